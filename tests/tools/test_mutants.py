"""The faults of ./dev mutants: the same for the same seed, one line each, and gone without a trace."""

from __future__ import annotations

import ast
import functools
import json
from pathlib import Path

import pytest

from tools import mutants
from tools.mutating import faults, suite
from tools.mutating.faults import AREAS, KINDS, Fault

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = '''"""A game."""

from consigliere.kernel.viewer import EVERYBODY, bit


def refuse(p, seat):
    """Whether x < 3 holds is no matter here."""
    assert seat < 9
    if not p.asked and p.hand[seat] <= p.least + 1:
        return False
    return [n for n in range(p.seats)]


def tell(p, seat):
    p.emit_to(EVERYBODY, bit(seat), CARD, seat)
    p.emit(PASSED, seat)


class Position:
    def copy_to(self, other):
        other.out = self.out
        other.out = self.out

    def fields(self):
        return [
            int(self.out),
            int(self.asked),
            int(self.drawn),
        ]

    def hide_from(self, viewer):
        if self.stage == OVER:
            return
        self.hand = UNKNOWN
'''
FILE = "src/consigliere/games/offer/sample.py"


@functools.cache
def chosen() -> list[Fault]:
    return faults.choose(ROOT, 1, 100)


def became(kind: str) -> set[tuple[str, str]]:
    return {(f.before, f.after) for f in faults.in_source(FILE, SAMPLE) if f.kind == kind}


def test_a_hundred_faults_are_of_all_kinds_everywhere_and_all_are_python() -> None:
    assert len(chosen()) == 100
    assert len({f.identity for f in chosen()}) == 100
    assert {(f.area, f.kind) for f in chosen()} == {(area, kind) for area in AREAS for kind in KINDS}
    for fault in chosen():
        source = (ROOT / fault.file).read_text("utf-8")
        changed = faults.planted(fault, source)
        assert changed is not None
        compile(changed, fault.file, "exec")
        pairs = list(zip(source.split("\n"), changed.split("\n"), strict=True))
        assert sum(before != after for before, after in pairs) == 1


