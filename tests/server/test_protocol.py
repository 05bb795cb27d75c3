"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_clients_types_are_current() -> None:
    """A change of messages, views or routes needs `make protocol`."""
    done = subprocess.run([sys.executable, "tools/protocol.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
