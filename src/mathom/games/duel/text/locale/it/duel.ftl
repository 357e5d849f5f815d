### Duel for Middle-earth: nomi, testi di carte, tessere e segnalini, richieste, cronaca, finali.

duel-name = Duel for Middle-earth
duel-progress = capitolo { $number }
duel-sample-title = Tutte e sette le regioni

## Seats

duel-seat = { $seat ->
    [fellowship] Compagnia
   *[sauron] Sauron
}
duel-seat-first = { $seat ->
    [fellowship] La Compagnia
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-inside = { $seat ->
    [fellowship] la Compagnia
    [sauron] Sauron
   *[other] { $seat }
}
duel-seat-letter = { $seat ->
    [fellowship] C
   *[sauron] S
}
duel-character = { $seat ->
    [fellowship] Frodo e Sam
   *[sauron] Nazgûl
}

## Regions and landmarks

duel-region-lindon = Lindon
duel-region-arnor = Arnor
duel-region-rhovanion = Rhovanion
duel-region-enedwaith = Enedwaith
duel-region-rohan = Rohan
duel-region-gondor = Gondor
duel-region-mordor = Mordor
duel-region-code = { $region ->
    [lindon] Lin
    [arnor] Arn
    [rhovanion] Rhv
    [enedwaith] Ene
    [rohan] Roh
    [gondor] Gon
   *[mordor] Mor
}
duel-tile-barad-dur = Barad-dûr
duel-tile-bree = Bree
duel-tile-erebor = Erebor
duel-tile-grey-havens = Grey Havens
duel-tile-helms-deep = Helm’s Deep
duel-tile-isengard = Isengard
duel-tile-minas-tirith = Minas Tirith

## Skills, colours, races, chain symbols

duel-skill-ruse = Espediente
duel-skill-strength = Forza
duel-skill-courage = Coraggio
duel-skill-knowledge = Sapienza
duel-skill-leadership = Guida
duel-skill-code = { $skill ->
    [ruse] Es
    [strength] Fo
    [courage] Co
    [knowledge] Sa
   *[leadership] Gu
}

duel-color-grey = grigio
duel-color-yellow = giallo
duel-color-blue = blu
duel-color-green = verde
duel-color-red = rosso
duel-color-purple = viola

duel-race = { $race ->
    [elves] Elfi
    [dwarves] Nani
    [hobbits] Hobbit
    [humans] Umani
    [ents] Ent
    [wizards] Maghi
   *[eagle] Aquila
}
duel-race-first = { $race ->
    [elves] Gli Elfi
    [dwarves] I Nani
    [hobbits] Gli Hobbit
    [humans] Gli Umani
    [ents] Gli Ent
    [wizards] I Maghi
   *[eagle] L’Aquila
}
duel-race-inside = { $race ->
    [elves] gli Elfi
    [dwarves] i Nani
    [hobbits] gli Hobbit
    [humans] gli Umani
    [ents] gli Ent
    [wizards] i Maghi
   *[eagle] l’Aquila
}

duel-chain-fish = pesce
duel-chain-horse = cavallo
duel-chain-backpack = zaino
duel-chain-anvil = incudine
duel-chain-harp = arpa
duel-chain-horseshoe = ferro di cavallo
duel-chain-pot = pentola
duel-chain-bow = arco
duel-chain-helmet = elmo
duel-chain-sword = spada
duel-chain-chest = scrigno
duel-chain-campfire = falò
duel-chain-bedroll = giaciglio
duel-chain-scroll = pergamena
duel-chain-acorn = ghianda
duel-chain-armor = armatura
duel-chain-axe = ascia

## Counted things

duel-coins = { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
}
duel-units = { $number } Unità
duel-steps = { $number ->
    [one] 1 casella
   *[other] { $number } caselle
}
duel-moves = { $number ->
    [one] 1 movimento
   *[other] { $number } movimenti
}
duel-removals = { $number ->
    [one] 1 rimozione
   *[other] { $number } rimozioni
}
duel-wild = { $number ->
    [one] 1 a scelta
   *[other] { $number } a scelta
}
duel-or = { $first } o { $second }
duel-or-list = a scelta: { $list }
duel-regions-any = qualsiasi regione
duel-regions-split = regioni qualsiasi

## Effects as sentences

duel-effect-skills = Fornisce { $skills } in ognuno dei tuoi turni.
duel-effect-skill-choice = In ognuno dei tuoi turni fornisce una di queste Abilità: { $skills }.
duel-effect-coins = Prendi { duel-coins } dalla riserva.
duel-effect-ring = Avanza di { duel-steps } nell’Impresa dell’Anello.
duel-effect-race = { $race ->
    [eagle] Conta come una Razza in più per il Sostegno delle Razze.
   *[other] { duel-race-first } ti sostengono.
}
duel-effect-units = Colloca { duel-units } in { $regions }.
duel-effect-move = { $number ->
    [one] Muovi 1 tua Unità in una regione adiacente.
   *[other] Fai fino a { $number } movimenti con le tue Unità, ciascuno in una regione adiacente.
}
duel-effect-enemy-unit-remove = { $number ->
    [one] Rimuovi 1 Unità nemica da una regione qualsiasi.
   *[other] Rimuovi fino a { $number } Unità nemiche da regioni qualsiasi.
}
duel-effect-enemy-coin-loss = Il tuo avversario perde { duel-coins }.
duel-effect-extra-turn = Svolgi un altro turno dopo questo.
duel-effect-fortress = Colloca una Fortezza in { $region }.
duel-effect-enemy-fortress-remove = Rimuovi 1 Fortezza nemica; la tessera resta al suo proprietario.
duel-effect-alliance-pick = Guarda i primi { $number } segnalini Alleanza di una Razza a tua scelta e tienine uno.
duel-effect-enemy-grey-discard = Scarta 1 carta grigia ◆ del tuo avversario.
duel-effect-play-discarded = Guarda gli scarti e gioca 1 carta senza pagarne il costo.
duel-effect-choose = Per { $number } volte, { $options }.
duel-effect-red-any-region = Puoi collocare le Unità delle tue carte rosse ✕ in una regione qualsiasi.
duel-effect-red-extra-units = Le tue carte rosse ✕ collocano { duel-units } in più.
duel-effect-joker-skill = Una volta in ognuno dei tuoi turni hai un’Abilità a tua scelta.
duel-effect-no-landmark-surcharge = I tuoi Punti di Interesse non costano Monete per le tue Fortezze.
duel-effect-discard-income-multiplier = Scartare una carta ti frutta { $number ->
    [2] il doppio delle
   *[other] { $number } volte le
} Monete.

## Effects in a few words

duel-brief-skills = { $skills }
duel-brief-skill-choice = { $skills }
duel-brief-coins = { duel-coins }
duel-brief-ring = Impresa +{ $number }
duel-brief-race = { duel-race }
duel-brief-units = { duel-units }: { $regions }
duel-brief-move = { duel-moves }
duel-brief-enemy-unit-remove = rimuovi { $number ->
    [one] 1 Unità nemica
   *[other] { $number } Unità nemiche
}
duel-brief-enemy-coin-loss = avversario −{ duel-coins }
duel-brief-fortress = ♜ { $region }
duel-brief-alliance-pick = 1 di { $number } segnalini di una Razza
duel-brief-enemy-grey-discard = scarta 1 ◆ nemica
duel-brief-extra-turn = un altro turno
duel-brief-enemy-fortress-remove = rimuovi 1 Fortezza nemica
duel-brief-play-discarded = gioca 1 carta scartata
duel-brief-choose = { $number } volte { $options }
duel-brief-red-any-region = ✕ in qualsiasi regione
duel-brief-red-extra-units = ✕ +{ duel-units }
duel-brief-joker-skill = un’Abilità qualsiasi per turno
duel-brief-no-landmark-surcharge = Punti di Interesse senza costo aggiuntivo
duel-brief-discard-income-multiplier = scartare frutta ×{ $number }

## Effects in a drawn card: the symbol and this must fit into ten letters

duel-short-skills = { $skills }
duel-short-skill-choice = { $skills }
duel-short-coins = { duel-coins }
duel-short-ring = Anello +{ $number }
duel-short-race = { duel-race }
duel-short-units = { $number } { $regions }
duel-short-move = →{ $number }
duel-short-enemy-unit-remove = †{ $number }
duel-short-enemy-coin-loss = −{ $number }¢

## Tokens

duel-token-title = { duel-race }: { $brief }
duel-token-when = { $trigger } → { $brief }
duel-token-at-once = Subito: { $sentence }
duel-token-each-time = { $trigger }: { $sentence }
duel-brief-when-play-yellow = ●
duel-brief-when-play-blue = ■
duel-brief-when-play-green = ▲
duel-brief-when-play-by-chain = concatenazione
duel-brief-when-take-landmark = Punto di Interesse
duel-effect-when-play-yellow = Ogni volta che giochi una carta gialla ●
duel-effect-when-play-blue = Ogni volta che giochi una carta blu ■
duel-effect-when-play-green = Ogni volta che giochi una carta verde ▲
duel-effect-when-play-by-chain = Ogni volta che giochi una carta gratis per concatenazione
duel-effect-when-take-landmark = Ogni volta che prendi un Punto di Interesse

## Costs and sheets

duel-cost-nothing = nulla
duel-cost-tile = { $cost }, e 1 Moneta per ogni tua Fortezza
duel-row-color = Colore
duel-row-chapter = Capitolo
duel-row-cost = Costo
duel-row-free-with = Gratis con
duel-row-effect = Effetto
duel-row-chain = Simbolo concatenazione
duel-row-disputed = Controversa
duel-row-region = Regione
duel-row-race = Razza
duel-disputed = Le trascrizioni di questa carta non concordano; le pagine delle regole dicono quale si usa.

## Actions

duel-action-play = Gioca { $card }
duel-action-discard = Scarta { $card }
duel-action-take = Prendi { $tile }
duel-action-place = Colloca in { $region }
duel-action-march = Muovi un’Unità da { $region }
duel-action-to = Muovila in { $region }
duel-action-remove = Rimuovi un’Unità nemica da { $region }
duel-action-raze = Rimuovi la Fortezza nemica da { $region }
duel-action-rob = L’avversario perde 1 Moneta
duel-action-strip = Scarta la carta nemica { $card }
duel-action-recover = Gioca { $card } dagli scarti
duel-action-call = Guarda i segnalini: { duel-race }
duel-action-leave = Lascia fuori { duel-race-inside }
duel-action-keep = Tieni { $token }
duel-action-claim = Prendi il segnalino per tre Razze diverse
duel-action-wait = Aspetta un’altra Razza
duel-action-accept = Prendi il bonus
duel-action-decline = Rinuncia
duel-action-done = Basta così
duel-action-lay = Carta disposta: { $card }
duel-action-turn = Carta rivelata: { $card }
duel-action-look = Carta messa da parte: { $card }
duel-action-offer = Punto di Interesse rivelato: { $tile }
duel-action-show = Segnalino rivelato: { $token }
duel-did-play = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
duel-did-discard = { $you ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
}
duel-did-take = { $you ->
    [yes] Prendi { $tile }.
   *[no] { $who } prende { $tile }.
}
duel-did-place = { $you ->
    [yes] Scegli { $region }.
   *[no] { $who } sceglie { $region }.
}
duel-did-march = { $you ->
    [yes] Muovi un’Unità da { $region }.
   *[no] { $who } muove un’Unità da { $region }.
}
duel-did-to = { $you ->
    [yes] Scegli { $region }.
   *[no] { $who } sceglie { $region }.
}
duel-did-remove = { $you ->
    [yes] Rimuovi un’Unità nemica da { $region }.
   *[no] { $who } rimuove un’Unità nemica da { $region }.
}
duel-did-raze = { $you ->
    [yes] Rimuovi la Fortezza nemica da { $region }.
   *[no] { $who } rimuove la Fortezza nemica da { $region }.
}
duel-did-rob = { $you ->
    [yes] Fai perdere 1 Moneta all’avversario.
   *[no] { $who } fa perdere 1 Moneta all’avversario.
}
duel-did-strip = { $you ->
    [yes] Scarti la carta dell’avversario { $card }.
   *[no] { $who } scarta la carta dell’avversario { $card }.
}
duel-did-recover = { $you ->
    [yes] Giochi { $card } dagli scarti.
   *[no] { $who } gioca { $card } dagli scarti.
}
duel-did-call = { $you ->
    [yes] Guardi i segnalini: { duel-race-inside }.
   *[no] { $who } guarda i segnalini: { duel-race-inside }.
}
duel-did-leave = { $you ->
    [yes] Lasci fuori { duel-race-inside }.
   *[no] { $who } lascia fuori { duel-race-inside }.
}
duel-did-keep = { $you ->
    [yes] Tieni { $token }.
   *[no] { $who } tiene { $token }.
}
duel-did-claim = { $you ->
    [yes] Prendi il segnalino per tre Razze diverse.
   *[no] { $who } prende il segnalino per tre Razze diverse.
}
duel-did-wait = { $you ->
    [yes] Aspetti un’altra Razza.
   *[no] { $who } aspetta un’altra Razza.
}
duel-did-accept = { $you ->
    [yes] Prendi il bonus.
   *[no] { $who } prende il bonus.
}
duel-did-decline = { $you ->
    [yes] Rinunci.
   *[no] { $who } rinuncia.
}
duel-did-done = { $you ->
    [yes] Ti fermi.
   *[no] { $who } si ferma.
}

## What must be decided: said to the one who decides, and after "deve"

duel-ask-take-turn = Prendi una carta da giocare o scartare, oppure un Punto di Interesse.
duel-ask-keep-token = Tieni uno dei segnalini rivelati.
duel-ask-claim-trio = Prendi un segnalino per le tue tre Razze diverse, o aspetta.
duel-ask-choose-trio = Scegli la Razza da lasciare fuori.
duel-ask-call-race = Scegli la Razza di cui rivelare i segnalini.
duel-ask-strip-grey = Scegli una carta grigia ◆ dell’avversario da scartare.
duel-ask-recover-card = Scegli una carta degli scarti e giocala senza pagarne il costo.
duel-ask-take-extra-turn = Svolgi un altro turno, o rinuncia.
duel-ask-place-units = Scegli una regione per { duel-units }{ $optional ->
    [0] .
   *[other] , o rinuncia.
}
duel-ask-manoeuvre = Muovi o rimuovi un’Unità, o fermati. Restano: { $left }.
duel-ask-march-to = Scegli dove va l’Unità da { $region }.
duel-ask-raze-fortress = Scegli una Fortezza nemica da rimuovere{ $optional ->
    [0] .
   *[other] , o rinuncia.
}
duel-task-take-turn = prendere una carta o un Punto di Interesse
duel-task-keep-token = tenere uno dei segnalini rivelati
duel-task-claim-trio = prendere il segnalino per tre Razze diverse, o aspettare
duel-task-choose-trio = scegliere una Razza da lasciare fuori
duel-task-call-race = scegliere una Razza di cui rivelare i segnalini
duel-task-strip-grey = scegliere una carta grigia ◆ dell’avversario da scartare
duel-task-recover-card = scegliere una carta degli scarti da giocare senza costo
duel-task-take-extra-turn = svolgere un altro turno, o rinunciare
duel-task-place-units = scegliere una regione per { duel-units }{ $optional ->
    [0] {""}
   *[other] , o rinunciare
}
duel-task-manoeuvre = muovere o rimuovere un’Unità, o fermarsi (restano: { $left })
duel-task-march-to = scegliere dove va l’Unità da { $region }
duel-task-raze-fortress = scegliere una Fortezza nemica da rimuovere{ $optional ->
    [0] {""}
   *[other] , o rinunciare
}

## Log

duel-event-chapter-begins = Inizia il capitolo { $number }.
duel-event-card-turned = Carta rivelata: { $card }.
duel-event-tile-offered = Punto di Interesse rivelato: { $tile }.
duel-event-paid = { $you ->
    [yes] Paghi { duel-coins }.
   *[no] { duel-seat-first } paga { duel-coins }.
}
duel-event-played-by-chain = { $you ->
    [yes] Giochi { $card } gratis per concatenazione.
   *[no] { duel-seat-first } gioca { $card } gratis per concatenazione.
}
duel-event-coins-taken = { $number ->
    [0] { $you ->
        [yes] Non ricevi Monete: la riserva è vuota.
       *[no] { duel-seat-first } non riceve Monete: la riserva è vuota.
    }
   *[other] { $you ->
        [yes] Prendi { duel-coins }.
       *[no] { duel-seat-first } prende { duel-coins }.
    }
}
duel-event-coins-lost = { $number ->
    [0] { $you ->
        [yes] Non hai Monete da perdere.
       *[no] { duel-seat-first } non ha Monete da perdere.
    }
   *[other] { $you ->
        [yes] Perdi { duel-coins }.
       *[no] { duel-seat-first } perde { duel-coins }.
    }
}
duel-event-quest-advanced = { $side ->
    [fellowship] Frodo e Sam avanzano di { duel-steps }: ora { $number2 } di 14.
   *[sauron] I Nazgûl avanzano di { duel-steps }: ora { $number2 } di 14.
}
duel-event-bonus-reached = { $you ->
    [yes] Raggiungi un bonus ({ $bonus }).
   *[no] { duel-seat-first } raggiunge un bonus ({ $bonus }).
}
duel-event-race-joined = { $you ->
    [yes] { duel-race-first } ti sostengono.
   *[no] { duel-race-first } sostengono { duel-seat-inside }.
}
duel-event-token-shown = Segnalino rivelato: { $token }.
duel-event-token-kept = { $you ->
    [yes] Tieni il segnalino { $token }.
   *[no] { duel-seat-first } tiene il segnalino { $token }.
}
duel-event-units-placed = { $you ->
    [yes] Collochi { duel-units } in { $region }.
   *[no] { duel-seat-first } colloca { duel-units } in { $region }.
}
duel-event-unit-moved = { $you ->
    [yes] Muovi un’Unità da { $region } in { $region2 }.
   *[no] { duel-seat-first } muove un’Unità da { $region } in { $region2 }.
}
duel-event-unit-removed = { $you ->
    [yes] Perdi un’Unità in { $region }.
   *[no] { duel-seat-first } perde un’Unità in { $region }.
}
duel-event-conflict = Conflitto in { $region }: ogni giocatore perde { duel-units }.
duel-event-fortress-built = { $you ->
    [yes] Collochi una Fortezza in { $region }.
   *[no] { duel-seat-first } colloca una Fortezza in { $region }.
}
duel-event-fortress-razed = { $you ->
    [yes] Perdi la Fortezza in { $region }.
   *[no] { duel-seat-first } perde la Fortezza in { $region }.
}
duel-event-card-stripped = { $you ->
    [yes] Perdi { $card }.
   *[no] { duel-seat-first } perde { $card }.
}
duel-event-discard-searched = { $you ->
    [yes] Guardi gli scarti.
   *[no] { duel-seat-first } guarda gli scarti.
}
duel-event-card-seen = Messa da parte in questo capitolo: { $card }.
duel-event-card-recovered = { $you ->
    [yes] Giochi { $card } dagli scarti.
   *[no] { duel-seat-first } gioca { $card } dagli scarti.
}
duel-event-extra-turn = { $you ->
    [yes] Ottieni un altro turno.
   *[no] { duel-seat-first } ottiene un altro turno.
}
duel-event-token-helped = { $you ->
    [yes] Un segnalino ti aiuta ({ $token }).
   *[no] Un segnalino aiuta { duel-seat-inside } ({ $token }).
}

## Endings

duel-outcome-quest-of-the-ring = { $side ->
    [fellowship] Frodo e Sam raggiungono il Monte Fato e l’Anello è distrutto: vince { duel-seat-inside }.
   *[sauron] I Nazgûl catturano Frodo e Sam e prendono l’Anello: vince { duel-seat-inside }.
}
duel-outcome-support-of-the-races = Con il sostegno di sei Razze diverse vince { duel-seat-inside }.
duel-outcome-conquest = { duel-seat-first } è presente in tutte e sette le regioni e vince.
duel-outcome-most-regions = Il capitolo 3 è finito. { duel-seat-first } è presente in più regioni e vince.
duel-outcome-shared = Il capitolo 3 è finito. I giocatori sono presenti in un ugual numero di regioni e condividono la vittoria.

## Table settings

duel-option-extra-turns = Più turni aggiuntivi ottenuti in un turno
duel-option-extra-turns-add = si sommano
duel-option-extra-turns-one = contano come uno
duel-option-set-aside = Le tre carte messe da parte in ogni capitolo
duel-option-set-aside-discard = fanno parte degli scarti
duel-option-set-aside-out = sono fuori dal gioco
duel-option-new-token = Un nuovo segnalino vale
duel-option-new-token-later = dalla carta successiva
duel-option-new-token-at-once = anche per la carta che l’ha fatto ottenere
duel-option-manoeuvres = Movimenti e rimozioni
duel-option-manoeuvres-optional = sono facoltativi
duel-option-manoeuvres-forced = sono obbligatori
duel-option-bonuses = I bonus dell’Impresa
duel-option-bonuses-optional = sono facoltativi
duel-option-bonuses-forced = sono obbligatori
duel-option-trio = Il segnalino per tre Razze diverse
duel-option-trio-automatic = si prende alla terza Razza
duel-option-trio-postponable = può aspettare un’altra Razza
duel-option-purple-order = Movimenti e rimozioni di una carta viola
duel-option-purple-order-free = si fanno in qualsiasi ordine
duel-option-purple-order-printed = si fanno nell’ordine stampato
duel-option-green-order = Una carta verde
duel-option-green-order-reward-first = premia l’alleanza prima dei segnalini
duel-option-green-order-moves-first = premia l’alleanza dopo i segnalini
duel-option-reserve = La riserva di Monete
duel-option-reserve-limited = è limitata alle 30 della scatola
duel-option-reserve-unlimited = non finisce mai
duel-option-token-effects = Turni aggiuntivi e Unità dei segnalini
duel-option-token-effects-optional = sono facoltativi
duel-option-token-effects-forced = sono obbligatori
duel-option-red-units = Le Unità delle carte rosse
duel-option-red-units-forced = vanno collocate
duel-option-red-units-optional = sono facoltative

## Refusals

reason-card-covered = { $card } è ancora coperta da altre carte.
reason-card-unseen = Nessuno sa dov’è quella carta: è a faccia in giù o è stata messa da parte.
reason-card-not-in-layout = { $card } non è nell’area di gioco centrale.
reason-tile-not-offered = { $tile } non è a faccia in su.
reason-not-enough-coins = Costa { $price ->
    [one] 1 Moneta
   *[other] { $price } Monete
} e tu ne hai { $coins }.
reason-must-take-card-or-tile = Prima prendi una carta o un Punto di Interesse.
reason-token-not-shown = Puoi tenere solo uno dei segnalini rivelati.
reason-must-claim-or-wait = Prendi il segnalino per tre Razze, o aspetta.
reason-must-leave-a-race = Prima scegli una Razza da lasciare fuori.
reason-stack-empty = Non restano segnalini di quella Razza.
reason-region-not-on-card = Queste Unità non possono andare in { $region }.
reason-must-place-units = Prima scegli una regione per le Unità.
reason-no-move-left = Non hai più movimenti.
reason-no-removal-left = Non hai più rimozioni.
reason-no-own-unit = Non hai Unità in { $region }.
reason-no-enemy-unit = Il nemico non ha Unità in { $region }.
reason-must-manoeuvre = Prima finisci le tue manovre.
reason-not-adjacent = { $region } non è adiacente a { $origin }.
reason-must-march = Prima scegli dove va l’Unità.
reason-no-enemy-fortress = Il nemico non ha una Fortezza in { $region }.
reason-must-raze = Prima scegli una Fortezza nemica.
reason-not-an-enemy-grey-card = Non è una carta grigia dell’avversario.
reason-not-in-discard = Quella carta non è negli scarti.
reason-must-answer-extra-turn = Prima svolgi il turno aggiuntivo o rinuncia.
reason-card-of-later-chapter = { $place }: { $card } è di un capitolo successivo.
reason-card-of-other-chapter = { $place }: { $card } non è del capitolo in corso.
reason-wrong-length = { $place } deve avere { $length } voci.

## The table in the terminal

duel-table-chapter = Capitolo { $chapter }
duel-table-map = Terra di Mezzo
duel-table-quest = Impresa dell’Anello
duel-table-bonuses = bonus: { $list }
duel-table-landmarks = Punti di Interesse
duel-table-alliances = Segnalini Alleanza
duel-table-stack = { duel-race } { $number }
duel-table-you = { duel-seat } (tu)
duel-table-skills = Abilità
duel-table-chains = concatenazioni
duel-table-races = Razze
duel-table-tokens = segnalini
duel-table-tiles = tessere
duel-table-cards = carte
duel-table-regions = regioni { $number } di 7
duel-table-support = Razze { $number } di 6
duel-table-supply = { duel-units } da collocare
duel-table-trio-used = tre Razze già premiate
duel-table-reserve = riserva { duel-coins }
duel-table-discard = scarti { $number }
duel-table-aside = { $number } da parte
duel-table-extra-turns = { $number ->
    [one] 1 turno aggiuntivo
   *[other] { $number } turni aggiuntivi
}
duel-table-play = Gioca
duel-table-sell = Scarta
duel-table-take = Prendi
duel-table-card = Carta
duel-table-cost = Costo
duel-table-pay = Paghi
duel-table-free = gratis
duel-table-chained = gratis: { $chain }
duel-table-bought = { $number }¢ ({ $bought ->
    [one] 1 pagata
   *[other] { $bought } pagate
})
duel-table-surcharge = { $number }¢ ({ $bought ->
    [one] 1 pagata
   *[other] { $bought } pagate
}, ♜{ $surcharge })
duel-table-final = { duel-seat }: regioni { $regions }, Razze { $races }, Impresa { $quest }, Monete { $coins }

duel-help-symbols = ◆ grigio: Abilità   ● giallo: Monete   ■ blu: Impresa   ▲ verde: Razze   ✕ rosso: Unità   ★ viola: manovre
duel-help-codes = Abilità: { $skills }. Sulle carte: →1 un movimento, †1 rimuove un’Unità nemica, −1¢ l’avversario perde una Moneta, ∞ simbolo concatenazione.
duel-help-layout = Su una carta disponibile il numero a sinistra la gioca, quello a destra la scarta, e sotto c’è quanto ti costa.
duel-help-map = Sulla mappa: { $units } Unità, ♜ Fortezza.
duel-help-turn = Nel tuo turno prendi una carta che nessun’altra copre, per giocarla (paga il costo; ogni Abilità mancante costa 1 Moneta) o per scartarla e ricevere tante Monete quant’è il numero del capitolo, oppure prendi un Punto di Interesse.
duel-help-win = Vinci subito completando l’Impresa, con sei Razze diverse o con la presenza in tutte e sette le regioni; dopo il capitolo 3 con la presenza in più regioni.
