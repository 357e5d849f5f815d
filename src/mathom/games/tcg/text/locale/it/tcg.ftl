### Il gioco di carte collezionabili Le due torri

## Name and seats

tcg-name = Le due torri: il gioco di carte
tcg-progress = sito { $number }
tcg-sample-title = Fino all’ultimo sito
tcg-seat = { $seat ->
    [player-1] Giocatore 1
    [player-2] Giocatore 2
    [player-3] Giocatore 3
    [player-4] Giocatore 4
   *[other] { $seat }
}
tcg-seat-inside = { $seat ->
    [player-1] il giocatore 1
    [player-2] il giocatore 2
    [player-3] il giocatore 3
    [player-4] il giocatore 4
   *[other] { $seat }
}
tcg-seat-of = { $seat ->
    [player-1] del giocatore 1
    [player-2] del giocatore 2
    [player-3] del giocatore 3
    [player-4] del giocatore 4
   *[other] di { $seat }
}

## Phases

tcg-phase-set-up = Preparazione
tcg-phase-fellowship = Compagnia
tcg-phase-shadow = Ombra
tcg-phase-maneuver = Manovra
tcg-phase-archery = Arcieri
tcg-phase-assignment = Assegnazione
tcg-phase-skirmish = Schermaglia
tcg-phase-regroup = Raccolta
tcg-phase-inside = { $phase ->
    [set-up] preparazione
    [fellowship] fase della Compagnia
    [shadow] fase dell’Ombra
    [maneuver] fase di manovra
    [archery] fase degli arcieri
    [assignment] fase di assegnazione
    [skirmish] fase di schermaglia
   *[regroup] fase di raccolta
}

## Actions

tcg-action-bring = { $deck }
tcg-action-build = Costruisci un tuo mazzo
tcg-action-add = Aggiungi { $print } al mazzo
tcg-action-bid = Punta { $number }
tcg-action-go = Gioca per { $number ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
} nell’ordine dei turni
tcg-action-play = Gioca { $card }
tcg-action-use = Usa { $ability }
tcg-action-choose = Scegli { $card }
tcg-action-discard = Scarta { $card }
tcg-action-heal = Cura { $card }
tcg-action-transfer = Trasferisci { $card }
tcg-action-assign = Assegna { $card }
tcg-action-fight = Combatti la schermaglia di { $card }
tcg-action-ask = Scegli { tcg-seat-inside }
tcg-action-take = Avvista { $number }
tcg-action-option = Scegli la { $number ->
    [0] prima
    [1] seconda
   *[other] prossima
} possibilità
tcg-action-accept = Sì
tcg-action-decline = No
tcg-action-move = Muovi al sito successivo
tcg-action-stay = Resta e termina il turno
tcg-action-done = Fatto
tcg-action-draw = { $card } viene pescata
tcg-action-first = Esce { tcg-seat-inside }
tcg-action-pass = Passa
tcg-did-bring = { $you ->
    [yes] Scegli il mazzo { $deck }.
   *[no] { $who } sceglie il mazzo { $deck }.
}
tcg-did-build = { $you ->
    [yes] Costruisci un mazzo.
   *[no] { $who } costruisce un mazzo.
}
tcg-did-add = { $you ->
    [yes] Aggiungi { $print } al mazzo.
   *[no] { $who } aggiunge { $print } al mazzo.
}
tcg-did-bid = { $you ->
    [yes] Punti { $number }.
   *[no] { $who } punta { $number }.
}
tcg-did-go = { $you ->
    [yes] Giochi
   *[no] { $who } gioca
} per { $number ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
} nell’ordine dei turni.
tcg-did-play = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
tcg-did-use = { $you ->
    [yes] Usi { $ability }.
   *[no] { $who } usa { $ability }.
}
tcg-did-choose = { $you ->
    [yes] Scegli { $card }.
   *[no] { $who } sceglie { $card }.
}
tcg-did-discard = { $you ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
}
tcg-did-heal = { $you ->
    [yes] Curi { $card }.
   *[no] { $who } cura { $card }.
}
tcg-did-transfer = { $you ->
    [yes] Trasferisci { $card }.
   *[no] { $who } trasferisce { $card }.
}
tcg-did-assign = { $you ->
    [yes] Assegni { $card }.
   *[no] { $who } assegna { $card }.
}
tcg-did-fight = { $you ->
    [yes] Combatti la schermaglia di { $card }.
   *[no] { $who } combatte la schermaglia di { $card }.
}
tcg-did-ask = { $chosen ->
    [you] { $you ->
        [yes] Scegli te stesso.
       *[no] { $who } sceglie te.
    }
   *[other] { $you ->
        [yes] Scegli { tcg-seat-inside }.
       *[no] { $who } sceglie { tcg-seat-inside }.
    }
}
tcg-did-take = { $you ->
    [yes] Avvisti { $number }.
   *[no] { $who } avvista { $number }.
}
tcg-did-option = { $you ->
    [yes] Scegli: { $label }.
   *[no] { $who } sceglie: { $label }.
}
tcg-did-accept = { $you ->
    [yes] Dici sì.
   *[no] { $who } dice sì.
}
tcg-did-decline = { $you ->
    [yes] Dici no.
   *[no] { $who } dice no.
}
tcg-did-move = { $you ->
    [yes] Muovi al sito successivo.
   *[no] { $who } muove al sito successivo.
}
tcg-did-stay = { $you ->
    [yes] Resti e termini il turno.
   *[no] { $who } resta e termina il turno.
}
tcg-did-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
tcg-did-done = { $you ->
    [yes] Hai finito.
   *[no] { $who } ha finito.
}

## What must be decided

