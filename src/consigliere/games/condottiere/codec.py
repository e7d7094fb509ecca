"""Views of Condottiere as plain values with names for everything, and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import CARD_IDS, KINDS, NO_REGION, NO_SEAT, REGIONS, WIDTH, Box
from consigliere.games.condottiere.position import (
    BURIED,
    DECK,
    DISCARD,
    DOWN,
    HAND,
    LINE,
    Agreed,
    Position,
    pile,
)
from consigliere.games.condottiere.rules import Condottiere, in_the_box
from consigliere.kernel.viewer import members, viewer_name, viewer_named

SEAT_PILES: Final = (("hand", HAND), ("line", LINE), ("down", DOWN), ("buried", BURIED))
NUMBERS: Final = ("game", "battles", "idle")
_SEATS: Final = ("holder", "chooser", "first_holder")
_MASKS: Final = ("asked", "answered", "discarding", "drawn", "out", "played", "finalists", "winners")


def view_to_plain(p: Position) -> dict[str, object]:
    """What lies before one viewer. Everything in it has been put there on purpose."""
    regions = p.box.regions
    plain: dict[str, object] = {
        "viewer": viewer_name(p.viewer),
        "stage": e.STAGES[p.stage],
        "contested": None if p.contested == NO_REGION else regions[p.contested],
        "favor": None if p.favor == NO_REGION else regions[p.favor],
        "holder": _seat_to_plain(p.holder),
        "chooser": _seat_to_plain(p.chooser),
        "first_holder": _seat_to_plain(p.first_holder),
        "game": int(p.game),
        "battles": int(p.battles),
        "idle": int(p.idle),
        "asked": members(p.asked),
        "answered": members(p.answered),
        "discarding": members(p.discarding),
        "drawn": members(p.drawn),
        "out": members(p.out),
        "played": members(p.played),
        "finalists": members(p.finalists),
        "winners": members(p.winners),
        "ending": None if p.ending == e.NOT_ENDED else e.ENDINGS[p.ending],
        "deck": pile_to_plain(p, DECK),
        "discard": pile_to_plain(p, DISCARD),
        "seats": [_seat_view(p, seat) for seat in range(p.seats)],
    }
    return plain


def _seat_view(p: Position, seat: int) -> dict[str, object]:
    plain: dict[str, object] = {
        "regions": [p.box.regions[region] for region in members(p.regions[seat])],
        "points": int(p.points[seat]),
    }
    for name, which in SEAT_PILES:
        plain[name] = pile_to_plain(p, pile(which, seat))
    return plain


def _seat_to_plain(seat: int) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def pile_to_plain(p: Position, which: int) -> dict[str, int]:
    """A pile as numbers of each kind of card, unknown ones last."""
    found: dict[str, int] = {}
    for card in range(WIDTH):
        number = int(p.cards[which * WIDTH + card])
        if number > 0:
            found[CARD_IDS[card] if card < KINDS else "unknown"] = number
    return found


def view_from_plain(plain: dict[str, object], box: Box, agreed: Agreed) -> Condottiere:
    """The copy that was encoded; ValueError names what is wrong."""
    seats = plain.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= 6:
        raise ValueError("a view needs 2 to 6 seats")
    p = in_the_box(box, agreed, len(seats))
    p.viewer = viewer_named(_text(plain, "viewer"))
    p.stage = _word(plain, "stage", e.STAGES)
    p.contested = _region(plain, "contested", box)
    p.favor = _region(plain, "favor", box)
    p.holder, p.chooser, p.first_holder = (_seat(plain, name, len(seats)) for name in _SEATS)
    p.game, p.battles, p.idle = (_count(plain, name) for name in NUMBERS)
    masks = [_mask(plain, name, len(seats)) for name in _MASKS]
    p.asked, p.answered, p.discarding, p.drawn = masks[:4]
    p.out, p.played, p.finalists, p.winners = masks[4:]
    p.ending = e.NOT_ENDED if plain.get("ending") is None else _word(plain, "ending", e.ENDINGS)
    _read_pile(p, DECK, plain.get("deck"))
    _read_pile(p, DISCARD, plain.get("discard"))
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict):
            raise ValueError("each seat of a view must be an object")
        p.regions[number] = sum(
            1 << _word({"region": r}, "region", box.regions) for r in _list(seat, "regions")
        )
        p.points[number] = _count(seat, "points")
        for name, which in SEAT_PILES:
            _read_pile(p, pile(which, number), seat.get(name))
    _mark_unseen(p)
    return p


def _mark_unseen(p: Condottiere) -> None:
    """A view names no hidden piles; which they are follows from whose view it is."""
    if p.stage != e.OVER:
        discarding = p.discarding
        p.hide_from(p.viewer)
        p.discarding = discarding


def _read_pile(p: Condottiere, which: int, plain: object) -> None:
    if not isinstance(plain, dict):
        raise ValueError("a pile must hold cards and numbers")
    for card in range(WIDTH):
        p.cards[which * WIDTH + card] = 0
    total = 0
    for name, number in plain.items():
        if not isinstance(number, int) or isinstance(number, bool) or not 0 < number <= 110:
            raise ValueError("a pile must hold cards and numbers")
        card = KINDS if name == "unknown" else _word({"card": name}, "card", CARD_IDS)
        p.cards[which * WIDTH + card] = u8(number)
        total += number
    if total > 110:
        raise ValueError("a pile holds more cards than the box")
    p.sizes[which] = total


def _text(plain: dict[str, object], name: str) -> str:
    value = plain.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a text")
    return value


def _word(plain: dict[str, object], name: str, words: tuple[str, ...]) -> int:
    value = _text(plain, name)
    if value not in words:
        raise ValueError(f"{value!r} is no {name}")
    return words.index(value)


def _region(plain: dict[str, object], name: str, box: Box) -> int:
    return REGIONS if plain.get(name) is None else _word(plain, name, box.regions)


def _seat(plain: dict[str, object], name: str, seats: int) -> int:
    if plain.get(name) is None:
        return NO_SEAT
    value = _count(plain, name)
    if value >= seats:
        raise ValueError(f"{name}: no seat {value}")
    return value


def _count(plain: dict[str, object], name: str) -> int:
    value = plain.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise ValueError(f"{name} must be a number")
    return value


def _list(plain: dict[str, object], name: str) -> list[object]:
    value = plain.get(name)
    if not isinstance(value, list):
        raise ValueError(f"{name} must be a list")
    return value


def _mask(plain: dict[str, object], name: str, seats: int) -> int:
    mask = 0
    for seat in _list(plain, name):
        mask |= 1 << _seat({name: seat}, name, seats)
    return mask
