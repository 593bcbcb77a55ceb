"""The base of tables whose people act as soon as they may, independent of the protocol."""

from __future__ import annotations

import abc
import random
from collections.abc import Callable

from ludoteca.cli.bench.load.client import Line
from ludoteca.cli.bench.load.moves import Moves
from ludoteca.cli.bench.load.pace import Pace
from ludoteca.cli.bench.load.plan import Counted, Play

SEATS = 4


class LoadedTable(abc.ABC):
    """A table of a load. Its people wait for `play`. ``ended`` is called once, when it is over."""

    def __init__(self, plan: Play, number: int, moves: Moves, pace: Pace) -> None:
        self.plan = plan
        self.number = number
        self.id = str(number)
        self.lines: list[Line] = []
        self.over = False
        self.ended: Callable[[], None] = lambda: None
        self.moves = moves
        self.dice = random.Random(number)  # noqa: S311 - people who choose at random
        self._pace = pace
        self._playing = False
        self._held: list[Callable[[], None]] = []
        self.acts = 0

    @abc.abstractmethod
    async def set_up(self) -> None:
        """Connects all people and starts the table. Frames may arrive before it ends."""

    def play(self) -> None:
        self._playing = True
        held, self._held = self._held, []
        for act in held:
            self._pace.go(act)

    def pause(self) -> None:
        self._playing = False

    def leave(self) -> None:
        for line in self.lines:
            line.hang_up()

    def counted(self) -> Counted:
        return Counted(
            sum(line.frames for line in self.lines), sum(line.bytes for line in self.lines)
        )

    # ---- for subclasses ---------------------------------------------------------------------

    def decide(self, seat: int, say: Callable[[str], bytes], name: str = "") -> None:
        """Lets ``seat`` act as soon as it may. ``say`` makes the frame for an id, ``name`` or else
        the next number."""

        def act() -> None:
            if not self._playing:
                self._held.append(act)
            elif not self.lines[seat].closed:
                self.acts += 1
                called = name or str(self.acts)
                self.moves.send(self.id, seat, called)
                self.lines[seat].say(say(called))

        if self._playing:
            self._pace.go(act)
        else:
            self._held.append(act)

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.ended()
