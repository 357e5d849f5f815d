### Tables and the server.

## Reasons at a table

reason-stale-seq = The table has changed in the meantime.
reason-not-your-seat = That seat is not yours.
reason-not-seated = You have no seat at this table.
reason-seat-taken = This seat is taken.
reason-seat-open = This seat is empty.
reason-seats-open = There are still open seats.
reason-table-full = All seats of this table are taken.
reason-not-host = Only the person who opened the table may do that.
reason-already-started = The game has already started.
reason-not-started = The game has not started yet.
reason-not-over = You can do that when the game is over.
reason-table-stopped = This game has stopped. It can continue when everybody at the table agrees.
reason-not-stopped = This game has not stopped.
reason-nothing-to-go-on-from = There is nothing left of this game to continue from.
reason-event-missing = An entry is missing.
reason-event-unreadable = The entry is damaged.
reason-nothing-to-undo = You have nothing to undo.
reason-undo-chance = You cannot undo that: something new has been revealed since. You can ask for a take-back.
reason-undo-other-decided = You cannot undo that: another player has decided since. You can ask for a take-back.
reason-no-takeback-asked = Nobody has asked you for a take-back.
reason-takeback-pending = A take-back is already requested.
reason-time-is-up = The time is up.
reason-player-present = This player is still here, or you have not waited long enough.
reason-clock-decides = The clock decides here: whoever lets it run out loses.
reason-no-claim = You can claim victory only against opponents, in games with a clock for the whole game.
reason-bad-mail = This is not a valid e-mail address.
reason-bad-variable = { $name } cannot be { $value }.
reason-bad-subscription = This browser’s subscription cannot be read.
reason-mail-failed = The e-mail could not be sent. Try again later.
reason-mail-needs-account = Sign up first: e-mail goes only to people with a password.
reason-mail-too-often = A code was sent a moment ago. Wait ten minutes.
reason-no-mail = This server sends no e-mail.
reason-no-push = This server cannot send notifications to browsers.
reason-wrong-code = The code is wrong, or was tried too often.
reason-rematched-already = There is already a rematch.
reason-chat-length = A message must have between 1 and { $most } characters.
reason-talk-closed = During a round you may only say what everybody can see: the chat is closed.
reason-chat-full = The chat of this table is full.
reason-chat-too-fast = You write too fast. Wait a moment.
reason-step-failed = The rules cannot carry out this action from the position the table started with.
reason-bots-failed = The bots of this table failed several times and have stopped. Undo a move or act yourself to let them try again. Nothing is lost.
reason-table-failed = This table failed several times and is closed for now. Nothing is lost.
reason-bad-name = A name must have between 1 and { $most } characters, on one line, without < and >.
reason-bad-clock = This clock setting is not possible.
reason-bot-too-slow = The bot “{ $bot }” would think for too long.
reason-seed-with-others = You can choose a seed or a position only when nobody else plays.
reason-seed-in-campaign = You cannot choose a seed or a position in a campaign.
reason-branch-with-open-seats = Every seat needs a player before the game can continue from here.
reason-no-such-moment = There is no action { $number }: the game has { $moves ->
    [one] 1 action
   *[other] { $moves } actions
}.

## Reasons of the server

