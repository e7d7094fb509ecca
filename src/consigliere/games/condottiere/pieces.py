"""The pieces of Condottiere: kinds of cards, regions and their borders, and what the box holds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.kernel.edition import EditionReader
from consigliere.kernel.event import Words

# Kinds of cards. Copies are interchangeable, so a pile is a count of each kind. The seven mercenaries come first.
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14
UNKNOWN: Final = 15  # a card the viewer of this copy may not see
NO_CARD: Final = 16

MERCENARIES: Final = 7
KINDS: Final = 15
WIDTH: Final = 16  # kinds of cards in a pile, the unknown one included

CARD_IDS: Final = (
    "mercenary_1",
    "mercenary_2",
    "mercenary_3",
    "mercenary_4",
    "mercenary_5",
    "mercenary_6",
    "mercenary_10",
    "winter",
    "spring",
    "bishop",
    "courtesan",
    "drummer",
    "heroine",
    "scarecrow",
    "surrender",
)

CARDS: Final = 110
REGIONS: Final = 17
ALL_REGIONS: Final = 0x1FFFF  # as a mask
OFF_BOARD: Final = 17  # where the Favor lies when it protects nothing
NO_REGION: Final = 17
NO_SEAT: Final = 24


def is_mercenary(card: i64) -> bool:
    """Only the numbered cards are mercenaries [CON-1.6]."""
    return card < MERCENARIES


def goes_face_down(card: i64) -> bool:
    """Which cards are played face down under hidden cards [CON-16.1, CON-16.2]."""
    return card < MERCENARIES or COURTESAN <= card <= HEROINE


class CardWords(Words):
    """The words for cards: fifteen kinds, unknown, and none."""

    def __init__(self) -> None:
        super().__init__("card", CARD_IDS)

    def to_plain(self, value: int) -> object:
        return "none" if value == NO_CARD else super().to_plain(value)

    def from_plain(self, plain: object) -> int:
        return NO_CARD if plain == "none" else super().from_plain(plain)


CARD: Final = CardWords()


class Box:
    """What the box holds: how many cards of each kind, and the map. Comes from an edition's data."""

    def __init__(
        self,
        counts: list[int],
        strengths: list[int],
        keep_ranks: list[int],
        regions: tuple[str, ...],
        borders: list[tuple[int, int]],
        names: dict[str, str],
    ) -> None:
        self.counts: vec[u8] = vec[u8]([u8(n) for n in counts])
        self.strengths: vec[i64] = vec[i64](strengths)
        self.keep_order: list[int] = sorted(range(KINDS), key=lambda card: keep_ranks[card])
        self.cards: i64 = sum(counts)
        self.regions: Final = regions
        self.names: Final = names
        around = [0] * REGIONS
        for one, other in borders:
            around[one] |= 1 << other
            around[other] |= 1 << one
        self.around: vec[i64] = vec[i64](around)

    def strength(self, card: i64) -> i64:
        """The printed strength of a card; 0 where none is printed."""
        return self.strengths[card]

    def largest_group(self, regions: i64) -> i64:
        """The size of the largest adjacent group within a set of regions [CON-1.4]."""
        largest: i64 = 0
        left: i64 = regions
        while left:
            group: i64 = left & -left
            frontier: i64 = group
            size: i64 = 0
            while frontier:
                one: i64 = frontier & -frontier
                frontier ^= one
                size += 1
                place: i64 = 0
                while (one >> place) > 1:
                    place += 1
                fresh: i64 = self.around[place] & left & ~group
                group |= fresh
                frontier |= fresh
            left &= ~group
            if size > largest:
                largest = size
        return largest


def read_box(edition: dict[str, object]) -> Box:
    """The box that an edition describes; `BadEdition` names every file, entry and field that is wrong."""
    reader = EditionReader(edition)
    counts, strengths, ranks = _read_cards(reader)
    names: dict[str, str] = {}
    regions = reader.parts("map", "region")
    for region in regions:
        names[f"region-{region.id}"] = region.text("name")
        region.leave("city", "polygon")
    ids = tuple([region.id for region in regions])
    if len(ids) != REGIONS:
        reader.wrong("map/region", f"the map needs {REGIONS} regions, not {len(ids)}")
    pairs = reader.part("map", "borders").pairs("pairs", ids)
    reader.leave("map", "map", "mesh", "check")
    reader.finish()
    borders = [(ids.index(one), ids.index(other)) for one, other in pairs]
    return Box(counts, strengths, ranks, ids, borders, names)


def _read_cards(reader: EditionReader) -> tuple[list[int], list[int], list[int]]:
    """How many there are of each kind of card, how strong it is, and when it is kept."""
    counts = [0] * KINDS
    strengths = [0] * KINDS
    ranks = [0] * KINDS
    cards = reader.parts("cards", "card")
    for card in cards:
        if card.id not in CARD_IDS:
            card.wrong("id", f"is none of {', '.join(CARD_IDS)}")
            continue
        kind = CARD_IDS.index(card.id)
        counts[kind] = card.number("count", 0, CARDS)
        strengths[kind] = card.number("strength", 0, 20)
        ranks[kind] = card.number("keep_rank", 1, KINDS)
        # What a card does is a rule and not for an edition to say; its name is translated.
        card.leave(
            "name", "name_fa", "kind", "mercenary", "on_play", "at_end", "stays_in_line", "hidden_cards"
        )
    if sorted(card.id for card in cards) != sorted(CARD_IDS):
        reader.wrong("cards/card", f"each of {', '.join(CARD_IDS)} must be there once")
    elif sorted(ranks) != list(range(1, KINDS + 1)):
        reader.wrong("cards/card", f"the keep_rank fields must be 1 to {KINDS}, each once")
    elif strengths[:MERCENARIES] != sorted(set(strengths[:MERCENARIES])):
        reader.wrong("cards/card", "mercenaries must rise in strength from the first to the last")
    elif sum(counts) != CARDS:
        reader.wrong("cards/card", f"the counts add up to {sum(counts)}, not {CARDS}")
    reader.leave("cards", "deck")
    return counts, strengths, ranks
