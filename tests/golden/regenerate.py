"""Write the golden games anew: for every game and every way it can end, the shortest of many; and some of options.

    ./dev golden [GAME ...]

Games of older rules, of earlier components or in an older format are never touched. Review the difference like code.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from typing import NamedTuple

from consigliere import editions, shelf
from consigliere.games.mobcity import event as mob
from consigliere.games.mobcity.box import GROUPS
from consigliere.games.mobcity.rules import MobCity
from consigliere.games.offer import event as off
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import ADVANCED
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.deal import Deal
from consigliere.kernel.event import SAID
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.record import Record
from consigliere.kernel.viewer import HOUSE, members
from tests.editions.files import NORTH_SIDE
from tests.golden import story
from tests.golden.evening import all_of, briskly, ended_by, nobody_moves, running_out, talking

TRIES = 150
NAMES = (
    *("anna", "bruno", "carla", "dario", "elena", "fabio", "gino", "hanna", "ivo", "jole"),
    *("kira", "luca", "mara", "nino", "olga", "pia", "rosa", "sara", "tea", "ugo"),
)
Policy = Callable[[Record, int, FastChance], str]
Aside = Callable[[Record, FastChance], None]


def at_random(kept: Record, seat: int, chance: FastChance) -> str:
    """Any legal command."""
    match = kept.match
    legal = match.state.legal(seat)
    return match.game.text(match.game.catalogue[legal[chance.below(len(legal))]])


def one_battle_then_nothing(kept: Record, seat: int, chance: FastChance) -> str:
    """Condottiere: the first player conquers one region, then nobody ever plays a card again."""
    match = kept.match
    legal = [match.game.text(match.game.catalogue[number]) for number in match.state.legal(seat)]
    cards = [text for text in legal if text.startswith("play ") and text.split()[1].isdigit()]
    if cards and not any(entry.command.startswith("play ") for entry in match.entries):
        return cards[-1]
    return next((text for text in ("pass", "keep hand") if text in legal), legal[0])


def mostly_by_default(kept: Record, seat: int, chance: FastChance) -> str:
    """What is played for somebody who is away, but now and then any legal command."""
    match = kept.match
    if chance.below(6) == 0:
        return at_random(kept, seat, chance)
    return match.game.text(match.game.catalogue[match.state.default(seat)])


def earning_alike(kept: Record, seat: int, chance: FastChance) -> str:
    """Mob City: nobody hires, buys or fights, and the soldiers of all stand where they take the same."""
    match = kept.match
    state = match.state
    assert isinstance(state, MobCity)
    if state.stage == mob.SEND:
        n, box = state.agreed.numbers, state.box
        wanted = min(box.building(lot).income for lot in range(box.lots))
        wanted *= max(state.fame(other) for other in range(state.seats))
        first = state.first_lot(0)
        for lot in range(first, first + box.lots_each):
            takes = box.building(lot).income * state.fame(seat)
            if takes == wanted and state.owner(lot) >= state.seats and not state.standing(lot):
                sends = [n.send + group * box.lots + lot for group in range(GROUPS)]
                for number in sends:
                    if state.refusal(seat, number) is None:
                        return match.game.text(match.game.catalogue[number])
    return match.game.text(match.game.catalogue[state.default(seat)])


def buying_once(kept: Record, seat: int, chance: FastChance) -> str:
    """Mob City: the same, but on the third day one buys a shop, which has paid for itself four days later."""
    match = kept.match
    state = match.state
    assert isinstance(state, MobCity)
    if state.stage == mob.BUY and state.round == 3 and seat == state.favor and state.buildings(seat) == 0:
        buys = [number for number in state.legal(seat) if number < state.agreed.numbers.open]
        return match.game.text(match.game.catalogue[buys[-1]])
    return earning_alike(kept, seat, chance)


def by_orders(kept: Record, seat: int, chance: FastChance) -> str:
    """Mob City: every captain gives standing orders as soon as he can, and else does anything."""
    match = kept.match
    legal = [match.game.text(match.game.catalogue[number]) for number in match.state.legal(seat)]
    orders = [text for text in legal if text.startswith("order ") and not text.endswith(" ask")]
    return orders[0] if orders else legal[chance.below(len(legal))]


class Table(NamedTuple):
    """A table at which golden games are looked for: of each ending, or one that is kept for its options' sake."""

    seats: int
    changed: Options
    policy: Policy = at_random
    tries: int = TRIES
    kept_as: str | None = None
    edition: str | None = None  # a file, if not the one that comes with the game
    aside: Aside | None = None  # what is done unasked before each decision
    shows: Callable[[Record], bool] = lambda kept: True  # what a game must show to be kept


