# Mob City: cards, buildings, blocks, questions, what happened, options, and why not.

mobcity = Mob City
    .about = November 1928. The old Don has a week to live and looks for an heir. Bid for the police, for whiskey and for hired men, buy buildings, run speakeasies, send your groups across the city, and be the captain his will names.

## Enforcers. A name alone is for the log; .help says what the card does.

card-lieutenant_5_5_0 = Sal the Ledger
    .help = Lieutenant, reaction 5, toughness 5. { role-lieutenant.help }
card-lieutenant_5_5_1 = Duke Marconi
    .help = Lieutenant, reaction 5, toughness 5. { role-lieutenant.help }
card-lieutenant_6_5_0 = Silk Hat Harry
    .help = Lieutenant, reaction 6, toughness 5. { role-lieutenant.help }
card-lieutenant_6_6_0 = Big Ed Kowalski
    .help = Lieutenant, reaction 6, toughness 6. { role-lieutenant.help }
card-lieutenant_6_6_1 = Stone Face Russo
    .help = Lieutenant, reaction 6, toughness 6. { role-lieutenant.help }
card-lieutenant_6_6_2 = Parson Bill
    .help = Lieutenant, reaction 6, toughness 6. { role-lieutenant.help }
card-lieutenant_7_6_0 = Cutter Malone
    .help = Lieutenant, reaction 7, toughness 6. { role-lieutenant.help }
card-lieutenant_8_7_0 = Iron Mike Duran
    .help = Lieutenant, reaction 8, toughness 7. { role-lieutenant.help }
card-assassin_9_3_0 = The Tailor
    .help = Assassin, reaction 9, toughness 3. { role-assassin.help }
card-assassin_9_3_1 = Quiet Sven
    .help = Assassin, reaction 9, toughness 3. { role-assassin.help }
card-assassin_9_4_0 = Mister Nobody
    .help = Assassin, reaction 9, toughness 4. { role-assassin.help }
card-assassin_9_4_1 = The Piano Tuner
    .help = Assassin, reaction 9, toughness 4. { role-assassin.help }
card-assassin_10_3_0 = The Whisper
    .help = Assassin, reaction 10, toughness 3. { role-assassin.help }
card-assassin_10_4_0 = Cold Coffee
    .help = Assassin, reaction 10, toughness 4. { role-assassin.help }
card-moll_1_3_0 = Peggy Lark
    .help = Moll, reaction 1, toughness 3. { role-moll.help }
card-moll_1_3_1 = Mae Sterling
    .help = Moll, reaction 1, toughness 3. { role-moll.help }
card-moll_2_3_0 = Ruby Dane
    .help = Moll, reaction 2, toughness 3. { role-moll.help }
card-moll_2_3_1 = Kitty Vance
    .help = Moll, reaction 2, toughness 3. { role-moll.help }
card-moll_2_4_0 = Dot Callahan
    .help = Moll, reaction 2, toughness 4. { role-moll.help }
card-moll_2_4_1 = Velvet Jane
    .help = Moll, reaction 2, toughness 4. { role-moll.help }
card-moll_3_3_0 = Flossie Quinn
    .help = Moll, reaction 3, toughness 3. { role-moll.help }
card-moll_3_3_1 = Lola Marsh
    .help = Moll, reaction 3, toughness 3. { role-moll.help }
card-torpedo_4_5_0 = Lollipop Lou
    .help = Torpedo, reaction 4, toughness 5. { role-torpedo.help }
card-torpedo_4_5_1 = Kid Dynamo
    .help = Torpedo, reaction 4, toughness 5. { role-torpedo.help }
card-torpedo_5_4_0 = Two-Gun Tim
    .help = Torpedo, reaction 5, toughness 4. { role-torpedo.help }
card-torpedo_5_5_0 = Baby Boomer
    .help = Torpedo, reaction 5, toughness 5. { role-torpedo.help }
card-torpedo_5_5_1 = Jitters McGee
    .help = Torpedo, reaction 5, toughness 5. { role-torpedo.help }
card-torpedo_6_4_0 = Fast Eddie Fink
    .help = Torpedo, reaction 6, toughness 4. { role-torpedo.help }
card-soldier_1_3_0 = Lefty Grob
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_1 = Anvil Al
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_2 = Moose Hanrahan
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_3 = Rocco B.
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_4 = Rocco T.
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_5 = Shorty Finn
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_6 = Sleepy Gino
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_7 = Fumbles
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_8 = Beans Baxter
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_3_9 = Cross-Eyed Carl
    .help = Soldier, reaction 1, toughness 3. { role-soldier.help }
card-soldier_1_4_0 = Brick Doyle
    .help = Soldier, reaction 1, toughness 4. { role-soldier.help }
card-soldier_1_4_1 = Slow Joe
    .help = Soldier, reaction 1, toughness 4. { role-soldier.help }
card-soldier_1_4_2 = Tubby Vito
    .help = Soldier, reaction 1, toughness 4. { role-soldier.help }
card-soldier_1_4_3 = Mumbles
    .help = Soldier, reaction 1, toughness 4. { role-soldier.help }
card-soldier_1_4_4 = Lefty Grob
    .help = Soldier, reaction 1, toughness 4. { role-soldier.help }
card-soldier_1_5_0 = Ox Petrov
    .help = Soldier, reaction 1, toughness 5. { role-soldier.help }
card-soldier_1_5_1 = Barrel Ben
    .help = Soldier, reaction 1, toughness 5. { role-soldier.help }
card-soldier_1_5_2 = Anvil Al
    .help = Soldier, reaction 1, toughness 5. { role-soldier.help }
card-soldier_1_5_3 = Moose Hanrahan
    .help = Soldier, reaction 1, toughness 5. { role-soldier.help }
card-soldier_2_3_0 = Butcher Bruno
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_1 = Granite Gil
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_2 = Clover Pat
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_3 = Johnny Tie
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_4 = Carmine
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_5 = Newsboy Ned
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_6 = Matchstick Marty
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_7 = Peanuts Gallo
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_8 = Freckles
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_3_9 = Sparrow
    .help = Soldier, reaction 2, toughness 3. { role-soldier.help }
card-soldier_2_4_0 = Gus the Cap
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_1 = Nails Novak
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_2 = Pete the Clock
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_3 = Sandy Kerr
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_4 = Hoagie
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_5 = Rocco B.
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_6 = Rocco T.
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_4_7 = Shorty Finn
    .help = Soldier, reaction 2, toughness 4. { role-soldier.help }
card-soldier_2_5_0 = Knuckles Nolan
    .help = Soldier, reaction 2, toughness 5. { role-soldier.help }
card-soldier_2_5_1 = Tank Torvald
    .help = Soldier, reaction 2, toughness 5. { role-soldier.help }
card-soldier_2_5_2 = Butcher Bruno
    .help = Soldier, reaction 2, toughness 5. { role-soldier.help }
card-soldier_2_5_3 = Granite Gil
    .help = Soldier, reaction 2, toughness 5. { role-soldier.help }
card-soldier_3_3_0 = Scar Lopresti
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_1 = Hammer Hank
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_2 = Boxer Bob
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_3 = Quick Nick
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_4 = Sharp Sammy
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_5 = Half-Pint Hal
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_6 = Whistling Wes
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_3_7 = Dewey the Hat
    .help = Soldier, reaction 3, toughness 3. { role-soldier.help }
card-soldier_3_4_0 = Ace Conti
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_1 = Dice Delgado
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_2 = Red Rourke
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_3 = Smokey Sims
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_4 = Clover Pat
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_5 = Johnny Tie
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_4_6 = Carmine
    .help = Soldier, reaction 3, toughness 4. { role-soldier.help }
card-soldier_3_5_0 = Scar Lopresti
    .help = Soldier, reaction 3, toughness 5. { role-soldier.help }
card-soldier_3_5_1 = Hammer Hank
    .help = Soldier, reaction 3, toughness 5. { role-soldier.help }
card-soldier_3_5_2 = Boxer Bob
    .help = Soldier, reaction 3, toughness 5. { role-soldier.help }
card-soldier_4_3_0 = Skinny Lenny
    .help = Soldier, reaction 4, toughness 3. { role-soldier.help }
card-soldier_4_3_1 = Weasel
    .help = Soldier, reaction 4, toughness 3. { role-soldier.help }
card-soldier_4_3_2 = Twitch
    .help = Soldier, reaction 4, toughness 3. { role-soldier.help }
card-soldier_4_4_0 = Quick Nick
    .help = Soldier, reaction 4, toughness 4. { role-soldier.help }
card-soldier_4_4_1 = Sharp Sammy
    .help = Soldier, reaction 4, toughness 4. { role-soldier.help }
card-revolver = Revolver
    .help = Weapon: +1 to an attack, and it can kill. Wage $50.
card-shotgun = Shotgun
    .help = Weapon: +2 to an attack, and it can kill. Wage $50.
