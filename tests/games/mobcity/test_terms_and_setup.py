"""Terms and set-up [MOB-1, MOB-2]."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere import shelf
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.box import MONEY, NOTORIETY, QUARTERS, SOLDIER
from consigliere.games.mobcity.business import income
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import Chance, FastChance
from consigliere.kernel.event import Event
from consigliere.kernel.option import OptionValue
from consigliere.kernel.viewer import EVERYBODY
from tests.games.mobcity.scenario import (
    BOX,
    RULES,
    WORDS,
    Fate,
    all_cash,
    asked,
    at,
    bidding,
    bottles,
    cash,
    day,
    decision,
    deck,
    events,
    favor,
    floor,
    group,
    happened,
    is_under,
    morning,
    new_game,
    notoriety,
    options_refused_by,
    play,
    refused_by,
    say_no,
    sitting,
    told,
    under,
    winners,
)

SEATS = range(2, 7)
DON = BOX.event_names.index("don_is_dead")


class Onlooker(Chance):
    """Chance that brings up the first there is and remembers from which event cards it drew."""

    def __init__(self) -> None:
        self.events: list[list[int]] = []

    def below(self, bound: i64) -> i64:
        return 0

    def place(self, counts: vec[u8], start: i64, bound: i64) -> i64:
        if len(counts) == len(BOX.events):
            self.events.append([int(number) for number in counts])
        return 0


def event_piles(seats: int, rounds: int, **options: str) -> list[list[int]]:
    """For each round the event cards that may be turned up, if The Don Is Dead was not among those before."""
    playing = RULES.agreed(seats, WORDS.settled(seats, dict(options)))
    others = [
        BOX.event_names[card]
        for card in range(len(BOX.events))
        if (playing.events >> card) & 1 and card != DON
    ]
    found = []
    for number in range(1, rounds + 1):
        chance = Onlooker()
        past = f"past: {' '.join(others[: number - 1])}"
        day(chance=chance, count=seats, table=past, round=number, options=dict(options))
        found.append(chance.events[0])
    return found


def chances_of_the_don(piles: list[list[int]]) -> list[Fraction]:
    """The chance that The Don Is Dead lies at each position of the deck."""
    here = [Fraction(pile[DON], sum(pile)) for pile in piles]
    return [prod((1 - before for before in here[:place]), start=here[place]) for place in range(len(here))]


# Terms.


def test_the_captain_whom_the_will_names_is_the_next_don() -> None:
    """[MOB-1.1]"""
    captains = {"anna": "notoriety 3; cash 100", "bruno": "notoriety 4"}
    for will, heir in (("most_notoriety", "bruno"), ("most_money", "anna")):
        assert winners(day("don_is_dead", round=8, will=will, captains=captains)) == [heir]


def test_the_program_is_the_consigliere_and_keeps_the_vault() -> None:
    """[MOB-1.2, MOB-1.3, MOB-1.4] What is paid to the consigliere comes to nobody; what he pays is never short."""
    state = morning(anna="cash 5000", bruno="cash 300")
    play(state, "anna buy A2")
    assert [cash(state, name) for name in ("bruno", "carla", "dario")] == [300, 0, 0]
    assert len(all_cash(state)) == state.seats  # nobody else has money

    rich = day(
        "whiskey_sky_rockets",
        anna="owns A1 B1; glass A1 B1; whiskey 4",
        bruno="owns C2 C5",
        carla="owns D2 D4",
    )
    assert all_cash(rich) == [2 * (16000 + 24000), 6000 + 4000, 6000 + 4000, 0]


def test_distance_and_favor_order_go_clockwise_from_the_favor() -> None:
    """[MOB-1.5, MOB-1.6, MOB-1.7; MOB-X1]"""
    state = bidding(favor="carla")

    assert [int(state.distance(seat)) for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]
    assert [int(state.in_favor_order(step)) for step in range(4)] == [2, 3, 0, 1]
    turns = [event["seat"] for event in events(morning(favor="carla"), "turn-began")]
    assert turns == [2, 3, 0, 1]


def test_changes_count_at_once_also_for_later_blocks() -> None:
    """[MOB-1.8] What anna earns in the north pays her fine in the south."""
    state = day("raid_south", anna="owns A3 A5 C1; glass C1; whiskey 2; cash 0")

    assert [event["lot"] for event in events(state, "fine-paid")] == ["C1"]
    assert cash(state, "anna") == 2 * 2000 - 4000


def test_amounts_are_exact() -> None:
    """[MOB-1.9; MOB-X2]"""
    state = day(
        "consumption_rock_bottom",
        anna="owns A2; glass A2; whiskey 3",
        bruno="notoriety 7; 1 soldier_3_4_0 at A2",
    )
    assert int(income(state, BOX.lot_names.index("A2"))) == 1500
    say_no(state)
    assert all_cash(state) == [450, 1050, 0, 0]


def test_what_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    """[MOB-1.10] Part of a fine is not taken, and nobody is lent anything."""
    state = day("raid_north", anna="owns A2; glass A2; whiskey 2; cash 3950")

    assert cash(state, "anna") == 3950
    assert happened(state).count("building-lost") == 1
    assert refused_by(morning(anna="cash 5050", bruno=""), "anna buy A3") == "MOB-10.1"


def test_cards_that_go_under_the_deck_together_lie_in_no_order() -> None:
    """[MOB-1.11] Whatever the order in which they left, the deck is the same, and all of them are equally near."""
    decks = []
    for cards in ("moll_2_3_0 soldier_3_4_0 shotgun", "shotgun soldier_3_4_0 moll_2_3_0"):
        state = day("crackdown_north", anna=f"1 {cards} at A2")
        decks.append((deck(state), [int(size) for size in state.batches]))
        assert sorted(under(state, 3)) == sorted(cards.split())
    assert decks[0] == decks[1]
    assert decks[0][1] == [85, 3]


def test_captains_may_say_anything_and_nothing_said_binds() -> None:
    """[MOB-1.12]"""
    state = bidding()
    play(state, "anna say I shall bid high on whiskey")
    play(state, "anna bid 1 2 3 4")

    assert told(state, "gallery", "said") == [{"event": "said", "seat": 0, "channel": "table", "text": ""}]


def test_captains_do_not_trade() -> None:
    """[MOB-1.13; MOB-X3]"""
    assert refused_by(bidding(anna="cash 500"), "anna give 500 to bruno") == "MOB-1.13"


# Set-up.


def test_two_to_six_captains_play() -> None:
    """[MOB-2.1]"""
    assert [seats for seats in SEATS if new_game(seats).seats == seats] == list(SEATS)
    assert options_refused_by(1) == options_refused_by(7) == "MOB-2.1"


def test_one_will_is_put_aside_and_no_captain_sees_it() -> None:
    """[MOB-2.2, MOB-2.22] It is drawn: each of two results gives another will."""
    wills = [int(new_game(4, chance=Fate(dice=side)).will) for side in ("1", "2")]
    assert wills == [NOTORIETY, MONEY]

    state = new_game(4)
    drawn = events(state, "drawn")[0]
    assert (drawn["purpose"], drawn["bound"]) == ("will", 2)
    for viewer in ("anna", "bruno", "gallery"):
        assert [event["will"] for event in told(state, viewer, "will-put-aside")] == ["unknown"]


@pytest.mark.parametrize(
    ("seats", "slots"),
    [
        (2, "N S"),
        (3, "NW NE SW"),
        (4, "NW NE SW SE"),
        (5, "NW N NE SW SE"),
        (6, "NW N NE SW S SE"),
    ],
)
def test_the_city_has_one_tile_for_each_slot(seats: int, slots: str) -> None:
    """[MOB-2.3, MOB-2.6]"""
    placed = events(new_game(seats), "tile-placed")

    assert [event["slot"] for event in placed] == slots.split()
    assert len({event["tile"] for event in placed}) == seats


def test_any_tile_may_come_but_none_twice() -> None:
    """[MOB-2.3]"""
    chance = Fate("H C A B")
    assert [event["tile"] for event in events(new_game(4, chance=chance), "tile-placed")] == [*"HCAB"]
    with pytest.raises(AssertionError, match="cannot come up"):
        new_game(4, chance=Fate("H C H B"))


def test_tiles_are_never_turned() -> None:
    """[MOB-2.4] A tile in any slot has its lots in the same order, from its first to its last."""
    state = at(f"round 1, bidding\nasked bid: anna\ntiles: D C B A\n{sitting(4, {})}")

    assert [BOX.lot_names[int(state.first_lot(block))] for block in range(4)] == ["D1", "C1", "B1", "A1"]
    assert not any("turn" in str(field) or "rotat" in str(field) for field in events(state))


def test_every_tile_has_six_lots_with_one_building_each() -> None:
    """[MOB-2.5]"""
    assert [BOX.lot_names[lot] for lot in range(12)] == [
        f"{tile}{lot}" for tile in "AB" for lot in range(1, 7)
    ]
    assert BOX.lots == 6 * len(BOX.tile_names)
    kinds = [BOX.building(lot).name for lot in range(BOX.lots)]
    assert {kind: kinds.count(kind) for kind in BOX.building_names} == {
        "small_shop": 16,
        "big_shop": 12,
        "small_club": 10,
        "big_club": 6,
        "hotel": 4,
    }


def test_a_block_lies_in_every_quarter_its_slot_names() -> None:
    """[MOB-2.7; MOB-X8]"""
    for seats, slots in ((5, "NW N NE SW SE"), (2, "N S")):
        quarters = list(new_game(seats).layout.quarters)
        for slot, mask in zip(slots.split(), quarters, strict=True):
            assert [quarter for number, quarter in enumerate(QUARTERS) if (mask >> number) & 1] == [
                quarter for quarter in QUARTERS if quarter[0].upper() in slot
            ]


def test_a_raid_touches_the_blocks_of_its_quarter() -> None:
    """[MOB-2.7; MOB-X8] Five captains: NW, N and NE in the north, NW and SW in the west."""
    glass = "owns A2 B2 C1 D1 E4; glass A2 B2 C1 D1 E4; whiskey 2; cash 50000"  # in NW, N, NE, SW, SE
    west = day("raid_west", count=5, anna=glass)
    north = day("raid_north", count=5, anna=glass)

    assert [event["lot"] for event in events(west, "building-shut")] == ["A2", "D1"]
    assert [event["lot"] for event in events(north, "building-shut")] == ["A2", "B2", "C1"]


def test_the_whole_city_lies_in_two_rows_of_four() -> None:
    """[MOB-2.8]"""
    placed = events(new_game(2, city="whole_city"), "tile-placed")

    assert [event["slot"] for event in placed] == ["NW1", "NW2", "NE1", "NE2", "SW1", "SW2", "SE1", "SE2"]
    assert sorted(str(event["tile"]) for event in placed) == list(BOX.tile_names)


@pytest.mark.parametrize("seats", SEATS)
def test_what_every_captain_begins_with(seats: int) -> None:
    """[MOB-2.9, MOB-2.10, MOB-2.16, MOB-2.19; MOB-X9]"""
    state = new_game(seats)
    names = asked(state)
    play(state, ", ".join(f"{name} place 2" for name in names))

    assert all_cash(state) == [6500] * seats
    for name in names:
        assert (notoriety(state, name), floor(state, name)) == (1, 1)
        assert group(state, name, 2).startswith("soldier_")
        assert [group(state, name, other) for other in (1, 3, 4)] == ["-"] * 3
    assert all(state.buildings(seat) == 0 for seat in range(seats))
    assert BOX.terms.stores == 7
    soldiers = [card for card in state.deck if BOX.role_of(int(card)) == SOLDIER]
    assert (len(state.deck), len(soldiers)) == (88 - seats, 36 - seats)


def set_up(game: MobCityGame, seats: int, **options: OptionValue) -> tuple[MobCity, list[Event]]:
    """A game just set up with the components of any version, and the payments of advances."""
    settled = game.settle_options(seats, options)
    assert isinstance(settled, dict)
    state = game.new(seats, settled)
    assert isinstance(state, MobCity)
    state.log = []
    game.start(state, FastChance(1))
    return state, [event for event in state.log or [] if event.kind == e.ADVANCE_PAID]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", range(2))
def test_who_is_late_in_favor_order_gets_an_advance(seats: int, first: int) -> None:
    """[MOB-2.23] As the components state it; and to be known by all, like any other payment."""
    game = shelf.game("mobcity")
    assert isinstance(game, MobCityGame)
    state, paid = set_up(game, seats, first_favor=("anna", "bruno")[first])
    advances = game.box.advances[seats]

    assert advances[0] == 0
    assert list(advances) == sorted(advances)
    assert [int(state.cash((first + place) % seats)) for place in range(seats)] == [
        6500 + advance for advance in advances
    ]
    assert all(event.told == EVERYBODY for event in paid)
    assert sum(int(event.b) for event in paid) == sum(advances)


@pytest.mark.parametrize("version", [1, None])
def test_by_the_letter_and_with_earlier_components_nobody_gets_an_advance(version: int | None) -> None:
    """[MOB-2.19, MOB-2.23]"""
    game = shelf.game("mobcity", version)
    assert isinstance(game, MobCityGame)
    state, paid = set_up(game, 6, advance=version == 1)

    assert [int(state.cash(seat)) for seat in range(6)] == [6500] * 6
    assert paid == []


@pytest.mark.parametrize(
    ("seats", "cards"),
    [(6, [2, 2, 2, 3, 3, 4]), (5, [2, 2, 3, 3, 4]), (4, [2, 2, 3, 4]), (3, [2, 3, 4]), (2, [2, 3, 4])],
)
def test_the_whiskey_in_play(seats: int, cards: list[int]) -> None:
    """[MOB-2.11, MOB-2.12; MOB-X7]"""
    assert bottles(new_game(seats)) == cards


def test_the_don_dies_on_one_of_the_last_six_days() -> None:
    """[MOB-2.13; MOB-X4]"""
    for seats in (3, 4, 6):
        piles = event_piles(seats, 12)
        assert sum(piles[0]) + 1 == len(BOX.events) == 12
        assert chances_of_the_don(piles) == [0] * 6 + [Fraction(1, 6)] * 6


def test_with_two_captains_no_event_is_about_east_or_west() -> None:
    """[MOB-2.14; MOB-X5]"""
    piles = event_piles(2, 8)
    first = [name for name, number in zip(BOX.event_names, piles[0], strict=True) if number]

    assert len(first) + 1 == 8
    assert not any(name.endswith(("east", "west")) for name in first)
    assert chances_of_the_don(piles) == [0] * 6 + [Fraction(1, 2)] * 2


def test_two_captains_in_the_whole_city_keep_all_events() -> None:
    """[MOB-2.15; MOB-X6]"""
    piles = event_piles(2, 12, city="whole_city")

    assert sum(piles[0]) + 1 == 12
    assert chances_of_the_don(piles) == [0] * 6 + [Fraction(1, 6)] * 6


def test_captains_place_their_soldiers_at_the_same_time_and_in_secret() -> None:
    """[MOB-2.17, MOB-2.18]"""
    state = new_game(3)
    assert (decision(state), asked(state)) == ("place_soldier", ["anna", "bruno", "carla"])
    play(state, "carla place 4")
    assert asked(state) == ["anna", "bruno"]
    assert [event["group"] for event in told(state, "anna", "soldier-assigned")] == ["unknown"]
    assert refused_by(state, "carla place 1") == "MOB-2.17"
    play(state, "anna place 1, bruno place 3")

    assert [(event["seat"], event["group"]) for event in events(state, "soldier-placed")] == [
        (0, 1),
        (1, 3),
        (2, 4),
    ]
    assert group(state, "carla", 4).startswith("soldier_")
    cards = [event["card"] for event in told(state, "anna", "soldier-dealt")]
    assert cards[0] == group(state, "anna", 1)
    assert cards[1:] == ["unknown", "unknown"]


def test_prices_incomes_and_fines_are_open_to_everybody() -> None:
    """[MOB-2.20] The plan card is part of the edition, which hides nothing."""
    assert [building.price for building in BOX.buildings] == [5000, 10000, 15000, 20000, 30000]
    state = bidding()
    assert int(income(state.seen_by(1), BOX.lot_names.index("A2"))) == 1000


def test_the_first_holder_of_the_favor_is_drawn_or_named() -> None:
    """[MOB-2.21]"""
    drawn = [favor(new_game(4, chance=Fate(dice=f"1 {side}"))) for side in (1, 2, 3, 4)]

    assert drawn == ["anna", "bruno", "carla", "dario"]
    assert favor(new_game(4, first_favor="carla")) == "carla"
    assert [event["purpose"] for event in events(new_game(4, first_favor="carla"), "drawn")].count(
        "favor"
    ) == 0
    assert options_refused_by(2, first_favor="carla") == "MOB-2.21"


def test_cards_under_the_deck_are_drawn_last() -> None:
    """[MOB-1.11, MOB-6.16] A batch is touched only when all before it are used up."""
    state: MobCity = day("crackdown_north", anna="1 moll_2_3_0 at A2")

    assert is_under(state, "moll_2_3_0")
    assert [int(size) for size in state.batches] == [87, 1]
