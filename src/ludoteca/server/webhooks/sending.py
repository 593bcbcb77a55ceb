"""Posts the bodies of webhooks, each to the address that a person has named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.server.edge.outgoing import Outgoing, Refused

SECONDS: Final = 5.0
"""How long a request may take, all in all."""


class NotSent(Exception):
    """The receiver could not be reached. The message names no address: it may hold a secret."""


class Sender:
    def __init__(self, outgoing: Outgoing | None = None) -> None:
        self._outgoing = outgoing or Outgoing(seconds=SECONDS)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Raises `NotSent`."""
        try:
            return (await self._outgoing.post(url, body, headers)).status
        except Refused:
            raise NotSent("the address is not public") from None
        except (OSError, TimeoutError) as error:
            raise NotSent(f"no answer ({type(error).__name__})") from None
