### Genesis: Im Anfang.

genesis-title = Genesis: Im Anfang
genesis-tagline = Engel dienen durch sieben Tage der Schöpfung, und der dunkle Engel will sie alle übertreffen.

## Essenz

genesis-colour-chaos = Chaos
genesis-colour-matter = Materie
genesis-colour-life = Leben
genesis-essence-none = nichts
genesis-essence-chaos = { $chaos } Chaos
genesis-essence-matter = { $matter } Materie
genesis-essence-life = { $life } Leben
genesis-essence-chaos-matter = { $chaos } Chaos und { $matter } Materie
genesis-essence-chaos-life = { $chaos } Chaos und { $life } Leben
genesis-essence-matter-life = { $matter } Materie und { $life } Leben
genesis-essence-chaos-matter-life = { $chaos } Chaos, { $matter } Materie und { $life } Leben

## Orte, Zeiten und Gestalten

genesis-region-void = die Leere
genesis-region-day = Tag { $numeral }
genesis-to-void = in die Leere
genesis-to-day = zu Tag { $numeral }
genesis-to-place = { $to }, { $place }
genesis-square = { $region }, { $place }
genesis-place-1 = vorn
genesis-place-2 = zweiter Platz
genesis-place-3 = dritter Platz
genesis-place-4 = vierter Platz
genesis-place-5 = fünfter Platz
genesis-place-6 = sechster Platz
genesis-place-7 = siebter Platz
genesis-on-circle-1 = auf dem ersten Kreis
genesis-on-circle-2 = auf dem zweiten Kreis
genesis-on-circle-3 = auf dem dritten Kreis
genesis-on-circle-4 = auf dem vierten Kreis
genesis-on-circle-5 = auf dem fünften Kreis
genesis-on-circle-6 = auf dem sechsten Kreis
genesis-on-circle-7 = auf dem siebten Kreis
genesis-dark-angel = der dunkle Engel
genesis-with-dark-angel = dem dunklen Engel
genesis-time-morning = Morgen
genesis-time-midday = Mittag
genesis-time-evening = Abend
genesis-god-before = Gott hat den ersten Tag noch nicht begonnen
genesis-god-at = Gott steht am { $time } von Tag { $numeral }

## Was ein Spieler tun kann

genesis-do-start = Nimm 1 { $colour } als Startessenz
genesis-do-gather = Sammle { $essence }
genesis-do-gather-of = Sammle { $gathered } von { $essence }: Mehr hat der Vorrat nicht
genesis-do-gather-short = Sammle { $gathered } statt { $essence }: Mehr hat der Vorrat nicht
genesis-do-gather-none = Sammle nichts: Der Vorrat hat nichts mehr von { $essence }
genesis-do-switch-left = Zahle 1 { $colour } und tausche nach vorn mit { $other }
genesis-do-switch-right = Zahle 1 { $colour } und tausche nach hinten mit { $other }
genesis-do-move = Zieh { $to }
genesis-do-work = Verrichte das Tagewerk von Tag { $numeral } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
genesis-do-pay = Zahle { $essence }
genesis-do-pass = Tu in diesem Zug nichts
genesis-do-pass-switched = Beende den Zug, ohne zu sammeln

## Was in der Jetzt-Leiste zusammensteht

genesis-any-start = Nimm deine Startessenz
genesis-any-gather = Sammle Würfel
genesis-any-switch = Zahle einen Würfel und tausche den Platz
genesis-any-switch-left-other = Tausche für einen Würfel nach vorn mit { $other }
genesis-any-switch-right-other = Tausche für einen Würfel nach hinten mit { $other }
genesis-any-move = Zieh woandershin
genesis-any-pay = Wähle, womit du zahlst

## Was zu entscheiden ist

genesis-prompt-start = Wähle den Würfel, mit dem du beginnst.
genesis-prompt-action = Wähle eine Aktion: sammeln, ziehen, Tagewerk oder nichts.
genesis-prompt-gather = Sammle hier, oder zahle für einen weiteren Tausch.
genesis-prompt-pay = Wähle, womit du das Tagewerk von Tag { $numeral } bezahlst (es kostet { $essence }).

