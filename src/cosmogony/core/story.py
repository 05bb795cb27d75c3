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
    totals, ends = [_totals(game, state, rivals)], [0]
    for action in final.history:
        decider = state.current_player
        state.apply(action)
        totals.append(_totals(game, state, rivals))
        if state.over or state.current_player != decider:
            ends.append(len(state.history))
    if ends[-1] != len(final.history):
        ends.append(len(final.history))
    return totals, ends


def _totals(game: Game[Any], state: State, rivals: bool) -> list[int]:
    columns: Sequence[ScoreColumn] = game.score_sheet(state) if rivals else ()
    return [column.total for column in columns] or state.scores()


def turning_points(game: Game[Any], final: State, totals: list[list[int]], ends: list[int]) -> list[TurningPoint]:
    """Return the turns that changed the winner's lead most, in the order in which they came."""
    scores = final.scores()
    hero = next(iter(final.winners()), scores.index(max(scores)))
    leads = [lead_of(hero, now) for now in totals]
    turns = [(first, last) for first, last in pairwise(ends) if leads[first] != leads[last]]
    heaviest = sorted(turns, key=lambda turn: -abs(leads[turn[1]] - leads[turn[0]]))[:MOST_TURNING_POINTS]
    return [_turning(game, final, hero, leads, totals, turn) for turn in sorted(heaviest)]


def lead_of(seat: int, totals: Sequence[int]) -> int:
    """Return how far a seat is ahead of the best of the others."""
    return totals[seat] - max((points for other, points in enumerate(totals) if other != seat), default=0)


def _turning(
    game: Game[Any], final: State, hero: int, leads: list[int], totals: list[list[int]], turn: tuple[int, int]
) -> TurningPoint:
    first, last = turn
    action = max(range(first + 1, last + 1), key=lambda ply: abs(leads[ply] - leads[ply - 1]))
    gains = {abs(now - then) for now, then in zip(totals[action], totals[action - 1], strict=True)} - {0}
    text = _what_changed(hero, leads[first], leads[last])
    return TurningPoint(action, final.deciders[action - 1], text, _deed(game, final, action, gains))


def _what_changed(hero: int, before: int, after: int) -> Message:
    if before <= 0 < after:
        return message("story-takes-lead", player=Seat(hero), points=after)
    if after <= 0 < before:
        return message("story-loses-lead", player=Seat(hero))
    word = "story-draws-away" if after > before else "story-falls-back"
    return message(word, player=Seat(hero), points=abs(after - before))


def _deed(game: Game[Any], final: State, action: int, gains: set[int]) -> Message | None:
    """Return what everyone could see of a decision: what tells of the points gained, else what came first."""
    seen = [game.event_message(final, event) for event in game.events(final, None, action - 1) if event.ply == action]
    scored = [told for told in seen if told.args.get("points") in gains]
    return next(iter(scored or seen), None)
