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
crafting-no-life = kein Leben
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
crafting-and = { $first } und { $rest }
crafting-list = { $first }, { $rest }
crafting-need-H = { $count } Wasserstoff
crafting-need-He = { $count } Helium
crafting-need-O = { $count } Sauerstoff
crafting-need-C = { $count } Kohlenstoff

## Orte: Sechsecke nach ihrem Sektor, Ecken und Seiten nach der Uhr eines Sechsecks

crafting-hexagon-heart = { $sector } Herz
crafting-hexagon-left = { $sector } links
crafting-hexagon-right = { $sector } rechts
crafting-hexagon-upper = { $sector } oben
crafting-hexagon-lower = { $sector } unten
crafting-hexagon-upper-left = { $sector } oben links
crafting-hexagon-upper-right = { $sector } oben rechts
crafting-hexagon-lower-left = { $sector } unten links
crafting-hexagon-lower-right = { $sector } unten rechts
crafting-hexagon-left-more = { $sector } links, Sechseck { $number }
crafting-hexagon-right-more = { $sector } rechts, Sechseck { $number }
crafting-hexagon-upper-more = { $sector } oben, Sechseck { $number }
crafting-hexagon-lower-more = { $sector } unten, Sechseck { $number }
crafting-hexagon-upper-left-more = { $sector } oben links, Sechseck { $number }
crafting-hexagon-upper-right-more = { $sector } oben rechts, Sechseck { $number }
crafting-hexagon-lower-left-more = { $sector } unten links, Sechseck { $number }
crafting-hexagon-lower-right-more = { $sector } unten rechts, Sechseck { $number }
crafting-corner = { $hexagon }, { $hour }-Uhr-Ecke
crafting-side = { $hexagon }, { $hour }-Uhr-Seite

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
crafting-power-text-star-stuff = 1 Karte: einen Nebel der Größe 1 nehmen oder einen offenen davon gegen Größe 2 tauschen
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
crafting-do-discharge-nothing = Die Zeitkammer entladen: { $points } Punkte (es gibt keinen Stern)
crafting-do-buy = Eine Kraftkarte erwerben: { $type }
crafting-do-sell = { $cards } Karten { $type } für { $points } Punkte abwerfen
crafting-do-use = { $card } einsetzen ({ $effect })
crafting-do-complete = Den Nebel auf { $hexagon } vollenden: { $points } Punkte
crafting-do-advance = Höheres Leben auf { $hexagon } erschaffen
crafting-do-end = Den Zug beenden
crafting-do-end-losing = Den Zug beenden und verlieren, was nicht gelegt ist: { $what }
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

## Was in der Jetzt-Leiste zusammensteht

crafting-any-shift = Eine Energie ziehen
crafting-any-draw = Einen Nebel ziehen
crafting-any-take = Eine Energiekarte aus der Auslage nehmen
crafting-any-place-star = Einen Stern legen
crafting-any-discharge = Die Zeitkammer entladen
crafting-any-discharge-points = Die Zeitkammer entladen für { $points } Punkte
crafting-any-buy = Eine Kraftkarte erwerben
crafting-any-sell = Energiekarten für Punkte abwerfen
crafting-any-use = Eine Kraftkarte einsetzen
crafting-any-complete = Einen Nebel vollenden
crafting-any-advance = Höheres Leben erschaffen
crafting-any-star-at = Den Stern auf eine Ecke legen
crafting-any-life-at = Das Leben auf eine Seite legen
crafting-any-tile = Den Nebel wählen, der gelegt wird
crafting-any-tile-at = Den Nebel auf ein Sechseck legen
crafting-any-discard-star = Einen Stern abgeben
crafting-any-gain = Einen Stern nehmen
crafting-any-convert-at = Einen Stern zur Supernova machen
crafting-any-stabilise-at = Urleben stabilisieren
crafting-any-star-from = Einen Stern versetzen
crafting-any-star-to = Den Stern auf eine andere Ecke versetzen
crafting-any-life-from = Leben versetzen
crafting-any-life-to = Das Leben auf eine andere Seite versetzen
crafting-any-pay = Mit Energiekarten bezahlen
crafting-any-pay-life = Mit Leben bezahlen
crafting-any-supernova = Eine Supernova wählen
crafting-any-advanced-at = Höheres Leben dazulegen
crafting-any-replace = Einen Nebel ersetzen
crafting-any-tile-from = Einen Nebel versetzen
crafting-any-tile-to = Den Nebel auf ein anderes Sechseck versetzen
crafting-any-slot = Ein Feld füllen
crafting-any-keep = Eine Kraftkarte behalten
crafting-any-under = Eine Kraftkarte unter den Stapel legen
crafting-any-omega-nebula = Einen Nebel ziehen und legen
crafting-any-discard-card = Eine Energiekarte abwerfen

