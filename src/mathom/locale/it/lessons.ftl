### Lessons and rules pages.

lesson-try-again = È permesso, ma non è l’argomento di questa lezione. Riprova.
reason-unknown-lesson = La lezione «{ $lesson }» non esiste. Disponibili: { $known }
reason-no-rules-page = Non c’è ancora una pagina delle regole per { $game }.
reason-lesson-over = Questa lezione è finita.
