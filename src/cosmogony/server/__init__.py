"""The table server: play together, near or far, and lose nothing."""
