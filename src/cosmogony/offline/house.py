"""A server for one: takes the requests and messages that a server takes, and answers them from this browser.

``House.request`` stands for HTTP, ``House.enter`` for the socket. Every answer comes from the modules that the server
uses; what only a server can have, accounts, a ladder and reports, is refused or empty.
"""

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from cosmogony.core.errors import CosmogonyError
from cosmogony.games import GAMES, named_game
from cosmogony.offline.shelf import Shelf
from cosmogony.offline.tables import HomeTables
from cosmogony.offline.thinking import Helper, HomeThinkers
from cosmogony.server import desk, game_info, puzzles
from cosmogony.server.analysis import Analyses, Curves
from cosmogony.server.conversation import Conversation
from cosmogony.server.examples import example_steps
from cosmogony.server.messages import (
    Analysis,
    BotBody,
    Curve,
    Described,
    EditionBody,
    EditionInfo,
    ExampleInfo,
    GameInfo,
    GuestBody,
    ImportedRecord,
    LadderLine,
    Language,
    Me,
    NewTable,
    PlayOnBody,
    Position,
    Problem,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
    PuzzleToday,
    PuzzleVerdict,
    Reconsidered,
    RecordBody,
    Room,
    RulebookInfo,
    SitBody,
    StandBody,
    TableLine,
)
from cosmogony.server.players import Player, clean_name, me_of, new_id
from cosmogony.server.positions import build_room, earlier_position, encode
from cosmogony.server.refusals import RefusalError, StrangerError, fault_message, status_of
from cosmogony.server.replay import Replay, Replays
from cosmogony.texts import Message, check_language, message

B = TypeVar("B")

TOO_STRONG = ("pulsar", "quasar", "galaxy")
"""Levels that think for as long as a moment allows, which is little in a browser: they would not be what they are."""
LOOKS = 32
"""How often a position is looked at for its chances: Python is slow in a browser."""
SECOND_LOOK = 600
"""How hard both sides of a decision are looked at after long thought."""
JSON, TEXT, PICTURE = "application/json", "text/plain; charset=utf-8", "image/svg+xml"


class Answer(NamedTuple):
    """What a request leads to."""

    status: int
    kind: str
    body: str


class Text(NamedTuple):
    """An answer that is no JSON."""

    text: str
    kind: str = TEXT


class Ask(NamedTuple):
    """A request, taken apart."""

    house: "House"
    places: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    def read(self, kind: type[B]) -> B:
        """Return what was sent."""
        return msgspec.json.decode(self.body, type=kind)

    def number(self, name: str) -> int | None:
        """Return a number of the query."""
        return msgspec.convert(self.query[name], int, strict=False) if name in self.query else None

    def language(self, name: str) -> Language | None:
        """Return a language of the query."""
        return msgspec.convert(check_language(self.query[name]), Language) if name in self.query else None

    @property
    def caller(self) -> desk.Caller:
        """Who asks; strangers are refused."""
        return desk.Caller(self.player)

    @property
    def player(self) -> Player:
        """Who asks; strangers are refused."""
        if self.house.player is None:
            raise StrangerError(message("door-who-are-you"))
        return self.house.player

    async def replay(self) -> Replay:
        """Return the ended game that a request is about."""
        house = self.house
        if "table" in self.places:
            return await desk.table_replay(self.places["table"], house.tables, house.replays)
        return await desk.find_replay(self.places["record"], house, house.replays, house.tables.readings)


Handler = Callable[[Ask], Awaitable[Any]]


class Guest(Conversation):
    """The conversation with the page."""

    def __init__(self, house: "House", post: Callable[[str], None]) -> None:
        super().__init__(house.tables, house.player, "")
        self.post = post

    def send(self, messages: list[bytes]) -> None:
        """Hand messages to the page."""
        for data in messages:
            self.post(data.decode())


