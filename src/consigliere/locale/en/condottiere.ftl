# Condottiere: cards, regions, questions, what happened, options, and why not.

condottiere = Condottiere
    .about = A card game of bidding and bluff. Lead your mercenaries, win regions, and be first to a kingdom.

## Cards. .short is for narrow lines, .help says what the card does.

card-mercenary_1 = Mercenary 1
    .short = 1
    .help = Adds 1 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_2 = Mercenary 2
    .short = 2
    .help = Adds 2 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_3 = Mercenary 3
    .short = 3
    .help = Adds 3 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_4 = Mercenary 4
    .short = 4
    .help = Adds 4 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_5 = Mercenary 5
    .short = 5
    .help = Adds 5 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_6 = Mercenary 6
    .short = 6
    .help = Adds 6 to your line. Winter, Spring and your Drummer can change that.
card-mercenary_10 = Mercenary 10
    .short = 10
    .help = Adds 10 to your line. Winter, Spring and your Drummer can change that.
card-winter = Winter
    .short = W
    .help = Removes every Spring. While it lies at the end of the battle, every mercenary counts 1, yours too.
card-spring = Spring
    .short = S
    .help = Removes every Winter. While it lies at the end of the battle, the highest mercenaries in play count 3 more, whoever owns them.
card-bishop = Bishop
    .short = B
    .help = Removes the highest mercenaries from every line, yours too. Then place the Favor on a region, or leave it off the board.
card-courtesan = Courtesan
    .short = C
    .help = Counts 1, whatever happens. Who alone has the most Courtesans takes the token.
card-drummer = Drummer
    .short = D
    .help = Doubles every mercenary in your own line. A second Drummer adds nothing.
card-heroine = Heroine
    .short = H
    .help = Counts 10, whatever happens: no other card touches her.
card-scarecrow = Scarecrow
    .short = Sc
    .help = You may take one mercenary of your own line back into your hand. The Scarecrow is then discarded.
card-surrender = Surrender
    .short = Su
    .help = Ends the battle at once. Lines are compared as they lie.
card-unknown = a card you cannot see
    .short = ?
    .help = You may not see this card.
card-none = no card
    .short = -
    .help = There is no card here.

## Regions

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-ferrara = Ferrara
region-parma = Parma
region-modena = Modena
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-ancona = Ancona
region-spoleto = Spoleto
region-roma = Roma
region-napoli = Napoli
region-off = off the board
region-unknown = an unknown region

## Words on the board

board-token = Condottiere token
board-favor = Favor of the Pope
board-favor-off = The Favor is off the board.
board-contested = Battle for { $region }
board-final-battle = Final battle
board-hand = { NUMBER($n) ->
    [one] { NUMBER($n) } card
   *[other] { NUMBER($n) } cards
}
board-regions = { NUMBER($n) ->
    [one] { NUMBER($n) } region
   *[other] { NUMBER($n) } regions
}
board-points = { NUMBER($n) ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}
board-out = out
board-face-down = face down
board-deck = deck
board-discard = discard pile
board-battle-number = Battle { NUMBER($n) }
board-map = Map of Italy
board-no-battle = No battle yet
board-after-battle = After battle { NUMBER($n) }
board-next-battle = Next battle: { $region }
board-contested-short = It is fought for.
board-region-free = { $region } is free.
board-region-held = { $region } is held by { $name }.
board-region-yours = { $region } is yours.
board-region-borders = It borders { $regions }.
board-whole-map = Show the whole map
board-zoom-in = Show less, larger
board-zoom-out = Show more, smaller
board-goal = { NUMBER($total) } regions, or { NUMBER($group) } connected ones, win
board-campaign = Game { NUMBER($n) } of a campaign to { NUMBER($target) } points
board-threat = This battle could win the game for { $names }.
board-you = { $name } (you)
board-turn = on turn
board-defender = defender
board-winner = winner
board-leads = would win this battle now
board-ties = tied for the highest strength
board-printed = printed
board-cards-of-kind = { $card } × { NUMBER($n) }
board-your-hand = Your hand
board-no-cards = You hold no cards.
board-discard-seen = Seen since the last shuffle:
board-discard-empty = Nothing has been discarded face up since the last shuffle.
board-think-again = Put it back
board-show-which = Choose cards and players
board-touch-card = Touch a card to see what it does.
board-touch-map = Touch a region on the map.
board-name-region = By name
board-chart-regions = Regions after each battle
board-chart-strength = Strength in each battle
board-chart-battle = Battle

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Nothing is asked of you now.
    .waiting = Nobody is asked anything now.
