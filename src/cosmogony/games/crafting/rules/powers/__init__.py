"""The power cards of Crafting the Cosmos (CRA-13): what they do, what they ask, how they are used."""
