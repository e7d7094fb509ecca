"""Checking a record offline: a good one passes every check, and no tampering stays unnoticed."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from consigliere.kernel import record
from consigliere.kernel.deal import commitment
from consigliere.kernel.record import BadRecord, result_to_plain
from consigliere.kernel.verify import Check, verdict, verify
from tests.kernel.matches import CONDOTTIERE, Json, another, begun, golden, golden_of_old, stored

TOTAL = golden_of_old("total")  # with a step that was taken back
SEALED = golden("total")
CHECKS = ["commitment", "contributions", "header", "draws", "fold", "decisions"]
Tampering = Callable[[Json], object]

IN_THIS_FORMAT = ("adjacent", "total", "campaign")  # the golden games that there are in it
WITHDRAWAL = next(n for n, entry in enumerate(TOTAL["entries"]) if "withdraws" in entry)


def tampered(tampering: Tampering) -> Json:
    """The golden game after somebody has been at it."""
    plain = copy.deepcopy(TOTAL)
    tampering(plain)
    assert plain != TOTAL
    return plain


def problems(plain: Json) -> list[str]:
    """The names of the checks that found something; `bad record` if it cannot even be read."""
    try:
        checks = verify(plain, CONDOTTIERE)
    except BadRecord:
        return ["bad record"]
    for check in checks:
        assert check.to_plain() == {"check": check.name, "good": check.good, "problem": check.problem}
        assert (check.good is True) == (not check.problem)
    return [check.name for check in checks if check.good is False]


def refolded(plain: Json) -> Json:
    """The document with the result that its events really add up to: the clever forger's last touch."""
    plain["result"] = result_to_plain(record.read(plain, CONDOTTIERE))
    assert plain["result"] is not None
    return plain


def events(plain: Json, name: str) -> list[Json]:
    """All events of a name, to be changed where they are."""
    return [told for entry in plain["entries"] for told in entry["events"] if told["event"] == name]


def step(plain: Json, command: str) -> int:
    """The number of the first entry whose command begins so."""
    return next(n for n, entry in enumerate(plain["entries"]) if entry["command"].startswith(command))


@pytest.mark.parametrize("ending", CONDOTTIERE.endings)
def test_a_good_record_passes_every_check(ending: str) -> None:
    checks = verify(golden(ending), CONDOTTIERE)

    assert [check.name for check in checks] == CHECKS
    assert [check.name for check in checks if not check.good] == (
        [] if ending in IN_THIS_FORMAT else ["header"]
    )
    assert verdict(checks) is (True if ending in IN_THIS_FORMAT else None)


# The deal.


def test_another_secret_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["deal"]["secret"] = "11" * 32

    assert problems(tampered(lie)) == ["commitment", "draws", "decisions"]


def test_another_secret_with_its_own_commitment_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["deal"]["secret"] = "11" * 32
        plain["deal"]["commitment"] = commitment(bytes.fromhex("11" * 32))

    assert problems(tampered(lie)) == ["draws", "decisions"]


@pytest.mark.parametrize("value", ["00" * 32, "", None, 7])
def test_another_commitment_is_noticed(value: object) -> None:
    assert problems(tampered(lambda plain: plain["deal"].update(commitment=value))) == ["commitment"]


def test_a_secret_not_yet_opened_is_noticed() -> None:
    plain = tampered(lambda plain: plain["deal"].update(secret=None))

    assert "commitment" in problems(plain)
    assert verify(plain, CONDOTTIERE)[0].problem == "the secret has not been opened yet"


def test_another_contribution_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["deal"]["contributions"][0]["opened"] = b"loot".hex()

    assert problems(tampered(lie)) == ["contributions", "draws", "decisions"]
    assert verify(tampered(lie), CONDOTTIERE)[1].problem.startswith("the contribution of seat 0")


