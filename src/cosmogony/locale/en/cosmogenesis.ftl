### Cosmogenesis.

cosmogenesis-title = Cosmogenesis
cosmogenesis-tagline = Shape planets, moons and life around a newborn star.

## Bodies and elements

cosmogenesis-colour-red = red
cosmogenesis-colour-green = green
cosmogenesis-colour-blue = blue
cosmogenesis-colour-yellow = yellow
cosmogenesis-colour-violet = violet
cosmogenesis-body-terrestrial = terrestrial, size { $size }
cosmogenesis-body-wet = terrestrial, size { $size }, with water
cosmogenesis-body-asteroid = asteroid
cosmogenesis-body-gas = gas giant, size { $size }, { $colour }
cosmogenesis-body-gas-ringed = gas giant, size { $size }, { $colour }, with rings
cosmogenesis-element-terrestrial = a terrestrial body of size { $size }
cosmogenesis-element-gas = a gas giant of size { $size } ({ $colour })
cosmogenesis-element-asteroids = { $count ->
    [one] an asteroid
   *[other] { $count } asteroids
}
cosmogenesis-element-comet = a comet
cosmogenesis-element-exotic = the exotic object “{ $tile }”
cosmogenesis-element-stellar = the stellar objective “{ $tile }”
cosmogenesis-element-planetary = the planetary objective “{ $tile }”
cosmogenesis-life-bacterium = bacterium
cosmogenesis-life-jellyfish = jellyfish
cosmogenesis-life-fish = fish
cosmogenesis-life-lizard = lizard
cosmogenesis-life-intelligent = intelligent life

## Places

cosmogenesis-with-planet = with the planet of orbit { $orbit }
cosmogenesis-with-moon = with moon { $letter } of orbit { $orbit }
cosmogenesis-on-planet = on the planet of orbit { $orbit }
cosmogenesis-on-moon = on moon { $letter } of orbit { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } and { $rest }
cosmogenesis-or = { $first } or { $rest }
cosmogenesis-name = { $name }

## Conditions and measures

cosmogenesis-need-planet = { $count ->
   *[other] a planet
}
cosmogenesis-need-moon = { $count ->
    [one] a moon
   *[other] { $count } moons
}
cosmogenesis-need-body = { $count ->
    [one] a planet or moon
   *[other] { $count } planets or moons
}
cosmogenesis-need-moon-sizes = moons of { $count } different sizes
cosmogenesis-with-properties = { $bodies } ({ $properties })
cosmogenesis-property-terrestrial = terrestrial
cosmogenesis-property-gas = gas giant
cosmogenesis-property-asteroid = asteroid
cosmogenesis-property-wet = with water
cosmogenesis-property-dry = without water
cosmogenesis-property-ringed = with rings
cosmogenesis-property-plain = without rings
cosmogenesis-property-life = with life
cosmogenesis-property-one-smaller = one size smaller than its planet
cosmogenesis-property-size-exactly = size { $number }
cosmogenesis-property-size-least = size { $number } or more
cosmogenesis-property-life-exactly = { $level }
cosmogenesis-property-life-least = { $level } or higher
cosmogenesis-property-moons-exactly = { $number ->
    [0] without moons
    [one] with exactly 1 moon
   *[other] with exactly { $number } moons
}
cosmogenesis-property-moons-least = { $number ->
    [one] with a moon
   *[other] with { $number } moons
}
cosmogenesis-property-orbit-exactly = in orbit { $number }
cosmogenesis-property-orbit-least = in orbit { $number } or beyond
cosmogenesis-measure-planet = planets
cosmogenesis-measure-moon = moons
cosmogenesis-measure-body = planets and moons
cosmogenesis-measure-comets = comets in the belt
cosmogenesis-measure-asteroids = asteroids in the belt
cosmogenesis-measure-exotic-objects = exotic objects
cosmogenesis-measure-revealed-objectives = revealed planetary objectives
cosmogenesis-measure-sets-of-sizes = complete sets of terrestrial bodies of sizes 1, 2, 3 and 4
cosmogenesis-measure-life-levels = different levels of life
cosmogenesis-measure-alternations = pairs of neighbouring orbits with a terrestrial planet and a gas giant
cosmogenesis-measure-gas-giant-colours = colours of gas giants
cosmogenesis-measure-gas-giants-of-one-colour = gas giants of one colour

