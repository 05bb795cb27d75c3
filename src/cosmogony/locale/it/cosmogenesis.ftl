### Cosmogenesis.

cosmogenesis-title = Cosmogenesis
cosmogenesis-tagline = Plasma pianeti, lune e vita attorno a una stella appena nata.

## Corpi ed elementi

cosmogenesis-colour-red = rosso
cosmogenesis-colour-green = verde
cosmogenesis-colour-blue = blu
cosmogenesis-colour-yellow = giallo
cosmogenesis-colour-violet = viola
cosmogenesis-body-terrestrial = terrestre, dimensione { $size }
cosmogenesis-body-wet = terrestre, dimensione { $size }, con acqua
cosmogenesis-body-asteroid = asteroide
cosmogenesis-body-gas = gigante gassoso, dimensione { $size }, { $colour }
cosmogenesis-body-gas-ringed = gigante gassoso, dimensione { $size }, { $colour }, con anelli
cosmogenesis-element-terrestrial = un corpo terrestre di dimensione { $size }
cosmogenesis-element-gas = un gigante gassoso di dimensione { $size } ({ $colour })
cosmogenesis-element-asteroids = { $count ->
    [one] un asteroide
   *[other] { $count } asteroidi
}
cosmogenesis-element-comet = una cometa
cosmogenesis-element-exotic = l'oggetto esotico «{ $tile }»
cosmogenesis-element-stellar = l'obiettivo stellare «{ $tile }»
cosmogenesis-element-planetary = l'obiettivo planetario «{ $tile }»
cosmogenesis-life-bacterium = batterio
cosmogenesis-life-jellyfish = medusa
cosmogenesis-life-fish = pesce
cosmogenesis-life-lizard = lucertola
cosmogenesis-life-intelligent = vita intelligente

## Luoghi

cosmogenesis-with-planet = con il pianeta dell'orbita { $orbit }
cosmogenesis-with-moon = con la luna { $letter } dell'orbita { $orbit }
cosmogenesis-on-planet = sul pianeta dell'orbita { $orbit }
cosmogenesis-on-moon = sulla luna { $letter } dell'orbita { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } e { $rest }
cosmogenesis-or = { $first } o { $rest }
cosmogenesis-name = { $name }

## Requisiti e misure

cosmogenesis-need-planet = { $count ->
   *[other] un pianeta
}
cosmogenesis-need-moon = { $count ->
    [one] una luna
   *[other] { $count } lune
}
cosmogenesis-need-body = { $count ->
    [one] un pianeta o una luna
   *[other] { $count } pianeti o lune
}
cosmogenesis-need-moon-sizes = lune di { $count } dimensioni diverse
cosmogenesis-with-properties = { $bodies } ({ $properties })
cosmogenesis-property-terrestrial = corpo terrestre
cosmogenesis-property-gas = gigante gassoso
cosmogenesis-property-asteroid = asteroide
cosmogenesis-property-wet = con acqua
cosmogenesis-property-dry = senza acqua
cosmogenesis-property-ringed = con anelli
cosmogenesis-property-plain = senza anelli
cosmogenesis-property-life = con vita
cosmogenesis-property-one-smaller = di una dimensione in meno del suo pianeta
cosmogenesis-property-size-exactly = dimensione { $number }
cosmogenesis-property-size-least = dimensione { $number } o più
cosmogenesis-property-life-exactly = { $level }
cosmogenesis-property-life-least = { $level } o oltre
cosmogenesis-property-moons-exactly = { $number ->
    [0] senza lune
    [one] con 1 luna esatta
   *[other] con { $number } lune esatte
}
cosmogenesis-property-moons-least = { $number ->
    [one] con una luna
   *[other] con { $number } lune
}
cosmogenesis-property-orbit-exactly = nell'orbita { $number }
cosmogenesis-property-orbit-least = dall'orbita { $number } in poi
cosmogenesis-measure-planet = pianeti
cosmogenesis-measure-moon = lune
cosmogenesis-measure-body = pianeti e lune
cosmogenesis-measure-comets = comete nella fascia
cosmogenesis-measure-asteroids = asteroidi nella fascia
cosmogenesis-measure-exotic-objects = oggetti esotici
cosmogenesis-measure-revealed-objectives = obiettivi planetari rivelati
cosmogenesis-measure-sets-of-sizes = serie complete di corpi terrestri di dimensione 1, 2, 3 e 4
cosmogenesis-measure-life-levels = livelli evolutivi diversi
cosmogenesis-measure-alternations = coppie di orbite vicine con un pianeta terrestre e un gigante gassoso
cosmogenesis-measure-gas-giant-colours = colori di giganti gassosi
cosmogenesis-measure-gas-giants-of-one-colour = giganti gassosi di uno stesso colore

