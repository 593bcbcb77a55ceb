"""Limits that keep one visitor from taking everybody's turn: all of them, in one place.

What people do is counted for them, and for the address that they come from: names are free, so a
limit for names alone would be none. Most visitors are never told of any of these. What is refused
says when to try again. `docs/operations.md` has the same figures for people who run a server.
"""

from __future__ import annotations

import functools
import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from ludoteca.server.edge.answers.errors import Problem


class Rate(NamedTuple):
    """``per_second`` in the long run, ``at_once`` after a rest."""

    per_second: float
    at_once: float


class Limit(NamedTuple):
    """What one guest may do, and all visitors of one address together; None is not counted."""

    guest: Rate | None
    address: Rate | None


What: TypeAlias = Literal[
    "files", "looks", "changes", "guests", "handshakes", "frames", "entries", "replays", "records",
    "glances", "hints", "reviews", "listings", "visits",
]  # fmt: skip


class Spending(NamedTuple):
    """``cost`` was counted for a ``name``: a guest's, or an address (see `address_of`)."""

    what: What
    by: Literal["guest", "address"]
    name: str
    cost: float


TOLD: Final = 0.05
"""The part of what a bucket holds that may be spent before other processes are told: they are told
nothing of most visitors, and whoever is at several has little more than at one."""

MINUTE, HOUR = 60, 3600
HINTS_AT_ONCE: Final = 10

LIMITS: Final[Mapping[What, Limit]] = {
    # The client's files, and what looks after the server.
    "files": Limit(None, Rate(200, 4000)),
    # Pages and answers of the API; not the client's files.
    "looks": Limit(Rate(10, 200), Rate(50, 1000)),
    # Requests that change something; `Settings.requests_per_minute` is both of its figures.
    "changes": Limit(Rate(120 / MINUTE, 120), Rate(120 / MINUTE, 120)),
    # New guests: a school is one address.
    "guests": Limit(None, Rate(300 / HOUR, 100)),
    # Sockets that are opened; those of tables and of the lobby are one kind.
    "handshakes": Limit(Rate(1, 30), Rate(10, 200)),
    # Frames over sockets, of all sockets together.
    "frames": Limit(Rate(20, 60), Rate(200, 600)),
    # Entries of logs: what people do at tables.
    "entries": Limit(Rate(4000 / HOUR, 400), Rate(20, 1000)),
    # Entries that are carried out once more to show them; one for each, whoever asks.
    "replays": Limit(Rate(1000, 20_000), Rate(4000, 60_000)),
    "records": Limit(Rate(0.5, 20), Rate(2, 60)),
    # Boards of tables in lists: a screen shows a dozen.
    "glances": Limit(Rate(4, 60), Rate(20, 300)),
    # `Settings.hints_per_minute` is what one guest may ask for.
    "hints": Limit(Rate(30 / MINUTE, HINTS_AT_ONCE), Rate(2, 60)),
    # Reviews and reports of luck that have to be worked out.
    "reviews": Limit(Rate(60 / HOUR, 10), Rate(300 / HOUR, 60)),
    # Tables that are listed for strangers: a page of the lobby shows 20.
    "listings": Limit(Rate(20 / HOUR, 6), Rate(30 / HOUR, 10)),
    # Seats taken at listed tables of others.
    "visits": Limit(Rate(60 / HOUR, 12), Rate(300 / HOUR, 60)),
}

NOTHING_ELSE: Final = Limit(None, None)

PROPOSALS: Final = Rate(1, 10)
"""What one guest may propose at one table, or clear."""

MOVES_BETWEEN_SEATS: Final = Rate(0.2, 6)
"""Of one guest at one table that waits for its start, also after leaving it: everybody there is
told of each."""

RETURNS: Final = Rate(1 / 60, 5)
"""How often one guest may take a seat back at one table: everybody there is told of each."""

UNDO_WISHES: Final = Rate(1 / 20, 6)
"""How often one guest may ask the others at one table to go back."""

FRAMES_OF_A_SOCKET: Final = Rate(20, 60)
"""Messages of one socket that are answered; those beyond are refused."""

REFUSED_FRAMES: Final = 200
"""Messages of one socket that are refused one by one; then it is closed."""

PREVIEWS_OF_A_SOCKET: Final = Rate(10, 30)

FRAMES_OF_A_FOLLOWER: Final = Rate(2, 20)
"""Messages of one socket of the lobby; then it is closed."""

FOLLOWERS: Final = 5_000
"""Sockets of the lobby that one process serves."""

JOIN_SECONDS: Final = 5.0
"""How long a socket at a table may take until it has joined."""

LINES_OF_TALK: Final = Rate(0.5, 6)
"""What one guest may say at one table."""

MOST_BYTES: Final = 64 * 1024
"""Of the body of a request, and of a message."""

MOST_ADDRESS_BYTES: Final = 1024
"""Of the path and the query of a request."""

