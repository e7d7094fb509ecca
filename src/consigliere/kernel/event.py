"""Events: what happened, who is told of it, and who reads its secret fields.

A game states its events once, in a table of kinds. Codec, log, redaction and texts all come from that table.
In the core an event is the number of its kind and up to four small integers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from consigliere.kernel.viewer import (
    EVERYBODY,
    GALLERY,
    MOST_SEATS,
    NOBODY,
    in_mask,
    members,
    viewer_name,
    viewer_named,
)

Plain = dict[str, object]
MOST_SHOWN: Final = 40  # characters of a wrong value that a problem repeats


class Words:
    """What the numbers in a field mean: each is a word of a list, and one more number means "unknown"."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        self.name: Final = name
        self.words: Final = words
        self.unknown: Final = len(words)

    def to_plain(self, value: int) -> object:
        """The word for a number."""
        return "unknown" if value == self.unknown else self.words[value]

    def from_plain(self, plain: object) -> int:
        """The number of a word; ValueError if there is no such word."""
        if not isinstance(plain, str) or plain not in self.words:
            raise ValueError(f"{_shown(plain)} is no {self.name}")
        return self.words.index(plain)

    def fits(self, value: int, seats: int) -> bool:
        """Whether the number makes sense at a table of so many seats. Rules write what they are told."""
        return True


class Numbers(Words):
    """A field that is a plain number within bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, ())
        self.least: Final = least
        self.most: Final = most

    def to_plain(self, value: int) -> object:
        return value

    def from_plain(self, plain: object) -> int:
        if not isinstance(plain, int) or isinstance(plain, bool) or not self.least <= plain <= self.most:
            raise ValueError(f"{_shown(plain)} is no {self.name}")
        return plain


class Flags(Words):
    """A field that is true or false."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())

    def to_plain(self, value: int) -> object:
        return value != 0

    def from_plain(self, plain: object) -> int:
        if not isinstance(plain, bool):
            raise ValueError(f"{_shown(plain)} is neither true nor false")
        return 1 if plain else 0


class Seats(Words):
    """A field that names several seats at the table, as a mask. Whether it may name none the field says."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__(name, ())
        self.least: Final = least

    def to_plain(self, value: int) -> object:
        return members(value)

    def from_plain(self, plain: object) -> int:
        if not isinstance(plain, list):
            raise ValueError(f"{_shown(plain)} is no list of seats")
        mask = 0
        for seat in plain:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < MOST_SEATS:
                raise ValueError(f"{_shown(seat)} is no seat")
            if mask >> seat:
                raise ValueError("seats are named once each, in rising order")
            mask |= 1 << seat
        if len(plain) < self.least:
            raise ValueError("nobody is named")
        return mask

    def fits(self, value: int, seats: int) -> bool:
        return value >> seats == 0


class OneSeat(Numbers):
    """A field that is a seat at the table. Where there may be none, MOST_SEATS stands for "no seat"."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, 0, most)

    def fits(self, value: int, seats: int) -> bool:
        return value < seats or value == MOST_SEATS


NUMBER: Final = Numbers("number", -(1 << 31), 1 << 31)
COUNT: Final = Numbers("count", 0, 255)  # of things that are moved one by one
SEAT: Final = OneSeat("seat", MOST_SEATS - 1)
PERHAPS_SEAT: Final = OneSeat("seat", MOST_SEATS)
FLAG: Final = Flags("flag")
SEATS: Final = Seats("seats", 0)
SOME_SEATS: Final = Seats("seats", 1)
TEXT: Final = Numbers("text", 0, 1 << 31)  # a number into the record's table of texts
PERHAPS_TEXT: Final = Numbers("text or none", 0, 1 << 31)
NO_TEXT: Final = -1  # the number where a text might be and none is


class Field:
    """One field of a kind of event. The secret ones are read only by those the event names."""

    def __init__(self, name: str, words: Words, is_secret: bool) -> None:
        self.name: Final = name
        self.words: Final = words
        self.is_secret: Final = is_secret


def public(name: str, words: Words = NUMBER) -> Field:
    """A field that everyone who is told of the event reads."""
    return Field(name, words, False)


def secret(name: str, words: Words) -> Field:
    """A field that only the event's readers read; to the others it is unknown."""
    return Field(name, words, True)


class Kind:
    """A kind of event: its name, for good, and its fields."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.has_secret: Final = any(f.is_secret for f in fields)


# Every game's table begins with these, so that the kernel knows their numbers.
DRAWN: Final = 0
SAID: Final = 1


def kernel_kinds(purposes: Words, channels: Words) -> tuple[Kind, ...]:
    """The kinds the kernel itself emits, for the words of one game."""
    return (
        Kind("drawn", public("purpose", purposes), public("bound"), public("result"), public("outcome")),
        Kind("said", public("seat", SEAT), public("channel", channels), public("text", TEXT)),
    )


@final
@mypyc_attr(acyclic=True)  # numbers only: the garbage collector need not look
class Event:
    """Something that happened. `told` names who learns of it, `readers` who reads its secret fields."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, told: i64, readers: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.told: i64 = told
        self.readers: i64 = readers

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
            and self.told == other.told
            and self.readers == other.readers
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        return f"Event({self.kind}: {self.a} {self.b} {self.c} {self.d})"

    def field(self, place: int) -> int:
        """The number in one of the four places."""
        if place == 0:
            return self.a
        if place == 1:
            return self.b
        return self.c if place == 2 else self.d


