### Alles, was ein Spieler von Becher liest.

cups-title = Becher
cups-tagline = Würfel unter Bechern, und wer glaubt, was man von ihnen sagt.

## Was man tun kann

cups-bid = { $count } Würfel mit { $face }
cups-do-bid = { $bid } bieten
cups-do-doubt = { $bid } anzweifeln
cups-prompt-open = Eröffne die Runde mit einem Gebot.
cups-prompt-answer = Überbiete { $bid } oder zweifle.

## Warum etwas erlaubt ist oder nicht

cups-legal-bid = Das ist höher als das vorige Gebot und nicht zu hoch.
cups-legal-doubt = Wer ein Gebot nicht glaubt, darf es anzweifeln.
cups-fault-over = Das Spiel ist aus.
cups-fault-unknown = Hier bietet man, wie in 3x5, oder zweifelt.
cups-fault-no-bid = Noch gibt es kein Gebot, das man anzweifeln könnte.
cups-fault-not-higher = Das ist nicht höher als { $bid }.
cups-fault-step = { $most ->
    [one] Das nächste Gebot nennt { $most } Würfel.
   *[other] Das nächste Gebot nennt höchstens { $most } Würfel.
}
cups-fault-dice = Unter allen Bechern liegen nur { $dice } Würfel.

## Was geschehen ist

cups-event-round = Runde { $round }: Alle würfeln, { $player } eröffnet.
cups-event-rolled = { $player } hat { $dice } unter dem Becher.
cups-event-bid = { $player } bietet { $bid }.
cups-event-doubted = { $player } zweifelt { $bid } an.
cups-event-lifted = { $player } hebt den Becher: { $dice }.
cups-event-settled = { $found ->
    [one] Es ist { $found }: { $right } nimmt { $wrong } einen Stein weg.
   *[other] Es sind { $found }: { $right } nimmt { $wrong } einen Stein weg.
}

## Der Tisch als Text

cups-board-round = Runde { $round } von { $rounds }
cups-board-bid = { $player } bot { $bid }
cups-board-no-bid = noch kein Gebot
cups-board-stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
cups-board-lifted = zuvor: { $dice }

## Was Tische verschieden entscheiden

cups-ruling-ones-wild = Zählen Einsen als jede Augenzahl?
cups-ruling-ones-wild-true = Ja, eine Eins ist, was geboten ist.
cups-ruling-ones-wild-false = Nein, eine Eins ist eine Eins.
