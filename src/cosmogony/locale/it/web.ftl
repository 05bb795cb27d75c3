### Il client nel browser.

## La cornice di un tavolo

web-home = Pagina iniziale
web-now = Adesso
web-board = Tabellone
web-players = Giocatori
web-log = Cronaca
web-chat = Chat
web-parts = Parti del tavolo
web-rail = Giocatori, cronaca e chat
web-log-and-chat = Cronaca e chat
web-log-moment = Mostra la posizione dopo { $action } decisioni
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Scrivi qualcosa
web-send = Invia
web-you = tu
web-to-move = di turno
web-leads = è in testa
web-points = punti
web-time-left = Tempo rimasto
web-choices = Che cosa puoi fare
web-your-turn = { $player }:
web-waiting-for = { $player } sta pensando …
web-back = Tutte le scelte
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Round { $round } di 21
web-genesis-void = Vuoto
web-genesis-cost = costo
web-genesis-bonus = bonus
web-genesis-stock = Riserva
web-genesis-or = o
