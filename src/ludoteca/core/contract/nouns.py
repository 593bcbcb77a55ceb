"""Checks of a game's types, which need no table."""

from __future__ import annotations

import msgspec

from ludoteca.core.contract.broken import Fault
from ludoteca.core.game import AnyGame
from ludoteca.core.option_fields import option_fields


def nouns_are_closed(game: AnyGame) -> None:
    """Options, actions and events are frozen Structs; options and actions refuse unknown fields."""
    for kind in (game.Options, *game.actions, *game.events):
        if not issubclass(kind, msgspec.Struct) or not kind.__struct_config__.frozen:
            raise Fault(f"{kind.__name__} is not a frozen Struct")
    for kind in (game.Options, *game.actions):
        if not kind.__struct_config__.forbid_unknown_fields:
            raise Fault(f"{kind.__name__} does not forbid unknown fields")
    for kind in (*game.actions, *game.events):
        if kind.__struct_config__.tag is None:
            raise Fault(f"{kind.__name__} has no tag")
    try:
        option_fields(game)
    except TypeError as error:
        raise Fault(str(error)) from None
