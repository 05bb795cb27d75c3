### Crafting the Cosmos.

crafting-title = Crafting the Cosmos
crafting-tagline = Sterne sammeln sich um Nebel, Leben um Sterne: Jeder formt eine eigene Galaxie.

## Sterne, Leben und Plättchen

crafting-star-H = Wasserstoffstern
crafting-star-He = Heliumstern
crafting-star-O = Sauerstoffstern
crafting-star-C = Kohlenstoffstern
crafting-a-star-H = einen Wasserstoffstern
crafting-a-star-He = einen Heliumstern
crafting-a-star-O = einen Sauerstoffstern
crafting-a-star-C = einen Kohlenstoffstern
crafting-supernova = Supernova
crafting-no-star = kein Stern
crafting-life-proto = Urleben
crafting-life-stable = stabiles Leben
crafting-tile = Nebel der Größe { $size } ({ $needs }, { $points } Punkte)
crafting-control-light = Licht
crafting-control-time = Zeit
crafting-control-gravity = Schwerkraft
crafting-control-chemistry = Chemie
crafting-sector-delta = Delta
crafting-sector-psi = Psi
crafting-sector-phi = Phi

## Ziele

crafting-goal-stable-life = das meiste stabile Leben
crafting-goal-nebulae-psi = die größte Gesamtgröße vollendeter Nebel in Psi
crafting-goal-supernovae = die meisten Supernovae
crafting-goal-nebulae-phi = die größte Gesamtgröße vollendeter Nebel in Phi
crafting-goal-star-group = die größte Sternengruppe
crafting-goal-life-delta = das meiste Leben in Delta
crafting-goal-nebulae-delta = die größte Gesamtgröße vollendeter Nebel in Delta
crafting-goal-life-psi = das meiste Leben in Psi
crafting-goal-life-phi = das meiste Leben in Phi
crafting-goal-crystals = die meisten entladenen Zeitkristalle
crafting-goal-carbon = die meisten Kohlenstoffsterne
crafting-goal-small-nebulae = die meisten vollendeten Nebel der Größe 1
crafting-goal-helium = die meisten Heliumsterne
crafting-goal-proto-life = das meiste Urleben
crafting-goal-oxygen = die meisten Sauerstoffsterne
crafting-goal-civilised-stars = die meisten Sterne um höheres Leben

## Kraftkarten

crafting-power-molecular-cloud = Molekülwolke
crafting-power-amino-acids = Aminosäuren
crafting-power-speed-of-light = Lichtgeschwindigkeit
crafting-power-time-dilation = Zeitdehnung
crafting-power-relativity-delta = Relativität Delta
crafting-power-relativity-psi = Relativität Psi
crafting-power-relativity-phi = Relativität Phi
crafting-power-nuclear-fission = Kernspaltung
crafting-power-generations = Generationen
crafting-power-expanding-universe = Ausdehnung des Universums
crafting-power-black-hole = Schwarzes Loch
crafting-power-event-horizon = Ereignishorizont
crafting-power-4th-dimension = Vierte Dimension
crafting-power-special-relativity = Spezielle Relativität
crafting-power-quasar = Quasar
crafting-power-nuclear-fusion = Kernfusion
crafting-power-binary-star = Doppelstern
crafting-power-core-collapse = Kernkollaps
crafting-power-star-stuff = Sternenstaub
crafting-power-shooting-star = Sternschnuppe
crafting-power-solar-wind = Sonnenwind
crafting-power-pulsar = Pulsar
crafting-power-white-dwarf = Weißer Zwerg
crafting-power-wormhole = Wurmloch
crafting-power-genetic-drift = Gendrift
crafting-power-ionizing-radiation = Ionisierende Strahlung
crafting-power-evolution = Evolution
crafting-power-abiogenesis = Abiogenese
crafting-power-survival-of-the-fittest = Überleben der Tüchtigsten
crafting-power-speciation = Artbildung
crafting-power-photosynthesis = Photosynthese
crafting-power-water-rich-comets = Wasserreiche Kometen

