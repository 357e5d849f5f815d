### La Compagnia dell'Anello: nomi, testi tratti dai dati, richieste, cronaca, finali.

## Seats, hands, suits, cards

fellowship-name = La Compagnia dell’Anello
fellowship-progress = capitolo { $number }
fellowship-sample-title = Persa all’ultima presa
fellowship-seat = { $seat ->
    [seat-1] Giocatore 1
    [seat-2] Giocatore 2
    [seat-3] Giocatore 3
    [seat-4] Giocatore 4
   *[other] { $seat }
}
fellowship-seat-inside = { $seat ->
    [seat-1] il giocatore 1
    [seat-2] il giocatore 2
    [seat-3] il giocatore 3
    [seat-4] il giocatore 4
   *[other] { $seat }
}
fellowship-holder = { $holder ->
    [seat-1] il giocatore 1
    [seat-2] il giocatore 2
    [seat-3] il giocatore 3
    [seat-4] il giocatore 4
    [hand-1] la prima mano
    [hand-2] la seconda mano
    [hand-3] la terza mano
    [hand-4] la quarta mano
    [pyramid] la piramide
   *[other] { $holder }
}
fellowship-holder-to = { $holder ->
    [seat-1] al giocatore 1
    [seat-2] al giocatore 2
    [seat-3] al giocatore 3
    [seat-4] al giocatore 4
    [hand-1] alla prima mano
    [hand-2] alla seconda mano
    [hand-3] alla terza mano
    [hand-4] alla quarta mano
    [pyramid] alla piramide
   *[other] a { $holder }
}
fellowship-suit-hills = Colline
fellowship-suit-mountains = Montagne
fellowship-suit-forests = Foreste
fellowship-suit-shadows = Ombre
fellowship-suit-rings = Anelli
fellowship-suit-rivers = Fiumi
fellowship-card = { $rank } di { $suit }
fellowship-card-willow-9 = Vecchio Uomo Salice 9
fellowship-card-balrog-5 = Balrog 5
fellowship-direction-more = di più
fellowship-direction-fewer = di meno
fellowship-span = { $low } o { $high }
fellowship-threat = { $rank }
fellowship-group-ring-bearer = il gruppo del Portatore dell’Anello
fellowship-group-hunters = il gruppo di Merry e Pipino

## Characters

fellowship-character-frodo = Frodo
fellowship-character-bilbo = Bilbo
fellowship-character-gandalf = Gandalf
fellowship-character-pippin = Pipino
fellowship-character-sam = Sam
fellowship-character-merry = Merry
fellowship-character-gildor-inglorion = Gildor
fellowship-character-farmer-maggot = Contadino Maggot
fellowship-character-fatty-bolger = Grassotto
fellowship-character-tom-bombadil = Tom Bombadil
fellowship-character-goldberry = Baccador
fellowship-character-mr-underhill = Signor Sottocolle
fellowship-character-barliman-butterbur = Omorzo
fellowship-character-strider = Grampasso
fellowship-character-glorfindel = Glorfindel
fellowship-character-bill-the-pony = Bill il Pony
fellowship-character-elrond = Elrond
fellowship-character-arwen = Arwen
fellowship-character-gloin = Glóin
fellowship-character-bilbo-baggins = Bilbo Baggins
fellowship-character-aragorn = Aragorn
fellowship-character-boromir = Boromir
fellowship-character-gwaihir = Gwaihir
fellowship-character-shadowfax = Ombromanto
fellowship-character-radagast = Radagast
fellowship-character-legolas = Legolas
fellowship-character-gimli = Gimli
fellowship-character-gandalf-secret-fire = Gandalf, Servitore del Fuoco Segreto
fellowship-character-orophin-rumil = Orophin e Rúmil
fellowship-character-haldir = Haldir
fellowship-character-galadriel = Galadriel
fellowship-character-celeborn = Celeborn
fellowship-character-samwise-gamgee = Samwise Gamgee
fellowship-character-peregrin-took = Peregrino Tuc
fellowship-character-meriadoc-brandybuck = Meriadoc Brandibuck
fellowship-character-aragorn-son-of-arathorn = Aragorn figlio di Arathorn
fellowship-character-boromir-son-of-denethor = Boromir figlio di Denethor
fellowship-character-legolas-greenleaf = Legolas Verdefoglia
fellowship-character-gimli-son-of-gloin = Gimli figlio di Glóin

