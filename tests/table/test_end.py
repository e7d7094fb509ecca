"""After the game: the record, the replay, the rematch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from consigliere import shelf
from consigliere.kernel.deal import Deal, first_draw_key
from consigliere.kernel.record import read
from consigliere.kernel.verify import verdict, verify
from consigliere.kernel.viewer import GALLERY
from consigliere.table import Table
from consigliere.table import messages as m
from consigliere.table.log import Header, Opened, Row, SeatTaken, Sitter, Started, decode, encode
from consigliere.table.replay import replay_of
from tests.table.mischief import finished
from tests.table.scenario import GAME, SECRET, Scene, done, folded, refused, started


@pytest.fixture(scope="module")
def over() -> Scene:
    """A game of four that has come to its end."""
    scene = started("anna", "bruno", bots=2)
    done(scene.notes("anna", "keep the winter"))
    done(scene.does("anna", "choose roma"))
    done(scene.undoes("anna"))
    return scene.plays_to_the_end()


# The record.


def test_there_is_no_record_and_no_secret_before_the_end() -> None:
    scene = started("anna", "bruno")

    assert scene.table.record() is None
    assert SECRET.hex() not in repr([scene.now(viewer) for viewer in scene.viewers()])


def test_a_record_keeps_the_version_of_the_rules_it_began_with(over: Scene) -> None:
    """A table stored by an earlier version goes on to its end; its record does not claim today's rules."""
    old = folded([_before_seals(row, rules=0) for row in over.table.rows])

    record = old.record()
    assert record is not None
    assert (record["rules"], old.now(GALLERY, over.at).setting.rules) == (0, 0)


def _before_seals(row: Row, rules: int) -> Row:
    """A row as it was stored before deals were sealed, at a table of that version of the rules."""
    if isinstance(row.body, Opened):
        return replace(row, body=replace(row.body, rules=rules))
    return replace(row, body=replace(row.body, header=None)) if isinstance(row.body, Started) else row


def test_a_table_dealt_before_there_were_seals_keeps_its_draws(over: Scene) -> None:
    """Its record is of the first format, which has no seal, and says so."""
    old = folded([_before_seals(row, GAME.rules_version) for row in over.table.rows])
    record = old.record()

    assert record is not None
    assert record["consigliere"] == 1
    assert old.seal() is None
    assert isinstance(old.deal, Deal)
    assert old.deal.key() == first_draw_key(SECRET, [given or b"" for given in old.deal.contributions])
    # The cards of this game were dealt by the seal: by the first scheme others would have been.
    found = {check.name: check.good for check in verify(record, GAME)}
    assert (found["header"], found["commitment"], found["fold"], found["draws"]) == (None, True, True, False)


def test_the_log_of_an_old_deal_is_read() -> None:
    assert decode(b'{"row":"started","contributions":[null,"6c75636b"]}') == Started([None, "6c75636b"])
    new = Started([None], Header(2, ["anna"], {"clock": "none", "target": 10}))
    assert decode(encode(new)) == new


def test_names_and_options_in_a_record_are_those_of_the_deal(over: Scene) -> None:
    """Whoever sits down later is not in the seal; and an option that comes later is not either."""
    names, options = over.names(), dict(over.table.options)
    table = over.folded()
    table.write(SeatTaken(1, Sitter("bot", "Substitute", bot="random"), "replaced"))
    table.options["an_option_of_tomorrow"] = True

    record = table.record()
    assert record is not None
    assert (record["seats"], record["options"]) == (names, options)
    assert table.names() != names
    assert verdict(verify(record, GAME)) is True


def test_the_finished_record_verifies(over: Scene) -> None:
    record = over.table.record()

    assert record is not None
    assert record["seats"] == over.names()
    assert verdict(verify(record, GAME)) is True
    assert over.folded().record() == record


def test_everybody_sees_how_it_ended(over: Scene) -> None:
    assert over.now().setting.life == "finished"
    for viewer in over.viewers():
        outcome = over.now(viewer).outcome
        assert outcome is not None
        assert outcome["winners"]
        assert over.now(viewer).legal == []


def test_nothing_more_is_played(over: Scene) -> None:
    assert refused(over.does("anna", "pass")) == "table-closed"
    assert refused(over.undoes("anna")) == "table-closed"
    assert refused(over.pauses("anna")) == "table-closed"
    assert refused(over.rises("anna", 0)) == "table-closed"
    assert refused(over.extends("anna", 0, 5)) == "table-closed"


# The replay.


