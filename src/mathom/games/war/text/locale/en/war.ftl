### War of the Ring: names, texts of cards, prompts, log, endings.

## Sentences: seats, actions, events, prompts, endings, options

war-name = War of the Ring
war-progress = turn { $number }
war-sample-title = Minas Tirith falls
war-seat = { $seat ->
    [free-peoples] Free Peoples
    [shadow] Shadow
    [saruman] Saruman
   *[other] Rohan
}
war-seat-inside = { $seat ->
    [free-peoples] the Free Peoples
    [shadow] the Shadow
    [saruman] Saruman
   *[other] Rohan
}
war-action-use = Use a die: { $die }
war-action-ring = Elven Ring: change a die with { $die }
war-action-into = … into { $die }
war-action-pass = Pass
war-action-skip = Discard the die without using it
war-action-move-fellowship = Move the Fellowship
war-action-hide = Hide the Fellowship
war-action-separate = Separate companions
war-action-move-companions = Move companions
war-action-move-minions = Move Nazgûl and minions
war-action-march = Move armies
war-action-attack = Attack
war-action-muster = Recruit
war-action-sway = Advance { $nation } towards war
war-action-bring = Bring { $character } into play
war-action-voice-recruit = Voice of Saruman: recruit in every settlement of Isengard
war-action-voice-upgrade = Voice of Saruman: two regulars in Orthanc become elites
war-action-draw = Draw from { $deck }
war-action-play = Play { $card }
war-action-banish = Force the discard of { $card }
war-action-from = { FROM($place) }
war-action-to = { TO($place) }
war-action-against = Against { THE($place) }
war-action-recruit-in = Recruit { IN($place) }
war-action-retreat = Retreat { TO($place) }
war-action-take = Take along: { $figure }
war-action-recruit = Recruit: { $figure }
war-action-lose = Lose: { $figure }
war-action-reduce = Reduce: { $figure }
war-action-disband = Remove: { $figure }
war-action-slay = Eliminate: { $figure }
war-action-upgrade = A regular becomes an elite { IN($place) }
war-action-all = All of them
war-action-done = Done
war-action-combat = Use as a combat card: { $card }
war-action-fight = Fight in the field
war-action-withdraw = Withdraw into the stronghold
war-action-continue = Go on with the attack
war-action-cease = Cease the attack
war-action-stand = Stand
war-action-name = Name { $character }
war-action-declare = Declare the Fellowship
war-action-enter-mordor = Enter Mordor
war-action-guide = { $character } is the Guide
war-action-allot = { war-dice-counted } to the Hunt
war-action-invoke = Use from the table: { $card }
war-action-lose-guide = The Guide is the casualty
war-action-lose-random = A casualty at random
war-action-release = The Guide separates: one damage less
war-action-reveal = Reveal the Fellowship: one damage less
war-action-use-ring = Take it as corruption
war-action-reroll = { $number ->
    [one] Roll a failed die again
   *[other] Roll { $number } failed dice again
}
war-action-discard = Discard { $card }
war-action-offer = Offer { $card } for exchange
war-action-choose = { $nation }
war-action-amount = { $number }
war-action-from-hand = A card at random from the hand
war-action-hunt = Roll for the Hunt
war-action-accept = Accept
war-action-decline = Decline
war-action-free-roll = Free Peoples roll { $free-face }
war-action-shadow-roll = The Shadow rolls { $shadow-face }
war-action-roll = A die shows { $pips }
war-action-drawn = Drawn: { $card }
war-action-tile = Hunt tile: { $tile }
war-action-random = At random: { $character }
war-action-random-card = At random: { $card }
war-did-use = { $you ->
    [yes] You use a die: { $die }.
   *[no] { $who } uses a die: { $die }.
}
war-did-ring = { $you ->
    [yes] You use an Elven Ring on a die: { $die }.
   *[no] { $who } uses an Elven Ring on a die: { $die }.
}
war-did-into = { $you ->
    [yes] You turn the die to { $die }.
   *[no] { $who } turns the die to { $die }.
}
war-did-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
war-did-skip = { $you ->
    [yes] You discard the die without using it.
   *[no] { $who } discards the die without using it.
}
war-did-move-fellowship = { $you ->
    [yes] You move the Fellowship.
   *[no] { $who } moves the Fellowship.
}
war-did-hide = { $you ->
    [yes] You hide the Fellowship.
   *[no] { $who } hides the Fellowship.
}
war-did-separate = { $you ->
    [yes] You separate companions.
   *[no] { $who } separates companions.
}
war-did-move-companions = { $you ->
    [yes] You move companions.
   *[no] { $who } moves companions.
}
war-did-move-minions = { $you ->
    [yes] You move Nazgûl and minions.
   *[no] { $who } moves Nazgûl and minions.
}
war-did-march = { $you ->
    [yes] You move armies.
   *[no] { $who } moves armies.
}
war-did-attack = { $you ->
    [yes] You attack.
   *[no] { $who } attacks.
}
war-did-muster = { $you ->
    [yes] You recruit.
   *[no] { $who } recruits.
}
war-did-sway = { $you ->
    [yes] You advance { $nation } towards war.
   *[no] { $who } advances { $nation } towards war.
}
war-did-bring = { $you ->
    [yes] You bring { $character } into play.
   *[no] { $who } brings { $character } into play.
}
war-did-voice-recruit = { $you ->
    [yes] You recruit in every settlement of Isengard with the Voice of Saruman.
   *[no] { $who } recruits in every settlement of Isengard with the Voice of Saruman.
}
war-did-voice-upgrade = { $you ->
    [yes] You make two regulars in Orthanc elites with the Voice of Saruman.
   *[no] { $who } makes two regulars in Orthanc elites with the Voice of Saruman.
}
war-did-draw = { $you ->
    [yes] You draw from { $deck }.
   *[no] { $who } draws from { $deck }.
}
war-did-play = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $who } plays “{ $card }”.
}
war-did-banish = { $you ->
    [yes] You force the discard of “{ $card }”.
   *[no] { $who } forces the discard of “{ $card }”.
}
war-did-from = { $you ->
    [yes] You choose { THE($place) }.
   *[no] { $who } chooses { THE($place) }.
}
war-did-to = { $you ->
    [yes] You go { TO($place) }.
   *[no] { $who } goes { TO($place) }.
}
war-did-against = { $you ->
    [yes] You go against { THE($place) }.
   *[no] { $who } goes against { THE($place) }.
}
war-did-recruit-in = { $you ->
    [yes] You recruit { IN($place) }.
   *[no] { $who } recruits { IN($place) }.
}
war-did-retreat = { $you ->
    [yes] You retreat { TO($place) }.
   *[no] { $who } retreats { TO($place) }.
}
war-did-take = { $you ->
    [yes] You take along: { $figure }.
   *[no] { $who } takes along: { $figure }.
}
war-did-recruit = { $you ->
    [yes] You recruit: { $figure }.
   *[no] { $who } recruits: { $figure }.
}
war-did-lose = { $you ->
    [yes] You lose: { $figure }.
   *[no] { $who } loses: { $figure }.
}
war-did-reduce = { $you ->
    [yes] You reduce: { $figure }.
   *[no] { $who } reduces: { $figure }.
}
war-did-disband = { $you ->
    [yes] You remove: { $figure }.
   *[no] { $who } removes: { $figure }.
}
war-did-slay = { $you ->
    [yes] You eliminate: { $figure }.
   *[no] { $who } eliminates: { $figure }.
}
war-did-upgrade = { $you ->
    [yes] You make a regular an elite { IN($place) }.
   *[no] { $who } makes a regular an elite { IN($place) }.
}
war-did-all = { $you ->
    [yes] You take all of them.
   *[no] { $who } takes all of them.
}
war-did-done = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}
war-did-combat = { $you ->
    [yes] You use “{ $card }” as a combat card.
   *[no] { $who } uses “{ $card }” as a combat card.
}
war-did-fight = { $you ->
    [yes] You fight in the field.
   *[no] { $who } fights in the field.
}
war-did-withdraw = { $you ->
    [yes] You withdraw into the stronghold.
   *[no] { $who } withdraws into the stronghold.
}
war-did-continue = { $you ->
    [yes] You continue the attack.
   *[no] { $who } continues the attack.
}
war-did-cease = { $you ->
    [yes] You cease the attack.
   *[no] { $who } ceases the attack.
}
war-did-stand = { $you ->
    [yes] You stand.
   *[no] { $who } stands.
}
war-did-name = { $you ->
    [yes] You name { $character }.
   *[no] { $who } names { $character }.
}
war-did-declare = { $you ->
    [yes] You declare the Fellowship.
   *[no] { $who } declares the Fellowship.
}
war-did-enter-mordor = { $you ->
    [yes] You enter Mordor.
   *[no] { $who } enters Mordor.
}
war-did-guide = { $you ->
    [yes] You make { $character } the Guide.
   *[no] { $who } makes { $character } the Guide.
}
war-did-allot = { $you ->
    [yes] You put { war-dice-counted } into the Hunt box.
   *[no] { $who } puts { war-dice-counted } into the Hunt box.
}
war-did-invoke = { $you ->
    [yes] You use “{ $card }” from the table.
   *[no] { $who } uses “{ $card }” from the table.
}
war-did-lose-guide = { $you ->
    [yes] You take the Guide as the casualty.
   *[no] { $who } takes the Guide as the casualty.
}
war-did-lose-random = { $you ->
    [yes] You take a casualty at random.
   *[no] { $who } takes a casualty at random.
}
war-did-release = { $you ->
    [yes] You separate the Guide: one damage less.
   *[no] { $who } separates the Guide: one damage less.
}
war-did-reveal = { $you ->
    [yes] You reveal the Fellowship: one damage less.
   *[no] { $who } reveals the Fellowship: one damage less.
}
war-did-use-ring = { $you ->
    [yes] You take the damage as corruption.
   *[no] { $who } takes the damage as corruption.
}
war-did-reroll = { $you ->
    [yes] You roll { war-dice-counted } again.
   *[no] { $who } rolls { war-dice-counted } again.
}
war-did-discard = { $you ->
    [yes] You discard “{ $card }”.
   *[no] { $who } discards “{ $card }”.
}
war-did-offer = { $you ->
    [yes] You offer “{ $card }” for exchange.
   *[no] { $who } offers “{ $card }” for exchange.
}
war-did-choose = { $you ->
    [yes] You choose { $nation }.
   *[no] { $who } chooses { $nation }.
}
war-did-amount = { $you ->
    [yes] You choose { $number }.
   *[no] { $who } chooses { $number }.
}
war-did-from-hand = { $you ->
    [yes] You take a card at random from the hand.
   *[no] { $who } takes a card at random from the hand.
}
war-did-hunt = { $you ->
    [yes] You roll for the Hunt.
   *[no] { $who } rolls for the Hunt.
}
war-did-accept = { $you ->
    [yes] You accept.
   *[no] { $who } accepts.
}
war-did-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
war-dice-counted = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
war-hits-counted = { $number2 ->
    [one] { $number2 } hit
   *[other] { $number2 } hits
}
war-successes-counted = { $number2 ->
    [one] { $number2 } success
   *[other] { $number2 } successes
}
war-regions-left = { $left ->
    [one] one more region
   *[other] { $left } more regions
}
war-hits-to-take = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
war-event-turn-begins = Turn { $number } begins.
war-event-drew = { $you ->
    [yes] You draw
   *[no] { war-side } { $side ->
        [free-peoples] draw
       *[shadow] draws
    }
} a card from { $deck }.
war-event-drew-card = You draw “{ $card }”.
war-event-drew-card-of = { $who } draws “{ $card }”.
war-event-discarded = { $you ->
    [yes] You discard
   *[no] { war-side } { $side ->
        [free-peoples] discard
       *[shadow] discards
    }
} a card of { $deck }, face down.
war-event-discarded-card = You discard “{ $card }”.
war-event-discarded-card-of = { $who } discards “{ $card }”.
war-event-card-played = { $you ->
    [yes] You play
   *[no] { war-side } { $side ->
        [free-peoples] play
       *[shadow] plays
    }
} “{ $card }”.
war-event-card-left = “{ $card }” leaves the table.
war-event-card-chosen = { $you ->
    [yes] You choose
   *[no] { war-side } { $side ->
        [free-peoples] choose
       *[shadow] chooses
    }
} a combat card of { $deck }, face down.
war-event-no-card-chosen = { $you ->
    [yes] You use
   *[no] { war-side } { $side ->
        [free-peoples] use
       *[shadow] uses
    }
} no combat card.
war-event-card-shown = { $you ->
    [yes] Your
   *[no] { war-side-of }
} combat card: “{ $card }”.
war-event-card-cancelled = “{ $card }” is cancelled.
war-event-die-rolled = { $you ->
    [yes] You roll
   *[no] { war-side } { $side ->
        [free-peoples] roll
       *[shadow] rolls
    }
} { $number } { $die }.
war-event-ring-used = { $you ->
    [yes] You use
   *[no] { war-side } { $side ->
        [free-peoples] use
       *[shadow] uses
    }
} an Elven Ring: { $die } becomes { $die2 }.
war-event-activated = { $nation }: active now.
war-event-advanced = { $nation }: a step towards war, { $number ->
    [one] one left.
   *[other] { $number } left.
}
war-event-at-war = { $nation }: at war.
war-event-swayed-back = { $nation }: a step back from war.
war-event-recruited = Recruited { IN($place) }: { $figure }.
war-event-entered-play = { $character } enters play { IN($place) }.
war-event-marched = { $you ->
    [yes] You move
   *[no] { war-side } { $side ->
        [free-peoples] move
       *[shadow] moves
    }
} an army { FROM($place) } { TO($place2) }.
war-event-character-moved = { $figure } goes { TO($place) }.
war-event-captured = { $you ->
    [yes] You take
   *[no] { war-side } { $side ->
        [free-peoples] take
       *[shadow] takes
    }
} { THE($place) }.
war-event-siege-begins = The siege { OF($place) } begins.
war-event-siege-ends = The siege { OF($place) } is over.
war-event-disbanded = Removed { FROM($place) }: { $figure }.
war-event-battle-begins = { $you ->
    [yes] You attack
   *[no] { war-side } { $side ->
        [free-peoples] attack
       *[shadow] attacks
    }
} { THE($place2) } { FROM($place) }.
war-event-round-begins = Combat round { $number }.
war-event-combat-roll = { $you ->
    [yes] Your
   *[no] { war-side-of }
} combat roll: { war-dice-counted }, { war-hits-counted }.
war-event-leader-roll = { $you ->
    [yes] Your
   *[no] { war-side-of }
} leader re-roll: { war-dice-counted }, { war-hits-counted }.
war-event-special-roll = { $card }: { war-dice-counted }, { war-hits-counted }.
war-event-unit-lost = Lost { IN($place) }: { $figure }.
war-event-unit-reduced = Reduced { IN($place) }: { $figure }.
war-event-character-lost = { $character } is lost.
war-event-retreated = { $you ->
    [yes] You retreat
   *[no] { war-side } { $side ->
        [free-peoples] retreat
       *[shadow] retreats
    }
} { TO($place) }.
war-event-withdrew = The defenders withdraw into { THE($place) }.
war-event-ceased = { $you ->
    [yes] You break
   *[no] { war-side } { $side ->
        [free-peoples] break
       *[shadow] breaks
    }
} off the attack.
war-event-declared = The Fellowship is declared { IN($place) }.
war-event-revealed = The Fellowship is revealed { IN($place) }.
war-event-hidden = The Fellowship hides.
war-event-fellowship-moved = The Fellowship moves: step { $number }.
war-event-mordor-entered = The Ring-bearers enter Mordor.
war-event-mordor-step = Mordor track: step { $number }.
war-event-mordor-stopped = The Fellowship is stopped in Mordor.
war-event-separated = { $character } leaves the Fellowship for { THE($place) }.
war-event-new-guide = { $character } is the Guide.
war-event-gollum-guides = Gollum is the Guide.
war-event-hunt-roll = Hunt roll: { war-dice-counted }, { war-successes-counted }.
war-event-hunt-reroll = Hunt re-roll: { war-dice-counted }, { war-successes-counted }.
war-event-tile-drawn = Hunt tile: { $tile }.
war-event-tile-void = The tile has no effect: { $tile }.
war-event-tile-added = Special tile in play: { $tile }.
war-event-hunt-damage = Hunt damage: { $number }.
war-event-corruption = Corruption +{ $number }: now { $number2 }.
war-event-healed = Corruption −{ $number }: now { $number2 }.
war-event-exchanged = The players of { war-side } exchange two cards.
war-event-armies-joined = The players of { war-side } join their armies { IN($place) }.
war-outcome-wins = { $side ->
    [free-peoples] the Free Peoples win
    [shadow] the Shadow wins
   *[other] { $side } wins
}
war-outcome-corruption = The Ring-bearers are corrupted: { war-outcome-wins }.
war-outcome-ring-destroyed = The Ring is destroyed: { war-outcome-wins }.
war-outcome-shadow-conquest = The Shadow conquers Middle-earth: { war-outcome-wins }.
war-outcome-free-conquest = Sauron is driven out of Middle-earth: { war-outcome-wins }.
war-option-forced-discard = What the Shadow discards to remove “A Power too Great” or “The Power of Tom Bombadil”
war-option-forced-discard-army-icon = a card with the Army sign and a character card
war-option-forced-discard-strategy-deck = any strategy card and a character card
war-option-staff-in-mordor = “Wizard’s Staff” on the Mordor track
war-option-staff-in-mordor-advance = the Fellowship still advances
war-option-staff-in-mordor-stay = the Fellowship stays where it is
war-option-nazgul-after-flight = Nazgûl that have flown by “The Ringwraiths Are Abroad” or “The Black Captain Commands”
war-option-nazgul-after-flight-stay = stay behind when their army moves
war-option-nazgul-after-flight-march = move along with their army
war-task-offer-card = offer a card for exchange, or decline
war-task-allot-dice = choose how many dice go into the Hunt box
war-task-take-action = choose a die for an action
war-task-change-die = choose what the Elven Ring changes the die into
war-task-use-die = choose what the die is used for ({ $face })
war-task-pay-card = discard a card as the price ({ $icon })
war-task-discard-excess = discard down to the hand limit
war-task-choose-deck = choose a deck to draw from
war-task-may-declare = declare where the Fellowship is, or not
war-task-may-enter-mordor = enter Mordor, or wait
war-task-choose-guide = choose the Guide
war-task-journey = trace the path of the Ring-bearers
war-task-separate-group = choose companions who leave the Fellowship
war-task-separate-to = choose where they go
war-task-call-flocks = use “{ war-card-flocks-of-crebain }” for this Hunt, or not
war-task-hunt-again = re-roll failed Hunt dice, or not
war-task-raise-staff = stop the tile with “{ war-card-wizards-staff }”, or not
war-task-wear-mithril = draw another tile with “{ war-card-mithril-coat-and-sting }”, or not
war-task-invoke-card = reduce the damage with a card on the table, or not
war-task-guide-acts = reduce the damage with the Guide, or not
war-task-take-casualty = lose a companion for the damage, or use the Ring
war-task-worn-down = make the Free Peoples lose a character card, or not
war-task-balrog-wakes = wake the Balrog on the path through Moria, or not
war-task-break-apart = choose a companion who must leave
war-task-accept-lure = lose { $who }, or take his level as corruption
war-task-march-from = choose the army that moves
war-task-pick-marchers = choose the figures that move { FROM($place) }
war-task-march-to = choose where the army { FROM($place) } moves
war-task-companions-from = choose where a group of companions sets out
war-task-pick-companions = choose the companions who go together
war-task-companions-to = choose where the companions { FROM($place) } go
war-task-move-minions = choose the next Nazgûl or minion to move
war-task-minion-to = choose where to go: { $figure }
war-task-muster-figure = choose what to recruit
war-task-muster-place = choose where to recruit: { $kind }
war-task-voice-calls = choose where Saruman’s voice recruits: there are too few regulars for every settlement
war-task-enter-play = choose where { $who } enters play
war-task-take-hits = choose losses for { war-hits-to-take } { IN($place) }
war-task-trim = remove units over the limit { IN($place) }
war-task-join-armies = join the two armies { IN($place) }, or keep them apart
war-task-attack-from = choose the army that attacks
war-task-pick-attackers = choose the figures that attack { FROM($place) }
war-task-attack-at = choose whom the army { IN($place) } attacks
war-task-white-rider = cancel the Nazgûl’s leadership with Gandalf the White, or not
war-task-field-or-siege = fight in the field, or withdraw into the stronghold
war-task-combat-card = choose a combat card, or none
war-task-sorcerer = draw a card with the Witch-king’s sorcery, or not
war-task-cease-or-continue = continue the attack, or cease
war-task-cease-or-extend = pay for another round of the siege, or cease
war-task-retreat-or-stand = retreat, or stand for another round
war-task-scouts-retreat = choose where the army slips away
war-task-advance = choose who advances into the region
war-task-forfeit-nazgul = choose how much Nazgûl leadership is given up
war-task-mighty-companion = choose the companion who gives up his leadership
war-task-die-heroically = choose who dies to cancel hits, or nobody
war-task-slay-servant = choose the Nazgûl or minion who falls
war-task-slay-hero = choose the leader or companion who falls, or nobody
war-task-name-companion = choose the companion who is silenced
war-task-own-losses = choose how many hits their own units take
war-task-recruit-where = choose where the card recruits
war-task-recruit-either = choose a regular or an elite for { THE($place) }
war-task-advise-nation = choose the nation that listens to Elrond
war-task-trouble-nation = choose the nation that turns away
war-task-open-eye = turn a die to the Eye, or stop
war-task-play-extra = play another character card at once, or not
war-task-wanderer-draws = draw a card with Gandalf as Guide, or not
war-task-hide-or-move = hide or move the Fellowship, or neither
war-task-separate-or-move = choose whom the Eagle carries: from the Fellowship, or on the map
war-task-strike-choice = discard a card on the table, roll for the Hunt, or neither
war-task-drive-away = choose where the weather drives the Ring-bearers
war-task-choose-deed = move armies, attack, or neither
war-task-choose-victim = choose the army that is hit
war-task-eagles-swoop = choose the army whose Nazgûl the Eagles attack
war-task-nazgul-flee = choose where the Nazgûl flee
war-task-spells-from = choose the army whose Nazgûl speak the spells
war-task-spells-at = choose the army that the spells strike
war-task-who-follows = choose who takes the Paths of the Dead with Strider
war-task-dead-men-to = choose where the Dead come out
war-task-flee-the-dead = choose where the army flees from the Dead
war-task-oath-fulfilled = choose how many regulars of Gondor rise
war-task-join-grey-company = choose the regular who becomes an elite
war-task-lose-leader = choose the leader who is lost
war-task-trolls-where = choose where a regular becomes an elite
war-task-join-dunlendings = choose from where a unit joins, or stop
war-task-send-dunlending = choose the unit that joins
war-task-captain-calls = recruit Nazgûl, move them, or neither
war-task-stormcrow-loss = choose where { $nation } loses a figure
war-task-stormcrow-figure = choose the figure that is lost { IN($place) }
war-task-convey-from = choose the army that is carried
war-task-pick-conveyed = choose the figures that are carried { FROM($place) }
war-task-convey-to = choose where the army is carried
war-ask-offer-card = Offer your partner a card face down, or decline: the cards are exchanged only if both agree.
war-ask-allot-dice = Choose how many dice go into the Hunt box: at most one for each companion in the Fellowship. They are not rolled.
war-ask-take-action = Choose a die for an action, or change one with an Elven Ring first.
war-ask-change-die = Choose what the Elven Ring changes the die into: { $face }.
war-ask-use-die = Choose what the die is used for: { $face }.
war-ask-pay-card = Discard a card as the price: { $icon }.
war-ask-discard-excess = Discard a card face down: your hand is over its limit.
war-ask-choose-deck = Choose a deck to draw from: character cards tell of the Ring and of heroes, strategy cards of armies and nations.
war-ask-may-declare = Declare where the Fellowship is, or keep it secret: in a city or stronghold of the Free Peoples the Ring-bearers heal and its nation becomes active.
war-ask-may-enter-mordor = Enter Mordor, or wait: inside, every step draws a Hunt tile, the fifth reaches the Crack of Doom, and there is no way back.
war-ask-choose-guide = Choose the Guide among the companions of the highest level: his abilities count from now on.
war-ask-journey = { $revealed ->
    [0] Trace the path of the Ring-bearers: up to { war-regions-left }, or stay here.
   *[other] Trace the path of the revealed Ring-bearers: up to { war-regions-left }; it may not end in a city or stronghold of the Free Peoples.
}
war-ask-separate-group = Choose the companions who leave the Fellowship together.
war-ask-separate-to = Choose where they go: up to as many regions as the Fellowship’s progress plus the highest level among them.
war-ask-call-flocks = Discard “{ war-card-flocks-of-crebain }” to add 1 to every die of this Hunt, or keep it.
war-ask-hunt-again = Re-roll failed Hunt dice: the Ring-bearers are watched where they were last seen.
war-ask-raise-staff = Discard “{ war-card-wizards-staff }” so that no Hunt tile is drawn, or let it be drawn.
war-ask-wear-mithril = Discard “{ war-card-mithril-coat-and-sting }” to draw another tile instead, or keep this tile.
war-ask-invoke-card = Discard a card on the table to reduce the Hunt damage by 1, or keep it.
war-ask-guide-acts = Reduce the Hunt damage by 1? A Hobbit as Guide must then leave the Fellowship; Gollum reveals it.
war-ask-take-casualty = Lose a companion, whose level reduces the damage, or use the Ring and take the damage as corruption.
war-ask-worn-down = Make the Free Peoples lose a character card for the lost companion? “{ war-card-worn-with-sorrow-and-toil }” allows it.
war-ask-balrog-wakes = Discard “{ war-card-balrog-of-moria }” to draw a Hunt tile for the path through Moria, or keep it.
war-ask-break-apart = Choose a companion who must leave the Fellowship: { $left } must go.
war-ask-accept-lure = Lose { $who } to “{ war-card-lure-of-the-ring }”, or take his level as corruption.
war-ask-march-from = Choose an army to move, { $left ->
    [one] the last one.
   *[other] one of up to { $left }.
}
war-ask-pick-marchers = Choose the figures that move { FROM($place) }; the rest stay behind.
war-ask-march-to = Choose where the army { FROM($place) } moves.
war-ask-companions-from = Choose where a group of companions sets out: it goes as far as the highest level in it.
war-ask-pick-companions = Choose the companions who go together: the highest level among them says how far.
war-ask-companions-to = Choose where the companions { FROM($place) } go together.
war-ask-move-minions = Choose the next Nazgûl or minion to move, or stop: Nazgûl fly as far as they like.
war-ask-minion-to = Choose where to go: { $figure }.
war-ask-muster-figure = { $second ->
    [0] Choose what to recruit: one elite, or two others in different settlements.
   *[other] Choose the second figure, for another settlement, or stop.
}
war-ask-muster-place = Choose where to recruit: { $kind }.
war-ask-voice-calls = Choose where Saruman’s voice recruits: there are too few regulars for every settlement.
war-ask-enter-play = Choose where { $who } enters play.
war-ask-take-hits = Choose losses for { war-hits-to-take } { IN($place) }: a regular lost or an elite reduced takes one, an elite lost takes two.
war-ask-trim = Remove units { FROM($place) }: a region holds ten, a besieged stronghold five. They become reinforcements again.
war-ask-join-armies = Join your figures { IN($place) } and those of your partner into one army, or keep them apart.
war-ask-attack-from = Choose the army that attacks. You choose its target next.
war-ask-pick-attackers = Choose the figures that attack { FROM($place) }; the rest are the rearguard.
war-ask-attack-at = Choose whom the army { IN($place) } attacks.
war-ask-white-rider = Let Gandalf the White give up his leadership and cancel that of all Nazgûl in this battle?
war-ask-field-or-siege = Fight in the field, or withdraw into the stronghold: then nobody fights yet, but you are besieged.
war-ask-combat-card = Choose a combat card in secret, or none: only its back is seen until both are shown.
war-ask-sorcerer = Draw a card from the deck of the combat card? The Witch-king’s sorcery allows it.
war-ask-cease-or-continue = Continue the attack for another round, or cease and stay where you are.
war-ask-cease-or-extend = Cease the siege battle, which lasts one round, or let an elite become a regular for another.
war-ask-retreat-or-stand = Retreat to a free adjacent region, or stand for another round.
war-ask-scouts-retreat = Choose where the army slips away before the dice are rolled.
war-ask-advance = Choose who advances into the region that was won; the rest stay.
war-ask-forfeit-nazgul = Choose how much Nazgûl leadership you give up: the enemy rolls as many dice fewer.
war-ask-mighty-companion = Choose the companion who gives up his leadership, so that a missed die becomes a hit.
war-ask-die-heroically = Choose who dies to cancel hits, or nobody: a leader cancels one, a companion as many as his level.
war-ask-slay-servant = Choose the Nazgûl or minion who falls to the hits of your leader re-roll.
war-ask-slay-hero = Choose the leader or companion who falls to the hits of your leader re-roll, or nobody.
war-ask-name-companion = Choose the companion who is silenced: his leadership and abilities do not count in this round.
war-ask-own-losses = { $attack ->
    [0] Choose how many hits your own units take, up to { $most }: each adds 1 to your combat roll.
   *[other] Choose how many hits your own units take, up to { $most }: each buys a die that hits on a four.
}
war-ask-recruit-where = Choose where the event recruits{ $left ->
    [0] .
    [one] .
   *[other] : { $left } places.
}
war-ask-recruit-either = Choose a regular or an elite for { THE($place) }.
war-ask-advise-nation = Choose the nation that listens to Elrond: it becomes active and goes a step towards war.
war-ask-trouble-nation = Choose the nation that turns away: it goes a step back from war and loses a figure.
war-ask-open-eye = Turn a die to the Eye for the Hunt, up to { $left } more, or stop.
war-ask-play-extra = Play another character card at once, without a die? Gandalf the White allows it.
war-ask-wanderer-draws = Draw a card from the same deck? Gandalf the Grey is the Guide.
war-ask-hide-or-move = Hide the revealed Fellowship or move the hidden one, or neither: Gollum knows another way.
war-ask-separate-or-move = Choose whom the Eagle carries: companions of the Fellowship, or a group on the map.
war-ask-strike-choice = Discard a card of the Free Peoples on the table, roll for the Hunt, or neither: a Nazgûl is with the Ring-bearers.
war-ask-drive-away = Choose the adjacent region to which the weather drives the Ring-bearers.
war-ask-choose-deed = Move armies, attack, or neither, as the event allows.
war-ask-choose-victim = Choose the army that is hit: { $dice } dice, each hits on { $on } or more.
war-ask-eagles-swoop = Choose the army whose Nazgûl the Eagles attack: each falls on a roll of { $on } or more, the others flee.
war-ask-nazgul-flee = Choose the stronghold of Sauron to which the Nazgûl flee { FROM($place) }.
war-ask-spells-from = Choose the army whose Nazgûl speak the spells: each is a die that hits on { $on } or more.
war-ask-spells-at = Choose the army that the spells { FROM($place) } strike.
war-ask-who-follows = Choose who takes the Paths of the Dead with Strider to the coast of Gondor.
war-ask-dead-men-to = Choose where the Dead come out: an army of the Shadow there takes hits and must flee.
war-ask-flee-the-dead = Choose where the army flees from the Dead { IN($region) }. With nowhere to go it is lost.
war-ask-oath-fulfilled = Choose how many regulars of Gondor rise { IN($region) }.
war-ask-join-grey-company = Choose the regular with Strider who becomes an elite.
war-ask-lose-leader = Choose the leader who is lost { IN($place) } by “{ war-card-denethors-folly }”.
war-ask-trolls-where = Choose where a regular of Sauron becomes an elite.
war-ask-join-dunlendings = Choose from where a unit joins those { IN($region) }, up to { $left } more, or stop.
war-ask-send-dunlending = Choose the unit that goes { FROM($place) } { TO($region) }.
war-ask-captain-calls = Recruit two Nazgûl with the Witch-king, move Nazgûl, or neither.
war-ask-stormcrow-loss = Choose where { $nation } loses a figure.
war-ask-stormcrow-figure = Choose the figure that { $nation } loses { IN($place) }.
war-ask-convey-from = Choose the army that is carried { $way ->
    [0] by the Woses to Minas Tirith.
   *[other] by the Corsairs to the coast of Gondor.
}
war-ask-pick-conveyed = Choose the figures that are carried { FROM($place) }.
war-ask-convey-to = Choose where the army { FROM($place) } is carried.

