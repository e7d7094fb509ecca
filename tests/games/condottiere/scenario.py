"""The words in which the rules of Condottiere are tested: stated positions, commands in notation, reasons."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import shelf
from consigliere.games.condottiere import CondottiereGame
from consigliere.games.condottiere import battle as fight
from consigliere.games.condottiere.event import STAGES, STRENGTH_COMPARED
from consigliere.games.condottiere.layout import read_position
from consigliere.games.condottiere.notation import CARDS, NAMES, SHORT, card_named, pile_text
from consigliere.games.condottiere.pieces import NO_REGION, NO_SEAT, WIDTH
from consigliere.games.condottiere.position import BURIED, DECK, DISCARD, DOWN, HAND, LINE, pile
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.command import Command
from consigliere.kernel.event import Plain
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.viewer import GALLERY, HOUSE, members

GAME = shelf.game("condottiere")
assert isinstance(GAME, CondottiereGame)
RULES: CondottiereGame = GAME
PILES = {"hand": HAND, "line": LINE, "down": DOWN, "buried": BURIED}


def at(text: str, **options: OptionValue) -> Condottiere:
    """The position a text describes (see `consigliere.games.condottiere.layout`), with a log."""
    seats = sum(line.strip().split(":")[0] in NAMES for line in text.splitlines())
    settled = RULES.settle_options(seats, dict(options))
    assert isinstance(settled, dict), settled
    state = read_position(text, RULES.box, RULES.agreed(seats, settled))
    state.log = []
    return state


def battle(
    region: str = "parma",
    chooser: str = "anna",
    table: str = "",
    options: dict[str, OptionValue] | None = None,
    **hands: str,
) -> Condottiere:
    """A battle about to be fought with these hands; a seat may be `hand 6; line 10 …` or just its cards.

    It is the first seat's turn (or the chooser's); more lines of the position can be given in `table`.
    """
    seats = "\n".join(
        f"{name}: {hand if ' ' in hand and hand.split()[0] in PILES else 'hand ' + hand}"
        for name, hand in hands.items()
    )
    return at(
        f"contested {region}, chosen by {chooser}, token {chooser}, battle 1\n"
        f"asked play_or_pass: {chooser}\n{table}\n{seats}",
        **(options or {}),
    )


def new_game(seats: int, seed: int = 1, **options: OptionValue) -> Condottiere:
    """A game just set up, with a log."""
    settled = RULES.settle_options(seats, dict(options))
    assert isinstance(settled, dict), settled
    state = RULES.new(seats, settled)
    assert isinstance(state, Condottiere)
    state.log = []
    RULES.start(state, FastChance(seed))
    return state


class Stacked(Chance):
    """Chance that deals stated cards, then the first there is: the deck as a person would stack it."""

    def __init__(self, cards: str) -> None:
        self._cards = [card_named(word) for word in cards.split()]

    def below(self, bound: i64) -> i64:
        return 0

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if not self._cards:
            return 0
        card = self._cards.pop(0)
        assert counts[start + card] > 0, f"no {CARDS[card]} left in the deck"
        return sum(int(counts[start + before]) for before in range(card))


VERBS = {
    "plays": "play",
    "passes": "pass",
    "chooses": "choose",
    "takes": "take",
    "puts": "favor",
    "keeps": "keep",
    "discards": "discard",
    "draws": "draw",
    "shows": "show",
    "gives": "give",
    "says": "say",
}


def read(line: str) -> tuple[int, Command]:
    """`anna 10`, `bruno passes`, `carla chooses roma`, `house default anna`: who, and what in notation."""
    name, _, rest = line.strip().partition(" ")
    words = rest.split()
    if words[0].lower() in CARDS or words[0].lower() in SHORT:
        words.insert(0, "play")
    words[0] = VERBS.get(words[0], words[0])
    return (HOUSE if name == "house" else NAMES.index(name)), RULES.parse(" ".join(words))


def play(state: Condottiere, lines: str, chance: Chance | None = None) -> None:
    """Carry out commands separated by commas; `Illegal` if one is refused."""
    chance = chance or FastChance(1)
    for line in lines.split(","):
        actor, command = read(line)
        refusal = state.refusal_for(actor, command)
        if refusal is not None:
            raise Illegal(refusal)
        state.carry_out(actor, command, chance, [])


def why_not(state: Condottiere, line: str) -> Refusal:
    """The refusal of a command that must not be legal; asking changes nothing."""
    before = state.fields()
    actor, command = read(line)
    refusal = state.refusal_for(actor, command)
    assert refusal is not None, f"{line!r} is legal"
    assert state.fields() == before
    return refusal


def refused_by(state: Condottiere, line: str) -> str:
    """The first rule that refuses a command."""
    return why_not(state, line).rules[0]


def legal(state: Condottiere, name: str) -> list[str]:
    """What a seat may do now, in notation."""
    return [RULES.text(RULES.catalogue[number]) for number in state.legal(NAMES.index(name))]


def totals(state: Condottiere) -> list[int]:
    """Every line's strength as if the battle ended now."""
    return [int(fight.strength(state, seat)) for seat in range(state.seats)]


def asked(state: Condottiere) -> list[str]:
    """The seats the game waits for."""
    return [NAMES[seat] for seat in members(state.waiting_for())]


