"""What always holds in Corleone's Empire [section 8 of the rules]; asked of positions that come from a record."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import (
    BANK,
    CASE,
    CHOSEN,
    DECK,
    DISCARDS,
    DONE,
    HAND,
    PUBLIC,
    number_of_piles,
    pile,
)
from consigliere.games.corleone.ground import (
    EMPTY,
    FACE_UP,
    MEMBERS_EACH,
    MEMBERS_IN,
    MEMBERS_KILLED,
    NEUTRAL_HERE,
    NONE,
    SUPPLY,
    THUGS,
    THUGS_KILLED,
)
from consigliere.games.corleone.placing import own_markers
from consigliere.games.corleone.position import Position
from consigliere.kernel.viewer import bit, count


def fault(p: Position) -> str:
    """What is wrong with a position; empty if it is sound."""
    return _miscounted(p) or _misplaced_cards(p) or _figures(p) or _markers(p) or _table(p)


def _miscounted(p: Position) -> str:
    """Every pile holds as many cards as it says, and every card is in one place [1, 2]."""
    for which in range(number_of_piles(p.seats)):
        if sum([int(p.laid(which, card)) for card in range(p.width)]) != p.sizes[which]:
            return f"pile {which} is miscounted"
    if p.unseen:
        return ""
    for card in range(p.box.first_ally):
        number = sum([int(p.laid(which, card)) for which in range(number_of_piles(p.seats))])
        if card == p.working:
            number += 1
        if number != int(p.box.counts[card]):
            return f"there are {number} cards {p.box.card_names[card]}"
    return ""


def _misplaced_cards(p: Position) -> str:
    """Allies are somewhere once; suitcases hold money, the bank no jobs [3, 10]."""
    box = p.box
    face_up: i64 = 0
    for seat in range(p.seats):
        if face_up & p.person(FACE_UP, seat):
            return "an ally lies face up twice"
        face_up |= p.person(FACE_UP, seat)
    seen = p.row | p.later | p.gone | face_up
    if count(p.row) + count(p.later) + count(p.gone) + count(face_up) != count(seen):
        return "an ally is in two places"
    for ally in range(len(box.allies)):
        card = box.first_ally + ally
        held = sum([int(p.held(HAND, seat, card) + p.held(CHOSEN, seat, card)) for seat in range(p.seats)])
        if not p.unseen and held + ((seen >> ally) & 1) != 1:
            return f"the ally {box.allies[ally].name} is in {held} hands"
    for card in range(box.kinds):
        is_job = box.first_job <= card < box.first_ally
        for which in (DECK, DISCARDS, PUBLIC, *[pile(DONE, seat) for seat in range(p.seats)]):
            if not is_job and p.laid(which, card) > 0:
                return f"{box.card_names[card]} lies among jobs"
        for which in [pile(CASE, seat) for seat in range(p.seats)]:
            if card >= box.money and p.laid(which, card) > 0:
                return f"{box.card_names[card]} lies in a suitcase"
        if card >= box.first_job and p.laid(BANK, card) > 0:
            return f"{box.card_names[card]} lies in the bank"
    if p.sizes[PUBLIC] > p.agreed.public_jobs:
        return "there are too many public jobs"
    return ""


def _figures(p: Position) -> str:
    """Every figure is in one place, and every space holds a figure of its kind [6, 7]."""
    board = p.box.board
    thugs = [int(p.person(THUGS, seat) + p.person(THUGS_KILLED, seat)) for seat in range(p.seats)]
    members = [int(p.person(MEMBERS_IN, seat)) for seat in range(p.seats)]
    for seat in range(p.seats):
        if members[seat] & p.person(MEMBERS_KILLED, seat):
            return "a family member is in reserve and in the river"
        members[seat] |= int(p.person(MEMBERS_KILLED, seat))
    for business in range(board.businesses):
        who = p.thug_in(business)
        if who == NEUTRAL_HERE:
            if p.boss != business:
                return "the Union Boss is in two places"
        elif who != EMPTY:
            if not p.is_open(business) or not 0 < who <= p.seats:
                return "somebody stands in a business that is not on the board"
            thugs[who - 1] += 1
    for space in range(board.spaces):
        who = p.member_on(space)
        if who == NEUTRAL_HERE:
            if p.mayor != space:
                return "the Mayor is in two places"
        elif who != EMPTY:
            owner = (who - 1) // MEMBERS_EACH
            member = bit((who - 1) % MEMBERS_EACH)
            if not 0 <= owner < p.seats or members[owner] & member:
                return "a family member is in two places"
            members[owner] |= int(member)
        if who != EMPTY and (p.agreed.closed >> space) & 1:
            return "somebody stands on a closed space"
    if any(number != p.agreed.thugs for number in thugs):
        return "a thug is missing, or there is one too many"
    return "" if len(set(members)) == 1 else "a family member is missing"


def _markers(p: Position) -> str:
    """Markers in supply and in stacks are nine for each seat, and tiles fill the turfs without a gap [4, 5]."""
    board = p.box.board
    for seat in range(p.seats):
        laid = sum([int(own_markers(p, turf, seat)) for turf in range(board.turfs)])
        if laid + p.person(SUPPLY, seat) != p.box.markers:
            return "a marker is missing, or there is one too many"
    tiles = [int(p.tile(turf)) for turf in range(board.turfs)]
    placed = [tile for tile in tiles if tile != NONE]
    if tiles[: len(placed)] != placed or len(set(placed)) != len(placed):
        return "the tiles leave a gap"
    for turf, tile in enumerate(placed):
        if p.turf_of(tile) != turf or (p.stacked >> tile) & 1:
            return "a tile is in two places"
    return ""


def _table(p: Position) -> str:
    """Whoever is asked or wins sits at the table, and one seat has the horse head [8]."""
    if (p.asked | p.winners | p.answered) & ~p.everyone:
        return "somebody is named who does not sit there"
    if p.act > 0 and not 0 <= p.holder < p.seats:
        return "nobody has the horse head"
    if p.stage == e.ACTION and not 0 <= p.actor < p.seats:
        return "it is nobody's turn"
    if (p.stage == e.OVER) != (p.ending != e.NOT_ENDED and p.winners != 0):
        return "the game has ended without an end"
    return ""
