### What all games share.

player = Player { $number }
player-name = { $player }

## The list of games

games-name = name
games-title = title
games-players = players
games-about = what it is about

## Results

score-total = Total
winner-one = { $player } wins.
winner-shared = { $players } share the victory.
winner-nobody = All players lose.
winner-rival = All players lose: { $rival } wins with { $points } points.

## Playing in the terminal

terminal-welcome = Type a number or the words in brackets; "help" lists what else you can do.
terminal-edition = { $edition }: { $reconstructed } of its { $all } values are our reconstruction ("cosmogony edition show { $game }" lists them).
terminal-which-game = Which game?
terminal-your-turn = { $player }: { $prompt }
terminal-ask = { $player } >{ " " }
terminal-no-such-number = There is no choice { $number }; they run from 1 to { $last }.
terminal-saved = Saved to { $file }.
terminal-no-undo = Nothing can be taken back: no decision of yours is left, or something hidden was shown since.
terminal-undone = Your last decision is taken back.
terminal-goodbye = Until next time. ("save FILE" before leaving keeps a game.)
terminal-help =
    A number        choose that line
    words           choose in notation, as in the brackets
    board           draw the board again
    why WORDS       explain why something is allowed or not
    rules [WORDS]   show the rules, a clause, or clauses with these words
    score           show the score sheet
    hint            ask a strong bot for the best choices, and why
    undo            take back your last decision
    save [FILE]     save the game; "cosmogony play --resume FILE" goes on with it
    quit            leave

## Simulations

simulate-playing = Playing
simulate-head = { $title }, { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }.
simulate-speed = { $decisions } decisions a game, { $rate } games a second.
simulate-seat = seat
simulate-mean = mean points
simulate-deviation = deviation
simulate-lowest = lowest
simulate-highest = highest
simulate-wins = wins
simulate-nobody = nobody

## A game that has no words of its own for something

plain-title = { $name }
plain-tagline = A game from outside the package.
plain-action = { $text }
plain-prompt = Choose what to do.
plain-allowed = This is allowed now.
plain-forbidden = This is not allowed now.
plain-points = Points

## The rulebook

rules-printed = Printed: { $detail }.
rules-derived = Derived: { $detail }.
rules-ruling = Ruling { $name }: { $question }
