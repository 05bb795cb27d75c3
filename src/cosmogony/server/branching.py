"""Playing on from a moment of an ended game: a table of its own that begins there, with the same luck."""

from cosmogony.server.entries import AnyEntry, Begun, BotSat, Opened
from cosmogony.server.messages import PlayOnBody
from cosmogony.server.refusals import RefusalError
from cosmogony.server.replay import Replay
from cosmogony.server.thoughts import LEVELS, check_level
from cosmogony.texts import message


def opening(replay: Replay, wanted: PlayOnBody, player: str, secret: str) -> tuple[Opened, list[AnyEntry], int]:
    """Return the first entries of a table that goes on from a moment, and the seat that its player takes."""
    game, final = replay.game, replay.final
    if wanted.actions > len(final.history):
        raise RefusalError(message("replay-beyond"))
    state = game.rebuild(final, wanted.actions)
    if state.over:
        raise RefusalError(message("play-on-over"))
    seat = int(state.current_player) if wanted.seat is None else wanted.seat
    if seat >= replay.record.players:
        raise RefusalError(message("table-no-seat", number=seat + 1))
    begun = Begun(replay.id, f"{final.setup.seed:x}", final.history[: wanted.actions], game.numbering)
    opened = Opened(
        replay.record.game,
        replay.record.players,
        replay.transcript.edition or None,
        dict(final.setup.options),
        None,
        listed=False,
        rated=False,
        host=player,
        secret=secret,
        begun=begun,
    )
    others = [other for other in range(replay.record.players) if other != seat]
    return opened, [BotSat(other, _level(replay, other, wanted.level)) for other in others], seat


def _level(replay: Replay, seat: int, otherwise: str | None) -> str:
    """Let the bots that played play on; people are replaced by the level asked for, or by a gentle one."""
    name = replay.record.names.get(seat, "")
    return name if replay.characters()[seat] and name in LEVELS else check_level(otherwise or LEVELS[0])
