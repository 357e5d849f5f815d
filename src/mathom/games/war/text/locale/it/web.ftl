### Come la disposizione a elenco della Guerra dell’Anello chiama le parti di una vista.

web-war-part-0-reveal-a = 0, rivela
web-war-part-0-reveal-b = 0, rivela
web-war-part-1-a = 1
web-war-part-1-b = 1
web-war-part-1-reveal-a = 1, rivela
web-war-part-1-reveal-b = 1, rivela
web-war-part-2-a = 2
web-war-part-2-b = 2
web-war-part-2-reveal-a = 2, rivela
web-war-part-3-a = 3
web-war-part-3-b = 3
web-war-part-3-c = 3
web-war-part-acting = Di turno
web-war-part-action = Azioni
web-war-part-active = Attiva
web-war-part-advance = Avanzata
web-war-part-again = Ritirati
web-war-part-all = Tutte le unità
web-war-part-all-but-one = Tutte tranne una
web-war-part-allotted = Dadi assegnati alla Caccia
web-war-part-andrast = Andrast
web-war-part-anfalas = Anfalas
web-war-part-angmar = Angmar
web-war-part-armies = Eserciti
web-war-part-army = Esercito
web-war-part-army-muster = Esercito o Mobilitazione
web-war-part-arnor = Arnor
web-war-part-ash-mountains = Ered Lithui
web-war-part-assault = Battaglia d’Assedio
web-war-part-at = In
web-war-part-at-war = In guerra
web-war-part-attack = Attacco
web-war-part-attacker = Attaccante
web-war-part-attacker-destroyed = Attaccanti eliminati
web-war-part-backs = Dorsi
web-war-part-balrog = Il Balrog
web-war-part-balrog-at-rest = Il Balrog, a una dichiarazione
web-war-part-bane = La Rovina di Isildur
web-war-part-barad-dur = Barad-Dûr
web-war-part-barad-dur-stronghold = Fortezza di Barad-Dûr
web-war-part-barred = Non possono andarci
web-war-part-battle = Battaglia
web-war-part-before = Prima della battaglia
web-war-part-besieged = Assediata
web-war-part-bonus = Bonus
web-war-part-boromir = Boromir
web-war-part-both-destroyed = Entrambi gli eserciti eliminati
web-war-part-breaking = La Compagnia si Scioglie
web-war-part-bree = Brea
web-war-part-buckland = Terra di Buck
web-war-part-cancelled = Annullata
web-war-part-card = Carta
web-war-part-cardolan = Cardolan
web-war-part-carrock = Carroccia
web-war-part-ceased = Attacco cessato
web-war-part-character = Personaggio
web-war-part-characters = Personaggi
web-war-part-chosen = Carte Combattimento scelte
web-war-part-chosen-known = Scelte, a te note
web-war-part-combat-bonus = Modificatore al Tiro Combattimento
web-war-part-commander = Chi comanda
web-war-part-companions = Compagni
web-war-part-control = Controllo
web-war-part-corruption = Corruzione
web-war-part-dagorlad = Dagorlad
web-war-part-dale = Valle
web-war-part-damage = Danno della Caccia
web-war-part-dead-marshes = Paludi Morte
web-war-part-deciding = Decide
web-war-part-decks = Mazzi
web-war-part-defender = Difensore
web-war-part-defender-destroyed = Difensori eliminati
web-war-part-dice = Dadi
web-war-part-dice-pool = Riserva dei Dadi Azione
web-war-part-dice-round = Round dei dadi
web-war-part-dimrill-dale = Valle dei Rivi Tenebrosi
web-war-part-discard = Scarti
web-war-part-dol-amroth = Dol Amroth
web-war-part-dol-amroth-stronghold = Fortezza di Dol Amroth
web-war-part-dol-guldur = Dol Guldur
web-war-part-dol-guldur-stronghold = Fortezza di Dol Guldur
web-war-part-draw = Pesca delle carte
web-war-part-drawn = Pescate
web-war-part-druadan-forest = Foresta Drúadan
web-war-part-druwaith-iaur = Drúwaith Iaur
web-war-part-dwarves = Nani
web-war-part-dwarves-elite = Elite dei Nani
web-war-part-dwarves-leader = Comandante dei Nani
web-war-part-dwarves-regular = Regolare dei Nani
web-war-part-eagles-eyrie = Nido delle Aquile
web-war-part-east-harondor = Harondor Orientale
web-war-part-east-rhun = Rhûn Orientale
web-war-part-eastemnet = Estemnet
web-war-part-eastern-brown-lands = Terre Brune Orientali
web-war-part-eastern-emyn-muil = Emyn Muil Orientale
web-war-part-eastern-mirkwood = Bosco Atro Orientale
web-war-part-edoras = Edoras
web-war-part-elven-cloaks = Mantelli Elfici
web-war-part-elven-rope = Corda Elfica
web-war-part-elves = Elfi
web-war-part-elves-elite = Elite degli Elfi
web-war-part-elves-leader = Comandante degli Elfi
web-war-part-elves-regular = Regolare degli Elfi
web-war-part-enedwaith = Enedwaith
web-war-part-erebor = Erebor
web-war-part-erebor-stronghold = Fortezza di Erebor
web-war-part-erech = Erech
web-war-part-ered-luin = Ered Luin
web-war-part-ettenmoors = Erenbrulli
web-war-part-evendim = Evendim
web-war-part-event = Evento
web-war-part-everybody = Tutti
web-war-part-exposes = Esposta a
web-war-part-extra-hits = Colpi per carte
web-war-part-eye = Occhio
web-war-part-eye-a = Occhio, rivela
web-war-part-eye-b = Occhio, rivela
web-war-part-eye-c = Occhio, rivela
web-war-part-eye-d = Occhio, rivela
web-war-part-eye-worth = Valore dell’Occhio
web-war-part-face-down = Scartate coperte
web-war-part-face-down-known = Scartate coperte, a te note
web-war-part-fangorn = Fangorn
web-war-part-far-harad = Estremo Harad
web-war-part-fellowship = Compagnia
web-war-part-field = Battaglia Campale
web-war-part-figures = Miniature
web-war-part-folde = Folde
web-war-part-follow = Seguono l’ultima unità
web-war-part-for = Per
web-war-part-fords-of-bruinen = Guadi del Bruinen
web-war-part-fords-of-isen = Guadi di Isen
web-war-part-forlindon = Forlindon
web-war-part-fought = Ultima battaglia
web-war-part-foul-thing = Orrore dagli Abissi
web-war-part-free-peoples = I Popoli Liberi
web-war-part-free-peoples-character = Il mazzo Personaggi dei Popoli Liberi
web-war-part-free-peoples-strategy = Il mazzo Strategia dei Popoli Liberi
web-war-part-from = Da
web-war-part-gandalf = Gandalf
web-war-part-gap-of-rohan = Breccia di Rohan
web-war-part-gimli = Gimli
web-war-part-give-it-to-uss = Daccelo!
web-war-part-gladden-fields = Campi Iridati
web-war-part-goals = Obiettivi
web-war-part-goblins-gate = Via dei Goblin
web-war-part-gollum = Gollum
web-war-part-gondor = Gondor
web-war-part-gondor-elite = Elite di Gondor
web-war-part-gondor-leader = Comandante di Gondor
web-war-part-gondor-regular = Regolare di Gondor
web-war-part-gone = Fuori dal gioco
web-war-part-gorgoroth = Gorgoroth
web-war-part-grey-havens = Rifugi Oscuri
web-war-part-grey-havens-stronghold = Fortezza dei Rifugi Oscuri
web-war-part-groups = Gruppi di Compagni
web-war-part-guide = Guida
web-war-part-hands = Mani
web-war-part-harlindon = Harlindon
web-war-part-helms-deep = Fosso di Helm
web-war-part-helms-deep-stronghold = Fortezza del Fosso di Helm
web-war-part-high-pass = Alto Passo
web-war-part-hits = Colpi
web-war-part-hits-on = Colpisce con
web-war-part-hollin = Agrifogliere
web-war-part-hunt = Caccia
web-war-part-hunt-allocation = Preparazione della Caccia
web-war-part-hunt-box = Riquadro della Caccia
web-war-part-id = Nome
web-war-part-inside = Dentro le mura
web-war-part-iron-hills = Colli Ferrosi
web-war-part-isengard = Isengard
web-war-part-isengard-elite = Elite di Isengard
web-war-part-isengard-regular = Regolare di Isengard
web-war-part-khand = Khand
web-war-part-kind = Tipo
web-war-part-known = Carte note
web-war-part-lamedon = Lamedon
web-war-part-landed = Colpi del round
web-war-part-leader-bonus = Modificatore al Tiro Comando
web-war-part-leaders = Comandanti
web-war-part-leadership = Comando
web-war-part-leading = Giocatori Principali
web-war-part-leads = Giocatore Principale
web-war-part-least = Almeno
web-war-part-led-by = Uno di questi deve andare
web-war-part-legolas = Legolas
web-war-part-level = Livello
web-war-part-limit = Limite
web-war-part-lorien = Lórien
web-war-part-lorien-stronghold = Fortezza di Lórien
web-war-part-lossarnach = Lossarnach
web-war-part-losses = Perdite da subire
web-war-part-lost = Perse per sempre
web-war-part-map = Sulla mappa
web-war-part-march = Movimento
web-war-part-may-reroll = Dadi che si possono ritirare
web-war-part-meriadoc = Meriadoc
web-war-part-minas-morgul = Minas Morgul
web-war-part-minas-morgul-stronghold = Fortezza di Minas Morgul
web-war-part-minas-tirith = Minas Tirith
web-war-part-minas-tirith-stronghold = Fortezza di Minas Tirith
web-war-part-minhiriath = Minhiriath
web-war-part-minions = Servi
web-war-part-mixed = Esercito Misto
web-war-part-morannon = Morannon
web-war-part-morannon-stronghold = Fortezza del Morannon
web-war-part-mordor = Cammino di Mordor
web-war-part-moria = Moria
web-war-part-moria-stronghold = Fortezza di Moria
web-war-part-most = Al massimo
web-war-part-mount-gram = Monte Gram
web-war-part-mount-gundabad = Monte Gundabad
web-war-part-mount-gundabad-stronghold = Fortezza del Monte Gundabad
web-war-part-mouth-of-sauron = La Bocca di Sauron
web-war-part-muster = Mobilitazione
web-war-part-narrows-of-the-forest = Strettoie della Foresta
web-war-part-nations = Nazioni
web-war-part-nazgul = Nazgûl
web-war-part-near-harad = Vicino Harad
web-war-part-needs = Colpisce con
web-war-part-nobody = Nessuno
web-war-part-noman-lands = Terre di Nessuno
web-war-part-north = Nord
web-war-part-north-anduin-vale = Valle dell’Anduin del Nord
web-war-part-north-downs = Lande del Nord
web-war-part-north-dunland = Dunland del Nord
web-war-part-north-elite = Elite del Nord
web-war-part-north-ered-luin = Ered Luin del Nord
web-war-part-north-ithilien = Ithilien del Nord
web-war-part-north-leader = Comandante del Nord
web-war-part-north-regular = Regolare del Nord
web-war-part-north-rhun = Rhûn del Nord
web-war-part-northern-dorwinion = Dorwinion del Nord
web-war-part-northern-mirkwood = Bosco Atro del Nord
web-war-part-northern-rhovanion = Rhovanion del Nord
web-war-part-nurn = Nurn
web-war-part-odds = Probabilità di vincere
web-war-part-old-ford = Vecchio Guado
web-war-part-old-forest = Vecchia Foresta
web-war-part-old-forest-road = Vecchia Via della Foresta
web-war-part-on-on-they-went = Avanti, Sempre Avanti
web-war-part-orders = Ordini possibili
web-war-part-orthanc = Orthanc
web-war-part-orthanc-stronghold = Fortezza di Orthanc
web-war-part-osgiliath = Osgiliath
web-war-part-over = La partita è finita
web-war-part-parth-celebrant = Parth Celebrant
web-war-part-patrol = Pattuglia di Orchi
web-war-part-paying = Dado in uso
web-war-part-pelargir = Pelargir
web-war-part-peregrin = Peregrino
web-war-part-phase = Fase
web-war-part-phial-of-galadriel = Fiala di Galadriel
web-war-part-picked = Scelte
web-war-part-place = Luogo
web-war-part-players = Giocatori
web-war-part-points = Punti Vittoria
web-war-part-pool = Nella Riserva
web-war-part-possible-guides = Guide possibili
web-war-part-progress = Avanzamento
web-war-part-reach = Raggio
web-war-part-ready = In attesa di Mordor
web-war-part-rearguard = Retroguardia
web-war-part-recruits = Reclute
web-war-part-region = Regione
web-war-part-regions = Regioni
web-war-part-reinforcements = Rinforzi
web-war-part-removed = Rimosse per sempre
web-war-part-reroll = Tiro Comando
web-war-part-rerolls = Dadi del Tiro Comando
web-war-part-rest = Restano in ogni caso
web-war-part-result = Esito
web-war-part-retreat = Ritirata in
web-war-part-retreated = Difensori ritirati
web-war-part-revealed = Rivelata
web-war-part-reveals = Rivela
web-war-part-rhosgobel = Rhosgobel
web-war-part-rings = Anelli Elfici
web-war-part-rings-used = Anelli usati nel turno
web-war-part-rivendell = Gran Burrone
web-war-part-rivendell-stronghold = Fortezza di Gran Burrone
web-war-part-rohan = Rohan
web-war-part-rohan-elite = Elite di Rohan
web-war-part-rohan-leader = Comandante di Rohan
web-war-part-rohan-regular = Regolare di Rohan
web-war-part-roll = Tiro
web-war-part-round = Round
web-war-part-rounds = Round al massimo
web-war-part-saruman = Saruman
web-war-part-sauron = Sauron
web-war-part-sauron-elite = Elite di Sauron
web-war-part-sauron-regular = Regolare di Sauron
web-war-part-seat = Giocatore
web-war-part-separate = Separazione
web-war-part-shadow = L’Ombra
web-war-part-shadow-character = Il mazzo Personaggi dell’Ombra
web-war-part-shadow-strategy = Il mazzo Strategia dell’Ombra
web-war-part-shelobs-lair = La Tana di Shelob
web-war-part-side = Schieramento
web-war-part-silenced = Ridotto al silenzio
web-war-part-smeagol-helps-nice-master = Sméagol Aiuta il Buon Padrone
web-war-part-sortie = Sortita
web-war-part-source = Causa
web-war-part-south-anduin-vale = Valle dell’Anduin del Sud
web-war-part-south-downs = Lande del Sud
web-war-part-south-dunland = Dunland del Sud
web-war-part-south-ered-luin = Ered Luin del Sud
web-war-part-south-ithilien = Ithilien del Sud
web-war-part-south-rhun = Rhûn del Sud
web-war-part-southern-dorwinion = Dorwinion del Sud
web-war-part-southern-mirkwood = Bosco Atro del Sud
web-war-part-southern-rhovanion = Rhovanion del Sud
web-war-part-southrons-easterlings = Sudroni e Esterling
web-war-part-southrons-easterlings-elite = Elite dei Sudroni e Esterling
web-war-part-southrons-easterlings-regular = Regolare dei Sudroni e Esterling
web-war-part-spies = Sorvegliata da
web-war-part-state = Stato
web-war-part-steps-to-war = Passi alla guerra
web-war-part-stops = Ferma
web-war-part-strength = Potenza
web-war-part-strider = Grampasso
web-war-part-strike = Attacco aggiuntivo
web-war-part-stronghold = Fortezza
web-war-part-successes = Successi
web-war-part-swift = Raggio di Gandalf da solo
web-war-part-table = Sul tavolo
web-war-part-targets = Bersagli
web-war-part-tharbad = Tharbad
web-war-part-the-ring-is-mine = L’Anello è Mio!
web-war-part-the-shire = Contea
web-war-part-tile = Tessera Caccia
web-war-part-tiles = Tessere Caccia
web-war-part-tower-hills = Colli Torrioni
web-war-part-tried = Ha tentato di muoversi o nascondersi
web-war-part-trollshaws = Boschi dei Troll
web-war-part-turn = Turno
web-war-part-umbar = Umbar
web-war-part-umbar-stronghold = Fortezza di Umbar
web-war-part-units = Unità
web-war-part-unused = Non in gioco
web-war-part-upgraded = A piena potenza
web-war-part-vale-of-the-carnen = Valle del Carnen
web-war-part-vale-of-the-celduin = Valle del Celduin
web-war-part-value = Valore
web-war-part-verb = Ordine
web-war-part-voices = Chi decide per gli schieramenti
web-war-part-voyage = Traversata
web-war-part-waiting = Non ancora in gioco
web-war-part-weather-hills = Colli Vento
web-war-part-west-harondor = Harondor Occidentale
web-war-part-westemnet = Ovestemnet
web-war-part-western-brown-lands = Terre Brune Occidentali
web-war-part-western-emyn-muil = Emyn Muil Occidentale
web-war-part-western-mirkwood = Bosco Atro Occidentale
web-war-part-white-rider = Il Cavaliere Bianco
web-war-part-will-of-the-west = Volere dell’Ovest
web-war-part-witch-king = Il Re Stregone
web-war-part-withdrew = Difensori ritirati nella Fortezza
web-war-part-withered-heath = Brughiera Arida
web-war-part-woodland-realm = Reame Boscoso
web-war-part-woodland-realm-stronghold = Fortezza del Reame Boscoso

