"""The words of a feed in its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from ludoteca.core.title import Title
from ludoteca.i18n import listed, name_or_id, say


class FeedWords:
    """``base`` is the address of the server, without a slash at its end; ``name`` is the person."""

    def __init__(self, titles: Mapping[str, Title], base: str, language: str, name: str) -> None:
        self._titles = titles
        self.base, self.language = base, language
        self.host = urlsplit(base).hostname or "localhost"
        self.title = say(language, "feed-title", name=name)

    def game(self, game: str) -> str:
        title = self._titles.get(game)
        return game if title is None else name_or_id(title, self.language)

    def turn(self, game: str) -> str:
        return say(self.language, "feed-turn", game=self.game(game))

    def started(self, game: str) -> str:
        return say(self.language, "feed-started", game=self.game(game))

    def finished(self, game: str) -> str:
        return say(self.language, "feed-finished", game=self.game(game))

    def with_whom(self, names: Sequence[str]) -> str:
        if not names:
            return say(self.language, "bots-only")
        return say(self.language, "feed-with", people=listed(self.language, names))

    def address(self, table: str) -> str:
        return f"{self.base}/t/{table}"
