### The pages in the browser: whatever the client says by itself.

## Bar, navigation, plain words

web-language = Language
web-settings = Settings
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-more = More
web-main = Main pages
web-home = Home
web-loading = Loading …
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-nav-ladder = Ladder
web-nav-about = About and credits
web-theme-to-day = Switch to day
web-theme-to-night = Switch to night
web-yes = yes
web-no = no
web-nothing = none
web-percent = { $value }%
web-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
web-no-such-page = There is no such page.
web-no-such-table = There is no such table, or it is not open to you.
web-no-such-table-why = It may have been removed, or the link is incomplete.
web-page-failed = This page could not be loaded.
web-page-failed-why = You may be offline, or Mathom was updated in the meantime.
web-try-again = Try again
web-error-status = The server reports an error ({ $status }).
web-error-unreachable = The server cannot be reached.

## Home

web-home-title = Middle-earth at the table
web-play-game = Play { $game }
web-play-first = first game · easy opponent
web-against = against { $name }
web-together-with = together with { $name }
web-you-play = Your side: { $side }
web-change = Change
web-level = Level of the bots
web-single-round = Play a single round
web-campaign-play = Play the campaign
web-campaign-play-more = first chapter · with bots at your side
web-campaign-go-on = Continue the campaign
web-name-of = Name: { $seat }
web-nav-watch = Watch
web-watch = Watch
web-watch-none = Nobody is playing at an open table right now.
web-watch-lead = Games at open tables. You see what everybody may see.
web-watch-bots = Watch bots play { $game }
web-watch-it = Watch
web-live = on now · { $progress }
web-samples = Whole games
web-samples-all = all
web-samples-lead = Recorded games of bots, from the first move to the last.
web-sample-by = { $count } bots
web-games-wait-here = Your games wait here: leave at any time and continue with one click.
web-nav-games = My games
web-abandon = Give up
web-abandon-sure = Give up this game?
web-abandon-running = You lose the game. It stays among your finished games.
web-abandon-waiting = You leave the table. If nobody else sits there, it is removed.
web-abandon-of = Give up: { $game }
web-not-there-yet = Not available yet
web-your-side = Your side
web-either-side = Any
web-invite = Invite a friend
web-one-screen =
    { $count ->
        [2] Two on one screen
       *[other] All on one screen
    }
web-my-games = My games
web-all-games = all { $count }
web-no-games-yet = No games yet. One click starts one.
web-open-tables = Open tables
web-open-a-table = Open your own table
web-open-it = Open the table
web-with = with { $names }
web-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
web-seats-free = free: { $seats }
web-join = Join
web-status-waiting = Waiting for players
web-status-waiting-for = Waiting for { $names }
web-status-finished = Finished
web-your-turn = Your turn
web-you = You
web-player-level = { $name } ({ $level })
web-you-won = You have won
web-you-lost = You have lost
web-shared = A shared victory
web-drawn = Nobody has won
web-way-learn = Short lessons and the rules
web-way-last-replay = Last replay
web-way-replays = Every game you have played
web-way-record = Open a record
web-way-record-more = Replay any game from its record
web-way-settings = Language, theme, motion
web-way-about = Who drew and wrote what
web-way-ladder = Who plays best here

web-play-again = Play again
web-how-many = How many play
web-n-players = { $count ->
    [one] Alone
   *[other] { $count } players
}
web-you-name = { $name } (you)
web-campaigns = Campaigns
web-campaigns-lead = A group keeps its progress. Stop when you like and continue another evening, with the same people or others.
web-campaign-new = A new group
web-campaign-name = Name of the group
web-campaign-someone = { $name }’s company
web-campaign-begin = Set out
web-campaign-mine = My groups
web-campaign-played = { $count ->
    [0] nothing played yet
    [one] 1 game played
   *[other] { $count } games played
}
web-campaign-invite = Invite to the group
web-campaign-map = The road
web-campaign-group = The group
web-campaign-table = Players
web-campaign-join-lead = You are viewing another group’s campaign.
web-campaign-join = Join the group
web-campaign-running = A game is running
web-campaign-resume = Continue
web-campaign-ready = Ready to set out
web-campaign-gone = This group does not exist.
web-campaign-back = Back to the map
web-credit-icons = Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0:
web-credit-link = credits
web-credit-fans = A fan project, not affiliated with any publisher.

## A table of one's own

