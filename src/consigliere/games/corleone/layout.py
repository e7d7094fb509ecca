"""Positions of Corleone's Empire as text: what lies where, some lines for the table and one for each seat.

    act 2, family_business, horse head anna, turn bruno
    asked action: bruno
    tiles: blue_gunsmith blue_casino
    stacks: queens bruno; brooklyn anna bruno anna
    neutral: mayor s05; union_boss hudson_river; police_chief queens
    public: shake_down gun_down
    discards: extortion
    allies: capo mayor_2
    anna: hand 2*2 5 gun; suitcase 5*3; completed cook_the_books; played capo; at navy_yard; don s01; killed thug
    bruno: hand extortion; family vitale

Whatever is not said is empty. Cards not named lie in the bank and in the deck; tiles fill the turfs from the first on.
Figures not named stand in reserve: thugs as many as the table has, the family members that have joined by that act.
`at` names the places of a seat's thugs; spaces may stand there too, for its family members in the order Don,
consigliere, heir. Allies not named are to come, or gone with their act.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import MEMBERS
from consigliere.games.corleone.cards import (
    BANK,
    CASE,
    CHOSEN,
    DECK,
    DISCARDS,
    DONE,
    HAND,
    PUBLIC,
    Agreed,
    pile,
)
from consigliere.games.corleone.codec import BESIDE_NAME, RIVER_NAME
from consigliere.games.corleone.ground import (
    BESIDE,
    EMPTY,
    FACE_UP,
    FAMILY,
    MEMBERS_EACH,
    MEMBERS_IN,
    MEMBERS_KILLED,
    NONE,
    PERSON,
    RIVER,
    SUPPLY,
    THUGS,
    THUGS_KILLED,
)
from consigliere.games.corleone.icons import NEUTRAL_NAMES
from consigliere.games.corleone.notation import NAMES, seat_named, short_card
from consigliere.games.corleone.placing import figure_at, owner_at, place_of_neutral
from consigliere.games.corleone.position import Position
from consigliere.games.corleone.rules import Corleone, in_the_box
from consigliere.kernel.viewer import bit, members

_PILES: Final = {"hand": HAND, "suitcase": CASE, "chosen": CHOSEN, "completed": DONE}
_TABLE: Final = {"public": PUBLIC, "discards": DISCARDS}


# Writing.


def position_text(p: Position) -> str:
    """A position, or one viewer's copy of it with `?` for cards unseen; `read_position` reads a truth back."""
    board = p.box.board
    lines = [
        f"act {p.act}, {e.PHASES[p.phase]}, horse head {_seat_name(p.holder)}, turn {_seat_name(p.actor)}"
    ]
    if p.asked:
        lines.append(f"asked {e.STAGES[p.stage]}: {' '.join(NAMES[seat] for seat in members(p.asked))}")
    tiles = [board.business_names[p.tile(turf)] for turf in range(board.turfs) if p.tile(turf) != NONE]
    stacks = [
        " ".join([board.turf_names[turf], *[NAMES[p.marker(turf, at)] for at in range(p.height(turf))]])
        for turf in range(board.turfs)
        if p.height(turf) > 0
    ]
    neutral = [
        f"{name} {RIVER_NAME if p.neutral(figure) == RIVER else e.places(p.box)[place_of_neutral(p, figure)]}"
        for figure, name in enumerate(NEUTRAL_NAMES)
        if p.neutral(figure) != BESIDE
    ]
    allies = [p.box.allies[ally].name for ally in members(p.row)]
    for name, words in (("tiles", tiles), ("allies", allies)):
        if words:
            lines.append(f"{name}: {' '.join(words)}")
    for name, words in (("stacks", stacks), ("neutral", neutral)):
        if words:
            lines.append(f"{name}: {'; '.join(words)}")
    for name, which in _TABLE.items():
        if p.sizes[which] > 0:
            lines.append(f"{name}: {pile_text(p, which)}")
    lines.extend([f"{NAMES[seat]}: {_seat_text(p, seat)}" for seat in range(p.seats)])
    return "\n".join(lines)


