"""Old name of `ludoteca.core.duplicate_score`, kept for installed games."""

from __future__ import annotations

from ludoteca.core.duplicate_score import DuplicateScore, Measure

Merit = DuplicateScore

__all__ = ["Measure", "Merit"]
