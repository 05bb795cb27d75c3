### Il client nel browser.

## La cornice di un tavolo

web-home = Pagina iniziale
web-unknown-page = A questo indirizzo non c'è nulla
web-unknown-page-more = Forse al link manca una lettera, o la pagina è stata spostata. Dalla pagina iniziale arrivi dappertutto.
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
web-you-hold = Hai
web-you = tu
web-to-move = di turno
web-here = è qui
web-away = è assente
web-thinks = ci sta pensando
web-turn-elsewhere = Tocca a { $player }: è qui, ma ora guarda altrove.
web-turn-away = Tocca a { $player }, che in questo momento non c’è.
web-react = Reazioni rapide
web-reacted = { $player }: { $reaction }
web-silence = Silenzia { $player }
web-unsilence = Riattiva { $player }
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
web-choose-on-board = Scegli sul tabellone, dove brilla.
web-list-all = Elencale tutte ({ $count })
web-note = Nuovo per te:
web-what-is-this = Che cos'è?
web-what-now = Ora
web-what-rule = Regola { $clause }
web-what-pin = Un clic destro lo tiene aperto.
web-what-walking = Avanti con le frecce · Invio lo tiene aperto · Esc chiude
web-back = Tutte le scelte
web-understood = Va bene
web-looking-back = Stai guardando la posizione dopo { $action } decisioni.
web-back-to-now = Torna al presente
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-hint = Consiglio
web-hint-thinking = Sto pensando …
web-coach = Allenatore
web-coach-first = nelle mie prime partite
web-coach-always = sempre
web-coach-never = mai
web-coach-more = Chiede conferma prima di una scelta che costa molto e, dopo il turno, dice che cosa sarebbe stato meglio. Mai nelle partite che contano.
web-coach-out = In questa partita l'allenatore tace: conta per la classifica o si gioca senza consigli.
web-coach-asks = Davvero?
web-coach-says = Allenatore:
web-coach-think = Ci penso
web-coach-anyway = Procedi comunque
web-coach-instead = Che cosa sarebbe meglio?
web-preview = Anteprima
web-preview-points = { $points } punti.
web-preview-reveals = Si rivela qualcosa di nascosto: non si può annullare.
web-preview-more = Ancora niente: continui a scegliere e puoi sempre tornare indietro.

## Intorno ai tavoli

web-title = Cosmogony
web-nav = Pagine
web-hero = Create un cosmo stasera
web-hero-more = Giochi da tavolo sulla nascita dei mondi: da soli contro avversari alla tua portata, in famiglia davanti a uno schermo o con amici lontani. Senza registrazione.
web-play-as = Giochi come
web-other-name = Un altro nome
guest-name = { $animal } { $place }
guest-animals = Volpe, Lontra, Tasso, Civetta, Lepre, Riccio, Lince, Airone, Castoro, Corvo, Cervo, Balena, Foca, Rondone, Orso, Martora
guest-places = della Luna, delle stelle, della cometa, della nebulosa, del Polo, dell’aurora, del Sole, della galassia, del crepuscolo, dell’alba, delle meteore, dell’orbita, di Saturno, di Venere, dell’eclissi, dello zenit
web-name = Nome
web-players-range = { $min }–{ $max } giocatori
web-length = circa { $minutes } minuti
web-quick-start = Gioca subito
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
web-no-such-table = Questo tavolo non esiste. Forse al link manca una lettera.
web-import-record = Apri una registrazione da un file
web-import-bad = Questo file non è la registrazione di una partita, oppure è stato modificato.
web-ladder = Classifica
web-ladder-bot = { $level }, i nostri avversari
web-no-ladder = Nessuno ha ancora una valutazione in questo gioco.
web-no-server = Il server non risponde. È acceso?
web-no-such-game = Questo gioco non esiste.

## Un nuovo tavolo

web-seats = Posti
web-seat = Posto { $number }
web-seat-me = Io ({ $name })
web-seat-here = Qualcuno qui con me
web-seat-link = Qualcuno con il link
web-seat-open = libero
web-agreements = Accordi
web-clock = Tempo per pensare
web-clock-none = senza orologio
web-clock-quick = 10 minuti, più 10 secondi a decisione
web-clock-calm = 30 minuti, più 30 secondi a decisione
web-clock-days = su più giorni: 3 all'inizio, uno in più a ogni decisione
web-listed = Mostralo nella pagina iniziale
web-rated = Vale per la classifica
web-hints-allowed = Permetti i consigli
web-rulings = Domande lasciate aperte dalle regole, ed edizione
web-rulings-more = Dove le regole stampate tacciono o si possono leggere in due modi, decide il tavolo. Ogni domanda ha una risposta standard, che vale se non ne scegliete un’altra.
web-rulings-standard = standard
web-rulings-rule = La regola
web-rulings-changed = { $count ->
    [0] Tutto come al solito
    [one] { $count } decisa diversamente
   *[other] { $count } decise diversamente
}
web-rulings-usual = Torna alle risposte standard
web-rulings-unanswered = Scrivi una risposta, oppure scegline un'altra.
web-rulings-edition = Che cosa c’è sul tavolo
web-rulings-provenance = «{ $edition }»: di { $all } valori stampati, { $reconstructed } sono ricostruiti, perché le regole stampate non li riportano. Gli altri vengono dal regolamento, ne conseguono o sono pubblici.
web-rulings-provenance-none = «{ $edition }»: nessuno dei suoi { $all } valori è ricostruito.
web-rulings-see-values = Mostra quali
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
web-add-bot = Aggiungi un avversario
web-remove-bot = Togli