tcg-task-bring-deck = scegliere un mazzo
tcg-task-build-deck = scegliere una carta per il mazzo
tcg-task-bidding = puntare fardelli per l’ordine dei turni
tcg-task-take-place = scegliere un posto nell’ordine dei turni
tcg-task-choose-companion = scegliere i compagni di partenza, per altri { $left } di crepuscolo
tcg-task-fellowship-act = giocare carte e agire, poi muovere
tcg-task-transfer = scegliere chi riceve la carta
tcg-task-shadow-act = giocare servitori e carte Ombra, o passare
tcg-task-take-arrows = scegliere chi subisce una ferita degli arcieri (ne restano { $left })
tcg-task-choose-target = scegliere i servitori di chi colpire
tcg-task-assign-defender = assegnare i difensori
tcg-task-assign-minion = assegnare i servitori rimasti
tcg-task-choose-fight = scegliere la prossima schermaglia
tcg-task-ambush = decidere se l’imboscata aggiunge { $amount } di crepuscolo
tcg-task-move-on = muovere ancora o terminare il turno
tcg-task-reconcile = ricomporre la mano a otto carte
tcg-task-forced = scegliere che cosa accade prima
tcg-task-answer = rispondere o passare: { $what }
tcg-task-act = usare un’azione di questa fase, o passare
tcg-task-may-later = decidere se avviene l’effetto ritardato
tcg-task-choose-bearer = scegliere chi porta la carta
tcg-task-pick = scegliere una carta per { $ability }
tcg-task-tax = scegliere il compagno ferito per il ramingo
tcg-task-branch = scegliere che cosa fa { $ability }
tcg-task-object = decidere se pagare e fermare { $ability }
tcg-task-may-draw = decidere se pescare { $count } carte
tcg-task-count = scegliere quanti avvistarne (al massimo { $most })
tcg-task-spot-or-none = avvistarne { $number }, o nessuno
tcg-task-pick-shadow = scegliere un giocatore Ombra
tcg-task-pick-opponent = scegliere un giocatore
tcg-task-sink-top = decidere se la carta rivelata va in fondo al mazzo
tcg-task-sink = scegliere la prossima carta da mettere in fondo
tcg-task-heal-some = curare i compagni (al massimo { $left } ferite)

## Log

tcg-event-deck-brought = { $you ->
    [yes] Giochi con il mazzo { $deck }.
   *[no] { tcg-seat-inside } gioca con il mazzo { $deck }.
}
tcg-event-deck-built = { $you ->
    [yes] Giochi con un mazzo tuo.
   *[no] { tcg-seat-inside } gioca con un mazzo proprio.
}
tcg-event-bid = { $you ->
    [yes] { $number ->
        [0] Non punti nulla.
        [one] Punti un fardello.
       *[other] Punti { $number } fardelli.
    }
   *[no] { tcg-seat-inside } { $number ->
        [0] non punta nulla.
        [one] punta un fardello.
       *[other] punta { $number } fardelli.
    }
}
tcg-event-turn-begins = { $you ->
    [yes] Comincia il tuo turno.
   *[no] Comincia il turno { tcg-seat-of }.
}
tcg-event-phase-begins = { $phase ->
    [set-up] { tcg-phase-set-up }.
    [fellowship] { $you ->
        [yes] La tua fase della Compagnia.
       *[no] Fase della Compagnia { tcg-seat-of }.
    }
    [shadow] { $you ->
        [yes] La tua fase dell’Ombra.
       *[no] Fase dell’Ombra { tcg-seat-of }.
    }
    [maneuver] Fase di manovra.
    [archery] Fase degli arcieri.
    [assignment] Fase d’assegnazione.
    [skirmish] Fase di schermaglia.
   *[regroup] Fase di raccolta.
}
tcg-event-site-played = { $you ->
    [yes] Giochi il sito { $card }.
   *[no] { tcg-seat-inside } gioca il sito { $card }.
}
tcg-event-moved = { $you ->
    [yes] La tua Compagnia raggiunge { $card }.
   *[no] La Compagnia { tcg-seat-of } raggiunge { $card }.
}
tcg-event-twilight-added = La zona del crepuscolo cresce di { $number }: ora { $number2 }.
tcg-event-twilight-removed = La zona del crepuscolo cala di { $number }: ora { $number2 }.
tcg-event-card-played = { $you ->
    [yes] Giochi
   *[no] { tcg-seat-inside } gioca
} { $card }{ $number ->
    [0] .
   *[other] , costo { $number }.
}
tcg-event-ability-done = { $you ->
    [yes] Usi { $ability }.
   *[no] { tcg-seat-inside } usa { $ability }.
}
tcg-event-transferred = { $you ->
    [yes] Trasferisci { $card } a { $card2 }.
   *[no] { tcg-seat-inside } trasferisce { $card } a { $card2 }.
}
tcg-event-borne = { $card2 } porta { $card }.
tcg-event-ability-forced = { $ability } ha effetto.
tcg-event-wounded = { $card } subisce una ferita.
tcg-event-wound-prevented = Una ferita a { $card } è prevenuta.
tcg-event-exerted = { $card } si sforza.
tcg-event-healed = { $card } cura una ferita.
tcg-event-killed = { $card } muore.
tcg-event-discarded = { $card } va negli scarti.
tcg-event-returned = { $card } torna in mano al proprietario.
tcg-event-stacked = { $card } viene impilata su { $card2 }.
tcg-event-token-put = { $card }: { $number ->
    [0] nessun segnalino rimasto
    [one] un segnalino
   *[other] { $number } segnalini
}.
tcg-event-burdened = { $you ->
    [yes] Il tuo Portatore dell’Anello
   *[no] Il Portatore dell’Anello { tcg-seat-of }
} riceve { $number ->
    [one] un fardello
   *[other] { $number } fardelli
}.
tcg-event-unburdened = { $you ->
    [yes] Il tuo Portatore dell’Anello
   *[no] Il Portatore dell’Anello { tcg-seat-of }
} perde { $number ->
    [one] un fardello
   *[other] { $number } fardelli
}.
tcg-event-drew = { $you ->
    [yes] Peschi
   *[no] { tcg-seat-inside } pesca
} { $number ->
    [one] una carta
   *[other] { $number } carte
}.
tcg-event-drew-card = Peschi { $card }.
tcg-event-drew-card-of = { $who } pesca { $card }.
tcg-event-revealed = { $card } viene rivelata.
tcg-event-shuffled = { $you ->
    [yes] Rimescoli il mazzo di gioco.
   *[no] { tcg-seat-inside } rimescola il mazzo di gioco.
}
tcg-event-ring-worn = { $you ->
    [yes] Il tuo Portatore
   *[no] Il Portatore { tcg-seat-of }
} indossa l’Anello.
tcg-event-ring-off = { $you ->
    [yes] Il tuo Portatore
   *[no] Il Portatore { tcg-seat-of }
} si toglie l’Anello.
tcg-event-new-bearer = { $card } diventa { $you ->
    [yes] il tuo Portatore dell’Anello
   *[no] il Portatore dell’Anello { tcg-seat-of }
}.
tcg-event-archery = { $number ->
    [0] { $number2 ->
        [0] Nessuno tira.
       *[other] Totale degli arcieri tra i servitori: { $number2 }.
    }
   *[other] { $number2 ->
        [0] Totale degli arcieri nella Compagnia: { $number }.
       *[other] Totali degli arcieri: { $number } per la Compagnia, { $number2 } per i servitori.
    }
}
tcg-event-assigned = { $card } affronta { $card2 }.
tcg-event-fight-begins = Inizia la schermaglia di { $card }.
tcg-event-fight-won = { $card } vince la schermaglia, { $number } contro { $number2 }.
tcg-event-fight-lost = { $card } perde la schermaglia, { $number } contro { $number2 }.
tcg-event-overwhelmed = { $card } soccombe a una forza almeno doppia.
tcg-event-fight-cancelled = La schermaglia di { $card } è annullata.
tcg-event-controlled = { $you ->
    [yes] Prendi il controllo di { $card }.
   *[no] { tcg-seat-inside } prende il controllo di { $card }.
}
tcg-event-liberated = Liberazione di { $card }.
tcg-event-cancelled = L’abilità speciale di { $card } è annullata.
tcg-event-lost = { $you ->
    [yes] Hai perso.
   *[no] { tcg-seat-inside } ha perso.
}
tcg-event-strengthened = { $card } ottiene forza { $number }.
tcg-event-gained = { $number ->
    [0] { $card } diventa { $power }.
   *[other] { $card } ottiene { $power } +{ $number }.
}

