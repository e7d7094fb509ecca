# Corleone's Empire: cards, places, figures, effects, questions, what happened, options, and why not.

corleone = The Godfather: Corleone’s Empire
    .about = New York, the 1950s. Send your thugs and your family out for money and goods, do the Don’s jobs, fight for turfs, bribe allies, and get your money into the suitcase before tribute is due.

## Cards of a hand: money, goods, jobs, allies. .short is for narrow lines, .help says what the card does.

card-money_1 = $1
    .short = $1
    .help = Money counts only once it is in your suitcase.
card-money_2 = $2
    .short = $2
    .help = Money counts only once it is in your suitcase.
card-money_3 = $3
    .short = $3
    .help = Money counts only once it is in your suitcase.
card-money_5 = $5
    .short = $5
    .help = Money counts only once it is in your suitcase.
card-gun = Gun
    .short = Gu
    .help = An illegal good: pays for jobs.
card-booze = Booze
    .short = Bo
    .help = An illegal good: pays for jobs.
card-blood_money = Blood Money
    .short = BM
    .help = An illegal good: pays for jobs. It is no money.
card-narcotics = Narcotics
    .short = Na
    .help = An illegal good that stands for one gun, one booze or one blood money when you pay for a job.

card-shake_down = Shake Down
    .help = Yellow job. Costs blood money, a gun and booze. Pays $5. Shake down any business.
card-protection_racket = Protection Racket
    .help = Yellow job. Costs booze and blood money. Pays $2 and $2. Support any one turf.
card-extortion = Extortion
    .help = Yellow job. Costs a gun and booze. Pays $3. Take 1 random card from another player’s hand.
card-strong_arm = Strong-Arm
    .help = Yellow job. Costs a gun and blood money. Pays $2. Move one of your thugs to another business and shake that down.
card-collect_the_debt = Collect the Debt
    .help = Yellow job. Costs blood money. Pays $3.
card-backroom_deal = Backroom Deal
    .help = Blue job. Costs booze and blood money. Pays $3. Bank 1 money card; draw 2 jobs and keep 1.
card-cook_the_books = Cook the Books
    .help = Blue job. Costs blood money. Pays $1. Bank 1 money card.
card-money_laundering = Money Laundering
    .help = Blue job. Costs 2 blood money and booze. Pays $5. Bank up to 2 money cards.
card-buy_a_witness = Buy a Witness
    .help = Blue job. Costs booze and a gun. Pays $3. Take the horse head; draw 2 jobs and keep 1.
card-offshore_account = Offshore Account
    .help = Blue job. Costs 2 blood money, a gun and booze. Pays $5 and $3. Bank up to 3 money cards.
card-rigged_election = Rigged Election
    .help = Blue job. Costs 2 booze and blood money. Pays $3. Put a control marker on a turf where you have a figure.
card-unrefusable_offer = An Offer You Can't Refuse
    .help = Green job. Costs a gun and blood money. Pays $2. Every other player offers one money card; the highest goes into your suitcase, the rest to the bank.
card-hijack_a_truck = Hijack a Truck
    .help = Green job. Costs a gun. Pays $1. Take booze.
card-bank_robbery = Bank Robbery
    .help = Green job. Costs 2 guns and booze. Pays $5 and $3.
card-crack_the_case = Crack the Case
    .help = Green job. Costs a gun and booze. Pays $2. Take 1 random money card from another player’s suitcase.
card-move_the_shipment = Move the Shipment
    .help = Green job. Costs 2 booze and blood money. Pays $3, $3 and $2.
card-skim_the_take = Skim the Take
    .help = Green job. Costs booze and blood money. Pays $5.
card-car_bomb = Car Bomb
    .help = Grey job. Costs 2 guns and blood money. Pays $2. Kill up to 3 thugs, family members or neutral figures in one turf.
card-drive_by_shooting = Drive-By Shooting
    .help = Grey job. Costs 2 guns and booze. Pays $3. Kill up to 1 family member and up to 1 thug in one turf.
card-gun_down = Gun Down
    .help = Grey job. Costs a gun and booze. Pays $3. Kill up to 1 thug, anywhere.
card-hit_on_a_made_man = Hit on a Made Man
    .help = Grey job. Costs a gun and blood money. Pays $2. Kill up to 1 family member, anywhere.
card-intimidation = Intimidation
    .help = Grey job. Costs booze. Pays $2. Move a thug or family member of another player; nobody gains anything from its new place.

card-mayor_1 = Mayor (Act I)
    .help = Ally of Act I. Place or move the Mayor, and support as with a family member.
card-union_boss_1 = Union Boss (Act I)
    .help = Ally of Act I. Place or move the Union Boss, and shake down as with a thug.
card-police_chief_1 = Police Chief (Act I)
    .help = Ally of Act I. Place or move the Police Chief; take $3.
card-small_time_bookie = Small-Time Bookie
    .help = Ally of Act I. Take $2; bank 1 money card.
card-hired_muscle = Hired Muscle
    .help = Ally of Act I. Kill up to 1 thug, anywhere; take $2.
card-capo = Capo
    .help = Ally of Act I. Support any one turf.
card-mayor_2 = Mayor (Act II)
    .help = Ally of Act II. Place or move the Mayor, and support as with a family member; take $2.
card-union_boss_2 = Union Boss (Act II)
    .help = Ally of Act II. Place or move the Union Boss, and shake down as with a thug; take $2.
card-police_chief_2 = Police Chief (Act II)
    .help = Ally of Act II. Place or move the Police Chief; kill up to 1 thug in his turf; take $3.
card-family_accountant = Family Accountant
    .help = Ally of Act II. Bank up to 2 money cards.
card-police_evidence_manager = Police Evidence Manager
    .help = Ally of Act II. Take 3 goods of your choice out of guns, booze and blood money, all different.
card-tax_advisor = Tax Advisor
    .help = Ally of Act II. Discard 1 card for $5; bank 1 money card.
card-mayor_3 = Mayor (Act III)
    .help = Ally of Act III. Place or move the Mayor, and support as with a family member; bank up to 2 money cards.
card-union_boss_3 = Union Boss (Act III)
    .help = Ally of Act III. Place or move the Union Boss, and shake down as with a thug; bank up to 2 money cards.
card-police_chief_3 = Police Chief (Act III)
    .help = Ally of Act III. Place or move the Police Chief; kill up to 1 thug or family member in his turf; take $5.
card-hollywood_producer = Hollywood Producer
    .help = Ally of Act III. Take $5; bank up to 2 money cards.
card-federal_judge = Federal Judge
    .help = Ally of Act III. Put a control marker on a turf where you have a figure; bank 1 money card.
card-newspaper_editor = Newspaper Editor
    .help = Ally of Act III. Draw 2 jobs and keep 1; take 3 goods of your choice out of guns, booze and blood money.

card-unknown = a card you cannot see
    .short = ?
    .help = You may not see this card.
