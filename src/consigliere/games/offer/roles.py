"""The roles of An Offer You Can't Refuse and what the box holds of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.kernel.edition import EditionReader

CONSIGLIERE: Final = 0
DON: Final = 1
MAFIOSO: Final = 2
COP: Final = 3
ACCOMPLICE: Final = 4
LOYAL_BRUTE: Final = 5
COWARD: Final = 6
TOUGH_GUY: Final = 7
ASSASSIN: Final = 8
POLICE_CHIEF: Final = 9
SABOTEUR: Final = 10
INFILTRATOR: Final = 11
ROLES: Final = 12
UNKNOWN: Final = 12  # a role the viewer of this copy may not see

ROLE_IDS: Final = (
    "consigliere",
    "don",
    "mafioso",
    "cop",
    "accomplice",
    "loyal_brute",
    "coward",
    "tough_guy",
    "assassin",
    "police_chief",
    "saboteur",
    "infiltrator",
)
ADVANCED: Final = ROLE_IDS[ACCOMPLICE:]
TRAITOR_ROLES: Final = (
    0b111100001000  # Cop, Assassin, Police Chief, Saboteur, Infiltrator, as a mask [OFF-1.2]
)

NO_SEAT: Final = 24
MOST_SEATS: Final = 24


def is_traitor(role: i64) -> bool:
    """The side of a role [OFF-1.2].

    >>> is_traitor(COP), is_traitor(DON)
    (True, False)
    """
    return (TRAITOR_ROLES >> role) & 1 == 1


class Box:
    """What an edition says: how many cards of each role there are, how many coins, and how many Cops play."""

    def __init__(
        self, copies: list[int], coins: int, cops: list[tuple[int, int]], names: dict[str, str]
    ) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.coins: i64 = coins
        self._cops: Final = cops  # up to so many seats, so many Cops
        self.names: Final = names

    def cops(self, seats: int) -> int:
        """How many Cops belong to a plain game of so many seats [OFF-2.2]."""
        for most, number in self._cops:
            if seats <= most:
                return number
        return self._cops[-1][1]


def read_box(edition: dict[str, object]) -> Box:
    """The box that an edition describes; `BadEdition` names every file, entry and field that is wrong."""
    reader = EditionReader(edition)
    copies = [0] * ROLES
    names: dict[str, str] = {}
    found = reader.parts("roles", "role")
    for role in found:
        if role.id not in ROLE_IDS:
            role.wrong("id", f"is none of {', '.join(ROLE_IDS)}")
            continue
        names[f"role-{role.id}"] = role.text("name")
        copies[ROLE_IDS.index(role.id)] = role.number("box_copies", 1, MOST_SEATS)
        # What a role does is a rule, and not for an edition to say.
        role.leave("name_status", "name_fa", "side", "advanced", "call", "also_call", "uses", "power")
        role.leave("item", "replaces", "needs_any_item", "rules")
    if sorted(role.id for role in found) != sorted(ROLE_IDS):
        reader.wrong("roles/role", f"each of {', '.join(ROLE_IDS)} must be there once")
    components = reader.part("roles", "components")
    coins = components.number("coins", 0, 120)
    components.leave("role_cards", "large_role_cards", "guns", "vests", "horse_heads")
    cops = _read_cops(reader)
    reader.leave("roles", "meta", "item", "fast")
    reader.finish()
    return Box(copies, coins, cops, names)


def _read_cops(reader: EditionReader) -> list[tuple[int, int]]:
    """Up to how many seats how many Cops play, in rising order."""
    cops: list[tuple[int, int]] = []
    for row in reader.parts("roles", "cops", key="from"):
        cops.append((row.number("to", 1, MOST_SEATS), row.number("cops", 1, MOST_SEATS // 2 - 1)))
    if cops != sorted(set(cops)):
        reader.wrong("roles/cops", "the rows must rise")
    return cops or [(MOST_SEATS, 1)]