card-tommygun = Tommy Gun
    .help = Weapon: +4 to an attack, and it can kill. Wage $50.
card-grenade = Grenade
    .help = No die is rolled: it kills two characters of one enemy group, or hits a rival’s building, which stops shootout, extortion and speakeasy there for the day. Used once. Wage $50.
card-unknown = a card you cannot see
    .help = It lies face down.
card-none = no card
    .help = There is no card here.

# The same people with what one has to know to choose: kind, reaction and toughness.

dossier-lieutenant_5_5_0 = { card-lieutenant_5_5_0 } ({ role-lieutenant } 5/5)
    .help = { card-lieutenant_5_5_0.help }
dossier-lieutenant_5_5_1 = { card-lieutenant_5_5_1 } ({ role-lieutenant } 5/5)
    .help = { card-lieutenant_5_5_1.help }
dossier-lieutenant_6_5_0 = { card-lieutenant_6_5_0 } ({ role-lieutenant } 6/5)
    .help = { card-lieutenant_6_5_0.help }
dossier-lieutenant_6_6_0 = { card-lieutenant_6_6_0 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_0.help }
dossier-lieutenant_6_6_1 = { card-lieutenant_6_6_1 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_1.help }
dossier-lieutenant_6_6_2 = { card-lieutenant_6_6_2 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_2.help }
dossier-lieutenant_7_6_0 = { card-lieutenant_7_6_0 } ({ role-lieutenant } 7/6)
    .help = { card-lieutenant_7_6_0.help }
dossier-lieutenant_8_7_0 = { card-lieutenant_8_7_0 } ({ role-lieutenant } 8/7)
    .help = { card-lieutenant_8_7_0.help }
dossier-assassin_9_3_0 = { card-assassin_9_3_0 } ({ role-assassin } 9/3)
    .help = { card-assassin_9_3_0.help }
dossier-assassin_9_3_1 = { card-assassin_9_3_1 } ({ role-assassin } 9/3)
    .help = { card-assassin_9_3_1.help }
dossier-assassin_9_4_0 = { card-assassin_9_4_0 } ({ role-assassin } 9/4)
    .help = { card-assassin_9_4_0.help }
dossier-assassin_9_4_1 = { card-assassin_9_4_1 } ({ role-assassin } 9/4)
    .help = { card-assassin_9_4_1.help }
dossier-assassin_10_3_0 = { card-assassin_10_3_0 } ({ role-assassin } 10/3)
    .help = { card-assassin_10_3_0.help }
dossier-assassin_10_4_0 = { card-assassin_10_4_0 } ({ role-assassin } 10/4)
    .help = { card-assassin_10_4_0.help }
dossier-moll_1_3_0 = { card-moll_1_3_0 } ({ role-moll } 1/3)
    .help = { card-moll_1_3_0.help }
dossier-moll_1_3_1 = { card-moll_1_3_1 } ({ role-moll } 1/3)
    .help = { card-moll_1_3_1.help }
dossier-moll_2_3_0 = { card-moll_2_3_0 } ({ role-moll } 2/3)
    .help = { card-moll_2_3_0.help }
dossier-moll_2_3_1 = { card-moll_2_3_1 } ({ role-moll } 2/3)
    .help = { card-moll_2_3_1.help }
dossier-moll_2_4_0 = { card-moll_2_4_0 } ({ role-moll } 2/4)
    .help = { card-moll_2_4_0.help }
dossier-moll_2_4_1 = { card-moll_2_4_1 } ({ role-moll } 2/4)
    .help = { card-moll_2_4_1.help }
dossier-moll_3_3_0 = { card-moll_3_3_0 } ({ role-moll } 3/3)
    .help = { card-moll_3_3_0.help }
dossier-moll_3_3_1 = { card-moll_3_3_1 } ({ role-moll } 3/3)
    .help = { card-moll_3_3_1.help }
dossier-torpedo_4_5_0 = { card-torpedo_4_5_0 } ({ role-torpedo } 4/5)
    .help = { card-torpedo_4_5_0.help }
dossier-torpedo_4_5_1 = { card-torpedo_4_5_1 } ({ role-torpedo } 4/5)
    .help = { card-torpedo_4_5_1.help }
dossier-torpedo_5_4_0 = { card-torpedo_5_4_0 } ({ role-torpedo } 5/4)
    .help = { card-torpedo_5_4_0.help }
dossier-torpedo_5_5_0 = { card-torpedo_5_5_0 } ({ role-torpedo } 5/5)
    .help = { card-torpedo_5_5_0.help }
dossier-torpedo_5_5_1 = { card-torpedo_5_5_1 } ({ role-torpedo } 5/5)
    .help = { card-torpedo_5_5_1.help }
dossier-torpedo_6_4_0 = { card-torpedo_6_4_0 } ({ role-torpedo } 6/4)
    .help = { card-torpedo_6_4_0.help }
dossier-soldier_1_3_0 = { card-soldier_1_3_0 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_0.help }
dossier-soldier_1_3_1 = { card-soldier_1_3_1 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_1.help }
dossier-soldier_1_3_2 = { card-soldier_1_3_2 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_2.help }
dossier-soldier_1_3_3 = { card-soldier_1_3_3 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_3.help }
dossier-soldier_1_3_4 = { card-soldier_1_3_4 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_4.help }
dossier-soldier_1_3_5 = { card-soldier_1_3_5 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_5.help }
dossier-soldier_1_3_6 = { card-soldier_1_3_6 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_6.help }
dossier-soldier_1_3_7 = { card-soldier_1_3_7 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_7.help }
dossier-soldier_1_3_8 = { card-soldier_1_3_8 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_8.help }
dossier-soldier_1_3_9 = { card-soldier_1_3_9 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_9.help }
dossier-soldier_1_4_0 = { card-soldier_1_4_0 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_0.help }
dossier-soldier_1_4_1 = { card-soldier_1_4_1 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_1.help }
dossier-soldier_1_4_2 = { card-soldier_1_4_2 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_2.help }
dossier-soldier_1_4_3 = { card-soldier_1_4_3 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_3.help }
dossier-soldier_1_4_4 = { card-soldier_1_4_4 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_4.help }
dossier-soldier_1_5_0 = { card-soldier_1_5_0 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_0.help }
dossier-soldier_1_5_1 = { card-soldier_1_5_1 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_1.help }
dossier-soldier_1_5_2 = { card-soldier_1_5_2 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_2.help }
dossier-soldier_1_5_3 = { card-soldier_1_5_3 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_3.help }
dossier-soldier_2_3_0 = { card-soldier_2_3_0 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_0.help }
dossier-soldier_2_3_1 = { card-soldier_2_3_1 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_1.help }
dossier-soldier_2_3_2 = { card-soldier_2_3_2 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_2.help }
dossier-soldier_2_3_3 = { card-soldier_2_3_3 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_3.help }
dossier-soldier_2_3_4 = { card-soldier_2_3_4 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_4.help }
dossier-soldier_2_3_5 = { card-soldier_2_3_5 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_5.help }
dossier-soldier_2_3_6 = { card-soldier_2_3_6 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_6.help }
dossier-soldier_2_3_7 = { card-soldier_2_3_7 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_7.help }
dossier-soldier_2_3_8 = { card-soldier_2_3_8 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_8.help }
dossier-soldier_2_3_9 = { card-soldier_2_3_9 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_9.help }
dossier-soldier_2_4_0 = { card-soldier_2_4_0 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_0.help }
dossier-soldier_2_4_1 = { card-soldier_2_4_1 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_1.help }
dossier-soldier_2_4_2 = { card-soldier_2_4_2 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_2.help }
dossier-soldier_2_4_3 = { card-soldier_2_4_3 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_3.help }
dossier-soldier_2_4_4 = { card-soldier_2_4_4 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_4.help }
dossier-soldier_2_4_5 = { card-soldier_2_4_5 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_5.help }
dossier-soldier_2_4_6 = { card-soldier_2_4_6 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_6.help }
dossier-soldier_2_4_7 = { card-soldier_2_4_7 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_7.help }
dossier-soldier_2_5_0 = { card-soldier_2_5_0 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_0.help }
dossier-soldier_2_5_1 = { card-soldier_2_5_1 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_1.help }
dossier-soldier_2_5_2 = { card-soldier_2_5_2 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_2.help }
dossier-soldier_2_5_3 = { card-soldier_2_5_3 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_3.help }
dossier-soldier_3_3_0 = { card-soldier_3_3_0 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_0.help }
dossier-soldier_3_3_1 = { card-soldier_3_3_1 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_1.help }
dossier-soldier_3_3_2 = { card-soldier_3_3_2 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_2.help }
dossier-soldier_3_3_3 = { card-soldier_3_3_3 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_3.help }
dossier-soldier_3_3_4 = { card-soldier_3_3_4 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_4.help }
dossier-soldier_3_3_5 = { card-soldier_3_3_5 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_5.help }
dossier-soldier_3_3_6 = { card-soldier_3_3_6 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_6.help }
dossier-soldier_3_3_7 = { card-soldier_3_3_7 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_7.help }
dossier-soldier_3_4_0 = { card-soldier_3_4_0 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_0.help }
dossier-soldier_3_4_1 = { card-soldier_3_4_1 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_1.help }
dossier-soldier_3_4_2 = { card-soldier_3_4_2 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_2.help }
dossier-soldier_3_4_3 = { card-soldier_3_4_3 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_3.help }
dossier-soldier_3_4_4 = { card-soldier_3_4_4 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_4.help }
dossier-soldier_3_4_5 = { card-soldier_3_4_5 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_5.help }
dossier-soldier_3_4_6 = { card-soldier_3_4_6 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_6.help }
dossier-soldier_3_5_0 = { card-soldier_3_5_0 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_0.help }
dossier-soldier_3_5_1 = { card-soldier_3_5_1 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_1.help }
dossier-soldier_3_5_2 = { card-soldier_3_5_2 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_2.help }
dossier-soldier_4_3_0 = { card-soldier_4_3_0 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_0.help }
dossier-soldier_4_3_1 = { card-soldier_4_3_1 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_1.help }
dossier-soldier_4_3_2 = { card-soldier_4_3_2 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_2.help }
dossier-soldier_4_4_0 = { card-soldier_4_4_0 } ({ role-soldier } 4/4)
    .help = { card-soldier_4_4_0.help }