## Was geschah

genesis-event-round = Runde { $round } beginnt mit { $player }.
genesis-event-start = { $player } beginnt mit 1 { $colour }.
genesis-event-bonus = { $player } erhält { $essence } als Bonus von Tag { $numeral }.
genesis-event-gathered = { $player } sammelt { $essence }.
genesis-event-gathered-short = { $player } sammelt { $essence }: Mehr davon hat der Vorrat nicht.
genesis-event-switched = { $player } zahlt 1 { $colour } und tauscht den Platz mit { $other }.
genesis-event-moved = { $player } zieht { $to }.
genesis-event-paid = { $player } zahlt { $essence }.
genesis-event-worked = { $player } verrichtet das Tagewerk von Tag { $numeral } { $circle } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
genesis-event-declined = { $player } tut nichts.
genesis-event-declined-switched = { $player } sammelt nichts.
genesis-event-dark-moved = Der dunkle Engel zieht { $to }.
genesis-event-dark-switched = Der dunkle Engel tauscht den Platz mit { $other }.
genesis-event-dark-worked = Der dunkle Engel verrichtet das Tagewerk von Tag { $numeral } { $circle } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
genesis-event-dark-stayed = Der dunkle Engel bleibt, wo er ist.
genesis-event-god-moved = Gott geht weiter: { $time } von Tag { $numeral }.
genesis-event-over = Der siebte Tag ist vorüber und mit ihm das Spiel.
genesis-event-over-dark = Der siebte Tag ist zu Ende. Der dunkle Engel hat mit { $points } Punkten gewonnen, und alle Spieler haben verloren.

## Warum eine Aktion erlaubt ist

genesis-legal-start = Der erste Würfel darf jede Farbe haben.
genesis-legal-gather = Ein Engel darf sammeln, was sein Feld bietet.
genesis-legal-gather-short = Der Vorrat ist knapp: Dies bringt { $gathered }.
genesis-legal-gather-nothing = Dieses Feld zeigt keine Essenz: Sammeln bringt hier nichts, aber zuvor darf getauscht werden.
genesis-legal-switch = Ein Würfel beliebiger Farbe bezahlt vor dem Sammeln einen Tausch mit einem Nachbarn.
genesis-legal-move = Die Leere und jeder Tag, den Gott begonnen hat, stehen offen.
genesis-legal-work = Das Tagewerk kostet { $cost }, und du hast genug davon.
genesis-legal-work-exchange = Das Tagewerk kostet { $cost }; { $missing ->
    [one] für den fehlenden Würfel
   *[other] für die { $missing } fehlenden Würfel
} tauschst du andere ein.
genesis-legal-pay = Diese Würfel decken die Kosten.
genesis-legal-pass = Ein Spieler darf auf seine Aktion verzichten.
genesis-legal-pass-switched = Wer den Platz getauscht hat, darf den Zug beenden, ohne zu sammeln.

## Warum eine Aktion nicht erlaubt ist

