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
    [5] Gli alberi si stringono. Prima di ogni presa il Vecchio Uomo Salice mostra una carta; chi vince con meno gli cede la presa. Tom Bombadil arriva cantando e raccoglie ciò che era perduto.
    [6] Nebbia, pietra fredda e carte sepolte. Tom ne solleva cinque dal tumulo; Baccador, con la mano scoperta davanti a tutti, vuole tre prese di fila e nessun'altra.
    [7] Troppi occhi nella sala comune. Il signor Sottocolle può vincere solo prese con un Anello, e Omorzo si ricorda di ciò che doveva dire quando è quasi troppo tardi.
    [8] Colle Vento. Il pugnale trova il Portatore dell'Anello, che non può più guidare con Anelli; su Merry grava l'Alito Nero. Grampasso dichiara se vincerà più o meno prese della sua minaccia.
    [9] I Nove sono alle calcagna. Glorfindel cavalca con voi in ogni round e deve raccogliere l'intero seme di Ombre, mentre cinque compagni portano la maledizione di un Cavaliere.
    [10] Riposo, canti e vecchi amici nella valle. Ognuno passa una carta a destra, e sotto il tetto di Elrond nessuno può andarsene senza una propria carta di Anelli.
    [11] Molto si racconta e una cosa si decide. Aragorn nomina un intervallo invece di pescare una minaccia; Boromir deve suonare il corno, e così rivela di quale seme ha più carte.
    [12] Gandalf è prigioniero sulla torre. Per liberarsi gli serve una carta di ogni valore da 1 a 8; l'aquila, il cavallo e il mago bruno cercano ciascuno prese della propria terra.
    [13] Nove viandanti si mettono in cammino, e un pony. In più round tutti devono raggiungere il proprio obiettivo; una cotta di mithril perdona un solo fallimento nell'intero capitolo.
    [14] Quattro eventi sotto la montagna: le porte, la tomba, la lunga oscurità e, proprio alla fine, il ponte, dove una presa troppo bassa lascia passare il Balrog e tutto è perduto all'istante.
    [15] Sotto le foglie dorate Gimli cammina bendato: la sua carta resta coperta finché la presa non è completa, e se ne annuncia solo il seme. Tre guardiani e un elfo cercano i loro alberi.
    [16] La Dama assegna le parti a caso. Le mani crescono a tappe, e dopo ogni tappa ciascuno dà una carta a ciascuno. Galadriel non vuole essere né prima né ultima.
    [17] L'Anduin vi porta a sud. I Fiumi entrano nel mazzo e battono ogni altro seme; solo l'Unico Anello sta sopra di loro.
    [18] Due round, due gruppi, ogni eroe oppresso. Qui Frodo e Sam con Boromir e Aragorn, là Merry e Pipino con Legolas e Gimli. Chi ha l'1 di Anelli dice chi comincia.
   *[endless] Oltre l'ultimo capitolo: Frodo, Gandalf e una compagnia tirata a sorte, con un dono, un cavaliere e un eroe oppresso. Completateli tutti, in tutti i round che servono.
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
web-fellowship-from-nothing = Ricomincia il capitolo, senza nessuno completato
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
       *[other] , mai l'1 di Anelli
    }
    [win-fewest-tricks] Nessuno vince meno prese
    [win-threat-card] { $threat ->
        [known] Vinci il { $rank } di { $suit }
       *[unknown] Vinci la carta di { $suit } indicata dalla minaccia
    }
    [win-threat-cards-all] { $threat ->
        [known] Vinci il { $rank } di { $suit } e di { $second }
       *[unknown] Vinci le carte di { $suit } e { $second } indicate dalla minaccia
    }
    [win-tricks-between] Vinci { $least } o { $most } prese
    [play-suit-in-last-trick] Gioca { $suit } nell'ultima presa
    [win-cards-of-threat-rank-min] { $threat ->
        [known] Vinci { $least } carte di valore { $rank }
       *[unknown] Vinci { $least } carte del valore della minaccia
    }
    [win-tricks-exact] { $least ->
        [one] Vinci esattamente 1 presa
       *[other] Vinci esattamente { $least } prese
    }
    [win-suit-of-kept-card] Vinci { $least } carte di un seme che ti resta in mano
    [win-streak-exact] Vinci { $least } prese di fila, nessun'altra
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
    [win-last-trick] Vinci l'ultima presa, { $forbidden ->
        [all] ma nessun Anello
       *[one] ma non l'1 di Anelli
    }
    [win-tricks-containing-suit-min] Vinci { $least } prese con { $suit }
    [win-tricks-not-extreme] Né il maggior né il minor numero di prese
    [win-same-rank-min] Vinci { $least } carte dello stesso valore
    [win-zero-others-min] Nessuna presa, mentre tutti gli altri ne vincono una
    [win-every-rank] Vinci ogni valore da 1 a 8
    [win-each-suit] Vinci { $suit }, { $second } e { $third }
    [win-rank-run] Vinci { $least } { $suit } di fila
   *[none] Nessun obiettivo: sempre completo
}
web-fellowship-state = { $state ->
    [open] Aperto
    [met] Raggiunto, ma può cadere
    [certain] Certo
    [impossible] Perduto
   *[hidden] Nascosto
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
web-fellowship-burdened = oppresso
web-fellowship-claimed = l'Unico Anello
web-fellowship-covered = coperta da altre
web-fellowship-event-deck = Da girare
web-fellowship-face-down = Carta coperta
web-fellowship-follow = da seguire
web-fellowship-hand-of = Carte di { $name }
web-fellowship-horn = Il corno: più carte di
web-fellowship-in-hand = carte in mano
web-fellowship-lacks = non ha
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
web-fellowship-reserved = per l'ultima presa:
web-fellowship-rings-may = Anelli può guidare
web-fellowship-rings-may-not = Anelli non può guidare
web-fellowship-round = Round { $round }
web-fellowship-seen = Carte viste
web-fellowship-takes = prende
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