## Endings and options

tcg-outcome-last-site = Vince { tcg-seat-inside }: la Compagnia ha raggiunto l’ultimo sito.
tcg-outcome-last-left = Vince { tcg-seat-inside }: è l’ultimo giocatore rimasto.
tcg-option-format = Regole
tcg-option-format-basic = Base: mazzi base, primo giocatore a caso
tcg-option-format-deluxe = Deluxe: mazzi propri, puntata, tutte le fasi
tcg-option-spotting = «Se avvisti»
tcg-option-spotting-choice = Il giocatore sceglie se avvistare
tcg-option-spotting-always = Ciò che si può avvistare è avvistato

## Sheets of cards

tcg-row-type = Tipo
tcg-row-cost = Costo crepuscolo
tcg-row-strength = Forza
tcg-row-vitality = Vitalità
tcg-row-site = Numero del sito
tcg-row-shadow = Numero Ombra
tcg-row-arrow = Il prossimo sito lo gioca
tcg-row-home = Sito di casa
tcg-row-keywords = Parole chiave
tcg-row-bearer = Portata da
tcg-row-bonus = Bonus
tcg-row-signet = Sigillo
tcg-row-resistance = Resistenza
tcg-row-text = Testo
tcg-row-rarity = Rarità
tcg-arrow-left = il giocatore a sinistra
tcg-arrow-right = il giocatore a destra
tcg-bonus-strength = forza { $amount }
tcg-bonus-vitality = vitalità { $amount }
tcg-to-support = area di supporto
tcg-to-site = un sito che controlli
tcg-unique = unica

## Words for cards

tcg-noun-card = { $number ->
    [one] carta
   *[other] carte
}
tcg-noun-companion = { $number ->
    [one] compagno
   *[other] compagni
}
tcg-noun-ally = { $number ->
    [one] alleato
   *[other] alleati
}
tcg-noun-minion = { $number ->
    [one] servitore
   *[other] servitori
}
tcg-noun-character = { $number ->
    [one] personaggio
   *[other] personaggi
}
tcg-noun-possession = { $number ->
    [one] bene
   *[other] beni
}
tcg-noun-artifact = { $number ->
    [one] artefatto
   *[other] artefatti
}
tcg-noun-condition = { $number ->
    [one] condizione
   *[other] condizioni
}
tcg-noun-event = { $number ->
    [one] evento
   *[other] eventi
}
tcg-noun-site = { $number ->
    [one] sito
   *[other] siti
}
tcg-noun-ring = L’Unico Anello
tcg-noun-man = { $number ->
    [one] Uomo
   *[other] Uomini
}
tcg-noun-elf = { $number ->
    [one] Elfo
   *[other] Elfi
}
tcg-noun-dwarf = { $number ->
    [one] Nano
   *[other] Nani
}
tcg-noun-hobbit = { $number ->
    [one] Hobbit
   *[other] Hobbit
}
tcg-noun-wizard = { $number ->
    [one] Stregone
   *[other] Stregoni
}
tcg-noun-ent = { $number ->
    [one] Ent
   *[other] Ent
}
tcg-noun-uruk-hai = Uruk-hai
tcg-noun-orc = { $number ->
    [one] Orco
   *[other] Orchi
}
tcg-noun-mount = { $number ->
    [one] cavalcatura
   *[other] cavalcature
}
tcg-noun-armor = { $number ->
    [one] armatura
   *[other] armature
}
tcg-noun-cloak = { $number ->
    [one] mantello
   *[other] mantelli
}
tcg-noun-staff = { $number ->
    [one] bastone
   *[other] bastoni
}
tcg-noun-brooch = { $number ->
    [one] spilla
   *[other] spille
}
tcg-noun-gauntlets = guanti
tcg-noun-hand-weapon = { $number ->
    [one] arma da mischia
   *[other] armi da mischia
}
tcg-noun-ranged-weapon = { $number ->
    [one] arma da tiro
   *[other] armi da tiro
}
tcg-word-southron = { $number ->
    [one] Sudrone
   *[other] Sudroni
}
tcg-word-easterling = { $number ->
    [one] Esterling
   *[other] Esterling
}
tcg-word-tracker = { $number ->
    [one] inseguitore
   *[other] inseguitori
}
tcg-word-ranger = { $number ->
    [one] ramingo
   *[other] raminghi
}
tcg-word-villager = { $number ->
    [one] villico
   *[other] villici
}
tcg-word-valiant = { $number ->
    [one] valoroso
   *[other] valorosi
}
tcg-word-machine = { $number ->
    [one] macchina da guerra
   *[other] macchine da guerra
}
tcg-word-search = ricerca
tcg-word-spell = magia
tcg-word-tale = racconto
tcg-word-stealth = segretezza
tcg-word-unhasty = Senza Fretta
tcg-word-battleground = { $number ->
    [one] campo di battaglia
   *[other] campi di battaglia
}
tcg-word-plains = { $number ->
    [one] pianura
   *[other] pianure
}
tcg-word-sanctuary = { $number ->
    [one] rifugio
   *[other] rifugi
}
tcg-word-forest = { $number ->
    [one] foresta
   *[other] foreste
}
tcg-word-mountain = { $number ->
    [one] montagna
   *[other] montagne
}
tcg-word-underground = { $number ->
    [one] sotterraneo
   *[other] sotterranei
}
tcg-word-archer = { $number ->
    [one] arciere
   *[other] arcieri
}
tcg-word-fierce = { $number ->
    [one] feroce
   *[other] feroci
}
tcg-word-damage = danno
tcg-word-defender = difensore
tcg-word-ambush = imboscata
tcg-word-fp = dei Popoli Liberi
tcg-word-shadow = Ombra
tcg-word-dwarven = dei Nani
tcg-word-elven = degli Elfi
tcg-word-gandalf = di Gandalf
tcg-word-gondor = di Gondor
tcg-word-rohan = di Rohan
tcg-word-shire = della Contea
tcg-word-dunland = di Dunland
tcg-word-isengard = di Isengard
tcg-word-raider = dei Predoni
tcg-word-sauron = di Sauron
tcg-word-unbound = { $number ->
    [one] Non Legato
   *[other] Non Legati
}
tcg-word-ring-bound = { $number ->
    [one] Legato all’Anello
   *[other] Legati all’Anello
}
tcg-word-ring-bearer = Portatore dell’Anello
tcg-word-wounded = { $number ->
    [one] ferito
   *[other] feriti
}
tcg-word-exhausted = { $number ->
    [one] esausto
   *[other] esausti
}
tcg-word-roaming = { $number ->
    [one] vagante
   *[other] vaganti
}
tcg-word-mounted = { $number ->
    [one] in sella
   *[other] in sella
}
tcg-word-fighting = in questa schermaglia
tcg-word-unassigned = che non è in una schermaglia
tcg-word-assignable = assegnabile
tcg-word-room = che può ricevere un servitore
tcg-word-with-stacked = con carte impilate
tcg-word-tokened = con un segnalino
tcg-word-mine = che controlli
tcg-word-theirs = di quel giocatore
tcg-word-other = diverso da questa carta
tcg-word-not-bearer = diverso dal portatore
tcg-word-weak = con forza { $amount } o meno
tcg-word-holding = che porta almeno { $amount } carte
tcg-word-signet = con il sigillo di { $signet }
tcg-word-facing = che affronta { $whom }
tcg-word-assigned-to = assegnato a { $whom }
tcg-word-on = su { $whom }
tcg-word-bearing = che porta { $whom }
tcg-word-not = { $number ->
    [one] diverso da { $what }
   *[other] diversi da { $what }
}
tcg-or = { $first } o { $second }
tcg-and = { $first } e { $second }
tcg-and-if = { $first }, se { $second }
tcg-who-self = { $kind ->
    [companion] questo compagno
    [ally] questo alleato
    [minion] questo servitore
    [condition] questa condizione
    [possession] questo bene
    [artifact] questo artefatto
    [site] questo sito
   *[other] questa carta
}
tcg-who-it = { $kind ->
    [companion] quel compagno
    [ally] quell’alleato
    [minion] quel servitore
    [condition] quella condizione
    [possession] quel bene
    [artifact] quell’artefatto
    [site] quel sito
   *[other] quella carta
}
tcg-who-bearer = il portatore
tcg-who-x = quella carta
tcg-that = { $kind ->
    [man] quell’Uomo
    [elf] quell’Elfo
    [dwarf] quel Nano
    [companion] quel compagno
    [ally] quell’alleato
    [minion] quel servitore
    [condition] quella condizione
    [character] quel personaggio
    [tracker] quell’inseguitore
    [easterling] quell’Esterling
    [winner] il vincitore
    [uruk-hai] quell’Uruk-hai
   *[other] quella carta
}
tcg-who-foe = chi ha affrontato
tcg-who-foe-of = chi affronta quella carta
tcg-who-host-of = il suo portatore
tcg-who-one = { $gender ->
    [name] { $what }
    [una] una { $what }
    [un-f] un’{ $what }
    [uno] uno { $what }
   *[un] un { $what }
}
tcg-who-another = { $gender ->
    [una] un’altra { $what }
    [un-f] un’altra { $what }
   *[other] un altro { $what }
}
tcg-who-n = { $amount } { $what }
tcg-who-all = { $gender ->
    [name] { $what }
   *[other] ogni { $what }
}
tcg-who-all-others = { $gender ->
    [una] ogni altra { $what }
    [un-f] ogni altra { $what }
   *[other] ogni altro { $what }
}
tcg-who-upto = fino a { $amount } { $what }
tcg-who-any = un numero qualsiasi di { $what }
tcg-who-some = uno o più { $what } (X in tutto)
tcg-who-by-fp = { $whom } (sceglie il giocatore dei Popoli Liberi)
tcg-who-by-user = { $whom } (sceglie il giocatore Ombra)
tcg-who-by-n = { $whom } (sceglie quel giocatore)
tcg-who-ring-bearer = il Portatore dell’Anello

