"""The Godfather: An Offer You Can't Refuse, a game of hidden roles for 5 to 20 seats, and its fast game for 3 to 7."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import action as a
from consigliere.games.offer import event as e
from consigliere.games.offer import notation as n
from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import (
    ARREST_RULES,
    AUTO,
    FAST_SEATS,
    FULL_SEATS,
    Agreed,
    announcements,
    is_fast,
    lobby_refusal,
    role_counts,
)
from consigliere.games.offer.codec import view_from_plain, view_to_plain
from consigliere.games.offer.figures import figures_of
from consigliere.games.offer.imagining import imagine, informed
from consigliere.games.offer.knowledge import Memory, memory_from_plain
from consigliere.games.offer.measured import measured
from consigliere.games.offer.notation import Notation
from consigliere.games.offer.parts import Parts, open_parts
from consigliere.games.offer.roles import ADVANCED, ROLE_IDS, ROLES, Box, is_traitor, read_box
from consigliere.games.offer.rules import Offer, in_the_box, start
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import NOTHING, SAY, Command
from consigliere.kernel.edition import Name
from consigliere.kernel.event import Event
from consigliere.kernel.game import Game
from consigliere.kernel.option import Option, Options, Preset
from consigliere.kernel.refusal import UNDO_TELLS, Refusal
from consigliere.kernel.state import Knowledge, State, View
from consigliere.kernel.viewer import GALLERY, MOST_SEATS, all_seats, bit, ghost_of

RULES: Final[tuple[int, ...]] = (1,)  # the versions it can be played by, the newest last
MOST_COPS: Final = 11
LONGEST_SECONDS: Final = 86_400  # of what the rules bound from below alone
# Bytes of a frame that can be for its receiver alone. Most has a ghost of 20 seats who sees everything: at dawn all
# packets of the night, and twelve bribes with a word each.
MARGIN: Final = 6144

OPTIONS: Final = (
    Option("game", AUTO, "OFF-20.1", choices=(AUTO, *w.GAMES)),
    *[Option(role, False, "OFF-2.3") for role in ADVANCED],
    Option("strict_box", False, "OFF-2.7"),
    Option("custom_roles", False, "OFF-2.8"),
    Option("consigliere", True, "OFF-2.8"),
    Option("don", True, "OFF-2.8"),
    Option("cops", 0, "OFF-2.8", low=0, high=MOST_COPS),
    Option("bribes", False, "OFF-2.13"),
    Option("clocks", True, "OFF-3.2"),
    Option("opening_seconds", 20, "OFF-3.3", low=5, high=120),
    Option("intro_seconds", 20, "OFF-3.4", low=5, high=120),
    Option("day_seconds", 600, "OFF-3.5", low=30, high=7200),
    Option("second_seconds", 20, "OFF-3.6", low=5, high=120),
    Option("defence_seconds", 45, "OFF-3.7", low=5, high=300),
    Option("ballot_seconds", 20, "OFF-3.8", low=5, high=120),
    Option("elect_seconds", 30, "OFF-3.9", low=5, high=120),
    Option("pass_seconds", 15, "OFF-3.10", low=5, high=120),
    Option("blast_seconds", 15, "OFF-3.11", low=5, high=120),
    Option("night_seconds", 90, "OFF-3.12", low=12, high=600),
    Option("host_pause", True, "OFF-3.16"),
    Option("opening_arrest", False, "OFF-4.3"),
    Option("team_sees_roles", False, "OFF-4.4"),
    Option("early_end", True, "OFF-5.13"),
    Option("elected_item", "none", "OFF-5.14", choices=("none", "gun", "vest")),
    Option("talk_limit", 20, "OFF-6.6", low=1, high=200),
    Option("open_ballots", False, "OFF-7.11"),
    Option("max_trials", 0, "OFF-7.18", low=0, high=1000),
    Option("shot_ends_day", False, "OFF-8.5"),
    Option("offer_needs_vote", False, "OFF-8.15"),
    Option("team_chat", False, "OFF-9.11"),
    Option("arrest_rule", ARREST_RULES[0], "OFF-9.12", choices=ARREST_RULES),
    Option("self_gift", True, "OFF-10.12"),
    Option("vest_same_night", False, "OFF-10.15"),
    Option("tough_until_dusk", False, "OFF-10.22"),
    Option("tough_told", True, "OFF-10.25"),
    Option("verbose_dawn", False, "OFF-11.9"),
    Option("coward_secret", False, "OFF-11.13"),
    Option("word_list_only", False, "OFF-12.13"),
    Option("ghost_view", "auto", "OFF-13.4", choices=("auto", "public", "full")),
    Option("spectator_delay_seconds", 0, "OFF-13.7", low=0, high=LONGEST_SECONDS),
    Option("quiet_rounds_limit", 5, "OFF-14.6", low=1, high=1000),
    Option("absent_seconds", 120, "OFF-15.2", low=10, high=LONGEST_SECONDS),
    Option("absent_seat", "defaults", "OFF-15.7", choices=("defaults", "bot", "substitute")),
    Option("fast_secret_seconds", 10, "OFF-21.4", low=5, high=60),
    Option("fast_holder_seconds", 180, "OFF-22.7", low=15, high=1800),
    Option("fast_last_call_seconds", 15, "OFF-22.8", low=5, high=120),
    Option("patsy_counts", True, "OFF-23.4"),
)

# What the rulebook's words say where our reading of them is another [section "By the letter" of the rules].
PRESETS: Final = (Preset("by-the-letter", {"early_end": False, "ghost_view": "full"}),)

# What the team sees of a night, and what only its own seat may see of a secret phase.
_TEAM: Final = ("point", "unpoint", n.SIGN)
_OWN: Final = (
    *a.CHOICE_VERBS,
    *("set-gun", "set-vest", "tap", "place-gun", "ready", "not-ready", n.SEND_WORD),
)


class OfferGame(Game):
    """An Offer You Can't Refuse as the kernel sees it."""

    def __init__(self, box: Box, rules: int = RULES[-1]) -> None:
        catalogue = a.catalogue()
        seats = (FAST_SEATS[0], FULL_SEATS[-1])
        super().__init__("offer", rules, seats, OPTIONS, w.ENDINGS, e.kinds(), catalogue)
        self.presets = PRESETS
        self.box = box
        self.margin = MARGIN
        self.moderated = True  # [OFF-1.5]
        self.has_sides = True  # [OFF-1.4]
        self._notation = Notation(catalogue)

    def seats_refusal(self, seats: int) -> Refusal | None:
        if self.least_seats <= seats <= self.most_seats:
            return None
        return r.BAD_SEATS.with_arguments(("seats", str(seats)))

    def options_refusal(self, seats: int, options: Options) -> Refusal | None:
        return lobby_refusal(self.box, seats, options)

    def outset(self, seats: int, options: Options) -> dict[str, object]:
        """The game and its cards [OFF-2.10], how often such games were won, and when time is announced [OFF-3.14]."""
        counts = role_counts(self.box, seats, options)
        found = measured(seats, options) if isinstance(self.edition, int) else None
        return {
            "measured": None if found is None else {"wins": found[0], "games": found[1]},
            "game": w.GAMES[w.FAST if is_fast(seats, options) else w.FULL],
            "roles": [
                {"role": ROLE_IDS[role], "side": w.SIDES[is_traitor(role)], "count": counts[role]}
                for role in range(ROLES)
                if counts[role] > 0
            ],
            "announcements": announcements(int(options["day_seconds"])),
        }

    def new(self, seats: int, options: Options) -> State:
        """The lobby asks `settle_options` first; checks may have 2 to 24 seats and any list of roles."""
        return in_the_box(Agreed(self.box, seats, options), seats)

    def start(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Offer)
        start(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """Choices may be changed at will, so this is what random play stays far below: rounds, nights and trials."""
        rounds = 2 * seats * int(options["quiet_rounds_limit"]) + 2
        return 100 + rounds * seats * (40 + 12 * seats)

    def take_back_refusal(self, seat: int, events: list[Event]) -> Refusal | None:
        """Talk and votes inform: what anybody else in play has heard stands."""
        others = (all_seats(MOST_SEATS) | bit(GALLERY)) & ~bit(seat)
        return UNDO_TELLS if any(event.told & others for event in events) else None

    def viewers(self, seats: int) -> list[int]:
        return [*range(seats), *[ghost_of(seat) for seat in range(seats)], GALLERY]

    def knowledge(self, viewer: int, seats: int) -> Knowledge:
        return Memory(viewer, seats)

    def informed(self, view: View, knowledge: Knowledge) -> State:
        assert isinstance(view.copy, Offer)
        assert isinstance(knowledge, Memory)
        return informed(view.copy, knowledge)

    def imagine(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        assert isinstance(view.copy, Offer)
        assert isinstance(knowledge, Memory)
        return imagine(view.copy, knowledge, chance)

    def disguises(self, state: State, seat: int, command: Command, viewer: int) -> list[Command]:
        """Ballots and elections look alike; of secret phases and closed channels nobody else notices anything."""
        assert isinstance(state, Offer)
        own = state.seen_seat(viewer)
        if own == seat or (viewer == ghost_of(own) and (state.seeing >> own) & 1):
            return [command]
        legal = [self.catalogue[number] for number in state.legal(seat)]
        if command.verb in ("up", "down"):
            return [command] if state.agreed.open_ballots else [c for c in legal if c.verb in ("up", "down")]
        if command.verb == "elect":
            return [c for c in legal if c.verb == "elect"]
        if command.verb == SAY and command.args[0] == w.TO_GHOSTS:
            return [command] if viewer == ghost_of(own) and (state.departed() >> own) & 1 else [NOTHING]
        is_mate = own < state.seats and (state.team & state.living) >> own & 1 == 1
        is_for_team = command.verb in _TEAM or (command.verb == SAY and command.args[0] == w.TO_TEAM)
        if is_for_team and is_mate:
            return [command]
        if not is_for_team and command.verb not in _OWN:
            return [command]
        unseen = _OWN if is_mate else (*_OWN, *_TEAM)
        return [NOTHING, *[c for c in legal if c.verb in unseen]]

    def uncovering(self) -> tuple[str, ...]:
        """What shows a secret, and what comes when nobody can foresee it because confirmations are secret."""
        return (
            "whispered",
            "checkpoint-passed",
            "night-cleared",
            "day-began",
            "dawn-reported",
            "coin-spent",
            "eliminated",
            "item-placed",
            "item-returned",
            "item-refused",
            "vote-closed",
            "election-shown",
            "gun-placed",
            "banged",
            "patsy-shown",
            "fact-opened",
            "role-opened",
        )

    def evenly_told(self) -> tuple[tuple[str, str], ...]:
        """Every checkpoint, dawn and tap brings everybody equal packets [section 5, must not leak]."""
        return (
            ("checkpoint-passed", "whispered"),
            ("checkpoint-passed", "word-brought"),
            ("night-cleared", "whispered"),
        )

    def open_commands(self, state: State, seat: int, chance: Chance) -> list[Command]:
        """Some talk acts, signs and words that the seat may give now."""
        assert isinstance(state, Offer)
        other = (seat + 1 + chance.below(state.seats - 1)) % state.seats
        third = (seat + 1 + chance.below(state.seats - 1)) % state.seats
        entry = 1 + chance.below(len(state.ledger) + 1)
        reason = chance.below(len(state.ledger) + 1)
        role = chance.below(ROLES)
        sample = [
            n.act(n.CLAIM, role, reason=reason),
            n.act(n.REPORT, chance.below(3), other, chance.below(2)),
            n.act(n.SUSPECT, other, reason=reason),
            n.act(n.TRUST, other),
            n.act(n.WILL_VOTE, other, chance.below(2)),
            n.act(n.ASK_VOTE, other),
            n.act(n.AGREE, entry),
            n.act(n.DISAGREE, entry),
            n.act(n.BOUGHT, w.SAYS_ROLE, role),
            n.act(n.BOUGHT, w.SAYS_PLAYER, other),
            n.act(n.BOUGHT, w.SAYS_NOTHING, 0),
            n.act(n.BOUGHT, w.SAYS_TEXT, 0, text="Maria"),
            n.act(n.SUSPECT, w.ANY, asked=other, reason=reason),
            n.act(n.REPORT, w.ANY, third, chance.below(2), asked=other),
            n.act(n.WILL_VOTE, third, w.ANY, asked=other),
            n.act(n.WILL_VOTE, w.ANY, chance.below(2), asked=other),
            n.act(n.BOUGHT, w.ANY, 0, asked=other),
            Command(n.SIGN, (w.NOD, other, ROLES)),
            Command(n.SIGN, (w.MARK, other, role)),
            n.word_command("Maria"),
            n.word_command(f"player:{other}"),
            n.word_command("-"),
        ]
        return [command for command in sample if state.refusal_for(seat, command) is None]

    def open_parts(self, view: View, seat: int) -> Parts:
        assert isinstance(view.copy, Offer)
        return open_parts(view.copy, seat)

    def parse(self, text: str) -> Command:
        return self._notation.parse(text)

    def text(self, command: Command) -> str:
        return self._notation.text(command)

    def command_to_plain(self, command: Command) -> dict[str, object]:
        plain = self._notation.to_plain(command)
        return super().command_to_plain(command) if plain is None else plain

    def figures(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Offer)
        return figures_of(view.copy)

    def view_to_plain(self, view: View) -> dict[str, object]:
        assert isinstance(view.copy, Offer)
        return view_to_plain(view.copy)

    def read_view(self, plain: dict[str, object], seats: int, options: Options) -> View:
        return View(view_from_plain(plain, Agreed(self.box, seats, options), seats))

    def read_knowledge(self, plain: dict[str, object], viewer: int, seats: int) -> Knowledge:
        return memory_from_plain(plain, viewer, seats)

    def component_names(self) -> dict[str, Name]:
        return dict(self.box.names)


def game(edition: dict[str, object], rules: int) -> OfferGame:
    """The game with the roles of an edition; `BadEdition` names what is wrong with it."""
    return OfferGame(read_box(edition), rules)
