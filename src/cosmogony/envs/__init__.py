"""Environments for those who teach machines to play: the conventions of PettingZoo, Gymnasium and OpenSpiel.

Each module needs its own extra: ``cosmogony[pettingzoo]``, ``cosmogony[gymnasium]``, ``cosmogony[openspiel]``. All take
any game that tells its ``bounds`` and writes its observations as numbers, at every number of players, with any edition
and rulings. ``docs/research.md`` has a start of five minutes.
"""
