"""A battle as one seat sees it: the lines, the hands, and what a card would change."""

from __future__ import annotations

from typing import Final

from consigliere.games.condottiere.knowledge import Memory
from consigliere.games.condottiere.pieces import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SPRING,
    UNKNOWN,
    WIDTH,
    WINTER,
)
from consigliere.games.condottiere.position import DOWN, HAND, LINE, Position, pile

NOTHING: Final[list[int]] = []
NO_CARDS: Final = [0] * WIDTH
SWEEPING: Final = (WINTER, SPRING, BISHOP)  # cards that change every line


class Line:
    """A battle line, with its face-down card if the viewer knows it. Never changed: a card makes a new one."""

    __slots__ = ("courtesans", "covered", "drummer", "firm", "unseen", "up")

    def __init__(
        self, up: list[int], covered: list[int], drummer: bool, firm: int, courtesans: int, unseen: bool
    ) -> None:
        self.up = up  # printed strengths of the mercenaries face up
        self.covered = covered  # of the one face down
        self.drummer = drummer
        self.firm = firm  # what Heroines and Courtesans add: no card touches it
        self.courtesans = courtesans
        self.unseen = unseen  # a card lies face down that the viewer does not know

    def strength(self, winter: bool, highest: int) -> int:
        """What it counts for; `highest` is the mercenary that Spring favours, 0 if none [CON-6.1, CON-6.2]."""
        mercenaries = self.up + self.covered if self.covered else self.up
        total = len(mercenaries) if winter else sum(mercenaries)
        if self.drummer:
            total += total
        if highest:
            total += 3 * mercenaries.count(highest)
        return total + self.firm

    def without(self, mercenary: int) -> Line:
        """The line when one mercenary has been taken back."""
        up = self.up.copy()
        up.remove(mercenary)
        return Line(up, self.covered, self.drummer, self.firm, self.courtesans, self.unseen)

    def dismissed(self, strength: int) -> Line:
        """The line when a Bishop has sent home all mercenaries of that strength [CON-5.10, CON-16.9]."""
        up = [mercenary for mercenary in self.up if mercenary != strength]
        return Line(up, self.covered, self.drummer, self.firm, self.courtesans, self.unseen)


class Sight:
    """What a seat sees of a battle. Never changed: `after` gives the sight of what would be."""

    def __init__(
        self,
        turn: Turn,
        lines: list[Line],
        winter: bool,
        spring: bool,
        theirs: list[int] | None = None,
    ) -> None:
        """`theirs` are the rivals' strengths, if they are known already."""
        self.turn: Final = turn
        self.lines: Final = lines
        self.winter: Final = winter
        self.spring: Final = spring
        highest = self._highest() if spring else 0
        # What the lines count for if the battle ended now, cards unseen left out: mine, and each rival's.
        self.mine: Final = lines[turn.me].strength(winter, highest)
        if theirs is None:
            theirs = [lines[seat].strength(winter, highest) for seat in turn.rivals]
        self.theirs: Final = theirs

    def _highest(self) -> int:
        return max((max(line.up + line.covered, default=0) for line in self.lines), default=0)

    def after(self, card: int) -> Sight:
        """What would be seen if I played a card; what a Scarecrow takes back is for `after_taking`."""
        lines = self.lines.copy()
        winter, spring = self.winter, self.spring
        if card == WINTER:
            winter, spring = True, False
        elif card == SPRING:
            winter, spring = False, True
        elif card == BISHOP:
            strongest = max((max(line.up, default=0) for line in lines), default=0)
            lines = [line.dismissed(strongest) if strongest in line.up else line for line in lines]
        lines[self.turn.me] = self._with(lines[self.turn.me], card)
        return Sight(self.turn, lines, winter, spring, None if card in SWEEPING else self._untouched())

    def _untouched(self) -> list[int] | None:
        """The rivals' strengths, which no card in my own line changes, unless Spring looks for the highest."""
        return None if self.spring else self.theirs

    def _with(self, line: Line, card: int) -> Line:
        up = line.up + line.covered if line.covered else line.up  # what lay face down is turned up
        covered = NOTHING
        drummer, firm, courtesans = line.drummer, line.firm, line.courtesans
        if card < MERCENARIES:
            if self.turn.hidden:
                covered = [self.turn.printed[card]]
            else:
                up = [*up, self.turn.printed[card]]
        elif card == DRUMMER:
            drummer = True
        elif card in (HEROINE, COURTESAN):
            firm += self.turn.printed[card]
            courtesans += card == COURTESAN
        return Line(up, covered, drummer, firm, courtesans, line.unseen)

    def after_taking(self, mercenary: int) -> Sight:
        """What would be seen if I took that mercenary back into my hand."""
        lines = self.lines.copy()
        lines[self.turn.me] = lines[self.turn.me].without(mercenary)
        return Sight(self.turn, lines, self.winter, self.spring, self._untouched())


class Turn:
    """What does not change while a seat thinks about its turn."""

    def __init__(self, p: Position, memory: Memory, me: int) -> None:
        self.me: Final = me
        self.printed: Final[list[int]] = list(p.box.strengths)
        self.hidden: Final = p.agreed.hidden
        self.hands: Final = [int(p.hand_size(seat)) for seat in range(p.seats)]
        self.hand: Final = cards_of(p, HAND, me)
        self.rivals: Final = [seat for seat in range(p.seats) if seat != me]
        out = p.out
        self.inside: Final = [seat for seat in self.rivals if not (out >> seat) & 1]
        self.defends: Final = p.defender() == me
        self.waits: Final = self.defends and not (p.played >> me) & 1 and len(self.inside) > 0
        self._remembered = memory.held

    def remembered(self, seat: int) -> list[int]:
        """Cards of each kind surely among the hidden ones of a seat."""
        return list(self._remembered[seat * WIDTH : seat * WIDTH + KINDS])


def look(p: Position, memory: Memory, me: int) -> Sight:
    """The battle as it stands before a seat."""
    turn = Turn(p, memory, me)
    lines: list[Line] = []
    winter = spring = False
    for seat in range(p.seats):
        held = cards_of(p, LINE, seat)
        covered = NO_CARDS
        if turn.hidden and p.size(DOWN, seat):
            covered = cards_of(p, DOWN, seat)
        if held[WINTER]:
            winter = True
        elif held[SPRING]:
            spring = True
        lines.append(_line(held, covered, turn.printed))
    return Sight(turn, lines, winter, spring)


def cards_of(p: Position, which: int, seat: int) -> list[int]:
    """How many cards of each kind lie in a seat's pile, the unknown ones last."""
    start = pile(which, seat) * WIDTH
    return list(p.cards[start : start + WIDTH])


def _line(held: list[int], covered: list[int], printed: list[int]) -> Line:
    courtesans = held[COURTESAN] + covered[COURTESAN]
    return Line(
        _strengths(held, printed),
        NOTHING if covered is NO_CARDS else _strengths(covered, printed),
        held[DRUMMER] + covered[DRUMMER] > 0,
        courtesans * printed[COURTESAN] + (held[HEROINE] + covered[HEROINE]) * printed[HEROINE],
        courtesans,
        covered[UNKNOWN] > 0,
    )


def _strengths(counts: list[int], printed: list[int]) -> list[int]:
    """The mercenaries among the cards, by printed strength."""
    found: list[int] = []
    for card in range(MERCENARIES):
        if counts[card]:
            found += [printed[card]] * counts[card]
    return found
