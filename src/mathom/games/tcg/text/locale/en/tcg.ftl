### The Two Towers trading card game

## Name and seats

tcg-name = The Two Towers: the card game
tcg-progress = site { $number }
tcg-sample-title = To the last site
tcg-seat = { $seat ->
    [player-1] Player 1
    [player-2] Player 2
    [player-3] Player 3
    [player-4] Player 4
   *[other] { $seat }
}
tcg-seat-inside = { $seat ->
    [player-1] player 1
    [player-2] player 2
    [player-3] player 3
    [player-4] player 4
   *[other] { $seat }
}
tcg-seat-of = of { tcg-seat-inside }

## Phases

tcg-phase-set-up = Set-up
tcg-phase-fellowship = Fellowship
tcg-phase-shadow = Shadow
tcg-phase-maneuver = Maneuver
tcg-phase-archery = Archery
tcg-phase-assignment = Assignment
tcg-phase-skirmish = Skirmish
tcg-phase-regroup = Regroup
tcg-phase-inside = { $phase ->
    [set-up] set-up
    [fellowship] fellowship phase
    [shadow] Shadow phase
    [maneuver] maneuver phase
    [archery] archery phase
    [assignment] assignment phase
    [skirmish] skirmish phase
   *[regroup] regroup phase
}

## Actions

