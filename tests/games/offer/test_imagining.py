"""What may be inferred: memory, and worlds that a viewer cannot rule out [section 5 of the rules]."""

from __future__ import annotations

from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import bit
from tests.games.offer.scenario import (
    A9,
    A12,
    RULES,
    S7,
    asked,
    cards,
    events,
    fast_table,
    figures,
    holder,
    night,
    pass_night,
    play,
    stage,
    table,
    talk,
    told,
    voted_out,
)
from tests.games.offer.watching import Watched
from tests.kernel.matches import chi_square, generous


def test_an_open_pass_proves_the_coward() -> None:
    """[Section 5, may be inferred; OFF-11.13]"""
    table_of = Watched(night(A9), A9).watch("8", "gallery")
    table_of.pass_night("4 gun 6")

    for viewer in ("8", "gallery"):
        assert ROLE_IDS[table_of.memory(viewer).roles[6]] == "coward"
        assert set(table_of.imagined(viewer, "coward")) == {6}


def test_an_arrest_that_did_not_fall_proves_the_tough_guy_to_the_team() -> None:
    """[Section 5, may be inferred; OFF-10.21] Unless the target wore the vest, which lies openly."""
    for vest, proven in ((None, True), (7, False)):
        state = night(A9, vest=vest)
        table_of = Watched(state, A9).watch("2", "3", "8")
        table_of.pass_night("2 point 7, 3 point 7")
        for mate in ("2", "3"):
            assert (set(table_of.imagined(mate, "tough_guy")) == {7}) == proven
            assert (table_of.memory(mate).doomed == 7) == proven
        assert len(table_of.imagined("8", "tough_guy")) > 3


def test_after_disagreement_nothing_is_proven() -> None:
    """[Section 5, may be inferred]"""
    state = night(A9)
    table_of = Watched(state, A9).watch("2")
    table_of.pass_night("2 point 7, 3 point 8")

    assert set(table_of.imagined("2", "tough_guy")) == {0, 1, 4, 5, 6, 7, 8}


def test_what_the_assassin_learns_when_nobody_falls() -> None:
    """[OFF-10.13, OFF-10.18] He struck the wearer and lives: the Don. He wore the vest: not the Don."""
    table_of = Watched(night(A9, vest=1), A9).watch("3")
    table_of.pass_night("3 strike 1")
    assert set(table_of.imagined("3", "don")) == {1}

    table_of = Watched(night(A9, vest=3), A9).watch("3")
    table_of.pass_night("3 strike 8")
    assert 8 not in table_of.imagined("3", "don")


def test_the_chiefs_answers_bind_the_don() -> None:
    """[OFF-10.20]"""
    state = night(A12)
    table_of = Watched(state, A12).watch("2")
    table_of.pass_night("2 seek 9")
    assert set(table_of.imagined("2", "don")) == {0, 1, 5, 6, 7, 8, 10, 11}

    state = night(A12)
    table_of = Watched(state, A12).watch("2")
    table_of.pass_night("2 seek 1")
    assert set(table_of.imagined("2", "don")) == {1}


def test_a_family_answer_leaves_the_infiltrator_possible() -> None:
    """[OFF-10.4, section 5 may be inferred] All deals that fit are equally likely."""
    roles = "consigliere infiltrator cop mafioso mafioso mafioso"
    table_of = Watched(night(roles), roles).watch("0")
    table_of.pass_night("0 peek 1")
    worlds = 600
    found = table_of.imagined("0", "infiltrator", worlds)

    # Five others: Infiltrator, Cop, three Mafiosi; seat 1 is no Cop. In 4 deals it is the Infiltrator, in 12 it is not.
    shares = [4.0, 3.0, 3.0, 3.0, 3.0]
    expected = [share * worlds / sum(shares) for share in shares]
    assert chi_square([found[seat] for seat in range(1, 6)], expected) < generous(5)
    assert 1 not in table_of.imagined("0", "cop")


def test_a_traitor_answer_is_certain() -> None:
    """[OFF-10.3]"""
    table_of = Watched(night(A12), A12).watch("0")
    table_of.pass_night("0 peek 2")

    for world in table_of.worlds("0"):
        assert cards(world)[2] in ("police_chief", "saboteur")


def test_without_answers_every_deal_is_equally_likely() -> None:
    """[OFF-2.9] The Cop is any of the six others."""
    table_of = Watched(talk(S7), S7)
    found = table_of.imagined("0", "cop", 600)

    assert chi_square([found[seat] for seat in range(1, 7)], [100.0] * 6) < generous(6)


def test_a_shown_card_is_in_no_other_place() -> None:
    """[Section 5, may be inferred] How many of each role are still hidden follows from the list."""
    state = talk(A9, ghosts=[3])
    found = Watched(state, A9, ghost_view="public")

    assert set(found.imagined("0", "assassin")) == {3}
    hidden = figures(state, "0")["roles_hidden"]
    assert hidden == {role: 1 for role in A9.split() if role not in ("consigliere", "assassin")}


