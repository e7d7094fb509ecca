"""What is said on a socket: feeds and their numbers, coming back, who sees what, and what a host can do."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.driver import Looker, TableServer

Plain = dict[str, Any]


def hands(now: Plain) -> list[int]:
    """The seats whose cards a view shows; of others it says nothing but how many they hold."""
    return [number for number, seat in enumerate(now["view"]["seats"]) if set(seat["hand"]) != {"unknown"}]


async def started(
    server: TableServer, chairs: str = "me bot bot bot", **wanted: Any
) -> tuple[Looker, str, str]:
    """A host at a running table."""
    code, token = server.open_table(chairs, **wanted)
    anna = await Looker.at(server, code, token, 0)
    await anna.done("start")
    await anna.until(lambda looker: looker.life == "running")
    return anna, code, token


def test_a_sender_is_told_what_happened_before_it_is_done(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table()
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("say", text="hello", id="mine")
            kinds = [said["says"] for said in anna.said if said["says"] != "present"]
            assert kinds == ["welcome", "told", "done"]

    asyncio.run(scene())


def test_whoever_comes_back_gets_exactly_what_was_missed(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, token = await started(server)
        commands = server.commands()
        async with anna:
            await anna.play(commands, until=lambda looker: looker.last >= 12)
            for last in (0, 1, anna.last - 3, anna.last, anna.last + 50):
                async with await Looker.connected(server) as again:
                    welcome = await again.hello(code, token, 0, last=last)
                    assert welcome["last"] == anna.last
                    assert welcome["feed"] == [anna.feed[n] for n in range(last + 1, anna.last + 1)]
                    assert again.table["view"] == anna.table["view"]

    asyncio.run(scene())


def test_a_repeated_request_is_done_once(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table()
        async with await Looker.at(server, code, token, 0) as anna:
            first = await anna.ask("say", text="once", id="the-same")
            async with await Looker.at(server, code, token, 0) as again:
                second = await again.ask("say", text="once", id="the-same")
                assert first == second == {"says": "done", "id": "the-same", "code": None}
                assert [item["text"] for item in again.feed.values() if item["item"] == "spoken"] == ["once"]

    asyncio.run(scene())


def test_a_refused_request_can_be_asked_again_with_the_same_id(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me empty")
        async with await Looker.at(server, code, token, 0) as anna:
            assert await anna.refused("start", id="begin") == "empty-seats"
            await anna.done("seat_bot", seat=1, bot="random")
            await anna.done("start", id="begin")

    asyncio.run(scene())


def test_only_a_seat_sees_its_hand(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, token = await started(server)
        async with (
            anna,
            await Looker.at(server, code) as stranger,
            await Looker.at(server, code, token) as own,
        ):
            assert hands(anna.table) == [0]
            assert hands(stranger.table) == hands(own.table) == []
            assert stranger.table["legal"] == own.table["legal"] == []
            assert stranger.you == {"seat": None, "seats": [], "host": False, "name": None, "ghost": False}
            assert own.you == {"seat": None, "seats": [0], "host": True, "name": "Anna", "ghost": False}

    asyncio.run(scene())


def test_a_pass_opens_no_seat_of_another_and_no_other_table(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, token = await started(server, "me me bot bot")
        _, other = server.open_table()
        async with anna:
            for wrong, seat in ((other, 0), (server.guest(code), 0), (token, 2), (token + "x", 0), ("", 0)):
                async with await Looker.at(server, code, wrong, seat) as thief:
                    assert thief.you is not None
                    assert thief.you["seat"] is None
                    assert hands(thief.table) == []

    asyncio.run(scene())


def test_a_second_hello_looks_with_other_eyes(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, token = await started(server, "me me bot bot")
        async with anna:
            for seat in (1, 0, None, 1):
                welcome = await anna.hello(code, token, seat)
                assert welcome["you"]["seat"] == seat
                assert hands(anna.table) == ([] if seat is None else [seat])

    asyncio.run(scene())


def test_everybody_hears_who_is_here(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me empty bot bot")
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.until(lambda looker: looker.present)
            async with await Looker.at(server, code) as stranger:
                here = {"says": "present", "seats": [True, False, False, False], "watchers": 1}
                await anna.until(lambda looker: looker.present == here)
                await stranger.until(lambda looker: looker.present == here)
            await anna.until(lambda looker: looker.present["watchers"] == 0)  # type: ignore[index]

    asyncio.run(scene())


def test_whoever_is_kicked_is_turned_away_from_the_seat_and_its_hand(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me empty")
        guest = server.guest(code)
        async with (
            await Looker.at(server, code, token, 0) as anna,
            await Looker.at(server, code, guest) as bruno,
        ):
            await bruno.done("sit", seat=1, name="Bruno")
            await bruno.hello(code, guest, 1)
            await anna.done("start")
            await bruno.until(lambda looker: looker.life == "running")
            await anna.done("kick", seat=1)
            await bruno.until(lambda looker: any(said["says"] == "turned" for said in looker.said))
            assert bruno.you == {"seat": None, "seats": [], "host": False, "name": None, "ghost": False}
            assert await bruno.refused("do", steps=["pass"]) == "sit-first"
            welcome = await bruno.hello(code, guest, 1)
            assert welcome["you"]["seat"] is None
            assert hands(bruno.table) == []
            assert await bruno.refused("sit", seat=1, name="Bruno") == "seat-barred"

    asyncio.run(scene())


def test_the_host_has_tools_and_others_have_not(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table(
            "me empty bot", clock={"kind": "live", "decision": 600, "reserve": 60}
        )
        guest = server.guest(code)
        async with (
            await Looker.at(server, code, token, 0) as anna,
            await Looker.at(server, code, guest) as bruno,
        ):
            await bruno.done("sit", seat=1, name="Bruno")
            await bruno.hello(code, guest, 1)
            assert await bruno.refused("configure", spectators=False) == "only-the-host"
            assert await bruno.refused("start") == "only-the-host"
            await anna.done("configure", seats=4, options={"show_cards": False})
            await anna.done("seat_bot", seat=3, bot="greedy")
            await bruno.ask("ping")
            assert bruno.table["setting"]["options"]["show_cards"] is False
            await anna.done("start")
            await bruno.until(lambda looker: looker.life == "running")
            await anna.done("pause")
            assert await bruno.refused("do", steps=["pass"]) == "paused"
            await anna.done("resume")
            await anna.done("extend", seat=1, seconds=90)
            assert await bruno.refused("extend", seat=1, seconds=90) == "only-the-host"
            await anna.done("abandon")
            await bruno.until(lambda looker: looker.life == "abandoned")

    asyncio.run(scene())


def test_without_spectators_a_stranger_sees_nothing(server: TableServer) -> None:
    async def scene() -> None:
        code, token = server.open_table("me bot", spectators=False)
        async with await Looker.connected(server) as stranger:
            answer = await stranger.hello(code)
            assert answer["refusal"]["refused"] == "no-spectators"
            assert stranger.now is None
            await stranger.send(json.dumps({"ask": "say", "id": "x", "text": "let me in"}))
            await stranger.until(
                lambda looker: looker.said[-1] == {"says": "trouble", "problem": "no-hello", "detail": ""}
            )
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("configure", spectators=True)
            async with await Looker.at(server, code) as stranger:
                await anna.done("configure", spectators=False)
                assert await stranger.until_closed() == (4003, "no-spectators")

    asyncio.run(scene())


def test_questions_are_answered_and_change_nothing(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, _ = await started(server, "me bot")
        async with anna, await Looker.at(server, code) as stranger:
            await anna.until(lambda looker: looker.is_asked)
            last = anna.last
            outlooks = (await anna.ask("consider"))["outlooks"]
            commands = server.commands()
            assert [outlook["steps"] for outlook in outlooks] == [[commands[n]] for n in anna.table["legal"]]
            assert (await anna.ask("why", steps=outlooks[0]["steps"]))["refusal"] is None
            assert (await anna.ask("why", steps=["dance"]))["refusal"]["refused"] == "unknown-command"
            assert (await anna.ask("ping"))["says"] == "pong"
            assert await stranger.refused("consider") == "sit-first"
            assert anna.last == last

    asyncio.run(scene())


def test_a_rematch_is_a_new_table_for_the_same_people(server: TableServer) -> None:
    async def scene() -> None:
        anna, code, token = await started(server, "me bot")
        async with anna:
            assert await anna.refused("rematch") == "not-over"
            await anna.done("abandon")
            answer = await anna.done("rematch", id="again")
            assert answer == await anna.done("rematch", id="again")
            assert (await anna.done("rematch"))["code"] == answer["code"]
            assert anna.table["setting"]["successor"] == answer["code"] != code
            with server.http(headers={"authorization": f"Bearer {token}"}) as http:
                fresh = http.post(f"/api/tables/{answer['code']}/guests").json()["token"]
            welcome = await anna.hello(answer["code"], fresh, 0)
            assert welcome["you"] == {"seat": 0, "seats": [0], "host": True, "name": "Anna", "ghost": False}
            assert anna.life == "lobby"

    asyncio.run(scene())


def test_a_table_that_is_not_there_is_trouble_and_no_more(server: TableServer) -> None:
    async def scene() -> None:
        async with await Looker.connected(server) as stranger:
            await stranger.send(json.dumps({"ask": "hello", "id": "x", "table": "nothere"}))
            await stranger.until(lambda looker: looker.said)
            assert stranger.said == [{"says": "trouble", "problem": "no-such-table", "detail": ""}]
            assert (await stranger.ask("ping"))["says"] == "pong"

    asyncio.run(scene())


def test_a_seat_whose_time_runs_out_is_played_by_the_house(server: TableServer) -> None:
    async def scene() -> None:
        anna, _, _ = await started(server, "me bot", clock={"kind": "live", "decision": 5, "reserve": 0})
        async with anna:
            await anna.until(lambda looker: looker.is_asked)
            asked = anna.last
            assert anna.table["clocks"][0]["running"]
            await anna.until(lambda looker: looker.last > asked)
            assert anna.feed[asked + 1]["item"] == "step"

    asyncio.run(scene())
