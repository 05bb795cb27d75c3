"""What the bots know about Crafting the Cosmos."""