decision-over = The game is over.
    .waiting = The game is over.
decision-choose_region = You hold the token: choose the region of the next battle.
    .waiting = Waiting for { $seats } to choose a region.
decision-play_or_pass = Play a card, or pass.
    .waiting = Waiting for { $seats } to play a card or pass.
decision-take_back = Your Scarecrow may take one mercenary of your line back into your hand. Which?
    .waiting = Waiting for { $seats }, who may take back a mercenary.
decision-place_favor = Place the Favor on a region, or leave it off the board.
    .waiting = Waiting for { $seats } to place the Favor.
decision-discard_hand = Keep your hand for the next battle, or discard it whole (only without mercenaries). Nobody learns your answer before all have given theirs.
    .waiting = Waiting for the answers about keeping hands.
decision-keep_cards = The round is over and you alone hold cards: keep up to two of them.
    .waiting = Waiting for { $seats } to keep up to two cards.
decision-draw = How many cards do you draw?
    .waiting = Waiting for { $seats } to draw.

## What one may do; .help is the command to type

command-choose = Choose { $region }
    .help = choose REGION
command-play = Play { $card }
    .help = play CARD
command-pass = Pass
    .help = pass
command-pass-turning-up = Pass and turn your card up
    .help = pass up
command-take = Take back { $card }
    .help = take CARD
command-take-nothing = Take nothing back
    .help = take nothing
command-favor = Place the Favor on { $region }
    .help = favor REGION
command-favor-off = Leave the Favor off the board
    .help = favor off
command-keep-hand = Keep your hand
    .help = keep hand
command-discard-hand = Discard your whole hand
    .help = discard hand
command-draw = { NUMBER($n) ->
    [0] Draw nothing
    [one] Draw { NUMBER($n) } card
   *[other] Draw { NUMBER($n) } cards
}
    .help = draw NUMBER
command-keep = Keep { $cards }
    .help = keep CARD [CARD]
command-keep-nothing = Keep nothing
    .help = keep nothing
command-show = Show { $cards } to { $seats }
    .help = show CARD [CARD …] to NAME [NAME …]
    .title = Show cards of your hand
command-say = Say something
    .help = say WORDS

## What goes on now, in a few words

stage-in_the_box = Before the game
stage-choose_region = Choosing a region
stage-play_or_pass = Battle
stage-take_back = Scarecrow: a mercenary may go back
stage-place_favor = Bishop: placing the Favor
stage-discard_hand = After the battle: keeping or discarding hands
stage-keep_cards = End of the round: keeping cards
stage-draw = Drawing cards
stage-over = Game over

## What makes a strength, in the order of reckoning

strength-printed = Mercenaries as printed
strength-winter = Winter: each counts 1
strength-drummer = Drummer: doubled
strength-spring = Spring: the highest count 3 more
strength-courtesan = Courtesans
strength-heroine = Heroines

## Titles of what lies on the table; .help where a person would ask

field-viewer = Seen by
field-stage = Now
field-asked = Asked now
field-contested = Contested region
field-favor = Favor of the Pope
    .help = The token cannot be placed on the region under the Favor.
field-holder = Holder of the token
    .help = Chooses the region of the next battle.
field-chooser = Chooser
    .help = Placed the token for this battle.
field-out = Out of the battle
field-played = Have played a card
    .help = In this battle.
field-finalists = In the final battle
field-answered = Have answered
field-discarding = Will discard the hand
    .help = Until all have answered, you see only your own answer here.
field-drawn = Have drawn
    .help = After this battle.
field-deck = Deck
field-discard = Discard pile
    .help = The cards everyone saw. Whole hands are discarded unseen and are not among them.
field-battles = Battles fought
field-idle = Battles in a row without a card
field-game = Game
    .help = The number of the game in a campaign.
field-first_holder = First holder of the token
field-ending = How it ended
field-winners = Winners
field-hand = Hand
field-line = Line
field-down = Face down
field-regions = Regions
field-points = Points
field-buried = Discarded unseen
    .help = Cards discarded from the hand; only their owner knows them.
field-leaders = Strongest now
    .help = Whose line would win if the battle ended now, as far as you can see.