def test_another_contribution_with_its_own_commitment_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["deal"]["contributions"][0] = {"opened": b"loot".hex(), "commitment": commitment(b"loot")}

    assert problems(tampered(lie)) == ["draws", "decisions"]


def test_a_contribution_left_out_or_made_up_is_noticed() -> None:
    def leave_out(plain: Json) -> None:
        plain["deal"]["contributions"][0] = None

    def make_up(plain: Json) -> None:
        plain["deal"]["contributions"][1] = {"opened": "00", "commitment": commitment(bytes(1))}

    assert "draws" in problems(tampered(leave_out))
    assert "draws" in problems(tampered(make_up))


# Draws.


def test_another_result_of_a_draw_is_noticed() -> None:
    def lie(plain: Json) -> None:
        events(plain, "drawn")[3]["result"] += 1

    assert problems(tampered(lie)) == ["draws", "decisions"]
    assert verify(tampered(lie), CONDOTTIERE)[3].problem.startswith("entry 0: draw 3 ")


@pytest.mark.parametrize("bound", [0, -5, 1, 109, 10**9])
def test_another_bound_of_a_draw_is_noticed(bound: int) -> None:
    def lie(plain: Json) -> None:
        events(plain, "drawn")[1]["bound"] = bound

    assert "decisions" in problems(tampered(lie))
    assert "draws" in problems(tampered(lie))


def test_another_outcome_of_a_draw_is_noticed() -> None:
    """The number is the one drawn, but it is said to mean another card."""

    def lie(plain: Json) -> None:
        events(plain, "drawn")[1]["outcome"] = 0

    assert problems(tampered(lie)) == ["decisions"]


def test_a_draw_for_another_purpose_is_noticed() -> None:
    def lie(plain: Json) -> None:
        events(plain, "drawn")[1]["purpose"] = "draw"

    assert problems(tampered(lie)) == ["decisions"]


def test_a_draw_left_out_is_noticed() -> None:
    def lie(plain: Json) -> None:
        del plain["entries"][0]["events"][1]

    assert problems(tampered(lie))


def test_a_card_dealt_that_was_not_drawn_is_noticed_even_if_everything_still_adds_up() -> None:
    """Every card dealt is tried; where the fold allows the lie, deciding again finds it."""
    survived = 0
    for number in range(len(events(TOTAL, "card-dealt"))):
        plain = copy.deepcopy(TOTAL)
        card = events(plain, "card-dealt")[number]
        card["card"] = "scarecrow" if card["card"] != "scarecrow" else "mercenary_1"
        try:
            refolded(plain)
        except BadRecord:
            continue
        survived += 1
        assert problems(plain) == ["decisions"]
    assert survived > 0


# Commands, order, result.


def test_another_command_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"][step(plain, "choose")]["command"] = "choose napoli"

    assert problems(tampered(lie)) == ["decisions"]


@pytest.mark.parametrize("command", ["", "jump", "play 7", "start", "undo", "say boo", "default anna"])
def test_a_command_that_means_nothing_or_something_else_is_noticed(command: str) -> None:
    def lie(plain: Json) -> None:
        plain["entries"][step(plain, "choose")]["command"] = command

    assert problems(tampered(lie)) in (["decisions"], ["bad record"])


@pytest.mark.parametrize("by", ["house", "seat 0", "gallery", "ghost 1", "seat 9"])
def test_another_actor_is_noticed(by: str) -> None:
    """seat 1 chose the first region."""

    def lie(plain: Json) -> None:
        plain["entries"][step(plain, "choose")]["by"] = by

    assert problems(tampered(lie)) in (["decisions"], ["bad record"])


@pytest.mark.parametrize("by", ["seat 0", "gallery"])
def test_a_game_that_the_house_did_not_start_is_noticed(by: str) -> None:
    def lie(plain: Json) -> None:
        plain["entries"][0]["by"] = by

    assert problems(tampered(lie)) in (["decisions"], ["bad record"])


