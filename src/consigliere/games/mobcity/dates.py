"""Days of the calendar as texts, such as 1928-11-02."""

from __future__ import annotations

from typing import Final

_MONTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar.

    >>> is_date("1928-02-29"), is_date("1929-02-29"), is_date("soon")
    (True, False, False)
    """
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(
        part.isascii() and part.isdigit() for part in parts
    ):
        return False
    year, month, day = [int(part) for part in parts]
    return 1 <= month <= 12 and 1 <= day <= _days(year, month)


def day_after(text: str) -> str:
    """The day after a day.

    >>> day_after("1928-11-02"), day_after("1928-12-31"), day_after("1928-02-28")
    ('1928-11-03', '1929-01-01', '1928-02-29')
    """
    year, month, day = [int(part) for part in text.split("-")]
    day += 1
    if day > _days(year, month):
        day = 1
        month += 1
    if month > 12:
        month = 1
        year += 1
    return f"{year:04}-{month:02}-{day:02}"


def _days(year: int, month: int) -> int:
    """How many days a month has."""
    is_leap_year = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and is_leap_year else _MONTHS[month - 1]