field-would_win = Would win the game here
    .help = Who would win the game by winning the contested region.
field-defender = Defender
field-defender_waits = The defender may wait
    .help = Having played no card yet, the defender may pass and stay in.
field-regions_needed = Regions that win
field-group_needed = Adjacent regions that win
field-target = Points that end the campaign
field-discarded = Cards discarded
    .help = All of them, seen and unseen.
field-strength = Strength
    .help = What the line would be worth if the battle ended now, as far as you can see.
field-steps = How it comes about
field-unseen = Cards not counted
    .help = Face-down cards that you cannot see.
field-courtesans = Courtesans in line
field-region_count = Number of regions
field-group = Largest adjacent group

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] A truce between us?
   *[other] A truce with { $seat }?
}
talk-stop = { $seat_is ->
    [me] Somebody has to stop you.
   *[other] Let us stop { $seat }.
}
talk-beware = { $seat_is ->
    [me] You are about to win the game.
   *[other] { $seat } is about to win the game.
}
talk-want = I want { $region }.
talk-leave = Leave { $region } to me, and I will pass next time.
talk-not-fighting = I will not fight for { $region }.
talk-pass-now = I pass if you pass.
talk-promise = I promise.
talk-doubt = I doubt that.
talk-who-has = Who has { $card }?
talk-i-have = I have { $card }.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = { NUMBER($game) ->
    [1] { $first_holder_is ->
        [me] The game begins. You hold the token.
       *[other] The game begins. { $first_holder } holds the token.
    }
   *[other] { $first_holder_is ->
        [me] Game { NUMBER($game) } begins. You hold the token.
       *[other] Game { NUMBER($game) } begins. { $first_holder } holds the token.
    }
}
event-deck-shuffled = { NUMBER($size) ->
    [one] { NUMBER($size) } card is shuffled into a new deck.
   *[other] { NUMBER($size) } cards are shuffled into a new deck.
}
event-hand-dealt = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [0] { "" }
        [one] { $seat } gets { NUMBER($count) } card.
       *[other] { $seat } gets { NUMBER($count) } cards.
    }
}
    .part = { $seat } { NUMBER($count) }
    .all = Cards dealt: { $parts }.
