"""Tests the files in `deploy/`: nginx in front of a real server, and the unit of systemd.

    python tools/try_deploy.py

Prints a line for each check; exit code 1 when one fails. Programs that are missing on this machine
are reported and do not fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

ROOT: Final = Path(__file__).resolve().parent.parent
NGINX: Final = ROOT / "deploy" / "nginx.conf"
UNIT: Final = ROOT / "deploy" / "ludoteca.service"
NAME: Final = "play.example.org"
WAIT_SECONDS: Final = 60.0


class Wrong(Exception):
    """A file in `deploy/` is wrong."""


def is_nginx_missing() -> str:
    """What is missing for nginx, in one line; empty if nothing is."""
    for program in ("nginx", "openssl"):
        if shutil.which(program) is None and not Path("/usr/sbin", program).exists():
            return f"no {program} on this machine (Debian: apt install nginx-light openssl)"
    return ""


def is_systemd_missing() -> str:
    """What is missing for systemd, in one line; empty if nothing is."""
    return "" if shutil.which("systemd-analyze") else "no systemd-analyze on this machine"


# ---- the unit -----------------------------------------------------------------------------------


def verify_unit(folder: Path) -> None:
    """Lets systemd check the unit. Raises `Wrong` with its output. Another program replaces the
    one of the unit, which is not installed here."""
    there = folder / UNIT.name
    there.write_text(
        re.sub("^ExecStart=\\S+", "ExecStart=/bin/true", UNIT.read_text("utf-8"), flags=re.M),
        "utf-8",
    )
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", there],
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if UNIT.name in line]
    if done.returncode or said:
        raise Wrong("\n".join(said) or done.stderr)


# ---- nginx --------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def own_nginx(folder: Path, pages: Path, house: int, plain: int, secure: int) -> Path:
    """Our configuration with other ports and certificates, inside a complete one."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
        ],
        capture_output=True,
        timeout=WAIT_SECONDS,
        check=True,
    )
    said = NGINX.read_text("utf-8")
    for old, new in (
        (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{house};"),
        ("root /var/www/html;", f"root {pages};"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
    ):
        if old not in said:
            raise Wrong(f"{NGINX.name} has no {old!r}")
        said = said.replace(old, new)
    temporary = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\nerror_log stderr;\npid {folder}/nginx.pid;\n"
        "events { worker_connections 512; }\n"
        f"http {{\n    access_log off;\n{temporary}{said}}}\n",
        "utf-8",
    )
    return whole


@contextlib.contextmanager
def running(command: list[Any], **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(WAIT_SECONDS)
        assert process.stdout is not None
        process.stdout.close()


@contextlib.contextmanager
def a_house(data: Path, port: int) -> Iterator[None]:
    """Runs the server of this checkout with the settings that the configuration needs."""
    program = [sys.executable, "-m", "ludoteca.cli", "serve"]
    settings = {"PORT": str(port), "DATA_DIR": str(data), "PUBLIC_URL": f"https://{NAME}"}
    with running(program, **settings) as process:
        assert process.stdout is not None
        if not process.stdout.readline().startswith("Ludoteca is open"):
            raise Wrong("the server does not start")
        yield


@contextlib.contextmanager
def nginx(configuration: Path, port: int) -> Iterator[None]:
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with running([program, "-e", "stderr", "-c", configuration]) as process:
        until = time.monotonic() + WAIT_SECONDS
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                yield
                return
            if process.poll() is not None or time.monotonic() > until:
                raise Wrong("nginx does not start with this configuration")
            time.sleep(0.05)


def look_through_nginx(pages: Path, plain: int, secure: int) -> list[str]:
    """Checks nginx as a visitor and as a certificate authority; returns a line for each check."""
    found = []
    headers = {"Host": NAME}
    base = f"https://127.0.0.1:{secure}"

    sent_on = httpx.get(f"http://127.0.0.1:{plain}/games", headers=headers, timeout=WAIT_SECONDS)
    redirected = sent_on.headers.get("location") == f"https://{NAME}/games"
    _must(redirected, "plain http is not redirected")
    found.append("plain http is redirected to https")

    challenge = pages / ".well-known" / "acme-challenge" / "token"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("proof", "utf-8")
    for one in (challenge.parent.parent, challenge.parent, challenge):
        one.chmod(0o755)  # nginx must be able to read it with any umask
    at = f"http://127.0.0.1:{plain}/.well-known/acme-challenge/token"
    proof = httpx.get(at, headers=headers, timeout=WAIT_SECONDS)
    _must(proof.text == "proof", f"a certificate cannot be renewed: {proof.status_code}")
    found.append("a certificate can be renewed")

    with httpx.Client(base_url=base, headers=headers, verify=False, timeout=WAIT_SECONDS) as web:
        page = web.get("/")
        _must(page.status_code == 200 and f"https://{NAME}" in page.text, "no first page")
        found.append("the first page names the outside address")

        web.get("/api/me")
        token = web.cookies.get("csrftoken", "")
        _must(bool(token), "no token")
        answer = web.post(
            "/api/guests",
            json={"name": "Anna"},
            headers={
                "X-CSRFToken": token,
                "Origin": f"https://{NAME}",
            },
        )
        _must(answer.status_code == 201, f"a guest cannot choose a name: {answer.text}")
        _must("secure" in answer.headers["set-cookie"].lower(), "the cookie is not only for https")
        found.append("a guest chooses a name, and the cookie is only for https")

        many = web.post("/api/guests", content=b"x" * 70_000, headers={"X-CSRFToken": token})
        _must(many.status_code == 413, f"a large body gets {many.status_code}")
        found.append("a body that is too large is refused")

    _must(asyncio.run(_is_answered_on_a_socket(secure)), "the socket does not answer")
    found.append("a socket opens and answers")
    return found


async def _is_answered_on_a_socket(secure: int) -> bool:
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    async with websockets.connect(
        f"wss://{NAME}/api/lobby/socket",
        host="127.0.0.1",
        port=secure,
        ssl=trusting,
        origin=f"https://{NAME}",  # type: ignore[arg-type]
        open_timeout=WAIT_SECONDS,
        proxy=None,
    ) as line:
        await line.send(json.dumps({"type": "follow", "lobby": True, "game": None}))
        async with asyncio.timeout(WAIT_SECONDS):
            while json.loads(await line.recv())["type"] != "lobby":
                pass
    return True


def _must(fact: bool, otherwise: str) -> None:
    if not fact:
        raise Wrong(otherwise)


def try_nginx(folder: Path) -> list[str]:
    """Checks our server behind nginx; returns a line for each check. Raises `Wrong`."""
    house, plain, secure = free_port(), free_port(), free_port()
    with tempfile.TemporaryDirectory() as name:
        pages = Path(name)
        pages.chmod(0o755)  # a process of nginx reads it as another user
        configuration = own_nginx(folder, pages, house, plain, secure)
        with a_house(folder / "data", house), nginx(configuration, secure):
            return look_through_nginx(pages, plain, secure)


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            if missing := is_systemd_missing():
                print(f"ludoteca.service: {missing}")
            else:
                verify_unit(folder)
                print("ludoteca.service: systemd accepts it")
            if missing := is_nginx_missing():
                print(f"nginx.conf: {missing}")
            else:
                for line in try_nginx(folder):
                    print(f"nginx.conf: {line}")
        except Wrong as wrong:
            print(wrong, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
