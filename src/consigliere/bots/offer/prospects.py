"""The chance of the Family to win from a number of players of each side on, if nobody knows a thing.

The recursion of section 9 of the rules, except that a day may pass without a vote and a night without an arrest. Who
leaves one out shifts who must act at an even number; since both can, and the table does not wait for ever, waiting
alone gains the Family nothing.
"""

from __future__ import annotations

from functools import cache


@cache
def by_day(family: int, traitors: int) -> float:
    """At the beginning of a day.

    >>> by_day(3, 1), by_day(2, 1), by_day(2, 0), by_day(2, 2)
    (0.25, 0.3333333333333333, 1.0, 0.0)
    """
    if traitors == 0:
        return 1.0
    if traitors >= family:
        return 0.0
    return voted(family, traitors, traitors / (family + traitors))


@cache
def by_night(family: int, traitors: int) -> float:
    """At nightfall: one of the Family is going to be arrested, or nobody if that is worse for the Family."""
    if traitors == 0:
        return 1.0
    return 0.0 if traitors >= family else min(by_day(family - 1, traitors), by_day(family, traitors))


def voted(family: int, traitors: int, odds: float) -> float:
    """At nightfall, after the end of somebody who is a traitor with these odds."""
    return odds * by_night(family, traitors - 1) + (1 - odds) * by_night(family - 1, traitors)


def gain(family: int, traitors: int, odds: float) -> float:
    """What the Family gains by voting somebody out who is a traitor with these odds."""
    return voted(family, traitors, odds) - by_night(family, traitors)


def removal(family: int, traitors: int, odds: float) -> float:
    """What the Family gains if somebody leaves besides the vote, as by a shot or an offer."""
    after = odds * by_day(family, traitors - 1) + (1 - odds) * by_day(family - 1, traitors)
    return after - by_day(family, traitors)
