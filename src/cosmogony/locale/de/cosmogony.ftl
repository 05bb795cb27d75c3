### Was alle Spiele teilen.

player = Spieler { $number }
player-name = { $player }

## Die Liste der Spiele

games-name = Name
games-title = Titel
games-players = Spieler
games-about = worum es geht

## Ergebnisse

score-total = Summe
winner-one = { $player } gewinnt.
winner-shared = { $players } teilen sich den Sieg.
winner-nobody = Alle Spieler verlieren.
winner-rival = Alle Spieler verlieren: Es gewinnt { $rival } mit { $points } Punkten.

## Im Terminal spielen

terminal-welcome = Gib eine Nummer ein oder die Worte in Klammern; „help“ zeigt, was du noch tun kannst.
terminal-edition = { $edition }: { $reconstructed } seiner { $all } Werte sind unsere Rekonstruktion („cosmogony edition show { $game }“ zeigt sie).
terminal-which-game = Welches Spiel?
terminal-your-turn = { $player }: { $prompt }
terminal-ask = { $player } >{ " " }
terminal-no-such-number = Eine Wahl { $number } gibt es nicht; sie reichen von 1 bis { $last }.
terminal-saved = Gespeichert in { $file }.
terminal-no-undo = Nichts lässt sich zurücknehmen: Von dir ist keine Entscheidung übrig, oder seither wurde etwas aufgedeckt.
terminal-undone = Deine letzte Entscheidung ist zurückgenommen.
terminal-goodbye = Bis zum nächsten Mal. („save DATEI“ vor dem Verlassen bewahrt eine Partie.)
terminal-help =
    eine Nummer     diese Zeile wählen
    Worte           in Notation wählen, wie in den Klammern
    board           den Plan neu zeichnen
    why WORTE       erklären, warum etwas erlaubt ist oder nicht
    rules [WORTE]   die Regeln zeigen, einen Absatz oder Absätze mit diesen Worten
    score           die Wertung zeigen
    hint            einen starken Bot nach den besten Zügen fragen, mit Begründung
    undo            deine letzte Entscheidung zurücknehmen
    save [DATEI]    die Partie speichern; „cosmogony play --resume DATEI“ setzt sie fort
    quit            verlassen

## Simulationen

simulate-playing = Es wird gespielt
simulate-head = { $title }, { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }.
simulate-speed = { $decisions } Entscheidungen je Partie, { $rate } Partien je Sekunde.
simulate-seat = Platz
simulate-mean = Punkte im Mittel
simulate-deviation = Streuung
simulate-lowest = niedrigste
simulate-highest = höchste
simulate-wins = Siege
simulate-nobody = niemand

## Ein Spiel, das für etwas keine eigenen Worte hat

plain-title = { $name }
plain-tagline = Ein Spiel von außerhalb.
plain-action = { $text }
plain-prompt = Wähle, was du tust.
plain-allowed = Das ist jetzt erlaubt.
plain-forbidden = Das ist jetzt nicht erlaubt.
plain-points = Punkte

## Das Regelheft

rules-printed = Gedruckt: { $detail }.
rules-derived = Hergeleitet: { $detail }.
rules-ruling = Auslegung { $name }: { $question }
