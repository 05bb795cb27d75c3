"""Learning to play: games that players play with themselves, and the network that is fitted to them."""
