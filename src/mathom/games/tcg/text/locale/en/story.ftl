### The story of The Two Towers: a phase in a sentence or two. Parts of sentences begin with a small letter.

tcg-story-set-up = The players choose their decks.
tcg-story-turn = { $you ->
    [who] your turn
   *[other] { $who }’s turn
}
tcg-story-nothing = { story-who } passed.
tcg-story-times = { $number } × { $card }
tcg-story-deck = { story-who } chose the deck { $deck }
tcg-story-bid = { story-who } bid { $number ->
    [0] nothing
    [one] 1 burden
   *[other] { $number } burdens
}
tcg-story-on = { $card } on { $bearer }
tcg-story-played = { story-who } played { $cards }{ $number ->
    [0] {""}
   *[other] {" "}for { $number } twilight
}
tcg-story-wounds = { $card } ({ $number })
tcg-story-healed = wounds healed: { $cards }
tcg-story-burdened = { story-who } took { $number ->
    [one] 1 burden
   *[other] { $number } burdens
}
tcg-story-ring = { story-who } put on the Ring
tcg-story-won = { $hero } beat { $count ->
    [0] the minions
   *[other] { $foes }
}, { $ours } to { $theirs }
tcg-story-lost = { $hero } lost to { $count ->
    [0] the minions
   *[other] { $foes }
}, { $ours } to { $theirs }
tcg-story-slew = { $hero } killed { $foes }, { $ours } to { $theirs }
tcg-story-fell = { $hero } fell to { $count ->
    [0] the minions
   *[other] { $foes }
}, { $ours } to { $theirs }
tcg-story-overwhelmed = { $hero } was overwhelmed by { $count ->
    [0] the minions
   *[other] { $foes }
}
tcg-story-cancelled = the skirmish of { $hero } was cancelled
tcg-story-shot = arrows wounded { $cards }
tcg-story-shot-dead = arrows killed { $cards }
tcg-story-killed = { $cards } died
tcg-story-controlled = { story-who } took control of { $card }
tcg-story-moved = { $named ->
    [yes] the fellowship
   *[no] { $you ->
        [who] your fellowship
       *[other] { $who }’s fellowship
    }
} moved to { $site }, { $number } twilight in the pool
tcg-story-drew-cards = { story-who } drew { $cards }
tcg-story-drew = { story-who } drew { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tcg-story-alarm-burdens = { $bearer } carries { $number } of { $goal } burdens.
tcg-story-alarm-site = { $you ->
    [who] { $number ->
        [0] you have reached the last site.
        [one] you have one site to go.
       *[other] you have { $number } sites to go.
    }
   *[other] { $number ->
        [0] { $who } has reached the last site.
        [one] { $who } has one site to go.
       *[other] { $who } has { $number } sites to go.
    }
}
tcg-story-end-site = { $you ->
    [who] you win: your fellowship survived the last site.
   *[other] { $who } wins: the fellowship survived the last site.
}
tcg-story-end-fell = { $hero } fell to { $foes }
tcg-story-end-corrupted = { $bearer } was corrupted by { $number } burdens
tcg-story-end-ring = the Ring-bearer fell
tcg-story-end-left = { $cause }: { $you ->
    [who] you win.
   *[other] { $who } wins.
}
tcg-fact-skirmish = { $card }: { $number } against { $against }
tcg-fact-wounded = wounds { $card }
tcg-fact-healed = heals { $card }
tcg-fact-site = moves to site { $number }
tcg-fact-burdens-more = burdens rise to { $number }
tcg-fact-burdens-fewer = burdens fall to { $number }
tcg-fact-minions = { $number ->
    [one] one more minion
   *[other] { $number } more minions
}
tcg-fact-companions = { $number } companions
tcg-fact-twilight-more = adds { $number } twilight, { $left } in the pool
tcg-fact-twilight-fewer = spends { $number } twilight, { $left } left
