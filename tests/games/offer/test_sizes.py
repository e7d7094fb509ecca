"""Sizes that tell nothing: whatever one viewer alone can get fits into the margin with which frames are filled up."""

from __future__ import annotations

import json

import pytest

from consigliere.games.offer import notation as n
from consigliere.games.offer.talk import LONGEST_WORD
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.event import Event
from consigliere.kernel.match import Witness
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, HOUSE, ghost_of, members, seat_of
from tests.games.offer.scenario import A12, RULES, night, options_for, play

FEW = "consigliere don cop mafioso mafioso"
A20 = (
    "mafioso mafioso mafioso mafioso mafioso mafioso mafioso consigliere don police_chief saboteur infiltrator "
    "assassin accomplice loyal_brute coward tough_guy mafioso mafioso mafioso"
)
LONGEST = "\U00010330" * LONGEST_WORD  # letters of four bytes


def size(witness: Witness, told: list[Event], texts: list[str]) -> int:
    """How many bytes a viewer gets after a step: what happened, what lies before it, what it may do and say."""
    return view_size(witness.view(), told, texts)


def view_size(view: View, told: list[Event], texts: list[str]) -> int:
    """The same of a view."""
    seat = None if view.viewer == GALLERY else seat_of(view.viewer)
    frame: list[object] = [RULES.view_to_plain(view), RULES.figures(view)]
    if seat is not None:
        frame += [list(view.copy.legal(seat)), RULES.open_parts(view, seat)]
    tellings = [RULES.kinds.telling(event, view.viewer, texts) for event in told]
    sent = json.dumps([*frame, *[telling for telling in tellings if telling is not None]], ensure_ascii=False)
    return len(sent.encode())


@pytest.mark.parametrize(("roles", "bribes"), [(FEW, True), (A12, False)])
def test_no_frame_of_whole_games_needs_a_second_margin(roles: str, bribes: bool) -> None:
    """Section 5, must not leak (b): one packet of one fixed size, whatever it contains."""
    cards = roles.split()
    options = options_for(cards, bribes=bribes, ghost_view="full", team_sees_roles=True, talk_limit=200)
    seats = len(cards)
    viewers = [GALLERY, *range(seats), *[ghost_of(seat) for seat in range(seats)]]
    chance = FastChance(7)
    state = RULES.new(seats, options)
    witnesses = [Witness(RULES, seats, options, viewer) for viewer in viewers]
    state.log = []
    RULES.start(state, chance)
    most = 0
    step = 0
    while not state.is_over():
        for witness in witnesses:
            witness.hear(state.log)
        if step % 29 == 0:
            public, *others = [size(witness, state.log, [""]) for witness in witnesses]
            most = max(most, *[other - public for other in others])
        state.log = []
        step += 1
        waiting = members(state.waiting_for())
        speaker = chance.below(seats)
        spoken = RULES.open_commands(state, speaker, chance) if chance.below(3) == 0 else []
        if spoken:
            state.carry_out(speaker, spoken[chance.below(len(spoken))], chance, [])
        elif waiting:
            seat = waiting[chance.below(len(waiting))]
            choices = state.legal(seat)
            state.decide(seat, choices[chance.below(len(choices))], chance)
        else:
            state.carry_out(HOUSE, time_up(state.timers()[0].name), chance, [])

    assert 0 < most <= RULES.margin, f"{most} bytes are for one viewer alone"


def test_the_fullest_dawn_of_all_fits_into_one_margin() -> None:
    """Section 5, must not leak (b): 20 seats, every coin spent on a long word, and a ghost who sees everything."""
    living = range(7, 20)
    bribers = living[:12]
    state = night(A20, ghosts=range(7), coins=dict.fromkeys(bribers, 1), bribes=True, ghost_view="full")
    assert state.bank() == 0
    texts: list[str] = []
    for seat in bribers:
        play(state, f"{seat} bribe {seat % 7}")
    for _ in range(2):
        play(state, "house time-up night")
    for ghost in range(7):
        state.carry_out(ghost, n.word_command(LONGEST), FastChance(1), texts)
    play(state, "house time-up night")
    state.log = []
    play(state, "house time-up night")

    public = view_size(View(state.seen_by(GALLERY)), state.log, texts)
    seen = view_size(View(state.seen_by(ghost_of(0))), state.log, texts)

    assert RULES.margin // 2 < seen - public <= RULES.margin
