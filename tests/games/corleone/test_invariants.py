"""What is always true, checked along random games at tables of every size [section 8 of the rules]."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CASE, CHOSEN, DECK, DISCARDS, DONE, PUBLIC, pile
from consigliere.games.corleone.ground import (
    BESIDE,
    EMPTY,
    FACE_UP,
    MEMBERS_EACH,
    MEMBERS_IN,
    MEMBERS_KILLED,
    NEUTRAL_HERE,
    NONE,
    SUPPLY,
    THUGS,
    THUGS_KILLED,
)
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, members
from tests.games.corleone.scenario import BOX, RULES, new_game

GAMES = 40 if os.environ.get("CONSIGLIERE_TEST_ALL") else 2
BOARD = BOX.board
LIMITS = (5, 4, 3, 2)
FAMILY = (1, 2, 2, 3)  # family members that have joined by each act


@dataclass
class Moment:
    """The position before and after one command, and what it caused."""

    before: Corleone
    after: Corleone
    events: list[Event]

    def of_kind(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def begins(self, phase: int) -> bool:
        """Whether a phase began in this moment."""
        return any(event.a == phase for event in self.of_kind(e.PHASE_STARTED))


class Walk:
    """Some random games at a table of one size."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.thugs = int(BOX.setups[seats].thugs)
        self.games = [play_out(seats, number) for number in range(GAMES)]
        self.moments = [moment for game in self.games for moment in game]


def any_move(state: Corleone, chance: Chance) -> None:
    """Somebody the game waits for does something; choices that take many steps are soon done."""
    waiting = members(state.waiting_for())
    seat = waiting[chance.below(len(waiting))]
    legal = state.legal(seat)
    state.decide(seat, legal[chance.below(len(legal))], chance)


def play_out(seats: int, number: int) -> list[Moment]:
    """Every moment of one random game."""
    state, chance = new_game(seats, seed=1 + number), FastChance(seats + 99 * number)
    assert state.log is not None
    before = state.copy()
    found = [Moment(before, before, state.log)]
    while not state.is_over():
        state.log = []
        any_move(state, chance)
        after = state.copy()
        found.append(Moment(before, after, state.log))
        before = after
    return found


@pytest.fixture(scope="module", params=[2, 3, 4, 5], ids=lambda seats: f"{seats} seats")
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)


def everywhere(state: Corleone, card: int) -> int:
    """How many cards of a kind lie anywhere."""
    return sum(list(state.cards)[card :: state.width])


def laid(state: Corleone, which: int) -> list[int]:
    """The counts of a pile."""
    start = which * state.width
    return [int(number) for number in list(state.cards)[start : start + state.width]]


def stacks(state: Corleone) -> list[list[int]]:
    """The stacks of markers, turf by turf."""
    return [
        [int(state.marker(turf, place)) for place in range(state.height(turf))] for turf in range(BOARD.turfs)
    ]


def thugs_on_board(state: Corleone) -> list[int]:
    """Who stands in each business."""
    return [int(state.thug_in(business)) for business in range(BOARD.businesses)]


def members_on_board(state: Corleone) -> list[int]:
    """Who stands on each family-member space."""
    return [int(state.member_on(space)) for space in range(BOARD.spaces)]


# Cards.


def test_every_card_is_in_exactly_one_place(walk: Walk) -> None:
    """Invariants 1, 2: the numbers of the box; the job being resolved lies on the table."""
    counts = [int(number) for number in BOX.counts]
    assert sum(counts[: BOX.money]) == 120
    assert sum(counts[BOX.first_good : BOX.first_job]) == 32
    assert sum(counts[BOX.first_job : BOX.first_ally]) == 44
    for moment in walk.moments:
        state = moment.after
        found = [everywhere(state, card) for card in range(BOX.first_ally)]
        if state.working != NONE:
            found[state.working] += 1
        assert found == counts[: BOX.first_ally]


