# An Offer You Can't Refuse: roles, items, questions, statements, what happened, options, and why not.
# The Moderator's lines are read aloud at a table: they are made from what everybody knows, and never hint.

offer = The Godfather: An Offer You Can’t Refuse
    .about = Everybody at the table belongs to the Family, or says so. By day you talk, accuse and vote; by night the traitors make an arrest. Find them before they are as many as you are. The fast game, “Leave the gun, take the cannoli”, is over in minutes.

## Roles. .help says what each can do.

role-consigliere = Consigliere
    .help = Family. Each night you may name another player, and you learn whether that player is of the Family or a traitor. The Infiltrator looks like Family.
role-don = Don Corleone
    .help = Family. Once per game, at night, you may make somebody an offer: the horse head stands before that player the next day. If no traitor is eliminated that day, the player is.
role-mafioso = Mafioso
    .help = Family. You have no power but your ears, your voice and your vote.
role-cop = Cop
    .help = Traitor. You know the other traitors. Each night you agree with them on one player to arrest.
role-accomplice = Accomplice
    .help = Family. Each night you may name a player, who has the gun the next day. Whoever has the gun may shoot one player, without a vote.
role-loyal_brute = Loyal Brute
    .help = Family. Each night you may name a player, who has the vest the next day. In the night after that, the vest saves that player.
role-coward = Coward
    .help = Family. You can keep neither gun nor vest: you must pass them to your left or right neighbour.
role-tough_guy = Tough Guy
    .help = Family. When the traitors arrest you, you stay for one more round before you leave.
role-assassin = Assassin
    .help = Traitor. You take part in the arrest. Each night you may also strike at somebody: if it is the Don, the Don falls, and if it is not, you do.
role-police_chief = Police Chief
    .help = Traitor. You take part in the arrest. Each night you may also name another player, and you learn whether that is the Don.
role-saboteur = Saboteur
    .help = Traitor. You take part in the arrest. If you are voted out, you take your left or right neighbour with you.
role-infiltrator = Infiltrator
    .help = Traitor. You take part in the arrest. To the Consigliere you look like Family.
role-unknown = unknown role
    .help = You may not see this card.
role-none = no role
    .help = No role is meant.

## Items

item-gun = Gun
    .help = Whoever has it may shoot one other player during the day, without a vote. It goes back after the shot, or when the day ends.
item-vest = Vest
    .help = Saves its wearer in the coming night: from an arrest, and from the Assassin. It stops nothing by day.
item-horse_head = Horse head
    .help = The Don’s offer. If no traitor is eliminated on this day, the player before whom it stands is.

## Sides of the game, and of a seat

side-family = Family
side-traitor = traitor
side-left = left
side-right = right

## Thumbs

thumb-up = thumb up
    .help = The accused stays.
thumb-down = thumb down
    .help = The accused is eliminated.

## In place of a player

choice-nobody = nobody
choice-unset = not chosen
choice-unknown = hidden

## The Don's offer

offered-not_made = not made, as far as you know
offered-made = made
offered-seen = seen by everybody

## The calls of the night

call-arrest = Arrest
call-peek = Whom the Consigliere asks about
call-offer = The Don’s offer
call-gun = Gun
call-vest = Vest
call-strike = The Assassin’s strike
call-seek_don = Where the Police Chief looks for the Don
call-bribe = Bribe

## What the Moderator whispers, and what a ghost sends

answer-nothing = nothing
answer-family = Family
answer-traitor = traitor
answer-yes = yes
answer-no = no
answer-player = a player
answer-text = a word
answer-consigliere = { role-consigliere }
answer-don = { role-don }
answer-mafioso = { role-mafioso }
answer-cop = { role-cop }
answer-accomplice = { role-accomplice }
answer-loyal_brute = { role-loyal_brute }
answer-coward = { role-coward }
answer-tough_guy = { role-tough_guy }
answer-assassin = { role-assassin }
answer-police_chief = { role-police_chief }
answer-saboteur = { role-saboteur }
answer-infiltrator = { role-infiltrator }

## The two games in the box

game-full = An Offer You Can’t Refuse
    .help = Days and nights, five to twenty players.
game-fast = Leave the gun, take the cannoli
    .help = One Don, one gun, a few minutes, three to seven players.

## What a seat is asked; .waiting is what the others read meanwhile. By night everybody reads the same.

decision-in_the_box = Nothing is asked of you now.
    .waiting = Nobody is asked anything now.
decision-over = The game is over.
    .waiting = The game is over.
decision-opening = Eyes closed. The traitors get to know each other. Confirm when you have seen your card.
    .waiting = Eyes closed. The traitors get to know each other.
decision-coin = You fell in the night. Which neighbour gets your coin?
    .waiting = Waiting for { $seats } to give a coin away.
decision-pass_gun = You will not keep the gun. Which neighbour gets it?
    .waiting = Waiting for { $seats } to pass the gun on.
decision-pass_vest = You will not keep the vest. Which neighbour gets it?
    .waiting = Waiting for { $seats } to pass the vest on.
decision-introduce = Introduce yourself: a few words, one statement, or pass.
    .waiting = Waiting for { $seats } to say a few words.
decision-elect = Who should get the item? Name somebody, or nobody. All choices are shown together.
    .waiting = Waiting for { $seats } to choose.
decision-talk = Negotiation: talk, make statements, accuse somebody. Say “over” when you have nothing more to say today.
    .waiting = Negotiation. Not done yet: { $seats }.
decision-second = Somebody is accused. Do you second it?
    .waiting = An accusation waits for a second.
decision-defence = You are accused. Speak for yourself, and say when you have finished.
    .waiting = { $seats } speaks; everybody else listens.
decision-vote = Thumb up: the accused stays. Thumb down: the accused is out. You may change your mind until the vote closes.
    .waiting = Waiting for the thumbs of { $seats }.
decision-blast = They have voted you out. Whom do you take along, your left or your right neighbour?
    .waiting = Waiting for { $seats } to choose left or right.
decision-night_1 = Night, first part. If there is something for you to choose, choose it. Then confirm.
    .waiting = Night, first part.
decision-night_2 = Night, second part. If there is something for you to choose, choose it. Then confirm.
    .waiting = Night, second part.
decision-night_3 = Night, third part. If there is something for you to choose, choose it. Then confirm.
    .waiting = Night, third part.
decision-night_4 = Night, last part. If there is something for you to choose, choose it. Then confirm.
    .waiting = Night, last part.
decision-tap = Eyes closed, fists on the table. The Don taps one of them. If there is something for you to choose, choose it. Then confirm.
    .waiting = Eyes closed, fists on the table. The Don taps one of them.
decision-place = Eyes closed. The Don puts the gun before somebody. If there is something for you to choose, choose it. Then confirm.
    .waiting = Eyes closed. The Don puts the gun before somebody.
decision-bang = The gun is yours. Find the Don, and shoot.
    .waiting = { $seats } has the gun and looks for the Don.
decision-last_call = Last call: shoot now, or chance pulls the trigger.
    .waiting = Last call for { $seats } to shoot.

## What one may do; .help is the command to type

command-ready = Confirm
    .help = ready
command-not-ready = Not ready after all
    .help = not ready
command-pass = Pass
    .help = pass
command-withdraw = Withdraw the accusation
    .help = withdraw
command-second = Second the accusation
    .help = second
command-no-second = Do not second
    .help = no
command-end-defence = End your defence
    .help = end
command-up = Thumb up
    .help = up
command-down = Thumb down
    .help = down
command-over = Over: nothing more from me today
    .help = over
command-not-over = Take “over” back
    .help = not over
command-blast = Take your neighbour along: { $side }
    .help = blast left|right
command-give-coin = Give your coin away: { $side }
    .help = coin left|right
command-pass-gun = Pass the gun on: { $side }
    .help = pass gun left|right
command-pass-vest = Pass the vest on: { $side }
    .help = pass vest left|right
command-set-gun = If the gun comes to you, pass it on: { $side }
    .help = set gun left|right
command-set-vest = If the vest comes to you, pass it on: { $side }
    .help = set vest left|right
command-elect = Name { $seat }
    .help = elect SEAT
command-elect-nobody = Name nobody
    .help = elect nobody
command-accuse = Accuse { $seat }
    .help = accuse SEAT
command-shoot = Shoot { $seat }
    .help = shoot SEAT
command-point = Point at { $seat }
    .help = point SEAT
command-point-nobody = Point at nobody
    .help = point nobody
