"""What is always true, checked along random games at tables of every size [section 8 of the rules]."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import (
    ARMS,
    ASSASSIN,
    DON_IS_DEAD,
    GRENADE,
    GROUPS,
    LIEUTENANT,
    NO_SEAT,
)
from consigliere.games.mobcity.cards import AWAY
from consigliere.games.mobcity.city import HOME
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, members
from tests.games.mobcity.scenario import BOX, RULES, WORDS

GAMES = 20 if os.environ.get("CONSIGLIERE_TEST_ALL") else 1
OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"loose_weapons": "owner_only", "stalemate": "owner_holds", "lost_building_lowers_notoriety": True},
]
DON = [event.family for event in BOX.events].index(DON_IS_DEAD)
# Events in which a captain pays the vault, and those in which it pays him: where the amount stands.
PAYS = {
    e.EVENT_PEEKED: 1,
    e.POLICE_TAKEN: 1,
    e.WHISKEY_TAKEN: 2,
    e.WAGES_PAID: 1,
    e.BUILDING_BOUGHT: 2,
    e.SPEAKEASY_OPENED: 2,
    e.FINE_PAID: 2,
}
EARNS = {e.ADVANCE_PAID: 1, e.INCOME_PAID: 2, e.VAULT_EXTORTED: 2}


@dataclass
class Moment:
    """The position before and after one command, and what it caused."""

    before: MobCity
    after: MobCity
    events: list[Event]

    def of_kind(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


class Walk:
    """Some random games at a table of one size."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.options = OPTIONS[seats % 2]
        self.games = [play_out(seats, number, self.options) for number in range(GAMES)]
        self.moments = [moment for game in self.games for moment in game]
        self.logs = [[event for moment in game for event in moment.events] for game in self.games]


def fresh(seats: int, options: dict[str, OptionValue]) -> MobCity:
    """The box before the first event."""
    state = RULES.new(seats, WORDS.settled(seats, options))
    assert isinstance(state, MobCity)
    return state


def play_out(seats: int, number: int, options: dict[str, OptionValue]) -> list[Moment]:
    """Every moment of one random game."""
    state, chance = fresh(seats, options), FastChance(seats + 99 * number)
    state.log = []
    RULES.start(state, FastChance(7 + number))
    before = state.copy()
    found = [Moment(before, before, state.log)]
    while not state.is_over():
        state.log = []
        seat, command = WORDS.any_move(state, chance)
        state.carry_out(seat, command, chance, [])
        after = state.copy()
        found.append(Moment(before, after, state.log))
        before = after
    return found


@pytest.fixture(scope="module", params=[2, 3, 4, 5, 6], ids=lambda seats: f"{seats} seats")
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)


def places(state: MobCity) -> range:
    """Groups, the pool, and the first soldiers before the captains."""
    return range(state.seats * GROUPS + 1 + state.seats)


def fields(event: Event) -> tuple[int, int, int, int]:
    return int(event.a), int(event.b), int(event.c), int(event.d)


def shootouts(log: list[Event]) -> Iterator[list[Event]]:
    """The events of each shootout."""
    found: list[Event] = []
    for event in log:
        if event.kind == e.SHOOTOUT_BEGAN:
            found = [event]
        elif found:
            found.append(event)
            if event.kind == e.SHOOTOUT_OVER:
                yield found
                found = []


# Cards.


def test_every_card_is_in_exactly_one_place(walk: Walk) -> None:
    """[MOB-I1]"""
    counts = [int(number) for number in BOX.counts]
    assert sum(counts) == 88
    for moment in walk.moments:
        state = moment.after
        found = [0] * BOX.cards
        for laid in state.deck:
            found[laid] += 1
        for card in range(BOX.characters):
            found[card] += int(state.place_of(card)) in places(state)
            for slot in range(state.most_held):
                if state.held(card, slot) > 0:
                    found[BOX.first_weapon + state.held(card, slot) - 1] += 1
        for weapon in range(ARMS):
            lying = [state.arms(place, weapon) for place in places(state)]
            lying += [state.on_floor(owner, weapon) for owner in range(state.seats + 1)]
            found[BOX.first_weapon + weapon] += sum(int(number) for number in lying)
        assert found == counts
        if state.fighters == 0:
            assert not any(state.floor)


def test_no_group_has_two_lieutenants(walk: Walk) -> None:
    """[MOB-I2]"""
    for moment in walk.moments:
        state = moment.after
        led = [int(state.place_of(card)) for card in range(BOX.characters) if BOX.role[card] == LIEUTENANT]
        groups = [place for place in led if place < state.seats * GROUPS]
        assert len(groups) == len(set(groups))
        assert len(state.stand) == state.seats * GROUPS == 4 * state.seats


