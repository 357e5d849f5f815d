### The measuring commands: simulate, bench, fuzz, replay, verify, position, games, about.

## Numbers

figure = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 0) }
rate = { NUMBER($number, useGrouping: 1, maximumFractionDigits: 2) }
ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Help

help-seed = The seed of the random numbers.
help-workers = The number of processes. The default is the number of processors.
help-record-file = A record.

help-about = Show the version, and whether the rules are compiled.
help-version = Print the version.
help-completion = Print the script that lets a shell complete commands: source <(mathom completion bash)
help-completion-shell = The shell: bash, fish, powershell or zsh.
reason-unknown-shell = There is no completion for the shell “{ $shell }”. Known: { $known }
help-games = List the games with their seats, options and components.

help-simulate = Play many games between bots and report the results.
help-simulate-bots = The bots, separated by commas, one per seat: search:hard,greedy
help-simulate-games = The number of games.
help-simulate-swap = Swap seats from game to game, so that each bot plays each deal from every seat.
help-simulate-players = The number of players; one bot then plays all seats.
help-simulate-chapter = The chapter to play, the same as --option chapter=…

help-bench = Measure how fast a game runs on one core.
help-bench-against = Also measure something else for comparison: openspiel, or old:PYTHON for the Mathom of another Python
help-bench-seconds = How long to measure, in seconds.
help-bench-write = Write the tables into this page of the documentation.

help-fellowship = The solver of The Fellowship of the Ring, and how often its rounds are won.
help-solve = With all cards open: can this round be won, and how?
help-solve-file = A record, or a position as JSON. Without a file, a new deal is made.
help-solve-chapter = The chapter of a new deal.
help-solve-players = The number of players of a new deal.
help-solve-deal = Solve the deal itself: characters and exchanges are part of the answer.
help-solve-seconds = The time limit, in seconds of one processor.
help-rates = Measure how often the first round of each chapter is won, on the same deals.
help-rates-chapters = The chapters: 1,3-5
help-rates-players = The numbers of players: 2-4
help-rates-bots = The bots, separated by commas; “solver” counts the rounds that could have been won.
help-rates-rounds = The number of rounds for each chapter, number of players and bot.
help-rates-store = A file that stores the results. Stored results are not measured again.
help-rates-write = Write the table into this page of the documentation.

help-fuzz = Play random games and check every law of the engine on them.
help-fuzz-games = The number of games.
help-fuzz-seed = The seed of the first game. Each further game has the next number.
help-fuzz-every = Check the expensive laws at one decision in this many.
help-fuzz-positions = Instead, damage this many real positions, and check that each is refused or valid.
help-fuzz-bot = The bot that plays, for example greedy. Without it, actions are random.
help-fuzz-own-decks = Let every player bring a random deck to every game, not only to every fourth.
help-fuzz-out = The folder for the record of a game that breaks a law.

help-replay = Show a recorded game move by move.
help-replay-at = Stop after this many moves.
help-replay-seat = Show only what this seat could know.
help-replay-story = Tell the game turn by turn, in a sentence or two each.

help-verify = Verify a record.

help-position = Print a position as JSON: from a record, a new game, or a position file.
help-position-file = A record, or a position as JSON, which is checked and completed.
help-position-new = A new game, for example duel.
help-position-at = The position after this many moves of the record. The default is the last one.

## About

about-version = Mathom { $version }
about-compiled = The rules run compiled.
about-interpreted = The rules run interpreted.
about-python = Python { $version }
about-games = Games: { $games }
about-unofficial = Unofficial and made by fans; not affiliated with any publisher or rights holder.

## Games

games-id = Id
games-name = Game
games-seats = Players
games-components = Components
games-options-of = Table settings of { $game }
games-option = Setting
games-values = Values, the recommended one first
games-meaning = Meaning

component-sites = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
component-starters = { $count ->
    [one] { $count } starter deck
   *[other] { $count } starter decks
}
component-abilities = { $count ->
    [one] { $count } ability
   *[other] { $count } abilities
}
component-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
component-chapters = { $count ->
    [one] 1 chapter
   *[other] { $count } chapters
}
component-decks = { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
component-combat_titles = { $count ->
    [one] 1 combat effect
   *[other] { $count } combat effects
}
component-borders = { $count ->
    [one] 1 border
   *[other] { $count } borders
}
component-strongholds = { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
}
component-nations = { $count ->
    [one] 1 nation
   *[other] { $count } nations
}
component-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
component-companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
}
component-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
component-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
component-gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
component-riders = { $count ->
    [one] 1 named Black Rider
   *[other] { $count } named Black Riders
}
component-threats = { $count ->
    [one] 1 threat card
   *[other] { $count } threat cards
}
component-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
component-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
component-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
component-links = { $count ->
    [one] 1 link between regions
   *[other] { $count } links between regions
}
component-quest_steps = { $count ->
    [one] 1 step of the quest
   *[other] { $count } steps of the quest
}
component-quest_bonuses = { $count ->
    [one] 1 bonus on the quest
   *[other] { $count } bonuses on the quest
}

## Simulate

