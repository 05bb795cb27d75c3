### Der Client im Browser.

## Der Rahmen eines Tisches

web-home = Startseite
web-now = Jetzt
web-board = Spielplan
web-players = Spieler
web-log = Verlauf
web-chat = Chat
web-parts = Teile des Tisches
web-in-words = Die Stellung in Worten
web-rail = Spieler, Verlauf und Chat
web-log-and-chat = Verlauf und Chat
web-log-moment = Die Stellung nach { $action } Entscheidungen zeigen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-you = du
web-to-move = am Zug
web-here = ist da
web-away = ist nicht da
web-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-leads = liegt vorn
web-points = Punkte
web-time-left = Verbleibende Zeit
web-choices = Was du tun kannst
web-choice-count = { $count } Möglichkeiten
web-your-turn = { $player }:
web-waiting-for = { $player } denkt nach …
web-not-your-turn = { $player } ist am Zug.
web-moves = { $player } ist am Zug
web-choose-here = Wähle, was hier geschehen soll.
web-back = Alle Möglichkeiten
web-understood = Verstanden
web-looking-back = Du siehst die Stellung nach { $action } Entscheidungen.
web-back-to-now = Zurück zur Gegenwart
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-hint = Tipp
web-hint-thinking = Überlegt …
web-preview = Vorschau
web-preview-points = { $points } Punkte.
web-preview-reveals = Etwas Verdecktes wird aufgedeckt: Das lässt sich nicht zurücknehmen.
web-preview-more = Noch nichts: Du wählst weiter und kannst noch zurück.
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Runde { $round } von 21
web-genesis-void = Leere
web-genesis-cost = Kosten
web-genesis-bonus = Bonus
web-genesis-stock = Vorrat
web-genesis-on-sill = { $angel } auf Sims { $sill }
web-genesis-work-done = { $angel } hat das Werk für { $points } Punkte getan
web-genesis-empty = niemand
web-genesis-or = oder
web-genesis-pieces-essence = Essenz
web-genesis-pieces-angels = Engel
web-genesis-pieces-days = Die Leere und die sieben Tage
web-genesis-piece-cube = { $count } Würfel für jede Person. Engel sammeln sie auf den Simsen, zahlen einen, um mit Nachbarn zu tauschen, und geben sie für Werke aus; { $exchange } Würfel ersetzen einen einer anderen Farbe.
web-genesis-piece-angel = Ein Engel
web-genesis-piece-angel-more = Einer für jede Person. Im Zug sammelt er, was sein Sims hergibt, zieht in die Leere oder zu einem begonnenen Tag oder tut das Werk des Tages, auf dem er steht.
web-genesis-piece-dark-more = Er folgt Gott von Tag zu Tag, drängt nach links und tut das Werk, sobald niemand mehr vor ihm steht. Hat er die meisten Punkte, verlieren alle.
web-genesis-piece-void = Hier beginnen alle Engel. Die Würfel neben dem Bild sind die Erträge der sieben Simse, der erste oben.
web-genesis-piece-day = Das Werk kostet { $cost }. Seine Kreise bringen { $points } Punkte, wer zuerst kommt, die meisten; wer es getan hat, erhält { $bonus } als Bonus.
web-genesis-piece-rest = Kein Werk und keine Essenz: Wer am Ende hier ruht, erhält { $points } Punkte, von links nach rechts.

## Rund um die Tische

web-title = Cosmogony
web-nav = Seiten
web-hero = Erschafft heute Abend einen Kosmos
web-hero-more = Drei Brettspiele über das Entstehen von Welten: gegen Bots, mit der Familie an einem Bildschirm oder mit Freunden in der Ferne. Ohne Anmeldung.
web-play-as = Du spielst als
web-guest-name = Gast
web-name = Name
web-players-range = { $min }–{ $max } Spieler
web-length = etwa { $minutes } Minuten
web-quick-start = Jetzt gegen Bots spielen
web-new-table = Neuer Tisch
web-rules = Regeln
web-components = Spielmaterial
web-components-of-table = Edition dieses Tisches
web-my-games = Meine Partien
web-my-turn = Du bist am Zug
web-status-open = wartet auf Mitspieler
web-turn-of = { $player } ist am Zug
web-status-over = beendet
web-no-games = Noch keine. Setz dich an einen Tisch, dann steht er hier.
web-open-tables = Offene Tische
web-open-seats = { $seats ->
    [one] { $seats } Platz frei
   *[other] { $seats } Plätze frei
}
web-watch = zuschauen
web-no-tables = Gerade ist kein Tisch ausgeschrieben.
web-join-link = Mit einem Link mitspielen
web-join = Hingehen
web-bad-link = Das ist kein Link zu einem Tisch.
web-import-record = Eine Aufzeichnung aus einer Datei öffnen
web-ladder = Rangliste
web-ladder-bot = Bot ({ $level })
web-no-ladder = In diesem Spiel hat noch niemand eine Wertung.
web-no-server = Der Server antwortet nicht. Läuft er?
web-no-such-game = Dieses Spiel gibt es nicht.

## Ein neuer Tisch

