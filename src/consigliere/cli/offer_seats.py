"""The players of An Offer You Can't Refuse in a table: who lives, who says what, and who speaks against whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from consigliere.cli.columns import beside, cut, grid, padded, wide
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS, UNKNOWN
from consigliere.kernel.viewer import in_mask

if TYPE_CHECKING:
    from consigliere.cli.offer import OfferFace
    from consigliere.games.offer.rules import Offer
    from consigliere.kernel.command import Command

ONE_BLOCK: Final = 10  # players in one table; more of them stand in two, side by side
NAME_WIDTH: Final = 14
NARROW_NAME: Final = 9
ROLE_WIDTH: Final = 22
MOST_NAMED: Final = 5  # who suspect or trust somebody, by their numbers; of more, how many
COLUMNS: Final = ("says", "against", "for")


class Opinions:
    """What is said about each player: by which of the living, and by whom as a report."""

    def __init__(self, p: Offer, figures: dict[str, Any]) -> None:
        self.against: Final[list[dict[int, bool]]] = [{} for _ in range(p.seats)]
        self.kindly: Final[list[dict[int, bool]]] = [{} for _ in range(p.seats)]
        self.claims: Final[dict[int, str]] = {row["seat"]: row["role"] for row in figures["claims"]}
        for row in figures["opinions"]:
            for field, found in (("suspected_by", self.against), ("trusted_by", self.kindly)):
                living = [seat for seat in row[field] if in_mask(p.living, seat)]
                found[row["about"]] |= dict.fromkeys(living, False)
        for row in figures["reports"]:
            told = self.against if row["side"] == w.SIDES[w.TRAITOR] else self.kindly
            told[row["about"]][row["seat"]] = True


def table(face: OfferFace, p: Offer) -> list[str]:
    """One line for each player, in two columns if there are many."""
    seats, bar = list(range(p.seats)), face.bar.strip()
    said = Opinions(p, face.figures(p))
    if p.seats <= ONE_BLOCK:
        return _block(face, p, said, seats, face.screen.width)
    half = -(-p.seats // 2)
    width = (face.screen.width - 2 - len(bar)) // 2
    left, right = (_block(face, p, said, part, width) for part in (seats[:half], seats[half:]))
    return beside([padded(line, width) for line in left], right, width + 1, f"{bar} " if bar else " ")


def _block(face: OfferFace, p: Offer, said: Opinions, seats: list[int], width: int) -> list[str]:
    is_narrow = width < face.screen.width
    say = face.texts.say
    heads = ["", "", "", *(say(f"cli-offer-head-{name}") for name in COLUMNS), ""]
    rows = [_cells(face, p, said, seat, is_narrow) for seat in seats]
    bar = face.bar.strip() or " "
    bar = bar if is_narrow or bar == " " else f" {bar} "
    # Whatever is too wide is cut where least is lost: the role first, then the marks at the end of the line.
    widths = [max(wide(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    room = width - sum(widths) - len(bar) * (len(heads) - 1) + widths[3]
    limit = max(wide(heads[3]), min(ROLE_WIDTH, room), 9)
    for row in rows:
        row[3] = cut(row[3], limit)
    head, *lines = grid([heads, *rows], bar)
    painted = [
        face.screen.paint(line, "" if in_mask(p.living, seat) else "faint")
        for line, seat in zip([cut(line, width) for line in lines], seats)
    ]
    return [face.screen.paint(cut(head, width), "faint"), *painted]


def _cells(face: OfferFace, p: Offer, said: Opinions, seat: int, is_narrow: bool) -> list[str]:
    lives = in_mask(p.living, seat)
    name = face.names[seat]
    me = face.me(p)
    if seat == me:
        you = face.texts.say("cli-seat-you", name="")
        name = cut(name, NARROW_NAME - 1) + "*" if is_narrow else cut(name, NAME_WIDTH - wide(you)) + you
    sign = face.ghost_sign if not lives else ">" if _is_asked(p, seat) else " "
    return [
        sign,
        face.numeral(seat + 1),
        cut(name, NARROW_NAME if is_narrow else NAME_WIDTH),
        role_of(face, p, said, seat),
        _voices(face, said.against[seat], "-", is_narrow) if lives else "",
        _voices(face, said.kindly[seat], "+", is_narrow) if lives else "",
        " ".join(marks(face, p, seat, is_narrow)),
    ]


def _is_asked(p: Offer, seat: int) -> bool:
    """Whether everybody may see that the game waits for this player."""
    return not p.is_secret_phase() and in_mask(p.waiting_for(), seat)


def role_of(face: OfferFace, p: Offer, said: Opinions, seat: int) -> str:
    """The card if it is seen, or the side if it is known (!); and what else the player claims to be (?)."""
    word = face.word
    parts: list[str] = []
    card = "" if p.roles[seat] == UNKNOWN else ROLE_IDS[p.roles[seat]]
    if card:
        parts.append(word(f"role-{card}"))
        if p.patsy == seat:
            parts.append(f"({word('field-patsy')})")
    elif face.known(p, seat):
        parts.append(f"{face.known(p, seat)}!")
    if in_mask(p.living, seat) and said.claims.get(seat, card) != card:
        parts.append(face.texts.say("cli-offer-claimed", role=word(f"role-{said.claims[seat]}")))
    return " ".join(parts) or "-"


def _voices(face: OfferFace, by: dict[int, bool], sign: str, is_narrow: bool) -> str:
    """Who speaks against or for a player, by number; `!` marks a report."""
    if not by:
        return ""
    if is_narrow or len(by) > MOST_NAMED:
        return f"{sign}{face.texts.number(len(by))}{'!' if any(by.values()) else ''}"
    return " ".join(face.texts.number(seat + 1) + "!" * by[seat] for seat in sorted(by))


def reason(face: OfferFace, p: Offer, command: Command) -> str:
    """What is known and said of the player whom a command is about; one's own card where it is about that."""
    about = face.game.command_to_plain(command)
    if about["command"] == "claim":
        return face.texts.say("cli-offer-card", role=face.word(f"role-{ROLE_IDS[p.roles[face.me(p)]]}"))
    on_trial = int(p.accused) if p.accused != NO_SEAT else None
    seat = about.get("about", about.get("seat", about.get("target", on_trial)))
    if not isinstance(seat, int) or seat >= p.seats:
        return ""
    said = Opinions(p, face.figures(p))
    numbers = {"against": len(said.against[seat]), "kindly": len(said.kindly[seat])}
    role = role_of(face, p, said, seat)
    told = face.texts.say("cli-offer-why", name=face.called(p, seat), **numbers)
    return told if role == "-" else f"{told} {face.texts.say('cli-offer-why-role', role=role)}"


def marks(face: OfferFace, p: Offer, seat: int, is_narrow: bool) -> list[str]:
    """What else is to be seen of a player."""
    say, found = face.texts.say, []
    if in_mask(p.winners, seat):
        found.append(say("cli-winner"))
    if seat == p.accused:
        found.append(say("cli-offer-mark-accused"))
    for item, holder in zip(w.ITEMS, (p.gun, p.vest, p.head)):
        if holder == seat:
            found.append(face.word(f"item-{item}"))
    if p.coins[seat]:
        found.append(say("cli-offer-mark-coins", n=int(p.coins[seat])))
    if p.stage == w.TALK and in_mask(p.over, seat):
        found.append(say("cli-offer-mark-over"))
    if p.doomed == seat:
        found.append(say("cli-offer-mark-doomed"))
    if in_mask(p.away, seat):
        found.append(face.word("field-away"))
    painted = [face.screen.paint(mark, "bold") for mark in found]
    return painted if not is_narrow else found
