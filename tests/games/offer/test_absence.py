"""Absent players [OFF-15]."""

from __future__ import annotations

import pytest

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.rules import Offer
from consigliere.kernel.viewer import bit
from tests.games.offer.scenario import (
    A9,
    A12,
    RULES,
    S7,
    all_over,
    asked,
    cards,
    checkpoint,
    events,
    fast_table,
    ghosts,
    happened,
    introductions,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    seen,
    stage,
    table,
    talk,
    told,
    trial,
    view,
    voted_out,
    whispers,
    why_not,
)

TWO = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"


def missed_vote(state: Offer, missing: list[int], accused: int = 0) -> None:
    """A vote in which these cast no ballot; nobody goes."""
    others = [seat for seat in range(int(state.seats)) if seat not in (*missing, accused)]
    play(state, f"{others[0]} accuse {accused}, {others[1]} second, {accused} end")
    for seat in (accused, *others):
        play(state, f"{seat} up")
    if stage(state) == "vote":
        play(state, "house time-up ballot")


def test_a_seat_is_never_taken_away() -> None:
    """[OFF-15.1] Whoever comes back finds role, answers and rights as they were."""
    state = night(S7)
    pass_night(state, "0 peek 2")
    play(state, "house away 0")
    before = view(state, "0")
    assert cards(seen(state, "0"))[0] == "consigliere"
    assert "accuse 2" in legal(state, "0")
    play(state, "0 say here I am")

    after = view(state, "0")
    assert after["seats"][2]["told"] == before["seats"][2]["told"] == "traitor"  # type: ignore[index]
    assert after["away"] == []
    assert told(state, "gallery", "came-back") == [{"event": "came-back", "seat": 0}]


def test_the_table_says_who_is_away() -> None:
    """[OFF-15.2]"""
    state = talk(S7)
    play(state, "house away 4")

    assert told(state, "gallery", "went-away") == [{"event": "went-away", "seat": 4}]
    assert view(state)["away"] == [4]
    assert refused_by(state, "house away 4") == "OFF-15.2"
    assert why_not(state, "0 away 4").name == "only-the-house"
    assert refused_by(talk(S7, ghosts=[4]), "house away 4") == "OFF-1.8"
    assert refused_by(state, "house away 7") == "OFF-1.8"
    voted_out(state, 2)
    assert refused_by(state, "house away 5") == "OFF-1.8"  # the game is over


def test_who_casts_no_ballot_on_two_days_with_a_vote_in_a_row_is_away() -> None:
    """[OFF-15.2] A day without a vote between them does not matter."""
    state = talk(S7)
    missed_vote(state, [5])
    all_over(state)
    assert "went-away" not in happened(state)
    pass_night(state)
    all_over(state)  # a day without a vote
    pass_night(state)
    missed_vote(state, [5, 6])
    assert "went-away" not in happened(state)
    all_over(state)

    assert [event["seat"] for event in told(state, "gallery", "went-away")] == [5]


@pytest.mark.parametrize("missed", [([5], [6]), ([6], [5])])
def test_a_ballot_between_them_breaks_the_row(missed: tuple[list[int], list[int]]) -> None:
    """[OFF-15.2] One ballot of a day is enough, in whichever vote."""
    state = talk(S7)
    missed_vote(state, [5])
    all_over(state)
    pass_night(state)
    missed_vote(state, missed[0])
    missed_vote(state, missed[1], accused=1)
    all_over(state)
    pass_night(state)
    missed_vote(state, [5])
    all_over(state)

    assert "went-away" not in happened(state)


def test_a_ballot_counts_for_its_own_day() -> None:
    """[OFF-15.2] Seat 5 votes on Day 1 and casts none on Days 2 and 3."""
    state = talk(S7)
    for missing in ([], [5], [5]):
        missed_vote(state, missing)
        all_over(state)
        pass_night(state)

    assert [event["seat"] for event in told(state, "gallery", "went-away")] == [5]


def test_who_is_gone_or_marked_is_not_marked_again() -> None:
    """[OFF-15.2] Seats 5 and 6 cast no ballot; then 5 is arrested and 6 loses his line."""
    state = talk(S7)
    missed_vote(state, [5, 6])
    all_over(state)
    pass_night(state, "2 point 5")
    play(state, "house away 6")
    missed_vote(state, [5, 6])
    all_over(state)

    assert [event["seat"] for event in told(state, "gallery", "went-away")] == [6]


