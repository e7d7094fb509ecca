"""Every screen in every language at two sizes: a picture of each, nothing sticks out, axe finds nothing."""

from __future__ import annotations

import os

import pytest

from consigliere import shelf
from tests.browser.conftest import Enter, People
from tests.browser.elsewhere import play_elsewhere
from tests.browser.pictures import Gallery, speak
from tests.browser.player import DESK, PHONE, Now, Player, hasty, together
from tests.browser.room import play, without_clocks


def guest(people: People) -> tuple[Player, Gallery]:
    """Somebody who looks around."""
    anna = people("Anna", "en", bypass_csp=True)
    return anna, Gallery(anna)


def two(people: People) -> tuple[Player, Player, Gallery]:
    """Two people at a table of their own."""
    anna, gallery = guest(people)
    bruno = people("Bruno", "fa")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()
    bruno.until(lambda: bruno.stage, "the game")
    return anna, bruno, gallery


def cards(player: Player) -> str:
    """A card while there are many, else what ends a battle."""
    plays = [text for text in player.legal if text.startswith("play ")]
    return plays[0] if plays and sum(player.mine["hand"].values()) > 7 else hasty(player)


def fights(player: Player) -> str:
    """The strongest mercenary, once in each battle; then what ends it."""
    mercenaries = [text for text in player.legal if text.startswith("play ") and text[5:].isdigit()]
    return mercenaries[-1] if mercenaries and not player.mine["line"] else hasty(player)


def close(player: Player) -> None:
    """Close the dialog on top."""
    player.page.keyboard.press("Escape")
    player.page.get_by_role("dialog").wait_for(state="hidden")


def small(player: Player) -> None:
    """Make the window as narrow as a phone."""
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def wide(player: Player) -> None:
    """Make the window wide again."""
    player.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def test_pages_without_a_table(people: People) -> None:
    anna, gallery = guest(people)
    for name, path in (
        ("home", "/"),
        ("new", "/new/condottiere"),
        ("rules", "/rules/condottiere"),
        ("rule", "/rules/condottiere/CON-3.2"),
        ("verify", "/verify"),
        ("replay-file", "/replay"),
        ("about", "/about"),
        ("stories", "/stories"),
        ("nowhere", "/nowhere"),
    ):
        anna.go(path)
        anna.page.get_by_role("heading").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        gallery.look(name)
    anna.go("/t/zzzzzz")
    anna.page.get_by_role("heading", name=anna.say("web-table-closed")).wait_for()
    gallery.look("no-table")
    anna.forgive("status of 404")
    gallery.assert_is_clean()


def test_the_lobby(people: People) -> None:
    anna, gallery = guest(people)
    bruno = people("Bruno", "ja")
    bruno.join(anna.open_table(seats=6))
    bruno.sit()
    gallery.look("lobby")
    anna.press(anna.button("web-another-here"))
    gallery.look("lobby-another")
    close(anna)
    anna.fill_with_bots()
    gallery.look("lobby-full")
    gallery.assert_is_clean()


def test_a_battle_of_two(people: People) -> None:
    anna, bruno, gallery = two(people)

    def first_bruno(player: Player) -> str:
        winner = anna if bruno.mine["regions"] else bruno
        return fights(player) if player is winner else hasty(player)

    together(
        [anna, bruno],
        first_bruno,
        until=lambda: anna.stage == "choose_region" and anna.is_asked and bruno.mine["regions"],
    )
    gallery.look("choose-region")
    anna.region(bruno.mine["regions"][0]).press("Enter")
    anna.page.get_by_role("status").get_by_role("link").first.wait_for()
    gallery.look("refused")
    anna.press(anna.page.get_by_role("status").get_by_role("link").first)
    gallery.look("rule-open")
    close(anna)
    anna.press(anna.page.get_by_role("status").get_by_role("button", name=anna.say("web-close")))
    together(
        [anna, bruno],
        fights,
        until=lambda: anna.is_asked and anna.stage == "play_or_pass" and anna.mine["line"],
    )
    gallery.look("your-turn")
    anna.press(anna.hand().get_by_role("button").first)
    gallery.look("card-lifted")
    anna.page.keyboard.press("Escape")
    anna.press(anna.button("web-choices", n=len(anna.legal)))
    gallery.look("choices")
    close(anna)
    anna.press(anna.button("web-menu"))
    gallery.look("menu")
    anna.press(anna.button("web-plain"))
    close(anna)
    gallery.look("plain-your-turn")
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-board"))
    close(anna)
    gallery.assert_is_clean()


def test_the_drawer_and_a_vote(people: People) -> None:
    anna, bruno, gallery = two(people)
    together(
        [anna, bruno],
        cards,
        until=lambda: bruno.is_asked and bruno.stage == "play_or_pass" and anna.mine["line"],
    )
    gallery.look("not-your-turn")
    # The same drawer stands beside a wide table, with the log on top.
    for tab in ("log", "talk", "rules", "notes") if os.environ.get("CONSIGLIERE_TEST_ALL") else ():
        anna.press(anna.page.get_by_role("tab", name=anna.say(f"web-tab-{tab}"), exact=True))
        gallery.look(f"drawer-{tab}", sizes=(DESK,))
    small(anna)
    anna.press(anna.button("web-tab-log").or_(anna.button("web-drawer-unread")))
    for tab in ("log", "talk", "rules", "notes"):
        anna.press(anna.page.get_by_role("tab", name=anna.say(f"web-tab-{tab}"), exact=True))
        gallery.look(f"drawer-{tab}", sizes=(PHONE,))
    close(anna)
    wide(anna)
    bruno.until(lambda: bruno.is_asked, "the own turn")
    bruno.act(cards(bruno))
    if bruno.button("web-undo").count() == 0:
        together([anna, bruno], cards, until=lambda: bruno.button("web-undo").count())
    bruno.press(bruno.button("web-undo"))
    ask = bruno.button("web-ask-table")
    ask.wait_for()
    bruno.press(ask)
    anna.page.get_by_role("dialog", name=anna.say("web-vote")).wait_for()
    gallery.look("vote")
    gallery.assert_is_clean()


