"""`verify` and `replay`: good records, tampered ones, and files that are no records at all."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli import bounded, main
from consigliere.cli.errors import BadInput
from consigliere.texts import Texts
from tests.cli.driver import played_record
from tests.golden import story
from tests.kernel.matches import golden_of_old

Document = dict[str, Any]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Document:
    return played_record(tmp_path_factory.mktemp("records") / "game.json")


def written(plain: object, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
    return str(file)


def test_a_good_record_is_verified(
    record: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(record, tmp_path)

    assert main(["verify", file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in lines[:-1]] == ["good"] * 6
    assert lines[-1].endswith("everything holds.")

    assert main(["verify", file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["good"] is True
    assert {check["check"] for check in found["checks"]} >= {"commitment", "draws", "fold", "decisions"}


def _another_secret(plain: Document) -> None:
    plain["deal"]["secret"] = "00" * 32


def _another_winner(plain: Document) -> None:
    plain["result"]["winners"] = [(plain["result"]["winners"][0] + 1) % 3]


def _a_command_never_given(plain: Document) -> None:
    entry = next(e for e in plain["entries"] if e["command"].startswith("play"))
    entry["command"] = "pass"


@pytest.mark.parametrize("tamper", [_another_secret, _another_winner, _a_command_never_given])
def test_a_tampered_record_is_found_out(
    tamper: Callable[[Document], None], record: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = copy.deepcopy(record)
    tamper(plain)

    assert main(["verify", written(plain, tmp_path)]) == 1
    assert "BAD " in capsys.readouterr().out


def test_what_an_old_record_does_not_seal_is_not_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither good nor bad, in words and in code: names and options may be anybody's."""
    file = written(golden_of_old("total"), tmp_path)

    assert main(["verify", file]) == 3
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[:-1]] == ["good", "good", "----", "good", "good", "good"]
    assert "not proven" in said[2]
    assert said[-1].endswith("not everything is proven.")
    assert main(["verify", file, "--json"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert found["good"] is None
    assert {check["check"]: check["good"] for check in found["checks"]}["header"] is None


def test_a_tampered_record_cannot_hide_behind_older_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is decided by the rules that it names, as long as the program has them."""
    plain = story.read((story.HERE / "corleone" / "money-rules-1.game").read_text("utf-8"))
    entries = plain["entries"]
    assert isinstance(entries, list)
    entries[20]["command"] = "pass"

    assert main(["verify", written(plain, tmp_path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [check["check"] for check in found["checks"] if check["good"] is False] == ["decisions"]
    assert [check["check"] for check in found["checks"] if check["good"] is None] == ["header"]


def test_a_game_under_way_is_not_over_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    played_record(file, steps=20)

    assert main(["verify", str(file)]) == 1
    assert "the game is not over" in capsys.readouterr().out


# Limits.


def go_on_for_ever() -> None:
    """What a record made with malice does."""
    while True:
        pass


def take_everything() -> int:
    return len([bytearray(1 << 26) for _ in range(1 << 10)])


def complain() -> None:
    raise BadInput("cli-bad-record", file="x.json", problem="it is no good")


def test_work_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time of its own processor: however busy the machine is, an honest record gets its share."""
    monkeypatch.setattr(bounded, "SECONDS", 1)
    with pytest.raises(BadInput, match="cli-too-much") as given_up:
        bounded.within_limits("x.json", go_on_for_ever)
    assert "--unlimited" in given_up.value.said(Texts("en"))


def test_work_that_wants_all_memory_is_given_up() -> None:
    with pytest.raises(BadInput, match="cli-too-much"):
        bounded.within_limits("x.json", take_everything)


def test_what_work_complains_of_is_said_here() -> None:
    with pytest.raises(BadInput, match="cli-bad-record") as wrong:
        bounded.within_limits("x.json", complain)
    assert "it is no good" in wrong.value.said(Texts("en"))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_in_which_nobody_is_asked_is_refused_and_nobody_waits_for_it(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It used to be looked for a seat among none, for ever."""
    plain = story.read((story.HERE / "corleone" / "money-rules-1.game").read_text("utf-8"))
    entries = plain["entries"]
    assert isinstance(entries, list)
    asked = [event for entry in entries for event in entry["events"] if event["event"] == "asked"]
    next(event for event in asked if event["decision"] == "action")["seats"] = []

    assert main([command, written(plain, tmp_path)]) == 2
    assert "asked: nobody is named" in capsys.readouterr().err


# What cannot be read.


def _without_seats(plain: Document) -> None:
    del plain["seats"]


def _without_entries(plain: Document) -> None:
    del plain["entries"]


def _unknown_event(plain: Document) -> None:
    plain["entries"][3]["events"][0]["event"] = "earthquake"


def _lacking_field(plain: Document) -> None:
    event = plain["entries"][1]["events"][0]
    del event["region"]


def _nobody(plain: Document) -> None:
    plain["entries"][2]["by"] = "the cat"


def _another_game(plain: Document) -> None:
    plain["game"] = "chess"


def _bad_option(plain: Document) -> None:
    plain["options"]["target"] = "high"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (_without_seats, "header: the seats"),
        (_without_entries, "entries: the list is missing"),
        (_unknown_event, "entry 3, event 0: unknown event 'earthquake'"),
        (_lacking_field, "entry 1, event 0: region-chosen lacks its field 'region'"),
        (_nobody, "entry 2: nobody is called 'the cat'"),
        (_another_game, "no game called chess"),
        (_bad_option, "bad-option-value"),
    ],
)
def test_a_broken_record_names_the_place(
    command: str,
    spoil: Callable[[Document], None],
    place: str,
    record: Document,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    plain = copy.deepcopy(record)
    spoil(plain)

    assert main([command, written(plain, tmp_path), "--unlimited"]) == 2
    said = capsys.readouterr()
    assert place in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"consigliere": 1,\n "game": }', "line 2 column 10"),
        ("", "line 1 column 1"),
        ("[]", "JSON object"),
        ("{}", "no record of format 1"),
        ('{"consigliere": 99}', "no record of format 1"),
        ("[" * 100_000, "no JSON"),
        ('{"consigliere": 1, "consigliere": 2}', "'consigliere' is there twice"),
        ('{"consigliere": NaN}', "NaN is no number"),
    ],
)
def test_what_is_no_record_gives_one_line(
    text: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(text, tmp_path), "--unlimited"]) == 2
    said = capsys.readouterr()
    assert place in said.err
    assert said.err.count("\n") == 1


# Replay.


def test_the_whole_story_is_told_in_a_pipe(
    record: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(record, tmp_path)]) == 0

    said = capsys.readouterr().out
    assert "The game begins." in said
    assert f"Step {len(record['entries']):,}" in said
    assert "\x1b" not in said


def test_a_step_can_be_seen_by_a_seat(
    record: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(record, tmp_path), "--to", "3", "--as", "bruno", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["viewer"] == "seat 1"
    assert len(found["steps"]) == 3
    hands = [seat["hand"] for seat in found["view"]["seats"]]
    assert "unknown" not in hands[1]
    assert set(hands[0]) == {"unknown"}
    dealt = [told for told in found["steps"][0]["told"] if told["event"] == "card-dealt"]
    assert all((told["card"] != "unknown") == (told["seat"] == 1) for told in dealt)


def test_a_game_under_way_shows_the_gallery_no_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    played_record(file, steps=20)

    assert main(["replay", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(set(seat["hand"]) <= {"unknown"} for seat in found["view"]["seats"])
    assert main(["replay", str(file), "--as", "all"]) == 2
    assert "not over yet" in capsys.readouterr().err
    assert main(["replay", str(file), "--as", "zoe"]) == 2
    assert main(["replay", str(file), "--to", "999"]) == 2


def test_a_finished_game_is_open(
    record: Document, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(record, tmp_path), "--to", "1"]) == 0

    said = capsys.readouterr().out
    for sign in "ABC":
        cards = next(line for line in said.splitlines() if line.startswith(f"{sign} "))[2:].split()
        assert sum(int(card.partition("×")[2] or 1) for card in cards) == 10
