"""A position that cannot be is recognised as such [section 8 of the rules]."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append, remove
from mypy_extensions import i64, u8

from consigliere.games.mobcity.box import GROUPS
from consigliere.games.mobcity.cards import AWAY, NO_BOSS, NOWHERE, PILE, READY, SIZE, UNSEEN
from consigliere.games.mobcity.city import CASH, FAME, GRADE, PERSON
from consigliere.games.mobcity.rules import MobCity
from tests.games.mobcity.scenario import BOX, Fate, day, morning

MOLL = BOX.card_names.index("moll_1_3_0")
SOLDIER = BOX.card_names.index("soldier_4_4_0")
ASSASSIN = BOX.card_names.index("assassin_9_3_0")


def lot(name: str) -> int:
    return BOX.lot_names.index(name)


def orders() -> MobCity:
    """Anna gives her daily orders; everybody has something."""
    return morning(
        anna="cash 650; owns A2; whiskey 2; notoriety 2; 1 lieutenant_5_5_0 moll_1_3_0 shotgun; 2 revolver",
        bruno="cash 50; 1 soldier_1_4_0; 2 lieutenant_6_6_0",
    )


def fight() -> MobCity:
    """A shootout, anna has to arm."""
    return day(
        anna="1 soldier_4_4_0 assassin_9_3_0 shotgun revolver at A2; 3 moll_1_3_0 at A3",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )


def molls() -> MobCity:
    """The molls of a block are asked for."""
    return day(anna="1 soldier_4_4_0 at A2", bruno="1 soldier_1_4_0 at A3", chance=Fate("raid_south"))


def nobody_anywhere(state: MobCity) -> None:
    state.at[MOLL] = NOWHERE


def one_too_many(state: MobCity) -> None:
    state.piles[0 * PILE + SIZE] += 1


def a_weapon_from_nowhere(state: MobCity) -> None:
    state.piles[0 * PILE + SIZE] += 1
    state.piles[0 * PILE] += 1


def a_card_twice(state: MobCity) -> None:
    state.deck[0] = state.deck[1]


def a_deck_miscounted(state: MobCity) -> None:
    state.batches = append(state.batches, u8(1))


def two_lieutenants(state: MobCity) -> None:
    second = BOX.card_names.index("lieutenant_6_6_0")
    state.take(1 * GROUPS + 1, second)
    state.put(0, second)


def no_leader(state: MobCity) -> None:
    state.piles[0 * PILE + 6] = NO_BOSS


def unknown_cards(state: MobCity) -> None:
    state.piles[0 * PILE + UNSEEN] += 1


def person(what: int, value: int, seat: int = 0) -> Callable[[MobCity], None]:
    def change(state: MobCity) -> None:
        state.people[seat * PERSON + what] = value

    return change


def own(*lots: str) -> Callable[[MobCity], None]:
    def change(state: MobCity) -> None:
        for name in lots:
            state.owners[lot(name)] = u8(0)
        state.people[FAME] = 10

    return change


def attribute(name: str, value: int) -> Callable[[MobCity], None]:
    def change(state: MobCity) -> None:
        setattr(state, name, value)

    return change


def stand(group: int, where: int) -> Callable[[MobCity], None]:
    def change(state: MobCity) -> None:
        state.stand[group] = u8(where)

    return change


def hold(card: int, *weapons: int) -> Callable[[MobCity], None]:
    """A character takes weapons of its group."""

    def change(state: MobCity) -> None:
        for weapon in weapons:
            state.piles[state.place_of(card) * PILE + weapon] -= 1
            state.hold(card, weapon)

    return change


def at_no_scene(state: MobCity) -> None:
    state.fight[MOLL * state.fighter + state.most_held] = READY


def left_out_of_the_scene(state: MobCity) -> None:
    state.scene = remove(state.scene, i64(SOLDIER))


BROKEN: list[tuple[str, Callable[[], MobCity], Callable[[MobCity], None]]] = [
    ("MOB-I1 a character is nowhere", orders, nobody_anywhere),
    ("MOB-I1 a group is miscounted", orders, one_too_many),
    ("MOB-I1 a weapon too many", orders, a_weapon_from_nowhere),
    ("MOB-I1 a card of the deck twice", orders, a_card_twice),
    ("MOB-I1 the batches do not add up", orders, a_deck_miscounted),
    ("MOB-I1 a card unseen in the truth", orders, unknown_cards),
    ("MOB-I2 two lieutenants in a group", orders, two_lieutenants),
    ("MOB-I2 a lieutenant who does not lead", orders, no_leader),
    ("MOB-I3 notoriety 0", orders, person(FAME, 0)),
    ("MOB-I3 notoriety 11", orders, person(FAME, 11)),
    ("MOB-I3 notoriety below the buildings", orders, person(FAME, 0, 0)),
    ("MOB-I4 eight buildings", orders, own("A1", "A3", "A4", "A5", "A6", "B1", "B2")),
    ("MOB-I4 a building outside the city", orders, own("H1")),
    ("MOB-I5 debts", orders, person(CASH, -50)),
    ("MOB-I5 small change", orders, person(CASH, 25)),
    ("MOB-I6 a token in the city while bids are placed", molls, attribute("phase", 1)),
    ("MOB-I6 a token outside the city", orders, stand(4, lot("H1"))),
    ("MOB-I7 weapons alone in the city", orders, stand(1, lot("A2"))),
    ("MOB-I7 nobody in the city", orders, stand(2, lot("A2"))),
    ("MOB-I8 a speakeasy without whiskey", orders, attribute("glass", 1 << lot("B1"))),
    ("MOB-I8 a whiskey card too many", orders, person(GRADE, 3, 1)),
    ("MOB-I9 nobody has the Favor", orders, attribute("favor", 24)),
    ("MOB-I9 the police card with nobody there", orders, attribute("police", 5)),
    ("MOB-I11 several captains left in a building", molls, stand(4, lot("A2"))),
    ("MOB-I13 the event of the day still in the deck", molls, attribute("events", (1 << 12) - 1)),
    ("MOB-I14 two weapons in one hand", fight, hold(SOLDIER, 0, 1)),
    ("MOB-I14 an assassin with a revolver", fight, hold(ASSASSIN, 0)),
    ("MOB-I14 armed outside a shootout", orders, at_no_scene),
    ("MOB-17.4 a fighter who is not at the scene", fight, left_out_of_the_scene),
]


@pytest.mark.parametrize(("position", "change"), [pytest.param(*rest, id=name) for name, *rest in BROKEN])
def test_a_broken_position_has_a_fault(
    position: Callable[[], MobCity], change: Callable[[MobCity], None]
) -> None:
    state = position()
    assert state.fault() == ""
    change(state)

    assert state.fault() != ""


def test_nothing_is_held_outside_a_shootout() -> None:
    """[MOB-I14]"""
    state = orders()

    assert all(state.fate(card) == AWAY and state.holding(card) == 0 for card in range(BOX.characters))
