# Ciò che la ricerca ha da dire: ambienti, raccolte di dati, l'arena, bot esterni.

reason-extra-missing = Serve { $library }, che arriva con un'aggiunta: pip install "mathom[{ $extra }]"
reason-empty-slot = Nella casella { $slot } non c'è alcuna offerta.
reason-unknown-actions = Non esiste un modo di numerare le azioni chiamato «{ $actions }». Esistono: { $known }
reason-not-reset = L'ambiente va inizializzato con reset prima di usarlo.
reason-unknown-version = L'ambiente «{ $env }» non esiste. Quello attuale è { $known }

reason-no-program = «{ $bot }» non indica alcun programma.
reason-no-such-program = Il programma «{ $program }» non esiste.
reason-only-act = Un programma può soltanto agire, chiedere perché e mandare un ping.
outcome-program-crashed = Un programma si è interrotto e ha perso la partita.
outcome-program-timed-out = Un programma ha esaurito il tempo e ha perso la partita.
outcome-program-nonsense = Un programma ha detto cose senza senso e ha perso la partita.

reason-arena-bots = L'arena vuole almeno due bot diversi; qui ce ne sono { $bots }.
reason-other-arena = { $file } contiene risultati di un altro gioco, seme, opzioni o regole. Indica un altro file.
reason-not-an-arena = { $file } contiene qualcosa che non è un risultato dell'arena.
help-arena = Fa giocare ogni bot contro tutti gli altri e li classifica; riprende da dove si era fermata.
help-arena-bots = I bot separati da virgole, almeno due: search:easy,greedy,program:./bot.py
help-arena-games = Quante partite gioca ogni coppia, ogni distribuzione da entrambi i posti; nei giochi cooperativi, quante ne gioca ogni bot.
help-arena-engine = Dove si giocano le partite: su questa macchina o su Ray.
help-arena-address = L'indirizzo di un cluster Ray; senza, Ray parte su questa macchina.
help-arena-file = Il file che conserva i risultati (arena-GIOCO.jsonl).
arena-rating = Valutazione
arena-pair = Incontro
arena-difference = Vinte in più
arena-together = Qui si vince o si perde tutti insieme: ogni bot ha giocato a tutti i posti, e un incontro confronta due bot sulle stesse distribuzioni.
arena-file = Tutti i risultati sono in { $file }; lo stesso comando riprende da lì.
reason-no-cluster = Impossibile collegarsi al cluster Ray { $address }: { $fault }

reason-no-layout = Per { $game } non esiste una disposizione in array.
reason-no-weights = Le posizioni di { $game } non si valutano con pesi che si possano cambiare.
reason-no-weights-in = { $file } non contiene pesi.
reason-bad-weights = I pesi «{ $phase }» devono essere numeri, ognuno con il suo nome.
reason-unknown-weight = Non si pesa nulla che si chiami «{ $name }».
reason-no-percent = «{ $text }» non è un numero da 0 a 100.
