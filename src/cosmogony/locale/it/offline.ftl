# Giocare senza server e portare le partite con sé

offline-not-here = Per questo serve un server, e tu stai giocando senza.
web-offline-alone = Stai giocando senza server: tutto resta in questo browser.
web-offline-away = Il server non risponde. Puoi continuare a giocare qui: queste partite restano in questo browser.
web-offline-again = Riprova con il server
web-offline-starting = Preparo il tavolo …
web-offline-failed = Non è stato possibile preparare il tavolo in questo browser. Ricarica la pagina per riprovare.
web-keep-title = Gioca anche senza connessione
web-keep-more = Questo browser può conservare tutto ciò che serve per giocare contro i bot, imparare e leggere le regole senza rete: circa 7 MB.
web-keep-yes = Conserva
web-keep-no = No, grazie
web-keep-busy = Sto scaricando …
web-keep-done = Fatto. Quando manca il server o la rete, apri questa pagina come al solito.
web-keep-failed = Non ha funzionato. Riprova quando la connessione è migliore.
web-share-game = Copia un link che contiene tutta la partita
web-share-copied = Copiato: il link è la partita
web-shared-opening = Apro la partita contenuta in questo link …
web-shared-broken = Questo link non contiene una partita intera. Forse se n'è perso un pezzo.

# Che cosa mostra un link nelle chat

preview-open = { $seats ->
    [one] C'è un posto libero. Vieni a giocare!
   *[other] Ci sono { $seats } posti liberi. Vieni a giocare!
}
preview-playing = Tocca a { $player }.
preview-over = È finita: { $points }.
preview-ended = La partita è finita.
