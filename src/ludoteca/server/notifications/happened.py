"""The type `Happened`: what happened to a person, as features report it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

Kind: TypeAlias = Literal[
    "turn", "running_out", "started", "full", "invited", "rematch", "finished", "mentioned",
    "matched", "round", "called", "reopened", "group",
]  # fmt: skip
"""A person's turn begins, or its time runs out; their table starts, is full, or has ended; they are
invited to a table, or to the rematch of theirs; a line of talk names them; people to play with were
found for them; a round of their tournament begins; somebody looks for players, and they wished to
be told; moderators had closed their table and have opened it again; a table of their group waits
for players, and they wished to be told."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

GRACE: Final = 8_000
"""Milliseconds before a person is told, within which most come back or move on by themselves."""


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """Something of a ``kind`` happened to ``guest`` at the time ``at`` (milliseconds).

    ``topic`` is what it is about: the id of a table, or of a call for players. Of one guest, kind
    and topic only the newest counts; ``n`` (0 or more) tells occurrences apart, so that the same
    one, written twice, is told once. ``game`` is the id of the game and ``name`` the person who
    caused it, or the group, for the words. ``path`` is the page where it goes on. The guest is told
    after ``grace`` milliseconds, unless they look at the table by then or it is over.
    """

    kind: Kind
    guest: str
    at: int
    topic: str
    n: int = 0
    game: str = ""
    name: str = ""
    path: str = ""
    grace: int = GRACE


class Over(msgspec.Struct, frozen=True, kw_only=True):
    """What was reported with this kind and topic is over: it is not told any more, and a notice
    that told it is withdrawn."""

    kind: Kind
    guest: str
    at: int
    topic: str