card-none = no card
    .short = -
    .help = There is no card here.

## Places: turfs, businesses, family-member spaces, and where figures are besides. .help says what a place gives.

place-wall_street = Wall Street
    .help = Turf 1.
place-brooklyn = Brooklyn
    .help = Turf 2.
place-upper_east_side = Upper East Side
    .help = Turf 3.
place-queens = Queens
    .help = Turf 4.
place-upper_west_side = Upper West Side
    .help = Turf 5.
place-midtown = Midtown
    .help = Turf 6.
place-chelsea = Chelsea
    .help = Turf 7.
place-central_park = Central Park
    .help = No turf: it has no thug space and nobody controls it. A family member beside it may bank 1 money card.
place-hudson_river = Hudson River
    .help = Killed figures lie here until the next act.

place-exchange_bank = Exchange Savings Bank
    .help = Wall Street. Back: bank 1 money card. Front: bank up to 2 money cards.
place-navy_yard = Navy Yard Docks
    .help = Brooklyn. Back: take a gun. Front: take a gun; take $2.
place-gentlemens_club = Gentlemen's Club
    .help = Upper East Side. Back: take $2. Front: take $3; take the horse head.
place-bottling_plant = Bottling Plant
    .help = Queens. Back: take booze. Front: take booze; take $2.
place-pawn_exchange = Pawn Exchange
    .help = Upper West Side. Back: discard 1 card for a gun, booze or blood money. Front: the same; take $3.
place-penn_central_railroad = Penn Central Railroad
    .help = Midtown. Back: draw 2 jobs and keep 1. Front: draw 2 jobs and keep 1; take $2.
place-packing_house = Packing House
    .help = Chelsea. Back: take blood money. Front: take blood money; take $2.
place-blue_gunsmith = Gunsmith
    .help = Blue tile. Back: take a gun. Front: take 2 guns.
place-blue_speakeasy = Speakeasy
    .help = Blue tile. Back: take booze. Front: take 2 booze.
place-blue_loan_office = Loan Office
    .help = Blue tile. Back: take blood money. Front: take 2 blood money.
place-blue_laundromat = Laundromat
    .help = Blue tile. Back: bank 1 money card. Front: bank 1 money card; take $2.
place-blue_numbers_parlor = Numbers Parlor
    .help = Blue tile. Back: take $2. Front: take $5.
place-blue_union_hall = Union Hall
    .help = Blue tile. Back: draw 2 jobs and keep 1. Front: draw 2 jobs and keep 1; take $3.
place-blue_chop_shop = Chop Shop
    .help = Blue tile. Back: discard 2 cards for $5. Front: discard 3 cards for $3 and $5.
place-blue_import_warehouse = Import Warehouse
    .help = Blue tile. Back: discard 1 card for a gun, booze or blood money. Front: take a gun; take booze.
place-red_pharmacy = Pharmaceutical Importer
    .help = Red tile. Back: take narcotics. Front: take narcotics; take $3.
place-red_night_club = Night Club
    .help = Red tile. Back: take narcotics. Front: take 2 narcotics.
place-red_casino = Grand Casino
    .help = Red tile. Back: discard 1 card for $5. Front: discard 1 card for $5; bank 1 money card.
place-red_holding_company = Holding Company
    .help = Red tile. Back: bank up to 2 money cards. Front: bank up to 3 money cards.

# A family-member space is called after the areas it touches.
place-s01 = Chelsea–Midtown–Central Park
place-s02 = Chelsea–Midtown–Wall Street
place-s03 = Midtown–Queens
place-s04 = Chelsea–Upper West Side–Central Park
place-s05 = Midtown–Upper East Side–Central Park
place-s06 = Midtown–Upper East Side–Queens
place-s07 = Midtown–Brooklyn–Queens
place-s08 = Midtown–Brooklyn–Wall Street
place-s09 = Upper West Side–Upper East Side–Central Park
place-s10 = Wall Street–Brooklyn
place-s11 = Upper East Side–Queens
place-s12 = Chelsea–Upper West Side
place-s13 = Chelsea–Midtown
    .help = Closed with two players.
place-s14 = Chelsea–Wall Street
    .help = Closed with two players.
place-s15 = Brooklyn–Queens
    .help = Closed with two players.
place-s16 = Upper West Side–Central Park
    .help = Closed with two players.
place-s17 = Upper East Side–Central Park
    .help = Closed with two players.
place-s18 = Upper West Side–Upper East Side
    .help = Closed with two players.

place-reserve = reserve
place-beside = beside the board
place-waiting = waiting for a later act
place-none = nowhere
place-unknown = an unknown place

## Families and figures

family-marzullo = Marzullo
    .help = Don Marzullo; consigliere Salvo Marzullo; heir Rosario Marzullo.
family-matarazzo = Matarazzo
    .help = Don Leolucca Matarazzo; consigliere James “Spider” O’Reilley; heir Tanino Matarazzo.
family-vitale = Vitale
    .help = Don Gianni Vitale; consigliere Sofia Vitale; heir Tancredi Vitale.
family-caccamo = Caccamo
    .help = Don Carlo Caccamo; consigliere Eric Coleman; heir Tara Caccamo.
family-pizzino = Pizzino
    .help = Don Tommaso Pizzino; consigliere Il Macellaio; heir Chiara Pizzino.
family-none = no family

figure-thug = thug
    .help = Stands in the square space of one business and shakes it down.
figure-don = Don
    .help = A family member: supports every turf around a round space.
figure-consigliere = consigliere
    .help = A family member, from Act II on: supports every turf around a round space.
figure-heir = heir
    .help = A family member, in Act IV: supports every turf around a round space.
figure-mayor = Mayor
    .help = Neutral. Stands on a round space like a family member.
figure-union_boss = Union Boss
    .help = Neutral. Stands in a business like a thug.
figure-police_chief = Police Chief
    .help = Neutral. Stands in a turf, on no space.
figure-none = nobody
figure-unknown = an unknown figure

## Colours of jobs, tiles and families

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-grey = grey
colour-red = red
colour-purple = purple

## Acts and phases

act-1 = Act I: The Wedding
    .short = Act I
act-2 = Act II: The Turk
    .short = Act II
act-3 = Act III: Sonny’s Murder
    .short = Act III
act-4 = Act IV: The Betrayal
    .short = Act IV

phase-open_for_business = Open for business
    .help = A new business tile opens.
phase-family_business = Family business
    .help = Turns clockwise: a thug, a family member, a job or an ally, until nobody has a figure left in reserve.
phase-turf_war = Turf war
    .help = Turf by turf, whoever has the most influence lays a control marker.
phase-bribery = Bribery
    .help = Sealed bids from the suitcases; the highest chooses an ally first.
phase-tribute = Tribute
    .help = Allies return to hands; whatever a hand holds above the limit goes to the Don.
