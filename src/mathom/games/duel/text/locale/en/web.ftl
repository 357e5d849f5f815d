### The few words that Duel's board in the browser says itself.

web-duel-tile = { $tile ->
    [barad-dur] Barad-dûr
    [bree] Bree
    [erebor] Erebor
    [grey-havens] Grey Havens
    [helms-deep] Helm’s Deep
    [isengard] Isengard
   *[minas-tirith] Minas Tirith
}
web-duel-pile = { $color ->
    [grey] Skills
    [yellow] Coins
    [blue] Quest
    [green] Races
    [red] Units
   *[purple] Moves
}
web-duel-card = { $color ->
    [grey] Grey
    [yellow] Yellow
    [blue] Blue
    [green] Green
    [red] Red
   *[purple] Purple
} card, chapter { $chapter }
web-duel-face-down = Face-down card, chapter { $chapter }
web-duel-row = Row { $row }
web-duel-covered = covered by other cards
web-duel-free = Free
web-duel-pay = pay
web-duel-short = { $number } short
web-duel-took = taken last
web-duel-play-free = Play free
web-duel-play-for = Play for
web-duel-play-short = Play: { $number ->
    [one] 1 coin short
   *[other] { $number } coins short
}
web-duel-discard-for = Discard for
web-duel-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
web-duel-ways = Ways to win
web-duel-how-won = How it was won
web-duel-at-move = move { $move }
web-duel-from-start = from the start
web-duel-last-turns = Last turns
web-duel-eagle = The Eagle
web-duel-quest-of = Quest of the Ring: { $number } of { $of }
web-duel-races-of = Races: { $number } of { $of }
web-duel-regions-of = Regions: { $number } of { $of }
web-duel-skills = Skills
web-duel-tableau = Cards played
web-duel-show-tableau = Show everything { $name } has
web-duel-tokens = Alliance tokens
web-duel-units = units
web-duel-units-here = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
web-duel-forts = fortresses
web-duel-supply = { $units } units and { $forts } fortresses left
web-duel-quest = Quest of the Ring
web-duel-to-ring = { $number } to the Ring
web-duel-to-doom = { $number } to Mount Doom
web-duel-map = Map of Middle-earth
web-duel-region-holds = { $region }: Fellowship { $free }, Sauron { $dark }{ $fortress ->
    [fellowship] , fortress of the Fellowship
    [sauron] , fortress of Sauron
   *[none] {""}
}
web-duel-alliances = Alliances
web-duel-stack = { $race }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
} left
web-duel-layout = Cards of chapter { $chapter }
web-duel-landmarks = Landmarks
web-duel-more-tiles = { $number } more face down
web-duel-remains = What remains
web-duel-unseen = Not yet seen: { $number }, { $aside } of them set aside
web-duel-seen-aside = Set aside, seen by you
web-duel-discarded = Discard pile: { $number }
web-duel-out = Out of the game: { $number }
web-duel-reserve = Reserve: { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
web-duel-stack-tokens = Tokens in the stacks
web-duel-tile-stack = Landmarks to come
web-duel-look = Look at the table
web-duel-back = Back to the choice
web-duel-nothing = none
web-duel-frees = Makes free later
web-duel-you = You

## What the parts of a view are called: its keys and words, for the list layout and the board

web-duel-part-chapter = Chapter
web-duel-part-turn = Turn
web-duel-part-extra-turns = Extra turns
web-duel-part-reserve = Coins in the reserve
web-duel-part-layout = Cards of the chapter
web-duel-part-state = State
web-duel-part-taken = taken
web-duel-part-face-down = face down
web-duel-part-face-up = face up, covered by others
web-duel-part-available = free to take
web-duel-part-card = Card
web-duel-part-price = Price
web-duel-part-coins = Coins
web-duel-part-bought = Skills to buy
web-duel-part-chain = Free by a chain
web-duel-part-surcharge = For your fortresses
web-duel-part-tiles = Landmarks
web-duel-part-tile = Landmark
web-duel-part-tile-stack = Landmarks to come
web-duel-part-regions = Regions
web-duel-part-units = Units
web-duel-part-fortress = Fortress
web-duel-part-players = Both sides
web-duel-part-quest = Steps on the quest
web-duel-part-supply = Units left
web-duel-part-discard-income = Coins for a discarded card
web-duel-part-cards = Cards played
web-duel-part-tokens = Alliance tokens
web-duel-part-skills = Skills
web-duel-part-chains = Chain symbols
web-duel-part-races = Races
web-duel-part-races-supporting = Races in support
web-duel-part-regions-present = Regions with a presence
web-duel-part-trio-used = Token for three races taken
web-duel-part-stacks = Stacks of alliance tokens
web-duel-part-count = Tokens left
web-duel-part-top = On top, known
web-duel-part-rest = Also in the stack
web-duel-part-discard = Discard pile
web-duel-part-out = Out of the game
web-duel-part-set-aside = Cards set aside
web-duel-part-set-aside-seen-by = Set aside, seen by
web-duel-part-set-aside-known = Set aside, known to you
web-duel-part-unseen = Not yet seen
web-duel-part-fellowship = The Fellowship
web-duel-part-sauron = Sauron
web-duel-part-lindon = Lindon
web-duel-part-arnor = Arnor
web-duel-part-rhovanion = Rhovanion
web-duel-part-enedwaith = Enedwaith
web-duel-part-rohan = Rohan
web-duel-part-gondor = Gondor
web-duel-part-mordor = Mordor
web-duel-part-elves = Elves
web-duel-part-dwarves = Dwarves
web-duel-part-hobbits = Hobbits
web-duel-part-humans = Humans
web-duel-part-ents = Ents
web-duel-part-wizards = Wizards
web-duel-part-ruse = Ruse
web-duel-part-strength = Strength
web-duel-part-courage = Courage
web-duel-part-knowledge = Knowledge
web-duel-part-leadership = Leadership
web-duel-part-fish = fish
web-duel-part-horse = horse
web-duel-part-backpack = backpack
web-duel-part-anvil = anvil
web-duel-part-harp = harp
web-duel-part-horseshoe = horseshoe
web-duel-part-pot = pot
web-duel-part-bow = bow
web-duel-part-helmet = helmet
web-duel-part-sword = sword
web-duel-part-chest = chest
web-duel-part-campfire = campfire
web-duel-part-bedroll = bedroll
web-duel-part-scroll = scroll
web-duel-part-acorn = acorn
web-duel-part-armor = armour
web-duel-part-axe = axe
web-duel-legend-colour = { $color ->
    [grey] skills that pay for cards
    [yellow] coins
    [blue] steps on the quest of the Ring
    [green] support of a race
    [red] units on the map
   *[purple] moves and other manoeuvres
}
web-duel-legend = { $sign ->
    [skill] a skill
    [race] a race that may support you
    [fellowship] A unit of the Fellowship
    [sauron] A unit of Sauron
    [frodo] Frodo and Sam on the quest
    [nazgul] The Nazgûl who follow them
    [fortress-fellowship] A fortress of the Fellowship
    [fortress-sauron] A fortress of Sauron
    [free] Free by a chain symbol
    [eagle] The Eagle: counts as one more race
   *[turn] Another turn
}
