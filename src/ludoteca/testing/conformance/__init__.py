"""The whole conformance check of a game, with findings in plain words; see `ludoteca check`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ludoteca.core.contract.broken import with_line
from ludoteca.testing.conformance import messages, pages, recorded, table
from ludoteca.testing.conformance.board import board
from ludoteca.testing.conformance.findings import Finding, Found, Part, Subject
from ludoteca.testing.conformance.trophies import trophies

PARTS: Final[Mapping[str, Part]] = {
    "words": messages.words,
    "contract": table.contract,
    "bots": table.bots,
    "same dice": table.same_dice,
    "diagram": table.diagram,
    "help": pages.help_pages,
    "picture": pages.picture,
    "cover": pages.cover,
    "previews": pages.previews,
    "fixtures": recorded.fixtures,
    "tutorial": recorded.tutorial,
    "trophies": trophies,
    "board": board,
}
"""The parts by name, in order: quick fixes first, the browser last."""


def findings(subject: Subject, part: str) -> Iterator[Finding]:
    """The findings of one part. An exception is a finding, too."""
    try:
        yield from PARTS[part](subject)
    except Exception as error:
        yield Found(part).wrong("the game", with_line(error), "fix it, and check again")