reason-no-such-table = There is no such table.
reason-quota-tables = You have { $most } tables and cannot open more.
reason-quota-running-tables = { $most } of your games are running. Finish one before you open another.
reason-quota-tables-hour = At most { $most } tables can be opened in an hour: try again later.
reason-quota-uploads = At most { $most } records can be uploaded in an hour: try again later.
reason-no-such-campaign = There is no such campaign.
reason-no-campaign = This game has no campaign.
reason-not-in-campaign = You are not a member of this campaign: join it first.
reason-other-campaign = This campaign belongs to another game.
reason-campaign-full = A campaign can have at most { $most } members.
reason-quota-campaigns = You are in { $most } campaigns and cannot start more.
reason-quota-keeps-hour = At most { $most } campaigns, decks and settings can be saved in an hour: try again later.
reason-no-such-deck = There is no such deck.
reason-not-your-deck = This deck belongs to somebody else. Save a copy.
reason-too-many-decks = You have { $most } decks already. Delete one first.
reason-no-decks = This game is not played with decks of your own.
reason-deck-too-long = A deck can have at most { $most } characters.
reason-too-many-actions = Ask for 1 to { $most } actions at once.
reason-no-such-thing = This game has nothing like that.
reason-no-such-page = There is no such page.
reason-no-cookie = We do not know who you are: allow cookies and load the page again.
reason-bad-cookie = Your cookie is not valid: load the page again.
reason-wrong-password = Name and password do not match.
reason-bad-password = A password must have between { $least } and { $most } characters.
reason-weak-password = This password is easy to guess. Choose a longer or less common one.
reason-bad-code = This code is wrong, used or too old. Request a new one.
reason-no-reset-mail = This server sends no e-mail: ask its administrator for a code.
reason-not-registered = Sign in first.
reason-no-such-session = You are no longer signed in there.
reason-banned = An administrator has closed this account.
reason-not-admin = Only administrators may do this.
reason-not-yourself = You cannot do this to yourself.
reason-blocked = Somebody at this table has blocked you.
reason-report-length = A report can have at most { $most } characters.
reason-no-such-report = There is no such report, or it is closed.
reason-database-damaged = The database is damaged ({ $fault }): restore a backup, then run mathom check.
report-abuse = Insults or threats
report-cheating = Cheating
report-name = Offensive name
report-spam = Spam
report-other = Something else
reason-name-taken = Somebody else has this name.
reason-registered-already = You are already registered.
reason-foreign-origin = The request comes from another page.
reason-bad-host = The address of the request is not valid.
reason-wrong-host = This server does not answer to that name.
reason-too-large = That is too large.
reason-too-many-requests = Too many requests: wait a moment.
reason-too-many-connections = At most { $most } connections can be open at once: close some pages.
reason-too-slow = The request took too long. Try again.
reason-too-much-work = { $most } of your requests are running. Wait until some are done.
reason-check-too-slow = The check took longer than { $seconds } seconds and was stopped.
reason-check-failed = This could not be checked.
reason-position-unplayable = The game cannot be played from this position.
reason-bad-request = This request cannot be read.
reason-internal = Something went wrong on the server. Your game is safe.
reason-too-busy = Too much is happening at this table. Try again.
reason-no-thought = The search found nothing. Try again.
reason-no-solution-here = There is nothing to solve here.
reason-no-hint-with-others = There are no hints while other people play.
reason-port-taken = Port { $port } of { $host } cannot be used. Choose another with --port, or 0 for a free one.
reason-unknown-database = Mathom does not know the database “{ $kind }”: use sqlite or postgresql.
reason-no-database = The database { $database } cannot be opened: { $fault }
reason-workers-need-server = { $workers } workers need a PostgreSQL database: name it with --database postgresql://…
reason-unknown-limit = “{ $setting }” is not a setting. Write name=number, with one of these names: { $known }

## At the table

prompt-seats-open = Waiting for players to take the open seats.
prompt-stopped = This game has stopped.
stopped-at-move = The game stopped before action { $move }, which the rules do not allow now. { $reason }
stopped-at-event = The game stopped before entry { $event } of its log. { $reason }
stopped-in-secret = The game stopped before action { $move }, which was made in secret and which the rules do not allow now.
stopped-older = It began with version { $rules } of the rules; the current one is version { $now }.
undo-steps = { $steps ->
    [one] You can undo 1 step
   *[other] You can undo { $steps } steps
}
reason-undo-answer = Undo goes back to your last decision, before the bots’ answer.
told-undone = { $player } took back { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}.
takeback-asked = { $player } asks to take back { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}.
result-resigned = { $you ->
    [yes] You have resigned.
   *[no] { $seat } has resigned.
}
result-timed-out = { $you ->
    [yes] You have run out of time.
   *[no] { $seat } has run out of time.
}
result-closed = An administrator ended the game.
result-left = { $you ->
    [yes] You left and did not come back.
   *[no] { $seat } left and did not come back.
}
mail-code-subject = Your code for Mathom
mail-code-body =
    Enter this code in Mathom’s settings: { $code }

    If you did not ask for it, do nothing.
notice-turn-title = Your turn: { $game }
notice-turn-body = It is your turn in a game of { $game }.
notice-called-title = The others are waiting: { $game }
notice-called-body = The others are waiting for you in a game of { $game }. Come back, or a bot may play for you, or they may claim victory.
notice-stop = You asked for these messages. You can turn them off in the settings.
guest-name = Guest { $number }
mail-reset-subject = A new password for Mathom
mail-reset =
    Hello { $name },

    somebody asked for a new password for your account. Enter this code on the page within an hour:

    { $code }

    If it was not you, ignore this message.

