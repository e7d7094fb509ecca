"""What is always true, checked along random games with every set of options [section 8 of the rules]."""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import product

import pytest

from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import BISHOP, KINDS, SCARECROW, SPRING, SURRENDER, WIDTH, WINTER
from consigliere.games.condottiere.position import DOWN, LINE
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.option import Options
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, all_seats, count
from tests.games.condottiere.scenario import (
    RULES,
    Stacked,
    any_move,
    at,
    battle,
    events,
    new_game,
    play,
    regions,
    seen,
    told,
    totals,
)

GAMES = 40 if os.environ.get("CONSIGLIERE_TEST_ALL") else 2
SWITCHES = ("draw_after_battle", "points_campaign", "bigger_kingdoms", "capturing_regions", "hidden_cards")
SETS = [[name for name, on in zip(SWITCHES, chosen) if on] for chosen in product((False, True), repeat=5)]
BATTLE = (e.PLAY, e.TAKE_BACK, e.FAVOR)


@dataclass
class Moment:
    """The position before and after one command, and what it caused."""

    before: Condottiere
    after: Condottiere
    events: list[Event]

    def of_kind(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def in_battle(self) -> bool:
        """Whether a battle for a region is under way after the command."""
        return self.after.stage in BATTLE and self.after.finalists == 0

    def in_one_game(self) -> bool:
        return self.before.game == self.after.game


class Walk:
    """Some random games with one set of options, the number of seats going round from 2 to 6."""

    def __init__(self, chosen: list[str]) -> None:
        self.drawing = "draw_after_battle" in chosen
        self.campaign = "points_campaign" in chosen
        self.bigger = "bigger_kingdoms" in chosen
        self.capturing = "capturing_regions" in chosen
        self.hidden = "hidden_cards" in chosen
        options: Options = dict.fromkeys(chosen, True)
        if self.campaign:
            options["target"] = 15
        self.games = [play_out(2 + (SETS.index(chosen) + n) % 5, n, options) for n in range(GAMES)]
        self.moments = [moment for game in self.games for moment in game]


def play_out(seats: int, number: int, options: Options) -> list[Moment]:
    """Every moment of one random game."""
    state, chance = new_game(seats, seed=1 + number, **options), FastChance(99 - number)
    assert state.log is not None
    before = state.copy()
    found = [Moment(before, before, state.log)]
    while not state.is_over():
        state.log = []
        seat, command = any_move(state, chance)
        state.carry_out(seat, command, chance, [])
        after = state.copy()
        found.append(Moment(before, after, state.log))
        before = after
    return found


@pytest.fixture(scope="module", params=SETS, ids=lambda chosen: "+".join(chosen) or "none")
def walk(request: pytest.FixtureRequest) -> Walk:
    return Walk(request.param)


def in_lines(state: Condottiere, card: int) -> int:
    return sum(int(state.held(LINE, seat, card)) for seat in range(state.seats))


def limit(state: Condottiere, seat: int) -> int:
    return 10 + int(count(state.regions[seat]))


def test_every_card_is_in_exactly_one_place(walk: Walk) -> None:
    """Invariant 1: with the numbers per kind of the box, and each pile as large as its cards."""
    box = [int(number) for number in RULES.box.counts]
    for moment in walk.moments:
        cards = list(moment.after.cards)
        sizes = [sum(cards[start : start + WIDTH]) for start in range(0, len(cards), WIDTH)]
        assert [sum(cards[card::WIDTH]) for card in range(KINDS)] == box
        assert sizes == list(moment.after.sizes)
        assert sum(sizes) == 110


def test_markers_are_with_their_owner_or_on_one_region(walk: Walk) -> None:
    """Invariant 2: never more than six; none leaves the board without capturing regions."""
    for moment in walk.moments:
        state = moment.after
        on_board = [int(count(mask)) for mask in state.regions]
        assert max(on_board) <= 6
        assert sum(on_board) == count(state.controlled())
        lost = [int(was & ~now) for was, now in zip(moment.before.regions, state.regions)]
        assert walk.capturing or not moment.in_one_game() or lost == [0] * state.seats


def test_the_token_lies_on_a_region_where_a_battle_may_be(walk: Walk) -> None:
    """Invariant 3: one without the Favor and, without capturing regions, without a marker."""
    fought = [moment.after for moment in walk.moments if moment.in_battle()]
    assert fought
    for state in fought:
        assert 0 <= state.holder < state.seats
        assert 0 <= state.contested < 17
        assert state.contested != state.favor
        owner = state.owner(state.contested)
        assert owner != state.chooser
        assert walk.capturing or owner >= state.seats


def test_a_region_never_changes_control_while_the_favor_lies_on_it(walk: Walk) -> None:
    """Invariant 4: without capturing regions it has no marker at all."""
    protected = [moment for moment in walk.moments if moment.before.favor < 17 and moment.in_one_game()]
    assert protected
    for moment in protected:
        region = moment.before.favor
        owner = moment.before.owner(region)
        assert moment.after.owner(region) == owner
        assert walk.capturing or owner >= moment.after.seats


def test_seasons_never_meet_and_spent_cards_do_not_stay(walk: Walk) -> None:
    """Invariant 5: no Bishop or Scarecrow lies in a line once its play is finished."""
    for moment in walk.moments:
        state = moment.after
        assert in_lines(state, WINTER) == 0 or in_lines(state, SPRING) == 0
        assert in_lines(state, BISHOP) == (1 if state.stage == e.FAVOR else 0)
        assert in_lines(state, SCARECROW) == (1 if state.stage == e.TAKE_BACK else 0)


def test_a_surrender_is_the_last_card_of_its_battle(walk: Walk) -> None:
    """Invariant 6: and no line is worth less than nothing."""
    for moment in walk.moments:
        assert min(totals(moment.after)) >= 0
        assert moment.after.stage not in BATTLE or in_lines(moment.after, SURRENDER) == 0
        surrenders = [event for event in moment.of_kind(e.CARD_PLAYED) if event.b == SURRENDER]
        ended = [event.a for event in moment.of_kind(e.BATTLE_ENDED)]
        assert not surrenders or ended == [e.BY_SURRENDER]


def test_after_every_deal_each_hand_is_full(walk: Walk) -> None:
    """Invariant 7: 10 and one for each region, 7 at the start under draw after battle; at most 77 in all."""
    most = 84 if walk.drawing and walk.capturing else 77
    for moment in walk.moments:
        state = moment.after
        hands = [int(state.hand_size(seat)) for seat in range(state.seats)]
        full = [limit(state, seat) for seat in range(state.seats)]
        assert sum(hands) <= most
        assert all(event.b <= 2 for event in moment.of_kind(e.CARDS_KEPT))
        assert not moment.of_kind(e.ROUND_ENDED) or hands == full
        assert not moment.of_kind(e.GAME_STARTED) or hands == [7 if walk.drawing else 10] * state.seats
        dealt = [full[seat] if (state.finalists >> seat) & 1 else 0 for seat in range(state.seats)]
        assert not moment.of_kind(e.FINAL_BATTLE_STARTED) or hands == dealt


def test_a_draw_never_lifts_a_hand_above_its_limit(walk: Walk) -> None:
    """Invariant 8: only a region lost can leave a hand above it."""
    drawn = 0
    for moment in walk.moments:
        state = moment.after
        for event in moment.of_kind(e.DRAW_NAMED):
            assert event.b == 0 or state.hand_size(event.a) <= limit(state, event.a)
            drawn += event.b
        assert walk.capturing or all(
            state.hand_size(seat) <= limit(state, seat) for seat in range(state.seats)
        )
    assert (drawn > 0) == walk.drawing


def test_a_battle_begins_with_enough_players_who_hold_cards(walk: Walk) -> None:
    """Invariant 9: two, or one under draw after battle."""
    fewest = 1 if walk.drawing else 2
    begun = [moment for moment in walk.moments if moment.of_kind(e.BATTLE_STARTED)]
    assert begun
    for moment in begun:
        state = moment.after
        assert count(state.holders()) >= fewest
        assert state.out == all_seats(state.seats) & ~state.holders()


def test_while_nobody_has_won_nobody_has_enough(walk: Walk) -> None:
    """Invariant 10: neither regions nor a group; a campaign's final battle follows a game that may be won."""
    running = [m.after for m in walk.moments if m.after.stage != e.OVER and m.after.finalists == 0]
    for state in running:
        assert max(int(count(mask)) for mask in state.regions) < (6 if state.seats < 4 else 5)
        groups = [int(RULES.box.largest_group(mask)) for mask in state.regions]
        assert max(groups) < (4 if state.seats < 4 else 3) + walk.bigger


@pytest.mark.parametrize(("seats", "most"), [(2, 10), (3, 15), (4, 16), (5, 20), (6, 24)])
def test_how_full_a_board_can_be_without_a_winner(seats: int, most: int) -> None:
    """Invariant 11: fewer than 16 regions with 2 or 3 players, exactly 16 with 4."""
    agreed = RULES.settle_options(seats, {})
    assert isinstance(agreed, dict)

    assert seats * (RULES.agreed(seats, agreed).total - 1) == most


def test_four_players_who_fill_the_board_all_tie_with_four() -> None:
    """Invariant 11: sixteen regions and the Favor."""
    state = at("""
        contested torino, favor napoli, battle 30
        asked play_or_pass: anna
        anna: hand 1; regions venezia firenze spoleto
        bruno: out; regions genova ferrara parma bologna
        carla: out; regions milano modena siena roma
        dario: out; regions mantova lucca urbino ancona
    """)

    play(state, "anna 1")

    assert len(regions(state, "anna")) == 4
    assert events(state, "final-battle-started")[0]["seats"] == [0, 1, 2, 3]


def test_who_is_out_stays_out_and_a_waiting_defender_is_in(walk: Walk) -> None:
    """Invariant 12."""
    for moment in walk.moments:
        before, after = moment.before, moment.after
        same_battle = moment.in_one_game() and before.battles == after.battles
        both = before.stage in BATTLE and after.stage in BATTLE and before.finalists == after.finalists
        assert not (same_battle and both) or before.out & ~after.out == 0
        defender = after.defender() if moment.in_battle() else after.seats
        waits = defender < after.seats and (after.played >> defender) & 1 == 0
        assert not waits or after.hand_size(defender) == 0 or (after.out >> defender) & 1 == 0


def test_at_most_one_card_of_a_line_lies_face_down(walk: Walk) -> None:
    """Invariant 13: none once lines are compared, and none at all without hidden cards."""
    most = 0
    for moment in walk.moments:
        down = [int(moment.after.size(DOWN, seat)) for seat in range(moment.after.seats)]
        most = max(most, *down)
        assert moment.after.stage in BATTLE or down == [0] * moment.after.seats
    assert most == walk.hidden


def test_what_each_viewer_is_told_adds_up_to_what_it_sees(walk: Walk) -> None:
    """Invariant 14: and the worlds it cannot rule out look to it as the true one does, questions included."""
    played = walk.games[0][:120]
    seats = int(played[0].after.seats)
    for viewer in (*range(seats), GALLERY):
        view, memory, chance = (
            played[0].after.seen_by(viewer),
            RULES.knowledge(viewer, seats),
            FastChance(viewer),
        )
        for number, moment in enumerate(played[1:]):
            heard = [RULES.kinds.told(event, viewer) for event in moment.events]
            for telling in [event for event in heard if event is not None]:
                memory.hear(telling, view)
                view.write(telling.kind, telling.a, telling.b, telling.c, telling.d)
            assert view.fields() == moment.after.seen_by(viewer).fields()
            if number % 20 == 0:
                world = RULES.imagine(View(view), memory, chance)
                assert world.seen_by(viewer).fields() == view.fields()
                assert world.waiting_for() == view.waiting_for()
                assert viewer == GALLERY or list(world.legal(viewer)) == list(view.legal(viewer))


@pytest.mark.parametrize("viewer", ["anna", "gallery"])
def test_worlds_that_differ_in_cards_face_down_look_the_same(viewer: str) -> None:
    """Invariant 14: the others hold other cards and play other cards face down; the log is the same."""
    one = battle(anna="3 1", bruno="10 winter", carla="drummer 6", options={"hidden_cards": True})
    other = battle(anna="3 1", bruno="1 scarecrow", carla="courtesan 2", options={"hidden_cards": True})

    play(one, "anna 3, bruno 10, carla drummer, anna passes, bruno passes")
    play(other, "anna 3, bruno 1, carla courtesan, anna passes, bruno passes")

    assert told(one, viewer) == told(other, viewer)
    assert seen(one, viewer).fields() == seen(other, viewer).fields()
    assert list(one.legal(0)) == list(other.legal(0))


@pytest.mark.parametrize("viewer", ["anna", "gallery"])
def test_worlds_that_differ_in_hands_kept_and_dealt_look_the_same(viewer: str) -> None:
    """Invariant 14: bruno could discard in one world and not in the other, and keeps and is dealt other cards."""
    text = "contested roma, battle 1\nasked discard_hand: anna bruno\nanna: hand courtesan\nbruno: hand {}"
    one, other = at(text.format("winter drummer")), at(text.format("10 6"))
    annas = "1 2 3 4 5 6 1 2 3 4 "

    play(one, "bruno keeps hand, anna discards hand, bruno keeps winter", Stacked(annas + "10 10 10"))
    play(other, "bruno keeps hand, anna discards hand, bruno keeps 10", Stacked(annas + "heroine"))

    assert told(one, viewer) == told(other, viewer)
    assert seen(one, viewer).fields() == seen(other, viewer).fields()
    assert list(one.legal(0)) == list(other.legal(0))


def test_battles_games_and_campaigns_are_bounded(walk: Walk) -> None:
    """Invariant 15: 100 plays, 200 battles, 50 games."""
    plays = 0
    for moment in walk.moments:
        plays += len(moment.of_kind(e.CARD_PLAYED))
        assert plays <= 100
        plays = 0 if moment.of_kind(e.BATTLE_ENDED) else plays
        assert moment.after.battles <= 200
        assert moment.after.game <= (50 if walk.campaign else 1)