## What the board says itself

web-war-map = Mappa della Terra di Mezzo
web-war-your-hand = Le tue carte: { $number } su { $limit }
web-war-of = { $number } su { $most }
web-war-hidden = nascosta, vista l’ultima volta: { $place }
web-war-seen = rivelata: { $place }
web-war-in-mordor = Mordor, passo { $step }, { $seen ->
    [yes] rivelata
   *[no] nascosta
}
web-war-hunt-dice = { $eyes ->
    [one] un Occhio
   *[other] { $eyes } Occhi
}{ $free ->
    [0] { "" }
    [one] , un dado dei Popoli Liberi
   *[other] , { $free } dadi dei Popoli Liberi
}
web-war-war = Guerra
web-war-to-war = passi alla guerra
web-war-active = attiva
web-war-passive = passiva
web-war-rolls = { $dice ->
    [0] nessun dado
    [one] un dado, colpisce con { $needs }
   *[other] { $dice } dadi, colpiscono con { $needs }
}
web-war-chosen-card = una carta coperta
web-war-cards = { $number ->
    [one] una carta
   *[other] { $number } carte
}
web-war-quest = Compagnia e Caccia
web-war-hunt-level = { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
}{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus }
}
web-war-hunt-for = { $source ->
    [hunt] La Caccia all’Anello
    [mordor] La Caccia a Mordor
   *[other] La Caccia: { $name }
}
web-war-usable = { $number ->
    [one] una giocabile ora
   *[other] { $number } giocabili ora
}
web-war-uses = { $face ->
    [character] Muovi o nascondi la Compagnia, separa o muovi Compagni, muovi o attacca con un esercito che ha un Comandante, oppure gioca un evento Personaggio.
    [character-shadow] Muovi Nazgûl e Servi, muovi o attacca con un esercito che ha un Comandante, oppure gioca un evento Personaggio.
    [army] Muovi due eserciti, attacca con uno, oppure gioca un evento Esercito.
    [muster] Avvicina una Nazione alla guerra, recluta, metti in gioco un Personaggio, oppure gioca un evento Mobilitazione.
    [army-muster] Usalo come Esercito o come Mobilitazione.
    [event] Pesca una carta, oppure gioca un evento qualsiasi.
    [will-of-the-west] Usalo come qualsiasi altro risultato, oppure metti in gioco Gandalf il Bianco o Aragorn.
   *[eye] Va nel Riquadro della Caccia.
}
web-war-no-dice = nessun dado rimasto
web-war-move-window = Sposta la finestra «{ $title }» con le frecce
web-war-fold = Mostra o nascondi il contenuto della finestra
web-war-doom = Voragine del Fato
web-war-none = nessuna
web-war-sign = { $kind ->
    [stronghold] Fortezza
    [city] Cittadella
    [town] Città
    [fortification] Fortificazione
    [regular] Regolari
    [elite] Elite
    [leader] Comandante
    [impassable] Invalicabile
    [siege] Sotto assedio
   *[points] Punto Vittoria
}
web-war-no-nation = nessuna Nazione
web-war-worth = { $points ->
    [one] un Punto Vittoria
   *[other] { $points } Punti Vittoria
}
web-war-held = controllo: { $side }
web-war-besiegers = Assedianti
web-war-players = Giocatori
web-war-leads = guida
web-war-decides = decide
web-war-more = Altro sul tavolo
web-war-leaf = { $leaf ->
    [turn] Il turno
    [forces] Miniature
    [cards] Carte
   *[signs] Simboli
}
web-war-rolled = Tirati { $dice }; vale { $on } o più: { $hits }
web-war-round = Round { $round }
web-war-rerolls = { $dice ->
    [0] nessun Tiro Comando
    [one] un dado ritirato
   *[other] { $dice } dadi ritirati
}
web-war-roll = { $kind ->
    [strike] Carta
    [reroll] Ritiro
    [hunt] Tiro per la Caccia
    [again] Ritiro
   *[roll] Tiro
}
web-war-hits = { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}
web-war-losses = { $side }: { $hits ->
    [one] un colpo da subire
   *[other] { $hits } colpi da subire
}
web-war-successes = { $number ->
    [0] nessun successo
    [one] un successo
   *[other] { $number } successi
}
web-war-may-reroll = { $number ->
    [one] si può ritirare un dado
   *[other] si possono ritirare { $number } dadi
}
web-war-spies = Vegliano sul posto
web-war-eye-worth = L’Occhio vale { $number }.
web-war-reveals = Rivela la Compagnia
web-war-stops = La ferma a Mordor
web-war-sea = { $sea ->
    [west] Il Grande Mare
   *[rhun] Mare di Rhûn
}
web-war-side = { $side ->
    [free-peoples] Popoli Liberi
   *[shadow] Ombra
}
web-war-end = { $what ->
    [shadow] Conquiste dell’Ombra
   *[free] Conquiste dei Popoli Liberi
}
web-war-risen = { $who ->
    [strider] Aragorn
   *[gandalf] Gandalf il Bianco
}
web-war-from = Da: { $place }
web-war-everybody = Tutti
web-war-leave-one = Lascia un’unità
web-war-fewer = Meno: { $name }
web-war-more-of = Più: { $name }
web-war-lack = { $what ->
    [units] Ancora nessuna unità.
    [alone] Nessuno può restare indietro senza un’unità.
    [people] Scegli chi va.
    [leader] Deve andare anche un Comandante o un Personaggio.
   *[room] Insieme non possono andare da nessuna parte.
}
web-war-odds = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} contro { $against }{ $walls ->
    [first] ; colpisci con 6 nel primo round
    [always] ; colpisci con 6
   *[never] { "" }
}{ $retires ->
    [yes] ; possono ritirarsi nella Fortezza
   *[no] { "" }
}
web-war-odds-note = La probabilità di vincere se entrambi combattono fino in fondo senza carte
web-war-advice-all = Tutte le { $count } unità: { $percent }%.
web-war-advice-fall = Se cadono, nessuno difende { $place }.
web-war-advice-but-one = Lasciandone una: { $percent }%.
web-war-advice-empty = { $place }: nessuno resta. Nemici accanto: { $near }.
web-war-recruit-here = Recluta qui
web-war-confirm = Mandali
web-war-take-losses = { $taken ->
    [one] Subisci un colpo su { $hits }
   *[other] Subisci { $taken } colpi su { $hits }
}
web-war-order = { $verb ->
    [march] Muovi: { $place }
    [attack] Attacca: { $place }
    [advance] Avanza: { $place }
    [group] Vai: { $place }
    [recruit] Recluta: { $place }
   *[from] { $place }: scegli chi parte
}
web-war-go = { $kind ->
    [march] Muovi: { $places }
    [attack] Attacca: { $enemies }
   *[both] Muovi: { $places }. Attacca: { $enemies }
}
web-war-go-somewhere = Scegli dove vanno
web-war-use-ring = Cambia un dado con un Anello Elfico
web-war-ring-which = Scegli il dado che l’Anello Elfico cambia
web-war-guide-next = Guida dal prossimo turno
