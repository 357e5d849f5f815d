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

reason-arena-bots = An arena needs at least two different bots; { $bots } are named.
reason-other-arena = { $file } holds results of another game, seed, options or rules. Name another file.
reason-not-an-arena = { $file } holds something that is no result of an arena.
help-arena = Play every bot against every other and rate them; an interrupted arena continues where it stopped.
help-arena-bots = The bots, separated by commas, at least two: search:easy,greedy,program:./bot.py
help-arena-games = The number of games of each pair, every deal from both seats; in a cooperative game, of each bot.
help-arena-engine = Where the games are played: on this machine, or on Ray.
help-arena-address = The address of a Ray cluster. Without it, Ray starts on this machine.
help-arena-file = The file that stores the results (arena-GAME.jsonl).
arena-rating = Rating
arena-pair = Match
arena-difference = More won
arena-together = All win or lose together here: each bot has played all seats, and a match compares two bots on the same deals.
arena-file = Every result is in { $file }; the same command goes on from there.
reason-no-cluster = The Ray cluster { $address } cannot be joined: { $fault }

reason-no-layout = There is no array layout for { $game }.
reason-no-weights = Positions of { $game } are not judged by weights that could be exchanged.
reason-no-weights-in = { $file } holds no weights.
reason-bad-weights = The weights called “{ $phase }” must be numbers by name.
reason-unknown-weight = Nothing called “{ $name }” is weighed.
reason-no-percent = “{ $text }” is not a number from 0 to 100.
