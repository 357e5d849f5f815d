# Ciò che la ricerca ha da dire: ambienti, raccolte di dati, l'arena, bot esterni.

reason-extra-missing = Serve { $library }, che arriva con un'aggiunta: pip install "mathom[{ $extra }]"
reason-empty-slot = Nella casella { $slot } non c'è alcuna offerta.
reason-unknown-actions = Non esiste un modo di numerare le azioni chiamato «{ $actions }». Esistono: { $known }
reason-not-reset = L'ambiente va inizializzato con reset prima di usarlo.
reason-unknown-version = L'ambiente «{ $env }» non esiste. Quello attuale è { $known }
