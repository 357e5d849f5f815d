### The Fellowship of the Ring: names, texts made from the facts, prompts, log, endings.

## Seats, hands, suits, cards

fellowship-name = The Fellowship of the Ring
fellowship-progress = chapter { $number }
fellowship-sample-title = Lost in the last trick
fellowship-seat = { $seat ->
    [seat-1] Player 1
    [seat-2] Player 2
    [seat-3] Player 3
    [seat-4] Player 4
   *[other] { $seat }
}
fellowship-seat-inside = { $seat ->
    [seat-1] player 1
    [seat-2] player 2
    [seat-3] player 3
    [seat-4] player 4
   *[other] { $seat }
}
fellowship-holder = { $holder ->
    [seat-1] player 1
    [seat-2] player 2
    [seat-3] player 3
    [seat-4] player 4
    [hand-1] the first hand
    [hand-2] the second hand
    [hand-3] the third hand
    [hand-4] the fourth hand
    [pyramid] the pyramid
   *[other] { $holder }
}
fellowship-holder-to = to { fellowship-holder }
fellowship-suit-hills = Hills
fellowship-suit-mountains = Mountains
fellowship-suit-forests = Forests
fellowship-suit-shadows = Shadows
fellowship-suit-rings = Rings
fellowship-suit-rivers = Rivers
fellowship-card = { $rank } of { $suit }
fellowship-card-willow-9 = Old Man Willow 9
fellowship-card-balrog-5 = Balrog 5
fellowship-direction-more = more
fellowship-direction-fewer = fewer
fellowship-span = { $low } or { $high }
fellowship-threat = { $rank }
fellowship-group-ring-bearer = the Ring-bearer’s group
fellowship-group-hunters = the group of Merry and Pippin

## Characters

fellowship-character-frodo = Frodo
fellowship-character-bilbo = Bilbo
fellowship-character-gandalf = Gandalf
fellowship-character-pippin = Pippin
fellowship-character-sam = Sam
fellowship-character-merry = Merry
fellowship-character-gildor-inglorion = Gildor Inglorion
fellowship-character-farmer-maggot = Farmer Maggot
fellowship-character-fatty-bolger = Fatty Bolger
fellowship-character-tom-bombadil = Tom Bombadil
fellowship-character-goldberry = Goldberry
fellowship-character-mr-underhill = Mr. Underhill
fellowship-character-barliman-butterbur = Barliman Butterbur
fellowship-character-strider = Strider
fellowship-character-glorfindel = Glorfindel
fellowship-character-bill-the-pony = Bill the Pony
fellowship-character-elrond = Elrond
fellowship-character-arwen = Arwen
fellowship-character-gloin = Glóin
fellowship-character-bilbo-baggins = Bilbo Baggins
fellowship-character-aragorn = Aragorn
fellowship-character-boromir = Boromir
fellowship-character-gwaihir = Gwaihir
fellowship-character-shadowfax = Shadowfax
fellowship-character-radagast = Radagast
fellowship-character-legolas = Legolas
fellowship-character-gimli = Gimli
fellowship-character-gandalf-secret-fire = Gandalf, Servant of the Secret Fire
fellowship-character-orophin-rumil = Orophin & Rúmil
fellowship-character-haldir = Haldir
fellowship-character-galadriel = Galadriel
fellowship-character-celeborn = Celeborn
fellowship-character-samwise-gamgee = Samwise Gamgee
fellowship-character-peregrin-took = Peregrin Took
fellowship-character-meriadoc-brandybuck = Meriadoc Brandybuck
fellowship-character-aragorn-son-of-arathorn = Aragorn son of Arathorn
fellowship-character-boromir-son-of-denethor = Boromir son of Denethor
fellowship-character-legolas-greenleaf = Legolas Greenleaf
fellowship-character-gimli-son-of-gloin = Gimli son of Glóin

## Chapters

