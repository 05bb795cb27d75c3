### Genesi: In principio.

genesis-title = Genesi: In principio
genesis-tagline = Gli angeli servono per i sette giorni della creazione, e l'angelo oscuro vuole superarli tutti.

## Essenza

genesis-colour-chaos = caos
genesis-colour-matter = materia
genesis-colour-life = vita
genesis-essence-none = niente
genesis-essence-chaos = { $chaos } caos
genesis-essence-matter = { $matter } materia
genesis-essence-life = { $life } vita
genesis-essence-chaos-matter = { $chaos } caos e { $matter } materia
genesis-essence-chaos-life = { $chaos } caos e { $life } vita
genesis-essence-matter-life = { $matter } materia e { $life } vita
genesis-essence-chaos-matter-life = { $chaos } caos, { $matter } materia e { $life } vita

## Luoghi, tempi e persone

genesis-region-void = il vuoto
genesis-region-day = il giorno { $numeral }
genesis-to-void = nel vuoto
genesis-to-day = al giorno { $numeral }
genesis-to-place = { $to }, { $place }
genesis-square = { $region }, { $place }
genesis-place-1 = in testa
genesis-place-2 = secondo posto
genesis-place-3 = terzo posto
genesis-place-4 = quarto posto
genesis-place-5 = quinto posto
genesis-place-6 = sesto posto
genesis-place-7 = settimo posto
genesis-on-circle-1 = sul primo cerchio
genesis-on-circle-2 = sul secondo cerchio
genesis-on-circle-3 = sul terzo cerchio
genesis-on-circle-4 = sul quarto cerchio
genesis-on-circle-5 = sul quinto cerchio
genesis-on-circle-6 = sul sesto cerchio
genesis-on-circle-7 = sul settimo cerchio
genesis-dark-angel = l'angelo oscuro
genesis-with-dark-angel = l'angelo oscuro
genesis-time-morning = mattino
genesis-time-midday = mezzogiorno
genesis-time-evening = sera
genesis-god-before = Dio non ha ancora iniziato il primo giorno
genesis-god-at = Dio è al giorno { $numeral }, { $time }

## Che cosa può fare un giocatore

genesis-do-start = Prendi 1 { $colour } come essenza iniziale
genesis-do-gather = Raccogli { $essence }
genesis-do-gather-of = Raccogli { $gathered } di { $essence }: la riserva non ne ha di più
genesis-do-gather-short = Raccogli { $gathered } invece di { $essence }: la riserva non ne ha di più
genesis-do-gather-none = Non raccogli nulla: la riserva non ha più niente di { $essence }
genesis-do-switch-left = Paga 1 { $colour } e scambia il posto in avanti con { $other }
genesis-do-switch-right = Paga 1 { $colour } e scambia il posto all'indietro con { $other }
genesis-do-move = Spostati { $to }
genesis-do-work = Compi l'opera del giorno { $numeral } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
genesis-do-pay = Paga { $essence }
genesis-do-pass = Non fare nulla in questo turno
genesis-do-pass-switched = Finisci il turno senza raccogliere

## Ciò che sta insieme nella barra Adesso

genesis-any-start = Prendi la tua essenza iniziale
genesis-any-gather = Raccogli cubi
genesis-any-switch = Paga un cubo e scambia il posto
genesis-any-switch-left-other = Per un cubo scambia il posto in avanti con { $other }
genesis-any-switch-right-other = Per un cubo scambia il posto all'indietro con { $other }
genesis-any-move = Spostati altrove
genesis-any-pay = Scegli come pagare

## Che cosa decidere

genesis-prompt-start = Scegli il cubo con cui cominci.
genesis-prompt-action = Scegli un'azione: raccogliere, spostarti, compiere un'opera o nulla.
genesis-prompt-gather = Raccogli qui, oppure paga per un altro scambio.
genesis-prompt-pay = Scegli come pagare l'opera del giorno { $numeral } (costa { $essence }).

## Che cosa è successo

