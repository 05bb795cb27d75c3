### Bots: levels, hints, analyses, tournaments.

level-comet = Comet
level-moon = Moon
level-planet = Planet
level-star = Star
level-pulsar = Pulsar
level-quasar = Quasar
level-galaxy = Galaxy
level-universe = Universe

## Why a player that has learned can only search at a table

opponent-searches = { $level } cannot use what it has learned here and only searches: { $why }.
misfit-none = nobody has learned this table yet
misfit-table = what was learned is for { $players } players of { $game }
misfit-rules = what was learned is for older rules
misfit-edition = what was learned is for another edition
misfit-rulings = what was learned is for other rulings

## Hints

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } of the bot's attention; expected points: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] scores { $points } point this turn
   *[other] scores { $points } points this turn
}
hint-worth = { $points ->
    [0] half a point
    [one] about { $points } point
   *[other] about { $points } points
}
hint-step = ‘{ $choice }’
hint-then = then { $step }
hint-next-turn = next turn { $step }
hint-and-then = { $line }, then { $step }
hint-and-next-turn = { $line }, next turn { $step }
hint-line-points = { $line }: { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
hint-more-points = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
hint-ahead = it should bring { $points } more
hint-lacks = the first choice is better: { $reason }
hint-keeps = better than the others: { $reason }
hint-alike = { $number ->
    [1] about as good as the first choice
   *[other] about as good as the second choice
}
hint-level = nothing here gains more than anything else
hint-only = there is nothing else to choose

## The coach

coach-loses = That gives away { $points }.
coach-lacks = Another choice does better: { $reason }.
coach-better = Better: ‘{ $choice }’.
coach-better-plan = Better: ‘{ $choice }’, { $plan }.
coach-better-why = Better: ‘{ $choice }’ – { $reason }.
coach-after = Better would have been ‘{ $choice }’ – { $points } more than your choice.
coach-after-plan = Better would have been ‘{ $choice }’, { $plan } – { $points } more than your choice.

## Analyses

analyse-head = The decisions that lost most expected points:
analyse-none = No decision lost anything that { $iterations } iterations can see.
analyse-line = Action { $ply }, { $player }: { $played } lost about { $lost } points.
analyse-better = Better: { $better }: { $reasons }
analyse-working = Thinking
analyse-chances = The chances to win, turn by turn:
analyse-moment = Action { $ply }: { $did } { $swing }
