### The platform: whatever is said about any game.

## Prompts and log

prompt-waiting = { $number ->
   *[other] Waiting for { $seats } to { $task }.
}
prompt-over = The game is over.
log-action = { $seat }: { $action }
log-chance = Chance: { $chance }

## The story of a game: `you` says whether the reader is the one who acts (who), the one who suffers
## (foe), or nobody

story-and = { $first } and { $second }
story-who = { $you ->
    [who] you
   *[other] { $who }
}
story-foe = { $you ->
    [foe] you
   *[other] { $foe }
}
fact-wins = wins the game
fact-loses = loses the game

## Reasons

reason-at-line = Line { $line }: { $reason }
internal-error = This is a bug in the program, not your fault: { $fault }
reason-not-now = That is not the decision to make now.
reason-not-your-decision = It is another player’s decision.
reason-game-over = The game is over.
reason-unknown-action = There is no action “{ $text }”.
reason-unknown-action-number = There is no action with the number { $number }.
reason-unknown-game = There is no game “{ $game }”. Known: { $known }
reason-unknown-seat = There is no seat “{ $seat }”. Known: { $known }
reason-unknown-option = There is no option “{ $option }”. Known: { $known }
reason-unknown-option-value = “{ $value }” is not a value of the option { $option }. Known: { $known }
reason-option-too-long = The option “{ $option }” can have at most { $most } characters.
reason-unknown-kind = There is nothing called “{ $kind }” in this game.
reason-unknown-bot = There is no bot “{ $bot }”. Known: { $known }
reason-bot-needs-clock = The bot “{ $bot }” needs a clock.
reason-unknown-language = There is no language “{ $language }”. Known: { $known }
reason-unknown-effect = There is no effect “{ $effect }”.
reason-unknown-thing = { $game } has nothing called “{ $id }”. Similar: { $near }
reason-no-own-decks = Players of { $game } have no decks of their own.
reason-no-solver = There is no solver for { $game }.
reason-wrong-seats = The number of players cannot be { $seats }. Possible: { $known }
reason-not-json = This is not JSON: { $text }
reason-not-a-record = This is not a record of Mathom.
reason-bad-header = This header cannot be read: { $text }
reason-bad-line = This line cannot be read: { $text }
reason-cut-short = The record is cut short: lines are missing.
reason-after-the-end = There is something after the end of the record.
reason-chance-missing = A result of chance is missing.
reason-chance-impossible = This result of chance is impossible here.
reason-chance-left-over = This result of chance is one too many.
reason-wrong-digest = The digest { $digest } does not match the position reached.
reason-wrong-result = The result { $result } does not match the game played.
reason-other-game = This is a position of another game: { $game }
reason-newer-rules = This was written by a newer Mathom, with version { $rules } of the rules; this one plays version { $known }.
reason-rules-failed = The rules fail here ({ $fault }).
reason-not-an-object = { $place } must be an object.
reason-not-a-number = { $place } must be a whole number.
reason-not-a-flag = { $place } must be true or false.
reason-not-a-list = { $place } must be a list.
reason-not-a-text = { $place } must be a text.
reason-not-a-generator = { $place } must be four 32-bit numbers.
reason-out-of-bounds = { $place } must be between { $low } and { $high }.
reason-unknown-key = { $place } means nothing here. Known: { $known }
reason-unknown-name = { $place } names something unknown: { $name }
reason-named-twice = { $place } names { $name } twice.
reason-agenda-impossible = The pending steps of this position cannot be carried out.
reason-position-breaks = This position looks valid, but the game cannot continue from it.
reason-step-number-impossible = agenda: the number { $field } of the step { $step } cannot be { $number } here.
reason-step-misplaced = agenda: the step { $step } cannot be there.
reason-agenda-too-long = agenda: at most { $most } steps can be pending.
reason-nothing-to-decide = There is nothing to decide in this position.
reason-sealed-unasked = Nobody is waiting for secret answers in this position.
reason-sealed-impossible = A secret answer in this position is impossible.
reason-units-do-not-add-up = { $seat } has more units than the box holds.
reason-below-nothing = { $seat } has a number below zero.
reason-won-already = { $seat } would have won already.
reason-too-many-coins = There are more coins than the box holds.
reason-units-of-both-sides = Both sides have units in { $region }.
reason-unseen-do-not-add-up = There are { $unseen } unseen cards for { $hidden } hidden places.
reason-cards-misplaced = A card is in two places, or in none.
reason-layout-floating = layout: the card in slot { $slot } lies on slot { $under }, which is empty.
reason-layout-empty = layout: no card is left to take, so the chapter would be over.
reason-lifted-unasked = layout: a card can be lifted only during a turn, and only one.
reason-set-aside-impossible = set_aside: the three cards are unseen until a seat looks at them; then that seat has seen those that are left.
reason-token-misplaced = This token is in two places, or in none: { $token }
reason-foreign-token = The stack of { $race } holds a token of another race.
reason-symbols-misplaced = The symbols do not match the cards.
reason-layout-lacks-cards = There are not enough cards left for the layout.