genesis-event-round = Inizia il round { $round }; comincia { $player }.
genesis-event-start = { $player } comincia con 1 { $colour }.
genesis-event-bonus = { $player } riceve { $essence } come bonus del giorno { $numeral }.
genesis-event-gathered = { $player } raccoglie { $essence }.
genesis-event-gathered-short = { $player } raccoglie { $essence }: la riserva non ne ha di più.
genesis-event-switched = { $player } paga 1 { $colour } e scambia il posto con { $other }.
genesis-event-moved = { $player } si sposta { $to }.
genesis-event-paid = { $player } paga { $essence }.
genesis-event-worked = { $player } compie l'opera del giorno { $numeral } { $circle } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
genesis-event-declined = { $player } non fa nulla.
genesis-event-declined-switched = { $player } non raccoglie nulla.
genesis-event-dark-moved = L'angelo oscuro si sposta { $to }.
genesis-event-dark-switched = L'angelo oscuro scambia il posto con { $other }.
genesis-event-dark-worked = L'angelo oscuro compie l'opera del giorno { $numeral } { $circle } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
genesis-event-dark-stayed = L'angelo oscuro resta dov'è.
genesis-event-god-moved = Dio avanza: giorno { $numeral }, { $time }.
genesis-event-over = Il settimo giorno è finito, e con esso la partita.
genesis-event-over-dark = Il settimo giorno è finito. L'angelo oscuro ha vinto con { $points } punti e tutti i giocatori hanno perso.

## Perché un'azione è permessa

genesis-legal-start = Il cubo iniziale può essere di qualsiasi colore.
genesis-legal-gather = Un angelo può raccogliere ciò che offre la sua casella.
genesis-legal-gather-short = La riserva è scarsa: si ottiene { $gathered }.
genesis-legal-gather-nothing = Questa casella non mostra essenza: qui raccogliere non porta nulla, ma prima ci si può scambiare di posto.
genesis-legal-switch = Un cubo di qualsiasi colore paga uno scambio con un vicino, prima di raccogliere.
genesis-legal-move = Ci si può spostare nel vuoto e in ogni giorno che Dio ha iniziato.
genesis-legal-work = L'opera di questo giorno costa { $cost }, e ne hai abbastanza.
genesis-legal-work-exchange = L'opera di questo giorno costa { $cost }; { $missing ->
    [one] per il cubo mancante
   *[other] per i { $missing } cubi mancanti
} ne scambi altri.
genesis-legal-pay = Questi cubi coprono il costo.
genesis-legal-pass = Un giocatore può rinunciare ad agire.
genesis-legal-pass-switched = Chi ha scambiato il posto può finire il turno senza raccogliere.

## Perché un'azione non è permessa

genesis-illegal-over = La partita è finita.
genesis-illegal-unknown = Un'azione simile non esiste.
genesis-illegal-start-is-past = I cubi iniziali sono già stati presi tutti.
genesis-illegal-start-first = Prendi prima il tuo cubo iniziale.
genesis-illegal-gather-on-vii = Nel giorno VII non si raccoglie nulla.
genesis-illegal-no-such-yield = { $yields ->
    [0] Questa casella non offre nulla, quindi non c'è nulla da scegliere.
    [one] Questa casella offre una sola resa.
   *[other] Questa casella offre solo { $yields } rese.
}
genesis-illegal-must-gather = Hai scambiato il posto, quindi devi raccogliere.
genesis-illegal-only-gathering = Hai scambiato il posto, e questo fa parte della raccolta: in questo turno non può seguire altro.
genesis-illegal-switch-on-vii = Nel giorno VII nessuno scambia il posto.
genesis-illegal-switch-in-void = Nel vuoto nessuno scambia il posto.
genesis-illegal-nobody-left = Davanti a te non c'è nessuno nella stessa regione ({ $region }).
genesis-illegal-nobody-right = Dietro di te non c'è nessuno nella stessa regione ({ $region }).
genesis-illegal-switch-unpaid = Non hai cubi di questo colore per pagare ({ $colour }).
genesis-illegal-move-first-round = Nel primo round nessun giorno è iniziato, quindi nessuno può spostarsi.
genesis-illegal-day-not-begun = Il giorno { $goal } non è ancora iniziato; Dio è al giorno { $god }.
genesis-illegal-already-there = Sei già lì ({ $region }).
genesis-illegal-no-work-here = Qui non c'è nessuna opera da compiere ({ $region }).
genesis-illegal-already-worked = Hai già compiuto l'opera del giorno { $numeral }.
genesis-illegal-too-poor = L'opera costa { $cost }. { $missing ->
    [one] Manca 1 cubo
   *[other] Mancano { $missing } cubi
}; lo scambio richiede { $needed } cubi in più e tu ne hai { $spare }.
genesis-illegal-nothing-due = Non c'è nulla da pagare.
genesis-illegal-pay-first = Hai iniziato un'opera: scegli come pagarla.
genesis-illegal-pay-not-held = Hai solo { $hand }.
genesis-illegal-pay-not-covered = Il costo è { $cost }. Questi cubi non lo coprono, neanche se { $exchange } ne sostituiscono uno di un altro colore.
genesis-illegal-pay-wrong = Il costo è { $cost }. { $missing ->
    [one] Così resta scoperto 1 cubo, per il quale
   *[other] Così restano scoperti { $missing } cubi, per i quali
} servono esattamente { $needed } altri cubi, non { $spare }.

