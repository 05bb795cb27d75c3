"""What a balanced game of Genesis looks like."""

from cosmogony.lab.targets import FAIR, Target, nobody, points, row

TARGETS = (
    FAIR,
    Target("a player does 4 to 6 works", row("genesis-findings", "genesis-finding-works"), 4, 6),
    Target("points at four players lie around 18 to 25", points(4), 18, 25),
    Target("the dark angel wins 5 to 20 % of the games", nobody, 0.05, 0.20, percent=True),
    Target(
        "cubes run short in at least a quarter of the games",
        row("genesis-findings", "genesis-finding-short"),
        0.25,
        1.0,
        percent=True,
    ),
)