## Chapters

fellowship-chapter-1 = Una Festa a Lungo Attesa
fellowship-chapter-2 = Una breve sosta nella Contea
fellowship-chapter-3 = L’Anello si mette in viaggio
fellowship-chapter-4 = Una congiura a Criccaba
fellowship-chapter-5 = La Vecchia Foresta
fellowship-chapter-6 = Nebbia sui Tumulilande
fellowship-chapter-7 = All’insegna del Cavallino Inalberato
fellowship-chapter-8 = Un coltello nel buio
fellowship-chapter-9 = Fuga al Guado
fellowship-chapter-10 = Convalescenza a Valforra
fellowship-chapter-11 = Il Consiglio di Elrond
fellowship-chapter-12 = Trattenuto a Isengard
fellowship-chapter-13 = L’Anello va a sud
fellowship-chapter-14 = Le Miniere di Moria
fellowship-chapter-15 = Le foglie di Lothlórien
fellowship-chapter-16 = Lo Specchio di Galadriel
fellowship-chapter-17 = Il Grande Fiume
fellowship-chapter-18 = La rottura della Compagnia
fellowship-chapter-endless = La Via Prosegue Senza Fine
fellowship-chapter-title = Capitolo { $number }: { $title }

## Events, gifts and riders: names and texts

fellowship-eventcard-old-man-willow = Vecchio Uomo Salice
fellowship-eventcard-text-old-man-willow = Le carte Foreste e un 9 formano il mazzo della Vecchia Foresta; se ne gira una prima di ogni presa. Se la carta vincente è più bassa, la presa va al Vecchio Uomo Salice: non conta per nessuno e guida di nuovo lo stesso personaggio. L’1 di Anelli giocato per vincere non può essere battuto.
fellowship-eventcard-barrow-wights = Nebbia sui Tumulilande
fellowship-eventcard-text-barrow-wights = Prima di distribuire si mettono da parte coperte le carte dei tumuli, mai Anelli. Non c’è carta esule: Tom Bombadil prende cinque carte dei tumuli.
fellowship-eventcard-the-nine = I Nove
fellowship-eventcard-text-the-nine = Cinque personaggi, appena scelti, ricevono un loro Cavaliere Nero.
fellowship-eventcard-saruman = Saruman
fellowship-eventcard-text-saruman = Gandalf guida la prima presa e deve vincere una carta di ogni valore da 1 a 8; l’1 di Anelli vale come 1.
fellowship-eventcard-doors-of-durin = Le Porte di Durin
fellowship-eventcard-text-doors-of-durin = Gandalf va scelto; deve vincere una carta di Colline, una di Montagne e una di Foreste.
fellowship-eventcard-balins-tomb = La Tomba di Balin
fellowship-eventcard-text-balins-tomb = Gimli va scelto e non pesca carte minaccia; deve vincere quattro carte di Montagne di valore consecutivo.
fellowship-eventcard-long-dark = La Lunga Oscurità
fellowship-eventcard-text-long-dark = Aragorn va scelto. Le carte minaccia restano nascoste agli altri e tutti gli scambi avvengono nello stesso momento.
fellowship-eventcard-bridge-of-khazad-dum = Il Ponte di Khazad-dûm
fellowship-eventcard-text-bridge-of-khazad-dum = Viene per ultimo, e ogni personaggio non ancora completato va scelto. Le carte Ombre e il Balrog formano un mazzo; prima di ogni presa se ne girano alcune. Se i valori giocati in una presa danno una somma inferiore alla loro, il round è subito perso. Si gioca fino alla fine.
fellowship-eventcard-blindfolded = Bendato
fellowship-eventcard-text-blindfolded = Gimli gioca le sue carte coperte e ne dice solo il seme; si girano quando la presa è completa. L’1 di Anelli si gioca scoperto.
fellowship-eventcard-mirror-of-galadriel = Lo Specchio di Galadriel
fellowship-eventcard-text-mirror-of-galadriel = I personaggi sono distribuiti a caso. Quattro carte a testa, poi ognuno ne dà una a ogni altro nello stesso momento; di nuovo lo stesso; poi il resto. L’ultima carta è la carta esule, anche l’1 di Anelli.
fellowship-eventcard-the-anduin = L’Anduin
fellowship-eventcard-text-the-anduin = I Fiumi sono nel mazzo e fanno da briscola: il più alto vince la presa, salvo l’1 di Anelli giocato per vincere.
fellowship-eventcard-breaking-of-the-fellowship = La Rottura della Compagnia
fellowship-eventcard-text-breaking-of-the-fellowship = Due round, uno per ogni metà della Compagnia, con i personaggi oppressi. I Fiumi sono un seme come gli altri.
fellowship-eventcard-road-goes-ever-on = La Via Prosegue Senza Fine
fellowship-eventcard-text-road-goes-ever-on = Una Compagnia formata a caso, giocata come un capitolo lungo.
fellowship-gift-sword-that-was-broken = La Spada Che Fu Rotta
fellowship-gift-text-sword-that-was-broken = Invece della carta minaccia Aragorn sceglie due numeri, 1 o 2, 3 o 4, 5 o 6; deve vincere tante prese quante uno dei due.
fellowship-gift-horn-of-gondor = Corno di Gondor
fellowship-gift-text-horn-of-gondor = Finita la preparazione Boromir dichiara il seme di cui ha più carte in mano; in caso di parità li dichiara tutti.
fellowship-gift-mithril-coat = Cotta di Mithril
fellowship-gift-text-mithril-coat = Una volta per capitolo un obiettivo fallito del round vale come completato.
fellowship-gift-sting = Pungolo
fellowship-gift-text-sting = Una volta, prima di una presa, Frodo cambia una carta con la carta esule, o scambia con chi l’ha presa.
fellowship-gift-glamdring = Glamdring
fellowship-gift-text-glamdring = Una volta Gandalf non deve rispondere al seme nella prima presa.
fellowship-rider-black-breath = Alito Nero
fellowship-rider-text-black-breath = Chi lo porta fallisce se vince una carta di valore 8.
fellowship-rider-morgul-knife = Lama Morgul
fellowship-rider-text-morgul-knife = Chi lo porta fallisce se guida una presa con Anelli.
fellowship-rider-wraith = Spettro
fellowship-rider-text-wraith = Chi lo porta non può né avviare uno scambio né parteciparvi.
fellowship-rider-unseen = Occultato
fellowship-rider-text-unseen = La carta minaccia resta nascosta agli altri; chi lo porta annuncia quando completa l’obiettivo.
fellowship-rider-terror = Terrore
fellowship-rider-text-terror = Chi lo porta fallisce se guida una presa con Colline.