web-seats = Plätze
web-seat = Platz { $number }
web-seat-me = Ich ({ $name })
web-seat-here = Jemand hier, an diesem Gerät
web-seat-link = Jemand mit dem Link
web-seat-bot = Bot ({ $level })
web-seat-open = frei
web-agreements = Abmachungen
web-clock = Bedenkzeit
web-clock-none = keine Uhr
web-clock-quick = 10 Minuten, 10 Sekunden je Entscheidung
web-clock-calm = 30 Minuten, 30 Sekunden je Entscheidung
web-clock-days = über Tage: 3 Tage, je Entscheidung einer mehr
web-listed = Auf der Startseite ausschreiben
web-rated = Für die Rangliste werten
web-hints-allowed = Tipps erlauben
web-rulings = Auslegungen und Ausgabe
web-rulings-more = Wo die gedruckten Regeln schweigen oder sich widersprechen, entscheidet der Tisch.
web-own-edition = Mit einer eigenen Ausgabe spielen: eine Datei wählen oder hier bearbeiten:
web-own-edition-taken = An diesem Tisch wird mit deiner Ausgabe „{ $name }“ gespielt.
web-own-edition-drop = Lieber mit der Standardausgabe spielen
web-open-table = Tisch eröffnen
web-lobby = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-invite = Diesen Link weitergeben
web-copy = Kopieren
web-copied = Kopiert
web-copy-link = Den Link zu diesem Tisch kopieren
web-sit = Hier sitzen
web-sit-another = Noch jemand an diesem Gerät
web-stand = Aufstehen
web-add-bot = Bot
web-remove-bot = Entfernen
web-fair = Faires Mischen: Der Server hat sich festgelegt auf

## Beim Spielen

web-hand-over = Gib den Bildschirm an { $player } weiter.
web-hand-over-done = Ich bin { $player }
web-open-hands = Wir spielen mit offenen Karten
web-menu = Menü
web-keys = Tasten
web-keys-more = 1–9 wählen · C Möglichkeiten · B Spielplan, Pfeile gehen darüber, Enter wählt oder fragt, warum nicht · U zurücknehmen · H Tipp · Esc zurück
web-close = Schließen
web-connection-lost = Die Verbindung ist abgerissen; neuer Versuch …
web-stale = Am Tisch hat sich etwas getan: sieh noch einmal hin.
web-skip = Überspringen
web-score-sheet = Wertungsblatt
web-replay = Nachspielen
web-rematch = Revanche
web-join-rematch = Zur Revanche
web-export = Aufzeichnung speichern
web-ending-finished = Das Spiel ist aus.
web-ending-agreed = Das Spiel wurde einvernehmlich beendet.
web-ending-abandoned = Das Spiel wurde aufgegeben.
web-propose-end = Vorschlagen, das Spiel zu beenden
web-propose-bot = Einen Bot für { $player } spielen lassen
web-play-along = Mitspielen
web-propose-seat = Für { $player } weiterspielen
web-propose-seat-more = Du schaust zu. Bitte um den Platz eines Bots: Alle, die mitspielen, müssen zustimmen, und die Partie zählt dann nicht für die Rangliste.
web-resign = Das Spiel verlassen
web-resign-sure = Wirklich gehen? Ein Bot übernimmt.
web-proposal-undo = { $player } möchte eine Entscheidung zurücknehmen.
web-proposal-end = { $player } schlägt vor, das Spiel hier zu beenden.
web-proposal-bot = { $player } schlägt vor, dass ein Bot für { $other } weiterspielt.
web-proposal-seat = { $player } möchte für { $other } weiterspielen.
web-proposal-waiting = Die anderen müssen noch antworten.
web-agree = Zustimmen
web-decline = Ablehnen
web-rules-search = Regeln durchsuchen
web-rules-none = Kein Absatz enthält alle diese Wörter.
web-replay-first = Zum Anfang
web-replay-previous = Eine Entscheidung zurück
web-replay-next = Eine Entscheidung weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Zeitpunkt im Spiel
web-replay-eyes = Mit den Augen von
web-replay-spectator = Zuschauern
web-replay-link = Link zu diesem Moment kopieren
web-analysis = Partie analysieren
web-analysis-progress = Ein Bot wägt jede Entscheidung ab: { $done } von { $total }
web-analysis-none = Die Analyse fand nichts Besseres als das Gespielte.
web-analysis-mark = { $action } { $player }
web-analysis-lost = verlorene erwartete Punkte:
web-analysis-verdict = { $player } verlor mit „{ $played }“ etwa { $points } Punkte. Besser: „{ $better }“.

## Spielmaterial

web-search = Suchen
web-components-none = Nichts hier enthält diese Wörter.
web-pieces = Teile
web-values = Alle gedruckten Werte
web-pieces-count = { $count ->
    [one] Eines in der Schachtel.
   *[other] { $count } in der Schachtel.
}
web-source-rulebook = Regelheft
web-source-derived = abgeleitet
web-source-public = öffentlich
web-source-reconstructed = rekonstruiert
web-source-ruling = Auslegung
web-edition-editor = Deine eigene Ausgabe
web-edition-editor-more = Wenn du das Spiel besitzt: Berichtige, was abweicht, prüfe es und eröffne damit einen Tisch, oder sichere es in einer Datei.
web-edition-check = Prüfen
web-edition-play = Damit einen Tisch eröffnen
web-edition-anew = Noch einmal von der Standardausgabe ausgehen
web-edition-good = { $name } ist eine gültige Ausgabe ({ $hash }).
web-download = Speichern

## Einstellungen und Konto

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-dark = Nacht
web-theme-light = Tageslicht
web-theme-system = wie das System
web-motion = Bewegung
web-motion-off = keine
web-motion-fast = schnell
web-motion-normal = normal
web-motion-slow = langsam
web-sound = Ein Ton, wenn ich am Zug bin
web-notify = Eine Meldung des Browsers, wenn ich am Zug bin
web-account = Konto
web-account-more = Freiwillig: Ein Konto bewahrt deine Partien und deine Wertung, auf jedem Gerät.
web-login = Anmeldename
web-password = Passwort (mindestens 10 Zeichen)
web-open-account = Konto eröffnen
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Du bist angemeldet als { $login }.
web-change-password = Passwort ändern
web-change-password-more = Hier bleibst du angemeldet, auf allen anderen Geräten wirst du abgemeldet.
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort (mindestens 10 Zeichen)
web-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
