"""Limits that keep one visitor from taking everybody's turn: all of them, in one place.

What people do is counted for them, and for the address that they come from: names are free, so a
limit for names alone would be none. Most visitors are never told of any of these. What is refused
says when to try again. `docs/operations.md` has the same figures for people who run a server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias


class Rate(NamedTuple):
    """``per_second`` in the long run, ``at_once`` after a rest."""

    per_second: float
    at_once: float


class Limit(NamedTuple):
    """What one guest may do, and all visitors of one address together; None is not counted."""

    guest: Rate | None
    address: Rate | None


What: TypeAlias = Literal[
    "files", "looks", "changes", "guests", "sessions", "handshakes", "frames", "entries",
    "replays", "records", "glances", "hints", "reviews", "listings", "visits", "exports",
    "pairings", "codes", "passkeys", "recovery-codes", "mails", "letters", "links", "openid",
    "searches", "feeds", "feed_reads", "unknown_feeds", "webhook_tests", "subscriptions", "hours",
    "ahead", "ahead_options", "invitations", "relations", "reports", "answers",
    "tournaments", "tournament_entries", "groups", "group_entries", "calls",
]  # fmt: skip


class Spending(NamedTuple):
    """``cost`` was counted for a ``name``: a guest's, or an address (see `address_of`)."""

    what: What
    by: Literal["guest", "address"]
    name: str
    cost: float


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
    # Sessions that a process has not met since its start; made-up ones cost a query each.
    "sessions": Limit(None, Rate(10, 500)),
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
    # Searches for opponents, and changes of them: a school is one address.
    "searches": Limit(Rate(20 / MINUTE, 12), Rate(5, 300)),
    # Calls for players: the house sends them for somebody who looks for some, whom nobody joins.
    "calls": Limit(Rate(6 / HOUR, 4), None),
    # Browsers that subscribe to notifications, and notices to try them.
    "subscriptions": Limit(Rate(30 / HOUR, 12), Rate(300 / HOUR, 100)),
    # Changes of playing hours and holidays: all tables of the person are told of each.
    "hours": Limit(Rate(12 / HOUR, 12), Rate(300 / HOUR, 100)),
    # Seats taken at listed tables of others.
    "visits": Limit(Rate(60 / HOUR, 12), Rate(300 / HOUR, 60)),
    # Exports of all data about a person, with the records of all their tables.
    "exports": Limit(Rate(4 / HOUR, 3), Rate(20 / HOUR, 10)),
    # Codes shown to sign in on another device.
    "pairings": Limit(Rate(30 / HOUR, 10), Rate(120 / HOUR, 40)),
    # Codes entered, right or wrong: a class that signs in is one address.
    "codes": Limit(None, Rate(60 / HOUR, 30)),
    # Challenges for passkeys, and answers to them: a school is one address.
    "passkeys": Limit(None, Rate(0.5, 120)),
    # Recovery codes that somebody tries.
    "recovery-codes": Limit(None, Rate(30 / HOUR, 10)),
    # Mails that somebody asks for, whoever gets them.
    "mails": Limit(Rate(10 / HOUR, 10), Rate(20 / HOUR, 20)),
    # Mails to one address, which stands in place of the guest.
    "letters": Limit(Rate(5 / HOUR, 5), None),
    # Links of mails, and signed addresses in them, that are looked at or used.
    "links": Limit(None, Rate(120 / HOUR, 60)),
    # Ways to the OpenID provider and back.
    "openid": Limit(None, Rate(120 / HOUR, 60)),
    # Addresses of feeds that are looked up.
    "feeds": Limit(None, Rate(2, 200)),
    # What one feed (in the place of a guest) tells: calendars ask every few minutes.
    "feed_reads": Limit(Rate(6 / MINUTE, 30), None),
    # Addresses that are no feed: somebody guesses, or a calendar asks for a withdrawn one.
    "unknown_feeds": Limit(None, Rate(10 / MINUTE, 30)),
    # Events that people send to try a webhook.
    "webhook_tests": Limit(Rate(10 / MINUTE, 5), Rate(20 / MINUTE, 20)),
    # Choices ahead that are made or taken back.
    "ahead": Limit(Rate(0.5, 20), Rate(10, 200)),
    # Options to choose ahead from, which bot workers compute.
    "ahead_options": Limit(Rate(0.5, 20), Rate(5, 100)),
    # People who are followed or blocked, or no longer, and changes of what others may.
    "relations": Limit(Rate(20 / MINUTE, 40), Rate(5, 300)),
    # People who are invited by name.
    "invitations": Limit(Rate(1 / MINUTE, 20), Rate(10 / MINUTE, 100)),
    # Reports to the moderators: a school is one address.
    "reports": Limit(Rate(10 / HOUR, 5), Rate(60 / HOUR, 30)),
    # Answers of people to moderators; each sanction takes one.
    "answers": Limit(Rate(10 / HOUR, 5), Rate(60 / HOUR, 30)),
    # Tournaments that are made.
    "tournaments": Limit(Rate(4 / HOUR, 3), Rate(10 / HOUR, 6)),
    # Entries to tournaments: a school is one address.
    "tournament_entries": Limit(Rate(30 / HOUR, 12), Rate(300 / HOUR, 150)),
    # Groups that are made, and new links of groups.
    "groups": Limit(Rate(10 / HOUR, 5), Rate(30 / HOUR, 15)),
    # Groups that are joined: a school is one address.
    "group_entries": Limit(Rate(30 / HOUR, 12), Rate(300 / HOUR, 150)),
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

