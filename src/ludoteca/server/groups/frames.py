"""Types of requests and answers about groups."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludoteca.server.challenges.cards import ComparedResult, OwnTable
from ludoteca.server.lobby.cards import TableCard


class GroupName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewOwner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``person`` is the public id of a member."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class GroupWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the reader wishes to be told that a table of the group waits for players."""

    told: bool


class GroupOfTable(msgspec.Struct, frozen=True):
    """The group of a table, for its members; ``link`` is the end of its address."""

    link: str
    name: str


class TableGroup(msgspec.Struct, frozen=True):
    """``group`` is null for a table of none, and for readers who are no member of it."""

    group: GroupOfTable | None


class GroupCard(msgspec.Struct, frozen=True):
    """A group in the list of one of its members; ``link`` is the end of its address."""

    link: str
    name: str
    members: int
    owner: bool


class MyGroups(msgspec.Struct, frozen=True):
    """The groups that the reader is in, by name. ``most`` is in how many one can be."""

    groups: tuple[GroupCard, ...]
    most: int


class MemberLine(msgspec.Struct, frozen=True, kw_only=True):
    """A member. Who is not a member reads only names. ``here`` is told to those to whom the member
    wishes it, as on the page of those whom the reader follows."""

    name: str
    person: str | None
    you: bool
    owner: bool
    here: bool


class ResultLine(msgspec.Struct, frozen=True, kw_only=True):
    """How many tables of the group a member has ``played`` to their end, and ``won``: where all
    play together, with all others."""

    name: str
    person: str
    you: bool
    played: int
    won: int


class GameResults(msgspec.Struct, frozen=True):
    """The results in one game, most wins first; ``together`` is whether its people win and lose
    together."""

    game: str
    together: bool
    lines: tuple[ResultLine, ...]


class WeekRound(msgspec.Struct, frozen=True, kw_only=True):
    """The round of one week: a ``game`` on the same dice for all members, played alone. Times are
    in milliseconds since 1970 UTC. ``challenge`` is None before the first member has begun it.
    ``lines`` are empty for a member who may still play (``hidden``)."""

    game: str
    challenge: str | None
    begins_at: int
    ends_at: int
    players: int
    yours: OwnTable | None
    hidden: bool
    lines: tuple[ComparedResult, ...]


class GroupPage(msgspec.Struct, frozen=True, kw_only=True):
    """A group. Who is not a ``member`` reads its name and those of its members, and whether they
    can join it. ``open`` are its tables that wait or run, ``recent`` those that have ended.
    ``results`` are those of its latest ``counted`` tables. ``told`` is whether the reader wishes to
    be told that a table waits for players."""

    link: str
    name: str
    members: tuple[MemberLine, ...]
    most_members: int
    member: bool
    owner: bool
    may_join: bool
    told: bool = False
    open: tuple[TableCard, ...] = ()
    recent: tuple[TableCard, ...] = ()
    results: tuple[GameResults, ...] = ()
    counted: int = 0
    week: WeekRound | None = None
    last_week: WeekRound | None = None
    now: int
