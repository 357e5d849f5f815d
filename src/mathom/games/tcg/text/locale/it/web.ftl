### Ciò che dice la disposizione a elenco del gioco di carte.

web-tcg-part-acting = agisce
web-tcg-part-active = attiva
web-tcg-part-adventure-deck = mazzo avventura
web-tcg-part-against = contro
web-tcg-part-ambush = imboscata
web-tcg-part-aragorn-60 = Aragorn (60 carte)
web-tcg-part-aragorn-71 = Aragorn (71 carte)
web-tcg-part-archer = arciere
web-tcg-part-archery = arcieri
web-tcg-part-assignment = assegnazione
web-tcg-part-basic = Base
web-tcg-part-bearer = Portatore dell’Anello
web-tcg-part-bears = porta
web-tcg-part-burdens = fardelli
web-tcg-part-cards = carte
web-tcg-part-character = personaggio
web-tcg-part-companions = compagni
web-tcg-part-controlled-by = controllato da
web-tcg-part-custom = mazzo proprio
web-tcg-part-damage = danno
web-tcg-part-damage-against = danno contro
web-tcg-part-dead = pila dei morti
web-tcg-part-deck = mazzo
web-tcg-part-defender = difensore
web-tcg-part-deluxe = Deluxe
web-tcg-part-discard = scarti
web-tcg-part-draw-deck = mazzo di gioco
web-tcg-part-exhausted = esausto
web-tcg-part-fellowship = Compagnia
web-tcg-part-fellowships = Compagnie qui
web-tcg-part-fierce = feroce
web-tcg-part-format = regole
web-tcg-part-gandalf-60 = Gandalf (60 carte)
web-tcg-part-hand = carte in mano
web-tcg-part-hand-cards = mano nota
web-tcg-part-id = carta
web-tcg-part-keywords = parole chiave
web-tcg-part-known-top = cima nota del mazzo
web-tcg-part-limit = limite
web-tcg-part-loses = perde
web-tcg-part-lost = ha perso
web-tcg-part-made = fatti
web-tcg-part-maneuver = manovra
web-tcg-part-may-move = può muovere ancora
web-tcg-part-minions = servitori
web-tcg-part-moves = movimenti
web-tcg-part-now = in corso
web-tcg-part-number = numero
web-tcg-part-order = ordine dei turni
web-tcg-part-outcome = per ora
web-tcg-part-overwhelmed = è sopraffatto
web-tcg-part-overwhelms = sopraffà
web-tcg-part-own-deck = il tuo mazzo
web-tcg-part-owner = proprietario
web-tcg-part-path = cammino dell’avventura
web-tcg-part-phase = fase
web-tcg-part-player-1 = giocatore 1
web-tcg-part-player-2 = giocatore 2
web-tcg-part-player-3 = giocatore 3
web-tcg-part-player-4 = giocatore 4
web-tcg-part-players = giocatori
web-tcg-part-price = prezzo attuale
web-tcg-part-print = carta del set
web-tcg-part-regroup = raccolta
web-tcg-part-resistance = resistenza
web-tcg-part-resolving = evento in gioco
web-tcg-part-ring = L’Unico Anello
web-tcg-part-ring-bearer = porta l’Anello
web-tcg-part-ring-bound = Legato all’Anello
web-tcg-part-ring-worn = l’Anello è indossato
web-tcg-part-roaming = vagante
web-tcg-part-set-up = preparazione
web-tcg-part-shadow = Ombra
web-tcg-part-site = sito
web-tcg-part-skirmish = schermaglia
web-tcg-part-skirmishes = schermaglie
web-tcg-part-stacked = impilate qui
web-tcg-part-strength = forza
web-tcg-part-support = area di supporto
web-tcg-part-takes-part = può combattere e tirare qui
web-tcg-part-theoden-60 = Théoden (60 carte)
web-tcg-part-theoden-71 = Théoden (71 carte)
web-tcg-part-tokens = segnalini
web-tcg-part-turn = turno
web-tcg-part-twilight = crepuscolo
web-tcg-part-vitality = vitalità
web-tcg-part-wins = vince
web-tcg-part-wounds = ferite

## What the board says itself.

