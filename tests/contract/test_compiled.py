"""The compiled engine and the same sources interpreted play exactly the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cosmogony.interpreted import run_interpreted

ROOT = Path(__file__).parent.parent.parent
COMMAND = ["-m", "tests.contract.digest"]


@pytest.mark.slow
def test_compiled_equals_interpreted() -> None:
    installed = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    one = subprocess.run(
        [sys.executable, *COMMAND], env=installed, cwd=ROOT, capture_output=True, text=True, check=True
    )
    other = run_interpreted(COMMAND, capture=True, cwd=str(ROOT))
    assert other.returncode == 0, other.stderr
    compiled, interpreted = json.loads(one.stdout), json.loads(other.stdout)
    assert compiled["compiled"], "the installed engine is not compiled: is there a C compiler?"
    assert not interpreted["compiled"]
    assert compiled["digests"] == interpreted["digests"]
