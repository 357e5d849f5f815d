### What the list layout of the card game says.

web-tcg-part-acting = acting
web-tcg-part-active = active
web-tcg-part-adventure-deck = adventure deck
web-tcg-part-against = against
web-tcg-part-ambush = ambush
web-tcg-part-aragorn-60 = Aragorn (60 cards)
web-tcg-part-aragorn-71 = Aragorn (71 cards)
web-tcg-part-archer = archer
web-tcg-part-archery = archery
web-tcg-part-assignment = assignment
web-tcg-part-basic = Basic
web-tcg-part-bearer = Ring-bearer
web-tcg-part-bears = bears
web-tcg-part-burdens = burdens
web-tcg-part-cards = cards
web-tcg-part-character = character
web-tcg-part-companions = companions
web-tcg-part-controlled-by = controlled by
web-tcg-part-custom = own deck
web-tcg-part-damage = damage
web-tcg-part-damage-against = damage against
web-tcg-part-dead = dead pile
web-tcg-part-deck = deck
web-tcg-part-defender = defender
web-tcg-part-deluxe = Deluxe
web-tcg-part-discard = discard pile
web-tcg-part-draw-deck = draw deck
web-tcg-part-exhausted = exhausted
web-tcg-part-fellowship = fellowship
web-tcg-part-fellowships = fellowships here
web-tcg-part-fierce = fierce
web-tcg-part-format = rules
web-tcg-part-gandalf-60 = Gandalf (60 cards)
web-tcg-part-hand = cards in hand
web-tcg-part-hand-cards = known hand
web-tcg-part-id = card
web-tcg-part-keywords = keywords
web-tcg-part-known-top = known top of the deck
web-tcg-part-limit = limit
web-tcg-part-loses = loses
web-tcg-part-lost = has lost
web-tcg-part-made = made
web-tcg-part-maneuver = maneuver
web-tcg-part-may-move = may move again
web-tcg-part-minions = minions
web-tcg-part-moves = moves
web-tcg-part-now = being fought
web-tcg-part-number = number
web-tcg-part-order = order of turns
web-tcg-part-outcome = as it stands
web-tcg-part-overwhelmed = is overwhelmed
web-tcg-part-overwhelms = overwhelms
web-tcg-part-own-deck = your deck
web-tcg-part-owner = owner
web-tcg-part-path = adventure path
web-tcg-part-phase = phase
web-tcg-part-player-1 = player 1
web-tcg-part-player-2 = player 2
web-tcg-part-player-3 = player 3
web-tcg-part-player-4 = player 4
web-tcg-part-players = players
web-tcg-part-price = price now
web-tcg-part-print = card of the set
web-tcg-part-regroup = regroup
web-tcg-part-resistance = resistance
web-tcg-part-resolving = event being played
web-tcg-part-ring = The One Ring
web-tcg-part-ring-bearer = bears the Ring
web-tcg-part-ring-bound = Ring-bound
web-tcg-part-ring-worn = the Ring is worn
web-tcg-part-roaming = roaming
web-tcg-part-set-up = set-up
web-tcg-part-shadow = Shadow
web-tcg-part-site = site
web-tcg-part-skirmish = skirmish
web-tcg-part-skirmishes = skirmishes
web-tcg-part-stacked = stacked here
web-tcg-part-strength = strength
web-tcg-part-support = support area
web-tcg-part-takes-part = may fight and shoot here
web-tcg-part-theoden-60 = Théoden (60 cards)
web-tcg-part-theoden-71 = Théoden (71 cards)
web-tcg-part-tokens = tokens
web-tcg-part-turn = turn
web-tcg-part-twilight = twilight
web-tcg-part-vitality = vitality
web-tcg-part-wins = wins
web-tcg-part-wounds = wounds

## What the board says itself.

