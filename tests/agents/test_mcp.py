"""Language models at the table: whole games through the protocol's own client, over standard input and output."""

import sys
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent, TextResourceContents

from cosmogony.agents.mcp_server import make_server
from cosmogony.games import GAMES


def told(result: CallToolResult) -> str:
    assert not result.is_error, result.content
    return said(result)


def said(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def play_to_the_end(client: Client, game: str, **setup: Any) -> dict[str, Any]:
    """Play with the first choices; return the last position."""
    shown = await client.call_tool("new", {"game": game, "opponents": "comet", **setup})
    told(shown)
    position = shown.structured_content or {}
    for _ in range(2000):
        if position["over"]:
            return position
        action = position["choices"][len(position["board"]) % len(position["choices"])]["text"]
        shown = await client.call_tool("act", {"table": position["table"], "action": action})
        assert action not in ("", None)
        text = told(shown)
        position = shown.structured_content or {}
        assert position["board"] in text
        assert all(choice["text"] in text for choice in position["choices"])
    raise AssertionError(f"{game} does not end")


async def over_stdio() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "cosmogony.cli", "mcp"])
    async with Client(command) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {"new", "look", "act", "why", "hint"}
        for game in GAMES:
            position = await play_to_the_end(client, game)
            assert position["winners"] == [n for n in position["winners"] if 1 <= n <= len(position["scores"])]
            late = await client.call_tool("act", {"table": position["table"], "action": "anything"})
            assert late.is_error
            assert said(late).endswith("The game is over.")


@pytest.mark.slow
def test_whole_games_are_played_over_standard_input_and_output() -> None:
    anyio.run(over_stdio)


async def asking(game: str, lang: str) -> None:
    async with Client(make_server(lang)) as client:
        shown = await client.call_tool("new", {"game": game, "seat": 2, "seed": 3})
        position = shown.structured_content or {}
        table, first = position["table"], position["choices"][0]["text"]
        assert (await client.call_tool("look", {"table": table})).structured_content == position | {"happened": []}
        assert told(await client.call_tool("why", {"table": table, "action": first}))
        assert told(await client.call_tool("hint", {"table": table}))
        refused = await client.call_tool("act", {"table": table, "action": "no such thing"})
        assert refused.is_error
        for wrong in ({"game": "chess"}, {"game": game, "seat": 9}, {"game": game, "opponents": "os.system"}):
            assert (await client.call_tool("new", wrong)).is_error
        assert (await client.call_tool("look", {"table": "nowhere"})).is_error


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, ["en", "de", "it", "en"], strict=False)))
def test_agents_look_ask_and_are_refused(game: str, lang: str) -> None:
    anyio.run(asking, game, lang)


async def refused_with_a_clause() -> None:
    async with Client(make_server("it")) as client:
        shown = await client.call_tool("new", {"game": "genesis", "opponents": "comet"})
        table = (shown.structured_content or {})["table"]
        refused = await client.call_tool("act", {"table": table, "action": "move VII"})
        assert refused.is_error
        assert "[GEN-" in said(refused)
        why = told(await client.call_tool("why", {"table": table, "action": "move VII"}))
        assert why in said(refused)
        assert "\nGEN-" in why


def test_refusals_cite_the_clause() -> None:
    anyio.run(refused_with_a_clause)


async def reading() -> None:
    async with Client(make_server("de")) as client:
        listed = {str(resource.uri) for resource in (await client.list_resources()).resources}
        assert listed == {f"rules://{name}" for name in GAMES}
        for uri in listed:
            (book,) = (await client.read_resource(uri)).contents
            assert isinstance(book, TextResourceContents)
            assert book.text.startswith("# ")
        for part in ("turn", "GEN-3.2", "gen-3"):
            (page,) = (await client.read_resource(f"rules://genesis/{part}")).contents
            assert isinstance(page, TextResourceContents)
            assert len(page.text) > 40
        with pytest.raises(Exception, match="GEN-99"):
            await client.read_resource("rules://genesis/GEN-99")


def test_the_rules_are_resources() -> None:
    anyio.run(reading)
