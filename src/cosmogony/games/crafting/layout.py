"""Where things stand in the lists of a state: phases, layers of a galaxy, fields of supply, chamber and hand."""

from typing import Final

# Phases
ENERGY: Final = 0
CRAFTING: Final = 1
ENDING: Final = 2
"""The omega action is being taken."""
LIMIT: Final = 3
"""Hands are being checked at the end of the round."""

# Layers of a galaxy: masks of star spaces, of life spaces, of hexagons
NOVA: Final = 4
"""Stars turned to the supernova side; their elements stand in the four layers before this one."""
LIFE: Final = 5
"""Life of both kinds."""
STABLE: Final = 6
COMPLETE: Final = 7
LAYERS: Final = 8

# Supply
LIFE_LEFT: Final = 4
"""After the stars by element."""
CRYSTALS_LEFT: Final = 5
SPARES: Final = 6
"""Spare tokens that serve as crystals because the supply is empty."""
GONE: Final = 7
"""Crystals that left the game."""

# Time chamber, by player
POSITION: Final = 0
"""The crystal on the track; NOBODY if there is none."""
READY: Final = 1
"""Crystals waiting at the top."""
SCORED: Final = 2
"""Discharges so far."""
CHAMBER_FIELDS: Final = 3

# Beside the board of the current player
HELD_LIFE: Final = 4
"""After the stars by element."""
SUPERNOVA_SLIDER: Final = 5
DNA_SLIDER: Final = 6
GRAVITON_SLIDER: Final = 7
HELD: Final = 8

# Energy cards in common, by type
DECK: Final = 0
DISPLAY: Final = 4
DISCARDS: Final = 8

# Points
BY_NEBULAE: Final = 0
BY_CHAMBER: Final = 1
BY_CARDS: Final = 2
BY_GOALS: Final = 3
POINT_KINDS: Final = 4

# Entries of stacks carry who knows them: tile or card, batch, then the seats
KNOWN: Final = 8
BATCH: Final = 8
SEATS: Final = 16
"""Seats that know that a power card is in its batch."""
EXACT: Final = 20
"""Seats that know the very place of a power card."""
