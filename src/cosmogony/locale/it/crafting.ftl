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

## Obiettivi

crafting-goal-stable-life = più vita stabile
crafting-goal-nebulae-psi = maggiore grandezza totale delle nebulose completate in Psi
crafting-goal-supernovae = più supernove
crafting-goal-nebulae-phi = maggiore grandezza totale delle nebulose completate in Phi
crafting-goal-star-group = gruppo di stelle più grande
crafting-goal-life-delta = più vita in Delta
crafting-goal-nebulae-delta = maggiore grandezza totale delle nebulose completate in Delta
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
crafting-power-text-star-stuff = 1 carta: prendi una nebulosa di grandezza 1, o sostituiscine una aperta di grandezza 1 con una di grandezza 2
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
crafting-do-discharge-nothing = Scarica la camera del tempo: { $points } punti (non ci sono più stelle)
crafting-do-buy = Ottieni una carta potere di tipo { $type }
crafting-do-sell = Scarta { $cards } carte { $type } per { $points } punti
crafting-do-use = Usa { $card } ({ $effect })
crafting-do-complete = Completa la nebulosa su { $hexagon } per { $points } punti
crafting-do-advance = Crea vita evoluta su { $hexagon }
crafting-do-end = Termina il turno
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
crafting-illegal-outside-sector = { $space } non è in { $sector }.
crafting-illegal-not-beside-stable = { $space } non è accanto a vita stabile.
crafting-illegal-not-beside-life = { $space } non è accanto alla tua vita.
crafting-illegal-not-starting-space = Non hai vita: la prossima va su { $space }.
crafting-illegal-same-tile = Questa nebulosa è uguale a un'altra: metti quella.
crafting-illegal-same-slot = Questo spazio costa come lo spazio { $slot }: riempi quello.
crafting-illegal-no-star-there = Su { $space } non c'è una stella.
crafting-illegal-no-life-there = Su { $space } non c'è vita.
crafting-illegal-no-proto-there = Su { $space } non c'è protovita.
crafting-illegal-no-supernova-there = Su { $space } non c'è una supernova.
crafting-illegal-no-nebula-there = Su { $hexagon } non c'è una nebulosa.
crafting-illegal-not-touching = { $space } non tocca la nebulosa su { $hexagon }.
crafting-illegal-none-left = Nella riserva non ce n'è più: { $star }.
crafting-illegal-already-supernova = La stella su { $space } è già una supernova.
crafting-illegal-supernova-fixed = La supernova su { $space } non si può spostare.
crafting-illegal-no-way = La stella su { $space } non può andare da nessuna parte.
crafting-illegal-must-move = Si deve spostare.
crafting-illegal-out-of-reach = Da { $start } non si raggiunge { $space }.
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
