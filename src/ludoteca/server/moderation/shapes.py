"""The types of requests and answers of moderation."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludoteca.server.moderation.kinds import (
    MOST_SECONDS,
    PublicId,
    Reason,
    ReportKind,
    SanctionKind,
    Written,
)
from ludoteca.server.tables.play import LineKind


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody reports: of the person ``about``, line ``line`` of the talk at ``table``, their
    name, or their conduct (at ``table``, if it was there); or the name of the group with the link
    ``group``, which is its owner's."""

    kind: ReportKind
    reason: Reason
    about: PublicId | None = None
    table: PublicId | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    group: PublicId | None = None


class LineAround(msgspec.Struct, frozen=True):
    """A copy of a line of talk. ``person`` is the public id of the speaker; ``body`` of a phrase or
    reaction is its key."""

    n: int
    at: int
    person: str
    name: str
    kind: LineKind
    body: str


class OwnSanction(msgspec.Struct, frozen=True):
    """A sanction as its person sees it: who imposed or reported it is not told. ``name`` is the one
    that was taken away, or of the group that was ended; ``line`` what was said in the line that was
    removed."""

    id: str
    kind: SanctionKind
    at: int
    until: int | None
    lifted_at: int | None
    reason: Reason
    words: str
    name: str | None
    line: str | None
    read: bool
    answer: str | None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person answers to a sanction, once."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class SanctionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a moderator imposes on the person of a report. ``seconds`` is for a mute or a ban, None
    for ever; ``name`` is the new one of somebody who is renamed, None for any. ``close`` closes the
    report, too."""

    kind: SanctionKind
    reason: Reason
    words: Written = ""
    seconds: Annotated[int, msgspec.Meta(ge=60, le=MOST_SECONDS)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    close: bool = True


class ModeratorWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a moderator closes a report, or lifts a sanction; only the audit log has it."""

    words: Written = ""


class Sanction(msgspec.Struct, frozen=True):
    """A sanction as moderators see it."""

    id: str
    kind: SanctionKind
    at: int
    until: int | None
    lifted_at: int | None
    reason: Reason
    words: str
    report: str | None
    name: str | None
    read_at: int | None
    answer: str | None
    answered_at: int | None


class Report(msgspec.Struct, frozen=True):
    """A report as moderators see it. ``person`` is the reported one, called ``name`` then and
    ``now`` now; of a report about a ``group`` (its link) ``name`` is that of the group. ``by`` and
    ``by_name`` are the reporter, None once deleted. ``around`` is what was said around;
    ``sanctions`` are the latest of the person."""

    id: str
    at: int
    kind: ReportKind
    reason: Reason
    person: str
    name: str
    now: str
    by: str | None
    by_name: str | None
    table: str | None
    line: int | None
    around: tuple[LineAround, ...]
    closed_at: int | None
    group: str | None
    sanctions: tuple[Sanction, ...] = ()


class Reports(msgspec.Struct, frozen=True):
    """Some reports; ``more`` is whether there are others after them."""

    reports: tuple[Report, ...]
    more: bool


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that a moderator did, or the host (``by`` is empty then); ``group`` is the name of
    the group that was ended, as it is now. ``undone_by`` and
    ``undone_at`` are those who took it back, if anybody did."""

    id: str
    at: int
    by: str
    action: str
    person: str | None
    name: str
    reason: str
    words: str
    until: int | None
    table: str | None
    line: int | None
    group: str | None
    sanction: str | None
    undone_by: str | None
    undone_at: int | None


class AuditLog(msgspec.Struct, frozen=True):
    entries: tuple[AuditEntry, ...]
    more: bool
