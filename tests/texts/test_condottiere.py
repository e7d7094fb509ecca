"""The texts of Condottiere are whole: nothing the game can say is without its words."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import consigliere
from consigliere import games, kernel, shelf, table
from consigliere.games.condottiere.event import ENDINGS
from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.pieces import CARD_IDS
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import Command, default, say
from consigliere.kernel.event import FLAG, NUMBER, SEAT, SEATS, TEXT, Kind, Plain
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.viewer import GALLERY, HOUSE, members
from consigliere.server.problems import STATUS
from consigliere.texts import Texts, reading
from tests.games.condottiere.scenario import RULES, new_game
from tests.texts.catalogue import all_patterns, bare, variables

TEXTS = Texts("en")
ENGLISH = all_patterns("en")
READING = reading("condottiere")
SOURCE = Path(consigliere.__file__).parent
DIGEST = Path(__file__).parents[2] / "docs" / "rules" / "condottiere.md"


def refusals() -> dict[str, Refusal]:
    """Every refusal that stands as a constant in kernel, games and table."""
    found: dict[str, Refusal] = {}
    for package in (kernel, games, table):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, Refusal):
                    found[value.name] = value
    return found


def refusal_names() -> set[str]:
    """The names of all refusals, also of those made on the spot and of the server's own."""
    found: set[str] = set(STATUS)
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                if node.args and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


# Nothing is without its words.


@pytest.mark.parametrize("kind", RULES.kinds.kinds, ids=lambda kind: kind.name)
def test_every_event_has_its_sentence(kind: Kind) -> None:
    name = kind.name

    assert TEXTS.has(f"event-{name}")
    if name in READING.together:
        assert TEXTS.has(f"event-{name}.part")
        assert TEXTS.has(f"event-{name}.all")
    if name in READING.added:
        assert TEXTS.has(f"event-{name}.after")


def test_every_field_becomes_the_right_kind_of_word() -> None:
    for kind in RULES.kinds.kinds:
        for field in kind.fields:
            prefix = READING.words.get(f"{kind.name}.{field.name}", READING.words.get(field.name))
            if field.words is SEAT:
                assert field.name in READING.seats
            elif field.words.name in ("card", "region"):
                assert prefix == field.words.name
                assert all(TEXTS.has(f"{prefix}-{word}") for word in (*field.words.words, "unknown"))
            elif field.words in (NUMBER, TEXT):
                assert field.name not in READING.seats
                assert prefix is None
            elif prefix == "ending":
                assert all(TEXTS.has(f"{prefix}-{word}") for word in field.words.words)
            else:
                assert prefix is None or field.words is SEATS
                assert field.name not in READING.seats or field.words in (FLAG, SEATS)


def test_every_number_of_an_event_is_written_by_number() -> None:
    for kind in RULES.kinds.kinds:
        numbers = {field.name for field in kind.fields if field.words is NUMBER}
        for key, pattern in ENGLISH.items():
            if key.partition(".")[0] == f"event-{kind.name}":
                assert bare(pattern).isdisjoint(numbers), key


def test_a_sentence_asks_only_for_fields_of_its_event() -> None:
    for kind in RULES.kinds.kinds:
        fields = {field.name for field in kind.fields}
        known = (
            fields | {f"{name}_{more}" for name in fields for more in ("is", "id")} | {"parts", "sentence"}
        )
        for key, pattern in ENGLISH.items():
            if key.partition(".")[0] == f"event-{kind.name}":
                assert variables(pattern) <= known, key


def test_no_sentence_is_for_an_event_that_does_not_exist() -> None:
    known = {f"event-{kind.name}" for kind in RULES.kinds.kinds}

    assert {key.partition(".")[0] for key in ENGLISH if key.startswith("event-")} == known


def test_every_refusal_has_its_sentence() -> None:
    names = refusal_names()

    assert set(refusals()) <= names
    assert {key.removeprefix("refusal-") for key in ENGLISH if key.startswith("refusal-")} == names


