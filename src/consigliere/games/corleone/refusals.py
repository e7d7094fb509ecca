"""Why something may not be done in Corleone's Empire, with the rules behind it."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.refusal import Refusal

BAD_SEATS: Final = Refusal("bad-seats", "CORL-2.1")
BAD_FIRST_PLAYER: Final = Refusal("bad-first-player", "CORL-2.19")
PUBLIC_JOBS_OF_FIVE: Final = Refusal("public-jobs-of-five", "CORL-2.10")

NO_SUCH_COMMAND: Final = Refusal("unknown-command", "CORL-5.2")
GAME_OVER: Final = Refusal("game-over", "CORL-3.1")
NOT_PICKING: Final = Refusal("not-picking", "CORL-2.12")
FAMILY_IS_TAKEN: Final = Refusal("family-is-taken", "CORL-2.12")

NOT_YOUR_TURN: Final = Refusal("not-your-turn", "CORL-5.1")
ONE_ACTION: Final = Refusal("one-action", "CORL-5.2")
NO_PASSING: Final = Refusal("no-passing", "CORL-5.3")
NO_FIGURE_LEFT: Final = Refusal("no-figure-left", "CORL-5.4")
ANOTHER_PHASE: Final = Refusal("another-phase", "CORL-3.2")

NO_THUG: Final = Refusal("no-thug", "CORL-6.1")
NOT_ON_BOARD: Final = Refusal("business-not-on-board", "CORL-6.1")
SPACE_TAKEN: Final = Refusal("thug-space-taken", "CORL-6.2")
NO_SUCH_MEMBER: Final = Refusal("member-not-in-reserve", "CORL-7.1")
FAMILY_SPACE_TAKEN: Final = Refusal("family-space-taken", "CORL-7.1")
SPACE_CLOSED: Final = Refusal("space-closed", "CORL-7.2")

NO_SUCH_JOB: Final = Refusal("no-such-job", "CORL-9.1")
CANNOT_PAY: Final = Refusal("cannot-pay", "CORL-9.2")
NO_NARCOTICS: Final = Refusal("not-so-many-narcotics", "CORL-9.3")
NO_OTHER_MONEY: Final = Refusal("no-other-money", "CORL-9.5")
NO_SUCH_ALLY: Final = Refusal("no-such-ally", "CORL-11.1")
ALLY_PLAYED: Final = Refusal("ally-already-played", "CORL-11.3")

NO_SHARE: Final = Refusal("no-share-now", "CORL-8.5")
NO_EFFECT_TO_CHOOSE: Final = Refusal("no-effect-to-choose", "CORL-13.1")
EFFECT_NOT_LEFT: Final = Refusal("effect-not-left", "CORL-13.1")
NOTHING_TO_DECLINE: Final = Refusal("nothing-to-decline", "CORL-13.3")
NO_BANKING: Final = Refusal("no-banking-now", "CORL-13.7")
MONEY_NOT_IN_HAND: Final = Refusal("money-not-in-hand", "CORL-13.7")
NO_GOOD_TO_TAKE: Final = Refusal("no-good-to-take", "CORL-13.10")
GOOD_NOT_OFFERED: Final = Refusal("good-not-offered", "CORL-13.10")
GOOD_RUN_OUT: Final = Refusal("good-run-out", "CORL-14.5")
NO_JOB_TO_KEEP: Final = Refusal("no-job-to-keep", "CORL-13.11")
JOB_NOT_DRAWN: Final = Refusal("job-not-drawn", "CORL-13.11")
NO_DISCARDING: Final = Refusal("no-discarding-now", "CORL-13.12")
CARD_NOT_IN_HAND: Final = Refusal("card-not-in-hand", "CORL-13.12")
NO_HORSE_HEAD: Final = Refusal("no-horse-head-now", "CORL-13.14")
NO_SHAKING: Final = Refusal("no-shaking-now", "CORL-13.15")
NOT_SHAKEN: Final = Refusal("business-not-on-board", "CORL-13.15")
NO_SUPPORTING: Final = Refusal("no-supporting-now", "CORL-13.16")

NOBODY_TO_KILL: Final = Refusal("no-killing-now", "CORL-13.17")
NOBODY_THERE: Final = Refusal("no-figure-at-place", "CORL-10.4")
OWN_FIGURE: Final = Refusal("own-figure", "CORL-10.5")
NEUTRAL_SPARED: Final = Refusal("neutral-spared", "CORL-10.6")
OUTSIDE_TURF: Final = Refusal("outside-chiefs-turf", "CORL-10.7")
NOT_IN_ONE_TURF: Final = Refusal("not-in-one-turf", "CORL-10.8")
TOO_MANY_KILLED: Final = Refusal("too-many-killed", "CORL-10.9")
NOT_SUCH_FIGURES: Final = Refusal("not-such-figures", "CORL-13.17")

NO_MOVING: Final = Refusal("no-moving-now", "CORL-13.18")
NOT_MOVED_SO: Final = Refusal("not-moved-so", "CORL-13.18")
FIGURE_CHOSEN: Final = Refusal("figure-chosen", "CORL-13.18")
NOTHING_TO_PLACE: Final = Refusal("nothing-to-place", "CORL-13.19")
PLACE_UNFIT: Final = Refusal("place-unfit", "CORL-10.11")
MAYOR_UNFIT: Final = Refusal("place-unfit", "CORL-12.3")
BOSS_UNFIT: Final = Refusal("place-unfit", "CORL-12.4")
CHIEF_UNFIT: Final = Refusal("place-unfit", "CORL-12.5")
SAME_PLACE: Final = Refusal("same-place", "CORL-12.6")

NO_MARKER: Final = Refusal("no-marker-now", "CORL-13.20")
NO_FIGURE_THERE: Final = Refusal("no-figure-there", "CORL-13.20")
TURF_CHOSEN: Final = Refusal("turf-chosen", "CORL-13.20")
NO_LIFTING: Final = Refusal("no-lifting-now", "CORL-15.10")
NO_SUCH_MARKER: Final = Refusal("no-such-marker", "CORL-15.11")

NO_VICTIM: Final = Refusal("no-victim-now", "CORL-13.21")
NOT_ONESELF: Final = Refusal("not-oneself", "CORL-13.21")
NO_CARDS_TO_TAKE: Final = Refusal("no-cards-to-take", "CORL-13.22")
NO_OFFER: Final = Refusal("no-offer-now", "CORL-13.23")
OFFER_NOT_IN_HAND: Final = Refusal("offer-not-in-hand", "CORL-13.23")

NO_EXCHANGE: Final = Refusal("no-exchange", "CORL-14.1")
NO_GIVING: Final = Refusal("no-giving", "CORL-14.3")
NO_SHOWING: Final = Refusal("no-showing", "CORL-20.3")

NO_BIDDING: Final = Refusal("no-bidding-now", "CORL-16.1")
NOT_IN_SUITCASE: Final = Refusal("not-in-suitcase", "CORL-16.1")
HAND_IS_NO_BID: Final = Refusal("hand-is-no-bid", "CORL-16.2")
NO_BRIBING: Final = Refusal("no-bribing-now", "CORL-16.4")
ALLY_NOT_THERE: Final = Refusal("ally-not-there", "CORL-16.6")
MUST_TAKE_ALLY: Final = Refusal("must-take-ally", "CORL-16.9")

NO_TRIBUTE: Final = Refusal("no-tribute-now", "CORL-17.5")
ENOUGH_TRIBUTE: Final = Refusal("enough-tribute", "CORL-17.5")
TRIBUTE_NOT_IN_HAND: Final = Refusal("card-not-in-hand", "CORL-17.2")
TRIBUTE_MISSING: Final = Refusal("tribute-missing", "CORL-17.5")
NOTHING_DONE: Final = Refusal("nothing-done", "CORL-13.5")
NOTHING_TO_REOPEN: Final = Refusal("nothing-to-reopen", "CORL-17.6")

NO_CLOCK_RUNS: Final = Refusal("no-clock-runs", "CORL-20.5")
ABSENCE_CHANGES_NOTHING: Final = Refusal("absence-changes-nothing", "CORL-20.6")
NOT_KNOWN: Final = Refusal("not-known")  # only in a viewer's copy: the viewer cannot tell whether it is legal