command-unpoint = Lower your finger
    .help = unpoint
command-peek = Ask about { $seat }
    .help = peek SEAT
command-peek-nobody = Ask about nobody
    .help = peek nobody
command-offer = Make { $seat } an offer
    .help = offer SEAT
command-offer-nobody = Make nobody an offer
    .help = offer nobody
command-give-gun = Give the gun to { $seat }
    .help = gun SEAT
command-give-gun-nobody = Give the gun to nobody
    .help = gun nobody
command-give-vest = Give the vest to { $seat }
    .help = vest SEAT
command-give-vest-nobody = Give the vest to nobody
    .help = vest nobody
command-strike = Strike at { $seat }
    .help = strike SEAT
command-strike-nobody = Strike at nobody
    .help = strike nobody
command-seek = Ask whether { $seat } is the Don
    .help = seek SEAT
command-seek-nobody = Look for the Don nowhere tonight
    .help = seek nobody
command-bribe = Bribe { $seat }
    .help = bribe SEAT
command-bribe-nobody = Bribe nobody
    .help = bribe nobody
command-tap = Tap { $seat }: the Patsy
    .help = tap SEAT
command-place-gun = Put the gun before { $seat }
    .help = place SEAT
command-bang = Bang! Shoot { $seat }
    .help = bang SEAT
command-say = Say something
    .help = say WORDS

# Statements, as they stand on their buttons. Where a place is left open, it is a question.
command-claim = { $role_id ->
    [don] “I am { $role }.”
    [cop] “I am a { $role }.”
    [mafioso] “I am a { $role }.”
   *[other] “I am the { $role }.”
}
    .title = Claim a role
    .help = claim ROLE
command-report = { $side_id ->
    [traitor] “On Night { NUMBER($night) } I learned that { $about } is a traitor.”
   *[family] “On Night { NUMBER($night) } I learned that { $about } is Family.”
}
    .title = Report what you learned at night
    .help = report NIGHT SEAT family|traitor
command-suspect = “I suspect { $about }.”
    .title = Suspect somebody
    .help = suspect SEAT
command-trust = “I trust { $about }.”
    .title = Trust somebody
    .help = trust SEAT
command-will-vote = { $thumb_id ->
    [up] “If we try { $about } today, my thumb goes up.”
   *[down] “If we try { $about } today, my thumb goes down.”
}
    .title = Promise a vote
    .help = will-vote SEAT up|down
command-ask-vote = “{ $about } has to go. Vote with me, everybody.”
    .title = Ask for votes against somebody
    .help = ask-vote SEAT
command-agree = “I agree with #{ NUMBER($entry) }.”
    .title = Agree with something that was said
    .help = agree NUMBER
command-disagree = “I do not agree with #{ NUMBER($entry) }.”
    .title = Disagree with something that was said
    .help = disagree NUMBER
command-bought = “My coin bought one word: { $word }.”
    .title = Tell the word a bribe brought you
    .help = bought WORD
command-bought-role = “My coin bought the name of a role: { $role }.”
    .title = Say that a bribe brought you the name of a role
    .help = bought role:ROLE
command-bought-player = “My coin bought a name: { $seat }.”
    .title = Say that a bribe brought you the name of a player
    .help = bought player:SEAT
command-bought-nothing = “My coin bought me silence.”
    .title = Say that a bribe brought you nothing
    .help = bought -
command-asks-claim = “{ $target }, what is your role?”
    .title = Ask somebody for the role
    .help = ask SEAT claim any
command-asks-report-night = { $side_id ->
    [traitor] “{ $target }, on which night did you learn that { $about } is a traitor?”
   *[family] “{ $target }, on which night did you learn that { $about } is Family?”
}
    .title = Ask on which night somebody learned something
    .help = ask SEAT report any SEAT family|traitor
command-asks-report-about = { $side_id ->
    [traitor] “{ $target }, which traitor did you find on Night { NUMBER($night) }?”
   *[family] “{ $target }, who did you find to be Family on Night { NUMBER($night) }?”
}
    .title = Ask about whom somebody learned something
    .help = ask SEAT report NIGHT any family|traitor
command-asks-report-side = “{ $target }, what did you learn about { $about } on Night { NUMBER($night) }?”
    .title = Ask what somebody learned about a player
    .help = ask SEAT report NIGHT SEAT any
command-asks-suspect = “{ $target }, who do you suspect?”
    .title = Ask whom somebody suspects
    .help = ask SEAT suspect any
command-asks-trust = “{ $target }, who do you trust?”
    .title = Ask whom somebody trusts
    .help = ask SEAT trust any
command-asks-will-vote-about = { $thumb_id ->
    [up] “{ $target }, who would get a thumb up from you today?”
   *[down] “{ $target }, who would get a thumb down from you today?”
}
    .title = Ask who would get a thumb up or down
    .help = ask SEAT will-vote any up|down
command-asks-will-vote-thumb = “{ $target }, how would you vote on { $about } today?”
    .title = Ask how somebody would vote on a player
    .help = ask SEAT will-vote SEAT any
command-asks-ask-vote = “{ $target }, who should we vote out?”
    .title = Ask whom to vote out
    .help = ask SEAT ask-vote any
command-asks-agree = “{ $target }, which statement do you agree with?”
    .title = Ask what somebody agrees with
    .help = ask SEAT agree any
command-asks-disagree = “{ $target }, which statement do you disagree with?”
    .title = Ask what somebody disagrees with
    .help = ask SEAT disagree any
command-asks-bought = “{ $target }, what word did your coin buy?”
    .title = Ask what word a bribe brought
    .help = ask SEAT bought any
command-because-claim = { command-claim } Because of #{ NUMBER($because) }
    .help = because NUMBER claim ROLE
command-because-report = { command-report } Because of #{ NUMBER($because) }
    .help = because NUMBER report NIGHT SEAT family|traitor
command-because-suspect = { command-suspect } Because of #{ NUMBER($because) }
    .help = because NUMBER suspect SEAT
command-because-trust = { command-trust } Because of #{ NUMBER($because) }
    .help = because NUMBER trust SEAT
command-because-will-vote = { command-will-vote } Because of #{ NUMBER($because) }
    .help = because NUMBER will-vote SEAT up|down
command-because-ask-vote = { command-ask-vote } Because of #{ NUMBER($because) }
    .help = because NUMBER ask-vote SEAT
command-because-agree = { command-agree } Because of #{ NUMBER($because) }
    .help = because NUMBER agree NUMBER
command-because-disagree = { command-disagree } Because of #{ NUMBER($because) }
    .help = because NUMBER disagree NUMBER
command-because-bought = { command-bought } Because of #{ NUMBER($because) }
    .help = because NUMBER bought WORD
command-because-bought-role = { command-bought-role } Because of #{ NUMBER($because) }
    .help = because NUMBER bought role:ROLE
command-because-bought-player = { command-bought-player } Because of #{ NUMBER($because) }
    .help = because NUMBER bought player:SEAT
command-because-bought-nothing = { command-bought-nothing } Because of #{ NUMBER($because) }
    .help = because NUMBER bought -
command-because-asks-claim = { command-asks-claim } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT claim any
command-because-asks-report-night = { command-asks-report-night } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT report any SEAT family|traitor
command-because-asks-report-about = { command-asks-report-about } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT report NIGHT any family|traitor
command-because-asks-report-side = { command-asks-report-side } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT report NIGHT SEAT any
command-because-asks-suspect = { command-asks-suspect } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT suspect any
command-because-asks-trust = { command-asks-trust } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT trust any
command-because-asks-will-vote-about = { command-asks-will-vote-about } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT will-vote any up|down
command-because-asks-will-vote-thumb = { command-asks-will-vote-thumb } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT will-vote SEAT any
command-because-asks-ask-vote = { command-asks-ask-vote } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT ask-vote any
command-because-asks-agree = { command-asks-agree } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT agree any
command-because-asks-disagree = { command-asks-disagree } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT disagree any
command-because-asks-bought = { command-asks-bought } Because of #{ NUMBER($because) }
    .help = because NUMBER ask SEAT bought any

# The word of a ghost, and the signs of the traitors.
command-word = Send the word “{ $word }”
    .title = Send a word of your own
    .help = word WORD
command-word-role = Send the name of a role: { $role }
    .title = Send the name of a role
    .help = word role:ROLE
command-word-player = Send the name of a player: { $seat }
    .title = Send the name of a player
    .help = word player:SEAT
