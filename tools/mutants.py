"""Prove that the tests have teeth: plant faults in kernel and games, one at a time, and see which a test catches.

    ./dev mutants --count 110 --seed 1 --report build/mutants.jsonl
    ./dev mutants --count 25 --list                 only show what would be planted
    ./dev mutants --faults build/mutants.jsonl      plant the faults of a report in the present tree, and ask first
                                                    the test that caught each in the report

The same sources, seed and count give the same faults, spread evenly over five kinds (a comparison, an offset, an
audience, a forgotten field, a leak) and over the kernel and the games. Each is planted in a copy of the tree below
build/, and the tests that could notice run there, cheapest and likeliest first, until one fails that passes without
the fault. A test that never ends counts as failed. A report has one line of JSON for each fault; faults that stand in
it already are not tried again, so a run that was stopped goes on where it was. The exit code is 1 if any survived.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

from tools.mutating.faults import AREAS, KINDS, Fault, Identity, choose, from_plain
from tools.mutating.suite import Scratch, Stopped, Verdict

ROOT = Path(__file__).resolve().parent.parent
Line = dict[str, object]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev mutants", description="Do the tests notice planted faults?")
    parser.add_argument("--count", type=int, default=25, metavar="N", help="so many faults (25)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which faults (1)")
    parser.add_argument("--list", action="store_true", help="show the faults, run nothing")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="so many at the same time (1)")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write and continue a report")
    parser.add_argument("--faults", type=Path, metavar="FILE", help="plant the faults of this report instead")
    parser.add_argument("--only", metavar="NUMBERS", help="only these, as in 1,4,10-12")
    options = parser.parse_args(words)

    faults = read_faults(options.faults) if options.faults else choose(ROOT, options.seed, options.count)
    numbered = [
        (n, f) for n, f in enumerate(faults, start=1) if options.only is None or n in numbers(options.only)
    ]
    if options.list:
        for number, fault in numbered:
            print(f"{number}. {fault.kind}, {fault.shape}: {fault.diff()}")
        return 0

    done = {from_plain(line).identity: line for line in read(options.report)}
    to_do = [(n, f) for n, f in numbered if f.identity not in done]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    suspects = {from_plain(line).identity: str(line.get("by", "")) for line in read(options.faults)}
    for line in judged(to_do, options.jobs, len(faults), suspects):
        done[from_plain(line).identity] = line
        if options.report:
            options.report.parent.mkdir(parents=True, exist_ok=True)
            with options.report.open("a", encoding="utf-8") as report:
                report.write(json.dumps(line, ensure_ascii=False) + "\n")
    lines = [done[f.identity] for _, f in numbered if f.identity in done]
    print(summary(lines))
    return 1 if any(line["verdict"] == "survived" for line in lines) else 0


def numbers(text: str) -> set[int]:
    """The numbers meant by `1,4,10-12`."""
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise SystemExit(f"--only takes numbers, as in 1,4,10-12, not {part!r}")
        found.update(range(int(first), int(last or first) + 1))
    return found


def read(report: Path | None) -> list[Line]:
    """The lines of a report; none if it has not been begun."""
    if report is None or not report.exists():
        return []
    return [json.loads(line) for line in report.read_text("utf-8").splitlines() if line.strip()]


def read_faults(report: Path) -> list[Fault]:
    if not report.exists():
        raise SystemExit(f"there is no {report}")
    try:
        return [from_plain(line) for line in read(report)]
    except (KeyError, TypeError, ValueError):
        raise SystemExit(f"{report} is no report of ./dev mutants") from None


def judged(
    faults: list[tuple[int, Fault]], jobs: int, of: int, suspects: dict[Identity, str]
) -> Iterable[Line]:
    """A report's line for each fault, as soon as it is known."""
    if not faults:
        return
    waiting: queue.SimpleQueue[tuple[int, Fault]] = queue.SimpleQueue()
    for one in faults:
        waiting.put(one)
    answers: queue.SimpleQueue[Line | BaseException | None] = queue.SimpleQueue()
    scratches = [
        Scratch(ROOT, ROOT / "build" / "mutants" / f"{os.getpid()}-{job}")
        for job in range(min(jobs, len(faults)))
    ]
    stopping = threading.Event()

    def work(scratch: Scratch) -> None:
        try:
            with scratch:
                while not stopping.is_set():
                    number, fault = waiting.get_nowait()
                    verdict = scratch.judge(fault, suspects.get(fault.identity, ""))
                    if not stopping.is_set():
                        answers.put(line_for(fault, verdict))
                        say(
                            f"{number} of {of}: {fault.kind} in {fault.file}:{fault.line}: {in_words(verdict)}"
                        )
        except queue.Empty:
            pass
        except BaseException as error:
            answers.put(error)
        answers.put(None)

    threads = [threading.Thread(target=work, args=(scratch,)) for scratch in scratches]
    try:
        for thread in threads:
            thread.start()
        working = len(threads)
        while working:
            answer = answers.get()
            if answer is None:
                working -= 1
            elif isinstance(answer, Stopped):
                raise SystemExit(f"the tests could not be run:\n{answer}")
            elif isinstance(answer, BaseException):
                raise answer
            else:
                yield answer
    finally:
        stopping.set()
        for scratch in scratches:
            scratch.stop()
        for thread in threads:
            thread.join()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def in_words(verdict: Verdict | None) -> str:
    if verdict is None:
        return "does not apply to this tree"
    said = f"caught by {verdict.by}" if verdict.caught else "SURVIVED"
    return "; ".join([f"{said} ({verdict.seconds:.0f} s)", *verdict.notes])


def line_for(fault: Fault, verdict: Verdict | None) -> Line:
    if verdict is None:
        return {**fault.to_plain(), "verdict": "does not apply"}
    said = "caught" if verdict.caught else "survived"
    return {**fault.to_plain(), "verdict": said, "by": verdict.by, "seconds": round(verdict.seconds, 1)}


def summary(lines: list[Line]) -> str:
    """Survivors with their diffs, who caught how many, and the shares caught."""
    said: list[str] = []
    for line in lines:
        if line["verdict"] == "survived":
            said.append(f"survived: {line['kind']}, {line['shape']}: {from_plain(line).diff()}")
    for line in lines:
        if line["verdict"] == "does not apply":
            said.append(f"does not apply: {from_plain(line).diff()}")
    tried = [line for line in lines if line["verdict"] != "does not apply"]
    by: dict[str, int] = {}
    for line in tried:
        if line["verdict"] == "caught":
            file = str(line["by"]).partition("::")[0]
            by[file] = by.get(file, 0) + 1
    said += [
        f"{number:4} caught by {file}"
        for file, number in sorted(by.items(), key=lambda one: (-one[1], one[0]))
    ]
    for kind in KINDS:
        said.append(share(kind, [line for line in tried if line["kind"] == kind]))
    for area in AREAS:
        said.append(share(area, [line for line in tried if from_plain(line).area == area]))
    said.append(share("all", tried))
    return "\n".join(said)


def share(name: str, lines: list[Line]) -> str:
    caught = sum(line["verdict"] == "caught" for line in lines)
    percent = f" ({100 * caught / len(lines):.0f} %)" if lines else ""
    return f"{name}: {caught} of {len(lines)} caught{percent}"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
