### Der Client im Browser.

## Der Rahmen eines Tisches

web-home = Startseite
web-unknown-page = Unter dieser Adresse gibt es nichts
web-unknown-page-more = Vielleicht fehlt dem Link ein Buchstabe, oder die Seite ist umgezogen. Von der Startseite aus erreichst du alles.
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
web-you-hold = Du hast
web-you = du
web-to-move = am Zug
web-here = ist da
web-away = ist nicht da
web-thinks = überlegt gerade
web-turn-elsewhere = { $player } ist am Zug und da, schaut aber gerade nicht hin.
web-turn-away = { $player } ist am Zug, aber gerade nicht da.
web-react = Schnell reagieren
web-reacted = { $player }: { $reaction }
web-silence = Von { $player } nichts mehr hören
web-unsilence = { $player } wieder hören
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
web-choose-on-board = Wähle auf dem Spielplan, wo es leuchtet.
web-list-all = Alle { $count } auflisten
web-note = Neu für dich:
web-what-is-this = Was ist das?
web-what-now = Jetzt
web-what-rule = Regel { $clause }
web-what-pin = Ein Rechtsklick hält das offen.
web-what-walking = Mit den Pfeiltasten weiter · Enter hält das offen · Esc schließt
web-back = Alle Möglichkeiten
web-understood = Verstanden
web-looking-back = Du siehst die Stellung nach { $action } Entscheidungen.
web-back-to-now = Zurück zur Gegenwart
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-hint = Tipp
web-hint-thinking = Überlegt …
web-coach = Coach
web-coach-first = in meinen ersten Partien
web-coach-always = immer
web-coach-never = nie
web-coach-more = Fragt nach, bevor ein Zug viel verschenkt, und sagt danach, was besser gewesen wäre. Nie in Partien, die zählen.
web-coach-out = In dieser Partie schweigt der Coach: Sie zählt für die Rangliste oder wird ohne Tipps gespielt.
web-coach-asks = Bist du sicher?
web-coach-says = Coach:
web-coach-think = Ich überlege noch
web-coach-anyway = Trotzdem
web-coach-instead = Was wäre besser?
web-preview = Vorschau
web-preview-points = { $points } Punkte.
web-preview-reveals = Etwas Verdecktes wird aufgedeckt: Das lässt sich nicht zurücknehmen.
web-preview-more = Noch nichts: Du wählst weiter und kannst noch zurück.

## Rund um die Tische

web-title = Cosmogony
web-nav = Seiten
web-hero = Erschafft heute Abend einen Kosmos
web-hero-more = Brettspiele über das Entstehen von Welten: allein gegen Gegner, die zu dir passen, mit der Familie an einem Bildschirm oder mit Freunden in der Ferne. Ohne Anmeldung.
web-play-as = Du spielst als
web-other-name = Ein anderer Name
guest-name = { $place }{ $animal }
guest-animals = fuchs, otter, dachs, eule, hase, igel, luchs, reiher, biber, rabe, hirsch, wal, robbe, segler, bär, marder
guest-places = Mond, Sternen, Kometen, Nebel, Polar, Nordlicht, Sonnen, Galaxien, Dämmer, Morgen, Meteor, Orbit, Saturn, Venus, Schatten, Zenit
web-name = Name
web-players-range = { $min }–{ $max } Spieler
web-length = etwa { $minutes } Minuten
web-quick-start = Jetzt spielen
web-new-table = Neuer Tisch
web-rules = Regeln
web-components = Spielmaterial
web-components-of-table = Ausgabe dieses Tisches
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
web-no-tables = Zurzeit ist hier kein Tisch offen.
web-join-link = Mit einem Link mitspielen
web-join = Mitspielen
web-bad-link = Das ist kein Link zu einem Tisch.
web-no-such-table = Diesen Tisch gibt es nicht. Vielleicht fehlt dem Link ein Buchstabe.
web-import-record = Eine Aufzeichnung aus einer Datei öffnen
web-import-bad = Diese Datei ist keine Aufzeichnung einer Partie, oder sie wurde verändert.
web-ladder = Rangliste
web-ladder-bot = { $level }, unsere Gegner
web-no-ladder = In diesem Spiel hat noch niemand eine Wertung.
web-no-server = Der Server antwortet nicht. Läuft er?
web-no-such-game = Dieses Spiel gibt es nicht.

