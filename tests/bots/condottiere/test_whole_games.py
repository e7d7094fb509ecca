"""Whole games under every option: each choice is legal, and follows from the encoded view alone."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from consigliere.arena.match import Match
from consigliere.bots import Bot, make
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.option import Options
from consigliere.kernel.state import Knowledge, View
from tests.games.condottiere.scenario import RULES

FIVE_OPTIONS = (
    "draw_after_battle",
    "points_campaign",
    "bigger_kingdoms",
    "capturing_regions",
    "hidden_cards",
)


class Checked(Bot):
    """A greedy bot whose every choice is looked at."""

    def __init__(self, seat: int, options: Options) -> None:
        super().__init__(RULES, seat)
        self.stages: set[object] = set()
        self._bot = make("greedy", RULES, seat)
        self._options = options

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        plain, known = RULES.view_to_plain(view), knowledge.to_plain()
        self.stages.add(plain["stage"])
        number = self._bot.choose(view, knowledge, legal, chance)
        assert number in list(legal)
        assert RULES.view_to_plain(view) == plain
        assert knowledge.to_plain() == known
        assert self._from_afar(plain, known, legal) == number
        return number

    def _from_afar(self, plain: dict[str, object], known: dict[str, object], legal: vec[i64]) -> int:
        """What a bot in a process of its own would choose from the encoded view and knowledge."""
        seats = plain["seats"]
        assert isinstance(seats, list)
        view = RULES.read_view(plain, len(seats), self._options)
        knowledge = RULES.read_knowledge(known, self.seat, len(seats))
        return make("greedy", RULES, self.seat).choose(view, knowledge, legal, FastChance(0))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("option", ["none", *FIVE_OPTIONS, "all"])
def test_every_choice_is_legal_and_follows_from_the_encoded_view(seats: int, option: str) -> None:
    chosen = FIVE_OPTIONS if option == "all" else [name for name in FIVE_OPTIONS if name == option]
    options = RULES.settle_options(seats, dict.fromkeys(chosen, True))
    assert isinstance(options, dict)
    checked = [Checked(seat, options) for seat in range(seats)]

    Match(RULES, options, list[Bot](checked), seats).play(400)

    stages = set[object]().union(*(bot.stages for bot in checked))
    assert {"choose_region", "play_or_pass"} <= stages
