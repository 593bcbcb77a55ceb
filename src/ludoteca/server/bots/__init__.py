"""Bots at tables: they think in processes of their own and move through wakes."""
