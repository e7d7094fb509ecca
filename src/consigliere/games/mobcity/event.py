"""What can happen in Mob City: every event, its fields, and which of them are secret."""

from __future__ import annotations

from typing import Final

from consigliere.games.mobcity.bids import BIDS, privileges_of
from consigliere.games.mobcity.box import MEANS, PRIVILEGES, WEAPONS, WILLS, Box
from consigliere.kernel.event import SEAT, SOME_SEATS, Field, Kind, Kinds, Words, kernel_kinds, public, secret

GAME_STARTED: Final = 2
TILE_PLACED: Final = 3
FAVOR_GIVEN: Final = 4
WILL_PUT_ASIDE: Final = 5
SOLDIER_DEALT: Final = 6
SOLDIER_ASSIGNED: Final = 7
SOLDIER_PLACED: Final = 8
ROUND_BEGAN: Final = 9
PHASE_BEGAN: Final = 10
ASKED: Final = 11
BID_PLACED: Final = 12
BID_REVEALED: Final = 13
BID_ORDER: Final = 14
PRIVILEGE_PASSED: Final = 15
EVENT_PEEKED: Final = 16
POOL_DRAWN: Final = 17
POOL_CARD: Final = 18
POOL_SHOWN: Final = 19
POOL_CARD_SHOWN: Final = 20
ENFORCER_CHOSEN: Final = 21
ENFORCER_HIRED: Final = 22
HIRING_DONE: Final = 23
POOL_RETURNED: Final = 24
POLICE_TAKEN: Final = 25
WHISKEY_TAKEN: Final = 26
TURN_BEGAN: Final = 27
WAGE_CHOSEN: Final = 28
WAGES_PAID: Final = 29
ENFORCER_LEFT: Final = 30
ENFORCERS_LEFT: Final = 31
WENT_UNDER: Final = 32
BUILDING_BOUGHT: Final = 33
SPEAKEASY_CHOSEN: Final = 34
SPEAKEASY_OPENED: Final = 35
GROUP_AIMED: Final = 36
ORDER_SWITCHED: Final = 37
GROUP_SENT: Final = 38
TURN_ENDED: Final = 39
EVENT_REVEALED: Final = 40
BLOCK_BEGAN: Final = 41
FINE_PAID: Final = 42
BUILDING_LOST: Final = 43
BUILDING_SHUT: Final = 44
GROUP_ARRESTED: Final = 45
GROUP_WITHDREW: Final = 46
GRENADE_ASKED: Final = 47
GRENADE_HELD_BACK: Final = 48
BUILDING_BOMBED: Final = 49
SHOOTOUT_BEGAN: Final = 50
ENFORCER_SHOWN: Final = 51
WEAPON_ASSIGNED: Final = 52
ARMED: Final = 53
WEAPON_LAID: Final = 54
ARMING_DONE: Final = 55
SHOOTOUT_TURN: Final = 56
CHARACTER_ACTS: Final = 57
WEAPON_COLLECTED: Final = 58
TARGET_CHOSEN: Final = 59
ATTACKED: Final = 60
ATTACK_COUNTED: Final = 61
ATTACK_MISSED: Final = 62
CHARACTER_PASSED: Final = 63
WEAPON_DROPPED: Final = 64
CHARACTER_WOUNDED: Final = 65
CHARACTER_KILLED: Final = 66
CHARACTER_CAPTURED: Final = 67
CAPTURE_DECLINED: Final = 68
CAPTAIN_BEATEN: Final = 69
SHOOTOUT_WON: Final = 70
LOOT_CHOSEN: Final = 71
WEAPON_LOOTED: Final = 72
WEAPON_LEFT: Final = 73
SHOOTOUT_STALLED: Final = 74
SHOOTOUT_OVER: Final = 75
INCOME_PAID: Final = 76
MOLLS_ASKED: Final = 77
MOLL_CHOSEN: Final = 78
MOLL_ANSWERED: Final = 79
MOLL_REVEALED: Final = 80
EXTORTED: Final = 81
VAULT_EXTORTED: Final = 82
TOKENS_RETURNED: Final = 83
DAY_ENDED: Final = 84
FAVOR_PASSED: Final = 85
ENFORCER_OPENED: Final = 86
WILL_OPENED: Final = 87
CASH_COUNTED: Final = 88
CAPTAIN_RANKED: Final = 89
ORDER_CARRIED_OUT: Final = 90
DEFAULT_PLAYED: Final = 91
GAME_ENDED: Final = 92
GRENADE_THROWN: Final = 93
CHOICE_CLEARED: Final = 94
ADVANCE_PAID: Final = 95

