### Das Spielbrett von Cosmogenesis im Browser.

web-cosmogenesis-round = Runde { $round } von 6
web-cosmogenesis-evolution = Nach vier Zügen für alle endet die Runde; dann steigt das Leben auf Welten mit Wasser in der habitablen Zone eine Stufe.
web-cosmogenesis-centre = Mitte
web-cosmogenesis-mine = Meins
web-cosmogenesis-others = Andere
web-cosmogenesis-open = Das System von { $player } ansehen
web-cosmogenesis-back = System von { $player } – zurück zu meinem
web-cosmogenesis-sector = Sektor { $sector }
web-cosmogenesis-sector-done = Sektor { $sector }: hier hast du in dieser Runde schon genommen
web-cosmogenesis-habitable = Habitable Zone
web-cosmogenesis-expansion = Erweiterung: Umlaufbahnen 6 und 7
web-cosmogenesis-orbit = Umlaufbahn { $orbit }: { $bodies }
web-cosmogenesis-hand = Hand
web-cosmogenesis-returned = Zurückgelegt: im Stapel
web-cosmogenesis-belt-scores = Der Asteroidengürtel bringt zurzeit { $points }
web-cosmogenesis-secret = geheimes planetares Ziel
web-cosmogenesis-nothing = { $player } hat noch keine Ziele oder astronomischen Objekte.
web-cosmogenesis-reward = Belohnung
web-cosmogenesis-reserve = Vorrat
web-cosmogenesis-bag = Plättchen im Beutel
web-cosmogenesis-deck-planetary = Planetare Ziele im Stapel: { $left }
web-cosmogenesis-deck-stellar = Stellare Ziele im Stapel: { $left }

## Ein oder zwei Buchstaben für jede Farbe der Gasriesen, alle verschieden

web-cosmogenesis-letter-red = R
web-cosmogenesis-letter-green = Gr
web-cosmogenesis-letter-blue = B
web-cosmogenesis-letter-yellow = Ge
web-cosmogenesis-letter-violet = V
