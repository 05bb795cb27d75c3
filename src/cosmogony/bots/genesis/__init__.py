"""What the bots know about Genesis."""
