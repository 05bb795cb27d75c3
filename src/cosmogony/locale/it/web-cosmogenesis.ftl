### Il tabellone di Cosmogenesis nel browser.

web-cosmogenesis-round = Round { $round } di 6
web-cosmogenesis-evolution = Dopo quattro turni a testa il round finisce; poi la vita sale di un gradino sui mondi con acqua nella zona abitabile.
web-cosmogenesis-centre = Centro
web-cosmogenesis-mine = Mio
web-cosmogenesis-others = Altri
web-cosmogenesis-open = Guarda il sistema di { $player }
web-cosmogenesis-back = Sistema di { $player } – torna al mio
web-cosmogenesis-sector = Settore { $sector }
web-cosmogenesis-sector-done = Settore { $sector }: hai già preso qui in questo round
web-cosmogenesis-habitable = Zona abitabile
web-cosmogenesis-expansion = Espansione: orbite 6 e 7
web-cosmogenesis-orbit = Orbita { $orbit }: { $bodies }
web-cosmogenesis-hand = Mano
web-cosmogenesis-returned = Rimesso nel mazzo
web-cosmogenesis-belt-scores = La fascia di asteroidi vale ora { $points }
web-cosmogenesis-secret = obiettivo planetario segreto
web-cosmogenesis-nothing = { $player } non ha ancora obiettivi né oggetti esotici.
web-cosmogenesis-reward = Ricompensa
web-cosmogenesis-reserve = Riserva
web-cosmogenesis-bag = Tessere nel sacchetto
web-cosmogenesis-deck-planetary = Obiettivi planetari nel mazzo: { $left }
web-cosmogenesis-deck-stellar = Obiettivi stellari nel mazzo: { $left }

## Una o due lettere per ogni colore dei giganti gassosi, tutte diverse

web-cosmogenesis-letter-red = R
web-cosmogenesis-letter-green = Ve
web-cosmogenesis-letter-blue = B
web-cosmogenesis-letter-yellow = G
web-cosmogenesis-letter-violet = Vi

## I pezzi

web-cosmogenesis-pieces-terrestrial = Corpi terrestri
web-cosmogenesis-pieces-gas = Giganti gassosi
web-cosmogenesis-pieces-loose = Asteroidi, comete, monolito
web-cosmogenesis-piece-terrestrial = Diventa pianeta o luna, oppure si scontra e fa crescere un altro corpo. Una cometa dà acqua e atmosfera alle dimensioni 3 e 4.
web-cosmogenesis-piece-gas = Diventa pianeta, mai luna, e ogni altro corpo può esserne luna. Una cometa gli dà gli anelli.
web-cosmogenesis-piece-asteroids = Asteroide
web-cosmogenesis-piece-asteroids-more = { $count } nella riserva. Attende nella fascia, paga le azioni aggiuntive, diventa una luna di dimensione 1 o si scontra.
web-cosmogenesis-piece-comet = Cometa
web-cosmogenesis-piece-comet-more = { $count } nella riserva, ciascuna per { $price } asteroidi. Attende nella fascia oppure colpisce: un gigante gassoso riceve gli anelli, un corpo terrestre di dimensione 3 o 4 acqua e atmosfera.
web-cosmogenesis-piece-monolith = Monolito
web-cosmogenesis-piece-monolith-more = Chi prende l'asteroide sul suo spazio lo riceve e comincia il round successivo. Alla fine vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-cosmogenesis-piece-life = Gradino { $step } della vita. Su un corpo con acqua vale alla fine { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-cosmogenesis-piece-exotic = Un segnalino per ogni icona; ogni uso ne spende uno: { $icons }. Alla fine { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
