"""What lies in common: controls and energy tokens, stacks and supply, the tray and the sliders of whoever acts."""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.games.crafting.components import CONTROL_NAMES, CONTROLS, POWER_NAMES, SYMBOLS
from cosmogony.games.crafting.explain.asked import card_clause
from cosmogony.games.crafting.galaxy import SECTOR_NAMES
from cosmogony.games.crafting.layout import (
    DECK,
    DISPLAY,
    DNA_SLIDER,
    GRAVITON_SLIDER,
    HELD_LIFE,
    LIFE_LEFT,
    SUPERNOVA_SLIDER,
)
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.notation.messages import unplaced, unplaced_name
from cosmogony.games.crafting.rules.energy import energy_at, passive_amount
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Argument, Message, Seat, message

Told = Callable[[CraftingState, int | None, list[str]], Description]
SLIDERS = {
    "supernova": (SUPERNOVA_SLIDER, ["CRA-8.1", "CRA-8.2"]),
    "dna": (DNA_SLIDER, ["CRA-8.3"]),
    "graviton": (GRAVITON_SLIDER, ["CRA-8.4", "CRA-8.5"]),
}


def what(word: str, **named: Argument) -> Message:
    """Make a message of this page."""
    return message(f"crafting-what-{word}", **named)


def active_text(state: CraftingState, control: int) -> Message:
    """Say what a control gives to the player whose token comes to rest there."""
    c = state.components
    first, second = (
        (c.light_hydrogen, 0),
        (c.time_oxygen, c.time_dna),
        (c.gravity_helium, c.gravity_supernova),
        (c.chemistry_carbon, c.chemistry_nebula),
    )[control]
    return what(f"gift-{CONTROL_NAMES[control]}", first=first, second=second)


def passive_text(control: int) -> Message:
    """Say what a control gives for every token in it."""
    return what(f"each-{CONTROL_NAMES[control]}")


def _cup(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    does = what("cup", gift=active_text(state, control), each=passive_text(control), capacity=state.components.capacity)
    here, room = energy_at(state, control), state.components.capacity
    now = what("cup-full", count=here) if here >= room else what("cup-now", count=here, capacity=room)
    return Description(what("cup-name", control=names.control(control)), does, [now], ["CRA-3.4", "CRA-4.1", "CRA-4.4"])


def _active(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    name = what("active-name", control=names.control(control))
    return Description(name, what("active", gift=active_text(state, control)), [], ["CRA-4.1"])


def _passive(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    reader = state.current_player if seat is None else seat
    now = what("passive-now", player=Seat(reader), count=passive_amount(state, reader, control))
    name = what("passive-name", control=names.control(control))
    return Description(name, what("passive", each=passive_text(control)), [now], ["CRA-4.4"])


def _dark(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    now = what("dark-now", count=state.dark[control], control=names.control(control))
    return Description(what("dark-name"), what("dark"), [now], ["CRA-3.2", "CRA-3.4"])


def _steps(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    now = [what("steps-now", steps=state.shifts_left)]
    return Description(what("steps-name"), what("steps", steps=state.components.steps), now, ["CRA-3.1", "CRA-3.3"])


def _stack(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    size = int(rest[0])
    now = what("left", count=state.stack_left[size - 1])
    return Description(what("stack-name", size=size), what("stack"), [now], ["CRA-4.3", "CRA-9.1"])


def _supply(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    element = SYMBOLS.index(rest[0])
    now = what("left", count=state.supply[element])
    name = what("supply-name", star=names.star(element))
    return Description(name, what("supply"), [now], ["CRA-4.10"])


def _display(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    now = [what("display-now", count=state.energy[DISPLAY + control])]
    if seat is not None:
        now.append(what("hand-now", count=state.hands[seat * CONTROLS + control]))
    name = what("card-name", type=names.control(control))
    does = what("card", cards=state.components.set_size, points=state.components.set_points)
    return Description(name, does, now, ["CRA-4.5", "CRA-7.1", "CRA-7.6"])


def _deck(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    left = sum(state.energy[DECK + control] for control in range(CONTROLS))
    return Description(what("deck-name"), what("deck"), [what("left", count=left)], ["CRA-4.5", "CRA-4.12"])


def _first(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    now = [what("first-now", player=Seat(state.first_player))]
    return Description(what("first-name"), what("first"), now, ["CRA-10.7"])


def _sector(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    name = what("sector-name", sector=names.sector(SECTOR_NAMES.index(rest[0])))
    return Description(name, what("sector"), [], ["CRA-2.1"])


def _tray(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    if rest and rest[0] in SYMBOLS:
        element = SYMBOLS.index(rest[0])
        now = _held(state, state.held[element])
        return Description(what("tray-star", star=names.star(element)), what("star"), now, ["CRA-5.2", "CRA-9.3"])
    if rest == ["life"]:
        now = [*_held(state, state.held[HELD_LIFE]), what("left", count=state.supply[LIFE_LEFT])]
        return Description(what("tray-life"), what("life"), now, ["CRA-5.3", "CRA-9.3"])
    if rest:
        return _nebula(state, seat, int(rest[1]) - 1 if len(rest) > 1 else None)
    lost = [what("tray-now", what=unplaced_name(state))] if unplaced(state) else [what("tray-empty")]
    return Description(what("tray-name", player=Seat(state.current_player)), what("tray"), lost, ["CRA-4.2", "CRA-9.3"])


def _held(state: CraftingState, count: int) -> list[Message]:
    return [what("held", player=Seat(state.current_player), count=count)]


def _nebula(state: CraftingState, seat: int | None, place: int | None) -> Description:
    """Describe a nebula beside the board: its face for the one who drew it, else only its back."""
    now = _held(state, len(state.held_tiles))
    if place is not None:
        tile = state.held_tiles[place] & 0xFF
        own = seat == state.current_player
        face = names.tile_name(state.components, tile)
        now = [what("nebula-face", tile=face)] if own else [what("nebula-back")]
    return Description(what("tray-nebula"), what("nebula-held"), now, ["CRA-4.3", "CRA-5.1", "CRA-9.3"])


def _slider(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    field, clauses = SLIDERS[rest[0]]
    now = [*_held(state, state.held[field]), what("slider-lost")]
    return Description(what(f"slider-{rest[0]}-name"), what(f"slider-{rest[0]}"), now, [*clauses, "CRA-9.3"])


def power(card: int, now: list[Message]) -> Description:
    """Describe a power card."""
    does = what("power", effect=names.power_text(card))
    return Description(names.power(card), does, now, [card_clause(card), "CRA-7.5"])


def _drawn(state: CraftingState, seat: int | None, rest: list[str]) -> Description:
    return power(POWER_NAMES.index(rest[0].replace("-", "_")), [what("drawn")])


TOLD: dict[str, Told] = {
    "cup": _cup,
    "active": _active,
    "passive": _passive,
    "dark": _dark,
    "steps": _steps,
    "stack": _stack,
    "supply": _supply,
    "display": _display,
    "deck": _deck,
    "first": _first,
    "sector": _sector,
    "tray": _tray,
    "slider": _slider,
    "drawn": _drawn,
}