def test_another_order_of_entries_is_noticed() -> None:
    def lie(plain: Json) -> None:
        entries = plain["entries"]
        entries[1], entries[2] = entries[2], entries[1]

    assert problems(tampered(lie))


def test_another_order_of_events_is_noticed() -> None:
    def lie(plain: Json) -> None:
        told = plain["entries"][step(plain, "choose")]["events"]
        told[0], told[1] = told[1], told[0]

    assert "decisions" in problems(tampered(lie))


def test_another_audience_is_noticed() -> None:
    def lie(plain: Json) -> None:
        events(plain, "card-dealt")[0]["readers"] = ["seat 0", "seat 1"]

    assert problems(tampered(lie)) == ["decisions"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ending", "adjacent"),
        ("winners", [0, 1]),
        ("places", [1, 1]),
        ("scores", [0, 0]),
        ("digest", "00" * 32),
        ("prize", 100),
    ],
)
def test_another_result_is_noticed(field: str, value: object) -> None:
    assert problems(tampered(lambda plain: plain["result"].update({field: value}))) == ["fold"]


@pytest.mark.parametrize("result", [None, [], "anna won", {}])
def test_a_result_left_out_is_noticed(result: object) -> None:
    assert problems(tampered(lambda plain: plain.update(result=result))) == ["fold"]


def test_another_winner_in_events_and_result_is_noticed() -> None:
    def lie(plain: Json) -> None:
        for told in events(plain, "game-ended") + events(plain, "game-won"):
            told["seats"] = [1 - told["seats"][0]]
        refolded(plain)

    assert problems(tampered(lie)) == ["decisions"]


@pytest.mark.parametrize("name", ["hidden_cards", "draw_after_battle"])
def test_another_option_is_noticed_where_it_matters(name: str) -> None:
    assert problems(tampered(lambda plain: plain["options"].update({name: True}))) == ["decisions"]


# Entries added, left out, taken back.


def is_answer(plain: Json, number: int) -> bool:
    """Whether an entry is an answer in secret, or takes one back: answers may be given again until all are in."""
    entry = plain["entries"][plain["entries"][number].get("withdraws", number)]
    return entry["command"] in ("keep hand", "discard hand")


ENTRIES = [n for n in range(len(TOTAL["entries"])) if not is_answer(TOTAL, n)]


@pytest.mark.parametrize("number", ENTRIES)
def test_an_entry_left_out_is_noticed(number: int) -> None:
    assert problems(tampered(lambda plain: plain["entries"].pop(number)))


@pytest.mark.parametrize("number", ENTRIES)
def test_an_entry_told_twice_is_noticed(number: int) -> None:
    assert problems(tampered(lambda plain: plain["entries"].insert(number, plain["entries"][number])))


def test_a_withdrawal_left_out_is_noticed() -> None:
    plain = golden("battle_limit")
    withdrawals = [n for n, entry in enumerate(plain["entries"]) if "withdraws" in entry]
    last = next(n for n in reversed(withdrawals) if not is_answer(plain, n))

    del plain["entries"][last]

    assert problems(plain)


def test_an_entry_of_nothing_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"].append({"by": "seat 0", "command": "pass", "events": []})

    assert problems(tampered(lie)) == ["decisions"]


def test_an_entry_after_the_end_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"].append({"by": "seat 0", "command": "undo", "withdraws": 1, "events": []})

    assert problems(tampered(lie))


def test_no_entries_at_all_are_noticed() -> None:
    assert problems(tampered(lambda plain: plain.update(entries=[])))


def test_an_invented_withdrawal_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"].insert(2, {"by": "seat 1", "command": "undo", "withdraws": 1, "events": []})

    assert problems(tampered(lie))


def test_a_withdrawal_of_another_step_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"][WITHDRAWAL]["withdraws"] -= 1

    assert problems(tampered(lie))