## Names

war-region-andrast = Andrast
war-region-anfalas = Anfalas
war-region-angmar = Angmar
war-region-arnor = Arnor
war-region-ash-mountains = Ash Mountains
    .article = the
war-region-barad-dur = Barad-dûr
war-region-bree = Bree
war-region-buckland = Buckland
war-region-cardolan = Cardolan
war-region-carrock = Carrock
    .article = the
war-region-dagorlad = Dagorlad
war-region-dale = Dale
war-region-dead-marshes = Dead Marshes
    .article = the
war-region-dimrill-dale = Dimrill Dale
war-region-dol-amroth = Dol Amroth
war-region-dol-guldur = Dol Guldur
war-region-druadan-forest = Drúadan Forest
    .article = the
war-region-druwaith-iaur = Drúwaith Iaur
war-region-eagles-eyrie = Eagle’s Eyrie
    .article = the
war-region-east-harondor = East Harondor
war-region-east-rhun = East Rhûn
war-region-eastemnet = Eastemnet
    .article = the
war-region-eastern-brown-lands = Eastern Brown Lands
    .article = the
war-region-eastern-emyn-muil = Eastern Emyn Muil
    .article = the
war-region-eastern-mirkwood = Eastern Mirkwood
war-region-edoras = Edoras
war-region-enedwaith = Enedwaith
war-region-erebor = Erebor
war-region-erech = Erech
war-region-ered-luin = Ered Luin
war-region-ettenmoors = Ettenmoors
    .article = the
