"""Old name of `ludoteca.kit.preference`, kept for installed games."""

from __future__ import annotations

from ludoteca.kit.preference import in_order, liked, near_least

__all__ = ["in_order", "liked", "near_least"]
