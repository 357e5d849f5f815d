### Lessons and rules pages.

lesson-try-again = Det är tillåtet, men inte vad den här lektionen handlar om. Försök igen.
reason-unknown-lesson = Det finns ingen lektion ”{ $lesson }”. Kända: { $known }
reason-no-rules-page = Det finns ännu ingen regelsida för { $game }.
reason-lesson-over = Den här lektionen är slut.