phase-entracte = Entr’acte
    .help = Figures come home, new jobs and allies are laid out.

## Effects, one icon each, as the edition in play names them: a list counts equal ones. Phrases in the imperative.

effect-money = take the job’s money
    .help = All the money of the job at once, before or after its effects.
effect-gain_money = take money
effect-gain_money_2 = take $2
effect-gain_money_3 = take $3
effect-gain_money_5 = take $5
effect-gain_good = take a good
effect-gain_good_gun = take a gun
effect-gain_good_booze = take booze
effect-gain_good_blood_money = take blood money
effect-gain_good_narcotics = take narcotics
effect-gain_good_choice = take a good of your choice
effect-gain_good_choice_gun_booze_blood_money = take a gun, booze or blood money
effect-gain_good_choice_gun_booze_blood_money_distinct = take a gun, booze or blood money, none of them twice
effect-draw_job = draw 2 jobs and keep 1
    .help = You look at both; the other one is discarded face up.
effect-bank_money = bank a money card
    .help = Show a money card of your hand to everybody and put it in your suitcase.
effect-discard_for = discard cards for a gain
effect-discard_for_1_gain_good_choice_gun_booze_blood_money = discard 1 card for a gun, booze or blood money
effect-discard_for_1_gain_money_5 = discard 1 card for $5
effect-discard_for_2_gain_money_5 = discard 2 cards for $5
effect-discard_for_3_gain_money_3_gain_money_5 = discard 3 cards for $3 and $5
effect-take_first_player = take the horse head
    .help = You are the first player from now on.
effect-shake_business = shake down any business
    .help = Use its front. If somebody else controls the turf, they use it too.
effect-support_turf = support any turf
    .help = Use the backs of all its businesses.
effect-kill_figure = kill
effect-kill_figure_anywhere_1_thug = kill a thug anywhere
    .help = Of another player. The figure lies in the Hudson River until the next act.
effect-kill_figure_anywhere_1_family = kill a family member anywhere
    .help = Of another player. The figure lies in the Hudson River until the next act.
effect-kill_figure_one_turf_1_family_1_thug = kill a family member and a thug in one turf
    .help = Of other players, up to one each. The figures lie in the Hudson River until the next act.
effect-kill_figure_one_turf_3_thug_family_neutral = kill up to 3 figures in one turf
    .help = Thugs and family members of other players, and neutral figures. They lie in the Hudson River until the next act.
effect-kill_figure_chief_turf_1_thug = kill a thug in the Police Chief’s turf
    .help = Of another player, where the Chief stands when you use this.
effect-kill_figure_chief_turf_1_thug_family = kill a thug or family member in the Police Chief’s turf
    .help = Of another player, where the Chief stands when you use this.
effect-move_figure = move a figure
effect-move_figure_self_thug_shake = move a thug of your own and shake down there
effect-move_figure_other_thug_family = move a thug or family member of another player
    .help = To another empty space of its kind. Nobody gains anything from the new place.
effect-place_neutral = place a neutral figure
effect-place_neutral_mayor_support = place or move the Mayor and support there
effect-place_neutral_union_boss_shake = place or move the Union Boss and shake down there
effect-place_neutral_police_chief = place or move the Police Chief
effect-place_marker = place a control marker
    .help = On top of the stack of a turf where you have a figure. You control it at once.
effect-steal_money = rob a suitcase
    .help = A random money card from another player’s suitcase goes into your hand.
effect-steal_card = rob a hand
    .help = A random card from another player’s hand goes into yours.
effect-forced_offer = make an offer that can’t be refused
    .help = Every other player with money in hand offers one money card. The highest goes into your suitcase, the rest to the bank.
effect-none = nothing

# Effects that only another edition has, by what they are made of. Goods and kinds of figures are joined by about-or.
icon-money = take ${ NUMBER($value) }
icon-good = take { $good }
icon-choice = { $distinct ->
    [yes] take { $goods }, none of them twice
   *[no] take { $goods }
}
icon-discard = { NUMBER($n) ->
    [one] discard { NUMBER($n) } card to { $gain }
   *[other] discard { NUMBER($n) } cards to { $gain }
}
icon-kill = { $where ->
    [one_turf] kill { $targets } in one turf
    [chief_turf] kill { $targets } in the Police Chief’s turf
   *[anywhere] kill { $targets }, anywhere
}
    .target = up to { NUMBER($n) } { $kinds }
    .help = Thugs and family members must be those of other players. Killed figures lie in the Hudson River until the next act.
icon-move = { $owner ->
    [own] { $then ->
        [shake] move a { $kinds } of your own and shake down there
        [support] move a { $kinds } of your own and support there
       *[none] move a { $kinds } of your own
    }
   *[other] move a { $kinds } of another player
}
icon-place = { $then ->
    [shake] place or move the { $figure } and shake down there
    [support] place or move the { $figure } and support there
   *[none] place or move the { $figure }
}

# Kinds of figures that an effect can name; { $n } is how many of them.
kind-thug = { NUMBER($n) ->
    [one] thug
   *[other] thugs
}
kind-family = { NUMBER($n) ->
    [one] family member
   *[other] family members
}
kind-neutral = { NUMBER($n) ->
    [one] neutral figure
   *[other] neutral figures
}

# What the components of another edition are: names, and sentences one after another, each where there is something to say.
about-money = ${ NUMBER($value) }
    .short = ${ NUMBER($value) }
    .help = Money counts only once it is in your suitcase.
about-good = An illegal good: pays for jobs.
    .wild = An illegal good that stands for one { $goods } when you pay for a job.
about-job = { $colour ->
    [yellow] Yellow job.
    [blue] Blue job.
    [green] Green job.
   *[grey] Grey job.
}
about-ally = { NUMBER($act) ->
    [1] Ally of Act I.
    [2] Ally of Act II.
    [3] Ally of Act III.
   *[other] Ally of Act { NUMBER($act) }.
}
about-cost = Costs { $goods }.
about-pays = Pays { $money }.
about-effects = Effects: { $effects }.
about-turf = Turf { NUMBER($number) }.
about-park = No turf: it has no thug space and nobody controls it.
about-printed = { $turf }.
about-tile = { $colour ->
    [red] Red tile.
   *[blue] Blue tile.
}
about-back = Back: { $effects }.
about-front = Front: { $effects }.
about-closed = Closed with two players.
about-open = Open with any number of players.
about-family = Don: { $don }; consigliere: { $consigliere }; heir: { $heir }.
about-act = { $act }: { $name }
about-times = { $item } ({ NUMBER($n) } times)
about-touching = { $list }–{ $item }
about-next = { $list }; { $item }
about-after = { $list } { $item }
about-or = { $list } or { $item }

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Nothing is asked of you now.
    .waiting = Nobody is asked anything now.
decision-over = The game is over.
    .waiting = The game is over.
decision-pick_family = Which family do you lead?
    .waiting = Waiting for { $seats } to pick a family.
