"""Freed heap memory is returned to the operating system."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from ludoteca.server.process.malloc_trim import trimmer

RUSH = """
import pathlib
from ludoteca.server.process.malloc_trim import trimmer
def held():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1])
rush = [(bytearray(20_000), bytearray(600)) for _ in range(3_000)]
kept = [small for _, small in rush]  # in the way of what would be given back by itself
del rush
before = held()
trimmer()(0)
print(before - held())
"""


@pytest.mark.skipif(trimmer() is None, reason="this library of C gives it back, or cannot")
def test_memory_of_a_rush_is_returned_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", RUSH], capture_output=True, text=True, check=True)

    freed = int(done.stdout) * resource.getpagesize()
    assert freed > 40_000_000, f"{freed} bytes"
