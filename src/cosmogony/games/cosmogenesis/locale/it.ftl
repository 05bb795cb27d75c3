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
cosmogenesis-with-moon-1 = con la luna interna dell'orbita { $orbit }
cosmogenesis-with-moon-2 = con la luna centrale dell'orbita { $orbit }
cosmogenesis-with-moon-3 = con la luna esterna dell'orbita { $orbit }
cosmogenesis-on-planet = sul pianeta dell'orbita { $orbit }
cosmogenesis-on-moon-1 = sulla luna interna dell'orbita { $orbit }
cosmogenesis-on-moon-2 = sulla luna centrale dell'orbita { $orbit }
cosmogenesis-on-moon-3 = sulla luna esterna dell'orbita { $orbit }
cosmogenesis-the-planet = il pianeta dell'orbita { $orbit }
cosmogenesis-the-moon-1 = la luna interna dell'orbita { $orbit }
cosmogenesis-the-moon-2 = la luna centrale dell'orbita { $orbit }
cosmogenesis-the-moon-3 = la luna esterna dell'orbita { $orbit }
cosmogenesis-place-body = { $place } ({ $body })
cosmogenesis-list = { $first }, { $rest }
cosmogenesis-and = { $first } e { $rest }
cosmogenesis-or = { $first } o { $rest }
cosmogenesis-name = { $name }

## Requisiti e misure

cosmogenesis-need-planet = { $kind ->
    [gas] un gigante gassoso
    [terrestrial] un pianeta terrestre
   *[any] un pianeta
}
cosmogenesis-need-moon = { $count ->
    [one] { $kind ->
        [asteroid] un asteroide come luna
        [terrestrial] una luna terrestre
       *[any] una luna
    }
   *[other] { $kind ->
        [asteroid] { $count } asteroidi come lune
        [terrestrial] { $count } lune terrestri
       *[any] { $count } lune
    }
}
cosmogenesis-need-body = { $count ->
    [one] un pianeta o una luna
   *[other] { $count } pianeti o lune
}
cosmogenesis-need-moon-sizes = lune di { $count } dimensioni diverse
cosmogenesis-need-of-moons = { $count ->
    [one] una di queste lune
   *[other] { $count } di queste lune
}
cosmogenesis-need-body-in-all = { $count ->
   *[other] { $count } pianeti o lune in tutto
}
cosmogenesis-need-planet-exactly = { $count ->
   *[other] un pianeta
}
cosmogenesis-need-moon-exactly = { $count ->
    [one] esattamente una luna
   *[other] esattamente { $count } lune
}
cosmogenesis-need-of-moons-exactly = { $count ->
    [one] esattamente una di queste lune
   *[other] esattamente { $count } di queste lune
}
cosmogenesis-need-body-exactly = { $count ->
    [one] esattamente un pianeta o una luna
   *[other] esattamente { $count } pianeti o lune
}
cosmogenesis-need-body-in-all-exactly = { $count ->
   *[other] esattamente { $count } pianeti o lune in tutto
}
cosmogenesis-need-moon-sizes-exactly = lune di esattamente { $count } dimensioni diverse
cosmogenesis-with-properties = { $bodies } { $properties }
cosmogenesis-property-terrestrial = di tipo terrestre
cosmogenesis-property-gas = come giganti gassosi
cosmogenesis-property-asteroid = come asteroidi
cosmogenesis-property-wet = con acqua
cosmogenesis-property-dry = senza acqua
cosmogenesis-property-ringed = con anelli
cosmogenesis-property-plain = senza anelli
cosmogenesis-property-life = con vita
cosmogenesis-property-without-life = senza vita
cosmogenesis-property-one-smaller = più piccola del suo pianeta di esattamente una dimensione
cosmogenesis-property-size-exactly = esattamente di dimensione { $number }
cosmogenesis-property-size-least = di dimensione { $number } o più
cosmogenesis-property-size-greatest = di dimensione { $number }
cosmogenesis-property-life-exactly = con vita: esattamente { $level }
cosmogenesis-property-life-least = con vita da { $level } in su
cosmogenesis-property-life-greatest = con { $level }
cosmogenesis-property-moons-exactly = { $number ->
    [0] senza lune
    [one] con esattamente 1 luna
   *[other] con esattamente { $number } lune
}
cosmogenesis-property-moons-least = { $number ->
    [one] con una luna
   *[other] con almeno { $number } lune
}
cosmogenesis-property-moons-greatest = con { $number } lune
cosmogenesis-property-without-moons = senza lune
cosmogenesis-property-orbit-exactly = nell'orbita { $number }
cosmogenesis-property-orbit-least = dall'orbita { $number } in poi
cosmogenesis-property-orbit-greatest = nell'orbita { $number }
cosmogenesis-measure-planet = { $kind ->
    [gas] giganti gassosi
    [terrestrial] pianeti terrestri
   *[any] pianeti
}
cosmogenesis-measure-moon = lune
cosmogenesis-measure-body = { $kind ->
    [gas] giganti gassosi
    [terrestrial] pianeti e lune terrestri
   *[any] pianeti e lune
}
cosmogenesis-measure-comets = comete nella fascia
cosmogenesis-measure-asteroids = asteroidi nella fascia
cosmogenesis-measure-exotic-objects = oggetti esotici
cosmogenesis-measure-revealed-objectives = obiettivi planetari rivelati
cosmogenesis-measure-sets-of-sizes = serie complete di corpi terrestri di dimensione 1, 2, 3 e 4 (gli asteroidi come lune contano come dimensione 1)
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
cosmogenesis-effect-moon = un asteroide come luna
cosmogenesis-effect-collide = una collisione con un asteroide
cosmogenesis-effect-strike = una collisione con una cometa
cosmogenesis-effect-expand = un'espansione del sistema
cosmogenesis-effect-monolith = il monolito
cosmogenesis-effect-body = un corpo terrestre di dimensione { $count }
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
    [one] { $points } punto per ogni unità
   *[other] { $points } punti per ogni unità
}: { $what }
cosmogenesis-rule-table = { $what }: { $steps }
cosmogenesis-step-first = { $count ->
    [one] 1 dà
   *[other] { $count } danno
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
cosmogenesis-step = { $count } → { $points }

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
cosmogenesis-do-take = Prendi { $element } dal settore{ "\u00A0" }{ $sector }
cosmogenesis-do-take-tile = Prendi { $element } dal settore{ "\u00A0" }{ $sector } ({ $details })
cosmogenesis-do-take-discard = { $count ->
    [one] Prendi { $element } dal settore{ "\u00A0" }{ $sector }, solo per scartarlo in cambio di un asteroide
   *[other] Prendi { $element } dal settore{ "\u00A0" }{ $sector }, solo per scartarlo in cambio di { $count } asteroidi
}
cosmogenesis-do-take-monolith = Prendi { $element } e il monolite dal settore{ "\u00A0" }{ $sector }
cosmogenesis-do-keep-monolith = Prendi { $element } dal settore{ "\u00A0" }{ $sector } e tieni il monolite
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
    [one] Scarta l'elemento in cambio di un asteroide
   *[other] Scarta l'elemento in cambio di { $count } asteroidi
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
    [one] Crea vita { $place } al costo di un asteroide
   *[other] Crea vita { $place } al costo di { $count } asteroidi
}
cosmogenesis-do-life-free = Crea vita { $place }
cosmogenesis-do-evolve = Fai evolvere la vita { $place } in: { $level }
cosmogenesis-do-expand = { $count ->
    [one] Espandi il tuo sistema al costo di un asteroide
   *[other] Espandi il tuo sistema al costo di { $count } asteroidi
}
cosmogenesis-do-reveal = Rivela «{ $tile }» presso l'orbita { $orbit }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ricompensa: { $reward }
cosmogenesis-do-reveal-in-vain = Rivela «{ $tile }» presso l'orbita { $orbit }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; ora la ricompensa va persa, del tutto o in parte: { $reward }
cosmogenesis-do-use = Usa «{ $tile }»: { $effect }
cosmogenesis-do-done = Termina il tuo turno
cosmogenesis-do-decline = Rinuncia a questa ricompensa
cosmogenesis-do-pick = Scegli: { $effects }

