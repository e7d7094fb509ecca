"""Set-up: seats, markers, the first holder and the first hands [CON-2]."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import Chance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import View
from tests.games.condottiere.scenario import (
    RULES,
    Stacked,
    asked,
    battle,
    cards,
    contested,
    deck_size,
    discarded,
    events,
    favor,
    hand_size,
    happened,
    legal,
    new_game,
    out,
    play,
    refused_by,
    regions,
    seen,
    token,
    told,
)


class Naming(Stacked):
    """Chance that names one seat as the first holder."""

    def __init__(self, seat: str) -> None:
        super().__init__("")
        self._seat = NAMES.index(seat)

    def below(self, bound: i64) -> i64:
        return self._seat


def set_up(seats: int, chance: Chance, **options: OptionValue) -> Condottiere:
    """A game set up as chance will have it, with a log."""
    settled = RULES.settle_options(seats, dict(options))
    assert isinstance(settled, dict), settled
    state = RULES.new(seats, settled)
    assert isinstance(state, Condottiere)
    state.log = []
    RULES.start(state, chance)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_takes_2_to_6_players(seats: int) -> None:
    """[CON-2.1]"""
    settled = RULES.settle_options(seats, {})

    assert isinstance(settled, dict)
    assert new_game(seats).seats == seats
    assert (RULES.least_seats, RULES.most_seats) == (2, 6)


@pytest.mark.parametrize("seats", [1, 7])
def test_a_table_with_1_or_7_seats_is_refused(seats: int) -> None:
    """[CON-X4, CON-2.1]"""
    refusal = RULES.settle_options(seats, {})

    assert isinstance(refusal, Refusal)
    assert refusal.rules == ("CON-2.1",)


def test_each_player_has_markers_of_the_players_own() -> None:
    """[CON-2.2, CON-K15] Whose marker lies where is seen by all, and none is taken for another's."""
    state = battle(anna="hand 1; regions roma", bruno="hand 10; regions siena napoli", carla="1")

    play(state, "anna passes, bruno 10, carla passes")

    for viewer in ("anna", "bruno", "carla", "gallery"):
        assert regions(seen(state, viewer), "anna") == ["roma"]
        assert regions(seen(state, viewer), "bruno") == ["parma", "siena", "napoli"]
        assert regions(seen(state, viewer), "carla") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_six_markers_are_as_many_as_a_player_can_need(seats: int) -> None:
    """[CON-2.2, CON-9.4] Nobody starts with one on the board, and the winning total is never above six."""
    state = new_game(seats)

    assert [regions(state, name) for name in NAMES[:seats]] == [[]] * seats
    assert state.agreed.total <= 6


@pytest.mark.parametrize("holder", ["anna", "bruno", "carla"])
def test_the_first_holder_is_a_random_seat(holder: str) -> None:
    """[CON-2.3] Random unless the host says otherwise: chance names the seat."""
    state = set_up(3, Naming(holder))

    assert token(state) == holder
    assert asked(state) == [holder]


@pytest.mark.parametrize("holder", ["anna", "bruno", "carla"])
def test_the_host_may_name_the_first_holder(holder: str) -> None:
    """[CON-2.3]"""
    state = new_game(3, first_holder=holder)

    assert token(state) == holder
    assert asked(state) == [holder]


def test_the_host_cannot_name_an_empty_seat() -> None:
    """[CON-2.3]"""
    refusal = RULES.settle_options(3, {"first_holder": "dario"})

    assert isinstance(refusal, Refusal)
    assert refusal.rules == ("CON-2.3",)


def test_the_favor_starts_off_the_board() -> None:
    """[CON-2.4] Every region is open to the first holder."""
    state = new_game(4, first_holder="anna")

    assert favor(state) == "off"
    assert legal(state, "anna") == [f"choose {region}" for region in RULES.box.regions]


def test_all_cards_are_shuffled_and_ten_are_dealt_to_each_player() -> None:
    """[CON-2.5, CON-8.9] Whole hands from the top of the deck, clockwise from the first holder."""
    top = "10 6 5 4 3 2 1 heroine winter scarecrow"
    below = "10 10 10 10 10 drummer bishop courtesan surrender spring"

    state = set_up(2, Stacked(f"{top} {below}"), first_holder="bruno")

    assert cards(state, "bruno") == "10 6 5 4 3 2 1 winter heroine scarecrow"
    assert cards(state, "anna") == "10 10 10 10 10 spring bishop courtesan drummer surrender"
    assert events(state, "deck-shuffled")[0]["size"] == RULES.box.cards


