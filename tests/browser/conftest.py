"""One browser and one server for all the stories; people come and go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from consigliere.server.settings import BUILT_CLIENT
from tests.browser import chromium
from tests.browser.player import Player
from tests.browser.room import Guest
from tests.browser.server import Server


class People(Protocol):
    """Lets somebody in."""

    def __call__(self, name: str, language: str = "en", **words: Any) -> Player: ...


class Enter(Protocol):
    """Lets somebody into the room of An Offer You Can't Refuse."""

    def __call__(self, name: str, language: str = "en", **words: Any) -> Guest: ...


# For the package, not for the session: while it is open, nothing else in this process may run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    found = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=chromium.FLAGS, env={**found.environment}
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with the built client."""
    if not (BUILT_CLIENT / "index.html").is_file():
        pytest.fail("build the client: ./dev web", pytrace=False)
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Lets people in, and sees to it that no browser has complained when they leave."""
    inside: list[Player] = []

    def enter(name: str, language: str = "en", **words: Any) -> Player:
        words.setdefault("server", server)
        player = Player(browser, name=name, language=language, **words)
        inside.append(player)
        return player

    yield enter
    for player in inside:
        player.context.close()
    assert [fault for player in inside for fault in player.faults()] == []


@pytest.fixture
def enter(browser: Browser, server: Server) -> Iterator[Enter]:
    """Lets people into the room, and sees to it that no browser has complained when they leave."""
    inside: list[Guest] = []

    def let_in(name: str, language: str = "en", **words: Any) -> Guest:
        guest = Guest(browser, server, name, language, **words)
        inside.append(guest)
        return guest

    yield let_in
    for guest in inside:
        guest.context.close()
    assert [fault for guest in inside for fault in guest.faults()] == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()