crafting-power-text-molecular-cloud = 2 Lichtkarten: einen Wasserstoffstern nehmen
crafting-power-text-amino-acids = 1 Chemiekarte: 1 stabiles Leben an beliebiger Stelle
crafting-power-text-speed-of-light = 5 gleiche Karten: 6 Punkte und ein beliebiger Stern
crafting-power-text-time-dilation = 1 Lichtkarte: 1 Zeitkristall
crafting-power-text-relativity-delta = 2 Zeitkarten: ein beliebiger Stern in Delta
crafting-power-text-relativity-psi = 2 Schwerkraftkarten: ein beliebiger Stern in Psi
crafting-power-text-relativity-phi = 2 Chemiekarten: ein beliebiger Stern in Phi
crafting-power-text-nuclear-fission = 2 Zeitkarten: einen Stern abgeben, dafür ein beliebiger Stern und 1 Zeitkristall
crafting-power-text-generations = statt des Sterns einer Entladung: 3 stabile Leben an beliebigen Stellen
crafting-power-text-expanding-universe = statt des Sterns einer Entladung: 2 Wasserstoffsterne
crafting-power-text-black-hole = statt des Sterns einer Entladung: 2 Sterne werden Supernovae
crafting-power-text-event-horizon = 1 Karte und 1 Supernova: 2 Zeitkristalle oder 2 Urleben
crafting-power-text-4th-dimension = 1 Zeitkarte: 1 Zeitkristall
crafting-power-text-special-relativity = 2 gleiche Karten: 2 Zeitkristalle
crafting-power-text-quasar = 1 Karte und 1 Graviton: 1 Zeitkristall
crafting-power-text-nuclear-fusion = 1 Zeitkarte: einen Stern abgeben, dann einen beliebigen nehmen
crafting-power-text-binary-star = 1 Karte und 1 Graviton: eine Supernova wird wieder ihr Stern und zieht einmal
crafting-power-text-core-collapse = 1 Karte und 1 Graviton: ein Stern wird zur Supernova
crafting-power-text-star-stuff = 1 Karte: einen Nebel der Größe 1 nehmen oder einen offenen der Größe 1 durch einen der Größe 2 ersetzen
crafting-power-text-shooting-star = 1 Schwerkraftkarte: einen Stern, eine Supernova oder einen offenen Nebel beliebig versetzen
crafting-power-text-solar-wind = 2 Chemiekarten: ein Stern wird zur Supernova, das Urleben daneben wird stabil
crafting-power-text-pulsar = 1 Schwerkraftkarte und 1 Graviton: 2 Zeitkristalle
crafting-power-text-white-dwarf = 2 Zeitkarten: ein Stern wird zur Supernova, dazu 1 Zeitkristall
crafting-power-text-wormhole = 1 Karte und 1 stabiles Leben: bis zu 3 Urleben oder bis zu 3 stabile Leben beliebig versetzen
crafting-power-text-genetic-drift = 1 Karte: 1 Urleben zieht und wird stabil
crafting-power-text-ionizing-radiation = 1 Karte: alles Urleben neben einer Supernova wird stabil
crafting-power-text-evolution = 1 Karte und 3 stabile Leben: ein zweites höheres Leben auf einem Nebel, der eines hat
crafting-power-text-abiogenesis = 1 Chemiekarte: 1 stabiles Leben an beliebiger Stelle
crafting-power-text-survival-of-the-fittest = 1 Karte und 1 Urleben: 2 Urleben werden stabil
crafting-power-text-speciation = 1 Karte: 1 Urleben neben stabilem Leben
crafting-power-text-photosynthesis = 1 Karte: alles Urleben neben Sauerstoffsternen wird stabil
crafting-power-text-water-rich-comets = 1 Karte: alles Urleben neben Kohlenstoffsternen wird stabil

## Was man tun kann

