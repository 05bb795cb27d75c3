"""Everything over HTTP: who you are, tables, records, rules, the ladder, health."""

import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import cosmogony
from cosmogony.core.edition import Edition
from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.games import GAMES
from cosmogony.games import game as find_game
from cosmogony.server import ratings
from cosmogony.server.analysis import Analyses
from cosmogony.server.auth import Doorkeeper, clean_name
from cosmogony.server.bot_pool import LEVELS, check_level
from cosmogony.server.entries import AnyEntry, BotSat, Opened
from cosmogony.server.eyes import build_room, encode, moment
from cosmogony.server.guard import Rates, address_of
from cosmogony.server.hall import Hall, UnknownTableError, new_secret
from cosmogony.server.messages import (
    AccountBody,
    Analysis,
    BotBody,
    ClauseInfo,
    EditionBody,
    EditionInfo,
    EditionValue,
    GameInfo,
    GuestBody,
    Health,
    ImportedRecord,
    LadderLine,
    Me,
    NewTable,
    PasswordBody,
    Position,
    Problem,
    RecordBody,
    Room,
    RulingInfo,
    SignedOut,
    SitBody,
    StandBody,
    TableLine,
)
from cosmogony.server.replay import Replay, Replays
from cosmogony.server.settings import Settings
from cosmogony.server.store import Player, Store
from cosmogony.server.table import RefusalError, Table
from cosmogony.texts import message

