"""Servers that begin at once.

To load what a server is made of takes a second of a processor, and the tests begin hundreds of
servers. So one process, the hatchery, loads it once and forks for each of them; the fork is given
an environment of its own and runs a program, as ``python -c`` would, to the end of its interpreter.

What such a server takes for Python is a sitter: for each worker that its bots think in, the
hatchery forks once more, and the sitter lives as long as the fork does. Anything else it leaves to
Python.

A run of tests that is cut off leaves nothing behind: the hatchery ends with the line to it, and
each server when nobody can hear any more how it ended.
"""

from __future__ import annotations

import atexit
import contextlib
import datetime
import functools
import gc
import importlib
import json
import marshal
import os
import pathlib
import pkgutil
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from typing import IO, Final

WORKER: Final = "ludoteca.server.bots.worker"
LOADED: Final = ("ludoteca.server.serve", WORKER)
PARTS: Final = ("rules", "bot")
"""Of a game; which games there are is for each server to find."""

END_SECONDS: Final = 5
"""How long a server may take to end after its tests have gone."""

RUN_SECONDS: Final = 60
"""How long a program may take that is run to its end."""

LATE: Final = (
    "anyio._backends._asyncio",
    "litestar._kwargs.kwargs_model",
    "litestar.exceptions.responses",
    "litestar.middleware._internal.exceptions.middleware",
    "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "ludoteca.cli",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "aiosmtplib",
    "http_ece",
    "httpx",
    "idna",
    "py_vapid",
    "webauthn",
)
"""What libraries load when a server begins, as far as they still call it so; commands; and what a
server loads when it is first needed."""

BYTES: Final = 1 << 16
"""More than any request."""

SITTER: Final = """\
#!/bin/sh
"exec" "{python}" "-IS" "$0" "$@"  # for both: a first line names no file with blanks in its name
import _signal, _socket, marshal, os, sys
if sys.argv[1:3] != ["-m", {worker!r}]:
    os.execv({python!r}, [{python!r}, *sys.argv[1:]])
_signal.signal(_signal.SIGINT, _signal.SIG_IGN)  # as the worker does
line = _socket.socket(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
line.connect({address!r})
request = marshal.dumps((sys.argv[3:], dict(os.environ)))
files = b"".join(file.to_bytes(4, sys.byteorder) for file in (0, 1, 2))
line.sendmsg([request], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, files)])
os.close(0)
os.close(1)
line.recv(1)
"""


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


def hatch(
    program: str, env: dict[str, str], errors: IO[bytes], *, anew: bool = False
) -> Hatched | subprocess.Popen[str]:
    """Run ``program`` with nothing but ``env`` around it. It writes its errors to a file.
    ``anew`` is whether Python shall load all of it; it does where the code is another."""
    if anew or any((pathlib.Path(path) / "ludoteca").is_dir() for path in _paths(env)):
        command = [sys.executable, "-c", program]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
    reads, said = os.pipe()
    hears, tells = os.pipe()
    request = json.dumps([program, env]).encode()
    socket.send_fds(_hatchery(), [request], [said, errors.fileno(), tells])
    os.close(said)
    os.close(tells)
    return Hatched(os.fdopen(reads), os.fdopen(hears, buffering=1))