@pytest.mark.parametrize("line", ["say hello", "claim don", "over", "accuse 0", "pass"])
def test_an_absent_player_is_back_when_he_acts_by_day(line: str) -> None:
    """[OFF-15.2]"""
    state = talk(S7)
    play(state, f"house away 4, 4 {line}")

    assert view(state)["away"] == []
    assert "came-back" in happened(state)


def test_who_has_come_back_begins_anew() -> None:
    """[OFF-15.2] One more missed ballot is not two in a row."""
    state = talk(S7)
    for _ in range(2):
        missed_vote(state, [5])
        all_over(state)
        pass_night(state)
    assert view(state)["away"] == [5]
    play(state, "5 say I was asleep")
    missed_vote(state, [5])
    all_over(state)
    assert view(state)["away"] == []
    pass_night(state)
    missed_vote(state, [5])
    all_over(state)

    assert view(state)["away"] == [5]


def test_absence_is_not_judged_from_the_night() -> None:
    """[OFF-15.3] Whoever chooses and confirms nothing in night after night is not away."""
    state = talk(S7)
    for _ in range(4):
        all_over(state)
        pass_night(state)

    assert not {"went-away", "away-noted", "default-played"} & set(happened(state))


def test_the_mark_does_not_change_during_a_night() -> None:
    """[OFF-15.4, OFF-15.5; OFF-X68] Seat 4's time runs out in the night: the mark appears at dawn."""
    state = night(S7)
    play(state, "house away 4")
    for viewer in ("0", "4", "gallery"):
        assert told(state, viewer) == []
        assert view(state, viewer)["away"] == []
        assert seen(state, viewer).absent() == 0
    assert refused_by(state, "house away 4") == "OFF-15.2"
    pass_night(state)
    assert told(state, "gallery", "went-away") == [{"event": "went-away", "seat": 4}]

    play(state, "0 accuse 1, 2 second, 1 end, 0 down, 1 down, 2 down, 3 up, 5 up, 6 up")
    closed = events(state, "vote-closed")[0]  # nobody waits for seat 4
    assert (closed["missing"], ghosts(state)) == ([4], [])


def test_who_is_away_does_not_come_back_in_a_night() -> None:
    """[OFF-15.4]"""
    state = talk(S7)
    play(state, "house away 3")
    all_over(state)
    play(state, "3 ready, 3 offer 5")
    assert view(state)["away"] == [3]
    assert told(state, "gallery", "came-back") == []
    pass_night(state)
    assert view(state)["away"] == [3]
    play(state, "3 say good morning")

    assert view(state)["away"] == []


@pytest.mark.parametrize("line", ["point 5", "sign nod 2", "sign mark 1 don", "team here I am"])
def test_an_absent_traitor_who_acts_in_a_night_stays_marked(line: str) -> None:
    """[OFF-15.4, OFF-9.11] Nobody else sees that he has pointed, made a sign or written to his team."""
    state = talk(TWO, team_chat=True)
    play(state, "house away 3")
    all_over(state)
    play(state, f"3 {line}")

    assert told(state, "gallery", "came-back") == []
    assert view(state)["away"] == [3]


def test_a_mark_of_the_opening_appears_on_day_1() -> None:
    """[OFF-15.4] By day it is public."""
    state = table(S7)
    play(state, "house away 4")
    assert view(state)["away"] == []
    checkpoint(state)

    assert view(state)["away"] == [4]


def test_a_mark_of_the_fast_games_secret_phase_appears_after_it() -> None:
    """[OFF-15.4, OFF-20.6]"""
    state = fast_table(0, 5)
    play(state, "house away 4")
    assert view(state)["away"] == []
    play(state, "0 place 2, house time-up secret")

    assert view(state)["away"] == [4]


def test_a_mark_of_the_step_of_the_patsy_waits_for_the_gun() -> None:
    """[OFF-15.4, OFF-21.5] Both steps are one secret phase."""
    state = fast_table(0, 7)
    play(state, "house away 4, 0 tap 2, house time-up secret")
    assert (stage(state), view(state)["away"]) == ("place", [])
    play(state, "0 place 5, house time-up secret")

    assert view(state)["away"] == [4]


