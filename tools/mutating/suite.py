"""Which tests could notice a fault, and whether they do: in a copy of the tree, cheapest first, until one fails."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutating.faults import AREAS, Fault, planted

# Stages in their order: folders or files, and what a test's name must hold. {game} is the game of the fault. What does
# not exist is skipped. Left out are the tests of texts, the server, its store and the browser: they ask for the same
# rules and views through slower doors.
Stage = tuple[tuple[str, ...], str]
GAME_RULES: Stage = (("tests/games/{game}",), "")
GOLDEN: Stage = (("tests/golden",), "{game}")
CONFORMANCE: Stage = (("tests/conformance",), "{game}")
WHOLE_GAMES: Stage = (("tests/leaks/test_whole_games.py", "tests/leaks/test_several_steps.py"), "")
PLANTED: Stage = (("tests/leaks",), "{game}")
BOTS: Stage = (("tests/bots/{game}",), "")
KERNEL: Stage = (("tests/kernel", "src/consigliere/kernel"), "")
AROUND: Stage = (("tests/table", "tests/cli/test_{game}*.py"), "")
ELSEWHERE: Stage = (
    ("tests/table", "tests/editions", "tests/arena", "tests/bots", "tests/cli"),
    "",
)

STAGES: dict[tuple[str, str], tuple[Stage, ...]] = {
    ("game", "rule"): (GAME_RULES, GOLDEN, CONFORMANCE, WHOLE_GAMES, BOTS, KERNEL, AROUND),
    ("game", "secret"): (WHOLE_GAMES, GOLDEN, CONFORMANCE, GAME_RULES, PLANTED, BOTS, KERNEL, AROUND),
    ("kernel", "rule"): (KERNEL, GOLDEN, CONFORMANCE, WHOLE_GAMES, ELSEWHERE),
    ("kernel", "secret"): (KERNEL, WHOLE_GAMES, GOLDEN, CONFORMANCE, PLANTED, ELSEWHERE),
}
SECRETS = ("audience", "leak")
SMALL_GAME = "condottiere"  # stands for {game} where the fault is in the kernel; then come the others

TEST_LIMIT = 240  # seconds for one test without a limit of its own
STAGE_LIMIT = 1800  # seconds; both leave room for a busy machine
MEMORY = 6 << 30  # bytes: a loop that never ends must not take the machine with it
NEAR = 15  # lines around a fault in which a rule's id says which tests are likeliest
RULE = re.compile(r"\b(?:CON|CORL|MOB|OFF)-[A-Z]?\d+(?:\.\d+)*")
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv*", "build", "dist", "node_modules", "__pycache__", ".*_cache", ".hypothesis", "*.pyc"
)


@dataclass
class Verdict:
    """What became of a fault."""

    caught: bool
    by: str  # the test, or how else; empty if it survived
    seconds: float
    notes: list[str] = field(default_factory=list)


class Stopped(Exception):
    """The suite could not be asked: the tool is at fault, not the sources."""


def stages_for(fault: Fault, root: Path) -> list[tuple[list[str], str]]:
    """The files of each stage, likeliest first, and the word a test's name must hold."""
    where = "kernel" if fault.area == "kernel" else "game"
    games = (
        [SMALL_GAME, *(g for g in AREAS if g not in ("kernel", SMALL_GAME))]
        if where == "kernel"
        else [fault.area]
    )
    words = _clues(fault, root)
    seen: set[tuple[str, str]] = set()
    stages: list[tuple[list[str], str]] = []
    for patterns, word in STAGES[where, "secret" if fault.kind in SECRETS else "rule"]:
        for game in games:
            chosen = word.format(game=game)
            files = [
                file
                for pattern in patterns
                for file in _files(pattern.format(game=game), root)
                if (file, chosen) not in seen
                and not (chosen == "" and where == "game" and _of_another(file, game))
            ]
            seen.update((file, chosen) for file in files)
            files = list(dict.fromkeys(files))
            if files:
                stages.append((_likeliest_first(files, words, root), chosen))
    return stages


def _files(pattern: str, root: Path) -> list[str]:
    found: list[str] = []
    for path in sorted(root.glob(pattern)):
        wanted = "*.py" if pattern.startswith("src/") else "test_*.py"
        found += [
            f.relative_to(root).as_posix() for f in (sorted(path.rglob(wanted)) if path.is_dir() else [path])
        ]
    return found


def _of_another(file: str, game: str) -> bool:
    """Whether a file is named after a game that is not the fault's."""
    return any(f"test_{other}" in file or f"/{other}/" in file for other in AREAS[1:] if other != game)


