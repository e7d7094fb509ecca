"""The balance of a game, measured in games between bots: what is played, what comes of it, page and plots."""