fellowship-chapter-1 = A Long-Expected Party
fellowship-chapter-2 = A Little Delay in the Shire
fellowship-chapter-3 = The Ring Sets Out
fellowship-chapter-4 = Conspiracy in Crickhollow
fellowship-chapter-5 = The Old Forest
fellowship-chapter-6 = Fog on the Barrow-downs
fellowship-chapter-7 = At the Sign of the Prancing Pony
fellowship-chapter-8 = A Knife in the Dark
fellowship-chapter-9 = Flight to the Ford
fellowship-chapter-10 = Recovery in Rivendell
fellowship-chapter-11 = The Council of Elrond
fellowship-chapter-12 = Delayed in Isengard
fellowship-chapter-13 = The Ring Goes South
fellowship-chapter-14 = The Mines of Moria
fellowship-chapter-15 = The Leaves of Lothlórien
fellowship-chapter-16 = The Mirror of Galadriel
fellowship-chapter-17 = The Great River
fellowship-chapter-18 = The Breaking of the Fellowship
fellowship-chapter-endless = The Road Goes Ever On
fellowship-chapter-title = Chapter { $number }: { $title }

## Events, gifts and riders: names and texts

fellowship-eventcard-old-man-willow = Old Man Willow
fellowship-eventcard-text-old-man-willow = The Forests cards and a 9 form the Old Forest deck; one of them is turned up before each trick. If the winning card is lower, the tree takes the trick: nobody scores it, and the same character leads again. A 1 of Rings that is played to win cannot be beaten.
fellowship-eventcard-barrow-wights = Barrow-wights
fellowship-eventcard-text-barrow-wights = Before the deal, barrow cards without any Rings are set aside face down. There is no lost card: Tom Bombadil takes five of the barrow cards.
fellowship-eventcard-the-nine = The Nine
fellowship-eventcard-text-the-nine = Five characters are followed by a Black Rider of their own as soon as they are chosen.
fellowship-eventcard-saruman = Saruman of Many Colours
fellowship-eventcard-text-saruman = Gandalf leads the first trick and must win a card of every rank from 1 to 8; the 1 of Rings counts as a 1.
fellowship-eventcard-doors-of-durin = The Doors of Durin
fellowship-eventcard-text-doors-of-durin = Gandalf must be chosen; he must win a Hills, a Mountains and a Forests card.
fellowship-eventcard-balins-tomb = Balin’s Tomb
fellowship-eventcard-text-balins-tomb = Gimli must be chosen and draws no threat card; he must win four Mountains cards with consecutive ranks.
fellowship-eventcard-long-dark = The Long Dark
fellowship-eventcard-text-long-dark = Aragorn must be chosen. Threat cards stay hidden from the others, and all exchanges happen at the same moment.
fellowship-eventcard-bridge-of-khazad-dum = The Bridge of Khazad-dûm
fellowship-eventcard-text-bridge-of-khazad-dum = It comes last, and every character not yet completed must be chosen. The Shadows cards and the Balrog form a deck; before each trick some of them are turned up. If the ranks played to a trick add up to less than theirs, the round is lost at once. It is played to the end.
fellowship-eventcard-blindfolded = Blindfolded
fellowship-eventcard-text-blindfolded = Gimli plays his cards face down and names only the suit; they are shown when the trick is complete. The 1 of Rings is played openly.
fellowship-eventcard-mirror-of-galadriel = The Mirror of Galadriel
fellowship-eventcard-text-mirror-of-galadriel = Characters are dealt at random. Four cards each, then everybody gives a card to everybody else at the same moment; the same once more; then the rest. The last card is lost, even the 1 of Rings.
fellowship-eventcard-the-anduin = The Anduin
fellowship-eventcard-text-the-anduin = Rivers are in the deck and are trumps: the highest of them wins the trick, but for a 1 of Rings that is played to win.
fellowship-eventcard-breaking-of-the-fellowship = The Breaking of the Fellowship
fellowship-eventcard-text-breaking-of-the-fellowship = Two rounds, one for each half of the Company, with burdened characters. Rivers are an ordinary suit.
fellowship-eventcard-road-goes-ever-on = The Road Goes Ever On
fellowship-eventcard-text-road-goes-ever-on = A Company put together by chance, played like a long chapter.
fellowship-gift-sword-that-was-broken = The Sword That Was Broken
fellowship-gift-text-sword-that-was-broken = Instead of a threat card Aragorn chooses two numbers, 1 or 2, 3 or 4, 5 or 6; he must win as many tricks as one of them.
fellowship-gift-horn-of-gondor = The Horn of Gondor
fellowship-gift-text-horn-of-gondor = After the preparation Boromir names the suit of which he holds most cards; on a tie, all of them.
fellowship-gift-mithril-coat = Mithril Shirt
fellowship-gift-text-mithril-coat = Once a chapter one failed goal of a round counts as completed.
fellowship-gift-sting = Sting
fellowship-gift-text-sting = Once, before a trick, Frodo swaps a card with the lost card, or exchanges with whoever took it.
fellowship-gift-glamdring = Glamdring
fellowship-gift-text-glamdring = Once, Gandalf need not follow suit in the first trick.
fellowship-rider-black-breath = The Black Breath
fellowship-rider-text-black-breath = Its bearer fails by winning a card of rank 8.
fellowship-rider-morgul-knife = Morgul-knife
fellowship-rider-text-morgul-knife = Its bearer fails by leading a trick with Rings.
fellowship-rider-wraith = Wraith
fellowship-rider-text-wraith = Its bearer neither starts an exchange nor takes part in one.
fellowship-rider-unseen = The Unseen
fellowship-rider-text-unseen = The threat card stays hidden from the others; its bearer says when the goal is reached.
fellowship-rider-terror = Terror
fellowship-rider-text-terror = Its bearer fails by leading a trick with Hills.

