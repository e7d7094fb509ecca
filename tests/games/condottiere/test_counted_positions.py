"""Counted positions: the number of histories from small stated positions, worked out without the engine.

A history of depth n is n decisions, each by a seat the game waits for. Each count below is derived from the rules,
in the comment or by a small counter that knows nothing of the engine.
"""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import NoChance
from consigliere.kernel.viewer import members
from tests.games.condottiere.scenario import at

REGIONS = 17


def histories(state: Condottiere, depth: int) -> int:
    """How many histories of that depth the engine finds. A draw on the way would be an error."""
    if depth == 0:
        return 1
    number = 0
    for seat in members(state.waiting_for()):
        for command in state.legal(seat):
            if depth == 1:
                number += 1
            else:
                after = state.copy()
                after.decide(seat, command, NoChance())
                number += histories(after, depth - 1)
    return number


def counts(state: Condottiere, depth: int) -> list[int]:
    """The numbers of histories of depth 1, 2, and so on."""
    return [histories(state, n) for n in range(1, depth + 1)]


# A battle of mercenaries only, counted by a counter of its own.


class Plain:
    """A battle of different mercenaries, at a table where nobody controls anything yet."""

    def __init__(
        self, hands: tuple[frozenset[int], ...], lines: tuple[int, ...], out: frozenset[int], turn: int
    ):
        self.hands = hands
        self.lines = lines  # the sum of each line
        self.out = out
        self.turn = turn

    def after(self, card: int | None) -> Plain:
        """The turn's seat plays a card, or passes; an empty hand passes by itself."""
        hands, lines, out = list(self.hands), list(self.lines), set(self.out)
        if card is not None:
            hands[self.turn] -= {card}
            lines[self.turn] += card
        if card is None or not hands[self.turn]:
            out.add(self.turn)
        turn = self.turn
        for _ in hands:
            turn = (turn + 1) % len(hands)
            if turn not in out:
                break
        return Plain(tuple(hands), tuple(lines), frozenset(out), turn)


def plain_histories(battle: Plain, depth: int) -> int:
    """How many histories of that depth there are, as far as the choice of the next region and one decision more."""
    if depth == 0:
        return 1
    if len(battle.out) < len(battle.hands):
        choices = [*battle.hands[battle.turn], None]
        return sum(plain_histories(battle.after(card), depth - 1) for card in choices)
    # The battle is over: whoever holds the token chooses a free region. A winner has taken one of the seventeen.
    is_won = battle.lines.count(max(battle.lines)) == 1
    regions = REGIONS - 1 if is_won else REGIONS
    if depth == 1:
        return regions
    # Then everyone who has cards is asked at once, and as all of them hold mercenaries each can only keep.
    assert depth == 2, "the counter goes no further"
    return regions * sum(1 for hand in battle.hands if hand)


@pytest.mark.parametrize(
    "hands",
    [("1 2", "3"), ("10 6", "5 4"), ("1 2 3", "4 5 6"), ("1", "2", "3 4"), ("10 1", "6 2", "5 3")],
    ids=" v ".join,
)
def test_a_battle_of_mercenaries(hands: tuple[str, ...]) -> None:
    """Two or three seats, a card or a pass each turn, as deep as a choice of region and one answer."""
    names = ("anna", "bruno", "carla")
    seats = "\n".join(f"{name}: hand {hand}" for name, hand in zip(names, hands, strict=False))
    state = at(f"contested parma, chosen by anna, token anna, battle 1\nasked play_or_pass: anna\n{seats}")
    battle = Plain(
        tuple(frozenset(map(int, hand.split())) for hand in hands), (0,) * len(hands), frozenset(), 0
    )
    # At the soonest everybody passes at once, then a region is chosen, then one seat answers.
    deepest = len(hands) + 2

    assert counts(state, deepest) == [plain_histories(battle, n) for n in range(1, deepest + 1)]


# Positions counted by hand.


