### Bot: livelli, suggerimenti, analisi, tornei.

level-comet = Cometa
level-moon = Luna
level-planet = Pianeta
level-star = Stella
level-galaxy = Galassia

## Suggerimenti

hint-head = { $player }: { $prompt }
hint-line = { $number }. { $choice } ({ $text }): { $reasons }
hint-outlook = { $share } dell'attenzione del bot; punti attesi: { $scores }
hint-score = { $player } { $points }
hint-points = { $points ->
    [one] vale subito { $points } punto
   *[other] vale subito { $points } punti
}
hint-no-reason = il male minore: qui nulla rende da sé

## Analisi

analyse-head = Le decisioni che sono costate più punti attesi:
analyse-none = Nessuna decisione è costata qualcosa che { $iterations } iterazioni possano vedere.
analyse-line = Azione { $ply }, { $player }: { $played } è costata circa { $lost } punti.
analyse-better = Meglio: { $better }: { $reasons }
analyse-working = Riflette

## A che cosa serve una scelta in Genesis

genesis-hint-works = avvicina le opere dei giorni (vale { $points } punti)
genesis-hint-essence = raccoglie essenza per le opere a venire (vale { $points } punti)
genesis-hint-place = occupa una casella migliore (vale { $points } punti)
genesis-hint-rest = tiene a portata un posto nel giorno VII (vale { $points } punti)
genesis-hint-outsider = frena l'angelo oscuro (circa { $points } punti)
genesis-aim-work = prepara l'opera del giorno { $numeral } ({ $points } punti; { $missing ->
    [one] manca ancora { $missing } cubo
   *[other] mancano ancora { $missing } cubi
})
genesis-aim-paid = ha tutto ciò che costa l'opera del giorno { $numeral } ({ $points } punti)
genesis-aim-ready = è pronto per l'opera del giorno { $numeral } ({ $points } punti)

## A che cosa serve una scelta in Cosmogenesis

cosmogenesis-hint-life = dà vita che potrà salire fino all'intelligenza (vale { $points } punti)
cosmogenesis-hint-objectives = avvicina gli obiettivi planetari (vale { $points } punti)
cosmogenesis-hint-bodies = dà al sistema più su cui costruire (vale { $points } punti)
cosmogenesis-hint-supplies = fa scorta nella cintura e negli oggetti esotici (vale { $points } punti)
cosmogenesis-aim-objective = lavora all'obiettivo «{ $name }» ({ $points } punti)
cosmogenesis-aim-fulfilled = un'orbita soddisfa ora l'obiettivo «{ $name }» ({ $points } punti)

## A che cosa serve una scelta in Crafting the Cosmos

crafting-hint-advanced = crea vita avanzata (alla fine vale { $points } punti)
crafting-hint-nebulae = avvicina le nebulose al completamento (vale { $points } punti)
crafting-hint-life = circonda le nebulose di vita (vale { $points } punti)
crafting-hint-chamber = carica la camera del tempo (vale { $points } punti)
crafting-hint-goals = è ben messa per gli obiettivi (vale { $points } punti)
crafting-hint-means = raccoglie mezzi per dopo (vale { $points } punti)
crafting-aim-nebula = lavora a una nebulosa da { $points } punti ({ $missing ->
    [one] manca ancora { $missing } stella
   *[other] mancano ancora { $missing } stelle
})
crafting-aim-nebula-ready = rende completabile una nebulosa da { $points } punti