## Goals, made from the facts of the characters

fellowship-goal-win-cards-of-suit-min = Win at least { $number } cards of { $suits }.
fellowship-goal-win-tricks-min = { $number ->
    [one] Win at least 1 trick.
   *[other] Win at least { $number } tricks.
}
fellowship-goal-win-tricks-exact = { $number ->
    [one] Win exactly 1 trick.
   *[other] Win exactly { $number } tricks.
}
fellowship-goal-win-tricks-between = Win { $number } or { $most } tricks.
fellowship-goal-win-fewest-tricks = Win the fewest tricks; others may have just as few.
fellowship-goal-win-threat-card = Win the card of { $suits } with the rank of the threat card.
fellowship-goal-win-threat-cards-all = Win the cards of { $suits } with the rank of the threat card.
fellowship-goal-win-cards-of-threat-rank-min = Win at least { $number } cards with the rank of the threat card.
fellowship-goal-play-suit-in-last-trick = Play a card of { $suits } to the last trick.
fellowship-goal-win-suit-of-kept-card = Win at least { $number } cards of the suit of a card that stays in hand.
fellowship-goal-win-streak-exact = Win exactly { $number } tricks in a row, and no other.
fellowship-goal-win-only-tricks-with-suit = Win at least { $number } trick, and only tricks that contain { $suits }.
fellowship-goal-win-one-of-last-tricks = Win one of the last { $window } tricks.
fellowship-goal-tricks-differ-from-threat = Declare “more” or “fewer”, and win more or fewer tricks than the threat card says.
fellowship-goal-win-all-of-suit = Win all cards of { $suits }.
fellowship-goal-everyone-wins-suit = Everybody must win at least { $number } card of { $suits }.
fellowship-goal-win-most-of-suit = Win more cards of { $suits } than anybody else.
fellowship-goal-win-tricks-equal-threat = Win exactly as many tricks as the threat card says.
fellowship-goal-win-last-trick = Win the last trick.
fellowship-goal-win-tricks-containing-suit-min = Win at least { $number } tricks that contain { $suits }.
fellowship-goal-win-tricks-not-extreme = Win neither the most nor the fewest tricks.
fellowship-goal-win-same-rank-min = Win at least { $number } cards of one rank.
fellowship-goal-win-zero-others-min = Win no trick, while everybody else wins at least one.
fellowship-goal-none = No goal.
fellowship-goal-forbidden = { $kind ->
    [suit] Do not win any { $cards }.
   *[card] Do not win the { $cards }.
}
fellowship-goal-four-players = With four players { $number } are enough.

