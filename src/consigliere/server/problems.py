"""What the server itself refuses, beside what tables and games refuse. Every answer to an error has one shape."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from consigliere.kernel.refusal import Refusal
from consigliere.table.messages import Refused
from consigliere.texts import Texts, languages

NO_SUCH_TABLE: Final = "no-such-table"
NO_SUCH_GAME: Final = "no-such-game"
NO_SUCH_PAGE: Final = "no-such-page"
BAD_REQUEST: Final = "bad-request"
BAD_RECORD: Final = "bad-record"
BAD_EDITION: Final = "bad-edition"
FOREIGN_ORIGIN: Final = "foreign-origin"
UNKNOWN_HOST: Final = "unknown-host"
NO_PASS: Final = "no-pass"
NO_SPECTATORS: Final = "no-spectators"
ONLY_PLAYERS: Final = "only-players"
RECORD_SEALED: Final = "record-sealed"
TOO_FAST: Final = "too-fast"
TOO_LARGE: Final = "too-large"
TOOK_TOO_LONG: Final = "took-too-long"
STORE: Final = "store-waits"
DESK_FULL: Final = "desk-full"
SERVER: Final = "server-trouble"

WAIT_SECONDS: Final = "60"
STATUS: Final = {
    NO_SUCH_TABLE: 404,
    NO_SUCH_GAME: 404,
    NO_SUCH_PAGE: 404,
    BAD_REQUEST: 422,
    BAD_RECORD: 422,
    BAD_EDITION: 422,
    FOREIGN_ORIGIN: 403,
    UNKNOWN_HOST: 421,
    NO_PASS: 401,
    NO_SPECTATORS: 403,
    ONLY_PLAYERS: 403,
    RECORD_SEALED: 409,
    TOO_FAST: 429,
    TOO_LARGE: 413,
    TOOK_TOO_LONG: 503,
    STORE: 503,
    DESK_FULL: 503,
    SERVER: 500,
}


class Problem(Exception):
    """A request over HTTP is not carried out."""

    def __init__(self, status: int, refused: Refused) -> None:
        super().__init__(refused.refused)
        self.status: Final = status
        self.refused: Final = refused

    def response(self) -> Response:
        """The problem as an answer."""
        response = as_json(self.refused, self.status)
        if self.status in (STATUS[TOO_FAST], STATUS[DESK_FULL]):
            response.headers["retry-after"] = WAIT_SECONDS
        return response


def problem(name: str, **arguments: str) -> Problem:
    """One of the server's own."""
    return Problem(STATUS[name], Refused(name, [], arguments))


def in_words(wrong: Problem) -> Response:
    """A problem as a page that people can read, where the client that would say it is not shown: in every language."""
    refusal = Refusal(wrong.refused.refused).with_arguments(*wrong.refused.arguments.items())
    lines = [Texts(language).refusal(refusal) for language in languages()]
    return PlainTextResponse("\n\n".join(lines) + "\n", status_code=wrong.status)


def refused(refusal: Refusal) -> Refused:
    """What the kernel or a table refuses, for the wire."""
    return Refused(refusal.name, list(refusal.rules), dict(refusal.arguments))


def as_json(value: object, status: int = 200) -> Response:
    """Any of our structs or plain values as an answer."""
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json")
