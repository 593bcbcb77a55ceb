"""The words of notices, in the language of each target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import quote

from ludoteca.core.title import Title
from ludoteca.i18n import FIRST, LANGUAGES, name_or_id, say
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.notice import MOST_TOLD, Notice, Told
from ludoteca.server.notifications.outbox import Row

MOST_LINES: Final = 4
"""Lines of a notice that joins several."""

TABLES: Final = "tables"
"""Tag of a notice about several tables."""


def tag_of(rows: Sequence[Row]) -> str:
    topics = {row.topic for row in rows}
    return f"t-{topics.pop()}" if len(topics) == 1 else TABLES


class Words:
    def __init__(self, titles: Mapping[str, Title], public_url: str | None) -> None:
        self._titles = titles
        self._base = (public_url or "").rstrip("/")

    def notice(self, rows: Sequence[Row], language: str, tag: str, at: int) -> Notice:
        """The one notice of these rows, which are not empty, in order of their importance."""
        language = language if language in LANGUAGES else FIRST
        first = rows[0]
        if len({row.topic for row in rows}) == 1:
            title = self._line(first, language)
            body = self._body(first, language)
            url = first.facts.path
        else:
            turns = all(row.kind in ("turn", "running_out") for row in rows)
            count = len({row.topic for row in rows})
            title = say(language, "notice-turns" if turns else "notice-several", count=count)
            lines = [self._line(row, language) for row in rows[:MOST_LINES]]
            body = "\n".join(lines if not turns else self._games(rows, language))
            url = "/"
        games = {row.facts.game for row in rows}
        kinds: tuple[Kind, ...] = tuple(dict.fromkeys(row.kind for row in rows))
        return Notice(
            language=language,
            title=title,
            body=body,
            url=self._base + url,
            picture=self._base + self._picture(games.pop() if len(games) == 1 else "", language),
            tag=tag,
            at=at,
            kinds=kinds,
            told=tuple(Told(one.kind, one.topic, one.facts.game) for one in rows[:MOST_TOLD]),
        )

    def trial(self, language: str, at: int) -> Notice:
        """A notice with which a person tries whether a way reaches them."""
        language = language if language in LANGUAGES else FIRST
        return Notice(
            language=language,
            title=say(language, "notice-trial"),
            body=say(language, "notice-trial-body"),
            url=f"{self._base}/settings",
            picture=self._base + self._picture("", language),
            tag="trial",
            at=at,
        )

    def _line(self, row: Row, language: str) -> str:
        facts = row.facts
        key = f"notice-{row.kind.replace('_', '-')}"
        if row.kind in ("rematch", "mentioned", "invited") and not facts.name:
            key = f"{key}-nameless"
        if row.kind == "called" and not facts.game:
            key = f"{key}-any"
        return say(language, key, game=self._game(facts.game, language), name=facts.name)

    def _body(self, row: Row, language: str) -> str:
        key = f"notice-{row.kind.replace('_', '-')}-body"
        game = self._game(row.facts.game, language)
        return say(language, key, game=game, name=row.facts.name)

    def _games(self, rows: Sequence[Row], language: str) -> list[str]:
        names = dict.fromkeys(self._game(row.facts.game, language) for row in rows)
        return list(names)[:MOST_LINES]

    def _game(self, game: str, language: str) -> str:
        title = self._titles.get(game)
        return game if title is None else name_or_id(title, language)

    def _picture(self, game: str, language: str) -> str:
        own = f"/{quote(game)}" if game in self._titles else ""
        return f"/previews{own}/{language}.png"
