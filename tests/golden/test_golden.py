"""Golden games: finished games that must fold to the same end for good, one for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere import games, shelf
from consigliere.kernel import record
from consigliere.kernel.match import digest
from consigliere.kernel.verify import verify
from tests.golden import story
from tests.golden.regenerate import TABLES

every_story = pytest.mark.parametrize(
    "path", story.stories(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@every_story
def test_the_events_alone_fold_to_the_recorded_end(path: Path) -> None:
    """No game left behind: this holds for every rules version, old ones included."""
    plain = story.read(path.read_text("utf-8"))
    kept = record.read(plain, story.game_of(plain))
    outcome = kept.match.state.outcome()

    assert outcome is not None
    assert {**outcome.to_plain(), "digest": digest(kept.match.state)} == plain["result"]


@every_story
def test_the_commands_cause_the_same_events_line_by_line(path: Path) -> None:
    """Commitment, draws, fold and, by the rules it was played by if they are still there, every decision."""
    plain = story.read(path.read_text("utf-8"))
    game = story.game_of(plain)
    checks = verify(plain, game)

    assert [check.problem for check in checks] == [""] * len(checks)
    assert (game.rules_version == plain["rules"]) == (plain["rules"] in games.RULES[game.name])
    assert ("decisions" in {check.name for check in checks}) == (game.rules_version == plain["rules"])


@every_story
def test_a_story_read_and_written_again_is_the_same(path: Path) -> None:
    """Options that came after it was played stand at their defaults."""
    text = path.read_text("utf-8")
    plain = story.read(text)
    game = story.game_of(plain)

    again = story.write(record.read(plain, game))

    usual = {option.name: option.default for option in game.options}
    assert story.read(again)["options"] == {**usual, **plain["options"]}  # type: ignore[dict-item]
    assert _but_options(again) == _but_options(text)


def _but_options(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("options ")]


@pytest.mark.parametrize("name", shelf.names())
def test_there_is_a_golden_game_for_every_way_to_end(name: str) -> None:
    game = shelf.game(name)
    told = [story.read(path.read_text("utf-8")) for path in story.stories(name)]
    endings = {str(dict(plain["result"])["ending"]) for plain in told if story.is_present(plain)}  # type: ignore[call-overload]

    assert endings == set(game.endings)


@pytest.mark.parametrize("name", shelf.names())
def test_a_golden_game_that_is_kept_for_its_own_sake_shows_what_it_is_kept_for(name: str) -> None:
    for table in TABLES[name]:
        if table.kept_as is not None:
            plain = story.read(story.file_of(name, table.kept_as).read_text("utf-8"))
            options = plain["options"]

            assert isinstance(options, dict)
            assert {key: options[key] for key in table.changed} == table.changed
            assert isinstance(plain["edition"], dict) == (table.edition is not None)
            assert table.shows(record.read(plain, story.game_of(plain)))
