"""A table is played by the rules it was opened with; where the program does not have them, nothing is decided.

The older version is made up: logs say that their table was opened with the version before the first there ever was.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from consigliere import games, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import commitment
from consigliere.kernel.game import Game
from consigliere.kernel.record import read
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.verify import verify
from consigliere.table import log
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.golden import story
from tests.table.mischief import PEOPLE
from tests.table.scenario import SECOND, Scene, done, folded, opened, refused

MADE_UP = 0
CHANCE = FastChance(3)

every_game = pytest.mark.parametrize("name", shelf.names())


def seated(game: Game) -> Scene:
    """A lobby with somebody in every seat."""
    scene = opened(game, game.least_seats, m.Clock(), {})
    for seat in range(1, game.least_seats):
        done(scene.sits(PEOPLE[seat], seat))
    return scene


def begun(game: Game, steps: int = 5) -> Scene:
    """A game that has gone on for so many steps, and somebody is waited for."""
    scene = seated(game)
    done(scene.starts())
    assert scene.table.match is not None
    while len(scene.table.match.entries) < steps or not scene.table.match.state.waiting_for():
        goes_on(scene)
    return scene


def goes_on(scene: Scene) -> None:
    """Whoever is waited for answers, or a clock runs out."""
    assert scene.table.match is not None
    if scene.table.match.state.waiting_for():
        done(scene.goes_on(CHANCE))
    else:
        due = scene.table.due()
        assert due is not None
        scene.at = max(scene.at, due)
        done(scene.ticks())


def by_rules(version: int, rows: list[Row]) -> list[Row]:
    """The same log, of a table that was opened with these rules."""
    first = rows[0].body
    assert isinstance(first, log.Opened)
    return [Row(0, rows[0].at, rows[0].person, None, replace(first, rules=version)), *rows[1:]]


def left_behind(scene: Scene) -> Scene:
    """The scene's table as a program finds it that does not have its rules."""
    old = Scene(folded(by_rules(MADE_UP, scene.table.rows)), scene.at + SECOND)
    old.table.stop_without_rules(old.at)
    return old


