"""Everything over HTTP but what game_pages.py tells about the games: who you are, tables, records, the ladder."""

import asyncio
import time
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import cosmogony
from cosmogony.core.story import Story
from cosmogony.games import named_game
from cosmogony.server import desk, ratings
from cosmogony.server.analysis import Analyses, Curves
from cosmogony.server.auth import COOKIE, Doorkeeper
from cosmogony.server.desk import find_replay, table_replay
from cosmogony.server.guard import Rates, address_of
from cosmogony.server.messages import (
    AccountBody,
    Analysis,
    BotBody,
    Curve,
    Described,
    GuestBody,
    Health,
    ImportedRecord,
    LadderLine,
    Language,
    Me,
    NewTable,
    PasswordBody,
    PlayOnBody,
    Position,
    Problem,
    Readiness,
    Reconsidered,
    RecordBody,
    ReportBody,
    Reported,
    Room,
    SignedOut,
    SitBody,
    StandBody,
    TableLine,
)
from cosmogony.server.nudges.nudger import Nudger
from cosmogony.server.orders import Orders
from cosmogony.server.players import Player, clean_name, me_of
from cosmogony.server.positions import build_room, earlier_position, encode
from cosmogony.server.quotas import Quotas
from cosmogony.server.readiness import Watchman
from cosmogony.server.refusals import BannedError, StrangerError
from cosmogony.server.replay import Replay, Replays
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.tables import Tables
from cosmogony.texts import message

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[str, PathParameter(pattern=r"^[a-z2-7]{16}$")]
RecordPath = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$")]
Actions = Annotated[int | None, QueryParameter(ge=0, le=100_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
ThingQuery = Annotated[str, QueryParameter(min_length=1, max_length=60)]
LanguageQuery = Annotated[Language, QueryParameter()]
BoardLanguage = Annotated[Language | None, QueryParameter()]
"""The language in which to draw a position as text; without one it is not drawn."""


UNCOMPRESSED = "uncompressed"
SMALL = {UNCOMPRESSED: True}
"""For answers of a few lines: making ready to compress takes longer than some of them."""
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=told)
    for status, told in {
        400: "The request makes no sense",
        401: "Nobody knows who asks",
        403: "The request comes from another site",
        404: "There is no such thing",
        409: "It may not be done, and why",
        413: "The request is too large",
        415: "The request is not JSON",
        429: "Too many requests",
    }.items()
}


# What handlers need


def services() -> dict[str, Provide]:
    """Return what handlers may ask for by name."""

    def service(name: str) -> Provide:
        def provide(state: State) -> Any:
            return getattr(state, name)

        return Provide(provide, sync_to_thread=False)

    names = ["tables", "store", "doorkeeper", "replays", "analyses", "rates", "settings", "quotas", "orders", "watch"]
    names += ["nudger", "curves"]
    return {name: service(name) for name in names} | {
        "visitor": Provide(visitor),
        "player": Provide(player),
        "caller": Provide(caller),
    }


# Dependencies that need each other are resolved one after the other; of several that do not, Litestar makes tasks,
# which cost a good part of a small request. So these ask the application for what they need.


async def visitor(request: AnyRequest) -> Player | None:
    """Return who asks, if they have said so."""
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    return await doorkeeper.player(request)


async def player(visitor: NamedDependency[Player | None]) -> Player:
    """Return who asks, or refuse strangers."""
    if visitor is None:
        raise StrangerError(message("door-who-are-you"))
    return visitor


class CountedCaller(desk.Caller):
    """A visitor who may open so much and no more."""

    def __init__(self, player: Player, origin: str, quotas: Quotas) -> None:
        super().__init__(player, origin)
        self.quotas = quotas

    def room_for(self, tables: int, bots: int) -> AbstractAsyncContextManager[None]:
        """Hold room for tables and bots while they are written down; refuse what would be too much."""
        return self.quotas.room_for(self.player, self.origin, tables, bots)

    def need_room_for_text(self, text: str) -> None:
        """Count a text that is kept for good; refuse what would be too much."""
        self.quotas.need_room_for_text(self.origin, text)


async def caller(request: AnyRequest, player: NamedDependency[Player]) -> desk.Caller:
    """Return who asks, with what they may open."""
    quotas: Quotas = request.app.state.quotas
    return CountedCaller(player, quotas.origin(address_of(request, quotas.settings)), quotas)