## Rewards and icons

cosmogenesis-effect-asteroids = { $count ->
    [one] an asteroid
   *[other] { $count } asteroids
}
cosmogenesis-effect-comet = a comet
cosmogenesis-effect-action = an additional action
cosmogenesis-effect-evolve = evolution
cosmogenesis-effect-life = life
cosmogenesis-effect-evolve-here = evolution in this orbit
cosmogenesis-effect-life-here = life in this orbit
cosmogenesis-effect-none = none
cosmogenesis-text-planetary = { $name }: { $needs }. Reward: { $reward }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cosmogenesis-details-planetary = { $needs }. Reward: { $reward }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cosmogenesis-text-stellar = { $name }: { $rule }
cosmogenesis-rule-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}: { $what }
cosmogenesis-rule-table = { $points } points for { $counts }: { $what }

## Exotic objects

cosmogenesis-exotic-brown-dwarf = Brown dwarf
cosmogenesis-exotic-wormhole = Wormhole
cosmogenesis-exotic-protoplanetary-nebula = Protoplanetary nebula
cosmogenesis-exotic-dark-matter-halo = Dark-matter halo
cosmogenesis-exotic-black-hole = Black hole
cosmogenesis-exotic-white-dwarf = White dwarf
cosmogenesis-exotic-pulsar = Pulsar
cosmogenesis-exotic-magnetar = Magnetar
cosmogenesis-exotic-quasar = Quasar
cosmogenesis-exotic-supernova-remnant = Supernova remnant

## Planetary objectives

cosmogenesis-planetary-cradle = Cradle
cosmogenesis-planetary-pale-blue-dot = Pale Blue Dot
cosmogenesis-planetary-double-world = Double World
cosmogenesis-planetary-great-rock = Great Rock
cosmogenesis-planetary-ocean-world = Ocean World
cosmogenesis-planetary-anvil = Anvil
cosmogenesis-planetary-three-lanterns = Three Lanterns
cosmogenesis-planetary-pebble-court = Pebble Court
cosmogenesis-planetary-hermit = Hermit
cosmogenesis-planetary-outpost = Outpost
cosmogenesis-planetary-scorched-giant = Scorched Giant
cosmogenesis-planetary-halo = Halo
cosmogenesis-planetary-shepherds = Shepherds
cosmogenesis-planetary-lord-of-moons = Lord of Moons
cosmogenesis-planetary-jewelled-court = Jewelled Court
cosmogenesis-planetary-colossus = Colossus
cosmogenesis-planetary-ringed-colossus = Ringed Colossus
cosmogenesis-planetary-hidden-ocean = Hidden Ocean
cosmogenesis-planetary-forest-moon = Forest Moon
cosmogenesis-planetary-captured-world = Captured World
cosmogenesis-planetary-staircase = Staircase
cosmogenesis-planetary-two-seas = Two Seas
cosmogenesis-planetary-panspermia = Panspermia
cosmogenesis-planetary-old-shore = Old Shore
cosmogenesis-planetary-frontier = Frontier

## Stellar objectives

cosmogenesis-stellar-comet-swarm = Comet Swarm
cosmogenesis-stellar-rubble-field = Rubble Field
cosmogenesis-stellar-cabinet-of-wonders = Cabinet of Wonders
cosmogenesis-stellar-moonrise = Moonrise
cosmogenesis-stellar-ring-keeper = Ring Keeper
cosmogenesis-stellar-many-hues = Many Hues
cosmogenesis-stellar-kindred-giants = Kindred Giants
cosmogenesis-stellar-titans = Titans
cosmogenesis-stellar-blue-worlds = Blue Worlds
cosmogenesis-stellar-seeds-of-life = Seeds of Life
cosmogenesis-stellar-great-minds = Great Minds
cosmogenesis-stellar-tree-of-life = Tree of Life
cosmogenesis-stellar-giants-of-stone = Giants of Stone
cosmogenesis-stellar-full-ladder = Full Ladder
cosmogenesis-stellar-crowded-skies = Crowded Skies
cosmogenesis-stellar-lone-worlds = Lone Worlds
cosmogenesis-stellar-long-reach = Long Reach
cosmogenesis-stellar-alternation = Alternation
cosmogenesis-stellar-grand-design = Grand Design

