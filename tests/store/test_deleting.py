"""Old games are deleted whole, and nothing else is."""

from __future__ import annotations

import asyncio

import pytest

from consigliere.store import Store, Stored
from tests.store.databases import file_of, rows_beside

OLD, LATE, NEW = 1_000, 5_000, 9_000  # milliseconds
SECRET = b"what was said by night"


def log(*times: int, body: bytes = b"{}") -> list[Stored]:
    return [Stored(seq, at, "anna", f"r-{seq}", body) for seq, at in enumerate(times)]


async def filled(store: Store) -> None:
    """Games of every life, old ones and one of each at which something has happened lately."""
    for life in ("lobby", "dealing", "running", "paused", "finished", "abandoned"):
        await store.append(f"old-{life}", log(OLD, OLD + 1), life)
        await store.append(f"new-{life}", log(OLD, NEW), life)


def test_only_old_games_at_rest_are_found_and_deleted(url: str) -> None:
    async def story() -> tuple[list[str], list[list[Stored]]]:
        async with Store(url) as store:
            await filled(store)
            found = await store.at_rest(LATE)
            await asyncio.gather(*(store.delete(game, LATE) for game in found))
            return sorted(found), [await store.read(game) for game in found]

    found, left = asyncio.run(story())

    assert found == ["old-abandoned", "old-finished", "old-lobby"]
    assert left == [[], [], []]
    games = {name for (name,) in rows_beside(url, "SELECT game FROM games")}
    assert games == {name for (name,) in rows_beside(url, "SELECT DISTINCT game FROM events")}
    assert len(games) == 9


@pytest.mark.parametrize("game", ["old-running", "old-paused", "old-dealing", "new-finished", "nowhere"])
def test_what_runs_or_has_lately_been_added_to_is_not_deleted_by_mistake(url: str, game: str) -> None:
    async def story() -> tuple[list[Stored], list[Stored]]:
        async with Store(url) as store:
            await filled(store)
            before = await store.read(game)
            await store.delete(game, LATE)
            return before, await store.read(game)

    before, after = asyncio.run(story())
    assert before == after


def test_a_row_that_comes_with_the_deleting_saves_the_game(url: str) -> None:
    """Both wait for the writer at once; nobody who was told that a row is stored finds it gone."""

    async def story() -> list[Stored]:
        async with Store(url) as store:
            await store.append("lake", log(OLD), "finished")
            await asyncio.gather(
                store.delete("lake", LATE), store.append("lake", [Stored(1, NEW, None, None, b"{}")])
            )
            return await store.read("lake")

    assert [row.at for row in asyncio.run(story())] == [OLD, NEW]


def test_a_deleted_code_can_be_taken_again(url: str) -> None:
    async def story() -> list[Stored]:
        async with Store(url) as store:
            await store.append("lake", log(OLD), "finished")
            await store.delete("lake", LATE)
            await store.append("lake", log(NEW))
            return await store.read("lake")

    assert asyncio.run(story()) == log(NEW)


def test_the_file_holds_nothing_of_what_was_deleted_and_does_not_grow(sqlite_url: str) -> None:
    def size_after(rounds: int, first: int) -> int:
        async def story() -> None:
            async with Store(sqlite_url) as store:
                for number in range(first, first + rounds):
                    await store.append(f"game-{number}", log(*range(OLD, OLD + 200), body=SECRET), "finished")
                    await store.delete(f"game-{number}", LATE)

        asyncio.run(story())
        return file_of(sqlite_url).stat().st_size

    once = size_after(1, 0)
    assert size_after(8, 1) == once
    assert SECRET not in file_of(sqlite_url).read_bytes()