crafting-do-shift-own = Deine Energie von { $start } nach { $end } ziehen
crafting-do-shift-dark = Eine dunkle Energie von { $start } nach { $end } ziehen
crafting-do-shift-stop = Keine Energie mehr ziehen
crafting-do-draw = Einen Nebel der Größe { $size } ziehen
crafting-do-take = Eine Karte aus der Auslage nehmen: { $type }
crafting-do-take-deck = Eine Energiekarte vom Stapel ziehen
crafting-do-place-star = Legen: { $star }
crafting-do-place-life = Urleben legen
crafting-do-place-nebula = Einen Nebel legen
crafting-do-convert = Einen Stern zur Supernova machen
crafting-do-stabilise = Urleben stabilisieren
crafting-do-move-star = Mit einem Graviton einen Stern versetzen
crafting-do-move-life = Mit einem Graviton Leben versetzen
crafting-do-discharge-star = Die Zeitkammer entladen für { $points } Punkte und { $star }
crafting-do-discharge-card = Die Zeitkammer entladen: { $points } Punkte und statt des Sterns { $card }
crafting-do-discharge-nothing = Die Zeitkammer entladen: { $points } Punkte (kein Stern ist mehr da)
crafting-do-buy = Eine Kraftkarte erwerben: { $type }
crafting-do-sell = { $cards } Karten { $type } für { $points } Punkte abwerfen
crafting-do-use = { $card } einsetzen ({ $effect })
crafting-do-complete = Den Nebel auf { $hexagon } vollenden: { $points } Punkte
crafting-do-advance = Höheres Leben auf { $hexagon } erschaffen
crafting-do-end = Den Zug beenden
crafting-do-star-at = Auf { $space } legen
crafting-do-life-at = Auf { $space } legen
crafting-do-tile = Diesen legen: { $tile }
crafting-do-tile-at = Auf { $hexagon } legen
crafting-do-discard-star = Abgeben: { $star } auf { $space }
crafting-do-gain = Nehmen: { $star }
crafting-do-convert-at = Zur Supernova machen: { $star } auf { $space }
crafting-do-stabilise-at = Das Urleben auf { $space } stabilisieren
crafting-do-star-from = Versetzen: { $star } auf { $space }
crafting-do-star-to = Nach { $space } versetzen
crafting-do-stay = Stehen lassen
crafting-do-life-from = Versetzen: { $life } auf { $space }
crafting-do-life-to = Nach { $space } versetzen
crafting-do-enough = Nichts mehr versetzen
crafting-do-pay = Bezahlen: { $cards } × { $type }
crafting-do-pay-life = Bezahlen: { $life } auf { $space }
crafting-do-pay-unplaced = Mit Urleben neben dem Plan bezahlen
crafting-do-supernova = Die Supernova auf { $space } wählen
crafting-do-advanced-at = Höheres Leben auf { $hexagon } dazulegen
crafting-do-either-crystals = Zeitkristalle nehmen
crafting-do-either-life = Urleben nehmen
crafting-do-either-gain = Einen Nebel der Größe 1 nehmen
crafting-do-either-replace = Einen Nebel der Größe 1 durch einen der Größe 2 ersetzen
crafting-do-either-star = Einen Stern oder eine Supernova versetzen
crafting-do-either-nebula = Einen Nebel versetzen
crafting-do-either-proto = Urleben versetzen
crafting-do-either-stable = Stabiles Leben versetzen
crafting-do-replace = Den Nebel auf { $hexagon } ersetzen
crafting-do-tile-from = Den Nebel auf { $hexagon } versetzen
crafting-do-tile-to = Nach { $hexagon } versetzen
crafting-do-slot = Feld { $slot } für { $cards } Karten füllen
crafting-do-keep = { $card } behalten ({ $effect })
crafting-do-under = { $card } als Nächstes unter den Stapel legen ({ $effect })
crafting-do-omega-nebula = Einen Nebel der Größe { $size } ziehen und legen
crafting-do-omega-stabilise = 1 Urleben stabilisieren
crafting-do-omega-nothing = Auf die Omega-Aktion verzichten
crafting-do-discard-card = Eine Karte abwerfen: { $type }

