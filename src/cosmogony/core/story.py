"""How a game went: the points after every turn, and the few turns at which it turned.

A turning point is a turn that changed most how far the winner was ahead of the best of the others. It is cheap: the
game is played again once and only its points are looked at.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from cosmogony.core.answers import ScoreColumn
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.texts import Message, Seat, message

MOST_TURNING_POINTS = 3


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn at which the game turned."""

    action: int
    """How many decisions had been made after the one that did most in it."""
    seat: int
    """Who decided."""
    text: Message
    """What the turn changed."""
    deed: Message | None
    """What the log says about the decision."""


class Story(msgspec.Struct, frozen=True):
    """The points of a game, turn by turn, and where it turned."""

    actions: list[int]
    """After how many decisions each turn ended, beginning with 0."""
    points: list[list[int]]
    """By column of the score sheet: the points then."""
    turning: list[TurningPoint]


def tell(game: Game[Any], final: State) -> Story:
    """Play a recorded game again and look at its points."""
    totals, ends = followed(game, final)
    points = [[totals[action][column] for action in ends] for column in range(len(totals[0]))]
    return Story(ends, points, turning_points(game, final, totals, ends))


def followed(game: Game[Any], final: State) -> tuple[list[list[int]], list[int]]:
    """Return the points of every column after each decision, and after which decisions the turns ended."""
    rivals = any(column.seat < 0 for column in game.score_sheet(final))
    state = game.rebuild(final, 0)
    totals = [_totals(game, state, rivals)]
    for action in final.history:
        state.apply(action)
        totals.append(_totals(game, state, rivals))
    return totals, turn_ends(final)


def turn_ends(final: State) -> list[int]:
    """Return after how many decisions each turn ended, beginning with 0."""
    deciders, last = final.deciders, len(final.history)
    return [0, *(made for made in range(1, last + 1) if made == last or deciders[made - 1] != deciders[made])]


def _totals(game: Game[Any], state: State, rivals: bool) -> list[int]:
    columns: Sequence[ScoreColumn] = game.score_sheet(state) if rivals else ()
    return [column.total for column in columns] or state.scores()


def turning_points(game: Game[Any], final: State, totals: list[list[int]], ends: list[int]) -> list[TurningPoint]:
    """Return the turns that changed the winner's lead most, in the order in which they came."""
    hero = hero_of(final)
    leads = [lead_of(hero, now) for now in totals]
    heaviest = heaviest_turns(ends, [leads[end] for end in ends])
    return [_turning(game, final, hero, leads, totals, turn) for turn in heaviest]


def hero_of(final: State) -> int:
    """Return whose story is told: the winner, or who is ahead where nobody has won."""
    scores = final.scores()
    return next(iter(final.winners()), scores.index(max(scores)))


def heaviest_turns(ends: Sequence[int], values: Sequence[float], least: float = 0.0) -> list[tuple[int, int]]:
    """Return the few turns, by first and last decision, in which a value changed most, in their order.

    ``values`` are those at the ends of turns; what changed by ``least`` or less is not worth telling.
    """
    changes = [(abs(now - then), turn) for (then, now), turn in zip(pairwise(values), pairwise(ends), strict=True)]
    heaviest = sorted((one for one in changes if one[0] > least), key=lambda one: -one[0])[:MOST_TURNING_POINTS]
    return sorted(turn for _, turn in heaviest)


def lead_of(seat: int, totals: Sequence[int]) -> int:
    """Return how far a seat is ahead of the best of the others."""
    return totals[seat] - max((points for other, points in enumerate(totals) if other != seat), default=0)


def _turning(
    game: Game[Any], final: State, hero: int, leads: list[int], totals: list[list[int]], turn: tuple[int, int]
) -> TurningPoint:
    first, last = turn
    action = heaviest_decision(leads, turn)
    text = _what_changed(hero, leads[first], leads[last])
    return TurningPoint(action, final.deciders[action - 1], text, deed_of(game, final, action, totals))


def heaviest_decision(leads: Sequence[int], turn: tuple[int, int]) -> int:
    """Return after how many decisions the one of a turn was made that changed a lead most; of equals, the first."""
    first, last = turn
    return max(range(first + 1, last + 1), key=lambda made: abs(leads[made] - leads[made - 1]))


def _what_changed(hero: int, before: int, after: int) -> Message:
    if before <= 0 < after:
        return message("story-takes-lead", player=Seat(hero), points=after)
    if after <= 0 < before:
        return message("story-loses-lead", player=Seat(hero))
    word = "story-draws-away" if after > before else "story-falls-back"
    return message(word, player=Seat(hero), points=abs(after - before))


def deed_of(game: Game[Any], final: State, action: int, totals: Sequence[Sequence[int]]) -> Message | None:
    """Return what everyone could see of a decision: what tells of the points gained, else what came first."""
    gains = {abs(now - then) for now, then in zip(totals[action], totals[action - 1], strict=True)} - {0}
    seen = [game.event_message(final, event) for event in game.events(final, None, action - 1) if event.ply == action]
    scored = [told for told in seen if told.args.get("points") in gains]
    return next(iter(scored or seen), None)
