"""Ratings by OpenSkill (Plackett-Luce): one ladder a game, for people and bots alike."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from cosmogony.server.store import Rating

MODEL = PlackettLuce()


def places(scores: Sequence[int], winners: Sequence[int], gave_up: Sequence[bool]) -> list[int]:
    """Return each seat's place: winners first, then by points; whoever gave up is behind all who played on."""
    keys = [
        (gave_up[seat], seat not in winners, 0 if seat in winners else -points) for seat, points in enumerate(scores)
    ]
    return [sorted(keys).index(key) for key in keys]


def after_game(before: Sequence[Rating | None], ranks: Sequence[int], held: Sequence[bool] = ()) -> list[Rating]:
    """Return everyone's rating after a game; lower ranks are better, equal ones drew; who is held cannot rise."""
    known = [rating or newcomer() for rating in before]
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    after = [Rating(new.mu, new.sigma, was.games + 1) for (new,), was in zip(rated, known, strict=True)]
    return [
        Rating(was.mu, was.sigma, new.games) if stays and rank_points(new) > rank_points(was) else new
        for was, new, stays in zip(known, after, held or [False] * len(known), strict=True)
    ]


def newcomer() -> Rating:
    """Return the rating of somebody of whom nothing is known."""
    fresh = MODEL.rating()
    return Rating(fresh.mu, fresh.sigma, 0)


def rank_points(rating: Rating) -> float:
    """Return what the ladder is ordered by: three deviations below the mean."""
    return rating.mu - 3 * rating.sigma
