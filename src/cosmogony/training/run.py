"""A training run in a folder: play, fit, play with what was fitted, and so on; stopped and started at will.

The folder holds the manifest, the games of each generation, the weights after each, and a log. Whatever is there is not
made again, so the same command goes on where it stopped; the same manifest makes the same games and weights.
"""

import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from cosmogony.bots.minds import GUIDE, Header, Mind, hashed, observed_steps, read_mind
from cosmogony.core.errors import SetupError
from cosmogony.core.numbers import WHOLE
from cosmogony.core.transcript import Transcript
from cosmogony.games import game as find_game
from cosmogony.training.fitting import Lesson, Losses, Samples, fit, fresh, recalled, rounded, weigh
from cosmogony.training.self_play import Crew, Pace, SelfGame, Task, play_task, several

MANIFEST = "manifest.json"


class Manifest(msgspec.Struct, frozen=True):
    """Everything that a run depends on."""

    game: str
    players: int
    edition_hash: str
    rules_version: int
    numbering: int
    seed: int = 1
    generations: int = 6
    games: int = 1000
    """In each generation."""
    first_games: int = 1000
    """In the first, which the search with the evaluation made by hand plays."""
    memory: int = 4
    """So many generations of games are learned from at a time."""
    pace: Pace = Pace()
    lesson: Lesson = Lesson()

    @property
    def hash(self) -> str:
        """What tells one manifest from another."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:32]

    def seeds(self, generation: int) -> range:
        """Return the seeds of a generation's games."""
        count = self.games if generation else self.first_games
        first = self.seed * 100_000_000 + generation * 1_000_000
        return range(first, first + count)


class Report(msgspec.Struct, frozen=True):
    """What one generation brought."""

    generation: int
    moments: int
    losses: Losses
    held_out: Losses
    """In games that were not learned from."""


def manifest_for(game: str, players: int, **settings: Any) -> Manifest:
    """Return the manifest of a run with the game's own edition; settings that are None stay as they are."""
    found = find_game(game)
    if not found.min_players <= players <= found.max_players:
        raise SetupError(f"{found.name} is for {found.min_players} to {found.max_players} players, not {players}")
    plain = Manifest(found.name, players, found.edition.hash, found.rules_version, found.numbering)
    return msgspec.structs.replace(plain, **{name: value for name, value in settings.items() if value is not None})