## Was zu entscheiden ist

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
crafting-event-short = Der Vorrat reicht nicht für { $player }: Es fehlen { $number } × { $piece }.

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
crafting-illegal-outside-sector = Dieser Platz liegt nicht in { $sector }: { $space }.
crafting-illegal-not-beside-stable = Diese Seite liegt nicht neben stabilem Leben: { $space }.
crafting-illegal-not-beside-life = Diese Seite liegt nicht neben deinem Leben: { $space }.
crafting-illegal-not-starting-space = Du hast kein Leben: Das nächste kommt auf { $space }.
crafting-illegal-same-tile = Dieser Nebel gleicht einem anderen: Lege jenen.
crafting-illegal-same-slot = Dieses Feld kostet so viel wie Feld { $slot }: Fülle jenes.
crafting-illegal-no-star-there = Auf { $space } liegt kein Stern.
crafting-illegal-no-life-there = Auf { $space } liegt kein Leben.
crafting-illegal-no-proto-there = Auf { $space } liegt kein Urleben.
crafting-illegal-no-supernova-there = Auf { $space } liegt keine Supernova.
crafting-illegal-no-nebula-there = Auf { $hexagon } liegt kein Nebel.
crafting-illegal-not-touching = Dieser Stern berührt den Nebel auf { $hexagon } nicht: { $space }.
crafting-illegal-none-left = Im Vorrat fehlt: { $star }.
crafting-illegal-already-supernova = Der Stern auf { $space } ist schon eine Supernova.
crafting-illegal-supernova-fixed = Die Supernova auf { $space } lässt sich nicht versetzen.
crafting-illegal-no-way = Der Stern auf { $space } kommt nirgendwohin.
crafting-illegal-must-move = Es muss versetzt werden.
crafting-illegal-out-of-reach = Von { $start } führt kein Weg nach { $space }.
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
crafting-illegal-deck-last = Du hast vom Stapel gezogen: Auch deine übrigen Karten dieses Zuges kommen von dort.
crafting-illegal-power-deck-short = Es sind nur noch { $left } Kraftkarten da ({ $type }), und { $needed } sind zu ziehen.

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
crafting-finding-short = Anteil der Spiele, in denen der Vorrat nicht reichte: { $star }
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

### Den Kosmos erschaffen im Browser.

web-crafting-centre = Mitte
web-crafting-mine = Meins
web-crafting-others = Andere
web-crafting-round = Runde
web-crafting-brings = große Gabe { $gift }; kleine Gabe jetzt { $count }
web-crafting-next-discharge = die nächste Entladung zählt { $points }
web-crafting-nebula-completed = vollendet
web-crafting-lacks = es fehlen noch { $stars }
web-crafting-galaxy-points = Galaxie von { $player }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-crafting-goal-points = Erste { $first }, Zweite { $second } Punkte
web-crafting-goal-when = Wird am Ende von Runde { $round } gewertet
web-crafting-dark = Dunkle Energie
web-crafting-stack = Nebel der Größe { $size }: noch { $left }
web-crafting-left = { $what }: noch { $left }
web-crafting-deck = Stapel der Energiekarten: { $left }
web-crafting-unseen = Karten, die sonst niemand gesehen hat: { $cards }
web-crafting-slot-cost = gleiche Energiekarten für eine Kraftkarte
web-crafting-dna = DNA
web-crafting-gravitons = Gravitonen
web-crafting-stars = Sterne
web-crafting-life = Leben
web-crafting-completed = Vollendete Nebel
web-crafting-powers = Kraftkarten
web-crafting-first = Startspieler
web-crafting-power-token = Kraftstein von { $player }

## Das Spielmaterial

web-crafting-pieces-energy = Energiekarten und Zeitkristalle
web-crafting-pieces-nebulae = Nebel der Größe { $size }
web-crafting-pieces-powers = Kraftkarten: { $control }
web-crafting-piece-star = Er kommt auf eine beliebige freie Ecke der Galaxie; Nebel brauchen die Sterne, die sie berühren.
web-crafting-piece-supernova = Die Rückseite jedes Sterns: Sie zählt für einen Nebel als beliebiger Stern und lässt sich nicht bewegen.
web-crafting-piece-proto = { $count } Lebensplättchen in der Schachtel. Es kommt neben anderes Leben und wird durch DNA stabil.
web-crafting-piece-stable = Die Rückseite des Urlebens; es bleibt, wenn höheres Leben entsteht.
web-crafting-piece-advanced = Höheres Leben
web-crafting-piece-advanced-more = Es entsteht auf einem vollendeten Nebel mit Leben auf allen sechs Seiten. Sein Wert, { $least } bis { $most } Punkte, bleibt bis zum Ende geheim.
web-crafting-piece-card = Gleiche Karten bezahlen Kraftkarten und deren Wirkung; { $set } einer Art bringen { $points } Punkte.
web-crafting-piece-crystal = Zeitkristall
web-crafting-piece-crystal-more = Er steigt in der Zeitkammer; auf Feld { $track } kann er für einen Stern und Punkte entladen werden: { $points } für die ersten fünf.
web-crafting-piece-nebula = Sobald ihn all diese Sterne berühren, kann er für { $points } Punkte vollendet werden; ein Stern wird abgelegt.
web-crafting-piece-goal = { $first } Punkte für die meisten, { $second } für die zweitmeisten, wenn es das Ende seiner Leiste erreicht.

