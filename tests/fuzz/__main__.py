"""A long run by hand: a million inputs over all cores.

python -m tests.fuzz                                      every reader, a million inputs
python -m tests.fuzz --inputs 20000 --seed 7 uploads      some readers, another seed
python -m tests.fuzz --from 4711 --inputs 1 editions      one input again
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

from tests.fuzz.running import named, run
from tests.fuzz.targets import TARGETS

BLOCK = 20_000


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("targets", nargs="*", choices=[*(target.name for target in TARGETS), []])
    words.add_argument("--inputs", type=int, default=1_000_000)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--from", type=int, default=0, dest="first")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = words.parse_args()
    chosen = [named(name) for name in args.targets] or TARGETS
    whole = sum(target.share for target in chosen)
    began, tried, finds = time.monotonic(), 0, 0
    # Each thread only watches a process.
    with ThreadPoolExecutor(args.jobs) as pool:
        work = []
        for target in chosen:
            end = args.first + max(1, args.inputs * target.share // whole)
            for first in range(args.first, end, BLOCK):
                work.append(pool.submit(run, target.name, args.seed, first, min(BLOCK, end - first)))
        for done in as_completed(work):
            report = done.result()
            tried += report.tried
            finds += len(report.finds)
            print(
                f"{report.target:22} {report.tried:8} inputs, {tried} in all, {time.monotonic() - began:.0f} s",
                flush=True,
            )
            for find in report.finds:
                print(f"  {find[:2000]}", flush=True)
    print(f"{tried} inputs, {finds} finds, {time.monotonic() - began:.0f} s")
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