def test_there_are_never_more_public_jobs_than_at_set_up(walk: Walk) -> None:
    """Invariant 2."""
    most = max(int(moment.after.sizes[PUBLIC]) for moment in walk.moments)

    assert most == walk.moments[0].after.agreed.public_jobs


def test_every_ally_is_in_exactly_one_place(walk: Walk) -> None:
    """Invariants 3, 10: to come, shown, in a hand, face up or gone."""
    for moment in walk.moments:
        state = moment.after
        for ally in range(len(BOX.allies)):
            places = [state.later, state.row, state.gone]
            places += [state.person(FACE_UP, seat) for seat in range(state.seats)]
            held = everywhere(state, BOX.first_ally + ally)
            assert sum(int((mask >> ally) & 1) for mask in places) + held == 1


def test_players_minus_one_allies_are_shown_in_three_acts(walk: Walk) -> None:
    """Invariant 3: none in Act IV."""
    for game in walk.games:
        shown = [event.a - BOX.first_ally for moment in game for event in moment.of_kind(e.ALLY_SHOWN)]
        assert [int(BOX.allies[ally].act) for ally in shown] == [
            act for act in (1, 2, 3) for _ in range(walk.seats - 1)
        ]


def test_suitcases_hold_money_and_completed_jobs_alone(walk: Walk) -> None:
    """Invariant 10."""
    for moment in walk.moments:
        state = moment.after
        for seat in range(state.seats):
            assert sum(laid(state, pile(CASE, seat))[BOX.money :]) == 0
            done = laid(state, pile(DONE, seat))
            assert sum(done) == sum(done[BOX.first_job : BOX.first_ally])
        for which in (DECK, DISCARDS, PUBLIC):
            jobs = laid(state, which)
            assert sum(jobs) == sum(jobs[BOX.first_job : BOX.first_ally])


def test_after_tribute_no_hand_is_above_the_limit(walk: Walk) -> None:
    """Invariant 11: and after the end all hands are empty."""
    ended = 0
    for moment in walk.moments:
        hands = [int(moment.after.hand_size(seat)) for seat in range(walk.seats)]
        if moment.begins(e.ENTRACTE):
            ended += 1
            assert max(hands) <= LIMITS[moment.before.act - 1]
        assert moment.after.stage != e.OVER or hands == [0] * walk.seats
    assert ended == 3 * GAMES


def test_suitcase_money_falls_only_by_bids_paid_and_thefts(walk: Walk) -> None:
    """Invariant 12."""
    fell = 0
    for moment in walk.moments:
        paid = {event.a for event in moment.of_kind(e.ALLY_BRIBED)}
        robbed = {event.b for event in moment.of_kind(e.CARD_TAKEN) if event.c == e.OUT_OF_SUITCASE}
        for seat in range(walk.seats):
            before, after = in_suitcase(moment.before, seat), in_suitcase(moment.after, seat)
            fell += after < before
            assert after >= before or seat in paid | robbed
    assert fell > 0


def in_suitcase(state: Corleone, seat: int) -> int:
    """The money of a suitcase, bids included."""
    bids = state.stage in (e.BID, e.CHOOSE_ALLY)
    return int(state.sum_of(CASE, seat) + (state.sum_of(CHOSEN, seat) if bids else 0))


def test_completed_jobs_never_fall(walk: Walk) -> None:
    """Invariant 13."""
    for moment in walk.moments:
        for seat in range(walk.seats):
            for colour in range(len(BOX.colours)):
                assert moment.after.completed(seat, colour) >= moment.before.completed(seat, colour)
        assert sum(int(moment.after.size(DONE, seat)) for seat in range(walk.seats)) <= 44


# The board.


