"""A table is the fold of its log: whatever happened, it comes back as it was, for everyone and to the byte."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from consigliere import shelf
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.verify import verdict, verify
from consigliere.table import Table, log
from consigliere.table.log import Row, decode, encode
from tests.table.mischief import SEEDS, Mischief, finished
from tests.table.scenario import NOON, SECOND, Scene, done, folded, full, game_of, lobby, shown, started

every_table = pytest.mark.parametrize(("name", "seed"), SEEDS)


@every_table
def test_every_prefix_of_a_log_is_the_table_of_that_time(name: str, seed: int) -> None:
    mischief = Mischief(name, seed)
    table = mischief.scene.table
    for number, _ in enumerate(mischief.steps(120)):
        if number % 6 == seed % 6:
            again = folded(table.rows)
            later = mischief.scene.at + 1234
            assert shown(again, later) == shown(table, later)
            assert again.due() == table.due()
            assert again.asked_bots() == table.asked_bots()


@every_table
def test_a_table_that_came_back_goes_on_like_one_that_never_stopped(name: str, seed: int) -> None:
    """The same things happen at both; one is folded anew from its rows now and then. No draw changes."""
    one, other = Mischief(name, seed), Mischief(name, seed)
    both = zip(one.steps(150), other.steps(150), strict=True)
    for number, (_, _) in enumerate(both):
        if number % 7 == 0:
            other.scene.table = folded(other.scene.table.rows)

    assert [encode(row.body) for row in one.scene.table.rows] == [
        encode(row.body) for row in other.scene.table.rows
    ]
    assert one.scene.table.rows == other.scene.table.rows


@every_table
def test_what_is_refused_changes_nothing(name: str, seed: int) -> None:
    mischief = Mischief(name, seed)
    table = mischief.scene.table
    refusals = 0
    rows = table.row_count()
    for answer in mischief.steps(150):
        if isinstance(answer, Refusal):
            refusals += 1
            assert table.row_count() == rows
            assert table.now(0, mischief.scene.at) == folded(table.rows).now(0, mischief.scene.at)
        else:
            assert [row.seq for row in answer] == list(range(rows, table.row_count()))
        rows = table.row_count()

    assert refusals


@every_table
def test_feeds_are_numbered_without_gaps_and_every_row_tells_the_same_live_and_later(
    name: str, seed: int
) -> None:
    mischief = Mischief(name, seed)
    table = mischief.scene.table
    viewers = table.game.viewers(mischief.seats)
    live: dict[int, list[object]] = {viewer: [] for viewer in viewers}
    for answer in mischief.steps(150):
        for row in [] if isinstance(answer, Refusal) else answer:
            for viewer in viewers:
                item = table.item(row, viewer)
                if item is not None:
                    live[viewer].append(item)
        assert [table.last(viewer) for viewer in viewers] == [len(live[viewer]) for viewer in viewers]
    for viewer in viewers:
        closed = [_without_notes(item) for item in live[viewer]]
        assert [_without_notes(item) for item in table.feed(viewer, 0)] == closed
        assert table.feed(viewer, 5) == table.feed(viewer, 0)[5:]
        assert table.feed(viewer, len(closed)) == []


def _without_notes(item: object) -> object:
    """A notebook that was closed since is not shown later."""
    return type(item) if type(item).__name__ == "Noted" else item


@every_table
def test_the_record_of_a_game_with_mischief_verifies(name: str, seed: int) -> None:
    record = finished(name, seed).table.record()

    assert record is not None
    assert verdict(verify(record, shelf.game(name))) is True


# The log itself.


def test_a_step_is_kept_once_in_memory_and_stored_with_all_its_events() -> None:
    scene = started("anna", "bruno")
    (row,) = done(scene.does("anna", "choose roma"))

    assert isinstance(row.body, log.Step)
    assert row.body.plain is not None
    assert row.body.plain["command"] == "choose roma"
    for table in (scene.table, scene.folded()):
        kept = table._rows[row.seq].body
        assert isinstance(kept, log.Step)
        assert kept.plain is None
        assert table.rows[row.seq] == row


def test_the_first_row_of_a_request_carries_its_id() -> None:
    scene = started("anna", "bruno")
    rows = done(scene.does("anna", "choose roma", "say so be it"))

    assert [(row.person, row.request is None) for row in rows] == [("anna", False), ("anna", True)]


def test_rows_of_the_house_have_no_person() -> None:
    scene = started("anna", bots=1, absent_seat="defaults")
    done(scene.rises("anna", 0))

    assert {row.person for row in scene.ticks()} == {None}


def test_a_body_is_read_back_as_it_was_stored() -> None:
    rows = finished(shelf.names()[0], 1).table.rows
    kinds = {type(row.body) for row in rows}

    assert len(kinds) > 12
    assert [decode(encode(row.body)) for row in rows] == [row.body for row in rows]


def test_rows_that_were_stored_long_ago_still_fold() -> None:
    """Bytes as they lie in databases: these may never become unreadable."""
    stored = [
        b'{"row":"opened","game":"condottiere","rules":1,"edition":null,"host":"p1","secret":"'
        + b"00" * 32
        + b'",'
        b'"sitters":[{"kind":"person","name":"Anna","person":"p1","bot":null,"away":false,"promise":null},'
        b'{"kind":"bot","name":"Baldo","person":null,"bot":"greedy","away":false,"promise":null}],'
        b'"options":{"first_holder":"anna","clock":"live"},"clock":{"kind":"live","decision":30,"reserve":60,"days":3},'
        b'"spectators":true}',
        b'{"row":"promised","seat":0,"commitment":"' + b"ab" * 32 + b'"}',
        b'{"row":"talked","seat":0,"name":"Anna","text":"hello"}',
        b'{"row":"seat","seat":1,"sitter":{"kind":"person","name":"Bruno","person":"p2"},"how":"sat","notes":true}',
        b'{"row":"dealing","until":1800000005000}',
        b'{"row":"contributed","seat":0,"value":"00ff"}',
        b'{"row":"noted","seat":1,"text":"note"}',
        b'{"row":"abandoned"}',
        b'{"row":"succeeded","code":"efgh"}',
    ]
    rows = [Row(seq, NOON + seq, "p1", f"r{seq}", decode(body)) for seq, body in enumerate(stored)]
    table = Table.folded("abcd", rows, game_of)

    assert table.life == "abandoned"
    assert table.names() == ["Anna", "Bruno"]
    assert table.successor == "efgh"
    assert table.notes(1) == "note"
    assert table.is_repeated("p1", "r3")


def test_a_log_older_than_an_option_means_its_default() -> None:
    scene = full("anna", "bruno")
    first = scene.table.rows[0]
    assert isinstance(first.body, log.Opened)
    fewer = {name: value for name, value in first.body.options.items() if name != "discard_seconds"}
    old = Row(0, NOON, "anna", None, replace(first.body, options=fewer))
    again = Scene(folded([old, *scene.table.rows[1:]]))
    done(again.starts())

    assert again.table.options == scene.table.options


def test_a_log_without_a_beginning_is_no_table() -> None:
    with pytest.raises(ValueError, match="opening"):
        folded(lobby().table.rows[:0] + started("anna", "bruno").table.rows[1:])


def test_time_stands_in_the_rows() -> None:
    scene = started("anna", "bruno")
    done(scene.later(5 * SECOND).says("anna", "hm"))

    assert scene.table.rows[-1].at == NOON + 5 * SECOND
    assert scene.feed()[-1].at == NOON // SECOND + 5
