"""The end of a round: who keeps what, the new deck and the new hands [CON-8]."""

from __future__ import annotations

import pytest

from tests.games.condottiere.scenario import (
    RULES,
    Stacked,
    asked,
    at,
    battle,
    cards,
    contested,
    decision,
    deck_size,
    discarded,
    events,
    favor,
    hand_sizes,
    happened,
    legal,
    play,
    refused_by,
    regions,
    seen,
    token,
    told,
)

# CON-X42: three seats, anna alone holds cards.
ANNA_ALONE = """
    contested urbino, chosen by anna, token anna, battle 3
    asked discard_hand: anna
    anna: hand 10 6 winter courtesan scarecrow; regions torino roma
    bruno: regions lucca
    carla: hand -
"""
KEEP_ORDER = "heroine 10 6 5 4 3 2 drummer winter spring bishop surrender courtesan 1 scarecrow".split()


def ten(card: str) -> str:
    """Ten cards of one kind, to stack a deck with."""
    return " ".join([card] * 10) + " "


def test_the_round_goes_on_while_two_players_hold_cards() -> None:
    """[CON-8.1] The battle is at the region chosen in step 2; nobody is dealt a card."""
    state = at("""
        contested parma, token anna, battle 1
        asked choose_region: anna
        anna: hand -
        bruno: hand courtesan scarecrow
        carla: hand 6 3
    """)

    play(state, "anna chooses urbino, bruno keeps hand, carla keeps hand")

    assert decision(state) == "play_or_pass"
    assert contested(state) == "urbino"
    assert hand_sizes(state) == [0, 2, 2]
    assert "round-ended" not in happened(state)
    assert "deck-shuffled" not in happened(state)


def test_a_lone_player_with_cards_ends_the_round() -> None:
    """[CON-8.2]"""
    state = at(ANNA_ALONE)

    play(state, "anna keeps hand, anna keeps nothing")

    assert happened(state).count("round-ended") == 1
    assert hand_sizes(state) == [12, 11, 10]


def test_the_round_ends_at_once_when_nobody_holds_cards() -> None:
    """[CON-8.2] [CON-7.12] Nobody is asked about a hand that is empty."""
    state = at(
        "contested parma, token anna, battle 1\nasked choose_region: anna\nanna: hand -\nbruno: hand -"
    )

    play(state, "anna chooses roma")

    assert "cards-kept" not in happened(state)
    assert "hand-answered" not in happened(state)
    assert hand_sizes(state) == [10, 10]


def test_one_discard_can_end_the_round_in_the_middle() -> None:
    """[CON-8.2] [CON-8.11] [CON-X43] bruno discards, carla alone holds cards and may keep up to two."""
    state = at("""
        contested roma, token anna, battle 1
        asked discard_hand: bruno carla
        anna: hand -
        bruno: hand courtesan scarecrow
        carla: hand 6 3 1
    """)

    play(state, "bruno discards hand, carla keeps hand")

    assert decision(state) == "keep_cards"
    assert asked(state) == ["carla"]
    assert legal(state, "carla") == [
        "keep nothing",
        "keep 1",
        "keep 3",
        "keep 6",
        "keep 1 3",
        "keep 1 6",
        "keep 3 6",
    ]


def test_two_last_players_who_both_discard_keep_nothing() -> None:
    """[CON-8.2] [CON-8.3] [CON-X44]"""
    state = at("""
        contested roma, token anna, battle 1
        asked discard_hand: bruno carla
        anna: hand -
        bruno: hand courtesan scarecrow
        carla: hand winter
    """)

    play(state, "bruno discards hand, carla discards hand")

    assert "cards-kept" not in happened(state)
    assert events(state, "deck-shuffled")[0]["size"] == 110
    assert hand_sizes(state) == [10, 10, 10]


def test_keeping_three_cards_is_refused() -> None:
    """[CON-8.3] [CON-X44]"""
    state = at(ANNA_ALONE)
    play(state, "anna keeps hand")

    assert refused_by(state, "anna keeps 10 6 winter") == "CON-8.3"


def test_only_cards_of_the_hand_can_be_kept_each_as_often_as_it_is_held() -> None:
    """[CON-8.3] [CON-D6] Any none, one or two of them."""
    state = at("contested roma, battle 1\nasked keep_cards: anna\nanna: hand 10 10 winter\nbruno: hand -")

    choices = legal(state, "anna")

    assert choices == ["keep nothing", "keep 10", "keep winter", "keep 10 10", "keep 10 winter"]
    assert refused_by(state, "anna keeps winter winter") == "CON-8.3"
    assert refused_by(state, "anna keeps heroine") == "CON-8.3"
    assert refused_by(state, "bruno keeps nothing") == "CON-8.3"


