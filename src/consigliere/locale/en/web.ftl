# The browser: every word around the table that is not the game's own. Texts on buttons are verbs.
# Keys built in code: web-bot-, web-check-, web-clock-, web-life-, web-log-, web-server-check-, web-tab-, web-way-.

# The name of the program. It is not translated, but may be written in the script of the language.
web-name = Consigliere

## Titles of the browser's window

web-title-home = Consigliere: the neutral one at your table
web-title-new = New table · Consigliere
web-title-table = Table { $code } · Consigliere
web-title-game = { $game } · Consigliere
web-title-turn = Your turn · { $game }
web-title-replay = Replay · Consigliere
web-title-rules = Rules · Consigliere
web-title-verify = Check a game · Consigliere
web-title-about = About · Consigliere

## Around every page

web-skip = Skip to the content
web-navigation = Pages
web-nav-rules = Rules
web-nav-verify = Check a game
web-nav-about = About
web-language = Language
web-close = Close
web-go-home = Home page
web-go-table = Back to the table
web-try-again = Try again
web-opening = Opening …
web-nothing-here = There is nothing at this address.
web-unreachable = The server cannot be reached. Is it running, and are you on the same network?
web-lost = Connection lost, coming back …
web-waits = The table waits: nothing can be saved right now …
web-stories = All parts, in all their states

## Home

web-about-short = The neutral one beside your table: keeps every secret, knows every rule, deals so that you can check it. Friends join with a link, each in their own language; bots fill the empty seats.
web-play-now = Play now
web-play-now-help = You against bots, at once. No account, nothing to install.
# What somebody is called who gave no name.
web-me-name = Guest
web-guest-name = Guest { NUMBER($n) }
web-continue = Go on playing
web-create = Play with others
web-create-help = Open a table and share its link. You choose the options in the lobby.
web-create-table = Open a table
web-players = { NUMBER($least) } to { NUMBER($most) } players
web-join = Join a table
web-join-help = Type the code of the table, or paste its link.
web-code = Code of the table
web-join-go = Join
web-promise = What you may not see is never sent to you. Every deal can be checked afterwards.
web-replay-file = Replay a saved game
web-life-lobby = in the lobby
web-life-dealing = being dealt
web-life-running = running
web-life-paused = paused

## A new table

web-new = New table: { $game }
web-way = How do you sit together?
web-way-own = I sit at this table
    .help = Others join on their own devices, or take turns on yours.
web-way-screen = This is the big screen
    .help = It shows the board to everybody in the room; all play on their phones. This device takes no seat.
web-your-name = Your name
web-their-name = Name of the other player
web-seat-count = Number of seats
web-new-later = Options, clock and bots come next, in the lobby.
web-edition-own = Own edition
    .help = Who owns the box can play with its true components: bring an edition file. “consigliere edition show { $game }” prints one to begin with.
web-edition-drop = Drop an edition file here, or choose one (.toml)
web-edition-chosen = Edition file: { $file }
web-edition-remove = Leave it out
web-edition-changed = { NUMBER($n) ->
    [one] One difference from the edition that comes with the game
   *[other] { NUMBER($n) } differences from the edition that comes with the game
}
web-edition-reconstructed = { NUMBER($n) ->
    [one] One reconstructed entry or field
   *[other] { NUMBER($n) } reconstructed entries and fields
}

## Lobby

web-table-code = Table
web-seats = Seats
web-fewer-seats = One seat less
web-more-seats = One seat more
web-empty-seat = Empty seat
web-sit = Sit down here
web-another-here = Another player on this device
web-another-help = You take turns on this device. Between two turns it shows nobody’s hand.
# A person leaves a seat before the game.
web-rise = Stand up
web-kick = Send away
web-add-bot = Add bot
web-remove-bot = Remove bot
web-fill-bots = Fill with bots
web-bot-strength = Strength of the bot
# Levels of bots: how they play.
web-bot-random = random
web-bot-greedy = greedy
web-bot-belief = shrewd
web-bot-level = Bot: { $level }
web-seat-here = is here
# This device has added randomness of its own to the deal.
web-seat-committed = has added chance
web-options-usual = as usual
web-options-changed = { NUMBER($n) ->
    [one] one changed
   *[other] { NUMBER($n) } changed
}
web-options-host = The host chooses these.
web-preset = Play
web-preset-usual = as usual
    .help = Each option as it stands below.
