### The few words that Duel's board in the browser says itself.

web-duel-side = { $side ->
    [fellowship] The Fellowship
   *[sauron] Sauron
}
web-duel-region = { $region ->
    [lindon] Lindon
    [arnor] Arnor
    [rhovanion] Rhovanion
    [enedwaith] Enedwaith
    [rohan] Rohan
    [gondor] Gondor
   *[mordor] Mordor
}
web-duel-tile = { $tile ->
    [barad-dur] Barad-dûr
    [bree] Bree
    [erebor] Erebor
    [grey-havens] Grey Havens
    [helms-deep] Helm's Deep
    [isengard] Isengard
   *[minas-tirith] Minas Tirith
}
web-duel-race = { $race ->
    [elves] Elves
    [dwarves] Dwarves
    [hobbits] Hobbits
    [humans] Humans
    [ents] Ents
    [wizards] Wizards
   *[eagle] Eagle
}
web-duel-skill = { $skill ->
    [ruse] Ruse
    [strength] Strength
    [courage] Courage
    [knowledge] Knowledge
   *[leadership] Leadership
}
web-duel-pile = { $color ->
    [grey] Skills
    [yellow] Coins
    [blue] Quest
    [green] Races
    [red] Units
   *[purple] Tactics
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
web-duel-quest-of = Quest of the Ring: { $number } of { $of }
web-duel-races-of = Races: { $number } of { $of }
web-duel-regions-of = Regions: { $number } of { $of }
web-duel-skills = Skills
web-duel-tableau = Cards played
web-duel-show-tableau = Show all pieces of { $name }
web-duel-tokens = Alliance tokens
web-duel-units = units
web-duel-forts = forts left
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
web-duel-discarded = Discard: { $number }
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
web-duel-frees = Frees later
web-duel-you = You
