"""Compile the engine with mypyc as one unit; without a C compiler everything runs interpreted.

``COSMOGONY_COMPILE=0`` asks for the interpreted package on purpose.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED_IN_CORE = ("state", "rng", "playout")
COMPILED_IN_BOTS = ("evaluation", "lookahead", "ismcts")
WORDS_OF_A_GAME = {"__init__", "notation", "explain", "view", "board"}
"""A game's modules that speak to people: not worth compiling."""
SOURCE = Path("src/cosmogony")
ACROSS_FILES = ["-fvisibility=hidden", "-flto=auto"]
"""Let the compiler see all files as one: it then inlines the many small functions of the rules."""
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}
"""Commands that ask about the package without building it: not worth a compilation."""


def compiled_modules() -> list[str]:
    """List the engine's modules: those of the core, all of each game but its words, and the bots' search."""
    found = [SOURCE / "core" / f"{name}.py" for name in COMPILED_IN_CORE]
    found += [path for path in (SOURCE / "games").glob("*/*.py") if path.stem not in WORDS_OF_A_GAME]
    found += (SOURCE / "games").glob("*/rules/*.py")
    found += [SOURCE / "bots" / f"{name}.py" for name in COMPILED_IN_BOTS]
    found += (SOURCE / "bots").glob("*/evaluate.py")
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


def extensions() -> list[Extension]:
    """One mypycify call for everything: a subclass compiled apart would give wrong results."""
    if METADATA_ONLY & set(sys.argv) or os.environ.get("COSMOGONY_COMPILE") == "0" or not has_compiler():
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(
        # The words around the engine import libraries that a build environment need not have.
        ["--strict", "--follow-imports=silent", "--ignore-missing-imports", *compiled_modules()],
        opt_level=os.environ.get("COSMOGONY_OPT", "3"),
        multi_file=True,
        group_name="cosmogony",
    )
    if not probe(ACROSS_FILES):
        unit = next(extension for extension in found if extension.name.endswith("__mypyc"))  # the others point into it
        unit.extra_compile_args = [*unit.extra_compile_args, *ACROSS_FILES]
        unit.extra_link_args = [*unit.extra_link_args, *ACROSS_FILES]
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions())