def test_a_withdrawal_that_names_no_step_is_noticed() -> None:
    def lie(plain: Json) -> None:
        del plain["entries"][WITHDRAWAL]["withdraws"]

    assert problems(tampered(lie))


def test_a_withdrawal_by_another_seat_is_noticed() -> None:
    def lie(plain: Json) -> None:
        entry = plain["entries"][WITHDRAWAL]
        entry["by"] = "seat 1" if entry["by"] == "seat 0" else "seat 0"

    assert problems(tampered(lie)) == ["decisions"]


def test_a_withdrawal_with_events_is_noticed() -> None:
    """Whatever they are, a withdrawal causes nothing."""

    def lie(plain: Json) -> None:
        plain["entries"][WITHDRAWAL]["events"] = [{"event": "round-ended"}]

    assert problems(tampered(lie)) in (["decisions"], ["bad record"])


def test_a_step_that_calls_itself_a_withdrawal_is_noticed() -> None:
    def lie(plain: Json) -> None:
        plain["entries"][step(plain, "pass")]["withdraws"] = 1

    assert problems(tampered(lie))


def test_a_withdrawn_draw_is_noticed_under_any_rules() -> None:
    """An entry with a draw is never withdrawn; that needs no trust in the rules."""
    plain = copy.deepcopy(TOTAL)
    drawing = max(
        n for n, e in enumerate(plain["entries"]) if any(t["event"] == "drawn" for t in e["events"])
    )
    assert drawing > 0
    kept = plain["entries"][: drawing + 1]
    plain["entries"] = [
        *kept,
        {"by": kept[-1]["by"], "command": "undo", "withdraws": drawing, "events": []},
    ]

    assert verify_or_refuse(plain, rules_version=2)


def verify_or_refuse(plain: Json, rules_version: int) -> list[str]:
    """The problems found under later rules, the unfinished game aside; `bad record` if it cannot be read."""
    try:
        checks = verify(plain, another(rules_version))
    except BadRecord as error:
        return [str(error)]
    return [check.problem for check in checks if check.good is False and check.name != "fold"]


# Other rules.


def test_under_other_rules_nothing_is_decided_again() -> None:
    """Commitment, contributions, draws and fold hold for good."""
    checks = verify(copy.deepcopy(SEALED), another(rules_version=2))

    assert [(check.name, check.good) for check in checks[:-1]] == [(name, True) for name in CHECKS[:-1]]
    assert checks[-1].to_plain() == {
        "check": "decisions",
        "good": None,
        "problem": "it was played by version 1 of the rules, which this program does not have",
    }
    assert verdict(checks) is None


def test_under_other_rules_a_command_may_mean_anything() -> None:
    def rename(plain: Json) -> None:
        for entry in plain["entries"][1:]:
            if "withdraws" not in entry:
                entry["command"] = "an old word"

    checks = verify(tampered(rename), another(rules_version=2))

    assert [check.name for check in checks if check.good is not True] == ["header", "decisions"]
    assert verdict(checks) is None


def test_under_other_rules_draws_and_fold_are_still_checked() -> None:
    def lie(plain: Json) -> None:
        events(plain, "drawn")[3]["result"] += 1
        plain["result"]["winners"] = [0, 1]

    checks = verify(tampered(lie), another(rules_version=2))

    assert [check.name for check in checks if check.good is False] == ["draws", "fold"]
    assert verdict(checks) is False


def test_a_game_that_still_runs_is_not_yet_proven() -> None:
    checks = verify(stored(begun()), CONDOTTIERE)

    assert [(check.name, check.problem) for check in checks if check.problem] == [
        ("fold", "the game is not over")
    ]


# The header.


def sealed_but(lie: Tampering) -> Json:
    """The golden game of the present format after somebody has been at its header."""
    plain = copy.deepcopy(SEALED)
    lie(plain)
    assert plain != SEALED
    return plain


