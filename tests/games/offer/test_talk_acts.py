"""Talk acts: statements that everybody can make, and their ledger [OFF-6]."""

from __future__ import annotations

import pytest

from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.refusal import Illegal
from tests.games.offer.scenario import (
    A12,
    RULES,
    S7,
    asked,
    events,
    fast_table,
    figures,
    introductions,
    legal,
    night,
    pass_night,
    play,
    refused_by,
    stage,
    talk,
    told,
    view,
    voted_out,
    why_not,
)

# Everything but talk: what a talk act must leave as it is.
QUIET = ("acts_today", "ledger")


def said(state: Offer, line: str) -> list[dict[str, object]]:
    """What everybody hears of an act."""
    state.log = []
    play(state, line)
    return told(state, "gallery")


def test_an_act_is_public_may_be_false_and_changes_nothing() -> None:
    """[OFF-6.1, OFF-6.9, OFF-I12; OFF-X19] The Cop claims to be the Consigliere."""
    state = talk(S7, day=2)
    before = view(state)
    play(state, "2 claim consigliere, 2 report 1 5 traitor")
    after = view(state)

    assert [event["event"] for event in told(state, "gallery")] == ["claimed", "traitor-reported"]
    assert len(after["ledger"]) == 2  # type: ignore[arg-type]
    for name in before:
        if name not in ("ledger", "seats"):
            assert after[name] == before[name], name
    rows = [{k: v for k, v in row.items() if k not in QUIET} for row in before["seats"]]  # type: ignore[attr-defined]
    assert [{k: v for k, v in row.items() if k not in QUIET} for row in after["seats"]] == rows  # type: ignore[attr-defined]


# When.


def test_when_acts_are_allowed() -> None:
    """[OFF-6.2] In one's introduction, in free talk, while an accusation waits, in one's own defence."""
    state = introductions(S7)
    play(state, "0 suspect 1")
    state = talk(S7)
    play(state, "3 suspect 1, 0 accuse 4, 5 trust 4, 4 claim don, 1 second, 4 claim mafioso")

    assert [event["seat"] for event in events(state, "claimed")] == [4, 4]


def test_when_acts_are_not_allowed() -> None:
    """[OFF-6.2, OFF-7.8, OFF-7.19, OFF-9.1; OFF-X21]"""
    assert refused_by(introductions(S7), "1 claim don") == "OFF-6.2"
    state = talk(S7)
    play(state, "0 accuse 4, 1 second")
    assert why_not(state, "0 claim don").rules == ("OFF-6.2", "OFF-7.8")
    play(state, "4 end")
    assert why_not(state, "0 claim don").rules == ("OFF-6.2", "OFF-7.19")
    assert why_not(state, "4 say mercy").rules == ("OFF-6.2", "OFF-7.19")
    for line in ("2 claim don", "2 say psst"):
        assert why_not(night(S7), line).rules == ("OFF-6.2", "OFF-9.1")
    electing = introductions(S7, elected_item="gun")
    for seat in range(7):
        play(electing, f"{seat} pass")
    assert refused_by(electing, "0 claim don") == "OFF-6.2"


def test_the_last_act_of_a_ghost_is_watched_in_silence() -> None:
    """[OFF-6.2, OFF-12.2, OFF-8.10] While a coin is given, and while the Saboteur chooses a side."""
    giving = night(S7, bribes=True)
    pass_night(giving, "2 point 5")
    choosing = talk(A12)
    voted_out(choosing, 3)
    assert (stage(giving), stage(choosing)) == ("coin", "blast")

    for state in (giving, choosing):
        assert refused_by(state, "0 say well well") == refused_by(state, "0 claim don") == "OFF-6.2"


# The ledger.


def test_every_act_has_a_number_and_is_kept() -> None:
    """[OFF-6.3] With speaker, day and arguments."""
    state = talk(S7, day=2)
    play(state, "2 claim don, 0 report 1 5 family, 6 will-vote 2 down")
    numbers = [event["number"] for event in told(state, "gallery")]

    assert numbers == [1, 2, 3]
    found = figures(state)
    assert found["claims"] == [{"seat": 2, "role": "don", "day": 2, "entry": 1}]
    assert found["reports"] == [{"seat": 0, "about": 5, "side": "family", "night": 1, "entry": 2}]
    assert found["promises"] == [{"seat": 6, "about": 2, "thumb": "down", "entry": 3}]