## In gioco

web-hand-over = Passa lo schermo a { $player }.
web-hand-over-done = Sono { $player }
web-open-hands = Giochiamo a carte scoperte
web-menu = Menu
web-keys = Tasti
web-keys-more = 1–9 scelgono · C scelte · L elenca tutte · B tabellone, le frecce lo percorrono, Invio sceglie o chiede perché no · ? che cos'è, le frecce proseguono · U annulla · H consiglio · M audio · Esc indietro · mentre giocano gli altri: Spazio ferma, S ne salta uno, Esc va al tuo turno
web-close = Chiudi
web-connection-lost = La connessione è caduta; nuovo tentativo …
web-sending = Invio in corso …
web-not-sent = La connessione è caduta: forse non è arrivato. Guarda e riprova.
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
web-propose-bot-more = Nessuno viene sostituito contro la sua volontà: un bot subentra se la persona è d’accordo o se non si fa vedere al tavolo da { $time }. Può tornare quando vuole, e in quel caso la partita non conta per la classifica.
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
web-proposal-bot-me = { $player } propone che un bot continui al tuo posto.
web-proposal-present = { $other } è qui e decide.
web-proposal-away = { $other } è assente. Se non torna, il bot comincia fra
web-i-am-here = Ci sono
web-let-bot-play = Lascia giocare il bot
web-take-back-proposal = Ritira la proposta
web-kept-seat = Un bot continua al tuo posto. Il posto è tuo: torna quando vuoi.
web-come-back = Continuo io
web-report = Segnala qualcuno
web-report-more = Chi gestisce questo server legge ciò che scrivi, insieme al tavolo e al tuo nome. Gli altri non ne sanno nulla.
web-report-about = Riguarda
web-report-table = il tavolo o qualcuno che guarda
web-report-what = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-not = Lascia stare
web-report-sent = Grazie. Chi gestisce questo server la leggerà.
web-rules-search = Cerca nelle regole
web-rules-none = Nessun passo contiene tutte queste parole.
web-no-rulebook = Per questo gioco non c'è un regolamento.
web-rules-contents = Indice
web-rules-reference = Consultazione
web-rules-print = Stampa
web-rules-all = Tutto il regolamento
web-rules-link = Link a { $clause }
web-rules-we-play = standard
web-rules-at-this-table = a questo tavolo
web-rules-no-picture = Non è stato possibile disegnare questa figura.
web-example = Esempio
web-example-watch = Guarda passo per passo
web-example-close = Chiudi l’esempio
web-example-step = Passo { $step } di { $steps }
web-example-before = Prima: tocca a { $player }.
web-example-chose = { $player } sceglie: «{ $choice }»
web-replay-first = All'inizio
web-replay-previous = Una decisione indietro
web-replay-next = Una decisione avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-moment = Momento della partita
web-replay-viewer = Con gli occhi di
web-replay-spectator = uno spettatore
web-replay-link = Copia il link a questo momento
web-analysis = Analizza la partita
web-analysis-progress = Un bot valuta ogni decisione: { $done } su { $total }
web-analysis-none = L’analisi non ha trovato nulla di meglio di quanto giocato.
web-analysis-mark = { $action } { $player }
web-analysis-lost = punti attesi persi:
web-analysis-verdict = { $player } ha perso circa { $points } punti con «{ $played }». Meglio: «{ $better }».
web-think-longer = Rifletti più a lungo
web-think-longer-more = Universo, il nostro giocatore più forte, riflette per circa dieci secondi.
web-thinking-longer = Universo riflette …
web-think-longer-none = Dopo lunga riflessione: niente di meglio della decisione { $action }.

## Mescolate che si possono controllare

