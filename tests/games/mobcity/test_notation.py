"""Commands in text, and why a command is refused."""

from __future__ import annotations

import pytest

from consigliere.games.mobcity import refusals as r
from consigliere.kernel.command import SAY
from consigliere.kernel.refusal import Illegal, Refusal
from tests.games.mobcity.scenario import RULES, bidding, day, morning, refused_by, why_not

COMMANDS = [
    "place 1",
    "bid 4 1 2 3",
    "take",
    "hire soldier_2_4_3 2",
    "hire shotgun 4",
    "whiskey 3",
    "pay soldier_2_4_3",
    "pay shotgun 2",
    "buy A2",
    "open H6",
    "send 1 B4",
    "order molls never",
    "fine A2",
    "bomb 1",
    "arm soldier_2_4_3 shotgun",
    "act soldier_2_4_3",
    "collect tommygun moll_2_3_0",
    "attack colt soldier_2_4_3",
    "attack strike lieutenant_8_7_0",
    "grenade soldier_2_4_3",
    "bomb building",
    "capture",
    "loot shotgun 1",
    "reveal A2",
    "decline",
    "done",
    "fire moll_1_3_0",
    "move moll_1_3_0 2",
    "give 500 to bruno",
    "sell A2",
    "retreat",
    "pass",
    "hand shotgun moll_1_3_0",
    "default anna",
]


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_is_written_as_it_is_read(text: str) -> None:
    assert RULES.text(RULES.parse(text)) == text


def test_every_closed_command_is_written_as_it_is_read() -> None:
    for command in RULES.catalogue:
        assert RULES.parse(RULES.text(command)).number == command.number


def test_capitals_do_not_matter() -> None:
    assert RULES.parse("Buy a2") == RULES.parse("buy A2")
    assert RULES.parse("HIRE Shotgun 4") == RULES.parse("hire shotgun 4")
    assert RULES.parse("say Hello").verb == SAY


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy Z9",
        "bid 1 2 3",
        "bid 1 2 3 5",
        "hire soldier_2_4_3",
        "hire soldier_2_4_9 1",
        "pay shotgun",
        "send 5 A2",
        "attack grenade soldier_2_4_3",
        "whiskey 5",
        "order loot never",
        "give x to bruno",
        "give 500 to nobody",
        "dance",
    ],
)
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="unknown-command"):
        RULES.parse(text)


def test_a_bid_with_a_token_twice_is_understood_and_refused() -> None:
    """[MOB-4.1; MOB-X15]"""
    with pytest.raises(Illegal) as refused:
        RULES.parse("bid 1 1 3 4")

    assert refused.value.refusal.rules[0] == "MOB-4.1"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("bid 4 1 2 3", {"command": "bid", "event": 4, "enforcer": 1, "police": 2, "whiskey": 3}),
        ("hire shotgun 2", {"command": "hire", "card": "shotgun", "group": 2}),
        ("pay shotgun 2", {"command": "pay-weapon", "weapon": "shotgun", "group": 2}),
        ("send 3 B4", {"command": "send", "group": 3, "lot": "B4"}),
        ("order arming usual", {"command": "order", "order": "arming", "value": "usual"}),
        ("attack hands moll_1_3_0", {"command": "attack", "means": "hands", "target": "moll_1_3_0"}),
        ("bomb building", {"command": "bomb-building"}),
        ("give 500 to carla", {"command": "give", "amount": 500, "seat": 2}),
    ],
)
def test_the_parts_of_a_command_have_names(text: str, plain: dict[str, object]) -> None:
    assert RULES.command_to_plain(RULES.parse(text)) == plain


def test_the_catalogue_is_not_too_large() -> None:
    assert len(RULES.catalogue) < 2500


def test_every_refusal_names_a_rule() -> None:
    found = [value for value in vars(r).values() if isinstance(value, Refusal) and value is not r.NOT_KNOWN]

    assert len(found) > 60
    assert all(refusal.rules[0].startswith("MOB-") for refusal in found)
    assert len({refusal.name for refusal in found}) == len(found)


def test_of_several_reasons_the_first_rule_is_named() -> None:
    """Section 4 of the rules: where several rules refuse a command, the first in the order of ids."""
    state = morning(anna="cash 5050; 1 soldier_1_4_0", bruno="owns A3")
    assert refused_by(state, "bruno open A3") == "MOB-3.3"  # not his turn, and he has no whiskey
    assert refused_by(state, "anna buy A3") == "MOB-10.1"
    fight = day(anna="1 assassin_9_3_0 grenade revolver at A2", bruno="1 soldier_1_4_0 soldier_1_4_1 at A2")
    assert refused_by(fight, "anna arm assassin_9_3_0 revolver") == "MOB-7.12"
    assert why_not(bidding(), "anna take").name == "nothing-to-take"