@pytest.mark.parametrize("refusal", refusals().values(), ids=list(refusals()))
def test_every_refusal_reads_as_one_sentence_with_its_rules(refusal: Refusal) -> None:
    asked = sorted(variables(ENGLISH[f"refusal-{refusal.name}"]) - {"arguments"})
    filled = refusal.with_arguments(*((name, "3") for name in asked))

    text = TEXTS.refusal(filled)

    assert "{" not in text
    assert all(rule in text for rule in refusal.rules)
    assert all(TEXTS.rule(rule) for rule in refusal.rules)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (3, {"clock": "slow"}),
        (3, {"target": 500}),
        (3, {"show_cards": "perhaps"}),
        (3, {"speed": 3}),
        (3, {"first_holder": "fabio"}),
        (3, {"target": 30}),
    ],
)
def test_a_table_that_cannot_be_opened_is_told_why(seats: int, options: dict[str, OptionValue]) -> None:
    refusal = RULES.settle_options(seats, options)

    assert isinstance(refusal, Refusal)
    assert "{" not in TEXTS.refusal(refusal)


@pytest.mark.parametrize("word", ["fly", "", "play joker", "choose london", "show 10"])
def test_a_line_that_means_nothing_is_told_so(word: str) -> None:
    with pytest.raises(Illegal) as caught:
        RULES.parse(word)

    assert TEXTS.refusal(caught.value.refusal).endswith("type help for the commands there are. [CON-4.4]")


def test_every_card_has_its_name_short_form_and_help() -> None:
    for card in (*CARD_IDS, "unknown", "none"):
        assert TEXTS.card(card)
        assert TEXTS.has(f"card-{card}.short")
        assert TEXTS.has(f"card-{card}.help")


def test_short_forms_are_those_of_the_notation() -> None:
    for card in CARD_IDS:
        command = RULES.parse("play " + TEXTS.say(f"card-{card}.short"))
        assert command == RULES.parse(f"play {card}")


def test_names_are_those_of_the_edition() -> None:
    edition = shelf.edition("condottiere")
    for file, kind in (("cards", "card"), ("map", "region")):
        section = edition[file]
        assert isinstance(section, dict)
        for entry in section[kind]:
            assert TEXTS.say(f"{kind}-{entry['id']}") == entry["name"]


def test_every_region_has_its_name() -> None:
    assert all(TEXTS.region(region) for region in (*RULES.box.regions, "off"))


def test_every_option_and_its_choices_are_explained() -> None:
    for option in RULES.options:
        assert TEXTS.option(option.name)
        assert TEXTS.option_help(option.name)
        assert TEXTS.rule(option.rule)
        for choice in option.choices:
            assert choice in NAMES or TEXTS.has(f"option-{option.name}.{choice}")


def test_every_ending_decision_and_advice_has_its_words() -> None:
    asked = next(kind for kind in RULES.kinds.kinds if kind.name == "asked")
    options = RULES.settle_options(4, {"points_campaign": True, "capturing_regions": True})
    assert isinstance(options, dict)

    assert all(TEXTS.ending(ending) for ending in ENDINGS)
    for decision in asked.fields[1].words.words:
        assert TEXTS.decision(decision)
        assert TEXTS.has(f"decision-{decision}.waiting")
    assert [TEXTS.advice(name) for name in RULES.advice(options)]


def test_every_command_has_its_words() -> None:
    for verb in {command.verb for command in RULES.catalogue}:
        assert TEXTS.has(f"command-{verb}")
        assert TEXTS.has(f"command-{verb}.help")


def test_the_rules_are_those_of_the_digest_in_its_order() -> None:
    digest = DIGEST.read_text(encoding="utf-8")
    ids = re.findall(r"^- \*\*(CON-\d+\.\d+)\*\*", digest, re.MULTILINE)
    titles = re.findall(r"^### (CON-\d+) (.+)$", digest, re.MULTILINE)

    assert [rule_id for rule_id, _ in TEXTS.rules("condottiere")] == ids
    assert TEXTS.sections("condottiere") == titles
    assert all(TEXTS.rule(rule_id) == text for rule_id, text in TEXTS.rules("condottiere"))


