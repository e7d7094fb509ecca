"""Ghosts at the socket: their own pass, what it opens, and their lounge [OFF-13, section 5 of the rules]."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.driver import Looker, TableServer
from tests.server.offer import Evening, evening

Plain = dict[str, Any]


def cards(looker: Looker) -> list[str]:
    """The roles a viewer sees, seat by seat."""
    return [seat["role"] for seat in looker.table["view"]["seats"]]


def said(looker: Looker, channel: str) -> list[str]:
    """What a viewer has heard on a channel."""
    steps = [item for _, item in sorted(looker.feed.items()) if item["item"] == "step"]
    told = [event for step in steps for event in step["told"] if event["event"] == "said"]
    return [event["text"] for event in told if event["channel"] == channel]


async def with_a_ghost(table: Evening) -> int:
    """Somebody of the Family is voted out on the first day."""
    await table.to_the_talk()
    fallen = table.of_the_family(0)
    await table.vote_out(fallen)
    await table.settled()
    return fallen


# The pass.


def test_whoever_is_eliminated_gets_a_pass_of_his_own_and_nobody_else_hears_of_it(
    server: TableServer,
) -> None:
    """OFF-13.4, section 5 (i): tokens are never sent to others and change when a player becomes a ghost."""

    async def scene() -> None:
        async with evening(server) as table, await Looker.at(server, table.code) as gallery:
            fallen = await with_a_ghost(table)
            await gallery.ask("ping")
            ghost_pass = table.people[fallen].ghost_pass
            assert ghost_pass is not None
            assert ghost_pass not in table.passes
            for seat, one in enumerate([*table.people, gallery]):
                if seat != fallen:
                    assert one.ghost_pass is None
                    assert not any(ghost_pass in frame or '"ghost_pass"' in frame for frame in one.frames)

    asyncio.run(scene())


def test_with_the_ghosts_pass_alone_everything_is_seen(server: TableServer) -> None:
    """OFF-13.4: without bribes ghosts see everything, by their own token; the seat's pass shows what it showed."""

    async def scene() -> None:
        async with evening(server) as table:
            fallen = await with_a_ghost(table)
            own = table.people[fallen]
            assert cards(own).count("unknown") == 4
            assert own.you is not None
            assert not own.you["ghost"]
            heard = dict(own.feed)
            await table.look_as_ghost(fallen)
            assert cards(own).count("unknown") == 0
            # Its ghost was told what the seat was told, up to the moment in which it fell.
            assert {n: own.feed[n] for n in heard if n < len(heard)} == {
                n: item for n, item in heard.items() if n < len(heard)
            }
            for seat in range(5):
                if seat != fallen:
                    assert cards(table.people[seat]).count("unknown") == 3

    asyncio.run(scene())


def test_once_the_ghosts_pass_was_used_the_old_one_opens_no_more_than_the_seat_knew(
    server: TableServer,
) -> None:
    async def scene() -> None:
        async with evening(server) as table:
            fallen = await with_a_ghost(table)
            # Not used yet: a connection that was lost in this moment may fetch it once more.
            async with await Looker.at(server, table.code, table.passes[fallen], fallen) as again:
                await again.ask("ping")
                assert again.ghost_pass == table.people[fallen].ghost_pass
            await table.look_as_ghost(fallen)
            async with await Looker.at(server, table.code, table.passes[fallen], fallen) as old:
                await old.ask("ping")
                assert old.ghost_pass is None
                assert old.you is not None
                assert (old.you["seat"], old.you["ghost"]) == (fallen, False)
                assert cards(old).count("unknown") == 4
                assert old.table["channels"] == []
                assert await old.refused("do", steps=["ghosts let me in"]) == "no-such-channel"
                assert await old.refused("say", text="let me in", channel="ghosts") == "no-such-channel"

    asyncio.run(scene())


