"""Cache of the encoded first page of the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ludoteca.core.title import Title
from ludoteca.server.edge.answers import CachedJson
from ludoteca.server.lobby.cards import LobbyAnswer
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.matching.crowds import Crowds
from ludoteca.server.matching.frames import Crowd

_Stamp: TypeAlias = tuple[int, int, int, Crowd]


class FirstPageCache:
    """A cached page for each of ``titles``, and one for all games together."""

    def __init__(self, lobby: LobbyStore, titles: Mapping[str, Title], crowds: Crowds) -> None:
        self._lobby = lobby
        self._crowds = crowds
        self._titles = titles
        self._pages: dict[str | None, tuple[_Stamp, CachedJson]] = {}

    async def of(self, game: str | None) -> CachedJson:
        crowd = await self._crowds.crowd()
        stamp = *self._lobby.stamp, crowd  # later changes are read next time
        known = self._pages.get(game)
        if known is not None and known[0] == stamp:
            return known[1]
        lobby = await self._lobby.lobby(game)
        page = CachedJson(LobbyAnswer(lobby.open, lobby.running, crowd))
        if game is None or game in self._titles:  # not for unknown games
            self._pages[game] = stamp, page
        return page
