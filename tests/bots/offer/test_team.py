"""What traitors make of the pointers and signs of their team, and everybody of the words that were bought."""

from __future__ import annotations

import pytest

from consigliere.bots import make
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from tests.games.offer.scenario import A12, RULES, night, talk
from tests.games.offer.watching import Watched

FOUR = "consigliere don cop cop cop cop " + " ".join(["mafioso"] * 10)


def watched(state: Offer, roles: str, **options: bool) -> Watched:
    """The position, with every seat looking on."""
    return Watched(state, roles, **options).watch(*[str(seat) for seat in range(int(state.seats))])


def answer(table_of: Watched, seat: int, bot: str = "belief", seed: int = 1) -> str:
    """What the bot in that seat gives now, from what it was told."""
    witness = table_of.witness(str(seat))
    view = witness.view()
    given = make(bot, RULES, seat).answer(view, witness.knowledge, view.copy.legal(seat), FastChance(seed))
    return RULES.text(given)


def let(table_of: Watched, *seats: int) -> list[str]:
    """Let bots in these seats answer, one after the other."""
    given = []
    for seat in seats:
        given.append(answer(table_of, seat))
        table_of.play(f"{seat} {given[-1]}")
    return given


# --- pointers and signs --------------------------------------------------------------------------


@pytest.mark.parametrize("human", [2, 3, 4, 5])
def test_the_team_follows_whoever_proposes_somebody_else(human: int) -> None:
    """[OFF-9.12, OFF-D14] Three who agree already give way to the fourth: without him there is no arrest."""
    table_of = watched(night(FOUR), FOUR)
    others = [seat for seat in (2, 3, 4, 5) if seat != human]
    table_of.play(", ".join(f"{seat} point 9, {seat} ready" for seat in others))
    table_of.play(f"{human} point 8")

    assert let(table_of, *others) == ["point 8"] * 3
    assert let(table_of, *others) == [f"sign nod {human}"] * 3
    assert [answer(table_of, seat) for seat in others] == ["ready"] * 3  # nothing more to change


def test_a_useless_proposal_is_shaken_at_and_not_followed() -> None:
    """[OFF-9.11, OFF-10.13] The vest would save him."""
    table_of = watched(night(FOUR, vest=8), FOUR)
    table_of.play("2 point 8")

    (pointed,) = let(table_of, 3)
    assert pointed.startswith("point")
    assert pointed != "point 8"
    assert answer(table_of, 3) == "sign shake 2"


def test_whoever_is_shaken_at_points_at_somebody_else() -> None:
    """[OFF-9.11, OFF-D15]"""
    table_of = watched(night(FOUR), FOUR)
    table_of.play("2 point 8, 3 point 8, 4 sign shake 2")

    (pointed,) = let(table_of, 2)
    assert pointed.startswith("point")
    assert pointed != "point 8"
    assert answer(table_of, 3) == pointed


def test_a_player_marked_as_the_consigliere_is_arrested() -> None:
    """[OFF-9.11]"""
    table_of = watched(night(FOUR), FOUR)
    table_of.play("2 sign mark 13 consigliere")

    assert answer(table_of, 3) == "point 13"


def test_the_chief_marks_the_don_and_the_assassin_strikes_whom_the_team_has_marked() -> None:
    """[OFF-10.16, OFF-10.20]"""
    roles = "consigliere don police_chief assassin cop " + " ".join(["mafioso"] * 8)
    state = night(roles)
    state.told_don = 0b10
    table_of = watched(state, roles)
    table_of.play("4 point 9, 2 point 9, 3 point 9")

    assert let(table_of, 2) == ["sign mark 1 don"]
    assert let(table_of, 3) == ["sign nod 4"]
    assert answer(table_of, 3) == "strike 1"


def test_family_makes_no_signs() -> None:
    table_of = watched(night(A12), A12)
    table_of.play("2 point 9, 3 point 9")

    assert "sign" not in answer(table_of, 5)


# --- words that were bought ----------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "belief"])
def test_whom_the_consigliere_names_for_a_bribe_is_told_and_suspected(bot: str) -> None:
    """[OFF-6.16, OFF-12.14]"""
    table_of = bought("player:2")

    assert answer(table_of, 4, bot) == "bought player:2"
    table_of.play("4 bought player:2")
    assert {answer(table_of, 4, bot, seed) for seed in range(8)} <= {"suspect 2", "ask-vote 2"}


def test_a_text_that_was_bought_says_nothing_to_a_bot() -> None:
    """[OFF-6.7]"""
    table_of = bought("Maria")
    named = {answer(table_of, 4, "greedy", seed) for seed in range(30)}

    assert len(named) > 3


def test_who_is_asked_what_he_has_bought_says_it() -> None:
    """[OFF-6.13, OFF-6.16]"""
    table_of = bought("player:2")
    table_of.play("4 bought player:2, 5 ask 4 bought any, 5 ask 6 bought any")

    assert answer(table_of, 4) == "because 2 bought player:2"
    assert answer(table_of, 6) == "because 3 bought -"


def bought(word: str) -> Watched:
    """Day 3, after the ghost of the Consigliere has sent a word to seat 4."""
    roles = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"
    table_of = watched(talk(roles, 2, ghosts=[0], coins={4: 1}, bribes=True), roles, bribes=True)
    table_of.play(", ".join(f"{seat} over" for seat in range(1, 9)))
    table_of.play("4 bribe 0, house time-up night, house time-up night")
    table_of.play(f"0 word {word}")
    table_of.pass_night()
    return table_of
