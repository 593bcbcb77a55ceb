"""`ludoteca serve --workers N`: N server processes on one address, and their supervisor."""

from __future__ import annotations

import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import Final

LISTENER: Final = "LUDOTECA_LISTENER"
"""Environment variable of a worker: the descriptor of the socket that all workers accept from."""

METRICS_DIR: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable of a worker: the directory of all workers' metrics; see
`ludoteca.server.metrics.all_processes`."""

SOON_SECONDS: Final = 30.0
"""A worker that ends within this time after its start may do so again: its successor waits."""

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds; the pause doubles with each worker that ended soon."""

LOOK_SECONDS: Final = 0.2
END_SECONDS: Final = 10.0

PROGRAM: Final = "from ludoteca.server.serve import serve; serve()"

Worker = subprocess.Popen[str]


def given_listener() -> socket.socket | None:
    """The shared socket of a worker, None in any other process. A worker ends with its parent."""
    descriptor = os.environ.get(LISTENER)
    if descriptor is None:
        return None
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return socket.socket(fileno=int(descriptor))


def _end_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """``count`` processes that accept from ``listener``; a dead one is replaced."""

    def __init__(self, listener: socket.socket, count: int, *, counts: bool = False) -> None:
        """``counts`` is whether the workers keep metrics, for which they share a directory."""
        self._ending = threading.Event()
        self._metrics = None
        if counts:
            self._metrics = tempfile.TemporaryDirectory(prefix="ludoteca-metrics-")
        metrics = None if self._metrics is None else pathlib.Path(self._metrics.name)
        self._places = [_Place(listener, metrics) for _ in range(count)]

    def run(self) -> int:
        """Runs the workers until SIGTERM or SIGINT, and returns the exit code. Prints one line when
        all workers are open."""
        for signal_ in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_, lambda *_: self._ending.set())
        try:
            for place in self._places:
                place.start()
            lines = {place.line() for place in self._places}
            if lines == {""}:
                return 1  # the workers have printed the reason
            print(max(lines), end="", flush=True)
            while not self._ending.wait(LOOK_SECONDS):
                for place in self._places:
                    place.look_after()
            return 0
        finally:
            for place in self._places:
                place.ask_to_end()
            for place in self._places:
                place.end()
            if self._metrics is not None:
                self._metrics.cleanup()


class _Place:
    """One worker and its successors. After several that ended soon after their start, the next one
    waits longer; the other places are not affected."""

    def __init__(self, listener: socket.socket, metrics: pathlib.Path | None) -> None:
        self._listener = listener
        self._metrics = metrics
        self._worker: Worker | None = None
        self._begun = 0.0
        self._pause = FIRST_PAUSE
        self._next = 0.0

    def start(self) -> None:
        descriptor = self._listener.fileno()
        self._begun = time.monotonic()
        self._worker = subprocess.Popen(  # noqa: S603 - a program of our own
            [sys.executable, "-c", PROGRAM],
            env={
                **os.environ,
                LISTENER: str(descriptor),
                **({} if self._metrics is None else {METRICS_DIR: str(self._metrics)}),
            },
            pass_fds=(descriptor,),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,  # Ctrl+C reaches only the supervisor
        )

    def line(self) -> str:
        """The line that the worker prints when it is open; empty when it has ended instead."""
        assert self._worker is not None
        assert self._worker.stdout is not None
        return self._worker.stdout.readline()

    def look_after(self) -> None:
        """Starts a successor for a worker that has ended, after its pause."""
        now = time.monotonic()
        if self._worker is None:
            if now >= self._next:
                self.start()
            return
        code = self._worker.poll()
        if code is None:
            return
        lasted = now - self._begun
        wait = 0.0
        if lasted < SOON_SECONDS:
            wait, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
        else:
            self._pause = FIRST_PAUSE
        print(
            f"ludoteca: process {self._worker.pid} {_how_it_ended(code)} after {lasted:.0f} s; "
            f"another one takes its place {f'in {wait:.0f} s' if wait else 'now'}.",
            file=sys.stderr,
            flush=True,
        )
        self._close()
        self._next = now + wait

    def ask_to_end(self) -> None:
        if self._worker is not None:
            with contextlib.suppress(ProcessLookupError):
                self._worker.terminate()

    def end(self) -> None:
        if self._worker is None:
            return
        try:
            self._worker.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._worker.kill()
            self._worker.wait()
        self._close()

    def _close(self) -> None:
        worker, self._worker = self._worker, None
        assert worker is not None
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                pipe.close()
        if self._metrics is not None:
            for file in self._metrics.glob(f"gauge_live*_{worker.pid}.db"):
                file.unlink(missing_ok=True)  # its counters stay


def _how_it_ended(code: int) -> str:
    """A return code of `subprocess.Popen` in words."""
    if code >= 0:
        return f"ended with code {code}"
    with contextlib.suppress(ValueError):
        return f"was killed by {signal.Signals(-code).name}"
    return f"was killed by signal {-code}"
