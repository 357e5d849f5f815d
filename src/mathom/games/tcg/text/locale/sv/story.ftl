### Berättelsen om De två tornen: en fas i en mening eller två. Delar av meningar börjar med liten bokstav.

tcg-story-set-up = Spelarna väljer sina lekar.
tcg-story-turn = { $you ->
    [who] din omgång
   *[other] omgång för { $who }
}
tcg-story-nothing = { story-who } passade.
tcg-story-times = { $number } × { $card }
tcg-story-deck = { story-who } valde leken { $deck }
tcg-story-bid = { story-who } bjöd { $number ->
    [0] inget
    [one] 1 börda
   *[other] { $number } bördor
}
tcg-story-on = { $card } på { $bearer }
tcg-story-played = { story-who } spelade { $cards }{ $number ->
    [0] {""}
   *[other] {" "}för { $number } skymning
}
tcg-story-wounds = { $card } ({ $number })
tcg-story-healed = läkta sår: { $cards }
tcg-story-burdened = { story-who } fick { $number ->
    [one] 1 börda
   *[other] { $number } bördor
}
tcg-story-ring = { story-who } satte på sig Ringen
tcg-story-won = { $hero } besegrade { $count ->
    [0] hantlangarna
   *[other] { $foes }
}, { $ours } mot { $theirs }
tcg-story-lost = { $hero } förlorade mot { $count ->
    [0] hantlangarna
   *[other] { $foes }
}, { $ours } mot { $theirs }
tcg-story-slew = { $hero } dödade { $foes }, { $ours } mot { $theirs }
tcg-story-fell = { $hero } föll mot { $count ->
    [0] hantlangarna
   *[other] { $foes }
}, { $ours } mot { $theirs }
tcg-story-overwhelmed = { $hero } överväldigades av { $count ->
    [0] hantlangarna
   *[other] { $foes }
}
tcg-story-cancelled = { $hero }: skärmytslingen ställdes in
tcg-story-shot = pilar sårade { $cards }
tcg-story-shot-dead = pilar dödade { $cards }
tcg-story-killed = { $cards } dog
tcg-story-controlled = { story-who } tog kontroll över { $card }
tcg-story-moved = { $named ->
    [yes] brödraskapet
   *[no] { $you ->
        [who] ditt brödraskap
       *[other] brödraskapet ({ $who })
    }
} gick till { $site }, { $number } skymning i poolen
tcg-story-drew-cards = { story-who } drog { $cards }
tcg-story-drew = { story-who } drog { $number } kort
tcg-story-alarm-burdens = { $bearer } bär { $number } av { $goal } bördor.
tcg-story-alarm-site = { $number ->
    [0] { story-who } nådde den sista platsen.
    [one] { story-who } har en plats kvar.
   *[other] { story-who } har { $number } platser kvar.
}
tcg-story-end-site = { $you ->
    [who] du vinner: ditt brödraskap överlevde den sista platsen.
   *[other] { $who } vinner: brödraskapet överlevde den sista platsen.
}
tcg-story-end-fell = { $hero } föll mot { $foes }
tcg-story-end-corrupted = { $number } bördor fördärvade { $bearer }
tcg-story-end-ring = ringbäraren föll
tcg-story-end-left = { $cause }: { $you ->
    [who] du vinner.
   *[other] { $who } vinner.
}
tcg-fact-skirmish = { $card }: { $number } mot { $against }
tcg-fact-wounded = sårar { $card }
tcg-fact-healed = läker { $card }
tcg-fact-site = går till plats { $number }
tcg-fact-burdens-more = bördorna ökar till { $number }
tcg-fact-burdens-fewer = bördorna minskar till { $number }
tcg-fact-minions = { $number ->
    [one] en hantlangare till
   *[other] { $number } hantlangare till
}
tcg-fact-companions = { $number } följeslagare
tcg-fact-twilight-more = lägger till { $number } skymning, { $left } i poolen
tcg-fact-twilight-fewer = använder { $number } skymning, { $left } kvar