def test_nobody_holds_more_than_he_can(walk: Walk) -> None:
    """[MOB-I14]"""
    armed = 0
    for moment in walk.moments:
        state = moment.after
        for card in range(BOX.characters):
            held = [
                int(state.held(card, slot)) - 1
                for slot in range(state.most_held)
                if state.held(card, slot) > 0
            ]
            armed += len(held)
            assert len(held) <= BOX.slots[BOX.role[card]]
            assert BOX.role[card] != ASSASSIN or set(held) <= {GRENADE}
            assert state.fighters != 0 or (not held and state.fate(card) == AWAY)
    assert armed > 0


# Captains.


def test_notoriety_is_between_the_floor_and_ten(walk: Walk) -> None:
    """[MOB-I3, MOB-I4]"""
    for moment in walk.moments:
        state = moment.after
        for seat in range(walk.seats):
            owned = sum(int(state.owner(lot)) == seat for lot in range(BOX.lots))
            assert 0 <= owned <= 7
            assert max(1, owned) <= state.fame(seat) <= 10
            assert int(BOX.terms.stores) - owned >= 0


def test_cash_changes_only_by_payments(walk: Walk) -> None:
    """[MOB-I5]"""
    for moment in walk.moments:
        for seat in range(walk.seats):
            cash = moment.after.cash(seat)
            assert cash >= 0
            assert cash % 50 == 0
        paid = sum(fields(event)[PAYS[event.kind]] for event in moment.events if event.kind in PAYS)
        earned = sum(fields(event)[EARNS[event.kind]] for event in moment.events if event.kind in EARNS)
        before = sum(int(moment.before.cash(seat)) for seat in range(walk.seats))
        after = sum(int(moment.after.cash(seat)) for seat in range(walk.seats))
        assert after - before == earned - paid


def test_extortion_never_exceeds_what_the_building_has_paid(walk: Walk) -> None:
    """[MOB-I12]"""
    for log in walk.logs:
        paid: dict[int, int] = {}
        for event in log:
            if event.kind == e.BLOCK_BEGAN:
                paid = {}
            elif event.kind == e.INCOME_PAID:
                paid[event.b] = paid.get(event.b, 0) + int(event.c)
            elif event.kind == e.EXTORTED:
                assert event.c <= paid[event.b]


def test_whiskey_is_with_one_captain_or_the_consigliere(walk: Walk) -> None:
    """[MOB-I8]"""
    for moment in walk.moments:
        state = moment.after
        for grade in range(len(BOX.grades)):
            held = sum(state.grade(seat) == grade for seat in range(walk.seats))
            assert held + state.bottles(grade) == BOX.in_play[walk.seats][grade]
        for lot in members(state.glass):
            assert state.owner(lot) != NO_SEAT
            assert state.grade(state.owner(lot)) >= 0


def test_the_favor_has_a_holder_and_the_police_card_at_most_one(walk: Walk) -> None:
    """[MOB-I9]"""
    for moment in walk.moments:
        assert 0 <= moment.after.favor < walk.seats
        assert moment.after.police == NO_SEAT or 0 <= moment.after.police < walk.seats


def test_every_captain_holds_the_favor(walk: Walk) -> None:
    """[MOB-I17]"""
    for game in walk.games:
        assert {int(moment.after.favor) for moment in game} == set(range(walk.seats))
        assert 7 <= game[-1].after.round <= 12


# The day.


def test_the_pool_is_the_sum_of_all_limits(walk: Walk) -> None:
    """[MOB-I10]"""
    drawn = 0
    for moment in walk.moments:
        for event in moment.of_kind(e.POOL_DRAWN):
            limits = sum(3 if moment.before.fame(seat) >= 5 else 2 for seat in range(walk.seats))
            assert event.a == min(limits, len(moment.before.deck))
            drawn += 1
    assert drawn >= 7 * GAMES


def test_tokens_are_in_the_city_only_for_a_day(walk: Walk) -> None:
    """[MOB-I6, MOB-I7]"""
    for moment in walk.moments:
        state = moment.after
        out = [group for group in range(walk.seats * GROUPS) if state.lot_of(group) != HOME]
        if state.phase not in (e.DAILY_ORDERS, e.CITY) or moment.of_kind(e.DAY_ENDED):
            assert out == []
        for group in out:
            assert state.is_in_city(state.lot_of(group))
            if not state.is_shown(group):
                assert any(state.place_of(card) == group for card in range(BOX.characters))
        sent = [event.a for event in moment.of_kind(e.GROUP_SENT)]
        assert all(seat == moment.before.actor for seat in sent)


def test_after_the_shootouts_each_building_is_one_captains(walk: Walk) -> None:
    """[MOB-I11]"""
    asked = [moment.after for moment in walk.moments if moment.after.stage == e.MOLLS]
    assert asked
    for state in asked:
        first = state.first_lot(state.block)
        for lot in range(first, first + 6):
            assert len(members(state.standing(lot))) <= 1