## Numbers

tcg-quoted = «{ $title }»
tcg-value-n = X
tcg-value-neg = −{ $value }
tcg-value-per = il numero di { $what }
tcg-value-wounds = { $amount } per ogni sua ferita
tcg-value-if = { $first } se { $condition }, altrimenti { $second }

## Conditions

tcg-if-see = puoi avvistare { $what }
tcg-if-spots = avvisti { $what }
tcg-if-spots-burdens = avvisti { $amount ->
    [1] un fardello
   *[other] { $amount } fardelli
}
tcg-if-sites = controlli { $amount ->
    [1] un
   *[other] { $amount }
} { $what }
tcg-if-at-label = la Compagnia è in { $what }
tcg-if-at-number = la Compagnia è in un sito da { $low } a { $high }
tcg-if-moved = { $amount ->
    [2] la Compagnia si è mossa due volte in questo turno
   *[other] la Compagnia si è mossa { $amount } volte in questo turno
}
tcg-if-moved-to = in questa fase la Compagnia si è mossa in un sito da { $low } a { $high }
tcg-if-burdens = puoi avvistare { $amount ->
    [1] un fardello
   *[other] { $amount } fardelli
}
tcg-if-twilight = puoi avvistare { $amount } segnalini crepuscolo
tcg-spot-twilight = { $amount } segnalini crepuscolo
tcg-if-twilight-below = ci sono meno di { $amount } segnalini crepuscolo
tcg-if-faces = { $who } affronta { $what }
tcg-if-fights = { $who } è nella schermaglia
tcg-if-fierce-fight = { $who } è in una schermaglia feroce
tcg-if-bears = { $who } porta { $what }
tcg-if-dead-holds = la pila dei morti contiene { $what }
tcg-if-stacked = { $what } è impilato su un sito
tcg-if-stacked-here = { $what } è impilato su questo sito
tcg-if-outnumbered = i servitori sono più dei compagni
tcg-if-worn = l’Anello è indossato
tcg-if-first-shadow = è la prima fase dell’Ombra
tcg-if-first-uruk = nessun Uruk-hai è stato giocato qui in questo turno
tcg-if-no-enemy-site = nessun avversario controlla un sito
tcg-if-free = { $who } non è in una schermaglia
tcg-if-is = { $who } è { $what }

## Occasions

