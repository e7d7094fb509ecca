"""The belief bot: what it makes of the ledger, and how its traitors lie."""

from __future__ import annotations

from itertools import combinations
from time import perf_counter

import pytest

from consigliere.bots.offer import prospects, weights
from consigliere.bots.offer.evidence import case_of, talk_weight
from consigliere.bots.offer.reading import table_of
from consigliere.games.offer.rules import Offer
from tests.bots.offer.test_greedy import C9, answer, choice
from tests.games.offer.scenario import play, talk, trial


def odds(state: Offer, sure: dict[int, bool] | None = None) -> list[float]:
    """What somebody thinks who is sure of these."""
    return weights.odds(table_of(state), sure or {}, {})


# --- weights -------------------------------------------------------------------------------------


def test_without_a_clue_everybody_is_as_likely_as_anybody() -> None:
    found = odds(talk(C9), {4: False})

    assert found == pytest.approx([0 if seat == 4 else 2 / 8 for seat in range(9)])


def test_the_odds_add_up_to_the_traitors_left() -> None:
    state = talk(C9, day=2, ghosts=[6])
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 3 suspect 5, 5 accuse 3")

    assert sum(odds(state)) == pytest.approx(2)
    assert sum(odds(state, {4: False, 2: True})) == pytest.approx(2)


def test_the_odds_are_the_shares_of_all_sets_by_weight() -> None:
    """Checked against every set of two, one by one."""
    state = talk(C9, day=2, ghosts=[6])
    play(
        state,
        "0 claim consigliere, 2 claim consigliere, 0 report 1 2 traitor, 2 report 1 0 traitor, 4 suspect 2",
    )
    case = case_of(table_of(state))
    living = [seat for seat in range(9) if seat != 6]
    together = case.together()
    sets = {
        (one, other): case.deeds[one]
        * case.deeds[other]
        * together[living.index(one)][living.index(other)]
        * talk_weight(case, 1 << one | 1 << other)
        for one, other in combinations(living, 2)
    }

    for seat in living:
        share = sum(weight for pair, weight in sets.items() if seat in pair) / sum(sets.values())
        assert odds(state)[seat] == pytest.approx(share)


def test_the_report_of_a_shown_consigliere_is_as_good_as_proof() -> None:
    state = talk(C9, day=3)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 0 report 2 4 family")
    before = odds(state)
    trial(state, 0, downs=[2, 3, 4, 5, 6])
    after = odds(state)

    assert before[2] > 0.8
    assert after[2] > before[2]
    assert after[4] < 0.05


def test_two_who_claim_the_same_and_accuse_each_other_are_not_both_honest() -> None:
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 2 claim consigliere, 2 report 1 0 traitor")
    found = odds(state)

    assert found[0] == pytest.approx(found[2])
    assert found[0] + found[2] >= 1
    assert min(found[0], found[2]) > max(found[4:])


def test_who_saved_a_traitor_is_more_likely_one() -> None:
    state = talk(C9, day=2)
    trial(state, 2, downs=[0, 1, 4, 5, 6])
    found = odds(state)

    assert found[3] == found[7] > found[0]


def test_what_somebody_said_and_did_about_another_counts_once() -> None:
    """Who names, asks for votes and votes out an innocent is no worse than who only votes with the rest."""
    state = talk(C9, day=2)
    play(state, "4 suspect 6, 4 ask-vote 6, 3 accuse 6, 5 second, 6 end")
    for seat in range(9):
        play(state, f"{seat} {'up' if seat in (6, 7) else 'down'}")
    found = odds(state)

    assert found[4] == found[8] > found[7]


def test_a_claim_of_today_proves_nothing_and_one_that_stood_for_a_night_does() -> None:
    """Its holder may not have had his chance to object; whoever is about to go would say it."""
    state = talk(C9, day=2)
    play(state, "4 claim don")
    fresh = odds(state)[4]
    state.day = 3

    assert fresh == pytest.approx(2 / 9, abs=0.1)
    assert odds(state)[4] < 1 / 9


def test_the_only_consigliere_whom_nobody_arrests_is_doubted() -> None:
    """The traitors would not leave the true one alone, night after night."""
    fresh = talk(C9, day=2)
    old = talk(C9, day=2)
    for state in (fresh, old):
        play(state, "0 claim consigliere, 0 report 1 4 family")
        state.day = 3
    old.day = 5

    assert odds(old)[0] > odds(fresh)[0]


