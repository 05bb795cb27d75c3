"""The process in which games of a tournament are played: ``python -m cosmogony.lab.worker``.

Games come in as lines of JSON, and go out as lines of JSON: who is thinking, then the outcome. Whatever a bot prints
goes to standard error.
"""

import os
import sys

import msgspec

from cosmogony.lab.match import Outcome, ScheduledGame, play_scheduled


class Report(msgspec.Struct, omit_defaults=True):
    """What a worker tells: whose decision begins, or how the game ended."""

    thinking: int = -1
    outcome: Outcome | None = None


def main() -> None:
    """Play games until there are no more."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)

    def tell(report: Report) -> None:
        out.write(msgspec.json.encode(report) + b"\n")

    for line in sys.stdin.buffer:
        scheduled = msgspec.json.decode(line, type=ScheduledGame)
        tell(Report(outcome=play_scheduled(scheduled, lambda seat: tell(Report(thinking=seat)))))


if __name__ == "__main__":
    main()
