"""The words of An Offer You Can't Refuse: what the numbers in its events, commands and positions mean."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer.roles import ROLE_IDS
from consigliere.kernel.event import Words

# What can be asked: the stages of the game.
IN_THE_BOX: Final = 0
OPENING: Final = 1
COIN: Final = 2
PASS_GUN: Final = 3
PASS_VEST: Final = 4
INTRODUCE: Final = 5
ELECT: Final = 6
TALK: Final = 7
SECOND: Final = 8
DEFENCE: Final = 9
VOTE: Final = 10
BLAST: Final = 11
NIGHT_1: Final = 12
NIGHT_2: Final = 13
NIGHT_3: Final = 14
NIGHT_4: Final = 15
TAP: Final = 16
PLACE: Final = 17
BANG: Final = 18
LAST_CALL_STAGE: Final = 19
OVER: Final = 20
STAGES: Final = (
    "in_the_box",
    "opening",
    "coin",
    "pass_gun",
    "pass_vest",
    "introduce",
    "elect",
    "talk",
    "second",
    "defence",
    "vote",
    "blast",
    "night_1",
    "night_2",
    "night_3",
    "night_4",
    "tap",
    "place",
    "bang",
    "last_call",
    "over",
)

# Items [OFF-2.12]; a coin is one where things are passed.
GUN: Final = 0
VEST: Final = 1
HEAD: Final = 2
ITEMS: Final = ("gun", "vest", "horse_head")

LEFT: Final = 0
RIGHT: Final = 1
SIDES_OF_A_SEAT: Final = ("left", "right")

# The calls of the night [OFF-9.2].
ARREST: Final = 0
PEEK: Final = 1
OFFER: Final = 2
GIVE_GUN: Final = 3
GIVE_VEST: Final = 4
STRIKE: Final = 5
SEEK: Final = 6
BRIBE: Final = 7
CALLS: Final = ("arrest", "peek", "offer", "gun", "vest", "strike", "seek_don", "bribe")

FAMILY: Final = 0
TRAITOR: Final = 1
SIDES: Final = ("family", "traitor")

UP: Final = 0
DOWN: Final = 1
THUMBS: Final = ("up", "down")

# What a whisper is about [section 5, inside the packet].
NOTHING: Final = 0
TEAM: Final = 1
TEAM_MATE: Final = 2
PEEKED: Final = 3
SOUGHT: Final = 4
BRIBED: Final = 5
WORD: Final = 6
ARRESTED: Final = 7
PATSY: Final = 8
DRAWN_TARGET: Final = 9
WHISPERS: Final = (
    "nothing",
    "team",
    "team_mate",
    "peek",
    "seek_don",
    "bribed",
    "word",
    "arrested",
    "patsy",
    "drawn_target",
)

# What a whisper says: nothing, a side, yes or no, what kind of word came; then every role.
SAYS_NOTHING: Final = 0
SAYS_FAMILY: Final = 1
SAYS_TRAITOR: Final = 2
SAYS_YES: Final = 3
SAYS_NO: Final = 4
SAYS_PLAYER: Final = 5
SAYS_TEXT: Final = 6
SAYS_ROLE: Final = 7
ANSWERS: Final = ("nothing", "family", "traitor", "yes", "no", "player", "text", *ROLE_IDS)

# How somebody was eliminated.
BY_VOTE: Final = 0
BY_SHOT: Final = 1
BY_BLAST: Final = 2
BY_OFFER: Final = 3
BY_NIGHT: Final = 4
BY_DUSK: Final = 5
BY_BANG: Final = 6
WAYS: Final = ("vote", "shot", "blast", "offer", "night", "dusk", "bang")

# What the report tells if it tells how [OFF-11.9].
BY_ARREST: Final = 0
BY_STRIKE: Final = 1
BY_MISS: Final = 2
CAUSES: Final = ("arrest", "strike", "miss")

ENDED_BY_VOTE: Final = 0
ENDED_BY_TIME: Final = 1
ENDED_BY_ALL: Final = 2
ENDED_BY_SHOT: Final = 3
DAY_ENDS: Final = ("vote", "time", "all_over", "shot")

NO_SECOND: Final = 0
TIME_IS_OUT: Final = 1
ACCUSER_SHOT: Final = 2
LAPSES: Final = ("no_second", "time", "accuser_shot")

NOD: Final = 0
SHAKE: Final = 1
MARK: Final = 2
SIGNS: Final = ("nod", "shake", "mark")

# Hidden facts that become open to a ghost who sees everything, one seat each.
FACT_ARRESTED: Final = 0
FACT_OFFER_USED: Final = 1
FACT_PATSY: Final = 2
FACT_UP: Final = 3
FACT_DOWN: Final = 4
FACT_FAMILY: Final = 5
FACT_TRAITOR: Final = 6
FACT_DON: Final = 7
FACT_NOT_DON: Final = 8
FACT_TEAM: Final = 9
FACTS: Final = (
    "arrested",
    "offer_used",
    "patsy",
    "up",
    "down",
    "told_family",
    "told_traitor",
    "told_don",
    "told_not_don",
    "traitor",
)

FAMILY_WINS: Final = 0
TRAITORS_WIN: Final = 1
DRAW: Final = 2
COPS_WIN: Final = 3
DON_WINS: Final = 4
NOT_ENDED: Final = 5
ENDINGS: Final = ("family", "traitors", "draw", "cops", "don")

FULL: Final = 0
FAST: Final = 1
GAMES: Final = ("full", "fast")

# What chance is used for.
FOR_ROLE: Final = 0
FOR_SIDE: Final = 1
FOR_ARREST: Final = 2
FOR_PATSY: Final = 3
FOR_GUN: Final = 4
FOR_BANG: Final = 5
PURPOSES: Final = ("role", "side", "arrest", "patsy", "gun", "bang")

# Channels of talk.
TO_TABLE: Final = 0
TO_TEAM: Final = 1
TO_GHOSTS: Final = 2
CHANNELS: Final = ("table", "team", "ghosts")

ANY: Final = -1  # the open place of a question [OFF-6.13]


NOBODY_CHOSEN: Final = 24
UNSET: Final = 25
HIDDEN: Final = 26  # chosen, and this viewer may not see what


class ChoiceWords(Words):
    """A seat, nobody, not set; unknown to those who may not see it."""

    def __init__(self) -> None:
        seats = [str(seat) for seat in range(NOBODY_CHOSEN)]
        super().__init__("choice", (*seats, "nobody", "unset"))

    def to_plain(self, value: int) -> object:
        return value if value < NOBODY_CHOSEN else super().to_plain(value)

    def from_plain(self, plain: object) -> int:
        if isinstance(plain, int) and not isinstance(plain, bool) and 0 <= plain < NOBODY_CHOSEN:
            return plain
        if plain != "nobody" and plain != "unset":
            raise ValueError(f"{plain!r} is no choice")
        return super().from_plain(plain)


CHOICE: Final = ChoiceWords()
