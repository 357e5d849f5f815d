### Berättelsen om Duel: en tur i en mening eller två. Delar av meningar börjar med liten bokstav.

duel-story-card = { $color ->
    [grey] ett grått kort ◆
    [yellow] ett gult kort ●
    [blue] ett blått kort ■
    [green] ett grönt kort ▲
    [red] ett rött kort ✕
   *[purple] ett lila kort ★
}
duel-story-price = { $number ->
    [0] {""}
   *[other] {" "}för { $coin }{ duel-coins }
}
duel-story-took = { story-who } tog { $tile }{ duel-story-price }
duel-story-played = { story-who } spelade { duel-story-card }{ duel-story-price }
duel-story-chained = { story-who } spelade { duel-story-card } gratis genom kedjning ({ $chain })
duel-story-discarded = { story-who } kastade { duel-story-card } och fick { $number ->
    [0] inget: reserven var tom
   *[other] { $coin }{ duel-coins }
}

duel-story-units = { duel-units } i { $region }
duel-story-fortress = { $number ->
    [0] en fästning i { $region }
   *[other] en fästning och { duel-units } i { $region }
}
duel-story-token = en marker för { duel-race-inside } ({ $brief })
duel-story-empty = reserven var tom
duel-story-race = { duel-race-inside } anslöt sig
duel-story-race-again = { duel-race-inside } anslöt sig igen
duel-story-recovered = { $card } kom tillbaka ur kasthögen
duel-story-quest = { $seat ->
    [fellowship] Frodo och Sam gick { duel-steps }{ $left ->
        [0] {" "}och nådde Domedagsberget
       *[other] , { $left } från Domedagsberget
    }
   *[sauron] Nazgûlen red { duel-steps }{ $left ->
        [0] {" "}och hann ifatt Frodo och Sam
       *[other] , { $left } bakom Frodo och Sam
    }
}
duel-story-way = från { $origin } till { $region }
duel-story-marched = { $number ->
    [one] en enhet gick { $ways }
   *[other] { duel-units } gick { $ways }
}
duel-story-in = i { $region }
duel-story-fight = { duel-story-fight-there } { $where }
duel-story-fight-there = { $number ->
    [one] en enhet föll på varje sida
   *[other] { duel-units } föll på varje sida
}
duel-story-lost = { story-foe } förlorade { $things }
duel-story-lost-fortress = fästningen i { $region }
duel-story-bonus = En bonus på vägen: { $bonus }
duel-story-another-turn = en tur till
duel-story-again = { story-who } fick en tur till

duel-story-chapter = Kapitel { $number }
duel-story-chapter-tiles = Kapitel { $number }. { $count ->
    [one] Nytt landmärke: { $tiles }.
   *[other] Nya landmärken: { $tiles }.
}

duel-story-alarm-regions = { story-who } är närvarande i { $number } av 7 regioner: för segern { $count ->
    [one] saknas bara { $missing }.
   *[other] saknas { $missing }.
}
duel-story-alarm-races = { story-who } har stöd av 5 folkslag: ett till ger segern.
duel-story-alarm-quest = { $seat ->
    [fellowship] { $number ->
        [one] Ett steg till, och Ringen är förstörd.
       *[other] { $number } steg till, och Ringen är förstörd.
    }
   *[sauron] { $number ->
        [one] Ett steg till, och Nazgûlen har Ringen.
       *[other] { $number } steg till, och Nazgûlen har Ringen.
    }
}

duel-story-end-conquest = { story-who } är närvarande i alla sju regionerna och vinner{ $number ->
    [0] .
    [one] : { $regions } var den sista som saknades.
   *[other] : { $regions } var de sista som saknades.
}
duel-story-end-races = sex folkslag stöder { $you ->
    [who] dig: du vinner
   *[other] { $who }, som vinner
}.
duel-story-end-quest = { $seat ->
    [fellowship] Frodo och Sam nådde Domedagsberget och Ringen är förstörd
   *[sauron] Nazgûlen hann ifatt Frodo och Sam och tog Ringen
}: { story-who } vinner.
duel-story-end-count = kapitel { $chapter } är slut. { $you ->
    [who] Du
   *[other] { $who }
} vinner med { $number } regioner mot { $less }.
duel-story-end-shared = kapitel { $chapter } är slut. Båda sidor är närvarande i { $number } regioner och delar segern.
duel-story-from-the-start = närvarande från början
duel-fact-regions-more = du blir närvarande i { $number } av 7 regioner
duel-fact-regions-fewer = du är bara närvarande i { $number } av 7 regioner
duel-fact-races = { $number } av 6 folkslag stöder dig
duel-fact-quest = { duel-steps } i uppdraget, { $left } kvar
duel-fact-foe-regions = motståndaren är bara närvarande i { $number } av 7 regioner
duel-fact-foe-coins = motståndaren blir av med { duel-coins }
duel-fact-turn = du får en tur till
duel-fact-skills = ger { $skills } resten av partiet
duel-fact-token = ger en alliansmarker
duel-fact-coins-gained = ger { duel-coins }, { $left } totalt
duel-fact-coins-paid = kostar { duel-coins }, { $left } kvar
duel-fact-opens = { $number ->
    [one] öppnar ett kort för motståndaren
   *[other] öppnar { $number } kort för motståndaren
}

## How a game came to its end

duel-course-who = { $you ->
    [who] du
   *[other] { $who }
}
duel-course-foe = { $you ->
    [foe] du
   *[other] { $foe }
}
duel-course-counted = { $way ->
    [regions] { $number ->
        [one] 1 region
       *[other] { $number } regioner
    }
    [races] { $number ->
        [one] 1 folkslag
       *[other] { $number } folkslag
    }
   *[quest] { duel-steps }
}
duel-course-chapter = när kapitel { $chapter } började hade { duel-course-who } { duel-course-counted } och { duel-course-foe } { $less }.
duel-course-extra-turns = extraturer: { duel-course-who } { $number }, { duel-course-foe } { $less }.
duel-course-near = { duel-course-who } var närmast segern efter drag { $move }, med { $number } av { $needed } { $way ->
    [regions] regioner
    [races] folkslag
   *[quest] steg
}.
duel-course-far = { duel-course-who } kom aldrig halvvägs på någon av de tre vägarna till seger.
