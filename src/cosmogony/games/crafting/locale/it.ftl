### Crafting the Cosmos.

crafting-title = Crafting the Cosmos
crafting-tagline = Le stelle si raccolgono attorno alle nebulose, la vita attorno alle stelle: ognuno plasma la propria galassia.

## Stelle, vita e tessere

crafting-star-H = stella di idrogeno
crafting-star-He = stella di elio
crafting-star-O = stella di ossigeno
crafting-star-C = stella di carbonio
crafting-a-star-H = una stella di idrogeno
crafting-a-star-He = una stella di elio
crafting-a-star-O = una stella di ossigeno
crafting-a-star-C = una stella di carbonio
crafting-supernova = supernova
crafting-no-star = nessuna stella
crafting-no-life = nessuna vita
crafting-life-proto = protovita
crafting-life-stable = vita stabile
crafting-tile = nebulosa di grandezza { $size } ({ $needs }, { $points } punti)
crafting-control-light = luce
crafting-control-time = tempo
crafting-control-gravity = gravità
crafting-control-chemistry = chimica
crafting-sector-delta = Delta
crafting-sector-psi = Psi
crafting-sector-phi = Phi
crafting-and = { $first } e { $rest }
crafting-list = { $first }, { $rest }
crafting-need-H = { $count } idrogeno
crafting-need-He = { $count } elio
crafting-need-O = { $count } ossigeno
crafting-need-C = { $count } carbonio

## Luoghi: gli esagoni secondo il settore, angoli e lati secondo l'orologio di un esagono

crafting-hexagon-heart = { $sector } cuore
crafting-hexagon-left = { $sector } a sinistra
crafting-hexagon-right = { $sector } a destra
crafting-hexagon-upper = { $sector } in alto
crafting-hexagon-lower = { $sector } in basso
crafting-hexagon-upper-left = { $sector } in alto a sinistra
crafting-hexagon-upper-right = { $sector } in alto a destra
crafting-hexagon-lower-left = { $sector } in basso a sinistra
crafting-hexagon-lower-right = { $sector } in basso a destra
crafting-hexagon-left-more = { $sector } a sinistra, esagono { $number }
crafting-hexagon-right-more = { $sector } a destra, esagono { $number }
crafting-hexagon-upper-more = { $sector } in alto, esagono { $number }
crafting-hexagon-lower-more = { $sector } in basso, esagono { $number }
crafting-hexagon-upper-left-more = { $sector } in alto a sinistra, esagono { $number }
crafting-hexagon-upper-right-more = { $sector } in alto a destra, esagono { $number }
crafting-hexagon-lower-left-more = { $sector } in basso a sinistra, esagono { $number }
crafting-hexagon-lower-right-more = { $sector } in basso a destra, esagono { $number }
crafting-corner = { $hexagon }, angolo delle ore { $hour }
crafting-side = { $hexagon }, lato delle ore { $hour }

## Obiettivi

crafting-goal-stable-life = più vita stabile
crafting-goal-nebulae-psi = maggior grandezza totale di nebulose completate in Psi
crafting-goal-supernovae = più supernove
crafting-goal-nebulae-phi = maggior grandezza totale di nebulose completate in Phi
crafting-goal-star-group = gruppo di stelle più grande
crafting-goal-life-delta = più vita in Delta
crafting-goal-nebulae-delta = maggior grandezza totale di nebulose completate in Delta
crafting-goal-life-psi = più vita in Psi
crafting-goal-life-phi = più vita in Phi
crafting-goal-crystals = più cristalli del tempo scaricati
crafting-goal-carbon = più stelle di carbonio
crafting-goal-small-nebulae = più nebulose di grandezza 1 completate
crafting-goal-helium = più stelle di elio
crafting-goal-proto-life = più protovita
crafting-goal-oxygen = più stelle di ossigeno
crafting-goal-civilised-stars = più stelle attorno alla vita evoluta

## Carte potere

crafting-power-molecular-cloud = Nube molecolare
crafting-power-amino-acids = Amminoacidi
crafting-power-speed-of-light = Velocità della luce
crafting-power-time-dilation = Dilatazione del tempo
crafting-power-relativity-delta = Relatività Delta
crafting-power-relativity-psi = Relatività Psi
crafting-power-relativity-phi = Relatività Phi
crafting-power-nuclear-fission = Fissione nucleare
crafting-power-generations = Generazioni
crafting-power-expanding-universe = Universo in espansione
crafting-power-black-hole = Buco nero
crafting-power-event-horizon = Orizzonte degli eventi
crafting-power-4th-dimension = Quarta dimensione
crafting-power-special-relativity = Relatività ristretta
crafting-power-quasar = Quasar
crafting-power-nuclear-fusion = Fusione nucleare
crafting-power-binary-star = Stella doppia
crafting-power-core-collapse = Collasso del nucleo
crafting-power-star-stuff = Polvere di stelle
crafting-power-shooting-star = Stella cadente
crafting-power-solar-wind = Vento solare
crafting-power-pulsar = Pulsar
crafting-power-white-dwarf = Nana bianca
crafting-power-wormhole = Cunicolo spaziale
crafting-power-genetic-drift = Deriva genetica
crafting-power-ionizing-radiation = Radiazione ionizzante
crafting-power-evolution = Evoluzione
crafting-power-abiogenesis = Abiogenesi
crafting-power-survival-of-the-fittest = Sopravvivenza del più adatto
crafting-power-speciation = Speciazione
crafting-power-photosynthesis = Fotosintesi
crafting-power-water-rich-comets = Comete ricche d'acqua

crafting-power-text-molecular-cloud = 2 carte luce: prendi una stella di idrogeno
crafting-power-text-amino-acids = 1 carta chimica: 1 vita stabile ovunque
crafting-power-text-speed-of-light = 5 carte uguali: 6 punti e una stella qualsiasi
crafting-power-text-time-dilation = 1 carta luce: 1 cristallo del tempo
crafting-power-text-relativity-delta = 2 carte tempo: una stella qualsiasi in Delta
crafting-power-text-relativity-psi = 2 carte gravità: una stella qualsiasi in Psi
crafting-power-text-relativity-phi = 2 carte chimica: una stella qualsiasi in Phi
crafting-power-text-nuclear-fission = 2 carte tempo: scarta una stella, prendi una stella qualsiasi e 1 cristallo del tempo
crafting-power-text-generations = al posto della stella di una scarica: 3 vite stabili ovunque
crafting-power-text-expanding-universe = al posto della stella di una scarica: 2 stelle di idrogeno
crafting-power-text-black-hole = al posto della stella di una scarica: 2 stelle diventano supernove
crafting-power-text-event-horizon = 1 carta e 1 supernova: 2 cristalli del tempo o 2 protovite
crafting-power-text-4th-dimension = 1 carta tempo: 1 cristallo del tempo
crafting-power-text-special-relativity = 2 carte uguali: 2 cristalli del tempo
crafting-power-text-quasar = 1 carta e 1 gravitone: 1 cristallo del tempo
crafting-power-text-nuclear-fusion = 1 carta tempo: scarta una stella, poi prendine una qualsiasi
crafting-power-text-binary-star = 1 carta e 1 gravitone: una supernova torna la stella di prima e si sposta
crafting-power-text-core-collapse = 1 carta e 1 gravitone: una stella diventa supernova
crafting-power-text-star-stuff = 1 carta: una nebulosa di grandezza 1, oppure una aperta passa da 1 a 2
crafting-power-text-shooting-star = 1 carta gravità: sposta ovunque una stella, una supernova o una nebulosa aperta
crafting-power-text-solar-wind = 2 carte chimica: una stella diventa supernova e la protovita accanto diventa stabile
crafting-power-text-pulsar = 1 carta gravità e 1 gravitone: 2 cristalli del tempo
crafting-power-text-white-dwarf = 2 carte tempo: una stella diventa supernova, più 1 cristallo del tempo
crafting-power-text-wormhole = 1 carta e 1 vita stabile: sposta ovunque fino a 3 protovite o fino a 3 vite stabili
crafting-power-text-genetic-drift = 1 carta: sposta 1 protovita, che diventa stabile
crafting-power-text-ionizing-radiation = 1 carta: tutta la protovita accanto a una supernova diventa stabile
crafting-power-text-evolution = 1 carta e 3 vite stabili: una seconda vita evoluta su una nebulosa che ne ha una
crafting-power-text-abiogenesis = 1 carta chimica: 1 vita stabile ovunque
crafting-power-text-survival-of-the-fittest = 1 carta e 1 protovita: 2 protovite diventano stabili
crafting-power-text-speciation = 1 carta: 1 protovita accanto a vita stabile
crafting-power-text-photosynthesis = 1 carta: tutta la protovita accanto a stelle di ossigeno diventa stabile
crafting-power-text-water-rich-comets = 1 carta: tutta la protovita accanto a stelle di carbonio diventa stabile

