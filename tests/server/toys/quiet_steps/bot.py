"""Bots of Quiet Steps: one that works and three that do not."""

from __future__ import annotations

import os
from typing import Any

from ludoteca.core.hints import Knowledge


def steady(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    return options[chance.below(3)]


def dreamer(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Never answers."""
    while True:
        pass


def raiser(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    raise RuntimeError("no idea")


def quitter(game: Any, view: Any, seat: int, options: Any, chance: Any) -> Any:
    """Takes its whole process with it."""
    os._exit(3)


KNOWLEDGE = Knowledge(
    levels={"steady": steady, "dreamer": dreamer, "raiser": raiser, "quitter": quitter}
)
