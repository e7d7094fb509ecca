"""Taking a step back: honestly, by vote, or not at all; and who is told."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.kernel.verify import verdict, verify
from consigliere.kernel.viewer import GALLERY
from consigliere.table import messages as m
from consigliere.table.standing import Vote
from tests.table.scenario import GAME, LIVE, SECOND, Scene, done, lobby, opened, refused, shown, started


@pytest.fixture
def scene() -> Scene:
    return started("anna", "bruno", "carla")


@pytest.fixture
def played(scene: Scene) -> Scene:
    """anna has played a card that nobody knew of."""
    done(scene.does("anna", "choose roma"))
    while scene.seat_waited_for() != 0:
        done(scene.does(scene.who(scene.seat_waited_for()), "pass"))
    done(scene.does("anna", scene.choice(0)))
    return scene


def hand(scene: Scene, seat: int) -> dict[str, int]:
    view = scene.now(seat).view
    assert view is not None
    cards: dict[str, int] = view["seats"][seat]["hand"]
    return cards


def test_what_told_nobody_anything_is_taken_back_at_once(scene: Scene) -> None:
    before = scene.now(1).view
    done(scene.does("anna", "choose roma"))
    assert [scene.now(seat).undo for seat in (0, 1, GALLERY)] == [True, False, False]
    number = scene.table.last(1)
    done(scene.undoes("anna"))

    assert scene.now(1).view == before
    assert scene.feed(1)[-1] == m.Undone(scene.at // SECOND, 0, number, False)
    assert not scene.now(0).undo


def test_what_told_others_something_is_not_taken_back_without_them(played: Scene) -> None:
    assert refused(played.undoes("anna")) == "undo-tells"
    assert played.table.vote is None


def test_all_other_people_must_agree(played: Scene) -> None:
    before = hand(played, 0)
    done(played.undoes("anna", by_vote=True))
    assert played.now().vote == m.UndoVote(0, [1, 2])
    assert refused(played.undoes("anna")) == "vote-open"
    assert refused(played.votes("anna", True)) == "not-asked"

    done(played.votes("bruno", True))
    assert played.now().vote == m.UndoVote(0, [2])
    assert refused(played.votes("bruno", True)) == "not-asked"
    assert hand(played, 0) == before
    done(played.votes("carla", True))

    assert played.now().vote is None
    assert hand(played, 0) != before
    item = played.feed()[-1]
    assert isinstance(item, m.Undone)
    assert item.agreed
    assert [type(told) for told in played.feed()[-4:]] == [
        m.UndoAsked,
        m.UndoAnswered,
        m.UndoAnswered,
        m.Undone,
    ]


def test_one_no_is_enough(played: Scene) -> None:
    done(played.undoes("anna", by_vote=True))
    done(played.votes("carla", False))

    assert played.now().vote is None
    assert played.feed()[-2:] == [
        m.UndoAnswered(played.at // SECOND, 2, False),
        m.UndoClosed(played.at // SECOND, 0),
    ]
    assert refused(played.votes("bruno", True)) == "not-asked"


def test_a_further_step_closes_the_vote_and_talk_does_not() -> None:
    scene = started("anna", "bruno", "carla")
    done(scene.does("anna", "choose roma"))
    seat = scene.seat_waited_for()
    done(scene.does(scene.who(seat), scene.choice(seat), seat=seat))
    done(scene.undoes(scene.who(seat), by_vote=True))
    done(scene.says("anna", "let me think"))
    assert scene.now().vote is not None

    done(scene.goes_on())
    assert scene.now().vote is None
    assert scene.feed()[-1] == m.UndoClosed(scene.at // SECOND, seat)


def test_bots_agree() -> None:
    scene = started("anna", bots=2)
    done(scene.does("anna", "choose roma"))
    while scene.seat_waited_for() != 0:
        done(scene.goes_on())
    done(scene.does("anna", scene.choice(0)))

    assert refused(scene.undoes("anna")) == "undo-tells"
    done(scene.undoes("anna", by_vote=True))
    assert isinstance(scene.feed()[-1], m.Undone)


def test_nobody_is_asked_about_the_own_wish() -> None:
    scene = lobby(seats=3, first_holder="anna")
    done(scene.sits("anna", 1, "zia"))
    done(scene.sits("bruno", 2))
    done(scene.starts())
    done(scene.does("anna", "choose roma"))
    while scene.seat_waited_for() != 0:
        seat = scene.seat_waited_for()
        done(scene.does(scene.who(seat), "pass", seat=seat))
    done(scene.does("anna", scene.choice(0), seat=0))
    done(scene.undoes("anna", by_vote=True, seat=0))

    assert scene.now().vote == m.UndoVote(0, [2])


def test_somebody_with_several_seats_answers_for_all_of_them() -> None:
    scene = lobby(seats=3, first_holder="anna")
    done(scene.sits("bruno", 1))
    done(scene.sits("bruno", 2, "zio"))
    done(scene.starts())
    done(scene.does("anna", "choose roma"))
    while scene.seat_waited_for() != 0:
        seat = scene.seat_waited_for()
        done(scene.does("bruno", "pass", seat=seat))
    done(scene.does("anna", scene.choice(0)))
    done(scene.undoes("anna", by_vote=True))
    done(scene.votes("bruno", True, seat=2))

    assert isinstance(scene.feed()[-1], m.Undone)


def test_who_has_left_need_not_agree(played: Scene) -> None:
    done(played.undoes("anna", by_vote=True))
    done(played.votes("bruno", True))
    done(played.rises("carla", 2))

    assert isinstance(played.feed()[-1], m.Undone)


def test_who_has_left_asks_no_more(played: Scene) -> None:
    done(played.undoes("anna", by_vote=True))
    done(played.rises("anna", 0))

    assert played.now().vote is None
    assert played.feed()[-1] == m.UndoClosed(played.at // SECOND, 0)


def test_after_others_have_acted_nothing_is_taken_back(scene: Scene) -> None:
    assert refused(scene.undoes("bruno", by_vote=True)) == "nothing-to-undo"
    done(scene.does("anna", "choose roma"))
    done(scene.does("anna", "pass"))
    done(scene.does("bruno", "pass"))
    assert refused(scene.undoes("anna", by_vote=True)) == "undo-after-others"


def test_a_draw_is_never_taken_back() -> None:
    scene = started("anna", "bruno", draw_after_battle=True).plays_until("draw")
    seat = scene.seat_waited_for()
    done(scene.does(scene.who(seat), "draw 1"))

    assert not scene.now(seat).undo
    assert refused(scene.undoes(scene.who(seat), by_vote=True)) == "undo-after-a-draw"


def test_only_who_was_told_of_a_step_is_told_of_its_withdrawal_by_its_own_number(scene: Scene) -> None:
    """Notes make the feeds count differently, so a number of the log could not fit all of them."""
    done(scene.notes("bruno", "one"))
    done(scene.notes("bruno", "two"))
    done(scene.notes("carla", "three"))
    done(scene.does("anna", "choose roma"))
    numbers = {viewer: scene.table.last(viewer) for viewer in scene.viewers()}
    done(scene.says("bruno", "hm"))
    done(scene.undoes("anna"))

    assert len(set(numbers.values())) == 3
    for viewer, number in numbers.items():
        undone = scene.feed(viewer)[-1]
        assert isinstance(undone, m.Undone)
        assert undone.number == number
        taken_back = scene.feed(viewer)[number - 1]
        assert isinstance(taken_back, m.Happened)
        assert taken_back.told[0]["event"] == "region-chosen"


def test_the_second_last_step_can_be_taken_back_after_the_last(scene: Scene) -> None:
    done(scene.does("anna", "choose roma"))
    done(scene.undoes("anna"))
    done(scene.does("anna", "choose siena"))
    done(scene.undoes("anna"))

    numbers = [item.number for item in scene.feed() if isinstance(item, m.Undone)]
    assert numbers == [len(scene.feed()) - 3, len(scene.feed()) - 1]


def test_a_game_with_steps_taken_back_folds_and_its_record_verifies(played: Scene) -> None:
    done(played.undoes("anna", by_vote=True))
    done(played.votes("bruno", True))
    done(played.votes("carla", True))
    played.plays_to_the_end()

    assert shown(played.folded(), played.at) == shown(played.table, played.at)
    record = played.table.record()
    assert record is not None
    assert verdict(verify(record, GAME)) is True


def test_a_step_taken_back_gives_no_new_time() -> None:
    """anna chooses and is asked again, to play: choosing and taking back must not be a way to think for ever."""
    scene = started("anna", "bruno", clock=LIVE)
    scene.later(12 * SECOND)
    done(scene.does("anna", "choose roma"))
    assert scene.clock(0) == m.SeatClock(0, 30 * SECOND, 60 * SECOND, True)
    scene.later(5 * SECOND)
    done(scene.undoes("anna"))
    assert scene.clock(0) == m.SeatClock(0, 13 * SECOND, 60 * SECOND, True)

    done(scene.does("anna", "choose siena"))
    scene.later(40 * SECOND)
    assert scene.clock(0) == m.SeatClock(0, 0, 50 * SECOND, True)
    done(scene.undoes("anna"))
    assert scene.clock(0) == m.SeatClock(0, 0, 33 * SECOND, True)


def test_who_was_not_thinking_finds_the_clock_where_it_was() -> None:
    scene = started("anna", "bruno", "carla", clock=LIVE)
    done(scene.does("anna", "choose roma"))
    seat = scene.seat_waited_for()
    scene.later(12 * SECOND)
    done(scene.does(scene.who(seat), "pass"))
    scene.later(5 * SECOND)
    done(scene.undoes(scene.who(seat)))

    assert scene.clock(seat) == m.SeatClock(seat, 18 * SECOND, 60 * SECOND, True)
    assert [clock.running for clock in scene.now().clocks].count(True) == 1


def test_what_the_rules_let_nobody_take_back_is_not_offered() -> None:
    """MOB-24.8: in Mob City a bid that is made stands."""
    scene = opened(shelf.game("mobcity"), 2, m.Clock(), {})
    done(scene.sits("bruno", 1))
    done(scene.starts())
    while "done" not in choices(scene, 0):
        done(scene.goes_on())
    done(scene.does("anna", "done"))

    assert refused(scene.undoes("anna", by_vote=True)) == "carried-out"
    assert not scene.now(0).undo


# What others do in private.


def bidding() -> Scene:
    """A table of Corleone's Empire in which everybody is asked for a bid, and carla has just made hers."""
    scene = opened(shelf.game("corleone"), 3, LIVE, {"families": "dealt"})
    for seat, who in ((1, "bruno"), (2, "carla")):
        done(scene.sits(who, seat))
    done(scene.starts())
    while "bid nothing" not in choices(scene, 2) or scene.now().waiting != [0, 1, 2]:
        done(scene.goes_on())
    done(scene.does("carla", "bid nothing"))
    return scene


