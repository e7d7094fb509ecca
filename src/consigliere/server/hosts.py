"""By which names this server may be asked for.

A page of another site can let its own name point at this machine and would then count as ours: its `Origin` is its
`Host`. So a name must be one of our own. Whoever asks for a bare address has no name that could be turned.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
OWN: Final = "localhost"


class Hosts:
    """The names of one server."""

    def __init__(self, host: str, urls: Iterable[str]) -> None:
        given = [host.lower(), *[urlsplit(url).hostname or "" for url in urls]]
        machine = socket.gethostname().lower().rstrip(".")
        short = machine.split(".")[0]
        self._names: Final = {OWN, machine, short, f"{short}.local", *given} - {""}

    def knows(self, host: str) -> bool:
        """Whether the header `Host` names this server. A request without one comes from no page."""
        found = HOST.fullmatch(host)
        if found is None:
            return host == ""
        name = found["name"].lower().rstrip(".")
        return name in self._names or name.endswith("." + OWN) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
