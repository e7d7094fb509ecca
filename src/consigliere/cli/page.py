"""One page: where the game stands, the world, the people, what was last told, and what is asked."""

from __future__ import annotations

from consigliere.cli.face import Face
from consigliere.cli.screen import beside, padded, wrapped
from consigliere.kernel.state import View

LEAST_ASIDE = 30  # columns without which choices do not stand beside the board
LEAST_LOG = 2  # sentences of the log that a page shows however low the screen is


def page(face: Face, view: View, log: list[str], aside: list[str] | None = None) -> list[str]:
    """The whole page for one viewer, cut to the screen's height by showing less of the log.

    Beside the board stand the viewer's choices, or whatever else is to stand there.
    """
    screen = face.screen
    top = _title(face, view)
    people = face.seats(view)
    prompt = wrapped(face.question(view), screen.width)
    fixed = len(top) + len(people) + len(prompt) + 1
    choices = face.choices(view, screen.height - fixed - LEAST_LOG) if aside is None else aside
    # The choices of a turn name every card; a hand beside them would say it twice.
    hand = face.hand(view)
    if screen.is_terminal:
        world = _world(face, view, choices)
        room = screen.height - fixed - len(world) - len(hand)
        if room < LEAST_LOG and choices:
            room, hand = room + len(hand), []
        body = [*world, *people, *_last(face, log, max(LEAST_LOG, room)), *hand]
    else:
        body = [*people, *hand, *choices]
    return [*top, *body, *(screen.paint(line, "bold") for line in prompt)]


def _world(face: Face, view: View, choices: list[str]) -> list[str]:
    """The board with the choices beside it, or below it on a narrow screen."""
    board = face.board(view)
    if face.screen.width < face.column + LEAST_ASIDE:
        return board + choices
    return beside(board, choices, face.column)


def _title(face: Face, view: View) -> list[str]:
    if not face.screen.is_terminal:
        return ["", face.headline(view)]
    width = face.screen.width
    return [face.screen.paint(padded(line, width), "turned") for line in wrapped(face.headline(view), width)]


def _last(face: Face, log: list[str], room: int) -> list[str]:
    """As many of the last sentences as there is room for, whole ones."""
    lines: list[str] = []
    for sentence in reversed(log):
        more = wrapped(f"  {sentence}", face.screen.width)
        if len(lines) + len(more) > room:
            break
        lines = more + lines
    return lines


def fits(face: Face, view: View, news: list[str]) -> bool:
    """Whether a page has room for all of these sentences, so that nothing goes by unread."""
    screen = face.screen
    if not screen.is_terminal:
        return True
    lines = sum(len(wrapped(sentence, screen.width)) for sentence in news)
    return len(page(face, view, [])) + 1 + lines <= screen.height
