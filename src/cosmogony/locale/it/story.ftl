### Dopo la partita: da dove vengono i punti, e dove si è decisa.

story-takes-lead = { $player } passa in testa, con { $points } di vantaggio.
story-loses-lead = { $player } perde il comando.
story-draws-away = { $player } guadagna { $points } sugli altri.
story-falls-back = Gli altri recuperano { $points } su { $player }.
play-on-over = A quel punto la partita era finita: torna ancora un po’ indietro.
story-turning = Momenti decisivi
story-see = Guarda il momento
story-play-on = Continua da qui
story-play-on-more = Da qui giochi tu: gli altri posti vanno ai nostri avversari, con la stessa fortuna di allora.
story-turn = Turno { $turn }
story-chart = Punti, turno per turno
story-row = Da dove vengono i punti di «{ $row }»
story-none = nessun punto

## Probabilità di vittoria nel corso della partita

chances = Probabilità di vittoria
chances-show = Mostra le probabilità di vittoria
chances-working = Un bot valuta turno per turno …
chances-nobody = Quel che manca al 100%: che non vinca nessuno.
chances-moments = I momenti decisivi
chances-moment = { $number }, un momento decisivo: { $what }
chances-swing = { $before } → { $after }%
chances-in-words = { $player }: { $first }% all’inizio, fra { $least } e { $most }% lungo la partita, { $last }% alla fine.
chances-rise = Le probabilità di { $player } salgono dal { $before } al { $after }%.
chances-fall = Le probabilità di { $player } scendono dal { $before } al { $after }%.
