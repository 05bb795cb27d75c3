"""Start the server that is installed here, look at its page, play a game of each kind against a bot, and stop it again.

Run by ``deploy/build-image`` inside the image, and by ``tools/packages.py`` where a package was installed; it needs
nothing but what the server itself needs. Its arguments are the command that opens the server, if it is not ``serve``.
"""

import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from websockets.asyncio.client import connect

PORT = int(os.environ.get("PORT", "8799"))
HERE = f"http://127.0.0.1:{PORT}"
BEGAN = time.monotonic()


def ask(path: str, body: object = None, cookie: str = "") -> tuple[dict[str, object], str]:
    """Make a request; return the answer and the cookie."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(HERE + path, data, headers), timeout=60) as answer:  # noqa: S310 - our own server
        return json.loads(answer.read()), answer.headers.get("Set-Cookie", cookie).split(";")[0]


def work_of(process: int) -> float:
    """Return the seconds that processors worked on a process, as far as the system tells; else those on the clock."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return time.monotonic() - BEGAN


def wait_until_ready() -> None:
    """Wait for the server."""
    for _ in range(300):
        try:
            ask("/ready")
            return
        except OSError:
            time.sleep(0.2)
    sys.exit("the server did not open")


def look_at_the_page(server: int) -> None:
    """Load the page as a browser does, with the script that it asks for; say how long it took to get there."""
    with urllib.request.urlopen(HERE + "/", timeout=60) as answer:  # noqa: S310 - our own server
        page = answer.read().decode()
    script = re.search(r'src="([^"]+[.]js)"', page)
    if script is None:
        sys.exit("the page has no script: the client is missing")
    with urllib.request.urlopen(HERE + "/" + script[1].lstrip("./"), timeout=60) as answer:  # noqa: S310 - our own server
        length = len(answer.read())
    took = f"{time.monotonic() - BEGAN:.1f} seconds, {work_of(server):.1f} of work"
    print(f"the page is served after {took}, with {length} bytes of its first script")


async def play(game: str, cookie: str) -> str:
    """Play one game to its end, always taking the first choice; return the result."""
    bots = [{"seat": 1, "level": "comet"}]
    table = ask("/api/tables", {"game": game, "players": 2, "bots": bots}, cookie)[0]["table"]
    ask(f"/api/tables/{table}/sit", {"random": secrets.token_hex(32)}, cookie)
    moves, position = 0, {}
    async with connect(HERE.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table}))
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "next":  # what is left out is as it was in the position before
                told = {**position, **told, "view": {**position["view"], **told.get("view", {})}}
            elif told["type"] != "position":
                continue
            position = told
            if told["winners"] is not None:
                return f"{game}: {moves} moves of ours, won by seat {' and '.join(map(str, told['winners']))}"
            if told["choices"]:
                act = {"type": "act", "table": table, "seq": told["seq"], "action": told["choices"][0]["action"]}
                await socket.send(json.dumps(act))
                moves += 1
    sys.exit("the socket was closed")


def main() -> None:
    """Serve, play, stop."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "COSMOGONY_PORT": str(PORT),
            "COSMOGONY_HOST": "127.0.0.1",
            "COSMOGONY_DATABASE_URL": f"sqlite:///{folder}/game.db",
            "COSMOGONY_MESSAGES_PER_SECOND": "1000",
        }
        words = sys.argv[1:] or ["serve", "--log-level", "warning"]
        server = subprocess.Popen(["cosmogony", *words], env=environment)  # noqa: S607 - the one that was just installed
        try:
            wait_until_ready()
            look_at_the_page(server.pid)
            _, cookie = ask("/api/guest", {"name": "Ada"})
            for game in ask("/api/games")[0]:
                print(asyncio.run(play(game["game"], cookie)))  # type: ignore[index]
        finally:
            server.terminate()
        print("stopped with", server.wait(30))


if __name__ == "__main__":
    main()
