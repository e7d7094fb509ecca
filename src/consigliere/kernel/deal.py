"""The checkable deal: a secret nobody can change, randomness from the seats, and draws anyone can derive again.

Before the game the table publishes `commitment(secret)`. Seats that wish publish `commitment(contribution)`; then
all contributions are opened. Every draw derives from one key, and that from the secret and a header which says what
is played by whom and what the seats gave. The table publishes the seal of that key when it deals. When the game is
over the secret is shown and everything can be checked.

Games dealt by the first scheme keep it for good: their key derives from the secret and the contributions alone.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from consigliere.kernel.chance import Chance

SECRET_BYTES: Final = 32
_COMMITMENT: Final = b"consigliere commitment 1\n"
_FIRST_KEY: Final = b"consigliere draws 1\n"
_KEY: Final = b"consigliere draws 2\n"


def commitment(secret: bytes) -> str:
    """What is published in advance: it fixes the secret and tells nothing of it.

    >>> commitment(bytes(32))[:16]
    '39b2c63a25269609'
    """
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


def draw_key(secret: bytes, header: str) -> bytes:
    """The key from which all draws of a game derive. The header says what the seats gave, too."""
    return hmac.new(secret, _KEY + header.encode(), hashlib.sha256).digest()


def first_draw_key(secret: bytes, contributions: list[bytes]) -> bytes:
    """The same by the first scheme. A seat that gave nothing counts as empty."""
    message = _FIRST_KEY
    for contribution in contributions:
        message += len(contribution).to_bytes(4, "big") + contribution
    return hmac.new(secret, message, hashlib.sha256).digest()


def derive(key: bytes, counter: int, bound: int) -> int:
    """Draw number `counter` of a game, from 0 up to but not including `bound`.

    >>> [derive(bytes(32), counter, 110) for counter in range(3)]
    [47, 31, 35]
    """
    digest = hmac.new(key, b"%d of %d" % (counter, bound), hashlib.sha256).digest()
    # Multiply and shift: even to within bound / 2**256.
    return (int.from_bytes(digest, "big") * bound) >> 256


class Deal:
    """What the draws of one game derive from: the table's secret, what each seat added (None for nothing), and the
    header, which is None by the first scheme."""

    def __init__(self, secret: bytes, contributions: list[bytes | None], header: str | None = None) -> None:
        self.secret: Final = secret
        self.contributions: Final = contributions
        self.header: Final = header

    def key(self) -> bytes:
        """The key of this game's draws."""
        if self.header is None:
            return first_draw_key(self.secret, [given or b"" for given in self.contributions])
        return draw_key(self.secret, self.header)

    def seal(self) -> str:
        """What is published when the cards are dealt: it fixes secret and header, and tells nothing of the draws."""
        return commitment(self.key())

    def chance(self, counter: int = 0) -> SealedChance:
        """The draws of this game, from the one with that number on."""
        return SealedChance(self.key(), counter)


class SealedChance(Chance):
    """The draws of a game with a secret. `counter` is how many were made; a game that is resumed sets it."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self._key = key
        self.counter = counter

    def below(self, bound: i64) -> i64:
        result = derive(self._key, self.counter, bound)
        self.counter += 1
        return result