war-region-evendim = Evendim
war-region-fangorn = Fangorn
war-region-far-harad = Far Harad
war-region-folde = Folde
    .article = the
war-region-fords-of-bruinen = Fords of Bruinen
    .article = the
war-region-fords-of-isen = Fords of Isen
    .article = the
war-region-forlindon = Forlindon
war-region-gap-of-rohan = Gap of Rohan
    .article = the
war-region-gladden-fields = Gladden Fields
    .article = the
war-region-goblins-gate = Goblin’s Gate
war-region-gorgoroth = Gorgoroth
war-region-grey-havens = Grey Havens
    .article = the
war-region-harlindon = Harlindon
war-region-helms-deep = Helm’s Deep
war-region-high-pass = High Pass
    .article = the
war-region-hollin = Hollin
war-region-iron-hills = Iron Hills
    .article = the
war-region-khand = Khand
war-region-lamedon = Lamedon
war-region-lorien = Lórien
war-region-lossarnach = Lossarnach
war-region-minas-morgul = Minas Morgul
war-region-minas-tirith = Minas Tirith
war-region-minhiriath = Minhiriath
war-region-morannon = Morannon
    .article = the
war-region-moria = Moria
war-region-mount-gram = Mount Gram
war-region-mount-gundabad = Mount Gundabad
war-region-narrows-of-the-forest = Narrows of the Forest
    .article = the