## Ricompense e icone

cosmogenesis-effect-asteroids = { $count ->
    [one] un asteroide
   *[other] { $count } asteroidi
}
cosmogenesis-effect-comet = una cometa
cosmogenesis-effect-action = un'azione aggiuntiva
cosmogenesis-effect-evolve = evoluzione
cosmogenesis-effect-life = vita
cosmogenesis-effect-evolve-here = evoluzione in questa orbita
cosmogenesis-effect-life-here = vita in questa orbita
cosmogenesis-effect-none = nessuna
cosmogenesis-text-planetary = { $name }: { $needs }. Ricompensa: { $reward }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cosmogenesis-details-planetary = { $needs }. Ricompensa: { $reward }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cosmogenesis-text-stellar = { $name }: { $rule }
cosmogenesis-rule-each = { $points ->
    [one] { $points } punto ciascuno
   *[other] { $points } punti ciascuno
}: { $what }
cosmogenesis-rule-table = { $points } punti per { $counts }: { $what }

## Oggetti esotici

cosmogenesis-exotic-brown-dwarf = Nana bruna
cosmogenesis-exotic-wormhole = Cunicolo spazio-temporale
cosmogenesis-exotic-protoplanetary-nebula = Nebulosa protoplanetaria
cosmogenesis-exotic-dark-matter-halo = Alone di materia oscura
cosmogenesis-exotic-black-hole = Buco nero
cosmogenesis-exotic-white-dwarf = Nana bianca
cosmogenesis-exotic-pulsar = Pulsar
cosmogenesis-exotic-magnetar = Magnetar
cosmogenesis-exotic-quasar = Quasar
cosmogenesis-exotic-supernova-remnant = Resto di supernova

## Obiettivi planetari

cosmogenesis-planetary-cradle = Culla
cosmogenesis-planetary-pale-blue-dot = Pallido puntino blu
cosmogenesis-planetary-double-world = Mondo doppio
cosmogenesis-planetary-great-rock = Grande roccia
cosmogenesis-planetary-ocean-world = Mondo oceanico
cosmogenesis-planetary-anvil = Incudine
cosmogenesis-planetary-three-lanterns = Tre lanterne
cosmogenesis-planetary-pebble-court = Corte dei ciottoli
cosmogenesis-planetary-hermit = Eremita
cosmogenesis-planetary-outpost = Avamposto
cosmogenesis-planetary-scorched-giant = Gigante riarso
cosmogenesis-planetary-halo = Aureola
cosmogenesis-planetary-shepherds = Pastori
cosmogenesis-planetary-lord-of-moons = Signore delle lune
cosmogenesis-planetary-jewelled-court = Corte ingioiellata
cosmogenesis-planetary-colossus = Colosso
cosmogenesis-planetary-ringed-colossus = Colosso inanellato
cosmogenesis-planetary-hidden-ocean = Oceano nascosto
cosmogenesis-planetary-forest-moon = Luna boscosa
cosmogenesis-planetary-captured-world = Mondo catturato
cosmogenesis-planetary-staircase = Scalinata
cosmogenesis-planetary-two-seas = Due mari
cosmogenesis-planetary-panspermia = Panspermia
cosmogenesis-planetary-old-shore = Antica riva
cosmogenesis-planetary-frontier = Frontiera

## Obiettivi stellari

