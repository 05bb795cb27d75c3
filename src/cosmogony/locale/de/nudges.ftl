### A nudge when it is somebody's turn in a game by the day.

nudge-turn = { $player } hat gezogen. Du bist am Zug.
nudge-yours = Du bist am Zug.
nudge-stop = Nicht mehr melden
nudge-needs-account = Bescheid sagen wir nur denen, die ein Konto haben: Leg zuerst eines an.
nudge-no-zone = Diese Zeitzone kennen wir nicht.
nudge-no-hours = Ruhezeiten brauchen einen Anfang und ein anderes Ende.
nudge-no-browser = Dieser Browser hat nicht gesagt, wie er zu erreichen ist.
nudge-no-push = Dieser Server schickt keine Meldungen an Browser.
nudge-no-mail = Dieser Server verschickt keine E-Mails.
nudge-no-address = Das ist keine E-Mail-Adresse; eine sieht so aus: name@example.org.
nudge-mail-failed = Die E-Mail ließ sich gerade nicht verschicken. Bitte versuch es später noch einmal.

## Mails, and the pages that their links lead to

mail-nudge-subject = { $game }: Du bist am Zug
mail-nudge-link = Zum Tisch:
mail-nudge-stop = Du bekommst diese E-Mail, weil du Bescheid haben wolltest. Wenn du keine mehr möchtest:
mail-confirm-subject = Eine E-Mail, wenn du am Zug bist?
mail-confirm-who = { $name } möchte an diese Adresse Bescheid bekommen, um auf { $site } keinen Zug zu verpassen.
mail-confirm-link = Bist du das? Dann öffne innerhalb von { $days } Tagen diese Seite:
mail-confirm-else = Wenn nicht, tu einfach nichts: Du bekommst keine weitere E-Mail.
mail-page-confirm = Eine E-Mail, wenn du am Zug bist?
mail-page-confirm-more = In Partien über mehrere Tage schreiben wir dir dann, wenn jemand gezogen hat und du nicht da bist. In jeder E-Mail steht ein Link, mit dem du das beendest.
mail-page-confirm-button = Ja, schreibt mir
mail-page-confirmed = Du bekommst E-Mails
mail-page-confirmed-more = Von jetzt an schreiben wir dir, wenn du am Zug bist, aber nicht in deinen Ruhezeiten.
mail-page-stop = Keine E-Mails mehr?
mail-page-stop-more = Du erfährst dann nicht mehr per E-Mail, wann du am Zug bist. Deine Partien gehen weiter.
mail-page-stop-button = Keine E-Mails mehr
mail-page-stopped = Keine E-Mails mehr
mail-page-stopped-more = Wir haben deine Adresse vergessen. In den Einstellungen kannst du sie jederzeit wieder angeben.
mail-page-stale = Dieser Link geht nicht
mail-page-stale-more = Er ist zu alt, wurde nur teilweise kopiert, oder inzwischen gilt eine andere Adresse.
mail-page-settings = Zu den Einstellungen

## In the settings

web-nudges = Bescheid sagen, wenn ich am Zug bin
web-nudges-more = In Partien über mehrere Tage, einmal je Zug, wenn du nicht am Tisch bist. Was auf dem Brett liegt, verraten wir nie: nur das Spiel und wer gezogen hat.
web-nudges-push = In diesem Browser
web-nudges-push-more = Auch wenn diese Seite geschlossen ist.
web-nudges-push-on = In diesem Browser Bescheid sagen
web-nudges-push-off = In diesem Browser nicht mehr
web-nudges-push-is-on = Dieser Browser sagt dir Bescheid.
web-nudges-push-elsewhere = { $number ->
    [one] Ein anderer deiner Browser sagt dir Bescheid.
   *[other] { $number } andere deiner Browser sagen dir Bescheid.
  }
web-nudges-push-denied = Dieser Browser erlaubt keine Meldungen von hier. Das kannst du in seinen Einstellungen für diese Seite ändern.
web-nudges-push-cannot = Dieser Browser kann das nicht. Auf einem iPhone oder iPad musst du diese Seite zuerst auf den Home-Bildschirm legen.
web-nudges-push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Bitte versuch es später noch einmal.
web-nudges-mail = Per E-Mail
web-nudges-address = E-Mail-Adresse
web-nudges-mail-ask = Link zum Bestätigen schicken
web-nudges-mail-asked = Wir haben einen Link an { $address } geschickt. Sonst bekommst du nichts, bevor du ihn geöffnet hast.
web-nudges-mail-is-on = Du bekommst Bescheid an { $address }.
web-nudges-mail-off = Aufhören und die Adresse vergessen
web-nudges-mail-again = Andere Adresse
web-nudges-quiet = Ruhezeiten
web-nudges-quiet-on = Ruhe in der Nacht, oder wann ich will
web-nudges-quiet-from = Von
web-nudges-quiet-until = Bis
web-nudges-quiet-zone = Es gilt die Zeit von { $zone }. Was in die Ruhezeit fällt, erfährst du danach, wenn du dann noch am Zug bist.
web-nudges-quiet-same = Das Ende ist dasselbe wie der Anfang.
web-nudges-quiet-missing = Bitte gib eine Zeit an.
web-nudges-saved = Gespeichert.
