"""Views of An Offer You Can't Refuse as plain values with names for everything, and back."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import Agreed
from consigliere.games.offer.decode import Plain, Reading
from consigliere.games.offer.position import NO_SIDE, Position
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS
from consigliere.games.offer.rules import Offer, in_the_box
from consigliere.kernel.event import NO_TEXT
from consigliere.kernel.viewer import bit, members, viewer_name, viewer_named

OFFERS: Final = ("not_made", "made", "seen")
ROLE_WORDS: Final = (*ROLE_IDS, "unknown")
CHOSEN: Final = w.CALLS[w.PEEK : w.BRIBE]

# What the value and the last two bits of an entry mean, by the kind of event.
_ROLES: Final = (e.CLAIMED, e.ROLE_WORD_TOLD)
_NUMBERS: Final = (
    e.FAMILY_REPORTED,
    e.TRAITOR_REPORTED,
    e.REPORT_ABOUT_ASKED,
    e.REPORT_SIDE_ASKED,
    e.AGREED,
    e.DISAGREED,
)
_ABOUT: Final = (
    e.FAMILY_REPORTED,
    e.TRAITOR_REPORTED,
    e.SUSPECTED,
    e.TRUSTED,
    e.VOTE_PROMISED,
    e.VOTE_WANTED,
    e.PLAYER_WORD_TOLD,
    e.REPORT_NIGHT_ASKED,
    e.REPORT_SIDE_ASKED,
    e.PROMISE_THUMB_ASKED,
    e.ACCUSED,
    e.SECONDED,
    e.BALLOT_IN,
    e.SHOT,
    e.BLASTED,
    e.COIN_GIVEN,
    e.ITEM_PASSED,
    e.BANGED,
)
_WHICH: Final = {
    e.REPORT_NIGHT_ASKED: w.SIDES,
    e.REPORT_ABOUT_ASKED: w.SIDES,
    e.VOTE_PROMISED: w.THUMBS,
    e.PROMISE_ABOUT_ASKED: w.THUMBS,
    e.BALLOT_IN: w.THUMBS,
    e.BLASTED: w.SIDES_OF_A_SEAT,
    e.ITEM_PASSED: w.ITEMS,
}
_KINDS: Final = e.kinds()


def view_to_plain(p: Position) -> dict[str, object]:
    """What lies before one viewer. Everything in it has been put there on purpose."""
    return {
        "viewer": viewer_name(p.viewer),
        "game": w.GAMES[w.FAST if p.agreed.fast else w.FULL],
        "stage": w.STAGES[p.stage],
        "day": int(p.day),
        "living": members(p.living),
        "asked": members(p.asked),
        "answered": members(p.answered),
        "away": members(p.away),
        "over": members(p.over),
        "all_seeing": members(p.seeing),
        "family_left": int(p.family_left),
        "traitors_left": int(p.traitors_left),
        "accuser": _seat(p.accuser),
        "accused": _seat(p.accused),
        "seconder": _seat(p.seconder),
        "ballots": members(p.ballots),
        "trials": int(p.trials),
        "announced": int(p.marks),
        "gun": _seat(p.gun),
        "vest": _seat(p.vest),
        "horse_head": _seat(p.head),
        "offer": OFFERS[p.offer_used],
        "bank": int(p.bank()) if p.agreed.bribes else 0,
        "coin_givers": members(p.coin_queue),
        "at_dusk": p.is_dusk == 1,
        "item_elected": p.elected == 1,
        "team": members(p.team),
        "arrested": _seat(p.doomed),
        "patsy": _seat(p.patsy),
        "gun_side": _side(p.gun_side),
        "vest_side": _side(p.vest_side),
        "choices": {name: _choice(p.choices[place]) for place, name in enumerate(CHOSEN)},
        "cast_today": members(p.cast),
        "vote_held": p.held == 1,
        "missed_votes": members(p.missed),
        "traitor_out": p.traitor_out == 1,
        "traitor_voted_out": p.traitor_voted == 1,
        "quiet_round": p.is_quiet == 1,
        "quiet_rounds": int(p.quiet),
        "ledger": [entry_to_plain(row) for row in p.ledger],
        "winners": members(p.winners),
        "ending": None if p.ending == w.NOT_ENDED else w.ENDINGS[p.ending],
        "seats": [_seat_view(p, seat) for seat in range(p.seats)],
    }


def _seat_view(p: Position, seat: int) -> dict[str, object]:
    one = bit(seat)
    told = None
    if (p.told_family | p.told_traitor) & one:
        told = w.SIDES[w.FAMILY if p.told_family & one else w.TRAITOR]
    sought = None
    if (p.told_don | p.told_not_don) & one:
        sought = "yes" if p.told_don & one else "no"
    thumb = None
    if (p.ups | p.downs) & one:
        thumb = w.THUMBS[w.UP if p.ups & one else w.DOWN]
    word = p.words[seat]
    return {
        "role": ROLE_WORDS[p.roles[seat]],
        "coins": int(p.coins[seat]),
        "thumb": thumb,
        "points_at": _choice(p.pointers[seat]),
        "bribes": _choice(p.bribes[seat]),
        "word": w.ANSWERS[ledger.word_kind(word)] if word else None,
        "word_about": int(ledger.word_value(word)) if ledger.word_kind(word) == w.SAYS_PLAYER else None,
        "accused_today": members(p.accused_today[seat]),
        "acts_today": int(p.acts_today[seat]),
        "told": told,
        "sought": sought,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def _side(side: int) -> str | None:
    return None if side == NO_SIDE else w.SIDES_OF_A_SEAT[side]


def _choice(choice: int) -> object:
    if choice == w.UNSET:
        return None
    return w.CHOICE.to_plain(int(choice))


def entry_to_plain(row: int) -> str:
    """An entry of the ledger in a few words: day, seat, what, and its parts.

    >>> entry_to_plain(ledger.packed(e.CLAIMED, 3, 2, NO_SEAT, 1, w.ANY, 0, 17))
    '2 3 claimed don because 17'
    """
    kind = ledger.kind_of(row)
    words = [str(ledger.day_of(row)), str(ledger.seat_of(row)), _KINDS.kinds[kind].name]
    if ledger.target_of(row) != NO_SEAT:
        words += ["of", str(ledger.target_of(row))]
    if kind in _ROLES:
        words.append(ROLE_IDS[ledger.value_of(row)])
    elif kind in _NUMBERS:
        words.append(str(ledger.value_of(row)))
    if kind in _ABOUT:
        words.append(str(ledger.about_of(row)))
    if kind in _WHICH:
        words.append(_WHICH[kind][ledger.which_of(row)])
    if ledger.reason_of(row):
        words += ["because", str(ledger.reason_of(row))]
    return " ".join(words)


def entry_from_plain(plain: object) -> int:
    """The entry that was encoded; ValueError if it is none."""
    words = plain.split() if isinstance(plain, str) else []
    try:
        day, seat, kind = int(words[0]), int(words[1]), _KINDS.number(words[2])
        target, value, about, which, reason = NO_SEAT, 0, w.ANY, 0, 0
        rest = words[3:]
        if rest[:1] == ["of"]:
            target, rest = int(rest[1]), rest[2:]
        if rest[-2:-1] == ["because"]:
            reason, rest = int(rest[-1]), rest[:-2]
        if kind in _ROLES:
            value = ROLE_IDS.index(rest.pop(0))
        elif kind in _NUMBERS:
            value = int(rest.pop(0))
        if kind in _ABOUT:
            about = int(rest.pop(0))
        if kind in _WHICH:
            which = _WHICH[kind].index(rest.pop(0))
    except (IndexError, KeyError, ValueError):
        raise ValueError(f"{plain!r} is no entry of the ledger") from None
    numbers = (seat, target, about + 1)
    is_sound = all(0 <= number <= NO_SEAT for number in numbers) and 0 <= day <= ledger.LATEST_DAY
    if (
        rest
        or not is_sound
        or not -1 <= value <= ledger.MOST_ENTRIES
        or not 0 <= reason <= ledger.MOST_ENTRIES
    ):
        raise ValueError(f"{plain!r} is no entry of the ledger")
    return ledger.packed(kind, seat, day, target, value, about, which, reason)


# Back.


def view_from_plain(plain: Plain, agreed: Agreed, seats: int) -> Offer:
    """The copy that was encoded; ValueError names what is wrong."""
    rows = plain.get("seats")
    if not isinstance(rows, list) or len(rows) != seats or not all(isinstance(row, dict) for row in rows):
        raise ValueError(f"a view needs {seats} seats")
    p = in_the_box(agreed, seats)
    r = Reading(plain, seats)
    p.viewer = viewer_named(r.text("viewer"))
    p.stage = r.word("stage", w.STAGES)
    p.day, p.trials, p.marks = r.number("day"), r.number("trials"), r.number("announced")
    p.family_left, p.traitors_left = r.number("family_left"), r.number("traitors_left")
    p.quiet = r.number("quiet_rounds")
    p.living, p.asked, p.answered = r.mask("living"), r.mask("asked"), r.mask("answered")
    p.away, p.over, p.seeing = r.mask("away"), r.mask("over"), r.mask("all_seeing")
    p.ballots, p.coin_queue, p.team = r.mask("ballots"), r.mask("coin_givers"), r.mask("team")
    p.cast, p.missed, p.winners = r.mask("cast_today"), r.mask("missed_votes"), r.mask("winners")
    p.accuser, p.accused, p.seconder = r.seat("accuser"), r.seat("accused"), r.seat("seconder")
    p.gun, p.vest, p.head = r.seat("gun"), r.seat("vest"), r.seat("horse_head")
    p.doomed, p.patsy = r.seat("arrested"), r.seat("patsy")
    p.is_dusk, p.elected, p.held = r.flag("at_dusk"), r.flag("item_elected"), r.flag("vote_held")
    p.traitor_out, p.traitor_voted = r.flag("traitor_out"), r.flag("traitor_voted_out")
    p.is_quiet = r.flag("quiet_round")
    p.offer_used = r.word("offer", OFFERS)
    p.gun_side, p.vest_side = (
        r.word_or("gun_side", w.SIDES_OF_A_SEAT),
        r.word_or("vest_side", w.SIDES_OF_A_SEAT),
    )
    p.ending = r.word_or("ending", w.ENDINGS)
    chosen = Reading(r.table("choices"), seats)
    for place, name in enumerate(CHOSEN):
        p.choices[place] = chosen.choice(name)
    for entry in r.list("ledger"):
        p.enter(entry_from_plain(entry))
    for number, row in enumerate(rows):
        _read_seat(p, number, Reading(row, seats))
    return p


def _read_seat(p: Offer, seat: int, r: Reading) -> None:
    one = bit(seat)
    p.roles[seat] = r.word("role", ROLE_WORDS)
    p.coins[seat] = r.number("coins")
    p.pointers[seat] = r.choice("points_at")
    p.bribes[seat] = r.choice("bribes")
    p.accused_today[seat] = r.mask("accused_today")
    p.acts_today[seat] = r.number("acts_today")
    thumb = r.word_or("thumb", w.THUMBS)
    p.ups |= one if thumb == w.UP else 0
    p.downs |= one if thumb == w.DOWN else 0
    told = r.word_or("told", w.SIDES)
    p.told_family |= one if told == w.FAMILY else 0
    p.told_traitor |= one if told == w.TRAITOR else 0
    sought = r.word_or("sought", ("yes", "no"))
    p.told_don |= one if sought == 0 else 0
    p.told_not_don |= one if sought == 1 else 0
    kind = r.word_or("word", w.ANSWERS)
    if kind < len(w.ANSWERS):
        about = r.seat("word_about")
        p.words[seat] = ledger.packed_word(kind, about if kind == w.SAYS_PLAYER else 0, NO_TEXT)
