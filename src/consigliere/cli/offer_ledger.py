"""What a person may ask about at a table of An Offer You Can't Refuse: ledger, claims, players and roles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from consigliere.cli import offer_seats
from consigliere.cli.columns import grid, hanging, wrapped
from consigliere.cli.words import Unclear, plain
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS, ROLES, UNKNOWN
from consigliere.kernel.viewer import in_mask

if TYPE_CHECKING:
    from consigliere.cli.offer import OfferFace
    from consigliere.cli.story import Story
    from consigliere.games.offer.rules import Offer
    from consigliere.kernel.event import Plain

ENTRIES: Final = 12  # of the ledger, unless more are asked for
ALL: Final = "all"
_NUMBER: Final = re.compile("#?([0-9]{1,6})")


class Answers:
    """What the table answers to such a question, from one viewer's view."""

    def __init__(self, face: OfferFace) -> None:
        self._face: Final = face

    def answer(self, word: str, rest: str, p: Offer, story: Story) -> list[str] | None:
        """The answer; None if the word is no such question."""
        number = _NUMBER.fullmatch(word)
        if word.startswith("#") and number:
            return self._entries(p, story, [int(number[1])])
        if word == "ledger":
            return self._ledger(p, story, rest)
        if word == "claims":
            return self._claims(p)
        if word == "who":
            return self._who(p, story, rest)
        return self._roles(p, rest) if word in ("role", "roles") else None

    # The ledger.

    def _ledger(self, p: Offer, story: Story, rest: str) -> list[str]:
        """The latest entries, all of them, one by its number, or those that name a player."""
        every = list(range(1, len(p.ledger) + 1))
        wanted = plain(rest)
        number = _NUMBER.fullmatch(wanted)
        if number:
            return self._entries(p, story, [int(number[1])])
        if not wanted or wanted == ALL:
            return self._entries(p, story, every if wanted else every[-ENTRIES:])
        try:
            seat = int(self._face.words.seat(rest))
        except Unclear as unclear:
            return [self._face.texts.say("cli-not-understood", word=unclear.word[:40])]
        return self._entries(p, story, [place for place in every if _names(int(p.ledger[place - 1]), seat)])

    def _entries(self, p: Offer, story: Story, numbers: list[int]) -> list[str]:
        say, told = self._face.texts.say, story.numbered(p.viewer)
        lines: list[str] = []
        day = -1
        for number in numbers:
            if not 0 < number <= len(p.ledger):
                continue
            row = int(p.ledger[number - 1])
            if ledger.day_of(row) != day:
                day = int(ledger.day_of(row))
                title = say("cli-offer-round" if p.agreed.fast else "cli-offer-day", n=day)
                lines.append(self._face.screen.paint(title, "faint"))
            lines += hanging("  ", told[number], self._face.screen.width)
        return lines or [say("cli-offer-no-entries")]

    # Claims and reports.

    def _claims(self, p: Offer) -> list[str]:
        face, figures = self._face, self._face.figures(p)
        tables = [
            ("claims", ("seat", "role", "day", "entry")),
            ("reports", ("seat", "night", "about", "side", "entry")),
            ("promises", ("seat", "about", "thumb", "entry")),
        ]
        lines: list[str] = []
        for name, fields in tables:
            rows: list[dict[str, Any]] = figures[name]
            if rows:
                heads = [face.word(f"field-{field}") for field in fields]
                cells = [[self._cell(p, field, row[field]) for field in fields] for row in rows]
                lines.append(face.screen.paint(face.word(f"field-{name}"), "bold"))
                lines += [f"  {line}" for line in grid([heads, *cells], f" {face.bar.strip()} ")]
        return lines or [face.texts.say("cli-offer-no-claims")]

    def _cell(self, p: Offer, field: str, value: Any) -> str:
        if field in ("seat", "about"):
            return self._face.called(p, value)
        if field == "entry":
            return f"#{self._face.texts.number(value)}"
        return (
            self._face.texts.number(value) if isinstance(value, int) else self._face.word(f"{field}-{value}")
        )

    # Players.

    def everybody(self, p: Offer) -> list[str]:
        """The table of players with what its signs mean."""
        face = self._face
        signs = face.texts.say("cli-offer-signs", ghost=face.ghost_sign)
        return [*offer_seats.table(face, p), *wrapped(signs, face.screen.width)]

    def _who(self, p: Offer, story: Story, rest: str) -> list[str]:
        """Everybody at a glance, or everything that was said by and about one player."""
        face = self._face
        if not rest:
            return self.everybody(p)
        try:
            seat = int(face.words.seat(rest))
        except Unclear as unclear:
            return [face.texts.say("cli-not-understood", word=unclear.word[:40])]
        said = offer_seats.Opinions(p, face.figures(p))
        head = [face.called(p, seat), offer_seats.role_of(face, p, said, seat)]
        if not in_mask(p.living, seat):
            head.append(face.texts.say("cli-offer-ghost"))
        lines = [face.screen.paint(" · ".join(head), "bold")]
        for field, voices in (("suspected_by", said.against[seat]), ("trusted_by", said.kindly[seat])):
            if voices:
                names = face.texts.joined([face.called(p, by) for by in sorted(voices)], "list-next")
                lines.append(face.texts.say("plain-pair", title=face.word(f"field-{field}"), value=names))
        every = range(1, len(p.ledger) + 1)
        mentions = [place for place in every if _names(int(p.ledger[place - 1]), seat)]
        return lines + (self._entries(p, story, mentions[-ENTRIES:]) if mentions else [])

    # Roles.

    def _roles(self, p: Offer, rest: str) -> list[str]:
        """One's own card and the roles in play; with a name, what that role can do."""
        face = self._face
        if rest:
            try:
                role = face.words.role(rest)
            except Unclear as unclear:
                return [face.texts.say("cli-not-understood", word=unclear.word[:40])]
            return self._explained(role)
        me = face.me(p)
        own = [] if me == NO_SEAT or p.roles[me] == UNKNOWN else face.card(p)
        in_play = [ROLE_IDS[role] for role in range(ROLES) if p.agreed.counts[role]]
        lines = [*own, face.screen.paint(face.in_play(p), "faint")]
        for role in in_play:
            if not p.agreed.fast:
                lines += self._explained(role)
        return lines

    def _explained(self, role: str) -> list[str]:
        name = self._face.word(f"role-{role}")
        start = self._face.texts.say("plain-pair", title=f"  {name}", value="")
        return hanging(start, self._face.word(f"role-{role}.help"), self._face.screen.width)


def ballots(face: OfferFace, told: list[Plain], me: int | None) -> dict[int, str]:
    """The thumbs of a count: entries in the order of the seats, from the number of the count on."""
    found: dict[int, str] = {}
    down: list[int] = []
    up: list[int] = []
    called = [face.texts.say("you") if seat == me else name for seat, name in enumerate(face.names)]
    for event in told:
        if event["event"] == "vote-closed":
            down, up = _seats(event["down"]), _seats(event["up"])
        elif event["event"] == "vote-counted":
            first, accused = int(str(event["number"])), int(str(event["seat"]))
            for number, seat in enumerate(sorted(down + up), start=first):
                key = f"cli-offer-ballot-{w.THUMBS[w.DOWN if seat in down else w.UP]}"
                found[number] = face.texts.say(key, name=called[seat], about=called[accused], number=number)
    return found


def _seats(plain: object) -> list[int]:
    return [seat for seat in plain if isinstance(seat, int)] if isinstance(plain, list) else []


def _names(row: int, seat: int) -> bool:
    """Whether an entry is by a player, about that player or to that player."""
    return seat in (ledger.seat_of(row), ledger.about_of(row), ledger.target_of(row))
