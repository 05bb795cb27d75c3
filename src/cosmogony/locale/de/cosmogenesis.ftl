### Cosmogenesis.

cosmogenesis-title = Cosmogenesis
cosmogenesis-tagline = Forme Planeten, Monde und Leben um einen jungen Stern.

## Körper und Elemente; Elemente stehen im Akkusativ

cosmogenesis-colour-red = rot
cosmogenesis-colour-green = grün
cosmogenesis-colour-blue = blau
cosmogenesis-colour-yellow = gelb
cosmogenesis-colour-violet = violett
cosmogenesis-body-terrestrial = erdähnlich, Größe { $size }
cosmogenesis-body-wet = erdähnlich, Größe { $size }, mit Wasser
cosmogenesis-body-asteroid = Asteroid
cosmogenesis-body-gas = Gasriese, Größe { $size }, { $colour }
cosmogenesis-body-gas-ringed = Gasriese, Größe { $size }, { $colour }, mit Ringen
cosmogenesis-element-terrestrial = einen erdähnlichen Körper der Größe { $size }
cosmogenesis-element-gas = einen Gasriesen der Größe { $size } ({ $colour })
cosmogenesis-element-asteroids = { $count ->
    [one] einen Asteroiden
   *[other] { $count } Asteroiden
}
cosmogenesis-element-comet = einen Kometen
cosmogenesis-element-exotic = das astronomische Objekt „{ $tile }“
cosmogenesis-element-stellar = das stellare Ziel „{ $tile }“
cosmogenesis-element-planetary = das planetare Ziel „{ $tile }“
cosmogenesis-life-bacterium = Bakterien
cosmogenesis-life-jellyfish = Quallen
cosmogenesis-life-fish = Fische
cosmogenesis-life-lizard = Echsen
cosmogenesis-life-intelligent = intelligentes Leben

## Orte

cosmogenesis-with-planet = mit dem Planeten von Umlaufbahn { $orbit }
cosmogenesis-with-moon = mit Mond { $letter } von Umlaufbahn { $orbit }
cosmogenesis-on-planet = auf dem Planeten von Umlaufbahn { $orbit }
cosmogenesis-on-moon = auf Mond { $letter } von Umlaufbahn { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } und { $rest }
cosmogenesis-or = { $first } oder { $rest }
cosmogenesis-name = { $name }

## Anforderungen und Maße

cosmogenesis-need-planet = { $count ->
   *[other] ein Planet
}
cosmogenesis-need-moon = { $count ->
    [one] ein Mond
   *[other] { $count } Monde
}
cosmogenesis-need-body = { $count ->
    [one] ein Planet oder Mond
   *[other] { $count } Planeten oder Monde
}
cosmogenesis-need-moon-sizes = Monde in { $count } verschiedenen Größen
cosmogenesis-with-properties = { $bodies } ({ $properties })
cosmogenesis-property-terrestrial = erdähnlich
cosmogenesis-property-gas = Gasriese
cosmogenesis-property-asteroid = Asteroid
cosmogenesis-property-wet = mit Wasser
cosmogenesis-property-dry = ohne Wasser
cosmogenesis-property-ringed = mit Ringen
cosmogenesis-property-plain = ohne Ringe
cosmogenesis-property-life = mit Leben
cosmogenesis-property-one-smaller = genau eine Größe kleiner als sein Planet
cosmogenesis-property-size-exactly = Größe { $number }
cosmogenesis-property-size-least = ab Größe { $number }
cosmogenesis-property-life-exactly = { $level }
cosmogenesis-property-life-least = { $level } oder höher
cosmogenesis-property-moons-exactly = { $number ->
    [0] ohne Monde
    [one] mit genau 1 Mond
   *[other] mit genau { $number } Monden
}
cosmogenesis-property-moons-least = { $number ->
    [one] mit einem Mond
   *[other] mit { $number } Monden
}
cosmogenesis-property-orbit-exactly = in Umlaufbahn { $number }
cosmogenesis-property-orbit-least = ab Umlaufbahn { $number }
cosmogenesis-measure-planet = Planeten
cosmogenesis-measure-moon = Monde
cosmogenesis-measure-body = Planeten und Monde
cosmogenesis-measure-comets = Kometen im Asteroidengürtel
cosmogenesis-measure-asteroids = Asteroiden im Asteroidengürtel
cosmogenesis-measure-exotic-objects = astronomische Objekte
cosmogenesis-measure-revealed-objectives = aufgedeckte planetare Ziele
cosmogenesis-measure-sets-of-sizes = vollständige Sätze erdähnlicher Körper der Größen 1, 2, 3 und 4
cosmogenesis-measure-life-levels = verschiedene Evolutionsstufen
cosmogenesis-measure-alternations = Paare benachbarter Umlaufbahnen mit einem erdähnlichen Planeten und einem Gasriesen
cosmogenesis-measure-gas-giant-colours = Farben von Gasriesen
cosmogenesis-measure-gas-giants-of-one-colour = Gasriesen einer Farbe

