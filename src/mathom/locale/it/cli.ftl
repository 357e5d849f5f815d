### I comandi che misurano: simulate, bench, fuzz, replay, verify, position, games, about.

## Numbers

figure = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 0) }
rate = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 2) }
ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

help-seed = Il seme dei numeri casuali.
help-workers = Il numero di processi. Se non indicato, quello dei processori.
help-record-file = Una registrazione.

help-about = Mostra la versione e se le regole sono compilate.
help-version = Mostra la versione.
help-completion = Scrive lo script con cui una shell completa i comandi: source <(mathom completion bash)
help-completion-shell = La shell: bash, fish, powershell o zsh.
reason-unknown-shell = Non c’è completamento per la shell «{ $shell }». Disponibili: { $known }
help-games = Elenca i giochi con posti, opzioni e componenti.

help-simulate = Fa giocare molte partite ai bot e mostra i risultati.
help-simulate-bots = I bot separati da virgole, uno per posto: search:hard,greedy
help-simulate-games = Il numero di partite.
help-simulate-swap = Scambia i posti di partita in partita: ogni bot gioca ogni distribuzione da ogni posto.
help-simulate-players = Il numero di giocatori; un solo bot gioca allora a tutti i posti.
help-simulate-chapter = Il capitolo da giocare, come --option chapter=…

help-bench = Misura la velocità di un gioco su un solo processore.
help-bench-against = Misura anche un termine di paragone: openspiel, oppure old:PYTHON per il Mathom di un altro Python
help-bench-seconds = La durata della misura, in secondi.
help-bench-write = Scrive le tabelle in questa pagina della documentazione.

help-fellowship = Il risolutore della Compagnia dell’Anello, e quanto spesso si vincono i suoi round.
help-solve = A carte scoperte: questo round si può vincere, e come?
help-solve-file = Una registrazione, o una posizione in JSON. Senza file si distribuiscono nuove carte.
help-solve-chapter = Il capitolo di una nuova distribuzione.
help-solve-players = Il numero di giocatori di una nuova distribuzione.
help-solve-deal = Risolve la distribuzione stessa: personaggi e scambi fanno parte della risposta.
help-solve-seconds = Il limite di tempo, in secondi di processore.
help-rates = Misura quanto spesso si vince il primo round di ogni capitolo, sulle stesse distribuzioni.
help-rates-chapters = I capitoli: 1,3-5
help-rates-players = I numeri di giocatori: 2-4
help-rates-bots = I bot separati da virgole; «solver» conta i round che si potevano vincere.
help-rates-rounds = Il numero di round per ogni capitolo, numero di giocatori e bot.
help-rates-store = Un file che conserva i risultati. Quelli già presenti non si misurano di nuovo.
help-rates-write = Scrive la tabella in questa pagina della documentazione.

help-fuzz = Gioca partite casuali e controlla su di esse tutte le leggi del motore.
help-fuzz-games = Il numero di partite.
help-fuzz-seed = Il seme della prima partita. Ogni partita successiva ha il numero seguente.
help-fuzz-every = Controlla le leggi costose una volta ogni tante decisioni.
help-fuzz-positions = Danneggia invece questo numero di posizioni reali, e controlla che ognuna sia rifiutata o corretta.
help-fuzz-bot = Il bot che gioca, per esempio greedy. Se non indicato, le azioni sono casuali.
help-fuzz-own-decks = Ogni giocatore porta un mazzo casuale a ogni partita, non solo a una su quattro.
help-fuzz-out = La cartella per la registrazione di una partita che infrange una legge.

help-replay = Mostra una partita registrata mossa per mossa.
help-replay-at = Si ferma dopo questo numero di mosse.
help-replay-seat = Mostra solo ciò che questo posto poteva sapere.
help-replay-story = Racconta la partita turno per turno, in una frase o due.

help-verify = Controlla una registrazione.

help-position = Stampa una posizione come JSON: di una registrazione, di una nuova partita o di un file.
help-position-file = Una registrazione, o una posizione in JSON, che viene controllata e completata.
help-position-new = Una nuova partita, per esempio duel.
help-position-at = La posizione dopo questo numero di mosse della registrazione. Se non indicato, l’ultima.

## About

about-version = Mathom { $version }
about-compiled = Le regole sono compilate.
about-interpreted = Le regole sono interpretate.
about-python = Python { $version }
about-games = Giochi: { $games }
about-unofficial = Non ufficiale, fatto da appassionati; non legato ad alcun editore o titolare di diritti.

## Games

