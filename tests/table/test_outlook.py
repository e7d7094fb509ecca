"""What would it cause, and why not: answered from what the seat knows, and from nothing else."""

from __future__ import annotations

import msgspec
import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.refusal import Refusal
from consigliere.table import messages as m
from consigliere.table import outlook
from tests.table.mischief import SEEDS, Mischief
from tests.table.scenario import GAME, Scene, done, opened, refused, started


@pytest.fixture
def scene() -> Scene:
    return started("anna", "bruno", "carla")


def outlooks(scene: Scene, seat: int, *steps: str) -> list[m.Outlook]:
    found = scene.table.consider(seat, list(steps) or None)
    assert not isinstance(found, Refusal)
    return found


def told(found: m.Outlook) -> list[object]:
    return [plain["event"] for plain in found.told]


def test_each_choice_is_tried_in_the_order_of_the_catalogue(scene: Scene) -> None:
    found = outlooks(scene, 0)

    assert [one.steps for one in found] == [
        [GAME.text(GAME.catalogue[number])] for number in scene.now(0).legal
    ]
    assert found[0].told[0]["event"] == "region-chosen"
    assert found[0].certain
    assert outlooks(scene, 1) == []


def test_a_choice_is_told_with_the_figures_after_it(scene: Scene) -> None:
    done(scene.does("anna", "choose roma"))
    cards = [found for found in outlooks(scene, 0) if found.steps[0].startswith("play")]

    before = scene.now(0).figures
    assert {told(found)[0] for found in cards} == {"card-played"}
    assert any(found.figures != before for found in cards)


def test_considering_changes_nothing(scene: Scene) -> None:
    before = [scene.now(viewer) for viewer in scene.viewers()]
    outlooks(scene, 0)
    scene.table.why(0, ["choose roma", "pass"])

    assert [scene.now(viewer) for viewer in scene.viewers()] == before
    assert scene.table.row_count() == scene.folded().row_count()


def test_the_answer_ends_where_chance_decides() -> None:
    scene = started("anna", "bruno", draw_after_battle=True).plays_until("draw")
    seat = scene.seat_waited_for()
    (found,) = outlooks(scene, seat, "draw 1")

    assert not found.certain
    assert told(found) == ["draw-named", "hand-dealt"]


def test_the_answer_ends_where_anothers_secret_decides() -> None:
    """The last to answer cannot know whether the others keep or discard."""
    scene = started("anna", "bruno", "carla").plays_until("discard_hand")
    *first, last = scene.now().waiting
    for seat in first:
        done(scene.does(scene.who(seat), "keep hand", seat=seat))
    (found,) = outlooks(scene, last, "keep hand")

    assert not found.certain
    assert told(found) == ["hand-answered"]


def test_several_steps_are_considered_together(scene: Scene) -> None:
    (found,) = outlooks(scene, 0, "choose roma", "pass")

    assert found.steps == ["choose roma", "pass"]
    assert "region-chosen" in told(found)
    assert "passed" in "".join(map(str, told(found)))


def test_what_may_not_be_done_is_refused_with_the_rule(scene: Scene) -> None:
    answer = scene.table.consider(1, ["choose roma"])
    assert isinstance(answer, Refusal)
    assert (answer.name, answer.rules) == ("not-holder", ("CON-3.1",))

    assert refused(scene.table.why(1, ["choose roma"])) == "not-holder"
    assert refused(scene.table.why(0, ["choose roma", "choose siena"])) == "not-choosing"
    assert refused(scene.table.why(0, ["dance"])) == "unknown-command"
    assert scene.table.why(0, ["choose roma"]) is None


def test_a_step_after_a_draw_cannot_be_asked_for() -> None:
    scene = started("anna", "bruno", draw_after_battle=True).plays_until("draw")
    seat = scene.seat_waited_for()

    assert refused(scene.table.why(seat, ["draw 1", "pass"])) == "steps-after-a-draw"


def test_of_many_choices_the_first_are_tried(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "MOST_OUTLOOKS", 3)
    first = [[GAME.text(GAME.catalogue[number])] for number in scene.now(0).legal[:3]]

    assert [found.steps for found in outlooks(scene, 0)] == first


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seed in SEEDS if seed < 6])
def test_nothing_of_the_truth_goes_into_an_answer(name: str, seed: int) -> None:
    """The truth is exchanged for a twin that the seat cannot tell from it: every answer stays the same."""
    mischief = Mischief(name, seed)
    table, game = mischief.scene.table, shelf.game(name)
    compared = 0
    for number, _ in enumerate(mischief.steps(80)):
        match = table.match
        if match is None or table.life != "running" or number % 4:
            continue
        truth = match.state
        for seat in range(mischief.seats):
            lines = [game.text(command) for command in game.catalogue[:: len(game.catalogue) // 12 + seat]]
            before = _answers(mischief.scene, seat, lines)
            witness = match.witness(seat)
            match.state = game.imagine(witness.view(), witness.knowledge, FastChance(number))
            assert _answers(mischief.scene, seat, lines) == before
            match.state = truth
            compared += 1

    assert compared > 20


def _answers(scene: Scene, seat: int, lines: list[str]) -> bytes:
    reasons = [scene.table.why(seat, [line]) for line in lines]
    return msgspec.json.encode(
        [
            scene.table.consider(seat, None),
            [None if reason is None else reason.to_plain() for reason in reasons],
            scene.now(seat),
        ]
    )


@pytest.mark.parametrize("name", shelf.names())
def test_a_step_is_quiet_when_nobody_else_is_told_of_it(name: str) -> None:
    """What a bot need not keep the pace for, lest the number of its steps be told by the clock."""
    scene = opened(shelf.game(name), shelf.game(name).least_seats, m.Clock(), {})
    for seat in range(1, len(scene.table.sitters)):
        done(scene.sits("bruno", seat))
    done(scene.starts())
    chance = FastChance(7)
    found = set()
    for _ in range(300):
        if scene.table.life != "running":
            break
        seat = scene.seat_waited_for()
        legal = scene.now(seat).legal
        number = legal[chance.below(len(legal))]
        others = [viewer for viewer in scene.viewers() if viewer != seat]
        before = [scene.table.last(viewer) for viewer in others]
        is_quiet = scene.table.is_quiet(seat, number)
        done(scene.does(scene.who(seat), scene.game.text(scene.game.catalogue[number]), seat=seat))

        assert is_quiet == ([scene.table.last(viewer) for viewer in others] == before)
        found.add(is_quiet)
    assert found == {True, False} or name == "condottiere"  # where every choice is made in one step
