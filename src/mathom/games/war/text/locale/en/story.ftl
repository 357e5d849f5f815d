### The story of War of the Ring: a die in a sentence or two. Parts of sentences begin with a small letter.

war-story-seat = { $seat ->
    [free-peoples] the Free Peoples player
    [shadow] the Shadow player
    [saruman] Saruman
   *[other] Rohan
}
war-story-turn = Turn { $number }
war-story-turn-cards = Turn { $number }. You drew { $cards }.
war-story-dice = { $number } { $die }
war-story-side = { $side ->
    [free-peoples] the Free Peoples
    [shadow] the Shadow
   *[person] { story-who }
}
war-story-wins = { $side ->
    [free-peoples] the Free Peoples win
    [shadow] the Shadow wins
   *[person] { $you ->
        [who] you win
       *[other] { $who } wins
    }
}
war-story-rolled = { war-story-side } rolled { $dice }
war-story-ring = { story-who } used an Elven Ring: { $die } became { $into }
war-story-played = { story-who } played “{ $card }”
war-story-played-drew = { war-story-played } and drew { $number ->
    [one] a card
   *[other] { $number } cards
}
war-story-attacked = { story-who } attacked { THE($place) } { FROM($origin) }
war-story-stormed = { story-who } stormed { THE($place) }
war-story-sortie = { story-who } made a sortie { FROM($place) }
war-story-losses = { $attackers ->
    [0] { $defenders ->
        [0] nobody fell
        [one] the defenders lost one unit
       *[other] the defenders lost { $defenders } units
    }
    [one] { $defenders ->
        [0] the attackers lost one unit
        [one] each side lost one unit
       *[other] the attackers lost one unit, the defenders { $defenders }
    }
   *[other] { $defenders ->
        [0] the attackers lost { $attackers } units
       *[other] the attackers lost { $attackers } units, the defenders { $defenders }
    }
}
war-story-retreated = the defenders fell back { TO($place) }
war-story-withdrew = the defenders withdrew into the stronghold
war-story-ceased = the attack was broken off
war-story-way = { $origin } → { $place }
war-story-marched = { story-who } { $number ->
    [one] moved an army
   *[other] moved armies
}: { $ways }
war-story-path = { $figure } { TO($place) }
war-story-moved = { story-who } moved { $ways }
war-story-at = { $things } { IN($place) }
war-story-mustered = { story-who } recruited { $things }
war-story-to-war = { story-who } brought { $nation } to war
war-story-swayed = { story-who } moved { $nation } towards war, { $number ->
    [one] one step left
   *[other] { $number } steps left
}
war-story-entered = { story-who } brought { $names } into play { IN($place) }
war-story-drew-card = { story-who } drew { $cards }
war-story-drew = { story-who } drew a card from { $decks }
war-story-mordor = { story-who } led the Ring-bearers to step { $number } of { $doom } in Mordor
war-story-walked = { story-who } moved the Fellowship to step { $number }
war-story-hid = { story-who } hid the Fellowship again
war-story-separated = { story-who } sent { $names } from the Fellowship { TO($place) }
war-story-passed = { story-who } passed
war-story-used = { story-who } used a die ({ $die })
war-story-hunt-tile = the Hunt drew { $tile }
war-story-hunt-missed = the Hunt found nothing
war-story-corruption = corruption rose to { $number }
war-story-healed = corruption fell to { $number }
war-story-lost = { $character } was lost
war-story-declared = the Fellowship was declared { IN($place) }
war-story-revealed = the Fellowship was revealed { IN($place) }
war-story-in-mordor = the Ring-bearers entered Mordor
war-story-stopped = the Ring-bearers were stopped
war-story-guide = { $character } became the Guide
war-story-gollum = Gollum became the Guide
war-story-siege = { THE($place) } came under siege
war-story-fell = { THE($places) } fell
war-story-retaken = { $number ->
    [one] { THE($places) } was retaken
   *[other] { THE($places) } were retaken
}
war-story-at-war = { $number ->
   *[other] { $nations } went to war
}
war-story-fallen = { $number ->
    [one] one unit fell { IN($where) }
   *[other] { $number } units fell { IN($where) }
}
war-story-tile-added = its tile went into the Hunt pool
war-story-card-walked = the Fellowship moved to step { $number }
war-story-card-hid = the Fellowship hid again
war-story-alarm-points = { war-story-side }: { $number } of { $goal } points.
war-story-alarm-corruption = corruption { $number } of { $goal }: { $left ->
    [one] one more and the Ring-bearers are lost.
   *[other] { $left } more and the Ring-bearers are lost.
}
war-story-alarm-doom = { $number ->
    [one] one step to the Crack of Doom.
   *[other] { $number } steps to the Crack of Doom.
}
war-story-end-corruption = corruption reached { $number } and the Ring-bearers are lost: { war-story-wins }.
war-story-end-ring = the Ring is destroyed in the Crack of Doom, with corruption at { $number }: { war-story-wins }.
war-story-end-conquest = { war-story-wins } with { $number } points: { $falls } fell.
war-story-fall = { THE($place) } (turn { $number })
war-story-left = { $number ->
   *[other] { $names } left the Fellowship for { THE($place) }
}
war-story-stirred = { $number ->
   *[other] { $nations } moved towards war
}
war-story-quoted = “{ $name }”
war-fact-takes = takes { THE($place) }
war-fact-besieges = besieges { THE($place) }
war-fact-points = { $number } of { $goal } points
war-fact-recruits = { $number ->
    [one] one more unit { IN($place) }
   *[other] { $number } more units { IN($place) }
}
war-fact-fallen = { $number ->
    [one] the enemy loses one unit
   *[other] the enemy loses { $number } units
}
war-fact-enters = { $character } enters play
war-fact-leaves = { $character } leaves the Fellowship
war-fact-at-war = { $nation }: at war
war-fact-nearer = { $nation }: { $number ->
    [one] one step to war
   *[other] { $number } steps to war
}
war-fact-progress = the Fellowship moves to step { $number }
war-fact-hidden = the Fellowship is hidden again
war-fact-corruption = corruption { $number } of 12
war-fact-weak = { $number ->
    [0] leaves { THE($place) } without units
   *[other] leaves { THE($place) } with one unit
}