## Belohnungen und Symbole

cosmogenesis-effect-asteroids = { $count ->
    [one] ein Asteroid
   *[other] { $count } Asteroiden
}
cosmogenesis-effect-comet = ein Komet
cosmogenesis-effect-action = eine Nebenaktion
cosmogenesis-effect-evolve = Evolution
cosmogenesis-effect-life = Leben
cosmogenesis-effect-evolve-here = Evolution in dieser Umlaufbahn
cosmogenesis-effect-life-here = Leben in dieser Umlaufbahn
cosmogenesis-effect-none = keine
cosmogenesis-text-planetary = { $name }: { $needs }. Belohnung: { $reward }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cosmogenesis-details-planetary = { $needs }. Belohnung: { $reward }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cosmogenesis-text-stellar = { $name }: { $rule }
cosmogenesis-rule-each = { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}: { $what }
cosmogenesis-rule-table = { $points } Punkte für { $counts }: { $what }

## Astronomische Objekte

cosmogenesis-exotic-brown-dwarf = Brauner Zwerg
cosmogenesis-exotic-wormhole = Wurmloch
cosmogenesis-exotic-protoplanetary-nebula = Protoplanetarer Nebel
cosmogenesis-exotic-dark-matter-halo = Halo aus dunkler Materie
cosmogenesis-exotic-black-hole = Schwarzes Loch
cosmogenesis-exotic-white-dwarf = Weißer Zwerg
cosmogenesis-exotic-pulsar = Pulsar
cosmogenesis-exotic-magnetar = Magnetar
cosmogenesis-exotic-quasar = Quasar
cosmogenesis-exotic-supernova-remnant = Supernovaüberrest

## Planetare Ziele

cosmogenesis-planetary-cradle = Wiege
cosmogenesis-planetary-pale-blue-dot = Blassblauer Punkt
cosmogenesis-planetary-double-world = Doppelwelt
cosmogenesis-planetary-great-rock = Großer Fels
cosmogenesis-planetary-ocean-world = Ozeanwelt
cosmogenesis-planetary-anvil = Amboss
cosmogenesis-planetary-three-lanterns = Drei Laternen
cosmogenesis-planetary-pebble-court = Kieselhof
cosmogenesis-planetary-hermit = Einsiedler
cosmogenesis-planetary-outpost = Außenposten
cosmogenesis-planetary-scorched-giant = Versengter Riese
cosmogenesis-planetary-halo = Strahlenkranz
cosmogenesis-planetary-shepherds = Hirten
cosmogenesis-planetary-lord-of-moons = Herr der Monde
cosmogenesis-planetary-jewelled-court = Juwelenhof
cosmogenesis-planetary-colossus = Koloss
cosmogenesis-planetary-ringed-colossus = Beringter Koloss
cosmogenesis-planetary-hidden-ocean = Verborgener Ozean
cosmogenesis-planetary-forest-moon = Waldmond
cosmogenesis-planetary-captured-world = Gefangene Welt
cosmogenesis-planetary-staircase = Treppe
cosmogenesis-planetary-two-seas = Zwei Meere
cosmogenesis-planetary-panspermia = Panspermie
cosmogenesis-planetary-old-shore = Altes Ufer
cosmogenesis-planetary-frontier = Grenzland

## Stellare Ziele

