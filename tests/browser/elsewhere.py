"""The same person on a second device that nobody looks at: what a story needs but is not about is done there."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from tests.browser.player import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.player import Now, Player

READ_PASSES = """() => Object.values(localStorage).flatMap(kept => {
    try { return [JSON.parse(kept)]; } catch { return []; }
})"""


def play_elsewhere(player: Player, choose: Callable[[list[str]], str], until: Callable[[Now], bool]) -> None:
    """Answer what is asked of this person until something holds or the game is over, and the page has heard of it."""
    token = next(p["token"] for p in player.page.evaluate(READ_PASSES) if p and p.get("code") == player.code)
    who = {"table": player.code, "token": token, "seat": player.seat, "last": 0}
    count = itertools.count()
    with connect(f"{player.server.url.replace('http', 'ws')}/ws", compression=None, max_size=None) as socket:
        socket.send(json.dumps({"ask": "hello", "id": "elsewhere", **who}))
        pending, now = "", None
        while True:
            answer: dict[str, Any] = json.loads(socket.recv(PATIENCE))
            now = answer.get("now") or now
            if answer["says"] in ("done", "refused") and answer["id"] == pending:
                pending = ""
            if now is None or pending:
                continue
            if now["setting"]["life"] in ("finished", "abandoned") or until(now):
                break
            # What leaves no choice the page answers; answered here too, its answer would meet what comes next.
            if player.seat in now["waiting"] and now["legal"] and not now["forced"]:
                pending = f"elsewhere-{next(count)}"
                legal = [player.game.text(player.game.catalogue[number]) for number in now["legal"]]
                socket.send(json.dumps({"ask": "do", "id": pending, "steps": [choose(legal)]}))
    player.until(lambda: player.is_over or (player.now is not None and until(player.now)), "what was played")
