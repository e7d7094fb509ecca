"""One socket as a table sees it: who looks, as whom, and what still waits to be sent.

Nothing that is told to one socket can hold up another: frames are put into a queue, and a socket for which too many
bytes wait is let go. It comes back with the number of the last item it has.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from consigliere.kernel.viewer import GALLERY
from consigliere.server.rates import READING_BYTES, Bucket, Household
from consigliere.server.settings import Settings
from consigliere.table.messages import AnyAnswer, Trouble

if TYPE_CHECKING:
    from consigliere.server.hosted import Hosted

ENCODER: Final = msgspec.json.Encoder()
LAST_WORDS: Final = 10.0  # seconds in which a socket may take its last frames
HELLO_BYTES: Final = 64 * 1024  # a welcome that is so much longer counts as one more


class Reason(NamedTuple):
    """Why the server closes a socket: a code, and a slug for people who look at their network tools."""

    code: int
    slug: str


GOING_DOWN: Final = Reason(1012, "closing")
NONSENSE: Final = Reason(4000, "nonsense")
TOO_SLOW: Final = Reason(4001, "too-slow")
LOAD_AGAIN: Final = Reason(4002, "load-again")  # the table was read anew from its log; come back
NOT_WELCOME: Final = Reason(4003, "no-spectators")
TOO_FAST: Final = Reason(4004, "too-fast")


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

    def __init__(
        self,
        websocket: WebSocket,
        settings: Settings,
        household: Household,
        transport: asyncio.WriteTransport | None = None,
    ) -> None:
        rates = settings.rates
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
        self._hellos: Final = Bucket(rates.hellos, rates.hellos_at_once)
        self._household: Final = household
        self._settings: Final = settings
        self.nonsense = 0  # how many frames in a row made no sense
        self.leaving: Reason | None = None
        self._websocket: Final = websocket
        self._transport: Final = transport
        self._waiting: Final[asyncio.Queue[str | Reason]] = asyncio.Queue()
        self._waiting_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self._reading: asyncio.Timeout | None = None

    def start(self, reading: asyncio.Timeout) -> None:
        """Begin to send. `reading` is what ends whoever reads from the socket, once it has to leave."""
        self._writer = asyncio.create_task(self._write(), name=f"socket {self.number}")
        self._reading = reading
        self._household.sockets.add(self)

    def lets(self) -> bool:
        """Whether one more frame may come from here."""
        return self._own.lets()

    def household_lets(self) -> bool:
        """Whether the household may send one more frame too.

        What comes from a seat in the dark is not counted there: whoever fills up what is left would notice it.
        """
        return self._is_in_the_dark() or self._household.frames.lets()

    def _is_in_the_dark(self) -> bool:
        return self.seat is not None and self.hosted is not None and self.hosted.table.is_dark()

    def lets_hello(self) -> bool:
        """Whether one more hello may come from here: it is answered with all that was missed."""
        return self._hellos.lets()

    def household_lets_hello(self) -> bool:
        """The same for the household, as with other frames."""
        return self._is_in_the_dark() or self._household.hellos.lets()

    def welcome(self, frame: str) -> None:
        """Send the answer to a hello. A long one counts for several."""
        more = len(frame) // HELLO_BYTES
        self._hellos.spend(more)
        if not self._is_in_the_dark():
            self._household.hellos.spend(more)
        self.send(frame)

    def behind(self) -> int:
        """How many bytes wait for whoever is at the other end to read."""
        return self._waiting_bytes + (
            0 if self._transport is None else self._transport.get_write_buffer_size()
        )

    def send(self, frame: str) -> None:
        """Put a frame into the queue, or keep it for the next tick where the table goes by it.

        A socket that is too far behind is let go instead.
        """
        hosted = self.hosted
        if hosted is not None and hosted.ticks:
            hosted.held[self.number] = self
            self._put(frame, is_kept=True)
        else:
            self._put(frame, is_kept=bool(self._held))

    def _put(self, frame: str, is_kept: bool) -> None:
        if self.leaving is not None:
            return
        if self.behind() > self._settings.waiting_bytes:
            self._let_go()
            return
        self._waiting_bytes += sys.getsizeof(frame)
        if is_kept:
            self._held.append(frame)
        else:
            self._waiting.put_nowait(frame)
        if self.behind() > READING_BYTES:
            self._household.relieve(self._settings.household_waiting_bytes)

    def let_out(self) -> None:
        """Send what was kept."""
        for frame in self._held:
            self._waiting.put_nowait(frame)
        self._held.clear()

    def say(self, answer: AnyAnswer, likened: AnyAnswer | None = None) -> None:
        """Send one message to this socket alone."""
        margin = 0 if self.hosted is None else self.hosted.table.game.margin
        self.send(encoded(answer, likened, margin))

    def say_at_once(self, answer: AnyAnswer) -> None:
        """The same for what every socket is told, whatever anybody does: it waits for no tick."""
        margin = 0 if self.hosted is None else self.hosted.table.game.margin
        self._put(encoded(answer, None, margin), is_kept=False)

    def close(self, reason: Reason) -> None:
        """Close the socket after what is waiting."""
        self.let_out()
        if self.leaving is not None:
            return
        self._waiting.put_nowait(reason)
        self._leave(reason)

    def _let_go(self) -> None:
        """Forget what waits: whoever reads so slowly would not get to the end of it."""
        self._leave(TOO_SLOW)
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._held.clear()
        self._waiting_bytes = 0
        self._waiting.put_nowait(TOO_SLOW)

    def cut_off(self) -> None:
        """End it at once, and forget also what is on its way."""
        self._let_go()
        if self._transport is not None:
            self._transport.abort()

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
                self._waiting_bytes = max(0, self._waiting_bytes - sys.getsizeof(frame))
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
        self._household.sockets.discard(self)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
