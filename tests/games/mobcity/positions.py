"""Positions of Mob City as text, some lines for the table and one for each captain:

    round 3, daily_orders, favor anna, police bruno, today raid_north
    asked send: dario
    tiles: A B C D
    past: gangland_truce raid_east
    pool: soldier_2_4_0 shotgun
    anna: cash 500; notoriety 3; owns A1 A2; glass A2; whiskey 3; 1 soldier_3_4_0 shotgun at A2; 2 moll_2_3_0
    bruno: bid 1 2 3 4

Whatever is not said is empty, 0, or the least there can be; tiles lie in the order of their names. Cards not named are
in the deck; with a line `deck: …` only those are, and all others fill up the groups of the last captains.
Groups of a captain who is being asked where to send them are aimed `at` a lot, all others stand there.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.bids import BIDS
from consigliere.games.mobcity.box import GROUPS, LIEUTENANT, NOTORIETY, WILLS
from consigliere.games.mobcity.cards import NO_BOSS
from consigliere.games.mobcity.city import BID, CASH, FAME, GRADE, NIBBLE, PERSON
from consigliere.games.mobcity.fight import step_of
from consigliere.games.mobcity.notation import NAMES
from consigliere.games.mobcity.rules import MobCity
from consigliere.kernel.viewer import bit


def lines_of(text: str) -> list[str]:
    """The lines of a position."""
    return [line.strip() for line in text.strip().splitlines() if line.strip()]


def lay_out(state: MobCity, text: str) -> None:
    """Put the box of a table into the position that a text describes."""
    box, lines = state.box, lines_of(text)
    state.stock_whiskey()
    tiles = next((line.split()[1:] for line in lines if line.startswith("tiles:")), list(box.tile_names))
    for block in range(state.agreed.blocks):
        state.place_tile(state.layout.slots[block], box.tile_names.index(tiles[block]))
    _state_table(state, lines[0])
    for line in lines[1:]:
        word, _, rest = line.partition(":")
        if word.startswith("asked"):
            state.stage = e.STAGES.index(word.split()[1])
            state.asked = sum(int(bit(NAMES.index(name))) for name in rest.split())
            if state.phase == e.DAILY_ORDERS:
                state.actor = NAMES.index(rest.split()[0])
        elif word == "past":
            for name in rest.split():
                state.events &= ~bit(box.event_names.index(name))
        elif word == "pool":
            _put(state, state.pool, rest.split())
        elif word in NAMES:
            _state_captain(state, NAMES.index(word), rest)
    for line in lines:
        if line.startswith("deck:"):
            _fill_groups(state, line.split()[1:])


def _state_table(state: MobCity, line: str) -> None:
    """`round 3, city, favor anna, police bruno, today raid_north, will most_money`"""
    state.favor = 0
    state.will = NOTORIETY
    for part in line.split(","):
        word, _, value = part.strip().partition(" ")
        if word == "round":
            state.round = int(value)
        elif word == "favor":
            state.favor = NAMES.index(value)
        elif word == "police":
            state.police = NAMES.index(value)
        elif word == "today":
            state.today = state.box.event_names.index(value)
        elif word == "will":
            state.will = WILLS.index(value)
        else:
            state.phase = e.PHASES.index(word)


def _state_captain(state: MobCity, seat: int, line: str) -> None:
    """`cash 500; owns A1; 1 soldier_3_4_0 at A1`"""
    person = seat * PERSON
    state.people[person + CASH] = 0
    for part in line.split(";"):
        word, *words = part.split() or [""]
        if word == "cash":
            state.people[person + CASH] = int(words[0])
        elif word == "owns":
            for lot in words:
                state.owners[state.box.lot_names.index(lot)] = u8(seat)
            state.people[person + FAME] = max(state.fame(seat), state.lowest_fame(seat))
        elif word == "glass":
            state.glass |= sum(int(bit(state.box.lot_names.index(lot))) for lot in words)
        elif word == "whiskey":
            grade = state.box.grades.index(int(words[0]))
            state.whiskey -= 1 << (NIBBLE * grade)
            state.people[person + GRADE] = grade + 1
        elif word == "notoriety":
            state.people[person + FAME] = int(words[0])
        elif word == "bid":
            state.people[person + BID] = BIDS.index(" ".join(words))
        elif word:
            _state_group(state, seat, int(word) - 1, words)


def _state_group(state: MobCity, seat: int, group: int, words: list[str]) -> None:
    if "at" in words:
        lot = state.box.lot_names.index(words[-1])
        words = words[:-2]
        if state.stage == e.SEND and (state.asked >> seat) & 1:
            state.steps = append(state.steps, step_of(0, group, lot))
        else:
            state.stand[seat * GROUPS + group] = u8(lot)
    _put(state, seat * GROUPS + group, words)


def _put(state: MobCity, place: int, words: list[str]) -> None:
    for word in words:
        card = state.box.card_names.index(word)
        state.draw_card(card)
        state.put(place, card)


def _fill_groups(state: MobCity, in_deck: list[str]) -> None:
    """All cards not named go to the captains: lieutenants one to a group, from the last group on."""
    last = state.seats * GROUPS - 1
    left = [state.box.card_names[card] for card in state.deck]
    for name in in_deck:
        left.remove(name)
    for name in left:
        card = state.box.card_names.index(name)
        place = last
        while state.box.role_of(card) == LIEUTENANT and state.boss(place) != NO_BOSS:
            place -= 1
        _put(state, place, [name])
