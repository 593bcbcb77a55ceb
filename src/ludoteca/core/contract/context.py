"""The context of a check: its place on a table, for reports."""

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
"""Number of latest entries in a report."""


class CheckContext:
    """Turns exceptions of checks and rules at a table into `ContractBroken`.

    ``state`` is the table's state after the setup; ``entry`` is the latest one, -1 before the
    start.
    """

    def __init__(self, game: AnyGame, mix: Mix, seed: str) -> None:
        self.game, self.mix, self.seed, self.entry = game, mix, seed, -1
        self.state: Any = None
        self._acted: deque[tuple[int, Seat, Any]] = deque(maxlen=LATEST)

    def acts(self, n: int, seat: Seat, action: Any) -> None:
        """Notes that ``action`` is about to become entry ``n``."""
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
            # The diagram only helps readers, so an error here must not hide the reported one.
            with contextlib.suppress(Exception):
                lines += self.game.diagram(self.game.view(self.state, None)).splitlines()
        return lines
