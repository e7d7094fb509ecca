"""Whole games under every option: each choice is legal, and follows from the encoded view alone."""

from __future__ import annotations

import pytest

from consigliere.arena.match import Match
from consigliere.bots import Bot
from tests.bots.watching import Checked
from tests.games.condottiere.scenario import RULES

FIVE_OPTIONS = (
    "draw_after_battle",
    "points_campaign",
    "bigger_kingdoms",
    "capturing_regions",
    "hidden_cards",
)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("option", ["none", *FIVE_OPTIONS, "all"])
def test_every_choice_is_legal_and_follows_from_the_encoded_view(seats: int, option: str) -> None:
    chosen = FIVE_OPTIONS if option == "all" else [name for name in FIVE_OPTIONS if name == option]
    options = RULES.settle_options(seats, dict.fromkeys(chosen, True))
    assert isinstance(options, dict)
    checked = [Checked(RULES, seat, options) for seat in range(seats)]

    Match(RULES, options, list[Bot](checked), seats).play(400)

    stages = set[object]().union(*(bot.stages for bot in checked))
    assert {"choose_region", "play_or_pass"} <= stages
