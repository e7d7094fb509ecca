"""How much random play one run of the tests takes on.

The compiled build walks through every table. The interpreted one, many times slower, walks through a sample: both
builds write the same records (tests/digest.py), so a rule that goes wrong goes wrong in either.

    CONSIGLIERE_TEST_WALKS=full   every table interpreted too; ./dev mutants plants its faults in that build
    CONSIGLIERE_TEST_ALL=1        ./dev test --all: full counts of everything instead of quick ones
"""

from __future__ import annotations

import os
from typing import Final

from consigliere import build_name

ALL: Final = bool(os.environ.get("CONSIGLIERE_TEST_ALL"))
COMPILED: Final = build_name() == "compiled"
EVERY_WALK: Final = ALL or COMPILED or os.environ.get("CONSIGLIERE_TEST_WALKS") == "full"
