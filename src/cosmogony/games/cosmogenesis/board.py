"""The table of Cosmogenesis as text: the central board, then every system, one line an orbit."""

from collections.abc import Sequence

from cosmogony.games.cosmogenesis.bodies import (
    ASTEROID,
    ASTEROIDS,
    COMET,
    COMETS,
    EXOTIC,
    NONE,
    PLANETARY,
    STELLAR,
    TERRESTRIAL_1_2,
    TERRESTRIAL_3,
    TERRESTRIAL_4,
    asteroids_of,
    colour_of,
    is_gas,
    is_ringed,
    is_wet,
    size_of,
)
from cosmogony.games.cosmogenesis.components import EXOTICS, PLANETARY_TILES, SECTOR_NAMES, SPACES, STELLAR_TILES
from cosmogony.games.cosmogenesis.notation.names import (
    MOON_LETTERS,
    colour_name,
    exotic_name,
    level_name,
    listed,
    named,
    planetary_name,
    stellar_name,
)
from cosmogony.games.cosmogenesis.notation.tiles import icons, planetary_text, revealed_at, stellar_text
from cosmogony.games.cosmogenesis.rules.board import bag_size, is_done
from cosmogony.games.cosmogenesis.rules.objectives import is_in_hand, is_offered
from cosmogony.games.cosmogenesis.rules.system import planets_of
from cosmogony.games.cosmogenesis.scoring import stellar_tile_points, total
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import SECRET, SLOTS, SYSTEM
from cosmogony.texts import Message, Seat, message, render

TAKEN = "-"