# What is being decided; `asked` says who decides.
IN_THE_BOX: Final = 0
PLACE_SOLDIER: Final = 1
BID: Final = 2
TAKE_EVENT: Final = 3
HIRE: Final = 4
TAKE_POLICE: Final = 5
TAKE_WHISKEY: Final = 6
WAGES: Final = 7
BUY: Final = 8
SPEAKEASIES: Final = 9
SEND: Final = 10
FINES: Final = 11
THROW: Final = 12
ARM: Final = 13
WHO_ACTS: Final = 14
ACT: Final = 15
SHOOT_AGAIN: Final = 16
CAPTURE: Final = 17
LOOT: Final = 18
MOLLS: Final = 19
OVER: Final = 20

STAGES: Final = (
    "in_the_box",
    "place_soldier",
    "bid",
    "take_event",
    "hire",
    "take_police",
    "take_whiskey",
    "wages",
    "buy",
    "speakeasies",
    "send",
    "fines",
    "throw",
    "arm",
    "who_acts",
    "act",
    "shoot_again",
    "capture",
    "loot",
    "molls",
    "over",
)

# Phases of a round [MOB-3.1].
SETTING_UP: Final = 0
BIDDING: Final = 1
DAILY_ORDERS: Final = 2
CITY: Final = 3
PHASES: Final = ("set_up", "bidding", "daily_orders", "city")

# Words for the numbers in fields.
CANNOT_PAY: Final = 0
DECLINED: Final = 1

UNDER_TRUCE: Final = 0
AFTER_GRENADE: Final = 1
IN_STALEMATE: Final = 2
NOBODY_LEFT: Final = 3

BEFORE: Final = 0
DURING: Final = 1

LEGAL: Final = 0
SPEAKEASY: Final = 1
CHANGED: Final = 2  # a speakeasy on a day of Sky Rockets or Rock Bottom
BY_MOLL: Final = 3  # the second half [MOB-21.7]

# Standing orders [MOB-24.9]: what each is about, and what it can say.
ARMING_ORDER: Final = 0
MOLLS_ORDER: Final = 1
CAPTURE_ORDER: Final = 2
FINES_ORDER: Final = 3
BUILDINGS_ORDER: Final = 4
LOOT_ORDER: Final = 5
ORDERS: Final = ("arming", "molls", "capture", "fines", "buildings", "loot")
ASK: Final = 0
USUAL: Final = 1  # the default of the question
NEVER: Final = 2
VALUES: Final = ("ask", "usual", "never")
ORDER_VALUES: Final = (
    (ASK, USUAL),
    (ASK, USUAL, NEVER),
    (ASK, USUAL),
    (ASK, USUAL),
    (ASK, NEVER),
    (ASK, USUAL),
)

# How a game ends: by the will, and by what decided a tie [MOB-23.3 to MOB-23.5].
NOT_ENDED: Final = 6
ENDINGS: Final = (
    "notoriety",
    "notoriety_then_cash",
    "notoriety_then_favor",
    "cash",
    "cash_then_notoriety",
    "cash_then_favor",
)

# What chance is used for.
FOR_WILL: Final = 0
FOR_TILE: Final = 1
FOR_FAVOR: Final = 2
FOR_SOLDIER: Final = 3
FOR_EVENT: Final = 4
FOR_POOL: Final = 5
FOR_ATTACK: Final = 6
PURPOSES: Final = ("will", "tile", "favor", "soldier", "event", "pool", "attack")


