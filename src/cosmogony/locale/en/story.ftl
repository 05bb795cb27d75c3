### After the game: where the points came from, and where it turned.

story-takes-lead = { $player } takes the lead, { $points } ahead.
story-loses-lead = { $player } loses the lead.
story-draws-away = { $player } gains { $points } on the others.
story-falls-back = The others gain { $points } on { $player }.
play-on-over = The game was over then: go back a little further.
story-turning = Turning points
story-see = See the moment
story-play-on = Play on from here
story-play-on-more = From here on it is yours: opponents of ours play the other seats, with the same luck as then.
story-turn = Turn { $turn }
story-chart = Points, turn by turn
story-row = Where the points of “{ $row }” came from
story-none = no points

## Winning chances over a game

chances = Chances to win
chances-show = Show the chances to win
chances-working = A bot judges turn after turn …
chances-nobody = What is missing to 100%: that nobody wins.
chances-moments = The moments that decided it
chances-moment = { $number }, a moment that decided it: { $what }
chances-swing = { $before } → { $after }%
chances-in-words = { $player }: { $first }% at first, between { $least } and { $most }% on the way, { $last }% at the end.
chances-rise = The chances of { $player } rise from { $before } to { $after }%.
chances-fall = The chances of { $player } fall from { $before } to { $after }%.