AnyRequest = Request[Any, Any, Any]
TablePath = Annotated[str, PathParameter(pattern=r"^[a-z2-7]{16}$")]
RecordPath = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$")]
Actions = Annotated[int | None, QueryParameter(ge=0, le=100_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
Language = Annotated[Literal["en", "de", "it"], QueryParameter()]


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


class StrangerError(RefusalError):
    """Whoever asks has not said who they are."""


# What handlers need


def services() -> dict[str, Provide]:
    """Return what handlers may ask for by name."""

    def service(name: str) -> Provide:
        def provide(state: State) -> Any:
            return getattr(state, name)

        return Provide(provide, sync_to_thread=False)

    names = ("hall", "store", "doorkeeper", "replays", "analyses", "rates", "settings")
    return {name: service(name) for name in names} | {"visitor": Provide(visitor), "player": Provide(player)}


async def visitor(request: AnyRequest, doorkeeper: NamedDependency[Doorkeeper]) -> Player | None:
    """Return who asks, if they have said so."""
    return await doorkeeper.player(request)


async def player(visitor: NamedDependency[Player | None]) -> Player:
    """Return who asks, or refuse strangers."""
    if visitor is None:
        raise StrangerError(message("door-who-are-you"))
    return visitor


# Who you are


@post("/guest", status_code=200, responses=PROBLEMS)
async def be_guest(
    data: JSONBody[GuestBody],
    visitor: NamedDependency[Player | None],
    doorkeeper: NamedDependency[Doorkeeper],
    store: NamedDependency[Store],
) -> Response[Me]:
    """Play at once under a name; the same browser stays the same guest."""
    if visitor is None:
        found = await doorkeeper.welcome(data.name)
    else:
        found = msgspec.structs.replace(visitor, name=clean_name(data.name))
        await store.rename(found.id, found.name)
    return Response(me_of(found), cookies=[doorkeeper.cookie(found)])


@get("/me", responses=PROBLEMS)
async def who_am_i(player: NamedDependency[Player]) -> Me:
    """Say who the cookie's player is."""
    return me_of(player)


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
) -> Response[Me]:
    """Change the account's password; only the browser that did so stays signed in."""
    limit_attempts(request, rates, settings)
    changed = await doorkeeper.change_password(player, data.password, data.new_password)
    return Response(me_of(changed), cookies=[doorkeeper.cookie(changed)])


@post("/sign-out", status_code=200, responses=PROBLEMS)
async def sign_out(doorkeeper: NamedDependency[Doorkeeper]) -> Response[SignedOut]:
    """Make this browser forget who it was."""
    return Response(SignedOut(), cookies=[doorkeeper.no_cookie()])


def me_of(player: Player) -> Me:
    """Return what a player may know of themselves."""
    return Me(player.id, player.name, player.login)


def limit_attempts(request: AnyRequest, rates: Rates, settings: Settings) -> None:
    """Slow down whoever guesses passwords."""
    rates.need(f"sign-ins {address_of(request, settings)}", settings.sign_ins_per_minute / 60)


# The games


@get("/games", responses=PROBLEMS)
async def list_games() -> list[GameInfo]:
    """Say what can be played here."""
    return [game_info(game) for game in GAMES.values()]


def game_info(game: Game[Any]) -> GameInfo:
    """Describe one game."""
    edition = game.edition
    rulings = [edition.values[f"rulings.{name}"] for name in edition.children("rulings")]
    return GameInfo(
        game=game.name,
        title=game.title,
        tagline=message(f"{game.name}-tagline"),
        min_players=game.min_players,
        max_players=game.max_players,
        edition=edition.label,
        rulings=[RulingInfo(one.key.removeprefix("rulings."), str(one.value).lower(), one.note) for one in rulings],
        levels=list(LEVELS),
    )


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def read_rules(game: FromPath[str], lang: Language = "en") -> list[ClauseInfo]:
    """Return our rulebook, clause by clause."""
    book = find_game(game).rulebook(lang)
    return [ClauseInfo(clause.id, clause.chapter, clause.text) for clause in book.clauses]


@get("/games/{game:str}/edition", responses=PROBLEMS)
async def read_edition(game: FromPath[str]) -> EditionInfo:
    """Return the game's own edition with the provenance of every value."""
    return edition_info(find_game(game).edition)


@get("/games/{game:str}/tiles", responses=PROBLEMS)
async def read_tiles(game: FromPath[str]) -> list[Any]:
    """Return the tiles of the game's own edition, as its views show them: what they do, in words."""
    found = find_game(game)
    return found.tiles(found.edition)


@post("/games/{game:str}/edition", status_code=200, responses=PROBLEMS)
async def check_edition(game: FromPath[str], data: JSONBody[EditionBody]) -> EditionInfo:
    """Check an edition: the first fault, or its values."""
    return edition_info(find_game(game).parse_edition(data.text))


def edition_info(edition: Edition) -> EditionInfo:
    """Describe an edition."""
    values = [EditionValue(value.key, value.value, list(value.sources), value.note) for value in edition]
    return EditionInfo(edition.label, edition.hash, edition.text, values)


@get("/games/{game:str}/ladder", responses=PROBLEMS)
async def read_ladder(game: FromPath[str], store: NamedDependency[Store]) -> list[LadderLine]:
    """Return accounts and bots, the strongest first."""
    lines = await store.ladder(find_game(game).name)
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


@post("/tables", status_code=201, responses=PROBLEMS)
async def open_table(data: JSONBody[NewTable], player: NamedDependency[Player], hall: NamedDependency[Hall]) -> Room:
    """Open a table; whoever knows its id may join, so the link is the invitation."""
    return build_room((await hall.open_table(*opening(data, player))).table, player.id, time.time())


def opening(data: NewTable, player: Player) -> tuple[Opened, list[AnyEntry]]:
    """Return the first entries of a new table's log."""
    opened = Opened(
        data.game,
        data.players,
        data.edition,
        data.options,
        data.clock,
        data.listed,
        data.rated,
        host=player.id,
        secret=new_secret(),
        hints=data.hints,
    )
    bots: list[AnyEntry] = [BotSat(bot.seat, check_level(bot.level)) for bot in data.bots]
    taken = [bot.seat for bot in data.bots]
    if len(set(taken)) != len(taken) or any(seat >= data.players for seat in taken):
        raise RefusalError(message("table-bot-seats"))
    return opened, bots


@get("/tables", responses=PROBLEMS)
async def list_tables(
    visitor: NamedDependency[Player | None], hall: NamedDependency[Hall], store: NamedDependency[Store]
) -> list[TableLine]:
    """Return the listed tables that are open or playing."""
    return await table_lines(await store.listed(), visitor, hall)


@get("/my/tables", responses=PROBLEMS)
async def my_tables(
    player: NamedDependency[Player], hall: NamedDependency[Hall], store: NamedDependency[Store]
) -> list[TableLine]:
    """Return the tables where one sits or sat, with whose turn it is."""
    return await table_lines(await store.tables_of(player.id), player, hall)


async def table_lines(ids: Iterable[str], reader: Player | None, hall: Hall) -> list[TableLine]:
    """Describe tables for a list."""
    return [table_line((await hall.need(id)).table, reader) for id in ids]


def table_line(table: Table, reader: Player | None) -> TableLine:
    """Describe one table for a list."""
    own = table.seats_of(reader.id if reader else None)
    return TableLine(
        table=table.id,
        game=table.opened.game,
        players=table.opened.players,
        status=table.status,
        names=table.names(),
        open_seats=sum(not chair.taken for chair in table.chairs),
        to_move=table.to_move,
        my_turn=table.to_move in own,
        moved_at=table.moved_at,
    )


@get("/tables/{table:str}", responses=PROBLEMS)
async def see_table(table: TablePath, visitor: NamedDependency[Player | None], hall: NamedDependency[Hall]) -> Room:
    """Return who sits where and what was agreed on; positions come over the socket."""
    return build_room((await hall.read(table)).table, visitor.id if visitor else None, time.time())


@get("/tables/{table:str}/edition", responses=PROBLEMS)
async def see_edition(table: TablePath, hall: NamedDependency[Hall]) -> EditionInfo:
    """Return the edition that a table plays with."""
    return edition_info((await hall.read(table)).table.edition)


@get("/tables/{table:str}/tiles", responses=PROBLEMS)
async def see_tiles(table: TablePath, hall: NamedDependency[Hall]) -> list[Any]:
    """Return the tiles of the edition that a table plays with."""
    seen = (await hall.read(table)).table
    return seen.game.tiles(seen.edition)


@post("/tables/{table:str}/sit", status_code=200, responses=PROBLEMS)
async def sit(
    table: TablePath, data: JSONBody[SitBody], player: NamedDependency[Player], hall: NamedDependency[Hall]
) -> Room:
    """Take a seat, adding to the seed; taking several seats is playing hot-seat."""
    name = clean_name(data.name) if data.name else player.name
    live = await hall.do(table, lambda at: at.decide_sit(player.id, name, data.seat, data.random))
    return build_room(live.table, player.id, time.time())


@post("/tables/{table:str}/stand", status_code=200, responses=PROBLEMS)
async def stand(
    table: TablePath, data: JSONBody[StandBody], player: NamedDependency[Player], hall: NamedDependency[Hall]
) -> Room:
    """Leave a seat before the game begins."""
    live = await hall.do(table, lambda at: at.decide_stand(player.id, data.seat))
    return build_room(live.table, player.id, time.time())


@post("/tables/{table:str}/bot", status_code=200, responses=PROBLEMS)
async def place_bot(
    table: TablePath, data: JSONBody[BotBody], player: NamedDependency[Player], hall: NamedDependency[Hall]
) -> Room:
    """Put a bot on an open seat, or take it away: for the host, before the game begins."""
    level = check_level(data.level) if data.level is not None else None
    live = await hall.do(table, lambda at: at.decide_bot(player.id, data.seat, level))
    return build_room(live.table, player.id, time.time())


@post("/tables/{table:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(table: TablePath, player: NamedDependency[Player], hall: NamedDependency[Hall]) -> Room:
    """Open a table like this one for the same people, or return the one that is already open."""
    before = (await hall.read(table)).table
    if before.rematch is None:
        before.decide_rematch(player.id, "")
        bots: list[AnyEntry] = [
            BotSat(seat, chair.level) for seat, chair in enumerate(before.chairs) if chair.level and not chair.resigned
        ]
        opened = again(before.opened, player)
        new = await hall.open_table(opened, bots)
        before = (await hall.do(table, lambda at: at.decide_rematch(player.id, new.table.id))).table
    return build_room((await hall.read(before.rematch or "")).table, player.id, time.time())


def again(opened: Opened, host: Player) -> Opened:
    """Return the same agreement with a new host and a new secret."""
    return Opened(
        opened.game,
        opened.players,
        opened.edition,
        opened.options,
        opened.clock,
        opened.listed,
        opened.rated,
        host=host.id,
        secret=new_secret(),
        hints=opened.hints,
    )


# Records and replays


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def export_record(table: TablePath, hall: NamedDependency[Hall]) -> str:
    """Return an ended game as a record that `cosmogony verify` can check."""
    return (await hall.read(table)).table.record().dumps()


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def replay_table(
    table: TablePath,
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    actions: Actions = None,
    seat: SeatQuery = None,
) -> Response[Position]:
    """Return an ended game after some actions, as a seat or a spectator saw it."""
    return position_response((await table_replay(table, hall, replays)).position(actions, seat))


@get("/tables/{table:str}/moment", responses=PROBLEMS)
async def look_back(
    table: TablePath,
    visitor: NamedDependency[Player | None],
    hall: NamedDependency[Hall],
    actions: Annotated[int, QueryParameter(ge=0, le=100_000)],
) -> Response[Position]:
    """Return a game that may still go on after some actions, with the asker's own eyes."""
    found = (await hall.read(table)).table
    return position_response(moment(found, visitor.id if visitor else None, actions))


async def table_replay(table: str, hall: Hall, replays: Replays) -> Replay:
    """Return an ended game as a replay, or refuse a game that goes on."""
    replay = replays.get(table)
    if replay is None:
        found = (await hall.read(table)).table
        replay = replays.keep(Replay(table, found.record(), found.edition))
    return replay


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def analyse_table(
    table: TablePath,
    player: NamedDependency[Player],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
) -> Analysis:
    """Say which decisions of an ended game lost most; the first asking begins it, ask again until it is done."""
    return await analyses.ask(await table_replay(table, hall, replays), player.id)


@post("/records", status_code=201, responses=PROBLEMS)
async def import_record(
    data: JSONBody[RecordBody],
    player: NamedDependency[Player],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
) -> ImportedRecord:
    """Take in a record from anywhere, after checking it whole, and open it as a replay."""
    replay = open_replay(data.text, data.edition)
    await store.add_record(replay.id, data.text, data.edition)
    return replays.keep(replay).summary()


@get("/records/{record:str}", responses=PROBLEMS)
async def see_record(
    record: RecordPath, store: NamedDependency[Store], replays: NamedDependency[Replays]
) -> ImportedRecord:
    """Say what an imported record holds."""
    return (await find_replay(record, store, replays)).summary()


@get("/records/{record:str}/replay", responses=PROBLEMS)
async def replay_record(
    record: RecordPath,
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    actions: Actions = None,
    seat: SeatQuery = None,
) -> Response[Position]:
    """Return an imported game after some actions."""
    return position_response((await find_replay(record, store, replays)).position(actions, seat))


@get("/records/{record:str}/analysis", responses=PROBLEMS)
async def analyse_record(
    record: RecordPath,
    player: NamedDependency[Player],
    store: NamedDependency[Store],
    replays: NamedDependency[Replays],
    analyses: NamedDependency[Analyses],
) -> Analysis:
    """Say which decisions of an imported game lost most."""
    return await analyses.ask(await find_replay(record, store, replays), player.id)


def open_replay(text: str, edition: str | None) -> Replay:
    """Check a record whole and make it a replay."""
    record = Record.loads(text)
    game = find_game(record.game)
    name = sha256(text.encode()).hexdigest()[:32]
    return Replay(name, record, game.parse_edition(edition) if edition else game.edition)


async def find_replay(id: str, store: Store, replays: Replays) -> Replay:
    """Return an imported record as a replay, from memory or from the store."""
    replay = replays.get(id)
    if replay is None:
        found = await store.record(id)
        if found is None:
            raise UnknownTableError(message("replay-unknown"))
        replay = replays.keep(open_replay(*found))
    return replay


def position_response(position: Position) -> Response[Position]:
    """Send a position the way the socket does."""
    return Response(encode(position), media_type=MediaType.JSON)  # type: ignore[arg-type]


# Health


@get("/health", responses=PROBLEMS)
async def health(store: NamedDependency[Store], hall: NamedDependency[Hall]) -> Health:
    """Say whether the server can play: it asks the database."""
    await store.ping()
    kind = "postgresql" if store.postgres else "sqlite"
    return Health("stopping" if hall.closing else "ok", cosmogony.__version__, kind)


HANDLERS = [
    *(be_guest, who_am_i, open_account, sign_in, change_password, sign_out),
    *(list_games, read_rules, read_edition, read_tiles, check_edition, read_ladder),
    *(open_table, list_tables, my_tables, see_table, see_edition, see_tiles, sit, stand, place_bot, rematch),
    *(export_record, look_back, replay_table, analyse_table, import_record, see_record, replay_record, analyse_record),
]


def api() -> Router:
    """Return everything under /api."""
    return Router("/api", route_handlers=HANDLERS)
