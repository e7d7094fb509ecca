"""The greedy bot, position by position: what it says and does who is asked."""

from __future__ import annotations

import pytest

from consigliere.bots import make
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import OPEN
from consigliere.kernel.state import View
from tests.games.offer.scenario import (
    A9,
    RULES,
    S7,
    all_over,
    checkpoint,
    fast_table,
    introductions,
    night,
    pass_night,
    play,
    talk,
    trial,
)

C9 = "consigliere don cop cop mafioso mafioso mafioso mafioso mafioso"


def answer(state: Offer, seat: int, bot: str = "greedy", seed: int = 1) -> str:
    """What the bot in that seat gives now, from that seat's view."""
    view = View(state.seen_by(seat))
    given = make(bot, RULES, seat).answer(
        view, RULES.knowledge(seat, int(state.seats)), view.copy.legal(seat), FastChance(seed)
    )
    return RULES.text(given)


def choice(state: Offer, seat: int, bot: str = "greedy") -> str:
    """What it does once it has said everything."""
    while True:
        given = answer(state, seat, bot)
        if RULES.parse(given).number != OPEN:
            return given
        play(state, f"{seat} {given}")


# --- what it says --------------------------------------------------------------------------------


def test_introductions_differ_and_tell_nothing_of_the_card() -> None:
    """[OFF-5.2] Consigliere, Cop, Don and Mafioso say the same kind of thing by the same chance."""
    state = introductions(S7)
    kinds = [[kind_of(answer(state, seat, seed=seed)) for seed in range(40)] for seat in (0, 1, 2, 3)]

    assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
    assert set(kinds[0]) == {"claim", "trust", "ask", "pass"}


def kind_of(said: str) -> str:
    """The first word of what was said."""
    return said.split()[0]


@pytest.mark.parametrize("seed", range(4))
def test_who_gains_by_it_introduces_himself_by_his_card(seed: int) -> None:
    """[OFF-10.21, OFF-10.27] The Tough Guy costs the traitors a night, the Coward is known by what he passes on."""
    state = introductions(A9)

    assert answer(state, 7, seed=seed) == "claim tough_guy"
    assert answer(state, 6, seed=seed) == "claim coward"


def test_a_question_is_answered_at_the_introduction() -> None:
    """[OFF-5.3, OFF-6.13]"""
    state = introductions(S7)
    play(state, "0 ask 2 claim any, 1 pass")

    assert answer(state, 2) == "because 1 claim mafioso"


def test_nobody_is_asked_who_he_is_after_he_has_said_so() -> None:
    """[OFF-5.3, OFF-6.13]"""
    state = introductions(S7)
    play(state, ", ".join(f"{seat} claim mafioso" for seat in range(6)))
    asked = {said for seed in range(60) if (said := answer(state, 6, seed=seed)).startswith("ask")}

    assert len(asked) > 3
    assert not any("claim" in said for said in asked)


def consigliere_knows(about: int) -> Offer:
    """Day 2; the Consigliere in seat 0 has looked at somebody."""
    state = night(C9)
    pass_night(state, f"0 peek {about}")
    return state


def test_the_consigliere_tells_of_a_traitor_and_has_him_tried() -> None:
    """[OFF-6.8, OFF-6.9]"""
    state = consigliere_knows(2)

    assert answer(state, 0) == "report 1 2 traitor"  # first, as the day may end before he is asked again
    play(state, "0 report 1 2 traitor")
    assert answer(state, 0) == "claim consigliere"
    assert choice(state, 0) == "accuse 2"


def test_the_consigliere_hides_while_he_knows_of_no_traitor() -> None:
    assert "consigliere" not in answer(consigliere_knows(4), 0)


def test_the_accused_consigliere_says_who_he_is() -> None:
    """[OFF-7.7]"""
    state = consigliere_knows(4)
    play(state, "5 accuse 0, 6 second")

    assert answer(state, 0) == "claim consigliere"


def test_a_claim_is_not_made_again_after_a_report() -> None:
    state = consigliere_knows(4)
    play(state, "5 accuse 0, 6 second, 0 claim consigliere")

    assert answer(state, 0) == "report 1 4 family"
    play(state, "0 report 1 4 family")
    assert answer(state, 0) != "claim consigliere"


def test_a_report_names_a_night_that_its_player_was_there_for() -> None:
    """[OFF-6.9, OFF-10.3] Who was voted out on Day 2 was not looked at on Night 2."""
    state = consigliere_knows(4)
    trial(state, 4, downs=[0, 1, 2, 3, 5])
    pass_night(state, "0 peek 5")
    play(state, "6 accuse 0, 7 second, 0 claim consigliere")

    assert answer(state, 0) == "report 1 4 family"
    play(state, "0 report 1 4 family")
    assert answer(state, 0) == "report 2 5 family"