dossier-soldier_4_4_1 = { card-soldier_4_4_1 } ({ role-soldier } 4/4)
    .help = { card-soldier_4_4_1.help }
dossier-revolver = { card-revolver }
    .help = { card-revolver.help }
dossier-shotgun = { card-shotgun }
    .help = { card-shotgun.help }
dossier-tommygun = { card-tommygun }
    .help = { card-tommygun.help }
dossier-grenade = { card-grenade }
    .help = { card-grenade.help }
dossier-unknown = { card-unknown }
    .help = { card-unknown.help }
dossier-none = { card-none }
    .help = { card-none.help }
unseen-dossier = { NUMBER($n) ->
    [one] { NUMBER($n) } card face down
   *[other] { NUMBER($n) } cards face down
}

# Roles of characters.
role-lieutenant = Lieutenant
    .help = Leads a group and lies face up on it; one to a group. Always carries a Colt (+1, can kill) and may use one weapon instead. Wage $200.
role-soldier = Soldier
    .help = Fights with one weapon, or with bare hands, which only wound. Wage $50.
role-assassin = Assassin
    .help = Kills one character without a die, before most others can move. Carries no weapon but a grenade. Can be captured. Wage $50.
role-moll = Moll
    .help = Reveal her where your group stands, and that building’s income is doubled. Fights only with a weapon. Can be captured. Wage $50.
role-torpedo = Torpedo
    .help = Fights only with weapons, but holds two and attacks once with each. Wage $50.

# With what somebody attacks.
means-hands = bare hands
    .help = Die +0. Bare hands only wound.
means-colt = Colt
    .help = Die +1; it can kill. A lieutenant always has it.
means-strike = assassin’s strike
    .help = Kills without a die.
means-revolver = Revolver
    .help = Die +1; it can kill.
means-shotgun = Shotgun
    .help = Die +2; it can kill.
means-tommygun = Tommy Gun
    .help = Die +4; it can kill.
means-grenade = Grenade
    .help = Kills two characters of one group without a die.

## The city: buildings, lots and blocks

building-small_shop = Small Shop
    .help = Costs $5,000. Earns $1,000 a day; as a speakeasy $2,000, $3,000 or $4,000, by the whiskey. Fine $4,000.
building-big_shop = Big Shop
    .help = Costs $10,000. Earns $2,000 a day; as a speakeasy $4,000, $6,000 or $8,000, by the whiskey. Fine $8,000.
building-small_club = Small Club
    .help = Costs $15,000. Earns $3,000 a day; as a speakeasy $6,000, $9,000 or $12,000, by the whiskey. Fine $12,000.
building-big_club = Big Club
    .help = Costs $20,000. Earns $4,000 a day; as a speakeasy $8,000, $12,000 or $16,000, by the whiskey. Fine $16,000.
building-hotel = Hotel
    .help = Costs $30,000. Earns $6,000 a day; as a speakeasy $12,000, $18,000 or $24,000, by the whiskey. Fine $24,000.

# A building of the city is called by its kind and its address.
lot-A1 = { building-big_club } at 1 { tile-A }
    .help = { building-big_club.help }
lot-A2 = { building-small_shop } at 2 { tile-A }
    .help = { building-small_shop.help }
lot-A3 = { building-big_shop } at 3 { tile-A }
    .help = { building-big_shop.help }
lot-A4 = { building-small_club } at 4 { tile-A }
    .help = { building-small_club.help }
lot-A5 = { building-big_shop } at 5 { tile-A }
    .help = { building-big_shop.help }
lot-A6 = { building-small_shop } at 6 { tile-A }
    .help = { building-small_shop.help }
lot-B1 = { building-hotel } at 1 { tile-B }
    .help = { building-hotel.help }
lot-B2 = { building-small_shop } at 2 { tile-B }
    .help = { building-small_shop.help }
lot-B3 = { building-small_shop } at 3 { tile-B }
    .help = { building-small_shop.help }
lot-B4 = { building-big_shop } at 4 { tile-B }
    .help = { building-big_shop.help }
lot-B5 = { building-small_club } at 5 { tile-B }
    .help = { building-small_club.help }
lot-B6 = { building-small_club } at 6 { tile-B }
    .help = { building-small_club.help }
lot-C1 = { building-small_shop } at 1 { tile-C }
    .help = { building-small_shop.help }
lot-C2 = { building-hotel } at 2 { tile-C }
    .help = { building-hotel.help }
lot-C3 = { building-small_shop } at 3 { tile-C }
    .help = { building-small_shop.help }
lot-C4 = { building-big_shop } at 4 { tile-C }
    .help = { building-big_shop.help }
lot-C5 = { building-big_club } at 5 { tile-C }
    .help = { building-big_club.help }
lot-C6 = { building-big_shop } at 6 { tile-C }
    .help = { building-big_shop.help }
lot-D1 = { building-small_shop } at 1 { tile-D }
    .help = { building-small_shop.help }
lot-D2 = { building-hotel } at 2 { tile-D }
    .help = { building-hotel.help }
lot-D3 = { building-small_shop } at 3 { tile-D }
    .help = { building-small_shop.help }
lot-D4 = { building-big_club } at 4 { tile-D }
    .help = { building-big_club.help }
lot-D5 = { building-small_club } at 5 { tile-D }
    .help = { building-small_club.help }
lot-D6 = { building-big_shop } at 6 { tile-D }
    .help = { building-big_shop.help }
lot-E1 = { building-big_shop } at 1 { tile-E }
    .help = { building-big_shop.help }
lot-E2 = { building-small_club } at 2 { tile-E }
    .help = { building-small_club.help }
lot-E3 = { building-big_shop } at 3 { tile-E }
    .help = { building-big_shop.help }
lot-E4 = { building-small_shop } at 4 { tile-E }
    .help = { building-small_shop.help }
lot-E5 = { building-small_shop } at 5 { tile-E }
    .help = { building-small_shop.help }
lot-E6 = { building-hotel } at 6 { tile-E }
    .help = { building-hotel.help }
lot-F1 = { building-small_shop } at 1 { tile-F }
    .help = { building-small_shop.help }
lot-F2 = { building-big_shop } at 2 { tile-F }
    .help = { building-big_shop.help }
lot-F3 = { building-small_club } at 3 { tile-F }
    .help = { building-small_club.help }
lot-F4 = { building-small_club } at 4 { tile-F }
    .help = { building-small_club.help }
lot-F5 = { building-big_shop } at 5 { tile-F }
    .help = { building-big_shop.help }
lot-F6 = { building-small_shop } at 6 { tile-F }
    .help = { building-small_shop.help }
lot-G1 = { building-big_club } at 1 { tile-G }
    .help = { building-big_club.help }
lot-G2 = { building-small_shop } at 2 { tile-G }
    .help = { building-small_shop.help }
lot-G3 = { building-big_club } at 3 { tile-G }
    .help = { building-big_club.help }
lot-G4 = { building-big_shop } at 4 { tile-G }
    .help = { building-big_shop.help }
lot-G5 = { building-small_club } at 5 { tile-G }
    .help = { building-small_club.help }
lot-G6 = { building-small_shop } at 6 { tile-G }
    .help = { building-small_shop.help }
lot-H1 = { building-small_club } at 1 { tile-H }
    .help = { building-small_club.help }
