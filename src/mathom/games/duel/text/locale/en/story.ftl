### The story of Duel: a turn in a sentence or two. Parts of sentences begin with a small letter.

duel-story-card = { $color ->
    [grey] a grey card ◆
    [yellow] a yellow card ●
    [blue] a blue card ■
    [green] a green card ▲
    [red] a red card ✕
   *[purple] a purple card ★
}
duel-story-price = { $number ->
    [0] {""}
   *[other] {" "}for { $coin }{ duel-coins }
}
duel-story-took = { story-who } took { $tile }{ duel-story-price }
duel-story-played = { story-who } played { duel-story-card }{ duel-story-price }
duel-story-chained = { story-who } played { duel-story-card } for free, by the { $chain } chain
duel-story-discarded = { story-who } discarded { duel-story-card } for { $number ->
    [0] nothing: the reserve was empty
   *[other] { $coin }{ duel-coins }
}

duel-story-units = { duel-units } in { $region }
duel-story-fortress = { $number ->
    [0] a fortress in { $region }
   *[other] a fortress and { duel-units } in { $region }
}
duel-story-token = a token of { duel-race-inside } ({ $brief })
duel-story-empty = the reserve was empty
duel-story-race = { duel-race-inside } joined
duel-story-race-again = { duel-race-inside } joined once more
duel-story-recovered = { $card } came back from the discard pile
duel-story-quest = { $seat ->
    [fellowship] Frodo and Sam walked { duel-steps }{ $left ->
        [0] {" "}to Mount Doom
       *[other] , { $left } from Mount Doom
    }
   *[sauron] the Nazgûl rode { duel-steps }{ $left ->
        [0] {" "}and caught Frodo and Sam
       *[other] , { $left } behind Frodo and Sam
    }
}
duel-story-way = from { $origin } to { $region }
duel-story-marched = { $number ->
    [one] a unit marched { $ways }
   *[other] { duel-units } marched { $ways }
}
duel-story-in = in { $region }
duel-story-fight = { duel-story-fight-there } { $where }
duel-story-fight-there = { $number ->
    [one] one unit fell on each side
   *[other] { duel-units } fell on each side
}
duel-story-lost = { story-foe } lost { $things }
duel-story-lost-fortress = the fortress in { $region }
duel-story-bonus = A bonus on the way: { $bonus }
duel-story-another-turn = another turn
duel-story-again = { story-who } earned another turn

duel-story-chapter = Chapter { $number }
duel-story-chapter-tiles = Chapter { $number }. { $count ->
    [one] New landmark: { $tiles }.
   *[other] New landmarks: { $tiles }.
}

duel-story-alarm-regions = { $you ->
    [who] you are
   *[other] { $who } is
} present in { $number } of 7 regions: { $count ->
    [one] only { $missing } is missing.
   *[other] { $missing } would win the game.
}
duel-story-alarm-races = { $you ->
    [who] you have
   *[other] { $who } has
} the support of 5 races: one more wins the game.
duel-story-alarm-quest = { $seat ->
    [fellowship] { $number ->
        [one] One more step, and the Ring is destroyed.
       *[other] { $number } more steps, and the Ring is destroyed.
    }
   *[sauron] { $number ->
        [one] One more step, and the Nazgûl have the Ring.
       *[other] { $number } more steps, and the Nazgûl have the Ring.
    }
}

duel-story-end-conquest = { $you ->
    [who] you are present in all seven regions and win
   *[other] { $who } is present in all seven regions and wins
}{ $number ->
    [0] .
    [one] : { $regions } was the last one.
   *[other] : { $regions } were the last ones.
}
duel-story-end-races = six races support { $you ->
    [who] you: you win
   *[other] { $who }, who wins
}.
duel-story-end-quest = { $seat ->
    [fellowship] Frodo and Sam reached Mount Doom and the Ring is destroyed
   *[sauron] the Nazgûl caught Frodo and Sam and took the Ring
}: { $you ->
    [who] you win
   *[other] { $who } wins
}.
duel-story-end-count = chapter { $chapter } is over. { $you ->
    [who] You win with { $number } regions to { $less }.
   *[other] { $who } wins with { $number } regions to { $less }.
}
duel-story-end-shared = chapter { $chapter } is over. Both sides are present in { $number } regions and share the victory.
duel-story-from-the-start = present from the start
duel-fact-regions-more = makes you present in { $number } of 7 regions
duel-fact-regions-fewer = leaves you present in { $number } of 7 regions
duel-fact-races = { $number } of 6 races support you
duel-fact-quest = { duel-steps } on the quest, { $left } to go
duel-fact-foe-regions = leaves the opponent present in { $number } of 7 regions
duel-fact-foe-coins = the opponent loses { duel-coins }
duel-fact-turn = you take another turn
duel-fact-skills = gives { $skills } for the rest of the game
duel-fact-token = gives an alliance token
duel-fact-coins-gained = gives { duel-coins }, { $left } in all
duel-fact-coins-paid = costs { duel-coins }, { $left } left
duel-fact-opens = { $number ->
    [one] opens one card for the opponent
   *[other] opens { $number } cards for the opponent
}

## How a game came to its end

duel-course-who = { $you ->
    [who] you
   *[other] { $who }
}
duel-course-foe = { $you ->
    [foe] you
   *[other] { $foe }
}
duel-course-counted = { $way ->
    [regions] { $number ->
        [one] 1 region
       *[other] { $number } regions
    }
    [races] { $number ->
        [one] 1 race
       *[other] { $number } races
    }
   *[quest] { duel-steps }
}
duel-course-chapter = when chapter { $chapter } began, { duel-course-who } had { duel-course-counted } and { duel-course-foe } { $less }.
duel-course-extra-turns = extra turns: { duel-course-who } { $number }, { duel-course-foe } { $less }.
duel-course-near = { $you ->
    [who] you were
   *[other] { $who } was
} closest to winning after move { $move }, with { $number } of { $needed } { $way ->
    [regions] regions
    [races] races
   *[quest] steps
}.
duel-course-far = { $you ->
    [who] you
   *[other] { $who }
} never got halfway on any of the three ways to win.
