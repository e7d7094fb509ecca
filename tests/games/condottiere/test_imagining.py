"""Imagined worlds: they respect all that a viewer knows, and otherwise nothing is likelier than anything else."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable

import pytest

from consigliere.games.condottiere.knowledge import Memory
from consigliere.games.condottiere.notation import CARDS, NAMES
from consigliere.games.condottiere.pieces import KINDS, WIDTH
from consigliere.games.condottiere.position import DECK
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, bit
from tests.games.condottiere.scenario import RULES, at, cards, play
from tests.kernel.matches import chi_square, generous

BOX = [CARDS[card] for card in range(KINDS) for _ in range(int(RULES.box.counts[card]))]
MERCENARIES = {"1", "2", "3", "4", "5", "6", "10"}
FACE_DOWN = MERCENARIES | {"courtesan", "drummer", "heroine"}
EVERYONE = (*NAMES, "gallery")


class Table:
    """A stated position, and viewers who remember what they are told from then on."""

    def __init__(self, text: str, **options: OptionValue) -> None:
        self.state = at(text, **options)
        self._memories = {name: Memory(_viewer(name), self.state.seats) for name in EVERYONE}
        self._copies = {name: self.state.seen_by(_viewer(name)) for name in EVERYONE}

    def play(self, lines: str) -> None:
        """Carry out commands; everyone hears their share."""
        self.state.log = []
        play(self.state, lines)
        for name, memory in self._memories.items():
            for event in self.state.log:
                told = RULES.kinds.told(event, _viewer(name))
                if told is not None:
                    memory.hear(told, self._copies[name])
                    self._copies[name].write(told.kind, told.a, told.b, told.c, told.d)

    def worlds(self, viewer: str, how_many: int = 60) -> list[Condottiere]:
        """Worlds that a viewer imagines."""
        chance = FastChance(how_many)
        copy = self.state.seen_by(_viewer(viewer))
        found = []
        for _ in range(how_many):
            world = _imagined(copy, self._memories[viewer], chance)
            assert world.fault() == ""
            found.append(world)
        return found

    def hands(self, viewer: str, owner: str, how_many: int = 60) -> list[list[str]]:
        """The hands of one seat in worlds that another imagines."""
        return [pile(world, owner, "hand") for world in self.worlds(viewer, how_many)]


def _viewer(name: str) -> int:
    return GALLERY if name == "gallery" else NAMES.index(name)


def _imagined(copy: Condottiere, memory: Memory, chance: FastChance) -> Condottiere:
    world = RULES.imagine(View(copy), memory, chance)
    assert isinstance(world, Condottiere)
    return world


def pile(state: Condottiere, name: str, which: str) -> list[str]:
    """The cards of a seat's pile, or of the deck."""
    if name == "deck":
        counts = [int(state.cards[DECK * WIDTH + card]) for card in range(KINDS)]
        return [CARDS[card] for card in range(KINDS) for _ in range(counts[card])]
    return [card for card in cards(state, name, which).split() if card != "-"]


# What a viewer remembers.

BATTLE = """
    contested parma, chosen by anna, token anna, battle 1
    asked play_or_pass: anna
"""


def test_a_mercenary_taken_back_is_in_that_hand_in_every_world() -> None:
    table = Table(BATTLE + "anna: hand 10 scarecrow 1 1\nbruno: hand 6 5 4\ncarla: hand 3 3 3")
    table.play("anna 10, bruno 6, carla 3, anna scarecrow, anna takes 10")

    for viewer in ("bruno", "carla", "gallery"):
        assert all("10" in hand for hand in table.hands(viewer, "anna"))


def test_a_scarecrow_that_takes_nothing_leaves_nothing_to_remember() -> None:
    table = Table(BATTLE + "anna: hand 10 scarecrow 1 1\nbruno: hand 6 5 4")
    table.play("anna 10, bruno 6, anna scarecrow, anna takes nothing")

    assert any("10" not in hand for hand in table.hands("bruno", "anna"))


