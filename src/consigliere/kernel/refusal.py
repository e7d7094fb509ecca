"""Refusals: why something asked for may not be done. Each names the rules behind it."""

from __future__ import annotations

from typing import Final


class Refusal:
    """Why a command, an option or a request is not carried out.

    `name` is stable: texts in every language are found by it. `arguments` fill the places in that text, as
    pairs of a name and a value. Uses only what the asker may know.
    """

    def __init__(self, name: str, *rules: str, arguments: tuple[tuple[str, str], ...] = ()) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.arguments: Final = arguments

    def with_arguments(self, *arguments: tuple[str, str]) -> Refusal:
        """The same refusal with the places in its text filled.

        >>> Refusal("bad-option").with_arguments(("option", "target")).arguments
        (('option', 'target'),)
        """
        return Refusal(self.name, *self.rules, arguments=arguments)

    def to_plain(self) -> dict[str, object]:
        """The refusal as plain values, for the wire."""
        return {"refused": self.name, "rules": list(self.rules), "arguments": dict(self.arguments)}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.name == other.name
            and self.rules == other.rules
            and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash((self.name, self.rules))

    def __repr__(self) -> str:
        return f"Refusal({self.name} {' '.join(self.rules)})"


class Illegal(Exception):
    """Raised where a refusal cannot be returned."""

    def __init__(self, refusal: Refusal) -> None:
        filled = "".join(f", {name} {value}" for name, value in refusal.arguments)
        rules = f" [{', '.join(refusal.rules)}]" if refusal.rules else ""
        super().__init__(f"{refusal.name}{filled}{rules}")
        self.refusal: Final = refusal


UNKNOWN_COMMAND: Final = Refusal("unknown-command")
NOT_FOR_SEATS: Final = Refusal("only-the-house")
NOT_STARTED: Final = Refusal("not-started")
NO_SUCH_SEAT: Final = Refusal("no-such-seat")
STEPS_AFTER_A_DRAW: Final = Refusal("steps-after-a-draw")

NOTHING_TO_UNDO: Final = Refusal("nothing-to-undo")
UNDO_AFTER_A_DRAW: Final = Refusal("undo-after-a-draw")
UNDO_AFTER_OTHERS: Final = Refusal("undo-after-others")
UNDO_TELLS: Final = Refusal("undo-tells")
