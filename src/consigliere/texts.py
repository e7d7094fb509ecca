"""Every sentence the table says, in the reader's language, from the Fluent catalogues in `locale/`.

Each language is a folder: `<game>.ftl` and `<game>-rules.ftl` for each game, and files that all games share.
A catalogue is read when its first message is asked for, and then kept. What is a seat, a card or a region in the plain
values of a game stands beside the folders, in `<game>.toml`. `web/src/lib/texts.ts` says the same in the browser.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from babel import Locale
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.runtime.types import FluentType

    from consigliere.kernel.edition import Name
    from consigliere.kernel.event import Plain
    from consigliere.kernel.refusal import Refusal

Value = str | int
# The parts of a command or phrase by name: number, seat, seats, text, or the beginning of the keys of its words;
# in a list, several such words.
Parts = dict[str, str | list[str]]

SHARED: Final = "table"  # the reading of what all games share

SAID: Final = "said"  # the event of any game that is talk
SEALED: Final = ":sealed"  # stands for words that are not for this reader, as in table/sealing.py
MOST_FOUND: Final = (
    1 << 14
)  # messages that are remembered with their catalogue: more than all languages use at once
MOST_SAID: Final = 1 << 14  # sentences that are remembered as they were filled in
RULES: Final = "-rules"  # how the name of a catalogue of rules ends

_DIGITS: Final = re.compile("[0-9]{1,15}")
RIGHT_TO_LEFT: Final = ("ar", "fa", "he", "ur")

_SEAT: Final = re.compile("[0-9]{1,2}")
_WORD: Final = re.compile("[a-z0-9_-]+")

# The signs of numbers where the formatter would write Latin ones: as a browser writes them, byte for byte.
SIGNS: Final = {"fa": str.maketrans(dict(zip("0123456789,.%-", [*"۰۱۲۳۴۵۶۷۸۹٬٫٪", "\u200e\u2212"])))}


class Reading:
    """How the plain values of one game become words: what `locale/<game>.toml` says, added to `locale/table.toml`.

    `seats` are the fields of events that hold the number of a seat. `words` are the fields whose value names a
    message, each with the beginning of that message's key; `event.field` goes before `field`. Events of a kind in
    `together` that follow one another and agree in the fields named there make one sentence; `ranked` fields
    put its parts into the order of the catalogue. An event in `added` joins the sentence before it when
    both are about the same seat. What `private` names nobody may read over a shoulder, unless its fields have
    just the values given there, or the option is on that `public` names for it. `refers` are the fields that hold the
    `number` of an earlier event, each with the name under which a message is given who made that. `commands` and `talk`
    name the parts of commands and phrases, each with what it is.
    `score` names the fields of the seats that a score is made of.
    """

    def __init__(self, plain: dict[str, Any]) -> None:
        events = plain.get("events", {})
        self.seats: Final[tuple[str, ...]] = tuple(events.get("seats", ()))
        self.words: Final[dict[str, str]] = events.get("words", {})
        self.together: Final[dict[str, list[str]]] = events.get("together", {})
        self.ranked: Final[tuple[str, ...]] = tuple(events.get("ranked", ()))
        self.added: Final[tuple[str, ...]] = tuple(events.get("added", ()))
        self.private: Final[dict[str, dict[str, str]]] = events.get("private", {})
        self.public: Final[dict[str, str]] = events.get("public", {})
        self.refers: Final[dict[str, str]] = events.get("refers", {})
        self.commands: Final[dict[str, Parts]] = plain.get("commands", {})
        self.talk: Final[dict[str, Parts]] = plain.get("talk", {})
        self.view: Final[dict[str, Any]] = plain.get("view", {})
        self.figures: Final[dict[str, Any]] = plain.get("figures", {})
        self.score: Final[list[str]] = plain.get("score", {}).get("parts", [])


@cache
def reading(game: str) -> Reading:
    """The reading of a game; of a game that has none, what all games share.

    >>> reading("condottiere").commands["play"]
    {'card': 'card'}
    """
    own = _toml(game) if game in _read_games() else {}
    shared = _toml(SHARED)
    return Reading(
        {section: {**shared.get(section, {}), **own.get(section, {})} for section in {**shared, **own}}
    )


def languages() -> list[str]:
    """The languages there are.

    >>> "en" in languages()
    True
    """
    return sorted(folder.name for folder in _locale().iterdir() if _stems(folder))


def hear(told: Plain, voices: dict[int, int]) -> None:
    """Remember who made what has a number."""
    number, seat = told.get("number"), told.get("seat")
    if isinstance(number, int) and isinstance(seat, int):
        voices[number] = seat


class Texts:
    """The texts of one language. Catalogues are shared by all that speak it."""

    def __init__(
        self, language: str = "en", isolate: bool = False, names: Mapping[str, Name] | None = None
    ) -> None:
        """`isolate` wraps what is filled in into marks of direction, for screens that mix scripts.

        `names` are those an edition gives to its own components, by message; they go before the catalogues.
        """
        if language not in languages():
            raise ValueError(f"there is no language {language!r}; choose one of: {', '.join(languages())}")
        self.language: Final = language
        self._isolate: Final = isolate
        self._names: Final = names or {}
        self._stems: Final = _catalogues(language)

    def calling(self, names: Mapping[str, Name]) -> Texts:
        """These texts with the names of an edition."""
        return Texts(self.language, self._isolate, names)

    def say(self, key: str, **values: Value) -> str:
        """One message, or an attribute of one as `key.attribute`; KeyError if there is none.

        >>> Texts("en").say("card-heroine")
        'Heroine'
        """
        return self._say("", key, values)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._has("", key)

    def number(self, n: float, decimals: int | None = None) -> str:
        """A number as this language writes it, with so many decimals; with as many as it has, up to three, if not said.

        >>> Texts("fa").number(10), Texts("en").number(6500), Texts("uk").number(1.5), Texts("ja").number(2, 1)
        ('۱۰', '6,500', '1,5', '2.0')
        """
        from babel.numbers import format_decimal

        pattern = None if decimals is None else f"#,##0.{'0' * decimals}" if decimals else "#,##0"
        return self._signed(format_decimal(n, pattern, self.language))

    def percent(self, share: float) -> str:
        """A share of one in percent, with one decimal.

        >>> Texts("en").percent(0.5), Texts("fa").percent(0.125)
        ('50.0%', '۱۲٫۵٪')
        """
        from babel.numbers import format_percent

        return self._signed(format_percent(share, "#,##0.0%", self.language))

    def _signed(self, number: str) -> str:
        return number.translate(SIGNS.get(self.language, {}))

    # The pieces of the games. `game` matters only where two games use the same name.

    def word(self, key: str, game: str, **values: Value) -> str:
        """A message of a game, whatever others have under the same key; KeyError if it has none."""
        return self._say(game, key, values)

    def card(self, card_id: str, game: str = "") -> str:
        """The name of a card; KeyError if it has none."""
        return self._say(game, f"card-{card_id}", {})

    def region(self, region_id: str, game: str = "") -> str:
        """The name of a region; KeyError if it has none."""
        return self._say(game, f"region-{region_id}", {})

    def option(self, name: str, game: str = "") -> str:
        """The name of an option as a person reads it; `option_help` explains it."""
        return self._say(game, f"option-{name}", {})

    def preset(self, name: str, game: str = "") -> str:
        """The name of a preset as a person reads it; `preset_help` explains it."""
        return self._say(game, f"preset-{name}", {})

    def preset_help(self, name: str, game: str = "") -> str:
        """What a preset is for."""
        return self._say(game, f"preset-{name}.help", {})

    def option_help(self, name: str, game: str = "") -> str:
        """What an option does."""
        return self._say(game, f"option-{name}.help", {})

    def decision(self, name: str, game: str = "") -> str:
        """What a seat is asked."""
        return self._say(game, f"decision-{name}", {})

    def ending(self, name: str, game: str = "") -> str:
        """How a game ended, in a few words."""
        return self._say(game, f"ending-{name}", {})

    def advice(self, name: str, game: str = "") -> str:
        """A word of warning about options that may be chosen all the same."""
        return self._say(game, f"advice-{name}", {})

    # Rules and refusals.

    def rule(self, rule_id: str) -> str:
        """A rule by its id; KeyError if there is none.

        >>> Texts("en").rule("CON-3.1")
        'Only the holder of the token chooses the region of the next battle.'
        """
        return self._say("", "rule-" + rule_id.replace(".", "-"), {})

    def rules(self, game: str) -> list[tuple[str, str]]:
        """The id and the text of every rule of a game, in order; KeyError if the game has none."""
        return [(_rule_id(key), self.say(key)) for key in self._keys(game + RULES, "rule-")]

    def sections(self, game: str) -> list[tuple[str, str]]:
        """The id (`CON-4`) and the title of every section of a game's rules, in order."""
        return [(key.removeprefix("rules-"), self.say(key)) for key in self._keys(game + RULES, "rules-")]

    def refusal(self, refusal: Refusal, game: str = "") -> str:
        """Why not, followed by the ids of the rules behind it.

        >>> from consigliere.kernel.refusal import Refusal
        >>> Texts("en").refusal(Refusal("not-in-hand", "CON-4.15"))
        'That card is not in your hand; play one that is, or pass. [CON-4.15]'
        """
        given = {name: value for name, value in refusal.arguments if value}
        sentence = self._say(game, f"refusal-{refusal.name}", {"arguments": len(given), **given})
        return f"{sentence} [{', '.join(refusal.rules)}]" if refusal.rules else sentence

    # The log.

    def telling(self, game: str, telling: Plain, names: list[str], me: int | None = None) -> str | None:
        """One sentence for what a viewer was told; None if it goes without saying.

        `me` is the viewer's own seat, None for the gallery.

        >>> told = {"event": "card-played", "seat": 1, "card": "heroine", "face_down": False}
        >>> Texts("en").telling("condottiere", told, ["anna", "bruno"], 0)
        'bruno plays Heroine.'
        """
        key = f"event-{telling['event']}"
        return self._say(game, key, self._values(game, telling, names, me)) or None

    def tellings(
        self,
        game: str,
        tellings: list[Plain],
        names: list[str],
        me: int | None = None,
        voices: dict[int, int] | None = None,
    ) -> list[str]:
        """The sentences for what a viewer was told: what belongs together is said together.

        `voices` are the seats that made what has a number, by that number. It learns those that are told here.
        """
        reads = reading(game)
        tellings = _voiced(reads, tellings, {} if voices is None else voices)
        lines: list[str] = []
        seat: object = None
        for same, sentence in self._runs(reads, game, tellings, names, me):
            first = same[0]
            kind = str(first["event"])
            if kind in reads.added and lines and seat == first.get("seat"):
                values = self._values(game, first, names, me)
                lines[-1] = self._say(game, f"event-{kind}.after", {**values, "sentence": lines[-1]})
            elif len(same) > 1:
                lines.append(self._together(reads, game, same, names, me))
            else:
                lines.append(sentence)
            seat = first.get("seat")
        return lines

    def _runs(
        self, reads: Reading, game: str, tellings: list[Plain], names: list[str], me: int | None
    ) -> Iterator[tuple[list[Plain], str]]:
        """What is told, silence left out, with events that make one sentence side by side; and the first one's own."""
        said = [(plain, self.telling(game, plain, names, me)) for plain in tellings]
        spoken = [(plain, sentence) for plain, sentence in said if sentence is not None]

        def together(numbered: tuple[int, tuple[Plain, str]]) -> tuple[object, ...]:
            number, (plain, _) = numbered
            kind = str(plain["event"])
            if kind not in reads.together:
                return (kind, number)
            return (kind, *(plain[field] for field in reads.together[kind]))

        for _, same in groupby(enumerate(spoken), together):
            group = [one for _, one in same]
            yield [plain for plain, _ in group], group[0][1]

    def _together(
        self, reads: Reading, game: str, same: list[Plain], names: list[str], me: int | None
    ) -> str:
        key = f"event-{same[0]['event']}"
        if same[0]["event"] in reads.ranked:
            same = sorted(same, key=lambda plain: self._rank(reads, game, plain))
        parts = [self._say(game, f"{key}.part", self._values(game, plain, names, me)) for plain in same]
        values = self._values(game, same[0], names, me)
        return self._say(
            game, f"{key}.all", {**values, "parts": self.joined(self._counted(parts), "list-next")}
        )

    def _counted(self, parts: list[str]) -> list[str]:
        """Parts that are there several times, said once with their number."""
        counted = [(part, parts.count(part)) for part in dict.fromkeys(parts)]
        return [part if n == 1 else self.say("list-times", item=part, n=n) for part, n in counted]

    def _rank(self, reads: Reading, game: str, plain: Plain) -> list[int]:
        """The places in the catalogue of the words an event names."""
        order = _order(self.language, game)
        return [
            order.get(f"{reads.words[field]}-{value}", len(order))
            for field, value in plain.items()
            if field in reads.words
        ]

    def _values(self, game: str, telling: Plain, names: list[str], me: int | None) -> dict[str, Value]:
        """The fields of an event as a message uses them.

        A number stays one, and true and false are `yes` and `no`. A word `x` is also given as `x_id`. A seat or
        several `x` come with `x_is`: me, other, us (me and others), others or none, or the word that stands in
        place of a seat. A text `x` comes with `x_is` too: text, or none.
        """
        reads = reading(game)
        values: dict[str, Value] = {}
        for field, value in telling.items():
            prefix = reads.words.get(f"{telling['event']}.{field}", reads.words.get(field))
            if isinstance(value, bool):
                values[field] = "yes" if value else "no"
            elif isinstance(value, list):
                values.update(
                    self._seats(field, [seat for seat in value if isinstance(seat, int)], names, me)
                )
            elif isinstance(value, int):
                seats = [value] if value < len(names) else []
                values.update(
                    self._seats(field, seats, names, me) if field in reads.seats else {field: value}
                )
            elif prefix is None:
                values[f"{field}_id"] = values[field] = "" if value is None else str(value)
                said = str(value) if field in reads.seats else "text"
                values[f"{field}_is"] = "none" if value is None else said
            else:
                values[f"{field}_id"] = str(value)
                values[field] = self._say(game, f"{prefix}-{value}", {})
        for field, speaker in reads.refers.items():
            if field in telling and speaker not in telling:
                values.update(self._seats(speaker, [], names, me))
        if telling["event"] == SAID:
            values["text"] = self.phrase(str(telling["text"]), game, names, me) or str(telling["text"])
        return values

    def _seats(self, field: str, seats: list[int], names: list[str], me: int | None) -> dict[str, Value]:
        if not seats:
            return {field: self.say("nobody"), f"{field}_is": "none"}
        mine = me in seats
        if len(seats) == 1:
            role = "me" if mine else "other"
        else:
            role = "us" if mine else "others"
        called = [names[seat] for seat in seats if seat != me]
        return {field: self.joined([self.say("you")] * mine + called, "list-last"), f"{field}_is": role}

    # What one may do, and what one may say.

    def command(self, game: str, command: Plain, names: list[str], me: int | None = None) -> str:
        """A command as `Game.command_to_plain` gives it; KeyError if it has no words.

        >>> Texts("en").command("condottiere", {"command": "keep", "cards": ["winter", "spring"]}, [])
        'Keep Winter and Spring'
        """
        name = str(command["command"])
        values: dict[str, Value] = {}
        for part, what in reading(game).commands[name].items():
            values.update(self._part(game, part, what, command[part], names, me))
        return self._say(game, f"command-{name}", values)

    def phrase(self, text: str, game: str, names: list[str], me: int | None = None) -> str | None:
        """What `:truce 2` says to this reader; None if the text is no phrase but ordinary talk.

        >>> Texts("en").phrase(":your-turn 1", "condottiere", ["anna", "bruno"], 1)
        'It is your turn.'
        """
        if text == SEALED:
            return self.say("said-in-private")
        slug, *given = text.removeprefix(":").split(" ")
        parts = reading(game).talk.get(slug)
        if not text.startswith(":") or parts is None or len(given) != len(parts):
            return None
        values: dict[str, Value] = {}
        for (part, what), word in zip(parts.items(), given):
            if what == "seat" and _SEAT.fullmatch(word) and int(word) < len(names):
                values.update(self._part(game, part, what, int(word), names, me))
            elif what != "seat" and _WORD.fullmatch(word) and self._has(game, f"{what}-{word}"):
                values.update(self._part(game, part, what, word, names, me))
            else:
                return None
        return self._say(game, f"talk-{slug}", values)

    def _part(
        self, game: str, part: str, what: str | list[str], value: object, names: list[str], me: int | None
    ) -> dict[str, Value]:
        """A part of a command or phrase as a message uses it."""
        if isinstance(what, list) and isinstance(value, list):
            words = [self._say(game, f"{what[0]}-{word}", {}) for word in value]
            return {part: self.joined(self._counted(words))}
        if what == "seats" and isinstance(value, list):
            return self._seats(part, value, names, me)
        if what == "seat" and isinstance(value, int):
            return self._seats(part, [value], names, me)
        if what == "number" and isinstance(value, int):
            return {part: value}
        if what == "text":
            return {part: str(value)}
        return {part: self._say(game, f"{what}-{value}", {}), f"{part}_id": str(value)}

    def joined(
        self, items: list[str], last: str = "list-last", following: str = "list-next", game: str = ""
    ) -> str:
        """Items as a list in one sentence; `last` is the message that adds the last of them, `following` the others.

        >>> Texts("en").joined(["anna", "bruno", "carla"])
        'anna, bruno and carla'
        """
        if not items:
            return ""
        line = items[0]
        for item in items[1:-1]:
            line = self._say(game, following, {"list": line, "item": item})
        return self._say(game, last, {"list": line, "item": items[-1]}) if len(items) > 1 else line

    def _called(self, game: str, name: Name) -> str:
        """What an edition calls something: a text as it is, a wording in the words of this language."""
        if isinstance(name, str):
            return self._directed(name)
        if "list" in name:
            items = [self._called(game, part) for part in name["list"]]
            return self.joined(items, name["last"], name.get("next", "list-next"), game)
        values = {
            field: value if isinstance(value, int) else self._called(game, value)
            for field, value in name.items()
            if field != "say"
        }
        return self._say(game, name["say"], values)

    # Catalogues.

    def _has(self, game: str, key: str) -> bool:
        return key in self._names or self._find(game, key) is not None

    def _say(self, game: str, key: str, values: dict[str, Value]) -> str:
        if key in self._names:
            return self._called(game, self._names[key])
        return self._directed(_filled(self.language, self._isolate, game, key, tuple(values.items())))

    def _directed(self, text: str) -> str:
        """Inside another sentence, the direction of a text is told from its first letter outside what is filled in.

        A list has none, so in a right-to-left language it says so itself.
        """
        is_unsaid = self.language in RIGHT_TO_LEFT and text.startswith("\u2068")
        return f"\u200f{text}" if is_unsaid else text

    def _find(self, game: str, key: str) -> tuple[FluentBundle, Pattern] | None:
        return _found(self.language, self._isolate, game, key)

    def _keys(self, stem: str, prefix: str) -> list[str]:
        if stem not in self._stems:
            raise KeyError(stem)
        return [key for key in _order(self.language, stem) if key.startswith(prefix)]


