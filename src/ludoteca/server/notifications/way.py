"""The protocol of a way out of the house by which people are told: web push, mail and so on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import msgspec

from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.notice import Notice


class Target(msgspec.Struct, frozen=True):
    """One place where a way reaches a guest: a browser, an address. ``id`` means something to the
    way alone, and is unique within it. Notices for it are in ``language``."""

    id: str
    language: str


class Way(Protocol):
    """A way out. It knows no occurrences, preferences or presence: what it is given it sends.

    ``usual`` are the kinds that it tells to people who have chosen nothing. ``tries`` is how often
    a delivery is tried, after pauses of 1, 2, 4 ... seconds (an hour at most); ``at_once`` is the
    number of deliveries at a time. ``withdraws`` is whether it can take back a notice.
    """

    name: str
    usual: Collection[Kind]
    tries: int
    at_once: int
    withdraws: bool

    async def guests(self) -> Iterable[str]:
        """All guests whom it reaches. `Notifications.reaches` reports later ones."""

    async def targets(self, guest: str) -> Sequence[Target]:
        """Where it reaches ``guest`` now."""

    async def send(self, guest: str, target: str, notice: Notice) -> None:
        """Deliver ``notice`` to the target of this id, if it still exists and is the guest's. It
        may be called twice for one notice, after a crash. What it raises has it tried again; a
        target that is gone for good it removes itself, and returns."""

    async def withdraw(self, guest: str, target: str, tag: str) -> None:
        """Take back the notice with this tag, if ``withdraws``; fails as `send` does."""
