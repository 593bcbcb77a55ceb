"""Hands messages to the host's mail server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ludoteca.server.mail.letter import Letter, message_of
from ludoteca.server.settings import SmtpServer

if TYPE_CHECKING:
    import aiosmtplib

ANSWER_SECONDS: Final = 15.0
"""How long the mail server may take for one answer."""

LETTER_SECONDS: Final = 40.0
"""How long it may take for one letter: less than the lease of a job."""


class NotSent(Exception):
    """The mail server did not take a letter, and may take it later. Says nothing of the letter:
    answers of mail servers repeat addresses, and this is logged."""


class Undeliverable(Exception):
    """The mail server will never take this letter."""


class Postman:
    """``sender`` is the sender of all letters, ``host`` the name under which we greet."""

    def __init__(self, server: SmtpServer, sender: str, host: str) -> None:
        self._server, self._sender, self._host = server, sender, host

    async def send(self, letter: Letter, key: str) -> None:
        """Raises `NotSent` or `Undeliverable`."""
        import aiosmtplib  # most servers send no mail

        try:
            message = message_of(letter, key, self._sender, self._host)
        except ValueError:
            raise Undeliverable("it cannot be written") from None
        client = aiosmtplib.SMTP(
            hostname=self._server.host,
            port=self._server.port,
            username=self._server.user,
            password=self._server.password,
            local_hostname=self._host,
            timeout=ANSWER_SECONDS,
            use_tls=self._server.tls == "implicit",
            start_tls=self._server.tls == "starttls",
        )
        try:
            async with asyncio.timeout(LETTER_SECONDS):
                await _connect(client)
                try:
                    await client.send_message(message)
                except aiosmtplib.SMTPException as error:
                    raise _failure(error) from None
                finally:
                    client.close()  # after the last answer nothing is left to say
        except (OSError, TimeoutError) as error:
            raise NotSent(type(error).__name__) from None


async def _connect(client: aiosmtplib.SMTP) -> None:
    """Whatever is refused here is no fault of the letter: a password, a certificate."""
    import aiosmtplib

    try:
        await client.connect()
    except aiosmtplib.SMTPResponseException as error:
        raise NotSent(f"{type(error).__name__} {error.code}") from None
    except (aiosmtplib.SMTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from None


def _failure(error: Exception) -> Exception:
    codes = [getattr(error, "code", None)]
    codes += [one.code for one in getattr(error, "recipients", ()) if hasattr(one, "code")]
    known = [code for code in codes if code is not None]
    told = " ".join([type(error).__name__, *map(str, known)])
    permanent = bool(known) and all(500 <= code < 600 for code in known)
    return Undeliverable(told) if permanent else NotSent(told)
