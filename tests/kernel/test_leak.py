"""The leak check itself: it forces what was seen, counts its pairs, and finds what leaks."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from consigliere.kernel.chance import FastChance, NoChance, Unforeseen, kind_at
from consigliere.kernel.event import Kind, Kinds, public
from consigliere.kernel.game import Game
from consigliere.kernel.leak import Echo, Report, Twin, check, sight
from consigliere.kernel.match import Witness
from consigliere.kernel.option import Options
from consigliere.kernel.viewer import GALLERY
from tests.kernel.matches import CONDOTTIERE, EVERY_GAME, act, another, dealt


def pile(*counts: int) -> vec[u8]:
    """A pile of so many things of each kind."""
    return vec[u8]([u8(number) for number in counts])


def plain_options(game: Game, seats: int) -> Options:
    """The options of a table where nobody changed any."""
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    return options


# The echo.


def test_an_echo_gives_what_was_seen_in_its_order() -> None:
    echo = Echo([3, 0, 5], NoChance())

    assert [echo.below(6) for _ in range(3)] == [3, 0, 5]
    assert not echo.is_broken


def test_what_was_not_seen_is_drawn_anew() -> None:
    echo = Echo([None, 4, None], FastChance(7))
    fresh = FastChance(7)

    assert [echo.below(6), echo.below(6), echo.below(6)] == [fresh.below(6), 4, fresh.below(6)]


def test_after_what_was_seen_everything_is_drawn_anew() -> None:
    echo = Echo([2], NoChance())
    assert echo.below(6) == 2

    with pytest.raises(Unforeseen):
        echo.below(6)


def test_an_echo_says_when_a_number_is_impossible() -> None:
    echo = Echo([4, 1], NoChance())

    assert echo.below(4) == 0
    assert echo.is_broken
    assert echo.below(4) == 1


@pytest.mark.parametrize("kind", [0, 2, 3])
def test_a_kind_that_was_seen_is_drawn_from_any_pile_that_holds_it(kind: int) -> None:
    for row in (pile(1, 0, 1, 1), pile(9, 3, 2, 1)):
        echo = Echo([kind], NoChance())
        assert kind_at(row, 0, echo.place(row, 0, 4)) == kind
        assert not echo.is_broken


def test_a_kind_is_found_behind_other_piles_too() -> None:
    row = pile(5, 5, 5, 0, 2, 1)
    echo = Echo([2], NoChance())

    assert kind_at(row, 3, echo.place(row, 3, 3)) == 2


def test_an_echo_says_when_a_pile_does_not_hold_the_kind() -> None:
    row = pile(2, 0, 1)
    echo = Echo([1], FastChance(1))

    place = echo.place(row, 0, 3)

    assert echo.is_broken
    assert 0 <= place < 3


def test_a_kind_not_seen_is_drawn_anew() -> None:
    row = pile(2, 0, 1)
    echo = Echo([None], FastChance(11))

    assert echo.place(row, 0, 3) == FastChance(11).below(3)
    assert not echo.is_broken


# The check.


@pytest.mark.parametrize("pairs", [1, 2, 9, 40])
def test_the_check_compares_as_many_pairs_as_it_is_asked_to(pairs: int) -> None:
    report = check(CONDOTTIERE, 3, plain_options(CONDOTTIERE, 3), pairs, FastChance(1))

    assert report.pairs == pairs
    assert report.games >= 1
    assert report.steps >= pairs
    assert report.leaks == []


def test_no_pairs_are_no_work() -> None:
    assert check(CONDOTTIERE, 3, plain_options(CONDOTTIERE, 3), 0, FastChance(1)).to_plain() == {
        "pairs": 0,
        "steps": 0,
        "games": 0,
        "leaks": [],
    }


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_report(game: Game) -> None:
    seats = game.least_seats
    reports = [check(game, seats, plain_options(game, seats), 15, FastChance(3)).to_plain() for _ in range(2)]

    assert reports[0] == reports[1]


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    report = check(CONDOTTIERE, 2, plain_options(CONDOTTIERE, 2), 60, FastChance(2), progress=told.append)

    assert told == sorted(told)
    assert len(told) == report.games
    assert told[-1] == 60


def test_a_report_is_made_of_plain_values() -> None:
    report = Report()
    report.pairs, report.steps, report.games, report.leaks = 3, 20, 1, ["viewer 0, told too much"]

    assert json.loads(json.dumps(report.to_plain())) == {
        "pairs": 3,
        "steps": 20,
        "games": 1,
        "leaks": ["viewer 0, told too much"],
    }


def talkative(event: str) -> Game:
    """Condottiere with one event whose secret everyone is told."""
    game = another(rules_version=1)
    kinds = [
        Kind(kind.name, *(public(field.name, field.words) for field in kind.fields))
        if kind.name == event
        else kind
        for kind in game.kinds.kinds
    ]
    game.kinds = Kinds(tuple(kinds))
    return game


@pytest.mark.parametrize("event", ["card-dealt", "hand-answered"])
def test_a_secret_that_is_told_is_found(event: str) -> None:
    game = talkative(event)

    report = check(game, 3, plain_options(game, 3), 2000, FastChance(5), most_leaks=1)

    assert len(report.leaks) == 1
    assert event in report.leaks[0]
    assert report.leaks[0].startswith("viewer ")


def test_the_check_stops_after_as_many_leaks_as_it_is_told() -> None:
    game = talkative("card-dealt")

    report = check(game, 2, plain_options(game, 2), 100_000, FastChance(5), most_leaks=3)

    assert 3 <= len(report.leaks) <= 3 + game.least_seats
    assert report.pairs < 100_000


# What a viewer gets.


def test_a_sight_holds_all_that_a_viewer_can_get() -> None:
    match = dealt(anna="10", bruno="6")
    act(match, "anna choose parma")
    seen = json.loads(sight(match.game, match.state, match.witness(0)))

    assert set(seen) == {"view", "knowledge", "waiting", "may_act", "figures", "timers", "legal", "refusals"}
    assert seen["waiting"] == [0]
    assert len(seen["refusals"]) == len(match.game.catalogue)
    assert [number for number, why in enumerate(seen["refusals"]) if why is None] == seen["legal"]


def test_the_gallery_may_do_nothing() -> None:
    match = dealt(anna="10", bruno="6")
    seen = json.loads(sight(match.game, match.state, match.witness(GALLERY)))

    assert (seen["legal"], seen["refusals"]) == ([], [])


def test_hands_that_differ_give_their_owner_another_sight_and_nobody_else() -> None:
    one, other = dealt(anna="10", bruno="6"), dealt(anna="10", bruno="heroine")
    for match in (one, other):
        act(match, "anna choose parma")
    sights = [
        [sight(match.game, match.state, match.witness(viewer)) for viewer in (0, 1, GALLERY)]
        for match in (one, other)
    ]

    assert [a == b for a, b in zip(*sights)] == [True, False, True]


def test_a_twin_looks_to_its_viewer_like_the_truth() -> None:
    match = dealt(anna="10", bruno="6", carla="5")
    act(match, "anna choose parma, anna play 10, bruno show 6 to carla")
    for viewer in match.game.viewers(3):
        witness: Witness = match.witness(viewer)
        twin = Twin(match.game, witness, 3, match.options, FastChance(viewer))

        assert sight(match.game, twin.state, twin.witness) == sight(match.game, match.state, witness)
        assert twin.witness.copy is not witness.copy
