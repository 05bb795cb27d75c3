"""What each generation of a run brought, as lines of a log."""

from pathlib import Path

import msgspec


class Losses(msgspec.Struct, frozen=True):
    """How far off a network is, on average."""

    value: float
    points: float
    policy: float

    def __str__(self) -> str:
        return f"value {self.value:.4f}, points {self.points:.4f}, policy {self.policy:.4f}"


class Report(msgspec.Struct, frozen=True):
    """What one generation brought."""

    generation: int
    moments: int
    losses: Losses
    held_out: Losses
    """In games that were not learned from."""


def write_report(path: Path, report: Report) -> None:
    """Add a line."""
    with path.open("ab") as log:
        log.write(msgspec.json.encode(report) + b"\n")


def read_reports(path: Path) -> list[Report]:
    """Return the last report of each generation, in order: one that was fitted anew stands twice in the log."""
    if not path.exists():
        return []
    lines = (msgspec.json.decode(line, type=Report) for line in path.read_bytes().splitlines())
    latest = {report.generation: report for report in lines}
    return [latest[generation] for generation in sorted(latest)]