games-id = Id
games-name = Gioco
games-seats = Giocatori
games-components = Componenti
games-options-of = Opzioni del tavolo di { $game }
games-option = Opzione
games-values = Valori, per primo quello consigliato
games-meaning = Significato

component-sites = { $count ->
    [one] { $count } sito
   *[other] { $count } siti
}
component-starters = { $count ->
    [one] { $count } mazzo base
   *[other] { $count } mazzi base
}
component-abilities = { $count ->
    [one] { $count } abilità
   *[other] { $count } abilità
}
component-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
component-chapters = { $count ->
    [one] 1 capitolo
   *[other] { $count } capitoli
}
component-decks = { $count ->
    [one] 1 mazzo
   *[other] { $count } mazzi
}
component-combat_titles = { $count ->
    [one] 1 effetto di combattimento
   *[other] { $count } effetti di combattimento
}
component-borders = { $count ->
    [one] 1 confine
   *[other] { $count } confini
}
component-strongholds = { $count ->
    [one] 1 Fortezza
   *[other] { $count } Fortezze
}
component-nations = { $count ->
    [one] 1 Nazione
   *[other] { $count } Nazioni
}
component-figures = { $count ->
    [one] 1 miniatura
   *[other] { $count } miniature
}
component-companions = { $count ->
    [one] 1 compagno
   *[other] { $count } compagni
}
component-characters = { $count ->
    [one] 1 personaggio
   *[other] { $count } personaggi
}
component-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
}
component-gifts = { $count ->
    [one] 1 dono
   *[other] { $count } doni
}
component-riders = { $count ->
    [one] 1 Cavaliere Nero con un nome
   *[other] { $count } Cavalieri Neri con un nome
}
component-threats = { $count ->
    [one] 1 carta minaccia
   *[other] { $count } carte minaccia
}
component-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
component-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
component-regions = { $count ->
    [one] 1 regione
   *[other] { $count } regioni
}
component-links = { $count ->
    [one] 1 confine tra regioni
   *[other] { $count } confini tra regioni
}
component-quest_steps = { $count ->
    [one] 1 casella dell’Impresa
   *[other] { $count } caselle dell’Impresa
}
component-quest_bonuses = { $count ->
    [one] 1 bonus dell’Impresa
   *[other] { $count } bonus dell’Impresa
}

## Simulate

solve-verdict = { $verdict ->
    [winnable] Questo round si può vincere; posizioni esaminate: { $nodes }.
    [lost] Questo round non si può vincere; posizioni esaminate: { $nodes }.
   *[undecided] Non deciso entro il limite; posizioni esaminate: { $nodes }.
}
rates-progress = Round
simulate-progress = Partite
stopped = Interrotto.
interrupted = { $games ->
    [one] Interrotto dopo 1 partita.
   *[other] Interrotto dopo { $games } partite.
}
simulate-bot = Bot
simulate-rounds = Round
simulate-rounds-won = Vinti
simulate-wins = Vinte
simulate-draws = Condivise
simulate-losses = Perse
simulate-score = Punteggio
simulate-interval = Intervallo al 95%
simulate-ending = Come è finita
simulate-games = Partite
simulate-speed = { $games ->
    [one] 1 partita, { $rate } partite al secondo
   *[other] { $games } partite, { $rate } partite al secondo
}

## Bench

bench-progress = Giri
bench-measure = Misura
bench-per-second = Al secondo
bench-what = Misurato
bench-games = Partite casuali
bench-rival-name = { $rival ->
    [chess] scacchi
   *[hearts] hearts
}
bench-ratio = Partite per ogni partita di { bench-rival-name }
bench-decisions = Decisioni
bench-clones = Copie
bench-views = Viste
bench-compiled = { $game }, compilato
bench-interpreted = { $game }, interpretato
bench-rival = OpenSpiel: { bench-rival-name }
bench-digest = Impronta del comportamento: { $digest }
bench-target = Obiettivo
bench-wanted = Richiesto
bench-reached = Ottenuto
bench-met = Raggiunto?
bench-yes = sì
bench-no = no
bench-target-compiled-games = Compilato: partite per ogni partita di { bench-rival-name }
bench-target-compiled-clones = Compilato: copie al secondo
bench-target-compiled-decision-ratio = Compilato: decisioni per ogni decisione di { bench-rival-name }
bench-target-compiled-decisions = Compilato: decisioni al secondo
bench-target-compiled-pace = Compilato: partite al secondo
bench-target-compiled-views = Compilato: viste di un posto al secondo
bench-target-interpreted-games = Interpretato: partite per ogni partita di { bench-rival-name }
bench-target-interpreted-clones = Interpretato: copie al secondo
bench-there = Altra versione
bench-here = Questa versione
bench-times = Rapporto
bench-version-random = Decisioni di partite casuali al secondo
bench-version-greedy = Partite di greedy al secondo
bench-version-search = Decisioni di search:200 al secondo
bench-not-compiled = Qui le regole sono interpretate: gli obiettivi delle regole compilate non sono stati misurati.
bench-machine = Tutte le cifre sono al secondo, su un solo processore. Misurato su { $system } { $machine } con { $cores ->
    [one] 1 processore
   *[other] { $cores } processori
} e Python { $python }.

