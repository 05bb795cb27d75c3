"""Editions that tables play with, kept read: the same text comes again with each table that is read back."""

from collections import OrderedDict

from cosmogony.core.edition import Edition
from cosmogony.games import named_game

KEPT = 64
"""Editions kept ready."""


class Editions:
    """The editions that came up lately, by game and text."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Edition] = OrderedDict()

    def known(self, game: str, text: str) -> bool:
        """Say whether an edition is kept ready."""
        return (game, text) in self._kept

    def keep(self, game: str, text: str, edition: Edition) -> Edition:
        """Keep an edition ready, dropping the one that was longest not asked for."""
        self._kept[game, text] = edition
        self._kept.move_to_end((game, text))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return edition

    def of(self, game: str, text: str | None) -> Edition:
        """Return the edition that a table plays with: kept ready, or read now since it was accepted once."""
        if text is None:
            return named_game(game).edition
        found = self._kept.get((game, text))
        return self.keep(game, text, found or named_game(game).parse_edition(text))


editions = Editions()
"""Those of this process."""