## Goals, made from the facts of the characters

fellowship-goal-win-cards-of-suit-min = Vincere almeno { $number } carte di { $suits }.
fellowship-goal-win-tricks-min = { $number ->
    [one] Vincere almeno 1 presa.
   *[other] Vincere almeno { $number } prese.
}
fellowship-goal-win-tricks-exact = { $number ->
    [one] Vincere esattamente 1 presa.
   *[other] Vincere esattamente { $number } prese.
}
fellowship-goal-win-tricks-between = Vincere { $number } o { $most } prese.
fellowship-goal-win-fewest-tricks = Vincere il minor numero di prese; la parità va bene.
fellowship-goal-win-threat-card = Vincere la carta di { $suits } del valore della carta minaccia.
fellowship-goal-win-threat-cards-all = Vincere le carte di { $suits } del valore della carta minaccia.
fellowship-goal-win-cards-of-threat-rank-min = Vincere almeno { $number } carte del valore della carta minaccia.
fellowship-goal-play-suit-in-last-trick = Giocare una carta di { $suits } nell’ultima presa.
fellowship-goal-win-suit-of-kept-card = Vincere almeno { $number } carte del seme di una carta rimasta in mano.
fellowship-goal-win-streak-exact = Vincere esattamente { $number } prese consecutive e nessun’altra.
fellowship-goal-win-only-tricks-with-suit = Vincere almeno { $number } presa, e solo prese con carte di { $suits }.
fellowship-goal-win-one-of-last-tricks = Vincere una delle ultime { $window } prese.
fellowship-goal-tricks-differ-from-threat = Dichiarare «di più» o «di meno», e vincere più o meno prese del valore della carta minaccia.
fellowship-goal-win-all-of-suit = Vincere tutte le carte di { $suits }.
fellowship-goal-everyone-wins-suit = Tutti devono vincere almeno { $number } carta di { $suits }.
fellowship-goal-win-most-of-suit = Vincere più carte di { $suits } di chiunque altro.
fellowship-goal-win-tricks-equal-threat = Vincere esattamente tante prese quante ne indica la carta minaccia.
fellowship-goal-win-last-trick = Vincere l’ultima presa.
fellowship-goal-win-tricks-containing-suit-min = Vincere almeno { $number } prese con carte di { $suits }.
fellowship-goal-win-tricks-not-extreme = Non vincere né il maggior né il minor numero di prese.
fellowship-goal-win-same-rank-min = Vincere almeno { $number } carte dello stesso valore.
fellowship-goal-win-zero-others-min = Non vincere prese, mentre tutti gli altri ne vincono almeno una.
fellowship-goal-none = Nessun obiettivo.
fellowship-goal-forbidden = { $kind ->
    [suit] Non vincere carte di { $cards }.
   *[card] Non vincere l’{ $cards }.
}
fellowship-goal-four-players = In quattro giocatori ne bastano { $number }.

