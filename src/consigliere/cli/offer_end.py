"""The end of An Offer You Can't Refuse: all cards, and what happened day by day, secrets too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.cli.columns import NO_BREAK, hanging, padded, wide
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS, UNKNOWN, is_traitor
from consigliere.kernel.viewer import members

if TYPE_CHECKING:
    from consigliere.cli.offer import OfferFace
    from consigliere.games.offer.rules import Offer
    from consigliere.kernel.event import Event
    from consigliere.kernel.match import Entry

INDENT: Final = "  "


def accounts(face: OfferFace, entries: list[Entry]) -> list[str]:
    """All cards by side, then the days and nights."""
    events = [event for entry in entries for event in entry.events]
    lines = [face.screen.paint(face.texts.say("cli-offer-cards"), "bold"), *_cards(face, events)]
    lines += ["", face.screen.paint(face.texts.say("cli-offer-days"), "bold"), *_days(face, events)]
    return lines


def _cards(face: OfferFace, events: list[Event]) -> list[str]:
    roles = [UNKNOWN] * len(face.names)
    winners, is_fast, patsy = 0, False, NO_SEAT
    for event in events:
        if event.kind == e.GAME_STARTED:
            is_fast = event.a == w.FAST
        elif event.kind == e.ROLE_DEALT:
            roles[event.a] = int(event.b)
        elif event.kind == e.GAME_ENDED:
            winners = int(event.a)
        elif event.kind == e.PATSY_SHOWN:
            patsy = int(event.a)
    say = face.texts.say
    won = members(winners)
    sides: dict[str, list[str]] = {}  # by their titles
    for seat, role in enumerate(roles):
        side = say(f"cli-offer-side-{w.SIDES[w.TRAITOR if is_traitor(role) else w.FAMILY]}")
        key = face.word(f"role-{ROLE_IDS[role]}") if is_fast else side
        card = face.word(f"role-{ROLE_IDS[role]}")
        card = face.word("field-patsy") if seat == patsy else card
        told = say("cli-offer-card-of", name=face.name(seat), role=card)
        told = face.name(seat) if is_fast and seat != patsy else told
        sides.setdefault(key, []).append(told + (f"{NO_BREAK}*" if seat in won else ""))
    lines: list[str] = []
    for title, seats in sides.items():
        start = say("plain-pair", title=INDENT + title, value="")
        lines += hanging(start, face.texts.joined(seats, "list-next"), face.screen.width)
    return [*lines, f"{INDENT}* {say('cli-winner')}"] if won else lines


def open_cards(face: OfferFace, seen: list[Offer], width: int) -> list[str]:
    """Everybody's card in one paragraph, from each player's own view; nothing before the deal."""
    say, cards = face.texts.say, []
    for seat, p in enumerate(seen):
        if p.roles[seat] != UNKNOWN:
            word = "field-patsy" if p.patsy == seat else f"role-{ROLE_IDS[p.roles[seat]]}"
            cards.append(say("cli-offer-card-of", name=face.name(seat), role=face.word(word)))
    start = say("plain-pair", title=say("cli-offer-cards"), value="")
    return hanging(start, face.texts.joined(cards, "list-next"), width) if cards else []


def _days(face: OfferFace, events: list[Event]) -> list[str]:
    """One paragraph for each day and night: who left how, and what was chosen in secret."""
    chapters: list[tuple[str, list[str]]] = []
    team: dict[int, int] = {}  # the living traitors, with whom each points at
    for event in events:
        title = _title(face, event)
        if title:
            chapters.append((title, []))
        if event.kind == e.ROLE_DEALT and is_traitor(event.b):
            team[int(event.a)] = w.UNSET
        elif event.kind == e.NIGHT_BEGAN:
            team = dict.fromkeys(team, w.UNSET)
        elif event.kind == e.POINTED:
            team[int(event.a)] = int(event.b)
        told = _arrest(face, team) if event.kind == e.NIGHT_CLEARED else _told(face, event)
        if event.kind == e.ELIMINATED:
            team.pop(int(event.a), None)
        if told and chapters:
            chapters[-1][1].append(told)
    lines: list[str] = []
    width = max((wide(title) for title, _ in chapters), default=0)
    for title, said in chapters:
        text = face.together(said) or face.texts.say("cli-offer-quiet")
        lines += hanging(f"{INDENT}{padded(title, width)} {face.bar.strip()} ", text, face.screen.width)
    return lines


def _arrest(face: OfferFace, team: dict[int, int]) -> str:
    """Whom the traitors agreed on, if they did."""
    pointed = set(team.values())
    if len(pointed) != 1 or min(pointed) >= len(face.names):
        return ""
    return face.texts.say("cli-offer-arrest", name=face.names[pointed.pop()])


def _title(face: OfferFace, event: Event) -> str:
    say = face.texts.say
    if event.kind == e.DAY_BEGAN:
        return say("cli-offer-day", n=int(event.a))
    if event.kind == e.NIGHT_BEGAN and event.a > 0:
        return say("cli-offer-night", n=int(event.a))
    return say("cli-offer-round", n=int(event.a)) if event.kind == e.ROUND_BEGAN else ""


def _told(face: OfferFace, event: Event) -> str:
    """What the timeline says of an event."""
    say, names = face.texts.say, face.names
    if event.kind == e.BANGED:
        key = "cli-offer-banged-don" if event.d else "cli-offer-banged"
        return say(key, name=names[event.b], about=names[event.c])
    if event.kind == e.ELIMINATED and event.c != w.BY_BANG:
        role, how = face.word(f"role-{ROLE_IDS[event.b]}"), w.WAYS[event.c]
        return say(f"cli-offer-left-{how}", name=names[event.a], role=role)
    if event.kind == e.VOTE_COUNTED and not event.d:
        return say("cli-offer-acquitted", name=names[event.b], n=int(event.c))
    if event.kind == e.ITEM_PLACED and event.a == w.HEAD:
        return say("cli-offer-head", name=names[event.b])
    if event.kind == e.WHISPERED and event.b in (w.PEEKED, w.SOUGHT):
        about = names[members(event.c)[0]]
        return say(f"cli-offer-learned-{w.ANSWERS[event.d]}", name=names[event.a], about=about)
    return ""
