"""The option to draw after every battle, without rounds [CON-12]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.option import OptionValue
from tests.games.condottiere.scenario import (
    Stacked,
    asked,
    at,
    battle,
    cards,
    contested,
    decision,
    deck_size,
    discarded,
    ending,
    events,
    hand_sizes,
    happened,
    legal,
    new_game,
    out,
    play,
    refused_by,
    regions,
    seen,
    told,
    totals,
    why_not,
    winners,
)


def drawing(text: str, **options: OptionValue) -> Condottiere:
    """A position under draw after battle."""
    return at(text, draw_after_battle=True, **options)


def about_to_draw(anna: str, **options: OptionValue) -> Condottiere:
    """anna is asked how many cards she draws; bruno and carla have drawn."""
    return drawing(
        f"""
        contested parma, token anna, battle 4
        asked draw: anna
        anna: {anna}
        bruno: hand 6; drawn
        carla: hand 5; drawn
        """,
        **options,
    )


def test_there_are_no_rounds() -> None:
    """[CON-12.1] With one hand left the round would end; here players draw and fight on."""
    state = battle(anna="1 6", bruno="line 3; out", options={"draw_after_battle": True})

    play(state, "anna 6, anna passes, anna draws 1, bruno draws 2, anna chooses roma")

    assert decision(state) == "play_or_pass"
    assert hand_sizes(state) == [2, 2]
    assert {"round-ended", "deck-shuffled", "cards-kept"}.isdisjoint(happened(state))


def test_without_the_option_nobody_draws() -> None:
    """[CON-12.1]"""
    state = battle(anna="1 6", bruno="3")

    play(state, "anna passes, bruno passes")

    assert decision(state) == "choose_region"
    assert refused_by(state, "anna draws 1") == "CON-12.1"


@pytest.mark.parametrize(("seats", "deck"), [(2, 96), (6, 68)])
def test_each_player_starts_with_seven_cards(seats: int, deck: int) -> None:
    """[CON-12.2] [CON-X5]"""
    state = new_game(seats, draw_after_battle=True)

    assert hand_sizes(state) == [7] * seats
    assert deck_size(state) == deck


def test_the_draw_comes_before_the_choice_and_the_lines_go_last() -> None:
    """[CON-12.3] Compare strength, draw, choose the next region, discard lines."""
    state = battle(anna="6 1", bruno="3 1", options={"draw_after_battle": True})

    play(state, "anna 6, bruno 3, anna passes, bruno passes")
    assert decision(state) == "draw"

    play(state, "anna draws 0, bruno draws 1")
    assert decision(state) == "choose_region"
    assert (cards(state, "anna", "line"), discarded(state)) == ("6", "-")

    play(state, "anna chooses roma")
    assert decision(state) == "play_or_pass"
    assert (cards(state, "anna", "line"), discarded(state)) == ("-", "6 3")
    order = ["strength-compared", "draw-named", "region-chosen", "lines-discarded", "battle-started"]
    assert [name for name in dict.fromkeys(happened(state)) if name in order] == order


def test_each_player_may_draw_up_to_three_cards() -> None:
    """[CON-12.4] [CON-D7]"""
    state = about_to_draw("hand 10")

    assert legal(state, "anna") == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert refused_by(state, "anna draws 4") == "CON-12.4"


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_player_draws_as_many_cards_as_named(number: int) -> None:
    """[CON-12.4]"""
    state = about_to_draw("hand 10")

    play(state, f"anna draws {number}", Stacked("heroine winter 3"))

    assert cards(state, "anna") == ["10", "10 heroine", "10 winter heroine", "10 3 winter heroine"][number]


def test_nobody_draws_above_ten_and_one_for_each_region() -> None:
    """[CON-12.5] [CON-X58] 9 cards in hand, 1 region: at most 2."""
    state = about_to_draw("hand 1 1 1 2 2 2 3 3 3; regions roma")

    assert legal(state, "anna") == ["draw 0", "draw 1", "draw 2"]
    assert refused_by(state, "anna draws 3") == "CON-12.5"


def test_a_region_just_won_counts_for_the_limit() -> None:
    """[CON-12.5] anna holds 10 cards and had no region: she may draw the eleventh."""
    state = battle(anna="6 1 1 1 2 2 2 3 3 3 3", bruno="hand 1 1; out", options={"draw_after_battle": True})

    play(state, "anna 6, anna passes")

    assert regions(state, "anna") == ["parma"]
    assert legal(state, "anna") == ["draw 0", "draw 1"]


def test_if_nobody_holds_a_card_everyone_draws_exactly_ten() -> None:
    """[CON-12.6] [CON-X59] anna too, though she controls 2 regions."""
    state = battle(
        anna="hand 6; regions roma",
        bruno="line 3; out",
        carla="line 2; out",
        options={"draw_after_battle": True},
    )

    play(state, "anna 6")

    assert regions(state, "anna") == ["parma", "roma"]
    assert hand_sizes(state) == [10, 10, 10]
    assert decision(state) == "choose_region"


def test_hands_may_not_be_discarded() -> None:
    """[CON-12.7] Nobody is asked after a battle, and asking for it is refused."""
    state = battle(anna="1", bruno="winter", options={"draw_after_battle": True})
    assert "CON-12.7" in why_not(state, "bruno discards hand").rules

    play(state, "anna 1, bruno passes, anna draws 0, bruno draws 0, anna chooses roma")

    assert decision(state) == "play_or_pass"
    assert asked(state) == ["bruno"]
    assert "CON-12.7" in why_not(state, "bruno discards hand").rules


def test_players_draw_clockwise_from_the_holder_of_the_token() -> None:
    """[CON-12.8] carla has the token; each names the number before taking the cards together."""
    state = battle(
        chooser="carla",
        anna="hand 1; out",
        bruno="hand 2; out",
        carla="hand 3 6",
        options={"draw_after_battle": True},
    )
    play(state, "carla 6, carla passes")
    assert refused_by(state, "anna draws 1") == "CON-12.8"

    play(state, "carla draws 2, anna draws 1, bruno draws 0", Stacked("10 heroine winter"))

    assert [(event["seat"], event["count"]) for event in events(state, "draw-named")] == [
        (2, 2),
        (0, 1),
        (1, 0),
    ]
    assert [event["seat"] for event in events(state, "card-dealt")] == [2, 2, 0]
    assert happened(state).index("draw-named") < happened(state).index("card-dealt")
    assert cards(state, "carla") == "10 3 heroine"
    assert cards(state, "anna") == "1 winter"
    assert refused_by(state, "bruno draws 1") == "CON-12.8"


def test_a_player_at_the_limit_draws_nothing_and_discards_nothing() -> None:
    """[CON-12.9] Not asked either: there is no choice."""
    state = battle(
        anna="6",
        bruno="hand 1 1 1 2 2 2 3 3 3 3; out",
        carla="hand 1; out",
        options={"draw_after_battle": True},
    )

    play(state, "anna 6, anna draws 1")

    assert asked(state) == ["carla"]
    assert hand_sizes(state) == [1, 10, 1]
    assert events(state, "draw-named")[1] == {"event": "draw-named", "seat": 1, "count": 0}


def test_a_player_who_loses_a_region_may_be_above_the_limit() -> None:
    """[CON-12.9] [CON-15.16] [CON-X61] 12 cards with 2 regions, one lost: she draws and discards none."""
    state = battle(
        region="parma",
        chooser="bruno",
        anna="hand 1 1 1 2 2 2 3 3 3 4 4 4; played; out; regions parma roma",
        bruno="hand 6 5",
        options={"draw_after_battle": True, "capturing_regions": True},
    )

    play(state, "bruno 6, bruno passes, bruno draws 0")

    assert regions(state, "anna") == ["roma"]
    assert hand_sizes(state) == [12, 1]
    assert decision(state) == "choose_region"


def many(**numbers: int) -> str:
    """Cards by the dozen: `many(m1=10, winter=3)` is ten mercenaries 1 and three Winters."""
    return " ".join(" ".join([card.removeprefix("m")] * number) for card, number in numbers.items())


def test_an_empty_deck_is_made_from_the_discards_and_then_from_the_lines() -> None:
    """[CON-12.10] [CON-12.11] [CON-X60] Deck 8, discard pile 42, lines 60; all draw 10; deck 50 afterwards."""
    state = drawing(f"""
        contested parma, token anna, battle 7
        asked play_or_pass: fabio
        discard: {many(scarecrow=16, bishop=6, drummer=6, courtesan=10, winter=3, heroine=1)}
        anna: line {many(m1=10)}; out
        bruno: line {many(m2=8, m3=2)}; out
        carla: line {many(m3=6, m4=4)}; out
        dario: line {many(m4=4, m5=6)}; out
        elena: line {many(m5=2, m6=8)}; out
        fabio: line {many(m10=8, courtesan=1)}; hand courtesan
    """)
    assert deck_size(state) == 8

    play(state, "fabio courtesan")

    assert hand_sizes(state) == [10] * 6
    assert [event["size"] for event in events(state, "deck-shuffled")] == [42, 60]
    assert [event["count"] for event in events(state, "lines-discarded")] == [60]
    dealt = happened(state)
    first, second = [place for place, name in enumerate(dealt) if name == "deck-shuffled"]
    assert dealt[:first].count("card-dealt") == 8
    assert dealt[first:second].count("card-dealt") == 42
    assert dealt[second:].count("card-dealt") == 10
    assert deck_size(state) == 50
    assert totals(state) == [0] * 6


def test_an_empty_deck_leaves_the_lines_alone_while_there_are_discards() -> None:
    """[CON-12.10] The last card of the deck, then the shuffled discard pile."""
    box = many(m1=10, m2=8, m3=8, m4=8, m5=8, m6=8, m10=6, winter=3, spring=3, bishop=6, courtesan=12)
    rest = many(drummer=6, heroine=2, scarecrow=16, surrender=3)
    state = drawing(f"""
        contested parma, token anna, battle 7
        asked draw: anna
        discard: {box} {rest}
        anna: line 10
        bruno: hand 10; drawn
    """)
    assert deck_size(state) == 1

    play(state, "anna draws 2", Stacked("heroine 6"))

    assert cards(state, "anna") == "6 heroine"
    assert events(state, "deck-shuffled") == [{"event": "deck-shuffled", "size": 107}]
    assert cards(state, "anna", "line") == "10"


def test_a_player_without_cards_draws_like_any_other_or_is_out_of_the_next_battle() -> None:
    """[CON-12.12]"""
    state = battle(
        anna="6 1",
        bruno="hand -; out",
        carla="hand -; out",
        options={"draw_after_battle": True},
    )

    play(state, "anna 6, anna passes, anna draws 0")
    assert legal(state, "bruno") == ["draw 0", "draw 1", "draw 2", "draw 3"]

    play(state, "bruno draws 2, carla draws 0, anna chooses roma")
    assert hand_sizes(state) == [1, 2, 0]
    assert out(state) == ["carla"]


def test_a_battle_is_fought_even_if_only_one_player_holds_cards() -> None:
    """[CON-12.12] [CON-12.13] [CON-12.15] [CON-X95] 1, 0, 0: anna conquers; if that wins, nobody draws."""
    text = """
        contested parma, token anna, battle 4
        asked draw: bruno
        anna: hand 1 6; drawn; regions {}
        bruno: hand -
        carla: hand -
    """
    plain, winning = drawing(text.format("venezia")), drawing(text.format("torino genova milano"))
    lines = "bruno draws 0, carla draws 0, anna chooses parma, anna 1, anna passes"

    play(plain, lines)
    play(winning, lines)

    assert out(plain) == ["anna", "bruno", "carla"]
    assert regions(plain, "anna") == ["venezia", "parma"]
    assert decision(plain) == "draw"
    assert (winners(winning), ending(winning)) == (["anna"], "adjacent")
    assert [event["seat"] for event in events(winning, "draw-named")] == [1, 2]


def test_a_full_board_is_noticed_before_anyone_draws() -> None:
    """[CON-12.15]"""
    state = drawing("""
        contested parma, chosen by anna, token anna, battle 25
        asked play_or_pass: fabio
        anna: out; regions ancona modena urbino
        bruno: out; regions bologna siena torino venezia
        carla: out; regions lucca napoli spoleto
        dario: out; regions firenze mantova milano
        elena: out; regions ferrara roma
        fabio: hand 1; regions genova
    """)

    play(state, "fabio 1")

    assert (winners(state), ending(state)) == (["bruno"], "full_board")
    assert "draw-named" not in happened(state)


def test_a_final_battle_deals_ten_and_one_for_each_region() -> None:
    """[CON-12.14]"""
    state = drawing("""
        contested napoli, battle 200
        asked play_or_pass: anna
        anna: hand 6 1; regions roma
        bruno: line 6; out; regions siena
        carla: hand 3; out
    """)

    play(state, "anna 6, anna passes")

    assert hand_sizes(state) == [11, 11, 0]
    assert contested(state) == "none"


@pytest.mark.parametrize(("hand", "number"), [("10", 3), ("1 1 1 2 2 2 3 3", 2), ("1 1 1 2 2 2 3 3 3", 1)])
def test_by_default_a_player_draws_as_many_cards_as_allowed(hand: str, number: int) -> None:
    """[CON-D7] [CON-18.4]"""
    state = about_to_draw(f"hand {hand}")

    play(state, "house default anna")

    assert events(state, "draw-named") == [{"event": "draw-named", "seat": 0, "count": number}]
    assert events(state, "default-played") == [{"event": "default-played", "seat": 0, "decision": "draw"}]


@pytest.mark.parametrize("viewer", ["bruno", "gallery"])
def test_others_learn_how_many_cards_were_drawn_not_which(viewer: str) -> None:
    """[CON-K13]"""
    state = about_to_draw("hand 10")

    play(state, "anna draws 2", Stacked("heroine winter"))

    unknown = {"event": "card-dealt", "seat": 0, "card": "unknown"}
    assert [event["card"] for event in told(state, "anna", "card-dealt")] == ["heroine", "winter"]
    assert told(state, viewer, "card-dealt") == [unknown, unknown]
    assert told(state, viewer, "drawn") == []
    assert cards(seen(state, viewer), "anna") == "? ? ?"