## Set-up actions and abilities

fellowship-setup-lead-first-trick = Guida la prima presa.
fellowship-setup-take-lost-cards = Prende la carta esule.
fellowship-setup-exchange = Scambia con { $who }.
fellowship-setup-exchange-twice = Scambia due volte con { $who }.
fellowship-setup-exchange-each = Scambia una carta con { $who }, nello stesso momento.
fellowship-setup-exchange-but = Scambia con chiunque tranne { $who }.
fellowship-anybody = chiunque
fellowship-everybody = tutti
fellowship-or-list = { $first } o { $last }
fellowship-and-list = { $first } e { $last }
fellowship-setup-draw-threat = { $number ->
    [one] Pesca una carta minaccia.
   *[other] Pesca { $number } carte minaccia e ne tiene una.
}
fellowship-setup-choose-threat = Guarda il mazzo minaccia e prende una carta a scelta.
fellowship-setup-declare = Dichiara più o meno prese.
fellowship-setup-give-one-card-to-each-other = Dà una carta a ogni altro personaggio senza riceverne.
fellowship-setup-all-pass-right = Tutti passano una carta a destra nello stesso momento.
fellowship-setup-reveal-hand = Gioca con la mano scoperta.
fellowship-setup-tuck-card = Mette da parte una carta coperta e può riprenderla più tardi.
fellowship-setup-reserve-card-for-last-trick = Mette da parte una carta scoperta per l’ultima presa.
fellowship-setup-preplay-card-to-first-trick = Gioca in anticipo la carta della prima presa.
fellowship-setup-exchange-with-lost-or-character = Cambia una carta con la carta esule, o scambia con Gandalf.
fellowship-ability-choose-next-leader = Quando vince una presa, sceglie chi guida la successiva.
fellowship-ability-ignore-follow-suit = Non deve rispondere al seme.
fellowship-ability-may-lead-rings = Può guidare con Anelli in ogni momento.
fellowship-ability-rings-count-for = Gli Anelli vinti contano anche per Frodo.
fellowship-ability-all-may-redraw-threat = Ognuno può sostituire una volta la carta minaccia pescata.

## Sheets

fellowship-row-suit = Seme
fellowship-row-rank = Valore
fellowship-row-goal = Obiettivo
fellowship-row-setup = Preparazione
fellowship-row-ability = Abilità
fellowship-row-burdened = Oppresso
fellowship-row-effect = Effetto
fellowship-row-characters = Personaggi
fellowship-row-length = Durata
fellowship-row-events = Eventi
fellowship-row-gifts = Doni
fellowship-row-riders = Cavalieri Neri
fellowship-row-bearer = Portatore
fellowship-row-certainty = Testo
fellowship-row-disputed = Fonti
fellowship-row-reconstructed = Nota
fellowship-certainty = { $level ->
    [high] come stampato
    [medium] probabilmente come stampato
   *[low] dedotto da altri testi
}
fellowship-disputed = Non concordano; le regole dicono quale si usa.
fellowship-reconstructed = In parte ricostruito; le regole dicono quali parti.
fellowship-one-ring = Chi lo gioca dice subito se vince la presa.
fellowship-length = { $length ->
    [short] capitolo breve
    [long] capitolo lungo
   *[groups] due round
}

## Actions and chance

