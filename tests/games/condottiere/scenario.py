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
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import members
from tests.games.words import Words

GAME = shelf.game("condottiere")
assert isinstance(GAME, CondottiereGame)
RULES: CondottiereGame = GAME
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
PILES = {"hand": HAND, "line": LINE, "down": DOWN, "buried": BURIED}


def notation(text: str) -> str:
    """`10`, `passes`, `chooses roma`: what a seat does, as the game writes it."""
    words = text.split()
    if words[0].lower() in CARDS or words[0].lower() in SHORT:
        words.insert(0, "play")
    return " ".join([VERBS.get(words[0], words[0]), *words[1:]])


WORDS = Words(RULES, NAMES, notation)
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
any_move = WORDS.any_move


def at(text: str, **options: OptionValue) -> Condottiere:
    """The position a text describes (see `consigliere.games.condottiere.layout`), with a log."""
    seats = sum(line.strip().split(":")[0] in NAMES for line in text.splitlines())
    state = read_position(text, RULES.box, RULES.agreed(seats, WORDS.settled(seats, options)))
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
    state = RULES.new(seats, WORDS.settled(seats, options))
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


def totals(state: Condottiere) -> list[int]:
    """Every line's strength as if the battle ended now."""
    return [int(fight.strength(state, seat)) for seat in range(state.seats)]


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


def seen(state: Condottiere, viewer: str) -> Condottiere:
    """What lies before one viewer (`anna`, `gallery`): the position with `?` for cards it may not see."""
    return state.seen_by(WORDS.viewer(viewer))


def compared(state: Condottiere) -> list[int]:
    """Every line's strength as it was announced when the last battle ended; empty if none has."""
    assert state.log is not None
    found = [int(event.b) for event in state.log if event.kind == STRENGTH_COMPARED]
    return found[-state.seats :]


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
