"""What viewers see, remember and can rule out [section 5 of the rules]."""

from __future__ import annotations

from consigliere.games.mobcity.city import CASH, PERSON
from consigliere.games.mobcity.knowledge import Memory
from consigliere.games.mobcity.notation import NAMES
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match, Witness
from consigliere.kernel.state import View
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
    deck,
    dice,
    events,
    group,
    legal,
    marked,
    morning,
    notoriety,
    owner,
    play,
    police,
    pool,
    say_no,
    seen,
    sitting,
    size,
    token,
    told,
    whiskey,
)
from tests.games.watching import Onlookers

OTHERS = ("bruno", "gallery")
SAME = "anna bid 1 2 3 4, bruno bid 1 2 3 4, carla bid 1 2 3 4, dario bid 1 2 3 4"


class Watched(Onlookers[MobCity]):
    """A stated position and what viewers make of what follows; they know everybody's cash, and no hidden card."""

    def __init__(self, state: MobCity) -> None:
        super().__init__(RULES, WORDS, state, NAMES, lambda witness: _tell(witness, state))

    def groups(self, viewer: str, name: str, number: int) -> set[str]:
        """What a viewer thinks possible for a group."""
        return {group(world, name, number) for world in self.worlds(viewer)}


def _tell(witness: Witness, state: MobCity) -> None:
    memory = witness.knowledge
    assert isinstance(memory, Memory)
    for seat in range(state.seats):
        memory.cash[seat] = state.people[seat * PERSON + CASH]
    memory.has_lost_count = True  # it counts anew what it sees before it hears more


def plain(state: MobCity, viewer: str) -> dict[str, object]:
    """What is sent to a viewer."""
    return RULES.view_to_plain(View(seen(state, viewer)))


# What is seen, row by row.


def test_the_will_is_nobodys_until_the_end() -> None:
    """The will, the will not drawn [MOB-2.2, MOB-23.3]"""
    for will in ("most_notoriety", "most_money"):
        state = at(f"round 1, bidding, will {will}\nasked bid: anna\n{sitting(2, {})}")
        for viewer in ("anna", "bruno", "gallery"):
            assert plain(state, viewer)["will"] is None
    views = [
        plain(at(f"round 1, bidding, will {will}\nasked bid: anna\n{sitting(2, {})}"), "anna")
        for will in ("most_notoriety", "most_money")
    ]
    assert views[0] == views[1]
    over = day("don_is_dead", round=8, will="most_money")
    assert plain(over, "gallery")["will"] == "most_money"


def test_the_order_of_the_event_deck_is_nobodys() -> None:
    """Order of event deck [MOB-13.1]: known is what is left and what is past."""
    state = day("raid_east", anna="")
    view = plain(state, "anna")

    assert view["headlines_past"] == ["raid_east"]
    left = view["headlines_left"]
    assert isinstance(left, list)
    assert sorted([*left, "raid_east"]) == sorted(BOX.event_names)


def test_this_rounds_event_is_known_to_whoever_looked() -> None:
    """This round's event; who looked, what he paid [MOB-5.3]"""
    views = []
    for headline in ("raid_east", "gangland_truce"):
        state = bidding(anna="cash 50", bruno="cash 50")
        play(state, f"{SAME}, anna take", Fate(headline))
        assert plain(state, "anna")["headline"] == headline
        assert [event["paid"] for event in told(state, "gallery", "event-peeked")] == [50]
        views.append([plain(state, viewer) for viewer in OTHERS] + [told(state, "bruno")])
    assert views[0] == views[1]


def test_that_a_captain_has_bid_is_seen_and_what_is_not() -> None:
    """Bids; that a seat has bid [MOB-4.2]"""
    views = []
    for bid in ("1 2 3 4", "4 3 2 1"):
        state = bidding()
        play(state, f"anna bid {bid}")
        views.append([plain(state, viewer) for viewer in OTHERS])
        assert plain(state, "bruno")["answered"] == [0]
        mine = plain(state, "anna")["seats"]
        assert isinstance(mine, list)
        assert mine[0]["bid"] is not None
    assert views[0] == views[1]


def hiring(cards: str) -> MobCity:
    """Anna looks at the pool."""
    bids = {name: f"bid 1 2 3 4; cash {200 if name == 'dario' else 0}" for name in NAMES[:4]}
    return at(f"round 1, bidding, favor anna\nasked hire: anna\npool: {cards}\n{sitting(4, bids)}")


def test_the_pool_is_seen_by_whoever_chooses() -> None:
    """Pool size, pool cards [MOB-6.3]"""
    views = []
    for cards in ("lieutenant_5_5_0 moll_1_3_0 shotgun", "soldier_1_4_0 soldier_1_4_1 revolver"):
        state = hiring(cards)
        assert sorted(pool(seen(state, "anna")).split()) == sorted(cards.split())
        views.append([plain(state, viewer) for viewer in OTHERS])
    assert views[0] == views[1]
    assert [pool(seen(state, viewer)) for viewer in OTHERS] == ["? ? ?", "? ? ?"]


