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
cosmogenesis-with-moon-1 = with the inner moon of orbit { $orbit }
cosmogenesis-with-moon-2 = with the middle moon of orbit { $orbit }
cosmogenesis-with-moon-3 = with the outer moon of orbit { $orbit }
cosmogenesis-on-planet = on the planet of orbit { $orbit }
cosmogenesis-on-moon-1 = on the inner moon of orbit { $orbit }
cosmogenesis-on-moon-2 = on the middle moon of orbit { $orbit }
cosmogenesis-on-moon-3 = on the outer moon of orbit { $orbit }
cosmogenesis-the-planet = the planet of orbit { $orbit }
cosmogenesis-the-moon-1 = the inner moon of orbit { $orbit }
cosmogenesis-the-moon-2 = the middle moon of orbit { $orbit }
cosmogenesis-the-moon-3 = the outer moon of orbit { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } and { $rest }
cosmogenesis-or = { $first } or { $rest }
cosmogenesis-name = { $name }

## Conditions and measures

cosmogenesis-need-planet = { $kind ->
    [gas] a gas giant
    [terrestrial] a terrestrial planet
   *[any] a planet
}
cosmogenesis-need-moon = { $count ->
    [one] { $kind ->
        [asteroid] an asteroid as a moon
        [terrestrial] a terrestrial moon
       *[any] a moon
    }
   *[other] { $kind ->
        [asteroid] { $count } asteroids as moons
        [terrestrial] { $count } terrestrial moons
       *[any] { $count } moons
    }
}
cosmogenesis-need-body = { $count ->
    [one] a planet or moon
   *[other] { $count } planets or moons
}
cosmogenesis-need-moon-sizes = moons of { $count } different sizes
cosmogenesis-need-of-moons = { $count ->
    [one] one of these moons
   *[other] { $count } of these moons
}
cosmogenesis-need-body-in-all = { $count ->
   *[other] { $count } planets or moons in all
}
cosmogenesis-need-planet-exactly = { $count ->
   *[other] a planet
}
cosmogenesis-need-moon-exactly = { $count ->
    [one] exactly one moon
   *[other] exactly { $count } moons
}
cosmogenesis-need-of-moons-exactly = { $count ->
    [one] exactly one of these moons
   *[other] exactly { $count } of these moons
}
cosmogenesis-need-body-exactly = { $count ->
    [one] exactly one planet or moon
   *[other] exactly { $count } planets or moons
}
cosmogenesis-need-body-in-all-exactly = { $count ->
   *[other] exactly { $count } planets or moons in all
}
cosmogenesis-need-moon-sizes-exactly = moons of exactly { $count } different sizes
cosmogenesis-with-properties = { $bodies } { $properties }
cosmogenesis-property-terrestrial = that are terrestrial
cosmogenesis-property-gas = that are gas giants
cosmogenesis-property-asteroid = that are asteroids
cosmogenesis-property-wet = with water
cosmogenesis-property-dry = without water
cosmogenesis-property-ringed = with rings
cosmogenesis-property-plain = without rings
cosmogenesis-property-life = with life
cosmogenesis-property-without-life = without life
cosmogenesis-property-one-smaller = exactly one size smaller than its planet
cosmogenesis-property-size-exactly = of exactly size { $number }
cosmogenesis-property-size-least = of size { $number } or more
cosmogenesis-property-size-greatest = of size { $number }
cosmogenesis-property-life-exactly = with exactly { $level }
cosmogenesis-property-life-least = with { $level } or higher life
cosmogenesis-property-life-greatest = with { $level }
cosmogenesis-property-moons-exactly = { $number ->
    [0] without moons
    [one] with exactly 1 moon
   *[other] with exactly { $number } moons
}
cosmogenesis-property-moons-least = { $number ->
    [one] with a moon
   *[other] with at least { $number } moons
}
cosmogenesis-property-moons-greatest = with { $number } moons
cosmogenesis-property-without-moons = without moons
cosmogenesis-property-orbit-exactly = in orbit { $number }
cosmogenesis-property-orbit-least = in orbit { $number } or beyond
cosmogenesis-property-orbit-greatest = in orbit { $number }
cosmogenesis-measure-planet = { $kind ->
    [gas] gas giants
    [terrestrial] terrestrial planets
   *[any] planets
}
cosmogenesis-measure-moon = moons
cosmogenesis-measure-body = { $kind ->
    [gas] gas giants
    [terrestrial] terrestrial planets and moons
   *[any] planets and moons
}
cosmogenesis-measure-comets = comets in the belt
cosmogenesis-measure-asteroids = asteroids in the belt
cosmogenesis-measure-exotic-objects = exotic objects
cosmogenesis-measure-revealed-objectives = revealed planetary objectives
cosmogenesis-measure-sets-of-sizes = complete sets of terrestrial bodies of sizes 1, 2, 3 and 4 (asteroid moons count as size 1)
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
cosmogenesis-effect-moon = an asteroid as a moon
cosmogenesis-effect-collide = a collision with an asteroid
cosmogenesis-effect-strike = a collision with a comet
cosmogenesis-effect-expand = an expansion of the system
cosmogenesis-effect-monolith = the monolith
cosmogenesis-effect-body = a terrestrial body of size { $count }
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
cosmogenesis-rule-table = { $what }: { $steps }
cosmogenesis-step-first = { $count ->
    [one] 1 brings
   *[other] { $count } bring
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
cosmogenesis-step = { $count } → { $points }

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
cosmogenesis-do-take = Take { $element } from sector{ "\u00A0" }{ $sector }
cosmogenesis-do-take-tile = Take { $element } from sector{ "\u00A0" }{ $sector } ({ $details })
cosmogenesis-do-take-discard = { $count ->
    [one] Take { $element } from sector{ "\u00A0" }{ $sector }, only to discard it for an asteroid
   *[other] Take { $element } from sector{ "\u00A0" }{ $sector }, only to discard it for { $count } asteroids
}
cosmogenesis-do-take-monolith = Take { $element } and the monolith from sector{ "\u00A0" }{ $sector }
cosmogenesis-do-keep-monolith = Take { $element } from sector{ "\u00A0" }{ $sector } and keep the monolith
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
cosmogenesis-do-reveal-in-vain = Reveal “{ $tile }” at orbit { $orbit }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the reward comes to nothing now, or to less: { $reward }
cosmogenesis-do-use = Use “{ $tile }”: { $effect }
cosmogenesis-do-done = End your turn
cosmogenesis-do-decline = Decline this reward
cosmogenesis-do-pick = Choose: { $effects }

## Choices that stand together in the Now bar

cosmogenesis-any-keep = Keep an objective
cosmogenesis-any-take = Take something from the sky
cosmogenesis-any-take-sector = Take something from sector{ "\u00A0" }{ $sector }
cosmogenesis-any-moon = Make it a moon
cosmogenesis-any-collide = Collide it with a planet or moon
cosmogenesis-any-asteroid-moon = Make an asteroid of your belt a moon
cosmogenesis-any-asteroid-collide = Collide an asteroid of your belt with a planet or moon
cosmogenesis-any-strike = Collide a comet with a planet or moon
cosmogenesis-any-life = Create life
cosmogenesis-any-evolve = Let life evolve
cosmogenesis-any-reveal = Reveal an objective
cosmogenesis-any-reveal-tile = Reveal “{ $tile }”
cosmogenesis-any-use = Use an exotic object
cosmogenesis-any-use-tile = Use “{ $tile }”
cosmogenesis-any-pick = Choose a reward

## What is to be decided

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
cosmogenesis-prompt-effect = Choose one of these.

## What happened

cosmogenesis-event-round = Round { $round } begins; { $player } starts.
cosmogenesis-event-kept = You keep “{ $kept }” and put “{ $returned }” under the deck.
cosmogenesis-event-kept-one = { $player } keeps a planetary objective and returns another.
cosmogenesis-event-took = { $player } takes { $element } from sector{ "\u00A0" }{ $sector }.
cosmogenesis-event-lapsed = Nothing is left for { $player } to take in sector{ "\u00A0" }{ $sector }.
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
cosmogenesis-event-reward-lost = Lost for { $player }: { $effect }.
cosmogenesis-event-used = { $player } uses “{ $tile }”: { $effect }.
cosmogenesis-event-evolved = In { $player }'s system life { $place } evolves: { $level }.
cosmogenesis-event-action = { $player } gains an additional action.
cosmogenesis-event-declined = { $player } declines a reward.
cosmogenesis-event-over = The sixth round is over, and with it the game.

## Why an action is legal

cosmogenesis-legal-keep = Either of your two planetary objectives may be kept.
cosmogenesis-legal-take = You have not taken from sector { $sector } in this round.
cosmogenesis-legal-take-monolith = This asteroid brings the monolith, and the start of the next round.
cosmogenesis-legal-planet = A planet takes the first free orbit, here orbit { $free }.
cosmogenesis-legal-moon = The planet is larger and has room for a moon.
cosmogenesis-legal-collide = The body that is hit grows to size { $larger }.
cosmogenesis-legal-strike-gas = A comet gives a gas giant its rings.
cosmogenesis-legal-strike-terrestrial = A comet gives a body of size 3 or 4 water and atmosphere.
cosmogenesis-legal-belt = The belt holds any number of asteroids and comets.
cosmogenesis-legal-gain = You may have any number of exotic objects and objectives.
cosmogenesis-legal-discard = Any element may be discarded instead of used.
cosmogenesis-legal-done = The second part of a turn is voluntary.
cosmogenesis-legal-decline = A reward may be declined at this table.
cosmogenesis-legal-pick = This can be carried out now.
cosmogenesis-legal-comet = You have the asteroids, and the reserve has a comet.
cosmogenesis-legal-expand = Once in the game a system may grow, here to { $expanded } orbits.
cosmogenesis-legal-life = Life can arise on a terrestrial planet or moon without life.
cosmogenesis-legal-evolve = A reward or an icon advances life on a body with water in the habitable zone by one step.
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
cosmogenesis-illegal-moon-too-large = The moon would grow to size { $larger }, but its planet has size { $planet }.
cosmogenesis-illegal-leftover-too-large = A moon of size { $leftover } would be left, but its planet has size { $measured }.
cosmogenesis-illegal-reserve-empty = The reserve has no token of size { $missing } left.
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
cosmogenesis-illegal-gift-first = First place what you have received.
cosmogenesis-illegal-pick-first = First choose one of the alternatives.
cosmogenesis-illegal-nothing-to-pick = There is nothing to choose from now.
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
cosmogenesis-illegal-life-dry = At this table life arises only with water and atmosphere.
cosmogenesis-illegal-no-counter = All counters are in use.
cosmogenesis-illegal-other-orbit = The reward is for orbit { $bound }.
cosmogenesis-illegal-evolve-dry = Life evolves only with water and atmosphere.
cosmogenesis-illegal-evolve-outside = Life evolves only in the habitable zone, orbits 1 to { $habitable }.
cosmogenesis-illegal-evolve-nothing = There is no life to evolve.
cosmogenesis-illegal-evolve-intelligent = Intelligent life evolves no further.
cosmogenesis-illegal-not-in-hand = “{ $tile }” is not in your hand.
cosmogenesis-illegal-orbit-assigned = Orbit { $orbit } has its planetary objective: “{ $other }”.
cosmogenesis-illegal-does-not-fit = Orbit { $orbit } does not meet the conditions of “{ $tile }”: { $needs }.
cosmogenesis-illegal-reward-impossible = The reward of “{ $tile }” cannot be carried out.
cosmogenesis-illegal-not-your-exotic = “{ $tile }” is not in your system.
cosmogenesis-illegal-exotic-empty = “{ $tile }” has no counter left.
cosmogenesis-illegal-exotic-used = You have used “{ $tile }” in this turn.
cosmogenesis-illegal-no-such-icon = “{ $tile }” has no such icon.
cosmogenesis-illegal-icon-spent = This icon of “{ $tile }” is spent.
cosmogenesis-illegal-icon-alike = “{ $tile }” has the same icon before: choose that one.
cosmogenesis-illegal-icon-impossible = This icon cannot be carried out now.
cosmogenesis-illegal-no-such-choice = There is no such alternative.
cosmogenesis-illegal-choice-impossible = This alternative cannot be carried out now.

## The score sheet and the board

cosmogenesis-score-planetary = Planetary objectives
cosmogenesis-score-stellar = Stellar objectives
cosmogenesis-score-life = Life
cosmogenesis-score-exotic = Exotic objects
cosmogenesis-score-belt = Asteroid belt
cosmogenesis-score-monolith = Monolith
cosmogenesis-score-planets = Planets
cosmogenesis-item-planetary = “{ $tile }” at orbit { $orbit }
cosmogenesis-item-stellar = “{ $tile }”: { $count } counted
cosmogenesis-item-life = Life ({ $level }) { $place }
cosmogenesis-item-belt = Belt worth { $value }: { $asteroids } asteroids, { $comets } comets
cosmogenesis-item-monolith = The monolith, held at the end
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
cosmogenesis-board-secret = Hand: { $count ->
    [one] a secret planetary objective
   *[other] { $count } secret planetary objectives
}
cosmogenesis-board-offered = Offered: { $text }

## Simulations

cosmogenesis-findings-planetary = Planetary objectives
cosmogenesis-findings-stellar = Stellar objectives
cosmogenesis-findings-exotic = Exotic objects
cosmogenesis-findings-sheet = Points a player
cosmogenesis-findings-course = The course of a game
cosmogenesis-finding-taken = held, share of games
cosmogenesis-finding-taken-shown = taken when shown
cosmogenesis-finding-revealed = revealed when held
cosmogenesis-finding-revealed-early = revealed when held by round 2
cosmogenesis-finding-paid = points to its holder
cosmogenesis-finding-wins = its holder wins
cosmogenesis-finding-uses = uses
cosmogenesis-finding-mean = mean
cosmogenesis-finding-lapsed = Turns without an element

### The board of Cosmogenesis in the browser.

web-cosmogenesis-round = Round { $round } of 6
web-cosmogenesis-evolution = Four turns each make a round; then life advances one step on wet worlds in the habitable zone.
web-cosmogenesis-centre = Centre
web-cosmogenesis-mine = Mine
web-cosmogenesis-others = Others
web-cosmogenesis-open = Look at the system of { $player }
web-cosmogenesis-back = System of { $player } – back to mine
web-cosmogenesis-sector = Sector { $sector }
web-cosmogenesis-sector-done = Sector { $sector }: you have taken here in this round
web-cosmogenesis-habitable = Habitable zone
web-cosmogenesis-expansion = Expansion: orbits 6 and 7
web-cosmogenesis-orbit = Orbit { $orbit }: { $bodies }
web-cosmogenesis-hand = Hand
web-cosmogenesis-returned = Put back: in the deck
web-cosmogenesis-belt-scores = The asteroid belt scores { $points } now
web-cosmogenesis-secret = secret planetary objective
web-cosmogenesis-nothing = { $player } holds no objectives or exotic objects yet.
web-cosmogenesis-more = More objectives and exotic objects (row { $row } of { $of })
web-cosmogenesis-kind-terrestrial = terrestrial
web-cosmogenesis-kind-gas = gas giant
web-cosmogenesis-prices = Prices in asteroids: a comet { $comet }, life { $life }, the expansion { $expansion }. What is discarded pays { $discard }.
web-cosmogenesis-reward = Reward
web-cosmogenesis-reserve = Reserve
web-cosmogenesis-bag = Tokens in the bag
web-cosmogenesis-deck-planetary = Planetary objectives in the deck: { $left }
web-cosmogenesis-deck-stellar = Stellar objectives in the deck: { $left }

## One or two letters for each colour of gas giants, all different

web-cosmogenesis-letter-red = R
web-cosmogenesis-letter-green = G
web-cosmogenesis-letter-blue = B
web-cosmogenesis-letter-yellow = Y
web-cosmogenesis-letter-violet = V

## The pieces

web-cosmogenesis-pieces-terrestrial = Terrestrial bodies
web-cosmogenesis-pieces-gas = Gas giants
web-cosmogenesis-pieces-loose = Asteroids, comets, monolith
web-cosmogenesis-piece-terrestrial = It becomes a planet or a moon, or collides and makes another body grow. A comet gives sizes 3 and 4 water and atmosphere.
web-cosmogenesis-piece-gas = It becomes a planet, never a moon, and every other body can be its moon. A comet gives it rings.
web-cosmogenesis-piece-asteroids = Asteroid
web-cosmogenesis-piece-asteroids-more = { $count } in the reserve. It waits in the belt, pays for additional actions, becomes a moon of size 1 or collides.
web-cosmogenesis-piece-comet = Comet
web-cosmogenesis-piece-comet-more = { $count } in the reserve, each for { $price } asteroids. It waits in the belt, or strikes: a gas giant receives rings, a terrestrial body of size 3 or 4 water and atmosphere.
web-cosmogenesis-piece-monolith = Monolith
web-cosmogenesis-piece-monolith-more = Whoever takes the asteroid on its space takes it and starts the next round. At the end it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-cosmogenesis-piece-life = Step { $step } of life. On a body with water it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
web-cosmogenesis-piece-exotic = One counter for each icon; each use spends one: { $icons }. At the end { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What a choice in Cosmogenesis is good for

cosmogenesis-hint-life = gives life that will climb to intelligence (worth { $points })
cosmogenesis-hint-objectives = comes closer to planetary objectives (worth { $points })
cosmogenesis-hint-bodies = gives the system more to build on (worth { $points })
cosmogenesis-hint-supplies = stocks the belt and exotic objects for later (worth { $points })
cosmogenesis-aim-objective = works towards the objective "{ $name }" ({ $points } points)
cosmogenesis-aim-fulfilled = an orbit now fulfils the objective "{ $name }" ({ $points } points)

## What the coach has against a choice

cosmogenesis-regret-reveal = You can still reveal “{ $tile }” for { $points ->
    [one] { $points } point
   *[other] { $points } points
} this turn.
cosmogenesis-regret-reward = The reward of “{ $tile }” would come to nothing now, or to less.
cosmogenesis-regret-discard = { $count ->
    [one] You would give the whole element away for one asteroid.
   *[other] You would give the whole element away for { $count } asteroids.
}
cosmogenesis-regret-decline = You would get nothing for it.
cosmogenesis-regret-done = You can still do more this turn.

## Questions that the printed rules leave open, and what each answer means

cosmogenesis-ruling-counters = Can the small counters run out?
cosmogenesis-ruling-counters-unlimited = No: anything small stands in for them.
cosmogenesis-ruling-counters-limited = Yes: when all are in use no life arises, and a new exotic object receives fewer.
cosmogenesis-ruling-missing-comet = What lies on a comet's space when the reserve has no comet left?
cosmogenesis-ruling-missing-comet-asteroid = An asteroid lies there instead.
cosmogenesis-ruling-missing-comet-empty = The space stays empty in that round.
cosmogenesis-ruling-nothing-to-take = What happens when no element is left for a player to take?
cosmogenesis-ruling-nothing-to-take-go-on = The turn goes on with its second part.
cosmogenesis-ruling-nothing-to-take-turn-ends = The whole turn is over.
cosmogenesis-ruling-leftover-measured = By which planet is the moon measured that a collision leaves?
cosmogenesis-ruling-leftover-measured-after = By the planet as it is after the collision.
cosmogenesis-ruling-leftover-measured-before = By the planet as it was before the collision.
cosmogenesis-ruling-freed-tokens-first = May a collision use the tokens that it frees?
cosmogenesis-ruling-freed-tokens-first-true = Yes: they return to the reserve first.
cosmogenesis-ruling-freed-tokens-first-false = No: new tokens are taken before the old ones return.
cosmogenesis-ruling-growth-keeps-water = Does a body with water keep it when it grows?
cosmogenesis-ruling-growth-keeps-water-true = Yes, water and atmosphere stay.
cosmogenesis-ruling-growth-keeps-water-false = No, it dries up.
cosmogenesis-ruling-bacteria-survive = Do bacteria survive a collision?
cosmogenesis-ruling-bacteria-survive-true = Yes, only evolved life falls back.
cosmogenesis-ruling-bacteria-survive-false = No, a body that is hit loses its bacteria.
cosmogenesis-ruling-monolith-when-discarding = Does the monolith come with its asteroid even if the asteroid is discarded?
cosmogenesis-ruling-monolith-when-discarding-true = Yes, choosing the space is enough.
cosmogenesis-ruling-monolith-when-discarding-false = No, only if the asteroid goes into the belt.
cosmogenesis-ruling-taken-objectives = Do the others keep knowing which planetary objectives a player took?
cosmogenesis-ruling-taken-objectives-known = Yes, the table reminds everybody.
cosmogenesis-ruling-taken-objectives-hidden = No, everybody has to remember.
cosmogenesis-ruling-life-arises = Where can life arise?
cosmogenesis-ruling-life-arises-anywhere = On every terrestrial planet or moon.
cosmogenesis-ruling-life-arises-with-water = Only where there are water and atmosphere.
cosmogenesis-ruling-life-on-asteroids = Can life arise on an asteroid in an orbit?
cosmogenesis-ruling-life-on-asteroids-true = Yes, as on any moon.
cosmogenesis-ruling-life-on-asteroids-false = No, an asteroid is no terrestrial body.
cosmogenesis-ruling-evolution-outside = May rewards and icons let life evolve outside the habitable zone?
cosmogenesis-ruling-evolution-outside-true = Yes, in any orbit.
cosmogenesis-ruling-evolution-outside-false = No, life evolves only in the habitable zone.
cosmogenesis-ruling-objectives-met = May an orbit have more than a planetary objective asks for?
cosmogenesis-ruling-objectives-met-minimum = Yes, its numbers are the least that is needed.
cosmogenesis-ruling-objectives-met-exactly = No, sizes, numbers and steps of life must be exactly as they stand.
cosmogenesis-ruling-one-objective-per-orbit = How many planetary objectives can lie beside one orbit?
cosmogenesis-ruling-one-objective-per-orbit-true = One.
cosmogenesis-ruling-one-objective-per-orbit-false = Any number.
cosmogenesis-ruling-objectives-checked = When must an orbit meet its planetary objective?
cosmogenesis-ruling-objectives-checked-when-revealed = Only when the objective is revealed.
cosmogenesis-ruling-objectives-checked-also-at-end = Also at the end, or the objective scores nothing.
cosmogenesis-ruling-impossible-reward = What if a reward cannot be carried out?
cosmogenesis-ruling-impossible-reward-lost = It is lost; the objective may be revealed all the same.
cosmogenesis-ruling-impossible-reward-forbids = The objective cannot be revealed there.
cosmogenesis-ruling-rewards-declined = May a reward be declined?
cosmogenesis-ruling-rewards-declined-true = Yes, wherever it asks something.
cosmogenesis-ruling-rewards-declined-false = No, it is carried out as far as possible.
cosmogenesis-ruling-gained-comets-collide = May a comet from a reward or an icon collide at once?
cosmogenesis-ruling-gained-comets-collide-true = Yes, like a comet that a player makes.
cosmogenesis-ruling-gained-comets-collide-false = No, it goes into the belt.
cosmogenesis-ruling-exotic-icons = Which icon of an exotic object may be used?
cosmogenesis-ruling-exotic-icons-any = Any icon, also the same one again.
cosmogenesis-ruling-exotic-icons-each-once = Each icon once in the game.
cosmogenesis-ruling-impossible-icon = May an icon be used that cannot be carried out?
cosmogenesis-ruling-impossible-icon-refused = No, its counter is kept.
cosmogenesis-ruling-impossible-icon-spent = Yes, its counter is spent for nothing.
cosmogenesis-ruling-sector-iv-leftovers = What happens at the end of a round to what is left in sector IV?
cosmogenesis-ruling-sector-iv-leftovers-reserve = It returns to the reserve.
cosmogenesis-ruling-sector-iv-leftovers-stay = It stays on its spaces.
cosmogenesis-ruling-belt-ranking = Who is second when several share the most valuable belt?
cosmogenesis-ruling-belt-ranking-dense = Those with the next lower value.
cosmogenesis-ruling-belt-ranking-skipping = Nobody: the second place is taken.
cosmogenesis-ruling-empty-belt-scores = Can an empty belt score?
cosmogenesis-ruling-empty-belt-scores-true = Yes, if it is second or level with all others.
cosmogenesis-ruling-empty-belt-scores-false = No.

## Labels in the pictures of the rulebook

web-cosmogenesis-label-planet = planet
web-cosmogenesis-label-moon = moon
web-cosmogenesis-label-orbit = orbit
web-cosmogenesis-label-planetary = planetary objective
web-cosmogenesis-label-planetary-more = condition, reward, points
web-cosmogenesis-label-stellar = stellar objective
web-cosmogenesis-label-stellar-more = points for the whole system
web-cosmogenesis-label-exotic = exotic object
web-cosmogenesis-label-exotic-more = icons, and counters for their uses
## What is this?

cosmogenesis-what-sector-name = Sector { $sector }
cosmogenesis-what-sector-1 = Objectives: stellar ones in odd rounds, planetary ones in even rounds. Every round you take one thing from each of the four sectors.
cosmogenesis-what-sector-2 = Bodies and exotic objects out of the bag. Every round you take one thing from each of the four sectors.
cosmogenesis-what-sector-3 = Bodies and exotic objects out of the bag. Every round you take one thing from each of the four sectors.
cosmogenesis-what-sector-4 = Asteroids and comets, and the monolith. Every round you take one thing from each of the four sectors.
cosmogenesis-what-sector-done = You have taken from here in this round.
cosmogenesis-what-sector-open = You may still take from here in this round.
cosmogenesis-what-space-empty = An empty space
cosmogenesis-what-space = What lay here has been taken. It is filled again for the next round.
cosmogenesis-what-space-monolith = An asteroid and the monolith
cosmogenesis-what-taken = { $player } has taken it and is about to use it.
cosmogenesis-what-element = To take: { $element }
cosmogenesis-what-terrestrial = A rocky body. Make it the planet of your next orbit, the moon of a larger planet, or crash it into a body, which then grows by one size.
cosmogenesis-what-gas = A gas giant. It becomes a planet, never a moon; bodies of every size can be its moons, and a comet gives it rings.
cosmogenesis-what-comet = Throw it at a gas giant, which receives rings, or at a dry rock of size 3 or 4, which receives water and air. Or keep it in your belt.
cosmogenesis-what-asteroid = It goes into your belt and pays for the extra action of a turn: life, a comet, a small moon, a crash, more orbits.
cosmogenesis-what-round-name = The rounds
cosmogenesis-what-round = In a round everyone has four turns. Then life climbs one step on worlds with water in the habitable zone, and the sectors are filled anew.
cosmogenesis-what-round-now = This is round { $round } of { $rounds }.
cosmogenesis-what-bag-name = The bag
cosmogenesis-what-bag = From here the sectors II and III are filled.
cosmogenesis-what-left = { $count ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $count } are left.
}
cosmogenesis-what-deck-planetary = Deck of planetary objectives
cosmogenesis-what-deck-stellar = Deck of stellar objectives
cosmogenesis-what-deck = From here sector I is filled.
cosmogenesis-what-reserve-name = The reserve
cosmogenesis-what-reserve = Bodies that grow are swapped for tokens from here, asteroids and comets are taken from here. You may discard what you take for an asteroid.
cosmogenesis-what-reserve-now = Size 1 and 2: { $small }; size 3: { $three }; size 4: { $four }; asteroids: { $asteroids }; comets: { $comets }.
cosmogenesis-what-monolith-name = The monolith
cosmogenesis-what-monolith = Whoever takes the asteroid beside it takes the monolith as well, begins the next round, and scores a point if it is theirs at the end.
cosmogenesis-what-monolith-now = { $player } has it.
cosmogenesis-what-gain-name = A place for what you take
cosmogenesis-what-gain = Objectives and exotic objects that you keep lie here.
cosmogenesis-what-points = { $points ->
    [one] 1 point now.
   *[other] { $points } points now.
}
cosmogenesis-what-system-name = System of { $player }
cosmogenesis-what-system = A star, its orbits with planets and moons, and a belt. Touch it to look closer.
cosmogenesis-what-system-now = Planets: { $planets }.
cosmogenesis-what-star-name = Star of { $player }
cosmogenesis-what-star = Orbits are counted from here outwards, and planets fill them in that order.
cosmogenesis-what-zone-name = Habitable zone
cosmogenesis-what-zone = The first { $orbits } orbits. Only here does life climb at the end of each round, where there is water.
cosmogenesis-what-belt-name = Belt of { $player }
cosmogenesis-what-belt = Asteroids and comets wait here and pay for extra actions. At the end the most valuable belt scores { $first } points, the second { $second }.
cosmogenesis-what-belt-now = Asteroids: { $asteroids }; comets: { $comets }; worth { $value } in the comparison: { $points ->
    [one] 1 point as things stand.
   *[other] { $points } points as things stand.
}
cosmogenesis-what-expansion-name = Expansion
cosmogenesis-what-expansion = { $count ->
    [one] Once in the game an extra action opens more orbits for an asteroid: { $orbits } in all.
   *[other] Once in the game an extra action opens more orbits for { $count } asteroids: { $orbits } in all.
}
cosmogenesis-what-expansion-open = Not opened yet.
cosmogenesis-what-expansion-done = Opened.
cosmogenesis-what-secret-name = Secret objective of { $player }
cosmogenesis-what-secret = Kept from the set-up; only its owner knows it. It scores if it is revealed before the game ends.
cosmogenesis-what-secret-now = Secret ones: { $count }.
cosmogenesis-what-orbit-name = Orbit { $orbit }
cosmogenesis-what-orbit = It holds one planet with up to three moons. Planets fill the orbits from the star outwards; none is skipped.
cosmogenesis-what-orbit-planet = Its planet: { $body }.
cosmogenesis-what-orbit-next = The next planet goes here.
cosmogenesis-what-orbit-empty = Still without a planet.
cosmogenesis-what-orbit-warm = It lies in the habitable zone.
cosmogenesis-what-orbit-cold = It lies outside the habitable zone: life does not climb here.
cosmogenesis-what-moons-name = Moons of orbit { $orbit }
cosmogenesis-what-moons = A moon must be smaller than its planet; every rock is smaller than a gas giant.
cosmogenesis-what-moons-now = { $count } of { $all } moons are here.
cosmogenesis-what-slot-name = Place for an objective at orbit { $orbit }
cosmogenesis-what-slot = Reveal a planetary objective here with an extra action once the orbit meets it. One objective for each orbit.
cosmogenesis-what-slot-free = It is free.
cosmogenesis-what-slot-taken = It is taken.
cosmogenesis-what-life-name = Life in orbit { $orbit }
cosmogenesis-what-life = { $price ->
    [one] It begins as a bacterium, for an asteroid as an extra action, and climbs to intelligent life. It scores only with water.
   *[other] It begins as a bacterium, for { $price } asteroids as an extra action, and climbs to intelligent life. It scores only with water.
}
cosmogenesis-what-life-none = Nothing lives here.
cosmogenesis-what-life-level = Here lives: { $level } ({ $points ->
    [0] no points yet
    [one] 1 point
   *[other] { $points } points
}).
cosmogenesis-what-life-still = It does not climb: that takes water in the habitable zone.
cosmogenesis-what-life-climbs = It climbs one step a round; left alone until the end: { $level }.
cosmogenesis-what-body-is = It is: { $body }.
cosmogenesis-what-ringed = It has its rings.
cosmogenesis-what-unringed = A comet would give it rings.
cosmogenesis-what-asteroid-moon = An asteroid as a moon: it counts as size 1, and a crash makes it a rock of size 2.
cosmogenesis-what-rock = A rocky world. A crash makes it one size larger, up to 4; a comet brings water to sizes 3 and 4; life can begin on it.
cosmogenesis-what-dry = It is dry: a comet would bring water and air.
cosmogenesis-what-small = It is too small to hold water.
cosmogenesis-what-plan-name = Planetary objective “{ $tile }”
cosmogenesis-what-plan = One of your orbits must have: { $needs }. Then an extra action reveals it for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Reward at once: { $reward }.
cosmogenesis-what-plan-revealed = { $player } has revealed it at orbit { $orbit }.
cosmogenesis-what-plan-no-orbit = No orbit with a planet is free for it yet.
cosmogenesis-what-plan-ready = Orbit { $orbit } meets it: reveal it with an extra action.
cosmogenesis-what-plan-now = { $met ->
    [0] None of your orbits has any of it yet. Missing: { $lacking }.
   *[other] Orbit { $orbit } comes closest: { $met } of { $all } things are there; still missing: { $lacking }.
}
cosmogenesis-what-stellar-name = Stellar objective “{ $tile }”
cosmogenesis-what-stellar = Scores at the end for your whole system: { $rule }.
cosmogenesis-what-stellar-now = { $player } has { $count }: { $points ->
    [one] 1 point as things stand.
   *[other] { $points } points as things stand.
}
cosmogenesis-what-stellar-next = { $count } would bring { $points }.
cosmogenesis-what-exotic-name = Exotic object “{ $tile }”
cosmogenesis-what-exotic = Once a turn you may use it for one of these: { $icons }. Each use spends a counter. At the end it scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cosmogenesis-what-exotic-now = { $count ->
    [0] It is used up.
    [one] 1 use is left.
   *[other] { $count } uses are left.
}

## The goal, the moment, and what happens for the first time

cosmogenesis-goal = { $moment } The goal: most points after six rounds.
cosmogenesis-moment-keep = Now: the secret plan that your system will work towards.
cosmogenesis-moment-element = { $turns ->
    [one] Now: take something, the last of this round.
   *[other] Now: take something; { $turns } sectors are still open to you in this round.
}
cosmogenesis-moment-last-round = { $turns ->
    [one] Your last turn: reveal an objective if you can.
   *[other] The last round, { $turns } turns: objectives score only if they are revealed.
}
cosmogenesis-moment-use = Now: use what you took.
cosmogenesis-moment-extra = Now: an extra action if you like; asteroids pay for most.
cosmogenesis-note-lapsed = Nothing was left in the sectors still open: this turn brings no element.
cosmogenesis-note-monolith = Whoever has the monolith begins the next round.
cosmogenesis-note-collided = The body that is hit grows by one size; the one that hits shrinks by one, and what is left becomes a moon.
cosmogenesis-note-extinction = A crash throws life back to bacteria.
cosmogenesis-note-fourth-moon = Three moons are the limit: what is left over is lost.
cosmogenesis-note-struck = Comets give gas giants rings, and dry rocks of size 3 or 4 water and air.
cosmogenesis-note-exotic = Each use of an exotic object spends a counter. At the end it is worth points, used up or not.
cosmogenesis-note-stellar = A stellar objective scores at the end, for the whole system. Nothing has to be revealed.
cosmogenesis-note-planetary = A planetary objective scores only if it is revealed: an extra action, once an orbit meets it.
cosmogenesis-note-discarded = Whatever you take can be traded for an asteroid instead.
cosmogenesis-note-life = Life climbs one step each round, but only with water and in the habitable zone.
cosmogenesis-note-expanded = Two more orbits: room for planets, and for objectives.
cosmogenesis-note-revealed = A revealed objective scores its points and pays its reward at once. One objective for each orbit.
cosmogenesis-note-reward-lost = Nothing here could use this reward: it is lost.
cosmogenesis-note-evolved = At the end of each round life climbs where there is water in the habitable zone.
cosmogenesis-progress-plan = { $met ->
    [0] orbit { $orbit }: not yet
   *[other] orbit { $orbit }: { $met } of { $all }
}
cosmogenesis-progress-ready = orbit { $orbit }: ready!
cosmogenesis-progress-stellar = { $count } now: { $points ->
    [one] 1 point
   *[other] { $points } points
}
