"""A game as the kernel sees it: what is in the box, what can be asked, and how it is said in words."""

from __future__ import annotations

from collections.abc import Mapping

from consigliere.kernel.chance import Chance
from consigliere.kernel.command import AWAY, DEFAULT, SAY, TIME_UP, Command
from consigliere.kernel.edition import FIRST, Name
from consigliere.kernel.event import SAID, Event, Kinds
from consigliere.kernel.option import Option, Options, Preset, complete
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import GALLERY


class Game:
    """What a game must answer. Holds its edition, and no state of any game being played."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        endings: tuple[str, ...],
        kinds: Kinds,
        catalogue: list[Command],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.least_seats = seats[0]
        self.most_seats = seats[1]
        self.options = options
        self.endings = endings
        self.kinds = kinds
        self.catalogue = catalogue
        # Options that go together under a name. Each table has them so far as it can: `settle_options`.
        self.presets: tuple[Preset, ...] = ()
        # Where sizes must tell nothing: how many bytes of what is sent can be for its receiver alone; 0 elsewhere.
        self.margin = 0
        # Whether the program is the Moderator: talk is part of the game and stops with it, its stages have the only
        # clocks, the host alone stops them, and what somebody has done is not taken back.
        self.moderated = False
        # Whether sides win: each of their members has won a whole game, not a share of it.
        self.has_sides = False
        # The components: of those that come with the game the version; an edition whole, with its name.
        self.edition: dict[str, object] | int = FIRST

    def settle_options(self, seats: int, given: Mapping[str, object], preset: str = "") -> Options | Refusal:
        """All options with their values, or why this table cannot be opened.

        A preset, if one is named, stands in for the defaults. Of its values those are left out that would make no
        sense at this table: other seats, or a rule they are about that is not played.
        """
        refusal = self.seats_refusal(seats)
        if refusal is not None:
            return refusal
        options = complete(self.options, given)
        if isinstance(options, Refusal):
            return options
        refusal = self.options_refusal(seats, options)
        if preset:
            wished = [one for one in self.presets if one.name == preset]
            if not wished:
                known = ", ".join(one.name for one in self.presets)
                return Refusal("unknown-preset").with_arguments(("preset", preset[:40]), ("known", known))
            for name, value in wished[0].values.items():
                if name not in given:
                    trial: Options = {**options, name: value}
                    found = self.options_refusal(seats, trial)
                    # What was amiss without it is not its fault: a later value may mend that.
                    if found is None or (refusal is not None and found.name == refusal.name):
                        options, refusal = trial, found
        return options if refusal is None else refusal

    def seats_refusal(self, seats: int) -> Refusal | None:
        """Why the game cannot be played with so many seats; None if it can."""
        raise NotImplementedError

    def options_refusal(self, seats: int, options: Options) -> Refusal | None:
        """Why these options make no sense together; None if they do."""
        return None

    def advice(self, options: Options) -> list[str]:
        """Names of the advice worth showing beside these options: allowed, but the rulebook warns."""
        return []

    def outset(self, seats: int, options: Options) -> dict[str, object]:
        """What everybody may know of a table before its deal, and options do not say in so many words, by name."""
        return {}

    def new(self, seats: int, options: Options) -> State:
        """The state before the first event: everything still in the box."""
        raise NotImplementedError

    def start(self, state: State, chance: Chance) -> None:
        """Set the game up and bring it to its first decision."""
        raise NotImplementedError

    def longest(self, seats: int, options: Options) -> int:
        """More decisions than any game can have: the bound within which play must end."""
        raise NotImplementedError

    def viewers(self, seats: int) -> list[int]:
        """Everyone who may look on: the seats and the gallery; a game with ghosts adds them."""
        return [*range(seats), GALLERY]

    def knowledge(self, viewer: int, seats: int) -> Knowledge:
        """What a viewer knows before the first event."""
        raise NotImplementedError

    def informed(self, view: View, knowledge: Knowledge) -> State:
        """The viewer's copy with what it remembers filled in: what is certain to it, and no more."""
        raise NotImplementedError

    def imagine(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        """A whole truth drawn evenly from those the viewer cannot rule out."""
        raise NotImplementedError

    def disguises(self, state: State, seat: int, command: Command, viewer: int) -> list[Command]:
        """The commands that must look to `viewer`, when given, just as this one does; itself among them.

        NOTHING is among them where the viewer must not even notice that a command was given. Stated from the rules
        about secrets, not from the events: the leak check holds the two against each other.
        """
        return [command]

    def take_back_refusal(self, seat: int, events: list[Event]) -> Refusal | None:
        """Why the rules forbid taking back a step of the seat that caused these events; None if they do not."""
        return None

    def uncovering(self) -> tuple[str, ...]:
        """The events whose very point is to show what was hidden: after one, two worlds may rightly differ."""
        return ()

    def evenly_told(self) -> tuple[tuple[str, str], ...]:
        """Pairs of a marker and a kind of event: where two worlds pass the marker, a viewer gets as many of the kind.

        For packets that everybody gets, whatever is in them, so that their number tells nothing.
        """
        return ()

    def open_commands(self, state: State, seat: int, chance: Chance) -> list[Command]:
        """Some commands outside the catalogue that a seat may give now, for tests that try everything."""
        return []

    def open_parts(self, view: View, seat: int) -> dict[str, dict[str, list[str | int]]]:
        """What the commands outside the catalogue that a seat may give now can be made of: verb, part, its values.

        Values and names are those of `command_to_plain`; a part that is free text has none. No seat stands twice in
        one command. Verbs with lists for parts may be left out: a client then makes a form of them from the reading.
        """
        return {}

    def parse(self, text: str) -> Command:
        """The command a line of notation means; raises `Illegal` if it means none."""
        raise NotImplementedError

    def text(self, command: Command) -> str:
        """A command in notation; `parse` reads it back."""
        raise NotImplementedError

    def command_to_plain(self, command: Command) -> dict[str, object]:
        """A command with names for its parts: `{"command": "play", "card": "winter"}`.

        The name of the command is that of its message, `command-play`. A game adds its own to those of any game.
        """
        if command.verb == SAY:
            channel = self.kinds.kinds[SAID].fields[1].words.to_plain(command.args[0])
            return {"command": SAY, "channel": channel, "text": command.text}
        if command.verb in (DEFAULT, AWAY):
            return {"command": command.verb, "seat": command.args[0]}
        if command.verb == TIME_UP:
            return {"command": TIME_UP, "timer": command.text}
        raise NotImplementedError

    def figures(self, view: View) -> dict[str, object]:
        """Numbers people would otherwise work out themselves, from the view and nothing else, by name."""
        return {}

    def view_to_plain(self, view: View) -> dict[str, object]:
        """A view as plain values with names for everything."""
        raise NotImplementedError

    def read_view(self, plain: dict[str, object], seats: int, options: Options) -> View:
        """The view that was encoded; ValueError says what is wrong with it."""
        raise NotImplementedError

    def read_knowledge(self, plain: dict[str, object], viewer: int, seats: int) -> Knowledge:
        """The knowledge that was encoded; ValueError says what is wrong with it."""
        raise NotImplementedError

    def component_names(self) -> Mapping[str, Name]:
        """What the edition calls its components, by message: `{"region-roma": "Roma"}`; and what it says about them."""
        return {}
