### Watching the others act.

watch-region = What the others do
watch-acts = { $player } acts.
watch-pace = How quickly the others act
watch-pace-calm = Calm
watch-pace-quick = Quick
watch-pace-once = At once
watch-pause = Pause
watch-resume = Go on
watch-pause-key = Space
watch-skip-rival = Skip { $player }
watch-skip-all = To my turn
watch-skip-now = To now
watch-recap = Since your last turn
watch-counting = The scores are counted …
