"""Output of our programs is never cut, even without Python's buffer and with signals."""

from __future__ import annotations

import fcntl
import json
import os
import select
import signal
import subprocess
import sys
from typing import IO

import pytest
from tests.titles import ANY

PIPE_BYTES = 1 << 12
"""The size of the smallest pipe of Linux, which is soon full."""

WHOLE = "from ludoteca.output import write_whole; write_whole(); "
LONG_LINE = "print('x' * 1_000_000)"
LONG_COMPLAINT = "import sys; print('x' * 1_000_000, file=sys.stderr)"
WHO_TAKES_NOTHING = "import os; os.set_blocking(1, False); "


def said_through_a_pipe(*words: str, stream: str = "stdout") -> bytes:
    """The output of a process that is stopped and continued while its pipe is full."""
    with subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        **{stream: subprocess.PIPE},
    ) as process:
        pipe: IO[bytes] = getattr(process, stream)
        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        select.select([pipe], [], [])
        for number in (signal.SIGSTOP, signal.SIGCONT):
            process.send_signal(number)
        return pipe.read()


@pytest.mark.parametrize("before", ["", WHO_TAKES_NOTHING], ids=["waits", "takes nothing"])
def test_a_long_line_arrives_whole(before: str) -> None:
    said = said_through_a_pipe("-c", before + WHOLE + LONG_LINE)

    assert said == b"x" * 1_000_000 + b"\n"


def test_a_long_complaint_arrives_whole() -> None:
    said = said_through_a_pipe("-c", WHOLE + LONG_COMPLAINT, stream="stderr")

    assert said == b"x" * 1_000_000 + b"\n"


def test_what_a_command_says_arrives_whole() -> None:
    said = said_through_a_pipe("-m", "ludoteca.cli", "games", "--json")

    assert {ANY} <= {game["id"] for game in json.loads(said)}