## Ein neuer Tisch

web-seats = Plätze
web-seat = Platz { $number }
web-seat-me = Ich ({ $name })
web-seat-here = Jemand an diesem Gerät
web-seat-link = Jemand mit dem Link
web-seat-open = frei
web-agreements = Abmachungen
web-clock = Bedenkzeit
web-clock-none = keine Uhr
web-clock-quick = 10 Minuten, dazu 10 Sekunden je Entscheidung
web-clock-calm = 30 Minuten, dazu 30 Sekunden je Entscheidung
web-clock-days = über mehrere Tage: anfangs 3, je Entscheidung einer mehr
web-listed = Auf der Startseite zeigen
web-rated = Für die Rangliste werten
web-hints-allowed = Tipps erlauben
web-rulings = Offene Fragen der Regeln und Ausgabe
web-rulings-more = Wo die gedruckten Regeln schweigen oder sich auf zwei Arten lesen lassen, entscheidet der Tisch. Zu jeder Frage gibt es eine Standardantwort; sie gilt, wenn ihr keine andere wählt.
web-rulings-standard = Standard
web-rulings-rule = Die Regel
web-rulings-changed = { $count ->
    [0] Alles wie üblich
    [one] { $count } anders entschieden
   *[other] { $count } anders entschieden
}
web-rulings-usual = Zurück zu den Standardantworten
web-rulings-unanswered = Schreib bitte eine Antwort hin, oder wähle eine andere.
web-rulings-edition = Was auf dem Tisch liegt
web-rulings-provenance = „{ $edition }“: Von { $all } gedruckten Werten sind { $reconstructed } rekonstruiert, weil das Gedruckte sie nicht nennt. Die übrigen stehen im Regelheft, folgen daraus oder sind öffentlich bekannt.
web-rulings-provenance-none = „{ $edition }“: Keiner der { $all } Werte ist rekonstruiert.
web-rulings-see-values = Zeig mir, welche
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
web-add-bot = Gegner dazu
web-remove-bot = Entfernen

## Beim Spielen

