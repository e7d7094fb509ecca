"""Taking back: a step may be undone while nobody else has learnt a hidden fact from it, drawn or acted."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match, digest, live
from consigliere.kernel.verify import verify
from tests.games.condottiere.scenario import hand_sizes
from tests.kernel.matches import CONDOTTIERE, act, anything, ask, begun, dealt, stored, undo

SPECIALS = "winter winter spring spring courtesan courtesan courtesan drummer drummer heroine"


def tried(match: Match, name: str, lines: str, agreed: bool = False) -> str:
    """Do something and take it back at once: `done`, after which all is as it was before, or the refusal's name."""
    before = digest(match.state)
    act(match, lines)
    after = digest(match.state)
    answer = undo(match, name, agreed)
    assert digest(match.state) == (before if answer == "done" else after)
    return answer


def in_battle(lines: str = "", **hands: str) -> Match:
    """anna has chosen Parma, and these things have happened since."""
    match = dealt(**hands)
    act(match, "anna choose parma" + (f", {lines}" if lines else ""))
    return match


def hiding(lines: str = "", **hands: str) -> Match:
    """The same under hidden cards."""
    match = dealt({"hidden_cards": True}, **hands)
    act(match, "anna choose parma" + (f", {lines}" if lines else ""))
    return match


def answering(lines: str = "", **hands: str) -> Match:
    """An empty battle is over, bruno has chosen Roma, and everyone is asked to keep or discard."""
    match = dealt(**hands)
    passes = ", ".join(f"{name} pass" for name in hands)
    act(match, f"anna choose parma, {passes}, bruno choose roma" + (f", {lines}" if lines else ""))
    return match


def drawing() -> Match:
    """An empty battle is over and bruno may draw."""
    match = dealt({"draw_after_battle": True}, anna="10", bruno="6")
    act(match, "anna choose parma, anna pass, bruno pass")
    return match


# What tells nothing.


def test_choosing_a_region_can_be_taken_back() -> None:
    assert tried(dealt(anna="10", bruno="6"), "anna", "anna choose parma") == "done"


def test_passing_can_be_taken_back() -> None:
    """Anyone whose turn it is may pass, whatever the hand."""
    assert tried(in_battle(anna="10", bruno="6"), "anna", "anna pass") == "done"


def test_the_pass_that_ends_a_battle_can_be_taken_back() -> None:
    """All cards lie open: everyone could have told how it would end."""
    match = in_battle("anna play 10, bruno play 6, anna pass", anna="10", bruno="6")

    assert tried(match, "bruno", "bruno pass") == "done"


def test_where_the_favor_goes_can_be_taken_back() -> None:
    match = in_battle("anna play bishop", anna="bishop", bruno="6")

    assert tried(match, "anna", "anna favor siena") == "done"


def test_which_mercenary_is_taken_back_can_be_taken_back() -> None:
    match = in_battle("anna play 10, bruno play 6, anna play scarecrow", anna="10 scarecrow", bruno="6")

    assert tried(match, "anna", "anna take 10") == "done"
    assert tried(match, "anna", "anna take nothing") == "done"


# What tells.


@pytest.mark.parametrize(
    "card", "1 10 winter spring courtesan drummer heroine bishop scarecrow surrender".split()
)
def test_playing_a_card_from_a_secret_hand_cannot_be_taken_back(card: str) -> None:
    match = in_battle(anna=f"1 10 winter spring courtesan drummer heroine bishop {card} surrender", bruno="6")

    assert tried(match, "anna", f"anna play {card}") == "undo-tells"


def test_a_card_that_everyone_knows_to_be_in_that_hand_can_be_taken_back() -> None:
    match = in_battle(
        "anna play 10, bruno play 6, anna play scarecrow; take 10, bruno play 5",
        anna="10 scarecrow",
        bruno="6 5",
    )

    assert tried(match, "anna", "anna play 10") == "done"
    assert tried(match, "anna", "anna play 1") == "undo-tells"


def test_once_the_known_card_has_been_played_again_its_copy_is_secret() -> None:
    match = in_battle(
        "anna play 10, bruno play 6, anna play scarecrow; take 10, bruno play 5, anna play 10, bruno play 4",
        anna="10 10 scarecrow",
        bruno="6 5 4",
    )

    assert tried(match, "anna", "anna play 10") == "undo-tells"