def test_decisions_enter_the_same_ledger() -> None:
    """[OFF-6.4] Accusations, seconds, every ballot, shots; they are no talk acts."""
    state = talk(S7, gun=5)
    play(state, "0 accuse 4, 1 second, 4 end")
    for seat in range(7):
        play(state, f"{seat} {'down' if seat < 3 else 'up'}")
    play(state, "5 shoot 6, 0 suspect 1")

    numbers = {str(event["event"]): event["number"] for event in events(state) if "number" in event}
    assert numbers == {"accused": 1, "seconded": 2, "vote-counted": 3, "shot": 10, "suspected": 11}
    assert figures(state)["votes"] == [
        {"day": 1, "about": 4, "down": [0, 1, 2], "up": [3, 4, 5, 6], "entry": 3}
    ]
    play(state, "0 because 1 suspect 1, 0 because 9 trust 2, 0 because 10 suspect 5")
    for entry in (1, 2, 3, 9, 10):
        assert refused_by(state, f"0 agree {entry}") == "OFF-6.14"


def test_passes_enter_the_ledger() -> None:
    """[OFF-6.4]"""
    roles = "consigliere don cop accomplice coward mafioso mafioso mafioso"
    state = night(roles, bribes=True)
    play(state, "2 point 7, 3 gun 4")
    for _ in range(4):
        play(state, "house time-up night")
    play(state, "7 coin left, 4 pass gun left, 0 because 1 suspect 5, 0 because 2 suspect 5")

    entered = [(event["event"], event["number"]) for event in events(state) if "number" in event]
    assert entered[:2] == [("coin-given", 1), ("item-passed", 2)]


# Arguments.


@pytest.mark.parametrize(
    "line",
    ["claim saboteur", "suspect 0", "trust 0", "suspect 6", "trust 7", "ask-vote 6", "will-vote 0 up"],
)
def test_arguments_must_mean_something(line: str) -> None:
    """[OFF-6.5; OFF-X20] A role of the list; another seat, living."""
    state = talk(S7, day=2, ghosts=[6])

    assert refused_by(state, f"0 {line}") == "OFF-6.5"


def test_twenty_acts_a_day() -> None:
    """[OFF-6.6; OFF-X21] PASS and OVER are not counted."""
    state = talk(S7)
    for _ in range(20):
        play(state, "0 suspect 1, 0 pass")

    assert refused_by(state, "0 suspect 1") == "OFF-6.6"
    assert figures(state)["seats"][0]["acts_left"] == 0  # type: ignore[index]
    play(state, "0 pass, 0 over, 0 not over, 1 suspect 0, 0 say enough")
    assert dict(why_not(state, "0 trust 1").arguments) == {"most": "20"}


@pytest.mark.parametrize("limit", [1, 5])
def test_the_limit_is_agreed_and_begins_anew_each_day(limit: int) -> None:
    """[OFF-6.6]"""
    state = talk(S7, talk_limit=limit)
    for _ in range(limit):
        play(state, "0 suspect 1")
    assert refused_by(state, "0 suspect 1") == "OFF-6.6"
    for seat in range(7):
        play(state, f"{seat} over")
    for _ in range(4):
        play(state, "house time-up night")

    play(state, "0 suspect 1")
    assert stage(state) == "talk"


def test_bots_talk_in_acts_alone() -> None:
    """[OFF-6.7] Free text is in no list of choices, neither closed nor composed of parts."""
    state = talk(S7)

    assert "say" not in {command.verb for command in RULES.catalogue}
    assert not any(command.verb == "say" for command in RULES.open_commands(state, 0, FastChance(1)))


# Each act.


