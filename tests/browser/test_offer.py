"""The room of An Offer You Can't Refuse: on a phone in Persian, by keyboard, with a big screen, and on one device."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.checks import axe_findings, latin_digits, runs_sideways, too_small, unsaid
from tests.browser.conftest import Enter
from tests.browser.player import DESK, PATIENCE, PHONE
from tests.browser.reader import FAR, Reader
from tests.browser.room import GAME, Guest, has_answered, play, quietly, told, without_clocks


def on_a_phone(enter: Enter, *options: str) -> Guest:
    """Sara plays in Persian among bots, by these options."""
    sara = enter("سارا", "fa", size=PHONE, bypass_csp=True)
    without_clocks(sara, 9)
    for option in ("accomplice", "loyal_brute", "bribes", *options):
        sara.switch(option, value=True)
    sara.fill_with("greedy")
    sara.start()
    return sara


def faults(page: Page) -> list[str]:
    """What sticks out, cannot be touched, is without a word, or is found by axe."""
    return [
        *runs_sideways(page),
        *unsaid(page),
        *latin_digits(page),
        *too_small(page),
        *axe_findings(page),
    ]


def looks(guest: Guest, seen: set[str]) -> bool:
    """Look for faults on the page of every stage, with the envelope closed and open. Whether there is more to see."""
    if guest.stage in seen or guest.is_over:
        return not guest.is_over
    stage = guest.stage
    seen.add(stage)
    assert faults(guest.page) == [], stage
    guest.envelope(opened=True)
    assert faults(guest.page) == [], f"{stage}, with an open envelope"
    guest.envelope(opened=False)
    return True


def test_a_whole_game_on_a_phone_in_persian(enter: Enter) -> None:
    sara = on_a_phone(enter)
    seen: set[str] = set()
    play([sara], until=lambda: not looks(sara, seen))
    assert {"opening", "introduce", "talk"} <= seen  # later she may be a ghost
    sara.page.wait_for_timeout(1500)  # the result comes to the front
    assert faults(sara.page) == []


def test_a_whole_night_on_a_phone_in_persian(enter: Enter) -> None:
    """With an arrest in the opening, before anybody can have left the game."""
    sara = on_a_phone(enter, "opening_arrest")
    seen: set[str] = set()
    play([sara], until=lambda: not (looks(sara, seen) and sara.is_night))
    assert {"night_1", "night_2", "night_3", "night_4"} <= seen


def test_a_day_by_keyboard(enter: Enter) -> None:
    """Look at the own card, say something, accuse somebody, end the day: with Tab, Enter and what is read out."""
    anna = enter("Anna")
    without_clocks(anna, 5)
    anna.fill_with("greedy")
    anna.start()
    reader = Reader(anna)
    reader.tab_to(("button", anna.say("room-open-envelope")))
    reader.press("Enter")
    anna.button("room-close-envelope").wait_for()
    assert reader.focus() == ("button", anna.say("room-close-envelope"))
    reader.tab_to(("button", anna.command("ready")))
    reader.press("Enter")
    anna.until(lambda: anna.stage == "introduce" and anna.is_asked, "the own introduction")
    reader.tab_to(("button", anna.say("short-claim")))
    reader.press("Enter")
    before = anna.mark()
    reader.tab_to(("button", anna.command("claim mafioso")))
    reader.press("Enter")
    anna.until(lambda: anna.is_past(before), "the claim")
    while anna.lives and anna.view["day"] == 1 and not (anna.is_night or anna.is_over):
        if anna.is_asked and not has_answered(anna):
            answer_by_keyboard(anna, reader)
        else:
            anna.page.wait_for_timeout(20)
    assert any(f" {anna.seat} claimed" in entry for entry in anna.view["ledger"])
    # What has the focus is never lost to the page.
    anna.page.wait_for_timeout(300)
    assert reader.focus()[0] not in ("", "RootWebArea")


def answer_by_keyboard(anna: Guest, reader: Reader) -> None:
    """Do the first thing that Tab leads to, unless others have changed the question meanwhile."""
    done, stage = len(anna.done), anna.stage
    sentences = {anna.command(text) for text in anna.legal}
    for _ in range(FAR):
        reader.press("Tab")
        role, name = reader.focus()
        if anna.stage != stage:
            return
        if role == "button" and name in sentences:
            reader.press("Enter")
            anna.until(lambda: len(anna.done) > done or anna.stage != stage, name)
            return
    raise AssertionError(f"no way by Tab to any of {sentences}")


def test_a_big_screen_and_two_phones(enter: Enter) -> None:
    """The screen shows what everybody may see, with the clock; the phones have the hands."""
    screen = enter("Screen", size=DESK)
    anna, bruno = enter("Anna", "uk", size=PHONE), enter("Bruno", "ja", size=PHONE)
    screen.go("/new/offer")
    screen.press(
        screen.page.get_by_role("radio", name=re.compile(f"^{re.escape(screen.say('web-way-screen'))}"))
    )
    screen.press(
        screen.page.get_by_role("group", name=screen.say("web-seat-count")).get_by_text("5", exact=True)
    )
    screen.press(screen.button("web-create-table"))
    screen.page.wait_for_url("**/t/*/screen")
    screen.page.get_by_role("img", name=screen.say("web-qr")).wait_for()
    for guest in (anna, bruno):
        guest.join(screen.code)
        guest.sit()
    host = screen.context.new_page()
    host.goto(f"{screen.address}/t/{screen.code}")
    # The phones are laid out meanwhile, however slow the machine is.
    screen.switch("intro_seconds", 120, host)
    bots = host.get_by_role("button", name=screen.say("web-add-bot"))
    empty = host.get_by_role("listitem").filter(has=bots)
    for left in (3, 2, 1):
        expect(empty).to_have_count(left, timeout=PATIENCE * 1000)
        empty.first.get_by_role("combobox").select_option("greedy")
        empty.first.get_by_role("button", name=screen.say("web-add-bot")).click()
    host.get_by_role("button", name=screen.say("web-start"), exact=True).click()
    screen.until(lambda: screen.stage == "opening", "the game")
    host.close()
    # One clock, large; no envelope and nothing to press in the room.
    clock = screen.main().get_by_role("timer")
    assert clock.count() == 1
    box = clock.bounding_box()
    assert box is not None
    assert box["height"] > 40
    assert screen.button("room-open-envelope").count() == 0
    assert screen.main().get_by_role("button").count() == 0
    for guest in (anna, bruno):
        guest.press(guest.button("web-menu"))
        guest.press(guest.button("web-hand-only"))
        guest.press(guest.button("web-close", guest.page.get_by_role("dialog")))
        guest.button("room-open-envelope").wait_for()
    anna.until(lambda: anna.stage == "introduce" and anna.is_asked, "an introduction")
    anna.state("claim consigliere", anna.say("short-claim"))
    anna.until(lambda: anna.view["ledger"], "the claim")
    first = screen.page.locator("[data-entry='1']")
    first.wait_for()
    assert "Consigliere" in first.inner_text()
    # Nothing that came to the screen is secret.
    for frame in screen.frames:
        view = (frame.get("now") or {}).get("view")
        if view:
            assert view["team"] == []
            assert {view["seats"][seat]["role"] for seat in view["living"]} == {"unknown"}


def is_handed_over(guest: Guest) -> bool:
    """Whether the device waits for the next person; False if the game is over."""
    guest.until(
        lambda: guest.is_over or (guest.now and guest.now["waiting"] and guest.seat is None), "a hand-over"
    )
    return not guest.is_over


def test_the_fast_game_goes_round_on_one_device(enter: Enter) -> None:
    """Three people, one telephone: it goes from hand to hand while eyes are closed, and shows no card in between."""
    anna = enter("Anna", "en", size=PHONE)
    without_clocks(anna, 3)
    anna.switch("spectator_delay_seconds", value=600)
    anna.share_with_all("Bruno", "Carla")
    anna.press(anna.button("web-start"))
    had: list[int | None] = []
    while is_handed_over(anna):
        assert {seat["role"] for seat in anna.view["seats"]} == {"unknown"}
        cover = anna.page.get_by_role("dialog")
        cover.wait_for()
        anna.press(cover.get_by_role("button"))
        anna.until(lambda: anna.seat is not None, "the own seat")
        had.append(anna.seat)
        assert anna.is_asked
        anna.answer(lambda guest: next(text for text in guest.legal if text.startswith("bang")))
        anna.until(lambda: anna.is_over or anna.seat is None, "the end of the turn")
    assert set(had[:3]) == {0, 1, 2}
    anna.page.get_by_role("main").get_by_text(anna.say("room-timeline")).wait_for()
    # Whoever looks on sees the end later; those who have played have the record at once, and the replay.
    anna.press(anna.button("web-tab-result"))
    with anna.page.expect_download() as download:
        anna.press(anna.button("web-download"))
    assert json.loads(download.value.path().read_text())["game"] == GAME
    anna.press(anna.named("link", anna.say("web-replay")))
    anna.page.get_by_role("slider").wait_for()
    # The room shows the people, so that nothing shows them a second time.
    assert anna.main().locator("[data-player]").count() == len(had[:3])
    assert anna.page.get_by_role("region", name=anna.say("web-people"), exact=True).count() == 0


# Bots may go on to the next trial at once: whatever was turned over is kept, all cards of one moment together.
TURNING = """() => {
    window.turned = [];
    const look = () => {
        const cards = [...document.querySelectorAll('section.ballots li')];
        const turned = cards.map(card => card.querySelector('.turned') !== null);
        if (turned.some(Boolean)) window.turned.push(turned);
    };
    const all = {subtree: true, childList: true, attributes: true};
    new MutationObserver(look).observe(document.querySelector('main'), all);
}"""


def test_thumbs_are_seen_by_nobody_before_all_are_shown(enter: Enter) -> None:
    """A ballot lies face down, can be changed, and all are turned over together; from afar all are seen at once."""
    anna, bruno, screen = enter("Anna"), enter("Bruno", "uk"), enter("Screen", size=DESK)
    code = without_clocks(anna, 9)  # two traitors: the first vote cannot be the last
    bruno.join(code)
    bruno.sit()
    anna.fill_with("greedy")
    anna.start()
    guests = [anna, bruno]

    screen.go(f"/t/{code}/screen")

    def tries(guest: Guest) -> str:
        # Somewhere below, as long as there is no vote.
        guest.main().evaluate(
            "main => main.querySelector('section.ballots') || main.scrollTo(0, main.scrollHeight)"
        )
        if guest.stage == "vote" and (guest is anna or anna.seat not in guest.view["ballots"]):
            return ""  # Anna first, and not here: the last thumb closes the vote
        accusing = [text for text in guest.legal if text.startswith("accuse")]
        if guest is anna and accusing and guest.stage == "talk":
            return accusing[0]
        return "second" if "second" in guest.legal else quietly(guest)

    play(
        guests,
        tries,
        until=lambda: anna.stage == "vote" and anna.seat not in anna.view["ballots"] and anna.lives,
    )
    # Wherever somebody was reading, the vote comes before the eyes.
    anna.until(lambda: anna.main().evaluate("main => main.scrollTop") == 0, "the top of the page")
    # The ledger stays at its latest line when the device is turned, and its lines are of another height.
    ledger = anna.main().get_by_role("region", name=anna.texts.word("field-ledger", GAME), exact=True)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    below = "all => all.scrollHeight - all.scrollTop - all.clientHeight"
    anna.until(lambda: ledger.evaluate(below) <= 1, "the latest line")
    anna.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    screen.until(lambda: screen.stage == "vote", "the vote")
    edge = screen.main().bounding_box()
    assert edge is not None
    players = screen.main().locator("[data-player]")
    screen.until(lambda: players.locator(".card").count() == len(anna.view["living"]), "all cards")
    lowest = players.evaluate_all("all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))")
    assert lowest <= edge["y"] + edge["height"]
    before = len(told(anna))
    anna.touch("up")
    ballots = anna.page.locator("section.ballots li")
    assert ballots.locator(".turned").count() == 0
    assert anna.mine["thumb"] == "up"
    anna.touch("down")
    assert anna.mine["thumb"] == "down"
    assert ballots.locator(".turned").count() == 0
    anna.page.evaluate(TURNING)
    play([bruno], tries, until=lambda: any(one["event"] == "vote-closed" for one in told(anna)[before:]))
    anna.until(lambda: anna.page.evaluate("turned.length"), "the thumbs")
    assert all(all(cards) for cards in anna.page.evaluate("turned"))