## Fuzz

fuzz-progress = Partite casuali
fuzz-figures = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}, { $rate } decisioni al secondo
fuzz-positions = { $positions } posizioni danneggiate: { $refused } rifiutate, { $loaded } corrette e giocate fino alla fine in { $decisions } decisioni
fuzz-clean = Nessuna legge è stata infranta.
fuzz-broken = La legge { $law } è infranta: { $text }
fuzz-fault = Difetto: { $fault }
fuzz-seed = Seme: { $seed }
fuzz-record = Registrazione: { $file }

law-1 = Chiedere non cambia nulla.
law-2 = C’è sempre qualcosa da fare finché la partita non è finita, e ogni partita finisce.
law-3 = Salvare e caricare dà lo stesso stato, e una registrazione porta alla stessa fine.
law-4 = Ogni pezzo è in un posto solo.
law-5 = Un’ipotesi concorda con ciò che il posto sa e porta alle stesse domande: nulla trapela e nulla si dimentica.
law-7 = Ogni azione si può scrivere come testo e rileggere.
law-8 = Una copia è indipendente, e un’azione rifiutata non cambia nulla.
law-9 = Annullare non rivela nulla di nascosto.
law-10 = Un rifiuto non rivela nulla di nascosto.
law-11 = Ciò che si calcola o si dice per un posto dipende solo da ciò che quel posto sa.

## Replay and verify

replay-title = { $game }, seme { $seed }
replay-setting = { $option }: { $value }
replay-player = { $seat }: { $player }
replay-secret = { $seat } decide in segreto.
record-unfinished = La partita non è finita.
record-older = La registrazione è stata scritta con la versione { $rules } delle regole; ora vale la versione { $now }. Le impronte non sono state confrontate.
record-older-stopped = La registrazione è stata scritta con la versione { $rules } delle regole; ora vale la versione { $now }. { $at } delle sue { $moves } azioni sono ancora permesse.
verify-ok = { $file } è valido. { $moves ->
    [one] 1 azione.
   *[other] { $moves } azioni.
} { $result }

## Reasons

reason-bad-setting = «{ $text }» non è un’opzione; scrivila come nome=valore.
reason-wrong-bots = { $bots ->
    [one] Questo gioco non è per 1 bot.
   *[other] Questo gioco non è per { $bots } bot.
} Possibile: { $known }
reason-no-openspiel = OpenSpiel non è installato. Si ottiene con: pip install "mathom[bench]"
reason-unknown-rival = Mathom non si può confrontare con «{ $rival }». Conosciuti: { $known }
reason-cannot-measure = «{ $program }» non può misurare il suo Mathom: { $why }
reason-write-without-against = In una pagina si scrive solo un confronto: aggiungi --against openspiel.
reason-round-is-over = Qui la partita è finita: non c’è più nulla da risolvere. Scegli una mossa precedente con --at.
reason-bad-numbers = «{ $text }» non è un elenco di numeri; scrivili come 1,3-5.
reason-no-marks = { $file } non contiene i marcatori per le tabelle. Non è stato modificato.
reason-file-missing = Il file { $file } non esiste.
reason-file-is-folder = { $file } è una cartella.
reason-file-empty = { $file } è vuoto.
reason-file-not-text = { $file } non è un file di testo.
reason-file-too-large = { $file } supera i { $megabytes } megabyte e non è stato letto.
reason-file-fault = { $file } non si può leggere o scrivere: { $fault }
reason-unreasonable = { $file } non si può leggere: qualcosa va molto oltre i limiti, o è annidato troppo in profondità.
reason-no-such-move = La mossa { $at } non c’è: la registrazione ne ha { $moves }.
reason-file-or-new = Indica un file, oppure --new con un gioco.
reason-at-without-record = Una posizione non ha mosse: --at va con una registrazione.
reason-json-fault = Questo non è JSON: riga { $at }, colonna { $column }.
