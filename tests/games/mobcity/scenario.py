"""The words in which the rules of Mob City are tested: stated positions, commands in notation, reasons."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import shelf
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import ARMS, GROUPS, NO_SEAT, WEAPONS
from consigliere.games.mobcity.cards import IN_DECK
from consigliere.games.mobcity.city import HOME, NONE
from consigliere.games.mobcity.notation import NAMES
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.option import OptionValue
from tests.games.mobcity.positions import lay_out, lines_of
from tests.games.words import Words

# Positions are stated by the lots and cards of one version, since a rule does not depend on which ones lie in the box.
GAME = shelf.game("mobcity", 1)
assert isinstance(GAME, MobCityGame)
RULES: MobCityGame = GAME
BOX = RULES.box

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
viewer = WORDS.viewer


class Fate(Chance):
    """Chance that brings up stated cards, tiles and events, and sides of the die, in turn; then the first there is."""

    def __init__(self, names: str = "", dice: str = "") -> None:
        self._names = names.split()
        self._dice = [int(side) for side in dice.split()]

    def below(self, bound: i64) -> i64:
        return self._dice.pop(0) - 1 if self._dice else 0

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if not self._names:
            return 0
        words = {len(BOX.tile_names): BOX.tile_names, len(BOX.event_names): BOX.event_names}
        kind = words.get(len(counts), BOX.card_names).index(self._names.pop(0))
        assert counts[start + kind] > 0, "that cannot come up now"
        return sum(int(counts[start + before]) for before in range(kind))


def dice(sides: str) -> Fate:
    """These sides of the die come up."""
    return Fate(dice=sides)


# Stating positions.


def at(text: str, **options: OptionValue) -> MobCity:
    """The position a text describes (see `tests.games.mobcity.positions`), with a log."""
    seats = sum(line.partition(":")[0] in NAMES for line in lines_of(text))
    state = RULES.new(seats, WORDS.settled(seats, options))
    assert isinstance(state, MobCity)
    lay_out(state, text)
    assert state.fault() == "", state.fault()
    state.log = []
    return state


def sitting(count: int, seats: dict[str, str]) -> str:
    """The lines of so many captains."""
    return "\n".join(f"{name}: {seats.get(name, '')}" for name in NAMES[:count])


def bidding(
    favor: str = "anna",
    count: int = 4,
    round: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    captains: Mapping[str, str] | None = None,
    **seats: str,
) -> MobCity:
    """Everybody is asked to bid."""
    return at(
        f"round {round}, bidding, favor {favor}\nasked bid: {' '.join(NAMES[:count])}\n"
        + sitting(count, {**(captains or {}), **seats}),
        **(options or {}),
    )


def morning(
    favor: str = "anna",
    count: int = 4,
    table: str = "",
    options: Mapping[str, OptionValue] | None = None,
    captains: Mapping[str, str] | None = None,
    round: int = 1,
    **seats: str,
) -> MobCity:
    """The bidding is over, and the daily orders of the first captain have begun."""
    last = NAMES[(NAMES.index(favor) + count - 1) % count]
    stated = {**(captains or {}), **seats}
    bids = {name: f"bid 1 2 3 4; {stated.get(name, '')}" for name in NAMES[:count]}
    state = at(
        f"round {round}, bidding, favor {favor}\nasked take_whiskey: {last}\n{table}\n{sitting(count, bids)}",
        **(options or {}),
    )
    play(state, f"{last} decline")
    return state


def day(
    event: str = "raid_south",
    favor: str = "anna",
    count: int = 4,
    options: Mapping[str, OptionValue] | None = None,
    captains: Mapping[str, str] | None = None,
    table: str = "",
    police: str = "",
    chance: Chance | None = None,
    round: int = 1,
    will: str = "most_notoriety",
    **seats: str,
) -> MobCity:
    """The last captain ends his daily orders, this event is turned up, the city is resolved until somebody is asked.

    Raid South is quiet wherever no speakeasy lies in the south; tiles A and B lie in the north.
    """
    last = NAMES[(NAMES.index(favor) + count - 1) % count]
    card = f", police {police}" if police else ""
    state = at(
        f"round {round}, daily_orders, favor {favor}, will {will}{card}\nasked send: {last}\n{table}\n"
        + sitting(count, {**(captains or {}), **seats}),
        **(options or {}),
    )
    play(state, f"{last} done", chance or Fate(event))
    return state


def say_no(state: MobCity, until: str = "", chance: Chance | None = None) -> None:
    """Nobody throws a grenade at a building and nobody reveals a moll, up to a decision named or any other one."""
    answers = {"throw": "decline", "molls": "done"}
    while decision(state) in answers and decision(state) != until:
        play(state, f"{asked(state)[0]} {answers[decision(state)]}", chance)


def new_game(seats: int, seed: int = 1, chance: Chance | None = None, **options: OptionValue) -> MobCity:
    """A game just set up, with a log."""
    state = RULES.new(seats, WORDS.settled(seats, options))
    assert isinstance(state, MobCity)
    state.log = []
    RULES.start(state, chance or FastChance(seed))
    return state


# Reading positions.


def decision(state: MobCity) -> str:
    """What is being decided now; `over` once the game has ended."""
    return e.STAGES[state.stage]


def phase(state: MobCity) -> str:
    """The round and the phase: `2 bidding`."""
    return f"{state.round} {e.PHASES[state.phase]}"


def who(seat: int) -> str:
    """The name of a seat; `nobody`."""
    return NAMES[seat] if seat < len(NAMES) else "nobody"


def seat_of(name: str) -> int:
    """The seat of a name."""
    return NAMES.index(name)


def cash(state: MobCity, name: str) -> int:
    """A captain's cash."""
    return int(state.cash(NAMES.index(name)))


