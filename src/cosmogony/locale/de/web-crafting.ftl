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