## Che cosa si può fare

crafting-do-shift-own = Sposta la tua energia: da { $start } a { $end }
crafting-do-shift-dark = Sposta un'energia oscura: da { $start } a { $end }
crafting-do-shift-stop = Non spostare altra energia
crafting-do-draw = Pesca una nebulosa di grandezza { $size }
crafting-do-take = Prendi una carta { $type } dall'esposizione
crafting-do-take-deck = Pesca una carta energia dal mazzo
crafting-do-place-star = Metti { $star }
crafting-do-place-life = Metti protovita
crafting-do-place-nebula = Metti una nebulosa
crafting-do-convert = Trasforma una stella in supernova
crafting-do-stabilise = Stabilizza protovita
crafting-do-move-star = Spendi un gravitone per spostare una stella
crafting-do-move-life = Spendi un gravitone per spostare vita
crafting-do-discharge-star = Scarica la camera del tempo: { $points } punti e { $star }
crafting-do-discharge-card = Scarica la camera del tempo: { $points } punti e, al posto della stella, { $card }
crafting-do-discharge-nothing = Scarica la camera del tempo: { $points } punti (non c'è nessuna stella)
crafting-do-buy = Ottieni una carta potere di tipo { $type }
crafting-do-sell = Scarta { $cards } carte { $type } per { $points } punti
crafting-do-use = Usa { $card } ({ $effect })
crafting-do-complete = Completa la nebulosa su { $hexagon } per { $points } punti
crafting-do-advance = Crea vita evoluta su { $hexagon }
crafting-do-end = Termina il turno
crafting-do-end-losing = Termina il turno e perdi ciò che non hai messo: { $what }
crafting-do-star-at = Mettila su { $space }
crafting-do-life-at = Mettila su { $space }
crafting-do-tile = Metti questa: { $tile }
crafting-do-tile-at = Mettila su { $hexagon }
crafting-do-discard-star = Scarta la { $star } su { $space }
crafting-do-gain = Prendi { $star }
crafting-do-convert-at = Trasforma in supernova la { $star } su { $space }
crafting-do-stabilise-at = Stabilizza la protovita su { $space }
crafting-do-star-from = Sposta la { $star } su { $space }
crafting-do-star-to = Spostala su { $space }
crafting-do-stay = Lasciala dov'è
crafting-do-life-from = Sposta la { $life } su { $space }
crafting-do-life-to = Spostala su { $space }
crafting-do-enough = Non spostare altro
crafting-do-pay = Paga { $cards } × { $type }
crafting-do-pay-life = Paga la { $life } su { $space }
crafting-do-pay-unplaced = Paga con protovita accanto alla plancia
crafting-do-supernova = Scegli la supernova su { $space }
crafting-do-advanced-at = Aggiungi vita evoluta su { $hexagon }
crafting-do-either-crystals = Prendi cristalli del tempo
crafting-do-either-life = Prendi protovita
crafting-do-either-gain = Prendi una nebulosa di grandezza 1
crafting-do-either-replace = Sostituisci una nebulosa di grandezza 1 con una di grandezza 2
crafting-do-either-star = Sposta una stella o una supernova
crafting-do-either-nebula = Sposta una nebulosa
crafting-do-either-proto = Sposta protovita
crafting-do-either-stable = Sposta vita stabile
crafting-do-replace = Sostituisci la nebulosa su { $hexagon }
crafting-do-tile-from = Sposta la nebulosa su { $hexagon }
crafting-do-tile-to = Spostala su { $hexagon }
crafting-do-slot = Riempi lo spazio { $slot } con { $cards } carte
crafting-do-keep = Tieni { $card } ({ $effect })
crafting-do-under = Metti ora { $card } sotto il mazzo ({ $effect })
crafting-do-omega-nebula = Pesca e metti una nebulosa di grandezza { $size }
crafting-do-omega-stabilise = Stabilizza 1 protovita
crafting-do-omega-nothing = Rinuncia all'azione omega
crafting-do-discard-card = Scarta una carta { $type }

## Ciò che sta insieme nella barra Adesso

crafting-any-shift = Sposta un'energia
crafting-any-draw = Pesca una nebulosa
crafting-any-take = Prendi una carta energia dall'esposizione
crafting-any-place-star = Metti una stella
crafting-any-discharge = Scarica la camera del tempo
crafting-any-discharge-points = Scarica la camera del tempo per { $points } punti
crafting-any-buy = Ottieni una carta potere
crafting-any-sell = Scarta carte energia per punti
crafting-any-use = Usa una carta potere
crafting-any-complete = Completa una nebulosa
crafting-any-advance = Crea vita evoluta
crafting-any-star-at = Metti la stella su un angolo
crafting-any-life-at = Metti la vita su un lato
crafting-any-tile = Scegli la nebulosa da mettere
crafting-any-tile-at = Metti la nebulosa su un esagono
crafting-any-discard-star = Scarta una stella
crafting-any-gain = Prendi una stella
crafting-any-convert-at = Trasforma una stella in supernova
crafting-any-stabilise-at = Stabilizza protovita
crafting-any-star-from = Sposta una stella
crafting-any-star-to = Sposta la stella su un altro angolo
crafting-any-life-from = Sposta vita
crafting-any-life-to = Sposta la vita su un altro lato
crafting-any-pay = Paga con carte energia
crafting-any-pay-life = Paga con vita
crafting-any-supernova = Scegli una supernova
crafting-any-advanced-at = Aggiungi vita evoluta
crafting-any-replace = Sostituisci una nebulosa
crafting-any-tile-from = Sposta una nebulosa
crafting-any-tile-to = Sposta la nebulosa su un altro esagono
crafting-any-slot = Riempi uno spazio
crafting-any-keep = Tieni una carta potere
crafting-any-under = Metti una carta potere sotto il mazzo
crafting-any-omega-nebula = Pesca e metti una nebulosa
crafting-any-discard-card = Scarta una carta energia

## Che cosa decidere

crafting-prompt-shift = { $steps ->
    [one] Sposta la tua energia o una oscura: resta { $steps } casella.
   *[other] Sposta la tua energia o una oscura: restano { $steps } caselle.
}
crafting-prompt-draw = Da quale pila peschi una nebulosa?
crafting-prompt-take = { $cards ->
    [one] Prendi ancora { $cards } carta energia.
   *[other] Prendi una carta energia; te ne spettano ancora { $cards }.
}
crafting-prompt-craft = Plasma la tua galassia, in qualsiasi ordine; ciò che non è messo a fine turno va perso.
crafting-prompt-star-at = Dove metti la { $star }?
crafting-prompt-life-at = Dove metti la vita?
crafting-prompt-tile = Quale nebulosa metti?
crafting-prompt-tile-at = Dove metti la nebulosa?
crafting-prompt-discard-star = Quale stella scarti?
crafting-prompt-gain = Quale stella prendi?
crafting-prompt-convert = Quale stella diventa supernova?
crafting-prompt-stabilise = Quale protovita diventa stabile?
crafting-prompt-star-from = Quale stella sposti?
crafting-prompt-life-from = Quale vita sposti?
crafting-prompt-move-to = Dove va?
crafting-prompt-pay = Con quali carte energia paghi?
crafting-prompt-pay-life = Con quale vita paghi?
crafting-prompt-supernova = Scegli una supernova.
crafting-prompt-advanced-at = Su quale nebulosa va la vita evoluta?
crafting-prompt-either = Scegli uno dei due effetti.
crafting-prompt-replace = Quale nebulosa sostituisci?
crafting-prompt-tile-from = Quale nebulosa sposti?
crafting-prompt-slot = Quale spazio riempi?
crafting-prompt-keep = Quale carta potere tieni?
crafting-prompt-under = Quale carta potere va ora sotto il mazzo? Le successive vanno più in basso.
crafting-prompt-omega = La tua ultima azione: una nebulosa, oppure una protovita diventa stabile.
crafting-prompt-discard-card = Hai più di { $limit } carte energia: scartane una.

## Che cosa è successo

crafting-event-round = Comincia il round { $round }; inizia { $player }.
crafting-event-moved-own = { $player } sposta la propria energia: da { $start } a { $end }.
crafting-event-moved-dark = { $player } sposta un'energia oscura: da { $start } a { $end }.
crafting-event-stars = { $player } prende { $number } × { $star }.
crafting-event-life = { $player } prende protovita: { $number }.
crafting-event-slider-supernova = { $player } ottiene { $number } sul cursore delle supernove.
crafting-event-slider-dna = { $player } ottiene { $number } DNA.
crafting-event-slider-graviton = { $player } ottiene { $number ->
    [one] { $number } gravitone
   *[other] { $number } gravitoni
}.
crafting-event-crystals = { $player } ottiene { $number ->
    [one] { $number } cristallo del tempo
   *[other] { $number } cristalli del tempo
}.
crafting-event-crystals-top = { $player } ottiene { $number ->
    [one] { $number } cristallo del tempo
   *[other] { $number } cristalli del tempo
}; la camera del tempo si può scaricare.
crafting-event-card-taken = { $player } prende una carta { $type } dall'esposizione.
crafting-event-card-drawn = Peschi una carta { $type }.
crafting-event-card-drawn-unseen = { $player } pesca una carta energia.
crafting-event-display = Nell'esposizione arriva una carta { $type }.
crafting-event-deck-renewed = La pila degli scarti diventa il nuovo mazzo delle carte energia.
crafting-event-nebula-drawn = Peschi una { $tile }.
crafting-event-nebula-drawn-unseen = { $player } pesca una nebulosa di grandezza { $size }.
crafting-event-star-placed = { $player } mette { $star } su { $space }.
crafting-event-life-placed = { $player } mette { $life } su { $space }.
crafting-event-tile-placed = { $player } mette una { $tile } su { $hexagon }.
crafting-event-completed = { $player } completa la nebulosa su { $hexagon }: { $points } punti.
crafting-event-star-discarded = { $player } scarta la { $star } su { $space }.
crafting-event-discharged = { $player } scarica la camera del tempo: { $points } punti.
crafting-event-advanced = { $player } crea vita evoluta su { $hexagon } e scarta protovita: { $proto }.
crafting-event-evolved = { $player } aggiunge vita evoluta su { $hexagon }.
crafting-event-advanced-value = La tua vita evoluta su { $hexagon } vale { $points } punti.
crafting-event-sold = { $player } scarta { $cards } carte { $type }: { $points } punti.
crafting-event-bought = { $player } paga { $cards } carte { $type } per lo spazio { $slot } delle carte potere.
crafting-event-powers-drawn-1 = Peschi { $card1 }.
crafting-event-powers-drawn-2 = Peschi { $card1 } e { $card2 }.
crafting-event-powers-drawn-3 = Peschi { $card1 }, { $card2 } e { $card3 }.
crafting-event-powers-drawn-4 = Peschi { $card1 }, { $card2 }, { $card3 } e { $card4 }.
crafting-event-kept = { $player } tiene { $card }.
crafting-event-under = Metti { $card } sotto il mazzo.
crafting-event-used = { $player } usa { $card } e paga { $cards } × { $type }.
crafting-event-used-chamber = { $player } usa { $card } al posto della stella.
crafting-event-converted = { $player } trasforma in supernova la stella su { $space }.
crafting-event-turned-back = { $player } ritrasforma la supernova su { $space } in { $star }.
crafting-event-stabilised = { $player } stabilizza la vita su { $space }.
crafting-event-star-moved = { $player } sposta una stella da { $start } a { $end }.
crafting-event-life-moved = { $player } sposta vita da { $start } a { $end }.
crafting-event-tile-moved = { $player } sposta una nebulosa da { $start } a { $end }.
crafting-event-life-paid = { $player } paga la { $life } su { $space }.
crafting-event-life-paid-unplaced = { $player } paga con protovita accanto alla plancia.
crafting-event-supernova-paid = { $player } paga con la supernova su { $space }.
crafting-event-tile-replaced = { $player } sostituisce la nebulosa su { $hexagon } con una { $tile }.
crafting-event-omega-nebula = { $player } termina il turno con una nebulosa di grandezza { $size }.
crafting-event-omega-stabilise = { $player } termina il turno stabilizzando vita.
crafting-event-omega-nothing = { $player } termina il turno senza azione omega.
crafting-event-lost = { $player } perde ciò che non ha messo: { $what }.
crafting-lost-stars = { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}
crafting-lost-life = { $life ->
    [one] una protovita
   *[other] { $life } protovite
}
crafting-lost-nebulae = { $nebulae ->
    [one] una nebulosa
   *[other] { $nebulae } nebulose
}
crafting-lost-stars-life = { crafting-lost-stars } e { crafting-lost-life }
crafting-lost-stars-nebulae = { crafting-lost-stars } e { crafting-lost-nebulae }
crafting-lost-life-nebulae = { crafting-lost-life } e { crafting-lost-nebulae }
crafting-lost-stars-life-nebulae = { crafting-lost-stars }, { crafting-lost-life } e { crafting-lost-nebulae }
crafting-event-goal-revealed = Un nuovo obiettivo: { $goal }.
crafting-event-goal = { $player } ottiene { $points } punti per «{ $goal }» con { $amount }.
crafting-event-goal-missed = Nessuno ottiene punti per «{ $goal }».
crafting-event-card-discarded = { $player } scarta una carta { $type }.
crafting-event-over-crystals = I cristalli del tempo sono finiti e la partita è terminata.
crafting-event-over-goals = L'ultimo obiettivo è stato valutato e la partita è terminata.
crafting-event-over-both = L'ultimo obiettivo è stato valutato e i cristalli del tempo sono finiti: la partita è terminata.
crafting-event-advanced-shown = { $player } mostra vita evoluta per { $points } punti.
crafting-event-short = La riserva non basta per { $player }: mancano { $number } × { $piece }.

## Perché un'azione è permessa

crafting-legal-shift = L'energia si sposta in senso orario e salta i controlli pieni: questa arriva a { $end }.
crafting-legal-shift-stop = La tua energia si è spostata, quindi puoi fermarti.
crafting-legal-draw = Puoi pescare da qualsiasi pila.
crafting-legal-take = Le carte energia vengono dall'esposizione o dal mazzo.
crafting-legal-place = Ciò che è accanto alla tua plancia si può mettere ora.
crafting-legal-slider = Hai la risorsa che serve.
crafting-legal-discharge = Un cristallo attende in cima alla camera del tempo; vale { $points } punti.
crafting-legal-buy = Hai { $held } carte { $type } e uno spazio per una carta potere.
crafting-legal-sell = Hai { $held } carte { $type }.
crafting-legal-use = Puoi pagarla: { $effect }.
crafting-legal-complete = Tra le stelle attorno ci sono { $needs }; vale { $points } punti.
crafting-legal-advance = La nebulosa è completata e ha vita su tutti e sei i lati.
crafting-legal-end = Puoi terminare il turno in qualsiasi momento.
crafting-legal-option = È una delle tue possibilità.
crafting-legal-stay = La stella può restare dov'è.
crafting-legal-enough = Puoi fermarti qui.

## Perché un'azione non è permessa

crafting-illegal-over = La partita è terminata.
crafting-illegal-unknown = Questa azione non esiste.
crafting-illegal-not-now = Ora c'è altro da decidere. { $prompt }
crafting-illegal-own-must-move = La tua energia deve spostarsi di almeno una casella.
crafting-illegal-may-not-stop = { $steps ->
    [one] Devi ancora spostare energia di { $steps } casella.
   *[other] Devi ancora spostare energia di { $steps } caselle.
}
crafting-illegal-too-far = { $steps ->
    [one] Arriverebbe a { $end }, ma resta solo { $steps } casella.
   *[other] Arriverebbe a { $end }, ma restano solo { $steps } caselle.
}
crafting-illegal-no-dark = Nel controllo { $control } non c'è energia oscura.
crafting-illegal-stack-empty = Non ci sono più nebulose di grandezza { $size }.
crafting-illegal-deck-empty = Non ci sono più carte energia da pescare.
crafting-illegal-not-in-display = Nell'esposizione non c'è una carta { $type }.
crafting-illegal-star-taken = Su { $space } c'è già una stella.
crafting-illegal-life-taken = Su { $space } c'è già vita.
crafting-illegal-hexagon-taken = Su { $hexagon } c'è già una nebulosa.
crafting-illegal-outside-sector = Questo posto non è in { $sector }: { $space }.
crafting-illegal-not-beside-stable = Questo lato non è accanto a vita stabile: { $space }.
crafting-illegal-not-beside-life = Questo lato non è accanto alla tua vita: { $space }.
crafting-illegal-not-starting-space = Non hai vita: la prossima va su { $space }.
crafting-illegal-same-tile = Questa nebulosa è uguale a un'altra: metti quella.
crafting-illegal-same-slot = Questo spazio costa come lo spazio { $slot }: riempi quello.
crafting-illegal-no-star-there = Su { $space } non c'è una stella.
crafting-illegal-no-life-there = Su { $space } non c'è vita.
crafting-illegal-no-proto-there = Su { $space } non c'è protovita.
crafting-illegal-no-supernova-there = Su { $space } non c'è una supernova.
crafting-illegal-no-nebula-there = Su { $hexagon } non c'è una nebulosa.
crafting-illegal-not-touching = Questa stella non tocca la nebulosa su { $hexagon }: { $space }.
crafting-illegal-none-left = Nella riserva non ce n'è più: { $star }.
crafting-illegal-already-supernova = La stella su { $space } è già una supernova.
crafting-illegal-supernova-fixed = La supernova su { $space } non si può spostare.
crafting-illegal-no-way = La stella su { $space } non può andare da nessuna parte.
crafting-illegal-must-move = Si deve spostare.
crafting-illegal-out-of-reach = Da { $start } non si arriva a { $space }.
crafting-illegal-other-life = La vita su { $space } è dell'altro tipo.
crafting-illegal-wrong-type = Le carte { $type } qui non valgono: { $effect }.
crafting-illegal-too-few-cards = Hai { $held } carte { $type } e ne servono { $needed }.
crafting-illegal-pay-from-board = La vita deve venire dalla tua plancia.
crafting-illegal-no-proto-beside = Accanto a { $space } non c'è protovita.
crafting-illegal-not-evolving = { $tokens ->
    [0] Su { $hexagon } non c'è vita evoluta.
   *[other] Su { $hexagon } c'è abbastanza vita evoluta.
}
crafting-illegal-not-this-card = { $card } non fa questo.
crafting-illegal-no-effect = { $card } non avrebbe effetto.
crafting-illegal-not-small = Su { $hexagon } non c'è una nebulosa aperta di grandezza 1.
crafting-illegal-already-completed = La nebulosa su { $hexagon } è completata.
crafting-illegal-slot-filled = Lo spazio { $slot } è occupato.
crafting-illegal-slot-free = Nello spazio { $slot } non c'è una carta potere.
crafting-illegal-no-slot = Tutti i tuoi spazi per le carte potere sono occupati.
crafting-illegal-power-deck-empty = Non ci sono più carte potere di tipo { $type }.
crafting-illegal-omega-compulsory = L'azione omega è obbligatoria.
crafting-illegal-no-proto = Non hai protovita sulla plancia.
crafting-illegal-no-hexagon-free = Tutti i tuoi esagoni hanno una nebulosa.
crafting-illegal-nothing-to-place = Non hai niente del genere da mettere.
crafting-illegal-no-space = Non c'è più posto.
crafting-illegal-slider-empty = Il cursore che serve è a 0.
crafting-illegal-no-plain-star = Non hai stelle che non siano supernove.
crafting-illegal-nothing-to-move = Non hai niente che si possa spostare.
crafting-illegal-chamber-not-ready = Nessun cristallo attende in cima alla camera del tempo; il tuo è sulla casella { $position }.
crafting-illegal-once-a-turn = L'hai già fatto in questo turno.
crafting-illegal-take-reward = C'è una ricompensa da scegliere.
crafting-illegal-card-not-owned = Non hai { $card }.
crafting-illegal-discharge-only = { $card } si usa quando scarichi la camera del tempo.
crafting-illegal-cannot-pay = Non puoi pagarla: { $effect }.
crafting-illegal-stars-missing = { $missing ->
    [one] La nebulosa su { $hexagon } richiede { $needs }: manca { $missing } stella.
   *[other] La nebulosa su { $hexagon } richiede { $needs }: mancano { $missing } stelle.
}
crafting-illegal-not-completed = Su { $hexagon } non c'è una nebulosa completata.
crafting-illegal-already-advanced = Su { $hexagon } c'è già vita evoluta.
crafting-illegal-life-missing = Hanno vita solo { $life } dei sei lati di { $hexagon }.
crafting-illegal-no-advanced-left = Non c'è più vita evoluta.
crafting-illegal-deck-last = Hai pescato dal mazzo: anche le altre carte di questo turno vengono da lì.
crafting-illegal-power-deck-short = Restano solo { $left } carte potere ({ $type }), e se ne devono pescare { $needed }.

## Punteggio e plancia

crafting-score-nebulae = Nebulose
crafting-score-chamber = Camera del tempo
crafting-score-cards = Carte energia
crafting-score-goals = Obiettivi
crafting-score-advanced = Vita evoluta
crafting-board-round = Round { $round }. Cristalli del tempo nella riserva: { $crystals }
crafting-board-goals = Obiettivi (round della valutazione; situazione dei giocatori)
crafting-board-goal = { "  " }{ $round }: { $goal } ({ $amounts })
crafting-board-goal-past = { "  " }valutato: { $goal }
crafting-board-controls = Controlli (# energia oscura; poi segnalini potere)
crafting-board-control = { "  " }{ $control } { $tokens } { $powers }
crafting-board-display = Esposizione: { $cards }; mazzo { $deck }
crafting-board-supply = Riserva: { $stars }; vita { $life }
crafting-board-stacks = Nebulose: { $nebulae }; vita evoluta { $advanced }
crafting-board-galaxy-of = Galassia di { $player }
crafting-board-hand = Mano: { $cards }
crafting-board-beside = Da mettere: { $stars }; vita { $life }
crafting-board-sliders = Cursori: supernove { $supernovae }, DNA { $dna }, gravitoni { $gravitons }
crafting-board-held-tile = Da mettere: { $tile }
crafting-board-held-back = Da mettere: una nebulosa di grandezza { $size }
crafting-board-chamber = Camera del tempo: cristallo su { $position }, in attesa { $ready }, scaricati { $scored }
crafting-board-slot = Spazio { $slot }: { $card }
crafting-board-slot-free = Spazio { $slot }: libero ({ $cards } carte)
crafting-board-player = { $name } { $points } punti  stelle { $stars } *{ $supernovae }  vita { $proto }p { $stable }S  nebulose { $nebulae }  evoluta { $advanced }  carte { $cards }
crafting-board-legend = Stelle: .5 spazio vuoto s5, H5 una stella, *5 una supernova. Vita: :7 spazio vuoto l7, p7 protovita, S7 stabile.

## Simulazioni

crafting-findings = Crafting the Cosmos
crafting-finding-mean = media
crafting-finding-rounds = round
crafting-finding-nebulae-1 = nebulose di grandezza 1 completate per giocatore
crafting-finding-nebulae-2 = nebulose di grandezza 2 completate per giocatore
crafting-finding-nebulae-3 = nebulose di grandezza 3 completate per giocatore
crafting-finding-advanced = vita evoluta per giocatore
crafting-finding-discharges = scariche per giocatore
crafting-finding-powers = carte potere per giocatore
crafting-finding-crystals-out = quota di partite in cui i cristalli sono finiti
crafting-finding-short = quota di partite in cui la riserva non è bastata: { $star }
crafting-finding-points-nebulae = punti per le nebulose per giocatore
crafting-finding-points-chamber = punti per la camera del tempo per giocatore
crafting-finding-points-cards = punti per le carte energia per giocatore
crafting-finding-points-goals = punti per gli obiettivi per giocatore
crafting-finding-points-advanced = punti per la vita evoluta per giocatore
crafting-finding-nebulae = nebulose completate per giocatore
crafting-findings-nebulae = Nebulose di grandezza { $size }
crafting-findings-powers = Carte potere: { $control }
crafting-finding-completed = completata se piazzata
crafting-finding-taken = presa, quota di partite
crafting-finding-wins = chi la possiede vince

### Crafting the Cosmos nel browser.

web-crafting-centre = Centro
web-crafting-mine = Mio
web-crafting-others = Altri
web-crafting-round = round
web-crafting-brings = dono grande { $gift }; dono piccolo adesso { $count }
web-crafting-next-discharge = il prossimo scaricamento vale { $points }
web-crafting-nebula-completed = completata
web-crafting-lacks = mancano ancora { $stars }
web-crafting-galaxy-points = Galassia di { $player }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
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
web-crafting-power-token = Segnalino potere di { $player }

## I pezzi

web-crafting-pieces-energy = Carte energia e cristalli del tempo
web-crafting-pieces-nebulae = Nebulose di grandezza { $size }
web-crafting-pieces-powers = Carte potere: { $control }
web-crafting-piece-star = Si mette su un angolo libero qualsiasi della galassia; alle nebulose servono le stelle che le toccano.
web-crafting-piece-supernova = Il retro di ogni stella: per una nebulosa conta come una stella qualsiasi, e non si può spostare.
web-crafting-piece-proto = { $count } segnalini vita nella scatola. Si mette accanto ad altra vita e diventa stabile con il DNA.
web-crafting-piece-stable = Il retro della protovita; resta quando nasce la vita evoluta.
web-crafting-piece-advanced = Vita evoluta
web-crafting-piece-advanced-more = Nasce su una nebulosa completata con vita su tutti e sei i lati. Il suo valore, da { $least } a { $most } punti, resta segreto fino alla fine.
web-crafting-piece-card = Carte uguali pagano le carte potere e i loro effetti; { $set } di un tipo valgono { $points } punti.
web-crafting-piece-crystal = Cristallo del tempo
web-crafting-piece-crystal-more = Sale nella camera del tempo; sullo spazio { $track } si può scaricare per una stella e punti: { $points } per le prime cinque volte.
web-crafting-piece-nebula = Quando tutte queste stelle la toccano si può completare per { $points } punti; si scarta una stella.
web-crafting-piece-goal = { $first } punti a chi ne ha di più, { $second } al secondo, quando arriva in fondo al suo tracciato.

## A che cosa serve una scelta in Crafting the Cosmos

crafting-hint-advanced = crea vita evoluta (alla fine vale { $points })
crafting-hint-nebulae = avvicina le nebulose al completamento (vale { $points })
crafting-hint-life = circonda le nebulose di vita (vale { $points })
crafting-hint-chamber = carica la camera del tempo (vale { $points })
crafting-hint-goals = è ben messa per gli obiettivi (vale { $points })
crafting-hint-means = raccoglie mezzi per dopo (vale { $points })
crafting-aim-nebula = lavora a una nebulosa da { $points } punti ({ $missing ->
    [one] manca ancora { $missing } stella
   *[other] mancano ancora { $missing } stelle
})
crafting-aim-nebula-ready = rende completabile una nebulosa da { $points } punti
crafting-aim-drawn = una nebulosa di grandezza { $size } vuole { $stars } stelle e dà da { $least } a { $most } punti
crafting-aim-cards = poi { $cards } × { $type } in mano; una carta potere ne costa { $needed } uguali

## Che cosa obietta l'allenatore

crafting-regret-unplaced = Ciò che non hai messo andrebbe perso: { $what }.
crafting-regret-complete = In questo turno puoi ancora completare una nebulosa per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
crafting-regret-energy = { $steps ->
    [one] L'energia potrebbe spostarsi ancora di 1 spazio, e più energia in un luogo lì rende di più.
   *[other] L'energia potrebbe spostarsi ancora di { $steps } spazi, e più energia in un luogo lì rende di più.
}
crafting-regret-omega = La tua ultima azione andrebbe persa.

## Ciò che il regolamento stampato lascia aperto, e come un tavolo può deciderlo

crafting-ruling-shift-may-stop = L'energia deve muoversi per tutte e tre le caselle?
crafting-ruling-shift-may-stop-true = No: quando la tua si è mossa puoi fermarti.
crafting-ruling-shift-may-stop-false = Sì: si muovono tutte e tre le caselle.
crafting-ruling-skip-is-free = Quanto costa passare oltre un controllo pieno?
crafting-ruling-skip-is-free-true = Niente: conta solo la casella d'arrivo.
crafting-ruling-skip-is-free-false = Una casella per ogni controllo pieno.
crafting-ruling-power-tokens-add-up = Che cosa danno più segnalini potere tuoi nello stesso controllo?
crafting-ruling-power-tokens-add-up-true = Una risorsa ciascuno.
crafting-ruling-power-tokens-add-up-false = Una risorsa in tutto.
crafting-ruling-display-refill = Quando si riempie l'esposizione?
crafting-ruling-display-refill-phase = Alla fine della fase energia.
crafting-ruling-display-refill-card = Dopo ogni carta che se ne prende.
crafting-ruling-spare-crystals = E se serve un nuovo cristallo del tempo e la riserva è vuota?
crafting-ruling-spare-crystals-true = Fino alla fine del round si usa un segnalino di scorta.
crafting-ruling-spare-crystals-false = Non ce n'è, e gli altri guadagni vanno persi.
crafting-ruling-short-supply = E se nella riserva c'è meno di quanto prendi?
crafting-ruling-short-supply-partial = Prendi ciò che resta.
crafting-ruling-short-supply-nothing = Non ne prendi affatto.
crafting-ruling-lost-tiles = Dove vanno le nebulose perse o sostituite?
crafting-ruling-lost-tiles-under = Sotto la pila della loro grandezza.
crafting-ruling-lost-tiles-out = Fuori dal gioco.
crafting-ruling-repeat-scoring = Quante volte in un turno si può completare, scaricare e creare vita evoluta?
crafting-ruling-repeat-scoring-true = Ogni volta che la condizione è soddisfatta.
crafting-ruling-repeat-scoring-false = Una volta ciascuna.
crafting-ruling-hop-over-supernovae = Una stella può saltare le supernove?
crafting-ruling-hop-over-supernovae-true = Sì.
crafting-ruling-hop-over-supernovae-false = No: le supernove sbarrano la strada.
crafting-ruling-supernova-element = In quale stella si ritrasforma una supernova?
crafting-ruling-supernova-element-kept = In quella che era.
crafting-ruling-supernova-element-chosen = In una qualsiasi, a scelta.
crafting-ruling-omega-compulsory = L'azione omega è obbligatoria?
crafting-ruling-omega-compulsory-true = Sì, se una delle due possibilità si può fare.
crafting-ruling-omega-compulsory-false = No: si può rinunciare a entrambe.
crafting-ruling-owner-may-look = Chi conosce il valore della vita evoluta prima della fine?
crafting-ruling-owner-may-look-true = Chi la possiede.
crafting-ruling-owner-may-look-false = Nessuno.
crafting-ruling-second-place-with-two = Il secondo posto vale anche in due?
crafting-ruling-second-place-with-two-true = Sì.
crafting-ruling-second-place-with-two-false = No: vale solo il primo.
crafting-ruling-hand-limit-discard = Chi sceglie le carte oltre il limite della mano?
crafting-ruling-hand-limit-discard-choice = Chi le ha.
crafting-ruling-hand-limit-discard-random = Il caso.
crafting-ruling-tie-break = Chi vince a parità di punti?
crafting-ruling-tie-break-cards = Chi ha più carte energia; se sono pari anche quelle, la vittoria è condivisa.
crafting-ruling-tie-break-shared = La vittoria è condivisa.
crafting-ruling-photosynthesis-star = Quali stelle intende Fotosintesi?
crafting-ruling-photosynthesis-star-h = Le stelle di idrogeno.
crafting-ruling-photosynthesis-star-he = Le stelle di elio.
crafting-ruling-photosynthesis-star-o = Le stelle di ossigeno.
crafting-ruling-photosynthesis-star-c = Le stelle di carbonio.
crafting-ruling-comets-star = Quali stelle intende Comete ricche d'acqua?
crafting-ruling-comets-star-h = Le stelle di idrogeno.
crafting-ruling-comets-star-he = Le stelle di elio.
crafting-ruling-comets-star-o = Le stelle di ossigeno.
crafting-ruling-comets-star-c = Le stelle di carbonio.
crafting-ruling-event-horizon-pays = Da dove viene la supernova con cui si paga Orizzonte degli eventi?
crafting-ruling-event-horizon-pays-slider = Dal cursore.
crafting-ruling-event-horizon-pays-board = Dalla galassia: se ne scarta una.
crafting-ruling-discharge-card-scores = Una scarica dà punti se una carta potere ne sostituisce la stella?
crafting-ruling-discharge-card-scores-true = Sì, come sempre.
crafting-ruling-discharge-card-scores-false = No: la carta sostituisce anche i punti.
crafting-ruling-genetic-drift-move = Fin dove Deriva genetica sposta la vita?
crafting-ruling-genetic-drift-move-ordinary = Quanto un normale spostamento.
crafting-ruling-genetic-drift-move-anywhere = Su un qualsiasi spazio vita libero.
crafting-ruling-binary-star-may-stay = La stella di Stella doppia può restare dov'è?
crafting-ruling-binary-star-may-stay-true = Sì.
crafting-ruling-binary-star-may-stay-false = No: se può, si sposta.
crafting-ruling-evolution-limit = Quanta vita evoluta può portare Evoluzione su una nebulosa?
crafting-ruling-evolution-limit-2 = Due in tutto.
crafting-ruling-evolution-limit-3 = Tre in tutto.
crafting-ruling-survival-pays-unplaced = Sopravvivenza del più adatto si può pagare con vita accanto alla plancia?
crafting-ruling-survival-pays-unplaced-true = Sì, anche con quella.
crafting-ruling-survival-pays-unplaced-false = No: solo con vita della galassia.
crafting-ruling-shooting-star-completed = Stella cadente può spostare nebulose completate?
crafting-ruling-shooting-star-completed-true = Sì, con la vita evoluta che portano.
crafting-ruling-shooting-star-completed-false = No.
crafting-ruling-matching-any-type = Che cosa sono le carte uguali nel costo di una carta potere?
crafting-ruling-matching-any-type-true = Carte di un tipo qualsiasi, tutte dello stesso.
crafting-ruling-matching-any-type-false = Carte del tipo del mazzo da cui viene la carta potere.
crafting-ruling-discharge-star = Che ne è della stella di una scarica?
crafting-ruling-discharge-star-placed = Si mette subito; senza uno spazio libero non c'è.
crafting-ruling-discharge-star-kept = Aspetta accanto alla plancia, come le altre stelle, finché non viene messa.
crafting-ruling-deck-renewal = Quando si rinnova il mazzo vuoto delle carte energia?
crafting-ruling-deck-renewal-empty = Subito, appena se ne pesca l'ultima carta.
crafting-ruling-deck-renewal-draw = Quando si deve pescare la carta seguente; ciò che si spende fino ad allora vi si aggiunge.
crafting-ruling-final-hand-limit = Il limite di dieci carte vale anche nell'ultimo round?
crafting-ruling-final-hand-limit-true = Sì, prima di decidere una parità.
crafting-ruling-final-hand-limit-false = No: in caso di parità contano tutte le carte in mano.
crafting-ruling-deck-last = Dopo una carta del mazzo si può ancora scegliere dall'esposizione?
crafting-ruling-deck-last-true = No: chi pesca dal mazzo prende da lì anche le altre carte del turno.
crafting-ruling-deck-last-false = Sì: ogni carta può venire da entrambi.
crafting-ruling-crystals-queue = Più cristalli del tempo possono aspettare sullo spazio 6?
crafting-ruling-crystals-queue-true = Sì.
crafting-ruling-crystals-queue-false = No: il seguente si ferma sullo spazio 5 finché il primo non è scaricato.
crafting-ruling-sixth-crystal = Dove va il cristallo dalla sesta scarica in poi?
crafting-ruling-sixth-crystal-out = Fuori dal gioco.
crafting-ruling-sixth-crystal-supply = Di nuovo nella riserva.
crafting-ruling-short-power-deck = E se un mazzo di carte potere ha meno carte di quante ne paghi?
crafting-ruling-short-power-deck-fewer = Scegli fra quelle che restano.
crafting-ruling-short-power-deck-closed = A quel prezzo non ne ottieni nessuna.
crafting-ruling-use-without-effect = Si può usare una carta potere che non farebbe nulla?
crafting-ruling-use-without-effect-true = Sì, se la carta stessa non lo vieta: si paga, e non succede nulla.
crafting-ruling-use-without-effect-false = No.
crafting-ruling-goal-crystals = Quali cristalli conta l'obiettivo dei cristalli del tempo?
crafting-ruling-goal-crystals-scored = Quelli sugli spazi punteggio.
crafting-ruling-goal-crystals-waiting = Quelli sugli spazi punteggio e quelli che aspettano sullo spazio 6.
crafting-ruling-gain-without-space = Una carta potere può dare stelle o protovita per cui non c'è ancora uno spazio libero?
crafting-ruling-gain-without-space-true = Sì: aspettano accanto alla plancia e a fine turno vanno perse.
crafting-ruling-gain-without-space-false = No: lo spazio deve esserci quando si prendono.
crafting-ruling-black-hole-one-star = Si può usare Buco nero con una sola stella da girare?
crafting-ruling-black-hole-one-star-true = Sì: si gira quella.
crafting-ruling-black-hole-one-star-false = No: devono essere due.
crafting-ruling-white-dwarf-without-star = Si può usare Nana bianca senza stelle da girare?
crafting-ruling-white-dwarf-without-star-true = Sì, per il solo cristallo del tempo.
crafting-ruling-white-dwarf-without-star-false = No.
crafting-ruling-wormhole-may-stay = Cunicolo spaziale può non spostare nessuna vita?
crafting-ruling-wormhole-may-stay-true = Sì: quante se ne vuole fino a tre, anche nessuna.
crafting-ruling-wormhole-may-stay-false = No: almeno una.

## Didascalie nelle figure del regolamento

web-crafting-label-ready = pronto per la scarica
web-crafting-label-climbs = un cristallo sale da 0 a 6
web-crafting-label-discharges = punti per ogni scarica
## Che cos'è?

crafting-what-gift-light = { $first } stelle di idrogeno
crafting-what-gift-time = { $first } stella di ossigeno e { $second } DNA
crafting-what-gift-gravity = { $first } stelle di elio e { $second } supernova
crafting-what-gift-chemistry = { $first } stella di carbonio e { $second } nebulosa
crafting-what-each-light = una carta energia
crafting-what-each-time = un cristallo del tempo
crafting-what-each-gravity = un gravitone
crafting-what-each-chemistry = una protovita
crafting-what-cup-name = Controllo: { $control }
crafting-what-cup = Se la tua energia si ferma qui, ottieni: { $gift }. Inoltre ogni energia al suo interno, di chiunque sia, ti dà { $each }. Ne contiene { $capacity }; se è pieno, si salta.
crafting-what-cup-now = Energie qui: { $count } su { $capacity }.
crafting-what-cup-full = È pieno, con { $count } energie: le altre lo saltano.
crafting-what-active-name = Dono grande: { $control }
crafting-what-active = Lo ottieni se la tua energia è qui dopo gli spostamenti: { $gift }.
crafting-what-passive-name = Dono piccolo: { $control }
crafting-what-passive = Ogni energia qui, di chiunque sia, e ogni tuo segnalino potere ti dà { $each } nel tuo turno.
crafting-what-passive-now = Adesso { $player } qui otterrebbe { $count }.
crafting-what-dark-name = Energia oscura
crafting-what-dark = Energia di nessuno: può spostarla chi è di turno. Riempie il controllo e lì dà a tutti il dono piccolo.
crafting-what-dark-now = Energia oscura qui ({ $control }): { $count }.
crafting-what-steps-name = Caselle da percorrere
crafting-what-steps = Il turno comincia spostando energia in senso orario, { $steps } caselle in tutto: la tua almeno una, quella oscura a piacere.
crafting-what-steps-now = Restano in questo turno: { $steps }.
crafting-what-left = { $count ->
    [0] Non ne resta nessuna.
    [one] Ne resta 1.
   *[other] Ne restano { $count }.
}
crafting-what-stack-name = Nebulose di grandezza { $size }
crafting-what-stack = Si pesca da qui quando la chimica o l'ultima azione del turno dà una nebulosa. Le più grandi chiedono più stelle e valgono di più.
crafting-what-supply-name = Riserva: { $star }
crafting-what-supply = Le stelle che nessuno ha. Ciò che è finito non si può ottenere.
crafting-what-card-name = Carta energia: { $type }
crafting-what-card = Le carte uguali comprano carte potere e ne pagano l'uso; { $cards } uguali si possono scartare per { $points } punti.
crafting-what-display-now = Scoperte: { $count }.
crafting-what-hand-now = Ne hai { $count }.
crafting-what-hand-seen = Entrate in questa mano sotto gli occhi di tutti: { $count }.
crafting-what-hand-name = Carte di { $player }
crafting-what-unseen = Carte che non hai visto: { $count }.
crafting-what-deck-name = Mazzo delle carte energia
crafting-what-deck = Invece di una carta scoperta puoi pescare da qui; nessuno vede che cosa peschi.
crafting-what-first-name = Primo giocatore
crafting-what-first = Comincia il round. In tre o quattro il segno passa a sinistra dopo ogni round.
crafting-what-first-now = Questo round lo comincia { $player }.
crafting-what-sector-name = Settore { $sector }
crafting-what-sector = Un terzo di ogni galassia. Ne parlano obiettivi e carte potere; ciò che sta sul confine appartiene a entrambe le parti.
crafting-what-tray-name = Accanto alla plancia di { $player }
crafting-what-tray = Ciò che si è ottenuto in questo turno e aspetta di essere messo. Quello che resta qui alla fine del turno va perso.
crafting-what-tray-now = Non ancora messo: { $what }.
crafting-what-tray-empty = Qui non aspetta nulla.
crafting-what-tray-star = Da mettere: { $star }
crafting-what-tray-life = Da mettere: protovita
crafting-what-tray-nebula = Da mettere: una nebulosa
crafting-what-star = Va su un angolo libero qualsiasi e conta per ogni nebulosa che tocca. Se non la metti in questo turno, va persa.
crafting-what-life = Va su un lato libero accanto alla tua vita. Sei vite attorno a una nebulosa completata diventano vita evoluta; ciò che non metti in questo turno va perso.
crafting-what-nebula-held = Va su un esagono libero qualsiasi, meglio dove ci sono già stelle per lei. Se non la metti in questo turno, va persa.
crafting-what-nebula-face = È una { $tile }.
crafting-what-nebula-back = La conosce solo chi l'ha pescata.
crafting-what-held = { $player } ne ha { $count }.
crafting-what-slider-lost = Ciò che non si usa in questo turno va perso.
crafting-what-slider-supernova-name = Supernove da usare
crafting-what-slider-supernova = Una trasforma una tua stella in supernova: per le nebulose vale qualsiasi elemento, per gli obiettivi nessuno, e non si può più spostare.
crafting-what-slider-dna-name = DNA
crafting-what-slider-dna = Uno rende stabile una protovita; la vita stabile resta quando nasce vita evoluta.
crafting-what-slider-graviton-name = Gravitoni
crafting-what-slider-graviton = Uno sposta una stella o una vita su un posto libero accanto; può saltarne altre in fila.
crafting-what-power = Pagala e usala quante volte puoi: { $effect }.
crafting-what-drawn = Puoi tenere una di queste carte.
crafting-what-slot-name = Posto per una carta potere
crafting-what-slot = Paga { $cards } carte energia uguali, pesca altrettante carte potere di quel tipo e tienine una. Un segnalino ti paga poi in quel controllo a ogni turno.
crafting-what-slot-free = È libero.
crafting-what-slot-of = È di { $player }.
crafting-what-galaxy-name = Galassia di { $player }
crafting-what-galaxy = Nebulose sugli esagoni, stelle sugli angoli, vita sui lati. Toccala per vederla grande.
crafting-what-galaxy-now = Stelle: { $stars }; vita: { $life }; nebulose completate: { $nebulae }.
crafting-what-points = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
crafting-what-marble-name = Energia di { $player }
crafting-what-marble = A ogni turno percorre almeno una di { $steps } caselle. Il controllo dove si ferma dà il suo dono grande.
crafting-what-marble-now = È qui: { $control }. Dono grande: { $gift }.
crafting-what-token-name = Segnalino potere di { $player }
crafting-what-token = È arrivato con una carta potere. In questo controllo conta come un'energia in più.
crafting-what-token-now = Segnalini potere qui ({ $control }): { $count }.
crafting-what-chamber-name = Camera del tempo di { $player }
crafting-what-chamber = Ogni cristallo del tempo ottenuto alza il cristallo di uno. Sulla casella { $track } si può scaricare: punti, ogni volta di più, e una stella a scelta.
crafting-what-chamber-now = Il cristallo è sulla casella { $position }: { $steps ->
    [one] ne manca uno per la cima
   *[other] ne mancano { $steps } per la cima
}, poi { $points } punti e una stella.
crafting-what-chamber-ready = Un cristallo aspetta in cima: scaricalo per { $points } punti e una stella.
crafting-what-chamber-empty = Nessun cristallo è in viaggio.
crafting-what-chamber-scored = Scaricati finora: { $count }.
crafting-what-hexagon-name = Esagono { $hexagon }
crafting-what-hexagon = Un posto per una nebulosa. Le stelle vanno sui suoi sei angoli, la vita sui suoi sei lati. Il cuore di un settore sta al centro della galassia; gli altri esagoni si chiamano secondo dove stanno rispetto a esso.
crafting-what-hexagon-empty = Qui non c'è una nebulosa.
crafting-what-nebula-name = Nebulosa su { $hexagon }
crafting-what-nebula = Quando tra le stelle sui suoi angoli ci sono { $needs }, puoi completarla per { $points } punti. Poi si restituisce una stella di un angolo.
crafting-what-nebula-now = Ci sono { $met } stelle su { $all }; manca: { $missing }.
crafting-what-nebula-ready = Ci sono tutte le sue stelle: si può completare.
crafting-what-completed = Una nebulosa completata. Con vita su tutti e sei i lati porta vita evoluta: la protovita attorno se ne va, quella stabile resta.
crafting-what-ring-now = Hanno vita { $life } lati su 6.
crafting-what-ring-full = Tutti e sei i lati hanno vita: può nascere vita evoluta.
crafting-what-advanced-known = La sua vita evoluta vale { $points } punti.
crafting-what-advanced-secret = { $count ->
    [one] Porta vita evoluta; il suo valore resta segreto fino alla fine.
   *[other] Porta { $count } vite evolute; i loro valori restano segreti fino alla fine.
}
crafting-what-corner-name = { $space }
crafting-what-corner = Un posto per una stella. Conta per ogni nebulosa che tocca, qui: { $hexagons }. Il nome è un'ora: immagina un orologio sull'esagono, con le 12 in alto.
crafting-what-corner-empty = Qui non c'è una stella.
crafting-what-corner-star = Qui c'è { $star }.
crafting-what-corner-supernova = Qui c'è una supernova, un tempo { $star }: vale qualsiasi elemento.
crafting-what-corner-nebula = { $hexagon }: { $now }
crafting-what-side-name = { $space }
crafting-what-side = Un posto per la vita, accanto ad altra vita. Circonda: { $hexagons }. Il nome è un'ora: immagina un orologio sull'esagono, con le 12 in alto.
crafting-what-side-empty = Qui non c'è vita.
crafting-what-side-proto = Qui c'è protovita: se ne va quando accanto nasce vita evoluta, a meno che il DNA la renda stabile.
crafting-what-side-stable = Qui c'è vita stabile: resta.
crafting-what-goal-name = Obiettivo: { $goal }
crafting-what-goal = { $rule } Alla fine del round { $round } chi ne ha di più prende { $first } punti, il secondo { $second }; chi non ne ha, nulla.
crafting-what-goal-scored = È già stato valutato.
crafting-what-goal-now = { $player } ne ha { $amount }: { $points ->
    [0] per ora nulla.
    [one] per ora 1 punto.
   *[other] per ora { $points } punti.
}
crafting-what-goal-stable-life = Conta tutta la vita stabile della tua galassia.
crafting-what-goal-nebulae-psi = Somma le grandezze delle tue nebulose completate in Psi.
crafting-what-goal-supernovae = Conta le tue supernove.
crafting-what-goal-nebulae-phi = Somma le grandezze delle tue nebulose completate in Phi.
crafting-what-goal-star-group = Conta le stelle del tuo gruppo più grande: stelle su angoli vicini.
crafting-what-goal-life-delta = Conta la tua vita in Delta, confine compreso.
crafting-what-goal-nebulae-delta = Somma le grandezze delle tue nebulose completate in Delta.
crafting-what-goal-life-psi = Conta la tua vita in Psi, confine compreso.
crafting-what-goal-life-phi = Conta la tua vita in Phi, confine compreso.
crafting-what-goal-crystals = Conta i cristalli del tempo che hai scaricato.
crafting-what-goal-carbon = Conta le tue stelle di carbonio; le supernove non contano.
crafting-what-goal-small-nebulae = Conta le tue nebulose di grandezza 1 completate.
crafting-what-goal-helium = Conta le tue stelle di elio; le supernove non contano.
crafting-what-goal-proto-life = Conta tutta la protovita della tua galassia.
crafting-what-goal-oxygen = Conta le tue stelle di ossigeno; le supernove non contano.
crafting-what-goal-civilised-stars = Conta le stelle che toccano una nebulosa con vita evoluta.

## Lo scopo, il momento, e ciò che accade per la prima volta

crafting-goal = { $moment } Lo scopo: più punti di tutti quando finiscono obiettivi o cristalli.
crafting-moment-energy = Ora: sposta l'energia, poi ognuna paga nel suo controllo.
crafting-moment-place = Ora: metti ciò che hai ottenuto, perché alla fine del turno va perso.
crafting-moment-craft = Ora: costruisci, segna ciò che è pronto, o termina il turno.
crafting-moment-omega = Ora: il dono che chiude ogni turno.
crafting-moment-limit = Ora: le mani tornano al loro limite.
crafting-moment-last = I cristalli sono finiti: è l'ultimo round.
crafting-note-crystals = Il cristallo è in cima: si può scaricare per punti e una stella a scelta.
crafting-note-placed = I posti vanno come le ore sull'esagono: le 12 in alto; gli angoli sono ore pari, i lati dispari.
crafting-note-completed = Una nebulosa completata dà subito punti e resta. Sei vite attorno possono diventare vita evoluta.
crafting-note-burnt = Completare una nebulosa costa una stella che la tocca: dai quella che non serve a nessun'altra.
crafting-note-discharged = Ogni scarica dà più della precedente, e una stella a scelta.
crafting-note-advanced = La protovita attorno se n'è andata, quella stabile è rimasta. Il valore resta segreto fino alla fine.
crafting-note-supernova = Una supernova vale qualsiasi elemento per le nebulose e nessuno per gli obiettivi, e resta dov'è.
crafting-note-stabilised = La vita stabile resta quando accanto nasce vita evoluta.
crafting-note-power = Una carta potere si usa ogni volta che la si paga; il suo segnalino paga in quel controllo a ogni turno.
crafting-note-lost = Ciò che alla fine del turno non è stato messo va perso.
crafting-note-short = La riserva ne aveva troppo pochi: il guadagno è stato minore.
crafting-note-omega = Ogni turno si chiude con un dono: una nuova nebulosa, o una protovita diventa stabile.
crafting-note-goal = Un obiettivo paga una volta: di più al primo, meno al secondo, niente a chi non ne ha.
