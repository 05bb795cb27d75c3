### What the table server says.

## At the table

table-unknown = Questo tavolo non esiste; forse il link è stato copiato solo in parte.
table-full = Tutti i posti sono occupati; puoi guardare.
table-seat-taken = Il posto { $number } è occupato.
table-no-seat = Non c'è un posto { $number }.
table-no-bot-there = Al posto { $number } non c'è un bot.
table-bot-seats = Ogni bot ha bisogno di un proprio posto al tavolo.
table-only-host = Può farlo solo chi ha aperto il tavolo.
table-already-begun = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata: comincia quando tutti i posti sono occupati.
table-over = La partita è finita.
table-not-your-seat = Il posto { $number } non è tuo.
table-not-your-turn = Tocca a { $player }.
table-spectators-watch = Non hai un posto a questo tavolo: puoi guardare e parlare.
table-not-another-person = Al posto { $number } non c'è un'altra persona.
table-nothing-to-undo = Non hai decisioni da annullare.
table-nothing-to-answer = Non c'è nulla a cui tu debba rispondere.
table-answer-first = C'è già una proposta: prima rispondete a quella.
table-record-later = La registrazione si può avere a partita finita: prima svelerebbe ciò che è nascosto.
table-rematch-later = La rivincita si può aprire a partita finita.
table-busy = Il tavolo è molto occupato; riprova.
table-damaged = Questo tavolo è danneggiato: il suo registro non si può leggere. Chi gestisce il server è stato avvisato.
table-said-nothing = Il messaggio era vuoto.
table-declined = Chi siede a questo tavolo preferisce continuare così.
table-seat-kept = Qui un bot gioca al posto di { $name } fino al suo ritorno: il posto resta suo.
table-no-such-thing = Non c'è nulla del genere sul tabellone.
table-no-hints = A questo tavolo non ci sono consigli: la partita vale per la classifica, o così vuole chi ha aperto il tavolo.
table-no-coach = In questa partita l'allenatore tace: conta per la classifica, oppure così vuole chi l'ha aperta.
table-still-thinking = Si sta già pensando a un consiglio.
universe-none = Qui le riflessioni lunghe sono disattivate.
universe-busy = { $seconds ->
    [one] È in corso una riflessione lunga per qualcun altro. Riprova fra circa un secondo.
   *[other] È in corso una riflessione lunga per qualcun altro. Riprova fra circa { $seconds } secondi.
}
universe-often = { $minutes ->
    [one] Hai già avuto molte riflessioni lunghe. La prossima fra circa un minuto.
   *[other] Hai già avuto molte riflessioni lunghe. La prossima fra circa { $minutes } minuti.
}
table-fault = { $fault }

## Accounts

account-login-taken = Questo nome utente è già preso, oppure hai già un account.
account-wrong = Nome utente o password errati.
account-no-name = Un nome deve avere almeno una lettera.

## At the door

door-who-are-you = Prima dicci il tuo nome.
door-slow-down = Troppe richieste in una volta; aspetta un momento.
door-other-site = Questa richiesta viene da un altro sito.
door-database-away = Il server non raggiunge il suo database in questo momento; non è stato fatto nulla. Riprova tra un attimo.
door-request-fault = Non è stato possibile capire la richiesta.
door-not-json = La richiesta deve essere JSON, e dirlo.
door-too-heavy = La lettura richiede più tempo di quanto dovrebbe per un’edizione o una registrazione.

## The socket

socket-not-understood = Non è stato possibile capire il messaggio.
socket-too-many-tables = Non puoi seguire più di { $number } tavoli alla volta.
socket-failed = Qualcosa è andato storto da parte nostra; riprova.

## Replays

replay-beyond = In questa partita non esiste quel momento o quel posto.
example-unknown = Questo esempio non è nel regolamento.
replay-unknown = Questa registrazione non esiste.

## Segnalazioni, esclusioni e limiti

table-muted = Chi gestisce questo server ti ha tolto la parola fino a { $until }.
table-muted-for-good = Chi gestisce questo server ti ha tolto la parola.
door-banned = Chi gestisce questo server ti ha escluso fino a { $until }.
door-banned-for-good = Chi gestisce questo server ti ha escluso.
quota-guests = Dalla tua rete sono arrivati più di { $number } nuovi ospiti in un'ora; c'è di nuovo posto da { $again }.
quota-text = Dalla tua rete sono arrivati in un'ora { $number } MB di registrazioni ed edizioni; c'è di nuovo posto da { $again }.
quota-tables = Hai { $number } tavoli non conclusi. Concludine uno, o apri il prossimo dopo { $again }.
quota-bots = Hai { $number } bot a tavoli non conclusi. Concludine uno, o metti il prossimo bot dopo { $again }.
quota-tables-address = { $number } tavoli della tua rete non sono conclusi; c'è di nuovo posto quando uno finisce, al più tardi da { $again }.
quota-bots-address = { $number } bot siedono a tavoli della tua rete; c'è di nuovo posto quando una partita finisce, al più tardi da { $again }.

## Lezioni

lesson-later = Permesso, ma per dopo. Ora: { $task }
lesson-read-on = Prima continua a leggere.
lesson-none = Qui non c’è nessuna lezione.