event-card-dealt = { $seat_is ->
    [me] You get { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = You get { $parts }.
event-asked = { "" }
event-region-chosen = { $seat_is ->
    [me] You place the token on { $region }.
   *[other] { $seat } places the token on { $region }.
}
event-battle-started = { $out_is ->
    [none] The battle for { $region } begins.
    [me] The battle for { $region } begins. You have no cards and are out of it.
   *[other] The battle for { $region } begins. Out of it, without cards: { $out }.
}
event-card-played = { $face_down ->
    [yes] { $seat_is ->
        [me] You play { $card } face down.
       *[other] { $seat } plays a card face down.
    }
   *[no] { $seat_is ->
        [me] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
}
event-seasons-discarded = { NUMBER($count) ->
    [one] { $season } ends and is discarded.
   *[other] { $season } ends: { NUMBER($count) } cards are discarded.
}
event-mercenaries-dismissed = { NUMBER($count) ->
    [one] Dismissed from the lines: { $card }.
   *[other] Dismissed from the lines: { $card } × { NUMBER($count) }.
}
event-favor-placed = { $seat_is ->
    [me] { $to_id ->
        [off] You leave the Favor off the board.
       *[other] You place the Favor on { $to }.
    }
   *[other] { $to_id ->
        [off] { $seat } leaves the Favor off the board.
       *[other] { $seat } places the Favor on { $to }.
    }
}
event-mercenary-taken-back = { $seat_is ->
    [me] { $card_id ->
        [none] You take nothing back.
       *[other] You take { $card } back into your hand.
    }
   *[other] { $card_id ->
        [none] { $seat } takes nothing back.
       *[other] { $seat } takes { $card } back into hand.
    }
}
event-card-spent = { "" }
event-card-turned-up = { $seat_is ->
    [me] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
event-total-announced = { $seat_is ->
    [me] Your total is { NUMBER($total) }.
   *[other] The total of { $seat } is { NUMBER($total) }.
}
    .after = { $sentence } Total: { NUMBER($total) }.
event-passed = { $out ->
    [no] { $seat_is ->
        [me] You pass and, as the defender, stay in.
       *[other] { $seat } passes and, as the defender, stays in.
    }
   *[yes] { $reason_id ->
        [empty_hand] { $seat_is ->
            [me] You have no cards left and are out of the battle.
           *[other] { $seat } has no cards left and is out of the battle.
        }
       *[choice] { $seat_is ->
            [me] You pass.
           *[other] { $seat } passes.
        }
    }
}
event-cards-shown = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] You show { NUMBER($count) } card to { $to }.
       *[other] You show { NUMBER($count) } cards to { $to }.
    }
   *[other] { NUMBER($count) ->
        [one] { $seat } shows { NUMBER($count) } card to { $to }.
       *[other] { $seat } shows { NUMBER($count) } cards to { $to }.
    }
}
event-card-seen = { $seat_is ->
    [me] You have shown { $card }.
   *[other] { $seat } holds { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] You have shown { $parts }.
       *[other] { $seat } holds { $parts }.
    }
event-battle-ended = { $reason_id ->
    [surrender] { $by_is ->
        [me] Your Surrender ends the battle.
       *[other] The Surrender of { $by } ends the battle.
    }
   *[all_out] Everyone is out: the battle ends.
}
event-line-revealed = { $seat_is ->
    [me] Your face-down card is { $card }.
   *[other] The face-down card of { $seat } is { $card }.
}
    .part = { $seat } { $card }
    .all = Face-down cards are turned up: { $parts }.
event-strength-compared = { $seat_is ->
    [me] Your strength is { NUMBER($total) }.
   *[other] The strength of { $seat } is { NUMBER($total) }.
}
    .part = { NUMBER($courtesans) ->
        [0] { $seat } { NUMBER($total) }
        [one] { $seat } { NUMBER($total) } with { NUMBER($courtesans) } Courtesan
       *[other] { $seat } { NUMBER($total) } with { NUMBER($courtesans) } Courtesans
    }
    .all = Strength: { $parts }.
event-region-conquered = { $seat_is ->
    [me] You conquer { $region }.
   *[other] { $seat } conquers { $region }.
}
event-region-captured = { $seat_is ->
    [me] You capture { $region } from { $former_owner }.
   *[other] { $seat } captures { $region } from { $former_owner }.
}
event-region-held = { $seat_is ->
    [me] You defend { $region }.
   *[other] { $seat } defends { $region }.
}
event-battle-tied = The battle is tied between { $seats }.
event-token-given = { $seat_is ->
    [me] { $reason_id ->
        [courtesans] You take the token: yours are the most Courtesans.
        [left_of_chooser] You take the token, sitting left of the last chooser.
        [defender] You take the token as the defender.
       *[winner] You take the token.
    }
   *[other] { $reason_id ->
        [courtesans] { $seat } takes the token, having the most Courtesans.
        [left_of_chooser] { $seat } takes the token, sitting left of the last chooser.
        [defender] { $seat } takes the token as the defender.
       *[winner] { $seat } takes the token.
    }
}
event-board-full = No region is left to fight for ({ NUMBER($regions) } are controlled).
event-draw-named = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] You draw nothing.
       *[other] { $seat } draws nothing.
    }
   *[other] { "" }
}
event-lines-discarded = { "" }
event-hand-answered = { $seat_is ->
    [me] { $answer_id ->
        [discard] You will discard your hand.
       *[keep] You will keep your hand.
    }
   *[other] { "" }
}
event-answers-closed = { "" }
event-hand-discarded = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] You discard your hand of { NUMBER($count) } card.
       *[other] You discard your hand of { NUMBER($count) } cards.
    }
   *[other] { NUMBER($count) ->
        [one] { $seat } discards a hand of { NUMBER($count) } card.
       *[other] { $seat } discards a hand of { NUMBER($count) } cards.
    }
}
    .part = { $seat } { NUMBER($count) }
    .all = Hands are discarded, with so many cards: { $parts }.
