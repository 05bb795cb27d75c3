"""A nudge when it is somebody's turn in a game by the day: who wants one, when, and how it gets to them."""
