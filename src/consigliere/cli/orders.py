"""What a person can ask of the table besides playing: help, the map, the log, rules, why not, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from consigliere.cli.errors import BadInput
from consigliere.cli.face import Unclear, plain
from consigliere.kernel.refusal import Illegal, Refusal

if TYPE_CHECKING:
    from consigliere.cli.session import Session
    from consigliere.kernel.command import Command

LOG_LINES: Final = 20


class Leave(Exception):
    """The person wants to go, or there is nothing more to be typed."""


class Switch(Exception):
    """The person wants to go on with the table in another file."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
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
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    def carry_out(self, seat: int, line: str) -> bool | None:
        """Carry out an order; None if the line is none, True if the game has changed by it."""
        word, *rest = line.split(maxsplit=1)[:2] or [""]
        order = self._known.get(plain(word)) if line else self._look
        return None if order is None else order(seat, rest[0].strip() if rest else "")

    def _print(self, *lines: str) -> bool:
        self._session.screen.print(*lines)
        return False

    def _help(self, seat: int, rest: str) -> bool:
        texts, name = self._session.texts, self._session.game.name
        first, _ = texts.rules(name)[0]
        orders = self._say("cli-play-help", rule=first, section=first.partition(".")[0])
        return self._print(
            *self._say(f"cli-play-how-{self._session.face.how}").splitlines(), *orders.splitlines()
        )

    def _look(self, seat: int, rest: str) -> bool:
        self._session.show(seat)
        return False

    def _hand(self, seat: int, rest: str) -> bool:
        face, view = self._session.face, self._session.view(seat)
        return self._print(*face.hand(view), *face.choices(view, self._session.screen.height))

    def _map(self, seat: int, rest: str) -> bool:
        return self._print(*self._session.face.atlas(self._session.view(seat)))

    def _log(self, seat: int, rest: str) -> bool:
        lines = self._session.story.all(seat)
        wanted = plain(rest)
        number = int(wanted[:9]) if wanted.isascii() and wanted.isdigit() else LOG_LINES
        return self._print(*(lines if rest == "all" else lines[-number:]))

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
        return self._print(*self.reason(refusal))

    def reason(self, refusal: Refusal) -> list[str]:
        """Why not, and the rules behind it word for word."""
        texts = self._session.texts
        rules = [f"  {rule}  {texts.rule(rule)}" for rule in refusal.rules]
        return [texts.refusal(refusal, self._session.game.name), *rules]

    def _hint(self, seat: int, rest: str) -> bool:
        """What a bot in the person's place would do, from what that seat may know."""
        from consigliere import bots
        from consigliere.cli.table import usual_bot

        name = usual_bot(self._session.game.name)
        number = self._session.table.advice(seat, bots.make(name, self._session.game, seat))
        step = self._session.game.text(self._session.game.catalogue[number])
        return self._print(self._say("cli-hint", bot=name, step=step))

    def _undo(self, seat: int, rest: str) -> bool:
        refusal = self._session.match.undo(seat)
        if refusal is None:
            return True
        self._print(self._session.texts.refusal(refusal, self._session.game.name))
        return False

    def _save(self, seat: int, rest: str) -> bool:
        try:
            self._session.save(rest or None)
        except BadInput as wrong:
            return self._print(wrong.said(self._session.texts))
        return self._print(self._say("cli-saved", file=str(self._session.path)))

    def _resume(self, seat: int, rest: str) -> bool:
        if not rest:
            return self._print(self._say("cli-resume-what"))
        raise Switch(rest)

    def _quit(self, seat: int, rest: str) -> bool:
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
        else:
            session.screen.print(say("cli-not-understood", word=unclear.word[:40]))
    except Illegal as illegal:
        session.screen.print(session.texts.refusal(illegal.refusal, session.game.name))
    return None
