### Lessons and rules pages.

lesson-try-again = Det är tillåtet, men det är inte det som lektionen handlar om. Försök igen.
reason-unknown-lesson = Lektionen ”{ $lesson }” finns inte. Tillgängliga: { $known }
reason-no-rules-page = Det finns ännu ingen regelsida för { $game }.
reason-lesson-over = Den här lektionen är slut.
