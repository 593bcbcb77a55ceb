"""What a bot is: something that sees one seat's view and picks one of its options; and what lasts
of one in its seat, its temper."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

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
class Temper:
    """The manner of one bot for a whole table: to what it leans where it matters little.

    All of it follows from the table's ``key`` and the ``seat``, whatever the table has to offer;
    who sits at one table leans differently. Without a key nobody leans to anything.
    """

    key: str = ""
    seat: Seat = 0

    def __bool__(self) -> bool:
        return bool(self.key)

    def leans(self, to: str) -> float:
        """How much it likes what a game or a bot calls ``to``, from -1 to 1: always the same. It
        says nothing about anything else, and of others at the table only that they lean so less."""
        return _leaning(self.key, self.seat, to) if self.key else 0.0

    def likes(self, action: msgspec.Struct) -> float:
        """How much it likes an action, from -1 to 1: actions of one kind, and those with a value in
        common, are liked alike."""
        return _liking(self, action) if self.key else 0.0


EVEN: Final = Temper()
"""Who takes what it holds for best, and nothing else: so hints are made."""

PLACES: Final = 8
"""So many seats of a table lean quite differently to each thing."""


@functools.lru_cache(maxsize=1 << 14)
def _leaning(key: str, seat: Seat, to: str) -> float:
    """From -1 to 1 there are `PLACES`; the seats have one each, in an order of that thing's own,
    and within it anything."""
    times, place = divmod(seat, PLACES)
    order = hashlib.sha256(f"{key}/{times}/{to}".encode()).digest()
    within = hashlib.sha256(f"{key}/{seat}/{to}/within".encode()).digest()[0]
    at = sorted(range(PLACES), key=lambda one: order[4 * one : 4 * one + 4]).index(place)
    return 2 * (at + (within + 0.5) / 256) / PLACES - 1


@functools.lru_cache(maxsize=1 << 14)
def _liking(temper: Temper, action: msgspec.Struct) -> float:
    kind = type(action).__struct_config__.tag
    values = msgspec.structs.asdict(action)
    leanings = [temper.leans(f"{kind} {name} {value}") for name, value in values.items()]
    if not leanings:
        return temper.leans(f"{kind}")
    # However much there is to an action, it is liked as strongly.
    liking = sum(leanings) / math.sqrt(len(leanings))
    return max(-1.0, min(1.0, liking))


@functools.lru_cache(maxsize=1 << 10)
def varied(taste: Taste, names: tuple[str, ...], part: float, temper: Temper) -> Taste:
    """A ``taste``, which says what things are worth, as somebody of ``temper`` has it: the fields
    of these ``names`` are larger or smaller by up to that ``part``."""
    leanings = {name: 1 + part * temper.leans(name) for name in names}
    return taste._replace(**{name: getattr(taste, name) * by for name, by in leanings.items()})


def tempered(bot: Bot, temper: Temper) -> Bot:
    """``bot`` with ``temper``, as strong as before, if it is a dataclass with a field ``temper``;
    one that knows no temper as it is."""
    if dataclasses.is_dataclass(bot) and hasattr(bot, "temper"):
        return dataclasses.replace(bot, temper=temper)
    return bot