crafting-prompt-shift = { $steps ->
    [one] Ziehe deine oder eine dunkle Energie: noch { $steps } Feld.
   *[other] Ziehe deine oder eine dunkle Energie: noch { $steps } Felder.
}
crafting-prompt-draw = Von welchem Stapel ziehst du einen Nebel?
crafting-prompt-take = { $cards ->
    [one] Nimm noch { $cards } Energiekarte.
   *[other] Nimm eine Energiekarte; dir stehen noch { $cards } zu.
}
crafting-prompt-craft = Gestalte deine Galaxie in beliebiger Reihenfolge; was am Ende des Zuges nicht gelegt ist, geht verloren.
crafting-prompt-star-at = Wohin kommt der { $star }?
crafting-prompt-life-at = Wohin kommt das Leben?
crafting-prompt-tile = Welchen Nebel legst du?
crafting-prompt-tile-at = Wohin kommt der Nebel?
crafting-prompt-discard-star = Welchen Stern gibst du ab?
crafting-prompt-gain = Welchen Stern nimmst du?
crafting-prompt-convert = Welcher Stern wird zur Supernova?
crafting-prompt-stabilise = Welches Urleben wird stabil?
crafting-prompt-star-from = Welchen Stern versetzt du?
crafting-prompt-life-from = Welches Leben versetzt du?
crafting-prompt-move-to = Wohin?
crafting-prompt-pay = Mit welchen Energiekarten bezahlst du?
crafting-prompt-pay-life = Mit welchem Leben bezahlst du?
crafting-prompt-supernova = Wähle eine Supernova.
crafting-prompt-advanced-at = Auf welchen Nebel kommt das höhere Leben?
crafting-prompt-either = Wähle eine der beiden Wirkungen.
crafting-prompt-replace = Welchen Nebel ersetzt du?
crafting-prompt-tile-from = Welchen Nebel versetzt du?
crafting-prompt-slot = Welches Feld füllst du?
crafting-prompt-keep = Welche Kraftkarte behältst du?
crafting-prompt-under = Welche Kraftkarte kommt als Nächstes unter den Stapel? Spätere kommen darunter.
crafting-prompt-omega = Deine letzte Aktion: ein Nebel, oder ein Urleben wird stabil.
crafting-prompt-discard-card = Du hast mehr als { $limit } Energiekarten: Wirf eine ab.

## Was geschah

