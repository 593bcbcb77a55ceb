"""The tables of the database. A change here comes with a migration beside it.

Times are in milliseconds since 1970 UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

from ludoteca.server import clock

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("person", String, nullable=False),  # the public id
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, default=clock.now),  # to the day
    Index("guests_by_person", "person", unique=True),
    Index("guests_by_visit", "seen_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("status", String, nullable=False),  # waiting, running, over, closed or stopped
    Column("closed", String),  # why a table was closed
    Column("rematch", String),  # the table of the rematch
    Column("rematch_by", String),  # the name of the person who asked for it
    Column("round", Integer, nullable=False),  # the number of the table in its series, from 1
    Column("secret", LargeBinary, nullable=False),  # of the dice; public after the end
    Column("created_at", BigInteger, nullable=False),
    # Settings by the owner: see `ludoteca.server.tables.play.table_settings.TableSettings`.
    Column("listed", Boolean, nullable=False),
    Column("absence", Integer),  # in seconds
    Column("stand_in", String, nullable=False),
    Column("forfeit", String, nullable=False),  # or last
    Column("talk", String, nullable=False),
    Column("hints", Boolean, nullable=False),
    # The dice that the table shares with others of its challenge, as JSON.
    Column("shared", LargeBinary),
    Column("challenge", String),
    # The last change that lists of tables show; not every move of a bot.
    Column("changed_at", BigInteger, nullable=False, default=clock.now, onupdate=clock.now),
    # The newest entry whose turns are in `seats.asked_at`, for lists.
    Column("told", Integer, nullable=False, default=-1),
    # The name of the address that made the table, which is charged for its bots; null after the
    # end.
    Column("household", String),
    # An open request to undo, as JSON: see
    # `ludoteca.server.tables.rows.table_rows.UndoWish`.
    Column("undo_wish", LargeBinary),
    # Its rank in the lobby, once it was listed: see `ludoteca.server.tables.rows.listing`.
    Column("precedence", Integer, nullable=False, default=0),
    Index("tables_by_owner", "owner", "created_at"),
    Index("tables_by_challenge", "challenge", "owner"),
    Index("tables_by_change", "changed_at"),
    Index("tables_by_listing", "listed", "status", "precedence", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person or bot
    Column("guest", ForeignKey("guests.id")),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("ends", Boolean, nullable=False),  # whether the person agrees to end the table
    Column("colour", Integer),  # null for the colour of the seat's number
    Column("wins", Integer, nullable=False),  # at earlier tables of the series
    Column("invited", Boolean, nullable=False),  # to a rematch, and not yet answered
    Column("asked_at", BigInteger),  # since when it is a person's turn there; else null
    Index("seats_by_guest", "guest"),
)

dismissals = Table(
    "dismissals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),  # a guest removed by the owner
    Column("until", BigInteger, nullable=False),  # they get no seat before then
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("command", String),  # the client's id of it
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("tape", LargeBinary, nullable=False),  # JSON
    Column("draws", LargeBinary),  # JSON; null without draws
    Column("turns", String),  # JSON; people's seats whose turn begins (true) or ends (false) here
    UniqueConstraint("table_id", "seat", "command", name="one_entry_per_command"),
)

wakes = Table(
    "wakes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # the name of a WakeKind
    Column("seat", Integer, primary_key=True),  # -1 for the whole table
    Column("asked", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),  # claimed until then; 0 for never
    Column("holder", String),  # the process that claimed it last
    Index("wakes_by_due", "due"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("kind", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),  # that have failed
    Column("lease", BigInteger, nullable=False),  # claimed until then; 0 for never
    Column("holder", String),  # the process that claimed it last
    Column("body", LargeBinary, nullable=False),  # JSON
    Index("jobs_by_due", "due"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # of a bot
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # whether statistics of the guest include it
    Column("early", Boolean, nullable=False, default=False),  # ended early: no score, rank or win
    Column("ended_at", BigInteger, nullable=False),
    Index("outcomes_by_guest", "guest", "game", "ended_at"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # of each of its tables
    Column("fair", LargeBinary, nullable=False),  # JSON; the `fair` of its tables' entry 0
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("opens_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # no table can be begun from then on
    Column("closes_at", BigInteger, nullable=False),  # the secret is public from then on
)

challenge_results = Table(
    "challenge_results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("challenge", ForeignKey("challenges.id"), nullable=False),
    Column("guest", ForeignKey("guests.id")),
    Column("level", String),  # of a bot
    Column("points", Integer, nullable=False),
    Column("tie", Integer, nullable=False),
    Column("text", LargeBinary, nullable=False),  # JSON; the result in the game's words
    Column("counted", Boolean, nullable=False),  # the first table of its guest, played in time
    Column("ended_at", BigInteger, nullable=False),
    Index("results_by_merit", "challenge", "counted", "points", "tie"),
    Index("results_by_guest", "guest"),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String, nullable=False),  # the client's id of it
    Column("kind", String, nullable=False),  # phrase, emoji or text
    Column("body", String, nullable=False),
    Index("talk_by_guest", "guest"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("made_at", BigInteger, nullable=False),
)

lucks = Table(
    "lucks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("made_at", BigInteger, nullable=False),
)

# Unfinished computations about finished tables.
works = Table(
    "works",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # review or luck
    Column("household", String, nullable=False),  # the name of the address that requested it
    Column("guest", ForeignKey("guests.id")),  # the guest who requested it
    Column("asked_at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),  # to look at
    Column("done", Integer, nullable=False),  # thousandths
    Column("spent", BigInteger, nullable=False),  # milliseconds
    Column("tries", Integer, nullable=False),  # that have failed since the last part
    Column("lease", BigInteger, nullable=False),  # claimed until then, or at rest
    Column("holder", String),  # the process that claimed it last
    Index("works_by_guest", "guest"),
)

work_parts = Table(
    "work_parts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON: `ludoteca.server.operators.orders.Order`
    Column("holder", String),  # the process that carries it out
    Column("answer", LargeBinary),  # JSON; null until it was carried out
)

notices = Table(
    "notices",
    metadata,
    Column("name", String, primary_key=True),  # announcement or drain
    Column("body", String, nullable=False),
    Column("until", BigInteger),
)
