"""Two people share one device: it goes from hand to hand, and shows no hand in between."""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.player import Player, hasty


def sees_no_hand(player: Player) -> bool:
    """Whether no card of a hand is on the page, nor in what it was sent last."""
    assert player.now is not None
    hands = [set(seat["hand"]) for seat in player.now["view"]["seats"]]
    table = player.page.get_by_role("main", include_hidden=True)
    return (
        all(hand <= {"unknown"} for hand in hands)
        and table.get_by_role("button", include_hidden=True).count() == 0
        and table.get_by_role("img", include_hidden=True).count() == 0
    )


def test_two_people_play_on_one_device_and_hand_it_over(people: People) -> None:
    anna = people("Anna", "ja")
    anna.open_table(seats=2)
    anna.share_with("Bruno")
    anna.press(anna.button("web-start"))
    played: list[int] = []
    while len(played) < 8:
        anna.until(lambda: anna.now and anna.now["waiting"] and anna.seat is None, "a hand-over")
        assert anna.now is not None
        seat = int(anna.now["waiting"][0])
        name = anna.names[seat]
        cover = anna.page.get_by_role("dialog", name=anna.say("web-give-to", name=name))
        cover.wait_for()
        assert sees_no_hand(anna)
        anna.press(anna.button("web-i-am", cover, name=name))
        anna.until(lambda: anna.seat is not None, "the own seat")
        while anna.is_asked:
            play = next((text for text in anna.legal if text.startswith("play ")), None)
            anna.act(play if play and len(played) < 4 else hasty(anna))
            played.append(seat)
        anna.until(lambda: anna.seat is None or anna.button("web-hand-over").count(), "the end of the turn")
        if anna.button("web-hand-over").count():
            anna.press(anna.button("web-hand-over"))
    assert set(played) == {0, 1}
