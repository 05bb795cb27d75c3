### Der Client im Browser.

## Der Rahmen eines Tisches

web-home = Startseite
web-now = Jetzt
web-board = Spielplan
web-players = Spieler
web-log = Verlauf
web-chat = Chat
web-parts = Teile des Tisches
web-rail = Spieler, Verlauf und Chat
web-log-and-chat = Verlauf und Chat
web-log-moment = Die Stellung nach { $action } Entscheidungen zeigen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-you = du
web-to-move = am Zug
web-leads = liegt vorn
web-points = Punkte
web-time-left = Verbleibende Zeit
web-choices = Was du tun kannst
web-your-turn = { $player }:
web-waiting-for = { $player } denkt nach …
web-back = Alle Möglichkeiten
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Runde { $round } von 21
web-genesis-void = Leere
web-genesis-cost = Kosten
web-genesis-bonus = Bonus
web-genesis-stock = Vorrat
web-genesis-or = oder