# Who you are


@post("/guest", status_code=200, opt=SMALL, responses=PROBLEMS)
async def be_guest(
    data: JSONBody[GuestBody],
    request: AnyRequest,
    visitor: NamedDependency[Player | None],
    doorkeeper: NamedDependency[Doorkeeper],
    quotas: NamedDependency[Quotas],
    orders: NamedDependency[Orders],
) -> Response[Me]:
    """Play at once under a name; the same browser stays the same guest."""
    if visitor is not None:
        renamed = msgspec.structs.replace(visitor, name=clean_name(data.name))
        await doorkeeper.store.rename(renamed.id, renamed.name)
        return Response(me_of(renamed))
    origin = quotas.origin(address_of(request, quotas.settings))
    if banned := orders.banned(origin):
        raise BannedError(banned)
    async with quotas.room_for_guest(origin):
        found = await doorkeeper.welcome(data.name, origin)
    return Response(me_of(found), cookies=[doorkeeper.cookie(found)])


@get("/me", responses=PROBLEMS)
async def who_am_i(
    request: AnyRequest, visitor: NamedDependency[Player | None], doorkeeper: NamedDependency[Doorkeeper]
) -> Response[Me | None]:
    """Say who the cookie's player is, nobody without a cookie; one that an older key signed is replaced."""
    if visitor is None and COOKIE not in request.cookies:
        return Response(b"null", media_type=MediaType.JSON)  # type: ignore[arg-type]  # written already
    known = await player(visitor)
    return Response(me_of(known), cookies=doorkeeper.renewed(request, known))


@post("/account", status_code=200, responses=PROBLEMS)
async def open_account(
    request: AnyRequest,
    data: JSONBody[AccountBody],
    player: NamedDependency[Player],
    doorkeeper: NamedDependency[Doorkeeper],
    rates: NamedDependency[Rates],
    settings: NamedDependency[Settings],
) -> Me:
    """Turn the guest into an account, keeping games and rating."""
    limit_attempts(request, rates, settings)
    return me_of(await doorkeeper.open_account(player, data.login, data.password))


@post("/sign-in", status_code=200, responses=PROBLEMS)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[AccountBody],
    doorkeeper: NamedDependency[Doorkeeper],
    rates: NamedDependency[Rates],
    settings: NamedDependency[Settings],
) -> Response[Me]:
    """Come back on any device."""
    limit_attempts(request, rates, settings)
    found = await doorkeeper.sign_in(data.login, data.password)
    return Response(me_of(found), cookies=[doorkeeper.cookie(found)])


@post("/password", status_code=200, responses=PROBLEMS)
async def change_password(
    request: AnyRequest,
    data: JSONBody[PasswordBody],
    player: NamedDependency[Player],
    doorkeeper: NamedDependency[Doorkeeper],
    rates: NamedDependency[Rates],
    settings: NamedDependency[Settings],
    nudger: NamedDependency[Nudger],
) -> Response[Me]:
    """Change the account's password; only the browser that did so stays signed in, and none takes nudges any more."""
    limit_attempts(request, rates, settings)
    changed = await doorkeeper.change_password(player, data.password, data.new_password)
    await nudger.wishes.remove_browsers(player.id)
    return Response(me_of(changed), cookies=[doorkeeper.cookie(changed)])


@post("/sign-out", status_code=200, responses=PROBLEMS)
async def sign_out(request: AnyRequest, doorkeeper: NamedDependency[Doorkeeper]) -> Response[SignedOut]:
    """Make this browser forget who it was, and believe its cookie no more."""
    await doorkeeper.sign_out(request)
    return Response(SignedOut(), cookies=[doorkeeper.no_cookie()])


def limit_attempts(request: AnyRequest, rates: Rates, settings: Settings) -> None:
    """Slow down whoever guesses passwords."""
    rates.need(f"sign-ins {address_of(request, settings)}", settings.sign_ins_per_minute / 60)


# The ladder