fellowship-action-play = Gioca { $card }
fellowship-action-win = Gioca l’1 di Anelli e vinci la presa
fellowship-action-choose = Scegli { $character }
fellowship-action-give = Dai { $card }
fellowship-action-exchange = Scambia con { $character }
fellowship-action-swap-lost = Cambia { $card } con la carta esule
fellowship-action-accept = Sì
fellowship-action-decline = No
fellowship-action-keep = Tieni la minaccia { $threat }
fellowship-action-redraw = Pesca un’altra carta minaccia
fellowship-action-declare = Dichiara: { $direction }
fellowship-action-aim = Punta a { $span } prese
fellowship-action-tuck = Metti da parte { $card }, coperta
fellowship-action-recall = Riprendi la carta
fellowship-action-reserve = Riserva { $card } per l’ultima presa
fellowship-action-lay-ahead = Gioca in anticipo { $card } nella prima presa
fellowship-action-lay-ahead-to-win = Gioca in anticipo l’1 di Anelli e vinci la prima presa
fellowship-action-let-lead = Fai guidare { $character }
fellowship-action-stop = Chiudi il round: nulla può più cambiare
fellowship-action-face = Affronta { $event }
fellowship-action-follow = Segui { $group }
fellowship-action-lose = { $card } è la carta esule
fellowship-action-deal = Si distribuisce { $card }
fellowship-action-bury = { $card } va nei tumuli
fellowship-action-unearth = { $card } esce dai tumuli
fellowship-action-refill = Si pesca { $card }
fellowship-action-turn = Si gira { $card }
fellowship-action-threaten = Si pesca la minaccia { $threat }
fellowship-action-assign = Si assegna { $character }
fellowship-action-pick = Si aggiunge { $character }
fellowship-action-burden = { $character } è oppresso
fellowship-action-bestow = Dono: { $gift }
fellowship-action-send = Cavaliere: { $rider }
fellowship-action-haunt = Il cavaliere segue { $character }
fellowship-did-play = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
fellowship-did-win = { $you ->
    [yes] Giochi l’1 di Anelli per vincere la presa.
   *[no] { $who } gioca l’1 di Anelli per vincere la presa.
}
fellowship-did-choose = { $you ->
    [yes] Scegli { $character }.
   *[no] { $who } sceglie { $character }.
}
fellowship-did-give = { $you ->
    [yes] Dai { $card }.
   *[no] { $who } dà { $card }.
}
fellowship-did-exchange = { $you ->
    [yes] Scambi con { $character }.
   *[no] { $who } scambia con { $character }.
}
fellowship-did-swap-lost = { $you ->
    [yes] Cambi { $card } con la carta esule.
   *[no] { $who } cambia { $card } con la carta esule.
}
fellowship-did-accept = { $you ->
    [yes] Dici sì.
   *[no] { $who } dice sì.
}
fellowship-did-decline = { $you ->
    [yes] Dici no.
   *[no] { $who } dice no.
}
fellowship-did-keep = { $you ->
    [yes] Tieni la minaccia { $threat }.
   *[no] { $who } tiene la minaccia { $threat }.
}
fellowship-did-redraw = { $you ->
    [yes] Peschi un’altra carta minaccia.
   *[no] { $who } pesca un’altra carta minaccia.
}
fellowship-did-declare = { $you ->
    [yes] Dichiari: { $direction }.
   *[no] { $who } dichiara: { $direction }.
}
fellowship-did-aim = { $you ->
    [yes] Punti a { $span } prese.
   *[no] { $who } punta a { $span } prese.
}
fellowship-did-tuck = { $you ->
    [yes] Metti da parte { $card }, coperta.
   *[no] { $who } mette da parte { $card }, coperta.
}
fellowship-did-recall = { $you ->
    [yes] Riprendi la carta.
   *[no] { $who } riprende la carta.
}
fellowship-did-reserve = { $you ->
    [yes] Riservi { $card } per l’ultima presa.
   *[no] { $who } riserva { $card } per l’ultima presa.
}
fellowship-did-lay-ahead = { $you ->
    [yes] Giochi in anticipo { $card } nella prima presa.
   *[no] { $who } gioca in anticipo { $card } nella prima presa.
}
fellowship-did-lay-ahead-to-win = { $you ->
    [yes] Giochi in anticipo l’1 di Anelli per vincere la prima presa.
   *[no] { $who } gioca in anticipo l’1 di Anelli per vincere la prima presa.
}
fellowship-did-let-lead = { $you ->
    [yes] Fai guidare { $character }.
   *[no] { $who } fa guidare { $character }.
}
fellowship-did-stop = { $you ->
    [yes] Chiudi il round.
   *[no] { $who } chiude il round.
}
fellowship-did-face = { $you ->
    [yes] Scegli { $event }.
   *[no] { $who } sceglie { $event }.
}
fellowship-did-follow = { $you ->
    [yes] Segui { $group }.
   *[no] { $who } segue { $group }.
}

