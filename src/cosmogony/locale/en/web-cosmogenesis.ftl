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
