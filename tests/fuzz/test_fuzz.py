"""Ten thousand inputs to everything that reads what somebody else wrote, a million with CONSIGLIERE_TEST_ALL.

Nothing may fail in another way than by its own refusal, crash its process, or keep it busy for long. Nine tenths are
tried here, each reader in a process of its own; the rest goes to a real server (`test_wire.py`). `python -m tests.fuzz`
does the same by hand, over all cores.
"""

from __future__ import annotations

import pytest

from tests.fuzz import running
from tests.fuzz.mutator import Mutator
from tests.fuzz.targets import TARGETS, Target, Wrong, guarded
from tests.sample import ALL

TIMES = 100 if ALL else 1
HERE = 9000  # of ten thousand


@pytest.mark.timeout(0 if ALL else 300)
@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_a_reader_takes_what_it_is_given_or_refuses_it(target: Target) -> None:
    report = running.run(target.name, 0, 0, target.share * TIMES)

    assert report.finds == []
    assert report.tried == target.share * TIMES


def test_all_of_them_together_are_nine_of_ten_thousand() -> None:
    assert sum(target.share for target in TARGETS) == HERE


# The net has teeth.


def test_anything_but_a_refusal_is_a_find() -> None:
    guarded("x", lambda: int("x"), ValueError)
    with pytest.raises(Wrong, match="ZeroDivisionError"):
        guarded("x", lambda: 1 // 0, ValueError)


def test_an_input_that_ends_its_process_or_keeps_it_busy_is_found_and_the_rest_is_still_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "LONGEST", 1.0)

    report = running.run("planted", 0, 0, 10)

    assert report.tried == 10
    assert [find.split(": ")[0] for find in report.finds] == ["planted 0 3", "planted 0 5", "planted 0 7"]
    assert report.finds[0].endswith("the process ended with 13")
    assert "ZeroDivisionError" in report.finds[1]
    assert report.finds[2].endswith("hangs")


def test_an_input_can_be_had_again_by_its_number() -> None:
    for target in TARGETS:
        if target.name.startswith(("notation", "requests")):
            one = target.make()
            assert [one(Mutator("x", 5)) for _ in range(2)] == [one(Mutator("x", 5))] * 2
