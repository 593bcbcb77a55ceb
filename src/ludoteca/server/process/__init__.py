"""The server as a process of its machine: workers, memory, lag of the event loop."""

from __future__ import annotations

from ludoteca.server.process.garbage import SpareOldObjects
from ludoteca.server.process.lag import Lag
from ludoteca.server.process.malloc_trim import trim_for_ever
from ludoteca.server.process.python_holes import warn_of_holes
from ludoteca.server.process.workers import LISTENER, Workers, given_listener

__all__ = [
    "LISTENER",
    "Lag",
    "SpareOldObjects",
    "Workers",
    "given_listener",
    "trim_for_ever",
    "warn_of_holes",
]
