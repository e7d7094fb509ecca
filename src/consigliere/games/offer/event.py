"""What can happen in An Offer You Can't Refuse: every event, its fields, and which of them are secret."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer.roles import ROLE_IDS
from consigliere.games.offer.words import (
    ANSWERS,
    CALLS,
    CAUSES,
    CHANNELS,
    CHOICE,
    DAY_ENDS,
    ENDINGS,
    FACTS,
    GAMES,
    ITEMS,
    LAPSES,
    PURPOSES,
    SIDES,
    SIDES_OF_A_SEAT,
    SIGNS,
    STAGES,
    THUMBS,
    WAYS,
    WHISPERS,
)
from consigliere.kernel.event import (
    FLAG,
    PERHAPS_SEAT,
    PERHAPS_TEXT,
    SEAT,
    SEATS,
    SOME_SEATS,
    TEXT,
    Kind,
    Kinds,
    Words,
    kernel_kinds,
    public,
    secret,
)

GAME_STARTED: Final = 2
ROLE_IN_PLAY: Final = 3
ITEM_IN_PLAY: Final = 4
ROLE_DEALT: Final = 5
ASKED: Final = 6
DAY_BEGAN: Final = 7
NIGHT_BEGAN: Final = 8
CALL_ANNOUNCED: Final = 9
WHISPERED: Final = 10
WORD_BROUGHT: Final = 11
CONFIRMED: Final = 12
UNCONFIRMED: Final = 13
CHECKPOINT_PASSED: Final = 14
PASSED: Final = 15
RULES_EXPLAINED: Final = 16
ELECTION_IN: Final = 17
ELECTION_SHOWN: Final = 18
ITEM_ELECTED: Final = 19
REASON_GIVEN: Final = 20
QUESTION_PUT: Final = 21
CLAIMED: Final = 22
FAMILY_REPORTED: Final = 23
TRAITOR_REPORTED: Final = 24
SUSPECTED: Final = 25
TRUSTED: Final = 26
VOTE_PROMISED: Final = 27
VOTE_WANTED: Final = 28
AGREED: Final = 29
DISAGREED: Final = 30
WORD_TOLD: Final = 31
NO_WORD_TOLD: Final = 32
ROLE_WORD_TOLD: Final = 33
PLAYER_WORD_TOLD: Final = 34
ROLE_ASKED: Final = 35
REPORT_NIGHT_ASKED: Final = 36
REPORT_ABOUT_ASKED: Final = 37
REPORT_SIDE_ASKED: Final = 38
SUSPECT_ASKED: Final = 39
TRUST_ASKED: Final = 40
PROMISE_ABOUT_ASKED: Final = 41
PROMISE_THUMB_ASKED: Final = 42
WANTED_ASKED: Final = 43
AGREEMENT_ASKED: Final = 44
DISAGREEMENT_ASKED: Final = 45
WORD_ASKED: Final = 46
OVER_SAID: Final = 47
OVER_TAKEN_BACK: Final = 48
TIME_ANNOUNCED: Final = 49
ACCUSED: Final = 50
ACCUSATION_WITHDRAWN: Final = 51
ACCUSATION_LAPSED: Final = 52
SECOND_DECLINED: Final = 53
SECONDED: Final = 54
DEFENCE_BEGAN: Final = 55
DEFENCE_ENDED: Final = 56
VOTE_BEGAN: Final = 57
BALLOT_IN: Final = 58
BALLOT_MISSED: Final = 59
VOTE_CLOSED: Final = 60
VOTE_COUNTED: Final = 61
TRIAL_CANCELLED: Final = 62
SHOT: Final = 63
BLASTED: Final = 64
ELIMINATED: Final = 65
DAY_ENDED: Final = 66
OFFER_FULFILLED: Final = 67
OFFER_LIFTED: Final = 68
ITEM_RETURNED: Final = 69
POINTED: Final = 70
SIGNED: Final = 71
CHOICE_ENTERED: Final = 72
SIDE_SET: Final = 73
WORD_SENT: Final = 74
DOOMED: Final = 75
NIGHT_CLEARED: Final = 76
DAWN_REPORTED: Final = 77
CAUSE_TOLD: Final = 78
COIN_GIVEN: Final = 79
COIN_SPENT: Final = 80
COINS_RETURNED: Final = 81
ITEM_PLACED: Final = 82
ITEM_REFUSED: Final = 83
ITEM_PASSED: Final = 84
AWAY_NOTED: Final = 85
WENT_AWAY: Final = 86
CAME_BACK: Final = 87
DEFAULT_PLAYED: Final = 88
ROLE_OPENED: Final = 89
GHOST_OPENED: Final = 90
FACT_OPENED: Final = 91
GAME_ENDED: Final = 92
ROUND_BEGAN: Final = 93
GUN_PLACED: Final = 94
LAST_CALL: Final = 95
BANGED: Final = 96
PATSY_SHOWN: Final = 97


def kinds() -> Kinds:
    """The table of events."""
    seat = public("seat", SEAT)
    receiver = public(
        "seat", PERHAPS_SEAT
    )  # where the gallery hears it, nobody's; and some facts are about nobody
    number = public("number")
    about = public("about", SEAT)
    role = Words("role", ROLE_IDS)
    item = Words("item", ITEMS)
    side = Words("side", SIDES_OF_A_SEAT)
    thumb = Words("thumb", THUMBS)
    choice = CHOICE
    decision = Words("decision", STAGES)
    side_of_player = Words("side", SIDES)
    return Kinds(
        (
            *kernel_kinds(Words("purpose", PURPOSES), Words("channel", CHANNELS)),
            Kind("game-started", public("game", Words("game", GAMES))),
            Kind("role-in-play", public("role", role), public("count")),
            Kind("item-in-play", public("item", item)),
            Kind("role-dealt", seat, secret("role", role)),
            Kind("asked", public("seats", SEATS), public("decision", decision)),
            Kind("day-began", public("day"), public("seats", SOME_SEATS)),
            Kind("night-began", public("night")),
            Kind("call-announced", public("call", Words("call", CALLS))),
            Kind(
                "whispered",
                receiver,
                public("about", Words("whisper", WHISPERS)),
                public("seats", SEATS),
                public("answer", Words("answer", ANSWERS)),
            ),
            Kind("word-brought", receiver, public("word", PERHAPS_TEXT)),
            Kind("confirmed", seat),
            Kind("unconfirmed", seat),
            Kind("checkpoint-passed", public("night"), public("checkpoint")),
            Kind("passed", seat),
            Kind("rules-explained"),
            Kind("election-in", seat, secret("choice", choice)),
            Kind("election-shown", seat, public("choice", choice)),
            Kind("item-elected", public("item", item), public("choice", choice)),
            Kind("reason-given", number, seat, public("entry")),
            Kind("question-put", number, seat, public("target", SEAT)),
            Kind("claimed", number, seat, public("role", role)),
            Kind("family-reported", number, seat, public("night"), about),
            Kind("traitor-reported", number, seat, public("night"), about),
            Kind("suspected", number, seat, about),
            Kind("trusted", number, seat, about),
            Kind("vote-promised", number, seat, about, public("thumb", thumb)),
            Kind("vote-wanted", number, seat, about),
            Kind("agreed", number, seat, public("entry")),
            Kind("disagreed", number, seat, public("entry")),
            Kind("word-told", number, seat, public("word", TEXT)),
            Kind("no-word-told", number, seat),
            Kind("role-word-told", number, seat, public("role", role)),
            Kind("player-word-told", number, seat, about),
            Kind("role-asked", number, seat),
            Kind("report-night-asked", number, seat, about, public("side", side_of_player)),
            Kind("report-about-asked", number, seat, public("night"), public("side", side_of_player)),
            Kind("report-side-asked", number, seat, public("night"), about),
            Kind("suspect-asked", number, seat),
            Kind("trust-asked", number, seat),
            Kind("promise-about-asked", number, seat, public("thumb", thumb)),
            Kind("promise-thumb-asked", number, seat, about),
            Kind("wanted-asked", number, seat),
            Kind("agreement-asked", number, seat),
            Kind("disagreement-asked", number, seat),
            Kind("word-asked", number, seat),
            Kind("over-said", seat),
            Kind("over-taken-back", public("seats", SOME_SEATS)),
            Kind("time-announced", public("seconds")),
            Kind("accused", number, seat, about),
            Kind("accusation-withdrawn", public("entry")),
            Kind("accusation-lapsed", public("entry"), public("reason", Words("reason", LAPSES))),
            Kind("second-declined", seat),
            Kind("seconded", number, seat, about),
            Kind("defence-began", seat),
            Kind("defence-ended", seat),
            Kind("vote-began", seat, public("living"), public("needed")),
            Kind("ballot-in", seat, secret("thumb", thumb)),
            Kind("ballot-missed", seat),
            Kind("vote-closed", public("down", SEATS), public("up", SEATS), public("missing", SEATS)),
            Kind("vote-counted", number, seat, public("downs"), public("out", FLAG)),
            Kind("trial-cancelled", seat),
            Kind("shot", number, seat, about),
            Kind("blasted", number, seat, public("side", side), about),
            Kind("eliminated", seat, public("role", role), public("how", Words("how", WAYS))),
            Kind("day-ended", public("day"), public("reason", Words("reason", DAY_ENDS))),
            Kind("offer-fulfilled", seat),
            Kind("offer-lifted", seat),
            Kind("item-returned", public("item", item)),
            Kind("pointed", seat, public("choice", choice)),
            Kind(
                "signed",
                seat,
                public("sign", Words("sign", SIGNS)),
                public("target", SEAT),
                public("role", Words("role", (*ROLE_IDS, "none"))),
            ),
            Kind("choice-entered", seat, public("call", Words("call", CALLS)), public("choice", choice)),
            Kind("side-set", seat, public("item", item), public("side", side)),
            Kind(
                "word-sent",
                seat,
                public("answer", Words("answer", ANSWERS)),
                public("about", choice),
                public("word", PERHAPS_TEXT),
            ),
            Kind("doomed", seat),
            Kind("night-cleared"),
            Kind("dawn-reported", public("day"), public("seats", SEATS)),
            Kind("cause-told", seat, public("cause", Words("cause", CAUSES))),
            Kind("coin-given", number, seat, public("to", SEAT)),
            Kind("coin-spent", seat, public("left")),
            Kind("coins-returned", seat, public("count")),
            Kind("item-placed", public("item", item), seat),
            Kind("item-refused", public("item", item), seat),
            Kind("item-passed", number, public("item", item), seat, public("to", SEAT)),
            Kind("away-noted", seat),
            Kind("went-away", seat),
            Kind("came-back", seat),
            Kind("default-played", seat, public("decision", decision)),
            Kind("role-opened", seat, public("role", role)),
            Kind("ghost-opened", seat),
            Kind("fact-opened", public("fact", Words("fact", FACTS)), receiver),
            Kind("game-ended", public("seats", SEATS), public("reason", Words("reason", (*ENDINGS, "none")))),
            Kind("round-began", public("round"), public("seats", SOME_SEATS)),
            Kind("gun-placed", seat),
            Kind("last-call"),
            Kind("banged", number, seat, about, public("don", FLAG)),
            Kind("patsy-shown", seat),
        )
    )