genesis-illegal-over = Das Spiel ist vorbei.
genesis-illegal-unknown = Eine solche Aktion gibt es nicht.
genesis-illegal-start-is-past = Die Startwürfel sind schon alle genommen.
genesis-illegal-start-first = Nimm zuerst deinen Startwürfel.
genesis-illegal-gather-on-vii = An Tag VII kann man nichts sammeln.
genesis-illegal-no-such-yield = { $yields ->
    [0] Dieses Feld bringt nichts, also gibt es nichts zu wählen.
    [one] Dieses Feld bietet nur einen Ertrag.
   *[other] Dieses Feld bietet nur { $yields } Erträge.
}
genesis-illegal-must-gather = Du hast den Platz getauscht, also musst du sammeln.
genesis-illegal-only-gathering = Du hast den Platz getauscht, und das gehört zum Sammeln: Etwas anderes kannst du in diesem Zug nicht tun.
genesis-illegal-switch-on-vii = An Tag VII tauscht niemand den Platz.
genesis-illegal-switch-in-void = In der Leere tauscht niemand den Platz.
genesis-illegal-nobody-left = Vor dir steht niemand im selben Bereich ({ $region }).
genesis-illegal-nobody-right = Hinter dir steht niemand im selben Bereich ({ $region }).
genesis-illegal-switch-unpaid = Du hast keinen Würfel dieser Farbe zum Bezahlen ({ $colour }).
genesis-illegal-move-first-round = In der ersten Runde hat noch kein Tag begonnen, also kann niemand ziehen.
genesis-illegal-day-not-begun = Tag { $goal } hat noch nicht begonnen; Gott steht auf Tag { $god }.
genesis-illegal-already-there = Dort bist du schon ({ $region }).
genesis-illegal-no-work-here = Hier gibt es kein Tagewerk ({ $region }).
genesis-illegal-already-worked = Das Tagewerk von Tag { $numeral } hast du schon verrichtet.
genesis-illegal-too-poor = Das Tagewerk kostet { $cost }. { $missing ->
    [one] Dir fehlt 1 Würfel
   *[other] Dir fehlen { $missing } Würfel
}; der Tausch braucht { $needed } übrige Würfel, und du hast { $spare }.
genesis-illegal-nothing-due = Es ist nichts zu bezahlen.
genesis-illegal-pay-first = Du hast ein Tagewerk begonnen: Wähle, womit du es bezahlst.
genesis-illegal-pay-not-held = Du hast nur { $hand }.
genesis-illegal-pay-not-covered = Es kostet { $cost }. Diese Würfel decken das nicht, auch wenn je { $exchange } für einen Würfel einer anderen Farbe stehen.
genesis-illegal-pay-wrong = Es kostet { $cost }. { $missing ->
    [one] So bleibt 1 Würfel davon offen, für den
   *[other] So bleiben { $missing } Würfel davon offen, für die
} genau { $needed } andere stehen müssen, nicht { $spare }.

## Wertung und Plan

genesis-score-day = Tag { $numeral }
genesis-score-rest = Ruhe
genesis-item-rest = Ruht auf Feld { $square } des siebten Tages.
genesis-board-time = Runde { $round } von 21. { $god }.
genesis-board-stock = Vorrat: { $stock }
genesis-board-works = Tagewerke (ein Zeichen: verrichtet; eine Zahl: Punkte eines freien Kreises)
genesis-board-work = { $numeral } | { $circles }  Kosten { $cost } Bonus { $bonus }
genesis-board-who = { $angel }
genesis-board-line = { $name } { $points } Punkte   hat { $cubes }
genesis-board-dark-line = { $name } { $points } Punkte
genesis-board-forecast = Nach jetzigem Stand: { $forecast }

## Simulationen

genesis-findings = Genesis
genesis-finding-mean = Mittel
genesis-finding-works = Tagewerke je Spieler
genesis-finding-resting = Anteil der Spieler, die an Tag VII ruhen
genesis-finding-dark-points = Punkte des dunklen Engels
genesis-finding-dark-wins = Anteil der Partien, die der dunkle Engel gewinnt
genesis-finding-short = Anteil der Partien mit knappem Vorrat
genesis-findings-days = Tagewerke nach Tagen
genesis-finding-done = verrichtet, Anteil der Spieler
genesis-finding-paid = Punkte für den, der es verrichtet
genesis-finding-wins = wer es verrichtet, gewinnt

## Wozu ein Zug in Genesis gut ist

