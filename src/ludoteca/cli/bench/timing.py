"""CPU time of short pieces of work."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

LEAST: Final = 0.02
"""Least CPU time of a measurement, in seconds. While a process has a timer of its CPU time, Linux
counts that time in ticks of up to ten milliseconds."""


def seconds_of(work: Callable[[], object], least: float = LEAST) -> float:
    """CPU time of ``work`` in seconds, above zero; repeats it until ``least`` has passed."""
    gc.collect()
    times = 0
    begin = time.process_time()
    while True:
        work()
        times += 1
        spent = time.process_time() - begin
        if spent >= least:
            return spent / times
