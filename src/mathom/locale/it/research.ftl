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