MOST_HEAD_BYTES: Final = 8 * 1024
"""Of the first line of a request and all its headers."""

MOST_HEAD_LINES: Final = 100

MOST_COOKIE_BYTES: Final = 4 * 1024
"""Of all cookies of a request; ours have 250."""

WIRE_FRAMES_OF_A_SOCKET: Final = Rate(60, 500)
"""All that arrives at one socket, pings and parts of messages included; then it is closed."""

WIRE_FRAME_BYTES: Final = 16 * 1024
"""So many bytes count as one more frame."""

UNREAD_BYTES: Final = 256 * 1024
"""What may wait for a client that does not read; then its socket is closed."""

CONNECTIONS_OF_AN_ADDRESS: Final = 500
NEW_CONNECTIONS_OF_AN_ADDRESS: Final = Rate(50, 600)

REQUESTS_AT_WORK: Final = 8
"""Requests of one address that are worked on at once: the others wait, so that whoever comes from
elsewhere waits for no more than these, however many connections ask."""

AT_WORK_SECONDS: Final = 0.05
"""After which a request gives its place to the next: by then it waits for somebody else."""

HEAD_SECONDS: Final = 10.0
"""How long the head of a request may take."""

HANDSHAKE_SECONDS: Final = 10.0
"""How long it may take until a WebSocket is open, once its head is there."""

BODY_SECONDS: Final = 20.0
STALLED_SECONDS: Final = 30.0
"""How long a client may take nothing of its answer."""

SPARE_FILES: Final = 100
"""Descriptors that stay free of connections: for the database, bots and files of the client."""

LEAST_FILES: Final = 200
"""Descriptors without which a server does not begin: beyond those that stay free, for people."""

MOST_FILES: Final = 65_536

THINKING_AT_ONCE: Final = 0.5
"""The part of the bot workers of a process that think for one address while others want them, too;
one may always."""

HEARD_OUT: Final = 8
"""Connections without a place that may still say what they are for: health checks are answered."""

LONGEST_QUEUE: Final = 50
"""Hints, and reviews, that may wait of everybody."""

HINTS_WAITING: Final = (2, 6)
"""Hints that may wait at once, of one guest and of one address."""

REVIEWS_WAITING: Final = (1, 4)

LUCK_WAITING: Final = (4, 12)
"""Reports of luck: pages ask for them by themselves."""

REPLAYS_RUNNING: Final = 2
"""Replays that are made at once, of everybody: each takes its turns with all else."""

REPLAYS_WAITING: Final = (2, 6)

LISTED_TABLES: Final = 3
"""Tables of one guest that may wait in the lobby at once."""

SEATS_AT_LISTED: Final = 6
"""Listed tables of others that wait for their start, at which one guest may sit at once."""

TAKING_BACK_IN_A_QUESTION: Final = 100
"""Entries of one seat since the table last told something, after which it takes nothing back."""

CHANGES_IN_A_QUESTION: Final = 200
"""The same, after which it is refused whatever does not answer the question."""

ENTRIES_OF_A_TABLE: Final = 5_000
"""After which nothing is taken back any more: the rest is as long as the game."""


@functools.lru_cache(maxsize=10_000)
def address_of(host: str) -> str:
    """Whom to count: an IPv4 address, or the /64 of an IPv6 one, which one household has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Bucket:
    """A token bucket. ``untold`` is what was spent of it here and other processes do not know."""

    __slots__ = ("_at", "_left", "_rate", "untold")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = time.monotonic()
        self.untold = 0.0

    def wait(self, cost: float = 1) -> float:
        """Seconds until ``cost`` is within the limit; 0 when it is. Whatever is dearer than the
        whole bucket takes all of it."""
        now = time.monotonic()
        per_second, at_once = self._rate
        self._left = min(at_once, self._left + (now - self._at) * per_second)
        self._at = now
        missing = min(cost, at_once) - self._left
        return missing / per_second if missing > 0 else 0.0

    def spend(self, cost: float = 1) -> None:
        """Take it, also when it is not there: then the next one waits longer, at most until a
        bucket that held nothing would be full."""
        at_once = self._rate.at_once
        self._left = max(self._left - min(cost, at_once), -at_once)

    def to_tell(self, cost: float) -> float:
        """What other processes are to be told, now that ``cost`` was spent here; mostly 0."""
        at_once = self._rate.at_once
        self.untold += min(cost, at_once)
        if self.untold < TOLD * at_once:
            return 0.0
        told, self.untold = self.untold, 0.0
        return told

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is within the limit."""
        allowed = self.wait(cost) == 0
        if allowed:
            self.spend(cost)
        return allowed

    @property
    def full(self) -> bool:
        """Whether so much time has passed that the bucket remembers nothing."""
        return self.wait(self._rate.at_once) == 0


