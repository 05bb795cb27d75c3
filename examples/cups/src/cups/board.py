"""The table as text, for the terminal and for browsers that have no picture of it."""

from collections.abc import Sequence

from cosmogony.texts import Seat, message, render, say
from cups.notation import bid_message
from cups.state import CupsState
from cups.view import PlayerView, view


def board(state: CupsState, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """Draw what a seat sees: the round, the bid, and a line for each player."""
    seen = view(state, seat)
    bid = message("cups-board-no-bid")
    if seen.bid is not None:
        bid = message("cups-board-bid", player=Seat(seen.bid.bidder), bid=bid_message(state.bid))
    head = say("cups-board-round", lang, round=seen.round, rounds=seen.rounds)
    lines = [f"{head}: {render(bid, lang, names)}"]
    for number, player in enumerate(seen.players):
        name = render(message("player-name", player=Seat(number)), lang, names)
        arrow = ">" if number == seen.current_player and not seen.over else " "
        lines.append(f"{arrow} {name:<14} {player_line(player, lang)}".rstrip())
    return "\n".join(lines)


def player_line(player: PlayerView, lang: str) -> str:
    """Write a player's stones, the dice as far as they can be seen, and what the cup showed before."""
    stones = say("cups-board-stones", lang, stones=player.stones)
    dice = "?" if player.dice is None else " ".join(map(str, player.dice))
    lifted = " ".join(map(str, player.lifted))
    return f"{stones:<10} [{dice:^9}]  {say('cups-board-lifted', lang, dice=lifted) if lifted else ''}"
