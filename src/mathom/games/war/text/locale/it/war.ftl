### La Guerra dell’Anello: nomi, testi delle carte, richieste, registro, finali.

## Sentences: seats, actions, events, prompts, endings, options

war-name = La Guerra dell’Anello
war-progress = turno { $number }
war-sample-title = Cade Minas Tirith
war-seat = { $seat ->
    [free-peoples] Popoli Liberi
    [shadow] Ombra
    [saruman] Saruman
   *[other] Rohan
}
war-seat-inside = { $seat ->
    [free-peoples] i Popoli Liberi
    [shadow] l’Ombra
    [saruman] Saruman
   *[other] Rohan
}
war-action-use = Usa un dado: { $die }
war-action-ring = Anello Elfico: cambia un dado con { $die }
war-action-into = … in { $die }
war-action-pass = Passa
war-action-skip = Scarta il dado senza usarlo
war-action-move-fellowship = Muovi la Compagnia
war-action-hide = Nascondi la Compagnia
war-action-separate = Separa dei Compagni
war-action-move-companions = Muovi i Compagni
war-action-move-minions = Muovi Nazgûl e Servi
war-action-march = Muovi eserciti
war-action-attack = Attacca
war-action-muster = Recluta
war-action-sway = Avvicina alla guerra: { $nation }
war-action-bring = Metti in gioco { $character }
war-action-voice-recruit = Voce di Saruman: recluta in ogni Insediamento di Isengard
war-action-voice-upgrade = Voce di Saruman: due Regolari a Orthanc diventano Elite
war-action-draw = Pesca dal { $deck }
war-action-play = Gioca { $card }
war-action-banish = Fai scartare { $card }
war-action-from = { FROM($place) }
war-action-to = { TO($place) }
war-action-against = Contro { THE($place) }
war-action-recruit-in = Recluta { IN($place) }
war-action-retreat = Ritirati { IN($place) }
war-action-take = Prendi: { $figure }
war-action-recruit = Recluta: { $figure }
war-action-lose = Perdi: { $figure }
war-action-reduce = Riduci: { $figure }
war-action-disband = Rimuovi: { $figure }
war-action-slay = Elimina: { $figure }
war-action-upgrade = Un Regolare diventa Elite { IN($place) }
war-action-all = Tutti
war-action-done = Fatto
war-action-combat = Usa come Carta Combattimento: { $card }
war-action-fight = Combatti in campo aperto
war-action-withdraw = Ritirati nella Fortezza
war-action-continue = Continua l’attacco
war-action-cease = Cessa l’attacco
war-action-stand = Resisti
war-action-name = Nomina { $character }
war-action-declare = Dichiara la Compagnia
war-action-enter-mordor = Entra a Mordor
war-action-guide = La Guida è { $character }
war-action-allot = { war-dice-counted } alla Caccia
war-action-invoke = Usa dal tavolo: { $card }
war-action-lose-guide = La perdita è la Guida
war-action-lose-random = Una perdita a caso
war-action-release = La Guida si separa: un danno in meno
war-action-reveal = Rivela la Compagnia: un danno in meno
war-action-use-ring = Subisci come Corruzione
war-action-reroll = { $number ->
    [one] Ritira un dado fallito
   *[other] Ritira { $number } dadi falliti
}
war-action-discard = Scarta { $card }
war-action-offer = Offri { $card } in scambio
war-action-choose = { $nation }
war-action-amount = { $number }
war-action-from-hand = Una carta a caso dalla mano
war-action-hunt = Tira per la Caccia
war-action-accept = Accetta
war-action-decline = Rinuncia
war-action-free-roll = I Popoli Liberi tirano { $free-face }
war-action-shadow-roll = L’Ombra tira { $shadow-face }
war-action-roll = Un dado mostra { $pips }
war-action-drawn = Pescata: { $card }
war-action-tile = Tessera Caccia: { $tile }
war-action-random = A caso: { $character }
war-action-random-card = A caso: { $card }
war-did-use = { $you ->
    [yes] Usi un dado: { $die }.
   *[no] { $who } usa un dado: { $die }.
}
war-did-ring = { $you ->
    [yes] Usi un Anello Elfico su un dado: { $die }.
   *[no] { $who } usa un Anello Elfico su un dado: { $die }.
}
war-did-into = { $you ->
    [yes] Cambi il dado in { $die }.
   *[no] { $who } cambia il dado in { $die }.
}
war-did-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
war-did-skip = { $you ->
    [yes] Scarti il dado senza usarlo.
   *[no] { $who } scarta il dado senza usarlo.
}
war-did-move-fellowship = { $you ->
    [yes] Muovi la Compagnia.
   *[no] { $who } muove la Compagnia.
}
war-did-hide = { $you ->
    [yes] Nascondi la Compagnia.
   *[no] { $who } nasconde la Compagnia.
}
war-did-separate = { $you ->
    [yes] Separi dei Compagni.
   *[no] { $who } separa dei Compagni.
}
war-did-move-companions = { $you ->
    [yes] Muovi i Compagni.
   *[no] { $who } muove i Compagni.
}
war-did-move-minions = { $you ->
    [yes] Muovi Nazgûl e Servi.
   *[no] { $who } muove Nazgûl e Servi.
}
war-did-march = { $you ->
    [yes] Muovi eserciti.
   *[no] { $who } muove eserciti.
}
war-did-attack = { $you ->
    [yes] Attacchi.
   *[no] { $who } attacca.
}
war-did-muster = { $you ->
    [yes] Recluti.
   *[no] { $who } recluta.
}
war-did-sway = { $you ->
    [yes] Avvicini alla guerra: { $nation }.
   *[no] { $who } avvicina alla guerra: { $nation }.
}
war-did-bring = { $you ->
    [yes] Metti in gioco { $character }.
   *[no] { $who } mette in gioco { $character }.
}
war-did-voice-recruit = { $you ->
    [yes] Recluti in ogni Insediamento di Isengard con la Voce di Saruman.
   *[no] { $who } recluta in ogni Insediamento di Isengard con la Voce di Saruman.
}
war-did-voice-upgrade = { $you ->
    [yes] Trasformi due Regolari a Orthanc in Elite con la Voce di Saruman.
   *[no] { $who } trasforma due Regolari a Orthanc in Elite con la Voce di Saruman.
}
war-did-draw = { $you ->
    [yes] Peschi dal { $deck }.
   *[no] { $who } pesca dal { $deck }.
}
war-did-play = { $you ->
    [yes] Giochi «{ $card }».
   *[no] { $who } gioca «{ $card }».
}
war-did-banish = { $you ->
    [yes] Fai scartare «{ $card }».
   *[no] { $who } fa scartare «{ $card }».
}
war-did-from = { $you ->
    [yes] Scegli { THE($place) }.
   *[no] { $who } sceglie { THE($place) }.
}
war-did-to = { $you ->
    [yes] Vai { TO($place) }.
   *[no] { $who } va { TO($place) }.
}
war-did-against = { $you ->
    [yes] Vai contro { THE($place) }.
   *[no] { $who } va contro { THE($place) }.
}
war-did-recruit-in = { $you ->
    [yes] Recluti { IN($place) }.
   *[no] { $who } recluta { IN($place) }.
}
war-did-retreat = { $you ->
    [yes] Ti ritiri { TO($place) }.
   *[no] { $who } si ritira { TO($place) }.
}
war-did-take = { $you ->
    [yes] Prendi: { $figure }.
   *[no] { $who } prende: { $figure }.
}
war-did-recruit = { $you ->
    [yes] Recluti: { $figure }.
   *[no] { $who } recluta: { $figure }.
}
war-did-lose = { $you ->
    [yes] Perdi: { $figure }.
   *[no] { $who } perde: { $figure }.
}
war-did-reduce = { $you ->
    [yes] Riduci: { $figure }.
   *[no] { $who } riduce: { $figure }.
}
war-did-disband = { $you ->
    [yes] Rimuovi: { $figure }.
   *[no] { $who } rimuove: { $figure }.
}
war-did-slay = { $you ->
    [yes] Elimini: { $figure }.
   *[no] { $who } elimina: { $figure }.
}
war-did-upgrade = { $you ->
    [yes] Trasformi un Regolare in Elite { IN($place) }.
   *[no] { $who } trasforma un Regolare in Elite { IN($place) }.
}
war-did-all = { $you ->
    [yes] Prendi tutti.
   *[no] { $who } prende tutti.
}
war-did-done = { $you ->
    [yes] Hai finito.
   *[no] { $who } ha finito.
}
war-did-combat = { $you ->
    [yes] Usi «{ $card }» come Carta Combattimento.
   *[no] { $who } usa «{ $card }» come Carta Combattimento.
}
war-did-fight = { $you ->
    [yes] Combatti in campo aperto.
   *[no] { $who } combatte in campo aperto.
}
war-did-withdraw = { $you ->
    [yes] Ti ritiri nella Fortezza.
   *[no] { $who } si ritira nella Fortezza.
}
war-did-continue = { $you ->
    [yes] Continui l’attacco.
   *[no] { $who } continua l’attacco.
}
war-did-cease = { $you ->
    [yes] Cessi l’attacco.
   *[no] { $who } cessa l’attacco.
}
war-did-stand = { $you ->
    [yes] Resisti.
   *[no] { $who } resiste.
}
war-did-name = { $you ->
    [yes] Nomini { $character }.
   *[no] { $who } nomina { $character }.
}
war-did-declare = { $you ->
    [yes] Dichiari la Compagnia.
   *[no] { $who } dichiara la Compagnia.
}
war-did-enter-mordor = { $you ->
    [yes] Entri a Mordor.
   *[no] { $who } entra a Mordor.
}
war-did-guide = { $you ->
    [yes] Scegli { $character } come Guida.
   *[no] { $who } sceglie { $character } come Guida.
}
war-did-allot = { $you ->
    [yes] Metti { war-dice-counted } nel Riquadro della Caccia.
   *[no] { $who } mette { war-dice-counted } nel Riquadro della Caccia.
}
war-did-invoke = { $you ->
    [yes] Usi «{ $card }» dal tavolo.
   *[no] { $who } usa «{ $card }» dal tavolo.
}
war-did-lose-guide = { $you ->
    [yes] Subisci la perdita della Guida.
   *[no] { $who } subisce la perdita della Guida.
}
war-did-lose-random = { $you ->
    [yes] Subisci una perdita a caso.
   *[no] { $who } subisce una perdita a caso.
}
war-did-release = { $you ->
    [yes] Separi la Guida: un danno in meno.
   *[no] { $who } separa la Guida: un danno in meno.
}
war-did-reveal = { $you ->
    [yes] Riveli la Compagnia: un danno in meno.
   *[no] { $who } rivela la Compagnia: un danno in meno.
}
war-did-use-ring = { $you ->
    [yes] Lo subisci come Corruzione.
   *[no] { $who } lo subisce come Corruzione.
}
war-did-reroll = { $you ->
    [yes] Ritiri { war-dice-counted }.
   *[no] { $who } ritira { war-dice-counted }.
}
war-did-discard = { $you ->
    [yes] Scarti «{ $card }».
   *[no] { $who } scarta «{ $card }».
}
war-did-offer = { $you ->
    [yes] Offri «{ $card }» in scambio.
   *[no] { $who } offre «{ $card }» in scambio.
}
war-did-choose = { $you ->
    [yes] Scegli la Nazione: { $nation }.
   *[no] { $who } sceglie la Nazione: { $nation }.
}
war-did-amount = { $you ->
    [yes] Scegli { $number }.
   *[no] { $who } sceglie { $number }.
}
war-did-from-hand = { $you ->
    [yes] Prendi una carta a caso dalla mano.
   *[no] { $who } prende una carta a caso dalla mano.
}
war-did-hunt = { $you ->
    [yes] Tiri per la Caccia.
   *[no] { $who } tira per la Caccia.
}
war-did-accept = { $you ->
    [yes] Accetti.
   *[no] { $who } accetta.
}
war-did-decline = { $you ->
    [yes] Rinunci.
   *[no] { $who } rinuncia.
}
war-dice-counted = { $number ->
    [one] { $number } dado
   *[other] { $number } dadi
}
war-hits-counted = { $number2 ->
    [one] { $number2 } colpo
   *[other] { $number2 } colpi
}
war-successes-counted = { $number2 ->
    [one] { $number2 } successo
   *[other] { $number2 } successi
}
war-regions-left = { $left ->
    [one] una regione
   *[other] { $left } regioni
}
war-hits-to-take = { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}
war-event-turn-begins = Comincia il turno { $number }.
war-event-drew = { $you ->
    [yes] Peschi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi pescano
        [shadow] l’Ombra pesca
       *[other] { $side } pesca
    }
} una carta dal { $deck }.
war-event-drew-card = Peschi «{ $card }».
war-event-drew-card-of = { $who } pesca «{ $card }».
war-event-discarded = { $you ->
    [yes] Scarti
   *[no] { $side ->
        [free-peoples] i Popoli Liberi scartano
        [shadow] l’Ombra scarta
       *[other] { $side } scarta
    }
} una carta coperta del { $deck }.
war-event-discarded-card = Scarti «{ $card }».
war-event-discarded-card-of = { $who } scarta «{ $card }».
war-event-card-played = { $you ->
    [yes] Giochi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi giocano
        [shadow] l’Ombra gioca
       *[other] { $side } gioca
    }
} «{ $card }».
war-event-card-left = «{ $card }» lascia il tavolo.
war-event-card-chosen = { $you ->
    [yes] Scegli
   *[no] { $side ->
        [free-peoples] i Popoli Liberi scelgono
        [shadow] l’Ombra sceglie
       *[other] { $side } sceglie
    }
} una Carta Combattimento coperta del { $deck }.
war-event-no-card-chosen = { $you ->
    [yes] Non usi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi non usano
        [shadow] l’Ombra non usa
       *[other] { $side } non usa
    }
} Carte Combattimento.
war-event-card-shown = { $you ->
    [yes] La tua Carta Combattimento
   *[no] Carta Combattimento { war-side-of }
}: «{ $card }».
war-event-card-cancelled = «{ $card }» è annullata.
war-event-die-rolled = { $you ->
    [yes] Tiri
   *[no] { $side ->
        [free-peoples] i Popoli Liberi tirano
        [shadow] l’Ombra tira
       *[other] { $side } tira
    }
} { $number } { $die }.
war-event-ring-used = { $you ->
    [yes] Il tuo Anello Elfico
   *[no] Un Anello Elfico { war-side-of }
} cambia { $die } in { $die2 }.
war-event-activated = { $nation }: ora è attiva.
war-event-advanced = { $nation }: un passo verso la guerra, { $number ->
    [one] ne manca uno.
   *[other] ne mancano { $number }.
}
war-event-at-war = { $nation }: in guerra.
war-event-swayed-back = { $nation }: un passo indietro dalla guerra.
war-event-recruited = { $figure }: reclutamento { IN($place) }.
war-event-entered-play = { $character } entra in gioco { IN($place) }.
war-event-marched = { $you ->
    [yes] Un tuo esercito
   *[no] Un esercito { war-side-of }
} va { FROM($place) } { TO($place2) }.
war-event-character-moved = { $figure } va { TO($place) }.
war-event-captured = { $you ->
    [yes] Prendi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi prendono
        [shadow] l’Ombra prende
       *[other] { $side } prende
    }
} { THE($place) }.
war-event-siege-begins = Comincia l’assedio { OF($place) }.
war-event-siege-ends = L’assedio { OF($place) } è finito.
war-event-disbanded = { $figure }: fuori dalla mappa { FROM($place) }.
war-event-battle-begins = { $you ->
    [yes] Attacchi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi attaccano
        [shadow] l’Ombra attacca
       *[other] { $side } attacca
    }
} { THE($place2) } { FROM($place) }.
war-event-round-begins = Round di combattimento { $number }.
war-event-combat-roll = { $you ->
    [yes] Il tuo Tiro Combattimento
   *[no] Tiro Combattimento { war-side-of }
}: { war-dice-counted }, { war-hits-counted }.
war-event-leader-roll = { $you ->
    [yes] Il tuo Tiro Comando
   *[no] Tiro Comando { war-side-of }
}: { war-dice-counted }, { war-hits-counted }.
war-event-special-roll = { $card }: { war-dice-counted }, { war-hits-counted }.
war-event-unit-lost = Perdita { IN($place) }: { $figure }.
war-event-unit-reduced = Riduzione { IN($place) }: { $figure }.
war-event-character-lost = { $character } è fuori dal gioco.
war-event-retreated = { $you ->
    [yes] Ti ritiri
   *[no] { $side ->
        [free-peoples] i Popoli Liberi si ritirano
        [shadow] l’Ombra si ritira
       *[other] { $side } si ritira
    }
} { IN($place) }.
war-event-withdrew = I difensori si ritirano { IN($place) }.
war-event-ceased = { $you ->
    [yes] Cessi
   *[no] { $side ->
        [free-peoples] i Popoli Liberi cessano
        [shadow] l’Ombra cessa
       *[other] { $side } cessa
    }
} l’attacco.
war-event-declared = La Compagnia si dichiara { IN($place) }.
war-event-revealed = La Compagnia è rivelata { IN($place) }.
war-event-hidden = La Compagnia si nasconde.
war-event-fellowship-moved = La Compagnia si muove: casella { $number }.
war-event-mordor-entered = I Portatori dell’Anello entrano a Mordor.
war-event-mordor-step = Cammino di Mordor: passo { $number }.
war-event-mordor-stopped = La Compagnia è fermata a Mordor.
war-event-separated = { $character } lascia la Compagnia e va { TO($place) }.
war-event-new-guide = La Guida è { $character }.
war-event-gollum-guides = La Guida è Gollum.
war-event-hunt-roll = Tiro per la Caccia: { war-dice-counted }, { war-successes-counted }.
war-event-hunt-reroll = Ritiro per la Caccia: { war-dice-counted }, { war-successes-counted }.
war-event-tile-drawn = Tessera Caccia: { $tile }.
war-event-tile-void = La tessera non ha effetto: { $tile }.
war-event-tile-added = Tessera speciale in gioco: { $tile }.
war-event-hunt-damage = Danno della Caccia: { $number }.
war-event-corruption = Corruzione +{ $number }: ora { $number2 }.
war-event-healed = Corruzione −{ $number }: ora { $number2 }.
war-event-exchanged = I giocatori { war-side-of } si scambiano due carte.
war-event-armies-joined = I giocatori { war-side-of } uniscono i loro eserciti { IN($place) }.
war-outcome-wins = { $side ->
    [free-peoples] vincono i Popoli Liberi
    [shadow] vince l’Ombra
   *[other] vince { $side }
}
war-outcome-corruption = I Portatori dell’Anello sono corrotti: { war-outcome-wins }.
war-outcome-ring-destroyed = L’Anello è distrutto: { war-outcome-wins }.
war-outcome-shadow-conquest = L’Ombra conquista la Terra di Mezzo: { war-outcome-wins }.
war-outcome-free-conquest = Sauron è scacciato dalla Terra di Mezzo: { war-outcome-wins }.
war-option-forced-discard = Che cosa scarta l’Ombra per rimuovere «Un Potere Troppo Grande» o «Il Potere di Tom Bombadil»
war-option-forced-discard-army-icon = una carta con simbolo Esercito e una carta Personaggio
war-option-forced-discard-strategy-deck = una carta Strategia qualsiasi e una carta Personaggio
war-option-staff-in-mordor = «Il Bastone dello Stregone» sul Cammino di Mordor
war-option-staff-in-mordor-advance = la Compagnia avanza comunque
war-option-staff-in-mordor-stay = la Compagnia resta dov’è
war-option-nazgul-after-flight = I Nazgûl che hanno volato con «Gli Spettri dell’Anello sono Fuori» o «Il Capitano Nero Comanda»
war-option-nazgul-after-flight-stay = restano indietro quando il loro esercito si muove
war-option-nazgul-after-flight-march = si muovono con il loro esercito
war-task-offer-card = offrire una carta in scambio, o rinunciare
war-task-allot-dice = scegliere quanti dadi dedicare alla Caccia
war-task-take-action = scegliere un dado per un’azione
war-task-change-die = scegliere in che cosa l’Anello Elfico cambia il dado
war-task-use-die = scegliere come usare il dado ({ $face })
war-task-pay-card = scartare una carta come prezzo ({ $icon })
war-task-discard-excess = scartare una carta, perché la mano supera il limite
war-task-choose-deck = scegliere un mazzo da cui pescare
war-task-may-declare = dichiarare la posizione della Compagnia, o no
war-task-may-enter-mordor = entrare a Mordor, o aspettare
war-task-choose-guide = scegliere la Guida
war-task-journey = tracciare il cammino dei Portatori dell’Anello
war-task-separate-group = scegliere i Compagni che lasciano la Compagnia
war-task-separate-to = scegliere dove vanno
war-task-call-flocks = usare «{ war-card-flocks-of-crebain }» per questa Caccia, o no
war-task-hunt-again = ritirare i dadi falliti della Caccia, o no
war-task-raise-staff = fermare la tessera con «{ war-card-wizards-staff }», o no
war-task-wear-mithril = pescare un’altra tessera con «{ war-card-mithril-coat-and-sting }», o no
war-task-invoke-card = ridurre il danno con una carta sul tavolo, o no
war-task-guide-acts = ridurre il danno con la Guida, o no
war-task-take-casualty = subire una perdita, o usare l’Anello
war-task-worn-down = far perdere una carta Personaggio ai Popoli Liberi, o no
war-task-balrog-wakes = risvegliare il Balrog sul cammino di Moria, o no
war-task-break-apart = scegliere un Compagno che deve lasciare la Compagnia
war-task-accept-lure = perdere { $who }, o prendere il suo Livello come Corruzione
war-task-march-from = scegliere l’esercito da muovere
war-task-pick-marchers = scegliere chi si muove { FROM($place) }
war-task-march-to = scegliere dove va l’esercito { FROM($place) }
war-task-companions-from = scegliere da dove parte un gruppo di Compagni
war-task-pick-companions = scegliere i Compagni che vanno insieme
war-task-companions-to = scegliere dove vanno i Compagni { FROM($place) }
war-task-move-minions = scegliere il prossimo Nazgûl o Servo da muovere
war-task-minion-to = scegliere dove va: { $figure }
war-task-muster-figure = scegliere che cosa reclutare
war-task-muster-place = scegliere dove reclutare: { $kind }
war-task-voice-calls = scegliere dove recluta la Voce di Saruman: le unità Regolari non bastano per ogni Insediamento
war-task-enter-play = scegliere dove entra in gioco { $who }
war-task-take-hits = scegliere le perdite per { war-hits-to-take } { IN($place) }
war-task-trim = rimuovere le unità in eccesso { IN($place) }
war-task-join-armies = unire i due eserciti { IN($place) }, o tenerli separati
war-task-attack-from = scegliere l’esercito che attacca
war-task-pick-attackers = scegliere chi attacca { FROM($place) }
war-task-attack-at = scegliere chi attacca l’esercito { IN($place) }
war-task-white-rider = annullare il Comando dei Nazgûl con Gandalf il Bianco, o no
war-task-field-or-siege = combattere in campo aperto, o ritirarsi nella Fortezza
war-task-combat-card = scegliere una Carta Combattimento, o nessuna
war-task-sorcerer = pescare una carta con la stregoneria del Re Stregone, o no
war-task-cease-or-continue = continuare l’attacco, o cessare
war-task-cease-or-extend = cessare la Battaglia d’Assedio, o pagare un altro round
war-task-retreat-or-stand = ritirarsi, o resistere per un altro round
war-task-scouts-retreat = scegliere dove si sottrae l’esercito
war-task-advance = scegliere chi avanza nella regione
war-task-forfeit-nazgul = scegliere a quanto Comando dei Nazgûl rinunciare
war-task-mighty-companion = scegliere il Compagno che rinuncia al Comando
war-task-die-heroically = scegliere chi muore per annullare colpi, o nessuno
war-task-slay-servant = scegliere il Nazgûl o Servo che cade
war-task-slay-hero = scegliere il Comandante o Compagno che cade, o nessuno
war-task-name-companion = scegliere il Compagno da far tacere
war-task-own-losses = scegliere quanti colpi subiscono le proprie unità
war-task-recruit-where = scegliere dove recluta la carta
war-task-recruit-either = scegliere un Regolare o un’Elite { IN($place) }
war-task-advise-nation = scegliere la Nazione che ascolta Elrond
war-task-trouble-nation = scegliere la Nazione che si ritrae
war-task-open-eye = girare un dado sull’Occhio, o fermarsi
war-task-play-extra = giocare subito un’altra carta Personaggio, o no
war-task-wanderer-draws = pescare una carta con la Guida Gandalf, o no
war-task-hide-or-move = nascondere o muovere la Compagnia, o nessuno dei due
war-task-separate-or-move = scegliere chi è portato: dalla Compagnia, o sulla mappa
war-task-strike-choice = scartare una carta sul tavolo, tirare per la Caccia, o nessuno dei due
war-task-drive-away = scegliere dove il tempo spinge i Portatori dell’Anello
war-task-choose-deed = muovere eserciti, attaccare, o nessuno dei due
war-task-choose-victim = scegliere l’esercito colpito
war-task-eagles-swoop = scegliere l’esercito i cui Nazgûl sono attaccati dalle Aquile
war-task-nazgul-flee = scegliere dove fuggono i Nazgûl
war-task-spells-from = scegliere l’esercito i cui Nazgûl pronunciano i sortilegi
war-task-spells-at = scegliere l’esercito colpito dai sortilegi
war-task-who-follows = scegliere chi segue Grampasso sui Sentieri dei Morti
war-task-dead-men-to = scegliere dove escono i Morti
war-task-flee-the-dead = scegliere dove l’esercito fugge dai Morti
war-task-oath-fulfilled = scegliere quante unità Regolari di Gondor si levano
war-task-join-grey-company = scegliere il Regolare che diventa Elite
war-task-lose-leader = scegliere il Comandante perduto
war-task-trolls-where = scegliere dove un Regolare diventa Elite
war-task-join-dunlendings = scegliere da dove si unisce un’unità, o fermarsi
war-task-send-dunlending = scegliere l’unità che si unisce
war-task-captain-calls = reclutare Nazgûl, muoverli, o nessuno dei due
war-task-stormcrow-loss = scegliere dove perde una miniatura: { $nation }
war-task-stormcrow-figure = scegliere la miniatura persa { IN($place) }
war-task-convey-from = scegliere l’esercito trasportato
war-task-pick-conveyed = scegliere chi viene trasportato { FROM($place) }
war-task-convey-to = scegliere dove viene trasportato l’esercito
war-ask-offer-card = Offri una carta coperta al tuo compagno di squadra, o rinuncia: lo scambio avviene solo se entrambi sono d’accordo.
war-ask-allot-dice = Scegli quanti dadi dedicare alla Caccia: al massimo uno per ogni Compagno nella Compagnia. Non si tirano.
war-ask-take-action = Scegli un dado per un’azione, o cambiane prima uno con un Anello Elfico.
war-ask-change-die = Scegli in che cosa l’Anello Elfico cambia il dado: { $face }.
war-ask-use-die = Scegli come usare il dado: { $face }.
war-ask-pay-card = Scarta una carta come prezzo: { $icon }.
war-ask-discard-excess = Scarta una carta coperta: la tua mano supera il limite.
war-ask-choose-deck = Scegli un mazzo da cui pescare: le carte Personaggio parlano dell’Anello e degli eroi, le carte Strategia di eserciti e Nazioni.
war-ask-may-declare = Dichiara dov’è la Compagnia, o tienilo segreto: in una Cittadella o Fortezza dei Popoli Liberi i Portatori dell’Anello si curano e la sua Nazione si attiva.
war-ask-may-enter-mordor = Entra a Mordor, o aspetta: lì ogni passo fa pescare una tessera Caccia, il quinto raggiunge la Voragine del Fato, e non si torna indietro.
war-ask-choose-guide = Scegli la Guida fra i Compagni di Livello più alto: da ora valgono le sue abilità.
war-ask-journey = { $revealed ->
    [0] Traccia il cammino dei Portatori dell’Anello: ancora fino a { war-regions-left }, o restano qui.
   *[other] Traccia il cammino dei Portatori dell’Anello rivelati: ancora fino a { war-regions-left }; non può finire in una Cittadella o Fortezza dei Popoli Liberi.
}
war-ask-separate-group = Scegli i Compagni che lasciano insieme la Compagnia.
war-ask-separate-to = Scegli dove vanno: fino a tante regioni quanto l’avanzamento della Compagnia più il Livello più alto fra loro.
war-ask-call-flocks = Scarta «{ war-card-flocks-of-crebain }» per aggiungere 1 a ogni dado di questa Caccia, o tieni la carta.
war-ask-hunt-again = Ritira i dadi falliti della Caccia: i Portatori dell’Anello sono sorvegliati nella loro ultima posizione nota.
war-ask-raise-staff = Scarta «{ war-card-wizards-staff }» perché non si peschi una tessera Caccia, o lascia che si peschi.
war-ask-wear-mithril = Scarta «{ war-card-mithril-coat-and-sting }» per pescare un’altra tessera, o tieni questa.
war-ask-invoke-card = Scarta una carta sul tavolo per ridurre di 1 il danno della Caccia, o tienila.
war-ask-guide-acts = Ridurre di 1 il danno della Caccia? Uno Hobbit che fa da Guida deve allora lasciare la Compagnia; Gollum la rivela.
war-ask-take-casualty = Subisci una perdita (il Livello del Compagno riduce il danno), o usa l’Anello e accetta la Corruzione.
war-ask-worn-down = Far perdere ai Popoli Liberi una carta Personaggio per il Compagno perduto? Lo permette «{ war-card-worn-with-sorrow-and-toil }».
war-ask-balrog-wakes = Scarta «{ war-card-balrog-of-moria }» per pescare una tessera Caccia sul cammino attraverso Moria, o tieni la carta.
war-ask-break-apart = Scegli un Compagno che deve lasciare la Compagnia: ne devono andare { $left }.
war-ask-accept-lure = Perdi { $who } per «{ war-card-lure-of-the-ring }», o prendi il suo Livello come Corruzione.
war-ask-march-from = Scegli un esercito da muovere, { $left ->
    [one] l’ultimo.
   *[other] uno su un massimo di { $left }.
}
war-ask-pick-marchers = Scegli chi si muove { FROM($place) }; gli altri restano.
war-ask-march-to = Scegli dove va l’esercito { FROM($place) }.
war-ask-companions-from = Scegli da dove parte un gruppo di Compagni: arriva fin dove permette il Livello più alto.
war-ask-pick-companions = Scegli i Compagni che vanno insieme: il Livello più alto fra loro dice fin dove.
war-ask-companions-to = Scegli dove vanno insieme i Compagni { FROM($place) }.
war-ask-move-minions = Scegli il prossimo Nazgûl o Servo da muovere, o fermati: i Nazgûl volano fin dove vogliono.
war-ask-minion-to = Scegli dove va: { $figure }.
war-ask-muster-figure = { $second ->
    [0] Scegli che cosa reclutare: un’unità Elite, o due altre miniature in Insediamenti diversi.
   *[other] Scegli la seconda miniatura, per un altro Insediamento, o fermati.
}
war-ask-muster-place = Scegli dove reclutare: { $kind }.
war-ask-voice-calls = Scegli dove recluta la Voce di Saruman: le unità Regolari non bastano per ogni Insediamento.
war-ask-enter-play = Scegli dove entra in gioco { $who }.
war-ask-take-hits = Scegli le perdite per { war-hits-to-take } { IN($place) }: un Regolare rimosso o un’Elite ridotta ne assorbe uno, un’Elite rimossa due.
war-ask-trim = Rimuovi unità { FROM($place) }: una regione ne contiene dieci, una Fortezza assediata cinque. Tornano fra i rinforzi.
war-ask-join-armies = Unisci le tue miniature { IN($place) } e quelle del tuo compagno di squadra in un solo esercito, o tienile separate.
war-ask-attack-from = Scegli l’esercito che attacca. Poi scegli il bersaglio.
war-ask-pick-attackers = Scegli chi attacca { FROM($place) }; gli altri sono la retroguardia.
war-ask-attack-at = Scegli il bersaglio dell’esercito { IN($place) }.
war-ask-white-rider = Far rinunciare Gandalf il Bianco al Comando per annullare quello di tutti i Nazgûl in questa battaglia?
war-ask-field-or-siege = Combatti in campo aperto, o ritirati nella Fortezza: per ora non si combatte, ma sei assediato.
war-ask-combat-card = Scegli in segreto una Carta Combattimento, o nessuna: fino alla rivelazione si vede solo il dorso.
war-ask-sorcerer = Pescare una carta dal mazzo della Carta Combattimento? Lo permette la stregoneria del Re Stregone.
war-ask-cease-or-continue = Continua l’attacco per un altro round, o cessa e resta dove sei.
war-ask-cease-or-extend = Cessa la Battaglia d’Assedio, che dura un round, o riduci un’Elite per un altro round.
war-ask-retreat-or-stand = Ritirati in una regione adiacente libera, o resisti per un altro round.
war-ask-scouts-retreat = Scegli dove si sottrae l’esercito prima che si tirino i dadi.
war-ask-advance = Scegli chi avanza nella regione conquistata; gli altri restano.
war-ask-forfeit-nazgul = Scegli a quanto Comando dei Nazgûl rinunciare: il nemico tira altrettanti dadi in meno.
war-ask-mighty-companion = Scegli il Compagno che rinuncia al Comando perché un dado fallito diventi un colpo.
war-ask-die-heroically = Scegli chi muore per annullare colpi, o nessuno: un Comandante ne annulla uno, un Compagno quanti il suo Livello.
war-ask-slay-servant = Scegli il Nazgûl o Servo che cade per i colpi del tuo Tiro Comando.
war-ask-slay-hero = Scegli il Comandante o Compagno che cade per i colpi del tuo Tiro Comando, o nessuno.
war-ask-name-companion = Scegli il Compagno da far tacere: in questo round il suo Comando e le sue abilità non contano.
war-ask-own-losses = { $attack ->
    [0] Scegli quanti colpi subiscono le tue unità, fino a { $most }: ognuno aggiunge 1 al Tiro Combattimento.
   *[other] Scegli quanti colpi subiscono le tue unità, fino a { $most }: ognuno dà un dado che colpisce con 4.
}
war-ask-recruit-where = Scegli dove recluta l’evento{ $left ->
    [0] .
    [one] .
   *[other] : { $left } luoghi.
}
war-ask-recruit-either = Scegli un Regolare o un’Elite { IN($place) }.
war-ask-advise-nation = Scegli la Nazione che ascolta Elrond: si attiva e avanza di un passo verso la guerra.
war-ask-trouble-nation = Scegli la Nazione che si ritrae: arretra di un passo dalla guerra e perde una miniatura.
war-ask-open-eye = Gira un dado sull’Occhio per la Caccia, ancora fino a { $left }, o fermati.
war-ask-play-extra = Giocare subito un’altra carta Personaggio, senza dado? Lo permette Gandalf il Bianco.
war-ask-wanderer-draws = Pescare una carta dallo stesso mazzo? La Guida è Gandalf il Grigio.
war-ask-hide-or-move = Nascondi la Compagnia rivelata o muovi quella nascosta, o nessuno dei due: Gollum conosce un’altra via.
war-ask-separate-or-move = Scegli chi porta l’Aquila: Compagni della Compagnia, o un gruppo sulla mappa.
war-ask-strike-choice = Scarta una carta dei Popoli Liberi sul tavolo, tira per la Caccia, o nessuno dei due: un Nazgûl è con i Portatori dell’Anello.
war-ask-drive-away = Scegli la regione adiacente dove il tempo spinge i Portatori dell’Anello.
war-ask-choose-deed = Muovi eserciti, attacca, o nessuno dei due, come permette l’evento.
war-ask-choose-victim = Scegli l’esercito colpito: { $dice } dadi, ognuno colpisce con { $on } o più.
war-ask-eagles-swoop = Scegli l’esercito i cui Nazgûl sono attaccati dalle Aquile: ognuno cade con { $on } o più, gli altri fuggono.
war-ask-nazgul-flee = Scegli la Fortezza di Sauron in cui fuggono i Nazgûl { FROM($place) }.
war-ask-spells-from = Scegli l’esercito i cui Nazgûl pronunciano i sortilegi: ognuno è un dado che colpisce con { $on } o più.
war-ask-spells-at = Scegli l’esercito colpito dai sortilegi { FROM($place) }.
war-ask-who-follows = Scegli chi segue Grampasso sui Sentieri dei Morti fino alla costa di Gondor.
war-ask-dead-men-to = Scegli dove escono i Morti: un esercito dell’Ombra lì subisce colpi e deve fuggire.
war-ask-flee-the-dead = Scegli dove l’esercito fugge dai Morti { IN($region) }. Se non può fuggire, è perduto.
war-ask-oath-fulfilled = Scegli quante unità Regolari di Gondor si levano { IN($region) }.
war-ask-join-grey-company = Scegli il Regolare con Grampasso che diventa Elite.
war-ask-lose-leader = Scegli il Comandante perduto { IN($place) } per «{ war-card-denethors-folly }».
war-ask-trolls-where = Scegli dove un Regolare di Sauron diventa Elite.
war-ask-join-dunlendings = Scegli da dove un’unità si unisce a quelle { IN($region) }, ancora fino a { $left }, o fermati.
war-ask-send-dunlending = Scegli l’unità che va { FROM($place) } { TO($region) }.
war-ask-captain-calls = Recluta due Nazgûl con il Re Stregone, muovi i Nazgûl, o nessuno dei due.
war-ask-stormcrow-loss = Scegli dove perde una miniatura: { $nation }.
war-ask-stormcrow-figure = Scegli la miniatura persa { IN($place) }: { $nation }.
war-ask-convey-from = Scegli l’esercito trasportato { $way ->
    [0] dai Woses a Minas Tirith.
   *[other] dai Corsari sulla costa di Gondor.
}
war-ask-pick-conveyed = Scegli chi viene trasportato { FROM($place) }.
war-ask-convey-to = Scegli dove viene trasportato l’esercito { FROM($place) }.