genesis-hint-works = bringt Tagewerke näher ({ $points } wert)
genesis-hint-essence = sammelt Essenz für künftige Tagewerke ({ $points } wert)
genesis-hint-place = nimmt ein besseres Feld ein ({ $points } wert)
genesis-hint-rest = hält einen Platz an Tag VII in Reichweite ({ $points } wert)
genesis-hint-outsider = hält den dunklen Engel auf ({ $points })
genesis-aim-work = bereitet das Tagewerk von Tag { $numeral } vor ({ $points } Punkte; { $missing ->
    [one] { $missing } Würfel fehlt
   *[other] { $missing } Würfel fehlen
} noch)
genesis-aim-paid = hat alles beisammen, was das Tagewerk von Tag { $numeral } kostet ({ $points } Punkte)
genesis-aim-ready = steht bereit für das Tagewerk von Tag { $numeral } ({ $points } Punkte)

## Was der Coach einzuwenden hat

genesis-regret-empty = Im Vorrat fehlt { $colour }: Du würdest nichts sammeln.
genesis-regret-short = Im Vorrat fehlt { $colour }: Du würdest nur { $gathered } sammeln.
genesis-regret-work = Du kannst das Tagewerk von Tag { $numeral } jetzt bezahlen, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; wer zuerst kommt, erhält den besseren Kreis.
genesis-regret-waste = Du würdest { $paid } Würfel abgeben, obwohl { $enough } genügen.
genesis-regret-pass = Dein Zug würde verstreichen, ohne dass etwas geschieht.

## Fragen, die der Druck offen lässt

genesis-ruling-start-order = In welcher Reihenfolge stehen die Engel zu Beginn in der Leere?
genesis-ruling-start-order-random = Der Zufall entscheidet.
genesis-ruling-start-order-seats = In der Reihenfolge der Sitze.
genesis-ruling-start-order-other = In einer eigenen Reihenfolge: die Sitze von vorn nach hinten, etwa 3 1 2.
genesis-ruling-start-order-wrong = Nenne jeden Sitz am Tisch genau einmal, von vorn nach hinten, etwa 3 1 2.
genesis-ruling-starting-cubes = Wer wählt seinen Startwürfel wann?
genesis-ruling-starting-cubes-clockwise = Zuerst der Startspieler, dann im Uhrzeigersinn.
genesis-ruling-starting-cubes-line = Von vorn nach hinten, wie die Engel in der Leere stehen.
genesis-ruling-bonus-short-stock = Was gibt es, wenn der Vorrat für einen ganzen Bonus nicht reicht?
genesis-ruling-bonus-short-stock-partial = Was davon noch da ist.
genesis-ruling-bonus-short-stock-nothing = Gar nichts.
genesis-ruling-switch-in-void = Darf man in der Leere Plätze tauschen?
genesis-ruling-switch-in-void-true = Ja, die Leere ist ein Bereich wie die Tage.
genesis-ruling-switch-in-void-false = Nein, nur an den Tagen I bis VI.
genesis-ruling-must-gather = Muss sammeln, wer den Platz getauscht hat?
genesis-ruling-must-gather-true = Ja, das Tauschen gehört zum Sammeln.
genesis-ruling-must-gather-false = Nein, der Zug darf auch nach einem Tausch enden.
genesis-ruling-move-in-place = Darf ein Zug in dem Bereich enden, in dem er beginnt?
genesis-ruling-move-in-place-true = Ja, der Engel stellt sich dann ans Ende seiner Reihe.
genesis-ruling-move-in-place-false = Nein, er führt in einen anderen Bereich.
genesis-ruling-wasteful-payments = Werden auch Zahlungen angeboten, die nur Würfel verschwenden?
genesis-ruling-wasteful-payments-true = Ja, eine Farbe darf in derselben Zahlung ersetzt und abgegeben werden.
genesis-ruling-wasteful-payments-false = Nein, eine ersetzte Farbe wird nicht zugleich abgegeben.
genesis-ruling-dark-angel-after-work = Was tut der dunkle Engel an einem Tag, dessen Werk er verrichtet hat?
genesis-ruling-dark-angel-after-work-stay = Er bleibt, wo er ist, wer auch immer vor ihm steht.
genesis-ruling-dark-angel-after-work-switch = Er tauscht weiter nach vorn und bleibt erst auf dem ersten Feld.
genesis-ruling-dark-angel-first-round = Was tut der dunkle Engel in der ersten Runde?
genesis-ruling-dark-angel-first-round-stay = Nichts, denn Gott steht auf keinem Tag.
genesis-ruling-dark-angel-first-round-act = Er tauscht in der Leere nach vorn, als stünde Gott dort.
genesis-ruling-dark-angel-rests = Zählt für den dunklen Engel sein Feld an Tag VII?
genesis-ruling-dark-angel-rests-true = Ja, er wird gewertet wie alle.
genesis-ruling-dark-angel-rests-false = Nein, bei ihm zählen nur die Tagewerke.
genesis-ruling-dark-angel-wins-ties = Wer gewinnt bei Gleichstand mit dem dunklen Engel?
genesis-ruling-dark-angel-wins-ties-true = Der dunkle Engel.
genesis-ruling-dark-angel-wins-ties-false = Wer mit ihm gleichauf liegt.

