"""A table takes in so much and no more; the game itself always fits."""

from __future__ import annotations

import pytest

from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.table import bounds, log
from consigliere.table import messages as m
from tests.table.scenario import Scene, done, folded, refused, started
from tests.table.scenario import full as full_lobby

FULL = "table-full"
LONG = "я" * 10_000


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Anna's feed has no room for more than the game."""
    scene = started("anna", "bruno", "carla")
    monkeypatch.setattr(bounds, "FREE_ITEMS", scene.table.last(0) + 3)
    for number in range(3):
        done(scene.notes("anna", f"note {number}"))
    return scene


def test_only_the_latest_of_a_notebook_is_kept_and_told_and_numbers_stay() -> None:
    scene = started("anna", "bruno")
    before = scene.table.last(0)
    for number in range(5):
        done(scene.notes("anna", f"{number} {LONG[2:]}"))

    for table in (scene.table, scene.folded()):
        told = table.feed(0, before)
        assert table.last(0) == before + 5
        assert [item.text for item in told if isinstance(item, m.Noted)] == [""] * 4 + [f"4 {LONG[2:]}"]
        assert table.notes(0) == f"4 {LONG[2:]}"


def test_what_is_shown_of_a_notebook_may_be_behind_and_what_was_overtaken_is_kept_by_nobody() -> None:
    scene = started("anna", "bruno")
    live, shown = scene.table, scene.table.snapshot()
    texts = ["carla", "carla bluffs", "bluffs", "bluffs!"]
    rows = [done(scene.notes("anna", text))[0] for text in texts]
    for row, text in zip(rows, texts):
        shown.follow(live, row.seq + 1)
        assert shown.notes(0) == text
        assert shown.feed(0, 0)[-1] == m.Noted(scene.at // 1000, text)
    assert shown.rows == live.rows
    for table in (live, shown):
        kept = [row.body for row in table.rows_in_memory() if isinstance(row.body, log.Noted)]
        assert [body.text for body in kept[:3]] == [""] * 3
    done(scene.rises("anna", 0))
    shown.follow(live, live.row_count())
    assert not any("bluffs" in str(row.body) for row in shown.rows_in_memory() + live.rows_in_memory())


@pytest.mark.parametrize(
    "texts",
    [
        ["", "a", "ab", "b", ""],
        ["aaaa", "aaa", "aaaaa", "aa", "aa"],
        ["anna has winter", "anna has the winter", "bruno has the winter", "the winter"],
        ["پاییز", "پاییز و زمستان", "زمستان"],
        [LONG, LONG[:5000] + "!" + LONG[5001:], LONG],
    ],
)
def test_a_row_says_what_has_changed_in_a_notebook(texts: list[str]) -> None:
    scene = started("anna", "bruno")
    stored = list(scene.table.rows)
    for text in texts:
        stored += done(scene.notes("anna", text))
        assert scene.table.notes(0) == folded(stored).notes(0) == text
    last = stored[-1].body
    assert isinstance(last, log.Noted)
    assert len(log.encode(last)) < 100 or len(texts) < 3


def test_a_log_with_whole_notebooks_folds_as_before() -> None:
    scene = started("anna", "bruno")
    rows = list(scene.table.rows)
    for text in ("carla bluffs", "carla bluffs a lot"):
        body = log.decode(b'{"row":"noted","seat":0,"text":"%s"}' % text.encode())
        rows.append(log.Row(len(rows), scene.at, "anna", None, body))

    assert folded(rows).notes(0) == "carla bluffs a lot"


def test_what_a_full_table_does_not_take_in(full: Scene) -> None:
    rows = full.table.row_count()

    assert refused(full.notes("anna", "more")) == FULL
    assert refused(full.says("anna", "more")) == FULL
    assert refused(full.does("anna", "say more")) == FULL
    assert refused(full.undoes("anna")) == FULL
    assert refused(full.pauses("anna")) == FULL
    assert full.table.row_count() == rows


def test_what_others_do_in_private_does_not_show_in_how_much_one_may_do(full: Scene) -> None:
    """Bruno was told less than Anna, and may do what his own feed has room for."""
    done(full.notes("bruno", "mine"))
    done(full.says("carla", "and mine"))
    assert refused(full.says("anna", "more")) == FULL


def test_a_game_at_a_full_table_is_played_to_its_end(full: Scene) -> None:
    full.plays_to_the_end()

    assert full.table.life == "finished"
    assert full.table.last(0) > bounds.FREE_ITEMS
    assert refused(full.says("anna", "that was it")) == FULL


def test_bytes_count_like_items(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = started("anna", "bruno")
    monkeypatch.setattr(bounds, "FREE_BYTES", scene.table.held(0) + 60_000)
    stored = list(scene.table.rows)
    answers = [scene.notes("anna", chr(0x430 + number) * 10_000) for number in range(8)]

    assert [isinstance(answer, Refusal) for answer in answers] == [False] * 3 + [True] * 5
    again = folded(stored + [row for answer in answers[:3] for row in done(answer)])
    assert again.held(1) == scene.table.held(1) < again.held(0)
    assert refused(again.request("anna", 0, m.Note("x", "more"), scene.at)) == FULL


def test_in_the_lobby_too_and_the_game_can_begin_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = full_lobby("anna", "bruno")
    monkeypatch.setattr(bounds, "FREE_ITEMS", scene.table.last(GALLERY) + 2)
    for spectators in (True, False):
        done(scene.asks("anna", m.Configure(scene.id(), spectators=spectators)))

    assert refused(scene.asks("anna", m.Configure(scene.id(), spectators=True))) == FULL
    done(scene.starts())


def test_beyond_the_last_bound_a_host_can_still_end_the_table(
    full: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "MOST_ITEMS", full.table.last(0))
    seat = full.seat_waited_for()
    assert seat == 0
    assert refused(full.does("anna", full.choice(0))) == FULL
    done(full.abandons("anna"))
