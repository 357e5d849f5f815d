### Ciò che il tavolo e la mappa della Compagnia dicono da sé.

web-fellowship-suit = { $suit ->
    [hills] Colline
    [mountains] Montagne
    [forests] Foreste
    [shadows] Ombre
    [rings] Anelli
   *[rivers] Fiumi
}
web-fellowship-card = { $rank } di { web-fellowship-suit }
web-fellowship-intro = { $chapter ->
    [1] Un compleanno, una sparizione e un anello lasciato sul camino. Bilbo esce di scena in grande e vuole la sua parte di prese; Frodo comincia a raccogliere Anelli e Pipino preferirebbe passare inosservato.
    [2] Passano anni prima che la strada chiami. Cavalieri Neri chiedono la via nella Contea: Sam deve prendere proprio la collina indicata dalla sua minaccia, mentre Merry vuole una presa o due e non una di più.
    [3] Di notte, per i campi. La gente di Gildor attraversa il sentiero e vuole finire la serata tra gli alberi; il contadino Maggot raccoglie ciò che il numero del Cavaliere gli dice.
    [4] Un bagno, una cena, e amici che sapevano tutto da tempo. Grassotto resta a casa: dà le sue carte a chi parte e va a letto presto con una sola presa.
    [5] Gli alberi si stringono. Prima di ogni presa il Vecchio Uomo Salice mostra una carta; chi vince con una carta più bassa gli cede la presa. Tom Bombadil arriva cantando e raccoglie ciò che era perduto.
    [6] Nebbia, pietra fredda e carte sepolte. Tom ne solleva cinque dal tumulo; Baccador, con la mano scoperta davanti a tutti, vuole tre prese di fila e nessun’altra.
    [7] Troppi occhi nella sala comune. Il signor Sottocolle può vincere solo prese con un Anello, e Omorzo si ricorda di ciò che doveva dire quando è quasi troppo tardi.
    [8] Colle Vento. Il pugnale trova il Portatore dell’Anello, che non può più guidare con Anelli; su Merry grava l’Alito Nero. Grampasso dichiara se vincerà più o meno prese della sua minaccia.
    [9] I Nove sono alle calcagna. Glorfindel cavalca con voi in ogni round e deve raccogliere l’intero seme di Ombre, mentre cinque compagni portano la maledizione di un Cavaliere.
    [10] Riposo, canti e vecchi amici nella valle. Ognuno passa una carta a destra, e sotto il tetto di Elrond nessuno può andarsene senza una propria carta di Anelli.
    [11] Molto si racconta e una cosa si decide. Aragorn nomina un intervallo invece di pescare una minaccia; Boromir deve suonare il corno, e così rivela di quale seme ha più carte.
    [12] Gandalf è prigioniero sulla torre. Per liberarsi gli serve una carta di ogni valore da 1 a 8; l’aquila, il cavallo e il mago bruno cercano ciascuno prese della propria terra.
    [13] Nove viandanti si mettono in cammino, e un pony. In più round tutti devono raggiungere il proprio obiettivo; una cotta di mithril perdona un solo fallimento nell’intero capitolo.
    [14] Quattro eventi sotto la montagna: le porte, la tomba, la lunga oscurità e, proprio alla fine, il ponte, dove una presa troppo bassa lascia passare il Balrog e tutto è perduto all’istante.
    [15] Sotto le foglie dorate Gimli cammina bendato: la sua carta resta coperta finché la presa non è completa, e se ne annuncia solo il seme. Tre guardiani e un elfo cercano i loro alberi.
    [16] La Dama assegna le parti a caso. Le mani crescono a tappe, e dopo ogni tappa ognuno dà una carta agli altri. Galadriel non vuole essere né prima né ultima.
    [17] L’Anduin vi porta a sud. I Fiumi entrano nel mazzo e battono ogni altro seme; solo l’Unico Anello sta sopra di loro.
    [18] Due round, due gruppi, ogni eroe oppresso. Qui Frodo e Sam con Boromir e Aragorn, là Merry e Pipino con Legolas e Gimli. Chi ha l’1 di Anelli dice chi comincia.
   *[endless] Oltre l’ultimo capitolo: Frodo, Gandalf e una compagnia tirata a sorte, con un dono, un cavaliere e un eroe oppresso. Completateli tutti, in tutti i round che servono.
}
web-fellowship-length = { $length ->
    [short] Capitolo breve: un round
    [long] Capitolo lungo: più round
   *[groups] Due round, due gruppi
}
web-fellowship-standing = { $standing ->
    [won] vinto
    [now] adesso
   *[ahead] più avanti
}
web-fellowship-long = capitolo lungo
web-fellowship-land = { $land ->
    [shire] La Contea
    [arnor] Rhudaur
    [eregion] Eregion
    [rohan] Rohan
    [misty] Montagne Nebbiose
   *[mirkwood] Bosco Atro
}
web-fellowship-from-nothing = Ricomincia il capitolo dall’inizio
web-fellowship-company = Compagnia
web-fellowship-done = completato
web-fellowship-starred = da scegliere
web-fellowship-threat-deck = { $deck ->
    [black-riders] Cavalieri Neri 1–4
   *[threats] Minacce 1–7
}