crafting-event-round = Runde { $round } beginnt; { $player } fängt an.
crafting-event-moved-own = { $player } zieht die eigene Energie von { $start } nach { $end }.
crafting-event-moved-dark = { $player } zieht eine dunkle Energie von { $start } nach { $end }.
crafting-event-stars = { $player } nimmt { $number } × { $star }.
crafting-event-life = { $player } nimmt { $number } Urleben.
crafting-event-slider-supernova = { $player } erhält { $number } auf dem Supernova-Zähler.
crafting-event-slider-dna = { $player } erhält { $number } DNA.
crafting-event-slider-graviton = { $player } erhält { $number ->
    [one] { $number } Graviton
   *[other] { $number } Gravitonen
}.
crafting-event-crystals = { $player } erhält { $number ->
    [one] { $number } Zeitkristall
   *[other] { $number } Zeitkristalle
}.
crafting-event-crystals-top = { $player } erhält { $number ->
    [one] { $number } Zeitkristall
   *[other] { $number } Zeitkristalle
}; die Zeitkammer kann entladen werden.
crafting-event-card-taken = { $player } nimmt eine Karte aus der Auslage: { $type }.
crafting-event-card-drawn = Du ziehst eine Karte: { $type }.
crafting-event-card-drawn-unseen = { $player } zieht eine Energiekarte.
crafting-event-display = Neu in der Auslage: { $type }.
crafting-event-deck-renewed = Der Ablagestapel wird zum neuen Stapel der Energiekarten.
crafting-event-nebula-drawn = Du ziehst: { $tile }.
crafting-event-nebula-drawn-unseen = { $player } zieht einen Nebel der Größe { $size }.
crafting-event-star-placed = { $player } legt { $star } auf { $space }.
crafting-event-life-placed = { $player } legt { $life } auf { $space }.
crafting-event-tile-placed = { $player } legt auf { $hexagon }: { $tile }.
crafting-event-completed = { $player } vollendet den Nebel auf { $hexagon }: { $points } Punkte.
crafting-event-star-discarded = { $player } gibt ab: { $star } auf { $space }.
crafting-event-discharged = { $player } entlädt die Zeitkammer: { $points } Punkte.
crafting-event-advanced = { $player } erschafft höheres Leben auf { $hexagon } und gibt { $proto } Urleben ab.
crafting-event-evolved = { $player } legt höheres Leben auf { $hexagon } dazu.
crafting-event-advanced-value = Dein höheres Leben auf { $hexagon } ist { $points } Punkte wert.
crafting-event-sold = { $player } wirft { $cards } Karten { $type } ab: { $points } Punkte.
crafting-event-bought = { $player } bezahlt { $cards } Karten { $type } für Kraftkartenfeld { $slot }.
crafting-event-powers-drawn-1 = Du ziehst { $card1 }.
crafting-event-powers-drawn-2 = Du ziehst { $card1 } und { $card2 }.
crafting-event-powers-drawn-3 = Du ziehst { $card1 }, { $card2 } und { $card3 }.
crafting-event-powers-drawn-4 = Du ziehst { $card1 }, { $card2 }, { $card3 } und { $card4 }.
crafting-event-kept = { $player } behält { $card }.
crafting-event-under = Du legst { $card } unter den Stapel.
crafting-event-used = { $player } setzt { $card } ein und bezahlt { $cards } × { $type }.
crafting-event-used-chamber = { $player } setzt statt des Sterns { $card } ein.
crafting-event-converted = { $player } macht den Stern auf { $space } zur Supernova.
crafting-event-turned-back = { $player } verwandelt die Supernova auf { $space } zurück in { $star }.
crafting-event-stabilised = { $player } stabilisiert das Leben auf { $space }.
crafting-event-star-moved = { $player } versetzt einen Stern von { $start } nach { $end }.
crafting-event-life-moved = { $player } versetzt Leben von { $start } nach { $end }.
crafting-event-tile-moved = { $player } versetzt einen Nebel von { $start } nach { $end }.
crafting-event-life-paid = { $player } bezahlt: { $life } auf { $space }.
crafting-event-life-paid-unplaced = { $player } bezahlt mit Urleben neben dem Plan.
crafting-event-supernova-paid = { $player } bezahlt mit der Supernova auf { $space }.
crafting-event-tile-replaced = { $player } ersetzt den Nebel auf { $hexagon }: { $tile }.
crafting-event-omega-nebula = { $player } beendet den Zug mit einem Nebel der Größe { $size }.
crafting-event-omega-stabilise = { $player } beendet den Zug und stabilisiert Leben.
crafting-event-omega-nothing = { $player } beendet den Zug ohne Omega-Aktion.
crafting-event-lost = { $player } verliert, was nicht gelegt wurde: { $what }.
crafting-lost-stars = { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
}
crafting-lost-life = { $life ->
    [one] ein Urleben
   *[other] { $life } × Urleben
}
crafting-lost-nebulae = { $nebulae ->
    [one] einen Nebel
   *[other] { $nebulae } Nebel
}
crafting-lost-stars-life = { crafting-lost-stars } und { crafting-lost-life }
crafting-lost-stars-nebulae = { crafting-lost-stars } und { crafting-lost-nebulae }
crafting-lost-life-nebulae = { crafting-lost-life } und { crafting-lost-nebulae }
crafting-lost-stars-life-nebulae = { crafting-lost-stars }, { crafting-lost-life } und { crafting-lost-nebulae }
crafting-event-goal-revealed = Ein neues Ziel: { $goal }.
crafting-event-goal = { $player } erhält { $points } Punkte für „{ $goal }“ mit { $amount }.
crafting-event-goal-missed = Niemand punktet für „{ $goal }“.
crafting-event-card-discarded = { $player } wirft eine Karte ab: { $type }.
crafting-event-over-crystals = Die Zeitkristalle sind aufgebraucht, und das Spiel ist zu Ende.
crafting-event-over-goals = Das letzte Ziel ist gewertet, und das Spiel ist zu Ende.
crafting-event-over-both = Das letzte Ziel ist gewertet und die Zeitkristalle sind aufgebraucht: Das Spiel ist zu Ende.
crafting-event-advanced-shown = { $player } deckt höheres Leben für { $points } Punkte auf.