war-region-near-harad = Near Harad
war-region-noman-lands = Noman-lands
    .article = the
war-region-north-anduin-vale = North Anduin Vale
    .article = the
war-region-north-downs = North Downs
    .article = the
war-region-north-dunland = North Dunland
war-region-north-ered-luin = North Ered Luin
war-region-north-ithilien = North Ithilien
war-region-north-rhun = North Rhûn
war-region-northern-dorwinion = Northern Dorwinion
war-region-northern-mirkwood = Northern Mirkwood
war-region-northern-rhovanion = Northern Rhovanion
war-region-nurn = Nurn
war-region-old-ford = Old Ford
    .article = the
war-region-old-forest = Old Forest
    .article = the
war-region-old-forest-road = Old Forest Road
    .article = the
war-region-orthanc = Orthanc
war-region-osgiliath = Osgiliath
war-region-parth-celebrant = Parth Celebrant
war-region-pelargir = Pelargir
war-region-rhosgobel = Rhosgobel
war-region-rivendell = Rivendell
war-region-south-anduin-vale = South Anduin Vale
    .article = the
war-region-south-downs = South Downs
    .article = the
war-region-south-dunland = South Dunland
war-region-south-ered-luin = South Ered Luin
war-region-south-ithilien = South Ithilien
war-region-south-rhun = South Rhûn
war-region-southern-dorwinion = Southern Dorwinion
war-region-southern-mirkwood = Southern Mirkwood
war-region-southern-rhovanion = Southern Rhovanion
war-region-tharbad = Tharbad
war-region-the-shire = Shire
    .article = the
