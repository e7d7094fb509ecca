"""What a person typed wrong: one line that says so and what to do."""

from __future__ import annotations

from typing import Final

Value = str | int


class BadInput(Exception):
    """Nothing was done. The words are found by `key` in the language of whoever asked."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key: Final = key
        self.values: Final = values


class Interrupted(Exception):
    """The person pressed Ctrl-C; whatever had to be saved has been saved."""