## Warum etwas erlaubt ist

crafting-legal-shift = Energie zieht im Uhrzeigersinn an vollen Feldern vorbei: Diese kommt nach { $end }.
crafting-legal-shift-stop = Deine eigene Energie ist gezogen, also darfst du aufhören.
crafting-legal-draw = Du darfst von jedem Stapel ziehen.
crafting-legal-take = Energiekarten kommen aus der Auslage oder vom Stapel.
crafting-legal-place = Was neben deinem Plan liegt, darfst du jetzt legen.
crafting-legal-slider = Du hast, was es dafür braucht.
crafting-legal-discharge = Oben in der Zeitkammer wartet ein Kristall; das bringt { $points } Punkte.
crafting-legal-buy = Du hast { $held } Karten { $type } und ein freies Kraftkartenfeld.
crafting-legal-sell = Du hast { $held } Karten { $type }.
crafting-legal-use = Du kannst es bezahlen: { $effect }.
crafting-legal-complete = Unter den Sternen ringsum sind { $needs }; das bringt { $points } Punkte.
crafting-legal-advance = Der Nebel ist vollendet und hat an allen sechs Seiten Leben.
crafting-legal-end = Du darfst deinen Zug jederzeit beenden.
crafting-legal-option = Das ist eine deiner Möglichkeiten.
crafting-legal-stay = Der Stern darf stehen bleiben.
crafting-legal-enough = Du darfst hier aufhören.

## Warum etwas nicht erlaubt ist