web-game = Game
web-seat-me = Me
web-seat-open = Open
web-seat-bot = Bot: { $name }
web-clock = Clock
web-clock-none = No clock
web-clock-game = { $minutes } minutes each, { $increment } seconds per move
web-clock-move = { $seconds } seconds per move
web-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
web-private = Private: only with the link
web-rulings = Rulings and variants

## Who one is

web-account = Account
web-account-lead = A name is enough to play. With a password your games are yours on any device.
web-export = Save my games and decks
web-export-lead = A file with your finished games, campaigns and decks that any Mathom server can import. Running games are not included.
web-notifications = When it is your turn
web-notifications-lead = Get one message per turn while you are away from the table.
web-push = Notifications in this browser
web-push-more = Even while Mathom is closed
web-push-denied = The browser blocks notifications. Allow them in its settings.
web-push-failed = Notifications could not be turned on.
web-mail = E-mail
web-mail-more = Optional: for a forgotten password and, if you like, to tell you that it is your turn. Leave it empty for no e-mail.
web-mail-password = Your password
web-mail-turns = E-mail when it is your turn
web-mail-sign-up = Choose a password first
web-mail-save = Save
web-mail-code = Code sent to { $address }
web-mail-confirm = Confirm
web-mail-confirmed = We send e-mail to { $address }.
web-sign-in = Sign in
web-sign-out = Sign out
web-optional = optional
web-register = Register
web-only-name = Only this name
web-name = Name
web-password = Password
web-hello = Welcome, { $name }.
web-signed-in-as = You are signed in as { $name }.
web-guest = You are playing as a guest: { $name }.
web-account-settings = Account settings
web-rename = Rename
web-saved = Saved.
web-forgot = Forgot your password?
web-forgot-mail = Request a code by e-mail, then choose a new password.
web-forgot-ask = Ask the administrator of this server for a code, then choose a new password.
web-name-or-email = Name or e-mail address
web-code = Code
web-code-send = Send a code
web-code-sent = If we know the address, a code is on its way.
web-password-old = Current password
web-password-new = New password
web-password-change = Change password
web-password-changed = Password changed. All other devices are signed out.
web-sessions = Signed-in devices
web-session-unknown = Unknown device
web-session-here = this device
web-session-seen = last seen { $when }
web-session-end = Sign out
web-session-end-others = Sign out everywhere else
web-delete-account = Delete account
web-delete-lead = You resign your running games. Finished games with others stay, without your name and your messages.
web-delete-sure = This cannot be undone. Save your games first if you want to keep them.
web-delete-do = Delete for good
web-account-deleted = Your account is deleted.
web-muted = Muted and blocked
web-people = People
web-people-none = Nobody else is here.
web-people-lead = Mute: you do not see their messages. Block: they cannot join your tables either.
web-mute = Mute
web-block = Block
web-unmute = Unmute
web-unblock = Unblock
web-is-muted = Muted
web-is-blocked = Blocked
web-report = Report
web-report-why = Reason
web-report-text = What happened?
web-report-send = Send report
web-report-sent = Thank you. An administrator will look at it.
web-report-abuse = Insults or threats
web-report-cheating = Cheating
web-report-name = Offensive name
web-report-spam = Spam
web-report-other = Something else
web-admin = Administration
web-admin-only = Only administrators may see this page.
web-admin-reports = Reports
web-admin-people = People
web-admin-tables = Tables
web-admin-log = Log
web-admin-every = Include closed ones
web-admin-by = Reported by { $name }
web-admin-see-table = See table
web-admin-see-person = See person
web-admin-close-report = Close report
web-admin-no-reports = No reports.
web-admin-nothing = Nothing found.
web-admin-search = Name or id
web-admin-find = Find
web-admin-status = Status
web-admin-any = All
web-admin-running = Running
web-admin-private = private
web-admin-registered = registered
web-admin-guest = guest
web-admin-is-admin = administrator
web-admin-is-banned = banned
web-admin-their-tables = Their tables
web-admin-rename-who = Rename { $name }
web-admin-reset = Reset code
web-admin-code = Give this code to the person. It works once, within a day.
web-admin-ban = Ban
web-admin-ban-who = Ban { $name }
web-admin-unban = Unban
web-admin-why = Reason, for the log
web-admin-end = End game
web-admin-end-sure = End this game? Nobody wins or loses.
web-admin-remove = Remove
web-admin-remove-sure = Remove this table and all its data?
web-did-close-report = Closed a report
web-did-end-table = Ended a game
web-did-remove-table = Removed a table
web-did-rename = Renamed
web-did-ban = Banned
web-did-unban = Unbanned
web-did-grant = Made administrator
web-did-revoke = No longer administrator
web-did-reset-password = Gave a reset code

