"""Running the server under Granian.

Granian's main process starts the workers, starts a new one when one dies, and on SIGTERM or Ctrl-C lets them finish.
When the main process itself is killed its workers would live on and hold the port, so each ends with its parent.
"""

import gc
import os

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels
from litestar import Litestar

from cosmogony.server.app import create_app
from cosmogony.server.processes import end_with_parent
from cosmogony.server.settings import Settings

SECONDS_TO_FINISH = 10
"""How long a worker may take to finish what it has begun."""

GARBAGE = (50_000, 20, 50)
"""Thousands of tables are long-lived and free of cycles: looking for garbage less often keeps answers even."""


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    os.environ.update(settings.to_environment())
    Granian(
        target=f"{__name__}:worker_app",
        factory=True,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.auto,
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=15_000),
        backlog=1024,
        respawn_failed_workers=True,
        workers_kill_timeout=SECONDS_TO_FINISH,
        log_level=LogLevels.warning,
    ).serve()


def worker_app() -> Litestar:
    """Return the application inside a worker."""
    end_with_parent()
    gc.set_threshold(*GARBAGE)
    return create_app()
