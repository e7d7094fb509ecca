"""A table with an edition of one's own: the file is brought along, and everybody reads its names."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import People
from tests.browser.pictures import Gallery
from tests.browser.player import GAME, Player
from tests.editions.files import GAUL, ISLANDS, changed


def bring(player: Player, file: Path, text: str) -> None:
    """Choose an edition file on the page of a new table."""
    file.write_text(text, "utf-8")
    player.page.get_by_label(player.say("web-edition-drop")).set_input_files(file)
    player.page.get_by_text(player.say("web-edition-chosen", file=file.name)).wait_for()


def test_an_edition_is_brought_along_checked_and_played(people: People, tmp_path: Path) -> None:
    anna, bruno = people("Anna", "en", bypass_csp=True), people("Bruno", "fa", plain=True)
    anna.forgive("422")
    page, gallery = anna.page, Gallery(anna)
    anna.go(f"/new/{GAME}")
    page.get_by_label(anna.say("web-your-name"), exact=True).fill(anna.name)
    anna.press(page.get_by_role("group", name=anna.say("web-seat-count")).get_by_text("2"))
    anna.press(page.get_by_text(anna.say("web-edition-own"), exact=True))

    # What is wrong with a file is told with its place, and no table is opened.
    bring(anna, tmp_path / "islands.toml", changed(ISLANDS, ("torino", "atlantis")))
    anna.press(anna.button("web-create-table"))
    page.get_by_text("map/borders/pairs: ['atlantis', 'milano'] is no pair").first.wait_for()
    anna.press(anna.button("web-edition-remove"))
    gallery.look("new-edition")

    # A good one is named in the lobby, with what is different in it.
    bring(anna, tmp_path / "gaul.toml", GAUL)
    anna.press(anna.button("web-create-table"))
    page.get_by_text(anna.say("table-edition", name="Gaul")).wait_for()
    assert page.get_by_text("atlantis").count() == 0
    anna.press(page.get_by_text(anna.say("web-edition-changed", n=4)))
    page.get_by_role("listitem").filter(has_text="map/region milano/name").wait_for()
    gallery.look("lobby-edition")
    page.get_by_label(anna.say("option-first_holder"), exact=True).select_option("anna")
    anna.until(lambda: anna.setting["options"]["first_holder"] == "anna", "the option")

    bruno.join(anna.code)
    bruno.sit()
    anna.start()
    page.get_by_label("Lutetia", exact=True).first.check()
    texts = anna.texts.calling({"region-lutetia": "Lutetia"})
    choice = texts.command(GAME, {"command": "choose", "region": "lutetia"}, anna.names, anna.seat)
    anna.press(anna.named("button", choice).first)
    bruno.until(lambda: bruno.stage == "play_or_pass", "the battle")
    bruno.until(lambda: any("Lutetia" in line for line in bruno.log()), "the name in the log")
    assert page.get_by_text("region-lutetia").count() == 0

    # Elsewhere regions are called as everywhere.
    anna.go(f"/new/{GAME}")
    assert page.get_by_text("Gaul").count() == 0