decision-action = Your turn: play a thug or a family member, complete a job, or play an ally.
    .waiting = Waiting for { $seats } to act.
decision-next_effect = Which effect do you use next?
    .waiting = Waiting for { $seats } to choose the next effect.
decision-bank = Which money card goes from your hand into your suitcase? You may also leave it.
    .waiting = Waiting for { $seats }, who may bank money.
decision-keep_job = Which of these jobs do you keep? The other one is discarded face up.
    .waiting = Waiting for { $seats } to keep a job.
decision-discard_for_gain = Which cards do you discard for the gain? You may also leave it.
    .waiting = Waiting for { $seats }, who may discard for a gain.
decision-choose_good = Which good do you take?
    .waiting = Waiting for { $seats } to choose a good.
decision-horse_head = Do you take the horse head?
    .waiting = Waiting for { $seats }, who may take the horse head.
decision-who_first = The controller of the turf takes a share. Who goes first, you or the controller?
    .waiting = Waiting for { $seats } to say who goes first.
decision-kill = Whom do you kill? You may also spare them.
    .waiting = Waiting for { $seats } to decide about life and death.
decision-move = Which figure do you move, and where to? You may also leave it.
    .waiting = Waiting for { $seats } to move a figure.
decision-place_neutral = Where does the neutral figure go? You may also leave it.
    .waiting = Waiting for { $seats } to place a neutral figure.
decision-place_marker = On which turf do you put a control marker? You may also leave it.
    .waiting = Waiting for { $seats } to place a control marker.
decision-victim = Whom do you rob? You may also leave it.
    .waiting = Waiting for { $seats } to name a victim.
decision-shake = Which business do you shake down? You may also leave it.
    .waiting = Waiting for { $seats } to shake down a business.
decision-support = Which turf do you support? You may also leave it.
    .waiting = Waiting for { $seats } to support a turf.
decision-offer = An offer you can’t refuse: put up one money card from your hand. Nobody sees it before all are in.
    .waiting = Waiting for the offers.
decision-move_marker = You win the turf but have no marker left. Which of yours do you move here, if any?
    .waiting = Waiting for { $seats }, who may move a control marker.
decision-bid = What do you bid from your suitcase for an ally? Nobody sees it before all bids are in.
    .waiting = Waiting for the bids.
decision-choose_ally = Your bid buys an ally. Which one?
    .waiting = Waiting for { $seats } to choose an ally.
decision-tribute = Tribute is due: which cards do you discard, down to the hand limit? Nobody sees them before all are in.
    .waiting = Waiting for the tribute.
    .counted = { NUMBER($tribute_left) ->
        [0] All of them are set aside.
        [one] { NUMBER($tribute_left) } more card has to go.
       *[other] { NUMBER($tribute_left) } more cards have to go.
    }

## What one may do; .help is the command to type

command-thug = Send a thug to the { $business }
    .help = thug BUSINESS
command-family = Send your { $figure } to { $place }
    .help = family FIGURE SPACE
command-complete = Complete { $job } { $from }
    .help = complete JOB [from public]
command-complete-with-narcotics = Complete { $job } { $from }, with narcotics for { $replaced }
    .help = complete JOB from hand|public with narcotics for GOOD [GOOD …]
command-ally = Play { $ally }
    .help = ally ALLY
command-resolve = Next: { $effect }
    .help = resolve EFFECT
command-bank = Bank { $money }
    .help = bank VALUE
command-keep = Keep { $job }
    .help = keep JOB
command-discard = Discard { $card }
    .help = discard CARD
command-take = Take { $good }
    .help = take GOOD
command-take-horse-head = Take the horse head
    .help = take horse_head
command-go-first = Go first
    .help = go first
command-go-second = Let the controller go first
    .help = go second
command-kill = Kill the figure at { $place }
    .help = kill PLACE
command-kill-police-chief = Kill the Police Chief
    .help = kill police_chief
command-move = Move the figure at { $place }
    .help = move PLACE
command-place = Place it at { $place }
    .help = place PLACE
command-marker = Put a control marker on { $turf }
    .help = marker TURF
command-rob = Rob { $seat }
    .help = rob NAME
command-shake = Shake down the { $business }
    .help = shake BUSINESS
command-support = Support { $turf }
    .help = support TURF
command-offer = Offer { $money }
    .help = offer VALUE
command-lift = Move your marker { NUMBER($number) } of { $turf }, counted from the bottom
    .help = lift TURF NUMBER
command-bid = Add { $money } to your bid
    .help = bid VALUE
command-bid-nothing = Bid nothing
    .help = bid nothing
command-bribe = Bribe { $ally }
    .help = bribe ALLY
command-pick = Lead the family { $family }
    .help = pick FAMILY
command-decline = Leave it
    .help = decline
command-done = Done
    .help = done
command-reopen = Think again
    .help = reopen
command-say = Say something
    .help = say WORDS

# Where a job comes from, and titles of what commands ask for.
source-hand = from your hand
source-public = from the public jobs

part-figure = Figure
part-place = Place
part-job = Job
part-from = Where from
part-replaced = Narcotics instead of
part-turf = Turf
part-number = Marker, counted from the bottom

## What goes on now, in a few words

stage-in_the_box = Before the game
stage-pick_family = Picking families
stage-action = Family business: a turn
stage-next_effect = Choosing the next effect
stage-bank = Banking money
stage-keep_job = Keeping a job
stage-discard_for_gain = Discarding for a gain
stage-choose_good = Choosing a good
stage-horse_head = Taking the horse head
stage-who_first = A share: who goes first
stage-kill = Killing
stage-move = Moving a figure
stage-place_neutral = Placing a neutral figure
stage-place_marker = Placing a control marker
stage-victim = Naming a victim
stage-shake = Shaking down a business
stage-support = Supporting a turf
stage-offer = Offers that can’t be refused
stage-move_marker = Turf war: moving a marker
stage-bid = Bribery: sealed bids
stage-choose_ally = Bribery: choosing allies
stage-tribute = Tribute
stage-over = Game over

## Titles of what lies on the table; .help where a person would ask

field-viewer = Seen by
field-stage = Now
field-act = Act
field-phase = Phase
field-asked = Asked now
field-answered = Have decided
    .help = Their choice is sealed until all are in.
field-first_player = Horse head
    .help = The first player: begins each act, and wins ties between bids.
field-actor = On turn
field-helper = Uses effects now
    .help = The player whose effects are being carried out.
field-sharer = Has a share coming
    .help = Controls the turf that is being shaken down, and uses the same front.
field-shaken = Being shaken down
field-working = Job being done
field-effect = Effect
field-agenda = Effects still to come
field-left = Left
field-taken = Already taken
    .help = Goods that this effect may not give again.
field-picking = Line it goes on with
    .help = Where the other icons of this effect stand in the list, counted from 0.
field-depth = Level
    .help = 0 is the card or place itself, 1 what came of it.
