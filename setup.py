"""Compile the engine with mypyc as one unit, and put the client into every package.

Without a C compiler, or with one that fails half-way, everything runs interpreted. ``COSMOGONY_COMPILE=0`` asks for the
interpreted package on purpose, ``COSMOGONY_COMPILE=1`` for the compiled one or none. A wheel or an archive of sources
without the client in it is never made: it is built here with Node, which comes from PyPI where there is none.
``COSMOGONY_OFFLINE=1`` also takes along what ``make site`` wrote for playing without a server.
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILED_IN_CORE = ("chacha", "rng", "state", "observing", "playout", "evaluation", "batch")
COMPILED_IN_BOTS = ("lookahead", "ismcts", "network", "guided")
WORDS_OF_A_GAME = {
    "__init__", "notation", "explain", "describe", "teaching", "progress", "view", "board", "score_sheet", "census",
    "findings", "aims", "targets", "regrets", "pictures",
}  # fmt: skip
"""A game's modules that speak to people or count for them: not worth compiling."""
SOURCE = Path("src/cosmogony")
ACROSS_FILES = ["-fvisibility=hidden", "-flto=auto"]
"""Let the compiler see all files as one: it then inlines the many small functions of the rules."""
SMALL = ["-s", "-Wl,-z,noseparate-code"]
"""Leave out the names of functions, which profilers alone want, and the gaps between parts: a megabyte in all."""
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}
"""Commands that ask about the package without building it: not worth a compilation."""
VEC_TAKEN = re.compile(r"\b(arg_\w+|tmp) = Vec(\w+)Api\.unbox\([^;]+\);")
"""Where interpreted code hands a ``vec`` to the engine, as an argument or into a field, in the C that mypyc writes."""
CLIENT = SOURCE / "web" / "index.html"
BUILD_CLIENT = Path("tools/client.py")
"""Builds the client where it lies beside its sources; an archive of sources carries it built instead."""


def compiled_modules() -> list[str]:
    """List the engine's modules: those of the core, all of each game but its words, and the bots' search."""
    found = [SOURCE / "core" / f"{name}.py" for name in COMPILED_IN_CORE]
    found += [path for path in (SOURCE / "games").glob("*/*.py") if path.stem not in WORDS_OF_A_GAME]
    found += (SOURCE / "games").glob("*/rules/**/*.py")
    found += [SOURCE / "bots" / f"{name}.py" for name in COMPILED_IN_BOTS]
    return sorted(map(str, found))


def probe(flags: list[str]) -> str:
    """Build one line against Python's headers with some flags, the only test that tells the truth; return the fault."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            if flags and compiler.compiler_type != "unix":
                return "its flags are not known here"
            include = [sysconfig.get_path("include")]
            objects = compiler.compile([str(source)], folder, include_dirs=include, extra_postargs=flags)
            if flags:
                compiler.link_shared_object(objects, str(Path(folder) / "probe.so"), extra_postargs=flags)
        except Exception as fault:  # any failure means the same: it cannot be done
            return str(fault) or type(fault).__name__
    return ""


def has_compiler() -> bool:
    """Say whether there is a C compiler that works, and tell why not."""
    fault = probe([])
    if fault:
        print(f"cosmogony: no working C compiler ({fault}); the engine will run interpreted", file=sys.stderr)
    return not fault


def asked_to_compile() -> str:
    """Return "1" where only a compiled package will do, "0" where an interpreted one is wanted, else nothing."""
    return os.environ.get("COSMOGONY_COMPILE", "")


def extensions() -> list[Extension]:
    """One mypycify call for everything: a subclass compiled apart would give wrong results."""
    if METADATA_ONLY & set(sys.argv) or asked_to_compile() == "0":
        return []
    if not has_compiler() and asked_to_compile() != "1":
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(
        # The words around the engine import libraries that a build environment need not have.
        ["--strict", "--follow-imports=silent", "--ignore-missing-imports", *compiled_modules()],
        opt_level=os.environ.get("COSMOGONY_OPT", "3"),
        debug_level=os.environ.get("COSMOGONY_DEBUG", "0"),  # twice the size otherwise; profilers want "1"
        multi_file=True,
        group_name="cosmogony",
    )
    unit = next(extension for extension in found if extension.name.endswith("__mypyc"))  # the others point into it
    give_vecs_back(unit.sources)
    if not probe(ACROSS_FILES):
        unit.extra_compile_args = [*unit.extra_compile_args, *ACROSS_FILES]
        unit.extra_link_args = [*unit.extra_link_args, *ACROSS_FILES]
    if "COSMOGONY_DEBUG" not in os.environ and not probe(SMALL):
        for extension in found:
            extension.extra_link_args = [*extension.extra_link_args, *SMALL]
    return found


def give_vecs_back(sources: list[str]) -> None:
    """Let no ``vec`` that interpreted code hands to the engine stay in memory for ever.

    mypyc 2.4.1 takes a reference there and means to borrow it (``Emitter.emit_unbox``): each observation that a network
    looked at, and each state that a server showed, was never freed.
    """
    mended = 0
    for path in map(Path, sources):
        text, times = VEC_TAKEN.subn(
            lambda taken: f"{taken[0]} VEC_{taken[2].upper()}_DECREF({taken[1]});", path.read_text(encoding="utf-8")
        )
        if times:
            path.write_text(text, encoding="utf-8")
        mended += times
    if not mended:
        raise RuntimeError("mypyc writes other C than before: see whether it gives vecs back by itself")


class CompileOrInterpret(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles all of the engine or, where the compiler fails on any of it, nothing."""

    extensions: list[Extension]

    def run(self) -> None:
        """Build the extensions; a fault ends in one line and a package that runs interpreted."""
        try:
            super().run()
        except Exception as fault:  # compilers fail in many ways, and all mean the same
            if asked_to_compile() == "1":
                raise
            print(f"cosmogony: the C compiler failed ({fault}); the engine will run interpreted", file=sys.stderr)
            self.give_up()

    def give_up(self) -> None:
        """Remove what was built so far, and let the package be one for every platform."""
        built = [Path(self.build_lib) / self.get_ext_filename(one.name) for one in self.extensions]
        beside = [Path(self.get_ext_fullpath(one.name)) for one in self.extensions]
        for file in (*built, *beside):
            file.unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True