ACTS: dict[str, dict[str, object]] = {
    "claim don": {"event": "claimed", "role": "don"},
    "report 1 5 family": {"event": "family-reported", "night": 1, "about": 5},
    "report 1 5 traitor": {"event": "traitor-reported", "night": 1, "about": 5},
    "suspect 4": {"event": "suspected", "about": 4},
    "trust 4": {"event": "trusted", "about": 4},
    "will-vote 4 down": {"event": "vote-promised", "about": 4, "thumb": "down"},
    "will-vote 4 up": {"event": "vote-promised", "about": 4, "thumb": "up"},
    "ask-vote 4": {"event": "vote-wanted", "about": 4},
    "agree 1": {"event": "agreed", "entry": 1},
    "disagree 1": {"event": "disagreed", "entry": 1},
    "bought -": {"event": "no-word-told"},
    "bought role:don": {"event": "role-word-told", "role": "don"},
    "bought player:3": {"event": "player-word-told", "about": 3},
}


@pytest.mark.parametrize("line", ACTS)
def test_what_an_act_says(line: str) -> None:
    """[OFF-6.8, OFF-6.9, OFF-6.10, OFF-6.11, OFF-6.12, OFF-6.14, OFF-6.16]"""
    state = talk(S7, day=2, bribes=True)
    play(state, "5 suspect 0")

    assert said(state, f"1 {line}") == [{"number": 2, "seat": 1, **ACTS[line]}]


def test_a_report_is_of_a_past_night() -> None:
    """[OFF-6.9] Of the living or of ghosts, but not of oneself."""
    state = talk(S7, day=3, ghosts=[6])
    play(state, "0 report 1 6 traitor, 0 report 2 5 family, 0 report 0 5 family")

    assert refused_by(state, "0 report 3 5 family") == "OFF-6.9"
    assert refused_by(state, "0 report 9 5 family") == "OFF-6.9"
    assert refused_by(state, "0 report 2 0 family") == refused_by(state, "0 report 2 7 family") == "OFF-6.5"


def test_opinions_are_kept_as_they_were_last_given() -> None:
    """[OFF-6.10]"""
    state = talk(S7)
    play(state, "0 suspect 4, 1 suspect 4, 2 trust 4, 0 trust 4")

    assert figures(state)["opinions"] == [{"about": 4, "suspected_by": [1], "trusted_by": [0, 2]}]


QUESTIONS: dict[str, dict[str, object]] = {
    "claim any": {"event": "role-asked"},
    "report any 5 traitor": {"event": "report-night-asked", "about": 5, "side": "traitor"},
    "report 1 any family": {"event": "report-about-asked", "night": 1, "side": "family"},
    "report 1 5 any": {"event": "report-side-asked", "night": 1, "about": 5},
    "suspect any": {"event": "suspect-asked"},
    "trust any": {"event": "trust-asked"},
    "will-vote any down": {"event": "promise-about-asked", "thumb": "down"},
    "will-vote 5 any": {"event": "promise-thumb-asked", "about": 5},
    "ask-vote any": {"event": "wanted-asked"},
    "agree any": {"event": "agreement-asked"},
    "disagree any": {"event": "disagreement-asked"},
    "bought any": {"event": "word-asked"},
}


@pytest.mark.parametrize("act", QUESTIONS)
def test_a_question_leaves_exactly_one_place_open(act: str) -> None:
    """[OFF-6.13; OFF-X20]"""
    state = talk(S7, day=2, bribes=True)

    assert said(state, f"0 ask 4 {act}") == [
        {"event": "question-put", "number": 1, "seat": 0, "target": 4},
        {"number": 1, "seat": 0, **QUESTIONS[act]},
    ]
    if act not in ("bought any",):
        assert refused_by(state, f"0 {act}") == "OFF-6.13"


@pytest.mark.parametrize(
    "act", ["report any any traitor", "suspect 5", "will-vote any any", "report 1 5 family"]
)
def test_a_question_with_two_open_places_or_none_is_refused(act: str) -> None:
    """[OFF-6.13; OFF-X20]"""
    assert refused_by(talk(S7, day=2), f"0 ask 4 {act}") == "OFF-6.13"


@pytest.mark.parametrize("inner", ["pass", "over", "ask 3 suspect any"])
def test_only_acts_with_arguments_can_be_asked_for(inner: str) -> None:
    """[OFF-6.13]"""
    with pytest.raises(Illegal, match="bad-question"):
        RULES.parse(f"ask 4 {inner}")