def test_the_pass_of_a_ghost_opens_no_other_ghost_and_no_living_seat(server: TableServer) -> None:
    async def scene() -> None:
        async with evening(server) as table:
            fallen = await with_a_ghost(table)
            await table.look_as_ghost(fallen)
            ghost_pass = table.people[fallen].ghost_pass
            for seat in range(5):
                if seat != fallen:
                    async with await Looker.at(server, table.code, ghost_pass, seat) as thief:
                        assert thief.you is not None
                        assert thief.you["seat"] is None
                        assert cards(thief).count("unknown") == 4

    asyncio.run(scene())


def test_a_forged_ghosts_pass_opens_nothing(server: TableServer) -> None:
    """The two kinds of pass are signed apart: the signature of one is no good for the other."""

    async def scene() -> None:
        async with evening(server) as table:
            fallen = await with_a_ghost(table)
            ghost_pass = table.people[fallen].ghost_pass
            assert ghost_pass is not None
            body, signature = ghost_pass.rsplit(".", 1)
            _, other = table.passes[fallen].rsplit(".", 1)
            assert other != signature
            async with await Looker.at(server, table.code, f"{body}.{signature[::-1]}", fallen) as thief:
                assert thief.you is not None
                assert thief.you["seat"] is None

    asyncio.run(scene())


def test_a_ghost_comes_back_as_a_ghost_after_a_restart_and_the_old_pass_stays_as_it_was(
    tmp_path: Path,
) -> None:
    """OFF-13.5, OFF-15.1: pass and lounge outlive the server."""

    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0", "--no-limits") as server:
            async with evening(server) as table:
                fallen = await with_a_ghost(table)
                await table.look_as_ghost(fallen)
                ghost = table.people[fallen]
                await ghost.done("say", text="so it was you", channel="ghosts")
                server.stop()
                server.start()
                code, token = table.code, ghost.ghost_pass
                async with await Looker.at(server, code, token, fallen) as again:
                    assert again.you == ghost.you
                    await again.ask("ping")
                    assert again.present is not None
                    assert again.present["seats"] == [True] * 5  # it is night, and nobody comes or goes
                    assert again.table["view"] == ghost.table["view"]
                    assert again.last == ghost.last + 1  # that the server was down
                    assert said(again, "ghosts") == ["so it was you"]
                    # It goes on from the last number it has.
                    missed = await again.hello(code, token, fallen, ghost.last)
                    assert [item["item"] for item in missed["feed"]] == ["outage"]
                async with await Looker.at(server, code, table.passes[fallen], fallen) as old:
                    await old.ask("ping")
                    assert old.ghost_pass is None
                    assert said(old, "ghosts") == []

    asyncio.run(scene())


def test_a_device_on_which_a_living_player_sits_shows_no_ghosts_view(server: TableServer) -> None:
    """Section 5 (h), (i): with pass-and-play a ghost waits until everybody on its device has fallen."""

    async def scene() -> None:
        code, token = server.open_table("me me me me me", game="offer", options={"clocks": False})
        table = Evening(server, code, [token] * 5)
        try:
            for seat in range(5):
                table.people.append(await Looker.at(server, code, token, seat))
            await table.people[0].done("start")
            fallen = await with_a_ghost(table)
            one = table.people[fallen]
            assert one.ghost_pass is None
            await one.hello(code, token, fallen)
            assert one.you is not None
            assert not one.you["ghost"]
            assert cards(one).count("unknown") == 4
            assert one.table["channels"] == []
        finally:
            for one in table.people:
                await one.leave()

    asyncio.run(scene())


