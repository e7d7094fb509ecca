"""Options: the optional rules and switches of a game, with their defaults and what values make sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from consigliere.kernel.refusal import Refusal

OptionValue = bool | int | str
Options = dict[str, OptionValue]


class Option:
    """One switch. `choices` for words, `low` and `high` for numbers, neither for on and off."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high

    def allowed(self) -> str:
        """The values that make sense, as one would type them.

        >>> Option("target", 20, "CON-13.1", low=10, high=100).allowed()
        '10..100'
        """
        if self.choices:
            return ", ".join(self.choices)
        return "on, off" if isinstance(self.default, bool) else f"{self.low}..{self.high}"

    def refusal(self, value: object) -> Refusal | None:
        """Why the value does not fit; None if it does."""
        if self.choices:
            fits = isinstance(value, str) and value in self.choices
        elif isinstance(self.default, bool):
            fits = isinstance(value, bool)
        else:
            fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if fits:
            return None
        shown = str(value)[:40] if not isinstance(value, bool) else ("on" if value else "off")
        return Refusal("bad-option-value", self.rule).with_arguments(
            ("option", self.name), ("value", shown), ("allowed", self.allowed())
        )

    def parse(self, text: str) -> OptionValue:
        """The value a person typed; what cannot be read comes back as it is, to be refused."""
        if self.choices:
            return text
        if isinstance(self.default, bool):
            word = text.lower()
            if word in ("on", "yes", "true", "1"):
                return True
            return False if word in ("off", "no", "false", "0") else text
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


class Preset:
    """Options under one name, so that a table need not choose each: the values it sets, in this order."""

    def __init__(self, name: str, values: Options) -> None:
        self.name: Final = name
        self.values: Final = values


def complete(known: tuple[Option, ...], given: Mapping[str, object]) -> Options | Refusal:
    """All options with their values, defaults where nothing is given; a refusal if a name or value is wrong."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            return Refusal("unknown-option").with_arguments(
                ("option", str(name)[:40]), ("known", ", ".join(sorted(by_name)))
            )
        refusal = by_name[name].refusal(value)
        if refusal is not None:
            return refusal
    options: Options = {}
    for option in known:
        value = given.get(option.name, option.default)
        assert isinstance(value, (bool, int, str))
        options[option.name] = value
    return options