def _seat_text(p: Position, seat: int) -> str:
    parts = [f"hand {pile_text(p, pile(HAND, seat))}"]
    for name in ("suitcase", "chosen", "completed"):
        if p.size(_PILES[name], seat) > 0:
            parts.append(f"{name} {pile_text(p, pile(_PILES[name], seat))}")
    if p.person(FACE_UP, seat):
        parts.append(
            "played " + " ".join(p.box.allies[ally].name for ally in members(p.person(FACE_UP, seat)))
        )
    board = p.box.board
    standing = [
        board.business_names[place] for place in range(board.businesses) if owner_at(p, place) == seat
    ]
    if standing:
        parts.append("at " + " ".join(standing))
    for place in range(board.businesses, board.businesses + board.spaces):
        if owner_at(p, place) == seat:
            parts.append(f"{e.FIGURES[figure_at(p, place)]} {board.space_names[place - board.businesses]}")
    killed = ["thug"] * int(p.person(THUGS_KILLED, seat))
    killed += [MEMBERS[member] for member in members(p.person(MEMBERS_KILLED, seat))]
    if killed:
        parts.append("killed " + " ".join(killed))
    if p.person(FAMILY, seat) != NONE:
        parts.append(f"family {p.box.families[p.person(FAMILY, seat)]}")
    return "; ".join(parts)


def pile_text(p: Position, which: i64) -> str:
    """A pile of cards in words, `5*3` for three of a kind; `-` if it is empty."""
    words: list[str] = []
    for card in range(p.width):
        number = int(p.laid(which, card))
        name = "?" if card == p.box.unknown else short_card(p.box.card_names[card])
        if number > 0:
            words.append(name if number == 1 else f"{name}*{number}")
    return " ".join(words) or "-"


def _seat_name(seat: i64) -> str:
    return NAMES[seat] if seat < len(NAMES) else "none"


# Reading.


