"""Findings of a check of a game: what is wrong, where, and how to fix it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from ludoteca.core.title import Title
from ludoteca.games import is_ours
from ludoteca.testing.messages import languages_of

Kind: TypeAlias = Literal["wrong", "open", "untried"]
"""``wrong`` breaks the contract; ``open`` is optional; ``untried`` could not be checked here."""


class Finding(msgspec.Struct, frozen=True):
    """A finding. ``where`` is a file in the folder of the game, or a place in a table; ``shown``
    are lines that show that place."""

    kind: Kind
    part: str
    where: str
    what: str
    todo: str
    shown: tuple[str, ...] = ()


class Found:
    """Makes the findings of one part."""

    def __init__(self, part: str) -> None:
        self._part = part

    def wrong(self, where: str, what: str, todo: str, shown: Sequence[str] = ()) -> Finding:
        return Finding("wrong", self._part, where, what, todo, tuple(shown))

    def open(self, where: str, what: str, todo: str) -> Finding:
        return Finding("open", self._part, where, what, todo)

    def untried(self, where: str, what: str, todo: str) -> Finding:
        return Finding("untried", self._part, where, what, todo)


class Subject(msgspec.Struct, frozen=True):
    """The game that is checked; ``folder`` holds its rules. ``called`` is its name on the command
    line, an id or a folder; by default the id."""

    title: Title
    folder: Path
    called: str = ""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which nothing may be missing."""
        return languages_of(self.title)

    @property
    def inside(self) -> bool:
        """Whether it is a game of this repository, not of a package."""
        return is_ours(self.title)

    def command(self, words: str, after: str = "") -> str:
        """A shell command: ``ludoteca``, ``words``, the game, ``after``."""
        return f"ludoteca {words} {shlex.quote(self.called or self.title.meta.id)} {after}".rstrip()

    def file(self, name: str) -> str:
        """The path of a file of the game, quoted for a shell in the working directory."""
        return shlex.quote(os.path.relpath(self.folder / name))


Part: TypeAlias = Callable[[Subject], Iterator[Finding]]
"""One part of the conformance check. Its exceptions count as findings."""
