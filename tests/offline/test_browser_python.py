"""The interpreter that the browser gets, run by Node: it must come to the very same games."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.offline import games

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "site" / "offline"
SCRIPT = """
from cosmogony.offline import browser
print("records", tell_records())
"""


@pytest.mark.slow
def test_every_table_size_gives_the_same_sealed_records_as_here() -> None:
    node = shutil.which("node") or shutil.which("node", path=Path(sys.executable).parent)
    if not (PACKED / "packages.zip").is_file() or node is None:
        pytest.fail('the site is not written: run "make site"')
    script = Path(games.__file__).read_text(encoding="utf-8") + SCRIPT
    command = [node, str(ROOT / "web" / "scripts" / "python.mjs"), str(PACKED)]
    done = subprocess.run(command, input=script, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told = next(line for line in done.stdout.splitlines() if line.startswith("records "))
    found, here = json.loads(told.removeprefix("records ")), games.sealed_records()
    assert list(found) == list(here)
    assert len(found) >= 11
    for table, record in here.items():
        assert found[table] == record, f"seed {games.SEED}: {table} is another game in the browser"
