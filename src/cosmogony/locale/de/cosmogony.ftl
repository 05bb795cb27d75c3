### Was alle Spiele teilen.

player = Spieler { $number }
player-name = { $player }
