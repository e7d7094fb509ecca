"""Corleone's Empire in the terminal: turfs, seats, the hand, and what every choice would bring."""

from __future__ import annotations

from typing import Any, Final

from consigliere.cli import corleone_board as board
from consigliere.cli import corleone_choices, corleone_end, corleone_words
from consigliere.cli.columns import cut, hanging, lines_of, padded, wide
from consigliere.cli.corleone_gains import Gains
from consigliere.cli.face import Face
from consigliere.cli.page import LEAST_LOG
from consigliere.cli.screen import Screen
from consigliere.cli.words import split
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CASE, CHOSEN, DECK, DISCARDS, HAND
from consigliere.games.corleone.ground import (
    FACE_UP,
    FAMILY,
    MEMBERS_IN,
    MEMBERS_KILLED,
    NONE,
    SUPPLY,
    THUGS,
    THUGS_KILLED,
)
from consigliere.games.corleone.rules import Corleone
from consigliere.games.corleone.tribute import hand_limit
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.match import Entry
from consigliere.kernel.state import View
from consigliere.kernel.viewer import count, in_mask, members
from consigliere.texts import Texts

NAME_WIDTH: Final = 14
MOST_HELD: Final = 2  # lines of jobs and allies in hand on a low screen, if that can be done
ROOMY: Final = 34  # lines from which on a page has titles and everything has a line of its own
WIDE: Final = 100  # columns from which on the bonuses so far have one


