"""Taking steps back: by what others have learnt from them."""

from __future__ import annotations

import pytest

from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match, digest
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import members
from tests.games.corleone.scenario import RULES, Stacked, decision, hand, read, suitcase


def begun(seats: int = 2) -> Match:
    """A match at its first turn, anna's."""
    settled = RULES.settle_options(seats, {"families": "dealt", "first_player": "anna"})
    assert isinstance(settled, dict)
    match = Match(RULES, seats, settled, FastChance(5))
    match.start()
    return match


def act(match: Match, lines: str) -> None:
    """Submit commands; none may be refused."""
    for line in lines.split(","):
        actor, command = read(line)
        assert match.submit(actor, [command]) is None, line


def undone(match: Match, name: str) -> str:
    """`done` if the seat's last step could be taken back, else why not."""
    refusal = match.undo(NAMES.index(name))
    return refusal.name if isinstance(refusal, Refusal) else "done"


def state_of(match: Match) -> Corleone:
    assert isinstance(match.state, Corleone)
    return match.state


@pytest.mark.parametrize("step", ["anna thug navy_yard", "anna family don s10"])
def test_a_placement_can_be_taken_back(step: str) -> None:
    """Everyone knew that it was possible and what it would bring."""
    match = begun()
    before = hand(state_of(match), "anna")
    act(match, step)

    assert undone(match, "anna") == "done"
    assert hand(state_of(match), "anna") == before


def test_a_draw_stands() -> None:
    match = begun()
    act(match, "anna thug penn_central_railroad, anna resolve draw_job")

    assert undone(match, "anna") == "undo-after-a-draw"


def test_banking_money_that_everyone_has_followed_can_be_taken_back() -> None:
    """[CORL-K3, CORL-K12] The first hands hold the same money, so nothing was learnt."""
    match = begun()
    act(match, "anna thug exchange_bank, anna bank 3")
    assert suitcase(state_of(match), "anna") == "3"

    assert undone(match, "anna") == "done"
    assert suitcase(state_of(match), "anna") == "-"


def test_a_job_shown_from_the_hand_stays_shown() -> None:
    """[CORL-K4]"""
    match = begun()
    state = state_of(match)
    act(match, "anna thug pawn_exchange, anna resolve discard_for_1_gain_good_choice_gun_booze_blood_money")
    job = next(word for word in hand(state, "anna").split() if "_" in word and "money" not in word)
    act(match, f"anna discard {job.split('*')[0]}")

    assert undone(match, "anna") == "undo-tells"


def test_unfinished_steps_can_always_be_taken_back() -> None:
    """Nobody was told of them."""
    match = begun()
    chance = FastChance(6)
    while decision(state_of(match)) != "tribute":
        seat = next(place for place in range(2) if (match.state.waiting_for() >> place) & 1)
        legal = match.state.legal(seat)
        assert match.submit(seat, [RULES.catalogue[legal[chance.below(len(legal))]]]) is None
    seat = next(place for place in range(2) if (match.state.waiting_for() >> place) & 1)
    assert match.submit(seat, [RULES.catalogue[match.state.legal(seat)[0]]]) is None

    assert match.telling(match.entries[-1], 1 - seat) == []
    assert undone(match, NAMES[seat]) == "done"


# Along one act with stated jobs: what can be taken back at which step.

JOBS = (
    "hijack_a_truck unrefusable_offer extortion gun_down crack_the_case car_bomb"  # public, anna's, bruno's
)
TO_BRIBERY = """
    anna thug exchange_bank, anna bank 3, anna bank 2, bruno family don s10, bruno resolve bank_money, bruno bank 3,
    anna thug bottling_plant, bruno thug navy_yard, anna thug packing_house,
    bruno thug gentlemens_club, bruno resolve gain_money_3, bruno decline,
    anna family don s12, anna resolve gain_good_blood_money, anna decline, bruno thug blue_gunsmith
"""


def stated(lines: str = "", **options: OptionValue) -> Match:
    """Two seats with stated jobs, anna's turn; then these commands."""
    chosen: Options = {"families": "dealt", "first_player": "anna", **options}
    settled = RULES.settle_options(2, chosen)
    assert isinstance(settled, dict)
    match = Match(RULES, 2, settled, Stacked(JOBS))
    match.start()
    if lines:
        act(match, " ".join(lines.split()))
    return match


def tried(match: Match, lines: str, agreed: bool = False) -> str:
    """Do something and take it back at once: `done`, after which all is as it was before, or the refusal's name."""
    before = digest(match.state)
    act(match, lines)
    after = digest(match.state)
    name = lines.split(",")[-1].split()[0]
    refusal = match.undo(NAMES.index(name), agreed)
    assert digest(match.state) == (before if refusal is None else after)
    return "done" if refusal is None else refusal.name


BEFORE_JOB = "anna thug navy_yard, bruno thug packing_house"  # anna has a gun


@pytest.mark.parametrize(
    ("before", "step", "answer"),
    [
        ("", "anna thug penn_central_railroad", "done"),  # nothing is drawn yet
        ("anna thug penn_central_railroad", "anna resolve gain_money_2", "undo-after-a-draw"),
        ("anna thug penn_central_railroad, anna resolve draw_job", "anna keep shake_down", "undo-tells"),
        ("anna thug exchange_bank", "anna bank 3", "done"),  # everyone has followed that $3
        ("anna thug exchange_bank", "anna decline", "done"),
        ("anna thug pawn_exchange, anna resolve gain_money_3", "anna discard 1", "done"),
        ("anna thug pawn_exchange, anna resolve gain_money_3", "anna discard extortion", "undo-tells"),
        ("anna thug pawn_exchange, anna resolve gain_money_3, anna discard 1", "anna take gun", "done"),
        (BEFORE_JOB, "anna complete hijack_a_truck from public", "done"),
        (
            "anna thug navy_yard, bruno thug gentlemens_club, bruno resolve gain_money_3",
            "bruno take horse_head",
            "done",
        ),
    ],
)
def test_what_others_could_have_foretold_can_be_taken_back(before: str, step: str, answer: str) -> None:
    """[CORL-K1, CORL-K3, CORL-K4, CORL-K5]"""
    assert tried(stated(before), step) == answer


