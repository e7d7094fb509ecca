"""What was agreed in the lobby, as the rules ask for it: the list of roles, items and switches."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import (
    ACCOMPLICE,
    ADVANCED,
    ASSASSIN,
    CONSIGLIERE,
    COP,
    COWARD,
    DON,
    LOYAL_BRUTE,
    MAFIOSO,
    POLICE_CHIEF,
    ROLE_IDS,
    ROLES,
    Box,
    is_traitor,
)
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal

FULL_SEATS: Final = range(5, 21)  # [OFF-2.1]
FAST_SEATS: Final = range(3, 8)  # [OFF-20.1]
AUTO: Final = "auto"
PATSY_SEATS: Final = 7  # [OFF-20.4]

UNANIMOUS: Final = 0
MAJORITY: Final = 1
RANDOM_OF_POINTED: Final = 2
ARREST_RULES: Final = ("unanimous", "majority", "random_of_pointed")

_NO_ITEM: Final = 3
_ELECTED: Final = ("gun", "vest")


def is_fast(seats: int, options: Options) -> bool:
    """Whether the fast game is played: when it was chosen, or where too few sit for the other."""
    game = options["game"]
    return game == w.GAMES[w.FAST] or (game == AUTO and seats < FULL_SEATS[0])


def role_counts(box: Box, seats: int, options: Options) -> list[int]:
    """How many cards of each role are in play [OFF-2.2, OFF-2.4, OFF-2.8, OFF-20.2]; numbers below 0 do not fit."""
    counts = [0] * ROLES
    if is_fast(seats, options):
        counts[DON] = 1
        counts[COP] = seats - 1
        return counts
    for role in (CONSIGLIERE, DON):
        counts[role] = 1 if options[ROLE_IDS[role]] else 0
    for name in ADVANCED:
        counts[ROLE_IDS.index(name)] = 1 if options[name] else 0
    special = sum(counts[role] for role in range(ROLES) if is_traitor(role))
    if options["custom_roles"] and (options["cops"] or special):
        counts[COP] = int(options["cops"])
    else:
        counts[COP] = box.cops(seats) - special
    counts[MAFIOSO] = seats - sum(counts)
    return counts


class Agreed:
    """The options of one game."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        counts = role_counts(box, seats, options)
        self.box: Final = box
        self.counts: vec[i64] = vec[i64](counts)
        self.traitors: i64 = sum(counts[role] for role in range(ROLES) if is_traitor(role))
        self.family: i64 = seats - self.traitors
        self.fast: bool = is_fast(seats, options)
        self.patsy: bool = self.fast and seats == PATSY_SEATS
        self.bribes: bool = bool(options["bribes"]) and not self.fast
        self.clocks: bool = bool(options["clocks"])
        self.opening_arrest: bool = bool(options["opening_arrest"])
        self.team_sees_roles: bool = bool(options["team_sees_roles"])
        self.early_end: bool = bool(options["early_end"])
        self.elected_item: i64 = elected_item(options)
        self.talk_limit: i64 = int(options["talk_limit"])
        self.open_ballots: bool = bool(options["open_ballots"])
        self.max_trials: i64 = int(options["max_trials"])
        self.shot_ends_day: bool = bool(options["shot_ends_day"])
        self.offer_needs_vote: bool = bool(options["offer_needs_vote"])
        self.team_chat: bool = bool(options["team_chat"])
        self.arrest_rule: i64 = ARREST_RULES.index(str(options["arrest_rule"]))
        self.self_gift: bool = bool(options["self_gift"])
        self.vest_same_night: bool = bool(options["vest_same_night"])
        self.tough_until_dusk: bool = bool(options["tough_until_dusk"])
        self.tough_told: bool = bool(options["tough_told"])
        self.verbose_dawn: bool = bool(options["verbose_dawn"])
        self.coward_secret: bool = bool(options["coward_secret"])
        self.word_list_only: bool = bool(options["word_list_only"])
        self.ghosts_see_all: bool = _ghosts_see_all(options)
        self.quiet_limit: i64 = int(options["quiet_rounds_limit"])
        self.patsy_counts: bool = bool(options["patsy_counts"])
        self.day_seconds: i64 = int(options["day_seconds"])
        self.marks: vec[i64] = vec[i64](announcements(int(options["day_seconds"])))
        self.calls: i64 = self._calls()  # the calls that are announced, as a mask [OFF-9.4]

    def _calls(self) -> i64:
        one: i64 = 1
        mask: i64 = one << w.ARREST
        call: i64
        for call in range(w.PEEK, w.BRIBE):
            if self.counts[CALLED[call]] > 0:
                mask |= one << call
        return mask | one << w.BRIBE if self.bribes else mask

    def item_in_play(self, item: int) -> bool:
        """Whether an item can come into play [OFF-2.12, OFF-20.3]."""
        if self.fast:
            return item == w.GUN
        return self.counts[GIVERS[item]] > 0 or self.elected_item == item