cosmogenesis-stellar-comet-swarm = Sciame di comete
cosmogenesis-stellar-rubble-field = Campo di detriti
cosmogenesis-stellar-cabinet-of-wonders = Camera delle meraviglie
cosmogenesis-stellar-moonrise = Sorgere della luna
cosmogenesis-stellar-ring-keeper = Custode degli anelli
cosmogenesis-stellar-many-hues = Mille colori
cosmogenesis-stellar-kindred-giants = Giganti fratelli
cosmogenesis-stellar-titans = Titani
cosmogenesis-stellar-blue-worlds = Mondi azzurri
cosmogenesis-stellar-seeds-of-life = Semi di vita
cosmogenesis-stellar-great-minds = Grandi menti
cosmogenesis-stellar-tree-of-life = Albero della vita
cosmogenesis-stellar-giants-of-stone = Giganti di pietra
cosmogenesis-stellar-full-ladder = Scala completa
cosmogenesis-stellar-crowded-skies = Cieli affollati
cosmogenesis-stellar-lone-worlds = Mondi solitari
cosmogenesis-stellar-long-reach = Lungo braccio
cosmogenesis-stellar-alternation = Alternanza
cosmogenesis-stellar-grand-design = Grande disegno

## Che cosa si può fare

cosmogenesis-do-keep = Tieni { $text }
cosmogenesis-do-take = Prendi { $element } dal settore { $sector }
cosmogenesis-do-take-tile = Prendi { $element } dal settore { $sector } ({ $details })
cosmogenesis-do-take-monolith = Prendi { $element } e il monolite dal settore { $sector }
cosmogenesis-do-keep-monolith = Prendi { $element } dal settore { $sector } e tieni il monolite
cosmogenesis-do-planet = Fanne il pianeta dell'orbita { $orbit }
cosmogenesis-do-moon = Fanne una luna nell'orbita { $orbit } ({ $planet })
cosmogenesis-do-collide = Fallo collidere { $target }, che cresce fino a dimensione { $size }
cosmogenesis-do-collide-moon = Fallo collidere { $target }, che cresce fino a dimensione { $size }; resta una luna di dimensione { $moon }
cosmogenesis-do-collide-fourth = Fallo collidere { $target }, che cresce fino a dimensione { $size }; il resto torna nella riserva
cosmogenesis-do-strike-taken = Fai collidere la cometa { $target }
cosmogenesis-do-belt-comet = Metti la cometa nella tua fascia
cosmogenesis-do-belt-asteroids = { $count ->
    [one] Metti l'asteroide nella tua fascia
   *[other] Metti i { $count } asteroidi nella tua fascia
}
cosmogenesis-do-gain-exotic = Aggiungilo al tuo sistema
cosmogenesis-do-gain-stellar = Mettilo accanto alla tua plancia
cosmogenesis-do-gain-planetary = Prendilo in mano
cosmogenesis-do-discard = { $count ->
    [one] Scarta l'elemento per un asteroide
   *[other] Scarta l'elemento per { $count } asteroidi
}
cosmogenesis-do-asteroid-moon = Metti un asteroide della tua fascia nell'orbita { $orbit } ({ $planet }) come luna
cosmogenesis-do-asteroid-collide = Fai collidere un asteroide della tua fascia { $target }, che cresce fino a dimensione { $size }
cosmogenesis-do-strike = Fai collidere una cometa della tua fascia { $target }
cosmogenesis-do-strike-new = Fai collidere la nuova cometa { $target }
cosmogenesis-do-comet = { $count ->
    [one] Cambia un asteroide della tua fascia con una cometa
   *[other] Cambia { $count } asteroidi della tua fascia con una cometa
}
cosmogenesis-do-life = { $count ->
    [one] Crea vita { $place } per un asteroide
   *[other] Crea vita { $place } per { $count } asteroidi
}
cosmogenesis-do-life-free = Crea vita { $place }
cosmogenesis-do-evolve = Fai evolvere la vita { $place } in: { $level }
cosmogenesis-do-expand = { $count ->
    [one] Espandi il tuo sistema per un asteroide
   *[other] Espandi il tuo sistema per { $count } asteroidi
}
cosmogenesis-do-reveal = Rivela «{ $tile }» presso l'orbita { $orbit }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ricompensa: { $reward }
cosmogenesis-do-use = Usa «{ $tile }»: { $effect }
cosmogenesis-do-done = Termina il tuo turno