cosmogenesis-stellar-comet-swarm = Kometenschwarm
cosmogenesis-stellar-rubble-field = Trümmerfeld
cosmogenesis-stellar-cabinet-of-wonders = Wunderkammer
cosmogenesis-stellar-moonrise = Mondaufgang
cosmogenesis-stellar-ring-keeper = Hüter der Ringe
cosmogenesis-stellar-many-hues = Farbenspiel
cosmogenesis-stellar-kindred-giants = Verwandte Riesen
cosmogenesis-stellar-titans = Titanen
cosmogenesis-stellar-blue-worlds = Blaue Welten
cosmogenesis-stellar-seeds-of-life = Saat des Lebens
cosmogenesis-stellar-great-minds = Große Geister
cosmogenesis-stellar-tree-of-life = Baum des Lebens
cosmogenesis-stellar-giants-of-stone = Riesen aus Stein
cosmogenesis-stellar-full-ladder = Volle Leiter
cosmogenesis-stellar-crowded-skies = Voller Himmel
cosmogenesis-stellar-lone-worlds = Einsame Welten
cosmogenesis-stellar-long-reach = Weiter Arm
cosmogenesis-stellar-alternation = Wechselspiel
cosmogenesis-stellar-grand-design = Großer Plan

## Was man tun kann

cosmogenesis-do-keep = Behalte { $text }
cosmogenesis-do-take = Nimm { $element } aus Sektor { $sector }
cosmogenesis-do-take-tile = Nimm { $element } aus Sektor { $sector } ({ $details })
cosmogenesis-do-take-monolith = Nimm { $element } und den Monolithen aus Sektor { $sector }
cosmogenesis-do-keep-monolith = Nimm { $element } aus Sektor { $sector } und behalte den Monolithen
cosmogenesis-do-planet = Mach ihn zum Planeten von Umlaufbahn { $orbit }
cosmogenesis-do-moon = Mach ihn zum Mond in Umlaufbahn { $orbit } ({ $planet })
cosmogenesis-do-collide = Lass ihn { $target } kollidieren: Dieser wächst auf Größe { $size }
cosmogenesis-do-collide-moon = Lass ihn { $target } kollidieren: Dieser wächst auf Größe { $size }, und ein Mond der Größe { $moon } bleibt übrig
cosmogenesis-do-collide-fourth = Lass ihn { $target } kollidieren: Dieser wächst auf Größe { $size }, und der Rest kehrt in den Vorrat zurück
cosmogenesis-do-strike-taken = Lass den Kometen { $target } kollidieren
cosmogenesis-do-belt-comet = Lege den Kometen in deinen Asteroidengürtel
cosmogenesis-do-belt-asteroids = { $count ->
    [one] Lege den Asteroiden in deinen Asteroidengürtel
   *[other] Lege die { $count } Asteroiden in deinen Asteroidengürtel
}
cosmogenesis-do-gain-exotic = Bring es in dein System
cosmogenesis-do-gain-stellar = Lege es an deine Systemtafel an
cosmogenesis-do-gain-planetary = Nimm es auf die Hand
cosmogenesis-do-discard = { $count ->
    [one] Lege das Element für einen Asteroiden ab
   *[other] Lege das Element für { $count } Asteroiden ab
}
cosmogenesis-do-asteroid-moon = Bring einen Asteroiden deines Gürtels als Mond in Umlaufbahn { $orbit } ({ $planet })
cosmogenesis-do-asteroid-collide = Lass einen Asteroiden deines Gürtels { $target } kollidieren: Dieser wächst auf Größe { $size }
cosmogenesis-do-strike = Lass einen Kometen deines Gürtels { $target } kollidieren
cosmogenesis-do-strike-new = Lass den neuen Kometen { $target } kollidieren
cosmogenesis-do-comet = { $count ->
    [one] Tausche einen Asteroiden deines Gürtels gegen einen Kometen
   *[other] Tausche { $count } Asteroiden deines Gürtels gegen einen Kometen
}
cosmogenesis-do-life = { $count ->
    [one] Erschaffe Leben { $place } für einen Asteroiden
   *[other] Erschaffe Leben { $place } für { $count } Asteroiden
}
cosmogenesis-do-life-free = Erschaffe Leben { $place }
cosmogenesis-do-evolve = Entwickle das Leben { $place } weiter zu: { $level }
cosmogenesis-do-expand = { $count ->
    [one] Erweitere dein System für einen Asteroiden
   *[other] Erweitere dein System für { $count } Asteroiden
}
cosmogenesis-do-reveal = Decke „{ $tile }“ an Umlaufbahn { $orbit } auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Belohnung: { $reward }
cosmogenesis-do-use = Verwende „{ $tile }“: { $effect }
cosmogenesis-do-done = Beende deinen Zug

