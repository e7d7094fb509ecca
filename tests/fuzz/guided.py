"""The same inputs, led by coverage: atheris draws the changes and keeps those that reach something new.

    pip install atheris
    PYTHONPATH=src:. python -m tests.fuzz.guided editions -runs=100000 [a folder for what it keeps]

It is no part of the test run, and sees only into the interpreted build.
"""

from __future__ import annotations

import sys
from typing import Any


def main() -> None:
    import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

    with atheris.instrument_imports(include=["consigliere"]):
        from tests.fuzz.mutator import Mutator
        from tests.fuzz.running import named

    class Guided(Mutator):
        """Draws from what the fuzzer gives it."""

        def __init__(self, given: Any) -> None:
            super().__init__("guided", 1)
            self._given = given

        def number(self, below: int) -> int:
            return int(self._given.ConsumeIntInRange(0, below - 1))

    one = named(sys.argv.pop(1)).make()

    def tried(given: bytes) -> None:
        one(Guided(atheris.FuzzedDataProvider(given)))

    atheris.Setup(sys.argv, tried)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
