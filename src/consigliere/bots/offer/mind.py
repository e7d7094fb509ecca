"""One seat's point of view: what it is sure of, what it thinks of the others, and whom it would go for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from consigliere.bots.offer import prospects
from consigliere.bots.offer.reading import ACCUSING, Table, table_of
from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.knowledge import Memory
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import CONSIGLIERE, DON, NO_SEAT, UNKNOWN, is_traitor
from consigliere.kernel.chance import Chance
from consigliere.kernel.viewer import members

Judge = Callable[[Table, dict[int, bool], dict[int, float]], list[float]]

ALMOST_SURE: Final = 0.8  # odds from which on nobody would be surprised
ABOUT_EQUAL: Final = 0.75  # of the best: no hair decides, or traitors would play for it
A_HAIR: Final = 1e-6  # less is an error of reckoning
CLEARLY: Final = 1.5  # times the odds that everybody has without a clue
LOST_CAUSE: Final = 0.7  # a team-mate with such odds in everybody's eyes is given up

# How much likelier a player is a traitor whom a ghost of the Family has named for a bribe.
NAMED_BY_A_GHOST: Final = 2.0
NAMED_BY_THE_CONSIGLIERE: Final = 8.0
NAMED_BY_WHO_SEES_ALL: Final = 50.0


class Mind:
    """What a player in this seat goes by."""

    def __init__(
        self, p: Position, memory: Memory, seat: int, judge: Judge, chance: Chance, is_sly: bool = False
    ) -> None:
        self.p: Final = p
        self.memory: Final = memory
        self.seat: Final = seat
        self.chance: Final = chance
        self.table: Final = table_of(p)
        self.role: Final = int(p.roles[seat])
        self.is_traitor: Final = not p.agreed.fast and is_traitor(self.role)
        self.team: Final = set(members(p.team)) if self.is_traitor else self._pair()
        self.others: Final = [other for other in self.table.living if other != seat]
        self.is_sly: Final = is_sly
        self._judge: Final = judge

    @cached_property
    def public_odds(self) -> list[float]:
        """What somebody would think who has only listened."""
        return self._judge(self.table, self._proven(), {})

    @cached_property
    def pretended_odds(self) -> list[float]:
        """What this seat would think if it were an honest one without a power."""
        return self._judge(self.table, {self.seat: False}, {})

    @cached_property
    def odds(self) -> list[float]:
        """How likely each of the others is against this seat; a traitor pretends to know no more than the table."""
        if self.is_traitor or (self.table.fast and (self.role == DON or self.team)):
            return self.public_odds
        sure = self.sure()
        if sum(sure.values()) + len(self.table.living) - len(sure) < self.table.foes:
            sure = {self.seat: False}  # somebody was taken for Family who is not
        return self._judge(self.table, sure, self.hints())

    def _pair(self) -> set[int]:
        """Don and Patsy of the fast game, for one of them."""
        if self.p.patsy == NO_SEAT:
            return set()
        return {int(self.p.patsy), int(self.p.seat_of(DON))}

    def _proven(self) -> dict[int, bool]:
        """What the table proves to everybody: the Don of the fast game cannot give himself the gun."""
        holder = int(self.p.gun)
        return {holder: False} if self.table.fast and holder in self.table.living else {}

    def hints(self) -> dict[int, float]:
        """Whom ghosts have named for a bribe, and how much likelier each is a traitor by that; text says nothing."""
        found: dict[int, float] = {}
        for ghost, word in enumerate(self.memory.words):
            named = int(ledger.word_value(word))
            if ledger.word_kind(word) != w.SAYS_PLAYER or self.table.is_known_traitor(ghost):
                continue
            weight = NAMED_BY_A_GHOST
            if self.p.agreed.ghosts_see_all:
                weight = NAMED_BY_WHO_SEES_ALL
            elif self.table.cards[ghost] == CONSIGLIERE:
                weight = NAMED_BY_THE_CONSIGLIERE
            found[named] = found.get(named, 1.0) * weight
        return found

    def sure(self) -> dict[int, bool]:
        """Living players whose side this seat of the Family knows, or as good as knows."""
        found = {self.seat: False, **self._proven()}
        for seat in self.others:
            card = UNKNOWN if self.table.fast else int(self.memory.roles[seat])
            if card != UNKNOWN:
                found[seat] = is_traitor(card)
            elif (self.p.told_traitor >> seat) & 1:
                found[seat] = True
            elif (self.p.told_family >> seat) & 1:
                found[seat] = False
            elif self._holds_what_is_claimed_by(seat):
                found[seat] = True
        return found

    def _holds_what_is_claimed_by(self, seat: int) -> bool:
        claim = self.table.claims.get(seat)
        return claim is not None and claim.value == self.role and self.table.is_unique(self.role)

    # Whom to go for.

    def most_suspect(self, among: Iterable[int]) -> int | None:
        """Who is most likely a traitor; of those about as likely whom others have named today, then anybody."""
        return self._best(among, lambda seat: self.odds[seat], crowd=1)

    def most_trusted(self, among: Iterable[int]) -> int | None:
        """Who is least likely a traitor."""
        return self._best(among, lambda seat: 1 - self.odds[seat], crowd=-1)

    def _best(self, among: Iterable[int], worth: Callable[[int], float], crowd: int) -> int | None:
        ranked = [(worth(seat), seat) for seat in among]
        best = max((value for value, _ in ranked), default=0.0)
        close = [seat for value, seat in ranked if value >= best * ABOUT_EQUAL]
        if not close:
            return None
        close = [seat for seat in close if not self._has_said(seat, crowd)] or close
        named = [crowd * self.table.suspected_today(seat) for seat in close]
        equals = [seat for seat, number in zip(close, named) if number == max(named)]
        equals = [seat for seat in equals if self._has_said(seat, -crowd)] or equals
        return equals[self.chance.below(len(equals))]

    def _has_said(self, seat: int, kindly: int) -> bool:
        """Whether this seat has spoken for a player today, or, if `kindly` is below 0, against him."""
        kinds = (e.TRUSTED,) if kindly > 0 else ACCUSING
        return any(
            entry.seat == self.seat and entry.about == seat and entry.kind in kinds
            for entry in self.table.today
        )

    def trusts(self, seat: int) -> bool:
        """Whether this seat has said today that it trusts a player, against whom nothing clear has come up."""
        return self._has_said(seat, 1) and not self.stands_out(seat)

    def suspect(self) -> int | None:
        """Whom this seat speaks and acts against by day: a traitor spares his team, unless it is no use."""
        return self.most_suspect(self.candidates())

    def candidates(self) -> list[int]:
        """The others, but for the team-mates of a traitor who are not given up."""
        return [seat for seat in self.others if not self.is_spared(seat)]

    def is_spared(self, seat: int) -> bool:
        """Whether a traitor covers this player: one of the team who can still be saved."""
        return seat in self.team and (self.table.fast or not self.is_lost(seat))

    def stands_out(self, seat: int) -> bool:
        """Whether a player is clearly more suspect than anybody would be without a clue."""
        return self.odds[seat] >= CLEARLY * self._even_share()

    def is_lost(self, seat: int) -> bool:
        """Whether most think a player guilty, or have spoken against him today: who covers him shows himself."""
        against = self.table.suspected_today(seat)
        return self.public_odds[seat] >= LOST_CAUSE or 2 * against > len(self.table.living)

    def gain(self, seat: int, odds: list[float] | None = None) -> float:
        """What the Family seems to gain if this player is voted out."""
        held = self.odds if odds is None else odds
        return prospects.gain(self.table.family, self.table.traitors, held[seat])

    def is_worth_a_vote(self, seat: int, odds: list[float] | None = None) -> bool:
        """Whether a vote seems no worse than none; a table that never acts would be drawn."""
        return self.gain(seat, odds) > -A_HAIR or int(self.p.quiet) + 2 >= int(self.p.agreed.quiet_limit)

    def wins_by_a_vote(self) -> bool:
        """Whether the traitors have won, or will have by the morning, if the vote hits the Family."""
        return self.table.family - 2 <= self.table.traitors

    # Who is who.

    def don(self) -> int | None:
        """Who is the Don as far as a traitor can tell: known for certain, marked by the team, or alone to say so."""
        for seat in self.others:
            if self.memory.roles[seat] == DON or (self.p.told_don >> seat) & 1 or self.p.roles[seat] == DON:
                return seat
        marked = [seat for seat in self.others if self.memory.marks[seat] == DON]
        claimants = marked or self.table.claimants(DON)
        if len(claimants) != 1 or claimants[0] not in self.others or claimants[0] in self.team:
            return None
        seat = claimants[0]
        return None if ((self.p.told_not_don | self.memory.not_don) >> seat) & 1 else seat

    def cleared(self) -> list[int]:
        """Living players whom the only Consigliere has called Family."""
        told_by = self.table.consigliere()
        family = {
            report.about
            for report in self.table.reports
            if report.seat == told_by and self.public_odds[report.about] < self._even_share()
        }
        return [seat for seat in self.others if seat in family]

    def _even_share(self) -> float:
        return self.table.traitors / max(1, len(self.table.living))

    def neighbours(self, side_of: int) -> tuple[int, int]:
        """The living players left and right of a seat."""
        left, right = int(self.p.left_of(side_of)), int(self.p.right_of(side_of))
        return left, right
