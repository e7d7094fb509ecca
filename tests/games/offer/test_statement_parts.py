"""What a statement can be made of, as a seat is offered it [OFF-6]."""

from __future__ import annotations

from consigliere.games.offer.rules import Offer
from consigliere.kernel.state import View
from tests.games.offer.scenario import RULES, S7, night, play, talk


def parts(state: Offer, seat: int) -> dict[str, dict[str, list[str | int]]]:
    """The acts a seat is offered, with the values of their parts."""
    return RULES.open_parts(View(state.seen_by(seat)), seat)


def test_every_act_that_is_offered_may_be_made() -> None:
    """[OFF-D3, OFF-6.5] Each part with its first value."""
    state = talk(S7, day=3, ghosts=[6], bribes=True)
    play(state, "1 suspect 0, 1 accuse 2, house time-up second")
    offered = parts(state, 0)

    assert {"claim", "report", "suspect", "trust", "will-vote", "ask-vote", "agree", "bought-role"} <= set(
        offered
    )
    assert offered["report"] == {
        "night": [0, 1, 2],
        "about": [1, 2, 3, 4, 5, 6],
        "side": ["family", "traitor"],
    }
    assert offered["suspect"] == {"about": [1, 2, 3, 4, 5]}
    assert offered["claim"] == {"role": ["consigliere", "don", "mafioso", "cop"]}
    assert offered["agree"] == {"entry": [1]}
    assert offered["because"] == {"because": [1, 2]}


def test_every_question_that_is_offered_may_be_put() -> None:
    """[OFF-6.5, OFF-6.13] With any two seats that are not the same; "how would you vote on me?" among them."""
    state = talk(S7, day=3, ghosts=[6], talk_limit=200)
    offered = parts(state, 0)
    vote, night_of, side_of = (
        offered[f"asks-{name}"] for name in ("will-vote-thumb", "report-night", "report-side")
    )

    assert (vote["target"], vote["about"]) == ([1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5])
    assert night_of["about"] == side_of["about"] == list(range(7))
    for target in vote["target"]:
        for about in range(7):
            if about == target:
                continue
            if about in vote["about"]:
                play(state, f"0 ask {target} will-vote {about} any")
            play(state, f"0 ask {target} report any {about} family, 0 ask {target} report 1 {about} any")


def test_who_may_not_talk_is_offered_nothing() -> None:
    """[OFF-6.2, OFF-6.6]"""
    state = talk(S7, talk_limit=1, ghosts=[6])
    play(state, "0 suspect 1")

    assert parts(state, 0) == parts(state, 6) == {}
    assert "suspect" in parts(state, 1)
    assert parts(night(S7), 0) == {}
    assert set(parts(night(S7), 2)) == {"sign-mark"}
