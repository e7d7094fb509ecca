"""A game under way: steps, talk, notes, pauses, and requests that come twice."""

from __future__ import annotations

import pytest

from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from tests.table.scenario import (
    GAME,
    LIVE,
    NOON,
    SECOND,
    Scene,
    done,
    folded,
    lobby,
    refused,
    shown,
    started,
)


@pytest.fixture
def scene() -> Scene:
    return started("anna", "bruno", "carla")


def spoken(scene: Scene, viewer: int) -> list[object]:
    """What a viewer has heard in the game."""
    steps = [item for item in scene.feed(viewer) if isinstance(item, m.Happened)]
    return [told["text"] for step in steps for told in step.told if told["event"] == "said"]


# Steps.


def test_a_step_is_told_to_everybody_with_what_each_may_know(scene: Scene) -> None:
    done(scene.does("anna", "choose roma"))

    for viewer in scene.viewers():
        item = scene.feed(viewer)[-1]
        assert isinstance(item, m.Happened)
        assert item.told[0] == {"event": "region-chosen", "seat": 0, "region": "roma"}


def test_only_the_own_seat_sees_what_it_may_do(scene: Scene) -> None:
    texts = [GAME.text(GAME.catalogue[number]) for number in scene.now(0).legal]
    assert "choose roma" in texts
    assert [scene.now(viewer).legal for viewer in (1, 2, GALLERY)] == [[], [], []]
    assert scene.now(1).waiting == [0]


def test_a_hand_is_seen_by_its_own_seat_alone(scene: Scene) -> None:
    for viewer in scene.viewers():
        view = scene.now(viewer).view
        assert view is not None
        sees = [set(seat["hand"]) != {"unknown"} for seat in view["seats"]]
        assert sees == [seat == viewer for seat in range(3)]


def test_a_step_the_rules_do_not_allow_is_refused_with_its_rule(scene: Scene) -> None:
    answer = scene.does("bruno", "choose roma")

    assert isinstance(answer, Refusal)
    assert (answer.name, answer.rules) == ("not-holder", ("CON-3.1",))
    assert refused(scene.does("anna", "dance")) == "unknown-command"


def test_several_steps_are_carried_out_together_or_not_at_all(scene: Scene) -> None:
    before = scene.table.row_count()
    assert isinstance(scene.does("anna", "choose roma", "choose siena"), Refusal)
    assert scene.table.row_count() == before

    done(scene.does("anna", "choose roma", "say let us begin"))
    assert scene.table.row_count() == before + 2


def test_a_seat_may_show_and_say_outside_the_catalogue(scene: Scene) -> None:
    assert scene.now(0).open == ["say", "show"]
    assert scene.now(GALLERY).open == []
    assert started("anna", "bruno", show_cards=False).now(0).open == ["say"]


def test_who_has_several_seats_plays_each_as_itself() -> None:
    scene = lobby(seats=2, first_holder="anna")
    done(scene.sits("anna", 1, "bruno"))
    done(scene.starts())

    assert refused(scene.does("anna", "choose roma", seat=1)) == "not-holder"
    done(scene.does("anna", "choose roma", seat=0))
    first, second = scene.now(0).view, scene.now(1).view
    assert first is not None
    assert second is not None
    assert set(first["seats"][1]["hand"]) == {"unknown"} == set(second["seats"][0]["hand"])


# Requests that come twice.


def test_a_repeated_request_is_known_by_its_id(scene: Scene) -> None:
    request = m.Do("once", ["choose roma"])
    done(scene.asks("anna", request))

    assert scene.table.is_repeated("anna", "once")
    assert scene.folded().is_repeated("anna", "once")
    assert not scene.table.is_repeated("bruno", "once")
    assert not scene.table.is_repeated(None, "once")
    assert not scene.table.is_repeated("anna", "twice")


def test_a_refused_request_is_not_in_the_log(scene: Scene) -> None:
    before = shown(scene.table, scene.at)
    assert isinstance(scene.asks("bruno", m.Do("mine", ["choose roma"])), Refusal)

    assert not scene.table.is_repeated("bruno", "mine")
    assert shown(scene.table, scene.at) == before


# Talk.


def test_talk_in_the_game_is_the_games_own(scene: Scene) -> None:
    done(scene.says("carla", "truce?"))

    assert [spoken(scene, viewer) for viewer in scene.viewers()] == [["truce?"]] * 4
    assert refused(scene.says("carla", "\u202e")) == "text-length"


def test_talk_is_cleaned_whichever_way_it_comes(scene: Scene) -> None:
    done(scene.does("carla", "say  a\u202e\ttruce?\x1b"))

    assert [spoken(scene, viewer) for viewer in scene.viewers()] == [["a truce?"]] * 4
    assert refused(scene.does("carla", "say \x1b")) == "text-length"


