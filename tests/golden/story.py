"""A finished game as text a person can read: commands at the margin, events indented, the result at the end."""

from __future__ import annotations

import json
from pathlib import Path

from consigliere import shelf
from consigliere.kernel.edition import FIRST, stated
from consigliere.kernel.game import Game
from consigliere.kernel.record import FIRST_FORMAT, FORMAT, Record, game_and_edition, to_plain

HERE = Path(__file__).parent


def write(record: Record) -> str:
    """The story of a finished game."""
    plain = to_plain(record, with_secret=True)
    entries = plain.pop("entries")
    result = plain.pop("result")
    assert isinstance(entries, list)
    lines = [f"{key} {json.dumps(value)}" for key, value in plain.items()]
    lines.append("")
    for entry in entries:
        withdraws = f" withdraws {entry['withdraws']}" if "withdraws" in entry else ""
        lines.append(f"{entry['by']}: {entry['command']}{withdraws}")
        for event in entry["events"]:
            name = event.pop("event")
            lines.append(f"  {name} {json.dumps(event)}" if event else f"  {name}")
    return "\n".join([*lines, "", f"result {json.dumps(result)}", ""])


def read(text: str) -> dict[str, object]:
    """The record that a story tells."""
    head, body, tail = text.strip().split("\n\n")
    plain: dict[str, object] = {}
    for line in head.splitlines():
        key, _, value = line.partition(" ")
        plain[key] = json.loads(value)
    entries: list[dict[str, object]] = []
    events: list[dict[str, object]] = []
    for line in body.splitlines():
        if line.startswith("  "):
            name, _, fields = line.strip().partition(" ")
            events.append({"event": name, **(json.loads(fields) if fields else {})})
        else:
            by, _, command = line.partition(": ")
            command, _, withdraws = command.partition(" withdraws ")
            events = []
            entries.append({"by": by, "command": command, "events": events})
            if withdraws:
                entries[-1]["withdraws"] = int(withdraws)
    plain["entries"] = entries
    plain["result"] = json.loads(tail.removeprefix("result "))
    return plain


def game_of(plain: dict[str, object]) -> Game:
    """The game that a story is about, with its edition if it has one of its own."""
    name, components = game_and_edition(plain)
    return shelf.game(name, components, plain["rules"])


def is_present(plain: dict[str, object]) -> bool:
    """Whether a story is of the present rules and components, or of an edition and so of no version."""
    game = shelf.game(str(plain["game"]))
    return plain["rules"] == game.rules_version and (
        isinstance(plain["edition"], dict) or plain["edition"] == stated(game.edition)
    )


def file_of(name: str, title: str) -> Path:
    """Where a golden game of the present rules and components is kept: of the newest format that there is."""
    files = [_file(name, title, number) for number in range(FORMAT, 0, -1)]
    return next((file for file in files if file.exists()), files[0])


def new_file_of(name: str, title: str) -> Path:
    """Where a golden game of now belongs."""
    return _file(name, title, FORMAT)


def _file(name: str, title: str, number: int) -> Path:
    components = "" if shelf.newest(name) == FIRST else f"-components-{shelf.newest(name)}"
    form = "" if number == FIRST_FORMAT else f"-format-{number}"
    return HERE / name / f"{title}-rules-{shelf.game(name).rules_version}{components}{form}.game"


def stories(name: str = "*") -> list[Path]:
    """Every golden game there is, or those of one game."""
    return sorted(HERE.glob(f"{name}/*.game"))
