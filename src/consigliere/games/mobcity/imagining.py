"""Worlds a viewer of Mob City cannot rule out: its view with everything unseen dealt from memory and chance."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import business
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bidding import may_be_today
from consigliere.games.mobcity.bids import BIDS
from consigliere.games.mobcity.box import GROUPS, LIEUTENANT, WILLS
from consigliere.games.mobcity.cards import IN_DECK
from consigliere.games.mobcity.city import BID, CASH, CHOICE, PERSON
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.rules import MobCity
from consigliere.games.mobcity.source import Source
from consigliere.games.mobcity.whereabouts import FIRST_BATCH, FIRST_MIXTURE
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import TRUTH, bit

TRIES: Final = 24  # deals that turn out impossible before count is taken anew
REDEALS: Final = 12  # of one group

# Which cards can lie face down in a place, from the narrowest on.
WEAPONS_ONLY: Final = 0
NO_LIEUTENANTS: Final = 1
ANY_CARD: Final = 2


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
            card: i64
            for card in range(view.box.cards):
                for _ in range(i64(source.cards[card])):
                    other.take(source.places[0], view.box.unknown)
                    other.put(source.places[0], card)
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
    for _ in range(TRIES):
        truth = _blank(view, memory)
        if _deal(truth, known, chance):
            break
    else:
        known = memory.copy()
        known.count_anew(view)
        truth = _blank(view, memory)
        while not _deal(truth, known, chance):
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


def _deal(truth: MobCity, memory: Memory, chance: Chance) -> bool:
    """Deal every source to its places; whether nothing contradicts what is known."""
    truth.deck = vec[u8]()
    heaps: list[vec[u8]] = []  # what each source has received from others
    for _ in range(len(memory.sources)):
        heaps.append(vec[u8]())
    batches: list[vec[u8]] = []
    for _ in range(len(truth.batches)):
        batches.append(vec[u8]())
    at: i64
    for at in range(len(memory.sources)):
        source = memory.sources[at]
        hand = heaps[at]
        card: i64
        if source.number == 0:
            for card in range(truth.box.cards):
                for _ in range(i64(source.cards[card])):
                    hand = append(hand, u8(card))
        if not _deal_source(truth, memory, source, hand, heaps, batches, chance):
            return False
    batch: i64
    for batch in range(len(batches)):
        _lay_batch(truth, batches[batch])
    return _fits(truth, memory)


def _deal_source(
    truth: MobCity,
    memory: Memory,
    source: Source,
    hand: vec[u8],
    heaps: list[vec[u8]],
    batches: list[vec[u8]],
    chance: Chance,
) -> bool:
    """Deal the cards of one source: first to the groups that take fewest cards, then to the others, then the rest."""
    left: i64 = len(hand)
    kind: i64
    at: i64
    for kind in range(ANY_CARD + 1):
        for at in range(len(source.places)):
            place = source.places[at]
            if _kind_of_place(truth, memory, place) != kind:
                continue
            number = source.many[at]
            if not _take_cards(truth, memory, place, hand, left, number, kind, chance):
                return False
            left -= number
            heap: i64 = -1
            if place >= FIRST_MIXTURE:
                heap = 0
                while memory.sources[heap].number != place:
                    heap += 1
            taken: i64
            for taken in range(left, left + number):
                card = hand[taken]
                if heap >= 0:
                    heaps[heap] = append(heaps[heap], card)
                elif place >= FIRST_BATCH:
                    batch = place - FIRST_BATCH - truth.spent
                    batches[batch] = append(batches[batch], card)
                else:
                    truth.take(place, truth.box.unknown)
                    truth.put(place, i64(card))
    return True


def _kind_of_place(truth: MobCity, memory: Memory, place: i64) -> i64:
    """Which cards can lie face down in a place."""
    if place >= truth.pool:
        return ANY_CARD
    return WEAPONS_ONLY if (memory.unmanned >> place) & 1 else NO_LIEUTENANTS


def _take_cards(
    truth: MobCity,
    memory: Memory,
    place: i64,
    hand: vec[u8],
    left: i64,
    number: i64,
    kind: i64,
    chance: Chance,
) -> bool:
    """Draw cards for a place and lay them behind the others of the hand; whether there are such cards.

    A group known to have a character, and none yet, is dealt again until it has one.
    """
    needs_character = (
        kind == NO_LIEUTENANTS
        and (memory.manned >> place) & 1 == 1
        and truth.unseen(place) == number
        and truth.characters(place) == 0
    )
    for _ in range(REDEALS):
        has_character = False
        end: i64 = left
        for _ in range(number):
            picked = _pick(truth, hand, end, kind, chance)
            if picked < 0:
                return False
            end -= 1
            card = hand[picked]
            hand[picked] = hand[end]
            hand[end] = card
            if i64(card) < truth.box.characters:
                has_character = True
        if has_character or not needs_character:
            return True
    return False


def _pick(truth: MobCity, hand: vec[u8], left: i64, kind: i64, chance: Chance) -> i64:
    """A place among the first cards of a hand, of a card that fits; -1 if there is none."""
    fitting: i64 = left
    place: i64
    if kind != ANY_CARD:
        fitting = 0
        for place in range(left):
            if _is_fit(truth, i64(hand[place]), kind):
                fitting += 1
    if fitting == 0:
        return -1
    picked = chance.below(fitting)
    if fitting == left:
        return picked
    for place in range(left):
        if _is_fit(truth, i64(hand[place]), kind):
            if picked == 0:
                return place
            picked -= 1
    return -1


def _is_fit(truth: MobCity, card: i64, kind: i64) -> bool:
    """Whether a card can lie face down in such a place."""
    if kind == WEAPONS_ONLY:
        return card >= truth.box.first_weapon
    return truth.box.role_of(card) != LIEUTENANT


def _lay_batch(truth: MobCity, batch: vec[u8]) -> None:
    """A batch is laid into the deck, by number."""
    counts = vec[u8]([u8(0)] * truth.box.cards)
    for card in batch:
        counts[i64(card)] += 1
    kind: i64
    for kind in range(truth.box.cards):
        for _ in range(i64(counts[kind])):
            truth.deck = append(truth.deck, u8(kind))
        if counts[kind] > 0 and kind < truth.box.characters:
            truth.at[kind] = IN_DECK


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
