"""A separate PostgreSQL and Redis, for tests that stop and restart them."""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import shutil
import socket
import subprocess
import tempfile
import time
from typing import Any

WAIT_SECONDS = 30.0


def program(name: str) -> str:
    """Where a program of PostgreSQL is; raises FileNotFoundError."""
    places = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = str(places[0]) if places else shutil.which(name)
    if found is None:
        raise FileNotFoundError(name)
    return found


def lasting_port() -> str:
    """A free port that no connection going out takes while its server is down: systems give those
    numbers above 32767. Clients that try to reach a server on one of these may meet themselves."""
    while True:
        port = random.randrange(15_000, 32_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return str(port)


def is_missing() -> str:
    """What cannot be started here, in one line; nothing when all can."""
    try:
        program("initdb")
        _redis()
    except FileNotFoundError as error:
        return f"no {error} on this machine"
    return ""


def _redis() -> str:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise FileNotFoundError("redis-server")
    return found


class OwnPostgres:
    """A server with an empty database, on a free port, in a folder of its own until it is removed.
    It does not run as root."""

    def __init__(self) -> None:
        self._user: dict[str, Any] = {}
        # Not in a folder of pytest's: the next pytest to start closes those to other users.
        self._data = pathlib.Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
        if os.geteuid() == 0:
            self._user = {"user": "postgres", "group": "postgres"}
            shutil.chown(self._data, "postgres", "postgres")
        self._said = self._data.with_suffix(".log")
        self._port = lasting_port()
        self.address = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"
        made = self._run(
            "initdb",
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",  # or it is that of the locale, in which not every name can be kept
            "--no-sync",
            "-D",
            ".",
        )
        assert made, self.log
        self.start()

    def start(self) -> None:
        """Also when the processes of the one before are still on their way out."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -k {self._data}"
        until = time.monotonic() + WAIT_SECONDS
        while not self._run("pg_ctl", "start", "--wait", "-D", ".", "-l", "log", "-o", options):
            assert time.monotonic() < until, self.log
            time.sleep(0.5)

    def stop(self) -> None:
        """As if the power had failed. Nothing happens when it does not run."""
        self._run("pg_ctl", "stop", "--wait", "-D", ".", "-m", "immediate")

    def remove(self) -> None:
        """Stop it, and forget what it kept."""
        self.stop()
        shutil.rmtree(self._data)
        self._said.unlink()

    @property
    def log(self) -> str:
        """What the server and those who start it have said."""
        own = self._data / "log"
        return self._said.read_text() + (own.read_text() if own.exists() else "")

    def _run(self, name: str, *arguments: str) -> bool:
        """Whether it went well."""
        with self._said.open("ab") as said:  # a pipe would stay open as long as the server
            done = subprocess.run(
                [program(name), *arguments],
                cwd=self._data,
                stdout=said,
                stderr=said,
                check=False,
                timeout=WAIT_SECONDS * 2,
                **self._user,
            )
        return done.returncode == 0


class OwnRedis:
    """A server on a free port that keeps nothing."""

    def __init__(self) -> None:
        self._port = lasting_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                _redis(),
                "--port",
                self._port,
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--appendonly",
                "no",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        until = time.monotonic() + WAIT_SECONDS
        while "Ready to accept connections" not in self._process.stdout.readline():
            assert self._process.poll() is None, "it has ended"
            assert time.monotonic() < until, "it does not begin"

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