## What a player may do

cosmogenesis-do-keep = Keep { $text }
cosmogenesis-do-take = Take { $element } from sector { $sector }
cosmogenesis-do-take-tile = Take { $element } from sector { $sector } ({ $details })
cosmogenesis-do-take-monolith = Take { $element } and the monolith from sector { $sector }
cosmogenesis-do-keep-monolith = Take { $element } from sector { $sector } and keep the monolith
cosmogenesis-do-planet = Make it the planet of orbit { $orbit }
cosmogenesis-do-moon = Make it a moon in orbit { $orbit } ({ $planet })
cosmogenesis-do-collide = Collide it { $target }: that grows to size { $size }
cosmogenesis-do-collide-moon = Collide it { $target }: that grows to size { $size }, and a moon of size { $moon } is left
cosmogenesis-do-collide-fourth = Collide it { $target }: that grows to size { $size }, and the rest returns to the reserve
cosmogenesis-do-strike-taken = Collide the comet { $target }
cosmogenesis-do-belt-comet = Put the comet into your belt
cosmogenesis-do-belt-asteroids = { $count ->
    [one] Put the asteroid into your belt
   *[other] Put the { $count } asteroids into your belt
}
cosmogenesis-do-gain-exotic = Add it to your system
cosmogenesis-do-gain-stellar = Lay it beside your system
cosmogenesis-do-gain-planetary = Take it into your hand
cosmogenesis-do-discard = { $count ->
    [one] Discard it for an asteroid
   *[other] Discard it for { $count } asteroids
}
cosmogenesis-do-asteroid-moon = Put an asteroid of your belt into orbit { $orbit } ({ $planet }) as a moon
cosmogenesis-do-asteroid-collide = Collide an asteroid of your belt { $target }: that grows to size { $size }
cosmogenesis-do-strike = Collide a comet of your belt { $target }
cosmogenesis-do-strike-new = Collide the new comet { $target }
cosmogenesis-do-comet = { $count ->
    [one] Turn an asteroid of your belt into a comet
   *[other] Turn { $count } asteroids of your belt into a comet
}
cosmogenesis-do-life = { $count ->
    [one] Create life { $place } for an asteroid
   *[other] Create life { $place } for { $count } asteroids
}
cosmogenesis-do-life-free = Create life { $place }
cosmogenesis-do-evolve = Let life { $place } evolve to: { $level }
cosmogenesis-do-expand = { $count ->
    [one] Expand your system for an asteroid
   *[other] Expand your system for { $count } asteroids
}
cosmogenesis-do-reveal = Reveal “{ $tile }” at orbit { $orbit }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, reward: { $reward }
cosmogenesis-do-use = Use “{ $tile }”: { $effect }
cosmogenesis-do-done = End your turn

cosmogenesis-prompt-keep = Choose the planetary objective you keep; the other goes back to the deck.
cosmogenesis-prompt-element = Take an element from a sector where you have not taken yet.
cosmogenesis-prompt-use = Choose what to do with { $element }.
cosmogenesis-prompt-extra = { $count ->
    [0] You may use exotic objects, or end your turn.
    [one] You may carry out an additional action and use exotic objects, or end your turn.
   *[other] You may carry out { $count } additional actions and use exotic objects, or end your turn.
}
cosmogenesis-prompt-comet = Choose where the new comet goes.
cosmogenesis-prompt-life = Choose where life arises.
cosmogenesis-prompt-evolve = Choose where life evolves.

## What happened

