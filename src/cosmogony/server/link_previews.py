"""What a link to a table, a replay or a puzzle shows in chat apps: title, players, standing and a picture.

Addresses in the client begin after a ``#``, which no server sees; these pages stand for them. Whoever opens one in a
browser is sent on to the client at once. Nothing is told that a stranger who watches the table could not see.
"""

from html import escape
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cosmogony.games import named_game
from cosmogony.server.desk import find_replay
from cosmogony.server.game_pages import PuzzlePath
from cosmogony.server.messages import Language
from cosmogony.server.positions import seat_name
from cosmogony.server.puzzles import find_puzzle, see_puzzle
from cosmogony.server.refusals import RefusalError, UnknownTableError
from cosmogony.server.replay import Replay, Replays
from cosmogony.server.routes import RecordPath, TablePath
from cosmogony.server.store import Store
from cosmogony.server.table import Table
from cosmogony.server.tables import Tables
from cosmogony.texts import message, render, say

AnyRequest = Request[Any, Any, Any]

PAGE = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <title>{title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <meta name="description" content="{text}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Cosmogony" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{text}" />
    <meta property="og:image" content="{picture}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta http-equiv="refresh" content="0; url={client}" />
  </head>
  <body><a href="{client}">{title}</a></body>
</html>
"""


class Shown(NamedTuple):
    """What a link shows; without a game it leads nowhere that we know."""

    title: str
    text: str
    game: str = ""


@get("/table/{table:str}", media_type=MediaType.HTML)
async def table_link(request: AnyRequest, table: TablePath, tables: NamedDependency[Tables]) -> Response[str]:
    """Show what goes on at a table."""
    return page(request, await table_shown(table, tables, spoken(request)), f"table/{table}")


@get("/replay/table/{table:str}", media_type=MediaType.HTML)
async def ended_link(request: AnyRequest, table: TablePath, tables: NamedDependency[Tables]) -> Response[str]:
    """Show an ended game."""
    return page(request, await table_shown(table, tables, spoken(request)), f"replay/table/{table}")


@get("/replay/table/{table:str}/{action:int}", media_type=MediaType.HTML)
async def replay_link(
    request: AnyRequest, table: TablePath, action: FromPath[int], tables: NamedDependency[Tables]
) -> Response[str]:
    """Show an ended game, at one of its moments."""
    return page(request, await table_shown(table, tables, spoken(request)), f"replay/table/{table}/{action}")


@get("/replay/record/{record:str}/{action:int}", media_type=MediaType.HTML)
async def record_link(
    request: AnyRequest,
    record: RecordPath,
    action: FromPath[int],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> Response[str]:
    """Show an imported game, at one of its moments."""
    lang = spoken(request)
    try:
        shown = replay_shown(await find_replay(record, store, replays, tables.readings), lang)
    except RefusalError as refusal:
        shown = Shown(render(refusal.message, lang), "")
    return page(request, shown, f"replay/record/{record}/{action}")


@get("/puzzles/{game:str}/{puzzle:str}", media_type=MediaType.HTML)
async def puzzle_link(request: AnyRequest, game: FromPath[str], puzzle: PuzzlePath) -> Response[str]:
    """Show which game a puzzle is from and how hard it is."""
    return page(request, puzzle_shown(game, puzzle, spoken(request)), f"puzzles/{game}/{puzzle}")


@get("/games/{game:str}/picture.png", media_type="image/png")
async def preview_picture(game: FromPath[str]) -> Response[bytes]:
    """Return a game's picture for previews."""
    found = named_game(game).preview
    if found is None:
        raise UnknownTableError(message("web-no-such-game"))
    return Response(found, media_type="image/png", headers={"cache-control": "public, max-age=86400"})


async def table_shown(table: str, tables: Tables, lang: Language) -> Shown:
    """Say who plays at a table and how it stands."""
    try:
        found = (await tables.read(table)).table
    except RefusalError as refusal:
        return Shown(render(refusal.message, lang), "")
    taken = [number for number, chair in enumerate(found.chairs) if chair.taken]
    names = {number: seat_name(found, found.chairs[number], number, lang) for number in taken}
    return Shown(title(found.opened.game, list(names.values()), lang), standing(found, names, lang), found.opened.game)


def standing(table: Table, names: dict[int, str], lang: Language) -> str:
    """Say how a table stands: free seats, whose turn it is, or the points at the end."""
    state = table.state
    if state is None:
        return say("preview-open", lang, seats=len(table.chairs) - len(names))
    if table.to_move is not None:
        return say("preview-playing", lang, player=names[table.to_move])
    return points(list(names.values()), state.scores(), lang) if state.over else say("preview-ended", lang)


def replay_shown(replay: Replay, lang: Language) -> Shown:
    """Say who played a recorded game and how it ended."""
    names, state = replay.names(lang), replay.final
    text = points(names, state.scores(), lang) if state.over else say("preview-ended", lang)
    return Shown(title(replay.record.game, names, lang), text, replay.record.game)


def puzzle_shown(game: str, puzzle: str, lang: Language) -> Shown:
    """Say which game a puzzle is from, what its moment is about and how hard it is; never its solution."""
    try:
        played, found = find_puzzle(game, puzzle)
        goal = see_puzzle(game, puzzle, None).position.goal
    except RefusalError as refusal:
        return Shown(render(refusal.message, lang), "")
    told = say("preview-puzzle", lang, difficulty=found.difficulty, players=found.players)
    text = f"{render(goal, lang)} {told}" if goal else told
    return Shown(say("puzzle-title", lang, game=render(played.title, lang)), text, played.name)


def title(game: str, names: list[str], lang: Language) -> str:
    """Return the name of a game, and of those who play it."""
    told = render(named_game(game).title, lang)
    return f"{told}: {', '.join(names)}" if names else told


def points(names: list[str], scores: list[int], lang: Language) -> str:
    """Tell the points at the end, the most first."""
    best = sorted(zip(names, scores, strict=True), key=lambda one: -one[1])
    return say("preview-over", lang, points=", ".join(f"{name} {score}" for name, score in best))


def spoken(request: AnyRequest) -> Language:
    """Return the language that whoever asks prefers, of those we speak."""
    wanted = request.headers.get("accept-language", "")
    for tag in wanted.lower().split(","):
        match tag.strip()[:2]:
            case "en":
                return "en"
            case "de":
                return "de"
            case "it":
                return "it"
    return "en"


def page(request: AnyRequest, shown: Shown, place: str) -> Response[str]:
    """Write the page; names are whatever people call themselves, so nothing in it is taken at its word."""
    base = str(request.base_url).rstrip("/")
    known = bool(shown.game and named_game(shown.game).preview)
    picture = f"{base}/games/{shown.game}/picture.png" if known else f"{base}/icons/icon-512.png"
    told = {"title": shown.title, "text": shown.text, "picture": picture, "client": f"/#/{place}"}
    text = PAGE.format(lang=spoken(request), **{name: escape(value) for name, value in told.items()})
    return Response(text, media_type=MediaType.HTML, status_code=200 if shown.game else 404)


def wants_page(request: AnyRequest) -> bool:
    """Say whether somebody follows a link, rather than a program that asks for data or files."""
    accepts = request.headers.get("accept", "")
    return request.method == "GET" and "text/html" in accepts and not request.url.path.startswith("/api/")


def unknown_page(request: AnyRequest) -> Response[str]:
    """Answer an address that the server does not know; the client may, behind its ``#``."""
    lang = spoken(request)
    shown = Shown(say("web-unknown-page", lang), say("web-unknown-page-more", lang))
    return page(request, shown, request.url.path.strip("/"))


def link_previews() -> Router:
    """Return the pages that links lead to."""
    handlers = [table_link, ended_link, replay_link, record_link, puzzle_link, preview_picture]
    return Router("/", route_handlers=handlers, include_in_schema=False)
