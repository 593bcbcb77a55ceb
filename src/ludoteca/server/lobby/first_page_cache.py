"""Cache of the encoded first page of the lobby."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.title import Title
from ludoteca.server.edge.answers import CachedJson
from ludoteca.server.lobby.store import LobbyStore


class FirstPageCache:
    """A cached page for each of ``titles``, and one for all games together."""

    def __init__(self, lobby: LobbyStore, titles: Mapping[str, Title]) -> None:
        self._lobby = lobby
        self._titles = titles
        self._pages: dict[str | None, tuple[tuple[int, int, int], CachedJson]] = {}

    async def of(self, game: str | None) -> CachedJson:
        stamp = self._lobby.stamp  # later changes are read next time
        known = self._pages.get(game)
        if known is not None and known[0] == stamp:
            return known[1]
        page = CachedJson(await self._lobby.lobby(game))
        if game is None or game in self._titles:  # not for unknown games
            self._pages[game] = stamp, page
        return page
