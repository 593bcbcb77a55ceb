"""`ludoteca serve --workers N`: so many processes on one address, and one that looks after them."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Final

LISTENER: Final = "LUDOTECA_LISTENER"
"""Variable of a worker's environment: the descriptor of the socket that all of them accept from."""

SOONEST_SECONDS: Final = 5.0
"""A worker that has ended sooner than that after its start will not do better the next time."""

END_SECONDS: Final = 10.0

Worker = subprocess.Popen[str]


def given_listener() -> socket.socket | None:
    """The socket of a process that was started here, which ends when its parent does."""
    descriptor = os.environ.get(LISTENER)
    if descriptor is None:
        return None
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return socket.socket(fileno=int(descriptor))


def _end_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """``count`` processes that accept from ``listener``; one that dies is replaced."""

    def __init__(self, listener: socket.socket, count: int) -> None:
        self._listener = listener
        self._count = count
        self._ending = threading.Event()
        self._workers: list[tuple[Worker, float]] = []

    def run(self) -> int:
        """Until SIGTERM or SIGINT; the exit code. One line on standard output when all are open."""
        for signal_ in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_, lambda *_: self._ending.set())
        try:
            started = [self._start() for _ in range(self._count)]
            lines = {_line_of(worker) for worker in started}
            if lines == {""}:
                return 1  # they have said why
            print(max(lines), end="", flush=True)
            return self._look_after()
        finally:
            self._end()

    def _look_after(self) -> int:
        while not self._ending.wait(0.2):
            for worker, begun in list(self._workers):
                if worker.poll() is None:
                    continue
                self._workers.remove((worker, begun))
                if time.monotonic() - begun < SOONEST_SECONDS:
                    return 1
                print(
                    f"ludoteca: process {worker.pid} has ended; another one takes its place.",
                    file=sys.stderr,
                )
                _line_of(self._start())
        return 0

    def _start(self) -> Worker:
        descriptor = self._listener.fileno()
        worker = subprocess.Popen(
            [sys.executable, "-c", "from ludoteca.server.serve import serve; serve()"],
            env={**os.environ, LISTENER: str(descriptor)},
            pass_fds=(descriptor,),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl+C is for us
        )
        self._workers.append((worker, time.monotonic()))
        return worker

    def _end(self) -> None:
        for worker, _ in self._workers:
            with contextlib.suppress(ProcessLookupError):
                worker.terminate()
        for worker, _ in self._workers:
            try:
                worker.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()


def _line_of(worker: Worker) -> str:
    """What it says when it is open; nothing when it has ended instead."""
    assert worker.stdout is not None
    return worker.stdout.readline()
