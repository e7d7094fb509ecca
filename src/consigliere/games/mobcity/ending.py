"""The end of the game: everything is opened, and the will names the new Don [MOB-23]."""

from __future__ import annotations

from mypy_extensions import i64

from consigliere.games.mobcity import daily
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import GROUPS, NOTORIETY
from consigliere.games.mobcity.cards import NO_BOSS
from consigliere.games.mobcity.day import UNKNOWN_WILL
from consigliere.games.mobcity.position import Position
from consigliere.games.mobcity.sight import known_cash, must_see_groups
from consigliere.kernel.chance import Unforeseen
from consigliere.kernel.viewer import bit


def end_game(p: Position) -> None:
    """Cards, will and cash are laid open, and the captains ranked."""
    if p.will == UNKNOWN_WILL:
        raise Unforeseen
    seat: i64
    for seat in range(p.seats):
        must_see_groups(p, seat)
        known_cash(p, seat)
    for seat in range(p.seats):
        group: i64
        for group in range(GROUPS):
            place = seat * GROUPS + group
            for card in daily.cards_of(p, place):
                if p.boss(place) == NO_BOSS or card != p.boss(place):
                    p.emit(e.ENFORCER_OPENED, seat, group, card)
    p.emit(e.WILL_OPENED, p.will)
    for seat in range(p.seats):
        p.emit(e.CASH_COUNTED, seat, p.cash(seat), p.fame(seat))
    ranking = ranked(p)
    for place, captain in enumerate(ranking):
        p.note(e.CAPTAIN_RANKED, captain, place + 1, p.cash(captain), p.fame(captain))
    p.emit(e.GAME_ENDED, bit(ranking[0]), _ending(p, ranking[0], ranking[1]))


def _first(p: Position, seat: i64) -> i64:
    """What the will asks for [MOB-23.3]."""
    return p.fame(seat) if p.will == NOTORIETY else p.cash(seat)


def _second(p: Position, seat: i64) -> i64:
    """What the other will asks for [MOB-23.4]."""
    return p.cash(seat) if p.will == NOTORIETY else p.fame(seat)


def is_before(p: Position, seat: i64, other: i64) -> bool:
    """Whether a captain is ranked before another [MOB-23.3 to MOB-23.6]."""
    if _first(p, seat) != _first(p, other):
        return _first(p, seat) > _first(p, other)
    if _second(p, seat) != _second(p, other):
        return _second(p, seat) > _second(p, other)
    return p.distance(seat) < p.distance(other)


def ranked(p: Position) -> list[i64]:
    """The captains from the new Don to the last."""
    places: list[i64] = [0] * p.seats
    seat: i64
    for seat in range(p.seats):
        places[place_of(p, seat) - 1] = seat
    return places


def place_of(p: Position, seat: i64) -> i64:
    """A captain's place in the ranking, from 1."""
    place: i64 = 1
    other: i64
    for other in range(p.seats):
        if other != seat and is_before(p, other, seat):
            place += 1
    return place


def score(p: Position, seat: i64) -> i64:
    """What counts under the will."""
    return _first(p, seat)


def _ending(p: Position, winner: i64, second: i64) -> i64:
    """By what the winner was found: the will, the other will, or the Favor."""
    ending: i64 = 0 if p.will == NOTORIETY else 3
    if _first(p, winner) == _first(p, second):
        ending += 1
        if _second(p, winner) == _second(p, second):
            ending += 1
    return ending
