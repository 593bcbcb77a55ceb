"""Old objects are spared by the collector, and their garbage is still found in the end."""

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
SpareOldObjects().begin()
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
