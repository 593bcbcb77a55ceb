"""A temporary server for a check; it deletes its data when it ends."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from ludoteca.core.title import Title
from ludoteca.games import titles
from ludoteca.testing.folders import folder_of

START_SECONDS: Final = 60
STOP_SECONDS: Final = 20

_SETTINGS: Final = {
    "HOST": "127.0.0.1",
    "PORT": "0",
    "BOT_PACE": "0",
    "HINT_TIME": "0.05",  # people who take the hint read no estimates
    "LIMITS_TIMES": "1000",
    "REQUESTS_PER_MINUTE": "100000",
    "HINTS_PER_MINUTE": "100000",
}


class NoServer(Exception):
    """The server did not start; the message is the end of its output."""


@contextlib.contextmanager
def serving(title: Title) -> Iterator[str]:
    """Runs a server with ``title``, installed or not, and gives its address.

    Raises `NoServer`.
    """
    scratch = Path(tempfile.mkdtemp(prefix="ludoteca-check-"))
    environment = {**os.environ, **_SETTINGS, "DATA_DIR": str(scratch / "data")}
    for name in ("DATABASE_URL", "REDIS_URL", "PUBLIC_URL"):
        environment.pop(name, None)
    if title.meta.id not in titles():
        environment["PYTHONPATH"] = os.pathsep.join(_announced(title, scratch))
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca.cli", "serve"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        yield _address(process)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
        shutil.rmtree(scratch, ignore_errors=True)


def _announced(title: Title, scratch: Path) -> list[str]:
    """Entries of PYTHONPATH with a title's package and metadata that announces it as a game."""
    info = scratch / f"{title.package.replace('.', '_')}-0.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {title.meta.id}\nVersion: 0\n"
    (info / "METADATA").write_text(metadata, "utf-8")
    points = f"[ludoteca.games]\n{title.meta.id} = {title.package}\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    root = folder_of(title)
    for _ in title.package.split("."):
        root = root.parent
    return [str(scratch), str(root)]


def _address(process: subprocess.Popen[str]) -> str:
    """Reads the server's output up to its address; a thread discards the rest."""
    assert process.stdout is not None
    timer = threading.Timer(START_SECONDS, process.kill)
    timer.start()
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            timer.cancel()
            threading.Thread(target=_drain, args=(process.stdout,), daemon=True).start()
            urllib.request.urlopen(f"{found[0]}/api/games").close()  # noqa: S310 - our own server
            return found[0]
    timer.cancel()
    raise NoServer("".join(said[-5:]).strip() or "the server printed nothing")


def _drain(stream: IO[str]) -> None:
    for _ in stream:
        pass