web-hand-over = Gib den Bildschirm an { $player } weiter.
web-hand-over-done = Ich bin { $player }
web-open-hands = Wir spielen mit offenen Karten
web-menu = Menü
web-keys = Tasten
web-keys-more = 1–9 wählen · C Möglichkeiten · L alle auflisten · B Spielplan, Pfeile gehen darüber, Enter wählt oder fragt, warum nicht · ? was ist das, Pfeile gehen weiter · U zurücknehmen · H Tipp · M Ton · Esc zurück · während die anderen spielen: Leertaste hält an, S überspringt einen, Esc geht zu deinem Zug
web-close = Schließen
web-connection-lost = Die Verbindung ist abgerissen; neuer Versuch …
web-sending = Wird gesendet …
web-not-sent = Die Verbindung ist abgerissen; das kam vielleicht nicht an. Sieh nach und versuch es noch einmal.
web-stale = Am Tisch hat sich etwas getan: Sieh noch einmal hin.
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
web-propose-bot-more = Niemand wird gegen seinen Willen ersetzt: Ein Bot übernimmt, wenn die Person zustimmt oder sich { $time } lang nicht am Tisch gezeigt hat. Sie kann jederzeit zurückkommen, und die Partie zählt dann nicht für die Rangliste.
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
web-proposal-bot-me = { $player } schlägt vor, dass ein Bot für dich weiterspielt.
web-proposal-present = { $other } ist da und entscheidet.
web-proposal-away = { $other } ist nicht da. Ohne Rückkehr beginnt der Bot in
web-i-am-here = Ich bin da
web-let-bot-play = Den Bot spielen lassen
web-take-back-proposal = Zurücknehmen
web-kept-seat = Ein Bot spielt für dich weiter. Der Platz gehört dir: Komm zurück, wann du willst.
web-come-back = Selbst weiterspielen
web-report = Jemanden melden
web-report-more = Wer diesen Server betreibt, liest, was du schreibst, mit dem Tisch und deinem Namen. Die anderen erfahren nichts davon.
web-report-about = Es geht um
web-report-table = den Tisch oder jemanden, der zuschaut
web-report-what = Was ist passiert?
web-report-send = Meldung absenden
web-report-not = Doch nicht
web-report-sent = Danke. Wer diesen Server betreibt, wird es lesen.
web-rules-search = Regeln durchsuchen
web-rules-none = Keine Stelle enthält alle diese Wörter.
web-no-rulebook = Zu diesem Spiel gibt es kein Regelheft.
web-rules-contents = Inhalt
web-rules-reference = Nachschlagen
web-rules-print = Drucken
web-rules-all = Das ganze Regelheft
web-rules-link = Link zu { $clause }
web-rules-we-play = Standard
web-rules-at-this-table = an diesem Tisch
web-rules-no-picture = Dieses Bild konnte nicht gezeichnet werden.
web-example = Beispiel
web-example-watch = Schritt für Schritt ansehen
web-example-close = Beispiel schließen
web-example-step = Schritt { $step } von { $steps }
web-example-before = Davor: { $player } ist am Zug.
web-example-chose = { $player } wählt: „{ $choice }“
web-replay-first = Zum Anfang
web-replay-previous = Eine Entscheidung zurück
web-replay-next = Eine Entscheidung weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Zeitpunkt im Spiel
web-replay-viewer = Mit den Augen von
web-replay-spectator = Zuschauern
web-replay-link = Link zu diesem Moment kopieren
web-analysis = Partie analysieren
web-analysis-progress = Ein Bot wägt jede Entscheidung ab: { $done } von { $total }
web-analysis-none = Die Analyse fand nichts Besseres als das Gespielte.
web-analysis-mark = { $action } { $player }
web-analysis-lost = verlorene erwartete Punkte:
web-analysis-verdict = { $player } verlor mit „{ $played }“ etwa { $points } Punkte. Besser: „{ $better }“.
web-think-longer = Länger nachdenken
web-think-longer-more = Universum, unser stärkster Spieler, denkt etwa zehn Sekunden nach.
web-thinking-longer = Universum denkt nach …
web-think-longer-none = Nach langem Nachdenken: Besser als Entscheidung { $action } war nichts.

## Mischen, das man prüfen kann

web-shuffle = Mischen
web-shuffle-more = Niemand sucht die Würfel aus: Erst legt sich der Server fest, dann fügen alle eine Zufallszahl hinzu. Dein Browser merkt sich beides, damit du es nach der Partie prüfen kannst.
web-shuffle-commitment = Festlegung des Servers
web-shuffle-number = Deine Zahl für Platz { $number }
web-shuffle-check = Ein Mischen prüfen
web-shuffle-page = Nimm eine beendete Partie, über ihren Tisch oder aus einer Datei. Dein Browser rechnet alles selbst nach und vergleicht es mit dem, was er sich vor der Partie gemerkt hat.
web-shuffle-table = Tisch oder der Link dorthin
web-shuffle-file = Oder eine Aufzeichnung aus einer Datei
web-shuffle-noted = Vor der Partie gemerkt
web-shuffle-my-number = Deine Zahl
web-shuffle-run = Prüfen
web-shuffle-not-secure = Browser rechnen das nur auf Seiten nach, die über HTTPS oder vom selben Rechner kommen.
web-shuffle-no-record = Das ist keine Aufzeichnung einer Partie an einem Tischserver.
web-shuffle-seal-right = Die Aufzeichnung ist so, wie sie versiegelt wurde.
web-shuffle-seal-wrong = Die Aufzeichnung wurde verändert: Ihr Text passt nicht zum Siegel.
web-shuffle-secret-right = Das Geheimnis des Servers ist das, auf das er sich festgelegt hat.
web-shuffle-secret-wrong = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hat.
web-shuffle-seed-right = Der Startwert ist aus diesem Geheimnis und den Zahlen der Spielenden gebildet.
web-shuffle-seed-wrong = Der Startwert ist nicht aus diesem Geheimnis und den Zahlen der Spielenden gebildet.
web-shuffle-commitment-right = Die Festlegung ist die vor der Partie gemerkte.
web-shuffle-commitment-wrong = Die Festlegung ist eine andere als die vor der Partie gemerkte.
web-shuffle-commitment-unknown = Vor der Partie wurde keine Festlegung gemerkt: Die Aufzeichnung stimmt mit sich selbst überein, mehr weiß man nicht.
web-shuffle-number-right = Deine Zahl kam an Platz { $number } hinzu.
web-shuffle-number-wrong = Deine Zahl kam nicht hinzu.
web-shuffle-number-unknown = Es wurde keine Zahl gemerkt: Ob deine hinzukam, weiß man nicht.
web-shuffle-good = Alles stimmt überein.
web-shuffle-bad = Mit dieser Partie stimmt etwas nicht.