def test_a_card_shown_is_in_that_hand_for_those_who_saw_it() -> None:
    table = Table(BATTLE + "anna: hand heroine 1 2\nbruno: hand 6 5\ncarla: hand 3 3")
    table.play("anna shows heroine to bruno")

    assert all("heroine" in hand for hand in table.hands("bruno", "anna"))


@pytest.mark.parametrize("viewer", ["carla", "gallery"])
def test_who_was_not_shown_a_card_imagines_hands_without_it(viewer: str) -> None:
    table = Table(BATTLE + "anna: hand heroine 1 2\nbruno: hand 6 5\ncarla: hand 3 3")
    table.play("anna shows heroine to bruno")

    hands = table.hands(viewer, "anna", 400)
    assert any("heroine" not in hand for hand in hands)
    assert any("heroine" in hand for hand in hands)


def test_a_whole_hand_shown_is_the_hand_in_every_world() -> None:
    table = Table(BATTLE + "anna: hand heroine 1 1 10\nbruno: hand 6 5")
    table.play("anna shows heroine 1 1 10 to bruno")

    assert {tuple(hand) for hand in table.hands("bruno", "anna")} == {("10", "1", "1", "heroine")}


def test_two_copies_shown_are_two_copies() -> None:
    table = Table(BATTLE + "anna: hand 6 6 1\nbruno: hand 5")
    table.play("anna shows 6 6 to bruno")

    assert all(hand.count("6") >= 2 for hand in table.hands("bruno", "anna"))


def test_a_card_shown_twice_is_still_one_card() -> None:
    table = Table(BATTLE + "anna: hand 6 1 1\nbruno: hand 5")
    table.play("anna shows 6 to bruno, anna shows 6 to bruno")

    assert any(hand.count("6") == 1 for hand in table.hands("bruno", "anna"))


def test_once_played_a_card_shown_is_in_that_hand_no_longer() -> None:
    table = Table(BATTLE + "anna: hand 10 1 1\nbruno: hand 6 5")
    table.play("anna shows 10 to bruno, anna 10")

    assert any("10" not in hand for hand in table.hands("bruno", "anna"))


def test_cards_shown_by_several_seats_are_all_remembered() -> None:
    table = Table(BATTLE + "anna: hand 10 1\nbruno: hand winter 5\ncarla: hand 3 3")
    table.play("anna shows 10 to carla, bruno shows winter to carla")

    for world in table.worlds("carla"):
        assert "10" in pile(world, "anna", "hand")
        assert "winter" in pile(world, "bruno", "hand")


def test_what_lies_open_is_in_no_imagined_hand() -> None:
    """All three Heroines lie in lines or were discarded."""
    table = Table(
        BATTLE
        + "discard: heroine\nanna: hand 1 1 1; line heroine\nbruno: hand 2 2 2; line heroine\ncarla: hand 3"
    )

    for viewer in ("carla", "gallery"):
        assert not any("heroine" in hand for hand in table.hands(viewer, "anna", 200))


def test_a_viewer_imagines_its_own_cards_as_they_are() -> None:
    table = Table(BATTLE + "anna: hand 10 winter 1\nbruno: hand 6 5; buried heroine")

    assert {tuple(hand) for hand in table.hands("anna", "anna")} == {("10", "1", "winter")}
    assert all(pile(world, "bruno", "buried") == ["heroine"] for world in table.worlds("bruno"))


# Hands discarded, and answers given in secret.

AFTER = """
    contested roma, chosen by anna, token anna, battle 2
    asked discard_hand: anna bruno carla
"""


def test_a_hand_discarded_in_step_4_held_no_mercenary() -> None:
    """[CON-K8]"""
    table = Table(AFTER + "anna: hand winter bishop courtesan drummer\nbruno: hand 6 5\ncarla: hand 4 3")
    table.play("anna discards hand, bruno keeps hand, carla keeps hand")

    for viewer in ("bruno", "carla", "gallery"):
        buried = [pile(world, "anna", "buried") for world in table.worlds(viewer, 200)]
        assert not any(MERCENARIES & set(hand) for hand in buried)
        assert {len(hand) for hand in buried} == {4}
        assert len({tuple(hand) for hand in buried}) > 20


