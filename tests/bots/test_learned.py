"""Learned players: they play by the rules, know no more than their seat, and step back where nothing fits."""

from pathlib import Path

import pytest

from cosmogony.bots.base import Limit
from cosmogony.bots.learned import LearnedBot
from cosmogony.bots.levels import make_bot, opponent
from cosmogony.bots.minds import WAYS, own_mind
from cosmogony.bots.search import SearchBot
from cosmogony.bots.seated_bot import play_to_end, seat_bots
from cosmogony.core.errors import SetupError
from cosmogony.core.rng import seeded
from cosmogony.games import GAMES
from cosmogony.testing import every_nth, play_through
from cosmogony.texts import package_files, render
from cosmogony.training.run import read_manifest
from tests.minds import LEARNED, made_up_mind, written
from tests.tables import on_every_table


@on_every_table
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(
    name: str, players: int, seed: int, tmp_path: Path
) -> None:
    """The whole decision is compared, visits and values of all alternatives included."""
    for way in [way for game, way in LEARNED if game == name]:
        weights = written(made_up_mind(name, players, way), tmp_path)
        for ply, state in enumerate(every_nth(play_through(GAMES[name], players, seed), 97)):
            if state.over:
                continue
            seat = state.current_player
            worlds = [state.copy(), *(state.determinize(seat, seeded(ply * 8 + n, "other worlds")) for n in range(2))]
            bots = [LearnedBot(5, Limit(iterations=5), weights=weights) for _ in worlds]
            decisions = [bot.choose(world) for bot, world in zip(bots, worlds, strict=True)]
            assert not bots[0].misfit
            assert all(decision.alternatives == decisions[0].alternatives for decision in decisions)


@pytest.mark.parametrize(("name", "way"), LEARNED)
def test_a_whole_game_is_played(name: str, way: WAYS, tmp_path: Path) -> None:
    game = GAMES[name]
    weights = written(made_up_mind(name, game.min_players, way), tmp_path)
    bots = [LearnedBot(seat, Limit(iterations=2), weights=weights) for seat in range(game.min_players)]
    state = game.new(game.min_players, 4)
    play_to_end(state, seat_bots(list(bots), 4))
    assert state.over


def test_without_weights_that_fit_the_search_plays_as_ever(tmp_path: Path) -> None:
    weights = written(made_up_mind("genesis", 3), tmp_path)
    world = GAMES["genesis"].new(2, 9).copy()
    learned, search = LearnedBot(7, Limit(iterations=30), weights=weights), SearchBot(7, Limit(iterations=30))
    assert learned.choose(world).alternatives == search.choose(world).alternatives
    assert learned.misfit is not None
    assert "3 players" in render(learned.misfit)


def test_it_is_asked_for_by_name(tmp_path: Path) -> None:
    weights = written(made_up_mind("genesis", 2), tmp_path)
    bot = make_bot(f"learned:iterations=5,weights={weights}", 3)
    assert isinstance(bot, LearnedBot)
    assert bot.choose(GAMES["genesis"].new(2, 1).copy()).alternatives
    with pytest.raises(SetupError, match="cannot be read"):
        make_bot(f"learned:weights={tmp_path / 'none'}", 3).choose(GAMES["genesis"].new(2, 1).copy())


PACKAGED = [
    (name, players)
    for name, game in GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
    if own_mind(name, players)
]


@pytest.mark.parametrize(("name", "players"), PACKAGED)
def test_weights_in_the_package_fit_the_game_of_today(name: str, players: int) -> None:
    """A change of rules, edition or observations that outdates weights fails here: train them again or remove them."""
    bot = LearnedBot(1, Limit(iterations=20))
    assert bot.choose(GAMES[name].new(players, 1).copy()).alternatives
    assert not bot.misfit


@pytest.mark.parametrize(("name", "players"), PACKAGED)
def test_weights_in_the_package_say_how_they_were_made(name: str, players: int) -> None:
    mind = own_mind(name, players)
    room = package_files(type(GAMES[name]).__module__) / "minds"
    manifest = read_manifest(Path(str(room / f"{players}.json")))
    assert mind is not None
    assert mind.header.manifest == manifest.hash
    assert mind.header.generation < manifest.generations


def test_the_strongest_level_plays_with_what_was_learned() -> None:
    assert ("genesis", 2) in PACKAGED
    assert all(isinstance(opponent("galaxy", 1, game), LearnedBot) for game in GAMES.values())