cosmogenesis-prompt-keep = Scegli l'obiettivo planetario da tenere; l'altro torna nel mazzo.
cosmogenesis-prompt-element = Prendi un elemento da un settore da cui non hai ancora preso.
cosmogenesis-prompt-use = Scegli come usare { $element }.
cosmogenesis-prompt-extra = { $count ->
    [0] Puoi usare oggetti esotici, o terminare il turno.
    [one] Puoi eseguire un'azione aggiuntiva e usare oggetti esotici, o terminare il turno.
   *[other] Puoi eseguire { $count } azioni aggiuntive e usare oggetti esotici, o terminare il turno.
}
cosmogenesis-prompt-comet = Scegli dove va la nuova cometa.
cosmogenesis-prompt-life = Scegli dove nasce la vita.
cosmogenesis-prompt-evolve = Scegli dove evolve la vita.

## Che cosa è successo

cosmogenesis-event-round = Comincia il round { $round }; inizia { $player }.
cosmogenesis-event-kept-bottom = Tieni «{ $kept }» e metti «{ $returned }» in fondo al mazzo.
cosmogenesis-event-kept-top = Tieni «{ $kept }» e metti «{ $returned }» in cima al mazzo.
cosmogenesis-event-kept-one = { $player } tiene un obiettivo planetario e ne restituisce un altro.
cosmogenesis-event-took = { $player } prende { $element } dal settore { $sector }.
cosmogenesis-event-lapsed = Nel settore { $sector } non resta nulla che { $player } possa prendere.
cosmogenesis-event-monolith = { $player } prende il monolite.
cosmogenesis-event-planet-terrestrial = { $player } ne fa il pianeta dell'orbita { $orbit }: terrestre, dimensione { $size }.
cosmogenesis-event-planet-gas = { $player } ne fa il pianeta dell'orbita { $orbit }: gigante gassoso di dimensione { $size }.
cosmogenesis-event-moon = { $player } ne fa una luna di dimensione { $size } nell'orbita { $orbit }.
cosmogenesis-event-asteroid-moon = { $player } mette un asteroide nell'orbita { $orbit } come luna.
cosmogenesis-event-collided = { $player } fa collidere { $element } { $target }, che cresce fino a dimensione { $size }.
cosmogenesis-event-extinction = Estinzione { $place } (finora: { $level }).
cosmogenesis-event-leftover = Nell'orbita { $orbit } resta una luna di dimensione { $size }.
cosmogenesis-event-fourth-moon = L'orbita { $orbit } ha già le sue lune: il resto torna nella riserva.
cosmogenesis-event-struck-rings = { $player } fa collidere una cometa { $target }: nascono gli anelli.
cosmogenesis-event-struck-water = { $player } fa collidere una cometa { $target }: nascono acqua e atmosfera.
cosmogenesis-event-belt-asteroids = { $player } mette { $count ->
    [one] un asteroide
   *[other] { $count } asteroidi
} nella fascia.
cosmogenesis-event-belt-comet = { $player } mette una cometa nella fascia.
cosmogenesis-event-gained-exotic = { $player } aggiunge «{ $tile }» al suo sistema.
cosmogenesis-event-gained-stellar = { $player } mette «{ $tile }» accanto alla plancia.
cosmogenesis-event-gained-planetary = { $player } prende in mano «{ $tile }».
cosmogenesis-event-discarded = { $player } scarta { $element } per { $count ->
    [one] un asteroide
   *[other] { $count } asteroidi
}.
cosmogenesis-event-comet = { $player } cambia { $count ->
    [one] un asteroide
   *[other] { $count } asteroidi
} con una cometa.
cosmogenesis-event-life = { $player } crea vita { $place }.
cosmogenesis-event-expanded = { $player } espande il suo sistema.
cosmogenesis-event-revealed = { $player } rivela «{ $tile }» presso l'orbita { $orbit }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
cosmogenesis-event-reward-lost = Una ricompensa di { $player } va perduta: { $effect }.
cosmogenesis-event-used = { $player } usa «{ $tile }»: { $effect }.
cosmogenesis-event-evolved = La vita di { $player } { $place } evolve: { $level }.
cosmogenesis-event-action = { $player } ottiene un'altra azione aggiuntiva.
cosmogenesis-event-over = Il sesto round è finito, e con esso la partita.

