"""Why something may not be done in Mob City, with the rules behind it."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.refusal import Refusal

BAD_SEATS: Final = Refusal("bad-seats", "MOB-2.1")
BAD_FAVOR: Final = Refusal("bad-first-favor", "MOB-2.21")
GROUPS_NEVER_MEET: Final = Refusal("groups-never-meet", "MOB-12.6", "MOB-15.12")

NO_SUCH_COMMAND: Final = Refusal("unknown-command", "MOB-3.1")
GAME_OVER: Final = Refusal("game-over", "MOB-23.1")
NO_TRADE: Final = Refusal("no-trade", "MOB-1.13")
NOT_PLACING: Final = Refusal("not-placing", "MOB-2.17")

ANOTHER_PHASE: Final = Refusal("another-phase", "MOB-3.1")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "MOB-3.3")
ANOTHER_STEP: Final = Refusal("another-step", "MOB-3.4")

BAD_BID: Final = Refusal("bad-bid", "MOB-4.1")
NOT_YET_BIDDING: Final = Refusal("no-bidding-now", "MOB-4.1")
BIDS_SHOWN: Final = Refusal("bids-are-shown", "MOB-4.8")

NOTHING_TO_TAKE: Final = Refusal("nothing-to-take", "MOB-5.1")

NO_HIRING: Final = Refusal("no-hiring-now", "MOB-6.3")
NOT_IN_POOL: Final = Refusal("not-in-pool", "MOB-6.3")
HIRE_LIMIT: Final = Refusal("hire-limit", "MOB-6.4")
NO_MOVING: Final = Refusal("no-changing-groups", "MOB-6.9")
HAS_LIEUTENANT: Final = Refusal("group-has-lieutenant", "MOB-6.11")
NO_ROOM_FOR_LIEUTENANT: Final = Refusal("no-group-for-lieutenant", "MOB-6.12")
EMPTY_GROUP: Final = Refusal("empty-group", "MOB-6.13")

NO_COLT: Final = Refusal("no-colt", "MOB-7.5")
NO_BARE_HANDS: Final = Refusal("no-bare-hands", "MOB-7.9")
NO_STRIKE: Final = Refusal("no-strike", "MOB-7.10")
GRENADE_ONLY: Final = Refusal("grenade-only", "MOB-7.12")
HANDS_FULL: Final = Refusal("hands-full", "MOB-7.15")

NO_WHISKEY_NOW: Final = Refusal("no-whiskey-now", "MOB-8.1")
GRADE_GONE: Final = Refusal("grade-gone", "MOB-8.1")
CANNOT_PAY_WHISKEY: Final = Refusal("cannot-pay-whiskey", "MOB-8.2")
NO_WHISKEY_CARD: Final = Refusal("no-whiskey-card", "MOB-8.6")

NO_SUCH_ENFORCER: Final = Refusal("no-such-enforcer", "MOB-9.1")
NO_FIRING: Final = Refusal("no-firing", "MOB-9.3")
CANNOT_PAY_WAGE: Final = Refusal("cannot-pay-wage", "MOB-9.4")
COULD_BE_PAID: Final = Refusal("could-be-paid", "MOB-9.4")

BUILDING_OWNED: Final = Refusal("building-owned", "MOB-10.1")
CANNOT_PAY_BUILDING: Final = Refusal("cannot-pay-building", "MOB-10.1")
NO_STORE_TOKEN: Final = Refusal("no-store-token", "MOB-10.2")
NO_SELLING: Final = Refusal("no-selling", "MOB-10.8")
NOT_IN_CITY: Final = Refusal("not-in-city", "MOB-2.3")

NOT_YOUR_BUILDING: Final = Refusal("not-your-building", "MOB-11.1")
OPEN_ALREADY: Final = Refusal("speakeasy-chosen", "MOB-11.1")
CANNOT_PAY_SPEAKEASY: Final = Refusal("cannot-pay-speakeasy", "MOB-11.4")

SENT_ALREADY: Final = Refusal("group-already-sent", "MOB-12.1")
WEAPONS_ONLY: Final = Refusal("weapons-only", "MOB-12.2")
GROUP_NOT_SENT: Final = Refusal("group-not-sent", "MOB-12.3")
OWN_GROUP_THERE: Final = Refusal("own-group-there", "MOB-12.6")
GROUP_IS_EMPTY: Final = Refusal("group-is-empty", "MOB-12.7")

NO_FINES: Final = Refusal("no-fines-now", "MOB-14.5")
NOT_FINED: Final = Refusal("not-fined", "MOB-14.5")

NO_THROWING: Final = Refusal("no-throwing-now", "MOB-16.2")
NO_GRENADE: Final = Refusal("no-grenade", "MOB-16.1")
NO_RIVALS_BUILDING: Final = Refusal("no-rivals-building", "MOB-16.10")
NO_GRENADE_IN_TRUCE: Final = Refusal("no-grenade-in-truce", "MOB-16.11")

NO_RETREAT: Final = Refusal("no-retreat", "MOB-17.3")
NO_ARMING: Final = Refusal("no-arming-now", "MOB-17.5")
NOT_AT_SCENE: Final = Refusal("not-at-scene", "MOB-17.6")
NO_SUCH_WEAPON: Final = Refusal("no-such-weapon", "MOB-17.6")
NOT_YOUR_WEAPON: Final = Refusal("not-your-weapon", "MOB-17.8")

NO_ACTING: Final = Refusal("no-acting-now", "MOB-18.1")
NOT_NEXT: Final = Refusal("not-next", "MOB-18.2")
MUST_ACT: Final = Refusal("must-act", "MOB-18.6")
NOT_ON_FLOOR: Final = Refusal("not-on-floor", "MOB-18.7")
NO_RECEIVER: Final = Refusal("no-receiver", "MOB-18.8")
NO_HANDING_ON: Final = Refusal("no-handing-on", "MOB-18.9")
NO_TARGET: Final = Refusal("no-target", "MOB-18.10")
NOT_HELD: Final = Refusal("weapon-not-held", "MOB-18.10")
USED_ALREADY: Final = Refusal("weapon-used", "MOB-18.12")
NO_COLLECTING: Final = Refusal("no-collecting-now", "MOB-18.12")
OTHER_GROUP: Final = Refusal("other-group", "MOB-18.14")

NO_CAPTURE: Final = Refusal("no-capture-now", "MOB-19.8")
NO_LOOT: Final = Refusal("no-loot-now", "MOB-20.3")
NOT_IN_LOOT: Final = Refusal("not-in-loot", "MOB-20.3")
NO_GROUP_THERE: Final = Refusal("no-group-there", "MOB-20.4")

NO_MOLLS: Final = Refusal("no-molls-now", "MOB-21.9")
IS_SHUT: Final = Refusal("building-is-shut", "MOB-21.3")
NO_TOKEN_THERE: Final = Refusal("no-token-there", "MOB-21.5")
NO_MOLL_THERE: Final = Refusal("no-moll-there", "MOB-21.5")
MOLL_CHOSEN: Final = Refusal("moll-chosen", "MOB-21.6")
NO_SPEAKEASY: Final = Refusal("no-speakeasy", "MOB-21.8")

NO_ORDERS: Final = Refusal("no-orders-now", "MOB-24.9")
ORDER_SWITCHED: Final = Refusal("order-switched", "MOB-24.10")
ORDER_STANDS: Final = Refusal("order-stands", "MOB-24.10")

NOTHING_TO_DECLINE: Final = Refusal("nothing-to-decline", "MOB-3.1")
NOTHING_DONE: Final = Refusal("nothing-done", "MOB-3.1")
CARRIED_OUT: Final = Refusal("carried-out", "MOB-24.8")
NO_CLOCK_RUNS: Final = Refusal("no-clock-runs", "MOB-24.2")
ABSENCE_CHANGES_NOTHING: Final = Refusal("absence-changes-nothing", "MOB-24.3")
NOT_KNOWN: Final = Refusal("not-known")  # only in a viewer's copy: the viewer cannot tell whether it is legal