def test_how_many_cards_join_which_group_is_seen_and_no_face() -> None:
    """Cards hired: number and group; faces [MOB-6.8]: the same for a moll and a grenade, and steps are not told."""
    tellings = []
    for card in ("moll_1_3_0", "soldier_2_4_0"):
        state = hiring("moll_1_3_0 soldier_2_4_0 shotgun")
        play(state, f"anna hire {card} 2, anna done")
        tellings.append(
            [told(state, "gallery"), plain(state, "gallery"), size(seen(state, "bruno"), "anna", 2)]
        )
    assert tellings[0] == tellings[1]
    assert tellings[0][2] == 1


def test_the_order_in_which_cards_were_chosen_is_not_told() -> None:
    """Must not leak (a), (d): sort order, and whether the cards or the captain limited a hire."""
    tellings = []
    for lines in (
        "anna hire moll_1_3_0 2, anna hire shotgun 2",
        "anna hire soldier_2_4_0 2, anna hire moll_1_3_0 2",
    ):
        state = hiring("moll_1_3_0 soldier_2_4_0 shotgun")
        play(state, f"{lines}, anna done")
        tellings.append((told(state, "gallery"), plain(state, "gallery")))
    assert tellings[0] == tellings[1]


def test_groups_are_sizes_and_lieutenants_to_others() -> None:
    """Cards in groups [MOB-7.4]: sets without positions."""
    views = []
    for cards in ("moll_1_3_0 shotgun", "grenade assassin_9_3_0"):
        state = morning(anna=f"cash 500; 1 lieutenant_5_5_0 {cards}; 3 soldier_1_4_0")
        assert group(seen(state, "anna"), "anna", 1).startswith("lieutenant_5_5_0 ") or "assassin" in cards
        views.append([plain(state, viewer) for viewer in OTHERS])
        assert group(seen(state, "bruno"), "anna", 1) == "lieutenant_5_5_0 ? ?"
    assert views[0] == views[1]


def test_cards_shown_in_a_shootout_are_seen_and_then_face_down_again() -> None:
    """Cards shown in a shootout [MOB-17.4, MOB-20.5]"""
    state = day(
        anna="1 soldier_4_4_0 moll_1_3_0 at A2; 2 soldier_2_4_0 at B1",
        bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
    )
    assert group(seen(state, "gallery"), "anna", 1) == "moll_1_3_0 soldier_4_4_0"
    play(state, "anna attack hands soldier_1_4_0, bruno attack hands moll_1_3_0", dice("4 1 4"))

    assert "shootout-over" in [event["event"] for event in events(state)]
    assert group(seen(state, "gallery"), "anna", 1) == "? ?"
    assert group(seen(state, "bruno"), "bruno", 1) == "soldier_1_4_0 soldier_1_4_1"


def test_cards_leaving_are_counted_and_not_shown() -> None:
    """Cards leaving for wages or by arrest [MOB-9.5, MOB-14.14]"""
    tellings = []
    for kept in ("moll_1_3_0", "soldier_2_4_0"):
        state = morning(anna="cash 50; 1 moll_1_3_0 soldier_2_4_0", bruno="cash 6000")
        play(state, f"anna pay {kept}, anna done")
        tellings.append((told(state, "bruno"), plain(state, "bruno")))
    assert tellings[0] == tellings[1]


def test_the_number_of_cards_in_the_deck_is_seen_and_its_order_is_nobodys() -> None:
    """Number of cards in the enforcer deck; its order."""
    state = day("crackdown_north", anna="1 moll_1_3_0 at A2")

    for viewer in ("anna", *OTHERS):
        view = seen(state, viewer)
        assert plain(state, viewer)["deck"] == len(deck(state)) == 88
        assert all(card == BOX.unknown for card in view.deck)


def test_open_information() -> None:
    """Whiskey, police card, Favor, notoriety, buildings, speakeasies, tokens, single payments, die rolls."""
    state = day(
        police="anna",
        anna="owns A2 B1; glass A2; whiskey 3; notoriety 4; 1 soldier_1_4_0 at A3",
        bruno="notoriety 2; 1 soldier_1_4_1 at A2",
    )
    for viewer in OTHERS:
        view = seen(state, viewer)
        assert (whiskey(view, "anna"), bottles(view), police(view)) == (3, [2, 2, 4], "anna")
        assert (notoriety(view, "anna"), owner(view, "B1"), marked(view, "glass")) == (4, "anna", "A2")
        assert (token(view, "anna", 1), token(view, "bruno", 1)) == ("A3", "A2")
    say_no(state)
    assert [event["amount"] for event in told(state, "dario", "extorted")] == [600]