tcg-now-turn-starts = comincia il tuo turno
tcg-now-phase-starts = comincia la { $phase }
tcg-when-wins = { $x } vince una schermaglia
tcg-when-wins-over = { $x } vince una schermaglia contro { $y }
tcg-when-loses = { $x } perde una schermaglia
tcg-when-loses-over = { $x } perde una schermaglia contro { $y }
tcg-when-played = si gioca { $x }
tcg-when-killed = { $x } viene ucciso
tcg-when-killed-over = { $x } viene ucciso in una schermaglia con { $y }
tcg-when-skirmish-starts = inizia una schermaglia con { $x }
tcg-when-phase-starts = della { $phase }
tcg-when-turn-starts = del tuo turno
tcg-when-moves = la Compagnia si muove
tcg-when-moves-in = la Compagnia si muove nella fase di raccolta
tcg-when-arrives = la Compagnia arriva in { $x }
tcg-when-leaves = la Compagnia lascia { $x }
tcg-when-leaves-number = la Compagnia lascia il sito { $amount }
tcg-when-assigned = { $x } viene assegnato a una schermaglia
tcg-when-assigned-by-fp = il giocatore dei Popoli Liberi assegna { $x } a una schermaglia
tcg-when-assigned-over = { $x } viene assegnato contro { $y }
tcg-when-assigned-over-by-fp = il giocatore dei Popoli Liberi assegna { $x } contro { $y }
tcg-when-phase-ends = una fase termina
tcg-when-about-wound = { $x } sta per subire una ferita
tcg-when-about-wound-in = { $x } sta per subire una ferita in una schermaglia
tcg-when-about-discard = { $x } sta per essere scartato
tcg-when-about-discard-by-shadow = una carta Ombra sta per scartare { $x }
tcg-when-about-burden = una carta Ombra sta per aggiungere fardelli
tcg-when-about-control = un avversario sta per prendere il controllo di un sito
tcg-when-ability-used = si usa un’abilità speciale di { $x }
tcg-when-event-played = si gioca { $x }

## What abilities do

tcg-do-exert = sforza { $whom }
tcg-do-exert-times = sforza { $whom } { $times }
tcg-do-exhaust = rendi esausto { $whom }
tcg-do-wound = ferisci { $whom }
tcg-do-wound-times = ferisci { $whom } { $times }
tcg-do-heal = cura { $whom }
tcg-do-heal-times = cura { $whom } { $times }
tcg-do-discard = scarta { $whom }
tcg-do-token = metti un segnalino su { $whom }
tcg-do-token-off = togli { $amount ->
    [1] un segnalino
   *[other] { $amount } segnalini
} da { $whom }
tcg-do-cancel = annulla la schermaglia di { $whom }
tcg-do-leave-fight = togli { $whom } dalla schermaglia
tcg-do-to-hand = riporta { $whom } in mano al proprietario
tcg-do-make = { $way ->
    [short] dai { $traits } a { $whom }
   *[long] dai a { $whom } { $traits }
}
tcg-trait-strength = forza { $amount }
tcg-trait-keyword = la parola chiave { $power }
tcg-times = { $number ->
    [1] una volta
    [2] due volte
   *[other] { $amount } volte
}
tcg-do-pick = scegli { $whom }
tcg-if-later-wins = { $whom } vince questa schermaglia
tcg-if-later-loses = { $whom } perde questa schermaglia
tcg-do-prevent-all = previeni ogni ferita a { $whom }
tcg-do-no-wounds = fa’ che { $whom } non subisca ferite
tcg-do-wound-cap = fa’ che { $whom } subisca al massimo 1 ferita
tcg-do-overwhelm = fa’ che { $whom } sia sopraffatto solo da una forza tripla
tcg-do-keep-out = tieni { $whom } fuori dalle schermaglie
tcg-do-not-counted = non contare { $whom } per gli arcieri
tcg-do-no-items = ignora la forza che i beni danno a { $whom }
tcg-do-silence = ignora la prima frase di { $whom } fino alla fase di raccolta
tcg-do-site-up = dai a { $whom } numero di sito +2
tcg-do-joins = fa’ partecipare { $whom } alle schermaglie
tcg-do-joins-regroup = fa’ partecipare { $whom } alle schermaglie e al tiro degli arcieri fino alla fase di raccolta
tcg-do-assign = assegna { $whom } contro { $other }
tcg-do-twilight-add = aggiungi { $number ->
    [1] 1 segnalino crepuscolo
   *[other] { $amount } segnalini crepuscolo
}
tcg-do-twilight-remove = rimuovi { $number ->
    [1] 1 segnalino crepuscolo
   *[other] { $amount } segnalini crepuscolo
}
tcg-do-burden-add = aggiungi { $number ->
    [one] un fardello
   *[other] { $amount } fardelli
}
tcg-do-burden-remove = rimuovi { $number ->
    [one] un fardello
   *[other] { $amount } fardelli
}
tcg-do-draw = pesca { $number ->
    [one] una carta
   *[other] { $amount } carte
}
tcg-do-archery-fp = cambia di { $amount } il totale degli arcieri della Compagnia
tcg-do-archery-shadow = cambia di { $amount } il totale degli arcieri dei servitori
tcg-do-play = gioca { $what } { $place }
tcg-do-play-discount = gioca { $what } { $place } con costo crepuscolo { $amount }
tcg-do-play-on = gioca { $what } dalla mano su { $whom }
tcg-do-play-self = gioca questa carta con costo crepuscolo { $amount }
tcg-do-discard-hand = scarta { $what } dalla mano
tcg-do-bottom-hand = metti { $what } dalla mano in fondo al mazzo
tcg-do-stack-hand = impila qui { $what } dalla mano
tcg-do-stack-discard = impila qui una carta dai tuoi scarti
tcg-do-take-discard = prendi in mano { $what } dai tuoi scarti
tcg-do-take-stacked-here = prendi in mano { $what } dalle carte impilate qui
tcg-do-take-stacked-on = prendi in mano { $what } dalle carte impilate su { $whom }
tcg-do-discard-stacked = scarta { $what } dalle carte impilate
tcg-do-discard-stacked-here = scarta { $what } dalle carte impilate qui
tcg-do-discard-stacked-on = scarta { $what } dalle carte impilate su { $whom }
tcg-do-control = prendi il controllo di un sito
tcg-do-liberate = libera un sito
tcg-do-wear = fa’ indossare l’Anello al Portatore fino alla fase di raccolta
tcg-do-become-bearer = fa’ di questo compagno il Portatore dell’Anello (resistenza 5)
tcg-do-prevent-wound = previeni quella ferita
tcg-do-instead-discard = scarta invece questa carta
tcg-do-shelter = impila invece qui quella carta
tcg-do-prevent-burden = previeni quei fardelli
tcg-do-prevent-control = impediscilo
tcg-do-cancel-ability = annulla quell’azione
tcg-do-rescue-event = riprendi in mano quell’evento
tcg-do-show-hand = mostra la tua mano e scartane tutte le carte dei Popoli Liberi
tcg-do-library = fa’ pescare a ogni giocatore Ombra una carta per ogni compagno oltre 4
tcg-do-barrows = metti la tua mano in fondo al mazzo e pesca 4 carte
tcg-do-stack-on-site = impila questa carta su un sito che controlli
tcg-do-discard-top = scarta la prima carta del tuo mazzo
tcg-do-stack-top = impila le prime { $amount } carte del tuo mazzo su { $whom }
tcg-do-reveal-top = rivela le prime { $amount } carte del tuo mazzo e impilale su { $whom }
tcg-do-choose-shadow = scegli un giocatore Ombra
tcg-do-reconcile = ricomponi la tua mano
tcg-do-must-move = fa’ muovere ancora il giocatore dei Popoli Liberi, se può
tcg-do-bar-move = vieta alla Compagnia di muoversi ancora in questo turno
tcg-do-hits-allies = rivolgi le ferite degli arcieri agli alleati anziché ai compagni
tcg-do-play-sites = gioca { $amount ->
    [1] il tuo prossimo sito
   *[other] i tuoi prossimi { $amount } siti
}
tcg-do-shuffle-in = rimescola nel mazzo { $whom }, insieme alle carte impilate
tcg-do-spot = { $amount ->
    [99] avvista quanti { $what } vuoi (X)
   *[other] avvista fino a { $amount } { $what } (X)
}
tcg-do-spot-each = { $amount ->
    [99] avvista quanti { $what } vuoi
   *[other] avvista fino a { $amount } { $what }
}
tcg-do-spot-twilight = avvista fino a { $amount } segnalini crepuscolo (X)
tcg-do-spot-burdens = avvista fino a { $amount } fardelli (X)
tcg-do-heal-freely = cura fino a { $amount } ferite dei compagni
tcg-do-ten-cards = rivela le prime 10 carte del mazzo di un avversario e scartane 1 di ogni parte; poi quel mazzo si rimescola
tcg-do-palantir = rivela la prima carta di un mazzo; puoi metterla in fondo
tcg-do-when = se { $condition }, { $first }; altrimenti { $second }
tcg-do-when-only = se { $condition }, { $first }
tcg-do-times-spot = per ognuno di loro, { $first }
tcg-do-times-shuffle-in = per ogni carta rimescolata, { $first }
tcg-do-choose = { $first } oppure { $second }
tcg-do-unless-shadow = { $second }, a meno che un giocatore Ombra scelga di { $first }
tcg-do-unless-shadow-user = { $second }, a meno che un giocatore Ombra scelga invece di farti { $first }
tcg-do-unless-fp = { $second }, a meno che il giocatore dei Popoli Liberi scelga di { $first }
tcg-do-unless-fp-if = { $second }, a meno che il giocatore dei Popoli Liberi scelga di { $first } (solo se { $condition })
tcg-do-until-regroup = { $what } fino alla fase di raccolta
tcg-place-hand = dalla mano
tcg-place-deck = dal tuo mazzo
tcg-place-discard = dai tuoi scarti
tcg-place-dead = dalla tua pila dei morti
tcg-place-on-self = dalle carte impilate qui

