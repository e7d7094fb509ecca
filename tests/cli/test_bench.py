"""`consigliere bench`: every figure is there and means something. How fast anything is, no test asks."""

from __future__ import annotations

import json

import pytest

from consigliere import build_name
from tests.cli.driver import piped

FIGURES = [
    "decisions_per_second",
    "with_view_per_second",
    "from_python_per_second",
    "with_log_per_second",
    "step_ns",
    "copy_us",
    "imagine_us",
    "bytes_per_state",
    "calibration",
    "score",
]


def test_json_names_the_build_and_has_every_figure() -> None:
    done = piped("bench", "condottiere", "--json", "--seconds", "0.5")

    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == ["game", "seats", "build", *FIGURES]
    assert (found["game"], found["seats"], found["build"]) == ("condottiere", 4, build_name())
    assert all(found[figure] > 0 for figure in FIGURES)


def test_a_table_for_people_without_a_word_of_how_far_it_is() -> None:
    done = piped("bench", "--seats", "2", "--seconds", "0.1")

    assert (done.returncode, done.stderr) == (0, "")
    title, _, *rows = done.stdout.splitlines()
    assert title.startswith("Condottiere, seats: 2, ")
    assert len(rows) == len(FIGURES)
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "choose one of: condottiere"),
        (["condottiere", "--seats", "7"], "CON-2.1"),
        (["condottiere", "--seconds", "0"], "--seconds must be above 0"),
        (["condottiere", "--seconds", "nan"], "--seconds must be above 0"),
        (["condottiere", "--seconds", "soon"], "--seconds"),
    ],
)
def test_what_cannot_be_measured_is_one_line(words: list[str], says: str) -> None:
    done = piped("bench", *words)

    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("consigliere: ")
