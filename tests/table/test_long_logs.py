"""A log that somebody has made long is read as quickly as it is long, and nobody makes one longer for ever."""

from __future__ import annotations

import time

from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from consigliere.table.log import Row
from consigliere.table.voting import MOST_TAKEN_BACK
from tests.table.poisoned import poisoned
from tests.table.scenario import SECOND, Scene, done, folded, refused


def scene_of(rows: list[Row]) -> Scene:
    return Scene(folded(rows), rows[-1].at + SECOND)


def test_a_poisoned_table_stands_where_it_stood_without_its_poison() -> None:
    short, long = (scene_of(poisoned(pairs)) for pairs in (1, 300))

    assert short.now(0).view == long.now(0).view
    assert short.now(0).legal == long.now(0).legal
    undone = [item for item in long.feed() if isinstance(item, m.Undone)]
    assert len(undone) == 300
    begun = long.table.last(GALLERY) - 600
    assert [item.number for item in undone] == [begun + 2 * pair + 1 for pair in range(300)]
    done(long.does("anna", "choose roma"))
    assert not long.table.sitters[0].away


def test_folding_and_telling_cost_no_more_for_each_row_the_more_there_are() -> None:
    """Five times the rows take about five times as long; at worst it would be twenty-five."""

    def seconds(rows: list[Row]) -> tuple[float, float]:
        start = time.thread_time()
        table = folded(rows)
        between = time.thread_time()
        table.feed(GALLERY, 0)
        return between - start, time.thread_time() - between

    few, many = ([seconds(poisoned(pairs)) for _ in range(2)] for pairs in (500, 2500))
    for part in (0, 1):
        assert min(times[part] for times in many) < 12 * min(times[part] for times in few)


def test_a_seat_takes_back_so_many_steps_in_one_game_and_then_no_more() -> None:
    scene = scene_of(poisoned(MOST_TAKEN_BACK - 1))
    done(scene.does("anna", "choose roma"))
    assert scene.now(0).undo
    done(scene.undoes("anna"))
    done(scene.does("anna", "choose roma"))

    assert not scene.now(0).undo
    for by_vote in (False, True):
        refusal = scene.undoes("anna", by_vote)
        assert refused(refusal) == "too-many-taken-back"
    # The others have taken nothing back.
    seat = scene.seat_waited_for()
    while seat == 0:
        done(scene.does("anna", scene.choice(0)))
        seat = scene.seat_waited_for()
    done(scene.does(scene.who(seat), "pass"))
    done(scene.undoes(scene.who(seat)))


def test_a_log_in_which_more_was_taken_back_before_there_was_a_bound_goes_on() -> None:
    scene = scene_of(poisoned(MOST_TAKEN_BACK + 5))
    done(scene.does("anna", "choose roma"))
    scene.plays_to_the_end()

    assert scene.table.life == "finished"
    assert scene.table.record() is not None