@get("/games/{game:str}/ladder", responses=PROBLEMS)
async def read_ladder(game: FromPath[str], store: NamedDependency[Store]) -> list[LadderLine]:
    """Return accounts and bots, the strongest first."""
    lines = await store.ladder(named_game(game).name)
    names = await store.names(entrant for entrant, _ in lines)
    names |= {entrant: entrant.removeprefix("bot:") for entrant, _ in lines if entrant.startswith("bot:")}
    return [
        LadderLine(
            names[entrant],
            entrant.startswith("bot:"),
            ratings.rank_points(rating),
            rating.mu,
            rating.sigma,
            rating.games,
        )
        for entrant, rating in lines
        if entrant in names
    ]


# Tables


@post("/tables", status_code=201, opt=SMALL, responses=PROBLEMS)
async def open_table(data: JSONBody[NewTable], caller: NamedDependency[desk.Caller], state: State) -> Room:
    """Open a table; whoever knows its id may join, so the link is the invitation."""
    return await desk.open_table(data, caller, state.tables)


@post("/games/{game:str}/lessons/{lesson:str}", status_code=201, responses=PROBLEMS)
async def open_lesson(
    game: FromPath[str],
    lesson: FromPath[str],
    caller: NamedDependency[desk.Caller],
    tables: NamedDependency[Tables],
) -> Room:
    """Open a table at which the player takes a lesson; it begins at once."""
    return await desk.open_lesson(game, lesson, caller, tables)


@get("/tables", responses=PROBLEMS)
async def list_tables(
    visitor: NamedDependency[Player | None], tables: NamedDependency[Tables], store: NamedDependency[Store]
) -> list[TableLine]:
    """Return the listed tables that are open or playing."""
    return await desk.table_lines(await store.listed(), visitor, tables)


@get("/my/tables", responses=PROBLEMS)
async def my_tables(
    player: NamedDependency[Player], tables: NamedDependency[Tables], store: NamedDependency[Store]
) -> list[TableLine]:
    """Return the tables where one sits or sat, with whose turn it is."""
    return await desk.table_lines(await store.tables_of(player.id), player, tables)


@get("/tables/{table:str}", responses=PROBLEMS)
async def see_table(table: TablePath, visitor: NamedDependency[Player | None], tables: NamedDependency[Tables]) -> Room:
    """Return who sits where and what was agreed on; positions come over the socket."""
    return build_room((await tables.read(table)).table, visitor.id if visitor else None, time.time())


@post("/tables/{table:str}/sit", status_code=200, opt=SMALL, responses=PROBLEMS)
async def sit(table: TablePath, data: JSONBody[SitBody], caller: NamedDependency[desk.Caller], state: State) -> Room:
    """Take a seat, adding to the seed; taking several seats is playing hot-seat."""
    return await desk.sit(table, data, caller, state.tables)


@post("/tables/{table:str}/stand", status_code=200, opt=SMALL, responses=PROBLEMS)
async def stand(
    table: TablePath,
    data: JSONBody[StandBody],
    caller: NamedDependency[desk.Caller],
    tables: NamedDependency[Tables],
) -> Room:
    """Leave a seat before the game begins."""
    return await desk.stand(table, data, caller, tables)


@post("/tables/{table:str}/bot", status_code=200, opt=SMALL, responses=PROBLEMS)
async def place_bot(
    table: TablePath,
    data: JSONBody[BotBody],
    caller: NamedDependency[desk.Caller],
    tables: NamedDependency[Tables],
) -> Room:
    """Put a bot on an open seat, or take it away: for the host, before the game begins."""
    return await desk.place_bot(table, data, caller, tables)


