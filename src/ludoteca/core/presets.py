"""Presets: named sets of options ("Classic 2005", "Level 3"), offered before single options.

A game lists them in its ``KNOWLEDGE`` in the order of the form. Their messages are
``preset-<name>`` and ``preset-<name>-help``. The preset of a table is the one with exactly its
options, so neither tables nor records store it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from ludoteca.core.game import AnyGame

Presets: TypeAlias = Mapping[str, Any]
"""The game's ``Options`` by name."""

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check_presets(game: AnyGame, presets: Presets) -> None:
    """Raises TypeError unless names look like ``classic-2005``, the first preset has the default
    options, and no two have the same."""
    for name, options in presets.items():
        if not _NAME.fullmatch(name):
            raise TypeError(f"preset {name!r}: a name has small letters, digits and hyphens")
        if type(options) is not game.Options:
            raise TypeError(f"preset {name} is {type(options).__name__}, not the game's Options")
        first = preset_of(presets, options)
        if first != name:
            raise TypeError(f"presets {first} and {name} are the same")
    if presets and next(iter(presets.values())) != game.Options():
        raise TypeError("the first preset is not what tables have by default")


def preset_of(presets: Presets, options: Any) -> str | None:
    """The name of the preset with exactly these options."""
    return next((name for name, preset in presets.items() if preset == options), None)