def test_nobody_sits_down_in_the_seat_of_a_ghost_but_the_one_who_sat_there(server: TableServer) -> None:
    """Section 5 (i): the seat still shows what it knew; whoever comes back with the old pass sees that and no more."""

    async def scene() -> None:
        async with evening(server, absent_seat="substitute") as table:
            fallen = await with_a_ghost(table)
            while table.stage.startswith("night"):
                await table.everybody("ready")
                await table.settled()
            assert table.stage == "talk"
            gone = table.people[fallen]
            await gone.done("rise", seat=fallen)
            async with await Looker.at(server, table.code, server.guest(table.code)) as stranger:
                assert await stranger.refused("sit", seat=fallen, name="Ivo") == "seat-taken"
            await gone.done("sit", seat=fallen, name="Again")
            await gone.hello(table.code, table.passes[fallen], fallen)
            assert gone.you is not None
            assert gone.you["seat"] == fallen
            assert cards(gone).count("unknown") > 0

    asyncio.run(scene())


# The lounge, and silence.


def test_nobody_but_ghosts_hears_the_lounge_not_even_a_number(server: TableServer) -> None:
    """OFF-13.5: no frame goes to anybody else, and no number is missing in their feeds afterwards."""

    async def scene() -> None:
        async with evening(server) as table, await Looker.at(server, table.code) as gallery:
            fallen = await with_a_ghost(table)
            await table.look_as_ghost(fallen)
            ghost = table.people[fallen]
            others = [one for seat, one in enumerate(table.people) if seat != fallen]
            await table.settled()
            await gallery.ask("ping")
            before = [(len(one.frames), one.last) for one in (*others, gallery)]
            assert ghost.table["channels"] == ["ghosts"]
            for text in ("boo", "who was it?", "the one who smiled"):
                await ghost.done("say", text=text, channel="ghosts")
            for one in (*others, gallery):
                await one.ask("ping")
            after = [(len(one.frames) - 1, one.last) for one in (*others, gallery)]
            assert after == before
            assert said(ghost, "ghosts") == ["boo", "who was it?", "the one who smiled"]
            # The next thing that everybody is told has the next number.
            await table.everybody("ready")
            await table.settled()
            await gallery.ask("ping")
            for one, (_, last) in zip((*others, gallery), before):
                assert sorted(one.feed) == list(range(1, one.last + 1))
                assert one.last > last
                assert not any("smiled" in frame for frame in one.frames)

    asyncio.run(scene())


def test_two_ghosts_talk_to_each_other(server: TableServer) -> None:
    async def scene() -> None:
        async with evening(server, 7) as table:
            first = await with_a_ghost(table)
            await table.look_as_ghost(first)
            await table.people[first].done("say", text="alone so far", channel="ghosts")
            while table.stage != "talk":
                await table.everybody("ready")
                await table.settled()
            second = table.of_the_family(0, first)
            await table.vote_out(second)
            await table.settled()
            await table.look_as_ghost(second)
            await table.people[second].done("say", text="here I am", channel="ghosts")
            await table.settled()
            assert said(table.people[first], "ghosts") == ["alone so far", "here I am"]
            # Whoever was not a ghost yet has not heard what was said before.
            assert said(table.people[second], "ghosts") == ["here I am"]

    asyncio.run(scene())


def test_the_living_have_no_voice_in_the_lounge_and_ghosts_none_at_the_table(server: TableServer) -> None:
    """OFF-13.1, OFF-13.5, OFF-13.6."""

    async def scene() -> None:
        async with evening(server, 7) as table, await Looker.at(server, table.code) as gallery:
            fallen = await with_a_ghost(table)
            await table.look_as_ghost(fallen)
            ghost, living = table.people[fallen], table.people[0]
            assert await ghost.refused("say", text="it was Anna") == "ghost-talks"
            assert await ghost.refused("do", steps=["suspect 0"]) == "ghost-talks"
            assert await living.refused("say", text="ghosts?", channel="ghosts") == "not-a-ghost"
            assert await gallery.refused("say", text="I saw it") == "sit-first"
            assert await gallery.refused("say", text="I saw it", channel="ghosts") == "sit-first"
            assert await living.refused("say", text="psst", channel="cellar") == "no-such-channel"

    asyncio.run(scene())


