"""The recorded examples of the rulebooks, step by step, as a page shows them."""

from functools import lru_cache
from typing import Any

import msgspec

from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.state import State
from cosmogony.games import named_game
from cosmogony.server.messages import ExampleInfo, ExampleStep, Language
from cosmogony.server.positions import encode
from cosmogony.server.table import RefusalError
from cosmogony.texts import Message, message, say

KEPT = 64
"""Examples kept ready; a rulebook has a handful, in each language."""


@lru_cache(KEPT)
def example_steps(name: str, example: str, first: int, last: int, lang: Language) -> ExampleInfo:
    """Return an example from its action ``first`` to ``last``, with the position before, as who acts first sees it."""
    game = named_game(name)
    record = example_record(game, example)
    if not 1 <= first <= last + 1 <= len(record.lines) + 1:
        raise RefusalError(message("replay-beyond"))
    state = game.replay(record, plies=first - 1)
    names = [record.names.get(seat) or say("player", lang, number=seat + 1) for seat in range(record.players)]
    seat = state.current_player
    steps = [step(game, state, seat, lang, names)]
    for line in record.lines[first - 1 : last]:
        mover, decision = state.current_player, game.message(state, game.parse(state, line.text))
        game.play_text(state, line.text)
        steps.append(step(game, state, seat, lang, names, mover, decision))
    return ExampleInfo(names, seat, steps)


def example_record(game: Game[Any], example: str) -> Record:
    """Return an example of a game's rulebook."""
    text = game.file("rulebook", "examples", f"{example}.txt")
    if text is None:
        raise RefusalError(message("example-unknown"))
    return Record.loads(text, example)


def step(
    game: Game[Any],
    state: State,
    seat: int,
    lang: Language,
    names: list[str],
    mover: int | None = None,
    decision: Message | None = None,
) -> ExampleStep:
    """Describe a position, and the decision that led to it."""
    seen = game.observe(state, seat, max(0, len(state.history) - 1))
    return ExampleStep(
        actions=len(state.history),
        mover=mover,
        decision=decision,
        lines=[] if decision is None else [line.message for line in seen.events],
        view=msgspec.Raw(encode(seen.view)),
        board=game.board(state, seat, lang, names),
    )
