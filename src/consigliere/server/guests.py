"""Guest passes: a signed note that names a table and a person, nothing else. What that person may do is in the log."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

PURPOSE: Final = "guest pass 1"
LONGEST: Final = 300  # characters, as in table/messages.py


def new_person() -> str:
    """A person nobody has met before."""
    return secrets.token_urlsafe(12)


class Guests:
    """Signs passes and reads them. The key is the store's, so passes outlive a restart."""

    def __init__(self, key: bytes) -> None:
        self._signer: Final = URLSafeSerializer(key, salt=PURPOSE)

    def pass_for(self, code: str, person: str) -> str:
        """The pass of one person to one table."""
        return str(self._signer.dumps([code, person]))

    def person(self, token: str | None, code: str) -> str | None:
        """Whom a pass names at this table; None if it is not one of ours, or for another table."""
        found = self._read(token)
        return found[1] if found is not None and found[0] == code else None

    def table(self, token: str | None) -> str | None:
        """The table that a pass is for; None if it is not one of ours."""
        found = self._read(token)
        return None if found is None else found[0]

    def _read(self, token: str | None) -> tuple[str, str] | None:
        if token is None or len(token) > LONGEST:
            return None
        try:
            code, person = self._signer.loads(token)
        except (BadData, TypeError, ValueError):
            return None
        return str(code), str(person)
