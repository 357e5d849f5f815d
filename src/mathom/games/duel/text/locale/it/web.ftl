### Le poche parole del tavolo di Duel nel browser.

web-duel-tile = { $tile ->
    [barad-dur] Barad-dûr
    [bree] Bree
    [erebor] Erebor
    [grey-havens] Grey Havens
    [helms-deep] Helm’s Deep
    [isengard] Isengard
   *[minas-tirith] Minas Tirith
}
web-duel-pile = { $color ->
    [grey] Abilità
    [yellow] Monete
    [blue] Impresa
    [green] Razze
    [red] Unità
   *[purple] Manovre
}
web-duel-card = Carta { $color ->
    [grey] grigia
    [yellow] gialla
    [blue] blu
    [green] verde
    [red] rossa
   *[purple] viola
}, capitolo { $chapter }
web-duel-face-down = Carta a faccia in giù, capitolo { $chapter }
web-duel-row = Fila { $row }
web-duel-covered = coperta da altre carte
web-duel-free = Gratis
web-duel-pay = paghi
web-duel-short = { $number ->
    [one] manca 1
   *[other] mancano { $number }
}
web-duel-took = ultima presa
web-duel-play-free = Gioca gratis
web-duel-play-for = Gioca per
web-duel-play-short = Gioca: { $number ->
    [one] manca 1 Moneta
   *[other] mancano { $number } Monete
}
web-duel-discard-for = Scarta per
web-duel-coins = { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
}
web-duel-ways = Vie per vincere
web-duel-how-won = Come è stata vinta
web-duel-at-move = mossa { $move }
web-duel-from-start = dall’inizio
web-duel-last-turns = Ultimi turni
web-duel-eagle = L’Aquila
web-duel-quest-of = Impresa dell’Anello: { $number } di { $of }
web-duel-races-of = Razze: { $number } di { $of }
web-duel-regions-of = Regioni: { $number } di { $of }
web-duel-skills = Abilità
web-duel-tableau = Carte giocate
web-duel-show-tableau = Mostra tutto ciò che ha { $name }
web-duel-tokens = Segnalini Alleanza
web-duel-units = Unità
web-duel-units-here = { $number } Unità
web-duel-forts = Fortezze
web-duel-supply = Restano { $units } Unità e { $forts } Fortezze
web-duel-quest = Impresa dell’Anello
web-duel-to-ring = { $number } all’Anello
web-duel-to-doom = { $number } al Monte Fato
web-duel-map = Mappa della Terra di Mezzo
web-duel-region-holds = { $region }: Compagnia { $free }, Sauron { $dark }{ $fortress ->
    [fellowship] , Fortezza della Compagnia
    [sauron] , Fortezza di Sauron
   *[none] {""}
}
web-duel-alliances = Alleanze
web-duel-stack = { $race }: { $number ->
    [one] resta 1 segnalino
   *[other] restano { $number } segnalini
}
web-duel-layout = Carte del capitolo { $chapter }
web-duel-landmarks = Punti di Interesse
web-duel-more-tiles = altri { $number } a faccia in giù
web-duel-remains = Che cosa resta
web-duel-unseen = Non ancora viste: { $number }, di cui { $aside } messe da parte
web-duel-seen-aside = Messe da parte, viste da te
web-duel-discarded = Scarti: { $number }
web-duel-out = Fuori dal gioco: { $number }
web-duel-reserve = Riserva: { $number ->
    [one] 1 Moneta
   *[other] { $number } Monete
}
web-duel-stack-tokens = Segnalini nelle pile
web-duel-tile-stack = Punti di Interesse a venire
web-duel-look = Guarda il tavolo
web-duel-back = Torna alla scelta
web-duel-nothing = nessuno
web-duel-frees = Rende gratis più avanti
web-duel-you = Tu

## Come si chiamano le parti di una vista: chiavi e parole, per la lista e per il tavolo