## What is so

tcg-so-cost = { $whom } ha costo crepuscolo { $amount }
tcg-so-no-wounds = { $whom } non subisce ferite{ $way ->
    [always] {""}
    [in-archery] {" "}nella fase degli arcieri
    [outside-skirmish] {" "}fuori dalle fasi di schermaglia
   *[outside-own-skirmish] {" "}fuori dalle proprie schermaglie
}
tcg-so-none-wounded = nessun { $what } subisce ferite{ $way ->
    [always] {""}
    [in-archery] {" "}nella fase degli arcieri
    [outside-skirmish] {" "}fuori dalle fasi di schermaglia
   *[outside-own-skirmish] {" "}fuori dalle proprie schermaglie
}
tcg-so-archery-fp = il totale degli arcieri della Compagnia cambia di { $amount }
tcg-so-archery-shadow = il totale degli arcieri dei servitori cambia di { $amount }
tcg-so-make = { $whom } ha { $traits }
tcg-so-bar = { $side ->
    [fp] il giocatore dei Popoli Liberi non può
    [shadow] i giocatori Ombra non possono
   *[all] nessuno può
} usare eventi o abilità speciali della { $phase }
tcg-so-no-discard = { $group ->
   *[other] nessun { $what }
} può essere scartato
tcg-so-not-archer = { $whom } non conta per gli arcieri
tcg-so-bar-assign = { $whom } non può essere assegnato a schermaglie
tcg-so-lose = { $whom } perde { $word ->
    [damage] i suoi bonus di danno
   *[other] la parola chiave { $power }
}
tcg-so-move-limit = in questo turno il limite di movimento aumenta di 1
tcg-so-site-number = { $whom } ha numero di sito { $amount }
tcg-so-wound-cap = { $whom } subisce al massimo 1 ferita in una fase di schermaglia
tcg-so-ally-out = nessun { $what } può partecipare al tiro degli arcieri o alle schermaglie
tcg-so-ally-in = { $whom } può partecipare al tiro degli arcieri e alle schermaglie
tcg-so-no-bear = { $whom } non può portare { $what }
tcg-so-no-play-on = { $whom } non può ricevere condizioni Ombra
tcg-so-no-abilities = { $whom } non può usare abilità speciali
tcg-so-roaming = { $whom } ha penalità per il vagare { $amount }
tcg-so-skip-archery = la fase degli arcieri si salta
tcg-so-no-heal = { $whom } non può essere curato
tcg-so-overwhelm = { $whom } è sopraffatto solo da una forza tripla
tcg-so-protect = le carte Ombra non possono scartare la tua mano o le prime carte del tuo mazzo
tcg-so-shadow-number = { $kind ->
    [site] il numero Ombra di questo sito
   *[other] il numero Ombra del sito della Compagnia
} cambia di { $amount }
tcg-so-tax-rangers = un evento dei Popoli Liberi che avvista o sforza un ramingo costa anche una ferita a un compagno
tcg-so-home-watch = scarta questa carta se un avversario controlla il suo sito di casa
tcg-so-cost-on = { $what }, se giocata su questo compagno, ha costo crepuscolo { $amount }
tcg-so-start-cost = nella Compagnia di partenza { $whom } ha costo crepuscolo { $amount }
tcg-so-own-cost = questa carta ha costo crepuscolo { $amount }

## Abilities

