"""Bots at tables: they think in worker processes, and move when their wakes are due."""
