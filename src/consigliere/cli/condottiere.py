"""Condottiere in the terminal: the map, the seats with their lines, the hand, and totals before you commit."""

from __future__ import annotations

from typing import Final

from consigliere.cli import condottiere_board as board
from consigliere.cli import condottiere_counsel as counsel
from consigliere.cli.columns import cut, hanging, indented, lines_of, padded, wide, wrapped
from consigliere.cli.condottiere_counsel import after_card, leads, totals
from consigliere.cli.condottiere_words import ALIASES, FILLING, HANDING, SAID, TURN, Handing
from consigliere.cli.face import Face
from consigliere.cli.screen import Screen
from consigliere.games.condottiere import CondottiereGame, battle, figures
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.event import STAGES
from consigliere.games.condottiere.pieces import (
    CARD_IDS,
    KINDS,
    MERCENARIES,
    NO_CARD,
    NO_REGION,
    NO_SEAT,
    UNKNOWN,
)
from consigliere.games.condottiere.position import DECK, DOWN, HAND, LINE
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.match import Entry
from consigliere.kernel.state import View
from consigliere.kernel.viewer import count, in_mask
from consigliere.texts import Texts

NAME_WIDTH: Final = 14
TOTAL_WIDTH: Final = 3
LEAST_WIDTH: Final = 5  # columns of a figure in the table of seats
LEAST_ASIDE: Final = 26
# The strongest mercenary first, then the special cards: as people sort a hand.
SORTED: Final = [*range(MERCENARIES - 1, -1, -1), *range(MERCENARIES, KINDS)]


