"""A training run in a folder: play, fit, play with what was fitted, and so on; stopped and started at will.

The folder holds the manifest, the games of each generation, the weights after each, and a log. Whatever is there is not
made again, so the same command goes on where it stopped; the same manifest makes the same games and weights.
"""

import importlib.util
import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from cosmogony.bots.minds import GUIDE, HABITS, WAYS, Header, Mind, hashed, observed_steps, read_mind, told_apart
from cosmogony.core.errors import SetupError
from cosmogony.core.numbers import WHOLE
from cosmogony.core.transcript import Transcript
from cosmogony.games import game as find_game
from cosmogony.training.fitting import Lesson, Samples, fit, fresh, recalled, rounded, weigh
from cosmogony.training.habits import fit_habits
from cosmogony.training.matches import Matches
from cosmogony.training.portrait import run_page
from cosmogony.training.reports import Losses, Report, read_reports, write_report
from cosmogony.training.self_play import Crew, Pace, SelfGame, Task, play_task
from cosmogony.training.transfer import seated_anew

MANIFEST = "manifest.json"
LOG = "log.jsonl"
MATCHES = "matches.jsonl"
PAGE = "run.html"


class Manifest(msgspec.Struct, frozen=True):
    """Everything that a run depends on."""

    game: str
    players: int
    edition_hash: str
    rules_version: int
    numbering: int
    way: WAYS = GUIDE
    seed: int = 1
    generations: int = 6
    games: int = 1000
    """In each generation."""
    first_games: int = 1000
    """In the first, which the search with the evaluation made by hand plays."""
    begun: str = ""
    """The hash of the weights for another number of players with which the first generation plays, if it does."""
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


