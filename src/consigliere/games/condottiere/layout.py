"""Positions of Condottiere as text: what lies where, one line for the table and one for each seat.

    3 seats, game 1, battle 4, idle 0, first holder anna
    contested parma, chosen by anna, token anna, favor siena
    asked play_or_pass: bruno
    discard: 1 courtesan
    anna: hand 10 heroine; line 6 6; down 3; regions roma torino; points 12; out
    bruno: hand winter 6; played

Whatever is not said is empty, off or none; cards not named lie in the deck. Reading needs only the seats' lines.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from consigliere.games.condottiere.event import STAGES
from consigliere.games.condottiere.notation import NAMES, pile_named, pile_text, seat_named
from consigliere.games.condottiere.pieces import KINDS, NO_REGION, NO_SEAT, WIDTH, Box
from consigliere.games.condottiere.position import (
    BURIED,
    DECK,
    DISCARD,
    DOWN,
    HAND,
    LINE,
    Agreed,
    Position,
    pile,
)
from consigliere.games.condottiere.rules import Condottiere, in_the_box
from consigliere.kernel.viewer import TRUTH, bit, members

_PILES: Final = {"hand": HAND, "line": LINE, "down": DOWN, "buried": BURIED}
_MARKS: Final = ("out", "played", "answered", "discarding", "drawn", "finalist")


def position_text(p: Position) -> str:
    """A position, or one viewer's copy of it with `?` for cards unseen; `read_position` reads a truth back."""
    regions = p.box.regions
    lines = [
        f"{p.seats} seats, game {p.game}, battle {p.battles}, idle {p.idle}, first holder {_name(p.first_holder)}"
    ]
    contested = "none" if p.contested == NO_REGION else regions[p.contested]
    favor = "off" if p.favor == NO_REGION else regions[p.favor]
    lines.append(
        f"contested {contested}, chosen by {_name(p.chooser)}, token {_name(p.holder)}, favor {favor}"
    )
    if p.asked:
        lines.append(f"asked {STAGES[p.stage]}: {' '.join(NAMES[seat] for seat in members(p.asked))}")
    if p.sizes[DISCARD] > 0:
        lines.append(f"discard: {_pile(p, DISCARD)}")
    if p.viewer != TRUTH:
        lines.append(f"deck: {p.sizes[DECK]} cards")
    lines.extend(f"{NAMES[seat]}: {_seat_text(p, seat)}" for seat in range(p.seats))
    return "\n".join(lines)


def _seat_text(p: Position, seat: int) -> str:
    parts = [f"hand {_pile(p, pile(HAND, seat))}"]
    for name in ("line", "down", "buried"):
        which = pile(_PILES[name], seat)
        if p.sizes[which] > 0:
            parts.append(f"{name} {_pile(p, which)}")
    if p.regions[seat]:
        parts.append("regions " + " ".join(p.box.regions[region] for region in members(p.regions[seat])))
    if p.points[seat]:
        parts.append(f"points {p.points[seat]}")
    masks = (p.out, p.played, p.answered, p.discarding, p.drawn, p.finalists)
    parts.extend(mark for mark, mask in zip(_MARKS, masks) if (mask >> seat) & 1)
    return "; ".join(parts)


def _pile(p: Position, which: int) -> str:
    return pile_text([int(p.cards[which * WIDTH + card]) for card in range(WIDTH)])


def _name(seat: i64) -> str:
    return "none" if seat == NO_SEAT else NAMES[seat]


def read_position(text: str, box: Box, agreed: Agreed) -> Condottiere:
    """The truth that a text describes; ValueError or `Illegal` says what is wrong."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    seats = [line for line in lines if line.split(":")[0] in NAMES]
    p = in_the_box(box, agreed, len(seats))
    p.game = 1
    p.holder = 0
    p.chooser = 0
    p.first_holder = 0
    for line in lines:
        if line in seats:
            name, _, rest = line.partition(":")
            _read_seat(p, NAMES.index(name), rest)
        elif line.startswith("asked "):
            stage, _, names = line.removeprefix("asked ").partition(":")
            p.stage = STAGES.index(stage)
            for name in names.split():
                p.asked |= bit(seat_named(name))
        elif line.startswith("discard:"):
            _lay(p, DISCARD, line.removeprefix("discard:"))
        else:
            _read_table(p, line)
    return p


def _read_table(p: Condottiere, line: str) -> None:
    for part in line.split(","):
        *words, value = part.split()
        about = " ".join(words)
        if about == "contested":
            p.contested = NO_REGION if value == "none" else p.box.regions.index(value)
        elif about == "favor":
            p.favor = NO_REGION if value == "off" else p.box.regions.index(value)
        elif about == "chosen by":
            p.chooser = _seat(value)
        elif about == "token":
            p.holder = _seat(value)
        elif about == "first holder":
            p.first_holder = _seat(value)
        elif about == "game":
            p.game = int(value)
        elif about == "battle":
            p.battles = int(value)
        elif about == "idle":
            p.idle = int(value)
        elif value != "seats":
            raise ValueError(f"cannot read {part.strip()!r} in a position")


def _read_seat(p: Condottiere, seat: int, text: str) -> None:
    for part in text.split(";"):
        word, _, rest = part.strip().partition(" ")
        if word in _PILES:
            _lay(p, pile(_PILES[word], seat), rest)
        elif word == "regions":
            for region in rest.split():
                p.regions[seat] |= bit(p.box.regions.index(region))
        elif word == "points":
            p.points[seat] = int(rest)
        elif word == "out":
            p.out |= bit(seat)
        elif word == "played":
            p.played |= bit(seat)
        elif word == "answered":
            p.answered |= bit(seat)
        elif word == "discarding":
            p.discarding |= bit(seat)
        elif word == "drawn":
            p.drawn |= bit(seat)
        elif word == "finalist":
            p.finalists |= bit(seat)
        elif word:
            raise ValueError(f"cannot read {part.strip()!r} in a position")


def _seat(name: str) -> int:
    return NO_SEAT if name == "none" else seat_named(name)


def _lay(p: Condottiere, which: int, text: str) -> None:
    """Take the named cards from the deck and lay them on a pile."""
    counts = pile_named(text)
    for card in range(KINDS):
        if counts[card] > p.cards[DECK * WIDTH + card]:
            raise ValueError(f"the box does not hold so many cards as in {text.strip()!r}")
        p.cards[DECK * WIDTH + card] -= u8(counts[card])
        p.cards[which * WIDTH + card] += u8(counts[card])
    p.sizes[DECK] -= sum(counts)
    p.sizes[which] += sum(counts)
