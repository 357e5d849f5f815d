# What research has to say: environments, data sets, the arena, outside bots.

reason-extra-missing = This needs { $library }. Install it with: pip install "mathom[{ $extra }]"
reason-empty-slot = There is no action in slot { $slot }.
reason-unknown-actions = There is no numbering of actions called “{ $actions }”. Known: { $known }
reason-not-reset = The environment must be reset before it can be used.
reason-unknown-version = There is no environment “{ $env }”. The current one is { $known }.

reason-no-program = “{ $bot }” names no program.
reason-no-such-program = There is no program “{ $program }”.
reason-only-act = A program may only act, ask why, and ping.
outcome-program-crashed = A program crashed and has forfeited the game.
outcome-program-timed-out = A program ran out of time and has forfeited the game.
outcome-program-nonsense = A program sent something unreadable and has forfeited the game.

reason-arena-bots = An arena needs at least two different bots. You named { $bots }.
reason-other-arena = { $file } holds results of another game, seed, options or rules. Choose another file.
reason-not-an-arena = { $file } does not hold results of an arena.
help-arena = Play every bot against every other and rate them; an interrupted arena continues where it stopped.
help-arena-bots = The bots, separated by commas, at least two: search:easy,greedy,program:./bot.py
help-arena-games = The number of games of each pair, every deal from both seats; in a cooperative game, of each bot.
help-arena-engine = Where the games are played: on this machine, or on Ray.
help-arena-address = The address of a Ray cluster. Without it, Ray starts on this machine.
help-arena-file = The file that stores the results (arena-GAME.jsonl).
arena-rating = Rating
arena-pair = Match
arena-thinking = ms per decision
arena-difference = More won
arena-together = In this game everybody wins or loses together. Each bot played all seats; a match compares two bots on the same deals.
arena-file = Every result is in { $file }. The same command continues from there.
reason-no-cluster = The Ray cluster { $address } cannot be joined: { $fault }

help-levels = Play each level of a game against the next lower one and say whether it wins as often as it should; continues where it stopped.
help-levels-games = The number of games of each step, every deal from both seats; in a cooperative game, of deals.
help-levels-level = Play only this level against the next lower one.
help-levels-file = The file that stores the results (levels-GAME.jsonl).
reason-unknown-level = There is no level “{ $level }” above another one. Known: { $known }
levels-step = Levels
levels-goal = Goal
levels-reached = reached
levels-missed = missed
levels-apart = The goal: each level wins 65 to 90% of its games against the next lower one.
levels-together = The goal: each level surely wins more of the same deals than the next lower one.

reason-no-layout = There is no array layout for { $game }.
reason-no-perfect-recall = There is no array with perfect recall for { $game }: use the string.
reason-other-view = { $view } is not the view of { $game }.
reason-unknown-render-mode = There is no render mode “{ $mode }”. Known: { $known }
reason-no-weights = The evaluation of { $game } has no weights that can be replaced.
reason-no-weights-in = { $file } holds no weights.
reason-bad-weights = The weights “{ $phase }” must be numbers, each with its name.
reason-unknown-weight = There is no weight called “{ $name }”.
reason-no-percent = “{ $text }” is not a number from 0 to 100.

help-blunders = Play games between bots and count named blunders, with examples to open in the replay.
help-blunders-bots = The bots, separated by commas: one for every seat, or one that plays all of them.
help-blunders-records = The folder for the records of the examples (blunders-GAME).
reason-no-blunders = Nobody has described the blunders of { $game } yet.
blunders-of = { $bot }: { $games ->
    [one] one game
   *[other] { $games } games
}

void-games = { $games ->
    [one] One more game was void: an older version could not follow it.
   *[other] { $games } more games were void: an older version could not follow them.
}
blunders-blunder = Blunder
blunders-count = Count
blunders-opportunities = Opportunities
blunders-rate = Rate
blunders-example = Example: record and action
blunders-records = The records are in { $folder }: mathom replay FILE --at ACTION shows an example.

reason-bot-answer = The bot { $bot } answered { $answer }, which is neither the number nor the text of an action.
reason-bot-class-local = The class { $bot } was defined inside a function. Only a class at the top level of a module can enter.
reason-bot-class-unnamed = “{ $bot }” names no class. Write python:FILE.py:CLASS or python:MODULE:CLASS
reason-bot-class-unfit = “{ $bot }” is not a class with a method choose.
reason-bot-changed = The file of { $bot } has changed since results were stored. Name another results file, or another bot.
reason-bots-for-players = { $bots } bots are named for { $players } players. Name one for each seat, or one for all.

help-dataset = Play games between bots and write every decision to a Parquet file, for machine learning.
help-dataset-games = The number of games.
help-dataset-file = The file to write (GAME.parquet).
help-dataset-observations = Also write the array of each view.
help-dataset-visits = Also write how often a search visited each legal action.
help-dataset-records = Also keep the records, in this folder.
dataset-written = { $rows } decisions of { $games } games are in { $file }.