## Ciò che sta insieme nella barra Adesso

cosmogenesis-any-keep = Tieni un obiettivo
cosmogenesis-any-take = Prendi qualcosa dal cielo
cosmogenesis-any-take-sector = Prendi qualcosa dal settore{ "\u00A0" }{ $sector }
cosmogenesis-any-moon = Fanne una luna
cosmogenesis-any-collide = Fallo collidere con un pianeta o una luna
cosmogenesis-any-asteroid-moon = Fai di un asteroide della tua fascia una luna
cosmogenesis-any-asteroid-collide = Fai collidere un asteroide della tua fascia
cosmogenesis-any-strike = Fai collidere una cometa
cosmogenesis-any-life = Crea vita
cosmogenesis-any-evolve = Fai evolvere la vita
cosmogenesis-any-reveal = Rivela un obiettivo
cosmogenesis-any-reveal-tile = Rivela «{ $tile }»
cosmogenesis-any-use = Usa un oggetto esotico
cosmogenesis-any-use-tile = Usa «{ $tile }»
cosmogenesis-any-pick = Scegli una ricompensa

## Che cosa decidere

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
cosmogenesis-prompt-effect = Scegli una di queste possibilità.

## Che cosa è successo

cosmogenesis-event-round = Comincia il round { $round }; inizia { $player }.
cosmogenesis-event-kept = Tieni «{ $kept }» e metti «{ $returned }» in fondo al mazzo.
cosmogenesis-event-kept-one = { $player } tiene un obiettivo planetario e ne restituisce un altro.
cosmogenesis-event-took = { $player } prende { $element } dal settore{ "\u00A0" }{ $sector }.
cosmogenesis-event-lapsed = Nel settore{ "\u00A0" }{ $sector } non resta nulla che { $player } possa prendere.
cosmogenesis-event-monolith = { $player } prende il monolite.
cosmogenesis-event-planet-terrestrial = { $player } ne fa il pianeta dell'orbita { $orbit }: terrestre, dimensione { $size }.
cosmogenesis-event-planet-gas = { $player } ne fa il pianeta dell'orbita { $orbit }: gigante gassoso di dimensione { $size }.
cosmogenesis-event-moon = { $player } ne fa una luna di dimensione { $size } nell'orbita { $orbit }.
cosmogenesis-event-asteroid-moon = { $player } mette un asteroide nell'orbita { $orbit } come luna.
cosmogenesis-event-collided = { $player } fa collidere { $element } { $target }, che cresce fino a dimensione { $size }.
cosmogenesis-event-extinction = Estinzione { $place } (si perde: { $level }).
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
cosmogenesis-event-discarded = { $player } scarta { $element } in cambio di { $count ->
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
cosmogenesis-event-reward-lost = Va perduto per { $player }: { $effect }.
cosmogenesis-event-used = { $player } usa «{ $tile }»: { $effect }.
cosmogenesis-event-evolved = Nel sistema di { $player } la vita { $place } evolve: { $level }.
cosmogenesis-event-action = { $player } ottiene un'altra azione aggiuntiva.
cosmogenesis-event-declined = { $player } rinuncia a una ricompensa.
cosmogenesis-event-over = Il sesto round è finito, e con esso la partita.

## Perché un'azione è permessa

cosmogenesis-legal-keep = Puoi tenere l'uno o l'altro dei tuoi due obiettivi planetari.
cosmogenesis-legal-take = In questo round non hai ancora preso dal settore { $sector }.
cosmogenesis-legal-take-monolith = Questo asteroide porta il monolite, e con esso l'inizio del prossimo round.
cosmogenesis-legal-planet = Un pianeta occupa la prima orbita libera, qui l'orbita { $free }.
cosmogenesis-legal-moon = Il pianeta è più grande e ha posto per una luna.
cosmogenesis-legal-collide = Il corpo colpito cresce fino a dimensione { $larger }.
cosmogenesis-legal-strike-gas = Una cometa dà gli anelli a un gigante gassoso.
cosmogenesis-legal-strike-terrestrial = Una cometa dà acqua e atmosfera a un corpo di dimensione 3 o 4.
cosmogenesis-legal-belt = La fascia accoglie asteroidi e comete senza limite.
cosmogenesis-legal-gain = Puoi avere oggetti esotici e obiettivi senza limite.
cosmogenesis-legal-discard = Ogni elemento può essere scartato invece che usato.
cosmogenesis-legal-done = La seconda parte del turno è facoltativa.
cosmogenesis-legal-decline = A questo tavolo si può rinunciare a una ricompensa.
cosmogenesis-legal-pick = Questo si può eseguire adesso.
cosmogenesis-legal-comet = Hai gli asteroidi, e la riserva ha una cometa.
cosmogenesis-legal-expand = Una volta per partita un sistema può crescere, qui fino a { $expanded } orbite.
cosmogenesis-legal-life = La vita può nascere su un pianeta o una luna terrestre che non ne ha.
cosmogenesis-legal-evolve = Una ricompensa o un'icona fa avanzare di un passo la vita su un corpo con acqua nella zona abitabile.
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
cosmogenesis-illegal-moon-too-large = La luna crescerebbe fino a dimensione { $larger }, ma il suo pianeta ha dimensione { $planet }.
cosmogenesis-illegal-leftover-too-large = Resterebbe una luna di dimensione { $leftover }, ma il suo pianeta ha dimensione { $measured }.
cosmogenesis-illegal-reserve-empty = La riserva non ha più segnalini di dimensione { $missing }.
cosmogenesis-illegal-moon-alike = Un'altra luna di questa orbita è uguale: scegli quella.
cosmogenesis-illegal-not-a-comet = Non hai preso una cometa.
cosmogenesis-illegal-ringed-already = Questo gigante gassoso ha già gli anelli.
cosmogenesis-illegal-wet-already = Questo corpo ha già acqua e atmosfera.
cosmogenesis-illegal-too-small-for-water = Un corpo di dimensione { $size } non trattiene acqua: serve la dimensione 3 o 4.
cosmogenesis-illegal-not-for-belt = Nella fascia vanno solo asteroidi e comete.
cosmogenesis-illegal-nothing-to-gain = Così si tengono solo oggetti esotici e obiettivi.
cosmogenesis-illegal-discard-asteroid = Scartare un asteroide in cambio di un asteroide non cambia nulla.
cosmogenesis-illegal-comet-first = Scegli prima dove va la nuova cometa.
cosmogenesis-illegal-life-first = Scegli prima dove nasce la vita.
cosmogenesis-illegal-evolve-first = Scegli prima dove evolve la vita.
cosmogenesis-illegal-gift-first = Colloca prima ciò che hai ricevuto.
cosmogenesis-illegal-pick-first = Scegli prima una delle possibilità.
cosmogenesis-illegal-nothing-to-pick = Adesso non c'è nulla da scegliere.
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
cosmogenesis-illegal-life-dry = A questo tavolo la vita nasce solo con acqua e atmosfera.
cosmogenesis-illegal-no-counter = Tutti i dischetti sono in uso.
cosmogenesis-illegal-other-orbit = La ricompensa vale per l'orbita { $bound }.
cosmogenesis-illegal-evolve-dry = La vita evolve solo con acqua e atmosfera.
cosmogenesis-illegal-evolve-outside = La vita evolve solo nella zona abitabile, nelle orbite da 1 a { $habitable }.
cosmogenesis-illegal-evolve-nothing = Lì non c'è vita.
cosmogenesis-illegal-evolve-intelligent = La vita intelligente non evolve oltre.
cosmogenesis-illegal-not-in-hand = «{ $tile }» non è nella tua mano.
cosmogenesis-illegal-orbit-assigned = L'orbita { $orbit } ha già il suo obiettivo planetario: «{ $other }».
cosmogenesis-illegal-does-not-fit = L'orbita { $orbit } non soddisfa i requisiti di «{ $tile }»: { $needs }.
cosmogenesis-illegal-reward-impossible = La ricompensa di «{ $tile }» non può essere eseguita.
cosmogenesis-illegal-not-your-exotic = «{ $tile }» non è nel tuo sistema.
cosmogenesis-illegal-exotic-empty = «{ $tile }» non ha più dischetti.
cosmogenesis-illegal-exotic-used = In questo turno hai già usato «{ $tile }».
cosmogenesis-illegal-no-such-icon = «{ $tile }» non ha questa icona.
cosmogenesis-illegal-icon-spent = Questa icona di «{ $tile }» è consumata.
cosmogenesis-illegal-icon-alike = «{ $tile }» ha la stessa icona già prima: scegli quella.
cosmogenesis-illegal-icon-impossible = Questa icona ora non può essere eseguita.
cosmogenesis-illegal-no-such-choice = Questa possibilità non esiste.
cosmogenesis-illegal-choice-impossible = Questa possibilità ora non può essere eseguita.

## Punteggio e plancia

cosmogenesis-score-planetary = Obiettivi planetari
cosmogenesis-score-stellar = Obiettivi stellari
cosmogenesis-score-life = Vita
cosmogenesis-score-exotic = Oggetti esotici
cosmogenesis-score-belt = Fascia di asteroidi
cosmogenesis-score-monolith = Monolite
cosmogenesis-score-planets = Pianeti
cosmogenesis-item-planetary = «{ $tile }» all’orbita { $orbit }
cosmogenesis-item-stellar = «{ $tile }»: { $count } contati
cosmogenesis-item-life = Vita ({ $level }) { $place }
cosmogenesis-item-belt = Cintura che vale { $value }: { $asteroids } asteroidi, { $comets } comete
cosmogenesis-item-monolith = Il monolito, tenuto fino alla fine
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
cosmogenesis-board-secret = Mano: { $count ->
    [one] un obiettivo planetario segreto
   *[other] { $count } obiettivi planetari segreti
}
cosmogenesis-board-offered = Da scegliere: { $text }

## Simulazioni

cosmogenesis-findings-planetary = Obiettivi planetari
cosmogenesis-findings-stellar = Obiettivi stellari
cosmogenesis-findings-exotic = Oggetti esotici
cosmogenesis-findings-sheet = Punti per giocatore
cosmogenesis-findings-course = Lo svolgimento di una partita
cosmogenesis-finding-taken = tenuto, quota delle partite
cosmogenesis-finding-taken-shown = preso quando in vista
cosmogenesis-finding-revealed = rivelato quando tenuto
cosmogenesis-finding-revealed-early = rivelato se tenuto entro il round 2
cosmogenesis-finding-paid = punti a chi lo tiene
cosmogenesis-finding-wins = vince chi lo tiene
cosmogenesis-finding-uses = usi
cosmogenesis-finding-mean = media
cosmogenesis-finding-lapsed = Turni senza elemento

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
web-cosmogenesis-more = Altri obiettivi e oggetti esotici (fila { $row } di { $of })
web-cosmogenesis-kind-terrestrial = terrestre
web-cosmogenesis-kind-gas = gigante gassoso
web-cosmogenesis-prices = Prezzi in asteroidi: una cometa { $comet }, la vita { $life }, l'espansione { $expansion }. Ciò che si scarta rende { $discard }.
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

## A che cosa serve una scelta in Cosmogenesis

cosmogenesis-hint-life = dà vita che potrà salire fino all'intelligenza (vale { $points })
cosmogenesis-hint-objectives = avvicina gli obiettivi planetari (vale { $points })
cosmogenesis-hint-bodies = dà al sistema più su cui costruire (vale { $points })
cosmogenesis-hint-supplies = fa scorta nella cintura e negli oggetti esotici (vale { $points })
cosmogenesis-aim-objective = lavora all'obiettivo «{ $name }» ({ $points } punti)
cosmogenesis-aim-fulfilled = un'orbita soddisfa ora l'obiettivo «{ $name }» ({ $points } punti)

## Che cosa obietta l'allenatore

cosmogenesis-regret-reveal = In questo turno puoi ancora rivelare «{ $tile }» per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
cosmogenesis-regret-reward = La ricompensa di «{ $tile }» ora andrebbe persa, del tutto o in parte.
cosmogenesis-regret-discard = { $count ->
    [one] Daresti via l'intero elemento per un solo asteroide.
   *[other] Daresti via l'intero elemento per { $count } asteroidi.
}
cosmogenesis-regret-decline = In cambio non avresti nulla.
cosmogenesis-regret-done = In questo turno puoi fare ancora altro.

## Domande che le regole stampate lasciano aperte, e che cosa significa ogni risposta

cosmogenesis-ruling-counters = I dischetti possono finire?
cosmogenesis-ruling-counters-unlimited = No: qualunque cosa piccola li sostituisce.
cosmogenesis-ruling-counters-limited = Sì: quando sono tutti in uso non nasce vita, e un nuovo oggetto esotico ne riceve di meno.
cosmogenesis-ruling-missing-comet = Che cosa sta sullo spazio di una cometa se la riserva non ne ha più?
cosmogenesis-ruling-missing-comet-asteroid = Al suo posto c'è un asteroide.
cosmogenesis-ruling-missing-comet-empty = In quel round lo spazio resta vuoto.
cosmogenesis-ruling-nothing-to-take = Che cosa succede se a un giocatore non resta nessun elemento da prendere?
cosmogenesis-ruling-nothing-to-take-go-on = Il turno continua con la seconda parte.
cosmogenesis-ruling-nothing-to-take-turn-ends = L'intero turno è finito.
cosmogenesis-ruling-leftover-measured = Con quale pianeta si misura la luna che resta da una collisione?
cosmogenesis-ruling-leftover-measured-after = Con il pianeta com'è dopo la collisione.
cosmogenesis-ruling-leftover-measured-before = Con il pianeta com'era prima della collisione.
cosmogenesis-ruling-freed-tokens-first = Una collisione può usare i segnalini che libera?
cosmogenesis-ruling-freed-tokens-first-true = Sì: prima tornano nella riserva.
cosmogenesis-ruling-freed-tokens-first-false = No: i nuovi si prendono prima che tornino i vecchi.
cosmogenesis-ruling-growth-keeps-water = Un corpo con acqua la conserva quando cresce?
cosmogenesis-ruling-growth-keeps-water-true = Sì, acqua e atmosfera restano.
cosmogenesis-ruling-growth-keeps-water-false = No, si prosciuga.
cosmogenesis-ruling-bacteria-survive = I batteri sopravvivono a una collisione?
cosmogenesis-ruling-bacteria-survive-true = Sì, solo la vita evoluta regredisce.
cosmogenesis-ruling-bacteria-survive-false = No, un corpo colpito perde i suoi batteri.
cosmogenesis-ruling-monolith-when-discarding = Il monolito arriva con il suo asteroide anche se l'asteroide viene scartato?
cosmogenesis-ruling-monolith-when-discarding-true = Sì, basta scegliere lo spazio.
cosmogenesis-ruling-monolith-when-discarding-false = No, solo se l'asteroide va nella fascia.
cosmogenesis-ruling-taken-objectives = Gli altri continuano a sapere quali obiettivi planetari ha preso un giocatore?
cosmogenesis-ruling-taken-objectives-known = Sì, il tavolo lo ricorda a tutti.
cosmogenesis-ruling-taken-objectives-hidden = No, bisogna ricordarselo.
cosmogenesis-ruling-life-arises = Dove può nascere la vita?
cosmogenesis-ruling-life-arises-anywhere = Su ogni pianeta o luna terrestre.
cosmogenesis-ruling-life-arises-with-water = Solo dove ci sono acqua e atmosfera.
cosmogenesis-ruling-life-on-asteroids = La vita può nascere su un asteroide in un'orbita?
cosmogenesis-ruling-life-on-asteroids-true = Sì, come su ogni luna.
cosmogenesis-ruling-life-on-asteroids-false = No, un asteroide non è un corpo terrestre.
cosmogenesis-ruling-evolution-outside = Ricompense e icone possono far evolvere la vita fuori dalla zona abitabile?
cosmogenesis-ruling-evolution-outside-true = Sì, in ogni orbita.
cosmogenesis-ruling-evolution-outside-false = No, la vita evolve solo nella zona abitabile.
cosmogenesis-ruling-objectives-met = Un'orbita può avere più di quanto chiede un obiettivo planetario?
cosmogenesis-ruling-objectives-met-minimum = Sì, i suoi numeri sono requisiti minimi.
cosmogenesis-ruling-objectives-met-exactly = No, dimensioni, numeri e livelli di vita devono corrispondere esattamente.
cosmogenesis-ruling-one-objective-per-orbit = Quanti obiettivi planetari possono stare accanto a un'orbita?
cosmogenesis-ruling-one-objective-per-orbit-true = Uno.
cosmogenesis-ruling-one-objective-per-orbit-false = Quanti si vuole.
cosmogenesis-ruling-objectives-checked = Quando un'orbita deve soddisfare il suo obiettivo planetario?
cosmogenesis-ruling-objectives-checked-when-revealed = Solo quando l'obiettivo viene rivelato.
cosmogenesis-ruling-objectives-checked-also-at-end = Anche alla fine, altrimenti non dà punti.
cosmogenesis-ruling-impossible-reward = E se una ricompensa non si può eseguire?
cosmogenesis-ruling-impossible-reward-lost = Va perduta; l'obiettivo si può rivelare lo stesso.
cosmogenesis-ruling-impossible-reward-forbids = L'obiettivo non si può rivelare lì.
cosmogenesis-ruling-rewards-declined = Si può rinunciare a una ricompensa?
cosmogenesis-ruling-rewards-declined-true = Sì, ovunque chieda qualcosa.
cosmogenesis-ruling-rewards-declined-false = No, si esegue per quanto possibile.
cosmogenesis-ruling-gained-comets-collide = Una cometa ottenuta da una ricompensa o da un'icona può collidere subito?
cosmogenesis-ruling-gained-comets-collide-true = Sì, come una cometa creata dal giocatore.
cosmogenesis-ruling-gained-comets-collide-false = No, va nella fascia.
cosmogenesis-ruling-exotic-icons = Quale icona di un oggetto esotico si può usare?
cosmogenesis-ruling-exotic-icons-any = Una qualsiasi, anche di nuovo la stessa.
cosmogenesis-ruling-exotic-icons-each-once = Ogni icona una volta per partita.
cosmogenesis-ruling-impossible-icon = Si può usare un'icona che non si può eseguire?
cosmogenesis-ruling-impossible-icon-refused = No, il dischetto resta.
cosmogenesis-ruling-impossible-icon-spent = Sì, il dischetto si spende per nulla.
cosmogenesis-ruling-sector-iv-leftovers = Che cosa succede alla fine del round a ciò che resta nel settore IV?
cosmogenesis-ruling-sector-iv-leftovers-reserve = Torna nella riserva.
cosmogenesis-ruling-sector-iv-leftovers-stay = Resta sui suoi spazi.
cosmogenesis-ruling-belt-ranking = Chi è secondo se più giocatori hanno la fascia più preziosa?
cosmogenesis-ruling-belt-ranking-dense = Chi ha il valore immediatamente inferiore.
cosmogenesis-ruling-belt-ranking-skipping = Nessuno: il secondo posto è occupato.
cosmogenesis-ruling-empty-belt-scores = Una fascia vuota può dare punti?
cosmogenesis-ruling-empty-belt-scores-true = Sì, se è seconda o se tutti sono in parità.
cosmogenesis-ruling-empty-belt-scores-false = No.

## Didascalie nelle figure del regolamento

web-cosmogenesis-label-planet = pianeta
web-cosmogenesis-label-moon = luna
web-cosmogenesis-label-orbit = orbita
web-cosmogenesis-label-planetary = obiettivo planetario
web-cosmogenesis-label-planetary-more = condizione, ricompensa, punti
web-cosmogenesis-label-stellar = obiettivo stellare
web-cosmogenesis-label-stellar-more = punti per tutto il sistema
web-cosmogenesis-label-exotic = oggetto esotico
web-cosmogenesis-label-exotic-more = icone e segnalini per usarle
## Che cos'è?

cosmogenesis-what-sector-name = Settore { $sector }
cosmogenesis-what-sector-1 = Obiettivi: stellari nei round dispari, planetari in quelli pari. A ogni round prendi una cosa da ognuno dei quattro settori.
cosmogenesis-what-sector-2 = Corpi e oggetti esotici dal sacchetto. A ogni round prendi una cosa da ognuno dei quattro settori.
cosmogenesis-what-sector-3 = Corpi e oggetti esotici dal sacchetto. A ogni round prendi una cosa da ognuno dei quattro settori.
cosmogenesis-what-sector-4 = Asteroidi e comete, e il monolite. A ogni round prendi una cosa da ognuno dei quattro settori.
cosmogenesis-what-sector-done = In questo round hai già preso da qui.
cosmogenesis-what-sector-open = In questo round puoi ancora prendere da qui.
cosmogenesis-what-space-empty = Uno spazio vuoto
cosmogenesis-what-space = Ciò che c'era è stato preso. Si riempie di nuovo per il prossimo round.
cosmogenesis-what-space-monolith = Un asteroide e il monolite
cosmogenesis-what-taken = { $player } lo ha preso e sta per usarlo.
cosmogenesis-what-element = Da prendere: { $element }
cosmogenesis-what-terrestrial = Un corpo roccioso. Fanne il pianeta della tua prossima orbita, la luna di un pianeta più grande, o fallo scontrare con un corpo, che cresce di una dimensione.
cosmogenesis-what-gas = Un gigante gassoso. Diventa pianeta, mai luna; corpi di ogni dimensione possono essere sue lune, e una cometa gli dà gli anelli.
cosmogenesis-what-comet = Lanciala contro un gigante gassoso, che riceve gli anelli, o contro una roccia asciutta di dimensione 3 o 4, che riceve acqua e aria. Oppure tienila nella fascia.
cosmogenesis-what-asteroid = Va nella tua fascia e paga l'azione aggiuntiva di un turno: vita, una cometa, una piccola luna, uno scontro, altre orbite.
cosmogenesis-what-round-name = I round
cosmogenesis-what-round = In un round tutti hanno quattro turni. Poi la vita sale di un gradino sui mondi con acqua nella zona abitabile, e i settori si riempiono di nuovo.
cosmogenesis-what-round-now = È il round { $round } di { $rounds }.
cosmogenesis-what-bag-name = Il sacchetto
cosmogenesis-what-bag = Da qui si riempiono i settori II e III.
cosmogenesis-what-left = { $count ->
    [0] Non resta nulla.
    [one] Ne resta 1.
   *[other] Ne restano { $count }.
}
cosmogenesis-what-deck-planetary = Mazzo degli obiettivi planetari
cosmogenesis-what-deck-stellar = Mazzo degli obiettivi stellari
cosmogenesis-what-deck = Da qui si riempie il settore I.
cosmogenesis-what-reserve-name = La riserva
cosmogenesis-what-reserve = I corpi che crescono si scambiano con tessere di qui; da qui vengono asteroidi e comete. Ciò che prendi puoi scartarlo per un asteroide.
cosmogenesis-what-reserve-now = Dimensione 1 e 2: { $small }; dimensione 3: { $three }; dimensione 4: { $four }; asteroidi: { $asteroids }; comete: { $comets }.
cosmogenesis-what-monolith-name = Il monolite
cosmogenesis-what-monolith = Chi prende l'asteroide lì accanto prende anche il monolite, comincia il prossimo round e, se lo ha alla fine, riceve un punto.
cosmogenesis-what-monolith-now = Ce l'ha { $player }.
cosmogenesis-what-gain-name = Un posto per ciò che prendi
cosmogenesis-what-gain = Qui stanno gli obiettivi e gli oggetti esotici che tieni.
cosmogenesis-what-points = { $points ->
    [one] Ora 1 punto.
   *[other] Ora { $points } punti.
}
cosmogenesis-what-system-name = Sistema di { $player }
cosmogenesis-what-system = Una stella, le sue orbite con pianeti e lune, e una fascia. Toccalo per vederlo grande.
cosmogenesis-what-system-now = Pianeti: { $planets }.
cosmogenesis-what-star-name = Stella di { $player }
cosmogenesis-what-star = Le orbite si contano da qui verso l'esterno, e in quest'ordine si riempiono di pianeti.
cosmogenesis-what-zone-name = Zona abitabile
cosmogenesis-what-zone = Le prime { $orbits } orbite. Solo qui la vita sale alla fine di ogni round, dove c'è acqua.
cosmogenesis-what-belt-name = Fascia di { $player }
cosmogenesis-what-belt = Qui aspettano asteroidi e comete, che pagano le azioni aggiuntive. Alla fine la fascia di maggior valore dà { $first } punti, la seconda { $second }.
cosmogenesis-what-belt-now = Asteroidi: { $asteroids }; comete: { $comets }; valore nel confronto { $value }: { $points ->
    [one] per ora 1 punto.
   *[other] per ora { $points } punti.
}
cosmogenesis-what-expansion-name = Espansione
cosmogenesis-what-expansion = { $count ->
    [one] Una volta nella partita un'azione aggiuntiva apre altre orbite per un asteroide: { $orbits } in tutto.
   *[other] Una volta nella partita un'azione aggiuntiva apre altre orbite per { $count } asteroidi: { $orbits } in tutto.
}
cosmogenesis-what-expansion-open = Non ancora aperta.
cosmogenesis-what-expansion-done = Aperta.
cosmogenesis-what-secret-name = Obiettivo segreto di { $player }
cosmogenesis-what-secret = Tenuto dalla preparazione; lo conosce solo chi lo ha. Vale se viene rivelato prima della fine.
cosmogenesis-what-secret-now = Segreti: { $count }.
cosmogenesis-what-orbit-name = Orbita { $orbit }
cosmogenesis-what-orbit = Tiene un pianeta con al massimo tre lune. I pianeti riempiono le orbite dalla stella verso l'esterno, senza saltarne.
cosmogenesis-what-orbit-planet = Il suo pianeta: { $body }.
cosmogenesis-what-orbit-next = Il prossimo pianeta va qui.
cosmogenesis-what-orbit-empty = Ancora senza pianeta.
cosmogenesis-what-orbit-warm = È nella zona abitabile.
cosmogenesis-what-orbit-cold = È fuori dalla zona abitabile: qui la vita non sale.
cosmogenesis-what-moons-name = Lune dell'orbita { $orbit }
cosmogenesis-what-moons = Una luna deve essere più piccola del suo pianeta; ogni roccia è più piccola di un gigante gassoso.
cosmogenesis-what-moons-now = Lune presenti: { $count } su { $all }.
cosmogenesis-what-slot-name = Posto per un obiettivo presso l'orbita { $orbit }
cosmogenesis-what-slot = Qui riveli un obiettivo planetario con un'azione aggiuntiva, quando l'orbita lo soddisfa. Un obiettivo per orbita.
cosmogenesis-what-slot-free = È libero.
cosmogenesis-what-slot-taken = È occupato.
cosmogenesis-what-life-name = Vita nell'orbita { $orbit }
cosmogenesis-what-life = { $price ->
    [one] Comincia come batterio, con un'azione aggiuntiva e un asteroide, e sale fino alla vita intelligente. Dà punti solo con l'acqua.
   *[other] Comincia come batterio, con un'azione aggiuntiva e { $price } asteroidi, e sale fino alla vita intelligente. Dà punti solo con l'acqua.
}
cosmogenesis-what-life-none = Qui non vive nulla.
cosmogenesis-what-life-level = Qui vive: { $level } ({ $points ->
    [0] ancora niente punti
    [one] 1 punto
   *[other] { $points } punti
}).
cosmogenesis-what-life-still = Non sale: servono l'acqua e la zona abitabile.
cosmogenesis-what-life-climbs = Sale di un gradino a ogni round; se indisturbata, alla fine: { $level }.
cosmogenesis-what-body-is = È: { $body }.
cosmogenesis-what-ringed = Ha i suoi anelli.
cosmogenesis-what-unringed = Una cometa gli darebbe gli anelli.
cosmogenesis-what-asteroid-moon = Un asteroide come luna: conta come dimensione 1, e uno scontro ne fa una roccia di dimensione 2.
cosmogenesis-what-rock = Un mondo roccioso. Uno scontro lo ingrandisce di una dimensione, fino a 4; una cometa porta acqua alle dimensioni 3 e 4; qui può cominciare la vita.
cosmogenesis-what-dry = È asciutto: una cometa porterebbe acqua e aria.
cosmogenesis-what-small = È troppo piccolo per trattenere acqua.
cosmogenesis-what-plan-name = Obiettivo planetario «{ $tile }»
cosmogenesis-what-plan = Una delle tue orbite deve avere: { $needs }. Poi un'azione aggiuntiva lo rivela: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Ricompensa subito: { $reward }.
cosmogenesis-what-plan-revealed = { $player } lo ha rivelato presso l'orbita { $orbit }.
cosmogenesis-what-plan-no-orbit = Ancora nessuna orbita con un pianeta è libera.
cosmogenesis-what-plan-ready = L'orbita { $orbit } lo soddisfa: rivelalo con un'azione aggiuntiva.
cosmogenesis-what-plan-now = { $met ->
    [0] Nessuna delle tue orbite ne ha ancora qualcosa. Manca: { $lacking }.
   *[other] La più vicina è l'orbita { $orbit }: c'è già { $met } su { $all }; manca ancora: { $lacking }.
}
cosmogenesis-what-stellar-name = Obiettivo stellare «{ $tile }»
cosmogenesis-what-stellar = Vale alla fine per tutto il tuo sistema: { $rule }.
cosmogenesis-what-stellar-now = { $player } ne ha { $count }: { $points ->
    [one] per ora 1 punto.
   *[other] per ora { $points } punti.
}
cosmogenesis-what-stellar-next = { $count } darebbero { $points }.
cosmogenesis-what-exotic-name = Oggetto esotico «{ $tile }»
cosmogenesis-what-exotic = Una volta per turno puoi usarlo per una di queste cose: { $icons }. Ogni uso consuma un contatore. Alla fine dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
cosmogenesis-what-exotic-now = { $count ->
    [0] È esaurito.
    [one] Resta 1 uso.
   *[other] Restano { $count } usi.
}

## Lo scopo, il momento, e ciò che accade per la prima volta

cosmogenesis-goal = { $moment } Lo scopo: più punti di tutti dopo sei round.
cosmogenesis-moment-keep = Ora: il progetto segreto a cui lavorerà il tuo sistema.
cosmogenesis-moment-element = { $turns ->
    [one] Ora: prendi qualcosa, per l'ultima volta in questo round.
   *[other] Ora: prendi qualcosa; in questo round ti restano aperti { $turns } settori.
}
cosmogenesis-moment-last-round = { $turns ->
    [one] Il tuo ultimo turno: rivela un obiettivo, se puoi.
   *[other] L'ultimo round, { $turns } turni: gli obiettivi valgono solo se rivelati.
}
cosmogenesis-moment-use = Ora: usa ciò che hai preso.
cosmogenesis-moment-extra = Ora: un'azione aggiuntiva, se vuoi; quasi tutte si pagano con asteroidi.
cosmogenesis-note-lapsed = Nei settori ancora aperti non c'era più nulla: questo turno non porta alcun elemento.
cosmogenesis-note-monolith = Chi ha il monolite comincia il prossimo round.
cosmogenesis-note-collided = Il corpo colpito cresce di una dimensione; l'altro cala di una, e ciò che resta diventa una luna.
cosmogenesis-note-extinction = Uno scontro riporta la vita ai batteri.
cosmogenesis-note-fourth-moon = Tre lune sono il limite: ciò che avanza va perso.
cosmogenesis-note-struck = Le comete danno gli anelli ai giganti gassosi, e acqua e aria alle rocce asciutte di dimensione 3 o 4.
cosmogenesis-note-exotic = Ogni uso di un oggetto esotico consuma un contatore. Alla fine dà punti, esaurito o no.
cosmogenesis-note-stellar = Un obiettivo stellare vale alla fine, per tutto il sistema. Non c'è nulla da rivelare.
cosmogenesis-note-planetary = Un obiettivo planetario vale solo se viene rivelato: un'azione aggiuntiva, quando un'orbita lo soddisfa.
cosmogenesis-note-discarded = Qualunque cosa si prenda si può scambiare con un asteroide.
cosmogenesis-note-life = La vita sale di un gradino a ogni round, ma solo con l'acqua e nella zona abitabile.
cosmogenesis-note-expanded = Due orbite in più: spazio per pianeti e per obiettivi.
cosmogenesis-note-revealed = Un obiettivo rivelato dà i suoi punti e subito la sua ricompensa. Un obiettivo per orbita.
cosmogenesis-note-reward-lost = Niente qui poteva usare questa ricompensa: è persa.
cosmogenesis-note-evolved = Alla fine di ogni round la vita sale dove c'è acqua nella zona abitabile.
cosmogenesis-progress-plan = { $met ->
    [0] orbita { $orbit }: non ancora
   *[other] orbita { $orbit }: { $met } su { $all }
}
cosmogenesis-progress-ready = orbita { $orbit }: pronto!
cosmogenesis-progress-stellar = ora { $count }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
