"""The public ledger of talk acts and decisions: each entry is one number [OFF-6.3, OFF-6.4].

From the low end: kind of event (7 bits), seat (5), day (11), whom a question asks (5), a value such as a role, a night
or an entry (14), whom it is about (5), side, thumb, item or side of a seat (2), the entry that is its reason (14).
Values and whom it is about are kept one higher, so that 0 is the open place of a question.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_ENTRIES: Final = 16_000

_SEAT_AT: Final = 7
_DAY_AT: Final = 12
_TARGET_AT: Final = 23
_VALUE_AT: Final = 28
_ABOUT_AT: Final = 42
_WHICH_AT: Final = 47
_REASON_AT: Final = 49
LATEST_DAY: Final = 2047


def packed(
    kind: i64, seat: i64, day: i64, target: i64, value: i64, about: i64, which: i64, reason: i64
) -> i64:
    """An entry as one number."""
    shown: i64 = day if day < LATEST_DAY else LATEST_DAY
    low: i64 = kind | seat << _SEAT_AT | shown << _DAY_AT | target << _TARGET_AT
    return (
        low | (value + 1) << _VALUE_AT | (about + 1) << _ABOUT_AT | which << _WHICH_AT | reason << _REASON_AT
    )


def kind_of(row: i64) -> i64:
    """The kind of event of an entry."""
    return row & 127


def seat_of(row: i64) -> i64:
    """Who made it."""
    return (row >> _SEAT_AT) & 31


def day_of(row: i64) -> i64:
    """On which day."""
    return (row >> _DAY_AT) & LATEST_DAY


def target_of(row: i64) -> i64:
    """Whom it asks; NO_SEAT if it is no question."""
    return (row >> _TARGET_AT) & 31


def value_of(row: i64) -> i64:
    """Its role, night or entry."""
    return ((row >> _VALUE_AT) & 16383) - 1


def about_of(row: i64) -> i64:
    """Whom it is about; below 0 if it is about nobody, or whom a question leaves open."""
    return ((row >> _ABOUT_AT) & 31) - 1


def which_of(row: i64) -> i64:
    """Its side, thumb or item."""
    return (row >> _WHICH_AT) & 3


def reason_of(row: i64) -> i64:
    """The entry that is its reason; 0 if it has none.

    >>> row = packed(24, 3, 2, 24, 0, 5, 0, 17)
    >>> kind_of(row), seat_of(row), day_of(row), target_of(row), about_of(row), reason_of(row)
    (24, 3, 2, 24, 5, 17)
    """
    return (row >> _REASON_AT) & 16383


# A word that a ghost sends: its kind, which seat or role, and the number of its text; 0 is no word.


def packed_word(kind: i64, value: i64, text: i64) -> i64:
    """A word as one number."""
    return kind | value << 8 | (text + 1) << 16


def word_kind(word: i64) -> i64:
    """What kind of word it is, as a whisper says it."""
    return word & 255


def word_value(word: i64) -> i64:
    """Its seat."""
    return (word >> 8) & 255


def word_text(word: i64) -> i64:
    """The number of its text."""
    return (word >> 16) - 1
