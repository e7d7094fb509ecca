"""People in the room of An Offer You Can't Refuse: what they touch, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.player import TURN, Player

GAME: Final = "offer"
NIGHT: Final = ("night_1", "night_2", "night_3", "night_4", "tap", "place")
SECRET: Final = ("opening", *NIGHT)
NOBODY: Final = -1
HASTE: Final = 2000  # milliseconds until somebody looks again whether a button is still there


class Guest(Player):
    """A person in the room. One touch is enough here."""

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **{"plain": True, "game": GAME, **words})

    # The lobby.

    def switch(self, option: str, value: bool | int | str, page: Page | None = None) -> None:
        """Change an option, as the host, on this person's page or another one."""
        label = self.texts.word(f"option-{option}", GAME)
        field = (page or self.page).get_by_label(label, exact=True)
        field.first.wait_for(state="attached")
        folded = field.first.locator("xpath=ancestor::details[not(@open)]")
        while folded.count():
            self.press(folded.first.locator("summary").first)
            self.page.wait_for_timeout(TURN * 1000)
        if isinstance(value, bool):
            field.first.set_checked(value)
        elif isinstance(value, int):
            field.first.fill(self.texts.number(value))
            field.first.press("Enter")
        else:
            field.first.select_option(value)
        self.until(lambda: self.setting["options"][option] == value, f"{option} is {value}")

    def fill_with(self, level: str) -> None:
        """Bots of one level on every empty seat."""
        row = self.page.get_by_role("listitem").filter(has=self.button("web-add-bot")).first
        for place in range(len(self.setting["chairs"])):
            if self._is_empty(place):
                with suppress(TimeoutError):  # somebody may sit down there just now
                    row.get_by_role("combobox").select_option(level, timeout=HASTE)
                    self._press_soon(self.button("web-add-bot", row))
                self.until(lambda: not self._is_empty(place), "a bot")  # noqa: B023

    def _is_empty(self, place: int) -> bool:
        return bool(self.setting["chairs"][place]["kind"] == "empty")

    def share_with_all(self, *names: str) -> None:
        """Others play on the same device."""
        for name in names:
            self.press(self.button("web-another-here"))
            dialog = self.page.get_by_role("dialog", name=self.say("web-another-here"))
            dialog.get_by_label(self.say("web-their-name"), exact=True).fill(name)
            self.press(self.button("web-sit", dialog))
            self._until_seated(name)
        self.until(lambda: all(chair["committed"] for chair in self.setting["chairs"]), "all seats")

    def _until_seated(self, name: str) -> None:
        self.until(lambda: name in self.names, f"{name} sits")

    # The room.

    def until_stage(self, *stages: str) -> None:
        """Wait for one of these stages."""
        self.until(lambda: self.stage in stages, " or ".join(stages))

    def until_over(self) -> None:
        """Wait for the end."""
        self.until(lambda: self.is_over, "the end")

    @property
    def view(self) -> dict[str, Any]:
        """What this person sees."""
        assert self.now is not None
        view: dict[str, Any] = self.now["view"] or {}
        return view

    @property
    def is_night(self) -> bool:
        """Whether everybody looks at the same page."""
        return self.stage in NIGHT

    @property
    def lives(self) -> bool:
        """Whether this person is no ghost."""
        return self.seat in self.view["living"]

    @property
    def moment(self) -> tuple[int, str, int | None]:
        """What is asked, on which day, and of whom."""
        return self.view.get("day", 0), self.stage, self.seat

    def main(self) -> Locator:
        """The room itself, beside log and prompt."""
        return self.page.get_by_role("main")

    def touch(self, text: str) -> None:
        """Carry out a command of the day by its button; where others are quicker, it may be too late for it."""
        before = self.mark()
        name = re.compile(f"^{re.escape(self.command(text))}( ?\\(.*\\))?$")
        while text in self.legal:
            try:
                self._press_soon(self.named("button", name, self.main()))
            except TimeoutError:
                continue
            self.until(lambda: self.is_past(before) or text not in self.legal, f"{text} is done")
            return

    def point(self, seat: int) -> None:
        """Touch a name by night, or nobody; where the others were quicker, the night may be over."""
        name = self.names[seat] if seat != NOBODY else self.say("room-nobody")
        button = self.main().get_by_role("button", name=name, exact=True)
        moment = self.moment

        def is_marked() -> bool:
            try:
                self._press_soon(button)
                return button.get_attribute("aria-pressed", timeout=HASTE) == "true"
            except TimeoutError:
                return False

        self.until(lambda: self.moment != moment or is_marked(), f"{name} is marked")

    def confirm(self) -> None:
        """By night, and in the opening."""
        done = len(self.done)
        moment = self.moment
        button = self.named("button", self.command("ready"), self.main())

        def is_past() -> bool:
            # What follows from a step comes after the word that it is done.
            return self.moment != moment or (len(self.done) > done and self.seat in self.view["answered"])

        def is_pressed() -> bool:
            if is_past():
                return True  # the others were quicker, and there is nothing to confirm any more
            try:
                if button.get_attribute("aria-disabled", timeout=HASTE) == "true":
                    return False
                self._press_soon(button)
            except TimeoutError:
                return False
            return True

        self.until(is_pressed, "something is marked")
        self.until(is_past, "confirmed")

    def envelope(self, opened: bool) -> None:
        """Open or close the own envelope; with the next stage it closes by itself, and at the end there is none."""
        todo, done = ("room-open-envelope", "room-close-envelope")[:: 1 if opened else -1]

        def is_so() -> bool:
            if self.button(todo).count():
                with suppress(TimeoutError):
                    self._press_soon(self.button(todo))
            return self.is_over or self.button(done).count() > 0

        self.until(is_so, "the envelope")

    def state(self, text: str, *touches: str) -> bool:
        """Make a statement by touching its kind, then its parts; the last touch says it. False if it was too late."""
        done, stage = len(self.done), self.stage
        group = self.page.get_by_role("group", name=self.say("plain-statement"), exact=True)
        try:
            for name in touches:
                self._press_soon(group.get_by_role("button", name=name, exact=True).last)
            self._press_soon(self.named("button", self.command(text), group))
        except TimeoutError:
            return False
        return self._is_done(done, stage)

    def reply(self, number: int, key: str) -> bool:
        """Answer a line of the ledger. False if it was too late."""
        done, stage = len(self.done), self.stage
        try:
            line = self.page.locator(f"[data-entry='{number}']")
            self._press_soon(line.get_by_role("button").first)
            self._press_soon(self.button(key, line))
        except TimeoutError:
            return False
        return key == "room-because" or self._is_done(done, stage)

    def _is_done(self, done: int, stage: str) -> bool:
        """Whether a step was carried out before the stage was over."""
        self.until(lambda: len(self.done) > done or self.stage != stage, "a step")
        self.page.wait_for_timeout(TURN * 1000)
        return len(self.done) > done

    def _press_soon(self, what: Locator) -> None:
        if self.touches:
            what.tap(timeout=HASTE)
        else:
            what.click(timeout=HASTE)

    def lines(self) -> list[str]:
        """The lines of the ledger as they stand on the page."""
        found: list[str] = self.page.locator("[data-entry] p").evaluate_all(
            "lines => lines.map(line => line.textContent.trim())"
        )
        return found

    def answer(self, choose: Callable[[Guest], str] | None = None) -> None:
        """Answer whatever is asked."""
        if self.stage == "opening":
            self.confirm()
        elif self.is_night:
            others = [seat for seat in self.view["living"] if seat != self.seat]
            pressed = self.main().locator("[aria-pressed=true]")
            if self.lives and (pressed.count() == 0 or self.view["game"] == "fast"):
                self.point(others[0])
            self.confirm()
        else:
            text = (choose or quietly)(self)
            if self.stage not in SECRET and text in self.legal:  # others may have been quicker
                self.touch(text)


