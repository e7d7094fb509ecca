"""The base of every game: seats, commands, events, refusals, chance, records."""
