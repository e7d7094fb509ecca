"""The night looks the same for everybody, and a closed envelope shows nobody anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from consigliere.texts import reading
from tests.browser.pictures import SETTLED
from tests.browser.player import DESK, PHONE
from tests.browser.room import GAME, Guest, play, quietly
from tests.browser.server import Server

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
PRIVATE = {
    *(name for name, field in reading(GAME).view.items() if field.get("private")),
    *(f"figures.{name}" for name, field in reading(GAME).figures.items() if field.get("private")),
}
# What can be seen from across the room: every visible element with its size, and the words on it.
SEEN = """() => [...document.querySelectorAll('main *, [aria-label] > .prompt *')]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        const own = [...one.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join(' ');
        const states = ['aria-pressed', 'aria-disabled', 'aria-expanded', 'disabled'];
        const state = states.map(name => one.getAttribute(name));
        return [one.localName, one.className?.baseVal ?? one.className, own, ...state, x, y, width, height].join('|');
    })"""


@pytest.fixture
def guests(browser: Browser, server: Server) -> Iterator[list[Guest]]:
    """Five people, so that every card of the box's smallest game is in somebody's hands."""
    inside = [Guest(browser, server, name, "en", size=DESK) for name in NAMES]
    yield inside
    for guest in inside:
        guest.context.close()
    assert [fault for guest in inside for fault in guest.faults()] == []


def begin(guests: list[Guest], **options: str) -> None:
    """A game of five, up to its first question."""
    host, *others = guests
    code = host.open_table(seats=len(guests))
    host.switch("clocks", value=False)
    for option, value in options.items():
        host.switch(option, value=value)
    for other in others:
        other.join(code)
        other.sit()
    host.start()
    for guest in guests:
        guest.until_stage("opening")


def to_the_night(guests: list[Guest]) -> None:
    """A day on which nobody says a word."""
    play(guests, rests=lambda guest: guest.stage == "night_1")


def card(guest: Guest) -> str:
    """The own role."""
    return str(guest.mine["role"])


def seen(guest: Guest) -> list[str]:
    """The page as somebody sees it who cannot read over the shoulder."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement?.blur()")
    guest.page.evaluate(SETTLED)
    found: list[str] = guest.page.evaluate(SEEN)
    return found


def assert_alike(guests: list[Guest]) -> None:
    first, *others = guests
    page = seen(first)
    assert len(page) > 20
    for other in others:
        assert seen(other) == page, (card(first), card(other))


def test_the_night_looks_the_same_for_everybody(guests: list[Guest]) -> None:
    """Traitor, Consigliere, Don and Mafioso have the same names to touch, before and after they have touched one."""
    begin(guests)
    assert {card(guest) for guest in guests} == {"consigliere", "don", "cop", "mafioso"}
    assert_alike(guests)
    to_the_night(guests)
    assert_alike(guests)
    cop = next(guest for guest in guests if card(guest) == "cop")
    other = next(guest for guest in guests if guest is not cop)
    for guest in guests:
        guest.point(other.seat or 0)
    # For some of them that was a choice: the Moderator knows, the others do not.
    cop.until(lambda: cop.mine["points_at"] == other.seat, "the choice")
    chosen = {card(guest): (guest.mine["points_at"], guest.view["choices"]) for guest in guests}
    assert chosen["mafioso"] == (None, dict.fromkeys(chosen["mafioso"][1]))
    assert_alike(guests)
    for guest in guests[1:]:
        guest.confirm()
    assert_alike(guests[1:])


def test_whom_one_names_for_an_item_shows_nobody(guests: list[Guest]) -> None:
    """The page is the same whoever was named; the choice lies in the envelope."""
    begin(guests, elected_item="vest")
    play(guests, rests=lambda guest: guest.stage == "elect")
    first = guests[0]
    pages = []
    for text in ("elect 1", "elect 0", "elect nobody"):
        first.touch(text)
        # Until the answer has come, nothing else can be pressed.
        first.until(lambda: first.main().locator("li [aria-disabled=true]").count() == 0, "the answer")
        pages.append(seen(first))
    assert first.mine["points_at"] == "nobody"
    assert pages[0] == pages[1] == pages[2]


