"""A whole game between people who do not share a language."""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.player import Player, hasty, together


def eager(player: Player) -> str:
    """Plays cards for some turns, so that all kinds of choices come up, then lets the others win."""
    hand = sum(player.mine["hand"].values())
    plays = [text for text in player.legal if text.startswith("play ")]
    others = [
        text
        for text in player.legal
        if text.startswith(("take ", "favor ")) and not text.endswith(("nothing", "off"))
    ]
    if plays and hand > 7 and len(player.done) < 16:
        return plays[0]
    return others[0] if others else hasty(player)


def test_a_persian_and_a_japanese_reader_and_two_bots_play_to_the_end(people: People) -> None:
    leila, kenji = people("Leila", "fa"), people("Kenji", "ja")
    kenji.join(leila.open_table(seats=4))
    kenji.sit()
    leila.fill_with_bots()
    leila.start()
    together([leila, kenji], eager)
    for player, direction in ((leila, "rtl"), (kenji, "ltr")):
        page = player.page
        assert page.locator("html").get_attribute("lang") == player.language
        assert page.locator("html").get_attribute("dir") == direction
        assert player.now is not None
        winners = [player.names[seat] for seat in player.now["outcome"]["winners"]]
        said = player.say("table-winners", n=len(winners), seats=player.texts.joined(winners))
        player.named("heading", said).wait_for()
        player.assert_log_is_whole()
