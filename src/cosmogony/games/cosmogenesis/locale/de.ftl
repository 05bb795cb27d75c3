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
cosmogenesis-with-moon-1 = mit dem inneren Mond von Umlaufbahn { $orbit }
cosmogenesis-with-moon-2 = mit dem mittleren Mond von Umlaufbahn { $orbit }
cosmogenesis-with-moon-3 = mit dem äußeren Mond von Umlaufbahn { $orbit }
cosmogenesis-on-planet = auf dem Planeten von Umlaufbahn { $orbit }
cosmogenesis-on-moon-1 = auf dem inneren Mond von Umlaufbahn { $orbit }
cosmogenesis-on-moon-2 = auf dem mittleren Mond von Umlaufbahn { $orbit }
cosmogenesis-on-moon-3 = auf dem äußeren Mond von Umlaufbahn { $orbit }
cosmogenesis-the-planet = der Planet von Umlaufbahn { $orbit }
cosmogenesis-the-moon-1 = der innere Mond von Umlaufbahn { $orbit }
cosmogenesis-the-moon-2 = der mittlere Mond von Umlaufbahn { $orbit }
cosmogenesis-the-moon-3 = der äußere Mond von Umlaufbahn { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } und { $rest }
cosmogenesis-or = { $first } oder { $rest }
cosmogenesis-name = { $name }

## Anforderungen und Maße

