"""All mixes of options, for games with few; contract checks use `core.contract.mixes` instead."""

from __future__ import annotations

import itertools
from typing import Any

from ludoteca.core.game import AnyGame
from ludoteca.core.option_fields import option_fields, options_from


def every_mix(game: AnyGame) -> list[Any]:
    """Every combination of options of ``game``, the defaults first."""
    fields = option_fields(game)
    values = [sorted(field.values, key=field.default.__ne__) for field in fields]
    names = [field.name for field in fields]
    return [
        options_from(game, dict(zip(names, chosen, strict=True)))
        for chosen in itertools.product(*values)
    ]
