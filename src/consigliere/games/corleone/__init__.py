"""The Godfather: Corleone's Empire, a game of worker placement, area control and sealed bids for 2 to 5 seats."""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone import event as e
from consigliere.games.corleone import refusals as r
from consigliere.games.corleone.action import Numbers
from consigliere.games.corleone.acts import start
from consigliere.games.corleone.box import NO_SEAT, Box
from consigliere.games.corleone.cards import Agreed
from consigliere.games.corleone.codec import view_to_plain
from consigliere.games.corleone.decode import view_from_plain
from consigliere.games.corleone.figures import figures_of
from consigliere.games.corleone.imagining import imagine, informed
from consigliere.games.corleone.knowledge import Memory, memory_from_plain
from consigliere.games.corleone.naming import component_names
from consigliere.games.corleone.notation import NAMES, Notation
from consigliere.games.corleone.pieces import SEATS, read_box
from consigliere.games.corleone.rules import Corleone, in_the_box
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.edition import Name
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option, Options, Preset
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Knowledge, State, View

RULES: Final[tuple[int, ...]] = (1, 2)  # the versions it can be played by, the newest last


def options_of(box: Box) -> tuple[Option, ...]:
    """The options of an edition: how many public jobs five seats may have is its own."""
    five = box.setups[SEATS[-1]]
    numbers = (str(five.public_jobs), str(five.other_public_jobs or five.public_jobs))
    return (
        Option("first_player", "random", "CORL-2.19", choices=("random", *NAMES)),
        Option("families", "picked", "CORL-2.20", choices=("picked", "dealt")),
        Option("five_player_public_jobs", numbers[0], "CORL-2.10", choices=tuple(dict.fromkeys(numbers))),
        Option("open_ledger", False, "CORL-20.1"),
        Option("absent_seat", "bot", "CORL-20.6", choices=("defaults", "bot", "substitute")),
    )


def presets_of(box: Box) -> tuple[Preset, ...]:
    """By the letter five seats have the six public jobs that one of the rulebooks prints, if the edition has them."""
    five = box.setups[SEATS[-1]]
    other = five.other_public_jobs or five.public_jobs
    return (Preset("by-the-letter", {"five_player_public_jobs": str(other)}),)


class CorleoneGame(Game):
    """Corleone's Empire as the kernel sees it."""

    def __init__(self, box: Box, rules: int = RULES[-1]) -> None:
        self.numbers = Numbers(box)
        catalogue = self.numbers.catalogue()
        super().__init__(
            "corleone",
            rules,
            (SEATS[0], SEATS[-1]),
            options_of(box),
            e.ENDINGS,
            e.kinds(box),
            catalogue,
        )
        self.presets = presets_of(box)
        self.box = box
        self._notation = Notation(box, catalogue)

    def seats_refusal(self, seats: int) -> Refusal | None:
        return None if seats in SEATS else r.BAD_SEATS.with_arguments(("seats", str(seats)))

    def options_refusal(self, seats: int, options: Options) -> Refusal | None:
        first = str(options["first_player"])
        if first != "random" and NAMES.index(first) >= seats:
            return r.BAD_FIRST_PLAYER.with_arguments(("value", first), ("seats", str(seats)))
        usual = str(self.box.setups[SEATS[-1]].public_jobs)
        if seats != SEATS[-1] and options["five_player_public_jobs"] != usual:
            return r.PUBLIC_JOBS_OF_FIVE
        return None

    def agreed(self, seats: int, options: Options) -> Agreed:
        """The options as the rules ask for them."""
        first = str(options["first_player"])
        setup = self.box.setups[seats]
        five = int(options["five_player_public_jobs"])
        return Agreed(
            self.box,
            self.numbers,
            seats,
            public_jobs=five if seats == SEATS[-1] else int(setup.public_jobs),
            first_player=NO_SEAT if first == "random" else NAMES.index(first),
            deals_families=options["families"] == "dealt",
            open_ledger=bool(options["open_ledger"]),
            rules=self.rules_version,
        )

    def new(self, seats: int, options: Options) -> State:
        return in_the_box(self.agreed(seats, options), seats)

    def start(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Corleone)
        start(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """Every turn has an action, at most twenty icons for each of two with two questions, and its steps; then the
        choices between turns, a few cards at a time [section 8, 16]."""
        turns = 4 * seats * (int(self.box.setups[seats].thugs) + 3) + int(self.box.job_cards)
        turns += 4 * len(self.box.allies)
        return seats + turns * 200 + 4 * seats * 300

    def knowledge(self, viewer: int, seats: int) -> Knowledge:
        return Memory(viewer, seats, self.box)

    def informed(self, view: View, knowledge: Knowledge) -> State:
        assert isinstance(view.copy, Corleone)
        assert isinstance(knowledge, Memory)
        return informed(view.copy, knowledge)

    def imagine(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        assert isinstance(view.copy, Corleone)
        assert isinstance(knowledge, Memory)
        return imagine(view.copy, knowledge, chance)

    def disguises(self, state: State, seat: int, command: Command, viewer: int) -> list[Command]:
        """Steps of a choice, bids, offers, tribute and the job kept must not be told apart [section 5]."""
        assert isinstance(state, Corleone)
        if viewer == seat:
            return [command]
        alike = [command.verb]
        if state.stage == e.BID and command.verb in ("done", "bid-nothing"):
            alike = ["done", "bid-nothing"]
        elif command.verb not in ("keep", "discard", "offer", "bid"):
            return [command]
        legal = [self.catalogue[number] for number in state.legal(seat)]
        return [other for other in legal if other.verb in alike]

    def uncovering(self) -> tuple[str, ...]:
        return (
            "job-discarded",
            "card-discarded",
            "money-banked",
            "offers-opened",
            "offer-revealed",
            "bid-revealed",
            "tribute-paid",
            "hand-banked",
            "hand-discarded",
            "suitcase-opened",
        )

    def parse(self, text: str) -> Command:
        return self._notation.parse(text)

    def text(self, command: Command) -> str:
        return self._notation.text(command)

    def command_to_plain(self, command: Command) -> dict[str, object]:
        plain = self._notation.to_plain(command)
        return super().command_to_plain(command) if plain is None else plain

    def figures(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Corleone)
        return figures_of(view.copy)

    def view_to_plain(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Corleone)
        return view_to_plain(view.copy)

    def read_view(self, plain: dict[str, object], seats: int, options: Options) -> View:
        return View(view_from_plain(plain, self.agreed(seats, options), seats))

    def read_knowledge(self, plain: dict[str, object], viewer: int, seats: int) -> Knowledge:
        return memory_from_plain(plain, viewer, seats, self.box)

    def component_names(self) -> dict[str, Name]:
        return component_names(self.box)


def game(edition: dict[str, object], rules: int) -> CorleoneGame:
    """The game with the components of an edition; `BadEdition` names what is wrong with it."""
    return CorleoneGame(read_box(edition), rules)
