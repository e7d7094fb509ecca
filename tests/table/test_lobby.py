"""Before the game: who sits where, what everybody is called, and what the host sets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.table import Setup, Table, Wish, log
from consigliere.table import messages as m
from tests.table.scenario import DAYS, GAME, NOON, SECRET, Scene, done, full, lobby, refused, wishes


def opened(name: str | None, setup: Setup) -> Table | Refusal:
    return Table.opened("abcd", GAME, "anna", name, setup, SECRET, NOON)


def kinds(scene: Scene) -> list[str]:
    return [chair.kind for chair in scene.now().setting.chairs]


# Opening.


def test_a_table_opens_with_the_host_in_the_first_seat() -> None:
    scene = lobby(seats=4)

    assert scene.now().setting.life == "lobby"
    assert scene.names() == ["anna", "", "", ""]
    assert scene.table.you("anna", 0) == m.You(0, [0], True, "anna")


def test_the_host_may_choose_the_own_seat_and_the_bots() -> None:
    table = opened("anna", Setup(4, chairs=wishes("random", "me", "greedy")))
    assert isinstance(table, Table)

    chairs = table.setting().chairs
    assert [(chair.kind, chair.bot) for chair in chairs] == [
        ("bot", "random"),
        ("person", None),
        ("bot", "greedy"),
        ("empty", None),
    ]
    assert len({chair.name for chair in chairs}) == 4


def test_a_host_without_a_name_has_no_seat() -> None:
    table = opened(None, Setup(2))
    assert isinstance(table, Table)

    assert table.you("anna", None) == m.You(None, [], True, None)
    assert [chair.kind for chair in table.setting().chairs] == ["empty", "empty"]


def test_one_person_may_have_several_seats_with_a_name_for_each() -> None:
    chairs = [Wish("me"), Wish("me", name="bruno"), Wish("me")]
    table = opened("anna", Setup(3, chairs=chairs))
    assert isinstance(table, Table)

    assert [chair.name for chair in table.setting().chairs] == ["anna", "bruno", "anna 2"]
    assert table.you("anna", 1) == m.You(1, [0, 1, 2], True, "bruno")


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        (Setup(9), "bad-seats"),
        (Setup(3, {"target": 30}), "target-without-campaign"),
        (Setup(3, {"speed": 3}), "unknown-option"),
        (Setup(2, chairs=wishes("me", "greedy", "greedy")), "too-few-seats"),
        (Setup(2, chairs=wishes("genius")), "no-such-bot"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(setup: Setup, name: str) -> None:
    assert refused(opened("anna", setup)) == name


def test_a_host_needs_a_name_to_sit() -> None:
    assert refused(opened("\u200b \n", Setup(2))) == "name-empty"


def test_the_commitment_is_there_from_the_beginning_and_the_secret_is_not() -> None:
    scene = lobby()

    assert len(scene.now().setting.commitment) == 64
    assert SECRET.hex() not in repr(scene.now()) + repr(scene.feed())


def test_the_clock_of_the_table_is_the_clock_of_the_game() -> None:
    assert lobby(clock=DAYS).table.options["clock"] == "days"
    table = opened("anna", Setup(2, {"clock": "live"}))
    assert isinstance(table, Table)
    assert table.options["clock"] == "none"


# Sitting down and standing up.


def test_somebody_sits_down_and_everybody_is_told() -> None:
    scene = lobby()
    done(scene.sits("bruno", 2))

    assert scene.names() == ["anna", "", "bruno"]
    assert scene.feed() == [m.Seated(NOON // 1000, 2, m.Chair("person", "bruno"), "sat")]
    assert scene.table.you("bruno", 2) == m.You(2, [2], False, "bruno")


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    scene = full("anna", "bruno", bots=1)

    assert refused(scene.sits("carla", 1)) == "seat-taken"
    assert refused(scene.sits("carla", 2)) == "seat-taken"
    assert refused(scene.sits("carla", 5)) == "no-such-seat"


def test_names_are_cleaned_and_distinct() -> None:
    scene = lobby(seats=5)
    done(scene.sits("b", 1, "  Anna\t\u202e "))
    done(scene.sits("c", 2, "x" * 40))
    done(scene.sits("d", 3, "X" * 40))

    assert scene.names()[1:4] == ["Anna 2", "x" * 40, "X" * 38 + " 2"]
    assert refused(scene.sits("e", 4, "\u200c\u0007")) == "name-empty"


def test_a_persian_name_keeps_its_joiners() -> None:
    scene = lobby()
    done(scene.sits("b", 1, "علی\u200cرضا"))

    assert scene.names()[1] == "علی\u200cرضا"


def test_who_rises_leaves_an_empty_seat() -> None:
    scene = full("anna", "bruno")
    done(scene.rises("bruno", 1))

    assert scene.names() == ["anna", ""]
    assert refused(scene.rises("bruno", 1)) == "not-your-seat"


def test_a_host_who_rises_in_the_lobby_stays_host() -> None:
    scene = full("anna", "bruno")
    done(scene.rises("anna", 0))

    assert scene.table.you("anna", None).host
    assert scene.table.host == "anna"


def test_a_kicked_person_cannot_take_that_seat_again() -> None:
    scene = full("anna", "bruno", "carla")
    done(scene.kicks("anna", 1))

    assert refused(scene.sits("bruno", 1)) == "seat-barred"
    assert scene.table.viewer_of("bruno", 1) == GALLERY
    done(scene.sits("dario", 1))


def test_only_people_are_kicked_and_nobody_kicks_the_own_seat() -> None:
    scene = full("anna", "bruno", bots=1)

    assert refused(scene.kicks("anna", 0)) == "rise-yourself"
    assert refused(scene.kicks("anna", 2)) == "nobody-there"
    assert refused(scene.kicks("anna", 7)) == "no-such-seat"
    assert refused(scene.kicks("bruno", 0)) == "only-the-host"


def test_bots_come_and_go_and_never_take_a_persons_seat() -> None:
    scene = full("anna", "bruno", bots=1)

    assert refused(scene.seats_bot("anna", 1)) == "seat-taken"
    assert refused(scene.seats_bot("anna", 2, "genius")) == "no-such-bot"
    assert refused(scene.seats_bot("bruno", 2, None)) == "only-the-host"
    done(scene.seats_bot("anna", 2, "random"))
    assert scene.now().setting.chairs[2].bot == "random"
    done(scene.seats_bot("anna", 2, None))
    assert kinds(scene) == ["person", "person", "empty"]


# The setting.


def test_the_host_changes_the_setting_and_what_is_left_out_stays() -> None:
    scene = lobby(hidden_cards=True)
    done(
        scene.asks(
            "anna", m.Configure(scene.id(), options={"bigger_kingdoms": True}, clock=m.ClockChange("days"))
        )
    )

    setting = scene.now().setting
    assert setting.options["hidden_cards"]
    assert setting.options["bigger_kingdoms"]
    assert setting.options["clock"] == "days"
    assert setting.clock == m.Clock("days")
    assert setting.spectators


def test_two_changes_of_the_clock_in_quick_succession_both_hold() -> None:
    """The second was sent before the answer to the first had come."""
    scene = lobby()
    for change in (m.ClockChange("live"), m.ClockChange(reserve=0), m.ClockChange(decision=600)):
        done(scene.asks("anna", m.Configure(scene.id(), clock=change)))

    assert scene.now().setting.clock == m.Clock("live", decision=600, reserve=0)


def test_advice_comes_with_the_options_it_is_about() -> None:
    scene = lobby()
    assert scene.now().setting.advice == []
    both = {"points_campaign": True, "capturing_regions": True}
    done(scene.asks("anna", m.Configure(scene.id(), options=dict(both))))

    assert scene.now().setting.advice == ["campaign-with-capturing"]


def test_a_preset_follows_what_the_table_plays_and_gives_way_to_the_host() -> None:
    """By the letter of capturing regions is on only with them, and whatever the host sets by itself stays."""
    scene = lobby()

    def asks(**changes: Any) -> m.Setting:
        done(scene.asks("anna", m.Configure(scene.id(), **changes)))
        return scene.now().setting

    letter = ("defender_takes_token", "favor_on_contested", "full_board_ends")
    setting = asks(preset="by-the-letter")
    assert (setting.preset, [setting.options[name] for name in letter]) == ("by-the-letter", [False] * 3)
    setting = asks(options={"capturing_regions": True})
    assert [setting.options[name] for name in letter] == [True] * 3
    setting = asks(options={"full_board_ends": False})
    assert [setting.options[name] for name in letter] == [True, True, False]
    setting = asks(seats=5)
    assert [setting.options[name] for name in letter] == [True, True, False]
    setting = asks(preset="by-the-letter")
    assert [setting.options[name] for name in letter] == [True] * 3
    setting = asks(options={"capturing_regions": False})
    assert [setting.options[name] for name in letter] == [False] * 3
    setting = asks(options={"capturing_regions": True}, preset="")
    assert (setting.preset, [setting.options[name] for name in letter]) == ("", [False] * 3)
    assert refused(scene.asks("anna", m.Configure(scene.id(), preset="by-heart"))) == "unknown-preset"


def test_the_lobby_of_an_older_log_knows_no_preset_and_keeps_its_options() -> None:
    """Rows written before there were presets say nothing of them."""
    row = msgspec.json.decode(
        b'{"row":"configured","sitters":[],"options":{"show_cards":false},"clock":{},"spectators":true}',
        type=log.Configured,
    )
    assert (row.preset, row.chosen) == ("", None)


def test_more_seats_or_fewer_keep_who_sits() -> None:
    scene = full("anna", "bruno", "carla", bots=2)
    done(scene.asks("anna", m.Configure(scene.id(), seats=6)))
    assert kinds(scene) == ["person", "person", "person", "bot", "bot", "empty"]

    done(scene.sits("dario", 5))
    done(scene.rises("bruno", 1))
    done(scene.asks("anna", m.Configure(scene.id(), seats=3)))
    assert scene.names() == ["anna", "dario", "carla"]
    assert scene.table.you("dario", 1).seats == [1]

    assert refused(scene.asks("anna", m.Configure(scene.id(), seats=2))) == "too-few-seats"


def test_people_take_the_places_of_bots_when_seats_go() -> None:
    scene = full("anna", bots=2)
    done(scene.asks("anna", m.Configure(scene.id(), seats=4)))
    done(scene.sits("bruno", 3))
    done(scene.asks("anna", m.Configure(scene.id(), seats=2)))

    assert scene.names() == ["anna", "bruno"]


def test_a_setting_that_makes_no_sense_changes_nothing() -> None:
    scene = lobby()
    before = scene.now()

    assert refused(scene.asks("anna", m.Configure(scene.id(), options={"target": 50}))) == (
        "target-without-campaign"
    )
    assert refused(scene.asks("bruno", m.Configure(scene.id(), seats=4))) == "only-the-host"
    assert scene.now() == before


def test_without_spectators_only_people_at_the_table_may_look() -> None:
    scene = full("anna", "bruno")
    assert scene.table.may_look(None)
    done(scene.asks("anna", m.Configure(scene.id(), spectators=False)))

    assert [scene.table.may_look(who) for who in ("anna", "bruno", "carla", None)] == [
        True,
        True,
        False,
        False,
    ]


def test_without_spectators_a_guest_may_look_until_the_last_seat_is_taken() -> None:
    scene = lobby(2)
    done(scene.asks("anna", m.Configure(scene.id(), spectators=False)))
    assert scene.table.may_look("bruno")
    assert not scene.table.may_look(None)

    done(scene.sits("bruno", 1))

    assert scene.table.may_look("bruno")
    assert not scene.table.may_look("carla")


# Starting.


def test_a_game_starts_when_every_seat_is_taken() -> None:
    scene = lobby()
    answer = scene.starts()
    assert isinstance(answer, Refusal)
    assert (answer.name, answer.arguments) == ("empty-seats", (("n", "2"),))

    done(scene.seats_bot("anna", 1))
    done(scene.seats_bot("anna", 2))
    assert refused(scene.starts("bruno")) == "only-the-host"
    done(scene.starts())
    assert scene.now().setting.life == "running"
    assert scene.now().view is not None


def test_what_belongs_to_the_lobby_is_refused_afterwards() -> None:
    scene = full("anna", "bruno")
    done(scene.starts())

    assert refused(scene.starts()) == "already-begun"
    assert refused(scene.asks("anna", m.Configure(scene.id(), seats=4))) == "already-begun"
    assert refused(scene.asks("anna", m.Commit(scene.id(), 0, "0" * 64))) == "already-begun"


def test_what_belongs_to_the_game_is_refused_before_it() -> None:
    scene = full("anna", "bruno")

    assert refused(scene.does("anna", "pass")) == "not-started"
    assert refused(scene.pauses("anna")) == "not-started"
    assert refused(scene.undoes("anna")) == "not-started"
    assert refused(scene.extends("anna", 1, 30)) == "not-started"
    assert refused(scene.table.consider(0, None)) == "not-started"


def test_a_stranger_can_do_nothing_but_sit() -> None:
    scene = full("anna", "bruno")
    done(scene.starts())

    assert refused(scene.does("carla", "pass")) == "sit-first"
    assert refused(scene.does("carla", "pass", seat=0)) == "not-your-seat"
    assert refused(scene.table.request(None, 0, m.Do("x", ["pass"]), NOON)) == "sit-first"
    assert refused(scene.pauses("carla")) == "sit-first"


# Talk before the game, and the end before the end.


def test_talk_in_the_lobby_is_told_to_everybody() -> None:
    scene = full("anna", "bruno")
    done(scene.says("bruno", "  hello\nthere "))

    for viewer in scene.viewers():
        assert scene.feed(viewer)[-1] == m.Spoken(NOON // 1000, "bruno", 1, "hello there")
    assert refused(scene.says("bruno", "\u0000")) == "text-length"


def test_the_host_may_end_the_table() -> None:
    scene = full("anna", "bruno")
    assert refused(scene.abandons("bruno")) == "only-the-host"
    done(scene.abandons("anna"))

    assert scene.now().setting.life == "abandoned"
    assert scene.table.record() is None
    assert refused(scene.abandons("anna")) == "table-closed"
    assert refused(scene.sits("carla", 1)) == "table-closed"
    assert refused(scene.does("anna", "pass")) == "table-closed"
    done(scene.says("bruno", "a pity"))


def test_before_the_game_a_bot_sits_down_and_leaves_like_anybody_else() -> None:
    scene = lobby(2)
    done(scene.seats_bot("anna", 1))
    done(scene.seats_bot("anna", 1, None))

    told = scene.table.feed(GALLERY, 0)
    assert [item.how for item in told if isinstance(item, m.Seated)] == ["sat", "rose"]
