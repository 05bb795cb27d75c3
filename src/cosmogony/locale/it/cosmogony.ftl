### Ciò che tutti i giochi condividono.

player = Giocatore { $number }
player-name = { $player }
