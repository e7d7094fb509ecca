"""Condottiere: a card game of bidding and bluff for 2 to 6 seats, in the 110-card edition."""

from __future__ import annotations

from typing import Final

from consigliere.games.condottiere import action as a
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere import refusals as r
from consigliere.games.condottiere.codec import view_from_plain, view_to_plain
from consigliere.games.condottiere.figures import figures_of
from consigliere.games.condottiere.knowledge import Memory, imagine, informed, memory_from_plain
from consigliere.games.condottiere.notation import NAMES, Notation
from consigliere.games.condottiere.pieces import KINDS, NO_SEAT, Box, goes_face_down, read_box
from consigliere.games.condottiere.position import HAND, Agreed
from consigliere.games.condottiere.rules import SHOW, Condottiere, in_the_box, start
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option, Options, Preset
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.state import Knowledge, State, View

RULES: Final[tuple[int, ...]] = (1,)  # the versions it can be played by, the newest last

OPTIONS: Final = (
    Option("first_holder", "random", "CON-2.3", choices=("random", *NAMES)),
    Option("clock", "none", "CON-7.16", choices=("none", "live", "days")),
    Option("discard_seconds", 5, "CON-7.16", low=1, high=120),
    Option("show_cards", True, "CON-11.3"),
    Option("draw_after_battle", False, "CON-12.1"),
    Option("points_campaign", False, "CON-13.1"),
    Option("target", 20, "CON-13.1", low=10, high=100),
    Option("bigger_kingdoms", False, "CON-14.1"),
    Option("capturing_regions", False, "CON-15.1"),
    Option("defender_takes_token", False, "CON-15.13"),
    Option("favor_on_contested", False, "CON-15.15"),
    Option("full_board_ends", False, "CON-15.17"),
    Option("hidden_cards", False, "CON-16.1"),
    Option("absent_seat", "bot", "CON-18.5", choices=("defaults", "bot", "substitute")),
)

LETTER_OF_CAPTURING: Final = ("defender_takes_token", "favor_on_contested", "full_board_ends")
PRESETS: Final = (Preset("by-the-letter", dict.fromkeys(LETTER_OF_CAPTURING, True)),)


