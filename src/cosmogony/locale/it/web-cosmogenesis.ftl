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
