"""Not outliving one's parent: a killed server must not leave processes behind that hold its port or think on.

A process that was spawned holds one end of a pipe whose other end only its parent has. The end of the parent, however
early and by whatever means, closes the pipe; a process number read later could already be somebody else's.
"""

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """End this process when the one that spawned it has ended, even if that was before this call."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent,), name="end-with-parent", daemon=True).start()


def _watch(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
