"""Corleone's Empire on the plain table: a whole game by keyboard, an act on a phone, two people on one device."""

from __future__ import annotations

from tests.browser.checks import axe_findings, latin_digits, runs_sideways, too_small, unsaid
from tests.browser.conftest import People
from tests.browser.player import PHONE, Player
from tests.browser.reader import FAR, Reader

GAME = "corleone"


def answer(anna: Player, reader: Reader) -> None:
    """Answer one question with what Tab leads to: the first button that does something, or a short form filled in."""
    before = anna.mark()
    sentences = {anna.command(text) for text in anna.legal}
    for _ in range(FAR):
        reader.press("Tab")
        role, name = reader.focus()
        if role == "radio":
            reader.press("Space")
        elif role == "button" and name in sentences:
            reader.press("Enter")
            anna.until(lambda: anna.is_past(before), name)
            return
    raise AssertionError(f"no way by Tab to any of {sentences}")


def test_a_whole_game_by_keyboard_on_the_plain_table(people: People) -> None:
    anna = people("Anna", "en", plain=True, game=GAME)
    anna.open_table(seats=2)
    anna.fill_with_bots()
    anna.start()
    reader = Reader(anna)
    asked: set[str] = set()
    while not anna.is_over:
        if anna.is_asked:
            asked.add(anna.stage)
            answer(anna, reader)
        else:
            anna.page.wait_for_timeout(20)
    assert {"pick_family", "action", "bank", "bid", "tribute"} <= asked
    # The end says where the dollars came from, seat by seat.
    assert anna.now is not None
    seats, figures = anna.now["view"]["seats"], anna.now["figures"]["seats"]
    table = anna.page.get_by_role("table", name=anna.say("plain-seats"), exact=True)
    for seat, score in enumerate(anna.now["outcome"]["scores"]):
        parts = figures[seat]["suitcase_sum"], seats[seat]["turf_bonus"], seats[seat]["colour_bonus"]
        assert sum(parts) == score
        row = table.locator(f"[data-seat='{seat}']").inner_text()
        assert all(str(part) in row for part in parts if part)
    anna.assert_log_is_whole()


def test_an_act_by_touch_on_a_phone_in_persian(people: People) -> None:
    anna = people("Anna", "fa", size=PHONE, plain=True, game=GAME, bypass_csp=True)
    anna.open_table(seats=3)
    anna.fill_with_bots()
    anna.start()
    seen: set[str] = set()

    def looks(player: Player) -> str:
        assert runs_sideways(player.page) == []
        if player.stage not in seen:
            seen.add(player.stage)
            page = player.page
            assert [*unsaid(page), *latin_digits(page), *too_small(page), *axe_findings(page)] == []
        return player.legal[0]

    anna.play_on(looks, until=lambda: anna.now and anna.now["view"] and anna.now["view"]["act"] == "2")
    assert {"pick_family", "action", "bid"} <= seen


def test_two_people_on_one_device_bid_in_secret(people: People) -> None:
    anna = people("Anna", "ja", plain=True, game=GAME)
    anna.open_table(seats=2)
    anna.share_with("Bruno")
    anna.press(anna.button("web-start"))
    bidders: set[int | None] = set()
    while len(bidders) < 2:
        anna.until(lambda: anna.now and anna.now["waiting"] and anna.seat is None, "a hand-over")
        assert anna.now is not None
        hands = [set(seat["hand"]) for seat in anna.now["view"]["seats"]]
        assert all(hand <= {"unknown"} for hand in hands)
        assert all(set(seat["suitcase"]) <= {"unknown"} for seat in anna.now["view"]["seats"])
        name = anna.names[int(anna.now["waiting"][0])]
        cover = anna.page.get_by_role("dialog", name=anna.say("web-give-to", name=name))
        anna.press(anna.button("web-i-am", cover, name=name))
        anna.until(lambda: anna.seat is not None, "the own seat")
        while anna.is_asked:
            if anna.stage == "bid":
                bidders.add(anna.seat)
            anna.act(anna.legal[0])
        anna.until(lambda: anna.seat is None or anna.button("web-hand-over").count(), "the end of the turn")
        if anna.button("web-hand-over").count():
            anna.press(anna.button("web-hand-over"))