class BidWords(Words):
    """A bid in words: the privileges under the tokens 1, 2, 3, 4."""

    def __init__(self) -> None:
        super().__init__("bid", BIDS)

    def to_plain(self, value: int) -> object:
        return "unknown" if value == self.unknown else list(privileges_of(value))

    def from_plain(self, plain: object) -> int:
        for bid in range(len(BIDS)):
            if plain == list(privileges_of(bid)):
                return bid
        raise ValueError(f"{plain!r} is no bid")


class GroupWords(Words):
    """A group by its number: from 1 on, as its token shows it."""

    def __init__(self) -> None:
        super().__init__("group", ("1", "2", "3", "4"))

    def to_plain(self, value: int) -> object:
        return "unknown" if value == self.unknown else value + 1

    def from_plain(self, plain: object) -> int:
        if plain not in (1, 2, 3, 4) or not isinstance(plain, int):
            raise ValueError(f"{plain!r} is no group")
        return plain - 1


class NoneWords(Words):
    """Words for things of which there may be none."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, names)
        self.none: Final = len(names) + 1

    def to_plain(self, value: int) -> object:
        return "none" if value == self.none else super().to_plain(value)

    def from_plain(self, plain: object) -> int:
        return self.none if plain == "none" else super().from_plain(plain)


def kinds(box: Box) -> Kinds:
    """The table of events for an edition."""
    card = Words("card", box.card_names)
    weapon = Words("card", WEAPONS)  # a weapon's number among the weapons
    headline = public("headline", Words("headline", box.event_names))
    tile = Words("tile", box.tile_names)
    slot = Words("slot", box.slot_names)
    privilege = Words("privilege", PRIVILEGES)
    decision = Words("decision", STAGES)
    bid = BidWords()
    seat = public("seat", SEAT)
    lot = public("lot", Words("lot", box.lot_names))
    groups = GroupWords()
    group = public("group", groups)
    character = public("character", card)
    return Kinds(
        (
            *kernel_kinds(Words("purpose", PURPOSES), Words("channel", ("table",))),
            Kind("game-started"),
            Kind("tile-placed", public("slot", slot), public("tile", tile)),
            Kind("favor-given", seat),
            Kind("will-put-aside", secret("will", Words("will", WILLS))),
            Kind("soldier-dealt", seat, secret("card", card)),
            Kind("soldier-assigned", seat, secret("group", groups)),
            Kind("soldier-placed", seat, group),
            Kind("round-began", public("round"), public("date", Words("date", box.dates)), seat),
            Kind("phase-began", public("phase", Words("phase", PHASES))),
            Kind(
                "asked",
                public("seats", SOME_SEATS),
                public("decision", decision),
                public("lot", NoneWords("lot", box.lot_names)),
            ),
            Kind("bid-placed", seat, secret("bid", bid)),
            Kind("bid-revealed", seat, public("bid", bid)),
            Kind("bid-order", public("privilege", privilege), public("number"), seat, public("token")),
            Kind("privilege-passed", public("privilege", privilege), seat, reasons("cannot_pay", "declined")),
            Kind("event-peeked", seat, public("paid"), secret("headline", headline.words)),
            Kind("pool-drawn", public("count")),
            Kind("pool-card", secret("card", card)),
            Kind("pool-shown", seat, public("count")),
            Kind("pool-card-shown", seat, public("card", card)),
            Kind("enforcer-chosen", seat, public("card", card), group),
            Kind("enforcer-hired", seat, group, secret("card", card)),
            Kind("hiring-done", seat, public("count")),
            Kind("pool-returned", public("count")),
            Kind("police-taken", seat, public("paid")),
            Kind("whiskey-taken", seat, public("grade"), public("paid")),
            Kind("turn-began", seat),
            Kind("wage-chosen", seat, public("card", card), group),
            Kind("wages-paid", seat, public("amount")),
            Kind("enforcer-left", seat, group, secret("card", card)),
            Kind("enforcers-left", seat, group, public("count")),
            Kind("went-under", public("count")),
            Kind("building-bought", seat, lot, public("price"), public("notoriety")),
            Kind("speakeasy-chosen", seat, lot),
            Kind("speakeasy-opened", seat, lot, public("paid")),
            Kind("group-aimed", seat, group, lot),
            Kind(
                "order-switched",
                seat,
                public("order", Words("order", ORDERS)),
                public("value", Words("value", VALUES)),
            ),
            Kind("group-sent", seat, group, lot),
            Kind("turn-ended", seat),
            Kind("event-revealed", headline),
            Kind("block-began", public("slot", slot), public("tile", tile)),
            Kind("fine-paid", seat, lot, public("amount")),
            Kind("building-lost", seat, lot, public("notoriety")),
            Kind("building-shut", lot),
            Kind("group-arrested", seat, group, lot, public("count")),
            Kind("group-withdrew", seat, group, lot, reasons("truce", "grenade", "stalemate", "nobody_left")),
            Kind("grenade-asked", lot, public("seats", SOME_SEATS)),
            Kind("grenade-held-back", seat, lot),
            Kind("building-bombed", seat, group, lot, public("when", Words("when", ("before", "during")))),
            Kind("shootout-began", lot, public("seats", SOME_SEATS)),
            Kind("enforcer-shown", seat, group, public("card", card)),
            Kind("weapon-assigned", seat, character, public("weapon", weapon)),
            Kind("armed", seat, character, public("weapon", weapon)),
            Kind("weapon-laid", seat, public("weapon", weapon), public("count")),
            Kind("arming-done", seat),
            Kind("shootout-turn", lot, public("turn")),
            Kind("character-acts", seat, character),
            Kind("weapon-collected", seat, character, public("weapon", weapon), public("receiver", card)),
            Kind("target-chosen", seat, public("target", card)),
            Kind("attacked", seat, character, public("means", Words("means", MEANS)), public("target", card)),
            Kind("attack-counted", public("die"), public("bonus"), public("result"), public("toughness")),
            Kind("attack-missed", seat, public("target", card)),
            Kind("character-passed", seat, character),
            Kind("weapon-dropped", seat, character, public("weapon", weapon)),
            Kind("character-wounded", seat, character),
            Kind("character-killed", seat, character),
            Kind("character-captured", public("from", SEAT), seat, group, character),
            Kind("capture-declined", seat, public("from", SEAT)),
            Kind("captain-beaten", seat, lot, public("notoriety")),
            Kind("shootout-won", seat, lot, public("notoriety")),
            Kind("loot-chosen", seat, public("weapon", weapon), group),
            Kind("weapon-looted", seat, public("weapon", weapon), group),
            Kind("weapon-left", public("weapon", weapon), public("count")),
            Kind("shootout-stalled", lot, public("turn")),
            Kind("shootout-over", lot),
            Kind(
                "income-paid", seat, lot, public("amount"), reasons("legal", "speakeasy", "changed", "moll")
            ),
            Kind("molls-asked", public("slot", slot), public("seats", SOME_SEATS)),
            Kind("moll-chosen", seat, lot),
            Kind("moll-answered", seat),
            Kind("moll-revealed", seat, group, lot, public("card", card)),
            Kind("extorted", seat, lot, public("amount"), public("payer", SEAT)),
            Kind("vault-extorted", seat, lot, public("amount")),
            Kind("tokens-returned", public("slot", slot)),
            Kind("day-ended", public("round")),
            Kind("favor-passed", seat),
            Kind("enforcer-opened", seat, group, public("card", card)),
            Kind("will-opened", public("will", Words("will", WILLS))),
            Kind("cash-counted", seat, public("cash"), public("notoriety")),
            Kind("captain-ranked", seat, public("place"), public("cash"), public("notoriety")),
            Kind("order-carried-out", seat, public("decision", decision)),
            Kind("default-played", seat, public("decision", decision)),
            Kind("game-ended", public("seats", SOME_SEATS), reasons(*ENDINGS)),
            Kind("grenade-thrown", seat, character),
            Kind("choice-cleared", seat),
            Kind("advance-paid", seat, public("amount")),
        )
    )


def reasons(*words: str) -> Field:
    """A field that says why or how."""
    return public("reason", Words("reason", words))
