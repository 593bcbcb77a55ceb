"""Work on tables at which nobody acts: stand-ins for the absent, expiry, removal, upgrades."""

from __future__ import annotations

from ludoteca.server.tables.upkeep.caretaker import EFFECTS, Caretaker
from ludoteca.server.tables.upkeep.dues import TAKING, seat_due
from ludoteca.server.tables.upkeep.gone import GONE
from ludoteca.server.tables.upkeep.open_tables import Looked, count_open, look_at_open
from ludoteca.server.tables.upkeep.removal import Removal
from ludoteca.server.tables.upkeep.time_outs import CLOCK

__all__ = [
    "CLOCK",
    "EFFECTS",
    "GONE",
    "TAKING",
    "Caretaker",
    "Looked",
    "Removal",
    "count_open",
    "look_at_open",
    "seat_due",
]
