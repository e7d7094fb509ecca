"""The battle: turns, cards and the strength of a line [CON-4 to CON-6, CON-16]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import (
    ALL_REGIONS,
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    NO_CARD,
    OFF_BOARD,
    SCARECROW,
    SPRING,
    SURRENDER,
    WIDTH,
    WINTER,
    goes_face_down,
)
from consigliere.games.condottiere.position import HAND, LINE, Position, pile
from consigliere.kernel.viewer import EVERYBODY, bit, next_in


def begin(p: Position) -> None:
    """The battle for the contested region; the chooser leads [CON-4.1, CON-4.2, CON-4.14]."""
    holders = p.holders()
    first = p.chooser if (holders >> p.chooser) & 1 else next_in(holders, p.chooser, p.seats)
    p.emit(e.BATTLE_STARTED, p.contested, p.chooser, first, p.everyone & ~holders)
    p.emit(e.ASKED, bit(first), e.PLAY)


def play(p: Position, seat: i64, card: i64) -> None:
    """A card goes from hand to line and does what it does; some ask their player something first."""
    earlier: i64 = NO_CARD
    if p.agreed.hidden:
        earlier = p.face_down(seat)
    if p.agreed.hidden and goes_face_down(card):
        p.emit_to(EVERYBODY, bit(seat), e.CARD_PLAYED, seat, card, 1)
    else:
        p.emit(e.CARD_PLAYED, seat, card, 0)
    if card == WINTER:
        _discard_seasons(p, SPRING)  # CON-5.2
    elif card == SPRING:
        _discard_seasons(p, WINTER)  # CON-5.5
    elif card == BISHOP:
        _dismiss_strongest(p)
        if p.finalists == 0:  # CON-10.8
            if favor_choices(p):
                p.emit(e.ASKED, bit(seat), e.FAVOR)
                return
            p.emit(e.FAVOR_PLACED, seat, p.favor, OFF_BOARD)
    elif card == SCARECROW and has_mercenary(p, LINE, seat):
        p.emit(e.ASKED, bit(seat), e.TAKE_BACK)
        return
    _finish_play(p, seat, card, earlier)


def place_favor(p: Position, seat: i64, region: i64) -> None:
    """The Bishop's player puts the Favor on a region or leaves it off the board [CON-5.15]."""
    p.emit(e.FAVOR_PLACED, seat, p.favor, region)
    _finish_play(p, seat, BISHOP, p.face_down(seat))


def take_back(p: Position, seat: i64, card: i64) -> None:
    """The Scarecrow's player takes a mercenary back into hand, or NO_CARD [CON-5.28, CON-5.30]."""
    p.emit(e.MERCENARY_TAKEN_BACK, seat, card)
    _finish_play(p, seat, SCARECROW, p.face_down(seat))


def pass_turn(p: Position, seat: i64, turn_up: bool) -> None:
    """A pass puts a seat out of the battle, except a defender who still waits [CON-4.9, CON-15.5, CON-15.8]."""
    if turn_up:
        p.emit(e.CARD_TURNED_UP, seat, p.face_down(seat))
    p.emit(e.PASSED, seat, 0 if may_wait(p, seat) else 1, e.BY_CHOICE)
    _ask_next(p, seat)


def may_wait(p: Position, seat: i64) -> bool:
    """Whether a seat may pass and stay in: a defender who has played no card, while others are in."""
    others_in = p.everyone & ~p.out & ~bit(seat)
    return seat == p.defender() and (p.played >> seat) & 1 == 0 and others_in != 0


def _finish_play(p: Position, seat: i64, card: i64, earlier: i64) -> None:
    """After a card's effect: it may be spent, the earlier face-down card is turned up, and an empty hand passes."""
    if card in (BISHOP, SCARECROW):
        p.emit(e.CARD_SPENT, seat, card)  # CON-5.14, CON-5.32
    if earlier != NO_CARD:
        p.emit(e.CARD_TURNED_UP, seat, earlier)  # CON-16.4
    if p.log is not None:
        p.note(e.TOTAL_ANNOUNCED, seat, strength(p, seat))  # CON-4.7
    if card == SURRENDER:
        return  # nobody may answer [CON-5.35]
    if p.hand_size(seat) == 0:
        p.emit(e.PASSED, seat, 1, e.EMPTY_HAND)  # CON-4.13
    _ask_next(p, seat)


