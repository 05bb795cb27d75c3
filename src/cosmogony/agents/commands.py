"""``mcp``: tables for language models."""

import click

from cosmogony.commands.serving import extra_needed
from cosmogony.options import lang_option


@click.command()
@lang_option
def mcp(lang: str) -> None:
    """Let language models play, over the Model Context Protocol on standard input and output."""
    try:
        from cosmogony.agents.mcp_server import make_server
    except ModuleNotFoundError:
        raise extra_needed("mcp") from None
    make_server(lang).run("stdio")
