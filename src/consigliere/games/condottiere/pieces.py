"""The pieces of Condottiere: kinds of cards, regions and their borders, and what the box holds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    ) -> None:
        self.counts: vec[u8] = vec[u8]([u8(n) for n in counts])
        self.strengths: vec[i64] = vec[i64](strengths)
        self.keep_order: list[int] = sorted(range(KINDS), key=lambda card: keep_ranks[card])
        self.cards: i64 = sum(counts)
        self.regions: Final = regions
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


def read_box(cards: dict[str, object], board: dict[str, object]) -> Box:
    """The box that an edition's two data files describe; ValueError names the entry and field that is wrong."""
    counts = [0] * KINDS
    strengths = [0] * KINDS
    ranks = [0] * KINDS
    for card in _entries(cards, "card", "id", CARD_IDS):
        kind = CARD_IDS.index(str(card["id"]))
        counts[kind] = _number(card, "card", "count", 0, 110)
        strengths[kind] = _number(card, "card", "strength", 0, 20)
        ranks[kind] = _number(card, "card", "keep_rank", 1, KINDS)
    if sorted(ranks) != list(range(1, KINDS + 1)):
        raise ValueError("card: the keep_rank fields must be 1 to 15, each once")
    if strengths[:MERCENARIES] != sorted(set(strengths[:MERCENARIES])):
        raise ValueError("card: mercenaries must rise in strength from the first to the last")
    if sum(counts) != 110:
        raise ValueError(f"card: the counts add up to {sum(counts)}, not 110")
    listed = board.get("region")
    if not isinstance(listed, list) or len(listed) != REGIONS:
        raise ValueError("region: the map needs 17 regions")
    names: list[str] = []
    for region in listed:
        name = region.get("id") if isinstance(region, dict) else None
        if not isinstance(name, str) or name in names:
            raise ValueError(f"region: bad or repeated id {name!r}")
        names.append(name)
    return Box(counts, strengths, ranks, tuple(names), _borders(board, names))


def _borders(board: dict[str, object], names: list[str]) -> list[tuple[int, int]]:
    section = board.get("borders")
    pairs = section.get("pairs") if isinstance(section, dict) else None
    if not isinstance(pairs, list):
        raise ValueError("borders: the list of pairs is missing")
    borders: list[tuple[int, int]] = []
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in names or pair[1] not in names:
            raise ValueError(f"borders: {pair!r} does not name two regions")
        borders.append((names.index(pair[0]), names.index(pair[1])))
    return borders


def _entries(file: dict[str, object], table: str, key: str, ids: tuple[str, ...]) -> list[dict[str, object]]:
    entries = file.get(table)
    if not isinstance(entries, list):
        raise ValueError(f"{table}: the entries are missing")
    found: list[dict[str, object]] = []
    for entry in entries:
        if not isinstance(entry, dict) or entry.get(key) not in ids:
            raise ValueError(
                f"{table}: unknown {key} {entry.get(key) if isinstance(entry, dict) else entry!r}"
            )
        found.append(entry)
    if sorted(str(entry[key]) for entry in found) != sorted(ids):
        raise ValueError(f"{table}: each of {', '.join(ids)} must be there once")
    return found


def _number(entry: dict[str, object], table: str, field: str, low: int, high: int) -> int:
    value = entry.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{table} {entry.get('id')}: {field} must be a number from {low} to {high}")
    return value