class House:
    """Everything that a server would do for the one who is here."""

    def __init__(self, shelf: Shelf, helper: Helper | None = None) -> None:
        self.shelf = shelf
        self.tables = HomeTables(shelf, HomeThinkers(helper))
        self.replays = Replays()
        self.analyses = Analyses(self, self.tables.bots, self, 1.0)
        self.analyses.second_look = SECOND_LOOK
        self.curves = Curves(self, self.tables.bots, self, 1.0)
        self.curves.looks = LOOKS
        self._guests: dict[int, Guest] = {}

    async def open(self) -> None:
        """Remember who plays here, and watch the clocks."""
        known = await self.shelf.get("house", "me")
        self.tables.player = msgspec.json.decode(known, type=Player) if known else None
        self.tables.spawn(self.tables.sweep_forever())

    @property
    def player(self) -> Player | None:
        """Who plays here, if they have said so."""
        return self.tables.player

    async def become(self, name: str) -> Player:
        """Take a name; whoever plays here stays the same."""
        known = self.player or Player(new_id(), "")
        self.tables.player = player = msgspec.structs.replace(known, name=clean_name(name))
        await self.shelf.put("house", "me", msgspec.json.encode(player).decode())
        return player

    # Requests

    async def request(self, method: str, address: str, body: str = "") -> Answer:
        """Answer what would come over HTTP."""
        parts = urlsplit(address)
        for pattern, handler in ROUTES.get(method, []):
            found = pattern.fullmatch(parts.path)
            if found:
                places = {name: unquote(value) for name, value in found.groupdict().items()}
                return await self._answer(handler, Ask(self, places, dict(parse_qsl(parts.query)), body))
        return problem(404, message("offline-not-here"))

    async def _answer(self, handler: Handler, ask: Ask) -> Answer:
        try:
            found = await handler(ask)
        except RefusalError as refusal:
            return problem(status_of(refusal), refusal.message)
        except CosmogonyError as fault:
            return problem(400, fault_message(fault))
        except msgspec.MsgspecError as fault:
            return problem(400, message("door-request-fault"), str(fault))
        if isinstance(found, Text):
            return Answer(200, found.kind, found.text)
        return Answer(200, JSON, encode(found).decode())

    # The socket

    def enter(self, number: int, post: Callable[[str], None]) -> None:
        """Begin a conversation; what there is to say goes to ``post``."""
        self._guests[number] = Guest(self, post)

    async def take(self, number: int, data: str) -> None:
        """Take a message of a conversation."""
        if number in self._guests:
            await self._guests[number].take(data)

    def leave(self, number: int) -> None:
        """End a conversation."""
        if number in self._guests:
            self._guests.pop(number).close()

    # What else is kept

    async def record(self, id: str) -> tuple[str, str | None] | None:
        """Return a record from outside, with its edition."""
        kept = await self.shelf.get("record", id)
        return msgspec.json.decode(kept, type=tuple[str, str | None]) if kept else None

    async def add_record(self, id: str, text: str, edition: str | None) -> None:
        """Keep a record from outside."""
        await self.shelf.put("record", id, msgspec.json.encode((text, edition)).decode())

    async def analysis(self, id: str) -> str | None:
        """Return a game's analysis."""
        return await self.shelf.get("analysis", id)

    async def add_analysis(self, id: str, body: str) -> None:
        """Keep a game's analysis."""
        await self.shelf.put("analysis", id, body)

    def need(self, name: str, per_second: float) -> None:
        """Let everybody ask as often as they like: it is their own machine."""


def problem(status: int, text: Message, detail: str = "") -> Answer:
    """Answer what cannot be done."""
    return Answer(status, JSON, encode(Problem(status, text, detail)).decode())


# Requests, by their addresses


ROUTES: dict[str, list[tuple[re.Pattern[str], Handler]]] = {}


def answers(route: str) -> Callable[[Handler], Handler]:
    """Answer a route, written as the protocol names it."""
    method, path = route.split()
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def register(handler: Handler) -> Handler:
        ROUTES.setdefault(method, []).append((pattern, handler))
        return handler

    return register


@answers("GET /api/me")
async def who_am_i(ask: Ask) -> Me | None:
    """Say who plays here, if they have said so."""
    return me_of(ask.house.player) if ask.house.player else None


@answers("POST /api/guest")
async def be_guest(ask: Ask) -> Me:
    """Play under a name."""
    return me_of(await ask.house.become(ask.read(GuestBody).name))


@answers("GET /api/games")
async def list_games(_: Ask) -> list[GameInfo]:
    """Say what can be played here, against whom."""
    found = (game_info.game_info(game) for game in GAMES.values())
    return [
        msgspec.structs.replace(info, levels=[level for level in info.levels if level not in TOO_STRONG])
        for info in found
    ]


@answers("GET /api/games/{game}/texts/{lang}")
async def read_texts(ask: Ask) -> Text:
    """Return a game's own words."""
    return Text(named_game(ask.places["game"]).texts(check_language(ask.places["lang"])))


@answers("GET /api/games/{game}/picture")
async def see_picture(ask: Ask) -> Text:
    """Return a game's picture."""
    return Text(named_game(ask.places["game"]).picture, PICTURE)


@answers("GET /api/games/{game}/rules")
async def read_rules(ask: Ask) -> RulebookInfo:
    """Return our rulebook."""
    return game_info.rulebook_info(named_game(ask.places["game"]), ask.language("lang") or "en")


