"""Shares the spending against rate limits between all processes of a house."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.server.channel import Channel
from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.edge.limits.limits import Spending

LIMITS: Final = "limits"
"""The channel's topic."""


def share_spending(limits: Limits, channel: Channel) -> None:
    """Sends the spending of this process over ``channel``, and counts that of the others.

    Visitors who use several processes at the same moment get a twentieth more from each; see
    `ludoteca.server.edge.limits.limits.TOLD`."""
    if not channel.many:
        return

    def hear(message: bytes | None) -> None:
        if message is not None:
            limits.note(_read(message))

    channel.listen(LIMITS, hear)
    limits.tell = lambda spending: channel.say(LIMITS, msgspec.json.encode(spending))


_read = msgspec.json.Decoder(Spending).decode
