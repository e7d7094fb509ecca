"""How the tests use the command line: as a person in a pipe or at a terminal, and as a script."""

from __future__ import annotations

import codecs
import fcntl
import io
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from unittest.mock import patch

from consigliere import shelf
from consigliere.cli import main, play
from consigliere.cli.recordfile import write
from consigliere.cli.screen import Screen
from consigliere.cli.session import Session
from consigliere.cli.table import Table
from consigliere.kernel import record as records
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.viewer import members
from consigliere.texts import Texts

COMMAND = [sys.executable, "-m", "consigliere.cli"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def run(*words: str, lines: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, with these lines typed into it."""
    heard, complained = io.BytesIO(), io.BytesIO()
    out, err = (io.TextIOWrapper(to, encoding="utf-8", write_through=True) for to in (heard, complained))
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    with patch.object(sys, "stdin", typed), redirect_stdout(out), redirect_stderr(err):
        code = main(list(words))
    said, wrong = (to.getvalue().decode() for to in (heard, complained))
    return subprocess.CompletedProcess(words, code, said, wrong)


def piped(*words: str, lines: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own, with these lines typed into it."""
    typed = "".join(f"{line}\n" for line in lines)
    surroundings = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings,
        timeout=120,
        check=False,
    )


def final_position(transcript: str) -> str:
    """The digest that the end screen names."""
    found = re.search(r"^Final position: (\w{64})$", transcript, re.MULTILINE)
    assert found, transcript[-2000:]
    return found[1]


def played_record(path: Path, seats: int = 3, seed: int = 1, steps: int = 100_000) -> dict[str, object]:
    """The record of a game in which every answer is drawn, written to a file; unfinished after so many steps."""
    game = shelf.game("condottiere")
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    names = ["anna", "bruno", "carla", "dario", "elena", "fabio"][:seats]
    record = records.begin(game, names, options, Deal(bytes([seed] * 32), [None] * seats))
    chance = FastChance(seed)
    for _ in range(steps):
        if record.match.state.is_over():
            break
        seat = members(record.match.state.waiting_for())[0]
        legal = record.match.state.legal(seat)
        refusal = record.match.submit(seat, [game.catalogue[legal[chance.below(len(legal))]]])
        assert refusal is None
    plain = records.to_plain(record, with_secret=True)
    write(str(path), plain)
    return json.loads(json.dumps(plain))  # type: ignore[no-any-return]


class Pipe(Screen):
    """A pipe into which somebody types steps that are allowed, drawn by chance, and now and then only looks again.

    It keeps what is said and what is typed: the same lines in a real pipe must be answered in the same words.
    """

    def __init__(self, seed: int, begins: Sequence[str]) -> None:
        super().__init__()
        vars(self).update(is_terminal=False, has_colours=False, has_blocks=True)
        self._first = list(begins)
        self.said: list[str] = []
        self.typed: list[str] = []
        self._chance = FastChance(seed)
        self._session: Session | None = None

    @property
    def transcript(self) -> str:
        """What a pipe would have printed."""
        return "".join(f"{line}\n" for line in self.said)

    def print(self, *lines: str) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        self.typed.append(self._answer(prompt))
        return self.typed[-1]

    def _answer(self, prompt: str) -> str:
        assert self._session is not None
        if self._first:
            return self._first.pop(0)
        asked = [seat for seat, name in enumerate(self._session.names) if prompt == f"{name}> "]
        if not asked or self._chance.below(8) == 0:
            return ""
        legal = self._session.face.legal(self._session.view(asked[0]))
        return legal[self._chance.below(len(legal))]

    def sit_down(self, table: Table, texts: Texts, screen: Screen, path: str | None) -> Session:
        """The session of a table at this pipe."""
        self._session = Session(table, texts, screen, path)
        return self._session


def played(*words: str, seed: int = 1, begins: Sequence[str] = ()) -> Pipe:
    """A game played to its end in this process: first by these lines, then by drawn steps."""
    pipe = Pipe(seed, begins)
    with patch.object(play, "Screen", lambda fast: pipe), patch.object(play, "Session", pipe.sit_down):
        assert main(list(words)) == 0
    return pipe


class Sheet(Screen):
    """A terminal of a certain size without colours."""

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__()
        vars(self).update(is_terminal=True, has_colours=False, has_blocks=True, size=(columns, rows))

    @property
    def width(self) -> int:
        columns: int = vars(self)["size"][0]
        return columns

    @property
    def height(self) -> int:
        rows: int = vars(self)["size"][1]
        return rows


# Makes the terminal it finds the one whose Ctrl-C counts, then becomes the command.
# A script in the background ignores Ctrl-C, and so would everything it starts: a terminal's own programs do not.
LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """The command in a terminal of a certain size."""

    def __init__(self, *words: str, columns: int = 80, rows: int = 24, no_color: bool = False) -> None:
        self._fd, inside = pty.openpty()
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {
            name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")
        }
        surroundings = {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        if no_color:
            surroundings["NO_COLOR"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *COMMAND, *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=surroundings,
            start_new_session=True,
        )
        os.close(inside)
        self.raw = ""
        self.is_over = False
        # A character may arrive in two parts.
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._fd, f"{line}\r".encode())

    def until(self, text: str, seconds: float = 30) -> str:
        """What appears until this text does."""
        found = ""
        deadline = time.monotonic() + seconds
        while text not in ESCAPE.sub("", found):
            ready, _, _ = select.select([self._fd], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited in vain for {text!r} after {found[-2000:]!r}"
            try:
                found += self._decoder.decode(os.read(self._fd, 65536))
            except OSError as error:
                raise AssertionError(f"ended before {text!r}: {found[-2000:]!r}") from error
        self.raw += found
        return found

    def until_asked(self, *prompts: str, seconds: float = 60) -> str:
        """What appears until it ends with one of these, or until the command has ended."""
        found = ""
        deadline = time.monotonic() + seconds
        while not ESCAPE.sub("", found).rstrip("\r").endswith(prompts):
            ready, _, _ = select.select([self._fd], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited in vain for {prompts} after {found[-2000:]!r}"
            try:
                more = os.read(self._fd, 65536)
            except OSError:
                more = b""
            self.is_over = not more
            if self.is_over:
                break
            found += self._decoder.decode(more)
        self.raw += found
        return found

    def interrupt(self) -> None:
        """Press Ctrl-C, then Enter until the command has ended.

        A Ctrl-C that arrives just as the line editor begins to wait is noticed only with the next line. A second one
        could hit a command that is already on its way out, which a busy machine makes long.
        """
        os.write(self._fd, b"\x03")
        for _ in range(120):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=1)
                return
            with suppress(OSError):
                os.write(self._fd, b"\r")

    def end(self) -> int:
        """Wait for the end; the exit code."""
        while True:
            ready, _, _ = select.select([self._fd], [], [], 30)
            assert ready, f"does not end after {self.raw[-2000:]!r}"
            try:
                more = os.read(self._fd, 65536)
            except OSError:
                break
            if not more:
                break
            self.raw += self._decoder.decode(more)
        os.close(self._fd)
        return self._process.wait(timeout=30)
