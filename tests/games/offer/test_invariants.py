"""What is always true, checked along random games [section 8 of the rules]."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass

import pytest

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS, TOUGH_GUY, is_traitor
from consigliere.games.offer.rules import Offer
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import away, time_up
from consigliere.kernel.event import Event
from consigliere.kernel.match import Witness
from consigliere.kernel.option import Options
from consigliere.kernel.viewer import HOUSE, bit, count, members
from tests.games.offer.scenario import A9, A12, RULES, S7, WORDS, cards, options_for

GAMES = 30 if os.environ.get("CONSIGLIERE_TEST_ALL") else 8
ALL_ROLES = f"{A9} police_chief saboteur infiltrator mafioso mafioso mafioso mafioso mafioso"
LISTS = {
    "plain": (S7, {}),
    "advanced": (A9, {"tough_until_dusk": True, "ghost_view": "public", "open_ballots": True}),
    "bribes": (A12, {"bribes": True, "coward_secret": True, "verbose_dawn": True, "max_trials": 2}),
    "everything": (ALL_ROLES, {"bribes": True, "ghost_view": "full", "opening_arrest": True}),
    "random arrest": (ALL_ROLES, {"arrest_rule": "random_of_pointed", "vest_same_night": True}),
    "elected": (
        "consigliere don cop coward mafioso mafioso assassin mafioso mafioso",
        {"elected_item": "vest"},
    ),
}


@dataclass
class Moment:
    """The position before and after one command, what it caused, and whether it was only talk."""

    before: Offer
    after: Offer
    events: list[Event]
    is_talk: bool

    def of_kind(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


class Walk:
    """Some random games with one list of roles."""

    def __init__(self, name: str) -> None:
        roles, changed = LISTS[name]
        self.roles = roles.split()
        self.options = options_for(self.roles, **changed)  # type: ignore[arg-type]
        self.games = [play_out(len(self.roles), self.options, number) for number in range(GAMES)]
        self.moments = [moment for game in self.games for moment in game]


def play_out(seats: int, options: Options, number: int) -> list[Moment]:
    """Every moment of one random game: clocks run out, people talk, choose and go away as chance has it."""
    state = RULES.new(seats, options)
    assert isinstance(state, Offer)
    chance = FastChance(7 + 1000 * number)
    state.log = []
    RULES.start(state, chance)
    before = state.copy()
    found = [Moment(before, before, state.log, False)]
    while not state.is_over():
        state.log = []
        is_talk = step(state, chance)
        after = state.copy()
        found.append(Moment(before, after, state.log, is_talk))
        before = after
    return found


def step(state: Offer, chance: FastChance) -> bool:
    """Anybody does anything, or a clock runs out; true if it was talk."""
    seat = int(chance.below(state.seats))
    dice = chance.below(40)
    spoken = RULES.open_commands(state, seat, chance) if dice < 4 else []
    if spoken:
        command = spoken[chance.below(len(spoken))]
        state.carry_out(seat, command, chance, [])
        return command.verb not in ("sign", "word")
    if dice == 4 and state.refusal_for(HOUSE, away(seat)) is None:
        state.carry_out(HOUSE, away(seat), chance, [])
        return False
    waiting = members(state.waiting_for())
    if state.timers() and (dice < 9 or not waiting):
        state.carry_out(HOUSE, time_up(state.timers()[0].name), chance, [])
        return False
    seat = seat if len(state.legal(seat)) else waiting[chance.below(len(waiting))]
    legal = state.legal(seat)
    downs = [
        number
        for number in legal
        if RULES.catalogue[number].verb in ("down", "second", "shoot", "end-defence")
    ]
    choices = downs if downs and chance.below(3) else legal  # or nobody would ever leave by day
    state.decide(seat, choices[chance.below(len(choices))], chance)
    return False


@pytest.fixture(scope="module", params=LISTS)
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)


def test_every_seat_keeps_its_one_role(walk: Walk) -> None:
    """[OFF-I1] And the cards are those of the public list."""
    for game in walk.games:
        dealt = cards(game[0].after)
        assert Counter(dealt) == Counter(walk.roles)
        assert all(cards(moment.after) == dealt for moment in game)


def test_ghosts_and_living_are_all_seats(walk: Walk) -> None:
    """[OFF-I2, OFF-I12] n = F + T; nobody lives again; F and T change only by eliminations."""
    for moment in walk.moments:
        after = moment.after
        living = members(after.living)
        traitors = [seat for seat in living if is_traitor(after.roles[seat])]
        assert (int(after.family_left), int(after.traitors_left)) == (
            len(living) - len(traitors),
            len(traitors),
        )
        assert after.living & ~moment.before.living == 0
        gone = moment.before.living & ~after.living
        assert members(gone) == sorted(event.a for event in moment.of_kind(e.ELIMINATED))


def test_while_the_game_runs_neither_side_has_won(walk: Walk) -> None:
    """[OFF-I3]"""
    for moment in walk.moments:
        after = moment.after
        if after.stage not in (w.OVER, w.BLAST):
            assert 1 <= after.traitors_left < after.family_left


def test_items_lie_before_the_living(walk: Walk) -> None:
    """[OFF-I4, OFF-I6] And the horse head stands in at most one Negotiation."""
    for game in walk.games:
        heads = set()
        for moment in game:
            for holder in (moment.after.gun, moment.after.vest, moment.after.head):
                assert holder == NO_SEAT or (moment.after.living >> holder) & 1
            if moment.after.head != NO_SEAT and moment.after.stage != w.OVER:
                heads.add(int(moment.after.day))
        assert len(heads) <= 1


def test_there_are_always_twelve_coins(walk: Walk) -> None:
    """[OFF-I5] With the bank and the living."""
    for moment in walk.moments:
        held = [int(coins) for coins in moment.after.coins]
        assert sum(held) + moment.after.bank() == 12
        assert moment.after.bank() >= 0
        assert all((moment.after.living >> seat) & 1 for seat, coins in enumerate(held) if coins)
        assert walk.options["bribes"] or not any(held)


def test_at_most_one_player_is_voted_out_a_day(walk: Walk) -> None:
    """[OFF-I7] Then the day is over."""
    for game in walk.games:
        days = [int(m.before.day) for m in game for event in m.of_kind(e.ELIMINATED) if event.c == w.BY_VOTE]
        assert len(days) == len(set(days))
        for moment in game:
            if any(event.c == w.BY_VOTE for event in moment.of_kind(e.ELIMINATED)):
                assert moment.after.stage in (w.BLAST, w.OVER, w.COIN) or moment.after.is_night()


def test_the_three_of_a_trial_are_three_living_players(walk: Walk) -> None:
    """[OFF-I8]"""
    for moment in walk.moments:
        for event in moment.of_kind(e.ACCUSED):
            assert moment.before.accused == NO_SEAT
            assert event.b != event.c
            assert moment.before.living & bit(event.b)
            assert moment.before.living & bit(event.c)
        for event in moment.of_kind(e.SECONDED):
            assert event.b not in (moment.before.accuser, moment.before.accused)
            assert moment.before.living & bit(event.b)


def test_a_closed_vote_adds_up(walk: Walk) -> None:
    """[OFF-I9] Downs, ups and missing are n, and out is who has 2 x downs > n."""
    votes = 0
    for moment in walk.moments:
        for closed, counted in zip(
            moment.of_kind(e.VOTE_CLOSED), moment.of_kind(e.VOTE_COUNTED), strict=True
        ):
            fallen = sum(
                count(bit(event.a)) for event in moment.of_kind(e.ELIMINATED) if event.c == w.BY_SHOT
            )
            living = int(moment.before.number_living() - fallen)
            assert count(closed.a) + count(closed.b) + count(closed.c) == living
            assert closed.a & closed.b == closed.a & closed.c == closed.b & closed.c == 0
            assert (counted.c, counted.d) == (count(closed.a), 1 if 2 * count(closed.a) > living else 0)
            votes += 1
    assert votes > 0


def test_in_one_night_at_most_three_fall(walk: Walk) -> None:
    """[OFF-I10, OFF-I11] And no vest wearer, a doomed Tough Guy excepted."""
    for moment in walk.moments:
        fallen = [event for event in moment.of_kind(e.ELIMINATED) if event.c == w.BY_NIGHT]
        assert len(fallen) <= 3
        for event in fallen:
            assert event.a != moment.before.vest or event.b == TOUGH_GUY


# What talk leaves as it is: everything but the ledger, the number of acts and marks of absence.
def but_talk(state: Offer) -> dict[str, object]:
    names = [
        *(
            "roles",
            "coins",
            "pointers",
            "bribes",
            "words",
            "choices",
            "living",
            "day",
            "accuser",
            "accused",
            "downs",
        ),
        *(
            "ups",
            "gun",
            "vest",
            "head",
            "doomed",
            "over",
            "trials",
            "team",
            "quiet",
            "seeing",
            "coin_queue",
            "marks",
        ),
    ]
    return {name: str(getattr(state, name)) for name in names}


def test_talk_changes_nothing_else(walk: Walk) -> None:
    """[OFF-I12]"""
    talks = 0
    for moment in walk.moments:
        if moment.is_talk:
            talks += 1
            assert but_talk(moment.after) == but_talk(moment.before)
            assert len(moment.after.ledger) == len(moment.before.ledger) + 1
    assert talks > 0


def test_the_game_ends(walk: Walk) -> None:
    """[OFF-I15] Quiet rounds in a row never reach the limit while it runs."""
    for game in walk.games:
        assert game[-1].after.is_over()
        for moment in game[:-1]:
            assert moment.after.quiet < moment.after.agreed.quiet_limit


@pytest.mark.parametrize("name", ["advanced", "everything"])
def test_events_add_up_to_the_state_and_tellings_to_the_views(name: str) -> None:
    """[OFF-I17, OFF-I13] For the truth, a seat, a ghost and the gallery."""
    walk = Walk(name)
    seats = len(walk.roles)
    game = walk.games[0]
    replay = RULES.new(seats, walk.options)
    viewers = [0, 2, 3, seats - 1, 24, 26, 24 + seats - 1, 48]
    witnesses = [Witness(RULES, seats, walk.options, viewer) for viewer in viewers]
    for number, moment in enumerate(game):
        for event in moment.events:
            replay.write(event.kind, event.a, event.b, event.c, event.d)
        for witness in witnesses:
            witness.hear(moment.events)
        if number % 7 == 0 or number == len(game) - 1:
            assert replay.fields() == moment.after.fields()
            for witness in witnesses:
                assert witness.copy.fields() == moment.after.seen_by(witness.viewer).fields()


# The fast game.


@pytest.mark.parametrize("seats", [3, 6, 7])
def test_the_fast_game(seats: int) -> None:
    """[OFF-I1, OFF-I2, OFF-I16] Two fall per wrong shot; the Don lives; the holder is neither Don nor Patsy."""
    options = WORDS.settled(seats, {"game": "fast"})
    for number in range(4 * GAMES):
        game = play_out(seats, options, number)
        dealt = cards(game[0].after)
        don = dealt.index("don")
        assert Counter(dealt) == {"don": 1, "cop": seats - 1}
        for moment in game:
            after = moment.after
            assert cards(after) == dealt
            assert (after.living >> don) & 1
            assert after.gun not in (don, after.patsy) or after.gun == NO_SEAT
            assert len(moment.of_kind(e.ELIMINATED)) == (
                2 if count(moment.before.living & ~after.living) else 0
            )
    assert ROLE_IDS[game[-1].after.roles[don]] == "don"
