### Nach dem Spiel: woher die Punkte kommen und wo es sich entschied.

story-takes-lead = { $player } übernimmt die Führung, { $points } voraus.
story-loses-lead = { $player } verliert die Führung.
story-draws-away = { $player } gewinnt { $points } auf die anderen.
story-falls-back = Die anderen holen { $points } auf { $player } auf.
play-on-over = Da war das Spiel schon vorbei: Geh noch etwas weiter zurück.
story-turning = Wendepunkte
story-see = Moment ansehen
story-play-on = Von hier weiterspielen
story-play-on-more = Ab hier spielst du: Die anderen Plätze übernehmen unsere Gegner, mit demselben Glück wie damals.
story-turn = Zug { $turn }
story-chart = Punkte, Zug um Zug
story-row = Woher die Punkte bei „{ $row }“ kommen
story-none = keine Punkte

## Gewinnchancen über eine Partie

chances = Gewinnchancen
chances-show = Gewinnchancen zeigen
chances-working = Ein Bot beurteilt Zug um Zug …
chances-nobody = Was zu 100 % fehlt: dass niemand gewinnt.
chances-moments = Die Momente, die es entschieden haben
chances-moment = { $number }, ein Moment, der es entschieden hat: { $what }
chances-swing = { $before } → { $after } %
chances-in-words = { $player }: anfangs { $first } %, unterwegs zwischen { $least } und { $most } %, am Ende { $last } %.
chances-rise = Die Gewinnchance von { $player } steigt von { $before } auf { $after } %.
chances-fall = Die Gewinnchance von { $player } fällt von { $before } auf { $after } %.
