"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys
from typing import Final

ENOUGH: Final = 16_384
FEW: Final = 2_048  # below this people are told
_STEPS: Final = (ENOUGH, 10_240, 4_096, FEW)  # some systems refuse more than they say


def allowed() -> int:
    """How many that is, after asking for enough."""
    if sys.platform == "win32":
        return ENOUGH  # it has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in _STEPS:
        if soft != resource.RLIM_INFINITY and soft < wanted:
            wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):
                continue
            soft = wanted
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