lot-H2 = { building-small_shop } at 2 { tile-H }
    .help = { building-small_shop.help }
lot-H3 = { building-big_shop } at 3 { tile-H }
    .help = { building-big_shop.help }
lot-H4 = { building-small_shop } at 4 { tile-H }
    .help = { building-small_shop.help }
lot-H5 = { building-big_club } at 5 { tile-H }
    .help = { building-big_club.help }
lot-H6 = { building-small_club } at 6 { tile-H }
    .help = { building-small_club.help }
lot-none = nowhere

tile-A = Harbor Row
tile-B = Theater Mile
tile-C = Grand Terminal
tile-D = Five Corners
tile-E = Riverside
tile-F = Old Market
tile-G = Jazz Quarter
tile-H = Garment Street

slot-N = north
slot-S = south
slot-NW = north-west
slot-NE = north-east
slot-SW = south-west
slot-SE = south-east
slot-NW1 = north-west 1
slot-NW2 = north-west 2
slot-NE1 = north-east 1
slot-NE2 = north-east 2
slot-SW1 = south-west 1
slot-SW2 = south-west 2
slot-SE1 = south-east 1
slot-SE2 = south-east 2

## Privileges, events, wills

privilege-event = Event
    .help = The first who takes it pays notoriety × $50 and looks secretly at the event of the day.
privilege-enforcer = Enforcer
    .help = Everybody hires from the pool in bid order: up to 2 cards, or 3 with notoriety 5 or more. It costs nothing.
privilege-police = Police
    .help = The first who takes it pays notoriety × $200 and holds the police card: no raid or crackdown touches you today.
privilege-whiskey = Whiskey
    .help = In bid order everybody may buy a whiskey card. Without one there is no speakeasy today.

# The event cards of the day.
headline-raid_north = Police Raid Speakeasies - Northside
    .help = Every speakeasy in the north pays its fine and is shut for the day; an owner who cannot pay loses the building. The police card protects its holder.
headline-raid_south = Police Raid Speakeasies - Southside
    .help = Every speakeasy in the south pays its fine and is shut for the day; an owner who cannot pay loses the building. The police card protects its holder.
headline-raid_east = Police Raid Speakeasies - Eastside
    .help = Every speakeasy in the east pays its fine and is shut for the day; an owner who cannot pay loses the building. The police card protects its holder.
headline-raid_west = Police Raid Speakeasies - Westside
    .help = Every speakeasy in the west pays its fine and is shut for the day; an owner who cannot pay loses the building. The police card protects its holder.
headline-crackdown_north = Extortion Crackdown - Northside
    .help = Every group in the north that stands in a building its captain does not own is arrested. The police card protects its holder.
headline-crackdown_south = Extortion Crackdown - Southside
    .help = Every group in the south that stands in a building its captain does not own is arrested. The police card protects its holder.
headline-crackdown_east = Extortion Crackdown - Eastside
    .help = Every group in the east that stands in a building its captain does not own is arrested. The police card protects its holder.
headline-crackdown_west = Extortion Crackdown - Westside
    .help = Every group in the west that stands in a building its captain does not own is arrested. The police card protects its holder.
headline-whiskey_sky_rockets = Whiskey Consumption Sky Rockets!
    .help = Every speakeasy earns double today.
headline-consumption_rock_bottom = Consumption Hits Rock Bottom!
    .help = Every speakeasy earns half today.
headline-gangland_truce = Gangland Truce!
    .help = No shootouts, and only unowned buildings can be extorted. Where several captains stand in one, only the captain with the police card extorts it.
headline-don_is_dead = The Don Is Dead!
    .help = The day is played to its end; then the will is opened.
headline-unknown = an event you have not seen

will-most_notoriety = most notoriety
    .help = The captain with the highest notoriety is the new Don. Cash breaks ties.
will-most_money = most money
    .help = The captain with the most cash is the new Don. Notoriety breaks ties.
will-unknown = a sealed will
    .help = It is opened when the Don is dead.

# How a character fares in a shootout.
state-ready = ready
state-acted = has acted
state-wounded = wounded

# What another edition makes up: names of people with what they are, addresses, and days.
about-dossier = { $name } ({ $role } { NUMBER($reaction) }/{ NUMBER($toughness) })
about-character = { $role }, reaction { NUMBER($reaction) }, toughness { NUMBER($toughness) }.
about-lot = { $building } at { NUMBER($number) } { $tile }
about-date = { NUMBER($day) } { $month } { NUMBER($year, useGrouping: 0) }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# The dates of the days.
date-1928-11-02 = 2 November 1928
date-1928-11-03 = 3 November 1928
date-1928-11-04 = 4 November 1928
date-1928-11-05 = 5 November 1928
date-1928-11-06 = 6 November 1928
date-1928-11-07 = 7 November 1928
date-1928-11-08 = 8 November 1928
date-1928-11-09 = 9 November 1928
date-1928-11-10 = 10 November 1928
date-1928-11-11 = 11 November 1928
date-1928-11-12 = 12 November 1928
date-1928-11-13 = 13 November 1928

phase-set_up = Set-up
phase-bidding = Bidding for privileges
    .help = Everybody puts the tokens 1 to 4 on Event, Enforcer, Police and Whiskey, in secret. The lower number is the better bid.
phase-daily_orders = Daily orders
    .help = One captain after another pays wages, buys buildings, opens speakeasies and sends groups.
phase-city = Resolving the city
    .help = Block by block: event, grenades and shootouts, income, molls, extortion.

# Standing orders: what they are about, and what they say.
order-arming = arming
    .help = Who takes which weapon when a shootout begins.
order-molls = molls
    .help = Whether molls are revealed.
order-capture = capture
    .help = Whether assassins and molls of a beaten side are taken.
order-fines = fines
    .help = Which building is settled first when you cannot pay all fines of a block.
order-buildings = grenades at buildings
    .help = Whether you are asked to throw a grenade at a rival’s building.
order-loot = loot
    .help = Which weapons you take after a shootout.
value-ask = ask me
    .help = You decide each time.
value-usual = the usual
    .help = The default answer: arm well, reveal molls except in rivals’ buildings, capture, dearest fine first, take all weapons.
value-never = never
    .help = It is never done, and you are not asked.

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Nothing is asked of you now.
    .waiting = Nobody is asked anything now.
decision-over = The game is over.
    .waiting = The game is over.
decision-place_soldier = Which of your four groups does your first soldier join?
    .waiting = Waiting for { $seats } to place the first soldier.
decision-bid = Put your tokens 1 to 4 on Event, Enforcer, Police and Whiskey. The 1 is your best bid; the Don’s Favor breaks ties.
    .waiting = Waiting for the bids.
decision-take_event = Do you pay for a secret look at today’s event?
    .waiting = Waiting for { $seats }, who may look at today’s event.
decision-hire = Whom do you hire, and for which groups? Hiring is free; wages are not.
    .waiting = Waiting for { $seats } to hire.
decision-take_police = Do you pay the police? No raid or crackdown will touch you today.
    .waiting = Waiting for { $seats }, who may pay the police.
decision-take_whiskey = Which whiskey do you buy? Without one you run no speakeasy today.
    .waiting = Waiting for { $seats } to buy whiskey.
decision-wages = Your cash does not cover all wages. Whom do you pay? The others leave.
    .waiting = Waiting for { $seats } to pay wages.
decision-buy = Do you buy a building? Each one raises your notoriety by 1.
    .waiting = Waiting for { $seats }, who may buy buildings.
decision-speakeasies = Which of your buildings are speakeasies today? The first is free.
    .waiting = Waiting for { $seats }, who may open speakeasies.
decision-send = Where do your groups go? Every group with a character has to go somewhere.
    .waiting = Waiting for { $seats } to send groups.
decision-fines = You cannot pay all fines of this block. Which building is settled first?
    .waiting = Waiting for { $seats } to settle fines.
decision-throw = Does a group of yours throw a grenade at the building it stands in?
    .waiting = Waiting for { $seats }: is a grenade thrown?
decision-arm = Who takes which weapon? What nobody takes lies at the scene.
    .waiting = Waiting for { $seats } to take up arms.
decision-who_acts = Which of your characters acts first?
    .waiting = Waiting for { $seats } to say who acts first.
decision-act = What does your character do: attack somebody, or pick up a weapon?
    .waiting = Waiting for { $seats } to act.
decision-shoot_again = Your torpedo holds another weapon. Does he use it too?
    .waiting = Waiting for { $seats }, whose torpedo may attack again.
decision-capture = Only assassins and molls are left on that side. Do you take them into your group?
    .waiting = Waiting for { $seats }, who may take prisoners.
decision-loot = Which weapons do you take from the scene, and into which group?
    .waiting = Waiting for { $seats } to go through the loot.
decision-molls = Where do you reveal a moll? She doubles the income of the building.
    .waiting = Waiting for { $seats }: are molls revealed?

