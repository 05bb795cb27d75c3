"""Decisions of bots as Parquet files: what each seat knew, what it might do, what it chose, and how its game ended.

A dataset is a folder: ``manifest.json`` says what was asked for and what each column means, and each part holds the
decisions of a fixed number of games, in the order of their seeds. A part is written beside the others and then given
its name, so that a dataset which was stopped goes on with the first part that is missing, and is the same in the end.
"""

import contextlib
import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cosmogony import __version__
from cosmogony.bots.base import Decision
from cosmogony.bots.levels import find_bot, make_bot
from cosmogony.bots.seated_bot import SeatedBot
from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.core.state import State
from cosmogony.core.transcript import Transcript
from cosmogony.lab.results import lock
from cosmogony.server.processes import end_with_parent

MANIFEST = "manifest.json"
FORMAT = 1
COLUMNS = {
    "seed": "the game's seed",
    "turn": "how many decisions were made in the game before",
    "seat": "who decides",
    "bot": "what decides",
    "observation": "what the seat may know, as bytes: 255 for one; fields says what stands where",
    "legal": "the actions that are allowed",
    "action": "the one that was chosen",
    "visits": "how often the bot looked at each of them, in the order of legal",
    "values": "what the bot thought of each, on its own scale, in the order of legal; null where it never looked",
    "outcome": "the seat's share of the victory, from 0 to 1",
    "scores": "the points of all seats at the end",
}


