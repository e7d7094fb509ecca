"""The face of Mob City: the city by blocks, captains, one's own groups, and what typed words mean."""

from __future__ import annotations

import pytest

from consigliere import shelf
from consigliere.cli.columns import wide
from consigliere.cli.mobcity import MobCityFace
from consigliere.cli.page import page
from consigliere.cli.screen import Screen
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.viewer import GALLERY, members
from consigliere.texts import Texts, languages
from tests.cli.driver import run

GAME = shelf.game("mobcity")
NAMES = ["anna", "bruno", "carla", "dario", "elena", "fabio"]
SEED = 5


def begun(seats: int = 3) -> Match:
    """A game that has just been dealt."""
    options = GAME.settle_options(seats, {})
    assert isinstance(options, dict)
    match = Match(GAME, seats, options, FastChance(SEED))
    match.start()
    return match


def played_until(stage: str, seats: int = 3) -> tuple[Match, int]:
    """A game at random up to a question, and who is asked."""
    match, chance = begun(seats), FastChance(SEED)
    while GAME.view_to_plain(match.view(GALLERY))["stage"] != stage:
        seat = members(match.state.waiting_for())[0]
        legal = match.state.legal(seat)
        match.submit(seat, [GAME.catalogue[legal[chance.below(len(legal))]]])
    return match, members(match.state.waiting_for())[0]


def face(match: Match, language: str = "en") -> MobCityFace:
    return MobCityFace(GAME, NAMES[: match.seats], Texts(language), Screen())


def test_the_city_is_shown_block_by_block_with_whose_it_is_and_who_stands_there() -> None:
    match, _ = played_until("molls", 4)
    view = match.view(GALLERY)
    seen = GAME.view_to_plain(view)
    texts, text = Texts("en"), "\n".join(face(match).board(view))
    slots, lots, groups = seen["slots"], seen["lots"], seen["groups"]
    assert isinstance(slots, list)
    assert isinstance(lots, list)
    assert isinstance(groups, list)

    assert all(texts.word(f"tile-{block['tile']}", "mobcity") in text for block in slots)
    for lot in lots:
        cell = text[text.index(f"{lot['lot']} ") :].splitlines()[0]
        if lot["owner"] is not None:
            assert f" {'ABCD'[lot['owner']]}" in cell
    for group in groups:
        if group["lot"] is not None:
            assert f"{'ABCD'[group['seat']]}{group['group']}" in text


def test_a_captain_reads_his_own_groups_and_nobody_elses() -> None:
    match, _ = played_until("buy")
    for seat in range(3):
        own = GAME.view_to_plain(match.view(seat))["groups"]
        assert isinstance(own, list)
        people = [card for group in own if group["seat"] == seat for card in group["cards"]]
        mine = " ".join(" ".join(face(match).hand(match.view(seat))).split())
        assert people
        assert all(Texts("en").word(f"dossier-{card}", "mobcity") in mine for card in people)
    assert face(match).hand(match.view(GALLERY)) == []


@pytest.mark.parametrize(
    ("stage", "typed", "steps"),
    [
        ("bid", "2 4 1 3", ["bid 2 4 1 3"]),
        ("bid", "۲ ۴ ۱ ۳", ["bid 2 4 1 3"]),
        ("bid", "bid 2 4 1 3", ["bid 2 4 1 3"]),
        ("place_soldier", "2", ["place 2"]),
        ("send", "{group} {lot}; done", ["send {group} {lot}", "done"]),
        ("send", "send {group} {low}", ["send {group} {lot}"]),
        ("buy", "{low}", ["buy {lot}"]),
        ("buy", "done", ["done"]),
    ],
)
def test_what_is_typed(stage: str, typed: str, steps: list[str]) -> None:
    match, seat = played_until(stage)
    legal = [GAME.command_to_plain(GAME.catalogue[number]) for number in match.state.legal(seat)]
    some = next((command for command in legal if "lot" in command), {})
    words = {"lot": some.get("lot"), "low": str(some.get("lot")).lower(), "group": some.get("group")}

    assert face(match).steps(typed.format(**words), match.view(seat)) == [
        step.format(**words) for step in steps
    ]


def test_every_attack_is_listed_with_its_odds() -> None:
    match, seat = played_until("act")
    figures = GAME.figures(match.view(seat))
    attacks, sides = figures["attacks"], figures["sides"]
    assert isinstance(attacks, list)
    text = "\n".join(face(match).choices(match.view(seat), 99))

    assert attacks
    for row in attacks:
        for field in ("wounds", "kills"):
            if row[field]:
                assert f"{Texts('en').word(f'field-{field}', 'mobcity')} {row[field]} of {sides}" in text


@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_game_has_a_page(language: str) -> None:
    match, chance, seen = begun(4), FastChance(SEED), set()
    while not match.state.is_over():
        seat = members(match.state.waiting_for())[0]
        stage = GAME.view_to_plain(match.view(seat))["stage"]
        if stage not in seen:
            seen.add(stage)
            lines = page(face(match, language), match.view(seat), [])
            assert lines
            assert all(wide(line) <= 160 for line in lines)
        legal = match.state.legal(seat)
        match.submit(seat, [GAME.catalogue[legal[chance.below(len(legal))]]])
    assert {"bid", "hire", "buy", "send", "arm", "act", "molls"} <= seen
    assert page(face(match, language), match.view(GALLERY), [])


def test_a_game_begins_in_the_terminal() -> None:
    said = run(
        "play", "mobcity", "--seats", "2", "--seed", "7", lines=["1", "2 1 3 4", "map", "help", "quit"]
    )

    assert said.returncode == 0
    assert said.stderr == ""
    assert "2 November 1928" in said.stdout
    assert "* speakeasy, x shut" in said.stdout
    assert "2 4 1 3 for a bid" in said.stdout
