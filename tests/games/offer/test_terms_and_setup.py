"""Sides, seats and neighbours; how the cards are dealt and what is told before the game [OFF-1, OFF-2]."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.games.offer.roles import ADVANCED, ROLE_IDS, is_traitor
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal
from tests.games.offer.scenario import (
    A9,
    A12,
    RULES,
    S7,
    WORDS,
    asked,
    cards,
    ending,
    events,
    fast_table,
    figures,
    from_the_start,
    ghosts,
    happened,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    stated,
    table,
    talk,
    told,
    voted_out,
    winners,
)
from tests.kernel.matches import chi_square, generous

FAMILY = ["consigliere", "don", "mafioso", "accomplice", "loyal_brute", "coward", "tough_guy"]
TRAITORS = ["cop", "assassin", "police_chief", "saboteur", "infiltrator"]


# Aim and terms.


def test_every_role_belongs_to_one_of_two_sides() -> None:
    """[OFF-1.1, OFF-1.2]"""
    assert [role for role in ROLE_IDS if is_traitor(ROLE_IDS.index(role))] == TRAITORS
    assert sorted(FAMILY + TRAITORS) == sorted(ROLE_IDS)


@pytest.mark.parametrize(
    ("roles", "family", "traitors"), [(S7, 6, 1), (A9, 7, 2), (A12, 9, 3)], ids=["S7", "A9", "A12"]
)
def test_the_living_are_counted_by_side(roles: str, family: int, traitors: int) -> None:
    """[OFF-1.1, OFF-1.7] n, F and T."""
    state = table(roles)

    assert (state.family_left, state.traitors_left, state.number_living()) == (
        family,
        traitors,
        len(roles.split()),
    )


def test_the_family_wins_by_eliminating_all_traitors() -> None:
    """[OFF-1.3]"""
    state = talk(A9, day=2, ghosts=[2])
    voted_out(state, 3)

    assert ending(state) == "family"
    assert winners(state) == ["0", "1", "4", "5", "6", "7", "8"]


def test_the_traitors_win_by_being_as_many_as_the_family() -> None:
    """[OFF-1.3]"""
    state = talk(A9, day=4, ghosts=[0, 1, 4, 5])
    voted_out(state, 6)

    assert ending(state) == "traitors"
    assert winners(state) == ["2", "3"]


def test_a_player_wins_with_his_side_eliminated_or_not() -> None:
    """[OFF-1.4; OFF-X2]"""
    state = talk(S7)
    voted_out(state, 4)
    pass_night(state)
    voted_out(state, 2)

    assert winners(state) == ["0", "1", "3", "4", "5", "6"]
    assert ghosts(state) == [2, 4]


def test_an_eliminated_traitor_wins_with_his_side() -> None:
    """[OFF-1.4]"""
    state = talk(A9, day=4, ghosts=[0, 1, 2, 4, 5, 6])
    voted_out(state, 7)

    assert (ending(state), winners(state)) == ("traitors", ["2", "3"])


def test_the_moderator_has_no_seat() -> None:
    """[OFF-1.6] Everybody who is asked is a player, and every player has a card."""
    state = table(S7)

    assert asked(state) == [str(seat) for seat in range(7)]
    assert cards(state) == S7.split()


def test_the_moderator_gives_no_hint() -> None:
    """[OFF-1.5] Two games that differ only in who is what sound the same to the gallery, until a card is shown."""
    other = "mafioso consigliere mafioso mafioso don cop mafioso"
    heard = []
    for roles in (S7, other):
        state = from_the_start(roles)
        while stage(state) != "vote":
            line = {
                "opening": "house time-up opening",
                "introduce": f"{asked(state)[0]} pass" if asked(state) else "",
                "talk": "0 accuse 1",
                "second": "2 second",
                "defence": "1 end",
            }[stage(state)]
            play(state, line)
        for seat in range(7):
            play(state, f"{seat} up")
        play(state, "house time-up day, house time-up day, house time-up day, house time-up day")
        pass_night(state)
        heard.append(told(state, "gallery"))

    assert heard[0] == heard[1]


def test_an_eliminated_player_is_a_ghost() -> None:
    """[OFF-1.7]"""
    state = talk(S7)
    voted_out(state, 4)

    assert ghosts(state) == [4]
    assert (state.number_living(), state.family_left, state.traitors_left) == (6, 5, 1)


def test_left_is_the_next_higher_seat() -> None:
    """[OFF-1.8] After the last comes 0."""
    state = talk(S7)

    assert [int(state.left_of(seat)) for seat in range(7)] == [1, 2, 3, 4, 5, 6, 0]
    assert [int(state.right_of(seat)) for seat in range(7)] == [6, 0, 1, 2, 3, 4, 5]


def test_neighbours_are_the_nearest_living_players() -> None:
    """[OFF-1.9; OFF-X1]"""
    state = stated("don mafioso mafioso cop consigliere mafioso mafioso", 3, ghosts=[1, 2])

    assert (state.left_of(0), state.right_of(3), state.right_of(0)) == (3, 0, 6)


def test_seats_that_are_not_at_the_table_cannot_be_named() -> None:
    """[OFF-1.8]"""
    assert refused_by(talk(S7), "0 accuse 7") == "OFF-1.8"
    assert refused_by(night(S7), "2 point 9") == "OFF-1.8"
    assert refused_by(night(S7), "0 peek 7") == "OFF-1.8"
    assert refused_by(night(S7), "2 sign mark 7 don") == "OFF-1.8"
    assert refused_by(talk(A9, gun=8), "8 shoot 9") == "OFF-1.8"
    assert refused_by(fast_table(0, 3), "0 place 3") == "OFF-1.8"
    fast = fast_table(0, 3)
    play(fast, "0 place 1, house time-up secret")
    assert refused_by(fast, "1 bang 3") == "OFF-1.8"


def test_a_round_is_a_day_and_its_night() -> None:
    """[OFF-1.10] Night 1 follows Day 1, dawn 2 ends it."""
    state = from_the_start(S7)
    play(state, "house time-up opening")
    for seat in range(7):
        play(state, f"{seat} pass")
    for seat in range(7):
        play(state, f"{seat} over")
    pass_night(state)

    days = [
        event for event in events(state) if event["event"] in ("day-began", "night-began", "dawn-reported")
    ]
    numbers = [(event["event"], event.get("day", event.get("night"))) for event in days]
    assert numbers[-4:] == [("day-began", 1), ("night-began", 1), ("dawn-reported", 2), ("day-began", 2)]


# Set-up.


@pytest.mark.parametrize("seats", range(1, 23))
def test_five_to_twenty_play_the_full_game(seats: int) -> None:
    """[OFF-2.1]"""
    settled = RULES.settle_options(seats, {"game": "full"})

    assert isinstance(settled, dict) == (5 <= seats <= 20)


@pytest.mark.parametrize(
    ("seats", "cops"), [(5, 1), (6, 1), (7, 1), (8, 1), (9, 2), (11, 2), (12, 3), (15, 3), (16, 4), (20, 4)]
)
def test_the_plain_list(seats: int, cops: int) -> None:
    """[OFF-2.2; OFF-X3] One Consigliere, one Don, Cops by the table, all others Mafiosi."""
    state = RULES.new(seats, WORDS.settled(seats, {}))
    RULES.start(state, FastChance(seats))
    assert isinstance(state, Offer)

    assert Counter(cards(state)) == {"consigliere": 1, "don": 1, "cop": cops, "mafioso": seats - 2 - cops}


def test_advanced_roles_replace_plain_ones_of_their_side() -> None:
    """[OFF-2.3, OFF-2.4; OFF-X4]"""
    state = RULES.new(9, WORDS.settled(9, {"accomplice": True, "assassin": True}))
    RULES.start(state, FastChance(1))
    assert isinstance(state, Offer)

    assert Counter(cards(state)) == {
        "consigliere": 1,
        "don": 1,
        "accomplice": 1,
        "mafioso": 4,
        "cop": 1,
        "assassin": 1,
    }
    assert (state.family_left, state.traitors_left) == (7, 2)


@pytest.mark.parametrize("role", ADVANCED)
def test_there_is_one_of_each_advanced_role(role: str) -> None:
    """[OFF-2.3, OFF-2.5] A switch for each, and no number."""
    options: dict[str, OptionValue] = {"accomplice": True, role: True}
    state = RULES.new(9, WORDS.settled(9, options))
    RULES.start(state, FastChance(2))
    assert isinstance(state, Offer)

    assert cards(state).count(role) == 1
    assert next(option for option in RULES.options if option.name == role).default is False


def test_all_deals_are_equally_likely() -> None:
    """[OFF-2.9] Five players: Consigliere, Don and Cop sit in each of 60 ways equally often."""
    options = WORDS.settled(5, {})
    chance = FastChance(11)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1800):
        state = RULES.new(5, options)
        RULES.start(state, chance)
        assert isinstance(state, Offer)
        dealt = cards(state)
        found[tuple(dealt.index(role) for role in ("consigliere", "don", "cop"))] += 1

    assert len(found) == 60
    assert chi_square(list(found.values()), [30.0] * 60) < generous(60)


def test_everybody_sees_his_own_card_alone() -> None:
    """[OFF-2.9]"""
    state = from_the_start(S7)
    roles = S7.split()

    for seat in range(7):
        known = cards(seen(state, str(seat)))
        assert known == [roles[seat] if other == seat else "unknown" for other in range(7)]
        dealt = told(state, str(seat), "role-dealt")
        assert [event["role"] for event in dealt if event["role"] != "unknown"] == [roles[seat]]
    assert cards(seen(state, "gallery")) == ["unknown"] * 7


@pytest.mark.parametrize("roles", [S7, A9, A12], ids=["S7", "A9", "A12"])
def test_the_list_of_roles_in_play_is_public(roles: str) -> None:
    """[OFF-2.10]"""
    state = from_the_start(roles)
    listed = {event["role"]: event["count"] for event in told(state, "gallery", "role-in-play")}

    assert listed == Counter(roles.split())
    assert figures(state)["roles_in_play"] == listed


def test_the_lobby_lists_the_roles_that_will_be_dealt() -> None:
    """[OFF-2.2, OFF-2.10, OFF-20.2] Before the deal as after it."""
    for seats, options in ((7, {}), (12, {"saboteur": True, "tough_guy": True}), (5, {"game": "fast"})):
        settled = RULES.settle_options(seats, options)
        assert isinstance(settled, dict)
        outset = RULES.outset(seats, settled)
        state = RULES.new(seats, settled)
        RULES.start(state, FastChance(1))
        assert isinstance(state, Offer)

        assert isinstance(outset["roles"], list)
        assert {one["role"]: one["count"] for one in outset["roles"]} == Counter(cards(state))
        assert outset["game"] == options.get("game", "full")


def test_no_player_can_show_his_card() -> None:
    """[OFF-2.11] Only the Moderator does, at elimination and at the end."""
    for line in ("show don", "show 3 don", "reveal"):
        with pytest.raises(Illegal, match="unknown-command"):
            RULES.parse(line)
    state = talk(S7)
    play(state, "3 claim don")
    assert cards(seen(state, "gallery")) == ["unknown"] * 7
    voted_out(state, 3)
    assert cards(seen(state, "gallery")) == [*["unknown"] * 3, "don", *["unknown"] * 3]
    pass_night(state)
    voted_out(state, 2)
    assert ending(state) == "family"
    assert cards(seen(state, "gallery")) == S7.split()


@pytest.mark.parametrize(
    ("roles", "items"),
    [(S7, ["horse_head"]), (A9, ["gun", "vest", "horse_head"]), (A12, ["gun", "vest", "horse_head"])],
    ids=["S7", "A9", "A12"],
)
def test_items_are_in_play_with_the_roles_that_hand_them_out(roles: str, items: list[str]) -> None:
    """[OFF-2.12; OFF-X7] No coins unless they were chosen."""
    state = from_the_start(roles)

    assert [event["item"] for event in told(state, "gallery", "item-in-play")] == items
    assert legal(night(roles, coins={0: 1}), "0")[-1].startswith("peek")  # no coin could be spent


@pytest.mark.parametrize("item", ["gun", "vest"])
def test_an_elected_item_is_in_play_without_a_role(item: str) -> None:
    """[OFF-2.12, OFF-5.14]"""
    state = from_the_start(S7, elected_item=item)

    assert [event["item"] for event in told(state, "gallery", "item-in-play")] == [item, "horse_head"]


def test_without_the_don_there_is_no_horse_head() -> None:
    """[OFF-2.12]"""
    state = from_the_start("consigliere cop mafioso mafioso mafioso")

    assert told(state, "gallery", "item-in-play") == []


def test_bribes_are_used_or_not() -> None:
    """[OFF-2.13]"""
    assert refused_by(night(S7, ghosts=[1], coins={0: 1}), "0 bribe 1") == "OFF-2.13"
    assert refused_by(talk(S7), "0 bought Maria") == "OFF-2.13"
    assert "bribe 1" in legal(night(S7, ghosts=[1], coins={0: 1}, bribes=True), "0")


def test_roles_and_items_are_listed_before_the_cards_are_dealt() -> None:
    """[OFF-2.14]"""
    names = happened(from_the_start(A9))
    first_card = names.index("role-dealt")

    assert names[0] == "game-started"
    assert names.index("item-in-play") < first_card
    assert "role-in-play" not in names[first_card:]
    assert names.index("role-in-play") < names.index("item-in-play")
