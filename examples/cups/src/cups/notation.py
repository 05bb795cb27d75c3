"""How Cups is written and told: actions as text, and everything that happens as messages."""

import re

from cosmogony.core.errors import NotationError
from cosmogony.core.state import Event
from cosmogony.texts import Message, Seat, message
from cups import rules
from cups.state import CupsState

WRITTEN = re.compile(r"(\d{1,3})x([1-6])", re.ASCII)


def text(action: int) -> str:
    """Write an action: ``doubt``, or a bid such as ``3x5``."""
    return "doubt" if action == rules.DOUBT else f"{rules.count_of(action)}x{rules.face_of(action)}"


def parse(written: str) -> int:
    """Read an action, legal or not; refuse what is none."""
    wanted = written.strip().lower()
    found = WRITTEN.fullmatch(wanted)
    if wanted == "doubt":
        return rules.DOUBT
    if found and int(found[1]) > 0:
        return rules.bid(int(found[1]), int(found[2]))
    raise NotationError(f'"{written}" is no action; write doubt, or a bid such as 3x5')


def bid_message(bid: int) -> Message:
    """Say what a bid names."""
    return message("cups-bid", count=rules.count_of(bid), face=rules.face_of(bid))


def action_message(state: CupsState, action: int) -> Message:
    """Say what an action means."""
    if action == rules.DOUBT:
        return message("cups-do-doubt", bid=bid_message(state.bid))
    return message("cups-do-bid", bid=bid_message(action))


def prompt(state: CupsState) -> Message:
    """Tell the current player what to do."""
    if state.bid == rules.NO_BID:
        return message("cups-prompt-open")
    return message("cups-prompt-answer", bid=bid_message(state.bid))


def event_message(event: Event) -> Message:
    """Tell what happened."""
    player = Seat(event.seat)
    if event.kind == rules.ROUND:
        return message("cups-event-round", round=event.a, player=player)
    if event.kind == rules.ROLLED:
        return message("cups-event-rolled", player=player, dice=dice(event.a))
    if event.kind == rules.BID:
        return message("cups-event-bid", player=player, bid=bid_message(event.a))
    if event.kind == rules.DOUBTED:
        return message("cups-event-doubted", player=player, bid=bid_message(event.a))
    if event.kind == rules.LIFTED:
        return message("cups-event-lifted", player=player, dice=dice(event.a))
    return message("cups-event-settled", right=player, wrong=Seat(event.a), found=event.b)


def dice(digits: int) -> str:
    """Write dice that an event carries."""
    return " ".join(str(digits))
