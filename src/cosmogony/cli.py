"""The command line: one entry point, ``cosmogony``.

Every fault that a user can cause ends in one line on standard error and a non-zero exit; nothing is ever written over.
Each command's module is imported when the command is asked for, so that a quick one answers at once.
"""

import importlib
import sys

import click

from cosmogony.core.errors import CosmogonyError

COMMANDS = {
    "games": "cosmogony.commands.looking",
    "rules": "cosmogony.commands.looking",
    "play": "cosmogony.commands.playing",
    "hint": "cosmogony.bots.commands",
    "analyse": "cosmogony.bots.commands",
    "serve": "cosmogony.commands.serving",
    "worker": "cosmogony.commands.serving",
    "admin": "cosmogony.commands.operating",
    "backup": "cosmogony.commands.operating",
    "restore": "cosmogony.commands.operating",
    "replay": "cosmogony.commands.records",
    "verify": "cosmogony.commands.records",
    "edition": "cosmogony.commands.editions",
    "simulate": "cosmogony.commands.measuring",
    "bench": "cosmogony.commands.measuring",
    "arena": "cosmogony.lab.commands",
    "balance": "cosmogony.lab.balance_commands",
    "dataset": "cosmogony.lab.dataset_commands",
    "train": "cosmogony.training.commands",
    "puzzles": "cosmogony.puzzles.commands",
    "mcp": "cosmogony.agents.commands",
}
"""In the order of the help: each command and the module that holds it."""


class Commands(click.Group):
    """The commands, imported one by one."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name them all."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the one that is asked for."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(importlib.import_module(COMMANDS[cmd_name]), cmd_name)
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="cosmogony", prog_name="cosmogony")
def cli() -> None:
    """Play the making of worlds, simulate it, replay it, measure it."""


def main() -> None:
    """Run the command line; one line for each fault, no traceback."""
    try:
        code = cli.main(standalone_mode=False)
    except click.Abort:
        code = 130
    except click.ClickException as fault:
        fault.show()
        code = fault.exit_code
    except CosmogonyError as fault:
        click.echo(f"Error: {fault}", err=True)
        code = 1
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    raise SystemExit(code)


if __name__ == "__main__":
    main()