def _clues(fault: Fault, root: Path) -> list[re.Pattern[str]]:
    """What a test says that has to do with the fault: the rules cited near it, its function, its module."""
    lines = (root / fault.file).read_text("utf-8").split("\n")
    near = "\n".join(lines[max(0, fault.line - NEAR) : fault.line + NEAR])
    rules = sorted(set(RULE.findall(near)))
    function = fault.within.rpartition(".")[2].strip("_")
    module = Path(fault.file).stem
    patterns = [rf"{re.escape(rule)}(?![\d.])" for rule in rules]
    patterns += [rf"\b{function}\b"] if function else []
    return [re.compile(p) for p in [*patterns, rf"\b{module}\b"]]


def _likeliest_first(files: list[str], clues: list[re.Pattern[str]], root: Path) -> list[str]:
    def strikes(file: str) -> int:
        text = file + (root / file).read_text("utf-8")
        return sum(bool(clue.search(text)) for clue in clues)

    return sorted(files, key=lambda file: (-strikes(file), files.index(file)))


class Scratch:
    """A copy of the tree in which faults are planted and tests are run."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self._running: subprocess.Popen[str] | None = None
        self._written = 0
        self._sound: set[str] = set()  # tests known to pass without a fault
        self._broken: set[str] = set()  # and to fail

    def __enter__(self) -> Scratch:
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.root, self.folder, ignore=LEFT_OUT, symlinks=True)
        found = subprocess.run(
            [sys.executable, "-c", "import consigliere; print(consigliere.__file__)"],
            cwd=self.folder,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        if Path(found).resolve() != (self.folder / "src/consigliere/__init__.py").resolve():
            raise Stopped(f"the tests would import {found}, in which no fault is planted")
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            # As many random walks as the compiled build makes: here is only the interpreted one.
            "CONSIGLIERE_TEST_WALKS": "full",
        }

    def _write(self, path: Path, content: bytes) -> None:
        """Change a source, at a time of its own: a compiled file of the interpreter counts by time and size."""
        path.write_bytes(content)
        self._written += 1
        os.utime(path, (self._written, self._written))

    def judge(self, fault: Fault, suspect: str = "") -> Verdict | None:
        """Plant it, ask the tests, take it out again; None if it does not apply to this tree.

        A suspect is the test that caught it in another tree: it is asked first, if it is in this one too.
        """
        path = self.folder / fault.file
        usual = path.read_bytes() if path.exists() else b""
        changed = planted(fault, usual.decode())
        if changed is None:
            return None
        began = time.monotonic()
        notes: list[str] = []
        try:
            stages = stages_for(fault, self.root)
            if suspect.partition("::")[0] in (file for files, _ in stages for file in files):
                stages.insert(0, ([suspect], ""))
            for files, word in stages:
                by = self._first_failure(path, changed.encode(), usual, files, word, notes)
                if by:
                    return Verdict(True, by, time.monotonic() - began, notes)
            return Verdict(False, "", time.monotonic() - began, notes)
        finally:
            self._write(path, usual)

    def _first_failure(
        self, path: Path, changed: bytes, usual: bytes, files: list[str], word: str, notes: list[str]
    ) -> str:
        """The first test that fails with the fault and passes without it."""
        while True:
            self._write(path, changed)
            left_out = [w for test in sorted(self._broken) for w in ("--deselect", test)]
            words = [*files, *(["-k", word] if word else []), *left_out]
            test = self.ask(words)
            if not test or test in self._sound:
                return test
            self._write(path, usual)
            is_named = "::" in test
            without = self.ask([test] if is_named else words)
            if not without:
                if is_named:
                    self._sound.add(test)
                return test
            if not is_named:
                raise Stopped(f"without any fault too: {without}")
            self._broken.add(test)
            notes.append(f"fails without any fault, so it does not count: {test}")

    def ask(self, words: list[str]) -> str:
        """Run tests until one fails: its name, or how else the run ended badly; empty if all pass."""
        shutil.rmtree(
            self.folder / ".hypothesis", ignore_errors=True
        )  # what one fault taught is no help to the next
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "--no-header",
        ]
        self._running = subprocess.Popen(
            [*command, "--tb", "no", f"--timeout={TEST_LIMIT}", *words],
            cwd=self.folder,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=_spare_the_machine,
        )
        try:
            output, _ = self._running.communicate(timeout=STAGE_LIMIT)
        except subprocess.TimeoutExpired:
            return f"nothing ended within {STAGE_LIMIT} s"
        finally:
            code = self._running.poll()
            self.stop()
        if code in (0, 5):  # 5: no test has that word in its name
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (\S+(?:\[.*?\](?= - |$))?)", output, re.MULTILINE)
        if failed:
            return failed[1] if "::" in failed[1] else f"{failed[1]} (cannot be collected)"
        if code == 4 and "no match in any of" in output:
            return ""  # a suspect that is not in this tree
        if code == 4 and "conftest" not in output:
            raise Stopped(output[-2000:])
        return f"pytest ended with {code}"

    def stop(self) -> None:
        """End the tests that run, with everything they started."""
        if self._running is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._running.pid, signal.SIGKILL)
        self._running.wait()
        self._running = None


def _spare_the_machine() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