class CorleoneFace(Face):
    """What one viewer sees of Corleone's Empire."""

    how = "corleone"
    said, filling = corleone_words.SAID, corleone_words.FILLING
    turn, several = corleone_words.TURN, corleone_words.SEVERAL

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        super().__init__(game, names, texts, screen)
        assert isinstance(game, CorleoneGame)
        self.box: Final = game.box
        self.gains: Final = Gains(game.box, texts, screen.has_blocks)

    @staticmethod
    def names_here(game: Game, texts: Texts) -> dict[str, str]:
        """A space is called by its number too, as on the page: `s08 Midtown–Brooklyn–Wall Street`."""
        assert isinstance(game, CorleoneGame)
        spaces = game.box.board.space_names
        return {f"place-{name}": f"{name} {texts.word(f'place-{name}', game.name)}" for name in spaces}

    @property
    def is_roomy(self) -> bool:
        """Whether a page has room for more than is needed most."""
        return self.screen.height >= ROOMY

    @property
    def decided(self) -> str:
        """The sign of a seat whose secret choice is made."""
        return "✓" if self.screen.has_blocks else "="

    def word(self, key: str) -> str:
        """A word of this game's vocabularies."""
        return self.texts.word(key, self.game.name)

    def may_act(self, p: Corleone) -> bool:
        """Whether the viewer is asked for an action."""
        return p.stage == e.ACTION and in_mask(p.waiting_for(), p.viewer)

    def legal_commands(self, p: Corleone) -> list[Command]:
        """What the viewer may do now."""
        return [self.game.catalogue[number] for number in p.legal(p.viewer)]

    # What is shown.

    def headline(self, view: View) -> str:
        p, say = _position(view), self.texts.say
        if p.act == 0:
            return f"{self.word(self.game.name)} | {self.word(f'stage-{e.STAGES[p.stage]}')}"
        where = f"phase-{e.PHASES[p.phase]}" if p.stage != e.OVER else "stage-over"
        parts = [
            self.word(where),
            say("cli-corl-first", name=self.names[p.holder]),
            say("cli-corl-piles", deck=int(p.sizes[DECK]), discards=int(p.sizes[DISCARDS])),
        ]
        act = f"act-{e.ACTS[p.act - 1]}"
        line = " | ".join([self.word(act), *parts])
        return line if wide(line) <= self.screen.width else " | ".join([self.word(f"{act}.short"), *parts])

    def board(self, view: View) -> list[str]:
        """The turfs always; on a low screen as much of the rest as the choices leave room for."""
        p = _position(view)
        turfs, *rest = board.sections(self, p)
        room = self._rows(view) - len(turfs) - len(self._below(view, len(turfs)))
        shown = turfs
        for lines in rest:
            room -= len(lines)
            if self.is_roomy or room >= 0:
                shown = shown + lines
        return shown

    def _rows(self, view: View) -> int:
        """The lines of a page for the board and the choices."""
        fixed = [*lines_of([self.headline(view), *self.prompt(view)], self.screen.width), *self.seats(view)]
        return self.screen.height - len(fixed) - LEAST_LOG - 1

    def _below(self, view: View, above: int) -> list[str]:
        """What must stand below the board, which has so many lines at least."""
        p = _position(view)
        if self.may_act(p):
            return [*lines_of(self.hand(view), self.screen.width), *corleone_choices.least(self, p)[1:]]
        rows = self._rows(view) - above
        chosen = corleone_choices.choices(self, p, rows)
        if p.stage in corleone_choices.BY_VALUE:
            return chosen  # which names every card of the hand
        both = [*chosen, *lines_of(self.hand(view), self.screen.width)]
        return both if len(both) <= rows else chosen

    def atlas(self, view: View) -> list[str]:
        return board.atlas(self, _position(view))

    # The people.

    def seats(self, view: View) -> list[str]:
        p, say = _position(view), self.texts.say
        columns = ["family", "figures", "hand", "case", "jobs", "markers"]
        columns += ["bonus"] if self.screen.width >= WIDE else []
        heads = [say(f"cli-corl-head-{name}") for name in columns]
        counted: Any = self.game.figures(view)["seats"]
        rows = [self._cells(p, seat, counted[seat])[: len(columns)] for seat in range(p.seats)]
        widths = [max(map(wide, column)) for column in zip(heads, *rows)]
        lines = [self.screen.paint(self._row("    ", "", heads, widths).rstrip(), "faint")]
        further: list[str] = []  # what has no room in a seat's line
        for seat, cells in enumerate(rows):
            turn = (
                ">" if in_mask(p.waiting_for(), seat) else self.decided if in_mask(p.answered, seat) else " "
            )
            name = self.screen.paint(self._called(seat, seat == p.viewer), self.screen.seat_style(seat))
            start = self._row(f"{turn} {self.sign(seat)} ", name, cells, widths)
            marks = self._marks(p, seat)
            if wide(start + marks) <= self.screen.width:
                lines.append((start + marks).rstrip())
            else:
                lines.append(start.rstrip())
                further.append(f"{self.sign(seat)} {marks}")
        return lines + (board.run_on("  " + " | ".join(further), self) if further else [])

    def _row(self, start: str, name: str, cells: list[str], widths: list[int]) -> str:
        columns = [padded(cell, width) + " " + self.bar.strip() for cell, width in zip(cells, widths)]
        return start + padded(name, NAME_WIDTH - 1) + self.bar + "".join(columns) + " "

    def _cells(self, p: Corleone, seat: int, found: dict[str, Any]) -> list[str]:
        """Family, figures in reserve, cards, suitcase, jobs done, markers left, bonuses if the game ended now."""
        family = p.person(FAMILY, seat)
        number = self.texts.number
        killed = int(p.person(THUGS_KILLED, seat) + count(p.person(MEMBERS_KILLED, seat)))
        reserve = f"{number(int(p.person(THUGS, seat)))}+{number(int(count(p.person(MEMBERS_IN, seat))))}"
        total = found["suitcase_sum"]
        limit = f"/{number(int(hand_limit(p)))}" if p.act > 0 else ""
        jobs = [
            self.gains.colour(colour) + number(int(p.completed(seat, place)))
            for place, colour in enumerate(p.box.colours)
            if p.completed(seat, place)
        ]
        return [
            "-" if family == NONE else self.word(f"family-{p.box.families[family]}"),
            f"{reserve} -{number(killed)}" if killed else reserve,
            number(found["hand_count"]) + limit,
            number(found["suitcase_count"]) + (f" {self.gains.dollars(total)}" if total else ""),
            " ".join(jobs) or "-",
            number(int(p.person(SUPPLY, seat))),
            f"{number(found['turf_bonus_now'])}+{number(found['colour_bonus_now'])}",
        ]

    def _called(self, seat: int, is_me: bool) -> str:
        """A seat's name, short enough for its column."""
        mark = self.texts.say("cli-seat-you", name="") if is_me else ""
        name = cut(self.names[seat], NAME_WIDTH - 1 - wide(mark))
        return self.texts.say("cli-seat-you", name=name) if is_me else name

    def _marks(self, p: Corleone, seat: int) -> str:
        """Allies face up, and what else there is to say of a seat."""
        say = self.texts.say
        marks: list[str] = []
        if p.stage == e.CHOOSE_ALLY and p.size(CHOSEN, seat) > 0:
            marks.append(say("cli-corl-mark-bid", total=self.gains.dollars(int(p.sum_of(CHOSEN, seat)))))
        if in_mask(p.winners, seat):
            marks.append(say("cli-winner"))
        allies = [self.word(f"card-{p.box.allies[ally].name}") for ally in members(p.person(FACE_UP, seat))]
        words = [self.texts.joined(allies, "list-next")] if allies else []
        return " ".join(words + [self.screen.paint(f"<{mark}>", "bold") for mark in marks])

    # What the viewer alone holds.

    def hand(self, view: View) -> list[str]:
        p, say = _position(view), self.texts.say
        if p.viewer >= p.seats or p.act == 0:
            return []
        me = p.viewer
        parts = [
            say(
                "cli-corl-hand", n=int(p.hand_size(me)), limit=int(hand_limit(p)), cards=self._purse(p) or "-"
            )
        ]
        if p.size(CASE, me) > 0:
            total = self.gains.dollars(int(p.sum_of(CASE, me)))
            parts.append(say("cli-corl-suitcase", sum=total, cards=" ".join(self.pile(p, CASE, me))))
        lines = lines_of([" | ".join(parts)], self.screen.width)
        kept = self._kept(p, p.box.first_job, p.box.first_ally)
        allies = [ally for ally, _ in self._kept(p, p.box.first_ally, p.box.kinds)]
        fully = [self.gains.job(p, job, n) for job, n in kept] + [board.ally(self, ally) for ally in allies]
        if self.is_roomy:
            return lines + [line for text in fully for line in hanging("  ", text, self.screen.width)]
        briefly = [self.gains.job_briefly(p, job, n) for job, n in kept]
        briefly += [self.word(f"card-{p.box.allies[ally].name}") for ally in allies]
        found = [board.run_on("  " + " | ".join(texts), self) for texts in (fully, briefly) if texts]
        return lines + next((some for some in found if len(some) <= MOST_HELD), found[-1] if found else [])

    def _purse(self, p: Corleone) -> str:
        """The money and the goods of the viewer's hand."""
        held = {card: int(p.held(HAND, p.viewer, card)) for card in range(p.box.first_job)}
        money = self.gains.cards({p.box.card_names[c]: n for c, n in held.items() if n and c < p.box.money})
        goods = [
            self.gains.times(self.word(f"card-{p.box.card_names[card]}"), n)
            for card, n in held.items()
            if n and card >= p.box.money
        ]
        return self.texts.joined([money] * bool(money) + goods, "list-next")

    def _kept(self, p: Corleone, first: int, end: int) -> list[tuple[int, int]]:
        """The jobs or allies of the viewer's hand, counted from the first of their kind, and how many of each."""
        held = [(int(card - first), int(p.held(HAND, p.viewer, card))) for card in range(first, end)]
        return [(kind, n) for kind, n in held if n]

    def held(self, view: View) -> str:
        p = _position(view)
        return self.texts.joined(self.pile(p, HAND, p.viewer), "list-next") if p.viewer < p.seats else ""

    def pile(self, p: Corleone, which: int, seat: int) -> list[str]:
        """A seat's pile: money and goods by their signs, other cards by name."""
        return [
            self.gains.times(self._card(p, card), int(p.held(which, seat, card)))
            for card in range(p.box.kinds)
            if p.held(which, seat, card)
        ]

    def _card(self, p: Corleone, card: int) -> str:
        is_job = p.box.first_job <= card < p.box.first_ally
        return (
            self.gains.coloured(card - p.box.first_job) if is_job else self.gains.card(p.box.card_names[card])
        )

    # What is asked.

    def question(self, view: View) -> str:
        p, say = _position(view), self.texts.say
        stage = e.STAGES[p.stage]
        if not in_mask(p.waiting_for(), p.viewer):
            if p.stage in (e.IN_THE_BOX, e.OVER):
                return ""
            waiting = self.texts.joined([self.names[seat] for seat in self.asked(view)])
            return self.texts.word(f"decision-{stage}.waiting", self.game.name, seats=waiting)
        if p.stage == e.ACTION:
            return self._how_to_act(self._examples(p))
        how = {
            e.BID: "bid",
            e.TRIBUTE: "tribute",
            e.BANK: "money",
            e.OFFER: "offer",
            e.DISCARD_FOR_GAIN: "money",
        }
        return self.word(f"decision-{stage}") + " " + say(f"cli-corl-how-{how.get(int(p.stage), 'list')}")

    def _how_to_act(self, examples: list[str]) -> str:
        """As many examples as a line has room for."""
        text = self.texts.say("cli-corl-how-action", examples=self.texts.joined(examples, "list-next"))
        is_short = wide(text) <= self.screen.width or len(examples) == 1
        return text if is_short else self._how_to_act(examples[:-1])

    def _examples(self, p: Corleone) -> list[str]:
        """One action of each kind that may be taken now, as it can be typed."""
        legal = {command.verb: command for command in reversed(self.legal_commands(p))}
        return [
            self._example(legal[verb]) for verb in ("thug", "family", "complete", "ally") if verb in legal
        ]

    def _example(self, command: Command) -> str:
        """An action by the name on the page; a family member's, whose space has only a number there, in notation."""
        if command.verb == "family":
            return self.game.text(command).removeprefix("family ")
        if command.verb == "thug":
            return self.word(f"place-{self.box.board.business_names[command.args[0]]}")
        return self.word(f"card-{self.box.card_names[command.args[0]]}")

    def choices(self, view: View, rows: int) -> list[str]:
        # Asked for with the whole screen they stand alone; on a page they share it with the board, and those of an
        # action with the hand, which names what else can be done.
        p = _position(view)
        if rows < self.screen.height and self.may_act(p):
            rows -= len(self.board(view)) + len(lines_of(self.hand(view), self.screen.width))
        elif rows < self.screen.height:
            rows = self._rows(view) - len(board.turfs(self, p))
        return corleone_choices.choices(self, p, rows)

    def warnings(self, view: View) -> list[str]:
        return corleone_choices.warnings(self, _position(view))

    def reason(self, view: View, command: Command) -> str:
        return corleone_choices.reason(self, _position(view), command)

    def shorthand(self, part: str, words: list[str], view: View) -> list[str]:
        p = _position(view)
        if words[:1] and words[0] in corleone_words.AS_THEY_ARE and not self._is_business(words):
            return [part]
        at = corleone_words.at_number(words, p)
        if at and not at.startswith("thug"):
            return self.steps(at, view)
        found = at or corleone_words.by_number(words, self.legal(view), p)
        return [found] if found else []

    def _is_business(self, words: list[str]) -> bool:
        """Whether words begin the printed name of a business: there is an Exchange Savings Bank."""
        named = (split(self.word(f"place-{name}")) for name in self.box.board.business_names)
        return any(name[: len(words)] == words for name in named)

    def likeliest(self, commands: list[Command], view: View) -> list[Command]:
        return corleone_words.likeliest(commands, _position(view))

    # The end.

    def accounts(self, entries: list[Entry]) -> list[str]:
        return corleone_end.accounts(self, entries)

    def history(self, entries: list[Entry]) -> list[list[int]]:
        return corleone_end.history(self, entries)

    def charted(self, n: int) -> str:
        return self.texts.say("cli-corl-chart", n=n)


def _position(view: View) -> Corleone:
    assert isinstance(view.copy, Corleone)
    return view.copy


FACE: Final = CorleoneFace
