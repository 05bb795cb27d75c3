"""The board of Crafting the Cosmos as text: one galaxy drawn in full, beside it the main board and the other players.

A star space shows its number after a dot, or after its star (``*`` is a supernova); a life space after a colon, or
after p for proto and S for stable.
"""

from collections.abc import Sequence
from itertools import zip_longest

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, SIZES, SLOTS, SYMBOLS, size_of
from cosmogony.games.crafting.layout import (
    CHAMBER_FIELDS,
    CRYSTALS_LEFT,
    DECK,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LIFE_LEFT,
    POSITION,
    READY,
    SCORED,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.notation.names import control, goal, hexagon_name, needs_text, power
from cosmogony.games.crafting.rules.pieces import (
    advanced_on,
    completed,
    element_at,
    hand_size,
    life,
    power_tokens,
    proto,
    stable,
    stars_of,
    supernovae,
    tile_at,
)
from cosmogony.games.crafting.scoring import goal_amount, goal_round, open_points
from cosmogony.games.crafting.state import CraftingState
from cosmogony.games.crafting.view import advanced_values
from cosmogony.texts import Seat, message, render, say

HALF = 6
"""Columns to half a hexagon."""
ROW = 6
"""Lines to a row of hexagons."""
MARGIN = 3


def board(state: CraftingState, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """Draw the position as a seat sees it; a spectator sees the current player's galaxy."""
    shown = state.current_player if seat is None else seat
    left = galaxy_lines(state, shown, seat)
    width = max(len(line) for line in left) + 3
    right = [*main_lines(state, lang, names), "", *own_lines(state, shown, seat, lang, names)]
    lines = [f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]
    others = [player_line(state, number, lang, names) for number in range(state.n_players)]
    return "\n".join([*lines, "", *others, say("crafting-board-legend", lang)])


# The galaxy


def galaxy_lines(state: CraftingState, owner: int, seat: int | None) -> list[str]:
    """Draw a galaxy on a grid of characters."""
    galaxy = state.components.galaxy
    first_row, last_row = min(galaxy.r), max(galaxy.r)
    first_column = min(galaxy.star_x)
    width = (max(galaxy.star_x) - first_column) // 3 * HALF + 2 * MARGIN + 1
    grid = [[" "] * width for _line in range((last_row - first_row + 1) * ROW + 3)]

    def write(line: int, column: int, label: str) -> None:
        start = max(0, column + MARGIN - len(label) // 2)
        for place, letter in enumerate(label[: width - start]):
            grid[line][start + place] = letter

    for hexagon in range(galaxy.hexagons):
        line = (galaxy.r[hexagon] - first_row) * ROW + 4
        column = (3 * (2 * galaxy.q[hexagon] + galaxy.r[hexagon]) - first_column) * HALF // 3
        for offset, label in enumerate(hexagon_labels(state, owner, hexagon, seat)):
            write(line - 1 + offset, column, label)
    for space in range(galaxy.life):
        row, slanted = divmod(galaxy.life_y[space] + 1, 2)
        line = (row - first_row) * ROW + (4 if slanted else 1)
        write(line, (3 * galaxy.life_x[space] - 2 * first_column) * HALF // 6, life_label(state, owner, space))
    for space in range(galaxy.stars):
        row, lower = divmod(galaxy.star_y[space] + 2, 3)
        line = (row - first_row) * ROW + 2 * lower
        write(line, (galaxy.star_x[space] - first_column) * HALF // 3, star_label(state, owner, space))
    return ["".join(letters).rstrip() for letters in grid]


def star_label(state: CraftingState, owner: int, space: int) -> str:
    """Write a star space: what stands on it and its number."""
    element = element_at(state, owner, space)
    if element == NOBODY:
        return f".{space + 1}"
    return f"{'*' if (supernovae(state, owner) >> space) & 1 else SYMBOLS[element]}{space + 1}"


def life_label(state: CraftingState, owner: int, space: int) -> str:
    """Write a life space: what stands on it and its number."""
    code = ((life(state, owner) >> space) & 1) + ((stable(state, owner) >> space) & 1)
    return f"{':pS'[code]}{space + 1}"


def hexagon_labels(state: CraftingState, owner: int, hexagon: int, seat: int | None) -> list[str]:
    """Write a hexagon in three lines: state or points, name, stars needed."""
    name = hexagon_name(state.components.galaxy, hexagon)
    tile = tile_at(state, owner, hexagon)
    if tile == NOBODY:
        return ["", name, ""]
    size = f"({size_of(tile) + 1})"
    if not (completed(state, owner) >> hexagon) & 1:
        points = state.components.tile_points[tile]
        return [f"{size} {points}", name, needs_text(state.components, tile).replace(" ", "")]
    values = advanced_values(state, owner, hexagon)
    known = state.over or (seat == owner and state.components.owner_may_look)
    tokens = "+".join(str(value) if known else "?" for value in values)
    return [f"{size} ok", name, f"[{tokens}]" if tokens else ""]


# The main board


def main_lines(state: CraftingState, lang: str, names: Sequence[str]) -> list[str]:
    """Write the main board: goals, controls, display and supply."""
    stars = " ".join(f"{state.supply[element]}{SYMBOLS[element]}" for element in range(ELEMENTS))
    sizes = " ".join(f"{state.stack_left[size]}x({size + 1})" for size in range(SIZES))
    return [
        say("crafting-board-round", lang, round=state.round, crystals=state.supply[CRYSTALS_LEFT]),
        "",
        say("crafting-board-goals", lang),
        *(goal_line(state, place, lang) for place in range(state.goals_shown)),
        "",
        say("crafting-board-controls", lang),
        *(control_line(state, number, lang, names) for number in range(CONTROLS)),
        "",
        say(
            "crafting-board-display",
            lang,
            cards=cards_text([state.energy[DISPLAY + number] for number in range(CONTROLS)], lang),
            deck=sum(state.energy[DECK + number] for number in range(CONTROLS)),
        ),
        say("crafting-board-supply", lang, stars=stars, life=state.supply[LIFE_LEFT]),
        say("crafting-board-stacks", lang, nebulae=sizes, advanced=state.advanced_left),
    ]


def goal_line(state: CraftingState, place: int, lang: str) -> str:
    """Write a goal with the space it has reached and what each player has of it."""
    number = state.goals[place]
    amounts = " ".join(str(goal_amount(state, number, seat)) for seat in range(state.n_players))
    scored_in = goal_round(state.components, place)
    if state.round > scored_in or (state.over and state.round == scored_in):
        return say("crafting-board-goal-past", lang, goal=goal(number))
    return say("crafting-board-goal", lang, goal=goal(number), round=scored_in, amounts=amounts)


def control_line(state: CraftingState, number: int, lang: str, names: Sequence[str]) -> str:
    """Write a control with its energy tokens (players by seat number, # for dark) and power tokens."""
    tokens = "".join(str(seat + 1) for seat in range(state.n_players) if state.token[seat] == number)
    tokens += "#" * state.dark[number]
    powers = "".join(str(seat + 1) * power_tokens(state, seat, number) for seat in range(state.n_players))
    name = render(control(number), lang, names)
    return say(
        "crafting-board-control", lang, control=f"{name:<10}", tokens=f"{tokens or '-':<4}", powers=powers or "-"
    )


def cards_text(cards: Sequence[int], lang: str) -> str:
    """Write energy cards by type."""
    held = [f"{number} {render(control(place), lang)}" for place, number in enumerate(cards) if number]
    return ", ".join(held) or "-"


# Players


def own_lines(state: CraftingState, owner: int, seat: int | None, lang: str, names: Sequence[str]) -> list[str]:
    """Write hand, power cards and what lies beside the board of the galaxy's owner."""
    lines = [
        say("crafting-board-galaxy-of", lang, player=render(message("player-name", player=Seat(owner)), lang, names))
    ]
    if seat == owner:
        hand = [state.hands[owner * CONTROLS + number] for number in range(CONTROLS)]
        lines.append(say("crafting-board-hand", lang, cards=cards_text(hand, lang)))
    if owner == state.current_player:
        lines += beside_lines(state, seat == owner, lang)
    chamber = owner * CHAMBER_FIELDS
    lines.append(
        say(
            "crafting-board-chamber",
            lang,
            position=state.chamber[chamber + POSITION],
            ready=state.chamber[chamber + READY],
            scored=state.chamber[chamber + SCORED],
        )
    )
    for slot in range(SLOTS):
        card = state.powers[owner * SLOTS + slot]
        cost = state.components.slot_cost[slot]
        if card == NOBODY:
            lines.append(say("crafting-board-slot-free", lang, slot=slot + 1, cards=cost))
        else:
            lines.append(say("crafting-board-slot", lang, slot=slot + 1, card=power(card)))
    return lines


def beside_lines(state: CraftingState, own: bool, lang: str) -> list[str]:
    """Write what lies beside the current player's board and the sliders."""
    held = state.held
    stars = " ".join(f"{held[element]}{SYMBOLS[element]}" for element in range(ELEMENTS) if held[element])
    lines = [
        say("crafting-board-beside", lang, stars=stars or "-", life=held[HELD_LIFE]),
        say(
            "crafting-board-sliders",
            lang,
            supernovae=held[SUPERNOVA_SLIDER],
            dna=held[DNA_SLIDER],
            gravitons=held[GRAVITON_SLIDER],
        ),
    ]
    return [*lines, *(held_line(state, entry & 0xFF, own, lang) for entry in state.held_tiles)]


def held_line(state: CraftingState, tile: int, own: bool, lang: str) -> str:
    """Write a nebula beside the board: its face, or only its back."""
    if own:
        needs, points = needs_text(state.components, tile), state.components.tile_points[tile]
        face = message("crafting-tile", size=size_of(tile) + 1, needs=needs, points=points)
        return say("crafting-board-held-tile", lang, tile=face)
    return say("crafting-board-held-back", lang, size=size_of(tile) + 1)


def ones(mask: int) -> int:
    """Count the spaces of a mask."""
    return bin(mask).count("1")


def completed_sizes(state: CraftingState, number: int) -> str:
    """Write the sizes of a player's completed nebulae."""
    done = [h for h in range(state.components.galaxy.hexagons) if (completed(state, number) >> h) & 1]
    return " ".join(str(size_of(tile_at(state, number, h)) + 1) for h in done) or "-"


def player_line(state: CraftingState, number: int, lang: str, names: Sequence[str]) -> str:
    """Write what everyone can see of a player in one line."""
    name = f"{number + 1} {render(message('player-name', player=Seat(number)), lang, names)}"
    stars = " ".join(f"{ones(stars_of(state, number, element))}{SYMBOLS[element]}" for element in range(ELEMENTS))
    return say(
        "crafting-board-player",
        lang,
        name=f"{name:<14}",
        points=f"{open_points(state, number):>3}",
        stars=stars,
        supernovae=ones(supernovae(state, number)),
        proto=ones(proto(state, number)),
        stable=ones(stable(state, number)),
        nebulae=completed_sizes(state, number),
        advanced=sum(advanced_on(state, number, h) for h in range(state.components.galaxy.hexagons)),
        cards=hand_size(state, number),
    )