web-duel-part-chapter = Capitolo
web-duel-part-turn = Turno
web-duel-part-extra-turns = Turni aggiuntivi
web-duel-part-reserve = Monete nella riserva
web-duel-part-layout = Carte del capitolo
web-duel-part-state = Stato
web-duel-part-taken = presa
web-duel-part-face-down = a faccia in giù
web-duel-part-face-up = a faccia in su, sotto altre
web-duel-part-available = disponibile
web-duel-part-card = Carta
web-duel-part-price = Prezzo
web-duel-part-coins = Monete
web-duel-part-bought = Abilità da comprare
web-duel-part-chain = Gratis per concatenazione
web-duel-part-surcharge = Per le tue Fortezze
web-duel-part-tiles = Punti di Interesse
web-duel-part-tile = Punto di Interesse
web-duel-part-tile-stack = Punti di Interesse a venire
web-duel-part-regions = Regioni
web-duel-part-units = Unità
web-duel-part-fortress = Fortezza
web-duel-part-players = Le due parti
web-duel-part-quest = Caselle dell’Impresa
web-duel-part-supply = Unità rimaste
web-duel-part-discard-income = Monete per una carta scartata
web-duel-part-cards = Carte giocate
web-duel-part-tokens = Segnalini Alleanza
web-duel-part-skills = Abilità
web-duel-part-chains = Simboli di concatenazione
web-duel-part-races = Razze
web-duel-part-races-supporting = Razze a sostegno
web-duel-part-regions-present = Regioni in cui è presente
web-duel-part-trio-used = Segnalino per tre Razze già preso
web-duel-part-stacks = Pile dei segnalini Alleanza
web-duel-part-count = Segnalini rimasti
web-duel-part-top = In cima, noto
web-duel-part-rest = Altri nella pila
web-duel-part-discard = Scarti
web-duel-part-out = Fuori dal gioco
web-duel-part-set-aside = Carte messe da parte
web-duel-part-set-aside-seen-by = Da parte, viste da
web-duel-part-set-aside-known = Da parte, note a te
web-duel-part-unseen = Non ancora viste
web-duel-part-fellowship = La Compagnia
web-duel-part-sauron = Sauron
web-duel-part-lindon = Lindon
web-duel-part-arnor = Arnor
web-duel-part-rhovanion = Rhovanion
web-duel-part-enedwaith = Enedwaith
web-duel-part-rohan = Rohan
web-duel-part-gondor = Gondor
web-duel-part-mordor = Mordor
web-duel-part-elves = Elfi
web-duel-part-dwarves = Nani
web-duel-part-hobbits = Hobbit
web-duel-part-humans = Umani
web-duel-part-ents = Ent
web-duel-part-wizards = Maghi
web-duel-part-ruse = Espediente
web-duel-part-strength = Forza
web-duel-part-courage = Coraggio
web-duel-part-knowledge = Sapienza
web-duel-part-leadership = Guida
web-duel-part-fish = pesce
web-duel-part-horse = cavallo
web-duel-part-backpack = zaino
web-duel-part-anvil = incudine
web-duel-part-harp = arpa
web-duel-part-horseshoe = ferro di cavallo
web-duel-part-pot = pentola
web-duel-part-bow = arco
web-duel-part-helmet = elmo
web-duel-part-sword = spada
web-duel-part-chest = scrigno
web-duel-part-campfire = falò
web-duel-part-bedroll = giaciglio
web-duel-part-scroll = pergamena
web-duel-part-acorn = ghianda
web-duel-part-armor = armatura
web-duel-part-axe = ascia
web-duel-legend-colour = { $color ->
    [grey] Abilità che pagano le carte
    [yellow] Monete
    [blue] caselle dell’Impresa dell’Anello
    [green] sostegno di una Razza
    [red] Unità sulla mappa
   *[purple] movimenti e altre manovre
}
web-duel-legend = { $sign ->
    [skill] un’Abilità
    [race] una Razza che può sostenerti
    [fellowship] Un’Unità della Compagnia
    [sauron] Un’Unità di Sauron
    [frodo] Frodo e Sam nell’Impresa
    [nazgul] I Nazgûl che li inseguono
    [fortress-fellowship] Una Fortezza della Compagnia
    [fortress-sauron] Una Fortezza di Sauron
    [free] Gratis per concatenazione
    [eagle] L’Aquila: conta come una Razza in più
   *[turn] Un altro turno
}
