"""The edition and the options of a table, as the rules of Mob City ask for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.mobcity.action import Numbers
from consigliere.games.mobcity.box import DON_IS_DEAD, HOLDS, NO_SEAT, Box, Layout
from consigliere.games.mobcity.notation import NAMES
from consigliere.kernel.option import Option, Options, Preset
from consigliere.kernel.viewer import bit

OPTIONS: Final = (
    Option("city", "recommended", "MOB-2.8", choices=("recommended", "whole_city")),
    Option("first_favor", "random", "MOB-2.21", choices=("random", *NAMES)),
    Option("advance", True, "MOB-2.23"),
    Option("privilege_may_be_declined", True, "MOB-5.6"),
    Option("lost_building_lowers_notoriety", False, "MOB-10.9"),
    Option("spare_weapons", False, "MOB-7.15"),
    Option("weapons_are_sent", False, "MOB-12.2"),
    Option("two_own_groups_in_one_building", True, "MOB-12.6"),
    Option("truce_counts_groups", False, "MOB-15.12"),
    Option("own_groups_stay_under_truce", True, "MOB-15.6"),
    Option("grenaded_building_earns_legal_income", True, "MOB-16.8"),
    Option("loose_weapons", "floor", "MOB-17.8", choices=("floor", "owner_only")),
    Option("stalemate", "all_withdraw", "MOB-20.9", choices=("all_withdraw", "owner_holds")),
    Option("moll_scope", "any_open_building", "MOB-21.8", choices=("any_open_building", "speakeasy_only")),
    Option("standing_orders", True, "MOB-24.9"),
    Option("phase3_autoplay", False, "MOB-24.5"),
    Option("cash_hidden", True, "MOB-24.7"),
    Option("absent_seat", "bot", "MOB-24.13", choices=("defaults", "bot", "substitute")),
)

# What the rulebook's words say where our reading of them is another [section "By the letter" of the rules].
PRESETS: Final = (
    Preset(
        "by-the-letter",
        {
            "advance": False,
            "privilege_may_be_declined": False,
            "spare_weapons": True,
            "weapons_are_sent": True,
            "truce_counts_groups": True,
            "own_groups_stay_under_truce": False,
        },
    ),
)


class Agreed:
    """What a table has agreed on."""

    def __init__(self, box: Box, numbers: Numbers, seats: int, options: Options) -> None:
        first = str(options["first_favor"])
        self.box: Final = box
        self.numbers: Final = numbers
        self.options: Final = options
        self.layout: Layout = box.whole_city if options["city"] == "whole_city" else box.layouts[seats]
        self.blocks: i64 = len(self.layout.slots)
        self.first_favor: i64 = NO_SEAT if first == "random" else NAMES.index(first)
        # What captains get beside the cash of all, by their place in Favor order.
        self.advances: vec[i64] = vec[i64](box.advances[seats] if options["advance"] else (0,) * seats)
        self.may_decline: bool = bool(options["privilege_may_be_declined"])
        self.loss_lowers: bool = bool(options["lost_building_lowers_notoriety"])
        self.spare_weapons: bool = bool(options["spare_weapons"])
        # How many weapons one character can hold at most; with spare ones that is all there are.
        self.most_held: i64 = sum(int(number) for number in box.copies) if self.spare_weapons else HOLDS
        self.weapons_are_sent: bool = bool(options["weapons_are_sent"])
        self.may_share: bool = bool(options["two_own_groups_in_one_building"])
        self.truce_counts_groups: bool = bool(options["truce_counts_groups"])
        self.own_stay: bool = bool(options["own_groups_stay_under_truce"])
        self.bombed_earns: bool = bool(options["grenaded_building_earns_legal_income"])
        self.owner_only: bool = options["loose_weapons"] == "owner_only"
        self.owner_holds: bool = options["stalemate"] == "owner_holds"
        self.speakeasy_only: bool = options["moll_scope"] == "speakeasy_only"
        self.has_orders: bool = bool(options["standing_orders"])
        self.autoplay: bool = bool(options["phase3_autoplay"])
        self.cash_hidden: bool = bool(options["cash_hidden"])
        self.events: i64 = _events_in_play(box, self.layout)  # as a mask
        self.don: i64 = [event.family for event in box.events].index(DON_IS_DEAD)
        self.whiskey: vec[i64] = vec[i64](box.in_play[seats])  # cards of each grade


def _events_in_play(box: Box, layout: Layout) -> int:
    """All events but those of quarters that the city does not have [MOB-2.14, MOB-2.15]."""
    mask = 0
    for number, event in enumerate(box.events):
        if event.quarter == 0 or event.quarter & layout.all_quarters:
            mask |= int(bit(number))
    return mask