## Names

war-region-andrast = Andrast
    .article = l
    .at = land
war-region-anfalas = Anfalas
    .article = l
    .at = land
war-region-angmar = Angmar
    .article = l
    .at = land
war-region-arnor = Arnor
    .article = l
    .at = land
war-region-ash-mountains = Ered Lithui
    .article = gli
    .at = land
war-region-barad-dur = Barad-Dûr
war-region-bree = Brea
war-region-buckland = Terra di Buck
    .article = la
    .at = land
war-region-cardolan = Cardolan
    .article = il
    .at = land
war-region-carrock = Carroccia
    .article = la
war-region-dagorlad = Dagorlad
war-region-dale = Valle
war-region-dead-marshes = Paludi Morte
    .article = le
    .at = land
war-region-dimrill-dale = Valle dei Rivi Tenebrosi
    .article = la
    .at = land
war-region-dol-amroth = Dol Amroth
war-region-dol-guldur = Dol Guldur
war-region-druadan-forest = Foresta Drúadan
    .article = la
    .at = land
war-region-druwaith-iaur = Drúwaith Iaur
    .article = il
    .at = land
war-region-eagles-eyrie = Nido delle Aquile
    .article = il
war-region-east-harondor = Harondor Orientale
    .article = l
    .at = land
war-region-east-rhun = Rhûn Orientale
    .article = il
    .at = land
