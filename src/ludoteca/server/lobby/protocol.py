"""The frames of the lobby's WebSocket: JSON objects, told apart by ``type``.

A client opens ``/api/lobby/socket`` and sends `Follow`; from then on it receives `Yours` whenever
its guest's tables have changed, `Searching` whenever their search for opponents has, and
`LobbyFrame` and `Crowd` whenever the lists that it follows or the people in the house have changed.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ludoteca.server.lobby.cards import Lobby, Yours
from ludoteca.server.matching.frames import Crowd, Searching
from ludoteca.server.tables.play import Ping, Pong, RejectedFrame

GameId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Follow(msgspec.Struct, frozen=True, tag="follow", forbid_unknown_fields=True):
    """The lists to subscribe to beside the guest's own tables: none, all games, or one game."""

    lobby: bool = False
    game: GameId | None = None


class LobbyFrame(msgspec.Struct, frozen=True, tag="lobby"):
    """The first page of the public lists, for ``game`` or for all games."""

    game: str | None
    lobby: Lobby


FollowerFrame: TypeAlias = Follow | Ping
ListFrame: TypeAlias = LobbyFrame | Yours | Crowd | Searching | Pong | RejectedFrame