## Set-up actions and abilities

fellowship-setup-lead-first-trick = Leads the first trick.
fellowship-setup-take-lost-cards = Takes the lost card.
fellowship-setup-exchange = Exchanges with { $who }.
fellowship-setup-exchange-twice = Exchanges twice with { $who }.
fellowship-setup-exchange-each = Swaps a card with { $who }, all at the same moment.
fellowship-setup-exchange-but = Exchanges with anybody but { $who }.
fellowship-anybody = anybody
fellowship-everybody = everybody
fellowship-or-list = { $first } or { $last }
fellowship-and-list = { $first } and { $last }
fellowship-setup-draw-threat = { $number ->
    [one] Draws a threat card.
   *[other] Draws { $number } threat cards and keeps one.
}
fellowship-setup-choose-threat = Looks through the threat deck and takes a card.
fellowship-setup-declare = Declares more or fewer tricks.
fellowship-setup-give-one-card-to-each-other = Gives a card to everybody else and takes none back.
fellowship-setup-all-pass-right = Everybody passes a card to the right at the same moment.
fellowship-setup-reveal-hand = Plays with an open hand.
fellowship-setup-tuck-card = Lays a card aside, face down, and may take it back later.
fellowship-setup-reserve-card-for-last-trick = Lays a card aside, face up, for the last trick.
fellowship-setup-preplay-card-to-first-trick = Plays the card for the first trick in advance.
fellowship-setup-exchange-with-lost-or-character = Swaps a card with the lost card, or exchanges with Gandalf.
fellowship-ability-choose-next-leader = After winning a trick, chooses who leads the next one.
fellowship-ability-ignore-follow-suit = Need not follow suit.
fellowship-ability-may-lead-rings = May lead Rings at any time.
fellowship-ability-rings-count-for = Rings won also count for Frodo.
fellowship-ability-all-may-redraw-threat = Everybody may replace a drawn threat card once.

## Sheets

fellowship-row-suit = Suit
fellowship-row-rank = Rank
fellowship-row-goal = Goal
fellowship-row-setup = Set-up
fellowship-row-ability = Ability
fellowship-row-burdened = Burdened
fellowship-row-effect = Effect
fellowship-row-characters = Characters
fellowship-row-length = Length
fellowship-row-events = Events
fellowship-row-gifts = Gifts
fellowship-row-riders = Black Riders
fellowship-row-bearer = Bearer
fellowship-row-certainty = Wording
fellowship-row-disputed = Sources
fellowship-row-reconstructed = Note
fellowship-certainty = { $level ->
    [high] as printed
    [medium] probably as printed
   *[low] inferred from other texts
}
fellowship-disputed = They differ; the rules say which one is used.
fellowship-reconstructed = Partly reconstructed; the rules say which parts.
fellowship-one-ring = Whoever plays it says at once whether it wins the trick.
fellowship-length = { $length ->
    [short] short chapter
    [long] long chapter
   *[groups] two rounds
}

## Actions and chance

