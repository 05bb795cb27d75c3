"""Make the packages of a release, and prove that they work where there is nothing else.

python tools/packages.py build FOLDER     an archive of sources and, from it, the wheel that runs everywhere
python tools/packages.py wheel FOLDER     the compiled wheel for this Python and platform
python tools/packages.py look FOLDER      say what is missing in them, or should not be there
python tools/packages.py try FOLDER       install them into empty environments of several Pythons, and play
python tools/packages.py bill FOLDER      write the bill of materials (CycloneDX), of Python's parts and of the client's

The release runs these very commands; `make packages` runs build, look and try.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
LARGEST_INSTALL = 15_000_000
"""Bytes that the package and what it depends on may take without extras."""
LONGEST_START = 60.0
"""Seconds from an empty environment to a page in the browser; of work, since others may keep the machine busy."""
SERVED = "the page is served"
"""What ``deploy/play_a_game.py`` says then, with the seconds of work that it took."""
NEEDED = ("cosmogony/web/index.html", "cosmogony/py.typed", "cosmogony/cli.py", "/edition.toml", "/en.ftl", "/en.md")
UNWANTED = re.compile(r"(^|/)(tests?|node_modules|__pycache__|\.venv|build|web/offline)/|\.(db|log|pyc|wasm)$")
BILL_MAKER = "cyclonedx-bom>=7,<8"


def main() -> None:
    """Do what the command line asks for."""
    verbs = {"build": build, "wheel": wheel, "look": look, "try": attempt, "bill": bill}
    if len(sys.argv) != 3 or sys.argv[1] not in verbs:
        raise SystemExit(__doc__)
    folder = Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    verbs[sys.argv[1]](folder)


def build(folder: Path) -> None:
    """Make the archive of sources and, from it, the wheel that runs everywhere."""
    run([uv(), "build", "--quiet", "--sdist", "--out-dir", str(folder), str(ROOT)])
    archive = newest(folder, "*.tar.gz")
    run([uv(), "build", "--quiet", "--wheel", "--out-dir", str(folder), str(archive)], {"COSMOGONY_COMPILE": "0"})


def wheel(folder: Path) -> None:
    """Make the compiled wheel for this Python and platform from the archive of sources."""
    command = [uv(), "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(folder)]
    run([*command, str(newest(folder, "*.tar.gz"))], {"COSMOGONY_COMPILE": "1"})


def look(folder: Path) -> None:
    """Refuse packages that lack something, or that carry what is not theirs."""
    found = sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])
    if not found:
        raise SystemExit(f"no package in {folder}")
    faults = [f"{package.name}: {fault}" for package in found for fault in faults_of(contents(package))]
    if faults:
        raise SystemExit("\n".join(faults))
    for package in found:
        print(f"{package.name}: {len(contents(package))} files, {package.stat().st_size / 1e6:.2f} MB")


def contents(package: Path) -> list[str]:
    """List the files in a wheel or an archive."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel_file:
            return wheel_file.namelist()
    with tarfile.open(package) as archive:
        return [member.name for member in archive.getmembers() if member.isfile()]


def faults_of(names: list[str]) -> Iterator[str]:
    """Tell what is wrong with the contents of a package."""
    for end in (*NEEDED, "LICENSE", *(f"licenses/{path.name}" for path in (ROOT / "licenses").iterdir())):
        if not any(name.endswith(end) for name in names):
            yield f"{end} is missing"
    scripts = [name for name in names if "cosmogony/web/assets/" in name and name.endswith(".js")]
    if not scripts:
        yield "the client's scripts are missing"
    yield from (f"{name} should not be in it" for name in names if UNWANTED.search(name))


def attempt(folder: Path) -> None:
    """Install what was made into empty environments, without the sources, and play."""
    pythons = available_pythons()
    if len(pythons) < 2:
        print(f"only one Python from {OLDEST[0]}.{OLDEST[1]} on is here; the others are left to the release")
    for version, python in pythons.items():
        package = next(iter(folder.glob(f"*-cp{version.replace('.', '')}-*.whl")), newest(folder, "*-none-any.whl"))
        try_in_empty_environment(version, python, package)
    print("installed from the archive of sources:", end=" ", flush=True)
    with tempfile.TemporaryDirectory(prefix="cosmogony-package-") as place:
        fresh = Environment(Path(place) / "env", sys.executable)
        fresh.install(f"{newest(folder, '*.tar.gz')}", {"COSMOGONY_COMPILE": "0"})
        print(fresh.run("cosmogony", "--version").strip())