class Kinds:
    """A game's table of events, with everything that follows from it."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds: Final = kinds
        self._number = {kind.name: number for number, kind in enumerate(kinds)}

    def number(self, name: str) -> int:
        """The number of a kind of event in this build."""
        return self._number[name]

    def told(self, event: Event, viewer: i64) -> Event | None:
        """What a viewer is told of an event: all of it, a part, or nothing."""
        if not in_mask(event.told, viewer):
            return None
        kind = self.kinds[event.kind]
        if not kind.has_secret or in_mask(event.readers, viewer):
            return event
        values = [event.a, event.b, event.c, event.d]
        for place, field in enumerate(kind.fields):
            if field.is_secret:
                values[place] = field.words.unknown
        return Event(event.kind, values[0], values[1], values[2], values[3], event.told, event.readers)

    def telling(self, event: Event, viewer: i64, texts: list[str]) -> Plain | None:
        """What a viewer is told, as plain values. Neither audience nor number of the event leaves with it."""
        told = self.told(event, viewer)
        return None if told is None else self._fields(told, texts)

    def to_plain(self, event: Event, texts: list[str]) -> Plain:
        """The whole event with its audience, for the record alone."""
        plain = self._fields(event, texts)
        if event.told != EVERYBODY:
            plain["told"] = audience_to_plain(event.told)
        if event.readers != EVERYBODY:
            plain["readers"] = audience_to_plain(event.readers)
        return plain

    def _fields(self, event: Event, texts: list[str]) -> Plain:
        kind = self.kinds[event.kind]
        plain: Plain = {"event": kind.name}
        for place, field in enumerate(kind.fields):
            value = event.field(place)
            if field.words is PERHAPS_TEXT and value == NO_TEXT:
                plain[field.name] = None
            elif field.words is TEXT or field.words is PERHAPS_TEXT:
                plain[field.name] = texts[value]
            else:
                plain[field.name] = field.words.to_plain(value)
        return plain

    def from_plain(self, plain: object, texts: list[str], seats: int = MOST_SEATS) -> Event:
        """The event a record of a table of so many seats tells of; ValueError names what is wrong with it.

        What rules rely on is checked here, for all games: whoever writes an event into a state asks nothing.
        Texts are added to `texts`.
        """
        if not isinstance(plain, dict):
            raise ValueError("an event must be an object")
        name = plain.get("event")
        if not isinstance(name, str) or name not in self._number:
            raise ValueError(f"unknown event {_shown(name)}")
        number = self._number[name]
        kind = self.kinds[number]
        values = [0, 0, 0, 0]
        for place, field in enumerate(kind.fields):
            if field.name not in plain:
                raise ValueError(f"{name} lacks its field {field.name!r}")
            value = plain[field.name]
            if field.words is PERHAPS_TEXT and value is None:
                values[place] = NO_TEXT
            elif field.words is TEXT or field.words is PERHAPS_TEXT:
                if not isinstance(value, str):
                    raise ValueError(f"{name}: the field {field.name!r} must be a text")
                values[place] = len(texts)
                texts.append(value)
            else:
                if value == "unknown":
                    raise ValueError(f"{name}: a record knows the field {field.name!r}")
                try:
                    values[place] = field.words.from_plain(value)
                except ValueError as error:
                    raise ValueError(f"{name}: {error}") from None
                if not field.words.fits(values[place], seats):
                    raise ValueError(f"{name}: {_shown(value)} is nobody at a table of {seats}")
        extra = set(plain) - {"event", "told", "readers"} - {field.name for field in kind.fields}
        if extra:
            raise ValueError(f"{name} has an unknown field {_shown(min(str(e) for e in extra))}")
        told = audience_from_plain(plain["told"]) if "told" in plain else EVERYBODY
        readers = audience_from_plain(plain["readers"]) if "readers" in plain else EVERYBODY
        return Event(number, values[0], values[1], values[2], values[3], told, readers)


def audience_to_plain(mask: i64) -> list[str]:
    """The viewers of a mask by name.

    >>> audience_to_plain(0b101)
    ['seat 0', 'seat 2']
    """
    return [viewer_name(viewer) for viewer in members(mask)]


def audience_from_plain(plain: object) -> int:
    """The mask of the viewers named; ValueError if a name means nobody."""
    if not isinstance(plain, list):
        raise ValueError(f"{_shown(plain)} is no list of viewers")
    mask = NOBODY
    for name in plain:
        if not isinstance(name, str) or viewer_named(name) > GALLERY:
            raise ValueError(f"no viewer is called {_shown(name)}")
        if mask >> viewer_named(name):
            raise ValueError("viewers are named once each: seats, ghosts, the gallery")
        mask |= 1 << viewer_named(name)
    return mask


def _shown(value: object) -> str:
    """A wrong value as one line repeats it.

    >>> _shown("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"
    """
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        text = "that"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
