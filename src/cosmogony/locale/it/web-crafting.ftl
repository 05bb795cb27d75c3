### Crafting the Cosmos nel browser.

web-crafting-centre = Centro
web-crafting-mine = Mio
web-crafting-others = Altri
web-crafting-round = round
web-crafting-goal-points = primo { $first }, secondo { $second } punti
web-crafting-goal-when = Si conta alla fine del round { $round }
web-crafting-dark = Energia oscura
web-crafting-stack = Nebulose di grandezza { $size }: ne restano { $left }
web-crafting-left = { $what }: ne restano { $left }
web-crafting-deck = Mazzo delle carte energia: { $left }
web-crafting-unseen = Carte che nessun altro ha visto: { $cards }
web-crafting-slot-cost = carte energia uguali per una carta potere
web-crafting-dna = DNA
web-crafting-gravitons = Gravitoni
web-crafting-stars = Stelle
web-crafting-life = Vita
web-crafting-completed = Nebulose completate
web-crafting-powers = Carte potere
web-crafting-first = Primo giocatore
web-crafting-active = Per chi porta qui la propria biglia
web-crafting-passive = Per tutti: ciò che otterresti ora da questo controllo
web-crafting-power-token = Segnalino potere di { $player }
