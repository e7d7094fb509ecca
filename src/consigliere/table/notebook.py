"""Notebooks in the log: a row says what has changed, since people change a word and all of it would be kept again."""

from __future__ import annotations

from consigliere.table import log


def change(seat: int, before: str, after: str) -> log.Noted:
    """The row that makes one text out of another.

    >>> change(0, "anna has winter", "anna has the winter")
    Noted(seat=0, text='the ', head=9, tail=6)
    """
    head = _alike(before, after)
    tail = _alike(before[head:][::-1], after[head:][::-1])
    return log.Noted(seat, after[head : len(after) - tail], head, tail)


def changed(before: str, body: log.Noted) -> str:
    """The text after such a row.

    >>> changed("anna has winter", log.Noted(0, "the ", 9, 6))
    'anna has the winter'
    """
    return before[: body.head] + body.text + before[len(before) - body.tail :]


def _alike(one: str, other: str) -> int:
    """How many signs two texts begin with in common."""
    return next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
