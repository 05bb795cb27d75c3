"""The walk through the example is true: its blocks stand in the files, and its commands work."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
CUPS = ROOT / "examples" / "cups"
WALK = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`((?:src|tests)/[\w/.]+|pyproject\.toml)`")


class Block(NamedTuple):
    """A block of code, and the file that the paragraph before it names last."""

    kind: str
    file: str
    text: str


def blocks() -> list[Block]:
    """Read the blocks of the page; the plan of the folder, the first of all, is no file."""
    found, end = [], 0
    for fence in FENCE.finditer(WALK):
        named = FILE.findall(WALK[end : fence.start()].strip().split("\n\n")[-1])
        found.append(Block(fence[1], named[-1] if named else "", fence[2]))
        end = fence.end()
    return found[1:]


BLOCKS = [block for block in blocks() if block.kind != "sh"]
COMMANDS = [line for block in blocks() if block.kind == "sh" for line in block.text.splitlines()]


@pytest.mark.parametrize("block", BLOCKS, ids=[f"{number}-{block.file}" for number, block in enumerate(BLOCKS)])
def test_every_block_stands_in_its_file(block: Block) -> None:
    assert block.file, "the paragraph before a block names its file"
    assert block.text in (CUPS / block.file).read_text(encoding="utf-8")


def test_the_plan_of_the_folder_is_true() -> None:
    plan = FENCE.search(WALK)
    assert plan is not None
    named = set(re.findall(r"[\w-]+\.(?:py|toml|svg)", plan[2]))
    there = [path for path in CUPS.rglob("*.*") if path.suffix in (".py", ".toml", ".svg")]
    assert named == {path.name for path in there if path.parent.name != "tests"}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_works(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "cosmogony"
    line = [sys.executable, "-m", "cosmogony.cli", *arguments]
    done = subprocess.run(line, cwd=CUPS / "src", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "cups-" not in done.stdout