## Perché un'azione è permessa

cosmogenesis-legal-keep = Puoi tenere l'uno o l'altro dei tuoi due obiettivi planetari.
cosmogenesis-legal-take = In questo round non hai ancora preso dal settore { $sector }.
cosmogenesis-legal-take-monolith = Questo asteroide porta il monolite, e con esso l'inizio del prossimo round.
cosmogenesis-legal-planet = Un pianeta occupa la prima orbita libera, qui l'orbita { $orbit }.
cosmogenesis-legal-moon = Il pianeta è più grande e ha posto per una luna.
cosmogenesis-legal-collide = Il corpo colpito cresce fino a dimensione { $size }.
cosmogenesis-legal-strike-gas = Una cometa dà gli anelli a un gigante gassoso.
cosmogenesis-legal-strike-terrestrial = Una cometa dà acqua e atmosfera a un corpo di dimensione 3 o 4.
cosmogenesis-legal-belt = La fascia accoglie asteroidi e comete senza limite.
cosmogenesis-legal-gain = Puoi avere oggetti esotici e obiettivi senza limite.
cosmogenesis-legal-discard = Ogni elemento può essere scartato invece che usato.
cosmogenesis-legal-done = La seconda parte del turno è facoltativa.
cosmogenesis-legal-comet = Hai gli asteroidi, e la riserva ha una cometa.
cosmogenesis-legal-expand = Una volta per partita un sistema può crescere, qui fino a { $orbits } orbite.
cosmogenesis-legal-life = La vita può nascere su ogni pianeta o luna terrestre che non ne ha.
cosmogenesis-legal-evolve = Una ricompensa o un'icona fa avanzare di un passo la vita su un corpo con acqua.
cosmogenesis-legal-reveal = L'orbita { $orbit } soddisfa i requisiti di «{ $tile }».
cosmogenesis-legal-exotic = { $counters ->
    [one] L'oggetto ha ancora un dischetto.
   *[other] L'oggetto ha ancora { $counters } dischetti.
}

## Perché un'azione non è permessa

