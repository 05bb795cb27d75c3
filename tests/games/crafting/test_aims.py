"""What a choice is good for, where it puts something at hand: the size of a nebula drawn, the set that a card makes."""

import random

from cosmogony.games import GAMES
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import LANGUAGES, render

GAME = GAMES["crafting"]


def told(wanted: str, lang: str = "en") -> str:
    """Play until something can be chosen, and return what is said of it."""
    dice = random.Random(3)
    state: CraftingState = GAME.new(players=2, seed=3)
    while wanted not in (texts := {choice.text: choice.action for choice in GAME.choices(state)}):
        state.apply(dice.choice(list(texts.values())))
    seat, after = state.current_player, state.copy()
    after.apply(texts[wanted])
    return "; ".join(render(aim, lang) for aim in GAME.aims(state, after, seat))


def test_a_draw_tells_what_nebulae_of_its_size_want_and_pay() -> None:
    assert told("draw 1") == "a nebula of size 1 wants 3 stars and pays 3 to 4 points"
    assert told("draw 3") == "a nebula of size 3 wants 6 stars and pays 9 to 11 points"
    assert len({told("draw 2", lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_card_tells_how_many_of_its_kind_are_in_hand() -> None:
    assert told("take time").endswith(" time in hand; a power card costs 2 of a kind")