## On the board in the browser

web-genesis-round = Runde { $round } von { $rounds }
web-genesis-void = Leere
web-genesis-cost = Kosten
web-genesis-bonus = Bonus
web-genesis-stock = Vorrat
web-genesis-on-sill = { $angel } auf Sims { $sill }
web-genesis-work-done = { $angel } hat das Werk für { $points } Punkte getan
web-genesis-empty = niemand
web-genesis-terms = das Werk kostet { $cost } und gibt { $bonus } als Bonus
web-genesis-next-points = wer es als Nächstes tut, bekommt { $points } Punkte
web-genesis-yields = Sims { $sill } gibt { $essence }
web-genesis-rests = Ruhe auf Sims { $sill } zählt { $points }
web-genesis-or = oder
web-genesis-pieces-essence = Essenz
web-genesis-pieces-angels = Engel
web-genesis-pieces-days = Die Leere und die sieben Tage
web-genesis-piece-cube = { $count } Würfel für jede Person. Engel sammeln sie auf den Simsen, zahlen einen, um mit Nachbarn zu tauschen, und geben sie für Werke aus; { $exchange } Würfel ersetzen einen einer anderen Farbe.
web-genesis-piece-angel = Ein Engel
web-genesis-piece-angel-more = Einer für jede Person. Im Zug sammelt er, was sein Sims hergibt, zieht in die Leere oder zu einem begonnenen Tag oder tut das Werk des Tages, auf dem er steht.
web-genesis-piece-dark-more = Er folgt Gott von Tag zu Tag, drängt nach vorn und tut das Werk, sobald niemand mehr vor ihm steht. Hat er die meisten Punkte, verlieren alle.
web-genesis-piece-void = Hier beginnen alle Engel. Die Würfel neben dem Bild sind die Erträge der sieben Simse, der erste oben.
web-genesis-piece-day = Das Werk kostet { $cost }. Seine Kreise bringen { $points } Punkte, wer zuerst kommt, die meisten; wer es getan hat, erhält { $bonus } als Bonus.
web-genesis-piece-rest = Kein Werk und keine Essenz: Wer am Ende hier ruht, erhält { $points } Punkte, vom ersten Feld an.

## Beschriftungen in den Bildern des Regelhefts

web-genesis-label-square = Feld: was es gibt
web-genesis-label-angels = Engel auf ihren Feldern
web-genesis-label-circle = Kreise mit Punkten
web-genesis-label-cost = Kosten des Werks
web-genesis-label-bonus = Bonus
web-genesis-label-players = die Engel der Spieler
web-genesis-label-paid = bezahlt
## Was ist das?

