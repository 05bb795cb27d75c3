"""Answers to a player who thinks: why something is allowed, what a choice would change, what a bot would do.

All of it is for the person whose turn it is and rests on what that person knows. A preview is made on a world dealt
for the seat, as bots get it, so it cannot tell what the true game hides.
"""

from typing import Any

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.server.messages import (
    AskHint,
    Because,
    Describe,
    Described,
    Hints,
    Preview,
    Previewed,
    Weigh,
    Weighed,
    Why,
)
from cosmogony.server.positions import encode
from cosmogony.server.table import RefusalError, Table
from cosmogony.server.thoughts import Explaining, Thinkers, Weighing, doubt_choice, explain_found, find_hints
from cosmogony.texts import message


def explain(table: Table, player: str, request: Why) -> Because:
    """Say why an action is allowed or not."""
    state = table.need_turn(player, request.seq)
    action = request.action if isinstance(request.action, int) else table.game.parse(state, request.action)
    found = table.game.explain(state, action)
    return Because(request.ref, request.table, found.legal, found.clause, found.message)


def describe(table: Table, seat: int | None, request: Describe) -> Described:
    """Say what something on the board is, as a seat sees it, or a spectator."""
    return described(table.game, table.state, seat, request)


def described(game: Game[Any], state: State | None, seat: int | None, request: Describe) -> Described:
    """Say what something is in a position."""
    found = game.describe(state, seat, request.thing) if state is not None else None
    if found is None:
        raise RefusalError(message("table-no-such-thing"))
    return Described(
        request.ref, request.table, request.thing, found.name, found.does, found.now, found.clauses, found.counts
    )


def preview(table: Table, player: str, request: Preview) -> Previewed:
    """Say what a choice would change, unless it would show something that the player does not know yet."""
    state = table.need_turn(player, request.seq)
    table.need_legal(state, request.action)
    game, seat = table.game, int(state.current_player)
    before = state.determinize(seat, seeded(request.seq, "preview"))
    after = tried(before, request.action)
    if after.revealed_at or (after.over and not game.hides_nothing):
        return Previewed(request.ref, request.table, request.seq, request.action, True, None, [], None, None)
    seen = game.observe(after, seat)
    return Previewed(
        request.ref,
        request.table,
        request.seq,
        request.action,
        reveals=False,
        points=after.scores()[seat] - before.scores()[seat],
        lines=[line.message for line in seen.events],
        to_move=None if after.over else int(after.current_player),
        view=msgspec.Raw(encode(seen.view)),
    )


def tried(world: State, action: int) -> State:
    """Return a copy on which an action was tried, and which notes whether it revealed anything."""
    after = world.copy()
    after.recording = True
    after.revealed_at = 0
    after.apply(action)
    return after


async def find_best(table: Table, player: str, request: AskHint, pool: Thinkers) -> Hints:
    """Let a bot look for the best choices."""
    table.need_turn(player, request.seq)
    if not table.hints:
        raise RefusalError(message("table-no-hints"))
    game = table.transcript()
    if request.deep:
        thought = await pool.long.decide(game, player)
        found = await pool.run(explain_found, Explaining(game, thought), player)
    else:
        found = await pool.run(find_hints, game, player)
    return Hints(request.ref, request.table, request.seq, found, deeper=pool.long.offered and not request.deep)


async def weigh(table: Table, player: str, request: Weigh, pool: Thinkers) -> Weighed:
    """Let the coach look at a choice before it is made."""
    state = table.need_turn(player, request.seq)
    table.need_legal(state, request.action)
    if not table.hints:
        raise RefusalError(message("table-no-coach"))
    found = await pool.run(doubt_choice, Weighing(table.transcript(), request.action), player)
    return Weighed(request.ref, request.table, request.seq, request.action, found)
