"""The client needs no internet: everything comes from the server, and its shell opens even without that."""

from __future__ import annotations

import json
import re
import struct

from consigliere.server.settings import BUILT_CLIENT
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.server import Server

# Names that libraries carry and nobody fetches: of XML, of licences, of their own explanations.
NAMES = re.compile(
    r"https?://(www\.w3\.org|svelte\.dev|github\.com|localhost|127\.0\.0\.1|www\.apache\.org)\b"
)


def test_no_built_file_names_another_host(server: Server) -> None:
    found = []
    for file in BUILT_CLIENT.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".webmanifest", ".svg", ".json"):
            text = NAMES.sub("", file.read_text(encoding="utf-8"))
            found += [
                f"{file.name}: {address}"
                for address in re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}[^\s\"'`)]*", text)
            ]
    assert found == []


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    manifest = json.loads((BUILT_CLIENT / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        data = (BUILT_CLIENT / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add(wide)
    assert {192, 512} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_the_shell_opens_when_the_server_is_gone(people: People, own_server: Server) -> None:
    anna = people("Anna", "fa", server=own_server)
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.until(lambda: anna.page.evaluate("navigator.serviceWorker.controller !== null"), "the worker")
    own_server.kill()
    anna.page.reload()
    assert_speaks(anna)
    anna.go("/rules/condottiere")
    anna.page.get_by_role("heading", name=anna.say("web-rules-of", game=anna.say("condottiere"))).wait_for()
    anna.forgive("ERR_CONNECTION_REFUSED", "ERR_FAILED")
    own_server.start()


def assert_speaks(player: Player) -> None:
    """The first page is there, in the person's own language."""
    player.page.get_by_role("heading", name=player.say("web-name"), exact=True).wait_for()
    assert player.page.locator("html").get_attribute("lang") == player.language


def test_a_board_that_cannot_be_loaded_gives_way_to_the_plain_table(people: People) -> None:
    anna = people("Anna", "en")
    anna.context.route("**/Board-*.js", lambda route: route.abort())
    anna.forgive("net::ERR_")
    anna.open_table(seats=2)
    anna.fill_with_bots()
    anna.start()
    anna.page.get_by_role("heading", name=anna.say("plain-table"), exact=True).wait_for()
