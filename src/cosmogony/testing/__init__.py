"""The contract that every game passes, ours and anybody's, and positions to try things on.

A game's tests use it in one line; pytest and Hypothesis come with the extra ``cosmogony[testing]``::

    class TestCups(GameContract): game = cosmogony.game("cups:Cups")

Each test then runs at every number of players on some seeds, and its name tells both: a failure can be repeated.
"""

import pytest

MODULES = ("hidden", "judgement", "numbers", "play", "records", "things", "words")
pytest.register_assert_rewrite(*(f"{__name__}.{module}" for module in MODULES))  # before they are imported

from cosmogony.testing.contract import GameContract  # noqa: E402 - see above
from cosmogony.testing.positions import every_nth, fingerprint, finished, pick, play_through  # noqa: E402

__all__ = ["GameContract", "every_nth", "fingerprint", "finished", "pick", "play_through"]
