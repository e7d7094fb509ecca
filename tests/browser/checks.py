"""What holds for every screen: nothing runs out of it, everything can be touched, and axe finds nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IDS: Final = re.compile(
    r"https?:\S+|[0-9.]+:[0-9]+\S*|CON-[0-9.]+|[0-9a-f]{64}|[0-9]+(\.[0-9a-z]+)+|\b[a-z0-9]{6}\b"
)
FINGER: Final = 44  # pixels


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def axe_findings(page: Page) -> list[str]:
    """What axe finds on the page, with the places.

    It looks at one thing after another: of a page that changes meanwhile it sees the letters of the old one on the
    ground of the new one. What is wrong is still wrong at a second look.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    run = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    found: list[dict[str, Any]] = page.evaluate(run)
    if found:
        page.wait_for_timeout(500)
        found = page.evaluate(run)
    return [
        f"{finding['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for finding in found
        for node in finding["nodes"]
    ]


def runs_sideways(page: Page) -> list[str]:
    """What sticks out of the page so that it must be scrolled sideways."""
    found: list[str] = page.evaluate(
        """() => {
            const wide = document.documentElement.clientWidth;
            if (document.scrollingElement.scrollWidth <= wide) return [];
            return [...document.querySelectorAll('body *')]
                .filter(one => one.getBoundingClientRect().right > wide + 1 || one.getBoundingClientRect().left < -1)
                .slice(0, 5).map(one => one.outerHTML.slice(0, 160));
        }"""
    )
    return found


def too_small(page: Page) -> list[str]:
    """Buttons, links and fields that a finger cannot hit. Links inside a sentence are text and may be small."""
    found: list[str] = page.evaluate(
        """(least) => {
            const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
            const controls = 'button, a[href], select, input, textarea, summary, [role=button], [role=tab]';
            return [...top.querySelectorAll(controls)].filter(one => {
                if (!one.checkVisibility({visibilityProperty: true}) || one.closest('[inert]')) return false;
                if (one.localName === 'path') return false; // regions have the size they have; the list names them too
                const area = one.matches('input') ? one.closest('label') ?? one : one;
                const box = area.getBoundingClientRect();
                if (box.width <= 1 || box.height <= 1) return false; // for screen readers alone, until it has the focus
                // A small sign may have a larger area around it.
                const around = getComputedStyle(one, '::after');
                const grows = around.content !== 'none' && around.position === 'absolute';
                box.width -= grows ? parseFloat(around.left) + parseFloat(around.right) : 0;
                box.height -= grows ? parseFloat(around.top) + parseFloat(around.bottom) : 0;
                const inText = one.localName === 'a' && getComputedStyle(one).display === 'inline';
                return !inText && (box.width < least - 0.5 || box.height < least - 0.5);
            }).map(one => {
                const {width, height} = one.getBoundingClientRect();
                return `${width.toFixed()}x${height.toFixed()} ${one.outerHTML.slice(0, 140)}`;
            });
        }""",
        FINGER,
    )
    return found


def unsaid(page: Page) -> list[str]:
    """Words on the page that are the key of a message: the message itself is missing."""
    words: str = page.evaluate("document.body.innerText")
    return re.findall(r"\b(?:web|plain|board|table|field|event|decision|command)-[a-z_-]+\b", words)


def latin_digits(page: Page) -> list[str]:
    """Lines with Latin digits that are not part of an address, a code or an id."""
    # What was read out before the language changed is not said again.
    words: str = page.evaluate(
        "document.body.innerText.replace(document.querySelector('[data-announcer]')?.innerText || '\\0', '')"
    )
    return [line for line in words.splitlines() if re.search("[0-9]", IDS.sub("", line))]
