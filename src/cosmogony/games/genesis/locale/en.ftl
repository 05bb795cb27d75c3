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
genesis-to-place = { $to }, { $place }
genesis-square = { $region }, { $place }
genesis-place-1 = front
genesis-place-2 = second place
genesis-place-3 = third place
genesis-place-4 = fourth place
genesis-place-5 = fifth place
genesis-place-6 = sixth place
genesis-place-7 = seventh place
genesis-on-circle-1 = on the first circle
genesis-on-circle-2 = on the second circle
genesis-on-circle-3 = on the third circle
genesis-on-circle-4 = on the fourth circle
genesis-on-circle-5 = on the fifth circle
genesis-on-circle-6 = on the sixth circle
genesis-on-circle-7 = on the seventh circle
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
genesis-do-gather-of = Gather { $gathered } of { $essence }: the stock has no more
genesis-do-gather-short = Gather { $gathered } instead of { $essence }: the stock has no more
genesis-do-gather-none = Gather nothing: the stock has none left of { $essence }
genesis-do-switch-left = Pay 1 { $colour } to switch forward with { $other }
genesis-do-switch-right = Pay 1 { $colour } to switch back with { $other }
genesis-do-move = Move { $to }
genesis-do-work = Do the work of day { $numeral } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
genesis-do-pay = Pay { $essence }
genesis-do-pass = Do nothing this turn
genesis-do-pass-switched = End the turn without gathering

## Choices that stand together in the Now bar

genesis-any-start = Take your starting essence
genesis-any-gather = Gather cubes
genesis-any-switch = Pay a cube and switch places
genesis-any-switch-left-other = Pay a cube to switch forward with { $other }
genesis-any-switch-right-other = Pay a cube to switch back with { $other }
genesis-any-move = Move elsewhere
genesis-any-pay = Choose how to pay

