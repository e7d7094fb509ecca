"""The Godfather: Corleone's Empire, a game of worker placement, area control and sealed bids for 2 to 5 seats."""
