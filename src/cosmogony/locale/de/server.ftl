### What the table server says.

## At the table

table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde der Link nur teilweise kopiert.
table-full = Alle Plätze sind besetzt; du kannst zuschauen.
table-seat-taken = Platz { $number } ist besetzt.
table-no-seat = Es gibt keinen Platz { $number }.
table-no-bot-there = Auf Platz { $number } sitzt kein Bot.
table-bot-seats = Jeder Bot braucht einen eigenen Platz am Tisch.
table-only-host = Das darf nur, wer den Tisch eröffnet hat.
table-already-begun = Die Partie hat begonnen.
table-not-begun = Die Partie hat noch nicht begonnen: Sie beginnt, wenn alle Plätze besetzt sind.
table-over = Die Partie ist zu Ende.
table-not-your-seat = Platz { $number } ist nicht deiner.
table-not-your-turn = { $player } ist am Zug.
table-spectators-watch = Du hast an diesem Tisch keinen Platz: Du kannst zuschauen und mitreden.
table-not-another-person = Auf Platz { $number } sitzt niemand anderes.
table-nothing-to-undo = Du hast keine Entscheidung, die du zurücknehmen könntest.
table-nothing-to-answer = Es gibt nichts, worauf du antworten könntest.
table-answer-first = Es liegt schon ein Vorschlag vor: Beantwortet ihn zuerst.
table-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Vorher würde sie Verborgenes verraten.
table-rematch-later = Eine Revanche ist möglich, wenn die Partie zu Ende ist.
table-busy = Am Tisch ist viel los; bitte versuche es noch einmal.
table-damaged = Dieser Tisch ist beschädigt: Sein Protokoll lässt sich nicht lesen. Wer den Server betreibt, weiß davon.
table-said-nothing = Da stand kein Text.
table-declined = Die Leute an diesem Tisch möchten lieber so weiterspielen.
table-seat-kept = Hier spielt ein Bot für { $name }, bis sie oder er zurückkommt: Der Platz bleibt frei.
table-no-such-thing = So etwas gibt es auf dem Brett nicht.
table-no-hints = An diesem Tisch gibt es keine Tipps: Die Partie zählt für die Rangliste, oder der Gastgeber will es so.
table-no-coach = In dieser Partie schweigt der Coach: Sie zählt für die Rangliste, oder so wurde es beim Eröffnen bestimmt.
table-still-thinking = Es wird schon über einen Tipp nachgedacht.
universe-none = Langes Nachdenken ist hier abgeschaltet.
universe-busy = { $seconds ->
    [one] Gerade wird für jemand anderen lange nachgedacht. Frag in etwa einer Sekunde noch einmal.
   *[other] Gerade wird für jemand anderen lange nachgedacht. Frag in etwa { $seconds } Sekunden noch einmal.
}
universe-often = { $minutes ->
    [one] Für dich wurde schon oft lange nachgedacht. In etwa einer Minute geht es wieder.
   *[other] Für dich wurde schon oft lange nachgedacht. In etwa { $minutes } Minuten geht es wieder.
}
table-fault = { $fault }

## Accounts

account-login-taken = Dieser Anmeldename ist vergeben, oder du hast schon ein Konto.
account-wrong = Anmeldename oder Passwort ist falsch.
account-no-name = Ein Name braucht mindestens einen Buchstaben.

## At the door

door-who-are-you = Sag uns zuerst deinen Namen.
door-slow-down = Das war viel auf einmal; bitte warte einen Moment.
door-other-site = Diese Anfrage kam von einer anderen Seite.
door-database-away = Der Server erreicht gerade seine Datenbank nicht; es ist nichts geschehen. Bitte versuche es gleich noch einmal.
door-request-fault = Die Anfrage war nicht zu verstehen.
door-not-json = Die Anfrage sollte JSON sein und sich so nennen.
door-too-heavy = Das zu lesen dauert länger, als es bei einer Ausgabe oder einer Aufzeichnung dauern dürfte.

## The socket

socket-not-understood = Die Nachricht war nicht zu verstehen.
socket-too-many-tables = Du kannst nicht mehr als { $number } Tischen zugleich folgen.
socket-failed = Bei uns ist etwas schiefgegangen; bitte versuche es noch einmal.

## Replays

replay-beyond = Diesen Zeitpunkt oder Platz gibt es in der Partie nicht.
example-unknown = Dieses Beispiel steht nicht im Regelheft.
replay-unknown = Diese Aufzeichnung gibt es nicht.

## Meldungen, Sperren und Grenzen

table-muted = Wer diesen Server betreibt, hat dich bis { $until } stummgeschaltet.
table-muted-for-good = Wer diesen Server betreibt, hat dich stummgeschaltet.
door-banned = Wer diesen Server betreibt, hat dich bis { $until } gesperrt.
door-banned-for-good = Wer diesen Server betreibt, hat dich gesperrt.
quota-guests = Aus deinem Netz kamen in einer Stunde mehr als { $number } neue Gäste; ab { $again } ist wieder Platz.
quota-text = Aus deinem Netz kamen in einer Stunde Aufzeichnungen und Ausgaben von { $number } MB; ab { $again } ist wieder Platz.
quota-tables = Du hast { $number } Tische, die nicht beendet sind. Beende einen davon, oder eröffne den nächsten nach { $again }.
quota-bots = Du hast { $number } Bots an Tischen, die nicht beendet sind. Beende einen Tisch, oder setze den nächsten Bot nach { $again }.
quota-tables-address = { $number } Tische aus deinem Netz sind nicht beendet; Platz gibt es wieder, wenn einer endet, spätestens ab { $again }.
quota-bots-address = { $number } Bots sitzen an Tischen aus deinem Netz; Platz gibt es wieder, wenn eine Partie endet, spätestens ab { $again }.

## Lektionen

lesson-later = Erlaubt, aber erst später. Jetzt: { $task }
lesson-read-on = Lies zuerst weiter.
lesson-none = Hier gibt es keine Lektion.