def _ask_next(p: Position, seat: i64) -> None:
    left = p.everyone & ~p.out
    if left:
        p.emit(e.ASKED, bit(next_in(left, seat, p.seats)), e.PLAY)


def _discard_seasons(p: Position, season: i64) -> None:
    number = in_play(p, season)
    if number:
        p.emit(e.SEASONS_DISCARDED, season, number)


def _dismiss_strongest(p: Position) -> None:
    """Printed strengths are compared, in all lines [CON-5.10, CON-5.11]."""
    strongest = highest_mercenary(p)
    if strongest != NO_CARD:
        p.emit(e.MERCENARIES_DISMISSED, strongest, in_play(p, strongest))


def has_mercenary(p: Position, which: i64, seat: i64) -> bool:
    """Whether a mercenary is in a seat's hand, or face up in its line [CON-5.28, CON-7.14]."""
    card: i64
    for card in range(MERCENARIES):
        if p.held(which, seat, card) > 0:
            return True
    return False


def holds_mercenary(p: Position, seat: i64) -> bool:
    """Whether a mercenary is in the seat's hand [CON-7.14]."""
    return has_mercenary(p, HAND, seat)


def favor_choices(p: Position) -> i64:
    """The regions on which the Favor may be placed, as a mask [CON-5.16 to CON-5.18, CON-15.14, CON-15.15]."""
    if p.agreed.favor_on_contested:
        return ALL_REGIONS
    regions: i64 = ALL_REGIONS & ~bit(p.contested)
    if not p.agreed.capturing:
        regions &= ~p.controlled()
    return regions


def in_play(p: Position, card: i64) -> i64:
    """How many cards of a kind lie face up in the lines."""
    number: i64 = 0
    seat: i64
    for seat in range(p.seats):
        held = p.held(LINE, seat, card)
        if held > 0:
            number += i64(held)
    return number


def is_in_play(p: Position, card: i64) -> bool:
    """Whether a card of this kind lies face up in a line."""
    seat: i64
    for seat in range(p.seats):
        if p.held(LINE, seat, card) > 0:
            return True
    return False


def highest_mercenary(p: Position) -> i64:
    """The mercenary of the highest printed strength in any line, or NO_CARD. The kinds rise in strength."""
    card: i64 = MERCENARIES - 1
    while card >= 0:
        if is_in_play(p, card):
            return card
        card -= 1
    return NO_CARD


def strength(p: Position, seat: i64) -> i64:
    """What a line is worth if the battle ended now [CON-6.1, CON-6.2]."""
    return _strength_under(p, seat, is_in_play(p, WINTER), _favoured(p))


def strengths(p: Position) -> vec[i64]:
    """What every line is worth, by seat."""
    winter = is_in_play(p, WINTER)
    favoured = _favoured(p)
    found = vec[i64]([0] * p.seats)
    seat: i64
    for seat in range(p.seats):
        found[seat] = _strength_under(p, seat, winter, favoured)
    return found


def _favoured(p: Position) -> i64:
    """The mercenary that Spring strengthens, or NO_CARD [CON-5.6]."""
    if is_in_play(p, SPRING):
        return highest_mercenary(p)
    return NO_CARD


def _strength_under(p: Position, seat: i64, winter: bool, favoured: i64) -> i64:
    """What a line is worth in winter or not, with the mercenary that Spring strengthens."""
    if p.size(LINE, seat) == 0:
        return 0  # CON-6.6
    cards = p.cards
    line = pile(LINE, seat) * WIDTH
    drummer = cards[line + DRUMMER] > 0
    total = p.box.strength(HEROINE) * i64(cards[line + HEROINE])
    total += p.box.strength(COURTESAN) * i64(cards[line + COURTESAN])
    card: i64
    for card in range(MERCENARIES):
        held = cards[line + card]
        if held > 0:
            each: i64 = 1
            if not winter:
                each = p.box.strength(card)
            if drummer:
                each *= 2  # Spring's three is added undoubled [CON-5.26]
            if card == favoured:
                each += 3
            total += i64(held) * each
    return total
