# What every table says, whatever the game.

## Lists. { $list } is what has been joined so far. The spaces beside × do not break.

list-next = { $list }, { $item }
list-last = { $list } and { $item }
list-times = { $item } × { NUMBER($n) }
you = you
nobody = nobody

## Words of a table

table-game = game
table-games = games
table-seat = seat
table-seats = seats
table-players = { NUMBER($n) ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
}
table-seat-number = Seat { NUMBER($n) }
table-options = Options
table-rules = Rules
table-log = What happened
table-hand = Your hand
table-on = on
table-off = off
table-default = default
table-choices = You may
table-your-turn = It is your turn.
table-waiting = Waiting for { $seats }.
table-spectator = You are looking on.
table-bot = bot
table-reconstructed = Reconstructed edition: some components are our own best guess.
table-winners = { NUMBER($n) ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
table-over = The game is over.
table-time-left = { NUMBER($n) ->
    [one] { NUMBER($n) } second left
   *[other] { NUMBER($n) } seconds left
}
table-version = Rules version { NUMBER($n) }

## Taking a step back

undo-done = { $seat_is ->
    [me] You take your last step back.
   *[other] { $seat } takes the last step back.
}
undo-asked = { $seat_is ->
    [me] You ask the table to let you take your last step back.
   *[other] { $seat } asks to take the last step back. Do you agree?
}
undo-agreed = The table agrees: the step is taken back.
undo-declined = The table does not agree: the step stands.

## Why not: refusals of any game

refusal-unknown-command = { NUMBER($arguments) ->
    [0] That is no command here; type help for the commands there are.
   *[other] “{ $word }” means nothing here; type help for the commands there are.
}
refusal-only-the-house = Only the table itself keeps the clock and plays for absent players.
refusal-not-started = The game has not started yet; wait until it has.
refusal-no-such-seat = There is no such seat at this table.
refusal-steps-after-a-draw = Chance decides something in between; send the first step alone, then go on.
refusal-text-length = Please say something, in at most { NUMBER($most) } characters.
refusal-nobody-waits-for-that-seat = Nobody is waiting for that seat; there is nothing to play for it.
refusal-unknown-option = There is no option “{ $option }”; choose from: { $known }.
refusal-bad-option-value = “{ $value }” does not fit the option { $option }; allowed: { $allowed }.

refusal-nothing-to-undo = You have no step to take back.
refusal-undo-after-a-draw = Chance has spoken since; a draw is never taken back.
refusal-undo-after-others = Others have acted since your last step, so it stands.
refusal-undo-tells = That can be taken back only if the whole table agrees.

## What the kernel tells

event-drawn = { "" }
event-said = { $seat_is ->
    [me] You say: { $text }
   *[other] { $seat } says: { $text }
}

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-hello = Hello!
talk-good-luck = Good luck, everyone!
talk-your-turn = { $seat_is ->
    [me] It is your turn.
   *[other] It is the turn of { $seat }.
}
talk-hurry = A little faster, please.
talk-one-moment = One moment, please.
talk-back = I am back.
talk-agree = Do we agree?
talk-yes = Yes.
talk-no = No.
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-well-played = Well played!
talk-bye = Goodbye!
