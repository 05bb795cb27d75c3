### Bots: levels, hints, analyses, tournaments.

level-comet = Comet
level-moon = Moon
level-planet = Planet
level-star = Star
level-galaxy = Galaxy
