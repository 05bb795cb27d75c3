"""Cups passes what every game passes."""

import cosmogony
from cosmogony.testing import GameContract


class TestCups(GameContract):
    game = cosmogony.game("cups:Cups")
