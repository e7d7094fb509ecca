"""What can happen in Corleone's Empire: every event, its fields, and which of them are secret."""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone.box import MEMBERS, Box
from consigliere.games.corleone.icons import NEUTRAL_NAMES
from consigliere.kernel.event import (
    COUNT,
    FLAG,
    SEAT,
    SOME_SEATS,
    Kind,
    Kinds,
    Words,
    kernel_kinds,
    public,
    secret,
)

GAME_STARTED: Final = 2
FAMILY_TAKEN: Final = 3
TILE_PLACED: Final = 4
PUBLIC_JOB_SHOWN: Final = 5
ALLY_SHOWN: Final = 6
ALLIES_LEFT: Final = 7
FIRST_PLAYER: Final = 8
HAND_DEALT: Final = 9
JOB_DEALT: Final = 10
ACT_STARTED: Final = 11
PHASE_STARTED: Final = 12
ASKED: Final = 13
TURN_SKIPPED: Final = 14
THUG_PLAYED: Final = 15
MEMBER_PLAYED: Final = 16
JOB_PAID: Final = 17
GOODS_PAID: Final = 18
ALLY_PLAYED: Final = 19
FRONT_SHAKEN: Final = 20
CONTROLLER_SHARES: Final = 21
FRONT_USED: Final = 22
AREA_SUPPORTED: Final = 23
EFFECT_BEGUN: Final = 24
EFFECT_NOT_USED: Final = 25
MONEY_GAINED: Final = 26
GOOD_GAINED: Final = 27
JOB_DRAWN: Final = 28
JOB_DISCARDED: Final = 29
JOBS_RESHUFFLED: Final = 30
MONEY_BANKED: Final = 31
CARD_CHOSEN: Final = 32
TARGET_CHOSEN: Final = 33
CHOICE_CLEARED: Final = 34
CHOICE_MADE: Final = 35
CHOICE_REOPENED: Final = 36
CARD_DISCARDED: Final = 37
GAIN_EARNED: Final = 38
HORSE_HEAD_TAKEN: Final = 39
FIGURE_KILLED: Final = 40
NEUTRAL_KILLED: Final = 41
FIGURE_MOVED: Final = 42
NEUTRAL_PLACED: Final = 43
MARKER_PLACED: Final = 44
MARKER_MOVED: Final = 45
CARD_TAKEN: Final = 46
OFFER_REVEALED: Final = 47
OFFERS_CLOSED: Final = 48
JOB_COMPLETED: Final = 49
INFLUENCE_COUNTED: Final = 50
NEUTRAL_COUNTED: Final = 51
TURF_WON: Final = 52
TURF_UNCHANGED: Final = 53
BID_REVEALED: Final = 54
BID_COUNTED: Final = 55
ALLY_BRIBED: Final = 56
BID_RETURNED: Final = 57
ALLY_RETURNED: Final = 58
TRIBUTE_PAID: Final = 59
FIGURES_HOME: Final = 60
MEMBER_JOINED: Final = 61
ALLIES_DISMISSED: Final = 62
HAND_BANKED: Final = 63
HAND_DISCARDED: Final = 64
SUITCASE_OPENED: Final = 65
TURF_BONUS: Final = 66
COLOUR_BONUS: Final = 67
MONEY_COUNTED: Final = 68
DEFAULT_PLAYED: Final = 69
GAME_ENDED: Final = 70
OFFERS_OPENED: Final = 71
BONUSES_COUNTED: Final = 72

# What a seat can be asked: the stages of the game, in the order of the decisions CORL-D1 to CORL-D23.
IN_THE_BOX: Final = 0
PICK_FAMILY: Final = 1
ACTION: Final = 2
NEXT_EFFECT: Final = 3
BANK: Final = 4
KEEP_JOB: Final = 5
DISCARD_FOR_GAIN: Final = 6
CHOOSE_GOOD: Final = 7
HORSE_HEAD: Final = 8
WHO_FIRST: Final = 9
KILL: Final = 10
MOVE: Final = 11
PLACE_NEUTRAL: Final = 12
PLACE_MARKER: Final = 13
VICTIM: Final = 14
SHAKE: Final = 15
SUPPORT: Final = 16
OFFER: Final = 17
MOVE_MARKER: Final = 18
BID: Final = 19
CHOOSE_ALLY: Final = 20
TRIBUTE: Final = 21
OVER: Final = 22

