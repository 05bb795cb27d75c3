# Ohne Server spielen und Partien mitnehmen

offline-not-here = Dafür braucht es einen Server, und du spielst gerade ohne.
web-offline-alone = Du spielst ohne Server: Alles bleibt in diesem Browser.
web-offline-away = Der Server antwortet nicht. Du kannst hier weiterspielen: Diese Partien bleiben in diesem Browser.
web-offline-again = Den Server noch einmal versuchen
web-offline-starting = Der Tisch wird gedeckt …
web-offline-failed = In diesem Browser ließ sich kein Tisch aufbauen. Lade die Seite neu, um es noch einmal zu versuchen.
web-keep-title = Auch ohne Verbindung spielen
web-keep-more = Dieser Browser kann alles behalten, was er braucht, damit du ohne Netz gegen Bots spielen, lernen und die Regeln lesen kannst: etwa 7 MB.
web-keep-yes = Behalten
web-keep-no = Nein, danke
web-keep-busy = Wird geholt …
web-keep-done = Ist alles da. Wenn Server oder Netz weg sind, öffne diese Seite einfach wie gewohnt.
web-keep-failed = Das hat nicht geklappt. Versuch es noch einmal, wenn die Verbindung besser ist.
web-share-game = Einen Link kopieren, in dem die ganze Partie steckt
web-share-copied = Kopiert: Der Link ist die Partie
web-shared-opening = Die Partie aus diesem Link wird geöffnet …
web-shared-broken = In diesem Link steckt keine ganze Partie. Vielleicht ging ein Stück verloren.

# Was ein Link in Chats zeigt

preview-open = { $seats ->
    [one] Ein Platz ist frei. Spiel mit!
   *[other] { $seats } Plätze sind frei. Spiel mit!
}
preview-playing = { $player } ist am Zug.
preview-over = Es ist vorbei: { $points }.
preview-ended = Die Partie ist zu Ende.
