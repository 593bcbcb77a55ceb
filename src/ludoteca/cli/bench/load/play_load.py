"""A load of people who play tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from ludoteca.cli.bench.load.crowd import Crowd, set_up
from ludoteca.cli.bench.load.plan import Mark, Play, Played

LATE = 0.5
"""Seconds until the last frames arrive."""


async def play(plan: Play, say: Callable[[Mark], None]) -> Played:
    """Sets up the tables, warms up, measures, and leaves."""
    crowd = Crowd(plan)
    say("began")
    await set_up(crowd.tables)
    say("ready")
    pacing = asyncio.create_task(crowd.pace.run())
    crowd.play(plan.tables)
    await asyncio.sleep(plan.warm_up)
    say("measuring")
    counted, refused, over = crowd.counted(), crowd.moves.refused, crowd.over
    since, own = time.perf_counter(), time.process_time()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(crowd.thin.wait(), plan.seconds)
    until, spent = time.perf_counter(), time.process_time() - own
    say("measured")
    after = crowd.counted()
    ended = crowd.over - over
    crowd.pause()
    await asyncio.sleep(LATE)
    pacing.cancel()
    moves = list(crowd.moves.between(since, until))
    crowd.leave()
    return Played(
        moves=len(moves),
        seconds=until - since,
        latencies=sorted(move.last - move.sent for move in moves),
        heard=sum(move.heard for move in moves),
        waits=crowd.moves.waits(since, until),
        frames=after.frames - counted.frames,
        bytes=after.bytes - counted.bytes,
        refused=crowd.moves.refused - refused,
        load=spent / (until - since),
        over=ended,
    )
