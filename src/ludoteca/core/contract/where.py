"""Where on a table a check runs, for the report of what it finds."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludoteca.core.codec import encode
from ludoteca.core.contract.broken import ContractBroken, Fault, with_line
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.contract.position import Position
from ludoteca.core.game import AnyGame, Seat

LATEST = 3
"""Entries that a report tells of."""


class Where:
    """A table on its way: turns what checks and rules raise into `ContractBroken`.

    ``state`` is the table's, once it is set up; ``entry`` the latest one, -1 before the start.
    """

    def __init__(self, game: AnyGame, mix: Mix, seed: str) -> None:
        self.game, self.mix, self.seed, self.entry = game, mix, seed, -1
        self.state: Any = None
        self._acted: deque[tuple[int, Seat, Any]] = deque(maxlen=LATEST)

    def acts(self, n: int, seat: Seat, action: Any) -> None:
        """``action`` is about to be entry ``n``."""
        self._acted.append((n, seat, action))

    @contextlib.contextmanager
    def checking(self, check: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            raise self._broken(check, error) from error

    def run(self, checks: Sequence[Callable[[Position], None]], position: Position) -> None:
        for check in checks:
            try:
                check(position)
            except Exception as error:
                raise self._broken(check.__name__, error) from error

    def _broken(self, check: str, error: Exception) -> ContractBroken:
        what = str(error) if isinstance(error, Fault) else with_line(error)
        meta, mix = self.game.meta, self.mix
        return ContractBroken(check, meta.id, mix, self.seed, self.entry, what, self._shown())

    def _shown(self) -> list[str]:
        lines = [
            f"entry {n}, seat {seat}: {encode(action).decode()}" for n, seat, action in self._acted
        ]
        if self.state is not None:
            # What is drawn is a help: what the rules raise here is no finding of its own.
            with contextlib.suppress(Exception):
                lines += self.game.diagram(self.game.view(self.state, None)).splitlines()
        return lines
