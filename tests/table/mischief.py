"""A table at which anything may happen: people play, talk, leave, vote and pause as chance has it.

Everything is drawn from a seed, so that a table that goes wrong can be looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from consigliere import bots, shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import commitment
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.table.scenario import DAYS, LIVE, Scene, opened

PEOPLE = ("anna", "bruno", "carla", "dario", "elena", "fabio")
CLOCKS = (m.Clock(), LIVE, DAYS)
POLICIES = ("bot", "defaults", "substitute")
# Options by which a game becomes another, one of them at each table; a whole campaign would take too long.
CHANGED: dict[str, list[dict[str, OptionValue]]] = {
    "condottiere": [
        {"hidden_cards": True},
        {"draw_after_battle": True},
        {"capturing_regions": True},
        {"bigger_kingdoms": True},
    ],
    "corleone": [{}, {"open_ledger": True}, {"families": "dealt"}],
    "mobcity": [{}, {"cash_hidden": False, "phase3_autoplay": True}, {"city": "whole_city"}],
    # Without its clocks, which would be all that runs once everybody has answered.
    "offer": [{"clocks": False}, {"clocks": False, "bribes": True}],
}
# Every game, the first of them with all seeds.
SEEDS = [(name, seed) for place, name in enumerate(shelf.names()) for seed in range(2 if place else 12)]


class Mischief:
    """One such table."""

    def __init__(self, name: str, seed: int) -> None:
        game = shelf.game(name)
        self.chance = FastChance(seed)
        most = min(game.most_seats, len(PEOPLE))
        self.seats = most - seed % (most - game.least_seats + 1)
        changed = CHANGED.get(name, [{}])
        options = {"absent_seat": POLICIES[seed % 3], **changed[seed % len(changed)]}
        clock = m.Clock() if game.moderated else CLOCKS[seed // 3 % 3]
        self.scene: Scene = opened(game, self.seats, clock, options)
        self.bots = bots.names(name)
        self.promises: dict[int, bytes] = {}

    def steps(self, most: int) -> Iterator[list[Row] | Refusal]:
        """Whatever happens, one thing after the other, up to so many."""
        yield from self._lobby()
        for _ in range(most):
            if self.scene.table.is_over():
                break
            yield self._something()
        yield self.scene.says("anna", "so that was that")

    # The lobby.

    def _lobby(self) -> Iterator[list[Row] | Refusal]:
        scene = self.scene
        for seat in range(1, self.seats):
            if seat > 1 and self.chance.below(3) == 0:
                yield scene.seats_bot("anna", seat, (self.bots[-1], "random")[self.chance.below(2)])
            else:
                yield scene.sits(PEOPLE[seat], seat)
        yield scene.says("anna", "welcome")
        yield scene.notes("anna", "a table of friends")
        for seat, sitter in enumerate(scene.table.sitters):
            if sitter.person is not None and self.chance.below(2) == 0:
                self.promises[seat] = b"from seat %d" % seat
                promise = m.Commit(scene.id(), seat, commitment(self.promises[seat]))
                yield scene.asks(sitter.person, promise)
        yield scene.starts()
        for seat, value in self.promises.items():
            if self.chance.below(4):
                yield scene.later(300).asks(scene.who(seat), m.Open(scene.id(), seat, value.hex()))
        yield scene.later(5000).ticks()

    # The game.

    def _something(self) -> list[Row] | Refusal:
        """Mostly the game goes on; one time in four something else happens."""
        scene = self.scene
        scene.later(self.chance.below(20_000))
        if scene.table.vote is not None and self.chance.below(3):
            return self._vote()
        if self.chance.below(4) == 0:
            others: tuple[Callable[[], list[Row] | Refusal], ...] = (
                self._talk,
                self._note,
                self._undo,
                self._undo,
                self._vote,
                self._pause,
                self._leave,
                self._come,
                self._replace,
                self._extend,
                self._outage,
            )
            return others[self.chance.below(len(others))]()
        due = scene.table.due()
        if due is not None and (due <= scene.at or not scene.now().waiting):
            scene.later(max(0, due - scene.at))
            return scene.ticks()
        if scene.table.life == "paused":
            return scene.resumes(scene.table.host)
        seat = scene.seat_waited_for()
        if scene.table.sitters[seat].kind == "empty":
            return self._sit_down(seat)
        return scene.goes_on(self.chance)

    def _anyone(self) -> str:
        people = [sitter.person for sitter in self.scene.table.sitters if sitter.person is not None]
        return people[self.chance.below(len(people))] if people else self.scene.table.host

    def _talk(self) -> list[Row] | Refusal:
        return self.scene.says(self._anyone(), "what about peace?")

    def _note(self) -> list[Row] | Refusal:
        return self.scene.notes(self._anyone(), f"note {self.chance.below(1000)}")

    def _undo(self) -> list[Row] | Refusal:
        scene = self.scene
        asking = next((seat for seat in range(self.seats) if scene.now(seat).undo), None)
        who = self._anyone() if asking is None else scene.table.sitters[asking].person
        return scene.undoes(who or self._anyone(), by_vote=True)

    def _vote(self) -> list[Row] | Refusal:
        vote = self.scene.table.vote
        who = self._anyone() if vote is None else self.scene.who(vote.asked[0])
        return self.scene.votes(who, self.chance.below(4) > 0)

    def _pause(self) -> list[Row] | Refusal:
        return self.scene.pauses(self._anyone())

    def _leave(self) -> list[Row] | Refusal:
        who = self._anyone()
        own = self.scene.table.seats_of(who)
        return self.scene.rises(who, own[0] if own else 0, notes=self.chance.below(2) == 0)

    def _come(self) -> list[Row] | Refusal:
        return self._sit_down(self.chance.below(self.seats))

    def _sit_down(self, seat: int) -> list[Row] | Refusal:
        return self.scene.sits(f"guest-{seat}-{self.chance.below(1000)}", seat)

    def _replace(self) -> list[Row] | Refusal:
        return self.scene.seats_bot(self.scene.table.host, self.chance.below(self.seats), "random")

    def _extend(self) -> list[Row] | Refusal:
        return self.scene.extends(self.scene.table.host, self.chance.below(self.seats), 20)

    def _outage(self) -> list[Row] | Refusal:
        since = self.scene.at
        return self.scene.later(60_000).table.outage(since, self.scene.at)


def finished(name: str, seed: int) -> Scene:
    """A whole game with mischief in it."""
    mischief = Mischief(name, seed)
    for _ in mischief.steps(100_000):
        pass
    assert mischief.scene.table.life == "finished"
    return mischief.scene
