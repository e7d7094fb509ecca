"""What can happen in Condottiere: every event, its fields, and which of them are secret."""

from __future__ import annotations

from typing import Final

from consigliere.games.condottiere.pieces import CARD
from consigliere.kernel.event import (
    FLAG,
    NUMBER,
    SEAT,
    SEATS,
    SOME_SEATS,
    Kind,
    Kinds,
    Words,
    kernel_kinds,
    public,
    secret,
)

GAME_STARTED: Final = 2
DECK_SHUFFLED: Final = 3
HAND_DEALT: Final = 4
CARD_DEALT: Final = 5
ASKED: Final = 6
REGION_CHOSEN: Final = 7
BATTLE_STARTED: Final = 8
CARD_PLAYED: Final = 9
SEASONS_DISCARDED: Final = 10
MERCENARIES_DISMISSED: Final = 11
FAVOR_PLACED: Final = 12
MERCENARY_TAKEN_BACK: Final = 13
CARD_SPENT: Final = 14
CARD_TURNED_UP: Final = 15
TOTAL_ANNOUNCED: Final = 16
PASSED: Final = 17
CARDS_SHOWN: Final = 18
CARD_SEEN: Final = 19
BATTLE_ENDED: Final = 20
LINE_REVEALED: Final = 21
STRENGTH_COMPARED: Final = 22
REGION_CONQUERED: Final = 23
REGION_CAPTURED: Final = 24
REGION_HELD: Final = 25
BATTLE_TIED: Final = 26
TOKEN_GIVEN: Final = 27
BOARD_FULL: Final = 28
DRAW_NAMED: Final = 29
LINES_DISCARDED: Final = 30
HAND_ANSWERED: Final = 31
ANSWERS_CLOSED: Final = 32
HAND_DISCARDED: Final = 33
STALEMATE_REDEAL: Final = 34
ROUND_ENDED: Final = 35
CARDS_KEPT: Final = 36
FINAL_BATTLE_STARTED: Final = 37
DEFAULT_PLAYED: Final = 38
GAME_WON: Final = 39
GAME_SCORED: Final = 40
CAMPAIGN_WON: Final = 41
CARDS_OPENED: Final = 42
GAME_ENDED: Final = 43

# What a seat can be asked: the stages of the game, numbered as the decisions CON-D1 to CON-D7 are.
IN_THE_BOX: Final = 0
CHOOSE: Final = 1
PLAY: Final = 2
TAKE_BACK: Final = 3
FAVOR: Final = 4
ANSWER: Final = 5
KEEP: Final = 6
DRAW: Final = 7
OVER: Final = 8

STAGES: Final = (
    "in_the_box",
    "choose_region",
    "play_or_pass",
    "take_back",
    "place_favor",
    "discard_hand",
    "keep_cards",
    "draw",
    "over",
)

# Words for the numbers in fields.
KEEP_HAND: Final = 0
DISCARD_HAND: Final = 1

BY_CHOICE: Final = 0
EMPTY_HAND: Final = 1

ALL_OUT: Final = 0
BY_SURRENDER: Final = 1

AS_WINNER: Final = 0
BY_COURTESANS: Final = 1
LEFT_OF_CHOOSER: Final = 2
AS_DEFENDER: Final = 3

TOTAL: Final = 0
ADJACENT: Final = 1
FULL_BOARD: Final = 2
FINAL_BATTLE: Final = 3
BATTLE_LIMIT: Final = 4
CAMPAIGN: Final = 5
CAMPAIGN_FINAL_BATTLE: Final = 6
NOT_ENDED: Final = 7

FOR_FIRST_HOLDER: Final = 0
FOR_DEAL: Final = 1
FOR_DRAW: Final = 2

ENDINGS: Final = (
    "total",
    "adjacent",
    "full_board",
    "final_battle",
    "battle_limit",
    "campaign",
    "campaign_final_battle",
)
PILES: Final = Words("pile", ("deck", "discard", "hand", "line", "down", "buried"))


def kinds(regions: tuple[str, ...]) -> Kinds:
    """The table of events for a map with these regions."""
    purpose = Words("purpose", ("first_holder", "deal", "draw"))
    channel = Words("channel", ("table",))
    region = Words("region", (*regions, "off"))
    decision = Words("decision", STAGES)
    answer = Words("answer", ("keep", "discard"))
    ending = Words("reason", (*ENDINGS, "none"))
    seat = public("seat", SEAT)
    return Kinds(
        (
            *kernel_kinds(purpose, channel),
            Kind("game-started", public("game"), public("first_holder", SEAT)),
            Kind("deck-shuffled", public("size")),
            Kind("hand-dealt", seat, public("count")),
            Kind("card-dealt", seat, secret("card", CARD)),
            Kind("asked", public("seats", SOME_SEATS), public("decision", decision)),
            Kind("region-chosen", seat, public("region", region)),
            Kind(
                "battle-started",
                public("region", region),
                public("chooser", SEAT),
                public("first_turn", SEAT),
                public("out", SEATS),
            ),
            Kind("card-played", seat, secret("card", CARD), public("face_down", FLAG)),
            Kind("seasons-discarded", public("season", CARD), public("count")),
            Kind("mercenaries-dismissed", public("card", CARD), public("count")),
            Kind("favor-placed", seat, public("from", region), public("to", region)),
            Kind("mercenary-taken-back", seat, public("card", CARD)),
            Kind("card-spent", seat, public("card", CARD)),
            Kind("card-turned-up", seat, public("card", CARD)),
            Kind("total-announced", seat, public("total")),
            Kind(
                "passed",
                seat,
                public("out", FLAG),
                public("reason", Words("reason", ("choice", "empty_hand"))),
            ),
            Kind("cards-shown", seat, public("to", SEATS), public("count")),
            Kind("card-seen", seat, public("card", CARD), public("number")),
            Kind(
                "battle-ended",
                public("reason", Words("reason", ("all_out", "surrender"))),
                public("by", SEAT),
            ),
            Kind("line-revealed", seat, public("card", CARD)),
            Kind("strength-compared", seat, public("total"), public("courtesans")),
            Kind("region-conquered", seat, public("region", region)),
            Kind("region-captured", seat, public("region", region), public("former_owner", SEAT)),
            Kind("region-held", seat, public("region", region)),
            Kind("battle-tied", public("seats", SOME_SEATS)),
            Kind(
                "token-given",
                seat,
                public("reason", Words("reason", ("winner", "courtesans", "left_of_chooser", "defender"))),
            ),
            Kind("board-full", public("regions")),
            Kind("draw-named", seat, public("count")),
            Kind("lines-discarded", public("count")),
            Kind("hand-answered", seat, secret("answer", answer)),
            Kind("answers-closed"),
            Kind("hand-discarded", seat, public("count")),
            Kind("stalemate-redeal", public("empty_battles")),
            Kind("round-ended"),
            Kind("cards-kept", seat, public("count"), secret("first", CARD), secret("second", CARD)),
            Kind("final-battle-started", public("seats", SOME_SEATS), public("first_turn", SEAT)),
            Kind("default-played", seat, public("decision", decision)),
            Kind("game-won", public("seats", SOME_SEATS), public("reason", ending)),
            Kind("game-scored", seat, public("regions"), public("bonus"), public("points")),
            Kind("campaign-won", public("seats", SOME_SEATS), public("points", NUMBER)),
            Kind("cards-opened", public("pile", PILES), seat, public("card", CARD), public("count")),
            Kind("game-ended", public("seats", SOME_SEATS), public("reason", ending)),
        )
    )
