"""The map on a small screen: it can be brought nearer, moved, and goes back by itself when it is asked anew."""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.player import Player


def scale(player: Player) -> float:
    """How large the map is drawn."""
    drawing = player.map().locator("g[transform*=scale]").first.get_attribute("transform")
    assert drawing
    return float(drawing.rpartition("scale(")[2].rstrip(")"))


def test_the_map_comes_nearer_and_goes_back_when_it_is_asked_anew(people: People) -> None:
    host, guest = (people(name, "en", size=(820, 700)) for name in ("Anna", "Bruno"))
    guest.join(host.open_table(seats=2))
    guest.sit()
    host.start()
    guest.until(lambda: guest.stage, "the game")
    anna = host if host.is_asked else guest
    assert anna.stage == "choose_region"
    whole = scale(anna)
    nearer = anna.button("board-zoom-in")
    anna.press(nearer)
    anna.press(nearer)
    anna.until(lambda: scale(anna) > whole * 1.5, "a nearer map")
    box = anna.map().bounding_box()
    assert box is not None
    # A mouse drags it, which chooses no region.
    before = anna.mark()
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 + 40, steps=4)
    anna.page.mouse.up()
    assert anna.yours().get_by_role("button", name=anna.command(anna.legal[0])).count() == 0
    assert anna.mark() == before
    anna.act(anna.legal[0])
    anna.until(lambda: scale(anna) < whole * 1.5, "the map as the battle wants it")
