"""Passes: a signed note that names a table and a person, nothing else. What that person may do is in the log.

A ghost's pass names the same, and is signed for that purpose: nobody can make one of the pass he had before.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from consigliere.server.codes import key_of

PURPOSE: Final = "guest pass 1"
GHOSTS_PURPOSE: Final = "ghost pass 1"
LONGEST: Final = 300  # characters, as in table/messages.py


def new_person() -> str:
    """A person nobody has met before."""
    return secrets.token_urlsafe(12)


class Bearer(NamedTuple):
    """Whoever shows a pass."""

    table: str
    person: str | None
    is_ghost: bool


class Guests:
    """Signs passes and reads them. The key is the store's, so passes outlive a restart."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._signer: Final = URLSafeSerializer(key, salt=PURPOSE)
        self._ghosts: Final = URLSafeSerializer(key, salt=GHOSTS_PURPOSE)

    def pass_for(self, code: str, person: str) -> str:
        """The pass of one person to one table."""
        return str(self._signer.dumps([code, person]))

    def ghost_pass_for(self, code: str, person: str) -> str:
        """The pass of one person whose seats at a table have left the game."""
        return str(self._ghosts.dumps([code, person]))

    def long_code(self, code: str) -> str:
        """The code of a table that opens it also when its game is over."""
        return code + key_of(code, self._key)

    def is_key(self, code: str, key: str) -> bool:
        """Whether this is the key of that table."""
        return hmac.compare_digest(key.encode(), key_of(code, self._key).encode())

    def at(self, code: str, token: str | None) -> Bearer:
        """Who comes to a table with a pass, or without."""
        bearer = self.bearer(token)
        return bearer if bearer is not None and bearer.table == code else Bearer(code, None, False)

    def bearer(self, token: str | None) -> Bearer | None:
        """What a pass says; None if it is not one of ours."""
        if token is None or len(token) > LONGEST:
            return None
        for signer in (self._signer, self._ghosts):
            try:
                code, person = signer.loads(token)
            except (BadData, TypeError, ValueError):
                continue
            return Bearer(str(code), str(person), signer is self._ghosts)
        return None
