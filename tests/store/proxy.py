"""A network on the way to PostgreSQL that can swallow everything for a while: nobody is told, nothing is closed."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import URL, make_url


class Proxy:
    """Listens on loopback and passes everything on to the database behind it, except while it is `silent`."""

    def __init__(self, url: str) -> None:
        self._behind = make_url(url)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open = threading.Event()
        self._open.set()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        port = self._listener.getsockname()[1]
        address = self._behind.set(host="127.0.0.1", port=port, query={})
        return address.render_as_string(hide_password=False)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Meanwhile nothing gets through in either direction, and it gets through afterwards."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    def close(self) -> None:
        self._open.set()
        for end in [self._listener, *self._ends]:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = _connected(self._behind)
                self._ends += [near, far]
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()
                threading.Thread(target=self._pass_on, args=(far, near), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                self._open.wait()
                target.sendall(data)
            self._open.wait()
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


def _connected(url: URL) -> socket.socket:
    """To where PostgreSQL listens: a folder means a socket in the file system."""
    folder = url.query.get("host", url.host)
    if isinstance(folder, str) and folder.startswith("/"):
        far = socket.socket(socket.AF_UNIX)
        far.connect(f"{folder}/.s.PGSQL.{url.port or url.query.get('port') or 5432}")
        return far
    return socket.create_connection((str(url.host), url.port or 5432))