## Bots

bot-beginner = Beginner
bot-amateur = Amateur
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-expert = Expert
bot-random = Random moves
bot-other = Own level
bot-beginner-promise = Knows the rules and misjudges much; for your first games.
bot-amateur-promise = Sees what is near, and is often wrong about what it is worth.
bot-apprentice-promise = Plays by good habits, and now and then misses something.
bot-journeyman-promise = Plays soundly.
bot-expert-promise = Thinks half a second about each decision.

## Pages

page-not-built = The page has not been built yet
page-how-to-build = The server is running, but the page for the browser is missing. It is built together with the package:

## The command

help-serve = Play in the browser: start the server and open the page.
help-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
help-serve-port = The port; 0 chooses a free one.
help-serve-database = A database other than the file in your data folder.
help-serve-workers = The number of worker processes; more than one requires PostgreSQL.
help-serve-allowed-host = A host name under which the server may be reached; can be repeated. Without it, every name is accepted.
help-serve-trusted-proxy = An address or network whose X-Forwarded headers are trusted; can be repeated. The default is this machine only.
help-serve-open = Open the page in the browser.
serve-address = Mathom is at { $address }
serve-lan = In your network it is at { $address }
serve-stop = Stop it with Ctrl+C.

## Taking things along

help-export = Write a person’s data, or the whole database, to a file that another server can import.
help-export-file = The file to write.
help-export-person = Only the data of this person: the registered name, or the id.
help-import = Add the contents of such a file to a database. Existing data stays as it is.
help-import-file = The file to read.
export-done = Written to { $file }: { $lines ->
    [one] 1 entry
   *[other] { $lines } entries
}. Keep it safe: it contains the hidden information of running games.
import-done = Added: people { $people }, tables { $tables }, campaigns { $campaigns }, decks { $decks }, ratings { $ratings }. Already there: { $there }.
reason-file-exists = { $file } already exists. Name another file.
reason-no-such-person = Nobody here is called { $person }.
help-check = Check a database for damage.
check-sound = The database is sound.
check-page = Damaged: { $fault }
check-fault = Cannot be read: { $fault }
check-missing = The table { $name } is missing.
check-loose = { $rows } rows of { $name } refer to missing rows of { $other }.
check-gap = Game { $table }…: { $events } events, the last is number { $last }.
check-event = Game { $table }…: event { $number } cannot be read.
help-admin = Administer a server: reports, tables, people.
help-admin-reports = List reports.
help-admin-close-report = Close a report.
help-admin-tables = List tables.
help-admin-people = List people.
help-admin-log = Show what administrators did.
help-admin-end-table = End a game; nobody wins or loses.
help-admin-remove-table = Remove a table and its whole history.
help-admin-rename = Rename a person.
help-admin-ban = Ban a person and end their sessions.
help-admin-unban = Let a banned person in again.
help-admin-grant = Make a person an administrator.
help-admin-revoke = Take the administrator’s rights away.
help-admin-reset-password = Print a one-time code for a new password.
help-admin-person = The registered name, or the id.
help-admin-table = The id of the table.
help-admin-why = The reason, for the log.
help-admin-all = Closed ones too.
help-admin-status = Only waiting, running or finished ones.
help-admin-search = Part of a name, or an id.
help-admin-number = The number of the report.
help-admin-new-name = The new name.
admin-done = Done.
admin-code = Code for a new password, valid once and for one day: { $code }
admin-id = Id
admin-number = Number
admin-time = Time
admin-about = About
admin-reason = Reason
admin-text = Text
admin-by = By
admin-table = Table
admin-game = Game
admin-status = Status
admin-people = People
admin-name = Name
admin-seen = Last seen
admin-marks = Notes
admin-who = Who
admin-action = Action
admin-mark-registered = registered
admin-mark-admin = administrator
admin-mark-banned = banned
admin-did-close-report = Closed a report
admin-did-end-table = Ended a game
admin-did-remove-table = Removed a table
admin-did-rename = Renamed
admin-did-ban = Banned
admin-did-unban = Unbanned
admin-did-grant = Made administrator
admin-did-revoke = No longer administrator
admin-did-reset-password = Gave a reset code
reason-bad-import = The file cannot be read. Nothing was added.
reason-newer-import = The file comes from a newer Mathom ({ $version }). Nothing was added.
reason-import-clash = The file conflicts with existing data, for example a name that somebody else has. Nothing was added.
