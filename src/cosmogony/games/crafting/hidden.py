"""What a seat cannot know, and how it is dealt anew.

Hidden are the order of decks and stacks, energy cards that others drew from the deck, nebulae that another has drawn
but not placed, the power cards another is choosing from, the values of others' advanced life, and goals to come. Kept
is all that a seat has seen: its own hand and advanced life, cards that others took from the display (CRA-4.5),
nebulae and power cards that went under a stack before its eyes.

Whatever is dealt anew is put in order first, so that the world depends on nothing but what the seat knows and the
dice: a bot then cannot even by accident choose by what it must not see.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmogony.core.rng import Rng
from cosmogony.core.state import NOBODY, filled
from cosmogony.games.crafting.components import (
    ADVANCED,
    CONTROLS,
    GOALS,
    GROUP_1,
    POWERS_OF_A_TYPE,
    SIZES,
    TILE_PLACES,
    control_of,
    size_of,
)
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import BATCH, DECK, EXACT, KNOWN, SEATS

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def determinize(state: "CraftingState", seat: i64, rng: Rng) -> "CraftingState":
    """Return a copy in which everything that the seat cannot know is dealt anew."""
    world = state.copy()
    world.rng = rng.copy()
    deal_goals(world)
    deal_energy(world, seat)
    for size in range(SIZES):
        deal_tiles(world, seat, size)
    for control in range(CONTROLS):
        deal_powers(world, seat, control)
    if not state.over:
        deal_advanced(world, seat, 0, GROUP_1)
        deal_advanced(world, seat, GROUP_1, ADVANCED)
    return world


def in_order(items: vec[i64]) -> vec[i64]:
    """Return things sorted by number: a few at a time, so each is simply put in after those below it."""
    ordered = items[:]
    for place in range(1, len(ordered)):
        item = ordered[place]
        at: i64 = place
        while at > 0 and ordered[at - 1] > item:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = item
    return ordered


def deal_goals(world: "CraftingState") -> None:
    """Shuffle the goals that were not revealed, those of the box included."""
    unseen = in_order(world.goals[world.goals_shown :])
    world.rng.shuffle(unseen)
    for place in range(world.goals_shown, GOALS):
        world.goals[place] = unseen[place - world.goals_shown]


def deal_energy(world: "CraftingState", seat: i64) -> None:
    """Deal the deck and the unseen cards of the other hands anew."""
    unseen = vec[i64]()
    for control in range(CONTROLS):
        for _card in range(world.energy[DECK + control]):
            unseen = append(unseen, control)
        for other in range(world.n_players):
            if other != seat:
                at = other * CONTROLS + control
                for _card in range(world.hands[at] - world.shown[at]):
                    unseen = append(unseen, control)
    world.rng.shuffle(unseen)
    dealt: i64 = 0
    for other in range(world.n_players):
        if other != seat:
            hidden: i64 = 0
            for control in range(CONTROLS):
                at = other * CONTROLS + control
                hidden += world.hands[at] - world.shown[at]
                world.hands[at] = world.shown[at]
            for _card in range(hidden):
                world.hands[other * CONTROLS + unseen[dealt]] += 1
                dealt += 1
    for control in range(CONTROLS):
        world.energy[DECK + control] = 0
    while dealt < len(unseen):
        world.energy[DECK + unseen[dealt]] += 1
        dealt += 1


def deal_tiles(world: "CraftingState", seat: i64, size: i64) -> None:
    """Shuffle the nebulae of a size that the seat has not seen: in the stack, or drawn by another."""
    bottom = size * TILE_PLACES
    left = world.stack_left[size]
    unseen = vec[i64]()
    for place in range(left):
        if is_unseen_tile(world.stacks[bottom + place], seat):
            unseen = append(unseen, world.stacks[bottom + place] & 0xFF)
    for place in range(len(world.held_tiles)):
        entry = world.held_tiles[place]
        if size_of(entry & 0xFF) == size and is_unseen_tile(entry, seat):
            unseen = append(unseen, entry & 0xFF)
    unseen = in_order(unseen)
    world.rng.shuffle(unseen)
    dealt: i64 = 0
    for place in range(left):
        entry = world.stacks[bottom + place]
        if is_unseen_tile(entry, seat):
            world.stacks[bottom + place] = (entry & ~0xFF) | unseen[dealt]
            dealt += 1
    for place in range(len(world.held_tiles)):
        entry = world.held_tiles[place]
        if size_of(entry & 0xFF) == size and is_unseen_tile(entry, seat):
            world.held_tiles[place] = (entry & ~0xFF) | unseen[dealt]
            dealt += 1


def is_unseen_tile(entry: i64, seat: i64) -> bool:
    """Say whether a seat does not know a nebula in a stack or beside a board."""
    return (entry >> KNOWN >> seat) & 1 == 0


def deal_powers(world: "CraftingState", seat: i64, control: i64) -> None:
    """Deal the power cards of a deck anew, with those another is choosing from.

    A card whose place the seat knows stays; one known to be in a batch goes to a free place of that batch; the rest
    go to the places left over.
    """
    entries = world.power_deck[control * POWERS_OF_A_TYPE : control * POWERS_OF_A_TYPE + world.power_left[control]]
    in_deck: i64 = len(entries)
    for place in range(len(world.drawn)):
        if control_of(world.drawn[place] & 0xFF) == control:
            entries = append(entries, world.drawn[place])
    dealt = dealt_anew(world.rng, entries, seat)
    for place in range(len(entries)):
        if place < in_deck:
            world.power_deck[control * POWERS_OF_A_TYPE + place] = dealt[place]
        else:
            world.drawn[place - in_deck] = dealt[place]


def dealt_anew(rng: Rng, entries: vec[i64], seat: i64) -> vec[i64]:
    """Return the entries of a power deck with the cards that the seat is unsure of in other places."""
    entries = arranged(entries, seat)
    number: i64 = len(entries)
    source = filled(number, NOBODY)  # by place: the place whose card comes here
    order = filled(number, 0)
    for place in range(number):
        order[place] = place
        if (entries[place] >> EXACT >> seat) & 1:
            source[place] = place
    rng.shuffle(order)
    for step in range(number):
        place = order[step]
        if source[place] != place and (entries[place] >> SEATS >> seat) & 1:
            source[free_place(rng, entries, source, batch_of(entries[place]))] = place
    moved = filled(number, 0)
    for place in range(number):
        if source[place] != NOBODY:
            moved[source[place]] = 1
    free: i64 = 0
    for step in range(number):
        if moved[order[step]] == 0:
            while source[free] != NOBODY:
                free += 1
            source[free] = order[step]
    dealt = filled(number, 0)
    for place in range(number):
        come = entries[source[place]]
        knowledge = come
        if source[place] != place and (come >> SEATS >> seat) & 1 == 0:
            knowledge = entries[place] & ~(1 << SEATS << seat)  # what the seat knew of the card that lay here has left
        dealt[place] = (knowledge & ~0xFFFF) | (entries[place] & 0xFF00) | (come & 0xFF)
    return dealt


def arranged(entries: vec[i64], seat: i64) -> vec[i64]:
    """Return a power deck with the cards that the seat is unsure of by number: first those of known batches."""
    result = entries[:]
    taken: i64 = 0
    cards = vec[i64]()
    for place in range(len(entries)):
        if (entries[place] >> EXACT >> seat) & 1:
            taken |= 1 << place
        else:
            cards = append(cards, (entries[place] & 0xFF) << 8 | place)
    cards = in_order(cards)
    for known in range(1, -1, -1):
        for card in cards:
            entry = entries[card & 0xFF]
            if (entry >> SEATS >> seat) & 1 == known:
                place = 0
                while taken >> place & 1 or (known == 1 and batch_of(entries[place]) != batch_of(entry)):
                    place += 1
                taken |= 1 << place
                knowledge = entries[place] & ~0xFF & ~(1 << SEATS << seat)
                result[place] = knowledge | known << SEATS << seat | (entry & 0xFF)
    return result


def batch_of(entry: i64) -> i64:
    """Return with which others a power card was last drawn; 0 if it never was (CRA-7.4)."""
    return (entry >> BATCH) & 0xFF


def draw_batch(state: "CraftingState", seat: i64, bottom: i64, left: i64, number: i64) -> None:
    """Let a seat draw power cards from above the others left: whoever knew where one lay knows that it was drawn.

    The cards drawn together form a new batch. Where only a part of an older batch is drawn, of which some seat knows
    a card but not its place, that card may be in either part: what stays behind then belongs to the new batch too.
    """
    state.batches += 1
    deck = left + number
    for place in range(left, deck):
        older = batch_of(state.power_deck[bottom + place])
        if someone_is_unsure(state, bottom, deck, older):
            join_batch(state, bottom, left, older, state.batches)
    for place in range(deck - 1, left - 1, -1):
        entry = state.power_deck[bottom + place]
        seats = (entry >> SEATS | entry >> EXACT) & 0xF | bit(seat)
        state.drawn = append(state.drawn, entry & 0xFF | state.batches << BATCH | seats << SEATS | bit(EXACT + seat))


def someone_is_unsure(state: "CraftingState", bottom: i64, deck: i64, batch: i64) -> bool:
    """Say whether a seat knows of a card in this batch, but not where in it (CRA-7.4)."""
    for place in range(deck):
        entry = state.power_deck[bottom + place]
        if batch_of(entry) == batch and (entry >> SEATS) & ~(entry >> EXACT) & 0xF:
            return True
    return False


def join_batch(state: "CraftingState", bottom: i64, left: i64, older: i64, batch: i64) -> None:
    """Let the cards of an older batch that stay in the deck, wherever they lie, belong to a new one (CRA-7.4)."""
    for place in range(left):
        entry = state.power_deck[bottom + place]
        if batch_of(entry) == older:
            state.power_deck[bottom + place] = entry ^ (older ^ batch) << BATCH


def free_place(rng: Rng, entries: vec[i64], source: vec[i64], batch: i64) -> i64:
    """Return a random place of a batch to which no card has been dealt."""
    free = vec[i64]()
    for place in range(len(entries)):
        if source[place] == NOBODY and batch_of(entries[place]) == batch:
            free = append(free, place)
    return free[rng.below(len(free))]


def deal_advanced(world: "CraftingState", seat: i64, start: i64, end: i64) -> None:
    """Shuffle the advanced life of one group that the seat has not seen: in stack and box, and on other boards."""
    unseen = vec[i64]()
    hexagons = world.components.galaxy.hexagons
    box = ADVANCED - GROUP_1 + world.components.advanced_per_player * world.n_players
    for place in range(ADVANCED):
        token = world.advanced_stack[place]
        if (place < world.advanced_left or place >= box) and start <= token < end:
            unseen = append(unseen, token)
    for at in range(world.n_players * hexagons):
        if is_secret(world, seat, at // hexagons):
            tokens = world.advanced[at]
            while tokens != 0:
                if start <= (tokens & 0xFF) - 1 < end:
                    unseen = append(unseen, (tokens & 0xFF) - 1)
                tokens >>= 8
    unseen = in_order(unseen)
    world.rng.shuffle(unseen)
    dealt: i64 = 0
    for place in range(ADVANCED):
        token = world.advanced_stack[place]
        if (place < world.advanced_left or place >= box) and start <= token < end:
            world.advanced_stack[place] = unseen[dealt]
            dealt += 1
    for at in range(world.n_players * hexagons):
        if is_secret(world, seat, at // hexagons):
            tokens = world.advanced[at]
            renewed: i64 = 0
            shift: i64 = 0
            while tokens != 0:
                token = (tokens & 0xFF) - 1
                if start <= token < end:
                    token = unseen[dealt]
                    dealt += 1
                renewed |= (token + 1) << shift
                shift += 8
                tokens >>= 8
            world.advanced[at] = renewed


def is_secret(world: "CraftingState", seat: i64, owner: i64) -> bool:
    """Say whether a seat does not know the advanced life of a board (CRA-6.9)."""
    return owner != seat or not world.components.owner_may_look
