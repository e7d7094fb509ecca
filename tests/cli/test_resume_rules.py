"""A saved game goes on by the rules it began with, or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from consigliere import games
from consigliere.cli.errors import BadInput
from consigliere.cli.table import resumed
from tests.golden import story


def saved(folder: Path, name: str, rules: int) -> str:
    """A game of that version in a file."""
    stories = (story.read(path.read_text("utf-8")) for path in story.stories(name))
    file = folder / "game.json"
    file.write_text(json.dumps(next(plain for plain in stories if plain["rules"] == rules)), "utf-8")
    return str(file)


@pytest.mark.parametrize("rules", games.RULES["corleone"])
def test_a_saved_game_is_resumed_by_its_own_rules(rules: int, tmp_path: Path) -> None:
    table = resumed(saved(tmp_path, "corleone", rules), "corleone")

    assert table.match.game.rules_version == rules


def test_a_game_by_rules_that_are_gone_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, "condottiere", 1)
    monkeypatch.setitem(games.RULES, "condottiere", (9,))

    with pytest.raises(BadInput) as caught:
        resumed(path, "condottiere")

    assert caught.value.args[0] == "cli-resume-no-rules"