def test_a_bishop_asks_where_the_favor_goes() -> None:
    """The Favor may go on any region but the contested one, or off: 16 + 1 = 17 choices.

    1: anna plays Bishop, plays 1 or passes: 3.
    2: after Bishop 17 places; after 1, and after a pass, bruno plays 1 or passes: 17 + 2 + 2 = 21.
    3: after Bishop and a place, bruno 2: 34. After 1 and either of bruno's, anna plays Bishop or passes: 4. After
       anna's pass bruno's 1 wins Parma, 16 regions are left; bruno's pass ties 0 : 0, 17 are. 34 + 4 + 33 = 71.
    4: Bishop, place, bruno's 2, then anna plays 1 or passes: 17 * 4 = 68. After 1, 1: Bishop 17, or a pass, which ties
       1 : 1, 17 regions; after 1, pass: Bishop 17, or a pass, which wins, 16 regions: 67. After pass, 1 and one of 16
       regions only anna has cards and, with a mercenary, can only keep: 16; after pass, pass and one of 17 regions
       either of both may answer first: 34. 68 + 67 + 50 = 185.
    """
    state = at("""
        contested parma, chosen by anna, token anna, battle 1
        asked play_or_pass: anna
        anna: hand bishop 1
        bruno: hand 1
    """)

    assert counts(state, 4) == [3, 21, 71, 185]


def test_a_scarecrow_asks_what_is_taken_back() -> None:
    """anna's line holds 10 and 6.

    1: Scarecrow, 2 or pass: 3.
    2: after Scarecrow 10, 6 or nothing is taken back; after 2 or a pass bruno plays 3 or passes: 3 + 2 + 2 = 7.
    3: after each taking back bruno's 2: 6. After 2 and either of bruno's, anna plays Scarecrow or passes: 4. After
       anna's pass she wins either way, and 16 regions are left: 32. 6 + 4 + 32 = 42.
    4: with 10 taken back anna holds two kinds and may pass: 3 after either of bruno's, 6; with 6 the same, 6; with
       nothing 2 and 2: 4. After 2: Scarecrow takes back 10, 6, 2 or nothing, 4; a pass wins, 16 regions; twice: 40.
       After the pass: bruno's 3 leaves only anna to be asked: 16; his pass leaves two who may answer: 32.
       16 + 40 + 48 = 104.
    """
    state = at("""
        contested parma, chosen by anna, token anna, battle 1
        asked play_or_pass: anna
        anna: hand scarecrow 2; line 10 6; played
        bruno: hand 3
    """)

    assert counts(state, 4) == [3, 7, 42, 104]


def test_a_defender_may_pass_and_wait() -> None:
    """Under capturing regions bruno defends Napoli: while he has played nothing a pass does not put him out.

    1: 10, 1 or pass: 3.
    2: bruno plays 6 or passes: 6.
    3: after a card of anna's, whatever bruno does, she plays her other card or passes: 8. After her pass bruno is
       alone: 6, or a pass that ties 0 : 0. He holds Napoli either way and chooses among all but it: 16 + 16.
       8 + 32 = 40.
    4: 10, 6: anna's 1, or her pass, ends it and captures Napoli; she chooses among all but it: 32. 10, pass: after
       anna's 1, or her pass, bruno still has his turn: 6 or pass, 4. 1, 6: the 10 captures, 16; a pass does not, and
       bruno chooses, 16: 32. 1, pass: 4. After pass, 6 and a region, anna alone answers: 16; after pass, pass and a
       region, two may: 32. 32 + 4 + 32 + 4 + 48 = 120.
    """
    state = at(
        """
        contested napoli, chosen by anna, token anna, battle 1
        asked play_or_pass: anna
        anna: hand 10 1
        bruno: hand 6; regions napoli
        """,
        capturing_regions=True,
    )

    assert counts(state, 4) == [3, 6, 40, 120]


def test_choosing_whose_region_to_attack() -> None:
    """Under capturing regions anna may choose any region but her own Roma and protected Firenze: 15.

    1: 15.
    2: both hold mercenaries and can only keep; either may be first: 30.
    3: then the other: 30.
    4: anna plays 10, Winter or passes: 90.
    5: bruno plays 6 or passes: 180.
    6: where nobody defends (13 regions): after one of anna's cards she has 2 choices, whatever bruno did: 8. After her
       pass bruno's 6 conquers, and of 17 regions his three and the Favor's are closed: 13; his pass ties, 14: 35.
       Where bruno defends (2 regions): 8 again; after her pass he holds it either way, and two and one are closed:
       14 + 14: 36. Two orders of answers: 2 * (13 * 35 + 2 * 36) = 1054.
    """
    state = at(
        """
        token anna, favor firenze, battle 1
        asked choose_region: anna
        anna: hand 10 winter; regions roma
        bruno: hand 6; regions napoli siena
        """,
        capturing_regions=True,
    )

    assert counts(state, 6) == [15, 30, 30, 90, 180, 1054]


