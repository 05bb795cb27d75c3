### Bots: levels, hints, analyses, tournaments.

level-comet = Comet
level-moon = Moon
level-planet = Planet
level-star = Star
level-galaxy = Galaxy

## Hints

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } of the bot's attention; expected points: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] scores { $points } point now
   *[other] scores { $points } points now
}
hint-no-reason = the lesser evil: nothing here gains by itself

## Analyses

analyse-head = The decisions that lost most expected points:
analyse-none = No decision lost anything that { $iterations } iterations can see.
analyse-line = Action { $ply }, { $player }: { $played } lost about { $lost } points.
analyse-better = Better: { $better }: { $reasons }
analyse-working = Thinking

## What a choice in Genesis is good for

genesis-hint-works = brings days' works closer (worth { $points } points)
genesis-hint-essence = gathers essence for works to come (worth { $points } points)
genesis-hint-place = takes a better square (worth { $points } points)
genesis-hint-rest = keeps a place on day VII in reach (worth { $points } points)
genesis-hint-outsider = holds the dark angel back (about { $points } points)
genesis-aim-work = prepares the work of day { $numeral } ({ $points } points; { $missing ->
    [one] { $missing } cube is
   *[other] { $missing } cubes are
} still missing)
genesis-aim-paid = holds all that the work of day { $numeral } costs ({ $points } points)
genesis-aim-ready = makes ready for the work of day { $numeral } ({ $points } points)

## What a choice in Cosmogenesis is good for

cosmogenesis-hint-life = gives life that will climb to intelligence (worth { $points } points)
cosmogenesis-hint-objectives = comes closer to planetary objectives (worth { $points } points)
cosmogenesis-hint-bodies = gives the system more to build on (worth { $points } points)
cosmogenesis-hint-supplies = stocks the belt and exotic objects for later (worth { $points } points)
cosmogenesis-aim-objective = works towards the objective "{ $name }" ({ $points } points)
cosmogenesis-aim-fulfilled = an orbit now fulfils the objective "{ $name }" ({ $points } points)
