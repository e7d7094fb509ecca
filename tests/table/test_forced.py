"""One answer only: where it may be given for a person, and where it is asked for all the same (docs/decisions/0007)."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from tests.table.scenario import Scene, done, opened


def against_bots(name: str, seats: int, people: int = 1) -> Scene:
    """Anna, perhaps with bruno, at a table of bots."""
    scene = opened(shelf.game(name), seats, m.Clock(), {})
    for seat in range(1, seats):
        done(scene.sits("bruno", seat) if seat < people else scene.seats_bot("anna", seat, "random"))
    done(scene.starts())
    return scene


def questions(scene: Scene) -> list[tuple[str, bool, bool]]:
    """What anna is asked in a game: the stage, whether one answer is all there is, and whether it is given for her."""
    chance = FastChance(8)
    found = []
    for _ in range(600):
        if scene.table.life != "running":
            break
        seat = scene.seat_waited_for()
        if seat == 0:
            now = scene.now(0)
            assert now.view is not None
            found.append((str(now.view["stage"]), len(now.legal) == 1, now.forced))
            assert not scene.now(GALLERY).forced
        done(scene.goes_on(chance))
    return found


@pytest.mark.parametrize(
    ("name", "seats", "stage"), [("condottiere", 3, "discard_hand"), ("mobcity", 4, "molls")]
)
def test_what_leaves_no_choice_is_given_only_among_bots(name: str, seats: int, stage: str) -> None:
    """[CON-7.16, CON-K11; MOB-D18] Another person would learn from a quick answer that it was forced."""
    alone = questions(against_bots(name, seats))
    together = questions(against_bots(name, seats, people=2))

    assert (stage, True, True) in alone
    assert not any(is_given for _, is_single, is_given in alone if not is_single)
    assert (stage, True, False) in together
    assert not any(is_given for _, _, is_given in together)


def test_the_last_step_of_a_choice_is_left_to_whoever_makes_it() -> None:
    """[MOB-6.4] With the last card chosen only "done" is left, and still everything can be taken back."""
    scene = against_bots("mobcity", 2)
    scene.plays_until("hire")
    while scene.seat_waited_for() != 0:
        done(scene.goes_on())
    while len(scene.now(0).legal) > 1:
        done(scene.does("anna", scene.choice(0)))

    assert scene.choice(0) == "done"
    assert not scene.now(0).forced


def test_an_answer_that_was_taken_back_is_not_given_again() -> None:
    scene = against_bots("condottiere", 3)
    chance = FastChance(8)
    while not scene.now(0).forced:
        done(scene.goes_on(chance))
    done(scene.does("anna", scene.choice(0)))
    if scene.now(0).undo:
        done(scene.undoes("anna"))
        assert len(scene.now(0).legal) == 1
    assert not scene.now(0).forced