def test_the_living_talk_when_the_rules_let_them(server: TableServer) -> None:
    """OFF-5.3, OFF-6.2, OFF-7.8, OFF-7.19, OFF-9.1: in turn, freely, the accused alone; never in a vote or by night."""

    async def scene() -> None:
        async with evening(server) as table:
            anna, bruno, carla = table.people[:3]
            assert await anna.refused("say", text="good night") == "night-is-silent"
            await table.everybody("ready")
            await table.until("introduce")
            assert anna.table["channels"] == ["table"]
            assert bruno.table["channels"] == []
            assert await bruno.refused("say", text="me first") == "not-your-introduction"
            await anna.done("say", text="I sell olive oil")
            await bruno.done("do", steps=["claim mafioso"])
            for one in table.people[2:]:
                await one.done("do", steps=["pass"])
            await table.until("talk")
            await carla.done("say", text="nobody trusts Anna")
            await bruno.done("do", steps=["accuse 0"])
            await carla.done("say", text="I second that in a moment")
            await carla.done("do", steps=["second"])
            assert await carla.refused("say", text="hang him") == "only-accused-speaks"
            await anna.done("say", text="not me")
            await anna.done("do", steps=["end"])
            assert await anna.refused("say", text="please") == "no-talk-in-vote"
            assert await bruno.refused("do", steps=["suspect 0"]) == "no-talk-in-vote"

    asyncio.run(scene())


def test_traitors_talk_by_night_if_that_was_agreed_and_nobody_else_hears_it(server: TableServer) -> None:
    """OFF-9.11."""

    async def scene() -> None:
        wanted: Plain = {"custom_roles": True, "cops": 2, "team_chat": True, "opening_arrest": True}
        async with evening(server, 7, **wanted) as table:
            await table.until("night_1")
            team = [seat for seat in range(7) if table.role(seat) == "cop"]
            others = [seat for seat in range(7) if seat not in team]
            frames = [len(table.people[seat].frames) for seat in others]
            await table.people[team[0]].done("say", text="the tall one", channel="team")
            assert (
                await table.people[others[0]].refused("say", text="who?", channel="team") == "not-of-the-team"
            )
            await table.settled()
            assert [said(one, "team") for one in table.people] == [
                ["the tall one"] if seat in team else [] for seat in range(7)
            ]
            # A refusal and a pong to the one who asked, a pong to everybody else, and nothing more.
            assert [len(table.people[seat].frames) for seat in others] == [
                before + (2 if seat == others[0] else 1) for seat, before in zip(others, frames)
            ]
        async with evening(server, 7, **{**wanted, "team_chat": False}) as table:
            await table.until("night_1")
            cop = next(seat for seat in range(7) if table.role(seat) == "cop")
            assert (
                await table.people[cop].refused("say", text="the tall one", channel="team") == "no-team-chat"
            )

    asyncio.run(scene())


def test_ghosts_chat_is_in_the_record_only_when_the_game_is_over_and_for_ghosts(server: TableServer) -> None:
    """Section 5: the ghosts' chat stays theirs, unless all of them open it."""

    async def scene() -> None:
        async with evening(server) as table:
            fallen = await with_a_ghost(table)
            await table.look_as_ghost(fallen)
            await table.people[fallen].done("say", text="wait and see", channel="ghosts")
            with server.http() as http:
                assert http.get(f"/api/tables/{table.code}/record").status_code == 409
                shown = http.get(f"/api/tables/{table.code}/replay?viewer=gallery").text
                assert "wait and see" not in shown
            while table.stage != "talk":
                await table.everybody("ready")
                await table.settled()
            cop = next(seat for seat in range(5) if table.role(seat) == "cop")
            await table.vote_out(cop)
            await table.settled()
            assert table.people[0].life == "finished"
            for seat, token in enumerate(table.passes):
                with server.http(token) as http:
                    record = http.get(f"/api/tables/{table.code}/record").text
                is_theirs = seat == fallen
                assert ("wait and see" in record) is is_theirs
                assert (":sealed" in record) is not is_theirs
                assert json.loads(record)["result"] is not None

    asyncio.run(scene())
