"""An edition as the bots look at it: what cards, fronts and backs bring, read once into plain tuples."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from consigliere.games.corleone.box import BANK, BYTE, LEFT_AT, Box, Job


class Icon:
    """An effect as printed: its kind and arguments, how many of it, and what a discard_for gives."""

    __slots__ = ("a", "b", "c", "caps", "gain", "kind", "times")

    def __init__(self, box: Box, item: int) -> None:
        effect = box.effects[item & BYTE]
        self.kind = int(effect.kind)
        self.a = int(effect.a)
        self.b = int(effect.b)
        self.c = int(effect.c)
        self.caps: tuple[int, ...] = tuple(effect.caps)
        self.gain = icons(box, effect.items)
        self.times = (item >> LEFT_AT) & BYTE


def icons(box: Box, items: Iterable[int]) -> tuple[Icon, ...]:
    """A list of effects, in printed order."""
    return tuple(Icon(box, int(item)) for item in items)


class JobLore:
    """A kind of job: what it costs, and what it brings."""

    def __init__(self, box: Box, job: Job) -> None:
        self.cost: Final[tuple[int, ...]] = tuple(job.cost)
        self.goods: Final = sum(self.cost)
        self.money: Final[tuple[int, ...]] = tuple(job.money)
        self.colour: Final = int(job.colour)
        self.icons: Final = icons(box, job.items)
        self.banks: Final = banks(self.icons)


class Lore:
    """Everything printed in an edition."""

    def __init__(self, box: Box) -> None:
        board = box.board
        self.values: Final = box.values
        self.goods: Final = int(box.goods)
        self.wild: Final = int(box.wild)
        self.turfs: Final = int(board.turfs)
        self.businesses: Final = int(board.businesses)
        self.spaces: Final = int(board.spaces)
        self.fronts: Final = [icons(box, business.front) for business in board.business]
        self.backs: Final = [icons(box, business.back) for business in board.business]
        self.park: Final = icons(box, board.park_items)
        self.beside_park: Final = int(board.beside_park)
        self.touches: Final = [
            tuple(turf for turf in range(self.turfs) if (int(mask) >> turf) & 1) for mask in board.touches
        ]
        self.jobs: Final = [JobLore(box, job) for job in box.jobs]
        self.allies: Final = [icons(box, ally.items) for ally in box.allies]
        self.limits: Final = [int(act.hand_limit) for act in box.acts]
        self.turf_bonus: Final = int(box.turf_bonus)
        self.colour_bonus: Final = int(box.colour_bonus)


def banks(some: Iterable[Icon]) -> int:
    """How many money cards these icons put into the suitcase."""
    return sum(icon.times for icon in some if icon.kind == BANK)


@cache
def lore_of(box: Box) -> Lore:
    """The lore of an edition, made once."""
    return Lore(box)
