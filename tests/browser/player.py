"""One person in one browser: opens, joins, sits, plays. Finds everything by role and name, as a screen reader would."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest

from consigliere import shelf
from consigliere.texts import Texts, reading
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

GAME: Final = "condottiere"
PHONE: Final = (360, 740)
DESK: Final = (1440, 900)
PATIENCE: Final = 60.0  # seconds that anything may take on a busy machine
TURN: Final = 0.02  # seconds between two looks

Now = dict[str, Any]


class Player:
    """A person with a language, a name and a screen. What the browser complains about is kept in `complaints`."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        language: str = "en",
        size: tuple[int, int] = DESK,
        plain: bool = False,
        bypass_csp: bool = False,
        address: str = "",
        game: str = GAME,
    ) -> None:
        """`address` is another way to the server than its own; a game without a drawn board is played `plain`."""
        self.name: Final = name
        self.language: Final = language
        self.touches: Final = size[0] < 600
        self.plain: Final = plain
        self.server: Final = server
        self.game: Final = shelf.game(game)
        self.address: Final = address or server.url
        self.texts: Final = Texts(language, isolate=True)
        self.complaints: Final[list[str]] = []
        self._forgiven: list[str] = []
        self.frames: Final[list[dict[str, Any]]] = []  # whatever came over the sockets
        self.now: Now | None = None
        self.you: dict[str, Any] = {}
        self.watchers = 0
        self.steps: Final[set[str]] = set()  # ids of requests to do something in the game
        self.done: Final[set[str]] = set()  # and of those that were carried out
        self.feeds: Final[dict[int | None, dict[int, dict[str, Any]]]] = {}  # by viewer, by number
        self.context: Final = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fa": "fa-IR", "ja": "ja-JP", "uk": "uk-UA"}[language],
            has_touch=self.touches,
            is_mobile=self.touches,
            reduced_motion="reduce",
            bypass_csp=bypass_csp,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.on("console", self._console)
        self.context.on("request", self._requested)
        self.context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        if plain:
            self.context.add_init_script(
                "if (location.protocol === 'http:') localStorage.setItem('consigliere.table', 'plain')"
            )
        self.page: Final[Page] = self.context.new_page()
        self.page.on("websocket", self._listen)

    # What comes in.

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._asked)
        socket.on("framereceived", self._heard)

    def _asked(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["ask"] == "do":
            self.steps.add(message["id"])

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.frames.append(message)
        if message["says"] == "done" and message["id"] in self.steps:
            self.done.add(message["id"])
        if message["says"] == "present":
            self.watchers = message["watchers"]
        if "you" in message:
            self.you = message["you"]
        if "now" in message:
            self.now = message["now"]
            missed = message.get("feed", [message.get("item")])
            first = message.get("last", message.get("n")) - len(missed) + 1
            self.feeds.setdefault(self.seat, {}).update(enumerate(missed, first))

    def forgive(self, *words: str) -> None:
        """Expect complaints with these words, since the test causes them itself."""
        self._forgiven += words

    def faults(self) -> list[str]:
        """What the browser complained about."""
        return [
            complaint
            for complaint in self.complaints
            if not any(words in complaint for words in self._forgiven)
        ]

    # Words.

    def say(self, key: str, **values: str | int) -> str:
        """A message in this person's language, as the page writes it."""
        return self.texts.say(key, **values) if self.texts.has(key) else key

    def command(self, text: str) -> str:
        """A command as this person reads it."""
        plain = self.game.command_to_plain(self.game.parse(text))
        return self.texts.command(self.game.name, plain, self.names, self.seat)

    # Looking and pressing.

    def go(self, path: str) -> None:
        """Open a page of the client and wait until it speaks this person's language."""
        self.page.goto(self.address + path)
        self.page.locator(f"html[lang={self.language}]").wait_for(state="attached")

    def button(self, key: str, within: Page | Locator | None = None, **values: str | int) -> Locator:
        """A button by the key of its name."""
        return self.named("button", self.say(key, **values), within)

    def named(self, role: Any, name: str | re.Pattern[str], within: Page | Locator | None = None) -> Locator:
        """What has this role and exactly this name."""
        return (within or self.page).get_by_role(role, name=name, exact=isinstance(name, str))

    def press(self, what: Locator) -> None:
        """Click, or touch on a phone."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                pytest.fail(f"{self.name} waited in vain: {what}\n{self._situation()}")
            self.page.wait_for_timeout(TURN * 1000)

    def _situation(self) -> str:
        """What a reader of a failed test would ask first: what the page says, and what came last."""
        said = self.page.locator("[role=alert], [role=status]").all_inner_texts()
        last = [
            {key: frame[key] for key in ("says", "id", "n") if key in frame} for frame in self.frames[-5:]
        ]
        steps = f"{len(self.steps)} steps asked for, {len(self.done)} done"
        return f"the page says {said}; {steps}; last came {last}; complaints {self.complaints}"

    # At the table.

    @property
    def code(self) -> str:
        """The code of the table this person is at."""
        found = re.search(r"/t/([a-z0-9]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def setting(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        assert self.now is not None
        setting: dict[str, Any] = self.now["setting"]
        return setting

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [chair["name"] for chair in self.setting["chairs"]]

    @property
    def seat(self) -> int | None:
        """The seat this person looks from."""
        seat: int | None = self.you["seat"]
        return seat

    @property
    def mine(self) -> dict[str, Any]:
        """The own seat as the game shows it: hand, line, regions."""
        assert self.now is not None
        seat: dict[str, Any] = self.now["view"]["seats"][self.seat]
        return seat

    @property
    def stage(self) -> str:
        """What the game asks now."""
        assert self.now is not None
        return str((self.now["view"] or {}).get("stage", ""))

    @property
    def is_asked(self) -> bool:
        """Whether it is this person's turn. What leaves no choice the page answers where nobody looks on."""
        if self.now is None or self.seat is None or self.seat not in self.now["waiting"]:
            return False
        is_answered = self.now["forced"] and self.watchers == 0 and len(self.you["seats"]) == 1
        return not is_answered

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.now is not None and self.setting["life"] in ("finished", "abandoned")

    @property
    def legal(self) -> list[str]:
        """What may be chosen now, in notation."""
        assert self.now is not None
        game = self.game
        return [game.text(game.catalogue[number]) for number in self.now["legal"]]

    def open_table(self, seats: int) -> str:
        """From the first page to the lobby of a new table; its code."""
        self.go("/")
        self.press(self.named("link", self.opening()))
        self.page.get_by_label(self.say("web-your-name"), exact=True).fill(self.name)
        self.press(
            self.page.get_by_role("group", name=self.say("web-seat-count")).get_by_text(
                self.texts.number(seats), exact=True
            )
        )
        self.press(self.button("web-create-table"))
        self.page.wait_for_url("**/t/*")
        self.until(lambda: self.now and self.setting["chairs"][0]["committed"], "a sealed lobby")
        return self.code

    def opening(self) -> str:
        """The name of the link that opens a table of the game."""
        return f"{self.say('web-create-table')} {self.texts.word(self.game.name, self.game.name)}"

    def join(self, code: str) -> None:
        """From the first page to a table."""
        self.go("/")
        self.page.get_by_label(self.say("web-code"), exact=True).fill(code)
        self.press(self.button("web-join-go"))
        self.until(lambda: self.now is not None, "the table")

    def sit(self) -> None:
        """Take the first empty seat."""
        self.page.get_by_label(self.say("web-your-name"), exact=True).fill(self.name)
        self.press(self.button("web-sit").first)
        self.until(lambda: self.seat is not None and self.setting["chairs"][self.seat]["committed"], "a seat")

    def fill_with_bots(self) -> None:
        """Bots on every empty seat."""
        self.press(self.button("web-fill-bots"))
        self.until(lambda: all(chair["kind"] != "empty" for chair in self.setting["chairs"]), "bots")

    def share_with(self, name: str) -> None:
        """Somebody else plays on the same device."""
        self.press(self.button("web-another-here"))
        dialog = self.page.get_by_role("dialog", name=self.say("web-another-here"))
        dialog.get_by_label(self.say("web-their-name"), exact=True).fill(name)
        self.press(self.button("web-sit", dialog))
        self.until(lambda: all(chair["committed"] for chair in self.setting["chairs"]), "all seats")

    def start(self) -> None:
        """Begin the game."""
        self.press(self.button("web-start"))
        self.until(lambda: self.stage, "the first question")

    # The log.

    def log(self) -> list[str]:
        """The sentences of the log as they stand on the page; taken back ones too."""
        log = self.page.get_by_role("region", name=self.say("table-log"), exact=True)
        if log.count() == 0:
            self.press(self.page.get_by_role("tab", name=self.say("web-tab-log"), exact=True))
            log.wait_for()
        # A line that was taken back is followed by words that say so.
        lines: list[str] = log.get_by_role("listitem").evaluate_all(
            "items => items.flatMap(item => [...item.querySelectorAll('p, del')])"
            ".map(line => line.firstChild.textContent)"
        )
        return lines

    def told(self) -> list[str]:
        """The sentences of the game that should stand there, from what the browser was sent."""
        feed = self.feeds[self.seat]
        steps = [feed[n]["told"] for n in sorted(feed) if feed[n]["item"] == "step"]
        lines = [self.texts.tellings(self.game.name, told, self.names, self.seat) for told in steps]
        return [line for told in lines for line in told if line]

    def assert_log_is_whole(self) -> None:
        """Every sentence of the game stands in the log, in its order, and none twice."""
        told = self.told()[-40:]
        self.until(lambda: told[-1] in self.log(), "the last line of the log")
        known = set(told)
        assert [line for line in self.log() if line in known][-len(told) :] == told

    # Playing.

    def act(self, text: str) -> None:
        """Carry out a command that is legal now, on whichever table this person uses."""
        assert text in self.legal, (text, self.legal)
        before = self.mark()
        if self.plain:
            self._act_plain(text)
        else:
            self._act_on_board(text)
        self.until(lambda: self.is_past(before), f"{text} is done")
        # We hear a frame before the page has drawn it: a form of before would be filled in for nothing.
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")

    def mark(self) -> tuple[frozenset[str], Any]:
        """Where the game stands: the own steps that were asked for, and what is seen."""
        return frozenset(self.steps), self.now and self.now["view"]

    def is_past(self, mark: tuple[frozenset[str], Any]) -> bool:
        """Whether a step that was asked for since is done, and what followed from it has come.

        Steps of before may be confirmed only now, such as those that the page answers by itself.
        """
        steps, view = self.mark()
        return not self.done.isdisjoint(steps - mark[0]) and view != mark[1]

    def hand(self) -> Locator:
        """The cards on the drawn table."""
        return self.page.get_by_role("toolbar", name=self.say("board-your-hand"))

    def card(self, card_id: str) -> Locator:
        """A card of the hand on the drawn table."""
        # The name first, then how many there are; Mercenary 1 is not Mercenary 10.
        name = re.escape(self.texts.card(card_id, GAME))
        called = re.compile(f"^[\u2066-\u2069\u200e\u200f]*{name}([^0-9۰-۹]|$)")
        return self.named("button", called, self.hand())

    def region(self, region_id: str) -> Locator:
        """A region of the map."""
        region = self.texts.region(region_id, GAME)
        openings = [
            self.say("board-region-free", region=region),
            self.say("board-region-yours", region=region),
        ]
        openings += [self.say("board-region-held", region=region, name=name) for name in self.names]
        name = "|".join(re.escape(opening) for opening in openings)
        return self.map().get_by_role("button", name=re.compile(f"^({name})"))

    def map(self) -> Locator:
        """The map on the drawn table."""
        return self.page.get_by_role("group", name=self.say("board-map"))

    def yours(self) -> Locator:
        """The part of the drawn table with one's own cards and choices."""
        return self.page.get_by_role("region", name=self.say("board-your-hand"))

    def _act_on_board(self, text: str) -> None:
        verb, *words = text.split()
        if verb == "play":
            self.press(self.card(card_of(words[0])))
            self.press(self.named("button", self.command(text), self.yours()))
        elif verb == "keep" and words[0] != "hand":
            for word in words if words != ["nothing"] else []:
                self.press(self.card(card_of(word)))
            self.press(self.named("button", self.command(text), self.yours()))
        elif verb in ("choose", "favor") and words != ["off"]:
            if self.touches:
                name = self.named("button", self.texts.region(words[0], GAME), self.yours())
                if name.count() == 0:
                    self.press(self.page.get_by_text(self.say("board-name-region"), exact=True))
                self.press(name)
            else:
                self.region(words[0]).press("Enter")
            self.press(self.named("button", self.command(text), self.yours()))
        elif verb == "take" and words != ["nothing"]:
            self.press(self.named("button", self.command(text), self.yours()))
            self.press(self.named("button", self.command(text), self.yours()))
        else:
            self.press(self.named("button", self.command(text), self.yours()))

    def _act_plain(self, text: str) -> None:
        button = self.named("button", self.command(text))
        if button.count() == 0:
            self.fill_in(text)
            self.press(button)
            return
        self.press(button)
        if self.touches:
            self.press(button)

    def fill_in(self, text: str) -> None:
        """Pick the parts of a command in its short form."""
        plain = self.game.command_to_plain(self.game.parse(text))
        # What may be set at any time lies folded below what is asked.
        title = self.say(f"command-{plain['command']}.title")
        folded = self.page.locator("details:not([open]) > summary").get_by_text(title, exact=True)
        if folded.count():
            self.press(folded)
        form = self.page.locator("form").filter(has=self.page.get_by_role("group"))
        for part, kind in reading(self.game.name).commands[str(plain["command"])].items():
            value = plain[part]
            for word in value if isinstance(value, list) else [value]:
                # What the choice would bring stands beside its name.
                label = re.compile(rf"^\s*{re.escape(self._argument(kind, word))}(\s|$)")
                title = self.texts.word(f"part-{part}", self.game.name)
                group = form.get_by_role("group", name=title, exact=True)
                within = group if group.count() else form
                within.get_by_label(label).first.check()

    def _argument(self, kind: str | list[str], value: object) -> str:
        """What a part of a command is called in a form."""
        vocabulary = kind[0] if isinstance(kind, list) else kind
        if vocabulary == "number":
            return self.texts.number(int(str(value)))
        if vocabulary in ("seat", "seats"):
            return self.say("you") if value == self.seat else self.names[int(str(value))]
        return self.texts.word(f"{vocabulary}-{value}", self.game.name)

    def play_on(
        self, choose: Callable[[Player], str] | None = None, until: Callable[[], object] | None = None
    ) -> None:
        """Answer whatever is asked, until the game is over or something holds."""
        while not (self.is_over or (until and until())):
            if self.is_asked:
                self.act((choose or hasty)(self))
            else:
                self.page.wait_for_timeout(TURN * 1000)


def card_of(word: str) -> str:
    """The id of a card from its word in the notation."""
    return f"mercenary_{word}" if word.isdigit() else word


def hasty(player: Player) -> str:
    """What ends a game soon: pass, or else the first choice there is."""
    legal = player.legal
    return next(
        (text for text in ("pass", "keep hand", "favor off", "take nothing") if text in legal), legal[0]
    )


def together(
    players: list[Player],
    choose: Callable[[Player], str] | None = None,
    until: Callable[[], object] | None = None,
) -> None:
    """All of them play, each in turn, until the game is over or something holds."""
    for player in itertools.cycle(players):
        if until and until():
            return
        if all(one.is_over for one in players):
            assert until is None, "the game ended before what the test waits for"
            return
        if player.is_asked and not player.is_over:
            player.act((choose or hasty)(player))
        else:
            player.page.wait_for_timeout(TURN * 1000 / len(players))
