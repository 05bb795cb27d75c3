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
table-said-nothing = Das war kein Text.
table-declined = Die Leute an diesem Tisch möchten lieber so weiterspielen.
table-no-hints = An diesem Tisch gibt es keine Tipps: Die Partie zählt für die Rangliste, oder der Gastgeber will es so.
table-still-thinking = Es wird schon über einen Tipp nachgedacht.
table-fault = { $fault }

## Accounts

account-login-taken = Dieser Anmeldename ist vergeben, oder du hast schon ein Konto.
account-wrong = Anmeldename oder Passwort ist falsch.
account-no-name = Ein Name braucht mindestens einen Buchstaben.

## At the door

door-who-are-you = Sag uns zuerst deinen Namen.
door-slow-down = Das war viel auf einmal; bitte warte einen Moment.
door-other-site = Diese Anfrage kam von einer anderen Seite.
door-request-fault = Die Anfrage war nicht zu verstehen.

## The socket

socket-not-understood = Die Nachricht war nicht zu verstehen.
socket-too-many-tables = Du kannst nicht mehr als { $number } Tischen zugleich folgen.
socket-failed = Bei uns ist etwas schiefgegangen; bitte versuche es noch einmal.

## Replays

replay-beyond = Diesen Augenblick oder Platz hat die Partie nicht.
replay-unknown = Diese Aufzeichnung gibt es nicht.
