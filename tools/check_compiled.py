"""Fail unless every module of the engine is the compiled one: a failed build would import the sources silently."""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from setup import compiled_modules  # noqa: E402 - found by the line above


def main() -> int:
    """List the modules that are not compiled."""
    slow = []
    for path in compiled_modules():
        name = ".".join(Path(path).with_suffix("").parts[1:]).removesuffix(".__init__")
        file = importlib.import_module(name).__file__ or ""
        if file.endswith(".py"):
            slow.append(name)
    if slow:
        print(f"not compiled: {', '.join(slow)}; is there a C compiler? (`make test-interpreted` needs none)")
        return 1
    print(f"all {len(compiled_modules())} modules of the engine are compiled")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
