"""Takes the pictures of the README anew: ./dev pictures. One evening of Condottiere, as different people see it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.pictures import SETTLED
from tests.browser.player import DESK, PHONE, Player, hasty, together
from tests.browser.server import Server

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
CARDS_IN_LINES: Final = 4  # a battle worth a picture


def fights(player: Player) -> str:
    """Two cards in each battle, so that there are several; then what ends it."""
    plays = [text for text in player.legal if text.startswith("play ") and text != "play surrender"]
    return plays[0] if plays and sum(player.mine["line"].values()) < 2 else hasty(player)


def is_worth_a_picture(player: Player) -> bool:
    """A battle with some cards in every line, after others that left their mark on the map."""
    if not (player.is_asked and player.stage == "play_or_pass" and player.now):
        return False
    seats = player.now["view"]["seats"]
    return sum(sum(seat["line"].values()) for seat in seats) >= CARDS_IN_LINES and any(
        seat["regions"] for seat in seats
    )


def take(player: Player, name: str) -> None:
    """One picture, when nothing moves any more."""
    player.page.evaluate(SETTLED)
    player.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    """A table of four: two people, two bots, and a screen that looks on."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        found = chromium.find()
        browser = playwright.chromium.launch(
            executable_path=found.path, args=chromium.FLAGS, env={**found.environment}
        )
        try:
            anna = Player(browser, server, "Anna", "en", size=DESK)
            sara = Player(browser, server, "سارا", "fa", size=PHONE)
            olena = Player(browser, server, "Олена", "uk", size=PHONE, plain=True)
            screen = Player(browser, server, "Screen", "ja", size=DESK)
            code = anna.open_table(seats=4)
            for guest in (sara, olena):
                guest.join(code)
                guest.sit()
            anna.fill_with_bots()
            anna.start()
            screen.go(f"/t/{code}/screen")
            people = [anna, sara, olena]
            together(people, fights, until=lambda: is_worth_a_picture(anna))
            take(anna, "table")
            take(screen, "screen")
            anna.act(hasty(anna))
            together(people, fights, until=lambda: is_worth_a_picture(sara))
            take(sara, "phone")
            sara.act(hasty(sara))
            together(people, fights, until=lambda: olena.is_asked)
            take(olena, "plain")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