war-region-eastemnet = Estemnet
    .article = l
    .at = land
war-region-eastern-brown-lands = Terre Brune Orientali
    .article = le
    .at = land
war-region-eastern-emyn-muil = Emyn Muil Orientale
    .article = l
    .at = land
war-region-eastern-mirkwood = Bosco Atro Orientale
    .article = il
    .at = land
war-region-edoras = Edoras
war-region-enedwaith = Enedwaith
    .article = l
    .at = land
war-region-erebor = Erebor
war-region-erech = Erech
war-region-ered-luin = Ered Luin
    .article = gli
    .at = land
war-region-ettenmoors = Erenbrulli
    .article = gli
    .at = land
war-region-evendim = Evendim
war-region-fangorn = Fangorn
war-region-far-harad = Estremo Harad
    .article = l
    .at = land
war-region-folde = Folde
    .article = il
    .at = land
war-region-fords-of-bruinen = Guadi del Bruinen
    .article = i
war-region-fords-of-isen = Guadi di Isen
    .article = i
war-region-forlindon = Forlindon
    .article = il
    .at = land
war-region-gap-of-rohan = Breccia di Rohan
    .article = la
war-region-gladden-fields = Campi Iridati
    .article = i
    .at = land
war-region-goblins-gate = Via dei Goblin
    .article = la
