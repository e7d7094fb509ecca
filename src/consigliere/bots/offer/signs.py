"""The signs of the team by night: an answer to whoever proposes somebody, and marks for what the others cannot know."""

from __future__ import annotations

from consigliere.bots.offer.mind import Mind
from consigliere.bots.offer.nightwork import is_prey
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import ASSASSIN, CONSIGLIERE, DON, POLICE_CHIEF, ROLES, UNKNOWN
from consigliere.kernel.command import Command
from consigliere.kernel.viewer import members


def sign(mind: Mind) -> Command | None:
    """The next sign of a traitor who has pointed at somebody, if there is one to make."""
    mates = [seat for seat in mind.others if seat in mind.team]
    if not mates or mind.p.stage != w.NIGHT_1 or not is_prey(mind, int(mind.p.pointers[mind.seat])):
        return None
    marked = _mark(mind)
    return _reply(mind, mates) if marked is None else marked


def _reply(mind: Mind, mates: list[int]) -> Command | None:
    """A shake for a useless proposal, a nod for the one that is followed; once each."""
    for mate in mates:
        pointed = int(mind.p.pointers[mate])
        if pointed >= mind.p.seats or (mind.memory.answered >> mate) & 1:
            continue
        if not is_prey(mind, pointed):
            return Command(n.SIGN, (w.SHAKE, mate, ROLES))
        if mate == mind.memory.lead and pointed == mind.p.pointers[mind.seat]:
            return Command(n.SIGN, (w.NOD, mate, ROLES))
    return None


def _mark(mind: Mind) -> Command | None:
    """The Chief marks the Don for the Assassin; whoever proposes a player who seemed to know something says why."""
    if mind.role == POLICE_CHIEF and mind.table.counts[ASSASSIN]:
        for seat in members(mind.p.told_don & mind.p.living):
            if mind.memory.marks[seat] != DON:
                return Command(n.SIGN, (w.MARK, seat, DON))
    pointed = int(mind.p.pointers[mind.seat])
    knows = mind.is_sly and mind.table.stood_alone.get(pointed, 0) > 0
    if mind.memory.lead != mind.seat or not knows or mind.memory.marks[pointed] != UNKNOWN:
        return None
    is_hidden = mind.table.counts[CONSIGLIERE] > 0 and not mind.table.claimants(CONSIGLIERE)
    return Command(n.SIGN, (w.MARK, pointed, CONSIGLIERE)) if is_hidden else None