command-word-nothing = Send no word
    .title = Send no word
    .help = word -
command-sign-nod = Nod to { $seat }
    .title = Nod to somebody
    .help = sign nod SEAT
command-sign-shake = Shake your head at { $seat }
    .title = Shake your head at somebody
    .help = sign shake SEAT
command-sign-mark = Mark { $seat }: { $role }
    .title = Mark somebody with a role
    .help = sign mark SEAT ROLE

# Titles of what commands ask for.
part-role = Role
part-night = Night
part-about = About whom
part-side = Side
part-thumb = Thumb
part-entry = Number in the ledger
part-because = Because of number
part-target = To whom
part-word = Word
part-seat = Player

## What goes on now, in a few words

stage-in_the_box = Before the game
stage-opening = Opening
stage-coin = Giving a coin
stage-pass_gun = Passing the gun
stage-pass_vest = Passing the vest
stage-introduce = Introductions
stage-elect = Electing who gets the item
stage-talk = Negotiation
stage-second = An accusation is open
stage-defence = Defence
stage-vote = Vote
stage-blast = Explosion
stage-night_1 = Night, first part
stage-night_2 = Night, second part
stage-night_3 = Night, third part
stage-night_4 = Night, last part
stage-tap = Secret phase: the Patsy
stage-place = Secret phase: the gun
stage-bang = Looking for the Don
stage-last_call = Last call
stage-over = Game over

## Titles of what lies on the table; .help where a person would ask

field-viewer = Seen by
field-game = Game
field-stage = Now
field-day = Day
field-asked = Asked now
field-answered = Has answered
field-accuser = Accuser
field-accused = Accused
field-seconder = Seconded by
field-ballots = Has voted
field-over = Said “over”
    .help = They have nothing more to say today. An accusation takes it back.
field-gun = Gun
field-vest = Vest
field-horse_head = Horse head
field-living = Living
field-away = Away
field-family_left = Family left
field-traitors_left = Traitors left
field-team = Traitor
    .help = Only traitors read this before the end.
field-offer = The Don’s offer
field-arrested = Arrested, and still here
    .help = The Tough Guy, who leaves later.
field-patsy = Patsy
field-gun_side = If the gun comes to you
    .help = To which side you pass it on.
field-vest_side = If the vest comes to you
    .help = To which side you pass it on.
field-bank = Coins in the bank
field-coin_givers = Still gives a coin
field-at_dusk = At dusk
field-item_elected = The item is elected
field-trials = Trials today
field-announced = Time announced
    .help = How often the time that is left has been announced today.
field-vote_held = There was a vote today
field-cast_today = Voted today
field-missed_votes = Gave no thumb last time
    .help = Whoever gives none on two such days in a row is marked as away.
field-traitor_out = A traitor fell today
field-traitor_voted_out = A traitor was voted out today
field-quiet_round = A quiet round so far
    .help = Nobody was eliminated in it yet.
field-quiet_rounds = Quiet rounds
    .help = Rounds in a row in which nobody was eliminated. After enough of them the game is drawn.
field-all_seeing = Ghost who sees everything
field-ledger = Ledger
    .help = Everything said and decided in public, numbered, so that one can point to it. The log tells it in words.
field-ending = How it ended
field-winners = Winners
field-choices = Chosen tonight
field-peek = Asks about
field-strike = Strikes at
field-seek_don = Looks for the Don at
field-role = Role
field-told = You were told
    .help = What the Moderator told you about this player.
field-sought = Is the Don
    .help = What the Moderator told you about this player.
field-coins = Coins
field-thumb = Thumb
field-points_at = Points at
    .help = At night whom a traitor wants to arrest; in an election whom this player wants to have the item.
field-bribes = Bribes
field-word = Word sent
field-word_about = The name sent
field-accused_today = Has accused today
field-acts_today = Statements today
field-roles_in_play = Roles in play
field-roles_hidden = Cards you have not seen
    .help = Roles in play whose cards lie face down for you.
field-living_count = Living players
field-downs_needed = Thumbs down needed
    .help = More than half of the living players.
field-downs = Thumbs down that you see
field-spare = Family that can still be lost
    .help = So many of the Family can still fall, with no traitor falling, and the game goes on.
field-trials_left = Trials left today
field-quiet_rounds_left = Quiet rounds until a draw
field-not_over = Has not said “over”
field-ballots_missing = Thumb still missing
field-entries = Entries in the ledger
field-claims = Who claims what
field-seat = Player
field-entry = Number
    .help = Its number in the ledger.
field-reports = Who reports what
field-about = About
field-side = Side
field-night = Night
field-opinions = Who is suspected and trusted
field-suspected_by = Suspected by
field-trusted_by = Trusted by
field-promises = Votes promised today
field-votes = How they voted
field-down = Thumb down
field-up = Thumb up
field-acts_left = Statements left today
field-left_neighbour = Left neighbour
field-right_neighbour = Right neighbour

## Phrases that everyone reads in their own language. { $seat_is } is me or other.

talk-family = I am Family.
talk-quiet = { $seat_is ->
    [me] You are very quiet.
   *[other] { $seat } is very quiet.
}
talk-listen = { $seat_is ->
    [me] We would like to hear you.
   *[other] Let us hear { $seat }.
}
talk-slowly = Let us not rush this.
talk-vote-now = Enough talk. Let us vote.
talk-proof = And where is the proof?
talk-lie = That is a lie.
talk-why-me = Why does everybody look at me?
talk-peace = We came here to make peace.
talk-slept = Did everybody sleep well?
talk-offer = I am going to make you an offer you can’t refuse.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-said = { $channel_id ->
    [team] { $seat_is ->
        [me] You whisper to the traitors: { $text }
       *[other] { $seat } whispers to the traitors: { $text }
    }
    [ghosts] { $seat_is ->
        [me] You say among the ghosts: { $text }
       *[other] { $seat } says among the ghosts: { $text }
    }
   *[table] { $seat_is ->
        [me] You say: { $text }
       *[other] { $seat } says: { $text }
    }
}
event-game-started = { $game_id ->
    [fast] Leave the gun, take the cannoli. One of you is the Don.
   *[full] The Family sits down to talk. Not everybody at this table is family.
}
event-role-in-play = In play: { event-role-in-play.part }.
    .part = { NUMBER($count) ->
        [1] { $role }
       *[other] { $role } × { NUMBER($count) }
    }
    .all = In play: { $parts }.
event-item-in-play = Ready to be handed out: { $item }.
    .part = { $item }
    .all = Ready to be handed out: { $parts }.
event-role-dealt = { $seat_is ->
    [me] Your card: { $role }. Keep it to yourself.
   *[other] { "" }
}
event-asked = { "" }
event-day-began = Day { NUMBER($day) } begins.
event-night-began = { NUMBER($night) ->
    [0] Everybody, close your eyes. Traitors, open yours and look around.
   *[other] Night { NUMBER($night) }. Everybody, close your eyes. Not a word until dawn.
}
event-call-announced = { $call_id ->
    [arrest] Traitors, agree on one player to arrest.
    [peek] Consigliere, who do you want to know about?
    [offer] Don Corleone, who gets your offer?
    [gun] Accomplice, who gets the gun?
    [vest] Loyal Brute, who gets the vest?
    [strike] Assassin, who do you strike at?
    [seek_don] Police Chief, who do you think is the Don?
   *[bribe] Whoever holds a coin: which ghost do you bribe?
}
event-whispered = { $about_id ->
    [team] { $seats_is ->
        [me] You are the only traitor.
        [us] The traitors are { $seats }.
        [other] The only traitor is { $seats }.
       *[others] The traitors are { $seats }.
    }
    [team_mate] { $seats_is ->
        [me] Among the traitors, your card: { $answer }.
       *[other] Among the traitors, the card of { $seats }: { $answer }.
    }
    [peek] { $answer_id ->
        [traitor] { $seat_is ->
            [me] The Moderator points down: { $seats } is a traitor.
           *[other] The Consigliere learns: { $seats } is a traitor.
        }
       *[family] { $seat_is ->
            [me] The Moderator points up: { $seats } is Family.
           *[other] The Consigliere learns: { $seats } is Family.
        }
    }
    [seek_don] { $answer_id ->
        [yes] { $seat_is ->
            [me] The Moderator nods: { $seats } is the Don.
           *[other] The Police Chief learns: { $seats } is the Don.
        }
       *[no] { $seat_is ->
            [me] The Moderator does not nod: { $seats } is not the Don.
           *[other] The Police Chief learns: { $seats } is not the Don.
        }
    }
    [bribed] { $seat_is ->
        [me] A coin for a word of yours, from { $seats }.
       *[other] A coin for a word of { $seat }, from { $seats }.
    }
    [word] { $answer_id ->
        [nothing] { $seat_is ->
            [me] Your coin brought you no word.
           *[other] The coin of { $seat } brought no word.
        }
        [text] { $seat_is ->
            [me] Your coin brought you a word.
           *[other] The coin of { $seat } brought a word.
        }
        [player] { $seat_is ->
            [me] Your coin brought you a name: { $seats }.
           *[other] The coin of { $seat } brought a name: { $seats }.
        }
       *[role] { $seat_is ->
            [me] Your coin brought you the name of a role: { $answer }.
           *[other] The coin of { $seat } brought the name of a role: { $answer }.
        }
    }
    [arrested] { $seat_is ->
        [me] They came to arrest you last night. You are tough, so you stay a little longer.
       *[other] They came to arrest { $seat } last night. { $seat } is tough, and stays a little longer.
    }
    [drawn_target] { $seats_is ->
        [me] The lot decides for the traitors: you are to be arrested.
       *[other] The lot decides for the traitors: { $seats } is to be arrested.
    }
    [patsy] Don and Patsy are in this together: { $seats }.
   *[nothing] { "" }
}
event-word-brought = { $word_is ->
    [none] { "" }
   *[text] { $seat_is ->
        [me] The word for you is “{ $word }”.
       *[other] The word for { $seat } is “{ $word }”.
    }
}
    .after = { $sentence } It is “{ $word }”.