tcg-ability-act = { $phase }: { $what }
tcg-ability-once = { $what } (una volta per turno)
tcg-ability-response = Risposta: se { $occasion }, { $what }
tcg-ability-may = Ogni volta che { $occasion }, se vuoi, { $what }
tcg-ability-may-start = All’inizio { $occasion }, se vuoi, { $what }
tcg-ability-must = Ogni volta che { $occasion }, { $what }
tcg-ability-must-start = All’inizio { $occasion }, { $what }
tcg-ability-stacked = { $phase }, mentre è impilata su un sito che controlli: { $what }
tcg-ability-later = Se { $condition }, puoi { $what }
tcg-ability-needs = se { $condition }, { $what }
tcg-ability-pays = { $cost } → { $what }
tcg-ability-toplay = Puoi giocare questa carta solo se { $condition }
tcg-ability-playcost = Per giocare questa carta, { $cost }
tcg-ability-playcost-bearer = Per giocare questa carta, { $cost }; questa carta va su di lui
tcg-ability-while = Mentre { $condition }, { $what }
tcg-value-more = +{ $value }
tcg-value-each = { $amount } per ogni { $what }
tcg-each-over = { $what } oltre { $amount }
tcg-each-tokens = { $amount ->
    [99] segnalino qui
   *[other] segnalino qui (al massimo { $amount })
}
tcg-each-twin = segnalino qui (al massimo { $amount }), se { $what } ne ha altrettanti
tcg-each-controlled = sito che controlli
tcg-each-dead = carta nella pila dei morti
tcg-each-burden-count = fardello (al massimo { $amount })
tcg-each-foe-wounds = ferita su chi affronta
tcg-each-held-by-foe = carta portata da chi affronta
tcg-if-not-is = { $who } non è { $what }
tcg-if-not-see = non puoi avvistare { $what }
tcg-if-not-worn = l’Anello non è indossato
tcg-if-not-move-barred = la Compagnia può ancora muoversi
tcg-if-not-allies-hit = le ferite degli arcieri non vanno ancora agli alleati
tcg-if-not-silenced = la prima frase del portatore vale ancora
tcg-if-at-site = la Compagnia è al sito { $amount }
tcg-do-each = per ogni { $what }, { $first }
tcg-power-archer = arciere
tcg-ability-may-once = Quando { $occasion }, se vuoi, { $what }
tcg-ability-must-once = Quando { $occasion }, { $what }
tcg-ability-pays-then = { $cost } → { $what }
tcg-who-n-each = 1 { $what } per ogni { $each }
tcg-do-burden-add-each = aggiungi un fardello per ogni { $what }
tcg-do-burden-remove-each = rimuovi un fardello per ogni { $what }
tcg-do-twilight-add-each = aggiungi { $amount ->
    [1] 1 segnalino crepuscolo
   *[other] { $amount } segnalini crepuscolo
} per ogni { $what }
tcg-when-you-play = giochi questa carta
tcg-word-not-holds-same = che non porta una copia di questa carta
tcg-value-if-only = { $first } se { $condition }
tcg-ability-name = { $card } ({ $number })
tcg-ring-text = Mentre l’Anello è indossato, ogni ferita che il Portatore subirebbe in una schermaglia diventa un fardello.

## Starter decks

tcg-deck-aragorn-60 = Aragorn (60 carte)
tcg-deck-aragorn-71 = Aragorn (71 carte)
tcg-deck-theoden-60 = Théoden (60 carte)
tcg-deck-theoden-71 = Théoden (71 carte)
tcg-deck-gandalf-60 = Gandalf (60 carte)
tcg-deck-word-bearer = portatore
tcg-deck-word-ring = anello
tcg-deck-word-site = sito
tcg-kind-attested = lista confermata
tcg-kind-reconstructed = lista ricostruita
tcg-kind-constructed = lista sostitutiva: quella stampata non è nota
tcg-word-race = { $race }

## Prompts

tcg-ask-bring-deck = Scegli il tuo mazzo. Nessuno lo vede prima che tutti abbiano scelto.
tcg-ask-build-deck = Scegli una carta per il mazzo.
tcg-ask-bidding = Punta fardelli per l’ordine dei turni: chi punta di più sceglie per primo, e porta i fardelli.
tcg-ask-take-place = Scegli il tuo posto nell’ordine dei turni.
tcg-ask-choose-companion = Scegli i compagni che partono con il Portatore dell’Anello, per altri { $left } di crepuscolo.
tcg-ask-fellowship-act = Gioca carte e usa azioni a piacere, poi muovi al sito successivo.
tcg-ask-transfer = { $card ->
    [none] Scegli chi riceve la carta; il suo costo si paga di nuovo.
   *[other] Scegli chi riceve { $card }; il suo costo si paga di nuovo.
}
tcg-ask-shadow-act = Gioca servitori e carte Ombra con i segnalini della zona del crepuscolo, o passa.
tcg-ask-take-arrows = Scegli chi subisce una ferita degli arcieri (ne restano { $left }).
tcg-ask-choose-target = Scegli i servitori di chi colpire.
tcg-ask-assign-defender = { $minion ->
    [none] Scegli un servitore, poi chi della Compagnia lo affronta, o fermati: quelli rimasti li assegna l’Ombra.
   *[other] Scegli chi affronta { $minion }.
}
tcg-ask-assign-minion = { $minion ->
    [none] Scegli un servitore rimasto, poi chi affronta, o fermati: chi non è assegnato non combatte.
   *[other] Scegli chi affronta { $minion }.
}
tcg-ask-choose-fight = Scegli la schermaglia che si combatte ora.
tcg-ask-ambush = { $minion ->
    [none] Aggiungere { $amount } di crepuscolo con l’imboscata?
   *[other] Aggiungere { $amount } di crepuscolo con l’imboscata di { $minion }?
}
tcg-ask-move-on = Muovi ancora al sito successivo, o termina il turno.
tcg-ask-reconcile = { $spare ->
    [0] Scarta fino ad avere otto carte.
   *[other] Scarta una carta, se vuoi; poi la tua mano torna a otto carte.
}
tcg-ask-forced = Scegli quale effetto avviene per primo.
tcg-ask-answer = Rispondi o passa: { $what }.
tcg-ask-act = Usa un’azione di questa fase, o passa: quando tutti passano di seguito, la fase finisce.
tcg-ask-may-later = Usare l’effetto ritardato di { $ability }?
tcg-ask-choose-bearer = { $card ->
    [none] Scegli chi porta la carta.
   *[other] Scegli chi porta { $card }.
}
tcg-ask-pick = Scegli una carta per { $ability }.
tcg-ask-tax = Scegli il compagno che subisce una ferita: il costo aggiuntivo di un evento sui raminghi.
tcg-ask-branch = Scegli che cosa fa { $ability }.
tcg-ask-object = Pagare per fermare { $ability }?
tcg-ask-may-draw = Pescare { $count } carte?
tcg-ask-count = Scegli quanti avvistarne per { $ability } (al massimo { $most }).
tcg-ask-spot-or-none = Avvistane { $number } per { $ability }, o nessuno: allora l’effetto è minore.
tcg-ask-pick-shadow = Scegli un giocatore Ombra per { $ability }.
tcg-ask-pick-opponent = Scegli un giocatore per { $ability }.
tcg-ask-sink-top = Mettere la carta rivelata in fondo al mazzo?
tcg-ask-sink = Scegli la prossima carta da mettere in fondo.
tcg-ask-heal-some = Cura i compagni (al massimo { $left } ferite).

