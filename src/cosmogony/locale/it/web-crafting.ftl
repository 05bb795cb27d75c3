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

## I pezzi

web-crafting-pieces-energy = Carte energia e cristalli temporali
web-crafting-pieces-nebulae = Nebulose di grandezza { $size }
web-crafting-pieces-powers = Carte potere: { $control }
web-crafting-piece-star = Si mette su un angolo libero qualsiasi della galassia; alle nebulose servono le stelle che le toccano.
web-crafting-piece-supernova = Il retro di ogni stella: per una nebulosa conta come una stella qualsiasi, e non si può spostare.
web-crafting-piece-proto = { $count } segnalini vita nella scatola. Si mette accanto ad altra vita e diventa stabile con il DNA.
web-crafting-piece-stable = Il retro della protovita; resta quando nasce la vita avanzata.
web-crafting-piece-advanced = Vita avanzata
web-crafting-piece-advanced-more = Nasce su una nebulosa completata con vita su tutti e sei i lati. Il suo valore, da { $least } a { $most } punti, resta segreto fino alla fine.
web-crafting-piece-card = Carte uguali pagano le carte potere e i loro effetti; { $set } di un tipo valgono { $points } punti.
web-crafting-piece-crystal = Cristallo temporale
web-crafting-piece-crystal-more = Sale nella camera del tempo; sullo spazio { $track } si può scaricare per una stella e punti: { $points } per le prime cinque volte.
web-crafting-piece-nebula = Quando tutte queste stelle la toccano si può completare per { $points } punti; si scarta una stella.
web-crafting-piece-goal = { $first } punti a chi ne ha di più, { $second } al secondo, quando arriva in fondo al suo tracciato.
