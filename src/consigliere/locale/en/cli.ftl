# The command line: help texts, the table in the terminal, and what is wrong with what was typed.

## Help texts

cli-help-top = Consigliere: the neutral table, bank and referee for board games of hidden information.
cli-help-exit = Exit codes: 0 good, 1 checked and found bad, 2 bad input, 3 checked and not proven.
cli-help-command = COMMAND
cli-help-usage = usage:
cli-help-words = words
cli-help-options = options
cli-help-help = show this page and leave
cli-help-version = show the version and leave
cli-help-play = Play in the terminal, against bots or passing one device around.
cli-help-games = Show the games there are, with their seats, options and endings.
cli-help-rules = Show the rules of a game: all, a section (CON-4) or one (CON-4.9).
cli-help-simulate = Let bots play many games and show who wins how often.
cli-help-leakcheck = Check that no seat ever learns what it should not know.
cli-help-replay = Step through the record of a game.
cli-help-verify = Check a record: the sealed deal, every draw, every decision.
cli-help-edition-files = Edition files: check your own, or see the one that comes with a game.
cli-help-edition-check = Check an edition file: what is wrong with it, or what it holds.
cli-help-edition-show = Print the edition that comes with a game, as a file to be changed.
cli-help-bench = Measure decisions per second, here and now.
cli-help-serve = Open the table server for browsers; it prints the address and a QR code.
cli-help-backup = Copy the server's database into a new file, also while it runs.
cli-help-game = the game, for example condottiere
cli-help-id = a rule (CON-4.9) or a section (CON-4)
cli-help-file = a record, as --save writes it
cli-help-seats = how many seats the table has
cli-help-games-number = how many games
cli-help-bots = which bots play (consigliere games lists them)
cli-help-policy = a script that the whole table plays by, such as P1 of offer; also outside the lobby's limits
cli-help-lang = the language
cli-help-option = an optional rule, such as hidden_cards=on; may be given several times
cli-help-preset = options under one name, such as by-the-letter; --option changes them one by one
cli-help-edition = an edition file with the components of your own box
cli-help-seat = where you sit: anna, bruno, … or a number from 1
cli-help-name = what you want to be called; several people put commas between names
cli-help-pass-and-play = several people take turns at this screen: all seats, or the first N
cli-help-save = keep the game in this file, saved after every step of yours
cli-help-resume = go on with a game that was saved
cli-help-resume-check = keep what is done in this file, and go on from it if it is there
cli-help-seed = make the game repeatable
cli-help-luck = your own share in the shuffling; without TEXT you are asked
cli-help-fast = do not pause after what a bot does
cli-help-jobs = how many processes share the work
cli-help-all-jobs = how many processes share the work; one for each core if left out
cli-help-pairs = how many pairs of worlds to compare
cli-help-to = stop after step N
cli-help-as = who watches: a seat's name, gallery, or all once the game is over
cli-help-json = print JSON
cli-help-host = the address to listen at; 127.0.0.1 keeps other devices out
cli-help-port = the port to listen at
cli-help-db = the database: an SQLite file, or postgresql+psycopg://…
cli-help-pace = seconds between two moves of bots where somebody looks on
cli-help-tick = seconds of the beat at which all is answered while somebody may act in secret
cli-help-keep = days after which a table is deleted at which nothing has happened since, unless its game still runs; for ever if it is left out
cli-help-workers = how many processes think for the bots
cli-help-origin = where people open this server by another name or through a proxy, such as https://table.example.org; may be given several times
cli-help-no-limits = do not limit how much one address may ask, for load tests
cli-help-unlimited = take as much time and memory as the record needs, instead of stopping
cli-help-target = the new file

## What was typed wrong: one line each, with what to do

