"""One walk through a random game at every sensible table: whatever must hold at a position is looked at on the way.

Nobody is excused by name. A walk is dear and a look is cheap, so all looks share one walk; which one has failed is
the name of the function in the traceback.
"""

from __future__ import annotations

import json

import pytest

from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.match import Witness, digest
from consigliere.kernel.state import State
from consigliere.kernel.viewer import TRUTH, in_mask, members
from tests.conformance.tables import WALKED, Table, play_out, spaced, step
from tests.sample import ALL

SEEDS = range(6 if ALL else 1)
# Decisions between two looks: at what a seat may do, at what a viewer has, at what it can be sure of.
CHOICES = 1 if ALL else 5
SIGHTS = 5 if ALL else 17
CERTAINTIES = 5 if ALL else 23
WORLDS = 8 if ALL else 3
KEPT = 20  # decisions between two copies that are folded from later
BRANCH = 25  # the decision from which a copy is played on
# What is compared for every viewer after every decision takes its time where many sit.
MANY = 8


class Walk:
    """A random game under way, with its log and all viewers who were there from the start."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.seed = seed
        self.state, self.chance = table.started(seed)
        self.copies = [(0, table.new())]
        viewers = table.game.viewers(table.seats)
        self.witnesses = [Witness(table.game, table.seats, table.options, viewer) for viewer in viewers]
        self.decisions = 0
        self.sure = 0  # commands that some viewer could be sure of
        # Viewer and seat: of its last step the viewer was told nothing.
        self.untold: set[tuple[int, int]] = set()
        self._heard = 0
        self.hear()

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log

    def hear(self) -> list[Event]:
        """Everybody takes in what is new."""
        new = self.log[self._heard :]
        self._heard = len(self.log)
        for witness in self.witnesses:
            witness.hear(new)
        return new

    def step(self) -> None:
        """One decision more."""
        actor, _ = step(self.table, self.state, self.chance)
        self.decisions += 1
        new = self.hear()
        for witness in self.witnesses:
            was_told = any(in_mask(event.told, witness.viewer) for event in new)
            (self.untold.discard if was_told else self.untold.add)((witness.viewer, actor))

    def is_due(self, every: int) -> bool:
        return self.decisions % every == 0 or self.state.is_over()


@pytest.mark.parametrize("table", WALKED, ids=repr)
def test_a_walk_through_a_random_game(table: Table) -> None:
    for seed in SEEDS:
        walk = Walk(table, seed)
        look(walk)
        while not walk.state.is_over():
            walk.step()
            look(walk)

        the_game_ends_as_it_may(walk)
        events_read_back_from_plain_values(walk)
        folding_the_log_from_any_prefix_gives_the_live_state(walk)
        the_same_seed_gives_the_same_log(walk)
        if len(table.changed) != 1:
            assert walk.sure > 0


def look(walk: Walk) -> None:
    """Everything that is due at this position."""
    table, chance = walk.table, FastChance(walk.seed + walk.decisions)
    pieces_are_conserved(walk)
    if table.seats <= MANY or walk.is_due(SIGHTS):
        what_a_viewer_is_told_adds_up_to_what_it_may_see(walk)
    if walk.is_due(spaced(table, CHOICES)):
        who_is_waited_for_can_act_and_the_default_is_legal(walk)
        legal_is_the_catalogue_filtered_by_refusal(walk)
    if walk.is_due(spaced(table, SIGHTS)):
        before, heard = walk.state.fields(), [w.copy.fields() for w in walk.witnesses]
        views_and_knowledge_read_back_and_figures_follow_from_them(walk)
        an_imagined_world_gives_back_the_view_it_was_imagined_from(walk, chance)
        walk.state.timers()
        # Looking changes nothing.
        assert walk.state.fields() == before
        assert [w.copy.fields() for w in walk.witnesses] == heard
    # With every number of seats, plain and with all switches on.
    if len(table.changed) != 1 and walk.is_due(CERTAINTIES):
        informing_adds_certainty_and_changes_nothing(walk, chance)
    if walk.decisions % KEPT == 0:
        walk.copies.append((len(walk.log), walk.state.copy()))
    if walk.decisions == BRANCH:
        a_copy_is_independent(walk, chance)


def pieces_are_conserved(walk: Walk) -> None:
    assert walk.state.fault() == ""


def what_a_viewer_is_told_adds_up_to_what_it_may_see(walk: Walk) -> None:
    """Redact then fold equals fold then redact: for every viewer, after every decision."""
    for witness in walk.witnesses:
        assert witness.copy.fields() == walk.state.seen_by(witness.viewer).fields()


def who_is_waited_for_can_act_and_the_default_is_legal(walk: Walk) -> None:
    """Somebody is waited for, or a clock runs, until the game is over; then nobody is."""
    state = walk.state
    waiting = members(state.waiting_for())
    if state.is_over():
        assert not waiting
        assert not state.timers()
        assert state.outcome() is not None
    else:
        assert waiting or state.timers()
        assert state.outcome() is None
    for seat in waiting:
        assert state.default(seat) in list(state.legal(seat))


def legal_is_the_catalogue_filtered_by_refusal(walk: Walk) -> None:
    state, before = walk.state, walk.state.fields()
    for seat in range(walk.table.seats):
        allowed = [c.number for c in walk.table.game.catalogue if state.refusal(seat, c.number) is None]
        assert list(state.legal(seat)) == allowed
    assert state.fields() == before


def views_and_knowledge_read_back_and_figures_follow_from_them(walk: Walk) -> None:
    """Whoever holds the bytes of a view could have worked the figures out, so they tell nothing more."""
    table, game = walk.table, walk.table.game
    for witness in walk.witnesses:
        view = json.loads(json.dumps(game.view_to_plain(witness.view())))
        again = game.read_view(view, table.seats, table.options)
        assert again.copy.fields() == witness.copy.fields()
        assert json.loads(json.dumps(game.figures(again))) == game.figures(witness.view())

        knowledge = json.loads(json.dumps(witness.knowledge.to_plain()))
        read = game.read_knowledge(knowledge, witness.viewer, table.seats)
        assert read.to_plain() == witness.knowledge.to_plain()


def an_imagined_world_gives_back_the_view_it_was_imagined_from(walk: Walk, chance: Chance) -> None:
    """And, as far as the viewer may see who has answered, the same seats are asked in it."""
    for witness in walk.witnesses:
        world = walk.table.game.imagine(witness.view(), witness.knowledge, chance)
        imagined, seen = world.seen_by(witness.viewer), walk.state.seen_by(witness.viewer)

        assert world.viewer == TRUTH
        assert world.fault() == ""
        assert imagined.fields() == seen.fields()
        assert members(imagined.waiting_for()) == members(seen.waiting_for())
        assert members(imagined.may_act()) == members(seen.may_act())
        assert world.is_over() == walk.state.is_over()


def informing_adds_certainty_and_changes_nothing(walk: Walk, chance: Chance) -> None:
    """What is surely legal is legal in every imagined world: for every seat, the viewer's own included.

    It is legal in truth too, unless the seat has half made a choice in private: then it has begun what was legal.
    Where several are asked at once, an imagined world may have others half-way through theirs; there only the viewer's
    own seat is looked at in it.
    """
    table, game = walk.table, walk.table.game
    for witness in walk.witnesses:
        before = (witness.copy.fields(), witness.knowledge.to_plain())
        informed = game.informed(witness.view(), witness.knowledge)
        assert informed is not witness.copy
        assert informed.viewer == witness.viewer != TRUTH
        assert (witness.copy.fields(), witness.knowledge.to_plain()) == before

        imagined = [game.imagine(witness.view(), witness.knowledge, chance) for _ in range(WORLDS)]
        for seat in range(table.seats):
            sure = [c for c in game.catalogue if informed.refusal(seat, c.number) is None]
            walk.sure += len(sure)
            is_open = (witness.viewer, seat) not in walk.untold
            is_secret = seat != witness.viewer and len(members(walk.state.waiting_for())) > 1
            for world in [walk.state] * is_open + ([] if is_secret else imagined):
                refused = [game.text(c) for c in sure if world.refusal(seat, c.number) is not None]
                assert not refused, (witness.viewer, seat)


def a_copy_is_independent(walk: Walk, chance: Chance) -> None:
    before = digest(walk.state)
    copy = walk.state.copy()
    copy.log = []
    assert digest(copy) == before

    play_on(walk.table, copy, chance)

    assert digest(walk.state) == before
    assert digest(copy) != before


def play_on(table: Table, state: State, chance: Chance) -> None:
    while not state.is_over():
        step(table, state, chance)


def the_game_ends_as_it_may(walk: Walk) -> None:
    """Within the stated bound, in one of the stated ways; who wins has the first place."""
    table, outcome = walk.table, walk.state.outcome()
    assert walk.decisions <= table.game.longest(table.seats, table.options)
    assert outcome is not None
    assert outcome.ending in table.game.endings
    assert outcome.winners == [seat for seat, place in enumerate(outcome.places) if place == 1]


def events_read_back_from_plain_values(walk: Walk) -> None:
    kinds = walk.table.game.kinds
    plain = json.loads(json.dumps([kinds.to_plain(event, [""]) for event in walk.log]))
    assert [kinds.from_plain(one, []) for one in plain] == walk.log


def folding_the_log_from_any_prefix_gives_the_live_state(walk: Walk) -> None:
    for start, copy in walk.copies:
        for event in walk.log[start:]:
            copy.write(event.kind, event.a, event.b, event.c, event.d)
        assert copy.fields() == walk.state.fields()


def the_same_seed_gives_the_same_log(walk: Walk) -> None:
    again, log, decisions = play_out(walk.table, walk.seed)
    assert log == walk.log
    assert (digest(again), decisions) == (digest(walk.state), walk.decisions)
