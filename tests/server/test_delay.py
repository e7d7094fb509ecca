"""Those who look on see everything later, if that was agreed: on every way, to the end, and after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.driver import Looker, TableServer
from tests.server.offer import Evening, evening

LONG = 3600  # seconds: nothing of the game is seen in a test
SHORT = 1


def steps(looker: Looker) -> list[Any]:
    """What somebody has heard of the game."""
    return [item for _, item in sorted(looker.feed.items()) if item["item"] == "step"]


def hears_accused(seat: int) -> Callable[[Looker], bool]:
    """Whether somebody sees that this seat stands accused."""
    return lambda looker: (looker.table["view"] or {}).get("accused") == seat


def got(server: TableServer, path: str, token: str | None = None) -> tuple[int, Any]:
    """What HTTP answers to whoever has that pass, or none."""
    with server.http() as http:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = http.get(path, headers=headers)
    return answer.status_code, answer.json()


async def end(table: Evening) -> None:
    """The only traitor is voted out."""
    await table.to_the_talk()
    await table.vote_out(next(seat for seat in range(5) if table.role(seat) == "cop"))
    await table.people[0].until(lambda looker: looker.life == "finished")


def test_whoever_looks_on_sees_it_not_before_the_delay_is_over_but_then(server: TableServer) -> None:
    """OFF-13.7: and a screen of the host's, which is the players' own, sees it at once."""

    async def scene() -> None:
        async with (
            evening(server, spectator_delay_seconds=SHORT) as table,
            await Looker.at(server, table.code) as gallery,
            await Looker.at(server, table.code, table.passes[0]) as screen,
        ):
            await table.to_the_talk()
            for accused in (3, 4):
                sent = time.monotonic()
                await table.people[0].done("do", steps=[f"accuse {accused}"])
                await screen.until(hears_accused(accused))
                await gallery.until(hears_accused(accused))
                assert time.monotonic() - sent >= SHORT
                for seat in range(5):
                    if seat != accused and seat in table.people[seat].table["waiting"]:
                        await table.people[seat].done("do", steps=["no"])
                await table.until("talk")

    asyncio.run(scene())


def test_on_no_way_is_the_present_shown_to_whoever_looks_on(server: TableServer) -> None:
    """OFF-13.7: welcome, feed, presence, refusals, and what HTTP answers."""

    async def scene() -> None:
        async with (
            evening(server, spectator_delay_seconds=LONG, absent_seat="substitute") as table,
            await Looker.at(server, table.code, server.guest(table.code)) as gallery,
        ):
            await table.to_the_talk()
            await table.people[4].done("rise", seat=4)
            await table.people[3].leave()
            await table.people[0].done("pause")
            await gallery.ask("ping")
            async with await Looker.at(server, table.code, server.guest(table.code)) as late:
                await late.ask("ping")
                for one in (gallery, late):
                    assert one.life == "lobby"
                    assert one.table["view"] is None
                    assert steps(one) == []
                    assert one.table["setting"]["chairs"][4]["kind"] == "person"
                    assert one.present == {"says": "present", "seats": [True] * 5, "watchers": 0}
                    for ask in ("pause", "resume", "rematch", "abandon", "start"):
                        assert await one.refused(ask) == "sit-first"
                    assert await one.refused("why", steps=["pass"]) == "sit-first"
                    assert await one.refused("sit", seat=1, name="Zoe") == "no-seat-now"
                again = await late.hello(table.code, None, None, late.last)
                assert again["feed"] == []

            path = f"/api/tables/{table.code}"
            assert got(server, path)[1]["life"] == "lobby"
            assert got(server, path, table.passes[1])[1]["life"] == "paused"
            assert got(server, f"{path}/replay?viewer=1")[0] == 401
            shown = got(server, f"{path}/replay")[1]["frames"]
            assert [frame for frame in shown if frame["item"]["item"] in ("started", "step")] == []
            assert got(server, f"{path}/replay", table.passes[1])[1]["frames"][-1]["item"]["item"] == "paused"

            # Whoever takes the free seat plays, and sees what a player sees.
            await table.people[0].done("resume")
            await gallery.done("sit", seat=4, name="Zoe")

    asyncio.run(scene())


def test_the_end_and_the_record_are_later_too(server: TableServer) -> None:
    """OFF-13.7, OFF-14.5."""

    async def scene() -> None:
        async with (
            evening(server, spectator_delay_seconds=LONG) as table,
            await Looker.at(server, table.code) as gallery,
        ):
            await end(table)
            await gallery.ask("ping")
            assert gallery.life == "lobby"
            path = f"/api/tables/{table.code}"
            assert got(server, f"{path}/record")[0] == 409
            assert got(server, f"{path}/replay?viewer=1")[0] == 401
            assert got(server, f"{path}/record", table.passes[2])[0] == 200

    asyncio.run(scene())


def test_the_delayed_stream_runs_on_to_its_end_also_for_whoever_comes_again(server: TableServer) -> None:
    """OFF-13.7: with the numbers of the same feed, and what is said after the game."""

    async def scene() -> None:
        async with (
            evening(server, spectator_delay_seconds=SHORT) as table,
            await Looker.at(server, table.code, table.passes[0]) as screen,
        ):
            visitor = server.guest(table.code)
            await table.to_the_talk()
            async with await Looker.at(server, table.code, visitor) as gallery:
                await gallery.until(lambda looker: len(steps(looker)) > 2)
                before, seen = gallery.last, dict(gallery.feed)
            await table.vote_out(next(seat for seat in range(5) if table.role(seat) == "cop"))
            await table.people[0].done("say", text="well played")
            async with await Looker.connected(server) as gallery:
                gallery.feed.update(seen)
                await gallery.hello(table.code, visitor, last=before)
                await gallery.until(lambda looker: looker.feed[looker.last]["item"] == "spoken")
                assert gallery.life == "finished"
                assert gallery.feed == screen.feed
            # Now it is over for all, and the short code alone opens it no more.
            assert got(server, f"/api/tables/{table.code}/record")[0] == 404
            assert got(server, f"/api/tables/{table.code}/record", visitor)[0] == 200

    asyncio.run(scene())


def test_after_a_restart_nobody_sees_ahead_and_the_stream_goes_on(tmp_path: Path) -> None:
    """OFF-13.7."""

    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0", "--no-limits") as server:
            async with (
                evening(server, spectator_delay_seconds=LONG) as held_back,
                evening(server, spectator_delay_seconds=SHORT) as table,
            ):
                await held_back.to_the_talk()
                await table.to_the_talk()
            server.kill()
            server.start()
            async with (
                await Looker.at(server, held_back.code, held_back.passes[0]),
                await Looker.at(server, held_back.code) as gallery,
                await Looker.at(server, table.code) as other,
            ):
                await gallery.ask("ping")
                assert gallery.life == "lobby"
                assert steps(gallery) == []
                assert gallery.present == {"says": "present", "seats": [True] * 5, "watchers": 0}
                await other.until(lambda looker: looker.feed[looker.last]["item"] == "outage")
                assert other.table["view"]["stage"] == "talk"
        assert "Traceback" not in server.log()

    asyncio.run(scene())
