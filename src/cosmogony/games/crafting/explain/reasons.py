"""What is said of a legal action, choice by choice, and of each fault: the clause, the message, the values it names."""

from cosmogony.core.reasons import Reason
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.explain.asked import Asked

OF_CHOICE, OF_CARD = "the clause of what is being chosen", "the clause of the power card behind it, if there is one"


KINDS = {
    a.MOVE_ENERGY: Reason("CRA-3.4", "shift", "end"),
    a.DRAW_NEBULA: Reason("CRA-4.3", "draw"),
    a.TAKE_CARD: Reason("CRA-4.5", "take"),
    **dict.fromkeys((a.CRAFT, a.TILE, a.TILE_AT), Reason("CRA-5.1")),
    a.STAR_AT: Reason("CRA-5.2"),
    a.LIFE_AT: Reason("CRA-5.3"),
    a.DISCARD_STAR: Reason("CRA-6.3"),
    a.ELEMENT: Reason("CRA-4.10"),
    a.CONVERT: Reason("CRA-8.1"),
    a.STABILISE: Reason("CRA-8.3"),
    **dict.fromkeys((a.STAR_FROM, a.STAR_TO, a.LIFE_FROM, a.LIFE_TO), Reason("CRA-8.4")),
    **dict.fromkeys((a.PAY_ENERGY, a.PAY_LIFE, a.SUPERNOVA, a.EITHER), Reason("CRA-7.5")),
    a.ADVANCED_AT: Reason("CRA-13.11"),
    a.REPLACE_TILE: Reason("CRA-13.27"),
    **dict.fromkeys((a.TILE_FROM, a.TILE_TO), Reason("CRA-13.28")),
    a.SLOT: Reason("CRA-7.1"),
    a.KEEP_CARD: Reason("CRA-7.3"),
    a.UNDER_DECK: Reason("CRA-7.4"),
    a.OMEGA: Reason("CRA-9.1"),
    a.DISCARD_CARD: Reason("CRA-10.5"),
}
DECLINED = {
    (a.MOVE_ENERGY, a.ENOUGH_SHIFTS): Reason("CRA-3.3", "shift-stop"),
    (a.STAR_TO, a.STOP): Reason("CRA-13.25", "stay"),
    (a.LIFE_FROM, a.STOP): Reason("CRA-13.32", "enough"),
    (a.PAY_LIFE, a.STOP): Reason("CRA-13.13"),
    (a.OMEGA, a.OMEGA_NOTHING): Reason("CRA-9.2"),
}
"""The actions that end or decline a choice."""
MENU = (
    (a.MENU_END, Reason("CRA-9.1", "end")),
    (a.MENU_ADVANCE, Reason("CRA-6.7", "advance")),
    (a.MENU_COMPLETE, Reason("CRA-6.2", "complete", "needs points")),
    (a.MENU_USE, Reason("CRA-7.5", "use", "effect")),
    (a.MENU_SELL, Reason("CRA-7.6", "sell", "held type")),
    (a.MENU_BUY, Reason("CRA-7.1", "buy", "held type")),
    (a.MENU_DISCHARGE, Reason("CRA-6.5", "discharge", "points=discharge")),
    (a.MENU_MOVE_STAR, Reason("CRA-8.4", "slider")),
    (a.MENU_STABILISE, Reason("CRA-8.3", "slider")),
    (a.MENU_CONVERT, Reason("CRA-8.1", "slider")),
    (a.MENU_TILE, Reason("CRA-5.1", "place")),
    (a.MENU_LIFE, Reason("CRA-5.3", "place")),
    (a.MENU_STAR, Reason("CRA-5.2", "place")),
)
"""The entries of the craft menu, each group from its first entry on, the last group first."""
REFUSALS = {
    faults.OVER: Reason("CRA-12.1", "over"),
    faults.UNKNOWN: Reason(OF_CHOICE, "unknown"),
    faults.NOT_NOW: Reason(OF_CHOICE, "not-now", "prompt"),
    faults.OWN_MUST_MOVE: Reason("CRA-3.1", "own-must-move"),
    faults.MAY_NOT_STOP: Reason(OF_CHOICE, "may-not-stop", "steps"),
    faults.NO_DARK: Reason("CRA-3.2", "no-dark", "control=type"),
    faults.TOO_FAR: Reason(OF_CHOICE, "too-far", "end steps"),
    faults.STACK_EMPTY: Reason("CRA-4.10", "stack-empty", "size"),
    faults.NO_HEXAGON_FREE: Reason(OF_CHOICE, "no-hexagon-free"),
    faults.DECK_EMPTY: Reason(OF_CHOICE, "deck-empty"),
    faults.NOT_IN_DISPLAY: Reason(OF_CHOICE, "not-in-display", "type"),
    faults.NOTHING_TO_PLACE: Reason(OF_CHOICE, "nothing-to-place"),
    faults.NO_SPACE: Reason(OF_CHOICE, "no-space"),
    faults.STAR_TAKEN: Reason(OF_CHOICE, "star-taken", "space"),
    faults.OUTSIDE_SECTOR: Reason(OF_CARD, "outside-sector", "space sector"),
    faults.LIFE_TAKEN: Reason(OF_CHOICE, "life-taken", "space"),
    faults.NOT_BESIDE_STABLE: Reason(OF_CARD, "not-beside-stable", "space"),
    faults.NOT_BESIDE_LIFE: Reason(OF_CHOICE, "not-beside-life", "space"),
    faults.NOT_STARTING_SPACE: Reason("CRA-5.4", "not-starting-space", "space=starting_space"),
    faults.SAME_TILE: Reason(OF_CHOICE, "same-tile"),
    faults.HEXAGON_TAKEN: Reason("CRA-5.1", "hexagon-taken", "hexagon"),
    faults.ONCE_A_TURN: Reason("CRA-6.1", "once-a-turn"),
    faults.NO_NEBULA_THERE: Reason(OF_CHOICE, "no-nebula-there", "hexagon"),
    faults.ALREADY_COMPLETED: Reason("CRA-6.4", "already-completed", "hexagon"),
    faults.STARS_MISSING: Reason(OF_CHOICE, "stars-missing", "hexagon needs missing"),
    faults.NOT_TOUCHING: Reason(OF_CHOICE, "not-touching", "space hexagon=hexagon_to_touch"),
    faults.CHAMBER_NOT_READY: Reason(OF_CHOICE, "chamber-not-ready", "position"),
    faults.TAKE_REWARD: Reason(OF_CHOICE, "take-reward"),
    faults.NONE_LEFT: Reason("CRA-4.10", "none-left", "star"),
    faults.CARD_NOT_OWNED: Reason(OF_CARD, "card-not-owned", "card"),
    faults.NOT_COMPLETED: Reason(OF_CHOICE, "not-completed", "hexagon"),
    faults.ALREADY_ADVANCED: Reason(OF_CHOICE, "already-advanced", "hexagon"),
    faults.LIFE_MISSING: Reason(OF_CHOICE, "life-missing", "hexagon life"),
    faults.NO_ADVANCED_LEFT: Reason(OF_CHOICE, "no-advanced-left"),
    faults.NO_SLOT: Reason(OF_CHOICE, "no-slot"),
    faults.POWER_DECK_EMPTY: Reason("CRA-7.2", "power-deck-empty", "type"),
    faults.TOO_FEW_CARDS: Reason(OF_CARD, "too-few-cards", "type held needed"),
    faults.SLOT_FILLED: Reason(OF_CHOICE, "slot-filled", "slot"),
    faults.SAME_SLOT: Reason(OF_CHOICE, "same-slot", "slot=slot_alike"),
    faults.SLIDER_EMPTY: Reason(OF_CHOICE, "slider-empty"),
    faults.NO_PLAIN_STAR: Reason(OF_CHOICE, "no-plain-star"),
    faults.NO_PROTO: Reason(OF_CHOICE, "no-proto"),
    faults.NOTHING_TO_MOVE: Reason(OF_CHOICE, "nothing-to-move"),
    faults.NO_STAR_THERE: Reason(OF_CHOICE, "no-star-there", "space"),
    faults.ALREADY_SUPERNOVA: Reason(OF_CHOICE, "already-supernova", "space"),
    faults.NO_PROTO_THERE: Reason(OF_CHOICE, "no-proto-there", "space"),
    faults.SUPERNOVA_FIXED: Reason("CRA-8.2", "supernova-fixed", "space"),
    faults.NO_WAY: Reason("CRA-8.5", "no-way", "space"),
    faults.MUST_MOVE: Reason("CRA-8.4", "must-move"),
    faults.OUT_OF_REACH: Reason("CRA-8.5", "out-of-reach", "start space"),
    faults.NO_LIFE_THERE: Reason(OF_CHOICE, "no-life-there", "space"),
    faults.OTHER_LIFE: Reason(OF_CARD, "other-life", "space"),
    faults.SLOT_FREE: Reason(OF_CHOICE, "slot-free", "slot"),
    faults.DISCHARGE_ONLY: Reason(OF_CARD, "discharge-only", "card"),
    faults.CANNOT_PAY: Reason(OF_CARD, "cannot-pay", "effect"),
    faults.NO_EFFECT: Reason(OF_CARD, "no-effect", "card"),
    faults.WRONG_TYPE: Reason(OF_CARD, "wrong-type", "type effect"),
    faults.PAY_FROM_BOARD: Reason(OF_CHOICE, "pay-from-board"),
    faults.NO_SUPERNOVA_THERE: Reason(OF_CARD, "no-supernova-there", "space"),
    faults.NO_PROTO_BESIDE: Reason(OF_CARD, "no-proto-beside", "space"),
    faults.NOT_EVOLVING: Reason(OF_CHOICE, "not-evolving", "hexagon tokens"),
    faults.NOT_THIS_CARD: Reason(OF_CARD, "not-this-card", "card"),
    faults.NOT_SMALL: Reason(OF_CHOICE, "not-small", "hexagon"),
    faults.COMPLETED_STAYS: Reason(OF_CHOICE, "already-completed", "hexagon"),
    faults.OMEGA_COMPULSORY: Reason(OF_CHOICE, "omega-compulsory"),
    faults.DECK_LAST: Reason(OF_CHOICE, "deck-last"),
    faults.POWER_DECK_SHORT: Reason("CRA-7.2", "power-deck-short", "type left needed"),
}
ELSEWHERE = {(faults.STACK_EMPTY, a.OMEGA): "CRA-9.1"}
"""The clause of a fault where it depends on what is being chosen."""


def words_for(asked: Asked) -> Reason:
    """Return what is said of an action if it is legal."""
    if asked.kind == a.CRAFT:
        return next((words for first, words in MENU if asked.target >= first), KINDS[a.CRAFT])
    return DECLINED.get((asked.kind, asked.target), KINDS[asked.kind])