## What one may do; .help is the command to type

command-place = Put him into group { NUMBER($group) }
    .help = place GROUP
command-bid = Event { NUMBER($event) }, Enforcer { NUMBER($enforcer) }, Police { NUMBER($police) }, Whiskey { NUMBER($whiskey) }
    .help = bid EVENT ENFORCER POLICE WHISKEY
command-take = Pay and take it
    .help = take
command-hire = Hire { $card } for group { NUMBER($group) }
    .help = hire CARD GROUP
command-whiskey = Buy the ${ NUMBER($grade) } whiskey
    .help = whiskey GRADE
command-pay = Pay { $card }
    .help = pay CARD
command-pay-weapon = Pay for { $weapon } in group { NUMBER($group) }
    .help = pay WEAPON GROUP
command-buy = Buy the { $lot }
    .help = buy LOT
command-open = Open a speakeasy: { $lot }
    .help = open LOT
command-send = Send group { NUMBER($group) } to the { $lot }
    .help = send GROUP LOT
command-order = Standing order on { $order }: { $value }
    .help = order WHAT ask|usual|never
    .title = Standing orders
command-fine = Settle the fine first for the { $lot }
    .help = fine LOT
command-bomb = Group { NUMBER($group) } throws a grenade at the building
    .help = bomb GROUP
command-arm = Give { $character } the weapon { $weapon }
    .help = arm CHARACTER WEAPON
command-act = Let { $character } act
    .help = act CHARACTER
command-collect = Pick up { $weapon } for { $receiver }
    .help = collect WEAPON CHARACTER
command-attack = Attack { $target } ({ $means })
    .help = attack MEANS TARGET
command-grenade = Grenade at { $target }
    .help = grenade TARGET
command-bomb-building = Grenade at the building
    .help = bomb building
command-capture = Take them
    .help = capture
command-loot = Take { $weapon } into group { NUMBER($group) }
    .help = loot WEAPON GROUP
command-reveal = Reveal a moll: { $lot }
    .help = reveal LOT
command-decline = No, thank you
    .help = decline
command-done = Done
    .help = done
command-say = Say something
    .help = say WORDS

# Titles of what commands ask for.
part-group = Group
part-event = Event
part-enforcer = Enforcer
part-police = Police
part-whiskey = Whiskey
part-card = Card
part-weapon = Weapon
part-lot = Building
part-order = About
part-value = What to do
part-character = Character
part-receiver = For whom
part-means = With what
part-target = Target

## What goes on now, in a few words

stage-in_the_box = Before the game
stage-place_soldier = Placing the first soldiers
stage-bid = Bidding for privileges
stage-take_event = Event: a look at the card
stage-hire = Hiring
stage-take_police = Police: paying for protection
stage-take_whiskey = Buying whiskey
stage-wages = Daily orders: wages
stage-buy = Daily orders: buying
stage-speakeasies = Daily orders: speakeasies
stage-send = Daily orders: sending groups
stage-fines = Settling fines
stage-throw = A grenade at the building?
stage-arm = Shootout: taking up arms
stage-who_acts = Shootout: who acts first
stage-act = Shootout
stage-shoot_again = Shootout: a second attack
stage-capture = Shootout: taking prisoners
stage-loot = After the shootout: loot
stage-molls = Revealing molls
stage-over = Game over

## Titles of what lies on the table; .help where a person would ask

field-viewer = Seen by
field-stage = Now
field-round = Day
field-date = Date
field-phase = Phase
field-asked = Asked now
field-answered = Have decided
    .help = Their choice is sealed until all are in.
field-actor = On turn
field-favor = Don’s Favor
    .help = Begins the daily orders, and comes first wherever captains are equal.
field-police = Police card
    .help = No raid or crackdown touches this captain today.
field-headline = Event of the day
    .help = Only whoever paid for a look knows it before the city is resolved.
field-peeker = Has seen it
    .help = Paid for a look at the event of the day.
field-will = The will
    .help = Says whether notoriety or money names the new Don.
field-block = Block being resolved
field-lot = Building
field-slots = The city
field-slot = Where
field-tile = Block
field-lots = Buildings
field-owner = Owner
field-speakeasy = Speakeasy
field-shut = Shut
    .help = Closed by the police for the day: no income, no extortion.
field-bombed = Hit by a grenade
    .help = No shootout, extortion or speakeasy there today.
field-doubled = Doubled by a moll
field-groups = Groups
field-seat = Captain
field-group = Group
field-size = Cards
field-cards = Known cards
    .help = Lieutenants lie face up; other cards are known to their captain, and to everybody in a shootout.
field-shown = Face up
field-whiskey = Whiskey
field-grade = Grade ($)
    .help = The higher, the dearer, and the more a speakeasy earns.
field-count = Cards
field-pool = For hire
    .help = What is left for you to choose from.
field-deck = Enforcer deck
field-batches = Layers of the deck
    .help = How many cards went under the deck together, from the top.
field-spent = Layers used up
field-headlines_left = Events to come
field-headlines_past = Events so far
field-turn = Turn of the shootout
field-armed = Have taken up arms
field-fighters = In the shootout
field-acting = Acts now
field-used = Used already
    .help = What a torpedo has attacked with in this action.
field-victim = Can be captured from
field-scene = At the scene
field-character = Character
field-weapons = Holds
field-state = How it stands
field-floor = On the floor
    .help = Weapons lying at the scene, for whoever picks them up.
field-notoriety_floor = Lowest notoriety
    .help = The captain’s notoriety cannot fall below this: the number of buildings owned, but at least 1.
field-weapon = Weapon
field-choices = Chosen so far
    .help = Not yet carried out; others do not see it.
field-card = Card
field-orders = Standing orders
    .help = What is answered for you when the city is resolved.
field-order = About
field-value = What to do
field-switched = Changed this turn
field-winners = The new Don
field-ending = How it ended
field-cash = Cash ($)
field-notoriety = Notoriety
field-buildings = Buildings owned
field-bid = Bid
    .help = The privileges under the tokens 1, 2, 3 and 4: the best bid first.
field-soldier = First soldier
    .help = Waiting to be put into a group.
field-wages = Wages ($)
    .help = Due in the next daily orders.
field-event_price = Price of Event ($)
field-police_price = Price of Police ($)
field-hire_limit = May hire
field-stores_left = May still buy
    .help = Store tokens left: nobody owns more than seven buildings.
field-pool_size = Cards up for hire
field-last_day = Last day: 1 in
    .help = The chance that the Don dies today. Nothing here means that he does not.
field-earns = Earns here ($)
    .help = What standing there brings its captain today, as things are. His own building earns without it.
field-rivals = Rivals there
field-standing = Captains there
field-raids = Raids left
    .help = Raids not yet seen that could hit this block today.
field-crackdowns = Crackdowns left
    .help = Crackdowns not yet seen that could hit this block today.
field-income = Income ($)
field-fine = Fine ($)
    .help = What a raid would cost now.
field-extortion = Extortion as things stand
field-amount = Amount ($)
field-prospects = Where a group could go
    .help = What your group would bring you if it were alone there. Your own buildings earn without it.
field-share = You would get ($)
field-speakeasies = What a speakeasy would bring
field-legal = Legal ($)
field-attacks = Possible attacks
    .help = Of the sides of the die, how many wound and how many kill.
field-means = With what
field-target = Target
field-wounds = Wounds
field-kills = Kills
field-price = Price ($)
field-whiskey_prices = What whiskey costs
field-fines = Fines to settle
field-payable = Your cash covers it
field-sides = Sides of the die
field-action_order = Still to act in this turn
field-reaction = Reaction

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] You stay out of my way, and I stay out of yours?
   *[other] { $seat } and I could stay out of each other’s way.
}
talk-watch = { $seat_is ->
    [me] You are getting too notorious for my taste.
   *[other] { $seat } is getting too notorious for my taste.
}
talk-rich = { $seat_is ->
    [me] You must be sitting on a fortune.
   *[other] { $seat } must be sitting on a fortune.
}
talk-revenge = { $seat_is ->
    [me] You will pay for that.
   *[other] { $seat } will pay for that.
}
talk-seen = I have seen today’s headline.
talk-police = The police are not coming for me today.
talk-raid = I smell a raid.
talk-quiet = A quiet day would suit us all.
talk-business = Nothing personal. It is business.
talk-word = You have my word.
talk-doubt = I doubt that.
talk-don = The old man always liked me best.

## What happened: the newspaper of the day. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = November 1928. The old Don is dying, and his captains look at one another.
event-tile-placed = { $tile } lies in the { $slot }.
    .part = { $tile } ({ $slot })
    .all = The city: { $parts }.