## What is to be decided

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
genesis-event-worked = { $player } does the work of day { $numeral } { $circle } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
genesis-event-declined = { $player } does nothing.
genesis-event-declined-switched = { $player } gathers nothing.
genesis-event-dark-moved = The dark angel moves { $to }.
genesis-event-dark-switched = The dark angel switches places with { $other }.
genesis-event-dark-worked = The dark angel does the work of day { $numeral } { $circle } for { $points ->
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
genesis-legal-gather-short = The stock is short: this gathers { $gathered }.
genesis-legal-gather-nothing = This square shows no essence: gathering here brings nothing, but places may be switched before.
genesis-legal-switch = One cube of any colour buys one switch with a neighbour, before gathering.
genesis-legal-move = The void and every day God has begun are open to move to.
genesis-legal-work = The work of this day costs { $cost }, and you hold it.
genesis-legal-work-exchange = The work of this day costs { $cost }; you exchange cubes for { $missing ->
    [one] the missing one
   *[other] the missing { $missing }
}.
genesis-legal-pay = These cubes cover the cost.
genesis-legal-pass = A player may decline to act.
genesis-legal-pass-switched = Whoever has switched places may end the turn without gathering.

## Why an action is not legal

genesis-illegal-over = The game is over.
genesis-illegal-unknown = There is no such action.
genesis-illegal-start-is-past = The starting cubes have all been taken.
genesis-illegal-start-first = Take your starting cube first.
genesis-illegal-gather-on-vii = Nothing can be gathered on day VII.
genesis-illegal-no-such-yield = { $yields ->
    [0] This square yields nothing, so there is nothing to choose.
    [one] This square offers a single yield.
   *[other] This square offers only { $yields } yields.
}
genesis-illegal-must-gather = You have switched places, so you must gather.
genesis-illegal-only-gathering = You have switched places, which belongs to gathering: nothing else can follow in this turn.
genesis-illegal-switch-on-vii = Nobody switches places on day VII.
genesis-illegal-switch-in-void = Nobody switches places in the void.
genesis-illegal-nobody-left = Nobody stands before you in the same region ({ $region }).
genesis-illegal-nobody-right = Nobody stands behind you in the same region ({ $region }).
genesis-illegal-switch-unpaid = You hold no { $colour } to pay with.
genesis-illegal-move-first-round = In the first round no day has begun, so nobody can move.
genesis-illegal-day-not-begun = Day { $goal } has not begun; God is on day { $god }.
genesis-illegal-already-there = You are there already ({ $region }).
genesis-illegal-no-work-here = There is no work to do here ({ $region }).
genesis-illegal-already-worked = You have done the work of day { $numeral }.
genesis-illegal-too-poor = The work costs { $cost }. You lack { $missing }; exchanging takes { $needed } spare cubes and you have { $spare }.
genesis-illegal-nothing-due = There is nothing to pay for.
genesis-illegal-pay-first = You have begun a day's work: choose how to pay for it.
genesis-illegal-pay-not-held = You hold only { $hand }.
genesis-illegal-pay-not-covered = The cost is { $cost }. These cubes do not cover it, not even if { $exchange } stand in for one of another colour.
genesis-illegal-pay-wrong = The cost is { $cost }. This leaves { $missing ->
    [one] 1 cube
   *[other] { $missing } cubes
} of it unpaid, for which exactly { $needed } other cubes must stand in, not { $spare }.

## The score sheet and the board

genesis-score-day = Day { $numeral }
genesis-score-rest = Rest
genesis-item-rest = Rests on square { $square } of day VII.
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

## What a choice in Genesis is good for

genesis-hint-works = brings days' works closer (worth { $points })
genesis-hint-essence = gathers essence for works to come (worth { $points })
genesis-hint-place = takes a better square (worth { $points })
genesis-hint-rest = keeps a place on day VII in reach (worth { $points })
genesis-hint-outsider = holds the dark angel back ({ $points })
genesis-aim-work = prepares the work of day { $numeral } ({ $points } points; { $missing ->
    [one] { $missing } cube is
   *[other] { $missing } cubes are
} still missing)
genesis-aim-paid = holds all that the work of day { $numeral } costs ({ $points } points)
genesis-aim-ready = makes ready for the work of day { $numeral } ({ $points } points)

## What the coach has against a choice

genesis-regret-empty = The stock has no { $colour }: you would gather nothing.
genesis-regret-short = The stock is short of { $colour }: you would gather only { $gathered }.
genesis-regret-work = You can pay for the work of day { $numeral } now, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; whoever comes first gets the better circle.
genesis-regret-waste = You would hand over { $paid } cubes where { $enough } are enough.
genesis-regret-pass = Your turn would go by without anything done.

## Questions that the print leaves open

genesis-ruling-start-order = In which order do the angels line up in the void?
genesis-ruling-start-order-random = Chance decides.
genesis-ruling-start-order-seats = In the order of the seats.
genesis-ruling-start-order-other = In an order of your own: the seats from front to back, such as 3 1 2.
genesis-ruling-start-order-wrong = Name every seat at the table once, from front to back, such as 3 1 2.
genesis-ruling-starting-cubes = Who chooses the starting cube when?
genesis-ruling-starting-cubes-clockwise = The starting player first, then clockwise.
genesis-ruling-starting-cubes-line = From front to back along the void.
genesis-ruling-bonus-short-stock = What does a player get if the stock cannot pay a whole bonus?
genesis-ruling-bonus-short-stock-partial = What is left of it.
genesis-ruling-bonus-short-stock-nothing = Nothing at all.
genesis-ruling-switch-in-void = May angels switch places in the void?
genesis-ruling-switch-in-void-true = Yes, the void is a region like the days.
genesis-ruling-switch-in-void-false = No, only on the days I to VI.
genesis-ruling-must-gather = Must a player who has switched places gather?
genesis-ruling-must-gather-true = Yes, switching is part of gathering.
genesis-ruling-must-gather-false = No, the turn may also end after a switch.
genesis-ruling-move-in-place = May a move end in the region where it begins?
genesis-ruling-move-in-place-true = Yes, the angel then goes to the end of its row.
genesis-ruling-move-in-place-false = No, a move leads to another region.
genesis-ruling-wasteful-payments = Are exchanges offered that only waste cubes?
genesis-ruling-wasteful-payments-true = Yes, a colour may be replaced and handed over in the same payment.
genesis-ruling-wasteful-payments-false = No, a colour that is replaced is not handed over as well.
genesis-ruling-dark-angel-after-work = What does the dark angel do on a day on which he has worked?
genesis-ruling-dark-angel-after-work-stay = He stays where he is, whoever stands before him.
genesis-ruling-dark-angel-after-work-switch = He goes on switching forward, and stays only on the first square.
genesis-ruling-dark-angel-first-round = What does the dark angel do in the first round?
genesis-ruling-dark-angel-first-round-stay = Nothing, since God is on no day.
genesis-ruling-dark-angel-first-round-act = He switches forward in the void, as if God stood there.
genesis-ruling-dark-angel-rests = Does the dark angel score his square on day VII?
genesis-ruling-dark-angel-rests-true = Yes, he is scored like a player.
genesis-ruling-dark-angel-rests-false = No, only his works count.
genesis-ruling-dark-angel-wins-ties = Who wins if the dark angel and the best player are level?
genesis-ruling-dark-angel-wins-ties-true = The dark angel.
genesis-ruling-dark-angel-wins-ties-false = The player.

## On the board in the browser

web-genesis-round = Round { $round } of { $rounds }
web-genesis-void = Void
web-genesis-cost = cost
web-genesis-bonus = bonus
web-genesis-stock = Stock
web-genesis-on-sill = { $angel } on sill { $sill }
web-genesis-work-done = { $angel } has done the work for { $points } points
web-genesis-empty = nobody
web-genesis-terms = the work costs { $cost } and gives { $bonus } as a bonus
web-genesis-next-points = the next to do it scores { $points } points
web-genesis-yields = sill { $sill } yields { $essence }
web-genesis-rests = resting on sill { $sill } scores { $points }
web-genesis-or = or
web-genesis-pieces-essence = Essence
web-genesis-pieces-angels = Angels
web-genesis-pieces-days = The void and the seven days
web-genesis-piece-cube = { $count } cubes for each player. Angels gather them on the sills, pay one to switch with a neighbour, and spend them on works; { $exchange } cubes stand in for one of another colour.
web-genesis-piece-angel = An angel
web-genesis-piece-angel-more = One for each player. In its turn it gathers what its sill yields, moves to the void or to a day that has begun, or does the work of the day it stands on.
web-genesis-piece-dark-more = He follows God from day to day, pushes forward, and does the work when nobody stands before him. If he has most points, all players lose.
web-genesis-piece-void = Here all angels begin. The cubes beside the picture are what its seven sills yield, the first on top.
web-genesis-piece-day = The work costs { $cost }. Its circles score { $points } points, the first to work the most; who has done it receives { $bonus } as a bonus.
web-genesis-piece-rest = No work and no essence: who rests here at the end scores { $points } points, from the first square on.

## Labels in the pictures of the rulebook

web-genesis-label-square = square: what it yields
web-genesis-label-angels = angels on their squares
web-genesis-label-circle = circles with points
web-genesis-label-cost = cost of the work
web-genesis-label-bonus = bonus
web-genesis-label-players = the players’ angels
web-genesis-label-paid = paid
## What is this?

genesis-what-god-name = God
genesis-what-god = God walks through seven days, a step each round. The day he has begun and all before it are open to the angels; when he reaches the evening of day VII the game ends.
genesis-what-rounds-left = { $rounds ->
    [0] The game is over.
    [one] This is the last round.
   *[other] { $rounds } rounds are still to play, this one included.
}
genesis-what-time-name = Day { $numeral }, { $time }
genesis-what-time = One step of God's way: one round of the game.
genesis-what-time-past = God has passed here.
genesis-what-time-now = God is here now.
genesis-what-time-ahead = { $rounds ->
    [one] God comes here after this round.
   *[other] God comes here in { $rounds } rounds.
}
genesis-what-void = Here all angels begin. There is no work to do, only essence to gather, and you may always come back.
genesis-what-day = Angels fly here once God has begun the day. Each of its seven places yields other cubes, and every angel can do its work once.
genesis-what-rest = The day of rest: nothing to gather and no work. Who stands on its first places when the game ends scores their points.
genesis-what-not-begun = God has not begun day { $numeral }: nobody can come here yet.
genesis-what-arrives = Whoever comes next stands here: { $square }.
genesis-what-yields-1 = An angel that stands here gathers { $yield1 }.
genesis-what-yields-2 = An angel that stands here gathers { $yield1 } or { $yield2 }.
genesis-what-yields-3 = An angel that stands here gathers { $yield1 }, { $yield2 } or { $yield3 }.
genesis-what-rest-square = { $points ->
    [0] Nothing is to be had here: only the first places of day VII score.
    [one] An angel that stands here when the game ends scores 1 point.
   *[other] An angel that stands here when the game ends scores { $points } points.
}
genesis-what-stands = Here stands { $angel }.
genesis-what-nobody = Nobody stands here.
genesis-what-short = The stock is short: instead of { $essence } it would bring { $gathered }.
genesis-what-circle-1 = First circle of day { $numeral }
genesis-what-circle-2 = Second circle of day { $numeral }
genesis-what-circle-3 = Third circle of day { $numeral }
genesis-what-circle-4 = Fourth circle of day { $numeral }
genesis-what-circle-5 = Fifth circle of day { $numeral }
genesis-what-circle-6 = Sixth circle of day { $numeral }
genesis-what-circle-7 = Seventh circle of day { $numeral }
genesis-what-circle = The work of day { $numeral } marked here is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Each work takes the first free circle, so being early pays.
genesis-what-circle-next = The next to do this work takes this circle.
genesis-what-circle-later = Earlier circles are still free.
genesis-what-worked = Done by { $angel }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
genesis-what-work-name = The work of day { $numeral }
genesis-what-work = Stand on the day, pay its cost, and take the first free circle. Everyone can do it once, also after God has left the day.
genesis-what-next-points = { $points ->
    [one] The next to do it scores 1 point.
   *[other] The next to do it scores { $points } points.
}
genesis-what-done = You have done this work.
genesis-what-payable = You hold all that it costs.
genesis-what-lacking = { $missing ->
    [one] You lack 1 cube; { $needed } others could stand in for it, and you have { $spare } to spare.
   *[other] You lack { $missing } cubes; { $needed } others could stand in for them, and you have { $spare } to spare.
}
genesis-what-cost-name = Cost of day { $numeral }
genesis-what-cost = The work costs { $essence }. { $exchange } other cubes may stand in for each one that you lack.
genesis-what-bonus-name = Bonus of day { $numeral }
genesis-what-bonus = Whoever has done this work and begins a turn on this day receives { $essence } before acting.
genesis-what-bonus-comes = You receive it as long as you stay here.
genesis-what-bonus-away = You have done this work but are not here: no bonus.
genesis-what-bonus-undone = You have not done this work yet.
genesis-what-stock-name = Stock of { $colour }
genesis-what-stock = Cubes that nobody holds. Gathering takes from here and paying gives back; what has run out cannot be gathered.
genesis-what-stock-left = { $count } of { $all } are here.
genesis-what-stock-empty = None is left: gathering it would bring nothing.
genesis-what-angel-name = The angel of { $player }
genesis-what-angel = In a turn it does one thing: gather what its place yields, move, or do the work of its day.
genesis-what-angel-now = Stands here: { $square }. Holds { $essence }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
genesis-what-dark-name = The dark angel
genesis-what-dark = Nobody plays him. After the players' turns he does one thing, for free: he follows God, pushes one square forward, or, in front, does the work. If he has the most points, all of you lose.
genesis-what-dark-now = Stands here: { $square }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
genesis-what-shadow-name = The dark angel's shadow
genesis-what-shadow = Where the dark angel will stand after this round, unless somebody changes it.

## The goal, the moment, and what happens for the first time

genesis-goal = { $moment } The goal: most points when God rests, and more than the dark angel.
genesis-moment-start = Gather now: days open one after the other.
genesis-moment-day = Now: the next to do the work of day { $numeral } scores { $points }.
genesis-moment-last = { $rounds ->
    [one] The last round: spare cubes count nothing.
   *[other] { $rounds } rounds are left: spend your cubes on works, or rest in front on day VII.
}
genesis-moment-dark-leads = The dark angel leads with { $points }: as things stand all of you lose.
genesis-note-short = The stock had too few cubes, so the gathering brought less. Look at the stock before you gather.
genesis-note-bonus = Whoever begins a turn on a day whose work is done receives its bonus, for free, every time.
genesis-note-switched = One cube buys a better place: the angel next to you steps back, and you gather more.
genesis-note-worked = A work pays its circle at the end. The first circle is worth most, and everyone can do each work once.
genesis-note-dark-moved = The dark angel follows God and waits at the end of the row. Every round he pushes one square forward.
genesis-note-dark-switched = The dark angel pushed one square forward, for free. In front he would do the work: two angels before him hold him up.
genesis-note-dark-worked = He stood in front on God's day and took the next circle, for free. If he has the most points, all lose.
