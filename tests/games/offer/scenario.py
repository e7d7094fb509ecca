"""The words in which the rules of An Offer You Can't Refuse are tested: who is who, what lies where, what is said.

Seats go by their numbers: `play(state, "2 point 5, 3 point 5")`. A position is stated by its cards in seat order and
what is to be different; the house's clocks run out with `house time-up night`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import shelf
from consigliere.games.offer import OfferGame
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.dawn import introduce
from consigliere.games.offer.night import nightfall
from consigliere.games.offer.roles import ADVANCED, NO_SEAT, ROLE_IDS
from consigliere.games.offer.rules import Offer
from consigliere.games.offer.trial import talk_on
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.event import Plain
from consigliere.kernel.option import Options, OptionValue, complete
from consigliere.kernel.state import View
from consigliere.kernel.viewer import MOST_SEATS, bit, members
from tests.games.words import Words

GAME = shelf.game("offer")
assert isinstance(GAME, OfferGame)
RULES: OfferGame = GAME
NAMES: Final = tuple([str(seat) for seat in range(MOST_SEATS)])

# The tables of section 7 of the rules.
S7: Final = "consigliere mafioso cop don mafioso mafioso mafioso"
A9: Final = "consigliere don cop assassin accomplice loyal_brute coward tough_guy mafioso"
A12: Final = (
    "consigliere don police_chief saboteur infiltrator accomplice loyal_brute coward tough_guy "
    "mafioso mafioso mafioso"
)

WORDS = Words(RULES, NAMES)
read = WORDS.read
play = WORDS.play
why_not = WORDS.why_not
refused_by = WORDS.refused_by
options_refused_by = WORDS.options_refused_by
legal = WORDS.legal
asked = WORDS.asked
events = WORDS.events
told = WORDS.told
happened = WORDS.happened
winners = WORDS.winners
ending = WORDS.ending


class Stacked(Chance):
    """Chance that deals the cards as they are named and leaves everything else to luck."""

    def __init__(self, roles: list[int], seed: int = 1) -> None:
        self._luck = FastChance(seed)
        self._roles = roles

    def below(self, bound: i64) -> i64:
        return self._luck.below(bound)

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if not self._roles:
            return self.below(bound)
        role = self._roles.pop(0)
        return sum(int(counts[start + kind]) for kind in range(role))


def options_for(roles: list[str], **options: OptionValue) -> Options:
    """Options with just these roles, whatever the lobby would say to them."""
    given: dict[str, OptionValue] = {name: name in roles for name in ("consigliere", "don", *ADVANCED)}
    given |= {"game": "full", "custom_roles": True, "cops": roles.count("cop"), **options}
    found = complete(RULES.options, given)
    assert isinstance(found, dict), found
    return found


def table(roles: str, seed: int = 1, **options: OptionValue) -> Offer:
    """A game just dealt: who is who in seat order. Its first stage is the opening."""
    names = roles.split()
    state = RULES.new(len(names), options_for(names, **options))
    return _started(state, names, seed)


def fast_table(don: int, seats: int, seed: int = 1, **options: OptionValue) -> Offer:
    """A fast game just dealt, with the Don in that seat."""
    names = ["don" if seat == don else "cop" for seat in range(seats)]
    state = RULES.new(seats, WORDS.settled(seats, {"game": "fast", **options}))
    return _started(state, names, seed)


def _started(state: object, names: list[str], seed: int) -> Offer:
    assert isinstance(state, Offer)
    RULES.start(state, Stacked([ROLE_IDS.index(name) for name in names], seed))
    assert state.fault() == "", state.fault()
    state.log = []
    return state


def from_the_start(roles: str, **options: OptionValue) -> Offer:
    """A game just dealt that remembers how it was set up."""
    names = roles.split()
    state = RULES.new(len(names), options_for(names, **options))
    assert isinstance(state, Offer)
    state.log = []
    RULES.start(state, Stacked([ROLE_IDS.index(name) for name in names]))
    return state


def stated(
    roles: str,
    day: int = 1,
    ghosts: Iterable[int] = (),
    gun: int | None = None,
    vest: int | None = None,
    head: int | None = None,
    coins: dict[int, int] | None = None,
    arrested: int | None = None,
    **options: OptionValue,
) -> Offer:
    """A position between two stages of a day: these are ghosts, and this lies before players."""
    names = roles.split()
    state = _started(RULES.new(len(names), options_for(names, **options)), names, 1)
    for seat in ghosts:
        state.write(e.ELIMINATED, seat, state.roles[seat], w.BY_VOTE, 0)
        if state.agreed.ghosts_see_all:
            state.write(e.GHOST_OPENED, seat, 0, 0, 0)
    state.write(e.DAY_BEGAN, day, state.living, 0, 0)
    for item, holder in ((w.GUN, gun), (w.VEST, vest), (w.HEAD, head)):
        if holder is not None:
            state.write(e.ITEM_PLACED, item, holder, 0, 0)
    for seat, number in (coins or {}).items():
        state.coins[seat] = number
    if arrested is not None:
        state.write(e.DOOMED, arrested, 0, 0, 0)
    return state


def talk(roles: str, day: int = 1, **what: object) -> Offer:
    """Free talk on that day; `ghosts`, `gun`, `vest`, `head`, `coins`, `arrested` and options as in `stated`."""
    state = stated(roles, day, **what)  # type: ignore[arg-type]
    talk_on(state)
    return _ready(state)


def introductions(roles: str, **what: object) -> Offer:
    """Day 1, and the first living player introduces himself."""
    state = stated(roles, 1, **what)  # type: ignore[arg-type]
    introduce(state, 0)
    return _ready(state)


def night(roles: str, number: int = 1, **what: object) -> Offer:
    """Nightfall after that day."""
    state = stated(roles, number, **what)  # type: ignore[arg-type]
    nightfall(state, number)
    return _ready(state)


def _ready(state: Offer) -> Offer:
    assert state.fault() == "", state.fault()
    state.log = []
    return state


# What happens.


def everybody(state: Offer, command: str, chance: Chance | None = None) -> None:
    """Everybody who is waited for gives the same command, one after the other, while the stage lasts."""
    stage = state.stage
    for seat in members(state.waiting_for()):
        if state.stage == stage and state.waiting_for() & bit(seat):
            play(state, f"{seat} {command}", chance)


def checkpoint(state: Offer, chance: Chance | None = None) -> None:
    """The present part of a secret phase ends."""
    if state.agreed.clocks:
        play(state, f"house time-up {state.timers()[0].name}", chance)
    else:
        everybody(state, "ready", chance)


def pass_night(state: Offer, choices: str = "", chance: Chance | None = None) -> None:
    """These choices are made, then the night goes on to its end."""
    if choices:
        play(state, choices, chance)
    while state.is_night():
        checkpoint(state, chance)


def trial(state: Offer, accused: int, downs: Iterable[int], accuser: int | None = None) -> None:
    """Somebody is accused, seconded, says nothing, and is voted on: thumbs down from these seats, up from the rest."""
    others = [seat for seat in members(state.living) if seat != accused]
    first = others[0] if accuser is None else accuser
    second = next(seat for seat in others if seat != first)
    play(state, f"{first} accuse {accused}, {second} second, {accused} end")
    thumbs = set(downs)
    for seat in members(state.living):
        if state.stage == w.VOTE:
            play(state, f"{seat} {'down' if seat in thumbs else 'up'}")


def all_over(state: Offer) -> None:
    """Everybody is through with talking."""
    everybody(state, "over")


def voted_out(state: Offer, accused: int) -> None:
    """Somebody is voted out by all."""
    trial(state, accused, members(state.living))


# What is to be seen.


def seen(state: Offer, viewer: str) -> Offer:
    """The copy of `3`, of `ghost 3` or of the `gallery`."""
    return state.seen_by(WORDS.viewer(viewer))


def view(state: Offer, viewer: str = "gallery") -> Plain:
    """What lies before a viewer, as plain values."""
    return RULES.view_to_plain(View(seen(state, viewer)))


def figures(state: Offer, viewer: str = "gallery") -> Plain:
    """What a viewer is counted out."""
    return RULES.figures(View(seen(state, viewer)))


def cards(state: Offer) -> list[str]:
    """The card of every seat, as far as this copy knows it."""
    return [(*ROLE_IDS, "unknown")[role] for role in state.roles]


def stage(state: Offer) -> str:
    """The name of what is going on."""
    return w.STAGES[state.stage]


def ghosts(state: Offer) -> list[int]:
    """Who has left the game."""
    return members(state.everyone & ~state.living)


def holder(state: Offer, item: str) -> int | None:
    """Before whom gun, vest or horse head lies."""
    seat = {"gun": state.gun, "vest": state.vest, "horse_head": state.head}[item]
    return None if seat == NO_SEAT else int(seat)


def whispers(state: Offer, viewer: str, empty: bool = False) -> list[Plain]:
    """What a viewer was whispered since the position was stated; with the empty packets if asked for."""
    found = told(state, viewer, "whispered")
    return [event for event in found if empty or event["about"] != "nothing"]


def eliminated(state: Offer) -> list[tuple[object, object]]:
    """Who has been eliminated since the position was stated, and how."""
    return [(event["seat"], event["how"]) for event in events(state, "eliminated")]
