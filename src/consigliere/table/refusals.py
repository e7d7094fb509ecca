"""Why the table does not do something. The game's own refusals are the game's."""

from __future__ import annotations

from typing import Final

from consigliere.kernel.refusal import Refusal

# Who may.
ONLY_HOST: Final = Refusal("only-the-host")
SIT_FIRST: Final = Refusal("sit-first")
NOT_YOUR_SEAT: Final = Refusal("not-your-seat")
NO_SUCH_CHANNEL: Final = Refusal("no-such-channel")
NO_PRIVATE_TALK: Final = Refusal("no-private-talk")
NO_SPECTATORS: Final = Refusal("no-spectators")
ONLY_PLAYERS: Final = Refusal("only-players")

# When.
ALREADY_BEGUN: Final = Refusal("already-begun")
BEING_DEALT: Final = Refusal("being-dealt")
TABLE_CLOSED: Final = Refusal("table-closed")
TABLE_FULL: Final = Refusal("table-full")
PAUSED: Final = Refusal("paused")
NOT_PAUSED: Final = Refusal("not-paused")
NO_PAUSES: Final = Refusal("no-pauses")
NOT_YOUR_PAUSE: Final = Refusal("not-your-pause")
NOT_IN_THE_DARK: Final = Refusal("not-in-the-dark")
NO_SUCH_RULES: Final = Refusal("no-such-rules")

# Seats.
SEAT_TAKEN: Final = Refusal("seat-taken")
SEAT_BARRED: Final = Refusal("seat-barred")
NO_SUBSTITUTE: Final = Refusal("no-substitute")
NO_SEAT_NOW: Final = Refusal("no-seat-now")
NOBODY_THERE: Final = Refusal("nobody-there")
RISE_YOURSELF: Final = Refusal("rise-yourself")
KNOWS_ANOTHER_HAND: Final = Refusal("knows-another-hand")
EMPTY_SEATS: Final = Refusal("empty-seats")
TOO_FEW_SEATS: Final = Refusal("too-few-seats")
NO_SUCH_BOT: Final = Refusal("no-such-bot")
NAME_EMPTY: Final = Refusal("name-empty")

# The deal.
NOT_OPENING: Final = Refusal("not-opening")
NOTHING_PROMISED: Final = Refusal("nothing-promised")
NOT_AS_PROMISED: Final = Refusal("not-as-promised")

# Clock, votes and the rest.
NO_CLOCK: Final = Refusal("no-clock")
CLOCK_OF_THE_GAME: Final = Refusal("clock-of-the-game")
NO_TAKING_BACK: Final = Refusal("no-taking-back")
TOO_MANY_TAKEN_BACK: Final = Refusal("too-many-taken-back")
VOTE_OPEN: Final = Refusal("vote-open")
NOT_ASKED: Final = Refusal("not-asked")
NOT_OVER: Final = Refusal("not-over")
REMATCH_EXISTS: Final = Refusal("rematch-exists")
TOO_LATE: Final = Refusal("too-late")
