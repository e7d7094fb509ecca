"""A big screen for the board, phones for the hands."""

from __future__ import annotations

import re

from tests.browser.conftest import People
from tests.browser.player import DESK, PHONE, hasty


def test_the_big_screen_shows_the_world_and_the_phone_the_hand(people: People) -> None:
    screen, anna = people("Screen", "en", size=DESK), people("Anna", "fa", size=PHONE)
    screen.go("/new/condottiere")
    screen.press(
        screen.page.get_by_role("radio", name=re.compile(f"^{re.escape(screen.say('web-way-screen'))}"))
    )
    screen.press(screen.page.get_by_role("group", name=screen.say("web-seat-count")).get_by_text("2"))
    screen.press(screen.button("web-create-table"))
    screen.page.wait_for_url("**/t/*/screen")
    code = screen.code
    screen.page.get_by_role("img", name=screen.say("web-qr")).wait_for()
    assert screen.page.get_by_text(code, exact=True).count() > 0
    # A phone joins; whoever opened the screen fills the seats and starts from the lobby on the same device.
    anna.join(code)
    anna.sit()
    host = screen.context.new_page()
    host.goto(f"{screen.address}/t/{code}")
    host.get_by_role("button", name=screen.say("web-add-bot")).click()
    host.get_by_role("button", name=screen.say("web-start"), exact=True).click()
    anna.until(lambda: anna.stage, "the game")
    host.close()
    # The phone becomes a hand.
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-hand-only"))
    anna.press(anna.button("web-close", anna.page.get_by_role("dialog")))
    anna.hand().wait_for()
    assert anna.map().count() == 0
    for _ in range(4):
        anna.until(lambda: anna.is_asked or anna.is_over, "a question")
        anna.act(next((text for text in anna.legal if text.startswith("play ")), hasty(anna)))
    # The big screen shows map and lines, and nobody's hand.
    screen.until(lambda: screen.stage, "the game")
    screen.map().wait_for()
    assert screen.hand().count() == 0
    assert screen.seat is None
    for frame in screen.frames:
        for seat in ((frame.get("now") or {}).get("view") or {}).get("seats", []):
            assert set(seat["hand"]) <= {"unknown"}