def private_lines(guest: Guest) -> list[str]:
    """What this person alone was told, in words."""
    secret = reading(GAME).private
    lines: list[str] = []
    for item in guest.feeds[guest.seat].values():
        told: list[dict[str, Any]] = [
            one
            for one in item.get("told", [])
            if one["event"] in secret
            and (
                not secret[one["event"]]
                or any(one[field] != value for field, value in secret[one["event"]].items())
            )
        ]
        lines += guest.texts.tellings(GAME, told, guest.names, guest.seat)
    return [line for line in lines if line]


def text(guest: Guest) -> str:
    """Every word that can be read on the page, those for screen readers too."""
    guest.page.evaluate(SETTLED)
    words: str = guest.page.evaluate("document.body.innerText")
    return words


def test_a_closed_envelope_shows_nobody_anything(guests: list[Guest]) -> None:
    begin(guests)
    to_the_night(guests)
    for guest in guests:
        guest.point(1 if guest.seat != 1 else 2)
    for guest in guests:
        guest.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        fold = guest.page.locator("details.words > summary")
        guest.press(fold)
        lines = private_lines(guest)
        assert lines
        closed = text(guest)
        assert [line for line in lines if line in closed] == []
        fields: list[str] = guest.page.evaluate(
            "[...document.querySelectorAll('[data-field]')].filter(one => one.checkVisibility())"
            ".flatMap(one => one.dataset.field.split(' '))"
        )
        assert len(fields) > 20
        assert PRIVATE.isdisjoint(fields)
        hidden = [
            f"seats.{seat}.{name}" for seat in range(len(guests)) for name in ("role", "told", "points_at")
        ]
        assert set(hidden).isdisjoint(fields)
        guest.envelope(opened=True)
        opened = text(guest)
        assert [line for line in lines if line not in opened] == []
        guest.envelope(opened=False)
        assert [line for line in lines if line in text(guest)] == []


def test_an_open_envelope_is_as_large_for_everybody(guests: list[Guest]) -> None:
    begin(guests)
    to_the_night(guests)
    sizes = set()
    for guest in guests:
        guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        guest.envelope(opened=True)
        guest.page.evaluate(SETTLED)
        box = guest.page.get_by_role("region", name=guest.say("room-envelope"), exact=True).bounding_box()
        assert box is not None
        sizes.add((box["width"], box["height"]))
    assert len(sizes) == 1


def test_ghosts_talk_in_their_lounge(guests: list[Guest]) -> None:
    """Who has left watches, and talks with the other ghosts; the living hear none of it."""
    begin(guests)
    cop = next(guest for guest in guests if card(guest) == "cop")
    first, second, *_ = (guest for guest in guests if guest is not cop)

    def accuses(guest: Guest) -> str:
        wanted = (f"accuse {first.seat}", "second", "down")
        return next((text for text in wanted if text in guest.legal), quietly(guest))

    play(guests, accuses, rests=lambda guest: guest.stage == "night_1")
    assert not first.lives
    assert first.page.get_by_text(first.say("room-you-are-out")).is_visible()
    for guest in guests:
        if guest.lives:
            guest.point(second.seat or 0)
    play(guests, rests=lambda guest: guest.view["day"] == 2)
    assert not second.lives
    for ghost, words in ((first, "Boo"), (second, "A fine evening")):
        ghost.envelope(opened=True)
        lounge = ghost.page.get_by_role("region", name=ghost.say("room-lounge"))
        lounge.get_by_role("textbox").fill(words)
        ghost.press(ghost.button("web-say", lounge))
    for ghost in (first, second):
        lounge = ghost.page.get_by_role("region", name=ghost.say("room-lounge"))
        lounge.get_by_text("Boo").wait_for()
        lounge.get_by_text("A fine evening").wait_for()
        assert ghost.legal == []
    assert all("Boo" not in str(guest.frames) for guest in guests if guest.lives)
