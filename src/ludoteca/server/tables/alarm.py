"""Rules that hang: one timer around every call into them.

It interrupts Python code; one long call into C is interrupted only when it returns.
"""

from __future__ import annotations

import signal
import types
from collections.abc import Iterator
from contextlib import contextmanager


class Overtime(BaseException):
    """Not an Exception, so that rules which catch those do not catch this."""


class RulesBroke(Exception):
    """Rules hung or raised something else than `Rejected`: their table cannot go on."""


class Alarm:
    """Works in the main thread only, where Python handles signals."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._armed = False
        signal.signal(signal.SIGALRM, self._strike)

    def _strike(self, _number: int, _frame: types.FrameType | None) -> None:
        if self._armed:  # a strike that comes after the call has ended is nobody's
            raise Overtime

    @contextmanager
    def guard(self, *passed: type[Exception]) -> Iterator[None]:
        """Raises `RulesBroke` for whatever is raised inside, but for ``passed``."""
        try:
            try:
                self._armed = True
                signal.setitimer(signal.ITIMER_REAL, self._seconds)
                yield
            finally:
                self._armed = False
                signal.setitimer(signal.ITIMER_REAL, 0)
        except passed:
            raise
        except Overtime as error:
            raise RulesBroke(f"a call took longer than {self._seconds} s") from error
        except Exception as error:
            raise RulesBroke(f"{type(error).__name__}: {error}") from error
