"""What a person may type at a table of Corleone's Empire besides notation and the names on the page."""

from __future__ import annotations

import re
from typing import Final

from consigliere.cli.corleone_choices import BY_VALUE
from consigliere.cli.words import Unclear, number_in
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import HAND, PUBLIC
from consigliere.games.corleone.ground import EMPTY, NONE
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.command import Command

AS_THEY_ARE: Final = ("pass", "give", "show", "exchange")  # what no rule allows: the rules say why not
# What people say for what notation says.
SAID: Final = {
    "decline": "no none nothing leave skip -",
    "done": "ok",
    "bid-nothing": "no none nothing 0 -",
    "take-horse-head": "yes y",
    "go-first": "me",
    "complete": "job public",
    "family": "member",
    "reopen": "again",
}
FILLING: Final = frozenset(("a", "an", "the", "to", "in", "on", "at", "my", "from", "and"))
TURN: Final = frozenset(("thug", "family", "complete", "ally"))
SEVERAL: Final = frozenset(("bid", "discard"))


def by_number(words: list[str], legal: list[str], p: Corleone) -> str:
    """A number alone: of a turf for a thug, the value of a card where money is chosen; empty if it is neither."""
    number = number_in(words)
    if number is None:
        return ""
    if p.stage == e.ACTION:
        return f"thug {_business(words[0], number, p)}"
    if p.stage not in BY_VALUE:
        return ""
    named = [text for text in legal if text.split()[-1] == words[0]]
    named += [text for text in legal if number == 0 and text == "bid nothing"]
    if not named:
        raise Unclear(words[0], [])
    return named[0]


def at_number(words: list[str], p: Corleone) -> str:
    """A figure and a number: of a turf for a thug, of a space for a family member; empty if it is neither."""
    if p.stage != e.ACTION or len(words) != 2 or not words[1].isdigit():
        return ""
    verb, number = words[0], int(words[1][:9])
    if verb == "thug":
        return f"thug {_business(words[1], number, p)}"
    space = next((name for name in p.box.board.space_names if _number_in(name) == number), "")
    return f"{verb} {space}" if verb in ("don", "consigliere", "heir", "family") and space else ""


def _business(word: str, number: int, p: Corleone) -> str:
    """The business of a turf in which there is room for a thug; where none has any, the printed one."""
    board = p.box.board
    if not 1 <= number <= board.turfs:
        raise Unclear(word, [])
    here = [number - 1] + [int(p.tile(number - 1))] * (p.tile(number - 1) != NONE)
    free = [business for business in here if p.thug_in(business) == EMPTY]
    if len(free) > 1:
        raise Unclear(word, [board.business_names[business] for business in free])
    return board.business_names[(free or here)[0]]


def likeliest(fitting: list[Command], p: Corleone) -> list[Command]:
    """Family members act alike; goods are paid before narcotics, for a job that is there; no is no bid elsewhere."""
    if p.stage != e.BID:
        fitting = [command for command in fitting if command.verb != "bid-nothing"] or fitting
    if {command.verb for command in fitting} == {"family"} and len({c.args[1] for c in fitting}) == 1:
        return fitting[:1]
    jobs = [command for command in fitting if command.verb == "complete"]
    there = [command for command in jobs if _is_there(p, command)] or jobs
    fewest = min((sum(command.args[2:]) for command in there), default=0)
    return [
        command
        for command in fitting
        if command not in jobs or (command in there and sum(command.args[2:]) == fewest)
    ]


def _is_there(p: Corleone, command: Command) -> bool:
    """Whether the job of a command lies where the command takes it from."""
    job, source = command.args[:2]
    return bool(p.laid(PUBLIC, job) if source == e.FROM_PUBLIC else p.held(HAND, p.viewer, job))


def _number_in(name: str) -> int:
    """The number in the name of a space.

    >>> _number_in("s03")
    3
    """
    digits = re.sub(r"\D", "", name)
    return int(digits) if digits else 0