event-confirmed = { "" }
event-unconfirmed = { "" }
event-checkpoint-passed = { NUMBER($checkpoint) ->
    [1] Traitors, close your eyes.
    [2] The night wears on.
    [3] The night is almost over.
   *[other] { "" }
}
event-passed = { $seat_is ->
    [me] You pass.
   *[other] { $seat } passes.
}
    .part = { $seat }
    .all = Nothing to say now: { $parts }.
event-rules-explained = Accuse anyone you like. With a second there is a trial: the accused may speak, and then all thumbs are shown. More than half of them down, and the accused is out.
event-election-in = { $seat_is ->
    [me] { $choice_is ->
        [nobody] You want no one to have it.
        [me] You name yourself.
       *[other] You name { $choice }.
    }
   *[other] { $seat } has chosen.
}
    .part = { $choice_is ->
        [unknown] { $seat }
        [nobody] { $seat } (no one)
       *[other] { $seat } ({ $choice })
    }
    .all = Have chosen: { $parts }.
event-election-shown = { $choice_is ->
    [nobody] { $seat_is ->
        [me] You wanted no one to have it.
       *[other] { $seat } wanted no one to have it.
    }
    [me] { $seat_is ->
        [me] You named yourself.
       *[other] { $seat } named you.
    }
   *[other] { $seat_is ->
        [me] You named { $choice }.
       *[other] { $seat } named { $choice }.
    }
}
    .part = { $choice_is ->
        [nobody] { $seat } for no one
       *[other] { $seat } for { $choice }
    }
    .all = The choices: { $parts }.
event-item-elected = { $choice_is ->
    [nobody] { $item_id ->
        [gun] No one was named by more than half: the gun stays in the drawer.
       *[vest] No one was named by more than half: the vest stays on its hook.
    }
    [me] { $item_id ->
        [gun] The table trusts you with the gun.
       *[vest] The table wants you to wear the vest.
    }
   *[other] { $item_id ->
        [gun] The table trusts { $choice } with the gun.
       *[vest] The table wants { $choice } to wear the vest.
    }
}

# Statements. A reason and a question come before what is said, and make one line with it.
event-reason-given = { $seat_is ->
    [me] You, because of #{ NUMBER($entry) }:
   *[other] { $seat }, because of #{ NUMBER($entry) }:
}
event-question-put = { $seat_is ->
    [me] You ask { $target }:
   *[other] { $target_is ->
        [me] { $seat } asks you:
       *[other] { $seat } asks { $target }:
    }
}
    .after = { $target_is ->
        [me] { $sentence } “A question for you.”
       *[other] { $sentence } “{ $target }, a question.”
    }
