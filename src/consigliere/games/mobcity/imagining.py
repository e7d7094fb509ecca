"""Worlds a viewer of Mob City cannot rule out: its view with everything unseen dealt from memory and chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from consigliere.games.mobcity import business
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bidding import may_be_today
from consigliere.games.mobcity.bids import BIDS
from consigliere.games.mobcity.box import GROUPS, WILLS
from consigliere.games.mobcity.city import BID, CASH, CHOICE, PERSON
from consigliere.games.mobcity.dealing import Dealer
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import TRUTH, bit

TRIES: Final = 24  # deals that turn out impossible before count is taken anew


def informed(view: MobCity, memory: Memory) -> MobCity:
    """The viewer's copy with everybody's cash and the cards surely in each group: what is certain, and no more."""
    other = view.copy()
    seat: i64
    for seat in range(view.seats):
        other.people[seat * PERSON + CASH] = memory.cash[seat]
    if memory.has_lost_count:
        return other
    for source in memory.sources:
        if source.number == 0 and len(source.places) == 1 and source.places[0] < view.pool:
            for card in source.cards:
                other.uncover(source.places[0], i64(card))
    return other


def imagine(view: MobCity, memory: Memory, chance: Chance) -> MobCity:
    """A whole truth drawn from those the viewer cannot rule out.

    Cards are dealt source by source. A deal that contradicts what everybody saw (a group of weapons alone was sent, a
    lieutenant lies face down) is made again, so that no deal is favoured.
    """
    if view.stage == e.OVER:
        truth = view.copy()
        truth.viewer = TRUTH
        return truth
    known = memory
    if memory.has_lost_count:
        known = memory.copy()
        known.count_anew(view)
    dealer = Dealer(known, view)
    truth = _blank(view, memory)
    tries: i64 = 1
    while not (dealer.deal(truth, chance) and _fits(truth, known)):
        tries += 1
        if tries == TRIES:
            known = memory.copy()
            known.count_anew(view)
            dealer = Dealer(known, view)
        truth = _blank(view, memory)
    _imagine_secrets(truth, view.viewer, chance)
    return truth


def _blank(view: MobCity, memory: Memory) -> MobCity:
    """The view as a truth whose unseen cards are still to be dealt."""
    truth = view.copy()
    truth.viewer = TRUTH
    seat: i64
    for seat in range(view.seats):
        truth.people[seat * PERSON + CASH] = memory.cash[seat]
    return truth


def _fits(truth: MobCity, memory: Memory) -> bool:
    """Whether the groups that were sent have a character, and those that stayed have none."""
    group: i64
    for group in range(truth.pool):
        marked = (memory.manned | memory.unmanned) & bit(group)
        if marked and not truth.is_shown(group):
            has_any = truth.characters(group) > 0
            if has_any != ((memory.manned >> group) & 1 == 1):
                return False
    return True


def _imagine_secrets(truth: MobCity, viewer: i64, chance: Chance) -> None:
    """The will, an event somebody looked at, and what others have chosen in secret."""
    truth.will = chance.below(len(WILLS))
    if truth.today == len(truth.box.events):
        truth.today = _imagine_event(truth, chance)
    if truth.stage != e.BID and truth.stage != e.PLACE_SOLDIER and truth.stage != e.MOLLS:
        return
    seat: i64
    for seat in range(truth.seats):
        if seat == viewer or (truth.answered >> seat) & 1 == 0:
            continue
        if truth.stage == e.BID:
            truth.people[seat * PERSON + BID] = chance.below(len(BIDS))
        elif truth.stage == e.PLACE_SOLDIER:
            truth.people[seat * PERSON + CHOICE] = 1 + chance.below(GROUPS)
        else:
            truth.people[seat * PERSON + CHOICE] = _imagine_molls(truth, seat, chance)


def _imagine_event(truth: MobCity, chance: Chance) -> i64:
    """One of the events that can lie on top, each as likely."""
    number: i64 = 0
    card: i64
    for card in range(len(truth.box.events)):
        if may_be_today(truth, card):
            number += 1
    place = chance.below(number)
    for card in range(len(truth.box.events)):
        if may_be_today(truth, card):
            if place == 0:
                return card
            place -= 1
    return truth.agreed.don


def _imagine_molls(truth: MobCity, seat: i64, chance: Chance) -> i64:
    """Where a captain who has answered reveals a moll: anywhere he can, or not."""
    lots: i64 = 0
    first = truth.first_lot(truth.block)
    lot: i64
    for lot in range(first, first + truth.box.lots_each):
        can = truth.stands(seat, lot) and business.can_double(truth, lot)
        if can and business.moll_there(truth, seat, lot) < truth.box.characters and chance.below(2):
            lots |= bit(lot)
    return lots
