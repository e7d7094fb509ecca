"""Records: whatever is wrong with one is said in a line that names the place, and never in another way."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from consigliere.games.condottiere.layout import position_text
from consigliere.games.condottiere.position import Position
from consigliere.kernel import record
from consigliere.kernel.edition import FIRST
from consigliere.kernel.event import audience_to_plain
from consigliere.kernel.match import digest
from consigliere.kernel.option import Options
from consigliere.kernel.record import BadRecord, Record
from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import EVERYBODY, members
from tests.kernel.matches import CONDOTTIERE, Json, act, begun, golden_of_old, stored, undo

TOTAL = golden_of_old("total")  # with a step that was taken back
Damage = Callable[[Json], object]
# Options that came after it was played stand at their defaults.
USUAL: Options = {option.name: option.default for option in CONDOTTIERE.options}


def damaged(damage: Damage, plain: Json = TOTAL) -> object:
    """A copy of a record with something done to it; what the damage gives back, or the copy."""
    broken = copy.deepcopy(plain)
    given_back = damage(broken)
    return broken if given_back is None else given_back


def complaint(plain: object) -> str:
    """What is said of a record that cannot be read, by reading and by checking alike."""
    with pytest.raises(BadRecord) as error:
        record.read(plain, CONDOTTIERE)
    if isinstance(plain, dict):
        with pytest.raises(BadRecord):
            verify(plain, CONDOTTIERE)
    line = str(error.value)
    assert "\n" not in line
    assert 0 < len(line) < 400
    return line


def put(*path: Any) -> Damage:
    """The damage of putting the last word at the end of the path before it."""
    *way, last, value = path

    def damage(plain: Json) -> None:
        place: Any = plain
        for step in way:
            place = place[step]
        place[last] = value

    return damage


def drop(*path: Any) -> Damage:
    """The damage of leaving out what lies at the end of a path."""
    *way, last = path

    def damage(plain: Json) -> None:
        place: Any = plain
        for step in way:
            place = place[step]
        del place[last]

    return damage


def event(name: str, start: int = 0) -> tuple[int, int]:
    """Where the first event of a name lies, from an entry on: its entry and its number in it."""
    for number in range(start, len(TOTAL["entries"])):
        for place, told in enumerate(TOTAL["entries"][number]["events"]):
            if told["event"] == name:
                return number, place
    raise LookupError(name)


def in_event(name: str, field: str, value: object) -> Damage:
    """The damage of another value in a field of the first event of a name."""
    entry, place = event(name)
    return put("entries", entry, "events", place, field, value)


WITHDRAWAL = next(n for n, entry in enumerate(TOTAL["entries"]) if "withdraws" in entry)
PLAYED, AT = event("card-played")
DEALT = event("card-dealt")[1]
CONQUERED = event("region-conquered")


def swap_card(plain: Json) -> None:
    """A card is dealt that has no copy left: the first hand gets four Winters."""
    dealt = [told for told in plain["entries"][0]["events"] if told["event"] == "card-dealt"]
    for told in dealt[:4]:
        told["card"] = "winter"


def repeat_event(plain: Json) -> None:
    events = plain["entries"][PLAYED]["events"]
    events.insert(AT, events[AT])


def leave_out_deals(plain: Json) -> None:
    """The events in the middle of the deal are gone."""
    del plain["entries"][0]["events"][DEALT + 1 : DEALT + 12]


def conquer_twice(plain: Json) -> None:
    """A region gets two markers."""
    entry, place = CONQUERED
    told = plain["entries"][entry]["events"][place]
    plain["entries"][entry]["events"].insert(place + 1, {**told, "seat": 1 - told["seat"]})


EVERY_NAME = audience_to_plain(EVERYBODY)

# What is damaged, how, and what the line must name.
DAMAGES: dict[str, tuple[Damage, str]] = {
    "a list": (lambda plain: [plain], "no record of format 1"),
    "a text": (lambda plain: json.dumps(plain), "no record of format 1"),
    "a number": (lambda plain: 1, "no record of format 1"),
    "an empty object": (lambda plain: {}, "no record of format 1"),
    "no format": (drop("consigliere"), "no record of format 1"),
    "another format": (put("consigliere", 3), "no record of format 1 or 2"),
    "a format with a seal, and none": (put("consigliere", 2), "header: the deal: there is no field 'seal'"),
    "a seal of no format": (put("deal", "seal", "00" * 32), "header: the deal: has an unknown field 'seal'"),
    "no edition": (drop("edition"), "header: there is no field 'edition'"),
    "the edition that is meant anyway": (put("edition", 1), "header: the edition is not written"),
    "no result": (drop("result"), "header: there is no field 'result'"),
    "an unknown field": (put("moral", "none"), "header: has an unknown field 'moral'"),
    "an unknown field of the deal": (put("deal", "luck", 7), "header: the deal: has an unknown field 'luck'"),
    "an unknown field of a contribution": (
        put("deal", "contributions", 0, "by", "anna"),
        "header: a contribution: has an unknown field 'by'",
    ),
    "an unknown field of an entry": (put("entries", 2, "at", 7), "entry 2: is not written"),
    "a secret in capitals": (
        put("deal", "secret", TOTAL["deal"]["secret"].upper()),
        "header: the deal is not written",
    ),
    "a contribution in groups": (
        put("deal", "contributions", 0, "opened", "6c 75 63 6b"),
        "header: the deal is not written",
    ),
    "an actor with a nought": (put("entries", PLAYED, "by", "seat 00"), "nobody is called 'seat 00'"),
    "everybody by name": (in_event("card-played", "told", EVERY_NAME), "is not written"),
    "a viewer named twice": (in_event("card-dealt", "readers", ["seat 0", "seat 0"]), "once each"),
    "viewers in another order": (in_event("card-dealt", "readers", ["seat 1", "seat 0"]), "once each"),
    "nobody is asked": (in_event("asked", "seats", []), "asked: nobody is named"),
    "format as text": (put("consigliere", "1"), "no record of format 1"),
    "format true": (put("consigliere", True), "no record of format 1"),
    "no game": (drop("game"), "header: the game"),
    "game a number": (put("game", 7), "header: the game"),
    "edition a list": (put("edition", []), "header: the edition"),
    "no rules": (drop("rules"), "header: condottiere has no rules version None"),
    "rules 0": (put("rules", 0), "header: condottiere has no rules version 0"),
    "rules 99": (put("rules", 99), "header: condottiere has no rules version 99"),
    "rules as text": (put("rules", "1"), "header: condottiere has no rules version '1'"),
    "rules true": (put("rules", True), "header: condottiere has no rules version True"),
    "no seats": (drop("seats"), "header: the seats"),
    "seats an object": (put("seats", {"anna": 0}), "header: the seats"),
    "a seat without a name": (put("seats", 0, ""), "header: the seats"),
    "a seat that is a number": (put("seats", 0, 0), "header: the seats"),
    "a name too long": (put("seats", 0, "x" * 41), "header: the seats"),
    "one seat": (put("seats", ["anna"]), "header: bad-seats"),
    "seven seats": (put("seats", ["x"] * 7), "header: bad-seats"),
    "no options": (drop("options"), "header: the options"),
    "options a list": (put("options", []), "header: the options"),
    "an unknown option": (put("options", "mist", True), "header: unknown-option, option mist"),
    "a bad option value": (put("options", "target", 5), "header: bad-option-value, option target"),
    "an option that is a list": (put("options", "clock", ["none"]), "header: bad-option-value, option clock"),
    "options that clash": (put("options", "target", 30), "header: target-without-campaign"),
    "no deal": (drop("deal"), "header: the deal"),
    "deal a text": (put("deal", "fair"), "header: the deal"),
    "no contributions": (drop("deal", "contributions"), "header: the deal needs one contribution"),
    "a contribution too few": (drop("deal", "contributions", 0), "header: the deal needs one contribution"),
    "a contribution that is a text": (put("deal", "contributions", 0, "6c75636b"), "header: a contribution"),
    "a contribution not opened": (drop("deal", "contributions", 0, "opened"), "header: a contribution"),
    "a contribution not hexadecimal": (
        put("deal", "contributions", 0, "opened", "luck"),
        "header: a contribution",
    ),
    "a contribution too long": (
        put("deal", "contributions", 0, "opened", "00" * 65),
        "header: a contribution",
    ),
    "a secret not hexadecimal": (put("deal", "secret", "sesame"), "header: the secret"),
    "a secret of odd length": (put("deal", "secret", "abc"), "header: the secret"),
    "a secret too long": (put("deal", "secret", "00" * 33), "header: the secret"),
    "a secret that is a number": (put("deal", "secret", 7), "header: the secret"),
    "no entries": (drop("entries"), "entries: the list is missing"),
    "entries an object": (put("entries", {}), "entries: the list is missing"),
    "an entry that is a text": (put("entries", 2, "play 10"), "entry 2: must be an object"),
    "an entry that is nothing": (put("entries", 2, None), "entry 2: must be an object"),
    "nobody acted": (drop("entries", 2, "by"), "entry 2: nobody is called None"),
    "an unknown actor": (put("entries", 2, "by", "seat 99"), "entry 2: nobody is called 'seat 99'"),
    "an actor by number": (put("entries", 2, "by", 0), "entry 2: nobody is called 0"),
    "the gallery acted": (put("entries", 2, "by", "gallery"), "entry 2"),
    "a ghost acted": (put("entries", 2, "by", "ghost 0"), "entry 2"),
    "a seat acted that is not at the table": (put("entries", 2, "by", "seat 5"), "entry 2"),
    "no command": (drop("entries", 2, "command"), "entry 2: the command"),
    "a command that is a list": (put("entries", 2, "command", ["pass"]), "entry 2: the command"),
    "no events": (drop("entries", 2, "events"), "entry 2: the events"),
    "events an object": (put("entries", 2, "events", {}), "entry 2: the events"),
    "an event that is a text": (put("entries", 2, "events", 0, "passed"), "entry 2, event 0: an event must"),
    "an unknown event": (in_event("card-played", "event", "card-eaten"), "unknown event 'card-eaten'"),
    "a missing field": (
        drop("entries", PLAYED, "events", AT, "card"),
        f"entry {PLAYED}, event {AT}: card-played lacks",
    ),
    "an extra field": (in_event("card-played", "smell", 1), "card-played has an unknown field 'smell'"),
    "a wrong word": (in_event("card-played", "card", "mercenary_7"), "'mercenary_7' is no card"),
    "a wrong region": (in_event("region-chosen", "region", "atlantis"), "'atlantis' is no region"),
    "a seat of no game": (in_event("card-played", "seat", 77), "77 is no seat"),
    "a seat below zero": (in_event("card-played", "seat", -1), "-1 is no seat"),
    "a seat that is true": (in_event("card-played", "seat", True), "True is no seat"),
    "a seat not at this table": (in_event("card-played", "seat", 6), "6 is nobody at a table of 2"),
    "no seat where there must be one": (in_event("card-played", "seat", 24), "24 is no seat"),
    "a bad audience": (in_event("card-dealt", "readers", ["seat 0", "nemo"]), "no viewer is called 'nemo'"),
    "an audience that is a text": (in_event("card-dealt", "told", "all"), "'all' is no list of viewers"),
    "a card not in that hand": (in_event("card-played", "card", "none"), "entry "),
    "a card nobody knows": (in_event("card-dealt", "card", "unknown"), "entry "),
    "a card dealt that is not in the deck": (swap_card, "entry "),
    "the same card played twice": (repeat_event, "entry "),
    "events left out": (leave_out_deals, "entry "),
    "a region with two markers": (conquer_twice, "entry "),
    "a region that is not on the map": (in_event("region-conquered", "region", "off"), "entry "),
    "a region nobody knows": (in_event("region-conquered", "region", "unknown"), "entry "),
    "a battle for no region": (in_event("battle-started", "region", "unknown"), "entry "),
    "a decision nobody knows": (in_event("asked", "decision", "unknown"), "entry "),
    "asked who does not sit there": (in_event("asked", "seats", [5]), "[5] is nobody at a table of 2"),
    "a token nobody holds": (in_event("token-given", "seat", 20), "entry "),
    "an end for no reason": (in_event("game-ended", "reason", "none"), "entry "),
    "an end for an unknown reason": (in_event("game-ended", "reason", "unknown"), "entry "),
    "a winner who does not sit there": (in_event("game-ended", "seats", [5]), "entry "),
    "withdraws the start": (put("entries", WITHDRAWAL, "withdraws", 0), f"entry {WITHDRAWAL}: withdraws"),
    "withdraws itself": (
        put("entries", WITHDRAWAL, "withdraws", WITHDRAWAL),
        f"entry {WITHDRAWAL}: withdraws",
    ),
    "withdraws what is to come": (
        put("entries", WITHDRAWAL, "withdraws", WITHDRAWAL + 1),
        f"entry {WITHDRAWAL}: w",
    ),
    "withdraws far beyond": (
        put("entries", WITHDRAWAL, "withdraws", 10**30),
        f"entry {WITHDRAWAL}: withdraws",
    ),
    "withdraws below zero": (put("entries", WITHDRAWAL, "withdraws", -1), f"entry {WITHDRAWAL}: withdraws"),
    "withdraws a text": (put("entries", WITHDRAWAL, "withdraws", "1"), f"entry {WITHDRAWAL}: withdraws"),
    "withdraws true": (put("entries", WITHDRAWAL, "withdraws", True), f"entry {WITHDRAWAL}: withdraws"),
    "the start withdraws": (put("entries", 0, "withdraws", 0), "entry 0: withdraws"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_record_is_refused_in_a_line_that_names_the_place(what: str) -> None:
    damage, place = DAMAGES[what]

    assert place in complaint(damaged(damage))


def test_the_undamaged_record_is_good() -> None:
    kept = record.read(copy.deepcopy(TOTAL), CONDOTTIERE)
    watched(kept)

    assert looked_at(kept) == TOTAL


def test_reading_changes_nothing_in_the_document() -> None:
    plain = copy.deepcopy(TOTAL)
    record.read(plain, CONDOTTIERE)

    assert plain == TOTAL


def test_missing_options_take_their_default() -> None:
    plain = damaged(put("options", {}))

    assert record.read(plain, CONDOTTIERE).match.options == USUAL


def looked_at(kept: Record) -> Json:
    """Look at everything the truth of a record can show; its document, written again."""
    match = kept.match
    for seat in range(match.seats):
        match.state.legal(seat)
        for command in match.game.catalogue:
            match.state.refusal_for(seat, command)
    for seat in members(match.state.waiting_for()):
        match.state.default(seat)
    assert isinstance(match.state, Position)
    position_text(match.state)
    return stored(kept)


def watched(kept: Record) -> None:
    """Let every viewer see the whole game, as a replay does."""
    match = kept.match
    for viewer in match.game.viewers(match.seats):
        match.game.view_to_plain(match.view(viewer))
        match.game.view_to_plain(match.witness(viewer).view())
        for entry in match.entries:
            match.telling(entry, viewer)


def paths(plain: object, limit: int) -> list[tuple[Any, ...]]:
    """The ways to everything in a document, of long lists only so many from each end."""
    found: list[tuple[Any, ...]] = []
    if isinstance(plain, dict):
        for key, value in plain.items():
            found += [(key,), *((key, *rest) for rest in paths(value, limit))]
    elif isinstance(plain, list):
        for place, value in enumerate(plain):
            if place < limit or place >= len(plain) - limit:
                found += [(place,), *((place, *rest) for rest in paths(value, limit))]
    return found


WAYS = paths(TOTAL, 40)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.integers()
    | st.floats(allow_nan=False)
    | st.sampled_from(
        ["", "unknown", "none", "off", "seat 1", "seat 5", "house", "winter", "mercenary_10", "roma"]
    )
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)


def read_or_refused(
    data: st.DataObject, plain: Json, ways: list[tuple[Any, ...]]
) -> tuple[Json, Record] | None:
    """Do some small damage to a document and read it; nothing if it is refused in one line."""
    way = data.draw(st.sampled_from(ways))
    broken = damaged(drop(*way) if data.draw(st.booleans()) else put(*way, data.draw(json_values)), plain)
    assert isinstance(broken, dict)
    try:
        return broken, record.read(broken, CONDOTTIERE)
    except BadRecord:
        complaint(broken)
        return None


@given(st.data())
@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
def test_any_small_damage_gives_a_bad_record_or_one_that_can_be_checked(data: st.DataObject) -> None:
    found = read_or_refused(data, TOTAL, WAYS)
    if found is not None:
        looked_at(found[1])
        assert all("\n" not in check.problem for check in verify(found[0], CONDOTTIERE))


@given(st.data())
@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
def test_what_can_be_read_can_be_watched_by_everyone(data: st.DataObject) -> None:
    found = read_or_refused(data, TOTAL, WAYS)
    if found is not None:
        watched(found[1])


@given(st.data())
@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
def test_a_game_that_still_runs_bears_the_same_damage(data: st.DataObject) -> None:
    found = read_or_refused(data, RUNNING, RUNNING_WAYS)
    if found is not None:
        looked_at(found[1])


def running() -> Json:
    """A game in the middle of its first battle, with talk and a step taken back."""
    kept = begun(3, first_holder="anna")
    act(kept.match, "anna choose parma, anna say hello; there, anna pass")
    assert undo(kept.match, "anna") == "done"
    act(kept.match, "anna pass, bruno pass")
    return stored(kept)


RUNNING = running()
RUNNING_WAYS = [way for way in paths(RUNNING, 30) if way[0] == "entries"]


def test_a_running_game_reads_back_whole() -> None:
    kept = record.read(RUNNING, CONDOTTIERE)

    assert stored(kept) == RUNNING
    assert kept.match.texts == ["hello; there"]
    assert RUNNING["result"] is None


def test_the_secret_leaves_only_when_the_game_is_over_or_the_table_stores_it() -> None:
    kept = begun()
    over = record.read(TOTAL, CONDOTTIERE)

    assert record.to_plain(kept, with_secret=False)["deal"] == {**stored(kept)["deal"], "secret": None}
    assert stored(kept)["deal"]["secret"] == bytes(range(32)).hex()
    assert record.to_plain(over, with_secret=False)["deal"] == TOTAL["deal"]


def test_a_record_without_its_secret_can_be_read_while_the_game_runs() -> None:
    kept = begun()
    plain = json.loads(json.dumps(record.to_plain(kept, with_secret=False)))

    assert digest(record.read(plain, CONDOTTIERE).match.state) == digest(kept.match.state)


def test_which_game_a_record_is_of_can_be_asked_first() -> None:
    assert record.game_and_edition(TOTAL) == ("condottiere", FIRST)
    assert record.game_and_edition({**TOTAL, "edition": {"cards": {}}}) == ("condottiere", {"cards": {}})
