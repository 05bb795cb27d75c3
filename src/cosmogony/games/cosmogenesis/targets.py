"""What a balanced game of Cosmogenesis looks like."""

from cosmogony.lab.targets import FAIR, Target, column, lifts

PLANETARY, STELLAR, EXOTIC = (f"cosmogenesis-findings-{kind}" for kind in ("planetary", "stellar", "exotic"))
TARGETS = (
    FAIR,
    Target(
        "a planetary objective held by round 2 is revealed in 25 to 75 % of the games",
        column(PLANETARY, "cosmogenesis-finding-revealed-early"),
        0.25,
        0.75,
        percent=True,
    ),
    Target("a stellar objective pays 3 to 9 points", column(STELLAR, "cosmogenesis-finding-paid"), 3, 9),
    *(
        Target(
            f"no holder of {name} wins more than 1.25 times as often as those of the rest",
            lifts(table, "cosmogenesis-finding-wins"),
            high=1.25,
        )
        for name, table in (
            ("a planetary objective", PLANETARY),
            ("a stellar objective", STELLAR),
            ("an exotic object", EXOTIC),
        )
    ),
)