## Wozu ein Zug in Crafting the Cosmos gut ist

crafting-hint-advanced = erschafft höheres Leben (am Ende { $points } wert)
crafting-hint-nebulae = bringt Nebel der Vollendung näher ({ $points } wert)
crafting-hint-life = umgibt Nebel mit Leben ({ $points } wert)
crafting-hint-chamber = lädt die Zeitkammer auf ({ $points } wert)
crafting-hint-goals = steht gut für die Ziele ({ $points } wert)
crafting-hint-means = sammelt Mittel für später ({ $points } wert)
crafting-aim-nebula = arbeitet auf einen Nebel mit { $points } Punkten hin ({ $missing ->
    [one] { $missing } Stern fehlt
   *[other] { $missing } Sterne fehlen
} noch)
crafting-aim-nebula-ready = macht einen Nebel mit { $points } Punkten reif zur Vollendung
crafting-aim-drawn = ein Nebel der Größe { $size } verlangt { $stars } Sterne und bringt { $least } bis { $most } Punkte
crafting-aim-cards = dann { $cards } × { $type } auf der Hand; eine Kraftkarte kostet { $needed } gleiche

## Was der Coach einzuwenden hat

crafting-regret-unplaced = Du würdest verlieren, was nicht gelegt ist: { $what }.
crafting-regret-complete = Du kannst in diesem Zug noch einen Nebel für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vollenden.
crafting-regret-energy = { $steps ->
    [one] Energie könnte noch 1 Feld weit ziehen, und mehr Energie an einem Ort bringt dort mehr.
   *[other] Energie könnte noch { $steps } Felder weit ziehen, und mehr Energie an einem Ort bringt dort mehr.
}
crafting-regret-omega = Deine letzte Aktion ginge verloren.

## Was die gedruckte Regel offen lässt und wie ein Tisch es entscheiden kann

