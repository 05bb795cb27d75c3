### What the table server says.

## At the table

table-unknown = Questo tavolo non esiste; forse il link è stato copiato solo in parte.
table-full = Tutti i posti sono occupati; puoi guardare.
table-seat-taken = Il posto { $number } è occupato.
table-no-seat = Non c'è un posto { $number }.
table-no-bot-there = Al posto { $number } non siede alcun bot.
table-bot-seats = Ogni bot ha bisogno di un proprio posto al tavolo.
table-only-host = Può farlo solo chi ha aperto il tavolo.
table-already-begun = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata: comincia quando tutti i posti sono occupati.
table-over = La partita è finita.
table-not-your-seat = Il posto { $number } non è tuo.
table-not-your-turn = Tocca a { $player }.
table-spectators-watch = Non hai un posto a questo tavolo: puoi guardare e parlare.
table-not-another-person = Al posto { $number } non siede un'altra persona.
table-nothing-to-undo = Non hai decisioni da ritirare.
table-nothing-to-answer = Non c'è nulla a cui tu debba rispondere.
table-answer-first = C'è già una proposta: prima rispondete a quella.
table-record-later = La registrazione si può avere a partita finita: prima svelerebbe ciò che è nascosto.
table-rematch-later = La rivincita si può aprire a partita finita.
table-busy = Il tavolo è molto occupato; riprova.
table-said-nothing = Non era un testo.
table-declined = Chi siede a questo tavolo preferisce continuare così.
table-no-hints = A questo tavolo non ci sono consigli: la partita vale per la classifica, o così vuole chi ha aperto il tavolo.
table-still-thinking = Si sta già pensando a un consiglio.
table-fault = { $fault }

## Accounts

account-login-taken = Questo nome d'accesso è già preso, oppure hai già un account.
account-wrong = Nome d'accesso o password errati.
account-no-name = Un nome ha bisogno di almeno una lettera.

## At the door

door-who-are-you = Prima dicci il tuo nome.
door-slow-down = Troppe richieste in una volta; aspetta un momento.
door-other-site = Questa richiesta viene da un altro sito.
door-request-fault = Non è stato possibile capire la richiesta.

## The socket

socket-not-understood = Non è stato possibile capire il messaggio.
socket-too-many-tables = Non puoi seguire più di { $number } tavoli alla volta.
socket-failed = Qualcosa è andato storto da parte nostra; riprova.

## Replays

replay-beyond = La partita non ha quel momento o quel posto.
replay-unknown = Questa registrazione non esiste.
