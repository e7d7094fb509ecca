"""Where a person reads and types: a terminal with colours, or plain lines in a pipe."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable
from typing import Final

from consigliere.cli.columns import wrapped

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the lines above the screen too: a hand may stand there
_STYLES: Final = {
    "bold": "1",
    "faint": "2",
    "turned": "7",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}
SEAT_STYLES: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")
LEAST_WIDTH: Final = 60
PLAIN_WIDTH: Final = 100


class Screen:
    """One person's screen. In a pipe it neither colours, clears nor waits, so that scripts can play."""

    def __init__(self, fast: bool = False) -> None:
        self.is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        dumb = os.environ.get("TERM", "") == "dumb"
        self.has_colours: Final = self.is_terminal and not dumb and not os.environ.get("NO_COLOR")
        self._clears = self.is_terminal and not dumb
        self._waits = self.is_terminal and not fast
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")
        self.has_blocks: Final = "utf" in (sys.stdout.encoding or "").lower()
        self._editing: Final = _line_editing() if self.is_terminal else None

    @property
    def width(self) -> int:
        """The columns that may be used."""
        if not self.is_terminal:
            return PLAIN_WIDTH
        return max(LEAST_WIDTH, shutil.get_terminal_size().columns)

    @property
    def height(self) -> int:
        """The lines that may be used; in a pipe there is no end to them."""
        return shutil.get_terminal_size().lines if self.is_terminal else 10_000

    def print(self, *lines: str) -> None:
        """Print whole lines, broken between words where they are too long for a terminal."""
        for line in lines:
            if self.is_terminal:
                for part in wrapped(line, self.width):
                    print(part)
            else:
                print(line)
        sys.stdout.flush()

    def clear(self) -> None:
        """Leave nothing to be seen."""
        if self._clears:
            print(CLEAR, end="")

    def forget(self) -> None:
        """Forget the lines typed before: the next person must not find them with the arrow keys."""
        if self._editing is not None:
            self._editing()

    def pause(self, seconds: float) -> None:
        """Let a sentence sink in."""
        if self._waits:
            time.sleep(seconds)

    def ask(self, prompt: str) -> str | None:
        """What the person types; None when there is nothing more to come."""
        try:
            if self.is_terminal:
                return input(prompt).strip()
            print(prompt, flush=True)
            line = sys.stdin.readline()
            return line.strip() if line else None
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return ""

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, where there are colours. Never the only sign of anything."""
        codes = ";".join(_STYLES[style] for style in styles if style)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.has_colours and codes and text else text

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _line_editing() -> Callable[[], None] | None:
    """Arrow keys and earlier lines, on systems that have them; gives what forgets those lines."""
    try:
        import readline
    except ImportError:
        return None
    return readline.clear_history
