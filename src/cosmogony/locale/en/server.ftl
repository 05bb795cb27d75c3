### What the table server says.

## At the table

table-unknown = There is no such table; perhaps the link was copied only in part.
table-full = All seats are taken; you may watch.
table-seat-taken = Seat { $number } is taken.
table-no-seat = There is no seat { $number }.
table-no-bot-there = No bot sits on seat { $number }.
table-bot-seats = Each bot needs a seat of its own at the table.
table-only-host = Only the person who opened the table may do that.
table-already-begun = The game has begun.
table-not-begun = The game has not begun: it begins when every seat is taken.
table-over = The game is over.
table-not-your-seat = Seat { $number } is not yours.
table-not-your-turn = It is { $player }'s turn.
table-spectators-watch = You have no seat at this table: you may watch and talk.
table-not-another-person = Nobody else sits on seat { $number }.
table-nothing-to-undo = You have no decision to take back.
table-nothing-to-answer = There is nothing for you to answer.
table-answer-first = There is a proposal already: answer it first.
table-record-later = The record can be had when the game is over: until then it would tell what is hidden.
table-rematch-later = A rematch can be opened when the game is over.
table-busy = The table is busy; please try again.
table-damaged = This table is damaged: its log cannot be read. Whoever runs the server has been told.
table-said-nothing = That was no text.
table-declined = The people at this table would rather play on as they are.
table-seat-kept = A bot plays here for { $name } until they come back: the seat is kept for them.
table-no-such-thing = There is no such thing on the board.
table-no-hints = This table plays without hints: it counts for the ladder, or its host wants it so.
table-no-coach = The coach keeps out of this game: it counts for the ladder, or its host wants it so.
table-still-thinking = A hint is being thought about already.
universe-none = Long thoughts are switched off here.
universe-busy = { $seconds ->
    [one] A long thought of somebody else is under way. Ask again in about a second.
   *[other] A long thought of somebody else is under way. Ask again in about { $seconds } seconds.
}
universe-often = { $minutes ->
    [one] You have had many long thoughts. The next one is yours in about a minute.
   *[other] You have had many long thoughts. The next one is yours in about { $minutes } minutes.
}
table-fault = { $fault }

## Accounts

account-login-taken = This login is taken, or you have an account already.
account-wrong = Login or password is wrong.
account-no-name = A name needs at least one letter.

## At the door

door-who-are-you = Tell us your name first.
door-slow-down = That was a lot at once; please wait a moment.
door-other-site = This request came from another site.
door-database-away = The server cannot reach its database just now; nothing was done. Please try again in a moment.
door-request-fault = The request could not be understood.
door-not-json = The request should be JSON, and say so.
door-too-heavy = This takes more time to read than any edition or record should.

## The socket

socket-not-understood = The message could not be understood.
socket-too-many-tables = You cannot follow more than { $number } tables at once.
socket-failed = Something went wrong on our side; please try again.

## Replays

replay-beyond = The game does not have that moment or seat.
example-unknown = The rulebook has no such example.
replay-unknown = There is no such record.

## Reports, bans and quotas

table-muted = Whoever runs this server has muted you until { $until }.
table-muted-for-good = Whoever runs this server has muted you.
door-banned = Whoever runs this server has banned you until { $until }.
door-banned-for-good = Whoever runs this server has banned you.
quota-guests = More than { $number } new guests came from your network within an hour; there is room again at { $again }.
quota-text = Records and editions of { $number } MB came from your network within an hour; there is room again at { $again }.
quota-tables = You have { $number } tables that are not over. End one of them, or open the next after { $again }.
quota-bots = You have { $number } bots at tables that are not over. End one of them, or place the next after { $again }.
quota-tables-address = { $number } tables from your network are not over; there is room again when one ends, at the latest at { $again }.
quota-bots-address = { $number } bots sit at tables from your network; there is room again when a game ends, at the latest at { $again }.

## Lessons

lesson-later = Legal, and for later. Now: { $task }
lesson-read-on = Read on first.
lesson-none = There is no lesson to take here.