def test_nobody_sees_what_another_may_do() -> None:
    """Must not leak (c): the number of legal options of another captain."""
    state = hiring("moll_1_3_0 soldier_2_4_0")

    assert len(seen(state, "anna").legal(0)) == len(legal(state, "anna"))
    assert len(seen(state, "bruno").legal(0)) == len(seen(state, "gallery").legal(0)) == 0


def test_a_step_that_is_not_done_is_its_captains_secret() -> None:
    """Must not leak: hire, send, arm and reveal before `done`."""
    state = day(
        anna="1 soldier_4_4_0 shotgun at A2; 2 moll_1_3_0 at A3", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2"
    )
    before = plain(state, "bruno")
    play(state, "anna arm soldier_4_4_0 shotgun")

    assert plain(state, "bruno") == before
    mine = plain(state, "anna")["choices"]
    assert isinstance(mine, list)
    assert len(mine) == 1


def test_after_the_game_everything_lies_open() -> None:
    """The last line of section 5's head."""
    state = day("don_is_dead", round=9, anna="cash 700; 1 moll_1_3_0; 2 shotgun", bruno="cash 50")

    for viewer in ("carla", "gallery"):
        view = seen(state, viewer)
        assert (group(view, "anna", 1), group(view, "anna", 2)) == ("moll_1_3_0", "shotgun")
        assert all_cash(view) == [700, 50, 0, 0]


# What is remembered.


def test_cash_is_followed_by_whoever_counts() -> None:
    """May be inferred: cash totals [MOB-24.7]"""
    match = Match(RULES, 3, WORDS.settled(3, {"first_favor": "anna"}), FastChance(3))
    match.start()
    witness = Witness(RULES, 3, WORDS.settled(3, {"first_favor": "anna"}), 1)
    heard = 0
    chance = FastChance(11)
    for _ in range(200):
        state = match.state
        if state.is_over():
            break
        seat, command = WORDS.any_move(state, chance)
        assert match.submit(seat, [command]) is None
    for entry in match.entries:
        witness.hear(entry.events)
        heard += len(entry.events)
    world = RULES.informed(witness.view(), witness.knowledge)
    assert isinstance(world, MobCity)
    assert isinstance(match.state, MobCity)

    assert all_cash(world) == all_cash(match.state)
    assert heard > 100
    assert cash(match.state, "anna") != 6500


def test_whoever_saw_the_pool_knows_what_others_could_hire() -> None:
    """Pool cards: he keeps the memory."""
    table = Watched(hiring("moll_1_3_0 assassin_9_3_0 shotgun"))
    table.play("anna done, bruno hire assassin_9_3_0 1, bruno done")

    assert table.groups("anna", "bruno", 1) == {"moll_1_3_0", "assassin_9_3_0"}
    assert len(table.groups("gallery", "bruno", 1)) > 10
    assert asked(table.state) == ["carla"]


def test_what_a_shootout_has_shown_is_remembered() -> None:
    """Groups: what was seen in shootouts."""
    table = Watched(
        day(
            anna="1 soldier_4_4_0 moll_1_3_0 at A2; 2 soldier_2_4_0 at B1",
            bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
        )
    )
    table.play("anna attack hands soldier_1_4_0", dice("4"))
    table.play("bruno attack hands moll_1_3_0", dice("1 4"))
    assert "?" in group(seen(table.state, "gallery"), "anna", 1)

    for viewer in ("bruno", "carla", "gallery"):
        assert table.groups(viewer, "anna", 1) == {"moll_1_3_0 soldier_4_4_0"}
    assert len(table.groups("carla", "anna", 2)) > 5


def test_a_killed_character_is_nowhere_but_in_the_deck() -> None:
    """What went under the deck openly is followed."""
    table = Watched(
        day(
            anna="1 assassin_9_3_0 soldier_1_5_0 at A2; 2 moll_2_3_0 at B1",
            bruno="1 soldier_1_4_0 soldier_1_4_1 at A2",
        )
    )
    table.play("anna attack strike soldier_1_4_0")

    for world in table.worlds("carla"):
        assert deck(world).count("soldier_1_4_0") == 1
        assert deck(world)[-1] == "soldier_1_4_0"


def test_a_group_that_was_sent_has_a_character() -> None:
    """Who is sent is no weapon alone, and who stays at home is [MOB-12.2, MOB-12.3]."""
    table = Watched(morning(anna="cash 200; 1 moll_1_3_0; 2 revolver", bruno="cash 50; 1 soldier_1_4_0"))
    table.play("anna send 1 A2")
    table.play("anna done")

    weapons = {"revolver", "shotgun", "tommygun", "grenade"}
    assert not table.groups("bruno", "anna", 1) & weapons
    assert table.groups("bruno", "anna", 2) <= weapons
