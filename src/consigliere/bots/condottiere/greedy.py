"""The greedy bot: at each decision it takes what looks best now, by rules of thumb and without looking ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.bot import Bot
from consigliere.bots.condottiere import purse
from consigliere.bots.condottiere.fight import Fight, Stake
from consigliere.bots.condottiere.realm import BLOCKING, VICTORY, Realm, realm_key
from consigliere.bots.condottiere.sight import Sight, cards_of, look
from consigliere.games.condottiere import action as a
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.dealing import HAND_OF_TEN
from consigliere.games.condottiere.knowledge import Memory
from consigliere.games.condottiere.pieces import BISHOP, COURTESAN, HEROINE, NO_CARD, NO_SEAT, OFF_BOARD
from consigliere.games.condottiere.position import HAND, Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.game import Game
from consigliere.kernel.state import Knowledge, View

TOKEN: Final = 2.0  # what choosing the next region is worth in strength of cards
TOKEN_NEAR_VICTORY: Final = 8.0  # and when somebody could win with the right region
FAVOR: Final = 1.0
FAVOR_AGAINST_VICTORY: Final = 5.0  # when a rival could win with the right region
AS_GOOD: Final = 0.5  # regions that differ by no more are as good as each other
CONFIDENCE: Final = 2.0  # how much likelier than an equal hand says this bot thinks to win
WEAK_HAND: Final = 1.5  # strength for each card of the longest rival hand, below which a hand is thrown away
LAST_EFFORT: Final = 0.01  # what cards are worth when nothing comes after


class Greedy(Bot):
    """Folds what is too dear, bluffs with the Scarecrow, and goes for regions that complete or block a chain."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self._known: Realm | None = None

    def choose(self, view: View, knowledge: Knowledge, legal: vec[i64], chance: Chance) -> int:
        p = view.copy
        assert isinstance(p, Position)
        assert isinstance(knowledge, Memory)
        choices: list[int] = list(legal)
        if len(choices) == 1:
            return choices[0]
        stage = p.stage
        if stage == e.PLAY:
            return self._fight(p, knowledge).best_turn(choices)
        if stage == e.TAKE_BACK:
            return self._fight(p, knowledge).best_taken()
        if stage == e.CHOOSE:
            return self._region(p, choices, chance)
        if stage == e.FAVOR:
            return max(choices, key=lambda number: self._protection(p, number - a.PLACE_FAVOR))
        if stage == e.ANSWER:
            return a.DISCARD_HAND if self._is_weak(p) else a.KEEP_HAND
        if stage == e.KEEP:
            first, second = (
                *purse.best_two(cards_of(p, HAND, self.seat), list(p.box.strengths)),
                NO_CARD,
                NO_CARD,
            )[:2]
            return int(a.keeping(first, second))
        return choices[-1]  # draw as many cards as allowed

    def _realm(self, p: Position) -> Realm:
        """The map appraised; done anew only when it has changed."""
        if self._known is None or self._known.key != realm_key(p):
            self._known = Realm(p)
        return self._known

    def _rivals(self, p: Position) -> list[int]:
        return [seat for seat in range(p.seats) if seat != self.seat]

    # In battle.

    def _fight(self, p: Position, memory: Memory) -> Fight:
        sight = look(p, memory, self.seat)
        if p.finalists:
            return Fight(sight, Stake(VICTORY, 0.0, 0.0, 0.0, favor_bars=False), LAST_EFFORT)
        return Fight(sight, self._stake(p, sight), purse.thrift(sight.turn, p.agreed.draw_after_battle))

    def _stake(self, p: Position, sight: Sight) -> Stake:
        """What the contested region, the token and the Favor mean to me, and to those who would get them else."""
        realm = self._realm(p)
        region = int(p.contested)
        rivals = sight.turn.rivals
        top = max(sight.theirs)
        likely = [s for s, strength in zip(rivals, sight.theirs) if strength == top or s in sight.turn.inside]
        harm = max(realm.prize(seat, region) for seat in likely)
        if harm < VICTORY:
            harm /= len(rivals)  # one rival's gain is shared out as everyone else's loss
        near = [seat for seat in rivals if realm.ways[seat]]
        return Stake(
            realm.gain(self.seat, region),
            harm,
            TOKEN_NEAR_VICTORY if any(realm.ways) else TOKEN,
            FAVOR_AGAINST_VICTORY if near else FAVOR,
            sight.turn.hand[BISHOP] > 0 and any(realm.can_be_barred(seat, region) for seat in near),
        )

    # On the map.

    def _region(self, p: Position, choices: list[int], chance: Chance) -> int:
        """One of the best regions: chance decides between those that are about as good."""
        shares = self._expected_shares(p)
        lures = [self._lure(p, number - a.CHOOSE_REGION, shares) for number in choices]
        least = max(lures) - AS_GOOD
        best = [number for number, lure in zip(choices, lures) if lure >= least]
        return best[chance.below(len(best))]

    def _lure(self, p: Position, region: int, shares: list[float]) -> float:
        """How good a battle for a region is for me: what completes my chain or blocks another's, and helps nobody."""
        realm = self._realm(p)
        owner = realm.owner(region)
        rivals = [seat for seat in self._rivals(p) if seat != owner]
        blocked = max((realm.prize(seat, region) for seat in rivals), default=0.0)
        lost = sum(shares[seat] * realm.prize(seat, region) for seat in rivals)
        lure = shares[self.seat] * (realm.gain(self.seat, region) + BLOCKING * blocked) - lost
        if self._offers_the_game(p, region, shares) and not realm.wins(self.seat, region):
            lure -= VICTORY  # only if there is no other region
        return lure

    def _offers_the_game(self, p: Position, region: int, shares: list[float]) -> bool:
        """Whether a rival who may win the next battle would win the game with a region."""
        realm = self._realm(p)
        return any(shares[seat] and realm.wins(seat, region) for seat in self._rivals(p))

    def _expected_shares(self, p: Position) -> list[float]:
        """How likely each seat wins the next battle, going by the sizes of hands."""
        hands = [float(p.hand_size(seat)) for seat in range(p.seats)]
        if sum(1 for size in hands if size) < 2 and not p.agreed.draw_after_battle:
            hands = [HAND_OF_TEN + self._realm(p).number(seat) for seat in range(p.seats)]  # a new round
        hands[self.seat] = CONFIDENCE * hands[self.seat] + 0.1
        return [size / sum(hands) for size in hands]

    def _protection(self, p: Position, region: int) -> float:
        """How good the Favor is on a region: it bars what the leader needs, or guards what is mine."""
        if region == OFF_BOARD:
            return 0.0
        realm = self._realm(p)
        owner = realm.owner(region)
        if owner == self.seat:
            return BLOCKING * realm.prize(owner, region)
        if owner != NO_SEAT:
            return -realm.gain(self.seat, region)
        dearest = max(realm.prize(seat, region) / max(1, realm.ways[seat]) for seat in self._rivals(p))
        return dearest - realm.prize(self.seat, region)

    # Between battles.

    def _is_weak(self, p: Position) -> bool:
        """Whether a hand without mercenaries is better thrown away: it is, beside a long hand of a rival."""
        hand = cards_of(p, HAND, self.seat)
        strength = hand[HEROINE] * p.box.strength(HEROINE) + hand[COURTESAN] * p.box.strength(COURTESAN)
        longest, *others = sorted((int(p.hand_size(seat)) for seat in self._rivals(p)), reverse=True)
        if any(others) and self._offers_the_game(p, int(p.contested), self._expected_shares(p)):
            return False  # whoever holds a card may yet keep the game from that rival
        return int(strength) < WEAK_HAND * longest
