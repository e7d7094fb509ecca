"""Step 4 after a battle: who has no mercenary may discard the hand [CON-7.12 to CON-7.18]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.option import OptionValue
from tests.games.condottiere.scenario import (
    RULES,
    asked,
    at,
    battle,
    cards,
    contested,
    discarded,
    events,
    hand_size,
    happened,
    legal,
    out,
    play,
    refused_by,
    seen,
    told,
)

VIEWERS = ("anna", "bruno", "carla", "gallery")


def step_4(anna: str, bruno: str, carla: str, **options: OptionValue) -> Condottiere:
    """The lines of a battle for Parma are discarded, and the next is to be fought for Lucca."""
    hands = {"anna": anna, "bruno": bruno, "carla": carla}
    holders = " ".join(name for name, hand in hands.items() if hand != "-")
    return at(
        "contested lucca, chosen by anna, token anna, battle 1\n"
        f"asked discard_hand: {holders}\n"
        f"anna: hand {anna}\nbruno: hand {bruno}\ncarla: hand {carla}",
        **options,
    )


def test_a_player_who_holds_cards_and_no_mercenary_may_discard_the_hand() -> None:
    """[CON-7.12, CON-7.13, CON-D5] The whole hand goes."""
    state = step_4("6 1", "C Sc W H", "5 C")

    play(state, "bruno discards hand, anna keeps hand, carla keeps hand")

    assert cards(state, "bruno") == "-"
    assert cards(state, "bruno", "buried") == "winter courtesan heroine scarecrow"
    assert (cards(state, "anna"), cards(state, "carla")) == ("6 1", "5 courtesan")


def test_a_player_may_keep_a_hand_without_mercenaries() -> None:
    """[CON-7.12, CON-D5]"""
    state = step_4("6 1", "C Sc", "5 C")

    play(state, "bruno keeps hand, anna keeps hand, carla keeps hand")

    assert cards(state, "bruno") == "courtesan scarecrow"
    assert "hand-discarded" not in happened(state)


def test_a_player_without_cards_has_nothing_to_discard() -> None:
    """[CON-7.12]"""
    state = step_4("6 1", "-", "5 C")

    assert asked(state) == ["anna", "carla"]
    assert legal(state, "bruno") == []
    assert refused_by(state, "bruno discards hand") == "CON-7.12"


def test_bruno_may_discard_all_three_and_carla_none() -> None:
    """[CON-X39, CON-7.12, CON-7.13, CON-7.14]"""
    state = step_4("6", "C Sc W", "C 1")

    assert legal(state, "bruno") == ["keep hand", "discard hand"]
    assert refused_by(state, "bruno discards Sc") == "CON-7.13"
    assert legal(state, "carla") == ["keep hand"]
    assert refused_by(state, "carla discards hand") == "CON-7.14"
    play(state, "bruno discards hand, anna keeps hand, carla keeps hand")
    assert [event["count"] for event in events(state, "hand-discarded")] == [3]


@pytest.mark.parametrize("some", ["C", "C Sc", "C Sc W"])
def test_it_is_all_or_nothing(some: str) -> None:
    """[CON-7.13] A hand is discarded as such, never by naming cards of it."""
    state = step_4("6", "C Sc W", "C 1")

    assert refused_by(state, f"bruno discards {some}") == "CON-7.13"


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10"])
def test_a_player_with_a_mercenary_in_hand_may_not_discard(card: str) -> None:
    """[CON-7.14] Be it the weakest, among any number of special cards."""
    state = step_4(f"{card} C Sc", "C", "C")

    assert refused_by(state, "anna discards hand") == "CON-7.14"
    assert legal(state, "anna") == ["keep hand"]


def test_hands_are_never_discarded_during_a_battle() -> None:
    """[CON-7.15] Neither on turn nor off it, nor while the next region is chosen."""
    state = battle(anna="hand C W; line 6", bruno="C Sc", carla="1")
    on_turn = refused_by(state, "anna discards hand")
    off_turn = refused_by(state, "bruno discards hand")

    play(state, "anna passes, bruno passes, carla passes")

    assert (on_turn, off_turn) == ("CON-7.15", "CON-7.15")
    assert asked(state) == ["anna"]
    assert refused_by(state, "anna discards hand") == "CON-7.15"
    assert refused_by(state, "bruno discards hand") == "CON-7.15"


def test_every_player_with_cards_answers_at_the_same_time() -> None:
    """[CON-7.16, CON-D5] Also one with a mercenary, who can only keep; in any order."""
    state = battle(anna="hand 6; line 10", bruno="hand C; out", carla="hand -; out")

    play(state, "anna passes, anna chooses roma")

    assert asked(state) == ["anna", "bruno"]
    assert legal(state, "anna") == ["keep hand"]
    assert legal(state, "bruno") == ["keep hand", "discard hand"]


def test_an_answer_is_secret_until_all_have_answered() -> None:
    """[CON-7.16, CON-K11] Whether bruno keeps or discards, the others are told and see the same."""
    keeping, discarding = step_4("6 1", "C Sc", "W 1"), step_4("6 1", "C Sc", "W 1")

    play(keeping, "bruno keeps hand")
    play(discarding, "bruno discards hand")

    for viewer in ("anna", "carla", "gallery"):
        assert told(keeping, viewer) == told(discarding, viewer)
        assert seen(keeping, viewer).fields() == seen(discarding, viewer).fields()
    assert told(keeping, "bruno") != told(discarding, "bruno")


def test_the_answers_are_announced_together() -> None:
    """[CON-7.16] No hand is discarded before the last answer is in."""
    state = step_4("C W", "C Sc", "6")
    play(state, "anna discards hand, bruno discards hand")
    before = happened(state), hand_size(state, "anna"), hand_size(state, "bruno")

    play(state, "carla keeps hand")

    assert before == (["hand-answered", "hand-answered"], 2, 2)
    assert [(event["seat"], event["count"]) for event in events(state, "hand-discarded")] == [(0, 2), (1, 2)]


def test_the_order_of_the_answers_tells_nothing() -> None:
    """[CON-7.16] Hands are discarded in the order of seats."""
    state = step_4("C W", "C Sc", "6")

    play(state, "carla keeps hand, bruno discards hand, anna discards hand")

    assert [event["seat"] for event in events(state, "hand-discarded")] == [0, 1]


@pytest.mark.parametrize("clock", ["none", "days"])
def test_without_a_live_clock_the_step_closes_when_every_player_with_cards_has_answered(clock: str) -> None:
    """[CON-7.16]"""
    state = step_4("6", "C Sc", "W", clock=clock)
    assert state.timers() == []
    assert refused_by(state, "house time-up discard") == "CON-7.16"

    play(state, "anna keeps hand, carla keeps hand")
    waiting = asked(state)
    play(state, "bruno keeps hand")

    assert waiting == ["bruno"]
    assert [event["first_turn"] for event in events(state, "battle-started")] == [0]


def test_with_a_live_clock_the_step_lasts_its_time_even_if_all_have_answered() -> None:
    """[CON-7.16] Five seconds unless the host says otherwise."""
    state = step_4("6", "C Sc", "W", clock="live")
    timers = [(timer.name, timer.option) for timer in state.timers()]

    play(state, "anna keeps hand, bruno discards hand, carla keeps hand")
    before = happened(state)
    play(state, "house time-up discard")

    settled = RULES.settle_options(3, {})
    assert isinstance(settled, dict)
    assert timers == [("discard", "discard_seconds")]
    assert settled["discard_seconds"] == 5
    assert set(before) == {"hand-answered"}
    assert [event["seat"] for event in events(state, "hand-discarded")] == [1]
    assert "battle-started" in happened(state)


@pytest.mark.parametrize("hand", ["6", "C"])
def test_with_a_live_clock_the_step_opens_whoever_may_discard(hand: str) -> None:
    """[CON-7.16] Also when nobody may; its length would tell."""
    state = battle(
        options={"clock": "live"}, anna=f"hand {hand}; line 10", bruno="hand 6; out", carla="hand 5; out"
    )

    play(state, "anna passes, anna chooses roma")

    assert asked(state) == ["anna", "bruno", "carla"]
    assert len(state.timers()) == 1


def test_a_missing_answer_is_keep() -> None:
    """[CON-7.16, CON-D5]"""
    state = step_4("6", "C Sc", "W", clock="live")

    play(state, "bruno discards hand, house time-up discard")

    assert cards(state, "carla") == "winter"
    assert cards(state, "bruno") == "-"
    assert contested(state) == "lucca"


def test_a_default_keep_is_not_logged_as_one() -> None:
    """[CON-K11, CON-D5] carla's default looks to everyone like an answer of her own."""
    absent, present = step_4("6", "C Sc", "W"), step_4("6", "C Sc", "W")

    play(absent, "anna keeps hand, bruno discards hand, house default carla")
    play(present, "anna keeps hand, bruno discards hand, carla keeps hand")

    assert cards(absent, "carla") == "winter"
    assert "default-played" not in happened(absent)
    assert [told(absent, viewer) for viewer in VIEWERS] == [told(present, viewer) for viewer in VIEWERS]


