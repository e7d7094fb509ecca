"""What was once found by odd inputs, kept for good."""

from __future__ import annotations

import json
from typing import Any

import pytest

from consigliere import shelf
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.server import records
from tests.golden import story


def test_a_record_with_bytes_that_are_no_text_is_no_json() -> None:
    """They stand inside a string, where the reader of JSON complains in another way than elsewhere."""
    given = b'{"record": {"game": "\xed"}}'
    for found in (records.verified(given), records.replayed_record(given)):
        assert isinstance(found, str)
        assert found.startswith("this is no JSON")


def test_molls_in_a_block_that_this_city_has_not_are_a_fault_of_the_record() -> None:
    path = next(path for path in story.stories("mobcity") if path.stem.startswith("cash_then_favor-"))
    plain: Any = story.read(path.read_text("utf-8"))
    given = {**plain, "options": {**plain["options"], "city": "whole_city"}}

    found = records.verified(json.dumps({"record": given}).encode())

    assert isinstance(found, str)
    assert found.startswith("entry ")


@pytest.mark.parametrize(
    "changed",
    [
        {"viewer": "gallery", "orders": [{"order": "ORDER", "value": "VALUE"}]},
        {"orders": [{"order": "ORDER", "value": "VALUE"}, {"order": "ORDER", "value": "OTHER"}]},
    ],
    ids=["of the gallery", "twice"],
)
def test_orders_that_no_view_has_are_refused(changed: dict[str, Any]) -> None:
    from consigliere.games.mobcity import event as e

    words = {"ORDER": e.ORDERS[0], "VALUE": e.VALUES[1], "OTHER": e.VALUES[2]}
    text = json.dumps(changed)
    for word, meant in words.items():
        text = text.replace(word, meant)
    game = shelf.game("mobcity")
    options = game.settle_options(3, {})
    assert isinstance(options, dict)
    match = Match(game, 3, options, FastChance(1))
    match.start()
    view = game.view_to_plain(match.witness(0).view())

    game.read_view(view, 3, options)
    with pytest.raises(ValueError, match=r"of its own|given once"):
        game.read_view({**view, **json.loads(text)}, 3, options)