fellowship-action-play = Play { $card }
fellowship-action-win = Play the 1 of Rings and win the trick
fellowship-action-choose = Choose { $character }
fellowship-action-give = Give { $card }
fellowship-action-exchange = Exchange with { $character }
fellowship-action-swap-lost = Swap { $card } for the lost card
fellowship-action-accept = Yes
fellowship-action-decline = No
fellowship-action-keep = Keep threat { $threat }
fellowship-action-redraw = Draw another threat card
fellowship-action-declare = Declare: { $direction }
fellowship-action-aim = Aim for { $span } tricks
fellowship-action-tuck = Lay { $card } aside, face down
fellowship-action-recall = Take the card back
fellowship-action-reserve = Keep { $card } for the last trick
fellowship-action-lay-ahead = Play { $card } in advance to the first trick
fellowship-action-lay-ahead-to-win = Play the 1 of Rings in advance and win the first trick
fellowship-action-let-lead = Let { $character } lead
fellowship-action-stop = End the round: nothing can change any more
fellowship-action-face = Face { $event }
fellowship-action-follow = Go with { $group }
fellowship-action-lose = { $card } is lost
fellowship-action-deal = { $card } is dealt
fellowship-action-bury = { $card } lies in the barrow
fellowship-action-unearth = { $card } is dug out of the barrow
fellowship-action-refill = { $card } is drawn
fellowship-action-turn = { $card } is turned up
fellowship-action-threaten = Threat { $threat } is drawn
fellowship-action-assign = { $character } is dealt
fellowship-action-pick = { $character } joins
fellowship-action-burden = { $character } is burdened
fellowship-action-bestow = Gift: { $gift }
fellowship-action-send = Rider: { $rider }
fellowship-action-haunt = The rider follows { $character }
fellowship-did-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
fellowship-did-win = { $you ->
    [yes] You play the 1 of Rings to win the trick.
   *[no] { $who } plays the 1 of Rings to win the trick.
}
fellowship-did-choose = { $you ->
    [yes] You choose { $character }.
   *[no] { $who } chooses { $character }.
}
fellowship-did-give = { $you ->
    [yes] You give { $card }.
   *[no] { $who } gives { $card }.
}
fellowship-did-exchange = { $you ->
    [yes] You exchange with { $character }.
   *[no] { $who } exchanges with { $character }.
}
fellowship-did-swap-lost = { $you ->
    [yes] You swap { $card } for the lost card.
   *[no] { $who } swaps { $card } for the lost card.
}
fellowship-did-accept = { $you ->
    [yes] You say yes.
   *[no] { $who } says yes.
}
fellowship-did-decline = { $you ->
    [yes] You say no.
   *[no] { $who } says no.
}
fellowship-did-keep = { $you ->
    [yes] You keep threat { $threat }.
   *[no] { $who } keeps threat { $threat }.
}
fellowship-did-redraw = { $you ->
    [yes] You draw another threat card.
   *[no] { $who } draws another threat card.
}
fellowship-did-declare = { $you ->
    [yes] You declare: { $direction }.
   *[no] { $who } declares: { $direction }.
}
fellowship-did-aim = { $you ->
    [yes] You aim for { $span } tricks.
   *[no] { $who } aims for { $span } tricks.
}
fellowship-did-tuck = { $you ->
    [yes] You lay { $card } aside, face down.
   *[no] { $who } lays { $card } aside, face down.
}
fellowship-did-recall = { $you ->
    [yes] You take the card back.
   *[no] { $who } takes the card back.
}
fellowship-did-reserve = { $you ->
    [yes] You keep { $card } for the last trick.
   *[no] { $who } keeps { $card } for the last trick.
}
fellowship-did-lay-ahead = { $you ->
    [yes] You play { $card } in advance to the first trick.
   *[no] { $who } plays { $card } in advance to the first trick.
}
fellowship-did-lay-ahead-to-win = { $you ->
    [yes] You play the 1 of Rings in advance to win the first trick.
   *[no] { $who } plays the 1 of Rings in advance to win the first trick.
}
fellowship-did-let-lead = { $you ->
    [yes] You let { $character } lead.
   *[no] { $who } lets { $character } lead.
}
fellowship-did-stop = { $you ->
    [yes] You end the round.
   *[no] { $who } ends the round.
}
fellowship-did-face = { $you ->
    [yes] You choose { $event }.
   *[no] { $who } chooses { $event }.
}
fellowship-did-follow = { $you ->
    [yes] You go with { $group }.
   *[no] { $who } goes with { $group }.
}