def read_position(text: str, agreed: Agreed) -> Corleone:
    """The truth that a text describes; ValueError or `Illegal` says what is wrong."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    seats = [line.partition(":") for line in lines if line.split(":")[0] in NAMES]
    others = [line for line in lines if line.split(":")[0] not in NAMES]
    p = in_the_box(agreed, len(seats))
    p.act = 1
    p.phase = e.FAMILY_BUSINESS
    p.holder = 0
    p.stacked = p.box.tiles_of(0) | p.box.tiles_of(1)
    for line in others:
        _read_line(p, line)
    _join(p)
    for seat, (_, _, rest) in enumerate(seats):
        for part in rest.split(";"):
            word, _, words = part.strip().partition(" ")
            _read_part(p, seat, word, words)
    _sort_allies(p)
    return p


def _read_line(p: Corleone, line: str) -> None:
    about, _, rest = line.partition(":")
    board = p.box.board
    if about.startswith("act "):
        _read_head(p, line)
    elif about.startswith("asked "):
        p.stage = e.STAGES.index(about.removeprefix("asked "))
        for name in rest.split():
            p.asked |= bit(seat_named(name))
            if p.stage == e.ACTION:
                p.actor = seat_named(name)
    elif about == "tiles":
        for turf, name in enumerate(rest.split()):
            p.place_tile(turf, board.business_names.index(name))
    elif about == "stacks":
        for stack in rest.split(";"):
            turf_name, *owners = stack.split()
            for owner in owners:
                p.people[seat_named(owner) * PERSON + SUPPLY] -= 1
                p.lay_marker(board.turf_names.index(turf_name), seat_named(owner))
    elif about == "neutral":
        for part in rest.split(";"):
            figure, place = part.split()
            where = RIVER if place == RIVER_NAME else e.places(p.box).index(place)
            if place != BESIDE_NAME:
                p.put_neutral(NEUTRAL_NAMES.index(figure), where)
    elif about == "allies":
        for name in rest.split():
            p.row |= bit(_ally(p, name))
    elif about in _TABLE:
        _lay(p, _TABLE[about], rest)
    else:
        raise ValueError(f"cannot read {line!r} in a position")


def _read_head(p: Corleone, line: str) -> None:
    for part in line.split(","):
        *words, value = part.split()
        about = " ".join(words)
        if about == "act":
            p.act = int(value)
        elif about == "horse head":
            p.holder = seat_named(value)
        elif about == "turn":
            p.actor = seat_named(value)
        elif value in e.PHASES:
            p.phase = e.PHASES.index(value)
        else:
            raise ValueError(f"cannot read {part.strip()!r} in a position")


def _join(p: Corleone) -> None:
    """The family members of the acts so far have joined."""
    for act in p.box.acts[: p.act]:
        if act.member < MEMBERS_EACH:
            p.add_member(act.member)


def _read_part(p: Corleone, seat: int, word: str, words: str) -> None:
    if word in _PILES:
        _lay(p, pile(_PILES[word], seat), words)
    elif word == "at":
        for name in words.split():
            _stand(p, seat, e.places(p.box).index(name), members(p.person(MEMBERS_IN, seat)))
    elif word in MEMBERS:
        _stand(p, seat, e.places(p.box).index(words), [MEMBERS.index(word)])
    elif word == "killed":
        for name in words.split():
            if name == "thug":
                p.people[seat * PERSON + THUGS] -= 1
                p.people[seat * PERSON + THUGS_KILLED] += 1
            else:
                p.people[seat * PERSON + MEMBERS_IN] &= ~bit(MEMBERS.index(name))
                p.people[seat * PERSON + MEMBERS_KILLED] |= bit(MEMBERS.index(name))
    elif word == "played":
        for name in words.split():
            p.people[seat * PERSON + FACE_UP] |= bit(_ally(p, name))
    elif word == "family":
        p.people[seat * PERSON + FAMILY] = p.box.families.index(words)
    elif word:
        raise ValueError(f"cannot read {word!r} in a position")


def _stand(p: Corleone, seat: int, place: int, family: list[int]) -> None:
    """A thug stands in a business, or the first of these family members on a space."""
    businesses = p.box.board.businesses
    if p.ground[p.spot(place)] != EMPTY:
        raise ValueError("two figures cannot stand in one place")
    if place < businesses:
        p.put_thug(seat, place)
    else:
        p.put_member(seat, family[0], place - businesses)


def _lay(p: Corleone, which: i64, text: str) -> None:
    """Take the named cards from the bank or the deck and lay them on a pile; allies come from nowhere."""
    for word in text.split():
        if word == "-":
            continue
        name, _, times = word.partition("*")
        name = f"money_{name}" if name.isdigit() else name
        if name not in p.box.card_names:
            raise ValueError(f"there is no card {name!r}")
        card = p.box.card_names.index(name)
        number = int(times or 1)
        source = BANK if card < p.box.first_job else DECK
        if card < p.box.first_ally:
            if number > p.laid(source, card):
                raise ValueError(f"the box does not hold so many cards as in {text.strip()!r}")
            p.cards[source * p.width + card] -= u8(number)
            p.sizes[source] -= number
        p.cards[which * p.width + card] += u8(number)
        p.sizes[which] += number


def _ally(p: Corleone, name: str) -> int:
    return [ally.name for ally in p.box.allies].index(name)


def _sort_allies(p: Corleone) -> None:
    """Allies not named anywhere are to come in a later act, or gone with theirs."""
    placed = p.row
    for seat in range(p.seats):
        placed |= p.person(FACE_UP, seat)
        for ally in range(len(p.box.allies)):
            if p.held(HAND, seat, p.box.first_ally + ally) or p.held(CHOSEN, seat, p.box.first_ally + ally):
                placed |= bit(ally)
    p.later = 0
    p.gone = 0
    for ally in range(len(p.box.allies)):
        if not (placed >> ally) & 1:
            if p.box.allies[ally].act > p.act:
                p.later |= bit(ally)
            else:
                p.gone |= bit(ally)