def without_clocks(guest: Guest, seats: int) -> str:
    """A lobby in which the table waits for everybody."""
    code = guest.open_table(seats)
    guest.switch("clocks", value=False)
    return code


def quietly(guest: Guest) -> str:
    """What brings the day to its end."""
    for text in ("pass", "over", "no", "end", "down", "up"):
        if text in guest.legal and not (text == "pass" and guest.stage == "talk"):
            return text
    return next(iter(guest.legal), "")


def play(
    guests: Iterable[Guest],
    choose: Callable[[Guest], str] | None = None,
    until: Callable[[], object] | None = None,
    rests: Callable[[Guest], bool] | None = None,
) -> None:
    """All of them answer until the game is over, or something holds, or all rest. Whoever rests answers nothing."""
    everybody = list(guests)

    def waits(guest: Guest) -> bool:
        return guest.is_over or (rests is not None and rests(guest))

    while not (all(waits(guest) for guest in everybody) or (until and until())):
        for guest in everybody:
            if until and until():
                return
            if not waits(guest) and guest.is_asked and not has_answered(guest):
                guest.answer(choose)
        everybody[0].page.wait_for_timeout(TURN * 1000)


def has_answered(guest: Guest) -> bool:
    """Whether this person waits for the others."""
    return guest.seat in guest.view["answered"] or (
        guest.stage == "vote" and guest.seat in guest.view["ballots"]
    )


def told(guest: Guest) -> list[dict[str, Any]]:
    """Everything this person was told, in its order."""
    feed = guest.feeds[guest.seat]
    return [event for n in sorted(feed) for event in feed[n].get("told", [])]