def test_a_card_shown_and_then_discarded_lies_in_the_discarded_hand() -> None:
    table = Table(AFTER + "anna: hand winter bishop courtesan\nbruno: hand 6 5\ncarla: hand 4 3")
    table.play("anna shows winter to bruno, anna discards hand, bruno keeps hand, carla keeps hand")

    assert all("winter" in pile(world, "anna", "buried") for world in table.worlds("bruno"))
    assert any("winter" not in pile(world, "anna", "buried") for world in table.worlds("carla"))


def test_an_answer_not_yet_uncovered_may_be_either() -> None:
    """anna has answered; only if her imagined hand holds no mercenary may she be discarding it."""
    table = Table(AFTER + "anna: hand winter\nbruno: hand 6 5\ncarla: hand 4 3")
    table.play("anna discards hand")

    worlds = table.worlds("bruno", 200)
    discarding = [world for world in worlds if world.discarding & bit(0)]
    assert 0 < len(discarding) < len(worlds)
    assert not any(MERCENARIES & set(pile(world, "anna", "hand")) for world in discarding)


def test_a_viewer_knows_its_own_answer() -> None:
    table = Table(AFTER + "anna: hand winter\nbruno: hand 6 5\ncarla: hand 4 3")
    table.play("anna discards hand")

    assert all(world.discarding == bit(0) for world in table.worlds("anna"))


def test_a_seat_that_surely_holds_a_mercenary_surely_keeps() -> None:
    table = Table(AFTER + "anna: hand 10 winter\nbruno: hand 6 5\ncarla: hand 4 3")
    table.play("anna shows 10 to bruno, anna keeps hand")

    assert not any(world.discarding for world in table.worlds("bruno", 100))


# The end of a round.


def test_a_card_that_was_surely_kept_is_remembered_through_the_shuffle() -> None:
    """Two of three cards were kept and all three are the same."""
    table = Table("contested roma, battle 2\nasked keep_cards: anna\nanna: hand 6 6 6\nbruno: hand -")
    table.play("anna shows 6 6 6 to bruno, anna keeps 6 6")

    assert all(pile(world, "anna", "hand").count("6") >= 2 for world in table.worlds("bruno"))


def test_a_card_that_may_have_been_discarded_is_not_surely_there() -> None:
    table = Table("contested roma, battle 2\nasked keep_cards: anna\nanna: hand 10 1 1\nbruno: hand -")
    table.play("anna shows 10 to bruno, anna keeps 1 1")

    assert any("10" not in hand for hand in table.hands("bruno", "anna", 200))


def test_a_seat_that_kept_nothing_has_a_new_hand() -> None:
    table = Table("contested roma, battle 2\nasked keep_cards: anna\nanna: hand heroine\nbruno: hand -")
    table.play("anna shows heroine to bruno, anna keeps nothing")

    assert any("heroine" not in hand for hand in table.hands("bruno", "anna", 200))


# Hidden cards.


def hiding(text: str) -> Table:
    """A battle under hidden cards, anna's turn."""
    return Table(BATTLE + text, hidden_cards=True)


def test_a_face_down_card_is_one_that_may_lie_face_down() -> None:
    """[CON-K6] Never a season, a Bishop, a Scarecrow or a Surrender."""
    table = hiding("anna: hand 10 1 1\nbruno: hand 6 5")
    table.play("anna 10")

    for viewer in ("bruno", "gallery"):
        down = [pile(world, "anna", "down") for world in table.worlds(viewer, 300)]
        assert {len(cards) for cards in down} == {1}
        assert {cards[0] for cards in down} == FACE_DOWN


def test_the_other_cards_of_that_hand_may_be_anything() -> None:
    table = hiding("anna: hand 10 1 1\nbruno: hand 6 5")
    table.play("anna 10")

    assert {card for hand in table.hands("bruno", "anna", 400) for card in hand} == set(CARDS)


def test_a_shown_card_may_be_the_one_played_face_down() -> None:
    table = hiding("anna: hand 10 1 1\nbruno: hand 6 5")
    table.play("anna shows 10 to bruno, anna 1")

    worlds = table.worlds("bruno", 300)
    assert all("10" in pile(w, "anna", "hand") + pile(w, "anna", "down") for w in worlds)
    assert any(pile(w, "anna", "down") == ["10"] for w in worlds)
    assert any(pile(w, "anna", "down") != ["10"] for w in worlds)