## Help of the command line

help-app = Middle-earth tabletop games: play, look up, simulate, replay.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-error = Error
help-required = required
help-default = default
help-help = Show this help and exit.
usage = Usage:
usage-try = Help: { $command }
usage-missing-argument = Missing argument { $name }.
usage-missing-option = Missing option { $name }.
usage-missing-command = Missing command.
usage-unknown-command = There is no command { $name }.
usage-unknown-option = There is no option { $name }.
usage-unknown-option-similar = There is no option { $name }. Similar ones: { $similar }
usage-bad-value = Invalid value for { $name }: it takes { $kind }.
usage-needs-value = Option { $name } needs a value.
usage-no-value = Option { $name } takes no value.
usage-too-many = Unexpected words: { $words }
help-play = Play a game in the terminal against a bot.
help-play-game = The game, for example duel.
help-play-option = A table option as name=value; can be given more than once.
help-play-you = Your seat. The default is random.
help-play-bot = The bot you play against: beginner, amateur, apprentice, journeyman, expert, search:hard.
help-play-seed = The seed of the random numbers. The default depends on the clock.
help-play-seats = The number of seats. The default is the usual one of the game.
help-play-load = Continue a saved record.
help-lang = The language: en, it, sv.
help-json = Print JSON.
help-card = Show the text of a card, tile or token.
help-card-id = The id, for example c1-red-02, bree or elves-1.

## Play in the terminal

play-welcome = { $game }: you are { $seat }, against { $bot }. Seed { $seed }.
play-welcome-together = { $game }: you are { $seat }, together with { $bot }. Seed { $seed }.
play-welcome-alone = { $game }: you play alone. Seed { $seed }.
play-setting = { $option }: { $value }
play-loaded = { $file } is loaded, { $moves ->
    [one] 1 action
   *[other] { $moves } actions
} played.
play-bot-thinks = { $seat } is thinking …
play-since = What happened
play-input = { $count ->
    [one] Your choice (1), or help
   *[other] Your choice (1–{ $count }), or help
}
play-input-undo = { $count ->
    [one] Your choice (1), undo ({ $steps }), or help
   *[other] Your choice (1–{ $count }), undo ({ $steps }), or help
}
play-no-such-number = There is no choice { $number }: there are { $count }.
play-not-understood = “{ $text }” is neither a choice nor a command. Type help for help.
play-several = “{ $text }” can mean: { $known }
play-undone = Undone: { $action }
play-undo-nothing = You have nothing to undo.
play-undo-chance = You cannot undo that: something new has been revealed since.
play-undo-bot = You cannot undo that: { $seat } has acted since.
play-why-what = Name an action: why 3, or why play card:…
play-why-allowed = { $action }: that is allowed.
play-why-not = { $action }: { $reason }
play-save-where = Name a file: save FILE
play-saved = Saved in { $file }.
play-exists = { $file } already exists and was not changed. To replace it: save! { $file }
play-not-saved = { $file } could not be written: { $fault }
play-hint = Hint:
play-hint-chance = { $rank }. { $action } ({ $percent }% to win)
play-hint-plain = { $rank }. { $action }
play-log-empty = Nothing has happened yet.
play-show-what = Name a card, tile or token by its id: show ID
play-show-unknown = There is no card, tile or token “{ $id }”.
play-quit-save = Save the game? Type save FILE, or just Enter to leave without saving
play-end-save = To save the record type save FILE, or just Enter to leave
play-older = The rules have changed since this game was saved. It continues from before this: { $reason }
play-bye = Goodbye.
play-end-of-input = The input has ended; the game was not saved. Goodbye.
play-final = Final count

play-help-choose = Choose by number, or by the action’s text or its beginning: { $example }
play-help-undo = undo: take back your last action, unless chance or the bot has acted since
play-help-why = why 3, why { $example }: whether an action is allowed, and if not, why
play-help-hint = hint: what a bot would do in your place
play-help-show = show ID: the text of a card, a tile or a token
play-help-table = table: draw the whole table again
play-help-log = log: everything that has happened
play-help-save = save FILE: save the record; save! FILE replaces an existing file
play-help-quit = quit: leave
