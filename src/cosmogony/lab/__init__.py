"""Measuring: simulations and benches."""