event-stalemate-redeal = { NUMBER($empty_battles) ->
    [one] { NUMBER($empty_battles) } battle in a row without a card: all hands are discarded.
   *[other] { NUMBER($empty_battles) } battles in a row without a card: all hands are discarded.
}
event-round-ended = The round is over.
event-cards-kept = { $seat_is ->
    [me] { NUMBER($count) ->
        [0] You keep no card.
        [1] You keep { $first }.
       *[other] You keep { $first } and { $second }.
    }
   *[other] { NUMBER($count) ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps { NUMBER($count) } card.
       *[other] { $seat } keeps { NUMBER($count) } cards.
    }
}
event-final-battle-started = { $first_turn_is ->
    [me] The final battle begins between { $seats }. You take the first turn.
   *[other] The final battle begins between { $seats }. { $first_turn } takes the first turn.
}
event-default-played = { $seat_is ->
    [me] You did not answer in time; the table answers for you.
   *[other] { $seat } did not answer in time; the table answers.
}
event-game-won = { $seats_is ->
    [me] You win: { $reason }.
    [other] { $seats } wins: { $reason }.
   *[others] The game is won together by { $seats }: { $reason }.
}
event-game-scored = { $seat_is ->
    [me] You now have { NUMBER($points) } points.
   *[other] { $seat } now has { NUMBER($points) } points.
}
    .part = { NUMBER($bonus) ->
        [0] { $seat } { NUMBER($points) } (+{ NUMBER($regions) })
       *[other] { $seat } { NUMBER($points) } (+{ NUMBER($regions) } and +{ NUMBER($bonus) } for the group)
    }
    .all = Points: { $parts }.
event-campaign-won = { $seats_is ->
    [me] You win the campaign with { NUMBER($points) } points.
    [other] { $seats } wins the campaign with { NUMBER($points) } points.
   *[others] The campaign is won together by { $seats }, with { NUMBER($points) } points each.
}
event-cards-opened = { $pile_id ->
    [deck] Left in the deck: { event-cards-opened.part }.
    [hand] { $seat_is ->
        [me] You still held { event-cards-opened.part }.
       *[other] { $seat } still held { event-cards-opened.part }.
    }
    [buried] { $seat_is ->
        [me] You had discarded { event-cards-opened.part }.
       *[other] { $seat } had discarded { event-cards-opened.part }.
    }
   *[other] { $seat_is ->
        [me] On your side lay { event-cards-opened.part }.
       *[other] On the side of { $seat } lay { event-cards-opened.part }.
    }
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $pile_id ->
        [deck] Left in the deck: { $parts }.
        [hand] { $seat_is ->
            [me] You still held { $parts }.
           *[other] { $seat } still held { $parts }.
        }
        [buried] { $seat_is ->
            [me] You had discarded { $parts }.
           *[other] { $seat } had discarded { $parts }.
        }
       *[other] { $seat_is ->
            [me] On your side lay { $parts }.
           *[other] On the side of { $seat } lay { $parts }.
        }
    }
event-game-ended = { $seats_is ->
    [me] The game is over, and you have won.
    [other] The game is over, and { $seats } has won.
    [none] The game is over.
   *[others] The game is over, and { $seats } have won together.
}

## How a game ends