event-favor-given = { $seat_is ->
    [me] You have the Don’s Favor.
   *[other] { $seat } has the Don’s Favor.
}
event-advance-paid = { $seat_is ->
    [me] By your place in Favor order you get an advance of ${ NUMBER($amount) }.
   *[other] By place in Favor order { $seat } gets an advance of ${ NUMBER($amount) }.
}
    .part = { $seat } ${ NUMBER($amount) }
    .all = Advances by place in Favor order: { $parts }.
event-will-put-aside = The Don signs his will and seals it.
event-soldier-dealt = { $seat_is ->
    [me] A man reports for duty: { $card }.
   *[other] { "" }
}
event-soldier-assigned = { "" }
event-soldier-placed = { $seat_is ->
    [me] Your first soldier joins group { NUMBER($group) }.
   *[other] The first soldier of { $seat } joins group { NUMBER($group) }.
}
    .part = { $seat } group { NUMBER($group) }
    .all = The first soldiers join their groups: { $parts }.
event-round-began = { $date }. Day { NUMBER($round) }.
event-phase-began = { $phase_id ->
    [bidding] The day begins behind closed doors: bids for privileges.
    [daily_orders] The captains give their orders.
    [city] Night falls, and the city settles its accounts.
   *[other] { "" }
}
event-asked = { "" }
event-bid-placed = { "" }
event-bid-revealed = { "" }
event-bid-order = { $privilege }: { $seat } ({ NUMBER($token) }).
    .part = { $seat } ({ NUMBER($token) })
    .all = { $privilege }: { $parts }.
event-privilege-passed = { $reason_id ->
    [cannot_pay] { $privilege_id ->
        [event] { $seat_is ->
            [me] You cannot afford a look at the event.
           *[other] { $seat } cannot afford a look at the event.
        }
        [police] { $seat_is ->
            [me] You cannot afford the police.
           *[other] { $seat } cannot afford the police.
        }
       *[other] { $seat_is ->
            [me] You cannot afford any whiskey.
           *[other] { $seat } cannot afford any whiskey.
        }
    }
   *[declined] { $privilege_id ->
        [event] { $seat_is ->
            [me] You would rather be surprised by the event.
           *[other] { $seat } would rather be surprised by the event.
        }
        [police] { $seat_is ->
            [me] You do without the police.
           *[other] { $seat } does without the police.
        }
       *[other] { $seat_is ->
            [me] You buy no whiskey.
           *[other] { $seat } buys no whiskey.
        }
    }
}
event-event-peeked = { $seat_is ->
    [me] A friend at the paper shows you the headline for ${ NUMBER($paid) }: “{ $headline }”
   *[other] A friend at the paper shows { $seat } the headline for ${ NUMBER($paid) }.
}
event-pool-drawn = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } card is up for hire.
   *[other] { NUMBER($count) } cards are up for hire.
}
event-pool-card = { "" }
event-pool-shown = { "" }
event-pool-card-shown = { $seat_is ->
    [me] For hire: { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = For hire: { $parts }.
event-enforcer-chosen = { "" }
event-enforcer-hired = { $seat_is ->
    [me] You hire { event-enforcer-hired.part }.
   *[other] { $seat } hires { event-enforcer-hired.part }.
}
    .part = { $card_id ->
        [unknown] a face-down card (group { NUMBER($group) })
       *[other] { $card } (group { NUMBER($group) })
    }
    .all = { $seat_is ->
        [me] You hire { $parts }.
       *[other] { $seat } hires { $parts }.
    }
event-hiring-done = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] You hire no one.
       *[other] { $seat } hires no one.
    }
   *[other] { "" }
}
event-pool-returned = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } card finds no work.
   *[other] { NUMBER($count) } cards find no work.
}
event-police-taken = { $seat_is ->
    [me] For ${ NUMBER($paid) } the police will look the other way: you hold the police card.
   *[other] For ${ NUMBER($paid) } the police will look the other way: { $seat } holds the police card.
}
event-whiskey-taken = { $seat_is ->
    [me] You buy ${ NUMBER($grade) } whiskey for ${ NUMBER($paid) }.
   *[other] { $seat } buys ${ NUMBER($grade) } whiskey for ${ NUMBER($paid) }.
}
event-turn-began = { "" }
event-wage-chosen = { "" }
event-wages-paid = { NUMBER($amount) ->
    [0] { "" }
   *[other] { $seat_is ->
        [me] You pay ${ NUMBER($amount) } in wages.
       *[other] { $seat } pays ${ NUMBER($amount) } in wages.
    }
}
event-enforcer-left = { $card_id ->
    [unknown] { "" }
   *[other] { $seat_is ->
        [me] { $card } leaves your group { NUMBER($group) }.
       *[other] { $card } leaves group { NUMBER($group) } of { $seat }.
    }
}
    .part = { $card }
    .all = { $seat_is ->
        [me] Leaving your group { NUMBER($group) }: { $parts }.
       *[other] Leaving group { NUMBER($group) } of { $seat }: { $parts }.
    }
event-enforcers-left = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [one] { NUMBER($count) } card of group { NUMBER($group) } of { $seat } goes unpaid and walks out.
       *[other] { NUMBER($count) } cards of group { NUMBER($group) } of { $seat } go unpaid and walk out.
    }
}
event-went-under = { "" }
event-building-bought = { $seat_is ->
    [me] You buy the { $lot } for ${ NUMBER($price) }. Your notoriety: { NUMBER($notoriety) }.
   *[other] { $seat } buys the { $lot } for ${ NUMBER($price) }. Notoriety: { NUMBER($notoriety) }.
}
event-speakeasy-chosen = { "" }
event-speakeasy-opened = { $seat_is ->
    [me] You open a speakeasy: { event-speakeasy-opened.part }.
   *[other] { $seat } opens a speakeasy: { event-speakeasy-opened.part }.
}
    .part = { NUMBER($paid) ->
        [0] { $lot }
       *[other] { $lot } (for ${ NUMBER($paid) })
    }
    .all = { $seat_is ->
        [me] You open speakeasies: { $parts }.
       *[other] { $seat } opens speakeasies: { $parts }.
    }
event-group-aimed = { "" }
event-order-switched = { $seat_is ->
    [me] Your standing order on { $order }: { $value }.
   *[other] { "" }
}
    .part = { $order } ({ $value })
    .all = Your standing orders: { $parts }.
event-group-sent = { $seat_is ->
    [me] You send group { NUMBER($group) } to the { $lot }.
   *[other] { $seat } sends group { NUMBER($group) } to the { $lot }.
}
    .part = group { NUMBER($group) } to the { $lot }
    .all = { $seat_is ->
        [me] You send { $parts }.
       *[other] { $seat } sends { $parts }.
    }
event-turn-ended = { "" }
event-event-revealed = Extra! Extra! “{ $headline }”
event-block-began = In the { $slot }: { $tile }.
event-fine-paid = { $seat_is ->
    [me] Axes and sirens in the { $lot }: you pay a fine of ${ NUMBER($amount) }.
   *[other] Axes and sirens in the { $lot }: { $seat } pays a fine of ${ NUMBER($amount) }.
}
event-building-lost = { $seat_is ->
    [me] You cannot pay the fine for the { $lot } and lose it.
   *[other] { $seat } cannot pay the fine for the { $lot } and loses it.
}
event-building-shut = The police shut the { $lot } for the day.
event-group-arrested = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] Arrested in the { $lot }: your group { NUMBER($group) }, { NUMBER($count) } card.
       *[other] Arrested in the { $lot }: your group { NUMBER($group) }, { NUMBER($count) } cards.
    }
   *[other] { NUMBER($count) ->
        [one] Arrested in the { $lot }: group { NUMBER($group) } of { $seat }, { NUMBER($count) } card.
       *[other] Arrested in the { $lot }: group { NUMBER($group) } of { $seat }, { NUMBER($count) } cards.
    }
}
event-group-withdrew = { $reason_id ->
    [truce] { $seat_is ->
        [me] The truce sends your group { NUMBER($group) } home from the { $lot }.
       *[other] The truce sends group { NUMBER($group) } of { $seat } home from the { $lot }.
    }
    [grenade] { $seat_is ->
        [me] Your group { NUMBER($group) } stumbles home through the smoke.
       *[other] Group { NUMBER($group) } of { $seat } stumbles home through the smoke.
    }
    [stalemate] { $seat_is ->
        [me] Your group { NUMBER($group) } backs out of the { $lot }.
       *[other] Group { NUMBER($group) } of { $seat } backs out of the { $lot }.
    }
   *[nobody_left] { $seat_is ->
        [me] Your group { NUMBER($group) } has lost all its people; its token goes home.
       *[other] Group { NUMBER($group) } of { $seat } has lost all its people; its token goes home.
    }
}
event-grenade-asked = { "" }
event-grenade-held-back = { "" }
event-building-bombed = { $when_id ->
    [during] { $seat_is ->
        [me] In the middle of the shootout your group { NUMBER($group) } throws a grenade at the building. The { $lot } falls silent for the day.
       *[other] In the middle of the shootout group { NUMBER($group) } of { $seat } throws a grenade at the building. The { $lot } falls silent for the day.
    }
   *[before] { $seat_is ->
        [me] Your group { NUMBER($group) } throws a grenade. The { $lot } falls silent for the day.
       *[other] Group { NUMBER($group) } of { $seat } throws a grenade. The { $lot } falls silent for the day.
    }
}
event-shootout-began = Shootout in the { $lot }: { $seats }!
event-enforcer-shown = { $seat_is ->
    [me] You come with group { NUMBER($group) }: { $card }.
   *[other] { $seat } comes with group { NUMBER($group) }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] You come with group { NUMBER($group) }: { $parts }.
       *[other] { $seat } comes with group { NUMBER($group) }: { $parts }.
    }
