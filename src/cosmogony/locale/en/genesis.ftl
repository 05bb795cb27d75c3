### Genesis: In the Beginning.

genesis-title = Genesis: In the Beginning
genesis-tagline = Angels serve through seven days of creation, and the dark angel would outdo them all.

## Essence

genesis-colour-chaos = chaos
genesis-colour-matter = matter
genesis-colour-life = life
genesis-essence-none = nothing
genesis-essence-chaos = { $chaos } chaos
genesis-essence-matter = { $matter } matter
genesis-essence-life = { $life } life
genesis-essence-chaos-matter = { $chaos } chaos and { $matter } matter
genesis-essence-chaos-life = { $chaos } chaos and { $life } life
genesis-essence-matter-life = { $matter } matter and { $life } life
genesis-essence-chaos-matter-life = { $chaos } chaos, { $matter } matter and { $life } life

## Places, times and persons

genesis-region-void = the void
genesis-region-day = day { $numeral }
genesis-to-void = to the void
genesis-to-day = to day { $numeral }
genesis-dark-angel = the dark angel
genesis-with-dark-angel = the dark angel
genesis-time-morning = morning
genesis-time-midday = midday
genesis-time-evening = evening
genesis-god-before = God has not begun the first day
genesis-god-at = God is at the { $time } of day { $numeral }

## What a player may do

genesis-do-start = Take 1 { $colour } as your starting essence
genesis-do-gather = Gather { $essence }
genesis-do-switch-left = Pay 1 { $colour } to switch left with { $other }
genesis-do-switch-right = Pay 1 { $colour } to switch right with { $other }
genesis-do-move = Move { $to }
genesis-do-work = Do the work of day { $numeral } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
genesis-do-pay = Pay { $essence }
genesis-do-pass = Do nothing this turn

genesis-prompt-start = Choose the cube you start with.
genesis-prompt-action = Choose one action: gather, move, work, or nothing.
genesis-prompt-gather = Gather here, or pay to switch once more.
genesis-prompt-pay = Choose how to pay for the work of day { $numeral } (it costs { $essence }).

## What happened

genesis-event-round = Round { $round } begins; { $player } starts.
genesis-event-start = { $player } takes 1 { $colour } to start with.
genesis-event-bonus = { $player } receives { $essence } as the bonus of day { $numeral }.
genesis-event-gathered = { $player } gathers { $essence }.
genesis-event-gathered-short = { $player } gathers { $essence }: the stock has no more of it.
genesis-event-switched = { $player } pays 1 { $colour } and switches places with { $other }.
genesis-event-moved = { $player } moves { $to }.
genesis-event-paid = { $player } pays { $essence }.
genesis-event-worked = { $player } does the work of day { $numeral } on circle { $circle } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
genesis-event-declined = { $player } does nothing.
genesis-event-dark-moved = The dark angel moves { $to }.
genesis-event-dark-switched = The dark angel switches places with { $other }.
genesis-event-dark-worked = The dark angel does the work of day { $numeral } on circle { $circle } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
genesis-event-dark-stayed = The dark angel stays where he is.
genesis-event-god-moved = God moves on: { $time } of day { $numeral }.
genesis-event-over = The seventh day is over, and with it the game.
genesis-event-over-dark = The seventh day is over. The dark angel has won with { $points } points, and all players have lost.

## Why an action is legal

genesis-legal-start = Any colour may be the starting cube.
genesis-legal-gather = An angel may gather what its square offers.
genesis-legal-gather-short = The stock is short: this gathers { $essence }.
genesis-legal-switch = One cube of any colour buys one switch with a neighbour, before gathering.
genesis-legal-move = The void and every day God has begun are open to move to.
genesis-legal-work = The work of this day costs { $essence }, and you hold it.
genesis-legal-work-exchange = The work of this day costs { $essence }; you exchange cubes for { $missing ->
    [one] the missing one
   *[other] the missing { $missing }
}.
genesis-legal-pay = These cubes cover the cost.
genesis-legal-pass = A player may decline to act.

## Why an action is not legal

genesis-illegal-over = The game is over.
genesis-illegal-unknown = There is no such action.
genesis-illegal-start-is-past = The starting cubes have all been taken.
genesis-illegal-start-first = Take your starting cube first.
genesis-illegal-start-none-left = No { $colour } is left in the stock.
genesis-illegal-gather-on-vii = Nothing can be gathered on day VII.
genesis-illegal-no-such-option = { $options ->
    [one] This square offers a single yield.
   *[other] This square offers only { $options } yields.
}
genesis-illegal-short-option = The stock is short of this, and the other option is there in full.
genesis-illegal-must-gather = You have switched places, so you must gather.
genesis-illegal-switch-on-vii = Nobody switches places on day VII.
genesis-illegal-switch-in-void = Nobody switches places in the void.
genesis-illegal-nobody-left = Nobody stands to the left of you in the same region ({ $region }).
genesis-illegal-nobody-right = Nobody stands to the right of you in the same region ({ $region }).
genesis-illegal-switch-unpaid = You hold no { $colour } to pay with.
genesis-illegal-move-first-round = In the first round no day has begun, so nobody can move.
genesis-illegal-not-activated = Day { $numeral } has not begun; God is on day { $god }.
genesis-illegal-already-there = You are there already ({ $region }).
genesis-illegal-no-work-here = There is no work to do here ({ $region }).
genesis-illegal-day-is-past = God has left day { $numeral }.
genesis-illegal-already-worked = You have done the work of day { $numeral }.
genesis-illegal-too-poor = The work costs { $essence }. You lack { $missing }; exchanging takes { $needed } spare cubes and you have { $spare }.
genesis-illegal-nothing-due = There is nothing to pay for.
genesis-illegal-pay-first = You have begun a day's work: choose how to pay for it.
genesis-illegal-pay-not-held = You hold only { $held } { $colour }.
genesis-illegal-pay-wrong = The cost is { $essence }. This leaves { $missing ->
    [one] 1 cube
   *[other] { $missing } cubes
} of it unpaid, for which exactly { $needed } other cubes must stand in, not { $extra }.
genesis-illegal-must-act = You must act while you can.

## The score sheet and the board

genesis-score-day = Day { $numeral }
genesis-score-rest = Rest
genesis-board-time = Round { $round } of 21. { $god }.
genesis-board-stock = Stock: { $stock }
genesis-board-works = Work circles (a mark: done; a number: the points of a free circle)
genesis-board-work = { $numeral } | { $circles }  cost { $cost } bonus { $bonus }
genesis-board-who = { $angel }
genesis-board-line = { $name } { $points } points   holds { $cubes }
genesis-board-dark-line = { $name } { $points } points
genesis-board-forecast = As things stand: { $forecast }

## Simulations

genesis-findings = Genesis
genesis-finding-mean = mean
genesis-finding-works = works a player
genesis-finding-resting = share of players resting on day VII
genesis-finding-dark-points = points of the dark angel
genesis-finding-dark-wins = share of games the dark angel wins
genesis-finding-short = share of games in which the stock ran short
genesis-findings-days = Works by day
genesis-finding-done = done, share of players
genesis-finding-paid = points to who did it
genesis-finding-wins = who did it wins
