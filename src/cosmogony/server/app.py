"""The application: everything put together, opened and closed in the right order."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import cosmogony
from cosmogony.core.errors import CosmogonyError
from cosmogony.server import logs
from cosmogony.server.analysis import Analyses
from cosmogony.server.auth import Doorkeeper
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.guard import Guard, Rates, TooOftenError, problem_response
from cosmogony.server.hall import Hall, Queue, UnknownTableError
from cosmogony.server.messages import Problem
from cosmogony.server.replay import Replays
from cosmogony.server.routes import StrangerError, api, health, services
from cosmogony.server.settings import Settings, read_settings
from cosmogony.server.socket import SocketCount, table_socket
from cosmogony.server.store import Store
from cosmogony.server.table import RefusalError
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.server")

LARGEST_REQUEST = 1_300_000
"""Bytes of the largest request that we read: a record and an edition."""
BUILT_CLIENT = Path(cosmogony.__file__).parent / "web"


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the application for some settings; without any, those of the environment."""
    settings = settings or read_settings()
    rates = Rates()
    logs.configure(settings.log_level)
    prometheus = PrometheusConfig(app_name="cosmogony", prefix="cosmogony", group_path=True, scopes={ScopeType.HTTP})

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(app, settings):
            yield

    app = Litestar(
        route_handlers=[api(), health, table_socket, Metrics, *client(settings)],
        dependencies=services(),
        exception_handlers={RefusalError: refused, CosmogonyError: faulty, HTTPException: failed, Exception: broken},
        middleware=[prometheus.middleware],
        lifespan=[lifespan],
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        openapi_config=OpenAPIConfig(
            title="Cosmogony", version=cosmogony.__version__, path="/api", render_plugins=[], create_examples=False
        ),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, settings, rates)
    app.state.settings = settings
    app.state.rates = rates
    return app


@contextlib.asynccontextmanager
async def opened(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Open the store and the hall; close them so that everything begun is written."""
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(settings)
        stack.push_async_callback(store.close)
        queue = await bot_queue(settings, stack)
        patience = settings.open_table_days * 86400
        hall = Hall(store, BotPool(settings.bot_processes), settings.tables_in_memory, queue, patience)
        stack.push_async_callback(hall.close)
        secret = settings.secret.encode() or await store.key("cookies")
        app.state.store = store
        app.state.hall = hall
        app.state.replays = Replays()
        app.state.analyses = Analyses(store, hall.bots, app.state.rates, settings.hints_per_minute / 60)
        stack.push_async_callback(app.state.analyses.close)
        app.state.doorkeeper = Doorkeeper(store, secret, settings.secure_cookies)
        app.state.sockets = SocketCount(settings.sockets_per_address)
        await stack.enter_async_context(background(settings, hall))
        log.info("open", database="postgresql" if settings.postgres else "sqlite", version=cosmogony.__version__)
        yield
    log.info("closed")


async def bot_queue(settings: Settings, stack: contextlib.AsyncExitStack) -> Queue | None:
    """Return where bots' turns go, if not to this process's own pool."""
    if not settings.bot_queue:
        return None
    from cosmogony.server.bot_queue import BotQueue  # needs packages that come as an extra

    return (await stack.enter_async_context(BotQueue(settings.database_url).opened())).put


@contextlib.asynccontextmanager
async def background(settings: Settings, hall: Hall) -> AsyncIterator[None]:
    """Run what goes on beside the requests."""
    tasks = [asyncio.create_task(hall.sweep_forever())]
    if settings.postgres:
        from cosmogony.server import news  # needs the PostgreSQL driver, which comes as an extra

        tasks.append(asyncio.create_task(news.follow(settings, hall)))
    if hall.neighbours:
        tasks.append(asyncio.create_task(hall.neighbours.tell_forever()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def client(settings: Settings) -> list[ControllerRouterHandler]:
    """Return what serves the built client, where there is one; every address that is a page of it gets the page."""
    folder = Path(settings.web) if settings.web else BUILT_CLIENT
    if not (folder / "index.html").is_file():
        return []
    return [create_static_files_router("/", [folder], html_mode=True, include_in_schema=False)]


class Metrics(PrometheusController):
    """What Prometheus reads."""

    path = "/metrics"
    include_in_schema = False


# Answers to what cannot be done


def refused(_: Request[Any, Any, Any], refusal: RefusalError) -> Response[Problem]:
    """Answer a wish that may not be done."""
    status = 409
    if isinstance(refusal, UnknownTableError):
        status = 404
    elif isinstance(refusal, StrangerError):
        status = 401
    elif isinstance(refusal, TooOftenError):
        status = 429
    return problem_response(status, refusal.message)


def faulty(_: Request[Any, Any, Any], fault: CosmogonyError) -> Response[Problem]:
    """Answer what a game, an edition or a record finds wrong, in its own words."""
    return problem_response(400, message("table-fault", fault=str(fault)))


def failed(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    """Answer what the framework finds wrong."""
    return problem_response(fault.status_code, message("door-request-fault"), fault.detail)


def broken(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """Answer what should never happen, telling the log and not the visitor."""
    log.error("a request failed", path=request.url.path, exc_info=fault)
    return problem_response(500, message("socket-failed"))
