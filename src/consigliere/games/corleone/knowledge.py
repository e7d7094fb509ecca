"""What a viewer remembers in Corleone's Empire, and the worlds it cannot rule out [section 5 of the rules].

Apart from jobs and stolen cards every card enters and leaves hands and suitcases openly: memory follows them exactly.
A theft between others leaves several possibilities, kept side by side as *guesses* until what follows rules them out.
So does a job shown after the discards became the deck: whoever counts knows that deck, and so the jobs held before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import Box
from consigliere.games.corleone.cards import CHOSEN, DISCARDS, DONE, HAND, PUBLIC
from consigliere.games.corleone.guess import (
    DECKS,
    HEAVY,
    Guess,
    guess_from_plain,
    guess_to_plain,
    nothing,
)
from consigliere.games.corleone.position import Position
from consigliere.kernel.event import Event
from consigliere.kernel.state import Knowledge, State

MOST_GUESSES: Final = 400  # of more than so many the least likely are forgotten
FINE: Final = 840  # how finely shares of a weight are told apart: all small numbers divide it


class Memory(Knowledge):
    """The guesses a viewer has about all seats but its own, whose cards its view shows."""

    def __init__(self, viewer: i64, seats: i64, box: Box) -> None:
        super().__init__(viewer)
        self.seats: i64 = seats
        self.box: Box = box
        self.guesses: list[Guess] = [
            Guess(
                nothing(seats * box.width),
                nothing(seats * box.money),
                nothing(DECKS * seats),
                nothing(DECKS * len(box.jobs)),
                1,
            )
        ]

    def copy(self) -> Memory:
        other = Memory(self.viewer, self.seats, self.box)
        other.guesses = [guess.copy() for guess in self.guesses]
        return other

    def hear(self, event: Event, view: State) -> None:
        assert isinstance(view, Position)
        kind = event.kind
        seat = event.a
        if kind == e.MONEY_GAINED or kind == e.GOOD_GAINED:
            if event.c != self.box.unknown + 1:
                self._gain(seat, event.c)
        elif kind == e.MONEY_BANKED or kind == e.HAND_BANKED:
            for _ in range(event.c if kind == e.HAND_BANKED else 1):
                self._lose(seat, event.b, view)
                self._put_in_case(seat, event.b)
        elif kind == e.JOB_DRAWN or kind == e.JOB_DEALT:
            self._gain(seat, self.box.unknown)
            if seat == self.viewer:
                self._see_from_deck(event.b, view)
        elif kind == e.PUBLIC_JOB_SHOWN:
            self._see_from_deck(event.a, view)
        elif kind == e.JOB_DISCARDED:
            self._lose_drawn(seat, event.b, view)
        elif kind == e.JOBS_RESHUFFLED:
            self._count_old_jobs(view)
        elif kind == e.JOB_PAID:
            if event.c == e.FROM_HAND:
                self._lose(seat, event.b, view)
        elif kind == e.ALLY_BRIBED or kind == e.ALLY_RETURNED:
            self._gain(seat, event.b)
        elif kind == e.ALLY_PLAYED or kind == e.CARD_DISCARDED or kind == e.OFFER_REVEALED:
            self._lose(seat, event.b, view)
        elif kind == e.GOODS_PAID or kind == e.TRIBUTE_PAID or kind == e.HAND_DISCARDED:
            number: i64
            for number in range(event.c):
                self._lose(seat, event.b, view, number)
        elif kind == e.CARD_TAKEN:
            self._hear_theft(event, view)
        elif kind == e.OFFERS_OPENED:
            self._hear_money(seat, event.b)
        elif kind == e.OFFERS_CLOSED:
            self._put_in_case(seat, event.c)
        elif kind == e.BID_REVEALED:
            self._take_from_case(seat, event.b, event.c)
        elif kind == e.BID_RETURNED:
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

    def _lose(self, seat: i64, card: i64, view: Position, shown: i64 = 0) -> None:
        """A card has left a hand for all to see: guesses in which it was not there are wrong.

        `shown` cards of that kind have just left it before and are not yet in the view.
        """
        if seat == self.viewer:
            return
        box = self.box
        is_job = box.first_job <= card < box.first_ally
        right: list[Guess] = []
        for guess in self.guesses:
            if guess.hands[seat * box.width + card] > 0:
                guess.hands[seat * box.width + card] -= 1
                right.append(guess)
            elif is_job:
                self._show_job(guess, seat, card, view, shown, 0, right)
        self._keep(right)

    def _lose_drawn(self, seat: i64, card: i64, view: Position) -> None:
        """One of the two jobs just drawn is discarded; the first was an old one if the deck ran out between them."""
        if seat == self.viewer:
            return
        right: list[Guess] = []
        for guess in self.guesses:
            fresh = i64(guess.hands[seat * self.box.width + self.box.unknown]) - guess.old_jobs(seat)
            self._show_job(guess, seat, card, view, 0, guess.latest() if fresh < 2 else DECKS, right)
        self._keep(right)

    def _see_from_deck(self, card: i64, view: Position) -> None:
        """A job has come up from the deck: guesses in which it cannot have been there are wrong."""
        self._keep([guess for guess in self.guesses if self._fresh(guess, card, view) > 0])

    def _show_job(
        self, guess: Guess, seat: i64, card: i64, view: Position, shown: i64, first: i64, right: list[Guess]
    ) -> None:
        """A job nobody had seen leaves a hand: a fresh one, or an old one of the decks from `first` on.

        Every way it can be is a guess, as likely as the seat held such cards and they could be this job.
        """
        job = card - self.box.first_job
        at = seat * self.box.width + self.box.unknown
        fresh: i64 = i64(guess.hands[at]) - guess.old_jobs(seat)
        ways: list[i64] = []
        deck: i64
        for deck in range(first, DECKS):
            number = i64(guess.old[deck * self.seats + seat]) * i64(guess.stock[deck * guess.jobs + job])
            ways.append(number * FINE // guess.size_of_stock(deck) if number > 0 else 0)
        number = fresh * (self._fresh(guess, card, view) - shown)
        ways.append(number * FINE // self._all_fresh(guess, view) if number > 0 else 0)
        total = sum(ways)
        for way, likely in enumerate(ways):
            if likely > 0:
                other = guess.copy()
                other.weight = 1 + guess.weight * FINE * likely // total
                other.hands[at] -= 1
                deck = first + way
                if deck < DECKS:
                    other.old[deck * self.seats + seat] -= 1
                    other.stock[deck * guess.jobs + job] -= 1
                right.append(other)

    def _fresh(self, guess: Guess, card: i64, view: Position) -> i64:
        """How many jobs of a kind are in the deck or have been drawn unseen since it was last made anew."""
        return self._unseen(guess, card, view) - guess.in_stock(card - self.box.first_job)

    def _all_fresh(self, guess: Guess, view: Position) -> i64:
        number: i64 = 0
        card: i64
        for card in range(self.box.first_job, self.box.first_ally):
            number += self._fresh(guess, card, view)
        return number

    def _unseen(self, guess: Guess, card: i64, view: Position) -> i64:
        """How many jobs of a kind the viewer neither sees nor remembers in some hand."""
        number = i64(self.box.counts[card]) - view.laid(PUBLIC, card) - view.laid(DISCARDS, card)
        if card == view.working:
            number -= 1
        seat: i64
        for seat in range(self.seats):
            number -= view.held(DONE, seat, card)
            if seat == self.viewer:
                number -= view.held(HAND, seat, card) + view.held(CHOSEN, seat, card)
            else:
                number -= i64(guess.hands[seat * self.box.width + card])
        return number

    def _count_old_jobs(self, view: Position) -> None:
        """The deck is empty and the discards become the deck: every fresh job unseen is in a hand, and old now."""
        for guess in self.guesses:
            deck: i64 = guess.latest() + 1
            if deck == DECKS:
                deck = DECKS - 1
            job: i64
            for job in range(len(self.box.jobs)):
                fresh = self._fresh(guess, self.box.first_job + job, view)
                guess.stock[deck * guess.jobs + job] += u8(fresh)
            seat: i64
            for seat in range(self.seats):
                if seat != self.viewer:
                    held = i64(guess.hands[seat * self.box.width + self.box.unknown]) - guess.old_jobs(seat)
                    guess.old[deck * self.seats + seat] += u8(held)

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
        """Keep the guesses that are still possible, those that have become alike as one.

        None is left only where too many were forgotten before: then the viewer has lost count, and has no guess.
        """
        if not right:
            self.guesses = []
            return
        found: list[Guess] = []
        for guess in right:
            for other in found:
                if guess.is_like(other):
                    other.weight += guess.weight
                    break
            else:
                found.append(guess)
        found.sort(key=_lightness)
        self.guesses = found[:MOST_GUESSES]
        while found[0].weight > HEAVY // MOST_GUESSES:
            for guess in self.guesses:
                guess.weight = guess.weight // 64 + 1

    def _hear_theft(self, event: Event, view: Position) -> None:
        """A card changes hands: the two concerned know which, the others only that [CORL-K16]."""
        thief = event.a
        victim = event.b
        from_case = event.c == e.OUT_OF_SUITCASE
        if event.d == self.box.unknown:
            if from_case:
                self._branch_case(thief, victim)
            else:
                self._branch_hand(thief, victim)
            return
        if from_case:
            self._take_from_case(victim, event.d, 1)
        else:
            self._lose(victim, event.d, view)
        self._gain(thief, event.d)

    def _branch_case(self, thief: i64, victim: i64) -> None:
        """Any money of the victim's suitcase may now be in the thief's hand."""
        found: list[Guess] = []
        for guess in self.guesses:
            money: i64
            for money in range(self.box.money):
                at = victim * self.box.money + money
                if guess.cases[at] > 0:
                    other = guess.copy()
                    other.weight *= i64(guess.cases[at])
                    other.cases[at] -= 1
                    other.hands[thief * self.box.width + money] += 1
                    found.append(other)
        self._keep(found)

    def _branch_hand(self, thief: i64, victim: i64) -> None:
        """Any card of the victim's hand may now be in the thief's; of unknown jobs an old one or a fresh one."""
        width = self.box.width
        found: list[Guess] = []
        for guess in self.guesses:
            card: i64
            for card in range(width):
                number: i64 = i64(guess.hands[victim * width + card])
                if card == self.box.unknown:
                    number -= guess.old_jobs(victim)
                if number > 0:
                    found.append(self._handed_over(guess, thief, victim, card, number))
            deck: i64
            for deck in range(DECKS):
                number = i64(guess.old[deck * self.seats + victim])
                if number > 0:
                    other = self._handed_over(guess, thief, victim, self.box.unknown, number)
                    other.old[deck * self.seats + victim] -= 1
                    other.old[deck * self.seats + thief] += 1
                    found.append(other)
        self._keep(found)

    def _handed_over(self, guess: Guess, thief: i64, victim: i64, card: i64, number: i64) -> Guess:
        other = guess.copy()
        other.weight *= number
        other.hands[victim * self.box.width + card] -= 1
        other.hands[thief * self.box.width + card] += 1
        return other

    # What is certain.

    def surely_held(self, seat: i64, card: i64) -> u8:
        """How many cards of a kind a hand holds in every guess."""
        if not self.guesses:
            return u8(0)
        least = self.guesses[0].hands[seat * self.box.width + card]
        for guess in self.guesses:
            if guess.hands[seat * self.box.width + card] < least:
                least = guess.hands[seat * self.box.width + card]
        return least

    def surely_in_case(self, seat: i64, money: i64) -> u8:
        """How many cards of a kind of money a suitcase holds in every guess."""
        if not self.guesses:
            return u8(0)
        least = self.guesses[0].cases[seat * self.box.money + money]
        for guess in self.guesses:
            if guess.cases[seat * self.box.money + money] < least:
                least = guess.cases[seat * self.box.money + money]
        return least

    # Plain values.

    def to_plain(self) -> dict[str, object]:
        return {"guesses": [guess_to_plain(guess, self.box, self.seats) for guess in self.guesses]}


def _lightness(guess: Guess) -> int:
    return -int(guess.weight)


def memory_from_plain(plain: dict[str, object], viewer: int, seats: int, box: Box) -> Memory:
    """The memory that was encoded; ValueError if it is none."""
    memory = Memory(viewer, seats, box)
    listed = plain.get("guesses")
    if not isinstance(listed, list) or len(listed) > MOST_GUESSES:
        raise ValueError("knowledge lacks its guesses")
    memory.guesses = [guess_from_plain(one, box, seats) for one in listed]
    return memory
