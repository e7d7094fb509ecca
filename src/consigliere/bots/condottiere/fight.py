"""A turn in a battle: every card, and the pass, is judged by what it costs and what it makes of the chances.

A turn's score is the chance to win the region times what is at stake, less the cards spent for it. Lines of
seats that are out stay as they are; lines of seats still in are expected to grow.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.bots.condottiere import purse
from consigliere.bots.condottiere.sight import Line, Sight
from consigliere.games.condottiere import action as a
from consigliere.games.condottiere.pieces import BISHOP, KINDS, MERCENARIES, SCARECROW, SURRENDER

# How the line of a seat that is still in may grow.
GROWTH_PER_CARD: Final = 0.9
GROWTH_IN_WINTER: Final = 0.4
GROWTH_OF_KNOWN_CARD: Final = 0.8  # of the strength of a card known to be in that hand
LEFT_AT_THAT: Final = 0.4  # how likely each rival who is still in gives a region up to who gets ahead
WORTH_A_TRY: Final = 10.0  # the most that counts for: a cheap card is tried for it, not a strong one
UNSEEN_CARD: Final = 3.7  # the mean of what may lie face down [CON-16.1]
SPREAD: Final = 2.0  # how far from what is expected a line may end
SPREAD_OF_GROWTH: Final = 0.4

MARGIN: Final = 3.0  # by which one would like to be ahead of lines that may grow
COURTED: Final = 0.8  # how safe the token is for who has the most Courtesans before the battle has ended
SMALL_FIRST: Final = 0.02  # among equals the smaller card: it shows less and keeps more for later
WASTED: Final = -1000.0  # a card that does nothing
NEW_HAND: Final = 1.5  # for each card a rival loses when my last card ends the round


class Stake:
    """What a battle is about, in strength of cards."""

    def __init__(self, gain: float, harm: float, token: float, favor: float, favor_bars: bool) -> None:
        self.region: Final = gain + harm  # of winning, and of the likely winner's not winning
        self.token: Final = token  # of choosing the next region
        self.favor: Final = favor  # of moving the Favor
        self.favor_bars: Final = favor_bars  # whether it would then bar a rival's last way to victory


class Bars:
    """The strengths there are to beat: the highest certain one, and the others with how far off each may be."""

    def __init__(self, certain: float, open_ones: list[tuple[float, float]]) -> None:
        self.certain: Final = certain
        self.open: Final = open_ones
        self.highest: Final = max(certain, max(open_ones)[0]) if open_ones else certain


class Fight:
    """One seat thinking about its turn."""

    def __init__(self, sight: Sight, stake: Stake, thrift: float) -> None:
        self.sight: Final = sight
        self.turn: Final = sight.turn
        self.stake: Final = stake
        self.thrift: Final = thrift
        self._line: Final[Line] = sight.lines[self.turn.me]
        self._growth = [self._expected_growth(seat) for seat in self.turn.rivals]
        self._bars_now = self._bars(sight)
        self._most_courtesans = max(sight.lines[seat].courtesans for seat in self.turn.rivals)

    # What to do.

    def best_turn(self, choices: list[int]) -> int:
        """The card to play, or the pass."""
        if self.turn.waits:
            return a.PASS  # a defender who waits sees all the others' cards first [CON-15.5]
        best, choice = self.outlook(self.sight, self.turn.hand, stays=False), a.PASS
        for number in choices:
            if number < a.PASS:
                score = self.score(number - a.PLAY_CARD)
                if score > best:
                    best, choice = score, number
        return choice

    def best_taken(self) -> int:
        """What a Scarecrow that has been played takes back."""
        card, _ = self._taken(self.turn.hand)
        return a.TAKE_NOTHING if card == KINDS else a.TAKE_BACK + card

    # How good it is.

    def score(self, card: int) -> float:
        """How good playing a card is, as far as one can see."""
        cost = purse.price(card, self.turn, self.thrift)
        if self.turn.inside:
            cost += SMALL_FIRST * self.turn.printed[card]
        hand = self.turn.hand.copy()
        hand[card] -= 1
        if card == SCARECROW:
            return self._taken(hand)[1] - cost
        sight = self.sight.after(card)
        if card == SURRENDER:
            return self._end(sight) - cost
        if card == BISHOP:
            hits = any(after < before for after, before in zip(sight.theirs, self.sight.theirs))
            if not hits and not self.stake.favor_bars:
                return WASTED
            cost -= self.stake.favor
        return self.outlook(sight, hand, stays=True) - cost + self._new_hand(hand)

    def _taken(self, hand: list[int]) -> tuple[int, float]:
        """The mercenary to take back, KINDS for none, and how good that is."""
        choice, best = KINDS, self.outlook(self.sight, hand, stays=True)
        for card in range(MERCENARIES):
            strength = self.turn.printed[card]
            if strength in self._line.up:
                fuller = hand.copy()
                fuller[card] += 1
                score = self.outlook(self.sight.after_taking(strength), fuller, stays=True)
                score += strength * self.thrift
                if score > best:
                    choice, best = card, score
        return choice, best

    def _new_hand(self, hand: list[int]) -> float:
        """When my last card leaves one rival alone with cards, that rival loses all but two of them [CON-8.3]."""
        if any(hand):
            return 0.0
        left = [self.turn.hands[seat] for seat in self.turn.rivals if self.turn.hands[seat]]
        return NEW_HAND * max(0, left[0] - purse.KEPT_AT_THE_END) if len(left) == 1 else 0.0

    def outlook(self, sight: Sight, hand: list[int], stays: bool) -> float:
        """What the battle promises: as it lies, or with the best further effort of one who stays in it."""
        bars = self._bars_now if sight.theirs is self.sight.theirs else self._bars(sight)
        mine, line = sight.mine, sight.lines[self.turn.me]
        best = self._promise(mine, bars, line)
        if not stays:
            return best
        lacking = bars.highest - mine
        if not self.turn.inside:  # nobody answers any more: what it takes is known
            effort = lacking if self.turn.defends else lacking + 1
            if effort > 0:
                cost = purse.cheapest(effort, hand, line, sight.winter, self.turn.printed)
                best = max(best, self._promise(mine + effort, bars, line) - cost * self.thrift)
            return best
        if mine > max(sight.theirs):
            best = max(best, min(WORTH_A_TRY, self.stake.region) * LEFT_AT_THAT ** len(self.turn.inside))
        most = float(purse.reserve(hand, line, sight.winter, self.turn.printed))
        for effort in (lacking + MARGIN, lacking + 3 * MARGIN, most):
            if 0 < effort <= most:
                promise = self._promise(mine + effort, bars, line) - effort * self.thrift
                if promise > best:
                    best = promise
        return best

    def _end(self, sight: Sight) -> float:
        """What ending the battle at once would bring [CON-5.35]."""
        lying = [
            strength + (UNSEEN_CARD if sight.lines[seat].unseen else 0.0)
            for seat, strength in zip(self.turn.rivals, sight.theirs)
        ]
        return self._promise(sight.mine, Bars(max(lying), []), sight.lines[self.turn.me])

    # What to expect.

    def _promise(self, mine: float, bars: Bars, line: Line) -> float:
        """What a line of that strength promises, with the token that comes with it."""
        chance = 1.0 if mine > bars.certain or (mine == bars.certain and self.turn.defends) else 0.0
        if chance:
            for bar, spread in bars.open:
                chance /= 1 + exp((bar - mine) / spread)
        # With the most Courtesans I take the token in any case, with fewer hardly [CON-7.4 to CON-7.6].
        if line.courtesans == self._most_courtesans:
            token = chance
        else:
            token = COURTED if line.courtesans > self._most_courtesans else (1 - COURTED) * chance
        return self.stake.region * chance + self.stake.token * token

    def _bars(self, sight: Sight) -> Bars:
        """What there is to beat: lines that stay as they are, and lines that may grow or hide a card."""
        certain = -1.0
        found: list[tuple[float, float]] = []
        for seat, strength, (unknown, known) in zip(self.turn.rivals, sight.theirs, self._growth):
            growth = unknown + known
            unseen = sight.lines[seat].unseen
            if not growth and not unseen:
                certain = max(certain, strength)
                continue
            bar = strength + growth * (GROWTH_IN_WINTER if sight.winter else 1.0)
            found.append((bar + (UNSEEN_CARD if unseen else 0.0), SPREAD + SPREAD_OF_GROWTH * unknown))
        return Bars(certain, found)

    def _expected_growth(self, seat: int) -> tuple[float, float]:
        """What a rival who is still in may add to its line: by cards nobody knows, and by cards seen in its hand."""
        if seat not in self.turn.inside:
            return 0.0, 0.0
        known = self.turn.remembered(seat)
        size = self.turn.hands[seat]
        if not any(known):
            return GROWTH_PER_CARD * size, 0.0
        strength = sum(known[card] * self.turn.printed[card] for card in range(KINDS))
        return GROWTH_PER_CARD * max(0, size - sum(known)), GROWTH_OF_KNOWN_CARD * strength