## Reasons

reason-tcg-card-misplaced = { $card } non può stare lì.
reason-tcg-deck-impossible = { $seat }: questo mazzo non può essere stato scelto, o non ancora.
reason-tcg-effect-impossible = { $place } nomina qualcosa che non è in questa partita.
reason-tcg-order-impossible = { $place } deve nominare ogni giocatore una volta.
reason-tcg-bearer-missing = players.{ $seat }: il Portatore dell’Anello dev’essere una carta del giocatore.
reason-tcg-site-missing = path: manca il sito { $number }.
reason-tcg-card-twice = Una carta è nominata due volte.
reason-tcg-cards-unsorted = Le carte in { $place } devono essere ordinate per giocatore, nessuna di chi non gioca.
reason-tcg-deck-bearer = Il Portatore dell’Anello di un mazzo dev’essere un Frodo.
reason-tcg-deck-card = In questa serie non c’è nessuna carta chiamata «{ $name }».
reason-tcg-deck-large = Il mazzo di gioco ha { $count } carte; il massimo è { $most }.
reason-tcg-deck-line = Non si può leggere: scrivi quante copie, poi il nome di una carta.
reason-tcg-deck-nearest = Nessuna carta si chiama «{ $name }». Intendevi { $near }?
reason-tcg-deck-several = Più carte si chiamano «{ $name }»: { $near }. Scrivi il nome intero.
reason-tcg-deck-misplaced = { $print } non può stare nel mazzo di gioco.
reason-tcg-deck-ring = Un mazzo ha bisogno dell’Unico Anello.
reason-tcg-deck-sites = Il mazzo avventura deve avere nove siti, uno per ogni numero.
reason-tcg-deck-small = Il mazzo di gioco ha { $count } carte; ne servono almeno { $least }.
reason-tcg-deck-title = { $count } carte hanno il titolo di { $print }; il massimo è quattro.
reason-tcg-deck-uneven = Ci sono { $free } carte dei Popoli Liberi e { $shadow } carte Ombra; devono essere in numero uguale.
reason-tcg-answered = { $card } ha già risposto a questo evento.
reason-tcg-assigned = { $card } è già contro { $other }.
reason-tcg-cannot-pay = Non puoi pagare il costo di { $card }: { $cost }.
reason-tcg-deck-four = Il mazzo ha già quattro carte con il titolo di { $print }.
reason-tcg-deck-half = Il mazzo ha già { $most } carte { $side ->
    [fp] dei Popoli Liberi
   *[shadow] Ombra
}.
reason-tcg-deck-next-site = Prima aggiungi un sito con il numero { $number }.
reason-tcg-defends-already = A { $card } non si può assegnare un altro servitore.
reason-tcg-events-only = Nella { $phase } puoi giocare solo eventi.
reason-tcg-forbidden = Una carta in gioco vieta le abilità speciali di { $card }.
reason-tcg-heals-nobody = Scartare { $card } non cura nessuno: non hai un personaggio unico ferito con quel titolo.
reason-tcg-kept-out = Una carta tiene { $card } fuori dalle schermaglie.
reason-tcg-may-not-move = Una carta impedisce alla Compagnia di muoversi ancora in questo turno.
reason-tcg-move-limit = La Compagnia ha raggiunto il limite dei movimenti di questo turno.
reason-tcg-must-assign = Assegna un servitore, oppure scegli di non assegnarne altri.
reason-tcg-must-choose-defender = Prima scegli chi affronta il servitore.
reason-tcg-must-move = Non puoi passare: la Compagnia deve muoversi.
reason-tcg-must-move-again = Una carta obbliga la Compagnia a muoversi ancora.
reason-tcg-nine-companions = Hai già nove compagni, contando i morti.
reason-tcg-no-answer = Questo non risponde a ciò che accade.
reason-tcg-no-bearer = Ora nessuno può portare { $card }.
reason-tcg-no-defender = Qui { $card } non può essere assegnato a una schermaglia.
reason-tcg-no-effect = Ora { $card } non farebbe nulla.
reason-tcg-no-minion = { $card } non è un servitore in gioco.
reason-tcg-nobody-takes = Nessun altro personaggio può prendere { $card }.
reason-tcg-not-fierce = { $card } non è feroce: solo i servitori feroci combattono di nuovo.
reason-tcg-not-in-hand = { $card } non è nella tua mano.
reason-tcg-not-in-play = { $card } non è in gioco.
reason-tcg-not-in-this-phase = { $card } non si può usare nella { $phase }.
reason-tcg-not-transferable = { $card } non è un bene o un artefatto portato da un tuo personaggio.
reason-tcg-not-yours = { $card } è di un altro giocatore.
reason-tcg-other-site = La Compagnia non si trova nel sito { $card }.
reason-tcg-play-only-if = Puoi giocare { $card } solo se { $need }.
reason-tcg-twilight = { $card } costa { $cost }, e nella zona del crepuscolo { $pool ->
    [0] non ci sono segnalini
    [1] c’è 1 segnalino
   *[other] ci sono { $pool } segnalini
}.
reason-tcg-unique = { $card } è una carta unica: un’altra con quel titolo è già in gioco.
reason-tcg-unique-dead = { $card } è una carta unica: un’altra con quel titolo è nella tua pila dei morti.
reason-tcg-use-only-if = Puoi usare { $card } solo se { $need }.
reason-tcg-used = Hai già usato { $card } in questo turno.
reason-tcg-wrong-side = In questo turno giochi { $side ->
    [fp] i Popoli Liberi
   *[shadow] l’Ombra
}, e { $card } è dell’altra parte.
tcg-help-table = ⚔ è la forza, ♥ una ferita che un personaggio può ancora subire, ♡ una ferita subita. ◉ mostra dov’è una Compagnia, ▶ la schermaglia in corso. Il numero davanti a una carta della tua mano è il suo costo attuale.
tcg-table-hand = La tua mano
tcg-table-turn = Turno { tcg-seat-of }
tcg-table-counts = sito { $site } · fardelli { $burdens }/{ $resistance } · mano { $hand } · mazzo { $deck } · scarti { $discard }
