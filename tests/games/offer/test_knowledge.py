"""What each viewer may know, and what must not leak [section 5 of the rules]."""

from __future__ import annotations

import json

import pytest

from consigliere.games.offer.roles import ROLE_IDS
from consigliere.games.offer.rules import Offer
from consigliere.kernel.option import OptionValue
from tests.games.offer.scenario import (
    A9,
    A12,
    S7,
    all_over,
    cards,
    checkpoint,
    figures,
    from_the_start,
    legal,
    night,
    pass_night,
    play,
    read,
    seen,
    stage,
    talk,
    told,
    view,
    voted_out,
    whispers,
)

EVERYBODY_ELSE = ("8", "ghost 8", "gallery")


def rows(state: Offer, viewer: str, field: str) -> list[object]:
    """One column of the table of seats as a viewer sees it."""
    return [row[field] for row in view(state, viewer)["seats"]]  # type: ignore[attr-defined]


# Rows of the table.


def test_a_role_card_is_its_owners() -> None:
    """[OFF-2.9, OFF-4.4] Not even the team sees it; a ghost keeps his own."""
    state = talk(A9)
    roles = A9.split()

    for seat in range(9):
        for viewer in (str(seat), f"ghost {seat}"):
            known = {
                place: card for place, card in enumerate(cards(seen(state, viewer))) if card != "unknown"
            }
            assert known == {seat: roles[seat]}


def test_who_the_traitors_are() -> None:
    """[OFF-4.1] Known to the traitors until the end, then to all."""
    state = talk(A9)

    assert view(state, "2")["team"] == view(state, "3")["team"] == [2, 3]
    for viewer in ("0", "8", "gallery", "ghost 0"):
        assert not view(state, viewer)["team"]


def test_options_are_known_to_all() -> None:
    """[OFF-3.1] What was agreed is part of every copy."""
    state = talk(A9, night_seconds=120, max_trials=3)

    for viewer in ("0", "2", "gallery"):
        assert figures(state, viewer)["trials_left"] == 3
        assert figures(state, viewer)["roles_in_play"] == {role: 1 for role in ROLE_IDS if role in A9.split()}


def test_the_dons_offer_is_his_until_the_head_appears() -> None:
    """[OFF-10.5, OFF-10.7, OFF-10.8]"""
    state = night(A9)
    play(state, "1 offer 8")
    checkpoint(state)
    checkpoint(state)
    assert view(state, "1")["offer"] == "made"
    for viewer in ("0", "2", "8", "gallery"):
        assert view(state, viewer)["offer"] == "not_made"
    checkpoint(state)
    checkpoint(state)
    for viewer in ("0", "1", "gallery"):
        assert view(state, viewer)["offer"] == "seen"

    wasted = night(A9)
    pass_night(wasted, "1 offer 8, 2 point 8, 3 point 8")
    assert (view(wasted, "1")["offer"], view(wasted, "gallery")["offer"]) == ("made", "not_made")


@pytest.mark.parametrize(
    ("line", "owner", "call"),
    [
        ("0 peek 8", "0", "peek"),
        ("1 offer 8", "1", "offer"),
        ("4 gun 8", "4", "gun"),
        ("5 vest 8", "5", "vest"),
        ("3 strike 8", "3", "strike"),
    ],
)
def test_a_choice_of_the_night_is_its_owners(line: str, owner: str, call: str) -> None:
    """[OFF-9.9, OFF-10.8, OFF-11.12]"""
    state = night(A9)
    play(state, line)

    assert view(state, owner)["choices"][call] == 8  # type: ignore[index]
    for viewer in ("2", "8", "ghost 8", "gallery"):
        assert view(state, viewer)["choices"][call] is None  # type: ignore[index]
    assert told(state, owner, "choice-entered") == told(state, f"ghost {owner}", "choice-entered")


def test_who_has_confirmed_is_not_shown_at_night() -> None:
    """[OFF-9.9; OFF-D1]"""
    state = night(A9)
    play(state, "8 ready, 0 ready")

    assert view(state, "8")["answered"] == [8]
    assert view(state, "gallery")["answered"] == []
    assert told(state, "0", "confirmed") == [{"event": "confirmed", "seat": 0}]


def cannot_tell(state: Offer, viewer: str, line: str) -> bool:
    """Whether a viewer does not know if somebody may do something now, though he may."""
    seat, command = read(line)
    assert state.refusal_for(seat, command) is None
    return seen(state, viewer).refusal_for(seat, command) is not None


def test_what_another_may_do_in_secret_is_nobodys_business() -> None:
    """[OFF-9.9, OFF-9.11, OFF-7.11, OFF-5.14] It would tell what he has answered; a team-mate sees the pointer."""
    state = night(A9, ghosts=[8])
    for viewer in ("7", "gallery"):
        assert cannot_tell(state, viewer, "0 peek 2")
        assert cannot_tell(state, viewer, "0 ready")
        assert cannot_tell(state, viewer, "2 point 5")
    assert cannot_tell(state, "3", "2 ready")
    for viewer in ("2", "3", "ghost 8"):
        assert not cannot_tell(state, viewer, "2 point 5")
    assert not cannot_tell(state, "ghost 8", "0 peek 2")

    state = talk(S7)
    play(state, "0 accuse 4, 1 second, 4 end, 0 down")
    assert not cannot_tell(state, "3", "5 up")
    assert not cannot_tell(state, "0", "0 up")
    assert cannot_tell(state, "3", "0 up")

    state = night(S7, elected_item="gun")
    pass_night(state)
    play(state, "0 elect 3")
    assert not cannot_tell(state, "3", "5 elect 3")
    assert cannot_tell(state, "3", "0 elect 4")
    assert not cannot_tell(state, "0", "0 elect 4")


