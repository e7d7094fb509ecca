"""Games on the plain table: a whole one by keyboard, some of one on a phone in Persian, two people on one device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.browser.checks import axe_findings, latin_digits, runs_sideways, too_small, unsaid
from tests.browser.conftest import People
from tests.browser.player import PHONE, Player
from tests.browser.reader import FAR, Reader

View = dict[str, Any]


class Story(NamedTuple):
    """What the same stories meet in one game."""

    game: str
    asked: set[str]  # some questions of a whole game, whatever is dealt
    is_enough: Callable[[View], bool]  # for a phone
    soon_asked: set[str]  # by then
    sealed: str  # the question that both answer in secret
    hidden: Callable[[View], list[str]]  # the cards nobody may see while the device goes round


STORIES = [
    Story(
        "corleone",
        {"pick_family", "action", "bank", "bid", "tribute"},
        lambda view: view["act"] == "2",
        {"pick_family", "action", "bid"},
        "bid",
        lambda view: [card for seat in view["seats"] for pile in ("hand", "suitcase") for card in seat[pile]],
    ),
    Story(
        "mobcity",
        {"place_soldier", "bid", "hire", "take_whiskey", "buy", "send"},
        lambda view: view["round"] == 3,
        {"place_soldier", "bid", "hire", "buy", "send"},
        "bid",
        lambda view: [
            card for group in view["groups"] for card in group["cards"] if not card.startswith("lieutenant")
        ],
    ),
]
every_story = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.game)


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


def played_by_keyboard(people: People, story: Story) -> Player:
    """A whole game against a bot."""
    anna = people("Anna", "en", plain=True, game=story.game)
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
    assert story.asked <= asked
    return anna


@every_story
def test_a_whole_game_by_keyboard_on_the_plain_table(people: People, story: Story) -> None:
    anna = played_by_keyboard(people, story)

    # The end says what each score is made of.
    assert anna.now is not None
    table = anna.page.get_by_role("table", name=anna.say("plain-places"), exact=True)
    for seat, score in enumerate(anna.now["outcome"]["scores"]):
        cells = table.locator(f"[data-field='outcome.{seat}'] td").all_inner_texts()
        numbers = [int("".join(filter(str.isdigit, cell))) for cell in cells[1:]]
        assert numbers[0] == score
        assert score in (sum(numbers[1:]), *numbers[1:])
    anna.assert_log_is_whole()


@every_story
def test_by_touch_on_a_phone_in_persian(people: People, story: Story) -> None:
    anna = people("Anna", "fa", size=PHONE, plain=True, game=story.game, bypass_csp=True)
    anna.open_table(seats=3)
    anna.fill_with_bots()
    anna.start()
    seen: set[str] = set()
    orders: set[str] = set()

    def looks(player: Player) -> str:
        assert runs_sideways(player.page) == []
        if player.stage not in seen:
            seen.add(player.stage)
            page = player.page
            assert [*unsaid(page), *latin_digits(page), *too_small(page), *axe_findings(page)] == []
        # One standing order is enough.
        chosen = next(text for text in player.legal if not (orders and text.startswith("order ")))
        orders.update({chosen} if chosen.startswith("order ") else ())
        return chosen

    anna.play_on(looks, until=lambda: anna.now and anna.now["view"] and story.is_enough(anna.now["view"]))
    assert story.soon_asked <= seen


def test_what_a_choice_would_bring_does_not_push_its_button_away(people: People) -> None:
    """It comes from the server a moment later, when somebody may be about to press."""
    anna = people("Anna", "en", plain=True, game="mobcity")
    anna.open_table(seats=2)
    anna.fill_with_bots()
    anna.start()
    anna.play_on(until=lambda: anna.stage == "bid" and anna.is_asked)
    text = anna.legal[0]
    # Nothing is picked yet, and the button does not say as if something were.
    anna.button("plain-choose-first").wait_for()

    anna.fill_in(text)

    outlook = anna.page.locator("form .outlook")
    anna.until(lambda: outlook.inner_text().strip(), "the outlook")
    button = anna.named("button", anna.command(text)).bounding_box()
    below = outlook.bounding_box()
    assert button is not None
    assert below is not None
    assert button["y"] + button["height"] <= below["y"]

    # Standing orders can be given at any time: they lie folded below what is asked.
    anna.play_on(until=lambda: anna.stage == "send" and anna.is_asked)
    assert any(text.startswith("order ") for text in anna.legal)
    orders = anna.page.locator("details:not([open]) > summary").get_by_text(
        anna.say("command-order.title"), exact=True
    )
    orders.wait_for()
    sending, folded = anna.button("plain-choose-first").first.bounding_box(), orders.bounding_box()
    assert sending is not None
    assert folded is not None
    assert sending["y"] + sending["height"] <= folded["y"]


@every_story
def test_two_people_on_one_device_decide_in_secret(people: People, story: Story) -> None:
    anna = people("Anna", "ja", plain=True, game=story.game)
    anna.open_table(seats=2)
    anna.share_with("Bruno")
    anna.press(anna.button("web-start"))
    sealed_by: set[int | None] = set()
    while len(sealed_by) < 2:
        anna.until(lambda: anna.now and anna.now["waiting"] and anna.seat is None, "a hand-over")
        assert anna.now is not None
        assert set(story.hidden(anna.now["view"])) <= {"unknown"}
        name = anna.names[int(anna.now["waiting"][0])]
        cover = anna.page.get_by_role("dialog", name=anna.say("web-give-to", name=name))
        anna.press(anna.button("web-i-am", cover, name=name))
        anna.until(lambda: anna.seat is not None, "the own seat")
        while anna.is_asked:
            if anna.stage == story.sealed:
                sealed_by.add(anna.seat)
            anna.act(anna.legal[0])
        anna.until(lambda: anna.seat is None or anna.button("web-hand-over").count(), "the end of the turn")
        # Where nothing can be taken back any more it goes by itself, perhaps in this very moment.
        anna.button("web-hand-over").evaluate_all("buttons => buttons.forEach(button => button.click())")