event-claimed = { $seat_is ->
    [me] You: “I am { event-claimed.part }.” (#{ NUMBER($number) })
   *[other] { $seat }: “I am { event-claimed.part }.” (#{ NUMBER($number) })
}
    .part = { $role_id ->
        [don] { $role }
        [cop] a { $role }
        [mafioso] a { $role }
       *[other] the { $role }
    }
    .after = { $sentence } “I am { event-claimed.part }.” (#{ NUMBER($number) })
event-family-reported = { $seat_is ->
    [me] You: { event-family-reported.part }
   *[other] { $seat }: { event-family-reported.part }
}
    .part = { $about_is ->
        [me] “On Night { NUMBER($night) } I learned that you are Family.” (#{ NUMBER($number) })
       *[other] “On Night { NUMBER($night) } I learned that { $about } is Family.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-family-reported.part }
event-traitor-reported = { $seat_is ->
    [me] You: { event-traitor-reported.part }
   *[other] { $seat }: { event-traitor-reported.part }
}
    .part = { $about_is ->
        [me] “On Night { NUMBER($night) } I learned that you are a traitor.” (#{ NUMBER($number) })
       *[other] “On Night { NUMBER($night) } I learned that { $about } is a traitor.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-traitor-reported.part }
event-suspected = { $seat_is ->
    [me] You: { event-suspected.part }
   *[other] { $seat }: { event-suspected.part }
}
    .part = { $about_is ->
        [me] “I suspect you.” (#{ NUMBER($number) })
       *[other] “I suspect { $about }.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-suspected.part }
event-trusted = { $seat_is ->
    [me] You: { event-trusted.part }
   *[other] { $seat }: { event-trusted.part }
}
    .part = { $about_is ->
        [me] “I trust you.” (#{ NUMBER($number) })
       *[other] “I trust { $about }.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-trusted.part }
event-vote-promised = { $seat_is ->
    [me] You: { event-vote-promised.part }
   *[other] { $seat }: { event-vote-promised.part }
}
    .part = { $thumb_id ->
        [up] { $about_is ->
            [me] “If they try you today, my thumb goes up.” (#{ NUMBER($number) })
           *[other] “If we try { $about } today, my thumb goes up.” (#{ NUMBER($number) })
        }
       *[down] { $about_is ->
            [me] “If they try you today, my thumb goes down.” (#{ NUMBER($number) })
           *[other] “If we try { $about } today, my thumb goes down.” (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-vote-promised.part }
event-vote-wanted = { $seat_is ->
    [me] You: { event-vote-wanted.part }
   *[other] { $seat }: { event-vote-wanted.part }
}
    .part = { $about_is ->
        [me] “You have to go. Vote with me, everybody.” (#{ NUMBER($number) })
       *[other] “{ $about } has to go. Vote with me, everybody.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-vote-wanted.part }
event-agreed = { $seat_is ->
    [me] You: { event-agreed.part }
   *[other] { $seat }: { event-agreed.part }
}
    .part = { $speaker_is ->
        [me] “I agree with you (#{ NUMBER($entry) }).” (#{ NUMBER($number) })
        [other] “I agree with { $speaker } (#{ NUMBER($entry) }).” (#{ NUMBER($number) })
       *[none] “I agree with #{ NUMBER($entry) }.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-agreed.part }
event-disagreed = { $seat_is ->
    [me] You: { event-disagreed.part }
   *[other] { $seat }: { event-disagreed.part }
}
    .part = { $speaker_is ->
        [me] “I do not agree with you (#{ NUMBER($entry) }).” (#{ NUMBER($number) })
        [other] “I do not agree with { $speaker } (#{ NUMBER($entry) }).” (#{ NUMBER($number) })
       *[none] “I do not agree with #{ NUMBER($entry) }.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-disagreed.part }
event-word-told = { $seat_is ->
    [me] You: “My coin bought one word: { $word }.” (#{ NUMBER($number) })
   *[other] { $seat }: “My coin bought one word: { $word }.” (#{ NUMBER($number) })
}
    .after = { $sentence } “My coin bought one word: { $word }.” (#{ NUMBER($number) })
event-no-word-told = { $seat_is ->
    [me] You: “My coin bought me silence.” (#{ NUMBER($number) })
   *[other] { $seat }: “My coin bought me silence.” (#{ NUMBER($number) })
}
    .after = { $sentence } “My coin bought me silence.” (#{ NUMBER($number) })
event-role-asked = { $seat_is ->
    [me] You: “What is your role?” (#{ NUMBER($number) })
   *[other] { $seat }: “What is your role?” (#{ NUMBER($number) })
}
    .after = { $sentence } “What is your role?” (#{ NUMBER($number) })
event-report-night-asked = { $seat_is ->
    [me] You: { event-report-night-asked.part }
   *[other] { $seat }: { event-report-night-asked.part }
}
    .part = { $side_id ->
        [traitor] { $about_is ->
            [me] “On which night did you find the traitor?” (about you) (#{ NUMBER($number) })
           *[other] “On which night did you learn that { $about } is a traitor?” (#{ NUMBER($number) })
        }
       *[family] { $about_is ->
            [me] “On which night did you find this player to be Family?” (about you) (#{ NUMBER($number) })
           *[other] “On which night did you learn that { $about } is Family?” (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-report-night-asked.part }
event-report-about-asked = { $seat_is ->
    [me] You: { event-report-about-asked.part }
   *[other] { $seat }: { event-report-about-asked.part }
}
    .part = { $side_id ->
        [traitor] “Which traitor did you find on Night { NUMBER($night) }?” (#{ NUMBER($number) })
       *[family] “Who did you find to be Family on Night { NUMBER($night) }?” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-about-asked.part }
event-report-side-asked = { $seat_is ->
    [me] You: { event-report-side-asked.part }
   *[other] { $seat }: { event-report-side-asked.part }
}
    .part = { $about_is ->
        [me] “What did you learn on Night { NUMBER($night) }?” (about you) (#{ NUMBER($number) })
       *[other] “What did you learn about { $about } on Night { NUMBER($night) }?” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-side-asked.part }
event-suspect-asked = { $seat_is ->
    [me] You: “Who do you suspect?” (#{ NUMBER($number) })
   *[other] { $seat }: “Who do you suspect?” (#{ NUMBER($number) })
}
    .after = { $sentence } “Who do you suspect?” (#{ NUMBER($number) })
event-trust-asked = { $seat_is ->
    [me] You: “Who do you trust?” (#{ NUMBER($number) })
   *[other] { $seat }: “Who do you trust?” (#{ NUMBER($number) })
}
    .after = { $sentence } “Who do you trust?” (#{ NUMBER($number) })
event-promise-about-asked = { $seat_is ->
    [me] You: { event-promise-about-asked.part }
   *[other] { $seat }: { event-promise-about-asked.part }
}
    .part = { $thumb_id ->
        [up] “Who would get a thumb up from you today?” (#{ NUMBER($number) })
       *[down] “Who would get a thumb down from you today?” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-about-asked.part }
event-promise-thumb-asked = { $seat_is ->
    [me] You: { event-promise-thumb-asked.part }
   *[other] { $seat }: { event-promise-thumb-asked.part }
}
    .part = { $about_is ->
        [me] “How would you vote today?” (about you) (#{ NUMBER($number) })
       *[other] “How would you vote on { $about } today?” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-thumb-asked.part }
event-wanted-asked = { $seat_is ->
    [me] You: “Who should we vote out?” (#{ NUMBER($number) })
   *[other] { $seat }: “Who should we vote out?” (#{ NUMBER($number) })
}
    .after = { $sentence } “Who should we vote out?” (#{ NUMBER($number) })
event-agreement-asked = { $seat_is ->
    [me] You: “Which statement do you agree with?” (#{ NUMBER($number) })
   *[other] { $seat }: “Which statement do you agree with?” (#{ NUMBER($number) })
}
    .after = { $sentence } “Which statement do you agree with?” (#{ NUMBER($number) })
event-disagreement-asked = { $seat_is ->
    [me] You: “Which statement do you disagree with?” (#{ NUMBER($number) })
   *[other] { $seat }: “Which statement do you disagree with?” (#{ NUMBER($number) })
}
    .after = { $sentence } “Which statement do you disagree with?” (#{ NUMBER($number) })
event-word-asked = { $seat_is ->
    [me] You: “What word did your coin buy?” (#{ NUMBER($number) })
   *[other] { $seat }: “What word did your coin buy?” (#{ NUMBER($number) })
}
    .after = { $sentence } “What word did your coin buy?” (#{ NUMBER($number) })
event-over-said = { $seat_is ->
    [me] You have nothing more to say today.
   *[other] { $seat } has nothing more to say today.
}
event-over-taken-back = { $seats_is ->
    [me] You have something more to say after all.
    [other] { $seats } has something more to say after all.
   *[others] Not over yet after all, for { $seats }.
}
event-time-announced = { NUMBER($seconds) ->
    [60] One minute left.
    [300] Five minutes left.
   *[other] { NUMBER($seconds) } seconds left.
}

event-accused = { $seat_is ->
    [me] You accuse { $about }. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } accuses you. (#{ NUMBER($number) })
       *[other] { $seat } accuses { $about }. (#{ NUMBER($number) })
    }
}
event-accusation-withdrawn = The accusation is withdrawn.
event-accusation-lapsed = { $reason_id ->
    [no_second] There is no second. The accusation lapses.
    [time] Time is up. The accusation lapses.
   *[accuser_shot] The accuser is gone. The accusation lapses.
}
event-second-declined = { $seat_is ->
    [me] You do not second it.
   *[other] { $seat } does not second it.
}
    .part = { $seat }
    .all = No second from { $parts }.
event-seconded = { $seat_is ->
    [me] You second it: { $about } stands trial. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } seconds it: you stand trial. (#{ NUMBER($number) })
       *[other] { $seat } seconds it: { $about } stands trial. (#{ NUMBER($number) })
    }
}
event-defence-began = { $seat_is ->
    [me] You may speak in your defence. Everybody else listens.
   *[other] { $seat } may speak in defence. Everybody else listens.
}
event-defence-ended = { $seat_is ->
    [me] You have spoken.
   *[other] { $seat } has spoken.
}
event-vote-began = { $seat_is ->
    [me] Thumbs, please. { NUMBER($living) } vote; with { NUMBER($needed) } thumbs down you are out.
   *[other] Thumbs, please. { NUMBER($living) } vote; with { NUMBER($needed) } thumbs down { $seat } is out.
}
event-ballot-in = { $thumb_id ->
    [up] { $seat_is ->
        [me] Your thumb is up.
       *[other] { $seat } votes: thumb up.
    }
    [down] { $seat_is ->
        [me] Your thumb is down.
       *[other] { $seat } votes: thumb down.
    }
   *[unknown] { $seat } has voted.
}
    .part = { $thumb_id ->
        [up] { $seat } (up)
        [down] { $seat } (down)
       *[unknown] { $seat }
    }
    .all = Thumbs are in: { $parts }.
event-ballot-missed = { "" }
event-vote-closed = { $missing_is ->
    [none] { $up_is ->
        [none] Down: { $down }.
       *[other] { $down_is ->
            [none] No thumb is down. Up: { $up }.
           *[other] Down: { $down }. Up: { $up }.
        }
    }
   *[other] { $up_is ->
        [none] { $down_is ->
            [none] No thumb is down. Without a thumb, so up: { $missing }.
           *[other] Down: { $down }. Without a thumb, so up: { $missing }.
        }
       *[other] { $down_is ->
            [none] No thumb is down. Up: { $up }. Without a thumb, so up: { $missing }.
           *[other] Down: { $down }. Up: { $up }. Without a thumb, so up: { $missing }.
        }
    }
}
event-vote-counted = { $out ->
    [yes] { NUMBER($downs) ->
        [one] { NUMBER($downs) } thumb down is enough.
       *[other] { NUMBER($downs) } thumbs down are enough.
    }
   *[no] { $seat_is ->
        [me] { NUMBER($downs) ->
            [one] { NUMBER($downs) } thumb down is not enough: you stay.
           *[other] { NUMBER($downs) } thumbs down are not enough: you stay.
        }
       *[other] { NUMBER($downs) ->
            [one] { NUMBER($downs) } thumb down is not enough: { $seat } stays.
           *[other] { NUMBER($downs) } thumbs down are not enough: { $seat } stays.
        }
    }
}
event-trial-cancelled = { $seat_is ->
    [me] With you gone, there is nothing left to vote on.
   *[other] With { $seat } gone, there is nothing left to vote on.
}
event-shot = { $seat_is ->
    [me] Bang! You shoot { $about }. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] Bang! { $seat } shoots you. (#{ NUMBER($number) })
       *[other] Bang! { $seat } shoots { $about }. (#{ NUMBER($number) })
    }
}
event-blasted = { $side_id ->
    [left] { $seat_is ->
        [me] You do not go alone: { $about }, to your left, goes with you. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } does not go alone: you, to the left, go too. (#{ NUMBER($number) })
           *[other] { $seat } does not go alone: { $about }, to the left, goes too. (#{ NUMBER($number) })
        }
    }
   *[right] { $seat_is ->
        [me] You do not go alone: { $about }, to your right, goes with you. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } does not go alone: you, to the right, go too. (#{ NUMBER($number) })
           *[other] { $seat } does not go alone: { $about }, to the right, goes too. (#{ NUMBER($number) })
        }
    }
}
event-eliminated = { $how_id ->
    [dusk] { $seat_is ->
        [me] At dusk you have to leave after all. Your card is turned over: { $role }.
       *[other] At dusk { $seat } has to leave after all. The card is turned over: { $role }.
    }
   *[other] { $seat_is ->
        [me] You leave the table, and your card is turned over: { $role }.
       *[other] { $seat } leaves the table, and the card is turned over: { $role }.
    }
}
event-day-ended = { $reason_id ->
    [time] Time is up. Day { NUMBER($day) } is over.
    [all_over] Everything has been said. Day { NUMBER($day) } is over.
    [shot] After a shot there is no more talk. Day { NUMBER($day) } is over.
   *[vote] Day { NUMBER($day) } is over.
}
event-offer-fulfilled = { $seat_is ->
    [me] The offer was not lifted today. The horse head stands before you: it was an offer you could not refuse.
   *[other] The offer was not lifted today. The horse head stands before { $seat }: it was an offer one cannot refuse.
}
event-offer-lifted = { $seat_is ->
    [me] A traitor fell today. The horse head leaves you in peace.
   *[other] A traitor fell today. The horse head leaves { $seat } in peace.
}
event-item-returned = { $item_id ->
    [gun] The gun goes back to the Moderator.
    [vest] The vest goes back to the Moderator.
   *[horse_head] The horse head is carried away.
}
event-pointed = { $choice_is ->
    [nobody] { $seat_is ->
        [me] You point at no one: no arrest tonight.
       *[other] { $seat } points at no one: no arrest tonight.
    }
    [unset] { $seat_is ->
        [me] You lower your finger.
       *[other] { $seat } lowers their finger.
    }
    [me] { $seat_is ->
        [me] You point at yourself.
       *[other] { $seat } points at you.
    }
   *[other] { $seat_is ->
        [me] You point at { $choice }.
       *[other] { $seat } points at { $choice }.
    }
}
event-signed = { $sign_id ->
    [nod] { $seat_is ->
        [me] You nod to { $target }.
       *[other] { $target_is ->
            [me] { $seat } nods to you.
           *[other] { $seat } nods to { $target }.
        }
    }
    [shake] { $seat_is ->
        [me] You shake your head at { $target }.
       *[other] { $target_is ->
            [me] { $seat } shakes their head at you.
           *[other] { $seat } shakes their head at { $target }.
        }
    }
   *[mark] { $seat_is ->
        [me] You mark { $target }: { $role }.
       *[other] { $target_is ->
            [me] { $seat } marks you: { $role }.
           *[other] { $seat } marks { $target }: { $role }.
        }
    }
}
event-choice-entered = { $choice_is ->
    [nobody] { $seat_is ->
        [me] You leave it for tonight. ({ $call })
       *[other] { $seat } leaves it for tonight. ({ $call })
    }
    [me] { $seat_is ->
        [me] Your choice: yourself. ({ $call })
       *[other] { $call }: { $choice }.
    }
   *[other] { $seat_is ->
        [me] Your choice: { $choice }. ({ $call })
       *[other] { $call }: { $choice }.
    }
}
event-side-set = { $item_id ->
    [gun] { $side_id ->
        [left] If the gun comes to you, it goes on to the left.
       *[right] If the gun comes to you, it goes on to the right.
    }
   *[vest] { $side_id ->
        [left] If the vest comes to you, it goes on to the left.
       *[right] If the vest comes to you, it goes on to the right.
    }
}
event-word-sent = { $answer_id ->
    [nothing] { $seat_is ->
        [me] You send no word.
       *[other] { $seat } sends no word.
    }
    [text] { $seat_is ->
        [me] You send a word: “{ $word }”.
       *[other] { $seat } sends a word: “{ $word }”.
    }
    [player] { $seat_is ->
        [me] You send a name: { $about }.
       *[other] { $seat } sends a name: { $about }.
    }
   *[role] { $seat_is ->
        [me] You send the name of a role: { $answer }.
       *[other] { $seat } sends the name of a role: { $answer }.
    }
}
event-doomed = { "" }
event-night-cleared = { "" }
event-dawn-reported = { $seats_is ->
    [none] Good morning. The night has taken no one.
    [me] Good morning. The night has taken you.
   *[other] Good morning. The night has taken { $seats }.
}
event-cause-told = { $cause_id ->
    [strike] { $seat_is ->
        [me] The Assassin found you.
       *[other] The Assassin found { $seat }.
    }
    [miss] { $seat_is ->
        [me] You struck at the wrong one.
       *[other] { $seat } struck at the wrong one.
    }
   *[arrest] { $seat_is ->
        [me] You were arrested.
       *[other] { $seat } was arrested.
    }
}
event-coin-given = { $seat_is ->
    [me] You leave { $to } a coin. (#{ NUMBER($number) })
   *[other] { $to_is ->
        [me] { $seat } leaves you a coin. (#{ NUMBER($number) })
       *[other] { $seat } leaves { $to } a coin. (#{ NUMBER($number) })
    }
}
event-coin-spent = { $seat_is ->
    [me] A coin of yours is gone; you have { NUMBER($left) } left.
   *[other] A coin of { $seat } is gone; { NUMBER($left) } left.
}
event-coins-returned = { NUMBER($count) ->
    [one] { NUMBER($count) } coin goes back to the bank.
   *[other] { NUMBER($count) } coins go back to the bank.
}
event-item-placed = { $item_id ->
    [gun] { $seat_is ->
        [me] The gun lies before you.
       *[other] The gun lies before { $seat }.
    }
    [vest] { $seat_is ->
        [me] The vest lies before you.
       *[other] The vest lies before { $seat }.
    }
   *[horse_head] { $seat_is ->
        [me] A horse head stands before you.
       *[other] A horse head stands before { $seat }.
    }
}
event-item-refused = { $item_id ->
    [gun] { $seat_is ->
        [me] You will not touch the gun.
       *[other] { $seat } will not touch the gun.
    }
   *[vest] { $seat_is ->
        [me] You will not touch the vest.
       *[other] { $seat } will not touch the vest.
    }
}
event-item-passed = { $item_id ->
    [gun] { $seat_is ->
        [me] You push the gun over to { $to }. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } pushes the gun over to you. (#{ NUMBER($number) })
           *[other] { $seat } pushes the gun over to { $to }. (#{ NUMBER($number) })
        }
    }
   *[vest] { $seat_is ->
        [me] You push the vest over to { $to }. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } pushes the vest over to you. (#{ NUMBER($number) })
           *[other] { $seat } pushes the vest over to { $to }. (#{ NUMBER($number) })
        }
    }
}
event-away-noted = { "" }
event-went-away = { $seat_is ->
    [me] You are marked as away.
   *[other] { $seat } is away.
}
event-came-back = { $seat_is ->
    [me] You are no longer marked as away.
   *[other] { $seat } is no longer marked as away.
}
event-default-played = { $decision_id ->
    [opening] { "" }
    [night_1] { "" }
    [night_2] { "" }
    [night_3] { "" }
    [night_4] { "" }
    [tap] { "" }
    [place] { "" }
   *[other] { $seat_is ->
        [me] You did not answer in time; the table answers for you.
       *[other] { $seat } did not answer in time; the table answers.
    }
}
event-role-opened = { $seat_is ->
    [me] Your card: { $role }.
   *[other] The card of { $seat }: { $role }.
}
    .part = { $seat } ({ $role })
    .all = The cards: { $parts }.
event-fact-opened = { "" }
event-ghost-opened = { "" }
event-game-ended = { $reason_id ->
    [family] The game is over. The Family has swept its house clean. Winners: { $seats }.
    [traitors] The game is over. The traitors have the upper hand. Winners: { $seats }.
    [draw] The game is over. It is a draw: too many quiet rounds.
    [cops] The game is over. The Don is down, the Cops have won. Winners: { $seats }.
    [don] The game is over. The Don takes the cannoli. Winners: { $seats }.
   *[none] The game is over, without a result.
}
event-round-began = Round { NUMBER($round) }. Everybody, close your eyes.
event-gun-placed = { $seat_is ->
    [me] Open your eyes. The gun lies before you: somebody here is framing you.
   *[other] Open your eyes. The gun lies before { $seat }.
}
event-last-call = Last call. Shoot now, or chance pulls the trigger.
event-banged = { $don ->
    [yes] { $seat_is ->
        [me] Bang! You shoot { $about }, and it is the Don. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] Bang! { $seat } shoots you, the Don. (#{ NUMBER($number) })
           *[other] Bang! { $seat } shoots { $about }, and it is the Don. (#{ NUMBER($number) })
        }
    }
   *[no] { $seat_is ->
        [me] Bang! You shoot { $about }. It was not the Don. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] Bang! { $seat } shoots you. You were not the Don. (#{ NUMBER($number) })
           *[other] Bang! { $seat } shoots { $about }. It was not the Don. (#{ NUMBER($number) })
        }
    }
}
event-patsy-shown = { $seat_is ->
    [me] You were the Patsy.
   *[other] { $seat } was the Patsy.
}
event-role-word-told = { $seat_is ->
    [me] You: “My coin bought the name of a role: { $role }.” (#{ NUMBER($number) })
   *[other] { $seat }: “My coin bought the name of a role: { $role }.” (#{ NUMBER($number) })
}
    .after = { $sentence } “My coin bought the name of a role: { $role }.” (#{ NUMBER($number) })
event-player-word-told = { $seat_is ->
    [me] You: { event-player-word-told.part }
   *[other] { $seat }: { event-player-word-told.part }
}
    .part = { $about_is ->
        [me] “My coin bought a name: yours.” (#{ NUMBER($number) })
       *[other] “My coin bought a name: { $about }.” (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-player-word-told.part }

## How a game ends

ending-family = the Family wins
    .help = No traitor is left.
ending-traitors = the traitors win
    .help = The traitors are at least as many as the Family.
ending-draw = a draw
ending-cops = the Cops win
ending-don = the Don wins
ending-none = not yet ended

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-game = Game
    .help = The full game has days, nights, votes and special roles, for 5 to 20 players. The fast game has one Don, one gun and a few minutes, for 3 to 7 players. If you do not choose, it is the full game from 5 players on.
    .auto = by the number of players
    .full = An Offer You Can’t Refuse
    .fast = Leave the gun, take the cannoli
option-accomplice = Accomplice
    .help = One Mafioso is the Accomplice, who may give somebody the gun each night.
option-loyal_brute = Loyal Brute
    .help = One Mafioso is the Loyal Brute, who may give somebody the vest each night.
option-coward = Coward
    .help = One Mafioso is the Coward, who must pass gun and vest to a neighbour. Needs the Accomplice, the Loyal Brute or an elected item.
option-tough_guy = Tough Guy
    .help = One Mafioso is the Tough Guy, who stays for one more round when arrested.
option-assassin = Assassin
    .help = One Cop is the Assassin, who may strike at the Don each night, and falls on a miss.
option-police_chief = Police Chief
    .help = One Cop is the Police Chief, who may ask each night whether somebody is the Don.
option-saboteur = Saboteur
    .help = One Cop is the Saboteur, who takes a neighbour along when voted out.
option-infiltrator = Infiltrator
    .help = One Cop is the Infiltrator, who looks like Family to the Consigliere.
option-strict_box = Only the cards of the box
    .help = The roles in play must fit the 26 cards of the box. Otherwise there are as many Mafiosi and Cops as you like.
option-custom_roles = Your own list of roles
    .help = You say yourself whether there is a Consigliere and a Don and how many Cops play; the rest are Mafiosi. There must be fewer traitors than Family.
option-consigliere = Consigliere
    .help = Whether a Consigliere is in play. Can be turned off only with your own list of roles.
option-don = Don Corleone
    .help = Whether Don and horse head are in play. Can be turned off only with your own list of roles.
option-cops = Cops
    .help = How many plain Cops are in play, with your own list of roles. 0 means as many as the rulebook gives to the table.
option-bribes = Coins and bribes
    .help = Whoever falls at night leaves a coin to a neighbour, and a coin buys one word from a ghost.
option-clocks = Clocks
    .help = Every stage has its time, and every night lasts equally long. Without clocks a stage ends when everybody has answered; that is slower, but waits for all.
option-opening_seconds = Opening, in seconds
    .help = How long the traitors have to look at each other before Day 1.
option-intro_seconds = Introduction, in seconds
    .help = How long each player has to say a few words on Day 1.
option-day_seconds = Negotiation, in seconds
    .help = How long a day lasts, trials not counted.
option-second_seconds = Seconding, in seconds
    .help = How long an accusation waits for a second.
option-defence_seconds = Defence, in seconds
    .help = How long the accused may speak.
option-ballot_seconds = Vote, in seconds
    .help = How long thumbs can be given. A thumb that is missing counts as up.
option-elect_seconds = Elected item, in seconds
    .help = How long the choice of who gets the elected item lasts.
option-pass_seconds = Passing, in seconds
    .help = How long there is to pass a coin, the gun or the vest to a neighbour.
option-blast_seconds = Explosion, in seconds
    .help = How long the Saboteur has to choose between left and right.
option-night_seconds = Night, in seconds
    .help = How long every night lasts, whoever is called in it.
option-host_pause = Host may pause
    .help = The host may stop all clocks and let them go on. When off, the game is not interrupted.
option-opening_arrest = Arrest in the opening
    .help = The traitors make an arrest before Day 1 already. Somebody then never gets to speak.
option-team_sees_roles = Traitors know each other’s roles
    .help = In the opening traitors see not only who they are, but also which card each of them holds.
option-early_end = The day may end early
    .help = The day ends when everybody has said “over” and no accusation is open. Must be on without clocks.
option-elected_item = Elected item
    .help = Before free talk everybody names a player in secret; whoever is named by more than half gets the gun for the day, or the vest for the night. Only if the role that hands it out is not in play.
    .none = none
    .gun = the gun
    .vest = the vest
option-talk_limit = Statements a day
    .help = How many statements each player may make on one day. Free talk is not limited.
option-open_ballots = Open thumbs
    .help = Each thumb is seen as soon as it is given. Otherwise all are shown together.
option-max_trials = Trials a day
    .help = How many trials there can be on one day. 0 means no limit.
option-shot_ends_day = A shot ends the day
    .help = After a shot there is no more talk on that day. Otherwise the day goes on.
option-offer_needs_vote = Only a vote lifts the offer
    .help = The player with the horse head is saved only if a traitor is voted out, and not if one is shot or blown up. So the English rulebook has it.
option-team_chat = Traitors may whisper
    .help = The traitors have a chat of their own during the night. Otherwise they only point and make signs.
option-arrest_rule = Arrest
    .help = Whom the traitors arrest when they do not all point at the same player: nobody, whoever most of them point at, or one of those pointed at, by chance.
    .unanimous = all must agree
    .majority = more than half is enough
    .random_of_pointed = one of those pointed at, at random
option-self_gift = Gifts to oneself
    .help = Accomplice and Loyal Brute may keep gun or vest for themselves.
option-vest_same_night = Vest at once
    .help = The vest protects in the very night in which it is given, and is never seen. Otherwise it lies openly for a day and protects in the night after.
option-tough_until_dusk = Tough Guy until dusk
    .help = An arrested Tough Guy leaves at the end of the next day. Otherwise the Tough Guy also stays through the next night.
option-tough_told = Tough Guy is told
    .help = An arrested Tough Guy learns of it in private at dawn.
option-verbose_dawn = Dawn tells how
    .help = The dawn report also says how each player fell: by arrest, by the Assassin, or by a miss.
option-coward_secret = The Coward passes in secret
    .help = The Coward sets a side for gun and vest during the night, and they appear at the neighbour’s. Otherwise everybody sees the Coward pass them on.
option-word_list_only = Only names as words
    .help = A bribed ghost can send only the name of a player or of a role, and no other word.
option-ghost_view = What ghosts see
    .help = Only what is public, or everything. “Depending on bribes” means everything, unless ghosts can be bribed.
    .auto = depending on bribes
    .public = what is public
    .full = everything
option-spectator_delay_seconds = Delay for spectators, in seconds
    .help = How much later those who look on without a seat see everything, so that they cannot help anybody. Players, ghosts and the host see it at once.
option-quiet_rounds_limit = Quiet rounds until a draw
    .help = After so many rounds in a row in which nobody was eliminated, the game is drawn.
option-fast_secret_seconds = Fast game: secret phase, in seconds
    .help = How long the Don has to put the gun before somebody.
option-fast_holder_seconds = Fast game: until the shot, in seconds
    .help = How long whoever has the gun may think and talk.
option-fast_last_call_seconds = Fast game: last call, in seconds
    .help = How long there is to shoot after the last call. Then chance pulls the trigger.
option-patsy_counts = Fast game: the Patsy counts as a Cop
    .help = With seven players the Don wins when at most one Cop is left, and the Patsy is counted as one. Otherwise only real Cops are counted.
option-absent_seconds = Absent after, in seconds
    .help = How long somebody may be disconnected before counting as absent.
option-absent_seat = Absent players
    .help = Who plays for somebody who has left for good: the default answers, a bot, or a substitute.
    .defaults = default answers
    .bot = a bot
    .substitute = a substitute

preset-by-the-letter = By the letter
    .help = Where our ruling departs from what the rulebook says word for word, the rulebook’s words count: the day ends by a vote or by the clock alone, and whoever has left goes on watching everything.

## Why not, and what to do instead

refusal-bad-seats = This game is for 3 to 20 players, not { NUMBER($seats) }.
refusal-bad-seats-full = The full game is for 5 to 20 players, not { NUMBER($seats) }. The fast game takes 3 to 7.
refusal-bad-seats-fast = The fast game is for 3 to 7 players, not { NUMBER($seats) }.
refusal-no-roles-in-fast = The fast game has one Don and otherwise Cops: turn off advanced roles, your own list of roles and bribes.
refusal-no-room-for-roles = There are more advanced roles than Mafiosi or Cops whose place they could take; choose fewer, or add players.
refusal-coward-needs-item = The Coward needs gun or vest in play: add the Accomplice, the Loyal Brute or an elected item.
refusal-not-in-the-box = { $role ->
    [mafioso] The box holds only { NUMBER($most) } Mafiosi; add advanced roles, or allow more than the box holds.
    [cop] The box holds only { NUMBER($most) } Cops; choose fewer, or allow more than the box holds.
   *[other] The box holds only { NUMBER($most) } of that role; choose fewer, or allow more than the box holds.
}
refusal-list-without-custom = Consigliere, Don and number of Cops can be changed only with your own list of roles; turn that on.
refusal-sides-out-of-balance = There must be at least one traitor, and fewer traitors than Family; change the list of roles.
refusal-day-without-end = Without clocks a day could go on for ever; let the day end early, or turn the clocks on.
refusal-item-has-giver = That item is handed out by a role in play already; choose the other item, or leave that role out.

refusal-game-over = The game is over; nothing more can be done in it.
refusal-ghost-acts = You are a ghost now: watch, and talk with the other ghosts.
refusal-ghost-talks = Ghosts say nothing to the living; talk with the other ghosts.
refusal-no-such-player = Nobody sits there.
refusal-not-in-fast = The fast game has none of that: talk, and find the Don.
refusal-only-in-fast = That belongs to the fast game.
refusal-not-living = That player is a ghost; name somebody who is living.
refusal-nothing-to-confirm = There is nothing to confirm now.
refusal-not-confirmed = You have not confirmed anything yet.
refusal-confirmed-already = You have confirmed already.

refusal-no-introduction-now = Nobody is introducing themselves now.
refusal-no-over-now = “Over” is for the Negotiation, while no accusation is open.
refusal-over-already = You have said “over” already; take it back if you want to go on.
refusal-not-over-yet = You have not said “over”, so there is nothing to take back.
refusal-no-election-now = Nothing is being elected now.
refusal-no-accusing-now = You can accuse somebody only in free talk, during the Negotiation.
refusal-not-oneself = That cannot be yourself; name another player.
refusal-one-accusation = An accusation is open already; wait until it is settled.
refusal-accused-today = You have accused that player today already; leave it to others, or wait until tomorrow.
refusal-enough-trials = There have been enough trials for one day; wait until tomorrow.
refusal-nothing-to-withdraw = You have no accusation to withdraw; once it is seconded it stands.
refusal-nothing-to-second = No accusation is waiting for a second.
refusal-not-your-second = Accuser and accused cannot second; somebody else has to.
refusal-second-answered = You have said already that you do not second it.
refusal-no-defence-now = Nobody is speaking in defence now.
refusal-not-your-defence = Only the accused can end the defence.
refusal-no-vote-now = There is no vote now; first somebody must be accused and seconded.
refusal-same-thumb = Your thumb points that way already.
refusal-no-shooting-now = You can shoot only during the Negotiation, from the start of free talk on.
refusal-no-gun = The gun does not lie before you.
refusal-no-blast-now = There is nothing for you to blow up now.
refusal-no-coin-to-give = You have no coin to give away now.
refusal-nothing-to-pass = There is nothing here that you have to pass on.
refusal-no-sides-to-set = There is no side for you to set now.
refusal-same-side = That side is set already.

refusal-no-talk-now = It is not the time to talk.
refusal-no-talk-in-vote = There is no talk during a vote; give your thumb.
refusal-only-accused-speaks = Only the accused speaks now; listen.
refusal-not-your-introduction = Somebody else is introducing themselves; wait for your turn.
refusal-night-is-silent = The night is silent; wait until dawn.
refusal-enough-talk = You have made { NUMBER($most) } statements today, and that is the limit; you can still talk freely.
refusal-no-such-argument = That statement makes no sense here: it must be about another player at the table, or about a role in play.
refusal-no-such-night = You can report only about a night that is over.
refusal-bad-question = A question leaves exactly one thing open; leave one, and fill in the rest.
refusal-open-place = A statement leaves nothing open; fill it in, or make it a question.
refusal-no-such-act = There is no statement with that number that you could agree or disagree with.
refusal-no-such-entry = The ledger has no entry with that number.
refusal-no-such-reason = That cannot carry a reason; give the reason with another statement.
refusal-no-bribes = There are no bribes in this game.
refusal-no-team-chat = The traitors have no chat in this game; they point and make signs.
refusal-not-of-the-team = You cannot do that now.
refusal-not-a-ghost = Only ghosts talk among ghosts.

refusal-no-night-now = That is done at night, and it is not night.
refusal-call-closed = It is too late for that tonight.
refusal-no-powers-in-opening = In the opening no power is used; wait for the first night.
refusal-not-a-traitor = You have no part in the arrest.
refusal-same-choice = That is your choice already.
refusal-no-peeking = Your role does not let you ask about others.
refusal-no-offer = Your role does not let you make an offer.
refusal-offer-used = You have made your offer; there is only one in a game.
refusal-no-gun-to-give = Your role does not let you hand out the gun.
refusal-no-vest-to-give = Your role does not let you hand out the vest.
refusal-no-self-gift = At this table you may not give that to yourself; name another player.
refusal-no-striking = Your role does not let you strike.
refusal-no-seeking = Your role does not let you look for the Don.
refusal-no-coin = You have no coin to bribe with.
refusal-not-a-ghost-named = Only somebody who was a ghost at nightfall can be bribed.
refusal-no-word-asked = No word is asked of you now.
refusal-bad-word = That is not one word: use 1 to 24 letters, without spaces, digits or other signs.
refusal-only-listed-words = At this table only the name of a player or of a role can be sent.

refusal-not-the-don = Only the Don does that.
refusal-no-tapping-now = The Patsy is tapped only in the first secret phase, with seven players.
refusal-no-placing-now = The gun is put before somebody only in the secret phase.
refusal-gun-must-be-placed = First put the gun before somebody.
refusal-patsy-must-be-tapped = First tap the Patsy.
refusal-not-the-patsy = The gun never goes to the Patsy; choose another player.
refusal-no-bang-now = It is not the time to shoot.
refusal-not-the-holder = The gun does not lie before you; talk to the one who has it.

refusal-no-clock-runs = No clock is running that could run out.
refusal-away-already = That player is marked as away already.
refusal-not-known = Whether that is allowed depends on what you cannot see.