field-drawn = Jobs drawn
    .help = Keep one of them.
field-targets = Chosen so far
    .help = The figures or the turf you have chosen; others do not see it yet.
field-settling = Turf being settled
field-mayor = Mayor
field-union_boss = Union Boss
field-police_chief = Police Chief
field-bank = Bank
    .help = What can still be taken.
field-deck = Job deck
field-discards = Discarded jobs
field-public_jobs = Public jobs
    .help = Anybody may complete them.
field-row = Allies to bribe
field-later_allies = Allies of later acts
field-gone_allies = Allies out of the game
field-tiles_left = Tiles not laid yet
field-turfs = Turfs
field-turf = Turf
field-tile = Tile
field-stack = Control markers
    .help = From bottom to top; the top one controls the turf.
field-businesses = Businesses
field-business = Business
field-spaces = Family-member spaces
field-place = Place
field-figure = Figure
field-seat = Player
field-closed = Closed
field-winners = Winners
field-ending = How it ended
field-family = Family
field-hand = Hand
field-suitcase = Suitcase
    .help = Money here is safe, and only money here counts.
field-chosen = Set aside
    .help = What you have chosen so far; others do not see it.
field-completed = Jobs done
field-allies = Allies played
    .help = Face up until tribute; then they return to the hand.
field-thugs = Thugs in reserve
field-thugs_killed = Thugs in the river
field-members = Family in reserve
field-members_killed = Family in the river
field-markers = Markers left
field-turf_bonus = Bonus for turfs
field-colour_bonus = Bonus for jobs
field-hand_limit = Hand limit
    .help = What a hand may keep at the tribute of this act.
field-resolver = Decides now
field-effects_left = Effects left
    .help = They can be used in any order.
field-waiting_effects = Effects after that
    .help = Of the card that led here.
field-tribute_left = Cards that still have to go
field-figures_there = Who stands where
field-placements = What a figure would bring you
    .help = For each place still free: what it gives you, and who would take a share.
field-effects = What it gives
field-shares = Shares
    .help = Controls the turf and would use the same front.
field-controller = Controlled by
field-influence = Influence
    .help = Figures in the turf and on the spaces around it.
field-neutral = Neutral influence
field-would_win = Would win it now
    .help = Who would lay a marker if the turf war came now.
field-colour_leaders = Job bonuses now
    .help = Who would get the bonus of each colour if the game ended now.
field-colour = Colour
field-seats = Players
field-bonus = Bonus now
    .help = Who would get the turf’s bonus if the game ended now.
field-hand_count = Cards in hand
field-over_limit = Above the limit
    .help = So many cards would go to the Don if tribute came now.
field-figures_left = Figures in reserve
    .help = Each is a turn; with none left one is skipped.
field-suitcase_count = Money cards in the suitcase
field-suitcase_sum = Money in the suitcase
field-bid = Bid
    .help = Until all bids are in, you see only your own here.
field-colours = Jobs done by colour
field-turf_bonus_now = Turf bonus now
    .help = If the game ended now.
field-colour_bonus_now = Job bonus now
    .help = If the game ended now.

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-partners = { $seat_is ->
    [me] Shall we do business together?
   *[other] I could do business with { $seat }.
}
talk-stop = { $seat_is ->
    [me] You are getting too big for this town.
   *[other] { $seat } is getting too big for this town.
}
talk-favour = { $seat_is ->
    [me] You owe me a favour.
   *[other] { $seat } owes me a favour.
}
talk-my-turf = { $place } is mine. Stay out.
talk-want = I have my eye on { $place }.
talk-take-it = You can have { $place }.
talk-business = Nothing personal. It is business.
talk-respect = A little respect, please.
talk-word = You have my word.
talk-doubt = I doubt that.
talk-high-bid = This ally will be expensive.
talk-no-bid = I am not bidding this time.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = New York, the 1950s. The families sit down together.
event-family-taken = { $seat_is ->
    [me] You lead the family { $family }.
   *[other] { $seat } leads the family { $family }.
}
    .part = { $seat }: { $family }
    .all = The families: { $parts }.
event-tile-placed = The { $business } opens in { $turf }.
    .part = the { $business } in { $turf }
    .all = New businesses open: { $parts }.
event-public-job-shown = A new public job: { $job }.
    .part = { $job }
    .all = New public jobs: { $parts }.
event-ally-shown = An ally is for sale: { $ally }.
    .part = { $ally }
    .all = Allies are for sale: { $parts }.
event-allies-left = { "" }
event-first-player = { $seat_is ->
    [me] You get the horse head: you begin.
   *[other] { $seat } gets the horse head and begins.
}
event-hand-dealt = { "" }
event-job-dealt = { $seat_is ->
    [me] You are dealt the job { $job }.
   *[other] { "" }
}
    .part = { $job }
    .all = You are dealt jobs: { $parts }.
event-act-started = { $act }.
event-phase-started = { $phase_id ->
    [entracte] The curtain falls on this act.
   *[other] { $phase }.
}
event-asked = { "" }
event-turn-skipped = { $reason_id ->
    [no_figures] { "" }
   *[no_action] { $seat_is ->
        [me] There is nothing you may do; your turn is skipped.
       *[other] There is nothing { $seat } may do; the turn is skipped.
    }
}
event-thug-played = { $seat_is ->
    [me] You send a thug to the { $business }.
   *[other] { $seat } sends a thug to the { $business }.
}
event-member-played = { $seat_is ->
    [me] You send your { $figure } to { $place }.
   *[other] { $seat } sends the { $figure } to { $place }.
}
event-job-paid = { $from_id ->
    [public] { $seat_is ->
        [me] You take on the public job { $job }.
       *[other] { $seat } takes on the public job { $job }.
    }
   *[hand] { $seat_is ->
        [me] You take on a job: { $job }.
       *[other] { $seat } takes on a job: { $job }.
    }
}
event-goods-paid = { $seat_is ->
    [me] You pay { event-goods-paid.part }.
   *[other] { $seat } pays { event-goods-paid.part }.
}
    .part = { $good_id ->
        [gun] { NUMBER($count) ->
            [1] a gun
           *[other] { NUMBER($count) } guns
        }
        [booze] { NUMBER($count) ->
            [1] booze
           *[other] { NUMBER($count) } booze
        }
        [blood_money] { NUMBER($count) ->
            [1] blood money
           *[other] { NUMBER($count) } blood money
        }
        [narcotics] { NUMBER($count) ->
            [1] narcotics
           *[other] { NUMBER($count) } narcotics
        }
       *[other] { NUMBER($count) ->
            [1] { $good }
           *[other] { $good } × { NUMBER($count) }
        }
    }
    .all = { $seat_is ->
        [me] You pay { $parts }.
       *[other] { $seat } pays { $parts }.
    }
