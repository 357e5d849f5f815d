### La piattaforma: ciò che si dice di qualsiasi gioco.

## Prompts and log

prompt-waiting = { $number ->
    [one] Si attende { $seats }: deve { $task }.
   *[other] Si attendono { $seats }: devono { $task }.
}
prompt-over = La partita è finita.
log-action = { $seat }: { $action }
log-chance = Caso: { $chance }

## La cronaca di una partita: `you` dice se chi legge è chi agisce (who), chi subisce (foe) o nessuno.
## In italiano questi testi contengono l'ausiliare: «hai preso», «Elena ha preso»

story-and = { $first } e { $second }
story-who = { $you ->
    [who] hai
   *[other] { $who } ha
}
story-foe = { $you ->
    [foe] hai
   *[other] { $foe } ha
}
fact-wins = vince la partita
fact-loses = perde la partita

## Reasons

reason-at-line = Riga { $line }: { $reason }
internal-error = È un errore del programma, non colpa tua: { $fault }
reason-not-now = Non è questa la decisione da prendere ora.
reason-not-your-decision = La decisione spetta a un altro giocatore.
reason-game-over = La partita è finita.
reason-unknown-action = L’azione «{ $text }» non esiste.
reason-unknown-action-number = Non esiste un’azione con il numero { $number }.
reason-unknown-game = Il gioco «{ $game }» non esiste. Esistono: { $known }
reason-unknown-seat = Il posto «{ $seat }» non esiste. Esistono: { $known }
reason-unknown-option = L’opzione «{ $option }» non esiste. Esistono: { $known }
reason-unknown-option-value = «{ $value }» non è un valore dell’opzione { $option }. Esistono: { $known }
reason-option-too-long = L’opzione «{ $option }» può avere al massimo { $most } caratteri.
reason-unknown-kind = In questo gioco non c’è nulla che si chiami «{ $kind }».
reason-unknown-bot = Il bot «{ $bot }» non esiste. Esistono: { $known }
reason-bot-needs-clock = Il bot «{ $bot }» ha bisogno di un orologio.
reason-unknown-language = La lingua «{ $language }» non esiste. Esistono: { $known }
reason-unknown-effect = L’effetto «{ $effect }» non esiste.
reason-unknown-thing = In { $game } non c’è nulla che si chiami «{ $id }». Simili: { $near }
reason-no-own-decks = I giocatori di { $game } non hanno mazzi propri.
reason-no-solver = Per { $game } non c’è un risolutore.
reason-wrong-seats = Il numero di giocatori non può essere { $seats }. Possibili: { $known }
reason-not-json = Questo non è JSON: { $text }
reason-not-a-record = Questa non è una registrazione di Mathom.
reason-bad-header = Questa intestazione non si può leggere: { $text }
reason-bad-line = Questa riga non si può leggere: { $text }
reason-cut-short = La registrazione è troncata: mancano delle righe.
reason-after-the-end = C’è qualcosa dopo la fine della registrazione.
reason-chance-missing = Manca un risultato del caso.
reason-chance-impossible = Questo risultato del caso qui è impossibile.
reason-chance-left-over = Questo risultato del caso è di troppo.
reason-wrong-digest = L’impronta { $digest } non corrisponde alla posizione raggiunta.
reason-wrong-result = Il risultato { $result } non corrisponde alla partita giocata.
reason-other-game = Questa è una posizione di un altro gioco: { $game }
reason-newer-rules = Scritto da un Mathom più nuovo, con la versione { $rules } delle regole; questo gioca la versione { $known }.
reason-rules-failed = Qui le regole non funzionano ({ $fault }).
reason-not-an-object = { $place } deve essere un oggetto.
reason-not-a-number = { $place } deve essere un numero intero.
reason-not-a-flag = { $place } deve essere vero o falso.
reason-not-a-list = { $place } deve essere una lista.
reason-not-a-text = { $place } deve essere un testo.
reason-not-a-generator = { $place } deve contenere quattro numeri a 32 bit.
reason-out-of-bounds = { $place } deve essere tra { $low } e { $high }.
reason-unknown-key = { $place } qui non significa nulla. Esistono: { $known }
reason-unknown-name = { $place } nomina qualcosa di sconosciuto: { $name }
reason-named-twice = { $place } nomina { $name } due volte.
reason-agenda-impossible = I passi in sospeso di questa posizione non si possono eseguire.
reason-position-breaks = Questa posizione sembra corretta, ma la partita non può proseguire da qui.
reason-step-number-impossible = agenda: il numero { $field } del passo { $step } qui non può essere { $number }.
reason-step-misplaced = agenda: il passo { $step } non può stare lì.
reason-agenda-too-long = agenda: possono essere in sospeso al massimo { $most } passi.
reason-nothing-to-decide = In questa posizione non c’è nulla da decidere.
reason-sealed-unasked = In questa posizione nessuno attende risposte segrete.
reason-sealed-impossible = Una risposta segreta di questa posizione è impossibile.
reason-units-do-not-add-up = { $seat } ha più Unità di quante ne contenga la scatola.
reason-below-nothing = Un numero di { $seat } è inferiore a zero.
reason-won-already = { $seat } avrebbe già vinto.
reason-too-many-coins = Ci sono più Monete di quante ne contenga la scatola.
reason-units-of-both-sides = Entrambe le parti hanno Unità in { $region }.
reason-unseen-do-not-add-up = Le carte non viste sono { $unseen } per { $hidden } posti nascosti.
reason-cards-misplaced = Una carta è in due posti, o in nessuno.
reason-layout-floating = layout: la carta nel posto { $slot } copre il posto { $under }, che è vuoto.
reason-layout-empty = layout: non resta alcuna carta da prendere, quindi il capitolo sarebbe finito.
reason-lifted-unasked = layout: una carta può essere sollevata solo durante un turno, e solo una.
reason-set-aside-impossible = set_aside: le tre carte non sono viste finché un posto non le guarda; poi quel posto ha visto quelle rimaste.
reason-token-misplaced = Questo segnalino è in due posti, o in nessuno: { $token }
reason-foreign-token = La pila di { $race } contiene un segnalino di un’altra Razza.
reason-symbols-misplaced = I simboli non corrispondono alle carte.
reason-layout-lacks-cards = Non restano abbastanza carte per lo schema.

