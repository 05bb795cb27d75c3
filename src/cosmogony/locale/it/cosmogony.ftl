### Ciò che tutti i giochi condividono.

player = Giocatore { $number }
player-name = { $player }

## L'elenco dei giochi

games-name = nome
games-title = titolo
games-players = giocatori
games-about = di che cosa parla

## Risultati

score-total = Totale
winner-one = Vince { $player }.
winner-shared = { $players } condividono la vittoria.
winner-nobody = Tutti i giocatori perdono.
winner-rival = Tutti i giocatori perdono: vince { $rival } con { $points } punti.

## Giocare nel terminale

terminal-welcome = Scrivi un numero o le parole tra parentesi; «help» elenca che cos'altro puoi fare.
terminal-edition = { $edition }: { $reconstructed } dei suoi { $all } valori sono una nostra ricostruzione («cosmogony edition show { $game }» li elenca).
terminal-which-game = Quale gioco?
terminal-your-turn = { $player }: { $prompt }
terminal-ask = { $player } >{ " " }
terminal-no-such-number = La scelta { $number } non esiste; vanno da 1 a { $last }.
terminal-saved = Salvata in { $file }.
terminal-no-undo = Non si può annullare nulla: non resta nessuna tua decisione, o da allora è stato scoperto qualcosa.
terminal-undone = La tua ultima decisione è annullata.
terminal-goodbye = Alla prossima. («save FILE» prima di uscire conserva la partita.)
terminal-help =
    un numero       scegli quella riga
    parole          scegli in notazione, come tra parentesi
    board           ridisegna il tabellone
    why PAROLE      spiega perché qualcosa è permesso o no
    rules [PAROLE]  mostra le regole, una clausola o quelle con queste parole
    score           mostra il punteggio
    hint            chiedi a un bot forte le scelte migliori, e perché
    undo            annulla la tua ultima decisione
    save [FILE]     salva la partita; «cosmogony play --resume FILE» la riprende
    quit            esci

## Simulazioni

simulate-playing = Si gioca
simulate-head = { $title }, { $players } giocatori, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }.
simulate-speed = { $decisions } decisioni a partita, { $rate } partite al secondo.
simulate-seat = posto
simulate-mean = punti in media
simulate-deviation = deviazione
simulate-lowest = minimo
simulate-highest = massimo
simulate-wins = vittorie
simulate-nobody = nessuno

## Un gioco che non ha parole proprie per qualcosa

plain-title = { $name }
plain-tagline = Un gioco esterno al pacchetto.
plain-action = { $text }
plain-prompt = Scegli che cosa fare.
plain-allowed = Questo ora è permesso.
plain-forbidden = Questo ora non è permesso.
plain-points = Punti

## Il regolamento

rules-printed = A stampa: { $detail }.
rules-derived = Dedotto: { $detail }.
rules-ruling = Interpretazione { $name }: { $question }
