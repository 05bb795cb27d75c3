"""Genesis in words: what is written is read back, garbage is refused, messages say the right thing."""

import pytest

from cosmogony.core.errors import IllegalActionError, NotationError
from cosmogony.texts import render
from tests.games.genesis.scenes import DARK, GENESIS, GRAY, PINK, PURPLE, YELLOW, do, scene

LINES = {"III": [PURPLE, GRAY, DARK], "void": [YELLOW, PINK]}


@pytest.mark.parametrize(
    "text", ["", "fly", "move", "move VIII", "move I II", "gather", "gather 9X", "switch up C", "pay", "start Q"]
)
def test_garbage_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(NotationError, match=f'"{text}"'):
        GENESIS.parse(scene(LINES, god="III"), text)


def test_gathering_what_the_square_does_not_offer_is_refused_with_what_it_does() -> None:
    with pytest.raises(NotationError, match="offers 2C 1M or 1M 1L"):
        GENESIS.parse(scene(LINES, god="III"), "gather 3C")


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalActionError, match=r'"move VI": Day VI has not begun; God is on day III. \[GEN-5.1\]'):
        do(scene(LINES, god="III"), "move VI")


def test_messages_name_people_places_and_points() -> None:
    state = scene(LINES, god="III", hand="4L 1C")
    names = ["Gray", "Purple", "Yellow", "Pink"]
    said = [render(choice.message, "en", names) for choice in GENESIS.choices(state)]
    assert said == [
        "Gather 2 chaos and 1 matter",
        "Gather 1 matter and 1 life",
        "Pay 1 chaos to switch forward with Purple",
        "Pay 1 life to switch forward with Purple",
        "Pay 1 chaos to switch back with the dark angel",
        "Pay 1 life to switch back with the dark angel",
        "Move to the void, third place",
        "Move to day I, front",
        "Move to day II, front",
        "Do the work of day III for 5 points",
        "Do nothing this turn",
    ]
    assert (
        render(GENESIS.choices(state)[4].message, "de") == "Zahle 1 Chaos und tausche nach hinten mit dem dunklen Engel"
    )


def test_the_log_tells_a_round() -> None:
    state = GENESIS.new(players=2, seed=1, options={"start_order": "seats"})
    do(state, "start C", "start L", "gather 1C 1M", "switch right L", "gather 1C 1M")
    names = ["Ada", "Bo"]
    assert [render(line.message, "en", names) for line in GENESIS.observe(state, 0).events] == [
        "Ada takes 1 chaos to start with.",
        "Bo takes 1 life to start with.",
        "Round 1 begins; Ada starts.",
        "Ada gathers 1 chaos and 1 matter.",
        "Bo pays 1 life and switches places with the dark angel.",
        "Bo gathers 1 chaos and 1 matter.",
        "The dark angel stays where he is.",
        "God moves on: morning of day I.",
        "Round 2 begins; Ada starts.",
    ]


def test_the_view_announces_the_dark_angels_coming_move() -> None:
    view = GENESIS.view(scene({"IV": [PINK, DARK], "void": [GRAY, YELLOW, PURPLE]}, god="IV"), None)
    names = ["Gray", "Purple", "Yellow", "Pink"]
    assert view.dark_angel_next is not None
    assert render(view.dark_angel_next.message, "en", names) == "The dark angel switches places with Pink."


def test_undo_reaches_back_over_ones_own_decisions_only() -> None:
    state = GENESIS.new(players=2, seed=1, options={"start_order": "seats"})
    do(state, "start C", "start L", "gather 1C 1M", "switch right L")
    assert state.undo_point(1) == 3
    assert state.undo_point(0) == 4
    again = GENESIS.rebuild(state, 3)
    assert GENESIS.view(again, 1).players[1].cubes == [0, 0, 1]


def test_gathering_from_a_short_stock_says_what_it_brings() -> None:
    state = scene(LINES, god="III", hand="4L 1C")
    said: list[str] = []
    for stock in ([1, 0, 9], [0, 9, 0]):
        for colour, amount in enumerate(stock):
            state.stock[colour] = amount
        said += [render(choice.message) for choice in GENESIS.choices(state)[:2]]
    assert said == [
        "Gather 1 chaos instead of 2 chaos and 1 matter: the stock has no more",
        "Gather 1 life instead of 1 matter and 1 life: the stock has no more",
        "Gather 1 matter instead of 2 chaos and 1 matter: the stock has no more",
        "Gather 1 matter instead of 1 matter and 1 life: the stock has no more",
    ]
