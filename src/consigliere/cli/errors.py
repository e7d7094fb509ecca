"""What a person typed wrong: one line that says so and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from consigliere.texts import Texts

Value = str | int | list[str]


class BadInput(Exception):
    """Nothing was done. The words are found by `key` in the language of whoever asked."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key: Final = key
        self.values: Final = values

    def said(self, texts: Texts) -> str:
        """The sentence, lists in it joined as the language joins them."""
        values = {
            name: texts.joined(value, "list-next") if isinstance(value, list) else value
            for name, value in self.values.items()
        }
        return texts.say(self.key, **values)


class Interrupted(Exception):
    """The person pressed Ctrl-C; whatever had to be saved has been saved."""