@answers("GET /api/games/{game}/examples/{example}")
async def see_example(ask: Ask) -> ExampleInfo:
    """Return a recorded example of a rulebook."""
    first, last = ask.number("first") or 0, ask.number("last") or 0
    game = named_game(ask.places["game"]).name
    return example_steps(game, ask.places["example"], first, last, ask.language("lang") or "en")


@answers("GET /api/puzzles")
async def list_puzzles(_: Ask) -> PuzzleList:
    """List all puzzles."""
    return puzzles.list_puzzles()


@answers("GET /api/puzzles/today")
async def puzzle_today(_: Ask) -> PuzzleToday:
    """Return the puzzle of the day, the same as everywhere."""
    return puzzles.puzzle_today()


@answers("GET /api/games/{game}/puzzles/{puzzle}")
async def see_puzzle(ask: Ask) -> PuzzleInfo:
    """Return a position to solve."""
    return puzzles.see_puzzle(ask.places["game"], ask.places["puzzle"], ask.language("board"))


@answers("GET /api/games/{game}/puzzles/{puzzle}/choices/{action}")
async def try_puzzle(ask: Ask) -> PuzzleVerdict:
    """Say whether a choice is the solution."""
    action = msgspec.convert(ask.places["action"], int, strict=False)
    return puzzles.try_puzzle(ask.places["game"], ask.places["puzzle"], action)


@answers("GET /api/games/{game}/puzzles/{puzzle}/solution")
async def solve_puzzle(ask: Ask) -> PuzzleSolution:
    """Return the solution of a puzzle."""
    return puzzles.solve_puzzle(ask.places["game"], ask.places["puzzle"], ask.language("board"))


@answers("GET /api/games/{game}/puzzles/{puzzle}/thing")
async def describe_in_puzzle(ask: Ask) -> Described:
    """Say what something on the board of a puzzle is."""
    solved = ask.number("solved") == 1
    return puzzles.describe_in_puzzle(ask.places["game"], ask.places["puzzle"], ask.query["thing"], solved)


@answers("GET /api/games/{game}/edition")
async def read_edition(ask: Ask) -> EditionInfo:
    """Return a game's own edition."""
    return game_info.edition_info(named_game(ask.places["game"]).edition)


@answers("POST /api/games/{game}/edition")
async def check_edition(ask: Ask) -> EditionInfo:
    """Check an edition: the first fault, or its values."""
    game = named_game(ask.places["game"]).name
    return game_info.edition_info(await ask.house.tables.readings.edition(game, ask.read(EditionBody).text, ""))


@answers("GET /api/games/{game}/components")
async def read_components(ask: Ask) -> Any:
    """Return the components of a game's own edition."""
    return game_info.game_components(named_game(ask.places["game"]))


@answers("GET /api/games/{game}/ladder")
async def read_ladder(_: Ask) -> list[LadderLine]:
    """Return nobody: at home nothing counts for the ladder."""
    return []


@answers("POST /api/games/{game}/lessons/{lesson}")
async def open_lesson(ask: Ask) -> Room:
    """Begin a lesson."""
    return await desk.open_lesson(ask.places["game"], ask.places["lesson"], ask.caller, ask.house.tables)


@answers("GET /api/tables")
async def list_tables(_: Ask) -> list[TableLine]:
    """Return nothing: nobody else could join."""
    return []


@answers("GET /api/my/tables")
async def my_tables(ask: Ask) -> list[TableLine]:
    """Return the tables of this browser as they stood when something last happened there."""
    return [msgspec.json.decode(line, type=TableLine) for line in await ask.house.shelf.lines()]


@answers("POST /api/tables")
async def open_table(ask: Ask) -> Room:
    """Open a table; nothing that happens at home counts for a ladder."""
    data = msgspec.structs.replace(ask.read(NewTable), rated=False, listed=False)
    return await desk.open_table(data, ask.caller, ask.house.tables)


@answers("GET /api/tables/{table}")
async def see_table(ask: Ask) -> Room:
    """Return who sits where."""
    loaded = await ask.house.tables.read(ask.places["table"])
    return build_room(loaded.table, ask.house.player.id if ask.house.player else None, time.time())


@answers("POST /api/tables/{table}/sit")
async def sit(ask: Ask) -> Room:
    """Take a seat."""
    return await desk.sit(ask.places["table"], ask.read(SitBody), ask.caller, ask.house.tables)


