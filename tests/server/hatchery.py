"""Servers that begin at once.

To load what a server is made of takes a second of a processor, and the tests begin hundreds of
servers. So one process, the hatchery, loads it once and forks for each of them; the fork is given
an environment of its own and runs a program, as ``python -c`` would, to the end of its interpreter.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import pathlib
import select
import signal
import socket
import subprocess
import sys
from typing import IO, Final

LOADED: Final = ("ludoteca.server.serve", "ludoteca.server.bots.worker")
BYTES: Final = 1 << 16
"""More than any request."""


class Hatched:
    """What `subprocess.Popen` is of a process that it has begun itself."""

    def __init__(self, stdout: IO[str], news: IO[str]) -> None:
        self.stdout = stdout
        self.returncode: int | None = None
        self.pid = int(news.readline())
        self._news = news

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._news], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("a hatched server", timeout or 0)
            self.returncode = int(self._news.readline())
            self._news.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def hatch(program: str, env: dict[str, str], errors: IO[bytes]) -> Hatched | subprocess.Popen[str]:
    """Run ``program`` with nothing but ``env`` around it. It writes its errors to a file."""
    if any((pathlib.Path(path) / "ludoteca").is_dir() for path in _paths(env)):
        command = [sys.executable, "-c", program]  # other code than the one that is loaded
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
    reads, said = os.pipe()
    hears, tells = os.pipe()
    request = json.dumps([program, env]).encode()
    socket.send_fds(_hatchery(), [request], [said, errors.fileno(), tells])
    os.close(said)
    os.close(tells)
    return Hatched(os.fdopen(reads), os.fdopen(hears, buffering=1))


@functools.cache
def _hatchery() -> socket.socket:
    """The line to it, which ends with the line."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        process = subprocess.Popen(
            [sys.executable, __file__, str(there.fileno())],
            pass_fds=[there.fileno()],
            stdin=subprocess.DEVNULL,
        )

    def end() -> None:
        here.close()
        process.wait()

    atexit.register(end)
    return here


def _next_program(line: socket.socket) -> str:
    """Returns in each fork what it shall run; in the hatchery nothing, when the line has ended."""
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        request, files, _, _ = socket.recv_fds(line, BYTES, 3)
        if not request:
            return ""
        if not os.fork():
            line.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return _begin(request, *files)
        for file in files:
            os.close(file)


def _begin(request: bytes, said: int, errors: int, tells: int) -> str:
    """A process that only waits for the server's, to tell its number and how it ended."""
    pid = os.fork()
    if pid:
        os.close(said)
        os.write(tells, b"%d\n" % pid)
        _, status = os.waitpid(pid, 0)
        os.write(tells, b"%d\n" % os.waitstatus_to_exitcode(status))
        os._exit(0)
    os.close(tells)
    os.dup2(said, sys.stdout.fileno())
    os.dup2(errors, sys.stderr.fileno())
    os.close(said)
    os.close(errors)
    program, env = json.loads(request)
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = _paths(env)
    return str(program)


def _paths(env: dict[str, str]) -> list[str]:
    return list(filter(None, env.get("PYTHONPATH", "").split(os.pathsep)))


if __name__ == "__main__":
    del sys.path[0]  # the folder of this file, which would hide others' modules
    exec(_next_program(socket.socket(fileno=int(sys.argv[1]))), {"__name__": "__main__"})
