"""A network that can be cut: a plain relay between browser and server."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Final


class Wire:
    """Carries bytes to a port of this machine until it is cut."""

    def __init__(self, port: int) -> None:
        self._target: Final = port
        self._lock: Final = threading.Lock()
        self._open: list[socket.socket] = []
        self._is_cut = False
        self._listener: Final = socket.create_server(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every conversation breaks off, and no new one begins."""
        with self._lock:
            self._is_cut = True
            gone, self._open = self._open, []
        for end in gone:
            _shut(end)

    def mend(self) -> None:
        """New conversations get through again."""
        self._is_cut = False

    def close(self) -> None:
        """Nobody needs it any more."""
        self.cut()
        _shut(self._listener)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                with self._lock:
                    self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    _shut(target)
    _shut(source)


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
