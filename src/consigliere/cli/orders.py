"""What a person can ask of the table besides playing: help, the map, the log, rules, why not, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from consigliere.cli.errors import BadInput
from consigliere.cli.words import Unclear, one_of, plain
from consigliere.kernel.refusal import Illegal, Refusal

if TYPE_CHECKING:
    from consigliere.cli.session import Session
    from consigliere.cli.table import Table
    from consigliere.kernel.command import Command

LOG_LINES: Final = 20


class Leave(Exception):
    """The person wants to go, or there is nothing more to be typed."""


class Switch(Exception):
    """The person wants to go on with the table in another file."""

    def __init__(self, table: Table, path: str) -> None:
        super().__init__(path)
        self.table: Final = table
        self.path: Final = path


class Orders:
    """The orders one session understands."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._say = session.texts.say
        self._known: dict[str, Callable[[int, str], bool]] = {
            "help": self._help,
            "?": self._help,
            "look": self._look,
            "hand": self._hand,
            "map": self._map,
            "log": self._log,
            "rules": self._rules,
            "rule": self._rules,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "device": self._hand_on,
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    def carry_out(self, seat: int, line: str) -> bool | None:
        """Carry out an order; None if the line is none, True if the turn is over by it."""
        word, *rest = line.split(maxsplit=1)[:2] or [""]
        order = self._known.get(plain(word)) if line else self._look
        said = rest[0].strip() if rest else ""
        if order is not None:
            return order(seat, said)
        session = self._session
        answer = session.face.order(plain(word), said, session.view(seat), session.story)
        return None if answer is None else self._print(*answer)

    def _print(self, *lines: str) -> bool:
        self._session.screen.print(*lines)
        return False

    def _help(self, seat: int, rest: str) -> bool:
        texts, name = self._session.texts, self._session.game.name
        first, _ = texts.rules(name)[0]
        face = self._session.face
        orders = self._say("cli-play-help", rule=first, section=first.partition(".")[0]).splitlines()
        orders = [line for line in orders if line.partition(" ")[0] not in face.pointless]
        more = [self._say("cli-play-help-device")] if face.sharers else []
        return self._print(*face.guide(self._session.view(seat)).splitlines(), *orders, *more)

    def _look(self, seat: int, rest: str) -> bool:
        self._session.show(seat)
        return False

    def _hand(self, seat: int, rest: str) -> bool:
        face, view = self._session.face, self._session.view(seat)
        return self._print(*face.hand(view), *face.choices(view, self._session.screen.height))

    def _map(self, seat: int, rest: str) -> bool:
        return self._print(*self._session.face.atlas(self._session.view(seat)))

    def _log(self, seat: int, rest: str) -> bool:
        lines = self._session.told(seat)
        wanted = plain(rest)
        number = int(wanted[:9]) if wanted.isascii() and wanted.isdigit() else LOG_LINES
        old, mark = len(lines) - self._session.fresh(seat), self._session.face.new
        marked = [f"{mark} {line}" if place >= old else line for place, line in enumerate(lines)]
        return self._print(*(marked if wanted == "all" else marked[-number:]))

    def _rules(self, seat: int, rest: str) -> bool:
        from consigliere.cli.listing import sections, some_rules

        texts, game = self._session.texts, self._session.game
        try:
            found = some_rules(texts, game.name, plain(rest).upper()) if rest else sections(texts, game.name)
        except BadInput as wrong:
            return self._print(wrong.said(self._session.texts))
        return self._print(*found)

    def _why(self, seat: int, rest: str) -> bool:
        """What speaks against a step, as the rules would answer it now."""
        if not rest:
            return self._print(self._say("cli-why-what"))
        found = self._session.commands(seat, rest)
        if found is None:
            return False
        refusal = self._session.match.refusal(seat, found)
        if refusal is None:
            return self._print(self._say("cli-why-not-at-all", step=rest))
        return self._print(*refused(self._session, seat, found, refusal))

    def _hint(self, seat: int, rest: str) -> bool:
        """What a bot in the person's place would do, from what that seat may know."""
        from consigliere import bots
        from consigliere.cli.table import usual_bot

        name = usual_bot(self._session.game.name)
        command = self._session.table.advice(seat, bots.make(name, self._session.game, seat))
        if command is None:
            return self._print(self._say("cli-hint-nothing", bot=name))
        said = self._say("cli-hint", bot=name, step=self._session.face.typed(command))
        view, face = self._session.view(seat), self._session.face
        many = len(face.legal(view))
        best = self._say("cli-hint-best", n=many) if many > 1 else self._say("cli-hint-only")
        why = face.reason(view, command) or self._causes(seat, command) or best
        return self._print(said, self._say("cli-hint-why", reason=why))

    def _causes(self, seat: int, command: Command) -> str:
        """What would come of a step, as far as the seat can know."""
        from consigliere.table.outlook import outlook

        session = self._session
        found = outlook(session.match, seat, [command])
        if isinstance(found, Refusal):
            return ""
        told = session.texts.tellings(session.game.name, found.told, session.names, seat)
        return session.texts.joined(told, "cli-sentence-next", "cli-sentence-next")

    def _undo(self, seat: int, rest: str) -> bool:
        from consigliere.table.voting import undo_refusal

        match = self._session.match
        refusal = undo_refusal(match, seat) or match.undo(seat)
        return refusal is None or self._print(*reason(self._session, refusal))

    def _hand_on(self, seat: int, rest: str) -> bool:
        """Somebody else at this screen takes the device: to say something, or to look at the own page."""
        from consigliere.table.refusals import NOT_IN_THE_DARK

        session = self._session
        if session.match.state.is_dark():
            return self._print(session.texts.refusal(NOT_IN_THE_DARK, session.game.name))
        people = {session.names[seat]: str(seat) for seat in session.table.people}
        try:
            number = plain(rest)
            taker = (
                int(number[:4]) - 1 if number.isascii() and number.isdigit() else int(one_of(rest, people))
            )
        except Unclear:
            taker = -1
        if taker != seat and session.hand_to(taker):
            return True
        return self._print(self._say("cli-device-whom", names=session.texts.joined(list(people))))

    def _save(self, seat: int, rest: str) -> bool:
        try:
            self._session.save(rest or None)
        except BadInput as wrong:
            return self._print(wrong.said(self._session.texts))
        return self._print(self._say("cli-saved", file=str(self._session.path)))

    def _resume(self, seat: int, rest: str) -> bool:
        if not rest:
            return self._print(self._say("cli-resume-what"))
        from consigliere.cli.table import resumed

        try:
            table = resumed(rest, self._session.game.name)
        except BadInput as wrong:
            return self._print(wrong.said(self._session.texts))
        raise Switch(table, rest)

    def _quit(self, seat: int, rest: str) -> bool:
        self.quit()
        return self._print(self._say("cli-stayed"))

    def quit(self) -> None:
        """Ask whether to save before leaving; who stays after all comes back. In a pipe nobody could answer."""
        session = self._session
        if not session.screen.is_terminal:
            raise Leave
        kept = session.path is not None
        key, file = (
            ("cli-leave", str(session.path)) if kept else ("cli-save-before-leaving", session.suggested())
        )
        answer = session.screen.ask(self._say(key, file=file) + " ")
        says_no = answer is not None and session.is_answer("no", answer)
        if answer is None or (says_no and not kept):
            raise Leave
        if says_no or session.is_answer("stay", answer):
            return
        if kept or session.save_as(answer):
            raise Leave


def commands(session: Session, seat: int, line: str) -> list[Command] | None:
    """The steps of a line; None, and a word about it, if the line means nothing."""
    say = session.texts.say
    try:
        steps = session.face.steps(line, session.view(seat))
        if not steps:
            raise Unclear(line, [])
        return [session.game.parse(step) for step in steps]
    except Unclear as unclear:
        if unclear.known:
            known = session.texts.joined(unclear.known, "list-next")
            session.screen.print(say("cli-ambiguous", word=unclear.word[:40], known=known))
        elif unclear.before:
            session.screen.print(say("cli-left-over", before=unclear.before[:40], word=unclear.word[:40]))
        else:
            session.screen.print(say("cli-not-understood", word=unclear.word[:40]))
    except Illegal as illegal:
        session.screen.print(*reason(session, illegal.refusal))
    return None


def refused(session: Session, seat: int, found: list[Command], refusal: Refusal) -> list[str]:
    """Why not; of several steps also which one stands in the way of all."""
    said = reason(session, refusal)
    if len(found) == 1:
        return said
    first = next(
        n for n, _ in enumerate(found, start=1) if session.match.refusal(seat, found[:n]) is not None
    )
    return [session.texts.say("cli-refused-step", n=first, step=session.face.typed(found[first - 1])), *said]


def reason(session: Session, refusal: Refusal) -> list[str]:
    """Why not, and the rules behind it word for word."""
    texts = session.texts
    rules = [f"  {rule}  {texts.rule(rule)}" for rule in refusal.rules]
    return [texts.refusal(refusal, session.game.name), *rules]
