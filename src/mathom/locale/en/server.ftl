### Tables and the server.

## Reasons at a table

reason-stale-seq = The table has changed in the meantime.
reason-not-your-seat = That seat is not yours.
reason-not-seated = You have no seat at this table.
reason-seat-taken = Somebody sits there already.
reason-seat-open = Nobody sits there.
reason-seats-open = There are still open seats.
reason-table-full = All seats of this table are taken.
reason-not-host = Only the one who made the table may do that.
reason-already-started = The game has already started.
reason-not-started = The game has not started yet.
reason-not-over = That is possible only when the game is over.
reason-nothing-to-undo = There is nothing of yours to take back.
reason-undo-chance = That cannot be taken back: chance has shown something new since then. You can ask for a take-back.
reason-undo-other-decided = That cannot be taken back: somebody else has decided since then. You can ask for a take-back.
reason-no-takeback-asked = Nobody has asked you for a take-back.
reason-takeback-pending = A take-back has been asked for already.
reason-time-is-up = The time is up.
reason-player-present = This player is still here, or has not been waited for long enough.
reason-rematched-already = There is a rematch already.
reason-chat-length = A message has between 1 and { $most } characters.
reason-talk-closed = While a round is played only what everybody can see may be said: the chat is closed.
reason-chat-full = The chat of this table is full.
reason-bad-name = A name has between 1 and { $most } characters, on one line, without < and >.
reason-bad-clock = This clock makes no sense.
reason-bot-too-slow = The bot “{ $bot }” would think for too long.
reason-seed-with-others = A seed or a position may be chosen only when nobody else plays.
reason-seed-in-campaign = In a campaign nobody chooses the seed or the position.
reason-branch-with-open-seats = When a game goes on from a moment, every seat must have its player.
reason-no-such-moment = There is no moment { $number }: { $moves ->
    [one] 1 action was
   *[other] { $moves } actions were
} done.

## Reasons of the server

reason-no-such-table = There is no such table.
reason-no-such-campaign = There is no such campaign.
reason-no-campaign = This game has no campaign.
reason-not-in-campaign = You do not belong to this campaign: join it first.
reason-other-campaign = This campaign is one of another game.
reason-campaign-full = A campaign has at most { $most } members.
reason-no-such-deck = There is no such deck.
reason-not-your-deck = That deck belongs to somebody else. Save a copy of it.
reason-too-many-decks = You keep { $most } decks already; delete one first.
reason-no-decks = No decks are built for this game.
reason-deck-too-long = A deck has at most { $most } characters.
reason-too-many-actions = One to { $most } actions can be asked for at once.
reason-no-such-thing = There is no such thing in this game.
reason-no-such-page = There is no such page.
reason-no-cookie = We do not know who you are: allow cookies and load the page again.
reason-bad-cookie = Your cookie is not one of ours: load the page again.
reason-wrong-password = This name and this password do not belong together.
reason-bad-password = A password has between { $least } and { $most } characters.
reason-name-taken = Somebody else has this name.
reason-registered-already = You are registered already.
reason-foreign-origin = The request comes from another page.
reason-too-large = That is too large.
reason-too-many-requests = Too many requests: wait a moment.
reason-bad-request = This request cannot be read.
reason-internal = Something went wrong on the server. Nothing of your game is lost.
reason-too-busy = Too much happens at this table: try again.
reason-no-thought = Nothing came of thinking: try again.
reason-no-solution-here = Here is nothing that a solver could be asked.
reason-no-hint-with-others = There are no hints while other people play.
reason-port-taken = Port { $port } of { $host } cannot be used. Choose another with --port, or 0 for a free one.
reason-unknown-database = "{ $kind }" is no database that Mathom knows: sqlite or postgresql.
reason-no-database = The database { $database } cannot be opened: { $fault }
reason-workers-need-server = { $workers } workers need a PostgreSQL database: name it with --database postgresql://…

## At the table

prompt-seats-open = Waiting for players to take the open seats.
undo-steps = { $steps ->
    [one] 1 step can be taken back
   *[other] { $steps } steps can be taken back
}
takeback-asked = { $player } would like to take back { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}.
result-resigned = { $seat } has resigned.
result-timed-out = { $seat } has run out of time.
guest-name = Guest { $number }

## Bots

bot-random = Wanderer
bot-greedy = Fortune seeker
bot-easy = Apprentice
bot-normal = Companion
bot-hard = Captain
bot-random-promise = Does anything that is allowed.
bot-greedy-promise = Takes what looks best at once.
bot-easy-promise = Thinks a little; for your first games.
bot-normal-promise = Thinks ahead; plays soundly.
bot-hard-promise = Thinks for half a second about every decision.

## Games to come


## Pages

page-not-built = The page has not been built yet
page-how-to-build = The server is running, but the page for the browser is missing. It is built together with the package:

## The command

help-serve = Play in the browser: start the server and open the page.
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
help-serve-port = The port; 0 takes a free one.
help-serve-database = A database in place of the file in your data folder.
help-serve-workers = How many processes answer; more than one need PostgreSQL.
help-serve-open = Open the page in the browser.
serve-address = Mathom is at { $address }
serve-lan = In your network it is at { $address }
serve-stop = Stop it with Ctrl+C.

## Taking things along

help-export = Write what a person owns, or everything, into a file that another server can read.
help-export-file = The file to write.
help-export-person = Only what this person owns: the name they registered, or their id.
help-import = Add what such a file holds to a database. What is there already stays as it is.
help-import-file = The file to read.
export-done = Written to { $file }: { $lines ->
    [one] 1 thing
   *[other] { $lines } things
}. Keep it safe: it holds what is hidden in games that go on.
import-done = Added: people { $people }, tables { $tables }, campaigns { $campaigns }, decks { $decks }, ratings { $ratings }. There already: { $there }.
reason-file-exists = { $file } is there already. Name another file.
reason-no-such-person = Nobody here is called { $person }.
reason-bad-luggage = This cannot be read. Nothing was added.
reason-newer-luggage = The file comes from a newer Mathom ({ $version }). Nothing was added.
reason-luggage-clash = This does not go together with what is there, such as a name that somebody else has. Nothing was added.
