"""Reading an edition: every wrong field is noted with its place, and reading goes on with a value within bounds."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.kernel.edition import MOST_PARTS, BadEdition, EditionReader, Part

COLOURS = ("red", "blue")


def entry(**fields: object) -> tuple[EditionReader, Part]:
    """The only entry of an edition, and its reader."""
    reader = EditionReader({"jobs": {"job": [{"id": "bribe", **fields}]}})
    return reader, reader.parts("jobs", "job")[0]


def noted(reader: EditionReader) -> list[str]:
    """What the reader has to say in the end."""
    try:
        reader.finish()
    except BadEdition as error:
        return error.problems
    return []


def test_good_fields_are_read_as_they_are() -> None:
    reader, job = entry(
        name="A bribe",
        copies=3,
        wild=True,
        colour="blue",
        costs=["red", "red"],
        money=[5, 1],
        effects=[{"effect": "red", "count": 2}],
        names=["Slow Joe", "Weasel"],
        prices={"2": 200},
        provenance="reconstructed",
        copies_tag="rulebook",
        note="nobody reads this",
    )

    assert (job.id, job.place) == ("bribe", "jobs/job bribe")
    assert job.text("name") == "A bribe"
    assert job.number("copies", 1, 9) == 3
    assert job.flag("wild") is True
    assert job.word("colour", COLOURS) == "blue"
    assert job.words("costs", COLOURS) == ["red", "red"]
    assert job.numbers("money", 1, 5) == [5, 1]
    effects = job.parts("effects")
    assert [(effect.word("effect", COLOURS), effect.number("count", 1, 2)) for effect in effects] == [
        ("red", 2)
    ]
    assert job.lines("names") == ["Slow Joe", "Weasel"]
    assert job.table("prices").number("2", 0, 1000) == 200
    assert noted(reader) == []


def test_what_is_wrong_with_lines_and_inner_tables_is_noted_with_its_place() -> None:
    reader, job = entry(names=["Slow Joe", 7], prices={"2": 200, "3": 300}, fines=5)

    assert job.lines("names") == ["Slow Joe"]
    assert job.table("prices").number("2", 0, 1000) == 200
    assert job.table("fines").number("2", 1, 9) == 1
    assert noted(reader) == [
        "jobs/job bribe/names: 7 is not one line of at most 80 characters",
        "jobs/job bribe/fines: 5 is not a table",
        "jobs/job bribe/fines/2: must be a number from 1 to 9",
        "jobs/job bribe/prices/3: there is no such field",
    ]


def test_a_field_that_may_be_left_out_has_its_default() -> None:
    reader, job = entry()

    assert job.number("copies", 1, 9, default=2) == 2
    assert job.flag("wild", default=True) is True
    assert job.word("colour", COLOURS, default="blue") == "blue"
    assert job.text("name", default="Bribe") == "Bribe"
    assert not job.has("copies")
    assert noted(reader) == []


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("3", "'3' is not a number from 1 to 9"),
        (True, "True is not a number from 1 to 9"),
        (0, "0 is not a number from 1 to 9"),
        (10, "10 is not a number from 1 to 9"),
        (2.0, "2.0 is not a number from 1 to 9"),
        (None, "must be a number from 1 to 9"),
        ("x" * 500, f"'{'x' * 58}… is not a number from 1 to 9"),
    ],
)
def test_a_number_out_of_bounds_is_noted_and_the_lowest_taken(value: object, says: str) -> None:
    reader, job = entry(copies=value)

    assert job.number("copies", 1, 9) == 1
    assert noted(reader) == [f"jobs/job bribe/copies: {says}"]


def test_what_is_no_word_no_text_no_list_is_noted() -> None:
    reader, job = entry(
        colour="green", name="", wild=1, costs="red", money=[0, 5], effects=[3], pairs=[["red"]]
    )

    assert job.word("colour", COLOURS) == "red"
    assert job.text("name") == ""
    assert job.flag("wild") is False
    assert job.words("costs", COLOURS) == []
    assert job.numbers("money", 1, 5) == [5]
    assert job.parts("effects") == []
    assert job.pairs("pairs", COLOURS) == []
    assert noted(reader) == [
        "jobs/job bribe/colour: 'green' is not one of red, blue",
        "jobs/job bribe/name: '' is not one line of at most 80 characters",
        "jobs/job bribe/wild: 1 is not true or false",
        f"jobs/job bribe/costs: 'red' is not a list of at most {MOST_PARTS}",
        "jobs/job bribe/money: 0 is no number from 1 to 5",
        "jobs/job bribe/effects 1: must be a table",
        "jobs/job bribe/pairs: ['red'] is no pair of red, blue",
    ]


def test_a_field_that_nobody_asks_for_is_noted_even_inside_an_effect() -> None:
    reader, job = entry(copys=3, effects=[{"effect": "red", "cuont": 2}], holds="figures")
    job.leave("holds")
    for effect in job.parts("effects"):
        effect.word("effect", COLOURS)

    assert noted(reader) == [
        "jobs/job bribe/copys: there is no such field",
        "jobs/job bribe/effects 1/cuont: there is no such field",
    ]


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        (None, f"jobs/job: must be there at least once and at most {MOST_PARTS} times"),
        ([], f"jobs/job: must be there at least once and at most {MOST_PARTS} times"),
        ([{}] * (MOST_PARTS + 1), f"jobs/job: must be there at least once and at most {MOST_PARTS} times"),
        ([{"id": "a"}, {"id": "a"}], "jobs/job a/id: is there twice"),
        ([{"id": "no words"}], "jobs/job 1/id: must be a word of letters, digits and _, not 'no words'"),
        ([{"id": "unknown"}], "jobs/job 1/id: must be a word of letters, digits and _, not 'unknown'"),
        ([{"id": "x" * 41}], f"jobs/job 1/id: must be a word of letters, digits and _, not '{'x' * 41}'"),
        ([3], "jobs/job 1/id: must be a word of letters, digits and _, not None"),
    ],
)
def test_entries_need_ids_of_their_own(entries: Any, says: str) -> None:
    reader = EditionReader({"jobs": {"job": entries}})
    reader.parts("jobs", "job")

    assert noted(reader) == [says]


def test_an_entry_may_go_by_a_number() -> None:
    reader = EditionReader({"components": {"act": [{"number": 1}, {"number": 2}]}})

    assert [act.place for act in reader.parts("components", "act", "number")] == [
        "components/act 1",
        "components/act 2",
    ]
    assert noted(reader) == []


def test_a_single_table_is_read_like_an_entry() -> None:
    reader = EditionReader({"setup": {"start": {"cash": 6500}, "meta": {}, "other": 3}})
    reader.leave("setup", "meta")

    assert reader.part("setup", "start").number("cash", 0, 9999) == 6500
    assert reader.part("setup", "other").number("cash", 0, 9999) == 0
    assert noted(reader) == [
        "setup/other: must be a table",
        "setup/other/cash: must be a number from 0 to 9999",
    ]


def test_the_error_is_one_line_and_has_them_all() -> None:
    assert str(BadEdition(["a: is wrong"])) == "a: is wrong"
    assert str(BadEdition(["a: is wrong", "b: is wrong", "c: is wrong"])) == "a: is wrong (and 2 more)"
