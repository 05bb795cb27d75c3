### The client in the browser.

## The frame of a table

web-home = Home
web-now = Now
web-board = Board
web-players = Players
web-log = Log
web-chat = Chat
web-parts = Parts of the table
web-in-words = The position in words
web-rail = Players, log and chat
web-log-and-chat = Log and chat
web-log-moment = Show the position after { $action } decisions
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-you = you
web-to-move = to move
web-here = is here
web-away = is away
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-leads = is ahead
web-points = points
web-time-left = Time left
web-choices = What you may do
web-choice-count = { $count } choices
web-your-turn = { $player }:
web-waiting-for = { $player } is thinking …
web-not-your-turn = It is the turn of { $player }.
web-moves = { $player } to move
web-choose-here = Choose what to do here.
web-back = All choices
web-understood = All right
web-looking-back = You look back at the position after { $action } decisions.
web-back-to-now = Back to now
web-undo = Undo
web-ask-undo = Ask to undo
web-hint = Hint
web-hint-thinking = Thinking …
web-preview = Preview
web-preview-points = { $points } points.
web-preview-reveals = Something hidden is revealed: this cannot be taken back.
web-preview-more = Nothing yet: you choose further, and may still go back.
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Round { $round } of 21
web-genesis-void = Void
web-genesis-cost = cost
web-genesis-bonus = bonus
web-genesis-stock = Stock
web-genesis-on-sill = { $angel } on sill { $sill }
web-genesis-work-done = { $angel } has done the work for { $points } points
web-genesis-empty = nobody
web-genesis-or = or
web-genesis-pieces-essence = Essence
web-genesis-pieces-angels = Angels
web-genesis-pieces-days = The void and the seven days
web-genesis-piece-cube = { $count } cubes for each player. Angels gather them on the sills, pay one to switch with a neighbour, and spend them on works; { $exchange } cubes stand in for one of another colour.
web-genesis-piece-angel = An angel
web-genesis-piece-angel-more = One for each player. In its turn it gathers what its sill yields, moves to the void or to a day that has begun, or does the work of the day it stands on.
web-genesis-piece-dark-more = He follows God from day to day, pushes to the left, and does the work when nobody stands before him. If he has most points, all players lose.
web-genesis-piece-void = Here all angels begin. The cubes beside the picture are what its seven sills yield, the first on top.
web-genesis-piece-day = The work costs { $cost }. Its circles score { $points } points, the first to work the most; who has done it receives { $bonus } as a bonus.
web-genesis-piece-rest = No work and no essence: who rests here at the end scores { $points } points, from left to right.

## Around the tables

web-title = Cosmogony
web-nav = Site
web-hero = Make a cosmos tonight
web-hero-more = Three tabletop games about the making of worlds: against bots, with family at one screen, or with friends far away. No sign-up.
web-play-as = You play as
web-guest-name = Guest
web-name = Name
web-players-range = { $min }–{ $max } players
web-length = about { $minutes } minutes
web-quick-start = Play now against bots
web-new-table = New table
web-rules = Rules
web-components = Components
web-components-of-table = Edition of this table
web-my-games = My games
web-my-turn = Your turn
web-status-open = waiting for players
web-turn-of = { $player }’s turn
web-status-over = finished
web-no-games = None yet. Sit down at a table and it appears here.
web-open-tables = Open tables
web-open-seats = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
web-watch = watch
web-no-tables = No table is listed just now.
web-join-link = Join by link
web-join = Join
web-bad-link = This is not a link to a table.
web-import-record = Open a record from a file
web-ladder = Ladder
web-ladder-bot = Bot ({ $level })
web-no-ladder = Nobody has a rating in this game yet.
web-no-server = The server does not answer. Is it running?
web-no-such-game = There is no such game.

## A new table

