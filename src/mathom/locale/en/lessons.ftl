### Lessons and rules pages.

lesson-try-again = That is allowed, but not what this lesson is about. Try again.
reason-unknown-lesson = There is no lesson “{ $lesson }”. Available: { $known }
reason-no-rules-page = There is no rules page for { $game } yet.
reason-lesson-over = This lesson is over.
