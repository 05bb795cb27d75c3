"""Note of which English text each chapter and clause of a translated rulebook is a translation.

``python tools/translations.py GAME LANG [NAME …]`` notes that these chapters and clauses, or all, were translated from
the text as it is now; ``tests/test_rulebooks.py`` fails for a translation whose English text has changed since.
"""

import sys
import tomllib
from pathlib import Path

from cosmogony.games import game as find_game


def main() -> None:
    """Write the fingerprints of the English text beside the translation."""
    name, lang, *parts = sys.argv[1:]
    game = find_game(name)
    path = Path(str(game.folder)) / "rulebook" / f"{lang}.translated.toml"
    known = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    now = game.rulebook("en").fingerprints()
    noted = {part: now[part] if not parts or part in parts else known.get(part, "") for part in now}
    lines = ["# Of which English text each part is a translation; written by tools/translations.py."]
    lines += [f'"{part}" = "{fingerprint}"' for part, fingerprint in noted.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(noted)} parts")


if __name__ == "__main__":
    main()
