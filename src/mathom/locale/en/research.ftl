# What research has to say: environments, data sets, the arena, outside bots.

reason-extra-missing = This needs { $library }, which comes with an extra: pip install "mathom[{ $extra }]"
reason-empty-slot = There is no offer in slot { $slot }.
reason-unknown-actions = There is no way of numbering actions called “{ $actions }”. Known: { $known }
reason-not-reset = The environment must be reset before it can be used.
reason-unknown-version = There is no environment “{ $env }”. The present one is { $known }

reason-no-program = “{ $bot }” names no program.
reason-no-such-program = There is no program “{ $program }”.
reason-only-act = A program may only act, and ask why and ping.
outcome-program-crashed = A program crashed and has forfeited the game.
outcome-program-timed-out = A program ran out of time and has forfeited the game.
outcome-program-nonsense = A program talked nonsense and has forfeited the game.