## The ladder

web-ladder-lead = Games between registered players count here. Everybody starts at 1000. A lead of 400 points means about ten wins for each loss.
web-ladder-place = Place
web-rating = Rating
web-rating-of = rating { $rating }
web-games-played = Games
web-games-won = Won
web-ladder-empty = Nobody is ranked yet.
web-ladder-how = Register with a name and a password and play { $least } games against other registered players. Games with a bot, a guest or one person on two seats do not count, nor do games that end before everybody has made five decisions. Handing your seat to a bot is a loss. Many games against the same opponent count less and less.
web-ladder-soon = You have played { $games } of the { $least } games you need to be ranked here.

## Waiting room

web-waiting-room = The table is ready
web-waiting-for-friend = The game starts when every seat is taken.
web-waiting-full = Everybody is here.
web-waiting-sit = Take a seat to play, or stay and watch.
web-sit = Sit here
web-stand = Leave the seat
web-clear-seat = Clear the seat
web-bot = Bot
web-invite-bot = Put a bot on the seat { $seat }
web-start = Start
web-invite-title = Invite
web-invite-lead = Send the link, or scan the code with a phone.
web-your-name = Your name
web-invite-only-here = This link works only on this computer. To let others in your network join, start the server with
web-qr = QR code of the invitation
web-link = Link of the invitation
web-copy-link = Copy the link
web-copied = The link is copied.

## Table

web-prompt = What to do
web-players = Players
web-decides = to decide
web-thinks = { $name } is thinking
web-away = away
web-resigned = resigned
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-story = Story
web-log-all-steps = Steps
web-log-turning = Only turning points
web-log-now = Jump to now
web-legend = Symbols
web-log-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-chat = Chat
web-chat-hushed = During a round you may only say what everybody can see, so the chat is closed. It opens again after the round.
web-talk = Allow chat during a round
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-rules = Rules
web-rail = Log, chat and rules
web-undo = Undo
web-undo-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
web-undo-nothing = There is nothing to undo.
web-undo-answer = your last move
web-undo-chance = something new was revealed
web-undo-others = another player has decided
web-undo-none = nothing yet
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-lead = The three best moves, with your chance to win.
web-offline = Connection lost. Mathom reconnects by itself; nothing is lost.
web-offline-not-sent = Not sent: you are offline.
web-board-failed = The board cannot be drawn. Here is the list instead.
web-to-list = Play as a list
web-to-board = Play on the board
web-list-moves =
    { $count ->
        [0] Nothing to decide
        [one] One possible move
       *[other] { $count } possible moves
    }
web-looking-back = You are viewing move { $move }.
web-back-to-now = Back to now
web-ask-takeback = Ask for a take-back
web-accept = Accept
web-decline = Decline
web-replace = Let a bot play for { $name }
web-called = { $name } has been notified and can come back { $when }.
web-claim = Claim victory over { $name }
web-in-days =
    { $count ->
        [one] within a day
       *[other] within { $count } days
    }
web-in-hours =
    { $count ->
        [one] within an hour
       *[other] within { $count } hours
    }
web-in-minutes =
    { $count ->
        [one] within a minute
       *[other] within { $count } minutes
    }
web-resign = Resign
web-resign-sure = Resign?
web-resign-lead = The game ends and the other side wins.
web-resign-as = Resign as { $seat }
web-copy-watch-link = Copy the link to this table
web-show-end = How it ended
web-next-chapter = Next chapter
web-rematch = Rematch, sides swapped
web-rematch-join = To the rematch
web-replay = Replay
web-record = Download the record
web-stopped = This game has stopped
web-stopped-lead = The board shows it after { $moves } actions. It can continue from there with the current rules if everybody at the table agrees. Nothing is lost.
web-stopped-want-on = Want to continue: { $names }
web-stopped-want-off = Want to call it off: { $names }
web-go-on-from-here = Continue from here
web-call-off = Call it off
web-events = Download all events
web-look-at-table = Look at the table
web-curtain = Curtain between two players
web-curtain-title = Next to play: { $seat }
web-curtain-lead = Pass the device. Nothing is shown until the curtain is lifted.
web-curtain-lift = { $seat }: lift the curtain
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole map

## Help