def test_hidden_ballots_and_choices_are_imagined() -> None:
    """[OFF-7.11, OFF-9.9] Any that may have been made."""
    state = talk(S7)
    play(state, "0 accuse 4, 1 second, 4 end, 0 down, 1 up")
    worlds = Watched(state, S7).worlds("6")
    assert {(int(world.downs) & 3, int(world.ups) & 3) for world in worlds} == {
        (0, 3),
        (1, 2),
        (2, 1),
        (3, 0),
    }
    assert {int(world.downs) for world in Watched(state, S7).worlds("0")} == {1, 3}

    state = night(S7)
    play(state, "2 point 5")
    pointed = {
        int(world.pointers[cards(world).index("cop")]) for world in Watched(state, S7).worlds("0", 400)
    }
    assert pointed == {0, 1, 2, 3, 4, 5, 6, 24, 25}


def test_the_don_of_the_fast_game_never_holds_the_gun() -> None:
    """[OFF-21.2, OFF-21.6]"""
    state = fast_table(0, 7)
    play(state, "0 tap 2, house time-up secret, 0 place 5, house time-up secret")
    options: dict[str, OptionValue] = {"game": "fast"}
    roles = "don cop cop cop cop cop cop"
    table_of = Watched(state, roles, **options)
    assert set(table_of.imagined("1", "don")) == {0, 2, 3, 4, 6}
    assert {int(world.patsy) for world in table_of.worlds("1", 300)} == {0, 2, 3, 4, 6}
    assert {int(world.patsy) for world in table_of.worlds("0")} == {2}
    assert set(table_of.imagined("2", "don")) == {0}


def test_what_a_ghost_who_sees_everything_is_shown() -> None:
    """[OFF-13.4] Cards, the team, an arrest, a wasted offer, the Consigliere's and the Chief's answers."""
    state = night(f"{A9} police_chief mafioso mafioso")
    pass_night(state, "0 peek 2, 9 seek 1, 1 offer 11, 2 point 11, 3 point 11, 9 point 11")
    state.log = []
    voted_out(state, 8)
    shown = told(state, "ghost 8", "fact-opened")

    facts = {(event["fact"], event["seat"]) for event in shown}
    assert {("traitor", 2), ("traitor", 3), ("traitor", 9), ("told_traitor", 2), ("told_don", 1)} <= facts
    assert "offer_used" in {event["fact"] for event in shown}
    assert told(state, "gallery", "fact-opened") == told(state, "7", "fact-opened") == []
    assert events(state, "ghost-opened") == [{"event": "ghost-opened", "seat": 8}]


def test_who_has_held_the_gun_was_not_the_patsy() -> None:
    """[OFF-21.6] Nor is whoever holds it now, nor the Don; a ghost may have been."""
    state = fast_table(0, 7)
    play(state, "0 tap 2, house time-up secret, 0 place 5, house time-up secret, 5 bang 6")
    play(state, "0 place 3, house time-up secret")
    table_of = Watched(state, "don cop cop cop cop cop cop", game="fast")
    worlds = table_of.worlds("1", 300)

    assert {int(world.patsy) for world in worlds} == {0, 2, 4, 6}
    assert all(world.patsy != cards(world).index("don") for world in worlds)


def test_who_stands_before_the_horse_head_is_not_the_don() -> None:
    """[OFF-10.6, OFF-10.5] Nobody makes himself an offer; whoever was saved from it is not the Don either."""
    table_of = Watched(night(A9), A9, ghost_view="public").watch("0", "2", "8", "gallery")
    table_of.pass_night("1 offer 7")
    for viewer in ("0", "2", "8", "gallery"):
        assert 7 not in table_of.imagined(viewer, "don")
        assert 1 in table_of.imagined(viewer, "don")

    table_of.play("8 accuse 3, 4 second, 3 end")
    table_of.play(",".join(f"{seat} down" for seat in range(9)))
    assert (stage(table_of.state), holder(table_of.state, "horse_head")) == ("night_1", None)
    assert 7 not in table_of.imagined("8", "don")


def test_whoever_keeps_gun_or_vest_is_not_the_coward() -> None:
    """[OFF-10.27] Nor was whoever kept it on an earlier day."""
    table_of = Watched(night(A9), A9).watch("0", "2", "gallery")
    table_of.pass_night("4 gun 8, 5 vest 7")
    table_of.play(",".join(f"{seat} over" for seat in range(9)))
    table_of.pass_night()
    assert holder(table_of.state, "gun") == holder(table_of.state, "vest") is None

    assert set(table_of.imagined("0", "coward", 300)) == {1, 2, 3, 4, 5, 6}
    assert set(table_of.imagined("2", "coward", 300)) == {0, 1, 4, 5, 6}
    assert set(table_of.imagined("gallery", "coward", 300)) == {0, 1, 2, 3, 4, 5, 6}


