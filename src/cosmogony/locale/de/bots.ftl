### Bots: Stufen, Tipps, Analysen, Turniere.

level-comet = Komet
level-moon = Mond
level-planet = Planet
level-star = Stern
level-galaxy = Galaxie