war-region-gorgoroth = Gorgoroth
war-region-grey-havens = Rifugi Oscuri
    .article = i
war-region-harlindon = Harlindon
    .article = l
    .at = land
war-region-helms-deep = Fosso di Helm
    .article = il
war-region-high-pass = Alto Passo
    .article = l
    .at = on
war-region-hollin = Agrifogliere
    .at = ad
war-region-iron-hills = Colli Ferrosi
    .article = i
    .at = on
war-region-khand = Khand
    .article = il
    .at = land
war-region-lamedon = Lamedon
    .article = il
    .at = land
war-region-lorien = Lórien
war-region-lossarnach = Lossarnach
    .article = il
    .at = land
war-region-minas-morgul = Minas Morgul
war-region-minas-tirith = Minas Tirith
war-region-minhiriath = Minhiriath
    .article = il
    .at = land
war-region-morannon = Morannon
    .article = il
war-region-moria = Moria
war-region-mount-gram = Monte Gram
    .article = il
    .at = on
war-region-mount-gundabad = Monte Gundabad
    .article = il
    .at = on
war-region-narrows-of-the-forest = Strettoie della Foresta
    .article = le
war-region-near-harad = Vicino Harad
    .article = il
    .at = land
war-region-noman-lands = Terre di Nessuno
    .article = le
    .at = land
war-region-north-anduin-vale = Valle dell’Anduin del Nord
    .article = la
    .at = land
war-region-north-downs = Lande del Nord
    .article = le
    .at = land
war-region-north-dunland = Dunland del Nord
    .article = il
    .at = land
war-region-north-ered-luin = Ered Luin del Nord
    .article = gli
    .at = land
war-region-north-ithilien = Ithilien del Nord
    .article = l
    .at = land
war-region-north-rhun = Rhûn del Nord
    .article = il
    .at = land
war-region-northern-dorwinion = Dorwinion del Nord
    .article = il
    .at = land
war-region-northern-mirkwood = Bosco Atro del Nord
    .article = il
    .at = land
war-region-northern-rhovanion = Rhovanion del Nord
    .article = il
    .at = land
war-region-nurn = Nurn
    .article = il
    .at = land
war-region-old-ford = Vecchio Guado
    .article = il
war-region-old-forest = Vecchia Foresta
    .article = la
    .at = land
war-region-old-forest-road = Vecchia Via della Foresta
    .article = la
    .at = on
