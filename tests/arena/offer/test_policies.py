"""What tables do that play by the policies of section 9 of the rules."""

from __future__ import annotations

from itertools import pairwise

from consigliere import shelf
from consigliere.arena import play_by_policy, policies
from consigliere.arena.match import stream
from consigliere.arena.scripted import play_out
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import CONSIGLIERE, DON, SABOTEUR, TOUGH_GUY, is_traitor
from consigliere.games.offer.rules import Offer
from consigliere.kernel.event import Event
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Refusal

GAMES = 12
RULES = shelf.game("offer")


def played(policy: str, seats: int, options: Options | None = None) -> list[tuple[Offer, list[Event]]]:
    """Some games by a policy, with everything that happened in them."""
    scripted = policies("offer")[policy]
    agreed = scripted.agree(RULES, seats, options or {})
    assert not isinstance(agreed, Refusal), agreed.name
    games: list[tuple[Offer, list[Event]]] = []
    for seed in range(GAMES):
        state = RULES.new(seats, agreed)
        assert isinstance(state, Offer)
        log: list[Event] = []
        state.log = log
        play_out(RULES, state, scripted(RULES, stream(seed, 1)), seed)
        games.append((state, log))
    return games


def rounds(log: list[Event]) -> list[list[Event]]:
    """What happened in each round, a day and the night after it; first what came before Day 1."""
    found: list[list[Event]] = [[]]
    for event in log:
        if event.kind == e.DAY_BEGAN:
            found.append([])
        found[-1].append(event)
    return found


def of(kind: int, log: list[Event]) -> list[Event]:
    return [event for event in log if event.kind == kind]


def fallen(how: int, log: list[Event]) -> list[int]:
    return [event.a for event in of(e.ELIMINATED, log) if event.c == how]


def test_at_random_one_is_voted_out_by_all_each_day_and_one_of_the_family_arrested_each_night() -> None:
    for state, log in played("P1", 9):
        opening, *days = rounds(log)
        assert not of(e.ELIMINATED, opening)
        for day in days:
            (vote,) = of(e.VOTE_COUNTED, day)
            (closed,) = of(e.VOTE_CLOSED, day)
            assert (vote.d, closed.b, closed.c) == (1, 0, 0)
        for day in days[:-1]:
            (victim,) = fallen(w.BY_NIGHT, day)
            assert not is_traitor(state.roles[victim])
        assert not of(e.CHOICE_ENTERED, log)


def test_with_an_opening_arrest_somebody_is_missing_on_the_first_day() -> None:
    for _, log in played("P2", 8):
        assert len(fallen(w.BY_NIGHT, rounds(log)[0])) == 1


def test_an_even_number_votes_nobody_out() -> None:
    for state, log in played("P3", 8):
        living = state.seats
        for day in rounds(log)[1:]:
            assert len(of(e.ACCUSED, day)) == living % 2
            living -= len(of(e.ELIMINATED, day))


def test_traitors_who_never_agree_arrest_nobody() -> None:
    for _, log in played("P4", 9):
        assert not fallen(w.BY_NIGHT, log)


def test_two_nights_are_quiet_and_the_third_is_not() -> None:
    third_nights = 0
    for _, log in played("P5", 11):
        days = rounds(log)[1:]
        assert not fallen(w.BY_NIGHT, [event for day in days[:2] for event in day])
        third_nights += sum(len(fallen(w.BY_NIGHT, day)) for day in days[2:3])

    assert third_nights > 0


def test_the_consigliere_tells_what_he_found_and_falls_the_night_after() -> None:
    told = 0
    for state, log in played("P6", 11):
        days = rounds(log)[1:]
        (consigliere,) = [seat for seat in range(state.seats) if state.roles[seat] == CONSIGLIERE]
        for number, day in enumerate(days):
            if not of(e.CLAIMED, day):
                continue
            told += 1
            (report,) = of(e.TRAITOR_REPORTED, day)
            cleared = {event.d for event in of(e.FAMILY_REPORTED, day)}
            assert all(event.b == consigliere for event in (report, *of(e.FAMILY_REPORTED, day)))
            assert fallen(w.BY_VOTE, day) == [report.d]
            assert fallen(w.BY_NIGHT, day) in ([consigliere], [])  # the last traitor may have been found
            assert not cleared & {seat for after in days[number:] for seat in fallen(w.BY_VOTE, after)}

    assert told > 0


def test_the_don_makes_one_offer_in_the_first_night() -> None:
    offers = 0
    for state, log in played("P7", 9):
        made = of(e.CHOICE_ENTERED, log)
        assert all(event.b == w.OFFER and state.roles[event.a] == DON for event in made)
        assert made == of(e.CHOICE_ENTERED, rounds(log)[1])
        offers += len(made)

    assert 0 < offers <= GAMES


def test_the_saboteur_blasts_to_both_sides() -> None:
    sides: set[int] = set()
    for state, log in played("P8", 9):
        for event in of(e.BLASTED, log):
            assert state.roles[event.b] == SABOTEUR
            sides.add(event.c)

    assert sides == {w.LEFT, w.RIGHT}


def test_the_tough_guy_stays_for_a_round_after_his_arrest() -> None:
    arrests = 0
    for state, log in played("P9", 9):
        days = rounds(log)[1:]
        for night, after in pairwise(days):
            for event in of(e.DOOMED, night):
                arrests += 1
                assert state.roles[event.a] == TOUGH_GUY
                assert event.a not in fallen(w.BY_NIGHT, night)
                assert event.a in [one.a for one in of(e.ELIMINATED, after)] or after is days[-1]

    assert arrests > 0


def test_in_the_fast_game_with_a_patsy_everybody_may_be_tapped_and_shot() -> None:
    shot: set[int] = set()
    for state, log in played("P10", 7):
        assert state.patsy not in [event.a for event in of(e.GUN_PLACED, log)]
        shot |= {event.c for event in of(e.BANGED, log)}

    assert len(shot) > 4


def test_equal_seeds_give_equal_shares_on_any_number_of_processes() -> None:
    one = play_by_policy("offer", "P6", 7, 40, 3)
    same = play_by_policy("offer", "P6", 7, 40, 3, jobs=2)
    other = play_by_policy("offer", "P6", 7, 40, 4)

    assert (one.endings, one.decisions) == (same.endings, same.decisions)
    assert one.decisions != other.decisions


def test_a_table_of_24_with_powers_items_and_bribes_plays_to_the_end() -> None:
    """What a policy says nothing about is left as the default."""
    everything: Options = {
        "accomplice": True,
        "loyal_brute": True,
        "coward": True,
        "bribes": True,
        "cops": 11,
    }

    for name in policies("offer"):
        if name != "P10":
            options = {**everything, "cops": 10} if name == "P8" else everything
            assert play_by_policy("offer", name, 24, 1, 5, options).games == 1
