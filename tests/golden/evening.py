"""How golden games of An Offer You Can't Refuse are played: people who talk, point, bribe, and let clocks run out."""

from __future__ import annotations

from collections.abc import Callable

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.match import Match
from consigliere.kernel.record import Record
from consigliere.kernel.viewer import HOUSE, members

# What nobody does who wants to get on with it.
IDLE = ("not ready", "not over", "pass", "unpoint", "withdraw", "point nobody")
TALK_ONE_IN = 5
SAY_ONE_IN = 15
CLOCK_ONE_IN = 12
LEAVE_ONE_IN = 40
SAYINGS = ("say It was a quiet night.", "team This one?", "ghosts I saw nothing, I swear.")


def state_of(match: Match) -> Offer:
    """The truth of a match of this game."""
    assert isinstance(match.state, Offer)
    return match.state


def briskly(kept: Record, seat: int, chance: FastChance) -> str:
    """Somebody is accused or shot at soon, the team agrees, and whoever has a power uses it once a night."""
    match = kept.match
    state = state_of(match)
    legal = [match.game.text(match.game.catalogue[number]) for number in state.legal(seat)]
    if state.is_secret_phase() and "ready" in legal:
        return by_night(state, seat, legal, chance)
    wanted = [text for text in legal if text not in IDLE]
    if "over" in wanted and len(wanted) > 1 and chance.below(3):
        wanted.remove("over")
    if "down" in wanted and chance.below(3):
        return "down"
    return (wanted or legal)[chance.below(len(wanted or legal))]


def by_night(state: Offer, seat: int, legal: list[str], chance: FastChance) -> str:
    """One choice of those still to be made, that of a team-mate who points already if there is one; then ready."""
    mates = [state.pointers[mate] for mate in members(state.team & state.living)]
    shared = [text for text in legal if text in [f"point {target}" for target in mates]]
    is_settled = state.pointers[seat] != w.UNSET and state.pointers[seat] in mates
    choices = [text for text in legal if text not in IDLE and text != "ready" and not text.endswith("nobody")]
    if is_settled:
        choices = [text for text in choices if not text.startswith("point ")]
    elif shared:
        return shared[0]
    return choices[chance.below(len(choices))] if choices and chance.below(3) else "ready"


def talking(kept: Record, chance: FastChance) -> None:
    """Statements, signs and ghosts' words, and now and then a word on one of the channels."""
    match = kept.match
    seat = chance.below(match.seats)
    if chance.below(TALK_ONE_IN) == 0:
        found = match.game.open_commands(match.state, seat, chance)
        if found:
            assert match.submit(seat, [found[chance.below(len(found))]]) is None
    if chance.below(SAY_ONE_IN) == 0 and not match.state.is_over():
        match.submit(seat, [match.game.parse(SAYINGS[chance.below(len(SAYINGS))])])  # most are refused


def running_out(kept: Record, chance: FastChance) -> None:
    """The same, and clocks run out; people go away and are played for."""
    talking(kept, chance)
    match = kept.match
    clocks = [timer.name for timer in match.state.timers() if timer.runs]
    if clocks and chance.below(CLOCK_ONE_IN) == 0:
        assert match.submit(HOUSE, [time_up(clocks[0])]) is None
    waiting = members(match.state.waiting_for())
    if waiting and chance.below(LEAVE_ONE_IN) == 0:
        seat = waiting[chance.below(len(waiting))]
        line = f"away {seat}" if chance.below(2) else f"default {seat}"
        match.submit(HOUSE, [match.game.parse(line)])


def nobody_moves(kept: Record, chance: FastChance) -> None:
    """Nobody says or does anything: only clocks run."""
    match = kept.match
    while not match.state.is_over():
        assert match.submit(HOUSE, [time_up(match.state.timers()[0].name)]) is None


# What a golden game has to show.


def kinds_of(kept: Record) -> list[int]:
    """The kinds of everything that happened."""
    return [event.kind for entry in kept.match.entries for event in entry.events]


def ended_by(ending: int, how: int) -> Callable[[Record], bool]:
    """Whether the last to fall fell in that way, and that side won with it."""

    def shows(kept: Record) -> bool:
        fallen = [
            event.c for entry in kept.match.entries for event in entry.events if event.kind == e.ELIMINATED
        ]
        return state_of(kept.match).ending == ending and bool(fallen) and fallen[-1] == how

    return shows


def all_of(*wanted: int) -> Callable[[Record], bool]:
    """Whether everything of these kinds happened."""
    return lambda kept: set(wanted) <= set(kinds_of(kept))
