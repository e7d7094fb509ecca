"""The record of a game: one JSON document with a header and entries, from which the state is folded.

`docs/record.md` describes it. Only here is the truth ever encoded.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from consigliere.kernel.canonical import canonical, same
from consigliere.kernel.deal import SECRET_BYTES, Deal, commitment
from consigliere.kernel.edition import FIRST, stated
from consigliere.kernel.event import DRAWN, Event, Plain
from consigliere.kernel.game import Game
from consigliere.kernel.match import START, UNDO, Entry, Match, digest, fold, live
from consigliere.kernel.option import Options, OptionValue
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.viewer import HOUSE, viewer_name, viewer_named

FIRST_FORMAT: Final = 1  # dealt by the first scheme: nothing seals its header
FORMAT: Final = 2
MOST_CONTRIBUTED: Final = 64  # bytes from one seat
LONGEST_LINE: Final = 300  # characters about what is wrong with a record
LONGEST_NAME: Final = 40
# What the rules meet where events were written that they would never have caused.
UNSOUND: Final = (LookupError, ArithmeticError, ValueError)


class BadRecord(ValueError):
    """A record that cannot be read; the message is one line that names the place."""

    def __init__(self, line: str) -> None:
        super().__init__(line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE - 1] + "…")


class Record:
    """A match with what its draws derive from, and its header as it stood at the deal: who sat where, the version of
    the rules, and the options, of which there may be more by now."""

    def __init__(
        self, match: Match, deal: Deal, names: list[str], rules: int, options: Options | None = None
    ) -> None:
        self.match = match
        self.deal = deal
        self.names = names
        self.rules = rules
        self.options: Options = match.options if options is None else options

    def format(self) -> int:
        """The number of the format this record is written in: it goes with the scheme of its deal."""
        return FIRST_FORMAT if self.deal.header is None else FORMAT


def header_text(
    game: Game,
    rules: int,
    names: list[str],
    options: Mapping[str, OptionValue],
    contributions: list[bytes | None],
) -> str:
    """What the seal and every draw of a game are bound to: what is played, by whom, and what they gave."""
    return canonical(
        {
            "consigliere": FORMAT,
            "game": game.name,
            "rules": rules,
            "seats": names,
            "options": dict(options),
            "edition": stated(game.edition),
            "contributions": [None if given is None else given.hex() for given in contributions],
        }
    )


def begin(game: Game, names: list[str], options: Options, deal: Deal) -> Record:
    """A new game with a checkable deal, set up and waiting for its first decision."""
    given = deal.contributions
    deal = Deal(deal.secret, given, header_text(game, game.rules_version, names, options, given))
    match = Match(game, len(names), options, deal.chance())
    match.start()
    return Record(match, deal, names, game.rules_version)


def to_plain(record: Record, with_secret: bool) -> Plain:
    """The whole record. The secret leaves with it only when the game is over, or to be stored by the table itself."""
    match, deal = record.match, record.deal
    game = match.game
    is_open = with_secret or match.state.outcome() is not None
    entries = [entry_to_plain(match, entry) for entry in match.entries]
    return {
        "consigliere": record.format(),
        "game": game.name,
        "rules": record.rules,
        "seats": record.names,
        "options": dict(record.options),
        "edition": stated(game.edition),
        "deal": {
            "commitment": commitment(deal.secret),
            **({} if deal.header is None else {"seal": deal.seal()}),
            "contributions": [
                None if given is None else {"commitment": commitment(given), "opened": given.hex()}
                for given in deal.contributions
            ],
            "secret": deal.secret.hex() if is_open and deal.secret else None,
        },
        "entries": entries,
        "result": _result(record, entries),
    }


def result_to_plain(record: Record) -> Plain | None:
    """How the game ended, with short names for its last state and, from the second format on, for its whole log."""
    return _result(record, [entry_to_plain(record.match, entry) for entry in record.match.entries])


def _result(record: Record, entries: list[Plain]) -> Plain | None:
    state = record.match.state
    outcome = state.outcome()
    if outcome is None:
        return None
    plain: Plain = {**outcome.to_plain(), "digest": digest(state)}
    if record.format() != FIRST_FORMAT:
        plain["entries"] = name_of_log(entries)
    return plain


def name_of_log(entries: list[Plain]) -> str:
    """A short name for a whole game, from its entries as a record has them."""
    return hashlib.sha256(canonical(entries).encode()).hexdigest()


def entry_to_plain(match: Match, entry: Entry) -> Plain:
    """One entry with all its events, for the record and for the log of a table."""
    plain: Plain = {"by": viewer_name(entry.actor), "command": entry.command}
    if entry.withdraws is not None:
        plain["withdraws"] = entry.withdraws
    plain["events"] = [match.game.kinds.to_plain(event, match.texts) for event in entry.events]
    return plain


def game_and_edition(plain: object) -> tuple[str, dict[str, object] | int]:
    """Which game a record is of, and the edition it carries or the version of the components it names."""
    if not isinstance(plain, dict) or not _is_number(plain.get("consigliere"), FIRST_FORMAT, FORMAT):
        raise BadRecord(f"this is no record of format {FIRST_FORMAT} or {FORMAT}")
    name = plain.get("game")
    edition = plain.get("edition")
    if not isinstance(name, str):
        raise BadRecord("header: the game is missing")
    if edition is None:
        return name, FIRST
    if isinstance(edition, bool) or not isinstance(edition, (dict, int)):
        raise BadRecord("header: the edition must be an object, or the version of the game's own components")
    return name, edition


def read(plain: object, game: Game) -> Record:
    """The record that a document holds, its state folded from events; `BadRecord` names what is wrong.

    A record says everything in one way: what is written in another, or is there twice, or is no part of a record, is
    refused. What `verify` checks (commitments, seal, result) is not looked at here.
    """
    game_and_edition(plain)
    assert isinstance(plain, dict)
    try:
        record = _read(plain, game)
        _check_form(plain, record)
    except BadRecord:
        raise
    except RecursionError:
        raise BadRecord("this is nested too deeply for a record") from None
    except UNSOUND:
        raise BadRecord("entries: the events add up to no position of the game") from None
    return record


def _read(plain: Mapping[str, object], game: Game) -> Record:
    names = _names(plain.get("seats"))
    rules = plain.get("rules")
    if not _is_number(rules, 1, game.rules_version):
        raise BadRecord(f"header: {game.name} has no rules version {rules!r}")
    assert isinstance(rules, int)
    given = plain.get("options")
    if not isinstance(given, dict):
        raise BadRecord("header: the options must be an object")
    options = game.settle_options(len(names), given)
    if isinstance(options, Refusal):
        raise BadRecord(f"header: {Illegal(options)}")
    stated_options: Options = {name: options[name] for name in given}
    secret, contributions = _deal(plain.get("deal"), len(names))
    header: str | None = None
    if plain.get("consigliere") != FIRST_FORMAT:
        try:
            header = header_text(game, rules, names, stated_options, contributions)
        except ValueError as error:
            raise BadRecord(f"header: cannot be sealed, {error}") from None
    deal = Deal(secret, contributions, header)
    match = Match(game, len(names), options, deal.chance())
    texts: list[str] = []
    entries = _entries(plain.get("entries"), game, len(names), texts)
    _check_withdrawals(entries)
    _check_fold(match, entries)
    match.resume(entries, texts)
    _check_audiences(match)
    draws = sum(event.kind == DRAWN for entry in live(entries) for event in entry.events)
    match.chance = deal.chance(draws)
    return Record(match, deal, names, rules, stated_options)


def _check_form(plain: Mapping[str, object], record: Record) -> None:
    """What was read, written again, must be the document: else it says something that nobody has read."""
    again = to_plain(record, with_secret=True)
    _check_keys(plain, again, "header")
    for part in ("game", "seats", "options"):
        if not same(plain[part], again[part]):
            raise BadRecord(f"header: the {part} are not written as records write them")
    edition = plain["edition"]
    if not same(edition, again["edition"]) or json.dumps(edition) != json.dumps(edition, sort_keys=True):
        raise BadRecord("header: the edition is not written as records write it")
    _check_deal_form(plain["deal"], again["deal"])
    entries, found = again["entries"], plain["entries"]
    assert isinstance(entries, list)
    assert isinstance(found, list)
    for number, entry in enumerate(entries):
        if not same(found[number], entry):
            raise BadRecord(f"entry {number}: is not written as records write it")


def _check_deal_form(plain: object, again: object) -> None:
    assert isinstance(plain, dict)
    assert isinstance(again, dict)
    _check_keys(plain, again, "header: the deal")
    whole = plain["secret"] == again["secret"]
    for given, opened in zip(plain["contributions"], again["contributions"], strict=True):
        if given is not None:
            _check_keys(given, opened, "header: a contribution")
            whole = whole and given["opened"] == opened["opened"]
    if not whole:
        raise BadRecord("header: the deal is not written as records write it")


def _check_keys(plain: Mapping[str, object], again: Mapping[str, object], place: str) -> None:
    for name in again:
        if name not in plain:
            raise BadRecord(f"{place}: there is no field {name!r}")
    for name in plain:
        if name not in again:
            raise BadRecord(f"{place}: has an unknown field {name[:LONGEST_NAME]!r}")


def _check_fold(match: Match, entries: list[Entry]) -> None:
    """Fold the entries one by one, as far as they stand, and see that each leaves a sound position."""
    state = match.game.new(match.seats, match.options)
    withdrawn = {entry.withdraws for entry in entries}
    for number, entry in enumerate(entries):
        if number in withdrawn:
            continue
        try:
            fold(state, [entry])
            fault = state.fault()
        except UNSOUND:
            raise BadRecord(f"entry {number}: an event does not fit the position before it") from None
        if fault:
            raise BadRecord(f"entry {number}: the events do not add up, {fault}")


def _check_withdrawals(entries: list[Entry]) -> None:
    """A withdrawal causes nothing, and no draw is ever taken back."""
    for number, entry in enumerate(entries):
        if (entry.withdraws is None) != (entry.command != UNDO) or (entry.events and entry.command == UNDO):
            raise BadRecord(f"entry {number}: a withdrawal is an undo without events")
        if entry.withdraws is not None and any(
            event.kind == DRAWN for event in entries[entry.withdraws].events
        ):
            raise BadRecord(f"entry {number}: withdraws a draw")


def _check_audiences(match: Match) -> None:
    """What every viewer was told must add up to what it may see."""
    for viewer in match.game.viewers(match.seats):
        try:
            whole = match.witness(viewer).copy.fields() == match.state.seen_by(viewer).fields()
        except UNSOUND:
            whole = False
        if not whole:
            raise BadRecord(f"entries: what {viewer_name(viewer)} was told does not add up to its view")


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _names(seats: object) -> list[str]:
    if not isinstance(seats, list) or not all(
        isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in seats
    ):
        raise BadRecord("header: the seats must be a list of names")
    return [str(name) for name in seats]


def _deal(plain: object, seats: int) -> tuple[bytes, list[bytes | None]]:
    """The secret, empty if it is still sealed, and what the seats gave."""
    if not isinstance(plain, dict):
        raise BadRecord("header: the deal is missing")
    contributions = plain.get("contributions")
    if not isinstance(contributions, list) or len(contributions) != seats:
        raise BadRecord("header: the deal needs one contribution, or null, for each seat")
    given: list[bytes | None] = []
    for contribution in contributions:
        if contribution is None:
            given.append(None)
        elif isinstance(contribution, dict):
            given.append(_bytes(contribution.get("opened"), "a contribution", MOST_CONTRIBUTED))
        else:
            raise BadRecord("header: a contribution must be an object or null")
    secret = plain.get("secret")
    if secret is None:
        return b"", given
    opened = _bytes(secret, "the secret", SECRET_BYTES)
    if len(opened) != SECRET_BYTES:
        raise BadRecord(f"header: the secret must be {SECRET_BYTES} bytes")
    return opened, given


def _bytes(value: object, what: str, most: int) -> bytes:
    try:
        found = bytes.fromhex(value) if isinstance(value, str) else None
    except ValueError:
        found = None
    if found is None or len(found) > most:
        raise BadRecord(f"header: {what} must be at most {most} bytes in hexadecimal")
    return found


def _entries(plain: object, game: Game, seats: int, texts: list[str]) -> list[Entry]:
    if not isinstance(plain, list):
        raise BadRecord("entries: the list is missing")
    entries = [read_entry(entry, number, game, seats, texts) for number, entry in enumerate(plain)]
    if not entries or entries[0].actor != HOUSE or entries[0].command != START:
        raise BadRecord("entries: the house did not start the game")
    return entries


def read_entry(plain: object, number: int, game: Game, seats: int, texts: list[str]) -> Entry:
    """The entry of that number as it was stored; what was said in it is added to `texts`."""
    place = f"entry {number}"
    if not isinstance(plain, dict):
        raise BadRecord(f"{place}: must be an object")
    by, command, events = plain.get("by"), plain.get("command"), plain.get("events")
    try:
        actor = viewer_named(by) if isinstance(by, str) else None
    except ValueError:
        actor = None
    if actor is None or (actor >= seats and actor != HOUSE):
        raise BadRecord(f"{place}: nobody is called {by!r}")
    if not isinstance(command, str):
        raise BadRecord(f"{place}: the command must be a text")
    if not isinstance(events, list):
        raise BadRecord(f"{place}: the events must be a list")
    withdraws = plain.get("withdraws")
    if "withdraws" in plain and not _is_number(withdraws, 1, number - 1):
        raise BadRecord(f"{place}: withdraws no earlier entry")
    found: list[Event] = []
    for place_of_event, event in enumerate(events):
        try:
            found.append(game.kinds.from_plain(event, texts, seats))
        except ValueError as error:
            raise BadRecord(f"{place}, event {place_of_event}: {error}") from None
    return Entry(actor, command, found, withdraws)