cosmogenesis-event-round = Round { $round } begins; { $player } starts.
cosmogenesis-event-kept-bottom = You keep “{ $kept }” and put “{ $returned }” under the deck.
cosmogenesis-event-kept-top = You keep “{ $kept }” and put “{ $returned }” on top of the deck.
cosmogenesis-event-kept-one = { $player } keeps a planetary objective and returns another.
cosmogenesis-event-took = { $player } takes { $element } from sector { $sector }.
cosmogenesis-event-lapsed = Nothing is left for { $player } to take in sector { $sector }.
cosmogenesis-event-monolith = { $player } takes the monolith.
cosmogenesis-event-planet-terrestrial = { $player } makes it the planet of orbit { $orbit }: terrestrial, size { $size }.
cosmogenesis-event-planet-gas = { $player } makes it the planet of orbit { $orbit }: a gas giant of size { $size }.
cosmogenesis-event-moon = { $player } makes it a moon of size { $size } in orbit { $orbit }.
cosmogenesis-event-asteroid-moon = { $player } puts an asteroid into orbit { $orbit } as a moon.
cosmogenesis-event-collided = { $player } collides { $element } { $target }, which grows to size { $size }.
cosmogenesis-event-extinction = Extinction { $place }: { $level } is lost.
cosmogenesis-event-leftover = A moon of size { $size } is left in orbit { $orbit }.
cosmogenesis-event-fourth-moon = Orbit { $orbit } has its moons: the rest returns to the reserve.
cosmogenesis-event-struck-rings = { $player } collides a comet { $target }, which receives rings.
cosmogenesis-event-struck-water = { $player } collides a comet { $target }, which receives water and atmosphere.
cosmogenesis-event-belt-asteroids = { $player } puts { $count ->
    [one] an asteroid
   *[other] { $count } asteroids
} into the belt.
cosmogenesis-event-belt-comet = { $player } puts a comet into the belt.
cosmogenesis-event-gained-exotic = { $player } adds “{ $tile }” to the system.
cosmogenesis-event-gained-stellar = { $player } lays “{ $tile }” beside the system.
cosmogenesis-event-gained-planetary = { $player } takes “{ $tile }” into the hand.
cosmogenesis-event-discarded = { $player } discards { $element } for { $count ->
    [one] an asteroid
   *[other] { $count } asteroids
}.
cosmogenesis-event-comet = { $player } turns { $count ->
    [one] an asteroid
   *[other] { $count } asteroids
} into a comet.
cosmogenesis-event-life = { $player } creates life { $place }.
cosmogenesis-event-expanded = { $player } expands the system.
cosmogenesis-event-revealed = { $player } reveals “{ $tile }” at orbit { $orbit } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cosmogenesis-event-reward-lost = A reward of { $player } is lost: { $effect }.
cosmogenesis-event-used = { $player } uses “{ $tile }”: { $effect }.
cosmogenesis-event-evolved = Life of { $player } { $place } evolves: { $level }.
cosmogenesis-event-action = { $player } gains an additional action.
cosmogenesis-event-over = The sixth round is over, and with it the game.

## Why an action is legal

cosmogenesis-legal-keep = Either of your two planetary objectives may be kept.
cosmogenesis-legal-take = You have not taken from sector { $sector } in this round.
cosmogenesis-legal-take-monolith = This asteroid brings the monolith, and the start of the next round.
cosmogenesis-legal-planet = A planet takes the first free orbit, here orbit { $orbit }.
cosmogenesis-legal-moon = The planet is larger and has room for a moon.
cosmogenesis-legal-collide = The body that is hit grows to size { $size }.
cosmogenesis-legal-strike-gas = A comet gives a gas giant its rings.
cosmogenesis-legal-strike-terrestrial = A comet gives a body of size 3 or 4 water and atmosphere.
cosmogenesis-legal-belt = The belt holds any number of asteroids and comets.
cosmogenesis-legal-gain = You may have any number of exotic objects and objectives.
cosmogenesis-legal-discard = Any element may be discarded instead of used.
cosmogenesis-legal-done = The second part of a turn is voluntary.
cosmogenesis-legal-comet = You have the asteroids, and the reserve has a comet.
cosmogenesis-legal-expand = Once in the game a system may grow, here to { $orbits } orbits.
cosmogenesis-legal-life = Life can arise on any terrestrial planet or moon without life.
cosmogenesis-legal-evolve = A reward or an icon advances life on a body with water by one step.
cosmogenesis-legal-reveal = Orbit { $orbit } meets the conditions of “{ $tile }”.
cosmogenesis-legal-exotic = { $counters ->
    [one] The object has its last counter to spend.
   *[other] The object has { $counters } counters to spend.
}