# --- what comes of it ----------------------------------------------------------------------------


def test_the_reported_traitor_is_accused() -> None:
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor")

    assert choice(state, 5, "belief") == "accuse 2"


def test_a_reported_traitor_claims_to_be_the_consigliere_himself() -> None:
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor")

    assert answer(state, 2, "belief") == "claim consigliere"
    play(state, "2 claim consigliere")
    assert answer(state, 2, "belief") == "report 1 0 traitor"
    assert "consigliere" not in answer(state, 3, "belief")


def test_a_false_consigliere_has_something_to_tell_of_every_night() -> None:
    """[OFF-6.9] The true one has: who tells of last night only would be known by it."""
    state = talk(C9, day=4)
    play(state, "0 claim consigliere, 0 report 3 2 traitor, 2 claim consigliere")
    nights = []
    for _ in range(3):
        said = answer(state, 2, "belief")
        play(state, f"2 {said}")
        nights.append(said.split()[:2])

    assert nights == [["report", "3"], ["report", "2"], ["report", "1"]]
    assert not answer(state, 2, "belief").startswith("report")


def test_the_disputed_consigliere_is_not_arrested() -> None:
    """His card would settle who lied."""
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 2 claim consigliere, 2 report 1 0 traitor")
    for seat in range(9):
        play(state, f"{seat} over")

    for seat in (2, 3):
        pointed = answer(state, seat, "belief")
        assert pointed.startswith("point")
        assert pointed != "point 0"


def test_an_accused_traitor_claims_a_role_that_nobody_has_claimed() -> None:
    """Then it is word against word; once both are taken there is none left."""
    state = talk(C9, day=2)
    play(state, "4 accuse 2, 5 second")
    assert answer(state, 2, "belief") == "claim consigliere"

    state = talk(C9, day=2, ghosts=[0, 8])
    play(state, "4 accuse 2, 5 second")
    assert answer(state, 2, "belief") == "claim don"

    state = talk(C9, day=2, ghosts=[0, 8])
    play(state, "1 claim don, 4 accuse 2, 5 second")
    assert "claim don" not in answer(state, 2, "belief")


def test_who_is_contradicted_can_be_tried_again_on_the_same_day() -> None:
    """A false claim buys no peace."""
    state = talk(C9, day=2)
    play(state, "4 accuse 2, 5 second, 2 claim don, 2 end")
    for seat in range(9):
        play(state, f"{seat} up")
    play(state, "1 claim don, 1 suspect 2, 8 suspect 2")

    assert choice(state, 7, "belief") in ("accuse 2", "accuse 1")


def test_traitors_accuse_and_second_nearly_as_often_as_honest_players() -> None:
    """[OFF-7.1] Who always hangs back is known by it."""
    state = talk(C9)
    play(state, "4 accuse 6")

    assert {answer(state, 7, "belief", seed) for seed in range(12)} == {"second"}
    assert {answer(state, 3, "belief", seed) for seed in range(12)} == {"second", "no"}


def test_who_accuses_and_who_seconds_stand_by_it_unless_something_new_is_told() -> None:
    """[OFF-7.9] At an even number a hair would decide."""
    roles = "consigliere don cop cop cop mafioso mafioso mafioso mafioso mafioso mafioso mafioso"
    state = talk(roles)
    play(state, "5 accuse 6, 7 second, 6 claim mafioso, 6 end")
    assert [answer(state, seat, "belief") for seat in (5, 7, 8)] == ["down", "down", "up"]

    state = talk(roles)
    play(state, "5 accuse 1, 7 second, 1 claim don, 1 end")
    assert [answer(state, seat, "belief") for seat in (5, 7)] == ["up", "up"]


def test_traitors_accuse_when_a_vote_wins_the_game() -> None:
    """[OFF-14.2] If it hits the Family they are as many."""
    state = talk("consigliere don cop cop mafioso", day=3)

    assert choice(state, 2, "belief").startswith("accuse")


