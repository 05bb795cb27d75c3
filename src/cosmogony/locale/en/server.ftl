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
table-said-nothing = That was no text.
table-declined = The people at this table would rather play on as they are.
table-no-hints = This table plays without hints: it counts for the ladder, or its host wants it so.
table-still-thinking = A hint is being thought about already.
table-fault = { $fault }

## Accounts

account-login-taken = This login is taken, or you have an account already.
account-wrong = Login or password is wrong.
account-no-name = A name needs at least one letter.

## At the door

door-who-are-you = Tell us your name first.
door-slow-down = That was a lot at once; please wait a moment.
door-other-site = This request came from another site.
door-request-fault = The request could not be understood.

## The socket

socket-not-understood = The message could not be understood.
socket-too-many-tables = You cannot follow more than { $number } tables at once.
socket-failed = Something went wrong on our side; please try again.

## Replays

replay-beyond = The game does not have that moment or seat.
replay-unknown = There is no such record.