def test_whoever_fell_in_the_night_is_not_marked() -> None:
    """[OFF-15.4]"""
    state = night(S7)
    play(state, "house away 4, 2 point 4")
    pass_night(state)

    assert told(state, "gallery", "went-away") == []


def test_the_table_goes_on_without_an_absent_player() -> None:
    """[OFF-15.5] In talk, windows, votes and elections nobody waits for him."""
    state = talk(S7)
    play(state, "house away 4")
    assert "4" not in asked(state)
    all_over(state)
    assert stage(state) == "night_1"

    state = talk(S7, clocks=False)
    play(state, "0 accuse 1, 2 no, 3 no, 5 no, 6 no, house away 4")
    assert stage(state) == "talk"

    state = talk(S7)
    play(state, "0 accuse 1, 2 second, 1 end, 0 up, 1 up, 2 up, 3 up, 5 up, 6 up, house away 4")
    assert stage(state) == "talk"

    state = introductions(S7, elected_item="gun")
    for seat in range(7):
        play(state, f"{seat} pass")
    play(state, "0 elect 1, 1 elect 1, 2 elect 1, 3 elect 1, 5 elect 1, 6 elect 1, house away 4")
    assert stage(state) == "talk"

    state = talk(S7)
    play(state, "0 over, 1 over, 2 over, 3 over, 5 over, 6 over, house away 4")
    assert stage(state) == "night_1"


def test_an_absent_player_is_not_waited_for() -> None:
    """[OFF-15.5] Whether he went before the stage or in it; he may act all the same."""
    others = ["0", "1", "2", "3", "5", "6"]
    state = talk(S7)
    play(state, "house away 4, 0 accuse 1")
    assert asked(state) == ["2", "3", "5", "6"]
    assert "second" in legal(state, "4")
    play(state, "2 second, 1 end")
    assert asked(state) == others
    assert "up" in legal(state, "4")

    state = introductions(S7, elected_item="gun")
    for seat in range(7):
        play(state, f"{seat} pass")
    play(state, "house away 4")
    assert asked(state) == others
    assert "elect 1" in legal(state, "4")


def test_without_clocks_a_night_does_not_wait_for_an_absent_player() -> None:
    """[OFF-15.5, OFF-3.2] If everybody is away it does."""
    state = talk(S7, clocks=False)
    play(state, "house away 4")
    all_over(state)
    play(state, "0 ready, 1 ready, 2 ready, 3 ready, 5 ready")
    assert (stage(state), asked(state)) == ("night_1", ["6"])
    play(state, "6 ready")
    assert stage(state) == "night_2"

    state = talk(S7, clocks=False)
    for seat in range(7):
        play(state, f"house away {seat}")
    for seat in range(7):
        play(state, f"house default {seat}")
    assert asked(state) == [str(seat) for seat in range(7)]
    for seat in range(7):
        assert stage(state) == "night_1"
        play(state, f"{seat} ready")
    assert stage(state) == "night_2"


def test_if_everybody_is_away_the_living_are_waited_for() -> None:
    """[OFF-15.5]"""
    state = talk(S7)
    for seat in range(6):
        play(state, f"house away {seat}")
    assert asked(state) == ["6"]
    play(state, "house away 6")

    assert asked(state) == [str(seat) for seat in range(7)]


@pytest.mark.parametrize(
    ("away", "pointers", "arrested"),
    [
        ([3], "2 point 5", [5]),
        ([3], "2 point 5, 3 point 6", []),  # he has set a pointer: he is heard
        ([3], "3 point 5", []),
        ([2, 3], "", []),
        ([2], "3 point 5", [5]),
    ],
)
def test_an_absent_traitor_is_left_out(away: list[int], pointers: str, arrested: list[int]) -> None:
    """[OFF-15.6; OFF-X67; OFF-D14]"""
    state = talk(TWO)
    for seat in away:
        play(state, f"house away {seat}")
    all_over(state)
    pass_night(state, pointers)

    assert ghosts(state) == arrested