@pytest.mark.parametrize(("kept", "hand"), [("nothing", 0), ("winter", 1), ("10 winter", 2)])
def test_all_cards_but_the_kept_ones_are_shuffled_into_a_new_deck(kept: str, hand: int) -> None:
    """[CON-8.4] The rest of the hand, the cards played and the hands discarded all go in."""
    state = at("""
        contested urbino, battle 3
        asked keep_cards: anna
        discard: 3 3 surrender
        anna: hand 10 6 winter courtesan
        bruno: buried bishop drummer
    """)

    play(state, f"anna keeps {kept}")

    assert events(state, "deck-shuffled") == [{"event": "deck-shuffled", "size": 110 - hand}]
    assert discarded(state) == "-"
    assert cards(state, "anna", "buried") == "-"
    assert cards(state, "bruno", "buried") == "-"
    assert deck_size(state) == 110 - 20


def test_kept_cards_count_towards_the_ten() -> None:
    """[CON-8.3] [CON-8.5]"""
    state = at("contested urbino, battle 3\nasked keep_cards: anna\nanna: hand 10 6 winter\nbruno: hand -")

    play(state, "anna keeps 10 winter", Stacked("1 " * 8))

    assert cards(state, "anna") == "10 1 1 1 1 1 1 1 1 winter"
    assert [event["count"] for event in events(state, "hand-dealt")] == [8, 10]


def test_three_regions_bring_three_more_cards() -> None:
    """[CON-8.5] [CON-8.6] [CON-X41]"""
    state = at("""
        contested parma, token anna, battle 1
        asked choose_region: anna
        anna: hand -
        bruno: regions venezia parma siena
    """)

    play(state, "anna chooses roma")

    assert hand_sizes(state) == [10, 13]


def test_hands_and_deck_after_the_lone_player_keeps_two() -> None:
    """[CON-8.3] [CON-8.4] [CON-8.5] [CON-8.6] [CON-X42]"""
    state = at(ANNA_ALONE)

    play(state, "anna keeps hand, anna keeps 10 winter")

    assert events(state, "deck-shuffled")[0]["size"] == 108
    assert [(event["seat"], event["count"]) for event in events(state, "hand-dealt")] == [
        (0, 10),
        (1, 11),
        (2, 10),
    ]
    assert hand_sizes(state) == [12, 11, 10]
    assert deck_size(state) == 77


def test_the_new_round_begins_at_the_region_chosen_before_the_deal() -> None:
    """[CON-8.7] [CON-7.1] [CON-X45] anna wins, chooses Urbino, the round ends: Urbino, anna first."""
    state = battle(anna="10", bruno="line 3; out", carla="line 2; out")

    play(state, "anna 10, anna chooses urbino")

    assert happened(state).index("region-chosen") < happened(state).index("hand-dealt")
    assert hand_sizes(state) == [11, 10, 10]
    assert decision(state) == "play_or_pass"
    assert contested(state) == "urbino"
    assert token(state) == "anna"
    assert asked(state) == ["anna"]


def test_markers_and_the_favor_stay_where_they_are() -> None:
    """[CON-8.8]"""
    state = at("""
        contested urbino, battle 3, favor lucca
        asked keep_cards: anna
        anna: hand 10 6; regions torino
        bruno: regions roma siena
    """)

    play(state, "anna keeps 10")

    assert regions(state, "anna") == ["torino"]
    assert regions(state, "bruno") == ["siena", "roma"]
    assert favor(state) == "lucca"


def test_whole_hands_are_dealt_clockwise_from_the_first_turn_of_the_next_battle() -> None:
    """[CON-8.9]"""
    state = at("""
        contested parma, token bruno, battle 1
        asked choose_region: bruno
        anna: hand -
        bruno: hand -
        carla: hand -
    """)

    play(state, "bruno chooses roma", Stacked(ten("1") + ten("scarecrow") + ten("courtesan")))

    assert asked(state) == ["bruno"]
    assert cards(state, "bruno") == ten("1").strip()
    assert cards(state, "carla") == ten("scarecrow").strip()
    assert cards(state, "anna") == ten("courtesan").strip()


def test_at_set_up_whole_hands_are_dealt_clockwise_from_the_first_holder() -> None:
    """[CON-8.9]"""
    state = at("anna: hand -\nbruno: hand -\ncarla: hand -", first_holder="carla")

    RULES.start(state, Stacked(ten("1") + ten("scarecrow") + ten("courtesan")))

    assert cards(state, "carla") == ten("1").strip()
    assert cards(state, "anna") == ten("scarecrow").strip()
    assert cards(state, "bruno") == ten("courtesan").strip()


