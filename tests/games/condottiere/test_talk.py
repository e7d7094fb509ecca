"""Talk, deals, cards shown, and what everyone may know [CON-11]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.state import View
from tests.games.condottiere.scenario import (
    RULES,
    asked,
    at,
    battle,
    cards,
    decision,
    discarded,
    events,
    hand_sizes,
    happened,
    play,
    refused_by,
    regions,
    seen,
    told,
    totals,
    why_not,
)

# One moment of each kind; anna holds 10 and Winter in all of them.
MOMENTS = {
    "choose_region": "token carla\nasked choose_region: carla",
    "play_or_pass": "contested parma, battle 1\nasked play_or_pass: bruno",
    "place_favor": "contested parma, battle 1\nasked place_favor: bruno",
    "take_back": "contested parma, battle 1\nasked take_back: bruno",
    "discard_hand": "contested parma, battle 1\nasked discard_hand: anna bruno carla",
    "keep_cards": "contested parma, battle 1\nasked keep_cards: anna",
    "draw": "contested parma, battle 1\nasked draw: carla",
}


def moment(decision: str) -> Condottiere:
    """A position in which that decision is open."""
    text = MOMENTS[decision] + "\nanna: hand 10 winter\nbruno: hand 6\ncarla: hand 5"
    return at(text, draw_after_battle=decision == "draw")


@pytest.mark.parametrize("open_decision", MOMENTS)
def test_players_may_talk_at_any_time(open_decision: str) -> None:
    """[CON-11.1] Whoever is asked; everybody hears it and nothing else changes."""
    state = moment(open_decision)
    before = state.fields()

    play(state, "anna says pass and Parma is yours, carla says no")

    assert [event["seat"] for event in told(state, "bruno", "said")] == [0, 2]
    assert [event["seat"] for event in told(state, "gallery", "said")] == [0, 2]
    assert state.fields() == before


def test_deals_bind_nobody() -> None:
    """[CON-11.2] anna promises to pass, and plays; bruno promises Roma, and chooses Siena."""
    state = battle(anna="10 1", bruno="6 6 6")

    play(state, "anna says I pass if you choose Roma, bruno says agreed")
    play(state, "anna 1, bruno 6, anna passes, bruno passes, bruno chooses siena")

    assert regions(state, "bruno") == ["parma"]
    assert events(state, "region-chosen")[0]["region"] == "siena"


@pytest.mark.parametrize("open_decision", MOMENTS)
def test_cards_may_be_shown_at_any_time(open_decision: str) -> None:
    """[CON-11.3] [CON-D9] Nobody is asked, and whoever is being asked still is."""
    state = moment(open_decision)
    before = state.fields()

    play(state, "anna shows 10 to bruno")

    assert told(state, "bruno", "card-seen") == [
        {"event": "card-seen", "seat": 0, "card": "mercenary_10", "number": 1}
    ]
    assert state.fields() == before


def test_cards_shown_are_seen_by_the_named_player_alone_and_stay_in_hand() -> None:
    """[CON-11.3] [CON-11.5] [CON-K12] [CON-X56] The rest see that anna showed 2 cards to carla."""
    state = battle(anna="10 winter 3", bruno="6", carla="5")

    play(state, "anna shows 10 winter to carla")

    shown = {"event": "cards-shown", "seat": 0, "to": [2], "count": 2}
    faces = [
        {"event": "card-seen", "seat": 0, "card": "mercenary_10", "number": 1},
        {"event": "card-seen", "seat": 0, "card": "winter", "number": 1},
    ]
    assert told(state, "anna") == [shown, *faces]
    assert told(state, "carla") == [shown, *faces]
    assert told(state, "bruno") == [shown]
    assert told(state, "gallery") == [shown]
    assert cards(state, "anna") == "10 3 winter"


def test_cards_may_be_shown_to_several_players() -> None:
    """[CON-11.3] [CON-11.5]"""
    state = battle(anna="10 10", bruno="6", carla="5", dario="1")

    play(state, "anna shows 10 10 to bruno dario")

    numbers = [event["number"] for event in told(state, "bruno", "card-seen")]
    assert numbers == [1, 2]
    assert told(state, "dario") == told(state, "bruno")
    assert told(state, "carla") == [{"event": "cards-shown", "seat": 0, "to": [1, 3], "count": 2}]


@pytest.mark.parametrize(
    "line",
    [
        "anna shows 6 to bruno",  # not in her hand
        "anna shows 10 10 to bruno",  # she holds one
        "anna shows to bruno",  # no card
        "anna shows 10 to anna",  # herself
        "anna shows 10 to dario",  # nobody sits there
    ],
)
def test_only_cards_of_the_own_hand_may_be_shown_and_only_to_others(line: str) -> None:
    """[CON-11.3]"""
    state = battle(anna="10 winter", bruno="6", carla="5")

    assert refused_by(state, line) == "CON-11.3"


def test_the_house_is_no_player_and_has_no_cards_to_show() -> None:
    """[CON-11.3] It is refused as everything is that only a seat can do."""
    state = battle(anna="10 winter", bruno="6", carla="5")

    assert why_not(state, "house shows 10 to anna").name == "no-such-seat"


def test_with_show_cards_off_showing_is_refused() -> None:
    """[CON-11.3] [CON-X57]"""
    state = battle(anna="10", bruno="6", options={"show_cards": False})

    assert refused_by(state, "anna shows 10 to bruno") == "CON-11.3"


@pytest.mark.parametrize("open_decision", MOMENTS)
def test_cards_are_never_given_away(open_decision: str) -> None:
    """[CON-11.4] [CON-X57]"""
    state = moment(open_decision)

    assert refused_by(state, "anna gives 10 to carla") == "CON-11.4"


def test_who_was_shown_a_card_remembers_it_until_it_is_played() -> None:
    """[CON-11.5] [CON-K12] carla is certain of anna's 10; bruno is certain of nothing."""
    state = battle(anna="10 3 3", bruno="6", carla="5")
    certain = {}

    play(state, "anna shows 10 to carla")
    certain["after"] = [remembered(state, viewer) for viewer in ("bruno", "carla")]
    play(state, "anna 10")
    certain["played"] = [remembered(state, viewer) for viewer in ("bruno", "carla")]

    assert certain == {"after": ["? ? ?", "10 ? ?"], "played": ["? ?", "? ?"]}


