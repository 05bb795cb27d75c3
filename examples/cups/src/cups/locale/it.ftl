### Tutto ciò che legge chi gioca a Bicchieri.

cups-title = Bicchieri
cups-tagline = Dadi sotto i bicchieri, e chi crede a ciò che se ne dice.

## Che cosa si può fare

cups-bid = { $count ->
    [one] { $count } dado da { $face }
   *[other] { $count } dadi da { $face }
}
cups-do-bid = Offri { $bid }
cups-do-doubt = Dubita di { $bid }
cups-prompt-open = Apri il turno con un'offerta.
cups-prompt-answer = Rialza { $bid }, o dubitane.

## Perché qualcosa è permesso o no

cups-legal-bid = È più alta dell'offerta precedente, e non troppo alta.
cups-legal-doubt = Chi non crede a un'offerta può dubitarne.
cups-fault-over = La partita è finita.
cups-fault-unknown = Qui si offre, come in 3x5, o si dubita.
cups-fault-no-bid = Non c'è ancora un'offerta di cui dubitare.
cups-fault-not-higher = Non è più alta di { $bid }.
cups-fault-step = { $most ->
    [one] La prossima offerta nomina { $most } dado.
   *[other] La prossima offerta nomina al massimo { $most } dadi.
}
cups-fault-dice = Sotto tutti i bicchieri ci sono solo { $dice } dadi.

## Che cosa è successo

cups-event-round = Turno { $round }: tutti lanciano i dadi, { $player } apre.
cups-event-rolled = { $player } ha { $dice } sotto il bicchiere.
cups-event-bid = { $player } offre { $bid }.
cups-event-doubted = { $player } dubita di { $bid }.
cups-event-lifted = { $player } alza il bicchiere: { $dice }.
cups-event-settled = { $found ->
    [one] È { $found }: { $right } prende una pietra a { $wrong }.
   *[other] Sono { $found }: { $right } prende una pietra a { $wrong }.
}

## Il tavolo come testo

cups-board-round = Turno { $round } di { $rounds }
cups-board-bid = { $player } ha offerto { $bid }
cups-board-no-bid = ancora nessuna offerta
cups-board-stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
cups-board-lifted = prima: { $dice }

## Che cosa i tavoli decidono diversamente

cups-ruling-ones-wild = Gli uno valgono come ogni faccia?
cups-ruling-ones-wild-true = Sì, un uno è ciò che si offre.
cups-ruling-ones-wild-false = No, un uno è un uno.
