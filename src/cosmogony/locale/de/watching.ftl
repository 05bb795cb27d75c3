### Den anderen zusehen.

watch-region = Was die anderen tun
watch-acts = { $player } ist am Zug.
watch-pace = Wie schnell die anderen spielen
watch-pace-calm = Ruhig
watch-pace-quick = Zügig
watch-pace-once = Sofort
watch-pause = Anhalten
watch-resume = Weiter
watch-pause-key = Leertaste
watch-skip-rival = { $player } überspringen
watch-skip-all = Zu meinem Zug
watch-skip-now = Zum aktuellen Stand
watch-recap = Seit deinem letzten Zug
watch-counting = Die Punkte werden gezählt …
