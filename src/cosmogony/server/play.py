"""Playing at home: a server for this machine and the browser that looks at it."""

import contextlib
import os
import socket
import threading
import time
import urllib.request
import webbrowser

import click

from cosmogony.core.errors import SetupError
from cosmogony.server.app import BUILT_CLIENT
from cosmogony.server.run import serve
from cosmogony.server.settings import Settings, read_settings

PORTS_TO_TRY = 20
PATIENCE = 30.0
"""Seconds to wait for the server before the browser is opened."""


def play(port: int | None, browser: bool) -> None:
    """Serve until told to stop, opening the browser when the server is there."""
    quiet = os.environ.get("COSMOGONY_LOG_LEVEL", "warning")  # people at home want to play, not to read logs
    settings = read_settings(port=port, log_level=quiet)
    if port is None:
        settings = read_settings(port=free_port(settings), log_level=quiet)
    if not settings.web and not (BUILT_CLIENT / "index.html").is_file():
        raise SetupError('the client is not built; run "make client", or play in the terminal with --terminal')
    address = f"http://{settings.host}:{settings.port}/"

    def announce() -> None:
        click.echo(f"Cosmogony is open at {address} (Ctrl-C closes it)")
        if browser:
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()

    serve(settings, announce)


def free_port(settings: Settings) -> int:
    """Return the usual port or, where somebody listens there, one of the next."""
    for port in range(settings.port, settings.port + PORTS_TO_TRY):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((settings.host, port))
                return port
    raise SetupError(f"the ports from {settings.port} on are taken; choose one with --port")


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=2):  # noqa: S310 - our own server
            webbrowser.open(address)
            return
        time.sleep(0.1)
