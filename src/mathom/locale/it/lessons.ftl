### Lessons and rules pages.

lesson-try-again = È permesso, ma non è l’argomento di questa lezione. Riprova.
reason-unknown-lesson = Non esiste la lezione “{ $lesson }”. Note: { $known }
reason-no-rules-page = Non c’è ancora una pagina di regole per { $game }.
reason-lesson-over = Questa lezione è finita.
