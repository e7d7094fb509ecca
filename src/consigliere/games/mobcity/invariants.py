"""What always holds in Mob City [section 8 of the rules]; asked of positions that come from a record."""

from __future__ import annotations

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import means
from consigliere.games.mobcity.box import ARMS, ASSASSIN, GRENADE, GROUPS, LIEUTENANT, NO_SEAT
from consigliere.games.mobcity.cards import AWAY, IN_DECK, NO_BOSS, NOWHERE
from consigliere.games.mobcity.city import GRADE, HIDDEN, HOME, NONE
from consigliere.games.mobcity.pieces import STEP
from consigliere.games.mobcity.position import Position


def fault(p: Position) -> str:
    """What is wrong with a position; empty if it is sound."""
    return _miscounted(p) or _misplaced(p) or _captains(p) or _city(p) or _tokens(p) or _scene(p)


def _places(p: Position) -> list[int]:
    """Groups, the pool, and what lies before the captains."""
    return list(range(p.pool + 1 + p.seats))


def _miscounted(p: Position) -> str:
    """Every place holds as many cards as it says, and all cards are somewhere [MOB-I1, MOB-I10]."""
    total = len(p.deck)
    for place in _places(p):
        found = p.unseen(place) + sum([p.arms(place, weapon) for weapon in range(ARMS)])
        for card in range(p.box.characters):
            if p.place_of(card) == place:
                found += 1 + p.holding(card)
        if found != p.size(place):
            return f"place {place} is miscounted: {found} cards instead of {p.size(place)}"
        total += found
    total += sum([int(number) for number in p.floor])
    if total != p.box.total:
        return f"there are {total} cards"
    return "" if sum([int(number) for number in p.batches]) == len(p.deck) else "the deck is miscounted"


def _misplaced(p: Position) -> str:
    """Each card is there as often as the box has it; no group has two lieutenants [MOB-I1, MOB-I2]."""
    for card in range(p.box.characters):
        place = p.place_of(card)
        in_deck = sum([1 for other in p.deck if other == card])
        if in_deck != (1 if place == IN_DECK else 0):
            return f"{p.box.card_names[card]} is not where it is"
        is_lieutenant = p.box.role[card] == LIEUTENANT
        if is_lieutenant and place < p.pool and p.boss(place) != card:
            return f"{p.box.card_names[card]} does not lead his group"
    if any(p.unseen(place) for place in _places(p)) or p.box.unknown in list(p.deck):
        return ""
    for weapon in range(ARMS):
        found = sum([p.arms(place, weapon) for place in _places(p)])
        found += sum([p.on_floor(owner, weapon) for owner in range(p.seats + 1)])
        found += sum([p.holds(card, weapon) for card in range(p.box.characters)])
        found += sum([1 for other in p.deck if other == p.box.first_weapon + weapon])
        if found != p.box.copies[weapon]:
            return f"there are {found} cards {p.box.card_names[p.box.first_weapon + weapon]}"
    lost = [card for card in range(p.box.characters) if p.place_of(card) == NOWHERE]
    return f"{p.box.card_names[lost[0]]} is nowhere" if lost else ""


def _captains(p: Position) -> str:
    """Notoriety and cash are within bounds [MOB-I3, MOB-I5]."""
    for seat in range(p.seats):
        if not p.lowest_fame(seat) <= p.fame(seat) <= p.box.terms.most_notoriety:
            return f"seat {seat} has notoriety {p.fame(seat)}"
        cash = p.cash(seat)
        if cash != HIDDEN and (cash < 0 or cash % STEP):
            return f"seat {seat} has cash {cash}"
    return ""


def _city(p: Position) -> str:
    """Buildings, whiskey, police card and Favor are with those who may have them [MOB-I4, MOB-I8, MOB-I9]."""
    for seat in range(p.seats):
        if p.buildings(seat) > p.box.terms.stores:
            return f"seat {seat} owns too many buildings"
    for lot in range(p.box.lots):
        owner = p.owner(lot)
        if owner != NO_SEAT and (owner >= p.seats or not p.is_in_city(lot)):
            return f"{p.box.lot_names[lot]} cannot be owned"
        if (p.glass >> lot) & 1 and (owner == NO_SEAT or p.grade(owner) < 0):
            return f"{p.box.lot_names[lot]} has no whiskey"
    for grade in range(len(p.box.grades)):
        held = sum([1 for seat in range(p.seats) if p.person(GRADE, seat) == grade + 1])
        if p.stage != e.IN_THE_BOX and held + p.bottles(grade) != p.agreed.whiskey[grade]:
            return f"there are {held + p.bottles(grade)} whiskey cards of grade {p.box.grades[grade]}"
    if p.stage != e.IN_THE_BOX and not 0 <= p.favor < p.seats:
        return "nobody has the Favor"
    return "" if p.police == NO_SEAT or p.police < p.seats else "nobody has the police card"


def _tokens(p: Position) -> str:
    """Tokens are in the city only then and there where groups with characters stand [MOB-I6, MOB-I7, MOB-I11]."""
    for group in range(p.seats * GROUPS):
        lot = p.lot_of(group)
        if lot == HOME:
            continue
        if p.phase not in (e.DAILY_ORDERS, e.CITY) or not p.is_in_city(lot):
            return f"group {group} cannot be in the city"
        if p.size(group) == 0 and not p.is_shown(group):
            return f"group {group} has nobody"
        is_unmanned = p.unseen(group) == 0 and p.characters(group) == 0 and not p.is_shown(group)
        if is_unmanned and not p.agreed.weapons_are_sent:
            return f"group {group} has weapons only"
    if p.stage == e.MOLLS:
        if not 0 <= p.block < p.agreed.blocks:
            return "the molls are asked in no block"
        first = p.first_lot(p.block)
        for lot in range(first, first + p.box.lots_each):
            there = p.standing(lot)
            if there & (there - 1):
                return f"several captains are left in {p.box.lot_names[lot]}"
    return ""


def _scene(p: Position) -> str:
    """Nobody holds more than he can, and nothing outside a shootout; the event deck is whole [MOB-I13, MOB-I14]."""
    for card in range(p.box.characters):
        role = p.box.role[card]
        if p.holding(card) > means.most_weapons(p, role):
            return f"{p.box.card_names[card]} holds too much"
        held = [p.held(card, slot) - 1 for slot in range(p.most_held) if p.held(card, slot) > 0]
        if role == ASSASSIN and any(weapon != GRENADE for weapon in held):
            return f"{p.box.card_names[card]} can hold a grenade only"
        if p.fighters == 0 and (held or p.fate(card) != AWAY):
            return f"{p.box.card_names[card]} is in no shootout"
    if list(p.scene) != [card for card in range(p.box.characters) if p.fate(card) != AWAY]:
        return "the scene is not where the fighting is"
    for place in range(p.pool):
        if p.boss(place) != NO_BOSS and p.place_of(p.boss(place)) != place:
            return f"the lieutenant of group {place} is elsewhere"
    left = p.today != NONE and p.today < len(p.box.events) and p.phase == e.CITY
    if left and (p.events >> p.today) & 1:
        return "the event of the day is still in the deck"
    return ""