@pytest.mark.parametrize("viewer", [0, 1, GALLERY])
def test_a_replay_shows_each_item_with_what_lay_before_the_viewer_then(over: Scene, viewer: int) -> None:
    frames = over.table.replay(viewer)
    told = [n for n, item in enumerate(over.feed(viewer), 1) if not isinstance(item, m.Noted)]

    assert len(frames) == len(told)
    for place in (0, 4, len(frames) // 2, len(frames) - 1):
        number = told[place]
        rows = next(
            count
            for count in range(1, over.table.row_count() + 1)
            if folded(over.table.rows[:count]).last(viewer) == number
        )
        at = over.table.rows[rows - 1].at
        assert frames[place][1] == folded(over.table.rows[:rows]).now(viewer, at)


def test_a_replay_keeps_notebooks_closed(over: Scene) -> None:
    """Nor does it show when somebody wrote."""
    assert any(isinstance(item, m.Noted) for item in over.feed(0))
    assert not any(isinstance(item, m.Noted) for item, _ in over.table.replay(0))


def test_a_running_game_can_be_looked_at_again_from_the_own_seat() -> None:
    scene = started("anna", "bruno")
    done(scene.does("anna", "choose roma"))
    frames = scene.table.replay(1)

    assert [item for item, _ in frames] == scene.feed(1)
    assert frames[-1][1] == scene.now(1)


@pytest.mark.parametrize("viewer", [0, GALLERY])
def test_a_bare_record_is_replayed_as_its_table_was(over: Scene, viewer: int) -> None:
    record = over.table.record()
    assert record is not None
    frames = replay_of(read(record, GAME), viewer)
    of_the_table = over.table.replay(viewer)

    played = [item.told for item, _ in frames if isinstance(item, m.Happened)]
    assert played == [item.told for item, _ in of_the_table if isinstance(item, m.Happened)]
    assert [now.view for _, now in frames][-1] == of_the_table[-1][1].view
    assert frames[-1][1].setting.life == "finished"
    assert [chair.name for chair in frames[0][1].setting.chairs] == over.names()
    undone = [item for item, _ in frames if isinstance(item, m.Undone)]
    assert [type(frames[item.number - 1][0]) for item in undone] == [m.Happened]


@pytest.mark.parametrize("name", shelf.names())
def test_a_record_with_clocks_replays_without_them(name: str) -> None:
    record = finished(name, 4).table.record()
    assert record is not None
    frames = replay_of(read(record, shelf.game(name)), GALLERY)

    assert frames
    assert all(now.clocks == [] and now.timers == [] for _, now in frames)


# The rematch.


def test_a_rematch_keeps_people_bots_options_and_clock() -> None:
    scene = started("anna", "bruno", bots=1, bigger_kingdoms=True)
    scene.plays_to_the_end()
    found = scene.table.rematch("bruno", "efgh", bytes(32), scene.at, "again")
    assert isinstance(found, tuple)
    table, rows = found

    assert table.setting().life == "lobby"
    assert [(chair.kind, chair.name) for chair in table.setting().chairs] == [
        (chair.kind, chair.name) for chair in scene.now().setting.chairs
    ]
    assert (table.host, table.options, table.clock) == ("anna", scene.table.options, scene.table.clock)
    assert table.you("bruno", 1).seats == [1]
    assert table.commitment != scene.table.commitment
    assert scene.feed()[-1] == m.Succeeded(scene.at // 1000, "efgh")
    assert scene.now().setting.successor == "efgh"
    assert [row.request for row in rows] == ["again"]
    assert scene.table.is_repeated("bruno", "again")


def test_the_rematch_is_a_table_of_its_own() -> None:
    scene = started("anna", bots=1)
    scene.plays_to_the_end()
    found = scene.table.rematch("anna", "efgh", bytes(32), scene.at)
    assert isinstance(found, tuple)
    again = Scene(found[0], scene.at)
    done(again.starts())

    assert again.now(0) == Table.folded("efgh", again.table.rows, lambda *_: GAME).now(0, again.at)
    assert scene.table.life == "finished"


def test_seats_that_people_have_left_are_empty_in_the_rematch() -> None:
    scene = started("anna", "bruno", "carla")
    done(scene.rises("carla", 2))
    scene.plays_to_the_end()
    found = scene.table.rematch("anna", "efgh", bytes(32), scene.at)
    assert isinstance(found, tuple)

    assert [chair.kind for chair in found[0].setting().chairs] == ["person", "person", "empty"]


def test_a_rematch_is_for_people_at_the_table_when_the_game_is_over() -> None:
    scene = started("anna", "bruno")
    assert refused(scene.table.rematch("anna", "efgh", bytes(32), scene.at)) == "not-over"
    scene.plays_to_the_end()
    assert refused(scene.table.rematch("carla", "efgh", bytes(32), scene.at)) == "sit-first"
    assert isinstance(scene.table.rematch("anna", "efgh", bytes(32), scene.at), tuple)
    assert refused(scene.table.rematch("bruno", "ijkl", bytes(32), scene.at)) == "rematch-exists"


def test_an_abandoned_table_may_have_a_rematch() -> None:
    scene = started("anna", "bruno")
    done(scene.abandons("anna"))

    assert isinstance(scene.table.rematch("bruno", "efgh", bytes(32), scene.at), tuple)
