"""Published and exactly computed chances to win, which the real engine must reproduce [section 9 of the rules].

The tables play by the policies that the rules name. The compiled build plays the whole number of games with
CONSIGLIERE_TEST_ALL; otherwise a run is as long as it may be, and its bound as wide as it must be.
"""

from __future__ import annotations

import os
import re
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from pathlib import Path
from typing import Final

import pytest

from consigliere import build_name
from consigliere.arena import play_by_policy
from consigliere.games.offer.agreed import role_counts
from consigliere.games.offer.roles import COP
from consigliere.kernel.option import Options
from tests.games.offer.scenario import RULES

DIGEST: Final = Path(__file__).resolve().parents[3] / "docs" / "rules" / "offer.md"
ROW: Final = re.compile(r"^\| (OFF-W\d+) \| (.+?) \| (P\d+) \| (\d+/\d+) \| .*\|$", re.MULTILINE)
WHOLE: Final = 20_000  # games of one check
COMPILED: Final = build_name() == "compiled"
DECISIONS: Final = 300_000 if COMPILED else 30_000  # of a quick check, about
DEVIATIONS: Final = 4
SEED: Final = 9

Table = tuple[str, int, int]  # policy, seats, Cops

# Set-ups published elsewhere: only Cops and Mafiosi.
ELSEWHERE: Final[dict[str, Table]] = {
    "OFF-W2": ("P1", 4, 1),
    "OFF-W3": ("P5", 11, 2),
    "OFF-W4": ("P4", 5, 1),
    "OFF-W5": ("P4", 9, 2),
    "OFF-W6": ("P4", 12, 3),
    "OFF-W7": ("P4", 20, 4),
    "OFF-W8": ("P2", 4, 1),
    "OFF-W9": ("P2", 9, 1),
    "OFF-W10": ("P2", 10, 1),
    "OFF-W11": ("P2", 11, 1),
    "OFF-W12": ("P2", 12, 1),
    "OFF-W13": ("P2", 12, 2),
    "OFF-W14": ("P2", 13, 1),
    "OFF-W15": ("P2", 14, 1),
    "OFF-W16": ("P2", 14, 2),
    "OFF-W17": ("P2", 15, 1),
    "OFF-W18": ("P2", 15, 2),
    "OFF-W19": ("P2", 16, 1),
    "OFF-W20": ("P2", 16, 2),
    "OFF-W21": ("P2", 17, 1),
    "OFF-W22": ("P2", 17, 2),
    "OFF-W23": ("P2", 18, 2),
    "OFF-W24": ("P2", 19, 1),
    "OFF-W25": ("P2", 19, 2),
    "OFF-W26": ("P2", 20, 2),
    "OFF-W27": ("P2", 20, 3),
    "OFF-W28": ("P2", 21, 1),
    "OFF-W29": ("P2", 21, 2),
    "OFF-W30": ("P2", 22, 3),
    "OFF-W31": ("P2", 23, 1),
    "OFF-W32": ("P2", 23, 2),
    "OFF-W33": ("P2", 24, 2),
    "OFF-W34": ("P2", 24, 3),
}

# The rulebook's own set-ups; of advanced roles there is the one that the policy is about.
RULEBOOK: Final[dict[str, Table]] = {
    "OFF-W35": ("P1", 5, 1),
    "OFF-W36": ("P2", 5, 1),
    "OFF-W37": ("P6", 5, 1),
    "OFF-W38": ("P1", 6, 1),
    "OFF-W39": ("P2", 6, 1),
    "OFF-W40": ("P6", 6, 1),
    "OFF-W41": ("P1", 8, 1),
    "OFF-W42": ("P2", 8, 1),
    "OFF-W43": ("P6", 8, 1),
    "OFF-W44": ("P1", 9, 2),
    "OFF-W45": ("P2", 9, 2),
    "OFF-W46": ("P6", 9, 2),
    "OFF-W47": ("P1", 11, 2),
    "OFF-W48": ("P2", 11, 2),
    "OFF-W49": ("P6", 11, 2),
    "OFF-W50": ("P1", 12, 3),
    "OFF-W51": ("P2", 12, 3),
    "OFF-W52": ("P6", 12, 3),
    "OFF-W53": ("P1", 14, 3),
    "OFF-W54": ("P2", 14, 3),
    "OFF-W55": ("P6", 14, 3),
    "OFF-W56": ("P1", 15, 3),
    "OFF-W57": ("P2", 15, 3),
    "OFF-W58": ("P6", 15, 3),
    "OFF-W59": ("P1", 17, 4),
    "OFF-W60": ("P2", 17, 4),
    "OFF-W61": ("P6", 17, 4),
    "OFF-W62": ("P1", 18, 4),
    "OFF-W63": ("P2", 18, 4),
    "OFF-W64": ("P6", 18, 4),
    "OFF-W65": ("P1", 20, 4),
    "OFF-W66": ("P2", 20, 4),
    "OFF-W67": ("P6", 20, 4),
    "OFF-W68": ("P3", 6, 1),
    "OFF-W69": ("P3", 8, 1),
    "OFF-W70": ("P3", 12, 3),
    "OFF-W71": ("P3", 14, 3),
    "OFF-W72": ("P3", 18, 4),
    "OFF-W73": ("P3", 20, 4),
    "OFF-W74": ("P7", 5, 1),
    "OFF-W75": ("P7", 6, 1),
    "OFF-W76": ("P7", 8, 1),
    "OFF-W77": ("P7", 9, 2),
    "OFF-W78": ("P7", 11, 2),
    "OFF-W79": ("P7", 12, 3),
    "OFF-W80": ("P7", 14, 3),
    "OFF-W81": ("P7", 15, 3),
    "OFF-W82": ("P7", 17, 4),
    "OFF-W83": ("P7", 18, 4),
    "OFF-W84": ("P7", 20, 4),
    "OFF-W85": ("P8", 9, 1),
    "OFF-W86": ("P8", 11, 1),
    "OFF-W87": ("P8", 12, 2),
    "OFF-W88": ("P9", 5, 1),
    "OFF-W89": ("P9", 6, 1),
    "OFF-W90": ("P9", 9, 2),
}

