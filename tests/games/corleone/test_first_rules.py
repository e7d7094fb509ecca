"""Version 1 of the rules: what was asked of a game that began with it is asked to its end."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.games.corleone import CorleoneGame
from consigliere.kernel.verify import verify
from tests.games.corleone.scenario import asked, hand, horse_head, legal, play, turn
from tests.golden import story

FIRST = shelf.game("corleone", None, 1)
assert isinstance(FIRST, CorleoneGame)
RULES_1: CorleoneGame = FIRST


def test_an_empty_hand_is_asked_what_it_banks() -> None:
    """[CORL-13.4] Since version 2 it is not: everybody sees that there is nothing to bank."""
    state = turn(anna="-", bruno="-", game=RULES_1)
    play(state, "anna thug exchange_bank")
    assert asked(state) == ["anna"]
    assert legal(state, "anna") == ["decline"]

    play(state, "anna decline, anna decline")

    assert asked(state) == ["bruno"]


def test_whoever_names_the_horse_head_next_is_asked_once_more() -> None:
    """[CORL-D6, CORL-D11] Since version 2 naming it takes it."""
    state = turn(anna="-", bruno="-", holder="bruno", game=RULES_1)
    play(state, "anna thug gentlemens_club, anna resolve take_first_player")
    assert asked(state) == ["anna"]

    play(state, "anna decline")

    assert (horse_head(state), hand(state, "anna")) == ("bruno", "3")


@pytest.mark.parametrize(("written", "claimed"), [(1, 2), (2, 1)])
def test_a_record_that_claims_another_version_is_not_decided_as_it_says(written: int, claimed: int) -> None:
    """Each version is decided by its own rules, so that a label cannot hide what was changed."""
    stories = (story.read(path.read_text("utf-8")) for path in story.stories("corleone"))
    relabelled = ({**plain, "rules": claimed} for plain in stories if plain["rules"] == written)

    checks = (check for plain in relabelled for check in verify(plain, story.game_of(plain)))

    # Not every game comes to what the versions differ in; the first that does is found out.
    assert any(check.problem for check in checks if check.name == "decisions")