## Why an action is not legal

cosmogenesis-illegal-over = The game is over.
cosmogenesis-illegal-unknown = There is no such action.
cosmogenesis-illegal-keep-is-past = The set-up is over: the planetary objectives have been chosen.
cosmogenesis-illegal-keep-first = First choose which planetary objective you keep.
cosmogenesis-illegal-not-offered = “{ $tile }” is not one of the two you may choose from.
cosmogenesis-illegal-taken-already = You have taken an element in this turn.
cosmogenesis-illegal-take-first = First take an element from the central board.
cosmogenesis-illegal-sector-done = You have taken from sector { $sector } in this round.
cosmogenesis-illegal-space-unused = This space of sector { $sector } is not used with { $players } players.
cosmogenesis-illegal-space-empty = Nothing lies on this space of sector { $sector }.
cosmogenesis-illegal-space-alike = The same lies on space { $space } of sector { $sector }: take that.
cosmogenesis-illegal-use-first = First use the element you have taken.
cosmogenesis-illegal-not-a-planet = Only a terrestrial body or a gas giant becomes a planet.
cosmogenesis-illegal-no-free-orbit = All { $orbits } orbits have a planet.
cosmogenesis-illegal-gas-moon = A gas giant is never a moon.
cosmogenesis-illegal-not-a-body = Only a terrestrial body becomes a moon.
cosmogenesis-illegal-no-planet = Orbit { $orbit } has no planet.
cosmogenesis-illegal-planet-too-small = The planet of orbit { $orbit } has size { $planet }: too small for a moon of size { $moon }.
cosmogenesis-illegal-moons-full = Orbit { $orbit } has { $moons } moons already.
cosmogenesis-illegal-cannot-collide = Only terrestrial bodies and asteroids collide this way.
cosmogenesis-illegal-nothing-there = Nothing is there.
cosmogenesis-illegal-collide-gas = Nothing collides with a gas giant but comets.
cosmogenesis-illegal-largest = A body of size 4 cannot grow and so cannot be hit.
cosmogenesis-illegal-moon-too-large = The moon would grow to size { $moon }, but its planet has size { $planet }.
cosmogenesis-illegal-leftover-too-large = A moon of size { $moon } would be left, but its planet has size { $planet }.
cosmogenesis-illegal-fourth-moon = What is left would be a fourth moon.
cosmogenesis-illegal-reserve-empty = The reserve has no token of size { $size } left.
cosmogenesis-illegal-moon-alike = Another moon of this orbit is the same: choose that one.
cosmogenesis-illegal-not-a-comet = You have not taken a comet.
cosmogenesis-illegal-ringed-already = This gas giant has rings already.
cosmogenesis-illegal-wet-already = This body has water and atmosphere already.
cosmogenesis-illegal-too-small-for-water = A body of size { $size } holds no water: it takes size 3 or 4.
cosmogenesis-illegal-not-for-belt = Only asteroids and comets go into the belt.
cosmogenesis-illegal-nothing-to-gain = Only exotic objects and objectives are kept like this.
cosmogenesis-illegal-discard-asteroid = Discarding an asteroid for an asteroid changes nothing.
cosmogenesis-illegal-comet-first = First choose where the new comet goes.
cosmogenesis-illegal-life-first = First choose where life arises.
cosmogenesis-illegal-evolve-first = First choose where life evolves.
cosmogenesis-illegal-evolve-by-icon = Only a reward or an icon lets life evolve within a turn.
cosmogenesis-illegal-element-used = You have used the element of this turn.
cosmogenesis-illegal-no-action-left = You have no additional action left in this turn.
cosmogenesis-illegal-no-comet = There is no comet in your belt.
cosmogenesis-illegal-no-comet-left = The reserve has no comet left.
cosmogenesis-illegal-too-few-asteroids = This takes { $price ->
    [one] an asteroid
   *[other] { $price } asteroids
} of your belt, and you have { $asteroids }.
cosmogenesis-illegal-expanded-already = Your system is expanded already.
cosmogenesis-illegal-life-on-gas = No life arises on a gas giant.
cosmogenesis-illegal-life-on-asteroid = No life arises on an asteroid.
cosmogenesis-illegal-life-already = There is life already.
cosmogenesis-illegal-other-orbit = The reward is for orbit { $orbit }.
cosmogenesis-illegal-evolve-dry = Life evolves only with water and atmosphere.
cosmogenesis-illegal-evolve-nothing = There is no life to evolve.
cosmogenesis-illegal-evolve-intelligent = Intelligent life evolves no further.
cosmogenesis-illegal-not-in-hand = “{ $tile }” is not in your hand.
cosmogenesis-illegal-orbit-assigned = Orbit { $orbit } has its planetary objective: “{ $tile }”.
cosmogenesis-illegal-does-not-fit = Orbit { $orbit } does not meet the conditions of “{ $tile }”: { $needs }.
cosmogenesis-illegal-reward-impossible = The reward of “{ $tile }” cannot be carried out.
cosmogenesis-illegal-not-your-exotic = “{ $tile }” is not in your system.
cosmogenesis-illegal-exotic-empty = “{ $tile }” has no counter left.
cosmogenesis-illegal-exotic-used = You have used “{ $tile }” in this turn.
cosmogenesis-illegal-no-such-icon = “{ $tile }” has no such icon.
cosmogenesis-illegal-icon-spent = This icon of “{ $tile }” is spent.
cosmogenesis-illegal-icon-alike = “{ $tile }” has the same icon before: choose that one.
cosmogenesis-illegal-icon-impossible = This icon cannot be carried out now.