cosmogenesis-prompt-keep = Wähle das planetare Ziel, das du behältst; das andere kommt zurück in den Stapel.
cosmogenesis-prompt-element = Nimm ein Element aus einem Sektor, aus dem du noch nichts genommen hast.
cosmogenesis-prompt-use = Wähle, wie du { $element } verwendest.
cosmogenesis-prompt-extra = { $count ->
    [0] Du kannst astronomische Objekte verwenden oder deinen Zug beenden.
    [one] Du kannst eine Nebenaktion durchführen und astronomische Objekte verwenden oder deinen Zug beenden.
   *[other] Du kannst { $count } Nebenaktionen durchführen und astronomische Objekte verwenden oder deinen Zug beenden.
}
cosmogenesis-prompt-comet = Wähle, was mit dem neuen Kometen geschieht.
cosmogenesis-prompt-life = Wähle, wo Leben entsteht.
cosmogenesis-prompt-evolve = Wähle, wo sich Leben weiterentwickelt.

## Was geschah

cosmogenesis-event-round = Runde { $round } beginnt; { $player } fängt an.
cosmogenesis-event-kept-bottom = Du behältst „{ $kept }“ und legst „{ $returned }“ unter den Stapel.
cosmogenesis-event-kept-top = Du behältst „{ $kept }“ und legst „{ $returned }“ auf den Stapel.
cosmogenesis-event-kept-one = { $player } behält ein planetares Ziel und legt eines zurück.
cosmogenesis-event-took = { $player } nimmt { $element } aus Sektor { $sector }.
cosmogenesis-event-lapsed = In Sektor { $sector } ist nichts mehr da, das { $player } nehmen könnte.
cosmogenesis-event-monolith = { $player } nimmt den Monolithen.
cosmogenesis-event-planet-terrestrial = { $player } macht ihn zum Planeten von Umlaufbahn { $orbit }: erdähnlich, Größe { $size }.
cosmogenesis-event-planet-gas = { $player } macht ihn zum Planeten von Umlaufbahn { $orbit }: Gasriese der Größe { $size }.
cosmogenesis-event-moon = { $player } macht ihn zum Mond der Größe { $size } in Umlaufbahn { $orbit }.
cosmogenesis-event-asteroid-moon = { $player } bringt einen Asteroiden als Mond in Umlaufbahn { $orbit }.
cosmogenesis-event-collided = { $player } lässt { $element } { $target } kollidieren, der auf Größe { $size } wächst.
cosmogenesis-event-extinction = Massensterben { $place } (bisher: { $level }).
cosmogenesis-event-leftover = In Umlaufbahn { $orbit } bleibt ein Mond der Größe { $size } übrig.
cosmogenesis-event-fourth-moon = Umlaufbahn { $orbit } hat genug Monde: Der Rest kehrt in den Vorrat zurück.
cosmogenesis-event-struck-rings = { $player } lässt einen Kometen { $target } kollidieren: Ringe entstehen.
cosmogenesis-event-struck-water = { $player } lässt einen Kometen { $target } kollidieren: Wasser und Atmosphäre entstehen.
cosmogenesis-event-belt-asteroids = { $player } legt { $count ->
    [one] einen Asteroiden
   *[other] { $count } Asteroiden
} in den Asteroidengürtel.
cosmogenesis-event-belt-comet = { $player } legt einen Kometen in den Asteroidengürtel.
cosmogenesis-event-gained-exotic = { $player } bringt „{ $tile }“ ins eigene System.
cosmogenesis-event-gained-stellar = { $player } legt „{ $tile }“ an die Systemtafel an.
cosmogenesis-event-gained-planetary = { $player } nimmt „{ $tile }“ auf die Hand.
cosmogenesis-event-discarded = { $player } legt { $element } ab und erhält { $count ->
    [one] einen Asteroiden
   *[other] { $count } Asteroiden
}.
cosmogenesis-event-comet = { $player } tauscht { $count ->
    [one] einen Asteroiden
   *[other] { $count } Asteroiden
} gegen einen Kometen.
cosmogenesis-event-life = { $player } erschafft Leben { $place }.
cosmogenesis-event-expanded = { $player } erweitert das eigene System.
cosmogenesis-event-revealed = { $player } deckt „{ $tile }“ an Umlaufbahn { $orbit } auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cosmogenesis-event-reward-lost = Eine Belohnung für { $player } verfällt: { $effect }.
cosmogenesis-event-used = { $player } verwendet „{ $tile }“: { $effect }.
cosmogenesis-event-evolved = Bei { $player } entwickelt sich das Leben { $place }: { $level }.
cosmogenesis-event-action = { $player } erhält eine weitere Nebenaktion.
cosmogenesis-event-over = Die sechste Runde ist vorbei, und mit ihr das Spiel.