ending-total = enough regions in all
ending-adjacent = enough regions in one connected group
ending-full_board = most regions when none was left to fight for
ending-final_battle = victory in the final battle
ending-battle_limit = most regions after the last battle allowed
ending-campaign = most points in the campaign
ending-campaign_final_battle = victory in the final battle of the campaign
ending-none = not yet ended

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_holder = First holder of the token
    .help = Who holds the token first: a random seat, or the seat you name. (In the box's rules, the youngest.)
    .random = a random seat
option-clock = Clock
    .help = How much time players have: no clock, a live clock for one sitting, or days for each move.
    .none = no clock
    .live = live
    .days = days for each move
option-discard_seconds = Seconds to decide about hands
    .help = With a live clock: how long everyone has after a battle to say whether to discard the hand. It always lasts as long, so that it tells nothing.
option-show_cards = Showing cards
    .help = Players may show cards of their own hand to players they choose. Cards are never given away.
option-draw_after_battle = Draw after battle
    .help = No rounds: start with 7 cards, and after every battle draw up to 3, within a limit of 10 plus one for each region you control.
option-points_campaign = Points campaign
    .help = Play several games. Each region gives 1 point, and winning with the adjacent group 5 more; the first to reach the target ends the campaign, and the most points win.
option-target = Target of the campaign
    .help = The points that end a points campaign: 20, 30, or any number from 10 to 100.
option-bigger_kingdoms = Bigger kingdoms
    .help = The connected group that wins needs one region more: 4 with four or more players, 5 with two or three.
option-capturing_regions = Capturing regions
    .help = Controlled regions may be attacked too. Their owner defends, may wait before playing a first card, and keeps the region on a tie.
option-defender_takes_token = A tie gives the defender the token
    .help = With capturing regions. After a tied battle the defender takes the token whoever has the most Courtesans, as the rulebook’s letter has it. Otherwise Courtesans go first here too.
option-favor_on_contested = The Favor may lie on the contested region
    .help = With capturing regions. A Bishop may put the Favor on any region at all, the one being fought for included, as the rulebook’s letter has it; the battle goes on.
option-full_board_ends = A full board ends the game
    .help = With capturing regions. When every region is controlled, or only the one with the Favor is not, the most regions win, as the rulebook’s letter has it. Otherwise the game goes on, since there is always a region to attack.
option-hidden_cards = Hidden cards
    .help = Mercenaries, Drummers, Heroines and Courtesans are played face down, and turned up when their player plays the next card.
option-absent_seat = Absent players
    .help = Who plays for somebody who has left for good: the default answers, a bot, or a substitute.
    .defaults = default answers
    .bot = a bot
    .substitute = a substitute

advice-campaign-with-capturing = The rulebook advises against a points campaign together with capturing regions: games grow long. You may play it all the same.

preset-by-the-letter = By the letter
    .help = Where our ruling departs from what the rulebook says word for word, the rulebook’s words count. All of it is about capturing regions; without that option nothing changes.

## Why not, and what to do instead

refusal-bad-seats = Condottiere is for 2 to 6 players, not { NUMBER($seats) }.
refusal-bad-first-holder = { $value } does not sit at a table of { NUMBER($seats) }; name a seat that is taken, or choose random.
refusal-target-without-campaign = A target only makes sense in a points campaign; switch that on, or leave the target alone.
refusal-without-capturing = That is only about capturing regions; switch capturing regions on, or leave this off.

refusal-game-over = The game is over; nothing more can be done in it.
refusal-not-holder = Only the holder of the token chooses the region.
refusal-not-choosing = It is not the time to choose a region; that comes after the battle.
refusal-region-controlled = That region already carries a control marker; choose a free one.
refusal-region-protected = The Favor of the Pope protects that region; choose another.
refusal-own-region = You control that region yourself; choose another.

refusal-one-thing-a-turn = You have played your card; first finish what it asks of you.
refusal-out-of-battle = You are out of this battle; wait for the next one.
refusal-no-cards = You have no cards left, so you are out of this battle.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = That card is not in your hand; play one that is, or pass.
refusal-nothing-face-down = You have no face-down card to turn up; a plain pass will do.

refusal-no-bishop = The Favor is moved only right after you play a Bishop.
refusal-favor-on-controlled = That region carries a control marker; put the Favor on a free region, or leave it off the board.
refusal-favor-on-contested = The battle is fought there; put the Favor on another region, or leave it off the board.

refusal-no-scarecrow = A card is taken back only right after you play a Scarecrow.
refusal-cannot-take-back = A Scarecrow takes back only a mercenary of your own line; name one that lies there, or take nothing.
refusal-face-down-stays = A face-down mercenary cannot be taken back; name one that lies face up, or take nothing.

refusal-no-hand-to-discard = You have no cards to discard.
refusal-whole-hand = It is all or nothing: discard the whole hand, or keep it.
refusal-holds-mercenary = You hold a mercenary, so you have to keep your hand.
refusal-not-discarding = Hands are discarded only after a battle, when everyone is asked.
refusal-never-discarding = With draw after battle, hands are never discarded.

refusal-not-keeping = Cards are kept only at the end of a round, by the one player who still holds any.
refusal-too-many-kept = You may keep at most two cards.
refusal-kept-not-in-hand = You can only keep cards that are in your hand.

refusal-showing-off = At this table cards are not shown.
refusal-shown-not-in-hand = You can only show cards that are in your hand; name at least one.
refusal-show-to-whom = Name one or more other players at this table to show the cards to.
refusal-no-giving = Cards are never given away or exchanged; you may only show them.

refusal-no-drawing = Cards are drawn only with the option draw after battle.
refusal-draw-out-of-range = You may draw 0, 1, 2 or 3 cards.
refusal-above-limit = So many cards would take you above your limit of 10 plus one for each region you control; draw fewer.
refusal-not-your-draw = It is not your turn to draw.

refusal-no-clock-runs = No clock is running that could run out.
refusal-absence-changes-nothing = An absent player keeps seat and markers; the seat is played for.
refusal-not-known = Whether that is allowed depends on cards you cannot see.
