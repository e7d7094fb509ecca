"""The board of Corleone's Empire: figures in reserve, on spaces and in the river, tiles, and stacks of markers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import MAYOR, NO_SEAT, POLICE_CHIEF, UNION_BOSS
from consigliere.games.corleone.cards import Agreed, Cards
from consigliere.kernel.viewer import bit

# What is known of each seat beside its cards: `people[seat * PERSON + ...]`.
FAMILY: Final = 0
THUGS: Final = 1  # in reserve
THUGS_KILLED: Final = 2
MEMBERS_IN: Final = 3  # family members in reserve, as a mask
MEMBERS_KILLED: Final = 4
SUPPLY: Final = 5  # control markers
FACE_UP: Final = 6  # allies, as a mask
TURF_MONEY: Final = 7
COLOUR_MONEY: Final = 8
PERSON: Final = 9

# Who stands on a space: nobody, a figure of a seat (thugs by seat, members by seat and rank), a neutral figure.
EMPTY: Final = 0
NEUTRAL_HERE: Final = 31
MEMBERS_EACH: Final = 3

# Where a neutral figure is when it is on no place of its kind.
BESIDE: Final = 100
RIVER: Final = 101

NONE: Final = 255  # no effect, no business, no turf, no family, no job


class Ground(Cards):
    """Who stands where, and whose turf it is."""

    def __init__(
        self,
        agreed: Agreed,
        seats: i64,
        viewer: i64,
        cards: vec[u8],
        sizes: vec[i64],
        people: vec[i64],
        ground: vec[i64],
        markers: vec[u8],
    ) -> None:
        super().__init__(agreed, seats, viewer, cards, sizes)
        board = agreed.box.board
        self.people: vec[i64] = people
        # Occupants of businesses, turfs of businesses, occupants of spaces, tiles of turfs, heights of stacks.
        self.ground: vec[i64] = ground
        self.at_turf: i64 = board.businesses
        self.at_space: i64 = 2 * board.businesses
        self.at_tile: i64 = 2 * board.businesses + board.spaces
        self.at_height: i64 = 2 * board.businesses + board.spaces + board.turfs
        self.markers: vec[u8] = markers  # the stack of each turf from bottom to top: seats
        self.stacked: i64 = 0  # tiles not on the board, as a mask of businesses
        self.mayor: i64 = BESIDE
        self.boss: i64 = BESIDE
        self.chief: i64 = BESIDE
        self.act: i64 = 0

    # Reading.

    def person(self, what: i64, seat: i64) -> i64:
        """One thing known of a seat."""
        return self.people[seat * PERSON + what]

    def turf_of(self, business: i64) -> i64:
        """The turf a business lies in; the number of turfs if it is not on the board."""
        return self.ground[self.at_turf + business]

    def is_open(self, business: i64) -> bool:
        """Whether a business is on the board."""
        return self.ground[self.at_turf + business] < self.box.board.turfs

    def tile(self, turf: i64) -> i64:
        """The tile in a turf, or NONE."""
        return self.ground[self.at_tile + turf]

    def thug_in(self, business: i64) -> i64:
        """Who stands in a business."""
        return self.ground[business]

    def member_on(self, space: i64) -> i64:
        """Who stands on a family-member space."""
        return self.ground[self.at_space + space]

    def height(self, turf: i64) -> i64:
        """How many markers lie in a turf."""
        return self.ground[self.at_height + turf]

    def marker(self, turf: i64, place: i64) -> i64:
        """Whose marker lies at a place of a stack, counted from the bottom."""
        return i64(self.markers[turf * self.agreed.markers + place])

    def controller(self, turf: i64) -> i64:
        """The seat whose marker lies on top, or NO_SEAT [CORL-8.1]."""
        height = self.height(turf)
        return NO_SEAT if height == 0 else self.marker(turf, height - 1)

    def reserve(self, seat: i64) -> i64:
        """Whether a seat has a figure in reserve: more than 0 if it has [CORL-1.10]."""
        return self.people[seat * PERSON + THUGS] + self.people[seat * PERSON + MEMBERS_IN]

    def neutral(self, figure: i64) -> i64:
        """Where a neutral figure stands, BESIDE or RIVER."""
        if figure == MAYOR:
            return self.mayor
        return self.boss if figure == UNION_BOSS else self.chief

    # Writing; for events alone.

    def place_tile(self, turf: i64, business: i64) -> None:
        """A tile is placed face up in a turf [CORL-4.1]."""
        self.stacked &= ~bit(business)
        self.ground[self.at_tile + turf] = business
        self.ground[self.at_turf + business] = turf

    def put_thug(self, seat: i64, business: i64) -> None:
        """A thug goes from reserve into a business [CORL-6.1]."""
        self.people[seat * PERSON + THUGS] -= 1
        self.ground[business] = 1 + seat

    def put_member(self, seat: i64, member: i64, space: i64) -> None:
        """A family member goes from reserve to a space [CORL-7.1]."""
        self.people[seat * PERSON + MEMBERS_IN] &= ~bit(member)
        self.ground[self.at_space + space] = 1 + MEMBERS_EACH * seat + member

    def move_figure(self, source: i64, target: i64) -> None:
        """A figure goes from one place to another of its kind [CORL-10.11]."""
        self.ground[self.spot(target)] = self.ground[self.spot(source)]
        self.ground[self.spot(source)] = EMPTY

    def add_member(self, member: i64) -> None:
        """A family member joins every reserve [CORL-18.3]."""
        seat: i64
        for seat in range(self.seats):
            self.people[seat * PERSON + MEMBERS_IN] |= bit(member)

    def spot(self, place: i64) -> i64:
        """Where the figure of a business or space is kept."""
        businesses = self.box.board.businesses
        return place if place < businesses else self.at_space + place - businesses

    def kill(self, owner: i64, figure: i64, place: i64) -> None:
        """A figure of a seat goes from its place to the river [CORL-10.1]."""
        self.ground[self.spot(place)] = EMPTY
        if figure == e.THUG:
            self.people[owner * PERSON + THUGS_KILLED] += 1
        else:
            self.people[owner * PERSON + MEMBERS_KILLED] |= bit(figure - e.FIRST_MEMBER)

    def put_neutral(self, figure: i64, place: i64) -> None:
        """A neutral figure goes to a place, or into the river."""
        board = self.box.board
        if figure == POLICE_CHIEF:
            self.chief = RIVER if place == RIVER else place - board.businesses - board.spaces
        elif figure == MAYOR:
            if self.mayor < BESIDE:
                self.ground[self.at_space + self.mayor] = EMPTY
            self.mayor = RIVER if place == RIVER else place - board.businesses
            if place != RIVER:
                self.ground[self.at_space + self.mayor] = NEUTRAL_HERE
        else:
            if self.boss < BESIDE:
                self.ground[self.boss] = EMPTY
            self.boss = place
            if place != RIVER:
                self.ground[place] = NEUTRAL_HERE

    def bring_home(self) -> None:
        """All figures leave the board and the river [CORL-18.1]."""
        members: i64 = 0
        number: i64
        for number in range(self.act):
            if self.box.acts[number].member < MEMBERS_EACH:
                members |= bit(self.box.acts[number].member)
        seat: i64
        for seat in range(self.seats):
            self.people[seat * PERSON + THUGS] = self.agreed.thugs
            self.people[seat * PERSON + THUGS_KILLED] = 0
            self.people[seat * PERSON + MEMBERS_IN] = members
            self.people[seat * PERSON + MEMBERS_KILLED] = 0
        place: i64
        for place in range(self.box.board.businesses):
            self.ground[place] = EMPTY
        for place in range(self.at_space, self.at_tile):
            self.ground[place] = EMPTY
        self.mayor = BESIDE
        self.boss = BESIDE
        self.chief = BESIDE

    def lay_marker(self, turf: i64, seat: i64) -> None:
        """A marker goes on top of a stack."""
        self.markers[turf * self.agreed.markers + self.height(turf)] = u8(seat)
        self.ground[self.at_height + turf] += 1

    def lift_marker(self, turf: i64, seat: i64, number: i64) -> None:
        """One of a seat's markers, counted from the bottom, leaves a stack, which closes up [CORL-15.11]."""
        place: i64 = 0
        left: i64 = number
        while True:
            if self.marker(turf, place) == seat:
                left -= 1
                if left == 0:
                    break
            place += 1
        start = turf * self.agreed.markers
        last = self.height(turf) - 1
        while place < last:
            self.markers[start + place] = self.markers[start + place + 1]
            place += 1
        self.markers[start + last] = 0
        self.ground[self.at_height + turf] = last
