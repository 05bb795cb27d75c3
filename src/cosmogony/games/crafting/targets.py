"""What a balanced game of Crafting the Cosmos looks like."""

from cosmogony.lab.targets import FAIR, Target, evenness, lifts, row

SIZES = [f"crafting-finding-nebulae-{size}" for size in (1, 2, 3)]
TARGETS = (
    FAIR,
    Target("a player completes 4 to 7 nebulae", row("crafting-findings", "crafting-finding-nebulae"), 4, 7),
    Target("a player creates 2 to 4 advanced life", row("crafting-findings", "crafting-finding-advanced"), 2, 4),
    Target(
        "the three sizes are completed in similar numbers: 0.7 to 1.3 times their mean",
        evenness("crafting-findings", SIZES),
        0.7,
        1.3,
    ),
    Target(
        "no owner of a power card wins more than 1.25 times as often as those of the rest of its deck",
        lifts("crafting-findings-powers", "crafting-finding-wins"),
        high=1.25,
    ),
)