def test_what_cannot_be_leaves_the_other_deals_equally_likely() -> None:
    """[OFF-10.3, OFF-10.6] Where the Don can be, as the Consigliere sees it who was told a side."""
    roles = "consigliere don mafioso cop mafioso mafioso"
    table_of = Watched(night(roles), roles).watch("0")
    table_of.pass_night("0 peek 2, 1 offer 4")
    worlds = 600
    found = table_of.imagined("0", "don", worlds)

    # Seat 2 is of the Family, seat 4 is not the Don. Don at 2: the Cop is any of three. Don at 1, 3 or 5: any of the
    # three others but seat 2.
    shares = [3.0, 4.0, 3.0, 3.0]
    expected = [share * worlds / sum(shares) for share in shares]
    assert 4 not in found
    assert chi_square([found[seat] for seat in (1, 2, 3, 5)], expected) < generous(4)


def test_without_gifts_to_oneself_a_holder_has_not_given_it() -> None:
    """[OFF-10.12] Unless the Coward may have passed it on in secret."""
    for secret, possible in ((False, False), (True, True)):
        state = night(A9, self_gift=False, coward_secret=secret)
        table_of = Watched(state, A9, self_gift=False, coward_secret=secret).watch("0")
        table_of.pass_night("4 gun 8, 5 vest 7")
        assert (8 in table_of.imagined("0", "accomplice", 200)) == possible
        assert (7 in table_of.imagined("0", "loyal_brute", 200)) == possible


def test_an_item_that_went_elsewhere_in_secret_proves_the_coward_to_whoever_gave_it() -> None:
    """[OFF-11.13] To the others it proves nothing but that its holder is not the Coward."""
    table_of = Watched(night(A9, coward_secret=True), A9, coward_secret=True).watch("4", "0")
    table_of.pass_night("4 gun 6, 6 set gun right")
    assert holder(table_of.state, "gun") == 5

    assert set(table_of.imagined("4", "coward")) == {6}
    assert set(table_of.imagined("0", "coward", 300)) == {1, 2, 3, 4, 6, 7, 8}


def test_an_elected_item_that_went_elsewhere_proves_the_coward() -> None:
    """[OFF-5.15] Everybody sees who was elected, and before whom the item lies."""
    roles = "consigliere don cop coward mafioso mafioso"
    state = night(roles, elected_item="gun", coward_secret=True)
    table_of = Watched(state, roles, elected_item="gun", coward_secret=True).watch("0", "gallery")
    table_of.pass_night()
    table_of.play(",".join(f"{seat} elect 3" for seat in range(6)))
    assert holder(table_of.state, "gun") == 4

    for viewer in ("0", "gallery"):
        assert set(table_of.imagined(viewer, "coward")) == {3}


def doomed(table_of: Watched, viewer: str, number: int = 200) -> set[int]:
    """Who is arrested as the Tough Guy in the worlds that a viewer imagines."""
    return {int(world.doomed) for world in table_of.worlds(viewer, number)} - {NO_SEAT}


def test_whoever_wore_the_vest_was_not_arrested() -> None:
    """[OFF-10.13, OFF-10.14; OFF-X48]"""
    table_of = Watched(night(A9, vest=8), A9).watch("0")
    table_of.pass_night()

    assert doomed(table_of, "0") == {1, 2, 3, 4, 5, 6, 7}


def test_a_cause_that_is_told_rules_another_arrest_out() -> None:
    """[OFF-11.9] The Assassin was arrested, or has missed."""
    for verbose, arrested in ((True, False), (False, True)):
        state = night(A9, verbose_dawn=verbose)
        table_of = Watched(state, A9, verbose_dawn=verbose).watch("0")
        table_of.pass_night("2 point 3, 3 point 3")
        assert (doomed(table_of, "0") != set()) == arrested


def test_a_vest_that_nobody_sees_or_the_tough_guy() -> None:
    """[OFF-10.15, OFF-10.21] Whom the team arrested did not fall: both may be, but the vest saves no Coward."""
    state = night(A9, vest_same_night=True)
    table_of = Watched(state, A9, vest_same_night=True).watch("2", "3")
    table_of.pass_night("2 point 7, 3 point 7")
    assert doomed(table_of, "2") == {7}
    assert set(table_of.imagined("2", "tough_guy", 300)) == {0, 1, 4, 5, 6, 7, 8}
    assert 7 not in table_of.imagined("2", "coward", 300)

    state = night(A9, ghosts=[5], vest_same_night=True)
    table_of = Watched(state, A9, vest_same_night=True).watch("2")
    table_of.pass_night("2 point 7, 3 point 7")
    assert set(table_of.imagined("2", "tough_guy")) == {7}  # nobody was left to give the vest

    state = table(A9, vest_same_night=True, opening_arrest=True)
    table_of = Watched(state, A9, vest_same_night=True, opening_arrest=True).watch("2")
    table_of.pass_night("2 point 7, 3 point 7")
    assert set(table_of.imagined("2", "tough_guy")) == {7}  # nobody could give it yet [OFF-4.3]


