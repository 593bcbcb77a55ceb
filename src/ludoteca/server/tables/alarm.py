"""Rules that hang: one timer around every call into them.

It counts processor time: rules never wait, and on a busy machine the clock goes on while they are
not running. It interrupts Python code; one long call into C only when that returns.
"""

from __future__ import annotations

import signal
import types
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar


class Overtime(BaseException):
    """Not an Exception, so that rules which catch those do not catch this."""


class RulesBroke(Exception):
    """Rules hung or raised something else than `Rejected`: their table cannot go on."""


class Alarm:
    """Gives each guarded call so many ``seconds`` of processor time. Works in the main thread only,
    where Python handles signals; one guard at a time."""

    armed: ClassVar[bool] = False
    """Of the whole process, as the timer is."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        signal.signal(signal.SIGPROF, _strike)

    @contextmanager
    def guard(self, *passed: type[Exception]) -> Iterator[None]:
        """Raises `RulesBroke` for whatever is raised inside, but for ``passed``."""
        try:
            try:
                Alarm.armed = True
                signal.setitimer(signal.ITIMER_PROF, self._seconds)
                yield
            finally:
                Alarm.armed = False
                signal.setitimer(signal.ITIMER_PROF, 0)
        except passed:
            raise
        except Overtime as error:
            raise RulesBroke(f"a call took more than {self._seconds} s") from error
        except Exception as error:
            raise RulesBroke(f"{type(error).__name__}: {error}") from error


def _strike(_number: int, _frame: types.FrameType | None) -> None:
    if Alarm.armed:  # a strike that comes after the call has ended is nobody's
        raise Overtime