@post("/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(table: TablePath, caller: NamedDependency[desk.Caller], tables: NamedDependency[Tables]) -> Room:
    """Open a table like this one for the same people, or return the one that is already open."""
    return await desk.rematch(table, caller, tables)


# Reports


@post("/reports", status_code=201, responses=PROBLEMS)
async def report(
    data: JSONBody[ReportBody],
    player: NamedDependency[Player],
    tables: NamedDependency[Tables],
    store: NamedDependency[Store],
    rates: NamedDependency[Rates],
    settings: NamedDependency[Settings],
) -> Reported:
    """Tell whoever runs the server what goes wrong at a table, or who misbehaves there."""
    table = (await tables.read(data.table)).table
    about = None if data.seat is None else table.person_at(data.seat)
    rates.need(f"reports {player.id}", settings.reports_per_hour / 3600)
    await store.add_report(player.id, data.table, about, data.text)
    return Reported()


# Records and replays


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def export_record(table: TablePath, tables: NamedDependency[Tables]) -> str:
    """Return an ended game as a record that `cosmogony verify` can check."""
    return (await tables.read(table)).table.record().dumps()


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def replay_table(
    table: TablePath,
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
    actions: Actions = None,
    seat: SeatQuery = None,
    board: BoardLanguage = None,
) -> Response[Position]:
    """Return an ended game after some actions, as a seat or a spectator saw it."""
    return position_response((await table_replay(table, tables, replays)).position(actions, seat, board))


@get("/tables/{table:str}/replay/thing", responses=PROBLEMS)
async def describe_in_table(
    table: TablePath,
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
    thing: ThingQuery,
    actions: Actions = None,
    seat: SeatQuery = None,
) -> Described:
    """Say what something on the board of an ended game was, after some actions."""
    return (await table_replay(table, tables, replays)).describe(actions, seat, thing)


@get("/tables/{table:str}/moment", responses=PROBLEMS)
async def look_back(
    table: TablePath,
    visitor: NamedDependency[Player | None],
    tables: NamedDependency[Tables],
    actions: Annotated[int, QueryParameter(ge=0, le=100_000)],
    board: BoardLanguage = None,
) -> Response[Position]:
    """Return a game that may still go on after some actions, from the asker's own seat."""
    found = (await tables.read(table)).table
    return position_response(earlier_position(found, visitor.id if visitor else None, actions, board))


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def analyse_table(
    table: TablePath,
    player: NamedDependency[Player],
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
) -> Analysis:
    """Say which decisions of an ended game lost most; the first asking begins it, ask again until it is done."""
    return await analyses.ask(await table_replay(table, tables, replays), player.id)


@get("/tables/{table:str}/analysis/{ply:int}", responses=PROBLEMS)
async def reconsider_in_table(
    table: TablePath,
    ply: Annotated[int, PathParameter(ge=1, le=100_000)],
    player: NamedDependency[Player],
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
) -> Reconsidered:
    """Think about one decision of an ended game, counted from 1, for ten seconds; who has to wait is told how long."""
    return await analyses.reconsider(await table_replay(table, tables, replays), ply, player.id)


@get("/tables/{table:str}/chances", responses=PROBLEMS)
async def chances_of_table(
    table: TablePath,
    visitor: NamedDependency[Player | None],
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
    curves: NamedDependency[Curves],
) -> Curve:
    """Say how likely everybody was to win an ended game, turn by turn; ask again until it is done."""
    return await curves.ask(await table_replay(table, tables, replays), visitor.id if visitor else None)


@get("/tables/{table:str}/story", responses=PROBLEMS)
async def story_of_table(
    table: TablePath, tables: NamedDependency[Tables], replays: NamedDependency[Replays]
) -> Response[Story]:
    """Tell how an ended game went: the points turn by turn, and where it turned."""
    return await story_response(await table_replay(table, tables, replays))


@post("/tables/{table:str}/play-on", status_code=201, responses=PROBLEMS)
async def play_on_from_table(
    table: TablePath,
    data: JSONBody[PlayOnBody],
    caller: NamedDependency[desk.Caller],
    tables: NamedDependency[Tables],
    replays: NamedDependency[Replays],
) -> Room:
    """Open a table that goes on from a moment of an ended game, against bots; it begins at once."""
    return await desk.play_on(await table_replay(table, tables, replays), data, caller, tables)


async def story_response(replay: Replay) -> Response[Story]:
    """Tell a story; the first time it is worked out beside the server's own work."""
    story = await asyncio.to_thread(lambda: replay.story)
    return Response(encode(story), media_type=MediaType.JSON)  # type: ignore[arg-type]  # written already


@post("/records", status_code=201, responses=PROBLEMS)
async def import_record(
    data: JSONBody[RecordBody],
    caller: NamedDependency[desk.Caller],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> ImportedRecord:
    """Take in a record from anywhere, after checking it whole, and open it as a replay."""
    return await desk.import_record(data, caller, store, replays, tables.readings)


@get("/records/{record:str}", responses=PROBLEMS)
async def see_record(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> ImportedRecord:
    """Say what an imported record holds."""
    return (await find_replay(record, store, replays, tables.readings)).summary()


@get("/records/{record:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def read_record(record: RecordPath, store: NamedDependency[Store]) -> str:
    """Return an imported record as it came."""
    return await desk.record_text(record, store)


@get("/records/{record:str}/replay", responses=PROBLEMS)
async def replay_record(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
    actions: Actions = None,
    seat: SeatQuery = None,
    board: BoardLanguage = None,
) -> Response[Position]:
    """Return an imported game after some actions."""
    replay = await find_replay(record, store, replays, tables.readings)
    return position_response(replay.position(actions, seat, board))


@get("/records/{record:str}/replay/thing", responses=PROBLEMS)
async def describe_in_record(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
    thing: ThingQuery,
    actions: Actions = None,
    seat: SeatQuery = None,
) -> Described:
    """Say what something on the board of an imported game was, after some actions."""
    return (await find_replay(record, store, replays, tables.readings)).describe(actions, seat, thing)


@get("/records/{record:str}/analysis", responses=PROBLEMS)
async def analyse_record(
    record: RecordPath,
    player: NamedDependency[Player],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
    tables: NamedDependency[Tables],
) -> Analysis:
    """Say which decisions of an imported game lost most."""
    return await analyses.ask(await find_replay(record, store, replays, tables.readings), player.id)


@get("/records/{record:str}/analysis/{ply:int}", responses=PROBLEMS)
async def reconsider_in_record(
    record: RecordPath,
    ply: Annotated[int, PathParameter(ge=1, le=100_000)],
    player: NamedDependency[Player],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
    tables: NamedDependency[Tables],
) -> Reconsidered:
    """Think about one decision of an imported game, counted from 1, for ten seconds."""
    return await analyses.reconsider(await find_replay(record, store, replays, tables.readings), ply, player.id)


@get("/records/{record:str}/chances", responses=PROBLEMS)
async def chances_of_record(
    record: RecordPath,
    visitor: NamedDependency[Player | None],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    curves: NamedDependency[Curves],
    tables: NamedDependency[Tables],
) -> Curve:
    """Say how likely everybody was to win an imported game, turn by turn; ask again until it is done."""
    replay = await find_replay(record, store, replays, tables.readings)
    return await curves.ask(replay, visitor.id if visitor else None)


@get("/records/{record:str}/story", responses=PROBLEMS)
async def story_of_record(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> Response[Story]:
    """Tell how an imported game went."""
    return await story_response(await find_replay(record, store, replays, tables.readings))


@post("/records/{record:str}/play-on", status_code=201, responses=PROBLEMS)
async def play_on_from_record(
    record: RecordPath,
    data: JSONBody[PlayOnBody],
    caller: NamedDependency[desk.Caller],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    tables: NamedDependency[Tables],
) -> Room:
    """Open a table that goes on from a moment of an imported game."""
    return await desk.play_on(await find_replay(record, store, replays, tables.readings), data, caller, tables)


def position_response(position: Position) -> Response[Position]:
    """Send a position the way the socket does."""
    return Response(encode(position), media_type=MediaType.JSON)  # type: ignore[arg-type]  # written already


# Health


@get("/health", responses=PROBLEMS)
async def health(store: NamedDependency[Store], tables: NamedDependency[Tables]) -> Health:
    """Say that the server lives; whether it can play, ``/ready`` says."""
    kind = "postgresql" if store.postgres else "sqlite"
    return Health("stopping" if tables.closing else "ok", cosmogony.__version__, kind)


@get("/ready", responses={503: ResponseSpec(Readiness, generate_examples=False, description="Not now")})
async def readiness(watch: NamedDependency[Watchman]) -> Response[Readiness]:
    """Say whether to send visitors here: not while something is missing that they need, or while we close."""
    told = await watch.look()
    return Response(told, status_code=200 if told.ready else 503)


HANDLERS = [
    *(be_guest, who_am_i, open_account, sign_in, change_password, sign_out),
    *(read_ladder, open_table, open_lesson, list_tables, my_tables, see_table, sit, stand, place_bot, rematch, report),
    *(export_record, look_back, replay_table, analyse_table, import_record, see_record, replay_record, analyse_record),
    *(read_record, describe_in_table, describe_in_record),
    *(reconsider_in_table, reconsider_in_record, chances_of_table, chances_of_record),
    *(story_of_table, story_of_record, play_on_from_table, play_on_from_record),
]


def api() -> Router:
    """Return everything under /api."""
    return Router("/api", route_handlers=HANDLERS)