war-region-orthanc = Orthanc
war-region-osgiliath = Osgiliath
war-region-parth-celebrant = Parth Celebrant
war-region-pelargir = Pelargir
war-region-rhosgobel = Rhosgobel
war-region-rivendell = Gran Burrone
war-region-south-anduin-vale = Valle dell’Anduin del Sud
    .article = la
    .at = land
war-region-south-downs = Lande del Sud
    .article = le
    .at = land
war-region-south-dunland = Dunland del Sud
    .article = il
    .at = land
war-region-south-ered-luin = Ered Luin del Sud
    .article = gli
    .at = land
war-region-south-ithilien = Ithilien del Sud
    .article = l
    .at = land
war-region-south-rhun = Rhûn del Sud
    .article = il
    .at = land
war-region-southern-dorwinion = Dorwinion del Sud
    .article = il
    .at = land
war-region-southern-mirkwood = Bosco Atro del Sud
    .article = il
    .at = land
war-region-southern-rhovanion = Rhovanion del Sud
    .article = il
    .at = land
war-region-tharbad = Tharbad
war-region-the-shire = Contea
    .article = la
    .at = land
war-region-tower-hills = Colli Torrioni
    .article = i
    .at = on
war-region-trollshaws = Boschi dei Troll
    .article = i
    .at = land
war-region-umbar = Umbar
war-region-vale-of-the-carnen = Valle del Carnen
    .article = la
    .at = land
war-region-vale-of-the-celduin = Valle del Celduin
    .article = la
    .at = land
war-region-weather-hills = Colli Vento
    .article = i
    .at = on
war-region-west-harondor = Harondor Occidentale
    .article = l
    .at = land
war-region-westemnet = Ovestemnet
    .article = l
    .at = land
war-region-western-brown-lands = Terre Brune Occidentali
    .article = le
    .at = land
war-region-western-emyn-muil = Emyn Muil Occidentale
    .article = l
    .at = land
war-region-western-mirkwood = Bosco Atro Occidentale
    .article = il
    .at = land
war-region-withered-heath = Brughiera Arida
    .article = la
    .at = land
war-region-woodland-realm = Reame Boscoso
    .article = il
    .at = land
war-place-the = { $article ->
    [none] { $name }
    [l] l’{ $name }
   *[other] { $article } { $name }
}
war-place-of = { $article ->
    [il] del { $name }
    [la] della { $name }
    [l] dell’{ $name }
    [i] dei { $name }
    [gli] degli { $name }
    [le] delle { $name }
   *[none] di { $name }
}
war-place-from = { $article ->
    [il] dal { $name }
    [la] dalla { $name }
    [l] dall’{ $name }
    [i] dai { $name }
    [gli] dagli { $name }
    [le] dalle { $name }
   *[none] da { $name }
}
war-place-in = { $at ->
    [land] { $article ->
        [il] nel { $name }
        [la] nella { $name }
        [l] nell’{ $name }
        [i] nei { $name }
        [gli] negli { $name }
        [le] nelle { $name }
       *[none] in { $name }
    }
    [on] { $article ->
        [il] sul { $name }
        [la] sulla { $name }
        [l] sull’{ $name }
       *[i] sui { $name }
    }
    [ad] ad { $name }
   *[point] { $article ->
        [il] al { $name }
        [la] alla { $name }
        [l] all’{ $name }
        [i] ai { $name }
        [gli] agli { $name }
        [le] alle { $name }
       *[none] a { $name }
    }
}
war-place-to = { war-place-in }
war-inside = Fortezza { OF($place) }
    .article = la
    .at = land
war-nation-dwarves = Nani
war-nation-elves = Elfi
war-nation-gondor = Gondor
war-nation-north = Nord
war-nation-rohan = Rohan
war-nation-isengard = Isengard
war-nation-sauron = Sauron
war-nation-southrons-easterlings = Sudroni e Esterling
war-in-text-nation-dwarves = dei Nani
war-in-text-nation-elves = degli Elfi
war-in-text-nation-gondor = di Gondor
war-in-text-nation-north = del Nord
war-in-text-nation-rohan = di Rohan
war-in-text-nation-isengard = di Isengard
war-in-text-nation-sauron = di Sauron
war-in-text-nation-southrons-easterlings = dei Sudroni e Esterling
war-figure-dwarves-regular = Regolare dei Nani
war-figure-dwarves-elite = Elite dei Nani
war-figure-dwarves-leader = Comandante dei Nani
war-figure-elves-regular = Regolare degli Elfi
war-figure-elves-elite = Elite degli Elfi
war-figure-elves-leader = Comandante degli Elfi
war-figure-gondor-regular = Regolare di Gondor
war-figure-gondor-elite = Elite di Gondor
war-figure-gondor-leader = Comandante di Gondor
war-figure-north-regular = Regolare del Nord
war-figure-north-elite = Elite del Nord
war-figure-north-leader = Comandante del Nord
war-figure-rohan-regular = Regolare di Rohan
war-figure-rohan-elite = Elite di Rohan
war-figure-rohan-leader = Comandante di Rohan
war-figure-isengard-regular = Regolare di Isengard
war-figure-isengard-elite = Elite di Isengard
war-figure-sauron-regular = Regolare di Sauron
war-figure-sauron-elite = Elite di Sauron
war-figure-southrons-easterlings-regular = Regolare dei Sudroni e Esterling
war-figure-southrons-easterlings-elite = Elite dei Sudroni e Esterling
war-figure-nazgul = Nazgûl
war-character-gandalf = Gandalf
war-character-strider = Grampasso
war-character-aragorn = Aragorn
war-character-gandalf-the-white = Gandalf il Bianco
war-character-legolas = Legolas
war-character-gimli = Gimli
war-character-boromir = Boromir
war-character-meriadoc = Meriadoc
war-character-peregrin = Peregrino
war-character-witch-king = il Re Stregone
war-character-saruman = Saruman
war-character-mouth-of-sauron = la Bocca di Sauron
war-die-character = Personaggio
war-die-army = Esercito
war-die-muster = Mobilitazione
war-die-event = Evento
war-die-army-muster = Esercito o Mobilitazione
war-die-will-of-the-west = Volere dell’Ovest
war-die-eye = Occhio
war-side = { $side ->
    [free-peoples] i Popoli Liberi
    [shadow] l’Ombra
   *[other] { $side }
}
war-side-of = { $side ->
    [free-peoples] dei Popoli Liberi
    [shadow] dell’Ombra
   *[other] di { $side }
}
war-deck-free-peoples-character = mazzo Personaggi dei Popoli Liberi
war-deck-free-peoples-strategy = mazzo Strategia dei Popoli Liberi
war-deck-shadow-character = mazzo Personaggi dell’Ombra
war-deck-shadow-strategy = mazzo Strategia dell’Ombra
war-tile-eye = Occhio, rivela
war-tile-number = { $number }
war-tile-number-reveal = { $number }, rivela
war-card-elven-cloaks = Mantelli Elfici
war-card-elven-rope = Corda Elfica
war-card-phial-of-galadriel = Fiala di Galadriel
war-card-smeagol-helps-nice-master = Sméagol Aiuta il Buon Padrone
war-card-shelobs-lair = La Tana di Shelob
war-card-the-ring-is-mine = L’Anello è Mio!
war-card-on-on-they-went = Avanti, Sempre Avanti
war-card-give-it-to-uss = Daccelo!
war-card-mithril-coat-and-sting = Cotta di Mithril e Pungolo
war-card-axe-and-bow = Ascia e Arco
war-card-horn-of-gondor = Il Corno di Gondor
war-card-wizards-staff = Il Bastone dello Stregone
war-card-athelas = Athelas
war-card-there-is-another-way = C’è un’Altra Via
war-card-i-will-go-alone = Andrò da Solo
war-card-bilbos-song = La Canzone di Bilbo
war-card-mirror-of-galadriel = Lo Specchio di Galadriel
war-card-challenge-of-the-king = La Sfida del Re
war-card-gwaihir-the-windlord = Gwaihir il Re dei Venti
war-card-we-prove-the-swifter = Siamo i Più Veloci
war-card-there-and-back-again = Andata e Ritorno
war-card-the-eagles-are-coming = Arrivano le Aquile!
war-card-the-ents-awake-treebeard = Il Risveglio degli Ent: Barbalbero
war-card-the-ents-awake-huorns = Il Risveglio degli Ent: Ucorni
war-card-the-ents-awake-entmoot = Il Risveglio degli Ent: Entaconsulta
war-card-dead-men-of-dunharrow = Uomini Morti di Dunclivo
war-card-house-of-the-stewards = La Casata dei Sovrintendenti
war-card-the-grey-company = La Grigia Compagnia
war-card-the-last-battle = L’Ultima Battaglia
war-card-a-power-too-great = Un Potere Troppo Grande
war-card-the-power-of-tom-bombadil = Il Potere di Tom Bombadil
war-card-book-of-mazarbul = Il Libro di Mazarbul
war-card-the-spirit-of-mordor = Lo Spirito di Mordor
war-card-faramirs-rangers = I Raminghi di Faramir
war-card-fear-fire-foes = Paura! Fuoco! Nemici!
war-card-wisdom-of-elrond = La Saggezza di Elrond
war-card-the-red-arrow = La Freccia Rossa
war-card-help-unlooked-for = Aiuto Inatteso
war-card-paths-of-the-woses = I Sentieri dei Woses
war-card-through-a-day-and-a-night = Per un Giorno e una Notte
war-card-cirdans-ships = Le Navi di Círdan
war-card-guards-of-the-citadel = Guardie della Cittadella
war-card-celeborns-galadhrim = I Galadhrim di Celeborn
war-card-riders-of-theoden = I Cavalieri di Théoden
war-card-grimbeorn-the-old = Grimbeorn il Vecchio, Figlio di Beorn
war-card-imrahil-of-dol-amroth = Imrahil di Dol Amroth
war-card-king-brands-men = Gli Uomini di Re Brand
war-card-swords-in-eriador = Spade nell’Eriador
war-card-kindred-of-glorfindel = La Stirpe di Glorfindel
war-card-dain-ironfoots-guard = La Guardia di Dáin Piediferro
war-card-eomer-son-of-eomund = Éomer, Figlio di Éomund
war-card-thranduils-archers = Gli Arcieri di Thranduil
war-card-orc-patrol = Pattuglia di Orchi
war-card-isildurs-bane = La Rovina di Isildur
war-card-foul-thing-from-the-deep = Orrore dagli Abissi
war-card-candles-of-corpses = Candele dei Morti
war-card-nazgul-search = La Ricerca dei Nazgûl
war-card-cruel-weather = Tempo Inclemente
war-card-the-nazgul-strike = I Nazgûl Colpiscono!
war-card-morgul-wound = Ferita di Morgul
war-card-lure-of-the-ring = Il Richiamo dell’Anello
war-card-the-breaking-of-the-fellowship = La Compagnia si Scioglie
war-card-worn-with-sorrow-and-toil = Logorati da Dolore e Fatica
war-card-flocks-of-crebain = Stormi di Crebain
war-card-balrog-of-moria = Il Balrog di Moria
war-card-the-lidless-eye = L’Occhio Senza Palpebre
war-card-dreadful-spells = Sortilegi Tremendi
war-card-grond-hammer-of-the-underworld = Grond, Martello degli Inferi
war-card-the-palantir-of-orthanc = Il Palantír di Orthanc
war-card-wormtongue = Vermilinguo
war-card-the-ringwraiths-are-abroad = Gli Spettri dell’Anello sono Fuori
war-card-the-black-captain-commands = Il Capitano Nero Comanda
war-card-return-to-valinor = Ritorno a Valinor
war-card-the-fighting-uruk-hai = Gli Uruk-hai Combattono
war-card-denethors-folly = La Follia di Denethor
war-card-the-day-without-dawn = Il Giorno Senza Alba
war-card-threats-and-promises = Minacce e Promesse
war-card-stormcrow = Corvo della Tempesta
war-card-shadows-gather = Le Ombre si Addensano
war-card-the-shadow-lengthens = L’Ombra si Allunga
war-card-the-shadow-is-moving = L’Ombra si Muove
war-card-corsairs-of-umbar = I Corsari di Umbar
war-card-rage-of-the-dunlendings = La Furia dei Dunlandiani
war-card-return-of-the-witch-king = Il Ritorno del Re Stregone
war-card-half-orcs-and-goblin-men = Mezzorchi e Uomini-Goblin
war-card-olog-hai = Olog-hai
war-card-hill-trolls = Troll di Collina
war-card-a-new-power-is-rising = Un Nuovo Potere Sorge
war-card-many-kings-to-the-service-of-mordor = Molti Re al Servizio di Mordor
war-card-the-king-is-revealed = Il Re si Rivela
war-card-shadows-on-the-misty-mountains = Ombre sulle Montagne Nebbiose
war-card-orcs-multiplying-again = Gli Orchi si Moltiplicano
war-card-horde-from-the-east = Orda dall’Est
war-card-monsters-roused = Mostri Ridestati
war-card-musterings-of-long-planned-war = Adunate per una Guerra a Lungo Preparata
war-card-pits-of-mordor = Le Fosse di Mordor
war-title-it-is-a-gift = È un Dono
war-title-blade-of-westernesse = Lama dell’Ovesturia
war-title-mighty-attack = Attacco Possente
war-title-servant-of-the-secret-fire = Servitore del Fuoco Segreto
war-title-anduril = Andúril
war-title-heroic-death = Morte Eroica
war-title-daring-defiance = Sfida Audace
war-title-fateful-strike = Colpo Fatale
war-title-sudden-strike = Attacco Improvviso
war-title-brave-stand = Strenua Difesa
war-title-ents-rage = Furia degli Ent
war-title-huorn-dark = Tenebra degli Ucorni
war-title-nameless-wood = Bosco Senza Nome
war-title-daylight = Luce del Giorno
war-title-no-quarter = Nessuna Pietà
war-title-advantageous-position = Posizione Vantaggiosa
war-title-scouts = Esploratori
war-title-shield-wall = Muro di Scudi
war-title-confusion = Confusione
war-title-charge = Carica
war-title-valour = Valore
war-title-one-for-the-dark-lord = Uno per l’Oscuro Signore
war-title-cruel-as-death = Crudele come la Morte
war-title-they-are-terrible = Sono Terribili
war-title-dread-and-despair = Terrore e Disperazione
war-title-foul-stench = Fetore Immondo
war-title-black-breath = Alito Nero
war-title-words-of-power = Parole di Potere
war-title-durins-bane = Il Flagello di Durin
war-title-devilry-of-orthanc = Diavoleria di Orthanc
war-title-deadly-strife = Lotta Mortale
war-title-onslaught = Assalto Furioso
war-title-relentless-assault = Assalto Implacabile
war-title-great-host = Grande Schiera
war-title-mumakil = Mûmakil
war-title-swarm-of-bats = Sciame di Pipistrelli
war-title-we-come-to-kill = Veniamo per Uccidere
war-title-desperate-battle = Battaglia Disperata

