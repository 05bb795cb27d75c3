"""Cups in numbers: what no table oversteps, and what a seat may know as bytes."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import u8

from cosmogony.core.numbers import Bounds, Field, amounts, flags, of
from cosmogony.core.observing import amount, flag
from cups.components import Components
from cups.rules import FACES, NO_BID, count_of, face_of

if TYPE_CHECKING:
    from cups.state import CupsState

# What one is written as
ROUND: Final = 5
STONES: Final = 10
DICE: Final = 25
BID: Final = 5


def bounds(components: Components, players: int) -> Bounds:
    """Return what no game oversteps: there are so many bids, and after all of them somebody doubts (CUP-3.2)."""
    bids = components.dice * players * FACES
    return Bounds(actions=bids + 1, choices=bids + 1, length=components.rounds * players * (bids + 1))


def observation_fields(players: int) -> list[Field]:
    """Say what stands where in an observation."""
    fields = [
        amounts("round", 1, ROUND, "from 1"),
        flags("turn", players, "whose decision it is, from the seat that looks"),
        flags("bidder", players, "who made the bid that stands"),
        amounts("bid_count", 1, BID, "how many dice it names; 0: there is none"),
        flags("bid_face", FACES, "which face it names"),
        amounts("own_dice", FACES, DICE, "under the own cup, by face"),
    ]
    for place in range(players):
        owner = "own" if place == 0 else f"next_{place}"
        stones = amounts("stones", 1, STONES, "as they stand")
        lifted = amounts("lifted", FACES, DICE, "what the cup showed at the last doubt, by face")
        fields += of(owner, [stones, lifted])
    return fields


def observe(state: "CupsState", seat: int, buffer: vec[u8], at: int) -> int:
    """Write what a seat may know and return where it ends."""
    players = state.n_players
    amount(buffer, at, state.round, ROUND)
    if not state.over:
        flag(buffer, at + 1 + (state.current_player - seat) % players)
    at += 1 + players
    if state.bid != NO_BID:
        flag(buffer, at + (state.bidder - seat) % players)
        amount(buffer, at + players, count_of(state.bid), BID)
        flag(buffer, at + players + face_of(state.bid))
    at = observe_dice(state.cups[seat], buffer, at + players + 1 + FACES)
    for place in range(players):
        player = (seat + place) % players
        amount(buffer, at, state.stones[player], STONES)
        at = observe_dice(state.lifted[player], buffer, at + 1)
    return at


def observe_dice(dice: list[int], buffer: vec[u8], at: int) -> int:
    """Write how many dice show each face."""
    for face in range(1, FACES + 1):
        amount(buffer, at + face - 1, dice.count(face), DICE)
    return at + FACES
