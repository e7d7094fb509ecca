"""`consigliere serve`: the table server, with an address that other devices find."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
from typing import TYPE_CHECKING, Final

from consigliere.cli import GOOD, lookup
from consigliere.cli.errors import BadInput

if TYPE_CHECKING:
    from consigliere.store import Store
    from consigliere.texts import Texts

LAST_PORT: Final = 65535
SHORTEST_TICK: Final = 0.005
LONGEST_TICK: Final = 2


def run(args: argparse.Namespace) -> int:
    """Serve until somebody presses Ctrl-C."""
    texts = lookup.texts_in(args.lang)
    lookup.at_least(args.port, 0, "--port")
    if args.port > LAST_PORT:
        raise BadInput("cli-bad-port", port=str(args.port)[:40], most=LAST_PORT)
    if args.workers is not None:
        lookup.at_least(args.workers, 1, "--workers")
    if args.keep is not None:
        lookup.at_least(args.keep, 1, "--keep")
    if not 0 <= args.pace <= 60:
        raise BadInput("cli-bad-pace", most=60)
    if not SHORTEST_TICK <= args.tick <= LONGEST_TICK:
        raise BadInput("cli-bad-tick", least=texts.number(SHORTEST_TICK), most=texts.number(LONGEST_TICK))

    from consigliere.server import addresses, files
    from consigliere.server.rates import LIFTED, USUAL
    from consigliere.server.run import run as serve
    from consigliere.server.settings import Settings, usual_workers
    from consigliere.store import InUse

    with _listening(args.host, args.port) as listener:
        port = int(listener.getsockname()[1])
        here, there = addresses.local(args.host, port), addresses.on_the_network(args.host, port)
        origins = tuple(origin.rstrip("/") for origin in args.origin or [])
        settings = Settings(
            pace=args.pace,
            tick=args.tick,
            workers=usual_workers() if args.workers is None else args.workers,
            origins=origins,
            host=args.host,
            addresses=origins or ((there,) if there is not None else (here,)),
            rates=LIFTED if args.no_limits else USUAL,
            keep_days=args.keep,
        )
        allowed = files.allowed()
        few = allowed if allowed < files.FEW else None
        public = origins[0] if origins else there
        try:
            store = opened(args.db)
            serve(store, listener, settings, lambda: _announce(texts, here, public, few))
        except InUse as taken:
            raise BadInput("cli-database-taken", database=taken.where) from None
    print(texts.say("cli-serve-ended"), flush=True)
    return GOOD


def database(given: str) -> str:
    """The address of a database: a plain path is an SQLite file."""
    return given if "://" in given else f"sqlite:///{given}"


def opened(given: str) -> Store:
    """The store there, made if there is none; nobody else serves it meanwhile."""
    from consigliere.store import InUse, Store, StoreError

    try:
        return Store(database(given), alone=True)
    except InUse:
        raise
    except StoreError as error:
        raise BadInput("cli-bad-database", problem=str(error)) from None


def _listening(host: str, port: int) -> socket.socket:
    from consigliere.server.run import listening

    try:
        return listening(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("cli-port-taken", port=str(port), next=str(min(port + 1, LAST_PORT))) from None
        why = error.strerror or os.strerror(error.errno or 0)
        raise BadInput("cli-no-address", host=host[:100], port=str(port), why=why) from None


def _announce(texts: Texts, here: str, there: str | None, few: int | None) -> None:
    """Say where the tables are; whoever sits in the same room points a phone at the square.

    `few` is how many files the server may open, where that is too few for many people.
    """
    print(texts.say("cli-serve-here", address=here))
    if there is not None:
        print(texts.say("cli-serve-there", address=there))
        print(_square(there), end="")
    if few is not None:
        print(texts.say("cli-serve-few-files", most=few))
    print(texts.say("cli-serve-end"), flush=True)


def _square(address: str) -> str:
    """A QR code as text; nothing where the terminal has no such characters."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    text = drawn.getvalue()
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return text
