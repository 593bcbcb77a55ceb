"""A load that repeats one request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ludoteca.cli.bench.load.client import Web
from ludoteca.cli.bench.load.plan import Ask, Asked, Mark


async def ask(plan: Ask, say: Callable[[Mark], None]) -> Asked:
    answers, going = 0, True

    async def again(web: Web) -> None:
        nonlocal answers
        while going:
            await web.ask("GET", plan.path)
            answers += 1
        web.close()

    say("began")
    asking = [
        asyncio.create_task(again(Web(plan.host, plan.port))) for _ in range(plan.connections)
    ]
    say("ready")
    await asyncio.sleep(plan.warm_up)
    say("measuring")
    before, since, own = answers, time.perf_counter(), time.process_time()
    await asyncio.sleep(plan.seconds)
    seconds, spent, given = time.perf_counter() - since, time.process_time() - own, answers - before
    say("measured")
    going = False
    await asyncio.gather(*asking)
    return Asked(answers=given, seconds=seconds, load=spent / seconds)
