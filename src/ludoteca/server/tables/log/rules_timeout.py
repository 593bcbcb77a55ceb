"""Ends calls into the rules of a game that hang: a timer that ticks all the time looks at each.

It counts processor time: rules never wait, and on a busy machine the clock goes on while they are
not running. It interrupts Python code; one long call into C only when that returns. To set a timer
around each call would be four calls into the kernel for a move.
"""

from __future__ import annotations

import atexit
import math
import signal
import types
from typing import ClassVar, Final

TICK: Final = 0.05
"""Seconds of processor time; a call gets up to one tick more than it is promised."""


class Overtime(BaseException):
    """Not an Exception, so that rules which catch those do not catch this."""


class RulesBroke(Exception):
    """Rules hung or raised something else than `Rejected`: their table cannot go on."""


class Alarm:
    """Gives each guarded call so many ``seconds`` of processor time. Works in the main thread only,
    where Python handles signals; one guard at a time."""

    armed: ClassVar[Guard | None] = None
    """Of the whole process, as the timer is."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        signal.signal(signal.SIGPROF, _strike)
        signal.siginterrupt(signal.SIGPROF, False)  # whoever waits for the disk goes on waiting
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        atexit.register(signal.setitimer, signal.ITIMER_PROF, 0)  # a tick without us would kill

    def guard(self, *passed: type[Exception]) -> Guard:
        """Raises `RulesBroke` for whatever is raised inside, but for ``passed``."""
        return Guard(self._seconds, passed)


class Guard:
    """Around one call into rules."""

    __slots__ = ("_passed", "_seconds", "_ticks")

    def __init__(self, seconds: float, passed: tuple[type[Exception], ...]) -> None:
        self._seconds = seconds
        self._passed = passed
        self._ticks = -1  # the first may come at once

    def __enter__(self) -> None:
        Alarm.armed = self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            Alarm.armed = None
        except Overtime as late:  # it struck on the way here
            Alarm.armed = None
            error = late
        if error is None or isinstance(error, self._passed):
            return
        if isinstance(error, Overtime):
            raise RulesBroke(f"a call took more than {self._seconds} s") from error
        if isinstance(error, Exception):
            raise RulesBroke(f"{type(error).__name__}: {error}") from error

    def tick(self) -> bool:
        """Whether the call has taken too long."""
        self._ticks += 1
        return self._ticks >= math.ceil(self._seconds / TICK)


def _strike(_number: int, _frame: types.FrameType | None) -> None:
    if Alarm.armed is not None and Alarm.armed.tick():  # else it is nobody's
        raise Overtime