## Punteggio e tabellone

genesis-score-day = Giorno { $numeral }
genesis-score-rest = Riposo
genesis-item-rest = Riposa sulla casella { $square } del settimo giorno.
genesis-board-time = Round { $round } di 21. { $god }.
genesis-board-stock = Riserva: { $stock }
genesis-board-works = Opere (un segno: compiuta; un numero: i punti di un cerchio libero)
genesis-board-work = { $numeral } | { $circles }  costo { $cost } bonus { $bonus }
genesis-board-who = { $angel }
genesis-board-line = { $name } { $points } punti   ha { $cubes }
genesis-board-dark-line = { $name } { $points } punti
genesis-board-forecast = Così come stanno le cose: { $forecast }

## Simulazioni

genesis-findings = Genesi
genesis-finding-mean = media
genesis-finding-works = opere per giocatore
genesis-finding-resting = quota di giocatori che riposano nel giorno VII
genesis-finding-dark-points = punti dell'angelo oscuro
genesis-finding-dark-wins = quota di partite vinte dall'angelo oscuro
genesis-finding-short = quota di partite con la riserva esaurita
genesis-findings-days = Opere per giorno
genesis-finding-done = compiuta, quota di giocatori
genesis-finding-paid = punti a chi la compie
genesis-finding-wins = chi la compie vince

## A che cosa serve una scelta in Genesis

genesis-hint-works = avvicina le opere dei giorni (vale { $points })
genesis-hint-essence = raccoglie essenza per le opere a venire (vale { $points })
genesis-hint-place = occupa una casella migliore (vale { $points })
genesis-hint-rest = tiene a portata un posto nel giorno VII (vale { $points })
genesis-hint-outsider = frena l'angelo oscuro ({ $points })
genesis-aim-work = prepara l'opera del giorno { $numeral } ({ $points } punti; { $missing ->
    [one] manca ancora { $missing } cubo
   *[other] mancano ancora { $missing } cubi
})
genesis-aim-paid = ha tutto ciò che costa l'opera del giorno { $numeral } ({ $points } punti)
genesis-aim-ready = è pronto per l'opera del giorno { $numeral } ({ $points } punti)

## Che cosa obietta l'allenatore

genesis-regret-empty = Nella riserva non c'è { $colour }: non raccoglieresti nulla.
genesis-regret-short = Nella riserva manca { $colour }: raccoglieresti solo { $gathered }.
genesis-regret-work = Puoi pagare ora l'opera del giorno { $numeral }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; chi arriva prima ottiene il cerchio migliore.
genesis-regret-waste = Cederesti { $paid } cubetti quando ne bastano { $enough }.
genesis-regret-pass = Il tuo turno passerebbe senza che accada nulla.

## Domande che la stampa lascia aperte

