"""The arena: whole games between bots, or by a policy, many of them, and what came of it."""

from consigliere.arena.policy import SEATS, policies
from consigliere.arena.scripted import Shares, play_by_policy
from consigliere.arena.simulation import Result, Standing, simulate

__all__ = ["SEATS", "Result", "Shares", "Standing", "play_by_policy", "policies", "simulate"]
