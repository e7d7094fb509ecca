"""Time limits: how long everything lasts, and what happens without clocks [OFF-3]."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from consigliere.games.offer.rules import Offer
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import Timer
from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from tests.games.offer.scenario import (
    A9,
    A12,
    RULES,
    S7,
    asked,
    events,
    everybody,
    fast_table,
    introductions,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    table,
    talk,
    why_not,
)
from tests.table.scenario import SECOND, Scene, done, opened, refused


def accused(roles: str = S7) -> Offer:
    state = talk(roles)
    play(state, "0 accuse 4")
    return state


def defending() -> Offer:
    state = accused()
    play(state, "1 second")
    return state


def voting() -> Offer:
    state = defending()
    play(state, "4 end")
    return state


def electing() -> Offer:
    state = introductions(S7, elected_item="gun")
    for seat in range(7):
        play(state, f"{seat} pass")
    return state


def coward_passes() -> Offer:
    state = night(A9)
    pass_night(state, "4 gun 6")
    return state


def coin() -> Offer:
    state = night(S7, bribes=True)
    pass_night(state, "2 point 5")
    return state


def blasting() -> Offer:
    state = talk(A12)
    play(state, "0 accuse 3, 1 second, 3 end")
    for seat in range(12):
        play(state, f"{seat} down")
    return state


def bang() -> Offer:
    state = fast_table(0, 5)
    play(state, "0 place 2, house time-up secret")
    return state


def last_call() -> Offer:
    state = bang()
    play(state, "house time-up holder")
    return state


STAGES: dict[str, tuple[Callable[[], Offer], str, str]] = {
    "OFF-3.3": (lambda: table(S7), "opening", "opening_seconds"),
    "OFF-3.4": (lambda: introductions(S7), "introduce", "intro_seconds"),
    "OFF-3.5": (lambda: talk(S7), "day", "day_seconds"),
    "OFF-3.6": (accused, "second", "second_seconds"),
    "OFF-3.7": (defending, "defence", "defence_seconds"),
    "OFF-3.8": (voting, "ballot", "ballot_seconds"),
    "OFF-3.9": (electing, "elect", "elect_seconds"),
    "OFF-3.10 gun": (coward_passes, "pass", "pass_seconds"),
    "OFF-3.10 coin": (coin, "pass", "pass_seconds"),
    "OFF-3.11": (blasting, "blast", "blast_seconds"),
    "OFF-3.12": (lambda: night(S7), "night", "night_seconds"),
    "OFF-21.4": (lambda: fast_table(0, 5), "secret", "fast_secret_seconds"),
    "OFF-22.7": (bang, "holder", "fast_holder_seconds"),
    "OFF-22.8": (last_call, "last_call", "fast_last_call_seconds"),
}


@pytest.mark.parametrize("rule", STAGES)
def test_every_stage_has_its_clock(rule: str) -> None:
    """[OFF-3.3 to OFF-3.12, OFF-21.4, OFF-22.7, OFF-22.8]"""
    position, name, option = STAGES[rule]
    timer = position().timers()[0]

    assert (timer.name, timer.option, timer.runs) == (name, option, True)


@pytest.mark.parametrize("rule", STAGES)
def test_clocks_are_shown_to_all(rule: str) -> None:
    """[OFF-3.1] Every viewer can tell from what lies before it which clocks run, and how long."""
    state = STAGES[rule][0]()

    for viewer in ("0", "3", "gallery"):
        assert [plain(timer) for timer in seen(state, viewer).timers()] == [
            plain(timer) for timer in state.timers()
        ]


def plain(timer: Timer) -> tuple[object, ...]:
    return (timer.name, timer.option, timer.part, timer.whole, timer.runs, timer.turn)


GIVERS = "consigliere don cop mafioso assassin mafioso mafioso mafioso mafioso"


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (lambda: introductions(S7), "0 pass"),
        (lambda: dawned(night(GIVERS, bribes=True), "2 point 5, 4 point 5, 4 strike 7"), "4 coin left"),
        (lambda: dawned(night(A9), "4 gun 6, 5 vest 6"), "6 pass gun left"),
        (lambda: night(S7), "house time-up night"),
        (lambda: fast_table(0, 7), "house time-up secret"),
    ],
    ids=["introductions", "coins", "gun and vest", "checkpoints", "tap and gun"],
)
def test_each_has_the_whole_time(position: Callable[[], Offer], line: str) -> None:
    """[OFF-3.4, OFF-3.10, OFF-9.6, OFF-21.5] A clock of the same name starts anew when the next is asked."""
    state = position()
    before = state.timers()[0]
    play(state, line)
    after = state.timers()[0]

    assert before.name == after.name
    assert before.turn != after.turn


def dawned(state: Offer, choices: str) -> Offer:
    pass_night(state, choices)
    return state


@pytest.mark.parametrize(("length", "times"), [(90, [45, 60, 75, 90]), (120, [60, 80, 100, 120])])
def test_the_checkpoints_of_a_night(length: int, times: list[int]) -> None:
    """[OFF-3.12, OFF-9.6; OFF-X8]"""
    state = night(S7)
    passed, found = 0, []
    while state.is_night():
        timer = state.timers()[0]
        passed += timer.milliseconds(length)
        found.append(passed // SECOND)
        play(state, f"house time-up {timer.name}")

    assert found == times


@pytest.mark.parametrize(("length", "times"), [(600, [300, 60, 15]), (90, [60, 45, 15]), (30, [15])])
def test_the_time_left_is_announced(length: int, times: list[int]) -> None:
    """[OFF-3.13, OFF-3.14; OFF-X9]"""
    state = talk(S7, day_seconds=length)
    left, found = length * SECOND, []
    while stage(state) == "talk":
        left -= state.timers()[0].milliseconds(length)
        found.append(left // SECOND)
        play(state, "house time-up day")

    assert [event["seconds"] for event in events(state, "time-announced")] == times
    assert found == [*times, 0]
    settled = RULES.settle_options(7, {"day_seconds": length})
    assert isinstance(settled, dict)
    assert RULES.outset(7, settled)["announcements"] == times  # for the room


def test_the_time_of_a_new_day_is_announced_anew() -> None:
    """[OFF-3.13]"""
    state = talk(S7)
    for _ in range(2):
        for _ in range(4):
            play(state, "house time-up day")
        pass_night(state)

    assert [event["seconds"] for event in events(state, "time-announced")] == [300, 60, 15, 300, 60, 15]


def test_only_a_clock_that_runs_can_run_out() -> None:
    """[OFF-3.2]"""
    assert refused_by(talk(S7), "house time-up night") == "OFF-3.2"
    assert refused_by(defending(), "house time-up day") == "OFF-3.2"
    assert why_not(talk(S7), "0 time-up day").name == "only-the-house"


# Without clocks.


def test_without_clocks_nothing_runs() -> None:
    """[OFF-3.2]"""
    for state, name in ((table(S7, clocks=False), "opening"), (night(S7, clocks=False), "night")):
        assert state.timers() == []
        assert refused_by(state, f"house time-up {name}") == "OFF-3.2"


def test_without_clocks_the_opening_ends_when_everybody_has_confirmed() -> None:
    """[OFF-3.2]"""
    state = table(S7, clocks=False)
    for seat in range(6):
        play(state, f"{seat} ready")
        assert stage(state) == "opening"
    play(state, "6 ready")

    assert stage(state) == "introduce"


def test_without_clocks_each_checkpoint_waits_for_every_living_player() -> None:
    """[OFF-3.2] Ghosts are not waited for."""
    state = night(S7, 2, ghosts=[4], clocks=False)
    for number in (1, 2, 3, 4):
        assert (stage(state), asked(state)) == (f"night_{number}", ["0", "1", "2", "3", "5", "6"])
        play(state, "0 ready, 1 ready, 2 ready, 3 ready, 5 ready")
        assert stage(state) == f"night_{number}"
        play(state, "6 ready")

    assert stage(state) == "talk"


def test_a_confirmation_may_be_taken_back() -> None:
    """[OFF-3.2] Until the last one is in."""
    state = table(S7, clocks=False)
    play(state, "3 ready, 3 not ready")
    for seat in (0, 1, 2, 4, 5, 6):
        play(state, f"{seat} ready")

    assert (stage(state), asked(state)) == ("opening", ["3"])
    assert refused_by(state, "3 not ready") == refused_by(state, "4 ready") == "OFF-3.2"
    assert refused_by(talk(S7), "3 ready") == "OFF-3.2"


def test_without_clocks_an_accusation_lapses_when_nobody_will_second() -> None:
    """[OFF-3.2, OFF-7.6]"""
    state = talk(S7, clocks=False)
    play(state, "0 accuse 4, 1 no, 2 no, 3 no, 5 no")
    assert stage(state) == "second"
    play(state, "6 no")

    assert stage(state) == "talk"
    assert [event["reason"] for event in events(state, "accusation-lapsed")] == ["no_second"]


def test_with_clocks_answers_do_not_end_a_secret_phase() -> None:
    """[OFF-3.3, OFF-3.12, OFF-9.3] Its length is fixed."""
    for state in (table(S7), night(S7)):
        before = stage(state)
        everybody(state, "ready")
        assert (stage(state), asked(state)) == (before, [])


# At a real table.


def at_the_table(**options: OptionValue) -> Scene:
    """Five people at Day 1, in free talk."""
    scene = opened(RULES, 5, m.Clock(), dict(options))
    for seat, who in enumerate(("bruno", "carla", "dario", "elena"), start=1):
        done(scene.sits(who, seat))
    done(scene.starts())
    scene.later(20 * SECOND).ticks()
    for who in ("anna", "bruno", "carla", "dario", "elena"):
        done(scene.does(who, "pass"))
    return scene


def clocks(scene: Scene) -> dict[str, int]:
    """What is left on each clock, in seconds."""
    return {timer.name: timer.left // SECOND for timer in scene.now(GALLERY).timers}


def test_the_host_may_stop_all_clocks() -> None:
    """[OFF-3.16]"""
    scene = at_the_table()
    scene.later(100 * SECOND)
    done(scene.pauses("anna"))
    scene.later(5000 * SECOND)

    assert scene.table.due() is None
    assert refused(scene.does("bruno", "accuse 0")) == "paused"
    done(scene.resumes("anna"))
    assert scene.table.due() == scene.at + 200 * SECOND  # half of ten minutes, less what had passed


def test_the_days_clock_stands_still_during_a_trial() -> None:
    """[OFF-5.11; OFF-X15]"""
    scene = at_the_table()
    for _ in range(3):  # announced at 300, 60 and 15 seconds
        due = scene.table.due()
        assert due is not None
        scene.later(due - scene.at).ticks()
    scene.later(12 * SECOND)
    assert clocks(scene) == {"day": 3}
    done(scene.does("anna", "accuse 4"))
    done(scene.does("bruno", "second"))
    scene.later(40 * SECOND)
    done(scene.does("elena", "end"))
    scene.later(10 * SECOND)
    for who in ("anna", "bruno", "carla", "dario", "elena"):
        done(scene.does(who, "up"))

    assert clocks(scene) == {"day": 3}
    scene.later(3 * SECOND).ticks()
    assert stage_of(scene) == "night_1"


def stage_of(scene: Scene) -> object:
    view = scene.now(GALLERY).view
    assert view is not None
    return view["stage"]


def test_every_night_lasts_equally_long() -> None:
    """[OFF-9.3, OFF-I14] And its checkpoints come at the same times."""
    scene = at_the_table()
    found = []
    for number in range(2):
        for who in ("anna", "bruno", "carla", "dario", "elena"):
            done(scene.does(who, "over"))
        began, times = scene.at, []
        while str(stage_of(scene)).startswith("night"):
            if number:
                done(scene.does("anna", "ready"))
            due = scene.table.due()
            assert due is not None
            scene.later(due - scene.at).ticks()
            times.append((scene.at - began) // SECOND)
        found.append(times)

    assert found == [[45, 60, 75, 90]] * 2
