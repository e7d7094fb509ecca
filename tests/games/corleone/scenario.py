"""The words in which the rules of Corleone's Empire are tested: stated positions, commands in notation, reasons."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import shelf
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone import event as e
from consigliere.games.corleone.cards import BANK, CASE, CHOSEN, DECK, DISCARDS, DONE, HAND, PUBLIC, pile
from consigliere.games.corleone.ground import FACE_UP, MEMBERS_IN, NONE, SUPPLY, THUGS
from consigliere.games.corleone.layout import pile_text, read_position
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.placing import influence
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import count, members
from tests.games.words import Words

GAME = shelf.game("corleone")
assert isinstance(GAME, CorleoneGame)
RULES: CorleoneGame = GAME
BOX = RULES.box
PILES = {"hand": HAND, "suitcase": CASE, "chosen": CHOSEN, "completed": DONE}
TABLE = {"bank": BANK, "deck": DECK, "discards": DISCARDS, "public": PUBLIC}

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


def at(text: str, game: CorleoneGame = RULES, **options: OptionValue) -> Corleone:
    """The position a text describes (see `consigliere.games.corleone.layout`), with a log."""
    seats = sum(line.strip().split(":")[0] in NAMES for line in text.splitlines())
    state = read_position(text, game.agreed(seats, WORDS.settled(seats, options)))
    assert state.fault() == "", state.fault()
    state.log = []
    return state


def turn(
    table: str = "",
    act: int = 1,
    holder: str = "anna",
    options: dict[str, OptionValue] | None = None,
    game: CorleoneGame = RULES,
    **seats: str,
) -> Corleone:
    """Family business, and the turn of the first seat named; a seat is its hand, or `hand …; at …`.

    More lines of the position can be given in `table`. At least two seats are needed: bruno sits down if need be.
    """
    actor = next(iter(seats))
    sitting = {name: seats.get(name, "") for name in NAMES[: max(2, 1 + max(map(NAMES.index, seats)))]}
    words = ("hand", "suitcase", "completed", "played", "at", "killed", "chosen", "family")
    lines = "\n".join(
        f"{name}: {text if text.split(' ')[0] in words or not text else 'hand ' + text}"
        for name, text in sitting.items()
    )
    return at(
        f"act {act}, family_business, horse head {holder}\nasked action: {actor}\n{table}\n{lines}",
        game,
        **(options or {}),
    )


def new_game(seats: int, seed: int = 1, chance: Chance | None = None, **options: OptionValue) -> Corleone:
    """A game just set up, the families dealt unless said otherwise, with a log."""
    state = RULES.new(seats, WORDS.settled(seats, {"families": "dealt", **options}))
    assert isinstance(state, Corleone)
    state.log = []
    RULES.start(state, chance or FastChance(seed))
    return state


class Stacked(Chance):
    """Chance that deals stated cards, then the first there is: the deck as a person would stack it."""

    def __init__(self, cards: str = "") -> None:
        self._cards = cards.split()

    def below(self, bound: i64) -> i64:
        return 0

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if not self._cards:
            return 0
        name = self._cards.pop(0)
        card = BOX.card_names.index(f"money_{name}" if name.isdigit() else name)
        first = int(start) % int(BOX.width)  # a pile of jobs is drawn from its first job on
        assert counts[start + card - first] > 0, f"no {name} there"
        return sum(int(counts[start + before]) for before in range(card - first))


def decision(state: Corleone) -> str:
    """What is being decided now; `over` once the game has ended."""
    return e.STAGES[state.stage]


def cards(state: Corleone, name: str, which: str = "hand") -> str:
    """A seat's pile in notation; `-` if empty."""
    return pile_text(state, pile(PILES[which], NAMES.index(name)))


def hand(state: Corleone, name: str) -> str:
    """A seat's hand in notation."""
    return cards(state, name)


def suitcase(state: Corleone, name: str) -> str:
    """The money in a seat's suitcase in notation."""
    return cards(state, name, "suitcase")


def table(state: Corleone, which: str) -> str:
    """A pile of the table in notation: bank, deck, discards, public."""
    return pile_text(state, TABLE[which])


def size(state: Corleone, which: str) -> int:
    """How many cards a pile of the table holds."""
    return int(state.sizes[TABLE[which]])


def stack(state: Corleone, kind: str) -> int:
    """How many cards of a kind the bank holds."""
    return int(state.laid(BANK, BOX.card_names.index(f"money_{kind}" if kind.isdigit() else kind)))


def standing(state: Corleone, place: str) -> str:
    """Who stands in a business or on a space: `anna`, `neutral`, `-`."""
    from consigliere.games.corleone.placing import kind_at, owner_at

    where = e.places(BOX).index(place)
    if kind_at(state, where) == 0:
        return "-"
    owner = owner_at(state, where)
    return NAMES[owner] if owner < len(NAMES) else "neutral"


def in_reserve(state: Corleone, name: str) -> tuple[int, int]:
    """A seat's thugs and family members in reserve."""
    seat = NAMES.index(name)
    return int(state.person(THUGS, seat)), int(count(state.person(MEMBERS_IN, seat)))


def influences(state: Corleone, turf: str) -> list[int]:
    """Each seat's influence in a turf, the neutral side last."""
    number = BOX.board.turf_names.index(turf)
    return [int(influence(state, number, seat)) for seat in [*range(state.seats), 24]]


def markers(state: Corleone, turf: str) -> str:
    """The stack of a turf from bottom to top."""
    number = BOX.board.turf_names.index(turf)
    return " ".join(NAMES[state.marker(number, place)] for place in range(state.height(number)))


def supply(state: Corleone, name: str) -> int:
    """A seat's control markers in supply."""
    return int(state.person(SUPPLY, NAMES.index(name)))


def controller(state: Corleone, turf: str) -> str:
    """Who controls a turf."""
    seat = state.controller(BOX.board.turf_names.index(turf))
    return NAMES[seat] if seat < len(NAMES) else "nobody"


def tiles(state: Corleone) -> list[str]:
    """The tiles on the board, turf by turf."""
    found = [state.tile(turf) for turf in range(BOX.board.turfs)]
    return [BOX.board.business_names[tile] for tile in found if tile != NONE]


def face_up(state: Corleone, name: str) -> list[str]:
    """The allies a seat has played in this act."""
    return [BOX.allies[ally].name for ally in members(state.person(FACE_UP, NAMES.index(name)))]


def allies(state: Corleone) -> list[str]:
    """The allies shown."""
    return [BOX.allies[ally].name for ally in members(state.row)]


def horse_head(state: Corleone) -> str:
    """Who has the horse head."""
    return NAMES[state.holder]


def phase(state: Corleone) -> str:
    """The act and the phase: `2 family_business`."""
    return f"{state.act} {e.PHASES[state.phase]}"


def seen(state: Corleone, viewer: str) -> Corleone:
    """What lies before one viewer (`anna`, `gallery`): the position with `?` for cards it may not see."""
    return state.seen_by(WORDS.viewer(viewer))


def scores(state: Corleone) -> list[int]:
    """The money of each seat at the end."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores
