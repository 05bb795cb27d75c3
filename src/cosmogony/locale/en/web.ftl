### The client in the browser.

## The frame of a table

web-home = Home
web-unknown-page = There is nothing at this address
web-unknown-page-more = Perhaps a letter is missing from the link, or the page has moved. Everything can be reached from the home page.
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
web-you-hold = You have
web-you = you
web-to-move = to move
web-here = is here
web-away = is away
web-thinks = is thinking about it
web-turn-elsewhere = It is { $player }’s turn, who is here but looking elsewhere.
web-turn-away = It is { $player }’s turn, who is away just now.
web-react = Quick reactions
web-reacted = { $player }: { $reaction }
web-silence = Hear nothing from { $player }
web-unsilence = Hear { $player } again
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
web-choose-on-board = Choose on the board, where it glows.
web-list-all = List all { $count }
web-note = New to you:
web-what-is-this = What is this?
web-what-now = Now
web-what-rule = Rule { $clause }
web-what-pin = Right-click keeps this open.
web-what-walking = Arrows walk on · Enter keeps this open · Esc ends
web-back = All choices
web-understood = All right
web-looking-back = You look back at the position after { $action } decisions.
web-back-to-now = Back to now
web-undo = Undo
web-ask-undo = Ask to undo
web-hint = Hint
web-hint-thinking = Thinking …
web-coach = Coach
web-coach-first = in my first games
web-coach-always = always
web-coach-never = never
web-coach-more = Asks back before a choice that loses a lot, and says after your turn what would have been better. Never in games that count.
web-coach-out = The coach keeps out of this game: it counts for the ladder, or plays without hints.
web-coach-asks = Are you sure?
web-coach-says = Coach:
web-coach-think = Let me think
web-coach-anyway = Do it anyway
web-coach-instead = What would be better?
web-preview = Preview
web-preview-points = { $points } points.
web-preview-reveals = Something hidden is revealed: this cannot be taken back.
web-preview-more = Nothing yet: you choose further, and may still go back.

## Around the tables

web-title = Cosmogony
web-nav = Site
web-hero = Make a cosmos tonight
web-hero-more = Tabletop games about the making of worlds: alone against opponents that fit you, with family at one screen, or with friends far away. No sign-up.
web-play-as = You play as
web-other-name = Another name
guest-name = { $place } { $animal }
guest-animals = Fox, Otter, Badger, Owl, Hare, Hedgehog, Lynx, Heron, Beaver, Raven, Deer, Whale, Seal, Swift, Bear, Marten
guest-places = Moon, Star, Comet, Nebula, Polar, Aurora, Sun, Galaxy, Twilight, Dawn, Meteor, Orbit, Saturn, Venus, Eclipse, Zenith
web-name = Name
web-players-range = { $min }–{ $max } players
web-length = about { $minutes } minutes
web-quick-start = Play now
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
web-no-such-table = There is no such table. Perhaps a letter is missing from the link.
web-import-record = Open a record from a file
web-import-bad = This file is not the record of a game, or it has been altered.
web-ladder = Ladder
web-ladder-bot = { $level }, opponents of ours
web-no-ladder = Nobody has a rating in this game yet.
web-no-server = The server does not answer. Is it running?
web-no-such-game = There is no such game.

## A new table

web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-here = Someone at this device
web-seat-link = Someone with the link
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
web-rulings = Questions the rules leave open, and edition
web-rulings-more = Where the printed rules are silent, or can be read in two ways, the table decides. Each question has a standard answer, which is played unless you choose another.
web-rulings-standard = standard
web-rulings-rule = The rule
web-rulings-changed = { $count ->
    [0] All as usual
    [one] { $count } decided otherwise
   *[other] { $count } decided otherwise
}
web-rulings-usual = Back to the standard answers
web-rulings-unanswered = Please write an answer, or choose another one.
web-rulings-edition = What lies on the table
web-rulings-provenance = “{ $edition }”: of { $all } printed values, { $reconstructed } are reconstructed, because the print does not give them. The rest comes from the rulebook, follows from it, or is public.
web-rulings-provenance-none = “{ $edition }”: none of its { $all } values is reconstructed.
web-rulings-see-values = See which
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
web-add-bot = Add an opponent
web-remove-bot = Remove

## Playing

web-hand-over = Hand the screen to { $player }.
web-hand-over-done = I am { $player }
web-open-hands = We play with open hands
web-menu = Menu
web-keys = Keys
web-keys-more = 1–9 choose · C choices · L list all · B board, arrows walk over it, Enter chooses or asks why not · ? what is this, arrows walk on · U undo · H hint · M sound · Esc back · while others act: Space pauses, S skips one of them, Esc goes to your turn
web-close = Close
web-connection-lost = The connection is lost; trying again …
web-sending = Sending …
web-not-sent = The connection is lost, and that may not have been sent. Look, and try again.
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
web-propose-bot-more = Nobody is replaced against their will: a bot takes over when they agree, or when they have not watched the table for { $time }. They may come back at once, and the game then does not count for the ladder.
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
web-proposal-bot-me = { $player } proposes that a bot plays on for you.
web-proposal-present = { $other } is here, and decides.
web-proposal-away = { $other } is away. Unless they come back, the bot begins in
web-i-am-here = I am here
web-let-bot-play = Let the bot play
web-take-back-proposal = Take it back
web-kept-seat = A bot plays on for you. The seat is yours: come back whenever you like.
web-come-back = Play on myself
web-report = Report somebody
web-report-more = Whoever runs this server reads what you write, with the table and your name. The others are not told.
web-report-about = It is about
web-report-table = the table, or somebody who watches
web-report-what = What happened?
web-report-send = Send the report
web-report-not = Rather not
web-report-sent = Thank you. Whoever runs this server will read it.
web-rules-search = Search the rules
web-rules-none = Nothing here holds all these words.
web-no-rulebook = This game has brought no rulebook.
web-rules-contents = Contents
web-rules-reference = Reference
web-rules-print = Print
web-rules-all = The whole rulebook
web-rules-link = Link to { $clause }
web-rules-we-play = standard
web-rules-at-this-table = at this table
web-rules-no-picture = This picture could not be drawn.
web-example = Example
web-example-watch = Watch step by step
web-example-close = Close the example
web-example-step = Step { $step } of { $steps }
web-example-before = Before: { $player } is next.
web-example-chose = { $player } chooses: “{ $choice }”
web-replay-first = To the beginning
web-replay-previous = One decision back
web-replay-next = One decision on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-viewer = Seen by
web-replay-spectator = a spectator
web-replay-link = Copy the link to this moment
web-analysis = Analyse the game
web-analysis-progress = A bot weighs every decision: { $done } of { $total }
web-analysis-none = The analysis found nothing better than what was played.
web-analysis-mark = { $action } { $player }
web-analysis-lost = expected points lost:
web-analysis-verdict = { $player } lost about { $points } points with “{ $played }”. Better: “{ $better }”.
web-think-longer = Think longer
web-think-longer-more = Universe, our strongest player, thinks for about ten seconds.
web-thinking-longer = Universe is thinking …
web-think-longer-none = After long thought: nothing better than decision { $action } was found.

## Shuffles that can be checked

web-shuffle = Shuffle
web-shuffle-more = Nobody chooses the dice: the server commits itself first, then every player adds a random number. Your browser notes both, so that you can check them after the game.
web-shuffle-commitment = Commitment of the server
web-shuffle-number = Your number for seat { $number }
web-shuffle-check = Check a shuffle
web-shuffle-page = Take a game that is over, by its table or from a file. Your browser computes everything itself and compares it with what it noted before the game.
web-shuffle-table = Table, or the link to it
web-shuffle-file = Or a record from a file
web-shuffle-noted = Noted before the game
web-shuffle-my-number = Your number
web-shuffle-run = Check
web-shuffle-not-secure = Browsers compute this only on pages that come by HTTPS or from the same machine.
web-shuffle-no-record = This is no record of a game at a table server.
web-shuffle-seal-right = The record is as it was sealed.
web-shuffle-seal-wrong = The record was altered: its text does not match its seal.
web-shuffle-secret-right = The server’s secret is the one it committed itself to.
web-shuffle-secret-wrong = The server’s secret is not the one it committed itself to.
web-shuffle-seed-right = The seed is made of that secret and the players’ numbers.
web-shuffle-seed-wrong = The seed is not made of that secret and the players’ numbers.
web-shuffle-commitment-right = The commitment is the one noted before the game.
web-shuffle-commitment-wrong = The commitment is another than the one noted before the game.
web-shuffle-commitment-unknown = No commitment was noted before the game: the record agrees with itself, and no more is known.
web-shuffle-number-right = Your number was added at seat { $number }.
web-shuffle-number-wrong = Your number was not added.
web-shuffle-number-unknown = No number was noted: whether yours was added is not known.
web-shuffle-good = All agrees.
web-shuffle-bad = Something is wrong with this game.

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
web-edition-bad = This edition cannot be played: { $fault }
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
web-motion-still = Your device asks for less motion, so nothing moves here.
web-sound = Sounds
web-volume = Volume
web-sound-on = Sound: on
web-sound-off = Sound: off
web-sound-hidden = Let me hear that it is my turn while this page is out of sight
web-reactions-shown = Show the others’ quick reactions
web-notify = A browser notice when it is my turn
web-account = Account
web-account-more = Optional: an account keeps your games and your rating, on every device.
web-login = Login
web-password = Password (at least 10 characters)
web-login-short = A login has at least 3 characters.
web-login-letters = A login has only plain letters, digits, and . _ @ + -
web-password-short = A password has at least 10 characters.
web-open-account = Open an account
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = You are signed in as { $login }.
web-change-password = Change the password
web-change-password-more = You stay signed in here and are signed out on all other devices.
web-old-password = Present password
web-new-password = New password (at least 10 characters)
web-password-changed = The password is changed; other devices are signed out.

## Lessons

web-lesson = Lesson
web-lesson-learn = Learn it in { $minutes } minutes
web-lesson-continue = Go on with the lesson
web-lesson-repeat = Take the lesson again
web-lesson-of = { $title } ({ $minutes } minutes)
web-lesson-step = Step { $step } of { $steps }
web-lesson-begin = Begin
web-lesson-next = Next
web-lesson-back = Step back
web-lesson-show = Do it for me
web-lesson-leave = Play on freely
web-lesson-return = Back to the lesson
web-lesson-free = You play on freely against gentle opponents. The lesson waits for you.
web-lesson-strayed = You want to try something else? Play on from here against gentle opponents, or come back to the lesson.
web-lesson-try-other = Try the other one
web-lesson-look = Watch what the others do.
web-lesson-play = Now play: a gentle opponent
web-lesson-play-on = Play on from here
web-lesson-following = Next lesson: { $title }
web-lesson-why = Where your points came from
web-lesson-learned = What you have learned
web-lesson-better = The better move:
web-lesson-tools = Ways through the lesson

## Quick reactions

reaction-hello = Hello!
reaction-bravo = Well played!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thanks = Thank you!
reaction-moment = One moment …
