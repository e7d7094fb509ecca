"""What the store promises of a game's log, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import psycopg
import pytest
from sqlalchemy import Engine, event

from consigliere.store import Conflict, Repeated, Store, Stored, StoreError
from tests.store.databases import file_of, held, plain_url, row, rows_beside


def test_what_was_appended_is_read_back_byte_for_byte(url: str) -> None:
    rows = [
        Stored(0, 0, None, None, b""),
        Stored(1, 1_700_000_000_123, "anna", "r-1", bytes(range(256))),
        Stored(2, 2**53, "آنا 🂡", "дія", "برف".encode()),
        Stored(3, 7, "bruno", None, b"\x00" * 70_000),
    ]

    async def story() -> tuple[list[Stored], list[Stored]]:
        async with Store(url) as store:
            await store.append("lake", rows[:1])
            await store.append("lake", rows[1:])
            await store.append("other", [row(0, b"else")])
            before = await store.read("lake")
        async with Store(url) as store:
            return before, await store.read("lake")

    before, after = asyncio.run(story())

    assert before == rows
    assert after == rows


def test_a_game_that_nobody_opened_has_an_empty_log(url: str) -> None:
    async def story() -> list[Stored]:
        async with Store(url) as store:
            return await store.read("lake")

    assert asyncio.run(story()) == []


def test_who_hears_of_it_finds_it_in_the_database(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            for seq in range(20):
                await store.append("lake", [row(seq)])
                assert rows_beside(url, "SELECT max(seq) FROM events WHERE game = 'lake'") == [(seq,)]

    asyncio.run(story())


def test_nobody_hears_of_it_before_the_commit(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            with held(url):
                append = asyncio.create_task(store.append("lake", [row(0)]))
                # A read takes the same way through threads and loop, and is not held up.
                for _ in range(5):
                    assert await store.read("lake") == []
                assert not append.done()
            await append
            assert await store.read("lake") == [row(0)]

    asyncio.run(story())


def test_a_taken_number_is_refused_and_nothing_of_that_append_is_stored(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store, Store(url) as second:
            await store.append("lake", [row(0), row(1)])
            await second.append("lake", [row(2, b"first")])

            with pytest.raises(Conflict, match="game lake: row 2 is there already"):
                await store.append("lake", [row(1 + 1, b"second"), row(3, b"second")], life="finished")

            assert await store.read("lake") == [row(0), row(1), row(2, b"first")]
            assert await store.running() == ["lake"]
            await store.append("lake", [row(3)])

    asyncio.run(story())


def test_a_game_is_opened_once(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0, b"first")])

            with pytest.raises(Conflict):
                await store.append("lake", [row(0, b"second")])

            assert await store.read("lake") == [row(0, b"first")]

    asyncio.run(story())


def test_a_log_begins_with_row_0(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            with pytest.raises(StoreError, match="game lake: there is no such game"):
                await store.append("lake", [row(1)])
            with pytest.raises(ValueError, match="consecutive"):
                await store.append("lake", [row(0), row(2)])
            assert await store.read("lake") == []

    asyncio.run(story())


def test_one_that_cannot_be_stored_harms_none_of_its_group(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0), row(1, person="anna", request="r")])
            with held(url):
                group = [
                    store.append("forest", [row(0)]),
                    store.append("lake", [row(1, b"taken")]),
                    store.append("lake", [row(2, person="anna", request="r")]),
                    store.append("nowhere", [row(5)]),
                    store.append("lake", [row(2, b"good")], life="running"),
                    store.append("hill", [row(0), row(1), row(2)]),
                    store.beat(77),
                ]
                tasks = [asyncio.create_task(append) for append in group]
                await asyncio.sleep(0)
            answers = await asyncio.gather(*tasks, return_exceptions=True)

            kinds = [None if answer is None else type(answer) for answer in answers]
            assert kinds == [None, Conflict, Repeated, StoreError, None, None, None]
            assert [len(await store.read(game)) for game in ("forest", "lake", "nowhere", "hill")] == [
                1,
                3,
                0,
                3,
            ]
            assert (await store.read("lake"))[2] == row(2, b"good")
            assert await store.last_beat() == 77

    asyncio.run(story())


def test_a_repeated_request_is_refused(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0, person="anna", request="r-1")])
            await store.append("hill", [row(0, person="anna", request="r-1")])
            await store.append("lake", [row(1, person="bruno", request="r-1"), row(2, person="bruno")])
            await store.append("lake", [row(3, person="anna", request="r-2"), row(4, person="anna")])

            with pytest.raises(Repeated, match="game lake: this request is in the log already"):
                await store.append("lake", [row(5, person="anna", request="r-1")])

            assert len(await store.read("lake")) == 5

    asyncio.run(story())


def test_appends_of_one_game_are_stored_in_the_order_of_the_calls(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0)])
            calls = [
                asyncio.create_task(store.append("lake", [row(seq, body)], life=f"{seq} {body!r}"))
                for seq in range(1, 60)
                for body in (b"first", b"second")
            ]
            answers = await asyncio.gather(*calls, return_exceptions=True)

            assert [answer is None for answer in answers] == [True, False] * 59
            assert {stored.body for stored in (await store.read("lake"))[1:]} == {b"first"}
            assert rows_beside(url, "SELECT life FROM games") == [("59 b'first'",)]

    asyncio.run(story())


def test_many_appends_that_wait_are_committed_together(url: str) -> None:
    commits = []

    def count(_: object) -> None:
        commits.append(1)

    async def story() -> None:
        async with Store(url) as store:
            event.listen(Engine, "commit", count)
            try:
                with held(url):
                    appends = [
                        asyncio.create_task(store.append(f"game {n}", [row(0), row(1)])) for n in range(200)
                    ]
                    await asyncio.sleep(0)
                await asyncio.gather(*appends)
            finally:
                event.remove(Engine, "commit", count)
            assert len(await store.running()) == 200

    asyncio.run(story())

    # Those that had come when the writer first looked, and all the others.
    assert 1 <= len(commits) <= 2


def test_a_long_read_holds_up_no_write(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0)])
            await store.append("lake", [row(1)])
            assert await store.read("lake") == [row(0), row(1)]

    async def beside_a_reader() -> None:
        async with Store(url) as store:
            await store.append("hill", [row(0)])
        if url.startswith("sqlite"):
            with closing(sqlite3.connect(file_of(url), isolation_level=None)) as lite:
                lite.execute("BEGIN")
                assert lite.execute("SELECT count(*) FROM events").fetchone() == (1,)
                await story()
                assert lite.execute("SELECT count(*) FROM events").fetchone() == (1,)
        else:
            with psycopg.connect(plain_url(url)) as connection:
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)
                await story()
                assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)

    asyncio.run(beside_a_reader())


def test_a_caller_who_waits_no_longer_harms_nobody(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            with held(url):
                calls = [asyncio.create_task(store.append(f"game {n}", [row(0)])) for n in range(5)]
                await asyncio.sleep(0)
                calls[2].cancel()
            answers = await asyncio.gather(*calls, return_exceptions=True)

            assert [type(answer) for answer in answers if answer is not None] == [asyncio.CancelledError]
            await store.append("last", [row(0)])
            assert len(await store.running()) == 6

    asyncio.run(story())


def test_games_run_until_they_are_finished_or_abandoned(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            await store.append("lake", [row(0)])
            await store.append("hill", [row(0)], life="running")
            await store.append("moor", [row(0)], life="running")
            await store.mark("lake", "paused")
            await store.append("hill", [row(1)], life="finished")
            await store.mark("moor", "abandoned")
            await store.mark("nowhere", "running")
            assert await store.running() == ["lake"]

            await store.append("hill", [row(2)])
            assert await store.running() == ["lake"]
            assert rows_beside(url, "SELECT game, life, opened_at FROM games ORDER BY game") == [
                ("hill", "finished", 1_000),
                ("lake", "paused", 1_000),
                ("moor", "abandoned", 1_000),
            ]

    asyncio.run(story())


def test_the_heartbeat_is_the_last_one(url: str) -> None:
    async def story() -> None:
        async with Store(url) as store:
            assert await store.last_beat() is None
            await store.beat(1_700_000_000_123)
            await store.beat(1_700_000_005_123)
        async with Store(url) as store:
            assert await store.last_beat() == 1_700_000_005_123

    asyncio.run(story())


def test_the_signing_key_is_made_once(url: str) -> None:
    async def story() -> list[bytes]:
        async with Store(url) as store:
            first = await store.key()
        async with Store(url) as store, Store(url) as second:
            return [first, await store.key(), await second.key()]

    keys = asyncio.run(story())

    assert len(keys[0]) == 32
    assert keys[0] != bytes(32)
    assert len(set(keys)) == 1


def test_closing_stores_what_waits_and_takes_nothing_more(url: str) -> None:
    async def story() -> None:
        store = Store(url)
        calls = [asyncio.create_task(store.append(f"game {n}", [row(0)])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*calls)
        await store.close()

        with pytest.raises(StoreError, match="the store is closed"):
            await store.append("late", [row(0)])
        with pytest.raises(StoreError, match="the store is closed"):
            await store.read("late")
        assert rows_beside(url, "SELECT count(*) FROM events") == [(50,)]

    asyncio.run(story())


def test_a_store_serves_one_loop_after_another(url: str) -> None:
    store = Store(url)

    async def story() -> int:
        log = await store.read("lake")
        await store.append("lake", [row(len(log))])
        return len(log)

    assert [asyncio.run(story()) for _ in range(3)] == [0, 1, 2]
    asyncio.run(store.close())