crafting-ruling-shift-may-stop = Muss die Energie immer alle drei Felder weit ziehen?
crafting-ruling-shift-may-stop-true = Nein: Sobald deine eigene gezogen ist, darfst du aufhören.
crafting-ruling-shift-may-stop-false = Ja: Du ziehst alle drei Felder.
crafting-ruling-skip-is-free = Was kostet es, an einer vollen Steuerung vorbeizuziehen?
crafting-ruling-skip-is-free-true = Nichts: Nur das Feld, auf dem man ankommt, zählt.
crafting-ruling-skip-is-free-false = Ein Feld für jede volle Steuerung.
crafting-ruling-power-tokens-add-up = Was bringen mehrere deiner Kraftsteine in einer Steuerung?
crafting-ruling-power-tokens-add-up-true = Jeder bringt etwas.
crafting-ruling-power-tokens-add-up-false = Zusammen bringen sie einmal etwas.
crafting-ruling-display-refill = Wann wird die Auslage aufgefüllt?
crafting-ruling-display-refill-phase = Am Ende der Energiephase.
crafting-ruling-display-refill-card = Nach jeder Karte, die ihr entnommen wird.
crafting-ruling-spare-crystals = Was gilt, wenn ein neuer Zeitkristall gebraucht wird und der Vorrat leer ist?
crafting-ruling-spare-crystals-true = Bis zum Ende der Runde dient ein Ersatzstein.
crafting-ruling-spare-crystals-false = Es gibt keinen, und weitere Gewinne verfallen.
crafting-ruling-short-supply = Was gilt, wenn im Vorrat weniger liegt, als du bekommst?
crafting-ruling-short-supply-partial = Du nimmst, was noch da ist.
crafting-ruling-short-supply-nothing = Du bekommst nichts davon.
crafting-ruling-lost-tiles = Wohin kommen Nebel, die verloren gehen oder ersetzt werden?
crafting-ruling-lost-tiles-under = Unter den Stapel ihrer Größe.
crafting-ruling-lost-tiles-out = Aus dem Spiel.
crafting-ruling-repeat-scoring = Wie oft darfst du in einem Zug vollenden, entladen und höheres Leben erschaffen?
crafting-ruling-repeat-scoring-true = So oft die Bedingung erfüllt ist.
crafting-ruling-repeat-scoring-false = Jedes einmal.
crafting-ruling-hop-over-supernovae = Darf ein Stern über Supernovae springen?
crafting-ruling-hop-over-supernovae-true = Ja.
crafting-ruling-hop-over-supernovae-false = Nein: Supernovae versperren den Weg.
crafting-ruling-supernova-element = Welcher Stern wird aus einer Supernova, die zurückverwandelt wird?
crafting-ruling-supernova-element-kept = Der, der sie war.
crafting-ruling-supernova-element-chosen = Ein beliebiger nach Wahl.
crafting-ruling-omega-compulsory = Ist die Omega-Aktion Pflicht?
crafting-ruling-omega-compulsory-true = Ja, wenn eine ihrer beiden Seiten möglich ist.
crafting-ruling-omega-compulsory-false = Nein: Du darfst auf beides verzichten.
crafting-ruling-owner-may-look = Wer kennt vor dem Ende den Wert eines höheren Lebens?
crafting-ruling-owner-may-look-true = Wer es besitzt.
crafting-ruling-owner-may-look-false = Niemand.
crafting-ruling-second-place-with-two = Zählt der zweite Platz auch zu zweit?
crafting-ruling-second-place-with-two-true = Ja.
crafting-ruling-second-place-with-two-false = Nein: Nur der erste Platz zählt.
crafting-ruling-hand-limit-discard = Wer bestimmt, welche Karten über dem Handlimit abgeworfen werden?
crafting-ruling-hand-limit-discard-choice = Wer sie hat.
crafting-ruling-hand-limit-discard-random = Der Zufall.
crafting-ruling-tie-break = Wer gewinnt bei Gleichstand?
crafting-ruling-tie-break-cards = Wer mehr Energiekarten hat; sind es gleich viele, teilt man sich den Sieg.
crafting-ruling-tie-break-shared = Man teilt sich den Sieg.
crafting-ruling-photosynthesis-star = Welche Sterne meint Photosynthese?
crafting-ruling-photosynthesis-star-h = Wasserstoffsterne.
crafting-ruling-photosynthesis-star-he = Heliumsterne.
crafting-ruling-photosynthesis-star-o = Sauerstoffsterne.
crafting-ruling-photosynthesis-star-c = Kohlenstoffsterne.
crafting-ruling-comets-star = Welche Sterne meint Wasserreiche Kometen?
crafting-ruling-comets-star-h = Wasserstoffsterne.
crafting-ruling-comets-star-he = Heliumsterne.
crafting-ruling-comets-star-o = Sauerstoffsterne.
crafting-ruling-comets-star-c = Kohlenstoffsterne.
crafting-ruling-event-horizon-pays = Woher kommt die Supernova, mit der Ereignishorizont bezahlt wird?
crafting-ruling-event-horizon-pays-slider = Vom Zähler.
crafting-ruling-event-horizon-pays-board = Aus der Galaxie: Dort wird eine Supernova abgegeben.
crafting-ruling-discharge-card-scores = Bringt eine Entladung Punkte, wenn eine Kraftkarte ihren Stern ersetzt?
crafting-ruling-discharge-card-scores-true = Ja, wie immer.
crafting-ruling-discharge-card-scores-false = Nein: Die Karte ersetzt auch die Punkte.
crafting-ruling-genetic-drift-move = Wie weit bewegt Gendrift das Leben?
crafting-ruling-genetic-drift-move-ordinary = So weit wie eine gewöhnliche Bewegung.
crafting-ruling-genetic-drift-move-anywhere = Auf ein beliebiges freies Lebensfeld.
crafting-ruling-binary-star-may-stay = Darf der Stern bei Doppelstern stehen bleiben?
crafting-ruling-binary-star-may-stay-true = Ja.
crafting-ruling-binary-star-may-stay-false = Nein: Er zieht, wenn er kann.
crafting-ruling-evolution-limit = Wie viel höheres Leben kann Evolution auf einen Nebel bringen?
crafting-ruling-evolution-limit-2 = Zwei insgesamt.
crafting-ruling-evolution-limit-3 = Drei insgesamt.
crafting-ruling-survival-pays-unplaced = Darf man Überleben der Tüchtigsten mit Leben neben dem Plan bezahlen?
crafting-ruling-survival-pays-unplaced-true = Ja, auch damit.
crafting-ruling-survival-pays-unplaced-false = Nein: nur mit Leben aus der Galaxie.
crafting-ruling-shooting-star-completed = Darf Sternschnuppe vollendete Nebel versetzen?
crafting-ruling-shooting-star-completed-true = Ja, mit dem höheren Leben darauf.
crafting-ruling-shooting-star-completed-false = Nein.
crafting-ruling-matching-any-type = Was sind gleiche Karten in den Kosten einer Kraftkarte?
crafting-ruling-matching-any-type-true = Karten einer beliebigen Art.
crafting-ruling-matching-any-type-false = Karten von der Art des Stapels, aus dem die Kraftkarte kommt.
crafting-ruling-discharge-star = Was geschieht mit dem Stern einer Entladung?
crafting-ruling-discharge-star-placed = Er wird sofort gelegt; ohne freies Feld gibt es keinen.
crafting-ruling-discharge-star-kept = Er wartet wie andere Sterne neben dem Plan, bis er gelegt wird.
crafting-ruling-deck-renewal = Wann wird ein leerer Stapel der Energiekarten erneuert?
crafting-ruling-deck-renewal-empty = Sofort, wenn die letzte Karte gezogen ist.
crafting-ruling-deck-renewal-draw = Wenn die nächste Karte zu ziehen ist; was bis dahin ausgegeben wird, kommt dazu.
crafting-ruling-final-hand-limit = Gilt das Handlimit von zehn Karten auch in der letzten Runde?
crafting-ruling-final-hand-limit-true = Ja, bevor über einen Gleichstand entschieden wird.
crafting-ruling-final-hand-limit-false = Nein: Bei Gleichstand zählen alle Handkarten.
crafting-ruling-deck-last = Darf man nach einer Karte vom Stapel noch aus der Auslage wählen?
crafting-ruling-deck-last-true = Nein: Wer vom Stapel zieht, nimmt auch die übrigen Karten dieses Zuges von dort.
crafting-ruling-deck-last-false = Ja: Jede Karte darf von beiden kommen.
crafting-ruling-crystals-queue = Dürfen mehrere Zeitkristalle auf Feld 6 warten?
crafting-ruling-crystals-queue-true = Ja.
crafting-ruling-crystals-queue-false = Nein: Der nächste bleibt auf Feld 5 stehen, bis der erste entladen ist.
crafting-ruling-sixth-crystal = Wohin kommt der Kristall ab der sechsten Entladung?
crafting-ruling-sixth-crystal-out = Aus dem Spiel.
crafting-ruling-sixth-crystal-supply = Zurück in den Vorrat.
crafting-ruling-short-power-deck = Was gilt, wenn ein Kraftkartenstapel weniger Karten hat, als du bezahlst?
crafting-ruling-short-power-deck-fewer = Du wählst aus denen, die noch da sind.
crafting-ruling-short-power-deck-closed = Zu diesem Preis bekommst du keine Karte davon.
crafting-ruling-use-without-effect = Darf man eine Kraftkarte einsetzen, obwohl sie nichts bewirken würde?
crafting-ruling-use-without-effect-true = Ja, wenn die Karte es nicht selbst verbietet: Man bezahlt, und nichts geschieht.
crafting-ruling-use-without-effect-false = Nein.
crafting-ruling-goal-crystals = Welche Kristalle zählt das Ziel der Zeitkristalle?
crafting-ruling-goal-crystals-scored = Die auf Wertungsfeldern.
crafting-ruling-goal-crystals-waiting = Die auf Wertungsfeldern und die, die auf Feld 6 warten.
crafting-ruling-gain-without-space = Darf eine Kraftkarte Sterne oder Urleben bringen, für die noch kein Feld frei ist?
crafting-ruling-gain-without-space-true = Ja: Sie warten neben dem Plan und verfallen am Ende des Zuges.
crafting-ruling-gain-without-space-false = Nein: Beim Nehmen muss ein Feld frei sein.
crafting-ruling-black-hole-one-star = Darf man Schwarzes Loch einsetzen, wenn es nur einen Stern zu wenden gibt?
crafting-ruling-black-hole-one-star-true = Ja: Dieser eine wird gewendet.
crafting-ruling-black-hole-one-star-false = Nein: Es müssen zwei sein.
crafting-ruling-white-dwarf-without-star = Darf man Weißer Zwerg einsetzen, wenn es keinen Stern zu wenden gibt?
crafting-ruling-white-dwarf-without-star-true = Ja, allein für den Zeitkristall.
crafting-ruling-white-dwarf-without-star-false = Nein.
crafting-ruling-wormhole-may-stay = Darf Wurmloch gar kein Leben versetzen?
crafting-ruling-wormhole-may-stay-true = Ja: beliebig viele bis drei, auch keines.
crafting-ruling-wormhole-may-stay-false = Nein: mindestens eines.

