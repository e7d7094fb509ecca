"""Mob City, a gangster game of sealed bids, business and shootouts for 2 to 6 captains."""

from __future__ import annotations

from typing import Final

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.action import Numbers
from consigliere.games.mobcity.agreed import OPTIONS, PRESETS, Agreed
from consigliere.games.mobcity.box import LIEUTENANT, Box
from consigliere.games.mobcity.codec import view_to_plain
from consigliere.games.mobcity.decode import view_from_plain
from consigliere.games.mobcity.figures import figures_of
from consigliere.games.mobcity.imagining import imagine, informed
from consigliere.games.mobcity.knowledge import Memory, memory_from_plain
from consigliere.games.mobcity.naming import component_names
from consigliere.games.mobcity.notation import NAMES, Notation
from consigliere.games.mobcity.opening import start
from consigliere.games.mobcity.pieces import SEATS, read_box
from consigliere.games.mobcity.rules import MobCity, in_the_box
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.edition import Name
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import bit

RULES: Final[tuple[int, ...]] = (1,)  # the versions it can be played by, the newest last


class MobCityGame(Game):
    """Mob City as the kernel sees it."""

    def __init__(self, box: Box, rules: int = RULES[-1]) -> None:
        self.numbers = Numbers(box)
        catalogue = self.numbers.catalogue()
        super().__init__("mobcity", rules, (SEATS[0], SEATS[-1]), OPTIONS, e.ENDINGS, e.kinds(box), catalogue)
        self.presets = PRESETS
        self.box = box
        self._notation = Notation(box, catalogue)

    def seats_refusal(self, seats: int) -> Refusal | None:
        return None if seats in SEATS else r.BAD_SEATS.with_arguments(("seats", str(seats)))

    def options_refusal(self, seats: int, options: Options) -> Refusal | None:
        first = str(options["first_favor"])
        if first != "random" and NAMES.index(first) >= seats:
            return r.BAD_FAVOR.with_arguments(("value", first), ("seats", str(seats)))
        if options["truce_counts_groups"] and not options["two_own_groups_in_one_building"]:
            return r.GROUPS_NEVER_MEET
        return None

    def agreed(self, seats: int, options: Options) -> Agreed:
        """The options as the rules ask for them."""
        return Agreed(self.box, self.numbers, seats, options)

    def new(self, seats: int, options: Options) -> State:
        return in_the_box(self.agreed(seats, options), seats)

    def start(self, state: State, chance: Chance) -> None:
        assert isinstance(state, MobCity)
        start(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """Each of at most so many days everybody bids, hires, orders and is asked about each of a few groups; a
        shootout has at most a hundred turns in which each of so many characters acts in a few steps [MOB-20.10]."""
        days = len(self.box.events)
        return days * (seats * 400 + int(self.box.lots) * 100 * int(self.box.characters))

    def take_back_refusal(self, seat: int, events: list[Event]) -> Refusal | None:
        """Only private steps not yet carried out can be taken back [MOB-24.8]."""
        return None if all(event.told == bit(seat) for event in events) else r.CARRIED_OUT

    def knowledge(self, viewer: int, seats: int) -> Knowledge:
        return Memory(viewer, seats, self.box)

    def informed(self, view: View, knowledge: Knowledge) -> State:
        assert isinstance(view.copy, MobCity)
        assert isinstance(knowledge, Memory)
        return informed(view.copy, knowledge)

    def imagine(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        assert isinstance(view.copy, MobCity)
        assert isinstance(knowledge, Memory)
        return imagine(view.copy, knowledge, chance)

    def disguises(self, state: State, seat: int, command: Command, viewer: int) -> list[Command]:
        """Bids, hired and unpaid cards of one group, and standing orders must not be told apart [section 5]."""
        assert isinstance(state, MobCity)
        if viewer == seat or command.verb not in ("place", "bid", "hire", "pay", "pay-weapon", "order"):
            return [command]
        legal = [self.catalogue[number] for number in state.legal(seat)]
        if command.verb in ("place", "bid", "order"):
            return [other for other in legal if other.verb == command.verb]
        if self.box.role_of(command.args[0]) == LIEUTENANT:
            return [command]
        group = self._group(state, command)
        return [
            other
            for other in legal
            if other.verb in (("hire",) if command.verb == "hire" else ("pay", "pay-weapon"))
            and self.box.role_of(other.args[0]) != LIEUTENANT
            and self._group(state, other) == group
        ]

    def _group(self, state: MobCity, command: Command) -> int:
        """The group that a step is about."""
        if command.verb != "pay":
            return command.args[1]
        return int(state.place_of(command.args[0])) % 4 + 1

    def uncovering(self) -> tuple[str, ...]:
        return (
            "soldier-placed",
            "bid-revealed",
            "pool-card-shown",
            "enforcer-hired",
            "hiring-done",
            "enforcer-left",
            "wages-paid",
            "speakeasy-opened",
            "group-sent",
            "event-revealed",
            "order-carried-out",
            "building-bombed",
            "enforcer-shown",
            "armed",
            "weapon-laid",
            "attacked",
            "weapon-looted",
            "weapon-left",
            "moll-revealed",
            "enforcer-opened",
            "will-opened",
        )

    def parse(self, text: str) -> Command:
        return self._notation.parse(text)

    def text(self, command: Command) -> str:
        return self._notation.text(command)

    def command_to_plain(self, command: Command) -> dict[str, object]:
        plain = self._notation.to_plain(command)
        return super().command_to_plain(command) if plain is None else plain

    def figures(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, MobCity)
        return figures_of(view.copy)

    def view_to_plain(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, MobCity)
        return view_to_plain(view.copy)

    def read_view(self, plain: dict[str, object], seats: int, options: Options) -> View:
        return View(view_from_plain(plain, self.agreed(seats, options), seats))

    def read_knowledge(self, plain: dict[str, object], viewer: int, seats: int) -> Knowledge:
        return memory_from_plain(plain, viewer, seats, self.box)

    def component_names(self) -> dict[str, Name]:
        return component_names(self.box)


def game(edition: dict[str, object], rules: int) -> MobCityGame:
    """The game with the components of an edition; `BadEdition` names what is wrong with it."""
    return MobCityGame(read_box(edition), rules)
