"""Why something is allowed or not, as a row of a table: how ``explain`` tells what the rules have found."""

from collections.abc import Callable
from typing import NamedTuple

from cosmogony.core.answers import Explanation
from cosmogony.texts import Argument, message


class Reason(NamedTuple):
    """A clause, the end of a message's name, and the values that the message names."""

    clause: str
    word: str = "option"
    values: str = ""
    """``space points=discharge``: each by its name or, after the sign, by another."""

    def told(self, legal: bool, game: str, value: Callable[[str], Argument], clause: str = "") -> Explanation:
        """Return the explanation with the actual values, under another clause if one is given."""
        pairs = [name.split("=") for name in self.values.split()]
        values = {pair[0]: value(pair[-1]) for pair in pairs}
        words = message(f"{game}-{'legal' if legal else 'illegal'}-{self.word}", **values)
        return Explanation(legal, clause or self.clause, words)
