### Guardare gli altri giocare.

watch-region = Che cosa fanno gli altri
watch-acts = { $player } gioca.
watch-pace = Con che ritmo giocano gli altri
watch-pace-calm = Con calma
watch-pace-quick = Svelto
watch-pace-once = Subito
watch-pause = Pausa
watch-resume = Avanti
watch-pause-key = Spazio
watch-skip-rival = Salta { $player }
watch-skip-all = Al mio turno
watch-skip-now = Ad adesso
watch-recap = Dal tuo ultimo turno
watch-counting = Si contano i punti …
