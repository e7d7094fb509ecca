"""Over the socket: whoever wants to take a step back is told nothing of what others do in private."""

from __future__ import annotations

import asyncio
import json

from tests.server.driver import Looker, TableServer


def test_the_answer_is_the_same_when_another_captain_has_begun_to_choose(server: TableServer) -> None:
    """Mob City, three people: one of them picks an enforcer from the pool, which nobody else may notice."""

    async def evening() -> None:
        code, host = server.open_table("me empty empty", game="mobcity")
        passes = [host, server.guest(code), server.guest(code)]
        commands = server.commands("mobcity")
        people = [await Looker.at(server, code, token) for token in passes]
        for seat, (one, token) in enumerate(zip(people, passes)):
            if seat:
                await one.done("sit", seat=seat, name=f"guest {seat}")
            await one.hello(code, token, seat)
        await people[0].done("start")
        while True:
            seat = await asked(people)
            legal = [commands[number] for number in people[seat].table["legal"]]
            if any(line.startswith("hire ") for line in legal):
                break
            await people[seat].done("do", steps=[legal[-1]])
        others = [one for other, one in enumerate(people) if other != seat]
        before = [await answered(one) for one in others]
        told = [one.last for one in others]
        await people[seat].done("do", steps=[next(line for line in legal if line.startswith("hire "))])
        assert [await answered(one) for one in others] == before
        assert [one.last for one in others] == told
        assert any("undo-after-others" not in answer for answer, _ in before)
        for one in people:
            await one.leave()

    asyncio.run(evening())


async def asked(people: list[Looker]) -> int:
    """The first seat that is waited for, once everybody has heard what was before."""
    for one in people:
        await one.ask("ping")
    await people[0].until(lambda looker: looker.life == "running" and looker.table["waiting"])
    seat = int(people[0].table["waiting"][0])
    await people[seat].until(lambda looker: looker.is_asked)
    return seat


async def answered(one: Looker) -> tuple[str, object]:
    """The frame that answers a wish to take back, but for its number, and whether the wish is offered."""
    await one.ask("ping")
    answer = await one.ask("undo", id="always")
    assert answer["says"] == "refused"
    return json.dumps({**answer, "id": ""}), one.table["undo"]