def evening_ended(seats: int, changed: Options, ending: int, how: int) -> Table:
    """An Offer You Can't Refuse, won by that side when somebody fell in that way."""
    title = f"{w.ENDINGS[ending]}_by_{w.WAYS[how]}"
    return Table(seats, changed, briskly, 60, title, aside=talking, shows=ended_by(ending, how))


def evening(
    title: str, seats: int, changed: Options, *wanted: int, aside: Aside = talking, tries: int = 60
) -> Table:
    """An Offer You Can't Refuse in which all these things happened."""
    return Table(seats, changed, briskly, tries, title, aside=aside, shows=all_of(*wanted))


ALL_ROLES: Options = dict.fromkeys(ADVANCED, True)
GIVERS: Options = {"accomplice": True, "loyal_brute": True}
TALKATIVE_TEAM: Options = {
    "opening_arrest": True,
    "team_chat": True,
    "team_sees_roles": True,
    "verbose_dawn": True,
}
TABLES: dict[str, list[Table]] = {
    "condottiere": [
        Table(2, {}),
        Table(4, {"hidden_cards": True}),
        Table(5, {"bigger_kingdoms": True}),
        Table(6, {"draw_after_battle": True, "bigger_kingdoms": True}),
        Table(3, {"capturing_regions": True, "hidden_cards": True}),
        Table(2, {"points_campaign": True, "target": 10}),
        Table(6, {"points_campaign": True, "target": 10}),
        Table(2, {}, one_battle_then_nothing, tries=1),
    ],
    "corleone": [
        Table(2, {}),
        Table(2, {}, mostly_by_default),
        Table(3, {}, mostly_by_default),
        Table(3, {"open_ledger": True}, tries=10, kept_as="open_ledger"),
        Table(4, {"families": "dealt"}, mostly_by_default, tries=10, kept_as="dealt_families"),
        Table(5, {"five_player_public_jobs": "6"}, mostly_by_default, tries=10, kept_as="six_public_jobs"),
    ],
    "mobcity": [
        Table(2, {}, mostly_by_default, tries=40),
        Table(3, {}, mostly_by_default, tries=20),
        Table(2, {"advance": False}, earning_alike, tries=6),
        Table(2, {"advance": False}, buying_once, tries=20),
        Table(2, {"city": "whole_city"}, mostly_by_default, tries=5, kept_as="whole_city"),
        Table(3, {"standing_orders": True}, by_orders, tries=5, kept_as="standing_orders"),
        Table(3, {"cash_hidden": False}, mostly_by_default, tries=5, kept_as="open_cash"),
        Table(2, {}, mostly_by_default, tries=5, kept_as="own_edition", edition=NORTH_SIDE),
    ],
    "offer": [
        evening_ended(5, {}, w.FAMILY_WINS, w.BY_VOTE),
        evening_ended(5, {"accomplice": True}, w.FAMILY_WINS, w.BY_SHOT),
        evening_ended(6, {"custom_roles": True, "cops": 1, "saboteur": True}, w.FAMILY_WINS, w.BY_BLAST),
        evening_ended(5, {}, w.FAMILY_WINS, w.BY_OFFER),
        evening_ended(5, {"assassin": True}, w.FAMILY_WINS, w.BY_NIGHT),
        evening_ended(5, {}, w.TRAITORS_WIN, w.BY_VOTE),
        evening_ended(5, {"accomplice": True}, w.TRAITORS_WIN, w.BY_SHOT),
        evening_ended(5, {}, w.TRAITORS_WIN, w.BY_OFFER),
        evening_ended(5, {}, w.TRAITORS_WIN, w.BY_NIGHT),
        evening_ended(5, {"tough_guy": True, "tough_until_dusk": True}, w.TRAITORS_WIN, w.BY_DUSK),
        Table(5, {}, tries=1, aside=nobody_moves),
        Table(3, {}, briskly, tries=10, aside=talking),
        evening("seven_and_a_patsy", 7, {"game": "fast"}, off.PATSY_SHOWN, off.ELIMINATED),
        evening("bribes_and_words", 6, {"bribes": True}, off.COIN_GIVEN, off.COIN_SPENT, off.WORD_SENT),
        evening("all_roles", 12, {**ALL_ROLES, "custom_roles": True}, off.BLASTED, off.ITEM_PASSED),
        evening("coward_secret", 8, {**GIVERS, "coward": True, "coward_secret": True}, off.SIDE_SET),
        evening("vest_same_night", 6, {"loyal_brute": True, "vest_same_night": True}, off.CHOICE_ENTERED),
        evening("elected_gun", 6, {"elected_item": "gun"}, off.ITEM_PLACED, off.SHOT),
        evening("elected_vest", 6, {"elected_item": "vest"}, off.ITEM_PLACED, off.DAWN_REPORTED),
        evening(
            "clocks_off", 6, {"clocks": False, "open_ballots": True}, off.SECOND_DECLINED, off.DAWN_REPORTED
        ),
        evening("clocks_run_out", 6, {}, off.TIME_ANNOUNCED, off.WENT_AWAY, off.CAME_BACK, aside=running_out),
        evening("public_ghosts", 6, {"ghost_view": "public"}, SAID),
        evening("full_ghosts", 6, {"ghost_view": "full", "bribes": True}, off.GHOST_OPENED, off.WORD_SENT),
        evening("a_team_that_talks", 9, TALKATIVE_TEAM, off.SIGNED, SAID, off.CAUSE_TOLD),
        evening("twenty_seats", 20, {}, off.CLAIMED, off.DAWN_REPORTED, tries=6),
    ],
}