class Buckets:
    """A bucket for each name, made when needed and forgotten when full again."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._crowd = 10_000

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._crowd:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
                self._crowd = max(10_000, 2 * len(self._buckets))  # so that sweeping stays rare
            bucket = self._buckets[name] = Bucket(self._rate)
        return bucket

    def take(self, name: str) -> bool:
        return self.of(name).take()


class Places:
    """At most ``most`` at a time for each name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Whether there was a place; whoever got one gives it back."""
        taken = self._taken.get(name, 0)
        if taken >= self._most:
            return False
        self._taken[name] = taken + 1
        return True

    def give_back(self, name: str) -> None:
        left = self._taken[name] - 1
        if left:
            self._taken[name] = left
        else:
            del self._taken[name]


class Limits:
    """What is left to everybody. All figures are ``times`` what they are by default, but those
    that are ``exact``. ``tell`` has other processes `note` what is spent here."""

    def __init__(self, times: float = 1, exact: Mapping[What, Limit] | None = None) -> None:
        self.times = times
        self.tell: Callable[[Spending], None] | None = None
        self._limits: dict[What, tuple[Buckets | None, Buckets | None]] = {}
        for what, limit in LIMITS.items():
            mine = (exact or {}).get(what, NOTHING_ELSE)
            self._limits[what] = (
                _buckets(mine.guest or self._scaled(limit.guest)),
                _buckets(mine.address or self._scaled(limit.address)),
            )

    def rate(self, rate: Rate) -> Rate:
        return Rate(rate.per_second * self.times, rate.at_once * self.times)

    def most(self, count: int) -> int:
        return max(1, round(count * self.times))

    def places(self, most: tuple[int, int]) -> tuple[int, int]:
        """As `most`, of one guest and of one address."""
        return self.most(most[0]), self.most(most[1])

    def wait(self, what: What, guest: str | None, address: str, cost: float = 1) -> float:
        """Count ``cost`` for both unless one of them has to wait; the seconds that it has to.

        ``address`` is that of a connection, as it is.
        """
        by_guest, by_address = self._limits[what]
        mine = by_guest.of(guest) if by_guest is not None and guest is not None else None
        household = address_of(address)
        theirs = by_address.of(household) if by_address is not None else None
        seconds = mine.wait(cost) if mine is not None else 0.0
        if theirs is not None:
            seconds = max(seconds, theirs.wait(cost))
        if seconds == 0:
            if mine is not None and guest is not None:
                self._spend(mine, Spending(what, "guest", guest, cost))
            if theirs is not None:
                self._spend(theirs, Spending(what, "address", household, cost))
        return seconds

    def _spend(self, bucket: Bucket, spending: Spending) -> None:
        bucket.spend(spending.cost)
        if self.tell is not None and (cost := bucket.to_tell(spending.cost)):
            self.tell(spending._replace(cost=cost))

    def note(self, spending: Spending) -> None:
        """Count what was spent at another process."""
        by_guest, by_address = self._limits[spending.what]
        buckets = by_guest if spending.by == "guest" else by_address
        if buckets is not None:
            buckets.of(spending.name).spend(spending.cost)

    def must_allow(self, what: What, guest: str | None, address: str, cost: float = 1) -> None:
        """Raises `Problem` ``error-too-many``, with the ``seconds`` after which to try again."""
        seconds = self.wait(what, guest, address, cost)
        if seconds:
            raise too_many(seconds)

    def _scaled(self, rate: Rate | None) -> Rate | None:
        return None if rate is None else self.rate(rate)


def _buckets(rate: Rate | None) -> Buckets | None:
    return None if rate is None else Buckets(rate)


def too_many(seconds: float) -> Problem:
    return Problem("error-too-many", seconds=max(1, math.ceil(seconds)))


class Queue:
    """Places for what takes long: a few of one guest, a few of one address."""

    def __init__(self, limits: Limits, most: tuple[int, int]) -> None:
        self._guests = Places(limits.most(most[0]))
        self._addresses = Places(limits.most(most[1]))

    def take(self, guest: str | None, address: str) -> Place:
        """A place, to be given back. Raises `Problem` ``error-too-many``."""
        address = address_of(address)
        if guest is not None and not self._guests.take(guest):
            raise too_many(QUEUE_SECONDS)
        if not self._addresses.take(address):
            if guest is not None:
                self._guests.give_back(guest)
            raise too_many(QUEUE_SECONDS)
        return Place(self._guests, self._addresses, guest, address)


QUEUE_SECONDS: Final = 5.0
"""When somebody whose places are all taken is told to try again."""


class Place:
    def __init__(self, guests: Places, addresses: Places, guest: str | None, address: str) -> None:
        self._guests, self._addresses = guests, addresses
        self._guest, self._address = guest, address

    def give_back(self) -> None:
        if self._guest is not None:
            self._guests.give_back(self._guest)
        self._addresses.give_back(self._address)

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()
