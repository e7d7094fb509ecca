"""Matches with stated hands, and the measures by which evenness is judged: the words of the kernel's tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import games, shelf
from consigliere.games.condottiere.notation import NAMES, card_named
from consigliere.kernel import record
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.game import Game
from consigliere.kernel.match import Match, digest, steps
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.record import Record
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import HOUSE, members
from tests.golden import story

CONDOTTIERE = shelf.game("condottiere")
EVERY_GAME = [shelf.game(name) for name in shelf.names()]
FILLER = "1 " * 10 + "2 " * 8 + "3 " * 8 + "4 " * 8

Json = dict[str, Any]


class Dealer(Chance):
    """Deals stated cards first and counts every draw; after them, chance as usual."""

    def __init__(self, cards: list[str]) -> None:
        self.draws = 0
        self._cards = [card_named(card) for card in cards]
        self._after = FastChance(1)

    def below(self, bound: i64) -> i64:
        self.draws += 1
        return self._after.below(bound)

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if not self._cards:
            return self.below(bound)
        self.draws += 1
        card = self._cards.pop(0)
        assert counts[start + card] > 0, "no such card is left in the deck"
        return sum(int(counts[start + before]) for before in range(card))


def dealt(options: dict[str, OptionValue] | None = None, /, **hands: str) -> Match:
    """A match of Condottiere just set up, anna to choose, in which everyone was dealt these cards.

    A hand that is shorter than the rules want is filled up with low mercenaries.
    """
    changed: Options = {"first_holder": "anna", **(options or {})}
    size = 7 if changed.get("draw_after_battle") else 10
    stated = [hand.split() for hand in hands.values()]
    filler = FILLER.split()
    for hand in stated:
        for card in hand:
            if card in filler:
                filler.remove(card)
    for hand in stated:
        while len(hand) < size:
            hand.append(filler.pop(0))
    settled = CONDOTTIERE.settle_options(len(stated), changed)
    assert isinstance(settled, dict), settled
    match = Match(CONDOTTIERE, len(stated), settled, Dealer([card for hand in stated for card in hand]))
    match.start()
    return match


def ask(match: Match, line: str) -> Refusal | None:
    """`anna play 10`, `bruno play scarecrow; take 6`, `house default anna`: submit it, and give the refusal."""
    name, _, text = line.strip().partition(" ")
    actor = HOUSE if name == "house" else NAMES.index(name)
    return match.submit(actor, steps(match.game, text))


def act(match: Match, lines: str) -> None:
    """Submit lines separated by commas, all of which must be accepted."""
    for line in lines.split(","):
        refusal = ask(match, line)
        assert refusal is None, f"{line.strip()}: {refusal}"


def undo(match: Match, name: str, agreed: bool = False) -> str:
    """Take back a seat's last step: `done`, or the name of the refusal."""
    refusal = match.undo(NAMES.index(name), agreed)
    return "done" if refusal is None else refusal.name


def everything(match: Match) -> list[object]:
    """All there is to a match: if this is the same, nothing has changed."""
    entries = [(e.actor, e.command, list(e.events), e.withdraws) for e in match.entries]
    draws = match.chance.draws if isinstance(match.chance, Dealer) else 0
    return [digest(match.state), entries, list(match.texts), draws]


def anything(match: Match, chance: Chance) -> int:
    """Someone the game waits for does something at random, the house if only a clock runs; who it was."""
    waiting = members(match.state.waiting_for())
    if not waiting:
        assert ask(match, f"house time-up {match.state.timers()[0].name}") is None
        return HOUSE
    seat = waiting[chance.below(len(waiting))]
    legal = match.state.legal(seat)
    assert match.submit(seat, [match.game.catalogue[legal[chance.below(len(legal))]]]) is None
    return seat


def begun(seats: int = 2, /, **changed: OptionValue) -> Record:
    """A game with a checkable deal, set up: one seat has added a contribution of its own."""
    options = CONDOTTIERE.settle_options(seats, dict(changed))
    assert isinstance(options, dict), options
    deal = Deal(bytes(range(32)), [b"luck", *[None] * (seats - 1)])
    return record.begin(CONDOTTIERE, list(NAMES[:seats]), options, deal)


def stored(kept: Record) -> Json:
    """A record as it comes back from a file."""
    plain = json.loads(json.dumps(record.to_plain(kept, with_secret=True)))
    assert isinstance(plain, dict)
    return plain


def golden(ending: str) -> Json:
    """The golden game of Condottiere that ended so, in the newest format that there is."""
    return story.read(story.file_of("condottiere", ending).read_text("utf-8"))


def golden_of_old(ending: str) -> Json:
    """The same in the first format."""
    path = story.HERE / "condottiere" / f"{ending}-rules-1.game"
    return story.read(path.read_text("utf-8"))


def another(rules_version: int) -> Game:
    """Condottiere as it will be once its rules have changed."""
    game = games.make("condottiere", shelf.edition("condottiere"))
    game.rules_version = rules_version
    return game


def chi_square(seen: Sequence[int], expected: Sequence[float]) -> float:
    """How far what was seen lies from what was expected."""
    return sum((number - wanted) ** 2 / wanted for number, wanted in zip(seen, expected, strict=True))


def generous(kinds: int) -> float:
    """The chi-square that an even source with so many kinds of result exceeds once in some thirty thousand tries."""
    freedom = kinds - 1
    part = 2 / (9 * freedom)
    # The approximation of Wilson and Hilferty, four deviations out.
    return float(freedom * (1 - part + 4 * part**0.5) ** 3)
