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
genesis-do-switch-left = Zahle 1 { $colour } und tausche nach links mit { $other }
genesis-do-switch-right = Zahle 1 { $colour } und tausche nach rechts mit { $other }
genesis-do-move = Zieh { $to }
genesis-do-work = Verrichte das Tagewerk von Tag { $numeral } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
genesis-do-pay = Zahle { $essence }
genesis-do-pass = Tu in diesem Zug nichts

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
genesis-event-worked = { $player } verrichtet das Tagewerk von Tag { $numeral } auf Kreis { $circle } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
genesis-event-declined = { $player } tut nichts.
genesis-event-dark-moved = Der dunkle Engel zieht { $to }.
genesis-event-dark-switched = Der dunkle Engel tauscht den Platz mit { $other }.
genesis-event-dark-worked = Der dunkle Engel verrichtet das Tagewerk von Tag { $numeral } auf Kreis { $circle } für { $points ->
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
genesis-legal-gather-short = Der Vorrat ist knapp: Dies bringt { $essence }.
genesis-legal-switch = Ein Würfel beliebiger Farbe bezahlt vor dem Sammeln einen Tausch mit einem Nachbarn.
genesis-legal-move = Die Leere und jeder Tag, den Gott begonnen hat, stehen offen.
genesis-legal-work = Das Tagewerk kostet { $essence }, und du hast genug davon.
genesis-legal-work-exchange = Das Tagewerk kostet { $essence }; { $missing ->
    [one] für den fehlenden Würfel
   *[other] für die { $missing } fehlenden Würfel
} tauschst du andere ein.
genesis-legal-pay = Diese Würfel decken die Kosten.
genesis-legal-pass = Ein Spieler darf auf seine Aktion verzichten.

## Warum eine Aktion nicht erlaubt ist

genesis-illegal-over = Das Spiel ist vorbei.
genesis-illegal-unknown = Eine solche Aktion gibt es nicht.
genesis-illegal-start-is-past = Die Startwürfel sind schon alle genommen.
genesis-illegal-start-first = Nimm zuerst deinen Startwürfel.
genesis-illegal-start-none-left = Im Vorrat ist kein Würfel dieser Farbe mehr ({ $colour }).
genesis-illegal-gather-on-vii = An Tag VII kann man nichts sammeln.
genesis-illegal-no-such-option = { $options ->
    [one] Dieses Feld bietet nur einen Ertrag.
   *[other] Dieses Feld bietet nur { $options } Erträge.
}
genesis-illegal-short-option = Davon hat der Vorrat zu wenig, und der andere Ertrag ist vollständig da.
genesis-illegal-must-gather = Du hast den Platz getauscht, also musst du sammeln.
genesis-illegal-switch-on-vii = An Tag VII tauscht niemand den Platz.
genesis-illegal-switch-in-void = In der Leere tauscht niemand den Platz.
genesis-illegal-nobody-left = Links von dir steht niemand im selben Bereich ({ $region }).
genesis-illegal-nobody-right = Rechts von dir steht niemand im selben Bereich ({ $region }).
genesis-illegal-switch-unpaid = Du hast keinen Würfel dieser Farbe zum Bezahlen ({ $colour }).
genesis-illegal-move-first-round = In der ersten Runde hat noch kein Tag begonnen, also kann niemand ziehen.
genesis-illegal-not-activated = Tag { $numeral } hat noch nicht begonnen; Gott steht auf Tag { $god }.
genesis-illegal-already-there = Dort bist du schon ({ $region }).
genesis-illegal-no-work-here = Hier gibt es kein Tagewerk ({ $region }).
genesis-illegal-day-is-past = Gott hat Tag { $numeral } verlassen.
genesis-illegal-already-worked = Das Tagewerk von Tag { $numeral } hast du schon verrichtet.
genesis-illegal-too-poor = Das Tagewerk kostet { $essence }. { $missing ->
    [one] Dir fehlt 1 Würfel
   *[other] Dir fehlen { $missing } Würfel
}; der Tausch braucht { $needed } übrige Würfel, und du hast { $spare }.
genesis-illegal-nothing-due = Es ist nichts zu bezahlen.
genesis-illegal-pay-first = Du hast ein Tagewerk begonnen: Wähle, womit du es bezahlst.
genesis-illegal-pay-not-held = Du hast nur { $held } { $colour }.
genesis-illegal-pay-wrong = Es kostet { $essence }. { $missing ->
    [one] So bleibt 1 Würfel davon offen, für den
   *[other] So bleiben { $missing } Würfel davon offen, für die
} genau { $needed } andere stehen müssen, nicht { $extra }.
genesis-illegal-must-act = Solange du handeln kannst, musst du es tun.

## Wertung und Plan

genesis-score-day = Tag { $numeral }
genesis-score-rest = Ruhe
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
