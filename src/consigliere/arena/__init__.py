"""The arena: whole games between bots, many of them, and what came of it."""

from consigliere.arena.simulation import Result, Standing, simulate

__all__ = ["Result", "Standing", "simulate"]
