"""A database that hangs, without a word: everybody who waits is told in time, and it is used again when it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from consigliere.store import Store, StoreError
from tests.store.databases import row
from tests.store.proxy import Proxy


@pytest.fixture
def proxy(postgres_url: str) -> Iterator[Proxy]:
    between = Proxy(postgres_url)
    yield between
    between.close()


def test_a_database_that_is_silent_is_given_up_and_used_again(proxy: Proxy) -> None:
    async def story() -> None:
        async with Store(proxy.url, patience=0.1) as store:
            await store.append("lake", [row(0)])
            await store.read("lake")
            with proxy.silent():
                asked = [store.append("lake", [row(1)]), store.append("hill", [row(0)]), store.read("lake")]
                answers = await asyncio.gather(*asked, store.beat(1), return_exceptions=True)
                assert {type(answer) for answer in answers} == {StoreError}
                assert all("\n" not in str(answer) for answer in answers)
                with pytest.raises(StoreError):  # also by whoever would have to connect anew
                    await store.append("lake", [row(1)])
            # It is not known what became of the rows that were on their way.
            there = await store.read("lake")
            assert there in ([row(0)], [row(0), row(1)])
            await store.append("lake", [row(len(there))])
            assert len(await store.read("lake")) == len(there) + 1

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_silent_database_cannot_be_opened(proxy: Proxy) -> None:
    with proxy.silent(), pytest.raises(StoreError, match=r"\A[^\n]+timeout[^\n]*\Z"):
        Store(proxy.url, patience=0.1)


def test_what_was_given_up_before_it_was_begun_is_never_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was told that it failed has read the log since, and must not find more in it later."""

    async def story() -> None:
        async with Store(sqlite_url, patience=30) as store:
            await store.append("lake", [row(0)])
            monkeypatch.setattr("consigliere.store.opening.Limits.answer", 0.05)
            with store._engines.writing.begin():
                # The writer waits for its connection with the first; the second waits for the writer.
                for game in ("hill", "moor"):
                    with pytest.raises(StoreError, match=r"did not store it within"):
                        await store.append(game, [row(0)])
            monkeypatch.setattr("consigliere.store.opening.Limits.answer", 30.0)
            await store.beat(1)
            assert await store.read("moor") == []

    asyncio.run(asyncio.wait_for(story(), 60))
