"""The log of the server: its format, escaped control characters, counts of clients' mistakes."""

from __future__ import annotations

from ludoteca.server.edge.logs.logs import configure_logs
from ludoteca.server.edge.logs.mistakes import MISTAKES
from ludoteca.server.edge.logs.printable import printable

__all__ = [
    "MISTAKES",
    "configure_logs",
    "printable",
]
