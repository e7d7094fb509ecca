"""Words of the rule tests that mean the same in every game: commands in notation, refusals, questions, tellings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.command import Command
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.state import State
from consigliere.kernel.viewer import HOUSE, members, viewer_named


class Words:
    """The words of one game, whose seats go by these names. A game's `scenario.py` gives them out as its own."""

    def __init__(
        self, game: Game, names: Sequence[str], notation: Callable[[str], str] = lambda text: text
    ) -> None:
        self._game = game
        self._names = names
        self._notation = notation  # turns how a test says a command into how the game writes it

    def settled(self, seats: int, options: dict[str, OptionValue]) -> Options:
        """All options of a table that can be played."""
        found = self._game.settle_options(seats, options)
        assert isinstance(found, dict), found
        return found

    def viewer(self, name: str) -> int:
        """`anna`, `ghost 2`, `gallery`: the number of who looks on."""
        is_named = name == "gallery" or name.startswith("ghost ")
        return viewer_named(name) if is_named else self._names.index(name)

    def read(self, line: str) -> tuple[int, Command]:
        """`anna thug navy_yard`, `house default anna`: who, and what in notation."""
        name, _, rest = line.strip().partition(" ")
        actor = HOUSE if name == "house" else self._names.index(name)
        return actor, self._game.parse(self._notation(rest))

    def play(self, state: State, lines: str, chance: Chance | None = None) -> None:
        """Carry out commands separated by commas; `Illegal` if one is refused."""
        chance = chance or FastChance(1)
        for line in lines.split(","):
            actor, command = self.read(line)
            refusal = state.refusal_for(actor, command)
            if refusal is not None:
                raise Illegal(refusal)
            state.carry_out(actor, command, chance, [])
            assert state.fault() == "", f"{line}: {state.fault()}"

    def why_not(self, state: State, line: str) -> Refusal:
        """The refusal of a command that must not be legal; asking changes nothing."""
        before = state.fields()
        actor, command = self.read(line)
        refusal = state.refusal_for(actor, command)
        assert refusal is not None, f"{line!r} is legal"
        assert state.fields() == before
        return refusal

    def refused_by(self, state: State, line: str) -> str:
        """The first rule that refuses a command."""
        return self.why_not(state, line).rules[0]

    def options_refused_by(self, seats: int, **options: OptionValue) -> str:
        """The first rule that refuses a table with these options."""
        refusal = self._game.settle_options(seats, dict(options))
        assert isinstance(refusal, Refusal), f"{options} can be played"
        return refusal.rules[0]

    def legal(self, state: State, name: str) -> list[str]:
        """What a seat may do now, in notation."""
        numbers = state.legal(self._names.index(name))
        return [self._game.text(self._game.catalogue[number]) for number in numbers]

    def asked(self, state: State) -> list[str]:
        """The seats the game waits for."""
        return [self._names[seat] for seat in members(state.waiting_for())]

    def events(self, state: State, name: str | None = None) -> list[Plain]:
        """What has happened since the position was stated, as the record tells it; only those of one name if given."""
        assert state.log is not None
        found = [self._game.kinds.to_plain(event, [""]) for event in state.log]
        return [event for event in found if name is None or event["event"] == name]

    def told(self, state: State, viewer: str, name: str | None = None) -> list[Plain]:
        """What one viewer (`anna`, `ghost 2`, `gallery`) was told of it."""
        assert state.log is not None
        found = [self._game.kinds.telling(event, self.viewer(viewer), [""]) for event in state.log]
        return [event for event in found if event is not None and (name is None or event["event"] == name)]

    def happened(self, state: State) -> list[str]:
        """The names of what has happened since the position was stated, in order."""
        return [str(event["event"]) for event in self.events(state)]

    def winners(self, state: State) -> list[str]:
        """Who has won; nobody while the game runs."""
        outcome = state.outcome()
        return [] if outcome is None else [self._names[seat] for seat in outcome.winners]

    def ending(self, state: State) -> str:
        """Why the game ended; `none` while it runs."""
        outcome = state.outcome()
        return "none" if outcome is None else outcome.ending

    def any_move(self, state: State, chance: Chance) -> tuple[int, Command]:
        """Someone the game waits for, and something that seat may do, both at random."""
        waiting = members(state.waiting_for())
        seat = waiting[chance.below(len(waiting))]
        choices = state.legal(seat)
        return seat, self._game.catalogue[choices[chance.below(len(choices))]]