web-help = Keys and help
web-help-lead = You can click whatever glows. The prompt says what to do.
web-help-list = You can also play the whole game as a list: see the menu, or the first link of the page.
web-help-review = Step through the game, from any seat.
web-key-arrows = Go to the next target
web-key-enter = Choose
web-key-digits = Press the button with that number
web-key-escape = Cancel a choice, close what is open
web-key-undo = Undo
web-key-hint = Hint
web-key-log = Show or hide the log
web-key-help = This page
web-key-zoom = Map: zoom in, zoom out, show all
web-key-step = One move back or forward
web-key-ends = To the start or the end
web-key-moment = To the next moment that mattered

## Replay and review

web-review = Review
web-replay-unfinished = Unfinished game
web-seen-by = Seen from
web-my-seat = { $seat } (you)
web-all-open = All open
web-move-number = After move { $move }
web-move-of = Move { $move } of { $moves }
web-first = To the start
web-last = To the end
web-back = One move back
web-forward = One move forward
web-play = Play
web-pause = Pause
web-scrub = Position in the game
web-link-moment = Link to this moment
web-play-on = Play on from here
web-play-on-lead = A new table continues after move { $move }. Who plays?
web-played = played
web-better = better
web-what-follows = Then: { $steps }
web-hint-habit = rule of thumb, without a search
web-hint-here = The best moves here
web-moments = Moments that mattered
web-gave-away = The move cost { $points } { $points ->
    [one] percentage point
   *[other] percentage points
}.
web-chance-fell = from { $before }% to { $after }%
web-swing = The chances of { $seat } fell most after move { $move }: from { $before }% to { $after }%.
web-step-by = Step by
web-by-action = Action
web-by-turn = Turn
web-turn-back = One turn back
web-turn-forward = One turn forward
web-reviewing = Reviewing the game: { $done } of { $total }
web-review-start = Find the moments that mattered
web-review-lead = A bot looks at every decision. It takes about a minute.
web-review-later = You can review the game when it is over.
web-review-failed = The review could not be finished.
web-accuracy = Accuracy { $percent }%
web-accuracy-moments = { $count ->
    [0] No decision cost much.
    [one] One moment mattered.
   *[other] { $count } moments mattered.
}
web-accuracy-title = Accuracy
web-accuracy-lead = 100% minus the percentage points that a decision cost on average.
web-review-none = No single decision cost much.
web-finished-games = Finished games
web-running-games = Running games
web-upload-lead = Choose the file of a record, or paste its text.
web-upload-file = File of a record
web-upload-text = Text of a record
web-upload-go = Replay

## Learning

web-learn-title = Learn { $game }
web-learn-lead = Short lessons on the real board. Each takes a minute or two.
web-learn-lessons = Lessons
web-learn-games = Lessons for each game
web-learn-by-playing = Learn by playing
web-learn-none = There are no lessons for this game yet.
web-learn-tasks =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
web-learn-done = Done
web-learn-done-of = { $done } of { $total } done
web-learn-step = { $step } of { $steps }
web-learn-lesson = Lesson
web-learn-show = Show me
web-learn-again = Start again
web-learn-next = Next lesson
web-learn-all = All lessons
web-learn-play = Play now

## Settings

web-as-system = Like the system
web-theme = Theme
web-theme-day = Day
web-theme-night = Night
web-motion = Motion
web-motion-full = Full
web-motion-none = Reduced
web-pace = Pace of the other players
web-pace-more = How long the move of a bot is shown before the next one; a click goes on at once
web-pace-instant = At once
web-pace-calm = Calm
web-pace-slow = Slow
web-layout = Table
web-layout-board = Drawn board
web-layout-list = List
web-confirm = Confirm moves
web-confirm-more = Asks beside the target: Enter means yes, Escape no
web-confirm-never = Never
web-confirm-touch = On touch
web-confirm-always = Always
web-confirm-ask = Do this?
web-confirm-yes = Do it
web-warnings = Warnings
web-warnings-more = Mark cards that would make a goal impossible
web-sound = Sound
web-sound-more = Sounds for cards, coins, steps, your turn and the end
web-sound-off = Off
web-card-size = Card size

## About

web-about-what = With Mathom you play four Middle-earth tabletop games: alone, with bots or with friends.
web-about-credits = Credits
web-about-icons = Icons by Lorc, Delapouite and contributors:
web-about-recoloured = Recoloured, but otherwise unchanged.
web-about-fonts = Typefaces:
web-about-drawings = Cards, map, posters and all other drawings are our own. We use no picture or sentence of a publisher.
web-about-code = The program is free software:
web-deck-at-table = Choose at the table
web-deck-choice = Your deck
web-decks = Decks and cards
web-more-choices = { $number } more
