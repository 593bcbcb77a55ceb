"""Old name of `ludoteca.bots.suggestions`, kept for installed games."""

from __future__ import annotations

from ludoteca.bots.suggestions import CHEAP, CostEstimator, consider_suggestions

Heeding = CostEstimator
heed = consider_suggestions

__all__ = ["CHEAP", "Heeding", "heed"]
