### Crafting the Cosmos in the browser.

web-crafting-centre = Centre
web-crafting-mine = Mine
web-crafting-others = Others
web-crafting-round = round
web-crafting-goal-points = first { $first }, second { $second } points
web-crafting-goal-when = Scores at the end of round { $round }
web-crafting-dark = Dark energy
web-crafting-stack = Nebulae of size { $size }: { $left } left
web-crafting-left = { $what }: { $left } left
web-crafting-deck = Deck of energy cards: { $left }
web-crafting-unseen = Cards nobody else has seen: { $cards }
web-crafting-slot-cost = matching energy cards for a power card
web-crafting-dna = DNA
web-crafting-gravitons = Gravitons
web-crafting-stars = Stars
web-crafting-life = Life
web-crafting-completed = Completed nebulae
web-crafting-powers = Power cards
web-crafting-first = First player
web-crafting-active = For the player whose marble comes here
web-crafting-passive = For every player: what you would get from this control now
web-crafting-power-token = Power token of { $player }

## The pieces

web-crafting-pieces-energy = Energy cards and time crystals
web-crafting-pieces-nebulae = Nebulae of size { $size }
web-crafting-pieces-powers = Power cards: { $control }
web-crafting-piece-star = It is placed on any empty corner of the galaxy; nebulae need the stars that touch them.
web-crafting-piece-supernova = The other side of every star: it counts as any star for a nebula, and cannot be moved.
web-crafting-piece-proto = { $count } life tokens in the box. It is placed beside other life and becomes stable by DNA.
web-crafting-piece-stable = The other side of proto life; it stays when advanced life arises.
web-crafting-piece-advanced = Advanced life
web-crafting-piece-advanced-more = It arises on a completed nebula with life on all six sides. Its value, { $least } to { $most } points, stays secret until the end.
web-crafting-piece-card = Matching cards pay for power cards and their effects; { $set } of one kind score { $points } points.
web-crafting-piece-crystal = Time crystal
web-crafting-piece-crystal-more = It climbs the time chamber; on space { $track } it can be discharged for a star and points: { $points } for the first five.
web-crafting-piece-nebula = Once all these stars touch it, it can be completed for { $points } points; one star is discarded.
web-crafting-piece-goal = { $first } points for whoever has most, { $second } for the second, when it reaches the end of its track.