def test_a_job_completed_from_hand_was_shown() -> None:
    """[CORL-K4]"""
    match = stated(
        "anna thug navy_yard, bruno thug packing_house, anna thug bottling_plant, bruno thug exchange_bank,"
        "bruno decline, bruno decline"
    )

    assert tried(match, "anna complete extortion from hand") == "undo-tells"
    assert tried(match, "anna resolve money") == "done"


@pytest.mark.parametrize("agreed", [False, True])
def test_a_theft_stands(agreed: bool) -> None:
    """[CORL-K16] It is a draw, whatever the table votes."""
    match = stated(
        "anna thug navy_yard, bruno thug packing_house, anna thug bottling_plant, bruno thug exchange_bank,"
        "bruno decline, bruno decline, anna complete extortion from hand, anna resolve money"
    )

    assert tried(match, "anna rob bruno", agreed) == "undo-after-a-draw"


def test_an_offer_can_be_taken_back_until_the_last_is_in() -> None:
    """[CORL-K14] With two seats the only offer is the last, and shows a card everyone knew to be there."""
    match = stated(
        "anna thug navy_yard, bruno thug exchange_bank, bruno decline, bruno decline, anna thug packing_house,"
        "bruno thug bottling_plant"
    )
    act(match, "anna complete unrefusable_offer from public")

    assert tried(match, "bruno offer 2") == "done"


def test_a_bid_can_be_taken_back_until_the_last_is_in() -> None:
    """[CORL-K13, CORL-16.3]"""
    match = stated(TO_BRIBERY)
    assert decision(state_of(match)) == "bid"

    assert tried(match, "anna bid 3") == "done"
    assert tried(match, "anna bid nothing") == "done"
    act(match, "anna bid 3")
    assert tried(match, "anna done") == "done"
    act(match, "anna done")
    assert tried(match, "anna reopen") == "done"
    assert tried(match, "bruno bid 3") == "done"
    assert tried(match, "bruno bid nothing") == "undo-tells"  # it uncovers anna's


def test_once_everybody_knows_that_another_seat_has_bid_a_bid_stands() -> None:
    """Carla is still asked: nothing is uncovered yet, but who has bid is known."""
    match = begun(3)
    while decision(state_of(match)) != "bid":
        seat = members(match.state.waiting_for())[0]
        assert match.submit(seat, [RULES.catalogue[match.state.legal(seat)[0]]]) is None
    act(match, "anna bid nothing, bruno bid nothing")

    assert undone(match, "anna") == "undo-after-others"


@pytest.mark.parametrize("private", ["", ", bruno bid 3"], ids=["nothing", "a bill"])
def test_what_another_has_put_into_a_bid_nobody_learns_by_taking_back(private: str) -> None:
    """[CORL-16.3] Both answers are the same, and bruno's bill stays where it lies."""
    match = stated(f"{TO_BRIBERY}, anna bid nothing{private}")
    laid = len(suitcase(state_of(match), "bruno"))

    assert undone(match, "anna") == "done"
    assert len(suitcase(state_of(match), "bruno")) == laid
    assert "bid 3" in [RULES.text(RULES.catalogue[number]) for number in match.state.legal(0)]


def test_what_rests_on_a_step_that_is_taken_back_goes_with_it() -> None:
    """[CORL-15.4] Anna lays out money because bruno has ended the act: if he has not, she has laid out nothing."""
    *before, last = [line.strip() for line in TO_BRIBERY.split(",") if line.strip()]
    match = stated(", ".join(before))
    here = digest(match.state)
    act(match, f"{last}, anna bid 3")

    assert undone(match, "bruno") == "done"
    assert digest(match.state) == here
    assert [(entry.actor, entry.withdraws) for entry in match.entries[-2:]] == [
        (0, len(match.entries) - 3),
        (1, len(match.entries) - 4),
    ]


def test_tribute_can_be_taken_up_again_until_the_last_is_in() -> None:
    """[CORL-K17, CORL-17.6] Others see that it is made anew."""
    match = stated(f"{TO_BRIBERY}, anna bid nothing, bruno bid nothing")
    assert decision(state_of(match)) == "tribute"

    assert tried(match, "anna discard booze") == "done"
    act(match, "anna discard booze, anna discard 2, anna discard 2")
    act(match, "anna done, anna reopen, anna discard 1")
    assert tried(match, "anna discard 2") == "done"
    act(match, "anna discard 2, anna discard 2, anna done, house default bruno")
    assert undone(match, "anna") == "undo-after-others"


def test_the_last_figure_of_an_act_can_be_taken_back_while_bids_are_asked() -> None:
    """[CORL-15.4] Everyone could count the turfs."""
    *before, last = [line.strip() for line in TO_BRIBERY.split(",") if line.strip()]

    assert tried(stated(", ".join(before)), last) == "done"


def test_a_family_picked_can_be_taken_back_until_the_game_is_set_up() -> None:
    """[CORL-2.20]"""
    match = stated(families="picked")

    assert tried(match, "anna pick vitale") == "done"
    act(match, "anna pick vitale")
    assert tried(match, "bruno pick pizzino") == "undo-after-a-draw"
