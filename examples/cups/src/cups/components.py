"""The values of an edition, read and checked."""

from cosmogony.core.edition import Edition


class Components:
    """What the edition says."""

    def __init__(self, edition: Edition) -> None:
        self.dice = edition.integer("each.dice", 1, 9)
        self.stones = edition.integer("each.stones", 1, 99)
        self.rounds = edition.integer("each.rounds", 1, 20)
        self.step = edition.integer("bids.step", 1, 9)
        self.ones_wild = edition.flag("rulings.ones_wild")
        edition.finish()