def test_tiles_fill_the_turfs_without_a_gap(walk: Walk) -> None:
    """Invariant 4: as many as at set-up and one more for each act; the others are in their stacks."""
    at_set_up = {2: 0, 3: 0, 4: 1, 5: 3}[walk.seats]
    for moment in walk.moments:
        state = moment.after
        tiles = [int(state.tile(turf)) for turf in range(BOARD.turfs)]
        number = at_set_up + int(state.act)
        assert [tile != NONE for tile in tiles] == [turf < number for turf in range(BOARD.turfs)]
        assert number + len(members(state.stacked)) == 12
        assert not set(tiles) & set(members(state.stacked))


def test_every_player_has_nine_markers(walk: Walk) -> None:
    """Invariant 5."""
    for moment in walk.moments:
        on_board = [owner for stack in stacks(moment.after) for owner in stack]
        for seat in range(walk.seats):
            assert on_board.count(seat) + moment.after.person(SUPPLY, seat) == 9


def test_every_figure_is_in_reserve_on_the_board_or_in_the_river(walk: Walk) -> None:
    """Invariant 6: family members of later acts wait."""
    for moment in walk.moments:
        state = moment.after
        thugs, family = thugs_on_board(state), members_on_board(state)
        for seat in range(walk.seats):
            standing = thugs.count(1 + seat)
            assert standing + state.person(THUGS, seat) + state.person(THUGS_KILLED, seat) == walk.thugs
            ranks = members(state.person(MEMBERS_IN, seat)) + members(state.person(MEMBERS_KILLED, seat))
            ranks += [
                (who - 1) % MEMBERS_EACH
                for who in family
                if who not in (EMPTY, NEUTRAL_HERE) and (who - 1) // MEMBERS_EACH == seat
            ]
            assert sorted(ranks) == list(range(FAMILY[state.act - 1]))


def test_the_board_is_empty_when_family_business_begins(walk: Walk) -> None:
    """Invariant 6: and so is the river."""
    begun = [moment.after for moment in walk.moments if moment.begins(e.FAMILY_BUSINESS)]
    assert len(begun) == 4 * GAMES
    for state in begun:
        assert set(thugs_on_board(state)) | set(members_on_board(state)) == {EMPTY}
        assert {state.mayor, state.boss, state.chief} == {BESIDE}
        killed = [
            state.person(what, seat) for what in (THUGS_KILLED, MEMBERS_KILLED) for seat in range(walk.seats)
        ]
        assert set(killed) == {0}


def test_every_space_holds_at_most_one_figure_of_its_kind(walk: Walk) -> None:
    """Invariant 7: and closed spaces none."""
    for moment in walk.moments:
        state = moment.after
        thugs, family = thugs_on_board(state), members_on_board(state)
        assert all(who in (EMPTY, NEUTRAL_HERE) or 1 <= who <= walk.seats for who in thugs)
        assert all(state.is_open(place) for place, who in enumerate(thugs) if who != EMPTY)
        assert [place for place, who in enumerate(thugs) if who == NEUTRAL_HERE] == on_the_board(state.boss)
        assert [space for space, who in enumerate(family) if who == NEUTRAL_HERE] == on_the_board(state.mayor)
        closed = members(BOARD.three_plus) if walk.seats == 2 else []
        assert all(family[space] == EMPTY for space in closed)


def on_the_board(place: int) -> list[int]:
    """Where a neutral figure stands, if anywhere."""
    return [int(place)] if place < BESIDE else []


def test_somebody_has_the_horse_head(walk: Walk) -> None:
    """Invariant 8."""
    assert all(0 <= moment.after.holder < walk.seats for moment in walk.moments)


def test_whoever_has_a_figure_in_reserve_can_place_it(walk: Walk) -> None:
    """Invariant 9."""
    numbers = RULES.numbers
    turns = [moment.after for moment in walk.moments if moment.after.stage == e.ACTION]
    assert turns
    for state in turns:
        legal = list(state.legal(state.actor))
        assert any(number < numbers.member for number in legal) == (state.person(THUGS, state.actor) > 0)
        assert any(numbers.member <= number < numbers.complete for number in legal) == (
            state.person(MEMBERS_IN, state.actor) > 0
        )