@pytest.mark.parametrize(
    ("arrest_rule", "pointers", "arrested"),
    [
        ("majority", "2 point 5", []),  # one of two living traitors is not more than half
        ("majority", "2 point 5, 3 point 5", [5]),
        ("random_of_pointed", "3 point 5", [5]),
    ],
)
def test_by_the_other_rules_an_absent_traitor_counts(
    arrest_rule: str, pointers: str, arrested: list[int]
) -> None:
    """[OFF-9.12, OFF-15.6] He is left out of the unanimity alone; a pointer of his is one like any other."""
    state = talk(TWO, arrest_rule=arrest_rule)
    play(state, "house away 3")
    all_over(state)
    pass_night(state, pointers)

    assert ghosts(state) == arrested


def test_a_mark_of_the_same_night_changes_no_arrest() -> None:
    """[OFF-15.4, OFF-15.6] A present traitor who has set no pointer counts as disagreeing."""
    state = night(TWO)
    play(state, "house away 3")
    pass_night(state, "2 point 5")

    assert ghosts(state) == []


def test_who_plays_an_absent_seat_is_agreed() -> None:
    """[OFF-15.7] Defaults unless a bot was agreed on."""
    option = next(option for option in RULES.options if option.name == "absent_seat")

    assert (option.default, option.choices) == ("defaults", ("defaults", "bot", "substitute"))
    for value in option.choices:
        assert isinstance(RULES.settle_options(9, {"absent_seat": value}), dict)


def test_an_absent_player_is_told_what_is_his() -> None:
    """[OFF-15.1] Answers of a night before which he left reach him."""
    state = talk(S7)
    play(state, "house away 0")
    all_over(state)
    pass_night(state, "0 peek 2")

    assert [w["answer"] for w in whispers(state, "0")] == ["traitor"]


def test_a_last_act_does_not_wait_for_an_absent_ghost() -> None:
    """[OFF-15.2, OFF-15.5] Without clocks nothing else would end it; nobody sees a mark."""
    state = talk(A12, clocks=False)
    voted_out(state, 3)
    play(state, "house away 3")
    assert (state.absent(), view(state)["away"]) == (bit(3), [])
    assert refused_by(state, "house away 3") == "OFF-15.2"
    play(state, "house default 3")
    assert stage(state) == "night_1"
    assert refused_by(state, "house away 3") == "OFF-1.8"  # nothing more is asked of him


def test_a_night_with_bribes_does_not_wait_for_an_absent_ghost() -> None:
    """[OFF-15.5; OFF-D1] And if he has come back by the next night he is waited for again."""
    state = night(S7, 2, ghosts=[4], bribes=True, clocks=False)
    assert refused_by(state, "house away 4") == "OFF-1.8"
    checkpoint(state)
    checkpoint(state)
    play(state, "house away 4")
    assert told(state, "gallery", "away-noted") == told(state, "ghost 4", "away-noted") == []
    assert state.absent() == bit(4)
    pass_night(state)

    assert state.absent() == 0
    assert told(state, "gallery", "went-away") == []


def test_absence_of_a_ghost_is_no_matter() -> None:
    """[OFF-15.2]"""
    state = talk(A9, ghosts=[8])
    play(state, "house away 0")
    trial(state, 0, downs=range(8))

    assert view(state)["away"] == []


def test_a_ballot_of_a_vote_that_a_shot_cancels_was_cast() -> None:
    """[OFF-15.2, OFF-8.6] Seat 5 misses the vote of Day 1, and on Day 2 all but one that a shot ends."""
    state = talk(f"{TWO} mafioso")
    missed_vote(state, [5])
    all_over(state)
    pass_night(state, "2 point nobody, 3 point nobody")
    state.write(e.ITEM_PLACED, w.GUN, 6, 0, 0)
    play(state, "0 accuse 1, 2 second, 1 end, 5 down, 6 shoot 1")
    missed_vote(state, [1, 5])
    all_over(state)

    assert events(state, "went-away") == []


def test_a_ghost_who_was_away_for_his_coin_is_waited_for_in_the_next_night() -> None:
    """[OFF-15.1, OFF-12.10] He may be back by then, and have a word to send."""
    state = talk(A12, clocks=False, bribes=True)
    voted_out(state, 3)
    play(state, "house away 3, house default 3")
    checkpoint(state)
    checkpoint(state)

    assert stage(state) == "night_3"
    assert "3" in asked(state)
    assert state.absent() == 0