## Prompts: first what others must do, then what the reader must do

fellowship-task-choose-event = scegliere la parte di Moria da attraversare
fellowship-task-choose-group = scegliere quale gruppo comincia
fellowship-task-use-rider = decidere se il Cavaliere Nero cavalca in questo round
fellowship-task-choose-character = scegliere un personaggio
fellowship-task-take-lost-card = prendere la carta esule, o lasciarla
fellowship-task-choose-partner = scegliere con chi scambiare
fellowship-task-choose-to-swap = scambiare ora, o no
fellowship-task-give = dare una carta
fellowship-task-give-back = ridare una carta
fellowship-task-promises = scegliere la carta da passare
fellowship-task-pyramid-promise = scegliere la carta della piramide da passare
fellowship-task-keep-threat = tenere una carta minaccia
fellowship-task-redraw-threat = tenere o cambiare la carta minaccia
fellowship-task-pick-threat = prendere una carta minaccia
fellowship-task-aim-sword = scegliere due numeri
fellowship-task-declare-direction = dichiarare di più o di meno
fellowship-task-tuck-card = mettere da parte una carta
fellowship-task-reserve-card = riservare una carta per l’ultima presa
fellowship-task-lay-ahead = giocare una carta in anticipo
fellowship-task-look-into-mirror = cambiare con la carta esule o con Gandalf
fellowship-task-recall-card = riprendere la carta o lasciarla
fellowship-task-draw-sting = usare Pungolo o aspettare
fellowship-task-lead-card = guidare una presa
fellowship-task-follow-card = giocare una carta
fellowship-task-name-leader = scegliere chi guida
fellowship-task-use-mithril = usare la Cotta di Mithril, o no
fellowship-ask-choose-event = Scegli la parte di Moria per questo round.
fellowship-ask-choose-group = Scegli il gruppo che gioca questo round.
fellowship-ask-use-rider = Usare il Cavaliere Nero in questo round? Deve cavalcare in un round del capitolo.
fellowship-ask-choose-character = { $holder ->
    [hand-1] Scegli un personaggio per { fellowship-holder }
    [hand-2] Scegli un personaggio per { fellowship-holder }
    [hand-3] Scegli un personaggio per { fellowship-holder }
    [hand-4] Scegli un personaggio per { fellowship-holder }
    [pyramid] Scegli un personaggio per { fellowship-holder }
   *[other] Scegli il tuo personaggio
}; quelli con la stella vanno presi tutti.
fellowship-ask-take-lost-card = Prendi la carta esule o lasciala.
fellowship-ask-choose-partner = Scegli con chi scambiare una carta.
fellowship-ask-choose-to-swap = Fare adesso l’unico scambio del round?
fellowship-ask-give = Dai una carta coperta a { $taker }.
fellowship-ask-give-back = Ridai una carta a { $taker }; può essere quella ricevuta.
fellowship-ask-promises = Scegli la carta da passare. Tutte le carte passano nello stesso momento.
fellowship-ask-pyramid-promise = Scegli la carta della fila inferiore della piramide da passare.
fellowship-ask-keep-threat = Tieni una delle due carte minaccia.
fellowship-ask-redraw-threat = Tieni la carta minaccia o pescane un’altra, da tenere.
fellowship-ask-pick-threat = Scegli la tua carta minaccia: dovrai vincere esattamente quel numero di prese.
fellowship-ask-aim-sword = Scegli due numeri: dovrai vincere tante prese quante uno dei due.
fellowship-ask-declare-direction = Dichiara: vincerai più o meno prese della tua carta minaccia?
fellowship-ask-tuck-card = Metti da parte una carta coperta; potrai riprenderla.
fellowship-ask-reserve-card = Riserva una carta scoperta per l’ultima presa.
fellowship-ask-lay-ahead = Gioca in anticipo la tua carta della prima presa.
fellowship-ask-look-into-mirror = Cambia una carta con la carta esule, o scambia con Gandalf.
fellowship-ask-recall-card = Riprendi la tua carta o lasciala da parte.
fellowship-ask-draw-sting = Usa Pungolo ora, o aspetta.
fellowship-ask-lead-card = Guida una presa per { $hand }.
fellowship-ask-follow-card = Gioca una carta per { $hand }; rispondi al seme, se puoi.
fellowship-ask-name-leader = Scegli chi guida la prossima presa.
fellowship-ask-use-mithril = Usare la Cotta di Mithril per salvare il round?

