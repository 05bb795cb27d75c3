"""Texts that would hurt a parser, at every door: each is refused, and nobody else waits for it."""

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cosmogony.core.errors import EditionError, RecordError
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server import reading
from cosmogony.server.reading import Readings, TooHeavyError
from cosmogony.server.refusals import TooOftenError
from tests.core.test_edition import ATTACKS
from tests.server.house import Guest, House, Line, eventually

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 0.25
"""Seconds that anybody may wait for what somebody else sends."""
TRIES = 4
"""A busy machine may keep people waiting once; what a request does to others, it does each time."""
HEXAGONS = {"delta": ["--1,0"], "psi": ["²,0"], "phi": ["9" * 4000 + ",0"]}


def editions() -> dict[str, tuple[str, str]]:
    """Return what an attacker may write as an edition, with the game it is for."""
    found = {f"edition: {name}": ("genesis", text) for name, text in ATTACKS.items()}
    text = find_game("crafting").edition.text
    for sector, hexagons in HEXAGONS.items():
        line = next(line for line in text.splitlines() if line.startswith(f"{sector} ="))
        new = f'{sector} = {{ value = {hexagons!r}, source = "public" }}'.replace("'", '"')
        found[f"edition: hexagon {hexagons[0][:9]}"] = ("crafting", text.replace(line, new))
    dated = find_game("genesis").edition.text.replace("value = 3,", "value = 1979-05-27,", 1)
    return found | {"edition: a date": ("genesis", dated)}


def records() -> dict[str, str]:
    """Return what an attacker may write as a record, well sealed."""
    game = find_game("genesis")
    text = game.record(game.new(2, 7)).dumps()
    body = text[: text.rindex("end ")]
    long = "".join(f"{number} [1] pass\n" for number in range(1, 60_000))
    bodies = {
        "a number of many digits": body + "1" * 5_000 + " [1] pass\n",
        "many digits in a seat": body + "1 [" + "1" * 5_000 + "] pass\n",
        "a row without end": body + "1 [1] " + "x" * 900_000 + "\n",
        "more rows than any game has": body + long,
        "nothing but rows": body + "\n" * 900_000,
        "a letter that no database keeps": body.replace("seed: 7", "name 1: a\x00\nseed: 7"),
        "an unknown game": body.replace("game: genesis", "game: " + "x" * 900),
        "a digit that is none": body + "² [1] pass\n",
    }
    return {
        f"record: {name}": f"{one}end 1 sha256:{sha256(one.encode()).hexdigest()}\n" for name, one in bodies.items()
    }


