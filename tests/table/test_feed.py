"""Feeds: every viewer counts its own, and the numbers say nothing of what others do."""

from __future__ import annotations

from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from consigliere.table.log import Step
from tests.table.scenario import NOON, SECOND, Scene, and_then, done, started


def lasts(scene: Scene) -> list[int]:
    return [scene.table.last(viewer) for viewer in scene.viewers()]


def test_a_feed_is_numbered_from_one_for_each_viewer_alone() -> None:
    scene = started("anna", "bruno")
    done(scene.notes("anna", "mine"))
    done(scene.does("anna", "choose roma"))

    assert lasts(scene) == [len(scene.feed(viewer)) for viewer in scene.viewers()]
    assert scene.table.last(0) == scene.table.last(1) + 1


def test_what_a_viewer_is_not_told_does_not_move_its_numbers() -> None:
    scene = started("anna", "bruno", "carla")
    before = lasts(scene)
    for text in ("one", "two", "three"):
        done(scene.notes("carla", text))

    assert lasts(scene) == [before[0], before[1], before[2] + 3, before[3]]


def test_an_item_given_live_is_the_item_given_later() -> None:
    scene = started("anna", "bruno")
    (row,) = done(scene.does("anna", "choose roma"))

    for viewer in scene.viewers():
        assert scene.table.item(row, viewer) == scene.feed(viewer)[-1]


def test_a_note_is_no_item_for_others() -> None:
    scene = started("anna", "bruno")
    (row,) = done(scene.notes("anna", "mine"))

    assert [scene.table.item(row, viewer) is None for viewer in scene.viewers()] == [False, True, True]


def test_a_client_that_comes_back_gets_what_it_missed_and_no_more() -> None:
    scene = started("anna", "bruno")
    last = scene.table.last(1)
    done(scene.does("anna", "choose roma"))
    done(scene.says("anna", "your turn"))

    assert len(scene.feed(1, last)) == 2
    assert scene.feed(1, last + 2) == []
    assert scene.feed(1, last + 1000) == []
    assert scene.feed(1, 0)[last:] == scene.feed(1, last)


def test_a_secret_answer_is_told_as_an_answer_and_not_as_which() -> None:
    """Two tables that differ in one secret answer tell everybody else the same, byte for byte."""
    told = []
    for answer in ("keep hand", "discard hand"):
        scene = started("anna", "bruno", "carla")
        seat = scene.plays_until_someone_may("discard hand")
        done(scene.does(scene.who(seat), answer, seat=seat))
        others = [viewer for viewer in scene.viewers() if viewer != seat]
        told.append([(scene.feed(viewer), scene.now(viewer), scene.table.last(viewer)) for viewer in others])

    assert told[0] == told[1]


def test_cards_shown_are_named_to_those_they_were_shown_to() -> None:
    scene = started("anna", "bruno", "carla")
    card = next(iter((scene.now(0).view or {})["seats"][0]["hand"]))
    done(scene.does("anna", f"show {card} to bruno"))

    seen = {viewer: scene.feed(viewer)[-1] for viewer in scene.viewers()}
    assert [card in repr(seen[viewer]) for viewer in scene.viewers()] == [True, True, False, False]
    assert lasts(scene) == [scene.table.last(GALLERY)] * 4


def test_who_was_not_told_of_a_step_is_not_told_of_its_withdrawal() -> None:
    """A step that only two seats learn of, and then it is taken back."""
    scene = started("anna", "bruno", "carla")
    assert scene.table.match is not None
    number = len(scene.table.match.entries)
    card_shown = {"event": "cards-shown", "seat": 0, "to": [1], "count": 1, "told": ["seat 0", "seat 1"]}
    secret = {"by": "seat 0", "command": "show 1 to bruno", "events": [card_shown]}
    whispered = and_then(scene, Step(number, plain=secret))
    taken_back = {"by": "seat 0", "command": "undo", "withdraws": number, "events": []}
    after = and_then(Scene(whispered), Step(number + 1, plain=taken_back))

    before = lasts(scene)
    assert [whispered.last(viewer) for viewer in scene.viewers()] == [
        before[0] + 1,
        before[1] + 1,
        *before[2:],
    ]
    assert [after.last(viewer) for viewer in scene.viewers()] == [before[0] + 2, before[1] + 2, *before[2:]]
    assert after.feed(1, before[1] + 1) == [m.Undone(NOON // SECOND, 0, before[1] + 1, False)]
    assert after.feed(2, before[2]) == []


def test_neither_persons_nor_requests_leave_with_an_item() -> None:
    scene = started("anna", "bruno")
    done(scene.rises("bruno", 1))
    done(scene.sits("secret-person-id", 1, "Dario"))

    told = repr([(scene.feed(viewer), scene.now(viewer)) for viewer in scene.viewers()])
    assert "Dario" in told
    assert "secret-person-id" not in told
    assert "request-" not in told