def test_one_device(people: People) -> None:
    anna, gallery = guest(people)
    anna.open_table(seats=2)
    anna.share_with("Bruno")
    anna.press(anna.button("web-start"))
    anna.until(lambda: anna.now and anna.now["waiting"] and anna.seat is None, "a hand-over")
    anna.page.get_by_role("dialog").wait_for()
    gallery.look("hand-over")
    gallery.assert_is_clean()


def test_six_seats_and_the_big_screen(people: People) -> None:
    anna, gallery = guest(people)
    anna.open_table(seats=6)
    anna.fill_with_bots()
    anna.start()
    anna.play_on(cards, until=lambda: anna.is_asked and anna.stage == "play_or_pass" and anna.mine["line"])
    gallery.look("six-seats")
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-plain"))
    close(anna)
    gallery.look("six-seats-plain")
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-board"))
    anna.press(anna.button("web-hand-only"))
    close(anna)
    gallery.look("only-hand")
    anna.go(f"/t/{anna.code}/screen")
    anna.page.get_by_role("group", name=anna.say("board-map")).wait_for()
    gallery.look("big-screen")
    gallery.assert_is_clean()


def test_a_bishop_places_the_favor(people: People) -> None:
    anna, gallery = guest(people)

    def wants_bishop(player: Player) -> str:
        return "play bishop" if "play bishop" in player.legal else hasty(player)

    for _ in range(20):
        anna.open_table(seats=2)
        anna.fill_with_bots()
        anna.start()
        anna.play_on(wants_bishop, until=lambda: anna.is_asked and anna.stage == "place_favor")
        if not anna.is_over:
            break
    gallery.look("favor")
    anna.press(anna.named("button", anna.command("favor off"), anna.yours()))
    gallery.assert_is_clean()


def test_the_end(people: People) -> None:
    anna, gallery = guest(people)
    anna.open_table(seats=3)
    anna.fill_with_bots()
    anna.start()
    anna.play_on(cards)
    anna.button("web-check-deal").wait_for()
    anna.page.wait_for_load_state("networkidle")
    gallery.look("end", sizes=(DESK,))
    anna.press(anna.button("web-check-deal"))
    anna.page.get_by_text(anna.say("web-server-check-decisions.good")).wait_for()
    gallery.look("end-checked", sizes=(DESK,))
    small(anna)
    anna.press(anna.button("web-tab-result"))
    anna.button("web-check-deal").wait_for()
    gallery.look("end", sizes=(PHONE,))
    close(anna)
    gallery.look("end-board", sizes=(PHONE,))
    wide(anna)
    anna.press(anna.button("web-menu"))
    anna.press(anna.button("web-plain"))
    close(anna)
    gallery.look("end-plain")
    code = anna.code
    anna.go(f"/replay/{code}")
    anna.page.get_by_role("slider").fill("12")
    gallery.look("replay-plain")
    anna.press(anna.button("web-board"))
    gallery.look("replay")
    speak(anna, "en")
    gallery.assert_is_clean()


@pytest.mark.parametrize("game", [name for name in shelf.names() if name not in ("condottiere", "offer")])
def test_a_game_on_the_plain_table(people: People, game: str) -> None:
    """Every question of a game once, as far as bots and chance lead to it; then the end."""
    anna = people("Anna", "en", bypass_csp=True, game=game, plain=True)
    gallery = Gallery(anna)
    anna.open_table(seats=max(4, shelf.game(game).least_seats))
    gallery.look(f"{game}-lobby")
    anna.fill_with_bots()
    anna.start()
    seen: set[str] = set()

    def is_new(now: Now) -> bool:
        return anna.seat in now["waiting"] and not now["forced"] and now["view"]["stage"] not in seen

    while not anna.is_over:
        play_elsewhere(anna, lambda legal: legal[len(legal) // 2], until=is_new)
        if not anna.is_over:
            seen.add(anna.stage)
            gallery.look(f"{game}-{anna.stage}")
    gallery.look(f"{game}-end")
    gallery.assert_is_clean()


def test_the_room_of_hidden_roles(enter: Enter) -> None:
    """Every stage of a game once; then the end."""
    anna = enter("Anna", bypass_csp=True)
    gallery = Gallery(anna)
    without_clocks(anna, 9)  # two traitors: the first day cannot be the last
    gallery.look("offer-lobby")
    anna.fill_with("greedy")
    anna.start()
    seen: set[str] = set()

    def look() -> bool:
        if anna.stage not in seen and not anna.is_over:
            seen.add(anna.stage)
            gallery.look(f"offer-{anna.stage}")
        return False

    play([anna], until=look)
    gallery.look("offer-end")
    gallery.assert_is_clean()