## Warum eine Aktion erlaubt ist

cosmogenesis-legal-keep = Du darfst jedes deiner beiden planetaren Ziele behalten.
cosmogenesis-legal-take = Du hast in dieser Runde noch nichts aus Sektor { $sector } genommen.
cosmogenesis-legal-take-monolith = Dieser Asteroid bringt den Monolithen und damit den Beginn der nächsten Runde.
cosmogenesis-legal-planet = Ein Planet kommt in die erste freie Umlaufbahn, hier Umlaufbahn { $orbit }.
cosmogenesis-legal-moon = Der Planet ist größer und hat Platz für einen Mond.
cosmogenesis-legal-collide = Der getroffene Körper wächst auf Größe { $size }.
cosmogenesis-legal-strike-gas = Ein Komet verleiht einem Gasriesen Ringe.
cosmogenesis-legal-strike-terrestrial = Ein Komet verleiht einem Körper der Größe 3 oder 4 Wasser und Atmosphäre.
cosmogenesis-legal-belt = Der Asteroidengürtel fasst beliebig viele Asteroiden und Kometen.
cosmogenesis-legal-gain = Du darfst beliebig viele astronomische Objekte und Ziele haben.
cosmogenesis-legal-discard = Jedes Element darf abgelegt statt verwendet werden.
cosmogenesis-legal-done = Der zweite Teil eines Zuges ist freiwillig.
cosmogenesis-legal-comet = Du hast die Asteroiden, und der Vorrat hat einen Kometen.
cosmogenesis-legal-expand = Ein Mal in der Partie darf ein System wachsen, hier auf { $orbits } Umlaufbahnen.
cosmogenesis-legal-life = Leben kann auf jedem erdähnlichen Planeten oder Mond ohne Leben entstehen.
cosmogenesis-legal-evolve = Eine Belohnung oder ein Symbol bringt Leben auf einem Körper mit Wasser um eine Stufe voran.
cosmogenesis-legal-reveal = Umlaufbahn { $orbit } erfüllt die Anforderungen von „{ $tile }“.
cosmogenesis-legal-exotic = { $counters ->
    [one] Das Objekt hat noch einen Spielstein.
   *[other] Das Objekt hat noch { $counters } Spielsteine.
}

## Warum eine Aktion nicht erlaubt ist

