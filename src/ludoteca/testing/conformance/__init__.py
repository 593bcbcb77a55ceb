"""The whole conformance of a game, told in plain words: what `ludoteca check` asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ludoteca.core.contract.broken import with_line
from ludoteca.testing.conformance import pages, past, said, table
from ludoteca.testing.conformance.board import board
from ludoteca.testing.conformance.findings import Finding, Found, Part, Subject

PARTS: Final[Mapping[str, Part]] = {
    "words": said.words,
    "contract": table.contract,
    "bots": table.bots,
    "same dice": table.same_dice,
    "diagram": table.diagram,
    "help": pages.help_pages,
    "picture": pages.picture,
    "cover": pages.cover,
    "previews": pages.previews,
    "fixtures": past.fixtures,
    "tutorial": past.tutorial,
    "board": board,
}
"""By name, in the order in which they are asked: what is quick to mend first, a browser last."""


def findings(subject: Subject, part: str) -> Iterator[Finding]:
    """What one part finds. A part that fails in another way is wrong, too."""
    try:
        yield from PARTS[part](subject)
    except Exception as error:
        yield Found(part).wrong("the game", with_line(error), "mend it, and check again")
