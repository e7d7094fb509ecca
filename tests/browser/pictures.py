"""Looks at a screen in every language and size: keeps a picture, and checks what holds for every screen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from tests.browser.checks import axe_findings, latin_digits, runs_sideways, too_small, unsaid
from tests.browser.player import DESK, PHONE, Player

# The quick run looks at every screen in English and in one other language, the next screen in the next; the full
# run in all of them, at both sizes.
ALL: Final = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
LANGUAGES: Final = ("en", "fa", "ja", "uk")
# Fonts have come, and nothing has moved for some frames.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    const places = () => [...document.querySelectorAll('body *')].map(one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join(';');
    let before = '';
    for (let still = 0; still < 4; ) {
        await new Promise(requestAnimationFrame);
        const now = places();
        still = now === before ? still + 1 : 0;
        before = now;
    }
}"""
FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "pictures"


class Gallery:
    """Pictures of the screens that one person comes to."""

    def __init__(self, player: Player) -> None:
        assert player.language == "en"
        self._player: Final = player
        self._looks = 0
        self._faults: list[str] = []
        FOLDER.mkdir(parents=True, exist_ok=True)

    def look(self, name: str, sizes: tuple[tuple[int, int], ...] = (DESK, PHONE)) -> None:
        """Look at what is on the screen now, in every language."""
        page = self._player.page
        before = page.viewport_size or {"width": DESK[0], "height": DESK[1]}
        for place, language in enumerate((*LANGUAGES[1:], LANGUAGES[0])):
            if not ALL and language != LANGUAGES[0] and place != self._looks % 3:
                continue
            page.set_viewport_size({"width": DESK[0], "height": DESK[1]})  # the narrow table hides its switch
            speak(self._player, language)
            for size in sizes if ALL else (sizes[(self._looks + place) % len(sizes)],):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.evaluate(SETTLED)
                page.screenshot(path=FOLDER / f"{name}-{size[0]}-{language}.png")
                self._check(f"{name} {size[0]} {language}", size)
        page.set_viewport_size(before)
        self._looks += 1

    def assert_is_clean(self) -> None:
        """Nothing was found on any screen so far."""
        if self._faults:
            pytest.fail("\n".join(self._faults), pytrace=False)

    def _check(self, where: str, size: tuple[int, int]) -> None:
        page = self._player.page
        found = runs_sideways(page) + unsaid(page) + axe_findings(page)
        if where.endswith(" fa"):
            found += latin_digits(page)
        if size == PHONE:
            found += too_small(page)
        self._faults += [f"{where}: {fault}" for fault in found]


def speak(player: Player, language: str) -> None:
    """Change the language of the page, also behind an open dialog."""
    player.page.locator("select:has(option[lang=fa])").first.select_option(language, force=True)
    player.page.locator(f"html[lang={language}]").wait_for(state="attached")