genesis-ruling-start-order = In quale ordine si dispongono gli angeli nel vuoto?
genesis-ruling-start-order-random = Decide il caso.
genesis-ruling-start-order-seats = Nell'ordine dei posti al tavolo.
genesis-ruling-start-order-other = In un ordine scelto da voi: i posti dal primo all'ultimo della fila, per esempio 3 1 2.
genesis-ruling-start-order-wrong = Indica ogni posto al tavolo una volta sola, dal primo all'ultimo della fila, per esempio 3 1 2.
genesis-ruling-starting-cubes = In quale ordine si scelgono i cubi iniziali?
genesis-ruling-starting-cubes-clockwise = Prima il primo giocatore, poi in senso orario.
genesis-ruling-starting-cubes-line = Lungo il vuoto, dal primo all'ultimo della fila.
genesis-ruling-bonus-short-stock = Che cosa si riceve se la riserva non basta per tutto il bonus?
genesis-ruling-bonus-short-stock-partial = Quello che ne resta.
genesis-ruling-bonus-short-stock-nothing = Niente.
genesis-ruling-switch-in-void = Ci si può scambiare di posto nel vuoto?
genesis-ruling-switch-in-void-true = Sì, il vuoto è una regione come i giorni.
genesis-ruling-switch-in-void-false = No, solo nei giorni dal I al VI.
genesis-ruling-must-gather = Chi ha scambiato il posto deve raccogliere?
genesis-ruling-must-gather-true = Sì, lo scambio fa parte della raccolta.
genesis-ruling-must-gather-false = No, il turno può finire anche dopo uno scambio.
genesis-ruling-move-in-place = Uno spostamento può finire nella regione da cui parte?
genesis-ruling-move-in-place-true = Sì, l'angelo va allora in fondo alla sua fila.
genesis-ruling-move-in-place-false = No, porta in un'altra regione.
genesis-ruling-wasteful-payments = Si offrono anche pagamenti che sprecano soltanto cubi?
genesis-ruling-wasteful-payments-true = Sì, lo stesso colore può essere sostituito e consegnato nello stesso pagamento.
genesis-ruling-wasteful-payments-false = No, un colore sostituito non viene anche consegnato.
genesis-ruling-dark-angel-after-work = Che cosa fa l'angelo oscuro nel giorno di cui ha già compiuto l'opera?
genesis-ruling-dark-angel-after-work-stay = Resta dov'è, chiunque gli stia davanti.
genesis-ruling-dark-angel-after-work-switch = Continua a scambiarsi in avanti e si ferma solo sulla prima casella.
genesis-ruling-dark-angel-first-round = Che cosa fa l'angelo oscuro nel primo round?
genesis-ruling-dark-angel-first-round-stay = Niente, perché Dio non è in nessun giorno.
genesis-ruling-dark-angel-first-round-act = Si scambia in avanti nel vuoto, come se Dio fosse lì.
genesis-ruling-dark-angel-rests = L'angelo oscuro conta la sua casella nel giorno VII?
genesis-ruling-dark-angel-rests-true = Sì, si conta come un giocatore.
genesis-ruling-dark-angel-rests-false = No, per lui contano solo le opere.
genesis-ruling-dark-angel-wins-ties = Chi vince se l'angelo oscuro e il miglior giocatore sono pari?
genesis-ruling-dark-angel-wins-ties-true = L'angelo oscuro.
genesis-ruling-dark-angel-wins-ties-false = Il giocatore.

## On the board in the browser

web-genesis-round = Round { $round } di { $rounds }
web-genesis-void = Vuoto
web-genesis-cost = costo
web-genesis-bonus = bonus
web-genesis-stock = Riserva
web-genesis-on-sill = { $angel } sul davanzale { $sill }
web-genesis-work-done = { $angel } ha compiuto l'opera per { $points } punti
web-genesis-empty = nessuno
web-genesis-terms = l'opera costa { $cost } e dà { $bonus } come bonus
web-genesis-next-points = la prossima volta vale { $points } punti
web-genesis-yields = il davanzale { $sill } dà { $essence }
web-genesis-rests = riposare sul davanzale { $sill } vale { $points }
web-genesis-or = o
web-genesis-pieces-essence = Essenza
web-genesis-pieces-angels = Angeli
web-genesis-pieces-days = Il vuoto e i sette giorni
web-genesis-piece-cube = { $count } cubi per giocatore. Gli angeli li raccolgono sui davanzali, ne pagano uno per scambiarsi con un vicino e li spendono per le opere; { $exchange } cubi ne sostituiscono uno di un altro colore.
web-genesis-piece-angel = Un angelo
web-genesis-piece-angel-more = Uno per giocatore. Nel suo turno raccoglie ciò che offre il davanzale, va nel vuoto o in un giorno già cominciato, oppure compie l'opera del giorno in cui si trova.
web-genesis-piece-dark-more = Segue Dio di giorno in giorno, spinge in avanti e compie l'opera quando nessuno gli sta davanti. Se ha più punti di tutti, tutti i giocatori perdono.
web-genesis-piece-void = Qui cominciano tutti gli angeli. I cubi accanto all'immagine sono ciò che offrono i sette davanzali, il primo in alto.
web-genesis-piece-day = L'opera costa { $cost }. I suoi cerchi valgono { $points } punti, di più per chi arriva prima; chi l'ha compiuta riceve { $bonus } come bonus.
web-genesis-piece-rest = Nessuna opera e nessuna essenza: chi alla fine riposa qui ottiene { $points } punti, dalla prima casella in poi.