def _voiced(reads: Reading, tellings: list[Plain], voices: dict[int, int]) -> list[Plain]:
    """What was told, with who made what it refers to, if that is known and somebody else."""
    found: list[Plain] = []
    for told in tellings:
        hear(told, voices)
        speakers: Plain = {}
        for field, speaker in reads.refers.items():
            number = told.get(field)
            seat = voices.get(number) if isinstance(number, int) else None
            if seat is not None and seat != told.get("seat"):
                speakers[speaker] = seat
        found.append({**told, **speakers})
    return found


def _rule_id(key: str) -> str:
    section, _, number = key.removeprefix("rule-").rpartition("-")
    return f"{section}.{number}"


def _locale() -> Traversable:
    from importlib import resources

    return resources.files("consigliere") / "locale"


@lru_cache(maxsize=MOST_FOUND)
def _found(language: str, isolate: bool, game: str, key: str) -> tuple[FluentBundle, Pattern] | None:
    """A message and its catalogue: the game's own, else one that all share, else another game's."""
    name, _, attribute = key.partition(".")
    is_rule = name.startswith(("rule-", "rules-"))
    games = _read_games()
    stems = [stem for stem in _catalogues(language) if stem.endswith(RULES) == is_rule]
    for stem in sorted(stems, key=lambda stem: (stem != game, stem in games)):
        bundle = _bundle(language, stem, isolate)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
    return None


