"""The host's tools and the clock: a pause, a bot that plays for somebody, somebody sent away, more time, the end."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import People
from tests.browser.player import Player


def two(people: People, seconds: int | None = None) -> tuple[Player, Player]:
    """A host and a guest who have begun a game, with so many seconds for each decision and none in reserve."""
    anna, bruno = people("Anna", "en"), people("Bruno", "uk")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    if seconds is not None:
        anna.page.get_by_role("radio", name=anna.say("web-clock-live")).check()
        for key, value in (("web-clock-on-top", 0), ("web-clock-decision", seconds)):
            field = anna.page.get_by_label(anna.say(key), exact=True)
            field.fill(str(value))
            field.blur()
        clock = {"kind": "live", "decision": seconds, "reserve": 0, "days": 3}
        bruno.until(lambda: bruno.setting["clock"] == clock, "the clock")
    anna.start()
    bruno.until(lambda: bruno.stage, "the game")
    return anna, bruno


def of_menu(player: Player, key: str, *and_then: str) -> None:
    """Choose something from the menu of the table."""
    player.press(player.button("web-menu"))
    menu = player.page.get_by_role("dialog", name=player.say("web-menu"))
    for each in (key, *and_then):
        player.press(player.button(each, menu))
    menu.wait_for(state="hidden")


def reads(player: Player, words: str) -> None:
    """Wait until a line stands in the log."""
    player.until(lambda: words in player.log(), words)


def test_seats_are_added_as_quickly_as_somebody_presses(people: People) -> None:
    """Nobody waits for an answer between two touches."""
    anna = people("Anna")
    anna.open_table(seats=2)
    anna.button("web-more-seats").evaluate("more => { more.click(); more.click(); more.click(); }")
    anna.until(lambda: len(anna.setting["chairs"]) == 5, "three more seats")
    anna.button("web-fewer-seats").evaluate("fewer => { fewer.click(); fewer.click(); }")
    anna.until(lambda: len(anna.setting["chairs"]) == 3, "two fewer")


def test_anybody_may_stop_the_game_and_let_it_go_on(people: People) -> None:
    anna, bruno = two(people)
    of_menu(bruno, "web-pause")
    for player in (anna, bruno):
        player.page.get_by_text(player.say("web-paused"), exact=True).wait_for()
    of_menu(anna, "web-resume")
    for player in (anna, bruno):
        player.page.get_by_text(player.say("web-paused"), exact=True).wait_for(state="hidden")
    asked = anna if anna.is_asked else bruno
    asked.act(asked.legal[0])


def test_a_bot_plays_for_somebody_until_a_person_takes_the_seat_over(people: People) -> None:
    anna, bruno = two(people)
    seat = bruno.seat
    of_menu(anna, "web-replace")
    bruno.until(lambda: bruno.seat is None, "the seat in the gallery")
    reads(anna, anna.say("web-log-replaced", kind="bot", seat="Bruno", name=""))
    carla = people("Carla", "fa")
    carla.join(anna.code)
    of_menu(carla, "web-take-over")
    carla.until(lambda: carla.seat == seat, "the seat")
    # Carla sees the cards of her seat, and only those.
    assert carla.now is not None
    assert carla.seat is not None
    hands = [place["hand"] for place in carla.now["view"]["seats"]]
    assert [sum(count for card, count in hand.items() if card != "unknown") for hand in hands] == [
        sum(hand.values()) if place == carla.seat else 0 for place, hand in enumerate(hands)
    ]
    asked = anna if anna.is_asked else carla
    asked.act(asked.legal[0])


def test_the_host_sends_somebody_away_and_a_bot_plays_on(people: People) -> None:
    anna, bruno = two(people)
    of_menu(anna, "web-kick")
    reads(anna, anna.say("web-log-kicked", seat="Bruno"))
    # Where one looks from is told first, what is seen from there next.
    bruno.until(lambda: bruno.seat is None and bruno.now and bruno.now["legal"] == [], "the gallery")
    anna.play_on(until=lambda: len(anna.done) > 2)


def test_the_host_ends_the_table_only_when_asked_twice(people: People) -> None:
    anna, bruno = two(people)
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-abandon"))
    anna.press(anna.button("web-play-on"))
    assert not anna.is_over
    anna.press(anna.button("web-abandon"))
    anna.press(anna.button("web-abandon"))
    for player in (anna, bruno):
        player.page.get_by_text(player.say("web-abandoned")).first.wait_for()
        assert player.is_over


def test_the_host_gives_somebody_more_time(people: People) -> None:
    anna, bruno = two(people, seconds=600)
    asked = anna if anna.is_asked else bruno
    seat = asked.seat
    assert seat is not None
    asked.page.get_by_text(asked.say("web-clock-label")).first.wait_for()
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-more-time").nth(seat))
    asked.until(lambda: asked.now and asked.now["clocks"][seat]["reserve"] == 60_000, "more time")
    reads(asked, asked.say("web-log-extended", seat=asked.name, seat_is="me", seconds=60))


def test_when_the_time_is_up_the_default_is_played(people: People) -> None:
    anna, bruno = two(people, seconds=5)
    # The clock may be quicker than the browser, so the log tells who was asked.
    for player in (anna, bruno):
        player.until(lambda: defaults(player), "the default")  # noqa: B023
    first = defaults(anna)[0]
    assert first == defaults(bruno)[0]
    assert first["decision"] == "choose_region"
    asked = next(player for player in (anna, bruno) if player.seat == first["seat"])
    for player in (anna, bruno):
        seat_is = "me" if player is asked else "other"
        reads(player, player.say("event-default-played", seat=asked.name, seat_is=seat_is))
    assert asked.done == set()


def defaults(player: Player) -> list[dict[str, Any]]:
    """What was played for somebody whose time was up."""
    feed = player.feeds[player.seat]
    told = [event for n in sorted(feed) for event in feed[n].get("told", [])]
    return [event for event in told if event["event"] == "default-played"]