STAGES: Final = (
    "in_the_box",
    "pick_family",
    "action",
    "next_effect",
    "bank",
    "keep_job",
    "discard_for_gain",
    "choose_good",
    "horse_head",
    "who_first",
    "kill",
    "move",
    "place_neutral",
    "place_marker",
    "victim",
    "shake",
    "support",
    "offer",
    "move_marker",
    "bid",
    "choose_ally",
    "tribute",
    "over",
)

ACTS: Final = ("1", "2", "3", "4")  # [CORL-3.1]

# Phases of an act [CORL-3.2].
OPEN_FOR_BUSINESS: Final = 0
FAMILY_BUSINESS: Final = 1
TURF_WAR: Final = 2
BRIBERY: Final = 3
TRIBUTE_PHASE: Final = 4
ENTRACTE: Final = 5
PHASES: Final = ("open_for_business", "family_business", "turf_war", "bribery", "tribute", "entracte")

# Words for the numbers in fields.
NO_FIGURES: Final = 0
NO_ACTION: Final = 1

FROM_HAND: Final = 0
FROM_PUBLIC: Final = 1

BY_THUG: Final = 0
BY_UNION_BOSS: Final = 1
BY_FAMILY: Final = 2
BY_MAYOR: Final = 3
BY_CARD: Final = 4

FOR_TURF_WAR: Final = 0
FOR_CARD: Final = 1

OUT_OF_HAND: Final = 0
OUT_OF_SUITCASE: Final = 1

TIED: Final = 0
NEUTRAL_MOST: Final = 1
NO_FIGURES_THERE: Final = 2

MONEY: Final = 0
BY_TURF_BONUS: Final = 1
SHARED: Final = 2
NOT_ENDED: Final = 3
ENDINGS: Final = ("money", "turf_bonus", "shared")

# What chance is used for [CORL-2.21].
FOR_TILE: Final = 0
FOR_PUBLIC_JOB: Final = 1
FOR_ALLY: Final = 2
FOR_FAMILY: Final = 3
FOR_FIRST_PLAYER: Final = 4
FOR_HAND: Final = 5
FOR_JOB: Final = 6
FOR_THEFT: Final = 7
PURPOSES: Final = ("tile", "public_job", "ally", "family", "first_player", "hand", "job", "theft")

# Figures: thugs, the family members from 1 on, the neutral ones.
THUG: Final = 0
FIRST_MEMBER: Final = 1
FIRST_NEUTRAL: Final = 4
FIGURES: Final = ("thug", *MEMBERS, *NEUTRAL_NAMES)


