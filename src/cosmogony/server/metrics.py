"""What Prometheus is told, besides the requests that Litestar counts itself."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("cosmogony_entries", "Entries committed to the tables' logs")
COMMIT_SECONDS = Histogram(
    "cosmogony_commit_seconds",
    "Time from a decision to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_SECONDS = Histogram("cosmogony_bot_seconds", "Time that bots' decisions take, waiting for a process included")
MESSAGES = Counter("cosmogony_messages", "Socket messages received", ["kind"])
REFUSALS = Counter("cosmogony_refusals", "Requests answered with stale or refused", ["answer"])
NUDGES = Counter("cosmogony_nudges", "People told that it is their turn, by way and outcome", ["kind", "outcome"])
TABLES = Gauge("cosmogony_tables_in_memory", "Tables kept ready in this process", multiprocess_mode="livesum")
SOCKETS = Gauge("cosmogony_sockets", "Open sockets", multiprocess_mode="livesum")


@cache
def messages(kind: str) -> Counter:
    """Return what counts the messages of a kind: finding it costs more than counting."""
    return MESSAGES.labels(kind)
