"""What cards are worth: the price of playing one, and what a hand could still bring."""

from __future__ import annotations

from typing import Final

from consigliere.bots.condottiere.sight import Line, Turn
from consigliere.games.condottiere.pieces import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)

# In strength. A mercenary is worth what is printed on it.
SPECIAL_CARDS: Final = {
    WINTER: 5.0,
    SPRING: 4.0,
    BISHOP: 4.0,
    COURTESAN: 1.5,
    DRUMMER: 6.0,
    HEROINE: 10.5,
    SCARECROW: 2.5,
    SURRENDER: 4.0,
}
KEPT_AT_THE_END: Final = 2  # cards that outlive the round [CON-8.3]
FETCHED_AGAIN: Final = 0.6  # of a mercenary's price, while a Scarecrow in hand can take it back
ANOTHER_TURN: Final = 0.1  # what each further card costs besides: it could have won a turn elsewhere
OUT_OF_REACH: Final = 1000.0


def worth(card: int, printed: list[int]) -> float:
    """What holding a card is worth."""
    return printed[card] if card < MERCENARIES else SPECIAL_CARDS[card]


def price(card: int, turn: Turn, thrift: float) -> float:
    """What playing a card costs. One that can be fetched again costs less: that is what bluffs are made of."""
    full = worth(card, turn.printed) * thrift
    if card < MERCENARIES and turn.hand[SCARECROW] and not turn.hidden:
        return full * FETCHED_AGAIN
    return full


def thrift(turn: Turn, draws_after_battle: bool) -> float:
    """How dear cards are now: cheap when the rivals run out of them, for then the round ends and mine are lost."""
    if draws_after_battle:
        return 1.0
    longest = max(turn.hands[seat] for seat in turn.rivals)
    return min(1.0, (longest + KEPT_AT_THE_END) / (sum(turn.hand) + 1))


def reserve(hand: list[int], line: Line, winter: bool, printed: list[int]) -> int:
    """The strength that a hand could still add to a line."""
    strength = 0
    for card in range(MERCENARIES):
        if hand[card]:
            strength += hand[card] if winter else hand[card] * printed[card]
    if line.drummer:
        strength *= 2
    elif hand[DRUMMER]:
        strength = 2 * strength + (len(line.up) if winter else sum(line.up))
    return strength + hand[HEROINE] * printed[HEROINE] + hand[COURTESAN] * printed[COURTESAN]


def cheapest(lacking: float, hand: list[int], line: Line, winter: bool, printed: list[int]) -> float:
    """What it costs to add at least so much strength: the smallest card that does it, else big ones first."""
    each = 2 if line.drummer else 1
    ways = [
        (
            (1 if winter else printed[card]) * each if card < MERCENARIES else printed[card],
            worth(card, printed),
        )
        for card in range(KINDS)
        if printed[card]
        for _ in range(hand[card])
    ]
    ways.sort()
    cost = 0.0
    while lacking > 0:
        enough = [way for way in ways if way[0] >= lacking]
        if not ways:
            return OUT_OF_REACH
        strength, its_worth = min(enough, key=lambda way: way[1]) if enough else ways.pop()
        lacking -= strength
        cost += its_worth + ANOTHER_TURN
    return cost


def best_two(hand: list[int], printed: list[int]) -> list[int]:
    """The cards to keep at the end of a round, in the order of their kinds."""
    cards = [card for card in range(KINDS) for _ in range(hand[card])]
    cards.sort(key=lambda card: -worth(card, printed))
    return sorted(cards[:KEPT_AT_THE_END])