@lru_cache(maxsize=MOST_SAID)
def _filled(language: str, isolate: bool, game: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A message with its values; KeyError if there is none, ValueError if a value is missing.

    Filling in takes far longer than finding again, and a table says the same things over and over.
    """
    found = _found(language, isolate, game, key)
    if found is None:
        raise KeyError(key)
    bundle, pattern = found
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{key} in {language}: {errors[0]}")
    return str(text)


@cache
def _read_games() -> frozenset[str]:
    """The games that have a reading."""
    files = [file.name for file in _locale().iterdir() if file.name.endswith(".toml")]
    return frozenset(name.removesuffix(".toml") for name in files) - {SHARED}


@cache
def _toml(stem: str) -> dict[str, Any]:
    return tomllib.loads((_locale() / f"{stem}.toml").read_text(encoding="utf-8"))


@cache
def _catalogues(language: str) -> list[str]:
    return _stems(_locale() / language)


def _stems(folder: Traversable) -> list[str]:
    """The names of a language's catalogues."""
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def _source(language: str, stem: str) -> str:
    return (_locale() / language / f"{stem}.ftl").read_text(encoding="utf-8")


@cache
def _order(language: str, stem: str) -> dict[str, int]:
    """The keys of a catalogue with their places in it."""
    lines = _source(language, stem).splitlines()
    keys = [line.partition("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]
    return {key: place for place, key in enumerate(keys)}


@cache
def _bundle(language: str, stem: str, isolate: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    functions = {"NUMBER": _number(SIGNS.get(language, {}))}
    bundle = FluentBundle([language], functions, use_isolating=isolate)
    bundle.add_resource(FluentResource(_source(language, stem)))
    return bundle


def _number(signs: dict[int, str]) -> Callable[..., FluentType]:
    """NUMBER() in these signs. What it gives is still a number, so that messages can choose by it.

    A number that was typed comes as text: a message repeats it as typed, or writes it with NUMBER().
    """
    from fluent.runtime.types import FluentInt

    class Number(FluentInt):
        def format(self, locale: Locale) -> str:
            return super().format(locale).translate(signs)

    def number(value: Any, **options: Any) -> FluentType:
        if isinstance(value, str) and not _DIGITS.fullmatch(value):
            raise TypeError(f"{value!r} is no number")
        return Number(value, **options)

    return number
