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