class CardWords(Words):
    """The words for cards: every kind in the box, unknown, and none."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("card", names)
        self.none: Final = len(names) + 1

    def to_plain(self, value: int) -> object:
        return "none" if value == self.none else super().to_plain(value)

    def from_plain(self, plain: object) -> int:
        return self.none if plain == "none" else super().from_plain(plain)


def places(box: Box) -> tuple[str, ...]:
    """Where a figure can be: businesses, spaces, turfs, Central Park, beside the board."""
    board = box.board
    return (
        *board.business_names,
        *board.space_names,
        *board.turf_names,
        board.park_name,
        "beside",
    )


def kinds(box: Box) -> Kinds:
    """The table of events for an edition."""
    card = CardWords(box.card_names)
    place = Words("place", places(box))
    turf = Words("turf", box.board.turf_names)
    business = Words("business", box.board.business_names)
    effect = Words("effect", box.effect_names)
    figure = Words("figure", FIGURES)
    family = Words("family", box.families)
    decision = Words("decision", STAGES)
    by = Words("means", ("thug", "union_boss", "family", "mayor", "card"))
    act = Words("act", ACTS)  # an act's number less one
    seat = public("seat", SEAT)
    return Kinds(
        (
            *kernel_kinds(Words("purpose", PURPOSES), Words("channel", ("table",))),
            Kind("game-started"),
            Kind("family-taken", seat, public("family", family)),
            Kind("tile-placed", public("turf", turf), public("business", business)),
            Kind("public-job-shown", public("job", card)),
            Kind("ally-shown", public("ally", card)),
            Kind("allies-left", public("act", act), public("count")),
            Kind("first-player", seat),
            Kind("hand-dealt", seat, public("jobs")),
            Kind("job-dealt", seat, secret("job", card)),
            Kind("act-started", public("act", act)),
            Kind("phase-started", public("phase", Words("phase", PHASES))),
            Kind("asked", public("seats", SOME_SEATS), public("decision", decision)),
            Kind("turn-skipped", seat, public("reason", Words("reason", ("no_figures", "no_action")))),
            Kind("thug-played", seat, public("business", business)),
            Kind("member-played", seat, public("figure", figure), public("place", place)),
            Kind("job-paid", seat, public("job", card), public("from", Words("source", ("hand", "public")))),
            Kind("goods-paid", seat, public("good", card), public("count", COUNT)),
            Kind("ally-played", seat, public("ally", card)),
            Kind("front-shaken", seat, public("business", business), public("by", by)),
            Kind("controller-shares", seat, public("turf", turf), public("goes_first", FLAG)),
            Kind("front-used", seat, public("business", business)),
            Kind("area-supported", seat, public("area", place), public("by", by)),
            Kind("effect-begun", seat, public("effect", effect)),
            Kind("effect-not-used", seat, public("effect", effect)),
            Kind("money-gained", seat, public("asked", card), public("taken", card)),
            Kind("good-gained", seat, public("asked", card), public("taken", card)),
            Kind("job-drawn", seat, secret("job", card)),
            Kind("job-discarded", seat, public("job", card)),
            Kind("jobs-reshuffled", public("size")),
            Kind("money-banked", seat, public("money", card)),
            Kind("card-chosen", seat, public("card", card)),
            Kind("target-chosen", seat, public("place", place)),
            Kind("choice-cleared", seat),
            Kind("choice-made", seat, public("decision", decision)),
            Kind("choice-reopened", seat, public("decision", decision)),
            Kind("card-discarded", seat, public("card", card)),
            Kind("gain-earned", seat, public("effect", effect)),
            Kind("horse-head-taken", seat, public("from", SEAT)),
            Kind(
                "figure-killed",
                seat,
                public("owner", SEAT),
                public("figure", figure),
                public("place", place),
            ),
            Kind("neutral-killed", seat, public("figure", figure), public("place", place)),
            Kind(
                "figure-moved",
                public("owner", SEAT),
                public("figure", figure),
                public("from", place),
                public("to", place),
            ),
            Kind(
                "neutral-placed", seat, public("figure", figure), public("from", place), public("to", place)
            ),
            Kind(
                "marker-placed",
                seat,
                public("turf", turf),
                public("reason", Words("reason", ("turf_war", "card"))),
            ),
            Kind("marker-moved", seat, public("from", turf), public("number", COUNT), public("to", turf)),
            Kind(
                "card-taken",
                seat,
                public("from", SEAT),
                public("source", Words("source", ("hand", "suitcase"))),
                secret("card", card),
            ),
            Kind("offer-revealed", seat, public("money", card)),
            Kind("offers-closed", seat, public("from", SEAT), public("money", card)),
            Kind("job-completed", seat, public("job", card), public("colour", Words("colour", box.colours))),
            Kind("influence-counted", public("turf", turf), seat, public("influence")),
            Kind("neutral-counted", public("turf", turf), public("influence")),
            Kind("turf-won", public("turf", turf), seat),
            Kind(
                "turf-unchanged",
                public("turf", turf),
                public("reason", Words("reason", ("tie", "neutral", "no_figures"))),
            ),
            Kind("bid-revealed", seat, public("money", card), public("count", COUNT)),
            Kind("bid-counted", seat, public("total")),
            Kind("ally-bribed", seat, public("ally", card), public("total")),
            Kind("bid-returned", seat),
            Kind("ally-returned", seat, public("ally", card)),
            Kind("tribute-paid", seat, public("card", card), public("count", COUNT)),
            Kind("figures-home"),
            Kind("member-joined", public("figure", figure)),
            Kind("allies-dismissed", public("count")),
            Kind("hand-banked", seat, public("money", card), public("count", COUNT)),
            Kind("hand-discarded", seat, public("card", card), public("count", COUNT)),
            Kind("suitcase-opened", seat, public("money", card), public("count", COUNT)),
            Kind("turf-bonus", public("turf", turf), seat, public("amount")),
            Kind(
                "colour-bonus",
                public("colour", Words("colour", box.colours)),
                public("seats", SOME_SEATS),
                public("amount"),
            ),
            Kind("money-counted", seat, public("suitcase"), public("total")),
            Kind("default-played", seat, public("decision", decision)),
            Kind(
                "game-ended",
                public("seats", SOME_SEATS),
                public("reason", Words("reason", (*ENDINGS, "none"))),
            ),
            Kind("offers-opened", seat, public("seats", SOME_SEATS)),
            Kind("bonuses-counted", seat, public("turf_bonus"), public("colour_bonus")),
        )
    )