def test_the_deck_cannot_run_out_however_many_regions_are_controlled() -> None:
    """[CON-8.10] Six seats and sixteen regions: 76 cards in hands, and no limit but that."""
    state = at("""
        contested napoli, token anna, battle 20
        asked discard_hand: anna
        anna: hand scarecrow; regions ancona modena urbino
        bruno: regions bologna siena torino venezia
        carla: regions lucca spoleto
        dario: regions firenze mantova milano
        elena: regions ferrara roma
        fabio: regions genova parma
    """)

    play(state, "anna discards hand")

    assert hand_sizes(state) == [13, 14, 12, 13, 12, 12]
    assert deck_size(state) == 110 - 76


def test_a_round_has_as_many_battles_as_the_hands_allow() -> None:
    """[CON-8.11] Three battles are fought, and no card is dealt."""
    state = battle(anna="1 1 1 1", bruno="2 2")
    fought = "anna 1, bruno passes, anna passes, anna chooses {}, anna keeps hand, bruno keeps hand"

    for region in ("roma", "venezia", "urbino"):
        play(state, fought.format(region))

    assert regions(state, "anna") == ["venezia", "parma", "roma"]
    assert hand_sizes(state) == [1, 2]
    assert "hand-dealt" not in happened(state)


@pytest.mark.parametrize("place", range(13))
def test_by_default_the_two_cards_of_the_lowest_rank_are_kept(place: int) -> None:
    """[CON-D6] [CON-18.4] H, 10, 6, 5, 4, 3, 2, D, W, S, B, Su, C, 1, Sc."""
    hand = " ".join(reversed(KEEP_ORDER[place:]))
    state = at(f"contested roma, battle 1\nasked keep_cards: anna\nanna: hand {hand}\nbruno: hand -")

    play(state, "house default anna")

    kept = events(state, "cards-kept")[0]
    expected = [card if card.isalpha() else f"mercenary_{card}" for card in KEEP_ORDER[place : place + 2]]
    assert sorted([str(kept["first"]), str(kept["second"])]) == sorted(expected)
    assert events(state, "default-played")[0]["decision"] == "keep_cards"


def test_the_default_keeps_both_of_two_equal_cards_and_one_if_there_is_but_one() -> None:
    """[CON-D6]"""
    pair = at("contested roma, battle 1\nasked keep_cards: anna\nanna: hand 6 6 1\nbruno: hand -")
    one = at("contested roma, battle 1\nasked keep_cards: anna\nanna: hand scarecrow\nbruno: hand -")

    play(pair, "house default anna")
    play(one, "house default anna")

    assert events(pair, "cards-kept")[0]["first"] == events(pair, "cards-kept")[0]["second"] == "mercenary_6"
    assert (events(one, "cards-kept")[0]["count"], events(one, "cards-kept")[0]["first"]) == (1, "scarecrow")


@pytest.mark.parametrize("viewer", ["bruno", "gallery"])
def test_others_learn_how_many_cards_were_kept_not_which(viewer: str) -> None:
    """[CON-K9]"""
    state = at("contested urbino, battle 3\nasked keep_cards: anna\nanna: hand 10 6 winter\nbruno: hand -")

    play(state, "anna keeps 10 winter")

    kept = {"event": "cards-kept", "seat": 0, "count": 2}
    assert told(state, "anna", "cards-kept") == [{**kept, "first": "mercenary_10", "second": "winter"}]
    assert told(state, viewer, "cards-kept") == [{**kept, "first": "unknown", "second": "unknown"}]
    assert cards(seen(state, viewer), "anna") == "? ? ? ? ? ? ? ? ? ?"


@pytest.mark.parametrize("viewer", ["bruno", "gallery"])
def test_others_do_not_learn_which_cards_were_not_kept(viewer: str) -> None:
    """[CON-K10] Whatever the rest of the hand was, the others are told the same and see the same."""
    text = "contested urbino, battle 3\nasked keep_cards: anna\nanna: hand 10 {}\nbruno: hand -"
    worlds = [at(text.format(rest)) for rest in ("heroine winter", "1 scarecrow")]

    for world in worlds:
        play(world, "anna keeps 10", Stacked("2 " * 8 + "6 " + ten("courtesan")))

    one, other = worlds
    assert told(one, viewer) == told(other, viewer)
    assert seen(one, viewer).fields() == seen(other, viewer).fields()
