"""Winning chances over a game: how likely everybody was to win after each turn, and the moments that decided it.

The learned player judges, or the search where nothing was learned. Nobody's knowledge counts more than another's: where
hands are hidden, each seat looks at the position by what it knew then, and the average of all is told. So a curve does
not jump because the turn passes on, and nothing is foreseen that nobody could know. Games that have ended show it all.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from cosmogony.bots.learned import LearnedBot
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.core.story import (
    TurningPoint,
    deed_of,
    followed,
    heaviest_decision,
    heaviest_turns,
    hero_of,
    lead_of,
    turn_ends,
)
from cosmogony.texts import Message, Seat, message

LOOKS = 160
"""How often a position is looked at, by all seats together."""
STEEPNESS = 1.6
"""How a reward, half victory and half lead, turns into a chance to win: fitted to 240 games; see docs/bots.md."""
WORTH_TELLING = 0.05
"""A swing of a chance below which a turn decided nothing."""


class Chances(msgspec.Struct, frozen=True):
    """The chances of a game, turn by turn, and what decided it."""

    actions: list[int]
    """After how many decisions each turn ended, beginning with 0."""
    chances: list[list[float]]
    """By seat: the chances to win then, from 0 to 1. Together they are less than 1 where nobody may win."""
    moments: list[TurningPoint]


def tell_chances(game: Game[Any], final: State, looks: int = LOOKS) -> Chances:
    """Look at a whole recorded game."""
    ends = turn_ends(final)
    found = chances_after(game, final, ends, looks)
    return Chances(ends, by_seat(found), decisive_moments(game, final, found))


def chances_after(game: Game[Any], final: State, actions: Sequence[int], looks: int = LOOKS) -> list[list[float]]:
    """Return everybody's chances after some of the decisions of a recorded game, in their order."""
    judge, state, found = LearnedBot(len(final.history), reuse=False), game.rebuild(final, 0), []
    for made in actions:
        for action in final.history[len(state.history) : made]:
            state.apply(action)
        found.append(chances_now(game, state, judge, looks))
    return found


def chances_now(game: Game[Any], state: State, judge: LearnedBot, looks: int) -> list[float]:
    """Return everybody's chance to win, as all seats see it together."""
    players = range(state.n_players)
    if state.over:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in players]
    seats = [int(state.current_player)] if game.hides_nothing else list(players)
    hopes = [_hopes(state, seat, judge, max(1, looks // len(seats))) for seat in seats]
    likely = [_likely(sum(hope[seat] for hope in hopes) / len(hopes)) for seat in players]
    total = sum(likely)
    outsider = any(column.seat < 0 for column in game.score_sheet(state))
    return likely if outsider and total <= 1 else [one / total for one in likely]


def _hopes(state: State, seat: int, judge: LearnedBot, looks: int) -> list[float]:
    world = state.determinize(seat, seeded(len(state.history), "chances"))
    return judge.foretell(world, seat, looks)


def _likely(reward: float) -> float:
    won: float = reward**STEEPNESS
    lost: float = (1.0 - reward) ** STEEPNESS
    return won / (won + lost)


def by_seat(found: Sequence[Sequence[float]]) -> list[list[float]]:
    """Turn chances by turn into chances by seat, told to a tenth of a hundredth."""
    return [[round(now[seat], 3) for now in found] for seat in range(len(found[0]))] if found else []


def decisive_moments(game: Game[Any], final: State, found: Sequence[Sequence[float]]) -> list[TurningPoint]:
    """Return the turns that changed the winner's chance most; ``found`` are the chances at the ends of all turns."""
    hero = hero_of(final)
    totals, ends = followed(game, final)
    leads = [lead_of(hero, now) for now in totals]
    values = [now[hero] for now in found]
    known = dict(zip(ends, values, strict=True))
    moments = []
    for first, last in heaviest_turns(ends, values, WORTH_TELLING):
        made, deed = _deed_in(game, final, totals, leads, (first, last))
        moments.append(TurningPoint(made, final.deciders[made - 1], _swing(hero, known[first], known[last]), deed))
    return moments


def _deed_in(
    game: Game[Any], final: State, totals: list[list[int]], leads: list[int], turn: tuple[int, int]
) -> tuple[int, Message | None]:
    """Return the decision by which a turn is told: the one that brought most points, else the first one seen."""
    heaviest = heaviest_decision(leads, turn)
    for made in (heaviest, *range(turn[0] + 1, turn[1] + 1)):
        deed = deed_of(game, final, made, totals)
        if deed is not None:
            return made, deed
    return heaviest, None


def _swing(hero: int, before: float, after: float) -> Message:
    word = "chances-rise" if after > before else "chances-fall"
    return message(word, player=Seat(hero), before=round(100 * before), after=round(100 * after))