FAST: Final[dict[str, Table]] = {
    "OFF-W91": ("P10", 3, 2),
    "OFF-W92": ("P10", 4, 3),
    "OFF-W93": ("P10", 6, 5),
}
CHECKS: Final = {**ELSEWHERE, **RULEBOOK, **FAST}


def digest() -> dict[str, tuple[list[int], str, Fraction]]:
    """Every row of the tables that is played: the numbers of its set-up, its policy and the exact chance."""
    return {
        name: ([int(number) for number in re.findall(r"\d+", set_up)], policy, Fraction(exact))
        for name, set_up, policy, exact in ROW.findall(DIGEST.read_text("utf-8"))
    }


EXACT: Final = {name: exact for name, (_, _, exact) in digest().items()}


def test_every_check_of_the_rules_is_here() -> None:
    """Section 9 has no other row than these, and none of them is about another table."""
    stated = {name: (policy, numbers) for name, (numbers, policy, _) in digest().items()}

    here = {name: (policy, [seats, cops]) for name, (policy, seats, cops) in CHECKS.items()}
    here |= {name: (policy, [seats]) for name, (policy, seats, _) in FAST.items()}

    assert stated == here


# Arithmetic.


@cache
def by_day(family: int, traitors: int, policy: str, day: int) -> Fraction:
    """The Family's chance at the start of a day: D of the recursion."""
    if traitors == 0 or traitors >= family:
        return Fraction(traitors == 0)
    living = family + traitors
    if policy == "P3" and living % 2 == 0:
        return by_night(family, traitors, policy, day)
    out = traitors * by_night(family, traitors - 1, policy, day)
    return (out + family * by_night(family - 1, traitors, policy, day)) / living


def by_night(family: int, traitors: int, policy: str, day: int) -> Fraction:
    """The Family's chance at the start of a night: N of the recursion."""
    if traitors == 0 or traitors >= family:
        return Fraction(traitors == 0)
    is_quiet = policy == "P4" or (policy == "P5" and day <= 2)
    return by_day(family - (not is_quiet), traitors, policy, day + 1)


def double_factorial(n: int) -> Fraction:
    """n!!, carried on to negative odd numbers: (-1)!! = 1, (-3)!! = -1, (-5)!! = 1/3."""
    if n in (0, -1):
        return Fraction(1)
    return n * double_factorial(n - 2) if n > 0 else double_factorial(n + 2) / (n + 2)


def published(players: int, traitors: int) -> Fraction:
    """The closed formula; a term in which a negative even double factorial would divide is 0."""
    return sum(
        (
            (-1) ** i * comb(traitors, i) * double_factorial(players - i) / double_factorial(1 - i)
            for i in range(traitors + 1)
            if i <= 1 or i % 2 == 0
        ),
        Fraction(0),
    ) / double_factorial(players)


@pytest.mark.parametrize("players", [5, 9, 11, 15, 17])
def test_the_recursion_gives_the_published_formula(players: int) -> None:
    """[OFF-W1]"""
    for traitors in range((players + 1) // 2):
        assert by_day(players - traitors, traitors, "P1", 1) == published(players, traitors)


@pytest.mark.parametrize(
    "name", [name for name, table in CHECKS.items() if table[0] in "P1 P2 P3 P4 P5".split()]
)
def test_the_recursion_gives_the_stated_fraction(name: str) -> None:
    policy, seats, cops = CHECKS[name]

    begin = by_night if policy == "P2" else by_day

    assert begin(seats - cops, cops, policy, 1) == EXACT[name]


def test_in_the_fast_game_each_round_has_one_shot() -> None:
    """[OFF-W91, OFF-W92, OFF-W93] The holder hits the Don among the others, or two Cops leave."""

    def cops(players: int) -> Fraction:
        return Fraction(0) if players <= 2 else (1 + (players - 2) * cops(players - 2)) / (players - 1)

    for name, (_, seats, _) in FAST.items():
        assert cops(seats) == EXACT[name]


# Play.


def options_of(name: str) -> Options:
    """What has to be said to get the table of a check."""
    if name in ELSEWHERE:
        return {"consigliere": False, "don": False, "cops": CHECKS[name][2]}
    return {}


def games_of(seats: int) -> int:
    """How many games are played; one of n seats takes something like 1.4 n² decisions."""
    if COMPILED and os.environ.get("CONSIGLIERE_TEST_ALL"):
        return WHOLE
    return min(WHOLE, DECISIONS * 5 // (7 * seats * seats))


@pytest.mark.parametrize("name", CHECKS)
def test_the_engine_gives_the_stated_chance(name: str) -> None:
    policy, seats, cops = CHECKS[name]
    chance = float(EXACT[name])
    games = games_of(seats)

    result = play_by_policy("offer", policy, seats, games, SEED, options_of(name))

    assert role_counts(RULES.box, seats, result.options)[COP] == cops
    assert sum(side.wins for side in result.sides) == games
    assert abs(result.sides[0].share - chance) < DEVIATIONS * sqrt(chance * (1 - chance) / games)
