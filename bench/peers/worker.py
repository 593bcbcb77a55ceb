"""What every worker does: says its versions, then measures as often as it is asked.

Lines of JSON. First the worker says ``{"versions": {name: version}}``. Asked
``{"seconds": S}`` it plays for at least S seconds of its own CPU time and answers
``{"counts": {what: number}, "seconds": spent}``, without what it played to warm up. It ends
when nobody asks any more.
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
"""Seconds of play before each measurement: whoever sat idle finds cold caches."""


def serve(distributions: list[str], play: Callable[[], Mapping[str, int]]) -> None:
    """``play`` carries out one piece of work, such as a table, and counts what it did."""
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
