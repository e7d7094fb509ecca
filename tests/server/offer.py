"""A table of An Offer You Can't Refuse with people at real sockets, one for each seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.driver import Looker, TableServer

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo")


def told(looker: Looker) -> list[dict[str, Any]]:
    """Everything that happened, event by event."""
    steps = [item for _, item in sorted(looker.feed.items()) if item["item"] == "step"]
    return [event for step in steps for event in step["told"]]


def has_happened(event: str, looker: Looker) -> bool:
    """Whether somebody has heard of such an event, whatever has come after it."""
    return any(one["event"] == event for one in told(looker))


class Evening:
    """Everybody at the table, and who looks on."""

    def __init__(self, server: TableServer, code: str, passes: list[str]) -> None:
        self.server = server
        self.code = code
        self.passes = passes
        self.people: list[Looker] = []

    def role(self, seat: int) -> str:
        """The card of a seat, as it sees it itself."""
        return str(self.people[seat].table["view"]["seats"][seat]["role"])

    @property
    def stage(self) -> str:
        return str(self.people[0].table["view"]["stage"])

    async def until(self, stage: str) -> None:
        """Everybody has heard that this stage has come."""
        for one in self.people:
            await one.until(lambda looker: (looker.table["view"] or {}).get("stage") == stage)

    async def everybody(self, step: str) -> None:
        """Whoever is asked answers with this."""
        for seat, one in enumerate(self.people):
            if seat in one.table["waiting"] or step in ("ready", "no"):  # what is refused is no harm
                answer = await one.ask("do", steps=[step])
                assert answer["says"] in ("done", "refused"), answer

    async def to_the_talk(self) -> None:
        """The opening and the introductions go by."""
        await self.until("opening")
        await self.everybody("ready")
        await self.until("introduce")
        for one in self.people:
            await one.done("do", steps=["pass"])
        for one in self.people:  # by then a bot may have accused somebody
            await one.until(lambda looker: has_happened("rules-explained", looker))

    def of_the_family(self, *besides: int) -> int:
        """A seat of the Family, not one of these."""
        seats = [seat for seat in range(len(self.people)) if seat not in besides and self.role(seat) != "cop"]
        return seats[0]

    async def vote_out(self, accused: int) -> None:
        """Accused, seconded, tried and voted out by everybody."""
        living = self.people[accused].table["view"]["living"]
        accuser, second = [seat for seat in living if seat != accused][:2]
        await self.people[accuser].done("do", steps=[f"accuse {accused}"])
        await self.people[second].done("do", steps=["second"])
        await self.people[accused].done("do", steps=["end"])
        for seat in living:
            await self.people[seat].done("do", steps=["down"])

    async def look_as_ghost(self, seat: int) -> None:
        """Come again with the pass of the ghost."""
        one = self.people[seat]
        await one.until(lambda looker: looker.ghost_pass is not None)
        await one.hello(self.code, one.ghost_pass, seat)
        assert one.you is not None
        assert one.you["ghost"]

    async def settled(self) -> None:
        """Everything that was sent has arrived."""
        for one in self.people:
            await one.ask("ping")


@asynccontextmanager
async def evening(
    server: TableServer, seats: int = 5, bots: tuple[str, ...] = (), **options: Any
) -> AsyncIterator[Evening]:
    """A game that has begun, with bots on the last seats, and without clocks unless they are wanted."""
    wanted = {"clocks": False, **options}
    seats -= len(bots)
    chairs = ["me", *["empty"] * (seats - 1), *bots]
    code, host = server.open_table(" ".join(chairs), game="offer", options=wanted)
    table = Evening(server, code, [host, *(server.guest(code) for _ in range(seats - 1))])
    try:
        for seat, token in enumerate(table.passes):
            one = await Looker.at(server, code, token)
            table.people.append(one)
            if seat:
                await one.done("sit", seat=seat, name=NAMES[seat])
            await one.hello(code, token, seat)
        await table.people[0].done("start")
        yield table
    finally:
        for one in table.people:
            await one.leave()