@answers("POST /api/tables/{table}/stand")
async def stand(ask: Ask) -> Room:
    """Leave a seat."""
    return await desk.stand(ask.places["table"], ask.read(StandBody), ask.caller, ask.house.tables)


@answers("POST /api/tables/{table}/bot")
async def place_bot(ask: Ask) -> Room:
    """Put a bot on a seat, or take it away."""
    return await desk.place_bot(ask.places["table"], ask.read(BotBody), ask.caller, ask.house.tables)


@answers("POST /api/tables/{table}/rematch")
async def rematch(ask: Ask) -> Room:
    """Play again."""
    return await desk.rematch(ask.places["table"], ask.caller, ask.house.tables)


@answers("GET /api/tables/{table}/edition")
async def see_edition(ask: Ask) -> EditionInfo:
    """Return the edition that a table plays with."""
    return game_info.edition_info((await ask.house.tables.read(ask.places["table"])).table.edition)


@answers("GET /api/tables/{table}/components")
async def see_components(ask: Ask) -> Any:
    """Return the components that a table plays with."""
    return game_info.table_components((await ask.house.tables.read(ask.places["table"])).table)


@answers("GET /api/records/{record}/components")
async def replay_components(ask: Ask) -> Any:
    """Return the components that an imported game was played with."""
    return game_info.replay_components(await ask.replay())


@answers("GET /api/tables/{table}/record")
async def export_record(ask: Ask) -> Text:
    """Return an ended game as a record."""
    return Text((await ask.house.tables.read(ask.places["table"])).table.record().dumps())


@answers("GET /api/records/{record}/record")
async def read_record(ask: Ask) -> Text:
    """Return an imported record as it came."""
    return Text(await desk.record_text(ask.places["record"], ask.house))


@answers("GET /api/tables/{table}/moment")
async def look_back(ask: Ask) -> Position:
    """Return a game that may still go on after some actions."""
    table = (await ask.house.tables.read(ask.places["table"])).table
    reader = ask.house.player.id if ask.house.player else None
    return earlier_position(table, reader, ask.number("actions") or 0, ask.language("board"))


@answers("GET /api/tables/{table}/replay")
@answers("GET /api/records/{record}/replay")
async def see_replay(ask: Ask) -> Position:
    """Return an ended game after some actions."""
    return (await ask.replay()).position(ask.number("actions"), ask.number("seat"), ask.language("board"))


@answers("GET /api/tables/{table}/replay/thing")
@answers("GET /api/records/{record}/replay/thing")
async def describe_in_replay(ask: Ask) -> Described:
    """Say what something on the board of an ended game was."""
    return (await ask.replay()).describe(ask.number("actions"), ask.number("seat"), ask.query["thing"])


@answers("GET /api/tables/{table}/analysis")
@answers("GET /api/records/{record}/analysis")
async def analyse(ask: Ask) -> Analysis:
    """Say which decisions of an ended game lost most, as far as they have been weighed."""
    return await ask.house.analyses.ask(await ask.replay(), ask.player.id)


@answers("GET /api/tables/{table}/analysis/{ply}")
@answers("GET /api/records/{record}/analysis/{ply}")
async def reconsider(ask: Ask) -> Reconsidered:
    """Think about one decision of an ended game for long."""
    ply = msgspec.convert(ask.places["ply"], int, strict=False)
    return await ask.house.analyses.reconsider(await ask.replay(), ply, ask.player.id)


@answers("GET /api/tables/{table}/chances")
@answers("GET /api/records/{record}/chances")
async def tell_chances(ask: Ask) -> Curve:
    """Say how likely everybody was to win an ended game, as far as it was judged."""
    player = ask.house.player
    return await ask.house.curves.ask(await ask.replay(), player.id if player else None)


@answers("GET /api/tables/{table}/story")
@answers("GET /api/records/{record}/story")
async def tell_story(ask: Ask) -> Any:
    """Tell how an ended game went."""
    return (await ask.replay()).story


@answers("POST /api/tables/{table}/play-on")
@answers("POST /api/records/{record}/play-on")
async def play_on(ask: Ask) -> Room:
    """Go on from a moment of an ended game."""
    return await desk.play_on(await ask.replay(), ask.read(PlayOnBody), ask.caller, ask.house.tables)


@answers("POST /api/records")
async def import_record(ask: Ask) -> ImportedRecord:
    """Take in a record, after checking it whole."""
    house = ask.house
    return await desk.import_record(ask.read(RecordBody), ask.caller, house, house.replays, house.tables.readings)


@answers("GET /api/records/{record}")
async def see_record(ask: Ask) -> ImportedRecord:
    """Say what an imported record holds."""
    return (await ask.replay()).summary()
