"""Old name of `ludoteca.kit.win_probability`, kept for installed games."""

from __future__ import annotations

from ludoteca.kit.win_probability import MOST, UNIT, Odds, probability

__all__ = ["MOST", "UNIT", "Odds", "probability"]