def test_the_same_seed_gives_the_same_faults_and_another_others(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {area: faults.in_source(f"src/consigliere/games/{area}/sample.py", SAMPLE) for area in AREAS}
    monkeypatch.setattr(faults, "in_area", lambda root, area: list(found[area]))
    monkeypatch.setattr(faults, "is_sound", lambda fault, source: True)
    monkeypatch.setattr(Path, "read_text", lambda *_: "")

    assert faults.choose(ROOT, 1, 20) == faults.choose(ROOT, 1, 20)
    assert faults.choose(ROOT, 1, 20)[:7] == faults.choose(ROOT, 1, 7)
    assert faults.choose(ROOT, 1, 20) != faults.choose(ROOT, 2, 20)


@pytest.mark.parametrize(
    ("kind", "before", "afters"),
    [
        (
            "comparison",
            "if not p.asked and p.hand[seat] <= p.least + 1:",
            {
                "if p.asked and p.hand[seat] <= p.least + 1:",
                "if not p.asked or p.hand[seat] <= p.least + 1:",
                "if not p.asked and p.hand[seat] < p.least + 1:",
                "if True:",
                "if False:",
            },
        ),
        (
            "offset",
            "if not p.asked and p.hand[seat] <= p.least + 1:",
            {
                "if not p.asked and p.hand[seat] <= p.least + 0:",
                "if not p.asked and p.hand[seat] <= p.least + 2:",
            },
        ),
        (
            "offset",
            "return [n for n in range(p.seats)]",
            {"return [n for n in range(1, p.seats)]", "return [n for n in range(p.seats - 1)]"},
        ),
        (
            "audience",
            "p.emit_to(EVERYBODY, bit(seat), CARD, seat)",
            {
                "p.emit_to(EVERYBODY, EVERYBODY, CARD, seat)",
                "p.emit_to(EVERYBODY, 0, CARD, seat)",
                "p.emit_to(EVERYBODY, bit((seat + 1) % p.seats), CARD, seat)",
            },
        ),
        ("audience", "p.emit(PASSED, seat)", {"p.emit_to(0, 0, PASSED, seat)"}),
        ("forgotten", "other.out = self.out", {"pass"}),
        ("forgotten", "int(self.asked),", {""}),
        ("leak", "self.hand = UNKNOWN", {"pass"}),
        ("leak", "if self.stage == OVER:", {"if True:"}),
    ],
)
def test_what_becomes_of_a_line(kind: str, before: str, afters: set[str]) -> None:
    assert {after for line, after in became(kind) if line == before} == afters


def test_what_does_not_matter_is_left_alone() -> None:
    touched = {f.before for f in faults.in_source(FILE, SAMPLE)}

    assert not [line for line in touched if "assert" in line or '"""' in line or "import" in line]


def test_a_fault_is_found_again_where_its_line_has_moved() -> None:
    second = next(
        f for f in faults.in_source(FILE, SAMPLE) if f.before == "other.out = self.out" and f.occurrence
    )
    read = faults.from_plain(json.loads(json.dumps(second.to_plain())))
    moved = "# one line more\n" + SAMPLE.replace(
        "def refuse", "def other():\n    other.out = self.out\n\n\ndef refuse"
    )

    changed = faults.planted(read, moved)
    assert read == second
    assert changed is not None
    ast.parse(changed)
    assert changed.count("other.out = self.out") == 2
    assert changed.index("pass") > changed.rindex("other.out = self.out")
    assert faults.planted(read, SAMPLE.replace("copy_to", "copied_to")) is None


def test_stages_begin_with_the_tests_of_the_game_and_its_rule_and_leaks_with_those_of_secrets() -> None:
    rule = next(f for f in chosen() if f.area == "offer" and f.kind == "comparison")
    leak = next(f for f in chosen() if f.area == "offer" and f.kind == "leak")

    assert all(file.startswith("tests/games/offer/") for file in suite.stages_for(rule, ROOT)[0][0])
    assert all(file.startswith("tests/leaks/") for file in suite.stages_for(leak, ROOT)[0][0])
    assert not [f for files, _ in suite.stages_for(rule, ROOT) for f in files if "corleone" in f]


def test_a_fault_is_caught_or_survives_and_is_taken_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree of one module and one test, which notices the one fault; of the other nobody is asked."""
    tree = tmp_path / "tree"
    source = "def rule(p):\n    return p < 3 or p > 7\n"
    for name, text in {
        "src/consigliere/__init__.py": "",
        "src/consigliere/games/offer/day.py": source,
        "tests/games/offer/test_day.py": "from consigliere.games.offer import day\n\n\n"
        "def test_rule():\n    assert not day.rule(3)\n",
    }.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text, "utf-8")
    found = faults.in_area(tree, "offer")
    noticed = next(f for f in found if "<= 3" in f.after)
    unnoticed = next(f for f in found if ">= 7" in f.after)

    with suite.Scratch(tree, tmp_path / "scratch") as scratch:
        scratch._sound.add("tests/games/offer/test_day.py::test_rule")
        # Who caught it elsewhere is asked first, and counts for nothing where there is no such test.
        verdicts = [scratch.judge(noticed, "tests/games/offer/test_day.py::test_that_is_gone")]
        asked: list[list[str]] = []

        def ask(words: list[str]) -> str:
            asked.append(words)
            return ""

        monkeypatch.setattr(scratch, "ask", ask)
        scratch.judge(noticed, "tests/games/offer/test_day.py::test_rule")
        assert asked[0] == ["tests/games/offer/test_day.py::test_rule"]
        verdicts.append(scratch.judge(unnoticed))
        assert (scratch.folder / noticed.file).read_text("utf-8") == source
    assert [v is not None and v.by for v in verdicts] == ["tests/games/offer/test_day.py::test_rule", ""]
    assert not scratch.folder.exists()

    lines = [mutants.line_for(fault, verdict) for fault, verdict in zip((noticed, unnoticed), verdicts)]
    said = mutants.summary(lines)
    assert "all: 1 of 2 caught (50 %)" in said
    assert "  + return p < 3 or p >= 7" in said


def test_numbers_are_chosen_by_range() -> None:
    assert mutants.numbers("1,4,10-12") == {1, 4, 10, 11, 12}
    with pytest.raises(SystemExit, match="--only takes numbers"):
        mutants.numbers("1,x")


def test_what_is_no_report_is_said_in_one_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("[]\n", "utf-8")

    with pytest.raises(SystemExit, match="is no report"):
        mutants.read_faults(wrong)