web-clock = Clock
web-clock-none = No clock
    .help = Think as long as you like.
web-clock-live = Live
    .help = For one sitting: seconds for each decision, and a reserve.
web-clock-days = Days
    .help = For games over weeks: days for each decision.
web-clock-decision = Seconds for each decision
web-clock-on-top = Seconds in reserve
web-clock-each = Days for each decision
web-spectators = Others may look on, without seeing any hand
web-after = Who may see the game when it is over
web-after-players = Those who played
web-after-link = Everybody with the link
web-start = Start the game
web-start-missing = { NUMBER($n) ->
    [one] One seat is still empty: wait for somebody, add a bot, or take the seat away.
   *[other] { NUMBER($n) } seats are still empty: wait for others, add bots, or take seats away.
}
web-start-ready = Everybody is there.
web-sit-first = Choose a seat to play, or stay and look on.
web-wait-host = The host will start the game.
web-invite = Invite others
web-invite-help = Send the link, or let others point their camera at the code.
web-link = Link to this table
web-copy = Copy link
web-copied = The link is copied.
web-qr = The link as a QR code
web-network = Address on your network
web-join-here = Join here
web-big-screen = Open the big screen
web-deal = The sealed deal
web-deal-help = The shuffling is fixed before the game, and sealed: this number betrays nothing now, and proves afterwards that nothing was changed.
web-deal-mixed = { NUMBER($n) ->
    [0] Every device adds randomness of its own.
    [one] One player has added randomness of their own, so nobody alone decides the deal.
   *[other] { NUMBER($n) } players have added randomness of their own, so nobody alone decides the deal.
}
web-dealing = The cards are being dealt …
web-dealing-why = Every device opens the randomness it promised; all of it is mixed into the deal.

## At the table

web-people = Players
web-prompt = What the table waits for
web-seat-you = you
web-seat-asked = is asked now
web-seat-out = out
web-seat-lost = not connected
web-seat-winner = winner
web-table-closed = This table cannot be opened
web-set-up = Set up the table
web-screen-lobby = The game begins when all seats are taken.
web-only-answer = Only one answer was possible, so it was given for you: { $answer }.
web-paused = The game is paused. The clocks stand still.
web-no-rules = This game began under version { NUMBER($version) } of its rules, which this program does not have, so it stands still. You can look at it as it is.
web-no-rules-host = You can end the table in the menu and then play again with the same people under today’s rules.
web-abandoned = The host has ended this table.
web-choices = { NUMBER($n) ->
    [one] One choice
   *[other] { NUMBER($n) } choices
}
web-do-it = Do this
web-undo = Undo
web-undo-vote = Others have learnt something from that step. It can be undone only if the whole table agrees.
web-ask-table = Ask the table
web-leave-it = Leave it
web-vote = Undo a step?
web-vote-yes = Agree
web-vote-no = Decline
web-what-if = What it would cause
web-what-if-nothing = Nothing that you can see.
web-what-if-unsure = The rest depends on chance, or on what others hide.
web-pick = { NUMBER($least) ->
    [0] Choose up to { NUMBER($most) }. Chosen: { NUMBER($n) }.
   *[other] Choose from { NUMBER($least) } to { NUMBER($most) }. Chosen: { NUMBER($n) }.
}
web-clock-label = Time left:
web-clock-reserve = reserve
web-days-hours = { NUMBER($days) } d { NUMBER($hours) } h

## Menu of the table

web-menu = Menu
web-shown-as = How the table is shown
web-board = Board
web-plain = Plain table
web-hand-only = This phone is my hand
web-hand-whole = Show the whole table here
web-pause = Pause
web-resume = Go on
web-replace = Let a bot play
web-more-time = Give more time
web-take-over = Take over this seat
web-watchers = { NUMBER($n) ->
    [0] Nobody else looks on.
    [one] One person looks on.
   *[other] { NUMBER($n) } people look on.
}
web-rise-game = Leave the game
web-rise-sure = Somebody else, or a bot, will play on for you. You cannot come back to this seat as you left it.
web-rise-notes = Whoever comes after me may read my notes
web-stay = Stay
web-abandon = End the table
web-abandon-sure = The game ends here for everybody, without a result.
web-play-on = Play on