war-region-tower-hills = Tower Hills
    .article = the
war-region-trollshaws = Trollshaws
    .article = the
war-region-umbar = Umbar
war-region-vale-of-the-carnen = Vale of the Carnen
    .article = the
war-region-vale-of-the-celduin = Vale of the Celduin
    .article = the
war-region-weather-hills = Weather Hills
    .article = the
war-region-west-harondor = West Harondor
war-region-westemnet = Westemnet
    .article = the
war-region-western-brown-lands = Western Brown Lands
    .article = the
war-region-western-emyn-muil = Western Emyn Muil
    .article = the
war-region-western-mirkwood = Western Mirkwood
war-region-withered-heath = Withered Heath
    .article = the
war-region-woodland-realm = Woodland Realm
    .article = the
war-place-the = { $article ->
    [the] the { $name }
   *[none] { $name }
}
war-place-in = in { war-place-the }
war-place-to = to { war-place-the }
war-place-from = from { war-place-the }
war-place-of = of { war-place-the }
war-inside = stronghold { OF($place) }
    .article = the
war-nation-dwarves = Dwarves
war-nation-elves = Elves
war-nation-gondor = Gondor
war-nation-north = North
war-nation-rohan = Rohan
war-nation-isengard = Isengard
war-nation-sauron = Sauron
war-nation-southrons-easterlings = Southrons and Easterlings
war-in-text-nation-dwarves = the Dwarves
war-in-text-nation-elves = the Elves
war-in-text-nation-gondor = Gondor
war-in-text-nation-north = the North
war-in-text-nation-rohan = Rohan
war-in-text-nation-isengard = Isengard
war-in-text-nation-sauron = Sauron
war-in-text-nation-southrons-easterlings = the Southrons and Easterlings
war-figure-dwarves-regular = Dwarven regular
war-figure-dwarves-elite = Dwarven elite
war-figure-dwarves-leader = Dwarven leader
war-figure-elves-regular = Elven regular
war-figure-elves-elite = Elven elite
war-figure-elves-leader = Elven leader
war-figure-gondor-regular = Gondor regular
war-figure-gondor-elite = Gondor elite
war-figure-gondor-leader = Gondor leader
war-figure-north-regular = Northern regular
war-figure-north-elite = Northern elite
war-figure-north-leader = Northern leader
war-figure-rohan-regular = Rohan regular
war-figure-rohan-elite = Rohan elite
war-figure-rohan-leader = Rohan leader
war-figure-isengard-regular = Isengard regular
war-figure-isengard-elite = Isengard elite
war-figure-sauron-regular = Sauron regular
war-figure-sauron-elite = Sauron elite
war-figure-southrons-easterlings-regular = Southron regular
war-figure-southrons-easterlings-elite = Southron elite
war-figure-nazgul = Nazgûl
war-character-gandalf = Gandalf
war-character-strider = Strider
war-character-aragorn = Aragorn
war-character-gandalf-the-white = Gandalf the White
war-character-legolas = Legolas
war-character-gimli = Gimli
war-character-boromir = Boromir
war-character-meriadoc = Meriadoc
war-character-peregrin = Peregrin
war-character-witch-king = the Witch-king
war-character-saruman = Saruman
war-character-mouth-of-sauron = the Mouth of Sauron
war-die-character = Character
war-die-army = Army
war-die-muster = Muster
war-die-event = Event
war-die-army-muster = Army or Muster
war-die-will-of-the-west = Will of the West
war-die-eye = Eye
war-side = { $side ->
    [free-peoples] the Free Peoples
    [shadow] the Shadow
   *[other] { $side }
}
war-side-of = { $side ->
    [free-peoples] the Free Peoples’
    [shadow] the Shadow’s
   *[other] { $side }’s
}
war-deck-free-peoples-character = the Free Peoples’ character deck
war-deck-free-peoples-strategy = the Free Peoples’ strategy deck
war-deck-shadow-character = the Shadow’s character deck
war-deck-shadow-strategy = the Shadow’s strategy deck
war-tile-eye = Eye, reveals
war-tile-number = { $number }
war-tile-number-reveal = { $number }, reveals
war-card-elven-cloaks = Elven Cloaks
war-card-elven-rope = Elven Rope
war-card-phial-of-galadriel = Phial of Galadriel
war-card-smeagol-helps-nice-master = Sméagol Helps Nice Master
war-card-shelobs-lair = Shelob’s Lair
war-card-the-ring-is-mine = The Ring is Mine!
war-card-on-on-they-went = On, On They Went
war-card-give-it-to-uss = Give it to Uss!
war-card-mithril-coat-and-sting = Mithril Coat and Sting
war-card-axe-and-bow = Axe and Bow
war-card-horn-of-gondor = Horn of Gondor
war-card-wizards-staff = Wizard’s Staff
war-card-athelas = Athelas
war-card-there-is-another-way = There Is Another Way
war-card-i-will-go-alone = I Will Go Alone
war-card-bilbos-song = Bilbo’s Song
war-card-mirror-of-galadriel = Mirror of Galadriel
war-card-challenge-of-the-king = Challenge of the King
war-card-gwaihir-the-windlord = Gwaihir the Windlord
war-card-we-prove-the-swifter = We Prove the Swifter
war-card-there-and-back-again = There and Back Again
war-card-the-eagles-are-coming = The Eagles are Coming!
war-card-the-ents-awake-treebeard = The Ents Awake: Treebeard
war-card-the-ents-awake-huorns = The Ents Awake: Huorns
war-card-the-ents-awake-entmoot = The Ents Awake: Entmoot
war-card-dead-men-of-dunharrow = Dead Men of Dunharrow
war-card-house-of-the-stewards = House of the Stewards
war-card-the-grey-company = The Grey Company
war-card-the-last-battle = The Last Battle
war-card-a-power-too-great = A Power too Great
war-card-the-power-of-tom-bombadil = The Power of Tom Bombadil
war-card-book-of-mazarbul = Book of Mazarbul
war-card-the-spirit-of-mordor = The Spirit of Mordor
war-card-faramirs-rangers = Faramir’s Rangers
war-card-fear-fire-foes = Fear! Fire! Foes!
war-card-wisdom-of-elrond = Wisdom of Elrond
war-card-the-red-arrow = The Red Arrow
war-card-help-unlooked-for = Help Unlooked For
war-card-paths-of-the-woses = Paths of the Woses
war-card-through-a-day-and-a-night = Through a Day and a Night
war-card-cirdans-ships = Círdan’s Ships
war-card-guards-of-the-citadel = Guards of the Citadel
war-card-celeborns-galadhrim = Celeborn’s Galadhrim
war-card-riders-of-theoden = Riders of Théoden
war-card-grimbeorn-the-old = Grimbeorn the Old, Son of Beorn
war-card-imrahil-of-dol-amroth = Imrahil of Dol Amroth
war-card-king-brands-men = King Brand’s Men
war-card-swords-in-eriador = Swords in Eriador
war-card-kindred-of-glorfindel = Kindred of Glorfindel
war-card-dain-ironfoots-guard = Dáin Ironfoot’s Guard
war-card-eomer-son-of-eomund = Éomer, Son of Éomund
war-card-thranduils-archers = Thranduil’s Archers
war-card-orc-patrol = Orc Patrol
war-card-isildurs-bane = Isildur’s Bane
war-card-foul-thing-from-the-deep = Foul Thing from the Deep
war-card-candles-of-corpses = Candles of Corpses
war-card-nazgul-search = Nazgûl Search
war-card-cruel-weather = Cruel Weather
war-card-the-nazgul-strike = The Nazgûl Strike!
war-card-morgul-wound = Morgul Wound
war-card-lure-of-the-ring = Lure of the Ring
war-card-the-breaking-of-the-fellowship = The Breaking of the Fellowship
war-card-worn-with-sorrow-and-toil = Worn with Sorrow and Toil
war-card-flocks-of-crebain = Flocks of Crebain
war-card-balrog-of-moria = Balrog of Moria
war-card-the-lidless-eye = The Lidless Eye
war-card-dreadful-spells = Dreadful Spells
war-card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
war-card-the-palantir-of-orthanc = The Palantír of Orthanc
war-card-wormtongue = Wormtongue
war-card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
war-card-the-black-captain-commands = The Black Captain Commands
war-card-return-to-valinor = Return to Valinor
war-card-the-fighting-uruk-hai = The Fighting Uruk-hai
war-card-denethors-folly = Denethor’s Folly
war-card-the-day-without-dawn = The Day Without Dawn
war-card-threats-and-promises = Threats and Promises
war-card-stormcrow = Stormcrow
war-card-shadows-gather = Shadows Gather
war-card-the-shadow-lengthens = The Shadow Lengthens
war-card-the-shadow-is-moving = The Shadow is Moving
war-card-corsairs-of-umbar = Corsairs of Umbar
war-card-rage-of-the-dunlendings = Rage of the Dunlendings
war-card-return-of-the-witch-king = Return of the Witch-king
war-card-half-orcs-and-goblin-men = Half-orcs and Goblin-men
war-card-olog-hai = Olog-hai
war-card-hill-trolls = Hill-trolls
war-card-a-new-power-is-rising = A New Power is Rising
war-card-many-kings-to-the-service-of-mordor = Many Kings to the Service of Mordor
war-card-the-king-is-revealed = The King is Revealed
war-card-shadows-on-the-misty-mountains = Shadows on the Misty Mountains
war-card-orcs-multiplying-again = Orcs Multiplying Again
war-card-horde-from-the-east = Horde from the East
war-card-monsters-roused = Monsters Roused
war-card-musterings-of-long-planned-war = Musterings of Long-planned War
war-card-pits-of-mordor = Pits of Mordor
war-title-it-is-a-gift = It Is a Gift
war-title-blade-of-westernesse = Blade of Westernesse
war-title-mighty-attack = Mighty Attack
war-title-servant-of-the-secret-fire = Servant of the Secret Fire
war-title-anduril = Andúril
war-title-heroic-death = Heroic Death
war-title-daring-defiance = Daring Defiance
war-title-fateful-strike = Fateful Strike
war-title-sudden-strike = Sudden Strike
war-title-brave-stand = Brave Stand
war-title-ents-rage = Ents’ Rage
war-title-huorn-dark = Huorn-dark
war-title-nameless-wood = Nameless Wood
war-title-daylight = Daylight
war-title-no-quarter = No Quarter
war-title-advantageous-position = Advantageous Position
war-title-scouts = Scouts
war-title-shield-wall = Shield-wall
war-title-confusion = Confusion
war-title-charge = Charge
war-title-valour = Valour
war-title-one-for-the-dark-lord = One for the Dark Lord
war-title-cruel-as-death = Cruel as Death
war-title-they-are-terrible = They Are Terrible
war-title-dread-and-despair = Dread and Despair
war-title-foul-stench = Foul Stench
war-title-black-breath = Black Breath
war-title-words-of-power = Words of Power
war-title-durins-bane = Durin’s Bane
war-title-devilry-of-orthanc = Devilry of Orthanc
war-title-deadly-strife = Deadly Strife
war-title-onslaught = Onslaught
war-title-relentless-assault = Relentless Assault
war-title-great-host = Great Host
war-title-mumakil = Mûmakil
war-title-swarm-of-bats = Swarm of Bats
war-title-we-come-to-kill = We Come to Kill
war-title-desperate-battle = Desperate Battle