@pytest.mark.parametrize("shown_to", ["bruno", "carla", "bruno carla"])
def test_a_card_shown_to_some_is_still_news_to_the_others(shown_to: str) -> None:
    """Even shown to the whole table it is news to the gallery."""
    match = in_battle(f"anna show 10 to {shown_to}", anna="10", bruno="6", carla="5")

    assert tried(match, "anna", "anna play 10") == "undo-tells"


def test_showing_a_card_cannot_be_taken_back() -> None:
    match = in_battle(anna="10", bruno="6")

    assert tried(match, "anna", "anna show 10 to bruno") == "undo-tells"


# Secret answers.


@pytest.mark.parametrize("answer", ["keep hand", "discard hand"])
@pytest.mark.parametrize("who", ["anna", "carla"])
def test_a_secret_answer_can_be_taken_back_until_all_have_answered(who: str, answer: str) -> None:
    match = answering(anna=SPECIALS, bruno="6", carla="bishop " * 6 + "scarecrow " * 4)

    assert tried(match, who, f"{who} {answer}") == "done"


def test_a_secret_answer_can_be_taken_back_and_given_otherwise() -> None:
    match = answering(anna=SPECIALS, bruno="6", carla="5")
    assert tried(match, "anna", "anna discard hand") == "done"

    act(match, "anna keep hand, bruno keep hand, carla keep hand")

    assert isinstance(match.state, Condottiere)
    assert hand_sizes(match.state) == [10, 10, 10]


@pytest.mark.parametrize("last", ["keep hand", "discard hand"])
@pytest.mark.parametrize("earlier", ["keep hand", "discard hand"])
def test_the_answer_that_uncovers_anothers_cannot_be_taken_back(earlier: str, last: str) -> None:
    match = answering(
        f"carla {earlier}, bruno keep hand", anna=SPECIALS, bruno="6", carla="bishop " * 6 + "scarecrow " * 4
    )

    assert tried(match, "anna", f"anna {last}") == "undo-tells"


def test_the_last_answer_uncovers_others_even_if_they_could_only_keep() -> None:
    match = answering("bruno keep hand", anna=SPECIALS, bruno="6")

    assert tried(match, "anna", "anna keep hand") == "undo-tells"


# Hidden cards.


def test_turning_up_a_face_down_card_cannot_be_taken_back() -> None:
    match = hiding("anna play 10, bruno play 6", anna="10", bruno="6")

    assert tried(match, "anna", "anna pass up") == "undo-tells"


def test_passing_without_turning_up_can_be_taken_back() -> None:
    match = hiding("anna play 10, bruno play 6", anna="10", bruno="6")

    assert tried(match, "anna", "anna pass") == "done"


def test_playing_face_down_tells_that_such_a_card_was_there() -> None:
    """The hand might have held nothing but seasons, Bishops, Scarecrows and Surrenders."""
    assert tried(hiding(anna="10", bruno="6"), "anna", "anna play 10") == "undo-tells"


def test_a_pass_that_reveals_face_down_cards_cannot_be_taken_back() -> None:
    match = hiding("anna play 10, bruno play 6, anna pass", anna="10", bruno="6")

    assert tried(match, "bruno", "bruno pass") == "undo-tells"


# Draws, others, nothing.


@pytest.mark.parametrize("agreed", [False, True])
def test_a_step_that_drew_is_never_taken_back(agreed: bool) -> None:
    match = drawing()

    assert tried(match, "bruno", "bruno draw 2", agreed) == "undo-after-a-draw"


def test_naming_no_draw_can_be_taken_back() -> None:
    assert tried(drawing(), "bruno", "bruno draw 0") == "done"


@pytest.mark.parametrize("agreed", [False, True])
def test_once_another_seat_has_acted_a_step_stands(agreed: bool) -> None:
    match = in_battle("anna pass", anna="10", bruno="6")

    assert tried(match, "anna", "bruno pass", agreed) == "undo-after-others"


def test_once_the_house_has_acted_a_step_stands() -> None:
    match = in_battle("anna pass", anna="10", bruno="6")

    assert tried(match, "anna", "house default bruno") == "undo-after-others"


def test_the_default_played_for_a_seat_is_not_its_own_step() -> None:
    match = dealt(anna="10", bruno="6")

    assert tried(match, "anna", "house default anna") == "nothing-to-undo"


@pytest.mark.parametrize("agreed", [False, True])
def test_who_has_done_nothing_has_nothing_to_undo(agreed: bool) -> None:
    match = dealt(anna="10", bruno="6")

    assert undo(match, "anna", agreed) == "nothing-to-undo"
    act(match, "anna choose parma")
    assert undo(match, "bruno", agreed) == "nothing-to-undo"