def test_the_game_ends_exactly_with_the_dons_card(walk: Walk) -> None:
    """[MOB-I13]"""
    total = 8 if walk.seats == 2 else 12
    for game in walk.games:
        for moment in game:
            state = moment.after
            past = len([event for event in range(len(BOX.events)) if not (state.events >> event) & 1])
            gone = past - (len(BOX.events) - total)
            assert (
                gone == state.round - (state.phase != e.CITY and not state.is_over())
                if state.round
                else gone == 0
            )
        turned = [int(event.a) for moment in game for event in moment.of_kind(e.EVENT_REVEALED)]
        assert len(turned) == len(set(turned))
        assert turned.index(DON) == len(turned) - 1


# Shootouts.


def test_one_wins_and_all_others_lose(walk: Walk) -> None:
    """[MOB-I15]"""
    decided = 0
    for log in walk.logs:
        for fight in shootouts(log):
            fighters = set(members(fight[0].b))
            beaten = [int(event.a) for event in fight if event.kind == e.CAPTAIN_BEATEN]
            won = [int(event.a) for event in fight if event.kind == e.SHOOTOUT_WON]
            assert len(beaten) == len(set(beaten))
            assert set(beaten) | set(won) <= fighters
            if won:
                decided += 1
                assert set(beaten) == fighters - set(won)
            else:
                assert len(set(beaten)) <= len(fighters) - 2
    assert decided > 0 or walk.seats < 4


def test_notoriety_moves_by_one_at_most(walk: Walk) -> None:
    """[MOB-I15]"""
    for log in walk.logs:
        fame = [1] * walk.seats
        for event in log:
            if event.kind == e.BUILDING_BOUGHT:
                fame[event.a] = int(event.d)
            elif event.kind == e.BUILDING_LOST or event.kind == e.CAPTAIN_BEATEN:
                assert fame[event.a] - event.c in (0, 1)
                fame[event.a] = int(event.c)
            elif event.kind == e.SHOOTOUT_WON:
                assert event.c - fame[event.a] == (0 if fame[event.a] == 10 else 1)
                fame[event.a] = int(event.c)


def test_whoever_is_out_does_not_act_again_in_that_turn(walk: Walk) -> None:
    """[MOB-I18]"""
    acted_at_all = 0
    for log in walk.logs:
        for fight in shootouts(log):
            out: set[int] = set()
            gone: set[int] = set()
            done: set[int] = set()
            for event in fight:
                if event.kind == e.SHOOTOUT_TURN:
                    out, done = set(), set()
                elif event.kind in (e.CHARACTER_WOUNDED, e.CHARACTER_KILLED):
                    gone.add(int(event.b))
                elif event.kind == e.CHARACTER_CAPTURED:
                    out.add(int(event.d))
                elif event.kind in (e.CHARACTER_ACTS, e.CHARACTER_PASSED):
                    assert event.b not in out | gone | done
                    done.add(int(event.b))
                    acted_at_all += 1
    assert acted_at_all > 0


# Records and views.


def test_replaying_the_events_gives_the_same_state(walk: Walk) -> None:
    """[MOB-I16]"""
    for game in walk.games:
        state = fresh(walk.seats, walk.options)
        for moment in game:
            for event in moment.events:
                state.write(event.kind, event.a, event.b, event.c, event.d)
            assert state.fields() == moment.after.fields()


def test_what_each_viewer_is_told_adds_up_to_what_it_sees(walk: Walk) -> None:
    """[MOB-I16] And the worlds it cannot rule out look to it as the true one does, questions included."""
    played = walk.games[0]
    for viewer in (*range(walk.seats if GAMES > 1 else 1), GALLERY):
        view, memory = fresh(walk.seats, walk.options).seen_by(viewer), RULES.knowledge(viewer, walk.seats)
        chance = FastChance(viewer)
        for number, moment in enumerate(played):
            for event in moment.events:
                telling = RULES.kinds.told(event, viewer)
                if telling is not None:
                    memory.hear(telling, view)
                    view.write(telling.kind, telling.a, telling.b, telling.c, telling.d)
            assert view.fields() == moment.after.seen_by(viewer).fields()
            if number % 25 == 0:
                world = RULES.imagine(View(view), memory, chance)
                assert world.fault() == ""
                assert world.seen_by(viewer).fields() == view.fields()
                assert world.waiting_for() == view.waiting_for()
                assert viewer == GALLERY or list(world.legal(viewer)) == list(view.legal(viewer))


def test_no_position_has_a_fault(walk: Walk) -> None:
    """[MOB-I1, MOB-I2, MOB-I3, MOB-I4, MOB-I5, MOB-I6, MOB-I7, MOB-I8, MOB-I9, MOB-I11, MOB-I13, MOB-I14]"""
    for moment in walk.moments[::5]:
        assert moment.after.fault() == ""