## Didascalie nelle figure del regolamento

web-genesis-label-square = casella: che cosa dà
web-genesis-label-angels = angeli sulle caselle
web-genesis-label-circle = cerchi con i punti
web-genesis-label-cost = costo dell’opera
web-genesis-label-bonus = bonus
web-genesis-label-players = gli angeli dei giocatori
web-genesis-label-paid = pagato
## Che cos'è?

genesis-what-god-name = Dio
genesis-what-god = Dio attraversa sette giorni, un passo a ogni round. Il giorno che ha iniziato e tutti quelli prima sono aperti agli angeli; la sera del giorno VII la partita finisce.
genesis-what-rounds-left = { $rounds ->
    [0] La partita è finita.
    [one] È l'ultimo round.
   *[other] Restano { $rounds } round, questo compreso.
}
genesis-what-time-name = Giorno { $numeral }, { $time }
genesis-what-time = Un passo del cammino di Dio: un round della partita.
genesis-what-time-past = Dio è già passato di qui.
genesis-what-time-now = Dio è qui adesso.
genesis-what-time-ahead = { $rounds ->
    [one] Dio arriva qui dopo questo round.
   *[other] Dio arriva qui tra { $rounds } round.
}
genesis-what-void = Qui cominciano tutti gli angeli. Non ci sono opere, solo essenza da raccogliere, e puoi sempre tornarci.
genesis-what-day = Gli angeli ci volano quando Dio ha iniziato il giorno. Ognuno dei sette posti dà cubi diversi, e ogni angelo può compiere l'opera una volta.
genesis-what-rest = Il giorno del riposo: niente da raccogliere, nessuna opera. Chi alla fine sta sui primi posti prende i loro punti.
genesis-what-not-begun = Dio non ha ancora iniziato il giorno { $numeral }: nessuno può venirci.
genesis-what-arrives = Chi arriva adesso si mette qui: { $square }.
genesis-what-yields-1 = Un angelo in questo posto raccoglie { $yield1 }.
genesis-what-yields-2 = Un angelo in questo posto raccoglie { $yield1 } oppure { $yield2 }.
genesis-what-yields-3 = Un angelo in questo posto raccoglie { $yield1 }, { $yield2 } oppure { $yield3 }.
genesis-what-rest-square = { $points ->
    [0] Qui non c'è nulla: solo i primi posti del giorno VII danno punti.
    [one] Un angelo che alla fine sta qui prende 1 punto.
   *[other] Un angelo che alla fine sta qui prende { $points } punti.
}
genesis-what-stands = Qui sta { $angel }.
genesis-what-nobody = Qui non c'è nessuno.
genesis-what-short = La riserva scarseggia: invece di { $essence } darebbe { $gathered }.
genesis-what-circle-1 = Primo cerchio del giorno { $numeral }
genesis-what-circle-2 = Secondo cerchio del giorno { $numeral }
genesis-what-circle-3 = Terzo cerchio del giorno { $numeral }
genesis-what-circle-4 = Quarto cerchio del giorno { $numeral }
genesis-what-circle-5 = Quinto cerchio del giorno { $numeral }
genesis-what-circle-6 = Sesto cerchio del giorno { $numeral }
genesis-what-circle-7 = Settimo cerchio del giorno { $numeral }
genesis-what-circle = L'opera del giorno { $numeral } su questo cerchio vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Ogni opera prende il primo cerchio libero: conviene arrivare presto.
genesis-what-circle-next = Il prossimo a compiere l'opera prende questo cerchio.
genesis-what-circle-later = Ci sono ancora cerchi liberi prima di questo.
genesis-what-worked = Opera di { $angel }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
genesis-what-work-name = L'opera del giorno { $numeral }
genesis-what-work = Stai sul giorno, paga il costo e prendi il primo cerchio libero. Ognuno può farlo una volta, anche quando Dio è già oltre.
genesis-what-next-points = { $points ->
    [one] Il prossimo a compierla prende 1 punto.
   *[other] Il prossimo a compierla prende { $points } punti.
}
genesis-what-done = Hai compiuto quest'opera.
genesis-what-payable = Hai tutto quello che costa.
genesis-what-lacking = { $missing ->
    [one] Ti manca 1 cubo; { $needed } altri possono sostituirlo, e tu ne hai { $spare } di troppo.
   *[other] Ti mancano { $missing } cubi; { $needed } altri possono sostituirli, e tu ne hai { $spare } di troppo.
}
genesis-what-cost-name = Costo del giorno { $numeral }
genesis-what-cost = L'opera costa { $essence }. { $exchange } altri cubi possono sostituire ognuno che ti manca.
genesis-what-bonus-name = Bonus del giorno { $numeral }
genesis-what-bonus = Chi ha compiuto quest'opera e comincia il turno su questo giorno riceve prima { $essence }.
genesis-what-bonus-comes = Lo ricevi finché resti qui.
genesis-what-bonus-away = Hai compiuto l'opera ma non sei qui: niente bonus.
genesis-what-bonus-undone = Non hai ancora compiuto quest'opera.
genesis-what-stock-name = Riserva: { $colour }
genesis-what-stock = Cubi che nessuno ha. Raccogliendo si prende da qui, pagando si restituisce; ciò che è finito non si può raccogliere.
genesis-what-stock-left = Ce ne sono { $count } su { $all }.
genesis-what-stock-empty = Non ce n'è più: raccogliere non darebbe nulla.
genesis-what-angel-name = L'angelo di { $player }
genesis-what-angel = A ogni turno fa una cosa: raccoglie ciò che dà il suo posto, si sposta o compie l'opera del suo giorno.
genesis-what-angel-now = Sta qui: { $square }. Ha { $essence }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
genesis-what-dark-name = L'angelo oscuro
genesis-what-dark = Nessuno lo gioca. Dopo i turni di tutti fa una cosa, gratis: segue Dio, si spinge di una casella in avanti o, se è in testa, compie l'opera. Se ha più punti di tutti, perdete tutti.
genesis-what-dark-now = Sta qui: { $square }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
genesis-what-shadow-name = L'ombra dell'angelo oscuro
genesis-what-shadow = Qui starà l'angelo oscuro dopo questo round, se nessuno lo impedisce.