def test_a_liar_is_contradicted_by_who_holds_the_card() -> None:
    state = talk(S7)
    play(state, "2 claim consigliere")

    assert answer(state, 0) == "claim consigliere"
    assert choice(state, 0) == "accuse 2"


def test_the_don_does_not_show_himself_where_he_is_hunted() -> None:
    """[OFF-10.16] An Assassin would know whom to strike."""
    hunted = talk("consigliere don assassin mafioso mafioso mafioso")
    safe = talk("consigliere don cop mafioso mafioso mafioso")
    for state in (hunted, safe):
        play(state, "3 accuse 1, 4 second")

    assert answer(safe, 1) == "claim don"
    assert answer(hunted, 1) != "claim don"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("claim any", "claim mafioso"),
        ("suspect any", "suspect"),
        ("trust any", "trust"),
        ("will-vote 1 any", "will-vote 1"),
        ("will-vote any down", "will-vote"),
        ("will-vote any up", "will-vote"),
        ("ask-vote any", "ask-vote"),
        ("report 1 any traitor", "claim mafioso"),
        ("report 1 1 any", "claim mafioso"),
        ("report any 1 family", "claim mafioso"),
        ("bought any", "bought -"),
    ],
)
def test_questions_are_answered(question: str, said: str) -> None:
    """[OFF-6.13] The question is given as the reason; who has learnt nothing says who he is."""
    state = talk(S7, day=2, bribes=True)
    play(state, f"0 ask 4 {question}")

    assert answer(state, 4).startswith(f"because 1 {said}")


def test_every_question_is_answered() -> None:
    """[OFF-6.13] One after the other; a thumb in between is no answer."""
    state = talk(S7, day=2)
    play(state, "0 ask 4 claim any, 1 ask 4 suspect any, 2 ask 4 trust any")
    trial(state, 5, downs=[])

    for number, said in enumerate(("claim mafioso", "suspect", "trust"), start=1):
        given = answer(state, 4)
        assert given.startswith(f"because {number} {said}")
        play(state, f"4 {given}")
    assert not answer(state, 4).startswith("because")


def test_a_question_that_is_answered_unasked_is_not_answered_again() -> None:
    state = talk(S7, day=2)
    play(state, "0 ask 4 claim any, 1 ask 4 claim any, 4 because 1 claim mafioso")

    assert "claim" not in answer(state, 4)


@pytest.mark.parametrize("question", ["report 1 any traitor", "report 1 2 any", "report any 2 traitor"])
def test_who_has_reported_says_it_again_when_asked(question: str) -> None:
    """[OFF-6.9, OFF-6.13] A liar too: his report stands in the ledger."""
    state = talk(C9, day=2)
    play(state, f"2 report 1 4 traitor, 0 report 1 2 traitor, 0 claim consigliere, 3 ask 0 {question}")

    assert answer(state, 0) == "because 4 report 1 2 traitor"

    play(state, "3 ask 2 report 1 4 any")

    assert answer(state, 2) == "because 5 report 1 4 traitor"


def test_whom_one_would_save_and_whom_not_is_told_when_asked() -> None:
    """[OFF-6.11, OFF-6.13] The thumb is the one that was asked about."""
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 0 report 1 6 family, 3 ask 5 will-vote any down")

    assert answer(state, 5) == "because 4 will-vote 2 down"

    play(state, "5 because 4 will-vote 2 down, 3 ask 5 will-vote any up")
    promised = answer(state, 5)

    assert promised.startswith("because 6 will-vote")
    assert promised.endswith(" up")
    assert " 2 " not in promised


def test_with_whom_one_agrees_is_told_when_asked() -> None:
    """[OFF-6.13, OFF-6.14] With whoever blames one's suspect, not with whoever blames oneself."""
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor, 3 suspect 6, 5 ask 6 agree any")

    assert answer(state, 6) == "because 4 agree 2"

    play(state, "6 because 4 agree 2, 5 ask 6 disagree any")

    assert answer(state, 6) == "because 6 disagree 3"


def test_it_says_no_more_than_is_allowed() -> None:
    """[OFF-6.6]"""
    state = talk(S7, talk_limit=1)
    play(state, "4 suspect 1")

    assert RULES.parse(answer(state, 4)).number != OPEN


# --- what it does by day -------------------------------------------------------------------------


def test_a_lone_consigliere_is_believed() -> None:
    state = talk(C9, day=2)
    play(state, "0 claim consigliere, 0 report 1 2 traitor")

    assert choice(state, 5) == "accuse 2"


def test_of_two_consiglieri_neither_is_taken_at_his_word() -> None:
    alone = talk(C9, day=2)
    disputed = talk(C9, day=2)
    for state in (alone, disputed):
        play(state, "2 claim consigliere, 2 report 1 6 traitor")
    play(disputed, "0 claim consigliere")
    for state in (alone, disputed):
        play(state, "2 accuse 6, 7 second, 6 end")

    assert answer(alone, 5) == "down"
    assert answer(disputed, 5) == "up"