cosmogenesis-illegal-over = Das Spiel ist vorbei.
cosmogenesis-illegal-unknown = Eine solche Aktion gibt es nicht.
cosmogenesis-illegal-keep-is-past = Der Spielaufbau ist vorbei: Die planetaren Ziele sind gewählt.
cosmogenesis-illegal-keep-first = Wähle zuerst, welches planetare Ziel du behältst.
cosmogenesis-illegal-not-offered = „{ $tile }“ gehört nicht zu den beiden, aus denen du wählst.
cosmogenesis-illegal-taken-already = Du hast in diesem Zug schon ein Element genommen.
cosmogenesis-illegal-take-first = Nimm zuerst ein Element von der Kosmostafel.
cosmogenesis-illegal-sector-done = Du hast in dieser Runde schon aus Sektor { $sector } genommen.
cosmogenesis-illegal-space-unused = Dieses Feld von Sektor { $sector } bleibt mit { $players } Personen frei.
cosmogenesis-illegal-space-empty = Auf diesem Feld von Sektor { $sector } liegt nichts.
cosmogenesis-illegal-space-alike = Auf Feld { $space } von Sektor { $sector } liegt das Gleiche: Nimm das.
cosmogenesis-illegal-use-first = Verwende zuerst das genommene Element.
cosmogenesis-illegal-not-a-planet = Nur ein erdähnlicher Körper oder ein Gasriese wird zum Planeten.
cosmogenesis-illegal-no-free-orbit = Alle { $orbits } Umlaufbahnen haben einen Planeten.
cosmogenesis-illegal-gas-moon = Ein Gasriese wird nie zum Mond.
cosmogenesis-illegal-not-a-body = Nur ein erdähnlicher Körper wird zum Mond.
cosmogenesis-illegal-no-planet = Umlaufbahn { $orbit } hat keinen Planeten.
cosmogenesis-illegal-planet-too-small = Der Planet von Umlaufbahn { $orbit } hat Größe { $planet }: zu klein für einen Mond der Größe { $moon }.
cosmogenesis-illegal-moons-full = Umlaufbahn { $orbit } hat schon { $moons } Monde.
cosmogenesis-illegal-cannot-collide = So kollidieren nur erdähnliche Körper und Asteroiden.
cosmogenesis-illegal-nothing-there = Dort ist nichts.
cosmogenesis-illegal-collide-gas = Mit einem Gasriesen kollidieren nur Kometen.
cosmogenesis-illegal-largest = Ein Körper der Größe 4 kann nicht wachsen und daher nicht getroffen werden.
cosmogenesis-illegal-moon-too-large = Der Mond würde auf Größe { $moon } wachsen, aber sein Planet hat Größe { $planet }.
cosmogenesis-illegal-leftover-too-large = Ein Mond der Größe { $moon } bliebe übrig, aber sein Planet hat Größe { $planet }.
cosmogenesis-illegal-fourth-moon = Was übrig bliebe, wäre ein vierter Mond.
cosmogenesis-illegal-reserve-empty = Der Vorrat hat kein Plättchen der Größe { $size } mehr.
cosmogenesis-illegal-moon-alike = Ein anderer Mond dieser Umlaufbahn ist gleich: Wähle ihn.
cosmogenesis-illegal-not-a-comet = Du hast keinen Kometen genommen.
cosmogenesis-illegal-ringed-already = Dieser Gasriese hat schon Ringe.
cosmogenesis-illegal-wet-already = Dieser Körper hat schon Wasser und Atmosphäre.
cosmogenesis-illegal-too-small-for-water = Ein Körper der Größe { $size } hält kein Wasser: Es braucht Größe 3 oder 4.
cosmogenesis-illegal-not-for-belt = Nur Asteroiden und Kometen kommen in den Asteroidengürtel.
cosmogenesis-illegal-nothing-to-gain = Nur astronomische Objekte und Ziele werden so behalten.
cosmogenesis-illegal-discard-asteroid = Einen Asteroiden für einen Asteroiden abzulegen ändert nichts.
cosmogenesis-illegal-comet-first = Wähle zuerst, was mit dem neuen Kometen geschieht.
cosmogenesis-illegal-life-first = Wähle zuerst, wo Leben entsteht.
cosmogenesis-illegal-evolve-first = Wähle zuerst, wo sich Leben weiterentwickelt.
cosmogenesis-illegal-evolve-by-icon = Im Zug entwickelt sich Leben nur durch eine Belohnung oder ein Symbol weiter.
cosmogenesis-illegal-element-used = Du hast das Element dieses Zuges schon verwendet.
cosmogenesis-illegal-no-action-left = Du hast in diesem Zug keine Nebenaktion mehr.
cosmogenesis-illegal-no-comet = In deinem Asteroidengürtel ist kein Komet.
cosmogenesis-illegal-no-comet-left = Der Vorrat hat keinen Kometen mehr.
cosmogenesis-illegal-too-few-asteroids = Das kostet { $price ->
    [one] einen Asteroiden
   *[other] { $price } Asteroiden
} deines Gürtels; du hast { $asteroids }.
cosmogenesis-illegal-expanded-already = Dein System ist schon erweitert.
cosmogenesis-illegal-life-on-gas = Auf einem Gasriesen entsteht kein Leben.
cosmogenesis-illegal-life-on-asteroid = Auf einem Asteroiden entsteht kein Leben.
cosmogenesis-illegal-life-already = Dort ist schon Leben.
cosmogenesis-illegal-other-orbit = Die Belohnung gilt für Umlaufbahn { $orbit }.
cosmogenesis-illegal-evolve-dry = Leben entwickelt sich nur mit Wasser und Atmosphäre weiter.
cosmogenesis-illegal-evolve-nothing = Dort ist kein Leben.
cosmogenesis-illegal-evolve-intelligent = Intelligentes Leben entwickelt sich nicht weiter.
cosmogenesis-illegal-not-in-hand = „{ $tile }“ ist nicht auf deiner Hand.
cosmogenesis-illegal-orbit-assigned = An Umlaufbahn { $orbit } liegt schon ein planetares Ziel: „{ $tile }“.
cosmogenesis-illegal-does-not-fit = Umlaufbahn { $orbit } erfüllt die Anforderungen von „{ $tile }“ nicht: { $needs }.
cosmogenesis-illegal-reward-impossible = Die Belohnung von „{ $tile }“ lässt sich nicht ausführen.
cosmogenesis-illegal-not-your-exotic = „{ $tile }“ gehört nicht zu deinem System.
cosmogenesis-illegal-exotic-empty = „{ $tile }“ hat keinen Spielstein mehr.
cosmogenesis-illegal-exotic-used = Du hast „{ $tile }“ in diesem Zug schon verwendet.
cosmogenesis-illegal-no-such-icon = „{ $tile }“ hat kein solches Symbol.
cosmogenesis-illegal-icon-spent = Dieses Symbol von „{ $tile }“ ist verbraucht.
cosmogenesis-illegal-icon-alike = „{ $tile }“ hat das gleiche Symbol schon davor: Wähle jenes.
cosmogenesis-illegal-icon-impossible = Dieses Symbol lässt sich jetzt nicht ausführen.

