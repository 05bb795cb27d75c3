"""Compile the engine with mypyc as one unit; without a C compiler everything runs interpreted.

``COSMOGONY_COMPILE=0`` asks for the interpreted package on purpose.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

COMPILED_IN_CORE = ("state", "rng", "playout")
COMPILED_IN_BOTS = ("evaluation", "lookahead", "ismcts")
WORDS_OF_A_GAME = {"__init__", "notation", "explain", "view", "board"}
"""A game's modules that speak to people: not worth compiling."""
SOURCE = Path("src/cosmogony")
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


def has_compiler() -> bool:
    """Try to compile one line against Python's headers: the only test that tells the truth."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as fault:  # any failure means the same: run interpreted
            print(
                f"cosmogony: no working C compiler ({fault}); the engine will run interpreted",
                file=sys.stderr,
            )
            return False
    return True


def extensions() -> list[object]:
    """One mypycify call for everything: a subclass compiled apart would give wrong results."""
    if METADATA_ONLY & set(sys.argv) or os.environ.get("COSMOGONY_COMPILE") == "0" or not has_compiler():
        return []
    from mypyc.build import mypycify

    return list(
        mypycify(
            # The words around the engine import libraries that a build environment need not have.
            ["--strict", "--follow-imports=silent", "--ignore-missing-imports", *compiled_modules()],
            opt_level=os.environ.get("COSMOGONY_OPT", "3"),
            multi_file=True,
            group_name="cosmogony",
        )
    )


if __name__ == "__main__":
    setup(ext_modules=extensions())