cosmogenesis-illegal-over = La partita è finita.
cosmogenesis-illegal-unknown = Un'azione simile non esiste.
cosmogenesis-illegal-keep-is-past = La preparazione è finita: gli obiettivi planetari sono stati scelti.
cosmogenesis-illegal-keep-first = Scegli prima quale obiettivo planetario tenere.
cosmogenesis-illegal-not-offered = «{ $tile }» non è tra i due fra cui scegli.
cosmogenesis-illegal-taken-already = In questo turno hai già preso un elemento.
cosmogenesis-illegal-take-first = Prendi prima un elemento dalla plancia centrale.
cosmogenesis-illegal-sector-done = In questo round hai già preso dal settore { $sector }.
cosmogenesis-illegal-space-unused = Questo spazio del settore { $sector } resta vuoto con { $players } giocatori.
cosmogenesis-illegal-space-empty = Su questo spazio del settore { $sector } non c'è nulla.
cosmogenesis-illegal-space-alike = Sullo spazio { $space } del settore { $sector } c'è lo stesso: prendi quello.
cosmogenesis-illegal-use-first = Usa prima l'elemento che hai preso.
cosmogenesis-illegal-not-a-planet = Solo un corpo terrestre o un gigante gassoso diventa un pianeta.
cosmogenesis-illegal-no-free-orbit = Tutte le { $orbits } orbite hanno un pianeta.
cosmogenesis-illegal-gas-moon = Un gigante gassoso non è mai una luna.
cosmogenesis-illegal-not-a-body = Solo un corpo terrestre diventa una luna.
cosmogenesis-illegal-no-planet = L'orbita { $orbit } non ha un pianeta.
cosmogenesis-illegal-planet-too-small = Il pianeta dell'orbita { $orbit } ha dimensione { $planet }: troppo piccolo per una luna di dimensione { $moon }.
cosmogenesis-illegal-moons-full = L'orbita { $orbit } ha già { $moons } lune.
cosmogenesis-illegal-cannot-collide = Così collidono solo corpi terrestri e asteroidi.
cosmogenesis-illegal-nothing-there = Lì non c'è nulla.
cosmogenesis-illegal-collide-gas = Con un gigante gassoso collidono solo le comete.
cosmogenesis-illegal-largest = Un corpo di dimensione 4 non può crescere e quindi non può essere colpito.
cosmogenesis-illegal-moon-too-large = La luna crescerebbe fino a dimensione { $moon }, ma il suo pianeta ha dimensione { $planet }.
cosmogenesis-illegal-leftover-too-large = Resterebbe una luna di dimensione { $moon }, ma il suo pianeta ha dimensione { $planet }.
cosmogenesis-illegal-fourth-moon = Ciò che resta sarebbe una quarta luna.
cosmogenesis-illegal-reserve-empty = La riserva non ha più segnalini di dimensione { $size }.
cosmogenesis-illegal-moon-alike = Un'altra luna di questa orbita è uguale: scegli quella.
cosmogenesis-illegal-not-a-comet = Non hai preso una cometa.
cosmogenesis-illegal-ringed-already = Questo gigante gassoso ha già gli anelli.
cosmogenesis-illegal-wet-already = Questo corpo ha già acqua e atmosfera.
cosmogenesis-illegal-too-small-for-water = Un corpo di dimensione { $size } non trattiene acqua: serve la dimensione 3 o 4.
cosmogenesis-illegal-not-for-belt = Nella fascia vanno solo asteroidi e comete.
cosmogenesis-illegal-nothing-to-gain = Così si tengono solo oggetti esotici e obiettivi.
cosmogenesis-illegal-discard-asteroid = Scartare un asteroide per un asteroide non cambia nulla.
cosmogenesis-illegal-comet-first = Scegli prima dove va la nuova cometa.
cosmogenesis-illegal-life-first = Scegli prima dove nasce la vita.
cosmogenesis-illegal-evolve-first = Scegli prima dove evolve la vita.
cosmogenesis-illegal-evolve-by-icon = Nel turno la vita evolve solo con una ricompensa o un'icona.
cosmogenesis-illegal-element-used = Hai già usato l'elemento di questo turno.
cosmogenesis-illegal-no-action-left = In questo turno non hai più azioni aggiuntive.
cosmogenesis-illegal-no-comet = Nella tua fascia non c'è una cometa.
cosmogenesis-illegal-no-comet-left = La riserva non ha più comete.
cosmogenesis-illegal-too-few-asteroids = Costa { $price ->
    [one] un asteroide
   *[other] { $price } asteroidi
} della tua fascia, e ne hai { $asteroids }.
cosmogenesis-illegal-expanded-already = Il tuo sistema è già espanso.
cosmogenesis-illegal-life-on-gas = Su un gigante gassoso non nasce vita.
cosmogenesis-illegal-life-on-asteroid = Su un asteroide non nasce vita.
cosmogenesis-illegal-life-already = Lì c'è già vita.
cosmogenesis-illegal-other-orbit = La ricompensa vale per l'orbita { $orbit }.
cosmogenesis-illegal-evolve-dry = La vita evolve solo con acqua e atmosfera.
cosmogenesis-illegal-evolve-nothing = Lì non c'è vita.
cosmogenesis-illegal-evolve-intelligent = La vita intelligente non evolve oltre.
cosmogenesis-illegal-not-in-hand = «{ $tile }» non è nella tua mano.
cosmogenesis-illegal-orbit-assigned = L'orbita { $orbit } ha già il suo obiettivo planetario: «{ $tile }».
cosmogenesis-illegal-does-not-fit = L'orbita { $orbit } non soddisfa i requisiti di «{ $tile }»: { $needs }.
cosmogenesis-illegal-reward-impossible = La ricompensa di «{ $tile }» non può essere eseguita.
cosmogenesis-illegal-not-your-exotic = «{ $tile }» non è nel tuo sistema.
cosmogenesis-illegal-exotic-empty = «{ $tile }» non ha più dischetti.
cosmogenesis-illegal-exotic-used = In questo turno hai già usato «{ $tile }».
cosmogenesis-illegal-no-such-icon = «{ $tile }» non ha questa icona.
cosmogenesis-illegal-icon-spent = Questa icona di «{ $tile }» è consumata.
cosmogenesis-illegal-icon-alike = «{ $tile }» ha la stessa icona già prima: scegli quella.
cosmogenesis-illegal-icon-impossible = Questa icona ora non può essere eseguita.