def test_who_has_only_talked_has_nothing_to_undo() -> None:
    match = dealt(anna="10", bruno="6")

    assert tried(match, "anna", "anna say hello") == "nothing-to-undo"


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    match = dealt(anna="10", bruno="6")
    assert tried(match, "anna", "anna choose parma") == "done"

    assert undo(match, "anna") == "nothing-to-undo"


def test_talk_in_between_does_not_hinder() -> None:
    match = dealt(anna="10", bruno="6")

    assert tried(match, "anna", "anna choose parma, bruno say oh no, anna say sorry") == "done"
    assert match.texts == ["oh no", "sorry"]
    assert [entry.command for entry in live(match.entries)] == ["start", "say oh no", "say sorry"]


# Several, and by vote.


def test_several_own_steps_can_be_taken_back_one_after_the_other() -> None:
    match = dealt(anna="10", bruno="6")
    start = digest(match.state)
    act(match, "anna choose parma")
    chosen = digest(match.state)
    act(match, "anna pass")

    assert undo(match, "anna") == "done"
    assert digest(match.state) == chosen
    assert undo(match, "anna") == "done"
    assert digest(match.state) == start
    assert [entry.withdraws for entry in match.entries] == [None, None, None, 2, 1]


def test_of_two_steps_given_together_the_last_is_taken_back_first() -> None:
    match = in_battle("anna play 10, bruno play 6", anna="10 scarecrow", bruno="6")
    before = digest(match.state)
    act(match, "anna play scarecrow; take 10")

    assert undo(match, "anna") == "done"
    assert undo(match, "anna") == "undo-tells"
    assert undo(match, "anna", agreed=True) == "done"
    assert digest(match.state) == before


def test_by_vote_a_played_card_is_taken_back() -> None:
    match = in_battle(anna="10", bruno="6")

    assert tried(match, "anna", "anna play 10", agreed=True) == "done"


def test_by_vote_the_table_goes_back_step_by_step() -> None:
    match = in_battle(anna="10", bruno="6")
    before = digest(match.state)
    act(match, "anna play 10, bruno play 6")

    assert undo(match, "anna", agreed=True) == "undo-after-others"
    assert undo(match, "bruno", agreed=True) == "done"
    assert undo(match, "anna", agreed=True) == "done"
    assert digest(match.state) == before


def test_after_taking_back_the_game_goes_on_as_if_nothing_had_been() -> None:
    match = dealt(anna="10", bruno="6")
    other = dealt(anna="10", bruno="6")

    act(match, "anna choose roma")
    assert undo(match, "anna") == "done"
    for each in (match, other):
        act(each, "anna choose parma, anna play 10, bruno play 6")

    assert digest(match.state) == digest(other.state)
    assert [e.command for e in live(match.entries)] == [e.command for e in other.entries]


def test_asking_whether_a_step_can_be_undone_changes_nothing() -> None:
    match = dealt(anna="10", bruno="6")
    act(match, "anna choose parma")
    before = (digest(match.state), len(match.entries))

    assert match.undo_refusal(0) is None
    assert match.undo_refusal(1) is not None
    assert (digest(match.state), len(match.entries)) == before


# The record.


def test_the_record_keeps_the_step_and_its_withdrawal() -> None:
    match = in_battle(anna="10", bruno="6")

    assert tried(match, "anna", "anna play 10", agreed=True) == "done"

    assert [(e.actor, e.command, e.withdraws) for e in match.entries[-2:]] == [
        (0, "play 10", None),
        (0, "undo", 2),
    ]
    assert match.entries[-2].events
    assert not match.entries[-1].events


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_with_many_steps_taken_back_still_verifies(seats: int) -> None:
    kept = begun(seats)
    chance = FastChance(seats)
    withdrawn = 0
    while not kept.match.state.is_over():
        seat = anything(kept.match, chance)
        if chance.below(4) == 0:
            assert ask(kept.match, "bruno say hm") is None
        if chance.below(4) == 0:
            withdrawn += kept.match.undo(seat, agreed=True) is None

    plain = stored(kept)

    assert withdrawn > 5
    assert {check.name: check.problem for check in verify(plain, CONDOTTIERE) if check.good is not True} == {}
    assert digest(record.read(plain, CONDOTTIERE).match.state) == digest(kept.match.state)
