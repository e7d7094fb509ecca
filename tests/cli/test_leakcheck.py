"""`leakcheck`: the same pairs on one process or several, and a check that was stopped goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from consigliere import shelf
from consigliere.cli import pairs
from consigliere.kernel.leak import MOST_LEAKS
from tests.cli.driver import COMMAND, Terminal, run

CHECK = ["leakcheck", "condottiere", "--seats", "2"]
WANTED = 4 * pairs.A_BUNDLE
FOUR_BUNDLES = ["--pairs", str(WANTED)]
ABOUT_TIME = ("jobs", "seconds", "pairs_per_second")
PATIENCE = 60.0


def checked(*words: str, code: int = 0) -> dict[str, Any]:
    done = run(*CHECK, *words, "--json")
    assert (done.returncode, done.stderr) == (code, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in ABOUT_TIME}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], list[bytes]]:
    """What is found by one process from the first pair to the last, and the lines of its file."""
    file = tmp_path_factory.mktemp("whole") / "pairs"
    found = checked(*FOUR_BUNDLES, "--jobs", "1", "--resume", str(file))
    return found, file.read_bytes().splitlines(keepends=True)


def test_it_counts_pairs_and_how_many_a_second(whole: tuple[dict[str, Any], list[bytes]]) -> None:
    found, _ = whole
    assert WANTED <= found["pairs"] < WANTED + pairs.A_BUNDLE
    assert found["steps"] > found["pairs"]
    assert found["games"] > 4
    assert found["leaks"] == []
    assert found["pairs_per_second"] == pytest.approx(WANTED / found["seconds"])


def test_the_number_of_processes_does_not_change_the_pairs(
    whole: tuple[dict[str, Any], list[bytes]], tmp_path: Path
) -> None:
    file = tmp_path / "pairs"
    found = checked(*FOUR_BUNDLES, "--jobs", "2", "--resume", str(file))

    assert timeless(found) == timeless(whole[0])
    assert found["jobs"] == 2
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(whole[1])


def test_another_seed_gives_other_pairs(whole: tuple[dict[str, Any], list[bytes]]) -> None:
    assert checked(*FOUR_BUNDLES, "--jobs", "1", "--seed", "1")["steps"] != whole[0]["steps"]


@pytest.mark.parametrize("lines", [0, 1, 3, 5])
def test_a_check_that_was_stopped_goes_on_and_finds_the_same(
    whole: tuple[dict[str, Any], list[bytes]], tmp_path: Path, lines: int
) -> None:
    """It is stopped after so many lines, in the middle of the next one."""
    found, kept = whole
    file = tmp_path / "pairs"
    cut = kept[lines][: len(kept[lines]) // 2] if 0 < lines < len(kept) else b""
    file.write_bytes(b"".join(kept[:lines]) + cut)

    again = checked(*FOUR_BUNDLES, "--resume", str(file))

    assert timeless(again) == timeless(found)
    assert file.read_bytes().splitlines(keepends=True)[:lines] == kept[:lines]
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(kept)


def test_the_speed_counts_only_what_this_run_has_done(
    whole: tuple[dict[str, Any], list[bytes]], tmp_path: Path
) -> None:
    file = tmp_path / "pairs"
    file.write_bytes(b"".join(whole[1]))
    assert checked(*FOUR_BUNDLES, "--resume", str(file))["pairs_per_second"] == 0


def test_after_so_many_leaks_the_rest_is_not_looked_at_whoever_is_first(
    whole: tuple[dict[str, Any], list[bytes]], tmp_path: Path
) -> None:
    """The second bundle has found enough; that the last one is done too must change nothing."""
    leaks = [f"viewer 0, leak {number}" for number in range(MOST_LEAKS)]
    second = json.dumps({**json.loads(whole[1][2]), "leaks": leaks}).encode() + b"\n"
    last = json.dumps({**json.loads(whole[1][4]), "leaks": ["viewer 1, too late"]}).encode() + b"\n"
    file = tmp_path / "pairs"
    file.write_bytes(whole[1][0] + last + second)

    found = checked(*FOUR_BUNDLES, "--jobs", "1", "--resume", str(file), code=1)

    assert found["leaks"] == leaks
    assert found["pairs"] == sum(json.loads(line)["pairs"] for line in whole[1][1:3])
    said = run(*CHECK, *FOUR_BUNDLES, "--jobs", "1", "--resume", str(file))
    assert f"{MOST_LEAKS} leaks were found" in said.stdout
    assert leaks[-1] in said.stdout


@pytest.mark.parametrize(
    ("words", "spoil"),
    [
        (["--seed", "1"], lambda text: text),
        (["--pairs", "9"], lambda text: text),
        (["--option", "hidden_cards=on"], lambda text: text),
        ([], lambda text: b"a letter to a friend"),
        ([], lambda text: text + b'{"number": "x"}\n'),
        ([], lambda text: text + b'{"seats": "\xff"}\n'),
    ],
    ids=["seed", "pairs", "options", "a letter", "a bad line", "no text"],
)
def test_the_file_of_another_check_is_refused_and_left_alone(
    whole: tuple[dict[str, Any], list[bytes]], tmp_path: Path, words: list[str], spoil: Any
) -> None:
    file = tmp_path / "pairs"
    file.write_bytes(spoil(b"".join(whole[1])))
    before = file.read_bytes()

    done = run(*CHECK, *FOUR_BUNDLES, "--resume", str(file), *words)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "is not the file of this check" in done.stderr
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_refused() -> None:
    done = run(*CHECK, "--pairs", "2", "--resume", "/nowhere/pairs")
    assert done.returncode == 2
    assert "cannot write /nowhere/pairs" in done.stderr


def test_ctrl_c_ends_it_without_a_word_and_what_was_done_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "pairs"
    words = [*COMMAND, *CHECK, "--pairs", "1000000", "--jobs", "2", "--resume", str(file)]
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # As at a terminal, also where the tests run in the background of a shell, which has Ctrl-C ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (not file.exists() or file.read_bytes().count(b"\n") < 3):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=PATIENCE)

    assert (process.returncode, said, complained) == (130, b"", b"")
    lines = file.read_bytes().splitlines()
    assert len(lines) >= 3
    assert all(json.loads(line)["leaks"] == [] for line in lines[1:])


def test_a_bar_at_a_terminal_shows_how_much_is_done_and_the_time_left() -> None:
    terminal = Terminal(*CHECK, *FOUR_BUNDLES, "--jobs", "1")
    terminal.until(f"/{WANTED} -0:")
    terminal.until("No leak was found.")
    assert terminal.end() == 0


def test_pairs_are_shared_among_all_numbers_of_seats_round_by_round() -> None:
    game = shelf.game("condottiere")
    tables: dict[int, Any] = {seats: game.settle_options(seats, {}) for seats in (2, 3, 4)}
    task = pairs.Task("condottiere", 1, 1, tables, 0, 2 * pairs.A_BUNDLE * 3 + 2)

    assert [bundle.seats for bundle in pairs.bundles(task)] == [2, 3, 4, 2, 3, 4, 2, 3]
    assert [bundle.number for bundle in pairs.bundles(task)] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert sum(task.wanted().values()) == task.pairs


def test_a_bundle_plays_its_games_to_their_end(whole: tuple[dict[str, Any], list[bytes]]) -> None:
    """Else no pair would ever come from the late part of a long game."""
    tables: dict[int, Any] = {2: shelf.game("condottiere").settle_options(2, {})}
    few, many = (pairs.Task("condottiere", 1, 1, tables, 0, wanted) for wanted in (5, WANTED))

    cut, played = (pairs.compare(task, pairs.Bundle(2, 0)) for task in (few, many))

    assert (cut.pairs, cut.games) == (5, 1)
    assert played.pairs > pairs.A_BUNDLE
    assert json.loads(whole[1][1]) == asdict(played)