def resealed(plain: Json) -> Json:
    """The document with the seal that its header has now: the secret is known by then."""
    kept = record.read(plain, CONDOTTIERE)
    plain["deal"]["seal"] = kept.deal.seal()
    return plain


HEADER_LIES: dict[str, Tampering] = {
    "a name": lambda plain: plain["seats"].__setitem__(0, "eve"),
    "names changed about": lambda plain: plain["seats"].reverse(),
    "an option of no consequence": lambda plain: plain["options"].update(clock="live"),
    "an option left out": lambda plain: plain["options"].pop("clock"),
    "a contribution of nothing": lambda plain: plain["deal"]["contributions"].__setitem__(
        1, {"opened": "", "commitment": commitment(b"")}
    ),
}


@pytest.mark.parametrize("what", HEADER_LIES)
def test_another_header_is_noticed_by_its_seal(what: str) -> None:
    assert "header" in problems(sealed_but(HEADER_LIES[what]))


@pytest.mark.parametrize("what", HEADER_LIES)
def test_another_header_with_a_seal_of_its_own_is_noticed_by_the_draws(what: str) -> None:
    """All draws hang on the header, so whoever changes it would have to play another game."""
    assert problems(resealed(sealed_but(HEADER_LIES[what]))) == ["draws", "decisions"]


def test_the_rules_of_another_version_are_noticed() -> None:
    """A tampered record cannot hide behind rules that nobody can check any more."""
    forged = copy.deepcopy(SEALED)
    forged["rules"] = 2

    checks = verify(forged, another(rules_version=3))

    assert [check.name for check in checks if check.good is False] == ["header", "draws"]


def test_a_tampered_record_of_the_first_format_that_names_other_rules_is_not_proven() -> None:
    """Nothing seals what it says: it is neither good nor bad."""

    def lie(plain: Json) -> None:
        plain["entries"][step(plain, "choose")]["command"] = "choose napoli"

    checks = verify(tampered(lie), another(rules_version=2))

    assert [check.name for check in checks if check.good is None] == ["header", "decisions"]
    assert verdict(checks) is None


def test_a_seal_cannot_be_taken_off() -> None:
    def strip(plain: Json) -> None:
        plain["consigliere"] = 1
        del plain["deal"]["seal"]
        del plain["result"]["entries"]

    assert problems(sealed_but(strip)) == ["draws", "decisions"]
    assert problems(sealed_but(lambda plain: plain["deal"].pop("seal"))) == ["bad record"]
    assert problems(sealed_but(lambda plain: plain.update(consigliere=1))) == ["bad record"]


@pytest.mark.parametrize("value", ["00" * 32, "", None, 7, ["x"]])
def test_another_seal_is_noticed(value: object) -> None:
    assert problems(sealed_but(lambda plain: plain["deal"].update(seal=value))) == ["header"]


def test_one_answer_more_or_less_is_noticed_where_the_rules_allow_it() -> None:
    """Who answers in secret may answer again: the rules would bear it, the name of the whole log does not."""
    answer = next(n for n, entry in enumerate(SEALED["entries"]) if entry["command"] == "keep hand")

    assert problems(sealed_but(lambda plain: plain["entries"].insert(answer, plain["entries"][answer])))


@pytest.mark.parametrize("command", ["CHOOSE {}", "choose  {}", " choose {}"])
def test_a_command_is_written_as_records_write_it(command: str) -> None:
    number = step(SEALED, "choose")
    region = SEALED["entries"][number]["command"].split()[1]

    def lie(plain: Json) -> None:
        plain["entries"][number]["command"] = command.format(region)

    assert "decisions" in problems(sealed_but(lie))


def test_a_verdict_is_bad_if_anything_is_and_good_if_all_is() -> None:
    good, bad, unproven = Check("a", ""), Check("b", "no"), Check("c", "who knows", is_proven=False)

    assert verdict([good, good]) is True
    assert verdict([good, unproven]) is None
    assert verdict([good, unproven, bad]) is False