## Log

fellowship-event-round-begins = Comincia il round { $number }.
fellowship-event-event-faced = La Compagnia affronta { $event }.
fellowship-event-lost-turned = Carta esule: { $card }.
fellowship-event-ring-dealt = { $you ->
    [yes] Ricevi l’1 di Anelli.
   *[no] L’1 di Anelli va { fellowship-holder-to }.
}
fellowship-event-character-taken = { $you ->
    [yes] Sei { $character }.
   *[no] { $character } va { fellowship-holder-to }.
}
fellowship-event-rider-taken = { $rider } segue { $character }.
fellowship-event-gift-helped = { $character } usa { $gift }.
fellowship-event-lost-taken = { $character } prende la carta esule: { $card }.
fellowship-event-lost-left = { $character } lascia { $card } come carta esule.
fellowship-event-barrow-taken = { $character } prende { $number } carte dei tumuli.
fellowship-event-threat-drawn = { $character } ha la carta minaccia { $number }.
fellowship-event-threat-hidden = { $character } ha una carta minaccia che vede solo chi lo gioca.
fellowship-event-threat-seen = La tua carta minaccia: { $number }.
fellowship-event-threat-seen-of = { $who } ha la carta minaccia { $number }.
fellowship-event-threat-rejected = La minaccia { $number } chiederebbe a { $character } la carta esule e viene sostituita.
fellowship-event-card-given = { $character } dà una carta a { $character2 }.
fellowship-event-card-shown = { $character } dà { $card } a { $character2 }, a carte scoperte.
fellowship-event-card-received = { $character } ti ha dato { $card }.
fellowship-event-card-received-of = { $who } ha ricevuto { $card } da { $character }.
fellowship-event-hand-shown = { $character } gioca con la mano scoperta.
fellowship-event-card-tucked = { $character } mette da parte una carta.
fellowship-event-card-recalled = { $character } riprende la carta.
fellowship-event-longest-suit = Il seme più lungo di { $character } è { $suit }.
fellowship-event-event-card = Si gira: { $card }.
fellowship-event-suit-named = { $character } gioca una carta coperta di { $suit }.
fellowship-event-card-unveiled = { $character } ha giocato { $card }.
fellowship-event-trick-won = { $character } vince la presa { $number }.
fellowship-event-trick-lost = Nessuno vince la presa { $number }.
fellowship-event-rings-free = D’ora in poi si può guidare con Anelli.
fellowship-event-goal-announced = { $character } annuncia: obiettivo completato.
fellowship-event-goal-reached = { $character } ha completato l’obiettivo.
fellowship-event-goal-failed = { $character } ha fallito.
fellowship-event-balrog-wins = Vince il Balrog: { $number } contro { $number2 }.
fellowship-event-card-turned = Si scopre nella piramide: { $card }.
fellowship-event-card-refilled = { $character } riceve { $card }.
fellowship-event-round-won = Il round { $number } è vinto.

## Endings and settings

