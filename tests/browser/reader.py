"""A screen reader and a keyboard: the page is known through the accessibility tree alone."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.player import Player

FAR: Final = 200  # so many tabs lead around the whole page


class Reader:
    """A screen reader and a keyboard."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player
        self._page: Final = player.page
        self._tree: Final = player.context.new_cdp_session(player.page)

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        active = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        found = self._tree.send(
            "Accessibility.getPartialAXTree",
            {"objectId": active["result"]["objectId"], "fetchRelatives": False},
        )
        node: dict[str, Any] = found["nodes"][0]
        return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))

    def press(self, key: str) -> None:
        """One key."""
        self._page.keyboard.press(key)

    def tab_to(self, *wanted: tuple[str, str]) -> tuple[str, str]:
        """Go on with Tab until one of these has the focus."""
        for _ in range(FAR):
            self.press("Tab")
            found = self.focus()
            if found in wanted:
                return found
        raise AssertionError(f"no way by Tab to any of {wanted}")

    def type(self, text: str) -> None:
        """Letters."""
        self._page.keyboard.type(text)
