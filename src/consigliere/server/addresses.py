"""Where people find the server: on this machine, and on the network it is part of."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ANYWHERE: Final = ("0.0.0.0", "::", "")
# An address that is on no network. Choosing a way there sends nothing, and tells which of ours would be used.
FAR_AWAY: Final = ("10.254.254.254", 1)


def own_address() -> str | None:
    """This machine's address on its network; None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback or found == ANYWHERE[0] else found


def local(host: str, port: int) -> str:
    """The address to type on this machine.

    >>> local("0.0.0.0", 8000), local("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    return _url("127.0.0.1" if host in ANYWHERE else host, port)


def on_the_network(host: str, port: int) -> str | None:
    """The address for other devices; None if the server does not listen to them.

    >>> on_the_network("127.0.0.1", 8000)
    """
    if host in ANYWHERE:
        found = own_address()
        return None if found is None else _url(found, port)
    try:
        if ipaddress.ip_address(host).is_loopback:
            return None
    except ValueError:
        if host == "localhost":
            return None
    return _url(host, port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