## Prompts: first what others must do, then what the reader must do

fellowship-task-choose-event = choose the part of Moria to cross
fellowship-task-choose-group = choose the group that goes first
fellowship-task-use-rider = decide whether the Black Rider rides this round
fellowship-task-choose-character = choose a character
fellowship-task-take-lost-card = take the lost card, or leave it
fellowship-task-choose-partner = choose with whom to exchange
fellowship-task-choose-to-swap = exchange now, or not
fellowship-task-give = give a card away
fellowship-task-give-back = give a card back
fellowship-task-promises = choose the card to hand over
fellowship-task-pyramid-promise = choose the pyramid’s card to hand over
fellowship-task-keep-threat = keep a threat card
fellowship-task-redraw-threat = keep or replace the threat card
fellowship-task-pick-threat = take a threat card
fellowship-task-aim-sword = choose two numbers
fellowship-task-declare-direction = declare more or fewer
fellowship-task-tuck-card = lay a card aside
fellowship-task-reserve-card = keep a card for the last trick
fellowship-task-lay-ahead = play a card in advance
fellowship-task-look-into-mirror = swap with the lost card or with Gandalf
fellowship-task-recall-card = take the card back or leave it
fellowship-task-draw-sting = use Sting or wait
fellowship-task-lead-card = lead a trick
fellowship-task-follow-card = play a card
fellowship-task-name-leader = choose who leads
fellowship-task-use-mithril = use the Mithril Shirt, or not
fellowship-ask-choose-event = Choose the part of Moria for this round.
fellowship-ask-choose-group = Choose the group that plays this round.
fellowship-ask-use-rider = Use the Black Rider this round? It must ride in one round of the chapter.
fellowship-ask-choose-character = { $holder ->
    [hand-1] Choose a character for { fellowship-holder }
    [hand-2] Choose a character for { fellowship-holder }
    [hand-3] Choose a character for { fellowship-holder }
    [hand-4] Choose a character for { fellowship-holder }
    [pyramid] Choose a character for { fellowship-holder }
   *[other] Choose your character
}; all starred ones must be taken.
fellowship-ask-take-lost-card = Take the lost card, or leave it.
fellowship-ask-choose-partner = Choose with whom to exchange a card.
fellowship-ask-choose-to-swap = Make this the one exchange of the round?
fellowship-ask-give = Give a card to { $taker }, face down.
fellowship-ask-give-back = Give a card back to { $taker }; it may be the one you got.
fellowship-ask-promises = Choose the card you hand over. All cards change hands at the same moment.
fellowship-ask-pyramid-promise = Choose the card from the pyramid’s bottom row to hand over.
fellowship-ask-keep-threat = Keep one of the two threat cards.
fellowship-ask-redraw-threat = Keep the threat card, or draw another that you must keep.
fellowship-ask-pick-threat = Choose your threat card: you must win exactly that many tricks.
fellowship-ask-aim-sword = Choose two numbers: you must win as many tricks as one of them.
fellowship-ask-declare-direction = Declare: will you win more or fewer tricks than your threat card says?
fellowship-ask-tuck-card = Lay a card aside, face down; you may take it back later.
fellowship-ask-reserve-card = Keep a card for the last trick, face up.
fellowship-ask-lay-ahead = Play your card for the first trick in advance.
fellowship-ask-look-into-mirror = Swap a card for the lost card, or exchange with Gandalf.
fellowship-ask-recall-card = Take your card back, or leave it aside.
fellowship-ask-draw-sting = Use Sting now, or wait.
fellowship-ask-lead-card = Lead a card for { $hand }.
fellowship-ask-follow-card = Play a card for { $hand }; follow suit if you can.
fellowship-ask-name-leader = Choose who leads the next trick.
fellowship-ask-use-mithril = Use the Mithril Shirt to save the round?

