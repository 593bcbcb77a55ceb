"""Time limit for calls into the rules of a game: one timer ticks all the time and checks the call
that runs.

It counts processor time, because rules never wait, and on a busy machine the wall clock also runs
while they do not. It interrupts Python code; one long call into C only when that returns. A timer
set around each call would cost four system calls for a move.
"""

from __future__ import annotations

import atexit
import math
import signal
import types
from typing import ClassVar, Final

TICK: Final = 0.05
"""Seconds of processor time; a call gets up to one tick more than its limit."""


class Overtime(BaseException):
    """A call took too long. It is no `Exception`, as rules that catch those must not catch it."""


class RulesBroke(Exception):
    """Rules hung or raised another exception than `Rejected`: their table must stop."""


class Alarm:
    """Gives each guarded call ``seconds`` of processor time. Works in the main thread only, where
    Python handles signals; one guard at a time."""

    armed: ClassVar[Guard | None] = None
    """The guard of the call that runs; one for the process, as there is one timer."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        signal.signal(signal.SIGPROF, _strike)
        signal.siginterrupt(signal.SIGPROF, False)  # a tick must not interrupt system calls
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        atexit.register(signal.setitimer, signal.ITIMER_PROF, 0)  # a tick without us would kill

    def guard(self, *passed: type[Exception]) -> Guard:
        """A context that turns exceptions inside into `RulesBroke`, except those of ``passed``."""
        return Guard(self._seconds, passed)


class Guard:
    """The context of one call into rules."""

    __slots__ = ("_passed", "_seconds", "_ticks")

    def __init__(self, seconds: float, passed: tuple[type[Exception], ...]) -> None:
        self._seconds = seconds
        self._passed = passed
        self._ticks = -1  # the first tick may come at once

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
    if Alarm.armed is not None and Alarm.armed.tick():
        raise Overtime