## Beschriftungen in den Bildern des Regelhefts

web-crafting-label-ready = bereit zum Entladen
web-crafting-label-climbs = ein Kristall steigt von 0 bis 6
web-crafting-label-discharges = Punkte für jede Entladung
## Was ist das?

crafting-what-gift-light = { $first } Wasserstoffsterne
crafting-what-gift-time = { $first } Sauerstoffstern und { $second } DNA
crafting-what-gift-gravity = { $first } Heliumsterne und { $second } Supernova
crafting-what-gift-chemistry = { $first } Kohlenstoffstern und { $second } Nebel
crafting-what-each-light = eine Energiekarte
crafting-what-each-time = einen Zeitkristall
crafting-what-each-gravity = ein Graviton
crafting-what-each-chemistry = ein Urleben
crafting-what-cup-name = Feld: { $control }
crafting-what-cup = Kommt deine eigene Energie hier zur Ruhe, bekommst du: { $gift }. Außerdem bringt dir jede Energie darin, egal wessen, { $each }. { $capacity } haben Platz; ein volles Feld wird übersprungen.
crafting-what-cup-now = Energie hier: { $count } von { $capacity }.
crafting-what-cup-full = Es ist voll, mit { $count }: Andere ziehen daran vorbei.
crafting-what-active-name = Große Gabe: { $control }
crafting-what-active = Das bekommst du, wenn deine eigene Energie nach dem Ziehen hier steht: { $gift }.
crafting-what-passive-name = Kleine Gabe: { $control }
crafting-what-passive = Jede Energie hier, egal wessen, und jede deiner Kraftmarken bringt dir in deinem Zug { $each }.
crafting-what-passive-now = { $player } bekäme hier jetzt { $count }.
crafting-what-dark-name = Dunkle Energie
crafting-what-dark = Energie, die niemandem gehört: Wer am Zug ist, darf sie ziehen. Sie füllt das Feld und bringt allen dort die kleine Gabe.
crafting-what-dark-now = Dunkle Energie hier ({ $control }): { $count }.
crafting-what-steps-name = Felder zu ziehen
crafting-what-steps = Ein Zug beginnt damit, Energie im Uhrzeigersinn zu ziehen, zusammen { $steps } Felder: die eigene mindestens eins, dunkle nach Belieben.
crafting-what-steps-now = In diesem Zug noch übrig: { $steps }.
crafting-what-left = { $count ->
    [0] Nichts ist übrig.
    [one] 1 ist übrig.
   *[other] { $count } sind übrig.
}
crafting-what-stack-name = Nebel der Größe { $size }
crafting-what-stack = Hier wird gezogen, wenn Chemie oder die letzte Aktion eines Zuges einen Nebel bringt. Größere brauchen mehr Sterne und bringen mehr Punkte.
crafting-what-supply-name = Vorrat: { $star }
crafting-what-supply = Die Sterne, die niemand hat. Was ausgegangen ist, bekommt niemand.
crafting-what-card-name = Energiekarte: { $type }
crafting-what-card = Gleiche Karten kaufen Kraftkarten und bezahlen deren Einsatz; { $cards } gleiche lassen sich für { $points } Punkte abgeben.
crafting-what-display-now = In der Auslage: { $count }.
crafting-what-hand-now = Du hast { $count }.
crafting-what-hand-seen = Vor aller Augen auf diese Hand gekommen: { $count }.
crafting-what-hand-name = Karten von { $player }
crafting-what-unseen = Karten, die du nicht gesehen hast: { $count }.
crafting-what-deck-name = Stapel der Energiekarten
crafting-what-deck = Statt einer offenen Karte darfst du von hier ziehen; niemand sieht, was du ziehst.
crafting-what-first-name = Startspieler
crafting-what-first = Beginnt die Runde. Zu dritt und zu viert wandert die Marke nach jeder Runde nach links.
crafting-what-first-now = { $player } beginnt diese Runde.
crafting-what-sector-name = Sektor { $sector }
crafting-what-sector = Ein Drittel jeder Galaxie. Ziele und Kraftkarten sprechen davon; was auf der Grenze liegt, gehört zu beiden Seiten.
crafting-what-tray-name = Neben dem Brett von { $player }
crafting-what-tray = Was in diesem Zug gewonnen wurde und gelegt werden will. Was am Ende des Zuges noch hier ist, verfällt.
crafting-what-tray-now = Noch nicht gelegt: { $what }.
crafting-what-tray-empty = Hier wartet nichts.
crafting-what-tray-star = Zu legen: { $star }
crafting-what-tray-life = Zu legen: Urleben
crafting-what-tray-nebula = Zu legen: ein Nebel
crafting-what-star = Er kommt auf eine beliebige freie Ecke und zählt für jeden Nebel, den er berührt. Legst du ihn in diesem Zug nicht, verfällt er.
crafting-what-life = Es kommt auf eine freie Seite neben deinem Leben. Sechs Leben um einen vollendeten Nebel werden höheres Leben; was du in diesem Zug nicht legst, verfällt.
crafting-what-nebula-held = Er kommt auf ein beliebiges freies Sechseck, am besten dorthin, wo schon Sterne für ihn liegen. Legst du ihn in diesem Zug nicht, verfällt er.
crafting-what-nebula-face = Es ist ein { $tile }.
crafting-what-nebula-back = Nur wer ihn gezogen hat, kennt ihn.
crafting-what-held = { $player } hat { $count }.
crafting-what-slider-lost = Was in diesem Zug nicht verbraucht wird, verfällt.
crafting-what-slider-supernova-name = Supernovae zum Ausgeben
crafting-what-slider-supernova = Eine macht einen deiner Sterne zur Supernova: Sie zählt bei Nebeln als jedes Element, bei Zielen als keines und lässt sich nicht mehr versetzen.
crafting-what-slider-dna-name = DNA
crafting-what-slider-dna = Eine macht ein Urleben zu stabilem Leben; das bleibt, wenn höheres Leben entsteht.
crafting-what-slider-graviton-name = Gravitonen
crafting-what-slider-graviton = Eines versetzt einen Stern oder ein Leben auf einen freien Platz daneben; über andere in einer Reihe darf es springen.
crafting-what-power = Bezahle sie und nutze sie, so oft du kannst: { $effect }.
crafting-what-drawn = Eine dieser Karten darfst du behalten.
crafting-what-slot-name = Platz für eine Kraftkarte
crafting-what-slot = Bezahle { $cards } gleiche Energiekarten, zieh ebenso viele Kraftkarten dieser Art und behalte eine. Eine Marke zahlt dir dann jeden Zug in diesem Feld.
crafting-what-slot-free = Er ist frei.
crafting-what-slot-of = Sie gehört { $player }.
crafting-what-galaxy-name = Galaxie von { $player }
crafting-what-galaxy = Nebel auf Sechsecken, Sterne auf Ecken, Leben auf Seiten. Berühre sie, um sie groß zu sehen.
crafting-what-galaxy-now = Sterne: { $stars }; Leben: { $life }; vollendete Nebel: { $nebulae }.
crafting-what-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
crafting-what-marble-name = Energie von { $player }
crafting-what-marble = Sie zieht in jedem Zug mindestens eines von { $steps } Feldern. Das Feld, in dem sie endet, gibt seine große Gabe.
crafting-what-marble-now = Sie ist hier: { $control }. Große Gabe dort: { $gift }.
crafting-what-token-name = Kraftmarke von { $player }
crafting-what-token = Sie kam mit einer Kraftkarte und zählt in diesem Feld wie eine weitere Energie.
crafting-what-token-now = Kraftmarken hier ({ $control }): { $count }.
crafting-what-chamber-name = Zeitkammer von { $player }
crafting-what-chamber = Jeder gewonnene Zeitkristall hebt den Kristall um eins. Auf Feld { $track } lässt er sich entladen: Punkte, jedes Mal mehr, und ein Stern deiner Wahl.
crafting-what-chamber-now = Der Kristall steht auf Feld { $position }: { $steps ->
    [one] einer mehr erreicht die Spitze
   *[other] { $steps } mehr erreichen die Spitze
}, dann gibt es { $points } Punkte und einen Stern.
crafting-what-chamber-ready = Ein Kristall wartet oben: Entlade ihn für { $points } Punkte und einen Stern.
crafting-what-chamber-empty = Kein Kristall ist unterwegs.
crafting-what-chamber-scored = Bisher entladen: { $count }.
crafting-what-hexagon-name = Sechseck { $hexagon }
crafting-what-hexagon = Platz für einen Nebel. Auf seine sechs Ecken kommen Sterne, auf seine sechs Seiten Leben. Das Herz eines Sektors liegt in der Mitte der Galaxie; die anderen Sechsecke heißen danach, wo sie von ihm aus liegen.
crafting-what-hexagon-empty = Hier liegt kein Nebel.
crafting-what-nebula-name = Nebel auf { $hexagon }
crafting-what-nebula = Sind unter den Sternen auf seinen Ecken { $needs }, kannst du ihn für { $points } Punkte vollenden. Ein Stern einer Ecke wird dann abgegeben.
crafting-what-nebula-now = { $met } von { $all } Sternen sind da; es fehlt: { $missing }.
crafting-what-nebula-ready = Alle Sterne sind da: Er lässt sich vollenden.
crafting-what-completed = Ein vollendeter Nebel. Mit Leben auf allen sechs Seiten trägt er höheres Leben: Urleben ringsum geht, stabiles bleibt.
crafting-what-ring-now = { $life } von 6 Seiten haben Leben.
crafting-what-ring-full = Alle sechs Seiten haben Leben: Höheres Leben kann entstehen.
crafting-what-advanced-known = Sein höheres Leben ist { $points } Punkte wert.
crafting-what-advanced-secret = { $count ->
    [one] Er trägt höheres Leben; dessen Wert bleibt bis zum Ende geheim.
   *[other] Er trägt { $count } höhere Leben; deren Werte bleiben bis zum Ende geheim.
}
crafting-what-corner-name = { $space }
crafting-what-corner = Platz für einen Stern. Er zählt für jeden Nebel, den er berührt, hier: { $hexagons }. Benannt ist er nach der Uhr: Denk dir ein Zifferblatt auf dem Sechseck, mit der 12 oben.
crafting-what-corner-empty = Hier liegt kein Stern.
crafting-what-corner-star = Hier liegt: { $star }.
crafting-what-corner-supernova = Hier ist eine Supernova, einst ein { $star }: Sie zählt als jedes Element.
crafting-what-corner-nebula = { $hexagon }: { $now }
crafting-what-side-name = { $space }
crafting-what-side = Platz für Leben, neben anderem Leben. Es umgibt: { $hexagons }. Benannt ist er nach der Uhr: Denk dir ein Zifferblatt auf dem Sechseck, mit der 12 oben.
crafting-what-side-empty = Hier ist kein Leben.
crafting-what-side-proto = Hier ist Urleben: Es geht, wenn daneben höheres Leben entsteht, falls DNA es nicht stabil macht.
crafting-what-side-stable = Hier ist stabiles Leben: Es bleibt.
crafting-what-goal-name = Ziel: { $goal }
crafting-what-goal = { $rule } Am Ende von Runde { $round } bekommt { $first } Punkte, wer am meisten hat, und { $second }, wer am zweitmeisten hat; wer nichts hat, bekommt nichts.
crafting-what-goal-scored = Es ist gewertet.
crafting-what-goal-now = { $player } hat { $amount }: { $points ->
    [0] nichts, wie es steht.
    [one] 1 Punkt, wie es steht.
   *[other] { $points } Punkte, wie es steht.
}
crafting-what-goal-stable-life = Zählt alles stabile Leben deiner Galaxie.
crafting-what-goal-nebulae-psi = Zählt die Größen deiner vollendeten Nebel in Psi zusammen.
crafting-what-goal-supernovae = Zählt deine Supernovae.
crafting-what-goal-nebulae-phi = Zählt die Größen deiner vollendeten Nebel in Phi zusammen.
crafting-what-goal-star-group = Zählt die Sterne deiner größten Gruppe: Sterne auf benachbarten Ecken.
crafting-what-goal-life-delta = Zählt dein Leben in Delta, die Grenze eingeschlossen.
crafting-what-goal-nebulae-delta = Zählt die Größen deiner vollendeten Nebel in Delta zusammen.
crafting-what-goal-life-psi = Zählt dein Leben in Psi, die Grenze eingeschlossen.
crafting-what-goal-life-phi = Zählt dein Leben in Phi, die Grenze eingeschlossen.
crafting-what-goal-crystals = Zählt die Zeitkristalle, die du entladen hast.
crafting-what-goal-carbon = Zählt deine Kohlenstoffsterne; Supernovae zählen nicht.
crafting-what-goal-small-nebulae = Zählt deine vollendeten Nebel der Größe 1.
crafting-what-goal-helium = Zählt deine Heliumsterne; Supernovae zählen nicht.
crafting-what-goal-proto-life = Zählt alles Urleben deiner Galaxie.
crafting-what-goal-oxygen = Zählt deine Sauerstoffsterne; Supernovae zählen nicht.
crafting-what-goal-civilised-stars = Zählt die Sterne, die einen Nebel mit höherem Leben berühren.

