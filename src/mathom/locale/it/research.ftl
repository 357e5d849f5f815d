# Ciò che la ricerca ha da dire: ambienti, raccolte di dati, l’arena, bot esterni.

reason-extra-missing = Serve { $library }. Si installa con: pip install "mathom[{ $extra }]"
reason-empty-slot = Nella casella { $slot } non c’è alcuna azione.
reason-unknown-actions = Non esiste una numerazione delle azioni chiamata «{ $actions }». Conosciute: { $known }
reason-not-reset = L’ambiente va inizializzato con reset prima di usarlo.
reason-unknown-version = L’ambiente «{ $env }» non esiste. Quello attuale è { $known }.

reason-no-program = «{ $bot }» non indica alcun programma.
reason-no-such-program = Il programma «{ $program }» non esiste.
reason-only-act = Un programma può solo agire, chiedere perché e mandare un ping.
outcome-program-crashed = Un programma si è interrotto e ha perso la partita.
outcome-program-timed-out = Un programma ha esaurito il tempo e ha perso la partita.
outcome-program-nonsense = Un programma ha inviato qualcosa di illeggibile e ha perso la partita.

reason-arena-bots = Un’arena ha bisogno di almeno due bot diversi. Ne hai indicati { $bots }.
reason-other-arena = { $file } contiene risultati di un altro gioco, seme, opzioni o regole. Indica un altro file.
reason-not-an-arena = { $file } non contiene risultati di un’arena.
help-arena = Fa giocare ogni bot contro tutti gli altri e li classifica; un’arena interrotta riprende da dove si era fermata.
help-arena-bots = I bot separati da virgole, almeno due: search:easy,greedy,program:./bot.py
help-arena-games = Il numero di partite di ogni coppia, ogni distribuzione da entrambi i posti; nei giochi cooperativi, di ogni bot.
help-arena-engine = Dove si giocano le partite: su questa macchina o su Ray.
help-arena-address = L’indirizzo di un cluster Ray. Senza, Ray parte su questa macchina.
help-arena-file = Il file che conserva i risultati (arena-GIOCO.jsonl).
arena-rating = Valutazione
arena-pair = Incontro
arena-thinking = ms per decisione
arena-difference = Vinte in più
arena-together = In questo gioco tutti vincono o perdono insieme. Ogni bot ha giocato a tutti i posti; un incontro confronta due bot sulle stesse distribuzioni.
arena-file = Tutti i risultati sono in { $file }. Lo stesso comando riprende da lì.
reason-no-cluster = Impossibile collegarsi al cluster Ray { $address }: { $fault }

help-levels = Fa giocare ogni livello di un gioco contro quello subito sotto e dice se vince quanto dovrebbe; riprende da dove si era fermato.
help-levels-games = Il numero di partite di ogni confronto, ogni distribuzione da entrambi i posti; in un gioco cooperativo, di distribuzioni.
help-levels-level = Fa giocare solo questo livello contro quello subito sotto.
help-levels-file = Il file che conserva i risultati (levels-GIOCO.jsonl).
reason-unknown-level = Nessun livello «{ $level }» sopra un altro. Conosciuti: { $known }
levels-step = Livelli
levels-goal = Obiettivo
levels-reached = raggiunto
levels-missed = mancato
levels-apart = L’obiettivo: ogni livello vince dal 65 al 90% delle partite contro quello subito sotto.
levels-together = L’obiettivo: ogni livello vince con certezza più distribuzioni, tra le stesse, di quello subito sotto.

reason-no-layout = Per { $game } non esiste un formato in array.
reason-no-perfect-recall = Per { $game } non esiste un array con memoria perfetta: usa la stringa.
reason-other-view = { $view } non è la vista di { $game }.
reason-unknown-render-mode = La modalità di resa «{ $mode }» non esiste. Esistono: { $known }
reason-no-weights = La valutazione di { $game } non ha pesi che si possano sostituire.
reason-no-weights-in = { $file } non contiene pesi.
reason-bad-weights = I pesi «{ $phase }» devono essere numeri, ognuno con il suo nome.
reason-unknown-weight = Non esiste un peso chiamato «{ $name }».
reason-no-percent = «{ $text }» non è un numero da 0 a 100.

help-blunders = Fa giocare partite ai bot e conta gli errori grossolani, con esempi da aprire nel replay.
help-blunders-bots = I bot separati da virgole: uno per posto, oppure uno solo per tutti i posti.
help-blunders-records = La cartella per le registrazioni degli esempi (blunders-GIOCO).
reason-no-blunders = Nessuno ha ancora descritto gli errori di { $game }.
blunders-of = { $bot }: { $games ->
    [one] una partita
   *[other] { $games } partite
}

void-games = { $games ->
    [one] Un’altra partita è nulla: una versione precedente non ha potuto seguirla.
   *[other] Altre { $games } partite sono nulle: una versione precedente non ha potuto seguirle.
}
blunders-blunder = Errore
blunders-count = Numero
blunders-opportunities = Occasioni
blunders-rate = Frequenza
blunders-example = Esempio: registrazione e azione
blunders-records = Le registrazioni sono in { $folder }: mathom replay FILE --at AZIONE mostra un esempio.

reason-bot-answer = Il bot { $bot } ha risposto { $answer }, che non è né il numero né il testo di un’azione.
reason-bot-class-local = La classe { $bot } è stata creata dentro una funzione. Può partecipare solo una classe al primo livello di un modulo.
reason-bot-class-unnamed = «{ $bot }» non indica una classe. Scrivi python:FILE.py:CLASSE o python:MODULO:CLASSE
reason-bot-class-unfit = «{ $bot }» non è una classe con un metodo choose.
reason-bot-changed = Il file di { $bot } è cambiato da quando i risultati sono stati salvati. Indica un altro file dei risultati, o un altro bot.
reason-bots-for-players = Sono indicati { $bots } bot per { $players } giocatori. Indicane uno per ogni posto, o uno per tutti.

help-dataset = Fa giocare partite ai bot e scrive ogni decisione in un file Parquet, per l’apprendimento automatico.
help-dataset-games = Il numero di partite.
help-dataset-file = Il file da scrivere (GIOCO.parquet).
help-dataset-observations = Scrive anche l’array di ogni vista.
help-dataset-visits = Scrive anche quante volte una ricerca ha visitato ogni azione permessa.
help-dataset-records = Conserva anche le registrazioni, in questa cartella.
dataset-written = { $rows } decisioni di { $games } partite sono in { $file }.