def test_who_called_a_mafioso_a_traitor_is_voted_out_when_the_card_is_shown() -> None:
    state = talk(C9, day=2, ghosts=[6])
    play(state, "2 claim consigliere, 2 report 1 6 traitor")

    assert choice(state, 5) == "accuse 2"


def test_a_traitor_spares_his_team_until_it_is_lost() -> None:
    state = talk(C9, day=2)
    play(state, "4 accuse 2, 5 second, 2 end")
    assert answer(state, 3) == "up"

    lost = talk(C9, day=2)
    play(lost, "0 claim consigliere, 0 report 1 2 traitor, 0 accuse 2, 5 second, 2 end")
    assert answer(lost, 3) == "down"


def test_traitors_vote_down_whoever_is_one_too_many() -> None:
    """[OFF-14.2] Then they are as many as the Family."""
    state = talk("consigliere don cop mafioso cop", day=3)
    play(state, "0 accuse 3, 1 second, 3 end")

    assert answer(state, 2) == "down"


def test_somebody_is_accused_without_a_clue() -> None:
    """[section 9 of the rules, P1] Waiting alone gains nothing, at an even number either."""
    for cards in ("consigliere don cop mafioso mafioso mafioso", S7):
        assert choice(talk(cards), 4).startswith("accuse")


def test_who_says_that_he_is_a_traitor_is_told_so() -> None:
    """[OFF-5.7] His own words are the reason."""
    state = talk(C9)
    play(state, "6 claim cop")

    assert answer(state, 4).startswith("because 1 ")
    assert answer(state, 4).endswith(" 6")


@pytest.mark.parametrize("bot", ["greedy", "belief"])
def test_whom_one_trusts_is_neither_accused_nor_seconded_without_a_clue(bot: str) -> None:
    """[OFF-6.10, OFF-7.1] Nobody turns round from one sentence to the next."""
    state = talk(C9)
    play(state, "4 trust 5, 4 suspect 6, 4 suspect 7")

    assert not any(answer(state, 4, bot, seed) == "accuse 5" for seed in range(40))
    play(state, "7 accuse 5")
    assert {answer(state, 4, bot, seed) for seed in range(12)} == {"no"}
    assert {answer(state, 8, bot, seed) for seed in range(12)} == {"second"}


def test_whom_one_has_named_is_accused_rather_than_somebody_else() -> None:
    state = talk(C9)
    play(state, "4 suspect 5, 8 suspect 7, 4 trust 6")

    assert {answer(state, 4, seed=seed) for seed in range(20)} == {"accuse 5"}


def test_the_gun_is_for_a_reported_traitor() -> None:
    """[OFF-8.1]"""
    state = talk("consigliere don cop cop accomplice mafioso mafioso mafioso", day=2, gun=5)
    play(state, "0 claim consigliere, 0 report 1 2 traitor")

    assert choice(state, 5) == "shoot 2"


def test_the_saboteur_takes_no_team_mate_along() -> None:
    """[OFF-8.10]"""
    state = talk("consigliere don cop saboteur mafioso mafioso mafioso", day=2)
    trial(state, 3, downs=[0, 1, 4, 5])

    assert answer(state, 3) == "blast left"


# --- what it does by night -----------------------------------------------------------------------


def test_traitors_point_where_their_team_points() -> None:
    """[OFF-9.12]"""
    state = night(C9)
    play(state, "2 point 6")

    assert answer(state, 3) == "point 6"


def test_the_consigliere_who_has_spoken_is_arrested_unless_he_wears_the_vest() -> None:
    """[OFF-9.10, OFF-10.13]"""
    for vest, pointed in ((None, "point 0"), (0, "point")):
        state = talk(C9, day=2, vest=vest)
        play(state, "0 claim consigliere, 0 report 1 4 family")
        for seat in range(9):
            play(state, f"{seat} over")
        assert answer(state, 2).startswith(pointed)
        assert (answer(state, 2) == "point 0") == (vest is None)


def test_nobody_is_looked_at_twice() -> None:
    """[OFF-10.3]"""
    state = night("consigliere mafioso cop", 2)
    state.told_family = 0b010

    assert answer(state, 0) == "peek 2"


def test_the_brute_protects_the_consigliere_who_has_spoken() -> None:
    """[OFF-10.10]"""
    state = talk("consigliere don cop loyal_brute mafioso mafioso mafioso", day=2)
    play(state, "0 claim consigliere, 0 report 1 4 family")
    for seat in range(7):
        play(state, f"{seat} over")

    assert answer(state, 3) == "vest 0"