## Several people on one device

web-hand-over = Hand over
web-give-to = Give the device to { $name }
web-give-help = Nobody’s hand is on the screen now. { $name }, continue when nobody else looks.
web-i-am = I am { $name }

## The drawer

web-drawer = Log and talk
web-drawer-unread = New talk
web-tab-result = Result
web-tab-log = Log
web-tab-talk = Talk
web-tab-rules = Rules
web-tab-notes = Notes
web-talk = Talk
web-talk-lines = What was said
web-talk-empty = Nobody has said anything yet.
web-say = Say
web-say-what = Say something
web-phrase = A phrase that everybody reads in their own language
web-phrase-choose = Choose a phrase …
web-phrase-part = What the phrase is about
web-notes-help = Your notebook. The table keeps it, and shows it to nobody.
web-notes-covered = Your notes are covered. Open your envelope to read them.
web-notes-kept = Kept.
web-notes-writing = Writing …
web-rules-search = Search the rules
web-rules-found = { NUMBER($n) ->
    [one] One rule found
   *[other] { NUMBER($n) } rules found
}
web-rules-of = Rules of { $game }
web-rule-open = Rule { $id }
web-rule-browse = Read on in the rules

## The log, beside what the game tells

web-log-empty = Nothing has happened yet.
web-log-earlier = Show what was before
# Read out after a line that is struck through.
web-log-gone = (undone)
web-log-spoken = { $name }: { $text }
web-log-sat = { $kind ->
    [bot] The bot { $name } sits down.
   *[other] { $name } sits down.
}
web-log-rose = { $seat } leaves the seat.
web-log-kicked = { $seat } was sent away by the host.
web-log-replaced = { $kind ->
    [bot] A bot plays for { $seat } from now on.
   *[other] { $name } plays on for { $seat }.
}
web-log-configured = The host has changed the options.
web-log-dealing = The deal begins.
web-log-started = { NUMBER($n) ->
    [0] The game begins.
    [one] The game begins. One player added randomness to the deal.
   *[other] The game begins. { NUMBER($n) } players added randomness to the deal.
}
web-log-paused = The game is paused.
web-log-no-rules = The game is paused: this program does not have version { NUMBER($version) } of its rules.
web-log-resumed = The game goes on.
web-log-extended = { $seat_is ->
    [me] You get more time: { NUMBER($seconds) } s.
   *[other] { $seat } gets more time: { NUMBER($seconds) } s.
}
web-log-undo-asked = { $seat_is ->
    [me] You ask the table to let you undo your last step.
   *[other] { $seat } asks to undo the last step.
}
web-log-undo-answered = { $agree ->
    [yes] { $seat_is ->
        [me] You agree.
       *[other] { $seat } agrees.
    }
   *[no] { $seat_is ->
        [me] You decline.
       *[other] { $seat } declines.
    }
}
web-log-outage = { NUMBER($minutes) ->
    [one] The server was away for a minute; that time does not count.
   *[other] The server was away for { NUMBER($minutes) } minutes; that time does not count.
}
web-log-abandoned = The host has ended the table.
web-log-succeeded = A rematch is open.

## The end

web-place = Place
web-score = Score
web-rematch = Play again
web-rematch-go = Go to the rematch
web-share = Copy link to this game
web-share-link = Link to this game
web-players-only = Only those who played can see this game.
web-private-talk = Private talk
web-private-talk-help = You said or heard something here that was not for everybody. It stays closed to all others. If everybody who took part agrees, whoever may see this game can read it; that cannot be taken back.
web-private-talk-open = Let it be read
web-private-talk-agreed = You have agreed. It can be read once everybody else who took part agrees too.
web-replay = Replay
web-download = Download the record
web-charts = Over time
web-fair = Was it fair?
web-fair-help = The seal from the lobby is broken now. Your browser can derive every draw again.
web-check-deal = Check everything
web-checking = Checking …

## Checks of a record

web-verify = Check a game
web-verify-help = Drop the record of a finished game here. Your browser derives every draw from the opened secret by itself; then the server plays the whole game again.
web-file-drop = Drop a record here, or choose a file
web-file-bad = { $file } is no record; choose a .json file that was downloaded at the end of a game.
web-all-good = Everything is as it should be.
web-not-good = Something is wrong with this record.
web-not-proven = Nothing is wrong with this record, but not everything in it is proven.
web-check-good = holds
web-check-bad = does not hold
web-check-unproven = not proven
web-check-record = Record
    .good = It can be read.
    .bad = This is not the record of a finished game.