def manifest_for(game: str, players: int, **settings: Any) -> Manifest:
    """Return the manifest of a run with the game's own edition; settings that are None stay as they are."""
    found = find_game(game)
    if not found.min_players <= players <= found.max_players:
        raise SetupError(f"{found.name} is for {found.min_players} to {found.max_players} players, not {players}")
    if settings.get("way") == HABITS and not found.evaluation().kinds:
        raise SetupError(f"{found.name} tells no habits apart; what can be learned of it is a guide")
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

    def __init__(self, folder: Path, manifest: Manifest, begin: Path | None = None) -> None:
        self.folder = folder
        self.manifest = manifest
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / MANIFEST
        if path.exists() and read_manifest(path) != manifest:
            raise SetupError(f"{folder}: another run is kept here; choose another folder or the same settings")
        path.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        if begin is not None:
            self._begin_with(read_mind(begin))
        elif manifest.begun and not self.begin_path.exists():
            raise SetupError(f"{folder}: the run begins with weights of the hash {manifest.begun}; name their file")

    def _begin_with(self, mind: Mind) -> None:
        """Keep weights of another table as those that the first generation plays with."""
        if mind.header.hash != self.manifest.begun:
            raise SetupError(f"the run begins with weights of the hash {self.manifest.begun}, not {mind.header.hash}")
        blank = self._header(0)
        weights = seated_anew(mind, blank)
        Mind(msgspec.structs.replace(blank, hash=hashed(weights)), weights).write(self.begin_path)

    @property
    def begin_path(self) -> Path:
        """Return where the weights are kept that the run began with, if it did."""
        return self.folder / "begin.mind"

    def weights_before(self, generation: int) -> Path | None:
        """Return the weights that a generation plays with; none: the search with the evaluation made by hand."""
        if generation:
            return self.mind_path(generation - 1)
        return self.begin_path if self.manifest.begun else None

    def mind_path(self, generation: int) -> Path:
        """Return where a generation's weights are kept."""
        return self.folder / f"{generation:03}.mind"

    def games_path(self, generation: int) -> Path:
        """Return where a generation's games are kept."""
        return self.folder / f"{generation:03}.games"

    def go_on(self, crew: Crew, told: Callable[[str], None], matches: int = 0, processes: int = 1) -> Path:
        """Play and fit what is missing, with so many games against the search after each generation.

        Return the last weights.
        """
        arena = self._arena(matches)
        for generation in range(self.manifest.generations):
            if not self.mind_path(generation).exists():
                self._play(generation, crew, told)
                self._fit(generation, told)
            if matches:
                won = arena.play(self.mind_path(generation), processes)
                told(f"generation {generation}: wins {won.percent()} of {won.n} games against the plain search")
            self._draw(arena)
        return self.mind_path(self.manifest.generations - 1)

    def _arena(self, games: int) -> Matches:
        plan = self.manifest
        return Matches(self.folder / MATCHES, plan.game, plan.players, plan.pace.full, games)

    def _draw(self, arena: Matches) -> None:
        """Write the page of plots, where they can be drawn."""
        if importlib.util.find_spec("matplotlib") is not None:
            reports = read_reports(self.folder / LOG)
            won = [arena.won(self.mind_path(report.generation)) for report in reports]
            title = f"{self.manifest.game}, {self.manifest.players} players: a player learns"
            run_page(self.folder / PAGE, title, 1 / self.manifest.players, reports, won)

    def _play(self, generation: int, crew: Crew, told: Callable[[str], None]) -> None:
        """Play what is missing; each game is kept as soon as it and all before it are over."""
        path = self.games_path(generation)
        seeds = self.manifest.seeds(generation)
        done = len(kept_games(path)) if path.exists() else 0
        before = self.weights_before(generation)
        weights = before.read_bytes() if before else None
        with path.open("ab") as file:
            for game in crew(play_task, [self._task(seed, weights) for seed in seeds[done:]]):
                file.write(framed(game))
                done += 1
                if done % 100 == 0 or done == len(seeds):
                    told(f"generation {generation}: {done} of {len(seeds)} games")

    def _task(self, seed: int, weights: bytes | None) -> Task:
        plan = self.manifest
        return Transcript(plan.game, plan.players, seed), weights, plan.pace

    def _games(self, generation: int) -> Iterator[SelfGame]:
        """Return the games to learn from, the oldest first."""
        for number in range(max(0, generation - self.manifest.memory + 1), generation + 1):
            yield from kept_games(self.games_path(number))

    def _fit(self, generation: int, told: Callable[[str], None]) -> None:
        games = list(self._games(generation))
        learned = [game for game in games if game.seed % HELD_OUT] or games
        held_out = [game for game in games if game.seed % HELD_OUT == 0] or games
        blank, seed = self._header(generation), self.manifest.seed * 1000 + generation
        fit_games = fit_habits if self.manifest.way == HABITS else self._fit_network
        weights, off, others = fit_games(blank, learned, held_out, seed)
        Mind(msgspec.structs.replace(blank, hash=hashed(weights)), weights).write(self.mind_path(generation))
        moments = sum(len(game.moments) for game in learned)
        write_report(self.folder / LOG, Report(generation, moments, off, others))
        told(f"generation {generation}: {moments} moments, losses: {off}; in games not learned from: {others}")

    def _fit_network(
        self, blank: Header, learned: list[SelfGame], held_out: list[SelfGame], seed: int
    ) -> tuple[bytes, Losses, Losses]:
        """Fit the network further from where the generation before left it."""
        plan = self.manifest
        before = self.weights_before(blank.generation)
        start = recalled(blank, read_mind(before).weights) if before else fresh(blank, seed)
        steps, choices = observed_steps(plan.game, plan.players), find_game(plan.game).max_choices
        fitted, off = fit(start, Samples(learned, steps, choices, plan.lesson), seed)
        return rounded(fitted), off, weigh(fitted, Samples(held_out, steps, choices, plan.lesson))

    def _header(self, generation: int) -> Header:
        """Describe the weights of this run, without their hash."""
        plan = self.manifest
        return Header(
            way=plan.way,
            game=plan.game,
            players=plan.players,
            edition_hash=plan.edition_hash,
            rules_version=plan.rules_version,
            numbering=plan.numbering,
            hash="",
            manifest=plan.hash,
            generation=generation,
            **self._sizes(),
        )

    def _sizes(self) -> dict[str, int]:
        """Return how large the tables of habits are, or the layers of the network."""
        plan = self.manifest
        if plan.way == HABITS:
            stages, kinds, parts = told_apart(plan.game)
            return {"stages": stages, "kinds": kinds, "parts": parts}
        rows = sum(WHOLE // step for step in observed_steps(plan.game, plan.players)) + 1
        actions = find_game(plan.game).n_actions
        return {"actions": actions, "rows": rows, "wide": plan.lesson.wide, "deep": plan.lesson.deep}


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