## Cards

war-effect-tile = Metti in gioco la sua Tessera Caccia Speciale: { $gives }. Si unisce alla Riserva della Caccia a Mordor.
war-tile-gives-damage = danno { $number }
war-tile-gives-nothing = nessun danno
war-tile-gives-healing = nessun danno, cura { $number ->
    [one] 1 punto
   *[other] { $number } punti
} Corruzione
war-tile-gives-eye = un Occhio
war-tile-gives-die = tanto danno quanto mostra un dado
war-tile-reveals-and-stops = rivela e ferma la Compagnia
war-tile-stops = ferma la Compagnia
war-effect-heal = Cura { $number ->
    [one] 1 punto
   *[other] { $number } punti
} Corruzione.
war-effect-heal-gollum = Cura { $number ->
    [one] 1 punto
   *[other] { $number } punti
} Corruzione, { $gollum } se la Guida è Gollum.
war-effect-athelas = Tira { $dice } dadi: ogni { $on } o più cura 1 punto Corruzione; basta { $guided } o più se la Guida è Grampasso.
war-effect-another-way = Se la Guida è Gollum, puoi anche nascondere la Compagnia Rivelata o muovere quella Nascosta; il dado non va nel Riquadro della Caccia.
war-effect-separate = Separa un Compagno o un gruppo; può spingersi { $number } regione oltre il normale.
war-effect-mirror = Cambia un tuo dado Personaggio inutilizzato in Volere dell’Ovest. Se i Portatori dell’Anello sono a Lórien, non conquistata, cura 1 punto Corruzione.
war-effect-challenge = Pesca { $number } Tessere Caccia. Se tutte mostrano l’Occhio, rimettile ed elimina Grampasso o Aragorn; altrimenti gli Occhi escono dal gioco e le altre tornano nella riserva.
war-effect-wings-level = Separa un Compagno o un gruppo, o muovi un gruppo sulla mappa, come se il Livello fosse { $level }; possono terminare in una Fortezza assediata.
war-effect-wings-extra = Separa un Compagno o un gruppo, o muovi un gruppo sulla mappa, fino a { $number } regioni oltre il normale; possono terminare in una Fortezza assediata.
war-effect-lonely-mountain = Poi, se Gimli o Legolas è { IN($regions) }: attiva le Nazioni { $nations } e fai avanzare di un passo le Nazioni { $others }.
war-effect-eagles = Tira un dado per ogni Nazgûl di un tale esercito dell’Ombra, al massimo cinque: ogni { $on } o più ne elimina uno; gli altri fuggono in una sola Fortezza di Sauron non conquistata. Il Re Stregone non conta.
war-effect-ents = Tira { $dice } dadi: ogni { $on } o più è un colpo all’esercito dell’Ombra { IN($region) }; se è distrutto, cadono anche i suoi Nazgûl e Servi. Se lì non c’è un esercito, Saruman è eliminato. Vale come attacco.
war-effect-extra-card = Poi, se Gandalf il Bianco è a Fangorn o in Rohan, puoi giocare dalla mano un’altra carta Personaggio senza usare un dado.
war-effect-dead-men = Muovi Grampasso o Aragorn, con i Compagni che vuoi della sua regione, { IN($regions) }. Un esercito dell’Ombra lì subisce tanti colpi quanti ne mostra un dado, e deve ritirarsi o è perduto; poi recluta lì fino a 3 Regolari di Gondor, che prendono anche l’Insediamento.
war-effect-recruit = Recluta { $figures } { $regions }.
war-effect-recruit-some = Scegli { $number } di queste regioni: { $regions }. Recluta { $figures } in ciascuna.
war-effect-recruit-all = Recluta { $figures } { IN($regions) }.
war-effect-recruit-elites = Possono essere Elite { IN($regions) }.
war-recruits = { $figures } { $nation }
war-effect-draw = Pesca { $number ->
    [one] una carta
   *[other] { $number } carte
} dal mazzo Strategia.
war-effect-grey-company = Elimina un Regolare nell’esercito di Grampasso o Aragorn e recluta al suo posto un’Elite della sua nazione.
war-effect-advance = Fai avanzare di un passo verso la guerra la Nazione { $nations }.
war-effect-companions = Muovi i Compagni che vuoi sulla mappa.
war-effect-war-if-companion = Poi, se un Compagno è { IN($regions) }: attiva la Nazione { $nation } e portala subito in guerra.
war-effect-hits = Scegli un esercito dell’Ombra { IN($regions) }; tira { $dice } dadi: ogni { $on } o più è un colpo.
war-effect-hits-mixed = Scegli un esercito dell’Ombra con unità di due o più nazioni; tira { $dice } dadi: ogni { $on } o più è un colpo.
war-effect-wisdom = Attiva una nazione dei Popoli Liberi e falla avanzare di un passo verso la guerra.
war-effect-attack-help-unlooked-for = Attacca un esercito adiacente che assedia una Fortezza; in questa battaglia tira un dado in meno per ogni unità assediata, ma almeno uno.
war-effect-attack-grond = Attacca quella Fortezza: la battaglia dura tre round, e senza Compagni il difensore non gioca Carte Combattimento nel primo.
war-effect-attack-uruk-hai = Attacca quella Fortezza: la battaglia dura tre round, e senza Compagni il difensore non gioca Carte Combattimento nel primo.
war-effect-march-day-and-night = Muovi quell’esercito, e con esso un Compagno, fino a due regioni.
war-effect-march-shadows-gather = Muovi un esercito fino a tre regioni per unirlo a un altro.
war-effect-march-shadow-lengthens = Muovi due eserciti fino a due regioni ciascuno per unirli ad altri.
war-effect-march-shadow-is-moving = Muovi fino a quattro eserciti di una regione ciascuno.
war-effect-march-or-attack-ringwraiths = Poi puoi muovere di una regione due eserciti con Nazgûl, o attaccare con uno.
war-effect-march-or-attack-black-captain = Poi puoi muovere di una regione un esercito con il Re Stregone, o attaccare con esso.
war-effect-woses = Muovi un esercito in Rohan, anche assediato, a Minas Tirith, o in una regione adiacente se Minas Tirith è perduta o assediata.
war-effect-corsairs = Muovi un esercito da Umbar { IN($regions) }. Se vi è un esercito nemico, attaccalo; non puoi cessare, a meno che fosse assediato.
war-effect-nazgul = Muovi i Nazgûl che vuoi.
war-effect-strike = Se poi uno è con i Portatori dell’Anello, puoi scartare una carta Personaggio dei Popoli Liberi sul tavolo, o tirare per la Caccia.
war-effect-search = Se poi uno è con i Portatori dell’Anello, la Compagnia è Rivelata.
war-effect-hunt-tile-patrol = Pesca una Tessera Caccia: un Occhio o una tessera della Compagnia non ha effetto, ogni altra è una Caccia riuscita.
war-effect-hunt-tile-bane = Pesca una Tessera Caccia: un Occhio o una tessera della Compagnia non ha effetto; ogni altra è una Caccia riuscita il cui danno non può essere ridotto: è tutto Corruzione.
war-effect-hunt-tile-foul-thing = Pesca una Tessera Caccia: un Occhio o una tessera della Compagnia non ha effetto; ogni altra è una Caccia riuscita, e contro il suo danno va perso un Compagno a caso.
war-effect-candles = Tira { $dice } dadi: ogni { $on } o più aggiunge 1 punto Corruzione; serve { $gollum } se la Guida è Gollum.
war-effect-weather = Muovi la miniatura dei Portatori dell’Anello in una regione adiacente a tua scelta.
war-effect-morgul-wound = Aggiungi { $more } punti Corruzione se finora sono { $up_to } o meno, altrimenti { $number }.
war-effect-lure = Pesca a caso un Compagno della Compagnia: i Popoli Liberi subiscono il suo Livello in Corruzione, o lo perdono. Se la Guida è Gollum, aggiungi invece 1 punto Corruzione.
war-effect-breaking = Pesca una Tessera Caccia: se non è un Occhio o una tessera della Compagnia, i Popoli Liberi separano tanti Compagni quanto il suo numero e li mettono nella regione dei Portatori dell’Anello. Se la Guida è Gollum, aggiungi invece 1 punto Corruzione.
war-effect-lidless-eye = Volgi fino a { $dice } dadi inutilizzati sull’Occhio e mettili nel Riquadro della Caccia.
war-effect-spells = Tira un dado per ogni Nazgûl di un tale esercito dell’Ombra, al massimo cinque: ogni { $on } o più è un colpo all’esercito dei Popoli Liberi.
war-effect-captain = Puoi reclutare due Nazgûl con il Re Stregone, o muovere i Nazgûl che vuoi.
war-effect-valinor = In ogni Fortezza degli Elfi non assediata tira un dado per ogni unità degli Elfi, al massimo cinque: ogni { $on } è un colpo a quell’esercito.
war-effect-folly = Quando è giocata, un Comandante dei Popoli Liberi { IN($region) } è perduto.
war-effect-dawnless = Tutti i dadi Volere dell’Ovest inutilizzati dei Popoli Liberi sono scartati.
war-effect-stormcrow = Quella nazione retrocede di un passo, e i Popoli Liberi ne perdono una miniatura.
war-effect-dunlendings = Fino a { $number } unità di Isengard { FROM($regions) } possono unirsi a loro.
war-effect-witch-king-to = Il Re Stregone va { TO($region) }.
war-effect-trolls = Sostituisci { $number } Regolari di Sauron, ovunque, con Elite.
war-table-mithril-coat-and-sting = Sul tavolo: dopo la pesca di una Tessera Caccia, scarta questa carta per pescare un’altra tessera al suo posto.
war-table-axe-and-bow = Sul tavolo finché Gimli o Legolas è nella Compagnia: dopo la pesca di una Tessera Caccia, scarta questa carta per 1 Danno della Caccia in meno.
war-table-horn-of-gondor = Sul tavolo finché Boromir è nella Compagnia: dopo la pesca di una Tessera Caccia, scarta questa carta per 1 Danno della Caccia in meno.
war-table-wizards-staff = Sul tavolo finché Gandalf il Grigio è nella Compagnia: scarta questa carta per non far pescare una Tessera Caccia.
war-table-the-last-battle = Sul tavolo finché Aragorn è con un esercito fuori dalle nazioni libere: i dadi che muovono la Compagnia non vanno nel Riquadro della Caccia. Lascia il tavolo quando la Compagnia è dichiarata o Rivelata.
war-table-a-power-too-great = Sul tavolo: nessun esercito dell’Ombra entra a Lórien, Gran Burrone o Rifugi Oscuri né li attacca. L’Ombra può rimuoverla con un dado qualsiasi, scartando una carta Esercito e una carta Personaggio.
war-table-the-power-of-tom-bombadil = Sul tavolo: nessun esercito dell’Ombra entra nella Vecchia Foresta, nella Contea o nella Terra di Buck né le attacca. L’Ombra può rimuoverla con un dado qualsiasi, scartando una carta Esercito e una carta Personaggio.
war-table-worn-with-sorrow-and-toil = Sul tavolo: quando la Compagnia perde un Compagno, l’Ombra può far perdere ai Popoli Liberi anche una carta Personaggio, a caso dalla mano o scelta dal tavolo. Lascia il tavolo quando la Compagnia è dichiarata in una Cittadella o Fortezza non conquistata dei Popoli Liberi.
war-table-flocks-of-crebain = Sul tavolo: scarta questa carta prima di un Tiro per la Caccia per aggiungere 1 a tutti i suoi dadi, anche a quelli tirati di nuovo. Lascia il tavolo quando la Compagnia è dichiarata in una Cittadella o Fortezza non conquistata dei Popoli Liberi.
war-table-balrog-of-moria = Sul tavolo: quando una dichiarazione o una Rivelazione porta dentro, fuori o attraverso Moria, puoi scartare questa carta per una Tessera Caccia in più; un Occhio non ha effetto, e dopo una dichiarazione in una Cittadella o Fortezza dei Popoli Liberi la tessera non rivela. Puoi anche scartarla come Carta Combattimento.
war-table-the-palantir-of-orthanc = Sul tavolo finché Saruman è in gioco: dopo ogni Evento giocato con un dado Evento, pesca una carta. I Popoli Liberi possono rimuoverla con un Volere dell’Ovest, o con un dado qualsiasi e un Anello Elfico.
war-table-wormtongue = Sul tavolo finché Saruman è in gioco: Rohan si attiva solo con un Compagno adatto, una dichiarazione a Edoras o al Fosso di Helm, o un attacco contro di essi; allora la carta lascia il tavolo.
war-table-denethors-folly = Sul tavolo finché Minas Tirith è assediata: i Popoli Liberi non vi giocano Carte Combattimento. Possono rimuoverla con un Volere dell’Ovest, o con un dado qualsiasi se Gandalf o Aragorn è a Minas Tirith.
war-table-threats-and-promises = Sul tavolo: nessun dado Mobilitazione fa avanzare una nazione passiva dei Popoli Liberi. Lascia il tavolo quando una di esse avanza per un attacco o per l’abilità di un Compagno.
war-need-in-fellowship = { $who } è nella Compagnia.
war-need-in-play-gandalf-the-white = Gandalf il Bianco è in gioco.
war-need-in-play-aragorn = Aragorn è in gioco.
war-need-in-play-saruman = Saruman è in gioco.
war-need-in-play-witch-king = Il Re Stregone è in gioco.
war-need-companion-at = Un Compagno è { IN($regions) }.
war-need-king-with-army = Grampasso o Aragorn è con un esercito.
war-need-king-with-army-in = Grampasso o Aragorn è con un esercito in { $nations }.
war-need-king-abroad = Aragorn è con un esercito fuori dalle nazioni libere.
war-need-king-in-nation = Grampasso o Aragorn è in { $land }.
war-need-boromir-in-nation = Boromir è in { $land }.
war-need-at-war = La Nazione { $nation } deve essere in guerra.
war-need-active = La Nazione { $nation } deve essere attiva.
war-need-shadow-at-war = Tutte le nazioni dell’Ombra sono in guerra.
war-need-revealed = La Compagnia è rivelata.
war-need-progress = La Compagnia si è mossa dall’ultima posizione nota e non è a Mordor.
war-need-no-free-settlement = I Portatori dell’Anello non sono in una regione con un Insediamento dei Popoli Liberi, chiunque lo controlli.
war-need-besieged = L’assedio { OF($region) } è in corso.
war-need-eagles-near = Un esercito dei Popoli Liberi con un Compagno è accanto a un esercito dell’Ombra con Nazgûl, o nella stessa regione.
war-need-spells-near = Un esercito dell’Ombra con Nazgûl è accanto a un esercito dei Popoli Liberi, o nella stessa regione.
war-need-witch-king-besieges = Il Re Stregone è con un esercito che assedia una Fortezza.
war-need-isengard-besieges = Un’unità di Isengard assedia una Fortezza.
war-need-holds-elven-stronghold = L’Ombra controlla una Fortezza degli Elfi.
war-need-army-with-companion = Un esercito dei Popoli Liberi con un Compagno può muoversi.
war-need-stormcrow = Un Compagno o la Compagnia è in una nazione libera non in guerra.
war-combat-it-is-a-gift = Se il difensore è nella regione dei Portatori dell’Anello: +1 al tuo Tiro Combattimento e al Tiro Comando.
war-combat-blade-of-westernesse = Con uno Hobbit: un colpo del tuo Tiro Comando elimina invece un Servo nella battaglia.
war-combat-mighty-attack = Un Compagno rinuncia al Comando: un colpo mancato va a segno.
war-combat-servant-of-the-secret-fire = Con Gandalf: +1 al tuo Tiro Combattimento.
war-combat-anduril = Grampasso rinuncia al Comando: un colpo mancato va a segno; con Aragorn, fino a due.
war-combat-heroic-death = Puoi perdere un Comandante per annullare 1 colpo, o un Compagno per annullarne fino al suo Livello.
war-combat-daring-defiance = I Compagni rinunciano al Comando: la carta nemica è annullata.
war-combat-fateful-strike = Con un Comandante o Compagno: un colpo del tuo Tiro Comando elimina anche un Nazgûl; con due colpi può essere invece un Servo.
war-combat-sudden-strike = Con un Comandante o Compagno, prima del Tiro Combattimento: un attacco con tanti dadi quanto il tuo Comando, al massimo cinque.
war-combat-brave-stand = L’Ombra tira un dado in meno per ogni Compagno nella battaglia, ma almeno uno.
war-combat-ents-rage = Se il difensore è in Rohan, a Fangorn o a Orthanc: +2 al tuo Tiro Combattimento.
war-combat-huorn-dark = Se il difensore è in Rohan, a Fangorn o a Orthanc: l’Ombra tira al massimo due dadi.
war-combat-nameless-wood = Se il difensore è in Rohan, a Fangorn o a Orthanc: se colpisci, due colpi in più.
war-combat-daylight = L’Ombra tira al massimo tre dadi.
war-combat-no-quarter = Se colpisci, un colpo in più.
war-combat-advantageous-position = Se il difensore è in una nazione libera: −1 al Tiro Combattimento dell’Ombra.
war-combat-scouts = In difesa sul campo: ritirati, anche nella Fortezza, prima del Tiro Combattimento.
war-combat-shield-wall = Se subisci due o più colpi, uno è annullato.
war-combat-confusion = Ogni 1 del Tiro Combattimento dell’Ombra colpisce il suo stesso esercito e non si tira di nuovo.
war-combat-charge = Prima del Tiro Combattimento: un attacco con un dado per ogni tua Elite, al massimo cinque.
war-combat-valour = Con un’Elite: +1 al tuo Tiro Combattimento.
war-combat-one-for-the-dark-lord = Se il difensore è nella regione dei Portatori dell’Anello: +1 al tuo Tiro Combattimento e al Tiro Comando.
war-combat-cruel-as-death = Rinuncia a 2 punti Comando dei Nazgûl: +1 al tuo Tiro Combattimento.
war-combat-they-are-terrible = Rinuncia a 1 punto Comando dei Nazgûl: +1 al tuo Tiro Comando.
war-combat-dread-and-despair = Rinuncia ad almeno 1 punto Comando dei Nazgûl: il nemico tira altrettanti dadi in meno, ma almeno uno.
war-combat-foul-stench = Se il tuo Comando dei Nazgûl, almeno 1, non è inferiore al Comando nemico, il nemico non ha Tiro Comando.
war-combat-black-breath = Con un Nazgûl: un colpo del tuo Tiro Comando può eliminare anche un Comandante, o tanti colpi quanto il suo Livello un Compagno.
war-combat-words-of-power = Con un Nazgûl: un Compagno non ha Comando né abilità in questo round.
war-combat-durins-bane = Se il difensore è entro due regioni da Moria, prima del Tiro Combattimento: un attacco con tre dadi che colpiscono con 4 o più.
war-combat-devilry-of-orthanc = Con un’unità di Isengard, in una Battaglia d’Assedio: +1 al tuo Tiro Combattimento.
war-combat-deadly-strife = +2 a tutti i dadi di entrambe le parti, anche nel Tiro Comando.
war-combat-onslaught = Dopo le perdite: subisci fino a quattro colpi e tira altrettanti dadi che colpiscono con 4 o più.
war-combat-relentless-assault = Prima del Tiro Combattimento: subisci fino a due colpi e aggiungi altrettanto al tuo Tiro Combattimento.
war-combat-great-host = Dopo le perdite: con almeno il doppio delle unità nemiche, un colpo in più.
war-combat-mumakil = Con un’Elite dei Sudroni e Esterling: +1 al tuo Tiro Combattimento, e se colpisci più del nemico, un colpo in più.
war-combat-swarm-of-bats = La carta nemica è annullata; se non c’è, +1 al tuo Tiro Comando.
war-combat-we-come-to-kill = Dopo le perdite: un attacco con un dado per ogni tua Elite, al massimo cinque, che colpisce con 5 o più.
war-combat-desperate-battle = +1 a tutti i dadi di entrambe le parti, anche nel Tiro Comando.
war-some-either = { $number ->
    [one] 1 Regolare o Elite
   *[other] { $number } Regolari o Elite
}
war-some-nazgul = { $number ->
    [one] 1 Nazgûl
   *[other] { $number } Nazgûl
}
war-some-regular = { $number ->
    [one] 1 Regolare
   *[other] { $number } Regolari
}
war-some-elite = { $number ->
    [one] 1 Elite
   *[other] { $number } Elite
}
war-some-leader = { $number ->
    [one] 1 Comandante
   *[other] { $number } Comandanti
}
war-some-companion = Un Compagno
war-where-boromir = nella regione di Boromir
war-where-osgiliath-army = a Osgiliath, se vi è un esercito dei Popoli Liberi
war-where-shadow-army = in una regione con un esercito dell’Ombra
war-where-coast-army = in una regione costiera con un esercito dei Popoli Liberi
war-where-rohan-companion = a Edoras o in una regione di Rohan con un Compagno
war-where-one = { IN($regions) }
war-where-any = { IN($regions) }
war-where-free = { IN($regions) }, se la regione è libera
war-list-or = { $first } o { $last }
war-list-and = { $first } e { $last }
war-row-deck = Mazzo
war-row-sign = Simbolo
war-row-condition = Prerequisito
war-row-event = Evento
war-row-combat = Combattimento
war-row-initiative = Iniziativa
war-row-disputed = Disputata
war-disputed = Le trascrizioni di questa carta non concordano; le pagine delle regole dicono quale si usa.

