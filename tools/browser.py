"""Make sure that there is a Chromium for the tests of the screen: the system's, Debian's or Playwright's."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def main() -> int:
    """Look for a browser; install one if need be; say what to do where that fails."""
    if any(shutil.which(name) for name in NAMES):
        return 0
    print("Installing Chromium for the tests of the screen ...")
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt("update")
        code = apt("install", "-y", "chromium")
    else:
        playwright = str(Path(sys.executable).parent / "playwright")
        code = subprocess.run([playwright, "install", "chromium"], check=False).returncode
    if code:
        print('no browser: install Chromium by hand, for example with "sudo apt-get install chromium"')
    return code


def apt(*arguments: str) -> int:
    """Run Debian's package manager quietly."""
    command = [shutil.which("apt-get") or "apt-get", "-qq", *arguments]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
