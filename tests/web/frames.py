"""What lies before the viewers of a game played by chance, as the wire carries it. For any registered game."""

from __future__ import annotations

from typing import Any

import msgspec

from consigliere import shelf
from consigliere.kernel.state import State, View
from consigliere.kernel.viewer import members
from consigliere.table.messages import Chair, Clock, Now, Setting
from tests.conformance.tables import Table, positions

NAMES = [
    *(
        "Anna",
        "Bruno",
        "Carla",
        "Dario",
        "Elena",
        "Fabio",
        "Gaia",
        "Hugo",
        "Irene",
        "Jacopo",
        "Karla",
        "Luca",
    ),
    *("Marta", "Nino", "Olga", "Pietro", "Quinto", "Rosa", "Sandro", "Tina", "Ugo", "Vera", "Walter", "Zeno"),
]


def pages(table: Table, seed: int, every: int, viewers: list[int]) -> list[dict[str, Any]]:
    """A game to its end: for each viewer and every so many decisions, what the plain table is given."""
    return [
        {
            "game": table.game.name,
            "names": NAMES[: table.seats],
            "me": viewer if viewer < table.seats else None,
            "frame": frame(table, state, viewer),
        }
        for state in positions(table, seed, every)
        for viewer in viewers
    ]


def game_info(name: str) -> dict[str, Any]:
    """A game with every command a seat can be offered: what is sent, and its parts by name."""
    game = shelf.game(name)
    commands = [
        {"text": game.text(command), "plain": game.command_to_plain(command)} for command in game.catalogue
    ]
    return {"name": name, "commands": commands}


def frame(table: Table, state: State, viewer: int) -> dict[str, Any]:
    """What lies before one viewer."""
    game = table.game
    view = View(state.seen_by(viewer))
    outcome = state.outcome()
    now = Now(
        setting=Setting(
            code="abcdef",
            game=game.name,
            rules=game.rules_version,
            life="finished" if state.is_over() else "running",
            chairs=[Chair("person", name) for name in NAMES[: table.seats]],
            options=dict(table.options),
            clock=Clock(),
            commitment="",
            outset=game.outset(table.seats, table.options),
        ),
        view=game.view_to_plain(view),
        figures=game.figures(view),
        waiting=members(state.waiting_for()),
        may_act=members(state.may_act()),
        legal=[int(number) for number in state.legal(viewer)] if viewer < table.seats else [],
        outcome=None if outcome is None else outcome.to_plain(),
    )
    plain: dict[str, Any] = msgspec.to_builtins(now)
    return plain
