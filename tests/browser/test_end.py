"""After the game: the record holds, a false one does not, the replay moves, and a rematch leads on."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Locator

from consigliere import shelf
from consigliere.kernel.verify import verify
from tests.browser.conftest import People
from tests.browser.player import GAME, Player, together


def finished(people: People) -> tuple[Player, Player]:
    """Two people whose game is over."""
    anna, bruno = people("Anna", "en"), people("Bruno", "ja")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()

    def one_sided(player: Player) -> str:
        """Anna fights with one card for each battle, Bruno never does."""
        mine = player.mine
        plays = [text for text in player.legal if text.startswith("play ") and text[-1].isdigit()]
        if player is anna and plays and not mine["line"]:
            return plays[0]
        legal = player.legal
        return next((text for text in ("pass", "keep hand", "favor off") if text in legal), legal[0])

    together([anna, bruno], one_sided)
    return anna, bruno


def test_the_record_is_checked_replayed_tampered_with_and_played_again(
    people: People, tmp_path: Path
) -> None:
    anna, bruno = finished(people)
    page = anna.page

    # The code alone opens it to nobody else any more; the link that is shared does, with its replay.
    anna.press(anna.button("web-share"))
    link = page.get_by_label(anna.say("web-share-link"))
    link.wait_for()
    address = link.input_value()
    zoe = people("Zoe", "uk")
    zoe.go(f"/t/{anna.code}")
    zoe.page.get_by_text(zoe.say("refusal-no-such-table")).wait_for()
    zoe.go(f"/replay/{anna.code}")
    zoe.page.get_by_text(zoe.say("refusal-no-such-table")).wait_for()
    zoe.forgive("status of 4")
    path = urlsplit(address).path
    assert path.startswith(f"/t/{anna.code}")
    assert len(path) > len(f"/t/{anna.code}")
    zoe.go(path.replace("/t/", "/replay/"))
    zoe.page.get_by_role("slider", name=zoe.say("web-history-step")).wait_for()
    zoe.go(path)
    zoe.page.get_by_role("link", name=zoe.say("web-replay"), exact=True).wait_for()
    # From then on this browser has a pass.
    zoe.go(f"/t/{anna.code}")
    zoe.page.get_by_role("link", name=zoe.say("web-replay"), exact=True).wait_for()

    # One click checks everything, here and at the server.
    anna.press(anna.button("web-check-deal"))
    page.get_by_text(anna.say("web-server-check-decisions.good")).wait_for()
    assert page.get_by_text(anna.say("web-check-bad"), exact=True).count() == 0
    # The seal of the lobby, and that of the deal.
    assert page.get_by_text(anna.say("web-check-lobby.good")).count() == 2
    assert page.get_by_text(anna.say("web-check-own.good")).count() == 1

    # The record that is downloaded holds for the command line too.
    with page.expect_download() as download:
        anna.press(anna.button("web-download"))
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert [check.to_plain() for check in verify(record, shelf.game(GAME)) if check.problem] == []

    # The replay steps through it.
    anna.press(page.get_by_role("link", name=anna.say("web-replay"), exact=True))
    slider = page.get_by_role("slider", name=anna.say("web-history-step"))
    slider.wait_for()
    steps = int(slider.get_attribute("max") or 0) + 1
    assert steps > 20
    seen = set()
    for place in (1, steps // 2, steps):
        slider.fill(str(place - 1))
        page.get_by_text(anna.say("web-history-place", n=place, of=steps)).wait_for()
        seen.add(page.get_by_role("main").aria_snapshot())
    assert len(seen) == 3
    anna.press(anna.button("web-history-first"))
    page.get_by_text(anna.say("web-history-place", n=1, of=steps)).wait_for()
    slider.press("ArrowRight")
    page.get_by_text(anna.say("web-history-place", n=2, of=steps)).wait_for()

    # A click on a control does not take the arrow keys away.
    anna.press(anna.button("web-history-next"))
    page.keyboard.press("ArrowRight")
    page.get_by_text(anna.say("web-history-place", n=4, of=steps)).wait_for()
    viewer = page.get_by_label(anna.say("web-viewer"))
    viewer.select_option("0")
    anna.hand().wait_for()
    viewer.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_text(anna.say("web-history-place", n=5, of=steps)).wait_for()

    # From a seat, on a small screen too, the whole map lies above the hand.
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": 1366, "height": 720})
    anna.until(anna.button("board-zoom-out").is_disabled, "the whole map")
    anna.until(lambda: is_above(anna.map(), anna.hand()), "the map above the hand")
    page.set_viewport_size(size)

    # The page for records finds the true one good and a changed one bad.
    anna.press(page.get_by_role("link", name=anna.say("web-nav-verify"), exact=True))
    drop = page.get_by_label(anna.say("web-file-drop"))
    drop.set_input_files(file)
    page.get_by_text(anna.say("web-all-good")).wait_for()
    false = tmp_path / "false.json"
    false.write_text(json.dumps(tampered(record)))
    drop.set_input_files(false)
    page.get_by_text(anna.say("web-not-good")).wait_for()
    assert page.get_by_text(anna.say("web-check-bad"), exact=True).count() > 0
    anna.forgive("status of 4")

    # Bruno asks for another game, and Anna is led there too.
    bruno.press(bruno.button("web-rematch"))
    bruno.page.wait_for_url(lambda url: bruno.code in url and not url.endswith(code_of(record, bruno)))
    page.go_back()
    page.go_back()
    anna.press(anna.button("web-rematch-go"))
    anna.until(lambda: anna.setting["life"] == "lobby" and anna.seat is not None, "the new lobby")
    bruno.until(lambda: bruno.setting["life"] == "lobby" and bruno.seat is not None, "the new lobby")
    assert anna.code == bruno.code
    assert {anna.names[anna.seat or 0], bruno.names[bruno.seat or 0]} == {"Anna", "Bruno"}


def is_above(upper: Locator, lower: Locator) -> bool:
    """Whether one thing ends where another begins, or before. What is measured is settled with the next picture."""
    above, below = upper.bounding_box(), lower.bounding_box()
    return above is not None and below is not None and above["y"] + above["height"] <= below["y"]


def code_of(record: dict[str, object], player: Player) -> str:
    """The code of the table that the game was played at."""
    return str(player.frames[0]["now"]["setting"]["code"])


def tampered(record: dict[str, object]) -> dict[str, object]:
    """The same record with another secret."""
    false = json.loads(json.dumps(record))
    secret = false["deal"]["secret"]
    false["deal"]["secret"] = ("0" if secret[0] != "0" else "1") + secret[1:]
    return dict(false)
