"""Measures the CPU time of requests on the event loop of a house."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections.abc import Callable

from tests.server.house import House
from tests.server.lines import raw

TIMES = 4
"""Each request is made so often, and the least counts: much else may run in the meantime."""

USUAL_MS = 0.4
"""What `/healthz` costs on the machine on which the bounds were found."""


def spent_ms(house: House) -> float:
    """Of the processor, by the thread in which the loop of ``house`` runs, since it began."""
    pid = house.process.pid
    return (
        int(pathlib.Path(f"/proc/{pid}/task/{pid}/schedstat").read_text("ascii").split()[0]) / 1e6
    )


async def answer_to(house: House, request: bytes) -> bytes:
    """All that is answered, up to the end of the line."""
    async with raw(house) as (reader, writer):
        writer.write(request)
        said = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(30):
                while part := await reader.read(2**16):
                    said += part
    return said


async def cost_ms(house: House, request: Callable[[int], bytes]) -> tuple[float, int]:
    """What the cheapest of some requests costs, and the status of the last.

    Each is told its number, so that no two need be the same: what was answered before may be kept.
    """
    costs, status = [], 0
    for at in range(TIMES):
        before = spent_ms(house)
        said = await answer_to(house, request(at))
        costs.append(spent_ms(house) - before)
        status = int(said.split(b" ", 2)[1]) if said else 0
    return min(costs), status


def head(line: str, *headers: str) -> bytes:
    """A request without a body, on a line that ends with it."""
    return "\r\n".join([line, "Host: localhost", "Connection: close", *headers, "", ""]).encode()


async def slowness(house: House) -> float:
    """How many times slower than the machine of the bounds this one is now, and 1 at least."""
    floor, status = await cost_ms(house, lambda _: head("GET /healthz HTTP/1.1"))
    assert status == 200
    return max(1.0, floor / USUAL_MS)