web-check-commitment = Seal of the deal
    .good = The opened secret is the one that was sealed before the game.
    .bad = The opened secret is not the one that was sealed before the game.
web-check-contributions = Randomness of the devices
    .good = { NUMBER($n) ->
        [0] Nobody added any.
        [one] One player added some, exactly as promised.
       *[other] { NUMBER($n) } players added some, exactly as promised.
    }
    .bad = What was opened for seat { NUMBER($n) } is not what it promised.
web-check-header = Names, options and components
    .good = They are sealed with the deal, and nobody has changed them.
    .bad = They are not the ones that were sealed with the deal.
    .unproven = This record is of an older kind, which does not seal them: somebody may have changed them.
web-check-draws = Every draw
    .good = { NUMBER($n) ->
        [one] One draw follows from the secret and the randomness of the devices.
       *[other] All { NUMBER($n) } draws follow from the secret and the randomness of the devices.
    }
    .bad = Draw { NUMBER($n) } does not follow from the secret.
web-check-lobby = Seal you saw in the lobby
    .good = It is the one in the record.
    .bad = The record has another one.
web-check-dealt = Seal you saw at the deal
    .good = It is the one in the record.
    .bad = The record has another one.
web-check-own = Randomness of this device
    .good = It went into the deal as this device drew it.
    .bad = The record has something else for seat { NUMBER($n) }.
web-check-server = { $check } (by the server)
web-server-check-commitment = Seal of the deal
    .good = The secret is the sealed one.
web-server-check-contributions = Randomness of the devices
    .good = All of it is as promised.
web-server-check-header = Names, options and components
    .good = They are the sealed ones.
    .unproven = This record is of an older kind, which does not seal them.
web-server-check-draws = Every draw
    .good = All of them follow from the secret.
web-server-check-fold = Events and result
    .good = What happened adds up to the result.
web-server-check-decisions = Every decision
    .good = The whole game was played again by the rules, with the same outcome.
    .unproven = It was played by rules that this program does not have, so nobody can check here whether they were kept.
web-verify-how = How this works
web-verify-1 = Before the game the table draws a secret and shows its seal: a fingerprint that fits no other secret.
web-verify-2 = Every device adds randomness of its own, which the table did not know when it sealed the secret.
web-verify-3 = All draws are computed from the two, from the names and from what was agreed. After the game the secret is opened.
web-verify-4 = Whoever has the record can compute them again: here, or offline with “consigliere verify”.

## Replay

web-replay-title = Replay a game
web-replay-help = Drop the record of a finished game here to step through it.
web-replay-play = Play on its own
web-replay-stop = Stop
web-viewer = Seen by
# Those who look on and see no hand.
web-gallery = the gallery
web-history = Steps of the game
web-history-step = Step
web-history-first = First step
web-history-back = One step back
web-history-next = One step on
web-history-last = Last step
web-history-place = { NUMBER($n) } of { NUMBER($of) }

## About

web-about = About Consigliere
web-about-long = In old stories the consigliere stands beside the table: the neutral one who keeps the bank, knows every rule, and never tells what he knows. This is that person as software. It runs on one small computer, needs no internet, and asks nobody for an account.
web-about-promise = Nobody is ever sent what they may not see. No move that was confirmed is ever lost. Every refusal names its rule. Every deal can be checked by everybody.
web-about-languages = Languages
web-about-languages-text = English, Persian, Japanese and Ukrainian, at the same table and at the same time. Each person chooses their own, at any moment.
web-about-editions = Editions
web-about-editions-text = The components of the games here follow the rulebooks.
web-about-reconstructed = Where a rulebook does not list its components, we have reconstructed them. Who owns the box can load an edition file with the true ones.
web-about-licences = Thanks and licences
web-about-icons = Some icons are from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
web-about-fonts = Fonts: Cormorant, Vazirmatn, Shippori Mincho and Noto Sans JP, under the SIL Open Font License.
web-about-games = The games belong to their authors and publishers. Nothing here is taken from their boxes; all pictures are our own.
web-version = Version { $version }
