"""A bot of Whispers that never dawdles."""

from __future__ import annotations

from typing import Any

from ludoteca.core.knowledge import Knowledge


def brisk(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[0]


KNOWLEDGE = Knowledge(levels={"brisk": brisk})