def test_who_has_missed_remembers_whom_he_struck() -> None:
    """[OFF-10.17] The ghost of the Assassin knows one who is not the Don."""
    table_of = Watched(night(A9, ghost_view="public"), A9, ghost_view="public").watch("ghost 3")
    table_of.pass_night("3 strike 8")

    assert set(table_of.imagined("ghost 3", "don", 200)) == {0, 1, 4, 5, 6, 7}


def test_in_the_opening_no_power_was_used() -> None:
    """[OFF-4.3] While whoever was arrested gives his coin, nothing waits to be placed; no offer was wasted."""
    state = table(A9, opening_arrest=True, bribes=True)
    table_of = Watched(state, A9, opening_arrest=True, bribes=True).watch("0", "gallery")
    table_of.pass_night("2 point 8, 3 point 8")
    assert stage(table_of.state) == "coin"

    for viewer in ("0", "gallery"):
        for world in table_of.worlds(viewer):
            assert world.offer_used == 0
            assert all(choice == w.UNSET for choice in world.choices)


def test_a_choice_of_somebody_who_fell_waits_until_all_coins_are_given() -> None:
    """[OFF-11.1, OFF-12.4] The Accomplice gives his coin first; the gun may be on its way."""
    roles = "consigliere don cop accomplice assassin mafioso mafioso mafioso mafioso"
    table_of = Watched(night(roles, bribes=True), roles, bribes=True).watch("0")
    table_of.pass_night("3 gun 7, 2 point 3, 4 point 3, 4 strike 8")
    table_of.play("3 coin left")
    assert (stage(table_of.state), asked(table_of.state)) == ("coin", ["4"])

    found = {int(world.choice(w.GIVE_GUN)) for world in table_of.worlds("0", 300)}
    assert found == {0, 1, 2, 5, 6, 7, 8, w.NOBODY_CHOSEN, w.UNSET}


def test_a_third_round_has_no_living_patsy_if_he_counts_for_nothing() -> None:
    """[OFF-23.4, OFF-23.2] With him and one Cop the Don would have won."""
    state = fast_table(0, 7, patsy_counts=False)
    play(state, "0 tap 2, house time-up secret, 0 place 5, house time-up secret, 5 bang 2")
    play(state, "0 place 3, house time-up secret, 3 bang 6")
    assert stage(state) == "place"
    table_of = Watched(state, "don cop cop cop cop cop cop", game="fast", patsy_counts=False)

    assert {int(world.patsy) for world in table_of.worlds("1")} == {2, 6}


# --- what leaves no trace at the table -----------------------------------------------------------


def test_the_team_remembers_who_proposed_whom_and_what_was_signed() -> None:
    """[OFF-9.11] Until the night is over; marks stay."""
    table_of = Watched(night(A12), A12).watch("2", "3", "4", "5")
    table_of.play("2 point 9, 3 point 9, 4 point 8")
    remembered = table_of.memory("2")
    assert remembered.lead == 4

    table_of.play("2 sign shake 4, 3 sign mark 1 don")
    assert (remembered.refused, remembered.answered) == (bit(8), bit(4))
    assert ROLE_IDS[remembered.marks[1]] == "don"
    table_of.play("3 sign nod 4, 4 point 9")
    assert (remembered.refused, remembered.answered, remembered.lead) == (0, 0, 4)
    table_of.play("4 unpoint")
    assert remembered.lead == NO_SEAT
    outsider = table_of.memory("5").to_plain()
    assert outsider == RULES.knowledge(5, 12).to_plain()

    table_of.play("4 point 1, 2 sign shake 4")
    table_of.pass_night()
    assert (remembered.refused, remembered.answered, remembered.lead) == (0, 0, NO_SEAT)
    assert ROLE_IDS[remembered.marks[1]] == "don"


def test_whoever_bought_a_word_remembers_it() -> None:
    """[OFF-12.14] Nobody else does."""
    table_of = Watched(night(A9, 2, ghosts=[0], coins={4: 1}, bribes=True), A9, bribes=True).watch("4", "5")
    table_of.play("4 bribe 0")
    for _ in range(2):
        table_of.play("house time-up night")
    table_of.play("0 word player:2")
    table_of.pass_night()

    assert table_of.memory("4").to_plain()["words"] == [2, *["nothing"] * 8]
    assert table_of.memory("5").to_plain()["words"] == ["nothing"] * 9