web-tcg-borne = { $card }, borne by { $bearer }
web-tcg-burdens = { $burdens } of { $resistance } burdens
web-tcg-dark = Shadow
web-tcg-dead = dead
web-tcg-deck = deck
web-tcg-discard = discard
web-tcg-empty = No cards here.
web-tcg-free = Free Peoples
web-tcg-hand = hand
web-tcg-in-hand = { $card }, costs { $price } now
web-tcg-moves = Moves { $made } of { $limit }
web-tcg-not-played = not yet played
web-tcg-pool = Twilight pool: { $twilight }
web-tcg-rests = Fellowship waits at site { $site }, burdens { $burdens }
web-tcg-score = { $name }, { $strength } against { $against }: { $outcome }
web-tcg-site = Site { $number }, { $name }
web-tcg-sites = sites
web-tcg-stands = As it stands { $strength } : { $against }
web-tcg-strength = strength { $strength }
web-tcg-wounds = { $wounds } of { $vitality } wounds
web-tcg-your-hand = Your hand
web-tcg-all-cards = All
web-tcg-side = Side
web-tcg-culture = Culture
web-tcg-kind = Card type
web-tcg-search = Name, text, keyword, strength>=9 …
# One word each, as it is typed in a search: strength>=9
web-tcg-compare-cost = cost
web-tcg-compare-strength = strength
web-tcg-compare-vitality = vitality
web-tcg-compare-site = site
web-tcg-collection = All cards
web-tcg-any-phase = Any phase
web-tcg-cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-tcg-none-found = No card found.
web-tcg-checks = Checks
web-tcg-checking = Checking …
web-tcg-deck-legal = Legal deck
web-tcg-curve = Twilight curve
web-tcg-curve-at = Cost { $cost }: { $free } Free Peoples, { $dark } Shadow
web-tcg-sample = Sample hand
web-tcg-draw-again = Draw again
web-tcg-take-out = Take out { $card }
web-tcg-put-in = Add { $card }
web-tcg-as-text = Import or export
web-tcg-text-lead = One line for each card: how many, then its name or its number in the set, such as “3 Band of Wild Men”. “bearer”, “ring” and “site” may stand before a card; what follows # is a note.
web-tcg-read-text = Build this deck
web-tcg-from-file = Open a file
web-tcg-to-file = Save as a file
web-tcg-copy = Copy
web-tcg-copied = Text copied.
web-tcg-drop-lines = Remove these lines
web-tcg-take-one = Take one out
web-tcg-show-cards = Show cards
web-tcg-unnamed = New deck
web-tcg-saved = { $name } is saved.
web-tcg-link-copied = Link copied. Anyone who has it can see the deck.
web-tcg-deck-name = Name of the deck
web-tcg-share = Share
web-tcg-play-it = Play with it
web-tcg-is-saved = Saved
web-tcg-save-copy = Save a copy
web-tcg-save = Save
web-tcg-copies = { $count } in deck
web-tcg-add = add
web-tcg-of = { $count } of { $all }
web-tcg-site-at = Site { $number }
web-tcg-not-read = Unreadable lines
web-tcg-my-deck = My { $name }
web-tcg-new-deck = New deck
web-tcg-look = Choose a card to enlarge it.
web-tcg-my-decks = My decks
web-tcg-faults = { $count ->
    [one] 1 thing to fix
   *[other] { $count } things to fix
}
web-tcg-drop-deck = Delete { $name }
web-tcg-no-decks = You have not saved a deck yet.
web-tcg-go-on = Go on with { $name } (not saved)
web-tcg-from-nothing = From scratch
web-tcg-from-starter = Copy a starter deck: { $name }
web-tcg-drop-sure = The deck is deleted for good, and its link stops working.
web-tcg-keep-it = Keep it
web-tcg-takes = { $count ->
    [one] takes 1 wound
   *[other] takes { $count } wounds
}
web-tcg-deals = { $count ->
    [one] deals 1 wound
   *[other] deals { $count } wounds
}
web-tcg-killed = killed: { $names }
web-tcg-lies-at = { $count ->
    [one] 1 card lies at { $place }
   *[other] { $count } cards lie at { $place }
}
web-tcg-response = Response
web-tcg-fight = Fight
web-tcg-path = Path { $site }
web-tcg-pages = Parts of the table
web-tcg-pass-on = Pass until asked
web-tcg-pass-settings = Auto-pass
web-tcg-pass-lead = In the ticked phases you pass without being asked, always after the same short pause, so nobody learns whether you could have played. Any key or tap stops it.
web-tcg-passing = You pass in a moment.
web-tcg-answers = Responses
web-tcg-bring-it = play with it
web-tcg-search-name = Find a card by its name
web-tcg-part-killed = would be killed
web-tcg-then = Then
web-tcg-then-best = At best
web-tcg-then-none = no skirmish
web-tcg-with = With { $card }
web-tcg-with-best = With { $card }, at best
web-tcg-lost-by = { $how ->
    [fallen] the Ring-bearer has fallen
   *[corrupted] the Ring-bearer is corrupted
}
web-tcg-legend-name = { $sign ->
    [strength] Strength
    [vitality] Vitality
    [wound] Wound
    [burden] Burden
    [twilight] Twilight
    [archery] Archery
   *[site] Site
}
web-tcg-legend = { $sign ->
    [free] a culture of the Free Peoples
    [shadow] a culture of the Shadow
    [strength] the higher sum wins a skirmish
    [vitality] this many wounds kill
    [wound] one wound on a character
    [burden] weighs on the Ring-bearer; too many corrupt him
    [twilight] what a card costs, and what the Shadow may spend
    [archery] wounds dealt in the archery phase
   *[site] one of the nine sites of the adventure path
}
web-tcg-legend-culture = { $culture ->
    [dwarven] Dwarven
    [elven] Elven
    [gandalf] Gandalf
    [gondor] Gondor
    [rohan] Rohan
    [shire] Shire
    [dunland] Dunland
    [isengard] Isengard
   *[raider] Raider
}
