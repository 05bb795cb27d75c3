### Bots: Stufen, Tipps, Analysen, Turniere.

level-comet = Komet
level-moon = Mond
level-planet = Planet
level-star = Stern
level-galaxy = Galaxie

## Tipps

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } der Aufmerksamkeit des Bots; erwartete Punkte: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] bringt sofort { $points } Punkt
   *[other] bringt sofort { $points } Punkte
}
hint-no-reason = das kleinere Übel: nichts hier bringt für sich allein etwas ein

## Analysen

analyse-head = Die Entscheidungen, die am meisten erwartete Punkte gekostet haben:
analyse-none = Keine Entscheidung hat etwas gekostet, das { $iterations } Durchläufe erkennen können.
analyse-line = Zug { $ply }, { $player }: { $played } hat etwa { $lost } Punkte gekostet.
analyse-better = Besser: { $better }: { $reasons }
analyse-working = Denkt nach

## Wozu ein Zug in Genesis gut ist

genesis-hint-works = bringt Tagewerke näher (etwa { $points } Punkte wert)
genesis-hint-essence = sammelt Essenz für künftige Tagewerke (etwa { $points } Punkte wert)
genesis-hint-place = nimmt ein besseres Feld ein (etwa { $points } Punkte wert)
genesis-hint-rest = hält einen Platz an Tag VII in Reichweite (etwa { $points } Punkte wert)
genesis-hint-outsider = hält den dunklen Engel auf (etwa { $points } Punkte)
genesis-aim-work = bereitet das Tagewerk von Tag { $numeral } vor ({ $points } Punkte; { $missing ->
    [one] { $missing } Würfel fehlt
   *[other] { $missing } Würfel fehlen
} noch)
genesis-aim-paid = hat alles beisammen, was das Tagewerk von Tag { $numeral } kostet ({ $points } Punkte)
genesis-aim-ready = steht bereit für das Tagewerk von Tag { $numeral } ({ $points } Punkte)

## Wozu ein Zug in Cosmogenesis gut ist

cosmogenesis-hint-life = schenkt Leben, das bis zur Intelligenz aufsteigen kann (etwa { $points } Punkte wert)
cosmogenesis-hint-objectives = kommt planetaren Zielen näher (etwa { $points } Punkte wert)
cosmogenesis-hint-bodies = gibt dem System mehr, worauf es bauen kann (etwa { $points } Punkte wert)
cosmogenesis-hint-supplies = füllt Gürtel und exotische Objekte für später (etwa { $points } Punkte wert)
cosmogenesis-aim-objective = arbeitet auf das Ziel „{ $name }“ hin ({ $points } Punkte)
cosmogenesis-aim-fulfilled = ein Orbit erfüllt nun das Ziel „{ $name }“ ({ $points } Punkte)

## Wozu ein Zug in Crafting the Cosmos gut ist

crafting-hint-advanced = erschafft höheres Leben (am Ende etwa { $points } Punkte wert)
crafting-hint-nebulae = bringt Nebel der Vollendung näher (etwa { $points } Punkte wert)
crafting-hint-life = umgibt Nebel mit Leben (etwa { $points } Punkte wert)
crafting-hint-chamber = lädt die Zeitkammer auf (etwa { $points } Punkte wert)
crafting-hint-goals = steht gut für die Ziele (etwa { $points } Punkte wert)
crafting-hint-means = sammelt Mittel für später (etwa { $points } Punkte wert)
crafting-aim-nebula = arbeitet auf einen Nebel mit { $points } Punkten hin ({ $missing ->
    [one] { $missing } Stern fehlt
   *[other] { $missing } Sterne fehlen
} noch)
crafting-aim-nebula-ready = macht einen Nebel mit { $points } Punkten reif zur Vollendung
