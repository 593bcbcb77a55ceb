"""A receiver of webhooks for tests: https on this machine, under a name that only tests know."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import hmac
import json
import pathlib
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import House, until
from tests.server.listening import listening

NAME = "receiver.test"

PROGRAM = """
import os, ssl
from ludoteca.server.edge.outgoing import Outgoing
from ludoteca.server.webhooks import api, sending

async def resolve(host, port):
    return ["127.0.0.1"]

certificate = os.path.join(os.path.dirname(os.environ["DATA_DIR"]), "receiver.pem")
tls = lambda: ssl.create_default_context(cafile=certificate)
api.Sender = lambda: sending.Sender(Outgoing(loopback=True, resolve=resolve, tls=tls))
from ludoteca.server.serve import serve
serve()
"""
"""A server for which the receiver is a public host; all else is as it is."""


class HouseWithReceiver(House):
    program = PROGRAM


def certificate(folder: pathlib.Path) -> pathlib.Path:
    """A file with a key and a certificate for the receiver."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    file = folder / "receiver.pem"
    if file.exists():
        return file
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


class Receiver:
    """What it got, and what it answers: a status, or ``endless`` for a body without an end."""

    def __init__(self) -> None:
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.status = 200
        self.more = ""
        self.endless = False
        self.silent = False
        self.url = ""

    async def hears(self, number: int) -> list[dict[str, Any]]:
        """The bodies, once there are so many."""

        async def there() -> bool:
            return len(self.bodies) >= number

        await until(there)
        return [json.loads(body) for body in self.bodies]

    def is_signed(self, at: int, secret: str) -> bool:
        """As `docs/webhooks.md` says it."""
        headers = dict(line.split(": ", 1) for line in self.heads[at].split("\r\n")[1:] if line)
        value = next(headers[one] for one in headers if one.lower() == "ludoteca-signature")
        parts = dict(part.split("=", 1) for part in value.split(","))
        signed = parts["t"].encode() + b"." + self.bodies[at]
        wanted = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        return hmac.compare_digest(wanted, parts["v1"])

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = next(
                int(line.split(":")[1])
                for line in head.split("\r\n")
                if line.lower().startswith("content-length")
            )
            body = await reader.readexactly(length)
            self.heads.append(head)
            self.bodies.append(body)
            if self.silent:
                await reader.read()
                return
            size = "" if self.endless else "content-length: 0\r\n"
            writer.write(
                f"HTTP/1.1 {self.status} X\r\n{self.more}{size}connection: close\r\n\r\n".encode()
            )
            while self.endless:
                writer.write(b"x" * 4096)
                await writer.drain()
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving(folder: pathlib.Path, port: int = 0) -> AsyncIterator[Receiver]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate(folder))
    receiver = Receiver()
    async with listening(receiver.serve, port, ssl=context) as own:
        receiver.url = f"https://{NAME}:{own}/hook?key=xyzzy"
        yield receiver