## Lo scopo, il momento, e ciò che accade per la prima volta

genesis-goal = { $moment } Lo scopo: più punti di tutti quando Dio riposa, anche dell'angelo oscuro.
genesis-moment-start = Ora raccogli: i giorni si aprono uno dopo l'altro.
genesis-moment-day = Ora: il prossimo a compiere l'opera del giorno { $numeral } prende { $points }.
genesis-moment-last = { $rounds ->
    [one] L'ultimo round: i cubi avanzati non contano nulla.
   *[other] Restano { $rounds } round: spendi i cubi in opere, o riposa in testa al giorno VII.
}
genesis-moment-dark-leads = L'angelo oscuro è in testa con { $points }: così perdete tutti.
genesis-note-short = La riserva aveva troppo pochi cubi, perciò ne sono arrivati di meno. Guarda la riserva prima di raccogliere.
genesis-note-bonus = Chi comincia il turno su un giorno la cui opera ha compiuto riceve il bonus, gratis e ogni volta.
genesis-note-switched = Un cubo compra un posto migliore: l'angelo accanto arretra, e tu raccogli di più.
genesis-note-worked = Un'opera dà alla fine i punti del suo cerchio. Il primo vale di più, e ognuno può compiere ogni opera una volta.
genesis-note-dark-moved = L'angelo oscuro segue Dio e aspetta in fondo alla fila. A ogni round si spinge di una casella in avanti.
genesis-note-dark-switched = L'angelo oscuro si è spinto di una casella in avanti, gratis. In testa compirebbe l'opera: due angeli davanti lo fermano.
genesis-note-dark-worked = Era in testa sul giorno di Dio e ha preso il prossimo cerchio, gratis. Se ha più punti di tutti, perdono tutti.
