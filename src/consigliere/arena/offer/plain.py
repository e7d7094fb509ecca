"""The policies in which nobody knows anything: the table votes and the traitors arrest at random [rules, section 9]."""

from __future__ import annotations

from typing import ClassVar, Final

from consigliere.arena.offer.scripted import Scripted
from consigliere.games.offer import action as a
from consigliere.games.offer import words as w
from consigliere.games.offer.fast import legal_targets
from consigliere.games.offer.roles import DON, NO_SEAT
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.viewer import bit

FIRST_NIGHT: Final = 1
_OFFER: Final = a.CHOOSE + (w.OFFER - w.PEEK) * a.WITH_NOBODY
_NEVER: Final = -1  # no day has this number


class AtRandom(Scripted):
    """P1. Each day somebody is voted out by all thumbs, each night one of the Family is arrested; no other power."""

    sides = ("family", "traitors")
    needs: ClassVar[Options] = {"game": "full"}

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self._judged_on: int = _NEVER  # the day whose victim has been agreed on
        self._victim: int = NO_SEAT
        self._pointed_in: int = _NEVER  # the night whose arrest has been agreed on
        self._arrest: int = w.UNSET

    # What the table and the team agree on.

    def victim(self, p: Offer) -> int:
        """Who is to be voted out today; NO_SEAT for nobody."""
        return self.one_of(p.living)

    def arrest(self, p: Offer) -> int:
        """Whom the team points at tonight; nobody, or unset if they do not agree."""
        return self.one_of(p.living & ~p.team)

    def power(self, p: Offer, seat: int) -> int:
        """The command by which a seat uses its power tonight; READY if it does not."""
        return a.READY

    # What follows for a seat.

    def choice(self, p: Offer, seat: int) -> int:
        stage = p.stage
        if stage == w.VOTE:
            return a.DOWN
        if stage == w.NIGHT_1:
            return self._by_night(p, seat)
        if stage == w.TALK:
            victim = self.today(p)
            if victim == NO_SEAT:
                return a.OVER
            return a.PASS if victim == seat else a.ACCUSE + victim
        if stage == w.SECOND:
            return a.SECOND
        if stage == w.BLAST:
            return a.BLAST + self.chance.below(2)
        return p.default(seat)

    def today(self, p: Offer) -> int:
        """The victim of the day, agreed on once."""
        if self._judged_on != p.day:
            self._judged_on = p.day
            self._victim = self.victim(p)
        return self._victim

    def _by_night(self, p: Offer, seat: int) -> int:
        if self._pointed_in != p.day:
            self._pointed_in = p.day
            self._arrest = self.arrest(p)
        if (p.team >> seat) & 1 and p.pointers[seat] != self._arrest:
            return a.POINT + self._arrest
        return self.power(p, seat)


class OpeningArrest(AtRandom):
    """P2. At random, and the game begins with a night."""

    needs: ClassVar[Options] = {**AtRandom.needs, "opening_arrest": True}


class SkipOnEven(AtRandom):
    """P3. At random, but nobody is accused while an even number live."""

    def victim(self, p: Offer) -> int:
        return NO_SEAT if p.number_living() % 2 == 0 else super().victim(p)


class Nightless(AtRandom):
    """P4. At random by day; the traitors never agree."""

    def arrest(self, p: Offer) -> int:
        return w.UNSET


class TwoQuietNights(AtRandom):
    """P5. At random, but the traitors agree on nobody in the first two nights."""

    def arrest(self, p: Offer) -> int:
        is_quiet = FIRST_NIGHT <= p.day <= FIRST_NIGHT + 1
        return w.NOBODY_CHOSEN if is_quiet else super().arrest(p)


class OneOffer(AtRandom):
    """P7. At random, and in the first night the Don makes his offer to anybody else."""

    needs: ClassVar[Options] = {**AtRandom.needs, "don": True}

    def power(self, p: Offer, seat: int) -> int:
        if p.day != FIRST_NIGHT or p.roles[seat] != DON or p.choice(w.OFFER) != w.UNSET:
            return a.READY
        return _OFFER + self.one_of(p.living & ~bit(seat))


class Saboteur(AtRandom):
    """P8. At random, with the Saboteur in place of a Cop; he blasts to either side."""

    needs: ClassVar[Options] = {**AtRandom.needs, "saboteur": True}


class ToughGuy(AtRandom):
    """P9. At random, with the Tough Guy in place of a Mafioso; he may be arrested again."""

    needs: ClassVar[Options] = {**AtRandom.needs, "tough_guy": True}


class FastAtRandom(Scripted):
    """P10. The fast game: the gun goes to anybody who may have it, and its holder shoots anybody."""

    sides = ("cops", "don")
    needs: ClassVar[Options] = {"game": "fast"}

    def choice(self, p: Offer, seat: int) -> int:
        if p.stage == w.BANG:
            return a.BANG + self.one_of(p.living & ~bit(seat))
        if p.roles[seat] == DON and p.pointers[seat] == w.UNSET:
            first = a.TAP if p.stage == w.TAP else a.PLACE
            return first + self.one_of(legal_targets(p, seat))
        return a.READY
