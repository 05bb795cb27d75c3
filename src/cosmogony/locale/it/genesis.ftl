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
genesis-do-switch-left = Paga 1 { $colour } e scambia il posto a sinistra con { $other }
genesis-do-switch-right = Paga 1 { $colour } e scambia il posto a destra con { $other }
genesis-do-move = Spostati { $to }
genesis-do-work = Compi l'opera del giorno { $numeral } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
genesis-do-pay = Paga { $essence }
genesis-do-pass = Non fare nulla in questo turno

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
genesis-event-worked = { $player } compie l'opera del giorno { $numeral } sul cerchio { $circle } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
genesis-event-declined = { $player } non fa nulla.
genesis-event-dark-moved = L'angelo oscuro si sposta { $to }.
genesis-event-dark-switched = L'angelo oscuro scambia il posto con { $other }.
genesis-event-dark-worked = L'angelo oscuro compie l'opera del giorno { $numeral } sul cerchio { $circle } per { $points ->
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
genesis-legal-gather-short = La riserva è scarsa: si ottiene { $essence }.
genesis-legal-switch = Un cubo di qualsiasi colore paga uno scambio con un vicino, prima di raccogliere.
genesis-legal-move = Ci si può spostare nel vuoto e in ogni giorno che Dio ha iniziato.
genesis-legal-work = L'opera di questo giorno costa { $essence }, e ne hai abbastanza.
genesis-legal-work-exchange = L'opera di questo giorno costa { $essence }; { $missing ->
    [one] per il cubo mancante
   *[other] per i { $missing } cubi mancanti
} ne scambi altri.
genesis-legal-pay = Questi cubi coprono il costo.
genesis-legal-pass = Un giocatore può rinunciare ad agire.

## Perché un'azione non è permessa

genesis-illegal-over = La partita è finita.
genesis-illegal-unknown = Un'azione simile non esiste.
genesis-illegal-start-is-past = I cubi iniziali sono già stati presi tutti.
genesis-illegal-start-first = Prendi prima il tuo cubo iniziale.
genesis-illegal-start-none-left = Nella riserva non resta nessun cubo di questo colore ({ $colour }).
genesis-illegal-gather-on-vii = Nel giorno VII non si raccoglie nulla.
genesis-illegal-no-such-option = { $options ->
    [one] Questa casella offre una sola resa.
   *[other] Questa casella offre solo { $options } rese.
}
genesis-illegal-short-option = La riserva non ne ha abbastanza, e l'altra resa è disponibile per intero.
genesis-illegal-must-gather = Hai scambiato il posto, quindi devi raccogliere.
genesis-illegal-switch-on-vii = Nel giorno VII nessuno scambia il posto.
genesis-illegal-switch-in-void = Nel vuoto nessuno scambia il posto.
genesis-illegal-nobody-left = Alla tua sinistra non c'è nessuno nella stessa regione ({ $region }).
genesis-illegal-nobody-right = Alla tua destra non c'è nessuno nella stessa regione ({ $region }).
genesis-illegal-switch-unpaid = Non hai cubi di questo colore per pagare ({ $colour }).
genesis-illegal-move-first-round = Nel primo round nessun giorno è iniziato, quindi nessuno può spostarsi.
genesis-illegal-not-activated = Il giorno { $numeral } non è ancora iniziato; Dio è al giorno { $god }.
genesis-illegal-already-there = Sei già lì ({ $region }).
genesis-illegal-no-work-here = Qui non c'è nessuna opera da compiere ({ $region }).
genesis-illegal-day-is-past = Dio ha lasciato il giorno { $numeral }.
genesis-illegal-already-worked = Hai già compiuto l'opera del giorno { $numeral }.
genesis-illegal-too-poor = L'opera costa { $essence }. { $missing ->
    [one] Manca 1 cubo
   *[other] Mancano { $missing } cubi
}; lo scambio richiede { $needed } cubi in più e tu ne hai { $spare }.
genesis-illegal-nothing-due = Non c'è nulla da pagare.
genesis-illegal-pay-first = Hai iniziato un'opera: scegli come pagarla.
genesis-illegal-pay-not-held = Hai solo { $held } { $colour }.
genesis-illegal-pay-wrong = Il costo è { $essence }. { $missing ->
    [one] Così resta scoperto 1 cubo, per il quale
   *[other] Così restano scoperti { $missing } cubi, per i quali
} servono esattamente { $needed } altri cubi, non { $extra }.
genesis-illegal-must-act = Finché puoi agire, devi farlo.

## Punteggio e tabellone

genesis-score-day = Giorno { $numeral }
genesis-score-rest = Riposo
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