event-ally-played = { $seat_is ->
    [me] You call in a favour: { $ally }.
   *[other] { $seat } calls in a favour: { $ally }.
}
event-front-shaken = { $by_id ->
    [card] { $seat_is ->
        [me] You shake down the { $business }.
       *[other] { $seat } shakes down the { $business }.
    }
   *[other] { "" }
}
event-controller-shares = { $goes_first ->
    [yes] { $seat_is ->
        [me] You control { $turf } and take your share first.
       *[other] { $seat } controls { $turf } and takes a share first.
    }
   *[no] { $seat_is ->
        [me] You control { $turf } and take your share.
       *[other] { $seat } controls { $turf } and takes a share.
    }
}
event-front-used = { "" }
event-area-supported = { $by_id ->
    [card] { $seat_is ->
        [me] You support { $area }.
       *[other] { $seat } supports { $area }.
    }
   *[other] { "" }
}
event-effect-begun = { "" }
event-effect-not-used = { $seat_is ->
    [me] You leave this: { $effect }.
   *[other] { $seat } leaves this: { $effect }.
}
    .part = { $effect }
    .all = { $seat_is ->
        [me] You leave this: { $parts }.
       *[other] { $seat } leaves this: { $parts }.
    }
event-money-gained = { $seat_is ->
    [me] You take { event-money-gained.part }.
   *[other] { $seat } takes { event-money-gained.part }.
}
    .part = { $taken_id ->
        [none] nothing, for want of { $asked }
       *[other] { $asked_id ->
            [money_5] { $taken_id ->
                [money_5] { $taken }
               *[other] { $taken }, for want of { $asked }
            }
            [money_3] { $taken_id ->
                [money_3] { $taken }
               *[other] { $taken }, for want of { $asked }
            }
            [money_2] { $taken_id ->
                [money_2] { $taken }
               *[other] { $taken }, for want of { $asked }
            }
           *[other] { $taken }
        }
    }
    .after = { $seat_is ->
        [me] { $sentence } You take { event-money-gained.part }.
       *[other] { $sentence } Takes { event-money-gained.part }.
    }
event-good-gained = { $seat_is ->
    [me] You take { event-good-gained.part }.
   *[other] { $seat } takes { event-good-gained.part }.
}
    .part = { $taken_id ->
        [gun] a gun
        [booze] booze
        [blood_money] blood money
        [narcotics] narcotics
        [none] nothing, for there is no more { $asked }
       *[other] { $taken }
    }
    .after = { $seat_is ->
        [me] { $sentence } You take { event-good-gained.part }.
       *[other] { $sentence } Takes { event-good-gained.part }.
    }
event-job-drawn = { $seat_is ->
    [me] You draw the job { $job }.
   *[other] { $seat } draws a job.
}
    .part = { $job }
    .all = { $seat_is ->
        [me] You draw jobs: { $parts }.
       *[other] { $seat } looks at the top jobs.
    }
event-job-discarded = { $seat_is ->
    [me] You keep the other and discard { $job }.
   *[other] { $seat } keeps a job and discards { $job }.
}
event-jobs-reshuffled = { NUMBER($size) ->
    [one] { NUMBER($size) } discarded job makes a new deck.
   *[other] { NUMBER($size) } discarded jobs are shuffled into a new deck.
}
event-money-banked = { $seat_is ->
    [me] You bank { $money }.
   *[other] { $seat } banks { $money }.
}
    .after = { $seat_is ->
        [me] { $sentence } You bank { $money }.
       *[other] { $sentence } Banks { $money }.
    }
event-card-chosen = { "" }
event-target-chosen = { "" }
event-choice-cleared = { "" }
event-choice-made = { $decision_id ->
    [bid] { $seat_is ->
        [me] Your bid is sealed.
       *[other] { $seat } has sealed a bid.
    }
    [offer] { $seat_is ->
        [me] Your offer lies face down.
       *[other] { $seat } has put up an offer, face down.
    }
    [tribute] { $seat_is ->
        [me] Your tribute is set aside.
       *[other] { $seat } has set the tribute aside.
    }
   *[other] { "" }
}
event-choice-reopened = { $seat_is ->
    [me] You think again.
   *[other] { $seat } thinks again.
}
event-card-discarded = { $seat_is ->
    [me] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] You discard { $parts }.
       *[other] { $seat } discards { $parts }.
    }
event-gain-earned = { "" }
event-horse-head-taken = { $seat_is ->
    [me] { $from_is ->
        [other] You take the horse head from { $from }.
       *[me] You keep the horse head.
    }
   *[other] { $from_is ->
        [me] { $seat } takes the horse head from you.
       *[other] { $seat } takes the horse head.
    }
}
    .after = { $seat_is ->
        [me] { $sentence } You take the horse head.
       *[other] { $sentence } Takes the horse head.
    }
event-figure-killed = { $seat_is ->
    [me] You send the { $figure } of { $owner } from { $place } to the bottom of the Hudson.
   *[other] { $owner_is ->
        [me] { $seat } sends your { $figure } from { $place } to the bottom of the Hudson.
       *[other] { $seat } sends the { $figure } of { $owner } from { $place } to the bottom of the Hudson.
    }
}
event-neutral-killed = { $seat_is ->
    [me] You send the { $figure } from { $place } to the bottom of the Hudson.
   *[other] { $seat } sends the { $figure } from { $place } to the bottom of the Hudson.
}
event-figure-moved = { $owner_is ->
    [me] Your { $figure } moves from { $from } to { $to }.
   *[other] The { $figure } of { $owner } moves from { $from } to { $to }.
}
event-neutral-placed = { $from_id ->
    [beside] { $seat_is ->
        [me] You bring the { $figure } to { $to }.
       *[other] { $seat } brings the { $figure } to { $to }.
    }
   *[other] { $seat_is ->
        [me] You move the { $figure } from { $from } to { $to }.
       *[other] { $seat } moves the { $figure } from { $from } to { $to }.
    }
}
event-marker-placed = { $reason_id ->
    [card] { $seat_is ->
        [me] You lay a control marker on { $turf }.
       *[other] { $seat } lays a control marker on { $turf }.
    }
   *[turf_war] { "" }
}
event-marker-moved = { $seat_is ->
    [me] You move a control marker from { $from } to { $to }.
   *[other] { $seat } moves a control marker from { $from } to { $to }.
}
event-card-taken = { $source_id ->
    [suitcase] { $seat_is ->
        [me] You crack the suitcase of { $from } and take { $card }.
       *[other] { $from_is ->
            [me] { $seat } cracks your suitcase and takes { $card }.
           *[other] { $seat } cracks the suitcase of { $from } and takes a money card.
        }
    }
   *[hand] { $seat_is ->
        [me] You squeeze { $from } and take { $card }.
       *[other] { $from_is ->
            [me] { $seat } squeezes you and takes { $card }.
           *[other] { $seat } squeezes { $from } and takes a card.
        }
    }
}
event-offers-opened = { $seats_is ->
    [none] { "" }
   *[other] { $seat_is ->
        [me] You make an offer that can’t be refused to { $seats }.
       *[other] { $seat } makes an offer that can’t be refused to { $seats }.
    }
}
event-offer-revealed = { $seat_is ->
    [me] You offer { $money }.
   *[other] { $seat } offers { $money }.
}
    .part = { $seat } { $money }
    .all = The offers: { $parts }.