def board(state: CosmogenesisState, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """Draw the position as a seat sees it. The player to decide has an arrow."""
    lines = [render(head(state), lang, names), render(message("cosmogenesis-board-legend"), lang), ""]
    for sector in range(len(SECTOR_NAMES)):
        lines += sector_lines(state, sector, lang)
    for number in range(state.n_players):
        lines += ["", *player_lines(state, number, seat, lang, names)]
    return "\n".join(line.rstrip() for line in lines)


def head(state: CosmogenesisState) -> Message:
    """Say which round it is, who has the monolith, and what bag and reserve hold."""
    reserve = state.reserve
    return message(
        "cosmogenesis-board-head",
        round=state.round,
        player=Seat(state.monolith),
        bag=bag_size(state),
        small=reserve[TERRESTRIAL_1_2],
        three=reserve[TERRESTRIAL_3],
        four=reserve[TERRESTRIAL_4],
        asteroids=max(0, reserve[ASTEROIDS]),
        comets=reserve[COMETS],
    )


def sector_lines(state: CosmogenesisState, sector: int, lang: str) -> list[str]:
    """Draw a sector: objectives one a line with all that stands on them, other elements side by side."""
    first = sector * SPACES
    used = [at for at in range(first, first + SPACES) if state.components.is_used(at, state.n_players)]
    cells = [f"{at - first + 1} {space_text(state, at, lang)}" for at in used]
    label = f"{SECTOR_NAMES[sector]:>4}  "
    if sector == 0:
        return [(label if index == 0 else " " * len(label)) + cell for index, cell in enumerate(cells)]
    return [label + "   ".join(cells)]


def space_text(state: CosmogenesisState, at: int, lang: str) -> str:
    """Write what lies on a space."""
    element = state.spaces[at]
    if element == NONE:
        return TAKEN
    if at < SPACES:
        if element >= PLANETARY:
            return render(planetary_text(state.components, element - PLANETARY), lang)
        return render(stellar_text(state.components, element - STELLAR), lang)
    if at == state.components.monolith_space:
        return render(message("cosmogenesis-board-monolith", element=short_name(state, element)), lang)
    return render(short_name(state, element), lang)


def short_name(state: CosmogenesisState, element: int) -> Message:
    """Name an element of sectors II to IV in a few letters."""
    if element >= EXOTIC:
        exotic = element - EXOTIC
        return message(
            "cosmogenesis-board-exotic",
            tile=named(exotic_name(state.components, exotic)),
            icons=listed(icons(state.components, exotic), "or"),
        )
    if asteroids_of(element):
        return message("cosmogenesis-board-asteroids", count=asteroids_of(element))
    if element == COMET:
        return message("cosmogenesis-board-comet")
    return short_body(element)


def short_body(body: int) -> Message:
    """Write a body in a few letters: T3~ for size 3 with water, G1 red (o) for a red gas giant with rings."""
    if body == ASTEROID:
        return message("cosmogenesis-board-asteroid-moon")
    if is_gas(body):
        name = "ringed" if is_ringed(body) else "gas"
        return message(f"cosmogenesis-board-{name}", size=size_of(body), colour=colour_name(colour_of(body)))
    return message("cosmogenesis-board-wet" if is_wet(body) else "cosmogenesis-board-terrestrial", size=size_of(body))


def player_lines(state: CosmogenesisState, number: int, seat: int | None, lang: str, names: Sequence[str]) -> list[str]:
    """Draw a player's system and what lies beside it."""
    arrow = ">" if number == state.current_player and not state.over else " "
    done = [SECTOR_NAMES[sector] for sector in range(len(SECTOR_NAMES)) if is_done(state, number, sector)]
    top = message(
        "cosmogenesis-board-player",
        player=Seat(number),
        points=total(state, number),
        asteroids=state.asteroids[number],
        comets=state.comets[number],
        sectors=" ".join(done) or TAKEN,
    )
    lines = [f"{arrow} {render(top, lang, names)}"]
    planets = planets_of(state, number)
    lines += [orbit_line(state, number, orbit, lang) for orbit in range(planets)]
    if planets < state.orbits[number]:
        free = "  ".join(orbit_label(state, orbit) for orbit in range(planets, state.orbits[number]))
        lines.append(f"   {render(message('cosmogenesis-board-free', orbits=free), lang)}")
    lines += [f"      {render(text, lang)}" for text in beside(state, number, seat)]
    return lines


def orbit_label(state: CosmogenesisState, orbit: int) -> str:
    """Write the number of an orbit, marked if it is habitable."""
    return f"{'~' if state.components.is_habitable(orbit) else ' '}{orbit + 1}"


def orbit_line(state: CosmogenesisState, number: int, orbit: int, lang: str) -> str:
    """Draw an orbit: its planet, its moons, its objectives."""
    first = number * SYSTEM + orbit * SLOTS
    planet = body_text(state, first, lang)
    moons = [
        f"{MOON_LETTERS[slot - 1]} {body_text(state, first + slot, lang)}"
        for slot in range(1, SLOTS)
        if state.bodies[first + slot] != NONE
    ]
    tiles = [
        f"[{render(named(planetary_name(state.components, tile)), lang)}]" for tile in revealed_at(state, number, orbit)
    ]
    return f"   {orbit_label(state, orbit)}  {planet:<24}{'   '.join(moons):<50}{' '.join(tiles)}"


def body_text(state: CosmogenesisState, at: int, lang: str) -> str:
    """Write a body with its life."""
    short = render(short_body(state.bodies[at]), lang)
    return f"{short} ({render(level_name(state.life[at]), lang)})" if state.life[at] else short


def beside(state: CosmogenesisState, number: int, seat: int | None) -> list[Message]:
    """List what lies beside a system: exotic objects, stellar objectives, the hand as far as the seat knows it."""
    components = state.components
    lines: list[Message] = []
    for exotic in range(EXOTICS):
        if state.exotic_owner[exotic] == number:
            text = short_name(state, EXOTIC + exotic)
            lines.append(message("cosmogenesis-board-object", text=text, counters=state.exotic_counters[exotic]))
    for tile in range(STELLAR_TILES):
        if state.stellar_owner[tile] == number:
            points = stellar_tile_points(state, number, tile)
            text = stellar_text(components, tile) if number == seat else named(stellar_name(components, tile))
            lines.append(message("cosmogenesis-board-stellar", text=text, points=points))
    return lines + hand_lines(state, number, seat)


def hand_lines(state: CosmogenesisState, number: int, seat: int | None) -> list[Message]:
    """List a hand: one's own in full, of another's the names of those taken openly and the number of the others."""
    components = state.components
    hand = [tile for tile in range(PLANETARY_TILES) if is_in_hand(state, number, tile)]
    secret = [tile for tile in hand if state.planetary_place[tile] == SECRET]
    if number != seat:
        known = [named(planetary_name(components, tile)) for tile in hand if tile not in secret]
        lines = [message("cosmogenesis-board-hand", text=text) for text in known]
        return [*lines, message("cosmogenesis-board-secret", count=len(secret))] if secret else lines
    lines = [message("cosmogenesis-board-hand", text=planetary_text(components, tile)) for tile in hand]
    offered = [tile for tile in range(PLANETARY_TILES) if is_offered(state, number, tile)]
    return lines + [message("cosmogenesis-board-offered", text=planetary_text(components, t)) for t in offered]