## Log

fellowship-event-round-begins = Round { $number } begins.
fellowship-event-event-faced = The Company faces { $event }.
fellowship-event-lost-turned = Lost card: { $card }.
fellowship-event-ring-dealt = { $you ->
    [yes] You are dealt the 1 of Rings.
   *[no] The 1 of Rings is dealt { fellowship-holder-to }.
}
fellowship-event-character-taken = { $you ->
    [yes] You are { $character }.
   *[no] { $character } goes { fellowship-holder-to }.
}
fellowship-event-rider-taken = { $rider } follows { $character }.
fellowship-event-gift-helped = { $character } uses { $gift }.
fellowship-event-lost-taken = { $character } takes the lost card: { $card }.
fellowship-event-lost-left = { $character } leaves { $card } as the lost card.
fellowship-event-barrow-taken = { $character } takes { $number } barrow cards.
fellowship-event-threat-drawn = { $character } has threat card { $number }.
fellowship-event-threat-hidden = { $character } has a threat card that only its player sees.
fellowship-event-threat-seen = Your threat card: { $number }.
fellowship-event-threat-seen-of = { $who } has threat card { $number }.
fellowship-event-threat-rejected = Threat { $number } would ask { $character } for the lost card and is replaced.
fellowship-event-card-given = { $character } gives a card to { $character2 }.
fellowship-event-card-shown = { $character } gives { $character2 } { $card } openly.
fellowship-event-card-received = { $character } gave you { $card }.
fellowship-event-card-received-of = { $character } gave { $who } { $card }.
fellowship-event-hand-shown = { $character } plays with an open hand.
fellowship-event-card-tucked = { $character } lays a card aside.
fellowship-event-card-recalled = { $character } takes the card back.
fellowship-event-longest-suit = { $character }’s longest suit is { $suit }.
fellowship-event-event-card = Turned up: { $card }.
fellowship-event-suit-named = { $character } plays a card of { $suit }, face down.
fellowship-event-card-unveiled = { $character } played { $card }.
fellowship-event-trick-won = { $character } wins trick { $number }.
fellowship-event-trick-lost = Nobody wins trick { $number }.
fellowship-event-rings-free = From now on Rings may be led.
fellowship-event-goal-announced = { $character } announces: the goal is reached.
fellowship-event-goal-reached = { $character } has reached the goal.
fellowship-event-goal-failed = { $character } has failed.
fellowship-event-balrog-wins = The Balrog wins: { $number } against { $number2 }.
fellowship-event-card-turned = Turned up in the pyramid: { $card }.
fellowship-event-card-refilled = { $character } is dealt { $card }.
fellowship-event-round-won = Round { $number } is won.

## Endings and settings

