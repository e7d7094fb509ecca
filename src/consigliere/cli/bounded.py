"""Work on a file from elsewhere, in a process of its own that may use so much time and memory and no more.

A record can be made to keep whoever reads it busy for long. What ends well within the limits is as good as ours.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

from consigliere.cli.errors import BadInput

try:
    import resource
except ImportError:  # there is none on Windows: only time is limited there
    resource = None  # type: ignore[assignment]

SECONDS: Final = 60  # of a processor; the longest game of ours takes three
MEGABYTES: Final = 1024
PATIENCE: Final = 20  # how many times as long it may take by the clock, on a machine that is busy

P = ParamSpec("P")
T = TypeVar("T")


def within_limits(file: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the work on a file gives; `BadInput` if it ends with one, or asks for more than it may have."""
    near, far = multiprocessing.Pipe(duplex=False)
    spawn = multiprocessing.get_context("spawn")  # a fork would take locks of other threads along
    limits = (SECONDS, MEGABYTES)
    process = spawn.Process(target=_carry_out, args=(far, limits, work, args, kwargs), daemon=True)
    process.start()
    far.close()
    answer: tuple[bool, Any] | None = None
    try:
        if near.poll(SECONDS * PATIENCE):
            answer = near.recv()
    except EOFError:
        pass  # it has ended without a word: its time was up
    finally:
        process.kill()
        process.join()
        near.close()
    if answer is None:
        raise BadInput("cli-too-much", file=file, seconds=SECONDS, megabytes=MEGABYTES)
    is_done, found = answer
    if is_done:
        done: T = found
        return done
    key, values = found
    raise BadInput(key, **values)


def _carry_out(
    far: Connection,
    limits: tuple[int, int],
    work: Callable[..., object],
    args: tuple[object, ...],
    kwargs: dict[str, object],
) -> None:
    """What the new process does. Ctrl-C is for the other one."""
    seconds, megabytes = limits
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    try:
        answer = (True, work(*args, **kwargs))
    except BadInput as wrong:
        answer = (False, (wrong.key, wrong.values))
    except MemoryError:
        return  # without a word, as if it had been ended
    far.send(answer)