cosmogenesis-need-planet = { $kind ->
    [gas] ein Gasriese
    [terrestrial] ein erdähnlicher Planet
   *[any] ein Planet
}
cosmogenesis-need-moon = { $count ->
    [one] { $kind ->
        [asteroid] ein Asteroid als Mond
        [terrestrial] ein erdähnlicher Mond
       *[any] ein Mond
    }
   *[other] { $kind ->
        [asteroid] { $count } Asteroiden als Monde
        [terrestrial] { $count } erdähnliche Monde
       *[any] { $count } Monde
    }
}
cosmogenesis-need-body = { $count ->
    [one] ein Planet oder Mond
   *[other] { $count } Planeten oder Monde
}
cosmogenesis-need-moon-sizes = Monde in { $count } verschiedenen Größen
cosmogenesis-need-of-moons = { $count ->
    [one] einer dieser Monde
   *[other] { $count } dieser Monde
}
cosmogenesis-need-body-in-all = { $count ->
   *[other] insgesamt { $count } Planeten oder Monde
}
cosmogenesis-need-planet-exactly = { $count ->
   *[other] ein Planet
}
cosmogenesis-need-moon-exactly = { $count ->
    [one] genau ein Mond
   *[other] genau { $count } Monde
}
cosmogenesis-need-of-moons-exactly = { $count ->
    [one] genau einer dieser Monde
   *[other] genau { $count } dieser Monde
}
cosmogenesis-need-body-exactly = { $count ->
    [one] genau ein Planet oder Mond
   *[other] genau { $count } Planeten oder Monde
}
cosmogenesis-need-body-in-all-exactly = { $count ->
   *[other] insgesamt genau { $count } Planeten oder Monde
}
cosmogenesis-need-moon-sizes-exactly = Monde in genau { $count } verschiedenen Größen
cosmogenesis-with-properties = { $bodies } { $properties }
cosmogenesis-property-terrestrial = von erdähnlicher Art
cosmogenesis-property-gas = als Gasriesen
cosmogenesis-property-asteroid = als Asteroiden
cosmogenesis-property-wet = mit Wasser
cosmogenesis-property-dry = ohne Wasser
cosmogenesis-property-ringed = mit Ringen
cosmogenesis-property-plain = ohne Ringe
cosmogenesis-property-life = mit Leben
cosmogenesis-property-without-life = ohne Leben
cosmogenesis-property-one-smaller = genau eine Größe kleiner als sein Planet
cosmogenesis-property-size-exactly = von genau Größe { $number }
cosmogenesis-property-size-least = ab Größe { $number }
cosmogenesis-property-size-greatest = der Größe { $number }
cosmogenesis-property-life-exactly = mit Leben: genau { $level }
cosmogenesis-property-life-least = mit Leben ab Stufe { $level }
cosmogenesis-property-life-greatest = mit Leben der höchsten Stufe ({ $level })
cosmogenesis-property-moons-exactly = { $number ->
    [0] ohne Monde
    [one] mit genau 1 Mond
   *[other] mit genau { $number } Monden
}
cosmogenesis-property-moons-least = { $number ->
    [one] mit einem Mond
   *[other] mit mindestens { $number } Monden
}
cosmogenesis-property-moons-greatest = mit { $number } Monden
cosmogenesis-property-without-moons = ohne Monde
cosmogenesis-property-orbit-exactly = in Umlaufbahn { $number }
cosmogenesis-property-orbit-least = ab Umlaufbahn { $number }
cosmogenesis-property-orbit-greatest = in Umlaufbahn { $number }
cosmogenesis-measure-planet = { $kind ->
    [gas] Gasriesen
    [terrestrial] erdähnliche Planeten
   *[any] Planeten
}
cosmogenesis-measure-moon = Monde
cosmogenesis-measure-body = { $kind ->
    [gas] Gasriesen
    [terrestrial] erdähnliche Planeten und Monde
   *[any] Planeten und Monde
}
cosmogenesis-measure-comets = Kometen im Asteroidengürtel
cosmogenesis-measure-asteroids = Asteroiden im Asteroidengürtel
cosmogenesis-measure-exotic-objects = astronomische Objekte
cosmogenesis-measure-revealed-objectives = aufgedeckte planetare Ziele
cosmogenesis-measure-sets-of-sizes = vollständige Sätze erdähnlicher Körper der Größen 1, 2, 3 und 4 (Asteroiden als Monde zählen als Größe 1)
cosmogenesis-measure-life-levels = verschiedene Evolutionsstufen
cosmogenesis-measure-alternations = Paare benachbarter Umlaufbahnen mit erdähnlichem Planeten und Gasriesen
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
cosmogenesis-effect-moon = ein Asteroid als Mond
cosmogenesis-effect-collide = eine Kollision mit einem Asteroiden
cosmogenesis-effect-strike = eine Kollision mit einem Kometen
cosmogenesis-effect-expand = eine Erweiterung des Systems
cosmogenesis-effect-monolith = der Monolith
cosmogenesis-effect-body = ein erdähnlicher Körper der Größe { $count }
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
cosmogenesis-rule-table = { $what }: { $steps }
cosmogenesis-step-first = { $count ->
    [one] 1 bringt
   *[other] { $count } bringen
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cosmogenesis-step = { $count } → { $points }

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
cosmogenesis-do-take = Nimm { $element } aus Sektor{ "\u00A0" }{ $sector }
cosmogenesis-do-take-tile = Nimm { $element } aus Sektor{ "\u00A0" }{ $sector } ({ $details })
cosmogenesis-do-take-discard = { $count ->
    [one] Nimm { $element } aus Sektor{ "\u00A0" }{ $sector }, nur um ihn für einen Asteroiden abzulegen
   *[other] Nimm { $element } aus Sektor{ "\u00A0" }{ $sector }, nur um ihn für { $count } Asteroiden abzulegen
}
cosmogenesis-do-take-monolith = Nimm { $element } und den Monolithen aus Sektor{ "\u00A0" }{ $sector }
cosmogenesis-do-keep-monolith = Nimm { $element } aus Sektor{ "\u00A0" }{ $sector } und behalte den Monolithen
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
cosmogenesis-do-reveal-in-vain = Decke „{ $tile }“ an Umlaufbahn { $orbit } auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; die Belohnung verfällt jetzt, ganz oder zum Teil: { $reward }
cosmogenesis-do-use = Verwende „{ $tile }“: { $effect }
cosmogenesis-do-done = Beende deinen Zug
cosmogenesis-do-decline = Verzichte auf diese Belohnung
cosmogenesis-do-pick = Wähle: { $effects }

## Was in der Jetzt-Leiste zusammensteht

cosmogenesis-any-keep = Behalte ein Ziel
cosmogenesis-any-take = Nimm etwas vom Himmel
cosmogenesis-any-take-sector = Nimm etwas aus Sektor{ "\u00A0" }{ $sector }
cosmogenesis-any-moon = Mach ihn zum Mond
cosmogenesis-any-collide = Lass ihn mit einem Planeten oder Mond kollidieren
cosmogenesis-any-asteroid-moon = Mach einen Asteroiden deines Gürtels zum Mond
cosmogenesis-any-asteroid-collide = Lass einen Asteroiden deines Gürtels kollidieren
cosmogenesis-any-strike = Lass einen Kometen kollidieren
cosmogenesis-any-life = Erschaffe Leben
cosmogenesis-any-evolve = Entwickle Leben weiter
cosmogenesis-any-reveal = Decke ein Ziel auf
cosmogenesis-any-reveal-tile = Decke „{ $tile }“ auf
cosmogenesis-any-use = Verwende ein astronomisches Objekt
cosmogenesis-any-use-tile = Verwende „{ $tile }“
cosmogenesis-any-pick = Wähle eine Belohnung

## Was zu entscheiden ist

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
cosmogenesis-prompt-effect = Wähle eines davon.

## Was geschah

cosmogenesis-event-round = Runde { $round } beginnt; { $player } fängt an.
cosmogenesis-event-kept = Du behältst „{ $kept }“ und legst „{ $returned }“ unter den Stapel.
cosmogenesis-event-kept-one = { $player } behält ein planetares Ziel und legt eines zurück.
cosmogenesis-event-took = { $player } nimmt { $element } aus Sektor{ "\u00A0" }{ $sector }.
cosmogenesis-event-lapsed = In Sektor{ "\u00A0" }{ $sector } ist nichts mehr da, das { $player } nehmen könnte.
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
cosmogenesis-event-reward-lost = Für { $player } verfällt: { $effect }.
cosmogenesis-event-used = { $player } verwendet „{ $tile }“: { $effect }.
cosmogenesis-event-evolved = Bei { $player } entwickelt sich das Leben { $place } weiter: { $level }.
cosmogenesis-event-action = { $player } erhält eine weitere Nebenaktion.
cosmogenesis-event-declined = { $player } verzichtet auf eine Belohnung.
cosmogenesis-event-over = Die sechste Runde ist vorbei, und mit ihr das Spiel.

## Warum eine Aktion erlaubt ist

cosmogenesis-legal-keep = Du darfst jedes deiner beiden planetaren Ziele behalten.
cosmogenesis-legal-take = Du hast in dieser Runde noch nichts aus Sektor { $sector } genommen.
cosmogenesis-legal-take-monolith = Dieser Asteroid bringt den Monolithen und damit den Beginn der nächsten Runde.
cosmogenesis-legal-planet = Ein Planet kommt in die erste freie Umlaufbahn, hier Umlaufbahn { $free }.
cosmogenesis-legal-moon = Der Planet ist größer und hat Platz für einen Mond.
cosmogenesis-legal-collide = Der getroffene Körper wächst auf Größe { $larger }.
cosmogenesis-legal-strike-gas = Ein Komet verleiht einem Gasriesen Ringe.
cosmogenesis-legal-strike-terrestrial = Ein Komet verleiht einem Körper der Größe 3 oder 4 Wasser und Atmosphäre.
cosmogenesis-legal-belt = Der Asteroidengürtel fasst beliebig viele Asteroiden und Kometen.
cosmogenesis-legal-gain = Du darfst beliebig viele astronomische Objekte und Ziele haben.
cosmogenesis-legal-discard = Jedes Element darf abgelegt statt verwendet werden.
cosmogenesis-legal-done = Der zweite Teil eines Zuges ist freiwillig.
cosmogenesis-legal-decline = An diesem Tisch darf man auf eine Belohnung verzichten.
cosmogenesis-legal-pick = Das lässt sich jetzt ausführen.
cosmogenesis-legal-comet = Du hast die Asteroiden, und der Vorrat hat einen Kometen.
cosmogenesis-legal-expand = Ein Mal in der Partie darf ein System wachsen, hier auf { $expanded } Umlaufbahnen.
cosmogenesis-legal-life = Leben kann auf einem erdähnlichen Planeten oder Mond ohne Leben entstehen.
cosmogenesis-legal-evolve = Eine Belohnung oder ein Symbol bringt Leben auf einem Körper mit Wasser in der habitablen Zone um eine Stufe voran.
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
cosmogenesis-illegal-moon-too-large = Der Mond würde auf Größe { $larger } wachsen, aber sein Planet hat Größe { $planet }.
cosmogenesis-illegal-leftover-too-large = Ein Mond der Größe { $leftover } bliebe übrig, aber sein Planet hat Größe { $measured }.
cosmogenesis-illegal-reserve-empty = Der Vorrat hat kein Plättchen der Größe { $missing } mehr.
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
cosmogenesis-illegal-gift-first = Lege zuerst, was du erhalten hast.
cosmogenesis-illegal-pick-first = Entscheide dich zuerst für eine der Möglichkeiten.
cosmogenesis-illegal-nothing-to-pick = Jetzt gibt es nichts auszuwählen.
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
cosmogenesis-illegal-life-dry = An diesem Tisch entsteht Leben nur mit Wasser und Atmosphäre.
cosmogenesis-illegal-no-counter = Alle kleinen Spielsteine sind vergeben.
cosmogenesis-illegal-other-orbit = Die Belohnung gilt für Umlaufbahn { $bound }.
cosmogenesis-illegal-evolve-dry = Leben entwickelt sich nur mit Wasser und Atmosphäre weiter.
cosmogenesis-illegal-evolve-outside = Leben entwickelt sich nur in der habitablen Zone weiter, in den Umlaufbahnen 1 bis { $habitable }.
cosmogenesis-illegal-evolve-nothing = Dort ist kein Leben.
cosmogenesis-illegal-evolve-intelligent = Intelligentes Leben entwickelt sich nicht weiter.
cosmogenesis-illegal-not-in-hand = „{ $tile }“ ist nicht auf deiner Hand.
cosmogenesis-illegal-orbit-assigned = An Umlaufbahn { $orbit } liegt schon ein planetares Ziel: „{ $other }“.
cosmogenesis-illegal-does-not-fit = Umlaufbahn { $orbit } erfüllt die Anforderungen von „{ $tile }“ nicht: { $needs }.
cosmogenesis-illegal-reward-impossible = Die Belohnung von „{ $tile }“ lässt sich nicht ausführen.
cosmogenesis-illegal-not-your-exotic = „{ $tile }“ gehört nicht zu deinem System.
cosmogenesis-illegal-exotic-empty = „{ $tile }“ hat keinen Spielstein mehr.
cosmogenesis-illegal-exotic-used = Du hast „{ $tile }“ in diesem Zug schon verwendet.
cosmogenesis-illegal-no-such-icon = „{ $tile }“ hat kein solches Symbol.
cosmogenesis-illegal-icon-spent = Dieses Symbol von „{ $tile }“ ist verbraucht.
cosmogenesis-illegal-icon-alike = „{ $tile }“ hat das gleiche Symbol schon davor: Wähle jenes.
cosmogenesis-illegal-icon-impossible = Dieses Symbol lässt sich jetzt nicht ausführen.
cosmogenesis-illegal-no-such-choice = Diese Möglichkeit gibt es nicht.
cosmogenesis-illegal-choice-impossible = Diese Möglichkeit lässt sich jetzt nicht ausführen.

## Wertung und Tafel

cosmogenesis-score-planetary = Planetare Ziele
cosmogenesis-score-stellar = Stellare Ziele
cosmogenesis-score-life = Leben
cosmogenesis-score-exotic = Astronomische Objekte
cosmogenesis-score-belt = Asteroidengürtel
cosmogenesis-score-monolith = Monolith
cosmogenesis-score-planets = Planeten
cosmogenesis-item-planetary = „{ $tile }“ an Umlaufbahn { $orbit }
cosmogenesis-item-stellar = „{ $tile }“: { $count } gezählt
cosmogenesis-item-life = Leben ({ $level }) { $place }
cosmogenesis-item-belt = Gürtel im Wert von { $value }: { $asteroids } Asteroiden, { $comets } Kometen
cosmogenesis-item-monolith = Der Monolith, am Ende in der Hand
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
cosmogenesis-board-secret = Hand: { $count ->
    [one] ein geheimes planetares Ziel
   *[other] { $count } geheime planetare Ziele
}
cosmogenesis-board-offered = Zur Wahl: { $text }

## Simulationen

cosmogenesis-findings-planetary = Planetare Ziele
cosmogenesis-findings-stellar = Stellare Ziele
cosmogenesis-findings-exotic = Astronomische Objekte
cosmogenesis-findings-sheet = Punkte pro Person
cosmogenesis-findings-course = Der Verlauf einer Partie
cosmogenesis-finding-taken = gehalten, Anteil der Partien
cosmogenesis-finding-taken-shown = genommen, wenn ausgelegt
cosmogenesis-finding-revealed = aufgedeckt, wenn gehalten
cosmogenesis-finding-revealed-early = aufgedeckt, wenn bis Runde 2 gehalten
cosmogenesis-finding-paid = Punkte für den Besitz
cosmogenesis-finding-wins = Sieg mit diesem Plättchen
cosmogenesis-finding-uses = Verwendungen
cosmogenesis-finding-mean = Mittel
cosmogenesis-finding-lapsed = Züge ohne Element

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
web-cosmogenesis-more = Weitere Ziele und exotische Objekte (Reihe { $row } von { $of })
web-cosmogenesis-kind-terrestrial = erdähnlich
web-cosmogenesis-kind-gas = Gasriese
web-cosmogenesis-prices = Preise in Asteroiden: ein Komet { $comet }, Leben { $life }, die Erweiterung { $expansion }. Was abgelegt wird, bringt { $discard }.
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

## Wozu ein Zug in Cosmogenesis gut ist

cosmogenesis-hint-life = schenkt Leben, das bis zur Intelligenz aufsteigen kann ({ $points } wert)
cosmogenesis-hint-objectives = kommt planetaren Zielen näher ({ $points } wert)
cosmogenesis-hint-bodies = gibt dem System mehr, worauf es bauen kann ({ $points } wert)
cosmogenesis-hint-supplies = füllt Gürtel und exotische Objekte für später ({ $points } wert)
cosmogenesis-aim-objective = arbeitet auf das Ziel „{ $name }“ hin ({ $points } Punkte)
cosmogenesis-aim-fulfilled = ein Orbit erfüllt nun das Ziel „{ $name }“ ({ $points } Punkte)

## Was der Coach einzuwenden hat

cosmogenesis-regret-reveal = Du kannst in diesem Zug noch „{ $tile }“ für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aufdecken.
cosmogenesis-regret-reward = Von der Belohnung für „{ $tile }“ bliebe jetzt nichts oder weniger.
cosmogenesis-regret-discard = { $count ->
    [one] Du würdest das ganze Element für einen einzigen Asteroiden hergeben.
   *[other] Du würdest das ganze Element für { $count } Asteroiden hergeben.
}
cosmogenesis-regret-decline = Du bekämst nichts dafür.
cosmogenesis-regret-done = Du kannst in diesem Zug noch mehr tun.

## Fragen, die die gedruckten Regeln offenlassen, und was jede Antwort bedeutet

cosmogenesis-ruling-counters = Können die kleinen Spielsteine ausgehen?
cosmogenesis-ruling-counters-unlimited = Nein: Irgendetwas Kleines vertritt sie.
cosmogenesis-ruling-counters-limited = Ja: Sind alle vergeben, entsteht kein Leben, und ein neues astronomisches Objekt erhält weniger.
cosmogenesis-ruling-missing-comet = Was liegt auf dem Feld eines Kometen, wenn der Vorrat keinen mehr hat?
cosmogenesis-ruling-missing-comet-asteroid = Stattdessen liegt dort ein Asteroid.
cosmogenesis-ruling-missing-comet-empty = Das Feld bleibt in dieser Runde leer.
cosmogenesis-ruling-nothing-to-take = Was geschieht, wenn für jemanden kein Element mehr übrig ist?
cosmogenesis-ruling-nothing-to-take-go-on = Der Zug geht mit seinem zweiten Teil weiter.
cosmogenesis-ruling-nothing-to-take-turn-ends = Der ganze Zug ist vorbei.
cosmogenesis-ruling-leftover-measured = An welchem Planeten misst sich der Mond, der von einer Kollision übrig bleibt?
cosmogenesis-ruling-leftover-measured-after = Am Planeten, wie er nach der Kollision ist.
cosmogenesis-ruling-leftover-measured-before = Am Planeten, wie er vor der Kollision war.
cosmogenesis-ruling-freed-tokens-first = Darf eine Kollision die Plättchen nutzen, die sie selbst frei macht?
cosmogenesis-ruling-freed-tokens-first-true = Ja: Sie kommen zuerst in den Vorrat.
cosmogenesis-ruling-freed-tokens-first-false = Nein: Neue Plättchen werden genommen, bevor die alten zurückkommen.
cosmogenesis-ruling-growth-keeps-water = Behält ein Körper mit Wasser es, wenn er wächst?
cosmogenesis-ruling-growth-keeps-water-true = Ja, Wasser und Atmosphäre bleiben.
cosmogenesis-ruling-growth-keeps-water-false = Nein, er trocknet aus.
cosmogenesis-ruling-bacteria-survive = Überleben Bakterien eine Kollision?
cosmogenesis-ruling-bacteria-survive-true = Ja, nur entwickeltes Leben fällt zurück.
cosmogenesis-ruling-bacteria-survive-false = Nein, ein getroffener Körper verliert seine Bakterien.
cosmogenesis-ruling-monolith-when-discarding = Kommt der Monolith mit seinem Asteroiden, auch wenn der Asteroid abgelegt wird?
cosmogenesis-ruling-monolith-when-discarding-true = Ja, das Feld zu wählen genügt.
cosmogenesis-ruling-monolith-when-discarding-false = Nein, nur wenn der Asteroid in den Gürtel kommt.
cosmogenesis-ruling-taken-objectives = Wissen die anderen weiterhin, welche planetaren Ziele jemand genommen hat?
cosmogenesis-ruling-taken-objectives-known = Ja, der Tisch erinnert alle daran.
cosmogenesis-ruling-taken-objectives-hidden = Nein, das muss man sich merken.
cosmogenesis-ruling-life-arises = Wo kann Leben entstehen?
cosmogenesis-ruling-life-arises-anywhere = Auf jedem erdähnlichen Planeten oder Mond.
cosmogenesis-ruling-life-arises-with-water = Nur wo es Wasser und Atmosphäre gibt.
cosmogenesis-ruling-life-on-asteroids = Kann auf einem Asteroiden in einer Umlaufbahn Leben entstehen?
cosmogenesis-ruling-life-on-asteroids-true = Ja, wie auf jedem Mond.
cosmogenesis-ruling-life-on-asteroids-false = Nein, ein Asteroid ist kein erdähnlicher Körper.
cosmogenesis-ruling-evolution-outside = Dürfen Belohnungen und Symbole Leben außerhalb der habitablen Zone weiterentwickeln?
cosmogenesis-ruling-evolution-outside-true = Ja, in jeder Umlaufbahn.
cosmogenesis-ruling-evolution-outside-false = Nein, Leben entwickelt sich nur in der habitablen Zone weiter.
cosmogenesis-ruling-objectives-met = Darf eine Umlaufbahn mehr haben, als ein planetares Ziel verlangt?
cosmogenesis-ruling-objectives-met-minimum = Ja, seine Zahlen sind Mindestanforderungen.
cosmogenesis-ruling-objectives-met-exactly = Nein, Größen, Anzahlen und Evolutionsstufen müssen genau stimmen.
cosmogenesis-ruling-one-objective-per-orbit = Wie viele planetare Ziele können an einer Umlaufbahn liegen?
cosmogenesis-ruling-one-objective-per-orbit-true = Eines.
cosmogenesis-ruling-one-objective-per-orbit-false = Beliebig viele.
cosmogenesis-ruling-objectives-checked = Wann muss eine Umlaufbahn ihr planetares Ziel erfüllen?
cosmogenesis-ruling-objectives-checked-when-revealed = Nur wenn das Ziel aufgedeckt wird.
cosmogenesis-ruling-objectives-checked-also-at-end = Auch bei Spielende, sonst bringt es keine Punkte.
cosmogenesis-ruling-impossible-reward = Was, wenn sich eine Belohnung nicht ausführen lässt?
cosmogenesis-ruling-impossible-reward-lost = Sie verfällt; aufdecken darf man das Ziel trotzdem.
cosmogenesis-ruling-impossible-reward-forbids = Das Ziel darf dort nicht aufgedeckt werden.
cosmogenesis-ruling-rewards-declined = Darf man auf eine Belohnung verzichten?
cosmogenesis-ruling-rewards-declined-true = Ja, überall wo sie etwas fragt.
cosmogenesis-ruling-rewards-declined-false = Nein, sie wird ausgeführt, soweit es geht.
cosmogenesis-ruling-gained-comets-collide = Darf ein Komet aus einer Belohnung oder einem Symbol sofort kollidieren?
cosmogenesis-ruling-gained-comets-collide-true = Ja, wie ein selbst erschaffener Komet.
cosmogenesis-ruling-gained-comets-collide-false = Nein, er kommt in den Gürtel.
cosmogenesis-ruling-exotic-icons = Welches Symbol eines astronomischen Objekts darf man verwenden?
cosmogenesis-ruling-exotic-icons-any = Jedes, auch mehrmals dasselbe.
cosmogenesis-ruling-exotic-icons-each-once = Jedes einmal im Spiel.
cosmogenesis-ruling-impossible-icon = Darf man ein Symbol verwenden, das sich nicht ausführen lässt?
cosmogenesis-ruling-impossible-icon-refused = Nein, der Spielstein bleibt liegen.
cosmogenesis-ruling-impossible-icon-spent = Ja, der Spielstein ist dann vergeudet.
cosmogenesis-ruling-sector-iv-leftovers = Was geschieht am Rundenende mit dem, was in Sektor IV übrig ist?
cosmogenesis-ruling-sector-iv-leftovers-reserve = Es kommt in den Vorrat zurück.
cosmogenesis-ruling-sector-iv-leftovers-stay = Es bleibt auf seinen Feldern liegen.
cosmogenesis-ruling-belt-ranking = Wer ist Zweiter, wenn mehrere den wertvollsten Gürtel haben?
cosmogenesis-ruling-belt-ranking-dense = Wer den nächstkleineren Wert hat.
cosmogenesis-ruling-belt-ranking-skipping = Niemand: Der zweite Platz ist vergeben.
cosmogenesis-ruling-empty-belt-scores = Kann ein leerer Gürtel Punkte bringen?
cosmogenesis-ruling-empty-belt-scores-true = Ja, wenn er Zweiter ist oder alle gleichauf liegen.
cosmogenesis-ruling-empty-belt-scores-false = Nein.

## Beschriftungen in den Bildern des Regelhefts

web-cosmogenesis-label-planet = Planet
web-cosmogenesis-label-moon = Mond
web-cosmogenesis-label-orbit = Umlaufbahn
web-cosmogenesis-label-planetary = planetares Ziel
web-cosmogenesis-label-planetary-more = Bedingung, Belohnung, Punkte
web-cosmogenesis-label-stellar = stellares Ziel
web-cosmogenesis-label-stellar-more = Punkte für das ganze System
web-cosmogenesis-label-exotic = astronomisches Objekt
web-cosmogenesis-label-exotic-more = Symbole, Steine für ihren Einsatz
## Was ist das?

cosmogenesis-what-sector-name = Sektor { $sector }
cosmogenesis-what-sector-1 = Ziele: in ungeraden Runden stellare, in geraden planetare. Jede Runde nimmst du aus jedem der vier Sektoren eines.
cosmogenesis-what-sector-2 = Körper und astronomische Objekte aus dem Beutel. Jede Runde nimmst du aus jedem der vier Sektoren eines.
cosmogenesis-what-sector-3 = Körper und astronomische Objekte aus dem Beutel. Jede Runde nimmst du aus jedem der vier Sektoren eines.
cosmogenesis-what-sector-4 = Asteroiden und Kometen und der Monolith. Jede Runde nimmst du aus jedem der vier Sektoren eines.
cosmogenesis-what-sector-done = Du hast in dieser Runde schon von hier genommen.
cosmogenesis-what-sector-open = Du darfst in dieser Runde noch von hier nehmen.
cosmogenesis-what-space-empty = Ein leeres Feld
cosmogenesis-what-space = Was hier lag, ist genommen. Zur nächsten Runde wird es neu belegt.
cosmogenesis-what-space-monolith = Ein Asteroid und der Monolith
cosmogenesis-what-taken = { $player } hat es genommen und verwendet es gleich.
cosmogenesis-what-element = Zu nehmen: { $element }
cosmogenesis-what-terrestrial = Ein Gesteinskörper. Mach ihn zum Planeten deiner nächsten Umlaufbahn, zum Mond eines größeren Planeten, oder lass ihn mit einem Körper zusammenstoßen, der dann um eine Größe wächst.
cosmogenesis-what-gas = Ein Gasriese. Er wird Planet, nie Mond; Körper jeder Größe können seine Monde sein, und ein Komet gibt ihm Ringe.
cosmogenesis-what-comet = Wirf ihn auf einen Gasriesen, der Ringe bekommt, oder auf trockenes Gestein der Größe 3 oder 4, das Wasser und Luft bekommt. Oder behalte ihn im Gürtel.
cosmogenesis-what-asteroid = Er kommt in deinen Gürtel und bezahlt die Zusatzaktion eines Zuges: Leben, einen Kometen, einen kleinen Mond, einen Zusammenstoß, mehr Umlaufbahnen.
cosmogenesis-what-round-name = Die Runden
cosmogenesis-what-round = In einer Runde haben alle vier Züge. Dann steigt das Leben auf Welten mit Wasser in der habitablen Zone eine Stufe, und die Sektoren werden neu belegt.
cosmogenesis-what-round-now = Das ist Runde { $round } von { $rounds }.
cosmogenesis-what-bag-name = Der Beutel
cosmogenesis-what-bag = Daraus werden die Sektoren II und III belegt.
cosmogenesis-what-left = { $count ->
    [0] Nichts ist übrig.
    [one] 1 ist übrig.
   *[other] { $count } sind übrig.
}
cosmogenesis-what-deck-planetary = Stapel der planetaren Ziele
cosmogenesis-what-deck-stellar = Stapel der stellaren Ziele
cosmogenesis-what-deck = Daraus wird Sektor I belegt.
cosmogenesis-what-reserve-name = Der Vorrat
cosmogenesis-what-reserve = Körper, die wachsen, werden gegen Plättchen von hier getauscht; Asteroiden und Kometen kommen von hier. Was du nimmst, darfst du für einen Asteroiden abwerfen.
cosmogenesis-what-reserve-now = Größe 1 und 2: { $small }; Größe 3: { $three }; Größe 4: { $four }; Asteroiden: { $asteroids }; Kometen: { $comets }.
cosmogenesis-what-monolith-name = Der Monolith
cosmogenesis-what-monolith = Wer den Asteroiden daneben nimmt, bekommt den Monolithen dazu, beginnt die nächste Runde und erhält einen Punkt, wenn er ihn am Ende hat.
cosmogenesis-what-monolith-now = { $player } hat ihn.
cosmogenesis-what-gain-name = Platz für das, was du nimmst
cosmogenesis-what-gain = Ziele und astronomische Objekte, die du behältst, liegen hier.
cosmogenesis-what-points = { $points ->
    [one] Jetzt 1 Punkt.
   *[other] Jetzt { $points } Punkte.
}
cosmogenesis-what-system-name = System von { $player }
cosmogenesis-what-system = Ein Stern, seine Umlaufbahnen mit Planeten und Monden und ein Gürtel. Berühre es, um es groß zu sehen.
cosmogenesis-what-system-now = Planeten: { $planets }.
cosmogenesis-what-star-name = Stern von { $player }
cosmogenesis-what-star = Von hier aus werden die Umlaufbahnen gezählt, und in dieser Reihenfolge füllen sie sich mit Planeten.
cosmogenesis-what-zone-name = Habitable Zone
cosmogenesis-what-zone = Die ersten { $orbits } Umlaufbahnen. Nur hier steigt das Leben am Ende jeder Runde, wo es Wasser gibt.
cosmogenesis-what-belt-name = Gürtel von { $player }
cosmogenesis-what-belt = Asteroiden und Kometen warten hier und bezahlen Zusatzaktionen. Am Ende bringt der wertvollste Gürtel { $first } Punkte, der zweite { $second }.
cosmogenesis-what-belt-now = Asteroiden: { $asteroids }; Kometen: { $comets }; im Vergleich { $value } wert: { $points ->
    [one] 1 Punkt, wie es steht.
   *[other] { $points } Punkte, wie es steht.
}
cosmogenesis-what-expansion-name = Erweiterung
cosmogenesis-what-expansion = { $count ->
    [one] Einmal im Spiel öffnet eine Zusatzaktion für einen Asteroiden weitere Umlaufbahnen, bis zu { $orbits }.
   *[other] Einmal im Spiel öffnet eine Zusatzaktion für { $count } Asteroiden weitere Umlaufbahnen, bis zu { $orbits }.
}
cosmogenesis-what-expansion-open = Noch nicht geöffnet.
cosmogenesis-what-expansion-done = Geöffnet.
cosmogenesis-what-secret-name = Geheimes Ziel von { $player }
cosmogenesis-what-secret = Vom Aufbau her behalten; nur wer es hat, kennt es. Es zählt, wenn es vor dem Ende aufgedeckt wird.
cosmogenesis-what-secret-now = Geheime: { $count }.
cosmogenesis-what-orbit-name = Umlaufbahn { $orbit }
cosmogenesis-what-orbit = Sie trägt einen Planeten mit bis zu drei Monden. Planeten füllen die Bahnen vom Stern nach außen; keine wird ausgelassen.
cosmogenesis-what-orbit-planet = Ihr Planet: { $body }.
cosmogenesis-what-orbit-next = Der nächste Planet kommt hierher.
cosmogenesis-what-orbit-empty = Noch ohne Planeten.
cosmogenesis-what-orbit-warm = Sie liegt in der habitablen Zone.
cosmogenesis-what-orbit-cold = Sie liegt außerhalb der habitablen Zone: Leben steigt hier nicht.
cosmogenesis-what-moons-name = Monde von Umlaufbahn { $orbit }
cosmogenesis-what-moons = Ein Mond muss kleiner sein als sein Planet; jedes Gestein ist kleiner als ein Gasriese.
cosmogenesis-what-moons-now = { $count } von { $all } Monden sind da.
cosmogenesis-what-slot-name = Platz für ein Ziel an Umlaufbahn { $orbit }
cosmogenesis-what-slot = Hier deckst du mit einer Zusatzaktion ein planetares Ziel auf, sobald die Bahn es erfüllt. Ein Ziel je Umlaufbahn.
cosmogenesis-what-slot-free = Er ist frei.
cosmogenesis-what-slot-taken = Er ist belegt.
cosmogenesis-what-life-name = Leben in Umlaufbahn { $orbit }
cosmogenesis-what-life = { $price ->
    [one] Es beginnt als Bakterium, als Zusatzaktion für einen Asteroiden, und steigt bis zu intelligentem Leben. Punkte bringt es nur mit Wasser.
   *[other] Es beginnt als Bakterium, als Zusatzaktion für { $price } Asteroiden, und steigt bis zu intelligentem Leben. Punkte bringt es nur mit Wasser.
}
cosmogenesis-what-life-none = Hier lebt nichts.
cosmogenesis-what-life-level = Hier lebt: { $level } ({ $points ->
    [0] noch keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
cosmogenesis-what-life-still = Es steigt nicht: Dazu braucht es Wasser in der habitablen Zone.
cosmogenesis-what-life-climbs = Es steigt jede Runde eine Stufe; ungestört bis zum Ende: { $level }.
cosmogenesis-what-body-is = Es ist: { $body }.
cosmogenesis-what-ringed = Er hat seine Ringe.
cosmogenesis-what-unringed = Ein Komet gäbe ihm Ringe.
cosmogenesis-what-asteroid-moon = Ein Asteroid als Mond: Er zählt als Größe 1, und ein Zusammenstoß macht ihn zu Gestein der Größe 2.
cosmogenesis-what-rock = Eine Gesteinswelt. Ein Zusammenstoß macht sie eine Größe größer, bis 4; ein Komet bringt den Größen 3 und 4 Wasser; Leben kann hier beginnen.
cosmogenesis-what-dry = Sie ist trocken: Ein Komet brächte Wasser und Luft.
cosmogenesis-what-small = Sie ist zu klein, um Wasser zu halten.
cosmogenesis-what-plan-name = Planetares Ziel „{ $tile }“
cosmogenesis-what-plan = Eine deiner Umlaufbahnen braucht: { $needs }. Dann deckt eine Zusatzaktion es auf: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Belohnung sofort: { $reward }.
cosmogenesis-what-plan-revealed = { $player } hat es an Umlaufbahn { $orbit } aufgedeckt.
cosmogenesis-what-plan-no-orbit = Noch ist keine Umlaufbahn mit Planet dafür frei.
cosmogenesis-what-plan-ready = Umlaufbahn { $orbit } erfüllt es: Decke es mit einer Zusatzaktion auf.
cosmogenesis-what-plan-now = { $met ->
    [0] Keine deiner Umlaufbahnen hat schon etwas davon. Es fehlt: { $lacking }.
   *[other] Umlaufbahn { $orbit } kommt am nächsten: { $met } von { $all } ist geschafft; noch fehlt: { $lacking }.
}
cosmogenesis-what-stellar-name = Stellares Ziel „{ $tile }“
cosmogenesis-what-stellar = Zählt am Ende für dein ganzes System: { $rule }.
cosmogenesis-what-stellar-now = { $player } hat { $count }: { $points ->
    [one] 1 Punkt, wie es steht.
   *[other] { $points } Punkte, wie es steht.
}
cosmogenesis-what-stellar-next = { $count } brächten { $points }.
cosmogenesis-what-exotic-name = Astronomisches Objekt „{ $tile }“
cosmogenesis-what-exotic = Einmal im Zug darfst du es für eines davon verwenden: { $icons }. Jedes Mal kostet es einen Zähler. Am Ende bringt es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cosmogenesis-what-exotic-now = { $count ->
    [0] Es ist verbraucht.
    [one] 1 Mal ist es noch zu verwenden.
   *[other] { $count } Mal ist es noch zu verwenden.
}

## Das Ziel, der Augenblick, und was zum ersten Mal geschieht

cosmogenesis-goal = { $moment } Das Ziel: die meisten Punkte nach sechs Runden.
cosmogenesis-moment-keep = Jetzt: der geheime Plan, auf den dein System hinarbeitet.
cosmogenesis-moment-element = { $turns ->
    [one] Jetzt: Nimm etwas, zum letzten Mal in dieser Runde.
   *[other] Jetzt: Nimm etwas; { $turns } Sektoren stehen dir in dieser Runde noch offen.
}
cosmogenesis-moment-last-round = { $turns ->
    [one] Dein letzter Zug: Decke ein Ziel auf, wenn du kannst.
   *[other] Die letzte Runde, { $turns } Züge: Ziele zählen nur, wenn sie aufgedeckt sind.
}
cosmogenesis-moment-use = Jetzt: Verwende, was du genommen hast.
cosmogenesis-moment-extra = Jetzt: eine Zusatzaktion, wenn du magst; die meisten bezahlen Asteroiden.
cosmogenesis-note-lapsed = In den noch offenen Sektoren lag nichts mehr: Dieser Zug bringt kein Element.
cosmogenesis-note-monolith = Wer den Monolithen hat, beginnt die nächste Runde.
cosmogenesis-note-collided = Der getroffene Körper wächst um eine Größe; der andere schrumpft um eine, und was übrig bleibt, wird ein Mond.
cosmogenesis-note-extinction = Ein Zusammenstoß wirft Leben auf Bakterien zurück.
cosmogenesis-note-fourth-moon = Drei Monde sind die Grenze: Was übrig bleibt, ist verloren.
cosmogenesis-note-struck = Kometen geben Gasriesen Ringe und trockenem Gestein der Größe 3 oder 4 Wasser und Luft.
cosmogenesis-note-exotic = Jede Verwendung eines astronomischen Objekts kostet einen Zähler. Am Ende bringt es Punkte, verbraucht oder nicht.
cosmogenesis-note-stellar = Ein stellares Ziel zählt am Ende, für das ganze System. Aufdecken muss man nichts.
cosmogenesis-note-planetary = Ein planetares Ziel zählt nur, wenn es aufgedeckt wird: eine Zusatzaktion, sobald eine Umlaufbahn es erfüllt.
cosmogenesis-note-discarded = Was man nimmt, lässt sich stattdessen gegen einen Asteroiden tauschen.
cosmogenesis-note-life = Leben steigt jede Runde eine Stufe, aber nur mit Wasser und in der habitablen Zone.
cosmogenesis-note-expanded = Zwei Umlaufbahnen mehr: Platz für Planeten und für Ziele.
cosmogenesis-note-revealed = Ein aufgedecktes Ziel bringt seine Punkte und sofort seine Belohnung. Ein Ziel je Umlaufbahn.
cosmogenesis-note-reward-lost = Nichts hier konnte diese Belohnung brauchen: Sie ist verloren.
cosmogenesis-note-evolved = Am Ende jeder Runde steigt das Leben, wo es in der habitablen Zone Wasser gibt.
cosmogenesis-progress-plan = { $met ->
    [0] Bahn { $orbit }: noch nicht
   *[other] Bahn { $orbit }: { $met } von { $all }
}
cosmogenesis-progress-ready = Bahn { $orbit }: bereit!
cosmogenesis-progress-stellar = jetzt { $count }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
