"""What is done on the board: figures placed, killed and moved, businesses shaken down, markers laid."""

from __future__ import annotations

from consigliere.bots.corleone.lore import Icon
from consigliere.bots.corleone.spoils import Spoils
from consigliere.bots.corleone.treasury import Treasury
from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone import placing
from consigliere.games.corleone.legality import marked, target_place
from consigliere.kernel.viewer import members


class Deeds:
    """One seat judging what it could do on the board."""

    def __init__(self, treasury: Treasury, spoils: Spoils) -> None:
        self._sight = treasury.sight
        self._lore = treasury.sight.lore
        self._turfs = treasury.turfs
        self._spoils = spoils
        self._neutral = treasury.sight.seats  # the side of the neutral figures

    # Places.

    def shaken(self, business: int) -> float:
        """What shaking down a business is worth, less what its controller gets of it [CORL-8.2]."""
        return self._spoils.after(self._lore.fronts[business]) - self._turfs.shared(business)

    def supported(self, space: int) -> float:
        """What supporting everything that a space touches is worth [CORL-7.3]."""
        icons: list[Icon] = []
        for turf in self._lore.touches[space]:
            icons += self._backs(turf)
        if (self._lore.beside_park >> space) & 1:
            icons += self._lore.park
        return self._spoils.after(icons)

    def _backs(self, turf: int) -> list[Icon]:
        return [icon for business in self._sight.businesses_of(turf) for icon in self._lore.backs[business]]

    def thug(self, business: int) -> float:
        """What a thug of mine in a business is worth."""
        turf = int(self._sight.p.turf_of(business))
        return self.shaken(business) + self._turfs.change(turf, self._sight.me, 1)

    def member(self, space: int) -> float:
        """What a family member of mine on a space is worth."""
        return self.supported(space) + self._standing(space, self._sight.me)

    def _standing(self, space: int, side: int) -> float:
        return sum(self._turfs.change(turf, side, 1) for turf in self._lore.touches[space])

    # Decisions.

    def best(self, choices: list[int]) -> int:
        """The best answer to a question about the board."""
        n = self._sight.p.agreed.numbers
        stage = self._sight.p.stage
        if stage == e.KILL:
            return self._kill(choices)
        score = {
            e.MOVE: self._move,
            e.PLACE_NEUTRAL: self._place_neutral,
            e.PLACE_MARKER: self._marker,
            e.SHAKE: self._shake,
            e.SUPPORT: self._support,
            e.MOVE_MARKER: self._marker,
        }[stage]
        values = [(score(number), -number) for number in choices if number != n.decline]
        value, number = max(values)
        return -number if value > 0 else int(n.decline)

    def _kill(self, choices: list[int]) -> int:
        """The figure whose absence is worth the most to me, as long as that is anything; then done."""
        n = self._sight.p.agreed.numbers
        targets = [number for number in choices if number <= n.kill_chief]
        value, target = max(
            ((self._absence(number - int(n.kill)), -number) for number in targets), default=(0.0, 0)
        )
        if value > 0:
            return -target
        return int(n.done if n.done in choices else n.decline)

    def _absence(self, target: int) -> float:
        return self._turfs.absence(int(target_place(self._sight.p, target)))

    def _move(self, number: int) -> float:
        """First the figure that is best away, then the place for it."""
        p = self._sight.p
        n = p.agreed.numbers
        own = p.box.effects[p.effect].a == 1
        if number < n.place:
            place = number - int(n.move)
            return self._leaving(place) if own else self._turfs.absence(place)
        place = number - int(n.place)
        owner = int(placing.owner_at(p, marked(p)))
        turfs = members(placing.turfs_at(p, place))
        stands = sum(self._turfs.change(turf, owner, 1) for turf in turfs)
        if own:
            return self.shaken(place) + stands
        return 100.0 + stands  # where it does the least for its owner, or harm to another

    def _leaving(self, business: int) -> float:
        """How little I lose by moving my own thug away: it shakes again wherever it goes."""
        turf = int(self._sight.p.turf_of(business))
        return 100.0 + self._turfs.change(turf, self._sight.me, -1)

    def _place_neutral(self, number: int) -> float:
        p = self._sight.p
        place = number - int(p.agreed.numbers.place)
        effect = p.box.effects[p.effect]
        stands = sum(
            self._turfs.change(turf, self._neutral, 1) for turf in members(placing.turfs_at(p, place))
        )
        if effect.b == b.THEN_SHAKE:
            return self.shaken(place) + stands
        if effect.b == b.THEN_SUPPORT:
            return self.supported(place - self._lore.businesses) + stands
        return 100.0 + stands  # the Police Chief must go somewhere to kill, and pays anyway

    def _marker(self, number: int) -> float:
        p = self._sight.p
        n = p.agreed.numbers
        if number < n.rob:
            return self._turfs.marked(number - int(n.marker))
        target = (
            int(p.settling)
            if p.stage == e.MOVE_MARKER
            else int(marked(p)) - self._lore.businesses - self._lore.spaces
        )
        source, which = divmod(number - int(n.lift), int(p.box.markers))
        return self._turfs.after_lifting(source, which + 1, target)

    def _shake(self, number: int) -> float:
        return self.shaken(number - int(self._sight.p.agreed.numbers.shake))

    def _support(self, number: int) -> float:
        turf = number - int(self._sight.p.agreed.numbers.support)
        return self._spoils.after(self._backs(turf))
