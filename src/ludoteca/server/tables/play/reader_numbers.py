"""Numbers the entries of a table for each reader of it, who is told of some of them only.

The log counts all entries. Whoever was told of some only must not learn from numbers how many
others there were: so a reader's numbers count what that reader was told, and nothing else. Where
everybody is told everything, they are those of the log.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Set
from typing import TypeAlias

import msgspec

from ludoteca.core.game import Audience
from ludoteca.core.picture import Moment
from ludoteca.core.replay_view import Frame
from ludoteca.server.tables.play.client_frames import Act, Undo
from ludoteca.server.tables.play.server_frames import Accepted, Stale, Update

Reader: TypeAlias = tuple[Audience, ...]
"""The audiences that somebody belongs to: each seat that they hold, or the watchers. They share
one numbering, because one page draws them together."""


class _Untold:
    """The entries that one reader was not told of, ascending; ``before`` each of them, so many
    were told. ``known`` is how many of `Numbers.partly` have been looked at."""

    __slots__ = ("before", "entries", "known")

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.before: list[int] = []
        self.known = 0


class Numbers:
    """Those of one table. An *entry* is counted as the log counts it, a *number* as its reader."""

    def __init__(self) -> None:
        self._partly: list[tuple[int, Set[Audience]]] = []
        self._readers: dict[Reader, _Untold] = {}

    @property
    def common(self) -> bool:
        """Whether everybody was told everything so far, so that all have the numbers of the log."""
        return not self._partly

    def note(self, entry: int, told: Set[Audience]) -> None:
        """The newest ``entry`` was told to these audiences alone."""
        self._partly.append((entry, told))

    # ---- from the log to a reader and back -------------------------------------------------

    def tells(self, reader: Reader, entry: int) -> bool:
        """Whether ``reader`` was told of ``entry``."""
        untold = self._untold(reader).entries
        place = bisect_left(untold, entry)
        return place == len(untold) or untold[place] != entry

    def number(self, reader: Reader, entry: int) -> int:
        """The number, to ``reader``, of the newest entry up to ``entry`` that they were told."""
        return entry - bisect_right(self._untold(reader).entries, entry)

    def entry(self, reader: Reader, number: int) -> int:
        """The entry that ``reader`` was told as ``number``; behind the newest number, an entry
        behind the newest one."""
        return number + bisect_right(self._untold(reader).before, number)

    def until(self, reader: Reader, number: int) -> int:
        """The newest entry up to which ``reader`` had been told no more than ``number``."""
        return self.entry(reader, number + 1) - 1

    def _untold(self, reader: Reader) -> _Untold:
        untold = self._readers.get(reader)
        if untold is None:
            untold = self._readers[reader] = _Untold()
        for entry, told in self._partly[untold.known :]:
            if told.isdisjoint(reader):
                untold.before.append(entry - len(untold.entries))
                untold.entries.append(entry)
        untold.known = len(self._partly)
        return untold

    # ---- what is told, and what is asked for -----------------------------------------------

    def update(self, reader: Reader, update: Update) -> Update:
        """``update``, which has the numbers of the log, as it is told to ``reader``."""
        if not self._untold(reader).entries:
            return update
        undo = update.undo
        if undo is not None and undo.to is not None:
            undo = msgspec.structs.replace(undo, to=self.number(reader, undo.to))
        return msgspec.structs.replace(
            update,
            n=self.number(reader, update.n),
            asked=update.asked if update.asked < 0 else self.number(reader, update.asked),
            undo=undo,
            moment=None if update.moment is None else self.moment(reader, update.moment),
        )

    def moment(self, reader: Reader, moment: Moment) -> Moment:
        """``moment`` as it is told to ``reader``: without what was taken back unseen."""
        if not self._untold(reader).entries:
            return moment
        undone = tuple(self.number(reader, n) for n in moment.undone if self.tells(reader, n))
        return msgspec.structs.replace(moment, n=self.number(reader, moment.n), undone=undone)

    def frame(self, reader: Reader, frame: Frame) -> Frame:
        """``frame`` as it is shown to ``reader``."""
        number, moment = self.number(reader, frame.n), self.moment(reader, frame.moment)
        return msgspec.structs.replace(frame, n=number, moment=moment)

    def answer(self, reader: Reader, answer: Accepted | Stale) -> Accepted | Stale:
        """``answer`` to a command of ``reader``."""
        if self.common:
            return answer
        return msgspec.structs.replace(answer, n=self.number(reader, answer.n))

    def command(self, reader: Reader, act: Act | Undo) -> Act | Undo:
        """What ``reader`` sent, with the numbers of the log."""
        if self.common:
            return act
        if isinstance(act, Undo):
            return msgspec.structs.replace(act, to=self.until(reader, act.to))
        return msgspec.structs.replace(act, seen=self.until(reader, act.seen))
