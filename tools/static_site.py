"""Write the site that plays without any server: the client, and Python with our package for the browser.

It goes into site/, which any host of static files can serve, and beside the built client, where our own server offers
it to be kept.

The interpreter is Pyodide from npm. Two packages have compiled parts, which come from PyPI for that platform; all
others are taken from this environment. Everything is compiled to byte code by the interpreter that will run it.
"""

import asyncio
import gzip
import hashlib
import io
import json
import shutil
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import client
from cosmogony.games import ours
from cosmogony.offline.house import House
from cosmogony.offline.shelf import MemoryShelf

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
SITE = ROOT / "site"
BUILD = ROOT / "build" / "offline"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
INTERPRETER = ("pyodide.asm.mjs", "pyodide.asm.wasm")
LARGEST = 7_500_000
"""Bytes that everything for playing offline may take, compressed."""

PYPI = "https://files.pythonhosted.org/packages"
WHEELS = {
    f"{PYPI}/75/5d/c0e6bdb81a87f6bd56a663a330c271af7670490c80d8d635d9fa21ad1adf/"
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl": (
        "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
    ),
    f"{PYPI}/78/0c/df6255b94967f3159ebc46f08d8e783c12da6ee269ddb74b2efed63c640c/"
    "librt-0.16.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl": (
        "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839"
    ),
}
"""Packages with compiled parts, for Pyodide's platform, and their SHA-256."""
PURE = ("fluent.syntax", "mypy-extensions", "typing-extensions")
"""Packages of Python alone."""
KINDS = {".py", ".toml", ".ftl", ".jsonl", ".md", ".mind", ".svg"}
"""What our package is made of."""
LARGEST_MIND = 320_000
"""Bytes of what was learned that a browser is given for a table; where there is more, its hints only search."""
LEFT_OUT = ("agents", "commands", "envs", "lab", "puzzles", "testing", "training", "web")
"""Rooms of our package that nobody needs in order to play."""
ENCODINGS = {
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape"),
    *("unicode_escape", "utf_16", "utf_16_le", "utf_8", "utf_8_sig"),
}
"""How texts may be written."""
NOT_PLAYED_WITH = {
    *("_aix_support", "_android_support", "_apple_support", "_osx_support", "_pydatetime", "_pydecimal", "_pyio"),
    *("_pyrepl", "antigravity", "argparse", "bdb", "cProfile", "cmd", "code", "compileall", "configparser"),
    *("csv", "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt"),
    *("getpass", "html", "idlelib", "imaplib", "mailbox", "modulefinder", "multiprocessing", "netrc"),
    *("optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr"),
    *("pydoc", "pydoc_data", "rlcompleter", "runpy", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "ssl"),
    *("stringprep", "symtable", "tabnanny", "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle"),
    *("unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp"),
}
"""What of Python's own library nobody needs either."""


def main() -> None:
    """Write what changed."""
    client.main()
    if is_current():
        print("The site is written.")
        return
    write_packages()
    web = client.BUILT.parent
    shutil.rmtree(web / "offline", ignore_errors=True)
    shutil.copytree(BUILD, web / "offline")
    say_in_page(web, "cosmogony-offline", "offline/")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(web, SITE)
    say_in_page(SITE, "cosmogony-server", "none")
    for folder in (web, SITE):
        list_files(folder)
    tell_size()


def is_current() -> bool:
    """Say whether the site is newer than everything it is made of."""
    written, offered = SITE / "service-worker.js", client.BUILT.parent / "service-worker.js"
    if not (written.is_file() and offered.is_file()):
        return False
    made_of = [client.BUILT, Path(__file__), *(ROOT / "web" / "scripts").iterdir()]
    made_of += [path for path in (SOURCES / "cosmogony").rglob("*") if path.suffix in KINDS and "web" not in path.parts]
    return all(path.stat().st_mtime <= written.stat().st_mtime for path in made_of)


def say_in_page(folder: Path, name: str, content: str) -> None:
    """Tell the client something in the head of its page, unless it is told already."""
    page = folder / "index.html"
    text, told = page.read_text(encoding="utf-8"), f'<meta name="{name}" content="{content}" />'
    if told not in text:
        page.write_text(text.replace("<title>", f"{told}\n    <title>", 1), encoding="utf-8")


def list_files(folder: Path) -> None:
    """Write into a folder's service worker which files it has to keep; the names of hashed ones say enough."""
    worker, template = folder / "service-worker.js", folder / "service-worker.template.js"
    entries = []
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path not in (worker, template)):
        name = path.relative_to(folder).as_posix()
        hashed = name.startswith("assets/")
        revision = None if hashed else hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        entries.append({"url": name, "revision": revision})
    script = template.read_text(encoding="utf-8")
    worker.write_text(script.replace("self.__WB_MANIFEST", json.dumps(entries)), encoding="utf-8")