def test_rules_refer_to_rules_that_exist() -> None:
    sections = dict(TEXTS.sections("condottiere"))
    ids = dict(TEXTS.rules("condottiere"))
    for text in ids.values():
        for named in re.findall(r"CON-\d+(?:\.\d+)?", text):
            assert named in ids or named in sections


def test_rules_keep_the_numbers_of_the_digest() -> None:
    """A number changed by mistake in one of the two would be a different game."""
    lines = re.findall(
        r"^- \*\*(CON-\d+\.\d+)\*\* (.+?) \[", DIGEST.read_text(encoding="utf-8"), re.MULTILINE
    )
    for rule_id, text in lines:
        said = set(re.findall(r"(?<![\w.-])\d+(?!\w|\.\d)", TEXTS.rule(rule_id)))
        assert said <= set(re.findall(r"(?<![\w.-])\d+(?!\w|\.\d)", text)), rule_id


# Whole games, told to everyone.

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"hidden_cards": True}),
    (4, {"draw_after_battle": True, "bigger_kingdoms": True}),
    (5, {"capturing_regions": True, "hidden_cards": True}),
    (6, {}),
    (3, {"points_campaign": True, "target": 10}),
    (4, {"draw_after_battle": True, "capturing_regions": True, "hidden_cards": True, "clock": "days"}),
]


def whole_game(seats: int, seed: int, options: dict[str, OptionValue]) -> tuple[list[list[Plain]], list[int]]:
    """What each viewer is told of a game of random moves, with some talk, shown cards and defaults."""
    chance = FastChance(seed)
    state = new_game(seats, seed, **options)
    said: list[str] = []
    while not state.is_over():
        waiting = members(state.waiting_for())
        seat = waiting[int(chance.below(len(waiting)))]
        offers = state.legal(seat)
        what: list[tuple[int, Command]] = [(seat, RULES.catalogue[offers[int(chance.below(len(offers)))]])]
        dice = int(chance.below(40))
        if dice == 0:
            what.insert(0, (seat, say("I come in peace.")))
        if dice == 1:
            what[:0] = [(seat, command) for command in RULES.open_commands(state, seat, chance)]
        if dice == 2:
            what[-1] = (HOUSE, default(seat))
        for actor, command in what:
            assert state.refusal_for(actor, command) is None
            state.carry_out(actor, command, chance, said)
    assert state.log is not None
    viewers = [*range(seats), GALLERY]
    told = [[RULES.kinds.telling(event, viewer, said) for event in state.log] for viewer in viewers]
    return [[plain for plain in one if plain is not None] for one in told], viewers


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_whole_games_can_be_told_to_everyone(seats: int, options: dict[str, OptionValue]) -> None:
    names = list(NAMES[:seats])
    for seed in (1, 2, 3):
        told, viewers = whole_game(seats, seed, options)
        for viewer, tellings in zip(viewers, told):
            me = None if viewer == GALLERY else viewer
            one_by_one = [TEXTS.telling("condottiere", plain, names, me) for plain in tellings]
            lines = TEXTS.tellings("condottiere", tellings, names, me)
            for line in [line for line in one_by_one if line is not None] + lines:
                assert line
                assert not re.search(r"[{}]|unknown|cannot see|nobody|None|  ", line), line
            assert lines[-1].startswith("The game is over")
            if me is not None:
                assert not any(re.search(rf"\b{names[me]}\b", line) for line in lines)


def test_the_glossary_has_every_card_with_the_words_of_its_rulebook() -> None:
    glossary = (DIGEST.parents[1] / "glossary.md").read_text(encoding="utf-8")
    cards = shelf.edition("condottiere")["cards"]

    assert isinstance(cards, dict)
    for card in cards["card"]:
        short = TEXTS.say(f"card-{card['id']}.short")
        assert f"| {card['name']} | {short} | {card['name_fa']} |" in glossary
