"""The protocol of bots, which pick one of a seat's options by its view, and playing styles."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat

Taste = TypeVar("Taste", bound=NamedTuple)


class Bot(Protocol):
    """Chooses for one seat. Equal arguments and equal chance give the equal choice."""

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        """One of ``options``: never empty, and none of them takes back. Draws from ``chance``
        never reach the table."""
        ...


@dataclasses.dataclass(frozen=True, slots=True)
class PlayingStyle:
    """The preferences of one bot for a whole table: they decide where the choice matters little.

    They follow from the table's ``key`` and the ``seat`` alone, and differ from seat to seat.
    Without a key there are no preferences.
    """

    key: str = ""
    seat: Seat = 0

    def __bool__(self) -> bool:
        return bool(self.key)

    def leans(self, to: str) -> float:
        """How much it likes the thing that a game or a bot calls ``to``, from -1 to 1: always the
        same, and independent of all other things. Seats of one table differ in it."""
        return _leaning(self.key, self.seat, to) if self.key else 0.0

    def likes(self, action: msgspec.Struct) -> float:
        """How much it likes an action, from -1 to 1. Actions of one kind with a value in common
        are liked similarly."""
        return _liking(self, action) if self.key else 0.0


EVEN: Final = PlayingStyle()
"""The style without preferences: it takes the best choice, as hints do."""

Temper: TypeAlias = PlayingStyle
"""Old name of `PlayingStyle`, kept for installed games."""

PLACES: Final = 8
"""Number of seats of a table whose leanings to one thing are spread evenly from -1 to 1."""


@functools.lru_cache(maxsize=1 << 14)
def _leaning(key: str, seat: Seat, to: str) -> float:
    """Each seat gets one of `PLACES` equal parts of -1 to 1, in an order that depends on the thing,
    and a point within it that depends on the seat."""
    times, place = divmod(seat, PLACES)
    order = hashlib.sha256(f"{key}/{times}/{to}".encode()).digest()
    within = hashlib.sha256(f"{key}/{seat}/{to}/within".encode()).digest()[0]
    at = sorted(range(PLACES), key=lambda one: order[4 * one : 4 * one + 4]).index(place)
    return 2 * (at + (within + 0.5) / 256) / PLACES - 1


@functools.lru_cache(maxsize=1 << 14)
def _liking(style: PlayingStyle, action: msgspec.Struct) -> float:
    kind = type(action).__struct_config__.tag
    values = msgspec.structs.asdict(action)
    leanings = [style.leans(f"{kind} {name} {value}") for name, value in values.items()]
    if not leanings:
        return style.leans(f"{kind}")
    # Divided by the root, so that likings are as strong for actions with many values as with one.
    liking = sum(leanings) / math.sqrt(len(leanings))
    return max(-1.0, min(1.0, liking))


@functools.lru_cache(maxsize=1 << 10)
def varied(taste: Taste, names: tuple[str, ...], part: float, style: PlayingStyle) -> Taste:
    """A ``taste`` (weights of a bot) varied by ``style``: the fields ``names`` become larger or
    smaller by up to ``part``."""
    leanings = {name: 1 + part * style.leans(name) for name in names}
    return taste._replace(**{name: getattr(taste, name) * by for name, by in leanings.items()})


def with_style(bot: Bot, style: PlayingStyle) -> Bot:
    """``bot`` with ``style`` if it is a dataclass with a field ``style``, or ``temper`` as it was
    called before; any other bot unchanged."""
    if dataclasses.is_dataclass(bot):
        for field in ("style", "temper"):
            if hasattr(bot, field):
                return dataclasses.replace(bot, **{field: style})
    return bot


tempered: Final = with_style
"""Old name of `with_style`, kept for installed games."""
