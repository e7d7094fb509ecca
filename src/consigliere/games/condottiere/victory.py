"""Winning: regions and groups, the full board, the final battle, the campaign [CON-9, CON-10, CON-13]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.dealing import deal, deal_up_to_full, discard_hands, discard_lines, shuffle
from consigliere.games.condottiere.pieces import KINDS, NO_SEAT, OFF_BOARD, REGIONS, WIDTH
from consigliere.games.condottiere.position import BURIED, DECK, DOWN, HAND, Position, pile
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import bit, count, leaders, next_in

SMALL_HAND: Final = 7  # at set-up, when cards are drawn after every battle [CON-12.2]
BONUS: Final = 5  # for winning with the group [CON-13.3]
MOST_GAMES: Final = 50  # of a campaign [CON-13.11]


def has_group(p: Position, seat: i64) -> bool:
    """Whether a seat holds an adjacent group of the winning size."""
    return p.box.largest_group(p.regions[seat]) >= p.agreed.group


def gainer_wins(p: Position, seat: i64, chance: Chance) -> bool:
    """Whether the seat that has just gained a region wins with it; if so the game ends [CON-9.3, CON-15.18]."""
    ending = won_by(p, p.regions[seat])
    if ending == e.NOT_ENDED:
        return False
    _game_won(p, seat, ending, chance)
    return True


def won_by(p: Position, regions: i64) -> i64:
    """How the game ends once one player controls these regions; NOT_ENDED if it does not [CON-9.1, CON-9.2]."""
    if p.box.largest_group(regions) >= p.agreed.group:
        return e.ADJACENT
    return e.TOTAL if count(regions) >= p.agreed.total else e.NOT_ENDED


def board_is_full(p: Position) -> bool:
    """No region is left that nobody controls, and so, without capturing, none to fight for [CON-9.5, CON-9.6]."""
    if p.agreed.capturing and not p.agreed.full_board_ends:  # CON-15.17
        return False
    taken = p.controlled()
    if p.favor != OFF_BOARD:
        taken |= bit(p.favor)
    return count(taken) == REGIONS


def decide_by_regions(p: Position, reason: i64, chance: Chance) -> None:
    """The most regions win; a tie is fought out, or in a campaign simply scored [CON-9.5, CON-9.7, CON-13.6]."""
    if p.agreed.target:
        _score(p, NO_SEAT, chance)
        return
    tied = leaders(_region_counts(p), p.everyone)
    if count(tied) == 1:
        p.note(e.GAME_WON, tied, reason)
        _end(p, tied, reason)
    else:
        _begin_final_battle(p, tied, chance)


def end_final_battle(p: Position, winners: i64) -> None:
    """The highest strength wins; those who share it win together [CON-10.6, CON-10.7]."""
    if p.agreed.target:
        p.note(e.CAMPAIGN_WON, winners, _most_points(p))
        _end(p, winners, e.CAMPAIGN_FINAL_BATTLE)
    else:
        p.note(e.GAME_WON, winners, e.FINAL_BATTLE)
        _end(p, winners, e.FINAL_BATTLE)


def begin_game(p: Position, game: i64, first_holder: i64, chance: Chance) -> None:
    """Set-up: an empty board, shuffled cards, hands, and the first holder chooses [CON-2, CON-13.10]."""
    discard_lines(p)
    discard_hands(p, p.everyone)
    p.emit(e.GAME_STARTED, game, first_holder)
    shuffle(p)
    _deal_set_up(p, first_holder, chance)
    p.emit(e.ASKED, bit(first_holder), e.CHOOSE)


def _deal_set_up(p: Position, first_holder: i64, chance: Chance) -> None:
    if not p.agreed.draw_after_battle:
        deal_up_to_full(p, first_holder, p.everyone, chance)
        return
    step: i64
    for step in range(p.seats):
        deal(p, (first_holder + step) % p.seats, SMALL_HAND, e.FOR_DEAL, chance)


def _game_won(p: Position, winner: i64, reason: i64, chance: Chance) -> None:
    p.note(e.GAME_WON, bit(winner), reason)
    if p.agreed.target:
        _score(p, winner, chance)
    else:
        _end(p, bit(winner), reason)


def _score(p: Position, winner: i64, chance: Chance) -> None:
    """A point for each region, five more for winning with the group; then the campaign ends or goes on."""
    seat: i64
    for seat in range(p.seats):
        regions = count(p.regions[seat])
        bonus: i64 = BONUS if seat == winner and has_group(p, seat) else 0
        p.emit(e.GAME_SCORED, seat, regions, bonus, p.points[seat] + regions + bonus)
    if _most_points(p) < p.agreed.target and p.game < MOST_GAMES:
        begin_game(p, p.game + 1, (p.first_holder + 1) % p.seats, chance)
        return
    ahead = leaders(p.points, p.everyone)
    if count(ahead) == 1:
        p.note(e.CAMPAIGN_WON, ahead, _most_points(p))
        _end(p, ahead, e.CAMPAIGN)
    else:
        _begin_final_battle(p, ahead, chance)  # CON-13.8


def _begin_final_battle(p: Position, finalists: i64, chance: Chance) -> None:
    """All cards are shuffled and only the tied fight, for no region [CON-10.1 to CON-10.4]."""
    discard_lines(p)
    discard_hands(p, p.everyone)
    shuffle(p)
    first = p.holder if (finalists >> p.holder) & 1 else next_in(finalists, p.holder, p.seats)
    deal_up_to_full(p, first, finalists, chance)
    p.emit(e.FINAL_BATTLE_STARTED, finalists, first)
    p.emit(e.ASKED, bit(first), e.PLAY)


def _end(p: Position, winners: i64, ending: i64) -> None:
    """Everything is opened to all, and the game is over."""
    if p.log is not None:
        _open_pile(p, DECK, 0)
        seat: i64
        for seat in range(p.seats):
            _open_pile(p, HAND, seat)
            _open_pile(p, DOWN, seat)
            _open_pile(p, BURIED, seat)
    p.emit(e.GAME_ENDED, winners, ending)


def _open_pile(p: Position, which: i64, seat: i64) -> None:
    number = pile(which, seat) if which >= HAND else which
    card: i64
    for card in range(KINDS):
        held = i64(p.cards[number * WIDTH + card])
        if held > 0:
            p.note(e.CARDS_OPENED, which, seat, card, held)


def _region_counts(p: Position) -> vec[i64]:
    counts = vec[i64]([0] * p.seats)
    seat: i64
    for seat in range(p.seats):
        counts[seat] = count(p.regions[seat])
    return counts


def _most_points(p: Position) -> i64:
    best: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if p.points[seat] > best:
            best = p.points[seat]
    return best