class DatasetPlan(msgspec.Struct, frozen=True):
    """What a dataset holds; the same plan always gives the same files, unless a bot thinks by the clock."""

    game: str
    players: int
    bots: list[str]
    """By seat; they move on by one seat from game to game."""
    games: int
    seed: int = 1
    games_a_part: int = 100
    options: dict[str, str] = {}
    edition: str = ""

    def parts(self) -> range:
        """Number the parts."""
        return range(-(-self.games // self.games_a_part))

    def seeds(self, part: int) -> range:
        """Return the seeds of a part's games."""
        first = part * self.games_a_part
        return range(self.seed + first, self.seed + min(self.games, first + self.games_a_part))

    def start(self, seed: int) -> Transcript:
        """Return how a game begins."""
        return Transcript(self.game, self.players, seed, self.options, self.edition)

    def seated(self, seed: int) -> list[str]:
        """Return who sits where in a game."""
        turn = (seed - self.seed) % self.players
        return self.bots[turn:] + self.bots[:turn]


def check(game: Game[Any], plan: DatasetPlan) -> None:
    """Refuse what cannot be played or observed before anything is started."""
    if len(plan.bots) != plan.players:
        raise SetupError(f"{len(plan.bots)} bots are named for {plan.players} players")
    for name in plan.bots:
        find_bot(name)
    game.observation(plan.start(plan.seed).begin(), 0)


def write_dataset(
    game: Game[Any], plan: DatasetPlan, folder: Path, processes: int, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Write the parts that are missing, and return the manifest; ``progress`` hears of games that are done."""
    check(game, plan)
    with _alone(folder):
        manifest = describe(game, plan)
        _begin(folder, manifest)
        missing = [part for part in plan.parts() if not part_file(folder, part).exists()]
        progress(plan.games - sum(len(plan.seeds(part)) for part in missing))
        for part in _written(plan, folder, missing, processes):
            progress(len(plan.seeds(part)))
        manifest["parts"] = [_part_line(folder, part) for part in plan.parts()]
        _replace(folder / MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
    return manifest


def describe(game: Game[Any], plan: DatasetPlan) -> dict[str, Any]:
    """Say what a dataset holds, for people and programs; its parts come when they are all there."""
    setup = plan.start(plan.seed).begin().setup
    fields = game.observation_fields(plan.players, setup.components)
    return {
        "format": FORMAT,
        "cosmogony": __version__,
        "plan": msgspec.to_builtins(plan),
        "edition_hash": setup.edition_hash,
        "rules_version": game.rules_version,
        "numbering": game.numbering,
        "actions": game.bounds(setup.components, plan.players).actions,
        "columns": COLUMNS,
        "fields": msgspec.to_builtins(fields),
    }


def part_file(folder: Path, part: int) -> Path:
    """Return the name of a part."""
    return folder / f"part-{part:05}.parquet"


def write_part(plan: DatasetPlan, folder: Path, part: int) -> int:
    """Play the games of a part and write their decisions; return the number of the part."""
    rows: list[dict[str, Any]] = []
    for seed in plan.seeds(part):
        rows += decisions(plan, seed)
    target = part_file(folder, part)
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    pq.write_table(pa.Table.from_pylist(rows, schema()), unfinished, compression="zstd")
    unfinished.replace(target)
    return part


def schema() -> pa.Schema:
    """Return the columns' types."""
    return pa.schema(
        [
            ("seed", pa.int64()),
            ("turn", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int32(), pa.string())),
            ("observation", pa.binary()),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("visits", pa.list_(pa.int32())),
            ("values", pa.list_(pa.float32())),
            ("outcome", pa.float32()),
            ("scores", pa.list_(pa.int32())),
        ]
    )


def decisions(plan: DatasetPlan, seed: int) -> list[dict[str, Any]]:
    """Play one game and return its decisions, with how it ended."""
    start = plan.start(seed)
    game, state = start.rules(), start.begin()
    names = plan.seated(seed)
    seated = [SeatedBot(make_bot(name, seed * 97 + seat), seat, seed) for seat, name in enumerate(names)]
    try:
        rows = list(_played(game, state, seated, names))
    finally:
        for one in seated:
            one.close()
    outcome, scores = state.returns(), state.scores()
    return [row | {"seed": seed, "outcome": outcome[row["seat"]], "scores": scores} for row in rows]


def _played(game: Game[Any], state: State, seated: list[SeatedBot], names: list[str]) -> Iterator[dict[str, Any]]:
    while not state.over:
        seat, legal = state.current_player, state.legal_actions()
        decision = seated[seat].decide(state)
        if decision.action not in legal:
            raise SetupError(f"{names[seat]} chose the illegal action {decision.action!r}")
        known = {"turn": len(state.history), "seat": seat, "bot": names[seat], "legal": legal}
        yield known | {"observation": game.observation(state, seat), **_thoughts(decision, legal)}
        state.apply(decision.action)


def _thoughts(decision: Decision, legal: list[int]) -> dict[str, Any]:
    visits = {other.action: other.visits for other in decision.alternatives}
    return {
        "action": decision.action,
        "visits": [visits.get(action, 0) for action in legal],
        "values": [decision.value_of(action) for action in legal],
    }


def _written(plan: DatasetPlan, folder: Path, missing: list[int], processes: int) -> Iterator[int]:
    """Write parts, side by side where that is wanted, and tell of each that is done."""
    if processes == 1 or len(missing) < 2:
        yield from (write_part(plan, folder, part) for part in missing)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(missing)), mp_context=spawn, initializer=end_with_parent) as pool:
        waiting = [pool.submit(write_part, plan, folder, part) for part in missing]
        try:
            yield from (done.result() for done in as_completed(waiting))
        finally:
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold a folder alone while it is written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / ".lock").open("ab")
    except OSError as fault:
        raise SetupError(f"{folder}: cannot be written: {fault.strerror}") from None
    with file:
        try:
            lock(file)
        except BlockingIOError:
            raise SetupError(f"{folder}: another process writes into this folder") from None
        yield


def _begin(folder: Path, manifest: dict[str, Any]) -> None:
    """Write the manifest, or refuse to go on with what was asked for differently; clear away what was not finished."""
    path = folder / MANIFEST
    if path.exists():
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise SetupError(f"{path}: is no manifest of a dataset") from None
        differing = [name for name in manifest if found.get(name) != json.loads(json.dumps(manifest[name]))]
        if differing:
            raise SetupError(f"{folder}: holds another dataset ({', '.join(differing)} differ); name another folder")
    elif any(folder.glob("part-*.parquet")):
        raise SetupError(f"{folder}: has parts but no {MANIFEST}; name another folder")
    else:
        _replace(path, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
    for unfinished in folder.glob(".part-*.parquet.*"):
        unfinished.unlink()


def _part_line(folder: Path, part: int) -> dict[str, Any]:
    file = part_file(folder, part)
    return {"file": file.name, "decisions": pq.read_metadata(file).num_rows}


def _replace(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(f".{path.name}.new")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