class CondottiereFace(Face):
    """What one viewer sees of Condottiere."""

    how = "condottiere"
    said, aliases, filling, turn = SAID, ALIASES, FILLING, TURN

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        super().__init__(game, names, texts, screen)
        assert isinstance(game, CondottiereGame)
        self._handing: Final = Handing(names, texts)

    @property
    def column(self) -> int:
        return board.WIDTH

    # What is shown.

    def headline(self, view: View) -> str:
        p, say = _position(view), self.texts.say
        piles = say("cli-con-piles", deck=int(p.sizes[DECK]), discard=figures.discarded(p))
        parts = [say("condottiere"), self._where(p), piles]
        if p.agreed.target:
            parts.append(say("cli-con-campaign", n=int(p.game), target=int(p.agreed.target)))
        return " | ".join(parts)

    def _where(self, p: Condottiere) -> str:
        """Which battle is fought, has been fought or comes next."""
        say = self.texts.say
        if p.finalists:
            return say("board-final-battle")
        if p.contested == NO_REGION:
            return say("cli-con-no-battle")
        if not board.is_contested(p):
            return say("cli-con-after-battle", n=int(p.battles))
        region, chooser = self.texts.region(p.box.regions[p.contested]), self.names[p.chooser]
        if p.stage in (e.ANSWER, e.KEEP):
            return say("cli-con-next-battle", region=region, chooser=chooser)
        where = say("cli-con-battle", n=int(p.battles), region=region, chooser=chooser)
        if p.defender() == NO_SEAT:
            return where
        return where + " " + say("cli-con-defends", name=self.names[p.defender()])

    def board(self, view: View) -> list[str]:
        p = _position(view)
        goal = self.texts.say("cli-con-goal", total=int(p.agreed.total), group=int(p.agreed.group))
        goals = [self.screen.paint(line, "faint") for line in wrapped(goal, board.WIDTH - 1)]
        return [*board.chart(self, p), *goals, *self._threat(p)]

    def world(self, view: View) -> list[str]:
        return []

    def _threat(self, p: Condottiere) -> list[str]:
        """Who would win the game with the contested region: worth knowing before one passes."""
        if not figures.in_battle(p):
            return []
        near = figures.would_win(p, p.contested)
        if not near:
            return []
        names = self.texts.joined([self.texts.say("you") if s == p.viewer else self.names[s] for s in near])
        line = self.texts.say("cli-con-threat", names=names)
        return [self.screen.paint(part, "bold") for part in wrapped(line, board.WIDTH - 1)]

    def atlas(self, view: View) -> list[str]:
        table = board.atlas(self, _position(view))
        drawn = [*self.board(view), ""]
        # The page has just shown the map; if both do not fit, the neighbours are what is new.
        return drawn + table if len(drawn) + len(table) < self.screen.height else table

    def seats(self, view: View) -> list[str]:
        p, say = _position(view), self.texts.say
        heads = [say(f"cli-con-head-{name}") for name in ("cards", "regions", "total")]
        rows = [self._cells(p, seat) for seat in range(p.seats)]
        widths = [max(LEAST_WIDTH, *map(wide, column)) for column in zip(heads, *rows)]
        title = self._row("    ", "", heads, widths) + say("cli-con-head-line")
        lines = [self.screen.paint(title, "faint")]
        for seat, cells in enumerate(rows):
            turn = ">" if in_mask(p.waiting_for(), seat) else " "
            name = self.screen.paint(self._called(seat, seat == p.viewer), self.screen.seat_style(seat))
            start = self._row(f"{turn} {self.sign(seat)} ", name, cells, widths)
            lines += hanging(start, self._line(p, seat), self.screen.width)
        return lines

    def _row(self, start: str, name: str, cells: list[str], widths: list[int]) -> str:
        """A row of the table of seats up to the line."""
        columns = [padded(cell, width) + " " + self.bar for cell, width in zip(cells, widths)]
        return start + padded(name, NAME_WIDTH - 1) + self.bar + "".join(columns)

    def _cells(self, p: Condottiere, seat: int) -> list[str]:
        """How many cards and regions a seat has, and what its line is worth."""
        number = self.texts.number
        regions = number(int(count(p.regions[seat])))
        group = board.largest_group(p, seat)
        if group > 1:
            regions += f" ({number(group)})"
        if p.agreed.target:
            regions += " " + self.texts.say("cli-con-points", n=int(p.points[seat]))
        total = number(int(battle.strength(p, seat))) + ("+?" if p.size(DOWN, seat) else "")
        return [number(int(p.hand_size(seat))), regions, total]

    def _called(self, seat: int, is_me: bool) -> str:
        """A seat's name, short enough for its column."""
        mark = self.texts.say("cli-seat-you", name="") if is_me else ""
        name = cut(self.names[seat], NAME_WIDTH - 1 - wide(mark))
        return self.texts.say("cli-seat-you", name=name) if is_me else name

    def _line(self, p: Condottiere, seat: int) -> str:
        """A seat's line, and the marks beside it: token, out, defender."""
        say = self.texts.say
        words = self._pile(p, LINE, seat)
        down = p.face_down(seat)
        if down != NO_CARD:
            closed = "▮" if self.screen.has_blocks else "#"
            words.append(closed if down == UNKNOWN else f"({self.card(down)})")
        marks: list[str] = []
        if seat == p.holder:
            marks.append(say("cli-con-token"))
        in_battle = figures.in_battle(p)
        if in_battle and in_mask(p.out, seat):
            marks.append(say("board-out"))
        if in_battle and seat == p.defender():
            marks.append(say("cli-con-defender"))
        if in_mask(p.winners, seat):
            marks.append(say("cli-winner"))
        shown = " ".join(words)
        signs = self.screen.paint(" ".join(f"<{mark}>" for mark in marks), "bold")
        return f"{shown}  {signs}" if shown and signs else shown or signs or "-"

    def hand(self, view: View) -> list[str]:
        p = _position(view)
        if p.viewer >= p.seats:
            return []
        held = self.held(view) or self.texts.say("cli-con-no-cards")
        return [self.texts.say("cli-con-hand", n=int(p.hand_size(p.viewer)), cards=held)]

    def held(self, view: View) -> str:
        p = _position(view)
        return "  ".join(self._pile(p, HAND, p.viewer)) if p.viewer < p.seats else ""

    def _pile(self, p: Condottiere, which: int, seat: int) -> list[str]:
        return [
            self._held(card, int(p.held(which, seat, card))) for card in SORTED if p.held(which, seat, card)
        ]

    def _held(self, card: int, number: int) -> str:
        if number == 1:
            return self.card(card)
        sign = "×" if self.screen.has_blocks else "x"
        return self.texts.say("cli-con-times", card=self.card(card), sign=sign, n=number)

    def card(self, card: int) -> str:
        """A card's short name: mercenaries by number, special cards by name."""
        if card < MERCENARIES:
            return self.texts.say(f"card-{CARD_IDS[card]}.short")
        return self.texts.card(CARD_IDS[card])

    def question(self, view: View) -> str:
        p = _position(view)
        if not in_mask(p.waiting_for(), p.viewer):
            if p.stage in (e.IN_THE_BOX, e.OVER):
                return ""
            waiting = self.texts.joined([self.names[seat] for seat in self.asked(view)])
            return self.texts.word(f"decision-{STAGES[p.stage]}.waiting", self.game.name, seats=waiting)
        return self.texts.decision(STAGES[p.stage]) + " " + self._how(p)

    def _how(self, p: Condottiere) -> str:
        """What can be typed, with an example from the hand itself."""
        say, me = self.texts.say, p.viewer
        if p.stage == e.PLAY:
            card = next(card for card in SORTED if p.held(HAND, me, card))
            key = "cli-con-how-pass-up" if p.size(DOWN, me) else "cli-con-how-play"
            return say(key, card=self.card(card).lower())
        names = {
            e.CHOOSE: "choose",
            e.TAKE_BACK: "take",
            e.FAVOR: "favor",
            e.ANSWER: "answer",
            e.KEEP: "keep",
        }
        if p.stage in names:
            return say(f"cli-con-how-{names[int(p.stage)]}")
        return say("cli-con-how-draw", most=len(p.legal(me)) - 1)

    def warnings(self, view: View) -> list[str]:
        return counsel.warnings(self, _position(view))

    def reason(self, view: View, command: Command) -> str:
        return counsel.reason(self, _position(view), command)

    # Consequences before commitment.

    def choices(self, view: View, rows: int) -> list[str]:
        p = _position(view)
        if not in_mask(p.waiting_for(), p.viewer):
            return []
        if p.stage in (e.PLAY, e.TAKE_BACK):
            found = self.outlook(view)
            if not self.screen.is_terminal:
                return self._sentences(p, found)
            return self._table(p, found) if len(found) + 2 <= rows else self._brief(p, found)
        if p.stage in (e.CHOOSE, e.FAVOR):
            return self._regions(p)
        if p.stage == e.ANSWER:
            answers = ["command-keep-hand", "command-discard-hand"][: len(p.legal(p.viewer))]
            return [
                f"{self.numeral(place, 1)}  {self.texts.say(answer)}"
                for place, answer in enumerate(answers, start=1)
            ]
        return []

    def outlook(self, view: View) -> list[tuple[str, list[int]]]:
        """For each card that may be played or taken back, the totals of all lines after it.

        It is played in a copy of the viewer's own view, never in the truth.
        """
        p = _position(view)
        me = p.viewer
        rows = [(self.texts.say("cli-con-now"), totals(p))]
        if p.stage == e.PLAY:
            for card in (card for card in SORTED if p.held(HAND, me, card)):
                rows.append((self._held(card, int(p.held(HAND, me, card))), after_card(p, "play", card)))
        else:
            for card in (card for card in SORTED[:MERCENARIES] if p.held(LINE, me, card)):
                rows.append((self.card(card), after_card(p, "take", card)))
        return rows

    def _table(self, p: Condottiere, rows: list[tuple[str, list[int]]]) -> list[str]:
        """Rows are cards, columns are seats; a star where your line alone is the strongest."""
        head = self.texts.say("cli-con-if-played" if p.stage == e.PLAY else "cli-con-if-taken")
        bar = self.bar.strip()
        room = self._aside() - len(bar) - p.seats * TOTAL_WIDTH - len(" *")
        first = min(room, max(wide(text) for text in (head, *(label for label, _ in rows))) + 1)
        signs = [indented(self.sign(seat), TOTAL_WIDTH) for seat in range(p.seats)]
        lines = [padded(self.screen.paint(cut(head, first), "faint"), first) + bar + "".join(signs)]
        for label, found in rows:
            cells = [self.numeral(total, TOTAL_WIDTH) for total in found]
            star = " *" if leads(p, found) else ""
            cells[p.viewer] = self.screen.paint(cells[p.viewer], "bold" if star else "")
            lines.append(padded(cut(label, first), first) + bar + "".join(cells) + star)
        if not any(leads(p, found) for _, found in rows):
            return lines
        hidden = any(p.size(DOWN, seat) for seat in range(p.seats) if seat != p.viewer)
        star = self.texts.say("cli-con-star-seen" if hidden else "cli-con-star")
        return [*lines, *(self.screen.paint(line, "faint") for line in wrapped(star, self._aside()))]

    def _aside(self) -> int:
        """The columns beside the map."""
        return max(LEAST_ASIDE, self.screen.width - self.column - len(self.bar.strip()))

    def _brief(self, p: Condottiere, rows: list[tuple[str, list[int]]]) -> list[str]:
        """The same where lines are few: cards that change no other line share lines, with your total alone."""
        now = rows[0][1]
        others = [rows[0]]
        own: list[str] = []
        for label, found in rows[1:]:
            if all(found[seat] == now[seat] for seat in range(p.seats) if seat != p.viewer):
                total = self.texts.number(found[p.viewer])
                own.append(f"{label}={total}{'*' if leads(p, found) else ''}")
            else:
                others.append((label, found))
        head = self.texts.say("cli-con-your-total")
        lines = [self.screen.paint(head, "faint"), *wrapped("  ".join(own), self._aside())] if own else []
        return lines + self._table(p, others)

    def _sentences(self, p: Condottiere, rows: list[tuple[str, list[int]]]) -> list[str]:
        return [
            self.texts.say("cli-con-outlook", card=label, totals=counsel.all_totals(self, p, found))
            for label, found in rows
        ]

    def _regions(self, p: Condottiere) -> list[str]:
        """The regions that may be named. A terminal has their numbers on the map and needs only what is at stake."""
        legal = [board.region_of(number) for number in p.legal(p.viewer)]
        lines: list[str] = []
        for region in (region for region in legal if region != NO_REGION):
            at_stake = board.stakes(self, p, region)
            name = self.texts.region(p.box.regions[region])
            if at_stake:
                text = self.texts.say("cli-con-stake", region=name, stakes=at_stake)
                lines.append(f"{self.numeral(region + 1)}  {text}")
            elif not self.screen.is_terminal:
                lines.append(f"{self.numeral(region + 1)}  {name}")
        if self.screen.is_terminal:
            head = "cli-con-stakes" if lines else "cli-con-no-stakes"
            heading = wrapped(self.texts.say(head), self._aside())
            return [*(self.screen.paint(line, "faint") for line in heading), *lines_of(lines, self._aside())]
        return lines + [" -  " + self.texts.say("command-favor-off")] * (p.stage == e.FAVOR)

    # What is typed.

    def numbered(self, view: View) -> list[str]:
        """The numbers on the map where a region is asked for; a number elsewhere is a card."""
        p = _position(view)
        verbs = {e.CHOOSE: "choose", e.FAVOR: "favor"}
        if p.stage in verbs:
            return [f"{verbs[int(p.stage)]} {region}" for region in p.box.regions]
        return self.legal(view) if p.stage == e.ANSWER else []

    def shorthand(self, part: str, words: list[str], view: View) -> list[str]:
        return [self._handing.step(words)] if words[:1] and words[0] in HANDING else []

    # The end.

    def history(self, entries: list[Entry]) -> list[list[int]]:
        """The regions of each seat after each battle."""
        assert isinstance(self.game, CondottiereGame)
        regions = [0] * len(self.names)
        found: list[list[int]] = []
        for event in (event for entry in entries for event in entry.events):
            if event.kind == e.GAME_STARTED:
                regions = [0] * len(self.names)
            elif event.kind in (e.REGION_CONQUERED, e.REGION_CAPTURED):
                regions[event.a] += 1
                if event.kind == e.REGION_CAPTURED:
                    regions[event.c] -= 1
            elif event.kind == e.TOKEN_GIVEN:
                found.append(list(regions))
        return found

    def charted(self, n: int) -> str:
        return self.texts.say("cli-con-chart", n=n)


def _position(view: View) -> Condottiere:
    assert isinstance(view.copy, Condottiere)
    return view.copy


FACE: Final = CondottiereFace
