"""Whole games under every option: each answer is legal, and follows from the encoded view alone."""

from __future__ import annotations

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from consigliere.arena.match import Match
from consigliere.bots import Bot, make, names
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import OPEN, Command
from consigliere.kernel.option import Options
from consigliere.kernel.state import Knowledge, View
from tests.bots.watching import Checked
from tests.games.offer.scenario import RULES

ALL = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
OWN = [name for name in names("offer") if name != "random"]
FAMILY: Options = {"accomplice": True, "loyal_brute": True, "coward": True, "tough_guy": True}
TRAITORS: Options = {"assassin": True, "police_chief": True, "saboteur": True, "infiltrator": True}
OPTIONS: list[tuple[int, Options]] = [
    (5, {}),
    (9, {"clocks": False}),
    (16, {**FAMILY, **TRAITORS, "bribes": True}),
    (12, {**FAMILY, "saboteur": True, "coward_secret": True, "self_gift": False, "shot_ends_day": True}),
    (8, {"opening_arrest": True, "elected_item": "gun", "coward": True, "open_ballots": True}),
    (8, {"elected_item": "vest", "arrest_rule": "majority", "early_end": False, "max_trials": 1}),
    (
        13,
        {**TRAITORS, "custom_roles": True, "vest_same_night": True, "team_sees_roles": True, "talk_limit": 1},
    ),
    (7, {"tough_guy": True, "tough_until_dusk": True, "bribes": True, "word_list_only": True}),
    (3, {"clocks": False}),
    (7, {"game": "fast"}),
]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(("seats", "given"), OPTIONS)
def test_every_answer_is_legal_and_follows_from_the_encoded_view(
    seats: int, given: Options, name: str
) -> None:
    options = RULES.settle_options(seats, given)
    assert isinstance(options, dict)

    for seed in range(8 if ALL else 1):
        checked = [Checked(RULES, seat, options, name) for seat in range(seats)]
        outcome = Match(RULES, options, list[Bot](checked), 20 * seed + seats).play(
            RULES.longest(seats, options)
        )
        assert outcome is not None


class Heard(Bot):
    """A bot whose statements are noted."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(RULES, seat)
        self.said: set[str] = set()
        self._bot = make(name, RULES, seat)

    def answer(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> Command:
        command = self._bot.answer(view, knowledge, legal, chance)
        if command.number == OPEN:
            self.said.add(command.verb)
        return command


@pytest.mark.parametrize("name", OWN)
def test_a_table_of_them_talks_and_comes_to_an_end_that_either_side_can_win(name: str) -> None:
    options = RULES.settle_options(9, {})
    assert isinstance(options, dict)
    said: set[str] = set()
    endings = set()
    for seed in range(30):
        heard = [Heard(name, seat) for seat in range(9)]
        outcome = Match(RULES, options, list[Bot](heard), seed).play(RULES.longest(9, options))
        assert outcome is not None
        said.update(*(bot.said for bot in heard))
        endings.add(outcome.ending)

    assert endings >= {"family", "traitors"}
    assert said >= {"claim", "report", "suspect", "ask-vote", "agree", "disagree"}
