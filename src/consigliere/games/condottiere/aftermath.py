"""After the battle: strength compared, the next region, hands, rounds and draws [CON-3, CON-7, CON-8, CON-12]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from consigliere.games.condottiere import battle, victory
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.dealing import (
    HAND_OF_TEN,
    deal,
    deal_up_to_full,
    discard_hands,
    discard_lines,
    full_hand,
    shuffle,
)
from consigliere.games.condottiere.pieces import (
    ALL_REGIONS,
    COURTESAN,
    NO_CARD,
    NO_SEAT,
    OFF_BOARD,
    REGIONS,
)
from consigliere.games.condottiere.position import LINE, Position
from consigliere.kernel.chance import Chance, Unforeseen
from consigliere.kernel.viewer import EVERYBODY, TRUTH, bit, count, leaders, next_in

MOST_BATTLES: Final = 200  # of one game [CON-18.3]
MOST_DRAWN: Final = 3  # after a battle [CON-12.4]


def end_battle(p: Position, last: i64, chance: Chance) -> None:
    """Lines are compared, region and token given, and the game ends or goes on [CON-7.1]."""
    by_surrender = p.out != p.everyone
    p.emit(e.BATTLE_ENDED, e.BY_SURRENDER if by_surrender else e.ALL_OUT, last)
    seat: i64
    for seat in range(p.seats):
        card = p.face_down(seat)
        if card != NO_CARD:
            p.emit(e.LINE_REVEALED, seat, card)  # CON-16.6
    totals = battle.strengths(p)
    for seat in range(p.seats):
        p.note(e.STRENGTH_COMPARED, seat, totals[seat], i64(p.held(LINE, seat, COURTESAN)))
    if p.finalists:
        victory.end_final_battle(p, leaders(totals, p.finalists))
        return
    gainer = _award(p, leaders(totals, p.everyone))
    if gainer != NO_SEAT and victory.gainer_wins(p, gainer, chance):
        return
    if victory.board_is_full(p):
        p.note(e.BOARD_FULL, count(p.controlled()))
        victory.decide_by_regions(p, e.FULL_BOARD, chance)
    elif p.battles >= MOST_BATTLES:
        victory.decide_by_regions(p, e.BATTLE_LIMIT, chance)
    elif p.agreed.draw_after_battle:
        _begin_draws(p, chance)
    else:
        _ask_region(p, chance)


def _award(p: Position, strongest: i64) -> i64:
    """Give region and token by CON-7.2 to CON-7.8 and CON-15.10 to CON-15.13; the seat that gained, or NO_SEAT."""
    region = p.contested
    defender = p.defender()
    gainer: i64 = NO_SEAT
    if count(strongest) > 1:
        p.emit(e.BATTLE_TIED, strongest)
        if defender != NO_SEAT:
            p.emit(e.REGION_HELD, defender, region)
    else:
        winner = next_in(strongest, 0, p.seats)
        if winner == defender:
            p.emit(e.REGION_HELD, winner, region)
        elif defender != NO_SEAT:
            p.emit(e.REGION_CAPTURED, winner, region, defender)
            gainer = winner
        else:
            p.emit(e.REGION_CONQUERED, winner, region)
            gainer = winner
    _give_token(p, strongest, defender)
    return gainer


def _give_token(p: Position, strongest: i64, defender: i64) -> None:
    courted = _most_courtesans(p)
    is_tied = count(strongest) > 1
    if is_tied and defender != NO_SEAT and p.agreed.defender_takes_token:
        p.emit(e.TOKEN_GIVEN, defender, e.AS_DEFENDER)  # CON-15.13
    elif courted != NO_SEAT:
        p.emit(e.TOKEN_GIVEN, courted, e.BY_COURTESANS)
    elif not is_tied:
        p.emit(e.TOKEN_GIVEN, next_in(strongest, 0, p.seats), e.AS_WINNER)
    elif defender != NO_SEAT:
        p.emit(e.TOKEN_GIVEN, defender, e.AS_DEFENDER)
    else:
        p.emit(e.TOKEN_GIVEN, (p.chooser + 1) % p.seats, e.LEFT_OF_CHOOSER)


def _most_courtesans(p: Position) -> i64:
    """The one seat with the most Courtesans in line, or NO_SEAT [CON-7.5, CON-7.6]."""
    most: u8 = 0
    leader: i64 = NO_SEAT
    seat: i64
    for seat in range(p.seats):
        number = p.held(LINE, seat, COURTESAN)
        if number > most:
            most = number
            leader = seat
        elif number == most:
            leader = NO_SEAT
    return leader


def region_choices(p: Position) -> i64:
    """The regions on which the holder may place the token, as a mask [CON-3.2, CON-3.3, CON-15.1 to CON-15.3]."""
    barred = p.regions[p.holder] if p.agreed.capturing else p.controlled()
    if p.favor != OFF_BOARD:
        barred |= bit(p.favor)
    return ALL_REGIONS & ~barred


def _ask_region(p: Position, chance: Chance) -> None:
    choices = region_choices(p)
    if count(choices) == 1:
        choose(p, p.holder, next_in(choices, 0, REGIONS), chance)  # CON-3.7
    else:
        p.emit(e.ASKED, bit(p.holder), e.CHOOSE)


def choose(p: Position, seat: i64, region: i64, chance: Chance) -> None:
    """The token is placed; after a battle the steps of CON-7.1 go on, at set-up the battle begins."""
    p.emit(e.REGION_CHOSEN, seat, region)
    if p.battles == 0:
        battle.begin(p)
        return
    discard_lines(p)
    if p.agreed.draw_after_battle:
        battle.begin(p)
    elif p.idle >= 2 * p.seats:
        _break_stalemate(p)
        _end_round(p, chance)
    elif p.holders():
        p.emit(e.ASKED, p.holders(), e.ANSWER)
    else:
        _end_round(p, chance)


def answer(p: Position, seat: i64, reply: i64, chance: Chance) -> None:
    """A seat keeps or discards its hand; told to others only when all have answered [CON-7.16]."""
    p.emit_to(EVERYBODY, bit(seat), e.HAND_ANSWERED, seat, reply)
    if p.answered == p.asked and not p.agreed.live_clock:
        if p.viewer != TRUTH and p.answered & ~bit(seat) & ~bit(p.viewer):
            raise Unforeseen  # a viewer's copy does not know how the others have answered
        close_answers(p, chance)


def close_answers(p: Position, chance: Chance) -> None:
    """The answers are announced together; a missing one is keep. Then the round goes on or ends [CON-8.1, CON-8.2]."""
    discarding = p.discarding
    p.emit(e.ANSWERS_CLOSED)
    discard_hands(p, discarding)
    holders = p.holders()
    if count(holders) > 1:
        battle.begin(p)
    elif holders:
        p.emit(e.ASKED, holders, e.KEEP)
    else:
        _end_round(p, chance)


def keep(p: Position, seat: i64, first: i64, second: i64, chance: Chance) -> None:
    """The only seat with cards keeps up to two of them, NO_CARD standing for none [CON-8.3]."""
    number: i64 = (0 if first == NO_CARD else 1) + (0 if second == NO_CARD else 1)
    p.emit_to(EVERYBODY, bit(seat), e.CARDS_KEPT, seat, number, first, second)
    _end_round(p, chance)


def _end_round(p: Position, chance: Chance) -> None:
    """New hands for all; the next battle is where the token lies [CON-8.4 to CON-8.7]."""
    p.note(e.ROUND_ENDED)
    shuffle(p)
    deal_up_to_full(p, p.chooser, p.everyone, chance)
    battle.begin(p)


def _break_stalemate(p: Position) -> None:
    """Too many empty battles in a row: all hands go [CON-18.1, CON-18.2]."""
    p.emit(e.STALEMATE_REDEAL, p.idle)
    discard_hands(p, p.everyone)


def _begin_draws(p: Position, chance: Chance) -> None:
    if p.idle >= 2 * p.seats:
        _break_stalemate(p)
    if p.holders():
        _ask_draw(p, chance)
        return
    step: i64
    for step in range(p.seats):
        draw_cards(p, (p.holder + step) % p.seats, HAND_OF_TEN, chance)  # CON-12.6
    _ask_region(p, chance)


def most_drawn(p: Position, seat: i64) -> i64:
    """How many cards a seat may draw: three at most, within its limit [CON-12.4, CON-12.5, CON-12.9]."""
    room = full_hand(p, seat) - p.hand_size(seat)
    if room <= 0:
        return 0
    if room < MOST_DRAWN:
        return room
    return MOST_DRAWN


def _ask_draw(p: Position, chance: Chance) -> None:
    """Clockwise from the holder; who may draw nothing is not asked [CON-12.8]."""
    step: i64
    for step in range(p.seats):
        seat = (p.holder + step) % p.seats
        if (p.drawn >> seat) & 1 == 0:
            if most_drawn(p, seat) > 0:
                p.emit(e.ASKED, bit(seat), e.DRAW)
                return
            p.emit(e.DRAW_NAMED, seat, 0)
    _ask_region(p, chance)


def draw_cards(p: Position, seat: i64, number: i64, chance: Chance) -> None:
    """A seat names a number and then takes the cards together [CON-12.8]."""
    p.emit(e.DRAW_NAMED, seat, number)
    deal(p, seat, number, e.FOR_DRAW, chance)


def draw(p: Position, seat: i64, number: i64, chance: Chance) -> None:
    """A seat draws, and the next one is asked."""
    draw_cards(p, seat, number, chance)
    _ask_draw(p, chance)
