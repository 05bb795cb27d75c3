"""What a seat sees of a game of Cups: its own dice, everybody's stones, and the bid."""

import msgspec

from cups import rules
from cups.state import CupsState


class PlayerView(msgspec.Struct, frozen=True):
    """One player."""

    stones: int
    dice: list[int] | None
    """Under the cup: None for everybody but the player."""
    lifted: list[int]
    """What the cup showed at the last doubt."""


class BidView(msgspec.Struct, frozen=True):
    """The bid that stands."""

    bidder: int
    count: int
    face: int


class CupsView(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    rounds: int
    current_player: int
    over: bool
    bid: BidView | None
    players: list[PlayerView]


def view(state: CupsState, seat: int | None) -> CupsView:
    """Build the view of a seat, or of a spectator, who looks under no cup."""
    bid = BidView(state.bidder, rules.count_of(state.bid), rules.face_of(state.bid)) if state.bid else None
    return CupsView(
        round=state.round,
        rounds=state.components.rounds * state.n_players,
        current_player=state.current_player,
        over=state.over,
        bid=bid,
        players=[
            PlayerView(state.stones[other], state.cups[other] if other == seat else None, state.lifted[other])
            for other in range(state.n_players)
        ],
    )