## Reasons

reason-already-at-war = { $nation } è già in guerra.
reason-armies-in-one-region = Ci sono eserciti di entrambe le parti { IN($place) }.
reason-army-cannot-attack = Nessun esercito { IN($place) } può attaccare ora.
reason-army-cannot-march = Nessun esercito { IN($place) } può muoversi con questa azione.
reason-army-incomplete = Questo esercito non può ancora partire: manca una miniatura che deve seguirlo.
reason-army-is-besieged = L’esercito { IN($place) } è assediato e non può muoversi.
reason-army-too-large = Non c’è posto { IN($place) }: il limite è di dieci unità.
reason-cannot-be-lost = Non puoi scegliere { $figure } per { war-hits-to-take }.
reason-cannot-enter-there = Il Personaggio non può entrare in gioco lì.
reason-cannot-go-along = Questa miniatura { IN($place) } non può andare con le altre: { $figure }.
reason-cannot-pass = Per passare devi avere meno dadi inutilizzati dell’avversario: tu ne hai { $own }, lui { $enemy }.
reason-cannot-recruit-there = Ora non si può reclutare { IN($place) }.
reason-cannot-retreat-there = L’esercito non può ritirarsi { TO($place) }: la regione non è libera.
reason-event-misplaced = { $card } non può stare lì.
reason-event-not-known = { $card } si trova dove più giocatori devono conoscerla.
reason-event-not-in-hand = { $card } non è nella tua mano.
reason-event-of-other-player = { $card } spetta all’altro giocatore della tua squadra.
reason-event-condition = La condizione di { $card } non è soddisfatta.
reason-character-misplaced = Questo Personaggio non è in alcun luogo: { $character }.
reason-dice-misplaced = I dadi o gli anelli non tornano.
reason-die-cannot-do-that = Un dado con { $die } non può fare questo ora.
reason-die-does-not-play = Questo dado non permette di giocare { $card }.
reason-enemy-army-there = C’è un esercito nemico { IN($place) }: attaccalo, non puoi entrare.
reason-fellowship-hidden = La Compagnia è già nascosta.
reason-fellowship-revealed = La Compagnia è rivelata: deve nascondersi prima di muoversi.
reason-figures-misplaced = Le miniature { war-side-of } non corrispondono a quelle della scatola.
reason-battle-impossible = battle: questi numeri non possono essere quelli di una battaglia in questa posizione.
reason-hunt-dice = Nel Riquadro della Caccia si possono mettere da { $least } a { $most } dadi.
reason-hunt-rerolls = Si possono ritirare al massimo { $most } dadi falliti.
reason-must-choose-army = Scegli prima l’esercito.
reason-must-choose-destination = Scegli la destinazione.
reason-must-choose-die = Scegli prima un Dado Azione.
reason-must-choose-target = Scegli chi attaccare.
reason-must-march-on = Scegli la prossima regione del movimento.
reason-must-pick-figures = Scegli le miniature che partono.
reason-must-recruit = Scegli che cosa reclutare, e dove.
reason-must-retreat-or-stand = Ritirati in una regione adiacente libera, o resisti.
reason-must-take-losses = Scegli prima le perdite per { war-hits-to-take }.
reason-nation-passive = { $nation }: Nazione passiva, non può entrare in guerra.
reason-nation-used-last = In tre giocatori i Popoli Liberi non possono usare due azioni consecutive per la stessa Nazione o lo stesso esercito.
reason-nation-threatened = Minacce e Promesse: finché è passiva, solo un Compagno o un attacco fa avanzare { $nation }.
reason-nobody-picked = Scegli almeno un’unità.
reason-no-nation-at-war = Non puoi reclutare: nessuna delle tue Nazioni è in guerra.
reason-nobody-leaves-in-mordor = A Mordor nessuno può separarsi dalla Compagnia.
reason-no-army-can = Nessuno dei tuoi eserciti può farlo ora.
reason-no-led-army-can = Nessuno dei tuoi eserciti con un Comandante o un Personaggio può farlo ora.
reason-nobody-to-recruit = Nessuna delle tue Nazioni in guerra ha sia rinforzi sia un Insediamento libero.
reason-cannot-enter-play = La condizione per { $character } non è soddisfatta.
reason-nation-of-another = { $nation } spetta al tuo compagno di squadra.
reason-no-army-there = Non hai un esercito { IN($place) }.
reason-no-elven-ring = Non hai Anelli Elfici.
reason-no-reinforcements = Tra i rinforzi non resta: { $figure }.
reason-no-reveal-in-city = La Compagnia rivelata non può terminare { IN($place) }, Cittadella o Fortezza dei Popoli Liberi.
reason-no-die-with-face = Nessun dado inutilizzato mostra { $die }.
reason-no-target-there = Non c’è nessuno da attaccare { IN($place) }.
reason-nobody-besieges = Ci sono miniature nella Fortezza { OF($place) }, ma nessuno la assedia.
reason-not-a-fitting-combat-card = Questa carta non ha effetto come Carta Combattimento in questa battaglia.
reason-not-at-war = { $nation } non è in guerra.
reason-not-into-that = Un Anello Elfico non può cambiare il dado in quel risultato.
reason-not-the-highest-level = Solo un Compagno del Livello più alto può essere la Guida.
reason-nowhere-to-recruit = Non c’è un luogo in cui reclutare questa miniatura: { $figure }.
reason-place-out-of-reach = Non si può arrivare { IN($place) }.
reason-region-barred = Una carta in gioco impedisce agli eserciti dell’Ombra di andare { IN($place) }.
reason-region-not-adjacent = La regione non è adiacente: { $place }.
reason-ring-used-this-turn = La tua parte ha già usato un Anello Elfico in questo turno.
reason-stronghold-of-the-free = C’è una Fortezza dei Popoli Liberi non assediata { IN($place) }.
reason-hand-too-large = Scarta prima fino a { $limit } carte.
reason-too-many-figures = Non ce ne sono così tante nella scatola: { $figure }.
reason-too-many-units = Ci sono troppe unità { IN($place) }.

war-help-table = La mappa mostra le regioni di ogni Nazione in cui c’è un esercito o un Personaggio. ▸ è un passo verso la guerra sul Tracciato Politico, ● un punto Corruzione. La mappa intera appare all’inizio di ogni turno e con table; nel frattempo, solo ciò che è cambiato.
war-table-regular = { $count ->
    [one] { $count } Regolare
   *[other] { $count } Regolari
}
war-table-elite = { $count } Elite
war-table-leader = { $count ->
    [one] { $count } Comandante
   *[other] { $count } Comandanti
}
war-table-nazgul = { $count } Nazgûl
war-table-hand = { $count ->
    [one] { $count } carta in mano, al massimo { $most }
   *[other] { $count } carte in mano, al massimo { $most }
}
war-table-changed = Regioni cambiate dall’ultima mappa
war-table-points = Punti Vittoria: Popoli Liberi { $free }, Ombra { $shadow }
war-table-held = { $side ->
    [shadow] in mano all’Ombra
   *[free-peoples] in mano ai Popoli Liberi
}