def test_a_shown_season_is_never_the_one_face_down() -> None:
    table = hiding("anna: hand winter 10 1\nbruno: hand 6 5")
    table.play("anna shows winter to bruno, anna 1")

    assert all("winter" in hand for hand in table.hands("bruno", "anna", 200))


def test_all_cards_of_a_hand_that_was_shown_are_still_there_after_one_goes_face_down() -> None:
    """bruno has seen both cards: one lies face down, the other is in hand, and there is no third."""
    table = hiding("anna: hand 6 5\nbruno: hand 4 3")
    table.play("anna shows 6 5 to bruno, anna 6")

    worlds = table.worlds("bruno", 200)
    assert {tuple(sorted(pile(w, "anna", "hand") + pile(w, "anna", "down"))) for w in worlds} == {("5", "6")}
    assert {tuple(pile(w, "anna", "down")) for w in worlds} == {("5",), ("6",)}


def test_a_card_shown_beside_a_face_down_card_is_not_that_card() -> None:
    table = hiding("anna: hand 6 1\nbruno: hand 4 3")
    table.play("anna 1, bruno 4, anna shows 6 to bruno")

    assert all("6" in hand for hand in table.hands("bruno", "anna", 200))


def test_turning_up_another_copy_does_not_take_away_the_one_that_was_shown() -> None:
    """A 6 lay face down while another 6 was shown from the hand."""
    table = hiding("anna: hand 6 6 1\nbruno: hand 4 3 2")
    table.play("anna 6, bruno 4, anna shows 6 to bruno, anna passes up")

    assert all("6" in hand for hand in table.hands("bruno", "anna", 200))


# Evenness: small positions whose worlds can be counted.

Places = tuple[str, ...]
Rule = Callable[[dict[str, list[str]]], bool]


def rest_of_the_box(*used: str) -> str:
    """All cards of the box but these, for the discard pile."""
    left = list(BOX)
    for card in " ".join(used).split():
        left.remove(card)
    return " ".join(left)


def exactly(
    unseen: str, places: dict[str, int], rule: Rule, known: dict[str, Places] | None = None
) -> dict[str, float]:
    """The share of each world among all ways to lay the unseen cards out, found by laying them all out.

    Copies are told apart while counting, as a dealer would; `known` says where the first copy of a card must lie.
    """
    slots = [place for place, size in places.items() for _ in range(size)]
    pool = unseen.split()
    assert len(slots) == len(pool)
    counted: Counter[str] = Counter()
    for order in itertools.permutations(range(len(pool))):
        laid: dict[str, list[str]] = {place: [] for place in places}
        for slot, card in zip(slots, order, strict=True):
            laid[slot].append(pool[card])
        where = {card: slots[order.index(pool.index(card))] for card in known or {}}
        if all(where[card] in allowed for card, allowed in (known or {}).items()) and rule(laid):
            counted[world_name(laid)] += 1
    whole = sum(counted.values())
    return {world: number / whole for world, number in counted.items()}


def world_name(laid: dict[str, list[str]]) -> str:
    """A world in words."""
    return "; ".join(f"{place} {' '.join(sorted(found))}" for place, found in laid.items())


def anything(laid: dict[str, list[str]]) -> bool:
    """No rule."""
    return True


def face_down_rule(laid: dict[str, list[str]]) -> bool:
    """What lies face down may lie so."""
    return set(laid["bruno down"]) <= FACE_DOWN


def buried_rule(laid: dict[str, list[str]]) -> bool:
    """A discarded hand held no mercenary."""
    return not MERCENARIES & set(laid["bruno buried"])


def assert_even(table: Table, viewer: str, expected: dict[str, float], places: dict[str, int]) -> None:
    """Every possible world appears, no other does, and each about as often as it should."""
    draws = 4000
    counted = Counter(
        world_name({place: pile(world, *_pile_named(place)) for place in places})
        for world in table.worlds(viewer, draws)
    )

    assert set(counted) == set(expected)
    seen = [counted[world] for world in expected]
    assert chi_square(seen, [draws * share for share in expected.values()]) < generous(len(expected))