def write_packages() -> None:
    """Write the interpreter, Python's library, our packages, and what is known without asking Python."""
    BUILD.mkdir(parents=True, exist_ok=True)
    client.npm("--version")  # has the packages installed
    raw = {"packages.zip": archive(package_files()), "python_stdlib.zip": archive(library_files())}
    pairs = []
    for name, data in raw.items():
        source = BUILD.parent / f"source-{name}"
        source.write_bytes(data)
        pairs += [str(source), str(BUILD / name)]
    client.npm("run", "--silent", "compile-python", "--", *pairs)
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, BUILD / name)
    (BUILD / "games.json").write_text(asyncio.run(list_games()), encoding="utf-8")
    for game in ours().values():
        (BUILD / f"{game.name}.svg").write_text(game.picture, encoding="utf-8")


async def list_games() -> str:
    """Return what the house answers when it is asked what can be played: only our own games go along."""
    told = json.loads((await House(MemoryShelf()).request("GET", "/api/games")).body)
    return json.dumps([game for game in told if game["game"] in ours()], ensure_ascii=False)


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Pack files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in files:
            out.writestr(name, data)
    return packed.getvalue()


def package_files() -> Iterator[tuple[str, bytes]]:
    """Give all files of the packages that are played with."""
    yield from own_files()
    for name in PURE:
        for file in distribution(name).files or []:
            if is_needed(PurePosixPath(file)):
                yield str(file), Path(str(file.locate())).read_bytes()
    for address, digest in WHEELS.items():
        with zipfile.ZipFile(io.BytesIO(wheel(address, digest))) as packed:
            yield from ((name, packed.read(name)) for name in packed.namelist() if is_needed(PurePosixPath(name)))


def own_files() -> Iterator[tuple[str, bytes]]:
    """Give the files of our package, and its note of which games there are."""
    for path in sorted((SOURCES / "cosmogony").rglob("*")):
        name = path.relative_to(SOURCES)
        if path.is_file() and name.parts[1] not in LEFT_OUT and is_needed(PurePosixPath(name.as_posix())):
            if name.parts[1] == "server" and module_of(name) not in sys.modules:
                continue  # the house is imported here, and with it what it uses
            if path.suffix == ".mind" and path.stat().st_size > LARGEST_MIND:
                continue
            yield name.as_posix(), path.read_bytes()
    installed = distribution("cosmogony")
    for note in ("METADATA", "entry_points.txt"):
        yield f"cosmogony-{installed.version}.dist-info/{note}", (installed.read_text(note) or "").encode()


def module_of(name: Path) -> str:
    """Return what a file is called when it is imported."""
    return ".".join(name.with_suffix("").parts).removesuffix(".__init__")


def is_needed(name: PurePosixPath) -> bool:
    """Say whether a file of a package is needed in order to play."""
    if "__pycache__" in name.parts or ".." in name.parts or name.suffix in (".pyi", ".pyd", ".exe", ".c", ".h", ".png"):
        return False
    if name.suffix == ".so":
        return "emscripten" in name.name
    return not name.parts[0].endswith(".dist-info")


def library_files() -> Iterator[tuple[str, bytes]]:
    """Give the files of Python's own library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        for name in packed.namelist():
            path = PurePosixPath(name)
            foreign = path.parts[0] == "encodings" and path.stem not in ENCODINGS
            if not name.endswith("/") and not foreign and path.parts[0].removesuffix(".py") not in NOT_PLAYED_WITH:
                yield name, packed.read(name)


def wheel(address: str, digest: str) -> bytes:
    """Return a package from PyPI, fetched once, if it is the one that we know."""
    kept = BUILD.parent / "wheels" / address.rsplit("/", 1)[1]
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        print(f"Fetching {kept.name} ...")
        kept.write_bytes(fetched(address))
    data = kept.read_bytes()
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{kept} is not the package that it should be; remove it")
    return data


def fetched(address: str) -> bytes:
    """Fetch a file; the network may fail now and then."""
    for pause in (2, 10, 30):
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - addresses of ours, checked by hash
                data: bytes = answer.read()
                return data
        except OSError as fault:
            print(f"{fault}; once more in {pause} seconds")
            time.sleep(pause)
    raise SystemExit(f"{address} cannot be fetched")


def tell_size() -> None:
    """Say how much it is, and fail where it is too much."""
    size = sum(len(gzip.compress(path.read_bytes())) for path in (SITE / "offline").iterdir())
    print(f"The site is in {SITE.relative_to(ROOT)}; playing offline takes {size / 1e6:.1f} MB, compressed.")
    if size > LARGEST:
        raise SystemExit(f"that is more than {LARGEST / 1e6} MB")


if __name__ == "__main__":
    main()
