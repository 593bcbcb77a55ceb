"""The type `Write`: a statement and a row, to be executed in a transaction of the caller."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any


@dataclasses.dataclass(frozen=True, slots=True)
class Write:
    """Writes of the same ``statement`` object are executed together, so a module makes it once."""

    statement: Any
    row: Mapping[str, Any]
    order: str = ""
    """Writes of a statement are executed in this order, so that transactions that change the same
    rows, which none of them has locked before, never wait for each other in a circle."""
