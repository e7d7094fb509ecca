"""One socket as a table sees it: who looks, as whom, and what still waits to be sent.

Nothing that is told to one socket can hold up another: frames are put into a queue of bounded length, and a socket
whose queue is full is let go. It comes back with the number of the last item it has.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from consigliere.kernel.viewer import GALLERY
from consigliere.server.rates import Bucket, Rates
from consigliere.table.messages import AnyAnswer, Trouble

if TYPE_CHECKING:
    from consigliere.server.hosted import Hosted

ENCODER: Final = msgspec.json.Encoder()
LAST_WORDS: Final = 10.0  # seconds in which a socket may take its last frames


class Reason(NamedTuple):
    """Why the server closes a socket: a code, and a slug for people who look at their network tools."""

    code: int
    slug: str


GOING_DOWN: Final = Reason(1012, "closing")
NONSENSE: Final = Reason(4000, "nonsense")
TOO_SLOW: Final = Reason(4001, "too-slow")
LOAD_AGAIN: Final = Reason(4002, "load-again")  # the table was read anew from its log; come back
NOT_WELCOME: Final = Reason(4003, "no-spectators")


def encoded(answer: AnyAnswer, likened: AnyAnswer | None = None, margin: int = 0) -> str:
    """A message as one text frame.

    With a margin, spaces behind it make it as long as what it is likened to and a whole number of margins more: its
    size then says nothing but how much everybody may know.
    """
    frame = ENCODER.encode(answer)
    if margin:
        base = 0 if likened is None else len(ENCODER.encode(likened))
        over = max(len(frame) - base, 1)
        frame = frame.ljust(base + -(-over // margin) * margin)
    return frame.decode()


class Connection:
    """A socket, and what it looks at. Sending never waits."""

    _numbers = itertools.count(1)

    def __init__(self, websocket: WebSocket, rates: Rates, shared: Bucket, waiting_frames: int) -> None:
        self.number: Final = next(self._numbers)
        self.hosted: Hosted | None = None
        self.address = ""
        self.person: str | None = None
        self.seat: int | None = None
        self.viewer: int = GALLERY
        self.lags = False  # whether it is shown the table as it was some time ago
        self.has_ghost_pass = False
        self.was_given_pass = False  # a ghost's, since it last said hello
        self.unanswered = 0  # requests that are decided and not yet answered
        self.is_over = False  # nobody reads from the socket any more
        self._held: Final[list[str]] = []  # frames that wait for the next tick
        self._own: Final = Bucket(rates.frames, rates.frames_at_once)
        self._shared: Final = shared
        self.nonsense = 0  # how many frames in a row made no sense
        self.leaving: Reason | None = None
        self._websocket: Final = websocket
        self._waiting: Final[asyncio.Queue[str | Reason]] = asyncio.Queue(waiting_frames)
        self._writer: asyncio.Task[None] | None = None
        self._reading: asyncio.Timeout | None = None

    def start(self, reading: asyncio.Timeout) -> None:
        """Begin to send. `reading` is what ends whoever reads from the socket, once it has to leave."""
        self._writer = asyncio.create_task(self._write(), name=f"socket {self.number}")
        self._reading = reading

    def lets(self) -> bool:
        """Whether one more frame may come from here."""
        return self._own.lets()

    def household_lets(self) -> bool:
        """Whether the household may send one more frame too.

        What comes from a seat in the dark is not counted there: whoever fills up what is left would notice it.
        """
        is_in_the_dark = self.seat is not None and self.hosted is not None and self.hosted.table.is_dark()
        return is_in_the_dark or self._shared.lets()

    def send(self, frame: str) -> None:
        """Put a frame into the queue, or keep it for the next tick where the table goes by it."""
        if self.leaving is not None:
            return
        hosted = self.hosted
        if hosted is not None and hosted.ticks:
            hosted.held[self.number] = self
            self._held.append(frame)
        elif self._held:
            self._held.append(frame)
        else:
            self._put(frame)

    def let_out(self) -> None:
        """Send what was kept."""
        frames = self._held[:]
        self._held.clear()
        for frame in frames:
            self._put(frame)

    def _put(self, frame: str) -> None:
        """A socket that is too far behind is let go instead."""
        if self.leaving is not None:
            return
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self._let_go()

    def say(self, answer: AnyAnswer, likened: AnyAnswer | None = None) -> None:
        """Send one message to this socket alone."""
        margin = 0 if self.hosted is None else self.hosted.table.game.margin
        self.send(encoded(answer, likened, margin))

    def say_at_once(self, answer: AnyAnswer) -> None:
        """The same for what every socket is told, whatever anybody does: it waits for no tick."""
        margin = 0 if self.hosted is None else self.hosted.table.game.margin
        self._put(encoded(answer, None, margin))

    def close(self, reason: Reason) -> None:
        """Close the socket after what is waiting."""
        self.let_out()
        if self.leaving is not None:
            return
        try:
            self._waiting.put_nowait(reason)
            self._leave(reason)
        except asyncio.QueueFull:
            self._let_go()

    def _let_go(self) -> None:
        """Forget what waits: whoever reads so slowly would not get to the end of it."""
        self._leave(TOO_SLOW)
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(TOO_SLOW)

    def _leave(self, reason: Reason) -> None:
        self.leaving = reason
        if self._reading is not None and not self._reading.expired():
            self._reading.reschedule(asyncio.get_running_loop().time() + LAST_WORDS)

    async def _write(self) -> None:
        try:
            while True:
                frame = await self._waiting.get()
                if isinstance(frame, Reason):
                    await self._bye(frame)
                    return
                await self._websocket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it has gone; whoever reads from it notices too

    async def _bye(self, reason: Reason) -> None:
        if self._websocket.application_state == WebSocketState.CONNECTED:
            if reason is not TOO_SLOW:
                await self._websocket.send_text(encoded(Trouble("closing", reason.slug)))
            await self._websocket.close(reason.code, reason.slug)

    async def stop(self) -> None:
        """Nobody reads from the socket any more, so nothing is sent either."""
        self.is_over = True
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