def client_is_wanted() -> bool:
    """Say whether the client can be built anew here, from its sources."""
    return BUILD_CLIENT.is_file() and Path("web/package.json").is_file()


def build_client() -> None:
    """Put the client into the package, or refuse in one line to make a package without it."""
    if client_is_wanted():
        done = subprocess.run([sys.executable, str(BUILD_CLIENT)], stdout=sys.stderr, check=False)
        if done.returncode:
            raise SystemExit("cosmogony: the client could not be built (see above); no package is made without it")
    if not CLIENT.is_file():
        raise SystemExit(f"cosmogony: {CLIENT} is missing; no package is made without the client")


def without_offline(web: Path) -> None:
    """Leave out what lets a browser play without a server, unless it is asked for: it is twice the whole package."""
    if os.environ.get("COSMOGONY_OFFLINE") == "1":
        return
    shutil.rmtree(web / "offline", ignore_errors=True)
    (web / "service-worker.js").unlink(missing_ok=True)
    page = web / "index.html"
    if page.is_file():
        text = page.read_text(encoding="utf-8")
        page.unlink()  # it may be a second name of the file that it was copied from
        page.write_text(re.sub(r'\s*<meta name="cosmogony-offline"[^>]*>', "", text), encoding="utf-8")


class BuildWithClient(build_py):  # type: ignore[misc]  # see above
    """Copies the package's files, the built client among them."""

    def run(self) -> None:
        """Build the client first, but for an installation that runs from the sources."""
        if not self.editable_mode:
            build_client()
            self.__dict__.pop("data_files", None)  # they were listed before the client was there
        super().run()
        if not self.editable_mode:
            without_offline(Path(self.build_lib) / "cosmogony" / "web")


class SourcesWithClient(sdist):  # type: ignore[misc]  # see above
    """An archive of sources that needs no Node to be installed."""

    def run(self) -> None:
        """Build the client first."""
        build_client()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Gather the files."""
        super().make_release_tree(base_dir, files)
        without_offline(Path(base_dir) / SOURCE / "web")


def node_needed() -> list[str]:
    """Return PyPI's Node where the client has to be built and there is no other: pip then brings it for the build."""
    if not client_is_wanted():
        return []
    tool = runpy.run_path(str(BUILD_CLIENT))
    return [] if tool["is_current"]() or tool["find_node"]() else [tool["NODE_WHEEL"]]


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        setup_requires=node_needed(),
        cmdclass={"build_ext": CompileOrInterpret, "build_py": BuildWithClient, "sdist": SourcesWithClient},
    )