def test_a_phrase_is_text_like_any_other(scene: Scene) -> None:
    done(scene.says("carla", ":truce 1"))

    assert spoken(scene, GALLERY) == [":truce 1"]


def test_talk_after_the_game_goes_on(scene: Scene) -> None:
    scene.plays_to_the_end()
    done(scene.says("bruno", "well played"))

    assert scene.feed()[-1] == m.Spoken(scene.at // SECOND, "bruno", 1, "well played")
    assert scene.now(0).open == ["say"]
    assert refused(scene.does("anna", "pass")) == "table-closed"


# Notes.


def test_notes_are_told_to_the_own_seat_alone(scene: Scene) -> None:
    before = [scene.table.last(viewer) for viewer in scene.viewers()]
    done(scene.notes("bruno", "anna holds\nthe winter"))

    after = [scene.table.last(viewer) for viewer in scene.viewers()]
    assert after == [before[0], before[1] + 1, *before[2:]]
    assert scene.feed(1)[-1] == m.Noted(NOON // SECOND, "anna holds\nthe winter")
    assert scene.table.notes(1) == "anna holds\nthe winter"
    assert [scene.table.notes(seat) for seat in (0, 2)] == ["", ""]


# Pauses.


def test_while_the_game_is_paused_nobody_plays_and_everybody_talks(scene: Scene) -> None:
    done(scene.pauses("bruno"))

    assert scene.now(0).setting.life == "paused"
    assert scene.now(0).legal == []
    assert refused(scene.does("anna", "choose roma")) == "paused"
    assert refused(scene.undoes("anna")) == "paused"
    assert refused(scene.pauses("anna")) == "paused"
    assert refused(scene.table.consider(0, None)) == "paused"
    assert refused(scene.table.why(0, ["choose roma"])) == "paused"
    done(scene.says("carla", "a short break"))
    done(scene.notes("carla", "bread, wine"))


def test_the_host_or_whoever_paused_lets_the_game_go_on(scene: Scene) -> None:
    done(scene.pauses("bruno"))
    assert refused(scene.resumes("carla")) == "not-your-pause"
    done(scene.resumes("bruno"))
    assert refused(scene.resumes("anna")) == "not-paused"

    done(scene.pauses("bruno"))
    done(scene.resumes("anna"))
    assert [type(item) for item in scene.feed()[-4:]] == [m.Paused, m.Resumed] * 2
    done(scene.does("anna", "choose roma"))


def test_bots_are_not_asked_while_the_game_is_paused() -> None:
    scene = started("anna", bots=2)
    done(scene.does("anna", "choose roma"))
    done(scene.goes_on())
    asked = scene.table.asked_bots()
    done(scene.pauses("anna"))

    assert len(asked) == 1
    assert scene.table.asked_bots() == []
    assert refused(scene.table.bot_answers(asked[0].seat, scene.game.catalogue[0], scene.at)) == "paused"


# Bots.


def test_a_bot_is_asked_with_what_its_seat_may_know_and_nothing_else() -> None:
    scene = started("anna", bots=2)
    done(scene.does("anna", "choose roma"))
    done(scene.goes_on())
    (asked,) = scene.table.asked_bots()

    assert (asked.seat, asked.level) == (1, "greedy")
    assert asked.view == scene.now(1).view
    assert scene.folded().asked_bots() == [asked]


def test_an_answer_to_an_earlier_position_is_refused() -> None:
    scene = started("anna", bots=2)
    done(scene.does("anna", "choose roma"))
    done(scene.goes_on())
    (asked,) = scene.table.asked_bots()
    command = scene.game.catalogue[scene.now(asked.seat).legal[-1]]
    done(scene.says("anna", "hurry"))

    assert refused(scene.table.bot_answers(asked.seat, command, scene.at, asked.step)) == "too-late"
    assert refused(scene.table.bot_answers(0, command, scene.at)) == "too-late"
    done(scene.table.bot_answers(asked.seat, command, scene.at))


# Time never runs back.


def test_a_clock_that_is_set_back_does_not_make_the_log_run_back() -> None:
    scene = started("anna", "bruno", clock=LIVE)
    scene.later(10 * SECOND)
    done(scene.says("anna", "hm"))
    scene.later(-8 * SECOND)
    done(scene.says("anna", "hm"))

    assert [row.at for row in scene.table.rows[-2:]] == [NOON + 10 * SECOND] * 2
    assert folded(scene.table.rows).due() == scene.table.due() == NOON + 90 * SECOND