web-fellowship-goal = { $kind ->
    [win-cards-of-suit-min] Vinci { $least } carte di { $suit }
    [win-tricks-min] { $least ->
        [one] Vinci una presa
       *[other] Vinci { $least } prese
    }{ $forbidden ->
        [none] {""}
       *[other] , mai l’1 di Anelli
    }
    [win-fewest-tricks] Nessuno vince meno prese
    [win-threat-card] { $threat ->
        [known] Vinci { $rank ->
            [one] l’1
           *[other] il { $rank }
        } di { $suit }
       *[unknown] Vinci la carta di { $suit } indicata dalla minaccia
    }
    [win-threat-cards-all] { $threat ->
        [known] Vinci { $rank ->
            [one] l’1
           *[other] il { $rank }
        } di { $suit } e di { $second }
       *[unknown] Vinci le carte di { $suit } e { $second } indicate dalla minaccia
    }
    [win-tricks-between] Vinci { $least } o { $most } prese
    [play-suit-in-last-trick] Gioca { $suit } nell’ultima presa
    [win-cards-of-threat-rank-min] { $threat ->
        [known] Vinci { $least } carte di valore { $rank }
       *[unknown] Vinci { $least } carte del valore della minaccia
    }
    [win-tricks-exact] { $least ->
        [one] Vinci esattamente 1 presa
       *[other] Vinci esattamente { $least } prese
    }
    [win-suit-of-kept-card] Vinci { $least } carte di un seme che ti resta in mano
    [win-streak-exact] Vinci { $least } prese di fila, nessun’altra
    [win-only-tricks-with-suit] Vinci solo prese con { $suit }, almeno { $least }
    [win-one-of-last-tricks] Vinci una delle ultime { $window } prese
    [tricks-differ-from-threat] Più o meno prese della minaccia:
    [win-all-of-suit] Vinci tutte le carte di { $suit }
    [everyone-wins-suit] Tutti vincono una carta di { $suit }
    [win-most-of-suit] Vinci più { $suit } di chiunque
    [win-tricks-equal-threat] { $threat ->
        [known] Vinci esattamente { $rank } { $rank ->
            [one] presa
           *[other] prese
        }
       *[unknown] Vinci tante prese quante scelte:
    }
    [win-last-trick] Vinci l’ultima presa, { $forbidden ->
        [all] ma nessun Anello
       *[one] ma non l’1 di Anelli
    }
    [win-tricks-containing-suit-min] Vinci { $least } prese con { $suit }
    [win-tricks-not-extreme] Né il maggior né il minor numero di prese
    [win-same-rank-min] Vinci { $least } carte dello stesso valore
    [win-zero-others-min] Nessuna presa, mentre tutti gli altri ne vincono una
    [win-every-rank] Vinci ogni valore da 1 a 8
    [win-each-suit] Vinci { $suit }, { $second } e { $third }
    [win-rank-run] Scala di { $least } { $suit }
   *[none] Nessun obiettivo: sempre completo
}
web-fellowship-state = { $state ->
    [open] Aperto
    [met] Raggiunto, può fallire
    [certain] Certo
    [impossible] Impossibile
   *[hidden] Nascosto
}
web-fellowship-known = { $state ->
    [certain] Lo vedi dalla tua mano: certo
   *[impossible] Lo vedi dalla tua mano: impossibile
}
web-fellowship-mark = { $mark ->
    [played] giocata
    [mine] tua
    [known] nota
   *[unseen] mai vista
}
web-fellowship-about-chapter = Il capitolo
web-fellowship-announced = dice: obiettivo raggiunto
web-fellowship-barrow = Tumulo
web-fellowship-breaks = { $count ->
    [one] { $names } non potrebbe più completare l’obiettivo
   *[other] { $names } non potrebbero più completare i loro obiettivi
}
web-fellowship-burdened = oppresso
web-fellowship-claimed = l’Unico Anello
web-fellowship-covered = coperta da altre
web-fellowship-event-deck = Da girare
web-fellowship-face-down = Carta coperta
web-fellowship-follow = seme guida
web-fellowship-hand-of = Carte di { $name }
web-fellowship-horn = Il corno: più carte di
web-fellowship-in-hand = carte in mano
web-fellowship-lacks = non ha
web-fellowship-broke-in = Impossibile dalla presa { $number }
web-fellowship-lost-title = Perso: { $name } fallisce alla presa { $number }
web-fellowship-decided = Che cosa ha deciso il round
web-fellowship-last-trick = Ultima presa
web-fellowship-leads = guida
web-fellowship-led = ha guidato
web-fellowship-left = ne restano { $number }
web-fellowship-lost = Carta esule
web-fellowship-lost-nobody = fuori dal round
web-fellowship-no-character = Ancora nessun personaggio
web-fellowship-not-now = non ora
web-fellowship-off-suit = altro seme
web-fellowship-parts = Fatto
web-fellowship-pile = Mazzo di pesca
web-fellowship-pyramid = La piramide
web-fellowship-pyramid-of = la piramide · la gioca { $name }
web-fellowship-reserved = per l’ultima presa:
web-fellowship-rings-may = Si può guidare con Anelli
web-fellowship-rings-may-not = Non si guida con Anelli
web-fellowship-round = Round { $round }
web-fellowship-seen = Carte viste
web-fellowship-takes = vince la presa
web-fellowship-this-round = in questo round
web-fellowship-threat = carta minaccia
web-fellowship-threats = Minacce
web-fellowship-to-come = ancora da fare
web-fellowship-to-play = deve giocare
web-fellowship-trick-of = Presa { $number } di { $of }
web-fellowship-tricks-won = prese vinte
web-fellowship-tucked = una carta messa da parte
web-fellowship-used = usato
web-fellowship-winning = in testa
web-fellowship-your-card = la tua carta
web-fellowship-your-hand = La tua mano

