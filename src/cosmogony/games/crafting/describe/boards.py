"""What lies around a player's galaxy: energy token, power tokens, time chamber, cards."""

from collections.abc import Callable

from cosmogony.core.answers import Description
from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROL_NAMES, CONTROLS, SLOTS
from cosmogony.games.crafting.describe.common import active_text, power, what
from cosmogony.games.crafting.galaxy import count
from cosmogony.games.crafting.layout import CHAMBER_FIELDS, POSITION, READY, SCORED
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.rules import pieces
from cosmogony.games.crafting.rules.gains import next_discharge
from cosmogony.games.crafting.scoring import open_points
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Seat

Told = Callable[[CraftingState, int | None, int, list[str]], Description]


def _galaxy(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    stars, life = pieces.stars(state, owner), pieces.life(state, owner)
    done = pieces.completed(state, owner)
    now = [
        what("points", points=open_points(state, owner)),
        what("galaxy-now", stars=count(stars), life=count(life), nebulae=count(done)),
    ]
    return Description(what("galaxy-name", player=Seat(owner)), what("galaxy"), now, ["CRA-2.1"])


def _marble(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    control = state.token[owner]
    now = [what("marble-now", control=names.control(control), gift=active_text(state, control))]
    does = what("marble", steps=state.components.steps)
    return Description(what("marble-name", player=Seat(owner)), does, now, ["CRA-3.1", "CRA-4.1"])


def _token(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    control = CONTROL_NAMES.index(rest[0])
    tokens = pieces.power_tokens(state, owner, control)
    now = [what("token-now", count=tokens, control=names.control(control))]
    return Description(what("token-name", player=Seat(owner)), what("token"), now, ["CRA-7.3", "CRA-4.4"])


def _chamber(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    first, track = owner * CHAMBER_FIELDS, state.components.track
    position, ready = state.chamber[first + POSITION], state.chamber[first + READY]
    points = next_discharge(state, owner)
    if ready:
        now = [what("chamber-ready", points=points)]
    elif position == NOBODY:
        now = [what("chamber-empty")]
    else:
        now = [what("chamber-now", position=position, steps=track - position, points=points)]
    now.append(what("chamber-scored", count=state.chamber[first + SCORED]))
    does = what("chamber", track=track)
    return Description(what("chamber-name", player=Seat(owner)), does, now, ["CRA-4.7", "CRA-6.5", "CRA-6.6"])


def _hand(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    known = state.hands if seat == owner else state.shown
    held = [known[owner * CONTROLS + control] for control in range(CONTROLS)]
    clauses = ["CRA-7.1", "CRA-7.6", "CRA-10.5"]
    does = what("card", cards=state.components.set_size, points=state.components.set_points)
    if rest[0] == "unseen":
        hidden = pieces.hand_size(state, owner) - sum(held)
        return Description(what("hand-name", player=Seat(owner)), does, [what("unseen", count=hidden)], clauses)
    control = CONTROL_NAMES.index(rest[0])
    now = what("hand-now" if seat == owner else "hand-seen", count=held[control])
    return Description(what("card-name", type=names.control(control)), does, [now], clauses)


def _slot(state: CraftingState, seat: int | None, owner: int, rest: list[str]) -> Description:
    slot = int(rest[0]) - 1
    card = state.powers[owner * SLOTS + slot]
    if card != NOBODY:
        return power(card, [what("slot-of", player=Seat(owner))])
    does = what("slot", cards=state.components.slot_cost[slot])
    return Description(what("slot-name"), does, [what("slot-free")], ["CRA-7.1", "CRA-7.2", "CRA-7.3"])


TOLD: dict[str, Told] = {
    "galaxy": _galaxy,
    "marble": _marble,
    "token": _token,
    "chamber": _chamber,
    "hand": _hand,
    "slot": _slot,
}