def cards(state: Condottiere, name: str, which: str = "hand") -> str:
    """A seat's pile in notation, strongest mercenary first; `-` if empty."""
    start = pile(PILES[which], NAMES.index(name)) * WIDTH
    return pile_text([int(state.cards[start + card]) for card in range(WIDTH)])


def discarded(state: Condottiere) -> str:
    """The open discard pile in notation."""
    return pile_text([int(state.cards[DISCARD * WIDTH + card]) for card in range(WIDTH)])


def deck_size(state: Condottiere) -> int:
    """How many cards the deck holds."""
    return int(state.sizes[DECK])


def regions(state: Condottiere, name: str) -> list[str]:
    """The regions a seat controls, in map order."""
    return [RULES.box.regions[region] for region in members(state.regions[NAMES.index(name)])]


def favor(state: Condottiere) -> str:
    """Where the Favor lies."""
    return "off" if state.favor == NO_REGION else RULES.box.regions[state.favor]


def contested(state: Condottiere) -> str:
    """The contested region."""
    return "none" if state.contested == NO_REGION else RULES.box.regions[state.contested]


def token(state: Condottiere) -> str:
    """Who holds the token."""
    return "nobody" if state.holder == NO_SEAT else NAMES[state.holder]


def out(state: Condottiere) -> list[str]:
    """Who is out of the battle."""
    return [NAMES[seat] for seat in members(state.out)]


def events(state: Condottiere, name: str | None = None) -> list[Plain]:
    """What has happened since the position was stated, as the record tells it; only those of one name if given."""
    assert state.log is not None
    told = [RULES.kinds.to_plain(event, [""]) for event in state.log]
    return [event for event in told if name is None or event["event"] == name]


def told(state: Condottiere, viewer: str, name: str | None = None) -> list[Plain]:
    """What one viewer (`anna`, `gallery`) was told of it."""
    assert state.log is not None
    number = GALLERY if viewer == "gallery" else NAMES.index(viewer)
    found = [RULES.kinds.telling(event, number, [""]) for event in state.log]
    return [event for event in found if event is not None and (name is None or event["event"] == name)]


def seen(state: Condottiere, viewer: str) -> Condottiere:
    """What lies before one viewer (`anna`, `gallery`): the position with `?` for cards it may not see."""
    return state.seen_by(GALLERY if viewer == "gallery" else NAMES.index(viewer))


def compared(state: Condottiere) -> list[int]:
    """Every line's strength as it was announced when the last battle ended; empty if none has."""
    assert state.log is not None
    found = [int(event.b) for event in state.log if event.kind == STRENGTH_COMPARED]
    return found[-state.seats :]


def happened(state: Condottiere) -> list[str]:
    """The names of what has happened since the position was stated, in order."""
    return [str(event["event"]) for event in events(state)]


def hand_size(state: Condottiere, name: str) -> int:
    """How many cards a seat holds."""
    return int(state.hand_size(NAMES.index(name)))


def neighbours(region: str) -> list[str]:
    """The regions that share a border with one, in map order."""
    around = RULES.box.around[RULES.box.regions.index(region)]
    return [RULES.box.regions[other] for other in members(around)]


def largest_group(names: str) -> int:
    """The size of the largest adjacent group among the regions named."""
    mask = sum(1 << RULES.box.regions.index(name) for name in names.split())
    return int(RULES.box.largest_group(mask))


def hand_sizes(state: Condottiere) -> list[int]:
    """How many cards each seat holds."""
    return [int(state.hand_size(seat)) for seat in range(state.seats)]


def points(state: Condottiere) -> list[int]:
    """The points of a campaign, seat by seat."""
    return [int(number) for number in state.points]


def decision(state: Condottiere) -> str:
    """What is being decided now, in the words of a position; `over` once the game has ended."""
    return STAGES[state.stage]


def winners(state: Condottiere) -> list[str]:
    """Who has won; nobody while the game runs."""
    return [NAMES[seat] for seat in members(state.winners)]


def ending(state: Condottiere) -> str:
    """Why the game ended; `none` while it runs."""
    outcome = state.outcome()
    return "none" if outcome is None else outcome.ending


def options_refused_by(seats: int, **options: OptionValue) -> str:
    """The first rule that refuses a table with these options."""
    refusal = RULES.settle_options(seats, dict(options))
    assert isinstance(refusal, Refusal), f"{options} can be played"
    return refusal.rules[0]


# The board of CON-X49: dario, the last in the battle, is about to win Napoli, the only free region.
ALL_BUT_NAPOLI = """
    contested napoli, chosen by anna, token anna, battle 25
    asked play_or_pass: dario
    anna: out; regions bologna genova parma urbino
    bruno: out; regions ancona ferrara roma venezia
    carla: out; regions lucca milano siena torino
    dario: hand 1; regions firenze mantova
    elena: out; regions modena spoleto
"""


def any_move(state: Condottiere, chance: Chance) -> tuple[int, Command]:
    """Someone the game waits for, and something that seat may do, both at random."""
    waiting = members(state.waiting_for())
    seat = waiting[chance.below(len(waiting))]
    choices = state.legal(seat)
    return seat, RULES.catalogue[choices[chance.below(len(choices))]]
