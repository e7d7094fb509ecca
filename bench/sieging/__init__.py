"""The parts of the siege."""
