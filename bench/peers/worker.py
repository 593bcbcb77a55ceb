"""The loop of every worker: prints its versions, then measures on request.

The protocol is lines of JSON. First the worker prints ``{"versions": {name: version}}``. On a
request ``{"seconds": S}`` it plays for at least S seconds of its own CPU time and answers
``{"counts": {what: number}, "seconds": spent}``, without its warm-up. It ends with its input.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from importlib.metadata import version

WARM_UP = 0.25
"""Seconds of play before each measurement, because caches are cold after a pause."""


def serve(distributions: list[str], play: Callable[[], Mapping[str, int]]) -> None:
    """Runs the loop. ``play`` does one piece of work, such as a table, and returns its counts."""
    say({"versions": {name: version(name) for name in distributions}})
    for line in sys.stdin:
        measure(play, WARM_UP)
        say(measure(play, json.loads(line)["seconds"]))


def measure(play: Callable[[], Mapping[str, int]], seconds: float) -> dict[str, object]:
    counts: Counter[str] = Counter()
    gc.collect()
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        counts.update(play())
        spent = time.process_time() - begin
    return {"counts": counts, "seconds": spent}


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)
