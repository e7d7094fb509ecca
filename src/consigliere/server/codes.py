"""What a table is called: a short code to read aloud, and a longer one that nobody guesses.

The short code opens a table as long as it is open. When its game is over it is kept, perhaps for years, and the short
code alone opens it no more: that takes a pass, or the long code, which is the short one with the table's key behind it.
The key follows from the server's own, so that tables of any age have one and nothing has to be stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily taken for another
CODE_LENGTH: Final = 6
KEY_LENGTH: Final = 20  # letters: 99 bits
PURPOSE: Final = b"link of a table 1\n"


def new_code() -> str:
    """A short code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def parted(given: str) -> tuple[str, str]:
    """The short code and the key of what was given; "" for no key.

    >>> parted("abcdef"), parted("abcdef" + "x" * 20)
    (('abcdef', ''), ('abcdef', 'xxxxxxxxxxxxxxxxxxxx'))
    """
    if len(given) <= KEY_LENGTH:
        return given, ""
    return given[:-KEY_LENGTH], given[-KEY_LENGTH:]


def key_of(code: str, secret: bytes) -> str:
    """The key of a table, from the server's own."""
    number = int.from_bytes(hmac.digest(secret, PURPOSE + code.encode(), hashlib.sha256))
    letters = []
    for _ in range(KEY_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
