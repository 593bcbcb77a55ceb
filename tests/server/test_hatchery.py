"""Servers that begin at once end with their tests, and a program runs as Python would run it."""

from __future__ import annotations

import os
import pathlib

from tests.server.hatchery import Hatched, hatch, run
from tests.server.house import environment, until

WAITING = "import signal; print('here', flush=True); signal.pause()"


async def test_a_server_ends_when_nobody_can_hear_how_it_ended(tmp_path: pathlib.Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        begun = hatch(WAITING, environment(tmp_path), log)
    assert isinstance(begun, Hatched)
    assert begun.stdout.readline() == "here\n"

    begun._news.close()  # as the kernel does it where a process is killed
    begun.stdout.close()

    async def has_ended() -> bool:
        try:
            os.kill(begun.pid, 0)
        except ProcessLookupError:
            return True
        return False

    await until(has_ended)


def test_a_program_tells_what_it_said_and_how_it_ended(tmp_path: pathlib.Path) -> None:
    program = "import sys; print('said'); print('failed', file=sys.stderr); sys.exit(3)"

    ran = run(program, environment(tmp_path))

    assert (ran.returncode, ran.stdout, ran.stderr) == (3, "said\n", "failed\n")