class CondottiereGame(Game):
    """Condottiere as the kernel sees it."""

    def __init__(self, box: Box, rules: int = RULES[-1]) -> None:
        catalogue = a.catalogue()
        super().__init__("condottiere", rules, (2, 6), OPTIONS, e.ENDINGS, e.kinds(box.regions), catalogue)
        self.presets = PRESETS
        self.box = box
        self._notation = Notation(box.regions, catalogue)

    def seats_refusal(self, seats: int) -> Refusal | None:
        return None if 2 <= seats <= 6 else r.BAD_SEATS.with_arguments(("seats", str(seats)))

    def options_refusal(self, seats: int, options: Options) -> Refusal | None:
        holder = str(options["first_holder"])
        if holder != "random" and NAMES.index(holder) >= seats:
            return r.BAD_FIRST_HOLDER.with_arguments(("value", holder), ("seats", str(seats)))
        if not options["points_campaign"] and options["target"] != 20:
            return r.TARGET_WITHOUT_CAMPAIGN
        for name in LETTER_OF_CAPTURING:
            if options[name] and not options["capturing_regions"]:
                return r.WITHOUT_CAPTURING
        return None

    def advice(self, options: Options) -> list[str]:
        both = options["points_campaign"] and options["capturing_regions"]
        return ["campaign-with-capturing"] if both else []  # CON-17.2

    def agreed(self, seats: int, options: Options) -> Agreed:
        """The options as the rules ask for them, winning numbers included [CON-9.1, CON-9.2, CON-14]."""
        few = seats < 4
        holder = str(options["first_holder"])
        return Agreed(
            total=6 if few else 5,
            group=(4 if few else 3) + (1 if options["bigger_kingdoms"] else 0),
            first_holder=NO_SEAT if holder == "random" else NAMES.index(holder),
            target=int(options["target"]) if options["points_campaign"] else 0,
            draw_after_battle=bool(options["draw_after_battle"]),
            capturing=bool(options["capturing_regions"]),
            defender_takes_token=bool(options["defender_takes_token"]),
            favor_on_contested=bool(options["favor_on_contested"]),
            full_board_ends=bool(options["full_board_ends"]),
            hidden=bool(options["hidden_cards"]),
            show_cards=bool(options["show_cards"]),
            live_clock=options["clock"] == "live",
        )

    def new(self, seats: int, options: Options) -> State:
        return in_the_box(self.box, self.agreed(seats, options), seats)

    def start(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Condottiere)
        start(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """A battle has at most 100 plays with a question each, and some decisions between battles [section 8]."""
        games = 50 if options["points_campaign"] else 1
        return games * (200 * (2 * 100 + 3 * seats + 2) + 1) + 250

    def knowledge(self, viewer: int, seats: int) -> Knowledge:
        return Memory(viewer, seats)

    def informed(self, view: View, knowledge: Knowledge) -> State:
        assert isinstance(view.copy, Condottiere)
        assert isinstance(knowledge, Memory)
        return informed(view.copy, knowledge)

    def imagine(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        assert isinstance(view.copy, Condottiere)
        assert isinstance(knowledge, Memory)
        return imagine(view.copy, knowledge, chance)

    def disguises(self, state: State, seat: int, command: Command, viewer: int) -> list[Command]:
        """Answers, cards kept, cards face down and cards shown to others must not be told apart [section 5]."""
        assert isinstance(state, Condottiere)
        if viewer == seat:
            return [command]
        if command.verb == SHOW:
            return self._other_shows(state, seat, command, viewer)
        legal = [self.catalogue[number] for number in state.legal(seat)]
        if command.verb in ("keep-hand", "discard-hand"):
            return legal
        if command.verb == "keep":
            return [other for other in legal if len(other.args) == len(command.args)]
        if command.verb == "play" and state.agreed.hidden and goes_face_down(command.args[0]):
            return [other for other in legal if other.verb == "play" and goes_face_down(other.args[0])]
        return [command]

    def _other_shows(self, state: Condottiere, seat: int, command: Command, viewer: int) -> list[Command]:
        to = command.args[0]
        if viewer < state.seats and (to >> viewer) & 1:
            return [command]
        hand = _hand(state, seat)
        number = len(command.args) - 1
        return [Command(SHOW, (to, *hand[at : at + number])) for at in range(len(hand) - number + 1)]

    def uncovering(self) -> tuple[str, ...]:
        return ("card-turned-up", "line-revealed", "hand-discarded", "cards-opened")

    def open_commands(self, state: State, seat: int, chance: Chance) -> list[Command]:
        assert isinstance(state, Condottiere)
        if state.is_over() or state.hand_size(seat) == 0:
            return []
        hand = _hand(state, seat)
        shown = hand[: 1 + chance.below(len(hand))]
        to = 1 << ((seat + 1 + chance.below(state.seats - 1)) % state.seats)
        return [Command(SHOW, (to, *shown))] if state.agreed.show_cards else []

    def parse(self, text: str) -> Command:
        return self._notation.parse(text)

    def text(self, command: Command) -> str:
        return self._notation.text(command)

    def command_to_plain(self, command: Command) -> dict[str, object]:
        plain = self._notation.to_plain(command)
        return super().command_to_plain(command) if plain is None else plain

    def figures(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Condottiere)
        return figures_of(view.copy)

    def view_to_plain(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Condottiere)
        return view_to_plain(view.copy)

    def read_view(self, plain: dict[str, object], seats: int, options: Options) -> View:
        return View(view_from_plain(plain, self.box, self.agreed(seats, options)))

    def read_knowledge(self, plain: dict[str, object], viewer: int, seats: int) -> Knowledge:
        return memory_from_plain(plain, viewer, seats)

    def component_names(self) -> dict[str, str]:
        return self.box.names


def _hand(state: Condottiere, seat: int) -> list[int]:
    """The cards of a hand one by one."""
    cards: list[int] = []
    for card in range(KINDS):
        cards.extend([card] * int(state.held(HAND, seat, card)))
    return cards


def game(edition: dict[str, object], rules: int) -> CondottiereGame:
    """The game with the cards and the map of an edition; `BadEdition` names what is wrong with it."""
    return CondottiereGame(read_box(edition), rules)
