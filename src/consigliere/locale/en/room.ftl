# The room: games that are mostly talk, on the plain table. What is private lies in an envelope.

## Now

room-day = Day { NUMBER($n) }
room-night = Night { NUMBER($n) }
room-round = Round { NUMBER($n) }
room-players = Players
room-ghost = ghost
room-coins = { NUMBER($n) ->
    [one] { NUMBER($n) } coin
   *[other] { NUMBER($n) } coins
}
room-claims = claims: { $role }
room-you-are-out = You are out, and watch from here on. The other ghosts are in the lounge, in your envelope.

## One touch

room-accuse = Accuse
room-elect = Name
room-bang = Shoot
room-use-gun = The gun lies before you: shoot somebody
room-elect-none = Nobody sees whom you name before all choices are shown.
room-elect-in = Your choice is in; it lies in your envelope. You may change it until all have chosen.

## The night, the same for everybody

room-night-how = Touch a player, or nobody. Then confirm. Everybody has this page, whatever the card.
room-fast-how = Touch another player, then confirm. Everybody has this page, whatever the card.
room-opening-how = Open your envelope and look at your card, then confirm. Everybody has this page.
room-nobody = Nobody
room-tap-point = Touch the player you want arrested. The other traitors see whom you point at.
room-tap-agree = Nobody is arrested unless all of you point at the same player.
room-tap-peek = Touch the player you want to know about. The answer is whispered to you here.
room-tap-offer = Touch the player to whom you make your offer, or nobody. You have one offer in the whole game.
room-tap-give-gun = Touch the player who gets the gun tomorrow.
room-tap-give-vest = Touch the player who gets the vest.
room-tap-strike = Touch the player you strike at, or nobody. If it is not the Don, you fall yourself.
room-no-don-left = Don Corleone has already left the game: whoever you strike at, you fall yourself.
room-tap-seek = Touch the player you want to know about: is it the Don?
room-tap-tap = Touch the player who becomes the Patsy, and wins with you.
room-tap-place-gun = Touch the player who gets the gun.
room-tap-nothing = Your card has nothing to choose now. Touch any name and confirm, so that nobody can tell.

## The vote

room-vote-on = Vote on { $seat }
room-downs-needed = { NUMBER($n) } of { NUMBER($living) } thumbs down are needed
room-downs = { NUMBER($n) ->
    [one] { NUMBER($n) } thumb down
   *[other] { NUMBER($n) } thumbs down
}
room-ballot-in = has voted
room-ballot-out = has not voted yet
room-ballot-yours = Your thumb is in. You may change it until the vote closes.
room-ballot-none = Nobody sees your thumb before all are shown.
room-ballot-open = Everybody sees your thumb as soon as you give it.

## The ledger

room-ledger-of = Lines about
room-everybody = everybody
room-ledger-empty = Nothing has been said yet.
room-answer = Answer line
room-because = Because of this …

## The claim board

room-claims-title = Who claims what
room-claimed = ({ NUMBER($claimed) } claimed, { NUMBER($n) } in play)
room-report = Night { NUMBER($n) }, { $seat }: { $side }

## The envelope

room-envelope = Your envelope
room-open-envelope = Open your envelope
room-close-envelope = Close your envelope
room-whispers = Whispered to you
room-no-whispers = Nothing yet.
room-team = The other traitors
room-signs = Silently
room-lounge = The ghosts’ lounge
room-cards-seen = The cards, as ghosts see them
room-team-chat = Among traitors
room-notebook = Notebook
room-notebook-help = Kept in this browser alone.
room-note-mark = What you think of { $seat }
room-note-text = Note about { $seat }
notemark-family = Family
notemark-likely = probably Family
notemark-doubtful = doubtful
notemark-traitor = traitor

## The end

room-won-family = The Family has won.
room-won-traitors = The traitors have won.
room-won-draw = Nobody has won.
room-won-cops = The Cops have won.
room-won-don = The Don has won.
room-strength = How strong the sides were
room-timeline = How it came about

## The lobby

room-role-list = Roles in play
room-measured-full = In { NUMBER($games) } games between bots with these roles the Family won { NUMBER($percent) }%.
room-measured-fast = In { NUMBER($games) } fast games between as many bots the Cops won { NUMBER($percent) }%.

## The fast game: what each card can do

room-fast-don = Each round you put the gun before somebody, in secret. Whoever has it must shoot. You win if nobody has hit you when at most one Cop is left.
room-fast-cop = One of you is the Don. Whoever has the gun must shoot somebody: if it is the Don, all Cops win; if not, the two of them are out.
room-fast-patsy = You are the Patsy: you win if the Don wins.

## Help

room-help = How does this work?
room-help-day = By day everybody talks, and nobody has to tell the truth. Accuse somebody: if another player seconds it, the accused may answer, and then all the living vote. With more than half of the thumbs down the accused is out and the card is shown. Night falls when somebody has been voted out, when everybody has said “over”, or when the time is up. The Family wins when no traitor is left; the traitors win when they are at least as many as the Family.
room-help-night = By night everybody has the same page, and nobody sees who really chooses something. The traitors agree on an arrest, and some cards have a power: your envelope says what a touch does for you. In the morning you hear who has fallen.
room-help-fast = Each round the Don secretly puts the gun before somebody, and that player must shoot. If the shot hits the Don, all Cops win. If not, both the shooter and the player who was hit are out, and the next round begins. The Don wins when at most one Cop is left.

## Statements, in a word or two

short-claim = Claim
short-report = Report
short-suspect = Suspect
short-trust = Trust
short-will-vote = Promise a vote
short-ask-vote = Call for votes
short-agree = Agree
short-disagree = Disagree
short-bought = My bribe
short-asks = Ask
short-asks-claim = Your role?
short-asks-report-night = On which night?
short-asks-report-about = About whom?
short-asks-report-side = What did you learn?
short-asks-suspect = Who do you suspect?
short-asks-trust = Who do you trust?
short-asks-will-vote-about = Who gets your thumb?
short-asks-will-vote-thumb = How would you vote?
short-asks-ask-vote = Who should go?
short-asks-agree = What do you agree with?
short-asks-disagree = What do you disagree with?
short-asks-bought = What word?
short-sign = Sign
short-word = Word