cli-bad-usage = { $problem }; try: { $command } --help
cli-unknown-language = there is no language { $language }; choose one of: { $known }
cli-unknown-game = there is no game called { $game }; choose one of: { $known }
cli-refused-table = { $reason }
cli-option-shape = { $word } is no option; write it as name=value, for example hidden_cards=on
cli-unknown-option = { $game } has no option { $option }; choose from: { $known }
cli-unknown-preset = { $game } has no options under the name { $preset }; choose from: { $known }
cli-unknown-bot = { $game } has no bot called { $bot }; choose one of: { $known }
cli-one-bot = name one bot for all seats without a person, not { $bots }
cli-bots-for-seats = { NUMBER($bots) } bots for { NUMBER($seats) } seats; name one for all seats or one for each
cli-unknown-policy = { $game } has no policy called { $policy }; choose one of: { $known }
cli-no-policies = { $game } has no policies; name bots with --bots
cli-preset-with-policy = a policy chooses its options itself; leave --preset out, or name bots with --bots
cli-policy-seats = a policy plays at { NUMBER($least) } to { NUMBER($most) } seats, not { NUMBER($seats) }
cli-too-small = { $word } must be at least { NUMBER($least) }, not { NUMBER($number) }
cli-unknown-seat = there is no seat { $seat }; choose one of { $known }, or a number from 1 to { NUMBER($most) }
cli-unknown-viewer = nobody called { $viewer } watches this game; choose one of: { $known }
cli-unknown-rule = { $game } has no rule { $rule }; the sections are { $first } to { $last }
cli-seat-with-pass-and-play = --seat is for one person; with --pass-and-play the first seats are taken
cli-bad-people = { $number } people cannot share { NUMBER($seats) } seats; give a number from 1 to { NUMBER($seats) }
cli-too-many-names = { NUMBER($names) } names for { NUMBER($people) ->
    [one] one person
   *[other] { NUMBER($people) } people
}; give at most one each
cli-bad-name = a name has 1 to { NUMBER($most) } printable characters and no semicolon
cli-same-name = two seats would have the same name ({ $names }); choose another with --name
cli-bad-seed = { $seed } is no seed; write at most { NUMBER($most) } hexadecimal digits
cli-long-luck = that is too much luck; give at most { NUMBER($most) } bytes
cli-file-unreadable = cannot read { $file }: { $why }; check the name
cli-file-unwritable = cannot write { $file }: { $why }; choose another file
cli-file-exists = { $file } exists already; go on with it by --resume { $file }, or choose another file
cli-file-too-large = { $file } is too large to be a record
cli-leak-another-check = { $file } is not the file of this check; give the same game, seats, options, seed and pairs as before, or another file
cli-file-no-json = { $file } is no JSON, line { NUMBER($line, useGrouping: 0) } column { NUMBER($column, useGrouping: 0) }: { $why }; is it a record?
cli-bad-record = { $file } is no good record: { $problem }
cli-too-much = { $file } was given up: it needs more than { NUMBER($seconds) } seconds or { NUMBER($megabytes) } MB; if you trust it, add --unlimited
cli-bad-edition = { $file } is no good edition: { $problem }; see all of it with: consigliere edition check { $file }
cli-edition-of-another = { $file } is an edition of { $game }; choose that game or another file
cli-edition-too-large = { $file } is too large to be an edition
cli-resume-no-secret = { $file } holds no secret, so it cannot be played on; resume a file that was saved with --save
cli-resume-no-rules = { $file } was played by version { NUMBER($version) } of the rules, which this program does not have, so it cannot be played on; look at it with consigliere replay
cli-resume-alone = { $word } cannot be changed in a game that is resumed; leave it out
cli-other-game = { $file } is a game of { $game }; try: consigliere play { $game } --resume { $file }
cli-still-secret = { $file } is not over yet, so not everything may be seen; watch as a seat or as gallery
cli-no-such-step = there is no step { NUMBER($number) }; the record has { NUMBER($last) }
cli-bad-port = there is no port { $port }; give a number from 0 to { NUMBER($most, useGrouping: 0) }
cli-bad-pace = the pace must be from 0 to { NUMBER($most) } seconds
cli-bad-tick = the tick must be from { $least } to { $most } seconds
cli-port-taken = port { $port } is taken; end the other program or choose another port: --port { $next }
cli-no-address = cannot listen at { $host } port { $port }: { $why }; choose another with --host and --port
cli-bad-database = { $problem }
cli-database-taken = another server works on { $database } already; end it, or choose another database: --db

## Before the game

cli-welcome = { $game } for { NUMBER($seats) }. I keep the bank and know the rules; ask me with: rules
cli-welcome-moderated = { $game } for { NUMBER($seats) }. I am the Moderator and know the rules; ask me with: rules
cli-sealed = The deal is sealed: { $commitment }
cli-luck = Add your own luck to the shuffling, any words (Enter for none):
cli-first-words = You are { $name }. Type help at any time.
cli-first-words-several = At this screen sit { $names }. Nobody sees a hand but its owner. Type help at any time.
cli-resumed = We go on with { $file }.

## The server

cli-serve-here = On this machine: { $address }
cli-serve-there = On other devices: { $address }
cli-serve-few-files = This machine lets the server open only { NUMBER($most) } files, and every connection is one; for many people, raise the limit (ulimit -n).
cli-serve-end = Ctrl-C ends the server; tables are kept.
cli-serve-ended = The server has ended. All tables are kept.
cli-backed-up = Copied to { $file }.

## At the table