PAUSE_WISHES: Final = Rate(1 / 60, 6)
"""How often one guest may ask for a pause at one table: everybody there is told of each, and a
guest who plays alone writes an entry with each."""

FRAMES_OF_A_SOCKET: Final = Rate(20, 60)
"""Messages of one socket that are answered; those beyond are refused."""

REFUSED_FRAMES: Final = 200
"""Messages of one socket that are refused one by one; then it is closed."""

PREVIEWS_OF_A_SOCKET: Final = Rate(10, 30)

FRAMES_OF_A_FOLLOWER: Final = Rate(2, 20)
"""Messages of one socket of the lobby; then it is closed."""

FOLLOWERS: Final = 8_000
"""Sockets of the lobby that one process serves."""

JOIN_SECONDS: Final = 5.0
"""How long a socket at a table may take until it has joined."""

CODES_OF_EVERYBODY: Final = Rate(5, 300)
"""Codes entered by everybody at one process: of four thousand million."""

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

EXPORTS_WAITING: Final = (1, 3)
"""Exports of all data about a person that wait or are made at once, of one guest and of one
address; a process makes one at a time."""

AHEAD_OF_A_PERSON: Final = 200
"""Choices ahead that one person can have, at all tables."""

OPEN_REPORTS: Final = (20, 50)
"""Reports that no moderator has closed, of one person, and about one: who reports somebody whom
fifty have reported is answered as ever, and no row is added."""

INVITATIONS: Final = (20, 3)
"""Open invitations by name that one person can have, and those by the same person; who invites
beyond is refused, and not told why."""

FOLLOWED_BY_A_PERSON: Final = 300
"""People whom one person can follow."""

BLOCKED_BY_A_PERSON: Final = 1000

CALLED_AT_ONCE: Final = 10
"""People who are called at a time because somebody looks for players."""

CALLED_FOR_ONE: Final = 30
"""The same, for one search or one table in all."""

CALLED_AGAIN_SECONDS: Final = 3 * HOUR
"""How long nobody is called again."""

TOURNAMENTS_OF_A_PERSON: Final = 3
"""Tournaments of one owner that go on at once."""

ENTRIES_OF_A_PERSON: Final = 10
"""Tournaments that go on, which one person has entered."""

PEOPLE_IN_A_TOURNAMENT: Final = 128
ROUNDS_OF_A_TOURNAMENT: Final = 12

GROUPS_OF_AN_OWNER: Final = 5
"""Groups that one person owns."""

GROUPS_OF_A_PERSON: Final = 30
"""Groups that one person is in, their own included."""

MEMBERS_OF_A_GROUP: Final = 200

OPEN_IN_A_GROUP: Final = 3
"""Tables of one person that wait in one group at once."""

AHEAD_WAITING: Final = (2, 8)
"""Requests for options ahead that wait or are computed at once, of one guest and of one address."""

SESSIONS_OF_A_PERSON: Final = 50
"""Browsers in which one person can be signed in."""

PASSKEYS_OF_A_PERSON: Final = 20
"""Passkeys that one person can have."""
FEEDS_OF_A_PERSON: Final = 5
"""Secret addresses of feeds that one person can have."""

WEBHOOKS_OF_A_PERSON: Final = 10
"""Webhooks that one person has made, those of tables included."""

WEBHOOKS_OF_A_TABLE: Final = 3

DELIVERIES_OF_A_WEBHOOK: Final = Rate(0.5, 30)
"""Events that one webhook is sent; those beyond come later."""

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