def _pile_named(place: str) -> tuple[str, str]:
    name, _, which = place.partition(" ")
    return name, which


def test_one_hidden_hand_is_dealt_evenly() -> None:
    """Two of five cards are in bruno's hand: ten pairs, and Winter is in four of them."""
    unseen = "10 10 winter 1 heroine"
    places = {"bruno hand": 2, "deck": 3}
    table = Table(
        f"{BATTLE}\ndiscard: {rest_of_the_box(unseen, '6')}\nanna: hand 6\nbruno: hand 10 winter",
        show_cards=True,
    )
    expected = exactly(unseen, places, anything)

    assert (
        abs(sum(share for world, share in expected.items() if "winter" in world.split(";")[0]) - 0.4) < 1e-9
    )
    assert_even(table, "anna", expected, places)


def test_several_hidden_hands_are_dealt_evenly() -> None:
    unseen = "10 10 winter 1 1 3"
    places = {"bruno hand": 2, "carla hand": 1, "deck": 3}
    table = Table(
        f"{BATTLE}\ndiscard: {rest_of_the_box(unseen, '6')}\nanna: hand 6\nbruno: hand 10 winter\ncarla: hand 1"
    )

    assert_even(table, "anna", exactly(unseen, places, anything), places)


def test_beside_a_card_that_was_shown_the_rest_is_dealt_evenly() -> None:
    unseen = "10 10 winter 1 1"
    places = {"bruno hand": 3, "deck": 2}
    table = Table(f"{BATTLE}\ndiscard: {rest_of_the_box(unseen, '6')}\nanna: hand 6\nbruno: hand 10 winter 1")
    table.play("bruno shows 10 to anna")

    assert_even(table, "anna", exactly(unseen, places, anything, {"10": ("bruno hand",)}), places)


def test_a_discarded_hand_and_a_hidden_one_are_dealt_evenly() -> None:
    unseen = "10 1 winter heroine spring 3"
    places = {"bruno buried": 2, "carla hand": 2, "deck": 2}
    table = Table(
        f"{BATTLE}\ndiscard: {rest_of_the_box(unseen, '6')}\n"
        "anna: hand 6\nbruno: buried winter heroine; out\ncarla: hand 10 1"
    )

    assert_even(table, "anna", exactly(unseen, places, buried_rule), places)


def test_a_face_down_card_is_dealt_evenly_among_what_may_lie_so() -> None:
    unseen = "10 1 winter heroine bishop 1"
    places = {"bruno hand": 2, "bruno down": 1, "deck": 3}
    table = hiding(
        f"discard: {rest_of_the_box(unseen, '6')}\nanna: hand 6\nbruno: hand winter bishop; down 10; played"
    )

    assert_even(table, "anna", exactly(unseen, places, face_down_rule), places)


def test_a_shown_card_lies_evenly_in_hand_or_face_down() -> None:
    unseen = "10 1 winter heroine bishop"
    places = {"bruno hand": 2, "bruno down": 1, "deck": 2}
    table = Table(
        "contested parma, chosen by anna, token anna, battle 1\nasked play_or_pass: bruno\n"
        f"discard: {rest_of_the_box(unseen, '6')}\nanna: hand 6\nbruno: hand 10 1 winter",
        hidden_cards=True,
    )
    table.play("bruno shows 10 to anna, bruno 1")

    assert_even(
        table,
        "anna",
        exactly(unseen, places, face_down_rule, {"10": ("bruno hand", "bruno down")}),
        places,
    )


def test_the_gallery_imagines_every_hand_evenly() -> None:
    unseen = "10 10 1 winter"
    places = {"anna hand": 1, "bruno hand": 2, "deck": 1}
    table = Table(f"{BATTLE}\ndiscard: {rest_of_the_box(unseen)}\nanna: hand 10\nbruno: hand 10 1")

    assert_even(table, "gallery", exactly(unseen, places, anything), places)