def read_manifest(path: Path) -> Manifest:
    """Read the manifest of a run, or refuse it in one line."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as fault:
        raise SetupError(f"{path}: cannot be read: {fault.strerror}") from None
    except msgspec.DecodeError as fault:
        raise SetupError(f"{path}: no manifest of a training run: {fault}") from None


class Run:
    """A run in its folder."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / MANIFEST
        if path.exists() and read_manifest(path) != manifest:
            raise SetupError(f"{folder}: another run is kept here; choose another folder or the same settings")
        path.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")

    def mind_path(self, generation: int) -> Path:
        """Return where a generation's weights are kept."""
        return self.folder / f"{generation:03}.mind"

    def games_path(self, generation: int) -> Path:
        """Return where a generation's games are kept."""
        return self.folder / f"{generation:03}.games"

    def go_on(self, processes: int, told: Callable[[str], None]) -> Path:
        """Play and fit what is missing; return the last weights."""
        with several(processes) as crew:
            for generation in range(self.manifest.generations):
                if not self.mind_path(generation).exists():
                    self._play(generation, crew, told)
                    self._fit(generation, told)
        return self.mind_path(self.manifest.generations - 1)

    def _play(self, generation: int, crew: Crew, told: Callable[[str], None]) -> None:
        """Play what is missing; each game is kept as soon as it and all before it are over."""
        path = self.games_path(generation)
        seeds = self.manifest.seeds(generation)
        done = len(kept_games(path)) if path.exists() else 0
        weights = self.mind_path(generation - 1) if generation else None
        with path.open("ab") as file:
            for game in crew(play_task, [self._task(seed, weights) for seed in seeds[done:]]):
                file.write(framed(game))
                done += 1
                if done % 100 == 0 or done == len(seeds):
                    told(f"generation {generation}: {done} of {len(seeds)} games")

    def _task(self, seed: int, weights: Path | None) -> Task:
        plan = self.manifest
        return Transcript(plan.game, plan.players, seed), weights, plan.pace

    def _games(self, generation: int) -> Iterator[SelfGame]:
        """Return the games to learn from, the oldest first."""
        for number in range(max(0, generation - self.manifest.memory + 1), generation + 1):
            yield from kept_games(self.games_path(number))

    def _fit(self, generation: int, told: Callable[[str], None]) -> None:
        plan = self.manifest
        steps = observed_steps(plan.game, plan.players)
        choices = find_game(plan.game).max_choices
        games = list(self._games(generation))
        learned = [game for game in games if game.seed % HELD_OUT] or games
        held_out = [game for game in games if game.seed % HELD_OUT == 0]
        samples = Samples(learned, steps, choices, plan.lesson)
        blank = self._header(generation, sum(WHOLE // step for step in steps) + 1)
        seed = plan.seed * 1000 + generation
        before = (
            recalled(blank, read_mind(self.mind_path(generation - 1)).weights) if generation else fresh(blank, seed)
        )
        fitted, off = fit(before, samples, seed)
        others = weigh(fitted, Samples(held_out, steps, choices, plan.lesson)) if held_out else off
        weights = rounded(fitted)
        Mind(msgspec.structs.replace(blank, hash=hashed(weights)), weights).write(self.mind_path(generation))
        with (self.folder / "log.jsonl").open("ab") as log:
            log.write(msgspec.json.encode(Report(generation, len(samples), off, others)) + b"\n")
        told(f"generation {generation}: {len(samples)} moments, losses: {off}; in games not learned from: {others}")

    def _header(self, generation: int, rows: int) -> Header:
        """Describe the weights of this run, without their hash."""
        plan, found = self.manifest, find_game(self.manifest.game)
        return Header(
            way=plan.lesson.way,
            game=plan.game,
            players=plan.players,
            edition_hash=plan.edition_hash,
            rules_version=plan.rules_version,
            numbering=plan.numbering,
            actions=found.n_actions if plan.lesson.way == GUIDE else 0,
            rows=rows,
            wide=plan.lesson.wide,
            deep=plan.lesson.deep,
            hash="",
            manifest=plan.hash,
            generation=generation,
        )


HELD_OUT = 20
"""One game in so many is not learned from, but tells how far off the network is in games that it has not seen."""
LENGTH = 4
"""Bytes that tell how long a game is, before it."""


def framed(game: SelfGame) -> bytes:
    """Return a game as it is kept in a file."""
    data = msgspec.msgpack.encode(game)
    return len(data).to_bytes(LENGTH, "little") + data


def kept_games(path: Path) -> list[SelfGame]:
    """Return the games of a file; one that was cut off at the end is forgotten, in the file too."""
    data, at, games = path.read_bytes(), 0, []
    while (end := at + LENGTH + int.from_bytes(data[at : at + LENGTH], "little")) <= len(data) and at < len(data):
        games.append(msgspec.msgpack.decode(data[at + LENGTH : end], type=SelfGame))
        at = end
    if at < len(data):
        os.truncate(path, at)
    return games


def keep_mind(weights: Path) -> Path:
    """Put weights and the manifest of their run into the room of their game, where bots find them."""
    head = read_mind(weights).header
    room = Path(str(find_game(head.game).folder)) / "minds"
    room.mkdir(exist_ok=True)
    kept = room / f"{head.players}.mind"
    kept.write_bytes(weights.read_bytes())
    kept.with_suffix(".json").write_bytes((weights.parent / MANIFEST).read_bytes())
    return kept
