"""What the event deck may still bring: today, and how long the Don may live."""

from __future__ import annotations

from typing import Final

from consigliere.games.mobcity import box as b
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bidding import may_be_today
from consigliere.games.mobcity.position import Position


class Forecast:
    """The event deck counted: every card that may lie on top is as likely as any other, or one is known."""

    def __init__(self, p: Position) -> None:
        events = p.box.events
        is_seen = p.today < len(events)  # by this captain, or by everybody
        self._p = p
        self.possible: Final = (
            [int(p.today)] if is_seen else [card for card in range(len(events)) if may_be_today(p, card)]
        )
        self.is_known: Final = len(self.possible) == 1
        number = len(self.possible)
        # What the income of a speakeasy is multiplied by, on average.
        self.thirst: Final = (
            sum(int(events[card].times) / int(events[card].over) for card in self.possible) / number
        )
        self.truce: Final = sum(events[card].family == b.TRUCE for card in self.possible) / number
        self.last_day: Final = sum(card == p.agreed.don for card in self.possible) / number
        self.days: Final = self._days()
        # For each lot the cards that may strike it today, as a mask.
        self.raids: Final = self._by_lot(b.RAID)
        self._crackdowns = self._by_lot(b.CRACKDOWN)

    def raid(self, lot: int) -> float:
        """How likely the speakeasies of a lot's block are raided today."""
        return self.raids[lot].bit_count() / len(self.possible)

    def crackdown(self, lot: int) -> float:
        """How likely groups in others' buildings in a lot's block are arrested today."""
        return self._crackdowns[lot].bit_count() / len(self.possible)

    def _by_lot(self, family: int) -> dict[int, int]:
        p = self._p
        found: dict[int, int] = {}
        for block, quarters in enumerate(p.layout.quarters):
            strike = sum(
                1 << card
                for card in self.possible
                if p.box.events[card].family == family and int(p.box.events[card].quarter & quarters) != 0
            )
            first = int(p.first_lot(block))
            for lot in range(first, first + int(p.box.lots_each)):
                found[lot] = strike
        return found

    def _days(self) -> float:
        """How many days the Don may be expected to live, today included [MOB-2.13]."""
        p = self._p
        if self.last_day == 1:
            return 1.0
        first_pile = int(p.box.terms.first_pile)
        first_left = first_pile - int(p.round)  # of the first pile, after today
        if first_left > 0:
            later = int(p.agreed.events).bit_count() - first_pile
            return 1 + first_left + (later + 1) / 2
        is_turned_up = p.phase == e.CITY  # today's card is no longer in the deck
        left = int(p.events).bit_count() - (0 if is_turned_up else 1)
        # If today cannot be the last day, the Don is among the cards left.
        return 1 + (left + 1 if self.last_day == 0 else left) / 2