event-offers-closed = { $from_is ->
    [none] Nobody has anything to offer.
   *[other] { $seat_is ->
        [me] { $money } of { $from } goes into your suitcase, the rest to the bank.
       *[other] { $from_is ->
            [me] Your { $money } goes into the suitcase of { $seat }, the rest to the bank.
           *[other] { $money } of { $from } goes into the suitcase of { $seat }, the rest to the bank.
        }
    }
}
event-job-completed = { $seat_is ->
    [me] { $job } is done, and the card goes into your suitcase.
   *[other] { $job } is done, and the card goes into the suitcase of { $seat }.
}
event-influence-counted = { $seat_is ->
    [me] Influence in { $turf }: you { NUMBER($influence) }.
   *[other] Influence in { $turf }: { $seat } { NUMBER($influence) }.
}
    .part = { $seat } { NUMBER($influence) }
    .all = Influence in { $turf }: { $parts }.
event-neutral-counted = { NUMBER($influence) ->
    [0] { "" }
   *[other] Neutral influence in { $turf }: { NUMBER($influence) }.
}
event-turf-won = { $seat_is ->
    [me] { $turf } is yours.
   *[other] { $turf } goes to { $seat }.
}
event-turf-unchanged = { $reason_id ->
    [tie] { $turf } is tied; nothing changes hands.
    [neutral] The neutral figures hold { $turf }; nothing changes hands.
   *[no_figures] { "" }
}
event-bid-revealed = { $seat_is ->
    [me] You bid { event-bid-revealed.part }.
   *[other] { $seat } bids { event-bid-revealed.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] You bid { $parts }.
       *[other] { $seat } bids { $parts }.
    }
event-bid-counted = { NUMBER($total) ->
    [0] { $seat_is ->
        [me] You bid nothing.
       *[other] { $seat } bids nothing.
    }
   *[other] { $seat_is ->
        [me] Your bid is worth ${ NUMBER($total) }.
       *[other] The bid of { $seat } is worth ${ NUMBER($total) }.
    }
}
    .after = { $sentence } In all ${ NUMBER($total) }.
event-ally-bribed = { $seat_is ->
    [me] You bribe { $ally } with ${ NUMBER($total) }.
   *[other] { $seat } bribes { $ally } with ${ NUMBER($total) }.
}
event-bid-returned = { $seat_is ->
    [me] No ally is left for you; your bid goes back into your suitcase.
   *[other] No ally is left for { $seat }; the bid goes back into the suitcase.
}
event-ally-returned = { $seat_is ->
    [me] { $ally } returns to your hand.
   *[other] { $ally } returns to the hand of { $seat }.
}
    .part = { $ally }
    .all = { $seat_is ->
        [me] Back in your hand: { $parts }.
       *[other] Back in the hand of { $seat }: { $parts }.
    }
event-tribute-paid = { $seat_is ->
    [me] You pay tribute: { event-tribute-paid.part }.
   *[other] { $seat } pays tribute: { event-tribute-paid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] You pay tribute: { $parts }.
       *[other] { $seat } pays tribute: { $parts }.
    }