cli-you = you
cli-seat-you = { $name } (you)
cli-winner = winner
# Between the cells of a table where words run from right to left: a letter that does not (U+01C0). Else nothing.
cli-bar = { "" }
cli-prompt = { $name }>
cli-press-enter = (press Enter)
cli-ask-anything = It is your turn: type one of these, or its number.
cli-you-took-back = You undo your last step.
cli-took-back = { $name } undoes the last step.
cli-hand-over =
    ==============================================
    Give the device to { $name }.
    ==============================================
cli-hand-over-enter = { $name }, press Enter when nobody else looks.
cli-device-whom = Give it to whom? At this screen sit { $names }.
cli-play-help-device = device NAME    hand the device to somebody else at this screen
cli-play-help =
    Enter, look    the table once more
    hand           your hand, and what each choice brings
    map            the whole board and what its signs mean
    log [N|all]    what has happened
    why …          why a step is not allowed: why, then the step
    rules [ID]     the rules: rules, rules { $section }, rule { $rule }
    hint           what a bot would do in your place
    undo           undo your last step, if nobody has learnt from it
    say …          talk to the table
    save [FILE]    keep the game
    resume FILE    go on with another game
    quit           leave; you are asked whether to save
cli-play-how-any =
    Play           the number of a choice, or its first words
    Several steps  with semicolons between them (all of them or none)
cli-play-how-condottiere =
    Play           a card: 10, winter, sc · a region: roma, rom, 16 · pass
    In full        play 10 · choose roma · take 6 · favor siena · keep hand
    Several steps  scarecrow; take 10 · bishop; favor off (all of them or none)
    show … to …    show cards: show 10 winter to bruno
cli-play-how-corleone =
    Play           thug docks · don s03 · complete cook · ally capo · the number of a choice
    Money          its value: 5 · a whole bid: bid 5 3 · a whole tribute: discard 1 1 · no
    In full        complete gun_down from hand with narcotics for gun
    Several steps  with semicolons between them (all of them or none)
cli-play-how-mobcity =
    Play           the number of a choice, or: bid 1 2 3 4 · hire CARD 2 · buy A3 · open A3 · send 1 A3
    In short       2 4 1 3 for a bid · 3 2 to hire card 3 for group 2 · A3 for a building · 1 A3 to send group 1
    Several steps  1 A3; 2 B5; done (all of them or none)
cli-play-how-offer =
    Say            claim mafioso · suspect 4 · trust bruno · report 1 4 traitor
                   vote 4 down · want 4 (out) · agree 17 · disagree 17 · say …
                   ask 3 claim · ask 3 suspect · because 17 suspect 4
    Do             accuse 4 · second, no · up, down · end · over · shoot 4
    By night       a name or a number · nobody · traitors: nod 3, mark 3 don
    Read           who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-play-how-offer-fast =
    Say            claim cop · suspect 4 · trust bruno · say …
                   ask 3 claim · ask 3 suspect · agree 17 · because 17 suspect 4
    The Don        a name or a number: who gets the gun
    With the gun   a name or a number: who is shot
    Read           who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-sentence-next = { $list } { $item }
cli-footnote = { $sentence } [{ $note }]
cli-looking-on = Enter: on · end: to the end of the game · who, claims, ledger, log
cli-why-what = Say what you would like to do: why, then the step.
cli-why-not-at-all = Nothing speaks against it: { $step }
cli-hint = { $bot } would do this: { $step }
cli-hint-nothing = { $bot } would do nothing now.
cli-resume-what = Say which file: resume FILE
cli-ambiguous = { $word } could mean { $known }.
cli-not-understood = I do not understand “{ $word }”. Type help to see what you can say.
cli-rules-more = Read a section with: rules { $section }; a rule with: rule { $rule }
cli-hint-why = Why: { $reason }
cli-hint-only = nothing else can be chosen now.
cli-hint-best = by its own reckoning the best of your { NUMBER($n) ->
    [one] { NUMBER($n) } choice
   *[other] { NUMBER($n) } choices
}.
cli-left-over = I understand “{ $before }”, but “{ $word }” is left over. One thing at a time, with ; between steps.
cli-refused-step = Step { NUMBER($n) }, “{ $step }”, is refused, so none is taken:

# What people type for a verb besides what the buttons say; blanks stand between the words.
cli-said-pass = pass
cli-said-play = play
cli-said-done = done ok
cli-said-decline = no none nothing
cli-said-suspect = suspect
cli-said-trust = trust
cli-said-claim = claim
cli-said-report = report
cli-said-accuse = accuse
cli-said-second = second
cli-said-up = up
cli-said-down = down
cli-said-over = over
cli-said-end = end
cli-said-withdraw = withdraw
cli-said-shoot = shoot
cli-said-agree = agree
cli-said-disagree = disagree
cli-said-ask = ask
cli-said-ready = ready

