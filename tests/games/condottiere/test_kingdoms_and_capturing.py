"""Two options about regions: bigger kingdoms, and capturing regions of others [CON-14, CON-15]."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.notation import NAMES
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.option import OptionValue
from tests.games.condottiere.scenario import (
    ALL_BUT_NAPOLI,
    asked,
    at,
    battle,
    compared,
    decision,
    ending,
    events,
    favor,
    hand_sizes,
    happened,
    legal,
    out,
    play,
    refused_by,
    regions,
    token,
    winners,
)


def anna_gains(region: str, seats: int, controlled: str) -> Condottiere:
    """Under bigger kingdoms anna plays a 1, passes, and so gains a region beside those she controls."""
    others = "\n".join(f"{name}: out" for name in NAMES[1:seats])
    state = at(
        f"contested {region}, battle 9\nasked play_or_pass: anna\n"
        f"anna: hand 1 6; regions {controlled}\n{others}",
        bigger_kingdoms=True,
    )
    play(state, "anna 1, anna passes")
    return state


def siege(
    anna: str = "hand -; out",
    bruno: str = "hand -; out",
    carla: str = "hand -; out",
    table: str = "",
    **options: OptionValue,
) -> Condottiere:
    """A battle for bruno's Parma under capturing regions, anna chose; hands, or piles and more."""
    seats = {"anna": anna, "bruno": bruno, "carla": carla}
    piles = {
        name: pile if pile.startswith(("hand", "line")) else f"hand {pile}" for name, pile in seats.items()
    }
    bruno_line = piles["bruno"] if "regions" in piles["bruno"] else f"{piles['bruno']}; regions parma"
    return at(
        f"""
        contested parma, chosen by anna, token anna, battle 4
        asked play_or_pass: anna
        {table}
        anna: {piles["anna"]}
        bruno: {bruno_line}
        carla: {piles["carla"]}
        """,
        capturing_regions=True,
        **options,
    )


def choosing(favor: str = "off") -> Condottiere:
    """anna holds the token; anna controls Parma, bruno Roma, carla Siena [CON-X68]."""
    return at(
        f"""
        contested torino, token anna, battle 4, favor {favor}
        asked choose_region: anna
        anna: hand 1; regions parma
        bruno: hand 2; regions roma
        carla: hand 3; regions siena
        """,
        capturing_regions=True,
    )


def test_four_players_need_a_group_of_four_in_bigger_kingdoms() -> None:
    """[CON-14.1] [CON-X66] Modena, Parma, Lucca: no victory. With Firenze, or five scattered: victory."""
    three = anna_gains("lucca", 4, "modena parma")
    four = anna_gains("firenze", 4, "modena parma lucca")
    scattered = anna_gains("roma", 4, "torino venezia lucca urbino")

    assert ending(three) == "none"
    assert ending(four) == "adjacent"
    assert ending(scattered) == "total"


def test_two_players_need_a_group_of_five_in_bigger_kingdoms() -> None:
    """[CON-14.2] [CON-X67] A group of 4: no victory; of 5: victory; 6 regions in all: victory."""
    four = anna_gains("firenze", 2, "modena parma lucca")
    five = anna_gains("bologna", 2, "modena parma lucca firenze")
    six = anna_gains("napoli", 2, "torino venezia lucca urbino roma")

    assert ending(four) == "none"
    assert ending(five) == "adjacent"
    assert ending(six) == "total"