def test_a_face_down_card_adds_a_way_to_pass() -> None:
    """bruno has a 3 face down: he may pass with or without turning it up.

    1: anna plays 10 face down, Winter, or passes; she has nothing to turn up: 3.
    2: bruno plays 6, passes, or passes turning up: 9.
    3: after 10 anna, with a card face down, plays Winter or passes either way: 3 * 3. After Winter she plays 10 or
       passes: 3 * 2. After her pass bruno wins however he goes on: 16 regions, 3 * 16. 9 + 6 + 48 = 63.
    4: after 10: when bruno played 6, Winter makes it 1 : 2, a pass 10 : 9, each with a winner: 3 * 16 = 48; when he
       passed, Winter makes it 1 : 1, a tie, 17 regions, a pass 10 : 3: 17 + 16 + 16 = 49, twice: 146. After Winter:
       when bruno played 6, the 10 makes it 1 : 2, a pass 0 : 2: 32; when he passed, 1 : 1 or 0 : 1: 17 + 16, twice:
       98. After her pass: bruno's 6 leaves anna alone to answer: 16; else two may: 32 and 32: 80.
       146 + 98 + 80 = 324.
    """
    state = at(
        """
        contested parma, chosen by anna, token anna, battle 1
        asked play_or_pass: anna
        anna: hand 10 winter
        bruno: hand 6; down 3; played
        """,
        hidden_cards=True,
    )

    assert counts(state, 4) == [3, 9, 63, 324]


def test_a_final_battle_is_the_last() -> None:
    """A Bishop there asks for no Favor, carla does not fight, and when it is over nobody decides anything.

    1: Bishop, 10 or pass: 3.
    2: bruno plays 6 or passes: 6.
    3: after anna's card, whatever bruno did, she plays the other or passes: 8. After her pass it is over: 0.
    4: over in every way: 0.
    """
    state = at("""
        contested none, chosen by anna, token anna, battle 30
        asked play_or_pass: anna
        anna: hand bishop 10; finalist
        bruno: hand 6; finalist
        carla: out
    """)

    assert counts(state, 4) == [3, 6, 8, 0]


def test_everyone_answers_at_once_in_any_order() -> None:
    """anna and carla hold no mercenary and may keep or discard; bruno can only keep.

    1: 2 + 1 + 2 = 5.
    2: two of them in either order: anna and bruno 2 * 2 * 1, anna and carla 2 * 2 * 2, bruno and carla 2 * 1 * 2: 16.
    3: all three in any order: 6 * 2 * 1 * 2 = 24.
    4: six orders each. Both keep, or only carla discards: anna leads, Winter, Courtesan or pass: 3 and 3. Only anna
       discards: bruno leads, 6 or pass: 2. Both discard: bruno alone has cards and keeps his 6 or nothing: 2.
       6 * (3 + 3 + 2 + 2) = 60.
    """
    state = at("""
        contested roma, chosen by anna, token anna, battle 2
        asked discard_hand: anna bruno carla
        anna: hand winter courtesan
        bruno: hand 6
        carla: hand spring
    """)

    assert counts(state, 4) == [5, 16, 24, 60]


def test_keeping_cards_at_the_end_of_a_round() -> None:
    """Of 6 6 10 Winter: nothing; one of three kinds; two of one kind (6 6) or of two kinds (three pairs): 8."""
    state = at("""
        contested roma, chosen by anna, token anna, battle 2
        asked keep_cards: anna
        anna: hand 6 6 10 winter
        bruno: hand -
    """)

    assert counts(state, 1) == [1 + 3 + 1 + 3]


def test_a_surrender_ends_a_battle_at_once() -> None:
    """1: Surrender, 2 or pass: 3. 2: Surrender ends it, 0 : 0, a tie, 17 regions; else bruno plays 3 or passes: 21.

    3: after Surrender and a region both answer in either order, anna and bruno holding mercenaries: 34. After 2 and
       either of bruno's, Surrender or pass: 4. After a pass bruno's 3 wins, 16, his pass ties, 17. 34 + 4 + 33 = 71.
    """
    state = at("""
        contested parma, chosen by anna, token anna, battle 1
        asked play_or_pass: anna
        anna: hand surrender 2
        bruno: hand 3
    """)

    assert counts(state, 3) == [3, 21, 71]
