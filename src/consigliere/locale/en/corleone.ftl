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
    .help = Blue tile. Back: draw 2 jobs and keep 1. Front: draw 2 jobs and keep 1; take a gun, booze or blood money.
place-blue_chop_shop = Chop Shop
    .help = Blue tile. Back: discard 2 cards for $5. Front: discard 3 cards for $3 and $5.
place-blue_import_warehouse = Import Warehouse
    .help = Blue tile. Back: discard 1 card for a gun, booze or blood money. Front: take 2 goods of your choice out of guns, booze and blood money, all different.
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

effect-job_money = take the job’s money
    .help = All the money of the job at once, before or after its effects.
effect-money_2 = take $2
effect-money_3 = take $3
effect-money_5 = take $5
effect-good_gun = take a gun
effect-good_booze = take booze
effect-good_blood_money = take blood money
effect-good_narcotics = take narcotics
effect-choice_gun_booze_blood_money = take a gun, booze or blood money
effect-choice_gun_booze_blood_money_distinct = take a gun, booze or blood money, none of them twice
effect-draw_job = draw 2 jobs and keep 1
    .help = You look at both; the other one is discarded face up.
effect-bank = bank a money card
    .help = Show a money card of your hand to everybody and put it in your suitcase.
effect-discard_1_for_choice_gun_booze_blood_money = discard 1 card for a gun, booze or blood money
effect-discard_1_for_money_5 = discard 1 card for $5
effect-discard_2_for_money_5 = discard 2 cards for $5
effect-discard_3_for_money_3_money_5 = discard 3 cards for $3 and $5
effect-horse_head = take the horse head
    .help = You are the first player from now on.
effect-shake = shake down any business
    .help = Use its front. If somebody else controls the turf, they use it too.
effect-support = support any turf
    .help = Use the backs of all its businesses.
effect-kill_anywhere_1_thug = kill a thug anywhere
    .help = Of another player. The figure lies in the Hudson River until the next act.
effect-kill_anywhere_1_family = kill a family member anywhere
    .help = Of another player. The figure lies in the Hudson River until the next act.
effect-kill_one_turf_1_family_1_thug = kill a family member and a thug in one turf
    .help = Of other players, up to one each. The figures lie in the Hudson River until the next act.
effect-kill_one_turf_3_thug_family_neutral = kill up to 3 figures in one turf
    .help = Thugs and family members of other players, and neutral figures. They lie in the Hudson River until the next act.
effect-kill_chief_turf_1_thug = kill a thug in the Police Chief’s turf
    .help = Of another player, where the Chief stands when you use this.
effect-kill_chief_turf_1_thug_family = kill a thug or family member in the Police Chief’s turf
    .help = Of another player, where the Chief stands when you use this.
effect-move_own_thug_shake = move a thug of your own and shake down there
effect-move_other_thug_family = move a thug or family member of another player
    .help = To another empty space of its kind. Nobody gains anything from the new place.
effect-place_mayor_support = place or move the Mayor and support there
effect-place_union_boss_shake = place or move the Union Boss and shake down there
effect-place_police_chief = place or move the Police Chief
effect-marker = place a control marker
    .help = On top of the stack of a turf where you have a figure. You control it at once.
effect-steal_money = rob a suitcase
    .help = A random money card from another player’s suitcase goes into your hand.
effect-steal_card = rob a hand
    .help = A random card from another player’s hand goes into yours.
effect-forced_offer = make an offer nobody can refuse
    .help = Every other player with money in hand offers one money card. The highest goes into your suitcase, the rest to the bank.

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
    [one_turf] in one turf, kill { $targets }
    [chief_turf] in the Police Chief’s turf, kill { $targets }
   *[anywhere] anywhere, kill { $targets }
}
    .target = up to { NUMBER($n) } { $kinds }
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

# A card or business in full: these sentences one after another, each where there is something to say.
about-job = { $colour_id ->
    [yellow] Yellow job.
    [blue] Blue job.
    [green] Green job.
    [grey] Grey job.
   *[other] Job of the colour { $colour }.
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
about-back = Back: { $effects }.
about-front = Front: { $effects }.
about-touching = { $list }–{ $item }
about-closed = Closed with two players.
about-next = { $list }; { $item }
about-or = { $list } or { $item }
