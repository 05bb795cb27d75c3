### Bot: livelli, suggerimenti, analisi, tornei.

level-comet = Cometa
level-moon = Luna
level-planet = Pianeta
level-star = Stella
level-pulsar = Pulsar
level-quasar = Quasar
level-galaxy = Galassia
level-universe = Universo

## Perché chi ha imparato a un tavolo cerca soltanto

opponent-searches = { $level } qui non può usare ciò che ha imparato e cerca soltanto: { $why }.
misfit-none = nessuno ha ancora imparato questo tavolo
misfit-table = ha imparato { $game } per { $players } giocatori
misfit-rules = ha imparato regole più vecchie
misfit-edition = ha imparato un’altra edizione
misfit-rulings = ha imparato altre interpretazioni

## Suggerimenti

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } dell'attenzione del bot; punti attesi: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] vale { $points } punto in questo turno
   *[other] vale { $points } punti in questo turno
}
hint-worth = { $points ->
    [0] circa mezzo punto
    [one] circa un punto
   *[other] circa { $points } punti
}
hint-step = “{ $choice }”
hint-then = poi { $step }
hint-next-turn = al prossimo turno { $step }
hint-and-then = { $line }, poi { $step }
hint-and-next-turn = { $line }, al prossimo turno { $step }
hint-line-points = { $line }: in tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-more-points = { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
hint-ahead = dovrebbe rendere { $points } in più
hint-lacks = la prima scelta è migliore: { $reason }
hint-keeps = meglio del resto: { $reason }
hint-alike = { $number ->
    [1] vale all'incirca quanto la prima scelta
   *[other] vale all'incirca quanto la seconda scelta
}
hint-level = qui nulla rende più del resto
hint-only = qui non c'è altro da scegliere

## L'allenatore

coach-loses = Così regali { $points }.
coach-lacks = Un'altra scelta è migliore: { $reason }.
coach-better = Meglio: “{ $choice }”.
coach-better-plan = Meglio: “{ $choice }”, { $plan }.
coach-better-why = Meglio: “{ $choice }” – { $reason }.
coach-after = Meglio sarebbe stato “{ $choice }” – { $points } in più della tua scelta.
coach-after-plan = Meglio sarebbe stato “{ $choice }”, { $plan } – { $points } in più della tua scelta.

## Analisi

analyse-head = Le decisioni che sono costate più punti attesi:
analyse-none = Nessuna decisione è costata qualcosa che { $iterations } iterazioni possano vedere.
analyse-line = Azione { $ply }, { $player }: { $played } è costata circa { $lost } punti.
analyse-better = Meglio: { $better }: { $reasons }
analyse-working = Riflette
analyse-chances = Le probabilità di vittoria, turno per turno:
analyse-moment = Azione { $ply }: { $did } { $swing }
