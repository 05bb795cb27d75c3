"""Answers to a player who thinks: why something is allowed, what a choice would change, what a bot would do.

All of it is for the person whose turn it is and rests on what that person knows. A preview is made on a world dealt
for the seat, as bots get it, so it cannot tell what the true game hides.
"""

import msgspec

from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.server.bot_pool import BotPool, find_hints, moment_of
from cosmogony.server.eyes import encode
from cosmogony.server.messages import AskHint, Because, Hints, Preview, Previewed, Why
from cosmogony.server.table import RefusalError, Table
from cosmogony.texts import message


def explain(table: Table, player: str, wish: Why) -> Because:
    """Say why an action is allowed or not."""
    state = table.need_turn(player, wish.seq)
    action = wish.action if isinstance(wish.action, int) else table.game.parse(state, wish.action)
    found = table.game.explain(state, action)
    return Because(wish.ref, wish.table, found.legal, found.clause, found.message)


def preview(table: Table, player: str, wish: Preview) -> Previewed:
    """Say what a choice would change, unless it would show something that the player does not know yet."""
    state = table.need_turn(player, wish.seq)
    table.need_legal(state, wish.action)
    game, seat = table.game, int(state.current_player)
    before = state.determinize(seat, seeded(wish.seq, "preview"))
    after = tried(before, wish.action)
    if after.revealed_at or (after.over and not game.hides_nothing):
        return Previewed(wish.ref, wish.table, wish.seq, wish.action, True, None, [], None, None)
    return Previewed(
        wish.ref,
        wish.table,
        wish.seq,
        wish.action,
        reveals=False,
        points=after.scores()[seat] - before.scores()[seat],
        lines=game.observe(after, seat).events,
        to_move=None if after.over else int(after.current_player),
        view=msgspec.Raw(encode(game.view(after, seat))),
    )


def tried(world: State, action: int) -> State:
    """Return a copy on which an action was tried, and which notes whether it revealed anything."""
    after = world.copy()
    after.recording = True
    after.revealed_at = 0
    after.apply(action)
    return after


async def find_best(table: Table, player: str, wish: AskHint, pool: BotPool) -> Hints:
    """Let a bot look for the best choices."""
    table.need_turn(player, wish.seq)
    if not table.hints:
        raise RefusalError(message("table-no-hints"))
    return Hints(wish.ref, wish.table, wish.seq, await pool.run(find_hints, moment_of(table)))