def test_bribes_are_known_to_briber_and_ghost() -> None:
    """[OFF-12.14, OFF-12.16, OFF-12.17]"""
    state = night(S7, 2, ghosts=[4], coins={6: 1}, bribes=True)
    play(state, "6 bribe 4")
    assert rows(state, "6", "bribes")[6] == 4
    assert rows(state, "ghost 4", "bribes")[6] is None  # not before the checkpoint
    checkpoint(state)
    checkpoint(state)
    assert rows(state, "ghost 4", "bribes")[6] == 4
    for viewer in ("0", "2", "ghost 5", "gallery"):
        assert rows(state, viewer, "bribes") == [None] * 7


def test_a_pointer_is_the_living_teams() -> None:
    """[OFF-9.11] Not a fallen traitor's."""
    state = night(A12, ghosts=[4], ghost_view="public")
    play(state, "2 point 9")

    assert rows(state, "3", "points_at")[2] == 9
    for viewer in ("4", "ghost 4", "0", "gallery"):
        assert rows(state, viewer, "points_at") == [None] * 12


def test_after_the_game_everything_is_open() -> None:
    """[OFF-14.5]"""
    state = night(A9, ghosts=[3])
    pass_night(state, "2 point 8")
    voted_out(state, 2)

    views = {
        json.dumps({name: value for name, value in view(state, viewer).items() if name != "viewer"})
        for viewer in ("0", "8", "ghost 5", "gallery")
    }
    assert len(views) == 1
    assert "unknown" not in cards(seen(state, "gallery"))


# Must not leak.


def test_everybody_gets_one_packet_at_each_checkpoint_and_dawn() -> None:
    """[Section 5, (b); OFF-I13] As many whispers for every seat, ghost and the gallery, whatever happens."""
    state = night(A12, ghosts=[11], coins={9: 1}, bribes=True)
    play(state, "0 peek 2, 2 seek 1, 9 bribe 11, 2 point 8, 3 point 8, 4 point 8")
    for number in range(1, 5):
        state.log = []
        checkpoint(state)
        packets = 2 if number == 4 else 1  # the last checkpoint and dawn come together
        for viewer in [
            *[str(seat) for seat in range(12)],
            *[f"ghost {seat}" for seat in range(12)],
            "gallery",
        ]:
            assert len(whispers(state, viewer, empty=True)) == packets
            assert len(told(state, viewer, "word-brought")) == (1 if number == 4 else 0)


PAIRS: dict[str, tuple[str, str, str, dict[str, OptionValue]]] = {
    # what one viewer may not know: two tables, and who looks on
    "who the Cop is": (S7, "consigliere cop mafioso don mafioso mafioso mafioso", "0", {}),
    "who the Don is": (S7, "consigliere don cop mafioso mafioso mafioso mafioso", "0", {}),
    "who the Consigliere is": (S7, "mafioso consigliere cop don mafioso mafioso mafioso", "6", {}),
    "to one of the team": (
        A9,
        "mafioso don cop assassin loyal_brute accomplice tough_guy coward consigliere",
        "2",
        {},
    ),
    "to the gallery": (
        A9,
        "assassin cop don consigliere mafioso tough_guy accomplice coward loyal_brute",
        "gallery",
        {},
    ),
    "with bribes": (S7, "don mafioso mafioso consigliere cop mafioso mafioso", "5", {"bribes": True}),
}


def everything(state: Offer, viewer: str) -> str:
    """All that a viewer is shown and told, as bytes."""
    seat = int(viewer) if viewer.isdigit() else None
    shown: list[object] = [view(state, viewer), figures(state, viewer), told(state, viewer)]
    if seat is not None:
        copy = seen(state, viewer)
        shown += [
            list(copy.legal(seat)),
            list(state.legal(seat)),
            int(copy.waiting_for()),
            int(copy.may_act()),
        ]
    return json.dumps(shown)


def choices_of(state: Offer) -> list[str]:
    """The first real choice of everybody who has one by night, whoever that is."""
    lines = []
    for seat in range(int(state.seats)):
        mine = [line for line in legal(state, str(seat)) if line.split()[0] not in ("ready", "set")]
        if mine:
            lines.append(f"{seat} {mine[-2]}")
    return lines


@pytest.mark.parametrize("name", PAIRS)
def test_games_that_differ_in_what_a_viewer_may_not_know_look_the_same(name: str) -> None:
    """[OFF-I13, OFF-1.5, section 5 (j)] Whoever else has which card, chooses what and confirms when."""
    one, other, viewer, options = PAIRS[name]
    shown = []
    for roles, chosen in ((one, True), (other, False)):
        state = from_the_start(roles, **options)
        found = [everything(state, viewer)]
        while stage(state) != "talk":
            line = "pass" if stage(state) == "introduce" else ""
            seats = [seat for seat in range(int(state.seats)) if (state.waiting_for() >> seat) & 1]
            play(state, f"{seats[0]} {line}" if line else f"house time-up {state.timers()[0].name}")
            found.append(everything(state, viewer))
        all_over(state)
        for number in range(4):
            if chosen and number == 0:
                lines = [
                    line for line in choices_of(state) if line.split()[0] != viewer and "point" not in line
                ]
                lines = [
                    line for line in lines if line.split()[1] in ("peek", "seek")
                ]  # what changes nothing in sight
                if lines:
                    play(state, ",".join(lines))
                play(state, "3 ready" if viewer != "3" else "4 ready")
            found.append(everything(state, viewer))
            checkpoint(state)
            found.append(everything(state, viewer))
        shown.append(found)

    assert shown[0] == shown[1]