## Help of the command line

help-app = I giochi da tavolo della Terra di Mezzo: giocare, consultare, simulare, rivedere.
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-error = Errore
help-required = obbligatorio
help-default = valore predefinito
help-help = Mostra questo aiuto ed esce.
usage = Uso:
usage-try = Aiuto: { $command }
usage-missing-argument = Manca l’argomento { $name }.
usage-missing-option = Manca l’opzione { $name }.
usage-missing-command = Manca il comando.
usage-unknown-command = Il comando { $name } non esiste.
usage-unknown-option = L’opzione { $name } non esiste.
usage-unknown-option-similar = L’opzione { $name } non esiste. Simili: { $similar }
usage-bad-value = Valore non valido per { $name }: richiede { $kind }.
usage-needs-value = L’opzione { $name } richiede un valore.
usage-no-value = L’opzione { $name } non accetta un valore.
usage-too-many = Parole di troppo: { $words }
help-play = Gioca una partita nel terminale contro un bot.
help-play-game = Il gioco, per esempio duel.
help-play-option = Un’opzione del tavolo come nome=valore; si può ripetere.
help-play-you = Il tuo posto. Se non indicato, a caso.
help-play-bot = Il bot contro cui giochi: beginner, amateur, apprentice, journeyman, expert, search:hard.
help-play-seed = Il seme dei numeri casuali. Se non indicato, dipende dall’orologio.
help-play-seats = Il numero di posti. Se non indicato, è quello abituale del gioco.
help-play-load = Riprende una partita salvata.
help-lang = La lingua: en, it, sv.
help-json = Stampa JSON.
help-card = Mostra il testo di una carta, di una tessera o di un segnalino.
help-card-id = L’id, per esempio c1-red-02, bree o elves-1.

## Play in the terminal

play-welcome = { $game }: sei { $seat }, contro { $bot }. Seme { $seed }.
play-welcome-together = { $game }: sei { $seat }, insieme a { $bot }. Seme { $seed }.
play-welcome-alone = { $game }: giochi in solitario. Seme { $seed }.
play-setting = { $option }: { $value }
play-loaded = { $file } è caricato, { $moves ->
    [one] 1 azione giocata
   *[other] { $moves } azioni giocate
}.
play-bot-thinks = { $seat } sta pensando …
play-since = Che cosa è successo
play-input = { $count ->
    [one] La tua scelta (1), o help
   *[other] La tua scelta (1–{ $count }), o help
}
play-input-undo = { $count ->
    [one] La tua scelta (1), undo ({ $steps }), o help
   *[other] La tua scelta (1–{ $count }), undo ({ $steps }), o help
}
play-no-such-number = La scelta { $number } non c’è; ce ne sono { $count }.
play-not-understood = «{ $text }» non è né una scelta né un comando. Scrivi help per l’aiuto.
play-several = «{ $text }» può voler dire: { $known }
play-undone = Annullato: { $action }
play-undo-nothing = Non hai nulla da annullare.
play-undo-chance = Non si può annullare: da allora si è rivelato qualcosa di nuovo.
play-undo-bot = Non si può annullare: da allora ha agito { $seat }.
play-why-what = Indica un’azione: why 3, oppure why play card:…
play-why-allowed = { $action }: è permesso.
play-why-not = { $action }: { $reason }
play-save-where = Indica un file: save FILE
play-saved = Salvato in { $file }.
play-exists = { $file } esiste già e non è stato modificato. Per sostituirlo: save! { $file }
play-not-saved = { $file } non si può scrivere: { $fault }
play-hint = Suggerimento:
play-hint-chance = { $rank }. { $action } ({ $percent }% di vincere)
play-hint-plain = { $rank }. { $action }
play-log-empty = Non è ancora successo nulla.
play-show-what = Indica una carta, una tessera o un segnalino con il suo id: show ID
play-show-unknown = Non c’è una carta, tessera o segnalino «{ $id }».
play-quit-save = Salvare la partita? Scrivi save FILE, o solo Invio per uscire senza salvare
play-end-save = Per salvare la registrazione scrivi save FILE, o solo Invio per uscire
play-older = Le regole sono cambiate da quando la partita è stata salvata. Si riprende prima di questo punto: { $reason }
play-bye = Arrivederci.
play-end-of-input = L’input è finito; la partita non è stata salvata. Arrivederci.
play-final = Conteggio finale

play-help-choose = Scegli con il numero, o con il testo dell’azione o il suo inizio: { $example }
play-help-undo = undo: annulla la tua ultima azione, se da allora né il caso né il bot sono intervenuti
play-help-why = why 3, why { $example }: se un’azione è permessa, e altrimenti perché no
play-help-hint = hint: che cosa farebbe un bot al tuo posto
play-help-show = show ID: il testo di una carta, di una tessera o di un segnalino
play-help-table = table: mostra di nuovo tutto il tavolo
play-help-log = log: tutto ciò che è successo
play-help-save = save FILE: salva la registrazione; save! FILE sostituisce un file esistente
play-help-quit = quit: esce