## Leaving

cli-save-before-leaving = Save to { $file }? [Enter yes, n no, c go on playing, or another file name]
cli-leave = Leave? The game is kept in { $file }. [Enter yes, n go on playing]
cli-stayed = We go on.
# What people may answer for yes, for no and for staying, besides y, n and c; blanks stand between the words.
cli-answer-yes = yes
cli-answer-no = no
cli-answer-stay = stay
cli-saved = Saved in { $file }.
cli-left = The game is in { $file }. Go on with: consigliere play { $game } --resume { $file }
cli-left-unsaved = Until next time. The game was not saved.

## The end

cli-over = { NUMBER($n) ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
cli-how-it-ended = How it ended: { $ending }
cli-con-chart = { NUMBER($n) ->
    [one] Regions after the only battle
   *[other] Regions after each of { NUMBER($n) } battles
}
cli-keep-it = Keep the record in { $file }? [Enter yes, n no, or another file name]
cli-kept = The record is in { $file }.
cli-verify-it = Anybody can check it: consigliere verify { $file }
cli-not-kept = The record was not kept; --save FILE keeps it.
cli-digest = Final position: { $digest }

## Condottiere

cli-con-no-battle = No battle yet
cli-con-battle = Battle { NUMBER($n) } for { $region }, chosen by { $chooser }
cli-con-after-battle = After battle { NUMBER($n) }
cli-con-next-battle = Next battle: { $region }, chosen by { $chooser }
cli-con-defends = ({ $name } defends)
cli-con-piles = deck { NUMBER($deck) }, discarded { NUMBER($discard) }
cli-con-goal = { NUMBER($total) } regions or { NUMBER($group) } adjacent ones win
cli-con-campaign = game { NUMBER($n) } of a campaign to { NUMBER($target) } points
# Where words run from right to left, a letter that does not.
cli-con-free-sign = ·
cli-con-legend-free = { $sign } free
cli-con-legend-contested = [X] battle for X
cli-con-legend-favor = X{ $sign } the Favor
cli-con-map-signs = { $free } free, * the battle, { $favor } the Favor
cli-con-head-cards = cards
cli-con-head-regions = regions
cli-con-head-total = total
cli-con-head-line = line
cli-con-points = { NUMBER($n) }p
cli-con-token = token
cli-con-defender = defender
cli-con-no-cards = no cards
cli-con-times = { $card }{ $sign }{ NUMBER($n) }
cli-con-hand = Your hand ({ NUMBER($n) }): { $cards }
cli-con-now = now
cli-con-if-played = If played
cli-con-if-taken = Taken back
cli-con-star = * you alone would lead
cli-con-star-seen = * you lead, as far as you see
cli-con-your-total = Your total after playing
cli-con-outlook = { $card } → { $totals }
cli-con-total = { $name } { NUMBER($n) }
cli-con-stake = { $region }: { $stakes }
cli-con-stakes-next = { $list }; { $item }
cli-con-stakes = At stake (whoever conquers it):
cli-con-no-stakes = No region would win the game or join your regions now.
cli-con-you-would-win = you would win the game
cli-con-would-win = { NUMBER($n) ->
    [one] { $names } would win the game
   *[other] { $names } would each win the game
}
cli-con-threat = This battle could win the game for { $names }.
cli-con-your-group = your group of { NUMBER($n) }
cli-con-pass-wins = Everybody else is out: if you pass now, you win { $region }.
cli-con-pass-loses = Everybody else is out: if you pass now, { $name } wins { $region }.
cli-con-pass-ties = Everybody else is out: if you pass now, nobody wins { $region }.
cli-con-why-totals = The totals after it: { $totals }.
cli-con-why-pass = The totals now: { $totals }.
cli-con-beside = Beside it lie { $names }.
cli-con-how-play = (for example: { $card }, or pass)
cli-con-how-pass-up = (for example: { $card }, pass, or pass up to turn your card up)
cli-con-how-choose = (a name or its number on the map)
cli-con-how-favor = (a name, its number on the map, or off)
cli-con-how-take = (a card, or nothing)
cli-con-how-answer = (keep or discard)
cli-con-how-keep = (for example: heroine 10, or nothing)
cli-con-how-draw = (0 to { NUMBER($most) })

## Corleone's Empire. Goods and money stand for themselves by the .short names of the cards.

cli-corl-first = first: { $name }
cli-corl-piles = deck { NUMBER($deck) }, discarded { NUMBER($discards) }
cli-corl-dollars = ${ NUMBER($n) }
# Gains in few letters, for narrow lines: draw a job, bank a money card, take the horse head, a good of
# one’s choice, discard cards for a gain.
cli-corl-gain-job = job
cli-corl-gain-bank = bank
cli-corl-gain-horse = horse
cli-corl-gain-good = good
cli-corl-gain-discard = { NUMBER($n) }>{ $gain }
cli-corl-job = { $job }: { $cost } > { $gains }
cli-corl-brings = { $name }: { $gains }
cli-corl-neutral = n
cli-corl-stands = { $figure } { $place }
cli-corl-title-standing = On spaces:
cli-corl-title-public = Public jobs (* you can pay):
cli-corl-title-row = Allies for sale:
cli-corl-title-bank = Bank:
cli-corl-title-spaces = Free spaces: turfs around, P Central Park, and what they give
cli-corl-legend = { $signs }. good: a good of your choice. 1>x: discard 1 card for x. AB: markers from bottom to top, the last one controls. [A]: a figure of A. A2 B1 >A: influence, and who would win the turf now. { $neutral }: neutral. +A: A gets the same. *: you would take that turf. Reserve 2+1 -1: thugs, family members, killed. { $decided }: has decided.
cli-corl-coloured = { $job } ({ $colour })
cli-corl-last-figure = This is your last figure: once it is placed you take no further action in this act, though you could pay for { $jobs }.
cli-corl-legend-more = { cli-corl-gain-bank }: put a money card into the suitcase. { cli-corl-gain-horse }: take the horse head. { cli-corl-gain-job }: draw two jobs, keep one. Jobs by colour: { $colours }; { $colour }: two of them done. Hand 8/5: 8 cards, 5 may be kept at tribute.
cli-corl-head-turf = turf
cli-corl-head-stack = markers
cli-corl-head-business = business
cli-corl-head-tile = tile
cli-corl-head-support = family gets
cli-corl-head-influence = influence
cli-corl-head-front = front: thug
cli-corl-head-back = back: family
cli-corl-head-family = family
cli-corl-head-figures = reserve
cli-corl-head-hand = hand
cli-corl-head-case = suitcase
cli-corl-head-jobs = jobs
cli-corl-head-markers = markers
cli-corl-head-bonus = bonus
cli-corl-letter-yellow = Ye
cli-corl-letter-blue = Bl
cli-corl-letter-green = Gn
cli-corl-letter-grey = Gy
cli-corl-mark-bid = bid { $total }
cli-corl-hand = Your hand ({ NUMBER($n) }, limit { NUMBER($limit) }): { $cards }
cli-corl-suitcase = suitcase { $sum }: { $cards }
cli-corl-members = { NUMBER($n) ->
    [one] A family member to a space (* you would take that turf):
   *[other] { NUMBER($n) } family members, one to a space (* you would take that turf):
}
cli-corl-brief = Family member to a space, with the turfs around it (P: { $park }):
cli-corl-bid = Your bid: { $total } ({ $cards }); left in the suitcase: { $left }
cli-corl-tribute = To be discarded: { $cards }; { NUMBER($n) } more
cli-corl-chosen = Chosen: { $cards }
cli-corl-now = { $effects }.
cli-corl-left = Still to come: { $effects }.
cli-corl-waiting = Then: { $effects }.
cli-corl-shares-after = { $name } uses it after you.
cli-corl-then = then { $turfs }
cli-corl-stock = { NUMBER($n) } left
cli-corl-shared = { $gains }; { $name } gets the same
cli-corl-in-hand = { NUMBER($n) ->
    [one] { NUMBER($n) } card in hand
   *[other] { NUMBER($n) } cards in hand
}
cli-corl-in-case = { NUMBER($n) ->
    [one] { NUMBER($n) } money card in the suitcase
   *[other] { NUMBER($n) } money cards in the suitcase
}
cli-corl-how-action = Your turn, for example: { $examples }. See also: map
cli-corl-how-list = (its number or name)
cli-corl-how-money = (for example: 5, or no)
cli-corl-how-offer = (for example: 5)
cli-corl-how-bid = (for example: bid 5 3, or 0)
cli-corl-how-tribute = (for example: gun, then done)
cli-corl-from-case = Suitcase
cli-corl-from-hand = Kept in hand
cli-corl-jobs-of = Jobs, { $colour }
cli-corl-total = Total
cli-corl-chart = { NUMBER($n) ->
    [one] Money in the suitcases
   *[other] Money in the suitcases from turn to turn
}

## Lists

cli-games-game = { $name }: { $about }
cli-games-seats = { NUMBER($least) } to { NUMBER($most) } seats
cli-games-bots = bots: { $bots }
cli-games-endings = endings: { $endings }
cli-games-options = options:
cli-games-option = { $name } = { $default } (allowed: { $allowed })
cli-games-presets = options under one name, for --preset:

## Simulations

cli-sim-title = { $game }, { NUMBER($seats) } seats, { NUMBER($games) ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}
cli-sim-finished = finished { NUMBER($n) }, seed { $seed }
cli-sim-policy = policy { $policy }, seed { $seed }
cli-sim-speed = { NUMBER($n) } decisions a second, { $seconds } seconds
cli-sim-length = { $mean } decisions a game ({ NUMBER($least) } to { NUMBER($most) })
cli-sim-bots = bot, wins, share with its 95 % interval
cli-sim-sides = side, wins, share with its 95 % interval
cli-sim-seat = { NUMBER($seat) }: { $share }
cli-sim-seats = share of each seat: { $shares }
cli-sim-endings = endings

## Checks

cli-leak-done = { $game } with { $seats } seats: { NUMBER($pairs) } pairs of worlds compared in { NUMBER($steps) } steps.
cli-leak-speed = { NUMBER($n) } pairs a second, { $seconds } seconds
cli-leak-found = { NUMBER($n) ->
    [0] No leak was found.
    [one] { NUMBER($n) } leak was found:
   *[other] { NUMBER($n) } leaks were found:
}
cli-check-commitment = the secret is the one the deal was sealed with
cli-check-contributions = the seats' own luck is what they committed to
cli-check-header = names, options and components are the sealed ones
cli-check-draws = every draw follows from secret and luck
cli-check-fold = the events add up to the result
cli-check-decisions = every decision follows the rules
cli-check-good = good  { $what }
cli-check-bad = BAD   { $what }: { $problem }
cli-check-unproven = ----  { $what }: not proven, { $problem }
cli-verified-good = { $file }: everything holds.
cli-verified-bad = { $file }: not everything holds.
cli-verified-unproven = { $file }: nothing is wrong with it, but not everything is proven.

## Replays

cli-replay-step = Step { NUMBER($n) }
cli-replay-prompt = step { NUMBER($n) } of { NUMBER($last) } (Enter next, b back, a number, q quit):


## Editions

cli-edition-good = Good: { $name }, an edition of { $game }.
cli-edition-table = { $table }: entries { NUMBER($entries) }, pieces { NUMBER($pieces) }
cli-edition-changed = Entries and fields that differ from the edition that comes with the game: { NUMBER($n) }.
cli-edition-reconstructed = { NUMBER($n) ->
    [0] Reconstructed: nothing.
   *[other] Reconstructed: { NUMBER($n) } of { NUMBER($all) } facts about its components.
}

## Mob City

cli-mob-signs = * speakeasy, x shut, ! hit by a grenade, { $hidden } hidden. { $sign }: { $name } owns it; +{ $sign }12: groups 1 and 2 of { $name } stand there.
cli-mob-lot = { $lot } { $building }
cli-mob-signs-more = (Soldier 2/4): reaction 2, toughness 4. Groups 1:3: three cards in group 1. The price list: plan
cli-mob-unpayable = you could not pay this fine now: the building would be lost
cli-mob-unpayable-sign = (! more than your cash: the building would be lost)
cli-mob-why-event = for ${ NUMBER($n) } you alone know what is coming today
cli-mob-why-police = for ${ NUMBER($n) } no raid or crackdown touches you today
cli-mob-why-whiskey = for ${ NUMBER($n) } your speakeasies sell ${ NUMBER($grade) } whiskey today
cli-mob-why-hire = { $card } fights for ${ NUMBER($n) } a day
cli-mob-why-buy = costs ${ NUMBER($price) }, earns ${ NUMBER($income) } a day
cli-mob-why-send = alone there the group brings ${ NUMBER($n) }
cli-mob-plan-building = building
cli-mob-plan-price = price
cli-mob-plan-legal = legal
cli-mob-plan-grade = ${ NUMBER($n) } whiskey
cli-mob-plan-fine = fine
cli-mob-plan-wages = Wages a day: { $wages }.
cli-mob-plan-whiskey = Whiskey costs: { $prices }.
cli-mob-plan-more = A bought building raises notoriety by 1. The first speakeasy of a day is free, each further one costs the grade of the whiskey times $100.
cli-mob-odds = { $what } { NUMBER($n) } of { NUMBER($of) }
cli-mob-how-bid = (for example: 2 4 1 3)
cli-mob-how-hire = (card and group: 3 2; or done)
cli-mob-how-buy = (for example: A3, or done)
cli-mob-how-speakeasies = (for example: A3; or done)
cli-mob-how-send = (for example: 1 A3; 2 B5; done)
cli-mob-how-arm = (who and which weapon: 2 1; or done)
# Titles of columns, as short as can be.
cli-mob-head-cash = Cash $
cli-mob-head-notoriety = Notoriety
cli-mob-head-buildings = Owns
cli-mob-head-whiskey = Whiskey
cli-mob-head-wages = Wages
cli-mob-head-groups = Groups
# Where a block lies, in a few letters.
cli-mob-slot-N = N
cli-mob-slot-S = S
cli-mob-slot-NW = NW
cli-mob-slot-NE = NE
cli-mob-slot-SW = SW
cli-mob-slot-SE = SE
cli-mob-person = { $name } ({ $role } { NUMBER($reaction) }/{ NUMBER($toughness) })
cli-mob-group = Group { NUMBER($n) }: { $cards }
cli-mob-event-seen = Event seen by { $name }
cli-mob-last-day = { NUMBER($n) ->
    [1] this is the last day
   *[other] last day: a chance of 1 in { NUMBER($n) }
}
cli-mob-thousands = income in $1,000
cli-mob-lying = Lying there: { $weapons }
cli-mob-prices = Today Event costs you ${ NUMBER($event) } and Police ${ NUMBER($police) }; you may hire { NUMBER($hire) }.
cli-mob-costs = ${ NUMBER($n) }
cli-mob-for-sale = { $building } (${ NUMBER($price) }, earns ${ NUMBER($income) }): { $lots }
cli-mob-speakeasy = legal { NUMBER($legal) }, speakeasy { NUMBER($speakeasy) }, fine { NUMBER($fine) }{ NUMBER($raids) ->
    [0] { "" }
   *[other] , raids left { NUMBER($raids) }
}
cli-mob-legal-or-not = Legal > speakeasy, in $1,000:
cli-mob-speakeasy-short = { $legal } > { $speakeasy }, fine { $fine }{ NUMBER($raids) ->
    [0] { "" }
   *[other] , raids { NUMBER($raids) }
}
cli-mob-to-send = Still to be sent: { $groups }. The city shows what you would get, in $1,000.
cli-mob-all-sent = Every group knows where to go: done
cli-mob-orders = To change standing orders (arming, molls, loot …), type hand.
cli-mob-weapons = Weapons: { $weapons }
cli-mob-sides = { $means }: sides of { NUMBER($of) } that wound + kill
cli-mob-more = { NUMBER($n) ->
    [one] … and one more line: type hand
   *[other] … and { NUMBER($n) } more lines: type hand
}

## An Offer You Can't Refuse

cli-offer-day = Day { NUMBER($n) }
cli-offer-night = Night { NUMBER($n) }
cli-offer-round = Round { NUMBER($n) }
cli-offer-living = { NUMBER($n) } living
cli-offer-sides = Family { NUMBER($family) }, traitors { NUMBER($traitors) }
cli-offer-needed = out with { NUMBER($n) } thumbs down
cli-offer-in-play = In play: { $roles }.
cli-offer-hidden = Face down: { $roles }
# Heads of the table of players: what they say they are, and who speaks against or for them.
cli-offer-head-says = role
cli-offer-head-against = against
cli-offer-head-for = for
cli-offer-mark-accused = accused
cli-offer-mark-over = over
cli-offer-mark-doomed = leaves soon
cli-offer-mark-coins = { NUMBER($n) ->
    [one] coin
   *[other] { NUMBER($n) } coins
}
cli-offer-claimed = { $role }?
cli-offer-signs = > is asked; * you; { $ghost } a ghost; ? says so; ! you know it, or a report says so. Against and for: the numbers of those who suspect or trust that player, or how many they are.
cli-offer-card = Your card: { $role }.
cli-offer-team = Traitors: { $names }.
cli-offer-only-traitor = You are the only traitor.
cli-offer-told-family = Family, as you were told: { $names }.
cli-offer-told-traitor = Traitor, as you were told: { $names }.
cli-offer-told-don = The Don, as you were told: { $names }.
cli-offer-told-not-don = Not the Don, as you were told: { $names }.
cli-offer-don-is = The Don is { $name }: you win with the Don.
cli-offer-patsy-is = Your Patsy is { $name }.
cli-offer-doomed = You are arrested and leave soon.
cli-offer-armed = The gun lies before you: you may shoot, at any time of the day.
cli-offer-fast-don = Put the gun before somebody each round, and do not let yourself be shot. You win when at most one Cop is left.
cli-offer-fast-cop = Somebody here is the Don. Whoever gets the gun has to shoot: hit the Don, and all Cops win; miss, and both of you are out.
cli-offer-fast-patsy = You hold a Cop card, but you are the Patsy: you win if the Don wins.
cli-offer-about-fast = “Leave the gun, take the cannoli”: one of you is the Don, all others are Cops. Each round the Don puts the gun before somebody in secret, you talk, and whoever has the gun must shoot. Hit the Don, and the Cops win; miss, and both are out.
cli-offer-why = { $name }: suspected by { NUMBER($against) }, trusted by { NUMBER($kindly) }.
cli-offer-why-role = Card or claim: { $role }.
# An answer to a question, before what is said, with which it makes one line.
event-answer-given = { $seat_is ->
    [me] You, in answer to #{ NUMBER($entry) }:
   *[other] { $seat }, in answer to #{ NUMBER($entry) }:
}
cli-offer-ask-opening = This is your card; nobody else sees it. (Enter: the game begins)
cli-offer-ask-talk = Your word? For example: suspect { $n }, ask { $n } claim, accuse { $n }. (Enter: listen; over: nothing more today; help)
cli-offer-ask-last = Everybody else is done. For example: suspect { $n }, accuse { $n }; over ends the day. (help)
cli-offer-ask-second = { $accuser } accuses { $accused }. Do you second it? (second or no)
cli-offer-ask-vote = { $accused } stands trial: thumb up to let { $accused } stay, or down. It takes { NUMBER($n) } thumbs down. (up or down)
cli-offer-ask-vote-me = You stand trial. It takes { NUMBER($n) } thumbs down. Your own thumb? (up or down)
cli-offer-ask-tap = You are the Don. Tap one player: the Patsy, who will win with you. (for example: { $n })
cli-offer-ask-place = You are the Don. Who gets the gun? (for example: { $n })
cli-offer-ask-word = A coin for a word of yours. Send one word, a player or a role. (for example: word bruno; word - for none)
cli-offer-ask-asleep = The table sleeps; nothing is asked of you tonight. (Enter: until dawn)
cli-offer-ask-chosen = You have chosen. (Enter: until dawn)
cli-offer-watching = You watch as a ghost. (Enter: on; end: to the end of the game)
cli-offer-how-device = (device { $name }: hand the device to { $name })
cli-offer-how-call = { $call } ({ $step })
cli-offer-how-name = (a name or number such as { $n }, or nobody)
cli-offer-how-bang = (talk if you like; { $n } or bang { $n } shoots)
cli-offer-how-listen = (for example: suspect { $n }; Enter: listen)
cli-offer-how-introduce = (for example: claim mafioso, say good evening, pass)
cli-offer-how-defence = (for example: claim don, suspect { $n }, then end)
cli-offer-how-side = (left: { $left }; right: { $right })
cli-offer-how-ready = (Enter)
cli-offer-ghost = ghost
cli-offer-no-entries = Nothing like that is in the ledger.
cli-offer-no-claims = Nobody has claimed or reported anything yet.
cli-offer-ballot-up = { $name }: thumb up for { $about } (#{ NUMBER($number) })
cli-offer-ballot-down = { $name }: thumb down for { $about } (#{ NUMBER($number) })
cli-offer-card-of = { $name } ({ $role })
cli-offer-side-family = Family
cli-offer-side-traitor = Traitors
cli-offer-cards = The cards
cli-offer-days = How it went
cli-offer-quiet = Nobody left.
cli-offer-arrest = The traitors pointed at { $name }.
cli-offer-left-vote = { $name } ({ $role }) was voted out.
cli-offer-left-shot = { $name } ({ $role }) was shot.
cli-offer-left-blast = { $name } ({ $role }) was blown up.
cli-offer-left-offer = { $name } ({ $role }) could not refuse the offer.
cli-offer-left-night = { $name } ({ $role }) was gone in the morning.
cli-offer-left-dusk = { $name } ({ $role }) left at dusk.
cli-offer-banged = { $name } shot { $about }: not the Don, so both were out.
cli-offer-banged-don = { $name } shot { $about }, the Don.
cli-offer-acquitted = { $name } stayed, with { NUMBER($n) ->
    [one] { NUMBER($n) } thumb
   *[other] { NUMBER($n) } thumbs
} down.
cli-offer-head = The horse head stood before { $name }.
cli-offer-learned-family = { $name } learned that { $about } is Family.
cli-offer-learned-traitor = { $name } learned that { $about } is a traitor.
cli-offer-learned-yes = { $name } learned that { $about } is the Don.
cli-offer-learned-no = { $name } learned that { $about } is not the Don.
