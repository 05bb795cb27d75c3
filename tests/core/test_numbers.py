"""Fields of observations: read by name, and written down for people."""

import subprocess
import sys
from pathlib import Path

from cosmogony.core.numbers import amounts, flags, named, of, size, table

ROOT = Path(__file__).parent.parent.parent
FIELDS = [
    amounts("round", 1, 12, "from 1"),
    *of("next_1", [flags("place", 3, "where")]),
    *of("next_2", [flags("place", 3, "where")]),
]


def test_an_observation_is_read_by_name() -> None:
    assert size(FIELDS) == 7
    read = named(FIELDS, bytes([36, 0, 255, 0, 0, 0, 255]))
    assert read == {"round": [3], "next_1.place": [0, 1, 0], "next_2.place": [0, 0, 1]}
    assert FIELDS[0].most == 21


def test_fields_that_differ_only_in_numbers_share_a_line() -> None:
    assert table(FIELDS).splitlines()[2:] == [
        "| 0 | `round` | 1 | 1 | 12 | from 1 |",
        "| 1 | `next_N.place` | 3 | 2 | flag | where |",
    ]


def test_the_page_of_fields_is_not_old() -> None:
    command = [sys.executable, "tools/observations.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
