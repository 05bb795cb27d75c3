"""Run as a program: spawns a child that looks for its parent only when that has been killed."""

import multiprocessing
import os
import sys
import time
from pathlib import Path

from cosmogony.server.processes import end_with_parent


def child(file: str) -> None:
    parent = os.getppid()
    Path(file).write_text(str(os.getpid()))
    while os.getppid() == parent:
        time.sleep(0.01)
    end_with_parent()
    time.sleep(3600)


if __name__ == "__main__":
    multiprocessing.get_context("spawn").Process(target=child, args=(sys.argv[1],)).start()
    time.sleep(3600)