## Punteggio e plancia

cosmogenesis-score-planetary = Obiettivi planetari
cosmogenesis-score-stellar = Obiettivi stellari
cosmogenesis-score-life = Vita
cosmogenesis-score-exotic = Oggetti esotici
cosmogenesis-score-belt = Fascia di asteroidi
cosmogenesis-score-monolith = Monolite
cosmogenesis-score-planets = Pianeti
cosmogenesis-board-head = Round { $round } di 6. Monolite: { $player }. Sacchetto: { $bag }. Riserva: dim. 1/2 { $small }, dim. 3 { $three }, dim. 4 { $four }, asteroidi { $asteroids }, comete { $comets }.
cosmogenesis-board-legend = T3 terrestre, dimensione 3; T3~ con acqua; G1 gigante gassoso, dimensione 1; G1(o) con anelli; * asteroide; ~1 orbita abitabile
cosmogenesis-board-terrestrial = T{ $size }
cosmogenesis-board-wet = T{ $size }~
cosmogenesis-board-gas = G{ $size } { $colour }
cosmogenesis-board-ringed = G{ $size }(o) { $colour }
cosmogenesis-board-asteroid-moon = *
cosmogenesis-board-asteroids = { $count ->
    [one] asteroide
   *[other] { $count } asteroidi
}
cosmogenesis-board-comet = cometa
cosmogenesis-board-monolith = { $element } + monolite
cosmogenesis-board-exotic = { $tile } [{ $icons }]
cosmogenesis-board-player = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}   fascia: { $asteroids ->
    [one] { $asteroids } asteroide
   *[other] { $asteroids } asteroidi
}, { $comets ->
    [one] { $comets } cometa
   *[other] { $comets } comete
}   preso da: { $sectors }
cosmogenesis-board-object = { $text }, { $counters ->
    [0] esaurito
    [one] ancora 1 uso
   *[other] ancora { $counters } usi
}
cosmogenesis-board-stellar = Stellare: { $text } (ora { $points })
cosmogenesis-board-hand = Mano: { $text }
cosmogenesis-board-free = { $orbits }   libere
cosmogenesis-board-secret = Mano: un obiettivo planetario segreto
cosmogenesis-board-offered = Da scegliere: { $text }

## Simulazioni

cosmogenesis-findings-planetary = Obiettivi planetari
cosmogenesis-findings-stellar = Obiettivi stellari
cosmogenesis-findings-exotic = Oggetti esotici
cosmogenesis-findings-sheet = Punti per giocatore
cosmogenesis-finding-taken = tenuto, quota delle partite
cosmogenesis-finding-taken-shown = preso quando in vista
cosmogenesis-finding-revealed = rivelato quando tenuto
cosmogenesis-finding-revealed-early = rivelato se tenuto entro il round 2
cosmogenesis-finding-paid = punti a chi lo tiene
cosmogenesis-finding-wins = vince chi lo tiene
cosmogenesis-finding-uses = usi
cosmogenesis-finding-mean = media
