### The client in the browser.

## The frame of a table

web-home = Home
web-now = Now
web-board = Board
web-players = Players
web-log = Log
web-chat = Chat
web-parts = Parts of the table
web-rail = Players, log and chat
web-log-and-chat = Log and chat
web-log-moment = Show the position after { $action } decisions
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-you = you
web-to-move = to move
web-leads = is ahead
web-points = points
web-time-left = Time left
web-choices = What you may do
web-your-turn = { $player }:
web-waiting-for = { $player } is thinking …
web-back = All choices
web-undo = Undo
web-ask-undo = Ask to undo
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Round { $round } of 21
web-genesis-void = Void
web-genesis-cost = cost
web-genesis-bonus = bonus
web-genesis-stock = Stock
web-genesis-or = or
