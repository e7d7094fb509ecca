"""What would it cause, and why not: answered from what the seat knows, and from nothing else."""

from __future__ import annotations

import msgspec
import pytest

from consigliere import shelf
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, ghost_of, members
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


def test_a_rivals_suitcase_is_not_added_up() -> None:
    """[CORL-K9, CORL-20.1] Whoever has counted knows what lies there; the table says it under an open ledger only."""
    game = shelf.game("corleone")
    for is_open in (False, True):
        scene = opened(
            game, 2, m.Clock(), {"open_ledger": is_open, "families": "dealt", "first_player": "anna"}
        )
        done(scene.sits("bruno", 1))
        done(scene.starts())
        done(scene.does("anna", "thug exchange_bank", seat=0))
        value = next(line for line in _lines(scene, 0) if line.startswith("bank"))
        done(scene.does("anna", value, seat=0))
        while scene.seat_waited_for() == 0:
            done(scene.does("anna", "decline", seat=0))
        banked = int(value.split()[1])

        sums = {found.figures["seats"][0]["suitcase_sum"] for found in outlooks(scene, 1)}
        assert sums == {banked if is_open else None}


def _lines(scene: Scene, seat: int) -> list[str]:
    return [scene.game.text(scene.game.catalogue[number]) for number in scene.now(seat).legal]


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
    """The truth is exchanged for a twin that the seat cannot tell from it: every answer stays the same.

    Nor does an answer add up what a seat could only remember: after no step at all the figures are those of the view.
    """
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
            unchanged = outlook.outlook(match, seat, [])
            assert isinstance(unchanged, m.Outlook)
            assert unchanged.figures == mischief.scene.now(seat).figures
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
    game = shelf.game(name)
    # A stage that lasts its time waits for nobody in the end.
    options: Options = {option.name: False for option in game.options if option.name == "clocks"}
    scene = opened(game, game.least_seats, m.Clock(), options)
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
        viewers = [GALLERY] if scene.table.is_dark() else scene.viewers()
        others = [viewer for viewer in viewers if viewer not in (seat, ghost_of(seat))]
        before = [scene.table.last(viewer) for viewer in others]
        command = scene.game.catalogue[number]
        is_quiet = scene.table.is_quiet(seat, command)
        done(scene.does(scene.who(seat), scene.game.text(command), seat=seat))

        assert is_quiet == ([scene.table.last(viewer) for viewer in others] == before)
        found.add(is_quiet)
    assert found == {True, False} or name == "condottiere"  # where every choice is made in one step


def test_in_the_dark_a_step_is_quiet_though_the_team_is_told() -> None:
    """OFF-9.9: where only some notice a step, how long a bot takes for it must not show to the others."""
    scene = opened(shelf.game("offer"), 9, m.Clock(), {"clocks": False, "opening_arrest": True})
    for seat in range(1, 9):
        done(scene.sits("bruno", seat))
    done(scene.starts())
    assert scene.table.match is not None
    state = scene.table.match.state
    assert isinstance(state, Offer)
    cop, mate = members(state.team)
    before = scene.table.last(mate), scene.table.last(GALLERY)
    step = f"point {mate}"

    assert scene.table.is_quiet(cop, scene.game.parse(step))
    done(scene.does(scene.who(cop), step, seat=cop))
    assert scene.table.last(mate) > before[0]
    assert scene.table.last(GALLERY) == before[1]
