"""A position of An Offer You Can't Refuse: who is who, who lives, what lies where, and the one method that changes it.

In a viewer's copy what that viewer may not know is UNKNOWN, unset or empty, so truth and view are the same class and
fold the same events.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import CALLED, Agreed
from consigliere.games.offer.roles import COWARD, DON, NO_SEAT, UNKNOWN
from consigliere.kernel.event import NO_TEXT
from consigliere.kernel.state import State
from consigliere.kernel.viewer import FIRST_GHOST, GALLERY, bit

CHOICES: Final = 6  # calls that belong to one role: peek to seek
NO_SIDE: Final = 2
OFFER_MADE: Final = 1  # and known to the Don alone
HEAD_SEEN: Final = 2


class Position(State):
    """Everything at the table, open and secret."""

    def __init__(self, agreed: Agreed, seats: i64, viewer: i64) -> None:
        super().__init__(seats, viewer)
        self.agreed: Agreed = agreed
        self.roles: vec[i64] = _filled(seats, UNKNOWN)
        self.coins: vec[i64] = _filled(seats, 0)
        self.pointers: vec[i64] = _filled(
            seats, w.UNSET
        )  # by night whom a traitor points at; by day an election
        self.bribes: vec[i64] = _filled(seats, w.UNSET)
        self.words: vec[i64] = _filled(seats, 0)  # what a ghost sends: kind, seat or role, text
        self.accused_today: vec[i64] = _filled(seats, 0)  # by each accuser, as a mask
        self.acts_today: vec[i64] = _filled(seats, 0)
        self.choices: vec[i64] = _filled(CHOICES, w.UNSET)
        self.ledger: vec[i64] = vec[i64]()
        self.stage: i64 = w.IN_THE_BOX
        self.asked: i64 = 0
        self.answered: i64 = 0
        self.living: i64 = self.everyone
        self.seeing: i64 = 0  # ghosts who see everything
        self.day: i64 = 0  # number of the day and of the night after it; in the fast game of the round
        self.family_left: i64 = agreed.family
        self.traitors_left: i64 = agreed.traitors
        self.team: i64 = 0  # the traitors, as far as this copy knows them
        self.doomed: i64 = NO_SEAT  # the Tough Guy after his arrest
        self.offer_used: i64 = 0
        self.patsy: i64 = NO_SEAT
        self.told_family: i64 = 0  # what the Consigliere was told, as masks
        self.told_traitor: i64 = 0
        self.told_don: i64 = 0  # what the Police Chief was told
        self.told_not_don: i64 = 0
        self.gun_side: i64 = NO_SIDE
        self.vest_side: i64 = NO_SIDE
        self.gun: i64 = NO_SEAT
        self.vest: i64 = NO_SEAT
        self.head: i64 = NO_SEAT
        self.coin_queue: i64 = 0  # who has a coin to give
        self.is_dusk: i64 = 0  # the coin is given before the night
        self.elected: i64 = 0  # today's item has been elected
        self.over: i64 = 0
        self.accuser: i64 = NO_SEAT
        self.accused: i64 = NO_SEAT
        self.seconder: i64 = NO_SEAT
        self.ballots: i64 = 0  # whose ballots are in
        self.downs: i64 = 0
        self.ups: i64 = 0
        self.trials: i64 = 0
        self.marks: i64 = 0  # announcements of the time made today
        self.cast: i64 = 0  # who has cast a ballot today
        self.held: i64 = 0  # a vote was held today
        self.missed: i64 = 0  # who cast none on the last day with a vote
        self.away: i64 = 0
        self.away_later: i64 = 0  # known to nobody before dawn [OFF-15.4]
        self.traitor_out: i64 = 0  # a traitor was eliminated in this Negotiation
        self.traitor_voted: i64 = 0
        self.is_quiet: i64 = 1  # nobody was eliminated in this round
        self.quiet: i64 = 0  # such rounds in a row
        self.reason: i64 = 0  # of the act that is being made
        self.target: i64 = NO_SEAT
        self.ending: i64 = w.NOT_ENDED
        self.winners: i64 = 0

    # Reading.

    def left_of(self, seat: i64) -> i64:
        """The nearest living player on the left [OFF-1.8, OFF-1.9]; NO_SEAT if there is none."""
        return self._nearest(seat, 1)

    def right_of(self, seat: i64) -> i64:
        """The nearest living player on the right."""
        return self._nearest(seat, self.seats - 1)

    def neighbour(self, seat: i64, side: i64) -> i64:
        """The left or right neighbour."""
        return self.left_of(seat) if side == w.LEFT else self.right_of(seat)

    def _nearest(self, seat: i64, step: i64) -> i64:
        other: i64 = seat
        for _ in range(self.seats - 1):
            other = (other + step) % self.seats
            if (self.living >> other) & 1:
                return other
        return NO_SEAT

    def number_living(self) -> i64:
        """n of the rules."""
        return self.family_left + self.traitors_left

    def seat_of(self, role: i64) -> i64:
        """Who holds a role of which there is one, as far as this copy knows; NO_SEAT if nobody does."""
        seat: i64
        for seat in range(self.seats):
            if self.roles[seat] == role:
                return seat
        return NO_SEAT

    def bank(self) -> i64:
        """The coins nobody has [OFF-12.1]."""
        number: i64 = self.agreed.box.coins
        for held in self.coins:
            number -= held
        return number

    def is_night(self) -> bool:
        """Whether it is a night, or an opening with an arrest."""
        return w.NIGHT_1 <= self.stage <= w.NIGHT_4

    def is_secret_phase(self) -> bool:
        """Whether nobody may see who has confirmed."""
        return self.is_night() or self.stage == w.OPENING or self.stage == w.TAP or self.stage == w.PLACE

    def is_dark(self) -> bool:
        return self.is_secret_phase()

    def is_sealed(self) -> bool:
        return self.is_secret_phase() or self.departed() != 0  # in their lounge ghosts talk by day too

    def absent(self) -> i64:
        return self.away | self.away_later

    def lasts_its_time(self) -> bool:
        """A defence is ended by its clock, a shot in the fast game by its last call [OFF-D8, OFF-D27]."""
        return self.agreed.clocks and (self.stage == w.DEFENCE or w.BANG <= self.stage <= w.LAST_CALL_STAGE)

    def ghosts(self) -> i64:
        return self.everyone & ~self.living

    def departed(self) -> i64:
        """The ghosts who have done their last act, and so may hear what the others know [OFF-13.2, OFF-13.4]."""
        owing: i64 = 0
        if self.stage == w.COIN:
            owing = self.coin_queue
        elif self.stage == w.BLAST:
            owing = self.asked
        return self.ghosts() & ~owing

    def choice(self, call: i64) -> i64:
        """What was chosen in a call that belongs to one role."""
        return self.choices[call - w.PEEK]

    def is_over(self) -> bool:
        return self.stage == w.OVER

    # Copies.

    def copy_to(self, other: Position) -> None:
        """Give another position of the same table everything this one has."""
        other.roles = self.roles[:]
        other.coins = self.coins[:]
        other.pointers = self.pointers[:]
        other.bribes = self.bribes[:]
        other.words = self.words[:]
        other.accused_today = self.accused_today[:]
        other.acts_today = self.acts_today[:]
        other.choices = self.choices[:]
        other.ledger = self.ledger[:]
        other.stage = self.stage
        other.asked = self.asked
        other.answered = self.answered
        other.living = self.living
        other.seeing = self.seeing
        other.day = self.day
        other.family_left = self.family_left
        other.traitors_left = self.traitors_left
        other.team = self.team
        other.doomed = self.doomed
        other.offer_used = self.offer_used
        other.patsy = self.patsy
        other.told_family = self.told_family
        other.told_traitor = self.told_traitor
        other.told_don = self.told_don
        other.told_not_don = self.told_not_don
        other.gun_side = self.gun_side
        other.vest_side = self.vest_side
        other.gun = self.gun
        other.vest = self.vest
        other.head = self.head
        other.coin_queue = self.coin_queue
        other.is_dusk = self.is_dusk
        other.elected = self.elected
        other.over = self.over
        other.accuser = self.accuser
        other.accused = self.accused
        other.seconder = self.seconder
        other.ballots = self.ballots
        other.downs = self.downs
        other.ups = self.ups
        other.trials = self.trials
        other.marks = self.marks
        other.cast = self.cast
        other.held = self.held
        other.missed = self.missed
        other.away = self.away
        other.away_later = self.away_later
        other.traitor_out = self.traitor_out
        other.traitor_voted = self.traitor_voted
        other.is_quiet = self.is_quiet
        other.quiet = self.quiet
        other.reason = self.reason
        other.target = self.target
        other.ending = self.ending
        other.winners = self.winners

    def seen_seat(self, viewer: i64) -> i64:
        """The seat whose own secrets a viewer sees: a seat's, or a ghost's former one; NO_SEAT for the gallery."""
        if viewer >= GALLERY:
            return NO_SEAT
        return viewer if viewer < FIRST_GHOST else viewer - FIRST_GHOST

    def sees_all(self) -> bool:
        """Whether this is the copy of a ghost who sees everything [OFF-13.4]."""
        own = self.seen_seat(self.viewer)
        return self.viewer >= FIRST_GHOST and own != NO_SEAT and (self.seeing >> own) & 1 == 1

    def hide_from(self, viewer: i64) -> None:
        """Make this copy the viewer's own: nothing is left that it may not know [section 5 of the rules]."""
        self.viewer = viewer
        if self.stage == w.OVER or self.stage == w.IN_THE_BOX:
            return
        self.away_later = 0
        own = self.seen_seat(viewer)
        self._forget_texts()
        if self.sees_all():
            return
        role: i64 = self.roles[own] if own != NO_SEAT else UNKNOWN
        one: i64 = bit(own) if own != NO_SEAT else 0
        is_of_team: bool = self.team & one != 0
        self._hide_cards(own, is_of_team)
        self._hide_answers(own, one, is_of_team and self.living & one != 0)
        call: i64
        for call in range(CHOICES):
            if CALLED[call + w.PEEK] != role:
                self.choices[call] = w.UNSET
        if role != CALLED[w.PEEK]:
            self.told_family = 0
            self.told_traitor = 0
        if role != CALLED[w.SEEK]:
            self.told_don = 0
            self.told_not_don = 0
        if role != COWARD:
            self.gun_side = NO_SIDE
            self.vest_side = NO_SIDE
        if self.doomed != own or not self.agreed.tough_told:
            self.doomed = NO_SEAT
        if role != DON and self.offer_used != HEAD_SEEN:
            self.offer_used = 0

    def _forget_texts(self) -> None:
        seat: i64
        for seat in range(self.seats):
            word = self.words[seat]
            if word:
                value = ledger.word_value(word)
                self.words[seat] = ledger.packed_word(ledger.word_kind(word), value, NO_TEXT)

    def _hide_cards(self, own: i64, is_of_team: bool) -> None:
        """Only ghosts' cards are open, one's own, and those of one's team by agreement [OFF-2.11, OFF-4.4]."""
        knows_patsy: bool = self.patsy == own or (own != NO_SEAT and self.roles[own] == DON)
        seat: i64
        for seat in range(self.seats):
            if (self.living >> seat) & 1 == 0 or seat == own:
                continue
            if is_of_team and self.agreed.team_sees_roles and (self.team >> seat) & 1:
                continue
            if self.patsy == own and own != NO_SEAT and self.roles[seat] == DON:
                continue
            self.roles[seat] = UNKNOWN
        if not knows_patsy or own == NO_SEAT:
            self.patsy = NO_SEAT
        if not is_of_team:
            self.team = 0

    def _hide_answers(self, own: i64, one: i64, is_pointing: bool) -> None:
        """Answers given in secret: ballots, elections, pointers, bribes and words."""
        if self.is_secret_phase():
            self.answered &= one
        if not self.agreed.open_ballots:
            self.downs &= one
            self.ups &= one
        is_told: bool = own != NO_SEAT and self.stage >= w.NIGHT_3  # who bribes a ghost, that ghost knows
        seat: i64
        for seat in range(self.seats):
            if seat == own:
                continue
            if self.stage == w.ELECT:
                if (self.answered >> seat) & 1:
                    self.pointers[seat] = w.HIDDEN
            elif not is_pointing:
                self.pointers[seat] = w.UNSET
            if self.bribes[seat] != own or not is_told:
                self.bribes[seat] = w.UNSET
            self.words[seat] = 0


def _filled(number: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * number)
