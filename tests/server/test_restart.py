"""The server ends and comes back, or cannot write: nothing that was shown is unsaid."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from consigliere.store import Store, Stored
from consigliere.table import log
from tests.server.driver import COMMAND, Looker, TableServer


async def some_turns(
    server: TableServer, code: str, token: str
) -> tuple[dict[int, object], dict[str, object]]:
    """Play a little; the feed and the view after it."""
    async with await Looker.at(server, code, token, 0) as anna:
        if anna.life == "lobby":
            await anna.done("start")
        target = anna.last + 10
        await anna.play(server.commands(), until=lambda looker: looker.last >= target)
        return dict(anna.feed), anna.table["view"]


def test_after_a_restart_the_tables_are_back_with_the_same_numbers_and_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0") as server:
            code, token = server.open_table("me bot bot")
            lobby, _ = server.open_table("me empty")
            for end in (server.stop, server.kill):
                feed, view = await some_turns(server, code, token)
                end()
                server.start()
                async with await Looker.at(server, code, token, 0) as anna:
                    assert {n: anna.feed[n] for n in feed} == feed
                    # The time without a server counts for nobody, and everybody is told so.
                    assert [anna.feed[n]["item"] for n in range(len(feed) + 1, anna.last + 1)] == ["outage"]
                    assert anna.table["view"] == view
                async with await Looker.at(server, lobby) as stranger:
                    assert stranger.last == 0
            await some_turns(server, code, token)
        assert "Traceback" not in server.log()

    asyncio.run(scene())


def test_a_game_among_bots_goes_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0.1", "--no-limits") as server:
            code, token = server.open_table("bot bot bot", name=None)
            async with await Looker.at(server, code, token) as screen:
                await screen.done("start")
                await screen.until(lambda looker: looker.last > 5)
            server.kill()
            server.start()
            with server.http(token) as http:
                while http.get(f"/api/tables/{code}").json()["life"] != "finished":
                    await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_whoever_ends_the_server_ends_it_well_and_every_socket_is_told_why(tmp_path: Path) -> None:
    async def scene() -> None:
        with TableServer(tmp_path, "--origin", "https://table.example.org/") as server:
            # Where people find it, with a square for phones.
            assert server.printed[0] == f"On this machine: http://{server.host}"
            assert server.printed[1] == "On other devices: https://table.example.org"
            assert sum("█" in line for line in server.printed) > 10
            code, _ = server.open_table()
            async with await Looker.at(server, code) as one, await Looker.connected(server) as other:
                assert await asyncio.to_thread(server.terminate) == 0
                assert await one.until_closed() == await other.until_closed() == (1012, "closing")
                assert one.said[-1] == {"says": "trouble", "problem": "closing", "detail": "closing"}
        assert server.log() == ""

    asyncio.run(scene())


def workers_of(server: TableServer) -> list[psutil.Process]:
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_a_worker_that_dies_is_replaced_and_none_outlives_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0", "--workers", "2") as server:
            code, token = server.open_table("me bot bot")
            async with await Looker.at(server, code, token, 0) as anna:
                await anna.done("start")
                commands = server.commands()
                await anna.play(commands, until=lambda looker: looker.last >= 5)
                for worker in workers_of(server):
                    worker.kill()
                await anna.play(commands, until=lambda looker: looker.last >= 20)
                assert anna.last >= 20
            workers = workers_of(server)
            assert workers
            server.kill()
            _, alive = psutil.wait_procs(workers, timeout=30)
            assert alive == []

    asyncio.run(scene())


def test_a_table_that_cannot_be_stored_is_read_again_from_its_log(tmp_path: Path) -> None:
    """Somebody else has written the next row: what was decided here never happened, and nobody was told of it."""

    async def write_beside(server: TableServer, code: str) -> None:
        async with Store(f"sqlite:///{server.database}") as store:
            rows = await store.read(code)
            body = log.encode(log.Talked(0, "Anna", "from beside"))
            await store.append(code, [Stored(len(rows), rows[-1].at, None, None, body)])

    async def scene() -> None:
        with TableServer(tmp_path, "--pace", "0") as server:
            code, token = server.open_table("me empty")
            async with (
                await Looker.at(server, code, token, 0) as anna,
                await Looker.at(server, code) as stranger,
            ):
                await write_beside(server, code)
                await anna.send('{"ask":"say","id":"lost","text":"never said"}')
                assert await anna.until_closed() == (4002, "load-again")
                assert await stranger.until_closed() == (4002, "load-again")
                assert "never said" not in "".join(anna.frames + stranger.frames)
            async with await Looker.at(server, code, token, 0) as anna:
                await anna.done("say", id="lost", text="said now")
                spoken = [item["text"] for item in anna.feed.values() if item["item"] == "spoken"]
                assert spoken == ["from beside", "said now"]

    asyncio.run(scene())


async def closing(slow: ClientConnection) -> AsyncIterator[str | bytes]:
    """Frames until the socket is closed, in whatever way."""
    try:
        async for frame in slow:
            yield frame
    except ConnectionClosed:
        pass


def test_a_slow_socket_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    async def scene(server: TableServer) -> None:
        code, token = server.open_table("me bot")
        host, _, port = server.host.partition(":")
        reader = socket.create_connection((host, int(port)))
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 17)
        async with await Looker.at(server, code, token, 0) as anna:
            slow = await connect(f"ws://{server.host}/ws", sock=reader, compression=None, max_queue=1)
            hello = {"ask": "hello", "id": "x", "table": code, "token": token, "seat": 0}
            await slow.send(json.dumps(hello))
            page = "長" * 10_000
            # More than all buffers on the way and its queue can hold.
            for _ in range(450):
                await anna.done("note", text=page)
            told = [frame async for frame in closing(slow) if '"told"' in str(frame)]
            assert len(told) < 450
            # It hears why if it begins to read in time, else it is cut off.
            assert (slow.close_code, slow.close_reason) in ((4001, "too-slow"), (1006, ""))

    with TableServer(tmp_path, "--pace", "0", "--no-limits") as server:
        asyncio.run(scene(server))
    assert server.log() == ""


def test_a_port_that_is_taken_is_one_clear_line(server: TableServer, tmp_path: Path) -> None:
    port = server.host.partition(":")[2]
    words = ["--host", "127.0.0.1", "--port", port, "--db", str(tmp_path / "other.sqlite3"), "--lang", "en"]
    second = subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, check=False)

    assert second.returncode == 2
    assert second.stderr.startswith(f"consigliere: port {port} is taken")
    assert len(second.stderr.splitlines()) == 1
    assert not (tmp_path / "other.sqlite3").exists()


def test_a_backup_of_a_running_server_holds_its_tables_and_overwrites_nothing(
    server: TableServer, tmp_path: Path
) -> None:
    async def stored(file: Path) -> list[Stored]:
        async with Store(f"sqlite:///{file}") as store:
            return await store.read(code)

    code, _ = server.open_table()
    words = ["backup", str(tmp_path / "copy.sqlite3"), "--db", str(server.database), "--lang", "en"]
    command = [sys.executable, "-m", "consigliere.cli", *words]
    for expected in (0, 2):
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == expected, done.stderr
    assert len(asyncio.run(stored(tmp_path / "copy.sqlite3"))) == 1
