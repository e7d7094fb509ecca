"""The built client, as the web build leaves it in this package. Files are few and small: they are kept in memory."""

from __future__ import annotations

import mimetypes
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from consigliere.server import problems
from consigliere.server.pressed import Pressed, pressed
from consigliere.server.problems import problem

FOR_GOOD: Final = "public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN: Final = "no-cache"
PRESSED: Final = {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"} | {
    "application/manifest+json",
    "text/plain",
}
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
}
NOT_BUILT: Final = (
    b"<!doctype html><meta charset=utf-8><title>Consigliere</title>"
    b"<p>The client is not built: run <code>./dev run</code>, or <code>npm run build</code> in web/.</p>\n"
)


class _File(NamedTuple):
    stamp: tuple[int, int]
    text: Pressed


class Client:
    """Answers with files of the client, and with its page for every address that is a place in the client."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._files: dict[str, _File] = {}

    def answer(self, request: Request, path: str) -> Response:
        """The file at `path`, or the page."""
        file = self._file(path)
        suffix = PurePosixPath(path).suffix
        is_place = suffix == "" or suffix[1:].isdecimal()  # rules have ids such as CON-3.2
        if file is None and is_place:
            path, file = "index.html", self._file("index.html")
        if file is None:
            if is_place:
                return Response(NOT_BUILT, media_type="text/html", headers={"cache-control": "no-store"})
            raise problem(problems.NO_SUCH_PAGE)
        hashed = path.startswith("assets/")
        headers = {
            "cache-control": FOR_GOOD if hashed else ASK_AGAIN,
            "etag": _etag(file),
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers={**headers, "vary": "accept-encoding"})
        return file.text.answer(request, headers)

    def _file(self, path: str) -> _File | None:
        parts = PurePosixPath(path).parts
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        name = "/".join(parts)
        found = self._folder.joinpath(*parts)
        try:
            if not found.is_file() or not found.resolve().is_relative_to(self._folder.resolve()):
                return None
            status = found.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._files.get(name)
            if known is None or known.stamp != stamp:
                known = self._files[name] = _read(found, stamp)
            return known
        except (OSError, ValueError):
            return None


def _read(path: Path, stamp: tuple[int, int]) -> _File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(stamp, pressed(body, kind) if kind in PRESSED else Pressed(body, None, kind))


def _etag(file: _File) -> str:
    return f'"{file.stamp[0]:x}-{file.stamp[1]:x}"'
