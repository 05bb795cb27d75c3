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
