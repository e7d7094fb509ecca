"""Private talk when the game is over: closed to all but those who heard it, until they have all agreed to open it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from consigliere.kernel.verify import verify
from consigliere.kernel.viewer import members
from consigliere.table import messages as m
from consigliere.table.log import Row, decode, encode
from consigliere.table.sealing import SEALED, talk_of
from consigliere.table.table import Table
from consigliere.texts import Texts
from tests.table.scenario import Scene, done, folded, refused
from tests.table.test_moderated import GAME, PEOPLE, begun, role, stage, vote_out

TEAM, GHOSTS = "it was the tall one", "they are all blind"
SEATS = 7


class Evening:
    """Two traitors who talk by night, two ghosts who talk among themselves, and the end of their game."""

    def __init__(self, **options: Any) -> None:
        wanted = {"custom_roles": True, "cops": 2, "team_chat": True, "opening_arrest": True, **options}
        self.scene = scene = begun(SEATS, **wanted)
        self.team = [seat for seat in range(SEATS) if role(scene, seat) == "cop"]
        self.ghosts: list[int] = []
        assert stage(scene) == "night_1"
        self.says(self.team[0], TEAM, "team")
        self.until("talk")

    def living(self) -> list[int]:
        view = self.scene.now().view
        assert view is not None
        return list(view["living"])

    def until(self, wanted: str) -> None:
        for _ in range(30):
            if stage(self.scene) == wanted or self.scene.table.is_over():
                return
            assert self.scene.table.match is not None
            for seat in members(self.scene.table.match.state.waiting_for()):
                for step in ("ready", "pass", "over", "no"):
                    if isinstance(self.scene.does(self.scene.who(seat), step, seat=seat), list):
                        break
        raise AssertionError(f"{wanted} has not come, but {stage(self.scene)}")

    def somebody_falls(self) -> None:
        fallen = next(seat for seat in self.living() if seat not in (0, *self.team))
        vote_out(self.scene, fallen)
        self.ghosts.append(fallen)

    def says(self, seat: int, text: str, channel: str) -> None:
        person, is_ghost = PEOPLE[seat], channel == "ghosts"
        request = m.Say(self.scene.id(), text, channel)
        done(self.scene.table.request(person, seat, request, self.scene.at, is_ghost))

    def ends(self) -> Table:
        for _ in range(2):
            self.somebody_falls()
            self.until("talk")
        self.says(self.ghosts[0], GHOSTS, "ghosts")
        for seat in self.team:
            self.until("talk")
            if not self.scene.table.is_over():
                vote_out(self.scene, seat)
        assert self.scene.table.life == "finished"
        return self.scene.table


@cache
def over() -> tuple[Evening, list[Row]]:
    """Such an evening, played once; whoever changes anything folds its rows anew."""
    evening = Evening()
    return evening, evening.ends().rows


def again() -> tuple[Evening, Scene]:
    evening, rows = over()
    return evening, Scene(folded(rows), evening.scene.at)


def agrees(scene: Scene, seat: int) -> None:
    done(scene.asks(PEOPLE[seat], m.OpenTalk(scene.id())))


def record(table: Table, person: str | None) -> str:
    return msgspec.json.encode(table.record(person)).decode()


def replay(table: Table, seat: int, person: str | None) -> str:
    return msgspec.json.encode(table.replay(seat, person)).decode()


def heard(table: Table, person: str | None) -> set[str]:
    """What somebody finds of the private talk in the record."""
    found = record(table, person)
    words = {text for text in (TEAM, GHOSTS) if text in found}
    assert (SEALED in found) == (len(words) < 2)
    return words


def test_only_those_who_heard_it_find_it_in_the_record() -> None:
    evening, scene = again()
    for seat, person in enumerate(PEOPLE):
        expected = {TEAM} if seat in evening.team else {GHOSTS} if seat in evening.ghosts else set()
        assert heard(scene.table, person) == expected, (seat, evening.team, evening.ghosts)
    for stranger in (None, "somebody"):
        assert heard(scene.table, stranger) == set()


def test_only_those_who_heard_it_find_it_in_a_replay() -> None:
    evening, scene = again()
    one, mate = evening.team
    assert TEAM in replay(scene.table, one, PEOPLE[mate])
    shown = replay(scene.table, one, None)
    assert TEAM not in shown
    assert SEALED in shown


@pytest.mark.parametrize("who", ["a stranger", "a traitor", "a ghost"])
def test_a_record_with_closed_words_is_as_good_as_any(who: str) -> None:
    evening, scene = again()
    person = {"a traitor": PEOPLE[evening.team[0]], "a ghost": PEOPLE[evening.ghosts[0]]}.get(who)
    plain = json.loads(record(scene.table, person))
    checks = verify(plain, GAME)
    assert {check.name for check in checks} >= {"draws", "fold", "decisions"}
    assert [check.problem for check in checks if check.problem] == []


def test_the_name_of_the_log_does_not_tell_of_closed_words() -> None:
    """Words are few enough to try: the name that a stranger gets is that of the log he gets."""
    evening, scene = again()
    names = {
        json.loads(record(scene.table, person))["result"]["entries"]
        for person in (None, PEOPLE[evening.team[0]], PEOPLE[evening.ghosts[0]])
    }

    assert len(names) == 3


def test_it_is_opened_when_all_who_heard_it_agree_and_not_before() -> None:
    evening, scene = again()
    agrees(scene, evening.team[0])
    assert heard(scene.table, None) == set()
    for seat in evening.ghosts:
        agrees(scene, seat)
    assert heard(scene.table, None) == {GHOSTS}
    agrees(scene, evening.team[1])
    assert heard(scene.table, None) == {TEAM, GHOSTS}
    assert heard(scene.folded(), "somebody") == {TEAM, GHOSTS}


def test_whoever_took_part_is_asked_once_and_nobody_else_is() -> None:
    evening, scene = again()
    table, (one, mate) = scene.table, evening.team
    running = Scene(scene.folded(table.row_count() - 1))
    assert running.table.life == "running"
    assert talk_of(running.table, PEOPLE[one]) == ""
    assert refused(running.asks(PEOPLE[one], m.OpenTalk(scene.id()))) == "not-over"

    before = table.row_count()
    assert talk_of(table, PEOPLE[one]) == "closed"
    agrees(scene, one)
    agrees(scene, one)
    assert table.row_count() == before + 1
    assert (talk_of(table, PEOPLE[one]), talk_of(table, PEOPLE[mate])) == ("agreed", "closed")
    # Nobody is told who agrees.
    assert not any(table.is_told(table.rows[-1], viewer) for viewer in scene.viewers())
    quiet = next(seat for seat in range(SEATS) if seat not in (*evening.team, *evening.ghosts))
    assert talk_of(table, PEOPLE[quiet]) == talk_of(table, "somebody") == talk_of(table, None) == ""
    assert refused(scene.asks(PEOPLE[quiet], m.OpenTalk(scene.id()))) == "no-private-talk"


def test_bots_agree_by_themselves() -> None:
    evening, rows = over()
    one, mate = evening.team
    # The same log with a bot in the second traitor's seat from the beginning.
    bodies = [json.loads(encode(row.body)) for row in rows]
    for body in bodies:
        if body["row"] == "seat" and body["seat"] == mate:
            body["sitter"] |= {"kind": "bot", "person": None, "bot": "random"}
    scene = Scene(
        folded([replace(row, body=decode(json.dumps(body).encode())) for row, body in zip(rows, bodies)])
    )
    assert TEAM not in record(scene.table, None)
    agrees(scene, one)
    assert TEAM in record(scene.table, None)


def test_who_comes_after_reads_it_and_who_has_left_before_does_not() -> None:
    """Whoever sits down in a seat has its feed; whoever has stood up has what was said until then."""
    evening = Evening(absent_seat="substitute")
    scene, (one, mate) = evening.scene, evening.team
    done(scene.rises(PEOPLE[mate], mate))
    done(scene.sits("zora", mate))
    evening.somebody_falls()
    assert stage(scene) == "night_1"
    request = m.Say(scene.id(), "now we are two", "team")
    done(scene.table.request("zora", mate, request, scene.at))
    seen = {who: replay(scene.table, mate, who) for who in ("zora", PEOPLE[mate], PEOPLE[one], "somebody")}
    assert [TEAM in seen[who] for who in seen] == [True, True, True, False]
    assert ["now we are two" in seen[who] for who in seen] == [True, False, True, False]


@pytest.mark.parametrize("language", ["en", "fa", "ja", "uk"])
def test_closed_words_are_said_in_the_readers_language(language: str) -> None:
    texts = Texts(language)
    told = {"event": "said", "seat": 0, "channel": "team", "text": SEALED}
    sentence = texts.telling("offer", told, ["Anna"])
    assert sentence is not None
    assert SEALED not in sentence
    assert texts.say("said-in-private") in sentence