@every_game
def test_a_game_whose_rules_are_gone_is_shown_as_it_was_and_stands_still(name: str) -> None:
    scene = begun(shelf.game(name))
    old = left_behind(scene)
    last = old.table.rows[-1].body

    assert last == log.Paused("", MADE_UP)
    assert (old.table.life, old.table.rules) == ("paused", MADE_UP)
    assert scene.now().setting.has_rules
    assert not old.now().setting.has_rules
    for viewer in scene.viewers():
        assert old.now(viewer).view == scene.now(viewer).view
        *before, paused = old.feed(viewer)
        assert before == scene.feed(viewer)
        assert paused == m.Paused(old.at // SECOND, MADE_UP)
        assert old.now(viewer).legal == []
        assert not old.now(viewer).undo
    # It comes back so, and is told once.
    assert old.folded().life == "paused"
    assert old.folded().stop_without_rules(old.at) == []


@every_game
def test_nothing_is_decided_by_other_rules(name: str) -> None:
    scene = begun(shelf.game(name))
    choice = scene.choice(scene.seat_waited_for())
    old = left_behind(scene)
    before = old.table.row_count()

    for answer in (
        old.does("anna", choice),
        old.undoes("anna", by_vote=True),
        old.pauses("anna"),
        old.resumes("anna"),
        old.table.consider(0, None),
        old.table.why(0, [choice]),
        old.table.bot_answers(0, old.game.catalogue[0], old.at),
    ):
        assert isinstance(answer, Refusal)
        assert (answer.name, answer.arguments) == ("no-such-rules", (("version", str(MADE_UP)),))
    assert old.table.due() is None
    assert old.later(10**9).ticks() == []
    assert old.table.asked_bots() == []
    assert old.table.row_count() == before


@every_game
def test_the_host_can_end_it_and_play_again_by_todays_rules(name: str) -> None:
    old = left_behind(begun(shelf.game(name)))
    assert refused(old.resumes("anna")) == "no-such-rules"
    done(old.abandons("anna"))

    found = old.table.rematch("anna", "efgh", bytes(32), old.at)

    assert not isinstance(found, Refusal)
    again = Scene(found[0], old.at)
    assert again.table.rules == shelf.game(name).rules_version
    assert again.names() == old.names()
    done(again.starts())
    assert again.table.life == "running"


@every_game
def test_who_leaves_a_game_that_stands_still_moves_nothing_in_it(name: str) -> None:
    """The house would tell some games that somebody is away."""
    scene = begun(shelf.game(name))
    while scene.table.is_dark():  # nobody comes or goes there
        goes_on(scene)
    old = left_behind(scene)
    view = old.now().view
    rows = done(old.rises(PEOPLE[1], 1))

    assert not any(isinstance(row.body, log.Step) for row in rows)
    assert old.now().view == view


@every_game
def test_a_table_that_has_not_begun_does_not_begin_by_other_rules(name: str) -> None:
    scene = seated(shelf.game(name))
    lobby = left_behind(scene)
    assert lobby.table.life == "lobby"
    assert refused(lobby.starts()) == "no-such-rules"

    promise = b"luck"
    done(scene.asks("anna", m.Commit(scene.id(), 0, commitment(promise))))
    done(scene.starts())
    dealing = left_behind(scene)
    assert dealing.table.life == "dealing"
    assert dealing.table.due() is None
    assert dealing.later(3600 * SECOND).ticks() == []
    assert refused(dealing.asks("anna", m.Open(dealing.id(), 0, promise.hex()))) == "no-such-rules"


@every_game
def test_a_game_goes_on_where_the_program_has_its_rules_again(name: str) -> None:
    scene = begun(shelf.game(name))
    old = left_behind(scene)
    again = Scene(folded(by_rules(scene.table.rules, old.table.rows)), old.at)

    assert (again.table.life, again.table.has_rules) == ("paused", True)
    done(again.resumes("anna"))
    assert again.table.life == "running"
    assert again.now(0).legal == scene.now(0).legal


@pytest.mark.parametrize(
    ("name", "rules"), [(name, rules) for name in shelf.names() for rules in games.RULES[name]]
)
def test_a_table_of_every_version_that_there_is_goes_on_by_it_and_its_record_says_so(
    name: str, rules: int
) -> None:
    """Opened, stored, read again and played to its end by the version it was opened with; then decided anew by it."""
    game = shelf.game(name, None, rules)
    assert game.rules_version == rules
    scene = begun(game)
    table = folded(scene.table.rows)
    assert table.game is game
    assert table.has_rules

    again = Scene(table, scene.at)
    while table.life == "running":
        goes_on(again)
    record = table.record()

    assert record is not None
    assert record["rules"] == rules
    checks = verify(record, game)
    assert [check.name for check in checks if check.good is not True] == []
    assert "decisions" in {check.name for check in checks}


@every_game
def test_a_record_of_rules_that_are_gone_folds_and_keeps_its_version(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some day the program has other rules alone. What was decided by the old ones nobody can check then."""
    shortest = min(story.stories(name), key=lambda path: path.stat().st_size)
    plain = story.read(shortest.read_text("utf-8"))
    version = plain["rules"]
    assert isinstance(version, int)
    monkeypatch.setitem(games.RULES, name, (version + 7,))
    game = story.game_of(plain)

    kept = read(plain, game)

    assert game.rules_version == version + 7
    assert kept.rules == version
    good = {check.name for check in verify(plain, game) if not check.problem}
    assert {"commitment", "draws", "fold"} <= good
    assert "decisions" not in good
    # A table of that version stands still in such a program.
    table = folded(by_rules(version, seated(shelf.game(name)).table.rows))
    assert (table.has_rules, table.rules) == (False, version)
