"""A player that listens at a port, and needs nothing of ours: always takes the last choice, by its notation.

python examples/players/last.py 9000 &
cosmogony arena GAME --bots tcp://localhost:9000 --bots random
"""

import json
import socketserver
import sys


class Game(socketserver.StreamRequestHandler):
    """One game."""

    def handle(self) -> None:
        """Answer every question."""
        for line in self.rfile:
            told = json.loads(line)
            if told["type"] == "decide":
                answer = {"text": told["choices"][-1]["text"]}
                self.wfile.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    socketserver.ThreadingTCPServer.allow_reuse_address = True
    with socketserver.ThreadingTCPServer(("localhost", int(sys.argv[1])), Game) as server:
        server.serve_forever()
