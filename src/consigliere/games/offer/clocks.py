"""The clocks of each stage: what they are called and how long they last [OFF-3]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.kernel.state import Timer


def timers(p: Position) -> list[Timer]:
    """The clocks of the stage that runs now; one that stands still comes last."""
    stage = p.stage
    turn = int(p.day)
    if w.NIGHT_1 <= stage <= w.NIGHT_4:
        part = 3 if stage == w.NIGHT_1 else 1  # checkpoints at 1/2, 2/3, 5/6 and the end [OFF-9.6]
        return [Timer("night", "night_seconds", part, 6, turn=int(stage))]
    if stage == w.TALK:
        return [_day_timer(p, True)]
    if stage == w.SECOND:
        return [Timer("second", "second_seconds"), _day_timer(p, True)]
    if stage == w.DEFENCE:
        return [Timer("defence", "defence_seconds"), _day_timer(p, False)]
    if stage == w.VOTE:
        return [Timer("ballot", "ballot_seconds"), _day_timer(p, False)]
    if stage == w.COIN or stage == w.PASS_GUN or stage == w.PASS_VEST:
        return [Timer("pass", "pass_seconds", turn=int(p.asked << 2 | stage & 3))]
    if stage == w.INTRODUCE:
        return [Timer("introduce", "intro_seconds", turn=int(p.asked))]
    if stage == w.OPENING:
        return [Timer("opening", "opening_seconds")]
    if stage == w.ELECT:
        return [Timer("elect", "elect_seconds")]
    if stage == w.BLAST:
        return [Timer("blast", "blast_seconds")]
    if stage == w.TAP or stage == w.PLACE:
        return [Timer("secret", "fast_secret_seconds", turn=turn * 2 + (1 if stage == w.PLACE else 0))]
    if stage == w.BANG:
        return [Timer("holder", "fast_holder_seconds", turn=turn)]
    if stage == w.LAST_CALL_STAGE:
        return [Timer("last_call", "fast_last_call_seconds")]
    return []


def _day_timer(p: Position, runs: bool) -> Timer:
    """The day's clock runs from one announcement to the next and stands still in a trial [OFF-3.14, OFF-5.11]."""
    marks = p.agreed.marks
    begun: i64 = marks[p.marks - 1] if p.marks > 0 else p.agreed.day_seconds
    until: i64 = marks[p.marks] if p.marks < len(marks) else 0
    turn = int(p.day * 8 + p.marks)
    whole = int(p.agreed.day_seconds)
    return Timer("day", "day_seconds", int(begun - until), whole, runs, turn)
