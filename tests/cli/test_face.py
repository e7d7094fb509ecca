"""The face that every game has in a terminal without a word of its own: made from view, choices and texts."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from consigliere import shelf
from consigliere.cli.face import Face
from consigliere.cli.facts import Fact
from consigliere.cli.page import page
from consigliere.cli.screen import Screen
from consigliere.cli.words import Unclear
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import time_up
from consigliere.kernel.match import Match
from consigliere.kernel.viewer import GALLERY, HOUSE, members
from consigliere.texts import Texts, languages
from tests.sample import ALL

NAMES = ["anna", "bruno", "carla", "dario", "elena", "franco"]


def begun(name: str, seats: int, seed: int = 3) -> Match:
    """A game that has just been dealt."""
    game = shelf.game(name)
    options = game.settle_options(seats, {})
    assert isinstance(options, dict)
    match = Match(game, seats, options, FastChance(seed))
    match.start()
    return match


def shown(match: Match, viewer: int, language: str = "en") -> list[str]:
    """The page of one viewer."""
    return page(face(match.game.name, match.seats, language), match.witness(viewer).view(), [])


@cache
def face(name: str, seats: int, language: str = "en") -> Face:
    return Face(shelf.game(name), NAMES[:seats], Texts(language), Screen())


def face_and_view(match: Match) -> tuple[Face, int]:
    return face(match.game.name, match.seats), members(match.state.waiting_for())[0]


@pytest.mark.parametrize("name", shelf.names())
def test_every_moment_of_a_game_can_be_shown_to_every_viewer_in_every_language(name: str) -> None:
    match = begun(name, 3)
    readers = [(viewer, language) for viewer in (*range(3), GALLERY) for language in languages()]
    for number in range(60):
        if match.state.is_over():
            break
        asked = members(match.state.waiting_for())
        if asked:
            seat = asked[number % len(asked)]
            legal = match.state.legal(seat)
            command = match.game.catalogue[legal[number % len(legal)]]
            assert match.submit(seat, [command]) is None
        else:
            assert match.submit(HOUSE, [time_up(match.state.timers()[0].name)]) is None
        for viewer, language in readers if ALL else [readers[number % len(readers)]]:
            assert shown(match, viewer, language)


def test_what_a_seat_holds_is_named_to_that_seat_alone() -> None:
    match = begun("condottiere", 3)
    texts = Texts("en")
    for seat in range(3):
        plain: Any = match.game.view_to_plain(match.witness(seat).view())
        hand = plain["seats"][seat]["hand"]
        mine = "\n".join(shown(match, seat))
        assert all(texts.card(card) in mine for card in hand)
        others = "\n".join(shown(match, GALLERY))
        assert not any(texts.card(card) in others for card in hand)


def test_a_choice_is_typed_by_number_by_its_first_words_or_in_notation() -> None:
    match = begun("condottiere", 3)
    faced, seat = face_and_view(match)
    view = match.witness(seat).view()

    assert " 1  Choose Torino" in shown(match, seat)
    assert faced.steps("3", view) == ["choose venezia"]
    assert faced.steps("choose ro", view) == ["choose roma"]
    assert faced.steps("choose roma; play 10", view) == ["choose roma", "play 10"]
    with pytest.raises(Unclear):
        faced.steps("choose m", view)


def test_a_table_among_the_figures_has_columns_or_lines() -> None:
    faced, _ = face_and_view(begun("condottiere", 2))
    rows = [[("Turf", "Queens"), ("Influence", "2")], [("Turf", "Brooklyn"), ("Influence", "1")]]

    assert faced._lines([Fact("Turfs", rows=rows)]) == [
        "Turfs",
        "  Turf      Influence",
        "  Queens    2",
        "  Brooklyn  1",
    ]
    wide = [[("Turf", "Queens " * 12), ("Influence", "2 " * 20)]]
    assert faced._lines([Fact("Turfs", rows=wide)])[1].startswith("  - Turf: Queens")