fellowship-outcome-completed = Il capitolo è vinto.
fellowship-outcome-failed = Un obiettivo è fallito: il round è perso.
fellowship-outcome-balrog = Il Balrog è stato più forte: il round è perso.
fellowship-option-chapter = Capitolo
fellowship-option-chapter-1 = 1: Una Festa a Lungo Attesa
fellowship-option-chapter-2 = 2: Una breve sosta nella Contea
fellowship-option-chapter-3 = 3: L’Anello si mette in viaggio
fellowship-option-chapter-4 = 4: Una congiura a Criccaba
fellowship-option-chapter-5 = 5: La Vecchia Foresta
fellowship-option-chapter-6 = 6: Nebbia sui Tumulilande
fellowship-option-chapter-7 = 7: All’insegna del Cavallino Inalberato
fellowship-option-chapter-8 = 8: Un coltello nel buio
fellowship-option-chapter-9 = 9: Fuga al Guado
fellowship-option-chapter-10 = 10: Convalescenza a Valforra
fellowship-option-chapter-11 = 11: Il Consiglio di Elrond
fellowship-option-chapter-12 = 12: Trattenuto a Isengard
fellowship-option-chapter-13 = 13: L’Anello va a sud
fellowship-option-chapter-14 = 14: Le Miniere di Moria
fellowship-option-chapter-15 = 15: Le foglie di Lothlórien
fellowship-option-chapter-16 = 16: Lo Specchio di Galadriel
fellowship-option-chapter-17 = 17: Il Grande Fiume
fellowship-option-chapter-18 = 18: La rottura della Compagnia
fellowship-option-chapter-endless = { fellowship-chapter-endless }
fellowship-option-glorfindel-exchange = Preparazione di Glorfindel
fellowship-option-glorfindel-exchange-each-other-simultaneously = scambia una carta con tutti nello stesso momento
fellowship-option-glorfindel-exchange-none = prende solo la carta esule
fellowship-option-aragorn-exchange = Con chi scambia Aragorn
fellowship-option-aragorn-exchange-gimli-or-legolas = Gimli o Legolas
fellowship-option-aragorn-exchange-any = chiunque
fellowship-option-shadowfax-return = Quando Ombromanto riprende la carta
fellowship-option-shadowfax-return-any-time = in qualsiasi suo turno
fellowship-option-shadowfax-return-between-tricks = solo fra una presa e l’altra
fellowship-option-chapter18-rivers = Fiumi nel capitolo 18
fellowship-option-chapter18-rivers-ordinary-suit = un seme come gli altri
fellowship-option-chapter18-rivers-none = fuori dal mazzo
fellowship-option-progress = Ciò che nel capitolo è già fatto

## Refusals

reason-cannot-both-win = L’obiettivo di { $character } non è compatibile con quello di un personaggio già scelto.
reason-cannot-lead = Può guidare solo un personaggio che ha ancora carte.
reason-card-is-wanted = Una carta minaccia chiede a qualcuno di vincere { $card }.
reason-card-not-free = { $card } non può essere passata.
reason-card-not-in-hand = { $card } non è in questa mano.
reason-character-not-here = { $character } non è in questo round.
reason-character-taken = { $character } è già stato scelto.
reason-event-not-open = Quella parte di Moria ora non si può attraversare.
reason-frodo-follows-ring = Frodo va a chi ha ricevuto l’1 di Anelli.
reason-frodo-keeps-ring = Frodo non cede mai l’1 di Anelli.
reason-group-not-open = Quel gruppo ha già finito.
reason-keep-or-redraw = Tieni la carta minaccia o pescane un’altra.
reason-must-aim = Prima scegli due numeri.
reason-must-answer = Prima rispondi sì o no.
reason-must-choose-character = Prima scegli un personaggio.
reason-must-declare = Prima dichiara di più o di meno.
reason-must-follow = Si è guidato con { $suit }, e questa mano deve rispondere.
reason-must-give-card = Prima dai una carta.
reason-must-lay-card-aside = Prima metti da parte una carta.
reason-must-play-card = Prima gioca una carta.
reason-not-a-partner = Non puoi scambiare con questo personaggio.
reason-not-decided-yet = Il round non è ancora deciso.
reason-not-for-pyramid = { $character } non può essere la piramide.
reason-rider-must-ride = Il Cavaliere Nero deve cavalcare in questo round.
reason-rings-not-free = Non puoi guidare con Anelli finché non ne è stato giocato uno.
reason-starred-first = Prima vanno scelti i personaggi con la stella.
reason-threat-not-drawn = Quella carta minaccia non è stata pescata.
reason-threat-not-in-deck = Quella carta minaccia non è nel mazzo.
reason-card-misplaced = Questa carta è in due posti, o in nessuno: { $card }
reason-pyramid-misplaced = La piramide non contiene le carte della sua mano.
reason-tricks-do-not-add-up = Le prese non tornano.
reason-characters-missing = hands: a questo punto ogni mano deve avere un personaggio.
reason-promise-impossible = promises: una carta promessa è nella mano di chi la dà, va a un altro e deve ancora essere consegnata.
reason-progress-is-kept = I progressi del gruppo sono conservati dalla sua campagna.

fellowship-help-table = Ogni mano mostra il suo obiettivo e a che punto è, le carte che conosci, quelle vinte e i semi che le mancano. ◀ indica la carta che vince la presa.
fellowship-table-won = Vinte
