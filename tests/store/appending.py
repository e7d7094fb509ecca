"""A server that appends to several games at once and says which row is acknowledged, until somebody kills it."""

from __future__ import annotations

import asyncio
import os
import sys

from consigliere.store import Store, Stored

GAMES = [f"game {letter}" for letter in "abcdef"]


def body_of(game: str, seq: int) -> bytes:
    return f"{game} row {seq} ".encode() * 20


async def append(store: Store, game: str) -> None:
    seq = len(await store.read(game))
    while True:
        count = seq % 3 + 1
        rows = [
            Stored(number, number, "anna", f"{number}", body_of(game, number))
            for number in range(seq, seq + count)
        ]
        await store.append(game, rows)
        seq += count
        os.write(1, f"{game}:{seq}\n".encode())


async def main(url: str) -> None:
    store = Store(url)
    await asyncio.gather(*(append(store, game) for game in GAMES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
