### Il client nel browser.

## La cornice di un tavolo

web-home = Pagina iniziale
web-now = Adesso
web-board = Tabellone
web-players = Giocatori
web-log = Cronaca
web-chat = Chat
web-parts = Parti del tavolo
web-in-words = La posizione a parole
web-rail = Giocatori, cronaca e chat
web-log-and-chat = Cronaca e chat
web-log-moment = Mostra la posizione dopo { $action } decisioni
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Scrivi qualcosa
web-send = Invia
web-you = tu
web-to-move = di turno
web-here = è qui
web-away = è assente
web-spectators = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
web-leads = è in testa
web-points = punti
web-time-left = Tempo rimasto
web-choices = Che cosa puoi fare
web-choice-count = { $count } scelte
web-your-turn = { $player }:
web-waiting-for = { $player } sta pensando …
web-not-your-turn = È il turno di { $player }.
web-moves = Tocca a { $player }
web-choose-here = Scegli che cosa fare qui.
web-back = Tutte le scelte
web-understood = Va bene
web-looking-back = Stai guardando la posizione dopo { $action } decisioni.
web-back-to-now = Torna al presente
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-hint = Consiglio
web-hint-thinking = Sto pensando …
web-preview = Anteprima
web-preview-points = { $points } punti.
web-preview-reveals = Si rivela qualcosa di nascosto: non si può annullare.
web-preview-more = Ancora niente: continui a scegliere e puoi sempre tornare indietro.
web-bot-name = Bot { $number } ({ $level })

## Genesis

web-genesis-round = Round { $round } di 21
web-genesis-void = Vuoto
web-genesis-cost = costo
web-genesis-bonus = bonus
web-genesis-stock = Riserva
web-genesis-on-sill = { $angel } sul davanzale { $sill }
web-genesis-work-done = { $angel } ha compiuto l'opera per { $points } punti
web-genesis-empty = nessuno
web-genesis-or = o
web-genesis-pieces-essence = Essenza
web-genesis-pieces-angels = Angeli
web-genesis-pieces-days = Il vuoto e i sette giorni
web-genesis-piece-cube = { $count } cubi per giocatore. Gli angeli li raccolgono sui davanzali, ne pagano uno per scambiarsi con un vicino e li spendono per le opere; { $exchange } cubi ne sostituiscono uno di un altro colore.
web-genesis-piece-angel = Un angelo
web-genesis-piece-angel-more = Uno per giocatore. Nel suo turno raccoglie ciò che offre il davanzale, va nel vuoto o in un giorno già cominciato, oppure compie l'opera del giorno in cui si trova.
web-genesis-piece-dark-more = Segue Dio di giorno in giorno, spinge verso sinistra e compie l'opera quando nessuno gli sta davanti. Se ha più punti di tutti, tutti i giocatori perdono.
web-genesis-piece-void = Qui cominciano tutti gli angeli. I cubi accanto all'immagine sono ciò che offrono i sette davanzali, il primo in alto.
web-genesis-piece-day = L'opera costa { $cost }. I suoi cerchi valgono { $points } punti, di più per chi arriva prima; chi l'ha compiuta riceve { $bonus } come bonus.
web-genesis-piece-rest = Nessuna opera e nessuna essenza: chi alla fine riposa qui ottiene { $points } punti, da sinistra a destra.

## Intorno ai tavoli

web-title = Cosmogony
web-nav = Pagine
web-hero = Create un cosmo stasera
web-hero-more = Tre giochi da tavolo sulla nascita dei mondi: contro i bot, in famiglia davanti a uno schermo o con amici lontani. Senza registrazione.
web-play-as = Giochi come
web-guest-name = Ospite
web-name = Nome
web-players-range = { $min }–{ $max } giocatori
web-length = circa { $minutes } minuti
web-quick-start = Gioca subito contro i bot
web-new-table = Nuovo tavolo
web-rules = Regole
web-components = Componenti
web-components-of-table = Edizione di questo tavolo
web-my-games = Le mie partite
web-my-turn = Tocca a te
web-status-open = in attesa di giocatori
web-turn-of = tocca a { $player }
web-status-over = finita
web-no-games = Ancora nessuna. Siediti a un tavolo e lo troverai qui.
web-open-tables = Tavoli aperti
web-open-seats = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-watch = guarda
web-no-tables = Al momento nessun tavolo è in elenco.
web-join-link = Entra con un link
web-join = Entra
web-bad-link = Questo non è il link di un tavolo.
web-import-record = Apri una registrazione da un file
web-ladder = Classifica
web-ladder-bot = Bot ({ $level })
web-no-ladder = Nessuno ha ancora un punteggio in questo gioco.
web-no-server = Il server non risponde. È acceso?
web-no-such-game = Questo gioco non esiste.

## Un nuovo tavolo

