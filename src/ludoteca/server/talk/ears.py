"""Who reads what of whom: a hook by which a feature says it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from ludoteca.server.tables.play import Talk, TalkLine


class Ears(Protocol):
    async def deaf(
        self, line: TalkLine, allowed: Talk, readers: Collection[str | None]
    ) -> set[str | None]:
        """Those of these guests who do not get to read ``line`` at a table with this setting; None
        is a visitor without a name."""

    async def heard(
        self, lines: Sequence[TalkLine], allowed: Talk, reader: str | None
    ) -> list[TalkLine]:
        """The lines that ``reader`` gets to read."""


class OpenEars:
    """Everybody reads everything."""

    async def deaf(
        self, line: TalkLine, allowed: Talk, readers: Collection[str | None]
    ) -> set[str | None]:
        return set()

    async def heard(
        self, lines: Sequence[TalkLine], allowed: Talk, reader: str | None
    ) -> list[TalkLine]:
        return list(lines)
