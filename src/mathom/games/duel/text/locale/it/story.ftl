### La cronaca di Duel: un turno in una frase o due. Le parti di frase iniziano in minuscolo.

duel-story-card = { $color ->
    [grey] una carta grigia ◆
    [yellow] una carta gialla ●
    [blue] una carta blu ■
    [green] una carta verde ▲
    [red] una carta rossa ✕
   *[purple] una carta viola ★
}
duel-story-price = { $number ->
    [0] {""}
   *[other] {" "}per { $coin }{ duel-coins }
}
duel-story-took = { story-who } preso { $tile }{ duel-story-price }
duel-story-played = { story-who } giocato { duel-story-card }{ duel-story-price }
duel-story-chained = { story-who } giocato { duel-story-card } gratis, per concatenazione ({ $chain })
duel-story-discarded = { story-who } scartato { duel-story-card } per { $number ->
    [0] nulla: la riserva era vuota
   *[other] { $coin }{ duel-coins }
}

duel-story-units = { duel-units } in { $region }
duel-story-fortress = { $number ->
    [0] una Fortezza in { $region }
   *[other] una Fortezza e { duel-units } in { $region }
}
duel-story-token = un segnalino { duel-race } ({ $brief })
duel-story-empty = la riserva era vuota
duel-story-race = { $race ->
    [eagle] si aggiunge l’Aquila
   *[other] si aggiungono { duel-race-inside }
}
duel-story-race-again = { $race ->
    [eagle] si aggiunge ancora l’Aquila
   *[other] si aggiungono ancora { duel-race-inside }
}
duel-story-recovered = { $card } è tornata dagli scarti
duel-story-quest = { $seat ->
    [fellowship] Frodo e Sam hanno fatto { duel-steps }{ $left ->
        [0] {" "}e raggiunto il Monte Fato
       *[other] , a { $left } dal Monte Fato
    }
   *[sauron] i Nazgûl hanno fatto { duel-steps }{ $left ->
        [0] {" "}e raggiunto Frodo e Sam
       *[other] , a { $left } da Frodo e Sam
    }
}
duel-story-way = da { $origin } a { $region }
duel-story-marched = { $number ->
    [one] 1 Unità si è mossa { $ways }
   *[other] { duel-units } si sono mosse { $ways }
}
duel-story-in = in { $region }
duel-story-fight = { duel-story-fight-there } { $where }
duel-story-fight-there = { $number ->
    [one] è caduta 1 Unità per parte
   *[other] sono cadute { duel-units } per parte
}
duel-story-lost = { story-foe } perso { $things }
duel-story-lost-fortress = la Fortezza in { $region }
duel-story-bonus = Un bonus lungo la strada: { $bonus }
duel-story-another-turn = un altro turno
duel-story-again = { story-who } ottenuto un altro turno

duel-story-chapter = Capitolo { $number }
duel-story-chapter-tiles = Capitolo { $number }. { $count ->
    [one] Nuovo Punto di Interesse: { $tiles }.
   *[other] Nuovi Punti di Interesse: { $tiles }.
}

duel-story-alarm-regions = { $you ->
    [who] sei presente
   *[other] { $who } è presente
} in { $number } regioni su 7: per la vittoria { $count ->
    [one] manca solo { $missing }.
   *[other] mancano { $missing }.
}
duel-story-alarm-races = { story-who } il sostegno di 5 Razze: un’altra vale la vittoria.
duel-story-alarm-quest = { $seat ->
    [fellowship] { $number ->
        [one] Ancora un passo e l’Anello sarà distrutto.
       *[other] Ancora { $number } passi e l’Anello sarà distrutto.
    }
   *[sauron] { $number ->
        [one] Ancora un passo e i Nazgûl avranno l’Anello.
       *[other] Ancora { $number } passi e i Nazgûl avranno l’Anello.
    }
}

duel-story-end-conquest = { $you ->
    [who] sei presente in tutte e sette le regioni e vinci
   *[other] { $who } è presente in tutte e sette le regioni e vince
}{ $number ->
    [0] .
    [one] : { $regions } era l’ultima.
   *[other] : { $regions } erano le ultime.
}
duel-story-end-races = sei Razze sostengono { $you ->
    [who] te: vinci
   *[other] { $who }, che vince
}.
duel-story-end-quest = { $seat ->
    [fellowship] Frodo e Sam hanno raggiunto il Monte Fato e l’Anello è distrutto
   *[sauron] i Nazgûl hanno raggiunto Frodo e Sam e preso l’Anello
}: { $you ->
    [who] vinci
   *[other] { $who } vince
}.
duel-story-end-count = il capitolo { $chapter } è finito. { $you ->
    [who] Vinci con { $number } regioni contro { $less }.
   *[other] { $who } vince con { $number } regioni contro { $less }.
}
duel-story-end-shared = il capitolo { $chapter } è finito. Entrambi i giocatori sono presenti in { $number } regioni e condividono la vittoria.
duel-story-from-the-start = presente fin dall’inizio
duel-fact-regions-more = sei presente in { $number } regioni su 7
duel-fact-regions-fewer = resti presente in { $number } regioni su 7
duel-fact-races = ti sostengono { $number } Razze su 6
duel-fact-quest = { duel-steps } nell’Impresa, { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
}
duel-fact-foe-regions = l’avversario resta presente in { $number } regioni su 7
duel-fact-foe-coins = l’avversario perde { duel-coins }
duel-fact-turn = svolgi un altro turno
duel-fact-skills = dà { $skills } per il resto della partita
duel-fact-token = dà un segnalino Alleanza
duel-fact-coins-gained = dà { duel-coins }, { $left } in tutto
duel-fact-coins-paid = costa { duel-coins }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
duel-fact-opens = { $number ->
    [one] apre una carta all’avversario
   *[other] apre { $number } carte all’avversario
}

## How a game came to its end

duel-course-who = { $you ->
    [who] tu
   *[other] { $who }
}
duel-course-foe = { $you ->
    [foe] tu
   *[other] { $foe }
}
duel-course-counted = { $way ->
    [regions] { $number ->
        [one] 1 regione
       *[other] { $number } regioni
    }
    [races] { $number ->
        [one] 1 Razza
       *[other] { $number } Razze
    }
   *[quest] { duel-steps }
}
duel-course-chapter = all’inizio del capitolo { $chapter } { $you ->
    [who] avevi
   *[other] { $who } aveva
} { duel-course-counted }, { duel-course-foe } { $less }.
duel-course-extra-turns = turni aggiuntivi: { duel-course-who } { $number }, { duel-course-foe } { $less }.
duel-course-near = { $you ->
    [who] la tua occasione migliore
   *[other] l’occasione migliore di { $who }
} è stata dopo la mossa { $move }: { $number } { $way ->
    [regions] regioni
    [races] Razze
   *[quest] caselle
} su { $needed }.
duel-course-far = { $you ->
    [who] non hai
   *[other] { $who } non ha
} mai raggiunto la metà di nessuna delle tre vie per vincere.
