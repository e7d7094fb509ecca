"""Four people without a common language and four bots play a whole game, by statements alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from consigliere.texts import hear
from tests.browser.player import DESK, PHONE
from tests.browser.room import GAME, Guest, play, quietly, told
from tests.browser.server import Server

PEOPLE = [("Anna", "en", DESK), ("سارا", "fa", PHONE), ("健二", "ja", DESK), ("Олена", "uk", PHONE)]
SEATS = 8
# What everybody is told alike.
PUBLIC = ("accused", "seconded", "vote-closed", "eliminated", "dawn-reported", "day-ended", "game-ended")

MARKS = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u200e\u200f")

DEEDS = ("accused", "seconded", "vote-counted", "shot")  # numbered too, but not said

Event = dict[str, Any]
Saying = Callable[[Guest], bool]


@pytest.fixture
def guests(browser: Browser, server: Server) -> Iterator[list[Guest]]:
    inside = [Guest(browser, server, name, language, size=size) for name, language, size in PEOPLE]
    yield inside
    for guest in inside:
        guest.context.close()
    assert [fault for guest in inside for fault in guest.faults()] == []


def others(guest: Guest) -> list[int]:
    return [seat for seat in guest.view["living"] if seat != guest.seat]


def claims(guest: Guest) -> bool:
    return guest.state("claim mafioso", guest.say("short-claim"))


def suspects(guest: Guest) -> bool:
    return guest.state(f"suspect {others(guest)[-1]}", guest.say("short-suspect"))


def promises(guest: Guest) -> bool:
    seat = others(guest)[-1]
    return guest.state(f"will-vote {seat} down", guest.say("short-will-vote"), guest.names[seat])


def asks(guest: Guest) -> bool:
    seat = others(guest)[0]
    return guest.state(f"ask {seat} suspect any", guest.say("short-asks"), guest.say("short-asks-suspect"))


def agrees(guest: Guest) -> bool:
    assert guest.now is not None
    entries = guest.now["parts"].get("agree", {}).get("entry", [])
    return bool(entries) and guest.reply(entries[-1], "short-agree")


def trusts_because(guest: Guest) -> bool:
    assert guest.now is not None
    entries = guest.now["parts"].get("because", {}).get("because", [])
    if not entries or not guest.reply(entries[-1], "room-because"):
        return False
    seat = others(guest)[0]
    return guest.state(f"because {entries[-1]} trust {seat}", guest.say("short-trust"))


# What each of them says in the own introduction, where nobody comes in between, and then when there is free talk.
SPEECHES: list[list[Saying]] = [
    [claims, trusts_because],
    [asks, promises],
    [agrees, suspects],
    [trusts_because, agrees],
]


def bare(text: str) -> str:
    """A text without marks of direction."""
    return text.translate(MARKS)


def statements(guest: Guest, of: set[int]) -> list[list[Event]]:
    """What these seats have said, each with its reason or question before it."""
    found: dict[int, list[Event]] = {}
    for event in told(guest):
        if "number" in event and event["seat"] in of and event["event"] not in DEEDS:
            found.setdefault(event["number"], []).append(event)
    return list(found.values())


def test_people_without_a_common_language_play_by_statements_alone(guests: list[Guest]) -> None:
    host, *rest = guests
    code = host.open_table(seats=SEATS)
    host.switch("clocks", value=False)
    for guest in rest:
        guest.join(code)
        guest.sit()
    host.fill_with("greedy")
    host.start()
    speeches = {guest.name: list(speech) for guest, speech in zip(guests, SPEECHES)}
    said: dict[str, int] = dict.fromkeys(speeches, 0)

    def speaks(guest: Guest) -> str:
        speech = speeches[guest.name]
        if guest.stage in ("introduce", "talk") and speech and guest.lives:
            said[guest.name] += speech.pop(0)(guest)
        return quietly(guest)

    play(guests, speaks)

    assert all(said.values())
    people = {guest.seat for guest in guests if guest.seat is not None}
    for guest in guests:
        # Everybody reads what the others have said, in the own language, on the page.
        guest.until_over()
        heard = statements(guest, people - {guest.seat})
        assert heard
        lines = guest.lines()
        voices: dict[int, int] = {}
        for event in told(guest):
            hear(event, voices)
        for statement in heard:
            sentence = guest.texts.tellings(GAME, statement, guest.names, guest.seat, voices)[-1]
            assert any(bare(sentence).startswith(bare(line)) for line in lines), (guest.language, sentence)
    # They were told the same, and nobody has said a free word.
    first, *others_ = [[event for event in told(guest) if event["event"] in PUBLIC] for guest in guests]
    assert first
    assert all(other == first for other in others_)
    assert all(statements(guest, set(range(SEATS))) == statements(host, set(range(SEATS))) for guest in rest)
    assert not [event for event in told(host) if event["event"] == "said"]
