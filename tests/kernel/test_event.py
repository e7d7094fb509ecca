"""Events: read back from plain values, refused when they are damaged, and told to each viewer in part."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from consigliere.kernel.event import (
    COUNT,
    DRAWN,
    FLAG,
    NO_TEXT,
    NUMBER,
    PERHAPS_SEAT,
    PERHAPS_TEXT,
    SEAT,
    SEATS,
    SOME_SEATS,
    TEXT,
    Event,
    Kind,
    Kinds,
    Numbers,
    Plain,
    Seats,
    Words,
    audience_from_plain,
    audience_to_plain,
    kernel_kinds,
    public,
    secret,
)
from consigliere.kernel.game import Game
from consigliere.kernel.viewer import EVERYBODY, GALLERY, MOST_SEATS, NOBODY, bit, ghost_of
from tests.kernel.matches import EVERY_GAME, dealt

COLOUR = Words("colour", ("red", "blue"))
KINDS = Kinds(
    (
        *kernel_kinds(Words("purpose", ("deal",)), Words("channel", ("table",))),
        Kind("painted", public("seat", SEAT), secret("colour", COLOUR), public("wet", FLAG)),
        Kind("counted", public("number", NUMBER), public("by", SEATS)),
        Kind("rang"),
        Kind("gathered", public("seats", SOME_SEATS)),
        Kind("heard", public("seat", PERHAPS_SEAT)),
        Kind("moved", public("count", COUNT)),
    )
)
PAINTED, COUNTED, RANG = 2, 3, 4

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
MANY = 25  # events of each kind
TEXTS = ("", "hi", "a\nb", '"', "\0", "\u2068۱۲۳\u2069", "👑" * 300)


def bounds(words: Words) -> tuple[int, int]:
    """The numbers a field of the truth can hold: the one that means "unknown" is for viewers only."""
    if words is TEXT or words is PERHAPS_TEXT:
        return 0, 0
    if words is FLAG:
        return 0, 1
    if isinstance(words, Seats):
        return words.least, (1 << MOST_SEATS) - 1
    if isinstance(words, Numbers):
        return words.least, words.most
    return 0, words.unknown - 1


def some(dice: Random, low: int, high: int) -> int:
    """A number between the two, now and then one of them."""
    return dice.choice((low, high, *(dice.randint(low, high) for _ in range(6))))


def event_of(kind: int, numbers: list[int], told: int, readers: int) -> Event:
    """An event with these numbers in its places."""
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return Event(kind, a, b, c, d, told, readers)


def events(game: Game) -> Iterator[tuple[Kind, Event, Random]]:
    """Many events of every kind, told to anyone, and the dice to go on with."""
    dice = Random(game.name)
    for kind in game.kinds.kinds:
        for _ in range(MANY):
            numbers = [some(dice, *bounds(field.words)) for field in kind.fields]
            told, readers = some(dice, NOBODY, EVERYBODY), some(dice, NOBODY, EVERYBODY)
            yield kind, event_of(game.kinds.number(kind.name), numbers, told, readers), dice


def whole(game: Game, kind: Kind) -> Plain:
    """An event of one kind as a record tells it."""
    least = [words.least if isinstance(words := field.words, Seats) else 0 for field in kind.fields]
    event = event_of(game.kinds.number(kind.name), least, EVERYBODY, EVERYBODY)
    return game.kinds.to_plain(event, ["hi"])


def plain(kind: str, **fields: object) -> Plain:
    """An event as a record would tell it."""
    return {"event": kind, **fields}


def refused(told: object) -> str:
    """What is said of an event that cannot be read."""
    with pytest.raises(ValueError, match=r".") as error:
        KINDS.from_plain(told, [])
    assert "\n" not in str(error.value)
    return str(error.value)


# Reading back.


@every_game
def test_every_event_reads_back_from_its_record(game: Game) -> None:
    for kind, event, dice in events(game):
        text = dice.choice(TEXTS)
        texts: list[str] = []

        through_a_file = json.loads(json.dumps(game.kinds.to_plain(event, [text])))

        assert game.kinds.from_plain(through_a_file, texts) == event
        assert texts == ([text] if any(field.words in (TEXT, PERHAPS_TEXT) for field in kind.fields) else [])


@every_game
def test_a_kind_has_at_most_four_fields_and_no_two_of_one_name(game: Game) -> None:
    for kind in game.kinds.kinds:
        names = [field.name for field in kind.fields]

        assert len(names) <= 4
        assert len(set(names)) == len(names)
        assert not {"event", "told", "readers"} & set(names)
        assert game.kinds.kinds[game.kinds.number(kind.name)] is kind


@every_game
def test_no_two_kinds_share_a_name(game: Game) -> None:
    names = [kind.name for kind in game.kinds.kinds]

    assert len(set(names)) == len(names)
    assert names[:2] == ["drawn", "said"]


def test_the_audience_is_written_only_where_it_is_not_everybody() -> None:
    everyone = Event(RANG, 0, 0, 0, 0, EVERYBODY, EVERYBODY)
    some = Event(RANG, 0, 0, 0, 0, bit(0) | bit(GALLERY), NOBODY)

    assert KINDS.to_plain(everyone, []) == {"event": "rang"}
    assert KINDS.to_plain(some, []) == {"event": "rang", "told": ["seat 0", "gallery"], "readers": []}


def test_texts_are_numbered_as_they_are_read() -> None:
    texts = ["before"]
    said = KINDS.from_plain(plain("said", seat=1, channel="table", text="hello"), texts)

    assert (said.c, texts) == (1, ["before", "hello"])


def test_audiences_read_back() -> None:
    dice = Random("audiences")
    for _ in range(100):
        mask = some(dice, NOBODY, EVERYBODY)
        assert audience_from_plain(audience_to_plain(mask)) == mask


# Damage.


@pytest.mark.parametrize("told", [None, 7, "rang", [], ["rang"]])
def test_an_event_must_be_an_object(told: object) -> None:
    assert refused(told) == "an event must be an object"


@pytest.mark.parametrize("name", ["wept", "", "RANG", None, 4, ["rang"], {}])
def test_an_unknown_kind_is_named(name: object) -> None:
    assert refused({"event": name}) == f"unknown event {name!r}"


def test_an_event_without_a_kind_is_refused() -> None:
    assert refused({}) == "unknown event None"


@every_game
def test_every_missing_field_is_named(game: Game) -> None:
    for kind in game.kinds.kinds:
        for field in kind.fields:
            without = {name: value for name, value in whole(game, kind).items() if name != field.name}
            with pytest.raises(ValueError, match=f"^{kind.name} lacks its field '{field.name}'$"):
                game.kinds.from_plain(without, [])


@every_game
def test_an_extra_field_is_named(game: Game) -> None:
    for kind in game.kinds.kinds:
        with pytest.raises(ValueError, match=f"^{kind.name} has an unknown field 'smell'$"):
            game.kinds.from_plain({**whole(game, kind), "smell": 1}, [])


@every_game
@pytest.mark.parametrize("value", [None, 1.5, {}, "no such word", [None], ["seat 0"], -(1 << 60), 1 << 60])
def test_a_value_that_no_field_can_hold_is_refused(game: Game, value: object) -> None:
    """A text alone may be any text."""
    for kind in game.kinds.kinds:
        for field in kind.fields:
            is_text = field.words in (TEXT, PERHAPS_TEXT) and isinstance(value, str)
            if not is_text and not (field.words is PERHAPS_TEXT and value is None):
                with pytest.raises(ValueError, match=f"^{kind.name}: "):
                    game.kinds.from_plain({**whole(game, kind), field.name: value}, [])


def test_a_wrong_word_is_named() -> None:
    assert refused(plain("painted", seat=0, colour="green", wet=True)) == "painted: 'green' is no colour"
    assert refused(plain("painted", seat=0, colour=0, wet=True)) == "painted: 0 is no colour"


def test_a_record_knows_everything() -> None:
    """What is unknown to a viewer is not unknown to the record."""
    assert refused(plain("painted", seat=0, colour="unknown", wet=True)).startswith("painted: ")


@pytest.mark.parametrize("value", [True, False])
def test_true_and_false_are_no_numbers(value: bool) -> None:
    assert refused(plain("counted", number=value, by=[])) == f"counted: {value} is no number"
    assert refused(plain("painted", seat=value, colour="red", wet=True)) == f"painted: {value} is no seat"
    assert refused(plain("counted", number=1, by=[value])) == f"counted: {value} is no seat"


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_numbers_are_neither_true_nor_false(value: object) -> None:
    told = plain("painted", seat=0, colour="red", wet=value)

    assert refused(told) == f"painted: {value!r} is neither true nor false"


@pytest.mark.parametrize("seat", [-1, MOST_SEATS, MOST_SEATS + 1])
def test_a_list_of_seats_holds_seats_only(seat: int) -> None:
    assert refused(plain("counted", number=1, by=[0, seat])) == f"counted: {seat} is no seat"


@pytest.mark.parametrize("by", [[1, 0], [0, 0], [2, 1, 1]])
def test_seats_are_named_once_each_in_rising_order(by: list[int]) -> None:
    assert "rising order" in refused(plain("counted", number=1, by=by))


def test_where_somebody_must_be_named_nobody_is_refused() -> None:
    assert KINDS.from_plain(plain("counted", number=1, by=[]), []).b == NOBODY
    assert refused(plain("gathered", seats=[])) == "gathered: nobody is named"


@pytest.mark.parametrize("told", [["seat 1", "seat 0"], ["seat 0", "seat 0"], ["gallery", "ghost 1"]])
def test_viewers_are_named_once_each_in_their_order(told: list[str]) -> None:
    assert "once each" in refused(plain("rang", told=told))


@pytest.mark.parametrize("name", ["seat 00", "seat 01", "seat +1", "seat 1 ", "Seat 1", "seat ۱"])
def test_a_viewer_has_one_name(name: str) -> None:
    assert "no viewer is called" in refused(plain("rang", told=[name]))


def test_seats_sit_at_the_table() -> None:
    """What rules index by is checked where it is read, for all games."""
    for told in (plain("painted", seat=2, colour="red", wet=False), plain("counted", number=1, by=[0, 2])):
        assert KINDS.from_plain(told, [], 3).kind
        with pytest.raises(ValueError, match="at a table of 2"):
            KINDS.from_plain(told, [], 2)


def test_no_seat_is_a_seat_only_where_there_may_be_none() -> None:
    perhaps = plain("heard", seat=MOST_SEATS)

    assert KINDS.from_plain(perhaps, [], 2).a == MOST_SEATS
    for seat in (2, MOST_SEATS - 1, MOST_SEATS + 1, -1):
        with pytest.raises(ValueError, match="heard: "):
            KINDS.from_plain({**perhaps, "seat": seat}, [], 2)
    for seat in (MOST_SEATS, MOST_SEATS + 1, -1):
        assert "is no seat" in refused(plain("painted", seat=seat, colour="red", wet=False))


@pytest.mark.parametrize("number", [-1, 256, 1 << 40])
def test_what_is_done_one_by_one_is_counted_within_bounds(number: int) -> None:
    assert refused(plain("moved", count=number)) == f"moved: {number} is no count"


def test_what_is_wrong_is_repeated_in_part_only() -> None:
    assert len(refused(plain("painted", seat=0, colour="x" * 10**6, wet=True))) < 100
    assert len(refused(plain("painted", seat=10**4000, colour="red", wet=True))) < 100


@pytest.mark.parametrize(
    "name", ["seat 24", "seat -1", "seat", "seat one", "seat ²", "ghost 24", "house", ""]
)
@pytest.mark.parametrize("field", ["told", "readers"])
def test_an_audience_of_nobody_known_is_named(field: str, name: str) -> None:
    assert refused(plain("rang", **{field: ["seat 0", name]})) == f"no viewer is called {name!r}"


@pytest.mark.parametrize("audience", [None, "seat 0", 3, {}, {"seat 0": True}])
@pytest.mark.parametrize("field", ["told", "readers"])
def test_an_audience_must_be_a_list(field: str, audience: object) -> None:
    assert refused(plain("rang", **{field: audience})) == f"{audience!r} is no list of viewers"


@pytest.mark.parametrize("viewer", [None, 0, ["seat 0"], {}])
def test_viewers_go_by_name(viewer: object) -> None:
    assert refused(plain("rang", told=[viewer])) == f"no viewer is called {viewer!r}"


# Telling.


def test_outside_the_audience_nothing_is_told() -> None:
    event = Event(PAINTED, 0, 1, 1, 0, bit(0) | bit(2), EVERYBODY)

    assert KINDS.told(event, 1) is None
    assert KINDS.telling(event, 1, []) is None
    assert KINDS.telling(event, GALLERY, []) is None
    assert KINDS.telling(event, ghost_of(0), []) is None
    assert KINDS.telling(event, 2, []) is not None


def test_who_is_no_reader_is_told_without_the_secret() -> None:
    event = Event(PAINTED, 0, 1, 1, 0, EVERYBODY, bit(0))

    assert KINDS.telling(event, 0, []) == {"event": "painted", "seat": 0, "colour": "blue", "wet": True}
    assert KINDS.telling(event, 1, []) == {"event": "painted", "seat": 0, "colour": "unknown", "wet": True}
    assert event.b == 1


def test_who_reads_but_is_not_told_learns_nothing() -> None:
    assert KINDS.told(Event(PAINTED, 0, 1, 1, 0, NOBODY, EVERYBODY), 0) is None


@every_game
def test_a_telling_holds_the_fields_in_their_order_and_nothing_else(game: Game) -> None:
    """Neither audience nor any number of the log; whatever is secret is unknown to those who do not read it."""
    for kind, event, dice in events(game):
        viewer = dice.randint(0, GALLERY)
        told = game.kinds.telling(event, viewer, ["hi"])

        assert (told is not None) == ((event.told >> viewer) & 1 == 1)
        if told is not None:
            reads = (event.readers >> viewer) & 1 == 1
            everything = game.kinds.to_plain(event, ["hi"])
            assert list(told) == ["event", *(field.name for field in kind.fields)]
            for field in kind.fields:
                hidden = field.is_secret and not reads
                assert told[field.name] == ("unknown" if hidden else everything[field.name])


@every_game
def test_two_events_that_differ_in_secret_are_told_alike(game: Game) -> None:
    for kind, event, dice in events(game):
        numbers = [event.field(place) for place in range(4)]
        for place, field in enumerate(kind.fields):
            if field.is_secret:
                numbers[place] = some(dice, *bounds(field.words))
        other = event_of(event.kind, numbers, event.told, event.readers)

        for viewer in (0, 1, GALLERY):
            if (event.readers >> viewer) & 1 == 0:
                one, two = (
                    game.kinds.telling(event, viewer, ["hi"]),
                    game.kinds.telling(other, viewer, ["hi"]),
                )
                assert json.dumps(one) == json.dumps(two)


def test_draws_are_told_to_nobody() -> None:
    """The truth's draws are in the record; what a seat learns of a card it learns from the card's own event."""
    match = dealt(anna="10", bruno="6")
    draws = [event for event in match.entries[0].events if event.kind == DRAWN]

    assert len(draws) == 20
    assert all(
        match.game.kinds.telling(draw, viewer, []) is None for draw in draws for viewer in (0, 1, GALLERY)
    )


# Texts that may be missing.


def test_a_text_that_may_be_missing_reads_back_with_and_without_it() -> None:
    kinds = Kinds((Kind("whispered", public("seat", SEAT), public("word", PERHAPS_TEXT)),))
    texts: list[str] = []

    assert kinds.to_plain(Event(0, 1, NO_TEXT, 0, 0, EVERYBODY, EVERYBODY), ["hello"])["word"] is None
    assert kinds.to_plain(Event(0, 1, 0, 0, 0, EVERYBODY, EVERYBODY), ["hello"])["word"] == "hello"
    assert kinds.from_plain({"event": "whispered", "seat": 1, "word": None}, texts).b == NO_TEXT
    assert kinds.from_plain({"event": "whispered", "seat": 1, "word": "hello"}, texts).b == 0
    assert texts == ["hello"]
