"""Clocks, to the millisecond: decisions, reserves, days, stages, pauses, outages and extensions."""

from __future__ import annotations

import pytest

from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from consigliere.table.log import Step
from tests.table.scenario import (
    DAY,
    DAYS,
    LIVE,
    NOON,
    SECOND,
    Scene,
    and_then,
    done,
    folded,
    refused,
    started,
)


@pytest.fixture
def live() -> Scene:
    """Half a minute for each decision and a minute in reserve; anna is asked."""
    return started("anna", "bruno", "carla", clock=LIVE)


def left(scene: Scene, seat: int) -> tuple[int, int]:
    clock = scene.clock(seat)
    return clock.decision, clock.reserve


def events(scene: Scene) -> list[object]:
    """The names of what the last step told the gallery."""
    item = scene.feed()[-1]
    assert isinstance(item, m.Happened)
    return [told["event"] for told in item.told]


# Live.


def test_a_decision_is_spent_first_and_the_reserve_after_it(live: Scene) -> None:
    assert left(live, 0) == (30_000, 60_000)
    assert left(live.later(12_345), 0) == (17_655, 60_000)
    assert left(live.later(17_655), 0) == (0, 60_000)
    assert left(live.later(1), 0) == (0, 59_999)
    assert left(live.later(70_000), 0) == (0, 0)


def test_only_who_is_waited_for_spends_time(live: Scene) -> None:
    live.later(40_000)

    assert [clock.running for clock in live.now().clocks] == [True, False, False]
    assert left(live, 1) == (30_000, 60_000)


def test_each_decision_has_its_whole_time_and_the_reserve_is_for_the_game(live: Scene) -> None:
    done(live.later(40_000).does("anna", "choose roma"))
    assert left(live, 0) == (30_000, 50_000)

    done(live.later(31_000).does("anna", "pass"))
    assert left(live, 0) == (30_000, 49_000)
    assert live.clock(1) == m.SeatClock(1, 30_000, 60_000, True)


def test_talk_and_showing_cards_give_no_new_time(live: Scene) -> None:
    card = next(iter((live.now(0).view or {})["seats"][0]["hand"]))
    done(live.later(10_000).says("anna", "hm"))
    done(live.later(10_000).does("anna", f"show {card} to bruno"))

    assert left(live, 0) == (10_000, 60_000)


def test_when_all_is_used_up_the_default_is_played(live: Scene) -> None:
    assert live.table.due() == NOON + 90_000
    assert live.later(89_999).ticks() == []
    rows = live.later(1).ticks()

    assert len(rows) == 1
    assert events(live)[:2] == ["default-played", "region-chosen"]
    assert left(live, 0) == (30_000, 0)
    assert live.table.due() == live.at + 30_000


def test_a_default_after_the_other(live: Scene) -> None:
    """anna has no reserve left: her next decision ends with its own time."""
    live.later(90_000).ticks()
    live.later(30_000).ticks()

    assert "default-played" in events(live)
    assert live.clock(1) == m.SeatClock(1, 30_000, 60_000, True)


def test_a_tick_that_comes_late_counts_from_when_it_comes(live: Scene) -> None:
    live.later(95_000).ticks()

    assert live.table.due() == live.at + 30_000


def test_bots_have_no_clock() -> None:
    scene = started("anna", bots=2, clock=LIVE)
    done(scene.does("anna", "choose roma"))
    done(scene.does("anna", "pass"))

    assert scene.seat_waited_for() == 1
    assert [clock.seat for clock in scene.now().clocks] == [0]
    assert scene.table.due() is None


def test_everybody_sees_the_clocks(live: Scene) -> None:
    live.later(1234)

    assert live.now(1).clocks == live.now(GALLERY).clocks == live.now(0).clocks


def test_a_table_without_a_clock_shows_none_and_is_never_due() -> None:
    scene = started("anna", "bruno")

    assert scene.now().clocks == []
    assert scene.table.due() is None
    assert scene.later(30 * DAY).ticks() == []
    assert refused(scene.extends("anna", 0, 60)) == "no-clock"


# Days.


def test_days_for_each_decision() -> None:
    scene = started("anna", "bruno", clock=DAYS)
    assert left(scene, 0) == (2 * DAY, 0)
    done(scene.later(2 * DAY - 1).does("anna", "choose roma"))
    assert left(scene, 0) == (2 * DAY, 0)
    assert scene.table.due() == scene.at + 2 * DAY

    scene.later(2 * DAY).ticks()
    assert "default-played" in events(scene)


# Stages.


@pytest.fixture
def answering() -> Scene:
    """Everybody is asked whether to keep the hand, for five seconds."""
    return started("anna", "bruno", "carla", clock=LIVE).plays_until("discard_hand")


def test_a_stage_lasts_as_long_as_its_option_says(answering: Scene) -> None:
    assert answering.now().timers == [m.StageClock("discard", 5000)]
    assert answering.table.due() == answering.at + 5000
    answering.later(1700)

    assert answering.now().timers == [m.StageClock("discard", 3300)]
    assert answering.later(3299).ticks() == []
    assert answering.later(1).ticks() != []
    assert "answers-closed" in events(answering)
    assert answering.now().timers == []


def test_answers_neither_shorten_nor_lengthen_the_stage(answering: Scene) -> None:
    due = answering.table.due()
    for seat in answering.now().waiting:
        done(answering.later(1000).does(answering.who(seat), "keep hand", seat=seat))

    assert answering.now().waiting == []
    assert answering.table.due() == due