def all_cash(state: MobCity) -> list[int]:
    """The cash of all captains."""
    return [int(state.cash(seat)) for seat in range(state.seats)]


def notoriety(state: MobCity, name: str) -> int:
    """A captain's notoriety."""
    return int(state.fame(NAMES.index(name)))


def floor(state: MobCity, name: str) -> int:
    """How low a captain's notoriety can fall."""
    return int(state.lowest_fame(NAMES.index(name)))


def group(state: MobCity, name: str, number: int) -> str:
    """The cards of a group, characters first, `?` for a card unseen; `-` if it is empty."""
    return _cards(state, NAMES.index(name) * GROUPS + number - 1)


def pool(state: MobCity) -> str:
    """The cards of the pool."""
    return _cards(state, state.pool)


def _cards(state: MobCity, place: i64) -> str:
    words: list[str] = []
    for card in range(BOX.characters):
        if state.place_of(card) == place:
            words.append(BOX.card_names[card])
            words += held(state, BOX.card_names[card]).replace("-", "").split()
    for weapon in range(ARMS):
        words += [WEAPONS[weapon]] * int(state.arms(place, weapon))
    words += ["?"] * int(state.unseen(place))
    return " ".join(words) or "-"


def size(state: MobCity, name: str, number: int) -> int:
    """How many cards a group has."""
    return int(state.size(NAMES.index(name) * GROUPS + number - 1))


def token(state: MobCity, name: str, number: int) -> str:
    """Where the token of a group lies: a lot, or `home`."""
    lot = int(state.lot_of(NAMES.index(name) * GROUPS + number - 1))
    return "home" if lot == HOME else BOX.lot_names[lot]


def owner(state: MobCity, lot: str) -> str:
    """Who owns a building."""
    return who(int(state.owner(BOX.lot_names.index(lot))))


def marked(state: MobCity, what: str) -> str:
    """The lots that are `glass` up, `shut`, `bombed` or `doubled`."""
    mask = {"glass": state.glass, "shut": state.shut, "bombed": state.bombed, "doubled": state.doubled}[what]
    return " ".join(BOX.lot_names[lot] for lot in range(BOX.lots) if (mask >> lot) & 1) or "-"


def whiskey(state: MobCity, name: str) -> int:
    """The grade of a captain's whiskey; 0 without."""
    grade = int(state.grade(NAMES.index(name)))
    return BOX.grades[grade] if grade >= 0 else 0


def bottles(state: MobCity) -> list[int]:
    """The whiskey cards left, by grade."""
    return [grade for number, grade in enumerate(BOX.grades) for _ in range(state.bottles(number))]


def favor(state: MobCity) -> str:
    """Who has the Don's Favor."""
    return who(int(state.favor))


def police(state: MobCity) -> str:
    """Who has the police card."""
    return who(int(state.police))


def today(state: MobCity) -> str:
    """The event of the day, as far as it is known; `none`."""
    return "none" if state.today == NONE else BOX.event_names[state.today]


def deck(state: MobCity) -> list[str]:
    """The cards of the deck."""
    return [BOX.card_names[card] for card in state.deck]


def under(state: MobCity, number: int) -> list[str]:
    """The last cards of the deck, those that went under it most recently."""
    return deck(state)[len(state.deck) - number :]


def is_under(state: MobCity, card: str) -> bool:
    """Whether a character lies in the deck, and not in the batch that is drawn from first."""
    return state.place_of(BOX.card_names.index(card)) == IN_DECK and card in deck(state)[state.batches[0] :]


def held(state: MobCity, character: str) -> str:
    """The weapons a character holds in a shootout."""
    card = BOX.card_names.index(character)
    found = [int(state.held(card, slot)) for slot in range(state.most_held)]
    return " ".join(WEAPONS[weapon - 1] for weapon in found if weapon > 0) or "-"


def scene(state: MobCity) -> str:
    """The characters still fighting, in the order of their numbers."""
    found = [BOX.card_names[card] for card in range(BOX.characters) if state.is_fighting(card)]
    return " ".join(found) or "-"


def on_floor(state: MobCity) -> str:
    """The weapons lying at the scene."""
    found = [
        WEAPONS[weapon]
        for weapon in range(ARMS)
        for owner in range(state.seats + 1)
        for _ in range(state.on_floor(owner, weapon))
    ]
    return " ".join(found) or "-"


def acting(state: MobCity) -> str:
    """The character whose action it is."""
    return "-" if state.acting == NONE else BOX.card_names[state.acting]


def turn_of(state: MobCity) -> str:
    """Whose daily orders are being carried out."""
    return "nobody" if state.actor == NO_SEAT else who(int(state.actor))


def seen(state: MobCity, name: str) -> MobCity:
    """What lies before one viewer (`anna`, `gallery`)."""
    return state.seen_by(viewer(name))


def scores(state: MobCity) -> list[int]:
    """What counts under the will, for each captain at the end."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores
