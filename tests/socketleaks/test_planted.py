"""The comparison at the socket has teeth: it catches every planted leak."""

from __future__ import annotations

import itertools

import pytest

from tests.sample import COMPILED
from tests.socketleaks import moderator, plants
from tests.socketleaks.plants import Plant
from tests.socketleaks.run import Report, Run
from tests.socketleaks.worlds import Stage

pytestmark = pytest.mark.skipif(COMPILED, reason="nothing can be planted in compiled classes")

MOST_STEPS = 800  # most are found within twenty
PLANTS = [*plants.PLANTS, *moderator.PLANTS]


@pytest.mark.parametrize("plant", PLANTS, ids=repr)
def test_every_planted_leak_is_caught_at_the_socket(
    plant: Plant, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant.plant(monkeypatch)
    report = Report()
    for seed in itertools.count(plant.seed):
        if report.leaks or report.steps >= MOST_STEPS:
            break
        run = Run(stage, report, plant.game, seed, MOST_STEPS, curiosity=1.0)
        stage.run(run.play(plant.seats, plant.setup, seed))
    assert report.leaks, f"{plant}: not found in {report}"


def test_at_least_twenty_leaks_are_planted() -> None:
    assert len({plant.name for plant in PLANTS}) >= 20