crafting-illegal-over = Das Spiel ist zu Ende.
crafting-illegal-unknown = Diese Aktion gibt es nicht.
crafting-illegal-not-now = Jetzt ist etwas anderes zu entscheiden. { $prompt }
crafting-illegal-own-must-move = Deine eigene Energie muss mindestens ein Feld ziehen.
crafting-illegal-may-not-stop = { $steps ->
    [one] Du musst noch { $steps } Feld weit ziehen.
   *[other] Du musst noch { $steps } Felder weit ziehen.
}
crafting-illegal-too-far = { $steps ->
    [one] Sie käme nach { $end }, aber es ist nur noch { $steps } Feld übrig.
   *[other] Sie käme nach { $end }, aber es sind nur noch { $steps } Felder übrig.
}
crafting-illegal-no-dark = Hier liegt keine dunkle Energie: { $control }.
crafting-illegal-stack-empty = Es ist kein Nebel der Größe { $size } mehr da.
crafting-illegal-deck-empty = Es ist keine Energiekarte mehr zu ziehen.
crafting-illegal-not-in-display = In der Auslage fehlt: { $type }.
crafting-illegal-star-taken = Auf { $space } liegt schon ein Stern.
crafting-illegal-life-taken = Auf { $space } liegt schon Leben.
crafting-illegal-hexagon-taken = Auf { $hexagon } liegt schon ein Nebel.
crafting-illegal-outside-sector = { $space } liegt nicht in { $sector }.
crafting-illegal-not-beside-stable = { $space } liegt nicht neben stabilem Leben.
crafting-illegal-not-beside-life = { $space } liegt nicht neben deinem Leben.
crafting-illegal-not-starting-space = Du hast kein Leben: Das nächste kommt auf { $space }.
crafting-illegal-same-tile = Dieser Nebel gleicht einem anderen: Lege jenen.
crafting-illegal-same-slot = Dieses Feld kostet so viel wie Feld { $slot }: Fülle jenes.
crafting-illegal-no-star-there = Auf { $space } liegt kein Stern.
crafting-illegal-no-life-there = Auf { $space } liegt kein Leben.
crafting-illegal-no-proto-there = Auf { $space } liegt kein Urleben.
crafting-illegal-no-supernova-there = Auf { $space } liegt keine Supernova.
crafting-illegal-no-nebula-there = Auf { $hexagon } liegt kein Nebel.
crafting-illegal-not-touching = { $space } berührt den Nebel auf { $hexagon } nicht.
crafting-illegal-none-left = Im Vorrat fehlt: { $star }.
crafting-illegal-already-supernova = Der Stern auf { $space } ist schon eine Supernova.
crafting-illegal-supernova-fixed = Die Supernova auf { $space } lässt sich nicht versetzen.
crafting-illegal-no-way = Der Stern auf { $space } kommt nirgendwohin.
crafting-illegal-must-move = Es muss versetzt werden.
crafting-illegal-out-of-reach = { $space } ist von { $start } aus nicht zu erreichen.
crafting-illegal-other-life = Das Leben auf { $space } ist von der anderen Art.
crafting-illegal-wrong-type = Karten dieser Art ({ $type }) gelten hier nicht: { $effect }.
crafting-illegal-too-few-cards = Du hast { $held } Karten { $type } und brauchst { $needed }.
crafting-illegal-pay-from-board = Das Leben muss von deinem Plan kommen.
crafting-illegal-no-proto-beside = Neben { $space } liegt kein Urleben.
crafting-illegal-not-evolving = { $tokens ->
    [0] Auf { $hexagon } liegt kein höheres Leben.
   *[other] Auf { $hexagon } liegt genug höheres Leben.
}
crafting-illegal-not-this-card = Das bewirkt die Karte nicht: { $card }.
crafting-illegal-no-effect = Die Karte hätte keine Wirkung: { $card }.
crafting-illegal-not-small = Auf { $hexagon } liegt kein offener Nebel der Größe 1.
crafting-illegal-already-completed = Der Nebel auf { $hexagon } ist vollendet.
crafting-illegal-slot-filled = Feld { $slot } ist besetzt.
crafting-illegal-slot-free = Auf Feld { $slot } liegt keine Kraftkarte.
crafting-illegal-no-slot = Alle deine Kraftkartenfelder sind besetzt.
crafting-illegal-power-deck-empty = Von dieser Art ist keine Kraftkarte mehr da: { $type }.
crafting-illegal-omega-compulsory = Die Omega-Aktion ist Pflicht.
crafting-illegal-no-proto = Du hast kein Urleben auf deinem Plan.
crafting-illegal-no-hexagon-free = Auf allen deinen Sechsecken liegt ein Nebel.
crafting-illegal-nothing-to-place = Davon hast du nichts zu legen.
crafting-illegal-no-space = Dafür ist kein Platz mehr frei.
crafting-illegal-slider-empty = Der Zähler dafür steht auf 0.
crafting-illegal-no-plain-star = Du hast keinen Stern, der keine Supernova ist.
crafting-illegal-nothing-to-move = Du hast nichts, was sich versetzen lässt.
crafting-illegal-chamber-not-ready = Oben in der Zeitkammer wartet kein Kristall; deiner liegt auf Feld { $position }.
crafting-illegal-once-a-turn = Das hast du in diesem Zug schon getan.
crafting-illegal-take-reward = Du musst eine Belohnung wählen.
crafting-illegal-card-not-owned = Diese Karte hast du nicht: { $card }.
crafting-illegal-discharge-only = Diese Karte gilt beim Entladen der Zeitkammer: { $card }.
crafting-illegal-cannot-pay = Du kannst es nicht bezahlen: { $effect }.
crafting-illegal-stars-missing = { $missing ->
    [one] Der Nebel auf { $hexagon } braucht { $needs }: Es fehlt { $missing } Stern.
   *[other] Der Nebel auf { $hexagon } braucht { $needs }: Es fehlen { $missing } Sterne.
}
crafting-illegal-not-completed = Auf { $hexagon } liegt kein vollendeter Nebel.
crafting-illegal-already-advanced = Auf { $hexagon } liegt schon höheres Leben.
crafting-illegal-life-missing = Nur { $life } der sechs Seiten von { $hexagon } haben Leben.
crafting-illegal-no-advanced-left = Es ist kein höheres Leben mehr da.

