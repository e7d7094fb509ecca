"""A stated position with viewers who watch what follows, remember and imagine worlds."""

from __future__ import annotations

from collections import Counter

from consigliere.games.offer.knowledge import Memory
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.match import Witness
from consigliere.kernel.option import OptionValue
from tests.games.offer.scenario import RULES, WORDS, cards, options_for, pass_night, play


class Watched:
    """A stated position and what viewers make of what follows."""

    def __init__(self, state: Offer, roles: str, **options: OptionValue) -> None:
        self.state = state
        self._options = options_for(roles.split(), **options)
        self._witnesses: dict[str, Witness] = {}

    def witness(self, viewer: str) -> Witness:
        """A viewer who has looked on from the stated position."""
        if viewer not in self._witnesses:
            found = Witness(RULES, int(self.state.seats), self._options, WORDS.viewer(viewer))
            found.copy = self.state.seen_by(found.viewer)
            self._witnesses[viewer] = found
        return self._witnesses[viewer]

    def watch(self, *viewers: str) -> Watched:
        """These look on from now."""
        for viewer in viewers:
            self.witness(viewer)
        return self

    def _tell(self) -> None:
        assert self.state.log is not None
        for witness in self._witnesses.values():
            witness.hear(self.state.log)

    def play(self, lines: str, chance: Chance | None = None) -> None:
        """Carry out commands and tell everybody who looks on."""
        self.state.log = []
        play(self.state, lines, chance)
        self._tell()

    def pass_night(self, choices: str = "") -> None:
        """These choices are made, then the night goes on to its end."""
        self.state.log = []
        pass_night(self.state, choices)
        self._tell()

    def memory(self, viewer: str) -> Memory:
        """What a viewer remembers."""
        found = self.witness(viewer).knowledge
        assert isinstance(found, Memory)
        return found

    def worlds(self, viewer: str, number: int = 120) -> list[Offer]:
        """Worlds that a viewer imagines; each gives back what lies before it."""
        witness = self.witness(viewer)
        found = []
        for seed in range(number):
            world = RULES.imagine(witness.view(), witness.knowledge, FastChance(seed))
            assert isinstance(world, Offer)
            assert world.fault() == ""
            assert world.seen_by(witness.viewer).fields() == witness.copy.fields()
            found.append(world)
        return found

    def imagined(self, viewer: str, role: str, number: int = 120) -> Counter[int]:
        """How often a viewer imagines a role in each seat."""
        found: Counter[int] = Counter()
        for world in self.worlds(viewer, number):
            found.update(seat for seat, card in enumerate(cards(world)) if card == role)
        return found
