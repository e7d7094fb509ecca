"""Sources of unseen cards in Mob City: known cards, or a mixture of other sources, and where so many of them are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.kernel.plain import Fields

MOST: Final = 1 << 30
MOST_PLACES: Final = 300


class Source:
    """Cards of which so many are in each of several places, every way being as likely as any other."""

    def __init__(self, number: i64, cards: vec[u8], places: vec[i64], many: vec[i64]) -> None:
        self.number: i64 = number  # 0 for known cards; of a mixture its place among places
        self.cards: vec[u8] = cards  # the known cards, one by one, by number
        self.places: vec[i64] = places
        self.many: vec[i64] = many  # how many are in each place

    def copy(self) -> Source:
        """An independent copy."""
        return Source(self.number, self.cards[:], self.places[:], self.many[:])

    def count(self, card: i64) -> i64:
        """How many such cards it is known to have."""
        number: i64 = 0
        for other in self.cards:
            if i64(other) == card:
                number += 1
        return number

    def put_card(self, card: i64) -> None:
        """One more card is known to be its own."""
        self.cards = append(self.cards, u8(card))
        place: i64 = len(self.cards) - 1
        while place > 0 and self.cards[place - 1] > u8(card):
            self.cards[place] = self.cards[place - 1]
            place -= 1
        self.cards[place] = u8(card)

    def take_card(self, card: i64) -> None:
        """A known card is no longer its own."""
        place: i64 = 0
        while i64(self.cards[place]) != card:
            place += 1
        rest = self.cards[:place]
        place += 1
        while place < len(self.cards):
            rest = append(rest, self.cards[place])
            place += 1
        self.cards = rest

    def share(self, place: i64) -> i64:
        """How many of its cards are in a place."""
        at: i64
        for at in range(len(self.places)):
            if self.places[at] == place:
                return self.many[at]
        return 0

    def outflow(self) -> i64:
        """How many cards it has in all places."""
        total: i64 = 0
        for number in self.many:
            total += number
        return total

    def add(self, place: i64, number: i64) -> None:
        """So many more of its cards are in a place."""
        at: i64
        for at in range(len(self.places)):
            if self.places[at] == place:
                self.many[at] += number
                return
        self.places = append(self.places, place)
        self.many = append(self.many, number)

    def move(self, place: i64, target: i64, number: i64) -> None:
        """Cards change their place."""
        if number > 0:
            self.add(target, number)
            self.take(place, number)

    def take(self, place: i64, number: i64) -> None:
        """So many fewer of its cards are in a place."""
        self.add(place, -number)
        if self.share(place) > 0:
            return
        places = vec[i64]()
        many = vec[i64]()
        at: i64
        for at in range(len(self.places)):
            if self.places[at] != place:
                places = append(places, self.places[at])
                many = append(many, self.many[at])
        self.places = places
        self.many = many

    def to_plain(self, names: tuple[str, ...]) -> dict[str, object]:
        """The source as plain values."""
        return {
            "number": int(self.number),
            "cards": [names[int(card)] for card in self.cards],
            "places": [int(place) for place in self.places],
            "many": [int(number) for number in self.many],
        }


def source_from_plain(plain: object, names: tuple[str, ...]) -> Source:
    """The source that was encoded; ValueError says what is wrong with it."""
    fields = Fields(plain, "a source")
    cards = [Fields({"c": name}, "a card").word("c", names) for name in fields.listed("cards", MOST_PLACES)]
    places = [
        Fields({"p": place}, "a place").number("p", MOST) for place in fields.listed("places", MOST_PLACES)
    ]
    many = [
        Fields({"n": number}, "a number").number("n", 250) for number in fields.listed("many", MOST_PLACES)
    ]
    if len(places) != len(many):
        raise ValueError("a source must say how many are in each place")
    return Source(
        fields.number("number", MOST),
        vec[u8]([u8(card) for card in sorted(cards)]),
        vec[i64](places),
        vec[i64](many),
    )
