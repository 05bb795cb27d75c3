"""Running the sources uncompiled."""

import subprocess
import sys

from cosmogony.interpreted import run_interpreted
from cosmogony.lab.bench import measure_interpreted


def test_a_command_runs_on_the_sources() -> None:
    call = "import cosmogony.core.state as s, cosmogony.interpreted as i; print(i.is_compiled(), s.__file__)"
    done = run_interpreted(["-c", call], capture=True)
    compiled, file = done.stdout.split()
    assert compiled == "False"
    assert file.endswith("state.py")


def test_its_exit_code_is_passed_on() -> None:
    command = [sys.executable, "-m", "cosmogony.interpreted", "-c", "raise SystemExit(7)"]
    assert subprocess.run(command, check=False).returncode == 7


def test_the_bench_measures_the_sources_too() -> None:
    speeds = measure_interpreted(["genesis"], 0.01)
    assert not any(speed.compiled for speed in speeds)
    assert [speed.players for speed in speeds] == [2, 3, 4, 5, 6]
