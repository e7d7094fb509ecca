"""What nobody may notice in the dark: who is there, how long requests and answers are, and when things happen."""

from __future__ import annotations

import asyncio
import json

from consigliere import shelf
from tests.server.driver import Looker, TableServer
from tests.server.offer import evening

MARGIN = shelf.game("offer").margin


def test_presence_stands_still_in_the_dark_and_is_caught_up_by_day(server: TableServer) -> None:
    """Section 5 (c), OFF-15.4."""

    async def scene() -> None:
        async with evening(server) as table:
            anna, dario = table.people[0], table.people[3]
            await table.settled()
            assert anna.present is not None
            assert anna.present["seats"] == [True] * 5
            before = len(anna.frames)
            await dario.leave()
            async with await Looker.at(server, table.code) as gallery:
                await gallery.ask("ping")
                assert gallery.present == anna.present
                await anna.ask("ping")
                assert len(anna.frames) == before + 1
                async with await Looker.at(server, table.code, table.passes[3], 3) as again:
                    await again.done("do", steps=["ready"])
            for seat in (0, 1, 2, 4):
                await table.people[seat].done("do", steps=["ready"])
            await anna.until(lambda looker: looker.present and looker.present["seats"][3] is False)

    asyncio.run(scene())


def test_every_answer_to_a_choice_of_the_night_is_equally_long(server: TableServer) -> None:
    """Section 5 (b): done, refused and told frames are filled up, whatever was chosen."""

    async def scene() -> None:
        async with evening(server, 7, opening_arrest=True) as table:
            await table.until("night_1")
            sizes: set[tuple[str, int]] = set()
            for seat, one in enumerate(table.people):
                start = len(one.frames)
                await one.ask("do", steps=["point 0"], id=f"a{seat}")
                await one.ask("do", steps=["peek 0"], id=f"b{seat}")
                await one.ask("do", steps=["nonsense 0"], id=f"c{seat}")
                for frame in one.frames[start:]:
                    says = json.loads(frame)["says"]
                    kind = "answer" if says in ("done", "refused") else says
                    sizes.add((kind, len(frame.encode())))
            assert {size for kind, size in sizes if kind == "answer"} == {MARGIN}
            assert len({size for kind, size in sizes if kind == "told"}) <= 1

    asyncio.run(scene())


def test_what_a_choice_of_the_night_would_cause_is_told_in_equally_long_answers(server: TableServer) -> None:
    """Section 5 (b): neither how many choices there are nor what is in them shows."""

    async def scene() -> None:
        async with evening(server, 7, opening_arrest=True) as table:
            await table.until("night_1")
            for asked in ({}, {"steps": ["ready"]}):
                start = [len(one.frames) for one in table.people]
                for seat, one in enumerate(table.people):
                    assert (await one.ask("consider", id=f"q{seat}{len(asked)}", **asked))[
                        "says"
                    ] == "considered"
                sizes = {len(one.frames[before].encode()) for one, before in zip(table.people, start)}
                assert len(sizes) == 1

    asyncio.run(scene())


def test_while_the_game_runs_only_the_gallerys_replay_is_sent_since_its_size_tells(
    server: TableServer,
) -> None:
    """Section 5 (b): a traitor's would be longer by every sign of his team."""

    async def scene() -> None:
        async with evening(server) as table:
            with server.http() as http:
                for seat, token in enumerate(table.passes):
                    path = f"/api/tables/{table.code}/replay?viewer="
                    bearer = {"authorization": f"Bearer {token}"}
                    assert http.get(f"{path}{seat}", headers=bearer).status_code == 409
                    assert http.get(f"{path}gallery", headers=bearer).status_code == 200
                await table.people[0].done("abandon")
                assert http.get(f"{path}{seat}", headers=bearer).status_code == 200

    asyncio.run(scene())


def test_requests_may_be_filled_up_with_blanks(server: TableServer) -> None:
    async def scene() -> None:
        async with evening(server) as table:
            anna = table.people[0]
            frame = json.dumps({"ask": "do", "id": "filled", "steps": ["ready"]}).ljust(256)
            await anna.send(frame)
            await anna.until(lambda looker: looker.said[-1].get("id") == "filled")
            assert anna.said[-1]["says"] == "done"

    asyncio.run(scene())


def test_a_pause_of_the_host_stops_the_clock_of_the_stage(server: TableServer) -> None:
    """OFF-3.16."""

    async def scene() -> None:
        async with evening(server, clocks=True, opening_seconds=12) as table:
            anna, bruno = table.people[:2]
            assert await bruno.refused("pause") == "only-the-host"
            await anna.done("pause")
            assert await bruno.refused("do", steps=["ready"]) == "paused"
            assert await bruno.refused("say", text="hello?") == "paused"
            left = anna.table["timers"][0]["left"]
            await asyncio.sleep(6)
            await bruno.ask("ping")
            assert bruno.table["view"]["stage"] == "opening"
            await anna.done("resume")
            # The rest is for a machine that has much else to do.
            assert left - anna.table["timers"][0]["left"] < 5000
            await table.until("introduce")

    asyncio.run(scene())


def test_where_it_was_agreed_nobody_pauses(server: TableServer) -> None:
    """OFF-3.16: the option is off, and the answer names the rule."""

    async def scene() -> None:
        async with evening(server, host_pause=False) as table:
            for one in table.people[:2]:
                answer = await one.ask("pause")
                assert answer["refusal"] == {"refused": "no-pauses", "rules": ["OFF-3.16"], "arguments": {}}
            assert table.people[0].life == "running"

    asyncio.run(scene())


def test_the_tables_own_clock_is_refused(server: TableServer) -> None:
    """OFF-9.9: it would show who has answered."""
    wanted = {
        "game": "offer",
        "seats": 5,
        "name": "Anna",
        "clock": {"kind": "live", "decision": 30, "reserve": 60},
    }
    with server.http() as http:
        answer = http.post("/api/tables", json=wanted)
        assert answer.status_code == 422
        assert answer.json()["refused"] == "clock-of-the-game"
        games = {game["name"]: game for game in http.get("/api/games").json()}
        assert games["offer"]["moderated"] is True
        assert games["offer"]["margin"] == MARGIN
        assert games["condottiere"]["moderated"] is False
