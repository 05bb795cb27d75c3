"""What the bots know about Cosmogenesis."""
