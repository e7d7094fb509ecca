"""Small things that people met at the table: what moves, where the focus goes, what a page still says."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect

from consigliere import shelf
from tests.browser.conftest import People
from tests.browser.player import DESK, GAME, PHONE, Player, hasty
from tests.browser.server import Server
from tests.browser.test_reconnect import LOST
from tests.browser.wire import Wire

PAGE = 80  # entries of the log that are shown at first
LONG = 100  # points: no campaign to so many ends before the log is longer than that


def runs_into_emptiness(player: Player) -> bool:
    """Whether the page can be scrolled below the table, or has been."""
    found: bool = player.page.evaluate(
        "scrollY > 0 || document.scrollingElement.scrollHeight > document.scrollingElement.clientHeight"
    )
    return found


def boxes(player: Player) -> list[FloatRect | None]:
    """Where the map and the hand lie, once everything is where it goes."""
    player.page.evaluate(
        """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
            .then(() => Promise.all(document.getAnimations().map(one => one.finished)))"""
    )
    return [player.map().bounding_box(), player.hand().bounding_box()]


def has_focus(player: Player, where: str) -> bool:
    """Whether what has the focus is, or lies in, something like this."""
    found: bool = player.page.evaluate("(where) => document.activeElement.closest(where) !== null", where)
    return found


def test_a_page_loads_the_texts_of_what_it_shows(people: People) -> None:
    anna = people("Anna", "ja")
    loaded: list[str] = []
    anna.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))

    def games() -> set[str]:
        return {name for name in shelf.names() for file in loaded if file.startswith(f"{name}-")}

    anna.go("/")
    anna.page.get_by_text(anna.texts.word(f"{GAME}.about", GAME)).wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert games() == set()
    anna.press(anna.named("link", anna.opening()))
    anna.button("web-create-table").wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert games() == {GAME}


def test_a_lobby_shows_what_holds(people: People) -> None:
    anna = people("Anna", "en")
    page = anna.page
    # What is refused is not shown as if it were chosen: a number, a switch, a list.
    anna.open_table(seats=2)
    target = page.get_by_label(anna.say("option-target"), exact=True)
    campaign = page.get_by_label(anna.say("option-points_campaign"), exact=True)
    target.fill("30")
    target.blur()
    page.get_by_text(anna.say("refusal-target-without-campaign")).wait_for()
    anna.until(lambda: target.input_value() == "20", "the number that holds")
    agree_on_a_campaign(anna, target=30)
    campaign.evaluate("box => box.click()")
    page.get_by_text(anna.say("refusal-target-without-campaign")).wait_for()
    anna.until(campaign.is_checked, "the switch that holds")

    # A preset is told beside the title, where the options may be folded.
    options = page.locator("summary").filter(has=anna.named("heading", anna.say("table-options")))
    options.get_by_text(anna.say("web-options-changed", n=2), exact=True).wait_for()
    page.get_by_label(anna.say("web-preset"), exact=True).select_option("by-the-letter")
    told = [anna.say("preset-by-the-letter"), anna.say("web-options-changed", n=2)]
    options.get_by_text(" · ".join(told), exact=True).wait_for()

    # Whoever adds somebody begins with the name.
    anna.press(anna.button("web-another-here"))
    anna.until(lambda: has_focus(anna, "dialog input"), "the focus in the field")
    page.keyboard.press("Escape")
    anna.share_with("Bruno")
    page.get_by_text(anna.say("web-deal-mixed", n=2)).wait_for()

    # All seats are taken: nobody waits for that any more.
    screen = anna.context.new_page()
    screen.goto(f"{anna.address}/t/{anna.code}/screen")
    screen.get_by_text(anna.say("web-wait-host"), exact=True).wait_for()
    assert screen.get_by_text(anna.say("web-screen-lobby")).count() == 0
    screen.close()

    carla = people("Carla", "uk", game="corleone")
    carla.open_table(seats=2)
    title = carla.texts.word("option-five_player_public_jobs", "corleone")
    chapter = carla.page.locator("details").filter(has=carla.page.get_by_label(title, exact=True)).last
    chapter.evaluate("details => { details.open = true }")
    jobs = chapter.get_by_label(title, exact=True)
    held = jobs.input_value()
    jobs.select_option(index=1 if jobs.locator("option").first.get_attribute("value") == held else 0)
    carla.page.get_by_text(carla.texts.word("refusal-public-jobs-of-five", "corleone")).wait_for()
    carla.until(lambda: jobs.input_value() == held, "the choice that holds")


def test_a_phone_shows_the_table_and_nothing_below_it(people: People, server: Server) -> None:
    wire = Wire(server.port)
    sara = people("سارا", "fa", size=PHONE, address=wire.url)
    sara.forgive(*LOST)
    sara.open_table(seats=4)
    sara.fill_with_bots()
    sara.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    sara.start()
    sara.map().wait_for()
    assert not runs_into_emptiness(sara)

    # Without a network a line says so, and the seats stay where they are.
    seats = sara.page.get_by_role("list", name=sara.say("web-people"))
    before = seats.bounding_box()
    wire.cut()
    sara.page.get_by_text(sara.say("web-lost")).wait_for()
    assert seats.bounding_box() == before
    wire.mend()
    sara.page.get_by_text(sara.say("web-lost")).wait_for(state="hidden")

    sara.page.evaluate("localStorage.setItem('consigliere.table', 'plain')")
    sara.page.reload()
    sara.named("heading", sara.say("plain-table")).wait_for()
    assert not runs_into_emptiness(sara)
    wire.close()


def test_a_card_is_lifted_and_played_by_keyboard_while_nothing_else_moves(people: People) -> None:
    for size, language in ((PHONE, "uk"), (DESK, "en")):
        anna = people("Anna", language, size=size)
        anna.open_table(seats=6)
        if not anna.touches:
            agree_on_a_campaign(anna, target=LONG)
        anna.fill_with_bots()
        anna.start()
        anna.play_on(until=lambda: single(anna))  # noqa: B023
        anna.until(lambda: anna.hand().get_by_role("button").count() == len(anna.mine["hand"]), "the hand")  # noqa: B023
        card = anna.card(single(anna)[0])
        card.focus()
        before, mark = boxes(anna), anna.mark()
        card.press("Enter")
        anna.named("button", anna.command(f"play {single(anna)[0].rpartition('_')[2]}")).wait_for()
        assert boxes(anna) == before
        # The last copy of a card takes the focus along to what lies beside it.
        card.press("Enter")
        anna.until(lambda: anna.is_past(mark), "the card is played")  # noqa: B023
        anna.until(lambda: has_focus(anna, "[role=toolbar] button, .board"), "the focus on the table")  # noqa: B023

    # Before anything is chosen, a command is named, not spelled with gaps.
    title = anna.say("command-show.title")
    anna.press(anna.button("command-show.title"))
    dialog = anna.page.get_by_role("dialog", name=title, exact=True)
    dialog.wait_for()
    assert "…" not in dialog.inner_text()
    anna.press(anna.button("web-close", dialog))

    # A long log shows its latest lines, and goes on following them when older ones go.
    anna.play_on(fighting, until=lambda: len(anna.feeds[anna.seat]) > PAGE + 40)
    assert not anna.is_over
    log = anna.page.get_by_role("region", name=anna.say("table-log"), exact=True)
    anna.until(
        lambda: log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight < 40"),
        "the latest line",
    )
    # What leaves no choice the page has answered, and nothing twice.
    anna.until(lambda: anna.steps == anna.done, "every step is done")
    # Also when lines go and come within one moment, with the page measured in between.
    assert log.evaluate(
        """async log => {
            const list = log.querySelector("ol"), lines = [...list.children];
            for (const line of lines.slice(0, 8)) line.remove();
            void log.scrollTop;
            await null;
            for (const line of lines.slice(-12)) list.append(line.cloneNode(true));
            for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
            return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
        }"""
    )


def agree_on_a_campaign(host: Player, target: int) -> None:
    """Several games, until somebody has so many points."""
    host.page.get_by_label(host.say("option-points_campaign"), exact=True).check()
    host.until(lambda: host.setting["options"]["points_campaign"] is True, "a campaign")
    field = host.page.get_by_label(host.say("option-target"), exact=True)
    field.fill(host.texts.number(target))
    field.blur()
    host.until(lambda: host.setting["options"]["target"] == target, "its target")


def single(player: Player) -> list[str]:
    """Mercenaries that may be played and of which the hand holds one."""
    if not (player.is_asked and player.stage == "play_or_pass"):
        return []
    hand = player.mine["hand"]
    return [
        card
        for card, number in hand.items()
        if re.fullmatch(r"mercenary_\d+", card) and number == 1 and len(hand) > 1
    ]


def fighting(player: Player) -> str:
    """A card while there are many, so that battles are long."""
    plays = [text for text in player.legal if text.startswith("play ") and text[-1].isdigit()]
    return plays[0] if plays and sum(player.mine["hand"].values()) > 5 else hasty(player)
