"""Leaving a game that goes on, and taking over a seat with exactly what that seat knows."""

from __future__ import annotations

import pytest

from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from tests.table.scenario import LIVE, SECOND, Scene, done, full, lobby, refused, started


@pytest.fixture
def scene() -> Scene:
    return started("anna", "bruno", "carla")


# What becomes of the seat.


def test_a_bot_plays_for_who_has_left(scene: Scene) -> None:
    done(scene.rises("anna", 0))

    chair = m.Chair("bot", "anna", "greedy", away=True)
    assert scene.now().setting.chairs[0] == chair
    assert scene.feed()[-1] == m.Seated(scene.at // SECOND, 0, chair, "rose")
    assert [asked.seat for asked in scene.table.asked_bots()] == [0]
    done(scene.bot_answers(0))


def test_defaults_are_played_for_who_has_left() -> None:
    scene = started("anna", "bruno", "carla", absent_seat="defaults")
    done(scene.rises("anna", 0))
    assert scene.now().setting.chairs[0] == m.Chair("empty", "anna", away=True)
    assert scene.table.due() == scene.at
    scene.ticks()

    assert scene.seat_waited_for() == 1
    assert scene.table.due() is None


def test_a_seat_waits_for_its_substitute() -> None:
    scene = started("anna", "bruno", "carla", absent_seat="substitute", clock=LIVE)
    done(scene.rises("anna", 0))

    assert scene.now().setting.chairs[0].kind == "empty"
    assert scene.table.due() is None
    assert scene.later(10**9).ticks() == []
    assert scene.table.asked_bots() == []
    assert scene.seat_waited_for() == 0


def test_without_spectators_a_substitute_may_look_while_a_seat_waits() -> None:
    scene = full("anna", "bruno", "carla", absent_seat="substitute")
    done(scene.asks("anna", m.Configure(scene.id(), spectators=False)))
    done(scene.starts())
    assert not scene.table.may_look("dario")
    done(scene.rises("bruno", 1))
    assert scene.table.may_look("dario")

    done(scene.sits("dario", 1))

    assert scene.table.may_look("dario")
    assert not scene.table.may_look("elena")


def test_a_table_that_everybody_has_left_comes_to_its_end_step_by_step() -> None:
    scene = started("anna", "bruno", absent_seat="defaults")
    done(scene.rises("bruno", 1))
    done(scene.rises("anna", 0))
    ticks = 0
    while scene.table.life == "running":
        assert 0 < len(scene.ticks()) <= 50
        ticks += 1

    assert ticks > 1


def test_who_has_left_looks_on_from_the_gallery(scene: Scene) -> None:
    done(scene.rises("bruno", 1))

    assert scene.table.viewer_of("bruno", 1) == GALLERY
    assert scene.table.you("bruno", 1) == m.You(None, [], False, None)
    assert refused(scene.does("bruno", "pass", seat=1)) == "not-your-seat"
    assert refused(scene.notes("bruno", "still here")) == "sit-first"


# Who comes after.


def test_a_substitute_has_exactly_the_seats_view_choices_and_feed(scene: Scene) -> None:
    done(scene.says("anna", "good luck"))
    before, feed = scene.now(0), scene.feed(0)
    done(scene.rises("anna", 0))
    done(scene.sits("dario", 0))

    assert scene.table.viewer_of("dario", 0) == 0
    assert (scene.now(0).view, scene.now(0).legal) == (before.view, before.legal)
    assert scene.feed(0)[: len(feed)] == feed
    assert scene.names()[0] == "dario"
    done(scene.does("dario", "choose roma"))


def test_a_bot_that_takes_over_knows_what_the_person_knew(scene: Scene) -> None:
    card = next(iter((scene.now(1).view or {})["seats"][1]["hand"]))
    done(scene.does("bruno", f"show {card} to anna"))
    done(scene.seats_bot("anna", 0, "random"))

    (asked,) = scene.table.asked_bots()
    assert asked.view == scene.now(0).view
    assert card in repr(asked.knowledge)


def test_notes_go_along_only_if_the_leaver_agreed() -> None:
    for agreed in (True, False):
        scene = started("anna", "bruno", "carla")
        done(scene.notes("bruno", "carla bluffs"))
        count = scene.table.last(1)
        done(scene.rises("bruno", 1, notes=agreed))
        done(scene.sits("dario", 1))

        assert scene.table.notes(1) == ("carla bluffs" if agreed else "")
        assert ("carla bluffs" in repr(scene.feed(1))) == agreed
        assert scene.table.last(1) == count + 2 == len(scene.feed(1))


def test_a_new_notebook_is_the_substitutes_own(scene: Scene) -> None:
    done(scene.notes("bruno", "carla bluffs"))
    done(scene.rises("bruno", 1))
    done(scene.sits("dario", 1))
    done(scene.notes("dario", "who was here?"))

    assert [item.text for item in scene.feed(1) if isinstance(item, m.Noted)] == ["", "who was here?"]


def test_nobody_plays_a_seat_after_having_seen_anothers_cards(scene: Scene) -> None:
    done(scene.rises("bruno", 1))
    done(scene.rises("carla", 2))

    assert refused(scene.sits("bruno", 2)) == "knows-another-hand"
    assert refused(scene.sits("anna", 1)) == "knows-another-hand"
    done(scene.sits("carla", 2))
    done(scene.sits("dario", 1))


def test_a_bot_that_sat_there_from_the_beginning_keeps_its_seat() -> None:
    scene = started("anna", bots=1)

    assert refused(scene.sits("bruno", 1)) == "seat-taken"


def test_the_host_replaces_a_person_by_a_bot_and_the_person_may_return(scene: Scene) -> None:
    done(scene.seats_bot("anna", 1, "random"))
    assert scene.now().setting.chairs[1] == m.Chair("bot", "bruno", "random", away=True)

    done(scene.sits("bruno", 1))
    assert scene.now().setting.chairs[1] == m.Chair("person", "bruno")


def test_a_kicked_person_may_not_return(scene: Scene) -> None:
    done(scene.kicks("anna", 1))

    assert scene.now().setting.chairs[1].bot == "greedy"
    assert refused(scene.sits("bruno", 1)) == "seat-barred"
    assert refused(scene.does("bruno", "pass", seat=1)) == "not-your-seat"
    assert scene.folded().barred == {(1, "bruno")}


def test_the_host_may_leave_a_seat_open_in_the_game(scene: Scene) -> None:
    done(scene.seats_bot("anna", 1, None))

    assert scene.now().setting.chairs[1] == m.Chair("empty", "bruno", away=True)


def test_talk_by_the_former_person_stays(scene: Scene) -> None:
    done(scene.says("bruno", "I must go"))
    done(scene.rises("bruno", 1))
    done(scene.sits("dario", 1))

    assert "I must go" in repr(scene.feed(1))
    assert "I must go" in repr(scene.feed(GALLERY))


# Clock and host.


def test_the_reserve_belongs_to_the_seat() -> None:
    scene = started("anna", "bruno", clock=LIVE)
    done(scene.later(45 * SECOND).rises("anna", 0))
    done(scene.later(60 * SECOND).sits("dario", 0))

    assert scene.clock(0) == m.SeatClock(0, 30 * SECOND, 45 * SECOND, True)


def test_a_host_who_leaves_the_game_is_followed_by_the_next_person() -> None:
    scene = started("anna", "bruno", bots=2)
    done(scene.rises("anna", 0))

    assert scene.table.you("bruno", 1).host
    assert not scene.table.you("anna", None).host
    assert refused(scene.abandons("anna")) == "only-the-host"
    done(scene.abandons("bruno"))


def test_a_host_with_another_seat_stays_host() -> None:
    scene = lobby(seats=3)
    done(scene.sits("anna", 1, "zia"))
    done(scene.sits("bruno", 2))
    done(scene.starts())
    done(scene.rises("anna", 0))

    assert scene.table.you("anna", 1).host


def test_a_host_whom_nobody_could_follow_stays_host() -> None:
    scene = started("anna", bots=2)
    done(scene.rises("anna", 0))

    assert scene.table.you("anna", None).host
