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
