### La cronaca della Guerra dell’Anello: un dado in una frase o due. Le parti di frase iniziano in minuscolo.

war-story-seat = { $seat ->
    [free-peoples] il giocatore dei Popoli Liberi
    [shadow] il giocatore dell’Ombra
    [saruman] Saruman
   *[other] Rohan
}
war-story-turn = Turno { $number }
war-story-turn-cards = Turno { $number }. Hai pescato { $cards }.
war-story-dice = { $number } { $die }
war-story-side = { $side ->
    [free-peoples] i Popoli Liberi
    [shadow] l’Ombra
   *[person] { $you ->
        [who] tu
       *[other] { $who }
    }
}
war-story-wins = { $side ->
    [free-peoples] i Popoli Liberi vincono
    [shadow] l’Ombra vince
   *[person] { $you ->
        [who] vinci
       *[other] { $who } vince
    }
}
war-story-rolled = { $side ->
    [free-peoples] i Popoli Liberi hanno
    [shadow] l’Ombra ha
   *[person] { story-who }
} tirato { $dice }
war-story-ring = { story-who } usato un Anello Elfico: { $die } è diventato { $into }
war-story-played = { story-who } giocato «{ $card }»
war-story-played-drew = { war-story-played } e pescato { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
war-story-attacked = { story-who } attaccato { THE($place) } { FROM($origin) }
war-story-stormed = { story-who } assaltato la Fortezza { OF($place) }
war-story-sortie = { story-who } tentato una Sortita { FROM($place) }
war-story-losses = { $attackers ->
    [0] { $defenders ->
        [0] nessuna perdita
        [one] i difensori hanno perso 1 unità
       *[other] i difensori hanno perso { $defenders } unità
    }
   *[other] { $defenders ->
        [0] gli attaccanti hanno perso { $attackers } unità
       *[other] gli attaccanti hanno perso { $attackers } unità, i difensori { $defenders }
    }
}
war-story-retreated = i difensori si sono ritirati { IN($place) }
war-story-withdrew = i difensori si sono chiusi nella Fortezza
war-story-ceased = l’attacco è cessato
war-story-way = { $origin } → { $place }
war-story-marched = { story-who } { $number ->
    [one] mosso un esercito
   *[other] mosso gli eserciti
}: { $ways }
war-story-path = { $figure } { TO($place) }
war-story-moved = { story-who } mosso { $ways }
war-story-at = { $things } { IN($place) }
war-story-mustered = { story-who } reclutato { $things }
war-story-to-war = { story-who } portato in guerra la Nazione { $nation }
war-story-swayed = { story-who } avvicinato alla guerra la Nazione { $nation }, { $number ->
    [one] manca un passo
   *[other] mancano { $number } passi
}
war-story-entered = { story-who } messo in gioco { $names } { IN($place) }
war-story-drew-card = { story-who } pescato { $cards }
war-story-drew = { story-who } pescato una carta ({ $decks })
war-story-mordor = { story-who } portato i Portatori dell’Anello al passo { $number } di { $doom } a Mordor
war-story-walked = { story-who } mosso la Compagnia alla casella { $number }
war-story-hid = { story-who } nascosto di nuovo la Compagnia
war-story-separated = { story-who } mandato { $names } dalla Compagnia { TO($place) }
war-story-passed = { story-who } passato
war-story-used = { story-who } usato un dado ({ $die })
war-story-hunt-tile = la Caccia ha pescato { $tile }
war-story-hunt-missed = la Caccia non ha trovato nulla
war-story-corruption = la Corruzione è salita a { $number }
war-story-healed = la Corruzione è scesa a { $number }
war-story-lost = { $character } è fuori dal gioco
war-story-declared = la Compagnia si è dichiarata { IN($place) }
war-story-revealed = la Compagnia è stata rivelata { IN($place) }
war-story-in-mordor = i Portatori dell’Anello sono entrati a Mordor
war-story-stopped = i Portatori dell’Anello sono stati fermati
war-story-guide = { $character } è la nuova Guida
war-story-gollum = Gollum è la nuova Guida
war-story-siege = comincia l’assedio { OF($place) }
war-story-fell = conquista { OF($places) }
war-story-retaken = { $number ->
   *[other] riconquista { OF($places) }
}
war-story-at-war = { $number ->
    [one] entra in guerra la Nazione { $nations }
   *[other] entrano in guerra le Nazioni { $nations }
}
war-story-fallen = { $number ->
    [one] è caduta 1 unità { IN($where) }
   *[other] sono cadute { $number } unità { IN($where) }
}
war-story-tile-added = la sua tessera è entrata nella Riserva della Caccia
war-story-card-walked = la Compagnia si è mossa alla casella { $number }
war-story-card-hid = la Compagnia si è nascosta di nuovo
war-story-alarm-points = { war-story-side }: { $number } punti su { $goal }.
war-story-alarm-corruption = Corruzione { $number } su { $goal }: { $left ->
    [one] ancora un punto e i Portatori dell’Anello sono perduti.
   *[other] ancora { $left } punti e i Portatori dell’Anello sono perduti.
}
war-story-alarm-doom = { $number ->
    [one] un passo alla Voragine del Fato.
   *[other] { $number } passi alla Voragine del Fato.
}
war-story-end-corruption = la Corruzione ha raggiunto { $number } e i Portatori dell’Anello sono perduti: { war-story-wins }.
war-story-end-ring = l’Anello è distrutto nella Voragine del Fato, con la Corruzione a { $number }: { war-story-wins }.
war-story-end-conquest = { war-story-wins } con { $number } punti. Conquiste: { $falls }.
war-story-fall = { THE($place) } (turno { $number })
war-story-left = { $names } { $number ->
    [one] ha
   *[other] hanno
} lasciato la Compagnia per andare { TO($place) }
war-story-stirred = { $number ->
    [one] si avvicina alla guerra la Nazione { $nations }
   *[other] si avvicinano alla guerra le Nazioni { $nations }
}
war-story-quoted = «{ $name }»
war-fact-takes = prende { THE($place) }
war-fact-besieges = assedia { THE($place) }
war-fact-points = { $number } punti su { $goal }
war-fact-recruits = { $number ->
    [one] un’unità in più { IN($place) }
   *[other] { $number } unità in più { IN($place) }
}
war-fact-fallen = { $number ->
    [one] il nemico perde un’unità
   *[other] il nemico perde { $number } unità
}
war-fact-enters = { $character } entra in gioco
war-fact-leaves = { $character } lascia la Compagnia
war-fact-at-war = { $nation }: in guerra
war-fact-nearer = { $nation }: { $number ->
    [one] un passo alla guerra
   *[other] { $number } passi alla guerra
}
war-fact-progress = la Compagnia va alla casella { $number }
war-fact-hidden = la Compagnia è di nuovo nascosta
war-fact-corruption = Corruzione { $number } su 12
war-fact-weak = { $number ->
    [0] nessuna unità resta { IN($place) }
   *[other] una sola unità resta { IN($place) }
}
