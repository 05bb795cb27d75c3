"""Run any Python command on our sources without the compiled modules.

``python -m cosmogony.interpreted -m pytest`` copies the package's sources, and only them, to a temporary folder and
runs ``python -m pytest`` with that folder first on the path. The tests and the bench use it to compare both ways.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import cosmogony
from cosmogony.core import state

PACKAGE = Path(cosmogony.__file__).parent
NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")


def is_compiled() -> bool:
    """Say whether this process runs the compiled engine."""
    return not state.__file__.endswith(".py")


def run_interpreted(
    arguments: Sequence[str], capture: bool = False, cwd: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run ``python`` with these arguments on the interpreted package."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-") as folder:
        shutil.copytree(PACKAGE, Path(folder) / "cosmogony", ignore=NOT_SOURCES)
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        env = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=env, text=True, capture_output=capture, cwd=cwd, check=False)  # noqa: S603 - this very Python


if __name__ == "__main__":
    raise SystemExit(run_interpreted(sys.argv[1:]).returncode)
