"""Encodes and decodes a game's values as JSON, with full checks of types and ranges."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame, Rejected

encode = msgspec.json.Encoder(order="deterministic").encode
"""Encodes a value of the contract as compact JSON; equal values give equal bytes."""


class Codec:
    """Decoders of one game. Each raises ``msgspec.ValidationError`` for input of the wrong type,
    except `action`, whose input comes from players: that one raises `Rejected`."""

    def __init__(self, game: AnyGame) -> None:
        action: Any = functools.reduce(operator.or_, game.actions)
        event: Any = functools.reduce(operator.or_, game.events)
        self._action = msgspec.json.Decoder(action)
        self.options = msgspec.json.Decoder(game.Options).decode
        self.state = msgspec.json.Decoder(game.State).decode
        self.view = msgspec.json.Decoder(game.View).decode
        self.events = msgspec.json.Decoder(list[event]).decode
        self.actions = msgspec.json.Decoder(list[action]).decode

    def action(self, data: bytes | msgspec.Raw) -> Any:
        try:
            return self._action.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Rejected("error-unreadable-action", detail=str(error)) from error


@functools.cache
def codec(game: AnyGame) -> Codec:
    """The codec of ``game``, made once per process."""
    return Codec(game)
