"""Making puzzles: bots play, and where one choice is clearly best it is thought through and kept."""
