### La cronaca de Le Due Torri: una fase in una frase o due. Le parti di frase iniziano in minuscolo.

tcg-story-set-up = I giocatori scelgono i mazzi.
tcg-story-turn = { $you ->
    [who] il tuo turno
   *[other] turno di { $who }
}
tcg-story-nothing = { story-who } passato.
tcg-story-times = { $number } × { $card }
tcg-story-deck = { story-who } scelto il mazzo { $deck }
tcg-story-bid = { story-who } puntato { $number ->
    [0] nulla
    [one] 1 fardello
   *[other] { $number } fardelli
}
tcg-story-on = { $card } su { $bearer }
tcg-story-played = { story-who } giocato { $cards }{ $number ->
    [0] {""}
   *[other] {" "}per { $number } di crepuscolo
}
tcg-story-wounds = { $card } ({ $number })
tcg-story-healed = ferite curate: { $cards }
tcg-story-burdened = { story-who } ricevuto { $number ->
    [one] 1 fardello
   *[other] { $number } fardelli
}
tcg-story-ring = { story-who } indossato l’Anello
tcg-story-won = { $hero } ha battuto { $count ->
    [0] i servitori
   *[other] { $foes }
}, { $ours } a { $theirs }
tcg-story-lost = { $hero } ha perso contro { $count ->
    [0] i servitori
   *[other] { $foes }
}, { $ours } a { $theirs }
tcg-story-slew = { $hero } ha ucciso { $foes }, { $ours } a { $theirs }
tcg-story-fell = { $count ->
    [0] i servitori hanno
    [one] { $foes } ha
   *[other] { $foes } hanno
} ucciso { $hero }, { $theirs } a { $ours }
tcg-story-overwhelmed = { $count ->
    [0] i servitori hanno
    [one] { $foes } ha
   *[other] { $foes } hanno
} sopraffatto { $hero }
tcg-story-cancelled = la schermaglia di { $hero } è stata annullata
tcg-story-shot = le frecce hanno ferito { $cards }
tcg-story-shot-dead = le frecce hanno ucciso { $cards }
tcg-story-killed = caduti: { $cards }
tcg-story-controlled = { story-who } preso il controllo di { $card }
tcg-story-moved = { $named ->
    [yes] la Compagnia ha
   *[no] { story-who }
} raggiunto { $site }, { $number } segnalini nella zona del crepuscolo
tcg-story-drew-cards = { story-who } pescato { $cards }
tcg-story-drew = { story-who } pescato { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
tcg-story-alarm-burdens = { $bearer } porta { $number } fardelli su { $goal }.
tcg-story-alarm-site = { $number ->
    [0] { story-who } raggiunto l’ultimo sito.
    [one] { story-who } ancora un sito da raggiungere.
   *[other] { story-who } ancora { $number } siti da raggiungere.
}
tcg-story-end-site = { $you ->
    [who] vinci: la tua Compagnia è sopravvissuta all’ultimo sito.
   *[other] { $who } vince: la Compagnia è sopravvissuta all’ultimo sito.
}
tcg-story-end-fell = { $hero } cade contro { $foes }
tcg-story-end-corrupted = { $number } fardelli hanno corrotto { $bearer }
tcg-story-end-ring = il Portatore dell’Anello cade
tcg-story-end-left = { $cause }: { $you ->
    [who] vinci.
   *[other] { $who } vince.
}
tcg-fact-skirmish = { $card }: { $number } contro { $against }
tcg-fact-wounded = ferisce { $card }
tcg-fact-healed = cura { $card }
tcg-fact-site = muove al sito { $number }
tcg-fact-burdens-more = i fardelli salgono a { $number }
tcg-fact-burdens-fewer = i fardelli scendono a { $number }
tcg-fact-minions = { $number ->
    [one] un servitore in più
   *[other] { $number } servitori in più
}
tcg-fact-companions = { $number } compagni
tcg-fact-twilight-more = aggiunge { $number ->
    [one] 1 segnalino crepuscolo
   *[other] { $number } segnalini crepuscolo
}, { $left } nella zona
tcg-fact-twilight-fewer = spende { $number ->
    [one] 1 segnalino crepuscolo
   *[other] { $number } segnalini crepuscolo
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
