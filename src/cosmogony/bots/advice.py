"""Explanations: the best choices with a sentence of why, and what a finished game's decisions cost.

The reasons come from the evaluation: its named parts are compared before and after a choice. A game may say more in
``bots/<game>/reasons.py``: what exactly is prepared, with the actual values.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from cosmogony.bots.base import Alternative, Limit
from cosmogony.bots.cosmogenesis.reasons import aims as cosmogenesis_aims
from cosmogony.bots.crafting.reasons import aims as crafting_aims
from cosmogony.bots.evaluation import Evaluation
from cosmogony.bots.evaluations import evaluation_for
from cosmogony.bots.genesis.reasons import aims as genesis_aims
from cosmogony.bots.lookahead import look_ahead
from cosmogony.bots.search import SearchBot
from cosmogony.bots.team import ask_team
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.texts import Message, message, render

AIMS: dict[str, Callable[[Any, Any, int], list[Message]]] = {
    "genesis": genesis_aims,
    "cosmogenesis": cosmogenesis_aims,
    "crafting": crafting_aims,
}
"""By game: what a choice works towards, from the positions before and after it."""
WORTH_SAYING = 0.2
"""Points below which a change is no reason."""
FOLLOWED = 8
"""How many further decisions of the same turn a reason may rest on."""


class Hint(msgspec.Struct, frozen=True):
    """One choice, what it leads to and why."""

    action: int
    text: str
    message: Message
    clause: str
    share: float
    """The share of the bot's attention that it earned, from 0 to 1."""
    scores: list[float]
    """The points expected for each player."""
    reasons: list[Message]

    def sentence(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the reasons as one line, with the clause."""
        told = "; ".join(render(reason, lang, names) for reason in self.reasons)
        return f"{told or render(message('hint-no-reason'), lang)} [{self.clause}]"


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost expected points, and what would have been better."""

    ply: int
    seat: int
    played: Hint
    better: Hint
    lost: float
    """Expected points of the player that the decision cost."""


def advise(
    game: Game[Any],
    state: State,
    limit: Limit | None = None,
    best: int = 3,
    seed: int = 1,
    processes: int = 1,
    edition: str = "",
) -> list[Hint]:
    """Return the best choices of the player whose turn it is, from what that player knows.

    Several ``processes`` think together; they need the text of an ``edition`` that is not the built-in one.
    """
    if state.over:
        raise SetupError("the game is over: there is nothing to choose")
    seat = state.current_player
    world = state.determinize(seat, seeded(seed, "advice"))
    limit = limit or Limit(seconds=1.0)
    if processes > 1:
        choice = ask_team("ismcts", state, limit, seed, processes, edition)
    else:
        choice = SearchBot(seed).choose(world, limit)
    total = max(1, sum(other.visits for other in choice.alternatives))
    return [hint(game, world, other, other.visits / total) for other in choice.alternatives[:best] if other.visits]


def hint(game: Game[Any], world: State, chosen: Alternative, share: float) -> Hint:
    """Put one alternative into words."""
    return Hint(
        action=chosen.action,
        text=game.text(world, chosen.action),
        message=game.message(world, chosen.action),
        clause=game.explain(world, chosen.action).clause,
        share=share,
        scores=chosen.scores,
        reasons=reasons(game, world, chosen.action),
    )


def reasons(game: Game[Any], world: State, action: int) -> list[Message]:
    """Say what an action gains now, what it prepares, and whom it holds back."""
    evaluation = evaluation_for(game.name)
    seat = world.current_player
    after = carried_through(world, action, evaluation)
    before_parts, after_parts = evaluation.parts(world, seat), evaluation.parts(after, seat)
    gains = [(now - then, name) for then, now, name in zip(before_parts, after_parts, evaluation.names, strict=True)]
    told: list[Message] = []
    if gains[0][0] > 0:
        told.append(message("hint-points", points=round(gains[0][0])))
    told += AIMS[game.name](world, after, seat) if game.name in AIMS else []
    for gain, name in sorted(gains[1:], reverse=True):
        if gain > WORTH_SAYING:
            told.append(message(f"{game.name}-hint-{name}", points=f"{gain:.1f}"))
    held_back = evaluation.outsider(world) - evaluation.outsider(after)
    if held_back > WORTH_SAYING:
        told.append(message(f"{game.name}-hint-outsider", points=f"{held_back:.1f}"))
    return told


def carried_through(world: State, action: int, evaluation: Evaluation) -> State:
    """Apply an action and the best of the decisions that it leaves half made."""
    seat = world.current_player
    after = world.copy()
    after.apply(action)
    for _ in range(FOLLOWED):
        if after.over or after.current_player != seat or evaluation.settled(after):
            break
        values = look_ahead(after, evaluation, 2, 3)
        after.apply(after.legal_actions()[values.index(max(values))])
    return after


def analyse(
    game: Game[Any], state: State, iterations: int = 400, plies: Iterable[int] | None = None
) -> Iterator[Mistake]:
    """Yield the decisions of a recorded game that lost expected score, each from what its player knew then.

    ``plies`` are those to look at, counted from 0; all by default.
    """
    chosen = range(len(state.history)) if plies is None else sorted(plies)
    again, done = game.rebuild(state, 0), 0
    for ply in chosen:
        for action in state.history[done:ply]:
            again.apply(action)
        done = ply
        mistake = weigh(game, again, ply, state.history[ply], iterations)
        if mistake is not None:
            yield mistake


def worst_first(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Put what cost most first; of equals, what came first."""
    return sorted(mistakes, key=lambda mistake: (-mistake.lost, mistake.ply))


def weigh(game: Game[Any], state: State, ply: int, played: int, iterations: int) -> Mistake | None:
    """Compare the action played with the best one, looking equally hard at both."""
    if len(state.legal_actions()) == 1:
        return None
    seat = state.current_player
    world = state.determinize(seat, seeded(ply, "analysis"))
    bot = SearchBot(ply, reuse=False)
    best = bot.choose(world, Limit(iterations=iterations)).action
    if best == played:
        return None
    mine, better = (bot.appraise(world, action, iterations) for action in (played, best))
    lost = better.scores[seat] - mine.scores[seat]
    if lost <= 0 or better.value <= mine.value:
        return None
    return Mistake(ply + 1, seat, hint(game, world, mine, 0.0), hint(game, world, better, 0.0), lost)
