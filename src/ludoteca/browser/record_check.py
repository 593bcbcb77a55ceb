"""Verifies a record some entries at a time, so that a page can show the progress."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Final

from ludoteca.browser.protocol import Difference, Head, Report
from ludoteca.browser.record_replay import RecordReplay
from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.record import Record, Seeded
from ludoteca.core.records.record_parser import read_line
from ludoteca.core.records.verify import Verified, game_of, steps
from ludoteca.core.replay.replay_view import Frame

LONGEST: Final = 8 * 1024 * 1024
"""Most bytes of a record; one with 600 entries has about 60,000."""


class RecordCheck:
    """Verifies one line of a file of records, as `ludoteca verify` does.

    If it is ``replayed``, reports contain the frames of ``audience``.
    """

    def __init__(
        self,
        line: bytes,
        games: Mapping[str, AnyGame],
        replayed: bool = False,
        audience: Audience = None,
    ) -> None:
        self._replayed = replayed
        self._audience = audience
        self._head: Head | None = None
        self._replay: RecordReplay | None = None
        self._entries = self._draws = 0
        self._way = self._through(line, games)

    def go(self, entries: int) -> Report:
        """Verifies at most ``entries`` further entries."""
        done, difference = False, None
        frames: list[Frame] = []
        try:
            for step in itertools.islice(self._way, entries):
                self._entries += 1
                self._draws += len(step.ranges)
                frame = self._replay and self._replay.frame(step.advance)
                frames += [frame] if frame else []
            if self._head and self._entries == self._head.entries:
                next(self._way, None)  # after the last entry come the result and the checksum
                done = True
        except Mismatch as mismatch:
            done, difference = True, _told(mismatch)
        return Report(
            done=done,
            head=self._head,
            entries=self._entries,
            draws=self._draws,
            difference=difference,
            frames=tuple(frames),
            secrets=self._replay is not None and self._replay.secrets,
        )

    def _through(self, line: bytes, games: Mapping[str, AnyGame]) -> Iterator[Verified]:
        if len(line) > LONGEST:
            raise Mismatch("line", "too-long", most=LONGEST)
        record = read_line(line)
        self._head = _head(record)
        game = game_of(record, games)
        if self._replayed:
            self._replay = RecordReplay(game, len(record.seats), self._audience)
        yield from steps(record, line, game)


def _head(record: Record) -> Head:
    return Head(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        by="seed" if isinstance(record.chance, Seeded) else "secret",
        entries=len(record.entries),
    )


def _told(mismatch: Mismatch) -> Difference:
    kind, _, number = mismatch.place.partition(" ")
    entry = int(number) if kind == "entry" else None
    return Difference(entry, mismatch.place, mismatch.code, mismatch.facts, mismatch.refusal)