## Wertung und Spielplan

crafting-score-nebulae = Nebel
crafting-score-chamber = Zeitkammer
crafting-score-cards = Energiekarten
crafting-score-goals = Ziele
crafting-score-advanced = Höheres Leben
crafting-board-round = Runde { $round }. Zeitkristalle im Vorrat: { $crystals }
crafting-board-goals = Ziele (Runde der Wertung; Stand der Spieler)
crafting-board-goal = { "  " }{ $round }: { $goal } ({ $amounts })
crafting-board-goal-past = { "  " }gewertet: { $goal }
crafting-board-controls = Steuerungen (# dunkle Energie; dann Kraftsteine)
crafting-board-control = { "  " }{ $control } { $tokens } { $powers }
crafting-board-display = Auslage: { $cards }; Stapel { $deck }
crafting-board-supply = Vorrat: { $stars }; Leben { $life }
crafting-board-stacks = Nebel: { $nebulae }; höheres Leben { $advanced }
crafting-board-galaxy-of = Galaxie von { $player }
crafting-board-hand = Hand: { $cards }
crafting-board-beside = Zu legen: { $stars }; Leben { $life }
crafting-board-sliders = Zähler: Supernovae { $supernovae }, DNA { $dna }, Gravitonen { $gravitons }
crafting-board-held-tile = Zu legen: { $tile }
crafting-board-held-back = Zu legen: ein Nebel der Größe { $size }
crafting-board-chamber = Zeitkammer: Kristall auf { $position }, wartend { $ready }, entladen { $scored }
crafting-board-slot = Feld { $slot }: { $card }
crafting-board-slot-free = Feld { $slot }: frei ({ $cards } Karten)
crafting-board-player = { $name } { $points } Punkte  Sterne { $stars } *{ $supernovae }  Leben { $proto }p { $stable }S  Nebel { $nebulae }  höheres { $advanced }  Karten { $cards }
crafting-board-legend = Sterne: .5 leeres Feld s5, H5 ein Stern dort, *5 eine Supernova. Leben: :7 leeres Feld l7, p7 Urleben, S7 stabil.

## Simulationen

crafting-findings = Crafting the Cosmos
crafting-finding-mean = Mittel
crafting-finding-rounds = Runden
crafting-finding-nebulae-1 = vollendete Nebel der Größe 1 je Spieler
crafting-finding-nebulae-2 = vollendete Nebel der Größe 2 je Spieler
crafting-finding-nebulae-3 = vollendete Nebel der Größe 3 je Spieler
crafting-finding-advanced = höheres Leben je Spieler
crafting-finding-discharges = Entladungen je Spieler
crafting-finding-powers = Kraftkarten je Spieler
crafting-finding-crystals-out = Anteil der Spiele, in denen die Kristalle ausgingen
crafting-finding-points-nebulae = Punkte für Nebel je Spieler
crafting-finding-points-chamber = Punkte für die Zeitkammer je Spieler
crafting-finding-points-cards = Punkte für Energiekarten je Spieler
crafting-finding-points-goals = Punkte für Ziele je Spieler
crafting-finding-points-advanced = Punkte für höheres Leben je Spieler
crafting-finding-nebulae = vollendete Nebel je Spieler
crafting-findings-nebulae = Nebel der Größe { $size }
crafting-findings-powers = Kraftkarten: { $control }
crafting-finding-completed = vollendet, wenn gelegt
crafting-finding-taken = genommen, Anteil der Spiele
crafting-finding-wins = wer sie hat, gewinnt
