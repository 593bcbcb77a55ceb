"""Counts what visitors spend at one process of a house at all other processes, too."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.server.channel import Channel
from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.edge.limits.limits import Spending

LIMITS: Final = "limits"
"""The topic."""


def count_for_all(limits: Limits, channel: Channel) -> None:
    """Whoever asks several processes in the same moment gets a twentieth more from each; see
    `ludoteca.server.edge.limits.limits.TOLD`."""
    if not channel.many:
        return

    def hear(message: bytes | None) -> None:
        if message is not None:
            limits.note(_read(message))

    channel.listen(LIMITS, hear)
    limits.tell = lambda spending: channel.say(LIMITS, msgspec.json.encode(spending))


_read = msgspec.json.Decoder(Spending).decode