fellowship-outcome-completed = The chapter is won.
fellowship-outcome-failed = A goal was missed: the round is lost.
fellowship-outcome-balrog = The Balrog was stronger: the round is lost.
fellowship-option-chapter = Chapter
fellowship-option-chapter-1 = 1: A Long-Expected Party
fellowship-option-chapter-2 = 2: A Little Delay in the Shire
fellowship-option-chapter-3 = 3: The Ring Sets Out
fellowship-option-chapter-4 = 4: Conspiracy in Crickhollow
fellowship-option-chapter-5 = 5: The Old Forest
fellowship-option-chapter-6 = 6: Fog on the Barrow-downs
fellowship-option-chapter-7 = 7: At the Sign of the Prancing Pony
fellowship-option-chapter-8 = 8: A Knife in the Dark
fellowship-option-chapter-9 = 9: Flight to the Ford
fellowship-option-chapter-10 = 10: Recovery in Rivendell
fellowship-option-chapter-11 = 11: The Council of Elrond
fellowship-option-chapter-12 = 12: Delayed in Isengard
fellowship-option-chapter-13 = 13: The Ring Goes South
fellowship-option-chapter-14 = 14: The Mines of Moria
fellowship-option-chapter-15 = 15: The Leaves of Lothlórien
fellowship-option-chapter-16 = 16: The Mirror of Galadriel
fellowship-option-chapter-17 = 17: The Great River
fellowship-option-chapter-18 = 18: The Breaking of the Fellowship
fellowship-option-chapter-endless = { fellowship-chapter-endless }
fellowship-option-glorfindel-exchange = Glorfindel’s set-up
fellowship-option-glorfindel-exchange-each-other-simultaneously = he swaps a card with everybody at the same moment
fellowship-option-glorfindel-exchange-none = he only takes the lost card
fellowship-option-aragorn-exchange = With whom Aragorn exchanges
fellowship-option-aragorn-exchange-gimli-or-legolas = Gimli or Legolas
fellowship-option-aragorn-exchange-any = anybody
fellowship-option-shadowfax-return = When Shadowfax takes his card back
fellowship-option-shadowfax-return-any-time = on any of his turns
fellowship-option-shadowfax-return-between-tricks = only between tricks
fellowship-option-chapter18-rivers = Rivers in chapter 18
fellowship-option-chapter18-rivers-ordinary-suit = an ordinary suit
fellowship-option-chapter18-rivers-none = not in the deck
fellowship-option-progress = What is already done in the chapter

## Refusals

reason-cannot-both-win = The goal of { $character } cannot be reached together with that of a character already chosen.
reason-cannot-lead = Only a character with cards left can lead.
reason-card-is-wanted = A threat card asks somebody to win { $card }.
reason-card-not-free = { $card } cannot be handed over.
reason-card-not-in-hand = { $card } is not in this hand.
reason-character-not-here = { $character } is not in this round.
reason-character-taken = { $character } is already taken.
reason-event-not-open = That part of Moria cannot be crossed now.
reason-frodo-follows-ring = Frodo goes to whoever was dealt the 1 of Rings.
reason-frodo-keeps-ring = Frodo never gives the 1 of Rings away.
reason-group-not-open = That group has already finished.
reason-keep-or-redraw = Keep the threat card, or draw another.
reason-must-aim = Choose two numbers first.
reason-must-answer = Answer yes or no first.
reason-must-choose-character = Choose a character first.
reason-must-declare = Declare more or fewer first.
reason-must-follow = { $suit } were led, and this hand must follow.
reason-must-give-card = Give a card first.
reason-must-lay-card-aside = Lay a card aside first.
reason-must-play-card = Play a card first.
reason-not-a-partner = You cannot exchange with this character.
reason-not-decided-yet = The round is not decided yet.
reason-not-for-pyramid = { $character } cannot be the pyramid.
reason-rider-must-ride = The Black Rider must ride in this round.
reason-rings-not-free = You may not lead Rings until one has been played.
reason-starred-first = The starred characters must be chosen first.
reason-threat-not-drawn = That threat card was not drawn.
reason-threat-not-in-deck = That threat card is not in the deck.
reason-card-misplaced = This card is in two places, or in none: { $card }
reason-pyramid-misplaced = The pyramid does not hold the cards of its hand.
reason-tricks-do-not-add-up = The tricks do not add up.
reason-characters-missing = hands: every hand must have a character by now.
reason-promise-impossible = promises: a card that is promised is in the hand that gives it, goes to another, and is still to be handed over.
reason-progress-is-kept = The campaign keeps the progress of the group.

fellowship-help-table = Each hand shows its goal and how far it is met, the cards you know, the cards won, and the suits it lacks. ◀ marks the card that wins the trick.
fellowship-table-won = Won