def test_a_traitor_votes_as_an_honest_player_would() -> None:
    """Whatever the accused is, mate or not: a vote must not give him away."""
    for accused in (2, 6):
        state = talk(C9)
        play(state, f"4 accuse {accused}, 5 second, {accused} end")
        assert answer(state, 3, "belief") == answer(state, 7, "belief") == "down"


def share_in_a_hurry(roles: str, seat: int, **what: object) -> float:
    """How often somebody accuses on a day on which nobody has spoken yet."""
    state = talk(roles, day=2, **what)
    return sum(answer(state, seat, "belief", seed).startswith("accuse") for seed in range(200)) / 200


def test_a_traitor_in_a_small_team_accuses_before_anybody_has_spoken_more_often() -> None:
    """[OFF-5.9] A day that is over tells nothing; with a team there is more to lose by being seen."""
    alone = share_in_a_hurry("consigliere don cop mafioso mafioso mafioso mafioso", 2)
    of_three = share_in_a_hurry(
        "consigliere don cop cop cop mafioso mafioso mafioso mafioso mafioso mafioso", 2
    )

    assert alone > of_three > 0


@pytest.mark.parametrize(
    "roles", ["consigliere don cop mafioso mafioso mafioso mafioso", C9, f"{C9} mafioso"]
)
def test_nobody_is_known_by_his_hurry(roles: str) -> None:
    """Anybody may be in one; nobody is silent all day. At even and odd numbers of players."""
    of_a_traitor, of_the_family = share_in_a_hurry(roles, 2), share_in_a_hurry(roles, 5)

    assert 0 < of_the_family < of_a_traitor < 4 * of_the_family
    state = talk(roles, day=2)
    for seat in (2, 5):
        assert not any(answer(state, seat, "belief", seed) == "over" for seed in range(200))


def test_a_question_is_answered_in_a_hurry_too() -> None:
    """[OFF-6.13]"""
    state = talk("consigliere don cop mafioso mafioso mafioso mafioso", day=2)
    play(state, "0 ask 2 claim any")

    assert {answer(state, 2, "belief", seed) for seed in range(20)} == {"because 1 claim mafioso"}


def test_when_one_more_wrong_vote_wins_a_traitor_disputes_the_only_claim() -> None:
    """[OFF-14.2] Word against word is the best he can get."""
    state = talk("consigliere don cop mafioso", day=3)
    play(state, "1 claim don")

    assert answer(state, 2, "belief") == "claim don"


def test_who_stood_alone_for_an_innocent_is_arrested() -> None:
    """[OFF-9.10] He may be the Consigliere, who knew."""
    state = talk(C9, day=2)
    trial(state, 8, downs=[0, 1, 2, 3, 5, 6, 7])

    assert answer(state, 2, "belief") == "point 4"


# --- prospects and time --------------------------------------------------------------------------


def test_the_chances_to_win_are_those_of_the_rules_at_even_numbers() -> None:
    """[OFF-W38, OFF-W41, OFF-W50, OFF-W53] At odd ones the traitors would leave a night without an arrest."""
    assert prospects.by_day(5, 1) == pytest.approx(3 / 8)
    assert prospects.by_day(7, 1) == pytest.approx(29 / 64)
    assert prospects.by_day(9, 3) == pytest.approx(27 / 256)
    assert prospects.by_day(11, 3) == pytest.approx(125 / 896)
    assert prospects.by_day(7, 2) < 94 / 315


def test_waiting_alone_gains_nothing() -> None:
    """Whom nothing speaks against is as good a choice as nobody, at even numbers too."""
    for family, traitors in ((7, 1), (6, 1), (7, 2), (8, 2), (12, 3), (16, 4)):
        assert prospects.gain(family, traitors, traitors / (family + traitors)) >= 0


def test_twenty_seats_are_thought_through_in_time() -> None:
    """A decision takes under 100 ms; the bound leaves room for a busy machine."""
    state = talk("consigliere don cop cop cop cop " + "mafioso " * 14, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 2 claim consigliere, 2 report 1 0 traitor")
    trial(state, 7, downs=[0, 1, 2, 3])
    best = min(_seconds(state) for _ in range(3))

    assert best < 0.3


def _seconds(state: Offer) -> float:
    started = perf_counter()
    odds(state, {5: False})
    return perf_counter() - started
