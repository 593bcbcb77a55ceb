"""Finding opponents: people say what they would like to play, and are put at one table.

A search is a row. One job for each pool pairs searches (`pairing`), and one job for each party that
came out makes its table and starts it when all have answered (`parties`).
"""

from __future__ import annotations

from ludoteca.server.matching.conditions import Apart, Compatible
from ludoteca.server.matching.search import Search, Speed

__all__ = ["Apart", "Compatible", "Search", "Speed"]
