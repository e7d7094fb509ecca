"""The components that come with a game have a version: what was begun with an earlier one goes on with it for good.

`earlier/` holds what a server wrote before any game had a second version: a database with a running table of Mob City
and one of Corleone's Empire, and the record of a finished game of each.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from consigliere import editions, shelf
from consigliere.cli import recordfile
from consigliere.kernel import record
from consigliere.kernel.deal import Deal
from consigliere.kernel.edition import FIRST, is_mark
from consigliere.kernel.match import digest
from consigliere.kernel.record import FIRST_FORMAT, game_and_edition
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.verify import verify
from consigliere.server import catalogue, records, thinking
from consigliere.server.records import rows_of
from consigliere.store import Store, Stored
from consigliere.table import log
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table
from consigliere.texts import Texts
from tests.golden import story
from tests.table.scenario import SECOND, Scene, done

EARLIER = Path(__file__).parent / "earlier"
GAMES = ("mobcity", "corleone")
CODES = {"mobcity": "rhtdy9", "corleone": "msqgac"}
RULES = {"mobcity": 1, "corleone": 1}  # when the tables were opened

# What the components of each version are, marks apart: who changes components raises their version, by moving the files
# of the version before to `data/<its number>`, and adds a line here. Lines are never changed.
DIGESTS = {
    "condottiere": ["ce552e8db0c7ed3b"],
    "corleone": ["63058c5dcf361daa", "0cb3be12b544c4a4"],
    "mobcity": ["082af85164594185", "6c1b199db7ab14a0"],
    "offer": ["60c4e2c9f6bf3a52"],
}


def without_marks(value: Any) -> Any:
    """Values without what is said about where they come from."""
    if isinstance(value, dict):
        return {key: without_marks(part) for key, part in value.items() if not is_mark(key)}
    return [without_marks(part) for part in value] if isinstance(value, list) else value


def digest_of(name: str, version: int) -> str:
    plain = json.dumps(without_marks(shelf.edition(name, version)), sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", shelf.names())
def test_components_change_with_their_version_only(name: str) -> None:
    assert [digest_of(name, version) for version in range(FIRST, shelf.newest(name) + 1)] == DIGESTS[name]


def stored_record(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(gzip.decompress((EARLIER / f"{name}.json.gz").read_bytes()))
    return plain


def stored_table(name: str, folder: Path) -> Table:
    """The running table, as the server reads it from its database."""
    database = folder / "tables.db"
    database.write_bytes(gzip.decompress((EARLIER / "tables.db.gz").read_bytes()))

    async def rows() -> list[Stored]:
        async with Store(f"sqlite:///{database}") as store:
            assert CODES[name] in await store.running()
            return await store.read(CODES[name])

    return Table.folded(CODES[name], rows_of(asyncio.run(rows())), shelf.game)


def plays_to_the_end(scene: Scene) -> None:
    """The person takes whatever comes first; bots think in a worker, which is told what the table plays with."""
    table = scene.table
    while table.life == "running":
        asked = next(iter(table.asked_bots()), None)
        if asked is None:
            done(scene.goes_on())
            continue
        words = (table.game.name, table.game.edition, table.options, len(table.sitters), asked.seat, "random")
        answer = thinking.answer(*words, asked.view, asked.knowledge, asked.seed, rules=table.rules)
        assert answer is not None
        done(table.bot_answers(asked.seat, table.game.parse(answer), scene.at, asked.step))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_stored_by_the_version_before_goes_on_with_its_own_components(
    name: str, tmp_path: Path
) -> None:
    table = stored_table(name, tmp_path)
    view = table.now(0, 0).view

    assert view is not None
    if name == "mobcity":
        assert (view["round"], view["stage"]) == (4, "hire")
        assert [slot["tile"] for slot in view["slots"]] == ["D", "B", "A", "F"]
    else:
        assert (view["act"], view["stage"]) == ("2", "action")
    assert table.game is shelf.game(name, FIRST, RULES[name])
    # Unless it is None a client asks for the game of this table.
    assert table.setting().edition == editions.name_of(table.game)
    assert catalogue.whole(table.game).edition.components == shelf.edition(name, FIRST)

    scene = Scene(table, table.rows[-1].at + SECOND)
    plays_to_the_end(scene)

    plain = json.loads(json.dumps(table.record()))
    # Whatever the rules are now: it was played by those it began with, and is decided anew by them.
    assert plain["rules"] == table.game.rules_version == RULES[name]
    assert plain["edition"] is None
    assert game_and_edition(plain) == (name, FIRST)
    found = {check.name: check.good for check in verify(plain, table.game)}
    # It was dealt before there were seals, and keeps its draws.
    assert plain["consigliere"] == FIRST_FORMAT
    assert found.pop("header") is None
    assert found.pop("decisions") is True
    assert set(found.values()) == {True}

    # The next evening is dealt from what comes with the game now.
    rematch = table.rematch(table.host, "next", bytes(32), scene.at)
    assert not isinstance(rematch, Refusal)
    assert rematch[0].game is shelf.game(name, shelf.newest(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_the_version_before_folds_and_verifies_wherever_it_is_read(
    name: str, tmp_path: Path
) -> None:
    plain = stored_record(name)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(plain))

    kept, _ = recordfile.load(str(file))
    verdict = msgspec.json.decode(records.verified(msgspec.json.encode({"record": plain})))
    shown = msgspec.json.decode(records.replayed_record(msgspec.json.encode({"record": plain})))

    assert plain["edition"] is None
    assert kept.match.game is shelf.game(name, FIRST, RULES[name])
    assert digest(kept.match.state) == plain["result"]["digest"]
    assert verdict["good"] is None  # nothing seals its header
    assert all(finding["good"] is not False for finding in verdict["findings"])
    # A client that shows it needs these components, unless they are still those of now.
    assert (shown["info"] is None) == (shelf.newest(name) == FIRST)


@pytest.mark.parametrize("name", shelf.names())
def test_logs_and_records_name_the_version_and_are_no_longer_for_it(name: str) -> None:
    game = shelf.game(name)
    named = None if shelf.newest(name) == FIRST else shelf.newest(name)
    chairs = [Wish("me"), *[Wish("bot", "random")] * (game.least_seats - 1)]
    table = Table.opened("abcd", game, "host", "Anna", Setup(len(chairs), chairs=chairs), bytes(32), 0)
    options = game.settle_options(game.least_seats, {})
    assert isinstance(options, dict)
    assert not isinstance(table, Refusal)

    opened = log.decode(log.encode(table.rows[0].body))
    kept = record.begin(game, ["anna"] * len(chairs), options, Deal(bytes(32), [None] * len(chairs)))
    plain = record.to_plain(kept, with_secret=True)

    assert isinstance(opened, log.Opened)
    assert opened.edition == plain["edition"] == named
    assert Table.folded("abcd", table.rows, shelf.game).game is game
    assert shelf.game(*game_and_edition(plain)) is game
    assert table.setting().edition is None


def test_tables_of_two_versions_stand_side_by_side() -> None:
    """Union Hall paid a good of choice beside the job, and now pays $3; what a table began with its log names."""
    fronts = {}
    for version, named in ((1, None), (2, 2)):
        chairs = [Wish("me"), Wish("bot", "random")]
        begun_with = shelf.game("corleone", version)
        opened = Table.opened("abcd", begun_with, "host", "Anna", Setup(2, chairs=chairs), bytes(32), 0)
        assert not isinstance(opened, Refusal)
        body = log.decode(log.encode(opened.rows[0].body))
        assert isinstance(body, log.Opened)
        assert body.edition == named

        table = Table.folded("abcd", opened.rows, shelf.game)

        assert table.game is begun_with
        tiles: Any = catalogue.whole(table.game).edition.components["businesses"]
        fronts[version] = next(tile["front"] for tile in tiles["tile"] if tile["id"] == "blue_union_hall")
    assert [one["effect"] for one in fronts[1]] == ["draw_job", "gain_good_choice"]
    assert [one["effect"] for one in fronts[2]] == ["draw_job", "gain_money"]
    assert shelf.game("corleone") is shelf.game("corleone", 2)


def test_a_record_does_not_pass_for_one_of_another_version() -> None:
    """In this game thugs stood in Union Hall, whose later front does not give what the events say was taken."""
    plain = story.read((story.HERE / "corleone" / "six_public_jobs-rules-2.game").read_text("utf-8"))
    assert plain["edition"] is None

    verdict = msgspec.json.decode(records.verified(msgspec.json.encode({"record": plain})))
    as_another = records.verified(msgspec.json.encode({"record": {**plain, "edition": 2}}))

    assert verdict["good"] is None  # nothing seals its header
    assert all(finding["good"] is not False for finding in verdict["findings"])
    assert as_another == "entry 109: an event does not fit the position before it"


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        (99, "edition: mobcity has no components of version 99"),
        (0, "edition: mobcity has no components of version 0"),
        (True, "header: the edition must be an object, or the version of the game's own components"),
        ("1", "header: the edition must be an object, or the version of the game's own components"),
    ],
)
def test_a_version_that_does_not_exist_is_refused_in_one_line(edition: object, says: str) -> None:
    plain = {**stored_record("mobcity"), "edition": edition}

    assert records.verified(msgspec.json.encode({"record": plain})) == says


@pytest.mark.parametrize("language", ["en", "fa", "ja", "uk"])
def test_what_only_earlier_components_have_keeps_its_translations(language: str) -> None:
    texts = Texts(language)
    for name in shelf.names():
        now = shelf.game(name).component_names()
        assert editions.own_names(shelf.game(name)) == {}
        for version in range(FIRST, shelf.newest(name)):
            game = shelf.game(name, version)
            gone = game.component_names().keys() - now.keys()

            assert gone.isdisjoint(editions.own_names(game))
            assert [key for key in gone if not texts.has(key)] == []
