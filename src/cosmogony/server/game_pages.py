"""What can be read about the games over HTTP: the list, pictures, texts, rulebooks, editions and components."""

from hashlib import sha256
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from cosmogony.games import GAMES, named_game
from cosmogony.server import game_info, puzzles
from cosmogony.server.desk import find_replay
from cosmogony.server.examples import example_steps
from cosmogony.server.guard import address_of
from cosmogony.server.messages import (
    Described,
    EditionBody,
    EditionInfo,
    ExampleInfo,
    GameInfo,
    Language,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
    PuzzleToday,
    PuzzleVerdict,
    RulebookInfo,
)
from cosmogony.server.replay import Replays
from cosmogony.server.routes import PROBLEMS, BoardLanguage, LanguageQuery, RecordPath, TablePath, ThingQuery
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.tables import Tables

AnyRequest = Request[Any, Any, Any]
LanguagePath = Annotated[Language, PathParameter()]
ExamplePath = Annotated[str, PathParameter(pattern="^[a-z0-9-]+$", max_length=40)]
PuzzlePath = Annotated[str, PathParameter(pattern="^[0-9-]+$", max_length=40)]
ActionPath = Annotated[int, PathParameter(ge=0, le=2**53)]
ActionQuery = Annotated[int, QueryParameter(ge=0, le=100_000)]
SolvedQuery = Annotated[int, QueryParameter(ge=0, le=1)]

ASK_AGAIN = "no-cache"
"""Browsers may keep it, and ask each time whether it is still the same."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""A picture from a stranger's package may only be a picture: no scripts, nothing from elsewhere."""


@get("/games", responses=PROBLEMS)
async def list_games() -> list[GameInfo]:
    """Say what can be played here."""
    return [game_info.game_info(game) for game in GAMES.values()]


@get("/games/{game:str}/texts/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def read_texts(request: AnyRequest, game: FromPath[str], lang: LanguagePath) -> Response[str]:
    """Return the game's own words as Fluent text, for whoever turns its messages into sentences."""
    return kept_by_browsers(request, named_game(game).texts(lang), "text/plain; charset=utf-8")


@get("/games/{game:str}/picture", media_type="image/svg+xml", responses=PROBLEMS)
async def see_picture(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """Return the game's picture."""
    picture = kept_by_browsers(request, named_game(game).picture, "image/svg+xml")
    picture.headers["content-security-policy"] = PICTURE_POLICY
    return picture


def kept_by_browsers(request: AnyRequest, text: str, media_type: str) -> Response[str]:
    """Send a text that rarely changes: in full, or only that it is still the one that the browser has."""
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response("", status_code=304, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def read_rules(game: FromPath[str], lang: LanguageQuery = "en") -> RulebookInfo:
    """Return our rulebook: chapters to learn from, then clause by clause."""
    return game_info.rulebook_info(named_game(game), lang)


@get("/games/{game:str}/examples/{example:str}", responses=PROBLEMS)
async def see_example(
    game: FromPath[str], example: ExamplePath, first: ActionQuery, last: ActionQuery, lang: LanguageQuery = "en"
) -> ExampleInfo:
    """Return a recorded example of the rulebook from one action to another, with the position before."""
    return example_steps(named_game(game).name, example, first, last, lang)


# Puzzles


@get("/puzzles", responses=PROBLEMS)
async def list_puzzles() -> PuzzleList:
    """List all puzzles."""
    return puzzles.list_puzzles()


@get("/puzzles/today", responses=PROBLEMS)
async def puzzle_today() -> PuzzleToday:
    """Return the puzzle of the day, the same for everybody."""
    return puzzles.puzzle_today()


@get("/games/{game:str}/puzzles/{puzzle:str}", responses=PROBLEMS)
async def see_puzzle(game: FromPath[str], puzzle: PuzzlePath, board: BoardLanguage = None) -> PuzzleInfo:
    """Return a position to solve."""
    return puzzles.see_puzzle(game, puzzle, board)


@get("/games/{game:str}/puzzles/{puzzle:str}/choices/{action:int}", responses=PROBLEMS)
async def try_puzzle(game: FromPath[str], puzzle: PuzzlePath, action: ActionPath) -> PuzzleVerdict:
    """Say whether a choice is the solution of a puzzle; of any other, what it lacks."""
    return puzzles.try_puzzle(game, puzzle, action)


@get("/games/{game:str}/puzzles/{puzzle:str}/solution", responses=PROBLEMS)
async def solve_puzzle(game: FromPath[str], puzzle: PuzzlePath, board: BoardLanguage = None) -> PuzzleSolution:
    """Return the solution of a puzzle with its reasons."""
    return puzzles.solve_puzzle(game, puzzle, board)


@get("/games/{game:str}/puzzles/{puzzle:str}/thing", responses=PROBLEMS)
async def describe_in_puzzle(
    game: FromPath[str], puzzle: PuzzlePath, thing: ThingQuery, solved: SolvedQuery = 0
) -> Described:
    """Say what something on the board of a puzzle is, before or after its solution."""
    return puzzles.describe_in_puzzle(game, puzzle, thing, solved == 1)


# Editions: every printed value with its provenance


@get("/games/{game:str}/edition", responses=PROBLEMS)
async def read_edition(game: FromPath[str]) -> EditionInfo:
    """Return the game's own edition with the provenance of every value."""
    return game_info.edition_info(named_game(game).edition)


@post("/games/{game:str}/edition", status_code=200, responses=PROBLEMS)
async def check_edition(
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[EditionBody],
    tables: NamedDependency[Tables],
    settings: NamedDependency[Settings],
) -> EditionInfo:
    """Check an edition: the first fault, or its values."""
    found = named_game(game).name
    return game_info.edition_info(await tables.readings.edition(found, data.text, address_of(request, settings)))


@get("/tables/{table:str}/edition", responses=PROBLEMS)
async def see_edition(table: TablePath, tables: NamedDependency[Tables]) -> EditionInfo:
    """Return the edition that a table plays with."""
    return game_info.edition_info((await tables.read(table)).table.edition)


# Components


@get("/games/{game:str}/components", responses=PROBLEMS)
async def read_components(game: FromPath[str]) -> Any:
    """Return the components of the game's own edition."""
    return game_info.game_components(named_game(game))


@get("/tables/{table:str}/components", responses=PROBLEMS)
async def see_components(table: TablePath, tables: NamedDependency[Tables]) -> Any:
    """Return the components that a table plays with: those of its edition and its options."""
    return game_info.table_components((await tables.read(table)).table)


@get("/records/{record:str}/components", responses=PROBLEMS)
async def replay_components(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> Any:
    """Return the components that an imported game was played with."""
    return game_info.replay_components(await find_replay(record, store, replays, tables.readings))


HANDLERS = [
    *(list_games, read_texts, see_picture, read_rules, see_example, read_edition, check_edition, see_edition),
    *(read_components, see_components, replay_components),
    *(list_puzzles, puzzle_today, see_puzzle, try_puzzle, solve_puzzle, describe_in_puzzle),
]


def game_pages() -> Router:
    """Return what can be read about the games."""
    return Router("/api", route_handlers=HANDLERS)
