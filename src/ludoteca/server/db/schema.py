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
    Column("person", String, nullable=False),  # what others know the guest by
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
    Column("rematch", String),  # the table at which the same people meet again
    Column("rematch_by", String),  # the name of who wished for it
    Column("round", Integer, nullable=False),  # the how manieth table of a series, from 1
    Column("secret", LargeBinary, nullable=False),  # of the dice; told when the table is over
    Column("created_at", BigInteger, nullable=False),
    # What the owner decides: see `ludoteca.server.tables.play.table_settings.TableSettings`.
    Column("listed", Boolean, nullable=False),
    Column("absence", Integer),  # in seconds
    Column("stand_in", String, nullable=False),
    Column("forfeit", String, nullable=False),  # or last
    Column("talk", String, nullable=False),
    Column("hints", Boolean, nullable=False),
    # The dice that the table has in common with others of its challenge, as JSON.
    Column("shared", LargeBinary),
    Column("challenge", String),
    # When lists of tables last had something new to say of it; not with every move of a bot.
    Column("changed_at", BigInteger, nullable=False, default=clock.now, onupdate=clock.now),
    # The newest entry of which lists were told whose turn it is then.
    Column("told", Integer, nullable=False, default=-1),
    # Stands for the address that it was made from: whose turn it is when its bots think. Nothing
    # once it has ended.
    Column("household", String),
    # What somebody asks the others to go back to, as JSON: see
    # `ludoteca.server.tables.rows.table_rows.UndoWish`.
    Column("undo_wish", LargeBinary),
    # Its place in the lobby, once it was listed: see `ludoteca.server.tables.rows.listing`.
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
    Column("ends", Boolean, nullable=False),  # whether the person would agree to end the table
    Column("colour", Integer),  # nothing where it is that of the seat's number
    Column("wins", Integer, nullable=False),  # at the tables before, in a series
    Column("invited", Boolean, nullable=False),  # asked to play once more, and not yet answered
    Column(
        "asked_at", BigInteger
    ),  # since when it is a person's turn there; nothing when it is not
    Index("seats_by_guest", "guest"),
)

dismissals = Table(
    "dismissals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),  # whose seat the owner has taken away
    Column("until", BigInteger, nullable=False),  # no seat before then
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
    Column("draws", LargeBinary),  # JSON; nothing where nothing was drawn
    Column("turns", String),  # JSON; seats of people whose turn has begun (true) or ended with it
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
    Column("counted", Boolean, nullable=False),  # whether it says something about the guest
    Column("early", Boolean, nullable=False, default=False),  # no score, rank or win: ended before
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
    Column("fair", LargeBinary, nullable=False),  # JSON; what entry 0 of its tables says
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("opens_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),  # no table is made from then on
    Column("closes_at", BigInteger, nullable=False),  # the secret is told from then on
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
    Column("text", LargeBinary, nullable=False),  # JSON; what was reached, in the game's words
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

# What takes long to find out about a finished table, until it is found out.
works = Table(
    "works",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # review or luck
    Column("household", String, nullable=False),  # stands for the address that asked for it
    Column("guest", ForeignKey("guests.id")),  # who did
    Column("asked_at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),  # that are looked at
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
    Column("answer", LargeBinary),  # JSON; nothing until it was carried out
)

notices = Table(
    "notices",
    metadata,
    Column("name", String, primary_key=True),  # announcement or drain
    Column("body", String, nullable=False),
    Column("until", BigInteger),
)