web-fellowship-part-1-2 = 1 o 2
web-fellowship-part-3-4 = 3 o 4
web-fellowship-part-5-6 = 5 o 6
web-fellowship-part-announced = Annunciato
web-fellowship-part-available = Disponibili
web-fellowship-part-barrow = Tumulo
web-fellowship-part-breaks = Carte che comprometterebbero un obiettivo
web-fellowship-part-burdened = Oppresso
web-fellowship-part-card = Carta
web-fellowship-part-cards = Carte
web-fellowship-part-certain = certo
web-fellowship-part-chapter = Capitolo
web-fellowship-part-character = Personaggio
web-fellowship-part-characters = Personaggi
web-fellowship-part-choosing = scelta dei personaggi
web-fellowship-part-chosen = Scelta
web-fellowship-part-claimed = Vinta dall’Unico Anello
web-fellowship-part-claims = Per vincere la presa
web-fellowship-part-completed = Completati
web-fellowship-part-completed-before = Già completato
web-fellowship-part-controller = Gioca la piramide
web-fellowship-part-covered = sotto
web-fellowship-part-declared = Dichiarato
web-fellowship-part-event = Evento
web-fellowship-part-event-cards = Carte evento
web-fellowship-part-event-deck = Mazzo evento
web-fellowship-part-everyone-wins-suit = tutti vincono una carta di un seme
web-fellowship-part-face-down = coperta
web-fellowship-part-fewer = di meno
web-fellowship-part-forbidden = Vietate
web-fellowship-part-forests = Foreste
web-fellowship-part-free = libera
web-fellowship-part-from = Da
web-fellowship-part-gift = Dono
web-fellowship-part-gifts = Doni
web-fellowship-part-goal = Obiettivo
web-fellowship-part-gone = giocata
web-fellowship-part-group = Gruppo
web-fellowship-part-groups = due round
web-fellowship-part-hand = Mano
web-fellowship-part-hand-1 = Mano 1
web-fellowship-part-hand-2 = Mano 2
web-fellowship-part-hand-3 = Mano 3
web-fellowship-part-hand-4 = Mano 4
web-fellowship-part-hands = Mani
web-fellowship-part-have = Finora
web-fellowship-part-hidden = nascosto
web-fellowship-part-hills = Colline
web-fellowship-part-history = Prese
web-fellowship-part-hunters = gruppo di Merry e Pipino
web-fellowship-part-id = Nome
web-fellowship-part-impossible = impossibile
web-fellowship-part-in-trick = in questa presa
web-fellowship-part-kind = Tipo
web-fellowship-part-known = nota
web-fellowship-part-lacks = Non ha
web-fellowship-part-laid = Giocate
web-fellowship-part-leader = Guida
web-fellowship-part-led = Seme guida
web-fellowship-part-length = Durata
web-fellowship-part-long = lungo
web-fellowship-part-longest-suits = Semi più lunghi
web-fellowship-part-loose = non ancora vinta
web-fellowship-part-lost = Carta esule
web-fellowship-part-met = raggiunto
web-fellowship-part-mine = mia
web-fellowship-part-mithril = Cotta di Mithril pronta
web-fellowship-part-more = di più
web-fellowship-part-most = Al massimo
web-fellowship-part-mountains = Montagne
web-fellowship-part-need = Servono
web-fellowship-part-none = nessun obiettivo
web-fellowship-part-number = Numero
web-fellowship-part-of = Di
web-fellowship-part-open = aperto
web-fellowship-part-out = fuori dal round
web-fellowship-part-parts-done = Parti concluse
web-fellowship-part-phase = Fase
web-fellowship-part-pile = Mazzo di pesca
web-fellowship-part-play-suit-in-last-trick = un seme nell’ultima presa
web-fellowship-part-played = giocata
web-fellowship-part-playing = gioco
web-fellowship-part-pool = Compagnia
web-fellowship-part-preparing = preparativi
web-fellowship-part-promises = Da passare
web-fellowship-part-pyramid = Piramide
web-fellowship-part-ranks = Valori
web-fellowship-part-reserved = Per l’ultima presa
web-fellowship-part-rider = Cavaliere Nero
web-fellowship-part-rider-rides = Cavalca in questo round
web-fellowship-part-rider-used = Ha già cavalcato
web-fellowship-part-ring-bearer = gruppo del Portatore
web-fellowship-part-ring-holder = Ha ricevuto l’1 di Anelli
web-fellowship-part-rings = Anelli
web-fellowship-part-rings-free = Si può guidare con Anelli
web-fellowship-part-rivers = Fiumi
web-fellowship-part-round = Round
web-fellowship-part-rows = File
web-fellowship-part-seat = Posto
web-fellowship-part-seat-1 = Giocatore 1
web-fellowship-part-seat-2 = Giocatore 2
web-fellowship-part-seat-3 = Giocatore 3
web-fellowship-part-seat-4 = Giocatore 4
web-fellowship-part-setup = preparazione
web-fellowship-part-shadows = Ombre
web-fellowship-part-short = breve
web-fellowship-part-side = Di lato
web-fellowship-part-size = Carte in mano
web-fellowship-part-starred = Da scegliere
web-fellowship-part-state = Stato
web-fellowship-part-suit = Seme
web-fellowship-part-suits = Semi
web-fellowship-part-taken-by-none = Vinte da nessuno
web-fellowship-part-threat = Carta minaccia
web-fellowship-part-threat-deck = Mazzo minaccia
web-fellowship-part-threat-hidden = Minaccia nascosta
web-fellowship-part-to = A
web-fellowship-part-to-complete = Da completare
web-fellowship-part-to-play = Ancora da giocare
web-fellowship-part-trick = Presa
web-fellowship-part-tricks = Prese vinte
web-fellowship-part-tricks-differ-from-threat = più o meno prese della minaccia
web-fellowship-part-tucked = Messa da parte
web-fellowship-part-used = Usato
web-fellowship-part-wanted = Carte che contano
web-fellowship-part-win-all-of-suit = tutte le carte di un seme
web-fellowship-part-win-cards-of-suit-min = carte di un seme
web-fellowship-part-win-cards-of-threat-rank-min = carte del valore della minaccia
web-fellowship-part-win-each-suit = una carta di ogni seme
web-fellowship-part-win-every-rank = una carta di ogni valore
web-fellowship-part-win-fewest-tricks = minor numero di prese
web-fellowship-part-win-last-trick = l’ultima presa
web-fellowship-part-win-most-of-suit = più carte di un seme
web-fellowship-part-win-one-of-last-tricks = una delle ultime prese
web-fellowship-part-win-only-tricks-with-suit = solo prese con un seme
web-fellowship-part-win-rank-run = valori consecutivi
web-fellowship-part-win-same-rank-min = carte dello stesso valore
web-fellowship-part-win-streak-exact = prese consecutive
web-fellowship-part-win-suit-of-kept-card = il seme di una carta rimasta
web-fellowship-part-win-threat-card = la carta della minaccia
web-fellowship-part-win-threat-cards-all = le carte della minaccia
web-fellowship-part-win-tricks-between = uno di due numeri di prese
web-fellowship-part-win-tricks-containing-suit-min = prese con un seme
web-fellowship-part-win-tricks-equal-threat = tante prese quante la minaccia
web-fellowship-part-win-tricks-exact = un numero esatto di prese
web-fellowship-part-win-tricks-min = un minimo di prese
web-fellowship-part-win-tricks-not-extreme = né più né meno prese di tutti
web-fellowship-part-win-zero-others-min = nessuna presa mentre gli altri vincono
web-fellowship-part-window = Ultime prese
web-fellowship-part-winner = Vincitore
web-fellowship-part-winning = In testa
web-fellowship-part-won = vinta
web-fellowship-part-won-by-other = vinta da altri

web-fellowship-solve = Si poteva vincere questa smazzata?
web-fellowship-solving = Guardo tutte le carte …
web-fellowship-verdict = { $verdict ->
    [winnable] Sì, si poteva vincere:
    [lost] No, neppure a carte scoperte.
   *[undecided] La ricerca non ha avuto abbastanza tempo.
}
web-fellowship-verdict-chance = Vale per l’ordine in cui sono uscite le carte.
web-fellowship-legend-suit = { $suit ->
    [rings] valori da 1 a 5; l’1 è l’Unico Anello
    [rivers] solo nei capitoli più avanti
   *[other] valori da 1 a 8
}
web-fellowship-legend-state = { $state ->
    [open] l’obiettivo si può ancora raggiungere
    [met] l’obiettivo è raggiunto per ora
    [certain] nulla può più impedirlo
    [impossible] l’obiettivo è perso
   *[hidden] lo sa solo chi lo gioca
}
