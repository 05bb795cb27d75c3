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

## What a choice in Crafting the Cosmos is good for

crafting-hint-advanced = creates advanced life (worth { $points } points at the end)
crafting-hint-nebulae = brings nebulae closer to completion (worth { $points } points)
crafting-hint-life = rings nebulae with life (worth { $points } points)
crafting-hint-chamber = charges the time chamber (worth { $points } points)
crafting-hint-goals = stands well for the goals (worth { $points } points)
crafting-hint-means = gathers means for later (worth { $points } points)
crafting-aim-nebula = works towards a nebula of { $points } points ({ $missing ->
    [one] { $missing } star is
   *[other] { $missing } stars are
} still missing)
crafting-aim-nebula-ready = makes a nebula of { $points } points ready to complete
