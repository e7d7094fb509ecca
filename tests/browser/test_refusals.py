"""Why can't I? The table says so, and the rule behind it opens."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from consigliere.texts import Texts
from tests.browser.conftest import People
from tests.browser.player import Player, hasty, together


def rule_opens(player: Player) -> str:
    """Open the first rule named on the page; its text must be the one of the book. Its id."""
    link = player.page.get_by_role("link", name=re.compile("CON-[0-9.]+")).first
    found = re.search(r"CON-[0-9.]+[0-9]", link.inner_text())
    assert found
    player.press(link)
    dialog = player.page.get_by_role("dialog", name=found[0])
    dialog.wait_for()
    said = " ".join(dialog.inner_text().split())
    assert " ".join(Texts(player.language, isolate=True).rule(found[0]).split()) in said
    player.press(player.button("web-close", dialog))
    return found[0]


def begins_over(upper: Locator, lower: Locator) -> bool:
    """Whether one thing begins no lower on the page than another."""
    above, below = upper.bounding_box(), lower.bounding_box()
    return above is not None and below is not None and above["y"] <= below["y"]


def test_a_card_touched_out_of_turn_is_answered_with_a_rule(people: People) -> None:
    anna, bruno = people("Anna", "fa"), people("Bruno", "en")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()
    bruno.until(lambda: bruno.stage, "the game")
    waits = bruno if anna.is_asked else anna
    hand = waits.mine["hand"]
    waits.press(waits.card(next(iter(hand))))
    notice = waits.page.get_by_role("status").filter(has=waits.page.get_by_role("link"))
    notice.wait_for()
    assert notice.get_by_role("paragraph").first.inner_text().strip()
    # It lies over the strip of seats: what is asked and its choices begin below that.
    strip = waits.page.get_by_role("list", name=waits.say("web-people"))
    waits.until(lambda: begins_over(notice, strip), "the notice over the strip")
    rule_opens(waits)
    waits.press(waits.button("web-close", notice))
    notice.wait_for(state="hidden")

    # It goes by itself once it is no longer true.
    waits.press(waits.card(next(iter(hand))))  # put back
    waits.press(waits.card(next(iter(hand))))
    notice.wait_for()
    asked = anna if waits is bruno else bruno
    together([asked], until=lambda: waits.is_asked)
    notice.wait_for(state="hidden")


def test_a_region_that_is_taken_is_refused_with_its_rule(people: People) -> None:
    anna, bruno = people("Anna", "uk"), people("Bruno", "en")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()

    def taken(player: Player) -> list[str]:
        assert player.now is not None
        return [region for seat in player.now["view"]["seats"] for region in seat["regions"]]

    def strong(player: Player) -> str:
        plays = [text for text in player.legal if text.startswith("play ") and text[-1].isdigit()]
        return plays[0] if plays and player is anna else hasty(player)

    together(
        [anna, bruno], strong, until=lambda: anna.is_asked and anna.stage == "choose_region" and taken(anna)
    )
    region = taken(anna)[0]
    anna.region(region).press("Enter")
    notice = anna.page.get_by_role("status").filter(has=anna.page.get_by_role("link"))
    notice.wait_for()
    assert rule_opens(anna) == "CON-3.2"
    assert anna.stage == "choose_region"
    # Once something is done, nobody asks any more why something else was not.
    anna.act(anna.legal[0])
    notice.wait_for(state="hidden")


def test_the_plain_table_answers_why_not(people: People) -> None:
    anna = people("Anna", "ja", plain=True)
    anna.open_table(seats=2)
    anna.fill_with_bots()
    anna.start()
    anna.until(lambda: anna.is_asked, "a question")
    page = anna.page
    anna.press(page.get_by_text(anna.say("plain-why-not"), exact=True))
    form = page.get_by_role("group").filter(has=page.get_by_text(anna.say("plain-why-not"), exact=True))
    # What nobody asks now is refused: to place the Favor.
    form.get_by_role("combobox").first.select_option(label=anna.say("command-favor", region="…"))
    form.get_by_role("radio").first.check()
    anna.press(form.get_by_role("button").last)
    rule_opens(anna)
