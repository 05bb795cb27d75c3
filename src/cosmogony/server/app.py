"""The application: everything put together, opened and closed in the right order."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import sqlalchemy.exc
import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusController
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import cosmogony
from cosmogony.core.errors import CosmogonyError
from cosmogony.server import logs
from cosmogony.server.analysis import Analyses, Curves
from cosmogony.server.auth import Doorkeeper
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.game_pages import game_pages
from cosmogony.server.guard import Guard, Rates, problem_response
from cosmogony.server.link_previews import link_previews, unknown_page, wants_page
from cosmogony.server.messages import Problem
from cosmogony.server.metrics import CountRequests
from cosmogony.server.nudges.mail import Postman
from cosmogony.server.nudges.nudger import Nudger
from cosmogony.server.nudges.push import PushService
from cosmogony.server.nudges.routes import nudge_pages, nudge_routes
from cosmogony.server.nudges.wishes import Wishes
from cosmogony.server.orders import Orders, signing_order
from cosmogony.server.quotas import Quotas
from cosmogony.server.readiness import Watchman
from cosmogony.server.refusals import fault_message, status_of
from cosmogony.server.replay import Replays
from cosmogony.server.routes import UNCOMPRESSED, api, health, readiness, services
from cosmogony.server.settings import Settings, read_settings
from cosmogony.server.shared_limits import SharedLimits, SharedRates
from cosmogony.server.socket import SocketCount, table_socket
from cosmogony.server.store import Store
from cosmogony.server.table import RefusalError
from cosmogony.server.tables import Queue, Tables
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.server")

LARGEST_REQUEST = 1_300_000
"""Bytes of the largest request that we read: a record and an edition."""
BUILT_CLIENT = Path(cosmogony.__file__).parent / "web"


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the application for some settings; without any, those of the environment."""
    settings = settings or read_settings()
    rates = SharedRates() if settings.postgres else Rates()
    logs.configure(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(app, settings):
            yield

    app = Litestar(
        route_handlers=[
            api(),
            nudge_routes(),
            nudge_pages(),
            game_pages(),
            link_previews(),
            health,
            readiness,
            table_socket,
            Metrics,
            *client(settings),
        ],
        dependencies=services(),
        exception_handlers=ANSWERS,
        middleware=[CountRequests],
        lifespan=[lifespan],
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key=UNCOMPRESSED),
        openapi_config=OpenAPIConfig(
            title="Cosmogony",
            version=cosmogony.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin()],
            create_examples=False,
        ),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, rates)
    app.state.settings = settings
    app.state.rates = rates
    app.state.build = build_of(settings)
    return app


