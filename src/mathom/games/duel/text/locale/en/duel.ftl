### Duel for Middle-earth: names, texts of cards, tiles and tokens, prompts, log, endings.

duel-name = Duel for Middle-earth
duel-progress = chapter { $number }
duel-sample-title = All seven regions

## Seats

duel-seat = { $seat ->
    [fellowship] Fellowship
   *[sauron] Sauron
}
duel-seat-first = { $seat ->
    [fellowship] The Fellowship
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-inside = { $seat ->
    [fellowship] the Fellowship
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-letter = { $seat ->
    [fellowship] F
   *[sauron] S
}
duel-character = { $seat ->
    [fellowship] Frodo and Sam
   *[sauron] The Nazgûl
}

## Regions and landmarks

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor
duel-region-code = { $region ->
    [lindon] Lin
    [arnor] Arn
    [rhovanion] Rhv
    [enedwaith] Ene
    [rohan] Roh
    [gondor] Gon
   *[mordor] Mor
}
duel-tile-barad-dur = Barad-dûr
duel-tile-bree = Bree
duel-tile-erebor = Erebor
duel-tile-grey-havens = Grey Havens
duel-tile-helms-deep = Helm’s Deep
duel-tile-isengard = Isengard
duel-tile-minas-tirith = Minas Tirith

## Skills, colours, races, chain symbols

duel-skill-ruse = Ruse
duel-skill-strength = Strength
duel-skill-courage = Courage
duel-skill-knowledge = Knowledge
duel-skill-leadership = Leadership
duel-skill-code = { $skill ->
    [ruse] Ru
    [strength] St
    [courage] Co
    [knowledge] Kn
   *[leadership] Le
}

duel-color-grey = grey
duel-color-yellow = yellow
duel-color-blue = blue
duel-color-green = green
duel-color-red = red
duel-color-purple = purple

duel-race = { $race ->
    [elves] Elves
    [dwarves] Dwarves
    [hobbits] Hobbits
    [humans] Humans
    [ents] Ents
    [wizards] Wizards
   *[eagle] Eagle
}
duel-race-first = { $race ->
    [elves] The Elves
    [dwarves] The Dwarves
    [hobbits] The Hobbits
    [humans] The Humans
    [ents] The Ents
    [wizards] The Wizards
   *[eagle] The Eagle
}
duel-race-inside = { $race ->
    [elves] the Elves
    [dwarves] the Dwarves
    [hobbits] the Hobbits
    [humans] the Humans
    [ents] the Ents
    [wizards] the Wizards
   *[eagle] the Eagle
}

duel-chain-fish = fish
duel-chain-horse = horse
duel-chain-backpack = backpack
duel-chain-anvil = anvil
duel-chain-harp = harp
duel-chain-horseshoe = horseshoe
duel-chain-pot = pot
duel-chain-bow = bow
duel-chain-helmet = helmet
duel-chain-sword = sword
duel-chain-chest = chest
duel-chain-campfire = campfire
duel-chain-bedroll = bedroll
duel-chain-scroll = scroll
duel-chain-acorn = acorn
duel-chain-armor = armour
duel-chain-axe = axe

## Counted things

duel-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
duel-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
duel-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
duel-moves = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
duel-removals = { $number ->
    [one] 1 removal
   *[other] { $number } removals
}
duel-wild = { $number ->
    [one] 1 of your choice
   *[other] { $number } of your choice
}
duel-or = { $first } or { $second }
duel-or-list = one of: { $list }
duel-regions-any = any region
duel-regions-split = any regions

## Effects as sentences

duel-effect-skills = Gives { $skills } in each of your turns.
duel-effect-skill-choice = Gives one of these in each of your turns: { $skills }.
duel-effect-coins = Take { duel-coins } from the reserve.
duel-effect-ring = Advance { duel-steps } on the quest of the Ring.
duel-effect-race = { $race ->
    [eagle] Counts as one more race for the support of the races.
   *[other] { duel-race-first } support you.
}
duel-effect-units = Place { duel-units } in { $regions }.
duel-effect-move = { $number ->
    [one] Move 1 of your units to an adjacent region.
   *[other] Make up to { $number } moves with your units, each to an adjacent region.
}
duel-effect-enemy-unit-remove = { $number ->
    [one] Remove 1 enemy unit from any region.
   *[other] Remove up to { $number } enemy units from any regions.
}
duel-effect-enemy-coin-loss = Your opponent loses { duel-coins }.
duel-effect-extra-turn = Take another turn after this one.
duel-effect-fortress = Place a fortress in { $region }.
duel-effect-enemy-fortress-remove = Remove 1 enemy fortress; its tile stays with its owner.
duel-effect-alliance-pick = Look at the top { $number } alliance tokens of a race of your choice and keep one.
duel-effect-enemy-grey-discard = Discard 1 grey card ◆ of your opponent.
duel-effect-play-discarded = Look through the discard pile and play 1 card from it at no cost.
duel-effect-choose = { $number } times, { $options }.
duel-effect-red-any-region = You may place the units of your red cards ✕ in any region.
duel-effect-red-extra-units = Your red cards ✕ place { duel-units } more.
duel-effect-joker-skill = Once in each of your turns you have one skill of your choice.
duel-effect-no-landmark-surcharge = Your landmarks cost no coins for the fortresses you have.
duel-effect-discard-income-multiplier = Discarding a card gives you { $number ->
    [2] twice
   *[other] { $number } times
} the coins.

## Effects in a few words

duel-brief-skills = { $skills }
duel-brief-skill-choice = { $skills }
duel-brief-coins = { duel-coins }
duel-brief-ring = quest +{ $number }
duel-brief-race = { duel-race }
duel-brief-units = { duel-units }: { $regions }
duel-brief-move = { duel-moves }
duel-brief-enemy-unit-remove = remove { $number ->
    [one] 1 enemy unit
   *[other] { $number } enemy units
}
duel-brief-enemy-coin-loss = opponent −{ duel-coins }
duel-brief-fortress = ♜ { $region }
duel-brief-alliance-pick = 1 of { $number } tokens of any race
duel-brief-enemy-grey-discard = discard 1 enemy ◆
duel-brief-extra-turn = another turn
duel-brief-enemy-fortress-remove = remove 1 enemy fortress
duel-brief-play-discarded = play 1 discarded card
duel-brief-choose = { $number } times { $options }
duel-brief-red-any-region = ✕ in any region
duel-brief-red-extra-units = ✕ +{ duel-units }
duel-brief-joker-skill = any skill once per turn
duel-brief-no-landmark-surcharge = landmarks without surcharge
duel-brief-discard-income-multiplier = discards give ×{ $number }

## Effects in a drawn card: the symbol and this must fit into ten letters

duel-short-skills = { $skills }
duel-short-skill-choice = { $skills }
duel-short-coins = { duel-coins }
duel-short-ring = quest +{ $number }
duel-short-race = { duel-race }
duel-short-units = { $number } { $regions }
duel-short-move = →{ $number }
duel-short-enemy-unit-remove = †{ $number }
duel-short-enemy-coin-loss = −{ $number }¢

## Tokens

duel-token-title = { duel-race }: { $brief }
duel-token-when = { $trigger } → { $brief }
duel-token-at-once = At once: { $sentence }
duel-token-each-time = { $trigger }: { $sentence }
duel-brief-when-play-yellow = ●
duel-brief-when-play-blue = ■
duel-brief-when-play-green = ▲
duel-brief-when-play-by-chain = chain
duel-brief-when-take-landmark = landmark
duel-effect-when-play-yellow = Each time you play a yellow card ●
duel-effect-when-play-blue = Each time you play a blue card ■
duel-effect-when-play-green = Each time you play a green card ▲
duel-effect-when-play-by-chain = Each time you play a card for free by a chain
duel-effect-when-take-landmark = Each time you take a landmark

## Costs and sheets

duel-cost-nothing = nothing
duel-cost-tile = { $cost }, and 1 coin for each fortress you have
duel-row-color = Colour
duel-row-chapter = Chapter
duel-row-cost = Cost
duel-row-free-with = Free with
duel-row-effect = Effect
duel-row-chain = Chain symbol
duel-row-disputed = Disputed
duel-row-region = Region
duel-row-race = Race
duel-disputed = Transcriptions of this card differ; the rules pages say which one is used.

## Actions

duel-action-play = Play { $card }
duel-action-discard = Discard { $card }
duel-action-take = Take { $tile }
duel-action-place = Place in { $region }
duel-action-march = Move a unit from { $region }
duel-action-to = Move it to { $region }
duel-action-remove = Remove an enemy unit from { $region }
duel-action-raze = Remove the enemy fortress in { $region }
duel-action-rob = Your opponent loses 1 coin
duel-action-strip = Discard the enemy’s { $card }
duel-action-recover = Play { $card } from the discard pile
duel-action-call = Look at the tokens of { duel-race-inside }
duel-action-leave = Leave out { duel-race-inside }
duel-action-keep = Keep { $token }
duel-action-claim = Take the token for three different races
duel-action-wait = Wait for another race
duel-action-accept = Take the bonus
duel-action-decline = Decline
duel-action-done = Stop here
duel-action-lay = { $card } is laid out
duel-action-turn = { $card } is turned over
duel-action-look = { $card } was set aside
duel-action-offer = { $tile } is offered
duel-action-show = { $token } is revealed
duel-did-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
duel-did-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
duel-did-take = { $you ->
    [yes] You take { $tile }.
   *[no] { $who } takes { $tile }.
}
duel-did-place = { $you ->
    [yes] You choose { $region }.
   *[no] { $who } chooses { $region }.
}
duel-did-march = { $you ->
    [yes] You move a unit from { $region }.
   *[no] { $who } moves a unit from { $region }.
}
duel-did-to = { $you ->
    [yes] You choose { $region }.
   *[no] { $who } chooses { $region }.
}
duel-did-remove = { $you ->
    [yes] You remove an enemy unit from { $region }.
   *[no] { $who } removes an enemy unit from { $region }.
}
duel-did-raze = { $you ->
    [yes] You remove the enemy fortress in { $region }.
   *[no] { $who } removes the enemy fortress in { $region }.
}
duel-did-rob = { $you ->
    [yes] You make the opponent lose 1 coin.
   *[no] { $who } makes the opponent lose 1 coin.
}
duel-did-strip = { $you ->
    [yes] You discard the opponent’s { $card }.
   *[no] { $who } discards the opponent’s { $card }.
}
duel-did-recover = { $you ->
    [yes] You play { $card } from the discard pile.
   *[no] { $who } plays { $card } from the discard pile.
}
duel-did-call = { $you ->
    [yes] You look at the tokens of { duel-race-inside }.
   *[no] { $who } looks at the tokens of { duel-race-inside }.
}
duel-did-leave = { $you ->
    [yes] You leave out { duel-race-inside }.
   *[no] { $who } leaves out { duel-race-inside }.
}
duel-did-keep = { $you ->
    [yes] You keep { $token }.
   *[no] { $who } keeps { $token }.
}
duel-did-claim = { $you ->
    [yes] You take the token for three different races.
   *[no] { $who } takes the token for three different races.
}
duel-did-wait = { $you ->
    [yes] You wait for another race.
   *[no] { $who } waits for another race.
}
duel-did-accept = { $you ->
    [yes] You take the bonus.
   *[no] { $who } takes the bonus.
}
duel-did-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
duel-did-done = { $you ->
    [yes] You stop.
   *[no] { $who } stops.
}

## What must be decided: said to the one who decides, and after "Waiting for Sauron to"

duel-ask-take-turn = Take a card to play or discard, or take a landmark.
duel-ask-keep-token = Keep one of the revealed tokens.
duel-ask-claim-trio = Take a token for your three different races, or wait.
duel-ask-choose-trio = Choose the race to leave out.
duel-ask-call-race = Choose the race whose tokens you want to see.
duel-ask-strip-grey = Choose a grey card ◆ of your opponent to discard.
duel-ask-recover-card = Choose a card from the discard pile and play it at no cost.
duel-ask-take-extra-turn = Take another turn, or decline.
duel-ask-place-units = Choose a region for { duel-units }{ $optional ->
    [0] .
   *[other] , or decline.
}
duel-ask-manoeuvre = Move or remove a unit, or stop. Left: { $left }.
duel-ask-march-to = Choose where the unit from { $region } goes.
duel-ask-raze-fortress = Choose an enemy fortress to remove{ $optional ->
    [0] .
   *[other] , or decline.
}
duel-task-take-turn = take a card or a landmark
duel-task-keep-token = keep one of the revealed tokens
duel-task-claim-trio = take the token for three different races, or wait
duel-task-choose-trio = choose a race to leave out
duel-task-call-race = choose a race whose tokens are shown
duel-task-strip-grey = choose a grey card ◆ of your opponent to discard
duel-task-recover-card = choose a card from the discard pile to play at no cost
duel-task-take-extra-turn = take another turn, or decline
duel-task-place-units = choose a region for { duel-units }{ $optional ->
    [0] {""}
   *[other] , or decline
}
duel-task-manoeuvre = move or remove a unit, or stop (left: { $left })
duel-task-march-to = choose where the unit from { $region } goes
duel-task-raze-fortress = choose an enemy fortress to remove{ $optional ->
    [0] {""}
   *[other] , or decline
}

## Log

duel-event-chapter-begins = Chapter { $number } begins.
duel-event-card-turned = Turned over: { $card }.
duel-event-tile-offered = New landmark: { $tile }.
duel-event-paid = { $you ->
    [yes] You pay { duel-coins }.
   *[no] { duel-seat-first } pays { duel-coins }.
}
duel-event-played-by-chain = { $you ->
    [yes] You play { $card } for free by a chain.
   *[no] { duel-seat-first } plays { $card } for free by a chain.
}
duel-event-coins-taken = { $number ->
    [0] { $you ->
        [yes] You get no coins: the reserve is empty.
       *[no] { duel-seat-first } gets no coins: the reserve is empty.
    }
   *[other] { $you ->
        [yes] You take { duel-coins }.
       *[no] { duel-seat-first } takes { duel-coins }.
    }
}
duel-event-coins-lost = { $number ->
    [0] { $you ->
        [yes] You have no coins to lose.
       *[no] { duel-seat-first } has no coins to lose.
    }
   *[other] { $you ->
        [yes] You lose { duel-coins }.
       *[no] { duel-seat-first } loses { duel-coins }.
    }
}
duel-event-quest-advanced = { $side ->
    [fellowship] Frodo and Sam advance { duel-steps }, to { $number2 } of 14.
   *[sauron] The Nazgûl advance { duel-steps }, to { $number2 } of 14.
}
duel-event-bonus-reached = { $you ->
    [yes] You reach a bonus ({ $bonus }).
   *[no] { duel-seat-first } reaches a bonus ({ $bonus }).
}
duel-event-race-joined = { $you ->
    [yes] { duel-race-first } support you.
   *[no] { duel-race-first } support { duel-seat-inside }.
}
duel-event-token-shown = Token revealed: { $token }.
duel-event-token-kept = { $you ->
    [yes] You keep the token { $token }.
   *[no] { duel-seat-first } keeps the token { $token }.
}
duel-event-units-placed = { $you ->
    [yes] You place { duel-units } in { $region }.
   *[no] { duel-seat-first } places { duel-units } in { $region }.
}
duel-event-unit-moved = { $you ->
    [yes] You move a unit from { $region } to { $region2 }.
   *[no] { duel-seat-first } moves a unit from { $region } to { $region2 }.
}
duel-event-unit-removed = { $you ->
    [yes] You lose a unit in { $region }.
   *[no] { duel-seat-first } loses a unit in { $region }.
}
duel-event-conflict = Conflict in { $region }: both sides lose { duel-units }.
duel-event-fortress-built = { $you ->
    [yes] You place a fortress in { $region }.
   *[no] { duel-seat-first } places a fortress in { $region }.
}
duel-event-fortress-razed = { $you ->
    [yes] You lose the fortress in { $region }.
   *[no] { duel-seat-first } loses the fortress in { $region }.
}
duel-event-card-stripped = { $you ->
    [yes] You lose { $card }.
   *[no] { duel-seat-first } loses { $card }.
}
duel-event-discard-searched = { $you ->
    [yes] You look through the discard pile.
   *[no] { duel-seat-first } looks through the discard pile.
}
duel-event-card-seen = Set aside in this chapter: { $card }.
duel-event-card-recovered = { $you ->
    [yes] You play { $card } from the discard pile.
   *[no] { duel-seat-first } plays { $card } from the discard pile.
}
duel-event-extra-turn = { $you ->
    [yes] You get another turn.
   *[no] { duel-seat-first } gets another turn.
}
duel-event-token-helped = { $you ->
    [yes] A token helps you ({ $token }).
   *[no] A token helps { duel-seat-inside } ({ $token }).
}

## Endings

duel-outcome-quest-of-the-ring = { $side ->
    [fellowship] Frodo and Sam reach Mount Doom and the Ring is destroyed: { duel-seat-inside } wins.
   *[sauron] The Nazgûl catch Frodo and Sam and take the Ring: { duel-seat-inside } wins.
}
duel-outcome-support-of-the-races = With the support of six different races, { duel-seat-inside } wins.
duel-outcome-conquest = { duel-seat-first } is present in all seven regions and wins.
duel-outcome-most-regions = Chapter 3 is over. { duel-seat-first } is present in more regions and wins.
duel-outcome-shared = Chapter 3 is over. Both sides are present in equally many regions and share the victory.

## Table settings

duel-option-extra-turns = Several extra turns earned in one turn
duel-option-extra-turns-add = add up
duel-option-extra-turns-one = count as one
duel-option-set-aside = The three cards set aside in each chapter
duel-option-set-aside-discard = are part of the discard pile
duel-option-set-aside-out = are out of the game
duel-option-new-token = A new token applies
duel-option-new-token-later = from the next card on
duel-option-new-token-at-once = to the card that earned it as well
duel-option-manoeuvres = Moves and removals
duel-option-manoeuvres-optional = may be declined
duel-option-manoeuvres-forced = must be made
duel-option-bonuses = Bonuses of the quest
duel-option-bonuses-optional = may be declined
duel-option-bonuses-forced = must be taken
duel-option-trio = The token for three different races
duel-option-trio-automatic = is taken at the third race
duel-option-trio-postponable = may wait for another race
duel-option-purple-order = Moves and removals of a purple card
duel-option-purple-order-free = are made in any order
duel-option-purple-order-printed = are made in the printed order
duel-option-green-order = A green card
duel-option-green-order-reward-first = rewards the alliance before tokens add to it
duel-option-green-order-moves-first = rewards the alliance after tokens have added to it
duel-option-reserve = The reserve of coins
duel-option-reserve-limited = is limited to the 30 in the box
duel-option-reserve-unlimited = never runs out
duel-option-token-effects = Extra turns and units of tokens
duel-option-token-effects-optional = may be declined
duel-option-token-effects-forced = must be taken
duel-option-red-units = Units of red cards
duel-option-red-units-forced = must be placed
duel-option-red-units-optional = may be declined

## Refusals

reason-card-covered = { $card } is still covered by other cards.
reason-card-unseen = Nobody knows where that card is: it lies face down or was set aside.
reason-card-not-in-layout = { $card } is not in the layout.
reason-tile-not-offered = { $tile } is not face up.
reason-not-enough-coins = That costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
reason-must-take-card-or-tile = Take a card or a landmark first.
reason-token-not-shown = You can only keep one of the revealed tokens.
reason-must-claim-or-wait = Take the token for three races, or wait.
reason-must-leave-a-race = Choose a race to leave out first.
reason-stack-empty = No tokens of that race are left.
reason-region-not-on-card = These units cannot go to { $region }.
reason-must-place-units = Choose a region for the units first.
reason-no-move-left = You have no moves left.
reason-no-removal-left = You have no removals left.
reason-no-own-unit = You have no unit in { $region }.
reason-no-enemy-unit = The enemy has no unit in { $region }.
reason-must-manoeuvre = Finish your manoeuvres first.
reason-not-adjacent = { $region } is not adjacent to { $origin }.
reason-must-march = Choose where the unit goes first.
reason-no-enemy-fortress = The enemy has no fortress in { $region }.
reason-must-raze = Choose an enemy fortress first.
reason-not-an-enemy-grey-card = That is not a grey card of your opponent.
reason-not-in-discard = That card is not in the discard pile.
reason-must-answer-extra-turn = Take the extra turn or decline it first.
reason-card-of-later-chapter = { $place }: { $card } belongs to a later chapter.
reason-card-of-other-chapter = { $place }: { $card } does not belong to the current chapter.
reason-wrong-length = { $place } must have { $length } entries.

## The table in the terminal

duel-table-chapter = Chapter { $chapter }
duel-table-map = Middle-earth
duel-table-quest = Quest of the Ring
duel-table-bonuses = bonuses: { $list }
duel-table-landmarks = Landmarks
duel-table-alliances = Alliance tokens
duel-table-stack = { duel-race } { $number }
duel-table-you = { duel-seat } (you)
duel-table-skills = skills
duel-table-chains = chains
duel-table-races = races
duel-table-tokens = tokens
duel-table-tiles = tiles
duel-table-cards = cards
duel-table-regions = regions { $number } of 7
duel-table-support = races { $number } of 6
duel-table-supply = { duel-units } in supply
duel-table-trio-used = three races rewarded
duel-table-reserve = reserve { duel-coins }
duel-table-discard = discard { $number }
duel-table-aside = { $number } set aside
duel-table-extra-turns = { $number ->
    [one] 1 extra turn
   *[other] { $number } extra turns
}
duel-table-play = Play
duel-table-sell = Discard
duel-table-take = Take
duel-table-card = Card
duel-table-cost = Cost
duel-table-pay = You pay
duel-table-free = free
duel-table-chained = free: { $chain }
duel-table-bought = { $number }¢ ({ $bought } bought)
duel-table-surcharge = { $number }¢ ({ $bought } bought, ♜{ $surcharge })
duel-table-final = { duel-seat }: regions { $regions }, races { $races }, quest { $quest }, coins { $coins }

duel-help-symbols = ◆ grey: skills   ● yellow: coins   ■ blue: quest   ▲ green: races   ✕ red: units   ★ purple: manoeuvres
duel-help-codes = Skills: { $skills }. On cards: →1 one move, †1 removes one enemy unit, −1¢ the opponent loses one coin, ∞ chain symbol.
duel-help-layout = On a card that can be taken the left number plays it, the right one discards it, and below is what it costs you.
duel-help-map = On the map: { $units } units, ♜ fortress.
duel-help-turn = In your turn take a card that nothing covers, to play it (pay its cost; each missing skill costs 1 coin) or to discard it for as many coins as the chapter’s number, or take a landmark.
duel-help-win = You win at once by finishing the quest, by six different races, or by being present in all seven regions; after chapter 3 by presence in more regions.
