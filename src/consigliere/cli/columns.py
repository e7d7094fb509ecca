"""How many columns of a terminal a text takes, and where its lines may be broken, in any script.

Wide characters take two columns, marks and joiners none; those that are wide in some terminals only take one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")
_SIGNS: Final = re.compile(r"\x1b\[[0-9;]*m|.", re.DOTALL)
_WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")

# No line begins with one of the first nor ends with one of the second, whatever stands between.
_NOT_FIRST: Final = frozenset(
    "、。，．・：；！？」』）］｝〉》】〕々ーゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％…×,.;:!?)]}”’»›،؛؟"
)
_NOT_LAST: Final = frozenset("「『（［｛〈《【〔×([{“‘«‹")

# What people's words may hold though no key prints it: joiners, marks of one direction, other spaces.
_HARMLESS: Final = frozenset("\u200c\u200d\u200e\u200f\u00a0\u202f\u3000")

NO_BREAK: Final = "\u00a0"


def wide(text: str) -> int:
    """How many columns a text takes.

    >>> wide("roma"), wide("\x1b[31mroma\x1b[0m"), wide("ローマ"), wide("سیه‌نا")
    (4, 4, 6, 5)
    """
    return sum(_width(char) for char in _ESCAPES.sub("", text))


@cache
def _width(char: str) -> int:
    if unicodedata.category(char) in _WITHOUT_WIDTH:
        return 0
    return 2 if _is_wide(char) else 1


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"


def clean(text: str) -> str:
    """A text from outside without what a terminal would obey.

    >>> clean("bru\x1b[2Jno"), clean("سیه‌نا") == "سیه‌نا"
    ('bru?[2Jno', True)
    """
    return "".join(char if char.isprintable() or char in _HARMLESS else "?" for char in text)


def padded(text: str, width: int) -> str:
    """The text with spaces up to a width.

    >>> padded("roma", 6) + "|"
    'roma  |'
    """
    return text + " " * (width - wide(text))


def indented(text: str, width: int) -> str:
    """The text with spaces before it up to a width.

    >>> indented("ローマ", 8)
    '  ローマ'
    """
    return " " * (width - wide(text)) + text


def cut(text: str, width: int) -> str:
    """The text, shortened if it is wider than that; how often it counts stays.

    >>> cut("bartolomeo", 6), cut("bruno", 6), cut("surrender×3", 8)
    ('barto.', 'bruno', 'surre.×3')
    """
    if wide(text) <= width:
        return text
    times = re.search(r"[×x]\d+$", text)
    end = times[0] if times else ""
    text = text.removesuffix(end)
    while text and wide(text) > width - wide(end) - 1:
        text = text[:-1]
    return text + "." + end


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many columns, broken between words; a break keeps the indent.

    Between wide characters a line may be broken too, and anywhere in a word that is longer than a line.

    >>> wrapped("  one two three", 9)
    ['  one two', '  three']
    >>> wrapped("次の戦闘：ローマ。", 10)
    ['次の戦闘：', 'ローマ。']
    """
    if wide(text) <= width:
        return [text]
    indent = text[: len(text) - len(text.lstrip(" "))]
    lines, line = [], ""
    room = max(2, width - wide(indent))
    for space, piece in _pieces(text.strip(" ")):
        if line and wide(line) + len(space) + wide(piece) > room:
            lines.append(line)
            line = ""
        line = line + space + piece if line else piece
        while wide(line) > room:
            head = _head(line, room)
            lines.append(head)
            line = line[len(head) :]
    return [indent + one for one in [*lines, line] if one]


def lines_of(texts: list[str], width: int) -> list[str]:
    """All of these texts in lines of at most so many columns."""
    return [line for text in texts for line in wrapped(text, width)]


def hanging(first: str, text: str, width: int) -> list[str]:
    """A text with something before it, below which nothing stands.

    >>> hanging("a) ", "one two", 6)
    ['a) one', '   two']
    """
    start = wide(first)
    lines = wrapped(text, max(2, width - start))
    return [(first + lines[0]).rstrip(" "), *(" " * start + line for line in lines[1:])]


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """What is never broken, piece by piece, each with the spaces before it."""
    space, piece, before = "", "", ""
    gap, marks = "", ""  # what has been met since `before`
    for sign in _SIGNS.findall(text):
        if sign == " ":
            gap += sign
        elif len(sign) > 1 or not _width(sign):  # a colour or a mark goes with what it touches
            if gap:
                marks += sign
            else:
                piece += sign
        else:
            if before and _may_break(before, sign, bool(gap)):
                yield space, piece
                space, piece = gap, marks + sign
            else:
                piece += gap + marks + sign
            gap, marks, before = "", "", sign
    yield space, piece + gap + marks


def _may_break(before: str, after: str, is_apart: bool) -> bool:
    if after in _NOT_FIRST or before in _NOT_LAST:
        return False
    if is_apart:
        return True
    if NO_BREAK in (before, after):
        return False
    # A number stays with what it counts or what is counted, not with a stop before it.
    if before.isdigit() or (after.isdigit() and before not in _NOT_FIRST):
        return False
    return _is_wide(before) or _is_wide(after)


def _head(text: str, width: int) -> str:
    """As much of the beginning of a text as fits, one character at least."""
    head, taken = "", 0
    for sign in _SIGNS.findall(text):
        more = 0 if len(sign) > 1 else _width(sign)
        if head and taken + more > width:
            break
        head, taken = head + sign, taken + more
    return head


def beside(left: list[str], right: list[str], column: int, bar: str = "") -> list[str]:
    """Two blocks of lines beside each other, the right one from that column on, behind a bar if there is one.

    >>> beside(["a", "b"], ["c"], 3)
    ['a  c', 'b']
    """
    rows = max(len(left), len(right))
    pairs = zip(left + [""] * (rows - len(left)), right + [""] * (rows - len(right)))
    return [
        (padded(one, max(column, wide(one) + 1)) + bar + other).rstrip(" ") if other else one
        for one, other in pairs
    ]


def grid(rows: list[list[str]], bar: str = " ") -> list[str]:
    """Rows of cells with every column as wide as its widest cell.

    >>> grid([["turf", "anna"], ["Queens", "2"]])
    ['turf   anna', 'Queens 2']
    """
    widths = [max(map(wide, column)) for column in zip(*rows)]
    return [bar.join(padded(cell, width) for cell, width in zip(row, widths)).rstrip(" ") for row in rows]


def flowed(texts: list[str], width: int) -> list[str]:
    """Short texts in as many columns as there is room for, read downwards.

    >>> flowed(["a", "b", "c"], 6)
    ['a  c', 'b']
    """
    widest = max(map(wide, texts), default=0) + 2
    number = max(1, min((width + 2) // widest, len(texts)))
    height = -(-len(texts) // number)
    columns = [texts[start : start + height] for start in range(0, len(texts), max(1, height))]
    filled = [column + [""] * (height - len(column)) for column in columns]
    return ["".join(padded(cell, widest) for cell in row).rstrip(" ") for row in zip(*filled)]