web-seats = Posti
web-seat = Posto { $number }
web-seat-me = Io ({ $name })
web-seat-here = Qualcuno qui, su questo dispositivo
web-seat-link = Qualcuno con il link
web-seat-bot = Bot ({ $level })
web-seat-open = libero
web-agreements = Accordi
web-clock = Tempo per pensare
web-clock-none = senza orologio
web-clock-quick = 10 minuti, 10 secondi per decisione
web-clock-calm = 30 minuti, 30 secondi per decisione
web-clock-days = a giorni: 3 giorni, uno in più per decisione
web-listed = Mostralo nella pagina iniziale
web-rated = Vale per la classifica
web-hints-allowed = Permetti i consigli
web-rulings = Interpretazioni ed edizione
web-rulings-more = Dove le regole stampate tacciono o si contraddicono, decide il tavolo.
web-own-edition = Gioca con una tua edizione: scegli un file o modificala qui:
web-own-edition-taken = A questo tavolo si gioca con la tua edizione «{ $name }».
web-own-edition-drop = Gioca invece con l’edizione standard
web-open-table = Apri il tavolo
web-lobby = La partita comincia quando tutti i posti sono occupati.
web-invite = Condividi questo link
web-copy = Copia
web-copied = Copiato
web-copy-link = Copia il link di questo tavolo
web-sit = Siediti qui
web-sit-another = Un'altra persona su questo dispositivo
web-stand = Alzati
web-add-bot = Bot
web-remove-bot = Togli
web-fair = Mescolate oneste: il server si è impegnato su

## In gioco

web-hand-over = Passa lo schermo a { $player }.
web-hand-over-done = Sono { $player }
web-open-hands = Giochiamo a carte scoperte
web-menu = Menu
web-keys = Tasti
web-keys-more = 1–9 scelgono · C scelte · B tabellone, le frecce lo percorrono, Invio sceglie o chiede perché no · U annulla · H consiglio · Esc indietro
web-close = Chiudi
web-connection-lost = La connessione è caduta; nuovo tentativo …
web-stale = Il tavolo è andato avanti: guarda di nuovo.
web-skip = Salta
web-score-sheet = Foglio dei punti
web-replay = Rivedi
web-rematch = Rivincita
web-join-rematch = Alla rivincita
web-export = Salva la registrazione
web-ending-finished = La partita è finita.
web-ending-agreed = La partita è stata chiusa di comune accordo.
web-ending-abandoned = La partita è stata abbandonata.
web-propose-end = Proponi di chiudere la partita
web-propose-bot = Fai giocare un bot al posto di { $player }
web-play-along = Unisciti
web-propose-seat = Continua al posto di { $player }
web-propose-seat-more = Stai guardando. Chiedi di prendere il posto di un bot: tutti quelli che giocano devono essere d'accordo, e la partita non conta più per la classifica.
web-resign = Lascia la partita
web-resign-sure = Vuoi davvero andartene? Continua un bot.
web-proposal-undo = { $player } vorrebbe annullare una decisione.
web-proposal-end = { $player } propone di chiudere qui la partita.
web-proposal-bot = { $player } propone che un bot continui al posto di { $other }.
web-proposal-seat = { $player } vorrebbe continuare al posto di { $other }.
web-proposal-waiting = Si aspettano gli altri.
web-agree = Accetta
web-decline = Rifiuta
web-rules-search = Cerca nelle regole
web-rules-none = Nessuna clausola contiene tutte queste parole.
web-replay-first = All'inizio
web-replay-previous = Una decisione indietro
web-replay-next = Una decisione avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-moment = Momento della partita
web-replay-eyes = Con gli occhi di
web-replay-spectator = uno spettatore
web-replay-link = Copia il link a questo momento
web-analysis = Analizza la partita
web-analysis-progress = Un bot valuta ogni decisione: { $done } di { $total }
web-analysis-none = L’analisi non ha trovato nulla di meglio di quanto giocato.
web-analysis-mark = { $action } { $player }
web-analysis-lost = punti attesi persi:
web-analysis-verdict = { $player } ha perso circa { $points } punti con «{ $played }». Meglio: «{ $better }».

## Componenti

web-search = Cerca
web-components-none = Qui nulla contiene queste parole.
web-pieces = Pezzi
web-values = Tutti i valori stampati
web-pieces-count = { $count ->
    [one] Uno nella scatola.
   *[other] { $count } nella scatola.
}
web-source-rulebook = regolamento
web-source-derived = dedotto
web-source-public = pubblico
web-source-reconstructed = ricostruito
web-source-ruling = interpretazione
web-edition-editor = La tua edizione
web-edition-editor-more = Se possiedi il gioco: correggi ciò che differisce, controlla e apri un tavolo con la tua edizione, oppure salvala in un file.
web-edition-check = Controlla
web-edition-play = Apri un tavolo con questa
web-edition-anew = Ricomincia dall’edizione standard
web-edition-good = { $name } è un'edizione valida ({ $hash }).
web-download = Salva

## Impostazioni e conto

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-dark = notte
web-theme-light = giorno
web-theme-system = come il sistema
web-motion = Animazioni
web-motion-off = nessuna
web-motion-fast = veloci
web-motion-normal = normali
web-motion-slow = lente
web-sound = Un suono quando tocca a me
web-notify = Un avviso del browser quando tocca a me
web-account = Conto
web-account-more = Facoltativo: un conto conserva le tue partite e il tuo punteggio, su ogni dispositivo.
web-login = Nome utente
web-password = Password (almeno 10 caratteri)
web-open-account = Apri un conto
web-sign-in = Accedi
web-sign-out = Esci
web-signed-in = Hai effettuato l'accesso come { $login }.
web-change-password = Cambia la password
web-change-password-more = Qui resti connesso; su tutti gli altri dispositivi l'accesso viene chiuso.
web-old-password = Password attuale
web-new-password = Nuova password (almeno 10 caratteri)
web-password-changed = La password è cambiata; gli altri dispositivi sono stati disconnessi.