def try_in_empty_environment(version: str, python: str, package: Path, longest: float = LONGEST_START) -> None:
    """Install a wheel into an empty environment, first alone, then with the server, and play a game of each kind."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-package-") as place:
        fresh = Environment(Path(place) / "env", python)
        fresh.install(str(package))
        size = fresh.size()
        told = f"Python {version}, {package.name}: {size / 1e6:.1f} MB installed"
        if size > LARGEST_INSTALL:
            raise SystemExit(f"{told}, which is more than {LARGEST_INSTALL / 1e6:.0f}")
        fresh.run("cosmogony", "play", "--terminal", "--watch", "--level", "comet", "--lang", "it")
    with tempfile.TemporaryDirectory(prefix="cosmogony-package-") as place:
        began, worked = time.monotonic(), work()
        fresh = Environment(Path(place) / "env", python)
        fresh.install(f"{package}[server]")
        installed, installing = time.monotonic() - began, work() - worked
        played = fresh.run("python", str(ROOT / "deploy" / "play_a_game.py"), "play", "--no-browser")
        served = re.search(rf"^{SERVED} after ([0-9.]+) seconds, ([0-9.]+) of work", played, re.MULTILINE)
        if served is None:
            raise SystemExit(f"the page was not served:\n{played}")
        took, needed = installed + float(served[1]), installing + float(served[2])
        print(f"{told}; with the server installed and the page served after {took:.0f} seconds, {needed:.0f} of work")
        print("".join(f"    {line}\n" for line in played.splitlines()), end="")
        if min(took, needed) > longest:
            raise SystemExit(f"that is more than {longest:.0f} seconds")


def work() -> float:
    """Return the seconds that processors worked on what this process started and waited for."""
    spent = os.times()
    return spent.children_user + spent.children_system


class Environment:
    """An empty environment in a folder of its own."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        run([uv(), "venv", "--quiet", "--python", python, str(folder)])
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")

    def install(self, package: str, environment: dict[str, str] | None = None) -> None:
        """Install a package with what it needs."""
        run([uv(), "pip", "install", "--quiet", "--python", str(self.bin / "python"), package], environment)

    def run(self, command: str, *arguments: str) -> str:
        """Run a command of the environment, far from the sources; return what it prints."""
        path = f"{self.bin}{os.pathsep}{os.environ['PATH']}"
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COSMOGONY_"))}
        executable = shutil.which(command, path=str(self.bin)) or command
        done = subprocess.run(
            [executable, *arguments],
            env=clean | {"PATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PORT": str(free_port())},
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            timeout=300,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{command} {' '.join(arguments)} failed:\n{done.stdout}")
        return done.stdout

    def size(self) -> int:
        """Return the bytes of all that was installed."""
        packages = next(self.folder.rglob("site-packages"))
        return sum(file.stat().st_size for file in packages.rglob("*") if file.is_file())


def free_port() -> int:
    """Return a port at which nobody listens."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def available_pythons() -> dict[str, str]:
    """Return the Pythons here that are new enough, by version: this one, and those of the path, pyenv and uv."""
    places = [Path(sys.executable).parent, *map(Path, os.environ.get("PATH", "").split(os.pathsep))]
    places += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    places += sorted(Path.home().glob(".local/share/uv/python/cpython-*/bin"))
    found: dict[str, str] = {}
    for python in (sys.executable, *(str(one) for place in places for one in sorted(place.glob("python3.[0-9]*")))):
        version = version_of(python) if re.search(r"python[0-9.]*(\.exe)?$", python) else None
        if version is not None and version >= OLDEST:
            found.setdefault(".".join(map(str, version)), python)
    return found


def version_of(python: str) -> tuple[int, ...] | None:
    """Return a Python's version, or None where it does not run."""
    code = "import sys; print(*sys.version_info[:2])"
    told = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return None if told.returncode else tuple(map(int, told.stdout.split()))


def bill(folder: Path) -> None:
    """Write what a table server is made of, with the versions that we test with: Python's parts and the client's."""
    with tempfile.TemporaryDirectory(prefix="cosmogony-bill-") as place:
        pinned = Path(place) / "requirements.txt"
        wanted = ["--extra", "server", "--extra", "postgres", "--constraint", str(ROOT / "requirements-dev.lock")]
        run([uv(), "pip", "compile", "--quiet", "--universal", *wanted, "pyproject.toml", "-o", str(pinned)])
        maker = [uv(), "tool", "run", "--quiet", "--from", BILL_MAKER, "cyclonedx-py"]
        told = ["--output-reproducible", "--output-file", str(folder / "cosmogony-python.cdx.json")]
        run([*maker, "requirements", "--pyproject", "pyproject.toml", *told, str(pinned)])
    npm = shutil.which("npm") or "npm"
    listed = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"]
    client = subprocess.run([npm, *listed], cwd=ROOT / "web", capture_output=True, text=True, check=False)
    if client.returncode:
        raise SystemExit(f"npm could not list the client's parts: {client.stderr.strip()}")
    (folder / "cosmogony-client.cdx.json").write_text(client.stdout, encoding="utf-8")
    for file in sorted(folder.glob("*.cdx.json")):
        print(f"{file.name}: {len(json.loads(file.read_text(encoding='utf-8'))['components'])} parts")


def newest(folder: Path, pattern: str) -> Path:
    """Return the package that was made last."""
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise SystemExit(f"no {pattern} in {folder}; build it first")
    return found[-1]


def uv() -> str:
    """Return uv: the one beside this Python, or the one on the path."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if found is None:
        raise SystemExit("uv is needed: pip install uv")
    return found


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command in the repository; its failure is ours."""
    done = subprocess.run(command, cwd=ROOT, env=os.environ | (environment or {}), check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
