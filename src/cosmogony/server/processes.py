"""Not outliving one's parent: a killed server must not leave processes behind that hold its port or think on."""

import os
import threading
import time


def end_with_parent(interval: float = 0.5) -> None:
    """End this process soon after its parent has died."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(interval)
        os._exit(1)

    threading.Thread(target=watch, name="end-with-parent", daemon=True).start()
