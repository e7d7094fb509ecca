"""The end screen: places, how it ended, how it went, and where the record is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import padded, wide
from consigliere.kernel.match import digest, live

if TYPE_CHECKING:
    from consigliere.cli.session import Session
    from consigliere.kernel.state import Outcome

BAR: Final = 3  # columns for each thing won
LONGEST_BAR: Final = 60
SCORE: Final = 3  # columns of a score, if none is wider
BEFORE_BAR: Final = 10  # columns of the place, and between it, sign, name, score and bar
LONGEST: Final = 60  # columns of the chart; of longer games the last ones


def closing(session: Session) -> list[str]:
    """Everything there is to say when a game is over."""
    outcome = session.match.state.outcome()
    assert outcome is not None
    say, face = session.texts.say, session.face
    winners = session.texts.joined([session.names[seat] for seat in outcome.winners])
    ending = session.texts.ending(outcome.ending, session.game.name)
    won = say("cli-over", winners=winners, n=len(outcome.winners)) if winners else ""
    lines = ["", *([face.screen.paint(won, "bold")] if won else [])]
    lines += [say("cli-how-it-ended", ending=ending), ""]
    standings = face.standings(outcome)
    lines += _places(session, outcome) if standings is None else standings
    return [*lines, *face.accounts(live(session.match.entries)), *_chart(session), ""]


def _places(session: Session, outcome: Outcome) -> list[str]:
    """Everybody by place, with the score and a bar for it."""
    face, lines = session.face, []
    longest = max(wide(name) for name in session.names)
    most = max(1, *outcome.scores)
    widest = max(SCORE, *(wide(session.texts.number(score)) for score in outcome.scores))
    signs = max(map(wide, face.signs))
    room = min(LONGEST_BAR, face.screen.width - longest - BEFORE_BAR - signs - widest)
    for seat in sorted(range(session.match.seats), key=lambda seat: (outcome.places[seat], seat)):
        score = outcome.scores[seat]
        bar = ("█" if face.screen.has_blocks else "#") * min(BAR * score, room * score // most)
        name = padded(face.name(seat), longest) + face.bar
        painted = face.screen.paint(bar, face.screen.seat_style(seat))
        place = session.texts.number(outcome.places[seat])
        lines.append(f"  {place}. {face.sign(seat)} {name} {face.numeral(score, widest)}  {painted}")
    return lines


def _chart(session: Session) -> list[str]:
    """What each seat had from one time to the next, one column for each."""
    columns = session.face.history(live(session.match.entries))[-LONGEST:]
    if not columns:
        return []
    heights = "·▁▂▃▄▅▆▇█" if session.screen.has_blocks else ".123456789"
    lines = ["", session.face.charted(len(columns))]
    # As high as the highest that anybody had; few things have their own height each.
    top = len(heights) - 1
    most = max(top, *(number for column in columns for number in column))
    for seat in range(session.match.seats):
        bars = "".join(heights[-(-column[seat] * top // most)] for column in columns)
        painted = session.screen.paint(bars, session.screen.seat_style(seat))
        lines.append(f"  {session.face.sign(seat)} {painted} {session.texts.number(columns[-1][seat])}")
    return lines


def whereabouts(session: Session) -> list[str]:
    """Where the record is and how anybody can check it."""
    say = session.texts.say
    if session.path is None:
        return [say("cli-not-kept"), say("cli-digest", digest=digest(session.match.state))]
    return [
        say("cli-kept", file=session.path),
        say("cli-verify-it", file=session.path),
        say("cli-digest", digest=digest(session.match.state)),
    ]
