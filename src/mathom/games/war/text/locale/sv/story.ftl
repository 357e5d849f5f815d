### Berättelsen om Ringens krig: en tärning i en mening eller två. Delar av meningar börjar med liten bokstav.

war-story-seat = { $seat ->
    [free-peoples] de fria folkens spelare
    [shadow] Skuggans spelare
    [saruman] Saruman
   *[other] Rohan
}
war-story-turn = Omgång { $number }
war-story-turn-cards = Omgång { $number }. Du drog { $cards }.
war-story-dice = { $number } { $die }
war-story-side = { $side ->
    [free-peoples] de fria folken
    [shadow] Skuggan
   *[person] { story-who }
}
war-story-wins = { war-story-side } vinner
war-story-rolled = { war-story-side } slog { $dice }
war-story-ring = { story-who } använde en alvring: { $die } blev { $into }
war-story-played = { story-who } spelade ”{ $card }”
war-story-played-drew = { war-story-played } och drog { $number ->
    [one] ett kort
   *[other] { $number } kort
}
war-story-attacked = { story-who } anföll { THE($place) } { FROM($origin) }
war-story-stormed = { story-who } stormade { THE($place) }
war-story-sortie = { story-who } gjorde ett utfall { FROM($place) }
war-story-losses = { $attackers ->
    [0] { $defenders ->
        [0] ingen föll
        [one] försvararna förlorade en enhet
       *[other] försvararna förlorade { $defenders } enheter
    }
    [one] { $defenders ->
        [0] anfallarna förlorade en enhet
        [one] varje sida förlorade en enhet
       *[other] anfallarna förlorade en enhet, försvararna { $defenders }
    }
   *[other] { $defenders ->
        [0] anfallarna förlorade { $attackers } enheter
       *[other] anfallarna förlorade { $attackers } enheter, försvararna { $defenders }
    }
}
war-story-retreated = försvararna drog sig tillbaka { TO($place) }
war-story-withdrew = försvararna drog sig in i fästet
war-story-ceased = anfallet avbröts
war-story-way = { $origin } → { $place }
war-story-marched = { story-who } { $number ->
    [one] flyttade en här
   *[other] flyttade härar
}: { $ways }
war-story-path = { $figure } { TO($place) }
war-story-moved = { story-who } flyttade { $ways }
war-story-at = { $things } { IN($place) }
war-story-mustered = { story-who } rekryterade { $things }
war-story-to-war = { story-who } förde { $nation } i krig
war-story-swayed = { story-who } förde { $nation } närmare krig, { $number ->
    [one] ett steg kvar
   *[other] { $number } steg kvar
}
war-story-entered = { story-who } satte { $names } i spel { IN($place) }
war-story-drew-card = { story-who } drog { $cards }
war-story-drew = { story-who } drog ett kort ur { $decks }
war-story-mordor = { story-who } förde Ringbärarna till steg { $number } av { $doom } i Mordor
war-story-walked = { story-who } flyttade brödraskapet till steg { $number }
war-story-hid = { story-who } gömde brödraskapet igen
war-story-separated = { story-who } skickade { $names } från brödraskapet { TO($place) }
war-story-passed = { story-who } passade
war-story-used = { story-who } använde en tärning ({ $die })
war-story-hunt-tile = jakten drog { $tile }
war-story-hunt-missed = jakten fann inget
war-story-corruption = fördärvet steg till { $number }
war-story-healed = fördärvet sjönk till { $number }
war-story-lost = { $character } gick förlorad
war-story-declared = brödraskapet tillkännagavs { IN($place) }
war-story-revealed = brödraskapet röjdes { IN($place) }
war-story-in-mordor = Ringbärarna gick in i Mordor
war-story-stopped = Ringbärarna hejdades
war-story-guide = { $character } blev vägvisare
war-story-gollum = Gollum blev vägvisare
war-story-siege = { THE($place) } belägrades
war-story-fell = { THE($places) } föll
war-story-retaken = { $number ->
   *[other] { THE($places) } återtogs
}
war-story-at-war = { $number ->
   *[other] { $nations } gick i krig
}
war-story-fallen = { $number ->
    [one] en enhet föll { IN($where) }
   *[other] { $number } enheter föll { IN($where) }
}
war-story-tile-added = dess bricka lades i jaktförrådet
war-story-card-walked = brödraskapet gick till steg { $number }
war-story-card-hid = brödraskapet gömde sig igen
war-story-alarm-points = { war-story-side }: { $number } av { $goal } poäng.
war-story-alarm-corruption = fördärv { $number } av { $goal }: { $left } till, och Ringbärarna är förlorade.
war-story-alarm-doom = { $number ->
    [one] ett steg till Domedagsklyftan.
   *[other] { $number } steg till Domedagsklyftan.
}
war-story-end-corruption = fördärvet nådde { $number } och Ringbärarna är förlorade: { war-story-wins }.
war-story-end-ring = Ringen är förstörd i Domedagsklyftan, med fördärvet på { $number }: { war-story-wins }.
war-story-end-conquest = { war-story-wins } med { $number } poäng: { $falls } föll.
war-story-fall = { THE($place) } (omgång { $number })
war-story-left = { $number ->
   *[other] { $names } lämnade brödraskapet och gick { TO($place) }
}
war-story-stirred = { $number ->
   *[other] { $nations } närmade sig krig
}
war-story-quoted = ”{ $name }”
war-fact-takes = tar { THE($place) }
war-fact-besieges = belägrar { THE($place) }
war-fact-points = { $number } av { $goal } poäng
war-fact-recruits = { $number ->
    [one] en enhet till { IN($place) }
   *[other] { $number } enheter till { IN($place) }
}
war-fact-fallen = { $number ->
    [one] fienden förlorar en enhet
   *[other] fienden förlorar { $number } enheter
}
war-fact-enters = { $character } kommer i spel
war-fact-leaves = { $character } lämnar brödraskapet
war-fact-at-war = { $nation }: i krig
war-fact-nearer = { $nation }: { $number ->
    [one] ett steg till krig
   *[other] { $number } steg till krig
}
war-fact-progress = brödraskapet går till steg { $number }
war-fact-hidden = brödraskapet är gömt igen
war-fact-corruption = fördärv { $number } av 12
war-fact-weak = { $number ->
    [0] lämnar { THE($place) } utan enheter
   *[other] lämnar { THE($place) } med en enhet
}