## The score sheet and the board

cosmogenesis-score-planetary = Planetary objectives
cosmogenesis-score-stellar = Stellar objectives
cosmogenesis-score-life = Life
cosmogenesis-score-exotic = Exotic objects
cosmogenesis-score-belt = Asteroid belt
cosmogenesis-score-monolith = Monolith
cosmogenesis-score-planets = Planets
cosmogenesis-board-head = Round { $round } of 6. Monolith: { $player }. Bag: { $bag }. Reserve: size 1/2 { $small }, size 3 { $three }, size 4 { $four }, asteroids { $asteroids }, comets { $comets }.
cosmogenesis-board-legend = T3 terrestrial, size 3; T3~ with water; G1 gas giant, size 1; G1(o) with rings; * asteroid; ~1 habitable orbit
cosmogenesis-board-terrestrial = T{ $size }
cosmogenesis-board-wet = T{ $size }~
cosmogenesis-board-gas = G{ $size } { $colour }
cosmogenesis-board-ringed = G{ $size }(o) { $colour }
cosmogenesis-board-asteroid-moon = *
cosmogenesis-board-asteroids = { $count ->
    [one] asteroid
   *[other] { $count } asteroids
}
cosmogenesis-board-comet = comet
cosmogenesis-board-monolith = { $element } + monolith
cosmogenesis-board-exotic = { $tile } [{ $icons }]
cosmogenesis-board-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}   belt: { $asteroids ->
    [one] { $asteroids } asteroid
   *[other] { $asteroids } asteroids
}, { $comets ->
    [one] { $comets } comet
   *[other] { $comets } comets
}   taken from: { $sectors }
cosmogenesis-board-object = { $text }, { $counters ->
    [0] used up
    [one] 1 use left
   *[other] { $counters } uses left
}
cosmogenesis-board-stellar = Stellar: { $text } (now { $points })
cosmogenesis-board-hand = Hand: { $text }
cosmogenesis-board-free = { $orbits }   free
cosmogenesis-board-secret = Hand: a secret planetary objective
cosmogenesis-board-offered = Offered: { $text }

## Simulations

cosmogenesis-findings-planetary = Planetary objectives
cosmogenesis-findings-stellar = Stellar objectives
cosmogenesis-findings-exotic = Exotic objects
cosmogenesis-findings-sheet = Points a player
cosmogenesis-finding-taken = held, share of games
cosmogenesis-finding-taken-shown = taken when shown
cosmogenesis-finding-revealed = revealed when held
cosmogenesis-finding-revealed-early = revealed when held by round 2
cosmogenesis-finding-paid = points to its holder
cosmogenesis-finding-wins = its holder wins
cosmogenesis-finding-uses = uses
cosmogenesis-finding-mean = mean
