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

## Das Spielmaterial

web-cosmogenesis-pieces-terrestrial = Erdähnliche Körper
web-cosmogenesis-pieces-gas = Gasriesen
web-cosmogenesis-pieces-loose = Asteroiden, Kometen, Monolith
web-cosmogenesis-piece-terrestrial = Wird Planet oder Mond, oder kollidiert und lässt einen anderen Körper wachsen. Ein Komet bringt den Größen 3 und 4 Wasser und Atmosphäre.
web-cosmogenesis-piece-gas = Wird Planet, nie Mond, und jeder andere Körper kann sein Mond sein. Ein Komet bringt ihm Ringe.
web-cosmogenesis-piece-asteroids = Asteroid
web-cosmogenesis-piece-asteroids-more = { $count } im Vorrat. Er wartet im Gürtel, bezahlt Nebenaktionen, wird ein Mond der Größe 1 oder kollidiert.
web-cosmogenesis-piece-comet = Komet
web-cosmogenesis-piece-comet-more = { $count } im Vorrat, jeder für { $price } Asteroiden. Er wartet im Gürtel oder schlägt ein: Ein Gasriese bekommt Ringe, ein erdähnlicher Körper der Größe 3 oder 4 Wasser und Atmosphäre.
web-cosmogenesis-piece-monolith = Monolith
web-cosmogenesis-piece-monolith-more = Wer den Asteroiden auf seinem Feld nimmt, erhält ihn und beginnt die nächste Runde. Am Ende bringt er { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-cosmogenesis-piece-life = Stufe { $step } des Lebens. Auf einem Körper mit Wasser bringt sie am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-cosmogenesis-piece-exotic = Ein Spielstein für jedes Symbol, jede Verwendung kostet einen: { $icons }. Am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
