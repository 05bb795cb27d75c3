### Bots: Stufen, Tipps, Analysen, Turniere.

level-comet = Komet
level-moon = Mond
level-planet = Planet
level-star = Stern
level-pulsar = Pulsar
level-quasar = Quasar
level-galaxy = Galaxie
level-universe = Universum

## Warum jemand, der gelernt hat, an einem Tisch nur sucht

opponent-searches = { $level } kann hier auf nichts Gelerntes zurückgreifen und rechnet nur voraus: { $why }.
misfit-none = Für diesen Tisch hat noch niemand gelernt
misfit-table = Gelernt wurde { $game } für { $players } Personen
misfit-rules = Gelernt wurde nach älteren Regeln
misfit-edition = Gelernt wurde mit einer anderen Ausgabe
misfit-rulings = Gelernt wurde mit anderen Auslegungen

## Tipps

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } der Aufmerksamkeit des Bots; erwartete Punkte: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] bringt in diesem Zug { $points } Punkt
   *[other] bringt in diesem Zug { $points } Punkte
}
hint-worth = { $points ->
    [0] etwa einen halben Punkt
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
}
hint-step = ‚{ $choice }‘
hint-then = danach { $step }
hint-next-turn = im nächsten Zug { $step }
hint-and-then = { $line }, danach { $step }
hint-and-next-turn = { $line }, im nächsten Zug { $step }
hint-line-points = { $line }: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-more-points = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
hint-ahead = das dürfte { $points } mehr bringen
hint-lacks = der erste Vorschlag ist besser: { $reason }
hint-keeps = besser als das Übrige: { $reason }
hint-alike = { $number ->
    [1] etwa so gut wie der erste Vorschlag
   *[other] etwa so gut wie der zweite Vorschlag
}
hint-level = hier bringt nichts mehr als etwas anderes
hint-only = etwas anderes gibt es hier nicht zu wählen

## Der Coach

coach-loses = Damit verschenkst du { $points }.
coach-lacks = Etwas anderes ist besser: { $reason }.
coach-better = Besser: ‚{ $choice }‘.
coach-better-plan = Besser: ‚{ $choice }‘, { $plan }.
coach-better-why = Besser: ‚{ $choice }‘ – { $reason }.
coach-after = Besser wäre gewesen: ‚{ $choice }‘ – { $points } mehr als dein Zug.
coach-after-plan = Besser wäre gewesen: ‚{ $choice }‘, { $plan } – { $points } mehr als dein Zug.

## Analysen

analyse-head = Die Entscheidungen, die am meisten erwartete Punkte gekostet haben:
analyse-none = Keine Entscheidung hat etwas gekostet, das { $iterations } Durchläufe erkennen können.
analyse-line = Zug { $ply }, { $player }: { $played } hat etwa { $lost } Punkte gekostet.
analyse-better = Besser: { $better }: { $reasons }
analyse-working = Denkt nach
analyse-chances = Die Gewinnchancen, Zug um Zug:
analyse-moment = Zug { $ply }: { $did } { $swing }
