"""Tables before their start: seats, settings, and the entropy of people for the dice."""

from __future__ import annotations

from ludoteca.server.tables.waiting.entropy import EntropyCollector
from ludoteca.server.tables.waiting.waiting_room import Vacancy, WaitingRoom

__all__ = [
    "EntropyCollector",
    "Vacancy",
    "WaitingRoom",
]