web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-here = Someone here, on this device
web-seat-link = Someone with the link
web-seat-bot = Bot ({ $level })
web-seat-open = free
web-agreements = Agreements
web-clock = Time to think
web-clock-none = no clock
web-clock-quick = 10 minutes, 10 seconds a decision
web-clock-calm = 30 minutes, 30 seconds a decision
web-clock-days = by the day: 3 days, one more a decision
web-listed = List it on the home page
web-rated = Count it for the ladder
web-hints-allowed = Allow hints
web-rulings = Rulings and edition
web-rulings-more = Where the printed rules are silent or contradict themselves, the table decides.
web-own-edition = Play with your own edition: choose a file, or edit one here:
web-own-edition-taken = This table plays with your edition “{ $name }”.
web-own-edition-drop = Play the standard edition instead
web-open-table = Open the table
web-lobby = The game begins when every seat is taken.
web-invite = Share this link
web-copy = Copy
web-copied = Copied
web-copy-link = Copy the link to this table
web-sit = Sit here
web-sit-another = Someone else at this device
web-stand = Stand up
web-add-bot = Bot
web-remove-bot = Remove
web-fair = Fair shuffles: the server has committed itself to

## Playing

web-hand-over = Hand the screen to { $player }.
web-hand-over-done = I am { $player }
web-open-hands = We play with open hands
web-menu = Menu
web-keys = Keys
web-keys-more = 1–9 choose · C choices · B board, arrows walk over it, Enter chooses or asks why not · U undo · H hint · Esc back
web-close = Close
web-connection-lost = The connection is lost; trying again …
web-stale = The table had moved on: look again.
web-skip = Skip
web-score-sheet = Score sheet
web-replay = Replay
web-rematch = Rematch
web-join-rematch = Join the rematch
web-export = Save the record
web-ending-finished = The game is over.
web-ending-agreed = The game was ended by agreement.
web-ending-abandoned = The game was abandoned.
web-propose-end = Propose to end the game
web-propose-bot = Let a bot play for { $player }
web-play-along = Join in
web-propose-seat = Play on for { $player }
web-propose-seat-more = You are watching. Ask to take over a bot’s seat: everyone who plays must agree, and the game then does not count for the ladder.
web-resign = Leave the game
web-resign-sure = Really leave? A bot takes over.
web-proposal-undo = { $player } would like to take back a decision.
web-proposal-end = { $player } proposes to end the game here.
web-proposal-bot = { $player } proposes that a bot plays on for { $other }.
web-proposal-seat = { $player } would like to play on for { $other }.
web-proposal-waiting = Waiting for the others.
web-agree = Agree
web-decline = Decline
web-rules-search = Search the rules
web-rules-none = No clause holds all these words.
web-replay-first = To the beginning
web-replay-previous = One decision back
web-replay-next = One decision on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-link = Copy the link to this moment
web-analysis = Analyse the game
web-analysis-progress = A bot weighs every decision: { $done } of { $total }
web-analysis-none = The analysis found nothing better than what was played.
web-analysis-mark = { $action } { $player }
web-analysis-lost = expected points lost:
web-analysis-verdict = { $player } lost about { $points } points with “{ $played }”. Better: “{ $better }”.

## Components

web-search = Search
web-components-none = Nothing here holds these words.
web-pieces = Pieces
web-values = All printed values
web-pieces-count = { $count ->
    [one] One in the box.
   *[other] { $count } in the box.
}
web-source-rulebook = rulebook
web-source-derived = derived
web-source-public = public
web-source-reconstructed = reconstructed
web-source-ruling = ruling
web-edition-editor = Your own edition
web-edition-editor-more = If you own the game: correct what differs, check it, and open a table with it, or save it to a file.
web-edition-check = Check
web-edition-play = Open a table with it
web-edition-anew = Begin again from the standard edition
web-edition-good = { $name } is a good edition ({ $hash }).
web-download = Save

## Settings and account

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-dark = night
web-theme-light = daylight
web-theme-system = as the system
web-motion = Motion
web-motion-off = none
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-sound = A sound when it is my turn
web-notify = A notice of the browser when it is my turn
web-account = Account
web-account-more = Optional: an account keeps your games and your rating, on every device.
web-login = Login
web-password = Password (at least 10 characters)
web-open-account = Open an account
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = You are signed in as { $login }.
web-change-password = Change the password
web-change-password-more = You stay signed in here and are signed out on all other devices.
web-old-password = Present password
web-new-password = New password (at least 10 characters)
web-password-changed = The password is changed; other devices are signed out.
