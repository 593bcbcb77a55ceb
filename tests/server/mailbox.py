"""A mail server of tests, which keeps what it is sent; it can refuse, dawdle, and die midway."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP
from tests.server.house import until
from tests.server.listening import turns


class Mailbox:
    """``refusals`` are the answers to the next letters instead of a 250. With ``dies`` the
    connection ends in the middle of the next letter, ``seconds`` is how long each one takes."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.dies = False
        self.seconds = 0.0
        self.tries = 0
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?tls=off"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.tries += 1
        if self.dies:
            self.dies = False
            server.transport.abort()
        await asyncio.sleep(self.seconds)
        if self.refusals:
            return self.refusals.pop(0)
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["to"].addresses[0].addr_spec]
        self.letters.append(letter)
        return "250 OK"

    async def letter_to(self, address: str, count: int = 1) -> EmailMessage:
        """The letter number ``count`` to this address, once it is there."""

        async def there() -> EmailMessage | None:
            mine = [one for one in self.letters if one["to"].addresses[0].addr_spec == address]
            return mine[count - 1] if len(mine) >= count else None

        return await until(there)

    async def token_to(self, address: str, count: int = 1) -> str:
        """The token of the link in a letter."""
        text = text_of(await self.letter_to(address, count))
        found = re.search(r"/mail#([0-9a-f]{32})\b", text)
        assert found is not None, text
        return found[1]


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(letter: EmailMessage) -> str:
    part = letter.get_body(("html",))
    assert part is not None
    return str(part.get_content())


@asynccontextmanager
async def open_mailbox(port: int = 0) -> AsyncIterator[Mailbox]:
    mailbox = Mailbox()
    loop = asyncio.get_running_loop()
    sessions: list[SMTP] = []

    def begin() -> SMTP:
        sessions.append(SMTP(mailbox, hostname="localhost", loop=loop))
        return sessions[-1]

    server = await loop.create_server(begin, "127.0.0.1", port, reuse_port=True)
    mailbox.port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox
    finally:
        server.close()
        await turns()
        for session in sessions:  # a letter is here before its sender hangs up
            if session.transport is not None:
                session.transport.abort()
        await turns()
