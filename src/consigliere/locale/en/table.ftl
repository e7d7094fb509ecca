# What every table says, whatever the game.

## Lists. { $list } is what has been joined so far. The spaces beside × do not break.

list-next = { $list }, { $item }
list-last = { $list } and { $item }
list-times = { $item } × { NUMBER($n) }
you = you
nobody = nobody

## Words of a table

table-seat = seat
table-seat-number = Seat { NUMBER($n) }
table-options = Options
table-rules = Rules
table-log = What happened
table-your-turn = It is your turn.
table-waiting = Waiting for { $seats }.
table-bot = bot
table-edition = Edition: { $name }
table-components = Components: version { NUMBER($version) }, an earlier one
table-reconstructed = Reconstructed edition: { NUMBER($n) } of { NUMBER($all) } facts about its components are our own best guess.
table-winners = { NUMBER($n) ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
}
table-over = The game is over.

## Taking a step back

undo-done = { $seat_is ->
    [me] You undo your last step.
   *[other] { $seat } undoes the last step.
}
undo-asked = { $seat_is ->
    [me] You ask the table to let you undo your last step.
   *[other] { $seat } asks to undo the last step. Do you agree?
}
undo-agreed = The table agrees: the step is undone.
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
refusal-unknown-preset = There are no options under the name “{ $preset }”; choose from: { $known }.

refusal-nothing-to-undo = You have no step to undo.
refusal-undo-after-a-draw = Chance has spoken since; a draw is never undone.
refusal-undo-after-others = Others have acted since your last step, so it stands.
refusal-undo-tells = That can be undone only if the whole table agrees.

## Why not: refusals of the table

refusal-only-the-host = Only the host of the table can do that.
refusal-no-such-channel = You cannot talk there: you do not hear that conversation yourself.
refusal-sit-first = You have no seat here; sit down first.
refusal-not-your-seat = That seat is not yours.
refusal-no-spectators = Nobody may look on at this table; ask the host for a seat.
refusal-only-players = The game at this table is over, and only those who played may look at it.
refusal-no-private-talk = You took part in no private talk at this table.
refusal-already-begun = The game has begun; that can be changed only before it.
refusal-being-dealt = The game is being dealt; wait a few seconds.
refusal-table-closed = The game at this table is over.
refusal-table-full = This table has kept as much as it can; from now on it takes only the moves the game waits for.
refusal-paused = The game is paused; wait until it goes on.
refusal-not-paused = The game is not paused.
refusal-no-pauses = Nobody may pause this game: the table agreed on that before it began.
refusal-no-seat-now = You cannot sit down there now; try again later.
refusal-not-in-the-dark = Nobody comes or goes while it is dark; wait until it is day.
refusal-no-such-rules = This game began under version { NUMBER($version) } of its rules, which this program does not have, so it stands still and nothing is decided. You can look at it as it is. The host can end the table and then play again with the same people under today’s rules.
refusal-not-your-pause = Only the host, or whoever paused the game, can let it go on.
refusal-seat-taken = That seat is taken; choose another one.
refusal-seat-barred = The host has closed that seat to you.
refusal-no-substitute = The player of that seat was sent away, and this table takes no substitutes: nobody else gets to see that card.
refusal-nobody-there = Nobody sits there.
refusal-rise-yourself = That is your own seat; stand up instead.
refusal-knows-another-hand = You have played another seat of this game and know its secrets, so you may not take this one.
refusal-empty-seats = { NUMBER($n) ->
    [one] { NUMBER($n) } seat is still empty: wait for somebody, put a bot there, or play with fewer seats.
   *[other] { NUMBER($n) } seats are still empty: wait for others, put bots there, or play with fewer seats.
}
refusal-too-few-seats = More people than that sit here already; somebody has to stand up first.
refusal-no-such-bot = There is no bot “{ $bot }”; choose from: { $known }.
refusal-name-empty = Please give a name that others can read.
refusal-not-opening = The deal is not being opened now; nothing is needed from you.
refusal-nothing-promised = Nothing more was promised for this seat, so there is nothing to open.
refusal-not-as-promised = That is not what this seat promised for the deal.
refusal-no-clock = This table plays without a clock, so nobody needs more time.
refusal-clock-of-the-game = This game has clocks of its own. A clock for each player would show who has answered in the night, so the table’s clock stays off.
refusal-no-taking-back = In this game nothing is undone. What you chose in the night you can choose anew until the call closes.
refusal-too-many-taken-back = You have undone { NUMBER($n) } steps in this game, and that is as many as a game has. From now on your steps stand.
refusal-vote-open = The table is already being asked about a step; wait for the answer.
refusal-not-asked = Nobody asks you about a step now.
refusal-not-over = A rematch is for when the game is over.
refusal-rematch-exists = There is a rematch already, at table { $code }; join it.
refusal-too-late = The game has gone on since; that answer comes too late.

## What the kernel tells

event-drawn = { "" }
event-said = { $seat_is ->
    [me] You say: { $text }
   *[other] { $seat } says: { $text }
}

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

# In place of words that this reader did not hear.
said-in-private = [said in private]

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
