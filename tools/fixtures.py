"""Play seeded games and write every position as the client gets it, for drawing boards without a server.

    python tools/fixtures.py                     all games
    python tools/fixtures.py genesis --players 4
    python tools/fixtures.py cosmogenesis --avoid discard done
    python tools/fixtures.py crafting --avoid end     boards that fill up, for the late positions

writes ``web/fixtures/<game>-<players>.json``, which ``npm run dev`` shows under ``/gallery.html?game=genesis``.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

import cosmogony
from cosmogony.core.game import Game
from cosmogony.core.rng import seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES

TARGET = Path(__file__).parents[1] / "web" / "fixtures"
NAMES = ("Ada", "Blaise", "Caroline", "Dante", "Emmy", "Galileo")


def main() -> None:
    """Write the fixtures asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="games to play; all without one")
    parser.add_argument("--players", type=int, help="number of players; all possible without one")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--avoid", nargs="*", default=[], metavar="VERB", help="play these only where nothing else is left"
    )
    options = parser.parse_args()
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in options.games or GAMES:
        game = cosmogony.game(name)
        for players in [options.players] if options.players else range(game.min_players, game.max_players + 1):
            path = TARGET / f"{name}-{players}.json"
            path.write_bytes(msgspec.json.encode(fixture(game, players, options.seed, options.avoid)))
            print(f"{path.name}: {path.stat().st_size // 1024} KB")


def fixture(game: Game[Any], players: int, seed: int, avoid: list[str]) -> dict[str, Any]:
    """Play one game at random and return all its positions, each from the seat of the player who decides."""
    state = game.new(players, seed)
    rng = seeded(seed, "fixtures")
    positions = [position(game, state, 0)]
    while not state.over:
        legal = state.legal_actions()
        legal = [chosen for chosen in legal if game.text(state, chosen).split()[0] not in avoid] or legal
        state.apply(legal[rng.below(len(legal))])
        positions.append(position(game, state, len(state.history) - 1))
    return {
        "game": game.name,
        "players": players,
        "names": NAMES[:players],
        "components": game.components_view(game.components(game.edition)),
        "positions": positions,
    }


def position(game: Game[Any], state: State, known: int) -> dict[str, Any]:
    """Return a position in the form of the server's message, with what happened since ``known`` actions."""
    seat = state.current_player
    observed = game.observe(state, seat, known)
    return {
        "seq": len(state.history),
        "seat": seat,
        "actions": len(state.history),
        "kept": known,
        "lines": observed.events,
        "to_move": None if state.over else seat,
        "prompt": observed.prompt,
        "choices": observed.choices,
        "view": observed.view,
        "winners": state.winners() if state.over else None,
        "sheet": game.score_sheet(state) if state.over else None,
    }


if __name__ == "__main__":
    main()
