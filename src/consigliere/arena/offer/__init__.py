"""The policies of An Offer You Can't Refuse, by the names they have in section 9 of the rules."""

from __future__ import annotations

from typing import Final

from consigliere.arena.offer.consigliere import Consigliere
from consigliere.arena.offer.plain import (
    AtRandom,
    FastAtRandom,
    Nightless,
    OneOffer,
    OpeningArrest,
    Saboteur,
    SkipOnEven,
    ToughGuy,
    TwoQuietNights,
)
from consigliere.arena.policy import Policy

POLICIES: Final[dict[str, type[Policy]]] = {
    "P1": AtRandom,
    "P2": OpeningArrest,
    "P3": SkipOnEven,
    "P4": Nightless,
    "P5": TwoQuietNights,
    "P6": Consigliere,
    "P7": OneOffer,
    "P8": Saboteur,
    "P9": ToughGuy,
    "P10": FastAtRandom,
}