def requests() -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Return every attack with the requests that carry it to each door."""
    found: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    good = find_game("genesis").record(find_game("genesis").new(2, 7)).dumps()
    for name, (game, text) in editions().items():
        found[name] = [
            (f"/api/games/{game}/edition", {"text": text}),
            ("/api/tables", {"game": game, "players": 2, "edition": text}),
            ("/api/records", {"text": good, "edition": text}),
        ]
    return found | {name: [("/api/records", {"text": text})] for name, text in records().items()}


@contextlib.asynccontextmanager
async def measured(line: Line, pause: float = 0.005) -> AsyncIterator[list[float]]:
    """Ask the server whether it is there again and again, and note how long each answer takes."""
    waits: list[float] = []
    done = asyncio.Event()

    async def ask_until_done() -> None:
        while not done.is_set():
            began = time.perf_counter()
            await line.ask("ping")
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(pause)

    task = asyncio.create_task(ask_until_done())
    try:
        yield waits
    finally:
        done.set()
        await task


@pytest.fixture(scope="module")
async def waiting_room(house: House) -> AsyncIterator[tuple[Guest, Line]]:
    """Somebody who sends, and the open socket of somebody else."""
    async with Guest(house, "Eve") as eve, Guest(house, "Ada") as ada, ada.socket() as line:
        await eve.http.post("/api/games/genesis/edition", json={"text": ""})  # the process that reads has started
        yield eve, line


@pytest.mark.parametrize("attack", requests())
async def test_nobody_waits_for_what_somebody_else_sends(waiting_room: tuple[Guest, Line], attack: str) -> None:
    eve, line = waiting_room
    for path, body in requests()[attack]:
        longest: list[float] = []
        while len(longest) < TRIES and min(longest, default=1.0) > LONGEST_WAIT:
            async with measured(line) as waits:
                response = await eve.http.post(path, json=body)
            assert 400 <= response.status_code < 500, (path, response.status_code, response.text[:300])
            assert response.json()["message"]["id"] != "socket-failed"
            longest.append(max(waits, default=0.0))
        assert min(longest) <= LONGEST_WAIT, (path, longest)


async def test_an_edition_that_is_read_elsewhere_is_the_same(house: House) -> None:
    for name, game in GAMES.items():
        told = house.post(f"/api/games/{name}/edition", json={"text": game.edition.text}).json()
        assert (told["hash"], len(told["values"])) == (game.edition.hash, len(game.edition.values))


def sleep_for_ever() -> None:
    """Stand for a text that takes too long."""
    time.sleep(3600)


def work_for_ever() -> None:
    """Stand for a text that keeps a parser busy."""
    while True:
        pass


def take_all_memory() -> None:
    """Stand for a text that a parser takes for gigabytes."""
    kept = []
    while True:
        kept.append(bytearray(1 << 26))


def fail_badly() -> None:
    """Stand for a parser with a fault of its own."""
    raise ZeroDivisionError


@pytest.mark.parametrize("work", [sleep_for_ever, work_for_ever, take_all_memory, fail_badly])
async def test_a_reading_that_takes_too_much_is_ended_and_the_next_goes_on(
    monkeypatch: pytest.MonkeyPatch, work: Any
) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 3.0 if work is sleep_for_ever else 120.0)
    readings = Readings()
    try:
        with pytest.raises(TooHeavyError):
            await readings._read("eve", work)
        monkeypatch.setattr(reading, "PATIENCE", 120.0)
        with pytest.raises(EditionError):
            await readings.edition("genesis", "[edition", "ada")
    finally:
        readings.close()


async def test_faults_come_back_in_their_own_words() -> None:
    readings = Readings()
    try:
        with pytest.raises(EditionError, match="edition: not TOML"):
            await readings.edition("genesis", "[edition", "ada")
        with pytest.raises(RecordError, match="line 1: is not a record"):
            await readings.record("x", None, "ada")
        game = find_game("genesis")
        state = game.new(2, 7)
        game.play_text(state, "start C")
        checked = await readings.record(game.record(state).dumps(), game.edition.text, "ada")
        assert checked.actions == state.history
        assert checked.edition is not None
        assert checked.edition.hash == game.edition.hash
    finally:
        readings.close()


async def test_whoever_sends_many_texts_waits_for_themselves() -> None:
    readings = Readings()
    try:
        many = [asyncio.create_task(readings.edition("genesis", "[edition", "eve")) for _ in range(50)]
        await asyncio.sleep(0)
        with pytest.raises(EditionError):
            await readings.edition("genesis", "[edition", "ada")
        told = await asyncio.gather(*many, return_exceptions=True)
    finally:
        readings.close()
    assert {type(one) for one in told} == {EditionError, TooOftenError}
    assert sum(isinstance(one, EditionError) for one in told) == reading.MOST_WAITING


async def test_the_process_that_reads_ends_with_its_server(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    assert house.process is not None
    group = house.process.pid
    house.post("/api/games/genesis/edition", json={"text": secrets.token_hex(4)})
    house.kill_main()

    async def all_gone() -> bool | None:
        try:
            os.killpg(group, 0)  # asks only whether anybody of the group is left
        except ProcessLookupError:
            return True
        return None

    await eventually(all_gone, 60)