web-shuffle = Mescolata
web-shuffle-more = Nessuno sceglie i dadi: prima si impegna il server, poi ogni giocatore aggiunge un numero casuale. Il tuo browser annota entrambi, così puoi controllarli a partita finita.
web-shuffle-commitment = Impegno del server
web-shuffle-number = Il tuo numero per il posto { $number }
web-shuffle-check = Controlla una mescolata
web-shuffle-page = Prendi una partita finita, dal suo tavolo o da un file. Il tuo browser ricalcola tutto da sé e lo confronta con ciò che aveva annotato prima della partita.
web-shuffle-table = Tavolo, o il suo link
web-shuffle-file = Oppure una registrazione da un file
web-shuffle-noted = Annotato prima della partita
web-shuffle-my-number = Il tuo numero
web-shuffle-run = Controlla
web-shuffle-not-secure = I browser lo calcolano solo su pagine che arrivano via HTTPS o dalla stessa macchina.
web-shuffle-no-record = Questa non è la registrazione di una partita a un server di tavoli.
web-shuffle-seal-right = La registrazione è com’era quando fu sigillata.
web-shuffle-seal-wrong = La registrazione è stata alterata: il testo non corrisponde al sigillo.
web-shuffle-secret-right = Il segreto del server è quello su cui si era impegnato.
web-shuffle-secret-wrong = Il segreto del server non è quello su cui si era impegnato.
web-shuffle-seed-right = Il seme è fatto di quel segreto e dei numeri dei giocatori.
web-shuffle-seed-wrong = Il seme non è fatto di quel segreto e dei numeri dei giocatori.
web-shuffle-commitment-right = L’impegno è quello annotato prima della partita.
web-shuffle-commitment-wrong = L’impegno è diverso da quello annotato prima della partita.
web-shuffle-commitment-unknown = Prima della partita non è stato annotato alcun impegno: la registrazione è coerente con sé stessa, di più non si sa.
web-shuffle-number-right = Il tuo numero è stato aggiunto al posto { $number }.
web-shuffle-number-wrong = Il tuo numero non è stato aggiunto.
web-shuffle-number-unknown = Nessun numero è stato annotato: non si sa se il tuo sia stato aggiunto.
web-shuffle-good = Tutto corrisponde.
web-shuffle-bad = In questa partita qualcosa non va.

## Componenti

web-search = Cerca
web-components-none = Non c'è nulla che contenga queste parole.
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
web-edition-bad = Con questa edizione non si può giocare: { $fault }
web-download = Salva

## Impostazioni e account

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
web-motion-still = Il tuo dispositivo chiede meno movimento, perciò qui nulla si muove.
web-sound = Suoni
web-volume = Volume
web-sound-on = Audio: attivo
web-sound-off = Audio: spento
web-sound-hidden = Fammi sentire che tocca a me anche quando la pagina non è in vista
web-reactions-shown = Mostra le reazioni rapide degli altri
web-notify = Un avviso del browser quando tocca a me
web-account = Account
web-account-more = Facoltativo: un account conserva le tue partite e la tua valutazione, su ogni dispositivo.
web-login = Nome utente
web-password = Password (almeno 10 caratteri)
web-login-short = Un nome utente ha almeno 3 caratteri.
web-login-letters = Un nome utente ha solo lettere senza accenti, cifre e . _ @ + -
web-password-short = Una password ha almeno 10 caratteri.
web-open-account = Crea un account
web-sign-in = Accedi
web-sign-out = Esci
web-signed-in = Hai effettuato l'accesso come { $login }.
web-change-password = Cambia la password
web-change-password-more = Su questo dispositivo l'accesso resta aperto; su tutti gli altri viene chiuso.
web-old-password = Password attuale
web-new-password = Nuova password (almeno 10 caratteri)
web-password-changed = La password è cambiata; su tutti gli altri dispositivi l'accesso è stato chiuso.

## Lezioni

web-lesson = Lezione
web-lesson-learn = Imparalo in { $minutes } minuti
web-lesson-continue = Continua la lezione
web-lesson-repeat = Ripeti la lezione
web-lesson-of = { $title } ({ $minutes } minuti)
web-lesson-step = Passo { $step } di { $steps }
web-lesson-begin = Cominciamo
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-show = Mostrami come si fa
web-lesson-leave = Gioca liberamente
web-lesson-return = Torna alla lezione
web-lesson-free = Giochi liberamente contro avversari gentili. La lezione ti aspetta.
web-lesson-strayed = Vuoi provare altro? Continua da qui contro avversari gentili, o torna alla lezione.
web-lesson-try-other = Prova l’altra
web-lesson-look = Guarda che cosa fanno gli altri.
web-lesson-play = Ora gioca: un avversario gentile
web-lesson-play-on = Continua a giocare da qui
web-lesson-following = Prossima lezione: { $title }
web-lesson-why = Da dove vengono i tuoi punti
web-lesson-learned = Che cosa hai imparato
web-lesson-better = La mossa migliore:
web-lesson-tools = Muoversi nella lezione

## Reazioni rapide

reaction-hello = Ciao!
reaction-bravo = Bella mossa!
reaction-wow = Caspita!
reaction-oops = Ops!
reaction-thanks = Grazie!
reaction-moment = Un attimo …