def test_a_question_is_put_to_another_living_player() -> None:
    """[OFF-6.5, OFF-6.13]"""
    state = talk(S7, day=2, ghosts=[6])

    for target in (0, 6, 7):
        assert refused_by(state, f"0 ask {target} claim any") == "OFF-6.5"


@pytest.mark.parametrize("act", ["report any 4 traitor", "report 1 4 any", "will-vote 4 any"])
def test_nobody_is_asked_about_himself(act: str) -> None:
    """[OFF-6.5, OFF-6.13] x is another seat for the one who is to answer; that may be whoever asks."""
    state = talk(S7, day=2)

    assert refused_by(state, f"0 ask 4 {act}") == "OFF-6.5"
    play(state, f"0 ask 5 {act}, 4 ask 5 {act}")


def test_agreeing_is_with_an_earlier_talk_act() -> None:
    """[OFF-6.14]"""
    state = talk(S7)
    play(state, "0 suspect 4, 0 accuse 4, house time-up second, 2 agree 1, 3 disagree 1, 3 agree 3")

    for entry in (0, 2, 6, 40):
        assert refused_by(state, f"5 agree {entry}") == refused_by(state, f"5 disagree {entry}") == "OFF-6.14"


def test_a_reason_is_an_entry_of_the_ledger() -> None:
    """[OFF-6.15]"""
    state = talk(S7)
    play(state, "0 accuse 4, house time-up second")

    assert said(state, "1 because 1 suspect 0") == [
        {"event": "reason-given", "number": 2, "seat": 1, "entry": 1},
        {"event": "suspected", "number": 2, "seat": 1, "about": 0},
    ]
    assert [event["event"] for event in said(state, "1 because 2 ask 4 suspect any")] == [
        "reason-given",
        "question-put",
        "suspect-asked",
    ]
    assert refused_by(state, "1 because 4 suspect 0") == "OFF-6.15"
    with pytest.raises(Illegal, match=r"OFF-6\.15"):
        RULES.parse("because 0 suspect 0")


@pytest.mark.parametrize("inner", ["because 1 suspect 4", "pass", "over"])
def test_what_needs_no_reason_has_none(inner: str) -> None:
    """[OFF-6.15]"""
    with pytest.raises(Illegal, match="no-such-reason"):
        RULES.parse(f"because 1 {inner}")


def test_a_word_that_was_bought_is_a_word() -> None:
    """[OFF-6.16, OFF-12.12]"""
    state = talk(S7, bribes=True)
    play(state, "0 bought Maria, 0 bought -")

    assert [(event["event"], event["number"]) for event in told(state, "gallery")] == [
        ("word-told", 1),
        ("no-word-told", 2),
    ]
    assert refused_by(state, "0 bought two words") == "OFF-12.12"
    assert refused_by(state, "0 bought role:saboteur") == "OFF-12.12"
    assert refused_by(state, "0 bought player:7") == "OFF-12.12"


def test_over_may_be_taken_back() -> None:
    """[OFF-6.17]"""
    state = talk(S7)
    play(state, "3 over")
    assert "3" not in asked(state)
    assert refused_by(state, "3 over") == "OFF-5.13"
    assert refused_by(state, "4 not over") == "OFF-6.17"
    play(state, "3 not over")

    assert "3" in asked(state)
    assert [event["seats"] for event in told(state, "gallery", "over-taken-back")] == [[3]]


def test_pass_says_nothing_now() -> None:
    """[OFF-6.17]"""
    state = talk(S7)
    play(state, "3 pass")

    assert told(state, "gallery") == [{"event": "passed", "seat": 3}]
    assert "3" in asked(state)
    assert legal(state, "3")[:2] == ["pass", "over"]


def test_in_the_fast_game_acts_are_made_while_the_gun_lies_on_the_table() -> None:
    """[OFF-20.6, OFF-6.2]"""
    state = fast_table(0, 5)
    assert refused_by(state, "1 claim cop") == "OFF-6.2"
    play(state, "0 place 2, house time-up secret, 1 claim cop, 2 suspect 3, 0 trust 2, house time-up holder")
    play(state, "4 suspect 0, 2 say I am thinking")

    assert [event["number"] for event in events(state) if "number" in event] == [1, 2, 3, 4]