def run(program: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run ``program`` as `hatch` does, to its end."""
    with tempfile.TemporaryFile() as errors:
        process = hatch(program, env, errors)
        late = threading.Timer(RUN_SECONDS, process.kill)
        late.start()
        try:
            assert process.stdout is not None
            with process.stdout as said:
                output = said.read()
            code = process.wait()
        finally:
            late.cancel()
        errors.seek(0)
        return subprocess.CompletedProcess(program, code, output, errors.read().decode())


def run_command(env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run ``ludoteca`` with these words."""
    command = ["ludoteca", *words]
    program = f"import sys; sys.argv = {command!r}; from ludoteca.cli import main; main()"
    return run(program, env)


@functools.cache
def _hatchery() -> socket.socket:
    """The line to it, which ends with the line."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    folder = tempfile.mkdtemp()  # which the hatchery removes
    with there:
        process = subprocess.Popen(
            [sys.executable, __file__, str(there.fileno()), f"{folder}/python"],
            pass_fds=[there.fileno()],
            stdin=subprocess.DEVNULL,
        )

    def end() -> None:
        here.close()
        process.wait()

    atexit.register(end)
    return here


def _next_program(line: socket.socket, sitters: socket.socket) -> str:
    """Returns in each fork what it shall run; in the hatchery nothing, when the line has ended."""
    for name in LOADED:
        importlib.import_module(name)
    for name in LATE:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    importlib.import_module("ludoteca.server.db.migrate").newest_revision()  # reads all of them
    games = importlib.import_module("ludoteca.games")
    for found in pkgutil.iter_modules(games.__path__, f"{games.__name__}."):
        for part in PARTS:
            importlib.import_module(f"{found.name}.{part}")
    i18n = importlib.import_module("ludoteca.i18n")
    for language in i18n.LANGUAGES:
        i18n.dated(language, datetime.date.today())
        i18n.say(language, "site-line")
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asking, _, _ = select.select([line, sitters], [], [])
        caller = sitters.accept()[0] if sitters in asking else line
        request, files, _, _ = socket.recv_fds(caller, BYTES, 3)
        if not request and caller is line:
            return ""
        if request and not os.fork():
            line.close()
            sitters.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return _begin(request, *files) if caller is line else _work(caller, request, files)
        if caller is not line:
            caller.close()
        for file in files:
            os.close(file)


def _begin(request: bytes, said: int, errors: int, tells: int) -> str:
    """A process that only waits for the server's, to tell its number and how it ended."""
    pid = os.fork()
    if pid:
        os.close(said)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.write(tells, b"%d\n" % pid)
        _wait_for_either(pid, tells)
        _, status = os.waitpid(pid, 0)
        os.write(tells, b"%d\n" % os.waitstatus_to_exitcode(status))
        os._exit(0)
    os.close(tells)
    os.dup2(said, sys.stdout.fileno())
    os.dup2(errors, sys.stderr.fileno())
    os.close(said)
    os.close(errors)
    program, env = json.loads(request)
    _live_in(env)
    return str(program)


def _wait_for_either(pid: int, tells: int) -> None:
    """Wait for the end of a server. When its tests have gone first, so that nobody reads what is
    told, end it."""
    watched = select.poll()
    watched.register(os.pidfd_open(pid), select.POLLIN)
    watched.register(tells, 0)  # an error is always told
    for number, patience in ((signal.SIGTERM, None), (signal.SIGKILL, END_SECONDS * 1000)):
        if any(file != tells for file, _ in watched.poll(patience)):
            return
        with contextlib.suppress(OSError):
            watched.unregister(tells)
        os.kill(pid, number)


def _work(sitter: socket.socket, request: bytes, files: list[int]) -> str:
    """A worker, which ends with its sitter."""

    def end() -> None:
        sitter.recv(1)
        os._exit(0)

    arguments, env = marshal.loads(request)
    for own, file in enumerate(files):
        os.dup2(file, own)
        os.close(file)
    _live_in(env)
    sys.argv[1:] = arguments
    threading.Thread(target=end, daemon=True).start()
    return f"from {WORKER} import main; main()"


def _live_in(env: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = _paths(env)


def _paths(env: dict[str, str]) -> list[str]:
    return list(filter(None, env.get("PYTHONPATH", "").split(os.pathsep)))


def _main(line: socket.socket, sitter: pathlib.Path) -> str:
    address = f"\0ludoteca-hatchery-{os.getpid()}"
    sitters = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    sitters.bind(address)
    sitters.listen()
    sitter.write_text(
        SITTER.format(python=sys.executable, worker=WORKER, address=address), encoding="utf-8"
    )
    sitter.chmod(0o700)
    sys.executable = str(sitter)
    program = _next_program(line, sitters)
    if not program:
        shutil.rmtree(sitter.parent)
    return program


if __name__ == "__main__":
    del sys.path[0]  # the folder of this file, which would hide others' modules
    program = _main(socket.socket(fileno=int(sys.argv[1])), pathlib.Path(sys.argv[2]))
    exec(program, {"__name__": "__main__"})