def test_bruno_discards_and_nobody_learns_who_else_could_have() -> None:
    """[CON-X92, CON-7.16, CON-7.17, CON-K11] With anna's and carla's hands exchanged it would look the same."""
    state, exchanged = step_4("6", "C Sc", "W"), step_4("W", "C Sc", "6")
    choosers = [name for name in ("anna", "bruno", "carla") if len(legal(state, name)) > 1]

    play(state, "anna keeps hand, bruno discards hand, carla keeps hand")
    play(exchanged, "anna keeps hand, bruno discards hand, carla keeps hand")

    assert choosers == ["bruno", "carla"]
    assert told(state, "gallery") == told(exchanged, "gallery")
    assert told(state, "bruno") == told(exchanged, "bruno")
    for viewer in VIEWERS:
        announced = told(state, viewer, "hand-discarded")
        assert announced == [{"event": "hand-discarded", "seat": 1, "count": 2}]
        mine = VIEWERS.index(viewer)
        answers = [event["answer"] for event in told(state, viewer, "hand-answered") if event["seat"] != mine]
        assert set(answers) == {"unknown"}


def test_a_discarded_hand_is_not_shown_but_the_number_of_cards_is() -> None:
    """[CON-7.17, CON-K8] Its owner alone still knows it."""
    state = step_4("6", "C Sc", "5")

    play(state, "anna keeps hand, bruno discards hand, carla keeps hand")

    buried = [cards(seen(state, viewer), "bruno", "buried") for viewer in VIEWERS]
    assert buried == ["? ?", "courtesan scarecrow", "? ?", "? ?"]
    assert discarded(state) == "-"
    assert [told(state, viewer, "hand-discarded")[0]["count"] for viewer in VIEWERS] == [2] * 4


def test_who_has_discarded_sits_out_until_the_next_deal() -> None:
    """[CON-7.18] Out of this battle and the next; with new hands bruno is in again."""
    state = step_4("6 1", "C Sc", "5 1")
    play(state, "anna keeps hand, bruno discards hand, carla keeps hand")
    first = out(state)
    play(state, "anna 6, carla passes, anna passes, anna chooses roma, anna keeps hand, carla keeps hand")
    second = out(state)

    play(state, "anna 1, carla 5, carla 1, carla chooses siena")

    assert first == ["bruno"]
    assert second == ["bruno"]
    assert contested(state) == "siena"
    assert out(state) == []
    assert hand_size(state, "bruno") == 10