@pytest.mark.parametrize(("seats", "group"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_bigger_kingdoms_ask_for_one_region_more_at_every_table(seats: int, group: int) -> None:
    """[CON-14.1] [CON-14.2]"""
    chain = "torino genova parma lucca firenze".split()

    short = anna_gains(chain[group - 2], seats, " ".join(chain[: group - 2]))
    enough = anna_gains(chain[group - 1], seats, " ".join(chain[: group - 1]))

    assert ending(short) == "none"
    assert winners(enough) == ["anna"]


def test_the_token_may_go_to_a_region_of_another_player() -> None:
    """[CON-15.1] [CON-15.2] [CON-15.3] [CON-X68] Roma accepted; Parma and the Favor's Siena refused."""
    state = choosing(favor="siena")

    assert "choose roma" in legal(state, "anna")
    assert len(legal(state, "anna")) == 15
    assert refused_by(state, "anna chooses parma") == "CON-15.2"
    assert refused_by(state, "anna chooses siena") == "CON-15.3"

    play(state, "anna chooses roma, anna keeps hand, bruno keeps hand, carla keeps hand")
    assert decision(state) == "play_or_pass"


def test_the_favor_also_bars_an_uncontrolled_region() -> None:
    """[CON-15.3] [CON-15.4] Any other free region is legal as usual."""
    state = choosing(favor="napoli")

    assert refused_by(state, "anna chooses napoli") == "CON-15.3"
    assert "choose torino" in legal(state, "anna")


def test_without_the_option_a_controlled_region_is_no_battle_site() -> None:
    """[CON-15.1]"""
    state = at("token anna\nasked choose_region: anna\nanna: hand 1\nbruno: hand 2; regions roma")

    assert refused_by(state, "anna chooses roma") == "CON-3.2"


def test_without_the_option_nobody_is_a_defender() -> None:
    """[CON-15.4] [CON-15.5] Whatever marker lies on the contested region, a pass is final."""
    state = battle(anna="1 2", bruno="hand 3; regions parma", carla="5 6")

    play(state, "anna 1, bruno passes")

    assert out(state) == ["bruno"]


def test_an_uncontrolled_region_has_no_defender() -> None:
    """[CON-15.4] The owner of another region is out with the first pass, as everyone."""
    state = siege("1 2", "hand 3; regions roma", "5 6")

    play(state, "anna 1, bruno passes")

    assert out(state) == ["bruno"]


def test_the_defender_has_the_last_word() -> None:
    """[CON-15.4] [CON-15.5] [CON-15.7] [CON-15.8] [CON-15.11] [CON-X69] 5, 10, 6: bruno keeps Parma."""
    state = siege("5 1", "10 1", "6 1")

    play(state, "anna 5, bruno passes")
    assert out(state) == []

    play(state, "carla 6, anna passes, bruno passes, carla passes")
    assert out(state) == ["anna", "carla"]
    assert asked(state) == ["bruno"]

    play(state, "bruno 10, bruno passes")
    assert compared(state) == [5, 10, 6]
    assert regions(state, "bruno") == ["parma"]
    assert events(state, "region-held") == [{"event": "region-held", "seat": 1, "region": "parma"}]
    assert events(state, "token-given") == [{"event": "token-given", "seat": 1, "reason": "winner"}]


def test_a_waiting_defender_may_pass_any_number_of_times() -> None:
    """[CON-15.5] The pass is announced as one that does not put him out."""
    state = siege("1 1 1 1", "10", "hand 2; out")

    play(state, "anna 1, bruno passes, anna 1, bruno passes, anna 1, bruno passes")

    assert [event["out"] for event in events(state, "passed")] == [False, False, False]
    assert asked(state) == ["anna"]


def test_once_the_defender_has_played_a_pass_is_final() -> None:
    """[CON-15.6] [CON-X70] bruno plays 2 on his first turn and passes on his second: he is out."""
    state = siege("5 1", "2 10", "6 1")

    play(state, "anna 5, bruno 2, carla 6, anna passes, bruno passes")

    assert out(state) == ["anna", "bruno"]
    assert refused_by(state, "bruno 10") == "CON-4.9"


def test_others_who_pass_are_out_at_once() -> None:
    """[CON-15.5] Waiting is the defender's privilege alone."""
    state = siege("5 1", "10", "6 1")

    play(state, "anna passes")

    assert out(state) == ["anna"]


def test_the_defender_may_go_on_playing_after_all_others_are_out() -> None:
    """[CON-15.7] One card a turn, until passing."""
    state = siege("hand 5 1", "2 3 6", "hand 1; out")

    play(state, "anna 5, bruno passes, anna passes, bruno 2, bruno 3")

    assert asked(state) == ["bruno"]
    assert decision(state) == "play_or_pass"


def test_the_battle_ends_when_the_defender_asked_after_all_others_are_out_passes() -> None:
    """[CON-15.8]"""
    state = siege("5 1", "10", "6")

    play(state, "anna 5, bruno passes, carla 6, anna passes")
    assert decision(state) == "play_or_pass"

    play(state, "bruno passes")
    assert compared(state) == [5, 0, 6]
    assert regions(state, "carla") == ["parma"]


def test_a_defender_without_cards_is_out_and_the_battle_ends_with_the_others() -> None:
    """[CON-15.8] [CON-4.14]"""
    state = siege("5 1", "hand -; out", "hand 1; out")

    play(state, "anna 5, anna passes")

    assert regions(state, "anna") == ["parma"]


def test_a_surrender_ends_the_battle_before_the_defender_has_played() -> None:
    """[CON-15.9] [CON-X74] 3, 0, 0; anna captures."""
    state = siege("3 1", "10 10", "surrender 1")

    play(state, "anna 3, bruno passes, carla surrender")

    assert compared(state) == [3, 0, 0]
    assert regions(state, "anna") == ["parma"]
    assert hand_sizes(state) == [1, 2, 1]


def test_a_captured_region_changes_its_marker() -> None:
    """[CON-15.10] bruno's marker goes back to him, anna's replaces it."""
    state = siege("6 1", "hand -; out; regions parma roma")

    play(state, "anna 6, anna passes")

    assert events(state, "region-captured") == [
        {"event": "region-captured", "seat": 0, "region": "parma", "former_owner": 1}
    ]
    assert regions(state, "anna") == ["parma"]
    assert regions(state, "bruno") == ["roma"]
    assert token(state) == "anna"


def test_a_captured_region_can_win_the_game() -> None:
    """[CON-15.10] [CON-15.18] [CON-X73] 4 players: carla has Modena and Lucca and wins bruno's Parma."""
    state = at(
        """
        contested parma, chosen by carla, token carla, battle 9
        asked play_or_pass: carla
        anna: out
        bruno: out; regions parma torino
        carla: hand 1 6; regions modena lucca
        dario: out
        """,
        capturing_regions=True,
    )

    play(state, "carla 1, carla passes")

    assert regions(state, "bruno") == ["torino"]
    assert regions(state, "carla") == ["parma", "modena", "lucca"]
    assert (winners(state), ending(state)) == (["carla"], "adjacent")


def test_a_defender_who_holds_a_region_is_not_tested_for_victory() -> None:
    """[CON-15.18] Holding completes nothing, whatever lies there; only gaining does."""
    state = siege("1 1", "hand 6 2; regions parma genova torino milano", "hand 1; out")

    play(state, "anna 1, bruno 6, anna passes, bruno passes")

    assert happened(state).count("region-held") == 1
    assert ending(state) == "none"


def test_on_a_tie_the_defender_keeps_the_region_and_takes_the_token() -> None:
    """[CON-15.12] [CON-X71] anna 6, carla 6, bruno nothing; whoever is tied."""
    state = siege("6 1", "10", "6 1")

    play(state, "anna 6, bruno passes, carla 6, anna passes, bruno passes, carla passes, bruno passes")

    assert compared(state) == [6, 0, 6]
    assert regions(state, "bruno") == ["parma"]
    assert events(state, "token-given") == [{"event": "token-given", "seat": 1, "reason": "defender"}]


def test_on_a_tie_courtesans_go_before_the_defender() -> None:
    """[CON-15.13] [CON-X72] anna 6, carla 5 C: tied at 6; bruno keeps Parma, carla takes the token."""
    state = siege("6 1", "10", "5 courtesan 1")

    play(state, "anna 6, bruno passes, carla 5, anna passes, bruno passes, carla courtesan, bruno passes")
    play(state, "carla passes, bruno passes")

    assert compared(state) == [6, 0, 6]
    assert regions(state, "bruno") == ["parma"]
    assert events(state, "token-given") == [{"event": "token-given", "seat": 2, "reason": "courtesans"}]


def test_by_the_letter_a_tie_gives_the_defender_the_token_whatever_courtesans_there_are() -> None:
    """[CON-15.13, CON-15.12, CON-15.11] As CON-X72. Where somebody wins, Courtesans go first as ever."""
    tied = siege("6 1", "10", "5 courtesan 1", defender_takes_token=True)
    play(tied, "anna 6, bruno passes, carla 5, anna passes, bruno passes, carla courtesan, bruno passes")
    play(tied, "carla passes, bruno passes")

    assert compared(tied) == [6, 0, 6]
    assert regions(tied, "bruno") == ["parma"]
    assert events(tied, "token-given") == [{"event": "token-given", "seat": 1, "reason": "defender"}]

    won = siege("6 1", "10 1", "5 courtesan 1", defender_takes_token=True)
    play(won, "anna 6, bruno 10, carla courtesan, anna passes, bruno passes, carla passes")
    assert events(won, "token-given") == [{"event": "token-given", "seat": 2, "reason": "courtesans"}]


def test_the_favor_may_go_to_a_controlled_region() -> None:
    """[CON-15.14] [CON-15.3] [CON-X96] anna puts it on her own Parma, which is then barred to everyone."""
    state = at(
        """
        contested torino, chosen by anna, token anna, battle 4
        asked play_or_pass: anna
        anna: hand bishop 1; regions parma
        bruno: hand 2 6; regions roma
        carla: hand 3
        """,
        capturing_regions=True,
    )

    play(state, "anna bishop")
    assert legal(state, "anna") == [f"favor {name}" for name in state.box.regions if name != "torino"] + [
        "favor off"
    ]
    play(state, "anna puts parma, bruno 6, carla passes, anna passes, bruno passes")

    assert favor(state) == "parma"
    assert token(state) == "bruno"
    assert refused_by(state, "bruno chooses parma") == "CON-15.3"


def test_the_favor_may_not_go_to_the_contested_region() -> None:
    """[CON-15.15]"""
    state = siege("bishop 1", "10", "5")

    play(state, "anna bishop")

    assert refused_by(state, "anna puts parma") == "CON-15.15"


def test_by_the_letter_the_favor_may_go_to_the_contested_region_and_the_battle_goes_on() -> None:
    """[CON-15.15, CON-15.3] anna wins Parma under the Favor; after that nobody may choose it."""
    state = siege("bishop 6 1", "2", "3", favor_on_contested=True)

    play(state, "anna bishop")
    assert legal(state, "anna") == [*[f"favor {name}" for name in state.box.regions], "favor off"]
    play(state, "anna puts parma, bruno passes, carla 3, anna 6, bruno passes, anna passes, bruno passes")

    assert (favor(state), regions(state, "anna")) == ("parma", ["parma"])
    assert events(state, "region-captured") != []
    assert decision(state) == "choose_region"
    assert "choose parma" not in legal(state, "anna")


def test_who_loses_a_region_discards_nothing_and_is_dealt_one_card_fewer() -> None:
    """[CON-15.16]"""
    state = siege("6", "hand winter drummer; out; regions parma roma", "hand -; out")

    play(state, "anna 6")
    assert hand_sizes(state) == [0, 2, 0]

    play(state, "anna chooses siena, bruno discards hand")
    assert hand_sizes(state) == [11, 11, 10]


def test_a_full_board_does_not_end_the_game() -> None:
    """[CON-15.17] [CON-X75] The holder chooses a region of another player."""
    state = at(ALL_BUT_NAPOLI, capturing_regions=True)

    play(state, "dario 1")

    assert "board-full" not in happened(state)
    assert asked(state) == ["dario"]
    assert len(legal(state, "dario")) == 14
    play(state, "dario chooses bologna")
    assert decision(state) == "play_or_pass"


def test_sixteen_regions_and_the_favor_do_not_end_the_game_either() -> None:
    """[CON-15.17] The holder's own two and the Favor's Napoli are barred, the rest is open."""
    mantova = ALL_BUT_NAPOLI.replace("contested napoli", "contested mantova, favor napoli")
    state = at(mantova.replace("firenze mantova", "firenze"), capturing_regions=True)

    play(state, "dario 1")

    assert ending(state) == "none"
    assert len(legal(state, "dario")) == 14


def test_by_the_letter_a_full_board_ends_the_game() -> None:
    """[CON-15.17, CON-9.5, CON-9.6] All regions controlled, or all but the one with the Favor."""
    mantova = ALL_BUT_NAPOLI.replace("contested napoli", "contested mantova, favor napoli")
    for text in (ALL_BUT_NAPOLI, mantova.replace("firenze mantova", "firenze")):
        state = at(text, capturing_regions=True, full_board_ends=True)
        play(state, "dario 1")

        assert happened(state).count("board-full") == 1
        assert "final-battle-started" in happened(state) or ending(state) == "full_board"
