"""What whoever runs the server decides: how fast bots play, how much one address may ask, where the client lies."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from consigliere.server.rates import USUAL, Rates

BUILT_CLIENT: Final = Path(__file__).parent / "static"


def usual_workers() -> int:
    """One process for each core, and one core left for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """All of it has a usual value; tests and load tests change some."""

    pace: float = 0.8  # seconds between two moves of bots where somebody looks on
    tick: float = 0.1  # seconds between two answers where something may be done in secret
    workers: int = field(default_factory=usual_workers)
    origins: tuple[str, ...] = ()  # where a proxy shows this server: https://table.example.org
    host: str = ""  # where it listens, which may be a name
    addresses: tuple[str, ...] = ()  # where people on the same network find it
    rates: Rates = USUAL
    client: Path = BUILT_CLIENT
    waiting_bytes: int = 1024 * 1024  # how far a socket may fall behind before it is let go
    household_waiting_bytes: int = 32 * 1024 * 1024  # and all of one address together
    idle_seconds: float = 600.0  # how long a table that nothing happens at stays in memory
    beat_seconds: float = 2.0
    hang_seconds: float = 3.0  # after which everybody is told that the store does not answer
    away_seconds: float = 4.0  # if the process could do nothing for so long, that counts for nobody
    bot_seconds: float = 30.0  # how long a bot may think about one move
    keep_days: float | None = (
        None  # how long a table is kept at which nothing happens any more; None for ever
    )
    record_seconds: float = 20.0  # how long checking or replaying a record may take, waiting included
    record_workers: int = 2  # processes for that: one household never has all of them
    record_megabytes: int = 1024  # of memory for each
    records_waiting: int = 64  # how many may wait for one of them
    records_waiting_each: int = 24  # of one household: every device of a big table asks at the end