## Cards

war-effect-tile = Put its special Hunt tile into play: { $gives }. It joins the Hunt pool in Mordor.
war-tile-gives-damage = { $number } damage
war-tile-gives-nothing = no damage
war-tile-gives-healing = no damage, heals { $number } corruption
war-tile-gives-eye = an Eye
war-tile-gives-die = as much damage as a die shows
war-tile-reveals-and-stops = reveals and stops the Fellowship
war-tile-stops = stops the Fellowship
war-effect-heal = Heal { $number } corruption.
war-effect-heal-gollum = Heal { $number } corruption, { $gollum } if Gollum is the Guide.
war-effect-athelas = Roll { $dice } dice: each result of { $on } or more heals 1 corruption; { $guided } or more is enough if Strider is the Guide.
war-effect-another-way = If Gollum is the Guide, you may also hide a revealed Fellowship or move a hidden one; the die does not enter the Hunt box.
war-effect-separate = Separate one companion or a group; they may go { $number } region further than usual.
war-effect-mirror = Change one of your unused Character dice into a Will of the West. If the Ring-bearers are in an unconquered Lórien, heal 1 corruption.
war-effect-challenge = Draw { $number } Hunt tiles. If all show an Eye, put them back and eliminate Strider or Aragorn; otherwise Eyes leave the game and the others go back.
war-effect-wings-level = Separate one companion or a group, or move one group on the map, as if their level were { $level }; they may end inside a besieged stronghold.
war-effect-wings-extra = Separate one companion or a group, or move one group on the map, up to { $number } regions further than usual; they may end inside a besieged stronghold.
war-effect-lonely-mountain = Then, with Gimli or Legolas in { THE($regions) }: activate { $nations }, and advance { $others } one step each.
war-effect-eagles = Roll a die for each Nazgûl of such a Shadow army, five at most: each { $on } or more eliminates one; the others flee to one unconquered stronghold of Sauron. The Witch-king does not count.
war-effect-ents = Roll { $dice } dice: each { $on } or more is a hit on the Shadow army { IN($region) }; if it is destroyed, its Nazgûl and minions fall too. Without an army there, Saruman is eliminated. It counts as an attack.
war-effect-extra-card = Then, if Gandalf the White is in Fangorn or Rohan, you may play another character card from your hand without a die.
war-effect-dead-men = Move Strider or Aragorn, with any companions of his region, to { THE($regions) }. A Shadow army there takes as many hits as a die shows, and must retreat or is lost; then recruit up to 3 Gondor regulars there, who also take the settlement.
war-effect-recruit = Recruit { $figures } { $regions }.
war-effect-recruit-some = Choose { $number } of these regions: { $regions }. Recruit { $figures } in each.
war-effect-recruit-all = Recruit { $figures } in each of { THE($regions) }.
war-effect-recruit-elites = In { THE($regions) } they may be elites.
war-recruits = { $figures } of { $nation }
war-effect-draw = Draw { $number ->
    [one] a card
   *[other] { $number } cards
} from the strategy deck.
war-effect-grey-company = Eliminate a regular in the army of Strider or Aragorn and recruit an elite of its nation in its place.
war-effect-advance = Advance { $nations } one step towards war.
war-effect-companions = Move any or all companions on the map.
war-effect-war-if-companion = Then, with a companion in { THE($regions) }: activate { $nation }; that nation is at war at once.
war-effect-hits = Choose a Shadow army in { THE($regions) }; roll { $dice } dice: each { $on } or more is a hit on it.
war-effect-hits-mixed = Choose a Shadow army with units of two or more nations; roll { $dice } dice: each { $on } or more is a hit on it.
war-effect-wisdom = Activate one free nation and advance it one step towards war.
war-effect-attack-help-unlooked-for = Attack an adjacent army that besieges a stronghold; in this battle it rolls one die fewer for each unit inside, but at least one.
war-effect-attack-grond = Attack that stronghold: the siege battle lasts three rounds, and without a companion the defender plays no combat card in the first.
war-effect-attack-uruk-hai = Attack that stronghold: the siege battle lasts three rounds, and without a companion the defender plays no combat card in the first.
war-effect-march-day-and-night = Move that army, and a companion with it, up to two regions.
war-effect-march-shadows-gather = Move an army up to three regions to join another army.
war-effect-march-shadow-lengthens = Move two armies up to two regions each to join other armies.
war-effect-march-shadow-is-moving = Move up to four armies one region each.
war-effect-march-or-attack-ringwraiths = Then you may move two armies with Nazgûl one region each, or attack with one.
war-effect-march-or-attack-black-captain = Then you may move an army with the Witch-king one region, or attack with it.
war-effect-woses = Move an army in Rohan, besieged or not, to Minas Tirith, or to a region next to it if Minas Tirith is lost or besieged.
war-effect-corsairs = Move an army from Umbar to { THE($regions) }. If an enemy army is there, attack it; you may not cease, unless it was under siege.
war-effect-nazgul = Move any or all Nazgûl.
war-effect-strike = If one is then with the Ring-bearers, you may discard a Free Peoples character card on the table, or roll for the Hunt.
war-effect-search = If one is then with the Ring-bearers, the Fellowship is revealed.
war-effect-hunt-tile-patrol = Draw a Hunt tile: an Eye or a Fellowship tile does nothing, any other is a successful Hunt.
war-effect-hunt-tile-bane = Draw a Hunt tile: an Eye or a Fellowship tile does nothing; any other is a successful Hunt whose damage cannot be lowered: all of it is corruption.
war-effect-hunt-tile-foul-thing = Draw a Hunt tile: an Eye or a Fellowship tile does nothing; any other is a successful Hunt, and against its damage a random companion must be lost.
war-effect-candles = Roll { $dice } dice: each { $on } or more adds 1 corruption; { $gollum } is needed if Gollum is the Guide.
war-effect-weather = Move the Ring-bearers’ figure to an adjacent region of your choice.
war-effect-morgul-wound = Add { $more } corruption if there is { $up_to } or less so far, otherwise { $number }.
war-effect-lure = Draw a companion of the Fellowship at random: the Free Peoples take his level as corruption, or lose him. With Gollum as Guide, add 1 corruption instead.
war-effect-breaking = Draw a Hunt tile: unless it is an Eye or a Fellowship tile, the Free Peoples separate as many companions as its number and put them into the Ring-bearers’ region. With Gollum as Guide, add 1 corruption instead.
war-effect-lidless-eye = Turn up to { $dice } unused dice to the Eye and put them into the Hunt box.
war-effect-spells = Roll a die for each Nazgûl of such a Shadow army, five at most: each { $on } or more is a hit on the Free Peoples army.
war-effect-captain = You may recruit two Nazgûl with the Witch-king, or move any or all Nazgûl.
war-effect-valinor = In each Elven stronghold that is not under siege, roll a die for each Elven unit, five at most: each { $on } is a hit on that army.
war-effect-folly = When it is played, a Free Peoples leader { IN($region) } is lost.
war-effect-dawnless = All unused Will of the West dice of the Free Peoples are discarded.
war-effect-stormcrow = That nation goes a step back from war, and the Free Peoples lose a figure of it.
war-effect-dunlendings = Up to { $number } Isengard units from { THE($regions) } may join them.
war-effect-witch-king-to = The Witch-king goes { TO($region) }.
war-effect-trolls = Replace { $number } Sauron regulars anywhere with elites.
war-table-mithril-coat-and-sting = On the table: after a Hunt tile is drawn, discard this card to draw another tile instead.
war-table-axe-and-bow = On the table while Gimli or Legolas is in the Fellowship: after a Hunt tile is drawn, discard this card for 1 less Hunt damage.
war-table-horn-of-gondor = On the table while Boromir is in the Fellowship: after a Hunt tile is drawn, discard this card for 1 less Hunt damage.
war-table-wizards-staff = On the table while Gandalf the Grey is in the Fellowship: discard this card so that a Hunt tile is not drawn.
war-table-the-last-battle = On the table while Aragorn is with an army outside the free nations: dice that move the Fellowship do not enter the Hunt box. It leaves the table when the Fellowship is declared or revealed.
war-table-a-power-too-great = On the table: no Shadow army enters or attacks Lórien, Rivendell or the Grey Havens. The Shadow may remove it with any die by discarding an Army card and a Character card.
war-table-the-power-of-tom-bombadil = On the table: no Shadow army enters or attacks the Old Forest, the Shire or Buckland. The Shadow may remove it with any die by discarding an Army card and a Character card.
war-table-worn-with-sorrow-and-toil = On the table: when the Fellowship loses a companion, the Shadow may make the Free Peoples lose a character card too, at random from the hand or chosen on the table. It leaves the table when the Fellowship is declared in a city or stronghold that the Free Peoples still hold.
war-table-flocks-of-crebain = On the table: discard this card before a Hunt roll to add 1 to all its dice, re-rolls too. It leaves the table when the Fellowship is declared in a city or stronghold that the Free Peoples still hold.
war-table-balrog-of-moria = On the table: when a declaration or reveal leads into, out of or through Moria, you may discard this card for an extra Hunt tile; an Eye does nothing, and after a declaration in a city or stronghold of the Free Peoples the tile does not reveal. You may also discard this card as a combat card.
war-table-the-palantir-of-orthanc = On the table while Saruman is in play: after each event played with an Event die, draw a card. The Free Peoples may remove it with a Will of the West, or with any die and an Elven Ring.
war-table-wormtongue = On the table while Saruman is in play: Rohan is activated only by a fitting companion, a declaration in Edoras or Helm’s Deep, or an attack on them; then the card leaves the table.
war-table-denethors-folly = On the table while Minas Tirith is besieged: the Free Peoples play no combat cards there. They may remove it with a Will of the West, or with any die if Gandalf or Aragorn is in Minas Tirith.
war-table-threats-and-promises = On the table: no Muster die advances a passive free nation. It leaves the table when a free nation advances by an attack or by a companion’s ability.
war-need-in-fellowship = { $who } is in the Fellowship.
war-need-in-play-gandalf-the-white = Gandalf the White is in play.
war-need-in-play-aragorn = Aragorn is in play.
war-need-in-play-saruman = Saruman is in play.
war-need-in-play-witch-king = The Witch-king is in play.
war-need-companion-at = A companion is in { THE($regions) }.
war-need-king-with-army = Strider or Aragorn is with an army.
war-need-king-with-army-in = Strider or Aragorn is with an army in { $nations }.
war-need-king-abroad = Aragorn is with an army outside the free nations.
war-need-king-in-nation = Strider or Aragorn is in { $land }.
war-need-boromir-in-nation = Boromir is in { $land }.
war-need-at-war = { $nation } must be at war.
war-need-active = { $nation } must be active.
war-need-shadow-at-war = All nations of the Shadow are at war.
war-need-revealed = The Fellowship is revealed.
war-need-progress = The Fellowship has moved from its last known position and is not in Mordor.
war-need-no-free-settlement = The Ring-bearers are not in a region with a settlement of the Free Peoples, whoever controls it.
war-need-besieged = { THE($region) } is under siege.
war-need-eagles-near = A Free Peoples army with a companion is next to, or in the same region as, a Shadow army with Nazgûl.
war-need-spells-near = A Shadow army with Nazgûl is next to, or in the same region as, a Free Peoples army.
war-need-witch-king-besieges = The Witch-king is with an army that besieges a stronghold.
war-need-isengard-besieges = A unit of Isengard besieges a stronghold.
war-need-holds-elven-stronghold = The Shadow controls an Elven stronghold.
war-need-army-with-companion = A Free Peoples army with a companion can move.
war-need-stormcrow = A companion or the Fellowship is within a free nation that is not at war.
war-combat-it-is-a-gift = If the defender is in the Ring-bearers’ region: +1 to your combat roll and re-roll.
war-combat-blade-of-westernesse = With a Hobbit: one hit of your re-roll eliminates a minion in the battle instead.
war-combat-mighty-attack = A companion gives up his leadership: a miss becomes a hit.
war-combat-servant-of-the-secret-fire = With Gandalf: +1 to your combat roll.
war-combat-anduril = Strider gives up his leadership: one miss becomes a hit; with Aragorn, up to two do.
war-combat-heroic-death = You may lose a leader to cancel 1 hit, or a companion to cancel up to as many hits as his level.
war-combat-daring-defiance = The companions give up their leadership: the enemy’s card is cancelled.
war-combat-fateful-strike = With a leader or companion: a hit of your re-roll also eliminates a Nazgûl; with two hits it may be a minion instead.
war-combat-sudden-strike = With a leader or companion, before the combat roll: an attack with as many dice as your leadership, five at most.
war-combat-brave-stand = The Shadow rolls one die fewer for each companion in the battle, but at least one.
war-combat-ents-rage = If the defender is in Rohan, Fangorn or Orthanc: +2 to your combat roll.
war-combat-huorn-dark = If the defender is in Rohan, Fangorn or Orthanc: the Shadow rolls two dice at most.
war-combat-nameless-wood = If the defender is in Rohan, Fangorn or Orthanc: if you score a hit, add two hits.
war-combat-daylight = The Shadow rolls three dice at most.
war-combat-no-quarter = If you score a hit, add one hit.
war-combat-advantageous-position = If the defender is in a free nation: −1 to the Shadow’s combat roll.
war-combat-scouts = As a defender in the field: retreat, or withdraw into the stronghold, before the combat roll.
war-combat-shield-wall = If you take two or more hits, one of them is cancelled.
war-combat-confusion = Each 1 of the Shadow’s combat roll hits its own army and is not rolled again.
war-combat-charge = Before the combat roll: an attack with a die for each of your elites, five at most.
war-combat-valour = With an elite: +1 to your combat roll.
war-combat-one-for-the-dark-lord = If the defender is in the Ring-bearers’ region: +1 to your combat roll and re-roll.
war-combat-cruel-as-death = Give up 2 Nazgûl leadership: +1 to your combat roll.
war-combat-they-are-terrible = Give up 1 Nazgûl leadership: +1 to your re-roll.
war-combat-dread-and-despair = Give up 1 or more Nazgûl leadership: the enemy rolls that many fewer dice, but at least one.
war-combat-foul-stench = If your Nazgûl leadership, at least 1, is not less than the enemy’s leadership, the enemy has no re-roll.
war-combat-black-breath = With a Nazgûl: a hit of your re-roll may also eliminate a leader, or as many hits as his level a companion.
war-combat-words-of-power = With a Nazgûl: one companion has no leadership and no abilities in this round.
war-combat-durins-bane = If the defender is within two regions of Moria, before the combat roll: an attack with three dice that hit on 4 or more.
war-combat-devilry-of-orthanc = With a unit of Isengard, in a siege battle: +1 to your combat roll.
war-combat-deadly-strife = +2 to all dice of both sides, re-rolls too.
war-combat-onslaught = After losses: take up to four hits yourself, and roll that many dice, which hit on 4 or more.
war-combat-relentless-assault = Before the combat roll: take up to two hits yourself, and add that many to your combat roll.
war-combat-great-host = After losses: with at least twice as many units as the enemy, add one hit.
war-combat-mumakil = With an elite of the Southrons and Easterlings: +1 to your combat roll, and if you score more hits than the enemy, add one hit.
war-combat-swarm-of-bats = The enemy’s card is cancelled; without one, +1 to your re-roll.
war-combat-we-come-to-kill = After losses: an attack with a die for each of your elites, five at most, hitting on 5 or more.
war-combat-desperate-battle = +1 to all dice of both sides, re-rolls too.
war-some-either = { $number ->
    [one] 1 regular or elite
   *[other] { $number } regulars or elites
}
war-some-nazgul = { $number ->
    [one] 1 Nazgûl
   *[other] { $number } Nazgûl
}
war-some-regular = { $number ->
    [one] 1 regular
   *[other] { $number } regulars
}
war-some-elite = { $number ->
    [one] 1 elite
   *[other] { $number } elites
}
war-some-leader = { $number ->
    [one] 1 leader
   *[other] { $number } leaders
}
war-some-companion = A companion
war-where-boromir = in Boromir’s region
war-where-osgiliath-army = in Osgiliath, if a Free Peoples army is there
war-where-shadow-army = in a region with a Shadow army
war-where-coast-army = in a coastal region with a Free Peoples army
war-where-rohan-companion = in Edoras or a Rohan region with a companion
war-where-one = in { THE($regions) }
war-where-any = in { THE($regions) }
war-where-free = in { THE($regions) }, if it is free
war-list-or = { $first } or { $last }
war-list-and = { $first } and { $last }
war-row-deck = Deck
war-row-sign = Sign
war-row-condition = Condition
war-row-event = Event
war-row-combat = Combat
war-row-initiative = Initiative
war-row-disputed = Disputed
war-disputed = Transcriptions of this card differ; the rules pages say which one is used.

