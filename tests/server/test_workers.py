"""`serve --workers`: a worker that ends is replaced, and the others are not affected."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

T = TypeVar("T")

SUPERVISOR = """
import socket, sys
from ludoteca.server.process import workers
workers.PROGRAM = sys.argv[1]
workers.FIRST_PAUSE = 0.1
sys.exit(workers.Workers(socket.create_server(("127.0.0.1", 0)), 2).run())
"""

OPENS = "import sys; print('open', flush=True); sys.stdin.read()"
FAILS = "import sys; sys.exit(1)"


@pytest.fixture
def supervisor() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", SUPERVISOR, OPENS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    yield process
    process.terminate()
    process.communicate(timeout=20)


def workers_of(process: subprocess.Popen[str]) -> set[int]:
    listed = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return {int(one) for one in listed.read_text("ascii").split()}


def until(fact: Callable[[], T]) -> T:
    end = time.monotonic() + 20
    while not (found := fact()):
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)
    return found


def replacement(process: subprocess.Popen[str], before: set[int]) -> int:
    """The worker that came to those of ``before``, of whom one has been killed."""
    (new,) = until(lambda: len(now := workers_of(process)) == 2 and now - before)
    return int(new)


def test_a_worker_that_dies_and_its_replacement_too_are_replaced_and_the_other_goes_on(
    supervisor: subprocess.Popen[str],
) -> None:
    first = workers_of(supervisor)
    dying, healthy = sorted(first)

    os.kill(dying, signal.SIGKILL)
    second = replacement(supervisor, first)
    os.kill(second, signal.SIGKILL)
    third = replacement(supervisor, {dying, healthy, second})

    assert workers_of(supervisor) == {healthy, third}
    supervisor.terminate()
    _, said = supervisor.communicate(timeout=20)
    assert supervisor.returncode == 0
    assert [line.split(" after ")[0] for line in said.splitlines()] == [
        f"ludoteca: process {one} was killed by SIGKILL" for one in (dying, second)
    ]


def test_if_no_worker_can_start_the_server_ends() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", SUPERVISOR, FAILS],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )

    assert ended.returncode == 1