web-tcg-borne = { $card }, su { $bearer }
web-tcg-burdens = { $burdens } fardelli su { $resistance }
web-tcg-dark = Ombra
web-tcg-dead = morti
web-tcg-deck = mazzo
web-tcg-discard = scarti
web-tcg-empty = Nessuna carta qui.
web-tcg-free = Popoli Liberi
web-tcg-hand = mano
web-tcg-in-hand = { $card }, ora costa { $price }
web-tcg-moves = Movimenti { $made } di { $limit }
web-tcg-not-played = non ancora giocato
web-tcg-pool = Zona del crepuscolo: { $twilight }
web-tcg-rests = La Compagnia attende al sito { $site }, fardelli { $burdens }
web-tcg-score = { $name }, { $strength } contro { $against }: { $outcome }
web-tcg-site = Sito { $number }, { $name }
web-tcg-sites = siti
web-tcg-stands = Per ora { $strength } : { $against }
web-tcg-strength = forza { $strength }
web-tcg-wounds = { $wounds } ferite su { $vitality }
web-tcg-your-hand = La tua mano
web-tcg-all-cards = Tutte
web-tcg-side = Schieramento
web-tcg-culture = Cultura
web-tcg-kind = Tipo di carta
web-tcg-search = Nome, testo, parola chiave, forza>=9 …
# Una sola parola, come si scrive nella ricerca: forza>=9
web-tcg-compare-cost = costo
web-tcg-compare-strength = forza
web-tcg-compare-vitality = vitalità
web-tcg-compare-site = sito
web-tcg-collection = Tutte le carte
web-tcg-any-phase = Qualsiasi fase
web-tcg-cards-found = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-tcg-none-found = Nessuna carta trovata.
web-tcg-checks = Controlli
web-tcg-checking = Controllo in corso …
web-tcg-deck-legal = Mazzo valido
web-tcg-curve = Curva dei costi
web-tcg-curve-at = Costo { $cost }: { $free } Popoli Liberi, { $dark } Ombra
web-tcg-sample = Mano di prova
web-tcg-draw-again = Pesca ancora
web-tcg-take-out = Togli { $card }
web-tcg-put-in = Aggiungi { $card }
web-tcg-as-text = Importa o esporta
web-tcg-text-lead = Una riga per carta: quante copie, poi il nome o il numero nel set, per esempio «3 Banda di Selvaggi». Davanti a una carta possono stare «portatore», «anello» e «sito»; ciò che segue # è una nota.
web-tcg-read-text = Costruisci questo mazzo
web-tcg-from-file = Apri un file
web-tcg-to-file = Salva come file
web-tcg-copy = Copia
web-tcg-copied = Testo copiato.
web-tcg-drop-lines = Elimina queste righe
web-tcg-take-one = Togline una
web-tcg-show-cards = Mostra le carte
web-tcg-unnamed = Nuovo mazzo
web-tcg-saved = { $name } è salvato.
web-tcg-link-copied = Link copiato. Chi ce l’ha può vedere il mazzo.
web-tcg-deck-name = Nome del mazzo
web-tcg-share = Condividi
web-tcg-play-it = Gioca con questo
web-tcg-is-saved = Salvato
web-tcg-save-copy = Salva una copia
web-tcg-save = Salva
web-tcg-copies = { $count } nel mazzo
web-tcg-add = aggiungi
web-tcg-of = { $count } di { $all }
web-tcg-site-at = Sito { $number }
web-tcg-not-read = Righe illeggibili
web-tcg-my-deck = Il mio { $name }
web-tcg-new-deck = Nuovo mazzo
web-tcg-look = Scegli una carta per ingrandirla.
web-tcg-my-decks = I miei mazzi
web-tcg-faults = { $count ->
    [one] 1 cosa da correggere
   *[other] { $count } cose da correggere
}
web-tcg-drop-deck = Elimina { $name }
web-tcg-no-decks = Non hai ancora salvato alcun mazzo.
web-tcg-go-on = Continua con { $name } (non salvato)
web-tcg-from-nothing = Da zero
web-tcg-from-starter = Copia un mazzo base: { $name }
web-tcg-drop-sure = Il mazzo è eliminato per sempre e il suo link non funziona più.
web-tcg-keep-it = Tienilo
web-tcg-takes = { $count ->
    [one] subisce 1 ferita
   *[other] subisce { $count } ferite
}
web-tcg-deals = { $count ->
    [one] infligge 1 ferita
   *[other] infligge { $count } ferite
}
web-tcg-killed = caduti: { $names }
web-tcg-lies-at = { $count ->
    [one] 1 carta presso { $place }
   *[other] { $count } carte presso { $place }
}
web-tcg-response = Risposta
web-tcg-fight = Scontro
web-tcg-path = Cammino { $site }
web-tcg-pages = Parti del tavolo
web-tcg-pass-on = Passa finché non serve
web-tcg-pass-settings = Passaggio automatico
web-tcg-pass-lead = Nelle fasi spuntate passi senza che ti venga chiesto, sempre dopo la stessa breve pausa: nessuno saprà se potevi giocare qualcosa. Qualsiasi tasto o tocco lo ferma.
web-tcg-passing = Tra un attimo passi.
web-tcg-answers = Risposte
web-tcg-bring-it = gioca con questo
web-tcg-search-name = Cerca una carta per nome
web-tcg-part-killed = cadrebbero
web-tcg-then = Poi
web-tcg-then-best = Al meglio
web-tcg-then-none = nessuna schermaglia
web-tcg-with = Con { $card }
web-tcg-with-best = Con { $card }, al meglio
web-tcg-lost-by = { $how ->
    [fallen] il Portatore dell’Anello è caduto
   *[corrupted] il Portatore dell’Anello è corrotto
}
web-tcg-legend-name = { $sign ->
    [strength] Forza
    [vitality] Vitalità
    [wound] Ferita
    [burden] Fardello
    [twilight] Crepuscolo
    [archery] Arcieri
   *[site] Sito
}
web-tcg-legend = { $sign ->
    [free] una cultura dei Popoli Liberi
    [shadow] una cultura dell’Ombra
    [strength] la somma più alta vince la schermaglia
    [vitality] ferite che uccidono
    [wound] una ferita su un personaggio
    [burden] pesa sul Portatore dell’Anello; troppi lo corrompono
    [twilight] quanto costa una carta e quanto può spendere l’Ombra
    [archery] ferite della fase degli arcieri
   *[site] uno dei nove siti del cammino dell’avventura
}
web-tcg-legend-culture = { $culture ->
    [dwarven] Nani
    [elven] Elfi
    [gandalf] Gandalf
    [gondor] Gondor
    [rohan] Rohan
    [shire] Contea
    [dunland] Dunland
    [isengard] Isengard
   *[raider] Predoni
}
