"""The rules of Crafting the Cosmos by chapter; ``agenda`` is where a decision comes in."""