## Das Ziel, der Augenblick, und was zum ersten Mal geschieht

crafting-goal = { $moment } Das Ziel: die meisten Punkte, wenn Ziele oder Kristalle ausgehen.
crafting-moment-energy = Jetzt: Zieh Energie, dann zahlt jede in ihrem Feld.
crafting-moment-place = Jetzt: Leg, was du gewonnen hast, denn am Ende des Zuges verfällt es.
crafting-moment-craft = Jetzt: Bau, werte, was fertig ist, oder beende den Zug.
crafting-moment-omega = Jetzt: die Gabe, die jeden Zug beendet.
crafting-moment-limit = Jetzt: Die Hände werden auf ihr Maß gebracht.
crafting-moment-last = Die Kristalle sind aus: Das ist die letzte Runde.
crafting-note-crystals = Der Kristall ist oben: Er lässt sich für Punkte und einen Stern nach Wahl entladen.
crafting-note-placed = Plätze heißen nach einer Uhr auf ihrem Sechseck: 12 ist oben; Ecken sind gerade Stunden, Seiten ungerade.
crafting-note-completed = Ein vollendeter Nebel bringt sofort Punkte und bleibt. Sechs Leben ringsum können höheres Leben werden.
crafting-note-burnt = Einen Nebel zu vollenden kostet einen Stern, der ihn berührt: Gib den, den kein anderer Nebel braucht.
crafting-note-discharged = Jede Entladung bringt mehr als die vorige und einen Stern nach Wahl.
crafting-note-advanced = Das Urleben ringsum ist gegangen, das stabile geblieben. Der Wert bleibt bis zum Ende geheim.
crafting-note-supernova = Eine Supernova zählt bei Nebeln als jedes Element, bei Zielen als keines, und bleibt, wo sie ist.
crafting-note-stabilised = Stabiles Leben bleibt, wenn daneben höheres Leben entsteht.
crafting-note-power = Eine Kraftkarte lässt sich nutzen, so oft man sie bezahlt; ihre Marke zahlt jeden Zug in diesem Feld.
crafting-note-lost = Was am Ende des Zuges nicht gelegt ist, verfällt.
crafting-note-short = Der Vorrat hatte zu wenig: Dieser Gewinn fiel kleiner aus.
crafting-note-omega = Jeder Zug endet mit einer Gabe: ein neuer Nebel, oder ein Urleben wird stabil.
crafting-note-goal = Ein Ziel zahlt einmal: am meisten dem Ersten, weniger dem Zweiten, nichts, wer nichts davon hat.
