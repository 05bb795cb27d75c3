### Guardare gli altri giocare.

watch-region = Che cosa fanno gli altri
watch-acts = { $player } gioca.
watch-pace = Con che ritmo giocano gli altri
watch-pace-calm = Con calma
watch-pace-quick = Veloce
watch-pace-once = Subito
watch-pause = Pausa
watch-resume = Avanti
watch-pause-key = Spazio
watch-skip-rival = Salta { $player }
watch-skip-all = Al mio turno
watch-skip-now = Alla situazione attuale
watch-recap = Dal tuo ultimo turno
watch-counting = Si contano i punti …
