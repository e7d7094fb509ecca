"""Golden games: finished games that must fold to the same end for good, one for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere import games, shelf
from consigliere.kernel import record
from consigliere.kernel.match import digest
from consigliere.kernel.record import FORMAT
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
    found = {**outcome.to_plain(), "digest": digest(kept.match.state)}
    assert plain["result"] == {**plain["result"], **found}  # type: ignore[dict-item]


@every_story
def test_the_commands_cause_the_same_events_line_by_line(path: Path) -> None:
    """Everything holds; what an old format does not seal, and what rules decided that are gone, is not proven."""
    plain = story.read(path.read_text("utf-8"))
    game = story.game_of(plain)
    found = {check.name: check.good for check in verify(plain, game)}

    assert (game.rules_version == plain["rules"]) == (plain["rules"] in games.RULES[game.name])
    assert found.pop("header") is (True if plain["consigliere"] == FORMAT else None)
    assert found.pop("decisions") is (True if plain["rules"] == game.rules_version else None)
    assert found == dict.fromkeys(("commitment", "contributions", "draws", "fold"), True)


@every_story
def test_a_story_read_and_written_again_is_the_same(path: Path) -> None:
    """Options that came after it was played are not added to it."""
    text = path.read_text("utf-8")
    plain = story.read(text)

    assert story.write(record.read(plain, story.game_of(plain))) == text


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