event-weapon-assigned = { "" }
event-armed = { $character } takes the { $weapon }.
    .part = { $character } takes the { $weapon }
    .all = Guns are drawn: { $parts }.
event-weapon-laid = { NUMBER($count) ->
    [1] On the floor lies: { event-weapon-laid.part }.
   *[other] On the floor lie: { event-weapon-laid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = On the floor lie: { $parts }.
event-arming-done = { "" }
event-shootout-turn = { NUMBER($turn) ->
    [1] { "" }
   *[other] Turn { NUMBER($turn) } of the shootout.
}
event-character-acts = { "" }
event-weapon-collected = { $character } dives for the { $weapon }; { $receiver } is holding it now.
event-target-chosen = { "" }
event-attacked = { $means_id ->
    [revolver] { $character } ({ $seat }) fires at { $target } with the revolver.
    [shotgun] { $character } ({ $seat }) gives { $target } both barrels of the shotgun.
    [tommygun] { $character } ({ $seat }) opens up on { $target } with the Tommy gun.
    [grenade] { "" }
    [colt] { $character } ({ $seat }) draws on { $target } with the Colt.
    [strike] { $character } ({ $seat }) steps up behind { $target } without a sound.
   *[hands] { $character } ({ $seat }) goes for { $target } with bare hands.
}
event-attack-counted = Die { NUMBER($die) } + { NUMBER($bonus) } = { NUMBER($result) } against toughness { NUMBER($toughness) }.
event-attack-missed = { $target } does not get a scratch.
event-character-passed = { $character } ({ $seat }) can only keep cover.
event-weapon-dropped = { $character } drops the { $weapon }.
event-character-wounded = { $character } ({ $seat }) is wounded and out of it.
event-character-killed = { $character } ({ $seat }) is dead.
event-character-captured = { $seat_is ->
    [me] { $character } changes sides, from { $from } to your group { NUMBER($group) }.
   *[other] { $from_is ->
        [me] { $character } leaves you and changes sides, to group { NUMBER($group) } of { $seat }.
       *[other] { $character } changes sides, from { $from } to group { NUMBER($group) } of { $seat }.
    }
}
event-capture-declined = { $seat_is ->
    [me] You take no prisoners from { $from }.
   *[other] { $from_is ->
        [me] { $seat } takes no prisoners from you.
       *[other] { $seat } takes no prisoners from { $from }.
    }
}
event-captain-beaten = { $seat_is ->
    [me] You are beaten in the { $lot }. Your notoriety: { NUMBER($notoriety) }.
   *[other] { $seat } is beaten in the { $lot }. Notoriety: { NUMBER($notoriety) }.
}
event-shootout-won = { $seat_is ->
    [me] When the smoke clears, you are left standing in the { $lot }. Your notoriety: { NUMBER($notoriety) }.
   *[other] When the smoke clears, { $seat } is left standing in the { $lot }. Notoriety: { NUMBER($notoriety) }.
}
event-loot-chosen = { "" }
event-weapon-looted = { $seat_is ->
    [me] You pick up: { event-weapon-looted.part }.
   *[other] { $seat } picks up: { event-weapon-looted.part }.
}
    .part = { $weapon } (group { NUMBER($group) })
    .all = { $seat_is ->
        [me] You pick up: { $parts }.
       *[other] { $seat } picks up: { $parts }.
    }
event-weapon-left = Left for the street sweepers: { event-weapon-left.part }.
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = Left for the street sweepers: { $parts }.
event-shootout-stalled = Stalemate in the { $lot }: they glare at each other and go home.
event-shootout-over = { "" }
event-income-paid = { $seat_is ->
    [me] You earn { event-income-paid.part }.
   *[other] { $seat } earns { event-income-paid.part }.
}
    .part = { $reason_id ->
        [legal] ${ NUMBER($amount) } from the { $lot }
        [moll] ${ NUMBER($amount) } more from the { $lot }
       *[other] ${ NUMBER($amount) } from the speakeasy in the { $lot }
    }
    .all = { $seat_is ->
        [me] You earn { $parts }.
       *[other] { $seat } earns { $parts }.
    }
event-molls-asked = { "" }
event-moll-chosen = { "" }
event-moll-answered = { "" }
event-moll-revealed = { $card } ({ $seat }) has the whole { $lot } at her feet: its income is doubled.
event-extorted = { $seat_is ->
    [me] You squeeze { $payer }: { event-extorted.part }.
   *[other] { $payer_is ->
        [me] { $seat } squeezes you: { event-extorted.part }.
       *[other] { $seat } squeezes { $payer }: { event-extorted.part }.
    }
}
    .part = ${ NUMBER($amount) } in the { $lot }
    .all = { $seat_is ->
        [me] You squeeze { $payer }: { $parts }.
       *[other] { $payer_is ->
            [me] { $seat } squeezes you: { $parts }.
           *[other] { $seat } squeezes { $payer }: { $parts }.
        }
    }
event-vault-extorted = { $seat_is ->
    [me] You squeeze { event-vault-extorted.part }.
   *[other] { $seat } squeezes { event-vault-extorted.part }.
}
    .part = ${ NUMBER($amount) } out of the { $lot }
    .all = { $seat_is ->
        [me] You squeeze { $parts }.
       *[other] { $seat } squeezes { $parts }.
    }
event-tokens-returned = { "" }
event-day-ended = { "" }
event-favor-passed = { $seat_is ->
    [me] The Don’s Favor passes to you.
   *[other] The Don’s Favor passes to { $seat }.
}
event-enforcer-opened = { $seat_is ->
    [me] In your group { NUMBER($group) }: { $card }.
   *[other] In group { NUMBER($group) } of { $seat }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] In your group { NUMBER($group) }: { $parts }.
       *[other] In group { NUMBER($group) } of { $seat }: { $parts }.
    }
event-will-opened = { $will_id ->
    [most_notoriety] The will is opened: the heir is the captain with the most notoriety.
   *[most_money] The will is opened: the heir is the captain with the most money.
}
event-cash-counted = { $seat_is ->
    [me] You have ${ NUMBER($cash) } and notoriety { NUMBER($notoriety) }.
   *[other] { $seat } has ${ NUMBER($cash) } and notoriety { NUMBER($notoriety) }.
}
event-captain-ranked = { NUMBER($place) }. { $seat }.
    .part = { NUMBER($place) }. { $seat }
    .all = In the Don’s eyes: { $parts }.
event-order-carried-out = A standing order answers for { $seat }.
    .part = { $seat }
    .all = Standing orders answer for { $parts }.
event-default-played = { $seat_is ->
    [me] You did not answer in time; the table answers for you.
   *[other] { $seat } did not answer in time; the table answers.
}
event-game-ended = { $seats_is ->
    [me] The game is over. You are the new Don: { $reason }.
    [none] The game is over.
   *[other] The game is over. The new Don is { $seats }: { $reason }.
}
event-grenade-thrown = { $character } ({ $seat }) pulls the pin and throws the grenade.
event-choice-cleared = { "" }

## How a game ends

ending-notoriety = highest notoriety
ending-notoriety_then_cash = highest notoriety, and on a tie the most cash
ending-notoriety_then_favor = highest notoriety, and on a tie in cash too nearest to the Don’s Favor
ending-cash = most cash
ending-cash_then_notoriety = most cash, and on a tie the highest notoriety
ending-cash_then_favor = most cash, and on a tie in notoriety too nearest to the Don’s Favor
ending-none = not yet ended

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-city = City
    .help = One block for each captain, or the whole city of eight blocks for any number of captains.
    .recommended = one block per captain
    .whole_city = all eight blocks
option-first_favor = First holder of the Favor
    .help = Who holds the Don’s Favor first: a random seat, or the seat you name. (In the box’s rules, the youngest captain.)
    .random = a random seat
option-advance = Advance for late places
    .help = Captains late in the first Favor order get an advance beside the cash of all, since better whiskey and men go to the first ones on the first days. Otherwise all begin with the same cash, as the rulebook has it.
option-privilege_may_be_declined = Privileges may be declined
    .help = A captain who could pay for Event or Police may leave it to the next. Otherwise the first who can pay must take it.
option-lost_building_lowers_notoriety = Losing a building costs notoriety
    .help = Whoever loses a building in a raid loses 1 notoriety as well, not below the number of buildings left.
option-spare_weapons = Spare weapons may be held
    .help = A lieutenant, soldier or torpedo may hold any number of weapons, though he attacks with no more of them than usual; the rulebook’s letter limits only what he uses. Otherwise he holds no more than he can use.
option-weapons_are_sent = Weapons are sent alone
    .help = A group of nothing but weapons must be sent too, since the rulebook’s letter asks only for a card. In a shootout it is beaten at once and its weapons lie on the floor.
option-two_own_groups_in_one_building = Two own groups in one building
    .help = A captain may send several groups to the same building.
option-truce_counts_groups = The truce counts groups
    .help = On the day of the truce two groups of one captain in an unowned building are several groups as well: he extorts it only with the police card. So the rulebook’s letter. Otherwise only groups of several captains get in each other’s way.
option-own_groups_stay_under_truce = Own groups stay under the truce
    .help = On the day of the truce, groups in a building of their own captain stay there, so that a moll can work. Otherwise they go home like the others.
option-grenaded_building_earns_legal_income = A grenaded building earns
    .help = A building hit by a grenade still earns its legal income. Otherwise it earns nothing that day.
option-loose_weapons = Weapons nobody holds
    .help = Weapons left over when everybody is armed lie on the floor for anybody, or only for the captain who brought them.
    .floor = for anybody
    .owner_only = for their owner
option-stalemate = Stalemate
    .help = When nobody in a shootout can do anything any more, all groups go home, or those of the building’s owner stay.
    .all_withdraw = all go home
    .owner_holds = the owner stays
option-moll_scope = Molls work
    .help = Where a moll doubles the income: in any building that is not shut, or only in speakeasies.
    .any_open_building = in any open building
    .speakeasy_only = in speakeasies only
option-standing_orders = Standing orders
    .help = Captains may leave orders for the questions of the night (arming, molls, capture, fines, grenades, loot), so that a day is resolved quickly.
option-phase3_autoplay = Quick days
    .help = When the city is resolved nobody is asked: every question takes its default answer.
option-cash_hidden = Cash is hidden
    .help = The cash of others is not shown, although every payment is told. Otherwise everybody sees all cash.
option-absent_seat = Absent captains
    .help = Who plays for a captain who has left for good: the default answers, a bot, or a substitute.
    .defaults = default answers
    .bot = a bot
    .substitute = a substitute

preset-by-the-letter = By the letter
    .help = Where our ruling departs from what the rulebook says word for word, the rulebook’s words count: privileges are taken by whoever can pay, spare weapons may be held, weapons are sent alone, and the truce counts groups and sends all home who may not extort.

## Why not, and what to do instead

refusal-bad-seats = Mob City is for 2 to 6 captains, not { NUMBER($seats) }.
refusal-bad-first-favor = { $value } does not sit at a table of { NUMBER($seats) }; name a seat that is taken, or choose random.
refusal-groups-never-meet = Two groups of one captain never stand in one building here, so there is nothing for the truce to count; allow that, or leave this off.

refusal-game-over = The game is over; nothing more can be done in it.
refusal-no-trade = Captains give each other nothing: no money, cards, tokens or buildings.
refusal-not-placing = You have no soldier to place now.

refusal-another-phase = That belongs to another phase.
refusal-not-your-turn = It is not your turn.
refusal-another-step = That belongs to another step of your daily orders: wages, buying, speakeasies, sending. A finished step stays finished.

refusal-bad-bid = Put each of your tokens 1, 2, 3 and 4 on a different privilege.
refusal-no-bidding-now = Bids are made at the start of a round.
refusal-bids-are-shown = The bids are on the table; yours can no longer be changed.

refusal-nothing-to-take = No privilege is offered to you now.

refusal-no-hiring-now = It is not your turn to hire.
refusal-not-in-pool = That card is not in the pool; choose another.
refusal-hire-limit = You have hired all you may this round.
refusal-no-changing-groups = A card stays in its group.
refusal-group-has-lieutenant = That group has a lieutenant; choose a group without one.
refusal-no-group-for-lieutenant = All your groups have a lieutenant, so you cannot hire another.
refusal-empty-group = A weapon needs a group that already holds a card; place somebody there first.

refusal-no-colt = Only a lieutenant carries a Colt; choose another means.
refusal-no-bare-hands = Only soldiers fight with bare hands; choose another means.
refusal-no-strike = Only an assassin can strike; choose another means.
refusal-grenade-only = An assassin takes no weapon but a grenade.
refusal-hands-full = That character can hold no more weapons; choose another.

refusal-no-whiskey-now = It is not your turn to buy whiskey.
refusal-grade-gone = No whiskey of that grade is left; choose another.
refusal-cannot-pay-whiskey = You cannot pay for that whiskey; choose a cheaper one, or none.
refusal-no-whiskey-card = Without a whiskey card you cannot open a speakeasy.

refusal-no-such-enforcer = That card is not there to be paid; choose another.
refusal-no-firing = You cannot fire anyone: who can be paid is paid.
refusal-cannot-pay-wage = You cannot pay that wage any more.
refusal-could-be-paid = Your cash still covers somebody’s wage; pay them too.

refusal-building-owned = That building has an owner; choose one that has none.
refusal-cannot-pay-building = You cannot pay the price of that building; choose a cheaper one, or none.
refusal-no-store-token = You own 7 buildings already; that is the limit.
refusal-no-selling = Buildings cannot be sold.
refusal-not-in-city = That building is not in this city; choose one that is.

refusal-not-your-building = That building is not yours; choose one that is.
refusal-speakeasy-chosen = That one is a speakeasy already.
refusal-cannot-pay-speakeasy = You cannot pay for another speakeasy; it stays legal.

refusal-group-already-sent = That group is on its way already.
refusal-weapons-only = Weapons do not walk: a group without characters stays at home.
refusal-group-not-sent = Every group with a character has to be sent; send the others first.
refusal-own-group-there = Another group of yours goes there, and this table allows only one; choose another building.
refusal-group-is-empty = That group is empty, so it stays at home.

refusal-no-fines-now = You have no fines to settle now.
refusal-not-fined = That building has no fine to pay; choose one that has.

refusal-no-throwing-now = No grenade can be thrown at a building now.
refusal-no-grenade = That group has no grenade, or nobody to throw it.
refusal-no-rivals-building = Grenades are thrown only at buildings of other captains.
refusal-no-grenade-in-truce = Under the truce no grenade is thrown.

refusal-no-retreat = Nobody leaves a shootout.
refusal-no-arming-now = It is not your turn to take up arms.
refusal-not-at-scene = That character of yours is not at the scene; choose another.
refusal-no-such-weapon = There is no such weapon in that group; choose another.
refusal-not-your-weapon = Only the captain who brought that weapon may pick it up; choose another.

refusal-no-acting-now = None of your characters can act now.
refusal-not-next = Somebody else acts first.
refusal-must-act = A character who can attack or collect has to.
refusal-not-on-floor = No such weapon lies at the scene; choose another.
refusal-no-receiver = That is no character of yours at the scene; choose another.
refusal-no-handing-on = Weapons are not handed on, swapped or laid down.
refusal-no-target = That is no enemy at the scene; choose another target.
refusal-weapon-not-held = Your character does not hold that weapon; choose another means.
refusal-weapon-used = That weapon has been used in this action; use another, or stop.
refusal-no-collecting-now = A second attack is no time to collect weapons; attack, or stop.
refusal-other-group = A grenade hits two characters of one group; choose another of the same group.

refusal-no-capture-now = There is nobody for you to take now.
refusal-no-loot-now = There is no loot for you now.
refusal-not-in-loot = No such weapon is left at the scene; choose another.
refusal-no-group-there = That group of yours does not stand in the building; choose one that does.

refusal-no-molls-now = Molls are revealed when everybody in the block is asked.
refusal-building-is-shut = That building is shut for the day; a moll can do nothing there.
refusal-no-token-there = You have no group in that building; choose another.
refusal-no-moll-there = You have no moll in that building; choose another, or be done.
refusal-moll-chosen = One moll is enough for that building.
refusal-no-speakeasy = At this table molls work only in speakeasies.

refusal-no-orders-now = Standing orders are given while you send your groups.
refusal-order-switched = You have changed that order this turn; it stays so until your next turn.
refusal-order-stands = That order is in force already.

refusal-nothing-to-decline = There is nothing here that you could decline.
refusal-nothing-done = There is nothing here to be done with.
refusal-carried-out = It has been carried out and cannot be undone.
refusal-no-clock-runs = No clock is running that could run out.
refusal-absence-changes-nothing = An absent captain keeps the seat; it is played for.
refusal-not-known = Whether that is allowed depends on cards you cannot see.
