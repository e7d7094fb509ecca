"""A guess from the view alone, for a viewer of Corleone's Empire who has lost count of what others hold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import CASE, DECK, HAND, number_of_piles, pile
from consigliere.games.corleone.ground import FACE_UP
from consigliere.games.corleone.guess import DECKS, Guess, nothing
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance, kind_at


def reckoned(view: Position, chance: Chance) -> Guess:
    """Any deal of the cards not in sight that fits the sizes of the piles and what is being asked."""
    box = view.box
    seats = view.seats
    loose = _not_in_sight(view)
    hands = nothing(seats * box.width)
    cases = nothing(seats * box.money)
    missing = vec[i64]([0] * seats)
    seat: i64
    for seat in range(seats):
        if (view.unseen >> pile(HAND, seat)) & 1:
            missing[seat] = view.hand_size(seat)
            if (view.asked >> seat) & 1:  # whoever is asked has what it is asked about
                if view.stage == e.OFFER:
                    _deal(loose, 0, box.money, hands, seat * box.width, 1, chance)
                    missing[seat] -= 1
                elif view.stage == e.KEEP_JOB:
                    _deal(loose, box.unknown, 1, hands, seat * box.width + box.unknown, 2, chance)
                    missing[seat] -= 2
    for seat in range(seats):
        if (view.unseen >> pile(CASE, seat)) & 1:
            _deal(loose, 0, box.money, cases, seat * box.money, view.size(CASE, seat), chance)
    for seat in range(seats):
        _deal(loose, 0, box.width, hands, seat * box.width, missing[seat], chance)
    return Guess(hands, cases, nothing(DECKS * seats), nothing(DECKS * len(box.jobs)), 1)


def _not_in_sight(view: Position) -> vec[u8]:
    """The cards that others hold, by kind; their jobs, whatever they are, as unknown ones."""
    box = view.box
    loose = nothing(box.width)
    shown = view.row | view.later | view.gone
    seat: i64
    for seat in range(view.seats):
        shown |= view.person(FACE_UP, seat)
    card: i64
    for card in range(box.kinds):
        number = i64(box.counts[card]) - _in_sight(view, card)
        if card >= box.first_ally:
            loose[card] = u8(0 if (shown >> (card - box.first_ally)) & 1 else number)
        elif card < box.first_job:
            loose[card] = u8(number)
        else:
            loose[box.unknown] += u8(number)
    loose[box.unknown] -= u8(view.sizes[DECK])
    return loose


def _in_sight(view: Position, card: i64) -> i64:
    """How many cards of a kind the viewer sees."""
    number: i64 = 0
    which: i64
    for which in range(number_of_piles(view.seats)):
        number += view.laid(which, card)
    if card == view.working:
        number += 1
    return number


def _deal(
    loose: vec[u8], first: i64, kinds: i64, target: vec[u8], at: i64, number: i64, chance: Chance
) -> None:
    """So many loose cards of some kinds go where they are counted from `at` on."""
    left: i64 = 0
    kind: i64
    for kind in range(kinds):
        left += i64(loose[first + kind])
    for _ in range(number):
        kind = kind_at(loose, first, chance.below(left))
        loose[first + kind] -= 1
        target[at + kind] += 1
        left -= 1