def test_the_assassin_strikes_only_whom_he_knows() -> None:
    """[OFF-10.16, OFF-10.17]"""
    for said, struck in (("1 claim don", "strike 1"), ("1 claim mafioso", "strike nobody")):
        state = talk("consigliere don assassin mafioso mafioso mafioso", day=2)
        play(state, said)
        for seat in range(6):
            play(state, f"{seat} over")
        play(state, f"2 {answer(state, 2)}")
        assert answer(state, 2) == struck


def test_a_bribed_ghost_names_whom_he_suspects() -> None:
    """[OFF-12.10] He was the Consigliere."""
    state = night(C9, 2, ghosts=[0], coins={4: 1}, bribes=True, clocks=False)
    state.told_traitor = 0b1000
    play(state, "4 bribe 0")
    while state.stage < 14:
        play(state, ", ".join(f"{seat} ready" for seat in range(9) if (state.waiting_for() >> seat) & 1))

    assert answer(state, 0) == "word player:3"


def test_a_ghost_without_a_suspect_sends_no_word() -> None:
    """[OFF-12.10] A name for nothing would mislead."""
    state = bribed(ghost=8, briber=4)

    assert answer(state, 8) == "ready"


def test_a_traitors_ghost_tells_his_team_whom_to_arrest_and_others_a_name_that_misleads() -> None:
    """[OFF-12.10]"""
    state = bribed(ghost=2, briber=3, said="0 claim consigliere, 0 report 1 4 family")
    assert answer(state, 2) == "word player:0"

    state = bribed(ghost=2, briber=4)
    assert answer(state, 2).startswith("word player:")
    assert answer(state, 2) != "word player:3"


def bribed(ghost: int, briber: int, said: str = "") -> Offer:
    """The end of Night 2: a ghost has been named by somebody with a coin."""
    state = talk(C9, 2, ghosts=[ghost], coins={briber: 1}, bribes=True)
    if said:
        play(state, said)
    all_over(state)
    play(state, f"{briber} bribe {ghost}, house time-up night, house time-up night")
    return state


# --- the fast game -------------------------------------------------------------------------------


def test_the_don_gives_the_gun_to_somebody_else_and_is_ready() -> None:
    """[OFF-21.1]"""
    state = fast_table(don=1, seats=4)
    placed = answer(state, 1)
    assert placed.startswith("place")
    play(state, f"1 {placed}")

    assert answer(state, 1) == "ready"
    assert answer(state, 0) == "ready"


def test_the_gun_does_not_go_to_who_has_spoken_against_the_don() -> None:
    """[OFF-21.1] Who trusts him is welcome to it."""
    state = fast_table(don=1, seats=6)
    play(state, "1 place 0")
    checkpoint(state)
    play(state, "2 trust 1, 3 suspect 1, 4 suspect 1, 0 bang 5")

    assert {answer(state, 1, seed=seed) for seed in range(8)} == {"place 2"}


def test_the_holder_shoots_whom_he_has_named() -> None:
    """[OFF-22.2]"""
    state = fast_table(don=1, seats=4, clocks=False)
    play(state, "1 place 0, 0 ready, 1 ready, 2 ready, 3 ready")
    named = answer(state, 0)
    assert named.startswith("suspect")
    play(state, f"0 {named}")

    assert choice(state, 0) == named.replace("suspect", "bang")


def test_the_holder_does_not_shoot_whom_he_trusts() -> None:
    """[OFF-22.2]"""
    state = fast_table(don=1, seats=5)
    play(state, "1 place 0")
    checkpoint(state)
    play(state, "0 trust 3")
    shot = {said for seed in range(60) if (said := answer(state, 0, "belief", seed)).startswith("bang")}

    assert shot == {"bang 1", "bang 2", "bang 4"}


def test_a_gun_that_is_placed_stays_where_it_is() -> None:
    """[OFF-21.1] Whoever has confirmed is asked again only if there is something new."""
    state = fast_table(don=1, seats=4)
    play(state, "1 place 0, 1 ready")

    assert {answer(state, 1, seed=seed) for seed in range(8)} == {"ready"}


def test_nobody_takes_the_holder_of_the_gun_for_the_don() -> None:
    """[OFF-21.2]"""
    state = fast_table(don=1, seats=3)
    play(state, "1 place 0")
    checkpoint(state)

    assert {answer(state, 2, seed=seed) for seed in range(8)} == {"suspect 1"}


def test_the_patsy_does_not_speak_against_his_don() -> None:
    """[OFF-23.3] He wins and loses with him."""
    state = fast_table(don=1, seats=7)
    for choice_of_the_don in ("tap 2", "place 0"):
        play(state, f"1 {choice_of_the_don}")
        checkpoint(state)

    named = {answer(state, 2, seed=seed) for seed in range(30)}
    assert named == {f"suspect {seat}" for seat in (3, 4, 5, 6)}