# Who is called, by call; the arrest is everybody's of his side, and bribes are for those who hold coins.
CALLED: Final[vec[i64]] = vec[i64](
    [COP, CONSIGLIERE, DON, ACCOMPLICE, LOYAL_BRUTE, ASSASSIN, POLICE_CHIEF, COP]
)
GIVERS: Final = (ACCOMPLICE, LOYAL_BRUTE, DON)


def elected_item(options: Options) -> int:
    """The item that is elected, or one more than there are."""
    item = str(options["elected_item"])
    return _ELECTED.index(item) if item in _ELECTED else _NO_ITEM


def _ghosts_see_all(options: Options) -> bool:
    """What ghosts see [OFF-13.4]: with bribes they must not know what they could sell."""
    view = options["ghost_view"]
    return view == "full" or (view == "auto" and not options["bribes"])


def announcements(seconds: int) -> list[int]:
    """At how many seconds left the time is announced [OFF-3.14].

    >>> announcements(600), announcements(90), announcements(30)
    ([300, 60, 15], [60, 45, 15], [15])
    """
    return sorted({left for left in (seconds // 2, 60, 15) if 0 < left < seconds}, reverse=True)


def lobby_refusal(box: Box, seats: int, options: Options) -> Refusal | None:
    """Why a table cannot be opened with these options; None if it can."""
    if is_fast(seats, options):
        if seats not in FAST_SEATS:
            return r.BAD_SEATS_FAST.with_arguments(("seats", str(seats)))
    elif seats not in FULL_SEATS:
        return r.BAD_SEATS_FULL.with_arguments(("seats", str(seats)))
    return table_refusal(box, seats, options)


def table_refusal(box: Box, seats: int, options: Options) -> Refusal | None:
    """What speaks against a table besides the number of seats."""
    if is_fast(seats, options):
        chosen = [name for name in ADVANCED if options[name]]
        if chosen or options["custom_roles"] or options["bribes"]:
            return r.NO_ROLES_IN_FAST
    plain = options["consigliere"] and options["don"] and not options["cops"]
    if not options["custom_roles"] and not plain:
        return r.LIST_WITHOUT_CUSTOM
    if is_fast(seats, options):
        return None
    refusal = _list_refusal(box, seats, options)
    if refusal is not None:
        return refusal
    return r.DAY_WITHOUT_END if not options["clocks"] and not options["early_end"] else None


def _list_refusal(box: Box, seats: int, options: Options) -> Refusal | None:
    """Why a list of roles cannot be played [OFF-2.4 to OFF-2.8, OFF-5.14]."""
    counts = role_counts(box, seats, options)
    if not options["custom_roles"] and min(counts) < 0:
        return r.NO_ROOM_FOR_ROLES
    item = elected_item(options)
    if counts[COWARD] > 0 and not (counts[ACCOMPLICE] > 0 or counts[LOYAL_BRUTE] > 0 or item != _NO_ITEM):
        return r.COWARD_NEEDS_ITEM
    if options["strict_box"]:
        for role in range(ROLES):
            if counts[role] > int(box.copies[role]):
                return r.NOT_IN_THE_BOX.with_arguments(
                    ("role", ROLE_IDS[role]), ("most", str(int(box.copies[role])))
                )
    traitors = sum(counts[role] for role in range(ROLES) if is_traitor(role))
    if min(counts) < 0 or not 1 <= traitors < seats - traitors:
        return r.SIDES_OUT_OF_BALANCE
    if item != _NO_ITEM and counts[GIVERS[item]] > 0:
        return r.ITEM_HAS_GIVER
    return None
