"""Tables over the Model Context Protocol: five tools and the rules as resources, on standard input and output.

``cosmogony mcp`` runs it; any client of the protocol can be pointed at that command.
"""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp_types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from cosmogony import __version__
from cosmogony.agents.table import Position, Tables, position_text
from cosmogony.bots.levels import LEVELS
from cosmogony.core.errors import CosmogonyError
from cosmogony.core.game import Game
from cosmogony.games import GAMES, named_game
from cosmogony.texts import render

INSTRUCTIONS = """Play tabletop games about making a cosmos, with all their rules, against bots.
Open a table with `new`, then decide with `act` until the game is over: every answer shows the board as your seat may
see it and lists what you may do, in a short notation. An action that is not allowed is refused with the clause of the
rulebook; `why` explains any action, `hint` says what a strong player would do. The rules are resources:
rules://{game} is the whole book, rules://{game}/{part} a chapter such as "turn", or a clause by its number."""

T = TypeVar("T")
READS = ToolAnnotations(read_only_hint=True)
TableName = Annotated[str, Field(description="The table's name, as `new` told it.")]
Notation = Annotated[str, Field(description="An action in notation, as the list of choices shows it.")]
Shown = Annotated[CallToolResult, Position]


def make_server(lang: str = "en") -> MCPServer:
    """Return a server with no table open yet; agents read and are answered in one language."""
    server = MCPServer(
        "cosmogony", title="Cosmogony", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    tables = Tables(lang)
    add_tools(server, tables)
    add_rules(server, lang)
    return server


def add_tools(server: MCPServer, tables: Tables) -> None:
    """Add what an agent can do: new, look, act, why and hint."""

    @server.tool()
    def new(
        game: Annotated[str, Field(description=f"One of: {', '.join(GAMES)}.")],
        players: Annotated[
            int | None, Field(description="How many play, bots included; the fewest by default.")
        ] = None,
        seat: Annotated[int, Field(description="Your seat, from 1 on.")] = 1,
        opponents: Annotated[str, Field(description=f"How strong the bots are: {', '.join(LEVELS)}.")] = "planet",
        seed: Annotated[int, Field(description="The same seed deals the same game.")] = 1,
    ) -> Shown:
        """Open a table and begin a game against bots."""
        return guarded(lambda: new_table(tables, game, players, seat - 1, opponents, seed))

    @server.tool(annotations=READS)
    def look(table: TableName) -> Shown:
        """See the board, what happened since you looked last, and what you may do."""
        return guarded(lambda: shown(tables.find(table).look(), tables.lang))

    @server.tool()
    def act(table: TableName, action: Notation) -> Shown:
        """Do one of your choices; the others then play until it is your turn again."""
        return guarded(lambda: shown(tables.find(table).act(action), tables.lang))

    @server.tool(annotations=READS)
    def why(table: TableName, action: Notation) -> str:
        """Ask why an action is allowed or not: the clause of the rulebook, with the actual values."""
        return guarded(lambda: tables.find(table).why(action))

    @server.tool(annotations=READS)
    def hint(table: TableName) -> str:
        """Ask what a strong player would do now, and why."""
        return guarded(lambda: tables.find(table).hint())


def new_table(tables: Tables, game: str, players: int | None, seat: int, opponents: str, seed: int) -> CallToolResult:
    """Open a table for an agent: only our own bots sit there."""
    if opponents not in LEVELS:
        raise CosmogonyError(f'no bot of level "{opponents}"; there are: {", ".join(LEVELS)}')
    opened = tables.open(named_game(game), players=players, seat=seat, opponents=opponents, seed=seed)
    return shown(opened.look(), tables.lang)


def shown(position: Position, lang: str) -> CallToolResult:
    """Answer with a position: as text for who reads, as fields for who computes."""
    text = TextContent(type="text", text=position_text(position, lang))
    return CallToolResult(content=[text], structured_content=dict(position))


def guarded(do: Callable[[], T]) -> T:
    """Turn a refusal into one that the protocol knows, in our words."""
    try:
        return do()
    except CosmogonyError as fault:
        raise ToolError(str(fault)) from None


def add_rules(server: MCPServer, lang: str) -> None:
    """Add the rulebooks: each game's whole, and by chapter or clause."""
    for game in GAMES.values():
        server.resource(
            f"rules://{game.name}",
            title=render(game.title, lang),
            mime_type="text/markdown",
            name=f"rules of {game.name}",
        )(whole_book(game, lang))

    @server.resource("rules://{game}/{part}", title="A chapter or a clause", mime_type="text/markdown", name="rules")
    def part_of_book(game: str, part: str) -> str:
        """Read a chapter to learn from, such as `turn`, or a clause with those under it."""
        try:
            return read_part(named_game(game), part, lang)
        except CosmogonyError as fault:
            raise ResourceError(str(fault)) from None


def whole_book(game: Game[Any], lang: str) -> Callable[[], str]:
    """Return what reads a game's whole rulebook."""

    def read() -> str:
        """Read the whole rulebook."""
        return game.file("rulebook", f"{lang}.md") or game.file("rulebook", "en.md") or ""

    return read


def read_part(game: Game[Any], part: str, lang: str) -> str:
    """Return a chapter of a rulebook, or a clause with those under it."""
    book = game.rulebook(lang)
    chapters = [f"# {chapter.title}\n\n{chapter.text}" for chapter in book.chapters if chapter.name == part]
    return chapters[0] if chapters else "\n\n".join(f"**{one.id}** {one.text}" for one in book.find(part))
