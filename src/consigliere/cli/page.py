"""One page: where the game stands, the world, the people, what was last told, and what is asked."""

from __future__ import annotations

from consigliere.cli.columns import beside, hanging, lines_of, padded, wrapped
from consigliere.cli.face import Face
from consigliere.kernel.state import View

LEAST_ASIDE = 30  # columns without which choices do not stand beside the board
CUT = " …"  # how a sentence ends whose end there is no room for
LEAST_LOG = 2  # sentences of the log that a page shows however low the screen is


def page(face: Face, view: View, log: list[str], aside: list[str] | None = None, fresh: int = 0) -> list[str]:
    """The whole page for one viewer, cut to the screen's height by showing less of the log.

    Beside the board stand the viewer's choices, or whatever else is to stand there. The last `fresh` sentences of the
    log are new to the viewer and marked.
    """
    screen = face.screen
    top = _title(face, view)
    people = face.seats(view)
    prompt = lines_of(face.prompt(view), screen.width)
    fixed = len(top) + len(people) + len(prompt) + 1
    choices = face.choices(view, screen.height - fixed - LEAST_LOG) if aside is None else aside
    # The choices of a turn name every card; a hand beside them would say it twice.
    hand = face.hand(view)
    if screen.is_terminal:
        hand = lines_of(hand, screen.width)
        world = _world(face, view, choices)
        room = screen.height - fixed - len(world) - len(hand)
        if room < LEAST_LOG and choices:
            room, hand = room + len(hand), []
        told = last(log, screen.width, max(LEAST_LOG, room), fresh, face.new)
        body = [*world, *people, *told, *hand]
    else:
        body = [*face.world(view), *people, *hand, *choices]
    return [*top, *body, *(screen.paint(line, "bold") for line in prompt)]


def aside_width(face: Face) -> int:
    """How wide that may be what stands beside the board; on a narrow screen and in a transcript it stands below."""
    width = face.screen.width
    is_below = width < face.column + LEAST_ASIDE or not face.screen.is_terminal
    return width if is_below else width - face.column - len(face.bar.strip())


def _world(face: Face, view: View, choices: list[str]) -> list[str]:
    """The board with the choices beside it, or below it on a narrow screen."""
    board, room = face.board(view), aside_width(face)
    if room == face.screen.width:
        return lines_of(board + choices, room)
    return beside(board, lines_of(choices, room), face.column, face.bar.strip())


def _title(face: Face, view: View) -> list[str]:
    if not face.screen.is_terminal:
        return ["", face.headline(view)]
    width = face.screen.width
    return [face.screen.paint(padded(line, width), "turned") for line in wrapped(face.headline(view), width)]


def last(log: list[str], width: int, room: int, fresh: int = 0, mark: str = "") -> list[str]:
    """As many of the last sentences as there is room for, whole ones; of a last one that is too long, its beginning.

    A mark stands before the last `fresh` of them.

    >>> last(["one", "two"], 80, 1), last(["one two three"], 8, 1), last(["one", "two"], 80, 2, 1, "*")
    (['  two'], ['  one …'], ['  one', '* two'])
    """
    lines: list[str] = []
    for age, sentence in enumerate(reversed(log)):
        more = hanging(f"{mark} " if age < fresh else "  ", sentence, width)
        if len(lines) + len(more) > room:
            break
        lines = more + lines
    if lines or not log or room < 1:
        return lines
    *whole, end = wrapped(f"  {log[-1]}", width - len(CUT))[:room]
    return [*whole, end + CUT]


def fits(face: Face, view: View, news: list[str]) -> bool:
    """Whether a page has room for all of these sentences, so that nothing goes by unread."""
    screen = face.screen
    if not screen.is_terminal:
        return True
    return len(page(face, view, [])) + 1 + len(lines_of(news, screen.width)) <= screen.height