## Wertung und Tafel

cosmogenesis-score-planetary = Planetare Ziele
cosmogenesis-score-stellar = Stellare Ziele
cosmogenesis-score-life = Leben
cosmogenesis-score-exotic = Astronomische Objekte
cosmogenesis-score-belt = Asteroidengürtel
cosmogenesis-score-monolith = Monolith
cosmogenesis-score-planets = Planeten
cosmogenesis-board-head = Runde { $round } von 6. Monolith: { $player }. Beutel: { $bag }. Vorrat: Größe 1/2 { $small }, Größe 3 { $three }, Größe 4 { $four }, Asteroiden { $asteroids }, Kometen { $comets }.
cosmogenesis-board-legend = E3 erdähnlich, Größe 3; E3~ mit Wasser; G1 Gasriese, Größe 1; G1(o) mit Ringen; * Asteroid; ~1 habitable Umlaufbahn
cosmogenesis-board-terrestrial = E{ $size }
cosmogenesis-board-wet = E{ $size }~
cosmogenesis-board-gas = G{ $size } { $colour }
cosmogenesis-board-ringed = G{ $size }(o) { $colour }
cosmogenesis-board-asteroid-moon = *
cosmogenesis-board-asteroids = { $count ->
    [one] Asteroid
   *[other] { $count } Asteroiden
}
cosmogenesis-board-comet = Komet
cosmogenesis-board-monolith = { $element } + Monolith
cosmogenesis-board-exotic = { $tile } [{ $icons }]
cosmogenesis-board-player = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}   Gürtel: { $asteroids ->
    [one] { $asteroids } Asteroid
   *[other] { $asteroids } Asteroiden
}, { $comets ->
    [one] { $comets } Komet
   *[other] { $comets } Kometen
}   genommen aus: { $sectors }
cosmogenesis-board-object = { $text }, { $counters ->
    [0] verbraucht
    [one] noch 1 Mal
   *[other] noch { $counters } Mal
}
cosmogenesis-board-stellar = Stellar: { $text } (jetzt { $points })
cosmogenesis-board-hand = Hand: { $text }
cosmogenesis-board-free = { $orbits }   frei
cosmogenesis-board-secret = Hand: ein geheimes planetares Ziel
cosmogenesis-board-offered = Zur Wahl: { $text }

## Simulationen

cosmogenesis-findings-planetary = Planetare Ziele
cosmogenesis-findings-stellar = Stellare Ziele
cosmogenesis-findings-exotic = Astronomische Objekte
cosmogenesis-findings-sheet = Punkte pro Person
cosmogenesis-finding-taken = gehalten, Anteil der Partien
cosmogenesis-finding-taken-shown = genommen, wenn ausgelegt
cosmogenesis-finding-revealed = aufgedeckt, wenn gehalten
cosmogenesis-finding-revealed-early = aufgedeckt, wenn bis Runde 2 gehalten
cosmogenesis-finding-paid = Punkte für den Besitz
cosmogenesis-finding-wins = Sieg mit diesem Plättchen
cosmogenesis-finding-uses = Verwendungen
cosmogenesis-finding-mean = Mittel