def test_who_may_act_but_need_not_has_no_clock(answering: Scene) -> None:
    seat = answering.seat_waited_for()
    done(answering.does(answering.who(seat), "keep hand", seat=seat))

    assert seat in answering.now().may_act
    assert not answering.clock(seat).running


def test_a_stage_that_comes_again_has_its_whole_time(answering: Scene) -> None:
    answering.later(5000).ticks()
    answering.plays_until("discard_hand")

    assert answering.now().timers == [m.StageClock("discard", 5000)]


def test_a_stage_that_follows_itself_has_its_whole_time(answering: Scene) -> None:
    answering.later(5000)
    assert answering.table.match is not None
    number = len(answering.table.match.entries)
    closed = {"by": "house", "command": "time-up discard", "events": []}
    after = and_then(answering, Step(number, timer="discard", plain=closed))

    assert after.now(0, answering.at).timers == [m.StageClock("discard", 5000)]


# Pauses, outages, extensions.


def test_a_pause_stops_every_clock(answering: Scene) -> None:
    answering.later(2000)
    before = answering.now()
    done(answering.pauses("anna"))
    answering.later(DAY)

    assert answering.table.due() is None
    assert answering.ticks() == []
    assert answering.now().timers == before.timers
    assert [clock.running for clock in answering.now().clocks] == [False] * 3
    done(answering.resumes("anna"))
    assert answering.now().clocks == before.clocks
    assert answering.table.due() == answering.at + 3000


def test_talk_during_a_pause_spends_nothing(live: Scene) -> None:
    done(live.later(10_000).pauses("anna"))
    done(live.later(10_000).says("bruno", "tea?"))
    done(live.later(10_000).resumes("anna"))

    assert left(live.later(1000), 0) == (19_000, 60_000)


def test_an_outage_counts_for_nobody(live: Scene) -> None:
    done(live.later(10_000).says("anna", "hm"))
    rows = live.later(500_000).table.outage(NOON + 15_000, live.at)

    assert len(rows) == 1
    assert left(live, 0) == (15_000, 60_000)
    assert live.feed()[-1] == m.Outage(live.at // SECOND, 495)
    assert left(live.later(15_001), 0) == (0, 59_999)


def test_an_outage_begins_no_earlier_than_the_last_row(live: Scene) -> None:
    """A heartbeat is older than what was stored after it."""
    done(live.later(10_000).says("anna", "hm"))
    live.later(90_000).table.outage(NOON + 2000, live.at)

    assert left(live, 0) == (20_000, 60_000)
    assert live.feed()[-1] == m.Outage(live.at // SECOND, 90)


def test_what_was_done_in_private_since_the_heartbeat_does_not_show_in_an_outage(live: Scene) -> None:
    """Neither in what is told of it, nor in what anybody has left."""
    done(live.later(10_000).notes("bruno", "hm"))
    live.later(90_000).table.outage(NOON + 8000, live.at)

    assert left(live, 0) == (22_000, 60_000)
    assert live.feed()[-1] == m.Outage(live.at // SECOND, 92)

    beat = live.later(30_000).at
    done(live.later(1000).notes("bruno", "oh"))
    live.later(90_000).table.outage(beat, live.at)
    assert left(live, 0) == (0, 52_000)
    assert folded(live.table.rows).due() == live.table.due() == live.at + 52_000


def test_an_outage_tells_nothing_where_no_clock_could_run() -> None:
    scene = started("anna", "bruno", clock=LIVE)
    done(scene.pauses("anna"))

    assert scene.table.outage(NOON, NOON + 5000) == []


def test_the_host_gives_a_seat_more_time(live: Scene) -> None:
    done(live.later(50_000).extends("anna", 0, 100))
    assert left(live, 0) == (0, 140_000)
    assert live.feed()[-1] == m.Extended(live.at // SECOND, 0, 100)
    assert live.table.due() == live.at + 140_000

    assert refused(live.extends("bruno", 1, 100)) == "only-the-host"
    assert refused(live.extends("anna", 7, 100)) == "no-such-seat"


def test_more_time_by_days() -> None:
    scene = started("anna", "bruno", bots=1, clock=DAYS)
    done(scene.extends("anna", 0, 86_400))

    assert left(scene, 0) == (2 * DAY, DAY)
    assert scene.table.due() == NOON + 3 * DAY
    assert refused(scene.extends("anna", 2, 60)) == "nobody-there"


# Folding.


def test_clocks_come_back_to_the_millisecond(answering: Scene) -> None:
    done(answering.later(777).extends("anna", 1, 7))
    done(answering.later(333).pauses("anna"))
    done(answering.later(10_000).resumes("anna"))
    answering.later(1_000).table.outage(answering.at - 500, answering.at)
    answering.later(123)

    again = folded(answering.table.rows)
    assert again.now(0, answering.at).clocks == answering.now(0).clocks
    assert again.now(0, answering.at).timers == answering.now(0).timers
    assert again.due() == answering.table.due()
    assert answering.now().timers == [m.StageClock("discard", 5000 - 777 - 333 - 500 - 123)]


def test_when_the_game_is_over_no_clock_runs(live: Scene) -> None:
    live.plays_to_the_end()

    assert live.table.due() is None
    assert live.now().clocks == []
    assert live.now().timers == []
    assert live.later(DAY).ticks() == []