## Spielmaterial

web-search = Suchen
web-components-none = Nichts gefunden, was diese Wörter enthält.
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
web-edition-bad = Mit dieser Ausgabe lässt sich nicht spielen: { $fault }
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
web-motion-still = Dein Gerät wünscht weniger Bewegung, also bewegt sich hier nichts.
web-sound = Klänge
web-volume = Lautstärke
web-sound-on = Ton: an
web-sound-off = Ton: aus
web-sound-hidden = Mein Zug soll auch zu hören sein, wenn die Seite nicht zu sehen ist
web-reactions-shown = Schnelle Reaktionen der anderen zeigen
web-notify = Eine Meldung des Browsers, wenn ich am Zug bin
web-account = Konto
web-account-more = Freiwillig: Ein Konto bewahrt deine Partien und deine Wertung, auf jedem Gerät.
web-login = Anmeldename
web-password = Passwort (mindestens 10 Zeichen)
web-login-short = Ein Anmeldename hat mindestens 3 Zeichen.
web-login-letters = Ein Anmeldename besteht nur aus den Buchstaben a bis z, Ziffern und . _ @ + -
web-password-short = Ein Passwort hat mindestens 10 Zeichen.
web-open-account = Konto anlegen
web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Du bist angemeldet als { $login }.
web-change-password = Passwort ändern
web-change-password-more = Hier bleibst du angemeldet, auf allen anderen Geräten wirst du abgemeldet.
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort (mindestens 10 Zeichen)
web-password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.

## Lektionen

web-lesson = Lektion
web-lesson-learn = In { $minutes } Minuten lernen
web-lesson-continue = Die Lektion fortsetzen
web-lesson-repeat = Die Lektion wiederholen
web-lesson-of = { $title } ({ $minutes } Minuten)
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-begin = Los geht’s
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-show = Mach es mir vor
web-lesson-leave = Frei spielen
web-lesson-return = Zurück zur Lektion
web-lesson-free = Du spielst frei weiter, gegen sanfte Gegner. Die Lektion wartet auf dich.
web-lesson-strayed = Du möchtest etwas anderes versuchen? Spiel von hier gegen sanfte Gegner weiter oder komm zurück zur Lektion.
web-lesson-try-other = Das andere versuchen
web-lesson-look = Sieh, was die anderen tun.
web-lesson-play = Jetzt spielen: ein sanfter Gegner
web-lesson-play-on = Von hier aus weiterspielen
web-lesson-following = Nächste Lektion: { $title }
web-lesson-why = Woher deine Punkte kamen
web-lesson-learned = Was du gelernt hast
web-lesson-better = Der bessere Zug:
web-lesson-tools = Durch die Lektion

## Schnelle Reaktionen

reaction-hello = Hallo!
reaction-bravo = Stark gespielt!
reaction-wow = Wahnsinn!
reaction-oops = Hoppla!
reaction-thanks = Danke!
reaction-moment = Moment noch …