## Reasons

reason-already-at-war = { $nation } is already at war.
reason-armies-in-one-region = Both sides have an army { IN($place) }.
reason-army-cannot-attack = No army { IN($place) } can attack now.
reason-army-cannot-march = No army { IN($place) } can move with this action.
reason-army-incomplete = This army cannot go yet: a figure that must go with it is missing.
reason-army-is-besieged = The army { IN($place) } is besieged and cannot move.
reason-army-too-large = There is no room { IN($place) }: ten units are the limit.
reason-cannot-be-lost = You cannot choose { $figure } for { war-hits-to-take }.
reason-cannot-enter-there = The character cannot enter play there.
reason-cannot-go-along = This figure { IN($place) } cannot go along: { $figure }.
reason-cannot-pass = To pass you must have fewer unused dice than your opponent: you have { $own }, your opponent { $enemy }.
reason-cannot-recruit-there = Nobody can be recruited { IN($place) } now.
reason-cannot-retreat-there = The army cannot retreat { TO($place) }: the region is not free.
reason-event-misplaced = { $card } cannot be there.
reason-event-not-known = { $card } is in a place where more players must know it.
reason-event-not-in-hand = { $card } is not in your hand.
reason-event-of-other-player = { $card } is for the other player of your side.
reason-event-condition = The condition of { $card } is not met.
reason-character-misplaced = This character is nowhere: { $character }.
reason-dice-misplaced = The dice or rings do not add up.
reason-die-cannot-do-that = A die with { $die } cannot do that now.
reason-die-does-not-play = You cannot play { $card } with this die.
reason-enemy-army-there = There is an enemy army { IN($place) }: attack it, you cannot move in.
reason-fellowship-hidden = The Fellowship is already hidden.
reason-fellowship-revealed = The Fellowship is revealed: it must hide before it can move.
reason-figures-misplaced = The figures of { war-side } do not add up to those in the box.
reason-battle-impossible = battle: these numbers cannot be those of a battle here.
reason-hunt-dice = You may put { $least } to { $most } dice into the Hunt box.
reason-hunt-rerolls = You may re-roll at most { $most } failed dice.
reason-must-choose-army = Choose the army first.
reason-must-choose-destination = Choose where to go.
reason-must-choose-die = Choose an action die first.
reason-must-choose-target = Choose whom to attack.
reason-must-march-on = Choose the next region of the move.
reason-must-pick-figures = Choose the figures that go.
reason-must-recruit = Choose what to recruit, and where.
reason-must-retreat-or-stand = Retreat to a free adjacent region, or stand.
reason-must-take-losses = Choose losses for { war-hits-to-take } first.
reason-nation-passive = { $nation } is passive and cannot enter the war.
reason-nation-used-last = With three players the Free Peoples may not use two actions in a row for one nation or one army.
reason-nation-threatened = Threats and Promises: only a companion or an attack moves { $nation } while it is passive.
reason-nobody-picked = Choose at least one unit.
reason-no-nation-at-war = You cannot recruit: none of your nations is at war.
reason-nobody-leaves-in-mordor = In Mordor nobody can leave the Fellowship.
reason-no-army-can = None of your armies can do that now.
reason-no-led-army-can = None of your armies that has a leader or a character can do that now.
reason-nobody-to-recruit = None of your nations at war has both reinforcements and a free settlement.
reason-cannot-enter-play = The condition for { $character } is not met.
reason-nation-of-another = { $nation } belongs to your partner.
reason-no-army-there = You have no army { IN($place) }.
reason-no-elven-ring = You have no Elven Ring.
reason-no-reinforcements = No { $figure } is left among the reinforcements.
reason-no-reveal-in-city = A revealed Fellowship cannot end { IN($place) }, a city or stronghold of the Free Peoples.
reason-no-die-with-face = No unused die shows { $die }.
reason-no-target-there = There is nobody to attack { IN($place) }.
reason-nobody-besieges = Figures are inside the stronghold { OF($place) }, but nobody besieges it.
reason-not-a-fitting-combat-card = This card has no effect as a combat card in this battle.
reason-not-at-war = { $nation } is not at war.
reason-not-into-that = An Elven Ring cannot change the die into that.
reason-not-the-highest-level = Only a companion of the highest level can be the Guide.
reason-nowhere-to-recruit = There is nowhere to recruit this figure: { $figure }.
reason-place-out-of-reach = You cannot reach { THE($place) }.
reason-region-barred = A card on the table bars the armies of the Shadow from { THE($place) }.
reason-region-not-adjacent = That region is not adjacent: { THE($place) }.
reason-ring-used-this-turn = Your side has already used an Elven Ring this turn.
reason-stronghold-of-the-free = There is a stronghold of the Free Peoples { IN($place) } that nobody besieges.
reason-hand-too-large = Discard down to { $limit } cards first.
reason-too-many-figures = The box does not hold that many: { $figure }.
reason-too-many-units = There are too many units { IN($place) }.

war-help-table = The map shows the regions of each nation that hold an army or a character. ▸ is a step towards war on the political track, ● a point of corruption. The whole map is drawn at the beginning of each turn and by table; in between, what has changed.
war-table-regular = { $count ->
    [one] { $count } regular
   *[other] { $count } regulars
}
war-table-elite = { $count ->
    [one] { $count } elite
   *[other] { $count } elites
}
war-table-leader = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
war-table-nazgul = { $count } Nazgûl
war-table-hand = { $count } of at most { $most } cards in hand
war-table-changed = Regions changed since the map was drawn
war-table-points = Victory points: Free Peoples { $free }, Shadow { $shadow }
war-table-held = { $side ->
    [shadow] held by the Shadow
   *[free-peoples] held by the Free Peoples
}
