"""The collector looks at new objects often and spares old ones; all garbage is found in the end."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, weakref
from ludoteca.server.process.garbage import SpareOldObjects

class Knot:
    def __init__(self):
        self.itself = self

def seen(count):
    "How many of these objects a look at the oldest generation goes through."
    found = []
    note = lambda phase, info: found.append(len(gc.get_objects(generation=2)))
    gc.callbacks.insert(0, note)
    gc.collect()
    gc.callbacks.remove(note)
    return found[0]

ballast = [[] for _ in range(300_000)]
SpareOldObjects(lambda: asyncio.sleep(0)).begin()
old = [Knot() for _ in range(100)]
young = [[] for _ in range(100_000)]
gc.collect()
print("sees", "few" if seen(len(young)) < 10_000 else "many")

knot = weakref.ref(old.pop())
gc.collect()
print("garbage among old objects", "stays" if knot() else "goes")

more = [[] for _ in range(1_000_000)]
gc.collect()
gc.collect()
print("after growth it", "stays" if knot() else "goes")
print("sees", "few" if seen(len(more)) < 10_000 else "many")
"""


def test_what_survives_is_looked_at_again_only_after_growth() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)

    assert done.stdout.splitlines() == [
        "sees few",
        "garbage among old objects stays",
        "after growth it goes",
        "sees few",
    ], done.stderr


REPLACING = """
import asyncio, collections, gc, sys
from ludoteca.server.process.garbage import PACE, SpareOldObjects

async def play():
    "Frees as many objects as it makes; the most new ones that have gathered meanwhile."
    boards = collections.deque([[n] for n in range(50_000)])
    collector = asyncio.create_task(SpareOldObjects(lambda: asyncio.sleep(0)).run())
    await asyncio.sleep(0)
    most = 0
    for _ in range(100):
        for _ in range(1_000):
            boards.append([boards.popleft()[0]])
        most = max(most, len(gc.get_objects(generation=0)))
        await asyncio.sleep(PACE / 5)
    collector.cancel()
    return most

most = asyncio.run(play())
print("few" if most < 30_000 else most)
"""


def test_new_objects_do_not_gather_while_as_many_old_ones_go() -> None:
    """The look at all that had gathered took 60 ms, for which every move waited."""
    done = subprocess.run([sys.executable, "-c", REPLACING], capture_output=True, text=True)

    assert done.stdout.splitlines() == ["few"], done.stderr
