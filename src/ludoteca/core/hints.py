"""Old name of `ludoteca.core.knowledge`, kept for installed games."""

from __future__ import annotations

from ludoteca.core.knowledge import Knowledge, Prospects, Value, ValueHint

__all__ = ["Knowledge", "Prospects", "Value", "ValueHint"]