@contextlib.asynccontextmanager
async def opened(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Open the store and the tables; close them so that everything begun is written."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(settings)
        stack.push_async_callback(store.close)
        queue = await bot_queue(settings, stack)
        patience = settings.open_table_days * 86400
        bots = BotPool(settings.bot_processes, settings.long_thoughts_per_hour)
        tables = Tables(store, bots, settings.tables_in_memory, queue, patience)
        stack.push_async_callback(tables.close)
        app.state.store = store
        app.state.tables = tables
        app.state.replays = Replays()
        desk = store, tables.bots, app.state.rates, settings.hints_per_minute / 60
        app.state.analyses, app.state.curves = Analyses(*desk), Curves(*desk)
        stack.push_async_callback(app.state.analyses.close)
        stack.push_async_callback(app.state.curves.close)
        app.state.doorkeeper = Doorkeeper(store, await cookie_keys(settings, store), settings.secure_cookies)
        limits = shared_limits(settings, app.state.rates, store)
        app.state.sockets = SocketCount(settings.sockets_per_address, *([limits.sockets_elsewhere] if limits else []))
        if limits:
            limits.open = app.state.sockets.open
        app.state.quotas = Quotas(store, settings, await store.key("origins"), app.state.rates)
        app.state.orders = Orders(store, tables, app.state.doorkeeper, given=bool(settings.secret))
        app.state.watch = Watchman(settings, store, tables)
        app.state.nudger = await nudger(settings, store, tables)
        stack.push_async_callback(app.state.nudger.close)
        await app.state.orders.look()
        await stack.enter_async_context(background(settings, tables, app.state.orders, limits, app.state.nudger))
        log.info("open", database="postgresql" if settings.postgres else "sqlite", version=cosmogony.__version__)
        yield
    log.info("closed")


def shared_limits(settings: Settings, rates: Rates, store: Store) -> SharedLimits | None:
    """Return what counts over all processes, where there may be others."""
    if not isinstance(rates, SharedRates):
        return None
    return SharedLimits(rates, settings.sockets_per_address, store.tell_limits)


async def cookie_keys(settings: Settings, store: Store) -> list[bytes]:
    """Return the keys that sign cookies, the one that signs first: from the settings, else from the database."""
    given = [secret.encode() for secret in settings.secrets]
    return given or signing_order(await store.cookie_keys(), time.time())


async def nudger(settings: Settings, store: Store, tables: Tables) -> Nudger:
    """Return who tells people that it is their turn, in the ways that the settings allow; the keys are made once."""
    push = postman = None
    if settings.public_url:
        push = PushService(await store.key("vapid"), settings.contact, settings.push_anywhere)
    if settings.smtp_url:
        postman = Postman(settings, await store.key("nudges"))
    return Nudger(tables, Wishes(store), push, postman, settings.nudge_after)


async def bot_queue(settings: Settings, stack: contextlib.AsyncExitStack) -> Queue | None:
    """Return where bots' turns go, if not to this process's own pool."""
    if not settings.bot_queue:
        return None
    from cosmogony.server.bot_queue import BotQueue  # needs packages that come as an extra

    return await stack.enter_async_context(BotQueue(settings.database_url).opened())


@contextlib.asynccontextmanager
async def background(
    settings: Settings, tables: Tables, orders: Orders, limits: SharedLimits | None, nudger: Nudger
) -> AsyncIterator[None]:
    """Run what goes on beside the requests."""
    tasks = [asyncio.create_task(tables.sweep_forever()), asyncio.create_task(orders.look_forever())]
    if nudger.push or nudger.postman:
        tasks.append(asyncio.create_task(nudger.look_forever()))
    if settings.postgres:
        from cosmogony.server import notifications  # needs the PostgreSQL driver, which comes as an extra

        tasks.append(asyncio.create_task(notifications.follow(settings, tables, limits)))
    if tables.neighbours:
        tasks.append(asyncio.create_task(tables.neighbours.tell_forever()))
    if limits:
        tasks.append(asyncio.create_task(limits.tell_forever()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def client(settings: Settings) -> list[ControllerRouterHandler]:
    """Return what serves the built client, where there is one; every address that is a page of it gets the page."""
    folder = client_folder(settings)
    if not (folder / "index.html").is_file():
        return []
    return [create_static_files_router("/", [folder], html_mode=True, include_in_schema=False)]


def client_folder(settings: Settings) -> Path:
    """Return where the built client lies."""
    return Path(settings.web) if settings.web else BUILT_CLIENT


def build_of(settings: Settings) -> str:
    """Return what tells one built client from another: its page names every part of it by a hash."""
    page = client_folder(settings) / "index.html"
    return sha256(page.read_bytes()).hexdigest()[:16] if page.is_file() else ""


class Metrics(PrometheusController):
    """What Prometheus reads."""

    path = "/metrics"
    include_in_schema = False


# Answers to what cannot be done

NOT_FOUND = 404
RETRY_AFTER = 5
"""Seconds after which it is worth asking again, when the database is away."""


def refused(_: Request[Any, Any, Any], refusal: RefusalError) -> Response[Problem]:
    """Answer a request that may not be done."""
    return problem_response(status_of(refusal), refusal.message)


def faulty(_: Request[Any, Any, Any], fault: CosmogonyError) -> Response[Problem]:
    """Answer what a game, an edition or a record finds wrong, in its own words."""
    return problem_response(400, fault_message(fault))


def failed(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Any]:
    """Answer what the framework finds wrong; somebody who follows a link is sent on to the client, which says more."""
    if fault.status_code == NOT_FOUND and wants_page(request):
        return unknown_page(request)
    return problem_response(fault.status_code, message("door-request-fault"), fault.detail)


def unreadable(_: Request[Any, Any, Any], fault: UnicodeDecodeError | RecursionError) -> Response[Problem]:
    """Answer bytes that are no text, or nested without end."""
    return problem_response(400, message("door-request-fault"))


def without_database(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """Answer while the database is away or too busy: nothing was done, and it is worth trying again."""
    if getattr(getattr(fault, "orig", None), "sqlite_errorname", "") == "SQLITE_ERROR":
        return broken(request, fault)  # SQLite's word for a statement that is wrong, or a table that is not there
    log.warning("no answer from the database", path=request.url.path, kind=type(fault).__name__)
    answer = problem_response(503, message("door-database-away"))
    answer.headers["Retry-After"] = str(RETRY_AFTER)
    return answer


def broken(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """Answer what should never happen, telling the log and not the visitor."""
    log.error("a request failed", path=request.url.path, exc_info=fault)
    return problem_response(500, message("socket-failed"))


ANSWERS: dict[int | type[Exception], Any] = {
    RefusalError: refused,
    CosmogonyError: faulty,
    HTTPException: failed,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    sqlalchemy.exc.OperationalError: without_database,
    sqlalchemy.exc.InterfaceError: without_database,
    sqlalchemy.exc.TimeoutError: without_database,
    Exception: broken,
}
"""Who answers what goes wrong."""
