"""Worlds a viewer cannot rule out: its view with everything unseen filled in from memory and chance."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone import tribute
from consigliere.games.corleone.cards import CASE, CHOSEN, DECK, HAND, number_of_piles, pile
from consigliere.games.corleone.guess import DECKS, Guess
from consigliere.games.corleone.knowledge import Memory
from consigliere.games.corleone.reckoning import reckoned
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import Chance, kind_at
from consigliere.kernel.viewer import TRUTH, lowest


def informed(view: Corleone, memory: Memory) -> Corleone:
    """The viewer's copy with the cards surely in each hand and suitcase filled in: what is certain, and no more.

    Of who chooses cards in secret it is not certain which of them have been set aside already.
    """
    other = view.copy()
    box = view.box
    seat: i64
    for seat in range(view.seats):
        card: i64
        may_hide = _may_have_chosen(view, seat)
        if (view.unseen >> pile(HAND, seat)) & 1 and not (may_hide and view.stage != e.BID):
            for card in range(box.kinds):
                _know(other, pile(HAND, seat), card, memory.surely_held(seat, card))
        if (view.unseen >> pile(CASE, seat)) & 1 and not (may_hide and view.stage == e.BID):
            for card in range(box.money):
                _know(other, pile(CASE, seat), card, memory.surely_in_case(seat, card))
    return other


def _may_have_chosen(view: Corleone, seat: i64) -> bool:
    """Whether a seat may have set cards aside that others do not know of."""
    if (view.asked >> seat) & 1 == 0:
        return False
    if view.stage == e.TRIBUTE and tribute.surplus(view, seat) > 1:
        return True
    if view.stage == e.DISCARD_FOR_GAIN and view.box.effects[view.effect].a > 1:
        return True
    return view.stage == e.BID or (view.answered >> seat) & 1 == 1


def _know(p: Corleone, which: i64, card: i64, number: u8) -> None:
    p.cards[which * p.width + card] += number
    p.cards[which * p.width + p.box.unknown] -= number


def imagine(view: Corleone, memory: Memory, chance: Chance) -> Corleone:
    """A whole truth drawn from those the viewer cannot rule out.

    One guess says where money, goods, allies and remembered jobs are; the other jobs are dealt from those not in sight,
    evenly. Choices made in secret are drawn after the cards, evenly among the legal ones.
    """
    truth = view.copy()
    truth.viewer = TRUTH
    truth.unseen = 0
    if truth.stage == e.OVER:
        return truth
    guess = _pick(memory, chance) if memory.guesses else reckoned(view, chance)
    seat: i64
    for seat in range(view.seats):
        if (view.unseen >> pile(HAND, seat)) & 1:
            _fill(truth, pile(HAND, seat), guess.hands, seat * truth.width, truth.width)
        if (view.unseen >> pile(CASE, seat)) & 1:
            _fill(truth, pile(CASE, seat), guess.cases, seat * truth.box.money, truth.box.money)
    _deal_jobs(truth, guess, chance)
    if truth.answered or truth.stage == e.TRIBUTE:
        _imagine_choices(truth, view.viewer, chance)
    return truth


def _pick(memory: Memory, chance: Chance) -> Guess:
    """A guess, each as likely as its weight says."""
    if len(memory.guesses) == 1:
        return memory.guesses[0]
    total: i64 = 0
    for guess in memory.guesses:
        total += guess.weight
    place = chance.below(total)
    for guess in memory.guesses:
        place -= guess.weight
        if place < 0:
            return guess
    return memory.guesses[0]


def _fill(truth: Corleone, which: i64, counts: vec[u8], start: i64, number: i64) -> None:
    """Lay the cards of a guess into a pile; those it does not know stay unknown."""
    at = which * truth.width
    truth.cards[at + truth.box.unknown] = 0
    card: i64
    for card in range(number):
        truth.cards[at + card] = counts[start + card]


def _deal_jobs(truth: Corleone, guess: Guess, chance: Chance) -> None:
    """Unknown cards of hands are jobs not in sight, the old ones of the old stock; the rest lies in the deck."""
    box = truth.box
    pool = vec[u8]([u8(0)] * len(box.jobs))
    piles = number_of_piles(truth.seats)
    card: i64
    for card in range(box.first_job, box.first_ally):
        number = box.counts[card] - u8(guess.in_stock(card - box.first_job))
        which: i64
        for which in range(piles):
            if which != DECK and truth.sizes[which] > 0:
                number -= truth.cards[which * truth.width + card]
        if card == truth.working:
            number -= 1
        pool[card - box.first_job] = number
    old = guess.old[:]
    stock = guess.stock[:]
    if truth.first_drawn == box.unknown:
        _deal_drawn(truth, guess, pool, old, stock, chance)
    seat: i64
    for seat in range(truth.seats):
        deck: i64
        for deck in range(DECKS):
            for _ in range(i64(old[deck * truth.seats + seat])):
                _deal_job(truth, seat, stock, deck * guess.jobs, chance)
        at = pile(HAND, seat) * truth.width + box.unknown
        while truth.cards[at] > 0:
            _deal_job(truth, seat, pool, 0, chance)
    truth.cards[DECK * truth.width + box.unknown] = 0
    for card in range(box.first_job, box.first_ally):
        truth.cards[DECK * truth.width + card] = pool[card - box.first_job]


def _deal_job(truth: Corleone, seat: i64, pool: vec[u8], start: i64, chance: Chance) -> i64:
    """One unknown card of a hand becomes a job of a pool that begins at `start`; which one."""
    box = truth.box
    left: i64 = 0
    job: i64
    for job in range(len(box.jobs)):
        left += i64(pool[start + job])
    job = kind_at(pool, start, chance.below(left))
    at = pile(HAND, seat) * truth.width
    pool[start + job] -= 1
    truth.cards[at + box.unknown] -= 1
    truth.cards[at + box.first_job + job] += 1
    return box.first_job + job


def _deal_drawn(
    truth: Corleone, guess: Guess, pool: vec[u8], old: vec[u8], stock: vec[u8], chance: Chance
) -> None:
    """The two jobs somebody is looking at; the first is an old one if the deck ran out between them."""
    seat = lowest(truth.asked)
    unknown = truth.cards[pile(HAND, seat) * truth.width + truth.box.unknown]
    if i64(unknown) - guess.old_jobs(seat) < 2:
        deck = guess.latest()
        old[deck * truth.seats + seat] -= 1
        truth.first_drawn = _deal_job(truth, seat, stock, deck * guess.jobs, chance)
    else:
        truth.first_drawn = _deal_job(truth, seat, pool, 0, chance)
    truth.second_drawn = _deal_job(truth, seat, pool, 0, chance)


def _imagine_choices(truth: Corleone, viewer: i64, chance: Chance) -> None:
    """What others have set aside in secret [CORL-K13, CORL-K14, CORL-K17]."""
    seat: i64
    for seat in range(truth.seats):
        if seat == viewer or (truth.asked >> seat) & 1 == 0:
            continue
        answered = (truth.answered >> seat) & 1 == 1
        if truth.stage == e.BID and answered:
            money: i64
            for money in range(truth.box.money):
                held = truth.held(CASE, seat, money)
                for _ in range(chance.below(held + 1)):
                    truth.move(pile(CASE, seat), pile(CHOSEN, seat), money)
        elif truth.stage == e.OFFER and answered:
            place = chance.below(truth.hand_money(seat))
            money = kind_at(truth.cards, pile(HAND, seat) * truth.width, place)
            truth.move(pile(HAND, seat), pile(CHOSEN, seat), money)
        elif truth.stage == e.TRIBUTE:
            surplus = tribute.surplus(truth, seat)
            number: i64 = surplus if answered else chance.below(surplus + 1)
            for _ in range(number):
                which = pile(HAND, seat)
                card = kind_at(truth.cards, which * truth.width, chance.below(truth.sizes[which]))
                truth.move(which, pile(CHOSEN, seat), card)