def test_hands_are_secret_but_their_number_is_not() -> None:
    """[CON-2.5, CON-K1, CON-K2] Each player sees the own hand alone; spectators see none."""
    state = battle(anna="10 heroine", bruno="winter", carla="-")

    hands = {
        viewer: [cards(seen(state, viewer), name) for name in ("anna", "bruno", "carla")]
        for viewer in ("anna", "bruno", "carla", "gallery")
    }

    assert hands["anna"] == ["10 heroine", "?", "-"]
    assert hands["bruno"] == ["? ?", "winter", "-"]
    assert hands["carla"] == hands["gallery"] == ["? ?", "?", "-"]


def test_others_are_told_how_many_cards_were_dealt_and_not_which() -> None:
    """[CON-K1, CON-K2, CON-K3] Nor is anyone told what chance drew."""
    state = new_game(2)

    to_anna = told(state, "anna", "card-dealt")

    assert [card["card"] == "unknown" for card in to_anna if card["seat"] == 0] == [False] * 10
    assert [card["card"] == "unknown" for card in to_anna if card["seat"] == 1] == [True] * 10
    assert {card["card"] for card in told(state, "gallery", "card-dealt")} == {"unknown"}
    assert [told(state, viewer, "drawn") for viewer in ("anna", "bruno", "gallery")] == [[], [], []]


def test_four_players_start_with_ten_cards_each_and_a_deck_of_70() -> None:
    """[CON-X3, CON-2.2, CON-2.4, CON-2.5]"""
    state = new_game(4, first_holder="dario")

    markers_on_board = sum(len(regions(state, name)) for name in NAMES[:4])

    assert [hand_size(state, name) for name in NAMES[:4]] == [10, 10, 10, 10]
    assert deck_size(state) == 70
    assert discarded(state) == "-"
    assert favor(state) == "off"
    assert markers_on_board == 0
    assert token(state) == "dario"


def test_six_players_who_draw_after_battle_start_with_seven_cards() -> None:
    """[CON-X5, CON-2.5, CON-12.2]"""
    state = new_game(6, draw_after_battle=True)

    assert [hand_size(state, name) for name in NAMES] == [7] * 6
    assert deck_size(state) == 68


def test_the_first_holder_places_the_token_having_seen_the_hand() -> None:
    """[CON-2.6, CON-7.1] In later rounds the choice comes before the deal."""
    state = new_game(2, first_holder="anna")
    assert happened(state).index("hand-dealt") < happened(state).index("asked")
    assert "?" not in cards(seen(state, "anna"), "anna")

    later = battle(anna="10", bruno="hand -; out")
    play(later, "anna 10, anna chooses roma")

    assert happened(later).index("region-chosen") < happened(later).index("hand-dealt")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_apart_from_the_winning_numbers_set_up_is_the_same_for_any_number_of_players(seats: int) -> None:
    """[CON-2.7, CON-9.1, CON-9.2]"""
    state = new_game(seats, first_holder="bruno")

    assert [hand_size(state, name) for name in NAMES[:seats]] == [10] * seats
    assert deck_size(state) == RULES.box.cards - 10 * seats
    assert (favor(state), contested(state), token(state), out(state)) == ("off", "none", "bruno", [])
    assert (state.agreed.total, state.agreed.group) == ((6, 4) if seats in (2, 3) else (5, 3))


def test_the_deck_is_not_drawn_from_during_a_round() -> None:
    """[CON-2.8, CON-K4] Through a battle and into the next, hands only shrink; all see how many cards lie where."""
    state = battle(anna="10 1 Sc", bruno="6 W", carla="hand 2 B; line 5")
    before = deck_size(state)

    play(state, "anna 10, bruno 6, carla B, carla puts off, anna Sc, bruno passes, carla passes, anna passes")
    play(state, "bruno chooses roma, anna keeps hand, bruno keeps hand, carla keeps hand, bruno W")

    assert "hand-dealt" not in happened(state)
    assert [deck_size(seen(state, viewer)) for viewer in ("anna", "gallery")] == [before, before]
    assert [hand_size(state, name) for name in ("anna", "bruno", "carla")] == [1, 0, 1]
    assert discarded(seen(state, "gallery")) == discarded(state) == "10 6 5 bishop scarecrow"


def test_the_rest_of_the_deck_lies_face_down() -> None:
    """[CON-2.8, CON-K3] Nobody sees a card of it."""
    state = new_game(2)

    for viewer in ("anna", "bruno", "gallery"):
        pile = RULES.view_to_plain(View(seen(state, viewer)))["deck"]
        assert pile == {"unknown": deck_size(state)}


def test_winning_numbers_do_not_change_if_a_player_leaves() -> None:
    """[CON-2.9, CON-18.5] Of four players dario is gone; a group of three still wins, as it does with four."""
    state = battle(region="parma", anna="hand 10; regions torino genova", bruno="1", carla="1", dario="1")
    assert refused_by(state, "house away dario") == "CON-18.5"

    play(state, "anna 10, bruno passes, carla passes, house default dario")

    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("adjacent", [0])
