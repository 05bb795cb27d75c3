"""``serve`` and ``worker``: the table server and those who think for its bots."""

import asyncio
from typing import Any

import click

from cosmogony.core.errors import SetupError


def play_in_browser(port: int | None, browser: bool) -> None:
    """Start a server on the embedded database and open the browser at it."""
    try:
        from cosmogony.server.play import play as run_server
    except ModuleNotFoundError:
        raise extra_needed("server") from None
    run_server(port, browser)


def extra_needed(extra: str) -> SetupError:
    """Say how to install what a command needs."""
    return SetupError(f'this needs more packages; install them with: pip install "cosmogony[{extra}]"')


config_option = click.option(
    "--config", envvar="COSMOGONY_CONFIG", metavar="FILE", help="Settings in a TOML file; flags and environment win."
)


@click.command()
@config_option
@click.option("--host", help="Address to listen at; 0.0.0.0 for all. [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen at. [default: 8765]")
@click.option(
    "--workers", type=click.IntRange(min=1), help="Web processes; more than one needs PostgreSQL. [default: 1]"
)
@click.option(
    "--database-url", metavar="URL", help="sqlite:///FILE or postgresql://… [default: sqlite:///cosmogony.db]"
)
@click.option("--bot-processes", type=click.IntRange(min=1), help="Processes in which bots think. [default: 1]")
@click.option("--bot-queue/--no-bot-queue", default=None, help="Leave bots' turns to `cosmogony worker` processes.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
def serve(**flags: Any) -> None:
    """Serve tables to browsers near and far.

    Everything can also be set by environment variables, such as COSMOGONY_PORT, or in a file; docs/server.md lists it.
    """
    try:
        from cosmogony.server.run import serve as run_server
        from cosmogony.server.settings import read_settings
    except ModuleNotFoundError:
        raise extra_needed("server") from None
    settings = read_settings(**flags)
    told = f"Cosmogony is open at http://{settings.host}:{settings.port}/ (Ctrl-C closes it)"
    run_server(settings, lambda: click.echo(told, err=True))


@click.command()
@config_option
@click.option("--database-url", metavar="URL", help="postgresql://… that the servers use as well.")
@click.option("--bot-processes", type=click.IntRange(min=1), help="Bots that think at the same time. [default: 1]")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
def worker(**flags: Any) -> None:
    """Think for the bots of servers that run with --bot-queue, on this machine or another."""
    try:
        from cosmogony.server.bot_queue import run_worker
        from cosmogony.server.settings import read_settings
        from cosmogony.server.startup_check import check_database
    except ModuleNotFoundError:
        raise extra_needed("server,postgres") from None
    settings = read_settings(bot_queue=True, **flags)
    check_database(settings)
    asyncio.run(run_worker(settings))