event-figures-home = The streets empty; all figures go home.
event-member-joined = { $figure_id ->
    [consigliere] Each family calls in its consigliere.
    [heir] Each family’s heir comes of age.
   *[other] Each family is joined by its { $figure }.
}
event-allies-dismissed = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } ally is left unbribed and leaves town.
   *[other] { NUMBER($count) } allies are left unbribed and leave town.
}
event-hand-banked = { $seat_is ->
    [me] Your last money goes into the suitcase: { event-hand-banked.part }.
   *[other] The last money of { $seat } goes into the suitcase: { event-hand-banked.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Your last money goes into the suitcase: { $parts }.
       *[other] The last money of { $seat } goes into the suitcase: { $parts }.
    }
event-hand-discarded = { $seat_is ->
    [me] Worth nothing now, from your hand: { event-hand-discarded.part }.
   *[other] Worth nothing now, from the hand of { $seat }: { event-hand-discarded.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Worth nothing now, from your hand: { $parts }.
       *[other] Worth nothing now, from the hand of { $seat }: { $parts }.
    }
event-suitcase-opened = { $seat_is ->
    [me] In your suitcase: { event-suitcase-opened.part }.
   *[other] In the suitcase of { $seat }: { event-suitcase-opened.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] In your suitcase: { $parts }.
       *[other] In the suitcase of { $seat }: { $parts }.
    }
event-turf-bonus = { $seat_is ->
    [me] { $turf } pays you ${ NUMBER($amount) }.
   *[other] { $turf } pays { $seat } ${ NUMBER($amount) }.
}
    .part = { $turf } ${ NUMBER($amount) } to { $seat }
    .all = The turfs pay: { $parts }.
event-colour-bonus = { $colour_id ->
    [yellow] The most yellow jobs pay ${ NUMBER($amount) } to { $seats }.
    [blue] The most blue jobs pay ${ NUMBER($amount) } to { $seats }.
    [green] The most green jobs pay ${ NUMBER($amount) } to { $seats }.
   *[grey] The most grey jobs pay ${ NUMBER($amount) } to { $seats }.
}
    .part = { $colour } ${ NUMBER($amount) } to { $seats }
    .all = The most jobs of a colour pay: { $parts }.
event-bonuses-counted = { $seat_is ->
    [me] You get ${ NUMBER($turf_bonus) } for turfs and ${ NUMBER($colour_bonus) } for jobs.
   *[other] { $seat } gets ${ NUMBER($turf_bonus) } for turfs and ${ NUMBER($colour_bonus) } for jobs.
}
event-money-counted = { $seat_is ->
    [me] With ${ NUMBER($suitcase) } in the suitcase you have ${ NUMBER($total) }.
   *[other] With ${ NUMBER($suitcase) } in the suitcase, { $seat } has ${ NUMBER($total) }.
}
    .after = { $sentence } With ${ NUMBER($suitcase) } in the suitcase that makes ${ NUMBER($total) }.
event-default-played = { $seat_is ->
    [me] You did not answer in time; the table answers for you.
   *[other] { $seat } did not answer in time; the table answers.
}
event-game-ended = { $seats_is ->
    [me] The game is over. New York is yours: { $reason }.
    [other] The game is over. New York belongs to { $seats }: { $reason }.
    [none] The game is over.
   *[others] The game is over. New York is shared by { $seats }: { $reason }.
}

## How a game ends

ending-money = most money
ending-turf_bonus = most money, and on a tie most from turfs
ending-shared = tied for the most money, and for the most from turfs
ending-none = not yet ended

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_player = First player
    .help = Who gets the horse head first: a random seat, or the seat you name. (In the box’s rules, whoever saw the film last.)
    .random = a random seat
option-families = Families
    .help = Players pick their families in the order of the seats, or families are dealt at random. All families play alike.
    .picked = picked
    .dealt = dealt at random
option-five_player_public_jobs = Public jobs with five players
    .help = How many public jobs lie open at a table of five. The rulebooks disagree: the Ukrainian one says 4, the Persian one 6.
option-open_ledger = Open ledger
    .help = Everybody sees the money in every suitcase during the game. Otherwise only its owner does, and the others have to remember.
option-absent_seat = Absent players
    .help = Who plays for somebody who has left for good: the default answers, a bot, or a substitute.
    .defaults = default answers
    .bot = a bot
    .substitute = a substitute

preset-by-the-letter = By the letter
    .help = Where our ruling departs from what a rulebook prints, the print counts: a table of five has six public jobs, as the Persian rulebook says. With fewer players nothing changes.

## Why not, and what to do instead

refusal-bad-seats = Corleone’s Empire is for 2 to 5 players, not { NUMBER($seats) }.
refusal-bad-first-player = { $value } does not sit at a table of { NUMBER($seats) }; name a seat that is taken, or choose random.
refusal-public-jobs-of-five = Six public jobs are only for a table of five; leave that at 4.

refusal-game-over = The game is over; nothing more can be done in it.
refusal-not-picking = It is not your turn to pick a family.
refusal-family-is-taken = That family is taken; pick another.

refusal-not-your-turn = It is not your turn.
refusal-one-action = You have had your one action; first finish what it asks of you.
refusal-no-passing = Nobody passes here: play a thug or a family member, complete a job, or play an ally.
refusal-no-figure-left = You have no figure left in reserve, so you get no more turns in this phase.
refusal-another-phase = That belongs to another phase.

refusal-no-thug = You have no thug left in reserve.
refusal-business-not-on-board = That business is not on the board; choose one that is.
refusal-thug-space-taken = Somebody already stands in that business; choose an empty one.
refusal-member-not-in-reserve = That family member is not in your reserve.
refusal-family-space-taken = Somebody already stands on that space; choose an empty one.
refusal-space-closed = Spaces marked 3+ are closed with two players; choose another.

refusal-no-such-job = That job is not there: complete one in your hand, or one of the public jobs.
refusal-cannot-pay = You cannot pay what the job costs; get the goods first, or use narcotics for them.
refusal-not-so-many-narcotics = You do not hold so many narcotics.
refusal-no-other-money = You take exactly the money cards shown on the job, no others of the same sum.
refusal-no-such-ally = That ally is not in your hand.
refusal-ally-already-played = That ally has been played in this act and returns to your hand at tribute.

refusal-no-share-now = Nobody is asked now who goes first.
refusal-no-effect-to-choose = There is no effect for you to choose now.
refusal-effect-not-left = That effect is not among those left; choose another.
refusal-nothing-to-decline = There is nothing here that you could leave.
refusal-no-banking-now = You bank money only when an effect lets you.
refusal-money-not-in-hand = That money card is not in your hand; bank another, or leave it.
refusal-no-good-to-take = There is no good for you to choose now.
refusal-good-not-offered = This effect does not give you that good; choose another.
refusal-good-run-out = The stack of that good is empty; choose another.
refusal-no-job-to-keep = There is no job for you to keep now.
refusal-job-not-drawn = Keep one of the jobs you have just drawn.
refusal-no-discarding-now = You discard cards only when an effect or tribute asks for it.
refusal-card-not-in-hand = That card is not in your hand; choose another.
refusal-no-horse-head-now = You take the horse head only when an effect lets you.
refusal-no-shaking-now = You shake down a business of your choice only when a card lets you.
refusal-no-supporting-now = You support a turf of your choice only when a card lets you.

refusal-no-killing-now = You kill only when a card lets you.
refusal-no-figure-at-place = Nobody stands there; only figures on the board can be killed or moved.
refusal-own-figure = That is your own figure; choose one of another player.
refusal-neutral-spared = This card does not touch neutral figures; choose somebody else.
refusal-outside-chiefs-turf = That figure is not in the Police Chief’s turf; choose one that is.
refusal-not-in-one-turf = There is no one turf in which all these figures are; choose others.
refusal-too-many-killed = That is more than the card kills; take one off your list first.
refusal-not-such-figures = The card does not kill figures of that kind; choose another.

refusal-no-moving-now = You move a figure only when a card lets you.
refusal-not-moved-so = This card does not move that figure; choose another.
refusal-figure-chosen = You have chosen the figure; now choose where it goes, or leave it.
refusal-nothing-to-place = There is no figure for you to place now.
refusal-place-unfit = The figure cannot stand there; choose an empty, open place of its kind.
refusal-same-place = It stands there already; choose a different place.

refusal-no-marker-now = You place a control marker only when a card lets you.
refusal-no-figure-there = You have no figure in that turf; choose a turf where you have one.
refusal-turf-chosen = You have chosen the turf; now choose the marker to move there, or leave it.
refusal-no-lifting-now = You move a marker only when you have none left to place.
refusal-no-such-marker = You have no such marker in that stack; choose another.

refusal-no-victim-now = There is nobody for you to rob now.
refusal-not-oneself = You cannot rob yourself; name another player.
refusal-no-cards-to-take = That player holds no cards; name another, or leave it.
refusal-no-offer-now = No offer is asked of you now.
refusal-offer-not-in-hand = That money card is not in your hand; offer another.

refusal-no-exchange = Cards are never exchanged: there is no making change.
refusal-no-giving = Players may not trade, lend or give each other cards.
refusal-no-showing = Hands are secret, and cards are not shown at this table.

refusal-no-bidding-now = Bids are made in bribery, when everybody is asked.
refusal-not-in-suitcase = That money card is not in your suitcase; bid another.
refusal-hand-is-no-bid = Money in your hand cannot be bid; only your suitcase counts.
refusal-no-bribing-now = It is not your turn to choose an ally.
refusal-ally-not-there = That ally is not for sale any more; choose one of those left.
refusal-must-take-ally = A bid is a commitment: you have to pay and take an ally.

refusal-no-tribute-now = You are not above the hand limit, so you discard nothing.
refusal-enough-tribute = That is already all you have to discard.
refusal-tribute-missing = You have to discard more, down to the hand limit.
refusal-nothing-done = There is nothing here to be done with.
refusal-nothing-to-reopen = There is no choice of yours to think over again.

refusal-no-clock-runs = No clock is running that could run out.
refusal-absence-changes-nothing = An absent player keeps the seat; it is played for.
refusal-not-known = Whether that is allowed depends on cards you cannot see.