genesis-what-god-name = Gott
genesis-what-god = Gott geht durch sieben Tage, jede Runde einen Schritt. Der Tag, den er begonnen hat, und alle davor stehen den Engeln offen; am Abend von Tag VII endet das Spiel.
genesis-what-rounds-left = { $rounds ->
    [0] Das Spiel ist vorbei.
    [one] Dies ist die letzte Runde.
   *[other] Mit dieser sind noch { $rounds } Runden zu spielen.
}
genesis-what-time-name = Tag { $numeral }, { $time }
genesis-what-time = Ein Schritt auf Gottes Weg: eine Runde des Spiels.
genesis-what-time-past = Hier war Gott schon.
genesis-what-time-now = Hier ist Gott jetzt.
genesis-what-time-ahead = { $rounds ->
    [one] Nach dieser Runde kommt Gott hierher.
   *[other] In { $rounds } Runden kommt Gott hierher.
}
genesis-what-void = Hier beginnen alle Engel. Es gibt kein Werk zu tun, nur Essenz zu sammeln, und du darfst jederzeit zurück.
genesis-what-day = Hierher fliegen Engel, sobald Gott den Tag begonnen hat. Jeder der sieben Plätze bringt andere Würfel, und jeder Engel kann das Werk einmal tun.
genesis-what-rest = Der Ruhetag: nichts zu sammeln, kein Werk. Wer am Ende auf den ersten Plätzen steht, bekommt deren Punkte.
genesis-what-not-begun = Gott hat Tag { $numeral } noch nicht begonnen: Niemand kann hierher.
genesis-what-arrives = Wer als Nächstes kommt, steht hier: { $square }.
genesis-what-yields-1 = Ein Engel auf diesem Platz sammelt { $yield1 }.
genesis-what-yields-2 = Ein Engel auf diesem Platz sammelt { $yield1 } oder { $yield2 }.
genesis-what-yields-3 = Ein Engel auf diesem Platz sammelt { $yield1 }, { $yield2 } oder { $yield3 }.
genesis-what-rest-square = { $points ->
    [0] Hier gibt es nichts: Nur die ersten Plätze von Tag VII bringen Punkte.
    [one] Ein Engel, der am Ende hier steht, bekommt 1 Punkt.
   *[other] Ein Engel, der am Ende hier steht, bekommt { $points } Punkte.
}
genesis-what-stands = Hier steht { $angel }.
genesis-what-nobody = Hier steht niemand.
genesis-what-short = Der Vorrat ist knapp: Statt { $essence } gäbe es { $gathered }.
genesis-what-circle-1 = Erster Kreis von Tag { $numeral }
genesis-what-circle-2 = Zweiter Kreis von Tag { $numeral }
genesis-what-circle-3 = Dritter Kreis von Tag { $numeral }
genesis-what-circle-4 = Vierter Kreis von Tag { $numeral }
genesis-what-circle-5 = Fünfter Kreis von Tag { $numeral }
genesis-what-circle-6 = Sechster Kreis von Tag { $numeral }
genesis-what-circle-7 = Siebter Kreis von Tag { $numeral }
genesis-what-circle = Das Werk von Tag { $numeral } bringt auf diesem Kreis { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Jedes Werk nimmt den ersten freien Kreis: Früh sein lohnt sich.
genesis-what-circle-next = Wer das Werk als Nächstes tut, bekommt diesen Kreis.
genesis-what-circle-later = Frühere Kreise sind noch frei.
genesis-what-worked = Getan von { $angel }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
genesis-what-work-name = Das Werk von Tag { $numeral }
genesis-what-work = Steh auf dem Tag, zahle seinen Preis und nimm den ersten freien Kreis. Jeder kann es einmal tun, auch wenn Gott schon weiter ist.
genesis-what-next-points = { $points ->
    [one] Wer es als Nächstes tut, bekommt 1 Punkt.
   *[other] Wer es als Nächstes tut, bekommt { $points } Punkte.
}
genesis-what-done = Du hast dieses Werk getan.
genesis-what-payable = Du hast alles, was es kostet.
genesis-what-lacking = { $missing ->
    [one] Dir fehlt 1 Würfel; { $needed } andere könnten ihn ersetzen, und du hast { $spare } übrig.
   *[other] Dir fehlen { $missing } Würfel; { $needed } andere könnten sie ersetzen, und du hast { $spare } übrig.
}
genesis-what-cost-name = Preis von Tag { $numeral }
genesis-what-cost = Das Werk kostet { $essence }. Je { $exchange } andere Würfel ersetzen einen, der dir fehlt.
genesis-what-bonus-name = Bonus von Tag { $numeral }
genesis-what-bonus = Wer dieses Werk getan hat und seinen Zug auf diesem Tag beginnt, bekommt vorweg { $essence }.
genesis-what-bonus-comes = Du bekommst ihn, solange du hier bleibst.
genesis-what-bonus-away = Du hast das Werk getan, bist aber nicht hier: kein Bonus.
genesis-what-bonus-undone = Du hast dieses Werk noch nicht getan.
genesis-what-stock-name = Vorrat: { $colour }
genesis-what-stock = Würfel, die niemand hat. Sammeln nimmt von hier, Zahlen gibt zurück; was ausgegangen ist, kann niemand sammeln.
genesis-what-stock-left = { $count } von { $all } sind da.
genesis-what-stock-empty = Es ist nichts mehr da: Sammeln brächte nichts.
genesis-what-angel-name = Engel von { $player }
genesis-what-angel = Jeden Zug tut er eins: sammeln, was sein Platz bringt, ziehen oder das Werk seines Tages tun.
genesis-what-angel-now = Steht hier: { $square }. Hat { $essence }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
genesis-what-dark-name = Der dunkle Engel
genesis-what-dark = Niemand spielt ihn. Nach den Zügen aller tut er eins, umsonst: Er folgt Gott, drängt sich ein Feld nach vorn oder tut, ganz vorn, das Werk. Hat er die meisten Punkte, verliert ihr alle.
genesis-what-dark-now = Steht hier: { $square }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
genesis-what-shadow-name = Schatten des dunklen Engels
genesis-what-shadow = Hier wird der dunkle Engel nach dieser Runde stehen, wenn niemand etwas daran ändert.

## Das Ziel, der Augenblick, und was zum ersten Mal geschieht

genesis-goal = { $moment } Das Ziel: die meisten Punkte, wenn Gott ruht, und mehr als der dunkle Engel.
genesis-moment-start = Sammle jetzt: Die Tage öffnen sich einer nach dem anderen.
genesis-moment-day = Jetzt: Wer das Werk von Tag { $numeral } als Nächstes tut, bekommt { $points }.
genesis-moment-last = { $rounds ->
    [one] Die letzte Runde: Übrige Würfel zählen nichts.
   *[other] Noch { $rounds } Runden: Gib deine Würfel für Werke aus, oder ruhe vorn auf Tag VII.
}
genesis-moment-dark-leads = Der dunkle Engel führt mit { $points }: So, wie es steht, verliert ihr alle.
genesis-note-short = Der Vorrat hatte zu wenige Würfel, darum gab es weniger. Schau auf den Vorrat, bevor du sammelst.
genesis-note-bonus = Wer seinen Zug auf einem Tag beginnt, dessen Werk er getan hat, bekommt den Bonus, umsonst und jedes Mal.
genesis-note-switched = Ein Würfel kauft einen besseren Platz: Der Engel daneben weicht zurück, und du sammelst mehr.
genesis-note-worked = Ein Werk bringt am Ende die Punkte seines Kreises. Der erste ist am meisten wert, und jeder kann jedes Werk einmal tun.
genesis-note-dark-moved = Der dunkle Engel folgt Gott und wartet am Ende der Reihe. Jede Runde drängt er ein Feld nach vorn.
genesis-note-dark-switched = Der dunkle Engel hat sich ein Feld nach vorn gedrängt, umsonst. Ganz vorn täte er das Werk: Zwei Engel vor ihm halten ihn auf.
genesis-note-dark-worked = Er stand vorn auf Gottes Tag und nahm den nächsten Kreis, umsonst. Hat er die meisten Punkte, verlieren alle.
