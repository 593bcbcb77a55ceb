"""Named sets of options ("Classic 2005", "Level 3"): what people choose before single options.

A game lists them in its ``KNOWLEDGE``, in the order in which they are offered. Their words are
``preset-<name>`` and ``preset-<name>-help``. A table is played by whatever preset has just its
options, so nothing more is kept of the choice, neither of a table nor in its record.
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
    """Raises TypeError unless names are such as ``classic-2005``, the first stands for the
    defaults, and no two are the same."""
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
    """The name of the preset with just these options."""
    return next((name for name, preset in presets.items() if preset == options), None)