tcg-action-bring = { $deck }
tcg-action-build = Build a deck of your own
tcg-action-add = Add { $print } to the deck
tcg-action-bid = Bid { $number }
tcg-action-go = Go { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in the turn order
tcg-action-play = Play { $card }
tcg-action-use = Use { $ability }
tcg-action-choose = Choose { $card }
tcg-action-discard = Discard { $card }
tcg-action-heal = Heal { $card }
tcg-action-transfer = Transfer { $card }
tcg-action-assign = Assign { $card }
tcg-action-fight = Fight the skirmish of { $card }
tcg-action-ask = Choose { tcg-seat-inside }
tcg-action-take = Spot { $number }
tcg-action-option = Choose the { $number ->
    [0] first
    [1] second
   *[other] next
} option
tcg-action-accept = Yes
tcg-action-decline = No
tcg-action-move = Move to the next site
tcg-action-stay = Stay, and end the turn
tcg-action-done = Done
tcg-action-draw = { $card } is drawn
tcg-action-first = { tcg-seat } is drawn
tcg-action-pass = Pass
tcg-did-bring = { $you ->
    [yes] You choose the deck { $deck }.
   *[no] { $who } chooses the deck { $deck }.
}
tcg-did-build = { $you ->
    [yes] You build a deck.
   *[no] { $who } builds a deck.
}
tcg-did-add = { $you ->
    [yes] You add { $print } to the deck.
   *[no] { $who } adds { $print } to the deck.
}
tcg-did-bid = { $you ->
    [yes] You bid { $number }.
   *[no] { $who } bids { $number }.
}
tcg-did-go = { $you ->
    [yes] You go
   *[no] { $who } goes
} { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in the turn order.
tcg-did-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
tcg-did-use = { $you ->
    [yes] You use { $ability }.
   *[no] { $who } uses { $ability }.
}
tcg-did-choose = { $you ->
    [yes] You choose { $card }.
   *[no] { $who } chooses { $card }.
}
tcg-did-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
tcg-did-heal = { $you ->
    [yes] You heal { $card }.
   *[no] { $who } heals { $card }.
}
tcg-did-transfer = { $you ->
    [yes] You transfer { $card }.
   *[no] { $who } transfers { $card }.
}
tcg-did-assign = { $you ->
    [yes] You assign { $card }.
   *[no] { $who } assigns { $card }.
}
tcg-did-fight = { $you ->
    [yes] You fight the skirmish of { $card }.
   *[no] { $who } fights the skirmish of { $card }.
}
tcg-did-ask = { $chosen ->
    [you] { $you ->
        [yes] You choose yourself.
       *[no] { $who } chooses you.
    }
   *[other] { $you ->
        [yes] You choose { tcg-seat-inside }.
       *[no] { $who } chooses { tcg-seat-inside }.
    }
}
tcg-did-take = { $you ->
    [yes] You spot { $number }.
   *[no] { $who } spots { $number }.
}
tcg-did-option = { $you ->
    [yes] You choose: { $label }.
   *[no] { $who } chooses: { $label }.
}
tcg-did-accept = { $you ->
    [yes] You say yes.
   *[no] { $who } says yes.
}
tcg-did-decline = { $you ->
    [yes] You say no.
   *[no] { $who } says no.
}
tcg-did-move = { $you ->
    [yes] You move to the next site.
   *[no] { $who } moves to the next site.
}
tcg-did-stay = { $you ->
    [yes] You stay and end the turn.
   *[no] { $who } stays and ends the turn.
}
tcg-did-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
tcg-did-done = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}

## What must be decided

tcg-task-bring-deck = choose a deck
tcg-task-build-deck = choose a card for the deck
tcg-task-bidding = bid burdens for the turn order
tcg-task-take-place = choose a place in the turn order
tcg-task-choose-companion = choose companions for the start, for { $left } more twilight
tcg-task-fellowship-act = play cards and act, then move
tcg-task-transfer = choose who gets the card
tcg-task-shadow-act = play minions and Shadow cards, or pass
tcg-task-take-arrows = choose who takes an archery wound ({ $left } left)
tcg-task-choose-target = choose whose minions are shot at
tcg-task-assign-defender = assign defenders
tcg-task-assign-minion = assign the minions that are left
tcg-task-choose-fight = choose the next skirmish
tcg-task-ambush = decide whether the ambush adds { $amount } twilight
tcg-task-move-on = move again or end the turn
tcg-task-reconcile = reconcile the hand to eight cards
tcg-task-forced = choose what happens first
tcg-task-answer = respond or pass: { $what }
tcg-task-act = use an action of this phase, or pass
tcg-task-may-later = decide whether the delayed effect happens
tcg-task-choose-bearer = choose who bears the card
tcg-task-pick = choose a card for { $ability }
tcg-task-tax = choose the companion who is wounded for the ranger
tcg-task-branch = choose what { $ability } does
tcg-task-object = decide whether to pay and stop { $ability }
tcg-task-may-draw = decide whether to draw { $count } cards
tcg-task-count = choose how many to spot (at most { $most })
tcg-task-spot-or-none = spot { $number }, or none
tcg-task-pick-shadow = choose a Shadow player
tcg-task-pick-opponent = choose a player
tcg-task-sink-top = decide whether the revealed card goes under the deck
tcg-task-sink = choose which card goes under the deck next
tcg-task-heal-some = heal companions (at most { $left } wounds)

## Log

tcg-event-deck-brought = { $you ->
    [yes] You play the deck { $deck }.
   *[no] { tcg-seat } plays the deck { $deck }.
}
tcg-event-deck-built = { $you ->
    [yes] You play a deck of your own.
   *[no] { tcg-seat } plays a deck of their own.
}
tcg-event-bid = { $you ->
    [yes] You bid
   *[no] { tcg-seat } bids
} { $number ->
    [0] nothing
    [one] a burden
   *[other] { $number } burdens
}.
tcg-event-turn-begins = { $you ->
    [yes] Your turn begins.
   *[no] The turn { tcg-seat-of } begins.
}
tcg-event-phase-begins = { $phase ->
    [set-up] { tcg-phase-set-up }.
    [fellowship] { $you ->
        [yes] Your fellowship phase.
       *[no] Fellowship phase { tcg-seat-of }.
    }
    [shadow] { $you ->
        [yes] Your Shadow phase.
       *[no] Shadow phase { tcg-seat-of }.
    }
    [maneuver] Maneuver phase.
    [archery] Archery phase.
    [assignment] Assignment phase.
    [skirmish] Skirmish phase.
   *[regroup] Regroup phase.
}
tcg-event-site-played = { $you ->
    [yes] You play the site { $card }.
   *[no] { tcg-seat } plays the site { $card }.
}
tcg-event-moved = { $you ->
    [yes] Your fellowship moves to { $card }.
   *[no] The fellowship { tcg-seat-of } moves to { $card }.
}
tcg-event-twilight-added = The twilight pool grows by { $number } to { $number2 }.
tcg-event-twilight-removed = The twilight pool shrinks by { $number } to { $number2 }.
tcg-event-card-played = { $you ->
    [yes] You play
   *[no] { tcg-seat } plays
} { $card }{ $number ->
    [0] .
   *[other] , for { $number } twilight.
}
tcg-event-ability-done = { $you ->
    [yes] You use { $ability }.
   *[no] { tcg-seat } uses { $ability }.
}
tcg-event-transferred = { $you ->
    [yes] You transfer { $card } to { $card2 }.
   *[no] { tcg-seat } transfers { $card } to { $card2 }.
}
tcg-event-borne = { $card2 } bears { $card }.
tcg-event-ability-forced = { $ability } takes effect.
tcg-event-wounded = { $card } is wounded.
tcg-event-wound-prevented = A wound to { $card } is prevented.
tcg-event-exerted = { $card } exerts.
tcg-event-healed = { $card } heals a wound.
tcg-event-killed = { $card } is killed.
tcg-event-discarded = { $card } is discarded.
tcg-event-returned = { $card } goes to its owner’s hand.
tcg-event-stacked = { $card } is stacked on { $card2 }.
tcg-event-token-put = { $card } has { $number ->
    [0] no token left
    [one] a token
   *[other] { $number } tokens
}.
tcg-event-burdened = { $you ->
    [yes] Your Ring-bearer
   *[no] The Ring-bearer { tcg-seat-of }
} gets { $number ->
    [one] a burden
   *[other] { $number } burdens
}.
tcg-event-unburdened = { $you ->
    [yes] Your Ring-bearer
   *[no] The Ring-bearer { tcg-seat-of }
} loses { $number ->
    [one] a burden
   *[other] { $number } burdens
}.
tcg-event-drew = { $you ->
    [yes] You draw
   *[no] { tcg-seat } draws
} { $number ->
    [one] a card
   *[other] { $number } cards
}.
tcg-event-drew-card = You draw { $card }.
tcg-event-drew-card-of = { $who } draws { $card }.
tcg-event-revealed = { $card } is revealed.
tcg-event-shuffled = { $you ->
    [yes] You shuffle the draw deck.
   *[no] { tcg-seat } shuffles the draw deck.
}
tcg-event-ring-worn = { $you ->
    [yes] Your Ring-bearer
   *[no] The Ring-bearer { tcg-seat-of }
} puts on the Ring.
tcg-event-ring-off = { $you ->
    [yes] Your Ring-bearer
   *[no] The Ring-bearer { tcg-seat-of }
} takes off the Ring.
tcg-event-new-bearer = { $card } becomes { $you ->
    [yes] your Ring-bearer
   *[no] the Ring-bearer { tcg-seat-of }
}.
tcg-event-archery = { $number ->
    [0] { $number2 ->
        [0] Nobody shoots.
       *[other] Archery total of the minions: { $number2 }.
    }
   *[other] { $number2 ->
        [0] Archery total of the fellowship: { $number }.
       *[other] Archery totals: { $number } for the fellowship, { $number2 } for the minions.
    }
}
tcg-event-assigned = { $card } fights { $card2 }.
tcg-event-fight-begins = The skirmish of { $card } begins.
tcg-event-fight-won = { $card } wins the skirmish, { $number } against { $number2 }.
tcg-event-fight-lost = { $card } loses the skirmish, { $number } against { $number2 }.
tcg-event-overwhelmed = { $card } is overwhelmed.
tcg-event-fight-cancelled = The skirmish of { $card } is cancelled.
tcg-event-controlled = { $you ->
    [yes] You take control of { $card }.
   *[no] { tcg-seat } takes control of { $card }.
}
tcg-event-liberated = { $card } is liberated.
tcg-event-cancelled = The special ability of { $card } is cancelled.
tcg-event-lost = { $you ->
    [yes] You have lost.
   *[no] { tcg-seat } has lost.
}
tcg-event-strengthened = { $card } gets strength { $number }.
tcg-event-gained = { $number ->
    [0] { $card } becomes { $power }.
   *[other] { $card } gains { $power } +{ $number }.
}

## Endings and options

tcg-outcome-last-site = { tcg-seat } wins: the fellowship has reached the last site.
tcg-outcome-last-left = { tcg-seat } wins as the last player left.
tcg-option-format = Rules
tcg-option-format-basic = Basic: starter decks, first player at random
tcg-option-format-deluxe = Deluxe: own decks, bidding, all phases
tcg-option-spotting = “If you spot”
tcg-option-spotting-choice = The player chooses whether to spot
tcg-option-spotting-always = Whatever can be spotted is spotted

## Sheets of cards

tcg-row-type = Type
tcg-row-cost = Twilight cost
tcg-row-strength = Strength
tcg-row-vitality = Vitality
tcg-row-site = Site number
tcg-row-shadow = Shadow number
tcg-row-arrow = Next site played by
tcg-row-home = Home site
tcg-row-keywords = Keywords
tcg-row-bearer = Borne by
tcg-row-bonus = Bonus
tcg-row-signet = Signet
tcg-row-resistance = Resistance
tcg-row-text = Text
tcg-row-rarity = Rarity
tcg-arrow-left = the player on the left
tcg-arrow-right = the player on the right
tcg-bonus-strength = strength { $amount }
tcg-bonus-vitality = vitality { $amount }
tcg-to-support = support area
tcg-to-site = a site you control
tcg-unique = unique

## Words for cards

tcg-noun-card = { $number ->
    [one] card
   *[other] cards
}
tcg-noun-companion = { $number ->
    [one] companion
   *[other] companions
}
tcg-noun-ally = { $number ->
    [one] ally
   *[other] allies
}
tcg-noun-minion = { $number ->
    [one] minion
   *[other] minions
}
tcg-noun-character = { $number ->
    [one] character
   *[other] characters
}
tcg-noun-possession = { $number ->
    [one] possession
   *[other] possessions
}
tcg-noun-artifact = { $number ->
    [one] artifact
   *[other] artifacts
}
tcg-noun-condition = { $number ->
    [one] condition
   *[other] conditions
}
tcg-noun-event = { $number ->
    [one] event
   *[other] events
}
tcg-noun-site = { $number ->
    [one] site
   *[other] sites
}
tcg-noun-ring = The One Ring
tcg-noun-man = { $number ->
    [one] Man
   *[other] Men
}
tcg-noun-elf = { $number ->
    [one] Elf
   *[other] Elves
}
tcg-noun-dwarf = { $number ->
    [one] Dwarf
   *[other] Dwarves
}
tcg-noun-hobbit = { $number ->
    [one] Hobbit
   *[other] Hobbits
}
tcg-noun-wizard = { $number ->
    [one] Wizard
   *[other] Wizards
}
tcg-noun-ent = { $number ->
    [one] Ent
   *[other] Ents
}
tcg-noun-uruk-hai = Uruk-hai
tcg-noun-orc = { $number ->
    [one] Orc
   *[other] Orcs
}
tcg-noun-mount = { $number ->
    [one] mount
   *[other] mounts
}
tcg-noun-armor = { $number ->
    [one] armor
   *[other] armor
}
tcg-noun-cloak = { $number ->
    [one] cloak
   *[other] cloaks
}
tcg-noun-staff = { $number ->
    [one] staff
   *[other] staffs
}
tcg-noun-brooch = { $number ->
    [one] brooch
   *[other] brooches
}
tcg-noun-gauntlets = gauntlets
tcg-noun-hand-weapon = { $number ->
    [one] hand weapon
   *[other] hand weapons
}
tcg-noun-ranged-weapon = { $number ->
    [one] ranged weapon
   *[other] ranged weapons
}
tcg-word-southron = { $number ->
    [one] Southron
   *[other] Southrons
}
tcg-word-easterling = { $number ->
    [one] Easterling
   *[other] Easterlings
}
tcg-word-tracker = { $number ->
    [one] tracker
   *[other] trackers
}
tcg-word-ranger = { $number ->
    [one] ranger
   *[other] rangers
}
tcg-word-villager = { $number ->
    [one] villager
   *[other] villagers
}
tcg-word-valiant = { $number ->
    [one] valiant
   *[other] valiant
}
tcg-word-machine = { $number ->
    [one] machine
   *[other] machines
}
tcg-word-search = search
tcg-word-spell = spell
tcg-word-tale = tale
tcg-word-stealth = stealth
tcg-word-unhasty = unhasty
tcg-word-battleground = { $number ->
    [one] battleground
   *[other] battlegrounds
}
tcg-word-plains = { $number ->
    [one] plains
   *[other] plains
}
tcg-word-sanctuary = { $number ->
    [one] sanctuary
   *[other] sanctuaries
}
tcg-word-forest = { $number ->
    [one] forest
   *[other] forests
}
tcg-word-mountain = { $number ->
    [one] mountain
   *[other] mountains
}
tcg-word-underground = { $number ->
    [one] underground
   *[other] underground
}
tcg-word-archer = { $number ->
    [one] archer
   *[other] archers
}
tcg-word-fierce = { $number ->
    [one] fierce
   *[other] fierce
}
tcg-word-damage = damage
tcg-word-defender = defender
tcg-word-ambush = ambush
tcg-word-fp = Free Peoples
tcg-word-shadow = Shadow
tcg-word-dwarven = Dwarven
tcg-word-elven = Elven
tcg-word-gandalf = Gandalf
tcg-word-gondor = Gondor
tcg-word-rohan = Rohan
tcg-word-shire = Shire
tcg-word-dunland = Dunland
tcg-word-isengard = Isengard
tcg-word-raider = Raider
tcg-word-sauron = Sauron
tcg-word-unbound = { $number ->
    [one] unbound
   *[other] unbound
}
tcg-word-ring-bound = { $number ->
    [one] Ring-bound
   *[other] Ring-bound
}
tcg-word-ring-bearer = Ring-bearer
tcg-word-wounded = { $number ->
    [one] wounded
   *[other] wounded
}
tcg-word-exhausted = { $number ->
    [one] exhausted
   *[other] exhausted
}
tcg-word-roaming = { $number ->
    [one] roaming
   *[other] roaming
}
tcg-word-mounted = { $number ->
    [one] mounted
   *[other] mounted
}
tcg-word-fighting = in this skirmish
tcg-word-unassigned = that is in no skirmish
tcg-word-assignable = that can be assigned
tcg-word-room = that can take a minion
tcg-word-with-stacked = with cards stacked on it
tcg-word-tokened = with a token
tcg-word-mine = of yours
tcg-word-theirs = of that player
tcg-word-other = other than this card
tcg-word-not-bearer = other than the bearer
tcg-word-weak = with strength { $amount } or less
tcg-word-holding = bearing { $amount } or more cards
tcg-word-signet = with the { $signet } signet
tcg-word-facing = facing { $whom }
tcg-word-assigned-to = assigned to { $whom }
tcg-word-on = on { $whom }
tcg-word-bearing = bearing { $whom }
tcg-word-not = { $number ->
   *[other] other than { $what }
}
tcg-or = { $first } or { $second }
tcg-and = { $first } and { $second }
tcg-and-if = { $first }, if { $second }
tcg-who-self = { $kind ->
    [companion] this companion
    [ally] this ally
    [minion] this minion
    [condition] this condition
    [possession] this possession
    [artifact] this artifact
    [site] this site
   *[other] this card
}
tcg-who-it = { $kind ->
   *[other] it
}
tcg-who-bearer = the bearer
tcg-who-x = it
tcg-that = { $kind ->
    [man] that Man
    [elf] that Elf
    [dwarf] that Dwarf
    [companion] that companion
    [ally] that ally
    [minion] that minion
    [condition] that condition
    [character] that character
    [tracker] that tracker
    [easterling] that Easterling
    [winner] the winner
    [uruk-hai] that Uruk-hai
   *[other] that card
}
tcg-who-foe = whoever it fought
tcg-who-foe-of = whoever it faces
tcg-who-host-of = its bearer
tcg-who-one = { $gender ->
    [name] { $what }
    [an] an { $what }
   *[a] a { $what }
}
tcg-who-another = { $gender ->
    [name] another { $what }
   *[other] another { $what }
}
tcg-who-n = { $amount } { $what }
tcg-who-all = { $gender ->
    [name] { $what }
   *[other] each { $what }
}
tcg-who-all-others = { $gender ->
    [name] each other { $what }
   *[other] each other { $what }
}
tcg-who-upto = up to { $amount } { $what }
tcg-who-any = any number of { $what }
tcg-who-some = one or more { $what } (X of them)
tcg-who-by-fp = { $whom } (the Free Peoples player chooses)
tcg-who-by-user = { $whom } (the Shadow player chooses)
tcg-who-by-n = { $whom } (that player chooses)
tcg-who-ring-bearer = the Ring-bearer

## Numbers

tcg-quoted = “{ $title }”
tcg-value-n = X
tcg-value-neg = −{ $value }
tcg-value-per = the number of { $what }
tcg-value-wounds = { $amount } for each wound on it
tcg-value-if = { $first } if { $condition }, otherwise { $second }

## Conditions

tcg-if-see = you can spot { $what }
tcg-if-spots = you spot { $what }
tcg-if-spots-burdens = you spot { $amount ->
    [1] a burden
   *[other] { $amount } burdens
}
tcg-if-sites = you control { $amount ->
    [1] a
   *[other] { $amount }
} { $what }
tcg-if-at-label = the fellowship is at { $what }
tcg-if-at-number = the fellowship is at sites { $low } to { $high }
tcg-if-moved = { $amount ->
    [2] the fellowship has moved twice this turn
   *[other] the fellowship has moved { $amount } times this turn
}
tcg-if-moved-to = the fellowship moved to sites { $low } to { $high } in this phase
tcg-if-burdens = you can spot { $amount ->
    [1] a burden
   *[other] { $amount } burdens
}
tcg-if-twilight = you can spot { $amount } twilight tokens
tcg-spot-twilight = { $amount } twilight tokens
tcg-if-twilight-below = the twilight pool holds fewer than { $amount } tokens
tcg-if-faces = { $who } faces { $what }
tcg-if-fights = { $who } is in the skirmish
tcg-if-fierce-fight = { $who } is in a fierce skirmish
tcg-if-bears = { $who } bears { $what }
tcg-if-dead-holds = the dead pile holds { $what }
tcg-if-stacked = { $what } is stacked on a site
tcg-if-stacked-here = { $what } is stacked on this site
tcg-if-outnumbered = minions outnumber companions
tcg-if-worn = the Ring is worn
tcg-if-first-shadow = it is the first Shadow phase
tcg-if-first-uruk = no Uruk-hai was played here this turn
tcg-if-no-enemy-site = no opponent controls a site
tcg-if-free = { $who } is in no skirmish
tcg-if-is = { $who } is { $what }

## Occasions

tcg-now-turn-starts = your turn begins
tcg-now-phase-starts = the { $phase } begins
tcg-when-wins = { $x } wins a skirmish
tcg-when-wins-over = { $x } wins a skirmish against { $y }
tcg-when-loses = { $x } loses a skirmish
tcg-when-loses-over = { $x } loses a skirmish to { $y }
tcg-when-played = { $x } is played
tcg-when-killed = { $x } is killed
tcg-when-killed-over = { $x } is killed in a skirmish with { $y }
tcg-when-skirmish-starts = a skirmish with { $x } starts
tcg-when-phase-starts = the { $phase }
tcg-when-turn-starts = your turn
tcg-when-moves = the fellowship moves
tcg-when-moves-in = the fellowship moves in the regroup phase
tcg-when-arrives = the fellowship arrives at { $x }
tcg-when-leaves = the fellowship leaves { $x }
tcg-when-leaves-number = the fellowship leaves site { $amount }
tcg-when-assigned = { $x } is assigned to a skirmish
tcg-when-assigned-by-fp = the Free Peoples player assigns { $x } to a skirmish
tcg-when-assigned-over = { $x } is assigned against { $y }
tcg-when-assigned-over-by-fp = the Free Peoples player assigns { $x } against { $y }
tcg-when-phase-ends = a phase ends
tcg-when-about-wound = { $x } is about to be wounded
tcg-when-about-wound-in = { $x } is about to be wounded in a skirmish
tcg-when-about-discard = { $x } is about to be discarded
tcg-when-about-discard-by-shadow = a Shadow card is about to discard { $x }
tcg-when-about-burden = a Shadow card is about to add burdens
tcg-when-about-control = an opponent is about to take control of a site
tcg-when-ability-used = a special ability of { $x } is used
tcg-when-event-played = { $x } is played

## What abilities do

tcg-do-exert = exert { $whom }
tcg-do-exert-times = exert { $whom } { $times }
tcg-do-exhaust = exhaust { $whom }
tcg-do-wound = wound { $whom }
tcg-do-wound-times = wound { $whom } { $times }
tcg-do-heal = heal { $whom }
tcg-do-heal-times = heal { $whom } { $times }
tcg-do-discard = discard { $whom }
tcg-do-token = put a token on { $whom }
tcg-do-token-off = take { $amount ->
    [1] a token
   *[other] { $amount } tokens
} off { $whom }
tcg-do-cancel = cancel the skirmish of { $whom }
tcg-do-leave-fight = take { $whom } out of the skirmish
tcg-do-to-hand = return { $whom } to the owner’s hand
tcg-do-make = { $way ->
   *[other] make { $whom } { $traits }
}
tcg-trait-strength = strength { $amount }
tcg-trait-keyword = { $power }
tcg-times = { $number ->
    [1] once
    [2] twice
   *[other] { $amount } times
}
tcg-do-pick = choose { $whom }
tcg-if-later-wins = { $whom } wins this skirmish
tcg-if-later-loses = { $whom } loses this skirmish
tcg-do-prevent-all = prevent all wounds to { $whom }
tcg-do-no-wounds = let { $whom } take no wounds
tcg-do-wound-cap = let { $whom } take at most 1 wound
tcg-do-overwhelm = let { $whom } be overwhelmed only by triple strength
tcg-do-keep-out = keep { $whom } out of all skirmishes
tcg-do-not-counted = do not count { $whom } for archery
tcg-do-no-items = ignore all strength that possessions give { $whom }
tcg-do-silence = ignore the first sentence of { $whom } until the regroup phase
tcg-do-site-up = give { $whom } site number +2
tcg-do-joins = let { $whom } take part in skirmishes
tcg-do-joins-regroup = let { $whom } take part in skirmishes and archery until the regroup phase
tcg-do-assign = assign { $whom } to { $other }
tcg-do-twilight-add = add { $number ->
   *[other] { $amount } twilight
}
tcg-do-twilight-remove = remove { $number ->
   *[other] { $amount } twilight
}
tcg-do-burden-add = add { $number ->
    [one] a burden
   *[other] { $amount } burdens
}
tcg-do-burden-remove = remove { $number ->
    [one] a burden
   *[other] { $amount } burdens
}
tcg-do-draw = draw { $number ->
    [one] a card
   *[other] { $amount } cards
}
tcg-do-archery-fp = change the fellowship archery total by { $amount }
tcg-do-archery-shadow = change the minion archery total by { $amount }
tcg-do-play = play { $what } from { $place }
tcg-do-play-discount = play { $what } from { $place } at twilight cost { $amount }
tcg-do-play-on = play { $what } from hand on { $whom }
tcg-do-play-self = play this card at twilight cost { $amount }
tcg-do-discard-hand = discard { $what } from hand
tcg-do-bottom-hand = put { $what } from hand on the bottom of your deck
tcg-do-stack-hand = stack { $what } from hand here
tcg-do-stack-discard = stack a card from your discard pile here
tcg-do-take-discard = take { $what } from your discard pile into hand
tcg-do-take-stacked-here = take { $what } from the cards stacked here into hand
tcg-do-take-stacked-on = take { $what } stacked on { $whom } into hand
tcg-do-discard-stacked = discard { $what } from among stacked cards
tcg-do-discard-stacked-here = discard { $what } stacked here
tcg-do-discard-stacked-on = discard { $what } stacked on { $whom }
tcg-do-control = take control of a site
tcg-do-liberate = liberate a site
tcg-do-wear = put the Ring on until the regroup phase
tcg-do-become-bearer = make this companion the Ring-bearer (resistance 5)
tcg-do-prevent-wound = prevent that wound
tcg-do-instead-discard = discard this card instead
tcg-do-shelter = stack that card here instead
tcg-do-prevent-burden = prevent those burdens
tcg-do-prevent-control = prevent that
tcg-do-cancel-ability = cancel that action
tcg-do-rescue-event = return that event to hand
tcg-do-show-hand = show your hand and discard all Free Peoples cards in it
tcg-do-library = let each Shadow player draw a card for each companion beyond 4
tcg-do-barrows = put your hand on the bottom of your deck and draw 4 cards
tcg-do-stack-on-site = stack this card on a site you control
tcg-do-discard-top = discard the top card of your deck
tcg-do-stack-top = stack the top { $amount } cards of your deck on { $whom }
tcg-do-reveal-top = reveal the top { $amount } cards of your deck and stack them on { $whom }
tcg-do-choose-shadow = choose a Shadow player
tcg-do-reconcile = reconcile your hand
tcg-do-must-move = make the Free Peoples player move again if possible
tcg-do-bar-move = forbid the fellowship to move again this turn
tcg-do-hits-allies = turn archery wounds on allies instead of companions
tcg-do-play-sites = play your own next { $amount ->
    [1] site
   *[other] { $amount } sites
}
tcg-do-shuffle-in = shuffle { $whom } into your deck, together with the cards stacked there
tcg-do-spot = { $amount ->
    [99] spot any number of { $what } (X)
   *[other] spot up to { $amount } { $what } (X)
}
tcg-do-spot-each = { $amount ->
    [99] spot any number of { $what }
   *[other] spot up to { $amount } { $what }
}
tcg-do-spot-twilight = spot up to { $amount } twilight tokens (X)
tcg-do-spot-burdens = spot up to { $amount } burdens (X)
tcg-do-heal-freely = heal up to { $amount } wounds of companions
tcg-do-ten-cards = reveal the top 10 cards of an opponent’s deck and discard 1 card of each side from among them; that deck is then shuffled
tcg-do-palantir = reveal the top card of a deck; you may put it on the bottom
tcg-do-when = if { $condition }, { $first }; otherwise { $second }
tcg-do-when-only = if { $condition }, { $first }
tcg-do-times-spot = for each of them, { $first }
tcg-do-times-shuffle-in = for each card shuffled in, { $first }
tcg-do-choose = either { $first } or { $second }
tcg-do-unless-shadow = { $second }, unless a Shadow player chooses to { $first }
tcg-do-unless-shadow-user = { $second }, unless a Shadow player chooses to have you { $first } instead
tcg-do-unless-fp = { $second }, unless the Free Peoples player chooses to { $first }
tcg-do-unless-fp-if = { $second }, unless the Free Peoples player chooses to { $first } (only if { $condition })
tcg-do-until-regroup = { $what } until the regroup phase
tcg-place-hand = hand
tcg-place-deck = your deck
tcg-place-discard = your discard pile
tcg-place-dead = your dead pile
tcg-place-on-self = the cards stacked here

## What is so

tcg-so-cost = { $whom } has twilight cost { $amount }
tcg-so-no-wounds = { $whom } takes no wounds{ $way ->
    [always] {""}
    [in-archery] {" "}in the archery phase
    [outside-skirmish] {" "}outside skirmish phases
   *[outside-own-skirmish] {" "}outside its own skirmishes
}
tcg-so-none-wounded = no { $what } takes wounds{ $way ->
    [always] {""}
    [in-archery] {" "}in the archery phase
    [outside-skirmish] {" "}outside skirmish phases
   *[outside-own-skirmish] {" "}outside its own skirmishes
}
tcg-so-archery-fp = the fellowship archery total gets { $amount }
tcg-so-archery-shadow = the minion archery total gets { $amount }
tcg-so-make = { $whom } is { $traits }
tcg-so-bar = { $side ->
    [fp] the Free Peoples player may not
    [shadow] Shadow players may not
   *[all] nobody may
} use events or special abilities of the { $phase }
tcg-so-no-discard = { $what ->
   *[other] { $group }
} cannot be discarded
tcg-so-not-archer = { $whom } does not count for archery
tcg-so-bar-assign = { $whom } cannot be assigned to skirmishes
tcg-so-lose = { $whom } loses { $word ->
    [damage] its damage bonuses
   *[other] { $power }
}
tcg-so-move-limit = the move limit is 1 higher this turn
tcg-so-site-number = { $whom } has site number { $amount }
tcg-so-wound-cap = { $whom } takes at most 1 wound in a skirmish phase
tcg-so-ally-out = no { $what } may take part in archery or skirmishes
tcg-so-ally-in = { $whom } may take part in archery and skirmishes
tcg-so-no-bear = { $whom } cannot bear { $what }
tcg-so-no-play-on = Shadow conditions cannot be played on { $whom }
tcg-so-no-abilities = special abilities of { $whom } cannot be used
tcg-so-roaming = { $whom } has roaming penalty { $amount }
tcg-so-skip-archery = the archery phase is skipped
tcg-so-no-heal = wounds cannot be removed from { $whom }
tcg-so-overwhelm = { $whom } is overwhelmed only by triple strength
tcg-so-protect = Shadow cards cannot discard your hand or the top of your deck
tcg-so-shadow-number = { $kind ->
    [site] the Shadow number of this site
   *[other] the Shadow number of the fellowship’s site
} gets { $amount }
tcg-so-tax-rangers = a Free Peoples event that spots or exerts a ranger also costs a wound on a companion
tcg-so-home-watch = discard this card if an opponent controls its home site
tcg-so-cost-on = { $what } played on this companion has twilight cost { $amount }
tcg-so-start-cost = in the starting fellowship { $whom } has twilight cost { $amount }
tcg-so-own-cost = this card has twilight cost { $amount }

## Abilities

tcg-ability-act = { $phase }: { $what }
tcg-ability-once = { $what } (once a turn)
tcg-ability-response = Response: If { $occasion }, { $what }
tcg-ability-may = Each time { $occasion }, you may { $what }
tcg-ability-may-start = At the start of { $occasion }, you may { $what }
tcg-ability-must = Each time { $occasion }, { $what }
tcg-ability-must-start = At the start of { $occasion }, { $what }
tcg-ability-stacked = { $phase }, while stacked on a site you control: { $what }
tcg-ability-later = If { $condition }, you may { $what }
tcg-ability-needs = if { $condition }, { $what }
tcg-ability-pays = { $cost } to { $what }
tcg-ability-toplay = You may play this card only if { $condition }
tcg-ability-playcost = To play this card, { $cost }
tcg-ability-playcost-bearer = To play this card, { $cost }; this card goes on it
tcg-ability-while = While { $condition }, { $what }
tcg-value-more = +{ $value }
tcg-value-each = { $amount } for each { $what }
tcg-each-over = { $what } beyond { $amount }
tcg-each-tokens = { $amount ->
    [99] token here
   *[other] token here (at most { $amount })
}
tcg-each-twin = token here (at most { $amount }), if { $what } has as many
tcg-each-controlled = site you control
tcg-each-dead = card in the dead pile
tcg-each-burden-count = burden (at most { $amount })
tcg-each-foe-wounds = wound on those it faces
tcg-each-held-by-foe = card borne by whoever it faces
tcg-if-not-is = { $who } is not { $what }
tcg-if-not-see = you cannot spot { $what }
tcg-if-not-worn = the Ring is not worn
tcg-if-not-move-barred = the fellowship may still move
tcg-if-not-allies-hit = archery wounds do not go to allies yet
tcg-if-not-silenced = the first sentence of the bearer still applies
tcg-if-at-site = the fellowship is at site { $amount }
tcg-do-each = for each { $what }, { $first }
tcg-power-archer = an archer
tcg-ability-may-once = When { $occasion }, you may { $what }
tcg-ability-must-once = When { $occasion }, { $what }
tcg-ability-pays-then = { $cost }; then { $what }
tcg-who-n-each = one { $what } for each { $each }
tcg-do-burden-add-each = add a burden for each { $what }
tcg-do-burden-remove-each = remove a burden for each { $what }
tcg-do-twilight-add-each = add { $amount } twilight for each { $what }
tcg-when-you-play = you play this card
tcg-word-not-holds-same = not bearing a copy of this card
tcg-value-if-only = { $first } if { $condition }
tcg-ability-name = { $card } ({ $number })
tcg-ring-text = While the Ring is worn, each wound the Ring-bearer would take in a skirmish becomes a burden.

## Starter decks

tcg-deck-aragorn-60 = Aragorn (60 cards)
tcg-deck-aragorn-71 = Aragorn (71 cards)
tcg-deck-theoden-60 = Théoden (60 cards)
tcg-deck-theoden-71 = Théoden (71 cards)
tcg-deck-gandalf-60 = Gandalf (60 cards)
tcg-deck-word-bearer = bearer
tcg-deck-word-ring = ring
tcg-deck-word-site = site
tcg-kind-attested = confirmed list
tcg-kind-reconstructed = reconstructed list
tcg-kind-constructed = substitute list: the printed one is not known
tcg-word-race = { $race }

## Prompts

tcg-ask-bring-deck = Choose your deck. Nobody sees it before all have chosen.
tcg-ask-build-deck = Choose a card for the deck.
tcg-ask-bidding = Bid burdens for the turn order: whoever bids more chooses first, and bears the burdens.
tcg-ask-take-place = Choose your place in the turn order.
tcg-ask-choose-companion = Choose companions who set out with the Ring-bearer, worth up to { $left } more twilight.
tcg-ask-fellowship-act = Play cards and use actions as you like, then move to the next site.
tcg-ask-transfer = { $card ->
    [none] Choose who gets the card; its cost is paid again.
   *[other] Choose who gets { $card }; its cost is paid again.
}
tcg-ask-shadow-act = Play minions and Shadow cards with the twilight in the pool, or pass.
tcg-ask-take-arrows = Choose who takes an archery wound ({ $left } left).
tcg-ask-choose-target = Choose whose minions are shot at.
tcg-ask-assign-defender = { $minion ->
    [none] Choose a minion, then who of the fellowship fights it, or stop: the Shadow assigns those that are left.
   *[other] Choose who fights { $minion }.
}
tcg-ask-assign-minion = { $minion ->
    [none] Choose a minion that is left, then whom it fights, or stop: those not assigned do not fight.
   *[other] Choose whom { $minion } fights.
}
tcg-ask-choose-fight = Choose the skirmish that is fought next.
tcg-ask-ambush = { $minion ->
    [none] Add { $amount } twilight with the ambush?
   *[other] Add { $amount } twilight with the ambush of { $minion }?
}
tcg-ask-move-on = Move again to the next site, or end the turn.
tcg-ask-reconcile = { $spare ->
    [0] Discard down to eight cards.
   *[other] Discard one card if you like; then your hand is filled to eight cards.
}
tcg-ask-forced = Choose which effect happens first.
tcg-ask-answer = Respond or pass: { $what }.
tcg-ask-act = Use an action of this phase, or pass: when all pass one after another, it ends.
tcg-ask-may-later = Use the delayed effect of { $ability }?
tcg-ask-choose-bearer = { $card ->
    [none] Choose who bears the card.
   *[other] Choose who bears { $card }.
}
tcg-ask-pick = Choose a card for { $ability }.
tcg-ask-tax = Choose the companion who takes a wound: the extra cost of an event about rangers.
tcg-ask-branch = Choose what { $ability } does.
tcg-ask-object = Pay to stop { $ability }?
tcg-ask-may-draw = Draw { $count } cards?
tcg-ask-count = Choose how many to spot for { $ability } (at most { $most }).
tcg-ask-spot-or-none = Spot { $number } for { $ability }, or none: then it does less.
tcg-ask-pick-shadow = Choose a Shadow player for { $ability }.
tcg-ask-pick-opponent = Choose a player for { $ability }.
tcg-ask-sink-top = Put the revealed card under the deck?
tcg-ask-sink = Choose which card goes under the deck next.
tcg-ask-heal-some = Heal companions (at most { $left } wounds).

## Reasons

reason-tcg-card-misplaced = { $card } cannot be there.
reason-tcg-deck-impossible = { $seat }: this deck cannot have been chosen, or not yet.
reason-tcg-effect-impossible = { $place } names something that is not in this game.
reason-tcg-order-impossible = { $place } must name every player once.
reason-tcg-bearer-missing = players.{ $seat }: the Ring-bearer must be one of the player’s own cards.
reason-tcg-site-missing = path: site { $number } is missing.
reason-tcg-card-twice = A card is named twice.
reason-tcg-cards-unsorted = The cards under { $place } must be listed seat by seat, none for a seat that does not play.
reason-tcg-deck-bearer = The Ring-bearer of a deck must be a Frodo.
reason-tcg-deck-card = There is no card called “{ $name }” in this set.
reason-tcg-deck-large = The draw deck holds { $count } cards; at most { $most } are allowed.
reason-tcg-deck-line = This cannot be read: write how many, then the name of a card.
reason-tcg-deck-nearest = No card is called “{ $name }”. Did you mean { $near }?
reason-tcg-deck-several = Several cards are called “{ $name }”: { $near }. Write the whole name.
reason-tcg-deck-misplaced = { $print } does not belong in a draw deck.
reason-tcg-deck-ring = A deck needs The One Ring.
reason-tcg-deck-sites = The adventure deck must hold nine sites, one of each number.
reason-tcg-deck-small = The draw deck holds { $count } cards; it needs at least { $least }.
reason-tcg-deck-title = { $count } cards have the title of { $print }; at most four are allowed.
reason-tcg-deck-uneven = There are { $free } Free Peoples cards and { $shadow } Shadow cards; there must be equally many.
reason-tcg-answered = { $card } has already responded to this.
reason-tcg-assigned = { $card } is already assigned to { $other }.
reason-tcg-cannot-pay = You cannot pay what { $card } costs: { $cost }.
reason-tcg-deck-four = The deck already has four cards with the title of { $print }.
reason-tcg-deck-half = The deck already has { $most } { $side ->
    [fp] Free Peoples
   *[shadow] Shadow
} cards.
reason-tcg-deck-next-site = Add a site with the number { $number } first.
reason-tcg-defends-already = { $card } cannot take another minion.
reason-tcg-events-only = In the { $phase } you can play only events.
reason-tcg-forbidden = A card in play forbids the special abilities of { $card }.
reason-tcg-heals-nobody = Discarding { $card } heals nobody: you have no wounded unique character with that title.
reason-tcg-kept-out = A card keeps { $card } out of skirmishes.
reason-tcg-may-not-move = A card forbids the fellowship to move again this turn.
reason-tcg-move-limit = The fellowship has reached the move limit of this turn.
reason-tcg-must-assign = Assign a minion, or choose to assign no more.
reason-tcg-must-choose-defender = Choose who faces the minion first.
reason-tcg-must-move = You cannot pass: the fellowship must move.
reason-tcg-must-move-again = A card makes the fellowship move again.
reason-tcg-nine-companions = You already have nine companions, counting the dead.
reason-tcg-no-answer = That does not respond to what is happening.
reason-tcg-no-bearer = Nobody can bear { $card } now.
reason-tcg-no-defender = { $card } cannot be assigned to a skirmish here.
reason-tcg-no-effect = { $card } would do nothing now.
reason-tcg-no-minion = { $card } is not a minion in play.
reason-tcg-nobody-takes = No other character can take { $card }.
reason-tcg-not-fierce = { $card } is not fierce: only fierce minions fight again.
reason-tcg-not-in-hand = { $card } is not in your hand.
reason-tcg-not-in-play = { $card } is not in play.
reason-tcg-not-in-this-phase = { $card } cannot be used in the { $phase }.
reason-tcg-not-transferable = { $card } is not a possession or artifact that one of your characters bears.
reason-tcg-not-yours = { $card } belongs to another player.
reason-tcg-other-site = The fellowship is not at { $card }.
reason-tcg-play-only-if = You can play { $card } only if { $need }.
reason-tcg-twilight = { $card } costs { $cost }, and the twilight pool holds { $pool }.
reason-tcg-unique = { $card } is unique, and a card with that title is already in play.
reason-tcg-unique-dead = { $card } is unique, and a card with that title is in your dead pile.
reason-tcg-use-only-if = You can use { $card } only if { $need }.
reason-tcg-used = You have already used { $card } this turn.
reason-tcg-wrong-side = You play { $side ->
    [fp] the Free Peoples
   *[shadow] the Shadow
} this turn, and { $card } is for the other side.
tcg-help-table = ⚔ is strength, ♥ a wound that a character can still take, ♡ a wound taken. ◉ shows where a fellowship is, ▶ the current skirmish. A number before a card in your hand is its current cost.
tcg-table-hand = Your hand
tcg-table-turn = Turn { tcg-seat-of }
tcg-table-counts = site { $site } · burdens { $burdens }/{ $resistance } · hand { $hand } · deck { $deck } · discard { $discard }
