"""Many inputs in a process of their own, so that nothing they do goes unnoticed: neither a crash nor a hang."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import psutil  # type: ignore[import-untyped]

from tests.fuzz.mutator import Mutator
from tests.fuzz.targets import PLANTED, TARGETS, Target, Wrong

LONGEST: Final = 20.0  # seconds of work for one input; more is a hang
STARTING: Final = 120.0  # for gathering samples
MOST_FINDS: Final = 10


@dataclass
class Report:
    """What came of some inputs of one target."""

    target: str
    tried: int = 0
    finds: list[str] = field(default_factory=list)


def named(name: str) -> Target:
    return next(target for target in [*TARGETS, PLANTED] if target.name == name)


def run(name: str, seed: int, first: int, inputs: int) -> Report:
    """Try so many inputs of a target, from a number on."""
    report = Report(name)
    end = first + inputs
    while first < end and len(report.finds) < MOST_FINDS:
        first = _run_on(report, seed, first, end)
    return report


def _run_on(report: Report, seed: int, first: int, end: int) -> int:
    """One process for as long as it lasts: the number of the next input, if it did not last to the end."""
    context = get_context("spawn")
    at = context.Value("q", first - 1)
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, at, report.target, seed, first, end), daemon=True)
    process.start()
    theirs.close()
    watched = psutil.Process(process.pid)
    number, since = first - 1, 0.0
    try:
        while True:
            if ours.poll(0.5):
                find = ours.recv()
                if find is None:
                    report.tried += end - first
                    return end
                report.finds.append(find)
                continue
            used = sum(watched.cpu_times()[:2])
            if at.value != number:
                number, since = at.value, used
            elif used - since > (LONGEST if number >= first else STARTING):
                report.finds.append(f"{report.target} {seed} {number}: hangs")
                break
    except (EOFError, psutil.NoSuchProcess, ConnectionResetError):
        process.join()
        report.finds.append(f"{report.target} {seed} {at.value}: the process ended with {process.exitcode}")
    finally:
        process.kill()
        process.join()
        ours.close()
    report.tried += at.value + 1 - first
    return max(int(at.value), first) + 1


def _work(line: Connection, at: Any, name: str, seed: int, first: int, end: int) -> None:
    one = named(name).make()
    finds, watcher = 0, os.getppid()
    for number in range(first, end):
        at.value = number
        if os.getppid() != watcher:
            return
        try:
            one(Mutator(f"{name} {seed}", number))
        except Wrong as wrong:
            line.send(f"{name} {seed} {number}: {wrong}")
            finds += 1
            if finds >= MOST_FINDS:
                break
    line.send(None)
