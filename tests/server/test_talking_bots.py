"""Bots that talk: one after the other, at a pace people can follow, unasked too, and to the end of the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.server.driver import Looker, TableServer
from tests.server.offer import evening, has_happened, told

Plain = dict[str, Any]

STATEMENTS = (
    "claimed",
    "suspected",
    "trusted",
    "vote-promised",
    "vote-wanted",
    "agreed",
    "disagreed",
    "family-reported",
    "traitor-reported",
)
ELSE = ("question-put", "passed")  # what an introduction may be besides


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server whose bots keep a short pace. It must not complain about anything."""
    with TableServer(tmp_path_factory.mktemp("talk"), "--pace", "0.05", "--no-limits") as running:
        yield running
    assert running.log() == ""


def stage(looker: Looker) -> str:
    return str((looker.table["view"] or {}).get("stage"))


def stage_of(said: Plain) -> str:
    """The stage that a frame shows, or else what it says."""
    return str((said["now"]["view"] or {}).get("stage")) if "now" in said else str(said["says"])


def stages(looker: Looker) -> list[str]:
    """What every frame shows, but for the answer to somebody's own request, and for the deal that comes with a step."""
    others = [said for said in looker.said if said["says"] != "done"]
    return [stage_of(said) for said in others if said.get("item", {}).get("item") != "started"]


def has_lapsed(after: int, looker: Looker) -> bool:
    """Whether nobody has seconded, after so many events."""
    return any(event["event"] == "accusation-lapsed" for event in told(looker)[after:])


def has_claimed(seat: int, after: int, looker: Looker) -> bool:
    """Whether a seat has said who it is, after so many events."""
    return any(event["event"] == "claimed" and event["seat"] == seat for event in told(looker)[after:])


def test_a_day_with_one_human_among_bots_that_talk_and_accuse(server: TableServer) -> None:
    """OFF-5.2, OFF-5.5, OFF-7.5: all introduce themselves, and to an accusation everybody says something."""

    async def scene() -> None:
        chairs = "me greedy belief greedy belief greedy belief greedy"
        code, token = server.open_table(chairs, game="offer", options={"clocks": False})
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            await anna.until(lambda looker: stage(looker) == "opening")
            await anna.done("do", steps=["ready"])
            await anna.until(lambda looker: looker.is_asked and stage(looker) == "introduce")
            await anna.done("do", steps=["pass"])
            await anna.until(partial(has_happened, "rules-explained"))
            spoken = {event["seat"] for event in told(anna) if event["event"] in (*STATEMENTS, *ELSE)}
            assert spoken == set(range(8))
            await anna.until(lambda looker: stage(looker) != "talk" or looker.table["waiting"] == [0])
            if stage(anna) == "talk":  # all the others are through
                await anna.ask("do", steps=["accuse 3"])  # a bot may be quicker
            await anna.until(lambda looker: stage(looker) != "second" or looker.is_asked)
            if stage(anna) == "second":
                await anna.ask("do", steps=["no"])  # a bot may be quicker
            await anna.until(
                lambda looker: has_happened("seconded", looker) or has_happened("second-declined", looker)
            )
            names = {event["event"] for event in told(anna)}
            assert "accused" in names
            assert names & {"seconded", "second-declined"}

    asyncio.run(scene())


@pytest.mark.parametrize("level", ["greedy", "belief"])
def test_a_bot_that_is_through_answers_when_it_is_asked(server: TableServer, level: str) -> None:
    """OFF-6.13, OFF-6.17: whoever has said OVER is heard again when somebody puts a question to him."""

    async def scene() -> None:
        async with evening(server, 5, (level,)) as table:
            anna = table.people[0]
            await table.to_the_talk()
            while not has_happened("over-said", anna):
                await anna.until(
                    lambda looker: stage(looker) == "second" or has_happened("over-said", looker)
                )
                if stage(anna) == "second":  # nobody will help the bot to put somebody on trial
                    heard = len(told(anna))
                    await table.everybody("no")
                    await anna.until(partial(has_lapsed, heard))
            before = len(told(anna))
            await anna.done("do", steps=["ask 4 claim any"])
            await anna.until(partial(has_claimed, 4, before))

    asyncio.run(scene())


def test_a_whole_game_of_bots_alone(server: TableServer) -> None:
    """Nobody plays but greedy and belief bots; somebody looks on."""

    async def scene() -> None:
        chairs = "greedy belief greedy belief greedy"
        code, token = server.open_table(chairs, None, game="offer", options={"clocks": False})
        async with await Looker.at(server, code, token) as screen:
            await screen.done("start")
            await screen.until(lambda looker: looker.life == "finished")
            happened = [event["event"] for event in told(screen)]
            assert happened[-1] == "game-ended"
            assert "eliminated" in happened
            assert set(happened) & set(STATEMENTS)
            assert sorted(screen.feed) == list(range(1, screen.last + 1))

    asyncio.run(scene())


def test_a_whole_fast_game_of_bots_by_its_clocks(server: TableServer) -> None:
    """OFF-21.4: the secret phase lasts its time however quickly bots answer."""

    async def scene() -> None:
        clocks = {"fast_secret_seconds": 5, "fast_holder_seconds": 15, "fast_last_call_seconds": 5}
        code, token = server.open_table("greedy belief greedy", None, game="offer", options=clocks)
        async with await Looker.at(server, code, token) as screen:
            began = time.monotonic()
            await screen.done("start")
            await screen.until(partial(has_happened, "gun-placed"))
            assert time.monotonic() - began > 4.5
            await screen.until(lambda looker: looker.life == "finished")
            assert "banged" in [event["event"] for event in told(screen)]

    asyncio.run(scene())


def test_by_night_nobody_is_told_that_bots_act(server: TableServer) -> None:
    """OFF-9.9, section 5 (b), (c): from nightfall to the first checkpoint not one frame, whatever bots choose."""

    async def scene() -> None:
        options = {
            "opening_arrest": True,
            "night_seconds": 12,
            "custom_roles": True,
            "cops": 2,
            "assassin": True,
            "accomplice": True,
            "loyal_brute": True,
        }
        code, token = server.open_table("me" + " greedy belief" * 4, game="offer", options=options)
        async with await Looker.at(server, code, token, 0) as anna, await Looker.at(server, code) as gallery:
            await anna.done("start")
            for one in (anna, gallery):
                await one.until(lambda looker: "night_2" in stages(looker))
                is_cop = one is anna and anna.table["view"]["seats"][0]["role"] in ("cop", "assassin")
                heard = stages(one)
                if not is_cop:  # the team sees each other point
                    assert heard[heard.index("night_1") :][:2] == ["night_1", "night_2"]
            first = next(said for said in gallery.said if stage_of(said) == "night_2")
            assert first["now"]["view"]["answered"] == []

    asyncio.run(scene())


def test_a_pause_while_a_bot_thinks_loses_nothing_and_what_it_chose_is_told_to_nobody(
    server: TableServer,
) -> None:
    """OFF-3.16: the table stays open, and goes on where it was. The log of the server, too, has no word of it."""

    async def scene() -> None:
        code, token = server.open_table("me" + " bot" * 7, game="offer", options={"clocks": False})
        async with await Looker.at(server, code, token, 0) as anna:
            await anna.done("start")
            for _ in range(5):
                await anna.done("pause")
                before = anna.last
                await asyncio.sleep(0.2)
                await anna.ask("ping")
                assert anna.last == before
                await anna.done("resume")
            await anna.done("do", steps=["ready"])
            await anna.until(lambda looker: stage(looker) == "introduce")

    asyncio.run(scene())