def test_a_turf_war_adds_at_most_one_marker_to_each_stack(walk: Walk) -> None:
    """Invariant 14: a card one to one stack, and moving a marker leaves the total unchanged."""
    for game in walk.games:
        for moment in game:
            before, after = stacks(moment.before), stacks(moment.after)
            placed = moment.of_kind(e.MARKER_PLACED)
            assert sum(map(len, after)) - sum(map(len, before)) == len(placed)
            in_war = [event.b for event in placed if event.c == e.FOR_TURF_WAR]
            assert len(in_war) == len(set(in_war))
            assert len(placed) - len(in_war) <= 1
        wars = [
            event.b
            for moment in game
            for event in moment.of_kind(e.MARKER_PLACED)
            if event.c == e.FOR_TURF_WAR
        ]
        assert all(wars.count(turf) <= 4 for turf in range(BOARD.turfs))


def test_effects_do_not_nest(walk: Walk) -> None:
    """Invariant 15: no business shakes, supports, moves or kills, and a share adds no share."""
    for business in BOARD.business:
        for one in [*business.front, *business.back]:
            effect = BOX.effects[one & b.BYTE]
            assert effect.kind <= b.HORSE_HEAD
            assert all(BOX.effects[gain & b.BYTE].kind <= b.DRAW_JOB for gain in effect.items)
    for game in walk.games:
        shaken = used = shared = 0
        for moment in game:
            for event in moment.events:
                shaken += event.kind == e.FRONT_SHAKEN
                used += event.kind == e.FRONT_USED
                shared += event.kind == e.CONTROLLER_SHARES
            assert used <= shaken + shared
            assert shared <= shaken
        assert used == shaken + shared


def test_a_game_has_so_many_phases_and_not_too_many_turns(walk: Walk) -> None:
    """Invariant 16."""
    most = {2: 90, 3: 104, 4: 126, 5: 148}[walk.seats]
    for game in walk.games:
        begun = [event.a for moment in game for event in moment.of_kind(e.PHASE_STARTED)]
        phases = (e.TURF_WAR, e.BRIBERY, e.TRIBUTE_PHASE, e.ENTRACTE)
        assert [begun.count(phase) for phase in phases] == [4, 3, 4, 3]
        turns = [event for moment in game for event in moment.of_kind(e.ASKED) if event.b == e.ACTION]
        assert len(turns) <= most


# What viewers see.


def test_what_each_viewer_is_told_adds_up_to_what_it_sees(walk: Walk) -> None:
    """Invariant 17: and the worlds it cannot rule out look to it as the true one does, questions included."""
    played = walk.games[0]
    for viewer in (*range(walk.seats), GALLERY):
        view, memory = (
            in_the_box_seen_by(walk.seats, viewer),
            RULES.knowledge(viewer, walk.seats),
        )
        chance = FastChance(viewer)
        for number, moment in enumerate(played):
            for event in moment.events:
                telling = RULES.kinds.told(event, viewer)
                if telling is not None:
                    memory.hear(telling, view)
                    view.write(telling.kind, telling.a, telling.b, telling.c, telling.d)
            assert view.fields() == moment.after.seen_by(viewer).fields()
            if number % 10 == 0:
                world = RULES.imagine(View(view), memory, chance)
                assert world.fault() == ""
                assert world.seen_by(viewer).fields() == view.fields()
                assert world.waiting_for() == view.waiting_for()
                assert viewer == GALLERY or list(world.legal(viewer)) == list(view.legal(viewer))


def in_the_box_seen_by(seats: int, viewer: int) -> Corleone:
    """A viewer's copy before the first event."""
    settled = RULES.settle_options(seats, {"families": "dealt"})
    assert isinstance(settled, dict)
    state = RULES.new(seats, settled)
    assert isinstance(state, Corleone)
    return state.seen_by(viewer)
