"""How much likelier a traitor does something than one of the Family, and two traitors than other two.

Counted over games of belief against belief by ./dev bench calibrate --games 150 --seed 2 --write, in several rounds:
bots that go by new numbers act a little differently, so the next count is never quite the same.
"""

from __future__ import annotations

from typing import Final

# By where he stood about somebody whose card is known: nowhere, named him, accused or seconded, thumb down, thumb up.
ABOUT_THE_FAMILY: Final = (0.95, 1.36, 1.18, 0.98, 0.87)
ABOUT_A_TRAITOR: Final = (2.75, 0.25, 0.49, 1.12, 4.0)
# By how two stand to each other: no way, -, one against the other, -, one saved the other.
PAIR: Final = (1.08, 1.0, 0.25, 1.0, 0.57)
# By whether somebody who was arrested had been against him.
SILENCED: Final = (0.98, 1.38)
