### Den Kosmos erschaffen im Browser.

web-crafting-centre = Mitte
web-crafting-mine = Meins
web-crafting-others = Andere
web-crafting-round = Runde
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
web-crafting-active = Für die Person, deren Kugel hierher kommt
web-crafting-passive = Für alle: was du von dieser Kraft jetzt bekämst
web-crafting-power-token = Krafttoken von { $player }

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