solve-verdict = { $verdict ->
    [winnable] This round can be won; { $nodes } positions searched.
    [lost] This round cannot be won; { $nodes } positions searched.
   *[undecided] Not decided within the limit; { $nodes } positions searched.
}
rates-progress = Rounds
simulate-progress = Games
stopped = Interrupted.
interrupted = { $games ->
    [one] Interrupted after 1 game.
   *[other] Interrupted after { $games } games.
}
simulate-bot = Bot
simulate-rounds = Rounds
simulate-rounds-won = Won
simulate-wins = Wins
simulate-draws = Shared
simulate-losses = Losses
simulate-score = Score
simulate-interval = 95% interval
simulate-ending = How it ended
simulate-games = Games
simulate-speed = { $games ->
    [one] 1 game, { $rate } games a second
   *[other] { $games } games, { $rate } games a second
}

## Bench

bench-progress = Rounds
bench-measure = Measure
bench-per-second = Per second
bench-what = Measured
bench-games = Random games
bench-rival-name = { $rival ->
    [chess] chess
   *[hearts] hearts
}
bench-ratio = Games per game of { bench-rival-name }
bench-decisions = Decisions
bench-clones = Clones
bench-views = Views
bench-compiled = { $game }, compiled
bench-interpreted = { $game }, interpreted
bench-rival = OpenSpiel { bench-rival-name }
bench-digest = Digest of behaviour: { $digest }
bench-target = Target
bench-wanted = Wanted
bench-reached = Reached
bench-met = Met
bench-yes = yes
bench-no = no
bench-target-compiled-games = Compiled: games for every game of { bench-rival-name }
bench-target-compiled-clones = Compiled: clones a second
bench-target-compiled-decision-ratio = Compiled: decisions for every decision of { bench-rival-name }
bench-target-compiled-decisions = Compiled: decisions a second
bench-target-compiled-pace = Compiled: games a second
bench-target-compiled-views = Compiled: views of a seat a second
bench-target-interpreted-games = Interpreted: games for every game of { bench-rival-name }
bench-target-interpreted-clones = Interpreted: clones a second
bench-there = Other version
bench-here = This version
bench-times = Times as fast
bench-version-random = Decisions of random games a second
bench-version-greedy = Games of greedy a second
bench-version-search = Decisions of search:200 a second
bench-not-compiled = The rules run interpreted here, so the targets of the compiled rules were not measured.
bench-machine = All figures are per second on one core. Measured on { $system } { $machine } with { $cores ->
    [one] 1 processor
   *[other] { $cores } processors
} and Python { $python }.

## Fuzz

fuzz-progress = Random games
fuzz-figures = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $rate } decisions a second
fuzz-positions = { $positions } damaged positions: { $refused } refused, { $loaded } valid and played to the end in { $decisions } decisions
fuzz-clean = No law was broken.
fuzz-broken = Law { $law } is broken: { $text }
fuzz-fault = Fault: { $fault }
fuzz-seed = Seed: { $seed }
fuzz-record = Record: { $file }

law-1 = Asking changes nothing.
law-2 = There is always something to do until the game is over, and every game ends.
law-3 = Save and load give the same state, and a record replays to the same end.
law-4 = Every piece is in exactly one place.
law-5 = A guess agrees with what the seat knows and leads to the same questions: nothing leaks and nothing is forgotten.
law-7 = Every action can be written as text and read back.
law-8 = A clone is independent, and a refused action changes nothing.
law-9 = Undo tells nothing that was hidden.
law-10 = A refusal tells nothing that was hidden.
law-11 = What is computed for a seat, or told to it, depends only on what it knows.

## Replay and verify

replay-title = { $game }, seed { $seed }
replay-setting = { $option }: { $value }
replay-player = { $seat }: { $player }
replay-secret = { $seat } decides in secret.
record-unfinished = The game is not over.
record-older = The record was written with version { $rules } of the rules; Mathom now plays version { $now }. Digests were not compared.
record-older-stopped = The record was written with version { $rules } of the rules; Mathom now plays version { $now }. { $at } of its { $moves } actions are still legal.
verify-ok = { $file } is valid. { $moves ->
    [one] 1 action.
   *[other] { $moves } actions.
} { $result }

## Reasons

reason-bad-setting = “{ $text }” is not a setting; write it as name=value.
reason-wrong-bots = { $bots ->
    [one] This game is not for 1 bot.
   *[other] This game is not for { $bots } bots.
} Possible: { $known }
reason-no-openspiel = OpenSpiel is not installed. It comes with: pip install "mathom[bench]"
reason-unknown-rival = Mathom cannot be compared with “{ $rival }”. Known: { $known }
reason-cannot-measure = “{ $program }” cannot measure its Mathom: { $why }
reason-write-without-against = Only a comparison is written into a page: add --against openspiel.
reason-round-is-over = The game is over here: there is nothing left to solve. Choose an earlier move with --at.
reason-bad-numbers = “{ $text }” is not a list of numbers; write them as 1,3-5.
reason-no-marks = { $file } has no markers for the tables. It was not changed.
reason-file-missing = There is no file { $file }.
reason-file-is-folder = { $file } is a folder.
reason-file-empty = { $file } is empty.
reason-file-not-text = { $file } is not a text file.
reason-file-too-large = { $file } is larger than { $megabytes } megabytes and was not read.
reason-file-fault = { $file } cannot be read or written: { $fault }
reason-unreasonable = { $file } cannot be read: something in it is far out of bounds, or nested too deeply.
reason-no-such-move = There is no move { $at }: the record has { $moves }.
reason-file-or-new = Name either a file or --new with a game.
reason-at-without-record = A position has no moves: --at goes with a record.
reason-json-fault = This is not JSON: line { $at }, column { $column }.
