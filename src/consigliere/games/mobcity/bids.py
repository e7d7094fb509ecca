"""Bids: the 24 ways to put the tokens 1 to 4 on the four privileges [MOB-4.1]."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.mobcity.box import PRIVILEGES

# The tokens on Event, Enforcer, Police and Whiskey.
TOKENS: Final = tuple(permutations((1, 2, 3, 4)))
BIDS: Final = tuple(" ".join(str(token) for token in tokens) for tokens in TOKENS)
NO_BID: Final = 24


def token_table() -> vec[i64]:
    """The token each bid puts on each privilege, one bid after another."""
    return vec[i64]([token for tokens in TOKENS for token in tokens])


def privileges_of(bid: int) -> tuple[str, ...]:
    """The privileges under the tokens 1, 2, 3, 4.

    >>> privileges_of(BIDS.index("4 1 2 3"))
    ('enforcer', 'police', 'whiskey', 'event')
    """
    tokens = TOKENS[bid]
    return tuple(PRIVILEGES[tokens.index(token)] for token in (1, 2, 3, 4))
