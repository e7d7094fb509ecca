"""Checking a record offline: a good one passes every check, and no tampering stays unnoticed."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from consigliere.kernel import record
from consigliere.kernel.deal import commitment
from consigliere.kernel.match import digest
from consigliere.kernel.record import BadRecord
from consigliere.kernel.verify import verify
from tests.kernel.matches import CONDOTTIERE, Json, another, begun, golden, stored

TOTAL = golden("total")
CHECKS = ["commitment", "contributions", "draws", "fold", "decisions"]
Tampering = Callable[[Json], object]

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
        assert check.to_plain() == {"check": check.name, "good": not check.problem, "problem": check.problem}
    return [check.name for check in checks if check.problem]


def refolded(plain: Json) -> Json:
    """The document with the result that its events really add up to: the clever forger's last touch."""
    state = record.read(plain, CONDOTTIERE).match.state
    outcome = state.outcome()
    assert outcome is not None
    plain["result"] = {**outcome.to_plain(), "digest": digest(state)}
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

    assert [(check.name, check.problem) for check in checks] == [(name, "") for name in CHECKS]


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
    assert verify(tampered(lie), CONDOTTIERE)[2].problem.startswith("entry 0: draw 3 ")


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
    return [check.problem for check in checks if check.problem and check.name != "fold"]


# Other rules.


def test_under_other_rules_nothing_is_decided_again() -> None:
    """Commitment, contributions, draws and fold hold for good."""
    checks = verify(copy.deepcopy(TOTAL), another(rules_version=2))

    assert [(check.name, check.problem) for check in checks] == [(name, "") for name in CHECKS[:4]]


def test_under_other_rules_a_command_may_mean_anything() -> None:
    def rename(plain: Json) -> None:
        for entry in plain["entries"][1:]:
            if "withdraws" not in entry:
                entry["command"] = "an old word"

    checks = verify(tampered(rename), another(rules_version=2))

    assert [check.problem for check in checks] == [""] * 4


def test_under_other_rules_draws_and_fold_are_still_checked() -> None:
    def lie(plain: Json) -> None:
        events(plain, "drawn")[3]["result"] += 1
        plain["result"]["winners"] = [0, 1]

    checks = verify(tampered(lie), another(rules_version=2))

    assert [check.name for check in checks if check.problem] == ["draws", "fold"]


def test_a_game_that_still_runs_is_not_yet_proven() -> None:
    checks = verify(stored(begun()), CONDOTTIERE)

    assert [(check.name, check.problem) for check in checks if check.problem] == [
        ("fold", "the game is not over")
    ]
