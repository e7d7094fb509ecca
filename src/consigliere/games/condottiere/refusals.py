"""Why something may not be done in Condottiere, with the rules behind it."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.refusal import Refusal

BAD_SEATS: Final = Refusal("bad-seats", "CON-2.1")
BAD_FIRST_HOLDER: Final = Refusal("bad-first-holder", "CON-2.3")
TARGET_WITHOUT_CAMPAIGN: Final = Refusal("target-without-campaign", "CON-13.1")
WITHOUT_CAPTURING: Final = Refusal("without-capturing", "CON-15.1")

NO_SUCH_COMMAND: Final = Refusal("unknown-command", "CON-4.4")
GAME_OVER: Final = Refusal("game-over", "CON-9.3")
NOT_HOLDER: Final = Refusal("not-holder", "CON-3.1")
NOT_CHOOSING: Final = Refusal("not-choosing", "CON-3.1")
REGION_CONTROLLED: Final = Refusal("region-controlled", "CON-3.2")
REGION_PROTECTED: Final = Refusal("region-protected", "CON-3.3")
OWN_REGION: Final = Refusal("own-region", "CON-15.2")
REGION_PROTECTED_CAPTURING: Final = Refusal("region-protected", "CON-15.3")

ONE_THING: Final = Refusal("one-thing-a-turn", "CON-4.4")
OUT_OF_BATTLE: Final = Refusal("out-of-battle", "CON-4.9")
NO_CARDS: Final = Refusal("no-cards", "CON-4.12")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "CON-4.15")
NOT_IN_HAND: Final = Refusal("not-in-hand", "CON-4.15")
NOTHING_FACE_DOWN: Final = Refusal("nothing-face-down", "CON-16.5")

NO_BISHOP: Final = Refusal("no-bishop", "CON-5.15")
FAVOR_ON_CONTROLLED: Final = Refusal("favor-on-controlled", "CON-5.16")
FAVOR_ON_CONTESTED: Final = Refusal("favor-on-contested", "CON-5.17")
FAVOR_ON_CONTESTED_CAPTURING: Final = Refusal("favor-on-contested", "CON-15.15")

NO_SCARECROW: Final = Refusal("no-scarecrow", "CON-5.28")
CANNOT_TAKE_BACK: Final = Refusal("cannot-take-back", "CON-5.29")
FACE_DOWN_STAYS: Final = Refusal("face-down-stays", "CON-16.8")

NO_HAND_TO_DISCARD: Final = Refusal("no-hand-to-discard", "CON-7.12")
WHOLE_HAND: Final = Refusal("whole-hand", "CON-7.13")
HOLDS_MERCENARY: Final = Refusal("holds-mercenary", "CON-7.14")
NOT_DISCARDING: Final = Refusal("not-discarding", "CON-7.15")
NEVER_DISCARDING: Final = Refusal("never-discarding", "CON-7.15", "CON-12.7")

NOT_KEEPING: Final = Refusal("not-keeping", "CON-8.3")
TOO_MANY_KEPT: Final = Refusal("too-many-kept", "CON-8.3")
KEPT_NOT_IN_HAND: Final = Refusal("kept-not-in-hand", "CON-8.3")

SHOWING_OFF: Final = Refusal("showing-off", "CON-11.3")
SHOWN_NOT_IN_HAND: Final = Refusal("shown-not-in-hand", "CON-11.3")
SHOW_TO_WHOM: Final = Refusal("show-to-whom", "CON-11.3")
NO_GIVING: Final = Refusal("no-giving", "CON-11.4")

NO_DRAWING: Final = Refusal("no-drawing", "CON-12.1")
DRAW_OUT_OF_RANGE: Final = Refusal("draw-out-of-range", "CON-12.4")
ABOVE_LIMIT: Final = Refusal("above-limit", "CON-12.5")
NOT_YOUR_DRAW: Final = Refusal("not-your-draw", "CON-12.8")

NO_CLOCK_RUNS: Final = Refusal("no-clock-runs", "CON-7.16")
ABSENCE_CHANGES_NOTHING: Final = Refusal("absence-changes-nothing", "CON-18.5")
NOT_KNOWN: Final = Refusal("not-known")  # only in a viewer's copy: the viewer cannot tell whether it is legal