def choices(scene: Scene, seat: int) -> list[str]:
    return [scene.game.text(scene.game.catalogue[number]) for number in scene.now(seat).legal]


def bill(scene: Scene, seat: int) -> str:
    """The first bill that a seat could lay into its bid."""
    return next(choice for choice in choices(scene, seat) if choice not in ("bid nothing", "done"))


def test_what_others_see_of_taking_back_depends_on_nothing_that_is_done_in_private() -> None:
    """One world where bruno has laid a bill into his bid and one where he has not; it is twelve seconds later."""
    quiet, busy = bidding(), bidding()
    for scene in (quiet, busy):
        scene.later(5 * SECOND)
    done(busy.does("bruno", bill(busy, 1)))
    for viewer in (0, 2, GALLERY):
        assert shown(quiet.table, quiet.at)[viewer] == shown(busy.table, busy.at)[viewer]
    assert quiet.now(2).undo
    for scene in (quiet, busy):
        done(scene.later(7 * SECOND).undoes("carla"))
    for viewer in (0, 2, GALLERY):
        assert shown(quiet.table, quiet.at)[viewer] == shown(busy.table, busy.at)[viewer]
    assert shown(busy.folded(), busy.at) == shown(busy.table, busy.at)


def test_a_vote_goes_on_whatever_others_do_in_private_but_not_if_its_seat_goes_on() -> None:
    scene = bidding()
    scene.table.vote = Vote(2, [0, 1])
    done(scene.does("bruno", bill(scene, 1)))
    assert scene.now().vote == m.UndoVote(2, [0, 1])

    done(scene.does("carla", "reopen"))
    assert scene.now().vote is None
    scene.table.vote = Vote(2, [0, 1])
    done(scene.does("carla", bill(scene, 2)))
    assert scene.now().vote is None
