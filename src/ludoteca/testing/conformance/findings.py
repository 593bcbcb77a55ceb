"""What a check of a game tells: where something is wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.title import Title

Kind: TypeAlias = Literal["wrong", "open", "untried"]
"""``wrong`` breaks a promise; ``open`` may be left out; ``untried`` could not be checked here."""


class Finding(msgspec.Struct, frozen=True):
    """``where`` is a file in the folder of the game, or a place in a table."""

    kind: Kind
    part: str
    where: str
    what: str
    todo: str


class Found:
    """Makes the findings of one part."""

    def __init__(self, part: str) -> None:
        self._part = part

    def wrong(self, where: str, what: str, todo: str) -> Finding:
        return Finding("wrong", self._part, where, what, todo)

    def open(self, where: str, what: str, todo: str) -> Finding:
        return Finding("open", self._part, where, what, todo)

    def untried(self, where: str, what: str, todo: str) -> Finding:
        return Finding("untried", self._part, where, what, todo)


class Subject(msgspec.Struct, frozen=True):
    """The game that is checked; ``folder`` holds its rules."""

    title: Title
    folder: Path


Part: TypeAlias = Callable[[Subject], Iterator[Finding]]
"""One part of the conformance. Whatever it raises is wrong, too."""