# A new format changes nothing in the games themselves: of those kept in an older one these show the new one, too.
OF_EVERY_FORMAT: dict[str, tuple[str, ...]] = {
    "condottiere": ("adjacent", "total", "campaign"),
    "corleone": ("money",),
    "mobcity": ("notoriety", "own_edition"),
    "offer": ("cops", "don", "family_by_vote", "public_ghosts", "bribes_and_words"),
}


def play(
    game: Game, seats: int, changed: Options, policy: Policy, number: int, aside: Aside | None = None
) -> Record:
    """One finished game with a secret of its own."""
    options = game.settle_options(seats, changed)
    assert isinstance(options, dict)
    secret = hashlib.sha256(f"{game.name} {seats} {changed} {number}".encode()).digest()
    kept = record.begin(game, list(NAMES[:seats]), options, Deal(secret, [b"luck", *[None] * (seats - 1)]))
    chance = FastChance(number)
    while not kept.match.state.is_over():
        if aside is not None:
            aside(kept, chance)
        waiting = members(kept.match.state.waiting_for())
        if not waiting:
            if not kept.match.state.is_over():
                kept.match.submit(HOUSE, [time_up(kept.match.state.timers()[0].name)])
            continue
        seat = waiting[chance.below(len(waiting))]
        refusal = kept.match.submit(seat, [game.parse(policy(kept, seat, chance))])
        assert refusal is None, refusal
        if chance.below(12) == 0:
            kept.match.undo(seat)
    return kept


def shortest(name: str) -> dict[str, Record]:
    """For each way to end, and for each table that is kept for its own sake, the shortest game found."""
    found: dict[str, Record] = {}
    for table in TABLES[name]:
        game = shelf.game(name) if table.edition is None else editions.read(table.edition)
        for number in range(table.tries):
            kept = play(game, table.seats, table.changed, table.policy, number, table.aside)
            outcome = kept.match.state.outcome()
            assert outcome is not None
            if not table.shows(kept):
                continue
            title = table.kept_as or outcome.ending
            best = found.get(title)
            if best is None or len(kept.match.entries) < len(best.match.entries):
                found[title] = kept
    return found


def main() -> None:
    for name in sys.argv[1:] or shelf.names():
        folder = story.HERE / name
        folder.mkdir(exist_ok=True)
        for title, kept in shortest(name).items():
            file = story.new_file_of(name, title)
            if title not in OF_EVERY_FORMAT[name] and story.file_of(name, title) != file:
                continue
            file.write_text(story.write(kept), encoding="utf-8")
            print(f"{name}: {title} in {len(kept.match.entries)} entries")


if __name__ == "__main__":
    main()
