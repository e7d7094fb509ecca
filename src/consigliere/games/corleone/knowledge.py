"""What a viewer remembers in Corleone's Empire, and the worlds it cannot rule out [section 5 of the rules].

Apart from jobs and stolen cards every card enters and leaves hands and suitcases openly: memory follows them exactly.
A theft between others leaves several possibilities, kept side by side as *guesses* until what follows rules them out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import Box
from consigliere.games.corleone.cards import CHOSEN
from consigliere.games.corleone.position import Position
from consigliere.kernel.event import Event
from consigliere.kernel.state import Knowledge, State

MOST_GUESSES: Final = 2000  # of more than so many the least likely are forgotten
HEAVY: Final = 1 << 24


class Guess:
    """One possibility: what each hand and suitcase holds. Cards that can be any unseen job are UNKNOWN ones."""

    def __init__(self, hands: vec[u8], cases: vec[u8], weight: i64) -> None:
        self.hands: vec[u8] = hands  # of each seat, by kind
        self.cases: vec[u8] = cases  # of each seat, by kind of money
        self.weight: i64 = weight

    def copy(self) -> Guess:
        """An independent copy."""
        return Guess(self.hands[:], self.cases[:], self.weight)


class Memory(Knowledge):
    """The guesses a viewer has about all seats but its own, whose cards its view shows."""

    def __init__(self, viewer: i64, seats: i64, box: Box) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.box: Box = box
        self.guesses: list[Guess] = [
            Guess(vec[u8]([u8(0)] * (seats * box.width)), vec[u8]([u8(0)] * (seats * box.money)), 1)
        ]

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats, self.box)
        other.guesses = [guess.copy() for guess in self.guesses]
        return other

    def hear(self, event: Event, view: State) -> None:
        kind = event.kind
        seat = event.a
        if kind == e.MONEY_GAINED or kind == e.GOOD_GAINED:
            if event.c != self.box.unknown + 1:
                self._gain(seat, event.c)
        elif kind == e.MONEY_BANKED or kind == e.HAND_BANKED:
            for _ in range(event.c if kind == e.HAND_BANKED else 1):
                self._lose(seat, event.b)
                self._put_in_case(seat, event.b)
        elif kind == e.JOB_DRAWN or kind == e.JOB_DEALT:
            self._gain(seat, self.box.unknown)
        elif kind == e.JOB_DISCARDED:
            self._lose(seat, self.box.unknown)  # one of those just drawn
        elif kind == e.JOB_PAID:
            if event.c == e.FROM_HAND:
                self._lose(seat, event.b)
        elif kind == e.ALLY_BRIBED or kind == e.ALLY_RETURNED:
            self._gain(seat, event.b)
        elif kind == e.ALLY_PLAYED or kind == e.CARD_DISCARDED or kind == e.OFFER_REVEALED:
            self._lose(seat, event.b)
        elif kind == e.GOODS_PAID or kind == e.TRIBUTE_PAID or kind == e.HAND_DISCARDED:
            for _ in range(event.c):
                self._lose(seat, event.b)
        elif kind == e.CARD_TAKEN:
            self._hear_theft(seat, event.b, event.c == e.OUT_OF_SUITCASE, event.d)
        elif kind == e.OFFERS_OPENED:
            self._hear_money(seat, event.b)
        elif kind == e.OFFERS_CLOSED:
            self._put_in_case(seat, event.c)
        elif kind == e.BID_REVEALED:
            self._take_from_case(seat, event.b, event.c)
        elif kind == e.BID_RETURNED:
            assert isinstance(view, Position)
            money: i64
            for money in range(self.box.money):
                for _ in range(view.held(CHOSEN, seat, money)):
                    self._put_in_case(seat, money)
        elif kind == e.HAND_DEALT:
            for money in self.box.starting_money:
                self._gain(seat, money)
        elif kind == e.GAME_ENDED:
            self.guesses = Memory(self.viewer, self.seats, self.box).guesses

    def _gain(self, seat: i64, card: i64) -> None:
        if seat != self.viewer:
            for guess in self.guesses:
                guess.hands[seat * self.box.width + card] += 1

    def _lose(self, seat: i64, card: i64) -> None:
        """A card has left a hand for all to see: guesses in which it was not there are wrong."""
        if seat == self.viewer:
            return
        box = self.box
        is_job = box.first_job <= card < box.first_ally
        right: list[Guess] = []
        for guess in self.guesses:
            at = seat * box.width + card
            if guess.hands[at] == 0 and is_job:
                at = seat * box.width + box.unknown
            if guess.hands[at] > 0:
                guess.hands[at] -= 1
                right.append(guess)
        self._keep(right)

    def _put_in_case(self, seat: i64, money: i64) -> None:
        if seat != self.viewer:
            for guess in self.guesses:
                guess.cases[seat * self.box.money + money] += 1

    def _take_from_case(self, seat: i64, money: i64, number: i64) -> None:
        if seat == self.viewer:
            return
        at = seat * self.box.money + money
        right: list[Guess] = []
        for guess in self.guesses:
            if i64(guess.cases[at]) >= number:
                guess.cases[at] -= u8(number)
                right.append(guess)
        self._keep(right)

    def _hear_money(self, asker: i64, asked: i64) -> None:
        """Everyone sees who has money in hand and who has none [CORL-K15]."""
        right: list[Guess] = []
        for guess in self.guesses:
            fits = True
            seat: i64
            for seat in range(self.seats):
                if seat != asker and seat != self.viewer:
                    has_money = False
                    money: i64
                    for money in range(self.box.money):
                        if guess.hands[seat * self.box.width + money] > 0:
                            has_money = True
                    if has_money != ((asked >> seat) & 1 == 1):
                        fits = False
            if fits:
                right.append(guess)
        self._keep(right)

    def _keep(self, right: list[Guess]) -> None:
        """Keep the guesses that are still possible, those that have become alike as one."""
        if len(self.guesses) == 1 or not right:
            return
        found: list[Guess] = []
        for guess in right:
            for other in found:
                if _are_alike(guess, other):
                    other.weight += guess.weight
                    break
            else:
                found.append(guess)
        self.guesses = found

    def _hear_theft(self, thief: i64, victim: i64, from_case: bool, card: i64) -> None:
        """A card changes hands: the two concerned know which, the others only that [CORL-K16]."""
        if card != self.box.unknown:
            if from_case:
                self._take_from_case(victim, card, 1)
            else:
                self._lose(victim, card)
            self._gain(thief, card)
        else:
            self._branch(thief, victim, from_case)

    def _branch(self, thief: i64, victim: i64, from_case: bool) -> None:
        width = self.box.width
        found: list[Guess] = []
        for guess in self.guesses:
            card: i64
            for card in range(self.box.money if from_case else width):
                number = (
                    guess.cases[victim * self.box.money + card]
                    if from_case
                    else guess.hands[victim * width + card]
                )
                if number > 0:
                    other = guess.copy()
                    other.weight *= i64(number)
                    if from_case:
                        other.cases[victim * self.box.money + card] -= 1
                    else:
                        other.hands[victim * width + card] -= 1
                    other.hands[thief * width + card] += 1
                    found.append(other)
        if not found:
            return
        found.sort(key=_lightness)
        self.guesses = found[:MOST_GUESSES]
        if any(guess.weight > HEAVY // MOST_GUESSES for guess in self.guesses):
            for guess in self.guesses:
                guess.weight = guess.weight // 64 + 1

    # What is certain.

    def surely_held(self, seat: i64, card: i64) -> u8:
        """How many cards of a kind a hand holds in every guess."""
        least = self.guesses[0].hands[seat * self.box.width + card]
        for guess in self.guesses:
            if guess.hands[seat * self.box.width + card] < least:
                least = guess.hands[seat * self.box.width + card]
        return least

    def surely_in_case(self, seat: i64, money: i64) -> u8:
        """How many cards of a kind of money a suitcase holds in every guess."""
        least = self.guesses[0].cases[seat * self.box.money + money]
        for guess in self.guesses:
            if guess.cases[seat * self.box.money + money] < least:
                least = guess.cases[seat * self.box.money + money]
        return least

    # Plain values.

    def to_plain(self) -> dict[str, object]:
        return {"guesses": [self._guess_to_plain(guess) for guess in self.guesses]}

    def _guess_to_plain(self, guess: Guess) -> dict[str, object]:
        names = (*self.box.card_names, "unknown")
        return {
            "weight": int(guess.weight),
            "hands": [_counts(guess.hands, names, seat) for seat in range(self.seats)],
            "suitcases": [_counts(guess.cases, names[: self.box.money], seat) for seat in range(self.seats)],
        }


def _lightness(guess: Guess) -> int:
    return -int(guess.weight)


def _are_alike(one: Guess, other: Guess) -> bool:
    place: i64
    for place in range(len(one.hands)):
        if one.hands[place] != other.hands[place]:
            return False
    for place in range(len(one.cases)):
        if one.cases[place] != other.cases[place]:
            return False
    return True


def _counts(counts: vec[u8], names: tuple[str, ...], seat: int) -> dict[str, int]:
    start = seat * len(names)
    return {name: int(counts[start + place]) for place, name in enumerate(names) if counts[start + place] > 0}


def memory_from_plain(plain: dict[str, object], viewer: int, seats: int, box: Box) -> Memory:
    """The memory that was encoded; ValueError if it is none."""
    memory = Memory(viewer, seats, box)
    listed = plain.get("guesses")
    if not isinstance(listed, list) or not 0 < len(listed) <= MOST_GUESSES:
        raise ValueError("knowledge lacks its guesses")
    names = (*box.card_names, "unknown")
    memory.guesses = []
    for one in listed:
        weight = one.get("weight") if isinstance(one, dict) else None
        if not isinstance(one, dict) or not isinstance(weight, int) or not 0 < weight <= HEAVY:
            raise ValueError("knowledge: a guess must have a weight")
        hands = _read_counts(one.get("hands"), names, seats)
        cases = _read_counts(one.get("suitcases"), names[: box.money], seats)
        memory.guesses.append(Guess(hands, cases, weight))
    return memory


def _read_counts(plain: object, names: tuple[str, ...], seats: int) -> vec[u8]:
    counts = vec[u8]([u8(0)] * (seats * len(names)))
    if not isinstance(plain, list) or len(plain) != seats:
        raise ValueError("knowledge: a guess must say something of each seat")
    for seat, held in enumerate(plain):
        if not isinstance(held, dict):
            raise ValueError("knowledge: a guess must hold cards and numbers")
        for name, number in held.items():
            if name not in names or not isinstance(number, int) or not 0 < number <= 250:
                raise ValueError("knowledge: a guess must hold cards and numbers")
            counts[seat * len(names) + names.index(name)] = u8(number)
    return counts