def remembered(state: Condottiere, viewer: str) -> str:
    """What a viewer who heard the log is certain of in anna's hand."""
    assert state.log is not None
    view = seen(state, viewer)
    memory = RULES.knowledge(view.viewer, state.seats)
    heard = [RULES.kinds.told(event, view.viewer) for event in state.log]
    for telling in [event for event in heard if event is not None]:
        memory.hear(telling, view)
    informed = RULES.informed(View(view), memory)
    assert isinstance(informed, Condottiere)
    return cards(informed, "anna")


@pytest.mark.parametrize("viewer", ["anna", "bruno", "gallery"])
def test_the_number_of_cards_in_each_hand_is_public(viewer: str) -> None:
    """[CON-11.6]"""
    state = battle(anna="10 winter 3", bruno="6 6", carla="hand -; out")
    play(state, "anna 3")

    assert hand_sizes(seen(state, viewer)) == [2, 2, 0]


@pytest.mark.parametrize("viewer", ["carla", "gallery"])
def test_cards_played_face_up_may_be_looked_up_until_the_next_shuffle(viewer: str) -> None:
    """[CON-11.7] Those in the lines, and those that left them; not the hand that bruno discards unseen."""
    state = battle(anna="10 6 bishop", bruno="5 winter", carla="1")

    play(state, "anna 6, bruno 5, carla passes, anna bishop, anna puts off, bruno passes, anna passes")
    lines = [cards(seen(state, viewer), name, "line") for name in ("anna", "bruno", "carla")]
    assert (discarded(seen(state, viewer)), lines) == ("6 bishop", ["-", "5", "-"])

    play(state, "bruno chooses roma, anna keeps hand, bruno discards hand, carla keeps hand")
    assert discarded(seen(state, viewer)) == "6 5 bishop"
    assert cards(seen(state, viewer), "bruno", "buried") == "?"

    play(state, "carla 1, anna passes, carla chooses siena, anna keeps hand, anna keeps nothing")
    assert "deck-shuffled" in happened(state)
    assert discarded(seen(state, viewer)) == "-"


def test_talk_and_shows_do_not_answer_a_question() -> None:
    """[CON-11.1] [CON-D9] It is still bruno's turn, and every line is as it was."""
    state = moment("play_or_pass")

    play(state, "bruno says I pass, bruno shows 6 to anna")

    assert asked(state) == ["bruno"]
    assert decision(state) == "play_or_pass"
    assert totals(state) == [0, 0, 0]
