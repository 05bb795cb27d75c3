### What all games share.

player = Player { $number }
player-name = { $player }
