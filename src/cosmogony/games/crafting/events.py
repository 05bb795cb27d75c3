"""What can happen in Crafting the Cosmos, as kinds of events.

Each comment lists the numbers an event carries besides its seat, in order. Most happen in the open; what only its
owner may see has a blurred twin for the others.
"""

from typing import Final

ROUND: Final = 0  # the seat starts; round
ENERGY_MOVED: Final = 1  # from control, to control, 1 for the player's own token
STARS_GAINED: Final = 2  # element, amount
LIFE_GAINED: Final = 3  # amount
SLIDER_GAINED: Final = 4  # 0 supernova, 1 DNA, 2 graviton; amount
CRYSTALS_GAINED: Final = 5  # amount, crystals that reached the top by it
CARD_TAKEN: Final = 6  # type, from the display
CARD_DRAWN: Final = 7  # owner: type, from the deck
CARD_DRAWN_UNSEEN: Final = 8  # others
DISPLAY_FILLED: Final = 9  # type
DECK_RENEWED: Final = 10
NEBULA_DRAWN: Final = 11  # owner: tile
NEBULA_DRAWN_UNSEEN: Final = 12  # others: size
STAR_PLACED: Final = 13  # element, star space
LIFE_PLACED: Final = 14  # life space, 1 if stable
TILE_PLACED: Final = 15  # tile, hexagon
COMPLETED: Final = 16  # hexagon, tile, points
STAR_DISCARDED: Final = 17  # element, star space, 1 if a supernova
DISCHARGED: Final = 18  # points
ADVANCED: Final = 19  # hexagon, proto life discarded
ADVANCED_VALUE: Final = 20  # owner: hexagon, value
SET_SOLD: Final = 21  # type, points
POWER_BOUGHT: Final = 22  # type, slot, cards paid
POWERS_DRAWN: Final = 23  # owner: up to four power cards, -1 for none
POWER_KEPT: Final = 24  # power card
POWER_UNDER: Final = 25  # owner: power card
POWER_USED: Final = 26  # power card, type paid or -1
CONVERTED: Final = 27  # star space
TURNED_BACK: Final = 28  # star space, element
STABILISED: Final = 29  # life space
STAR_MOVED: Final = 30  # from, to
LIFE_MOVED: Final = 31  # from, to
TILE_MOVED: Final = 32  # from hexagon, to hexagon
LIFE_PAID: Final = 33  # life space or STOP, 1 if stable
TILE_REPLACED: Final = 34  # hexagon, old tile, new tile
OMEGA_TAKEN: Final = 35  # 0 to 2: a nebula of the next size; 3 stabilise; 4 nothing
LOST: Final = 36  # stars, life, nebulae that were not placed
GOAL_REVEALED: Final = 37  # goal
GOAL_SCORED: Final = 38  # goal, amount, points
GOAL_MISSED: Final = 39  # goal
CARD_DISCARDED: Final = 40  # type
GAME_OVER: Final = 41  # 1 if the crystals ran out, 2 if the last goal was scored, 3 both
ADVANCED_SHOWN: Final = 42  # points
SUPERNOVA_PAID: Final = 43  # star space
EVOLVED: Final = 44  # hexagon
SHORT: Final = 45  # element, or 4 for life; how many the supply lacks

FOR_OWNER: Final = [CARD_DRAWN, NEBULA_DRAWN, ADVANCED_VALUE, POWERS_DRAWN, POWER_UNDER]
FOR_OTHERS: Final = [CARD_DRAWN_UNSEEN, NEBULA_DRAWN_UNSEEN]
